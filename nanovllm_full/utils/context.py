"""The Context: what only the bottom of the model needs to know of a step, beside the ids and positions.

Attention has to know where each sequence of the flattened batch begins and where its keys and values are; the LM head,
which rows are the last ones. Everything between the runner and them passes hidden states along and nothing else. So
this is one object for the process, set around a forward pass.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from threading import RLock
from typing import TypeVar

import torch

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Context:
    """The shape of one flattened batch; all tensors are int32 except `slot_mapping`, which is int64.

    A prefill sets the first half and, if some past is in the cache, `block_tables`; a decode sets the second half.
    """

    is_prefill: bool = False
    cu_seqlens_q: torch.Tensor | None = None  # [sequences + 1]: where each one's tokens begin, and the end of all
    cu_seqlens_k: torch.Tensor | None = None  # [sequences + 1]: the same, counted with what is cached
    max_seqlen_q: int = 0  # most tokens computed of one sequence
    max_seqlen_k: int = 0  # the same, counted with what is cached
    slot_mapping: torch.Tensor | None = None  # [tokens]: where in the cache the keys and values of each token go
    context_lens: torch.Tensor | None = None  # [sequences]: the length of each sequence
    block_tables: torch.Tensor | None = None  # [sequences, most blocks], filled up with -1

    def snapshot(self) -> dict:
        """The fields as plain data."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: value.tolist() if isinstance(value, torch.Tensor) else value for name, value in values.items()}


_NO_CONTEXT = Context()
_context = _NO_CONTEXT
_lock = RLock()  # engines in several threads take turns


def get_context() -> Context:
    """The Context of the forward pass that runs now; outside of one, the empty one."""
    return _context


def forward_in_context(context: Context, forward: Callable[..., T], *args: object) -> T:
    """Calls `forward(*args)` with this Context set, and takes it away, however the call ends.

    Raises RuntimeError inside another forward pass. It is no context manager of its own, because Ctrl-C can strike
    inside `__enter__` or `__exit__`, where no `finally` of the caller is at work.
    """
    global _context
    with _lock:
        if _context is not _NO_CONTEXT:
            raise RuntimeError("forward_in_context: a forward pass is running already")
        try:
            _context = context
            return forward(*args)
        finally:
            _context = _NO_CONTEXT
