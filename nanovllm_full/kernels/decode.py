"""Attention of a decode: one query of each sequence, its keys split among several programs.

A decode reads all keys and values of all sequences once and computes little, so it is as fast as memory is read. A
small batch has too few (sequence, KV head) pairs to keep all processors of a GPU reading. So the keys of a sequence
are split, each split is attended to alone, and a second kernel merges the partial results (Flash-Decoding,
https://pytorch.org/blog/flash-decoding/).
"""

import torch
import triton
import triton.language as tl

from .attend import LOG2_E, LOWEST, attend

MAX_SPLITS = 32
BLOCK_N = 32  # keys in a tile


@triton.jit(do_not_specialize=["block_tables_stride", "block_size", "group_size"])
def decode_kernel(
    query_ptr,
    k_cache_ptr,
    v_cache_ptr,
    output_ptr,
    partial_ptr,
    context_lens_ptr,
    block_tables_ptr,
    query_stride_seq,
    query_stride_head,
    query_stride_dim,
    k_cache_stride_slot,
    k_cache_stride_head,
    v_cache_stride_slot,
    v_cache_stride_head,
    block_tables_stride,
    block_size,
    group_size,
    scale,
    HEAD_DIM: tl.constexpr,
    BLOCK_D: tl.constexpr,
    GROUP: tl.constexpr,
    BLOCK_N: tl.constexpr,
):
    """Grid: (sequences, KV heads, splits).

    One program attends to one split of a sequence's keys, with all the query heads that share the KV head: keys and
    values are loaded once for the whole group. The group is padded to GROUP rows, at least 16, which `tl.dot` needs.

    With one split the result [group, head size] is the output. With more it is a row of the partial results for each
    head, float32 [sequences, heads, splits, head size + 1]: the normalised output, and behind it the logarithm (base
    2) of the sum of the exponentials. A split without keys is left as it is, unless it is the first.
    """
    seq = tl.program_id(0)
    kv_head = tl.program_id(1)
    split = tl.program_id(2)
    num_splits = tl.num_programs(2)
    length = tl.load(context_lens_ptr + seq)
    span = find_span(length, num_splits, BLOCK_N)
    begin = split * span
    if split > 0 and begin >= length:
        return

    members = tl.arange(0, GROUP)
    dims = tl.arange(0, BLOCK_D)[None, :]
    heads = (kv_head * group_size + members)[:, None]
    is_row = (members < group_size)[:, None]
    is_query = is_row & (dims < HEAD_DIM)
    query_offsets = seq.to(tl.int64) * query_stride_seq + heads * query_stride_head + dims * query_stride_dim
    query = tl.load(query_ptr + query_offsets, mask=is_query, other=0.0)  # [GROUP, BLOCK_D]

    output, row_max, row_sum = attend(
        tl.zeros([GROUP, BLOCK_D], tl.float32),
        tl.full([GROUP], LOWEST, tl.float32),
        tl.zeros([GROUP], tl.float32),
        query,
        tl.full([GROUP], 0, tl.int32) + length - 1,
        begin,
        tl.minimum(begin + span, length),
        0,
        block_tables_ptr + seq.to(tl.int64) * block_tables_stride,
        block_size,
        k_cache_ptr + kv_head * k_cache_stride_head,
        k_cache_stride_slot,
        1,
        v_cache_ptr + kv_head * v_cache_stride_head,
        v_cache_stride_slot,
        1,
        scale * LOG2_E,
        HEAD_DIM,
        BLOCK_D,
        BLOCK_N,
        PAGED=True,
        MASKED=True,
    )
    row_sum = tl.where(row_sum > 0, row_sum, 1.0)  # a sequence of length 0 pads the batch: its output is zero
    output = output / row_sum[:, None]
    rows = seq.to(tl.int64) * tl.num_programs(1) * group_size + heads
    if num_splits == 1:
        tl.store(output_ptr + rows * HEAD_DIM + dims, output, mask=is_query)
    else:
        partial_rows = partial_ptr + (rows * num_splits + split) * (HEAD_DIM + 1)
        tl.store(partial_rows + dims, output, mask=is_query)
        tl.store(partial_rows + HEAD_DIM, (row_max + tl.log2(row_sum))[:, None], mask=is_row)


@triton.jit
def find_span(length, num_splits, BLOCK_N: tl.constexpr):
    """How many keys each split of a sequence has, the last one aside: whole tiles, and at least one."""
    return tl.maximum(tl.cdiv(tl.cdiv(length, num_splits), BLOCK_N), 1) * BLOCK_N


@triton.jit(do_not_specialize=["num_splits"])
def merge_kernel(
    output_ptr,
    partial_ptr,
    context_lens_ptr,
    num_splits,
    HEAD_DIM: tl.constexpr,
    BLOCK_D: tl.constexpr,
    SPLITS: tl.constexpr,
    BLOCK_N: tl.constexpr,
):
    """Grid: (sequences, heads).

    One program merges the splits of one head of one sequence, [splits, head size], into its output [head size]: their
    mean, weighted by the sums of their exponentials.
    """
    seq = tl.program_id(0)
    row = seq.to(tl.int64) * tl.num_programs(1) + tl.program_id(1)
    length = tl.load(context_lens_ptr + seq)
    num_used = tl.maximum(tl.cdiv(length, find_span(length, num_splits, BLOCK_N)), 1)

    splits = tl.arange(0, SPLITS)
    dims = tl.arange(0, BLOCK_D)
    is_used = splits < num_used
    partial_rows = partial_ptr + (row * num_splits + splits) * (HEAD_DIM + 1)
    log_sums = tl.load(partial_rows + HEAD_DIM, mask=is_used, other=float("-inf"))
    weights = tl.exp2(log_sums - tl.max(log_sums, 0))
    is_loaded = is_used[:, None] & (dims < HEAD_DIM)[None, :]
    outputs = tl.load(partial_rows[:, None] + dims[None, :], mask=is_loaded, other=0.0)  # [SPLITS, BLOCK_D]
    output = tl.sum(outputs * weights[:, None], 0) / tl.sum(weights, 0)
    tl.store(output_ptr + row * HEAD_DIM + dims, output, mask=dims < HEAD_DIM)


def find_num_splits(num_pairs: int, longest: int, num_programs: int) -> int:
    """Into how many splits the keys of a sequence go, from shapes alone: a captured graph keeps its grid.

    num_pairs: (sequence, KV head) pairs. longest: the most keys that a sequence can have. num_programs: how many keep
    the GPU busy; with more than one split there are never more.
    """
    return max(1, min(num_programs // num_pairs, triton.cdiv(longest, BLOCK_N), MAX_SPLITS))


def decode(
    query: torch.Tensor,
    k_cache: torch.Tensor,
    v_cache: torch.Tensor,
    context_lens: torch.Tensor,
    block_tables: torch.Tensor,
    scale: float,
    num_splits: int,
    partials: torch.Tensor,
) -> torch.Tensor:
    """Attention of one query for each sequence to all of its keys -> like query; zero for a sequence of length 0.

    query [sequences, heads, head size], with any strides; the caches [blocks, block size, KV heads, head size],
    contiguous; context_lens int32 [sequences]; block_tables int32 [sequences, blocks]. `partials` is float32 and holds
    at least sequences * heads * num_splits * (head size + 1) numbers if there is more than one split.
    """
    num_seqs, num_heads, head_dim = query.shape
    block_size, num_kv_heads = k_cache.shape[1:3]
    group_size = num_heads // num_kv_heads
    output = torch.empty(query.shape, dtype=query.dtype, device=query.device)
    sizes = {"HEAD_DIM": head_dim, "BLOCK_D": max(16, triton.next_power_of_2(head_dim)), "BLOCK_N": BLOCK_N}
    decode_kernel[(num_seqs, num_kv_heads, num_splits)](
        query,
        k_cache,
        v_cache,
        output,
        partials,
        context_lens,
        block_tables,
        *query.stride(),
        *k_cache.stride()[1:3],
        *v_cache.stride()[1:3],
        block_tables.stride(0),
        block_size,
        group_size,
        scale,
        **sizes,
        GROUP=max(16, triton.next_power_of_2(group_size)),
        num_warps=4 if query.dtype == torch.float32 or head_dim > 128 else 2,
        num_stages=2,
        enable_fp_fusion=True,
    )
    if num_splits > 1:
        merge_kernel[(num_seqs, num_heads)](
            output, partials, context_lens, num_splits, **sizes, SPLITS=MAX_SPLITS, enable_fp_fusion=True
        )
    return output
