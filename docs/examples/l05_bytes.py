"""The bytes of a block of Qwen3-0.6B, and what halves or doubles them."""

from types import SimpleNamespace

import torch

from docs.examples.l05_qwen3 import CONFIG
from docs.examples.l05_toy import Toy

for block_size, dtype in ((1, torch.bfloat16), (16, torch.bfloat16), (256, torch.bfloat16), (256, torch.float32)):
    runner = Toy(block_size=block_size).runner
    size = runner.block_bytes(SimpleNamespace(hf_config=CONFIG, dtype=dtype))
    print(f"block size {block_size:>3}, {dtype}: {size:>10} bytes")
