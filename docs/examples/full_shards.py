"""Which part of the bundled model's layers each of two ranks holds."""

from nanovllm_full.utils.parallel import TensorParallel

HEADS, KV_HEADS, MLP, VOCABULARY, HIDDEN = 4, 2, 768, 4096, 256
for rank in range(2):
    parallel = TensorParallel(rank, size=2)
    parts = {
        "query heads": parallel.shard(0, HEADS),
        "KV heads": parallel.shard(0, KV_HEADS),
        "gate and up rows": parallel.shard(0, MLP),
        "down columns": parallel.shard(1, MLP),
        "vocabulary": parallel.shard(0, VOCABULARY),
    }
    text = ", ".join(f"{name} {part.start} to {part.start + part.size - 1}" for name, part in parts.items())
    print(f"rank {rank}: {text}")
odd = [TensorParallel(rank, size=3).shard(0, 4099).size for rank in range(3)]
print(f"a vocabulary of 4099 on three ranks: {odd}")
