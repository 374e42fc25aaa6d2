"""The sampler: from logits to token ids."""

import torch
from torch import nn

MIN_TEMPERATURE = 1e-10


class Sampler(nn.Module):
    """Draws one token per row, each row with its own temperature; temperature 0 takes the largest logit."""

    def forward(
        self, logits: torch.Tensor, temperatures: torch.Tensor, generator: torch.Generator | None = None
    ) -> torch.Tensor:
        """Token ids, int64 [rows], of `logits` [rows, vocabulary] and `temperatures`, float32 [rows].

        With E ~ Exp(1) drawn for each entry, argmax(p / E) is entry i with probability p[i].
        """
        greedy_ids = logits.argmax(dim=-1)
        if not temperatures.any():
            return greedy_ids
        scaled = logits.float() / temperatures.clamp(min=MIN_TEMPERATURE)[:, None]
        noise = torch.empty_like(scaled).exponential_(generator=generator).clamp_(min=1e-10)
        sampled_ids = (scaled.softmax(dim=-1) / noise).argmax(dim=-1)
        return torch.where(temperatures == 0, greedy_ids, sampled_ids)
