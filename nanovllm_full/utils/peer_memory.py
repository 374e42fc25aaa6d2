"""Memory of each GPU that the others can write to: for sums of small tensors, see kernels/all_reduce.py.

CUDA lets a process allocate memory and give others a handle of it, 64 bytes. Who opens the handle has the memory among
its own addresses, though it lies on another GPU.
"""

import ctypes
import warnings
import weakref
from collections.abc import Callable
from typing import TypeVar

import torch

HALF_BYTES = 2**21  # of the numbers that one rank sends at a time; larger sums go through NCCL
HANDLE_BYTES = 64

T = TypeVar("T")


class OwnMemory:
    """Memory of a GPU, of zeros, that other processes can open; free when this object is gone."""

    def __init__(self, device_index: int, num_bytes: int):
        from cuda.bindings import runtime

        _result_of(runtime.cudaSetDevice(device_index))
        self.address = _result_of(runtime.cudaMalloc(num_bytes))
        weakref.finalize(self, runtime.cudaFree, self.address).atexit = False  # the process's end frees it, too
        _result_of(runtime.cudaMemset(self.address, 0, num_bytes))
        _result_of(runtime.cudaDeviceSynchronize())
        handle = _result_of(runtime.cudaIpcGetMemHandle(self.address))
        self.handle = ctypes.string_at(handle.getPtr(), HANDLE_BYTES)


class ForeignMemory:
    """Memory of another process, until this object is gone."""

    def __init__(self, handle: bytes):
        from cuda.bindings import runtime

        opened = runtime.cudaIpcMemHandle_t()
        ctypes.memmove(opened.getPtr(), handle, HANDLE_BYTES)
        self.address = _result_of(runtime.cudaIpcOpenMemHandle(opened, runtime.cudaIpcMemLazyEnablePeerAccess))
        weakref.finalize(self, runtime.cudaIpcCloseMemHandle, self.address).atexit = False


class PeerMemory:
    """The mailboxes and flags of all ranks, as one of them sees them: it can write to all."""

    def __init__(self, rank: int, memories: list[OwnMemory | ForeignMemory], device: torch.device):
        from ..kernels.all_reduce import MAX_PROGRAMS

        self.rank, self.memories = rank, memories
        self.mailboxes = torch.tensor([memory.address for memory in memories], dtype=torch.int64, device=device)
        self.flags = self.mailboxes + 2 * len(memories) * HALF_BYTES
        self.rounds = torch.zeros(MAX_PROGRAMS, dtype=torch.int32, device=device)
        self.given_up = torch.zeros(1, dtype=torch.int32, pin_memory=True)
        self._given_up = self.given_up.numpy()

    def takes(self, x: torch.Tensor) -> bool:
        """Whether `all_reduce` can sum up x."""
        return x.is_floating_point() and x.is_contiguous() and 0 < x.nbytes <= HALF_BYTES

    def all_reduce(self, x: torch.Tensor) -> torch.Tensor:
        """The sum of x over all ranks, written into x; the same bits on each."""
        from ..kernels.all_reduce import all_reduce

        state = self.mailboxes, self.flags, self.rounds, self.given_up
        return all_reduce(x, *state, HALF_BYTES, self.rank, len(self.memories))

    def give_up(self) -> None:
        """Ends every wait for another rank, now and later: what comes out is worth nothing. From any thread.

        CUDA is not asked for anything: it may be busy with a call of another thread, which waits for the same kernels.
        """
        self._given_up[0] = 1


def share_memory(
    rank: int,
    size: int,
    device: torch.device,
    all_agree: Callable[[bool], bool],
    all_gather: Callable[[bytes], list[bytes]],
) -> PeerMemory | None:
    """The memory that all ranks share; None, on all of them, if one cannot, which then says why.

    `device` is that of this rank, the others' are next to it in their order. `all_agree` says on each rank whether all
    have said yes; `all_gather` says what each rank has given it.
    """
    from ..kernels.all_reduce import MAX_PROGRAMS

    first = device.index - rank
    others = [index for index in range(first, first + size) if index != device.index]
    if not all_agree(bool(_attempt(lambda: all(_reaches(device.index, other) for other in others)))):
        return None
    num_bytes = 2 * size * HALF_BYTES + 4 * MAX_PROGRAMS * size
    with torch.cuda.device(device):
        own = _attempt(lambda: OwnMemory(device.index, num_bytes))
        if not all_agree(own is not None):
            return None
        handles = all_gather(own.handle)
        memories = _attempt(lambda: _open_all(rank, own, handles))
        if not all_agree(memories is not None):
            return None
        return PeerMemory(rank, memories, device)


def _reaches(device_index: int, other: int) -> bool:
    """Whether a GPU can change single numbers in the memory of another, as over NVLink, but not through every bus."""
    from cuda.bindings import runtime

    has_atomics = runtime.cudaDeviceP2PAttr.cudaDevP2PAttrNativeAtomicSupported
    return bool(_result_of(runtime.cudaDeviceGetP2PAttribute(has_atomics, device_index, other)))


def _open_all(rank: int, own: OwnMemory, handles: list[bytes]) -> list[OwnMemory | ForeignMemory]:
    return [own if peer == rank else ForeignMemory(handle) for peer, handle in enumerate(handles)]


def _attempt(make: Callable[[], T]) -> T | None:
    try:
        return make()
    except (ImportError, RuntimeError) as error:
        warnings.warn(f"NCCL does all sums, since memory of a GPU cannot be shared: {error}", stacklevel=2)
        return None


def _result_of(answer: tuple) -> object:
    """What a function of CUDA gives beside its error code. Raises RuntimeError if that is one."""
    code, *results = answer
    if int(code):
        raise RuntimeError(code.name)
    return results[0] if results else None
