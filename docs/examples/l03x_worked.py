"""Two requests, prompts of 5 and 3 tokens, 3 new tokens each, step by step; then the caches that are kept."""

from lessons.L03x_kv_cache import LLM, SamplingParams

llm = LLM("tiny-stories", trace=True)
params = SamplingParams(temperature=0, max_tokens=3, ignore_eos=True)
for prompt in ([11, 12, 13, 14, 15], [21, 22, 23]):
    llm.add_request(prompt, params)

print("step  kind     sequence  num_tokens  num_cached_tokens  num_scheduled_tokens  step() returns")
while not llm.is_finished():
    finished, count = llm.step()
    record = llm.trace.steps[-1]
    for row in record["scheduled"]:
        numbers = f"{row['num_tokens']:>10}  {row['num_cached_tokens']:>17}  {row['num_scheduled_tokens']:>20}"
        print(f"{len(llm.trace.steps):>4}  {record['kind']:<7}  {row['seq_id']:>8}  {numbers}  {count:>+14}")
    kept = {seq.seq_id: len(cache) for seq, cache in llm.model_runner.kv_caches.items()}
    print(f"      finished: {record['finished']}  cached tokens: {kept}")
