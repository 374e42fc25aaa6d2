"""All that lies between the projection to queries, keys and values and the attention, in one kernel."""

import torch
import triton
import triton.language as tl

from .dependent_launch import begin, launch_options
from .launch import launch
from .norm import scale_to_unit

HEADS = 4  # per program


@triton.jit(do_not_specialize=["num_heads", "num_kv_heads"])
def rotary_kernel(
    query_ptr,
    key_ptr,
    value_ptr,
    positions_ptr,
    cos_sin_ptr,
    query_norm_ptr,
    key_norm_ptr,
    query_output_ptr,
    key_output_ptr,
    k_cache_ptr,
    v_cache_ptr,
    slot_mapping_ptr,
    num_heads,
    num_kv_heads,
    query_stride,  # from token to token; the heads of a token lie side by side
    key_stride,
    value_stride,
    slot_stride,
    eps,
    HEAD_DIM: tl.constexpr,
    BLOCK_D: tl.constexpr,  # the power of two that holds half a head
    HEADS: tl.constexpr,
    PDL: tl.constexpr,
):
    """Grid: (tokens, groups of HEADS query heads, then groups of HEADS KV heads).

    One program turns the query heads of a group, or its key heads. What turns keys also writes them and their values
    to the slot of the token, unless the slot is -1 or there is no cache.
    """
    begin(PDL)
    token = tl.program_id(0).to(tl.int64)
    num_query_groups = tl.cdiv(num_heads, HEADS)
    group = tl.program_id(1)
    halves = tl.arange(0, BLOCK_D)
    is_half = halves < HEAD_DIM // 2
    position = tl.load(positions_ptr + token)
    cos = tl.load(cos_sin_ptr + position * 2 * HEAD_DIM + halves, mask=is_half, other=0.0)
    sin = tl.load(cos_sin_ptr + position * 2 * HEAD_DIM + 3 * HEAD_DIM // 2 + halves, mask=is_half, other=0.0)

    if group < num_query_groups:
        heads = group * HEADS + tl.arange(0, HEADS)
        offsets = heads[:, None] * HEAD_DIM + halves[None, :]  # of the first half of each head
        is_kept = (heads < num_heads)[:, None] & is_half[None, :]
        query = query_ptr + token * query_stride + offsets
        first, second = turn(query, is_kept, query_norm_ptr, halves, cos, sin, eps, HEAD_DIM)
        output = query_output_ptr + token * num_heads * HEAD_DIM + offsets
        tl.store(output, first, mask=is_kept)
        tl.store(output + HEAD_DIM // 2, second, mask=is_kept)
    else:
        heads = (group - num_query_groups) * HEADS + tl.arange(0, HEADS)
        offsets = heads[:, None] * HEAD_DIM + halves[None, :]
        is_kept = (heads < num_kv_heads)[:, None] & is_half[None, :]
        key = key_ptr + token * key_stride + offsets
        first, second = turn(key, is_kept, key_norm_ptr, halves, cos, sin, eps, HEAD_DIM)
        output = key_output_ptr + token * num_kv_heads * HEAD_DIM + offsets
        tl.store(output, first, mask=is_kept)
        tl.store(output + HEAD_DIM // 2, second, mask=is_kept)
        if k_cache_ptr is not None:
            slot = tl.load(slot_mapping_ptr + token)
            if slot >= 0:
                value = value_ptr + token * value_stride + offsets
                cached_key = k_cache_ptr + slot * slot_stride + offsets
                cached_value = v_cache_ptr + slot * slot_stride + offsets
                tl.store(cached_key, first, mask=is_kept)
                tl.store(cached_key + HEAD_DIM // 2, second, mask=is_kept)
                tl.store(cached_value, tl.load(value, mask=is_kept), mask=is_kept)
                tl.store(cached_value + HEAD_DIM // 2, tl.load(value + HEAD_DIM // 2, mask=is_kept), mask=is_kept)


@triton.jit
def turn(heads, is_kept, norm_ptr, halves, cos, sin, eps, HEAD_DIM: tl.constexpr):
    """Norms heads of a token, if there is a norm, and turns them -> both halves of them, each [HEADS, BLOCK_D].

    It rounds where the plain modules do: in the norm, and at the end.
    """
    dtype = heads.dtype.element_ty
    first = tl.load(heads, mask=is_kept, other=0.0).to(tl.float32)
    second = tl.load(heads + HEAD_DIM // 2, mask=is_kept, other=0.0).to(tl.float32)
    if norm_ptr is not None:
        is_half = halves < HEAD_DIM // 2
        weight = tl.load(norm_ptr + halves, mask=is_half, other=0.0).to(tl.float32)
        second_weight = tl.load(norm_ptr + HEAD_DIM // 2 + halves, mask=is_half, other=0.0).to(tl.float32)
        squares = (tl.sum(first * first, 1) + tl.sum(second * second, 1))[:, None]
        first = (scale_to_unit(first, squares, eps, HEAD_DIM, dtype) * weight).to(dtype).to(tl.float32)
        second = (scale_to_unit(second, squares, eps, HEAD_DIM, dtype) * second_weight).to(dtype).to(tl.float32)
    return (first * cos - second * sin).to(dtype), (second * cos + first * sin).to(dtype)


def turn_and_store(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    positions: torch.Tensor,
    cos_sin_cache: torch.Tensor,
    query_norm: torch.Tensor | None = None,
    key_norm: torch.Tensor | None = None,
    eps: float = 0.0,
    k_cache: torch.Tensor | None = None,
    v_cache: torch.Tensor | None = None,
    slot_mapping: torch.Tensor | None = None,
) -> tuple[torch.Tensor, torch.Tensor]:
    """The normed and turned query and key, contiguous; key and value also go to their slots of the caches, if any.

    query [tokens, heads, head size], key and value [tokens, KV heads, head size] are parts of the projection: only
    between tokens may there be gaps. positions and slot_mapping are int64 [tokens], and -1 stands for a token that is
    not kept; cos_sin_cache is that of layers/rotary_embedding.py; the norms' weights are [head size], or None without
    a norm. The caches are [blocks, block size, KV heads, head size], contiguous.
    """
    num_tokens, num_heads, head_dim = query.shape
    num_kv_heads = key.shape[1]
    query_output = torch.empty(query.shape, dtype=query.dtype, device=query.device)
    key_output = torch.empty(key.shape, dtype=key.dtype, device=key.device)
    launch(
        rotary_kernel,
        (num_tokens, triton.cdiv(num_heads, HEADS) + triton.cdiv(num_kv_heads, HEADS)),
        query,
        key,
        value,
        positions,
        cos_sin_cache,
        query_norm,
        key_norm,
        query_output,
        key_output,
        k_cache,
        v_cache,
        slot_mapping,
        num_heads,
        num_kv_heads,
        query.stride(0),
        key.stride(0),
        value.stride(0),
        num_kv_heads * head_dim,
        eps,
        HEAD_DIM=head_dim,
        BLOCK_D=triton.next_power_of_2(head_dim // 2),
        HEADS=HEADS,
        num_warps=1,
        **launch_options(query.device, num_tokens),
    )
    return query_output, key_output
