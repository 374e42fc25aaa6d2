"""The scheduler: decides at each step which sequences run."""

from collections import deque

from ..config import Config
from .sequence import ScheduledSequence, Sequence, SequenceStatus, Step


class Scheduler:
    """Two queues, first in, first out: a sequence waits for one of `max_num_seqs` places, then runs to its end.

    A step computes either prompts or the newest token of every running sequence; prompts go first.
    """

    def __init__(self, config: Config):
        self.max_num_seqs = config.max_num_seqs
        self.max_num_batched_tokens = config.max_num_batched_tokens
        self.max_model_len = config.max_model_len
        self.eos_token_ids = config.eos_token_ids
        self.waiting: deque[Sequence] = deque()
        self.running: deque[Sequence] = deque()

    def is_finished(self) -> bool:
        """Whether no sequence is left."""
        return not self.waiting and not self.running

    def add(self, seq: Sequence) -> None:
        """Queues a sequence behind all others."""
        self.waiting.append(seq)

    def schedule(self) -> Step:
        """A prefill of the prompts that are admitted now; if there are none, a decode of all running sequences."""
        admitted = self._admit()
        scheduled = [
            ScheduledSequence(seq, start=seq.num_cached_tokens, count=seq.num_tokens - seq.num_cached_tokens)
            for seq in admitted or self.running
        ]
        return Step("prefill" if admitted else "decode", scheduled, admitted)

    def _admit(self) -> list[Sequence]:
        """Moves sequences from the head of `waiting` to the end of `running`; returns them.

        Their prompts have at most `max_num_batched_tokens` tokens together; a longer one is admitted alone.
        """
        admitted, num_tokens = [], 0
        while self.waiting and len(self.running) < self.max_num_seqs:
            num_tokens += self.waiting[0].num_tokens
            if num_tokens > self.max_num_batched_tokens and admitted:
                break
            seq = self.waiting.popleft()
            seq.status = SequenceStatus.RUNNING
            self.running.append(seq)
            admitted.append(seq)
        return admitted

    def postprocess(self, step: Step, token_ids: list[int]) -> list[Sequence]:
        """Gives each scheduled sequence its new token; returns those that are finished, which leave `running`."""
        finished = []
        for item, token_id in zip(step.scheduled, token_ids, strict=True):
            seq = item.seq
            seq.num_cached_tokens = item.end
            seq.append_token(token_id)
            seq.finish_reason = self._finish_reason(seq)
            if seq.finish_reason is not None:
                seq.status = SequenceStatus.FINISHED
                self.running.remove(seq)
                finished.append(seq)
        return finished

    def _finish_reason(self, seq: Sequence) -> str | None:
        """ "stop" after an end-of-sequence token, "length" at a limit, None while the sequence goes on."""
        if seq.token_ids[-1] in self.eos_token_ids and not seq.ignore_eos:
            return "stop"
        at_limit = seq.num_completion_tokens >= seq.max_tokens or seq.num_tokens >= self.max_model_len
        return "length" if at_limit else None

    def clear(self) -> None:
        """Drops every sequence, so that an engine is usable again after an error."""
        self.waiting.clear()
        self.running.clear()

    def snapshot(self) -> dict:
        """The ids in both queues, first to last."""
        return {"waiting": [seq.seq_id for seq in self.waiting], "running": [seq.seq_id for seq in self.running]}
