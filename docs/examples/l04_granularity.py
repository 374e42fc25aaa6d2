"""Two prompts with 240 tokens in common. How many blocks does the second one hit?"""

from docs.examples.l04_toy import Toy

for block_size in (16, 64, 256):
    toy = Toy(num_kvcache_blocks=99, kvcache_block_size=block_size)
    toy.ask([*range(240), *[500] * 60])
    toy.step()
    hits = toy.block_manager.can_allocate(toy.ask([*range(240), *[600] * 60]))
    print(f"block size {block_size:>3}: {hits:>2} blocks, {hits * block_size:>3} tokens")
