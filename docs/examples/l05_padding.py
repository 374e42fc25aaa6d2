"""How many slots do the block tables of a decode step name, and how many of them hold a token?"""

from docs.examples.l05_step import take_step
from docs.examples.l05_toy import Toy

for lengths in ([8, 8, 8, 8], [20, 3, 3, 3]):
    toy = Toy()
    for number, length in enumerate(lengths):
        toy.ask(range(100 * number, 100 * number + length))
    take_step(toy)
    _, _, context = take_step(toy)
    rows, width = context.block_tables.shape
    named, lens = rows * width * 4, context.context_lens
    print(f"context_lens {lens.tolist()}: tables {rows} x {width}, {named} slots, {lens.sum().item()} of them needed")
