"""Which class runs which checkpoint, and what is refused before any weight is read."""

from pathlib import Path

from transformers import PreTrainedConfig

from .llama import LlamaForCausalLM, Qwen2ForCausalLM
from .qwen3 import Qwen3ForCausalLM, head_dim_of

MODELS = {model.__name__: model for model in (Qwen3ForCausalLM, Qwen2ForCausalLM, LlamaForCausalLM)}
ROPE_TYPES = ("default", "llama3")
ACTIVATIONS = ("silu", "swish")  # two names of one function
SIZES = (
    "vocab_size",
    "hidden_size",
    "intermediate_size",
    "num_hidden_layers",
    "num_attention_heads",
    "num_key_value_heads",
    "max_position_embeddings",
)


def find_model_class(config: PreTrainedConfig, path: Path) -> type[Qwen3ForCausalLM]:
    """The class for the checkpoint in folder `path`; raises ValueError, by name, for what is not supported."""
    problem = _find_problem(config) or _find_rope_problem(config.rope_parameters)
    if problem:
        raise ValueError(f"model: {path} cannot be loaded: {problem}")
    return MODELS[config.architectures[0]]


def _find_problem(config: PreTrainedConfig) -> str | None:
    """What of the configuration is not supported, None if nothing."""
    architectures = getattr(config, "architectures", None) or ["none"]
    if not isinstance(architectures, list):
        return f"architectures={architectures!r} in config.json: must be a list"
    if architectures[0] not in MODELS:
        return f"architecture {architectures[0]} is not supported; known are {', '.join(MODELS)}"
    if getattr(config, "quantization_config", None):
        return "it is quantised (quantization_config in config.json): not supported"
    if config.hidden_act not in ACTIVATIONS:
        return f"hidden_act {config.hidden_act!r} is not supported; known are {', '.join(ACTIVATIONS)}"
    layer_types = set(getattr(config, "layer_types", None) or ["full_attention"])
    if layer_types != {"full_attention"}:
        return f"layer_types {sorted(layer_types)} are not supported, only 'full_attention'"
    for name in SIZES:
        if getattr(config, name) < 1:
            return f"{name}={getattr(config, name)} in config.json: must be at least 1"
    if head_dim_of(config) < 1:
        return f"head_dim={head_dim_of(config)} in config.json: must be at least 1"
    if config.num_attention_heads % config.num_key_value_heads:
        return (
            f"num_attention_heads={config.num_attention_heads} is not a multiple of "
            f"num_key_value_heads={config.num_key_value_heads}"
        )
    return None


def _find_rope_problem(rope_parameters: dict) -> str | None:
    rope_type = rope_parameters.get("rope_type", "default")
    if rope_type not in ROPE_TYPES:
        return f"RoPE type {rope_type!r} is not supported; known are {', '.join(ROPE_TYPES)}"
    if rope_parameters.get("partial_rotary_factor", 1.0) != 1.0:
        return "partial_rotary_factor is not supported: heads are turned as a whole"
    return None
