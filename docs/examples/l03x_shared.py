"""Two prompts with the same first three tokens: at which positions could one sequence use the other's cache?"""

from lessons.L03x_kv_cache import LLM

llm = LLM("tiny-stories", device="cpu")
prompts = [[1000, 3000, 2000, 150, 500], [1000, 3000, 2000, 700, 500]]
for prompt in prompts:
    llm.add_request(prompt)
llm.step()
one, two = (llm.model_runner.kv_caches[seq] for seq in llm.scheduler.running)
layers = (one - two).abs().amax(dim=(1, 3, 4)) < 1e-3  # [tokens, layers]
for position, same in enumerate(layers.tolist()):
    print(f"position {position}, tokens {prompts[0][position]} and {prompts[1][position]}: same in {sum(same)} layers")
