"""Pictures of what the model runner does: flat batches, slots, the Context, memory, weights and rotations.

A `record` is one step of a trace of L05 or later (`llm.trace.steps[0]`), with the Context of its forward pass. Each
function draws one picture with matplotlib and returns its Axes, or its Figure where there are several Axes. Sequences
have names beside their colours.
"""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import cos, sin
from typing import Protocol

import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch, Rectangle

from lessons.plots import BLACK, BLUE, GREY, MAX_CELLS, ORANGE, PURPLE, SKY, STYLES, WHITE, YELLOW
from lessons.pool_plots import OWNER_COLOURS

MAX_SLOTS = 64  # in a row; more are too narrow for a number
MAX_COLUMNS = 7  # of a table
MAX_TEXT = 26  # characters in a cell of a table
GIB = 2**30
OTHERS = {"facecolor": "#E6E6E6", "edgecolor": GREY}
LABEL = {"ha": "center", "va": "center"}
ARROW = {"arrowstyle": "-|>", "color": BLACK, "mutation_scale": 10, "linewidth": 0.9}


class Reading(Protocol):
    """A `MemoryReading`: bytes, and the share that may be used. That of the full engine also has `graphs`."""

    total: int
    utilization: float
    used: int
    peak: int
    current: int
    block_bytes: int


def plot_batch(record: dict, ax: Axes | None = None) -> Axes:
    """The flattened batch as a ruler: a cell per computed token, in it its position; below, where sequences begin."""
    context, tokens = _context(record), _tokens(record)
    if len(tokens) > MAX_SLOTS:
        raise ValueError(f"{len(tokens)} tokens: more than {MAX_SLOTS} cannot be told apart")
    ax = ax or _new_axes(0.9 + 0.5 * len(tokens), 1.9)
    for x, (seq_id, position) in enumerate(tokens):
        _draw_cell(ax, x, 0, _colour(seq_id), str(position))
    ends = context["cu_seqlens_q"]
    borders = ends if ends is not None else list(range(len(tokens) + 1))
    for seq_id, begin, end in zip(_seq_ids(record), borders, borders[1:], strict=False):
        ax.text((begin + end) / 2, -0.35, f"s{seq_id}", fontsize=9, **LABEL)
    for border in borders:
        ax.plot([border, border], [0.9, 1.25], color=BLACK, linewidth=1.6)
    for x, number in zip(borders, ends, strict=True) if ends is not None else ():
        ax.text(x, 1.5, str(number), fontsize=9, **LABEL)
    for row, length in enumerate(context["context_lens"] or ()):
        ax.text(row + 0.5, 1.5, str(length), fontsize=9, **LABEL)
    ax.text(len(tokens) + 0.4, 0.5, "positions", va="center", fontsize=9)
    ax.text(len(tokens) + 0.4, 1.5, "context_lens" if ends is None else "cu_seqlens_q", va="center", fontsize=9)
    ax.set_xlim(-0.3, len(tokens) + 2.9)
    ax.set_ylim(1.8, -0.7)
    ax.axis("off")
    return ax


def plot_slot_mapping(record: dict, ax: Axes | None = None) -> Axes:
    """Arrows from each computed token, above, to its slot in the pool, below; hatched slots were filled before.

    The blocks of sequences that are not in this step are grey.
    """
    slots, tokens, pool = _context(record)["slot_mapping"], _tokens(record), record["pool"]
    block_size, num_slots = pool["block_size"], len(pool["ref_counts"]) * pool["block_size"]
    if num_slots > MAX_SLOTS:
        raise ValueError(f"{num_slots} slots: more than {MAX_SLOTS} cannot be told apart")
    ax = ax or _new_axes(1.2 + 0.33 * num_slots, 3.2)
    filled, others = _filled_slots(record), _others_blocks(record)
    for slot in range(num_slots):
        if slot in filled:
            _draw_cell(ax, slot, 3, _colour(filled[slot]), "", hatch="..")
        else:
            _draw_cell(ax, slot, 3, OTHERS["facecolor"] if slot // block_size in others else WHITE, "")
    left = (num_slots - len(tokens)) / 2
    for place, ((seq_id, position), slot) in enumerate(zip(tokens, slots, strict=True)):
        _draw_cell(ax, left + place, 0, _colour(seq_id), str(position))
        _draw_cell(ax, slot, 3, _colour(seq_id), str(slot))
        ax.annotate("", (slot + 0.5, 3), (left + place + 0.5, 1), arrowprops=ARROW)
    for block_id in range(num_slots // block_size):
        border = {"facecolor": "none", "edgecolor": BLACK, "linewidth": 1.8}
        ax.add_patch(Rectangle((block_id * block_size, 3), block_size, 1, **border))
        ax.text((block_id + 0.5) * block_size, 4.4, f"block {block_id}", fontsize=8, **LABEL)
    ax.text(left - 0.3, 0.5, "positions", ha="right", va="center", fontsize=9)
    ax.text(-0.3, 3.5, "slots", ha="right", va="center", fontsize=9)
    ax.set_xlim(-2.4, num_slots + 0.3)
    ax.set_ylim(4.8, -0.2)
    ax.axis("off")
    names = [Patch(label=f"s{seq_id}", facecolor=_colour(seq_id), edgecolor=GREY) for seq_id in _seq_ids(record)]
    _legend(ax, [*names, *([Patch(label="of others", **OTHERS)] if others else [])])
    return ax


def plot_context(steps: Sequence[dict], names: Sequence[str] | None = None) -> Axes:
    """The fields of the Context as a table, a column per step; those that a step leaves at their default are grey."""
    if not steps or len(steps) > MAX_COLUMNS:
        raise ValueError(f"{len(steps)} steps: must be one to {MAX_COLUMNS}")
    contexts = [_context(record) for record in steps]
    names = names or [f"{step} {record['kind']}" for step, record in enumerate(steps, start=1)]
    rows = list(contexts[0])
    ax = _new_axes(1.3 + 1.7 * len(steps), 0.4 + 0.38 * (len(rows) + 1))
    for column, (name, context) in enumerate(zip(names, contexts, strict=True)):
        ax.text(column + 0.5, -0.4, name, fontsize=9, fontweight="bold", **LABEL)
        for row, field in enumerate(rows):
            is_set = context[field] not in (None, 0, False)
            ax.add_patch(Rectangle((column, row), 1, 1, facecolor="#CFE6F5" if is_set else WHITE, edgecolor=GREY))
            text = _short(field, context[field])
            ax.text(column + 0.5, row + 0.5, text, fontsize=8, color=BLACK if is_set else GREY, **LABEL)
    for row, field in enumerate(rows):
        ax.text(-0.05, row + 0.5, field, ha="right", va="center", fontsize=9)
    ax.set_xlim(-0.85, len(steps) + 0.02)
    ax.set_ylim(len(rows) + 0.05, -0.8)
    ax.axis("off")
    return ax


def plot_mask(record: dict, seq_id: int, ax: Axes | None = None) -> Axes:
    """Which keys the queries of one sequence see in this step: rows are what is computed, columns all up to its end."""
    context, order = _context(record), _seq_ids(record)
    if seq_id not in order or context["cu_seqlens_q"] is None:
        raise ValueError(f"seq_id={seq_id!r}: is not in a prefill of this step")
    place = order.index(seq_id)
    num_queries, num_keys = (
        context[field][place + 1] - context[field][place] for field in ("cu_seqlens_q", "cu_seqlens_k")
    )
    if num_queries * num_keys > MAX_CELLS:
        raise ValueError(f"{num_queries} queries and {num_keys} keys: more than {MAX_CELLS} cells")
    start = num_keys - num_queries
    ax = ax or _new_axes(max(5, 1.5 + 0.34 * num_keys), 1.1 + 0.34 * num_queries)
    for row in range(num_queries):
        for column in range(num_keys):
            kind = "skipped" if column > start + row else "cached" if column < start else "scheduled"
            ax.add_patch(Rectangle((column, row), 1, 1, linewidth=0.8, **STYLES[kind]))
    ax.set_xlim(0, num_keys)
    ax.set_ylim(num_queries, 0)
    ax.set_aspect("equal")
    ax.set_xticks([column + 0.5 for column in range(num_keys)], range(num_keys), fontsize=8)
    ax.set_yticks([row + 0.5 for row in range(num_queries)], range(start, num_keys), fontsize=8)
    ax.tick_params(length=0)
    ax.set_xlabel("keys")
    ax.set_ylabel(f"queries of s{seq_id}")
    labels = {"cached": "from the cache", "scheduled": "of this step", "skipped": "not seen"}
    _legend(ax, [Patch(label=label, **STYLES[kind]) for kind, label in labels.items()])
    return ax


def plot_memory_reading(reading: Reading, num_blocks: int | None = None, ax: Axes | None = None) -> Axes:
    """The memory of a GPU as a waterfall, from the left: occupied, for a while, graphs, KV cache, left over, reserve.

    `num_blocks` is given where there are fewer than what fits.
    """
    parts = count_memory(reading, num_blocks)
    styles = {
        "used": {"facecolor": BLUE},
        "peak - current": {"facecolor": ORANGE, "hatch": "////"},
        "graphs": {"facecolor": PURPLE},
        "KV cache": {"facecolor": SKY, "hatch": ".."},
        "left over": {"facecolor": WHITE},
        "not allowed": {"facecolor": "#D9D9D9", "hatch": "xx"},
    }
    ax = ax or _new_axes(8.5, 3)
    ax.barh(0, reading.total / GIB, facecolor=WHITE, edgecolor=BLACK)
    ax.text(1.01 * reading.total / GIB, 0, f"{reading.total / GIB:.2f} GiB", va="center", fontsize=9)
    left = 0
    for row, (name, size) in enumerate(parts.items(), start=1):
        ax.barh(row, size / GIB, left=left / GIB, edgecolor=BLACK, linewidth=0.8, **styles[name])
        ax.plot([left / GIB] * 2, [row - 1, row], color=GREY, linewidth=0.8)
        left += size
        ax.text(1.01 * reading.total / GIB, row, f"{size / GIB:.2f} GiB", va="center", fontsize=9)
    limit = reading.total * reading.utilization / GIB
    ax.axvline(limit, color=BLACK, linestyle="--", linewidth=1)
    ax.text(limit, -0.62, f"{reading.utilization:.0%} of total", ha="center", va="bottom", fontsize=9)
    ax.set_yticks(range(len(parts) + 1), ["total", *parts])
    ax.set_ylim(len(parts) + 0.6, -0.6)
    ax.set_xlim(0, 1.14 * reading.total / GIB)
    ax.set_xlabel("GiB")
    ax.spines[["top", "right"]].set_visible(False)
    return ax


def count_memory(reading: Reading, num_blocks: int | None = None) -> dict[str, int]:
    """The parts of a GPU's memory in bytes; together they are all of it. Raises ValueError if there is no room."""
    allowed, transient = int(reading.total * reading.utilization), reading.peak - reading.current
    graphs = {"graphs": reading.graphs} if hasattr(reading, "graphs") else {}
    available = allowed - reading.used - transient - sum(graphs.values())
    if available < reading.block_bytes:
        raise ValueError(f"reading={reading!r}: there is no room for a block")
    num_blocks = available // reading.block_bytes if num_blocks is None else num_blocks
    kv_cache = num_blocks * reading.block_bytes
    return {
        "used": reading.used,
        "peak - current": transient,
        **graphs,
        "KV cache": kv_cache,
        "left over": available - kv_cache,
        "not allowed": reading.total - allowed,
    }


def plot_rows(parts: Mapping[str, int], ax: Axes | None = None) -> Axes:
    """The rows of a merged weight as a bar: a piece for each part, with its size, and a tick where it begins."""
    if not parts:
        raise ValueError("parts is empty: there is nothing to draw")
    ax = ax or _new_axes(8, 1.3)
    left, colours = 0, (BLUE, YELLOW, SKY, ORANGE)
    for place, (name, size) in enumerate(parts.items()):
        colour = colours[place % len(colours)]
        ax.barh(0, size, left=left, height=0.6, facecolor=colour, edgecolor=BLACK)
        ax.text(left + size / 2, 0, f"{name}: {size}", color=WHITE if colour == BLUE else BLACK, **LABEL)
        left += size
    ax.set_xticks([0, *accumulate(parts.values())])
    ax.set_yticks([])
    ax.set_xlim(0, left)
    ax.set_xlabel("rows of the weight")
    ax.spines[["top", "right", "left"]].set_visible(False)
    return ax


def plot_routes(routes: Sequence[tuple[str, str, int, int]]) -> Axes:
    """Lines from the names in a checkpoint, left, to the parameters of the model, right, and the rows they fill.

    Each route is a name, a parameter, the first row and the one after the last.
    """
    if not routes:
        raise ValueError("routes is empty: there is nothing to draw")
    targets = list(dict.fromkeys(parameter for _, parameter, _, _ in routes))
    ax = _new_axes(9, 0.4 + 0.32 * len(routes))
    scale = max(1, len(routes) - 1) / max(1, len(targets) - 1)
    heights = {parameter: place * scale for place, parameter in enumerate(targets)}
    counts = [parameter for _, parameter, _, _ in routes]
    for row, (name, parameter, first, end) in enumerate(routes):
        is_merged = counts.count(parameter) > 1
        line = {**ARROW, "color": BLUE if is_merged else GREY, "linewidth": 1.6 if is_merged else 0.9}
        ax.text(0, row, name, ha="right", va="center", fontsize=8, family="monospace")
        ax.text(0.06, row, f"rows {first}-{end - 1}", ha="left", va="center", fontsize=7)
        ax.annotate("", (1.0, heights[parameter]), (0.34, row), arrowprops=line)
    for parameter, height in heights.items():
        ax.text(1.03, height, parameter, ha="left", va="center", fontsize=8, family="monospace")
    ax.set_xlim(-1.1, 2.2)
    ax.set_ylim(len(routes) - 0.4, -0.6)
    ax.axis("off")
    return ax


def plot_rotation(frequencies: Mapping[int, float], positions: Sequence[int]) -> Figure:
    """A circle for each pair of numbers: where position after position turns the pair (1, 0).

    `frequencies` has for the index of each pair the radians per position.
    """
    if not frequencies or not positions:
        raise ValueError("frequencies and positions: at least one of each is needed")
    figure, axes = plt.subplots(
        1, len(frequencies), figsize=(2.3 * len(frequencies), 2.6), layout="constrained", squeeze=False
    )
    for ax, (pair, frequency) in zip(axes[0], frequencies.items(), strict=True):
        ax.add_patch(plt.Circle((0, 0), 1, facecolor="none", edgecolor=GREY))
        for place, position in enumerate(positions):
            x, y = cos(position * frequency), sin(position * frequency)
            ax.annotate("", (x, y), (0, 0), arrowprops={**ARROW, "color": BLUE if place else BLACK})
            ax.text(1.2 * x, 1.2 * y, str(position), fontsize=8, **LABEL)
        ax.set_title(f"pair {pair}: {frequency:.2g}", fontsize=9)
        ax.set_xlim(-1.4, 1.4)
        ax.set_ylim(-1.4, 1.4)
        ax.set_aspect("equal")
        ax.axis("off")
    return figure


def _context(record: dict) -> dict:
    if "context" not in record:
        raise ValueError("this record has no context: lessons before L05 have none")
    return record["context"]


def _seq_ids(record: dict) -> list[int]:
    return [item["seq_id"] for item in record["scheduled"]]


def _tokens(record: dict) -> list[tuple[int, int]]:
    """The sequence and the position of each computed token, in the order of the batch."""
    return [
        (item["seq_id"], item["num_cached_tokens"] + place)
        for item in record["scheduled"]
        for place in range(item["num_scheduled_tokens"])
    ]


def _filled_slots(record: dict) -> dict[int, int]:
    """The slots that hold keys and values before this step, each with a scheduled sequence that reads it."""
    tables = {item["seq_id"]: item["block_table"] for item in record["block_tables"]}
    size = record["pool"]["block_size"]
    return {
        tables[item["seq_id"]][position // size] * size + position % size: item["seq_id"]
        for item in record["scheduled"]
        for position in range(item["num_cached_tokens"])
    }


def _others_blocks(record: dict) -> set[int]:
    """The blocks of sequences that are not in this step."""
    tables = {item["seq_id"]: set(item["block_table"]) for item in record["block_tables"]}
    return set().union(*tables.values()) - set().union(*(tables[seq_id] for seq_id in _seq_ids(record)))


def _short(field: str, value: object) -> str:
    """A value for a cell of a table."""
    if not isinstance(value, list):
        return str(value)
    if field == "block_tables":
        text = " ".join(f"[{' '.join(map(str, row))}]" for row in value)
    elif field == "slot_mapping":
        text = _runs(value)
    else:
        text = " ".join(map(str, value))
    return text if len(text) <= MAX_TEXT else text[: MAX_TEXT - 1] + "…"


def _runs(numbers: list[int]) -> str:
    """Numbers with runs of consecutive ones written as 0-4."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def _colour(seq_id: int) -> str:
    return OWNER_COLOURS[seq_id % len(OWNER_COLOURS)]


def _draw_cell(ax: Axes, x: float, y: float, colour: str, text: str, hatch: str | None = None) -> None:
    ax.add_patch(Rectangle((x, y), 1, 1, facecolor=colour, edgecolor=GREY, linewidth=0.8, hatch=hatch))
    if text:
        ax.text(x + 0.5, y + 0.5, text, fontsize=9, **LABEL)


def _new_axes(width: float, height: float) -> Axes:
    return plt.subplots(figsize=(min(width, 11.0), height), layout="constrained")[1]


def _legend(ax: Axes, handles: list[Patch]) -> None:
    """Above the picture, where it covers nothing."""
    style = {"frameon": False, "ncols": len(handles), "borderaxespad": 0.2, "handlelength": 1.6}
    ax.legend(handles=handles, loc="lower left", bbox_to_anchor=(0, 1), **style)
