"""The sum of a small tensor over all ranks, in one kernel that writes into the memory of the other GPUs.

A decode adds up one small tensor after each row-parallel layer, and what that takes is not the bytes but the way: NCCL
needs some 20 microseconds for a few kilobytes. Here each rank has a mailbox that the others can write to. A rank puts
its numbers into the mailbox of each other rank, raises a flag there, waits for their flags, and adds up what it has
got: one trip from GPU to GPU. All ranks add in the same order, so all get the same bits.

A mailbox has two halves that take turns, so nobody has to say that it has read. Whoever fills a half for the second
time has seen the flags of the sum in between, and a rank raises those only after it has read what came before.
"""

import torch
import triton
import triton.language as tl

from .dependent_launch import begin, launch_options
from .launch import launch

TILE_BYTES = 2048  # of the numbers that a program has at a time, whatever their type
MAX_PROGRAMS = 64  # few enough to run all at once: a program that waits must not keep its partner from running
PATIENCE = tl.constexpr(1000)  # how often a program looks at a flag between two looks at the memory of the CPU


@triton.jit
def all_reduce_kernel(
    x_ptr,
    mailboxes_ptr,
    flags_ptr,
    rounds_ptr,
    given_up_ptr,
    num_numbers,
    RANK: tl.constexpr,
    RANKS: tl.constexpr,
    HALF_SIZE: tl.constexpr,
    TILE: tl.constexpr,
    PDL: tl.constexpr,
):
    """Grid: (tiles, at most MAX_PROGRAMS).

    One program sums up every so many-th tile of x, in place. It waits for its partners alone, the programs of the same
    number on the other ranks: those have the same tiles, the same bytes of a mailbox, in each launch, whatever x is.

    `mailboxes_ptr` and `flags_ptr`, int64 [ranks], are addresses: of mailboxes, [2 halves, ranks, HALF_SIZE] numbers
    like those of x, and of flags, int32 [MAX_PROGRAMS, ranks]. A flag says in which round its rank was when it raised
    it; `rounds_ptr`, int32 [MAX_PROGRAMS], is the last round of this rank. Once `given_up_ptr`, int32 [1] in the memory
    of the CPU, is not 0, nobody is waited for, and the sum is worth nothing.
    """
    begin(PDL)
    program = tl.program_id(0)
    this_round = tl.load(rounds_ptr + program) + 1
    half = (this_round & 1) * (RANKS * HALF_SIZE)
    numbers = tl.arange(0, TILE)
    for start in range(program * TILE, num_numbers, tl.num_programs(0) * TILE):
        is_number = start + numbers < num_numbers
        x = tl.load(x_ptr + start + numbers, mask=is_number)
        for rank in tl.static_range(RANKS):
            if rank != RANK:
                mailbox = mailbox_of(rank, mailboxes_ptr, x.dtype) + half + RANK * HALF_SIZE
                tl.store(mailbox + start + numbers, x, mask=is_number)

    tl.debug_barrier()  # all threads have stored: the flag releases that to the other GPU
    for rank in tl.static_range(RANKS):
        if rank != RANK:
            flags = tl.load(flags_ptr + rank).to(tl.pointer_type(tl.int32))
            tl.atomic_xchg(flags + program * RANKS + RANK, this_round, sem="release", scope="sys")
    own_flags = tl.load(flags_ptr + RANK).to(tl.pointer_type(tl.int32)) + program * RANKS
    for rank in tl.static_range(RANKS):
        if rank != RANK:
            wait_for(own_flags + rank, this_round, given_up_ptr)
    tl.debug_barrier()

    mailbox = mailbox_of(RANK, mailboxes_ptr, x_ptr.dtype.element_ty) + half
    for start in range(program * TILE, num_numbers, tl.num_programs(0) * TILE):
        is_number = start + numbers < num_numbers
        total = tl.zeros([TILE], tl.float32)
        for rank in tl.static_range(RANKS):
            if rank == RANK:
                total += tl.load(x_ptr + start + numbers, mask=is_number, other=0.0).to(tl.float32)
            else:
                part = mailbox + rank * HALF_SIZE + start + numbers
                total += tl.load(part, mask=is_number, other=0.0, cache_modifier=".cg").to(tl.float32)
        tl.store(x_ptr + start + numbers, total, mask=is_number)
    tl.store(rounds_ptr + program, this_round)


@triton.jit
def mailbox_of(rank, mailboxes_ptr, dtype: tl.constexpr):
    """Where the mailbox of a rank begins: at a multiple of 16 bytes, so that a thread writes as many at a time."""
    return tl.multiple_of(tl.load(mailboxes_ptr + rank).to(tl.pointer_type(dtype)), 16)


@triton.jit
def wait_for(flag_ptr, this_round, given_up_ptr):
    """Waits until a rank is in this round, or one further: rounds are counted past the largest number."""
    is_waiting = tl.atomic_add(flag_ptr, 0, sem="acquire", scope="sys") - this_round < 0
    looks = 0
    while is_waiting:
        is_waiting = tl.atomic_add(flag_ptr, 0, sem="acquire", scope="sys") - this_round < 0
        looks += 1
        if looks % PATIENCE == 0:
            is_waiting &= tl.atomic_add(given_up_ptr, 0, sem="relaxed", scope="sys") == 0


def all_reduce(
    x: torch.Tensor,
    mailboxes: torch.Tensor,
    flags: torch.Tensor,
    rounds: torch.Tensor,
    given_up: torch.Tensor,
    half_bytes: int,
    rank: int,
    size: int,
) -> torch.Tensor:
    """The sum of x over `size` ranks, in place; contiguous, of a floating-point type, of at most `half_bytes` bytes.

    The others are what the kernel needs, see there; `half_bytes` is the size of a half of a mailbox for one rank.
    """
    launch(
        all_reduce_kernel,
        (min(triton.cdiv(x.nbytes, TILE_BYTES), MAX_PROGRAMS),),
        x,
        mailboxes,
        flags,
        rounds,
        given_up,
        x.numel(),
        RANK=rank,
        RANKS=size,
        HALF_SIZE=half_bytes // x.itemsize,
        TILE=TILE_BYTES // x.itemsize,
        num_warps=4,
        **launch_options(x.device, len(x)),
    )
    return x
