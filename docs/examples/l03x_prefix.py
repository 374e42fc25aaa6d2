"""The same token at the same position after two prefixes: in which layers are its keys and values the same?"""

from lessons.L03x_kv_cache import LLM

llm = LLM("tiny-stories", device="cpu")
for prompt in ([1000, 3000, 2000, 500], [3500, 700, 150, 500]):
    llm.add_request(prompt)
llm.step()
one, two = (llm.model_runner.kv_caches[seq][3] for seq in llm.scheduler.running)  # of the token at position 3
for layer, difference in enumerate((one - two).abs().amax(dim=(0, 2, 3))):
    print(f"layer {layer}: {'the same' if difference < 1e-3 else 'not the same'}")
