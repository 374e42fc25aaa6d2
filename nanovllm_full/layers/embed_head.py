"""The two ends of the model: from token ids to vectors, and from vectors to logits."""

import torch
from torch import nn
from torch.nn import functional as F

from ..utils.context import get_context
from ..utils.parallel import ONE_RANK, TensorParallel
from .linear import linear, pack


class VocabParallelEmbedding(nn.Module):
    """A vector for each token id; each rank has those of a part of the vocabulary.

    The weight has the same number of rows on every rank. If the ranks do not divide the vocabulary, the last rows of
    the last ranks belong to no token.
    """

    def __init__(self, num_embeddings: int, embedding_dim: int, parallel: TensorParallel = ONE_RANK):
        super().__init__()
        self.parallel = parallel
        self.rows = parallel.shard(0, num_embeddings)
        self.shards = {"weight": [self.rows]}
        self.weight = nn.Parameter(torch.empty(-(-num_embeddings // parallel.size), embedding_dim))

    def forward(self, input_ids: torch.Tensor) -> torch.Tensor:
        """int64 [tokens] -> [tokens, hidden], the same on every rank: zeros from all but the one that has the id."""
        if self.parallel.size == 1:
            return F.embedding(input_ids, self.weight)
        indices = input_ids - self.rows.start
        is_elsewhere = (indices < 0) | (indices >= self.rows.size)
        embedded = F.embedding(indices.masked_fill(is_elsewhere, 0), self.weight)
        return self.parallel.all_reduce(embedded.masked_fill(is_elsewhere[:, None], 0))


class ParallelLMHead(VocabParallelEmbedding):
    """The logits of the last token of each sequence; nobody asks for those of the others."""

    packed: torch.Tensor | None = None

    def pack_weight(self) -> None:
        """Makes products on a CPU faster, once the weight is loaded."""
        self.packed = pack(self.weight)

    def forward(self, hidden_states: torch.Tensor) -> torch.Tensor:
        """[tokens, hidden] -> [sequences, vocabulary], the same on every rank.

        A prefill has many tokens for a sequence, a decode one.
        """
        context = get_context()
        if context.is_prefill:
            hidden_states = hidden_states[context.cu_seqlens_q[1:] - 1]
        logits = linear(hidden_states, self.weight, packed=self.packed)  # [sequences, this rank's rows]
        if self.parallel.size == 1:
            return logits
        return self.parallel.all_gather(logits).transpose(0, 1).flatten(1)[:, : self.rows.total]
