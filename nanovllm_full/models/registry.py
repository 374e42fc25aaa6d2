"""Which class runs which checkpoint, and what is refused before any weight is read."""

from transformers import PreTrainedConfig

from .llama import LlamaForCausalLM, Qwen2ForCausalLM
from .qwen3 import Qwen3ForCausalLM

MODELS = {model.__name__: model for model in (Qwen3ForCausalLM, Qwen2ForCausalLM, LlamaForCausalLM)}
ROPE_TYPES = ("default", "llama3")


def find_model_class(config: PreTrainedConfig) -> type[Qwen3ForCausalLM]:
    """The class for a configuration; raises ValueError, by name, for what is not supported."""
    architectures = getattr(config, "architectures", None) or ["none"]
    if architectures[0] not in MODELS:
        raise ValueError(
            f"model: cannot be loaded: architecture {architectures[0]} is not supported; known are {', '.join(MODELS)}"
        )
    if getattr(config, "quantization_config", None):
        raise ValueError("model: cannot be loaded: it is quantised (quantization_config in config.json): not supported")
    if config.hidden_act != "silu":
        raise ValueError(f"model: cannot be loaded: hidden_act {config.hidden_act!r} is not supported, only 'silu'")
    layer_types = set(getattr(config, "layer_types", None) or ["full_attention"])
    if layer_types != {"full_attention"}:
        raise ValueError(
            f"model: cannot be loaded: layer_types {sorted(layer_types)} are not supported, only 'full_attention'"
        )
    if config.num_attention_heads % config.num_key_value_heads:
        raise ValueError(
            f"model: cannot be loaded: num_attention_heads={config.num_attention_heads} is not a multiple of "
            f"num_key_value_heads={config.num_key_value_heads}"
        )
    _check_rope(config.rope_parameters)
    return MODELS[architectures[0]]


def _check_rope(rope_parameters: dict) -> None:
    rope_type = rope_parameters.get("rope_type", "default")
    if rope_type not in ROPE_TYPES:
        raise ValueError(
            f"model: cannot be loaded: RoPE type {rope_type!r} is not supported; known are {', '.join(ROPE_TYPES)}"
        )
    if rope_parameters.get("partial_rotary_factor", 1.0) != 1.0:
        raise ValueError("model: cannot be loaded: partial_rotary_factor is not supported: heads are turned as a whole")
