"""Two equal prompts in one step: what can be found before anything has been computed?"""

from docs.examples.l04_toy import Toy
from docs.examples.l04_watch import tell
from lessons.L04_scheduler.engine.block_manager import BlockManager


class HashesEarly(BlockManager):
    """The faulty rule: a full block is published when it is given out."""

    def allocate(self, seq):
        super().allocate(seq)
        self.hash_blocks(seq, 0, seq.num_tokens)


for kind in (HashesEarly, BlockManager):
    toy = Toy(num_kvcache_blocks=8)
    toy.block_manager = kind(num_blocks=8, block_size=4)
    for _ in range(2):
        toy.ask(list(range(9)), max_tokens=1)
    step = toy.schedule()
    print(f"{kind.__name__:<12}", tell(step), *(item.seq.block_table for item in step.scheduled), end="  ")
    print("published:", list(toy.block_manager.hash_to_block_id.values()))
