# ruff: noqa: E501 (long templates)
"""Plots with an open subject: a noun from a long list that is named in the opening and again to the end."""

import re
from dataclasses import replace

from models.recipe.cast import Lack
from models.recipe.plots import plot
from models.recipe.story import Story

LAND = "town farm castle house shore snow forest jungle pond garden"
HERO = "child/animal legs !grown !bug !thing"


def split(text: str) -> tuple:
    """The entries of a list, separated by commas or line ends."""
    return tuple(e.strip() for e in text.replace("\n", ",").split(",") if e.strip())


def pairs(text: str) -> tuple:
    """The entries of a list of pairs "a;b"."""
    return tuple(tuple(p.strip() for p in e.split(";")) for e in split(text))


def table(**classes: str) -> tuple:
    """All entries of several classes as pairs (class, entry)."""
    return tuple((kind, e) for kind, text in classes.items() for e in split(text))


def draw(s: Story, entries: tuple) -> tuple:
    """One entry of the list that is not of the hero's own kind."""
    kind = s.roles["hero"].kind.name.split()[-1][:4]
    for _ in range(20):
        entry = s.pick(entries)
        if not any(w.startswith(kind) for w in " ".join(entry).split()):
            return entry
    raise Lack("no subject")


def who(s: Story) -> str:
    """A first mention of the hero, in one of many forms, as a piece of a template."""
    hero = s.roles["hero"]
    tags, kind = hero.kind.tags, hero.kind.name
    if not hero.name:
        return s.pick(("{hero.a}", "{hero.a}", "{hero.new}"))
    if kind in ("boy", "girl"):
        return s.pick(
            (
                "{hero.raw}",
                "{hero.raw}",
                "{hero.raw}",
                "{hero.a}",
                "{hero.a}",
                "little {hero.raw}",
                "a {hero.kind} called {hero.raw}",
            )
        )
    if kind in ("prince", "princess"):
        title = kind.capitalize()
        return s.pick(
            (
                "{hero.a}",
                "a {hero.kind} called {hero.raw}",
                title + " {hero.raw}",
                "the {hero.adj} {hero.kind} {hero.raw}",
            )
        )
    if "person" in tags and "child" not in tags:
        return s.pick(("{hero.a}", "{hero.raw} the {hero.kind}"))
    return s.pick(
        (
            "{hero.a}",
            "{hero.a}",
            "{hero.a}",
            "a {hero.kind} called {hero.raw}",
            "the {hero.adj} {hero.kind} {hero.raw}",
            "the {hero.adj} {hero.kind} {hero.raw}",
            "{hero.raw} the {hero.kind}",
            "{hero.raw} the {hero.kind}",
        )
    )


def lead(s: Story, frames: list, p: float = 0.75) -> bool:
    """Open the story with one of the frames (WHO is the hero); else with the general opening."""
    if not s.chance(p):
        s.open(friend=False)
        return False
    hero = s.roles["hero"]
    frames = [
        t
        for t in frames
        if (s.talks or '"' not in t) and ("WHO" in t or hero.name) and ("{friend" not in t or "friend" in s.roles)
    ]
    s.say(s.choose(frames).replace("WHO", who(s)))
    return True


def pair_up(s: Story) -> str:
    """Cast a friend, or a brother or sister, and set {bond}: what the friend is to the hero."""
    hero = s.roles["hero"]
    if s.chance(0.45):
        s.add_char("friend", kind=hero.kind, named=True)
        bond = "sister" if s.roles["friend"].pron == "she" else "brother"
        bond = s.pick((bond, bond, f"little {bond}", f"big {bond}"))
    else:
        s.add_char("friend", "", named=True)
        bond = "friend"
    s.set(bond=bond)
    return bond


def finish(s: Story, own: list, morals: tuple, p: float = 0.65, **kw) -> None:
    """An ending that names the subject once more, or the general ending after it."""
    if s.chance(p):
        s.par(0.4)
        s.say(*own)
        if s.morals:
            s.say(*morals)
    else:
        s.close(*morals, **kw)


# --------------------------------------------------------------------------------------------------------------------
FEARS = table(
    animals="""butterflies, bees, spiders, mice, dogs, big dogs, geese, frogs, owls, snails, crows, ants, bats, cows,
        horses, ducks, moths, beetles, ladybugs, worms, toads, fish, crabs, cats, chickens, goats, bulls, pigeons,
        seagulls, parrots, swans, rabbits, squirrels, hedgehogs, lizards, grasshoppers, caterpillars, dragonflies,
        roosters, pigs, sheep, wasps, flies, foxes, turtles, snakes, donkeys, birds, puppies, kittens""",
    things="""balloons, mirrors, masks, umbrellas, clowns, snowmen, statues, dolls, puppets, scarecrows, candles, scissors,
        feathers, buttons, carrots, mushrooms, big hats, beards, glasses, clocks, kites, curtains, pillows, soap bubbles,
        pumpkins, flags, big trucks, trains, bicycles, buses, wheels, robots, needles, paper dragons, shadows, pictures of wolves, red shoes, rubber boots,
        hats, wigs, cotton balls, drums, old books, ropes, leaves, potatoes, big stones, empty boxes, shiny spoons, socks""",
    thing="""the vacuum cleaner, the washing machine, the hair dryer, the big old clock, the broom, the garden hose, the tractor, the bathtub,
        the swing, the slide, the mailbox, the scarecrow, the stove, the doorbell, the ladder, the stone lion, the old tree, the coat behind the door,
        the merry-go-round, the lawn mower, the toaster""",
    sounds="""thunder, the wind, loud music, sirens, fireworks, the church bells, drums in the night, trumpets, the school bell, the rain on the roof, echoes, loud voices""",
    places="""stairs, bridges, tunnels, deep water, elevators, high places, dark corners, the attic, the cellar, the forest, caves, dark rooms, tall towers, the barn,
        steep hills, narrow paths, deep snow, waves, the swimming pool, puddles, big crowds, long hallways, closets, wells, escalators, tall grass, mud""",
)
_SINGULAR = ("thunder", "loud music", "deep water", "deep snow", "tall grass", "mud")


@plot(
    weight=1.5,
    hero=HERO,
    worlds=LAND,
    gists=[
        "who is afraid of {x}",
        "who was afraid of {x}",
        "who is scared of {x}",
        "who learns not to be afraid of {x}",
    ],
)
def afraid_of(s: Story) -> None:
    """The hero is afraid of something that we name again and again, and gets to know it."""
    kind, x = draw(s, FEARS)
    one = (x.startswith("the ") and x not in ("the church bells",)) or x in _SINGULAR
    heard = kind == "sounds"
    s.set(
        x=x,
        tx=x if one or x.startswith("the ") or kind in ("places", "sounds") else f"the {x}",
        sx=x if one or x.startswith("the ") else f"some {x}",
        they="it" if one else "they",
        them="it" if one else "them",
        were="was" if one else "were",
        are="is" if one else "are",
        do="does" if one else "do",
        saw="heard" if heard else "came near" if kind == "places" else "saw",
        see="hear" if heard else "come near" if kind == "places" else "see",
    )
    opened = lead(
        s,
        [
            "There once was WHO who was afraid of {x}."
            if s.roles["hero"].kind.name not in ("boy", "girl")
            else "{hero.raw} was a {hero.kind} who was afraid of {x}.",
            "There once was a {hero.kind} called {hero.raw} who was afraid of {x}.",
            "Once upon a time, there was {hero.a} who was afraid of {x}.",
            "There was {hero.a} who was {very |so |}afraid of {x}.",
            "Once there was {hero.a}. {He} was not afraid of the dark, but {he} was afraid of {x}."
            if "dark" not in x
            else "Once there was {hero.a}. {He} was afraid of {x}.",
            "WHO was {very |really |}{afraid|scared} of {x}.",
            "WHO was afraid of {x}.",
            "WHO was scared of {x}.",
            "WHO did not like {x}. {He} was afraid of {them}.",
            "WHO had a secret. {He} was afraid of {x}.",
            "WHO was brave, but {he} was afraid of {x}.",
            "{hero.raw} was a {hero.adj} {hero.kind}. {He} was afraid of only one thing: {x}.",
            "{hero.raw} was a {hero.trait} {hero.kind} who was scared of {x}.",
            "In {hero.home} lived {hero.a} who was afraid of {x}.",
            "Everybody knew that WHO was afraid of {x}.",
            "Nobody knew that WHO was afraid of {x}.",
            '"I am afraid of {x}," said WHO.',
            '"Oh no, {x}!" cried WHO. {He} was afraid of {x}.',
            '"I do not like {x}," said WHO. "{They} {are} scary!"',
            "This is the story of {hero.a} who was afraid of {x}.",
            "{One_day}, WHO hid under a blanket. {He} was afraid of {x}.",
        ],
    )
    if not opened:
        s.say(
            "But there was one thing: {hero} was afraid of {x}.",
            "{hero} was not afraid of much, but {he} was afraid of {x}.",
            "{hero} was afraid of {x}. {X} made {him} shake.",
            "There was only one thing that {he} did not like: {x}.",
        )
    s.say(
        "Whenever {hero} {saw} {x}, {he} {ran away|began to shake|wanted to hide|closed {his} eyes}.",
        "When {he} {saw} {x}, {his} heart went thump, thump, thump.",
        "{X} made {his} {knees|legs} shake.",
        "If {he} only thought of {x}, {he} {felt cold|began to tremble|wanted to run home}.",
        "{He} was afraid of {x} {in the morning, at noon and at night|every single day|more than of anything else}.",
        "All the others laughed at {x}, but {hero} did not.",
        "Nobody else was afraid of {x}. Only {he} was.",
        "At night, {he} dreamed of {x} and woke up.",
        "It was not easy, because {x} {were} {everywhere|never far away}."
        if kind in ("animals", "things")
        else "{He} always {tried|hoped} to stay away from {x}.",
        '"What if {x} {do} something to me?" {he} thought.'
        if kind in ("animals", "thing")
        else "{He} did not know why, but {x} made {him} cry.",
    )
    s.maybe(
        0.5,
        "{He} did not want to be afraid of {x}, but {he} was.",
        "{He} told nobody about it.",
        "{He} could not say what was so scary about {x}.",
        "Even a picture of {x} was too much for {him}."
        if kind in ("animals", "things", "thing")
        else "Even the word made {him} shiver.",
    )
    s.par()
    pal = s.chance(0.6)
    if pal:
        s.add_char("friend")
        s.set(pal="friend")
    else:
        s.add_char("elder")
    p = "friend" if pal else "elder"

    def say(*options: str) -> None:
        s.say(*[t.replace("{pal", "{" + p).replace("{Pal", "{" + p.capitalize()) for t in options])

    if kind == "animals":
        say(
            "{One_day}, {hero} and {pal} went for a walk. Suddenly, there {were} {x}!",
            "{One_day}, {pal} wanted to go {place.to}. But there were {x} {place.in}!",
            "{One_day}, {hero} was playing when some {x} came close. {hero} stood still like a stone.",
            "{One_day}, there were {x} right in front of the door. {hero} did not dare to go out.",
        )
    elif heard:
        say(
            "{One_day}, {hero} heard {x} again. {He} put {his} head under a blanket.",
            "{One_day}, {hero} and {pal} were playing when they heard {x}. {hero} hid at once.",
        )
    elif kind == "places":
        say(
            "{One_day}, {pal} wanted to show {him} something. But the way led them to {x}!"
            if not one
            else "{One_day}, {pal} wanted to show {him} something. But the way led right to {x}!",
            "{One_day}, {hero} and {pal} went for a walk, and then {hero} stopped. {He} did not want to go any closer to {x}.",
            "{One_day}, {hero} lost {his} ball. It rolled away, and it stopped right by {x}!"
            if x not in ("big crowds", "mud")
            else "{One_day}, {pal} wanted to go for a walk. But {hero} thought of {x} and stayed at home.",
        )
    else:
        say(
            "{One_day}, {hero} went to see {pal}. And what did {he} see there? {X}!"
            if pal
            else "{One_day}, {hero} went out with {pal}. And what did {he} see? {X}!",
            "{One_day}, {hero} turned a corner, and there {were} {x}! {He} jumped back.",
            "{One_day}, {hero} and {pal} were playing a game. Then {hero} saw {sx} and hid.",
            "{One_day}, {pal} wanted to play, but {hero} saw {sx} and did not want to come closer.",
        )
    s.beat("scared", 0.5, a="hero")
    s.talk(
        p,
        "What is the matter? Are you afraid of {x}?",
        "Why are you hiding, {hero.call}?",
        "You are shaking! Is it because of {x}?",
        "Are you all right, {hero.call}?",
        "Are you scared of {x}?",
        mood="kind",
        instead="{" + p + "} {saw|noticed} that {hero} was afraid of {x}.",
    )
    s.talk(
        "hero",
        "I am afraid of {x}.",
        "I am scared of {x}. I do not know why.",
        "It is because of {x}. I do not like {them}.",
        "Do not laugh at me. I am afraid of {x}.",
        mood="sad",
        instead="{hero} nodded. {X} {were} just too scary.",
    )
    s.par(0.3)
    way = s.pick(("know", "know", "steps", "steps", "too", "rescue"))
    if way == "rescue" and (kind not in ("animals", "things", "thing", "places") or not pal):
        way = "steps"
    if way == "too":
        other = s.pick([e for k, e in FEARS if k == "things" and e != x])
        s.set(y=other)
        s.talk(
            p,
            "I am not afraid of {x}, but I am afraid of {y}.",
            "Do you know what? I used to be afraid of {y}.",
            "Everyone is afraid of something. For me it is {y}.",
            mood="soft",
            instead="{" + p + "} was not afraid of {x}, but {" + p + ".he} was afraid of {y}.",
        )
        s.say("{hero} was surprised. Nobody needed to be afraid of {y}!", "{hero} had to laugh. {Y}? {He} liked {y}!")
        s.say(
            "So they made a plan. One would help with {x}, and the other would help with {y}.",
            "They held on to each other and went to look at {tx}. It was not so bad with two.",
        )
    elif way == "rescue":
        say(
            "Just then, {pal} slipped and fell, right next to {tx}! {Pal.he} could not get up.",
            'Then {pal} went too close and got stuck, right by {tx}. "Help!" {pal.he} called.',
        )
        s.say(
            "{hero} forgot that {he} was afraid of {x}. {He} ran and helped {friend}.",
            "What now? {hero} took a deep breath. Then {he} ran past {tx} and helped {friend}.",
        )
        s.say(
            "Only then {he} saw that {he} was standing next to {tx}. And nothing bad had happened!",
            "{He} looked around. {Tx} {were} right there, and {he} was not afraid at all.",
        )
    elif way == "steps":
        steps = [
            "On the first day, {he} only thought of {x}. On the second day, {he} took one small step.",
            "{He} looked at a picture of {x}."
            if kind != "sounds" and x not in ("high places", "big crowds")
            else "{He} sat close to {" + p + "} and counted to ten.",
            "{He} sang a little song, so that {tx} did not seem so scary.",
            "{He} counted to ten. One, two, three. {Tx} did nothing to {him}."
            if kind != "sounds"
            else "{He} counted to ten. One, two, three. It was only a sound.",
            "{He} held on to {" + p + '} and said, "I am brave."',
            "{He} opened one eye, and then the other.",
            "{He} gave {tx} a funny name. That made {him} giggle.",
        ]
        s.talk(
            p,
            "Let us try it with very small steps.",
            "We will do it together, a little every day.",
            "You can be brave for one minute. I will count.",
            mood="kind",
            instead="{" + p + "} wanted to help, one small step at a time.",
        )
        for step in s.sample(steps, s.turns(1, 3)):
            s.say(step)
    else:
        s.talk(
            p,
            "Come, let us find out more about {x}.",
            "When you know {x} better, you will not be afraid.",
            "I think {x} {are} not as bad as you think.",
            "Let us have a good look together. I will stay with you.",
            mood="kind",
            instead="{" + p + "} wanted to show {hero} that {x} {were} not so bad.",
        )
        if kind == "animals":
            s.say(
                "They sat down and watched {tx} for a while. {They} only wanted to eat and rest.",
                "From far away, they looked at {tx}. How funny {they} looked!",
                "They learned that {x} were afraid, too. They were afraid of {hero}!",
            )
            s.maybe(
                0.5,
                "One of {them} came closer and looked at {hero}. It did nothing at all.",
                '"{They} {are} much more afraid than I am," thought {hero}.',
            )
        elif heard:
            s.say(
                "They listened together. It was only a sound, and it went away again.",
                "{hero} tried to make the same sound. Boom, boom, whoo! That was funny.",
                "They made a game of it and danced to the sound.",
            )
        elif kind == "places":
            s.say(
                "They went very slowly, one step and then another. Nothing happened.",
                "{hero} closed {his} eyes, went one step and opened them again. It was not so bad.",
            )
        else:
            s.say(
                "They went closer and looked at {tx} from all sides. There was nothing scary.",
                "{" + p + "} touched {tx}, and nothing happened. Then {hero} tried it, too.",
                "They looked at {tx} for a long time. {They} did not bite.",
            )
    s.par(0.5)
    s.say(
        "Slowly, {hero} stopped shaking. {X} {were} not so scary after all.",
        "After a while, {hero} was not so afraid of {x} anymore.",
        "And then {hero} was not afraid of {x} anymore.",
        "And what do you think? {hero} even smiled at {tx}."
        if not heard
        else "And what do you think? {hero} even smiled when {he} heard {x}.",
        "{hero} took a deep breath. {He} was still a little afraid of {x}, but only a little.",
        "Something had changed. When {hero} {saw} {x}, {he} did not run away.",
    )
    s.talk(
        "hero",
        "I did it! I am not afraid of {x} anymore!",
        "{X} {are} not so bad!",
        "I think I like {x} now.",
        "Why was I ever afraid of {x}?",
        mood="happy",
        instead="{hero} was very proud of {himself}.",
    )
    s.maybe(0.5, "{" + p + "} was proud of {hero}.", "{" + p + "} {clapped and laughed|gave {him} a big hug}.")
    finish(
        s,
        [
            "From then on, {hero} was not afraid of {x}.",
            "Now, whenever {hero} {saw} {x}, {he} smiled.",
            "And if someone else was afraid of {x}, {hero} helped.",
            "{hero} still did not love {x}, but {he} never ran away again.",
            "That night, {hero} dreamed of {x}. It was a happy dream.",
            "{hero} was not afraid of {x} anymore, and {he} felt very big.",
            "The next day, {hero} went to see {tx} all alone."
            if not heard and kind != "places"
            else "After that day, {hero} was never afraid of {x} again.",
        ],
        (
            "It is all right to be afraid.",
            "Things are less scary when you know them.",
            "To be brave is to try it anyway.",
            "A friend makes you brave.",
        ),
    )


# --------------------------------------------------------------------------------------------------------------------
FOUND = table(
    paper="""letter, map, note, postcard, picture, drawing, old book, blue envelope, torn map, treasure map, birthday card, old photo, piece of paper, little red book, page of a book,
        ticket, list, secret letter, love letter, paper heart, diary, songbook""",
    worn="""shoe, tiny shoe, red mitten, glove, hat, blue sock, scarf, boot, silver ring, golden crown, necklace, cap, coat, bracelet, straw hat, pair of glasses, watch, purse, small backpack, striped sock, golden slipper, red boot""",
    box="""bottle, box, bag, old trunk, suitcase, basket, jar, little chest, tin box, wooden box, treasure chest, sack, silver box, green bottle, bucket, red bag, package, music box, lunch box, big jar, clay pot""",
    grows="""strange egg, blue egg, big egg, spotted egg, tiny seed, strange seed, golden seed, round seed, golden egg, silver egg, big brown nut, green egg, odd bulb, warm egg, white egg, black seed""",
    thing="""key, golden key, button, coin, feather, lamp, bell, ball, kite, doll, teddy bear, toy car, spoon, wooden horse, flute, drum, mirror, compass, lantern, shell, pearl, shiny stone, wheel, umbrella,
        tiny bell, silver whistle, silver spoon, paintbrush, rope, clock, toy boat, red balloon, marble, blue pencil, puppet, trumpet, magnet, tiny chair, tiny door, telescope, candle, pillow, green ball, rubber duck,
        magic wand, long stick, old key, tiny hammer, wooden sword, red ribbon, yo-yo, toy train, gold coin, purple feather, kazoo, flashlight, wooden spoon, little flag, hairbrush, blanket, snow globe""",
)


@plot(
    weight=1.4,
    hero=HERO,
    worlds=LAND,
    gists=[
        "who finds {x}",
        "who found {x}",
        "and {x}",
        "who wants to know whose {n} it is",
    ],
)
def found_something(s: Story) -> None:
    """The hero finds a thing, asks around, and finds its owner or a surprise."""
    kind, noun = draw(s, FOUND)
    last = noun.split()[-1] if not any(w in noun for w in (" of ", "-")) else noun.split(" of ")[0]
    if last in ("bear", "car", "horse", "boat", "duck", "train", "card", "globe", "heart", "box", "map", "wand"):
        last = noun.split(" ", 1)[1] if noun.startswith(("tin ", "torn ", "little ", "magic ")) else noun
    s.set(x="a " + noun, n=last)
    where = s.pick(
        (
            "in front of {his} door",
            "in front of {his} door",
            "under {his} bed",
            "on the path",
            "in the tall grass" if s.world not in ("house", "snow") else "behind a chair",
            "on the way home",
            "{place.in}",
            "{place.spot}",
            "{place.in}",
        )
    )
    day = s.pick(("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"))
    frames = [
        f"On {day} {{morning|afternoon|evening}}{{!day}}, WHO found {{x}} {where}.",
        f"On {day}{{!day}}, WHO found {{x}} {where}.",
        f"{{One_day}}, WHO found {{x}} {where}.",
        f"{{One_day}}, WHO found {{x}} {where}.",
        f"{{One_day}}, WHO saw {{x}} {where}.",
        f"WHO found {{x}} {where}.",
        "WHO was out for a walk{!day} when {he} found {x}."
        if s.world != "house"
        else "WHO was playing{!day} when {he} found {x}.",
        f"There once was {{hero.a}} who found {{x}} {where}.",
        "Once upon a time, WHO found {x}.",
        '"Look what I found!" said WHO. It was {x}.',
        '"What is that?" said WHO {one_day}. On the ground lay {x}.',
        "{One_day}, WHO stumbled over {x}.",
        f"It was early in the morning{{!day}} when WHO found {{x}} {where}.",
        f"WHO could not believe it. There was {{x}} {where}!",
        f"This is the story of {{hero.a}} who found {{x}} {where}.",
    ]
    if not lead(s, frames, 0.82):
        s.say(
            f"{{One_day}}, {{hero}} found {{x}} {where}.", f"{{One_day}}, {{he}} saw something {where}. It was {{x}}!"
        )
    s.say(
        "{He} picked up the {n} and {looked at it from all sides|turned it around|held it up to the light}."
        if s.has("hands")
        else "{He} looked at the {n} from all sides.",
        "It was a very {pretty|small|nice|strange} {n}."
        if len(noun.split()) == 1
        else "{He} had never seen such a {n}.",
        "What a surprise! Where did the {n} come from?",
        "The {n} {lay there all alone|looked a little lonely|looked very special}.",
        "Whose {n} was it? There was no name on it.",
        "{He} looked around. Nobody was there, only the {n}.",
        "{hero} had never found a {n} before.",
        "The {n} was {a little dusty|a little dirty|a little wet}, but it was not broken.",
    )
    s.talk(
        "hero",
        "Whose {n} is this?",
        "Where does this {n} come from?",
        "Somebody must have lost this {n}.",
        "I wonder who lost {x}.",
        "What a {nice|lovely|strange} {n}!",
        "Who would leave a {n} here?",
        instead="{hero} wanted to know whose {n} it was.",
    )
    s.maybe(
        0.6,
        "{He} wanted to keep the {n}, but perhaps somebody was looking for it.",
        "{He} could not stop thinking about the {n}.",
        "Perhaps somebody was sad and missed the {n}.",
    )
    s.par()
    s.say(
        "So {hero} took the {n} and began to ask.",
        "{hero} decided to find the owner of the {n}.",
        "{He} set out to ask everyone about the {n}.",
        "{hero} took the {n} along and went to ask {his} friends.",
    )
    asked = s.turns(1, 3) if kind != "grows" else s.turns(1, 2)
    for i in range(asked):
        role = f"a{i}"
        s.add_char(role, "!vehicle")
        r = "{" + role
        s.say(
            *(
                (f"First, {{he}} asked {r}.a}}.", f"First, {{he}} met {r}.a}}.", f"{{hero}} went to {r}.a}} first.")
                if i == 0
                else (
                    f"Then {{he}} asked {r}.a}}.",
                    f"Next, {{hero}} showed the {{n}} to {r}.a}}.",
                    f"After that, {{he}} met {r}.a}}.",
                )
            )
        )
        if s.talks:
            s.talk(
                "hero",
                "Is this your {n}?",
                "Did you lose {x}?",
                "Do you know whose {n} this is?",
                "Look, I found {x}. Is it yours?",
                to=role if s.chance(0.2) else None,
            )
            s.talk(
                role,
                "No, that is not my {n}.",
                "No, I have never seen this {n} before.",
                "It is not mine. But what a nice {n}!",
                "I never had a {n}. Ask somebody else.",
                "No, my {n} looks different.",
                "I do not know whose {n} it is. I am sorry.",
            )
        else:
            s.say(
                f"But the {{n}} was not {r}.hers}}.",
                f"But {r}.he}} had never seen the {{n}} before.",
                f"But {r}.he}} did not know whose {{n}} it was.",
            )
    s.maybe(
        0.4,
        "So the {n} was still without an owner.",
        "{hero} was a little tired, but {he} did not want to give up.",
        "Whose {n} could it be?",
    )
    s.par(0.5)
    end = {"grows": "grow", "box": s.pick(("owner", "inside")), "paper": s.pick(("read", "read", "owner"))}.get(
        kind, s.pick(("owner", "owner", "self"))
    )
    if end == "grow":
        s.say(
            "{hero} {kept the {n} warm|put the {n} in a safe, warm spot} and waited.",
            "So {hero} took the {n} home and took good care of it.",
            "Nobody knew, so {hero} took care of the {n}.",
        )
        s.say(
            "One day went by, then two, then three.",
            "{He} looked at the {n} every morning.",
            '"What will you be, little {n}?" {he} asked every day.',
            "{hero} talked to the {n} and sang for it.",
        )
        if "egg" in noun:
            s.set(
                baby=s.pick(
                    (
                        "a tiny duckling",
                        "a baby turtle",
                        "a little chick with wet feathers",
                        "a small green lizard",
                        "a tiny dragon",
                        "a fluffy little bird",
                    )
                )
            )
            s.say(
                "Then, crack! The {n} broke open, and out came {baby}.",
                "Crick, crack! Something moved inside the {n}. Out came {baby}!",
            )
            s.talk(
                "hero",
                "So that was in the {n}! Hello, little one!",
                "Welcome to the world!",
                "You came out of my {n}!",
                mood="happy",
                instead="{hero} had never seen anything so sweet.",
            )
            own = [
                "And {hero} kept a piece of the shell, so that {he} would never forget the {n}.",
                "And that is how {hero} found a friend in {x}.",
                "From then on, {hero} was never alone. The little one from the {n} followed {him} everywhere.",
            ]
        else:
            s.set(
                baby=s.pick(
                    (
                        "a flower as blue as the sky",
                        "a little apple tree",
                        "a tall yellow sunflower",
                        "a plant full of sweet berries",
                        "a big orange pumpkin",
                    )
                )
            )
            s.say(
                "{hero} put the {n} into the ground and gave it water. And then something green came out!",
                "{He} put the {n} in a pot. After some rain and some sun, a green leaf came up.",
            )
            s.say("From the {n} grew {baby}.", "It grew and grew. In the end, it was {baby}!")
            s.talk(
                "hero",
                "So that was in the {n}!",
                "All this from one small {n}!",
                mood="happy",
                instead="All this had come from one little {n}!",
            )
            own = [
                "And {hero} always looked on the ground after that, for there might be another {n}.",
                "And every year, {hero} remembered the day when {he} had found the {n}.",
            ]
    elif end == "inside":
        s.set(
            inside=s.pick(
                (
                    "a letter",
                    "a hundred little paper stars",
                    "a sleepy mouse",
                    "cookies for everyone",
                    "a small silver bell",
                    "an old map",
                    "a tiny kitten",
                    "a new ball",
                    "seeds for a whole garden",
                )
            )
        )
        s.say(
            "Then something moved. The {n} was not quite shut!",
            '"Perhaps we should look inside," {he} said. So they opened the {n}.'
            if s.talks
            else "So {hero} opened the {n}.",
            "At last, {he} opened the {n} and looked inside.",
        )
        s.say(
            "Inside the {n} was a surprise: {inside}!",
            "And what was in the {n}? It was {inside}!",
            "In the {n}, there was {inside}."
            if "hundred" not in s.vars["inside"]
            and "cookies" not in s.vars["inside"]
            and "seeds" not in s.vars["inside"]
            else "The {n} was full. There were {inside}!",
        )
        s.say(
            'There was also a note: "For the one who finds this."',
            'On the bottom of the {n} were the words "For you".',
            'A small sign said, "Whoever finds the {n} may keep it."',
        )
        s.beat("happy", a="hero")
        own = [
            "{hero} kept the {n} in {his} room forever.",
            "And the {n}? {hero} filled it with a surprise and left it for somebody else to find.",
            "It was the best {n} that {hero} had ever found.",
        ]
    elif end == "read":
        s.add_char("helper", "!vehicle !child")
        s.set(
            message=s.pick(
                (
                    "come to my party on the hill",
                    "I would like a friend",
                    "please visit me, I am new here",
                    "thank you for being so kind",
                    "whoever finds this is invited to tea",
                    "follow the white stones to the old tree",
                    "there is a surprise behind the big rock",
                )
            )
        )
        s.say(
            'Then {he} looked at the {n} once more. On the back were some small words: "{Message}."',
            'At last, {he} turned the {n} around. Something was written there: "{Message}."',
            'Then {he} saw tiny words on the {n}. They said, "{Message}."',
        )
        s.say(
            "{hero} went to see, with the {n} in {his} bag. And there was {helper.a}!",
            "{He} hurried to find out. Soon {he} met {helper.a}, who had written it.",
        )
        s.talk(
            "helper",
            "So you found my {n}!",
            "You found the {n}! I hoped that somebody would.",
            "I put the {n} there. I am so glad that you came!",
            mood="happy",
            instead="The {n} had come from {helper}.",
        )
        s.say(
            "They sat down together and had {hero.food}.",
            "{hero} and {helper} talked until the sun went down.",
            "It was the start of a {good|new|great} friendship.",
        )
        own = [
            "{hero} hung the {n} on the wall and looked at it every day.",
            "All this happened because of {x}.",
            "From then on, they wrote letters to each other. The first {n} was always the dearest.",
        ]
    elif end == "self":
        s.add_char("elder")
        s.say(
            "In the end, {hero} showed the {n} to {elder}.", "At last, {he} went home and asked {elder} about the {n}."
        )
        s.talk(
            "elder",
            "This {n} was mine when I was little! I lost it long ago.",
            "Oh, my old {n}! I looked for it for so many years.",
            "That is my {n}! Where did you find it?",
            mood="happy",
            instead="{elder} knew the {n} at once. It was {elder.hers}, and it had been lost for years.",
        )
        s.say(
            "{elder} held the {n} {for a long time|close to the heart} and told {him} a story about it.",
            "{hero} gave {elder} the {n}, and {elder.he} was very happy.",
        )
        s.maybe(
            0.6,
            '"Would you like to have the {n}?" {elder} asked. "It is yours now."'
            if s.talks
            else "Then {elder} gave the {n} to {hero}.",
        )
        own = [
            "The {n} stayed in the family after that.",
            "{hero} always took good care of the {n}.",
            "And the {n} was never lost again.",
        ]
    else:
        s.add_char("helper", "!vehicle")
        s.say(
            "Then {he} heard someone crying. It was {helper.a}.",
            "At last, {he} came upon {helper.a}, who was looking for something on the ground.",
            "Just then, {helper.a} came along and looked very sad.",
        )
        s.talk(
            "helper",
            "I lost my {n}. I cannot find it anywhere!",
            "Have you seen my {n}? I lost it yesterday.",
            "My {n} is gone, and I miss it so much.",
            mood="sad",
            instead="{helper} had lost {x}!",
        )
        s.talk(
            "hero",
            "Is this your {n}? I found it!",
            "Look, here is your {n}!",
            "I found {x}! Here it is.",
            mood="happy",
            instead="{hero} held out the {n}.",
        )
        s.say(
            "{helper} jumped for joy. It was the right {n}!",
            '{helper} laughed and cried. "My {n}! Thank you!"',
            "{helper} took the {n} and {danced around|hugged it|beamed with joy}.",
        )
        s.say(
            "{helper} wanted to thank {hero} and gave {him} {a big apple|some cookies|a pretty flower|a tiny bell}.",
            "From that day on, {hero} and {helper} were friends.",
            '"You are an honest {hero.kind}," said {helper}.',
        )
        own = [
            "{hero} had no {n} now, but {he} had a new friend.",
            "And the {n} was back where it belonged.",
            "{hero} was glad that {he} had asked and asked until the {n} was home.",
            "Every time {he} saw the {n} again, {hero} smiled.",
        ]
    finish(
        s,
        own,
        (
            "What is lost may be found again.",
            "It is good to give back what you find.",
            "Ask, and you may find an answer.",
            "Sometimes a small find brings a big joy.",
        ),
        friend=False,
    )


# --------------------------------------------------------------------------------------------------------------------
STRANGE = table(
    light="""light in the old tower, red light on the hill, blue light in the bushes, tiny light that danced, green light in the night, light at the window, golden light behind the trees, row of little lights, light that went on and off, silver light on the water""",
    moves="""hat that moved, box that moved, blanket that moved, basket that hopped, pile of leaves that walked, bucket that jumped, sock that crawled, bag that wiggled, pot that wandered around, paper bag that danced, flower pot that walked, towel that ran, boot that hopped, pillow that shook, cup that moved, bush that walked, snowball that rolled uphill, pumpkin that wobbled, newspaper that crept along, shoe that walked alone""",
    put="""blue tree, red door in a tree, chair in the middle of the path, ladder that led to nowhere, piano under a tree, bathtub on the grass, pink house, bed on the hill, boat on a roof, bicycle in a tree, table with five cups outside, umbrella full of flowers, window without a house,
        tower of pots, tree full of socks, fence with a hundred bows, snowman in a red dress, scarecrow with a crown, rainbow on the ground, giant pumpkin, yellow tent, striped rock, wooden giraffe, mountain of pillows, bridge made of spoons, bench with one leg, clock without hands, sign with no words,
        tree with shoes on, house on wheels, giant teapot, wall full of faces, stone with a smile, stairway in the grass, row of empty bottles, silver car, swing under the clouds, tree with golden apples, wagon full of balloons, fountain of lemonade""",
    trail="""line of buttons on the ground, row of big footprints, trail of feathers, row of blue stones, trail of crumbs, row of tiny footprints, line of red thread, trail of glitter, row of white shells, line of chalk arrows, trail of flower petals, row of round holes, line of paper stars, trail of colored beads, trail of corn""",
    sky="""cloud shaped like a fish, pink cloud, red balloon without a string, kite that talked, upside-down rainbow, cloud with a hat, carpet that flew, second moon, star in the daytime, green cloud, square cloud, flying umbrella, paper bird that flew in circles, big round shadow, chair that hung from balloons""",
)


@plot(
    hero=HERO,
    worlds="town farm castle shore snow forest jungle pond garden",
    time="morning day afternoon",
    gists=["who sees {x}", "who saw something strange", "and {x}", "who finds out about {x}"],
)
def saw_something_strange(s: Story) -> None:
    """The hero sees something odd, wonders, goes to look, and finds the reason."""
    kind, full = draw(s, STRANGE)
    words = full.split()
    stop = [
        i
        for i, w in enumerate(words)
        if w
        in (
            "that",
            "in",
            "on",
            "of",
            "at",
            "behind",
            "full",
            "with",
            "made",
            "without",
            "under",
            "outside",
            "shaped",
            "alone",
        )
    ]
    core = words[: stop[0]] if stop else words
    first = "of" in words and core[0] in ("row", "pile", "line", "trail")
    noun = core[-1]
    if first and kind in ("trail", "light"):
        noun = core[0]
    s.set(x="a " + full, n=noun)
    pal = s.chance(0.5)
    if pal:
        s.add_char("friend")
    frames = [
        "{One_day}, WHO saw {x}.",
        "{One_day}, WHO looked up and saw {x}." if kind == "sky" else "{One_day}, WHO went for a walk and saw {x}.",
        "WHO saw something strange {one_day}. It was {x}.",
        "WHO rubbed {his} eyes{!day}. There was {x}!",
        "There once was {hero.a} who saw {x}.",
        "On the way {place.to}{!day}, WHO saw {x}.",
        "On {Monday|Tuesday|Sunday|Friday} morning{!day}, WHO looked out of the window and saw {x}.",
        '"Look! {X}!" cried WHO {one_day}.',
        '"What is that?" asked WHO {one_day}. It was {x}.',
        "WHO had seen many things, but never {x}. Then, {one_day}, there it was.",
        "Have you ever seen {x}? {hero.a} saw one{!day}.",
        "Once upon a time, WHO saw {x}.",
        "Nobody believed it, but WHO had seen {x}{!day}.",
    ]
    if not lead(s, frames):
        s.say(
            "{One_day}, {hero} saw something strange. It was {x}.",
            "{One_day}, {he} saw {x}.",
            "{One_day}, there was {x}! {hero} stopped and looked.",
        )
    s.say(
        "{He} {blinked|looked again|rubbed {his} eyes}, but the {n} was still there.",
        "{He} had never seen such a {n} before.",
        "What a strange {n} it was!",
        "The day before, there had been no {n}.",
        "How did the {n} get there?",
        "The {n} looked {funny|odd|like something from a dream}.",
        "{He} looked at the {n} for a long time and wondered.",
        "A {n} like that was not an everyday thing.",
    )
    s.talk(
        "hero",
        "What a strange {n}!",
        "I have never seen {x} before.",
        "Am I dreaming? That is {x}!",
        "Where does that {n} come from?",
        "I must find out about that {n}.",
        instead="{hero} wanted to know all about the {n}.",
    )
    s.par()
    if pal:
        s.say(
            "{hero} ran to tell {friend} about the {n}.", "{He} went to get {friend} and showed {friend.him} the {n}."
        )
        s.talk(
            "friend",
            "{X}? I do not believe you!",
            "That {n} is very odd.",
            "Maybe the {n} is magic.",
            "Are you sure? Let us go and look.",
            instead="{friend} could hardly believe it.",
        )
    else:
        s.add_char("a0", "!vehicle")
        s.say("{hero} told {a0.a} about the {n}.", "Soon {a0.a} came by. {hero} pointed at the {n}.")
        s.talk(
            "a0",
            "I do not know anything about {x}.",
            "{X}? You are dreaming!",
            "I saw the {n}, too. It was there this morning.",
            "How odd! Go and see what it is.",
            instead="But {a0.he} did not know anything about the {n}.",
        )
    s.maybe(
        0.5,
        "Was the {n} magic? Was it a trick?",
        "Was it a giant who had done this? Or a wizard?",
        "{hero} thought of many answers, and each was stranger than the last.",
    )
    s.par(0.4)
    s.add_char("helper", "small/child !vehicle" if kind == "moves" else "!vehicle")
    s.say(
        "So {hero} went closer, step by step.",
        "{He} was a little afraid of the {n}, but {he} wanted to know.",
        "Slowly and quietly, {hero} went up to the {n}."
        if kind not in ("sky", "trail")
        else "{hero} went on, step by step.",
        "{He} took a deep breath and went to look.",
    )
    if kind == "moves":
        s.say(
            "Then {he} lifted the {n} a little. Under it was {helper.a}!"
            if s.has("hands")
            else "Then the {n} fell over. Under it was {helper.a}!",
            "Then the {n} sneezed! Out came {helper.a}.",
            "All at once, the {n} fell over, and out came {helper.a}.",
        )
        s.talk(
            "helper",
            "I was only playing, and then I could not get out.",
            "Thank you! It was so dark under the {n}.",
            "Boo! Did you think that the {n} was alive?",
            "I was hiding under the {n}, and then I could not see anything.",
            instead="{helper} had been playing under the {n}.",
        )
    elif kind == "trail":
        s.say(
            "{He} followed the {n}, past {place.thing} and on and on.",
            "{He} followed the {n} to the left and to the right and around a corner.",
        )
        s.say(
            "At the end of the {n} was {helper.a}, who was quite surprised.",
            "And where did the {n} end? It ended right in front of {helper.a}.",
        )
        s.talk(
            "helper",
            "Oh! I must have a hole in my bag.",
            "I made the {n}, so that I would find the way home.",
            "I made the {n}, so that somebody would find me and play with me.",
            "You followed the {n}! I am glad to see you.",
            instead="The {n} was from {helper}, who wanted somebody to come and play.",
        )
    elif kind == "light":
        s.say(
            "Behind the {n} stood {helper.a} with a lantern.",
            "It was {helper.a} with a little lamp!",
            "And who had made the {n}? It was {helper.a} with a big lantern.",
        )
        s.talk(
            "helper",
            "I cannot find my way. I hoped that somebody would see the {n}.",
            "I made the {n}, so that nobody would get lost.",
            "We are having a party here tonight. The {n} is for our guests.",
            instead="{helper} had made the {n}, so that friends would find the way.",
        )
    elif kind == "sky":
        s.say(
            "{He} followed the {n} over the hill. There sat {helper.a}, who was looking up, too.",
            "Under the {n} stood {helper.a}, who was waving.",
        )
        s.talk(
            "helper",
            "Do you see the {n}, too? I thought I was the only one!",
            "I wished for {x}, and there it is!",
            "The {n} comes only once in a hundred years.",
            "Some say that the {n} brings luck.",
            instead="{helper} said that the {n} brought luck to everyone who saw it.",
        )
    else:
        s.say(
            "Behind the {n} was {helper.a}.",
            "Next to the {n} stood {helper.a}, who was {humming a song|laughing|very busy}.",
            "Then {helper.a} came around the corner, with paint on {helper.his} nose.",
        )
        s.talk(
            "helper",
            "Do you like my {n}? I made it for the big party.",
            "I thought that this spot was boring. So I brought the {n}.",
            "The {n} is a surprise for my friend.",
            "I dreamed of {x}, so I made one.",
            "I am moving to a new house, and the {n} did not fit on the wagon."
            if noun not in ("tree", "stairway", "rainbow", "wall", "fence", "house", "snowman")
            else "I made it all by myself.",
            instead="{helper} had made it as a surprise.",
        )
    s.say(
        "So that was the secret of the {n}!",
        "{hero} had to laugh. So that was all!",
        "Now {hero} knew where the {n} came from.",
        "And {hero} had thought that the {n} was magic!",
    )
    s.talk(
        "hero",
        "May I help you?",
        "Now I understand. It is a wonderful {n}!",
        "This is the best {n} that I have ever seen!",
        "Can I come again tomorrow?",
        mood="happy",
        instead="{hero} liked the {n} very much now.",
    )
    s.say(
        "So they {played|sat down|stayed} together near the {n} until it was late."
        if kind != "sky"
        else "Together they watched the {n} until it was gone.",
        "{helper} and {hero} became good friends.",
        "They shared {some cookies|an apple|some bread} and talked about the {n}.",
    )
    finish(
        s,
        [
            "And {hero} told everyone about the {n}.",
            "Whenever {hero} passed that spot, {he} thought of the {n}.",
            "After that, {hero} always kept {his} eyes open. Who knows what comes after {x}?",
            "That night, {hero} dreamed of {x}.",
            "It was not so strange after all, but {hero} never forgot the {n}.",
        ],
        (
            "The world is full of wonders.",
            "If you want to know something, go and look.",
            "Strange things often have a simple reason.",
        ),
        friend=False,
    )


# --------------------------------------------------------------------------------------------------------------------
# hero kind ; adjective ; worlds-free tags ; habits (gerunds)
_THINGS = """
clock|old,big,little|a house by the market|ticking all day,saying tick and tock,always showing the time|loud
train|little,green,old|the train station|going in circles,riding on the same tracks,going to the same town every day,whistling at every bridge|wheels
streetlamp|tall,old|a quiet street|standing on one leg,shining every night,being alone in the dark|tall
broom|old,thin|a kitchen|sweeping the floor,standing in a corner|thin
teapot|round,blue|a kitchen shelf|standing on a shelf,pouring tea|round
windmill|old,tall|a windy hill|turning and turning,grinding corn,standing on a hill|tall
lighthouse|tall,white|a rock by the sea|blinking every night,standing on a rock|tall
bell|big,golden|a high tower|ringing every hour,hanging in the tower|loud
bus|yellow,big|the bus station|driving down the same street,stopping at every corner,being stuck in the rain|wheels
tractor|red,old|a farm|pulling heavy wagons,driving up and down the field|wheels
boat|little,blue|the harbor|rocking up and down,carrying fish|floats
scarecrow|thin,funny|a corn field|scaring the birds,standing in the field,waving at nobody|tall
snowman|round,jolly|a snowy yard|being cold,standing still|cold
robot|silver,little|a workshop|saying beep,washing the dishes,carrying boxes|hands
carousel horse|wooden,white|the fair|going around and around,listening to the same song|wood
umbrella|red,old|a stand by the door|hanging in the hall|thin
mirror|round,old|a long hall|showing faces,copying everyone|round
toy soldier|brave,little|a toy box|standing guard,marching in a line|small
mailbox|blue,little|a street corner|swallowing letters,waiting for letters|small
fire truck|red,shiny|the fire station|making loud noises,waiting for a fire|wheels
pencil|yellow,short|a desk|drawing circles,writing numbers|thin
pair of shoes|!|!|!|!
elevator|old,silver|a tall house|going up and down,opening its doors|tall
cuckoo clock|old,wooden|a cozy room|calling cuckoo every hour,opening the little door|loud
lawn mower|green,loud|a shed|cutting grass|loud
snow plow|big,orange|a garage|pushing snow,getting up at night|wheels
"""
THING_HEROES = tuple(
    (n, tuple(a.split(",")), h, tuple(t.split(",")), tag)
    for n, a, h, t, tag in (row.split("|") for row in _THINGS.split("\n") if row and "!" not in row)
)
HABITS = split("""soup, pudding, cabbage, spinach, porridge, toast, rice, eating soup, eating leaves, eating the same breakfast, sweeping the floor, sitting on the same bench, drinking milk, fetching water, sleeping in the same corner, looking for lost things, wearing a bow, making the bed,
    saying thank you all day, losing every race, winning every game, singing in the morning, getting wet, playing hide and seek, waiting for the rain to stop, watching the little ones, hopping, walking, talking, eating porridge, walking the same way every day, wearing a gray hat, going to bed early, getting up early, waiting in line, always being last, carrots, playing the same game,
    singing the same song, being quiet, cleaning up, carrying water, old stories, being good, washing behind the ears, eating bread, telling the same joke, practicing every day, counting sheep, sleeping all day, hiding all the time, running around, always saying yes, always saying no,
    picking berries, fetching wood, sitting still, being alone, brushing every morning, being in a hurry, listening to the same story, peas, green beans, cold baths, being polite all day, waiting for spring, talking about the weather, being careful, doing nothing, chasing balls, climbing the same tree, looking at the same wall""")
KIND_HABITS = {
    "rooster": "crowing every morning", "cow": "eating grass", "cat": "chasing mice", "dog": "barking at everyone", "hen": "laying eggs", "donkey": "carrying bags",
    "penguin": "sliding on the ice", "monkey": "eating bananas", "frog": "jumping all day", "owl": "being awake at night", "squirrel": "collecting nuts", "beaver": "chewing wood", "horse": "pulling the wagon",
    "princess": "wearing a crown", "prince": "sitting on a throne", "duck": "swimming in circles", "mouse": "eating cheese", "rabbit": "eating carrots", "mole": "digging holes", "pig": "rolling in the mud",
    "goat": "climbing the same hill", "lion": "roaring", "giraffe": "looking down at everyone", "bear": "eating honey", "hamster": "running in a wheel", "parrot": "repeating every word",
}  # fmt: skip


@plot(
    hero="child/animal legs !grown !bug !thing",
    worlds=LAND,
    gists=["who is tired of {x}", "who was tired of {x}", "who does not like {x} anymore", "who wants something new"],
)
def tired_of(s: Story) -> None:
    """Somebody is tired of an old habit, stops, tries something else, and finds a new way or comes back to it."""
    hero = s.roles["hero"]
    thing = s.chance(0.4)
    if thing:
        name, adjs, home, habits, _ = s.pick(THING_HEROES)
        base = hero.kind
        tags = frozenset(("thing",))
        kind = replace(
            base,
            name=name,
            pron="any",
            tags=tags,
            adjs=adjs,
            homes=(home,),
            foods=("fresh air",),
            does=("think about many things",),
        )
        s.names.discard(hero.name)
        s.world = "town" if s.world in ("house", "pond", "jungle", "garden", "forest", "castle") else s.world
        hero = s.add_char("hero", kind=kind, named=s.chance(0.5))
        hero.home = home
        x = s.pick(habits)
    elif s.chance(0.3) and hero.kind.name in KIND_HABITS:
        x = KIND_HABITS[hero.kind.name]
    else:
        x = s.pick(HABITS)
    his = "her" if hero.pron == "she" else "his"
    x = x.replace("its ", his + " ")
    noun = not x.split()[0].endswith("ing") and x.split()[0] != "always"
    s.set(
        x=x,
        xb=re.sub(r" (every (day|morning|night|hour)|all day|all the time)$", "", x),
        doing=x
        if not noun
        else f"having {x}"
        if x
        in (
            "soup",
            "carrots",
            "peas",
            "green beans",
            "cold baths",
            "pudding",
            "cabbage",
            "spinach",
            "porridge",
            "toast",
            "rice",
        )
        else f"{x}",
    )
    opened = lead(
        s,
        [
            "There once was {hero.a} who was tired of {x}.",
            "Once upon a time, there was {hero.a} who was tired of {x}.",
            "WHO was tired of {x}.",
            "WHO was tired of {x}. {He} was so tired of it!"
            if not x.endswith("s")
            else "WHO was {so|very} tired of {x}.",
            "{hero.raw} was a {hero.adj} {hero.kind}, and {he} was tired of {x}.",
            "{One_day}, WHO was tired of {x}.",
            '"I am tired of {x}," said WHO.',
            '"I am so tired of {x}!" said WHO {one_day}.',
            '"{X} again!" said WHO. "I am tired of it."',
            "WHO did not want any more of {x}. {He} was tired of it."
            if noun
            else "WHO did not want to go on {x}. {He} was tired of it."
            if x.split()[0] not in ("always", "being", "having")
            else "WHO was tired of {x}, {in the morning and at night|day after day}.",
            "In {hero.home} lived {hero.a} who was tired of {x}.",
            "This is the story of {hero.a} who was tired of {x}.",
            "Everyone thought that WHO was happy. But {he} was tired of {x}.",
        ],
        p=0.8 if not thing else 1.0,
    )
    if not opened:
        s.say(
            "But {hero} was tired of {x}.",
            "There was just one thing. {hero} was tired of {x}.",
            "{hero} had a good life, but {he} was tired of {x}.",
        )
    s.say(
        "Every day, it was the same: {xb}.",
        "It was always {x}, yesterday, today and tomorrow."
        if not x.startswith("always")
        else "It was the same yesterday, today and tomorrow.",
        "On Monday it was {xb}. On Tuesday it was {xb}. And on Wednesday it was {xb} again.",
        "{He} could not think of anything more boring than {x}.",
        '"{X}!" {he} sighed. "Is there nothing else in the world?"'
        if s.talks
        else "{He} wanted something that was not {x}.",
        "Nobody had ever asked {him} if {he} liked {x}.",
        "{X} had been fun once, but that was a long time ago."
        if not x.endswith(("s", "beans")) or x.split()[0].endswith("ing")
        else "Once {he} had liked {x}, but that was a long time ago.",
        "{He} even dreamed of {x} at night.",
    )
    s.talk(
        "hero",
        "No more of this! I want to try something new.",
        "From today on, no more {xb}!" if not x.startswith("always") else "From today on, I will stop it!",
        "There must be something better than {x}.",
        "I will not do it today!" if not noun else "I want something else today!",
        "What would happen if I stopped?",
        instead="So {hero} decided to try something new.",
    )
    s.par()
    s.add_char("friend", "!vehicle")
    s.say(
        "{friend} came by and heard about it.",
        "{hero} told {friend} all about it.",
        "{friend} saw that something was wrong.",
    )
    s.talk(
        "friend",
        "Tired of {x}? What will you do instead?",
        "But who are you without {xb}?" if not noun else "Then what would you like?",
        "I am tired of things, too, sometimes. Let us think.",
        "Then let us find something else!",
        "Why don't you try something new?",
        mood="kind",
        instead="{friend} wanted to help.",
    )
    if thing:
        tries = [
            "So {hero} stopped. For a whole day, there was no more {x}. {He} looked at the clouds instead.",
            "{hero} tried to sing instead. It sounded funny, and a dog howled along.",
            "{hero} tried to do nothing at all. That was boring, too.",
            "{hero} tried to tell a story instead. A few birds sat down and listened.",
            "{hero} tried to count the stars. {He} lost count at forty.",
        ]
    else:
        tries = [
            "{hero} tried to stand on one leg. {He} fell over.",
            "{hero} tried to do everything backward. That was fun, but {he} bumped into a tree.",
            "{hero} lay down and did nothing. After an hour, that was boring, too.",
            "{hero} tried to learn a new song. It sounded strange, but it was new!",
            "{hero} went a way that {he} did not know, and saw {place.thing}.",
            "{hero} painted a picture of a purple sun." if s.has("hands") else "{hero} rolled down a hill.",
        ]
    for t in s.sample(tries, s.turns(1, 3)):
        s.say(t)
    s.par(0.5)
    if thing:
        turn = s.pick(("missed", "new", "shared"))
    else:
        turn = s.pick(
            (
                "new",
                "new",
                "turn" if not noun else "new",
                "shared" if s.vars["doing"].startswith("having ") or not noun else "new",
            )
        )
    if turn == "missed":
        s.say(
            'But soon, everyone asked, "Where is our {hero.kind}? We miss you!"',
            "But the next day, nothing went right. Everyone needed the {hero.kind}.",
        )
        s.say(
            "Some children came and said that they missed it very much.",
            'An old man said, "I liked it so much. It made my day."',
        )
        s.say(
            "{hero} had not known that. {He} had thought that nobody cared about {x}.",
            "So somebody liked it! {hero} had not known that {x} made others happy.",
        )
        s.say(
            "So {hero} began again, but only with a rest now and then.",
            "The next morning, {hero} went back to {x}. But now {he} did it with joy.",
        )
    elif turn == "new":
        s.talk(
            "friend",
            "Why not do it a little differently every day?",
            "You do not have to stop. Just try it a new way.",
            "Let us take turns with something new each day.",
            "On some days you can rest, and on some days you can play.",
            mood="happy",
            instead="{friend} had an idea: every day should bring one new thing.",
        )
        s.say(
            "So they made a plan. One day it was {xb}, and the next day it was something new.",
            "From then on, there was one day in the week without {xb}."
            if not x.startswith("always")
            else "From then on, there was one day in the week that was all {hero.hers}.",
            "That was it! {hero} tried it a new way, and everything was different.",
        )
        s.say(
            "And the funny thing was that {hero} did not mind {x} so much anymore.",
            "Now that there was something else, even {x} {was not so bad|was fun again}."
            if x.split()[0].endswith("ing")
            else "Now that there was something else, {hero} did not mind {x}.",
        )
    elif turn == "shared":
        s.talk(
            "friend",
            "I would like to try {x}! May I?" if not noun else "I never have {x}. Shall we trade for a day?",
            "Let us trade for a day!",
            mood="happy",
            instead="{friend} wanted to trade for a day.",
        )
        s.say(
            "So they traded. {friend} had {x} all day, and {hero} did what {friend} always did."
            if noun
            else "So they traded. {friend} tried it all day, and {hero} did what {friend} always did."
        )
        s.say(
            'In the evening, both were tired. "{X} {is|can be} hard work," said {friend}.'
            if s.talks and not noun
            else "In the evening, both were tired and laughed.",
            "At the end of the day, {friend} had a lot to tell about {x}.",
        )
        s.say(
            "{hero} saw that everyone gets tired of something.",
            "Then {hero} was glad to have {his} own life back, even with {x}.",
        )
    else:
        s.say(
            "Then {hero} met {helper.a}, who wanted to learn all about {x}.",
            'Then {helper.a} came and asked about {x}. "You must know so much about it!"',
        )
        s.say(
            "{hero} told {helper} everything. And while {he} talked, it did not sound boring at all.",
            "{helper} listened with big eyes. Was {x} really so interesting?",
        )
        s.say(
            "After that, {hero} looked at {x} in a new way.", "From that day on, they did it together, and it was fun."
        )
    finish(
        s,
        [
            "And {hero} was not tired of {x} anymore.",
            "If {hero} ever was tired of {x} again, {he} knew what to do.",
            "{hero} still remembers the day when {he} was so tired of {x}.",
            "And so {hero} was happy again, with a little {x} and a little of everything."
            if x.split()[0] not in ("being", "always", "having", "carrots", "peas", "green", "cold", "old", "rainy")
            else "And so {hero} was happy again, and nobody heard {him} sigh.",
            '"Today I am not tired of anything," said {hero}.'
            if s.talks
            else "{hero} had found something new, and {x} was only a small part of the day."
            if not noun
            else "{hero} had found something new.",
        ],
        (
            "A little change is good for everyone.",
            "Old things can be new if you look at them in a new way.",
            "Everyone needs a rest sometimes.",
        ),
        friend=False,
        where="home" if thing else None,
    ) if not thing else s.say(
        "And {hero} was not tired of {x} anymore.",
        "If {hero} ever was tired of {x} again, {he} knew what to do.",
        "{hero} still remembers the day when {he} was so tired of {x}.",
        "From then on, {hero} was the happiest {hero.kind} in the world.",
        "{hero} and {friend} stayed friends for a long, long time.",
    )


# --------------------------------------------------------------------------------------------------------------------
COLLECT = pairs("""stones;stone, feathers;feather, buttons;button, shells;shell, leaves;leaf, coins;coin, stamps;stamp, keys;key, bottle caps;bottle cap, marbles;marble, sticks;stick, acorns;acorn, pine cones;pine cone, hats;hat,
    spoons;spoon, ribbons;ribbon, stickers;sticker, postcards;postcard, pictures of dogs;picture, bells;bell, beads;bead, seeds;seed, flowers;flower, nuts;nut, toy cars;toy car, teddy bears;teddy bear, dolls;doll, socks;sock, shoes;shoe,
    cups;cup, bottles;bottle, boxes;box, candles;candle, pencils;pencil, crayons;crayon, books;book, maps;map, old letters;letter, tickets;ticket, clocks;clock, hooks;hook, corks;cork, paper stars;paper star, balls;ball, balloons;balloon, kites;kite,
    pebbles;pebble, eggshells;eggshell, snail shells;snail shell, blue things;blue thing, round things;round thing, red things;red thing, shiny things;shiny thing, tiny bottles;tiny bottle, puzzle pieces;puzzle piece, paper boats;paper boat,
    teacups;teacup, rubber bands;rubber band, pins;pin, gloves;glove, masks;mask, umbrellas;umbrella, jars;jar, flags;flag, magnets;magnet, dice;die, whistles;whistle, wheels;wheel, ropes;rope, strings;string, lamps;lamp, mirrors;mirror, frogs made of clay;frog,
    wooden animals;wooden animal, songs;song, funny words;funny word, stories;story, jokes;joke, smells in jars;smell, plates;plate, berries;berry, glass stones;glass stone, gems;gem, chestnuts;chestnut, mugs;mug, bookmarks;bookmark, pretty papers;pretty paper, scarves;scarf, pillows;pillow""")
_NO_HOLD = ("songs", "funny words", "stories", "jokes", "smells in jars")


@plot(
    hero="child/animal legs hands !grown !bug !thing",
    worlds=LAND,
    gists=["who collects {x}", "who collected {x}", "who loves {x}", "and too many {x}"],
)
def collects_things(s: Story) -> None:
    """The hero collects something; there is trouble with it, and in the end it brings joy to others."""
    x, n = draw(s, COLLECT)
    soft = x in _NO_HOLD
    short = x.split(" ")[0] if " of " in x or " made " in x or " in " in x else x
    s.set(x=x, n=n, xs=short)
    opened = lead(
        s,
        [
            "There once was {hero.a} who collected {x}.",
            "Once upon a time, there was {hero.a} who loved {x}.",
            "WHO collected {x}.",
            "WHO loved {x} and collected them.",
            "WHO collected {x}. {He} had {a hundred|fifty|so many|more than forty} {xs}.",
            "{hero.raw} was a {hero.adj} {hero.kind} who collected {x}.",
            '"I collect {x}," said WHO.',
            '"Look at my {xs}!" said WHO. {He} collected {x}.',
            "Some collect this, and some collect that. WHO collected {x}.",
            "In {hero.home} lived {hero.a} who collected {x}.",
            "Every day, WHO looked for {x}.",
            "Nobody had as many {xs} as WHO.",
            "This is the story of {hero.a} who collected {x}.",
        ],
    )
    if not opened:
        s.say(
            "{hero} collected {x}.",
            "But what {he} loved most were {x}. {He} collected them.",
            "And {hero} had a hobby: {he} collected {x}.",
        )
    s.say(
        "{He} had big {xs} and small {xs}, common {xs} and rare {xs}."
        if not soft
        else "{He} had long {xs} and short {xs}, loud {xs} and quiet {xs}.",
        "{He} had {red|blue|green} {xs} and {yellow|gray|white} {xs}, and {he} loved them all."
        if not soft and not any(c in x for c in ("blue", "red", "shiny"))
        else "{He} knew every single {n}.",
        "There were {xs} under the bed, {xs} in the corner and {xs} by the window."
        if not soft
        else "There were {xs} about the moon, {xs} about bears and {xs} about nothing at all.",
        "Every {n} had its own place.",
        "Whenever {he} found a new {n}, {he} was {very |so |}happy.",
        "{He} counted {his} {xs} every {night|evening|morning}.",
        "The first {n} was from {his} grandma. Then came more and more {xs}.",
        "No two {xs} were the same.",
    )
    s.maybe(
        0.5,
        "{His} favorite {n} was {very small|very old|quite plain, but {he} loved it}."
        if not soft
        else "{His} favorite {n} was very short.",
        '"You can never have too many {xs}," {he} always said.'
        if s.talks
        else "{He} thought that nobody could have too many {xs}.",
    )
    s.par()
    turn = s.pick(("full", "needs", "missing", "alone", "full") if not soft else ("alone", "needs2"))
    if turn == "full":
        s.say(
            "But {one_day}, there was no more room. There were {xs} everywhere!",
            "{One_day}, the shelf broke. Crash! All the {xs} fell on the floor.",
            "{One_day}, {hero} could not find {his} bed. It was full of {xs}!",
        )
        s.add_char("elder")
        s.talk(
            "elder",
            "There are too many {xs} here!",
            "{hero.call}, what shall we do with all these {xs}?",
            "I cannot take one step without stepping on a {n}!",
            instead="{elder} said that there were too many {xs}.",
        )
        s.beat("sad", 0.6, a="hero")
        for t in s.sample(
            [
                "{He} tried to hide the {xs} under a blanket. It looked like a mountain.",
                "{He} put the {xs} in a big bag. The bag {broke|was too heavy}.",
                "{He} tried to choose the best {xs}, but {he} liked them all.",
            ],
            s.turns(1, 2),
        ):
            s.say(t)
        s.beat("idea", a="hero")
        s.say(
            "{He} gave one {n} to each of {his} friends.",
            "{He} made a little show of {his} {xs}, and everyone could come and look.",
            '{He} opened a small museum. "Come and see the {xs}!" said the sign.',
            "{He} kept ten {xs} and gave the others away.",
        )
        s.say(
            "Everyone who came {was happy about the {xs}|loved the {xs}|wanted to see every single {n}}.",
            "Now there was room again, and many friends were happy with a {n}.",
            '"What a fine {n}!" they all said.',
        )
    elif turn == "needs":
        s.add_char("friend")
        s.say("{One_day}, {friend} came and looked sad.", "{One_day}, {hero} heard {friend} crying.")
        s.talk(
            "friend",
            "I need a {n}, but I do not have one.",
            "I lost my only {n}.",
            "I need just one {n} for a present, and I cannot find any.",
            mood="sad",
            instead="{friend} needed a {n} and could not find one.",
        )
        s.say(
            "{hero} looked at {his} {xs}. It was hard to give one away.",
            "{hero} had so many {xs}. But {he} loved every single {n}!",
            "{He} thought for a while. Could {he} do without one {n}?",
        )
        s.say(
            "Then {he} took the best {n} and gave it to {friend}.",
            'At last, {he} said, "Take the {n} that you like best."',
            '"Here," said {hero}. "This {n} is for you."',
        )
        s.beat("thanks", a="friend", b="hero")
        s.say(
            "The {n} made {friend} so happy that {hero} forgot to be sad.",
            "The next day, {friend} came back with a {n} that {hero} had never seen before.",
            "From then on, {friend} helped {him} to look for {xs}.",
        )
    elif turn == "missing":
        s.say(
            "But {one_day}, one {n} was gone. It was the best one!",
            "{One_day}, {hero} counted the {xs}. One {n} was missing!",
        )
        s.talk(
            "hero",
            "Where is my best {n}?",
            "Oh no! One {n} is gone!",
            "I had it yesterday. Who took my {n}?",
            mood="sad",
            instead="{hero} was very sad about it.",
        )
        for t in s.sample(
            [
                "{He} looked under the bed, but there was no {n}.",
                "{He} emptied every bag and every box. No {n}!",
                "{He} looked {place.in}, but {he} could not find the {n}.",
                "{He} asked everyone about the {n}, but nobody had seen it.",
            ],
            s.turns(1, 3),
        ):
            s.say(t)
        s.add_char("helper", "small/bird/child !vehicle")
        s.say(
            "Then {he} saw {helper.a}. And next to {helper.him} lay the {n}!",
            "At last, {he} met {helper.a}, who had the {n}.",
        )
        s.talk(
            "helper",
            "I am sorry. I only wanted to look at it.",
            "I took the {n} because it is so pretty.",
            "I found this {n} and did not know that it was yours.",
            mood="sad",
            instead="{helper} had only wanted to look at the {n}.",
        )
        s.say(
            "{hero} was not angry. {He} showed {helper} all {his} {xs}.",
            '"You like {xs}, too?" asked {hero}. "Then let us collect them together!"',
            "{hero} got the {n} back, and {he} gave {helper} another {n}.",
        )
    else:
        s.say(
            "But nobody else cared about {xs}. {hero} was all alone with them.",
            '"Why {xs}?" the others asked. "How boring!"',
            'The others laughed. "Who wants {xs}?" they said.',
        )
        s.beat("sad", 0.7, a="hero")
        s.add_char("friend", "hands")
        s.say(
            "{One_day}, {friend} came to see the {xs}.", "{One_day}, {hero} met {friend}, and they talked about {xs}."
        )
        s.talk(
            "friend",
            "I love {xs}, too!",
            "Tell me about your {xs}. Where did you find them?",
            "These {xs} are wonderful! May I look at them?",
            mood="happy",
            instead="And {friend} loved {xs}, too!",
        )
        s.say(
            "{hero} told {friend} about every {n}. It took the whole afternoon.",
            "They sat down together and looked at one {n} after another."
            if not soft
            else "They sat down together and shared one {n} after another.",
        )
        s.say(
            "They traded {xs} and laughed a lot.", "Then they went out to find more {xs}. They found {three|seven|two}!"
        )
        s.maybe(
            0.6,
            "Soon the others came to look at the {xs}, too.",
            "When the others heard them laugh, they wanted to see the {xs}, too.",
        )
    finish(
        s,
        [
            "And {hero} still collects {x} today.",
            "The next morning, {hero} found a new {n}. It was the prettiest of all.",
            "{hero} had fewer {xs} now, but more friends."
            if turn in ("full", "needs")
            else "Now collecting {x} was twice as much fun.",
            "If you ever find a nice {n}, think of {hero.raw}.",
            "That night, {hero} counted {xs} until {he} fell asleep.",
        ],
        (
            "Things are more fun when you share them.",
            "It is nice to have things, but it is nicer to have friends.",
            "One small gift can make somebody very happy.",
        ),
    )


# --------------------------------------------------------------------------------------------------------------------
LIKES_LEGS = split("""sing, jump, run, dance, count, hop, climb, dig holes, play hide and seek, tell stories, tell jokes, sleep, eat, splash in puddles, roll down hills, look at the stars, look at clouds, listen to the rain, watch birds, play tag, laugh, make friends, ask questions, explore, walk in the rain, hum, whistle,
    watch the sunset, smell flowers, make funny faces, talk, dream, help others, race, swim, spin around, sit in the sun, hide, learn new words, visit friends, follow butterflies, listen to stories, sing in the morning, play in the snow, play in the sand, play in the mud, chase leaves, stretch, skip, march, guess riddles""")
LIKES_HANDS = split("""paint, bake, draw, sew, knit, read, write letters, build towers, cook soup, bake cakes, plant flowers, play the drum, play the flute, play the piano, make music, fly kites, throw snowballs, ride a bike, blow bubbles, fold paper boats, make paper hats, juggle, clean up, fix things, play ball, water the garden,
    make sandcastles, pick berries, make masks, make necklaces, play with blocks, take pictures, stack stones, paint stones, wrap presents, carve wood, mix colors, bake bread, do puzzles, play with puppets, clap, catch raindrops, build boats, sort buttons, wave at trains, stir soup, collect leaves, make jam, write poems, make kites""")
_DOUBLE = (
    "run",
    "hop",
    "dig",
    "hum",
    "swim",
    "spin",
    "sit",
    "skip",
    "knit",
    "clap",
    "wrap",
    "stir",
    "plan",
    "get",
    "jog",
    "win",
    "put",
    "row_",
)


def gerund(phrase: str) -> str:
    """ "bake cakes" -> "baking cakes"."""
    verb, _, rest = phrase.partition(" ")
    if verb in _DOUBLE:
        verb += verb[-1] + "ing"
    elif verb.endswith("ie"):
        verb = verb[:-2] + "ying"
    elif verb.endswith("e") and not verb.endswith(("ee", "oe")):
        verb = verb[:-1] + "ing"
    else:
        verb += "ing"
    return f"{verb} {rest}" if rest else verb


@plot(
    weight=1.3,
    hero="child/animal legs !grown !bug !thing",
    worlds=LAND,
    gists=["who loves to {x}", "who loved to {x}", "who likes {xing}", "who wants to {x} all day"],
)
def likes_one_thing(s: Story) -> None:
    """The hero loves one activity; a small trouble comes up, and joy returns."""
    x = s.pick(LIKES_LEGS + LIKES_HANDS) if s.has("hands") else s.pick(LIKES_LEGS)
    if x in ("swim", "play in the snow") and s.world not in ("pond", "shore", "farm") and x == "swim":
        x = "jump"
    if x == "play in the snow" and s.world != "snow":
        x = "play in the leaves"
    s.set(x=x, xing=gerund(x))
    opened = lead(
        s,
        [
            "There once was {hero.a} who loved to {x}.",
            "Once upon a time, there was {hero.a} who liked to {x}.",
            "WHO loved to {x}.",
            "WHO loved to {x} {more than anything|all day long|from morning to night}.",
            "WHO liked nothing better than to {x}.",
            "{hero.raw} was a {hero.adj} {hero.kind} who loved to {x}.",
            "{hero.raw} was a {hero.trait} {hero.kind}. {He} loved to {x}.",
            '"I love {xing}," said WHO.',
            '"Today I want to {x}," said WHO {one_day}.',
            "In {hero.home} lived {hero.a} who loved to {x}.",
            "Every {morning|day|evening}, WHO wanted to {x}.",
            'If you asked WHO what {he} wanted to do, {he} said: "I want to {x}!"',
            "This is the story of {hero.a} who loved to {x}.",
            "What did {hero.a} love most of all? {He} loved to {x}.",
        ],
    )
    if not opened:
        s.say(
            "Most of all, {hero} loved to {x}.",
            "But best of all, {he} loved to {x}.",
            "There was one thing that {hero} really loved: {xing}.",
        )
    s.say(
        "{Xing} made {him} {happy|feel warm inside|smile}.",
        "{He} loved to {x} when the sun was out, and {he} loved to {x} when it rained."
        if "rain" not in x and "puddles" not in x and "sun" not in x and "stars" not in x
        else "Nobody loved {xing} as much as {he} did.",
        "{He} loved to {x} alone, and {he} loved to {x} with others.",
        "When {he} could {x}, the whole day was good.",
        "Nobody loved {xing} as much as {he} did.",
        '"{Xing} is the best thing in the world," {he} always said.'
        if s.talks
        else "For {him}, {xing} was the best thing in the world.",
        "A day without {xing} was a sad day for {him}.",
        "{He} could think of nothing but {xing}.",
    )
    s.par()
    s.add_char("friend")
    turn = s.pick(("alone", "laughed", "nervous", "forgot", "cannot"))
    if turn == "alone":
        s.say(
            "But nobody had time to {x} with {him}.",
            "{One_day}, {hero} wanted to {x} with the others. But they all were busy.",
            "{One_day}, {hero} was lonely. It was no fun to {x} all alone.",
        )
        s.maybe(
            0.7,
            '{hero} asked {a0.a}. "No, I am too busy to {x}," {a0.he} said.'
            if s.talks
            else "{hero} asked everyone, but nobody wanted to {x}.",
        ) if s.add_char("a0", "!vehicle") else None
        s.beat("sad", 0.8, a="hero")
        s.say("{He} tried to {x} anyway, but it was not the same.", "{He} went {place.to} and sat down.")
        s.say("Then {friend} came along.", "There {he} met {friend}.")
        s.talk(
            "friend",
            "Why are you not {xing} today?",
            "May I {x} with you?",
            "I have always wanted to {x}. Will you show me how?",
            mood="kind",
            instead="{friend} wanted to {x}, too.",
        )
        s.say(
            "So they began to {x} together.",
            "{hero} showed {friend} the best way to {x}.",
            "And what a surprise! {friend} loved {xing}, too.",
        )
    elif turn == "laughed":
        s.add_char("rival")
        s.say("But {one_day}, {rival.a} came and laughed at {him}.", "{One_day}, {rival.a} saw {him} and laughed.")
        s.talk(
            "rival",
            "You always {x}! That is silly.",
            "{Xing}? That is only for babies!",
            "You are not even good at {xing}!",
            mood="sly",
            instead="{rival} thought that {xing} was silly.",
        )
        s.say(
            "{hero} stopped at once. {He} did not want to {x} anymore.",
            "That hurt. For the rest of the day, {hero} did not {x} at all.",
            "After that, {hero} did not dare to {x}.",
        )
        s.say("{friend} missed it. Why did {hero} not {x} anymore?", "The next day, {friend} came and wondered.")
        s.talk(
            "friend",
            "I like it when you {x}.",
            "Please do not stop. Everyone may {x} in their own way.",
            "Do you love to {x}? Then do it!",
            mood="kind",
            instead="{friend} told {hero} not to stop.",
        )
        s.say(
            "So {hero} began to {x} again, and {friend} joined in.",
            "That made {hero} brave, and {he} began to {x} again.",
        )
        s.say(
            'After a while, {rival} came back and watched. "May I {x}, too?" {rival.he} asked.'
            if s.talks
            else "After a while, even {rival} wanted to {x} with them.",
            "And who joined them in the end? It was {rival}! {Xing} was not so silly after all.",
        )
    elif turn == "nervous":
        s.say(
            "{One_day}, there was going to be a big party, and everyone should show what they could do.",
            '{One_day}, {friend} had an idea. "You should show everyone how you {x}!"'
            if s.talks
            else "{One_day}, everyone wanted to see how {hero} could {x}.",
        )
        s.talk(
            "hero",
            "But what if I cannot {x} when everyone looks at me?",
            "I can only {x} when I am alone!",
            "I am too shy for that.",
            mood="scared",
            instead="But {hero} was too shy for that.",
        )
        s.talk(
            "friend",
            "Just think of how much you love to {x}.",
            "Look only at me, and then {x} as you always do.",
            "Do not think of the others. Think of {xing}.",
            mood="kind",
            instead="{friend} promised to stay close.",
        )
        s.maybe(
            0.6,
            "{hero} practiced every day. {He} practiced in the morning and in the evening.",
            "They practiced together for three days.",
        )
        s.say(
            "Then the day came. {His} heart beat fast. But {he} took a deep breath and began.",
            "When {his} turn came, {his} knees were shaking. Then {he} looked at {friend} and began to {x}.",
        )
        s.say(
            "Everyone {clapped|cheered}. Nobody had ever seen anyone {x} with so much joy!",
            "And it went well! {hero} forgot everyone and everything around {him}.",
        )
    elif turn == "forgot":
        s.say(
            "But then {hero} made a mistake. {He} had promised to help {friend}, but all {he} wanted was to {x}.",
            "But then {hero} was so busy {xing} that {he} forgot to meet {friend}.",
        )
        s.say(
            "{friend} waited and waited. In the end, {friend.he} was sad.",
            "When {hero} thought of it, it was too late. {friend} had waited for an hour.",
        )
        s.talk(
            "friend",
            "You only want to {x}. You forgot me!",
            "I waited for you, but you did not come.",
            mood="sad",
            instead="{friend} was hurt.",
        )
        s.beat("sorry", a="hero", b="friend")
        s.say(
            "{hero} loved to {x}, but {he} loved {friend} even more.",
            "That day, {hero} did not {x}. {He} helped {friend} first.",
        )
        s.say(
            'When the work was done, {friend} smiled. "And now let us {x}!"'
            if s.talks
            else "When the work was done, they both began to {x}.",
            "After that, there was still time to {x}, and now they were two.",
        )
    else:
        s.say(
            "But {one_day}, {hero} was sick and had to stay in bed. {He} could not {x}."
            if x not in ("sleep", "dream")
            else "But {one_day}, it was so loud that {hero} could not {x}.",
            '{One_day}, {hero} hurt {his} leg. "You must rest," everyone said. "You cannot {x} today."'
            if x not in ("sleep", "dream", "sit in the sun")
            else "But {one_day}, there was so much to do that {hero} could not {x}.",
            "{One_day}, there was so much work that {hero} had no time to {x}.",
        )
        s.beat("sad", 0.8, a="hero")
        s.talk(
            "hero",
            "I miss {xing} so much!",
            "When can I {x} again?",
            "A day without {xing} is so long.",
            mood="sad",
            instead="{hero} could only think of {xing}.",
        )
        s.say("Then {friend} came to help.", "{friend} heard about it and came at once.")
        s.talk(
            "friend",
            "I will help you. Then you can {x} again soon.",
            "I brought you something. And tomorrow we will {x} together.",
            "Let me help you, and then we will {x}.",
            mood="kind",
            instead="{friend} helped {him} all day long.",
        )
        s.say("And really, the next day {hero} could {x} again.", "It did not take long, and {hero} could {x} again.")
    s.talk(
        "hero",
        "It is so much fun to {x} with you!",
        "I could {x} all day!",
        "Nothing is better than {xing}!",
        mood="happy",
        instead="{hero} was so happy that {he} could {x}.",
    )
    s.beat("happy", 0.3, a="hero")
    finish(
        s,
        [
            "And if {hero} is not asleep, {he} still loves to {x}.",
            "From then on, {hero} and {friend} loved to {x} together.",
            "That night, {hero} dreamed of {xing}.",
            "And {hero} never stopped {xing}.",
            "Since that day, everyone knows how much {hero} loves to {x}.",
        ],
        (
            "Do what you love, and do it with joy.",
            "Everything is more fun with a friend.",
            "If you love something, do not give it up.",
        ),
        friend=True,
    )
