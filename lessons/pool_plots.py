"""Pictures of the blocks of a KV cache: who owns them, in which order they are given away, and how prompts share them.

A `record` is one step of a trace (`llm.trace.steps[0]`): queues, tables and pool as they were when the step had been
planned. `scheduler.snapshot()` is one too, of this moment. Each function draws one picture with matplotlib and returns
its Axes; `plot_memory` puts four of them into one Figure. Owners have names beside their colours, and what is free but
still cached is hatched, so that nothing depends on colour alone.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch, Rectangle

from lessons.plots import BLACK, GREY, MAX_CELLS, ORANGE, PURPLE, SKY, STYLES, WHITE, YELLOW

OWNER_COLOURS = (SKY, ORANGE, "#7FD1B5", YELLOW, PURPLE, "#D9D9D9")  # all light enough for black text
FREE = {"facecolor": WHITE, "edgecolor": GREY}
FREE_BUT_CACHED = {"facecolor": WHITE, "edgecolor": GREY, "hatch": "////"}
POOL_COLUMNS = 16  # blocks in a row of the pool
LABEL = {"ha": "center", "va": "center"}


def plot_pool(record: dict, ax: Axes | None = None) -> Axes:
    """Every block of the pool: its id, in the middle its reference count, below it the sequences that hold it."""
    pool, owners = _pool(record), _owners(record)
    num_blocks = len(pool["ref_counts"])
    if num_blocks > MAX_CELLS:
        raise ValueError(f"{num_blocks} blocks: more than {MAX_CELLS} cannot be told apart")
    num_columns = min(num_blocks, POOL_COLUMNS)
    num_rows = -(-num_blocks // num_columns)
    ax = ax or _new_axes(num_columns, num_rows)
    for block_id in range(num_blocks):
        row, column = divmod(block_id, num_columns)
        _draw_block(ax, column, row, pool, block_id, owners[block_id])
        box = None if owners[block_id] else {"facecolor": WHITE, "edgecolor": "none", "pad": 1}
        ax.text(column - 0.4, row - 0.3, str(block_id), ha="left", va="center", fontsize=7, bbox=box)
        if owners[block_id]:
            ax.text(column, row + 0.3, " ".join(f"s{seq_id}" for seq_id in owners[block_id]), fontsize=7, **LABEL)
    _finish(ax, num_columns, num_rows)
    _legend(ax, [Patch(label="free", **FREE), Patch(label="free but cached", **FREE_BUT_CACHED)])
    return ax


def plot_pool_history(steps: list[dict], ax: Axes | None = None) -> Axes:
    """One row per step, one column per block, coloured by owner; the number is the reference count."""
    if not steps:
        raise ValueError("steps is empty: there is nothing to draw before the first step of an LLM with trace=True")
    num_blocks = len(_pool(steps[0])["ref_counts"])
    if num_blocks * len(steps) > MAX_CELLS:
        raise ValueError(f"{num_blocks} blocks at {len(steps)} steps: more than {MAX_CELLS} cannot be told apart")
    ax = ax or _new_axes(num_blocks, 0.6 * len(steps), left=1.0)
    for row, record in enumerate(steps):
        for block_id, holders in _owners(record).items():
            _draw_block(ax, block_id, row, record["pool"], block_id, holders, height=0.8)
    _finish(ax, num_blocks, len(steps), aspect=0.6)
    ax.set_axis_on()
    ax.spines[:].set_visible(False)
    ax.tick_params(length=0)
    ax.set_xticks(range(num_blocks))
    ax.set_yticks(range(len(steps)), [f"{step} {record['kind']}" for step, record in enumerate(steps, start=1)])
    ax.set_xlabel("block")
    ax.set_ylabel("step")
    seq_ids = sorted({seq_id for record in steps for holders in _owners(record).values() for seq_id in holders})
    owners = [Patch(label=f"s{seq_id}", facecolor=_colour(seq_id), edgecolor=GREY) for seq_id in seq_ids]
    _legend(ax, [*owners, Patch(label="free", **FREE), Patch(label="free but cached", **FREE_BUT_CACHED)])
    return ax


def plot_block_tables(record: dict, ax: Axes | None = None) -> Axes:
    """The block table of each sequence: a column for each `block_size` positions, in it the id of their block.

    A block that stands in more than one table has a thick border.
    """
    tables, block_size, owners = record["block_tables"], _pool(record)["block_size"], _owners(record)
    longest = max((len(item["block_table"]) for item in tables), default=1)
    ax = ax or _new_axes(longest, max(1, len(tables)), left=0.6)
    for row, item in enumerate(tables):
        ax.text(-0.65, row, f"s{item['seq_id']}", ha="right", va="center")
        for column, block_id in enumerate(item["block_table"]):
            border = {"edgecolor": BLACK, "linewidth": 2.2 if len(owners[block_id]) > 1 else 0.8}
            _draw_box(ax, column, row, facecolor=_colour(item["seq_id"]), **border)
            ax.text(column, row, str(block_id), fontsize=11, **LABEL)
    for column in range(longest if tables else 0):
        positions = f"{column * block_size}-{(column + 1) * block_size - 1}"
        ax.text(column, -0.68, positions, fontsize=7, color="#444444", **LABEL)
    if not tables:
        ax.text(0, 0, "no tables", **LABEL)
    _finish(ax, longest, max(1, len(tables)), top=0.4)
    ax.set_title("block tables", fontsize=10, loc="left")
    return ax


def plot_free_queue(record: dict, ax: Axes | None = None) -> Axes:
    """The free queue as a conveyor belt: the block at the left end is given out next, a released one comes in right."""
    pool = _pool(record)
    queue = pool["free_block_ids"]
    ax = ax or _new_axes(len(queue) + 2, 1)
    for place, block_id in enumerate(queue):
        _draw_block(ax, place, 0, pool, block_id, [], number=block_id)
    if not queue:
        ax.text(0, 0, "empty", **LABEL)
    end = max(1, len(queue)) - 0.45
    arrow = {"arrowstyle": "-|>", "color": BLACK, "mutation_scale": 12}
    ax.annotate("", (-1.1, 0), (-0.5, 0), arrowprops=arrow)
    ax.annotate("", (end, 0), (end + 0.6, 0), arrowprops=arrow)
    ax.text(-1.15, 0, "out", ha="right", va="center", fontsize=9)
    ax.text(end + 0.65, 0, "in", ha="left", va="center", fontsize=9)
    _finish(ax, max(1, len(queue)), 1, side=1.4)
    ax.set_title("free queue", fontsize=10, loc="left")
    return ax


def plot_queue_members(record: dict, ax: Axes | None = None) -> Axes:
    """Who runs and who waits, the head of each queue at the left. A sequence without blocks has no colour."""
    holders = {item["seq_id"] for item in record["block_tables"]}
    longest = max(1, len(record["running"]), len(record["waiting"]))
    ax = ax or _new_axes(longest, 2, left=1.0)
    for row, name in enumerate(("running", "waiting")):
        ax.text(-0.65, row, name, ha="right", va="center")
        for place, seq_id in enumerate(record[name]):
            colour = _colour(seq_id) if seq_id in holders else WHITE
            _draw_box(ax, place, row, facecolor=colour, edgecolor=BLACK, linewidth=0.8)
            ax.text(place, row, f"s{seq_id}", fontsize=10, **LABEL)
        if not record[name]:
            ax.text(-0.45, row, "nobody", ha="left", va="center", color="#444444")
    _finish(ax, longest, 2)
    ax.set_title("queues", fontsize=10, loc="left")
    return ax


def plot_memory(record: dict) -> Figure:
    """The pool, the free queue, the block tables and both queues of one moment in one figure."""
    num_rows = -(-len(_pool(record)["ref_counts"]) // POOL_COLUMNS)
    tables = max(2, len(record["block_tables"]))
    heights = [num_rows + 0.9, 1.3, tables + 1]
    figure = plt.figure(figsize=(8.5, 0.62 * sum(heights) + 0.5), layout="constrained")
    grid = figure.add_gridspec(3, 2, height_ratios=heights)
    plot_pool(record, figure.add_subplot(grid[0, :]))
    plot_free_queue(record, figure.add_subplot(grid[1, :]))
    plot_block_tables(record, figure.add_subplot(grid[2, 0]))
    plot_queue_members(record, figure.add_subplot(grid[2, 1]))
    for ax in figure.axes:
        ax.set_anchor("NW")
    return figure


def plot_chunks(steps: list[dict], seq_id: int, ax: Axes | None = None) -> Axes:
    """The positions of a sequence at each prefill step that works on it: kept, computed now, left for later.

    Thick lines are the borders of its blocks. At the right stands who else is in the step.
    """
    rows = [
        (number, item, [other for other in record["scheduled"] if other is not item])
        for number, record in enumerate(steps, start=1)
        for item in record["scheduled"]
        if record["kind"] == "prefill" and item["seq_id"] == seq_id
    ]
    if not rows:
        raise ValueError(f"seq_id={seq_id!r}: no prefill step of this trace works on it")
    block_size = _pool(steps[0])["block_size"]
    longest = max(item["num_tokens"] for _, item, _ in rows)
    ax = ax or _new_axes(0.45 * longest + 2, 0.7 * len(rows), left=0.8)
    for row, (_, item, others) in enumerate(rows):
        start, end = item["num_cached_tokens"], item["num_cached_tokens"] + item["num_scheduled_tokens"]
        for position in range(item["num_tokens"]):
            kind = "cached" if position < start else "scheduled" if position < end else "later"
            ax.add_patch(Rectangle((position, row - 0.35), 1, 0.7, linewidth=0.8, **STYLES[kind]))
        names = ", ".join(f"s{other['seq_id']}: {other['num_scheduled_tokens']}" for other in others)
        ax.text(longest + 0.4, row, f"with {names}" if names else "alone", ha="left", va="center", fontsize=9)
    for border in range(0, longest + block_size, block_size):
        ax.axvline(min(border, longest), color=BLACK, linewidth=1.6)
    ax.set_xlim(-0.2, longest + 5)
    ax.set_ylim(len(rows) - 0.5, -0.5)
    ax.set_yticks(range(len(rows)), [f"step {number}" for number, _, _ in rows])
    ax.set_xticks(range(0, longest, block_size))
    ax.tick_params(length=0)
    ax.set_xlabel(f"position in s{seq_id}")
    ax.spines[:].set_visible(False)
    labels = {"cached": "in the cache", "scheduled": "computed by this step", "later": "left for later"}
    _legend(ax, [Patch(label=label, **STYLES[kind]) for kind, label in labels.items()])
    return ax


def plot_hash_chains(chains: Mapping[str, Sequence[tuple[Sequence[int], int | None]]], ax: Axes | None = None) -> Axes:
    """Prompts cut into blocks: in each box the tokens and the first hexadecimal digits of the hash.

    `chains` has for each name the blocks as pairs of tokens and hash; the hash of a block that is not looked up is
    None. An arrow leads from a block to the one that its hash goes into. Blocks with one hash have one colour, and
    those that more than one prompt has are marked with a thick border.
    """
    if not chains or not all(chains.values()):
        raise ValueError("chains: must hold at least one prompt, each of at least one block")
    counts = Counter(block_hash for blocks in chains.values() for _, block_hash in blocks if block_hash is not None)
    shared = [block_hash for block_hash, count in counts.items() if count > 1]
    longest = max(len(blocks) for blocks in chains.values())
    ax = ax or _new_axes(2.2 * longest, 1.1 * len(chains), left=1.2)
    for row, (name, blocks) in enumerate(chains.items()):
        ax.text(-0.15, row, name, ha="right", va="center")
        for column, (token_ids, block_hash) in enumerate(blocks):
            colour = OWNER_COLOURS[shared.index(block_hash) % len(OWNER_COLOURS)] if block_hash in shared else WHITE
            border = {"edgecolor": BLACK, "linewidth": 2.2 if block_hash in shared else 0.8}
            style = "--" if block_hash is None else "-"
            ax.add_patch(Rectangle((column, row - 0.33), 0.78, 0.66, facecolor=colour, linestyle=style, **border))
            ax.text(column + 0.39, row - 0.12, " ".join(map(str, token_ids)), fontsize=9, **LABEL)
            digits = f"{block_hash:016x}"[:6] if block_hash is not None else "not looked up"
            ax.text(column + 0.39, row + 0.15, digits, fontsize=8, family="monospace", color="#444444", **LABEL)
            if column and block_hash is not None:
                arrow = {"arrowstyle": "-|>", "color": BLACK, "mutation_scale": 12}
                ax.annotate("", (column, row), (column - 0.22, row), arrowprops=arrow)
    ax.set_xlim(-0.1, longest)
    ax.set_ylim(len(chains) - 0.5, -0.5)
    ax.axis("off")
    return ax


def _pool(record: dict) -> dict:
    if "pool" not in record:
        raise ValueError("this record has no pool: lessons before L04 have no blocks")
    return record["pool"]


def _owners(record: dict) -> dict[int, list[int]]:
    """The sequences that hold each block of the pool."""
    owners = defaultdict(list)
    for item in record["block_tables"]:
        for block_id in item["block_table"]:
            owners[block_id].append(item["seq_id"])
    return {block_id: owners[block_id] for block_id in range(len(_pool(record)["ref_counts"]))}


def _colour(seq_id: int) -> str:
    return OWNER_COLOURS[seq_id % len(OWNER_COLOURS)]


def _draw_block(
    ax: Axes,
    x: float,
    y: float,
    pool: dict,
    block_id: int,
    owners: list[int],
    height: float = 0.9,
    number: int | None = None,
) -> None:
    """A block as a box, one stripe for each owner; in it `number`, or the reference count if it has owners."""
    is_cached = pool["hashes"][block_id] is not None
    if owners:
        width = 0.9 / len(owners)
        for place, seq_id in enumerate(owners):
            left = x - 0.45 + place * width
            stripe = {"facecolor": _colour(seq_id), "edgecolor": GREY, "linewidth": 0.8}
            ax.add_patch(Rectangle((left, y - height / 2), width, height, **stripe))
    else:
        _draw_box(ax, x, y, height, linewidth=0.8, **(FREE_BUT_CACHED if is_cached else FREE))
    text = number if number is not None else pool["ref_counts"][block_id] if owners else ""
    box = {"facecolor": WHITE, "edgecolor": "none", "pad": 1} if number is not None else None
    ax.text(x, y, str(text), fontsize=11, bbox=box, **LABEL)


def _draw_box(ax: Axes, x: float, y: float, height: float = 0.9, **style) -> None:
    ax.add_patch(Rectangle((x - 0.45, y - height / 2), 0.9, height, **style))


def _new_axes(columns: float, rows: float, left: float = 0.0) -> Axes:
    """Axes for so many boxes."""
    size = (min(9.0, 1.0 + left + 0.6 * columns), 0.7 + 0.6 * rows)
    return plt.subplots(figsize=size, layout="constrained")[1]


def _finish(
    ax: Axes, columns: int, rows: int, top: float = 0.0, side: float = 0.0, aspect: float | str = "equal"
) -> None:
    """Limits around the boxes, which stay squares; no axes."""
    ax.set_xlim(-0.6 - side, columns - 0.4 + side)
    ax.set_ylim(rows - 0.45, -0.55 - top)
    ax.set_aspect(aspect)
    ax.axis("off")


def _legend(ax: Axes, handles: list[Patch]) -> None:
    """Above the picture, where it covers nothing."""
    style = {
        "frameon": False,
        "ncols": len(handles) if len(handles) < 6 else 4,
        "borderaxespad": 0.2,
        "handlelength": 1.6,
    }
    ax.legend(handles=handles, loc="lower left", bbox_to_anchor=(0, 1), **style)
