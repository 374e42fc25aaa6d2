"""Attention of a decode: one query of each sequence, its keys split among several programs.

A decode reads all keys and values of all sequences once and computes little, so it is as fast as memory is read. Two
things keep memory from being read all the time. A small batch has too few (sequence, KV head) pairs to keep all
processors of a GPU reading: so the keys of a sequence are split, each split is attended to alone, and the program
that ends last merges the partial results of its pair (Flash-Decoding, https://pytorch.org/blog/flash-decoding/, has a
second kernel for that). In a large batch the programs that come last leave the others idle: so the longest sequences
begin first.

Both depend on the lengths, which only the GPU knows when a captured graph runs. The grid of the graph is fixed; a plan
that is made on the GPU says what its programs do. `configs.py` says how large the grid is.
"""

import torch
import triton
import triton.language as tl

from .arrival import arrives_last
from .attend import LOG2_E, LOWEST, attend, fits_one_block
from .configs import MAX_SPLITS, DecodeConfig
from .launch import launch

PLAN_ROWS, PLAN_TILE = 32, 256  # sequences that one program places, and how many it compares them with at a time
MERGED = tl.constexpr(2)  # heads that are merged at a time


@triton.jit(
    do_not_specialize=["num_seqs", "num_kv_heads", "num_programs", "max_splits"],
    do_not_specialize_on_alignment=["context_lens_ptr"],
)
def plan_kernel(
    context_lens_ptr,
    plan_ptr,
    num_seqs,
    num_kv_heads,
    num_programs,
    max_splits,
    BLOCK_N: tl.constexpr,
    ROWS: tl.constexpr,
    TILE: tl.constexpr,
):
    """Grid: (sequences / ROWS).

    Writes the plan, int32 [1 + sequences]: the span, and the sequences in the order in which they begin, the longest
    first. The span is how many keys one program should have: all keys of all KV heads, divided among `num_programs`,
    but enough that the longest sequence has no more than `max_splits` splits.

    One program finds the places of ROWS sequences: as many as are longer, or as long and before it, come first. All
    programs find the same span.
    """
    rows = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    lengths = tl.load(context_lens_ptr + rows, mask=rows < num_seqs, other=0)
    places = tl.zeros([ROWS], tl.int32)
    totals = tl.zeros([TILE], tl.int64)
    longests = tl.zeros([TILE], tl.int32)
    for start in range(0, num_seqs, TILE):
        others = start + tl.arange(0, TILE)
        is_seq = others < num_seqs
        other_lengths = tl.load(context_lens_ptr + others, mask=is_seq, other=0)
        is_longer = other_lengths[None, :] > lengths[:, None]
        is_equal = other_lengths[None, :] == lengths[:, None]
        is_first = is_longer | (is_equal & (others[None, :] < rows[:, None]))
        places += tl.sum((is_first & is_seq[None, :]).to(tl.int32), 1)
        totals += other_lengths
        longests = tl.maximum(longests, other_lengths)
    tl.store(plan_ptr + 1 + places, rows, mask=rows < num_seqs)
    share = tl.cdiv(tl.sum(totals, 0) * num_kv_heads, num_programs).to(tl.int32)
    least = tl.cdiv(tl.max(longests, 0), max_splits)
    tl.store(plan_ptr, whole_tiles(tl.maximum(share, least), BLOCK_N))


@triton.jit
def whole_tiles(count, BLOCK_N: tl.constexpr):
    """`count` keys, rounded up to tiles, and at least one."""
    return tl.maximum(tl.cdiv(count, BLOCK_N), 1) * BLOCK_N


@triton.jit
def split_evenly(length, span, BLOCK_N: tl.constexpr):
    """How many keys each split of a sequence has, the last one aside, and how many splits there are, at least one.

    As few as the span allows, and no one much shorter than the others.
    """
    num_splits = tl.maximum(tl.cdiv(length, span), 1)
    size = whole_tiles(tl.cdiv(length, num_splits), BLOCK_N)
    return size, tl.maximum(tl.cdiv(length, size), 1)


@triton.jit(
    do_not_specialize=["block_tables_stride", "block_size", "group_size"],
    do_not_specialize_on_alignment=["context_lens_ptr"],
)
def decode_kernel(
    query_ptr,
    k_cache_ptr,
    v_cache_ptr,
    output_ptr,
    partial_ptr,
    log_sum_ptr,
    counter_ptr,
    context_lens_ptr,
    block_tables_ptr,
    plan_ptr,
    query_stride_seq,
    query_stride_head,
    query_stride_dim,
    cache_stride_slot,
    cache_stride_head,
    block_tables_stride,
    block_size,
    group_size,
    scale,
    HEAD_DIM: tl.constexpr,
    BLOCK_D: tl.constexpr,
    GROUP: tl.constexpr,
    BLOCK_N: tl.constexpr,
    ONE_BLOCK: tl.constexpr,
    SPLIT: tl.constexpr,
    SPLITS: tl.constexpr,
):
    """Grid: (KV heads, sequences, most splits); the first number runs fastest, so the heads of one token, which lie
    next to one another, are read at about the same time.

    One program attends to one split of a sequence's keys, with all the query heads that share the KV head: keys and
    values are loaded once for the whole group. The group is padded to GROUP rows, at least 16, which `tl.dot` needs.

    Without splits the sequences begin in the order of the plan. With them (SPLIT) the programs are about equally long
    and the order does not matter; the span of the plan says how many a sequence has, and the others have nothing to do.

    The result of a sequence that is not split is its output [group, head size]. Else it is a row of the partial results
    for each head, float32 [sequences, heads, most splits, head size], normalised, and the logarithm (base 2) of the sum
    of its exponentials, float32 [sequences, heads, most splits]. Whichever split of a pair is the last to have stored
    its rows merges them.
    """
    kv_head = tl.program_id(0)
    split = tl.program_id(2)
    if SPLIT:
        seq = tl.program_id(1)
        length = tl.load(context_lens_ptr + seq)
        size, num_splits = split_evenly(length, tl.load(plan_ptr), BLOCK_N)
        if split >= num_splits:
            return
    else:
        seq = tl.load(plan_ptr + 1 + tl.program_id(1))
        length = tl.load(context_lens_ptr + seq)
        size = length
        num_splits = 1
    first = split * size

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
        first,
        tl.minimum(first + size, length),
        0,
        block_tables_ptr + seq.to(tl.int64) * block_tables_stride,
        block_size,
        k_cache_ptr + kv_head * cache_stride_head,
        cache_stride_slot,
        1,
        v_cache_ptr + kv_head * cache_stride_head,
        cache_stride_slot,
        1,
        scale * LOG2_E,
        HEAD_DIM,
        BLOCK_D,
        BLOCK_N,
        PAGED=True,
        ONE_BLOCK=ONE_BLOCK,
        MASKED=True,
    )
    row_sum = tl.where(row_sum > 0, row_sum, 1.0)  # a sequence of length 0 pads the batch: its output is zero
    output = output / row_sum[:, None]
    rows = seq.to(tl.int64) * tl.num_programs(0) * group_size + heads
    if num_splits == 1:
        tl.store(output_ptr + rows * HEAD_DIM + dims, output, mask=is_query)
    else:
        partial_rows = rows * tl.num_programs(2) + split
        tl.store(partial_ptr + partial_rows * HEAD_DIM + dims, output, mask=is_query)
        tl.store(log_sum_ptr + partial_rows, (row_max + tl.log2(row_sum))[:, None], mask=is_row)
        pair = seq * tl.num_programs(0) + kv_head
        if arrives_last(counter_ptr + pair, num_splits):
            first_row = pair.to(tl.int64) * group_size
            merge(output_ptr, partial_ptr, log_sum_ptr, first_row, group_size, num_splits, HEAD_DIM, BLOCK_D, SPLITS)


@triton.jit
def merge(
    output_ptr,
    partial_ptr,
    log_sum_ptr,
    first_row,
    num_rows,
    num_splits,
    HEAD_DIM: tl.constexpr,
    BLOCK_D: tl.constexpr,
    SPLITS: tl.constexpr,
):
    """Merges the splits of `num_rows` heads, [heads, splits, head size], into their outputs [heads, head size].

    An output is the mean of its splits, weighted by the sums of their exponentials.
    """
    splits = tl.arange(0, SPLITS)[None, :]
    dims = tl.arange(0, BLOCK_D)
    for start in range(0, num_rows, MERGED):
        heads = start + tl.arange(0, MERGED)
        is_head = heads < num_rows
        rows = first_row + heads
        is_used = is_head[:, None] & (splits < num_splits)
        partial_rows = rows[:, None] * tl.num_programs(2) + splits  # [MERGED, SPLITS]
        log_sums = tl.load(log_sum_ptr + partial_rows, mask=is_used, other=LOWEST, cache_modifier=".cg")
        weights = tl.exp2(log_sums - tl.max(log_sums, 1)[:, None])
        weights = tl.where(is_used, weights, 0.0)
        offsets = partial_rows[:, :, None] * HEAD_DIM + dims[None, None, :]
        is_loaded = is_used[:, :, None] & (dims < HEAD_DIM)[None, None, :]
        outputs = tl.load(partial_ptr + offsets, mask=is_loaded, other=0.0, cache_modifier=".cg")
        total = tl.sum(weights, 1)
        output = tl.sum(outputs * weights[:, :, None], 1) / tl.where(is_head, total, 1.0)[:, None]  # [MERGED, BLOCK_D]
        is_output = is_head[:, None] & (dims < HEAD_DIM)[None, :]
        tl.store(output_ptr + rows[:, None] * HEAD_DIM + dims[None, :], output, mask=is_output)


def plan(context_lens: torch.Tensor, num_kv_heads: int, config: DecodeConfig) -> torch.Tensor:
    """What the programs of a decode of these lengths do, int32 [1 + sequences]: the same for all layers of a step."""
    num_seqs = len(context_lens)
    result = torch.empty(1 + num_seqs, dtype=torch.int32, device=context_lens.device)
    launch(
        plan_kernel,
        (triton.cdiv(num_seqs, PLAN_ROWS),),
        context_lens,
        result,
        num_seqs,
        num_kv_heads,
        config.num_programs,
        config.max_splits,
        BLOCK_N=config.BLOCK_N,
        ROWS=PLAN_ROWS,
        TILE=PLAN_TILE,
    )
    return result


def decode(
    query: torch.Tensor,
    k_cache: torch.Tensor,
    v_cache: torch.Tensor,
    context_lens: torch.Tensor,
    block_tables: torch.Tensor,
    scale: float,
    config: DecodeConfig,
    planned: torch.Tensor,
    partials: torch.Tensor,
    counters: torch.Tensor,
) -> torch.Tensor:
    """Attention of one query for each sequence to all of its keys -> like query; zero for a sequence of length 0.

    query [sequences, heads, head size], with any strides; the caches [blocks, block size, KV heads, head size],
    contiguous; context_lens int32 [sequences]; block_tables int32 [sequences, blocks]; `planned` is what `plan` made of
    the same lengths and configuration. If there is more than one split, `partials`, float32, holds at least sequences *
    heads * max_splits * (head size + 1) numbers, and `counters` is what `arrival.new_counters` gives. Raises ValueError
    if the splits are more than these have room for.
    """
    num_seqs, num_heads, head_dim = query.shape
    block_size, num_kv_heads = k_cache.shape[1:3]
    group_size = num_heads // num_kv_heads
    is_split = config.max_splits > 1
    if is_split:
        check_room(config.max_splits, num_seqs * num_kv_heads, num_seqs * num_heads, head_dim, partials, counters)
    log_sums = partials[num_seqs * num_heads * config.max_splits * head_dim :] if is_split else partials
    output = torch.empty(query.shape, dtype=query.dtype, device=query.device)
    launch(
        decode_kernel,
        (num_kv_heads, num_seqs, config.max_splits),
        query,
        k_cache,
        v_cache,
        output,
        partials,
        log_sums,
        counters,
        context_lens,
        block_tables,
        planned,
        *query.stride(),
        *k_cache.stride()[1:3],
        block_tables.stride(0),
        block_size,
        group_size,
        scale,
        HEAD_DIM=head_dim,
        BLOCK_D=max(16, triton.next_power_of_2(head_dim)),
        GROUP=max(16, triton.next_power_of_2(group_size)),
        BLOCK_N=config.BLOCK_N,
        ONE_BLOCK=fits_one_block(config.BLOCK_N, block_size),
        SPLIT=is_split,
        SPLITS=MAX_SPLITS,
        num_warps=config.num_warps,
        num_stages=config.num_stages,
    )
    return output


def check_room(
    max_splits: int, num_pairs: int, num_rows: int, head_dim: int, partials: torch.Tensor, counters: torch.Tensor
) -> None:
    """Raises ValueError if a decode that is split would write behind what it was given."""
    numbers = num_rows * max_splits * (head_dim + 1)
    if max_splits > MAX_SPLITS:
        raise ValueError(f"max_splits={max_splits}: must be at most {MAX_SPLITS}")
    if num_pairs > len(counters):
        raise ValueError(f"counters: {len(counters)}, must be at least the {num_pairs} pairs of sequences and KV heads")
    if partials.numel() < numbers:
        raise ValueError(f"partials holds {partials.numel()} numbers, must hold at least {numbers}")
