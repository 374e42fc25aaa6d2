"""How many slots does a decode step read, and how many of them hold a token?"""

from docs.examples.l05_step import take_step
from docs.examples.l05_toy import Toy

for lengths in ([8, 8, 8, 8], [20, 3, 3, 3]):
    toy = Toy()
    for number, length in enumerate(lengths):
        toy.ask(range(100 * number, 100 * number + length))
    take_step(toy)
    _, _, context = take_step(toy)
    lens = context.context_lens
    print(f"context_lens {lens.tolist()}: {len(lens) * lens.max().item()} slots, {lens.sum().item()} of them needed")
