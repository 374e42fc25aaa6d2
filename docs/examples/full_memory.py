"""A step that finds no memory: what the error says, what is left, and the next call."""

import torch

from nanovllm_full import LLM, SamplingParams

params = SamplingParams(temperature=0, max_tokens=8)
llm = LLM("tiny-stories", device="cpu")
before = llm.generate("Once", params, use_tqdm=False)
run_model = llm.model_runner.run_model


def fail(*arguments):
    raise torch.OutOfMemoryError("CUDA out of memory.")


llm.model_runner.run_model = fail
try:
    llm.generate(["Tom had a red ball", "The cat"], params, use_tqdm=False)
except torch.OutOfMemoryError as error:
    print(str(error).replace("; ", ";\n"))
print("the engine is empty:", llm.is_finished())
llm.model_runner.run_model = run_model
print("the next call is right:", llm.generate("Once", params, use_tqdm=False) == before)
