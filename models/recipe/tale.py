# ruff: noqa: SIM905, E501 (long templates, lists of words)
"""The telling of a story from an opening of the bank: `Tale` draws the opening, casts its hero and tells the templates of
the plots `plots/any_*.py`, all of which go on about its subject.

A line of a table is a template. Its slots about the subject are {n} ("the kite"), {np} ("kite"), {x} ("a red kite"), {it},
{them} (object), {its}, {was}, {is}, {has}, {does}; the subject of the class `state` is {st} ("wide awake"). [T] is the hero,
or both if the opening told of two, with [he], [him], [his], [himself], [was], [I], [me], [my], [am] and [name] (never a
pronoun); [echo] is what the opening said of the hero, [do] and [doing] what the hero wants or refuses to do (`echo.py`); {m}
is the subject or another thing that the opening named, by its noun; {pal} is the one who comes to help; {who} brings in a
hero whom the opening did not name. Before a line may stand what it needs: sorts of the subject
(`subject.py`: thing, alive, sound, idea, place, body, food, plant, broken ...) or `solo`; "<thing broken,food>" asks for a
thing that is broken, or for food. What the hero needs hands or legs for is seen from its words.
"""

import re
from bisect import bisect

from models.recipe import echo
from models.recipe import names as N
from models.recipe import words as W
from models.recipe.cast import Char, Lack
from models.recipe.openings import CHOICE, CLASSES, MOODS, SUBJECT, UNSAID, Entry, load_bank
from models.recipe.story import Story
from models.recipe.subject import State, Subject

LAND = "town farm castle house shore snow forest"

# ---- tables ----------------------------------------------------------------------------------------------------------
_NEEDS = re.compile(r"<([a-z, ]+)>")
_HANDS = re.compile(
    r"\b(?:fingers?|hands?|sleeves?|arms?|clap\w*|hug\w*|pockets?|wrote|drew|drawing|chair|lifted|shoulders?|spoon|scissors|"
    r"needle|hammer|knocked|pillow|blanket|picked|cooked|baked|poured|knitted|made a|chalk|stones)\b"
)
_LEGS = re.compile(
    r"\b(?:knees?|legs?|feet|foot|shoes?|ran|hop(?:ped)?|danced?|tiptoe\w*|steps?|walk\w*|stamp\w*|jumped|toes?|somersault|stairs|"
    r"bench|doors?|pillow|basket|sat down|sat by|sat in|climbed|met|bathtub)\b"
)
_EATS = re.compile(
    r"\b(?:ate|eat|drank|drink|supper|breakfast|lunch|dinner|tea|buns?|soup|cakes?|pancakes?|cookies?|cocoa|spoon|cook(?:ed|ing)?|baked?|hungry|mouth)\b"
)
_IMPLIED = {
    "hands": _HANDS,
    "legs": _LEGS,
    "eats": _EATS,
    "noun": re.compile(r"\{(?:n|N|m|M|np|x|it|them|its|was|is|has|does)\}"),
    "deed": re.compile(r"\[do(?:ing)?\]"),
}
_BROAD = frozenset(
    (
        *_IMPLIED,
        *"glad worry plain solo other owner quiet body bad passing trait thing alive beast sound idea place".split(),
    )
)
_WORN = re.compile(r"because of \{n\}|with \{n\}|about \{n\}")
_NAMED = re.compile(r"\{(?:n|N|np|st|St)\}")
_HERO = re.compile(r"\{[Hh](?:ero|e|is|im|imself)\b|\[")
_WORD = re.compile(r"[a-z]+")
_LITTLE_WORDS = frozenset("a an the old with on at".split())
_PARTS = re.compile(r'(?<=[.!?])"? ')


class Table(tuple):
    """Templates, each with the sets of tags of which it needs one; remembers which of them fit which tags."""

    def __init__(self, *_):
        self._known: dict[frozenset, list[tuple[bool, str]]] = {}
        self._words = frozenset(word for needs, _ in self for part in needs for word in part)

    def fitting(self, tags: set) -> list[tuple[bool, str]]:
        """The templates that fit a subject and a hero of these tags, each with whether it is for narrow sorts only."""
        key = self._words & tags
        if key not in self._known:
            self._known[key] = fitting(self, key)
        return self._known[key]


def fitting(table: tuple, tags: set) -> list[tuple[bool, str]]:
    """The templates of a table that fit, as `Table.fitting` tells them, but not remembered."""
    return [(special(needs), t) for needs, t in table if any(part <= tags for part in needs)]


def lines(text: str) -> Table:
    """The templates of a table, one a line, each with the sets of tags of which it needs one."""
    found = []
    for line in text.strip().splitlines():
        m = _NEEDS.match(line.strip())
        template = line.strip()[m.end() if m else 0 :]
        body = {name for name, words in _IMPLIED.items() if words.search(template)}
        wanted = [part.split() for part in m[1].split(",")] if m else [[]]
        found.append((tuple(frozenset(part) | body for part in wanted), template))
    return Table(found)


def special(needs: tuple) -> bool:
    """Whether a template is for narrow sorts of subjects only (food, but not thing)."""
    return not any(part <= _BROAD for part in needs)


_SOLO = {
    "[T]": "{hero}", "[name]": "{hero.raw}", "[he]": "{hero.he}", "[him]": "{hero.him}", "[his]": "{hero.his}", "[was]": "was",
    "[He]": "{Hero.he}", "[His]": "{Hero.his}", "[himself]": "{hero.himself}",
    "[I]": "I", "[me]": "me", "[my]": "my", "[am]": "am",
}  # fmt: skip
_DUO = {
    "[T]": "{they|they|the two of them|{hero} and OTHER|{hero} and OTHER}", "[name]": "{hero} and OTHER", "[he]": "they", "[himself]": "themselves", "[him]": "them", "[his]": "their", "[was]": "were",
    "[He]": "They", "[His]": "Their", "[I]": "we", "[me]": "us", "[my]": "our", "[am]": "are",
}  # fmt: skip

# ---- the telling -----------------------------------------------------------------------------------------------------
_OTHER_THING = re.compile(r"\b(?:the|an?|his|her|their|my|our|your|no|every|this|that|one|it|they|another|two|some)\b")
_BEFORE = re.compile(
    r"(?:\b(?:the|an?|his|her|their|my|our|no|every|this|that|it|they)\b|\.his\}|\{his\}|\[his\]|\[my\]|\[T\]|\[he\])",
    re.I,
)
_FIRST_NAMED = re.compile(
    r"\{([nN])\}(?!'s|[?!,]| and\b)(?= (\{(?:was|is|has|does)\}|had|could|would|will|came|made|stood|looked)\b)?"
)


class Tale:
    """The telling of one story about one subject, from the opening of the bank on."""

    def __init__(self, s: Story, kind: str, nameless: float = 0.0):
        self.s, self.pal, self.aside = s, "", ""
        self.entry = self._draw(load_bank()[kind])
        chosen = s.pick(self.entry.subjects)
        if chosen == UNSAID and (noun := echo.aside(self.entry.text)):
            chosen = f"the {noun}"
        elif kind in MOODS and s.chance(ADORNED):
            chosen = adorned(s, chosen)
        cast_hero(s, self.entry, nameless)
        self.duo, self.text = self.entry.pair, self.entry.text
        self.subject = State(chosen) if kind == "state" else Subject(chosen, self.text)
        hero = s.roles["hero"].kind
        if kind != "state" and hero.name.split()[-1] in self.subject.np:
            raise Lack("the subject is of the hero's kind")
        self.tags = (
            self.subject.tags
            | {mood_of(kind, self.subject.tags), "" if chosen == UNSAID else "state" if kind == "state" else "noun"}
            | (hero.tags & {"hands", "legs", "eats"})
            | (set() if self.duo else {"solo"})
        )
        if kind == "state":
            s.gist("who is {st}")
            s.set(st=chosen, over=self.subject.over, x=f"being {chosen}")
        else:
            names = ("it", "them", "its", "was", "is", "has", "does")
            s.set(x=self.subject.first, **dict(zip(names, self.subject.forms, strict=True)))
            self._vary()
        if chosen == UNSAID:
            s.gist("who has a special day")
            s.set(x="a special day")
        self._open(chosen)

    @classmethod
    def of_any(cls, s: Story) -> "Tale":
        """The telling of a story from any opening, half of them of the moods; some heroes have no name."""
        return cls(s, s.pick(MOODS if s.chance(0.6) else CLASSES), nameless=0.3)

    def _draw(self, entries: tuple[Entry, ...]) -> Entry:
        options = [e for e in entries if self.s.talks or '"' not in e.text]
        if not options:
            raise Lack("no opening")
        return self.s.pick(options)

    def _open(self, chosen: str) -> None:
        """Tell the opening."""
        s = self.s
        s.flags.update(("scene", "day"))
        other = companion(s, self.entry) if self.duo else ""
        if self.entry.owner is not None:
            cast_owner(s, self.entry)
        self.tokens = {k: v.replace("OTHER", other) for k, v in (_DUO if self.duo else _SOLO).items()}
        s.begin()
        if "{N}" in self.text:
            called = pet_name(s, self.text)
            s.set(petname=called)
            self.subject.nps += (called, called)
        text = told_text(s, self.entry, chosen)
        self._hear(text)
        s.add(s.render(opening(s, text)))
        if not self.entry.alone:
            s.mark("hero")

    def _hear(self, text: str) -> None:
        """Note what the opening says of the hero, what the hero wants to do, and another thing that it names."""
        if self.entry.alone:
            self.echo = echo.whole(text)
        else:
            self.echo = echo.clause(text, "{F" in text)
        self.deed, self.doing = ("", "") if self.entry.alone else echo.deed(self.echo)
        if self.echo:
            self.tags |= {"echo"}
        if self.deed:
            self.tags |= {"deed"}
        if "noun" in self.tags:
            noun = echo.aside(text)
            self.aside = f"the {noun}" if noun and not set(noun.split()) & set(self.subject.np.split()) else ""
            self._vary()

    def _vary(self) -> None:
        """Choose the form of the subject for the next template."""
        if isinstance(self.subject, Subject):
            np = self.s.pick(self.subject.nps)
            definite = self.subject.definite(np)
            self.s.set(np=np, n=definite, m=self.aside if self.aside and self.s.chance(0.3) else definite)

    def unheard(self, phrases: tuple[str, ...] | list[str]) -> list[str]:
        """Those of the noun phrases ("the baker", "a girl with a red cap") that name nobody and nothing of the story so far."""
        told = " ".join((*self.s.out, self.subject.np, *(c.kind.name for c in self.s.chars()))).lower()
        words = set(_WORD.findall(told)) - _LITTLE_WORDS
        return [phrase for phrase in phrases if words.isdisjoint(phrase.split())]

    def fits(self, needs: tuple) -> bool:
        """Whether a template with these needs is right for the subject and the hero."""
        return any(part <= self.tags for part in needs)

    def _fill(self, template: str, pronoun: bool = True) -> str:
        """The template with its tokens replaced by slots, and perhaps a pronoun for the subject."""
        if pronoun:
            template = self._with_pronoun(template)
        if self.subject.np.startswith("still "):
            template = template.replace("still {st}", "{st}")
        if self.duo:  # not "said they"
            template = template.replace('" said [T]', '" [T] said').replace('" asked [T]', '" [T] asked')
        template = template.replace("[echo]", self.echo).replace("[do]", self.deed).replace("[doing]", self.doing)
        for token, slot in self.tokens.items():
            template = template.replace(token, slot)
        return template.replace("{pal", "{" + self.pal).replace("{Pal", "{" + self.pal.capitalize())

    def _with_pronoun(self, template: str) -> str:
        """The template with "it" or "they" for its first mention of the subject, where that was the last thing named."""
        m = _FIRST_NAMED.search(template)
        if not m or not self._named_last() or _BEFORE.search(template, 0, m.start()) or self.s.chance(0.1):
            return template
        subject, thing = self.subject.forms[0], self.subject.forms[1]
        if (
            subject not in ("it", "they")
            or (subject == "they" and (self.duo or self.pal))
            or template[: m.start()].endswith((" than ", " like "))
        ):
            return template
        word = subject if m[2] or m[1] == "N" else thing
        return template[: m.start()] + (word.capitalize() if m[1] == "N" else word) + template[m.end() :]

    def _named_last(self) -> bool:
        """Whether the text so far ends with a sentence in which the subject was the last thing named."""
        if not isinstance(self.subject, Subject) or self.subject.sort == "idea" or not self.s.out:
            return False
        last = self.s.out[-1]
        at = max(last.rfind(np) + len(np) if np in last else -1 for np in set(self.subject.nps))
        return at >= 0 and len(last) - at < 60 and not _OTHER_THING.search(last, at)

    def knows(self, table: tuple) -> bool:
        """Whether a table has a template for this subject."""
        return any(self.fits(needs) and (self.s.talks or '"' not in t) for needs, t in table)

    def _options(self, *tables: tuple, prefer: float = 0.2) -> list[str]:
        """The templates that fit; those with speech only if the story has dialogue or nothing else fits.

        Templates for this sort of subject come first with probability `prefer`, those with a worn phrase half as often.
        """
        s = self.s
        options: list[tuple[bool, str]] = []
        for table in tables:
            options += table.fitting(self.tags) if isinstance(table, Table) else fitting(table, self.tags)
        options = options or [(False, t) for table in tables for _, t in table]
        if self.subject.np.startswith("not "):
            options = [o for o in options if "not {st}" not in o[1] and "not to be" not in o[1]]
        if not s.talks:
            options = [o for o in options if '"' not in o[1]] or options
        options = [o for o in options if o[1] not in s.used] or options
        if s.chance(prefer):
            options = [o for o in options if o[0]] or options
        fresh = [t for _, t in options if s.chance(0.6) or not _WORN.search(t)]
        return fresh or [t for _, t in options]

    def _choose(self, options: list[str]) -> str:
        """One of the templates, which is not told again."""
        template = self.s.choose(options)
        self.s.used.add(template)
        return template

    def begin(self, second: tuple, speech: tuple, instead: tuple, mood: str = "", alone: tuple = ()) -> None:
        """What follows the opening: each of its sentences names the subject, and each is of another part of the table."""
        brief = tuple((needs, t) for needs, t in second if all(_NAMED.search(part) for part in _PARTS.split(t)))
        early, late = (half if self.knows(half) else brief for half in (brief[::2], brief[1::2]))
        if self.entry.alone:
            self._bring_hero(alone, early)
        else:
            self.say(early, pronoun=False)
        if self.s.chance(0.6):
            self.say(late)
        plain = tuple((needs, t) for needs, t in speech if _NAMED.search(_PARTS.split(t)[0]))
        self.talk("hero", plain, instead, mood=mood)
        longer = tuple(line for line in second if line not in brief)
        if self.knows(longer):
            self.say(longer, p=0.25)

    def _bring_hero(self, alone: tuple, brief: tuple) -> None:
        """The second or third sentence, which brings in the hero of an opening that named nobody."""
        if self.s.chance(0.3):
            self.say(tuple((needs, t) for needs, t in brief if not _HERO.search(t)), pronoun=False)
        self.enter(alone)

    def enter(self, alone: tuple) -> None:
        """Bring in the hero of an opening that named nobody, with a template in which {who} stands for the hero."""
        s = self.s
        self._vary()
        template = self._choose(self._options(alone))
        before, after = template.split("{who}")
        s.begin()
        s.add(s.render(self._fill(before + introduction(s, "hero", before, after, full=True) + after, False)))
        s.mark("hero")

    def say(self, *tables: tuple, p: float = 1.0, pronoun: bool = True, prefer: float = 0.2) -> None:
        """Tell one template of the tables; one for this sort of subject with probability `prefer`, if there is one."""
        s = self.s
        if p < 1.0 and s.random() >= s.scaled(p):
            return
        options = self._options(*tables, prefer=prefer)
        self._vary()
        s.begin()
        s.add(s.render(self._fill(self._choose(options), pronoun)))

    def some(self, table: tuple, low: int, high: int, prefer: float = 0.2) -> None:
        """Tell different templates of a table, in its order, more of them in longer stories."""
        for template in self.s.sample(self._options(table, prefer=prefer), self.s.turns(low, high)):
            self.s.used.add(template)
            self._vary()
            self.s.begin()
            self.s.add(self.s.render(self._fill(template)))

    def talk(self, role: str, speech: tuple, instead: tuple, mood: str = "", to: str | None = None) -> None:
        """Let the hero or the pal speak; `instead` is told in stories without dialogue."""
        role = self.pal if role == "pal" else role
        if not self.s.talks:
            self.say(instead)
            return
        self._vary()
        self.s.talk(role, *[self._fill(t) for t in self._options(speech)], mood=mood, to=to)

    def bring(self, stranger: bool = False) -> None:
        """Cast the one who comes to help or to visit."""
        s = self.s
        hero = s.roles["hero"].kind.tags
        if "owner" in s.roles:
            self.pal = "owner"
            self.tags |= {"owner"}
            return
        self.tags |= {"other"}
        if stranger or self.duo:
            self.pal = "helper"
        else:
            self.pal = s.pick(
                ("friend", "friend", "helper") if "grown" in hero else ("friend", "friend", "elder", "helper")
            )
        query = "legs wise/clever/big/grown/person" if self.pal == "helper" else ""
        pal = s.add_char(self.pal, query)
        if pal.pron == s.roles["hero"].pron and s.chance(0.5):  # he and she are easier to tell apart
            s.names.discard(pal.name)
            pal = s.add_char(self.pal, query)
        if pal.kind.name.split()[-1] in self.subject.np:
            raise Lack("the pal is of the subject's kind")
        rename(s, pal, self.text)
        if pal.name and "grown" in pal.kind.tags and s.chance(0.4):
            entitle(s, pal, self.text, plain=True)

    def end(self, own: tuple, morals: tuple, happy: float = 0.4) -> None:
        """The end: a sentence about the subject, the general ending, or both."""
        s = self.s
        s.beat("happy", happy, a="hero")
        s.par(0.4)
        told = self.duo or s.chance(0.9)
        if told:
            self.say(own)
        if told and (self.duo or s.chance(0.5)):  # the general endings speak of one
            if s.morals:
                s.say(*[t for _, t in morals])
            return
        s.close(*[t for _, t in morals], friend=self.pal == "friend")


# ---- the words of the opening ----------------------------------------------------------------------------------------
ADORNED = 0.2  # the share of plain subjects that get an adjective
_PLAIN_THING = re.compile(r"an? ([a-z]+)")
_FIT_ALL = "little small big strange little".split()
_FIT_THINGS = "old new pretty red blue green yellow shiny dusty funny round striped spotted golden bent".split()
_WITH = (
    "with a short tail|with a white spot|with a bent tail|with a blue scarf|with a red ribbon|with a patch of gray|"
    "with sleepy eyes|with a broken umbrella|with a heavy bag|with a green hat|with a stiff leg|with a loud voice"
).split("|")
_BEAST_HERO = re.compile(r"^(?:An?|The|Once, an?) (?:\w+ )?\{h(?::[^{}]*)?\}(?= [a-z]+(?:ed|t|d|w|me|k|g|ould|as)\b)")


def adorned(s: Story, chosen: str) -> str:
    """A subject of one plain noun with an adjective before it, so that not every word after "a" is a noun."""
    m = _PLAIN_THING.fullmatch(chosen)
    if not m:
        return chosen
    subject = Subject(chosen, "")
    fits = subject.sort == "thing" and not subject.tags & {"food", "plant"}
    return f"a {s.pick(_FIT_THINGS + _FIT_ALL if fits else _FIT_ALL)} {m[1]}"


# ---- the cast --------------------------------------------------------------------------------------------------------
TITLED = 0.38  # the share of titled heroes where a grown-up fits
_TITLES = {
    "king": "King",
    "queen": "Queen",
    "prince": "Prince",
    "princess": "Princess",
    "farmer": "Farmer|Farmer|M",
    "doctor": "Doctor|Doctor|M",
    "sailor": "Captain",
    "fisherman": "Captain|M",
    "lighthouse keeper": "Captain|M",
    "astronaut": "Captain|Professor|M",
    "teacher": "Professor|M|M",
    "inventor": "Professor|Professor|M",
    "librarian": "Professor|M|M",
    "old man": "Grandpa|Uncle|Mr.",
    "old woman": "Grandma|Aunt|Mrs.",
}
_PLAIN_TITLES = {"he": "Mr. Mr. Mr. Mr. Uncle", "she": "Mrs. Mrs. Mrs. Ms. Miss Aunt"}
_BY_FIRST_NAME = frozenset("King Queen Prince Princess Uncle Aunt Grandma Grandpa".split())
_KIN = {
    "he": frozenset("grandfather grandpa father dad papa brother uncle nephew".split()),
    "she": frozenset("grandmother grandma mother mom mama sister aunt niece".split()),
}
_COMPANION = re.compile(
    r"\{H[^{}]*\} and \{his\} (?:\w+ )??(" + "|".join(sorted(_KIN["he"] | _KIN["she"])) + r"|cousin)\b"
)
_MOOD_CLASSES = {"worry": ("trouble", "gone", "shy"), "glad": ("dear", "special"), "plain": ("wish", "mystery")}
_SIZES = frozenset("old young little tiny small big shy brave clever lonely gray brown white black".split())
_KIND_WORDS = frozenset(word for kind in W.KINDS for word in kind.name.split())


def pet_name(s: Story, text: str) -> str:
    """A name for an animal that the opening tells of, unlike the other names."""
    taken = {name[0] for name in s.names}
    name = next(
        name
        for name in (N.draw_pet_name(s.rng) for _ in range(500))
        if name[0] not in taken
        and name[-1] != "s"
        and name.lower() not in text.lower()
        and name.lower() not in _KIND_WORDS
    )
    s.names.add(name)
    return name


def mood_of(kind: str, tags: frozenset) -> str:
    """The mood of the openings of a class: glad, worry or plain; states are nice or bad."""
    if kind == "state":
        return "glad" if "nice" in tags else "worry"
    return next((mood for mood, kinds in _MOOD_CLASSES.items() if kind in kinds), kind)


def cast_owner(s: Story, entry: Entry) -> None:
    """Cast the other person whom the opening names: a grown-up with a title, or one of the query."""
    kinds = W.kinds_for(entry.owner or "old-man/old-woman", None)[0]
    kind = s.pick([k for k in kinds if k is not s.roles["hero"].kind])
    owner = s.add_char("owner", kind=kind, named=True)
    rename(s, owner, entry.text)
    if not entry.owner:
        entitle(s, owner, entry.text, plain=True)


def cast_hero(s: Story, entry: Entry, nameless: float) -> None:
    """Cast a hero who fits the entry, in a world of their own if need be, in some stories one with a title.

    Animals and grown-ups have no name with probability `nameless`.
    """
    _cast_named(s, entry, entry.grown and not entry.nameless and s.chance(TITLED))
    hero = s.roles["hero"]
    fits = not _POSSESSOR.search(entry.text) and not entry.pair and not entry.alone and " " not in hero.name
    if entry.nameless or (fits and hero.kind.name not in ("boy", "girl") and s.chance(nameless)):
        s.names.discard(hero.name)
        hero.name, hero.adj = None, _adjective_of(entry.text) if entry.nameless else hero.adj


def _adjective_of(text: str) -> str:
    """The adjective that the opening gives to a hero without a name, or ""."""
    m = re.search(r"(\w+) \{h", text)
    return m[1] if m and m[1] in _SIZES else ""


def _cast_named(s: Story, entry: Entry, titled: bool) -> None:
    """Cast a hero with a name, and with a title if `titled`."""
    query = f"{entry.hero} person grown".strip() if titled else entry.hero
    hero = s.roles["hero"]
    if not (hero.name and W.matches(query, hero.kind.tags)):
        kinds, sums = W.kinds_for(query, s.world)
        if not kinds:
            kinds, sums = W.kinds_for(query, None)
        if not kinds:
            raise Lack(f"nobody for {query!r}")
        kind = kinds[bisect(sums, s.random() * sums[-1])]
        if s.world not in kind.worlds:
            s.world = s.pick(sorted(set(kind.worlds) & set(LAND.split())) or sorted(kind.worlds))
            s.weather = "calm"
        s.roles.clear()
        s.names.clear()
        hero = s.add_char("hero", kind=kind, named=True)
    rename(s, hero, entry.text)
    if (titled and not hero.kind.tags & {"giant", "gnome", "elf", "fairy"}) or (
        hero.kind.name in ("prince", "princess") and s.chance(0.6)
    ):
        entitle(s, hero, entry.text)


def rename(s: Story, c: Char, text: str) -> None:
    """Give a character another name if it has one that is a word of the text."""
    for _ in range(20):
        if not c.name or c.name.lower() not in text.lower():
            return
        s.names.discard(c.name)
        c.name = s.draw_name(c.kind, c.pron)


def entitle(s: Story, c: Char, text: str, plain: bool = False) -> None:
    """Give a character a title with its name: "Mrs. Plum", "Captain Otto"; plain=True keeps to Mr. and Mrs."""
    title = "M" if plain else s.pick(_TITLES.get(c.kind.name, "M").split("|"))
    if title == "M":
        title = s.pick(_PLAIN_TITLES[c.pron].split()[: 3 if plain else None])
    name = c.name
    if title not in _BY_FIRST_NAME or (title not in ("Prince", "Princess") and s.chance(0.3)):
        taken = {other[0] for other in s.names if other != c.name}
        lower = text.lower()
        for _ in range(30):
            name = N.draw_surname(s.rng)
            if (
                name[0] not in taken
                and name[-1] != "s"
                and name.lower() not in lower
                and name.lower() not in _KIND_WORDS
            ):
                break
    s.names.discard(c.name)
    s.names.add(name)
    c.name = f"{title} {name}"


def companion(s: Story, entry: Entry) -> str:
    """Cast the other one of a pair; returns how to name this one in a template."""
    if "{F" in entry.text:
        s.add_char("friend", entry.friend, named=True)
        return "{friend}"
    m = _COMPANION.search(entry.text)
    if not m:
        return "the others"
    pron = next((pron for pron, words in _KIN.items() if m[1] in words), s.pick(("he", "she")))
    c = s.add_char("friend", kind=s.roles["hero"].kind, named=False, pron=pron)
    c.rel, c.known = m[1], True
    return "{friend}"


# ---- the opening and the first mention of somebody -------------------------------------------------------------------
_AFTER_SPEECH = re.compile(r'[.!?]" $')
_TAG = re.compile(r" (?:said|asked|cried|called|whispered|shouted|thought|sang|wrote|sighed|laughed|announced)\b")
_CAST = re.compile(r"\{([HFhO])(?::([^{}]+))?\}")
_POSSESSOR = re.compile(r"\{H[^{}]*\}'s")
_PAIR = re.compile(r"\{H[^{}]*\} and \{F")
_ROLE_OF = {"H": "hero", "h": "hero", "F": "friend", "O": "owner"}
_CALLED = re.compile(
    r"\b(?:[Pp]oor|[Ll]ittle|[Oo]ld|[Yy]oung|[Dd]ear|named|called|[Tt]iny|[Bb]ig|[Tt]he|[Bb]aby|named|[Oo]ur) $"
)
_COMMA_FITS = re.compile(r" (?!and |or |the |who |with )[a-z]")


_WHEN = (
    "One rainy day, |One windy morning, |One day, |One evening, |Late one night, |On a cold morning, |Once, |On Monday, |"
    "It was raining, and |It was snowing, and |It was a hot day, and |It was almost dark, and |The sun was shining, and |"
    "Early in the morning, |In the middle of the night, |One foggy afternoon, |It was still early, and |One Sunday, "
).split("|")
_NO_WHEN = re.compile(
    r"[\"?!]|rain|snow|\bsun\b|storm|cold|\bhot\b|morning|night|evening|day\b|days\b|week|winter|summer|always|never|every"
)
_EVENT = re.compile(
    r"(?:(?:An?|The) (?:\w+ )?\{h|\{[OH])[^{}]*\}(?:'s (?:\w+ )?\{h[^{}]*\})? "
    r"(?:had (?!an?\b|the\b|no\b|[\[{<])|found|heard|saw|lost|broke|dropped|tore|forgot|spilled|refused|knocked|stood|sat|followed|decided|"
    r"could not|would not|was stuck|was caught|did not dare|asked|gave|slipped|came|set out)\b"
)
_ODDLY = (", and nobody knew why.", ", and nobody knew what to do.")


def told_text(s: Story, entry: Entry, chosen: str) -> str:
    """The text of an entry with its choices made and the subject in its place, with a time or a remark in some stories."""
    text = CHOICE.sub(lambda m: s.pick(m[1].split("|")), entry.text)
    if entry.kind in MOODS and "animal" in s.roles["hero"].kind.tags and s.chance(0.15):
        text = _BEAST_HERO.sub(lambda m: f"{m[0]} {s.pick(_WITH)}", text, count=1)
    if _EVENT.match(text):
        if not _NO_WHEN.search(text) and s.chance(0.35):
            when = s.pick(_WHEN)
            text = when + (text if text[0] == "{" else text[0].lower() + text[1:])
        if entry.kind == "worry" and text.count(",") == (", and" in text[:28]) and s.chance(0.12):
            text = text[:-1] + s.pick(_ODDLY)
    return SUBJECT.sub(lambda _: chosen.rstrip("+"), text).replace("{N}", "{petname}")


def opening(s: Story, text: str) -> str:
    """The template of the opening, with the introductions in their places."""
    met: set[str] = set()

    def introduced(m: re.Match) -> str:
        role = _ROLE_OF[m[1]]
        if role not in met and m[1] in "hO":
            met.add(role)
            return f"{{{role}.poor}}" if m[1] == "h" else f"{{{role}.raw}}{{|}}"
        if role in met:
            return f"{{{role}}}" if m.string[m.end() :].startswith("'s") else f"{{{role}.raw}}"
        met.add(role)
        if s.roles[role].kind.name in ("boy", "girl") and _PAIR.search(text):
            return f"{{{role}.raw}}"
        piece = introduction(s, role, text[: m.start()], text[m.end() :])
        return (
            capital(piece) if _AFTER_SPEECH.search(text[: m.start()]) and not _TAG.match(m.string[m.end() :]) else piece
        )

    return _CAST.sub(introduced, text)


def capital(piece: str) -> str:
    """The piece of a template as it stands at the start of a sentence."""
    i = 1 if piece[0] == "{" else 0
    return piece[:i] + piece[i].upper() + piece[i + 1 :]


def introduction(s: Story, role: str, before: str, after: str, full: bool = False) -> str:
    """The first mention of the hero or the friend, as a piece of a template that stands between two others.

    full=True always tells what kind of person the hero is.
    """
    c = s.roles[role]
    if not c.name:
        return f"{{{role}.poor}}" if _CALLED.search(before) else _nameless(s, c)
    if before.count('"') % 2 or _CALLED.search(before):
        return f"{{{role}.raw}}"
    if after.startswith("'s"):
        return _possessor(s, c, role)
    if re.search(r"\b(?:was|is|lived|once|came) $", before) and re.match(r",? (?:who|and|named|with)\b|\.", after):
        return f"{{{role}.raw}}" if _spoken_title(c) else f"{{{role}.a}}"
    if role == "hero":
        return first_mention(s, c, before, bool(_COMMA_FITS.match(after)), full)
    known = c.kind.name in ("boy", "girl") and "child" in s.roles["hero"].kind.tags
    return "{friend.raw}" if known and s.chance(0.6) else "{friend}"


def _nameless(s: Story, c: Char) -> str:
    """The first mention of a hero without a name."""
    return s.pick(("a {hero.poor}", "a {hero.poor}", "a {hero.adj} {hero.poor}", "the {hero.poor}"))


def _spoken_title(c: Char) -> bool:
    """Whether the title tells the kind ("Captain Otto", "Grandma Plum"), so that the kind is not said with it."""
    title, _, name = (c.name or "").partition(" ")
    return bool(name) and title not in ("Mr.", "Mrs.", "Ms.", "Miss", "Professor")


def _possessor(s: Story, c: Char, role: str) -> str:
    """A first mention before "'s". The empty choice keeps the engine from taking it for a second mention."""
    raw = f"{{{role}.raw}}{{|}}"
    if c.kind.name in ("boy", "girl") or " " in c.name:
        return raw
    kind = f"{{{role}.kind}}"
    forms = [f"the {kind} {raw}"]
    if "animal" in c.kind.tags:
        forms += [f"{{{role}.raw}} the {kind}{{|}}", f"little {kind} {raw}", f"the little {kind} {raw}"]
    return s.pick(forms)


_MENTIONS_CHILD = """
{hero.raw}
{hero.raw}
{hero.raw}
{hero.raw}
{hero.a}
{hero.a}
little {hero.raw}
young {hero.raw}
a {hero.kind} called {hero.raw}
a {hero.kind} whose name was {hero.raw}
a {hero.kind} by the name of {hero.raw}
a {hero.adj} {hero.kind} whom everybody called {hero.raw}
a certain {hero.kind} named {hero.raw}
{hero.raw} from {next door|the house on the corner|the third floor|the yellow house}
{hero.raw}, the youngest of {three|four|five|six} children,
{hero.raw}, who was {five|six|seven|eight} years old,
{hero.raw}, a {hero.adj} {hero.kind} with {freckles|curly hair|a gap in {his} teeth|a braid|two front teeth missing},
"""
_MENTIONS_ROYAL = """
{hero.a}
a {hero.kind} called {hero.raw}
the {hero.adj} {hero.kind} {hero.raw}
a {hero.kind} whose name was {hero.raw}
{hero.raw}, the {hero.adj} {hero.kind},
"""
_MENTIONS_GROWN = """
{hero.a}
{hero.a}
{hero.raw} the {hero.kind}
the {hero.kind} {hero.raw}
the {hero.adj} {hero.kind} {hero.raw}
a {hero.kind} whose name was {hero.raw}
a {hero.kind} whom everybody called {hero.raw}
{hero.raw}, the {hero.kind},
{hero.raw}, a {hero.adj} {hero.kind},
"""
_MENTIONS_TITLED = """
{hero.raw}
{hero.raw}
{hero.raw}
{hero.raw}
{hero.raw}
old {hero.raw}
good old {hero.raw}
{hero.raw} from {next door|across the street|the house on the hill|the corner house}
{hero.raw}, who lived {next door|across the street|at the end of the lane|by the mill},
"""
_MENTIONS_TITLED_KIND = """
the {hero.kind} {hero.raw}
{hero.raw} the {hero.kind}
{hero.raw}, the {hero.kind},
"""
_MENTIONS_ANIMAL = """
{hero.a}
{hero.a}
{hero.a}
{hero.raw} the {hero.kind}
{hero.raw} the {hero.kind}
the {hero.kind} {hero.raw}
the little {hero.kind} {hero.raw}
the {hero.adj} {hero.kind} {hero.raw}
little {hero.kind} {hero.raw}
a {hero.kind} called {hero.raw}
a {hero.kind} whose name was {hero.raw}
a {hero.kind} by the name of {hero.raw}
a {hero.adj} {hero.kind} whom everybody called {hero.raw}
a certain {hero.kind} named {hero.raw}
{hero.raw}, a {hero.adj} {hero.kind},
{hero.raw}, the smallest {hero.kind} {far and wide|for miles around},
"""
_MENTIONS_YOUNG = """
the young {hero.kind} {hero.raw}
a young {hero.kind} named {hero.raw}
{hero.raw}, the youngest of {three|four|five|six|seven} {YOUNG},
{hero.raw}, the smallest of {three|four|five|six|seven} {YOUNG},
"""
_MENTIONS_BABY = """
the baby {hero.kind} {hero.raw}
the baby {hero.kind} {hero.raw}
a baby {hero.kind} named {hero.raw}
baby {hero.kind} {hero.raw}
"""
_BABY = frozenset(
    """owl fox bear hedgehog mouse squirrel badger raccoon beaver mole wolf otter elephant monkey giraffe zebra hippo panda koala
    tiger lion turtle penguin seal dragon rabbit robin sparrow crow eagle whale dolphin octopus donkey bat hamster kangaroo deer
    camel shark parrot swan unicorn polar-bear sea-turtle""".split()
)
_PLURALS = {
    "fox": "foxes", "mouse": "mice", "wolf": "wolves", "goose": "geese", "deer": "deer", "sheep": "sheep", "fish": "fish",
    "calf": "calves", "pony": "ponies", "puppy": "puppies", "donkey": "donkeys", "monkey": "monkeys", "ostrich": "ostriches",
    "octopus": "octopuses", "ladybug": "ladybugs", "butterfly": "butterflies", "dragonfly": "dragonflies", "finch": "finches",
    "starfish": "starfish",
}  # fmt: skip
_GROWN_ANIMALS = frozenset("cow hen rooster horse ram stallion".split())


def first_mention(s: Story, c: Char, before: str, comma: bool, full: bool) -> str:
    """One of many ways to introduce the hero; those that end in a comma only if one fits there."""
    forms = [f for f in _mentions(c).split("\n") if f and (comma or not f.endswith(","))]
    if c.kind.name in before:
        forms = [f for f in forms if "YOUNG" not in f]
    if full and " " not in c.name:
        forms = [f for f in forms if "{hero.kind}" in f or "{hero.a}" in f]
    form = s.pick(forms)
    if re.search(r"\b(?:little|baby|young|youngest|smallest)\b", form) and c.kind.name not in ("boy", "girl"):
        c.adj = s.pick(("little", "small", "young"))
    name = c.kind.name
    return form.replace("{YOUNG}", _PLURALS.get(name, f"{name}s"))


def _mentions(c: Char) -> str:
    """The ways to introduce a hero, one a line."""
    tags, kind = c.kind.tags, c.kind.name
    if kind in ("prince", "princess") and " " in c.name:
        return "{hero.raw}"
    if " " in c.name:
        return _MENTIONS_TITLED if kind in _TITLES else _MENTIONS_TITLED + _MENTIONS_TITLED_KIND
    if kind in ("boy", "girl"):
        return _MENTIONS_CHILD
    if kind in ("prince", "princess"):
        return _MENTIONS_ROYAL
    if "animal" not in tags:
        return _MENTIONS_GROWN
    if kind in _GROWN_ANIMALS:
        return _MENTIONS_ANIMAL
    baby = kind.replace(" ", "-") in _BABY
    return _MENTIONS_ANIMAL + _MENTIONS_YOUNG + (_MENTIONS_BABY if baby else "")
