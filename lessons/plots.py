"""Pictures of a trace: `steps` is the list of dicts in `LLM(..., trace=True).trace.steps`, recorded or read from JSON.

Each function draws one picture with matplotlib and returns its Axes; `.figure` of that is what can be saved. Steps are
counted from 1. Kinds differ in brightness and hatching as well as in colour, so that they are told apart in print too.
The colours are those of Okabe and Ito (https://jfly.uni-koeln.de/color/), safe for colour-blind readers.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import accumulate

import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.patches import FancyBboxPatch, Patch, Rectangle
from matplotlib.ticker import MaxNLocator

BLUE, SKY, ORANGE, YELLOW, GREEN, PURPLE = "#0072B2", "#56B4E9", "#E69F00", "#F0E442", "#009E73", "#CC79A7"
GREY, WHITE, BLACK = "#8A8A8A", "#FFFFFF", "#000000"
STYLES = {
    "waiting": {"facecolor": WHITE, "edgecolor": GREY, "hatch": "////"},
    "prefill": {"facecolor": BLUE, "edgecolor": WHITE},
    "decode": {"facecolor": YELLOW, "edgecolor": GREY},
    "preempted": {"facecolor": ORANGE, "edgecolor": BLACK, "hatch": "xxx"},
    "running": {"facecolor": SKY, "edgecolor": WHITE},
    "cached": {"facecolor": SKY, "edgecolor": WHITE, "hatch": ".."},
    "scheduled": {"facecolor": BLUE, "edgecolor": WHITE},
    "later": {"facecolor": WHITE, "edgecolor": GREY, "hatch": "////"},
    "first": {"facecolor": BLUE, "edgecolor": WHITE},
    "again": {"facecolor": ORANGE, "edgecolor": WHITE, "hatch": "////"},
    "skipped": {"facecolor": WHITE, "edgecolor": GREY},
    "used": {"facecolor": BLUE, "edgecolor": WHITE},
    "unused": {"facecolor": WHITE, "edgecolor": GREY, "hatch": "////"},
}
SERIES = (  # of bars that stand side by side
    {"facecolor": BLUE, "edgecolor": WHITE},
    {"facecolor": YELLOW, "edgecolor": GREY, "hatch": "////"},
    {"facecolor": PURPLE, "edgecolor": WHITE, "hatch": ".."},
    {"facecolor": WHITE, "edgecolor": BLACK},
)
PIECE_COLOURS = ("#CFE6F5", "#FBE3B3", "#CBEBDD", "#F3DCE8", "#FAF6C3")  # light ones, for black text
LABELLED_STEPS = 24  # more columns than this are too narrow for a number in each
MAX_CELLS = 2000  # more than this are too small to be told apart


def plot_timeline(steps: list[dict], ax: Axes | None = None) -> Axes:
    """One row per sequence, one column per step: waiting, prefill or decode, and a diamond where it is finished.

    The number in a cell is how many tokens the step computes for the sequence. One that was preempted waits again; one
    without a cell keeps its place and is not in this step.
    """
    seq_ids = _seq_ids(steps)
    ax = ax or _new_axes(_width(steps), 1.2 + 0.35 * len(seq_ids))
    rows = {seq_id: row for row, seq_id in enumerate(seq_ids)}
    preempted: set[int] = set()  # who waits again
    for step, record in enumerate(steps, start=1):
        preempted = preempted.union(record.get("preempted", ())).intersection(record["waiting"])
        for seq_id, kind, count in _cells(record, preempted):
            ax.barh(rows[seq_id], 1, left=step - 0.5, height=0.8, linewidth=_line_width(len(steps)), **STYLES[kind])
            if count and len(steps) <= LABELLED_STEPS:
                colour = _text_colour(kind)
                ax.text(step, rows[seq_id], str(count), ha="center", va="center", fontsize=9, color=colour)
        for seq_id in record["finished"]:
            ax.plot(step + 0.75, rows[seq_id], "D", color=BLACK, markersize=6, clip_on=False)
    ax.set_yticks(list(rows.values()), [f"s{seq_id}" for seq_id in seq_ids])
    ax.set_ylim(len(seq_ids) - 0.4, -0.6)
    ax.set_ylabel("sequence")
    _finish_steps(ax, steps)
    finished = plt.Line2D([], [], color=BLACK, marker="D", linestyle="", label="finished")
    has_preempted = any(record.get("preempted") for record in steps)
    kinds = ("waiting", "prefill", "decode", *(["preempted"] if has_preempted else []))
    _legend(ax, [*(_handle(kind) for kind in kinds), finished])
    return ax


def plot_sequence(steps: list[dict], seq_id: int, ax: Axes | None = None) -> Axes:
    """The tokens of one sequence at each step that works on it, `num_tokens` high.

    From below: those whose keys and values are kept from earlier steps, those that the step computes, and the rest.
    """
    items = _items(steps, seq_id)
    ax = ax or _new_axes(_width(steps), 2.8)
    cached = [item["num_cached_tokens"] for item in items.values()]
    scheduled = [item["num_scheduled_tokens"] for item in items.values()]
    later = [item["num_tokens"] - item["num_cached_tokens"] - item["num_scheduled_tokens"] for item in items.values()]
    _stack(ax, list(items), {"cached": cached, "scheduled": scheduled, "later": later})
    ax.set_ylabel(f"tokens of s{seq_id}")
    _finish_steps(ax, steps)
    labels = {"cached": "num_cached", "scheduled": "num_scheduled", "later": "left for later"}
    _legend(ax, [_handle(kind, label) for kind, label in labels.items() if kind != "later" or any(later)])
    return ax


def plot_queues(steps: list[dict], ax: Axes | None = None) -> Axes:
    """How many sequences run and how many wait at each step."""
    _require(steps)
    ax = ax or _new_axes(_width(steps), 2.6)
    lengths = {kind: [len(record[kind]) for record in steps] for kind in ("running", "waiting")}
    _stack(ax, list(range(1, len(steps) + 1)), lengths)
    ax.set_ylabel("sequences")
    _finish_steps(ax, steps)
    _legend(ax, [_handle("running"), _handle("waiting")])
    return ax


def plot_computed_tokens(steps: list[dict], ax: Axes | None = None) -> Axes:
    """How many tokens each step computes, and how many of them an earlier step had computed already."""
    _require(steps)
    ax = ax or _new_axes(_width(steps), 2.6)
    counts = count_computed_tokens(steps)
    _stack(ax, list(range(1, len(steps) + 1)), {kind: [c[kind] for c in counts] for kind in ("first", "again")})
    ax.set_ylabel("tokens computed")
    _finish_steps(ax, steps)
    _legend(ax, [_handle("first", "for the first time"), _handle("again", "again")])
    return ax


def count_computed_tokens(steps: list[dict]) -> list[dict[str, int]]:
    """For each step, how many tokens it computes for the `first` time and how many `again`."""
    computed: dict[int, int] = {}  # of each sequence: how many of its tokens have been computed so far
    counts = []
    for record in steps:
        first = again = 0
        for item in record["scheduled"]:
            end = item["num_cached_tokens"] + item["num_scheduled_tokens"]
            new = max(0, end - max(item["num_cached_tokens"], computed.get(item["seq_id"], 0)))
            computed[item["seq_id"]] = max(end, computed.get(item["seq_id"], 0))
            first += new
            again += item["num_scheduled_tokens"] - new
        counts.append({"first": first, "again": again})
    return counts


def plot_attention(steps: list[dict], seq_id: int, ax: Axes | None = None) -> Axes:
    """The causal attention of one sequence at each step that works on it: rows are queries, columns are keys.

    A row that the step computes is coloured, by whether an earlier step computed it; a row that it skips is empty.
    """
    items = _items(steps, seq_id)
    sizes = [item["num_tokens"] for item in items.values()]
    if sum(size * (size + 1) // 2 for size in sizes) > MAX_CELLS:
        raise ValueError(f"seq_id={seq_id!r} has triangles of {sizes} rows: more than {MAX_CELLS} cells")
    ax = ax or _new_axes(min(9.0, 1.0 + 0.22 * sum(size + 1.5 for size in sizes)), 0.9 + 0.22 * max(sizes))
    left, computed, kinds = 0.0, 0, set()
    for step, item in items.items():
        start = item["num_cached_tokens"]
        end = start + item["num_scheduled_tokens"]
        for row in range(item["num_tokens"]):
            kind = "skipped" if not start <= row < end else "again" if row < computed else "first"
            kinds.add(kind)
            for column in range(row + 1):
                ax.add_patch(Rectangle((left + column, row), 1, 1, linewidth=0.6, **STYLES[kind]))
        ax.text(left + item["num_tokens"] / 2, -0.6, f"step {step}", ha="center", va="center", fontsize=9)
        computed = max(computed, end)
        left += item["num_tokens"] + 1.5
    ax.set_xlim(-0.2, left - 1.3)
    ax.set_ylim(max(sizes) + 0.2, -1.2)
    ax.set_aspect("equal")
    ax.set_xticks([])
    ax.set_yticks([])
    ax.set_xlabel("keys")
    ax.set_ylabel(f"queries of s{seq_id}")
    ax.spines[:].set_visible(False)
    labels = {"first": "computed", "again": "computed again", "skipped": "not computed"}
    _legend(ax, [_handle(kind, label) for kind, label in labels.items() if kind in kinds])
    return ax


def plot_token_forwards(runs: Mapping[str, list[dict]], ax: Axes | None = None) -> Axes:
    """How many tokens passed through the model up to each step; a curve for each of several named traces."""
    if not runs or len(runs) > len(SERIES):
        raise ValueError(f"{len(runs)} runs: must be one to {len(SERIES)}")
    ax = ax or _new_axes(6.5, 3)
    for (name, steps), style, line in zip(runs.items(), SERIES, ("-", "--", ":", "-."), strict=False):
        _require(steps)
        totals = list(accumulate(sum(item["num_scheduled_tokens"] for item in record["scheduled"]) for record in steps))
        colour = style["facecolor"] if style["facecolor"] not in (WHITE, YELLOW) else BLACK
        marker = "o" if len(steps) <= LABELLED_STEPS else ""
        ax.plot(range(1, len(totals) + 1), totals, line, color=colour, marker=marker, markersize=4)
        ax.annotate(f" {name}: {totals[-1]}", (len(totals), totals[-1]), va="center")
    ax.set_xlabel("step")
    ax.set_ylabel("token-forwards so far")
    ax.set_xlim(left=0)
    ax.set_ylim(bottom=0)
    ax.spines[["top", "right"]].set_visible(False)
    return ax


def plot_slots(steps: list[dict], page_sizes: Mapping[str, int]) -> Axes:
    """The slots that the sequences of a trace reserve if memory is given out in pages: used and unused ones.

    `page_sizes` names each way and says how many slots its pages have. A page as long as the longest sequence allowed
    is the contiguous way.
    """
    if not page_sizes:
        raise ValueError("page_sizes is empty: there is nothing to compare")
    counts = {name: count_slots(steps, size) for name, size in page_sizes.items()}
    ax = _new_axes(8, 0.8 + 0.45 * len(counts))
    for row, count in enumerate(counts.values()):
        ax.barh(row, count["used"], height=0.7, **STYLES["used"])
        ax.barh(row, count["unused"], left=count["used"], height=0.7, **STYLES["unused"])
        total = sum(count.values())
        ax.text(total, row, f" {count['unused']} unused, {count['unused'] / total:.1%}", va="center", fontsize=9)
    ax.set_yticks(range(len(counts)), list(counts))
    ax.set_ylim(len(counts) - 0.4, -0.6)
    ax.set_xlim(0, 1.3 * max(sum(count.values()) for count in counts.values()))
    ax.set_xlabel("slots, each for the K and V of one token")
    ax.spines[["top", "right"]].set_visible(False)
    _legend(ax, [_handle("used"), _handle("unused")])
    return ax


def count_slots(steps: list[dict], page_size: int) -> dict[str, int]:
    """How many slots the sequences of a trace fill in the end, and how many of their pages of `page_size` stay empty.

    The last token of a sequence is sampled and never computed, so it needs no slot.
    """
    if page_size < 1:
        raise ValueError(f"page_size={page_size!r}: must be at least 1")
    _require(steps)
    filled: dict[int, int] = {}
    for record in steps:
        for item in record["scheduled"]:
            filled[item["seq_id"]] = item["num_cached_tokens"] + item["num_scheduled_tokens"]
    used = sum(filled.values())
    return {"used": used, "unused": sum(-(-count // page_size) * page_size for count in filled.values()) - used}


def plot_differences(differences: Mapping[str, Sequence[float]], tolerance: float) -> Axes:
    """One point per layer for each named series of differences, on a logarithmic axis, and a line at `tolerance`.

    What is smaller than a millionth of the largest, zero included, stands at the bottom.
    """
    lengths = {len(values) for values in differences.values()}
    if len(lengths) != 1 or lengths == {0} or len(differences) > len(SERIES):
        raise ValueError(f"differences: must hold one to {len(SERIES)} series of as many numbers, at least one")
    floor = max(tolerance, *(max(values) for values in differences.values())) * 1e-6
    ax = _new_axes(7, 3)
    for (name, values), style, marker in zip(differences.items(), SERIES, "osD^", strict=False):
        points = [max(value, floor) for value in values]
        ax.plot(points, marker, label=name, color=style["facecolor"], markeredgecolor=BLACK, markersize=8)
    ax.axhline(tolerance, color=BLACK, linestyle="--", linewidth=1, label=f"{tolerance:g}")
    ax.set_yscale("log")
    ax.set_ylim(bottom=floor / 3)
    ax.set_xticks(range(lengths.pop()))
    ax.set_xlabel("layer")
    ax.set_ylabel("largest difference")
    ax.spines[["top", "right"]].set_visible(False)
    ax.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))
    return ax


def plot_states(steps: list[dict]) -> Axes:
    """The states of a sequence as boxes, and on each arrow how often a sequence of this trace went that way."""
    counts = count_transitions(steps)
    ax = _new_axes(8, 2.6 if counts.get("preempted") else 2)
    centres = {"WAITING": 2.2, "RUNNING": 5.4, "FINISHED": 8.6}
    styles = {"WAITING": STYLES["waiting"], "RUNNING": STYLES["running"], "FINISHED": {"facecolor": "#D9D9D9"}}
    for state, x in centres.items():
        box = {**styles[state], "hatch": None, "edgecolor": BLACK, "boxstyle": "round,pad=0.1"}
        ax.add_patch(FancyBboxPatch((x - 0.7, -0.3), 1.4, 0.6, **box))
        ax.text(x, 0, state, ha="center", va="center", fontsize=11, fontweight="bold")
    _arrow(ax, 0.1, centres["WAITING"] - 0.8, f"added\n{counts['added']}")
    _arrow(ax, centres["WAITING"] + 0.8, centres["RUNNING"] - 0.8, f"admitted\n{counts['admitted']}")
    _arrow(ax, centres["RUNNING"] + 0.8, centres["FINISHED"] - 0.8, f"last token\n{counts['finished']}")
    loop = {"arrowstyle": "-|>", "connectionstyle": "arc3,rad=-1.3", "color": BLACK, "mutation_scale": 14}
    ax.annotate("", (centres["RUNNING"] + 0.3, 0.4), (centres["RUNNING"] - 0.3, 0.4), arrowprops=loop)
    ax.text(centres["RUNNING"], 0.8, f"one more token: {counts['continued']}", ha="center", va="bottom")
    if counts.get("preempted"):
        back = {**loop, "connectionstyle": "arc3,rad=-0.25"}
        ax.annotate("", (centres["WAITING"] + 0.4, -0.4), (centres["RUNNING"] - 0.4, -0.4), arrowprops=back)
        middle = (centres["WAITING"] + centres["RUNNING"]) / 2
        ax.text(middle, -0.85, f"preempted\n{counts['preempted']}", ha="center", va="top")
    ax.set_xlim(0, 9.5)
    ax.set_ylim(-1.4 if counts.get("preempted") else -0.5, 1.1)
    ax.axis("off")
    return ax


def count_transitions(steps: list[dict]) -> dict[str, int]:
    """How often a sequence was added, admitted, continued by one step with more to come, and finished.

    From L04 on also how often one was preempted; those are admitted once more.
    """
    admitted = sum(len(record["admitted"]) for record in steps)
    finished = sum(len(record["finished"]) for record in steps)
    gained = sum(_reaches_end(item) for record in steps for item in record["scheduled"])
    counts = {
        "added": len(_seq_ids(steps)),
        "admitted": admitted,
        "continued": gained - finished,
        "finished": finished,
    }
    if any("preempted" in record for record in steps):
        counts["preempted"] = sum(len(record["preempted"]) for record in steps)
    return counts


def plot_pieces(pieces: Sequence[str], token_ids: Sequence[int], special_ids: Collection[int] | None = None) -> Axes:
    """A text as a strip of its tokens: in each box the piece, below it the id. A visible mark stands for a space.

    Every id has its colour; with `special_ids`, these tokens alone are coloured, and have a thick border.
    """
    if not token_ids or len(pieces) != len(token_ids):
        raise ValueError(f"{len(pieces)} pieces and {len(token_ids)} token_ids: must be as many, and at least one")
    texts = [piece.replace(" ", "␣").replace("\n", "↵") for piece in pieces]
    places = list(_wrap([max(len(text), len(str(i)), 2) + 1 for text, i in zip(texts, token_ids, strict=True)], 72))
    num_rows, line_width = places[-1][1] + 1, max(x + width for x, _, width in places)
    ax = _new_axes(0.2 + 0.108 * line_width, 0.2 + 0.7 * num_rows)
    for text, token_id, (x, row, width) in zip(texts, token_ids, places, strict=True):
        is_special = special_ids is not None and token_id in special_ids
        colour = ORANGE if is_special else PIECE_COLOURS[token_id % len(PIECE_COLOURS)]
        colour = WHITE if special_ids is not None and not is_special else colour
        line = {"edgecolor": BLACK if is_special else GREY, "linewidth": 2 if is_special else 0.8}
        ax.barh(row, width - 0.3, left=x, height=0.5, facecolor=colour, **line)
        centre = x + (width - 0.3) / 2
        ax.text(centre, row, text, ha="center", va="center", family="monospace", fontsize=10, parse_math=False)
        ax.text(centre, row + 0.4, token_id, ha="center", va="center", fontsize=8, color="#444444")
    ax.set_xlim(-0.3, line_width)
    ax.set_ylim(num_rows - 0.4, -0.35)
    ax.axis("off")
    return ax


def plot_probabilities(pieces: Sequence[str], probabilities: Mapping[str, Sequence[float]]) -> Axes:
    """Bars for the probability of each piece; several series, such as temperatures, stand side by side.

    `probabilities` maps the name of a series to one number per piece.
    """
    if not pieces or not probabilities or any(len(values) != len(pieces) for values in probabilities.values()):
        raise ValueError(f"probabilities: must hold at least one series, each of {len(pieces)} > 0 numbers")
    if len(probabilities) > len(SERIES):
        raise ValueError(f"{len(probabilities)} series: at most {len(SERIES)} are told apart")
    ax = _new_axes(8, 3)
    width = 0.8 / len(probabilities)
    for number, (name, values) in enumerate(probabilities.items()):
        left = [place - 0.4 + (number + 0.5) * width for place in range(len(pieces))]
        ax.bar(left, values, width, label=name, **SERIES[number])
    ax.set_xticks(range(len(pieces)), [repr(piece) for piece in pieces], family="monospace", parse_math=False)
    ax.set_ylabel("probability")
    ax.spines[["top", "right"]].set_visible(False)
    ax.legend(frameon=False)
    return ax


def _require(steps: list[dict]) -> None:
    if not steps:
        raise ValueError("steps is empty: there is nothing to draw before the first step of an LLM with trace=True")


def _items(steps: list[dict], seq_id: int) -> dict[int, dict]:
    """What each step that works on a sequence does with it, by the number of the step."""
    items = {
        step: item
        for step, record in enumerate(steps, start=1)
        for item in record["scheduled"]
        if item["seq_id"] == seq_id
    }
    if not items:
        raise ValueError(f"seq_id={seq_id!r}: no step of this trace works on it; known are {_seq_ids(steps)}")
    return items


def _seq_ids(steps: list[dict]) -> list[int]:
    """Every sequence that the trace knows of, oldest first."""
    _require(steps)
    return sorted({seq_id for record in steps for seq_id in (*record["waiting"], *record["running"])})


def _cells(record: dict, preempted: Collection[int]) -> Iterator[tuple[int, str, int]]:
    """What each sequence does in a step: its id, the kind of cell, and how many tokens are computed.

    A step is a prefill as soon as it admits one sequence; those that ran before decode in it all the same. A prompt of
    which only a part is computed still waits.
    """
    scheduled = {item["seq_id"] for item in record["scheduled"]}
    for seq_id in record["waiting"]:
        if seq_id not in scheduled:
            yield seq_id, "preempted" if seq_id in preempted else "waiting", 0
    for item in record["scheduled"]:
        is_prefill = item["seq_id"] in (*record["admitted"], *record["waiting"])
        kind = "prefill" if is_prefill else "decode"
        yield item["seq_id"], kind, item["num_scheduled_tokens"]


def _reaches_end(item: dict) -> bool:
    """Whether a step computes a sequence up to its newest token, so that it gains one."""
    return item["num_cached_tokens"] + item["num_scheduled_tokens"] == item["num_tokens"]


def _wrap(widths: list[int], line_width: int) -> Iterator[tuple[int, int, int]]:
    """Places boxes from left to right in rows; yields the left edge, the row and the width of each."""
    x = row = 0
    for width in widths:
        if x and x + width > line_width:
            x, row = 0, row + 1
        yield x, row, width
        x += width


def _stack(ax: Axes, xs: list[int], values: Mapping[str, list[int]]) -> None:
    """Stacks one bar on another for each kind; writes the number in where there is room."""
    totals = [sum(heights) for heights in zip(*values.values(), strict=True)]
    width = 0.8 if len(xs) <= LABELLED_STEPS else 1.0
    bottom = [0] * len(xs)
    for kind, heights in values.items():
        for x, low, height in zip(xs, bottom, heights, strict=True):
            if not height:
                continue
            ax.bar(x, height, width, low, linewidth=_line_width(len(xs)), **STYLES[kind])
            if len(xs) <= LABELLED_STEPS and height > 0.07 * max(totals):
                box = {"facecolor": STYLES[kind]["facecolor"], "edgecolor": "none", "pad": 1}
                style = {"ha": "center", "va": "center", "fontsize": 9, "color": _text_colour(kind), "bbox": box}
                ax.text(x, low + height / 2, str(height), **style)
        bottom = [low + height for low, height in zip(bottom, heights, strict=True)]
    ax.yaxis.set_major_locator(MaxNLocator(integer=True))


def _line_width(num_columns: int) -> float:
    """Of the lines around bars: none where they would hide the bars."""
    return 0.8 if num_columns <= LABELLED_STEPS else 0


def _text_colour(kind: str) -> str:
    return WHITE if STYLES[kind]["facecolor"] == BLUE else BLACK


def _arrow(ax: Axes, start: float, end: float, text: str) -> None:
    ax.annotate("", (end, 0), (start, 0), arrowprops={"arrowstyle": "-|>", "color": BLACK, "mutation_scale": 14})
    ax.text((start + end) / 2, 0.08, text, ha="center", va="bottom")


def _handle(kind: str, label: str | None = None) -> Patch:
    return Patch(label=label or kind, **STYLES[kind])


def _legend(ax: Axes, handles: list) -> None:
    """Above the picture, where it covers nothing."""
    style = {"frameon": False, "ncols": len(handles), "borderaxespad": 0.2, "handlelength": 1.6}
    ax.legend(handles=handles, loc="lower left", bbox_to_anchor=(0, 1), **style)


def _finish_steps(ax: Axes, steps: list[dict]) -> None:
    """The x axis of the pictures that have one column per step."""
    ax.set_xlim(0.4, len(steps) + 1.1)
    if len(steps) <= LABELLED_STEPS:
        ax.set_xticks(range(1, len(steps) + 1))
    ax.set_xlabel("step")
    ax.spines[["top", "right"]].set_visible(False)


def _width(steps: list[dict]) -> float:
    """In inches."""
    return min(9.0, 5.0 + 0.25 * len(steps))


def _new_axes(width: float, height: float) -> Axes:
    _, ax = plt.subplots(figsize=(width, height), layout="constrained")
    return ax
