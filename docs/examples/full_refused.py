"""The block sizes of the backends; backends and ranks that cannot serve on a CPU, and what is said."""

import torch

from nanovllm_full import LLM
from nanovllm_full.layers.attention_backend import BLOCK_SIZES, choose_backend, default_block_size

sizes = {name: default_block_size(name, torch.device("cuda")) for name in BLOCK_SIZES}
print("block sizes on a GPU:", sizes, "on a CPU:", default_block_size("torch", torch.device("cpu")))
print("auto on a CPU:", choose_backend("auto", torch.device("cpu"), torch.float32, 64))
for settings in ({"attention_backend": "flash_attn"}, {"tensor_parallel_size": 3}):
    try:
        LLM("tiny-stories", device="cpu", **settings)
    except ValueError as error:
        print(error)
