"""A decode of two sequences, 5 and 3 tokens long. The gap in front of the shorter past holds zeros, then NaN."""

import torch

from lessons.L03x_kv_cache import LLM

llm = LLM("tiny-stories", device="cpu")
runner = llm.model_runner
for prompt in ([11, 12, 13, 14, 15], [21, 22, 23]):
    llm.add_request(prompt)
llm.step()
step = llm.scheduler.schedule()
input_ids, positions, _ = runner.prepare_batch(step.scheduled)
past, past_lens = runner.prepare_past(step.scheduled)
for filling in (0.0, float("nan")):
    past = past.clone()
    past[:, :, 1, :2] = filling  # masked: no token attends to it
    with torch.inference_mode():
        hidden_states, _ = runner.model(input_ids, positions, past, past_lens)
    print(f"gap holds {filling}: numbers come out per row:", hidden_states.isfinite().all(dim=(1, 2)).tolist())
