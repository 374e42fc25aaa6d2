'''The plots of the story grammar. Every module of this package is imported by `load_plots`, and every function
decorated with `@plot` takes part, so a new file of plots needs no registration.

HOW TO WRITE A PLOT
===================

A plot is a function that takes a `Story` and calls its methods in order. The story already has a hero, a world, a time,
the weather, a style and the roles that the decorator asked for. The engine writes the opening and the ending; the plot
writes everything between: a small problem, two or three attempts or turns, a resolution.

    from models.recipe.story import Story
    from models.recipe.plots import plot

    @plot(
        weight=1.0,                    # relative share of this plot (0.5 if left out)
        hero="legs hands",             # tags that the hero must have ("" = any)
        friend="",                     # cast a friend now ("" = any that fits the world; leave out: none)
        helper="wise/big",             # the same for helper, rival, elder
        obj="toy lose",                # an object with these tags
        own=True,                      # the hero owns it from the start (the opening presents it)
        place="out water",             # a place with these tags
        gists=["who loses {obj.a}", "and {obj.a} that gets lost"],  # for requests: "a story about a fox ..."
    )
    def stuck_in_the_mud(s: Story) -> None:
        """The toy falls into the mud; a stranger helps to pull it out."""
        s.open()                                           # the opening, always first
        s.par()                                            # perhaps a new paragraph
        s.say("{One_day}, {hero} took {obj} {place.to}.", "{One_day}, {hero} and {friend} played {place.in}.")
        s.scene()                                          # perhaps a sentence about the weather
        s.say("But {obj} {fell|slipped|rolled} into the mud.", "Plop! {obj} fell into deep mud.")
        s.beat("sad", a="hero")
        s.talk("hero", "Oh no! {obj.my} is stuck!", mood="sad", instead="{He} did not know what to do.")
        for way in s.sample(["{hero} pulled with both hands.", "{hero} tried with a stick.",
                             "{friend} {jumped up and down|pulled too}."], s.turns(1, 2)):
            s.say(way)
            s.beat("fail")
        s.beat("meet", b="helper")                         # introduces the helper: "an old owl named Mo"
        s.talk("helper", "May I help?", "Let me try!", mood="kind", instead="{helper} wanted to help.")
        s.say("{helper.he} pulled, and {obj} came out with a {loud|funny} sound.")
        s.beat("thanks", a="hero", b="helper")
        s.maybe(0.5, "{obj} was dirty, but {hero} did not mind.")
        s.close("It is good to ask for help.", "Nobody has to do everything alone.", obj=True)

TEMPLATES. A template holds one or more whole sentences. `{a|b|c}` is a choice; choices nest, may be empty (`{very |}`)
and may hold slots. `{word}` without `|` is a slot. The engine mends "a"/"an", capitals at sentence starts and pronouns.
A name at the start of a sentence may become "he"/"she" where that is clear; a pronoun that would be ambiguous becomes
the name; the FIRST mention of anyone becomes an introduction ("an old owl named Mo", "his friend Ana the cat", "his
mom"), the first mention of an object "a little red kite" ("his little red kite" if owned). Later mentions vary ("the
kite", "the red kite"). After a closing quotation mark inside one template use the capital slot: `"Hi!" {He} ran off.`

SLOTS of a character R (hero, friend, helper, elder, rival, extra, or any role added with s.add_char):
    {R}        name, or introduction at the first mention, or pronoun where clear; inside quotes the bare name
    {R.name}   the same, but never a pronoun            {R}'s     possessive of the name
    {R.a}      "a little fox named Tim" (introduces)     {R.the}   "the little fox"
    {R.raw}    the bare name, no introduction added      {R.new}   "the little fox" as a first mention
    {R.he} {R.him} {R.his} {R.himself} {R.hers}          pronouns (safe: a name is put where unclear)
    {R.call}   how others address R ("Tim", "Mom", "Mr. Owl", "little fox"); for use inside quotes
    {R.kind} {R.trait} {R.adj} {R.man}                   "fox", "curious", "red", "boy/girl/man/woman"
    {R.hobby} {R.does} {R.food} {R.home}                 "paint" (loved to ...), "run fast" (could ...), food, home
    {R.app} "the little fox Tim"  {R.nthe} "Tim the fox"  {R.napp} "Tim, a little fox," (a comma follows: for a subject)
    {R.poor} "Poor {R.poor}!": the name or "fox"
    {he} {him} {his} {himself} are short for the hero's. Use {He} for a capital. All characters are he or she, never it.
    {both} = hero and friend ("Tim and Ana", "the two friends", "they"); use "they"/"their" for both, literally.
SLOTS of an object T (obj, obj2, obj3, gift, or s.add_thing): all objects are singular, "it".
    {T} {T.a} {T.the} {T.np} (noun phrase without article) {T.noun} {T.full} {T.his} ("his red kite") {T.my} {T.your}
    {T.use} ("fly it on windy days": loved to ...) {T.color}
SLOTS of a place P (place, place2, place3, or s.add_place): {P} "the forest", {P.in} "in the forest", {P.to} "to the
    forest", {P.name}, {P.thing} "an old oak tree" (has "a/an"), {P.spot} "under a mossy log" (a hiding place).
OTHER SLOTS: {one_day} / {One_day} ("one sunny morning", "that day" when the day was already given), {time}
    ("morning"), {weather} (a clause: "the sun was bright"), {weather_adj}, {name} for anything given with
    s.set(name="text") ({name}'s works), {homeplace} "a windmill" (what somebody may live near).
    {@list} a random word: happy sad scared angry proud tired surprised lonely big small pretty good kind quickly slowly
    softly smiled cried very soon suddenly then yummy color sound animal number fun laughed went looked wonderful.
    Roles that were not asked for are cast at their first use.

METHODS of a Story
    s.open(friend=True)        opening + who the hero is (friend=False: the plot introduces the friend later)
    s.say(t1, t2, ...)         adds one of the templates; give 6-12 for each beat
    s.maybe(p, t1, t2, ...)    the same with probability p (fewer in short stories, more in long ones)
    s.talk(role, l1, l2, ..., mood="", to=None, instead=None)   direct speech with a varied tag; lines are what is said,
                               without quotes, ending in . ! ?; moods: happy sad scared angry soft kind proud loud sly;
                               to="friend" names the listener; instead=... (string or list of templates) is told in
                               the stories without dialogue: give it whenever the plot can do without the speech
    s.beat(name, p=1, a="hero", b="helper")   a ready-made sentence: idea(a) meet(b) thanks(a,b) sad(a) happy(a)
                               scared(a) angry(a) go(a,p="place") time fail again(a) cheer comfort(a,b) sorry(a,b)
                               forgive(a,b) play sound; always give the roles in brackets
    s.scene(p=0.6)             perhaps a sentence about the weather (once in a story)
    s.par(p=0.8)               perhaps a paragraph break
    s.close(moral1, moral2, ..., friend=None, obj=False, where=None, night=False)   the ending, always last. Morals are
                               told in half of them; friend=False if the friend is not there; obj=True if the hero has
                               the object at the end; where="home"/"away" and night=True say where and when the story
                               stands (without them the engine looks at the last sentences)
    s.turns(low, high)         number of attempts according to the story's length; s.size is "short"/"medium"/"long"
    s.sample(list, n)          n different entries in the order of the list; s.pick(list) one; s.chance(p)
    s.has("wings", "hero")     does the hero (friend, obj, place ...) have these tags?
    s.add_char(role, "animal big !wings"), s.add_thing(role, "food", own=False), s.add_place(role, "in")
    s.set(key="text")          a free slot {key};   s.render(template) -> str;   s.talks, s.world, s.weather, s.time
    s.gist("who loses a shoe")    what this branch is about: takes the place of the decorator's gists for this story
    s.own("obj")               from now on the hero owns it;   s.mark("helper") counts as introduced

QUERIES are words: all must be there; "!tag" must not; "a/b" one of them. A name of a kind/object is a tag too ("owl",
  "snow-globe" for one of several words).
  characters: person child grown royal animal pet bird bug fish thing vehicle toy robot; can: hands (hold and make
      things) holds legs runs climbs digs jumps swims wings sings; is: big small tiny strong fast slow soft wise clever
      brave funny magic cold (of snow) eats mends bakes
  objects: toy lose (may get lost) break tear food eat sweet bake wear tool music nature treasure paper read bag light
      shiny round roll float blow (the wind takes it) fly soft small heavy loud vehicle plant melt friend draw slide
  places: in out water grass trees people food play high dark cold sand quiet
  worlds: town farm castle house shore snow forest jungle pond garden sea sky (the decorator's worlds="town farm")
  weather: sunny windy rainy snowy cloudy calm stormy; time: morning day afternoon evening (decorator: weather=, time=)

ADVICE. Aim at 60-110 words for short, 130-200 for medium and 200-320 for long stories: opening and ending make about
50, so a plot needs 8-20 calls; give long stories a second turn of events (if s.size == "long": ...). Prefer branches
(if s.chance(0.5): ...) to one fixed course, and 6-12 frames for every beat. Do not state what the hero cannot do: ask
for tags in the decorator or branch with s.has. Heroes may be fish, clouds or boats if the query allows it; underwater
(world "sea") nothing is wet and nobody walks. In templates, use slots for every mention of a character. A lone word in
braces is a slot, so "{Boom}!" is an error: write "Boom!" or "{Boom|Bang}!". A role may be missing from the story until
its first use: lint every branch with many stories. If nothing fits (no such object in this world), the engine draws
another story by itself. It also draws another one if a full sentence (of four words or more) is told twice, so give
enough frames where a beat comes back. A name is new in most stories ("Zemmy", "Trixa"), and in six stories of ten the
engine says the hero's name often, also for {He} at the start of a sentence. If friend and hero are of one kind, the
opening may make them brother and sister; such a story is dropped if it says "friend", "visit" or "Tim's house" ({both}
knows about it). The hero has a relative as elder (mom, grandpa ...) if it is a child or an animal, else a wise
stranger: s.roles["elder"].rel says which. These relatives live with the hero; s.add_char("elder", "far") casts one who
does not (an aunt, an uncle, a teacher). Speech: "said" fits nearly always, so leave the tag to s.talk; one who has
just spoken goes on in the same quotation. Nobody smiles, sighs or laughs a sentence: write `{hero} sighed. "Oh."`
Check with

    python -m models.recipe.lint --plot stuck_in_the_mud --stories 2000 --show 5
'''

from __future__ import annotations

import importlib
import pkgutil
import sys
from bisect import bisect
from collections.abc import Callable
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class Plot:
    """A plot and what it needs."""

    name: str
    func: Callable
    weight: float
    hero: str
    friend: str | None
    helper: str | None
    rival: str | None
    elder: str | None
    obj: str | None
    own: bool
    place: str | None
    worlds: tuple
    weather: str
    time: str
    grown: bool
    gists: tuple


PLOTS: dict[str, Plot] = {}


def plot(
    weight: float = 0.5,
    hero: str = "",
    friend: str | None = None,
    helper: str | None = None,
    rival: str | None = None,
    elder: str | None = None,
    obj: str | None = None,
    own: bool = False,
    place: str | None = None,
    worlds: str = "",
    weather: str = "",
    time: str = "",
    grown: bool = False,
    gists: list[str] | tuple = (),
) -> Callable:
    """Register a plot; see the guide above. grown=True lets grown-ups be heroes as often as anyone."""

    def register(func: Callable) -> Callable:
        name = func.__name__
        if name in PLOTS and PLOTS[name].func.__module__ != func.__module__:
            raise ValueError(f"two plots are called {name}")
        PLOTS[name] = Plot(
            name, func, weight, hero, friend, helper, rival, elder, obj, own, place, tuple(worlds.split()),
            weather, time, grown, tuple(gists),
        )  # fmt: skip
        return func

    return register


_loaded: list[Plot] = []
_sums: list[float] = []  # the weights of the loaded plots, summed up
_skipped: list[str] = []  # modules that could not be imported


def load_plots(strict: bool = True) -> list[Plot]:
    """All plots of the package, sorted by name, so that their order does not depend on the file system.

    strict=False passes over a module that cannot be imported (somebody is just writing it).
    """
    if strict and _skipped:  # a lenient call came first: try again, and raise if a module is still broken
        _loaded.clear()
        _sums.clear()
    if not _loaded:
        _skipped.clear()
        for module in sorted(m.name for m in pkgutil.iter_modules(__path__)):
            try:
                importlib.import_module(f"{__name__}.{module}")
            except Exception as error:
                if strict:
                    raise
                _skipped.append(module)
                print(f"skipped {module}: {error}", file=sys.stderr)
        broken = {f"{__name__}.{module}" for module in _skipped}
        _loaded.extend(PLOTS[name] for name in sorted(PLOTS) if PLOTS[name].func.__module__ not in broken)
        total = 0.0
        for p in _loaded:
            total += p.weight
            _sums.append(total)
    return _loaded


def draw_plot(rng: Random) -> Plot:
    """One plot at random, according to the weights."""
    plots = load_plots()
    return plots[bisect(_sums, rng.random() * _sums[-1])]
