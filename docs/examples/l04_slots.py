"""The tensors of a decode step: what is gathered from the blocks, and where the new keys and values go."""

from lessons.L04_scheduler import LLM

llm = LLM("tiny-stories", kvcache_block_size=4, num_kvcache_blocks=8)
for prompt in ([11, 12, 13, 14, 15], [21, 22, 23]):
    llm.add_request(prompt)
llm.step()
step = llm.scheduler.schedule()
runner = llm.model_runner
print("kv_cache", list(runner.kv_cache.shape))
for item in step.scheduled:
    print(f"s{item.seq.seq_id} table", item.seq.block_table, end="  ")
    print("gathers slots", runner.slots(item.seq, 0, item.start).tolist(), end="  ")
    print("scatters to", runner.slots(item.seq, item.start, item.end).tolist())
past, past_lens = runner.prepare_past(step.scheduled)
print("past", list(past.shape), "past_lens", past_lens.tolist())
_, new = runner.model(*runner.prepare_batch(step.scheduled)[:2], past, past_lens)
print("new ", list(new.shape))
