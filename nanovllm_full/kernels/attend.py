"""The inner loop of attention, which prefill and decode share: one tile of queries runs over the keys of a sequence.

The softmax is computed online (Milakov and Gimelshein, https://arxiv.org/abs/1805.02867), as in FlashAttention: the
running maximum of each query's scores, the running sum of the exponentials, and the running sum of the values. When
the maximum grows, the two sums shrink by the same factor. Powers of 2 are faster than those of e, so the scores are
multiplied by log2(e) first.
"""

import triton
import triton.language as tl

LOG2_E = tl.constexpr(1.4426950408889634)
LOWEST = tl.constexpr(-1e30)  # where a maximum begins: with -inf, -inf - -inf would be NaN


@triton.jit
def find_rows(
    start,
    is_key,
    first_row,
    block_table_ptr,
    block_size,
    BLOCK_N: tl.constexpr,
    PAGED: tl.constexpr,
    ONE_BLOCK: tl.constexpr,
):
    """Where the keys and values of a tile that begins at position `start` of a sequence are.

    Returns int64 [BLOCK_N]: rows of the batch, or slots of the cache (PAGED). If the tile lies in one block of the
    cache (ONE_BLOCK), a single number is read from the block table, else one for each key.
    """
    offsets = tl.arange(0, BLOCK_N)
    if ONE_BLOCK:
        block_id = tl.load(block_table_ptr + start // block_size).to(tl.int64)
        return block_id * block_size + start % block_size + offsets
    elif PAGED:  # not one below the other: then all would be compiled in each case
        positions = start + offsets
        block_ids = tl.load(block_table_ptr + positions // block_size, mask=is_key, other=0)
        return block_ids.to(tl.int64) * block_size + positions % block_size
    else:
        return first_row.to(tl.int64) + start + offsets


def fits_one_block(block_n: int, block_size: int) -> bool:
    """Whether each tile of `block_n` keys, which begins at a multiple of that, lies in one block of the cache."""
    return block_size % block_n == 0


@triton.jit
def attend(
    output,  # float32 [queries, BLOCK_D]: the sum of the values so far
    row_max,  # float32 [queries]
    row_sum,  # float32 [queries]
    query,  # [queries, BLOCK_D]
    query_positions,  # int32 [queries]: each sees the keys up to its own position
    begin,  # the first position to look at, and the one behind the last
    end,
    first_row,  # of the sequence's keys in the batch, if they are not in the cache
    block_table_ptr,  # of the sequence, if they are
    block_size,
    key_ptr,  # the KV head's part of row 0
    key_stride,  # from row to row, and from number to number
    key_stride_dim,
    value_ptr,
    value_stride,
    value_stride_dim,
    scale,  # of the scores, times log2(e)
    HEAD_DIM: tl.constexpr,
    BLOCK_D: tl.constexpr,  # the power of two that holds the head size
    BLOCK_N: tl.constexpr,  # keys in a tile
    PAGED: tl.constexpr,
    ONE_BLOCK: tl.constexpr,  # each tile lies in one block of the cache
    MASKED: tl.constexpr,  # False: each query sees all keys of all these tiles
):
    """Takes the keys from `begin`, a multiple of BLOCK_N, to `end` into the output, maximum and sum, tile by tile.

    What lies behind `end` is never loaded: a slot that nobody wrote may hold NaN, and 0 * NaN is NaN.
    """
    dims = tl.arange(0, BLOCK_D)
    for start in range(begin, end, BLOCK_N):
        positions = start + tl.arange(0, BLOCK_N)
        is_key = positions < end
        rows = find_rows(start, is_key, first_row, block_table_ptr, block_size, BLOCK_N, PAGED, ONE_BLOCK)
        is_loaded = (dims < HEAD_DIM)[None, :]
        if MASKED:
            is_loaded = is_loaded & is_key[:, None]
        key = tl.load(
            key_ptr + rows[:, None] * key_stride + dims[None, :] * key_stride_dim, mask=is_loaded, other=0.0
        )  # [BLOCK_N, BLOCK_D]
        scores = tl.dot(query, tl.trans(key), input_precision="ieee") * scale  # [queries, BLOCK_N]
        if MASKED:
            is_visible = is_key[None, :] & (positions[None, :] <= query_positions[:, None])
            scores = tl.where(is_visible, scores, float("-inf"))
        new_max = tl.maximum(row_max, tl.max(scores, 1))
        weights = tl.exp2(scores - new_max[:, None])
        shrink = tl.exp2(row_max - new_max)
        value = tl.load(
            value_ptr + rows[:, None] * value_stride + dims[None, :] * value_stride_dim, mask=is_loaded, other=0.0
        )  # [BLOCK_N, BLOCK_D]
        output = tl.dot(weights.to(value.dtype), value, output * shrink[:, None], input_precision="ieee")
        row_sum = row_sum * shrink + tl.sum(weights, 1)
        row_max = new_max
    return output, row_max, row_sum
