"""The entries of a cache in reverse order, and moved by one position: does the next step give the same output?"""

import torch

from lessons.L03x_kv_cache import LLM

llm = LLM("tiny-stories", device="cpu")
runner = llm.model_runner
llm.add_request([1000, 3000, 2000, 150, 500])
llm.step()
step = llm.scheduler.schedule()
input_ids, positions, _ = runner.prepare_batch(step.scheduled)
past, past_lens = runner.prepare_past(step.scheduled)
with torch.inference_mode():
    right, _ = runner.model(input_ids, positions, past, past_lens)
    reversed_, _ = runner.model(input_ids, positions, past.flip(3), past_lens)
    moved, _ = runner.model(input_ids, positions + 1, past, past_lens)
print("entries in reverse order:     same output", torch.allclose(right, reversed_, atol=1e-3))
print("new token one position later: same output", torch.allclose(right, moved, atol=1e-3))
