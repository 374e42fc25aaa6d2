"""A pool that is too small for both, overlapped: where a preemption waits for the step in flight."""

from lessons.full_plots import record_steps
from nanovllm_full import LLM, SamplingParams

llm = LLM("tiny-stories", device="cpu", async_scheduling=True, kvcache_block_size=4, num_kvcache_blocks=4)
for prompt in ([11, 12, 13, 14, 15], [12, 13, 14]):
    llm.add_request(prompt, SamplingParams(temperature=0, max_tokens=5, ignore_eos=True))
call = 0
for event in record_steps(llm):
    print(f"step() {event.call}" if event.call > call else " " * 8, f"{event.what:<8}", end="")
    print("" if event.number is None else f"{event.number}: ", event.text, sep="")
    call = event.call
