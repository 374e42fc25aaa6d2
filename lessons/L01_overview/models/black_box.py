"""The model as a black box: any causal language model that `transformers` can load."""

from pathlib import Path
from threading import Lock

import torch
from torch import nn
from transformers import AutoConfig, AutoModelForCausalLM, PreTrainedModel

from ..utils.hub import naming

_loading = Lock()  # transformers changes its own classes while it loads, so engines load one after the other


class BlackBoxForCausalLM(nn.Module):
    """Wraps a `transformers` model behind the two calls of an engine's model: `forward` and `compute_logits`.

    They are apart because a step needs the logits of one token per sequence. Logits of all tokens would take
    [sequences, tokens, vocabulary] floats.
    """

    def __init__(self, path: Path, device: str | torch.device = "cpu", dtype: torch.dtype = torch.float32):
        super().__init__()
        self.model = load_model(path, dtype).to(device).eval()
        self._refuse_unusual_head()

    def forward(self, input_ids: torch.Tensor, positions: torch.Tensor) -> torch.Tensor:
        """Hidden states [sequences, tokens, hidden] of `input_ids` and `positions`, both int64 [sequences, tokens].

        A token sees itself and those before it in its row, so padding belongs at the end of a row.
        """
        return self.model.base_model(input_ids, position_ids=positions, use_cache=False).last_hidden_state

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
