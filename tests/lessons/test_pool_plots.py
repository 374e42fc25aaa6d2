"""What the pictures of the blocks show: numbers of boxes, labels and marks, not pixels."""

import json
from collections import Counter
from itertools import count
from types import SimpleNamespace

import matplotlib
import matplotlib.pyplot as plt
import pytest
from matplotlib.axes import Axes
from matplotlib.colors import to_hex

from lessons import plots, pool_plots
from lessons.L04_scheduler import LLM, SamplingParams
from lessons.L04_scheduler.engine.block_manager import BlockManager
from lessons.L04_scheduler.engine.scheduler import Scheduler
from lessons.L04_scheduler.engine.sequence import Sequence
from lessons.L04_scheduler.trace import Trace

matplotlib.use("Agg")  # not by MPLBACKEND: the notebooks' kernels would inherit it

CONFIG = {"kvcache_block_size": 4, "max_num_seqs": 9, "max_model_len": 999, "enable_prefix_caching": True}
HATCH = pool_plots.FREE_BUT_CACHED["hatch"]


@pytest.fixture(autouse=True)
def _close_figures():
    yield
    plt.close("all")


def run(*requests: tuple[list[int], int], num_blocks: int, budget: int = 999) -> tuple[list[dict], dict]:
    """The steps of a scheduler without a model that serves all these prompts, and how it looks afterwards."""
    config = {"num_kvcache_blocks": num_blocks, "max_num_batched_tokens": budget, "eos_token_ids": (), **CONFIG}
    scheduler = Scheduler(SimpleNamespace(**config))
    for seq_id, (prompt_ids, max_tokens) in enumerate(requests):
        scheduler.add(Sequence(seq_id, prompt_ids, SamplingParams(0, max_tokens, ignore_eos=True)))
    steps, samples = [], count(1000)
    while not scheduler.is_finished():
        step = scheduler.schedule()
        record = {**step.snapshot(), **scheduler.snapshot()}
        sampled = [next(samples) for _ in step.scheduled]
        finished = scheduler.postprocess(step, sampled)
        steps.append({**record, "sampled": sampled, "finished": [seq.seq_id for seq in finished]})
    return steps, scheduler.snapshot()


@pytest.fixture(scope="module")
def shared() -> tuple[list[dict], dict]:
    """s0 is computed first; s1 shares its first block and waits for nothing."""
    return run((list(range(8)), 6), ([*range(4), 9], 2), num_blocks=8, budget=8)


@pytest.fixture(scope="module")
def preempting() -> tuple[list[dict], dict]:
    """Five blocks: s2 gives way to s1 in step 2, and s1 to s0 in step 6."""
    return run(([1, 2, 3, 4], 7), ([5, 6, 7, 8], 7), ([9, 10, 11, 12, 13, 14], 7), num_blocks=5)


@pytest.fixture(scope="module")
def recorded() -> list[dict]:
    """Three sequences in six blocks, by a running engine."""
    llm = LLM("tiny-stories", device="cpu", kvcache_block_size=4, num_kvcache_blocks=6, trace=True)
    params = [SamplingParams(0, max_tokens, ignore_eos=True) for max_tokens in (6, 8, 4)]
    llm.generate([[1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15]], params, use_tqdm=False)
    return llm.trace.steps


def texts(ax: Axes) -> list[str]:
    return [text.get_text() for text in ax.texts if text.get_text()]


def legend(ax: Axes) -> list[str]:
    return [text.get_text() for text in ax.get_legend().get_texts()]


def colours(ax: Axes) -> Counter:
    return Counter(to_hex(bar.get_facecolor()).upper() for bar in ax.patches)


def kinds(ax: Axes, *names: str) -> Counter:
    """How many bars have the style of each kind."""
    styles = [(name, plots.STYLES[name]) for name in names]
    bars = [(to_hex(bar.get_facecolor()).upper(), bar.get_hatch()) for bar in ax.patches]
    return Counter(name for bar in bars for name, style in styles if bar == (style["facecolor"], style.get("hatch")))


def test_pool_has_a_box_per_block_and_a_stripe_per_owner(shared):
    ax = pool_plots.plot_pool(shared[0][1])
    assert shared[0][1]["pool"]["ref_counts"] == [2, 1, 1, 0, 0, 0, 0, 0]
    assert len(ax.patches) == 2 + 7
    assert colours(ax) == {pool_plots.OWNER_COLOURS[0]: 2, pool_plots.OWNER_COLOURS[1]: 2, pool_plots.WHITE: 5}
    assert texts(ax) == ["2", "0", "s0 s1", "1", "1", "s0", "1", "2", "s1", "3", "4", "5", "6", "7"]
    assert legend(ax) == ["free", "free but cached"]


def test_pool_hatches_what_is_free_but_cached(shared):
    _, after = shared
    ax = pool_plots.plot_pool(after)
    hatched = [block_id for block_id, bar in enumerate(ax.patches) if bar.get_hatch() == HATCH]
    assert hatched == [block_id for block_id, one in enumerate(after["pool"]["hashes"]) if one] == [0, 1, 3]
    assert texts(ax) == list("01234567")  # ids, no reference counts


def test_large_pool_has_rows_and_a_huge_one_is_refused():
    scheduler = Scheduler(SimpleNamespace(num_kvcache_blocks=40, max_num_batched_tokens=9, eos_token_ids=(), **CONFIG))
    boxes = pool_plots.plot_pool(scheduler.snapshot()).patches
    assert sorted({round(box.get_y() + box.get_height() / 2) for box in boxes}) == [0, 1, 2]
    manager = BlockManager(pool_plots.MAX_CELLS + 1, 4)
    with pytest.raises(ValueError, match="2001 blocks: more than 2000"):
        pool_plots.plot_pool({"block_tables": [], "pool": manager.snapshot()})


def test_history_has_a_row_per_step(preempting):
    steps, _ = preempting
    ax = pool_plots.plot_pool_history(steps)
    assert len(ax.patches) == 5 * len(steps)  # nothing is shared
    assert [label.get_text() for label in ax.get_yticklabels()][:2] == ["1 prefill", "2 decode"]
    assert legend(ax) == ["s0", "s1", "s2", "free", "free but cached"]
    assert colours(ax)[pool_plots.WHITE] == sum(len(record["pool"]["free_block_ids"]) for record in steps)


def test_history_too_large_to_be_seen_is_refused(preempting):
    with pytest.raises(ValueError, match="5 blocks at 500 steps: more than 2000"):
        pool_plots.plot_pool_history(preempting[0][:1] * 500)


def test_block_tables_have_a_row_per_sequence_and_mark_what_is_shared(shared):
    ax = pool_plots.plot_block_tables(shared[0][1])
    assert texts(ax) == ["s0", "0", "1", "s1", "0", "2", "0-3", "4-7"]
    assert [bar.get_linewidth() > 2 for bar in ax.patches] == [True, False, True, False]


def test_block_tables_of_nobody(shared):
    assert texts(pool_plots.plot_block_tables(shared[1])) == ["no tables"]


def test_free_queue_stands_in_its_order(preempting):
    steps, after = preempting
    ax = pool_plots.plot_free_queue(after)
    assert texts(ax) == [*map(str, after["pool"]["free_block_ids"]), "out", "in"]
    hatched = [bar.get_hatch() == HATCH for bar in ax.patches[: len(after["pool"]["free_block_ids"])]]
    assert hatched == [after["pool"]["hashes"][block_id] is not None for block_id in after["pool"]["free_block_ids"]]
    full = next(record for record in steps if not record["pool"]["free_block_ids"])
    assert texts(pool_plots.plot_free_queue(full)) == ["empty", "out", "in"]


def test_queue_members_without_blocks_have_no_colour(preempting):
    record = preempting[0][1]
    ax = pool_plots.plot_queue_members(record)
    assert texts(ax) == ["running", "s0", "s1", "waiting", "s2"]
    assert to_hex(ax.patches[-1].get_facecolor()).upper() == pool_plots.WHITE
    assert colours(ax)[pool_plots.WHITE] == 1
    assert "nobody" in texts(pool_plots.plot_queue_members(preempting[0][0]))


def test_memory_shows_four_pictures(recorded):
    figure = pool_plots.plot_memory(recorded[3])
    assert len(figure.axes) == 4
    assert all(ax.patches for ax in figure.axes)
    figure.canvas.draw()


def test_chunks_have_a_cell_per_position_and_thick_borders_between_blocks():
    steps, _ = run((list(range(19)), 1), ([50, 51, 52], 1), ([60] * 6, 1), num_blocks=9, budget=8)
    ax = pool_plots.plot_chunks(steps, 0)
    assert kinds(ax, "cached", "scheduled", "later") == {"cached": 8 + 16, "scheduled": 8 + 8 + 3, "later": 11 + 3}
    assert texts(ax) == ["alone", "alone", "with s1: 3"]
    assert [line.get_xdata()[0] for line in ax.lines] == [0, 4, 8, 12, 16, 19]
    assert [label.get_text() for label in ax.get_yticklabels()] == ["step 1", "step 2", "step 3"]


def test_chunks_of_an_unknown_sequence_are_refused(recorded):
    with pytest.raises(ValueError, match="seq_id=7: no prefill step"):
        pool_plots.plot_chunks(recorded, 7)


def test_hash_chains_mark_shared_blocks_and_lead_from_parent_to_child():
    chains = {"A": [((1, 2), 10), ((3, 4), 11), ((5,), None)], "B": [((1, 2), 10), ((3, 4), 12), ((6,), None)]}
    ax = pool_plots.plot_hash_chains(chains)
    assert [bar.get_linewidth() > 2 for bar in ax.patches] == [True, False, False, True, False, False]
    assert [text for text in texts(ax) if " " in text] == ["1 2", "3 4", "not looked up"] * 2
    assert sum(text.arrow_patch is not None for text in ax.texts if hasattr(text, "arrow_patch")) == 2


@pytest.mark.parametrize("chains", [{}, {"A": []}])
def test_hash_chains_of_nothing_are_refused(chains):
    with pytest.raises(ValueError, match="chains: must hold"):
        pool_plots.plot_hash_chains(chains)


def test_a_record_without_a_pool_is_refused():
    record = {"kind": "decode", "scheduled": [], "waiting": [], "running": [], "block_tables": []}
    for plot in (pool_plots.plot_pool, pool_plots.plot_free_queue, pool_plots.plot_block_tables):
        with pytest.raises(ValueError, match="no pool: lessons before L04"):
            plot(record)
    with pytest.raises(ValueError, match="no pool: lessons before L04"):
        pool_plots.plot_pool_history([record])
    with pytest.raises(ValueError, match="steps is empty"):
        pool_plots.plot_pool_history([])


def test_timeline_shows_who_was_preempted_until_it_comes_back(preempting):
    steps, _ = preempting
    ax = plots.plot_timeline(steps)
    assert [record["preempted"] for record in steps[:6]] == [[], [2], [], [], [], [1]]
    back = next(number for number, record in enumerate(steps, 1) if 2 in record["admitted"] and number > 1)
    assert back == 8
    counts = kinds(ax, "waiting", "preempted", "prefill", "decode")
    assert counts == {"preempted": 6 + 2, "prefill": 3 + 2, "decode": 3 * 7 - 5}
    assert "preempted" in legend(ax)


def test_timeline_shows_a_cut_prompt_as_prefill_not_as_waiting():
    steps, _ = run((list(range(19)), 1), ([50, 51, 52], 1), num_blocks=9, budget=8)
    ax = plots.plot_timeline(steps)
    assert kinds(ax, "waiting", "preempted", "prefill", "decode") == {"prefill": 4, "waiting": 2}
    assert "preempted" not in legend(ax)


def test_states_lead_back_when_somebody_was_preempted(preempting):
    counts = {"added": 3, "admitted": 5, "continued": 18, "finished": 3, "preempted": 2}
    assert plots.count_transitions(preempting[0]) == counts
    assert "preempted\n2" in texts(plots.plot_states(preempting[0]))
    steps, _ = run(([1, 2], 2), num_blocks=2)
    assert not any("preempted" in text for text in texts(plots.plot_states(steps)))


def test_the_token_of_a_cut_prompt_is_not_counted():
    steps, _ = run((list(range(19)), 2), num_blocks=9, budget=8)
    assert plots.count_transitions(steps)["continued"] == 1


def test_tokens_from_the_cache_are_not_counted_as_computed(shared):
    counts = plots.count_computed_tokens(shared[0])
    assert sum(one["first"] for one in counts) == sum(
        item["num_scheduled_tokens"] for record in shared[0] for item in record["scheduled"]
    )
    assert sum(one["again"] for one in counts) == 0


def test_trace_from_a_file_gives_the_same_pictures(recorded, tmp_path):
    Trace(recorded).save(tmp_path / "trace.json")
    steps = json.loads((tmp_path / "trace.json").read_text())["steps"]
    assert texts(pool_plots.plot_pool_history(steps)) == texts(pool_plots.plot_pool_history(recorded))
    assert texts(pool_plots.plot_pool(steps[-1])) == texts(pool_plots.plot_pool(recorded[-1]))
