"""s1 is preempted with 4+1 tokens and comes back. What becomes of the token of its second prefill?"""

from docs.examples.l04_toy import Toy
from docs.examples.l04_watch import tell


class ThrowsAway(Toy):
    """The faulty rule: a prefill of a sequence that has generated something gives it no token."""

    def postprocess(self, step, token_ids):
        again = [item for item in step.scheduled if step.kind == "prefill" and item.seq.num_completion_tokens]
        finished = super().postprocess(step, token_ids)
        for item in again:
            item.seq.token_ids.pop()
        return finished


for kind in (ThrowsAway, Toy):
    toy = kind(num_kvcache_blocks=3)
    toy.ask([11, 12, 13, 14, 15], max_tokens=3)
    seq = toy.ask([21, 22, 23, 24])
    for _ in range(4):
        toy.step()
    print(f"{kind.__name__:<10} generated {seq.completion_token_ids}, next: {tell(toy.schedule())} {seq.block_table}")
