"""The model runner: turns lists of token ids into tensors and the model's answer into the next token id."""

from pathlib import Path

import torch

from ..layers.sampler import Sampler
from ..models.black_box import BlackBoxForCausalLM


class ModelRunner:
    """Owns the model and the sampler."""

    def __init__(self, path: Path):
        self.model = BlackBoxForCausalLM(path)
        self.sampler = Sampler()

    @torch.inference_mode()
    def run(self, token_ids: list[int], temperature: float) -> int:
        """Computes the token that follows `token_ids`."""
        input_ids = torch.tensor([token_ids])  # [1, tokens]
        positions = torch.arange(len(token_ids))[None]  # [1, tokens]
        hidden_states = self.model(input_ids, positions)  # [1, tokens, hidden]
        logits = self.model.compute_logits(hidden_states[:, -1])  # [1, vocabulary]
        return self.sampler(logits, torch.tensor([temperature])).item()
