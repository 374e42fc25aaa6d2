"""The decode step of a small batch as a chain of six kernels a layer, which read the weights and little else.

    1. norm, projection to queries, keys and values
    2. norm of the heads, rotary embedding, store
    3. attention
    4. projection back, residual
    5. norm, gate and up projection, activation
    6. down projection, residual

The modules are those of the model and stay as they are: the chain takes their weights. It adds and multiplies in
float32 where the modules round in between, so the results are equal up to rounding.
"""

import torch

from ..layers.layernorm import RMSNorm
from ..layers.linear import MergedColumnParallelLinear, RowParallelLinear
from ..utils.context import get_context
from .qwen3 import Qwen3DecoderLayer, Qwen3ForCausalLM


def forward(model: Qwen3ForCausalLM, input_ids: torch.Tensor, positions: torch.Tensor) -> torch.Tensor:
    """Hidden states [tokens, hidden], as `model.forward` gives them; what the chain does not cover goes there."""
    if not covers(model, len(input_ids)):
        return model(input_ids, positions)
    hidden_states = model.model.embed_tokens(input_ids)
    for layer in model.model.layers:
        hidden_states = run_layer(layer, positions, hidden_states)
    return model.model.norm(hidden_states)


def covers(model: Qwen3ForCausalLM, num_tokens: int) -> bool:
    """Whether the chain can run: a decode, on kernels, in half precision, of rows and weights for which it is faster.

    Without tensor cores, float32 products on a GPU are better left to cuBLAS; the interpreter takes them.
    """
    attention = model.model.layers[0].self_attn
    if not attention.uses_kernels or get_context().is_prefill or not attention.attn.k_cache.numel():
        return False
    from ..kernels.linear_table import max_rows

    weight = model.model.layers[0].mlp.gate_up_proj.weight  # the largest one in the models that there are
    return num_tokens <= max_rows(weight.numel()) and (weight.dtype != torch.float32 or not weight.is_cuda)


def run_layer(layer: Qwen3DecoderLayer, positions: torch.Tensor, hidden_states: torch.Tensor) -> torch.Tensor:
    """One decoder layer, [tokens, hidden] -> [tokens, hidden]; the residual stream is all that passes between two."""
    attention, mlp = layer.self_attn, layer.mlp
    qkv = norm_linear(layer.input_layernorm, attention.qkv_proj, hidden_states)
    attended = attention.attend(positions, qkv)  # [tokens, heads * head size]
    hidden_states = linear_add(attention.o_proj, attended, hidden_states)
    opened = norm_linear(layer.post_attention_layernorm, mlp.gate_up_proj, hidden_states, gated=True)
    return linear_add(mlp.down_proj, opened, hidden_states)


def norm_linear(norm: RMSNorm, layer: MergedColumnParallelLinear, x: torch.Tensor, gated: bool = False) -> torch.Tensor:
    """A projection of the norm of x, [tokens, hidden] -> [tokens, outputs], or half as many with a gate.

    In float16 the norm is a kernel of its own: the product with its weight alone might overflow.
    """
    from ..kernels.linear import linear

    if x.dtype == torch.float16:
        return linear(norm(x), layer.weight, layer.bias, gated=gated, counters=layer.counters)
    normed = {"norm_weight": norm.weight, "eps": norm.eps}
    return linear(x, layer.weight, layer.bias, **normed, gated=gated, counters=layer.counters)


def linear_add(layer: RowParallelLinear, x: torch.Tensor, residual: torch.Tensor) -> torch.Tensor:
    """residual + the projection of x, [tokens, inputs] -> [tokens, hidden]; the first rank adds what is added once."""
    from ..kernels.linear import linear

    added = (layer.bias, residual) if layer.parallel.rank == 0 else (None, None)
    return layer.parallel.all_reduce(linear(x, layer.weight, *added, counters=layer.counters))
