"""What benchmarks/serving.py measures of our engine alone: shared beginnings, an arrival, gaps of the GPU."""

from collections.abc import Callable
from itertools import pairwise
from statistics import median
from time import perf_counter

import torch

from benchmarks.serving_engines import Ours
from benchmarks.serving_plan import OWN, Prompts, share_beginning
from nanovllm_full import LLM
from nanovllm_full.bench import TimedStep, listening

STEPS_BEFORE = 24  # of the running sequences alone, before the long prompt comes
ARRIVALS = 3
ARRIVING_TOKENS = 4  # that the long prompt generates
UNTIMED_REPLAYS = 8


def measure_prefix(engine: Ours, draw: Callable[[int], Prompts], repeats: int, own: int = OWN) -> dict:
    """Requests that begin alike: all at once, and, with the cache, one first and the others when it has ended.

    `computed_common`: how often the common tokens were computed.
    """
    ways = {"at once": [], "one first": []}
    has_cache = engine.llm.config.enable_prefix_caching
    for repeat in range(repeats + 1):
        for offset, way in enumerate(ways if has_cache else ["at once"]):
            prompts = share_beginning(draw(2 * repeat + offset), own)
            number = 1 if way == "one first" else 0
            parts = [engine.run(part) for part in (prompts[:number], prompts[number:]) if part]
            computed = sum(part["prefill"]["num_tokens"] for part in parts) - own * len(prompts)
            run = {"computed_common": computed / (len(prompts[0][0]) - own), **parts[-1]}
            if repeat:  # the first run warms up
                ways[way].append(run)
    return {way: {"runs": runs, "median": medians(runs)} for way, runs in ways.items() if runs}


def measure_arrivals(engine: Ours, draw: Callable[[int], Prompts], budgets: tuple[int, ...], length: int) -> list[dict]:
    """A long prompt arrives while others decode, with each budget of a step, interleaved and not.

    `longest_stall`: the longest time between two tokens of the running ones, until the prompt has its last token;
    `step_before`: the median without the prompt; `time_to_first_token`: of the prompt. All are seconds, and medians of
    some arrivals.
    """
    results = []
    scheduler, budget_before = engine.llm.scheduler, engine.llm.scheduler.max_num_batched_tokens
    for number, (interleave, budget) in enumerate((k, budget) for k in (0, 1) for budget in budgets):
        prompts = draw(number)
        seq_ids = [engine.llm.add_request(*request) for request in engine.to_requests(prompts)]
        while scheduler.waiting:
            engine.llm.step()
        scheduler.prefill_interleave, scheduler.max_num_batched_tokens = interleave, budget
        arrivals = []
        for arrival in range(ARRIVALS + 1):
            ids = [ids for prompt, _ in draw(1000 * (arrival + 1) + number) for ids in prompt]
            prompt = [(ids * (length // len(ids) + 1))[:length]]
            arrivals.append(watch_arrival(engine, prompt[0]))
        scheduler.prefill_interleave, scheduler.max_num_batched_tokens = 0, budget_before
        for seq_id in seq_ids:
            engine.llm.abort(seq_id)
        results.append({"budget": budget, "prefill_interleave": interleave, **medians(arrivals[1:])})
    return results


def watch_arrival(engine: Ours, prompt: list[int]) -> dict:
    """One arrival."""
    llm = engine.llm
    with listening(llm.scheduler) as steps:
        before = [timed for _ in range(STEPS_BEFORE) for timed in time_step(llm, steps)[0]]
        came = perf_counter()
        seq_id = llm.add_request(*engine.to_requests([(prompt, ARRIVING_TOKENS)])[0])
        after, finished = before[-1:], []
        while seq_id not in finished:
            timed, finished = time_step(llm, steps)
            after += timed
    first = next(timed.end for timed in after if seq_id in timed.step.admitted)
    return {
        "longest_stall": max(gaps(after)),
        "step_before": median(gaps(before)),
        "time_to_first_token": first - came,
    }


def time_step(llm: LLM, steps: list) -> tuple[list[TimedStep], list[int]]:
    """Takes a step; what was noted, and the `seq_id` of each finished request."""
    start = perf_counter()
    finished, _ = llm.step()
    end = perf_counter()
    timed = [TimedStep(step, start, end) for step in steps]
    steps.clear()
    return timed, [output["seq_id"] for output in finished]


def gaps(timed_steps: list[TimedStep]) -> list[float]:
    """Seconds between the ends of neighbouring decodes."""
    ends = [timed.end for timed in timed_steps if timed.step.kind == "decode"]
    return [later - earlier for earlier, later in pairwise(ends)]


class TimedGraph:
    """A graph whose replays stand between two events of the GPU."""

    def __init__(self, graph: torch.cuda.CUDAGraph, spans: list[tuple]):
        self.graph, self.spans = graph, spans

    def replay(self) -> None:
        """The replay, and what says when it began and ended."""
        start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        start.record()
        self.graph.replay()
        end.record()
        self.spans.append((start, end))


def measure_idle(engine: Ours, prompts: Prompts) -> dict:
    """How long the GPU has nothing of a step's graph to do, from the end of one replay to the beginning of the next.

    The copies of the inputs and of the sampled ids count as idle, too.
    """
    llm, spans = engine.llm, []
    for request in engine.to_requests(prompts):
        llm.add_request(*request)
    while llm.scheduler.waiting:
        llm.step()
    graphs = llm.model_runner.graphs.graphs if llm.model_runner.graphs else {}
    kept = dict(graphs)
    graphs |= {size: (TimedGraph(graph, spans), *rest) for size, (graph, *rest) in kept.items()}
    try:
        while not llm.is_finished():
            llm.step()
    finally:
        graphs |= kept
    if spans:
        torch.cuda.synchronize()
    spans = spans[UNTIMED_REPLAYS:]
    steps = [first.elapsed_time(second) for (first, _), (second, _) in pairwise(spans)]
    idle = [end.elapsed_time(start) for (_, end), (start, _) in pairwise(spans)]
    return {"running": len(prompts), **describe_idle(steps, idle)}


def describe_idle(steps: list[float], idle: list[float]) -> dict:
    """Milliseconds of the median step and gap, and the share of the whole time that is gaps; without a GPU nothing."""
    if not steps:
        return {"steps": 0, "step_ms": None, "idle_ms": None, "share": None}
    return {"steps": len(steps), "step_ms": median(steps), "idle_ms": median(idle), "share": sum(idle) / sum(steps)}


def medians(runs: list[dict]) -> dict:
    """The median of each number of some runs, dictionaries of the same form."""
    result = {}
    for key, value in runs[0].items():
        values = [run[key] for run in runs]
        if isinstance(value, dict):
            result[key] = medians(values)
        else:
            result[key] = value if value is None else median(values)
    return result
