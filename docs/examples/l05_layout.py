"""Where the layers' caches lie in the one tensor of the runner."""

from lessons.L05_model_runner import LLM
from lessons.L05_model_runner.layers.attention import Attention

runner = LLM("tiny-stories", device="cpu", kvcache_block_size=4, num_kvcache_blocks=8).model_runner
layers = [module for module in runner.model.modules() if isinstance(module, Attention)]
print("kv_cache", list(runner.kv_cache.shape), " a layer's keys", list(layers[0].k_cache.shape))
same = [layer.k_cache.data_ptr() == runner.kv_cache[0, number].data_ptr() for number, layer in enumerate(layers)]
print("layer i has kv_cache[0, i]:", all(same))
