"""Pictures of the full engine: overlapped steps, graphs and their padding, splits, shards, ranks, and times on a GPU.

Each function draws one picture with matplotlib and returns its Axes, or its Figure where there are several. `runs` are
those of benchmarks/results/decode_timeline.json; where nobody has measured yet there are none, and the picture says so.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch, Rectangle

from lessons.plots import BLACK, BLUE, GREEN, GREY, ORANGE, PURPLE, SKY, WHITE, YELLOW

RANK_COLOURS = (SKY, ORANGE, "#7FD1B5", YELLOW, PURPLE, "#D9D9D9", WHITE, "#CFE6F5")  # light enough for black text
WAYS = {
    "eager": {"facecolor": ORANGE, "hatch": "////"},
    "replay": {"facecolor": BLUE},
    "overlapped": {"facecolor": GREEN, "hatch": "xx"},
}
KINDS = {  # of kernels
    "product": {"facecolor": BLUE},
    "attention": {"facecolor": ORANGE, "hatch": "////"},
    "store": {"facecolor": GREEN, "hatch": "xx"},
    "norm": {"facecolor": "#F5B8A5"},
    "sampling": {"facecolor": "#8C510A"},
    "copy": {"facecolor": PURPLE, "hatch": ".."},
    "other": {"facecolor": "#D9D9D9"},
}
PHASES = {  # of the CPU
    "schedule": {"facecolor": "#B3B3E6"},
    "prepare": {"facecolor": SKY},
    "model": {"facecolor": YELLOW},
    "sample": {"facecolor": "#7FD1B5"},
    "replay": {"facecolor": "#E69FCF"},
    "wait": {"facecolor": "#F2F2F2", "hatch": "////"},
    "postprocess": {"facecolor": "#C2E699"},
    "step": {"facecolor": WHITE},
}
NOT_MEASURED = "not measured yet: run benchmarks/decode_timeline.py on a GPU"
OWNERS = {  # the layers that talk, by the function that calls
    "VocabParallelEmbedding.forward": "embedding",
    "Qwen3Attention.forward": "attention",
    "Qwen3MLP.forward": "MLP",
    "ParallelLMHead.forward": "LM head",
}
EXCHANGES = {"TensorParallel.all_reduce": "all_reduce", "TensorParallel.all_gather": "all_gather"}
LOCAL = {"ModelRunner.prepare": "prepare", "Sampler.forward": "sample"}
PLACEHOLDER = -1  # the id of a token that is not known yet
PLAN_TIME, STEP_TIME = 1, 3  # of the CPU and of the device, in the picture of the order of steps
MAX_HEADS = 64  # in a row; more are too narrow for a number
LABEL = {"ha": "center", "va": "center"}
ARROW = {"color": BLACK, "mutation_scale": 11, "linewidth": 1}


class Part(Protocol):
    """A `Shard`: `size` of the `total` entries of axis `dim`, from `start` on."""

    dim: int
    start: int
    size: int
    total: int


class Call(Protocol):
    """A call that a `CallTrace` has recorded."""

    depth: int
    function: str


@dataclass(frozen=True)
class Event:
    """Something that the scheduler of an engine did."""

    call: int  # of LLM.step, from 1 on
    what: str  # "plan", or "results" when those of a step are handed out
    number: int | None  # of the step, from 0 on; None if nothing was planned
    text: str


def record_steps(llm: Any) -> list[Event]:
    """Runs an engine until nothing is left; returns what its scheduler did, in order."""
    events: list[Event] = []
    steps: list[Any] = []
    calls = 0
    schedule, postprocess = llm.scheduler.schedule, llm.scheduler.postprocess

    def shown_schedule(*arguments: Any) -> Any:
        step = schedule(*arguments)
        if step.scheduled:
            steps.append(step)
        events.append(Event(calls, "plan", len(steps) - 1 if step.scheduled else None, describe_step(step)))
        return step

    def shown_postprocess(step: Any, token_ids: list[int], *arguments: Any) -> Any:
        rows = zip(step.scheduled, token_ids, strict=True)
        text = ", ".join(f"s{item.seq.seq_id} {'dropped' if item.seq.is_finished else token}" for item, token in rows)
        finished = postprocess(step, token_ids, *arguments)
        ends = "".join(f"; s{seq.seq_id} ends: {seq.finish_reason}" for seq in finished)
        number = next((number for number, known in enumerate(steps) if known is step), None)
        if number is None:
            raise ValueError("a step was in flight before: record from the first step on")
        events.append(Event(calls, "results", number, text + ends))
        return finished

    llm.scheduler.schedule, llm.scheduler.postprocess = shown_schedule, shown_postprocess
    try:
        while not llm.is_finished():
            calls += 1
            llm.step()
    finally:
        llm.scheduler.schedule, llm.scheduler.postprocess = schedule, postprocess
    return events


def describe_step(step: Any) -> str:
    """The tokens that a step computes, such as `s0[5]=?` for one that is not known yet, and who is preempted."""
    if not step.scheduled:
        return "nothing"
    parts = [step.kind]
    for item in step.scheduled:
        token_id = item.seq.token_ids[item.start]
        shown = f"={'?' if token_id == PLACEHOLDER else token_id}" if step.kind == "decode" else f":{item.end}"
        place = f"{item.start}]{shown}" if step.kind == "decode" else f"{item.start}{shown}]"
        parts.append(f"s{item.seq.seq_id}[{place}")
    parts += [f"preempts s{seq.seq_id}" for seq in step.preempted]
    return " ".join(parts)


def time_steps(events: Sequence[Event]) -> list[tuple[str, float, float, str]]:
    """The events as spans (lane, start, duration, label) on a clock of its own: only their order is recorded.

    To plan or to hand out takes the CPU PLAN_TIME, a step takes the device STEP_TIME. A step begins when it is planned
    and the one before has ended; its results are handed out when it has ended.
    """
    spans: list[tuple[str, float, float, str]] = []
    ends: dict[int, float] = {}
    now = free = 0.0
    for event in events:
        if event.what == "results":
            if now < ends[event.number]:
                spans.append(("CPU", now, ends[event.number] - now, "wait"))
                now = ends[event.number]
            spans.append(("CPU", now, PLAN_TIME, f"results {event.number}"))
            now += PLAN_TIME
        elif event.number is not None:
            spans.append(("CPU", now, PLAN_TIME, f"plan {event.number}"))
            now += PLAN_TIME
            begin = max(now, free)
            free = ends[event.number] = begin + STEP_TIME
            spans.append(("device", begin, STEP_TIME, f"step {event.number}"))
    return spans


def plot_order(events: Mapping[str, Sequence[Event]]) -> Figure:
    """What the CPU and the device do, one timeline for each list of events, on one clock."""
    figure, axes = plt.subplots(
        len(events), 1, figsize=(10, 1.5 * len(events)), layout="constrained", sharex=True, squeeze=False
    )
    colours = {"plan": SKY, "results": "#7FD1B5", "wait": WHITE, "step": YELLOW}
    for ax, (name, recorded) in zip(axes[:, 0], events.items(), strict=True):
        for lane, start, duration, label in time_steps(recorded):
            what, _, number = label.partition(" ")
            row = ("CPU", "device").index(lane)
            hatch = "////" if what == "wait" else None
            ax.barh(row, duration, left=start, height=0.8, facecolor=colours[what], edgecolor=GREY, hatch=hatch)
            ax.text(start + duration / 2, row, number, fontsize=8, **LABEL)
        ax.set_yticks([0, 1], ["CPU", "device"])
        ax.invert_yaxis()
        ax.set_title(name, fontsize=9, loc="left")
        ax.set_xticks([])
        ax.spines[["top", "right", "bottom"]].set_visible(False)
    handles = [
        Patch(label=what, facecolor=colour, edgecolor=GREY, hatch="////" if what == "wait" else None)
        for what, colour in colours.items()
    ]
    figure.legend(handles=handles, loc="outside right upper", frameon=False, fontsize=8)
    return figure


def plot_padding(batch_sizes: Sequence[int], ax: Axes | None = None) -> Axes:
    """A bar for each batch up to the largest size: its rows, and above them those of padding in its graph."""
    ax = ax or _new_axes(8.5, 2.8)
    padding = count_padding(batch_sizes)
    ax.bar(padding.keys(), padding.keys(), width=0.8, facecolor=BLUE, label="sequences")
    style = {"facecolor": WHITE, "edgecolor": GREY, "hatch": "////", "linewidth": 0.5}
    ax.bar(padding.keys(), padding.values(), width=0.8, bottom=list(padding.keys()), label="padding", **style)
    ax.set_xticks(batch_sizes)
    ax.set_yticks([size for size in batch_sizes if size >= 8 or size == batch_sizes[-1]])  # smaller ones overlap
    ax.tick_params(labelsize=8)
    ax.set_xlabel("sequences in the batch")
    ax.set_ylabel("rows of its graph")
    ax.spines[["top", "right"]].set_visible(False)
    ax.legend(frameon=False, loc="upper left")
    return ax


def count_padding(batch_sizes: Sequence[int]) -> dict[int, int]:
    """For each batch up to the largest size, the rows of its graph that no sequence fills."""
    if not batch_sizes or list(batch_sizes) != sorted(batch_sizes):
        raise ValueError(f"batch_sizes={batch_sizes!r}: must be at least one, the smallest first")
    batches = range(1, batch_sizes[-1] + 1)
    return {batch: next(size for size in batch_sizes if size >= batch) - batch for batch in batches}


def plot_static_rows(rows: Mapping[str, Sequence[int]], batch: int, size: int, ax: Axes | None = None) -> Axes:
    """The static tensors of a replay as a table: a column per row of the largest graph.

    The first `batch` hold sequences, those up to `size` are padding, and a graph of `size` does not look at the others.
    """
    ax = ax or _new_axes(1.6 + 0.75 * len(next(iter(rows.values()))), 0.6 + 0.4 * len(rows))
    for line, (name, values) in enumerate(rows.items()):
        for column, value in enumerate(values):
            style = {"facecolor": SKY} if column < batch else {"facecolor": WHITE, "hatch": "////"}
            style = style if column < size else {"facecolor": "#E6E6E6"}
            ax.add_patch(Rectangle((column, line), 1, 1, edgecolor=GREY, **style))
            box = {"facecolor": WHITE, "edgecolor": "none", "pad": 1} if batch <= column < size else None
            ax.text(column + 0.5, line + 0.5, str(value), fontsize=9, bbox=box, **LABEL)
        ax.text(-0.1, line + 0.5, name, ha="right", va="center", fontsize=9)
    ax.set_xlim(-1.6, len(values))
    ax.set_ylim(len(rows), 0)
    ax.axis("off")
    handles = [Patch(label="sequence", facecolor=SKY, edgecolor=GREY)]
    if size > batch:
        handles.append(Patch(label="padding", facecolor=WHITE, edgecolor=GREY, hatch="////"))
    if len(values) > size:
        handles.append(Patch(label="not in this graph", facecolor="#E6E6E6", edgecolor=GREY))
    _legend(ax, handles)
    return ax


def plan_splits(
    lengths: Sequence[int], num_kv_heads: int, num_programs: int, max_splits: int, tile: int = 32
) -> list[list[range]]:
    """What kernels/decode.py plans, without Triton, which is not installed everywhere.

    Returns the keys of each split that has some. About `num_programs` programs share the keys of the batch, and at most
    `max_splits` those of a sequence; `tile` is how many keys are loaded at a time.
    """
    share = max(_divide(sum(lengths) * num_kv_heads, num_programs), _divide(max(lengths), max_splits))
    splits = []
    for length in lengths:
        num_splits = max(_divide(length, _whole_tiles(share, tile)), 1)
        size = _whole_tiles(_divide(length, num_splits), tile)
        splits.append([range(start, min(start + size, length)) for start in range(0, length, size)])
    return splits


def _divide(number: int, parts: int) -> int:
    return -(-number // parts)


def _whole_tiles(number: int, tile: int) -> int:
    return max(_divide(number, tile), 1) * tile


def plot_splits(splits: Sequence[Sequence[range]], ax: Axes | None = None) -> Axes:
    """A bar for each sequence, with a piece for each program; `splits[seq]` are the keys of its programs."""
    ax = ax or _new_axes(8.5, 0.8 + 0.5 * len(splits))
    for seq, programs in enumerate(splits):
        for number, keys in enumerate(programs):
            if keys:
                colour = RANK_COLOURS[number % len(RANK_COLOURS)]
                ax.barh(seq, len(keys), left=keys.start, facecolor=colour, edgecolor=BLACK)
                ax.text(keys.start + len(keys) / 2, seq, str(number), fontsize=9, **LABEL)
    ax.set_yticks(range(len(splits)), [f"s{seq}" for seq in range(len(splits))])
    ax.invert_yaxis()
    ax.set_xlabel("key")
    ax.spines[["top", "right"]].set_visible(False)
    return ax


def plot_heads(ranks: Sequence[tuple[range, range]], ax: Axes | None = None) -> Axes:
    """The query heads of each rank, above the KV heads that they read; the numbers are those of the whole model."""
    num_heads = sum(len(heads) for heads, _ in ranks)
    num_kv_heads = sum(len(kv_heads) for _, kv_heads in ranks)
    if num_heads > MAX_HEADS or num_heads % num_kv_heads:
        raise ValueError(f"{num_heads} query heads, {num_kv_heads} KV heads: at most {MAX_HEADS}, whole groups")
    group = num_heads // num_kv_heads
    ax = ax or _new_axes(1.5 + 0.5 * num_heads, 1.6)
    for rank, (heads, kv_heads) in enumerate(ranks):
        colour = RANK_COLOURS[rank % len(RANK_COLOURS)]
        for head in heads:
            _draw_cell(ax, head, 0, 1, colour, f"{head}")
        for kv_head in kv_heads:
            _draw_cell(ax, kv_head * group, 1, group, colour, f"{kv_head}")
        ax.text((heads.start + heads.stop) / 2, -0.35, f"rank {rank}", fontsize=9, **LABEL)
        ax.add_patch(
            Rectangle((heads.start, 0), len(heads), 2, facecolor="none", edgecolor=BLACK, linewidth=2, clip_on=False)
        )
    ax.set_yticks([0.5, 1.5], ["query heads", "KV heads"])
    ax.set_xticks([])
    ax.set_xlim(0, num_heads)
    ax.set_ylim(2, -0.7)
    ax.tick_params(length=0)
    ax.spines[:].set_visible(False)
    return ax


def plot_weights(weights: Mapping[str, Sequence[Sequence[Part]]]) -> Figure:
    """A box for each weight [outputs, inputs], cut as the ranks divide it.

    `weights` has for each name the parts of each rank: one, or one for each layer that is merged in the weight.
    """
    figure, axes = plt.subplots(1, len(weights), figsize=(1.9 * len(weights), 2.4), layout="constrained", squeeze=False)
    for ax, (name, ranks) in zip(axes[0], weights.items(), strict=True):
        height = sum(part.total for part in ranks[0]) if ranks[0][0].dim == 0 else ranks[0][0].total
        for rank, parts in enumerate(ranks):
            first = 0
            for part in parts:
                start, size, colour = (first + part.start) / height, part.size / height, RANK_COLOURS[rank]
                corner, width, tall = ((0, start), 1, size) if part.dim == 0 else ((start, 0), size, 1)
                ax.add_patch(Rectangle(corner, width, tall, facecolor=colour, edgecolor=BLACK))
                text = f"{part.start}-{part.start + part.size - 1}"
                upright = 90 if part.dim else 0
                ax.text(corner[0] + width / 2, corner[1] + tall / 2, text, fontsize=7, rotation=upright, **LABEL)
                first += part.total
        ax.set_title(name, fontsize=9)
        ax.set_xlabel("inputs", fontsize=8)
        ax.set_ylabel("outputs", fontsize=8)
        ax.set_xlim(0, 1)
        ax.set_ylim(1, 0)
        ax.set_xticks([])
        ax.set_yticks([])
    names = [Patch(label=f"rank {rank}", facecolor=RANK_COLOURS[rank], edgecolor=BLACK) for rank in range(len(ranks))]
    figure.legend(handles=names, loc="outside upper left", ncols=len(names), frameon=False, fontsize=9)
    return figure


def find_messages(calls: Sequence[Call]) -> list[tuple[str, str, int]]:
    """What the ranks do in a step, from the calls of rank 0: (what, in which layer, how often), as they first come."""
    counts: dict[tuple[str, str], int] = {}
    path: list[str] = []
    for call in calls:
        path[call.depth :] = [call.function]
        owner = next((OWNERS[name] for name in reversed(path) if name in OWNERS), "")
        if call.function == "Workers.send":
            counts["send", ""] = counts.get(("send", ""), 0) + 1
        elif call.function in LOCAL:
            counts[LOCAL[call.function], ""] = counts.get((LOCAL[call.function], ""), 0) + 1
        elif call.function in EXCHANGES:
            message = (EXCHANGES[call.function], owner)
            counts[message] = counts.get(message, 0) + 1
    return [(what, owner, count) for (what, owner), count in counts.items()]


def plot_messages(messages: Sequence[tuple[str, str, int]], num_ranks: int, ax: Axes | None = None) -> Axes:
    """The messages of a step from the top down: a line for each rank, an arrow for each message between them."""
    if not messages or num_ranks < 2:
        raise ValueError(f"{len(messages)} messages, {num_ranks} ranks: at least one, and two ranks")
    ax = ax or _new_axes(2.2 + 2.4 * num_ranks, 0.8 + 0.42 * len(messages))
    for rank in range(num_ranks):
        ax.plot([rank, rank], [-0.4, len(messages) - 0.3], color=GREY, linewidth=1)
        name = f"rank {rank}\n({'caller' if rank == 0 else 'worker'})"
        ax.text(rank, -0.5, name, ha="center", va="bottom", fontsize=9)
    for row, (what, owner, count) in enumerate(messages):
        times = f" × {count}" if count > 1 else ""
        if what in LOCAL.values():
            for rank in range(num_ranks):
                box = {"facecolor": RANK_COLOURS[rank % len(RANK_COLOURS)], "edgecolor": BLACK, "pad": 3}
                ax.text(rank, row, f"{what}{times}", fontsize=8, bbox=box, **LABEL)
            continue
        label = "the step, through a pipe" if what == "send" else f"{owner}: {what}{times}"
        for rank in range(1, num_ranks):
            begin = 0 if what == "send" else rank - 1
            style = "-|>" if what == "send" else "<|-|>"
            ax.annotate("", (rank, row + 0.2), (begin, row + 0.2), arrowprops={**ARROW, "arrowstyle": style})
        ax.text(0.5, row + 0.08, label, ha="center", va="bottom", fontsize=8)
    ax.set_xlim(-0.5, num_ranks - 0.5)
    ax.set_ylim(len(messages) - 0.2, -1.3)
    ax.axis("off")
    return ax


def plot_timelines(runs: Sequence[dict], backend: str, batch: int) -> Figure:
    """One decode step, eager, replayed and overlapped: the phases of the CPU, and the kernels of the GPU."""
    chosen = {run["way"]: run for run in runs if (run["backend"], run["batch"]) == (backend, batch) and "phases" in run}
    if chosen.keys() != WAYS.keys():
        return _not_measured().figure
    figure, axes = plt.subplots(len(WAYS), 1, figsize=(9, 5.0), layout="constrained", sharex=True)
    for ax, (way, run) in zip(axes, ((way, chosen[way]) for way in WAYS), strict=True):
        for name, start, duration in sorted(run["phases"], key=lambda phase: phase[0] != "step"):
            ax.barh(0, duration, left=start, height=0.8, edgecolor=GREY, linewidth=0.5, **PHASES[name])
        for kind, start, duration in run["kernels"]:
            ax.barh(1, duration, left=start, height=0.8, linewidth=0, facecolor=KINDS[kind]["facecolor"])
        ax.set_yticks([0, 1], ["CPU", "GPU"])
        ax.invert_yaxis()
        ax.set_title(f"{way}, {batch} in the batch: {run['num_kernels']} kernels", fontsize=9, loc="left")
        ax.spines[["top", "right"]].set_visible(False)
    axes[-1].set_xlabel("microseconds, under the profiler")
    names = {**{name: PHASES[name] for name in PHASES if name != "step"}, **KINDS}
    handles = [Patch(label=name, facecolor=style["facecolor"], edgecolor=GREY) for name, style in names.items()]
    figure.legend(handles=handles, loc="outside right upper", frameon=False, fontsize=8)
    return figure


def plot_step_times(runs: Sequence[dict], backend: str, ax: Axes | None = None) -> Axes:
    """How long a decode step takes each way, for each batch size; the line is what the kernels need."""
    chosen = {(run["batch"], run["way"]): run for run in runs if run["backend"] == backend}
    batches = sorted({batch for batch, _ in chosen})
    if not chosen:
        return _not_measured(ax)
    ax = ax or _new_axes(6.5, 2.8)
    for place, (way, style) in enumerate(WAYS.items()):
        for x, batch in enumerate(batches):
            run, left = chosen[batch, way], x + 0.27 * (place - 1)
            label = way if x == 0 else None
            ax.bar(left, run["step_us"] / 1000, width=0.24, edgecolor=BLACK, label=label, **style)
            ax.plot([left - 0.12, left + 0.12], [run["busy_us"] / 1000] * 2, color=BLACK, linewidth=2.5)
    ax.plot([], [], color=BLACK, linewidth=2.5, label="the GPU works")
    ax.set_xticks(range(len(batches)), batches)
    ax.set_xlabel("sequences in the batch")
    ax.set_ylabel("ms per step")
    ax.spines[["top", "right"]].set_visible(False)
    ax.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))
    return ax


def plot_kernel_times(runs: Sequence[dict], way: str = "replay", ax: Axes | None = None) -> Axes:
    """The time of the kernels of a step by kind, a bar for each backend and batch size."""
    chosen = [run for run in runs if run["way"] == way]
    if not chosen:
        return _not_measured(ax)
    ax = ax or _new_axes(7.5, 0.9 + 0.3 * len(chosen))
    chosen = sorted(chosen, key=lambda run: run["batch"])
    for row, run in enumerate(chosen):
        left = 0.0
        for kind, style in KINDS.items():
            time = run["kernel_us"].get(kind, 0) / 1000
            ax.barh(row, time, left=left, edgecolor=BLACK, linewidth=0.5, **style)
            left += time
    ax.set_yticks(range(len(chosen)), [f"{run['backend']}, batch {run['batch']}" for run in chosen], fontsize=8)
    ax.invert_yaxis()
    ax.set_xlabel("ms of kernels")
    ax.spines[["top", "right"]].set_visible(False)
    handles = [Patch(label=kind, edgecolor=BLACK, **style) for kind, style in KINDS.items()]
    ax.legend(handles=handles, frameon=False, loc="center left", bbox_to_anchor=(1, 0.5), fontsize=8)
    return ax


def plot_agreement(differences: Mapping[str, float], tolerance: float, ax: Axes | None = None) -> Axes:
    """How far the logits of each backend are from those of the reference, and the line that none may cross."""
    ax = ax or _new_axes(6.5, 0.9 + 0.4 * len(differences))
    ax.barh(list(differences), list(differences.values()), height=0.6, facecolor=BLUE)
    ax.axvline(tolerance, color=BLACK, linestyle="--", linewidth=1)
    ax.text(tolerance, -0.6, "tolerance", fontsize=9, ha="center", va="bottom")
    ax.set_ylim(len(differences) - 0.4, -0.6)
    ax.set_xlim(0, 1.15 * max(tolerance, *differences.values()))
    ax.set_xlabel("largest relative difference")
    ax.spines[["top", "right"]].set_visible(False)
    return ax


def plot_startup(seconds: Mapping[str, float], ax: Axes | None = None) -> Axes:
    """The phases of the start, one after the other."""
    ax = ax or _new_axes(7.5, 0.9 + 0.3 * len(seconds))
    left = 0.0
    for row, duration in enumerate(seconds.values()):
        ax.barh(row, duration, left=left, facecolor=BLUE)
        left += duration
    ax.set_yticks(range(len(seconds)), list(seconds))
    ax.invert_yaxis()
    ax.set_xlabel("seconds")
    ax.spines[["top", "right"]].set_visible(False)
    return ax


def _not_measured(ax: Axes | None = None) -> Axes:
    ax = ax or _new_axes(7, 0.8)
    ax.text(0.5, 0.5, NOT_MEASURED, transform=ax.transAxes, **LABEL)
    ax.axis("off")
    return ax


def _draw_cell(ax: Axes, x: float, y: float, width: float, colour: str, text: str) -> None:
    ax.add_patch(Rectangle((x, y), width, 1, facecolor=colour, edgecolor=GREY, linewidth=0.8))
    ax.text(x + width / 2, y + 0.5, text, fontsize=9, **LABEL)


def _new_axes(width: float, height: float) -> Axes:
    return plt.subplots(figsize=(min(width, 11.0), height), layout="constrained")[1]


def _legend(ax: Axes, handles: list[Patch]) -> None:
    """Above the picture, where it covers nothing."""
    ax.legend(handles=handles, frameon=False, ncols=len(handles), loc="lower left", bbox_to_anchor=(0, 1))
