"""Two blocks of 4, a prompt of 8 and two new tokens: there is no room for the 9th token, and nobody to take it from."""

from docs.examples.l04_toy import Toy
from docs.examples.l04_watch import tell


class KnowsNoCapacity(Toy):
    """The faulty rule: a sequence ends at its own limits only."""

    def _finish_reason(self, seq):
        return "length" if seq.num_completion_tokens >= seq.max_tokens else None


for kind in (KnowsNoCapacity, Toy):
    toy = kind(num_kvcache_blocks=2)
    seq = toy.ask([1, 2, 3, 4, 5, 6, 7, 8], max_tokens=2)
    while not toy.is_finished():
        step = toy.schedule()
        print(f"{kind.__name__:<15}  computes {tell(step) or 'nothing':<9}", end="  ")
        toy.postprocess(step, [next(toy.samples) for _ in step.scheduled])
        print(seq.status.name, seq.finish_reason)
        if not step.scheduled:
            break  # it would go on like this for ever
