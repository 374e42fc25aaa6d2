"""What a user may ask of one request."""

from dataclasses import dataclass


@dataclass(slots=True)
class SamplingParams:
    """How the tokens of one request are chosen, and when it ends.

    temperature: 0 takes the most likely token (greedy); larger values flatten the distribution.
    max_tokens: how many tokens are generated at most.
    ignore_eos: go on after an end-of-sequence token, up to `max_tokens`.
    """

    temperature: float = 1.0
    max_tokens: int = 64
    ignore_eos: bool = False
