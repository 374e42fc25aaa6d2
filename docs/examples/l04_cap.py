"""max_num_seqs = 2 and four prompts of 4 tokens: how many run, and hold memory, after each of two steps?"""

from collections import deque

from docs.examples.l04_toy import Toy


class CapOnOneStep(Toy):
    """The faulty rule: it counts what this step takes, not who runs already."""

    def _schedule_prefill(self):
        earlier, self.running = self.running, deque()
        step = super()._schedule_prefill()
        self.running = earlier + self.running
        return step


for kind in (CapOnOneStep, Toy):
    toy = kind(num_kvcache_blocks=8, max_num_seqs=2)
    for first in (11, 21, 31, 41):
        toy.ask(list(range(first, first + 4)))
    for number in (1, 2):
        toy.step()
        in_use = sum(block.ref_count > 0 for block in toy.block_manager.blocks)
        print(f"{kind.__name__:<12}  step {number}: {len(toy.running)} running, {in_use} blocks in use")
