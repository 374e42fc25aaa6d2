"""The rules of scheduling, checked at every step of a toy run, without a look at how the scheduler follows them."""

from collections import Counter
from dataclasses import dataclass, field

from .toy import EOS, Toy, answer, tell


@dataclass
class Before:
    """Queues, tables and counters before a step."""

    waiting: list
    running: list
    tables: dict[int, list[int]]
    counters: dict[int, tuple[int, int]]  # num_tokens, num_cached_tokens
    free: list[int]
    head_fits: bool


def released(tables: dict[int, list[int]], seq_ids: list[int]) -> list[int]:
    """The blocks that become free, in their order, when these sequences give theirs up: each from its end."""
    holders = Counter(block_id for table in tables.values() for block_id in table)
    free = []
    for block_id in (block_id for seq_id in seq_ids for block_id in reversed(tables[seq_id])):
        holders[block_id] -= 1
        free += [block_id] * (holders[block_id] == 0)
    return free


@dataclass
class WatchedToy(Toy):
    """A toy engine that checks every rule before and after each step, and each answer when its sequence ends.

    `seen` counts how often each interesting case came up, so that a test can show that it met them all.
    """

    sequences: dict[int, object] = field(default_factory=dict)
    seen: Counter = field(default_factory=Counter)

    def add(self, prompt_ids, max_tokens=1000, ignore_eos=True):
        """Queues a sequence that could run, and returns it."""
        seq = super().add(prompt_ids, max_tokens, ignore_eos)
        self.sequences[seq.seq_id] = seq
        return seq

    @property
    def max_num_tokens(self) -> int:
        """How long a sequence may become: the newest token needs no room if nothing follows it."""
        return min(self.max_model_len, self.num_blocks * self.block_size + 1)

    def clear(self) -> None:
        """Abandons everything, as the engine does after an error."""
        self.scheduler.clear()
        self.sequences.clear()
        assert self.scheduler.is_finished(), self.describe()
        self.check_idle()

    def step(self):
        """One step under watch; returns it as `schedule` planned it."""
        before = self._before()
        plan = self.scheduler.schedule()
        try:
            self._check_plan(before, plan)
            self._check_free_queue(before, plan)
            lengths = {item.seq.seq_id: item.seq.num_tokens for item in plan.scheduled}
            token_ids = self.runner.run(plan)
            tables, free = self._tables(), self.free
            finished = self.scheduler.postprocess(plan, token_ids) if plan.scheduled else []
            free += released(tables, [seq.seq_id for seq in finished])
            assert self.free == free, f"{finished} are finished: the free queue should be {free}"
            self._check_progress(plan, lengths)
            self._check_between_steps()
            for seq in finished:
                self._check_finished(seq)
            if self.scheduler.is_finished():
                self.check_idle()
        except AssertionError as error:
            told = f"{plan.kind} {tell(plan)} preempted {[seq.seq_id for seq in plan.preempted]}"
            raise AssertionError(
                f"{error}\nbefore {before}\nstep   {told}\nafter  {self.describe()}\nsteps  {len(self.steps)}"
            ) from error
        self.steps.append(plan)
        return plan

    def describe(self) -> str:
        """The queues, the block tables and the free queue in one text."""
        living = [*self.scheduler.running, *self.scheduler.waiting]
        tables = " ".join(f"s{seq.seq_id}{seq.block_table}@{seq.num_cached_tokens}/{seq.num_tokens}" for seq in living)
        return f"waiting {self.waiting} running {self.running} tables {tables} free {self.free}"

    def check_idle(self) -> None:
        """With nothing left, every block is free."""
        assert sorted(self.free) == list(range(self.num_blocks)), self.describe()
        assert not any(block.ref_count for block in self.manager.blocks), self.manager.blocks
        self.scheduler.check_integrity()

    def _blocks_for(self, num_tokens: int) -> int:
        return -(-num_tokens // self.block_size)

    def _fits(self, seq) -> bool:
        """Whether a waiting sequence has blocks or could get them; `can_allocate` has to say the same."""
        if seq.block_table:
            return True
        hits = self._hits_of(seq)
        in_use = sum(self.manager.blocks[block_id].ref_count > 0 for block_id in hits)
        expected = len(hits) if self._blocks_for(seq.num_tokens) - in_use <= len(self.free) else -1
        answered = self.manager.can_allocate(seq)
        assert answered == expected, f"can_allocate({seq}) is {answered}, but {expected} is right: {hits} are hits"
        return expected >= 0

    def _hits_of(self, seq) -> list[int]:
        """The blocks in which the beginning of a sequence is found; the one with its newest token is not searched."""
        hits, parent, size = [], -1, self.block_size
        for index in range((seq.num_tokens - 1) // size):
            token_ids = tuple(seq.token_ids[index * size : (index + 1) * size])
            parent = self.manager.compute_hash(token_ids, parent)
            if parent not in self.manager.hash_to_block_id:
                break
            hits.append(self.manager.hash_to_block_id[parent])
        return hits

    def _before(self) -> Before:
        waiting, running = list(self.scheduler.waiting), list(self.scheduler.running)
        living = [*running, *waiting]
        before = Before(
            waiting,
            running,
            self._tables(),
            {seq.seq_id: (seq.num_tokens, seq.num_cached_tokens) for seq in living},
            self.free,
            head_fits=bool(waiting) and self._fits(waiting[0]),
        )
        assert (before.tables, before.free) == (self._tables(), self.free), "can_allocate changed something"
        return before

    def _tables(self) -> dict[int, list[int]]:
        living = [*self.scheduler.running, *self.scheduler.waiting]
        return {seq.seq_id: list(seq.block_table) for seq in living}

    def _check_plan(self, before: Before, plan) -> None:
        assert plan.kind in ("prefill", "decode"), plan.kind
        assert len(self.scheduler.running) <= self.max_num_seqs, "more than max_num_seqs run"
        if plan.kind == "prefill":
            self._check_prefill(before, plan)
        else:
            self._check_decode(before, plan)
        for item in plan.scheduled:
            seq = item.seq
            assert 0 <= item.start < item.end <= seq.num_tokens, f"{item}"
            assert item.start == seq.num_cached_tokens, f"{item} starts elsewhere than at {seq.num_cached_tokens}"
            assert len(seq.block_table) == self._blocks_for(seq.num_tokens), f"{item} has {seq.block_table}"
            assert len(set(seq.block_table)) == len(seq.block_table), f"{item} has {seq.block_table}"
        assert plan.scheduled or not (before.waiting or before.running), "nothing scheduled, though something is left"

    def _check_prefill(self, before: Before, plan) -> None:
        chosen = [item.seq for item in plan.scheduled]
        cut = [item.seq for item in plan.scheduled if item.end < item.seq.num_tokens]
        assert chosen == before.waiting[: len(chosen)], "not the head of the queue"
        assert plan.num_tokens <= self.max_num_batched_tokens, f"{plan.num_tokens} tokens"
        assert not plan.preempted, "a prefill preempts nobody"
        assert plan.admitted == [seq for seq in chosen if seq not in cut], "admitted"
        assert list(self.scheduler.running) == [*before.running, *plan.admitted], "running"
        assert list(self.scheduler.waiting) == [*cut, *before.waiting[len(chosen) :]], "waiting"
        if cut:
            assert chosen == cut, "a cut sequence is not alone in its step"
            assert plan.num_tokens == self.max_num_batched_tokens, "cut, though the budget is not used up"
            self.seen["cut"] += 1
        for item in plan.scheduled:
            table, (_, num_cached) = before.tables[item.seq.seq_id], before.counters[item.seq.seq_id]
            if table:
                assert (item.seq.block_table, item.start) == (table, num_cached), f"{item} began anew"
            else:
                assert item.start % self.block_size == 0, f"{item} starts inside a block"
                self.seen["hit"] += item.start > 0
                self.seen["hit in use"] += any(self.manager.blocks[b].ref_count > 1 for b in item.seq.block_table)
                self.seen["readmitted"] += item.seq.num_completion_tokens > 0
        self._check_deferred(before, plan, cut)

    def _check_deferred(self, before: Before, plan, cut: list) -> None:
        """Who waits on has no blocks and is unchanged, and its turn had not come."""
        deferred = list(self.scheduler.waiting)[len(cut) :]
        for seq in deferred:
            state = (seq.block_table, (seq.num_tokens, seq.num_cached_tokens))
            assert state == ([], before.counters[seq.seq_id]), f"{seq} is deferred with {state}"
            assert seq.num_cached_tokens == 0, f"{seq} has no blocks, but {seq.num_cached_tokens} cached tokens"
        remaining = self.max_num_batched_tokens - plan.num_tokens
        if not deferred or cut or not remaining or len(self.scheduler.running) == self.max_num_seqs:
            return
        if self._fits(deferred[0]):
            hits = self.manager.can_allocate(deferred[0])
            uncached = deferred[0].num_tokens - hits * self.block_size
            assert uncached > remaining, f"{deferred[0]} needs {uncached} of {remaining} tokens, and was not taken"
            self.seen["deferred for the budget"] += 1
        else:
            self.seen["deferred for memory"] += 1

    def _check_decode(self, before: Before, plan) -> None:
        places = len(before.running) < self.max_num_seqs
        assert not (before.head_fits and places), f"{before.waiting[0]} could have been prefilled"
        chosen = [item.seq for item in plan.scheduled]
        rest = before.running[len(chosen) :]
        assert all(item.count == 1 and item.start == item.seq.num_tokens - 1 for item in plan.scheduled), "positions"
        assert chosen == before.running[: len(chosen)], "the oldest are not placed first"
        assert plan.preempted == rest[::-1], f"preempted {plan.preempted}, the youngest first are {rest[::-1]}"
        assert list(self.scheduler.running) == chosen, "running"
        assert list(self.scheduler.waiting) == [*rest, *before.waiting], "victims are not in front, or out of order"
        assert not plan.admitted, "a decode admits nobody"
        for seq in rest:
            state = (seq.block_table, seq.num_cached_tokens, seq.num_tokens)
            assert state == ([], 0, before.counters[seq.seq_id][0]), f"{seq} is preempted with {state}"
        for seq in chosen:
            grown = (seq.num_tokens - 1) % self.block_size == 0
            assert seq.block_table[: len(seq.block_table) - grown] == before.tables[seq.seq_id], f"{seq} lost a block"
        needed = sum((seq.num_tokens - 1) % self.block_size == 0 for seq in before.running)
        assert bool(rest) == (needed > len(before.free)), f"{needed} blocks needed, {rest} preempted"
        self.seen["preempted"] += len(rest)
        self.seen["several victims"] += len(rest) > 1

    def _check_free_queue(self, before: Before, plan) -> None:
        """Blocks are taken from the head and given back at the end; a hit is taken from anywhere."""
        hits, taken = [], []
        for item in plan.scheduled:
            table, num_before = item.seq.block_table, len(before.tables[item.seq.seq_id])
            num_hits = 0 if num_before else item.start // self.block_size
            hits += table[:num_hits]
            taken += table[num_before + num_hits :]
        queue = [block_id for block_id in before.free if block_id not in hits]
        queue += released(before.tables, [seq.seq_id for seq in plan.preempted])
        assert [*taken, *self.free] == queue, f"taken {taken}, free {self.free}, the queue was {queue}"

    def _check_progress(self, plan, lengths: dict[int, int]) -> None:
        """Each scheduled sequence gained one token, a cut one none."""
        for item in plan.scheduled:
            gained = item.seq.num_tokens - lengths[item.seq.seq_id]
            assert gained == (item.end == lengths[item.seq.seq_id]), f"{item} gained {gained} tokens"

    def _check_between_steps(self) -> None:
        self.scheduler.check_integrity()
        for seq in self.scheduler.running:
            assert seq.num_cached_tokens == seq.num_tokens - 1, f"{seq} runs with {seq.num_cached_tokens} cached"
            assert len(seq.block_table) == self._blocks_for(seq.num_cached_tokens), f"{seq} has {seq.block_table}"
        partial = [seq for seq in self.scheduler.waiting if seq.block_table]
        assert partial in ([], list(self.scheduler.waiting)[:1]), f"partial sequences {partial}"
        used = {block.block_id for block in self.manager.blocks if block.ref_count}
        held = {b for seq in [*self.scheduler.running, *self.scheduler.waiting] for b in seq.block_table}
        assert used == held == set(range(self.num_blocks)) - set(self.free), f"used {used}, in tables {held}"
        assert len(self.manager.hash_to_block_id) <= self.num_blocks, "the map is longer than the pool"
        assert self.enable_prefix_caching or not self.manager.hash_to_block_id, "published without a prefix cache"

    def _check_finished(self, seq) -> None:
        """The answer is that of a model without a cache, and the reason the right one."""
        assert self.sequences.pop(seq.seq_id) is seq, f"{seq} was finished twice, or belongs to an abandoned run"
        prompt_ids = seq.token_ids[: seq.num_prompt_tokens]
        expected = answer(prompt_ids, seq.max_tokens, self.max_num_tokens, seq.ignore_eos)
        assert seq.completion_token_ids == expected, f"{seq} gave {seq.completion_token_ids}, expected {expected}"
        reason = "stop" if expected[-1] == EOS and not seq.ignore_eos else "length"
        assert (seq.finish_reason, seq.block_table) == (reason, []), f"{seq}: {seq.finish_reason} {seq.block_table}"
        self.outputs[seq.seq_id] = expected
        self.seen[reason] += 1
        self.seen["full"] += reason == "length" and seq.num_tokens == self.num_blocks * self.block_size + 1
