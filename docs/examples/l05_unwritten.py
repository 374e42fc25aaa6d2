"""The slots behind the end of a sequence were never written: what if they hold NaN?"""

import torch

from lessons.L05_model_runner.layers.attention import paged_decode
from lessons.L05_model_runner.utils.context import Context

k_cache, v_cache = torch.full((2, 3, 4, 1, 8), torch.nan)  # 3 blocks of 4, one KV head of 8
k_cache[2, :2], v_cache[2, :2] = 1, 5  # a sequence of 2 tokens in block 2
context = Context(
    slot_mapping=torch.tensor([9]),
    context_lens=torch.tensor([2], dtype=torch.int32),
    block_tables=torch.tensor([[2]], dtype=torch.int32),
)
output = paged_decode(torch.ones(1, 2, 8), k_cache, v_cache, context, scale=1.0)
print("a weight of 0 times NaN:", 0 * torch.nan, " output:", output.unique().tolist())
