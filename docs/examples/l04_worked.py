"""Three requests in a pool of 6 blocks of 4, with the bundled model: who gets which block, and who gives way?"""

from lessons.L04_scheduler import LLM, SamplingParams

llm = LLM("tiny-stories", kvcache_block_size=4, num_kvcache_blocks=6, trace=True)
prompts = [[11, 12, 13, 14, 15], [21, 22, 23, 24, 25, 26], [31, 32, 33, 34]]
params = [SamplingParams(0, max_tokens, ignore_eos=True) for max_tokens in (6, 8, 4)]
outputs = llm.generate(prompts, params, use_tqdm=False)
for number, record in enumerate(llm.trace.steps, start=1):
    work = " ".join(
        f"s{item['seq_id']}[{item['num_cached_tokens']}:{item['num_cached_tokens'] + item['num_scheduled_tokens']}]"
        for item in record["scheduled"]
    )
    tables = " ".join(f"s{item['seq_id']}{item['block_table']}" for item in record["block_tables"])
    free, preempted = record["pool"]["free_block_ids"], record["preempted"]
    print(f"{number:>2} {record['kind']:<7} {work:<27} {tables:<34} free {free!s:<18} preempted {preempted}")
roomy = LLM("tiny-stories").generate(prompts, params, use_tqdm=False)
print("the same outputs as with plenty of memory:", outputs == roomy)
