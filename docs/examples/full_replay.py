"""What a graph for four reads, first of four sequences, then of three: the static tensors."""

import torch

from nanovllm_full.engine.cuda_graphs import DecodeGraphs
from nanovllm_full.utils.context import Context


class Graph:
    def replay(self):
        print("slots", graphs.slot_mapping.tolist(), "lengths", graphs.context_lens.tolist())


graphs = DecodeGraphs(forward=None, batch_sizes=[1, 2, 4], max_num_blocks=3, device=torch.device("cpu"))
graphs.graphs[4] = (Graph(), torch.zeros(4, 8))
for slots, lengths in (([4, 9, 13, 2], [5, 2, 6, 3]), ([5, 10, 14], [6, 3, 7])):
    context = Context(
        slot_mapping=torch.tensor(slots),
        context_lens=torch.tensor(lengths),
        block_tables=torch.zeros(len(slots), 2),
    )
    hidden_states = graphs.replay(torch.tensor(slots), torch.tensor(slots), context)
    print(f"{len(slots)} sequences, hidden states {list(hidden_states.shape)}")
