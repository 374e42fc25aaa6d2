"""Qwen3's relatives: the same layers without the norm of queries and keys, and with other biases."""

from transformers import PreTrainedConfig

from .qwen3 import Qwen3ForCausalLM


class LlamaForCausalLM(Qwen3ForCausalLM):
    """Llama 2 and 3, SmolLM2, and others that call themselves so."""

    qk_norm = False

    def biases(self, config: PreTrainedConfig) -> tuple[bool, bool, bool]:
        """As the configuration says; mostly none."""
        return config.attention_bias, config.attention_bias, config.mlp_bias


class Qwen2ForCausalLM(LlamaForCausalLM):
    """Qwen2 and Qwen2.5."""

    def biases(self, config: PreTrainedConfig) -> tuple[bool, bool, bool]:
        """Queries, keys and values only; the configuration does not say it."""
        return True, False, False
