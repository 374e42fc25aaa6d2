"""The tensors of the first decode step after prompts of 5 and 3 tokens."""

import torch

from lessons.L03x_kv_cache import LLM

llm = LLM("tiny-stories")
runner = llm.model_runner
for prompt in ([11, 12, 13, 14, 15], [21, 22, 23]):
    llm.add_request(prompt)
llm.step()
step = llm.scheduler.schedule()
input_ids, positions, last = runner.prepare_batch(step.scheduled)
past, past_lens = runner.prepare_past(step.scheduled)
print("input_ids", list(input_ids.shape))
print("positions", list(positions.shape), positions.tolist())
print("last     ", list(last.shape), last.tolist())
print("past     ", list(past.shape), "zeros in front of row 1:", past[:, :, 1, :2].count_nonzero().item() == 0)
print("past_lens", list(past_lens.shape), past_lens.tolist())
with torch.inference_mode():
    hidden_states, new = runner.model(input_ids, positions, past, past_lens)
print("hidden_states", list(hidden_states.shape))
print("new      ", list(new.shape))
