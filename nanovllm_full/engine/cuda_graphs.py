"""CUDA graphs of the decode: the kernel launches of a whole step, recorded once and replayed without Python.

A small decode takes the GPU less time than Python needs to launch its kernels. A graph is launched as a whole. Its
price: it reads and writes the same memory each time, so the inputs are copied into static tensors before a replay, and
it has one shape, so a batch is filled up to the next size that was captured.

A replay goes from the tokens of the step before to those of this one. So it can be launched while that step still runs,
when its tokens are not known yet: a row of the batch says from which row of that step its token comes.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Self

import torch

from .memory import free_memory

MAX_BATCH_SIZE = 512  # a larger decode keeps the GPU busy longer than its launches take
NO_SOURCE = -1


@dataclass(frozen=True, slots=True)
class DecodeInputs:
    """What a decode has to know of each row of its batch. An unused row has the length 0.

    On the host these are lists, in a graph the static tensors that it reads.
    """

    token_ids: list[int] | torch.Tensor  # int32: the newest token, where it is known
    sources: list[int] | torch.Tensor  # int32: the row of the step before that gives it, or NO_SOURCE
    context_lens: list[int] | torch.Tensor  # int32: how many tokens there are, the newest included
    temperatures: list[float] | torch.Tensor  # float32
    seeds: list[int] | torch.Tensor  # int64

    @classmethod
    def views(cls, memory: torch.Tensor, size: int) -> Self:
        """The tensors of `size` rows that lie one behind the other in `memory`, int32 [6 * size] or more."""
        ints = memory[: 4 * size].unflatten(0, (4, size))
        seeds = memory[4 * size : 6 * size].view(torch.int64)
        return cls(ints[0], ints[1], ints[2], ints[3].view(torch.float32), seeds)

    def fill(self, values: Self) -> None:
        """Writes lists into these tensors; the rows behind their end become unused ones."""
        for name in (field.name for field in fields(self)):
            tensor, column = getattr(self, name), getattr(values, name)
            tensor.numpy()[: len(column)] = column
        num_rows = len(values.token_ids)
        self.sources[num_rows:] = NO_SOURCE
        for tensor in (self.token_ids, self.context_lens, self.temperatures, self.seeds):
            tensor[num_rows:] = 0


Decode = Callable[[DecodeInputs, torch.Tensor], torch.Tensor]


def graph_batch_sizes(max_num_seqs: int) -> list[int]:
    """The batch sizes that are captured: 1, 2, 4, 8, multiples of 16, and the largest batch, which may be none.

    The smallest one that holds a batch serves it, so none is without a graph.
    """
    largest = min(max_num_seqs, MAX_BATCH_SIZE)
    return sorted({*(size for size in (1, 2, 4, 8) if size <= largest), *range(16, largest + 1, 16), largest})


class DecodeGraphs:
    """A graph for each of `batch_sizes`, and the static tensors that all of them read.

    `decode` gets the inputs and the block tables, int32 [batch, most blocks]. It runs a step on the device alone and
    returns the hidden states [batch, hidden], which are kept; its logits are not: they are large, and each graph would
    have its own.
    """

    def __init__(self, decode: Decode, batch_sizes: list[int], max_num_blocks: int, device: torch.device):
        """`max_num_blocks`: of the longest block table."""
        self.decode = decode
        self.batch_sizes = batch_sizes
        largest = batch_sizes[-1]
        self.memory = torch.zeros(6 * largest, dtype=torch.int32, device=device)
        self.block_tables = torch.zeros(largest, max_num_blocks, dtype=torch.int32, device=device)
        self.graphs: dict[int, tuple[torch.cuda.CUDAGraph, torch.Tensor]] = {}  # with the hidden states it writes
        self.pool = None

    def capture(self, batch_sizes: list[int]) -> None:
        """Captures these sizes, the largest first: what it needs for a while serves the smaller ones, too."""
        for size in sorted(batch_sizes, reverse=True):
            self.graphs[size] = self._capture(size)

    def _capture(self, size: int) -> tuple[torch.cuda.CUDAGraph, torch.Tensor]:
        """One graph and the hidden states that it writes. It runs once before, to compile and load the kernels."""
        inputs = self.inputs(size)
        self.decode(*inputs)
        torch.cuda.synchronize(self.memory.device)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, pool=self.pool):
            hidden_states = self.decode(*inputs)
        self.pool = graph.pool()
        return graph, hidden_states

    def measure(self, before: int) -> int:
        """How many bytes these static tensors and all graphs take, from a trial: the two largest, thrown away.

        All graphs use the memory of the largest one, so each further one costs as much as the second.
        `before`: the bytes that were free when the static tensors were not there.
        """
        self.capture(self.batch_sizes[-1:])
        after_largest = free_memory(self.memory.device)
        self.capture(self.batch_sizes[-2:-1])
        after_second = free_memory(self.memory.device)
        self.clear()
        return before - after_largest + (after_largest - after_second) * (len(self.batch_sizes) - 1)

    def clear(self) -> None:
        """Gives the graphs and their memory back."""
        self.graphs.clear()

    def inputs(self, size: int) -> tuple[DecodeInputs, torch.Tensor]:
        """The arguments of `decode`, in the static tensors."""
        return DecodeInputs.views(self.memory, size), self.block_tables[:size]

    def can_replay(self, batch_size: int) -> bool:
        """Whether a graph is as large as this batch."""
        return batch_size <= self.batch_sizes[-1]

    def replay(self, inputs: DecodeInputs) -> torch.Tensor:
        """Hidden states [batch, hidden] of a decode; the next replay overwrites them.

        The block tables are those that `write_block_tables` has written.
        """
        batch_size = len(inputs.token_ids)
        size = next(size for size in self.batch_sizes if size >= batch_size)
        memory = torch.empty(6 * size, dtype=torch.int32, pin_memory=self.memory.is_cuda)
        DecodeInputs.views(memory, size).fill(inputs)
        self.memory[: len(memory)].copy_(memory, non_blocking=True)
        graph, hidden_states = self.graphs[size]
        graph.replay()
        return hidden_states[:batch_size]

    def write_block_tables(self, block_tables: torch.Tensor) -> None:
        """Copies block tables, int32 [batch, blocks], into the static ones."""
        num_rows, num_blocks = block_tables.shape
        self.block_tables[:num_rows, :num_blocks] = block_tables
