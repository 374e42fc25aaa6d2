# ruff: noqa: SIM905, E501 (long templates, lists of words)
"""The bank of opening sentences: `openings/*.txt` has very different first sentences of stories, each with its subject in
square brackets, for the plots `plots/any_*.py`, one for each class of sentence.

An entry is one line, `class: sentences`, `class pair: sentences` (it tells of two) or `class alone: sentences` (nobody is in
it yet; the plot brings the hero in). {H} is the hero and {F} a friend, {H:fox} a hero of that kind; [a kite|a ball|apples+]
is the subject, of which one alternative is chosen (+ marks a plural; an entry of the class `state` has a predicate there,
"[wide awake|hungry]"); <a|b> is a free choice of words. {h:fox} is a hero without a name, of whom only the kind is said ("a
{h:fox}"), {O} a grown-up with a title or {O:child} a child whom the opening names besides, and {N} the name of the subject
("[a goat] called {N}"). The classes `glad`, `worry` and `plain` are moods of openings of any form, for `any_safe`; these need no subject
(it is then what the end of a clause names, if anything: "the barn" of "... in the barn.").
`load_bank` checks every line strictly.
"""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from models.recipe import words as W

BANK = Path(__file__).parent / "openings"
CLASSES = ("trouble", "gone", "wish", "mystery", "dear", "shy", "special", "state")
MOODS = ("glad", "worry", "plain")
ALONE = ("trouble", "gone", "wish", "mystery", "special", *MOODS)
UNSAID = "it"  # the subject of an opening without brackets
HERO = "hands legs eats !bug !thing !crab"

_ENTRY = re.compile(r"(\w+)( pair| alone)?: (\S.*[.!?]\"?)")
SUBJECT = re.compile(r"\[([^][]+)\]")
CHOICE = re.compile(r"<([^<>]*)>")
_SLOTS = re.compile(r"\{([^{}]*)\}")
_PRONOUNS = frozenset("he him his himself hers He Him His H F h O N".split())
_FAMILY = re.compile(
    r"\b(?:grandmother|grandma|grandfather|grandpa|mother|mom|mama|father|dad|papa|parents|school|uncle|aunt|homework)\b",
    re.I,
)
_KIND_NAMES = frozenset(kind.name.replace(" ", "-") for kind in W.KINDS)


class Entry(NamedTuple):
    """One opening of the bank."""

    kind: str  # the class
    pair: bool
    alone: bool
    text: str
    subjects: tuple[str, ...]
    hero: str  # queries
    friend: str
    grown: bool  # may the hero be a grown-up person?
    nameless: bool  # does the opening give the hero no name?
    owner: str | None  # the query for the other person whom it names, if it names one


@cache
def load_bank() -> dict[str, tuple[Entry, ...]]:
    """The entries of all files, by class; a line that is not an entry raises ValueError."""
    bank: dict[str, list[Entry]] = {kind: [] for kind in CLASSES + MOODS}
    for path in sorted(BANK.glob("*.txt")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line.strip() and not line.startswith("#"):
                try:
                    entry = parse_entry(line.strip())
                except ValueError as error:
                    raise ValueError(f"{path.name}:{number}: {error}: {line}") from None
                bank[entry.kind].append(entry)
    return {kind: tuple(entries) for kind, entries in bank.items()}


def parse_entry(line: str) -> Entry:
    """Check a line of the bank and take it apart."""
    m = _ENTRY.fullmatch(line)
    if not m or m[1] not in CLASSES + MOODS:
        raise ValueError("not of the form `class: sentence.`")
    kind, alone, text = m[1], m[2] == " alone", m[3]
    subjects = _subjects(kind, text)
    queries = _queries(text)
    if alone and (any(queries.values()) or _SLOTS.search(text) or kind not in ALONE):
        raise ValueError(f"`alone` is for entries without slots, of the classes {', '.join(ALONE)}")
    if not alone and bool(queries["H"]) == bool(queries["h"]):
        raise ValueError("an opening has one hero")
    hero, friend, owner = ((queries[role] or [None])[0] for role in ("H", "F", "O"))
    hero, friend = hero or (queries["h"] or [""])[0], friend or ""
    family = not alone and bool(_FAMILY.search(text))
    if not hero and family:
        hero = "child/animal !grown"
    grown = not family and bool(W.kinds_for(f"{hero} person grown".strip(), None)[0])
    return Entry(
        kind,
        m[2] == " pair" or bool(queries["F"]),
        alone,
        text,
        subjects,
        _doing(hero),
        friend,
        grown,
        bool(queries["h"]),
        owner,
    )


def _subjects(kind: str, text: str) -> tuple[str, ...]:
    """The alternatives for the subject of an entry, whose brackets are checked."""
    brackets = SUBJECT.findall(text)
    if not brackets and kind in MOODS:
        brackets = [UNSAID]
    elif len(brackets) != 1 or text.count("[") != 1 or text.count("]") != 1:
        raise ValueError("an entry has one subject in brackets")
    subjects = tuple(part.strip() for part in brackets[0].split("|"))
    if not all(subjects) or any(c in brackets[0] for c in "{}<>"):
        raise ValueError("bad subject")
    if set(text) & set("<>") and (text.count("<") != text.count(">") or any(c in CHOICE.sub("", text) for c in "<>")):
        raise ValueError("bad choice")
    if "|" in CHOICE.sub("", SUBJECT.sub("", text)):
        raise ValueError("a bar outside of brackets")
    return subjects


def _queries(text: str) -> dict[str, list[str]]:
    """The queries of all mentions of the characters; only the first may have one."""
    found: dict[str, list[str]] = {role: [] for role in "HFhO"}
    for slot in _SLOTS.findall(text):
        role, _, query = slot.partition(":")
        if role not in _PRONOUNS or (query and role not in found):
            raise ValueError(f"unknown slot {slot!r}")
        if role in found:
            found[role].append(query)
        if query and not W.kinds_for(query, None)[0]:
            raise ValueError(f"nobody fits {query!r}")
    if text.count("{") != text.count("}") or any(any(queries[1:]) for queries in found.values()):
        raise ValueError("a query after the first mention, or braces that do not match")
    return found


def _doing(query: str) -> str:
    """The query for the hero, who is one with hands unless the entry names the kinds or no such kind fits."""
    if query and all(name in _KIND_NAMES for name in query.split("/")):
        return query
    able = f"{query} {HERO}".strip()
    return able if W.kinds_for(able, None)[0] else query
