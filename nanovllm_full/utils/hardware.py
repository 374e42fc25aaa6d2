"""What a device can do: how fast it copies, and how fast it multiplies."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

import torch

COPY_BYTES = {"cpu": 2**28, "cuda": 2**30}  # more than caches hold; on a GPU so much that the launch does not count
MATMUL_SIZES = {"cpu": 1024, "cuda": 8192}  # large enough to reach the device's rate
REPEATS = 5
CALLS = {"cpu": 1, "cuda": 10}  # one after the other before a GPU is waited for


@dataclass(frozen=True, slots=True)
class Hardware:
    """What a device can do. `copy_bandwidth`: bytes read and written per second; `matmul_rate`: FLOP per second."""

    copy_bandwidth: float
    matmul_rate: float


def measure_hardware(device: torch.device, dtype: torch.dtype) -> Hardware:
    """What copies and products in `dtype` reach on this device, now and beside whatever else it does."""
    return Hardware(measure_copy_bandwidth(device), measure_matmul_rate(device, dtype))


def measure_copy_bandwidth(device: torch.device) -> float:
    """Bytes per second, read and written ones together, of the best of some large copies.

    They are launched one by one: in a captured CUDA graph, a copy can be given to another unit of the GPU, which is
    slower.
    """
    num_bytes = COPY_BYTES[device.type]
    source = torch.randint(256, (num_bytes,), dtype=torch.uint8, device=device)
    target = torch.empty_like(source)
    return 2 * num_bytes / best_time(lambda: target.copy_(source), device)


def measure_matmul_rate(device: torch.device, dtype: torch.dtype) -> float:
    """FLOP per second of the best of some products of two square matrices.

    Of random numbers: constants cost a GPU less power, so that it multiplies them faster than any model's weights.
    """
    size = MATMUL_SIZES[device.type]
    matrix = torch.randn(size, size, device=device).to(dtype)
    return 2 * size**3 / best_time(lambda: matrix @ matrix, device)


def best_time(call: Callable[[], object], device: torch.device) -> float:
    """Seconds of a call, from the fastest of several rounds, after one that is not timed."""
    times = []
    for _ in range(REPEATS + 1):
        start = perf_counter()
        for _ in range(CALLS[device.type]):
            call()
        if device.type == "cuda":
            torch.cuda.synchronize(device)
        times.append((perf_counter() - start) / CALLS[device.type])
    return min(times[1:])
