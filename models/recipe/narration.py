"""Adding text to a story, sentence by sentence: `say` and `maybe` choose among templates, `par` starts a paragraph,
`turns` and `scaled` fit the telling to the length of the story. One who has just spoken and speaks again goes on in the
same quotation, without a second tag.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from models.recipe.cast import Char
from models.recipe.plots import Plot
from models.recipe.slots import Slots

_SAY = "said|asked|cried|called|whispered|shouted|replied|answered"
_TAGGED = re.compile(  # "Line," said Tim. "More."
    rf'"([^"]+)" (?:(?:{_SAY}) (?:(?!and |with |then |as |to )[^".!?, ]+ ?){{1,4}}'
    rf'|(?:(?!and )[^".!?, ]+ ){{1,3}}(?:{_SAY})(?: \w+ly)?)\.(?: "([^"]+)")?'
)
_TAG_LAST = re.compile(rf'" (?:[^".!?]+ )?(?:{_SAY})(?: (?!and )[^".!? ]+){{0,4}}\.$')


class Talk(NamedTuple):
    """The last speech: who spoke, how many pieces the text had then, and the mark at the end of the line."""

    speaker: Char | None
    at: int
    mark: str


NO_TALK = Talk(None, -1, "")


class Narration(Slots):
    """A story that grows: the text so far is in `out`."""

    def __init__(self, rng: Random, plot: Plot):
        super().__init__(rng, plot)
        self.out: list[str] = []
        self.used: set[str] = set()  # templates that were told
        self.last_talk = NO_TALK

    def say(self, *options: str) -> None:
        """Add one of the alternatives (each a template of one or more whole sentences)."""
        self.begin()
        self.add(self.render(self.choose(options)))

    def maybe(self, p: float, *options: str) -> None:
        """Like say, but only with probability p (less in short stories, more in long ones)."""
        if self.random() < self.scaled(p):
            self.say(*options)

    def par(self, p: float = 0.8) -> None:
        """A paragraph break, if this story is told in paragraphs."""
        if self.renames and self.random() < p:
            self.name_things_in_full()
        if self.paragraphs and self.out and self.out[-1] != "\n\n" and self.random() < p:
            self.out.append("\n\n")
            anew = self.renames or self.random() < 0.5
            for c in self.chars():
                c.unseen = 3
                if anew:
                    c.seen = -9

    def name_things_in_full(self) -> None:
        """Name each object in full at its next mention."""
        for thing in self.things():
            thing.fresh = True

    def turns(self, low: int, high: int) -> int:
        """How many attempts or turns to tell: near `low` in short stories, near `high` in long ones."""
        if self.size == "short":
            return low
        if self.size == "long":
            return high
        return low + int(self.random() * (high - low + 1))

    def scaled(self, p: float) -> float:
        """A probability, less in short stories and more in long ones."""
        return p * {"short": 0.5, "medium": 1.2, "long": 2.0}[self.size]

    def choose(self, options: Sequence[str]) -> str:
        """One of several templates; one that was used in this story is avoided."""
        n = len(options)
        if n == 1:
            return options[0]
        for _ in range(4):
            option = options[int(self.random() * n)]
            if option not in self.used:
                self.used.add(option)
                return option
        return option

    def begin(self) -> None:
        """Begin a new sentence."""
        self.sentence += 1
        self.last_subject, self.subject = self.subject, None
        for c in self.chars():
            c.unseen += 1

    def add(self, text: str) -> None:
        """Add finished sentences."""
        text = text.strip()
        if not text:
            return
        if '"' in text:
            speaker = self.subject or self.last_subject
            if text[0] == '"' and speaker is not None and self.last_talk[:2] == (speaker, len(self.out)):
                m = _TAGGED.fullmatch(text)
                if m:
                    first = m[1][:-1] + "." if m[1][-1] == "," else m[1]
                    self.go_on(speaker, f"{first} {m[2]}" if m[2] else first)
                    return
            if text[-1] == '"' or _TAG_LAST.search(text):
                mark = text.rstrip('"')[-1:] if text[-1] == '"' else text[text.rindex('"') - 1]
                self.last_talk = Talk(speaker, len(self.out) + 1, mark)
        self.out.append(text[0].upper() + text[1:] if text[0] != '"' else '"' + text[1:2].upper() + text[2:])

    def go_on(self, c: Char, line: str) -> None:
        """Add a line to what the character has just said: in the same quotation, or as a new one without a tag."""
        line = line[0].upper() + line[1:]
        last = self.out[-1]
        self.out[-1] = f'{last[:-1]} {line}"' if last[-1] == '"' else f'{last} "{line}"'
        self.last_talk = Talk(c, len(self.out), line[-1])

    def just_spoken(self) -> bool:
        """Whether the last piece of text is a speech."""
        return self.last_talk.at == len(self.out)
