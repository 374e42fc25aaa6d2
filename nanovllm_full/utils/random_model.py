"""Models of known shapes with random weights: to measure how fast an engine is, nothing has to be downloaded."""

import shutil
from pathlib import Path

import torch
from transformers import AutoModelForCausalLM, Qwen3Config

from .hub import BUNDLED, resolve_model

RANDOM_SHAPES = {
    "qwen3-0.6b": {
        "hidden_size": 1024,
        "intermediate_size": 3072,
        "num_hidden_layers": 28,
        "num_attention_heads": 16,
        "num_key_value_heads": 8,
        "tie_word_embeddings": True,
    },
    "qwen3-8b": {
        "hidden_size": 4096,
        "intermediate_size": 12288,
        "num_hidden_layers": 36,
        "num_attention_heads": 32,
        "num_key_value_heads": 8,
        "tie_word_embeddings": False,
    },
}


def write_random_model(shape: str, folder: Path) -> None:
    """Writes a Qwen3 of a known shape with random weights in bfloat16, and the bundled model's tokenizer beside it.

    The time that a model takes does not depend on what its weights are, and this one need not be downloaded.
    Raises ValueError for a shape that is not in RANDOM_SHAPES.
    """
    if shape not in RANDOM_SHAPES:
        raise ValueError(f"random_weights={shape!r}: must be one of {', '.join(RANDOM_SHAPES)}")
    config = Qwen3Config(
        **RANDOM_SHAPES[shape],
        vocab_size=151_936,
        head_dim=128,
        max_position_embeddings=40_960,
        rope_parameters={"rope_type": "default", "rope_theta": 1e6},
        bos_token_id=None,
        eos_token_id=0,
    )
    model = AutoModelForCausalLM.from_config(config, dtype=torch.bfloat16)
    model.save_pretrained(folder)
    for file in resolve_model(BUNDLED).glob("tokenizer*"):
        shutil.copy(file, folder)
