"""The two ends of the model: from token ids to vectors, and from vectors to logits."""

import torch
from torch import nn
from torch.nn import functional as F

from ..utils.context import get_context
from .linear import linear


class VocabParallelEmbedding(nn.Module):
    """A vector for each token id."""

    def __init__(self, num_embeddings: int, embedding_dim: int):
        super().__init__()
        self.weight = nn.Parameter(torch.empty(num_embeddings, embedding_dim))

    def forward(self, input_ids: torch.Tensor) -> torch.Tensor:
        """int64 [tokens] -> [tokens, hidden]."""
        return F.embedding(input_ids, self.weight)


class ParallelLMHead(VocabParallelEmbedding):
    """The logits of the last token of each sequence; nobody asks for those of the others."""

    def forward(self, hidden_states: torch.Tensor) -> torch.Tensor:
        """[tokens, hidden] -> [sequences, vocabulary]; a prefill has many tokens for a sequence, a decode one."""
        context = get_context()
        if context.is_prefill:
            hidden_states = hidden_states[context.cu_seqlens_q[1:] - 1]
        return linear(hidden_states, self.weight)
