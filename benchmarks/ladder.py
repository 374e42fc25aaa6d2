"""How fast is each stage? The same prompts through all of them, on one CPU thread, in one process.

L01 computes everything again for every token and takes one prompt after the other, so the workload is small. The
stages take turns; every turn has new prompts, so that no cache has seen them. What counts are the ratios. CPU seconds
are those of the process: on an idle machine the seconds that pass, on a busy one only its own.
"""

import json
import platform
import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from types import ModuleType
from typing import Annotated

import torch
import typer
from rich.console import Console
from rich.table import Table

from lessons.ladder import load_ladder

ROOT = Path(__file__).parents[1]
RESULTS = Path(__file__).parent / "results" / "ladder.json"
MODEL = "tiny-stories"
STAGES = ["L01", "L02", "L03", "L03x", "L04", "L05"]
SEED = 0
NUM_PROMPTS, NEW_TOKENS = 8, 48
PROMPT_TOKENS = (16, 64)  # least and most


def main(
    stage: Annotated[list[str], typer.Option(help="A stage; may be given more than once.")] = STAGES,
    prompts: Annotated[int, typer.Option(min=1)] = NUM_PROMPTS,
    tokens: Annotated[int, typer.Option(min=1, help="New tokens of each prompt.")] = NEW_TOKENS,
    repeats: Annotated[int, typer.Option(min=1, help="Timed runs of each stage, after one that is not timed.")] = 3,
    output: Annotated[Path, typer.Option(help="Where the JSON goes.")] = RESULTS,
) -> None:
    """Measures the stages and writes a JSON file."""
    torch.set_num_threads(1)
    ladder = load_ladder(ROOT)
    packages = [import_module(ladder.resolve(name).package) for name in stage]
    systems = {name: make_system(package, tokens) for name, package in zip(stage, packages, strict=True)}
    seconds: dict[str, list[float]] = {name: [] for name in systems}
    cpu_seconds: dict[str, list[float]] = {name: [] for name in systems}
    for turn in range(repeats + 1):
        batch = make_prompts(prompts, turn)
        token_ids = {}
        for name, run in systems.items():
            start, cpu_start = perf_counter(), process_time()
            token_ids[name] = run(batch)
            if turn:  # the first run warms up
                seconds[name].append(perf_counter() - start)
                cpu_seconds[name].append(process_time() - cpu_start)
        first = token_ids[stage[0]]
        assert all(ids == first for ids in token_ids.values()), "the stages differ in their greedy ids"
    medians = {name: median(runs) for name, runs in cpu_seconds.items()}
    chosen = [] if stage == STAGES else [f"--stage {name}" for name in stage]
    options = [*chosen, f"--prompts {prompts}", f"--tokens {tokens}", f"--repeats {repeats}"]
    measured = {
        "command": " ".join(["python benchmarks/ladder.py", *options]),
        "model": f"{MODEL}, float32",
        **describe_machine(),
        "repeats": repeats,
        "workload": {
            "seed": SEED,
            "prompts": prompts,
            "prompt_tokens": [len(prompt) for prompt in batch],
            "new_tokens_each": tokens,
            "ignore_eos": True,
            "temperature": 0,
        },
        "same_token_ids": True,
        "seconds": {name: [round(run, 4) for run in runs] for name, runs in seconds.items()},
        "cpu_seconds": {name: [round(run, 4) for run in runs] for name, runs in cpu_seconds.items()},
        "median_cpu_seconds": {name: round(value, 4) for name, value in medians.items()},
        "tokens_per_cpu_second": {name: round(prompts * tokens / value, 1) for name, value in medians.items()},
        "times_faster_than_first": {name: round(medians[stage[0]] / value, 2) for name, value in medians.items()},
    }
    output.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")
    print_table(measured)


def make_system(package: ModuleType, tokens: int) -> Callable[[list[list[int]]], list[list[int]]]:
    """A function from prompts to token ids. L01 has no settings: it always runs in float32 on the CPU."""
    has_settings = find_spec(f"{package.__name__}.config") is not None
    llm = package.LLM(MODEL, **({"device": "cpu"} if has_settings else {}))
    params = package.SamplingParams(temperature=0, max_tokens=tokens, ignore_eos=True)
    return lambda prompts: [output["token_ids"] for output in llm.generate(prompts, params, use_tqdm=False)]


def make_prompts(number: int, turn: int) -> list[list[int]]:
    """Prompts of mixed length: the lengths are the same in every turn, the ids are not."""
    lengths, ids = random.Random(SEED), random.Random(SEED + 1 + turn)
    sizes = [lengths.randint(*PROMPT_TOKENS) for _ in range(number)]
    return [[ids.randrange(100, 4000) for _ in range(length)] for length in sizes]


def describe_machine() -> dict:
    """What the times depend on."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return {
        "cpu": names[0] if names else platform.processor(),
        "threads": torch.get_num_threads(),
        "versions": {
            "python": platform.python_version(),
            **{name: version(name) for name in ("torch", "transformers")},
        },
    }


def print_table(measured: dict) -> None:
    """Tokens per CPU second, and how many times the first stage's."""
    table = Table("stage", "tokens per CPU second", "times the first", title="the ladder")
    for name, speed in measured["tokens_per_cpu_second"].items():
        table.add_row(name, f"{speed:.0f}", f"{measured['times_faster_than_first'][name]:.2f}")
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
