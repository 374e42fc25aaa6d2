"""A sequence runs, then a prompt of 40 tokens comes, of which a step computes 8: the order of the steps."""

from nanovllm_full import LLM, SamplingParams

params = SamplingParams(temperature=0, max_tokens=6, ignore_eos=True)
for interleave in (0, 1, 2):
    llm = LLM("tiny-stories", device="cpu", max_num_batched_tokens=8, prefill_interleave=interleave, trace=True)
    llm.add_request([11, 12, 13], params)
    llm.step()
    llm.add_request(list(range(100, 140)), params)
    while not llm.is_finished():
        llm.step()
    print(f"prefill_interleave={interleave}:", *(step["kind"][0].upper() for step in llm.trace.steps))
