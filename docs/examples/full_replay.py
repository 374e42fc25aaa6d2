"""What a graph for four reads, first of four sequences, then of three: the static tensors."""

import torch

from nanovllm_full.engine.cuda_graphs import DecodeGraphs, DecodeInputs


class Graph:
    def replay(self):
        static = DecodeInputs.views(graphs.memory, 4)
        for name in ("token_ids", "sources", "context_lens"):
            print(f"  {name:<12}", getattr(static, name).tolist())


graphs = DecodeGraphs(decode=None, batch_sizes=[1, 2, 4], max_num_blocks=3, device=torch.device("cpu"))
graphs.graphs[4] = (Graph(), torch.zeros(4, 8))
for token_ids, sources, lengths in (
    ([57, 8, 301, 44], [-1, -1, -1, -1], [5, 2, 6, 3]),
    ([-1, -1, -1], [0, 1, 3], [6, 3, 4]),
):
    print(f"{len(lengths)} sequences")
    inputs = DecodeInputs(token_ids, sources, lengths, temperatures=[0.0] * len(lengths), seeds=[7] * len(lengths))
    print("  hidden states", list(graphs.replay(inputs).shape))
