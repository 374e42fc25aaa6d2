"""How many blocks does a CPU get? By default, with less memory, with few sequences, and with a number of your own."""

from lessons.L05_model_runner import LLM

for setting in ({}, {"kvcache_memory": 10_000_000}, {"max_num_seqs": 2}, {"num_kvcache_blocks": 8}):
    llm = LLM("tiny-stories", device="cpu", **setting)
    blocks, shape = llm.config.num_kvcache_blocks, list(llm.model_runner.kv_cache.shape)
    print(f"{setting}: {blocks} blocks of {llm.model_runner.block_bytes(llm.config)} bytes, kv_cache {shape}")
for setting in ({"kvcache_memory": 9999}, {"num_kvcache_blocks": 2**50}):
    try:
        LLM("tiny-stories", device="cpu", **setting)
    except ValueError as error:
        print(error)
