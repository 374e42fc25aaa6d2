"""No block is free. At which lengths can a sequence take its next step?"""

from docs.examples.l04_toy import Toy

toy = Toy(num_kvcache_blocks=1)
toy.block_manager.free_block_ids.clear()
print("len  newest token at  needs a block  can_append")
for length in range(1, 10):
    seq = toy.ask([7] * length)
    needs = toy.block_manager._starts_block(seq)
    print(f"{length:>3}  {length - 1:>15}  {needs:>13}  {toy.block_manager.can_append(seq)}")
