"""Rotary position embedding: pairs of a head's numbers are turned by an angle that grows with the position.

The angle is position * frequency, so the product of a query and a key depends on their distance alone (Su et al.,
RoFormer, 2021).
"""

import math

import torch
from torch import nn


def apply_rotary_emb(x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
    """Turns x [tokens, heads, head size] by angles with `cos` and `sin` [tokens, 1, head size].

    Number i of the first half of a head makes a pair (a, b) with number i of the second half, and becomes
    a cos - b sin and b cos + a sin. The minus is in the first half of `sin`; rolling swaps the halves.
    """
    wide = x.float()
    return (wide * cos + wide.roll(x.shape[-1] // 2, dims=-1) * sin).to(x.dtype)


class RotaryEmbedding(nn.Module):
    """Keeps the cosines and sines of all positions; one serves all layers."""

    def __init__(self, inv_freq: torch.Tensor, max_position: int):
        """`inv_freq`, float32 [head size / 2], are the radians per position."""
        super().__init__()
        angles = torch.outer(torch.arange(max_position, dtype=torch.float32), inv_freq)
        cos, sin = angles.cos(), angles.sin()
        cos_sin = torch.cat((cos, cos, -sin, sin), dim=-1).unsqueeze(1)
        self.register_buffer("cos_sin_cache", cos_sin, persistent=False)  # float32 [positions, 1, 2 * head size]

    def forward(
        self, positions: torch.Tensor, query: torch.Tensor, key: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Turns query and key [tokens, heads, head size], each token by its position, int64 [tokens]."""
        cos, sin = self.cos_sin_cache[positions].chunk(2, dim=-1)
        return apply_rotary_emb(query, cos, sin), apply_rotary_emb(key, cos, sin)


def get_rope(head_dim: int, max_position: int, rope_parameters: dict) -> RotaryEmbedding:
    """The embedding for `rope_parameters` of a configuration: of type "default" or "llama3"."""
    exponents = torch.arange(0, head_dim, 2, dtype=torch.float32) / head_dim
    inv_freq = 1.0 / rope_parameters["rope_theta"] ** exponents
    if rope_parameters.get("rope_type", "default") == "llama3":
        inv_freq = scale_llama3(inv_freq, rope_parameters)
    return RotaryEmbedding(inv_freq, max_position)


def scale_llama3(inv_freq: torch.Tensor, rope_parameters: dict) -> torch.Tensor:
    """Llama 3's stretch to longer texts: slow turns become `factor` times slower, fast ones stay.

    Slow are those with fewer than `low_freq_factor` turns in the original length, fast those with more than
    `high_freq_factor`; between them the two are mixed.
    """
    turns = rope_parameters["original_max_position_embeddings"] * inv_freq / (2 * math.pi)
    low, high = rope_parameters["low_freq_factor"], rope_parameters["high_freq_factor"]
    share = ((turns - low) / (high - low)).clamp(0, 1)  # of the frequency as it was
    return inv_freq * (share + (1 - share) / rope_parameters["factor"])
