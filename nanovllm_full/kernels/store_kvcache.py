"""Writes new keys and values into the slots of the cache."""

import torch
import triton
import triton.language as tl

from .launch import launch

ROWS = 16  # rows, one head of one token each, per program


@triton.jit(do_not_specialize=["num_rows", "num_kv_heads"])
def store_kvcache_kernel(
    key_ptr,
    value_ptr,
    k_cache_ptr,
    v_cache_ptr,
    slot_mapping_ptr,
    num_rows,
    num_kv_heads,
    key_stride_token,
    key_stride_head,
    key_stride_dim,
    value_stride_token,
    value_stride_head,
    value_stride_dim,
    cache_stride_slot,
    cache_stride_head,
    HEAD_DIM: tl.constexpr,
    BLOCK_D: tl.constexpr,
    ROWS: tl.constexpr,
):
    """Grid: (tokens * KV heads / ROWS). The heads of all tokens are numbered through, so any number of heads will do.

    One program copies ROWS heads of keys and of values, [ROWS, head size] each, to the slots of their tokens. A token
    whose slot is -1 is skipped: a captured graph fills its batch up with such tokens.
    """
    rows = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    dims = tl.arange(0, BLOCK_D)[None, :]
    tokens, heads = rows // num_kv_heads, rows % num_kv_heads
    slots = tl.load(slot_mapping_ptr + tokens, mask=rows < num_rows, other=-1).to(tl.int64)
    is_kept = (slots >= 0)[:, None] & (dims < HEAD_DIM)
    tokens, heads, slots = tokens.to(tl.int64)[:, None], heads[:, None], slots[:, None]

    key_offsets = tokens * key_stride_token + heads * key_stride_head + dims * key_stride_dim
    key = tl.load(key_ptr + key_offsets, mask=is_kept)
    tl.store(k_cache_ptr + slots * cache_stride_slot + heads * cache_stride_head + dims, key, mask=is_kept)

    value_offsets = tokens * value_stride_token + heads * value_stride_head + dims * value_stride_dim
    value = tl.load(value_ptr + value_offsets, mask=is_kept)
    tl.store(v_cache_ptr + slots * cache_stride_slot + heads * cache_stride_head + dims, value, mask=is_kept)


def store_kvcache(
    key: torch.Tensor, value: torch.Tensor, k_cache: torch.Tensor, v_cache: torch.Tensor, slot_mapping: torch.Tensor
) -> None:
    """Writes key and value [tokens, KV heads, head size] into the slots of the caches.

    key and value may be views with any strides. The caches are [blocks, block size, KV heads, head size], contiguous.
    slot_mapping is int64 [tokens]; -1 stands for a token that is not kept.
    """
    num_tokens, num_kv_heads, head_dim = key.shape
    num_rows = num_tokens * num_kv_heads
    launch(
        store_kvcache_kernel,
        (triton.cdiv(num_rows, ROWS),),
        key,
        value,
        k_cache,
        v_cache,
        slot_mapping,
        num_rows,
        num_kv_heads,
        *key.stride(),
        *value.stride(),
        *k_cache.stride()[1:3],
        HEAD_DIM=head_dim,
        BLOCK_D=triton.next_power_of_2(head_dim),
        ROWS=ROWS,
    )
