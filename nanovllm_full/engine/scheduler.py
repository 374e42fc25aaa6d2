"""The scheduler: decides at each step which sequences run."""

from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from ..config import Config
from ..utils.checks import is_int, shown
from .block_manager import BlockManager
from .sequence import PLACEHOLDER, ScheduledSequence, Sequence, SequenceStatus, Step


class Scheduler:
    """Two queues, first in, first out: a sequence waits for one of `max_num_seqs` places and for memory, then runs.

    A step computes either prompts or the newest token of every running sequence; prompts go first. If memory runs
    short in a decode, the youngest sequence gives its blocks up and waits again.

    A step can be planned while the one before is in flight: `launch` says that it is. Its tokens then have a place in
    their sequences, but are not known. Which sequences end at a limit is known all the same.
    """

    def __init__(self, config: Config):
        self.max_num_seqs = config.max_num_seqs
        self.max_num_batched_tokens = config.max_num_batched_tokens
        self.max_model_len = config.max_model_len
        self.prefill_interleave = config.prefill_interleave
        self.num_prefills = 0  # in a row, up to now
        self.eos_token_ids = config.eos_token_ids
        self.block_manager = BlockManager(
            config.num_kvcache_blocks, config.kvcache_block_size, config.enable_prefix_caching
        )
        self.waiting: deque[Sequence] = deque()
        self.running: deque[Sequence] = deque()

    def is_finished(self) -> bool:
        """Whether no sequence is left."""
        return not self.waiting and not self.running

    def add(self, seq: Sequence) -> None:
        """Queues a sequence behind all others."""
        self.waiting.append(seq)

    def schedule(self, is_ahead: bool = False) -> Step:
        """A prefill if anything can be admitted, else a decode of all running sequences.

        After `prefill_interleave` prefills in a row, if it is not 0, the decode has its turn. With `is_ahead` a step is
        in flight: then the plan is empty if a sequence has to be preempted, which takes the results of that step.
        """
        if not self._is_turn_of_decode():
            prefill = self._schedule_prefill()
            if prefill.scheduled:
                self.num_prefills += 1
                return prefill
        if is_ahead and not self.block_manager.can_append_all(self._continuing()):
            return Step("decode", [], [], [])
        self.num_prefills = 0
        decode = self._schedule_decode()
        if decode.preempted and not decode.scheduled:  # a prompt that is being computed holds the memory
            return replace(self._schedule_prefill(), preempted=decode.preempted)
        return decode

    def _is_turn_of_decode(self) -> bool:
        is_due = 0 < self.prefill_interleave <= self.num_prefills
        return is_due and any(True for _ in self._continuing())

    def _continuing(self) -> Iterator[Sequence]:
        """The running sequences that the step in flight does not end."""
        return (seq for seq in self.running if not self._is_ending(seq))

    def _is_ending(self, seq: Sequence) -> bool:
        """Whether the step in flight gives a sequence its last token, whatever that is."""
        return seq.token_ids[-1] == PLACEHOLDER and self._is_at_limit(seq, seq.num_tokens)

    def _schedule_prefill(self) -> Step:
        """Admits from the head of `waiting`, and never passes it over.

        Only the first sequence of a step may be cut to fit `max_num_batched_tokens`. It stays at the head of
        `waiting`, with its blocks, and the next step goes on with it.
        """
        scheduled, admitted = [], []
        remaining = self.max_num_batched_tokens
        while self.waiting and remaining and len(self.running) < self.max_num_seqs:
            seq = self.waiting[0]
            num_cached_tokens = self._find_cached_tokens(seq)
            if num_cached_tokens < 0:
                break
            num_tokens = seq.num_tokens - num_cached_tokens
            if remaining < num_tokens and scheduled:
                break
            if not seq.block_table:
                self.block_manager.allocate(seq)
            count = min(num_tokens, remaining)
            scheduled.append(ScheduledSequence(seq, seq.num_cached_tokens, count))
            remaining -= count
            if count == num_tokens:
                self._admit(seq)
                admitted.append(seq)
        return Step("prefill", scheduled, admitted, [])

    def _find_cached_tokens(self, seq: Sequence) -> int:
        """How many tokens of a waiting sequence need not be computed; -1 if it has no blocks and there is no room."""
        if seq.block_table:
            return seq.num_cached_tokens
        num_hits = self.block_manager.can_allocate(seq)
        return num_hits * self.block_manager.block_size if num_hits >= 0 else -1

    def _admit(self, seq: Sequence) -> None:
        """Moves the head of `waiting` to the end of `running`."""
        self.waiting.popleft()
        seq.status = SequenceStatus.RUNNING
        self.running.append(seq)

    def _schedule_decode(self) -> Step:
        """Places the running sequences, the oldest first; whoever needs a block takes it from the youngest, or leaves.

        The `else` belongs to the inner `while`: it runs unless the loop was left by `break`.
        """
        scheduled, preempted, kept = [], [], []
        while self.running:
            seq = self.running.popleft()
            if self._is_ending(seq):
                kept.append(seq)
                continue
            while not self.block_manager.can_append(seq):
                victim = self.running.pop() if self.running else seq
                self.preempt(victim)
                preempted.append(victim)
                if victim is seq:
                    break
            else:
                self.block_manager.may_append(seq)
                scheduled.append(ScheduledSequence(seq, seq.num_cached_tokens, 1))
                kept.append(seq)
        self.running.extend(kept)
        return Step("decode", scheduled, [], preempted)

    def preempt(self, seq: Sequence) -> None:
        """Takes the blocks of a sequence and puts it at the head of `waiting`; its tokens stay.

        A prompt of which a piece is computed remains before it.
        """
        seq.status = SequenceStatus.WAITING
        self.block_manager.deallocate(seq)
        self.waiting.insert(1 if self.waiting and self.waiting[0].block_table else 0, seq)

    def launch(self, step: Step) -> None:
        """Counts what a step computes as computed, though its results are to come."""
        for item in step.scheduled:
            item.seq.advance(item.end)

    def postprocess(
        self, step: Step, token_ids: list[int], logprobs: list[dict[int, float] | None] | None = None
    ) -> list[Sequence]:
        """Gives each scheduled sequence its new token; returns those that are finished, which leave `running`.

        `logprobs` has an entry for each sequence, None for one that did not ask; it may be left out if none did. A
        prompt that was cut gets nothing: what was sampled in the middle of it says nothing. Nor does a sequence that
        ended while the step was in flight.
        """
        finished = []
        for row, (item, token_id) in enumerate(zip(step.scheduled, token_ids, strict=True)):
            seq = item.seq
            if seq.is_finished:
                continue
            self.block_manager.hash_blocks(seq, item.start, item.end)
            seq.advance(item.end)
            if seq.token_ids[item.end] != PLACEHOLDER:
                continue
            seq.token_ids[item.end] = token_id
            if seq.num_logprobs is not None:
                seq.logprobs.append(logprobs[row])
            reason = self._finish_reason(seq, num_tokens=item.end + 1)
            if reason is not None:
                self.finish(seq, reason)
                finished.append(seq)
        return finished

    def finish(self, seq: Sequence, reason: Literal["stop", "length"]) -> None:
        """Ends a running sequence and takes its blocks."""
        seq.status = SequenceStatus.FINISHED
        seq.finish_reason = reason
        seq.drop_placeholder()
        self.block_manager.deallocate(seq)
        self.running.remove(seq)

    def find(self, seq_id: int) -> Sequence:
        """The waiting or running sequence of this id. Raises ValueError if there is none.

        True and 1.0 are equal to 1, but they are no ids.
        """
        for seq in (*self.running, *self.waiting):
            if is_int(seq_id) and seq.seq_id == seq_id:
                return seq
        raise ValueError(f"seq_id={shown(seq_id)}: must be the id of an unfinished request")

    def abort(self, seq: Sequence) -> None:
        """Drops a waiting or running sequence and takes its blocks."""
        queue = self.running if seq.status is SequenceStatus.RUNNING else self.waiting
        seq.status = SequenceStatus.FINISHED
        self.block_manager.deallocate(seq)
        queue.remove(seq)

    def _finish_reason(self, seq: Sequence, num_tokens: int) -> Literal["stop", "length"] | None:
        """Why a sequence ends with its first `num_tokens` tokens: "stop" after an end-of-sequence or stop token,
        "length" at a limit; None if it goes on.
        """
        token_id = seq.token_ids[num_tokens - 1]
        if (token_id in self.eos_token_ids and not seq.ignore_eos) or token_id in seq.stop_token_ids:
            return "stop"
        return "length" if self._is_at_limit(seq, num_tokens) else None

    def _is_at_limit(self, seq: Sequence, num_tokens: int) -> bool:
        """Whether a sequence may not get longer than `num_tokens` tokens."""
        return (
            num_tokens - seq.num_prompt_tokens >= seq.max_tokens
            or num_tokens >= self.max_model_len
            or num_tokens > self.block_manager.capacity  # the newest token needs no room if nothing follows
        )

    def clear(self) -> None:
        """Drops every sequence and all that is cached, so that an engine is usable again after an error."""
        self.waiting.clear()
        self.running.clear()
        self.num_prefills = 0
        self.block_manager.clear()

    def snapshot(self) -> dict:
        """The ids in both queues, first to last, the block tables, and the pool of blocks."""
        sequences = [*self.running, *self.waiting]
        return {
            "waiting": [seq.seq_id for seq in self.waiting],
            "running": [seq.seq_id for seq in self.running],
            "block_tables": [
                {"seq_id": seq.seq_id, "block_table": list(seq.block_table)} for seq in sequences if seq.block_table
            ],
            "pool": self.block_manager.snapshot(),
        }

    def check_integrity(self) -> None:
        """Raises AssertionError if queues, statuses, tables and blocks do not agree; for tests."""
        assert all(seq.status is SequenceStatus.WAITING for seq in self.waiting), self.waiting
        assert all(seq.status is SequenceStatus.RUNNING for seq in self.running), self.running
        assert len(self.running) <= self.max_num_seqs, self.running
        assert not any(seq.block_table for seq in list(self.waiting)[1:]), "only the head of the queue may hold blocks"
        self.block_manager.check_integrity([*self.running, *self.waiting])
