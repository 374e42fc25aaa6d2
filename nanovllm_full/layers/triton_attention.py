"""Attention by our own Triton kernels."""

import torch

from ..kernels.decode import decode, find_num_splits
from ..kernels.prefill import prefill
from ..kernels.store_kvcache import store_kvcache
from .attention_backend import AttentionBackend

INTERPRETED_PROCESSORS = 4  # how many the interpreter plays to have: enough for splits
PROGRAMS_PER_PROCESSOR = 4  # that keep its memory reads in flight


class TritonBackend(AttentionBackend):
    """Runs kernels/ on a GPU, or on the CPU in Triton's interpreter."""

    def __init__(self, device: torch.device):
        """`device` says how many programs a decode is split into."""
        on_gpu = device.type == "cuda"
        processors = (
            torch.cuda.get_device_properties(device).multi_processor_count if on_gpu else INTERPRETED_PROCESSORS
        )
        self.num_programs = processors * PROGRAMS_PER_PROCESSOR
        self.device = device
        self.partials: dict[int, torch.Tensor] = {}  # by size

    def store_kvcache(self, key, value, k_cache, v_cache, slot_mapping):
        """See AttentionBackend."""
        store_kvcache(key, value, k_cache, v_cache, slot_mapping)

    def prefill(self, query, key, value, k_cache, v_cache, context, scale):
        """See AttentionBackend."""
        if context.block_tables is not None:
            key, value = k_cache.flatten(0, 1), v_cache.flatten(0, 1)  # [slots, KV heads, head size]
        return prefill(
            query,
            key,
            value,
            context.cu_seqlens_q,
            context.cu_seqlens_k,
            context.max_seqlen_q,
            scale,
            context.block_tables,
            block_size=k_cache.shape[1] if context.block_tables is not None else 1,
        )

    def decode(self, query, k_cache, v_cache, context, scale):
        """See AttentionBackend. The splits are counted from the width of the block tables."""
        num_seqs, num_heads, head_dim = query.shape
        block_size, num_kv_heads = k_cache.shape[1:3]
        longest = context.block_tables.shape[1] * block_size
        num_splits = find_num_splits(num_seqs * num_kv_heads, longest, self.num_programs)
        partials = self.find_partials(num_heads // num_kv_heads, head_dim)
        return decode(query, k_cache, v_cache, context.context_lens, context.block_tables, scale, num_splits, partials)

    def find_partials(self, group_size: int, head_dim: int) -> torch.Tensor:
        """The memory for the splits' results, enough for every batch; kept for ever, since a graph may write there.

        With more than one split there are at most `num_programs` programs, with a row for each query head of a group.
        """
        needed = self.num_programs * group_size * (head_dim + 1)
        if needed not in self.partials:
            self.partials[needed] = torch.empty(needed, dtype=torch.float32, device=self.device)
        return self.partials[needed]
