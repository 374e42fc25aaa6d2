"""Random requests on random engines, with every rule checked at every step.

The examples are the same in every run, unless STATE_MACHINE_EXAMPLES=20000 asks for that many other ones. Then pytest's
option `--hypothesis-seed=N` repeats a run; a failure prints the calls that lead to it.
"""

import os
from collections import Counter

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

from .rules import WatchedToy
from .toy import VOCAB_SIZE

pytestmark = pytest.mark.since("L04")

EXAMPLES = {"L04_scheduler": 2000}
EXAMPLES_LATER = 300
CALLS = 18  # of rules, per example
CASES = {
    *("cut", "hit", "hit in use", "readmitted", "preempted", "several victims", "stop", "length", "full"),
    *("deferred for the budget", "deferred for memory"),
}
small = st.integers(0, 20)


class EngineMachine(RuleBasedStateMachine):
    """Adds, steps, runs to the end and abandons, in any order."""

    def __init__(self, stage, seen: Counter):
        super().__init__()
        self.stage, self.seen = stage, seen
        self.texts: list[list[int]] = []  # what later prompts may begin with

    @initialize(
        block_size=st.integers(1, 8),
        num_blocks=st.integers(1, 24),
        max_num_batched_tokens=st.integers(1, 60),
        max_num_seqs=st.integers(1, 8),
        max_model_len=st.integers(2, 80),
        enable_prefix_caching=st.booleans(),
    )
    def start(self, **config):
        self.toy = WatchedToy(self.stage, seen=self.seen, **config)

    @rule(
        count=st.integers(1, 4),
        source=small,
        kept=st.integers(0, 40),
        fresh=st.integers(0, 10),
        first=small,
        twins=st.booleans(),
        max_tokens=st.integers(1, 30),
        ignore_eos=st.booleans(),
    )
    def add(self, count, source, kept, fresh, first, twins, max_tokens, ignore_eos):
        """Prompts that begin as an earlier text does, with its completion or without, alike or not."""
        beginning = self.texts[source % len(self.texts)][:kept] if self.texts else []
        longest = min(self.toy.max_model_len - 1, self.toy.num_blocks * self.toy.block_size)
        for number in range(count):
            start = first if twins else first + number
            prompt_ids = beginning + [(start + 7 * i) % VOCAB_SIZE for i in range(fresh)] or [start]
            seq = self.toy.add(prompt_ids[:longest], max_tokens, ignore_eos)
            self.texts.append(seq.token_ids)  # the list itself, which grows with the completion

    @rule(count=st.integers(1, 8))
    def step(self, count):
        for _ in range(count):
            if not self.toy.scheduler.is_finished():
                self.toy.step()

    @precondition(lambda self: not self.toy.scheduler.is_finished())
    @rule()
    def finish(self):
        self.toy.run()
        assert not self.toy.sequences, f"never finished: {self.toy.sequences}"

    @precondition(lambda self: not self.toy.scheduler.is_finished())
    @rule()
    def abandon(self):
        self.toy.clear()

    def teardown(self):
        """Whatever is left ends well."""
        if hasattr(self, "toy"):
            self.toy.run()
            assert not self.toy.sequences, f"never finished: {self.toy.sequences}"


def test_any_requests_on_any_engine_obey_every_rule(stage):
    name = stage.__name__.rpartition(".")[2]
    wanted = os.environ.get("STATE_MACHINE_EXAMPLES")
    seen = Counter()
    run_state_machine_as_test(
        lambda: EngineMachine(stage, seen),
        settings=settings(
            max_examples=int(wanted or EXAMPLES.get(name, EXAMPLES_LATER)),
            stateful_step_count=CALLS,
            derandomize=not wanted,
            database=None,
            deadline=None,
            print_blob=True,
            suppress_health_check=list(HealthCheck),
        ),
    )
    missing = {case for case in CASES if not seen[case]}
    assert not missing, f"the examples never met {missing}: {seen}"
