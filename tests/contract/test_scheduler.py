"""What the scheduler promises, in toy runs of which every step can be written down.

"T-A2-1" and the like number the claims of the course; GN is an issue of nano-vLLM, "found" a fault found by running it.
`s0[4:6]` says that a step computes positions 4 and 5 of sequence 0.
"""

import random
from itertools import pairwise

import pytest

from .runs import all_records, ceil_div, observe, random_requests, random_run, random_runs, smallest_safe_pool
from .test_generate import greedy
from .toy import Toy, answer, tell

pytestmark = pytest.mark.since("L04")


def text(index: int, length: int) -> list[int]:
    """A prompt that shares nothing with those of other indices."""
    return list(range(10_000 * index + 1, 10_000 * index + 1 + length))


def make_toy(
    stage, lengths: list[int], num_blocks: int, block_size: int = 4, max_tokens: int = 1000, **settings
) -> Toy:
    """A toy engine with one request for each length; its sampled tokens are all different."""
    sampled = iter(range(900_000, 1_000_000))
    toy = Toy(stage, block_size, num_blocks, sample=lambda: next(sampled), **settings)
    for index, length in enumerate(lengths):
        toy.add(text(index, length), max_tokens)
    return toy


def tables(toy: Toy) -> dict[int, list[int]]:
    """The block tables of all sequences that have blocks."""
    sequences = [*toy.scheduler.running, *toy.scheduler.waiting]
    return {seq.seq_id: seq.block_table for seq in sequences if seq.block_table}


def state_of(toy: Toy) -> str:
    """For failure messages."""
    return f"running {toy.running}, waiting {toy.waiting}, tables {tables(toy)}, free {toy.free}"


def preempted(step) -> list[int]:
    return [seq.seq_id for seq in step.preempted]


# The worked examples


def test_two_prompts_in_three_steps(stage):
    """L03's table: prompts of 5 and 3, max_tokens 3, 8 blocks. 3 tokens need a prefill and 2 decodes."""
    toy = make_toy(stage, [5, 3], 8, max_tokens=3)
    records = [observe(toy) for _ in range(3)]
    seen = [
        [
            (seq_id, record.middle.seqs[seq_id].num_tokens, start, end - start, record.middle.seqs[seq_id].block_table)
            for seq_id, start, end in record.spans
        ]
        for record in records
    ]
    assert [record.kind for record in records] == ["prefill", "decode", "decode"]
    assert seen == [
        [(0, 5, 0, 5, [0, 1]), (1, 3, 0, 3, [2])],
        [(0, 6, 5, 1, [0, 1]), (1, 4, 3, 1, [2])],
        [(0, 7, 6, 1, [0, 1]), (1, 5, 4, 1, [2, 3])],
    ]
    assert toy.scheduler.is_finished(), state_of(toy)


def test_decode_takes_the_tail(stage):
    """A2's example 1 (B = 4, 5 blocks; 4, 4 and 6 tokens): ids, queues and the free queue at each step."""
    toy = make_toy(stage, [4, 4, 6], 5)
    toy.step()
    assert (tables(toy), toy.free) == ({0: [0], 1: [1], 2: [2, 3]}, [4])
    step = toy.step()
    assert (preempted(step), tell(step)) == ([2], ["s0[4:5]", "s1[4:5]"])
    assert (tables(toy), toy.free) == ({0: [0, 4], 1: [1, 3]}, [2]), "3 and 2 were released, the tail first"
    assert (toy.running, toy.waiting) == ([0, 1], [2])
    for _ in range(3):
        step = toy.step()
        assert step.kind == "decode", "2 blocks needed for the prompt, 1 free"
        assert toy.free == [2]
    step = toy.step()  # both are 9 tokens long
    assert (preempted(step), tell(step)) == ([1], ["s0[8:9]"])
    assert (toy.running, toy.waiting) == ([0], [1, 2])
    assert (tables(toy), toy.free) == ({0: [0, 4, 2]}, [3, 1])


def test_sequence_without_a_victim_leaves_itself_and_returns_cheaply(stage):
    """A2's example 2 (B = 4, 3 blocks; 5 and 4 tokens), T-A2-5: it is in waiting[0], not running, not in the step.

    "A preempted sequence starts again from zero" is wrong: it computes 1 token.
    """
    toy = make_toy(stage, [5, 4], 3, max_tokens=4)
    toy.step()
    assert (tables(toy), toy.free) == ({0: [0, 1], 1: [2]}, [])
    step = toy.step()
    assert (preempted(step), tell(step), toy.running, toy.waiting) == ([1], ["s0[5:6]"], [0], [1])
    while toy.running:
        assert toy.step().kind == "decode"
    step = toy.step()
    assert (step.kind, tell(step), tables(toy)) == ("prefill", ["s1[4:5]"], {1: [2, 1]})
    assert len(toy.scheduler.running[0]) == 6, "the token of this step was kept"


def test_two_victims_of_one_step_keep_their_order(stage):
    """A2's example 3 (four sequences of 4 tokens, 4 blocks); T-A2-7."""
    toy = make_toy(stage, [4, 4, 4, 4], 4)
    toy.step()
    step = toy.step()
    assert (preempted(step), tell(step)) == ([3, 2], ["s0[4:5]", "s1[4:5]"])
    assert (toy.running, toy.waiting) == ([0, 1], [2, 3])
    assert (tables(toy), toy.free) == ({0: [0, 3], 1: [1, 2]}, [])


@pytest.mark.parametrize(("max_tokens", "start", "table"), [(769, 256, [4, 5, 6, 7]), (100, 768, [4, 5, 6, 7])])
def test_victim_of_real_size_recomputes_what_was_overwritten(stage, max_tokens, start, table):
    """A2's example 4 (B = 256, 8 blocks; 1024 and 1000 tokens): B hits 1 block and computes 745 of 1001 tokens.

    When A stops inside its fifth block, B hits 3 and computes 233.
    """
    toy = make_toy(stage, [], 8, 256, max_num_batched_tokens=16384, max_model_len=5000)
    toy.runner.run = lambda step: [0] * len(step.scheduled)  # 2,000 positions in each of 800 steps take too long
    toy.add(text(0, 1024), max_tokens)
    toy.add(text(1, 1000), 100)
    toy.step()
    assert tables(toy) == {0: [0, 1, 2, 3], 1: [4, 5, 6, 7]}
    step = toy.step()
    assert (preempted(step), tables(toy), toy.free) == ([1], {0: [0, 1, 2, 3, 7]}, [6, 5, 4])
    while toy.running:
        toy.step()
    step = toy.step()
    assert (tell(step), tables(toy)) == ([f"s1[{start}:1001]"], {1: table})
    assert step.num_tokens == {769: 745, 100: 233}[max_tokens]


def test_only_the_head_is_cut(stage):
    """A3's example (B = 4, budget 8; prompts 19, 3, 6). T-A3-4: who is deferred has no blocks."""
    toy = make_toy(stage, [19, 3, 6], 20, max_num_batched_tokens=8)
    seen = []
    for _ in range(4):
        step = toy.step()
        seen.append((tell(step), toy.waiting, tables(toy)))
    assert seen == [
        (["s0[0:8]"], [0, 1, 2], {0: [0, 1, 2, 3, 4]}),
        (["s0[8:16]"], [0, 1, 2], {0: [0, 1, 2, 3, 4]}),
        (["s0[16:19]", "s1[0:3]"], [2], {0: [0, 1, 2, 3, 4], 1: [5]}),
        (["s2[0:6]"], [], {0: [0, 1, 2, 3, 4], 1: [5], 2: [6, 7]}),
    ]
    assert tell(toy.step()) == ["s0[19:20]", "s1[3:4]", "s2[6:7]"]


def test_who_would_fit_does_not_overtake(stage):
    """A3's second example (budget 8; prompts 3, 6, 2): no skipping; the second step packs."""
    toy = make_toy(stage, [3, 6, 2], 20, max_num_batched_tokens=8)
    assert [tell(toy.step()) for _ in range(2)] == [["s0[0:3]"], ["s1[0:6]", "s2[0:2]"]]


def test_cutting_only_the_head_may_cost_a_step(stage):
    """A3: prompts 6, 10, 7 at budget 8 take 4 prefill steps; cutting any sequence would take 3."""
    toy = make_toy(stage, [6, 10, 7], 20, max_num_batched_tokens=8)
    steps = [tell(toy.step()) for _ in range(4)]
    assert steps == [["s0[0:6]"], ["s1[0:8]"], ["s1[8:10]"], ["s2[0:7]"]]


@pytest.mark.parametrize(
    ("lengths", "scheduled"),
    [
        ([5, 3], [["s0[0:5]", "s1[0:3]"]]),  # fits exactly
        ([8, 3], [["s0[0:8]"], ["s1[0:3]"]]),  # nothing remains
        ([9, 3], [["s0[0:8]"], ["s0[8:9]", "s1[0:3]"]]),  # does not fit, and nobody is there: cut
        ([3, 9], [["s0[0:3]"], ["s1[0:8]"], ["s1[8:9]"]]),  # does not fit, and somebody is there: next step
    ],
)
def test_two_conditions_decide_about_a_cut(stage, lengths, scheduled):
    """A3's table of the two conditions, budget 8."""
    toy = make_toy(stage, lengths, 20, max_num_batched_tokens=8)
    assert [tell(toy.step()) for _ in scheduled] == scheduled
    assert toy.step().kind == "decode"


@pytest.mark.parametrize(
    ("num_blocks", "steps", "computed", "preemptions"), [(64, 79, 660, 4), (32, 151, 736, 11), (20, 257, 761, 14)]
)
def test_memory_pressure_costs_steps(stage, num_blocks, steps, computed, preemptions):
    """L04's table: 8 sequences of 16 + 48 tokens, block size 4; 504 tokens would have to be computed."""
    toy = make_toy(stage, [16] * 8, num_blocks, max_tokens=48)
    toy.run()
    num_preemptions = sum(len(step.preempted) for step in toy.steps)
    assert (len(toy.steps), toy.runner.num_computed_tokens, num_preemptions) == (steps, computed, preemptions)


# Preemption


def test_place_in_the_queue_decides_and_not_the_length(stage):
    """The youngest leaves, although it is the longest."""
    toy = make_toy(stage, [4, 12], 4)
    toy.step()
    step = toy.step()
    assert (preempted(step), toy.running) == ([1], [0]), state_of(toy)


def test_victims_are_the_last_of_running_and_go_to_the_front_of_waiting(stage):
    """T-A2-4, T-A2-7, T-A2-8, random runs: one cut divides `running`; both parts keep their order."""
    num_victims = 0
    for run, record in all_records(stage):
        if record.kind != "decode":
            assert record.preempted == []
            continue
        message = f"seed {run.seed}: {record}"
        assert record.ids + record.preempted[::-1] == record.before.running, message
        assert record.middle.running == record.ids, message
        assert record.middle.waiting == record.preempted[::-1] + record.before.waiting, message
        assert [seq_id for seq_id in record.ids if seq_id in record.after.seqs] == record.after.running, message
        num_victims += len(record.preempted)
    assert num_victims > 100


def test_victims_are_neither_in_the_step_nor_running(stage):
    """T-A2-5, random runs: the last one, which may have preempted itself, is waiting[0]."""
    for run, record in all_records(stage):
        if record.preempted:
            assert record.middle.waiting[0] == record.preempted[-1], f"seed {run.seed}: {record}"
            assert not set(record.preempted) & set(record.middle.running + record.ids), f"seed {run.seed}: {record}"


def test_preempted_sequence_keeps_its_tokens_and_nothing_else(stage):
    """T-A2-6: WAITING, no table, 0 cached tokens; text, prompt and completion counts as before.

    Otherwise than in nano-vLLM: the original's field `is_prefill` is the kind of the Step here.
    """
    toy = make_toy(stage, [4, 4, 4], 4)
    toy.step()
    seqs = {seq.seq_id: (seq, list(seq.token_ids)) for seq in toy.scheduler.running}
    step = toy.scheduler.schedule()
    assert preempted(step) == [2]
    seq, token_ids = seqs[2]
    assert (seq.status.name, seq.block_table, seq.num_cached_tokens) == ("WAITING", [], 0)
    assert (seq.token_ids, seq.num_prompt_tokens, seq.num_completion_tokens) == (token_ids, 4, 1)


def test_preempted_sequences_keep_their_tokens_in_random_runs(stage):
    """T-A2-6."""
    for run, record in all_records(stage):
        for seq_id in record.preempted:
            before, middle = record.before.seqs[seq_id], record.middle.seqs[seq_id]
            assert (middle.status, middle.block_table, middle.num_cached_tokens) == ("WAITING", [], 0), run.seed
            assert (middle.num_tokens, middle.num_completion_tokens) == (
                before.num_tokens,
                before.num_completion_tokens,
            ), run.seed


@pytest.mark.parametrize("block_size", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("length", range(1, 14))
def test_readmission_computes_what_is_behind_the_last_full_block(stage, block_size, length):
    """T-A2-9: without foreign allocation n - floor((n - 1) / B) * B tokens; 1 at best."""
    toy = make_toy(stage, [length], 20, block_size)
    toy.step()
    seq = toy.scheduler.running.pop()
    toy.scheduler.preempt(seq)
    n = len(seq)
    step = toy.step()
    assert step.num_tokens == n - (n - 1) // block_size * block_size, f"{tell(step)} of {n}"
    assert len(seq) == n + 1


def test_token_of_a_repeated_prefill_is_kept(stage):
    """GN 217: preempted at B + 1 tokens and readmitted; its next token was thrown away."""
    toy = Toy(stage, 4, 3)
    toy.add(text(0, 5), 6)
    seq = toy.add(text(1, 4), 6)
    toy.step()
    toy.step()
    assert (seq.status.name, seq.num_completion_tokens) == ("WAITING", 1), state_of(toy)
    toy.run()
    assert toy.outputs[1] == answer(text(1, 4), 6, 13, ignore_eos=True)


def test_step_says_that_a_repeated_prefill_is_one(stage):
    """GN 144, 145: the phase was guessed from "no completion yet"."""
    toy = make_toy(stage, [5, 4], 3, max_tokens=4)
    kinds = []
    while not toy.scheduler.is_finished():
        before = {seq.seq_id: seq.num_completion_tokens for seq in [*toy.scheduler.running, *toy.scheduler.waiting]}
        step = toy.step()
        kinds += [(step.kind, before[item.seq.seq_id] > 0) for item in step.scheduled if item.seq.seq_id == 1]
    assert kinds == [("prefill", False), ("prefill", True), ("decode", True), ("decode", True)]


def test_every_eviction_frees_a_block(stage):
    """T-A2-12. So one victim is enough for one sequence: its last block is its own, or shared by younger ones only.

    The claim allows a victim of which all blocks are shared; an older sequence never holds them all.
    """
    freed = []
    for seed in range(200):
        rng = random.Random(seed)
        requests = random_requests(rng, 7)
        block_size = rng.choice([1, 2, 3, 4])
        toy = Toy(stage, block_size, smallest_safe_pool(requests, block_size) + rng.choice([0, 0, 1, 3]))
        preempt = toy.scheduler.preempt

        def preempt_and_count(seq, toy=toy, preempt=preempt):
            before = len(toy.free)
            preempt(seq)
            freed.append(len(toy.free) - before)

        toy.scheduler.preempt = preempt_and_count
        for prompt_ids, max_tokens in requests:
            toy.add(prompt_ids, max_tokens)
            if rng.random() < 0.5:
                toy.step()
        toy.run()
    assert len(freed) > 300
    assert min(freed) >= 1


def test_several_sequences_of_a_step_may_need_victims(stage):
    """T-A2-12, random runs: steps with more than one victim do occur."""
    assert sum(len(record.preempted) > 1 for _, record in all_records(stage)) >= 3


def test_victim_may_be_evicted_again(stage):
    """L04's trap 5: nothing keeps blocks for growth."""
    toy = make_toy(stage, [16] * 8, 20, max_tokens=48)
    toy.run()
    victims = [seq_id for step in toy.steps for seq_id in preempted(step)]
    assert max(victims.count(seq_id) for seq_id in victims) > 1, victims


def test_outputs_do_not_depend_on_preemption(stage):
    """T-A2-10, T-A5-4, random runs: the tokens of a model without a cache, whatever the history of steps."""
    for run in random_runs(stage):
        assert run.toy.outputs == run.expected, f"seed {run.seed}"
    assert sum(run.num_preemptions for run in random_runs(stage)) > 100


@pytest.mark.parametrize("seed", range(30))
def test_outputs_equal_those_of_one_sequence_at_a_time(stage, seed):
    """T-A5-4."""
    requests = random_requests(random.Random(seed), 6)
    outputs = []
    for max_num_seqs in (1, 1000):
        toy = Toy(stage, 4, smallest_safe_pool(requests, 4), max_num_seqs=max_num_seqs)
        for prompt_ids, max_tokens in requests:
            toy.add(prompt_ids, max_tokens, ignore_eos=False)
        outputs.append(toy.run())
    assert outputs[0] == outputs[1]


# How much memory is enough


@pytest.mark.parametrize("block_size", [1, 2, 4, 5])
@pytest.mark.parametrize(("prompt", "max_tokens"), [(1, 1), (1, 9), (8, 1), (8, 2), (9, 8), (5, 12)])
def test_smallest_safe_pool(stage, block_size, prompt, max_tokens):
    """F17: ceil((p + m - 1) / B) blocks are enough, and one fewer is not; the last token needs no slot.

    Otherwise than in nano-vLLM: with fewer the original dies of an assertion; here generation ends with "length" when
    prompt + generated - 1 fills the cache.
    """
    enough = ceil_div(prompt + max_tokens - 1, block_size)
    for num_blocks in (enough, enough - 1):
        if num_blocks * block_size < prompt:
            continue  # refused when added
        toy = make_toy(stage, [prompt], num_blocks, block_size, max_tokens)
        [seq] = toy.scheduler.waiting
        toy.run()
        expected = min(max_tokens, num_blocks * block_size - prompt + 1)
        assert (expected == max_tokens) == (num_blocks == enough)
        assert (seq.num_completion_tokens, seq.finish_reason) == (expected, "length")


def test_full_cache_ends_a_sequence_and_not_the_engine(stage):
    """GN 274, 277: B = 4, N = 2, prompt 8, max_tokens 2; prompt + generated - 1 <= N * B."""
    toy = make_toy(stage, [8], 2, max_tokens=2)
    [seq] = toy.scheduler.waiting
    toy.run()
    assert (seq.num_completion_tokens, seq.finish_reason) == (1, "length")
    assert toy.add(text(1, 7), 2) in toy.scheduler.waiting
    assert len(toy.run()[1]) == 2, "the next request is served"


def test_safe_pool_never_ends_a_run_and_one_block_fewer_always_does(stage):
    """T-A2-11, F17: random requests that all generate max_tokens.

    Otherwise than in nano-vLLM: not always an assertion, but always a request that ends early or is refused.
    """
    num_short = 0
    for seed in range(200):
        rng = random.Random(seed)
        requests = random_requests(rng, rng.randrange(2, 7))
        block_size = rng.choice([1, 2, 3, 4, 5])
        safe = smallest_safe_pool(requests, block_size)
        for num_blocks in (safe, safe - 1):
            if max(len(prompt_ids) for prompt_ids, _ in requests) > num_blocks * block_size:
                continue  # refused when added
            toy = Toy(stage, block_size, num_blocks)
            for prompt_ids, max_tokens in requests:
                toy.add(prompt_ids, max_tokens)
            outputs = toy.run()
            missing = [m - len(outputs[index]) for index, (_, m) in enumerate(requests)]
            assert any(missing) == (num_blocks < safe), f"seed {seed}: {missing} tokens missing"
            num_short += num_blocks < safe
    assert num_short > 100


def test_prompt_that_can_never_fit_is_refused_and_the_next_call_works(stage, make_llm):
    """Found: a request that can never fit poisoned the engine."""
    llm = make_llm(num_kvcache_blocks=2, kvcache_block_size=4)
    with pytest.raises(ValueError, match=r"prompts\[1\] has 9 tokens"):
        llm.generate([[40, 50], [60] * 9], greedy(stage, 3), use_tqdm=False)
    assert llm.is_finished()
    [output] = llm.generate([[60] * 8], greedy(stage, 3, ignore_eos=True), use_tqdm=False)
    assert (len(output["token_ids"]), output["finish_reason"]) == (1, "length")


# Long prompts


def test_budget_bounds_the_tokens_of_a_prefill(stage):
    """T-A3-1, random runs. A decode computes one token for each running sequence, whatever the budget."""
    full = 0
    for run, record in all_records(stage):
        if record.kind == "prefill":
            num_tokens = sum(end - start for _, start, end in record.spans)
            assert 0 < num_tokens <= run.toy.max_num_batched_tokens, f"seed {run.seed}: {record}"
            full += num_tokens == run.toy.max_num_batched_tokens
        else:
            assert all(end - start == 1 for _, start, end in record.spans), f"seed {run.seed}: {record}"
    assert full > 100


def test_cut_sequence_stays_at_the_head_with_all_its_blocks(stage):
    """T-A3-2, random runs; L04's traps 3 and 4: blocks for the whole prompt at the first chunk, status WAITING."""
    for run, record in all_records(stage):
        partial = [seq_id for seq_id in record.after.waiting if record.after.seqs[seq_id].block_table]
        assert partial == record.cut, f"seed {run.seed}: {record}"
        for seq_id in partial:
            seq = record.after.seqs[seq_id]
            assert record.after.waiting[0] == seq_id, f"seed {run.seed}: {record}"
            assert seq.status == "WAITING"
            assert len(seq.block_table) == ceil_div(seq.num_tokens, run.toy.block_size), f"seed {run.seed}: {record}"


def test_step_that_cuts_has_only_that_sequence(stage):
    """T-A3-3, random runs: it fills the budget."""
    cuts = [(run, record) for run, record in all_records(stage) if record.cut]
    assert len(cuts) > 500
    for run, record in cuts:
        assert record.ids == record.cut, f"seed {run.seed}: {record}"
        [(_, start, end)] = record.spans
        assert end - start == run.toy.max_num_batched_tokens, f"seed {run.seed}: {record}"


def test_deferred_sequence_is_untouched(stage):
    """T-A3-4, random runs: who waits and is not in the step has no blocks and the counters that it had."""
    for run, record in all_records(stage):
        for seq_id in set(record.after.waiting) - set(record.ids) - set(record.preempted):
            assert record.after.seqs[seq_id] == record.before.seqs[seq_id], f"seed {run.seed}: {record}"
            assert record.after.seqs[seq_id].block_table == [], f"seed {run.seed}: {record}"


@pytest.mark.parametrize(("length", "budget"), [(1, 1), (5, 1), (16, 4), (17, 4), (14, 6), (30, 1000), (7, 7), (8, 7)])
def test_lone_prompt_takes_length_over_budget_steps(stage, length, budget):
    """T-A3-5: ceil(n / budget)."""
    toy = make_toy(stage, [length], 10, max_num_batched_tokens=budget)
    steps = [toy.step().kind for _ in range(ceil_div(length, budget) + 1)]
    assert steps == ["prefill"] * ceil_div(length, budget) + ["decode"]


def test_token_in_the_middle_of_a_prompt_is_discarded(stage):
    """T-A3-6: the completion grows at the last chunk only."""
    toy = make_toy(stage, [14], 10, max_num_batched_tokens=6)
    [seq] = toy.scheduler.waiting
    completions = []
    for _ in range(4):
        toy.step()
        completions.append(seq.num_completion_tokens)
    assert completions == [0, 0, 1, 2]


def test_every_sequence_gains_a_token_unless_it_is_cut(stage):
    """T-A3-6, random runs."""
    for run, record in all_records(stage):
        for seq_id in record.ids:
            before, after = record.before.seqs[seq_id], record.after.seqs.get(seq_id)
            if after is not None:  # a finished one is gone
                gained = after.num_completion_tokens - before.num_completion_tokens
                assert gained == (seq_id not in record.cut), f"seed {run.seed}: {record}"


def test_chunk_ends_where_its_tokens_end(stage):
    """T-A3-9, GN 213: a chunk read keys past its own end, from slots that nobody had written. Prompt 14, budget 6."""
    toy = make_toy(stage, [14], 4, max_num_batched_tokens=6)
    ends = []
    for _ in range(3):
        [item] = toy.step().scheduled
        ends.append((item.start, item.end))
        assert [entry is not None for entry in toy.runner.cache] == [slot < item.end for slot in range(16)]
    assert ends == [(0, 6), (6, 12), (12, 14)]


def test_each_step_goes_on_where_the_last_one_ended(stage):
    """T-A3-9, random runs: nothing is skipped and, without a preemption, nothing computed twice."""
    for run, record in all_records(stage):
        for seq_id, start, end in record.spans:
            seq = record.middle.seqs[seq_id]
            assert start == seq.num_cached_tokens, f"seed {run.seed}: {record}"
            assert start < end <= seq.num_tokens, f"seed {run.seed}: {record}"
            if seq_id in record.after.seqs:
                assert record.after.seqs[seq_id].num_cached_tokens == end, f"seed {run.seed}: {record}"


def test_running_sequence_lacks_the_keys_of_its_newest_token_only(stage):
    """L03's trap (a), random runs: between steps num_cached_tokens == num_tokens - 1."""
    for run, record in all_records(stage):
        for seq_id in record.after.running:
            seq = record.after.seqs[seq_id]
            assert seq.num_cached_tokens == seq.num_tokens - 1, f"seed {run.seed}: {record}"


def test_cached_beginning_does_not_count(stage):
    """T-A3-8: a prompt of 22 tokens, 16 of them cached, is not cut at budget 8."""
    toy = make_toy(stage, [16], 20, max_tokens=1, max_num_batched_tokens=8)
    toy.run()
    toy.add(text(0, 22))
    assert tell(toy.step()) == ["s1[16:22]"]


def test_hit_is_counted_before_the_budget_is_asked(stage):
    """GN 207, 233: the count was taken before the hit was known. 3 + 4 tokens fit, 3 + 20 would not."""
    toy = make_toy(stage, [16], 20, max_tokens=1, max_num_batched_tokens=8)
    toy.run()
    toy.add(text(5, 3))
    toy.add(text(0, 20))
    assert tell(toy.step()) == ["s1[0:3]", "s2[16:20]"]


@pytest.mark.parametrize("seed", range(20))
def test_outputs_do_not_depend_on_the_budget(stage, seed):
    """T-A3-10."""
    runs = [random_run(stage, seed, max_num_batched_tokens=budget) for budget in (1, 5, 8, 1000)]
    assert all(run.toy.outputs == runs[0].expected for run in runs)


# Prefill and decode


def test_running_sequences_gain_nothing_in_a_prefill(stage):
    """T-A5-1, random runs: a step has one kind, which says where its sequences come from."""
    for run, record in all_records(stage):
        origin = record.before.waiting if record.kind == "prefill" else record.before.running
        assert set(record.ids) <= set(origin), f"seed {run.seed}: {record}"
        if record.kind == "prefill":
            for seq_id in record.before.running:
                assert record.after.seqs[seq_id] == record.before.seqs[seq_id], f"seed {run.seed}: {record}"


def head_is_admissible(run, state) -> bool:
    """Whether the head of `waiting` has blocks or room for them, and a place."""
    if not state.waiting or len(state.running) >= run.toy.max_num_seqs:
        return False
    return state.head_hits is None or state.head_hits >= 0


def test_prefill_comes_first_and_decode_only_when_the_head_is_refused(stage):
    """T-A5-2, T-A5-3, random runs.

    Otherwise than in nano-vLLM: the head may also be refused because `max_num_seqs` sequences run.
    """
    refused = 0
    for run, record in all_records(stage):
        expected = "prefill" if head_is_admissible(run, record.before) else "decode"
        assert record.kind == expected, f"seed {run.seed}: {record}"
        refused += record.kind == "decode" and bool(record.before.waiting)
    assert refused > 300


def test_prefill_takes_the_head_and_those_behind_it(stage):
    """Rule 2, random runs: `waiting` is never passed over, and `running` is in the order of admission."""
    for run, record in all_records(stage):
        if record.kind == "prefill":
            assert record.ids == record.before.waiting[: len(record.ids)], f"seed {run.seed}: {record}"
            assert record.admitted == [seq_id for seq_id in record.ids if seq_id not in record.cut]
            assert record.middle.running == record.before.running + record.admitted, f"seed {run.seed}: {record}"


@pytest.mark.parametrize(("budget", "gap"), [(512, 8), (1024, 4), (2048, 2), (4096, 1), (16384, 1)])
def test_long_prompt_stalls_running_sequences(stage, budget, gap):
    """T-A5-6: ceil(n / budget) steps for a prompt of 4096 tokens."""
    toy = make_toy(stage, [8], 300, 16, max_num_batched_tokens=budget, max_model_len=5000)
    toy.step()
    toy.step()
    toy.add(text(1, 4096))
    kinds = [toy.step().kind for _ in range(gap + 1)]
    assert kinds == ["prefill"] * gap + ["decode"]


def test_steady_stream_of_prompts_starves_those_that_run(stage):
    """A5's price: one prompt of 300 tokens per step (B = 256, budget 512, 40 blocks); 20 prefills, then memory ends."""
    toy = make_toy(stage, [], 40, 256, max_num_batched_tokens=512)
    kinds = []
    for index in range(22):
        toy.add(text(index, 300))
        kinds.append(toy.step().kind)
    assert kinds == ["prefill"] * 20 + ["decode"] * 2


# Queues


def test_cap_holds_for_the_running_set(stage):
    """GN 265, 271: max_num_seqs = 2, six prompts; never more than 2 run.

    L04's trap 1: the original caps one step, so that two prefills leave 4 running. Here it caps the running set.
    """
    toy = make_toy(stage, [3] * 6, 20, max_tokens=3, max_num_seqs=2)
    seen = []
    while not toy.scheduler.is_finished():
        record = observe(toy)
        assert len(record.middle.running) <= 2, record
        seen.append((record.kind, record.ids))
    one_pair = [("prefill", [0, 1]), ("decode", [0, 1]), ("decode", [0, 1])]
    assert seen == [(kind, [seq_id + 2 * pair for seq_id in ids]) for pair in range(3) for kind, ids in one_pair]


def test_cap_holds_in_random_runs(stage):
    """GN 265, 271, random runs."""
    for run, record in all_records(stage):
        assert len(record.middle.running) <= run.toy.max_num_seqs, f"seed {run.seed}: {record}"


def test_head_that_does_not_fit_blocks_a_prompt_of_one_token(stage):
    """L04's trap 2: the queue never skips, whether memory or the budget is short."""
    toy = make_toy(stage, [8, 13, 1], 5)
    toy.step()
    assert (toy.running, toy.waiting, toy.free) == ([0], [1, 2], [2, 3, 4])
    step = toy.step()
    assert (step.kind, toy.waiting) == ("decode", [1, 2])


def test_blocks_of_a_prompt_are_taken_at_its_first_chunk(stage):
    """L04's trap 3."""
    toy = make_toy(stage, [19], 6, max_num_batched_tokens=4)
    toy.step()
    assert (tables(toy), toy.free, toy.waiting) == ({0: [0, 1, 2, 3, 4]}, [5], [0])


def test_sequence_may_end_with_its_first_token(stage):
    """L04's trap 7: it is in `running` since `schedule`, so it can leave it."""
    toy = make_toy(stage, [4, 5], 8, max_tokens=1)
    step = toy.step()
    assert [seq.seq_id for seq in step.admitted] == [0, 1]
    assert [len(toy.outputs[seq_id]) for seq_id in (0, 1)] == [1, 1]
    assert toy.scheduler.is_finished(), state_of(toy)


def test_step_with_nothing_to_do_is_empty(stage):
    """Found: `step()` with nothing queued was an assertion."""
    toy = make_toy(stage, [], 8)
    for _ in range(2):
        step = toy.scheduler.schedule()
        assert (step.scheduled, step.admitted, step.preempted) == ([], [], [])
    toy.add(text(0, 3), 2)
    assert len(toy.run()[0]) == 2


def test_sequence_finishes_at_the_first_limit(stage):
    """Ends with "stop" at an end-of-sequence token, "length" at max_tokens or max_model_len."""
    cases = [  # sampled tokens, max_tokens, ignore_eos -> generated, reason
        ([5, 6, 0, 7], 9, False, 3, "stop"),
        ([5, 6, 0, 7], 3, False, 3, "stop"),
        ([5, 6, 0, 7], 4, True, 4, "length"),
        ([5, 6, 7, 8], 2, False, 2, "length"),
        ([5, 6, 7, 8, 9, 10, 11], 9, False, 6, "length"),
    ]
    for tokens, max_tokens, ignore_eos, generated, reason in cases:
        sampled = iter(tokens)
        toy = Toy(stage, 4, 8, max_model_len=10, sample=lambda sampled=sampled: next(sampled))
        seq = toy.add(text(0, 4), max_tokens, ignore_eos)
        toy.run()
        assert (seq.completion_token_ids, seq.finish_reason) == (tokens[:generated], reason)
        assert seq.is_finished


def test_who_finishes_leaves_the_order_of_the_others(stage):
    """The middle one of three ends first."""
    toy = make_toy(stage, [], 20)
    for index, max_tokens in enumerate((9, 2, 9)):
        toy.add(text(index, 3), max_tokens)
    toy.step()
    assert toy.running == [0, 1, 2]
    toy.step()
    assert toy.running == [0, 2]
    assert toy.step().num_tokens == 2


def test_statuses_follow_the_queues(stage):
    """WAITING -> RUNNING -> FINISHED, and RUNNING -> WAITING by a preemption only, in random runs."""
    for run in random_runs(stage):
        for before, after in pairwise(run.records):
            came_back = set(before.middle.running) & set(after.middle.waiting)
            assert came_back <= set(after.preempted), f"seed {run.seed}: {after}"
        for record in run.records:
            for name, queue in (("RUNNING", record.after.running), ("WAITING", record.after.waiting)):
                assert {record.after.seqs[seq_id].status for seq_id in queue} <= {name}, f"seed {run.seed}"
            finished = set(record.ids) - set(record.after.seqs)
            assert finished.isdisjoint(record.cut), f"seed {run.seed}: {record}"


def test_clear_empties_the_scheduler(stage):
    """After an error: both queues, the tables and all that is cached."""
    toy = make_toy(stage, [19, 3, 6], 20, max_num_batched_tokens=8)
    for _ in range(3):
        toy.step()
    toy.scheduler.clear()
    assert toy.scheduler.is_finished()
    assert (toy.free, toy.manager.hash_to_block_id) == (list(range(20)), {})
    assert toy.scheduler.schedule().scheduled == []


def test_snapshot_has_queues_tables_and_pool(stage):
    """The trace shows who lost its blocks."""
    toy = make_toy(stage, [5, 9], 4)
    toy.step()
    snapshot = toy.scheduler.snapshot()
    assert (snapshot["running"], snapshot["waiting"]) == ([0], [1])
    assert snapshot["block_tables"] == [{"seq_id": 0, "block_table": [0, 1]}]
    assert snapshot["pool"] == toy.manager.snapshot()


def test_check_integrity_notices_wrong_queues(stage):
    """A status, the cap, and a table that is not the head's, broken by hand."""
    for damage in (
        lambda scheduler: scheduler.running.append(scheduler.waiting.pop()),
        lambda scheduler: scheduler.waiting.append(scheduler.running.pop()),
        lambda scheduler: scheduler.waiting.rotate(),
        lambda scheduler: setattr(scheduler, "max_num_seqs", 0),
    ):
        toy = make_toy(stage, [3, 19, 5], 12, max_num_batched_tokens=8)
        toy.step()
        toy.step()
        toy.scheduler.check_integrity()
        assert (toy.running, toy.waiting) == ([0], [1, 2]), state_of(toy)
        damage(toy.scheduler)
        with pytest.raises(AssertionError):
            toy.scheduler.check_integrity()
