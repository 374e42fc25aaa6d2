"""A gap of 3 masked columns in front of 8 cached tokens, or behind them; with full attention and with a window of 5."""

import torch
from torch.nn.functional import pad
from transformers import DynamicCache, MistralConfig, MistralModel

from lessons.L03x_kv_cache import LLM

keyword = LLM("tiny-stories").model_runner.model._cache_keyword
torch.manual_seed(0)
heads = {"num_attention_heads": 2, "num_key_value_heads": 1}
config = MistralConfig(vocab_size=64, hidden_size=32, intermediate_size=64, num_hidden_layers=2, **heads)
weights, tokens = MistralModel(config).state_dict(), torch.arange(9)[None]
for window in (None, 5):
    model = MistralModel(MistralConfig(**{**config.to_dict(), "sliding_window": window})).eval()
    model.load_state_dict(weights)
    for name, gap in (("in front", (0, 0, 3, 0)), ("between", (0, 0, 0, 3))):
        with torch.inference_mode():
            model(tokens[:, :8], **{keyword: (cache := DynamicCache())})
            past = DynamicCache([(pad(layer.keys, gap), pad(layer.values, gap)) for layer in cache.layers])
            mask = torch.cat([pad(torch.ones(1, 8), gap[2:]), torch.ones(1, 1)], dim=1).bool()
            state = model(tokens[:, 8:], mask, torch.tensor([[8]]), **{keyword: past}).last_hidden_state[:, -1]
            same = torch.allclose(state, model(tokens).last_hidden_state[:, -1], atol=1e-3)
        print(f"window {window!s:<4}, gap {name:<8}: same as without a cache {same}")
