"""Counts the positions that pass through the model when one request is completed."""

from lessons.L01_overview import LLM, SamplingParams

llm = LLM("tiny-stories")
lengths = []
run = llm.model_runner.run
llm.model_runner.run = lambda token_ids, temperature: lengths.append(len(token_ids)) or run(token_ids, temperature)

llm.generate([1000, 1001, 1002, 1003, 1004], SamplingParams(0.0, max_tokens=8, ignore_eos=True), use_tqdm=False)
print("positions of each forward pass ", lengths)
print("together                       ", sum(lengths))
print("positions without repetition   ", lengths[-1])
