"""The block size in a class attribute, and two engines in one process: whose block size does the first one use?"""

from docs.examples.l05_toy import Toy


class Sequence:
    block_size = 256


def make_engine(block_size):
    Sequence.block_size = block_size
    return lambda length: -(-length // Sequence.block_size)  # blocks of a sequence


first = make_engine(4)
print("class attribute: 10 tokens need", first(10), "blocks of 4;", end=" ")
make_engine(512)
print("after a second engine with 512:", first(10))
first, second = Toy(block_size=4), Toy(block_size=512)
print("passed explicitly:", first.runner.block_size, first.block_manager.block_size, second.runner.block_size)
