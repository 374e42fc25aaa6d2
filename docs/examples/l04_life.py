"""Six blocks. A ends; B begins with A's first 8 tokens and goes on; C is these 8 tokens and nothing else."""

from docs.examples.l04_toy import Toy
from docs.examples.l04_watch import watch

toy = Toy(num_kvcache_blocks=6)
print("free at first       ", list(toy.block_manager.free_block_ids))
toy.ask(list(range(10)), max_tokens=1)
watch(toy, 1)
print("free after the end  ", list(toy.block_manager.free_block_ids))
print("entries in the map  ", len(toy.block_manager.hash_to_block_id))
toy.ask([*range(8), 77, 78])
watch(toy, 1)
toy.ask(list(range(8)))
watch(toy, 1)
print("reference counts    ", [block.ref_count for block in toy.block_manager.blocks])
