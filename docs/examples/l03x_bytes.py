"""Bytes of the keys and values of one token in bf16, and how many there would be without grouped queries."""

from transformers import AutoConfig

from lessons.L03x_kv_cache.utils.hub import resolve_model

MODELS = {  # layers, query heads, KV heads, head size
    "Qwen3-0.6B": (28, 16, 8, 128),
    "Qwen3-1.7B": (28, 16, 8, 128),
    "Qwen3-4B": (36, 32, 8, 128),
    "Qwen3-8B": (36, 32, 8, 128),
    "Qwen3-14B": (40, 40, 8, 128),
    "Qwen3-32B": (64, 64, 8, 128),
    "SmolLM2-135M": (30, 9, 3, 64),
}
tiny = AutoConfig.from_pretrained(resolve_model("tiny-stories"))
names = ("num_hidden_layers", "num_attention_heads", "num_key_value_heads", "head_dim")
MODELS["tiny-stories"] = tuple(getattr(tiny, name) for name in names)

print(f"{'model':<13} layers  KV heads  head size  bytes per token      KiB  MiB for 4096  a KV head per query")
for name, (layers, heads, kv_heads, size) in MODELS.items():
    count = 2 * layers * kv_heads * size * 2  # K and V; two bytes each
    cells = f"{layers:>6}  {kv_heads:>8}  {size:>9}  {count:>15,}  {count / 1024:>7.1f}  {count * 4096 / 2**20:>12.0f}"
    print(f"{name:<13} {cells}  {heads / kv_heads:>17.0f} x")
