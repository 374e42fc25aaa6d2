"""The model runner: turns lists of token ids into tensors and the model's answer into the next token id."""

import torch

from ..config import Config
from ..layers.sampler import Sampler
from ..models.black_box import BlackBoxForCausalLM


class ModelRunner:
    """Owns the model and the sampler."""

    def __init__(self, config: Config):
        self.device = config.device
        self.model = BlackBoxForCausalLM(config.path, config.device, config.dtype)
        self.sampler = Sampler()
        self.generator = torch.Generator(config.device).manual_seed(int(config.seed))

    @torch.inference_mode()
    def run(self, token_ids: list[int], temperature: float) -> int:
        """Computes the token that follows `token_ids`."""
        input_ids = torch.tensor([token_ids], device=self.device)  # [1, tokens]
        positions = torch.arange(len(token_ids), device=self.device)[None]  # [1, tokens]
        temperatures = torch.tensor([temperature], dtype=torch.float32, device=self.device)  # [1]
        hidden_states = self.model(input_ids, positions)  # [1, tokens, hidden]
        logits = self.model.compute_logits(hidden_states[:, -1])  # [1, vocabulary]
        return self.sampler(logits, temperatures, self.generator).item()
