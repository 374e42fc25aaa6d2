"""Prefills with a past: a prompt whose beginning is cached beside a cold one, and a prompt in three chunks."""

from docs.examples.l05_step import show_step, take_step
from docs.examples.l05_toy import Toy

toy = Toy()
toy.ask(range(9))
take_step(toy)
toy.ask([*range(8), 70, 71])
toy.ask([80, 81, 82])
show_step(toy, "prefix hit")

toy = Toy(budget=6)
toy.ask(range(100, 114))
for number in (1, 2, 3):
    show_step(toy, f"chunk {number}")
