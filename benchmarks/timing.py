"""Times of kernels on a GPU, inside a captured CUDA graph, as an engine runs them."""

from collections.abc import Callable
from statistics import median
from time import perf_counter

import torch

RUNS = 5  # timed ones; the median counts
LEAST_SECONDS = 2e-3  # of a run: the graph is replayed until it takes about as long


def seconds_per_call(
    calls: list[Callable[[], object]], device: str, runs: int = RUNS, number: int | None = None
) -> float:
    """The median time of a call, in seconds: all calls are captured in one graph, which is replayed.

    The calls should touch different memory, more than the L2 cache holds, as the layers of a model do. `number`: of
    replays in a run, which several processes that work together have to agree on; None: as many as fill LEAST_SECONDS.
    """
    if device == "cpu":  # only to try the script
        start = perf_counter()
        calls[0]()
        return perf_counter() - start
    calls[0]()  # compiles and loads
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for call in calls:
            call()
    once = time_replays(graph, 1)
    once = min(once, time_replays(graph, 1))
    number = number or max(1, round(LEAST_SECONDS / once))
    return median(time_replays(graph, number) for _ in range(runs)) / number / len(calls)


def time_replays(graph: torch.cuda.CUDAGraph, number: int) -> float:
    """Seconds of so many replays."""
    start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    start.record()
    for _ in range(number):
        graph.replay()
    end.record()
    end.synchronize()
    return start.elapsed_time(end) / 1000
