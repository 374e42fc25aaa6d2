"""Are the cached keys and values those that recomputing gives? A prompt of 5 tokens, compared after 4 steps."""

import torch

from lessons.L03x_kv_cache import LLM, SamplingParams

llm = LLM("tiny-stories", device="cpu")
runner = llm.model_runner
llm.add_request([11, 12, 13, 14, 15], SamplingParams(temperature=0, max_tokens=9, ignore_eos=True))
for _ in range(4):
    llm.step()
[seq] = llm.scheduler.running
cached = runner.kv_caches[seq]  # [tokens, 2, layers, KV heads, head size]
tokens = torch.tensor([seq.token_ids[: len(cached)]])
no_past = runner.no_past.permute(1, 2, 0, 3, 4)[:, :, None]  # [2, layers, 1, 0, KV heads, head size]
with torch.inference_mode():
    _, new = runner.model(tokens, torch.arange(len(cached))[None], no_past, torch.tensor([0]))
recomputed = new[:, :, 0].permute(2, 0, 1, 3, 4)
print("computed in 4 steps, in one step:", list(cached.shape), list(recomputed.shape))
differences = (cached - recomputed).abs().amax(dim=(0, 1, 3, 4))
print("below 1e-3 in every layer:", bool((differences < 1e-3).all()))
