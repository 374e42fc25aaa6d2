"""Attention by the flash-attn package (https://github.com/Dao-AILab/flash-attention), version 2."""

from flash_attn import flash_attn_varlen_func, flash_attn_with_kvcache

from ..kernels.store_kvcache import store_kvcache
from .attention_backend import AttentionBackend


class FlashAttnBackend(AttentionBackend):
    """Half precision on a GPU, with blocks of a multiple of 256. The store is a kernel of ours."""

    def store_kvcache(self, key, value, k_cache, v_cache, slot_mapping):
        """See AttentionBackend."""
        store_kvcache(key, value, k_cache, v_cache, slot_mapping)

    def prefill(self, query, key, value, k_cache, v_cache, context, scale):
        """See AttentionBackend. The diagonal of its causal mask ends at the bottom right."""
        if context.block_tables is not None:
            key, value = k_cache, v_cache
        return flash_attn_varlen_func(
            query,
            key,
            value,
            cu_seqlens_q=context.cu_seqlens_q,
            cu_seqlens_k=context.cu_seqlens_k,
            max_seqlen_q=context.max_seqlen_q,
            max_seqlen_k=context.max_seqlen_k,
            softmax_scale=scale,
            causal=True,
            block_table=context.block_tables,
        )

    def decode(self, query, k_cache, v_cache, context, scale):
        """See AttentionBackend. It takes any number of queries of each sequence, here 1."""
        output = flash_attn_with_kvcache(
            query.unsqueeze(1),
            k_cache,
            v_cache,
            cache_seqlens=context.context_lens,
            block_table=context.block_tables,
            softmax_scale=scale,
            causal=True,
        )
        return output.squeeze(1)
