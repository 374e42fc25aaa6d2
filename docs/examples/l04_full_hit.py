"""A prompt of 8 tokens twice, with blocks of 4: what is left to compute the second time?"""

from docs.examples.l04_toy import Toy
from docs.examples.l04_watch import tell
from lessons.L04_scheduler.engine.block_manager import BlockManager


class LooksAllUp(BlockManager):
    """The faulty rule: the last block is looked up too if it is full."""

    def _find_hits(self, seq):
        hashes = [self._hash_of(seq, index) for index in range(seq.num_tokens // self.block_size)]
        return [self.hash_to_block_id[block_hash] for block_hash in hashes if block_hash in self.hash_to_block_id]


for kind in (LooksAllUp, BlockManager):
    toy = Toy(num_kvcache_blocks=6)
    toy.block_manager = kind(num_blocks=6, block_size=4)
    toy.ask(list(range(8)), max_tokens=1)
    toy.step()
    toy.ask(list(range(8)), max_tokens=1)
    print(f"{kind.__name__:<12}", tell(toy.schedule()))
