"""How kernels are launched, and how all of them are compiled at the same time before.

Triton compiles a kernel when it is launched for the first time with arguments of new kinds, which takes about a second,
and may have to compile the code that launches it, too. An engine needs some dozens. Compiled one after the other they
would be most of its start.

A product and a sum may become one instruction (`enable_fp_fusion`): Triton 3.10 does not do so by default, and 3.9
warns where nothing is said.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Lock

import torch
import triton
from triton.runtime import _async_compile

OPTIONS = {"enable_fp_fusion": True}  # of the compiler, for every kernel

_loading = Lock()  # Triton 3.6 gives the code that launches a kernel one name for all, and may take another's
_is_compiling: ContextVar[bool] = ContextVar("is_compiling", default=False)


def launch(kernel: triton.JITFunction, grid: tuple[int, ...], *arguments: object, **options: object) -> None:
    """Launches a kernel with a grid of programs; within `compiling`, compiles it for these arguments and no more."""
    kernel.run(*arguments, grid=grid, warmup=_is_compiling.get(), **OPTIONS, **options)


@contextmanager
def compiling() -> Iterator[None]:
    """Within the `with` block kernels are compiled in threads instead of launched; at its end they are ready.

    What they would have written is not there: nothing may depend on it.
    """
    before = _is_compiling.set(True)
    try:
        with CompileThreads() as threads, triton.AsyncCompileMode(threads):
            yield
    finally:
        _async_compile.active_mode.set(None)  # Triton 3.6 does not, after an error
        _is_compiling.reset(before)


class CompileThreads(ThreadPoolExecutor):
    """Threads for the current GPU, which get a kernel ready: compile it, load it, and make what launches it."""

    def __init__(self):
        device = torch.cuda.current_device()
        super().__init__(thread_name_prefix="compiles kernels", initializer=torch.cuda.set_device, initargs=(device,))

    def submit(self, compile_kernel: Callable[[], triton.compiler.CompiledKernel]) -> Future:
        """Triton calls this with each kernel that it wants to be compiled."""
        return super().submit(get_ready, compile_kernel)


def get_ready(compile_kernel: Callable[[], triton.compiler.CompiledKernel]) -> triton.compiler.CompiledKernel:
    """A compiled kernel whose first launch takes no longer than any other."""
    kernel = compile_kernel()
    with _loading:
        _ = kernel.run  # the property loads the kernel when it is read for the first time
    return kernel
