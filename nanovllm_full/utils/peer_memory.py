"""Memory of each GPU that the others can write to: for sums of small tensors, see kernels/all_reduce.py."""

from collections.abc import Callable
from datetime import timedelta

import torch
from torch import distributed as dist

HALF_BYTES = 2**21  # of the numbers that one rank sends at a time; with more, NCCL is as fast
MEETING_TIMEOUT = timedelta(seconds=30)  # for a rank that finds no such memory, and does not come


class PeerMemory:
    """The mailboxes of all ranks, as one of them sees them, and what it needs to use them.

    Made by all ranks together; raises RuntimeError where the system lets no process into the memory of another.
    """

    def __init__(self, rank: int, size: int, device: torch.device, store_file: str):
        from torch.distributed import _symmetric_memory as symmetric_memory

        from ..kernels.all_reduce import MAX_PROGRAMS

        self.rank, self.size = rank, size
        mailbox_bytes, flag_bytes = 2 * size * HALF_BYTES, 4 * MAX_PROGRAMS * size
        store = dist.FileStore(store_file, size)
        store.set_timeout(MEETING_TIMEOUT)
        symmetric_memory._SymmetricMemory.set_group_info(store_file, rank, size, store)
        self.own = symmetric_memory.empty(mailbox_bytes + flag_bytes, dtype=torch.uint8, device=device)
        self.own.zero_()
        torch.cuda.synchronize(device)
        self.handle = symmetric_memory.rendezvous(self.own, store_file)
        peers = [self.handle.get_buffer(peer, self.own.shape, torch.uint8) for peer in range(size)]
        self.mailboxes = torch.tensor([peer.data_ptr() for peer in peers], device=device)
        self.flags = self.mailboxes + mailbox_bytes
        self.rounds = torch.zeros(MAX_PROGRAMS, dtype=torch.int32, device=device)
        self.given_up = torch.zeros(1, dtype=torch.int32, device=device)
        self._one = torch.ones(1, dtype=torch.int32, pin_memory=True)
        self._stream = torch.cuda.Stream(device)

    def takes(self, x: torch.Tensor) -> bool:
        """Whether `all_reduce` can sum up x."""
        return x.is_floating_point() and x.is_contiguous() and 0 < x.nbytes <= HALF_BYTES

    def all_reduce(self, x: torch.Tensor) -> torch.Tensor:
        """The sum of x over all ranks, written into x; the same bits on each."""
        from ..kernels.all_reduce import all_reduce

        return all_reduce(x, self.mailboxes, self.flags, self.rounds, self.given_up, HALF_BYTES, self.rank, self.size)

    def give_up(self) -> None:
        """Ends every wait for another rank, now and later: what comes out is worth nothing. From any thread."""
        with torch.cuda.stream(self._stream):  # the kernels that wait hold up the other one
            self.given_up.copy_(self._one, non_blocking=True)


def share_memory(
    rank: int, size: int, device: torch.device, store_file: str, all_agree: Callable[[bool], bool]
) -> PeerMemory | None:
    """The memory that all ranks share; None, on all, if one of them cannot.

    `device` is that of this rank, the others' are next to it in their order. `all_agree` says on each rank whether all
    have said yes. `store_file` is a path that nobody else uses.
    """
    first = device.index - rank
    others = [index for index in range(first, first + size) if index != device.index]
    if not all_agree(all(torch.cuda.can_device_access_peer(device, other) for other in others)):
        return None
    try:
        memory = PeerMemory(rank, size, device, store_file)
    except RuntimeError:
        memory = None
    return memory if all_agree(memory is not None) else None
