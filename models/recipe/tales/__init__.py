"""Tales: very many small stories, each about one everyday subject, told from alternatives.

The plots tell few kinds of story in many ways; the tales add breadth: a tooth, a puddle, a race of snails. A model that
has read both keeps to the subject that a prompt names.

HOW TO WRITE A TALE
===================

A module of this package holds a list `TALES`. A tale has beats, told in order; of each beat one alternative is taken.

    TALES = [
        Tale(
            "first_tooth",                       # unique name
            "a child who loses a tooth",         # what a request would ask for
            ["{n} lost {his} first tooth at breakfast.", "At breakfast, {n}'s tooth fell out {with a tiny click|}."],
            ["The tooth was small and white.", "{He} held the tooth in {his} hand and {stared|looked} at it."],
            ["? There was a gap where the tooth had been, and {n} could {whistle|put {his} tongue} through it."],
            ['"Put it under your pillow," said {m}.', '{M} smiled. "Put the tooth under your pillow tonight."'],
            ...                                  # 7 to 10 beats; the last one ends the tale
        ),
        Tale("snail_race", "a snail who wants to win a race", [...], hero="snail|turtle", words={"x": "leaf|stone"}),
    ]

- An alternative holds one to three whole sentences. A beat whose first alternative begins with "? " is left out in half
  of the stories: the story must make sense with and without it.
- `{a|b|c}` is a choice (choices nest, and may be empty). `{word}` without `|` is a slot. "a" becomes "an" by itself.
- Hero: {n} name, {he} {him} {his} {himself} and {He} {His}; {kind} is "girl" or "boy", or one of the kinds that
  `hero="fox|bear"` names (`hero="child"` is the default, `hero="animal"` is any land animal). Use {n} often: in about
  every second sentence.
- Friend: {f}, {fhe} {fhim} {fhis} and {Fhe} {Fhis}; {fkind} likewise (`friend="mouse|dog"`, default a child, or an
  animal if the hero is one). Name the friend as a friend at first: "{his} friend {f}".
- Grown-up: {m} is "{his} mom", "{his} grandpa" ... at its first use in a sentence and {M} the same at a sentence
  start; {mname} is "Mom", "Grandpa" for use in speech or alone; {mhe} {mhim} {mhis} {Mhe}. `elder="mom|dad"` limits
  the choice.
- `words={"x": "red|blue", "y": "..."}` draws {x} once; it stays the same to the end. A lone choice is drawn anew.
- The engine sometimes puts "Once upon a time, there was a little girl named Mia." before the first beat, and sometimes
  turns the {n} that begins the first beat into "A little girl named Mia", so the first beat must bear both. Do not
  introduce the hero otherwise, unless the beat begins otherwise: "In a shoe box lived {intro}." ({intro} is "a little
  mouse named Gus"; then nothing is put before it).

`python -m models.recipe.tales --show 5 [--name first_tooth]` prints some and reports mistakes.
"""

import importlib
import pkgutil
import re
from bisect import bisect
from dataclasses import dataclass, field
from functools import cache
from random import Random

from models.recipe.names import draw_name
from models.recipe.polish import mend_articles

LAND_ANIMALS = (
    "fox|bear|mouse|rabbit|dog|cat|hedgehog|squirrel|badger|puppy|kitten|lamb|goat|pig|piglet|pony|donkey|cow|sheep|"
    "hamster|mole|otter|beaver|raccoon|deer|wolf|lion|tiger|elephant|monkey|panda|koala|kangaroo|giraffe|zebra|camel"
)
ADJECTIVES = (
    "little|little|little|small|young|tiny|happy|shy|kind|curious|clever|brave|funny|quiet|lazy|gentle|cheerful"
)
ELDERS = {
    "mom": "she", "mama": "she", "mother": "she", "grandma": "she", "aunt": "she", "big sister": "she",
    "dad": "he", "papa": "he", "father": "he", "grandpa": "he", "uncle": "he", "big brother": "he",
}  # fmt: skip
NAMED_ELDERS = ("aunt", "uncle", "big sister", "big brother")
CASES = {
    "she": {"he": "she", "him": "her", "his": "her", "himself": "herself"},
    "he": {"he": "he", "him": "him", "his": "his", "himself": "himself"},
}
INTRODUCTIONS = (
    "Once upon a time, there was {intro}.",
    "Once upon a time, there was {intro}.",
    "There once was {intro}.",
    "Once there was {intro}.",
    "This is the story of {intro}.",
    "{Intro} lived {in a small house|in a little village|at the edge of the forest|by a river|on a quiet street}.",
    "In a {quiet|small|green|far} {valley|village|land|place} lived {intro}.",
    "Far away, behind the hills, lived {intro}.",
    "{n} was {plainkind}.",
    "{n} was {plainkind}. {He} was {kind|brave|curious|funny|gentle|clever|cheerful|shy|quiet|a bit wild}.",
)
ENDINGS = (
    "{n} smiled.",
    "{n} was happy.",
    "It was a good day.",
    "That night, {n} slept very well.",
    "{n} never forgot that day.",
    "And that was that.",
    "{n} could not stop smiling.",
    "What a day!",
    "{n} was proud of {himself}.",
    "{He} told everyone about it.",
    "From then on, {n} knew what to do.",
    "{n} felt warm inside.",
    "And {n} laughed about it for a long time.",
    "The end.",
)
_BRACES = re.compile(r"\{([^{}]*)\}")
_SENTENCE_START = re.compile(r'((?:^|[.!?]\s+)"?)([a-z])')  # not after a quotation: "Where?" asked Ben.


@dataclass(frozen=True)
class Tale:
    """One subject and the ways to tell of it; see the guide above."""

    name: str
    gist: str
    beats: tuple[list[str], ...]
    hero: str = "child"
    friend: str = ""
    elder: str = ""
    words: dict[str, str] = field(default_factory=dict)
    weight: float = 1.0

    def __init__(self, name: str, gist: str, *beats: list[str], **options: object):
        for key, value in {"name": name, "gist": gist, "beats": beats, **options}.items():
            object.__setattr__(self, key, value)
        for key, default in {"hero": "child", "friend": "", "elder": "", "words": {}, "weight": 1.0}.items():
            if key not in options:
                object.__setattr__(self, key, default)


@dataclass(frozen=True)
class Told:
    """A finished story, and what a request for it would name."""

    text: str
    about: str
    tale: str


@cache
def load_tales() -> tuple[tuple[Tale, ...], tuple[float, ...]]:
    """All tales of the package in the order of their names, and the running sums of their weights."""
    tales: dict[str, Tale] = {}
    for module in sorted(info.name for info in pkgutil.iter_modules(__path__) if info.name != "__main__"):
        for tale in importlib.import_module(f"{__name__}.{module}").TALES:
            if tale.name in tales:
                raise ValueError(f"two tales are called {tale.name}")
            tales[tale.name] = tale
    ordered = tuple(tales[name] for name in sorted(tales))
    sums, total = [], 0.0
    for tale in ordered:
        total += tale.weight
        sums.append(total)
    return ordered, tuple(sums)


def draw_tale(rng: Random) -> Tale:
    """One tale at random, according to the weights."""
    tales, sums = load_tales()
    return tales[bisect(sums, rng.random() * sums[-1])]


def tell_tale(rng: Random, tale: Tale) -> Told:
    """Tells a tale once."""
    slots = _cast(rng, tale)
    parts = [_pick(rng, beat) for beat in tale.beats if not beat[0].startswith("? ") or rng.random() < 0.5]
    parts[0] = _introduce(rng, parts[0])
    if rng.random() < 0.3:
        parts.append(rng.choice(ENDINGS))
    paragraphs = rng.random() < 0.35
    text = ""
    for index, part in enumerate(parts):
        gap = "\n\n" if paragraphs and index and rng.random() < 0.3 else " "
        text += (gap if text else "") + _finish(_render(rng, part, slots))
    return Told(text, _finish(_render(rng, tale.gist, slots), sentence=False), tale.name)


def _pick(rng: Random, beat: list[str]) -> str:
    return rng.choice(beat).removeprefix("? ")


def _introduce(rng: Random, opening: str) -> str:
    """The first beat, perhaps after a sentence about the hero, perhaps with the hero's kind before the name."""
    if "{intro}" in opening or "{Intro}" in opening:
        return opening
    roll = rng.random()
    if roll < 0.4:
        return f"{rng.choice(INTRODUCTIONS)} {opening}"
    if opening.startswith("{n} ") and roll < 0.75:
        return "{Intro} " + opening.removeprefix("{n} ")
    return opening


def _cast(rng: Random, tale: Tale) -> dict[str, str]:
    """Every slot of the tale with its text."""
    slots = {key: rng.choice(options.split("|")) for key, options in tale.words.items()}
    is_animal = tale.hero != "child"
    pronoun = _character(rng, tale.hero, "", slots)
    friend = tale.friend or ("animal" if is_animal else "child")
    _character(rng, friend, "f", slots)
    elder = rng.choice((tale.elder or "|".join(ELDERS)).split("|"))
    his = CASES[pronoun]["his"]
    called = _draw_name(rng, ELDERS[elder], False, slots["n"] + slots["f"]) if elder in NAMED_ELDERS else ""
    slots["m"] = f"{his} {elder} {called}".strip() if elder.startswith("big") else f"{his} {elder}"
    slots["mname"] = called if elder.startswith("big") else f"{elder.capitalize()} {called}".strip()
    slots |= {f"m{case}": word for case, word in CASES[ELDERS[elder]].items()}
    return slots


def _draw_name(rng: Random, pronoun: str, pet: bool, used: str) -> str:
    """A name that begins with a letter that `used` has not as a capital."""
    while (name := draw_name(rng, pronoun, pet))[0] in used:
        pass
    return name


def _character(rng: Random, kinds: str, prefix: str, slots: dict[str, str]) -> str:
    """Casts the hero (prefix "") or the friend ("f"); returns the pronoun."""
    pronoun = rng.choice(("he", "she"))
    is_child = kinds == "child"
    name = _draw_name(rng, pronoun, not is_child, used=slots.get("n", ""))
    options = LAND_ANIMALS if kinds == "animal" else kinds
    kind = ("girl" if pronoun == "she" else "boy") if is_child else rng.choice(options.split("|"))
    slots[prefix or "n"] = name
    slots[f"{prefix}kind"] = kind
    slots |= {f"{prefix}{case}": word for case, word in CASES[pronoun].items()}
    if not prefix:
        adjective = rng.choice(ADJECTIVES.split("|"))
        slots["plainkind"] = f"a {adjective} {kind}"
        slots["intro"] = rng.choice(
            (f"a {adjective} {kind} named {name}", f"a {adjective} {kind} called {name}", f"a {kind} named {name}")
        )
        if not is_child:
            slots["intro"] = rng.choice((slots["intro"], slots["intro"], f"the {adjective} {kind} {name}"))
    return pronoun


def _render(rng: Random, text: str, slots: dict[str, str]) -> str:
    """Fills slots and takes choices, from the innermost braces outwards."""

    def fill(match: re.Match) -> str:
        body = match[1]
        if "|" in body:
            return rng.choice(body.split("|"))
        if body in slots:
            return slots[body]
        lower = body[0].lower() + body[1:]
        return slots[lower][0].upper() + slots[lower][1:]

    while "{" in text:
        text = _BRACES.sub(fill, text)
    return text


def _finish(text: str, sentence: bool = True) -> str:
    """Mends articles and spaces, and in sentences the capitals."""
    text = re.sub(r" +([,.!?])", r"\1", re.sub(r" {2,}", " ", text)).strip()
    if sentence:
        text = _SENTENCE_START.sub(lambda match: match[1] + match[2].upper(), text)
    return mend_articles(text)
