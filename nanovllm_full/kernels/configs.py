"""How the decode kernels are cut and compiled: one table, chosen by shapes alone, so that a captured graph may keep it.

Nothing is tuned when an engine starts. The rows were measured on an H200 (benchmarks/kernels.py); all of them fit into
the 99 KB of shared memory of the smallest GPUs that the kernels are made for (compute capability 8.6).
"""

from dataclasses import dataclass, replace
from itertools import pairwise

import torch
import triton

MAX_SPLITS = 32
LARGE_HEAD = 128  # beyond it a tile holds half as many keys
LEAST_KEYS = 16  # in a tile: what `tl.dot` needs


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
    """A row of the table: what is used for batches with at least `pairs` (sequence, KV head) pairs.

    `programs` is how many programs for each processor of the GPU share the keys of the batch, about, and `splits` how
    many share those of a pair at most. Where there are more pairs than such programs, only sequences much longer than
    the others are split.
    """

    pairs: int
    BLOCK_N: int
    num_warps: int
    num_stages: int
    programs: int
    splits: int


HALF_ROWS = (  # float16 and bfloat16; the first row that a batch reaches
    Row(pairs=1024, BLOCK_N=16, num_warps=1, num_stages=5, programs=1, splits=1),
    Row(pairs=768, BLOCK_N=64, num_warps=4, num_stages=4, programs=1, splits=1),
    Row(pairs=512, BLOCK_N=32, num_warps=2, num_stages=5, programs=1, splits=1),
    Row(pairs=192, BLOCK_N=32, num_warps=2, num_stages=5, programs=4, splits=8),
    Row(pairs=64, BLOCK_N=32, num_warps=2, num_stages=5, programs=4, splits=16),
    Row(pairs=0, BLOCK_N=32, num_warps=2, num_stages=5, programs=16, splits=32),
)
FLOAT_ROWS = (  # no tensor cores: small tiles
    Row(pairs=512, BLOCK_N=32, num_warps=4, num_stages=2, programs=1, splits=1),
    Row(pairs=128, BLOCK_N=32, num_warps=4, num_stages=2, programs=4, splits=8),
    Row(pairs=0, BLOCK_N=32, num_warps=4, num_stages=2, programs=4, splits=32),
)


def find_decode_config(
    num_pairs: int, head_dim: int, longest: int, dtype: torch.dtype, num_processors: int
) -> DecodeConfig:
    """The configuration of a batch.

    num_pairs: (sequence, KV head) pairs of the batch. longest: the most keys that a sequence can have.
    num_processors: of the GPU. `max_splits` times pairs is never more than MOST_PROGRAMS, unless it is 1.
    """
    rows = FLOAT_ROWS if dtype == torch.float32 else HALF_ROWS
    row = next(row for row in rows if num_pairs >= row.pairs)
    config = DecodeConfig(row.BLOCK_N, row.num_warps, row.num_stages)
    if head_dim > LARGE_HEAD:
        config = replace(config, BLOCK_N=max(LEAST_KEYS, config.BLOCK_N // 2), num_warps=4)
    max_splits = find_max_splits(longest, config.BLOCK_N, row.splits)
    return replace(config, max_splits=max_splits, num_programs=row.programs * num_processors)


def find_max_splits(longest: int, block_n: int, splits: int) -> int:
    """`splits`, or as many as the longest sequence has tiles.

    A batch that may be split always has two, however short its sequences: what is compiled depends on the batch alone.
    """
    return min(splits, max(2, triton.cdiv(longest, block_n)))


def _most_programs(rows: tuple[Row, ...]) -> int:
    return max((larger.pairs - 1) * row.splits for larger, row in pairwise(rows) if row.splits > 1)


MOST_PROGRAMS = max(_most_programs(HALF_ROWS), _most_programs(FLOAT_ROWS))  # of a decode that may be split
