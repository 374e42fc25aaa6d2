"""The attention layer, which reads and writes the paged cache through a backend, and the backend in plain PyTorch."""

from collections.abc import Iterator
from dataclasses import dataclass

import torch
from torch import nn
from torch.nn import functional as F

from ..utils.context import Context, get_context
from .attention_backend import AttentionBackend

DECODE_GROUP = 8  # sequences


class Attention(nn.Module):
    """Stores the new keys and values in the cache, then lets each query attend to its sequence up to itself.

    `k_cache` and `v_cache` are the layer's views of the KV cache, [blocks, block size, KV heads, head size]. They are
    empty until the runner has allocated it. The runner also sets `backend`, one for all layers.
    """

    def __init__(self, scale: float):
        """`scale` multiplies the products of queries and keys: 1 / sqrt(head size)."""
        super().__init__()
        self.scale = scale
        self.backend: AttentionBackend = TorchBackend()
        self.k_cache = self.v_cache = torch.empty(0)

    def forward(self, query: torch.Tensor, key: torch.Tensor, value: torch.Tensor) -> torch.Tensor:
        """query [tokens, heads, head size], key and value [tokens, KV heads, head size] -> like query."""
        context = get_context()
        if self.k_cache.numel():
            self.backend.store_kvcache(key, value, self.k_cache, self.v_cache, context.slot_mapping)
        return self.attend(query, key, value, context)

    def attend(self, query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, context: Context) -> torch.Tensor:
        """The attention alone, of keys and values that are stored already."""
        if context.is_prefill:
            return self.backend.prefill(query, key, value, self.k_cache, self.v_cache, context, self.scale)
        return self.backend.decode(query, self.k_cache, self.v_cache, context, self.scale)


class TorchBackend(AttentionBackend):
    """Runs anywhere, and is what the other backends are compared with.

    It takes one sequence after the other in a prefill, a few together in a decode.
    """

    def __init__(self):
        self.planned: tuple[Context, list[DecodeGroup]] | None = None  # what the first layer of a decode found

    def begin_step(self):
        """See AttentionBackend."""
        self.planned = None

    def store_kvcache(self, key, value, k_cache, v_cache, slot_mapping):
        """See AttentionBackend.

        On a GPU a token that is not kept repeats one that is, so that all shapes are known. Without any, all repeat
        what is in the last slot.
        """
        if slot_mapping.device.type == "cpu":
            is_kept = slot_mapping >= 0
            if not is_kept.all():
                key, value, slot_mapping = key[is_kept], value[is_kept], slot_mapping[is_kept]
            k_cache.flatten(0, 1)[slot_mapping] = key
            v_cache.flatten(0, 1)[slot_mapping] = value
            return
        last = slot_mapping.argmax()
        token_ids = torch.arange(len(slot_mapping), device=slot_mapping.device)
        tokens = torch.where(slot_mapping >= 0, token_ids, last)
        slots = slot_mapping[tokens]
        for new, cache in ((key, k_cache.flatten(0, 1)), (value, v_cache.flatten(0, 1))):
            cache[slots] = torch.where((slots >= 0)[:, None, None], new[tokens], cache[-1])

    def prefill(self, query, key, value, k_cache, v_cache, context, scale):
        """See AttentionBackend."""
        queries = query.split(context.cu_seqlens_q.diff().tolist())
        lengths = context.cu_seqlens_k.diff().tolist()
        if context.block_tables is None:
            pasts = zip(key.split(lengths), value.split(lengths), strict=True)
        else:
            pasts = gather_blocks(k_cache, v_cache, context.block_tables, lengths)
        return torch.cat([attend(q, k, v, scale) for q, (k, v) in zip(queries, pasts, strict=True)])

    def decode(self, query, k_cache, v_cache, context, scale):
        """See AttentionBackend."""
        if self.planned is None or self.planned[0] is not context:
            self.planned = context, group_sequences(context, k_cache.shape[1])
        output = torch.empty_like(query)
        for group in self.planned[1]:
            output[group.rows] = decode_together(query[group.rows], k_cache, v_cache, group, scale)
        return output


@dataclass(frozen=True, slots=True)
class DecodeGroup:
    """A few sequences of a decode and where their keys and values are: a rectangle as wide as the longest."""

    rows: slice | torch.Tensor  # of the batch
    is_past: torch.Tensor  # bool [sequences, tokens]: which positions a sequence has
    slots: torch.Tensor  # int64 [sequences, tokens]


def group_sequences(context: Context, block_size: int) -> list[DecodeGroup]:
    """The groups of a decode.

    Sequences of similar length are computed together, so that little is read in vain and memory is bounded. While a
    CUDA graph is captured no length is known: then a group is as wide as the block tables.
    """
    is_captured = context.context_lens.is_cuda and torch.cuda.is_current_stream_capturing()
    is_one_group = len(context.context_lens) <= DECODE_GROUP
    groups = []
    for rows in [slice(None)] if is_one_group else context.context_lens.argsort().split(DECODE_GROUP):
        context_lens, block_tables = context.context_lens[rows], context.block_tables[rows]
        width = block_tables.shape[1] * block_size if is_captured else max(1, int(context_lens.max()))
        is_past = torch.arange(width, device=context_lens.device) < context_lens[:, None]
        groups.append(DecodeGroup(rows, is_past, find_slots(block_tables, is_past, block_size)))
    return groups


def gather_blocks(
    k_cache: torch.Tensor, v_cache: torch.Tensor, block_tables: torch.Tensor, lengths: list[int]
) -> Iterator[tuple[torch.Tensor, torch.Tensor]]:
    """The keys and values [length, KV heads, head size] of each sequence, read through its block table."""
    for block_table, length in zip(block_tables, lengths, strict=True):
        blocks = block_table[: -(-length // k_cache.shape[1])]
        yield k_cache[blocks].flatten(0, 1)[:length], v_cache[blocks].flatten(0, 1)[:length]


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


def decode_together(
    query: torch.Tensor, k_cache: torch.Tensor, v_cache: torch.Tensor, group: DecodeGroup, scale: float
) -> torch.Tensor:
    """Attention of one query for each sequence of a group -> like query; zero for a sequence of length 0."""
    keys, values = gather_slots(k_cache, group.slots), gather_slots(v_cache, group.slots)
    grouped = query.unflatten(1, (keys.shape[1], -1))  # [sequences, KV heads, heads of each, head size]
    mask = group.is_past[:, None, None]
    attended = F.scaled_dot_product_attention(grouped, keys, values, attn_mask=mask, scale=scale)
    return torch.where(group.is_past[:, :1, None], attended.flatten(1, 2), 0)


def find_slots(block_tables: torch.Tensor, is_past: torch.Tensor, block_size: int) -> torch.Tensor:
    """The slot of each position of each sequence, int64 [sequences, tokens]; of one beyond its end, its first slot.

    Nothing may be read that was never written: a mask does not stop a NaN, for minus infinity + NaN and 0 * NaN are
    NaN. The first slot has been written, unless the sequence is empty.
    """
    slots_of_block = torch.arange(block_size, device=block_tables.device)
    slots = (block_tables.long()[:, :, None] * block_size + slots_of_block).flatten(1)[:, : is_past.shape[1]]
    return torch.where(is_past, slots, slots[:, :1].clamp(min=0))


def gather_slots(cache: torch.Tensor, slots: torch.Tensor) -> torch.Tensor:
    """The keys or values in `slots` [sequences, tokens] -> [sequences, KV heads, tokens, head size]."""
    return cache.flatten(0, 1).index_select(0, slots.flatten()).unflatten(0, slots.shape).transpose(1, 2)
