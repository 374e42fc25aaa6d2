"""The tensors of a prefill step with prompts of 5 and 3 tokens."""

from lessons.L03_engine import LLM

llm = LLM("tiny-stories")
for prompt in ([11, 12, 13, 14, 15], [21, 22, 23]):
    llm.add_request(prompt)
step = llm.scheduler.schedule()
input_ids, positions, last = llm.model_runner.prepare_batch(step.scheduled)
print("input_ids", list(input_ids.shape), input_ids.tolist())
print("positions", list(positions.shape), positions.tolist())
print("last     ", list(last.shape), last.tolist())
