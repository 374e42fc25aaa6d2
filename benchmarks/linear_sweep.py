"""How kernels are timed, and the search for the tiles of the linear kernel; run by benchmarks/linear.py --sweep."""

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import astuple, replace
from itertools import product
from statistics import median
from time import perf_counter

import torch
from torch.nn import functional as F

from benchmarks.timing import RUNS
from nanovllm_full.kernels import dependent_launch
from nanovllm_full.kernels.linear import linear
from nanovllm_full.kernels.linear_table import TILES, LinearTile

LAYERS = 28
PRODUCTS = {  # of each shape of a model: outputs, inputs
    "0.6b": {"qkv": (4096, 1024), "o": (1024, 2048), "gate_up": (6144, 1024), "down": (1024, 3072)},
    "8b": {"qkv": (6144, 4096), "o": (4096, 4096), "gate_up": (24576, 4096), "down": (4096, 12288)},
}
CLASSES = {"wide": ("qkv", "gate_up"), "narrow": ("o", "down")}  # the columns of the table
SHARED_MEMORY = 99 * 1024
DEVICE, DTYPE = torch.device("cuda"), torch.bfloat16
WRONG = 0.02  # difference, in parts of the largest number

Job = tuple[str, int, LinearTile]  # product, rows, tile
Tiles = tuple[LinearTile, LinearTile]  # for a wide weight and for a narrow one


def time_graph(run: Callable[[], object], launches: int, replays: int = 10) -> float:
    """Microseconds of one of the `launches` that `run` makes: the median of `RUNS` times `replays` of its graph."""
    for _ in range(2):
        run()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        kept = run()
    graph.replay()
    times = []
    for _ in range(RUNS):
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        for _ in range(replays):
            graph.replay()
        end.record()
        end.synchronize()
        times.append(begin.elapsed_time(end) * 1000 / replays / launches)
    del kept, graph
    return round(median(times), 3)


def operands(
    name: str, rows: int, layers: int = LAYERS, shape: str = "0.6b"
) -> tuple[list[torch.Tensor], dict, torch.Tensor]:
    """The weights of all layers, what `linear` gets besides, and x, as in the chain."""
    outputs, inputs = PRODUCTS[shape][name]
    generator = torch.Generator(DEVICE).manual_seed(0)

    def numbers(*shape: int) -> torch.Tensor:
        return torch.randn(*shape, device=DEVICE, dtype=DTYPE, generator=generator)

    weights = [numbers(outputs, inputs) * inputs**-0.5 for _ in range(layers)]
    extras: dict = {"gated": name == "gate_up"}
    if name in CLASSES["narrow"]:
        extras["residual"] = numbers(rows, outputs)
    else:
        extras |= {"norm_weight": numbers(inputs), "eps": 1e-6}
    return weights, extras, numbers(rows, inputs)


def error_of(name: str, rows: int, tile: LinearTile) -> float:
    """The largest difference from float64, in parts of the largest number. It also compiles the kernel."""
    (weight,), extras, x = operands(name, rows, layers=1)
    expected = x.double()
    if "norm_weight" in extras:
        expected = F.rms_norm(expected, expected.shape[1:], extras["norm_weight"].double(), 1e-6)
    expected = expected @ weight.double().T
    if extras["gated"]:
        gate, up = expected.chunk(2, dim=1)
        expected = F.silu(gate) * up
    if "residual" in extras:
        expected = expected + extras["residual"].double()
    ours = linear(x, weight, tile=tile, **extras)
    return float((ours - expected).abs().max() / expected.abs().max())


def time_layers(held: dict[str, tuple], tiles: Tiles | None = None) -> float:
    """Microseconds of the four products of a layer in their order, each of what the one before gives, as in the chain.

    `held`: of each product what `operands` gives. `tiles` for wide and narrow weights, else those of the table.
    """
    wide, narrow = tiles or (None, None)
    (qkv, norm, x), (o, residual, _), (gate_up, gate, _), (down, _, _) = (held[name] for name in PRODUCTS["0.6b"])

    def run() -> list[torch.Tensor]:
        hidden, kept = x, []
        for layer in range(len(qkv)):
            heads = linear(hidden, qkv[layer], tile=wide, **norm)[:, : o[layer].shape[1]]
            hidden = linear(heads, o[layer], tile=narrow, **residual)
            opened = linear(hidden, gate_up[layer], tile=wide, **gate)
            hidden = linear(opened, down[layer], tile=narrow, **residual)
            kept += [heads, hidden, opened]
        return kept

    return time_graph(run, len(qkv))


# The search for tiles


def candidates(rows: int, width: str) -> Iterator[LinearTile]:
    """The tiles that are tried for up to `rows` rows."""
    is_wide = width == "wide"
    if rows < 16:
        for columns, block, warps in product((2, 4, 8), (512, 1024, 2048), (1, 2, 4)):
            per_thread = columns * block // (32 * warps)
            if 16 <= per_thread <= 128 // rows and 256 * warps <= block <= (1024 if is_wide else 2048):
                yield LinearTile(rows, columns, block, 1, warps, 1)
        return
    splits_tried = (1, 2, 4) if is_wide else (1, 2, 4, 8)
    if rows > 16:
        for columns, block, warps, splits, stages in product((32, 64, 128), (64, 128), (4, 8), splits_tried, (3, 4)):
            if (rows + columns) * block * 2 * stages <= SHARED_MEMORY and rows * columns <= 32 * 32 * warps * 2:
                yield LinearTile(rows, columns, block, splits, warps, stages)
        return
    for padded, columns, block, warps, splits in product((16, 32), (16, 32, 64), (128, 256), (1, 2, 4), splits_tried):
        stages = 4 if padded == 16 else 3
        if (padded + columns) * block * 2 * stages <= SHARED_MEMORY:
            yield LinearTile(padded, columns, block, splits, warps, stages)


def sweep(workers: int, numbers_of_rows: list[int]) -> dict:
    """Times all candidates in the layer they belong to, puts the best into the table, and tries their switches."""
    start = perf_counter()
    tried = {(rows, width): list(candidates(rows, width)) for rows in numbers_of_rows for width in CLASSES}
    for rows, width in tried:  # tensor cores may be the better choice for few rows, too
        if 4 <= rows < 16:
            tried[rows, width] += candidates(16, width)
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        errors = compile_all(pool, tried)
        wrong = [[name, *astuple(tile), error] for (name, _, tile), error in errors.items() if error >= WRONG]
        print(
            f"sweep: {len(errors)} kernels in {perf_counter() - start:.0f} s; failed or wrong: {len(wrong)} {wrong[:1]}"
        )
        print("rows width | best: rows columns block_k splits warps stages prefetch | us of a layer | next | switches")
        measured: dict = {"wrong": wrong}
        for (rows, width), tiles in tried.items():
            held = {name: operands(name, rows) for name in PRODUCTS["0.6b"]}
            right = [tile for tile in tiles if all(errors[name, tile.ROWS, tile] < WRONG for name in CLASSES[width])]
            ranked = [(time_layers(held, with_tile(rows, width, tile)), tile) for tile in right]
            ranked.sort(key=lambda entry: entry[0])
            ranked, switches = try_switches(pool, held, rows, width, ranked)
            TILES[rows] = with_tile(rows, width, ranked[0][1])
            shown = [" ".join(map(str, (*astuple(tile), time))) for time, tile in ranked[:2]]
            print(rows, width, "|", " | ".join(shown), "|", switches)
            measured[f"{rows} {width}"] = {"times": [[*astuple(tile), time] for time, tile in ranked], **switches}
    ordered = sorted(TILES.items())
    TILES.clear()
    TILES.update(ordered)
    return measured | {"seconds": round(perf_counter() - start, 1)}


def with_tile(rows: int, width: str, tile: LinearTile) -> Tiles:
    """The tiles of the table for this many rows, the one for a width replaced."""
    wide, narrow = TILES.get(rows) or TILES[max(TILES)]
    return (tile, narrow) if width == "wide" else (wide, tile)


def try_switches(
    pool: ProcessPoolExecutor, held: dict[str, tuple], rows: int, width: str, ranked: list[tuple[float, LinearTile]]
) -> tuple[list[tuple[float, LinearTile]], dict[str, float]]:
    """The best tile with other prefetching, which may be better, and without dependent launches."""
    best = ranked[0][1]
    switched = [replace(best, prefetch=size) for size in (0, 64)]
    compile_all(pool, {(rows, width): switched})
    times = {f"prefetch {tile.prefetch}": time_layers(held, with_tile(rows, width, tile)) for tile in switched}
    with without_dependent_launch():
        times["no PDL"] = time_layers(held, with_tile(rows, width, best))
    ranked += [(times[f"prefetch {tile.prefetch}"], tile) for tile in switched]
    return sorted(ranked, key=lambda entry: entry[0]), times


def compile_all(pool: ProcessPoolExecutor, tried: dict[tuple[int, str], list[LinearTile]]) -> dict[Job, float]:
    """The error of each kernel; the processes of the pool leave what they compile in Triton's cache."""
    jobs = [(name, tile.ROWS, tile) for (_, width), tiles in tried.items() for tile in tiles for name in CLASSES[width]]
    jobs = list(dict.fromkeys(jobs))
    return dict(zip(jobs, pool.map(attempt_one, jobs), strict=True))


def attempt_one(job: Job) -> float:
    """The error of one kernel; infinity if it cannot be compiled."""
    try:
        with torch.inference_mode():
            return error_of(*job)
    except Exception:
        return float("inf")


@contextmanager
def without_dependent_launch() -> Iterator[None]:
    """Within it, every kernel starts when the one before it has ended."""
    kept = dependent_launch.has_dependent_launch
    dependent_launch.has_dependent_launch = lambda device: False
    try:
        yield
    finally:
        dependent_launch.has_dependent_launch = kept
