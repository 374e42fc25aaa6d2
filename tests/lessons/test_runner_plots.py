"""What the pictures of the model runner show: numbers of cells, labels and marks, not pixels."""

import json
from math import isclose
from pathlib import Path

import matplotlib
import matplotlib.pyplot as plt
import pytest
from matplotlib.axes import Axes
from matplotlib.colors import to_hex

from lessons import pool_plots, runner_plots
from lessons.L05_model_runner import LLM, SamplingParams
from lessons.L05_model_runner.engine.model_runner import MemoryReading
from lessons.L05_model_runner.trace import Trace

matplotlib.use("Agg")  # not by MPLBACKEND: the notebooks' kernels would inherit it

ROOT = Path(__file__).parents[2]
TOY = MemoryReading(total=1000, utilization=0.9, used=300, peak=260, current=200, block_bytes=28)


@pytest.fixture(autouse=True)
def _close_figures():
    yield
    plt.close("all")


@pytest.fixture(scope="module")
def steps() -> list[dict]:
    """A cold prefill, a decode, a prefix hit beside a cold prompt, a chunk, the rest of it, a decode."""
    limits = {"kvcache_block_size": 4, "num_kvcache_blocks": 12, "max_num_batched_tokens": 8}
    llm = LLM("tiny-stories", device="cpu", trace=True, **limits)
    params = SamplingParams(0, max_tokens=9, ignore_eos=True)
    for prompts in ([[10, 11, 12, 13, 14], [20, 21, 22]], [], [[10, 11, 12, 13, 31, 32], [40, 41]], [[*range(50, 63)]]):
        for prompt in prompts:
            llm.add_request(prompt, params)
        llm.step()
    llm.step()
    llm.step()
    return llm.trace.steps


def texts(ax: Axes) -> list[str]:
    return [text.get_text() for text in ax.texts if text.get_text()]


def arrows(ax: Axes) -> int:
    return sum(getattr(text, "arrow_patch", None) is not None for text in ax.texts)


def colour_counts(ax: Axes) -> dict[str, int]:
    found = [to_hex(bar.get_facecolor()).upper() for bar in ax.patches]
    return {colour: found.count(colour) for colour in found}


def test_the_steps_are_what_the_pictures_are_of(steps):
    assert [record["kind"] for record in steps] == ["prefill", "decode", "prefill", "prefill", "prefill", "decode"]
    assert [record["context"]["block_tables"] is None for record in steps] == [True, False, False, True, False, False]


def test_batch_has_a_cell_per_token_and_a_tick_per_border(steps):
    ax = runner_plots.plot_batch(steps[0])
    assert colour_counts(ax) == {pool_plots.OWNER_COLOURS[0]: 5, pool_plots.OWNER_COLOURS[1]: 3}
    assert texts(ax) == [*"01234012", "s0", "s1", "0", "5", "8", "positions", "cu_seqlens_q"]
    assert [line.get_xdata()[0] for line in ax.lines] == steps[0]["context"]["cu_seqlens_q"]


def test_batch_of_a_decode_has_lengths_instead(steps):
    ax = runner_plots.plot_batch(steps[1])
    assert texts(ax) == ["5", "3", "s0", "s1", "6", "4", "positions", "context_lens"]


def test_slot_mapping_has_an_arrow_per_token_and_hatches_what_was_there(steps):
    for record in steps:
        ax = runner_plots.plot_slot_mapping(record)
        slots = record["context"]["slot_mapping"]
        assert arrows(ax) == len(slots)
        assert set(map(str, slots)) <= set(texts(ax))
        hatched = {round(bar.get_x()) for bar in ax.patches if bar.get_hatch()}
        assert not hatched & set(slots)
        assert bool(hatched) == any(item["num_cached_tokens"] for item in record["scheduled"])
    ends = [text.xy[0] - 0.5 for text in ax.texts if getattr(text, "arrow_patch", None)]
    assert ends == slots


def test_slot_mapping_hatches_a_shared_slot_once(steps):
    ax = runner_plots.plot_slot_mapping(steps[2])
    assert sorted(round(bar.get_x()) for bar in ax.patches if bar.get_hatch()) == [0, 1, 2, 3]
    assert [text.get_text() for text in ax.get_legend().get_texts()] == ["s2", "s3", "of others"]
    assert colour_counts(ax)[runner_plots.OTHERS["facecolor"]] == 4 + 4  # block 1 of s0, block 2 of s1


def test_context_is_a_table_of_eight_fields(steps):
    ax = runner_plots.plot_context(steps[:3], ["cold", "decode", "hit"])
    assert len(ax.patches) == 8 * 3
    shown = texts(ax)
    assert shown[:9] == ["cold", "True", "0 5 8", "0 5 8", "5", "5", "0-4 8-10", "None", "None"]
    assert shown[9:18] == ["decode", "False", "None", "None", "0", "0", "5 11", "6 4", "[0 1] [2 -1]"]
    assert shown[-8:] == list(steps[0]["context"])
    grey = [bar for bar in ax.patches if to_hex(bar.get_facecolor()).upper() == runner_plots.WHITE]
    assert len(grey) == 2 + 5 + 1


def test_context_says_the_number_of_the_step_and_cuts_what_is_long(steps):
    record = {**steps[5], "context": {**steps[5]["context"], "context_lens": list(range(100))}}
    shown = texts(runner_plots.plot_context([record]))
    assert shown[0] == "1 decode"
    assert max(map(len, shown)) == runner_plots.MAX_TEXT
    assert shown[7].endswith("…")


def test_mask_ends_at_the_bottom_right(steps):
    assert steps[4]["context"]["cu_seqlens_k"] == [0, 13]
    ax = runner_plots.plot_mask(steps[4], 4)  # 5 queries, 13 keys
    seen = [bar for bar in ax.patches if to_hex(bar.get_facecolor()).upper() != runner_plots.WHITE]
    assert len(ax.patches) == 5 * 13
    rows = [sum(round(bar.get_y()) == row for bar in seen) for row in range(5)]
    assert rows == [9, 10, 11, 12, 13]
    assert [label.get_text() for label in ax.get_yticklabels()] == ["8", "9", "10", "11", "12"]


def test_mask_needs_a_prefill_of_that_sequence(steps):
    for record, seq_id in ((steps[0], 7), (steps[1], 0)):
        with pytest.raises(ValueError, match=f"seq_id={seq_id}: is not in a prefill"):
            runner_plots.plot_mask(record, seq_id)


def test_parts_of_the_memory_are_all_of_it():
    parts = runner_plots.count_memory(TOY)
    assert parts == {"used": 300, "peak - current": 60, "KV cache": 19 * 28, "left over": 8, "not allowed": 100}
    assert sum(parts.values()) == TOY.total
    assert runner_plots.count_memory(TOY, 2)["left over"] == 540 - 56
    with pytest.raises(ValueError, match="no room for a block"):
        runner_plots.count_memory(MemoryReading(1000, 0.9, 900, 260, 200, 28))


@pytest.mark.parametrize("number", [0, 1])
def test_waterfall_of_a_measured_gpu(number):
    item = json.loads((ROOT / "notebooks/data/h200_memory.json").read_text(encoding="utf-8"))["readings"][number]
    reading = MemoryReading(**item["reading"])
    assert item["num_kvcache_blocks"] == min(reading.num_blocks, 4 * 512 * 2048 // 16)
    ax = runner_plots.plot_memory_reading(reading, item["num_kvcache_blocks"])
    total, *bars = ax.patches
    assert isclose(sum(bar.get_width() for bar in bars), total.get_width())
    ends = [bar.get_x() + bar.get_width() for bar in bars]
    assert all(isclose(end, bar.get_x(), abs_tol=1e-9) for end, bar in zip(ends, bars[1:], strict=False))
    assert next(label.get_text() for label in ax.get_yticklabels()) == "total"


def test_rows_have_a_tick_where_each_part_begins():
    ax = runner_plots.plot_rows({"q": 2048, "k": 1024, "v": 1024, "a": 1, "b": 1})
    assert list(ax.get_xticks()) == [0, 2048, 3072, 4096, 4097, 4098]
    assert texts(ax)[:2] == ["q: 2048", "k: 1024"]
    assert len(ax.patches) == 5


def test_routes_mark_what_is_merged():
    ax = runner_plots.plot_routes([("q_proj", "qkv_proj", 0, 8), ("k_proj", "qkv_proj", 8, 12), ("o", "o", 0, 8)])
    assert arrows(ax) == 3
    assert texts(ax) == ["q_proj", "rows 0-7", "k_proj", "rows 8-11", "o", "rows 0-7", "qkv_proj", "o"]
    widths = [text.arrow_patch.get_linewidth() for text in ax.texts if getattr(text, "arrow_patch", None)]
    assert widths[0] == widths[1] > widths[2]


def test_rotation_has_a_circle_per_pair_and_an_arrow_per_position():
    figure = runner_plots.plot_rotation({0: 1.0, 3: 0.1}, range(4))
    assert [ax.get_title() for ax in figure.axes] == ["pair 0: 1", "pair 3: 0.1"]
    assert [arrows(ax) for ax in figure.axes] == [4, 4]
    figure.canvas.draw()


def test_too_much_or_nothing_is_refused(steps):
    wide = {**steps[0], "scheduled": [{"seq_id": 0, "num_cached_tokens": 0, "num_scheduled_tokens": 65}]}
    with pytest.raises(ValueError, match="65 tokens: more than 64"):
        runner_plots.plot_batch(wide)
    large = {**steps[0], "pool": {**steps[0]["pool"], "ref_counts": [0] * 17}}
    with pytest.raises(ValueError, match="68 slots: more than 64"):
        runner_plots.plot_slot_mapping(large)
    long = {**steps[0]["context"], "cu_seqlens_q": [0, 50, 53], "cu_seqlens_k": [0, 50, 53]}
    with pytest.raises(ValueError, match="50 queries and 50 keys: more than 2000"):
        runner_plots.plot_mask({**steps[0], "context": long}, 0)
    for few_or_many in ([], steps * 2):
        with pytest.raises(ValueError, match="must be one to 7"):
            runner_plots.plot_context(few_or_many)
    for plot, nothing in ((runner_plots.plot_rows, {}), (runner_plots.plot_routes, [])):
        with pytest.raises(ValueError, match="empty"):
            plot(nothing)
    with pytest.raises(ValueError, match="at least one of each"):
        runner_plots.plot_rotation({0: 1.0}, [])


def test_a_record_without_a_context_is_refused(steps):
    record = {name: value for name, value in steps[0].items() if name != "context"}
    for plot in (runner_plots.plot_batch, runner_plots.plot_slot_mapping, lambda one: runner_plots.plot_context([one])):
        with pytest.raises(ValueError, match="no context: lessons before L05"):
            plot(record)


def test_trace_from_a_file_gives_the_same_pictures(steps, tmp_path):
    Trace(steps).save(tmp_path / "trace.json")
    again = Trace.load(tmp_path / "trace.json").steps
    assert texts(runner_plots.plot_context(again)) == texts(runner_plots.plot_context(steps))
    assert texts(runner_plots.plot_slot_mapping(again[2])) == texts(runner_plots.plot_slot_mapping(steps[2]))
