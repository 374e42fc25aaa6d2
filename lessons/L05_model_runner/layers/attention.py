"""Attention over a paged cache, in plain PyTorch."""

import torch
from torch import nn
from torch.nn import functional as F

from ..utils.context import Context, get_context

DECODE_GROUP = 8  # sequences


class Attention(nn.Module):
    """Stores the new keys and values in the cache, then lets each query attend to its sequence up to itself.

    `k_cache` and `v_cache` are the layer's views of the KV cache, [blocks, block size, KV heads, head size]. They are
    empty until the runner has allocated it.
    """

    def __init__(self, scale: float):
        """`scale` multiplies the products of queries and keys: 1 / sqrt(head size)."""
        super().__init__()
        self.scale = scale
        self.k_cache = self.v_cache = torch.empty(0)

    def forward(self, query: torch.Tensor, key: torch.Tensor, value: torch.Tensor) -> torch.Tensor:
        """query [tokens, heads, head size], key and value [tokens, KV heads, head size] -> like query."""
        context = get_context()
        if self.k_cache.numel():
            store_kvcache(key, value, self.k_cache, self.v_cache, context.slot_mapping)
        if not context.is_prefill:
            return paged_decode(query, self.k_cache, self.v_cache, context, self.scale)
        if context.block_tables is None:
            return prefill(query, key, value, context, self.scale)
        return paged_prefill(query, self.k_cache, self.v_cache, context, self.scale)


def store_kvcache(
    key: torch.Tensor, value: torch.Tensor, k_cache: torch.Tensor, v_cache: torch.Tensor, slot_mapping: torch.Tensor
) -> None:
    """Writes key and value [tokens, KV heads, head size] into the slots of the caches."""
    k_cache.flatten(0, 1)[slot_mapping] = key
    v_cache.flatten(0, 1)[slot_mapping] = value


def prefill(
    query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, context: Context, scale: float
) -> torch.Tensor:
    """Attention of whole prompts, one after the other: their keys and values are in the batch itself."""
    lengths = context.cu_seqlens_q.diff().tolist()
    parts = zip(query.split(lengths), key.split(lengths), value.split(lengths), strict=True)
    return torch.cat([attend(q, k, v, scale) for q, k, v in parts])


def paged_prefill(
    query: torch.Tensor, k_cache: torch.Tensor, v_cache: torch.Tensor, context: Context, scale: float
) -> torch.Tensor:
    """Attention of chunks, one sequence after the other: all keys and values are read through its block table."""
    queries = query.split(context.cu_seqlens_q.diff().tolist())
    lengths = context.cu_seqlens_k.diff().tolist()
    outputs = []
    for q, block_table, length in zip(queries, context.block_tables, lengths, strict=True):
        blocks = block_table[: -(-length // k_cache.shape[1])]
        k, v = k_cache[blocks].flatten(0, 1)[:length], v_cache[blocks].flatten(0, 1)[:length]
        outputs.append(attend(q, k, v, scale))
    return torch.cat(outputs)


def attend(query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, scale: float) -> torch.Tensor:
    """Attention within one sequence: the queries are its last tokens, and none sees beyond itself.

    query [queries, heads, head size], key and value [length, KV heads, head size] -> like query.
    """
    num_queries, length = len(query), len(key)
    query, key, value = (x.transpose(0, 1) for x in (query, key, value))  # [heads, tokens, head size]
    is_whole = num_queries == length
    mask = None if is_whole else query.new_ones(num_queries, length, dtype=torch.bool).tril(length - num_queries)
    output = F.scaled_dot_product_attention(
        query, key, value, attn_mask=mask, is_causal=is_whole, scale=scale, enable_gqa=True
    )
    return output.transpose(0, 1)


def paged_decode(
    query: torch.Tensor, k_cache: torch.Tensor, v_cache: torch.Tensor, context: Context, scale: float
) -> torch.Tensor:
    """Attention of one query for each sequence; all keys and values are read through the block tables.

    Sequences of similar length are computed together, so that little is read in vain and memory is bounded.
    """
    context_lens, block_tables = context.context_lens, context.block_tables
    if len(query) <= DECODE_GROUP:
        return decode_together(query, k_cache, v_cache, context_lens, block_tables, scale)
    output = torch.empty_like(query)
    for rows in context_lens.argsort().split(DECODE_GROUP):
        output[rows] = decode_together(query[rows], k_cache, v_cache, context_lens[rows], block_tables[rows], scale)
    return output


def decode_together(
    query: torch.Tensor,
    k_cache: torch.Tensor,
    v_cache: torch.Tensor,
    context_lens: torch.Tensor,
    block_tables: torch.Tensor,
    scale: float,
) -> torch.Tensor:
    """Attention of one query for each of a few sequences, as a rectangle as wide as the longest -> like query."""
    is_past = torch.arange(int(context_lens.max()), device=query.device) < context_lens[:, None]  # [sequences, tokens]
    slots = find_slots(block_tables, is_past, block_size=k_cache.shape[1])
    keys, values = gather_slots(k_cache, slots), gather_slots(v_cache, slots)
    grouped = query.unflatten(1, (keys.shape[1], -1))  # [sequences, KV heads, heads of each, head size]
    attended = F.scaled_dot_product_attention(grouped, keys, values, attn_mask=is_past[:, None, None], scale=scale)
    return attended.flatten(1, 2)


def find_slots(block_tables: torch.Tensor, is_past: torch.Tensor, block_size: int) -> torch.Tensor:
    """The slot of each position of each sequence, int64 [sequences, tokens]; of one beyond its end, its first slot.

    Nothing may be read that was never written: a mask does not stop a NaN, for minus infinity + NaN and 0 * NaN are
    NaN. The first slot has been written.
    """
    slots_of_block = torch.arange(block_size, device=block_tables.device)
    slots = (block_tables.long()[:, :, None] * block_size + slots_of_block).flatten(1)[:, : is_past.shape[1]]
    return torch.where(is_past, slots, slots[:, :1])


def gather_slots(cache: torch.Tensor, slots: torch.Tensor) -> torch.Tensor:
    """The keys or values in `slots` [sequences, tokens] -> [sequences, KV heads, tokens, head size]."""
    return cache.flatten(0, 1).index_select(0, slots.flatten()).unflatten(0, slots.shape).transpose(1, 2)
