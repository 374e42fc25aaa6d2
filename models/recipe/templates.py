"""Templates: strings with two kinds of braces, compiled once into a list of literals and functions of the story.
`{a|b|c}` is a choice (choices nest, and an empty alternative is allowed); `{hero}`, `{obj.a}`, `{friend.his}` and
`{@happy}` are slots, which the story fills when it is told (`slots.py`). The compiler keeps track of sentence starts
and of quotation marks, because a slot is said differently there.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from models.recipe import words as W

if TYPE_CHECKING:
    from models.recipe.slots import Slots

Node = str | Callable[["Slots"], str]

STORY_SLOTS = {  # slots of the story itself: the method of `Slots` that fills them
    "one_day": "one_day",
    "weather": "weather_line",
    "weather_adj": "weather_adj",
    "both": "both",
    "homeplace": "home_place",
}
_SENTENCE_END = re.compile(r"""(?:(?<!\.)\.|[!?])"?\s""")
_FACT = re.compile(r"\{hero\.(trait|hobby|home|food|does)\}")
_SLOT_NAME = re.compile(r"\{([A-Za-z]+)([.}])")


@cache
def compile_template(text: str, quoted: bool = False) -> list[Node]:
    """Parse a template; `quoted` says that the text stands inside quotation marks."""
    return _parse(text, not quoted, quoted)[0]


@cache
def facts_of(template: str) -> frozenset[str]:
    """The facts about the hero that a template tells."""
    return frozenset(_FACT.findall(template))


@cache
def rename_slot(template: str, key: str, role: str) -> str:
    """The template with the slots of `key` turned into slots of `role`."""

    def renamed(m: re.Match) -> str:
        if m[1].lower() != key:
            return m[0]
        return "{" + (role if m[1][0].islower() else role.capitalize()) + m[2]

    return _SLOT_NAME.sub(renamed, template)


def _parse(text: str, start: bool, quoted: bool) -> tuple[list[Node], bool, bool]:
    """The nodes of a text, and whether a sentence starts and a quotation is open after it."""
    nodes: list[Node] = []
    i = 0
    while i < len(text):
        j = text.find("{", i)
        if j != i:
            literal = text[i:] if j < 0 else text[i:j]
            ends = list(_SENTENCE_END.finditer(literal)) if not quoted or '"' in literal else []
            nodes.append(literal)
            if literal.count('"') % 2:
                quoted = not quoted
            start = bool(ends) and ends[-1].end() == len(literal) and not quoted
            if ends:
                nodes.append(_new_sentence)
            if j < 0:
                break
        end = _closing_brace(text, j)
        body = text[j + 1 : end]
        parts = _alternatives(body)
        i = end + 1
        if len(parts) > 1:
            parsed = [_parse(part, start, quoted) for part in parts]
            nodes.append(_choice([option for option, _, _ in parsed]))
            quoted = parsed[-1][2]
            start = start and not all(parts)
        else:
            possessive = text.startswith("'s", i)
            if possessive:
                i += 2
            shared = text.startswith((" and ", ",", " the ", " or "), i)  # no pronoun before these
            nodes.append(_slot(body, start and not shared, quoted, possessive))
            start = start and body[0] == "!"
    return nodes, start, quoted


def _closing_brace(text: str, start: int) -> int:
    depth = 0
    for i in range(start, len(text)):
        if text[i] == "{":
            depth += 1
        elif text[i] == "}":
            depth -= 1
            if depth == 0:
                return i
    raise ValueError(f"unbalanced braces in template: {text!r}")


def _alternatives(body: str) -> list[str]:
    """Split the body of a pair of braces at the bars that are not inside inner braces."""
    parts, depth, last = [], 0, 0
    for i, c in enumerate(body):
        if c == "{":
            depth += 1
        elif c == "}":
            depth -= 1
        elif c == "|" and depth == 0:
            parts.append(body[last:i])
            last = i + 1
    parts.append(body[last:])
    return parts


def _new_sentence(story: Slots) -> str:
    story.last_subject, story.subject = story.subject, None
    story.sentence += 1
    return ""


def _choice(options: list[list[Node]]) -> Callable:
    n = len(options)
    return lambda s: s.render_nodes(options[int(s.random() * n)])


def _slot(expr: str, start: bool, quoted: bool, possessive: bool) -> Callable:
    """The function that fills a slot; `start` says that the slot begins a sentence and may become a pronoun."""
    capital = expr[0].isupper()
    if capital:
        expr = expr[0].lower() + expr[1:]
    if expr[0] == "@":
        options = W.LISTS[expr[1:]]
        n = len(options)
        return lambda s: options[int(s.random() * n)]
    if expr[0] == "!":
        flag = expr[1:]
        return lambda s: s.flags.add(flag) or ""
    role, _, form = expr.partition(".")
    if form[:1].isupper():  # {friend.He} is taken for {Friend.he}
        capital, form = True, form.lower()
    if role in ("he", "him", "his", "himself", "hers") and not form:
        role, form = "hero", role
    if possessive:
        form = {"": "poss", "name": "nameposs", "the": "theposs"}.get(form, form)
    if expr in STORY_SLOTS:
        fill = _story_slot(expr, capital)
    else:
        fill = _role_slot(expr, role, form, start or (capital and form == "he"), quoted)
    if capital:
        return lambda s: (lambda text: text[:1].upper() + text[1:])(fill(s))
    return fill


def _story_slot(expr: str, capital: bool) -> Callable:
    if expr == "one_day":
        return lambda s: s.one_day(capital)
    method = STORY_SLOTS[expr]
    return lambda s: getattr(s, method)()


def _role_slot(expr: str, role: str, form: str, start: bool, quoted: bool) -> Callable:
    def fill(story: Slots) -> str:
        entity = story.roles.get(role)
        if entity is None:
            if role in story.vars and form in ("", "poss", "nameposs"):
                return story.vars[role] + ("'s" if form else "")
            entity = story.need(role, expr)
        return story.entity_form(entity, form, start, quoted)

    return fill
