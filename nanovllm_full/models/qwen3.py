"""Qwen3: the model, from token ids to hidden states.

What passes between the layers is flat: hidden states [tokens, hidden] of all sequences one after the other, and the
position of each token.
"""

from typing import ClassVar

import torch
from torch import nn
from transformers import PreTrainedConfig

from ..layers.activation import SiluAndMul
from ..layers.attention import Attention
from ..layers.embed_head import ParallelLMHead, VocabParallelEmbedding
from ..layers.layernorm import RMSNorm
from ..layers.linear import MergedColumnParallelLinear, QKVParallelLinear, RowParallelLinear
from ..layers.rotary_embedding import RotaryEmbedding, get_rope
from ..utils.context import Context, get_context
from ..utils.parallel import ONE_RANK, TensorParallel


class Qwen3Attention(nn.Module):
    """Projects to queries, keys and values, turns them by their positions, attends, projects back.

    The constructor takes the numbers of all heads; with several ranks each has its part of them. The norm of each query
    and key head is Qwen3's own; `qk_norm` is False for its relatives. With `uses_kernels` all between the projection
    and the attention is one Triton kernel.
    """

    uses_kernels = False

    def __init__(
        self,
        hidden_size: int,
        num_heads: int,
        num_kv_heads: int,
        head_dim: int,
        rms_norm_eps: float,
        rotary_emb: RotaryEmbedding,
        qk_norm: bool,
        qkv_bias: bool,
        o_bias: bool,
        parallel: TensorParallel,
    ):
        super().__init__()
        self.num_heads, self.num_kv_heads = num_heads // parallel.size, num_kv_heads // parallel.size
        self.head_dim = head_dim
        self.qkv_proj = QKVParallelLinear(hidden_size, head_dim, num_heads, num_kv_heads, qkv_bias, parallel)
        self.o_proj = RowParallelLinear(num_heads * head_dim, hidden_size, o_bias, parallel)
        self.rotary_emb = rotary_emb
        self.attn = Attention(scale=head_dim**-0.5)
        self.has_norms = qk_norm
        self.q_norm = RMSNorm(head_dim, rms_norm_eps) if qk_norm else nn.Identity()
        self.k_norm = RMSNorm(head_dim, rms_norm_eps) if qk_norm else nn.Identity()

    def forward(self, positions: torch.Tensor, hidden_states: torch.Tensor) -> torch.Tensor:
        """[tokens, hidden] -> [tokens, hidden]."""
        return self.o_proj(self.attend(positions, self.qkv_proj(hidden_states)))

    def attend(self, positions: torch.Tensor, qkv: torch.Tensor) -> torch.Tensor:
        """What lies between the projections: [tokens, all heads * head size] -> [tokens, heads * head size]."""
        query, key, value = qkv.split(self.qkv_proj.output_sizes, dim=-1)
        query = query.unflatten(-1, (self.num_heads, self.head_dim))  # [tokens, heads, head size]
        key = key.unflatten(-1, (self.num_kv_heads, self.head_dim))  # [tokens, KV heads, head size]
        value = value.unflatten(-1, (self.num_kv_heads, self.head_dim))
        if self.uses_kernels:
            context = get_context()
            query, key = self._turn_and_store(positions, query, key, value, context)
            return self.attn.attend(query, key, value, context).flatten(1)
        query, key = self.rotary_emb(positions, self.q_norm(query), self.k_norm(key))
        return self.attn(query, key, value).flatten(1)

    def _turn_and_store(
        self, positions: torch.Tensor, query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, context: Context
    ) -> tuple[torch.Tensor, torch.Tensor]:
        from ..kernels.rotary import turn_and_store

        norms = (self.q_norm.weight, self.k_norm.weight, self.q_norm.eps) if self.has_norms else (None, None, 0.0)
        has_cache = self.attn.k_cache.numel() > 0
        cache = (self.attn.k_cache, self.attn.v_cache, context.slot_mapping) if has_cache else (None, None, None)
        return turn_and_store(query, key, value, positions, self.rotary_emb.cos_sin_cache, *norms, *cache)


class Qwen3MLP(nn.Module):
    """Two layers with a gate: down(silu(gate(x)) * up(x))."""

    def __init__(self, hidden_size: int, intermediate_size: int, bias: bool, parallel: TensorParallel):
        super().__init__()
        self.gate_up_proj = MergedColumnParallelLinear(hidden_size, [intermediate_size] * 2, bias, parallel)
        self.down_proj = RowParallelLinear(intermediate_size, hidden_size, bias, parallel)
        self.act_fn = SiluAndMul()

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """[tokens, hidden] -> [tokens, hidden]."""
        return self.down_proj(self.act_fn(self.gate_up_proj(x)))


class Qwen3DecoderLayer(nn.Module):
    """Attention and MLP, each after a norm.

    The residual stream goes beside the hidden states, and the next norm adds the two.
    """

    def __init__(self, hidden_size: int, rms_norm_eps: float, self_attn: Qwen3Attention, mlp: Qwen3MLP):
        super().__init__()
        self.self_attn = self_attn
        self.mlp = mlp
        self.input_layernorm = RMSNorm(hidden_size, rms_norm_eps)
        self.post_attention_layernorm = RMSNorm(hidden_size, rms_norm_eps)

    def forward(
        self, positions: torch.Tensor, hidden_states: torch.Tensor, residual: torch.Tensor | None
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Hidden states and residual, both [tokens, hidden]; the first layer has no residual yet."""
        if residual is None:
            residual = hidden_states
            hidden_states = self.input_layernorm(hidden_states)
        else:
            hidden_states, residual = self.input_layernorm(hidden_states, residual)
        hidden_states = self.self_attn(positions, hidden_states)
        hidden_states, residual = self.post_attention_layernorm(hidden_states, residual)
        return self.mlp(hidden_states), residual


class Qwen3Model(nn.Module):
    """The layers, between the embedding and the last norm."""

    def __init__(self, config: PreTrainedConfig, layers: list[Qwen3DecoderLayer], parallel: TensorParallel):
        super().__init__()
        self.embed_tokens = VocabParallelEmbedding(config.vocab_size, config.hidden_size, parallel)
        self.layers = nn.ModuleList(layers)
        self.norm = RMSNorm(config.hidden_size, config.rms_norm_eps)

    def forward(self, input_ids: torch.Tensor, positions: torch.Tensor) -> torch.Tensor:
        """int64 [tokens] twice -> [tokens, hidden]."""
        hidden_states, residual = self.embed_tokens(input_ids), None
        for layer in self.layers:
            hidden_states, residual = layer(positions, hidden_states, residual)
        hidden_states, _ = self.norm(hidden_states, residual)
        return hidden_states


class Qwen3ForCausalLM(nn.Module):
    """The model and its LM head, or one rank's part of them. `config` is what `transformers` reads from config.json.

    `packed_modules_mapping` says which tensors of a checkpoint are parts of one layer here, and which part.
    """

    packed_modules_mapping: ClassVar = {
        "q_proj": ("qkv_proj", 0),
        "k_proj": ("qkv_proj", 1),
        "v_proj": ("qkv_proj", 2),
        "gate_proj": ("gate_up_proj", 0),
        "up_proj": ("gate_up_proj", 1),
    }
    qk_norm = True

    def __init__(self, config: PreTrainedConfig, parallel: TensorParallel = ONE_RANK):
        super().__init__()
        rotary_emb = get_rope(head_dim_of(config), config.max_position_embeddings, config.rope_parameters)
        layers = [self.build_layer(config, rotary_emb, parallel) for _ in range(config.num_hidden_layers)]
        self.model = Qwen3Model(config, layers, parallel)
        self.lm_head = ParallelLMHead(config.vocab_size, config.hidden_size, parallel)
        if config.tie_word_embeddings:
            self.lm_head.weight = self.model.embed_tokens.weight

    def build_layer(
        self, config: PreTrainedConfig, rotary_emb: RotaryEmbedding, parallel: TensorParallel
    ) -> Qwen3DecoderLayer:
        """One decoder layer with the sizes and biases of the configuration; all share one rotary embedding."""
        qkv_bias, o_bias, mlp_bias = self.biases(config)
        self_attn = Qwen3Attention(
            hidden_size=config.hidden_size,
            num_heads=config.num_attention_heads,
            num_kv_heads=config.num_key_value_heads,
            head_dim=head_dim_of(config),
            rms_norm_eps=config.rms_norm_eps,
            rotary_emb=rotary_emb,
            qk_norm=self.qk_norm,
            qkv_bias=qkv_bias,
            o_bias=o_bias,
            parallel=parallel,
        )
        mlp = Qwen3MLP(config.hidden_size, config.intermediate_size, mlp_bias, parallel)
        return Qwen3DecoderLayer(config.hidden_size, config.rms_norm_eps, self_attn, mlp)

    def biases(self, config: PreTrainedConfig) -> tuple[bool, bool, bool]:
        """Whether the projections to queries, keys and values, the one back, and the MLP have a bias."""
        return config.attention_bias, config.attention_bias, False

    def use_kernels(self) -> None:
        """From now on the small layers are Triton kernels: on a GPU, or in Triton's interpreter."""
        from ..kernels.arrival import new_counters

        counters = new_counters(self.lm_head.weight.device)
        for module in self.modules():
            if hasattr(module, "uses_kernels"):
                module.uses_kernels = True
            if hasattr(module, "counters"):
                module.counters = counters

    def pack_weights(self) -> None:
        """Packs the weights of all linear layers, once they are loaded: on a CPU."""
        for module in self.modules():
            if hasattr(module, "pack_weight"):
                module.pack_weight()

    def forward(self, input_ids: torch.Tensor, positions: torch.Tensor) -> torch.Tensor:
        """Hidden states [tokens, hidden] of `input_ids` at `positions`, both int64 [tokens]."""
        return self.model(input_ids, positions)

    def compute_logits(self, hidden_states: torch.Tensor) -> torch.Tensor:
        """Logits [sequences, vocabulary] of the last token of each sequence."""
        return self.lm_head(hidden_states)


def head_dim_of(config: PreTrainedConfig) -> int:
    """The head size: as configured, else hidden / heads. Qwen3-0.6B has 128, not 1024 / 16."""
    return getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
