"""Programs that share a piece of work and leave the rest of it to the one that arrives last.

Each stores its part and counts itself. The one that finds all others counted adds the parts up, always in the same
order, so that the result is the same each time. No second kernel is needed, and nobody waits.
"""

import torch
import triton
import triton.language as tl

MAX_SHARED = 4096  # pieces of work of one launch


def new_counters(device: torch.device) -> torch.Tensor:
    """How many programs have arrived at each piece, int32 [MAX_SHARED]: 0 before and after every launch.

    Launches that use the same counters must follow one another: an engine has its own.
    """
    return torch.zeros(MAX_SHARED, dtype=torch.int32, device=device)


@triton.jit
def arrives_last(counter_ptr, num_programs):
    """Counts a program, which has stored its part. The last of them sets the counter back for the next launch.

    The barrier puts the stores of all threads before the addition, which releases them to the whole GPU; the last
    program acquires what the others have released. It has to load their parts with the cache modifier ".cg": the cache
    of its own processor may hold what was there before.
    """
    tl.debug_barrier()
    is_last = tl.atomic_add(counter_ptr, 1, sem="acq_rel", scope="gpu") == num_programs - 1
    if is_last:
        tl.store(counter_ptr, 0)
    return is_last
