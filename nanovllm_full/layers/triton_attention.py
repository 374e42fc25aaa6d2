"""Attention by our own Triton kernels."""

import torch

from ..kernels.arrival import new_counters
from ..kernels.configs import MOST_PROGRAMS, DecodeConfig, find_decode_config
from ..kernels.decode import decode, plan
from ..kernels.prefill import prefill
from ..kernels.store_kvcache import store_kvcache
from ..utils.context import Context
from .attention_backend import AttentionBackend

INTERPRETED_PROCESSORS = 4  # how many the interpreter plays to have: enough for splits


class TritonBackend(AttentionBackend):
    """Runs kernels/ on a GPU, or on the CPU in Triton's interpreter."""

    def __init__(self, device: torch.device):
        """`device` says how many programs a decode is split into."""
        on_gpu = device.type == "cuda"
        self.num_processors = (
            torch.cuda.get_device_properties(device).multi_processor_count if on_gpu else INTERPRETED_PROCESSORS
        )
        self.device = device
        self.planned: tuple[Context, DecodeConfig, torch.Tensor] | None = None  # what the step's first layer found
        self.partials: dict[int, torch.Tensor] = {}  # by size
        self.counters = new_counters(device)

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
        """See AttentionBackend."""
        num_kv_heads = k_cache.shape[2]
        config, planned = self.find_plan(query, k_cache, context)
        partials = self.find_partials(query.shape[1] // num_kv_heads, query.shape[2])
        where = context.context_lens, context.block_tables
        return decode(query, k_cache, v_cache, *where, scale, config, planned, partials, self.counters)

    def find_plan(
        self, query: torch.Tensor, k_cache: torch.Tensor, context: Context
    ) -> tuple[DecodeConfig, torch.Tensor]:
        """The configuration for the shapes of a batch, and the plan for its lengths, which all layers of a step share.

        The splits are counted from the width of the block tables. `begin_step` forgets the plan: a captured graph has
        to make it anew each time.
        """
        if self.planned is None or self.planned[0] is not context:
            num_seqs, _, head_dim = query.shape
            block_size, num_kv_heads = k_cache.shape[1:3]
            longest = context.block_tables.shape[1] * block_size
            config = find_decode_config(num_seqs * num_kv_heads, head_dim, longest, query.dtype, self.num_processors)
            self.planned = context, config, plan(context.context_lens, num_kv_heads, config)
        return self.planned[1:]

    def begin_step(self):
        """See AttentionBackend."""
        self.planned = None

    def find_partials(self, group_size: int, head_dim: int) -> torch.Tensor:
        """The memory for the splits' results, enough for every batch; kept for ever, since a graph may write there.

        A decode that is split has at most MOST_PROGRAMS programs, with a row for each query head of a group.
        """
        needed = MOST_PROGRAMS * group_size * (head_dim + 1)
        if needed not in self.partials:
            self.partials[needed] = torch.empty(needed, dtype=torch.float32, device=self.device)
        return self.partials[needed]
