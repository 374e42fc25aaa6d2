"""Prompts of 6, 3, 12 and 1 tokens; a step computes at most 10 prompt tokens."""

from lessons.L03x_kv_cache import LLM, SamplingParams

llm = LLM("tiny-stories", max_num_batched_tokens=10, trace=True)
params = SamplingParams(temperature=0, max_tokens=2, ignore_eos=True)
llm.generate([[1000] * length for length in (6, 3, 12, 1)], params, use_tqdm=False)
for number, record in enumerate(llm.trace.steps, start=1):
    counts = {f"s{item['seq_id']}": item["num_scheduled_tokens"] for item in record["scheduled"]}
    print(number, f"{record['kind']:<7}", counts, "waiting", record["waiting"])
