"""The activation of the MLP."""

import torch
from torch import nn
from torch.nn import functional as F


class SiluAndMul(nn.Module):
    """silu(gate) * up of the two halves of the last axis."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """[tokens, 2 * size] -> [tokens, size]."""
        gate, up = x.chunk(2, dim=-1)
        return F.silu(gate).mul_(up)
