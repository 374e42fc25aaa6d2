"""The own model beside transformers' on the same weights: the ids of a run."""

import torch
from transformers import AutoModelForCausalLM

from lessons.L05_model_runner import LLM, SamplingParams

llm = LLM("tiny-stories", device="cpu")
reference = AutoModelForCausalLM.from_pretrained(llm.config.path, dtype=torch.float32)
prompt = llm.encode("Once upon a time, there was a little fox")
with torch.no_grad():
    ids = reference.generate(torch.tensor([prompt]), do_sample=False, max_new_tokens=40)[0, len(prompt) :].tolist()
[output] = llm.generate(prompt, SamplingParams(0, 40), use_tqdm=False)
print("the same ids as transformers:", output["token_ids"] == ids)
