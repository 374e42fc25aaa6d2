"""The sampler: from logits to token ids."""

from dataclasses import dataclass
from typing import Self

import torch
from torch import nn

from ..sampling_params import MAX_LOGPROBS

MIN_TEMPERATURE, MAX_TEMPERATURE = 1e-10, 1e30  # what float32 can divide by
NO_TOP_K = 2**31  # no vocabulary is as large
SORTED_AT_ONCE = 2**24  # logits; bounds the memory that a truncation needs
LARGEST_UNIFORM = 1 - 2**-24  # the largest float32 below 1


@dataclass(frozen=True, slots=True)
class SamplingMetadata:
    """What the sampler knows of each row of a batch.

    What kinds of rows there are is known from the requests. It is told here, so that nobody has to look into a tensor
    and wait for the GPU.
    """

    temperatures: torch.Tensor  # float32 [rows]; 0: take the largest logit
    seeds: torch.Tensor  # int64 [rows]
    positions: torch.Tensor  # int64 [rows]: where in its sequence the new token stands
    all_greedy: bool = True
    truncated_rows: torch.Tensor | None = None  # int64 [truncated]: those with top-k or top-p
    top_ks: torch.Tensor | None = None  # int64 [truncated]; NO_TOP_K where there is only top-p
    top_ps: torch.Tensor | None = None  # float32 [truncated]
    max_top_k: int = 0  # the largest of `top_ks`
    logprob_rows: torch.Tensor | None = None  # int64 [asking]: those that ask for log-probabilities
    num_logprobs: int = 0  # the most best tokens that one of them asks for

    @classmethod
    def largest(cls, num_rows: int, device: torch.device) -> Self:
        """Of a batch in which each row asks for all that the sampler can do."""
        rows = torch.arange(num_rows, device=device)
        ones = torch.ones(num_rows, device=device)
        return cls(ones, rows, rows, False, rows, rows + NO_TOP_K, ones / 2, NO_TOP_K, rows, MAX_LOGPROBS)


@dataclass(frozen=True, slots=True)
class Logprobs:
    """Log-probabilities of the rows that ask for them, in their order."""

    token_ids: torch.Tensor  # int64 [asking, 1 + num_logprobs]: the chosen token, then the best ones
    values: torch.Tensor  # float32, the same shape


class Sampler(nn.Module):
    """Draws one token per row. A row's result depends on its own logits and parameters, not on the other rows."""

    def __init__(self, uses_kernel: bool = False):
        """`uses_kernel`: draw by kernels/sample.py, in one pass over the logits, where no row has top-k or top-p."""
        super().__init__()
        self.uses_kernel = uses_kernel

    def forward(self, logits: torch.Tensor, metadata: SamplingMetadata) -> tuple[torch.Tensor, Logprobs | None]:
        """Token ids, int64 [rows], of `logits` [rows, vocabulary], and the log-probabilities if a row asks for them."""
        if self.uses_kernel and metadata.truncated_rows is None:
            token_ids = self.draw_by_kernel(logits, metadata)
        else:
            token_ids = logits.argmax(dim=-1)
            if not metadata.all_greedy:
                token_ids = torch.where(metadata.temperatures == 0, token_ids, self.draw(logits, metadata))
        asked = metadata.logprob_rows is not None
        return token_ids, compute_logprobs(logits, token_ids, metadata) if asked else None

    def draw_by_kernel(self, logits: torch.Tensor, metadata: SamplingMetadata) -> torch.Tensor:
        """What `draw` gives, or the largest logit where the temperature is 0, int64 [rows]."""
        from ..kernels.sample import sample

        return sample(logits, metadata.temperatures, metadata.seeds, metadata.positions).token_ids

    def draw(self, logits: torch.Tensor, metadata: SamplingMetadata) -> torch.Tensor:
        """A random token id for each row, int64 [rows].

        With E ~ Exp(1) for each entry, argmax(p / E) is entry i with probability p[i]. Logarithms do not change who
        wins, and spare the softmax: the scaled logits are log p and a number that is the same for the whole row.
        """
        scaled = scale(logits, metadata.temperatures)
        if metadata.truncated_rows is not None:
            truncate_(scaled, metadata)
        noise = exponential_noise(metadata.seeds, metadata.positions, logits.size(-1))
        return scaled.sub_(noise.log_()).argmax(dim=-1)


def scale(logits: torch.Tensor, temperatures: torch.Tensor) -> torch.Tensor:
    """Logits divided by the temperature of their row, float32 [rows, vocabulary]; the largest of a row becomes 0."""
    logits = logits.float()
    largest = logits.amax(dim=-1, keepdim=True)
    scaled = (logits - largest).div_(temperatures.clamp(MIN_TEMPERATURE, MAX_TEMPERATURE)[:, None])
    return scaled.masked_fill_(logits == largest, 0)  # infinity minus infinity is no number


def truncate_(scaled: torch.Tensor, metadata: SamplingMetadata) -> None:
    """Sets what top-k and top-p leave out to minus infinity, in `scaled` itself."""
    num_rows = max(1, SORTED_AT_ONCE // scaled.size(-1))
    parts = (part.split(num_rows) for part in (metadata.truncated_rows, metadata.top_ks, metadata.top_ps))
    for rows, top_ks, top_ps in zip(*parts, strict=True):
        chosen = scaled[rows]
        smallest = smallest_kept(chosen, top_ks, top_ps, metadata.max_top_k)
        scaled[rows] = chosen.masked_fill_(chosen < smallest, -torch.inf)


def smallest_kept(scaled: torch.Tensor, top_ks: torch.Tensor, top_ps: torch.Tensor, max_top_k: int) -> torch.Tensor:
    """The smallest scaled logit of each row that top-k and then top-p keep, [rows, 1].

    Top-k keeps the k largest. Of what it keeps, top-p keeps the largest that together reach the probability p, at
    least one. Entries as large as the last one that is kept stay too, so the order of the vocabulary plays no part.
    """
    vocab_size = scaled.size(-1)
    candidates = scaled.topk(min(max_top_k, vocab_size)).values  # [rows, candidates], the largest first
    kth = candidates.gather(1, top_ks.clamp(max=vocab_size)[:, None] - 1)  # [rows, 1]
    total = scaled.masked_fill(scaled < kth, -torch.inf).logsumexp(dim=-1, keepdim=True)
    reached = (candidates - total).exp_().cumsum(dim=-1)  # by each candidate and those before it
    is_kept = (reached < top_ps[:, None]) | (top_ps >= 1)[:, None]
    last = is_kept.sum(dim=-1, keepdim=True).clamp_(max=candidates.size(-1) - 1)  # the one that reaches p
    return torch.maximum(kth, candidates.gather(1, last))


def compute_logprobs(logits: torch.Tensor, token_ids: torch.Tensor, metadata: SamplingMetadata) -> Logprobs:
    """Natural logarithms of the model's own probabilities, before temperature, top-k and top-p."""
    rows = metadata.logprob_rows
    logprobs = logits[rows].float().log_softmax(dim=-1)
    chosen_ids = token_ids[rows, None]
    best = logprobs.topk(min(metadata.num_logprobs, logits.size(-1)))
    return Logprobs(
        token_ids=torch.cat([chosen_ids, best.indices], dim=-1),
        values=torch.cat([logprobs.gather(1, chosen_ids), best.values], dim=-1),
    )


def exponential_noise(seeds: torch.Tensor, positions: torch.Tensor, num_indices: int) -> torch.Tensor:
    """Random numbers of the distribution Exp(1), float32 [rows, num_indices], from 2**-32 to 17.

    The number of a row at an index is a function of `seeds[row]`, `positions[row]` and the index alone. Devices may
    differ in the last bit of a logarithm.
    """
    bits = random_bits(seeds, positions, num_indices)
    uniform = bits.bitwise_and_(0x7FFFFFFF).float().add_(0.5).mul_(2**-31).clamp_(max=LARGEST_UNIFORM)
    return uniform.neg_().log1p_().neg_()  # of log(1 - u) and log(u) the one that is exact where E is small and wins


def random_bits(seeds: torch.Tensor, positions: torch.Tensor, num_indices: int) -> torch.Tensor:
    """Random int32 [rows, num_indices], for int64 `seeds` and `positions` [rows]; the same on every device.

    A generator without a state: it hashes what identifies a number. A row has a key of 64 bits. One half is added to
    the index, the other comes in between the two rounds of a hash of 32 bits.
    """
    keys = mix64(mix64(seeds) + positions * _signed(0x9E3779B97F4A7C15, 64)).unsqueeze(-1).view(torch.int32)
    indices = torch.arange(num_indices, dtype=torch.int32, device=seeds.device) * _signed(0x9E3779B1, 32)
    bits = indices + keys[:, :1]
    _xor_shift_(bits, 16).mul_(_signed(0x7FEB352D, 32)).bitwise_xor_(keys[:, 1:])
    _xor_shift_(bits, 15).mul_(_signed(0x846CA68B, 32))
    return _xor_shift_(bits, 16)


def mix64(values: torch.Tensor) -> torch.Tensor:
    """A bijection of int64 in which each bit of the result depends on all bits of the value.

    It is the last step of SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014). The
    rounds of 32 bits above are of the same kind, with the numbers of C. Wellons' hash-prospector ("lowbias32").
    """
    bits = values.clone()
    _xor_shift_(bits, 30).mul_(_signed(0xBF58476D1CE4E5B9, 64))
    _xor_shift_(bits, 27).mul_(_signed(0x94D049BB133111EB, 64))
    return _xor_shift_(bits, 31)


def _xor_shift_(bits: torch.Tensor, distance: int) -> torch.Tensor:
    """bits ^= bits >> distance, for numbers without a sign, which torch cannot shift."""
    width = 8 * bits.itemsize
    return bits.bitwise_xor_((bits >> distance).bitwise_and_((1 << (width - distance)) - 1))


def _signed(number: int, width: int) -> int:
    """The signed integer with the same bits."""
    return number - (number >> (width - 1) << width)
