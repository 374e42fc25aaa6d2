"""How fast an engine serves, and which part of the hardware's limit that is.

`measure` runs requests and notes the time around each `step`; it listens to the scheduler, and the engine knows
nothing of it. `find_floor` says how long the same work would take if nothing limited it but what the device can do.
"""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, fields
from random import Random
from time import perf_counter
from typing import Literal, Self

import numpy as np
import torch

from .engine.scheduler import Scheduler
from .engine.sequence import Step
from .llm import LLM
from .sampling_params import SamplingParams
from .utils.checks import check_int
from .utils.hardware import Hardware, measure_hardware

TEMPERATURE = 0.6
LARGEST_ID = 10_000
PERCENTILES = (50, 90, 99)
KINDS = ("prefill", "decode")

Request = tuple[list[int], SamplingParams]


@dataclass(frozen=True, slots=True)
class Workload:
    """Requests of random lengths and token ids; a length is from the first to the second number, both included."""

    num_requests: int
    input_len: tuple[int, int]
    output_len: tuple[int, int]
    seed: int = 0

    def __post_init__(self) -> None:
        check_int("requests", self.num_requests, minimum=1)
        check_int("seed", self.seed, minimum=0)
        for name in ("input_len", "output_len"):
            least, most = getattr(self, name)
            if not 1 <= least <= most:
                raise ValueError(f"{name}={least}:{most}: must be two numbers of at least 1, the smaller one first")


NANO_VLLM = Workload(256, (100, 1024), (100, 1024))  # bench.py of https://github.com/GeeeekExplorer/nano-vllm
SMALL = Workload(16, (16, 128), (16, 64))  # the same for a CPU


def make_requests(workload: Workload, vocab_size: int, max_model_len: int) -> list[Request]:
    """The requests of a workload, drawn in the order of nano-vLLM's; none ends before its `max_tokens`.

    Raises ValueError if one could be longer than `max_model_len`.
    """
    longest = workload.input_len[1] + workload.output_len[1]
    if longest > max_model_len:
        raise ValueError(
            f"input_len, output_len: {longest} tokens together, must be at most max_model_len={max_model_len}"
        )
    random = Random(workload.seed)
    largest_id = min(LARGEST_ID, vocab_size - 1)
    prompts = [
        [random.randint(0, largest_id) for _ in range(random.randint(*workload.input_len))]
        for _ in range(workload.num_requests)
    ]
    return [
        (prompt, SamplingParams(TEMPERATURE, random.randint(*workload.output_len), ignore_eos=True))
        for prompt in prompts
    ]


@dataclass(frozen=True, slots=True)
class StepNote:
    """What a measurement keeps of a step: a few lists of numbers, so that no garbage collection looks at it for long.

    Of each sequence that had not ended before: its `seq_id`, the position of the first token computed, and how many.
    """

    kind: Literal["prefill", "decode"]
    seq_ids: list[int]
    starts: list[int]
    counts: list[int]
    admitted: list[int]  # seq_ids
    num_preempted: int

    @classmethod
    def of(cls, step: Step) -> Self:
        """The note of a step whose tokens have come, and have not been handed out yet."""
        items = [item for item in step.scheduled if not item.seq.is_finished]
        return cls(
            step.kind,
            [item.seq.seq_id for item in items],
            [item.start for item in items],
            [item.count for item in items],
            [seq.seq_id for seq in step.admitted],
            len(step.preempted),
        )


@dataclass(slots=True)
class Phase:
    """What all steps of one kind did together.

    num_tokens: that were computed.
    num_rows: sequences, summed over the steps; each has one row of logits.
    num_pairs: of a query and a key that it attends to, counted once for all heads and layers. In a decode it is the
        number of tokens whose keys and values are read.
    """

    num_steps: int = 0
    seconds: float = 0.0
    num_tokens: int = 0
    num_rows: int = 0
    num_pairs: int = 0

    @property
    def tokens_per_second(self) -> float:
        """Of the time spent in these steps; 0 if there were none."""
        return self.num_tokens / self.seconds if self.seconds else 0.0

    def add(self, step: StepNote, seconds: float) -> None:
        """Counts one step, which took this long."""
        self.num_steps += 1
        self.seconds += seconds
        self.num_rows += len(step.seq_ids)
        for start, count in zip(step.starts, step.counts, strict=True):
            self.num_tokens += count
            self.num_pairs += count * start + count * (count + 1) // 2


@dataclass(slots=True)
class Measurement:
    """What was seen while requests ran. Times are in seconds.

    time_to_first_token: of each request, from when the first was queued.
    inter_token_latency: each time between two tokens of one request.
    num_cached_tokens: tokens of prompts that were found in the cache, also of those that run again after a preemption.
    """

    num_requests: int
    num_prompt_tokens: int
    num_generated_tokens: int = 0
    seconds: float = 0.0
    phases: dict[str, Phase] = field(default_factory=lambda: {kind: Phase() for kind in KINDS})
    time_to_first_token: list[float] = field(default_factory=list)
    inter_token_latency: list[float] = field(default_factory=list)
    num_cached_tokens: int = 0
    num_preemptions: int = 0

    def summary(self) -> dict:
        """Plain data for a JSON file: totals, rates and percentiles."""
        return {
            "requests": self.num_requests,
            "prompt_tokens": self.num_prompt_tokens,
            "generated_tokens": self.num_generated_tokens,
            "seconds": self.seconds,
            "generated_tokens_per_second": self.num_generated_tokens / self.seconds,
            **{
                kind: {**asdict(phase), "tokens_per_second": phase.tokens_per_second}
                for kind, phase in self.phases.items()
            },
            "time_to_first_token": percentiles(self.time_to_first_token),
            "inter_token_latency": percentiles(self.inter_token_latency),
            "cached_tokens": self.num_cached_tokens,
            "preemptions": self.num_preemptions,
        }


def percentiles(values: list[float]) -> dict[str, float]:
    """The values below which 50, 90 and 99 % lie; empty if there are no values."""
    if not values:
        return {}
    return {
        f"p{percent}": float(value)
        for percent, value in zip(PERCENTILES, np.percentile(values, PERCENTILES), strict=True)
    }


@dataclass(frozen=True, slots=True)
class TimedStep:
    """A step of the engine and when it ran, in seconds of `perf_counter`."""

    step: StepNote
    start: float
    end: float


def measure(llm: LLM, requests: list[Request]) -> Measurement:
    """Queues all requests at once, steps until they are finished, and counts afterwards what the steps did."""
    start = perf_counter()
    for prompt, params in requests:
        llm.add_request(prompt, params)
    timed_steps = run_steps(llm)
    measurement = Measurement(
        num_requests=len(requests),
        num_prompt_tokens=sum(len(prompt) for prompt, _ in requests),
        seconds=perf_counter() - start,
    )
    count_steps(measurement, timed_steps, start)
    return measurement


def run_steps(llm: LLM) -> list[TimedStep]:
    """Steps until every request is finished."""
    timed_steps: list[TimedStep] = []
    with listening(llm.scheduler) as steps:
        while not llm.is_finished():
            start = perf_counter()
            llm.step()
            end = perf_counter()
            timed_steps += [TimedStep(step, start, end) for step in steps]
            steps.clear()
    return timed_steps


@contextmanager
def listening(scheduler: Scheduler) -> Iterator[list[StepNote]]:
    """A list to which each step is added whose tokens have come, until the `with` block ends."""
    postprocess, steps = scheduler.postprocess, []

    def noting(step: Step, *results: object) -> object:
        steps.append(StepNote.of(step))
        return postprocess(step, *results)

    scheduler.postprocess = noting
    try:
        yield steps
    finally:
        del scheduler.postprocess


def count_steps(measurement: Measurement, timed_steps: list[TimedStep], start: float) -> None:
    """Adds what the steps did to a measurement whose requests came at the time `start`."""
    token_times: dict[int, list[float]] = defaultdict(list)  # by seq_id
    cut: set[int] = set()  # seq_ids of the prompts of which a part has been computed
    for timed in timed_steps:
        step = timed.step
        measurement.phases[step.kind].add(step, timed.end - timed.start)
        measurement.num_preemptions += step.num_preempted
        if step.kind == "prefill":
            starts = zip(step.seq_ids, step.starts, strict=True)
            measurement.num_cached_tokens += sum(start for seq_id, start in starts if seq_id not in cut)
            cut = set(step.seq_ids) - set(step.admitted)
        for seq_id in step.admitted if step.kind == "prefill" else step.seq_ids:
            token_times[seq_id].append(timed.end)
    for times in token_times.values():
        measurement.num_generated_tokens += len(times)
        measurement.time_to_first_token.append(times[0] - start)
        measurement.inter_token_latency += np.diff(times).tolist()


def find_floor(llm: LLM, phases: dict[str, Phase], hardware: Hardware) -> dict[str, float]:
    """Seconds that the steps would take at least, by kind.

    A decode does little with much data. Each step reads all weights once, and the keys and values of each sequence:

        (steps * weight bytes + pairs * K/V bytes of a token) / copy bandwidth

    A prefill does much with each weight that it reads. Each token is multiplied with each matrix of the layers, each
    sequence of a step with the LM head; a multiplication and an addition are 2 FLOP. A query and a key are multiplied,
    and so are a weight and a value: 4 FLOP for each pair and each number of the heads of all layers:

        (2 * tokens * layer weights + 2 * rows * head weights + 4 * pairs * numbers in the heads) / matmul rate

    With several ranks this is the work of one, which is that of each. A decode of many sequences with short pasts can
    be limited by its products instead, and a small model stays in the processor's cache: so it is an estimate, and no
    law.
    """
    runner = llm.model_runner
    model, kv_cache = runner.model, runner.kv_cache
    embedding, head = model.model.embed_tokens.weight, model.lm_head.weight
    weights = list(model.parameters())  # a tied weight is there once
    read = [weight for weight in weights if weight is head or weight is not embedding]  # an embedding reads a few rows
    weight_bytes = sum(weight.nbytes for weight in read)
    token_bytes = kv_cache.nbytes / (llm.config.num_kvcache_blocks * llm.config.kvcache_block_size)
    matrices = [weight for weight in read if weight.dim() == 2 and weight is not head]
    layer_weights = sum(weight.numel() for weight in matrices)
    head_numbers = sum(layer.self_attn.o_proj.weight.shape[1] for layer in model.model.layers)

    prefill, decode = phases["prefill"], phases["decode"]
    flop = 2 * prefill.num_tokens * layer_weights + 2 * prefill.num_rows * head.numel()
    flop += 4 * prefill.num_pairs * head_numbers
    moved = decode.num_steps * weight_bytes + decode.num_pairs * token_bytes
    return {"prefill": flop / hardware.matmul_rate, "decode": moved / hardware.copy_bandwidth}


def run_benchmark(llm: LLM, workload: Workload) -> dict:
    """Warms up, asks the device for its limits, runs the workload; returns plain data for a JSON file."""
    requests = make_requests(workload, llm.config.vocab_size, llm.config.max_model_len)
    warm_up(llm)
    hardware = measure_hardware(llm.config.device, llm.config.dtype)
    measurement = measure(llm, requests)
    floor = find_floor(llm, measurement.phases, hardware)
    measured = {kind: phase.seconds for kind, phase in measurement.phases.items()}
    return {
        "workload": asdict(workload),
        "engine": describe_engine(llm),
        "startup_seconds": llm.model_runner.startup_seconds,
        **measurement.summary(),
        "hardware": asdict(hardware),
        "floor_seconds": floor,
        "part_of_limit": {
            **{kind: floor[kind] / measured[kind] if measured[kind] else 0.0 for kind in KINDS},
            "all": sum(floor.values()) / sum(measured.values()),
        },
    }


def warm_up(llm: LLM) -> None:
    """Runs each kind of step: a prefill, decodes, and, as the prompt comes twice, a prefill with a past."""
    most = min(llm.config.max_model_len - 1, llm.scheduler.block_manager.capacity)
    prompt = [0] * min(2 * llm.config.kvcache_block_size + 1, most)
    for _ in range(2):
        llm.generate([prompt], SamplingParams(TEMPERATURE, max_tokens=4, ignore_eos=True), use_tqdm=False)


def describe_engine(llm: LLM) -> dict:
    """The settings of an engine as plain data, and what it runs on."""
    device = llm.config.device
    values = {setting.name: getattr(llm.config, setting.name) for setting in fields(llm.config) if setting.init}
    settings = {name: value if isinstance(value, int | float | None) else str(value) for name, value in values.items()}
    name = torch.cuda.get_device_name(device) if device.type == "cuda" else f"CPU, {torch.get_num_threads()} threads"
    return {**settings, "device_name": name, "torch": torch.__version__}


def format_report(report: dict) -> str:
    """The lines that a reader wants of what `run_benchmark` returns."""
    engine, hardware, part = report["engine"], report["hardware"], report["part_of_limit"]
    startup = report["startup_seconds"]
    lines = {
        "engine": (
            f"{engine['model']} on {engine['device_name']}, {engine['dtype'].removeprefix('torch.')}, "
            f"attention by {engine['attention_backend']}"
        ),
        "start-up": f"{sum(startup.values()):.2f} s: " + ", ".join(f"{name} {s:.2f}" for name, s in startup.items()),
        "requests": (
            f"{report['requests']:,} with {report['prompt_tokens']:,} prompt tokens, {report['generated_tokens']:,} "
            f"tokens generated in {report['seconds']:.2f} s: {report['generated_tokens_per_second']:,.0f} tokens/s"
        ),
        **{kind: _format_phase(report[kind], part[kind]) for kind in KINDS},
        "first token": _format_percentiles(report["time_to_first_token"], unit="s", scale=1),
        "next token": _format_percentiles(report["inter_token_latency"], unit="ms", scale=1000),
        "cache": f"{report['cached_tokens']:,} prompt tokens found, {report['preemptions']:,} preemptions",
        "hardware": f"{hardware['copy_bandwidth'] / 1e9:,.1f} GB/s, {hardware['matmul_rate'] / 1e12:.3g} TFLOP/s",
        "limit": f"{sum(report['floor_seconds'].values()):.3g} s for the same steps: {part['all']:.1%} reached",
    }
    return "\n".join(f"{name:<12} {text}" for name, text in lines.items())


def _format_phase(phase: dict, part: float) -> str:
    return (
        f"{phase['num_steps']:,} steps, {phase['num_tokens']:,} tokens in {phase['seconds']:.2f} s: "
        f"{phase['tokens_per_second']:,.0f} tokens/s, {part:.1%} of the limit"
    )


def _format_percentiles(values: dict[str, float], unit: str, scale: int) -> str:
    return ", ".join(f"{name} {value * scale:.3g} {unit}" for name, value in values.items()) or "none"
