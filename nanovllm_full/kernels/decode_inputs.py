"""What a decode that is replayed from a CUDA graph has to know of each token, in one kernel instead of a dozen."""

import torch
import triton
import triton.language as tl

from .launch import launch

ROWS = 128  # per program


@triton.jit(
    do_not_specialize=["num_rows", "outputs_stride", "block_tables_stride", "block_size"],
    do_not_specialize_on_alignment=["token_ids_ptr", "sources_ptr", "context_lens_ptr"],
)
def decode_inputs_kernel(
    token_ids_ptr,
    sources_ptr,
    context_lens_ptr,
    last_token_ids_ptr,
    block_tables_ptr,
    outputs_ptr,
    num_rows,
    outputs_stride,
    block_tables_stride,
    block_size,
    ROWS: tl.constexpr,
):
    """Grid: (rows / ROWS). One program finds the inputs of ROWS tokens: see `decode_inputs`."""
    rows = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    is_row = rows < num_rows
    source = tl.load(sources_ptr + rows, mask=is_row, other=-1)
    context_len = tl.load(context_lens_ptr + rows, mask=is_row, other=0)
    known = tl.load(token_ids_ptr + rows, mask=is_row, other=0).to(tl.int64)
    token_id = tl.where(source < 0, known, tl.load(last_token_ids_ptr + source, mask=source >= 0, other=0))
    position = tl.maximum(context_len - 1, 0)
    table = block_tables_ptr + rows.to(tl.int64) * block_tables_stride
    is_used = context_len > 0
    block_id = tl.load(table + position // block_size, mask=is_used, other=0).to(tl.int64)
    slot = tl.where(is_used, block_id * block_size + position % block_size, -1)

    outputs = outputs_ptr + rows
    tl.store(outputs, token_id, mask=is_row)
    tl.store(outputs + outputs_stride, position.to(tl.int64), mask=is_row)
    tl.store(outputs + 2 * outputs_stride, slot, mask=is_row)
    tl.store(outputs + 3 * outputs_stride, context_len.to(tl.int64), mask=is_row)


def decode_inputs(
    token_ids: torch.Tensor,
    sources: torch.Tensor,
    context_lens: torch.Tensor,
    last_token_ids: torch.Tensor,
    block_tables: torch.Tensor,
    block_size: int,
    outputs: torch.Tensor,
) -> torch.Tensor:
    """Writes token ids, positions, slots, and positions of the next tokens into `outputs`, int64 [4, rows].

    token_ids, sources and context_lens are int32 [rows]: a token is `last_token_ids[source]`, int64, or what
    `token_ids` says if the source is -1. block_tables is int32 [rows, blocks]. A row of length 0 gets the slot -1.
    """
    num_rows = len(token_ids)
    launch(
        decode_inputs_kernel,
        (triton.cdiv(num_rows, ROWS),),
        token_ids,
        sources,
        context_lens,
        last_token_ids,
        block_tables,
        outputs,
        num_rows,
        outputs.stride(0),
        block_tables.stride(0),
        block_size,
        ROWS=ROWS,
        num_warps=4,
    )
    return outputs
