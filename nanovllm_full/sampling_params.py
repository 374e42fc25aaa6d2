"""What a user may ask of one request."""

from collections.abc import Iterable
from dataclasses import dataclass

from .utils.checks import check_bool, check_int, check_number, is_unicode, shown

MAX_LOGPROBS = 20


@dataclass(frozen=True, slots=True)
class SamplingParams:
    """How the tokens of one request are chosen, and when it ends. Frozen, so that what was checked stays true.

    temperature: 0 takes the most likely token (greedy); larger values flatten the distribution.
    max_tokens: how many tokens are generated at most, 1 or more.
    ignore_eos: go on after an end-of-sequence token, up to `max_tokens`.
    top_k: draw from the k most likely tokens only, and from those as likely as the last of them; 0 or None: from all.
    top_p: draw only from the most likely tokens that together have this probability, more than 0; 1: from all. Where
        both are given, it is what is left after top_k of which this share is kept.
    seed: the same seed, prompt and parameters give the same tokens, whatever else runs; None: one that follows from
        the engine's seed and the request's number.
    stop_token_ids: tokens that end the request. Like an end-of-sequence token they are part of the output.
    stop: a string or several that end the request. The text ends before it, `token_ids` hold it. Special
        tokens, which are no part of the text, are not found.
    logprobs: None, or how many of the most likely tokens, up to 20, are reported for each token with their
        log-probabilities, beside the chosen one. They are the model's own, before temperature, top_k and top_p.

    Raises ValueError for any other value.
    """

    temperature: float = 1.0
    max_tokens: int = 64
    ignore_eos: bool = False
    top_k: int | None = 0
    top_p: float = 1.0
    seed: int | None = None
    stop_token_ids: Iterable[int] | None = ()  # becomes a tuple
    stop: str | Iterable[str] | None = ()  # becomes a tuple
    logprobs: int | None = None

    def __post_init__(self) -> None:
        check_number("temperature", self.temperature, minimum=0)
        check_int("max_tokens", self.max_tokens, minimum=1)
        check_bool("ignore_eos", self.ignore_eos)
        self._set("top_k", 0 if self.top_k is None else check_int("top_k", self.top_k, minimum=0))
        check_number("top_p", self.top_p, minimum=0, maximum=1)
        if self.top_p == 0:
            raise ValueError("top_p=0: must be more than 0, for the most likely token use temperature=0")
        if self.seed is not None:
            self._set("seed", check_int("seed", self.seed, minimum=0, maximum=2**63 - 1))
        self._set("stop_token_ids", _check_stop_token_ids(self.stop_token_ids))
        self._set("stop", _check_stop(self.stop))
        if self.logprobs is not None:
            self._set("logprobs", check_int("logprobs", self.logprobs, minimum=0, maximum=MAX_LOGPROBS))

    def _set(self, name: str, value: object) -> None:
        """Puts a value that was checked into its final form, which a frozen object does not do by assignment."""
        object.__setattr__(self, name, value)


def _check_stop_token_ids(stop_token_ids: object) -> tuple[int, ...]:
    if stop_token_ids is None:
        return ()
    if not isinstance(stop_token_ids, list | tuple | set | frozenset):
        raise ValueError(f"stop_token_ids={shown(stop_token_ids)}: must be a list of token ids")
    return tuple(check_int("stop_token_ids", token_id, minimum=0) for token_id in stop_token_ids)


def _check_stop(stop: object) -> tuple[str, ...]:
    if stop is None:
        return ()
    strings = (stop,) if isinstance(stop, str) else stop
    if not isinstance(strings, list | tuple | set | frozenset) or not all(isinstance(one, str) for one in strings):
        raise ValueError(f"stop={shown(stop)}: must be a string or a list of strings")
    if not all(is_unicode(one) for one in strings):
        raise ValueError(f"stop={shown(stop)}: is not valid Unicode text")
    if "" in strings:
        raise ValueError(f"stop={shown(stop)}: holds an empty string, which is found everywhere")
    return tuple(strings)
