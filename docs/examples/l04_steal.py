"""Five blocks. A and B have 4 tokens, C has 6: who gives way when A and B grow?"""

from docs.examples.l04_toy import Toy
from docs.examples.l04_watch import watch

toy = Toy(num_kvcache_blocks=5)
for prompt in ([11, 12, 13, 14], [21, 22, 23, 24], [31, 32, 33, 34, 35, 36]):
    toy.ask(prompt)
watch(toy, 6)
