"""The tables of L04's lab, number by number, and the mixed scheduler that exists only there."""

import random

import pytest
from typer import Typer
from typer.testing import CliRunner

from lessons.L04_scheduler import lab
from lessons.L04_scheduler.engine.scheduler import Scheduler
from tests.contract.runs import random_requests, smallest_safe_pool

ALL_OF = "6 of 6, 4 of 4, 12 of 12"
SHORT = "6 of 6, 4 of 4, 10 of 12"


def test_pool_one_block_too_small_ends_a_request_or_the_engine():
    """F17, and L04's trap 6."""
    assert lab.pool().rows == [
        ("the engine's", 4, 20, 1, ALL_OF, "all finished"),
        ("the engine's", 3, 20, 0, SHORT, "all finished"),
        ("no end at the capacity", 4, 20, 1, ALL_OF, "all finished"),
        ("no end at the capacity", 3, 20, 0, SHORT, "stuck: nothing can be scheduled"),
    ]


def test_thrash_costs_steps_and_the_prefix_cache_saves_tokens():
    """L04's thrash table (64, 32, 20 with the cache), the ideal of 504 tokens, and the same without the cache."""
    assert lab.thrash().rows == [
        ("on", 128, 48, 504, 0, 0),
        ("on", 64, 79, 660, 156, 4),
        ("on", 32, 151, 736, 232, 11),
        ("on", 20, 257, 761, 257, 14),
        ("off", 128, 48, 504, 0, 0),
        ("off", 64, 79, 660, 156, 4),
        ("off", 32, 151, 792, 288, 11),
        ("off", 20, 257, 873, 369, 14),
    ]


def test_release_in_reverse_keeps_hits():
    """T-A6-9: 3, 2, 1 against 0, 0, 0."""
    assert lab.release().rows == [(1, 3, 0), (2, 2, 0), (3, 1, 0)]


def test_chain_prevents_wrong_texts():
    """T-A6-15. Every text is wrong here, since the stand-in model depends on each number that it reads."""
    assert lab.chain().rows == [
        ("second block of one", "chained", 0, "0 of 30"),
        ("second block of one", "alone", 4, "30 of 30"),
        ("a block of each of two", "chained", 4, "0 of 30"),
        ("a block of each of two", "alone", 8, "30 of 30"),
    ]


def test_budget_decides_how_long_a_stall_is_in_steps():
    """T-A5-6: 8, 4, 2, 1, 1."""
    assert lab.budget().rows == [(512, 8, 512), (1024, 4, 1024), (2048, 2, 2048), (4096, 1, 4096), (16384, 1, 4096)]


def test_mixed_scheduler_has_no_gap():
    """T-A5-7."""
    assert lab.mixed().rows == [
        ("prefill first", 8, 28, 512, "###" + "." * 8 + "#" * 17),
        ("mixed", 0, 20, 512, "#" * 20),
    ]


def run_lab(scheduler_class: type[Scheduler], seed: int) -> tuple[list[list[int]], lab.ToyEngine]:
    """Random requests that arrive while others run; their texts and the engine."""
    rng = random.Random(seed)
    requests = random_requests(rng, rng.randrange(3, 9))
    num_blocks = smallest_safe_pool(requests, 4) + rng.choice([0, 0, 2])
    toy = lab.ToyEngine(num_blocks, 4, rng.choice([1, 3, 8, 1000]), scheduler_class=scheduler_class)
    sequences = []
    for prompt_ids, max_tokens in requests:
        sequences.append(toy.add(prompt_ids, max_tokens))
        for _ in range(rng.randrange(3)):
            toy.step()
            toy.scheduler.check_integrity()
    while not toy.scheduler.is_finished():
        assert toy.step().scheduled, f"seed {seed}: waiting {toy.scheduler.waiting}, running {toy.scheduler.running}"
        toy.scheduler.check_integrity()
    return [seq.completion_token_ids for seq in sequences], toy


def test_mixed_scheduler_gives_the_same_texts():
    """T-A5-7, random runs with preemptions, cut prompts, and more sequences than the budget has tokens."""
    num_preemptions = 0
    for seed in range(200):
        texts, _ = run_lab(Scheduler, seed)
        mixed_texts, toy = run_lab(lab.MixedScheduler, seed)
        assert texts == mixed_texts, f"seed {seed}"
        assert all(step.num_tokens <= toy.scheduler.max_num_batched_tokens for step in toy.steps), f"seed {seed}"
        num_preemptions += toy.num_preemptions
    assert num_preemptions > 50


def test_mixed_steps_do_mix():
    toy, sequences = lab.run_with_long_prompt(lab.MixedScheduler, 512)
    mixed = [step for step in toy.steps if {item.count == 1 for item in step.scheduled} == {True, False}]
    assert len(mixed) == 9  # 4096 tokens at 512 less the 3 of those that run
    assert [[item.count for item in step.scheduled] for step in mixed] == [[1, 1, 1, 509]] * 8 + [[1, 1, 1, 24]]
    assert [seq.num_completion_tokens for seq in sequences] == [20, 20, 20, 4]


@pytest.fixture
def run_command():
    app = Typer()
    app.command()(lab.main)
    return lambda *arguments: CliRunner().invoke(app, arguments)


def test_command_prints_all_tables(run_command):
    result = run_command()
    assert result.exit_code == 0
    titles = [line.split(":")[0] for line in result.output.splitlines() if line.split(":")[0] in lab.EXPERIMENTS]
    assert titles == list(lab.EXPERIMENTS)
    assert max(map(len, result.output.splitlines())) <= 120


def test_command_prints_one_table(run_command):
    result = run_command("release")
    assert result.exit_code == 0
    assert result.output == f"{lab.release()}\n"
    assert result.output.splitlines()[2:5] == [
        "  foreign blocks  hits, last block first  hits, first block first",
        "  --------------  ----------------------  -----------------------",
        "  1               3                       0",
    ]


def test_command_refuses_an_unknown_name(run_command):
    result = run_command("nothing")
    assert result.exit_code == 2
    assert "nothing" in result.output
