"""What a step gives: token ids and log-probabilities, on their way from the device."""

from dataclasses import dataclass

import torch

from ..layers.sampler import Logprobs
from .sequence import Step


@dataclass(frozen=True, slots=True)
class StepResults:
    """Copies in the CPU's memory, which are complete when `event` has happened; without one they are."""

    token_ids: torch.Tensor  # int64 [sequences]: the next token of each scheduled sequence
    logprobs: Logprobs | None = None  # of the sequences that ask
    event: torch.cuda.Event | None = None

    @classmethod
    def of(cls, token_ids: torch.Tensor, logprobs: Logprobs | None) -> "StepResults":
        """The results that are in these tensors once the device gets there."""
        if not token_ids.is_cuda:
            return cls(token_ids.clone(), logprobs)
        if logprobs is not None:
            logprobs = Logprobs(
                *(values.to("cpu", non_blocking=True) for values in (logprobs.token_ids, logprobs.values))
            )
        token_ids = token_ids.to("cpu", non_blocking=True)
        event = torch.cuda.Event()
        event.record()
        return cls(token_ids, logprobs, event)

    def is_ready(self) -> bool:
        """Whether they are there."""
        return self.event is None or self.event.query()

    def wait(self) -> list[int]:
        """The token ids, as soon as they are there."""
        if self.event is not None:
            self.event.synchronize()
        return self.token_ids.tolist()

    def read_logprobs(self, step: Step) -> list[dict[int, float] | None]:
        """For each sequence of the step, after `wait`: None, or log-probabilities by token id, if it asks for them.

        The chosen token comes first, then as many of the most likely ones as it asks for, the most likely first.
        """
        rows = zip(self.logprobs.token_ids.tolist(), self.logprobs.values.tolist(), strict=True)
        logprobs: list[dict[int, float] | None] = []
        for item in step.scheduled:
            if item.seq.num_logprobs is None:
                logprobs.append(None)
                continue
            token_ids, values = next(rows)
            logprobs.append(dict(zip(token_ids[: 1 + item.seq.num_logprobs], values, strict=False)))
        return logprobs
