"""The activation of the MLP: silu(gate) * up, without a tensor for silu(gate)."""

import torch
import triton
import triton.language as tl

from .dependent_launch import begin, launch_options
from .launch import launch

BLOCK = 1024  # numbers per program


@triton.jit
def silu_and_mul_kernel(x_ptr, output_ptr, x_stride, size, BLOCK: tl.constexpr, PDL: tl.constexpr):
    """Grid: (rows, parts of BLOCK numbers).

    One program computes one part of a row of the output. It rounds where the plain module does: silu, and the product.
    """
    begin(PDL)
    row = tl.program_id(0).to(tl.int64)
    columns = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    is_column = columns < size
    gate = tl.load(x_ptr + row * x_stride + columns, mask=is_column, other=0.0).to(tl.float32)
    up = tl.load(x_ptr + row * x_stride + size + columns, mask=is_column, other=0.0).to(tl.float32)
    opened = (gate * tl.sigmoid(gate)).to(output_ptr.dtype.element_ty).to(tl.float32)
    tl.store(output_ptr + row * size + columns, opened * up, mask=is_column)


def silu_and_mul(x: torch.Tensor) -> torch.Tensor:
    """silu of the first half of each row times the second half: [rows, 2 * size] -> [rows, size]."""
    num_rows, size = x.shape[0], x.shape[1] // 2
    output = torch.empty(num_rows, size, dtype=x.dtype, device=x.device)
    grid = (num_rows, triton.cdiv(size, BLOCK))
    options = launch_options(x.device, num_rows)
    launch(silu_and_mul_kernel, grid, x, output, x.stride(0), size, BLOCK=BLOCK, **options)
    return output
