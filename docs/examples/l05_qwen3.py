"""The configuration of Qwen3-0.6B, without its weights."""

from transformers import Qwen3Config

CONFIG = Qwen3Config(
    architectures=["Qwen3ForCausalLM"],
    vocab_size=151936,
    hidden_size=1024,
    intermediate_size=3072,
    num_hidden_layers=28,
    num_attention_heads=16,
    num_key_value_heads=8,
    head_dim=128,
    tie_word_embeddings=True,
)
