"""One decode step on a GPU: launched kernel by kernel, replayed from a CUDA graph, overlapped. Who waits for whom?

    python3 benchmarks/decode_timeline.py

Run it from the root of the repository, with PYTHONPATH set to it. The model has the shape of Qwen3-0.6B and random
weights. For each backend, way and batch size some steps are timed without a profiler; then torch.profiler records one
step: when each kernel runs on the GPU, and which phase the CPU is in. A profiler makes launches slower, so times are
taken from the first and proportions from the second. `--device cpu --shape small` tries the script without a GPU: then
there are no kernels, and nothing is replayed.

The ways are

    eager       without graphs; each step is over before the next is planned
    replay      from a graph; each step is over before the next is planned
    overlapped  from a graph, with `async_scheduling`: the next step is planned and launched while one runs

A step that is overlapped has no beginning and end of its own. It is timed from one return of `LLM.step` to the next,
and its kernels are those that begin in between: the last of the step that it waits for, and the first of the next.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import torch
from torch.autograd import DeviceType
from torch.autograd.profiler_util import FunctionEvent
from torch.profiler import ProfilerActivity, profile, record_function

from benchmarks.gpu_check import SHAPES, describe_machine, make_random_model
from nanovllm_full import LLM, SamplingParams
from nanovllm_full.layers.attention_backend import BLOCK_SIZES

RESULTS = Path(__file__).parent / "results" / "decode_timeline.json"
BATCHES = [1, 8, 64, 256]
CONTEXT = 512  # tokens of each prompt
REPEATS, WARM_UP = 20, 5  # steps
PROFILED = 8  # the last one counts: the first ones warm the profiler up, are late, and so is what overlaps with them
WAYS = {  # the settings of an engine
    "eager": {"enforce_eager": True, "async_scheduling": False},
    "replay": {"enforce_eager": False, "async_scheduling": False},
    "overlapped": {"enforce_eager": False, "async_scheduling": True},
}
PHASES = {  # of the CPU, by what the engine calls: a part of it and the name of a method
    ("scheduler", "schedule"): "schedule",
    ("model_runner", "prepare"): "prepare",
    ("model_runner", "prepare_sample"): "prepare",
    ("model_runner", "run_model"): "model",
    ("model_runner", "sampler"): "sample",
    ("model_runner", "replay"): "replay",
    ("model_runner", "collect"): "wait",
    ("scheduler", "postprocess"): "postprocess",
}
KINDS = {  # of kernels, by a part of their names; the first that is found
    "attention": ("plan_kernel", "decode_kernel", "flash", "fmha", "softmax"),
    "store": ("store_kvcache",),
    "product": ("linear_kernel", "gemm", "gemv", "cutlass", "nvjet", "splitk", "cublas"),
    "norm": ("rms_norm_kernel", "rotary_kernel", "silu_and_mul_kernel"),  # and the other small layers
    "sampling": ("draw_kernel", "choose_kernel"),
    "copy": ("memcpy", "memset"),
}

Span = list  # [name, start, duration], in microseconds from the beginning of the step


def main(arguments: list[str] | None = None) -> None:
    """Measures all runs and writes a JSON file."""
    options = parse(arguments)
    on_gpu = options.device != "cpu"
    runs = []
    with TemporaryDirectory() as folder:
        make_random_model(Path(folder), options.shape, options.device)
        for backend in options.backend or ([*BLOCK_SIZES] if on_gpu else ["torch"]):
            for way in WAYS if on_gpu else ("eager",):
                runs += measure(Path(folder), backend, way, options)
    first = runs[0]["backend"]
    for run in runs:
        if run["backend"] != first:  # a timeline of one backend is enough
            del run["phases"], run["kernels"]
    chosen = {"shape": options.shape, "device": options.device, "context": options.context, "repeats": options.repeats}
    measured = {
        "command": " ".join(
            ["python3 benchmarks/decode_timeline.py", *(f"--{key} {value}" for key, value in chosen.items())]
        ),
        **describe_machine(options.device),
        "repeats": options.repeats,
        "model": {"architecture": "Qwen3ForCausalLM", "dtype": "bfloat16", **SHAPES[options.shape]},
        "context": options.context,
        "runs": runs,
    }
    options.output.write_text(to_json(measured), encoding="utf-8")
    for run in runs:
        print({name: value for name, value in run.items() if not isinstance(value, list)})


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--shape", default="0.6b", choices=SHAPES, help="of the model with random weights")
    parser.add_argument("--backend", action="append", choices=BLOCK_SIZES, help="may be given more than once")
    parser.add_argument("--batch", action="append", type=int, help="may be given more than once")
    parser.add_argument("--context", type=int, default=CONTEXT, help="tokens of each prompt")
    parser.add_argument("--repeats", type=int, default=REPEATS, help="timed steps")
    parser.add_argument("--output", type=Path, default=RESULTS)
    return parser.parse_args(arguments)


def measure(path: Path, backend: str, way: str, options: argparse.Namespace) -> list[dict]:
    """The runs of one engine: decodes of each batch size."""
    batches = options.batch or BATCHES
    max_tokens = WARM_UP + options.repeats + PROFILED + 4  # no sequence ends in a step that is measured
    params = SamplingParams(temperature=0, max_tokens=max_tokens, ignore_eos=True)
    runs = []
    with LLM(
        str(path),
        device=options.device,
        dtype="bfloat16",
        attention_backend=backend,
        **WAYS[way],
        enable_prefix_caching=False,
        max_num_seqs=max(batches),
        max_model_len=options.context + max_tokens,
    ) as llm:
        name_phases(llm)
        for batch in batches:
            for _ in range(batch):
                llm.add_request([7] * options.context, params)
            while llm.scheduler.waiting:  # prefills go first, so that all decode together then
                llm.step()
            steps = [time_step(llm) for _ in range(WARM_UP + options.repeats)][WARM_UP:]
            phases, kernels = record_step(llm)
            while not llm.is_finished():
                llm.step()
            runs.append({"backend": backend, "way": way, "batch": batch, **summarize(steps, phases, kernels)})
    return runs


def summarize(steps: list[float], phases: list[Span], kernels: list[Span]) -> dict:
    """The numbers of a run, and what they come from."""
    by_kind: Counter[str] = Counter()
    for kind, _, duration in kernels:
        by_kind[kind] += duration
    return {
        "step_us": round(median(steps), 1),
        "num_kernels": len(kernels),
        "busy_us": round(busy_time(kernels), 1),
        "kernel_us": {kind: round(duration, 1) for kind, duration in sorted(by_kind.items())},
        "all_step_us": [round(step, 1) for step in steps],
        "phases": phases,
        "kernels": kernels,
    }


def busy_time(kernels: list[Span]) -> float:
    """How long at least one kernel ran."""
    total, reached = 0.0, 0.0
    for _, start, duration in sorted(kernels, key=lambda kernel: kernel[1]):
        total += max(0.0, start + duration - max(start, reached))
        reached = max(reached, start + duration)
    return total


def time_step(llm: LLM) -> float:
    """Microseconds of one step."""
    start = perf_counter()
    run_step(llm)
    return 1e6 * (perf_counter() - start)


def run_step(llm: LLM) -> None:
    """One step; unless steps overlap, the GPU has nothing to do afterwards."""
    llm.step()
    if llm.config.device.type == "cuda" and not llm.config.async_scheduling:
        torch.cuda.synchronize(llm.config.device)


def record_step(llm: LLM) -> tuple[list[Span], list[Span]]:
    """The phases of the CPU and the kernels of the GPU in the last profiled step."""
    on_gpu = llm.config.device.type == "cuda"
    with profile(activities=[ProfilerActivity.CPU, *([ProfilerActivity.CUDA] if on_gpu else [])]) as profiler:
        for _ in range(PROFILED):
            with record_function("step"):
                run_step(llm)
        if on_gpu:
            torch.cuda.synchronize(llm.config.device)
    names = {"step", *PHASES.values()}
    marks = [event for event in profiler.events() if event.name in names and event.device_type == DeviceType.CPU]
    step = max((event.time_range for event in marks if event.name == "step"), key=lambda time: time.start)
    kernels = [  # the profiler repeats the marks among them
        event for event in profiler.events() if event.device_type == DeviceType.CUDA and event.name not in names
    ]
    phases, kernels = (
        [event for event in events if step.start <= event.time_range.start <= step.end] for events in (marks, kernels)
    )
    return (
        [to_span(event, event.name, step.start) for event in outermost(phases)],
        [to_span(event, kind_of(event.name), step.start) for event in kernels],
    )


def outermost(events: list[FunctionEvent]) -> list[FunctionEvent]:
    """The step and its phases in their order, without phases that lie within others."""
    kept: list[FunctionEvent] = []
    for event in sorted(events, key=lambda event: (event.time_range.start, -event.time_range.end)):
        if len(kept) < 2 or event.time_range.start >= kept[-1].time_range.end:
            kept.append(event)
    return kept


def to_span(event: FunctionEvent, name: str, begin: float) -> Span:
    """What is kept of an event."""
    start, end = event.time_range.start, event.time_range.end
    return [name, round(start - begin, 1), round(end - start, 1)]


def kind_of(kernel: str) -> str:
    """The kind of a kernel, from its name."""
    return next((kind for kind, parts in KINDS.items() if any(part in kernel.lower() for part in parts)), "other")


def name_phases(llm: LLM) -> None:
    """Wraps what the engine calls, so that a profile shows its phases."""
    for (owner, method), phase in PHASES.items():
        part = getattr(llm, owner)
        setattr(part, method, named(getattr(part, method), phase))


def named(function: Callable, phase: str) -> Callable:
    """The same function; in a profile its calls have the name of the phase."""

    def call(*arguments: object) -> object:
        with record_function(phase):
            return function(*arguments)

    return call


def to_json(measured: dict) -> str:
    """JSON with a line for each run, whose lists are long."""
    rest = json.dumps({**measured, "runs": []}, indent=1)
    runs = ",\n".join(f"  {json.dumps(run, separators=(',', ':'))}" for run in measured["runs"])
    return rest.replace('"runs": []', f'"runs": [\n{runs}\n ]') + "\n"


if __name__ == "__main__":
    main()
