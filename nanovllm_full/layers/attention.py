"""The attention layer: puts new keys and values into the paged cache and reads them back through a backend."""

import torch
from torch import nn

from ..utils.context import get_context
from .attention_backend import AttentionBackend
from .torch_attention import TorchBackend


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
        if context.is_prefill:
            return self.backend.prefill(query, key, value, self.k_cache, self.v_cache, context, self.scale)
        return self.backend.decode(query, self.k_cache, self.v_cache, context, self.scale)
