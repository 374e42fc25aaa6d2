"""Two requests, overlapped: what each call of LLM.step plans and what it hands out."""

from lessons.full_plots import record_steps
from nanovllm_full import LLM, SamplingParams

settings = {"device": "cpu", "kvcache_block_size": 4, "num_kvcache_blocks": 12}
prompts = [[11, 12, 13, 14, 15], [12, 13, 14]]
greedy = SamplingParams(temperature=0, max_tokens=4, ignore_eos=True)
waiting = LLM("tiny-stories", async_scheduling=False, **settings)
ids = [output["token_ids"] for output in waiting.generate(prompts, greedy, use_tqdm=False)]
until = SamplingParams(temperature=0, max_tokens=9, ignore_eos=True, stop_token_ids=[ids[1][2]])

llm = LLM("tiny-stories", async_scheduling=True, **settings)
for prompt, params in zip(prompts, (greedy, until), strict=True):
    llm.add_request(prompt, params)
call = 0
for event in record_steps(llm):
    print(f"step() {event.call}" if event.call > call else " " * 8, f"{event.what:<8}", end="")
    print("" if event.number is None else f"{event.number}: ", event.text, sep="")
    call = event.call
outputs = llm.generate(prompts, [greedy, until], use_tqdm=False)
print("the ids without overlap:", [output["token_ids"] for output in outputs] == [ids[0], ids[1][:3]])
