"""Prompts of 5 and 3 tokens: a prefill and two decodes as flat tensors."""

from docs.examples.l05_step import show_step
from docs.examples.l05_toy import Toy

toy = Toy()
toy.ask([10, 11, 12, 13, 14])
toy.ask([20, 21, 22])
for title in ("cold prefill", "decode", "decode"):
    show_step(toy, title)
