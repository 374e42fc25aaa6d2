"""RMSNorm, alone or together with the addition of the residual: each number is read once and written once."""

import torch
import triton
import triton.language as tl

from .dependent_launch import begin, launch_options
from .launch import launch


@triton.jit
def rms_norm_kernel(
    x_ptr,
    residual_ptr,
    weight_ptr,
    output_ptr,
    sum_ptr,
    x_stride,
    residual_stride,
    eps,
    SIZE: tl.constexpr,
    BLOCK: tl.constexpr,  # the power of two that holds a row
    PDL: tl.constexpr,
):
    """Grid: (rows).

    One program norms one row, [SIZE]: of x, or of the sum of x and the residual, which it also stores. It rounds where
    the plain module does: the sum, the row divided by its root mean square, and the product with the weight.
    """
    begin(PDL)
    row = tl.program_id(0).to(tl.int64)
    columns = tl.arange(0, BLOCK)
    is_column = columns < SIZE
    dtype = output_ptr.dtype.element_ty
    x = tl.load(x_ptr + row * x_stride + columns, mask=is_column, other=0.0).to(tl.float32)
    if residual_ptr is not None:
        residual = tl.load(residual_ptr + row * residual_stride + columns, mask=is_column, other=0.0)
        total = (x + residual.to(tl.float32)).to(dtype)
        tl.store(sum_ptr + row * SIZE + columns, total, mask=is_column)
        x = total.to(tl.float32)
    normed = scale_to_unit(x, tl.sum(x * x, 0), eps, SIZE, dtype)
    weight = tl.load(weight_ptr + columns, mask=is_column, other=0.0).to(tl.float32)
    tl.store(output_ptr + row * SIZE + columns, normed * weight, mask=is_column)


@triton.jit
def scale_to_unit(x, squares, eps, SIZE: tl.constexpr, dtype: tl.constexpr):
    """x, float32, divided by the root mean square that `squares` gives, and rounded to `dtype` -> float32."""
    return (x * tl.rsqrt(squares / SIZE + eps)).to(dtype).to(tl.float32)


def rms_norm(x: torch.Tensor, weight: torch.Tensor, eps: float) -> torch.Tensor:
    """x / sqrt(mean(x ** 2) + eps) * weight over the rows of x [rows, size], which may have gaps between them."""
    return _launch(x, None, weight, eps)[0]


def add_rms_norm(
    x: torch.Tensor, residual: torch.Tensor, weight: torch.Tensor, eps: float
) -> tuple[torch.Tensor, torch.Tensor]:
    """The norm of x + residual, and that sum: [rows, size] each. Nothing is changed in place."""
    return _launch(x, residual, weight, eps)


def _launch(x, residual, weight, eps):
    num_rows, size = x.shape
    output = torch.empty(x.shape, dtype=x.dtype, device=x.device)
    total = None if residual is None else torch.empty_like(output)
    block = triton.next_power_of_2(size)
    launch(
        rms_norm_kernel,
        (num_rows,),
        x,
        residual,
        weight,
        output,
        total,
        x.stride(0),
        0 if residual is None else residual.stride(0),
        eps,
        SIZE=size,
        BLOCK=block,
        num_warps=min(max(block // 512, 1), 16),
        **launch_options(x.device, num_rows),
    )
    return output, total
