"""A request with a seed, alone and among others: are its tokens the same?"""

from nanovllm_full import LLM, SamplingParams

llm = LLM("tiny-stories", device="cpu")
seeded = SamplingParams(temperature=1.0, top_k=50, top_p=0.95, seed=7, max_tokens=24)
others = SamplingParams(temperature=1.5, max_tokens=30)
prompt = "Once upon a time"
[alone] = llm.generate(prompt, seeded, use_tqdm=False)
outputs = llm.generate(["Tom", prompt, "The cat", prompt], [others, seeded, others, others], use_tqdm=False)
print("alone and among three others:", outputs[1]["token_ids"] == alone["token_ids"])
print("the same prompt without that seed:", outputs[3]["token_ids"] == alone["token_ids"])
