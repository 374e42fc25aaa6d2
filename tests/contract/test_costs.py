"""No step does work that grows with the pool or with the number of requests that wait."""

import sys
from collections import defaultdict
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from time import perf_counter

import pytest

from .toy import Toy

pytestmark = pytest.mark.since("L04")

REPEATS = 5
STEPS = ("admission", "admission with hits", "decode", "decode with preemption", "finish", "blocked head")
SMALL = {"num_blocks": 300, "num_waiting": 1}
LARGE = {"num_blocks": 100_000, "num_waiting": 30_000}


class CountLines:
    """While the `with` block runs, counts the lines that the stage's own code executes."""

    def __init__(self, stage):
        self.folder, self.lines = str(Path(stage.__file__).parent), 0

    def __enter__(self):
        self.previous = sys.gettrace()
        sys.settrace(lambda frame, *_: self._on_line if frame.f_code.co_filename.startswith(self.folder) else None)
        return self

    def __exit__(self, *exception):
        sys.settrace(self.previous)

    def _on_line(self, frame, event, _):
        self.lines += event == "line"
        return self._on_line


@dataclass
class Ride:
    """Takes an engine with four running sequences through one step of each kind, and measures each step."""

    stage: object
    num_blocks: int
    num_waiting: int
    fresh: count = field(default_factory=lambda: count(100, 100))

    def __post_init__(self):
        self.toy = Toy(self.stage, block_size=4, num_blocks=self.num_blocks, max_model_len=10**9, max_num_seqs=9)

    def step(self):
        """One step whose sampled tokens are constants."""
        scheduler = self.toy.scheduler
        step = scheduler.schedule()
        scheduler.postprocess(step, [1] * len(step.scheduled))
        return step

    def prompt(self, length: int) -> list[int]:
        start = next(self.fresh)
        return list(range(start, start + length))

    def once(self, measure) -> None:
        """Calls `measure(name, step)` for each name of `STEPS`, in this order."""
        toy, manager = self.toy, self.toy.manager
        old = self.prompt(60)
        toy.add(old, max_tokens=1)
        self.step()  # its blocks are free now, and can be found
        running = [toy.add(self.prompt(11), max_tokens=6) for _ in range(3)]
        assert measure("admission", self.step).kind == "prefill"
        last = toy.add([*old, 7, 8, 9], max_tokens=99)
        step = measure("admission with hits", self.step)
        assert [item.start for item in step.scheduled] == [60]
        filler = toy.sequence(self.prompt(4 * (len(toy.free) - 3)))  # no queue knows it
        manager.allocate(filler)
        for _ in range(self.num_waiting):
            toy.add(self.prompt(13), max_tokens=1)
        assert not measure("decode", self.step).preempted  # the three fill their third blocks
        assert measure("decode with preemption", self.step).preempted == [last]
        assert measure("blocked head", self.step).kind == "decode"
        while not running[0].is_finished:
            step = measure("finish", self.step)
        assert toy.waiting[0] == last.seq_id
        manager.deallocate(filler)
        toy.scheduler.waiting.clear()
        toy.scheduler.running.clear()


def costs(ride: Ride) -> tuple[dict[str, int], dict[str, float]]:
    """The lines executed in each kind of step, and its shortest time in seconds."""
    lines, seconds = {}, defaultdict(lambda: float("inf"))

    def measure_lines(name, step):
        with CountLines(ride.stage) as counted:
            result = step()
        lines[name] = counted.lines
        return result

    def measure_time(name, step):
        start = perf_counter()
        result = step()
        seconds[name] = min(seconds[name], perf_counter() - start)
        return result

    ride.once(measure_lines)
    for _ in range(REPEATS):
        ride.once(measure_time)
    assert lines.keys() == seconds.keys() == set(STEPS)
    return lines, seconds


@pytest.mark.parametrize("grown", LARGE)
def test_work_of_a_step_does_not_grow_with(stage, grown):
    """Found: `free_block_ids.remove` searched the whole pool for a free block that was hit.

    A loop of Python would execute more lines; a search inside a list, or a copy of it, takes longer.
    """
    small_lines, small_seconds = costs(Ride(stage, **SMALL))
    large_lines, large_seconds = costs(Ride(stage, **{**SMALL, grown: LARGE[grown]}))
    assert large_lines == small_lines
    times_slower = {name: round(large_seconds[name] / small_seconds[name], 1) for name in STEPS}
    assert all(large_seconds[name] < 5 * small_seconds[name] + 50e-6 for name in STEPS), times_slower
