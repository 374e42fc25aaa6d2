"""How fast is a stage on a CPU, compared with `transformers`? The same requests, in one process, in float32.

The peers are `generate`, which pads all prompts on the left and lets every row run until the longest output is done,
and the continuous batching of `transformers`. Counted are the tokens that were asked for. The systems take turns, and
every turn has new prompts of the same lengths, so that no cache has seen them.

What counts is the ratio: the times belong to one machine. CPU seconds are those of the process; with one thread on an
idle machine they are the seconds that pass, and on a busy one they count only this process.
"""

import json
import logging
import platform
import random
from collections.abc import Callable
from contextlib import ExitStack
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Annotated

import torch
import typer
from rich.console import Console
from rich.table import Table
from transformers import AutoModelForCausalLM, ContinuousBatchingConfig, GenerationConfig, PreTrainedModel

from lessons.L00_environment.utils.hub import resolve_model

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results" / "throughput.json"
STAGE = "L05_model_runner"
MODELS = ["tiny-stories", "smollm2"]
NUM_REQUESTS = [1, 8, 32]
PROMPT_TOKENS, NEW_TOKENS = (16, 256), (16, 128)  # least and most
SEED = 0
GENERATE, CONTINUOUS = "generate", "continuous batching"
BARS = {1: 0.95, 8: 1.5, 32: 1.5}  # how many times faster than `generate`, at least, by the number of requests
FULL_BARS = {**BARS, 32: 2.0}  # of nanovllm_full
PAGE_TOKENS, STEP_TOKENS = 32, 256  # of continuous batching; larger steps are slower: its mask is dense

Requests = list[tuple[list[int], int]]  # prompt and number of new tokens
System = Callable[[Requests], list[list[int]]]


def main(
    model: Annotated[list[str], typer.Option(help="A model's name; may be given more than once.")] = MODELS,
    requests: Annotated[list[int], typer.Option(help="How many; may be given more than once.")] = NUM_REQUESTS,
    stage: Annotated[str, typer.Option(help="The package in lessons/, or nanovllm_full.")] = STAGE,
    threads: Annotated[int, typer.Option(min=1)] = 1,
    repeats: Annotated[int, typer.Option(min=1, help="Timed runs of each system, after one that is not timed.")] = 3,
    output: Annotated[Path, typer.Option(help="Where the JSON goes.")] = RESULTS,
    beside: Annotated[list[str] | None, typer.Option(help="A stage to compare it with, too.")] = None,
) -> None:
    """Measures a stage against `transformers` and writes a JSON file."""
    torch.set_num_threads(threads)
    logging.getLogger("transformers").setLevel(logging.ERROR)
    stages, results, errors = [stage, *(beside or [])], [], {}
    for name in model:
        with ExitStack() as stack:
            systems, errors[name] = make_systems(stages, name, stack)
            results += [measure(name, systems, number, repeats) for number in requests]
    chosen = [] if model == MODELS else [f"--model {name}" for name in model]
    chosen += [] if requests == NUM_REQUESTS else [f"--requests {number}" for number in requests]
    chosen += [f"--stage {stage}", *(f"--beside {other}" for other in stages[1:])]
    options = [*chosen, f"--threads {threads}", f"--repeats {repeats}"]
    measured = {
        "command": " ".join(["python benchmarks/throughput.py", *options]),
        **describe_machine(),
        "stage": stage,
        "dtype": "float32",
        "repeats": repeats,
        "workload": {
            "seed": SEED,
            "prompt_tokens": PROMPT_TOKENS,
            "new_tokens": NEW_TOKENS,
            "ignore_eos": True,
            "temperature": 0,
        },
        "continuous_batching": {"page_size": PAGE_TOKENS, "max_batch_tokens": STEP_TOKENS, "errors": errors},
        "results": results,
    }
    output.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")
    print_table(stage, results)


def make_systems(stages: list[str], name: str, stack: ExitStack) -> tuple[dict[str, System], str | None]:
    """The stages and their peers, each with the model loaded; and why continuous batching does not run, if so.

    What has to be stopped at the end is put on the stack.
    """
    plain = load_peer(name)
    systems = {stage: load_stage(stage, name) for stage in stages}
    systems[GENERATE] = lambda requests: generate(plain, requests)
    try:
        run_continuous = start_continuous(load_peer(name), stack)
        run_continuous([([1, 2, 3], 2)])
    except Exception as error:
        return systems, f"{type(error).__name__}: {error}".splitlines()[0]
    return {**systems, CONTINUOUS: run_continuous}, None


def load_stage(stage: str, name: str) -> System:
    """A stage of the course with its engine."""
    package = import_module(f"lessons.{stage}" if (ROOT / "lessons" / stage).is_dir() else stage)
    llm = package.LLM(name, device="cpu", dtype="float32")

    def run(requests: Requests) -> list[list[int]]:
        prompts, counts = zip(*requests, strict=True)
        params = [package.SamplingParams(temperature=0, max_tokens=count, ignore_eos=True) for count in counts]
        return [output["token_ids"] for output in llm.generate([*prompts], params, use_tqdm=False)]

    return run


def load_peer(name: str) -> PreTrainedModel:
    """The model of `transformers`, with weights of its own."""
    return AutoModelForCausalLM.from_pretrained(resolve_model(name), dtype=torch.float32).eval()


@torch.inference_mode()
def generate(model: PreTrainedModel, requests: Requests) -> list[list[int]]:
    """All requests in one call: prompts padded on the left, and as many steps as the longest output needs."""
    longest = max(len(prompt) for prompt, _ in requests)
    input_ids = torch.tensor([[0] * (longest - len(prompt)) + prompt for prompt, _ in requests])
    mask = torch.tensor([[0] * (longest - len(prompt)) + [1] * len(prompt) for prompt, _ in requests])
    output = model.generate(
        input_ids,
        attention_mask=mask,
        do_sample=False,
        max_new_tokens=max(count for _, count in requests),
        eos_token_id=None,
        pad_token_id=0,
    )
    return [row[longest : longest + count].tolist() for row, (_, count) in zip(output, requests, strict=True)]


def start_continuous(model: PreTrainedModel, stack: ExitStack) -> System:
    """The continuous batching of `transformers`; every request has its own number of new tokens.

    Its thread runs until it is stopped: without that the process would not end.
    """
    manager = model.init_continuous_batching(
        generation_config=GenerationConfig(do_sample=False, eos_token_id=-1),
        continuous_batching_config=make_continuous_config(),
    )
    manager.start()
    stack.callback(manager.stop)

    def run(requests: Requests) -> list[list[int]]:
        ids = [manager.add_request(prompt, max_new_tokens=count) for prompt, count in requests]
        outputs = {}
        while len(outputs) < len(ids):
            result = manager.get_result(timeout=1)
            if result is None and not manager.is_running():
                raise RuntimeError("the generation thread has ended")
            if result is not None and result.error:
                raise RuntimeError(result.error)
            if result is not None and result.is_finished():
                outputs[result.request_id] = result.generated_tokens
        return [outputs[request_id] for request_id in ids]

    return run


def make_continuous_config() -> ContinuousBatchingConfig:
    """Room for 32 requests. The size of a page has another name in older versions."""
    num_blocks = -(-max(NUM_REQUESTS) * (PROMPT_TOKENS[1] + NEW_TOKENS[1] + PAGE_TOKENS) // PAGE_TOKENS)
    sizes = {"num_blocks": num_blocks, "max_batch_tokens": STEP_TOKENS}
    try:
        return ContinuousBatchingConfig(page_size=PAGE_TOKENS, **sizes)
    except TypeError:
        return ContinuousBatchingConfig(block_size=PAGE_TOKENS, **sizes)


def make_requests(number: int, turn: int) -> Requests:
    """Prompts of mixed length: the lengths are the same in every turn, the ids are not."""
    lengths, ids = random.Random(SEED), random.Random(SEED + 1 + turn)
    sizes = [(lengths.randint(*PROMPT_TOKENS), lengths.randint(*NEW_TOKENS)) for _ in range(number)]
    return [([ids.randrange(100, 4000) for _ in range(length)], count) for length, count in sizes]


def measure(model: str, systems: dict[str, System], number: int, repeats: int) -> dict:
    """The times of every run of all systems, which take turns."""
    seconds: dict[str, list[float]] = {name: [] for name in systems}
    cpu_seconds: dict[str, list[float]] = {name: [] for name in systems}
    same_ids = dict.fromkeys(systems, 0)
    for turn in range(repeats + 1):
        requests = make_requests(number, turn)
        outputs = {}
        for name, run in systems.items():
            start, cpu_start = perf_counter(), process_time()
            outputs[name] = run(requests)
            if turn:  # the first run warms up
                seconds[name].append(perf_counter() - start)
                cpu_seconds[name].append(process_time() - cpu_start)
            assert [len(ids) for ids in outputs[name]] == [count for _, count in requests], name
        if turn:
            for name, rows in outputs.items():
                same_ids[name] += sum(a == b for a, b in zip(rows, outputs[GENERATE], strict=True))
    num_new = sum(count for _, count in requests)
    medians = {name: median(runs) for name, runs in cpu_seconds.items()}
    stage = next(iter(systems))
    return {
        "model": model,
        "requests": number,
        "prompt_tokens": sum(len(prompt) for prompt, _ in requests),
        "new_tokens": num_new,
        "share_of_requests_with_the_ids_of_generate": {
            name: round(count / number / repeats, 4) for name, count in same_ids.items()
        },
        "seconds": rounded(seconds),
        "cpu_seconds": rounded(cpu_seconds),
        "median_cpu_seconds": {name: round(value, 4) for name, value in medians.items()},
        "tokens_per_cpu_second": {name: round(num_new / value, 1) for name, value in medians.items()},
        "times_faster_than": {name: round(medians[name] / medians[stage], 3) for name in medians if name != stage},
        "bar": check_bar(stage, number, medians[GENERATE] / medians[stage]),
        "times_faster_than_by_wall_time": {
            name: round(median(seconds[name]) / median(seconds[stage]), 3) for name in medians if name != stage
        },
    }


def check_bar(stage: str, number: int, times: float) -> dict | None:
    """What is asked of a stage at this number of requests, and whether `times` is enough; None if nothing is."""
    bars = FULL_BARS if stage == "nanovllm_full" else BARS
    return {"at_least": bars[number], "met": times >= bars[number]} if number in bars else None


def rounded(times: dict[str, list[float]]) -> dict[str, list[float]]:
    """Tenths of milliseconds."""
    return {name: [round(run, 4) for run in runs] for name, runs in times.items()}


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


def print_table(stage: str, results: list[dict]) -> None:
    """Tokens per CPU second and the ratios."""
    columns = ("model", "requests", "new tokens", "tokens per CPU second", "times faster than", "bar")
    table = Table(*columns, title=stage)
    for result in results:
        speeds = "\n".join(f"{name}: {speed}" for name, speed in result["tokens_per_cpu_second"].items())
        ratios = "\n".join(
            f"{name}: {ratio:.2f} (by wall time {result['times_faster_than_by_wall_time'][name]:.2f})"
            for name, ratio in result["times_faster_than"].items()
        )
        bar = result["bar"]
        verdict = f"{bar['at_least']}: {'met' if bar['met'] else 'NOT MET'}" if bar else "-"
        table.add_row(result["model"], str(result["requests"]), str(result["new_tokens"]), speeds, ratios, verdict)
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
