"""Two threads that set a global, work and reset it: does one see the other's? Then the same in turns."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from lessons.L05_model_runner.utils.context import Context, forward_in_context, get_context

shared, mixed, both = None, {"plain global": 0, "forward_in_context": 0}, Barrier(2)


def work(mine):
    global shared
    shared = mine
    both.wait()  # both have set it
    mixed["plain global"] += shared is not mine
    for _ in range(2000):
        mixed["forward_in_context"] += forward_in_context(mine, get_context) is not mine


with ThreadPoolExecutor() as pool:
    list(pool.map(work, [Context(max_seqlen_q=1), Context(max_seqlen_q=2)]))
print({name: f"{times} of 2 saw the other's" if times else "nobody did" for name, times in mixed.items()})
