"""How the decode kernels are cut and compiled: one table, chosen by shapes alone, so that a captured graph may keep it.

Nothing is tuned when an engine starts. The rows were measured on an H200 (benchmarks/kernels.py); all of them fit into
the 99 KB of shared memory of the smallest GPUs that the kernels are made for (compute capability 8.6).
"""

from dataclasses import dataclass, replace

import torch
import triton

MAX_SPLITS = 32
LARGE_HEAD = 128  # beyond it a tile holds half as many keys


@dataclass(frozen=True, slots=True)
class DecodeConfig:
    """How a decode is cut into programs, and how one program is compiled."""

    BLOCK_N: int  # keys in a tile
    num_warps: int
    num_stages: int  # how many tiles are on their way while one is computed
    max_splits: int = 1  # the most programs that share the keys of one (sequence, KV head) pair
    num_programs: int = 1  # how many the keys of a whole batch are split into, about; read if `max_splits` > 1


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the table: what is compiled for batches with at least `pairs` (sequence, KV head) pairs.

    `programs` is how many of each processor of the GPU share the work.
    """

    pairs: int
    BLOCK_N: int
    num_warps: int
    num_stages: int
    programs: int


HALF_ROWS = (  # float16 and bfloat16; the first row that a batch reaches
    Row(pairs=4096, BLOCK_N=64, num_warps=4, num_stages=4, programs=1),
    Row(pairs=256, BLOCK_N=32, num_warps=2, num_stages=5, programs=3),
    Row(pairs=128, BLOCK_N=64, num_warps=4, num_stages=4, programs=4),
    Row(pairs=64, BLOCK_N=32, num_warps=4, num_stages=5, programs=8),
    Row(pairs=0, BLOCK_N=32, num_warps=4, num_stages=5, programs=16),
)
FLOAT_ROWS = (Row(pairs=0, BLOCK_N=32, num_warps=4, num_stages=2, programs=4),)  # no tensor cores: small tiles


def find_decode_config(
    num_pairs: int, head_dim: int, longest: int, dtype: torch.dtype, num_processors: int
) -> DecodeConfig:
    """The configuration of a batch.

    num_pairs: (sequence, KV head) pairs of the batch. longest: the most keys that a sequence can have.
    num_processors: of the GPU. `max_splits` times pairs is never more than `most_programs`, unless it is 1.
    """
    rows = FLOAT_ROWS if dtype == torch.float32 else HALF_ROWS
    row = next(row for row in rows if num_pairs >= row.pairs)
    config = DecodeConfig(row.BLOCK_N, row.num_warps, row.num_stages)
    if head_dim > LARGE_HEAD:
        config = replace(config, BLOCK_N=config.BLOCK_N // 2, num_warps=4)
    num_programs = row.programs * num_processors
    return replace(config, **find_splits(num_pairs, longest, num_programs, config.BLOCK_N))


def find_splits(num_pairs: int, longest: int, num_programs: int, block_n: int) -> dict[str, int]:
    """The most splits that a pair may get if about `num_programs` programs share the keys of all.

    Twice its share: sequences are not equally long, and not all rows of a captured graph hold one. A batch that has
    pairs enough is not split. Others may be, however short they are: what is compiled depends on the batch alone.
    """
    if num_pairs >= num_programs:
        return {"max_splits": 1, "num_programs": num_programs}
    max_splits = min(2 * num_programs // num_pairs, triton.cdiv(longest, block_n), MAX_SPLITS)
    return {"max_splits": max(2, max_splits), "num_programs": num_programs}


def most_programs(num_processors: int) -> int:
    """The most programs of a decode that is split, in any batch: what the memory for partial results is made for."""
    return 2 * num_processors * max(row.programs for row in HALF_ROWS + FLOAT_ROWS)
