"""The rows of the merged projections of Qwen3-0.6B, and how many numbers it has in all."""

import torch

from docs.examples.l05_qwen3 import CONFIG
from lessons.L05_model_runner.models.qwen3 import Qwen3ForCausalLM

with torch.device("meta"):  # shapes, no memory
    model = Qwen3ForCausalLM(CONFIG)
attention, mlp = model.model.layers[0].self_attn, model.model.layers[0].mlp
for name, layer in (("qkv_proj", attention.qkv_proj), ("gate_up_proj", mlp.gate_up_proj)):
    shards = [layer.shard(layer.weight, index) for index in range(len(layer.output_sizes))]
    firsts = [shard.storage_offset() // layer.weight.stride(0) for shard in shards]
    print(f"{name} {list(layer.weight.shape)}: parts of {layer.output_sizes} rows begin at rows {firsts}")
print("o_proj", list(attention.o_proj.weight.shape))
size = sum(parameter.numel() for parameter in model.model.layers[0].parameters())
print("one layer:", size, " all:", sum(parameter.numel() for parameter in model.parameters()))
