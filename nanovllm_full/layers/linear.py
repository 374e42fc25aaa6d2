"""Linear layers that are stored as several tensors in a checkpoint and computed as one, by one device or by several.

With tensor parallelism each rank holds a part of a layer: of its outputs (column parallel: the columns of W^T) or of
its inputs (row parallel). A column-parallel layer followed by a row-parallel one needs a single sum over the ranks,
after the second (Shoeybi et al., Megatron-LM, 2019). `shards` says for each parameter, by its name, which part of each
tensor of the checkpoint this rank has; what is not named there is whole on every rank.
"""

import torch
from torch import nn
from torch.nn import functional as F

from ..utils.parallel import ONE_RANK, TensorParallel

FEW_ROWS = 8
FEWEST_ROWS = 2  # up to which a packed weight is no better
FEW_NUMBERS = 5000  # 20 KB, which stay in the first cache while the weights pass through it


def linear(
    x: torch.Tensor,
    weight: torch.Tensor,
    bias: torch.Tensor | None = None,
    packed: torch.Tensor | None = None,
) -> torch.Tensor:
    """x W^T + b of x [rows, input size] and a weight [output size, input size] -> [rows, output size].

    With few rows a product does little but read W. A CPU is faster then at (W x^T)^T, which is the same, as long as x
    stays in its first cache. It is even faster for two rows than for one, so a single row is doubled. With more rows
    it is faster if it need not bring W into another layout first: `packed` is what `pack` makes of the weight.
    """
    num_rows = len(x)
    if packed is not None and num_rows > FEWEST_ROWS:
        return torch.ops.mkldnn._linear_pointwise(x, packed, bias, "none", [], "")
    if x.device.type != "cpu" or num_rows > FEW_ROWS or x.numel() > FEW_NUMBERS:
        return F.linear(x, weight, bias)
    if num_rows == 1:
        x = x.repeat(2, 1)
    output = (weight @ x.T).T[:num_rows].contiguous()
    return output if bias is None else output + bias


def pack(weight: torch.Tensor) -> torch.Tensor | None:
    """A copy of a weight in the layout that oneDNN, torch's library for CPUs, multiplies with; None if it has none.

    torch.compile packs in the same way where it may take weights for constant.
    """
    if weight.device.type != "cpu" or not torch.backends.mkldnn.is_available():
        return None
    is_half = weight.dtype == torch.bfloat16 and torch.ops.mkldnn._is_mkldnn_bf16_supported()
    can_pack = is_half or weight.dtype == torch.float32
    return torch.ops.mkldnn._reorder_linear_weight(weight.detach()) if can_pack else None


class LinearBase(nn.Module):
    """y = x W^T + b with a weight [output size, input size], on a CPU kept twice: as it is, and packed."""

    def __init__(self, input_size: int, output_size: int, bias: bool = False):
        super().__init__()
        self.weight = nn.Parameter(torch.empty(output_size, input_size))
        self.bias = nn.Parameter(torch.empty(output_size)) if bias else None
        self.packed: torch.Tensor | None = None
        self.counters: torch.Tensor | None = None  # of the kernels of a decode, the same in all layers of a model

    def pack_weight(self) -> None:
        """Makes products on a CPU faster, once the weight is loaded."""
        self.packed = pack(self.weight)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """[tokens, input size] -> [tokens, output size]."""
        return linear(x, self.weight, self.bias, self.packed)


class ColumnParallelLinear(LinearBase):
    """A layer whose outputs are divided: every rank has all inputs and computes its part of the outputs."""

    def __init__(self, input_size: int, output_size: int, bias: bool = False, parallel: TensorParallel = ONE_RANK):
        shard = parallel.shard(0, output_size)
        super().__init__(input_size, shard.size, bias)
        self.shards = {"weight": [shard], "bias": [shard]}


class RowParallelLinear(LinearBase):
    """A layer whose inputs are divided: every rank has its part of them, and their products are summed over the ranks.

    The bias is whole on every rank; only the first adds it.
    """

    def __init__(self, input_size: int, output_size: int, bias: bool = False, parallel: TensorParallel = ONE_RANK):
        shard = parallel.shard(1, input_size)
        super().__init__(shard.size, output_size, bias)
        self.parallel = parallel
        self.shards = {"weight": [shard]}

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """[tokens, this rank's inputs] -> [tokens, output size], the same on every rank."""
        bias = self.bias if self.parallel.rank == 0 else None
        return self.parallel.all_reduce(linear(x, self.weight, bias, self.packed))


class MergedColumnParallelLinear(ColumnParallelLinear):
    """Several layers of the same input, one below the other: one matrix product instead of several.

    Each is divided for itself, by a number of ranks that divides its outputs. `output_sizes` are those of this rank.
    """

    def __init__(
        self, input_size: int, output_sizes: list[int], bias: bool = False, parallel: TensorParallel = ONE_RANK
    ):
        super().__init__(input_size, sum(output_sizes), bias, parallel)
        shards = [parallel.shard(0, output_size) for output_size in output_sizes]
        self.shards = {"weight": shards, "bias": shards}
        self.output_sizes = [shard.size for shard in shards]

    def shard(self, param: torch.Tensor, index: int) -> torch.Tensor:
        """The rows of `param` (weight or bias) that belong to layer `index`."""
        return param.split(self.output_sizes)[index]


class QKVParallelLinear(MergedColumnParallelLinear):
    """The projections to queries, keys and values: rows of the query heads, of the key heads, of the value heads.

    Each rank has whole heads, and the query heads that share its key heads: both are divided in order.
    """

    def __init__(
        self,
        hidden_size: int,
        head_dim: int,
        num_heads: int,
        num_kv_heads: int,
        bias: bool = False,
        parallel: TensorParallel = ONE_RANK,
    ):
        output_sizes = [num_heads * head_dim, num_kv_heads * head_dim, num_kv_heads * head_dim]
        super().__init__(hidden_size, output_sizes, bias, parallel)
