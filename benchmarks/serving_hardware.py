"""What a machine can do, and the models that it needs, in a process of its own, for benchmarks/serving.py.

Reads a job (JSON), writes an answer.
"""

import json
import sys
from dataclasses import asdict, replace
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

import torch

from benchmarks.timing import seconds_per_call
from nanovllm_full.utils.hardware import measure_hardware
from nanovllm_full.utils.parallel import connect, disconnect
from nanovllm_full.utils.random_model import write_random_model

ROWS, HIDDEN = (1, 64), 4096  # of the tensors that the ranks of an 8B model add up
CALLS = 72  # all-reduces of a step


def main() -> None:
    """Measures what the job asks for."""
    job = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    device = torch.device(job["device"])
    on_gpu = device.type == "cuda"
    for shape, folder in job["models"].items():
        with device:
            write_random_model(shape, Path(folder))
    with torch.inference_mode():
        answer = asdict(measure_hardware(device, torch.bfloat16 if on_gpu else torch.float32))
        if on_gpu:
            answer["copy_bandwidth_in_a_graph"] = copy_in_a_graph()
    if job["ranks"] > 1:
        answer["all_reduce_microseconds"] = measure_all_reduce(job["device"], job["ranks"])
    Path(sys.argv[2]).write_text(json.dumps(answer), encoding="utf-8")


def copy_in_a_graph() -> float:
    """Bytes per second of a captured copy, to see whether it is slower than one that is launched."""
    source = torch.randint(256, (2**30,), dtype=torch.uint8, device="cuda")
    target = torch.empty_like(source)
    return 2 * len(source) / seconds_per_call([lambda: target.copy_(source)], "cuda")


def measure_all_reduce(device: str, ranks: int) -> dict[str, float]:
    """Microseconds of an all-reduce in a captured graph, as in a decode step, by who does it and the tensor's shape."""
    context = get_context("spawn")
    with TemporaryDirectory() as folder:
        receiver, sender = context.Pipe(duplex=False)
        arguments = (ranks, str(Path(folder) / "store"), device, sender)
        processes = [context.Process(target=run_rank, args=(rank, *arguments)) for rank in range(ranks)]
        for process in processes:
            process.start()
        times = receiver.recv() if receiver.poll(120) else {}
        for process in processes:
            process.join(20)
            process.kill()
    return times


def run_rank(rank: int, ranks: int, store: str, device: str, sender: object) -> None:
    """One rank; the first one reports."""
    on_gpu = device != "cpu"
    where = torch.device("cuda", rank) if on_gpu else torch.device("cpu")
    if on_gpu:
        torch.cuda.set_device(where)
    parallel = connect(rank, ranks, where, store)
    times = {}
    ways = {type(parallel.group).__name__.removeprefix("ProcessGroup"): replace(parallel, peers=None)}
    if parallel.peers:
        ways["shared memory"] = parallel
    with torch.inference_mode():
        for (name, way), rows in product(ways.items(), ROWS):
            x = torch.zeros(rows, HIDDEN, dtype=torch.bfloat16 if on_gpu else torch.float32, device=where)
            calls = [lambda x=x, way=way: way.all_reduce(x)] * (CALLS if on_gpu else 1)
            way.all_reduce(x)
            microseconds = seconds_per_call(calls, device, number=20 if on_gpu else None) * 1e6
            times[f"{name}, {rows} x {HIDDEN}"] = round(microseconds, 2)
    if rank == 0:
        sender.send(times)
    disconnect(parallel)


if __name__ == "__main__":
    main()
