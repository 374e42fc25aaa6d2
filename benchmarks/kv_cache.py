"""How much faster is L03x, with a KV cache, than L03, which recomputes everything? The same prompts, in one process.

Writes the times of every run to a JSON file. What counts is the ratio: the times belong to one machine. They are CPU
seconds of the process, which has one thread; on an idle machine these are the seconds that pass, and on a busy one they
count only this process.
"""

import json
import platform
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import process_time
from types import ModuleType
from typing import Annotated

import torch
import typer
from rich.console import Console
from rich.table import Table

from lessons import L03_engine, L03x_kv_cache

RESULTS = Path(__file__).parent / "results" / "kv_cache.json"
STAGES = {"without": L03_engine, "with": L03x_kv_cache}
SETTINGS = ["16x1", "1x16", "1x64", "1x128", "4x64"]  # prompts x new tokens each
PROMPT_LENGTH = 16


def main(
    setting: Annotated[list[str], typer.Option(help="Prompts x new tokens each; may be given more than once.")] = (
        SETTINGS
    ),
    repeats: Annotated[int, typer.Option(min=1, help="Timed runs of each stage, after one that is not timed.")] = 3,
    output: Annotated[Path, typer.Option(help="Where the JSON goes.")] = RESULTS,
) -> None:
    """Measures L03x against L03 and writes a JSON file."""
    torch.set_num_threads(1)
    engines = {name: package.LLM("tiny-stories", device="cpu", trace=True) for name, package in STAGES.items()}
    results = [measure(engines, *map(int, text.split("x")), repeats) for text in setting]
    settings = [] if setting == SETTINGS else [f"--setting {text}" for text in setting]
    command = " ".join(["python benchmarks/kv_cache.py", *settings, f"--repeats {repeats}"])
    measured = {"command": command, **describe_machine(), "repeats": repeats, "results": results}
    output.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")
    print_table(results)


def measure(engines: dict[str, L03_engine.LLM], num_prompts: int, num_new: int, repeats: int) -> dict:
    """CPU seconds of every run of both engines, which take turns, and the tokens that each sends through the model."""
    prompts = [[100 + 50 * row + column for column in range(PROMPT_LENGTH)] for row in range(num_prompts)]
    seconds: dict[str, list[float]] = {name: [] for name in engines}
    token_ids, token_forwards = {}, {}
    for repeat in range(repeats + 1):
        for name, llm in engines.items():
            llm.trace.steps.clear()
            start = process_time()
            outputs = llm.generate(prompts, greedy(STAGES[name], num_new), use_tqdm=False)
            if repeat:  # the first run warms up
                seconds[name].append(process_time() - start)
            token_ids[name] = [output["token_ids"] for output in outputs]
            token_forwards[name] = sum(
                item["num_scheduled_tokens"] for record in llm.trace.steps for item in record["scheduled"]
            )
    medians = {name: median(runs) for name, runs in seconds.items()}
    return {
        "prompts": num_prompts,
        "prompt_tokens": PROMPT_LENGTH,
        "new_tokens": num_new,
        "same_token_ids": token_ids["without"] == token_ids["with"],
        "token_forwards": token_forwards,
        "cpu_seconds": {name: [round(run, 6) for run in runs] for name, runs in seconds.items()},
        "median_cpu_seconds": {name: round(value, 6) for name, value in medians.items()},
        "times_faster": round(medians["without"] / medians["with"], 3),
    }


def greedy(package: ModuleType, max_tokens: int) -> object:
    """Parameters of a stage under which every request gives exactly `max_tokens` tokens."""
    return package.SamplingParams(temperature=0, max_tokens=max_tokens, ignore_eos=True)


def describe_machine() -> dict:
    """What the times depend on."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return {
        "model": "tiny-stories, float32",
        "cpu": names[0] if names else platform.processor(),
        "threads": torch.get_num_threads(),
        "versions": {
            "python": platform.python_version(),
            **{name: version(name) for name in ("torch", "transformers")},
        },
    }


def print_table(results: list[dict]) -> None:
    """The medians and ratios."""
    table = Table("prompts", "new tokens", "token-forwards", "CPU seconds", "faster", "same ids", title="L03 / L03x")
    for result in results:
        forwards, seconds = result["token_forwards"], result["median_cpu_seconds"]
        table.add_row(
            str(result["prompts"]),
            str(result["new_tokens"]),
            f"{forwards['without']} / {forwards['with']}",
            f"{seconds['without']:.3f} / {seconds['with']:.3f}",
            f"{result['times_faster']:.2f} times",
            str(result["same_token_ids"]),
        )
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
