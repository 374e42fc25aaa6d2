"""Attention of a prefill: any number of queries of each sequence, all sequences in one launch."""

from dataclasses import dataclass

import torch
import triton
import triton.language as tl

from .attend import LOG2_E, LOWEST, attend, fits_one_block
from .launch import launch

SHORT = 16  # queries


@dataclass(frozen=True, slots=True)
class Tile:
    """How much one program holds, and how it is compiled. All fit into 99 KB of shared memory."""

    BLOCK_M: int  # queries
    BLOCK_N: int  # keys
    num_warps: int
    num_stages: int


def find_tile(max_seqlen_q: int, head_dim: int, dtype: torch.dtype) -> Tile:
    """The tile for a step whose longest sequence has `max_seqlen_q` queries.

    float32 has no tensor cores here (they would round to TF32), so its tiles live in registers and are small.
    """
    is_short = max_seqlen_q <= SHORT
    if dtype == torch.float32:
        return Tile(16 if is_short else 32, 32 if head_dim <= 128 else 16, num_warps=4, num_stages=2)
    if is_short:
        return Tile(SHORT, 64 if head_dim <= 128 else 32, num_warps=4, num_stages=2)
    if head_dim <= 64:
        return Tile(128, 64, num_warps=4, num_stages=3)
    if head_dim <= 128:
        return Tile(128, 32, num_warps=8, num_stages=3)
    return Tile(64, 32, num_warps=4, num_stages=2)


@triton.jit(do_not_specialize=["block_tables_stride", "block_size", "group_size"])
def prefill_kernel(
    query_ptr,
    key_ptr,
    value_ptr,
    output_ptr,
    cu_seqlens_q_ptr,
    cu_seqlens_k_ptr,
    block_tables_ptr,
    query_stride_token,
    query_stride_head,
    query_stride_dim,
    key_stride_row,
    key_stride_head,
    key_stride_dim,
    value_stride_row,
    value_stride_head,
    value_stride_dim,
    output_stride_token,
    output_stride_head,
    block_tables_stride,
    block_size,
    group_size,
    scale,
    HEAD_DIM: tl.constexpr,
    BLOCK_D: tl.constexpr,
    PAGED: tl.constexpr,
    ONE_BLOCK: tl.constexpr,
    BLOCK_M: tl.constexpr,
    BLOCK_N: tl.constexpr,
):
    """Grid: (tiles of BLOCK_M queries in the longest sequence, heads, sequences).

    One program computes the output [BLOCK_M, head size] of one tile of one sequence for one head; a tile behind the
    end of its sequence has nothing to do. The queries are the last tokens of their sequence: query i of q stands at
    position k - q + i of k. So the keys up to the position of the tile's first query are seen by all of its queries,
    and only the last tiles of keys, which hold the diagonal, need a mask.

    Keys and values are rows of the batch, which `cu_seqlens_k` divides, or slots of the cache, which the block tables
    name (PAGED). The last tiles of queries see the most keys, so they begin first.
    """
    tile = tl.num_programs(0) - 1 - tl.program_id(0)
    head = tl.program_id(1)
    seq = tl.program_id(2)
    first_query = tl.load(cu_seqlens_q_ptr + seq)
    num_queries = tl.load(cu_seqlens_q_ptr + seq + 1) - first_query
    if tile * BLOCK_M >= num_queries:
        return
    first_row = tl.load(cu_seqlens_k_ptr + seq)
    num_keys = tl.load(cu_seqlens_k_ptr + seq + 1) - first_row

    queries = tile * BLOCK_M + tl.arange(0, BLOCK_M)
    dims = tl.arange(0, BLOCK_D)
    is_query = (queries < num_queries)[:, None] & (dims < HEAD_DIM)[None, :]
    tokens = (first_query + queries).to(tl.int64)[:, None]
    query_offsets = tokens * query_stride_token + head * query_stride_head + dims[None, :] * query_stride_dim
    query = tl.load(query_ptr + query_offsets, mask=is_query, other=0.0)  # [BLOCK_M, BLOCK_D]

    past = num_keys - num_queries
    end = tl.minimum(past + (tile + 1) * BLOCK_M, num_keys)
    diagonal = (past + tile * BLOCK_M + 1) // BLOCK_N * BLOCK_N
    kv_head = head // group_size
    output = tl.zeros([BLOCK_M, BLOCK_D], tl.float32)
    row_max = tl.full([BLOCK_M], LOWEST, tl.float32)
    row_sum = tl.zeros([BLOCK_M], tl.float32)
    for part in tl.static_range(2):  # before the diagonal, and on it
        output, row_max, row_sum = attend(
            output,
            row_max,
            row_sum,
            query,
            past + queries,
            0 if part == 0 else diagonal,
            diagonal if part == 0 else end,
            first_row,
            block_tables_ptr + seq.to(tl.int64) * block_tables_stride,
            block_size,
            key_ptr + kv_head * key_stride_head,
            key_stride_row,
            key_stride_dim,
            value_ptr + kv_head * value_stride_head,
            value_stride_row,
            value_stride_dim,
            scale * LOG2_E,
            HEAD_DIM,
            BLOCK_D,
            BLOCK_N,
            PAGED,
            ONE_BLOCK,
            MASKED=part == 1,
        )
    output_offsets = tokens * output_stride_token + head * output_stride_head + dims[None, :]
    tl.store(output_ptr + output_offsets, output / row_sum[:, None], mask=is_query)


def prefill(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    cu_seqlens_q: torch.Tensor,
    cu_seqlens_k: torch.Tensor,
    max_seqlen_q: int,
    scale: float,
    block_tables: torch.Tensor | None = None,
    block_size: int = 1,
    tile: Tile | None = None,
) -> torch.Tensor:
    """Attention of the queries of each sequence to its keys, up to their own positions -> like query.

    query [tokens, heads, head size]; key and value [rows, KV heads, head size]: without block tables the rows are
    tokens of the batch, with them (int32 [sequences, blocks]) they are all slots of the cache. The strides are free.
    cu_seqlens_q and cu_seqlens_k are int32 [sequences + 1]; no sequence has more than `max_seqlen_q` queries. `tile` is
    that of `find_tile` unless a measurement tries another.
    """
    num_heads, head_dim = query.shape[1:]
    output = torch.empty(query.shape, dtype=query.dtype, device=query.device)
    tile = tile or find_tile(max_seqlen_q, head_dim, query.dtype)
    grid = (triton.cdiv(max_seqlen_q, tile.BLOCK_M), num_heads, len(cu_seqlens_q) - 1)
    launch(
        prefill_kernel,
        grid,
        query,
        key,
        value,
        output,
        cu_seqlens_q,
        cu_seqlens_k,
        cu_seqlens_k if block_tables is None else block_tables,  # without tables the pointer is not followed
        *query.stride(),
        *key.stride(),
        *value.stride(),
        *output.stride()[:2],
        0 if block_tables is None else block_tables.stride(0),
        block_size,
        num_heads // key.shape[1],
        scale,
        HEAD_DIM=head_dim,
        BLOCK_D=max(16, triton.next_power_of_2(head_dim)),
        PAGED=block_tables is not None,
        ONE_BLOCK=block_tables is not None and fits_one_block(tile.BLOCK_N, block_size),
        BLOCK_M=tile.BLOCK_M,
        BLOCK_N=tile.BLOCK_N,
        num_warps=tile.num_warps,
        num_stages=tile.num_stages,
    )
    return output
