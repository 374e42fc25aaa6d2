"""A request on its way through the engine, and the work that one step does on it."""

from copy import copy
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Literal, Self

import xxhash

from ..sampling_params import SamplingParams

PLACEHOLDER = -1  # stands for a token that a step in flight gives: it has its place, but is not known yet


class SequenceStatus(Enum):
    """Where a sequence stands: it waits, runs, and is finished; one that is preempted waits again."""

    WAITING = auto()
    RUNNING = auto()
    FINISHED = auto()


class Sequence:
    """The token ids of one request, prompt and generated ones, and what is known about them.

    `num_cached_tokens` counts the tokens whose keys and values are kept from earlier steps. They are in the blocks of
    `block_table`: the token at position p is in block `block_table[p // block_size]`. `block_hashes` are the hashes of
    its full blocks, as far as anybody asked for them. `seed` is that of the parameters, or one that follows from
    `engine_seed` and `seq_id`. `logprobs` has a dict for each generated token, if `num_logprobs` is not None.
    """

    def __init__(self, seq_id: int, prompt_ids: list[int], sampling_params: SamplingParams, engine_seed: int = 0):
        self.seq_id = seq_id
        self.status = SequenceStatus.WAITING
        self.finish_reason: Literal["stop", "length"] | None = None
        self.token_ids = list(prompt_ids)
        self.num_prompt_tokens = len(prompt_ids)
        self.num_cached_tokens = 0
        self.block_table: list[int] = []
        self.block_hashes: list[int] = []
        self.temperature = sampling_params.temperature
        self.max_tokens = sampling_params.max_tokens
        self.ignore_eos = sampling_params.ignore_eos
        self.top_k = sampling_params.top_k
        self.top_p = sampling_params.top_p
        self.seed = sampling_params.seed if sampling_params.seed is not None else derive_seed(engine_seed, seq_id)
        self.stop_token_ids = frozenset(sampling_params.stop_token_ids)
        self.num_logprobs = sampling_params.logprobs
        self.logprobs: list[dict[int, float]] = []

    def __len__(self) -> int:
        return self.num_tokens

    def __repr__(self) -> str:
        return f"Sequence({self.seq_id}, {self.status.name}, {self.num_prompt_tokens}+{self.num_completion_tokens})"

    @property
    def num_tokens(self) -> int:
        """Prompt and generated tokens, the newest included."""
        return len(self.token_ids)

    @property
    def num_completion_tokens(self) -> int:
        """Generated tokens."""
        return self.num_tokens - self.num_prompt_tokens

    @property
    def completion_token_ids(self) -> list[int]:
        """The generated tokens, oldest first."""
        return self.token_ids[self.num_prompt_tokens :]

    @property
    def is_finished(self) -> bool:
        """Whether the last token has been generated."""
        return self.status is SequenceStatus.FINISHED

    @property
    def is_truncated(self) -> bool:
        """Whether top-k or top-p leave out some tokens."""
        return self.temperature > 0 and (self.top_k > 0 or self.top_p < 1)

    def append_token(self, token_id: int) -> None:
        """Adds a generated token."""
        self.token_ids.append(token_id)

    def advance(self, end: int) -> None:
        """Counts the tokens before position `end` as computed; if these are all, the next one gets its place.

        Nothing changes if that is so already.
        """
        self.num_cached_tokens = max(self.num_cached_tokens, end)
        if end == self.num_tokens:
            self.append_token(PLACEHOLDER)

    def drop_placeholder(self) -> None:
        """Forgets the place of a token that nobody needs any more."""
        if self.token_ids[-1] == PLACEHOLDER:
            self.token_ids.pop()


def derive_seed(engine_seed: int, seq_id: int) -> int:
    """A seed of 63 bits for a sequence that was given none."""
    return xxhash.xxh64_intdigest(seq_id.to_bytes(8, "little"), seed=engine_seed) >> 1


@dataclass(frozen=True, slots=True)
class TokenWindow:
    """The tokens of a text from position `start` on, as far as somebody needs them; counted as in the whole text."""

    start: int
    token_ids: list[int]
    num_tokens: int  # of the whole text

    def __len__(self) -> int:
        return self.num_tokens

    def __getitem__(self, index: slice | int) -> list[int] | int:
        first = index.start if isinstance(index, slice) else index
        last = index.stop - 1 if isinstance(index, slice) else index
        if not self.start <= first <= last < self.start + len(self.token_ids):
            raise IndexError(f"{index} is not within the window: {len(self.token_ids)} tokens from {self.start} on")
        token_ids = self.token_ids[first - self.start : last + 1 - self.start]
        return token_ids if isinstance(index, slice) else token_ids[0]


@dataclass(frozen=True, slots=True)
class ScheduledSequence:
    """What a step computes of one sequence: `count` tokens from position `start` on."""

    seq: Sequence
    start: int
    count: int

    @property
    def end(self) -> int:
        """The position after the last one computed."""
        return self.start + self.count

    def excerpt(self) -> Self:
        """The same, of a copy of the sequence without what computing it does not take."""
        seq = copy(self.seq)
        seq.token_ids = TokenWindow(self.start, self.seq.token_ids[self.start : self.end], self.seq.num_tokens)
        seq.block_hashes = []
        seq.logprobs = []
        return replace(self, seq=seq)

    def snapshot(self) -> dict:
        """The numbers of this moment as plain data."""
        return {
            "seq_id": self.seq.seq_id,
            "num_tokens": self.seq.num_tokens,
            "num_cached_tokens": self.seq.num_cached_tokens,
            "num_scheduled_tokens": self.count,
        }


@dataclass(frozen=True, slots=True)
class Step:
    """The work of one step: a "prefill" computes what waited, a "decode" the newest token of what runs.

    `admitted` lists the sequences that it brought from WAITING to RUNNING, `preempted` those that went back.
    """

    kind: Literal["prefill", "decode"]
    scheduled: list[ScheduledSequence]
    admitted: list[Sequence]
    preempted: list[Sequence]

    @property
    def num_tokens(self) -> int:
        """How many tokens the step computes."""
        return sum(item.count for item in self.scheduled)

    @property
    def asks_logprobs(self) -> bool:
        """Whether one of its sequences asks for log-probabilities."""
        return any(item.seq.num_logprobs is not None for item in self.scheduled)

    def excerpt(self) -> Self:
        """What a worker has to know of the step; small, however long the texts are."""
        return Step(self.kind, [item.excerpt() for item in self.scheduled], admitted=[], preempted=[])

    def snapshot(self) -> dict:
        """The step as plain data."""
        return {
            "kind": self.kind,
            "scheduled": [item.snapshot() for item in self.scheduled],
            "admitted": [seq.seq_id for seq in self.admitted],
            "preempted": [seq.seq_id for seq in self.preempted],
        }
