"""Random toy runs, recorded step by step, so that a test can look for what must be true in all of them."""

import random
from dataclasses import dataclass
from functools import cache
from types import ModuleType

from .toy import Toy, answer

NUM_RUNS = 100


def ceil_div(a: int, b: int) -> int:
    """a / b, rounded up."""
    return -(-a // b)


@dataclass(frozen=True, slots=True)
class Seen:
    """What is known about one sequence at one moment."""

    num_tokens: int
    num_cached_tokens: int
    num_completion_tokens: int
    block_table: list[int]
    status: str


@dataclass(frozen=True, slots=True)
class State:
    """Queues, sequences and pool at one moment; `head_hits` is what `can_allocate` says of a head without blocks."""

    waiting: list[int]
    running: list[int]
    seqs: dict[int, Seen]
    free: list[int]
    ref_counts: list[int]
    hashes: list[int]
    hash_to_block_id: dict[int, int]
    head_hits: int | None

    @classmethod
    def of(cls, toy: Toy) -> "State":
        """The state of a toy engine now."""
        scheduler, manager = toy.scheduler, toy.manager
        head = scheduler.waiting[0] if scheduler.waiting else None
        return cls(
            waiting=toy.waiting,
            running=toy.running,
            seqs={
                seq.seq_id: Seen(
                    seq.num_tokens,
                    seq.num_cached_tokens,
                    seq.num_completion_tokens,
                    list(seq.block_table),
                    seq.status.name,
                )
                for seq in [*scheduler.running, *scheduler.waiting]
            },
            free=toy.free,
            ref_counts=[block.ref_count for block in manager.blocks],
            hashes=[block.hash for block in manager.blocks],
            hash_to_block_id=dict(manager.hash_to_block_id),
            head_hits=manager.can_allocate(head) if head and not head.block_table else None,
        )


@dataclass(frozen=True, slots=True)
class Record:
    """A step: what was before it, between `schedule` and `postprocess`, and after it. `spans` are (id, start, end)."""

    before: State
    middle: State
    after: State
    kind: str
    spans: list[tuple[int, int, int]]
    admitted: list[int]
    preempted: list[int]

    @property
    def ids(self) -> list[int]:
        """The sequences of the step, in its order."""
        return [seq_id for seq_id, _, _ in self.spans]

    @property
    def cut(self) -> list[int]:
        """The sequences of which something is left to compute after the step."""
        return [seq_id for seq_id, _, end in self.spans if end < self.middle.seqs[seq_id].num_tokens]


@dataclass(frozen=True, slots=True)
class Run:
    """A finished run of a toy engine."""

    seed: int
    toy: Toy
    records: list[Record]
    requests: list[tuple[list[int], int]]
    expected: dict[int, list[int]]

    @property
    def num_preemptions(self) -> int:
        """How often a sequence gave its blocks up."""
        return sum(len(record.preempted) for record in self.records)


def observe(toy: Toy) -> Record:
    """Runs one step of a toy engine that has something to do."""
    before, middle = State.of(toy), []
    run = toy.runner.run

    def run_and_look(step):
        middle.append(State.of(toy))
        return run(step)

    toy.runner.run = run_and_look
    step = toy.step()
    toy.runner.run = run
    assert middle, f"nothing scheduled: waiting {toy.waiting}, running {toy.running}, free {toy.free}"
    spans = [(item.seq.seq_id, item.start, item.end) for item in step.scheduled]
    admitted, preempted = ([seq.seq_id for seq in seqs] for seqs in (step.admitted, step.preempted))
    return Record(before, middle[0], State.of(toy), step.kind, spans, admitted, preempted)


def random_requests(rng: random.Random, number: int) -> list[tuple[list[int], int]]:
    """Prompts, of which many begin alike, and how many tokens to generate."""
    stems = [[rng.randrange(1, 50) for _ in range(16)] for _ in range(2)]
    requests = []
    for _ in range(number):
        tail = [rng.randrange(1, 50) for _ in range(rng.randrange(1, 8))]
        requests.append((rng.choice(stems)[: rng.randrange(17)] + tail, rng.randrange(1, 16)))
    return requests


def smallest_safe_pool(requests: list[tuple[list[int], int]], block_size: int) -> int:
    """F17: the blocks of the longest request; the token generated last needs no slot."""
    return max(ceil_div(len(prompt_ids) + max_tokens - 1, block_size) for prompt_ids, max_tokens in requests)


def random_run(stage: ModuleType, seed: int, **settings) -> Run:
    """Requests that arrive at random steps; `settings` replace what the seed would choose."""
    rng = random.Random(seed)
    requests = random_requests(rng, rng.randrange(3, 11))
    block_size = rng.choice([1, 2, 3, 4, 4, 4, 5])
    chosen = {
        "block_size": block_size,
        "num_blocks": smallest_safe_pool(requests, block_size) + rng.choice([0, 0, 1, 3]),
        "max_num_batched_tokens": rng.choice([1, 3, 6, 8, 16, 1000]),
        "max_num_seqs": rng.choice([1, 2, 3, 1000, 1000, 1000]),
    }
    toy = Toy(stage, **{**chosen, **settings})
    expected, records, queue = {}, [], list(requests)
    while queue or not toy.scheduler.is_finished():
        while queue and (toy.scheduler.is_finished() or rng.random() < 0.5):
            prompt_ids, max_tokens = queue.pop(0)
            seq = toy.add(prompt_ids, max_tokens, ignore_eos=False)
            expected[seq.seq_id] = answer(prompt_ids, max_tokens, 1000)
        records.append(observe(toy))
    return Run(seed, toy, records, requests, expected)


@cache
def random_runs(stage: ModuleType) -> list[Run]:
    """The same runs for all tests of a stage."""
    return [random_run(stage, seed) for seed in range(NUM_RUNS)]


def all_records(stage: ModuleType) -> list[tuple[Run, Record]]:
    """Each step of each run."""
    return [(run, record) for run in random_runs(stage) for record in run.records]
