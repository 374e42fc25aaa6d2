"""Who and what is in a story. A character, an object and a place (`Char`, `Thing`, `Spot`) are chosen from the tables
of `words.py` and keep their names and traits for the whole story; they also remember what the text has said about them,
so that a first mention introduces and a later one is short. They are drawn in `world.py` and put into words in
`slots.py`.
"""

from __future__ import annotations

from random import Random

from models.recipe import words as W

PRONOUNS = {
    "he": {"he": "he", "him": "him", "his": "his", "himself": "himself", "hers": "his"},
    "she": {"he": "she", "him": "her", "his": "her", "himself": "herself", "hers": "hers"},
}


class Lack(Exception):
    """The world has nothing that fits a request of the plot; the story is drawn again."""


class Char:
    """One character: kind, name, pronoun and traits, all fixed for the whole story."""

    __slots__ = (
        "adj", "does", "food", "hobby", "home", "kind", "known", "name", "pron", "rel", "role", "seen", "short",
        "trait", "unnamed", "unseen",
    )  # fmt: skip

    def __init__(self, role: str, kind: W.Kind, name: str | None, pron: str):
        self.role, self.kind, self.name, self.pron = role, kind, name, pron
        self.known = False  # introduced in the text?
        self.unseen = 0  # calls since the last naming
        self.unnamed = 0  # sentences that began with the pronoun since the name was said last
        self.seen = -9  # the sentence that named it last
        self.rel: str | None = None  # "mom" for a relative of the hero
        self.short: str | None = None  # how a relative is called without the hero's name, such as "Aunt Rosa"


class Thing:
    """One object with its color, material and adjective, all fixed for the whole story."""

    __slots__ = ("adj", "color", "forms", "fresh", "full", "known", "noun", "owner", "role", "spec")

    def __init__(self, role: str, spec: W.Object, rng: Random, tiny: bool = False):
        self.role, self.spec, self.noun = role, spec, spec.name
        self.owner: Char | None = None
        self.known = False  # introduced in the text?
        self.fresh = False  # to be named in full at the next mention
        color, material, adj = (
            seq[int(rng.random() * len(seq))] if seq else "" for seq in (spec.colors, spec.materials, spec.adjs)
        )
        if tiny and adj in ("big", "heavy", "large", "tall", "thick"):
            adj = "little"
        roll = rng.random()
        if color and material and roll < 0.6:  # two attributes are enough
            material = ""
        if adj and (color or material) and 0.25 < roll < 0.6:
            adj = ""
        if color and material and adj:
            adj = ""
        self.color, self.adj = color, adj
        self.full = " ".join(w for w in (adj, color, material, self.noun) if w)
        middle = color or material
        named = f"{middle} {self.noun}" if middle else self.full
        self.forms = (self.noun, self.noun, self.noun, self.noun, named, named, self.full)


class Spot:
    """One place of the story."""

    __slots__ = ("known", "name", "role", "spec")

    def __init__(self, role: str, spec: W.Place):
        self.role, self.spec, self.name, self.known = role, spec, spec.name, False
