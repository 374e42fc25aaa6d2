"""A cache under the right keyword and under one that the model does not know."""

import torch
from transformers import DynamicCache

from lessons.L03x_kv_cache import LLM

box = LLM("tiny-stories", device="cpu").model_runner.model
for keyword in (box._cache_keyword, "kv_cache"):
    cache = DynamicCache()
    with torch.inference_mode():
        box.model.base_model(torch.tensor([[21, 22, 23]]), **{keyword: cache})
    name = "unknown" if keyword == "kv_cache" else "right"
    print(f"{name:<7} keyword: no error, {cache.get_seq_length()} tokens in the cache")
