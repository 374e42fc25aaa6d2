"""Prompts of 4 and 7 tokens in blocks of 4: the prefill and the decode after it."""

from docs.examples.l05_step import show_step
from docs.examples.l05_toy import Toy

toy = Toy()
toy.ask(range(4))
toy.ask(range(10, 17))
show_step(toy, "prefill")
show_step(toy, "decode")
