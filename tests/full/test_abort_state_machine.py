"""The state machine of tests/contract, with requests that end or are dropped at any moment."""

from collections import Counter

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule, run_state_machine_as_test

import nanovllm_full

from ..contract.rules import released
from ..contract.test_state_machine import CALLS, EngineMachine

EXAMPLES = 500


class AbortMachine(EngineMachine):
    """Also aborts any request, and ends running ones as a stop string does."""

    @precondition(lambda self: not self.toy.scheduler.is_finished())
    @rule(which=st.integers(0, 20), num_steps=st.integers(0, 3))
    def abort(self, which, num_steps):
        """After a few steps, so that the head of the queue is often in the middle of its prompt."""
        scheduler = self.toy.scheduler
        self.step(num_steps)
        seqs = [*scheduler.waiting, *scheduler.running]
        if not seqs:
            return
        seq = seqs[which % len(seqs)]
        self.seen["running" if seq in scheduler.running else "cut head" if seq.block_table else "waiting"] += 1
        self.drop(seq, lambda: scheduler.abort(scheduler.find(seq.seq_id)))

    @precondition(lambda self: self.toy.scheduler.running)
    @rule(which=st.integers(0, 20))
    def stop(self, which):
        scheduler = self.toy.scheduler
        seq = scheduler.running[which % len(scheduler.running)]
        self.drop(seq, lambda: scheduler.finish(seq, "stop"))
        assert (seq.is_finished, seq.finish_reason) == (True, "stop")

    def drop(self, seq, how) -> None:
        """The queues keep their order, and its blocks go to the end of the free queue unless others hold them."""
        toy = self.toy
        queues = [[one for one in ids if one != seq.seq_id] for ids in (toy.running, toy.waiting)]
        free = toy.free + released(toy._tables(), [seq.seq_id])
        how()
        assert ([toy.running, toy.waiting], toy.free) == (queues, free), f"{seq}: {toy.describe()}"
        assert (seq.block_table, seq.num_cached_tokens) == ([], 0)
        toy.sequences.pop(seq.seq_id)
        toy._check_between_steps()


def test_any_requests_that_end_at_any_moment_obey_every_rule():
    seen = Counter()
    run_state_machine_as_test(
        lambda: AbortMachine(nanovllm_full, seen),
        settings=settings(
            max_examples=EXAMPLES,
            stateful_step_count=CALLS,
            derandomize=True,
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
    assert all(seen[case] for case in ("running", "cut head", "waiting", "hit", "preempted", "cut")), seen
