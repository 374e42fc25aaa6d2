"""The model runner: turns the sequences of a step into tensors and the model's answer into their next tokens."""

import torch

from ..config import Config
from ..layers.sampler import Sampler
from ..models.black_box import BlackBoxForCausalLM
from .sequence import ScheduledSequence, Step


class ModelRunner:
    """Owns the model and the sampler."""

    def __init__(self, config: Config):
        self.device = config.device
        self.model = BlackBoxForCausalLM(config.path, config.device, config.dtype)
        self.sampler = Sampler()
        self.generator = torch.Generator(config.device).manual_seed(int(config.seed))

    @torch.inference_mode()
    def run(self, step: Step) -> list[int]:
        """Computes one new token for each scheduled sequence, in their order."""
        input_ids, positions, last = self.prepare_batch(step.scheduled)
        temperatures = self.prepare_sample(step.scheduled)
        hidden_states = self.model(input_ids, positions)  # [sequences, longest, hidden]
        rows = torch.arange(len(last), device=self.device)
        logits = self.model.compute_logits(hidden_states[rows, last])  # [sequences, vocabulary]
        return self.sampler(logits, temperatures, self.generator).tolist()

    def prepare_batch(self, scheduled: list[ScheduledSequence]) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Input ids and positions, int64 [sequences, longest], and the column of each one's last token, int64.

        Rows are filled up with zeros at the end. Under a causal mask no token sees what comes after it, so the
        padding needs no mask.
        """
        longest = max(item.count for item in scheduled)
        rows = [item.seq.token_ids[item.start : item.end] + [0] * (longest - item.count) for item in scheduled]
        input_ids = torch.tensor(rows, device=self.device)
        positions = torch.arange(longest, device=self.device).expand(len(rows), longest)
        last = torch.tensor([item.count - 1 for item in scheduled], device=self.device)
        return input_ids, positions, last

    def prepare_sample(self, scheduled: list[ScheduledSequence]) -> torch.Tensor:
        """The temperature of each sequence, float32 [sequences]."""
        return torch.tensor([item.seq.temperature for item in scheduled], dtype=torch.float32, device=self.device)
