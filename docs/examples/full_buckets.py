"""The batch sizes that are captured, and how many rows of a batch are padding."""

from nanovllm_full.engine.cuda_graphs import graph_batch_sizes

for max_num_seqs in (4, 16, 20, 512):
    sizes = graph_batch_sizes(max_num_seqs)
    shown = str(sizes) if len(sizes) < 8 else f"[{', '.join(map(str, sizes[:6]))}, ..., {sizes[-1]}]"
    print(f"max_num_seqs {max_num_seqs:>3}: {len(sizes):>2} graphs {shown}")
sizes = graph_batch_sizes(512)
for batch in (1, 3, 5, 9, 17, 100, 512):
    size = next(size for size in sizes if size >= batch)
    print(f"batch {batch:>3} runs as {size:>3}: {size - batch:>2} rows of padding")
