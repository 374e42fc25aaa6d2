"""Which tile the linear kernel uses, and up to how many rows: the one place for it.

`benchmarks/linear.py --sweep` searches for the best tiles on a GPU of compute capability 9.0. Older ones use the same:
they fit, and what is fetched before the wait is left out there.
"""

from dataclasses import dataclass

MAX_ROWS = 16  # above, the products keep the tensor cores busy, and cuBLAS is the better choice
LARGE = 2**23  # numbers of a weight: reading more takes so long that with two rows cuBLAS comes near the memory's rate
MIN_DOT_ROWS = 16  # what `tl.dot` is padded to
NARROW = 2560  # outputs: fewer do not make enough tiles for all processors, so the inputs are split, too


@dataclass(frozen=True, slots=True)
class LinearTile:
    """How much one program computes, and how it is compiled. All fit into 99 KB of shared memory."""

    ROWS: int  # of x, padded: a power of two
    COLUMNS: int  # rows of the weight
    BLOCK_K: int  # inputs at a time
    SPLITS: int  # programs that share the inputs of a tile
    num_warps: int
    num_stages: int
    prefetch: int = 128  # bytes that an instruction fetches into the L2 cache before the wait; 0: nothing is fetched

    @property
    def is_dot(self) -> bool:
        """Whether tensor cores multiply; few rows are multiplied and summed number by number."""
        return self.ROWS >= MIN_DOT_ROWS


# The largest number of rows -> the tile for a wide weight, and for a narrow one (ROWS, COLUMNS, BLOCK_K, SPLITS, warps,
# stages). Each entry is compiled for each product of a layer, so there are no more than make a difference.
TILES = {
    1: (LinearTile(1, 2, 1024, 1, 1, 1), LinearTile(1, 2, 1024, 1, 4, 1)),
    2: (LinearTile(2, 4, 1024, 1, 2, 1), LinearTile(2, 2, 2048, 1, 4, 1)),
    16: (LinearTile(16, 64, 128, 4, 4, 4, 0), LinearTile(16, 16, 256, 8, 2, 4)),
}


# For one row and a large weight: what comes with most outputs, with most inputs, and for the rest.
LARGE_TILES = (
    LinearTile(1, 4, 4096, 1, 4, 1, 0),
    LinearTile(1, 1, 4096, 1, 8, 1, 0),
    LinearTile(1, 2, 4096, 1, 4, 1, 0),
)
MANY_OUTPUTS, MANY_INPUTS = 8192, 4096  # more than these


def max_rows(num_weights: int) -> int:
    """Up to how many rows the kernel is the better choice if the largest weight of a layer has so many numbers."""
    return 1 if num_weights > LARGE else MAX_ROWS


def find_linear_tile(num_rows: int, num_outputs: int, num_inputs: int) -> LinearTile:
    """The tile for `num_rows` rows of x, at most MAX_ROWS, and a weight [outputs, inputs]."""
    if num_rows == 1 and num_outputs * num_inputs > LARGE:
        with_outputs, with_inputs, other = LARGE_TILES
        if num_outputs > MANY_OUTPUTS:
            return with_outputs
        return with_inputs if num_inputs > MANY_INPUTS else other
    largest = next(rows for rows in TILES if rows >= num_rows)
    return TILES[largest][num_outputs <= NARROW]
