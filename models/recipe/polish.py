"""Mending the finished text: "a" before a vowel, capitals at sentence starts, three dots, names that are repeated where
a pronoun is clear, and tags such as `"Oh," sighed Tim.`, which become `"Oh," said Tim with a sigh.`
"""

from __future__ import annotations

import re

from models.recipe.cast import PRONOUNS, Char

_AN = re.compile(r"\b([Aa]) ((?!uni|use|usu|one\b|once|eu|ukulele)[aeiou]|hour|honest)")
_CAPS = re.compile(r"(?<=[a-z])((?:[.!?] \"?|\.\" ))([a-z])|(\n)([a-z])")
_DOTS = re.compile(r" ?\.\.\.(?:\.+)?")
_SOUNDS = {  # actions that cannot be a way of speaking, and what stands for them
    "sighed": "with a sigh", "laughed": "with a laugh", "smiled": "with a smile", "giggled": "with a giggle",
    "grinned": "with a grin", "nodded": "with a nod", "chuckled": "with a laugh", "beamed": "with a big smile",
    "frowned": "with a frown", "shrugged": "with a shrug", "gasped": "with a gasp", "sniffed": "with a sniff",
    "blinked": "in surprise", "winked": "with a wink",
}  # fmt: skip
_ACTION = "|".join(_SOUNDS)
_ACTION_BEFORE = re.compile(rf'\b((?:{_ACTION})(?: (?:softly|sadly|happily|kindly|proudly|slowly))?), (?=")')
_ACTION_AFTER = re.compile(
    rf'(?<=[,!?]" )({_ACTION}) ((?:the |his |her )?[A-Za-z]+(?: [A-Z][a-z]+)?)(?=[.])'
    rf'|(?<=," )((?:the |his |her )?[A-Za-z]+(?: [a-z]+)?) ({_ACTION})(?=[.])'
)
_NAME_TWICE = re.compile(  # "Before Ralph went home, Ralph ..."
    r"(?:In|Before|When|After|As|While|Until|Once|If|Because|Since|For|when|if|because) (?P<name>[A-Z][a-z]+)(?:'s)?\b"
    r"[^.!?\"\n]*?(?P<mid>, )(?P<again>(?P=name))(?= [a-z])"
)
_NAME_AGAIN = re.compile(  # "Victor wanted to hide. Victor looked ..."
    r"(?P<name>[A-Z][a-z]+) [a-z][^.!?\"\n]*\. (?P<mid>)(?P<again>(?P=name))(?= [a-z])"
)


def mend_articles(text: str) -> str:
    """Turn "a" before a vowel into "an"."""
    return _AN.sub(r"\1n \2", text)


def polish(text: str, chars: list[Char]) -> str:
    """Mend a text; `chars` are the characters whose repeated names may become pronouns."""
    text = text.strip()
    if " one one " in text:  # "saw one" + "one gray morning"
        text = text.replace(" one one day", " one on a fine day").replace(" one one ", " one on a ")
    text = mend_articles(text)
    if "..." in text:
        text = _DOTS.sub("...", text)
    text = _ACTION_BEFORE.sub(lambda m: f"{m[1]}. ", text)
    text = _ACTION_AFTER.sub(_said_with, text)
    if chars:
        for pattern in (_NAME_TWICE, _NAME_AGAIN):
            text = pattern.sub(lambda m: _pronoun_instead(m, chars), text)
    text = text[:1].upper() + text[1:]
    return _CAPS.sub(lambda m: (m[1] or m[3]) + (m[2] or m[4]).upper(), text)


def _said_with(m: re.Match) -> str:
    if m[1]:
        return f"said {m[2]} {_SOUNDS[m[1]]}"
    return m[0] if m[3].split()[-1] in ("and", "then", "just", "both") else f"{m[3]} said {_SOUNDS[m[4]]}"


def _pronoun_instead(m: re.Match, chars: list[Char]) -> str:
    """The match with the second name as a pronoun, unless it could mean somebody else of the passage."""
    at, text, passage = m.start(), m.string, m[0]
    if not m["mid"] and at and text[at - 1] != "\n" and text[at - 2] not in '.!?"':
        return passage
    c = next((c for c in chars if c.name == m["name"]), None)
    if c is None or any(o is not c and o.pron == c.pron and _is_in(o, passage) for o in chars):
        return passage
    he = PRONOUNS[c.pron]["he"]
    return passage[: m.start("again") - at] + (he if m["mid"] else he.capitalize())


def _is_in(c: Char, passage: str) -> bool:
    return (c.name or c.short or c.kind.name) in passage or bool(c.rel and c.rel in passage)
