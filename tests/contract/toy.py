"""A scheduler and its block manager with a stand-in for the model: toy runs of milliseconds that notice wrong slots.

The stand-in keeps a cache as a real runner does, one entry per slot. Where a model stores keys and values, it stores
what they depend on: the position, and a digest of all tokens up to it. A past that is read from a wrong block, from a
block that was handed out again, or from a slot that was never written is an AssertionError.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from itertools import count
from types import ModuleType, SimpleNamespace

VOCAB_SIZE = 50
EOS = 0


def digest_of(digest: bytes, token_id: int) -> bytes:
    """The digest of a text that is one token longer."""
    return hashlib.blake2b(digest + token_id.to_bytes(8, "little"), digest_size=8).digest()


def digest_text(token_ids: list[int]) -> bytes:
    """The digest of a text; b"" for an empty one."""
    digest = b""
    for token_id in token_ids:
        digest = digest_of(digest, token_id)
    return digest


def next_token(digest: bytes) -> int:
    """The token that the stand-in model gives after a text; it depends on all of it. EOS comes about once in 50."""
    return int.from_bytes(digest, "little") % VOCAB_SIZE


def answer(prompt_ids: list[int], max_tokens: int, max_num_tokens: int, ignore_eos: bool = False) -> list[int]:
    """What a model without a cache generates; with the prompt at most `max_num_tokens` tokens."""
    token_ids, digest = [], digest_text(prompt_ids)
    while len(token_ids) < max_tokens and len(prompt_ids) + len(token_ids) < max_num_tokens:
        token_ids.append(next_token(digest))
        if token_ids[-1] == EOS and not ignore_eos:
            break
        digest = digest_of(digest, token_ids[-1])
    return token_ids


class StandInRunner:
    """Runs steps as `ModelRunner` does, on a cache of (position, digest) per slot."""

    def __init__(self, num_slots: int, block_size: int):
        self.cache: list[tuple[int, bytes] | None] = [None] * num_slots
        self.block_size = block_size
        self.num_computed_tokens = 0
        self.in_flight: dict[int, int] = {}  # tokens by `seq_id` that the engine may not know yet

    def run(self, step) -> list[int]:
        """The next token of each scheduled sequence."""
        return [self._run(item) for item in step.scheduled]

    def launch(self, step) -> list[int]:
        """What `run` does, for a step whose newest tokens may be placeholders: those that the step before gave."""
        hidden = [item for item in step.scheduled if item.seq.token_ids[item.start] < 0]
        for item in hidden:
            item.seq.token_ids[item.start] = self.in_flight[item.seq.seq_id]
        token_ids = self.run(step)
        for item in hidden:
            item.seq.token_ids[item.start] = -1
        self.in_flight = {item.seq.seq_id: token for item, token in zip(step.scheduled, token_ids, strict=True)}
        return token_ids

    def collect(self, token_ids: list[int]) -> list[int]:
        """The tokens of a step that was launched."""
        return token_ids

    def _run(self, item) -> int:
        digest = b""
        for position in range(item.start):
            entry = self.cache[self._slot(item.seq, position)]
            digest = digest_of(digest, item.seq.token_ids[position])
            assert entry == (position, digest), f"{item}: position {position} reads {entry}"
        for position in range(item.start, item.end):
            digest = digest_of(digest, item.seq.token_ids[position])
            self.cache[self._slot(item.seq, position)] = (position, digest)
        self.num_computed_tokens += item.count
        return next_token(digest)

    def _slot(self, seq, position: int) -> int:
        return seq.block_table[position // self.block_size] * self.block_size + position % self.block_size


@dataclass
class Toy:
    """An engine without text and tensors. `sample` replaces the sampled tokens, for instance by 1000, 1001 ..."""

    stage: ModuleType
    block_size: int = 4
    num_blocks: int = 8
    max_num_batched_tokens: int = 1000
    max_num_seqs: int = 1000
    max_model_len: int = 1000
    enable_prefix_caching: bool = True
    prefill_interleave: int = 0
    sample: Callable[[], int] | None = None
    outputs: dict[int, list[int]] = field(default_factory=dict)
    steps: list = field(default_factory=list)

    def __post_init__(self):
        self.engine = SimpleNamespace(
            **{
                name: import_module(f"{self.stage.__name__}.engine.{name}")
                for name in ("scheduler", "sequence", "block_manager")
            }
        )
        self.config = SimpleNamespace(
            kvcache_block_size=self.block_size,
            num_kvcache_blocks=self.num_blocks,
            max_num_batched_tokens=self.max_num_batched_tokens,
            max_num_seqs=self.max_num_seqs,
            max_model_len=self.max_model_len,
            enable_prefix_caching=self.enable_prefix_caching,
            prefill_interleave=self.prefill_interleave,
            eos_token_ids=frozenset([EOS]),
        )
        self.scheduler = self.engine.scheduler.Scheduler(self.config)
        self.runner = StandInRunner(self.num_blocks * self.block_size, self.block_size)
        self._seq_ids = count()

    @property
    def manager(self):
        """The block manager."""
        return self.scheduler.block_manager

    @property
    def free(self) -> list[int]:
        """The free queue, head first."""
        return list(self.manager.free_block_ids)

    @property
    def waiting(self) -> list[int]:
        """The ids that wait, head first."""
        return [seq.seq_id for seq in self.scheduler.waiting]

    @property
    def running(self) -> list[int]:
        """The ids that run, oldest first."""
        return [seq.seq_id for seq in self.scheduler.running]

    def sequence(self, prompt_ids: list[int], max_tokens: int = 1000, ignore_eos: bool = True):
        """A sequence that is not queued."""
        params = self.stage.SamplingParams(temperature=0, max_tokens=max_tokens, ignore_eos=ignore_eos)
        return self.engine.sequence.Sequence(next(self._seq_ids), prompt_ids, params)

    def add(self, prompt_ids: list[int], max_tokens: int = 1000, ignore_eos: bool = True):
        """Queues a sequence and returns it."""
        seq = self.sequence(prompt_ids, max_tokens, ignore_eos)
        self.scheduler.add(seq)
        return seq

    def step(self):
        """One step; returns it as `schedule` planned it. `outputs` has the tokens of what is finished."""
        step = self.scheduler.schedule()
        if step.scheduled:
            token_ids = self.runner.run(step)
            if self.sample:
                token_ids = [self.sample() for _ in token_ids]
            self.outputs |= {
                seq.seq_id: seq.completion_token_ids for seq in self.scheduler.postprocess(step, token_ids)
            }
            self.steps.append(step)
        self.scheduler.check_integrity()
        return step

    def run(self, max_steps: int = 10_000) -> dict[int, list[int]]:
        """Steps until nothing is left; fails if that takes too long."""
        for _ in range(max_steps):
            if self.scheduler.is_finished():
                return self.outputs
            assert self.step().scheduled, f"nothing scheduled: waiting {self.waiting}, running {self.running}"
        raise AssertionError(f"not finished after {max_steps} steps: waiting {self.waiting}, running {self.running}")


def tell(step) -> list[str]:
    """`s0[4:6]` for each scheduled sequence: sequence 0 computes positions 4 and 5."""
    return [f"s{item.seq.seq_id}[{item.start}:{item.end}]" for item in step.scheduled]
