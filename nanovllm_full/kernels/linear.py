"""Matrix products with few rows, as in a decode, and what comes before and after them.

A decode step of a small batch reads every weight once and computes little with each, so its linear layers are as fast
as the weights are read. Libraries are made for large products: their tiles are too large to keep all processors of a
GPU reading, and each norm, activation or addition between two products is a kernel of its own. Here tiles are small,
and the norm before a product and the activation or the residual after it are part of it.
"""

import torch
import triton
import triton.language as tl
from triton.language.extra import cuda

from .arrival import MAX_SHARED, arrives_last, new_counters
from .dependent_launch import launch_options, prefetch
from .launch import launch
from .linear_table import LinearTile, find_linear_tile


@triton.jit(do_not_specialize=["num_rows"])
def linear_kernel(
    x_ptr,
    weight_ptr,
    output_ptr,
    norm_weight_ptr,
    bias_ptr,
    residual_ptr,
    partial_ptr,
    counter_ptr,
    num_rows,
    num_inputs,
    num_columns,
    x_stride,
    residual_stride,
    eps,
    GATED: tl.constexpr,
    ROWS: tl.constexpr,
    COLUMNS: tl.constexpr,
    BLOCK_K: tl.constexpr,
    SPLITS: tl.constexpr,
    SPAN: tl.constexpr,  # inputs of a split: a multiple of BLOCK_K
    DOT: tl.constexpr,
    PREFETCH: tl.constexpr,
    PDL: tl.constexpr,
):
    """Grid: (tiles of COLUMNS columns, splits of the inputs).

    One program multiplies all rows of x with COLUMNS rows of the weight, which give as many columns of the product,
    over one split of the inputs. The last program of a tile to arrive adds up the splits, in their order, so that the
    result is the same each time, and goes on to the output.

    The norm divides each row of x by a number of its own, so the product is divided instead, at the end: meanwhile the
    squares of the row are summed up. With a gate, even columns of the product are gates and odd ones what they open:
    both halves of the weight are read, and the output is half as wide.
    """
    rows = tl.arange(0, ROWS)
    columns = tl.program_id(0) * COLUMNS + tl.arange(0, COLUMNS)
    weight_rows = tl.minimum(columns, num_columns - 1)
    weight_rows = weight_rows // 2 + weight_rows % 2 * (num_columns // 2) if GATED else weight_rows
    is_row, is_column = rows < num_rows, columns < num_columns
    split = tl.program_id(1)
    x_starts, is_x = x_ptr + rows[:, None] * x_stride, is_row[:, None]  # [ROWS, 1]
    weight_starts = weight_ptr + weight_rows.to(tl.int64)[:, None] * num_inputs  # [COLUMNS, 1]
    is_weight = is_column[:, None]
    if PDL:
        cuda.gdc_launch_dependents()
        if PREFETCH > 0:
            prefetch_split(weight_starts, split * SPAN, num_inputs, SPAN, PREFETCH)
        cuda.gdc_wait()

    if not DOT:  # every row with every column: [ROWS, COLUMNS, BLOCK_K]
        x_starts, is_x = x_starts[:, None, :], is_x[:, None, :]
        weight_starts, is_weight = weight_starts[None, :, :], is_weight[None, :, :]
    product = tl.zeros([ROWS, COLUMNS], tl.float32)
    squares = tl.zeros([ROWS, 1], tl.float32)
    for start in range(split * SPAN, min((split + 1) * SPAN, num_inputs), BLOCK_K):
        inputs = (start + tl.arange(0, BLOCK_K))[None, :]
        inputs = inputs if DOT else inputs[None, :, :]
        is_input = inputs < num_inputs
        weight = tl.load(weight_starts + inputs, mask=is_weight & is_input, other=0.0)
        x = tl.load(x_starts + inputs, mask=is_x & is_input, other=0.0)
        if norm_weight_ptr is not None:
            x = x.to(tl.float32)
            squares += tl.sum(x * x, 1, keep_dims=True) if DOT else tl.sum(x * x, 2)
            x *= tl.load(norm_weight_ptr + inputs, mask=is_input, other=0.0)
        if DOT:
            product = tl.dot(x.to(weight.dtype), tl.trans(weight), product, input_precision="ieee")
        else:
            product += tl.sum(x.to(tl.float32) * weight.to(tl.float32), 2)

    if SPLITS > 1:
        tile = tl.program_id(0)
        partials = partial_ptr + tile * (SPLITS * ROWS * COLUMNS)
        partial_squares = partial_ptr + tl.num_programs(0) * (SPLITS * ROWS * COLUMNS) + tile * (SPLITS * ROWS)
        numbers = rows[:, None] * COLUMNS + tl.arange(0, COLUMNS)[None, :]  # of one split of this tile
        tl.store(partials + split * (ROWS * COLUMNS) + numbers, product)
        if norm_weight_ptr is not None:
            tl.store(partial_squares + split * ROWS + rows[:, None], squares)
        if not arrives_last(counter_ptr + tile, SPLITS):
            return
        product = add_splits(partials + numbers, ROWS * COLUMNS, SPLITS)
        if norm_weight_ptr is not None:
            squares = add_splits(partial_squares + rows[:, None], ROWS, SPLITS)

    if norm_weight_ptr is not None:
        product *= tl.rsqrt(squares / num_inputs + eps)
    if bias_ptr is not None:
        product += tl.load(bias_ptr + weight_rows, mask=is_column, other=0.0)[None, :]
    if GATED:
        gate, up = tl.split(tl.reshape(product, [ROWS, COLUMNS // 2, 2]))
        product = gate * tl.sigmoid(gate) * up
        columns = tl.program_id(0) * (COLUMNS // 2) + tl.arange(0, COLUMNS // 2)
        num_columns //= 2
    is_output = is_row[:, None] & (columns < num_columns)[None, :]
    if residual_ptr is not None:
        residual_offsets = rows[:, None] * residual_stride + columns[None, :]
        product += tl.load(residual_ptr + residual_offsets, mask=is_output, other=0.0)
    tl.store(output_ptr + rows[:, None] * num_columns + columns[None, :], product, mask=is_output)


@triton.jit
def add_splits(pointers, stride, SPLITS: tl.constexpr):
    """The sum of what the splits have stored, each `stride` numbers behind the one before; float32, like `pointers`."""
    total = tl.zeros(pointers.shape, tl.float32)
    for i in range(SPLITS):
        total += tl.load(pointers + i * stride, cache_modifier=".cg")
    return total


@triton.jit
def prefetch_split(weight_starts, first, num_inputs, SPAN: tl.constexpr, PREFETCH: tl.constexpr):
    """Fetches a split of the rows of the weight that begin at `weight_starts` [COLUMNS, 1] into the L2 cache."""
    LINE_SIZE: tl.constexpr = PREFETCH // (weight_starts.dtype.element_ty.primitive_bitwidth // 8)
    NUM_LINES: tl.constexpr = triton.next_power_of_2(triton.cdiv(SPAN, LINE_SIZE))
    lines = first + tl.minimum(tl.arange(0, NUM_LINES) * LINE_SIZE, SPAN - 1)[None, :]
    prefetch(weight_starts + tl.minimum(lines, num_inputs - 1))


def linear(
    x: torch.Tensor,
    weight: torch.Tensor,
    bias: torch.Tensor | None = None,
    residual: torch.Tensor | None = None,
    norm_weight: torch.Tensor | None = None,
    eps: float = 0.0,
    gated: bool = False,
    tile: LinearTile | None = None,
    counters: torch.Tensor | None = None,
) -> torch.Tensor:
    """norm(x) W^T + bias, gated if asked for, + residual -> [rows, outputs]. All are of one floating-point type.

    x [rows, inputs], at most MAX_ROWS of them, and residual [rows, outputs] may have gaps, but only between their
    rows; weight [columns, inputs] is contiguous. `norm_weight` [inputs] stands for an RMSNorm of x with `eps`; in
    float16 x times that weight must stay below 65504. `gated`: silu of the first half of the columns, times the
    second. `tile` is that of the table unless a measurement tries another. Splits that share a tile count
    themselves in `counters`, those of `arrival.new_counters`; without any, some are made for this call.
    """
    (num_rows, num_inputs), num_columns = x.shape, weight.shape[0]
    tile = tile or find_linear_tile(num_rows, num_columns, num_inputs)
    num_tiles = triton.cdiv(num_columns, tile.COLUMNS)
    num_splits = tile.SPLITS if num_tiles <= MAX_SHARED else 1
    output = torch.empty(num_rows, num_columns // 2 if gated else num_columns, dtype=x.dtype, device=x.device)
    partials = None
    if num_splits > 1:
        numbers = num_tiles * num_splits * tile.ROWS * (tile.COLUMNS + 1)  # products and squares
        partials = torch.empty(numbers, dtype=torch.float32, device=x.device)
        counters = new_counters(x.device) if counters is None else counters
    launch(
        linear_kernel,
        (num_tiles, num_splits),
        x,
        weight,
        output,
        norm_weight,
        bias,
        residual,
        partials,
        counters if num_splits > 1 else None,
        num_rows,
        num_inputs,
        num_columns,
        x.stride(0),
        0 if residual is None else residual.stride(0),
        eps,
        GATED=gated,
        ROWS=tile.ROWS,
        COLUMNS=tile.COLUMNS,
        BLOCK_K=tile.BLOCK_K,
        SPLITS=num_splits,
        SPAN=triton.cdiv(triton.cdiv(num_inputs, num_splits), tile.BLOCK_K) * tile.BLOCK_K,
        DOT=tile.is_dot,
        PREFETCH=tile.prefetch,
        num_warps=tile.num_warps,
        num_stages=tile.num_stages,
        **launch_options(x.device, num_rows),
    )
    return output
