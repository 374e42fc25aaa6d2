"""The model as a black box: any causal language model that `transformers` can load."""

from inspect import signature
from pathlib import Path
from threading import Lock

import torch
from torch import nn
from transformers import AutoConfig, AutoModelForCausalLM, DynamicCache, PreTrainedModel

from ..utils.hub import naming

CACHE_KEYWORDS = ("cache", "past_key_values")  # the first in transformers 5.18 and later
_loading = Lock()  # transformers changes its own classes while it loads, so engines load one after the other


class BlackBoxForCausalLM(nn.Module):
    """Wraps a `transformers` model behind the two calls of an engine's model: `forward` and `compute_logits`.

    They are apart because a step needs the logits of one token per sequence. Logits of all tokens would take
    [sequences, tokens, vocabulary] floats.
    """

    def __init__(self, path: Path, device: str | torch.device = "cpu", dtype: torch.dtype = torch.float32):
        super().__init__()
        self.model = load_model(path, dtype).to(device).eval()
        parameters = signature(self.model.base_model.forward).parameters
        self._cache_keyword = next((name for name in CACHE_KEYWORDS if name in parameters), None)
        self._refuse_unusual_head()
        self.kv_shape = self._find_kv_shape()  # layers, KV heads, head size

    def forward(
        self, input_ids: torch.Tensor, positions: torch.Tensor, past: torch.Tensor, past_lens: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Computes `input_ids` at `positions`, both int64 [sequences, tokens], after what is in the cache.

        `past` holds keys [0] and values [1] of earlier tokens, [2, layers, sequences, past, KV heads, head size]. Row i
        has `past_lens[i]` (int64) of them, after zeros. Returns the hidden states [sequences, tokens, hidden] and the
        keys and values of the new tokens, [2, layers, sequences, tokens, KV heads, head size].

        A token sees the past of its row, itself, and the tokens before it. Padding belongs at the outer ends of a
        row: in front of the past and behind the tokens. A model with a sliding window counts columns.
        """
        longest = past.shape[3]
        columns = torch.arange(longest + input_ids.shape[1], device=past.device)
        is_token = columns >= longest - past_lens[:, None]  # [sequences, past + tokens]
        cache = DynamicCache(list(zip(*past.transpose(3, 4), strict=True)))
        hidden_states = self._run(input_ids, positions, cache, is_token)
        keys, values = ([getattr(layer, name)[:, :, longest:] for layer in cache.layers] for name in ("keys", "values"))
        return hidden_states, torch.stack([torch.stack(keys), torch.stack(values)]).transpose(3, 4)

    def _run(
        self, input_ids: torch.Tensor, positions: torch.Tensor, cache: DynamicCache, is_token: torch.Tensor
    ) -> torch.Tensor:
        """Hidden states [sequences, tokens, hidden]; the model appends its keys and values to the cache."""
        arguments = {"position_ids": positions, "attention_mask": is_token, self._cache_keyword: cache}
        return self.model.base_model(input_ids, **arguments).last_hidden_state

    def compute_logits(self, hidden_states: torch.Tensor) -> torch.Tensor:
        """Logits [..., vocabulary] of hidden states [..., hidden]."""
        return self.model.get_output_embeddings()(hidden_states)

    @torch.inference_mode()
    def _refuse_unusual_head(self) -> None:
        """A few architectures scale or cap their logits after the LM head; `compute_logits` would leave that out."""
        tokens = self._few_tokens()
        ours = self.compute_logits(
            self.model.base_model(tokens, position_ids=tokens, use_cache=False).last_hidden_state
        )
        theirs = self.model(tokens, position_ids=tokens, use_cache=False).logits.to(ours.dtype)
        if not torch.allclose(ours, theirs):
            raise ValueError(f"model: {type(self.model).__name__} changes its logits after the LM head: not supported")

    @torch.inference_mode()
    def _find_kv_shape(self) -> tuple[int, int, int]:
        """Layers, KV heads and head size; raises ValueError for a model that keeps something else per token."""
        name = type(self.model).__name__
        if self._cache_keyword is None:
            raise ValueError(f"model: {name} takes no cache of keys and values: not supported")
        tokens = self._few_tokens()
        cache = DynamicCache()
        try:
            self._run(tokens, tokens, cache, torch.ones_like(tokens, dtype=torch.bool))
            shapes = {tuple(kept.shape) for layer in cache.layers for kept in (layer.keys, layer.values)}
        except (AttributeError, IndexError, TypeError, ValueError):
            raise ValueError(f"model: {name} keeps something else than keys and values: not supported") from None
        if len(shapes) != 1:
            raise ValueError(f"model: {name} keeps keys and values of several shapes: not supported")
        _, num_kv_heads, _, head_dim = shapes.pop()
        return len(cache.layers), num_kv_heads, head_dim

    def _few_tokens(self) -> torch.Tensor:
        """Ids to try the model out with, int64 [1, at most 8]; they are positions at the same time."""
        config = self.model.config
        num_tokens = min(8, config.vocab_size, getattr(config, "max_position_embeddings", 8))
        return torch.arange(num_tokens, device=self.model.device)[None]


def load_model(path: Path, dtype: torch.dtype) -> PreTrainedModel:
    """Loads a model of folder `path`; raises ValueError if it is quantised or lacks a tensor.

    `transformers` only warns about a missing tensor and fills it with random numbers.
    """
    with naming(path):
        config = AutoConfig.from_pretrained(path, trust_remote_code=False)
    if getattr(config, "quantization_config", None):
        raise ValueError(f"model: {path} is quantised (quantization_config in config.json): not supported")
    with naming(path), _loading:
        model, report = AutoModelForCausalLM.from_pretrained(path, config=config, dtype=dtype, output_loading_info=True)
    if report["missing_keys"]:
        missing = ", ".join(sorted(report["missing_keys"]))
        raise ValueError(f"model: {path} lacks the tensors {missing}: download it again")
    return model
