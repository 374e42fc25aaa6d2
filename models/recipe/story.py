"""The story as plots see it: `open` and `close` tell the frame around a plot, `beat` and `scene` tell ready-made
sentences of `frames.py`, and everything else is inherited, one topic a layer. In reading order: the tables `words.py`,
`names.py` and `frames.py`; `templates.py` compiles templates; `cast.py` and `world.py` say who and what there is;
`slots.py` puts them into words; `narration.py` adds sentences; `speech.py` adds dialogue; here it becomes a story;
`polish.py` mends the finished text. The guide for writers of plots is in `plots/__init__.py`; `corpus.py` makes the
training corpus.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from models.recipe import frames as F
from models.recipe import words as W
from models.recipe.plots import Plot
from models.recipe.polish import polish
from models.recipe.speech import Speech
from models.recipe.templates import facts_of, rename_slot
from models.recipe.world import CHAR_ROLES, PLACE_ROLES

_NIGHT = re.compile(r"\bmoon|\bstars\b|\bmidnight\b|\basleep\b|\bin bed\b|\bto bed\b|sun (?:went|was going) down|night")
_MORNING = re.compile(r"morning|next day")
_BED = re.compile(r"\b(?:in bed|to bed|into bed|asleep|to sleep|slept|good ?night|tucked)\b")
_ASLEEP = re.compile(r"\b(?:asleep|slept|dreamed)\b")
_HOME = re.compile(
    r"\b(?:at|went|came|come|ran|walked|flew|swam|hurried|back|were|was|got|the way|him|her|them|it|safe|again|and) "
    r"home\b|\bhome (?:again|at last|together)\b|\bkitchen\b|\bthe living room\b|\bfront door\b"
)
_EATING = re.compile(r"\b(?:ate|eat|eaten|supper|dinner|tasted|delicious|hungry|yum)\b")
_STEMS = re.compile(r"\b(?:day|smil|happ|friend|home|laugh|night|well|proud)")
_FRIENDS = re.compile(r"\bfriends?\b(?![.}])")
_SENTENCES = re.compile(r"[^.!?\"\n]+[.!?]")


class Story(Speech):
    """One story in the making. Everything random comes from `rng`, so a seed gives the same story again."""

    def __init__(self, rng: Random, plot: Plot):
        super().__init__(rng, plot)
        self.final = ""  # the finished text

    def beat(self, name: str, p: float = 1.0, **slots: str) -> None:
        """Tell a ready-made beat of `frames.BEATS` ("idea", "search", "thanks", ...), with probability p."""
        if p < 1.0 and self.random() >= self.scaled(p):
            return
        template = self.choose(F.BEATS[name])
        for key, value in slots.items():
            if value in self.roles or value in CHAR_ROLES or value in PLACE_ROLES:
                template = rename_slot(template, key, value)
            else:
                self.vars[key] = value
        self.begin()
        self.add(self.render(template))

    def scene(self, p: float = 0.6) -> None:
        """A sentence about the weather or the place, with probability p."""
        if self.random() >= self.scaled(p) or "scene" in self.flags:
            return
        self.flags.add("scene")
        if "weather" in self.flags:  # it was told already
            return
        outdoors = self.world not in ("house", "sea", "sky") and ("place" not in self.roles or self.has("out", "place"))
        scenes = F.SCENES_OUT if outdoors else F.SCENES_ANY
        if "day" in self.flags or len(self.out) > 4:  # "one sunny day" was said already
            scenes = [t for t in scenes if "{!day}" not in t and "ne_day}" not in t]
        self.say(*scenes)

    # ---- the opening -------------------------------------------------------------------------------------------
    def open(self, friend: bool = True) -> None:
        """The opening: presents the hero (and the friend, the place, the owned object), whatever the plot is.

        friend=False keeps a cast friend for later, if the plot lets them meet.
        """
        tags = self._opening_tags(friend)
        if "sib" in tags:
            self.flags.add("siblings")
            self.vars["sib"] = "brother" if self.roles["friend"].pron == "he" else "sister"
            opening = self._frame(F.SIBLINGS, tags)
        else:
            opening = self._frame(F.PLAIN_OPENINGS if self.random() < 0.4 else F.OPENINGS, tags)
        if not self.roles["hero"].known:
            self.say("{hero.a} lived nearby.", "Not far away lived {hero.a}.")
        told = self._follow_opening(opening, tags)
        if "friend" in tags and not self.roles["friend"].known and self.random() < 0.75:
            told += bool(self._frame(F.ABOUT_FRIEND, tags))
        if "own" in tags and not self.roles["obj"].known:
            self._frame(F.ABOUT_OBJECT, tags)
        elif "own" in tags and told < {"short": 1, "medium": 2, "long": 3}[self.size] and self.random() < 0.3:
            self._frame(F.MORE_OBJECT, tags)

    def _opening_tags(self, friend: bool) -> set[str]:
        """What the conditions of the frames for an opening may ask for."""
        hero, pal, obj = self.roles["hero"], self.roles.get("friend"), self.roles.get("obj")
        tags = {*hero.kind.tags, self.world, f"w_{self.weather}", f"t_{self.time}", self.size}
        tags.add("late" if self.time in ("evening", "night") else "early" if self.time != "afternoon" else "noon")
        tags.add("named" if hero.name else "unnamed")
        if friend and pal is not None:
            tags.add("friend")
            if pal.kind is hero.kind or {"person", "child"} <= pal.kind.tags & hero.kind.tags:
                tags.add("alike")
                if hero.name and pal.name and tags & {"animal", "child"} and self.random() < 0.35:
                    tags.add("sib")
        if obj is not None and obj.owner is hero:
            tags.add("own")
        if "place" in self.roles and "out" in self.roles["place"].spec.tags:
            tags.add("place")
        if self.talks:
            tags.add("talk")
        if self.plot.elder is not None and "elder" in self.roles and self.roles["elder"].rel:
            tags.add("elder")
        return tags

    def _follow_opening(self, opening: str, tags: set[str]) -> int:
        """Up to two sentences more about the hero, the first about what the opening said last; returns how many."""
        brief = self.plain or self.size == "short"
        last = opening[opening.rfind(". ", 0, -3) + 1 :]  # the last sentence of the opening
        topics = [] if '"' in last or "want" in last else [key for key in F.FOLLOW if key in last]
        told = 0
        if topics and self.random() < (0.45 if brief else 0.75):
            topic = "{sib}" if "{sib}" in topics else max(topics, key=last.rfind)
            told += bool(self._frame(F.FOLLOW[topic], tags))
        elif self.random() < (0.35 if brief else 0.75):
            told += bool(self._frame(F.ABOUT_HERO, tags))
        if self.size == "long" and self.random() < 0.8:
            told += bool(self._frame(F.ABOUT_HERO, tags))
        return told

    def _frame(self, frames: Sequence[tuple[str, str]], tags: set[str], avoid: str = "") -> str:
        """Tell a frame that fits, and return its template, or "" if none is found soon.

        `avoid` is a template with which it must not share any of certain frequent words.
        """
        stems = _STEMS.findall(avoid)
        for _ in range(60):
            condition, template = frames[int(self.random() * len(frames))]
            if W.matches(condition, tags) and self._is_new(template) and not any(stem in template for stem in stems):
                if "w_" in condition:
                    self.flags.add("weather")
                self.used.add(template)
                self.told |= facts_of(template)
                self.begin()
                self.add(self.render(template))
                return template
        return ""

    def _is_new(self, template: str) -> bool:
        """Whether a frame says nothing that was told or that is wrong for brothers and sisters."""
        if template in self.used or facts_of(template) & self.told:
            return False
        return not ("siblings" in self.flags and _FRIENDS.search(template))

    # ---- the ending --------------------------------------------------------------------------------------------
    def close(
        self,
        *morals: str,
        friend: bool | None = None,
        obj: bool = False,
        where: str | None = None,
        night: bool = False,
    ) -> None:
        """The ending: a plot's own moral (in some stories) and a general ending that fits where the story stands.

        friend: the friend is there and in good terms (default: if introduced); obj: the hero has the object now;
        where: "home", "away" or None (found out from the last sentences); night: it is night now.
        """
        tags = self._closing_tags(friend, obj) | self._standing(where, night)
        if self.renames:
            self.name_things_in_full()
        moral = morals and self.morals
        if not moral:
            tags.add("last")
        if not moral or self.size != "short" or self.random() < 0.4:
            self.par(0.4)
            reflection = ""
            if self.just_spoken():  # no second speech
                tags.discard("talk")
            if self.size == "long" and self.random() < 0.7:
                reflection = self._frame(F.REFLECTIONS, tags)
                if self.just_spoken():
                    tags.discard("talk")
            self._frame(F.ENDINGS, tags, reflection)
        if moral:
            self.say(*morals)

    def _closing_tags(self, friend: bool | None, obj: bool) -> set[str]:
        """What the conditions of the frames for an ending may ask for, but for time and place."""
        hero, pal, elder = self.roles["hero"], self.roles.get("friend"), self.roles.get("elder")
        tags = {*hero.kind.tags, self.world, self.size, f"t_{self.time}"}
        if friend or (friend is None and pal is not None and pal.known):
            tags.add("friend")
        if obj and self.roles["obj"].known:
            tags.add("obj")
            if "food" in self.roles["obj"].spec.tags:
                tags.add("obj_food")
        if self.talks:
            tags.add("talk")
        if elder is not None and elder.known:
            tags.add("elder")
            if elder.unseen < 25:
                tags.add("elder_here")
            if elder.rel and elder.rel not in ("teacher", "uncle", "aunt"):
                tags.add("parent")
        return tags

    def _standing(self, where: str | None, night: bool) -> set[str]:
        """Tags for where and when the story stands at its end, as far as the last sentences tell."""
        tail = " ".join(self.out[-8:]).lower()
        last = " ".join(self.out[-4:]).lower()
        tags = set()
        dusk, dawn = _last_match(_NIGHT, tail), _last_match(_MORNING, tail)
        if night or dusk > dawn or (self.time == "night" and dawn < 0):
            tags.add("night")
        if _BED.search(last):
            tags |= {"bed", "night", "home"}
            if _ASLEEP.search(last):
                tags.add("asleep")
        if _EATING.search(last):
            tags.add("eating")
        if where:
            tags.discard("home")
            tags.add(where)
        elif self.world == "house" or _HOME.search(tail):
            tags.add("home")
        elif "home" not in tags and (self._is_out() or self.world in ("shore", "forest", "pond", "jungle")):
            tags.add("away")
        return tags

    def _is_out(self) -> bool:
        place = self.roles.get("place")
        return place is not None and place.known and "out" in place.spec.tags

    # ---- the result --------------------------------------------------------------------------------------------
    def text(self) -> str:
        """The finished text."""
        return polish(" ".join(self.out).replace(" \n\n ", "\n\n"), self.chars() if self.names else [])

    def repeats(self) -> list[str]:
        """The full sentences (of four words or more) that the finished text says twice."""
        seen: set[str] = set()
        twice = []
        for sentence in _SENTENCES.findall(self.final):
            sentence = sentence.strip()
            if sentence.count(" ") >= 3 and sentence[0].isupper():
                if sentence in seen:
                    twice.append(sentence)
                seen.add(sentence)
        return twice

    def cast_names(self) -> set[str]:
        """All proper names of the story (for the lint)."""
        return self.names.union(*(c.short.split() for c in self.chars() if c.short))


def _last_match(pattern: re.Pattern, text: str) -> int:
    """Where the last match starts, or -1."""
    return max((m.start() for m in pattern.finditer(text)), default=-1)
