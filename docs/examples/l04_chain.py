"""Prompts that hold another prompt's block, but not what stands before it. How many blocks do they hit?"""

from docs.examples.l04_toy import Toy
from lessons.L04_scheduler.engine.block_manager import BlockManager


class Unchained(BlockManager):
    """The faulty rule: the hash of a block tells of its own tokens only."""

    @staticmethod
    def compute_hash(token_ids, parent_hash=-1):
        return BlockManager.compute_hash(token_ids)


for donors, prompt in (
    ([[1, 2, 3, 4, 5, 6, 7, 8, 9]], [5, 6, 7, 8, 10, 11]),
    ([[1, 2, 3, 4, 5, 6, 7, 8, 9], [21, 22, 23, 24, 9]], [21, 22, 23, 24, 5, 6, 7, 8, 9]),
):
    for kind in (Unchained, BlockManager):
        toy = Toy(num_kvcache_blocks=12)
        toy.block_manager = kind(num_blocks=12, block_size=4)
        _ = [toy.ask(donor) for donor in donors]
        toy.step()
        print(f"{donors} then {prompt}  {kind.__name__:<12} {toy.block_manager.can_allocate(toy.ask(prompt))}")
