"""Three blocks. A has 5 tokens and ends after three new ones; B has 4 and nobody behind it."""

from docs.examples.l04_toy import Toy
from docs.examples.l04_watch import watch

toy = Toy(num_kvcache_blocks=3)
toy.ask([11, 12, 13, 14, 15], max_tokens=3)
toy.ask([21, 22, 23, 24])
watch(toy, 4)
