"""Three tokens behind two columns of padding, with and without position ids."""

import torch
from transformers import DynamicCache

from lessons.L03x_kv_cache import LLM

box = LLM("tiny-stories", device="cpu").model_runner.model


@torch.inference_mode()
def run(tokens, mask, **positions):
    """The hidden state of the last token, and the keys and values of layer 0 without the padding."""
    cache = DynamicCache()
    arguments = {"attention_mask": torch.tensor([mask]), box._cache_keyword: cache, **positions}
    hidden = box.model.base_model(torch.tensor([tokens]), **arguments).last_hidden_state[0, -1]
    return hidden, cache.layers[0].keys[:, :, -3:], cache.layers[0].values[:, :, -3:]


right = run([21, 22, 23], [1, 1, 1])
for name, positions in (("given", {"position_ids": torch.tensor([[0, 0, 0, 1, 2]])}), ("not given", {})):
    padded = run([0, 0, 21, 22, 23], [0, 0, 1, 1, 1], **positions)
    same = [torch.allclose(a, b, atol=1e-3) for a, b in zip(right, padded, strict=True)]
    print(f"position ids {name:<9}: right output {same[0]}, keys {same[1]}, values {same[2]}")
