"""How kernels are launched, and how all of them are compiled at the same time before.

Triton compiles a kernel when it is launched for the first time with arguments of new kinds, which takes about a second.
An engine needs some dozens. Compiled one after the other they would be most of its start.

A product and a sum may become one instruction (`enable_fp_fusion`): Triton 3.10 does not do so by default, and 3.9
warns where nothing is said.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar

import triton

OPTIONS = {"enable_fp_fusion": True}  # of the compiler, for every kernel

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
        with ThreadPoolExecutor(thread_name_prefix="compiles kernels") as threads, triton.AsyncCompileMode(threads):
            yield
    finally:
        _is_compiling.reset(before)
