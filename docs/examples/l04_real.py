"""Blocks of 256, eight of them; A has 1024 tokens and B 1000. What does B's return cost?"""

from docs.examples.l04_toy import Toy
from docs.examples.l04_watch import watch

for max_tokens in (200, 700):
    toy = Toy(num_kvcache_blocks=8, kvcache_block_size=256)
    a = toy.ask(list(range(1024)), max_tokens)
    b = toy.ask(list(range(2000, 3000)))
    while not a.is_finished:
        toy.step()
    print(f"A generates {max_tokens}:", end=" ")
    watch(toy)
