"""Checkpoints with small random weights, in the architectures and odd sizes that an engine has to take."""

import json
from collections.abc import Callable
from pathlib import Path

import torch
from transformers import (
    AutoTokenizer,
    LlamaConfig,
    LlamaForCausalLM,
    PreTrainedModel,
    Qwen2Config,
    Qwen2ForCausalLM,
    Qwen3Config,
    Qwen3ForCausalLM,
)

from ..conftest import MODEL_DIR

SIZES = {
    "vocab_size": 4096,
    "hidden_size": 64,
    "intermediate_size": 128,
    "num_hidden_layers": 3,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "max_position_embeddings": 256,
    "pad_token_id": 0,
    "bos_token_id": 1,
    "eos_token_id": 1,
    "tie_word_embeddings": False,
}
ODD = {
    **SIZES,
    "vocab_size": 4099,
    "hidden_size": 72,
    "intermediate_size": 100,
    "num_attention_heads": 6,
    "num_key_value_heads": 3,
    "head_dim": 80,
}
LLAMA3 = {
    "rope_type": "llama3",
    "rope_theta": 10000.0,
    "factor": 8.0,
    "low_freq_factor": 1.0,
    "high_freq_factor": 4.0,
    "original_max_position_embeddings": 64,
}
BIASES = {"attention_bias": True, "mlp_bias": True}
TINY_MODELS: dict[str, Callable[[], PreTrainedModel]] = {
    "qwen3": lambda: Qwen3ForCausalLM(Qwen3Config(**SIZES, head_dim=32)),
    "qwen3_tied": lambda: Qwen3ForCausalLM(Qwen3Config(**SIZES | {"tie_word_embeddings": True}, head_dim=16)),
    "qwen3_odd": lambda: Qwen3ForCausalLM(Qwen3Config(**ODD)),
    "qwen3_bias": lambda: Qwen3ForCausalLM(Qwen3Config(**SIZES, head_dim=16, attention_bias=True)),
    "qwen2": lambda: Qwen2ForCausalLM(Qwen2Config(**SIZES)),
    "qwen2_tied": lambda: Qwen2ForCausalLM(
        Qwen2Config(**SIZES | {"tie_word_embeddings": True, "num_key_value_heads": 1})
    ),
    "llama": lambda: LlamaForCausalLM(LlamaConfig(**SIZES)),
    "llama_llama3_rope": lambda: LlamaForCausalLM(LlamaConfig(**SIZES, rope_parameters=LLAMA3)),
    "llama_bias": lambda: LlamaForCausalLM(LlamaConfig(**SIZES, **BIASES)),
    "llama_odd": lambda: LlamaForCausalLM(LlamaConfig(**ODD, **BIASES)),
    "llama_every_head": lambda: LlamaForCausalLM(LlamaConfig(**SIZES | {"num_key_value_heads": 4})),
}


def make_tiny_model(name: str) -> PreTrainedModel:
    """`transformers`' model with weights that matter: no bias is 0 and no norm is 1, as they are when new."""
    torch.manual_seed(0)
    model = TINY_MODELS[name]().eval().requires_grad_(False)
    for parameter_name, parameter in model.named_parameters():
        if "norm" in parameter_name:
            parameter.normal_(1.0, 0.3)
        else:
            parameter.normal_(0.0, 0.3 if parameter.dim() == 1 else 1.5 * parameter.shape[-1] ** -0.5)
    model.lm_head.weight.mul_(1.5 if model.config.tie_word_embeddings else 4)  # wide gaps between the logits
    return model


def save_checkpoint(model: PreTrainedModel, path: Path, **options: object) -> Path:
    """Writes a model and the tokenizer of the bundled one."""
    model.save_pretrained(path, **options)
    AutoTokenizer.from_pretrained(MODEL_DIR).save_pretrained(path)
    return path


def edit_config(path: Path, remove: tuple[str, ...] = (), **changes: object) -> None:
    """Changes config.json of a checkpoint."""
    file = path / "config.json"
    config = {name: value for name, value in json.loads(file.read_text()).items() if name not in remove}
    file.write_text(json.dumps(config | changes))
