"""Two equal prompts in one step: neither can read what the other has not computed yet."""

from docs.examples.l04_toy import Toy
from docs.examples.l04_watch import watch

toy = Toy(num_kvcache_blocks=8)
for _ in range(2):
    toy.ask(list(range(10)), max_tokens=2)
watch(toy, 1)
manager = toy.block_manager
print("blocks with a hash", [block.block_id for block in manager.blocks if block.token_ids])
print("found by their hash", list(manager.hash_to_block_id.values()))
toy.step()
third = toy.ask(list(range(10)))
print("hits of a third   ", manager.can_allocate(third))
watch(toy, 1)
