"""Runs the same toy requests under two rules, to show what a rule of the scheduler or the block manager is good for.

`python -m lessons.L04_scheduler.lab` runs all experiments, with a name behind it one of them. The scheduler and the
block manager are the engine's own; a stand-in of a few lines replaces the model, so that a run takes milliseconds.
Another rule is a subclass that overrides one method.
"""

import random
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from textwrap import fill
from types import SimpleNamespace
from typing import Annotated

import typer

from .engine.block_manager import NO_HASH, BlockManager
from .engine.scheduler import Scheduler
from .engine.sequence import ScheduledSequence, Sequence, Step
from .sampling_params import SamplingParams

VOCAB_SIZE = 50
NUM_TRIALS = 30
LONG_PROMPT = list(range(4096))


@dataclass
class ToyEngine:
    """An engine without text and tensors: requests of small integers, and the steps that they take."""

    num_blocks: int
    block_size: int = 4
    max_num_batched_tokens: int = 16384
    enable_prefix_caching: bool = True
    scheduler_class: type[Scheduler] = Scheduler
    manager_class: type[BlockManager] = BlockManager
    steps: list[Step] = field(default_factory=list)

    def __post_init__(self):
        config = SimpleNamespace(
            max_num_seqs=512,
            max_num_batched_tokens=self.max_num_batched_tokens,
            max_model_len=10_000,
            eos_token_ids=frozenset(),
            num_kvcache_blocks=self.num_blocks,
            kvcache_block_size=self.block_size,
            enable_prefix_caching=self.enable_prefix_caching,
        )
        self.scheduler = self.scheduler_class(config)
        self.manager = self.manager_class(self.num_blocks, self.block_size, self.enable_prefix_caching)
        self.scheduler.block_manager = self.manager
        self.runner = ToyRunner(self.num_blocks, self.block_size)
        self._num_added = 0

    def add(self, prompt_ids: list[int], max_tokens: int) -> Sequence:
        """Queues a request."""
        seq = Sequence(self._num_added, prompt_ids, SamplingParams(temperature=0, max_tokens=max_tokens))
        self._num_added += 1
        self.scheduler.add(seq)
        return seq

    def step(self) -> Step:
        """Schedule, run, postprocess; `steps` keeps what was done."""
        step = self.scheduler.schedule()
        if step.scheduled:
            self.scheduler.postprocess(step, self.runner.run(step))
            self.steps.append(step)
        return step

    def run(self) -> bool:
        """Steps until every request is finished; False if a step does nothing, since then no later one does more."""
        while not self.scheduler.is_finished():
            if not self.step().scheduled:
                return False
        return True

    def generate(self, prompt_ids: list[int], max_tokens: int = 8) -> list[int]:
        """Runs one request alone; returns the tokens that it generated."""
        seq = self.add(prompt_ids, max_tokens)
        self.run()
        return seq.completion_token_ids

    @property
    def num_computed_tokens(self) -> int:
        """How many tokens all steps computed."""
        return sum(step.num_tokens for step in self.steps)

    @property
    def num_preemptions(self) -> int:
        """How often a sequence gave its blocks up."""
        return sum(len(step.preempted) for step in self.steps)


class ToyRunner:
    """Stands in for the model runner: its cache has one number per slot, where a real one has keys and values.

    As in a real model, what is stored for a token depends on all tokens before it, and the next token on all that is
    stored. So whoever reads a wrong block writes another text.
    """

    def __init__(self, num_blocks: int, block_size: int):
        self.cache = [0] * (num_blocks * block_size)
        self.block_size = block_size

    def run(self, step: Step) -> list[int]:
        """The next token of each scheduled sequence."""
        return [self.next_token(item) for item in step.scheduled]

    def next_token(self, item: ScheduledSequence) -> int:
        """Reads the past of a sequence from its blocks, and writes what this step computes."""
        state = 0
        for position in range(item.end):
            block_id = item.seq.block_table[position // self.block_size]
            slot = block_id * self.block_size + position % self.block_size
            if position >= item.start:
                self.cache[slot] = mix(state, item.seq.token_ids[position])
            state = mix(state, self.cache[slot])
        return state % VOCAB_SIZE


def mix(a: int, b: int) -> int:
    """32 bits that depend on both numbers."""
    return zlib.crc32(f"{a} {b}".encode())


@dataclass(frozen=True)
class Table:
    """What an experiment found."""

    title: str
    columns: tuple[str, ...]
    rows: list[tuple]
    remark: str

    def __str__(self) -> str:
        cells = [self.columns, *(tuple(map(str, row)) for row in self.rows)]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in cells]
        lines.insert(1, "  ".join("-" * width for width in widths))
        return "\n".join([self.title, "", *(f"  {line.rstrip()}" for line in lines), "", fill(self.remark, 100)])


# How many blocks are enough?


class EndlessScheduler(Scheduler):
    """Does not end a sequence that has filled the whole cache."""

    def _finish_reason(self, seq: Sequence) -> str | None:
        return "length" if seq.num_completion_tokens >= seq.max_tokens else None


def pool() -> Table:
    """One block fewer than the longest request needs."""
    requests = [(5, 6), (9, 4), (3, 12)]  # prompt tokens, max_tokens
    safe = smallest_safe_pool(requests, block_size=4)
    rows = []
    for rule, scheduler_class in (("the engine's", Scheduler), ("no end at the capacity", EndlessScheduler)):
        for num_blocks in (safe, safe - 1):
            toy = ToyEngine(num_blocks, scheduler_class=scheduler_class)
            sequences = [toy.add(random_prompt(num_tokens, seed), m) for seed, (num_tokens, m) in enumerate(requests)]
            end = "all finished" if toy.run() else "stuck: nothing can be scheduled"
            generated = ", ".join(f"{seq.num_completion_tokens} of {seq.max_tokens}" for seq in sequences)
            rows.append((rule, num_blocks, len(toy.steps), toy.num_preemptions, generated, end))
    return Table(
        "pool: prompts of 5, 9 and 3 tokens, block size 4; a request needs ceil((prompt + max_tokens - 1) / 4) blocks",
        ("rule", "blocks", "steps", "preemptions", "generated", "end"),
        rows,
        "The last token generated needs no slot: hence the - 1. What is enough for the longest request alone is enough "
        "for all: short memory delays, it never ends a run. A request too long for the whole cache ends early.",
    )


def smallest_safe_pool(requests: list[tuple[int, int]], block_size: int) -> int:
    """How many blocks the longest request needs."""
    return max(-(-(num_tokens + max_tokens - 1) // block_size) for num_tokens, max_tokens in requests)


def thrash() -> Table:
    """The price of preemption, in steps and in tokens computed again."""
    rows = []
    for enable_prefix_caching in (True, False):
        for num_blocks in (128, 64, 32, 20):
            toy = ToyEngine(num_blocks, enable_prefix_caching=enable_prefix_caching)
            for seed in range(8):
                toy.add(random_prompt(16, seed), max_tokens=48)
            toy.run()
            cache = "on" if enable_prefix_caching else "off"
            again = toy.num_computed_tokens - 8 * (16 + 48 - 1)
            rows.append((cache, num_blocks, len(toy.steps), toy.num_computed_tokens, again, toy.num_preemptions))
    return Table(
        "thrash: 8 sequences of 16 + 48 tokens, block size 4, so that 128 blocks are room for all",
        ("prefix cache", "blocks", "steps", "computed", "computed twice", "preemptions"),
        rows,
        "A smaller pool costs steps, since fewer sequences run together, and some tokens are computed twice. The "
        "prefix cache saves those whose blocks nobody took before the victim came back.",
    )


# Why is a table released from its end?


class ForwardManager(BlockManager):
    """Releases a table from its beginning."""

    def deallocate(self, seq: Sequence) -> None:
        """The first block goes to the free queue first."""
        for block_id in seq.block_table:
            self._deallocate_block(block_id)
        seq.block_table = []
        seq.num_cached_tokens = 0


def release() -> Table:
    """How much of a released sequence is found again after strangers took some of its blocks."""
    rows = []
    for foreign_blocks in (1, 2, 3):
        hits = [hits_left(manager_class, foreign_blocks) for manager_class in (BlockManager, ForwardManager)]
        rows.append((foreign_blocks, *hits))
    return Table(
        "release: a sequence of 4 full blocks ends, a stranger takes some of them, the same prompt comes again",
        ("foreign blocks", "hits, last block first", "hits, first block first"),
        rows,
        "A hit is a run from the beginning: without the first block, the others are worth nothing.",
    )


def hits_left(manager_class: type[BlockManager], foreign_blocks: int) -> int:
    """The hits of a prompt that has run before, in a pool of 4 blocks."""
    toy = ToyEngine(num_blocks=4, manager_class=manager_class)
    prompt_ids = random_prompt(16, seed=0)
    toy.generate(prompt_ids, max_tokens=1)
    toy.generate(random_prompt(4 * foreign_blocks, seed=1), max_tokens=1)
    return toy.manager.can_allocate(toy.add(prompt_ids, max_tokens=1))


# Why does a hash depend on the block before?


class UnchainedManager(BlockManager):
    """Hashes each block alone."""

    @staticmethod
    def compute_hash(token_ids: tuple[int, ...], parent_hash: int = NO_HASH) -> int:
        """64 bits of the tokens of the block, and of nothing else."""
        return BlockManager.compute_hash(token_ids)


def chain() -> Table:
    """How often a request is answered wrongly after others left their blocks."""
    rows = []
    for name, make_prompts in (("second block of one", one_donor), ("a block of each of two", two_donors)):
        for rule, manager_class in (("chained", BlockManager), ("alone", UnchainedManager)):
            trials = [ask_after_donors(manager_class, *make_prompts(seed)) for seed in range(NUM_TRIALS)]
            [num_cached_tokens] = {cached for cached, _ in trials}
            rows.append((name, rule, num_cached_tokens, f"{sum(wrong for _, wrong in trials)} of {NUM_TRIALS}"))
    return Table(
        "chain: a request that shares blocks, but no beginning, with earlier requests; block size 4",
        ("what it shares", "hash of a block", "cached tokens", "wrong texts"),
        rows,
        "Keys and values depend on all tokens before. The same four tokens after another text are another block. "
        "The first block of the second request is right to share; only the chain tells that its second is not.",
    )


def one_donor(seed: int) -> tuple[list[list[int]], list[int]]:
    """Donors and request: the request begins with what stands in the donor's second block."""
    a, b, c = (random_prompt(4, seed=3 * seed + i) for i in range(3))
    return [a + b + [1]], b + c[:2]


def two_donors(seed: int) -> tuple[list[list[int]], list[int]]:
    """Donors and request: the first block is the second donor's, the second block is the first donor's second."""
    a, b, c = (random_prompt(4, seed=3 * seed + i) for i in range(3))
    return [a + b, c], c + b + [1]


def ask_after_donors(
    manager_class: type[BlockManager], donors: list[list[int]], prompt_ids: list[int]
) -> tuple[int, bool]:
    """How many tokens of the prompt were taken from the cache, and whether the text differs from an empty engine's."""
    toy = ToyEngine(num_blocks=16, manager_class=manager_class)
    for donor in donors:
        toy.generate(donor, max_tokens=1)
    num_steps = len(toy.steps)
    text = toy.generate(prompt_ids)
    return toy.steps[num_steps].scheduled[0].start, text != ToyEngine(num_blocks=16).generate(prompt_ids)


# How long does a long prompt keep the others waiting?


def budget() -> Table:
    """Steps in which a running sequence gains nothing, for several values of `max_num_batched_tokens`."""
    rows = []
    for max_num_batched_tokens in (512, 1024, 2048, 4096, 16384):
        toy, sequences = run_with_long_prompt(Scheduler, max_num_batched_tokens)
        rows.append((max_num_batched_tokens, longest_gap(toy, sequences[0]), largest_step(toy)))
    return Table(
        "budget: a prompt of 4096 tokens arrives while others run",
        ("max_num_batched_tokens", "steps without a token", "tokens in the largest step"),
        rows,
        "ceil(4096 / budget) steps. A smaller budget makes each step shorter, not the wait: no running sequence gains "
        "a token before the whole prompt is computed.",
    )


class MixedScheduler(Scheduler):
    """Any step may mix: first what runs, then what waits, under one budget. vLLM (V1) schedules in this way.

    Whoever meets the end of the budget is cut, and a cut sequence runs: it only has more than one token to compute.
    Unlike vLLM's, it gets the blocks for its whole prompt at once.
    """

    def schedule(self) -> Step:
        """What runs, the oldest first; then, if nobody had to leave, what waits."""
        scheduled, admitted, preempted = [], [], []
        remaining = self.max_num_batched_tokens
        while self.running and remaining and self._make_room(self.running[0], preempted):
            scheduled.append(self._place(self.running.popleft(), remaining))
            remaining -= scheduled[-1].count
        self.running.extendleft(item.seq for item in reversed(scheduled))
        while self.waiting and remaining and not preempted and len(self.running) < self.max_num_seqs:
            seq = self.waiting[0]
            if self.block_manager.can_allocate(seq) < 0:
                break
            self.block_manager.allocate(seq)
            self._admit(seq)
            admitted.append(seq)
            scheduled.append(self._place(seq, remaining))
            remaining -= scheduled[-1].count
        return Step("prefill", scheduled, admitted, preempted)  # the kind says nothing about a mixed step

    def _place(self, seq: Sequence, remaining: int) -> ScheduledSequence:
        """All that is left of a sequence, or as much as fits."""
        return ScheduledSequence(seq, seq.num_cached_tokens, min(seq.num_tokens - seq.num_cached_tokens, remaining))

    def _make_room(self, seq: Sequence, preempted: list[Sequence]) -> bool:
        """Gives a running sequence the block that it lacks, if any; False if it had to leave itself."""
        if len(seq.block_table) * self.block_manager.block_size >= seq.num_tokens:
            return True
        while not self.block_manager.can_append(seq):
            victim = self.running.pop()
            self.preempt(victim)
            preempted.append(victim)
            if victim is seq:
                return False
        self.block_manager.may_append(seq)
        return True


def mixed() -> Table:
    """The engine's scheduler against one that mixes."""
    rows, texts = [], []
    for rule, scheduler_class in (("prefill first", Scheduler), ("mixed", MixedScheduler)):
        toy, sequences = run_with_long_prompt(scheduler_class, max_num_batched_tokens=512)
        gains = "".join("#" if gains_token(step, sequences[0]) else "." for step in toy.steps)
        rows.append((rule, longest_gap(toy, sequences[0]), len(toy.steps), largest_step(toy), gains))
        texts.append([seq.completion_token_ids for seq in sequences])
    assert texts[0] == texts[1]
    return Table(
        "mixed: the same requests with a budget of 512; # is a step in which the first sequence gains a token",
        ("scheduler", "steps without a token", "steps", "tokens in the largest step", "first sequence"),
        rows,
        "The texts are the same. A mixed step needs attention that serves long and short queries at once; a pure one "
        "keeps its two cases apart.",
    )


def run_with_long_prompt(scheduler_class: type[Scheduler], max_num_batched_tokens: int) -> tuple[ToyEngine, list]:
    """Three short sequences run for three steps, then a long prompt arrives; returns the engine and all four."""
    toy = ToyEngine(300, 16, max_num_batched_tokens, scheduler_class=scheduler_class)
    sequences = [toy.add(random_prompt(8, seed), max_tokens=20) for seed in range(3)]
    for _ in range(3):
        toy.step()
    sequences.append(toy.add(LONG_PROMPT, max_tokens=4))
    toy.run()
    return toy, sequences


def gains_token(step: Step, seq: Sequence) -> bool:
    """Whether a short sequence is in this step."""
    return any(item.seq is seq for item in step.scheduled)


def longest_gap(toy: ToyEngine, seq: Sequence) -> int:
    """The most steps in a row that a sequence had to wait for a token once it ran."""
    numbers = [number for number, step in enumerate(toy.steps) if gains_token(step, seq)]
    return max(after - before - 1 for before, after in pairwise(numbers))


def largest_step(toy: ToyEngine) -> int:
    """The most tokens that one step computed."""
    return max(step.num_tokens for step in toy.steps)


def random_prompt(num_tokens: int, seed: int) -> list[int]:
    """Token ids, the same for the same seed."""
    return random.Random(seed).choices(range(VOCAB_SIZE), k=num_tokens)


EXPERIMENTS: dict[str, Callable[[], Table]] = {
    "pool": pool,
    "thrash": thrash,
    "release": release,
    "chain": chain,
    "budget": budget,
    "mixed": mixed,
}


def main(
    experiment: Annotated[str, typer.Argument(help=f"{', '.join(EXPERIMENTS)}, or all.")] = "all",
) -> None:
    """Runs toy requests under two rules and prints a table of what changes."""
    if experiment not in ("all", *EXPERIMENTS):
        raise typer.BadParameter(f"{experiment!r} is none of {', '.join(EXPERIMENTS)}, all")
    names = EXPERIMENTS if experiment == "all" else [experiment]
    print("\n\n\n".join(str(EXPERIMENTS[name]()) for name in names))


if __name__ == "__main__":
    typer.run(main)
