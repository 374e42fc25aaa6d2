"""Four blocks, four prompts of 4 tokens: two victims in one step."""

from docs.examples.l04_toy import Toy
from docs.examples.l04_watch import watch

toy = Toy(num_kvcache_blocks=4)
for first in (11, 21, 31, 41):
    toy.ask(list(range(first, first + 4)))
watch(toy, 2)
