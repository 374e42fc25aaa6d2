"""Two threads that set a global, work and reset it: does one see the other's? Then the same in turns."""

from threading import Barrier, Thread

from lessons.L05_model_runner.utils.context import Context, forward_in_context, get_context

shared, mixed, both = None, {"plain global": 0, "forward_in_context": 0}, Barrier(2)


def look(mine):
    mixed["forward_in_context"] += get_context() is not mine


def work(mine):
    global shared
    shared = mine
    both.wait()  # both have set it, and now both work
    mixed["plain global"] += shared is not mine
    for _ in range(2000):
        forward_in_context(mine, look, mine)


threads = [Thread(target=work, args=(Context(max_seqlen_q=number),)) for number in (1, 2)]
for move in (Thread.start, Thread.join):
    for thread in threads:
        move(thread)
print({name: f"{times} of 2 saw the other's" if times else "nobody did" for name, times in mixed.items()})
