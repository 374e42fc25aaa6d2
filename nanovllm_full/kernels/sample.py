"""Sampling in one pass over the logits: nothing as large as they are is written, or read a second time.

A token is drawn as layers/sampler.py draws it: the largest of logit / temperature - log(E) wins, with E ~ Exp(1) from
the same function of seed, position and vocabulary index. To keep small differences between large logits, the sampler
subtracts the largest logit of the row first. Here each part of a row subtracts its own largest, and what it is below
that of the row is subtracted later, where parts are compared: of chunks of a row, and of shards of a vocabulary.

Scores are logarithms to base 2, and those of the noise are rounded a little more coarsely than torch's: by less than
4e-6. Two candidates are that close about once in 250,000 draws; else the ids are those of the sampler. For greedy rows
they always are: the largest logit, of several the first.
"""

import os
from dataclasses import dataclass

import torch
import triton
import triton.language as tl
from triton.language.extra import libdevice

from ..layers.sampler import LARGEST_UNIFORM as LARGEST
from ..layers.sampler import MAX_TEMPERATURE, MIN_TEMPERATURE
from .attend import LOG2_E
from .launch import launch

COLDEST, HOTTEST = tl.constexpr(MIN_TEMPERATURE), tl.constexpr(MAX_TEMPERATURE)
LARGEST_UNIFORM = tl.constexpr(LARGEST)
ON_GPU = tl.constexpr(os.environ.get("TRITON_INTERPRET") != "1")
SMALL_BATCH = 16  # rows


@dataclass(frozen=True, slots=True)
class Best:
    """The winners of one or several parts of each row, [rows] or [rows, parts]."""

    scores: torch.Tensor  # float32: of the winner, if the largest logit of its part were 0
    largest: torch.Tensor  # float32: the largest logit of its part
    token_ids: torch.Tensor  # int64


@triton.jit(
    do_not_specialize=["index_offset"],
    do_not_specialize_on_alignment=["temperatures_ptr", "seeds_ptr", "positions_ptr"],
)
def draw_kernel(
    logits_ptr,
    temperatures_ptr,
    seeds_ptr,
    positions_ptr,
    scores_ptr,
    largest_ptr,
    token_ids_ptr,
    logits_stride,
    vocab_size,
    index_offset,
    CHUNK: tl.constexpr,
):
    """Grid: (chunks of a row, rows).

    One program finds the winner of one chunk, a row of CHUNK logits. Equal scores: the first one wins.
    """
    chunk = tl.program_id(0)
    row = tl.program_id(1)
    temperature = tl.load(temperatures_ptr + row)
    indices = chunk * CHUNK + tl.arange(0, CHUNK)
    is_logit = indices < vocab_size
    offsets = row.to(tl.int64) * logits_stride + indices
    logits = tl.load(logits_ptr + offsets, mask=is_logit, other=float("-inf")).to(tl.float32)

    largest = tl.max(logits, 0)
    distances = tl.where(logits == largest, 0.0, logits - largest)  # infinity minus infinity is no number
    scores = distances * sharpness(temperature)
    if temperature != 0:
        noise = exponential_noise(tl.load(seeds_ptr + row), tl.load(positions_ptr + row), index_offset + indices)
        scores -= log2(noise)
    scores = tl.where(is_logit, scores, float("-inf"))
    score, winner = tl.max(scores, 0, return_indices=True, return_indices_tie_break_left=True)

    part = row * tl.num_programs(0) + chunk
    tl.store(scores_ptr + part, score)
    tl.store(largest_ptr + part, largest)
    last = vocab_size - 1  # of logits that are no numbers anything may win, but it is a token
    tl.store(token_ids_ptr + part, (index_offset + tl.minimum(chunk * CHUNK + winner, last)).to(tl.int64))


@triton.jit
def sharpness(temperature):
    """What a distance between logits is multiplied by; greedy rows, where only signs count, keep it."""
    return tl.where(temperature == 0, 1.0, LOG2_E / tl.minimum(tl.maximum(temperature, COLDEST), HOTTEST))


@triton.jit
def exponential_noise(seed, position, indices):
    """Numbers of the distribution Exp(1), float32: those of layers/sampler.py, but for the last bits.

    -log(1 - u) where 1 - u is exact enough, else its series, whose error is below 1e-7 of it.
    """
    bits = random_bits(seed, position, indices)
    uniform = ((bits & 0x7FFFFFFF).to(tl.int32).to(tl.float32) + 0.5) * 4.656612873077393e-10  # 2**-31
    uniform = tl.minimum(uniform, LARGEST_UNIFORM)
    series = 1 / 6 + uniform * (1 / 7)
    series = 1 / 4 + uniform * (1 / 5 + uniform * series)
    series = 1 / 2 + uniform * (1 / 3 + uniform * series)
    series = uniform + uniform * uniform * series
    return tl.where(uniform < 0.125, series, log2(1.0 - uniform) * -0.6931471805599453)


@triton.jit
def random_bits(seed, position, indices):
    """Random uint32 for each index, the bits of layers/sampler.py."""
    key = mix64(mix64(seed.to(tl.uint64)) + position.to(tl.uint64) * 0x9E3779B97F4A7C15)
    bits = indices.to(tl.uint32) * 0x9E3779B1 + key.to(tl.uint32)
    bits = (bits ^ (bits >> 16)) * 0x7FEB352D
    bits = bits ^ (key >> 32).to(tl.uint32)
    bits = (bits ^ (bits >> 15)) * 0x846CA68B
    return bits ^ (bits >> 16)


@triton.jit
def mix64(bits):
    """The bijection of uint64 in layers/sampler.py."""
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EB
    return bits ^ (bits >> 31)


@triton.jit
def log2(numbers):
    """Logarithms to base 2 by one instruction of the GPU: their error is below 2**-22, or that part of them."""
    if ON_GPU:
        return libdevice.fast_log2f(numbers)
    else:
        return tl.log2(numbers)


@triton.jit(do_not_specialize=["num_parts"], do_not_specialize_on_alignment=["temperatures_ptr"])
def choose_kernel(
    scores_ptr,
    largest_ptr,
    token_ids_ptr,
    temperatures_ptr,
    best_scores_ptr,
    best_largest_ptr,
    best_token_ids_ptr,
    row_stride,
    part_stride,
    num_parts,
    PARTS: tl.constexpr,
):
    """Grid: (rows). One program compares the winners of all parts of a row; of equal ones the first part's wins."""
    row = tl.program_id(0)
    factor = sharpness(tl.load(temperatures_ptr + row))
    parts = tl.arange(0, PARTS)
    is_part = parts < num_parts
    offsets = row * row_stride + parts * part_stride
    largest = tl.load(largest_ptr + offsets, mask=is_part, other=float("-inf"))
    scores = tl.load(scores_ptr + offsets, mask=is_part, other=float("-inf"))
    row_largest = tl.max(largest, 0)
    scores += tl.where(largest == row_largest, 0.0, largest - row_largest) * factor
    score, winner = tl.max(scores, 0, return_indices=True, return_indices_tie_break_left=True)
    winner = tl.minimum(winner, num_parts - 1)
    tl.store(best_scores_ptr + row, score)
    tl.store(best_largest_ptr + row, row_largest)
    tl.store(best_token_ids_ptr + row, tl.load(token_ids_ptr + row * row_stride + winner * part_stride))


def sample(
    logits: torch.Tensor,
    temperatures: torch.Tensor,
    seeds: torch.Tensor,
    positions: torch.Tensor,
    index_offset: int = 0,
    chunk: int | None = None,
    num_warps: int = 4,
) -> Best:
    """One token for each row of `logits` [rows, vocabulary], of any floating-point type, rows with any stride.

    temperatures float32 [rows], 0: take the largest logit; seeds and positions int64 [rows]. There is no top-k and no
    top-p. `index_offset` is the token id of the first logit, if these are a shard of the vocabulary: `choose` then
    compares the winners of the shards. A CUDA graph can capture it; results and parts are then in the graph's memory.
    """
    num_rows, vocab_size = logits.shape
    if logits.stride(1) != 1:
        raise ValueError(f"logits of strides {logits.stride()}: the logits of a row must be next to one another")
    chunk = chunk or (1024 if num_rows <= SMALL_BATCH else 4096)
    num_chunks = triton.cdiv(vocab_size, chunk)
    parts = new_best(num_rows, num_chunks, device=logits.device)
    launch(
        draw_kernel,
        (num_chunks, num_rows),
        logits,
        temperatures,
        seeds,
        positions,
        parts.scores,
        parts.largest,
        parts.token_ids,
        logits.stride(0),
        vocab_size,
        index_offset,
        CHUNK=chunk,
        num_warps=num_warps,
    )
    return choose(parts, temperatures)


def choose(parts: Best, temperatures: torch.Tensor) -> Best:
    """The winners of rows, [rows], from those of all their parts in the order of the vocabulary, [rows, parts].

    All three tensors have the same strides, which may be any: so what ranks gather may be transposed.
    """
    num_rows, num_parts = parts.scores.shape
    best = new_best(num_rows, device=parts.scores.device)
    launch(
        choose_kernel,
        (num_rows,),
        parts.scores,
        parts.largest,
        parts.token_ids,
        temperatures,
        best.scores,
        best.largest,
        best.token_ids,
        *parts.scores.stride(),
        num_parts,
        PARTS=triton.next_power_of_2(num_parts),
        num_warps=1 if num_parts <= 64 else 4,
    )
    return best


def new_best(*shape: int, device: torch.device) -> Best:
    """Memory for winners: three tensors, as parts of one would begin at places that no compiled kernel expects."""
    dtypes = torch.float32, torch.float32, torch.int64
    return Best(*(torch.empty(shape, dtype=dtype, device=device) for dtype in dtypes))
