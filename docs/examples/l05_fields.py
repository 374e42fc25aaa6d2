"""The eight fields of the Context in a cold prefill, a chunk, a prefix hit and a decode, from the trace."""

from lessons.L05_model_runner import LLM, SamplingParams

LIMITS = {"kvcache_block_size": 4, "num_kvcache_blocks": 9, "max_num_batched_tokens": 6}
llm = LLM("tiny-stories", device="cpu", trace=True, **LIMITS)
params = SamplingParams(0, max_tokens=3, ignore_eos=True)
llm.add_request([11, 12, 13, 14, 15], params)
llm.step()
llm.add_request(list(range(100, 109)), params)
llm.step()
llm.step()
llm.add_request([11, 12, 13, 14, 21, 22], params)
llm.step()
llm.step()
for name, record in zip(("cold", "chunk 1", "chunk 2", "hit", "decode"), llm.trace.steps, strict=True):
    values = record["context"]
    print(f"{name}: " + "  ".join(f"{field}={value}" for field, value in values.items() if value))
