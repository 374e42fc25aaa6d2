"""At most 8 prompt tokens in a step. Twice three prompts: of 19, 3 and 6 tokens, then of 3, 6 and 2."""

from docs.examples.l04_toy import Toy
from docs.examples.l04_watch import watch

for lengths, num_steps in (((19, 3, 6), 5), ((3, 6, 2), 3)):
    print("prompts of", *lengths)
    toy = Toy(num_kvcache_blocks=9, max_num_batched_tokens=8)
    for number, length in enumerate(lengths, start=1):
        toy.ask([100 * number + position for position in range(length)])
    watch(toy, num_steps)
