"""The head size of Qwen3-0.6B, by division and from its configuration, and what follows from each."""

from docs.examples.l05_qwen3 import CONFIG
from lessons.L05_model_runner.models.qwen3 import head_dim_of

for name, head_dim in (
    ("hidden / heads", CONFIG.hidden_size // CONFIG.num_attention_heads),
    ("configured", head_dim_of(CONFIG)),
):
    per_token = 2 * CONFIG.num_hidden_layers * CONFIG.num_key_value_heads * head_dim * 2
    print(f"{name:<14}  head size {head_dim:>3}  o_proj takes {CONFIG.num_attention_heads * head_dim}", end="  ")
    print(f"K and V of a token: {per_token} bytes")
