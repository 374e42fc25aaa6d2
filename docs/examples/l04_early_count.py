"""A prompt of 10 tokens of which 8 are cached, and at most 4 prompt tokens in a step."""

from docs.examples.l04_toy import Toy
from docs.examples.l04_watch import tell


class CountsEarly(Toy):
    """The faulty rule: what is to be computed is counted before the hits are known."""

    def _find_cached_tokens(self, seq):
        cached = super()._find_cached_tokens(seq)
        return cached if seq.block_table else min(cached, 0)


for kind in (CountsEarly, Toy):
    toy = kind(num_kvcache_blocks=9, max_num_batched_tokens=4)
    toy.ask(list(range(9)), max_tokens=1)
    while not toy.is_finished():
        toy.step()
    toy.ask(list(range(10)), max_tokens=1)
    print(f"{kind.__name__:<12}", tell(toy.schedule()))
