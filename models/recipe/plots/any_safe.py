"""Stories that go on after an opening of any form with sentences that are true whatever it said.

A story is told in stages: a reaction, a thought that names what the opening named, a small event, a question to
somebody and to somebody else, a try, a night, and then a friend, who asks, listens and helps. Each stage has tables of
its own and follows surely on the one before, and no stage comes back: so what is most likely to come next is never what
was just told.
A line may be for one mood of openings alone: `glad` (something good), `worry` (something bad) or `plain` (either).
"""

from models.recipe.plots import plot
from models.recipe.plots.any_safe_end import AFTER, EASED, MORALS
from models.recipe.plots.any_safe_first import (
    ECHO,
    ECHO_NOBODY,
    ENTERS,
    FIRST,
    FIRST_NAMED,
    NOBODY,
    SECOND,
    SECOND_BARE,
    SECOND_DEED,
)
from models.recipe.plots.any_safe_pal import ADVICE, ADVISED, ARRIVES, ASKS, ATTENDS, LATER, REPLIES, TELLS, TOGETHER
from models.recipe.plots.any_safe_steps import (
    ANSWER,
    ANSWER_AGAIN,
    ASK,
    ASK_AGAIN,
    ASK_BARE,
    ASK_DEED,
    ASKERS,
    EVENTS,
    NIGHTS,
    SECONDS,
    TRY,
    TURNS,
)
from models.recipe.story import Story
from models.recipe.tale import LAND, Tale

SAFE_WEIGHT = 21.0  # of each plot of this module
HERO = "hands legs eats !bug !thing !crab"
GISTS = ["who thinks about {x}", "and the story of {x}"]


def start(s: Story) -> Tale:
    """The opening, and who will be asked."""
    t = Tale.of_any(s)
    first, second = s.pick(t.unheard(ASKERS)), s.pick(t.unheard(SECONDS))
    s.set(asker=first, second=second, the_second="the " + second.split()[1 + (second.split()[1] == "old")])
    return t


def react(t: Tale) -> None:
    """The first two sentences after the opening, of which one names the subject or the deed, if there is one."""
    s = t.s
    if t.entry.alone:
        t.some(NOBODY, 1, 2) if "echo" not in t.tags or s.chance(0.5) else t.say(ECHO_NOBODY)
        t.enter(ENTERS)
        t.say(SECOND if "noun" in t.tags else SECOND_BARE, p=0.5)
        return
    named = "noun" in t.tags
    kind = s.pick(kinds_of_thought(t))
    if s.chance(0.85):
        t.say(FIRST_NAMED if named and s.chance(0.35 if kind == "noun" else 0.7) else FIRST)
    t.say({"echo": ECHO, "deed": SECOND_DEED, "noun": SECOND, "": SECOND_BARE}[kind])


def kinds_of_thought(t: Tale) -> list[str]:
    """What the second thought may name: the subject, the deed or all that the opening said of the hero."""
    kinds = ["deed", "deed"] * ("deed" in t.tags) + ["noun", "noun", "noun"] * ("noun" in t.tags)
    return kinds + ["echo"] * ("echo" in t.tags) or [""]


def ask(t: Tale) -> None:
    """The hero asks somebody, who does not know much."""
    if "deed" in t.tags and t.s.chance(0.4):
        t.say(ASK_DEED)
    else:
        t.say(ASK if "noun" in t.tags else ASK_BARE)
    t.say(ANSWER)


def ask_again(t: Tale) -> None:
    """The hero asks somebody else."""
    t.say(ASK_AGAIN)
    t.say(ANSWER_AGAIN)


def meet(t: Tale) -> None:
    """Somebody comes, asks, listens and helps."""
    t.s.par(0.4)
    t.bring()
    t.say(ARRIVES)
    if t.s.talks:
        t.talk("pal", ASKS, ATTENDS, mood="kind")
        t.talk("hero", REPLIES, ATTENDS)
    else:
        t.say(TELLS)
    t.say(ATTENDS, p=0.5)
    t.talk("pal", ADVICE, ADVISED, mood="kind")
    t.say(TOGETHER)
    t.say(LATER, p=0.6)


def finish(t: Tale) -> None:
    """All turns out well."""
    s = t.s
    s.par(0.4)
    t.say(EASED)
    if not t.duo:
        s.beat("happy", 0.15, a="hero")
    s.par(0.3)
    t.say(AFTER)
    if s.morals:
        t.say(MORALS)


@plot(weight=SAFE_WEIGHT, hero=HERO, worlds=LAND, grown=True, gists=GISTS)
def any_told(s: Story) -> None:
    """Something small happens, a friend hears of the matter, and together they do something."""
    t = start(s)
    react(t)
    t.say(EVENTS)
    if s.size == "long":
        ask(t)
    meet(t)
    finish(t)


@plot(weight=SAFE_WEIGHT, hero=HERO, worlds=LAND, grown=True, gists=GISTS)
def any_tried(s: Story) -> None:
    """The hero asks people, and then a friend comes."""
    t = start(s)
    react(t)
    s.par(0.3)
    t.say(EVENTS, p=0.3)
    ask(t)
    if s.size != "short":
        ask_again(t)
        t.say(TRY, p=0.4)
    meet(t)
    finish(t)


@plot(weight=SAFE_WEIGHT, hero=HERO, worlds=LAND, grown=True, gists=GISTS)
def any_slept(s: Story) -> None:
    """The hero takes it to bed, and the next day looks different."""
    t = start(s)
    react(t)
    if s.chance(0.5):
        t.say(EVENTS)
    else:
        ask(t)
    t.say(TRY, p=0.3)
    s.par(0.4)
    t.say(NIGHTS)
    t.say(TURNS)
    meet(t)
    finish(t)
