"""What crosses each border on the way down, for a prompt of five tokens."""

import torch

from lessons.L01_overview import LLM

llm = LLM("tiny-stories")
model, sampler = llm.model_runner.model, llm.model_runner.sampler
prompt_ids = [1000, 1001, 1002, 1003, 1004]
input_ids, positions = torch.tensor([prompt_ids]), torch.arange(5)[None]
with torch.inference_mode():
    hidden_states = model(input_ids, positions)
    logits = model.compute_logits(hidden_states[:, -1])
    token_ids = sampler(logits, torch.tensor([0.0]))
print("input_ids, positions ", list(input_ids.shape), list(positions.shape))
print("hidden_states        ", list(hidden_states.shape))
print("logits               ", list(logits.shape))
print("token_ids            ", list(token_ids.shape))
