"""Programmatic dependent launch: a kernel may start while the one before it in the stream still runs.

Between two kernels a GPU is idle for about a microsecond: the last programs of one end, then the first of the next are
set up. Where kernels are as short as in the decode of a small batch, that is a good part of the time. From compute
capability 9.0 on, a kernel that is launched with `launch_pdl=True` is set up as soon as all programs of the one before
it have called `gdc_launch_dependents`, and waits at its own `gdc_wait` until that one has ended and its results can be
seen. What does not depend on the results, such as fetching weights, goes before the wait.

A kernel that is launched so must wait before it reads what others wrote, and before it writes: whoever reads its output
relies on all earlier kernels having ended, too.
"""

from functools import cache

import torch
import triton
import triton.language as tl
from triton.language.extra import cuda

from ..utils.switches import is_on

MAX_DEPENDENT_ROWS = 16  # kernels of larger batches take so long that programs which wait for them are in the way


@triton.jit
def begin(PDL: tl.constexpr):
    """Lets the next kernel be set up, and waits for the one before."""
    if PDL:
        cuda.gdc_launch_dependents()
        cuda.gdc_wait()


@triton.jit
def prefetch(pointers):
    """Fetches the lines that these addresses lie in from memory into the L2 cache, and does not wait for them."""
    tl.inline_asm_elementwise("prefetch.global.L2 [$1]; // $0", "=r,l", [pointers], tl.int32, is_pure=False, pack=1)


def has_dependent_launch(device: torch.device) -> bool:
    """Whether kernels on this device are launched so."""
    return device.type == "cuda" and is_on("DEPENDENT_LAUNCH") and _can_launch_dependent(device)


@cache
def _can_launch_dependent(device: torch.device) -> bool:
    return torch.cuda.get_device_capability(device) >= (9, 0)


def launch_options(device: torch.device, num_rows: int) -> dict[str, bool]:
    """What a launch of a kernel with a PDL argument, for a batch of so many rows, adds to its arguments."""
    is_dependent = has_dependent_launch(device) and num_rows <= MAX_DEPENDENT_ROWS
    return {"PDL": True, "launch_pdl": True} if is_dependent else {"PDL": False}
