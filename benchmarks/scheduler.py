"""What does the engine's own work cost? Microseconds of scheduler and block manager, without a model.

A decode step is `schedule` and `postprocess` of L04, with a constant in the place of each sampled token. The second
part is the prefix cache: nanoseconds per prompt token to hash and publish a prompt, and to find it again.
"""

import gc
import json
import platform
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import perf_counter
from types import SimpleNamespace
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from lessons.L04_scheduler import SamplingParams
from lessons.L04_scheduler.engine.block_manager import BlockManager
from lessons.L04_scheduler.engine.scheduler import Scheduler
from lessons.L04_scheduler.engine.sequence import Sequence

RESULTS = Path(__file__).parent / "results" / "scheduler.json"
NUM_BLOCKS = 100_000
BLOCK_SIZES = (16, 256)
NUM_RUNNING = (1, 64, 512)
MIN_STEPS = 512  # a multiple of each block size, so that every phase of a block is met equally often
PROMPT_LENGTH = 32
HASHED_LENGTH = 2**15


def main(
    repeats: Annotated[int, typer.Option(min=1, help="Timed runs of each setting, after one that is not timed.")] = 7,
    output: Annotated[Path, typer.Option(help="Where the JSON goes.")] = RESULTS,
) -> None:
    """Measures the engine's own work and writes a JSON file."""
    steps = [measure_steps(size, number, repeats) for size in BLOCK_SIZES for number in NUM_RUNNING]
    hashing = [measure_hashing(size, repeats) for size in BLOCK_SIZES]
    measured = {
        "command": f"python benchmarks/scheduler.py --repeats {repeats}",
        **describe_machine(),
        "repeats": repeats,
        "num_blocks": NUM_BLOCKS,
        "decode": steps,
        "hashed_tokens_per_run": HASHED_LENGTH,
        "prefix_cache": hashing,
    }
    output.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")
    print_tables(steps, hashing)


def measure_steps(block_size: int, num_running: int, repeats: int) -> dict:
    """Microseconds per decode step with `num_running` sequences, of every run."""
    runs = [time_steps(block_size, num_running) for _ in range(repeats + 1)][1:]
    return {
        "block_size": block_size,
        "running": num_running,
        "steps_per_run": count_steps(num_running),
        "microseconds_per_step": [round(run, 3) for run in runs],
        "median": round(median(runs), 3),
        "median_per_sequence": round(median(runs) / num_running, 3),
    }


def time_steps(block_size: int, num_running: int) -> float:
    """Fills an engine, and returns the microseconds of a decode step."""
    config = SimpleNamespace(
        max_num_seqs=num_running,
        max_num_batched_tokens=num_running * PROMPT_LENGTH,
        max_model_len=2**20,
        eos_token_ids=frozenset([0]),
        num_kvcache_blocks=NUM_BLOCKS,
        kvcache_block_size=block_size,
        enable_prefix_caching=True,
    )
    scheduler = Scheduler(config)
    for seq_id in range(num_running):
        scheduler.add(make_sequence(seq_id, PROMPT_LENGTH))
    run_step(scheduler)
    num_steps = count_steps(num_running)
    gc.collect()
    start = perf_counter()
    for _ in range(num_steps):
        run_step(scheduler)
    return (perf_counter() - start) / num_steps * 1e6


def count_steps(num_running: int) -> int:
    """How many steps a run takes: more if they are short."""
    return MIN_STEPS * max(1, 64 // num_running)


def run_step(scheduler: Scheduler) -> None:
    """One step of a model that always says 1."""
    step = scheduler.schedule()
    scheduler.postprocess(step, [1] * len(step.scheduled))


def make_sequence(seq_id: int, length: int) -> Sequence:
    """A request that shares nothing with those of another `seq_id`, and goes on for ever."""
    params = SamplingParams(temperature=0, max_tokens=2**20, ignore_eos=True)
    return Sequence(seq_id, range(seq_id * length, (seq_id + 1) * length), params)


def measure_hashing(block_size: int, repeats: int) -> dict:
    """Nanoseconds per token to publish a prompt, and to find it again in the cache, of every run."""
    runs = [time_hashing(block_size) for _ in range(repeats + 1)][1:]
    result: dict = {"block_size": block_size}
    for name, column in zip(("publish", "find"), zip(*runs, strict=True), strict=True):
        result[f"nanoseconds_per_token_to_{name}"] = [round(run, 3) for run in column]
        result[f"median_to_{name}"] = round(median(column), 3)
    return result


def time_hashing(block_size: int) -> tuple[float, float]:
    """Publishes one long prompt and looks an equal one up."""
    manager = BlockManager(NUM_BLOCKS, block_size)
    first, second = make_sequence(0, HASHED_LENGTH + 1), make_sequence(0, HASHED_LENGTH + 1)
    manager.allocate(first)
    start = perf_counter()
    manager.hash_blocks(first, 0, HASHED_LENGTH)
    published = perf_counter()
    num_hits = manager.can_allocate(second)
    found = perf_counter()
    assert num_hits == HASHED_LENGTH // block_size
    return (published - start) / HASHED_LENGTH * 1e9, (found - published) / HASHED_LENGTH * 1e9


def describe_machine() -> dict:
    """What the times depend on."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return {
        "cpu": names[0] if names else platform.processor(),
        "threads": 1,
        "versions": {"python": platform.python_version(), **{name: version(name) for name in ("numpy", "xxhash")}},
    }


def print_tables(steps: list[dict], hashing: list[dict]) -> None:
    """The medians."""
    table = Table("block size", "running", "us per step", "us per sequence", title=f"decode, {NUM_BLOCKS:,} blocks")
    for row in steps:
        cells = (row["block_size"], row["running"], f"{row['median']:.1f}", f"{row['median_per_sequence']:.2f}")
        table.add_row(*map(str, cells))
    Console().print(table)
    table = Table("block size", "ns to publish", "ns to find", title="prefix cache, per prompt token")
    for row in hashing:
        table.add_row(str(row["block_size"]), f"{row['median_to_publish']:.1f}", f"{row['median_to_find']:.1f}")
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
