"""How a slot of a template becomes words. `Slots` says a character, an object or a place in the form that the slot asks
for, and it keeps track of who was introduced and who was named last: a first mention introduces ("an old owl named
Mo"), a name at the start of a sentence may become a pronoun, and a pronoun that could mean two characters becomes a
name. The forms are listed in the guide in `plots/__init__.py`.
"""

from __future__ import annotations

from random import Random

from models.recipe import words as W
from models.recipe.cast import PRONOUNS, Char, Spot, Thing
from models.recipe.plots import Plot
from models.recipe.templates import Node, compile_template
from models.recipe.world import World

OLD = frozenset(("grandma", "grandpa", "grandmother", "grandfather"))
FAIR = ("sunny", "calm", "cloudy")


class Slots(World):
    """A world that can be spoken about: it renders templates."""

    def __init__(self, rng: Random, plot: Plot):
        super().__init__(rng, plot)
        self.sentence = 0  # the number of the current sentence
        self.subject: Char | None = None  # whom the current sentence is about
        self.last_subject: Char | None = None
        self.salient: dict[str, Char | None] = {"he": None, "she": None}  # whom a pronoun would mean
        self.told: set[str] = set()  # facts about the hero that were told
        self._speaking: Char | None = None  # who speaks the line that is rendered
        self._day_word = ""  # the adjective of the day that was said last

    def render(self, template: str, quoted: bool = False) -> str:
        """Fill a template and return the text without adding it to the story."""
        return self.render_nodes(compile_template(template, quoted))

    def render_nodes(self, nodes: list[Node]) -> str:
        """Run a compiled template."""
        return "".join([n if n.__class__ is str else n(self) for n in nodes])

    def entity_form(self, entity: Char | Thing | Spot, form: str, start: bool, quoted: bool) -> str:
        """Render a slot of any role; `start` says that it begins a sentence, `quoted` that somebody speaks."""
        kind = entity.__class__
        if kind is Char:
            return self.char_form(entity, form, start, quoted)
        if kind is Thing:
            return self.thing_form(entity, form, quoted)
        return self.place_form(entity, form)

    # ---- characters: names and pronouns ------------------------------------------------------------------------
    def char_form(self, c: Char, form: str, start: bool, quoted: bool) -> str:
        """Render a slot of a character."""
        if not form or form == "name":
            return self.bare_in_quote(c) if quoted else self._name(c, start and not form)
        if form in ("poss", "nameposs"):
            if quoted:
                return self.bare_in_quote(c) + "'s"
            return self.mention(c) + "'s"
        if form in ("he", "him", "his", "himself", "hers"):
            return PRONOUNS[c.pron][form] if quoted else self.pronoun(c, form, start)
        return self._noun_form(c, form)

    def _name(self, c: Char, start: bool) -> str:
        """Name a character, or introduce it; at the start of a sentence a pronoun may do where it is clear."""
        if c.known and start and self.salient[c.pron] is c and self.last_subject is c:
            rich = self.name_rich and c.role == "hero"
            share = 0.65 if not rich else (0.85, 0.35, 0.0)[min(c.unnamed, 2)]
            if c.seen >= self.sentence - 1 and self.random() < share and not self.has_rival(c, 1):
                self.subject, c.unseen, c.seen = c, 0, self.sentence
                c.unnamed += 1
                return PRONOUNS[c.pron]["he"]
        return self.mention(c)

    def mention(self, c: Char) -> str:
        """The name of a character, or its introduction."""
        text = self.bare(c) if c.known else self.intro(c)
        self.note(c)
        return text

    def note(self, c: Char) -> None:
        """Note that a character has just been named."""
        self.salient[c.pron] = c
        c.known, c.unseen, c.unnamed, c.seen = True, 0, 0, self.sentence
        if self.subject is None:
            self.subject = c

    def pronoun(self, c: Char, form: str, start: bool = False) -> str:
        """A pronoun of a character ("he", "him", "his", "himself", "hers"), or the name where it would be unclear."""
        possessive = form in ("his", "hers")
        if not c.known:
            return self.intro(c) + ("'s" if possessive else "")
        if self._is_clear(c, form):
            if self.subject is None:
                self.subject = c
                if form == "he" and start and self._wants_name(c):
                    self.note(c)
                    return c.name
            self.salient[c.pron] = c
            c.unseen, c.seen = 0, self.sentence
            return PRONOUNS[c.pron][form]
        subject = self.subject
        text = self.bare(c)
        if possessive and subject is not None:  # "Ben took Tim's ball": the sentence stays about Ben
            c.unseen, c.seen, self.subject = 0, self.sentence, subject
        else:
            self.note(c)
        return text + "'s" if possessive else text

    def _is_clear(self, c: Char, form: str) -> bool:
        if form == "himself":
            return True
        if self.subject is c:
            return form != "he" or not self.has_rival(c, 0)
        return self.is_salient(c)

    def is_salient(self, c: Char) -> bool:
        """Whether the last sentence or this one named the character and nobody else of its pronoun."""
        return self.salient[c.pron] is c and c.seen >= self.sentence - 1 and not self.has_rival(c, 1)

    def has_rival(self, c: Char, span: int) -> bool:
        """Whether another character of this pronoun was named in this sentence or the `span` sentences before."""
        since, pron = self.sentence - span, c.pron
        for o in self.roles.values():
            if o.__class__ is Char and o is not c and o.pron == pron and o.seen >= since and o.known:
                return True
        return False

    def _wants_name(self, c: Char) -> bool:
        """Whether the hero is to be named again although the pronoun is clear."""
        if c.role != "hero":
            return False
        c.unnamed += 1
        return bool(c.unnamed > 1 and self.name_rich and c.name and (c.unnamed > 2 or self.random() < 0.6))

    def bare(self, c: Char) -> str:
        """The plain name of a character: "Tim", "the fox", "his mom", "Grandma"."""
        if c.rel:
            return self._relative_again(c) if c.short and c.known else self._relative(c)
        return c.name or f"the {c.kind.name}"

    def _relative(self, c: Char) -> str:
        owner = self._owner()
        if c.short and c.rel in ("uncle", "aunt"):
            return f"{owner} {c.short}"
        if c.short and (c.rel == "teacher" or c.rel.startswith("big ")):
            return f"{owner} {c.rel} {c.short}"
        return f"{owner} {c.rel}"

    def _relative_again(self, c: Char) -> str:
        hero = self.roles["hero"]
        if c.rel.startswith("big ") or self.random() >= 0.25 or (c.pron == hero.pron and self.subject is not hero):
            return c.short
        if c.rel in OLD and "person" in c.kind.tags and self.random() < 0.3 and self.subject is None:
            return f"the old {'man' if c.pron == 'he' else 'woman'}"
        if hero.seen >= self.sentence - 1 and c.rel not in ("uncle", "aunt", "teacher"):
            return f"{self._owner()} {c.rel}"
        return c.short

    def _owner(self) -> str:
        """ "his", of the hero; "her dad": the sentence is about the dad, not about her."""
        subject = self.subject
        owner = self.pronoun(self.roles["hero"], "his")
        self.subject = subject
        return owner

    def bare_in_quote(self, c: Char) -> str:
        """How the speaker of a line names a character."""
        if c.rel:
            if self._speaking is not None and self._speaking.role != "hero" and not c.short:
                return f"your {c.rel}"
            return c.short or (c.rel.capitalize() if c.rel != "teacher" else "my teacher")
        if c.known or not c.name:
            return c.name or f"the {c.kind.name}"
        c.known = True
        return f"my friend {c.name}" if c.role == "friend" else f"{c.name} the {c.kind.name}"

    # ---- characters: introductions and nouns -------------------------------------------------------------------
    def intro(self, c: Char) -> str:
        """The first mention of a character."""
        hero = self.roles["hero"]
        if c.rel:
            text = self.bare(c)
        elif c.role == "friend" and hero.known and c.name:
            owner = self.pronoun(hero, "his")
            best = "best " if self.random() < 0.25 else ""
            text = f"{owner} {best}friend {c.name}"
            if c.kind is not hero.kind and "person" not in c.kind.tags:
                text += f" the {c.kind.name}"
        else:
            text = self.indefinite(c)
        self.note(c)
        return text

    def indefinite(self, c: Char) -> str:
        """The long form: "a little fox named Tim"."""
        kind = c.kind.name
        roll = self.random()
        adj = c.adj if roll < 0.55 else c.trait if roll < 0.8 else ""
        if c.role == "hero" and "trait" in self.told and adj:
            adj = c.adj
        if adj is c.trait and c.role == "hero":
            self.told.add("trait")
        if adj in ("old", "young") and kind.startswith(("old ", "young ", "toy ")):
            adj = ""
        text = f"a {adj} {kind}" if adj else f"a {kind}"
        if c.name:
            text += f" named {c.name}" if self.random() < 0.75 else f" called {c.name}"
        return text

    def definite(self, c: Char) -> str:
        """A definite noun phrase: "the little fox"; the name where two characters share the kind."""
        if not c.known:
            return self.intro(c)
        if c.rel or sum(o.kind is c.kind for o in self.chars()) > 1:
            return self.bare(c)
        adj = c.adj if self.random() < 0.5 and c.kind.name.split()[0] not in ("old", "young", "toy") else ""
        return f"the {adj} {c.kind.name}" if adj else f"the {c.kind.name}"

    def apposition(self, c: Char, form: str) -> str:
        """Name and kind: app "the little fox Tim", napp "Tim, a little fox,", nthe "Tim the fox"."""
        kind = c.kind.name
        if not c.name:
            return f"the {c.adj} {kind}" if c.adj else f"the {kind}"
        if kind in ("king", "queen", "prince", "princess") and self.random() < 0.6:
            return f"{kind.capitalize()} {c.name}"
        if form == "nthe" and kind not in ("boy", "girl"):
            return f"{c.name} the {kind}"
        if form == "napp":
            return f"{c.name}, a {c.adj} {kind},"
        return f"the {c.adj} {kind} {c.name}"

    def vocative(self, c: Char) -> str:
        """How others call this character to its face."""
        if c.rel:
            return c.short or c.rel.capitalize()
        if c.name:
            return c.name
        if c.role == "hero" or "child" in c.kind.tags:
            return f"little {c.kind.name}"
        if "person" in c.kind.tags:
            return "sir" if c.pron == "he" else "ma'am"
        return f"{'Mr.' if c.pron == 'he' else 'Mrs.'} {c.kind.name.title()}"

    def _noun_form(self, c: Char, form: str) -> str:
        if form in ("adj", "trait", "hobby", "home", "food", "does"):
            if c.role == "hero":
                self.told.add(form)
            return getattr(c, form)
        if form == "call":
            return self.vocative(c)
        if form == "kind":
            return c.rel or c.kind.name
        if form == "pro":
            return PRONOUNS[c.pron]["he"]
        if form == "man":
            child = "child" in c.kind.tags
            return ("boy" if child else "man") if c.pron == "he" else ("girl" if child else "woman")
        text = self._naming_form(c, form)
        self.note(c)
        return text

    def _naming_form(self, c: Char, form: str) -> str:
        if form == "a":
            return self.intro(c) if c.rel else self.indefinite(c)
        if form in ("the", "theposs"):
            return self.definite(c) + ("'s" if form == "theposs" else "")
        if form == "raw":
            return c.name or c.short or f"the {c.kind.name}"
        if form == "poor":  # "Poor Tim!", "Poor crab!"
            return c.name or c.short or c.kind.name
        if form == "new":
            return f"the {c.adj} {c.kind.name}" if c.adj else f"the {c.kind.name}"
        if form in ("app", "napp", "nthe"):
            return self.apposition(c, form)
        raise KeyError(f"unknown form {form!r} of a character in plot {self.plot.name}")

    # ---- objects and places ------------------------------------------------------------------------------------
    def thing_form(self, t: Thing, form: str, quoted: bool) -> str:
        """Render a slot of an object."""
        if form == "noun":
            return t.noun
        if form == "it":
            return "it"
        if form == "use":
            return t.spec.use
        if form == "color":
            return t.color or t.adj or "pretty"
        known, t.known = t.known, True
        if not form or form == "poss":
            return self._thing(t, known, quoted) + ("'s" if form else "")
        if form == "a":
            return f"a {t.full}"
        if form == "the":
            return f"the {t.full}"
        if form == "full":
            return t.full
        noun = self.pick(t.forms) if known else t.full
        if form == "np":
            return noun
        if form in ("my", "your"):
            return f"{form} {noun}"
        if form == "his":
            owner = t.owner or self.roles["hero"]
            return f"{PRONOUNS[owner.pron]['his'] if quoted else self.pronoun(owner, 'his')} {noun}"
        raise KeyError(f"unknown form {form!r} of an object in plot {self.plot.name}")

    def _thing(self, t: Thing, known: bool, quoted: bool) -> str:
        if known:
            noun = t.full if t.fresh else self.pick(t.forms)
            t.fresh = False
            return f"the {noun}"
        if quoted:
            return f"{'the' if not t.owner else 'my'} {t.full}"
        if t.owner is not None and t.owner.known:
            return f"{self.pronoun(t.owner, 'his')} {t.full}"
        return f"a {t.full}"

    def place_form(self, p: Spot, form: str) -> str:
        """Render a slot of a place."""
        p.known = True
        if not form or form == "the":
            return f"the {p.name}"
        if form == "in":
            return f"{p.spec.prep} the {p.name}"
        if form == "to":
            return f"to the {p.name}"
        if form == "name":
            return p.name
        if form == "thing":
            return self.pick(p.spec.things)
        if form == "spot":
            return self.pick(p.spec.spots)
        raise KeyError(f"unknown form {form!r} of a place in plot {self.plot.name}")

    # ---- slots of the story itself -----------------------------------------------------------------------------
    def both(self) -> str:
        """Hero and friend together."""
        hero, friend = self.roles["hero"], self.need("friend")
        if not friend.known:
            text = f"{self.bare(hero)} and {self.intro(friend)}"
            self.note(hero)
            return text
        roll = self.random()
        if roll < 0.5:
            self.note(hero)
            self.note(friend)
            return f"{self.bare(hero)} and {self.bare(friend)}"
        if self.salient[hero.pron] is None:
            self.note(hero)
        return ("the two of them" if "siblings" in self.flags else "the two friends") if roll < 0.7 else "they"

    def one_day(self, capital: bool = False) -> str:
        """ "one sunny morning" at the first use, "that morning", "later" afterwards."""
        if "day" in self.flags:
            if "day2" in self.flags:
                return self.pick(
                    ("a little later", "after a while", "not long after") if capital else ("later", "then")
                )
            self.flags.add("day2")
            return f"that {self.time}"
        self.flags.add("day")
        roll = self.random()
        if roll < 0.3:
            return f"one {self.time}"
        if roll < 0.36 and self.time == "day":
            return "one fine day" if self.weather in ("sunny", "calm") else "one day"
        if roll > 0.93:
            day = self.pick(W.WEEKDAYS)
            return f"on {day}" if self.time == "day" else f"on {day} {self.time}"
        adj = self.weather_adj()
        return f"one {adj} {self.time}" if roll < 0.82 else f"on a {adj} {self.time}"

    def weather_line(self) -> str:
        """A clause about the weather, such as "the sun was warm and bright"."""
        late = self.time == "night" or (self.time == "evening" and self.weather in FAIR)
        lines = W.WEATHERS[self.time if late else self._weather_key()][1]
        self.flags.add("weather")
        for _ in range(6):
            line = self.render(lines)
            if not (self._day_word and (self._day_word in line or line.startswith("it was"))):
                break
        return line

    def weather_adj(self) -> str:
        """An adjective for the day's weather."""
        fair_night = self.time == "night" and self.weather in FAIR
        self._day_word = self.pick(W.WEATHERS["night" if fair_night else self._weather_key()][0])
        return self._day_word

    def _weather_key(self) -> str:
        return "sunny_snow" if self.weather == "sunny" and self.world == "snow" else self.weather

    def home_place(self) -> str:
        """Something that the hero lives near, such as "a windmill"."""
        return self.pick(W.HOME_PLACES[self.world])
