# ruff: noqa: SIM905
"""The world of one story: `World` draws a hero, a world that suits it, the weather, a style of telling and the roles
that the plot asks for, so that everything fits: no whale ever comes to the kitchen. All chance comes from one
`random.Random`, and a seed gives the same world again. If nothing fits, it raises `Lack` and the story is drawn anew.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import Any

from models.recipe import names as N
from models.recipe import words as W
from models.recipe.cast import Char, Lack, Spot, Thing
from models.recipe.plots import Plot

CHAR_ROLES = ("hero", "friend", "helper", "elder", "rival", "extra")
THING_ROLES = ("obj", "obj2", "obj3", "gift")
PLACE_ROLES = ("place", "place2", "place3")

RELATIVES = {  # those who live with the hero
    "he": ("dad", "dad", "father", "papa", "grandpa", "grandpa", "grandfather", "big brother"),
    "she": ("mom", "mom", "mother", "mama", "grandma", "grandma", "grandmother", "big sister"),
}
FAR_RELATIVES = {  # those who live elsewhere: s.add_char("elder", "far")
    "he": ("uncle", "grandpa", "teacher", "uncle"),
    "she": ("aunt", "grandma", "teacher", "aunt"),
}
_WEATHER_OPTIONS = {
    "sea": ("calm",),
    "snow": ("snowy", "snowy", "snowy", "sunny", "cloudy", "windy"),
    "house": ("sunny", "rainy", "calm", "calm", "cloudy", "snowy"),
    "sky": ("sunny", "sunny", "windy", "cloudy", "calm"),
    "jungle": ("sunny", "sunny", "sunny", "rainy", "calm"),
}
_CALLED_BY_RELATION = ("mom", "dad", "grandma", "grandpa", "mama", "papa")
_KIND_NAMES = frozenset(word for kind in W.KINDS for word in kind.name.split())
_HEAVY = frozenset("backpack ladder tent swing raft drum bucket teapot fiddle guitar trumpet coat pillow tree".split())


class World:
    """What a story is about and in what style it is told; a seed gives the same world again."""

    def __init__(self, rng: Random, plot: Plot):
        self.rng, self.random, self.plot = rng, rng.random, plot
        self.roles: dict[str, Any] = {}  # Char, Thing or Spot by role
        self.vars: dict[str, str] = {}  # free slots
        self.flags: set[str] = set()
        self.names: set[str] = set()
        self.gists: list[str] = []  # gists that the plot gave for its branch
        self._draw_style()
        self._draw_hero()
        self._draw_weather()
        self._draw_time()
        if plot.obj:
            self.add_thing("obj", plot.obj, plot.own)
        if plot.place:
            self.add_place("place", plot.place)
        for role in ("friend", "helper", "rival", "elder"):
            query = getattr(plot, role)
            if query is not None:
                self.add_char(role, query)

    # ---- chance ------------------------------------------------------------------------------------------------
    def pick(self, seq: Sequence) -> Any:
        """One element of a sequence, at random."""
        return seq[int(self.random() * len(seq))]

    def sample(self, seq: Sequence, n: int) -> list:
        """n different elements of a sequence: in its own order, but all of them in random order.

        What is told in a fixed order is not told twice by a model that has learned what follows what.
        """
        if n >= len(seq):
            return self.rng.sample(seq, len(seq))
        return [seq[i] for i in sorted(self.rng.sample(range(len(seq)), n))]

    def chance(self, p: float) -> bool:
        """True with probability p."""
        return self.random() < p

    # ---- drawing the frame of the story ------------------------------------------------------------------------
    def _draw_style(self) -> None:
        roll = self.random()
        self.size = "short" if roll < 0.18 else "medium" if roll < 0.6 else "long"
        self.talks = self.random() < 0.82  # with dialogue?
        self.morals = self.random() < 0.5  # a moral said plainly?
        self.paragraphs = self.random() < 0.55
        self.plain = self.random() < 0.3  # fewer ornaments
        self.name_rich = self.random() < 0.6  # says the hero's name often
        self.renames = self.random() < 0.35  # names the hero (and the object in full) anew in each paragraph

    def _draw_hero(self) -> None:
        plot = self.plot
        query = plot.hero
        if not plot.grown and "grown" not in query:
            query = f"{query} !grown" if self.random() < 0.93 else query
        for _ in range(20):
            kind = self._draw_kind(query, None)
            worlds = sorted(w for w in kind.worlds if not plot.worlds or w in plot.worlds)
            if worlds:
                break
        else:
            raise Lack("no world for the hero")
        self.world = self.pick(worlds)
        named = "person" in kind.tags or self.random() < 0.88
        self.add_char("hero", kind=kind, named=named)

    def _draw_weather(self) -> None:
        world = self.world
        if self.plot.weather:
            options = tuple(self.plot.weather.split())
            if world == "sea":
                raise Lack("no weather in the sea")
        elif world in _WEATHER_OPTIONS:
            options = _WEATHER_OPTIONS[world]
        else:
            options = ("sunny", "sunny", "sunny", "calm", "windy", "cloudy", "rainy", "calm", "sunny")
            if world in ("town", "farm", "forest", "castle") and "cold" not in self.roles["hero"].kind.tags:
                options += ("snowy",)
        self.weather = self.pick(options)

    def _draw_time(self) -> None:
        roll = self.random()
        self.time = "morning" if roll < 0.5 else "day" if roll < 0.72 else "afternoon" if roll < 0.93 else "evening"
        if self.plot.time:
            self.time = self.pick(self.plot.time.split())
        self.vars["time"] = self.time

    # ---- casting characters ------------------------------------------------------------------------------------
    def add_char(
        self,
        role: str,
        query: str = "",
        kind: W.Kind | None = None,
        named: bool | None = None,
        pron: str | None = None,
    ) -> Char:
        """Cast a character under a role (`friend`, `helper`, `elder`, `rival`, `extra` or any new word).

        The query names tags ("animal big !wings"); the kind comes from the story's world.
        """
        hero = self.roles.get("hero")
        far = role == "elder" and query == "far"
        query = "" if far else query
        relative = role == "elder" and kind is None and not query and self._has_family(hero)
        if relative:
            kind = hero.kind
        elif kind is None:
            kind, query = self._default_kind(role, query, hero)
        kind, twin = self._settle_kind(role, kind, query, hero)
        if twin and not relative and not (hero.name or role == "friend"):
            named = True
        pron = self._draw_pronoun("any" if relative else pron or kind.pron, hero)
        if named is None:
            named = relative or role in ("hero", "friend") or twin or self.random() < 0.5
        c = Char(role, kind, self.draw_name(kind, pron) if named and not relative else None, pron)
        self._draw_traits(c, hero)
        if relative:
            self._make_relative(c, hero, far)
        self.roles[role] = c
        return c

    def _has_family(self, hero: Char) -> bool:
        return bool({"animal", "child"} & hero.kind.tags) and "grown" not in hero.kind.tags

    def _draw_kind(self, query: str, world: str | None) -> W.Kind:
        kinds, sums = W.kinds_for(query, world)
        if not kinds:
            raise Lack(f"no kind for {query!r} in {world}")
        return kinds[bisect(sums, self.random() * sums[-1])]

    def _default_kind(self, role: str, query: str, hero: Char) -> tuple[W.Kind | None, str]:
        """Who plays a role unless the plot says more: a kind, or a query for one."""
        if role == "friend":
            if self.random() < 0.35 and W.matches(query, hero.kind.tags):
                return hero.kind, query
            for tag in ("grown", "vehicle"):
                query += "" if tag in hero.kind.tags or tag in query else f" !{tag}"
        elif not query and role == "rival":
            query = "!grown !tiny"
        elif not query and role == "helper":
            query = "grown/animal/robot !child"
        elif not query and role == "elder":
            query = self.first_query(("grown wise", "wise", "grown", "big", "!tiny"))
        return None, query

    def first_query(self, queries: Iterable[str]) -> str:
        """The first of the queries that some kind of the world satisfies, or "" (any kind)."""
        return next((query for query in queries if W.kinds_for(query, self.world)[0]), "")

    def _settle_kind(self, role: str, kind: W.Kind | None, query: str, hero: Char | None) -> tuple[W.Kind, bool]:
        """The given kind, or one drawn anew until nobody else has it; and whether somebody has it all the same."""
        for attempt in range(12):
            chosen = kind or self._draw_kind(query, self.world)
            twin = any(c.kind is chosen for c in self.chars())
            if kind or not twin or (role == "friend" and hero.name) or attempt > 8:
                break
        return chosen, twin

    def _draw_pronoun(self, pron: str, hero: Char | None) -> str:
        if pron != "any":
            return pron
        pron = "he" if self.random() < 0.5 else "she"
        if hero is not None:  # mostly another pronoun than the hero's
            other = "she" if hero.pron == "he" else "he"
            pron = other if self.random() < 0.8 else hero.pron
        return pron

    def draw_name(self, kind: W.Kind, pron: str, pet: bool = True) -> str:
        """A name that begins with another letter than those the story has."""
        pet = pet and "person" not in kind.tags
        used = self.names
        for attempt in range(40):
            name = N.draw_name(self.rng, pron, pet)
            if name[-1] == "s" and self.random() < 0.7:
                continue  # "Buttons's" is rare
            if name.lower() in _KIND_NAMES:
                continue
            if attempt > 30 or all(name[0] != other[0] for other in used):
                break
        used.add(name)
        return name

    def _draw_traits(self, c: Char, hero: Char | None) -> None:
        pick, kind = self.pick, c.kind
        c.adj, c.trait = pick(kind.adjs), pick(W.TRAITS)
        if hero is not None and c.adj == hero.adj and len(kind.adjs) > 1:
            c.adj = next(a for a in kind.adjs if a != hero.adj)
        while c.trait == c.adj:
            c.trait = pick(W.TRAITS)
        c.hobby, c.food, c.does = pick(W.HOBBIES[self._draw_hobbies(kind.tags)]), pick(kind.foods), pick(kind.does)
        if kind.homes and (kind.tags & {"thing", "bird", "bug", "swims"} or self.random() < 0.75):
            c.home = pick(kind.homes)
        else:
            c.home = pick(W.HOMES[self.world])

    def _draw_hobbies(self, tags: frozenset) -> str:
        """The list of hobbies that suits what a character can do."""
        dry = self.world != "sea"
        if "hands" in tags:
            if "toy" in tags or ("person" in tags and dry):
                return "hands" if self.random() < 0.75 else "legs"
            if "legs" in tags and dry and self.random() < 0.3:
                return "hands"
        if "swims" in tags and self.world in ("sea", "pond", "shore"):
            return "swims"
        return next((key for key in ("wheels", "wings", "legs") if key in tags), "thing")

    def _make_relative(self, c: Char, hero: Char, far: bool) -> None:
        """Make a character of the hero's kind a relative: "mom", "Aunt Rosa", "his big brother Tom"."""
        male, tags = c.pron == "he", c.kind.tags
        c.home = hero.home
        c.rel = self.pick((FAR_RELATIVES if far else RELATIVES)[c.pron])
        if c.rel == "teacher" and "person" not in tags:
            c.rel = "uncle" if male else "aunt"
        if "royal" in tags and not far:
            c.rel = self.pick(("father", "papa") if male else ("mother", "mama"))
        if c.rel in ("uncle", "aunt"):
            c.short = f"{c.rel.capitalize()} {self.draw_name(c.kind, c.pron, pet=False)}"
        elif c.rel == "teacher":
            c.short = f"{'Mr.' if male else 'Ms.'} {N.draw_surname(self.rng)}"
        elif c.rel.startswith("big "):
            c.short = c.name = self.draw_name(c.kind, c.pron)
        elif c.pron == hero.pron or (c.rel in _CALLED_BY_RELATION and self.random() < 0.5):
            c.short = c.rel.capitalize()

    # ---- choosing objects and places ---------------------------------------------------------------------------
    def add_thing(self, role: str, query: str = "", own: bool = False) -> Thing:
        """Choose an object under a role (`obj`, `obj2`, `gift` or any new word); own=True makes it the hero's."""
        taken = {t.noun for t in self.things()}
        options = W.objects_for(query, self.world)
        tiny = "tiny" in self.roles["hero"].kind.tags
        if tiny and (own or (self.plot.own and role == "obj")):
            options = _portable(options) or options
        for _ in range(8 if options else 0):
            spec = self.pick(options)
            if spec.name not in taken:
                thing = self.roles[role] = Thing(role, spec, self.rng, tiny)
                if own:
                    thing.owner = self.roles["hero"]
                return thing
        raise Lack(f"no object for {query!r} in {self.world}")

    def add_place(self, role: str, query: str = "") -> Spot:
        """Choose a place of the story's world under a role (`place`, `place2`, `place3` or any new word)."""
        taken = {p.name for p in self.roles.values() if p.__class__ is Spot}
        options = [p for p in W.places_for(query, self.world) if p.name not in taken]
        home = self.roles["hero"].home  # not "in a green jungle ... went to the jungle"
        options = [p for p in options if p.name.split()[-1] not in home] or options
        if not options:
            raise Lack(f"no place for {query!r} in {self.world}")
        spot = self.roles[role] = Spot(role, self.pick(options))
        return spot

    # ---- asking about the world, and changing it ---------------------------------------------------------------
    def chars(self) -> list[Char]:
        """The characters cast so far."""
        return [c for c in self.roles.values() if c.__class__ is Char]

    def things(self) -> list[Thing]:
        """The objects chosen so far."""
        return [t for t in self.roles.values() if t.__class__ is Thing]

    def need(self, role: str, expr: str | None = None) -> Any:
        """The entity of a role, cast with the default query if the story has none yet; `expr` is for the error."""
        if role in self.roles:
            return self.roles[role]
        if role in CHAR_ROLES:
            return self.add_char(role)
        if role in THING_ROLES:
            return self.add_thing(role)
        if role in PLACE_ROLES:
            return self.add_place(role)
        raise KeyError(f"unknown slot {{{expr or role}}} in a template of plot {self.plot.name}")

    def has(self, query: str, role: str = "hero") -> bool:
        """Whether a character, object or place has the tags of a query: s.has("wings"), s.has("food", "obj")."""
        entity = self.need(role)
        return W.matches(query, entity.kind.tags if entity.__class__ is Char else entity.spec.tags)

    def own(self, role: str = "obj") -> None:
        """From now on the hero owns this object."""
        self.roles[role].owner = self.roles["hero"]

    def mark(self, role: str) -> None:
        """Count a character or object as introduced."""
        self.need(role).known = True

    def set(self, **values: str) -> None:
        """Free slots: s.set(sound="bump") makes {sound} usable in templates."""
        self.vars.update(values)

    def gist(self, *gists: str) -> None:
        """What this branch of the plot is about, for requests; replaces the decorator's gists in this story."""
        self.gists.extend(gists)


@cache
def _portable(options: tuple) -> tuple:
    """Those of the objects that a tiny hero can carry."""
    return tuple(o for o in options if not ({"heavy", "vehicle"} & o.tags or o.name in _HEAVY))
