"""Batch sizes without a graph, if the largest batch itself is not captured."""

from nanovllm_full.engine.cuda_graphs import graph_batch_sizes

for limit in (10, 20, 100):
    original = [1, 2, 4, 8, *range(16, limit + 1, 16)]
    ours = graph_batch_sizes(limit)
    missing = [[batch for batch in range(1, limit + 1) if batch > max(sizes)] for sizes in (original, ours)]
    print(f"max_num_seqs {limit}: without {missing[0]}; with the largest itself {missing[1]}")
