"""Sums through memory that the ranks share: on a CPU by processes in Triton's interpreter, with `-m gpu` on two GPUs.

The interpreter works only if it is on at import, so the ranks are processes of their own with it on.
"""

import ctypes
import gc
import os
import threading
import time
from contextlib import contextmanager, nullcontext
from functools import partial
from importlib.util import find_spec
from itertools import pairwise
from types import SimpleNamespace
from unittest.mock import patch

import pytest
import torch
from torch import multiprocessing

from nanovllm_full.engine.worker import Watch
from nanovllm_full.utils import parallel as parallel_module
from nanovllm_full.utils import peer_memory
from nanovllm_full.utils.parallel import TensorParallel, connect, disconnect
from nanovllm_full.utils.peer_memory import share_memory

from .launches import check_launches, record_launches
from .test_parallel import on_ranks

HALF_BYTES = 2**16
SHAPES = ((1, 10), (3, 4096), (1, 1000), (2, 16), (1, 8192), (5, 7))  # some tiles, parts of tiles, a single one
ROUNDS = 18
pytestmark = pytest.mark.skipif(find_spec("triton") is None, reason="triton is not installed")


def part_of(rank: int, index: int, shape: tuple[int, ...], dtype: torch.dtype) -> torch.Tensor:
    """What a rank adds in a round."""
    return torch.randn(shape, generator=torch.Generator().manual_seed(1000 * rank + index)).to(dtype)


def total_of(size: int, index: int, shape: tuple[int, ...], dtype: torch.dtype) -> torch.Tensor:
    """The sum of a round: in float32, in the order of the ranks, rounded once."""
    total = torch.zeros(shape)
    for rank in range(size):
        total += part_of(rank, index, shape, dtype).float()
    return total.to(dtype)


@contextmanager
def processes(target, size: int, *arguments: object):
    """One process for each rank, with the interpreter on where `target` runs on a CPU; yields where they report."""
    context = multiprocessing.get_context("spawn")
    queue = context.Queue()
    ranks = [context.Process(target=target, args=(rank, size, queue, *arguments), daemon=True) for rank in range(size)]
    try:
        for process in ranks:
            process.start()
        yield queue
        for process in ranks:
            process.join(30)
        assert [process.exitcode for process in ranks] == [0] * size
    finally:
        for process in ranks:
            process.kill()


def interpreted_rank(rank: int, size: int, queue, boxes: list[torch.Tensor], rounds_before: int) -> None:
    """Sums of all sizes and types; the types take turns, so that a half holds numbers of another type before."""
    from nanovllm_full.kernels.all_reduce import MAX_PROGRAMS, all_reduce

    mailboxes = torch.tensor([box.data_ptr() for box in boxes])
    flags = mailboxes + 2 * size * HALF_BYTES
    rounds = torch.full((MAX_PROGRAMS,), rounds_before, dtype=torch.int32)
    given_up = torch.zeros(1, dtype=torch.int32)
    equal = []
    for index in range(ROUNDS):
        shape, dtype = SHAPES[index % len(SHAPES)], (torch.float32, torch.float16)[index // len(SHAPES) % 2]
        x = part_of(rank, index, shape, dtype)
        total = all_reduce(x, mailboxes, flags, rounds, given_up, HALF_BYTES, rank, size)
        equal.append(total is x and torch.equal(x, total_of(size, index, shape, dtype)))
    queue.put((rank, equal, rounds.tolist()))


@pytest.mark.slow
@pytest.mark.parametrize("rounds_before", [0, 2**31 - 7], ids=["zero", "largest"])
@pytest.mark.parametrize("size", [2, 3])
def test_sums_of_ranks_that_share_memory(size, rounds_before, monkeypatch):
    monkeypatch.setenv("TRITON_INTERPRET", "1")
    flags = torch.full((64 * size,), rounds_before, dtype=torch.int32).view(torch.uint8)
    mailbox = torch.full((2 * size * HALF_BYTES,), 255, dtype=torch.uint8)  # NaN in every type
    boxes = [torch.cat([mailbox, flags]).share_memory_() for _ in range(size)]
    with processes(interpreted_rank, size, boxes, rounds_before) as queue:
        answers = [queue.get(timeout=100) for _ in range(size)]
    assert sorted(rank for rank, _, _ in answers) == [*range(size)]
    for _, equal, rounds in answers:
        assert equal == [True] * ROUNDS
        assert [(last - rounds_before) % 2**32 for last in rounds[:2]] == [ROUNDS, 8]  # of those with a second tile
        assert all(first == last for first, last in pairwise([answer[2] for answer in answers]))


def lonely_rank(rank: int, size: int, queue) -> None:
    """The other one never comes, but nobody is waited for."""
    from nanovllm_full.kernels.all_reduce import MAX_PROGRAMS, all_reduce

    boxes = [torch.zeros(2 * 2 * HALF_BYTES + 8 * MAX_PROGRAMS, dtype=torch.uint8) for _ in range(2)]
    mailboxes = torch.tensor([box.data_ptr() for box in boxes])
    rounds, given_up = torch.zeros(MAX_PROGRAMS, dtype=torch.int32), torch.ones(1, dtype=torch.int32)
    all_reduce(torch.ones(1, 3000), mailboxes, mailboxes + 4 * HALF_BYTES, rounds, given_up, HALF_BYTES, 0, 2)
    queue.put(rounds[:7].tolist())


@pytest.mark.slow
def test_nobody_waits_once_it_is_given_up(monkeypatch):
    monkeypatch.setenv("TRITON_INTERPRET", "1")
    with processes(lonely_rank, 1) as queue:
        assert queue.get(timeout=60) == [1] * 6 + [0]


@pytest.mark.parametrize("capability", [80, 86, 90])
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float32], ids=str)
def test_compiles(capability, dtype, monkeypatch):
    from nanovllm_full.kernels import dependent_launch
    from nanovllm_full.kernels.all_reduce import all_reduce

    monkeypatch.setattr(dependent_launch, "has_dependent_launch", lambda device: capability == 90)
    launches = record_launches(monkeypatch)
    addresses, numbers = torch.zeros(4, dtype=torch.int64), torch.zeros(64, dtype=torch.int32)
    for shape in ((1, 4096), (64, 4096), (3, 7)):
        all_reduce(torch.zeros(shape, dtype=dtype), addresses, addresses, numbers, numbers[:1], HALF_BYTES, 1, 4)
    assert len(launches) == 3
    check_launches(launches, capability)


# Who uses it


class Peers:
    """In the place of the memory of GPUs: takes what it is told to, and notes what is asked of it."""

    def __init__(self, most: int = 100):
        self.most, self.calls = most, []

    def takes(self, x: torch.Tensor) -> bool:
        return x.numel() <= self.most

    def all_reduce(self, x: torch.Tensor) -> torch.Tensor:
        self.calls.append("peers")
        return x

    def give_up(self) -> None:
        self.calls.append("give up")


def test_large_sums_are_left_to_the_group(monkeypatch):
    peers = Peers()
    monkeypatch.setattr(TensorParallel, "_reduce", lambda self, x, op: peers.calls.append("group") or x)
    parallel = TensorParallel(0, 2, group=SimpleNamespace(), peers=peers)
    for size in (100, 101):
        x = torch.zeros(size)
        assert parallel.all_reduce(x) is x
    assert peers.calls == ["peers", "group"]
    assert TensorParallel(peers=peers).all_reduce(x) is x
    assert peers.calls == ["peers", "group"]


@pytest.mark.parametrize(
    ("x", "is_taken"),
    [
        (torch.zeros(1, 4096, dtype=torch.bfloat16), True),
        (torch.zeros(256, 4096, dtype=torch.bfloat16), True),
        (torch.zeros(257, 4096, dtype=torch.bfloat16), False),
        (torch.zeros(256, 4096), False),
        (torch.zeros(128, 4096), True),
        (torch.zeros(8, 64)[:, :32], False),
        (torch.zeros(0, 64), False),
        (torch.zeros(4, dtype=torch.int64), False),
    ],
)
def test_what_goes_through_the_mailboxes(x, is_taken):
    assert peer_memory.PeerMemory.takes(None, x) == is_taken


class OneProcess:
    """CUDA's functions for ranks that are threads: a handle holds the address. What fails says so with 1."""

    def __init__(self, patch, failing: str | None = None, unreachable: tuple[int, int] | None = None):
        from cuda.bindings import runtime

        self.pairs, self.unreachable = set(), unreachable
        self.held, self.freed, self.closed, self.failing = {}, [], [], failing
        patch.setattr(torch.cuda, "device", lambda device: nullcontext())
        patch.setattr(peer_memory, "PeerMemory", lambda rank, memories, device: (memories, device.index))
        for name in ("cudaDeviceGetP2PAttribute", "cudaMalloc", "cudaIpcOpenMemHandle", "cudaIpcGetMemHandle"):
            patch.setattr(runtime, name, partial(self.answer, runtime, name))
        for name in ("cudaSetDevice", "cudaMemset", "cudaDeviceSynchronize"):
            patch.setattr(runtime, name, lambda *arguments: (runtime.cudaError_t.cudaSuccess,))
        patch.setattr(runtime, "cudaFree", self.freed.append)
        patch.setattr(runtime, "cudaIpcCloseMemHandle", self.closed.append)

    def answer(self, runtime, name: str, *arguments) -> tuple:
        code = runtime.cudaError_t.cudaSuccess
        if name == self.failing and threading.current_thread().name.endswith("1"):
            return runtime.cudaError_t.cudaErrorPeerAccessUnsupported, None
        if name == "cudaDeviceGetP2PAttribute":
            self.pairs.add(arguments[1:])
            return code, int(arguments[1:] != self.unreachable)
        if name == "cudaMalloc":
            memory = torch.zeros(arguments[0], dtype=torch.uint8)
            self.held[memory.data_ptr()] = memory
            return code, memory.data_ptr()
        if name == "cudaIpcGetMemHandle":
            handle = runtime.cudaIpcMemHandle_t()
            ctypes.memmove(handle.getPtr(), arguments[0].to_bytes(8, "little") + bytes(56), 64)
            return code, handle
        return code, int.from_bytes(ctypes.string_at(arguments[0].getPtr(), 8), "little")


def share_among_threads(parallel: TensorParallel):
    """What a rank has, or None; the ranks are threads, whose names end with their numbers."""
    threading.current_thread().name = f"rank {parallel.rank}"

    def all_gather(handle: bytes) -> list[bytes]:
        rows = parallel.all_gather(torch.tensor([*handle], dtype=torch.uint8))
        return [bytes(row) for row in rows.tolist()]

    device = torch.device("cuda", 4 + parallel.rank)
    return share_memory(
        parallel.rank, parallel.size, device, lambda can: bool(parallel.min(int(can), torch.device("cpu"))), all_gather
    )


def test_each_rank_has_the_memory_of_all(monkeypatch):
    cuda = OneProcess(monkeypatch)
    answers = on_ranks(3, share_among_threads)
    assert cuda.pairs == {(first, second) for first in (4, 5, 6) for second in (4, 5, 6) if first != second}
    assert [index for _, index in answers] == [4, 5, 6]
    addresses = [[memory.address for memory in memories] for memories, _ in answers]
    assert addresses == [addresses[0]] * 3
    assert sorted(addresses[0]) == sorted(cuda.held)
    assert all(len(memory) == 2 * 3 * peer_memory.HALF_BYTES + 4 * 64 * 3 for memory in cuda.held.values())
    assert cuda.freed == cuda.closed == []
    del answers
    gc.collect()
    assert sorted(cuda.freed) == sorted(cuda.held)
    assert len(cuda.closed) == 6


@pytest.mark.parametrize(
    "failing", ["cudaDeviceGetP2PAttribute", "cudaMalloc", "cudaIpcGetMemHandle", "cudaIpcOpenMemHandle"]
)
def test_if_one_rank_cannot_share_none_does_and_it_says_why(monkeypatch, failing):
    cuda = OneProcess(monkeypatch, failing)
    with pytest.warns(UserWarning, match="NCCL does all sums.*cudaErrorPeerAccessUnsupported"):
        assert on_ranks(3, share_among_threads) == [None] * 3
    gc.collect()
    assert sorted(cuda.freed) == sorted(cuda.held)
    assert len(cuda.closed) == (4 if failing == "cudaIpcOpenMemHandle" else 0)


def test_gpus_that_do_not_reach_each_other_share_nothing_and_nobody_is_told(monkeypatch, recwarn):
    cuda = OneProcess(monkeypatch, unreachable=(5, 4))
    assert on_ranks(3, share_among_threads) == [None] * 3
    assert not cuda.held
    assert not recwarn


def test_graphs_go_after_the_wait_for_other_ranks_is_over_and_before_their_group(monkeypatch):
    """The end of a graph is waited for, and a sum in it may wait for a rank that is gone."""
    from nanovllm_full.engine import worker

    peers, watch = Peers(), Watch()

    class Graphs(dict):
        def clear(self) -> None:
            peers.calls.append("graphs")

    monkeypatch.setattr(worker, "disconnect", lambda parallel: peers.calls.append("group"))
    watch.captured.append(Graphs())
    watch.joined(TensorParallel(0, 2, peers=peers))
    watch.fail("planted")
    assert peers.calls == ["give up", "graphs", "group"]


# On two GPUs


@contextmanager
def joined(rank: int, size: int, store_file: str):
    """A rank on the GPU of its number."""
    device = torch.device("cuda", rank)
    torch.cuda.set_device(device)
    parallel = connect(rank, size, device, store_file)
    try:
        yield parallel, device
    finally:
        disconnect(parallel)
    os._exit(0)  # as a worker ends


def gpu_rank(rank: int, size: int, queue, store_file: str) -> None:
    """Sums of all types and sizes, launched and replayed, each with other numbers than the one before."""
    with torch.inference_mode(), joined(rank, size, store_file) as (parallel, device):
        wrong = []
        for dtype in (torch.bfloat16, torch.float16, torch.float32):
            for shape in ((1, 4096), (16, 4096), (17, 2048), (64, 4096), (256, 2048), (3, 7), (1, 100_003)):
                xs = [part_of(rank, index, shape, dtype).to(device) for index in range(4)]
                expected = [total_of(size, index, shape, dtype) for index in range(4)]
                outputs = [parallel.all_reduce(x.clone()) for x in xs]
                graph = torch.cuda.CUDAGraph()
                with torch.cuda.graph(graph):
                    replayed = [parallel.all_reduce(x.clone()) for x in xs]
                for _ in range(50):
                    graph.replay()
                same = [torch.equal(x.cpu(), y) for x, y in zip([*outputs, *replayed], expected * 2, strict=True)]
                if not all(same):
                    wrong.append((str(dtype), shape, same))
                del graph
        queue.put((rank, wrong, parallel.peers is not None))
        queue.close()
        queue.join_thread()


@pytest.mark.gpu
@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="needs two GPUs")
def test_sums_of_two_gpus(tmp_path):
    with processes(gpu_rank, 2, str(tmp_path / "store")) as queue:
        answers = [queue.get(timeout=100) for _ in range(2)]
    for _, wrong, has_peers in answers:
        assert has_peers
        assert wrong == []


def waiting_rank(rank: int, size: int, queue, store_file: str) -> None:
    """Rank 0 sums up in a graph, rank 1 does not come: the wait ends when it is given up."""
    with torch.inference_mode(), joined(rank, size, store_file) as (parallel, device):
        x = torch.ones(1, 4096, device=device)
        parallel.all_reduce(x.clone())
        if rank == 0:
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                parallel.all_reduce(x)
            graph.replay()
            event = torch.cuda.Event()
            event.record()
            time.sleep(0.5)
            waits = not event.query()
            parallel_module.give_up(parallel)
            event.synchronize()
            queue.put(waits)
        else:
            queue.put(None)
        queue.close()
        queue.join_thread()
        parallel.min(0, device)


@pytest.mark.gpu
@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="needs two GPUs")
def test_a_wait_on_the_gpu_ends_when_it_is_given_up(tmp_path):
    with processes(waiting_rank, 2, str(tmp_path / "store")) as queue:
        assert {queue.get(timeout=60), queue.get(timeout=60)} == {True, None}


@pytest.mark.gpu
@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="needs two GPUs")
def test_without_the_switch_nccl_sums_up(tmp_path):
    with (
        patch.dict(os.environ, {"NANOVLLM_PEER_ALL_REDUCE": "0"}),
        processes(nccl_rank, 2, str(tmp_path / "store")) as queue,
    ):
        assert [queue.get(timeout=60) for _ in range(2)] == [(True, 3.0)] * 2


def nccl_rank(rank: int, size: int, queue, store_file: str) -> None:
    """A sum without shared memory."""
    with joined(rank, size, store_file) as (parallel, device):
        x = parallel.all_reduce(torch.full((1, 64), rank + 1.0, device=device))
        queue.put((parallel.peers is None, float(x[0, 0])))
        queue.close()
        queue.join_thread()
