"""What a user may ask of one request."""

from dataclasses import dataclass

from .utils.checks import check_bool, check_int, check_number


@dataclass(frozen=True, slots=True)
class SamplingParams:
    """How the tokens of one request are chosen, and when it ends. Frozen, so that what was checked stays true.

    temperature: 0 takes the most likely token (greedy); larger values flatten the distribution.
    max_tokens: how many tokens are generated at most, 1 or more.
    ignore_eos: go on after an end-of-sequence token, up to `max_tokens`.

    Raises ValueError for any other value.
    """

    temperature: float = 1.0
    max_tokens: int = 64
    ignore_eos: bool = False

    def __post_init__(self) -> None:
        check_number("temperature", self.temperature, minimum=0)
        check_int("max_tokens", self.max_tokens, minimum=1)
        check_bool("ignore_eos", self.ignore_eos)
