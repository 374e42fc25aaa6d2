"""Two requests, then two more, in ten blocks of 4, with the bundled model: the Context of each step."""

from lessons.L05_model_runner import LLM, SamplingParams

llm = LLM("tiny-stories", device="cpu", kvcache_block_size=4, num_kvcache_blocks=10, trace=True)
prompts = [[11, 12, 13, 14, 15], [21, 22, 23], [11, 12, 13, 14, 31, 32], [41, 42]]
outputs = {}
for index, prompt in enumerate(prompts):
    llm.add_request(prompt, SamplingParams(0, 4, ignore_eos=True))
    finished, _ = llm.step() if index % 2 else ([], 0)
while not llm.is_finished():
    finished, _ = llm.step()
    outputs |= {output["seq_id"]: output["token_ids"] for output in finished}
for number, record in enumerate(llm.trace.steps, start=1):
    context = record["context"]
    ends = f"q {context['cu_seqlens_q']} k {context['cu_seqlens_k']}"
    lengths = ends if context["is_prefill"] else f"lens {context['context_lens']}"
    print(
        f"{number} {record['kind']:<7} {lengths:<26} slots {context['slot_mapping']} tables {context['block_tables']}"
    )
alone = [LLM("tiny-stories").generate(p, SamplingParams(0, 4, ignore_eos=True), False)[0]["token_ids"] for p in prompts]
print("the same ids as each prompt alone:", [outputs[i] for i in range(4)] == alone)
