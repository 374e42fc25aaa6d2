"""CUDA graphs of the decode: the kernel launches of a forward pass, recorded once and replayed without Python.

A small decode takes the GPU less time than Python needs to launch its kernels. A graph is launched as a whole. Its
price: it reads and writes the same memory each time, so the inputs are copied into static tensors before a replay, and
it has one shape, so a batch is filled up to the next size that was captured.
"""

from collections.abc import Callable

import torch

from ..utils.context import Context

MAX_BATCH_SIZE = 512  # a larger decode keeps the GPU busy longer than its launches take

Forward = Callable[[torch.Tensor, torch.Tensor, Context], torch.Tensor]


def graph_batch_sizes(max_num_seqs: int) -> list[int]:
    """The batch sizes that are captured: 1, 2, 4, 8, multiples of 16, and the largest batch, which may be none.

    The smallest one that holds a batch serves it, so none is without a graph.
    """
    largest = min(max_num_seqs, MAX_BATCH_SIZE)
    return sorted({*(size for size in (1, 2, 4, 8) if size <= largest), *range(16, largest + 1, 16), largest})


class DecodeGraphs:
    """A graph for each of `batch_sizes`, and the static tensors that all of them read.

    `forward` gets input ids and positions, int64 [batch], and the Context of a decode, and returns hidden states
    [batch, hidden]. The LM head is not captured: each graph would keep logits of its own, which are large. A row that
    no sequence fills has the slot -1, where nothing is stored, and the length 0.
    """

    def __init__(self, forward: Forward, batch_sizes: list[int], max_num_blocks: int, device: torch.device):
        """`max_num_blocks`: of the longest block table."""
        self.forward = forward
        self.batch_sizes = batch_sizes
        largest = batch_sizes[-1]
        self.input_ids = torch.zeros(largest, dtype=torch.int64, device=device)
        self.positions = torch.zeros(largest, dtype=torch.int64, device=device)
        self.slot_mapping = torch.full((largest,), -1, dtype=torch.int64, device=device)
        self.context_lens = torch.zeros(largest, dtype=torch.int32, device=device)
        self.block_tables = torch.zeros(largest, max_num_blocks, dtype=torch.int32, device=device)
        self.graphs: dict[int, tuple[torch.cuda.CUDAGraph, torch.Tensor]] = {}  # with the hidden states it writes
        self.pool = None

    def capture(self, batch_sizes: list[int]) -> None:
        """Captures these sizes, the largest first: what it needs for a while serves the smaller ones, too."""
        for size in sorted(batch_sizes, reverse=True):
            self.graphs[size] = self._capture(size)

    def _capture(self, size: int) -> tuple[torch.cuda.CUDAGraph, torch.Tensor]:
        """One graph and the hidden states that it writes. It runs once before, to compile and load the kernels."""
        inputs = self._inputs(size)
        self.forward(*inputs)
        torch.cuda.synchronize(self.input_ids.device)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, pool=self.pool):
            hidden_states = self.forward(*inputs)
        self.pool = graph.pool()
        return graph, hidden_states

    def _inputs(self, size: int) -> tuple[torch.Tensor, torch.Tensor, Context]:
        """The first `size` rows of the static tensors, as the arguments of `forward`."""
        context = Context(
            slot_mapping=self.slot_mapping[:size],
            context_lens=self.context_lens[:size],
            block_tables=self.block_tables[:size],
        )
        return self.input_ids[:size], self.positions[:size], context

    def can_replay(self, batch_size: int) -> bool:
        """Whether a graph is as large as this batch."""
        return batch_size <= self.batch_sizes[-1]

    def replay(self, input_ids: torch.Tensor, positions: torch.Tensor, context: Context) -> torch.Tensor:
        """Hidden states [batch, hidden] of a decode; the next replay overwrites them."""
        batch_size = len(input_ids)
        size = next(size for size in self.batch_sizes if size >= batch_size)
        self.input_ids[:batch_size] = input_ids
        self.positions[:batch_size] = positions
        self.slot_mapping[:batch_size] = context.slot_mapping
        self.slot_mapping[batch_size:size] = -1
        self.context_lens[:batch_size] = context.context_lens
        self.context_lens[batch_size:size] = 0
        self.block_tables[:batch_size, : context.block_tables.shape[1]] = context.block_tables
        graph, hidden_states = self.graphs[size]
        graph.replay()
        return hidden_states[:batch_size]
