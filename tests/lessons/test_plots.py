"""What the pictures of a trace show: numbers of bars, labels and marks, not pixels."""

import json
from collections import Counter
from itertools import pairwise

import matplotlib
import matplotlib.pyplot as plt
import pytest
from matplotlib.axes import Axes
from matplotlib.colors import to_hex

from lessons import plots
from lessons.L03_engine import LLM, SamplingParams
from lessons.L03_engine.trace import Trace
from lessons.L03x_kv_cache import LLM as CachingLLM

matplotlib.use("Agg")  # not by MPLBACKEND: the notebooks' kernels would inherit it


@pytest.fixture(autouse=True)
def _close_figures():
    yield
    plt.close("all")


def item(seq_id: int, num_tokens: int, num_cached: int, num_scheduled: int) -> dict:
    return {
        "seq_id": seq_id,
        "num_tokens": num_tokens,
        "num_cached_tokens": num_cached,
        "num_scheduled_tokens": num_scheduled,
    }


def record(kind: str, *scheduled: dict, admitted=(), waiting=(), finished=()) -> dict:
    running = [one["seq_id"] for one in scheduled if one["seq_id"] not in waiting]
    return {
        "kind": kind,
        "scheduled": list(scheduled),
        "admitted": list(admitted),
        "waiting": list(waiting),
        "running": running,
        "sampled": [1000] * len(running),
        "finished": list(finished),
    }


# One place: s1 waits until s0 is finished. Everything is recomputed.
RECOMPUTING = [
    record("prefill", item(0, 3, 0, 3), admitted=[0], waiting=[1]),
    record("decode", item(0, 4, 0, 4), waiting=[1], finished=[0]),
    record("prefill", item(1, 2, 0, 2), admitted=[1], finished=[1]),
]
# Keys and values are kept; s1 joins while s0 runs.
CACHED = [
    record("prefill", item(0, 5, 0, 5), admitted=[0]),
    record("prefill", item(0, 6, 5, 1), item(1, 3, 0, 3), admitted=[1]),
    record("decode", item(0, 7, 6, 1), item(1, 4, 3, 1), finished=[0, 1]),
]
OF_STEPS = [
    plots.plot_timeline,
    plots.plot_queues,
    plots.plot_computed_tokens,
    plots.plot_states,
    lambda steps: plots.plot_sequence(steps, 0),
    lambda steps: plots.plot_attention(steps, 0),
    lambda steps: plots.plot_token_forwards({"run": steps}),
    lambda steps: plots.plot_slots(steps, {"pages of 4": 4}),
]


@pytest.fixture(scope="module")
def recorded() -> list[dict]:
    """Five sequences at two places, by a running engine."""
    llm = LLM("tiny-stories", device="cpu", max_num_seqs=2, trace=True)
    params = [SamplingParams(0, max_tokens, ignore_eos=True) for max_tokens in (3, 8, 4, 5, 2)]
    llm.generate([[10 + i] * (3 + i) for i in range(5)], params, use_tqdm=False)
    return llm.trace.steps


@pytest.fixture(scope="module")
def without_and_with() -> list[list[dict]]:
    """A prompt of 4 tokens and 3 new ones: the traces of L03 and of L03x."""
    engines = [kind("tiny-stories", device="cpu", trace=True) for kind in (LLM, CachingLLM)]
    for llm in engines:
        llm.add_request([10, 20, 30, 40])
        [seq] = llm.scheduler.waiting
        seq.max_tokens, seq.ignore_eos = 3, True
        while not llm.is_finished():
            llm.step()
    return [llm.trace.steps for llm in engines]


def kinds(ax: Axes, *names: str) -> Counter:
    """How many bars have the style of each kind."""
    counts = Counter()
    for bar in ax.patches:
        for name in names:
            style = plots.STYLES[name]
            if to_hex(bar.get_facecolor()).upper() == style["facecolor"] and bar.get_hatch() == style.get("hatch"):
                counts[name] += 1
    return counts


def texts(ax: Axes) -> list[str]:
    return [text.get_text() for text in ax.texts if text.get_text()]


def legend(ax: Axes) -> list[str]:
    return [text.get_text() for text in ax.get_legend().get_texts()]


def test_timeline_has_a_cell_for_each_sequence_and_step():
    ax = plots.plot_timeline(RECOMPUTING)
    assert kinds(ax, "waiting", "prefill", "decode") == {"waiting": 2, "prefill": 2, "decode": 1}
    assert len(ax.patches) == 5
    assert [label.get_text() for label in ax.get_yticklabels()] == ["s0", "s1"]
    assert [(line.get_xdata()[0], line.get_ydata()[0]) for line in ax.lines] == [(2.75, 0), (3.75, 1)]
    assert texts(ax) == ["3", "4", "2"]
    assert legend(ax) == ["waiting", "prefill", "decode", "finished"]


def test_timeline_shows_a_decode_in_a_step_that_admits_another():
    ax = plots.plot_timeline(CACHED)
    assert kinds(ax, "waiting", "prefill", "decode") == {"prefill": 2, "decode": 3}


def test_timeline_of_a_real_trace(recorded):
    ax = plots.plot_timeline(recorded)
    waits = sum(len(step["waiting"]) for step in recorded)
    assert kinds(ax, "waiting", "prefill", "decode") == {"waiting": waits, "prefill": 5, "decode": 22 - 5}
    assert len(ax.lines) == 5


def test_long_timeline_has_no_numbers_and_no_lines_between_cells():
    steps = [record("decode", item(0, 4 + i, 0, 4 + i)) for i in range(plots.LABELLED_STEPS + 1)]
    ax = plots.plot_timeline(steps)
    assert len(ax.patches) == len(steps)
    assert texts(ax) == []
    assert {bar.get_linewidth() for bar in ax.patches} == {0}


def test_sequence_is_num_tokens_high_at_each_of_its_steps():
    ax = plots.plot_sequence(CACHED, 0)
    assert kinds(ax, "cached", "scheduled", "later") == {"cached": 2, "scheduled": 3}
    tops = Counter()
    for bar in ax.patches:
        tops[bar.get_x() + bar.get_width() / 2] += bar.get_height()
    assert [top for _, top in sorted(tops.items())] == [5, 6, 7]
    assert legend(ax) == ["num_cached", "num_scheduled"]


def test_sequence_shows_what_a_step_leaves_for_later():
    ax = plots.plot_sequence([record("prefill", item(4, 10, 2, 3), waiting=[4])], 4)
    assert [bar.get_height() for bar in ax.patches] == [2, 3, 5]
    assert legend(ax) == ["num_cached", "num_scheduled", "left for later"]


def test_unknown_sequence_is_refused():
    with pytest.raises(ValueError, match=r"seq_id=7.*known are \[0, 1\]"):
        plots.plot_sequence(CACHED, 7)


def test_queues_of_a_real_trace(recorded):
    ax = plots.plot_queues(recorded)
    heights = Counter()
    for bar in ax.patches:
        heights[to_hex(bar.get_facecolor()).upper()] += bar.get_height()
    assert heights[plots.STYLES["running"]["facecolor"]] == sum(len(step["running"]) for step in recorded) == 22
    assert heights[plots.STYLES["waiting"]["facecolor"]] == sum(len(step["waiting"]) for step in recorded)


def test_computed_tokens_are_counted_as_first_or_again(recorded):
    assert plots.count_computed_tokens(RECOMPUTING) == [
        {"first": 3, "again": 0},
        {"first": 1, "again": 3},
        {"first": 2, "again": 0},
    ]
    assert sum(count["again"] for count in plots.count_computed_tokens(CACHED)) == 0
    counts = plots.count_computed_tokens(recorded)
    prompts, generated = sum(3 + i for i in range(5)), 22
    assert sum(count["first"] for count in counts) == prompts + generated - 5  # the last token of each is no input
    ax = plots.plot_computed_tokens(recorded)
    assert sum(bar.get_height() for bar in ax.patches) == sum(sum(count.values()) for count in counts)


def test_attention_has_a_triangle_per_step_with_the_computed_rows_coloured(without_and_with):
    without, cached = (plots.plot_attention(steps, 0) for steps in without_and_with)
    names = ("first", "again", "skipped")
    assert len(without.patches) == len(cached.patches) == 10 + 15 + 21
    assert kinds(without, *names) == {"first": 10 + 5 + 6, "again": 10 + 15}
    assert kinds(cached, *names) == {"first": 10 + 5 + 6, "skipped": 10 + 15}
    assert texts(cached) == ["step 1", "step 2", "step 3"]
    assert legend(without) == ["computed", "computed again"]
    assert legend(cached) == ["computed", "not computed"]


def test_attention_is_causal(without_and_with):
    """No cell lies above the diagonal of its triangle, and each row ends on it."""
    cells = [(bar.get_x(), bar.get_y()) for bar in plots.plot_attention(without_and_with[0], 0).patches]
    assert cells[:10] == [(column, row) for row in range(4) for column in range(row + 1)]


def test_attention_of_one_sequence_among_others():
    assert kinds(plots.plot_attention(CACHED, 1), "first", "again", "skipped") == {"first": 6 + 4, "skipped": 6}
    with pytest.raises(ValueError, match=r"seq_id=7.*known are \[0, 1\]"):
        plots.plot_attention(CACHED, 7)


def test_attention_too_large_to_be_seen_is_refused():
    with pytest.raises(ValueError, match=r"\[100\] rows: more than 2000 cells"):
        plots.plot_attention([record("prefill", item(0, 100, 0, 100), admitted=[0])], 0)


def test_token_forwards_end_at_their_sum(without_and_with):
    ax = plots.plot_token_forwards(dict(zip(["without", "with"], without_and_with, strict=True)))
    assert [list(line.get_ydata()) for line in ax.lines] == [[4, 9, 15], [4, 5, 6]]
    assert [text.strip() for text in texts(ax)] == ["without: 15", "with: 6"]


@pytest.mark.parametrize("count", [0, 5])
def test_token_forwards_of_no_run_or_too_many_are_refused(count):
    with pytest.raises(ValueError, match=f"{count} runs"):
        plots.plot_token_forwards({str(i): CACHED for i in range(count)})


def test_slots_are_counted_in_whole_pages():
    assert plots.count_slots(CACHED, 1) == {"used": 7 + 4, "unused": 0}
    assert plots.count_slots(CACHED, 4) == {"used": 11, "unused": 1}
    assert plots.count_slots(CACHED, 100) == {"used": 11, "unused": 189}
    ax = plots.plot_slots(CACHED, {"contiguous": 100, "pages of 4": 4})
    assert [bar.get_width() for bar in ax.patches] == [11, 189, 11, 1]
    assert texts(ax) == [" 189 unused, 94.5%", " 1 unused, 8.3%"]
    assert legend(ax) == ["used", "unused"]


def test_slots_of_a_real_trace_are_all_tokens_but_the_last(without_and_with):
    assert plots.count_slots(without_and_with[1], 1)["used"] == 4 + 3 - 1


def test_slots_without_a_page_size_are_refused():
    with pytest.raises(ValueError, match="page_size=0"):
        plots.count_slots(CACHED, 0)
    with pytest.raises(ValueError, match="page_sizes is empty"):
        plots.plot_slots(CACHED, {})


def test_differences_have_a_point_per_layer_and_a_line():
    ax = plots.plot_differences({"same": [0.0, 2e-6], "other": [1e-5, 0.5]}, tolerance=1e-3)
    same, other, line = ax.lines
    assert list(same.get_ydata()) == [5e-7, 2e-6]  # zero stands at the bottom
    assert list(other.get_ydata()) == [1e-5, 0.5]
    assert list(line.get_ydata()) == [1e-3, 1e-3]
    assert legend(ax) == ["same", "other", "0.001"]


@pytest.mark.parametrize("differences", [{}, {"a": []}, {"a": [1.0], "b": [1.0, 2.0]}])
def test_differences_that_do_not_fit_are_refused(differences):
    with pytest.raises(ValueError, match="series"):
        plots.plot_differences(differences, tolerance=1e-3)


def test_states_show_the_count_of_each_transition(recorded):
    assert plots.count_transitions(RECOMPUTING) == {"added": 2, "admitted": 2, "continued": 1, "finished": 2}
    assert plots.count_transitions(recorded) == {"added": 5, "admitted": 5, "continued": 17, "finished": 5}
    shown = texts(plots.plot_states(recorded))
    assert {"WAITING", "RUNNING", "FINISHED"} <= set(shown)
    assert {"added\n5", "admitted\n5", "one more token: 17", "last token\n5"} <= set(shown)


def test_trace_from_a_file_gives_the_same_picture(recorded, tmp_path):
    Trace(recorded).save(tmp_path / "trace.json")
    steps = json.loads((tmp_path / "trace.json").read_text())["steps"]
    assert len(plots.plot_timeline(steps).patches) == len(plots.plot_timeline(recorded).patches)


def test_pictures_fit_into_given_axes(recorded):
    figure, axes = plt.subplots(4)
    plots.plot_timeline(recorded, axes[0])
    plots.plot_queues(recorded, axes[1])
    plots.plot_computed_tokens(recorded, axes[2])
    assert plots.plot_sequence(recorded, 1, axes[3]) is axes[3]
    assert plt.get_fignums() == [figure.number]
    assert all(ax.patches for ax in axes)


@pytest.mark.parametrize("plot", OF_STEPS)
def test_empty_trace_is_refused(plot):
    with pytest.raises(ValueError, match="steps is empty"):
        plot([])


def test_pieces_have_a_box_and_an_id_each():
    ax = plots.plot_pieces(["Tom", " $had$", "\n", " a"] * 10, [5, 6, 7, 8] * 10)
    assert len(ax.patches) == 40
    assert texts(ax)[:6] == ["Tom", "5", "␣$had$", "6", "↵", "7"]
    assert len({round(bar.get_y(), 6) for bar in ax.patches}) > 1  # more than one line
    ax.figure.canvas.draw()


def test_one_id_has_one_colour_and_special_tokens_stand_out():
    colours = [bar.get_facecolor() for bar in plots.plot_pieces(["a", "b", "a"], [7, 8, 7]).patches]
    assert colours[0] == colours[2] != colours[1]
    bars = plots.plot_pieces(["a", "<end>", "b"], [7, 0, 8], special_ids={0}).patches
    assert [bar.get_linewidth() for bar in bars] == [0.8, 2, 0.8]
    assert bars[0].get_facecolor() == bars[2].get_facecolor() != bars[1].get_facecolor()


@pytest.mark.parametrize(("pieces", "ids"), [([], []), (["a"], [1, 2])])
def test_pieces_without_their_ids_are_refused(pieces, ids):
    with pytest.raises(ValueError, match="must be as many"):
        plots.plot_pieces(pieces, ids)


def test_probabilities_stand_side_by_side():
    ax = plots.plot_probabilities([" a", "\n"], {"temperature 1": [0.6, 0.4], "temperature 2": [0.55, 0.45]})
    assert [bar.get_height() for bar in ax.patches] == [0.6, 0.4, 0.55, 0.45]
    assert [label.get_text() for label in ax.get_xticklabels()] == ["' a'", "'\\n'"]
    assert legend(ax) == ["temperature 1", "temperature 2"]
    edges = sorted((bar.get_x(), bar.get_x() + bar.get_width()) for bar in ax.patches)
    assert all(right <= left + 1e-9 for (_, right), (left, _) in pairwise(edges))


@pytest.mark.parametrize(
    ("pieces", "probabilities"),
    [([], {"t": []}), (["a"], {}), (["a"], {"t": [0.5, 0.5]}), (["a"], {str(i): [1.0] for i in range(5)})],
)
def test_probabilities_that_do_not_fit_are_refused(pieces, probabilities):
    with pytest.raises(ValueError, match="series"):
        plots.plot_probabilities(pieces, probabilities)
