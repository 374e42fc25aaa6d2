"""What the LM head computes of a prefill of four prompts of 4,096 tokens, Qwen3-0.6B in bfloat16."""

import torch

from docs.examples.l05_qwen3 import CONFIG
from lessons.L05_model_runner.layers.embed_head import ParallelLMHead
from lessons.L05_model_runner.utils.context import Context, forward_in_context

with torch.device("meta"):
    head = ParallelLMHead(CONFIG.vocab_size, CONFIG.hidden_size).bfloat16()
    hidden_states = torch.empty(16384, CONFIG.hidden_size, dtype=torch.bfloat16)
    context = Context(is_prefill=True, cu_seqlens_q=torch.empty(5, dtype=torch.int32))
logits = forward_in_context(context, head, hidden_states)
print(list(hidden_states.shape), "->", list(logits.shape), logits.nbytes, "bytes; of all rows:", end=" ")
print(16384 * CONFIG.vocab_size * 2)
