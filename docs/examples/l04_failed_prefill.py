"""A prefill fails and nobody cleans up. Four decodes later, what does a prompt with the same beginning read?"""

from docs.examples.l04_toy import Toy
from docs.examples.l04_watch import tell


def newest_only(toy, written):
    """The faulty decode: it computes the newest token and counts it, whatever was computed before."""
    [seq] = toy.running
    toy.block_manager.may_append(seq)
    written.append(seq.num_tokens - 1)
    toy.block_manager.hash_blocks(seq, seq.num_cached_tokens, seq.num_cached_tokens + 1)
    seq.num_cached_tokens += 1
    seq.append_token(next(toy.samples))


for cleans_up in (False, True):
    toy, written = Toy(num_kvcache_blocks=6), []
    toy.ask([1, 2, 3, 4, 5])
    toy.schedule()  # its forward pass fails: nothing is computed
    for _ in range(4):
        _ = toy.clear() if cleans_up else newest_only(toy, written)
    toy.ask([1, 2, 3, 4, 9])
    print(f"cleans up: {cleans_up!s:<5}  positions written {written}  then {tell(toy.schedule())}")
