"""What the block manager promises, in pools so small that every block id can be written down.

"T-A2-1" and the like number the claims of the course; GN is an issue of nano-vLLM, "found" a fault found by running it.
"""

import copy
import random
from collections import Counter, OrderedDict

import numpy as np
import pytest
import xxhash

from .runs import all_records, ceil_div, random_requests, random_runs, smallest_safe_pool
from .toy import Toy, answer

pytestmark = pytest.mark.since("L04")

A = list(range(100, 140))  # the text of a sequence; a slice of it is a beginning
STRANGER = list(range(500, 540))  # one that has nothing in common with it


def make_toy(stage, num_blocks: int, block_size: int = 4, **settings) -> Toy:
    """A toy engine whose sampled tokens are 1000, 1001, ... so that no generated text repeats by chance."""
    sampled = iter(range(1000, 10_000))
    return Toy(stage, block_size, num_blocks, sample=lambda: next(sampled), **settings)


def ask(toy: Toy, prompt_ids: list[int], max_tokens: int = 1):
    """Runs one request to its end and returns the first step."""
    toy.add(prompt_ids, max_tokens)
    step = toy.step()
    toy.run()
    return step


def hits_of(toy: Toy, prompt_ids: list[int]) -> int:
    """How many blocks of a prompt would be found."""
    return toy.manager.can_allocate(toy.sequence(prompt_ids))


def ref_counts(toy: Toy) -> list[int]:
    return [block.ref_count for block in toy.manager.blocks]


def hashed(toy: Toy) -> set[int]:
    """The blocks that have a hash."""
    return {block_id for block_id, text in enumerate(toy.manager.snapshot()["hashes"]) if text is not None}


def found(toy: Toy) -> list[int]:
    """The blocks that the map points at."""
    return sorted(toy.manager.hash_to_block_id.values())


def pool_of(toy: Toy) -> str:
    """For failure messages."""
    tables = {seq.seq_id: seq.block_table for seq in [*toy.scheduler.running, *toy.scheduler.waiting]}
    return f"free {toy.free}, tables {tables}, ref_counts {ref_counts(toy)}, hashed {hashed(toy)}, map {found(toy)}"


# Room for one more token


@pytest.mark.parametrize(
    ("block_size", "refused"), [(4, {1, 5, 9}), (3, {1, 4, 7}), (2, {1, 3, 5, 7, 9}), (1, set(range(1, 10)))]
)
def test_can_append_is_refused_without_free_blocks_only_at_the_first_token_of_a_block(stage, block_size, refused):
    """A2's table (B = 4: lengths 1 to 9 are F T T T F T T T F). T-A2-2: no free block refuses residue 1 only.

    Otherwise than in nano-vLLM: the rule is (num_tokens - 1) % B == 0. Its len % B == 1 is never true for B = 1.
    """
    toy = make_toy(stage, 3, block_size)
    toy.manager.free_block_ids.clear()
    lengths = range(1, 10)
    assert {n for n in lengths if not toy.manager.can_append(toy.sequence(A[:n]))} == refused


@pytest.mark.parametrize("block_size", [1, 2, 4, 7])
def test_can_append_needs_no_more_than_one_free_block(stage, block_size):
    """T-A2-2: `True >= True`, one free block is enough at every length."""
    toy = make_toy(stage, 1, block_size)
    assert all(toy.manager.can_append(toy.sequence(A[:n])) for n in range(1, 30))


@pytest.mark.parametrize("block_size", range(1, 10))
def test_free_blocks_matter_at_one_of_block_size_consecutive_lengths(stage, block_size):
    """T-A2-1: over any B consecutive lengths exactly one asks the free queue."""
    toy = make_toy(stage, 1, block_size)
    toy.manager.free_block_ids.clear()
    refused = [not toy.manager.can_append(toy.sequence([7] * n)) for n in range(1, 50)]
    for start in range(len(refused) - block_size + 1):
        assert sum(refused[start : start + block_size]) == 1, (start, refused)


@pytest.mark.parametrize("block_size", [1, 2, 3, 4, 8])
def test_may_append_keeps_the_table_as_long_as_the_sequence(stage, block_size):
    """T-A2-3: it adds a block iff the newest token is the first of one; then the table has ceil(len / B) blocks.

    Otherwise than in nano-vLLM: with (num_tokens - 1) % B, so that it holds for block size 1.
    """
    toy = make_toy(stage, 40, block_size)
    seq = toy.sequence(A[:3])
    toy.manager.allocate(seq)
    for token_id in range(30):
        seq.append_token(token_id)
        before = list(seq.block_table)
        toy.manager.may_append(seq)
        grown = [before[-1] + 1] if (len(seq) - 1) % block_size == 0 else []
        assert seq.block_table == before + grown, f"{seq}: {before} -> {seq.block_table}"
        assert len(seq.block_table) == ceil_div(len(seq), block_size)


# The hash of a block


def test_hash_is_that_of_the_parent_and_the_tokens(stage):
    """F3: xxh64 of the parent as 8 little-endian bytes, if there is one, and of the tokens as int64."""
    manager = make_toy(stage, 1).manager
    tokens = np.array([1, 2, 3, 4], dtype=np.int64).tobytes()
    first = manager.compute_hash((1, 2, 3, 4))
    assert first == xxhash.xxh64(tokens).intdigest()
    assert manager.compute_hash((1, 2, 3, 4), first) == xxhash.xxh64(first.to_bytes(8, "little") + tokens).intdigest()


def test_hash_depends_on_tokens_their_order_and_the_parent(stage):
    """T-A6-1: deterministic; differs with the parent; a parent of -1 is no parent. Never negative."""
    manager = make_toy(stage, 1).manager
    texts = [(1, 2, 3, 4), (4, 3, 2, 1), (1, 2, 3, 5), (1, 2, 3), ()]
    hashes = [manager.compute_hash(text, parent) for text in texts for parent in (-1, 0, 5)]
    assert hashes == [manager.compute_hash(text, parent) for text in texts for parent in (-1, 0, 5)]
    assert len(set(hashes)) == len(hashes)
    assert min(hashes) >= 0
    assert manager.compute_hash((1, 2, 3, 4), -1) == manager.compute_hash((1, 2, 3, 4))


def test_chained_hash_is_not_the_hash_of_the_whole_text(stage):
    """A6: chaining is not hashing the concatenation; and the width of the integers matters."""
    manager = make_toy(stage, 1).manager
    first = manager.compute_hash((1, 2, 3, 4))
    assert manager.compute_hash((5, 6, 7, 8), first) != manager.compute_hash((1, 2, 3, 4, 5, 6, 7, 8))
    assert first != xxhash.xxh64(np.array([1, 2, 3, 4], dtype=np.int32).tobytes()).intdigest()


def count_hashes(toy: Toy, monkeypatch) -> Counter:
    """Counts, from now on, how often the hash of each text is computed."""
    manager_class, counted = type(toy.manager), Counter()
    compute_hash = manager_class.compute_hash

    def count_and_compute(token_ids, *parent):
        counted[tuple(token_ids)] += 1
        return compute_hash(token_ids, *parent)

    monkeypatch.setattr(manager_class, "compute_hash", staticmethod(count_and_compute))
    return counted


def test_hashes_of_a_prompt_that_waits_for_memory_are_computed_once(stage, monkeypatch):
    """Found: the head of the queue was hashed again at every step while it waited."""
    toy = make_toy(stage, 14)
    toy.add(A[:33])  # 9 blocks
    toy.step()
    blocked = toy.add(A[:32] + STRANGER[:24])  # 14 blocks: 8 of them are found, for the rest there is no room
    counted = count_hashes(toy, monkeypatch)
    for _ in range(8):
        step = toy.scheduler.schedule()
        assert step.kind == "decode", pool_of(toy)
        toy.scheduler.postprocess(step, toy.runner.run(step))
    for index in range(8):
        assert counted[tuple(A[4 * index : 4 * index + 4])] == 1, counted
    assert counted[tuple(STRANGER[:4])] == 1, "the first that is not found"
    assert sum(counted.values()) == 9 + 2, "and two that the running sequence filled"
    assert toy.waiting == [blocked.seq_id]


# Finding a beginning


def test_state_example(stage):
    """A6's example (B = 4, 6 blocks): ids, free queue, map and reference counts after each step."""
    toy = make_toy(stage, 6)
    assert toy.free == [0, 1, 2, 3, 4, 5]
    a = toy.add(A[:10], max_tokens=2)
    toy.step()
    assert (a.block_table, toy.free, hashed(toy)) == ([0, 1, 2], [3, 4, 5], {0, 1}), pool_of(toy)
    toy.step()
    assert a.is_finished
    assert (toy.free, found(toy)) == ([3, 4, 5, 2, 1, 0], [0, 1]), pool_of(toy)
    b = toy.add([*A[:8], 77, 78])
    step = toy.step()
    assert [(item.start, item.end) for item in step.scheduled] == [(8, 10)]
    assert (b.block_table, toy.free) == ([0, 1, 3], [4, 5, 2]), pool_of(toy)
    c = toy.add(A[:8])
    step = toy.step()
    assert [(item.start, item.end) for item in step.scheduled] == [(4, 8)], "the last block is never shared"
    assert (c.block_table, toy.free) == ([0, 4], [5, 2]), pool_of(toy)
    assert ref_counts(toy) == [2, 1, 0, 1, 1, 0]


def test_full_hit_leaves_one_block_to_compute(stage):
    """GN 144: B = 4, a prompt of 8 tokens twice; nothing was left to compute."""
    toy = make_toy(stage, 6)
    ask(toy, A[:8])
    assert hashed(toy) == {0, 1}
    step = ask(toy, A[:8])
    assert [(item.start, item.end) for item in step.scheduled] == [(4, 8)]


def test_one_token_more_than_full_blocks_computes_one_token(stage):
    """T-A6-4: at least one token is computed, and here not more."""
    toy = make_toy(stage, 6)
    ask(toy, A[:8])
    step = ask(toy, A[:9])
    assert [(item.start, item.end) for item in step.scheduled] == [(8, 9)]


def test_block_size_one_shares_all_but_the_last_token(stage):
    """Block size 1 works."""
    toy = make_toy(stage, 12, block_size=1)
    ask(toy, A[:5])
    assert hits_of(toy, A[:5]) == 4
    assert hits_of(toy, A[:9]) == 5
    assert hits_of(toy, A[:1]) == 0


@pytest.mark.parametrize(("prompt_ids", "hits"), [(A[:13], 3), (A[:12], 2), (A[:9], 2), (A[:8], 1), (A[:4], 0)])
def test_hits_end_before_the_block_of_the_last_token(stage, prompt_ids, hits):
    """T-A6-4: can_allocate <= num_blocks - 1."""
    toy = make_toy(stage, 8)
    ask(toy, A[:13])
    assert hits_of(toy, prompt_ids) == hits


def test_hits_end_at_the_first_block_that_is_not_found(stage):
    """T-A6-4: a leading run. The third block has the tokens of a cached one, behind another second block."""
    toy = make_toy(stage, 8)
    ask(toy, A[:13])
    assert hits_of(toy, A[:4] + STRANGER[:4] + A[8:13]) == 1
    assert hits_of(toy, STRANGER[:4] + A[4:13]) == 0


def test_hits_are_a_leading_run_at_every_admission(stage):
    """T-A6-4, random runs: num_cached_tokens after allocate is a multiple of B and less than num_tokens."""
    num_hits = 0
    for run, record in all_records(stage):
        for seq_id, start, _ in record.spans:
            if record.before.seqs[seq_id].block_table:
                continue
            assert start % run.toy.block_size == 0, f"seed {run.seed}: {record}"
            assert start < record.middle.seqs[seq_id].num_tokens, f"seed {run.seed}: {record}"
            hits = record.middle.seqs[seq_id].block_table[: start // run.toy.block_size]
            assert all(record.before.hashes[block_id] != -1 for block_id in hits), f"seed {run.seed}: {record}"
            num_hits += len(hits)
    assert num_hits > 300


def test_granularity_is_the_block(stage):
    """A6: of 240 common tokens 15 blocks are found at block size 16, none at 256."""
    for block_size, expected in ((16, 15), (256, 0)):
        toy = make_toy(stage, 40 * 16 // block_size + 2, block_size, max_model_len=5000)
        ask(toy, list(range(240)) + [1] * 20)
        assert hits_of(toy, list(range(240)) + [2] * 20) == expected


def test_hash_alone_is_not_a_hit(stage, monkeypatch):
    """A6: the token ids are compared too. Here every block has the same hash."""
    toy = make_toy(stage, 8)
    monkeypatch.setattr(type(toy.manager), "compute_hash", staticmethod(lambda token_ids, *parent: 7))
    ask(toy, A[:5])
    assert hits_of(toy, A[:5]) == 1
    assert hits_of(toy, STRANGER[:5]) == 0


def test_nothing_is_found_or_hashed_without_prefix_caching(stage):
    """Setting enable_prefix_caching=False."""
    toy = make_toy(stage, 6, enable_prefix_caching=False)
    ask(toy, A[:9], max_tokens=6)
    assert hashed(toy) == set()
    assert hits_of(toy, A[:9]) == 0
    assert ask(toy, A[:9]).scheduled[0].start == 0


# Room for a sequence


def test_hit_in_use_needs_no_free_block(stage):
    """T-A6-5, F6: needed = blocks - hits in use."""
    toy = make_toy(stage, 4)
    a = toy.add(A[:9])
    toy.step()
    assert (a.block_table, toy.free) == ([0, 1, 2], [3])
    assert hits_of(toy, A[:8] + STRANGER[:4]) == 2, pool_of(toy)  # 3 blocks, 2 in use
    assert hits_of(toy, A[:8] + STRANGER[:5]) == -1, pool_of(toy)  # 4 blocks, 2 in use
    assert hits_of(toy, STRANGER[:5]) == -1, pool_of(toy)


def test_hit_among_the_free_blocks_needs_its_place(stage):
    """T-A6-5: two hits lie in the free queue; they are not room for others."""
    toy = make_toy(stage, 4)
    ask(toy, A[:9])
    toy.add(STRANGER[:3])
    toy.step()
    assert (toy.free, hashed(toy)) == ([2, 1, 0], {0, 1}), pool_of(toy)
    assert hits_of(toy, A[:12]) == 2, pool_of(toy)
    assert hits_of(toy, A[:13]) == -1, pool_of(toy)


def test_can_allocate_changes_nothing(stage):
    """T-A6-6."""
    toy = make_toy(stage, 6)
    ask(toy, A[:9])
    toy.add(STRANGER[:9])
    toy.step()
    blocks, snapshot = copy.deepcopy(toy.manager.blocks), toy.manager.snapshot()
    hash_to_block_id = dict(toy.manager.hash_to_block_id)
    for prompt_ids in (A[:9], A[:12], A[:40], STRANGER[:9], STRANGER[20:22]):
        seq = toy.sequence(prompt_ids)
        first = toy.manager.can_allocate(seq)
        assert toy.manager.can_allocate(seq) == first
        assert (seq.block_table, seq.num_cached_tokens) == ([], 0)
    assert (toy.manager.blocks, toy.manager.snapshot()) == (blocks, snapshot)
    assert toy.manager.hash_to_block_id == hash_to_block_id


# Publishing a block


def test_block_is_published_when_its_last_token_is_computed(stage):
    """T-A6-7: prompt 6, B = 4; the second block is full after the step that computes position 7."""
    toy = make_toy(stage, 4)
    seq = toy.add(A[:6])
    after = []
    for _ in range(4):
        toy.step()
        after.append((seq.num_cached_tokens, hashed(toy)))
    assert after == [(6, {0}), (7, {0}), (8, {0, 1}), (9, {0, 1})]


def test_blocks_below_the_cached_tokens_are_hashed_and_no_others(stage):
    """T-A6-7, random runs: between schedule and postprocess, and after each step."""
    for run, record in all_records(stage):
        for state in (record.middle, record.after):
            for seq_id, seq in state.seqs.items():
                full = seq.num_cached_tokens // run.toy.block_size
                assert [state.hashes[block_id] != -1 for block_id in seq.block_table] == [
                    index < full for index in range(len(seq.block_table))
                ], f"seed {run.seed}, sequence {seq_id}: {state}"


def test_chunks_publish_only_what_they_filled(stage):
    """T-A3-7: chunk borders need not be block borders; prompt 14, budget 6."""
    toy = make_toy(stage, 6, max_num_batched_tokens=6)
    toy.add(A[:14])
    after = []
    for _ in range(3):
        toy.step()
        after.append(hashed(toy))
    assert after == [{0}, {0, 1, 2}, {0, 1, 2}]


def test_twins_of_one_step_do_not_share(stage):
    """GN 208: a block was published before its keys and values existed. A6: the later twin owns the map entry."""
    toy = make_toy(stage, 6)
    a, b = toy.add(A[:9]), toy.add(A[:9])
    step = toy.step()
    assert [(item.start, item.end) for item in step.scheduled] == [(0, 9), (0, 9)]
    assert (a.block_table, b.block_table) == ([0, 1, 2], [3, 4, 5])
    assert hashed(toy) == {0, 1, 3, 4}
    assert found(toy) == [3, 4], "nobody can reach 0 and 1"


def test_handing_out_a_twin_leaves_the_entry_of_the_other(stage):
    """A6: the entry goes only if it still points at the block."""
    toy = make_toy(stage, 6)
    toy.add(A[:9], max_tokens=1)
    toy.add(A[:9], max_tokens=30)
    toy.step()
    assert toy.free == [2, 1, 0]
    ask(toy, STRANGER[:12])  # takes 2, 1 and 0
    assert {3, 4} <= set(found(toy)), pool_of(toy)
    assert hits_of(toy, A[:9]) == 2


def test_generated_tokens_are_found_too(stage):
    """T-A6-8: 6 + 8 tokens, then asked again plus one: 3 of 4 blocks."""
    toy = make_toy(stage, 8)
    seq = toy.add(A[:6], max_tokens=8)
    toy.run()
    again = [*seq.token_ids, 77]
    assert (len(again), hits_of(toy, again)) == (15, 3)
    step = ask(toy, again)
    assert [(item.start, item.end) for item in step.scheduled] == [(12, 15)]


def test_last_sampled_token_completes_no_block(stage):
    """T-A6-7: 3 + 5 tokens fill two blocks of 4 on paper, but the keys and values of the last are never computed."""
    toy = make_toy(stage, 4)
    ask(toy, A[:3], max_tokens=5)
    assert hashed(toy) == {0}


# Giving blocks back


@pytest.mark.parametrize(("num_foreign", "hits"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_strangers_take_the_tail_first(stage, num_foreign, hits):
    """T-A6-9: the table goes to the end of the free queue in reverse: 3, 2, 1 hits are left after 1, 2, 3 blocks.

    In forward order none would be left.
    """
    toy = make_toy(stage, 4)
    ask(toy, A[:16])
    assert toy.free == [3, 2, 1, 0]
    ask(toy, STRANGER[: 4 * num_foreign])
    assert hits_of(toy, A[:16]) == hits, pool_of(toy)


@pytest.mark.parametrize("seed", range(20))
def test_k_foreign_blocks_cost_at_most_k_hits(stage, seed):
    """T-A6-9, with strangers of random sizes that run together."""
    rng = random.Random(seed)
    toy = make_toy(stage, 10)
    ask(toy, A)
    assert hits_of(toy, A) == 9
    taken = 0
    while taken < 9:
        size = rng.randrange(1, 10 - taken)
        toy.add([rng.randrange(1000, 2000) for _ in range(4 * size)])
        toy.step()
        taken += size
        assert len(toy.free) == 10 - taken
        hits = sum(1 for _ in leading_hits(toy, A))
        assert hits == min(9, 10 - taken), pool_of(toy)


def leading_hits(toy: Toy, prompt_ids: list[int]):
    """The blocks of a prompt that are found, also when there is no room for the rest."""
    parent = -1
    for index in range((len(prompt_ids) - 1) // toy.block_size):
        text = tuple(prompt_ids[index * toy.block_size : (index + 1) * toy.block_size])
        parent = toy.manager.compute_hash(text, parent)
        if parent not in toy.manager.hash_to_block_id:
            return
        yield toy.manager.hash_to_block_id[parent]


def test_strangers_one_after_another_cost_one_hit_each(stage):
    """T-A6-9: one block each; the first takes block 4, which nobody could find."""
    toy = make_toy(stage, 5)
    ask(toy, A[:16])
    assert toy.free == [4, 3, 2, 1, 0]
    hits = []
    for index in range(4):
        ask(toy, STRANGER[10 * index : 10 * index + 2])
        hits.append(hits_of(toy, A[:16]))
    assert (hits, toy.free) == ([3, 3, 2, 1], [0, 4, 3, 2, 1]), pool_of(toy)


def test_hit_moves_blocks_to_the_young_end(stage):
    """A6: A, B, A; then the blocks of B are the oldest."""
    toy = make_toy(stage, 6)
    ask(toy, A[:12])
    ask(toy, STRANGER[:12])
    assert toy.free == [2, 1, 0, 5, 4, 3]
    ask(toy, A[:9])  # hits 0 and 1, takes 2
    assert toy.free == [5, 4, 3, 2, 1, 0], pool_of(toy)
    ask(toy, [900] * 8)
    assert (hits_of(toy, STRANGER[:12]), hits_of(toy, A[:9])) == (1, 2), pool_of(toy)


def test_never_used_blocks_are_handed_out_first(stage):
    """A6: released blocks go behind those that nobody used yet."""
    toy = make_toy(stage, 4)
    tables = []
    for index in range(5):
        seq = toy.add(STRANGER[4 * index : 4 * index + 3], max_tokens=2)
        toy.step()
        tables.append(list(seq.block_table))
        toy.run()
    assert tables == [[0], [1], [2], [3], [0]]


def test_released_block_is_found_until_it_is_handed_out(stage):
    """A6, lazy eviction (3 blocks). GN 153, 163: stale entries stayed in the map."""
    toy = make_toy(stage, 3)
    ask(toy, A[:9])
    assert (toy.free, found(toy)) == ([2, 1, 0], [0, 1])
    one = toy.add(STRANGER[:3])
    toy.step()
    assert (one.block_table, toy.free, found(toy)) == ([2], [1, 0], [0, 1]), "nobody knew anything of block 2"
    two = toy.add(STRANGER[8:15])
    step = toy.scheduler.schedule()
    assert (two.block_table, toy.free) == ([1, 0], []), pool_of(toy)
    assert toy.manager.hash_to_block_id == {}, "both entries of A are gone before anything is computed"
    assert hashed(toy) == set()
    toy.scheduler.postprocess(step, toy.runner.run(step))
    assert list(leading_hits(toy, A[:9])) == []


def test_sequence_whose_blocks_strangers_took_computes_everything(stage):
    """GN 153, 163: A ends, strangers take its blocks, A returns; the stand-in model would notice a stale block."""
    toy = Toy(stage, 4, 3)
    outputs = []
    for prompt_ids in (A[:9], STRANGER[:11], A[:9]):
        step = ask(toy, prompt_ids, max_tokens=2)
        outputs.append((step.scheduled[0].start, toy.outputs[step.scheduled[0].seq.seq_id]))
    assert outputs == [
        (0, answer(A[:9], 2, 13, ignore_eos=True)),
        (0, answer(STRANGER[:11], 2, 13, ignore_eos=True)),
        (0, answer(A[:9], 2, 13, ignore_eos=True)),
    ]


def test_shared_block_is_released_with_its_last_owner(stage):
    """Reference counts: 1, 2, 3, and back."""
    toy = make_toy(stage, 8)
    for max_tokens in (9, 3, 3):
        toy.add(A[:4] + STRANGER[max_tokens : max_tokens + 2], max_tokens)
        toy.step()
    assert ref_counts(toy)[0] == 3, pool_of(toy)
    while not toy.scheduler.is_finished():
        assert ref_counts(toy)[0] == len(toy.running), pool_of(toy)
        assert 0 not in toy.free
        toy.step()
    assert ref_counts(toy) == [0] * 8
    assert 0 in toy.free


def test_hits_survive_an_idle_engine(stage):
    """T-A6-12; T-A6-13: idle, all blocks are free."""
    toy = make_toy(stage, 6)
    ask(toy, A[:13])
    assert toy.scheduler.is_finished()
    assert sorted(toy.free) == [0, 1, 2, 3, 4, 5]
    assert toy.scheduler.schedule().scheduled == []
    assert ask(toy, A[:13]).scheduled[0].start == 12


def test_clear_forgets_everything(stage):
    """After an error nothing is found, and the pool is as new."""
    toy = make_toy(stage, 6)
    ask(toy, A[:13])
    toy.add(STRANGER[:9])
    toy.step()
    toy.manager.clear()
    assert (toy.free, ref_counts(toy), hashed(toy), found(toy)) == (list(range(6)), [0] * 6, set(), [])


def test_free_queue_gives_up_a_hit_in_constant_time(stage):
    """Found: `free_block_ids.remove` is linear in the pool; a hit lies anywhere in the queue (N = 100,000)."""
    toy = make_toy(stage, 100_000)
    assert isinstance(toy.manager.free_block_ids, OrderedDict)
    first, again = toy.sequence(A[:9]), toy.sequence(A[:9])
    toy.manager.allocate(first)
    toy.manager.hash_blocks(first, 0, 9)
    toy.manager.deallocate(first)
    assert toy.free[-3:] == [2, 1, 0]
    toy.manager.allocate(again)
    assert again.block_table == [0, 1, 3]
    assert (toy.free[0], toy.free[-1], len(toy.free)) == (4, 2, 99_997)


# What is always true


def test_free_and_used_blocks_are_all_blocks(stage):
    """T-A6-2, T-A6-3: free and used are disjoint and complete; ref_count is the number of tables that hold a block."""
    for run, record in all_records(stage):
        for state in (record.before, record.middle, record.after):
            holders = Counter(block_id for seq in state.seqs.values() for block_id in seq.block_table)
            counts = [holders[block_id] for block_id in range(run.toy.num_blocks)]
            assert state.ref_counts == counts, f"seed {run.seed}: {state}"
            free = sorted(state.free)
            assert free == [block_id for block_id, n in enumerate(counts) if n == 0], f"seed {run.seed}: {state}"


def test_map_points_at_blocks_with_that_hash(stage):
    """T-A6-10; T-A6-11: so it never has more entries than there are blocks."""
    for run, record in all_records(stage):
        for state in (record.middle, record.after):
            for block_hash, block_id in state.hash_to_block_id.items():
                assert state.hashes[block_id] == block_hash, f"seed {run.seed}: {state}"
            assert len(state.hash_to_block_id) <= run.toy.num_blocks


def test_pool_is_free_when_the_engine_is_idle(stage):
    """T-A6-13."""
    for run in random_runs(stage):
        state = run.records[-1].after
        assert sorted(state.free) == list(range(run.toy.num_blocks)), f"seed {run.seed}: {state}"
        assert set(state.ref_counts) == {0}, f"seed {run.seed}: {state}"


def test_full_shared_block_is_never_written(stage):
    """A step writes only positions that no other table reads."""
    for run, record in all_records(stage):
        for seq_id, start, end in record.spans:
            table = record.middle.seqs[seq_id].block_table
            for position in range(start, end):
                block_id = table[position // run.toy.block_size]
                assert record.middle.ref_counts[block_id] == 1, f"seed {run.seed}: {record}"
                assert record.middle.hashes[block_id] == -1, f"seed {run.seed}: {record}"


def test_outputs_are_equal_with_the_cache_on_and_off(stage):
    """T-A6-14: the same tokens, of which fewer are computed."""
    computed = Counter()
    for seed in range(100):
        requests = random_requests(random.Random(seed), 6)
        num_blocks = smallest_safe_pool(requests, 4) + seed % 4
        outputs = []
        for enable_prefix_caching in (True, False):
            toy = Toy(stage, 4, num_blocks, enable_prefix_caching=enable_prefix_caching)
            for prompt_ids, max_tokens in requests:
                toy.add(prompt_ids, max_tokens)
            outputs.append(toy.run())
            computed[enable_prefix_caching] += toy.runner.num_computed_tokens
        assert outputs[0] == outputs[1], f"seed {seed}"
    assert computed[True] < 0.9 * computed[False], computed


# Why the hash is chained

ONE_DONOR = [[*A[:8], 9]], [*A[4:8], 10, 11]
TWO_DONORS = [A[:8], A[8:12]], [*A[8:12], *A[4:8], 1]


def unchain(toy: Toy, monkeypatch) -> None:
    """Hashes each block alone from now on."""
    compute_hash = type(toy.manager).compute_hash
    monkeypatch.setattr(
        type(toy.manager), "compute_hash", staticmethod(lambda token_ids, *parent: compute_hash(token_ids))
    )


@pytest.mark.parametrize(
    ("donors", "prompt_ids", "chained", "unchained"), [(*ONE_DONOR, 0, 1), (*TWO_DONORS, 1, 2)], ids=["one", "two"]
)
def test_equal_blocks_behind_other_texts_are_not_shared(stage, monkeypatch, donors, prompt_ids, chained, unchained):
    """T-A6-15: a prompt that begins with another's second block; and two donors, one for each block."""
    expected = answer(prompt_ids, 8, 100, ignore_eos=True)
    toy = Toy(stage, 4, 16)
    for donor in donors:
        ask(toy, donor)
    assert hits_of(toy, prompt_ids) == chained
    seq = toy.add(prompt_ids, 8)
    assert toy.run()[seq.seq_id] == expected

    unchain(toy, monkeypatch)
    toy = Toy(stage, 4, 16)
    for donor in donors:
        ask(toy, donor)
    assert hits_of(toy, prompt_ids) == unchained
    toy.add(prompt_ids, 8)
    with pytest.raises(AssertionError, match=r"position \d+ reads"):
        toy.step()


def test_second_block_behind_another_first_one_is_safe_even_unchained(stage, monkeypatch):
    """The example that is often given for the chain needs none: the search stops at the first miss."""
    toy = Toy(stage, 4, 16)
    unchain(toy, monkeypatch)
    ask(toy, A[:9])
    prompt_ids = STRANGER[:4] + A[4:9]
    assert hits_of(toy, prompt_ids) == 0
    seq = toy.add(prompt_ids, 8)
    assert toy.run()[seq.seq_id] == answer(prompt_ids, 8, 100, ignore_eos=True)


# The manager's own check

DAMAGES = {
    "a reference too many": lambda manager, seq: setattr(manager.blocks[seq.block_table[0]], "ref_count", 2),
    "a reference too few": lambda manager, seq: setattr(manager.blocks[seq.block_table[0]], "ref_count", 0),
    "used and free": lambda manager, seq: manager.free_block_ids.update({seq.block_table[0]: None}),
    "neither used nor free": lambda manager, seq: manager.free_block_ids.popitem(),
    "a table with another block": lambda manager, seq: seq.block_table.__setitem__(0, 5),
    "another token": lambda manager, seq: seq.token_ids.__setitem__(0, 3),
    "another token in the block": lambda manager, seq: setattr(
        manager.blocks[seq.block_table[0]], "token_ids", (1, 2, 3, 4)
    ),
    "a hash of another text": lambda manager, seq: setattr(manager.blocks[seq.block_table[0]], "hash", 5),
    "a wrong parent": lambda manager, seq: setattr(manager.blocks[seq.block_table[1]], "parent_hash", -1),
    "a hash before the block is full": lambda manager, seq: manager.blocks[seq.block_table[2]].update(
        manager.compute_hash((1,)), -1, (1,)
    ),
    "not published": lambda manager, seq: setattr(manager.blocks[seq.block_table[1]], "hash", -1),
    "an entry of another block": lambda manager, seq: manager.hash_to_block_id.update({77: seq.block_table[0]}),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=[name.replace(" ", "-") for name in DAMAGES])
def test_check_integrity_notices(stage, damage):
    """Every invariant of the pool, broken by hand."""
    toy = make_toy(stage, 6)
    seq = toy.add(A[:9])
    toy.step()
    toy.scheduler.check_integrity()
    damage(toy.manager, seq)
    with pytest.raises(AssertionError):
        toy.scheduler.check_integrity()


def test_snapshot_is_plain_data(stage):
    """The trace: size, reference counts, hashes and the free queue, as JSON can hold them."""
    toy = make_toy(stage, 4)
    toy.add(A[:5])
    toy.step()
    snapshot = toy.manager.snapshot()
    digest = f"{toy.manager.compute_hash(tuple(A[:4])):016x}"
    assert {name: snapshot[name] for name in ("block_size", "ref_counts", "hashes", "free_block_ids")} == {
        "block_size": 4,
        "ref_counts": [1, 1, 0, 0],
        "hashes": [digest, None, None, None],
        "free_block_ids": [2, 3],
    }
