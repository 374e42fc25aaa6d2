"""Tensor parallelism: several processes, the ranks, each hold a part of every large layer and compute it together.

A layer is told when it is made which rank it is on. Nothing is kept for the whole process, so engines with different
numbers of ranks live side by side.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import timedelta
from threading import Thread

import torch
from torch import distributed as dist
from torch.distributed.distributed_c10d import AllgatherOptions, AllreduceOptions

from .peer_memory import PeerMemory, share_memory
from .switches import is_on

COLLECTIVE_TIMEOUT = timedelta(minutes=5)  # for a rank that lives but does not answer
WAIT_SLICE = timedelta(seconds=0.1)
ABORT_TIMEOUT = 2.0  # seconds
NCCL_SETTINGS = {
    "TORCH_NCCL_ASYNC_ERROR_HANDLING": "2",  # after an error give the group up, but do not end the process
    "TORCH_NCCL_ENABLE_MONITORING": "0",  # no thread that ends the process if it takes it to be stuck
    "TORCH_NCCL_DUMP_ON_TIMEOUT": "0",  # no thread that asks the store each second: it would wait for a deleted one
    "TORCH_NCCL_RETHROW_CUDA_ERRORS": "0",  # no thread that ends the process: whoever waits for the GPU gets the error
}


class PeerLostError(RuntimeError):
    """Another rank is gone, or has not answered in time."""


@dataclass(frozen=True, slots=True)
class Shard:
    """A rank's part of a tensor: `size` of the `total` entries of axis `dim`, from `start` on."""

    dim: int
    start: int
    size: int
    total: int


@dataclass(frozen=True, slots=True)
class TensorParallel:
    """Which of `size` ranks this is. `group` is what they talk through: Gloo on CPUs, NCCL on GPUs, None if alone.

    Where GPUs can write into each other's memory, `peers` sums up small tensors in less time than NCCL. All ranks must
    call the same collectives in the same order. Each raises PeerLostError if another rank is gone.
    """

    rank: int = 0
    size: int = 1
    group: "dist.ProcessGroupGloo | dist.ProcessGroupNCCL | None" = None
    peers: PeerMemory | None = None

    def shard(self, dim: int, total: int) -> Shard:
        """This rank's part of an axis. If the ranks do not divide it, the last ones have less than the others."""
        size = -(-total // self.size)
        start = min(self.rank * size, total)
        return Shard(dim, start, min(size, total - start), total)

    def all_reduce(self, x: torch.Tensor) -> torch.Tensor:
        """The sum of `x` over all ranks, written into `x`."""
        if self.group is None:
            return x
        if self.peers is not None and self.peers.takes(x):
            return self.peers.all_reduce(x)
        return self._reduce(x, dist.ReduceOp.SUM)

    def min(self, value: int, device: torch.device) -> int:
        """The smallest of the values of all ranks."""
        if self.group is None:
            return value
        return int(self._reduce(torch.tensor([value], device=device), dist.ReduceOp.MIN))

    def all_gather(self, x: torch.Tensor) -> torch.Tensor:
        """[...] of the same shape on each rank -> [ranks, ...] on all."""
        if self.group is None:
            return x[None]
        gathered = x.new_empty(self.size * x.shape[0], *x.shape[1:])
        options = AllgatherOptions()
        options.asyncOp = False
        with _naming_lost_peers():
            self._wait(self.group._allgather_base(gathered, x.contiguous(), options))
        return gathered.unflatten(0, (self.size, -1))

    def _reduce(self, x: torch.Tensor, op: dist.ReduceOp) -> torch.Tensor:
        options = AllreduceOptions()
        options.reduceOp, options.asyncOp = op, False  # on a GPU it takes its turn in the stream, as a kernel does
        with _naming_lost_peers():
            self._wait(self.group.allreduce([x], options))
        return x

    def _wait(self, work: dist.Work | None) -> None:
        """Waits for Gloo, in slices, so that Python can handle a signal in between. With NCCL the stream waits."""
        if work is None:
            return
        while self.group.name() != "nccl" and not work.is_completed():
            with suppress(RuntimeError):
                work.wait(WAIT_SLICE)
        work.wait()  # raises what went wrong


ONE_RANK = TensorParallel()


def connect(rank: int, size: int, device: torch.device, store_file: str) -> TensorParallel:
    """Joins the group of `size` ranks that meet in `store_file`, a path that no other group uses.

    The group belongs to the caller, not to `torch.distributed`, which has one default group for a whole process.
    Returns when all ranks are there; raises PeerLostError if one does not come.
    """
    connect_backend = _connect_nccl if device.type == "cuda" else _connect_gloo
    with _naming_lost_peers():
        parallel = TensorParallel(rank, size, connect_backend(dist.FileStore(store_file, size), rank, size))
    parallel.min(rank, device)  # NCCL connects at the first collective
    if device.type != "cuda" or not is_on("PEER_ALL_REDUCE"):
        return parallel
    return replace(parallel, peers=_share_memory(parallel, device))


def _share_memory(parallel: TensorParallel, device: torch.device) -> PeerMemory | None:
    def all_agree(can: bool) -> bool:
        return bool(parallel.min(int(can), device))

    def all_gather(handle: bytes) -> list[bytes]:
        handles = parallel.all_gather(torch.tensor([*handle], dtype=torch.uint8, device=device))
        return [bytes(numbers) for numbers in handles.tolist()]

    return share_memory(parallel.rank, parallel.size, device, all_agree, all_gather)


def give_up(parallel: TensorParallel) -> None:
    """A sum on the GPU that waits for another rank ends, and none will wait any more."""
    if parallel.peers is not None:
        parallel.peers.give_up()


def disconnect(parallel: TensorParallel) -> None:
    """Leaves the group; an operation on the GPU that waits for another rank ends. Gloo notices itself who is gone.

    The CUDA graphs that use the group have to be gone before: NCCL would wait for their end, and whoever calls a
    collective meanwhile would wait for NCCL. In case one is left, NCCL is not waited for any longer than a moment. When
    the interpreter ends no thread can be started, and nobody calls a collective any more.
    """
    if parallel.group is None or parallel.group.name() != "nccl":
        return
    leaving = Thread(target=parallel.group.abort, daemon=True)
    try:
        leaving.start()
    except RuntimeError:
        parallel.group.abort()
    else:
        leaving.join(ABORT_TIMEOUT)


def _connect_gloo(store: dist.Store, rank: int, size: int) -> dist.ProcessGroupGloo:
    """Through sockets of this machine alone; the system chooses the ports."""
    options = dist.ProcessGroupGloo._Options()
    options._devices = [dist.ProcessGroupGloo.create_device(hostname="127.0.0.1")]
    options._timeout = COLLECTIVE_TIMEOUT
    return dist.ProcessGroupGloo(store, rank, size, options)


def _connect_nccl(store: dist.Store, rank: int, size: int) -> "dist.ProcessGroupNCCL":
    options = dist.ProcessGroupNCCL.Options()
    options._timeout = COLLECTIVE_TIMEOUT
    with _environment(NCCL_SETTINGS):
        return dist.ProcessGroupNCCL(store, rank, size, options)


@contextmanager
def _environment(settings: dict[str, str]) -> Iterator[None]:
    """Sets environment variables for the `with` block, as far as the user has not."""
    added = {name: value for name, value in settings.items() if name not in os.environ}
    os.environ.update(added)
    try:
        yield
    finally:
        for name in added:
            del os.environ[name]


@contextmanager
def _naming_lost_peers() -> Iterator[None]:
    """Turns what a collective raises into a PeerLostError."""
    try:
        yield
    except RuntimeError as error:
        raise PeerLostError(f"another rank is gone, or does not answer: {error}") from error
