"""The floating-point type of new tensors."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

import torch

_lock = Lock()  # torch's default type belongs to the whole process


@contextmanager
def default_dtype(dtype: torch.dtype) -> Iterator[None]:
    """New tensors of the `with` block are of this floating-point type unless they say otherwise.

    Engines that start in several threads take turns.
    """
    with _lock:
        before = torch.get_default_dtype()
        torch.set_default_dtype(dtype)
        try:
            yield
        finally:
            torch.set_default_dtype(before)
