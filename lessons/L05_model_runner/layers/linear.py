"""Linear layers that are stored as several tensors in a checkpoint and computed as one.

The names are those of tensor parallelism, in which each of several GPUs holds a part of a layer: of its outputs
(column parallel) or of its inputs (row parallel). On one device a layer is whole.
"""

import torch
from torch import nn
from torch.nn import functional as F

FEW_ROWS = 8
FEW_NUMBERS = 5000  # 20 KB, which stay in the first cache while the weights pass through it


def linear(x: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None = None) -> torch.Tensor:
    """x W^T + b of x [rows, input size] and a weight [output size, input size] -> [rows, output size].

    With few rows a product does little but read W. A CPU is faster then at (W x^T)^T, which is the same, as long as x
    stays in its first cache. It is even faster for two rows than for one, so a single row is doubled.
    """
    num_rows = len(x)
    if x.device.type != "cpu" or num_rows > FEW_ROWS or x.numel() > FEW_NUMBERS:
        return F.linear(x, weight, bias)
    if num_rows == 1:
        x = x.repeat(2, 1)
    output = (weight @ x.T).T[:num_rows].contiguous()
    return output if bias is None else output + bias


class LinearBase(nn.Module):
    """y = x W^T + b with a weight [output size, input size]."""

    def __init__(self, input_size: int, output_size: int, bias: bool = False):
        super().__init__()
        self.weight = nn.Parameter(torch.empty(output_size, input_size))
        self.bias = nn.Parameter(torch.empty(output_size)) if bias else None

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """[tokens, input size] -> [tokens, output size]."""
        return linear(x, self.weight, self.bias)


class RowParallelLinear(LinearBase):
    """A layer whose inputs may be divided."""


class MergedColumnParallelLinear(LinearBase):
    """Several layers of the same input, one below the other: one matrix product instead of several."""

    def __init__(self, input_size: int, output_sizes: list[int], bias: bool = False):
        super().__init__(input_size, sum(output_sizes), bias)
        self.output_sizes = output_sizes

    def shard(self, param: torch.Tensor, index: int) -> torch.Tensor:
        """The rows of `param` (weight or bias) that belong to layer `index`."""
        return param.split(self.output_sizes)[index]


class QKVParallelLinear(MergedColumnParallelLinear):
    """The projections to queries, keys and values: rows of the query heads, of the key heads, of the value heads."""

    def __init__(self, hidden_size: int, head_dim: int, num_heads: int, num_kv_heads: int, bias: bool = False):
        super().__init__(hidden_size, [num_heads * head_dim, num_kv_heads * head_dim, num_kv_heads * head_dim], bias)
