# ruff: noqa: E501 (long templates)
"""Plots with an open subject: things people own, people and their habits, discoveries in odd places. The subject is named
in the opening and again to the end; `start` of situations_a writes the opening.
"""

from models.recipe.cast import Lack
from models.recipe.plots import plot
from models.recipe.plots.situations_a import HERO, LAND, classes, entry, ing, past, rows, start
from models.recipe.plots.situations_b import cast
from models.recipe.plots.subjects import finish as finish_story
from models.recipe.plots.subjects import split, who
from models.recipe.story import Story


def finish(s: Story, own: list, morals: tuple) -> None:
    """An ending that mostly names the subject once more."""
    finish_story(s, own, morals, 0.88)


COLORS = ("red", "blue", "green", "yellow", "brown", "gray", "white", "black", "striped", "little", "big")

# --------------------------------------------------------------------------------------------------------------------
SPECIAL = classes(
    wear="""coat, hat, cap, scarf, sweater, raincoat, apron, vest, belt, backpack, jacket, nightcap, shawl, cape, straw hat, wool hat, bow tie, bathrobe, shirt, purse, bag, hood, school bag, rain hat, pocket watch, poncho""",
    tool="""umbrella, lantern, spoon, cup, teapot, kettle, broom, bucket, basket, blanket, pillow, chair, stool, lamp, clock, key, bell, pencil, paintbrush, book, mirror, comb, suitcase, watering can, hammer, shovel, whistle, flute, drum, guitar, fiddle, trumpet, accordion,
        bench, plate, bowl, pan, pot, box, chest, alarm clock, cushion, flashlight, magnifying glass, compass, telescope, mailbox, hammock, wooden spoon, lunch box, pencil case, picture frame, milk jug, rocking chair, tent, fan, rake, candlestick, saucepan, bread box, cookie jar""",
    toy="""ball, kite, top, yo-yo, doll, teddy bear, puppet, wooden horse, toy boat, toy train, toy car, jump rope, hoop, marble, rocking horse, music box, snow globe, cloth rabbit, rag doll, stuffed elephant, wooden duck, tin robot, toy drum, dollhouse, windup mouse, toy truck, rattle, toy lion""",
    ride="""bike, sled, scooter, wagon, boat, canoe, raft, cart, tricycle, sleigh, wheelbarrow, rowboat, pedal car""",
)  # fmt: skip
BULKY = ("bench", "mailbox", "rocking chair", "hammock", "tent", "dollhouse", "rocking horse", "chest", "box", "suitcase", "chair", "stool")  # fmt: skip
# arc: what is special
FEATURE = {
    "old": ("was older than [he] [was]", "was older than everyone in the house", "had belonged to [his] great-grandma", "was not like the others", "was so old that nobody knew where it came from", "had been mended seven times"),
    "sound": ("squeaked", "made a funny sound", "made a sound like a duck", "rattled", "whistled when the wind blew", "hummed softly", "made a sound like a tiny bell"),
    "shine": ("shone in the dark", "could shine like the moon", "was brighter than a lamp", "glowed at night"),
    "talk": ("could talk", "could talk a little", "could speak", "told jokes", "talked in the evening"),
}  # fmt: skip


SPECIAL_NEXT = {
    "old": ("The {noun} had one {mark} on the left side and two on the right side.", "{hero}'s grandpa had had the {noun} when he was small.", "{hero} looked after the {noun} and was proud of it.", "The {noun} had been in the rain, in the sun and once even in a lake."),
    "sound": ("Everyone always heard the {noun} before they saw {hero}.", "{hero} loved the sound of the {noun}.", "Only the {full} could make that sound, and nobody knew why.", "{hero} had put oil on the {noun}, but the sound did not go away."),
    "shine": ("Nobody knew why the {noun} did that.", "{hero} liked to look at the {noun} before {he} fell asleep.", "With the {noun} next to {his} bed, {hero} was never afraid at night.", "The light of the {noun} was soft and warm."),
    "talk": ("The {noun} had a small and squeaky voice.", "Every morning, the {noun} said, \"Hello, {hero.call}!\"", "At first, {hero} had not believed it, but the {noun} knew a lot of words.", "The {noun} talked when it was happy, and it talked when it was cross."),
}  # fmt: skip
SPECIAL_HELP = {
    "sound": ("They walked and walked until they heard the {noun}. That was {hero}'s house!", "The wind moved the {noun}, and they all heard it. They went after the sound, step by step.", "{hero} shook the {noun} again and again, and the others came toward the sound."),
    "shine": ("{hero} held up the {noun}. Now they all could see the path.", "With the {noun} in front, they walked through the dark, one after the other.", "{hero} put the {noun} in the middle. It was as bright as a little moon, and nobody was afraid anymore."),
}  # fmt: skip


def special_old(s: Story) -> None:
    """The old thing is laughed at, given away, missed and brought back."""
    s.add_char("rival", "!vehicle !thing")
    s.say(
        "{One_day}, {rival} looked at the {noun} and laughed.",
        "But then {rival} came with a {noun} that was all new.",
        "Then {rival} came to visit and saw the {noun}.",
        "But {one_day}, {rival} pointed at the {noun}.",
    )
    s.talk("rival", "What an old {noun}! Why do you not throw it away?", "My {noun} is new and shiny. Yours is only old.", "Who wants a {noun} like that?", "That {noun} belongs in a museum!", "Is that a {noun}? I thought that it was trash.", "You need a new {noun}. Everyone has one.", mood="sly", instead="{rival} thought that the {noun} was ugly.")  # fmt: skip
    s.say("{hero} went red. {He} pushed the {noun} {corner}.", "Suddenly, {hero} did not like the {noun} anymore. {He} put it behind the house.", "{hero} hid the {noun} under a blanket. {He} wanted a new one.")  # fmt: skip
    for t in s.sample(["The next day, {he} did not even look at the {noun}. Something was missing.", "{He} borrowed a new {noun} from a neighbor. It felt cold and strange.", "{He} saw a new {noun} in a shop window, but it had no {mark} and no story.", "At night, {he} could not sleep, because {he} thought of the {noun}.", "{He} saw others with a new {noun}, but they did not look happy.", "{He} wanted to draw, but all {he} drew was the old {noun}.", "Without the {noun}, the afternoon was twice as long."], s.turns(1, 2)):  # fmt: skip
        s.say(t)
    s.say("So {hero} fetched the {noun} and cleaned it from top to bottom. And there, almost too small to see, {he} found {three tiny letters|a little star|the name of {his} grandpa}!", "So {hero} went to get the {noun}. {He} dusted it and looked at it for a long time. Every {mark} had a story.")  # fmt: skip
    s.say(
        "A week later, {rival} came without {rival.his} new {noun}. It was {ruin} already.",
        "Then {rival} came along and looked sad. {rival.his} new {noun} was {ruin}.",
    )
    s.talk(
        "rival",
        "Your {noun} is better than mine.",
        "I wish I had an old {noun} like yours.",
        "May I see your {noun}?",
        mood="soft",
        instead="Now {rival} liked the old {noun}, too.",
    )
    s.say("{hero} did not laugh. {He} told {rival} the story of the {noun}.", "{hero} smiled and let {rival} use the {noun} for one day.", "{hero} showed {rival} every {mark} of the {noun}, and {rival.he} listened.", "From then on, {rival} often came to see the {noun}.")  # fmt: skip


def special_light(s: Story, arc: str, duo: bool) -> None:
    """The sound or the light gives the hero away in a game, and later shows the way home."""
    s.say("But {one_day}, {hero} and {friend} played hide and seek.", "But {one_day}, they all played hide and seek." if duo else "But {one_day}, {hero} wanted to play hide and seek with {friend}.")  # fmt: skip
    s.say(*(("{hero} hid with the {noun} behind a bush. It made its sound, and {friend} found {him} at once.", "{hero} did not move. But the {noun} made its sound, and everyone knew where {he} was.") if arc == "sound" else ("{hero} hid with the {noun} in a dark shed. But the {noun} was so bright that {friend} found {him} at once.", "{hero} did not move. But the {noun} shone through the leaves, and everyone knew where {he} was.")))  # fmt: skip
    s.talk(
        "friend",
        "With that {noun}, you can never win!",
        "Leave your {noun} at home next time!",
        "I found you because of the {noun}!",
        mood="loud",
        instead="{hero} lost because of the {noun}.",
    )
    s.say("{hero} was cross with the {noun} and took it home.", "{hero} wrapped the {noun} in a cloth. {He} did not want it anymore.", "{hero} wished that the {noun} was like all others.")  # fmt: skip
    s.par(0.4)
    s.say(*(("The next evening, fog came up. {hero} and {friend} were outside, and they could not see their own feet.",) if arc == "sound" else ("The next evening, all the lights went out. It was dark everywhere, and {friend} was scared.", "The next evening, {hero} and {friend} were late. It was so dark that they could not see the path.")))  # fmt: skip
    s.talk(
        "friend",
        "Do you have your {noun} with you?",
        "If only your {noun} was here!",
        "How do we get home?",
        mood="scared",
        instead="Then {hero} thought of the {noun}.",
    )
    s.say(*SPECIAL_HELP[arc])
    s.talk("friend", "I will never laugh at your {noun} again!", "What a good {noun}!", "Your {noun} is the best of all!", mood="happy", instead="{friend} never laughed at the {noun} again.")  # fmt: skip


def special_talk(s: Story, duo: bool) -> None:
    """The thing talks at the wrong time, is left alone, and then says the right word."""
    s.say(
        "But the {noun} also talked when everyone should be quiet.",
        "But the {noun} told everyone what {hero} had done.",
        "But {one_day}, the {noun} did not want to stop.",
    )
    s.say("\"{hero.raw} ate the last cookie!\" called the {noun}.", "\"I am bored!\" called the {noun}. It said so in the middle of a sad song.", "\"{hero.raw} did not brush {hero.his} teeth!\" cried the {noun}.") if s.roles["hero"].name else s.say("\"I am bored!\" called the {noun}. It said so in the middle of a sad song.")  # fmt: skip
    s.say(
        "Everybody laughed, and {hero} wanted to hide.",
        "{hero} was so angry that {he} put a thick blanket over the {noun}.",
        "{hero} went red up to {his} ears.",
        "Everyone looked at {hero} and at the {noun}.",
    )
    s.talk(
        "hero",
        "Be quiet, silly {noun}!",
        "You are only a {noun}. You should not talk!",
        "I do not want a {noun} that talks!",
        mood="angry",
    )
    s.say(
        "After that, the {noun} did not say one word. It was quiet for {three days|a whole week}.",
        "The {noun} was hurt. It did not talk anymore.",
    )
    s.say(
        "At first, {hero} was glad. But soon it was much too quiet.",
        "{hero} missed the voice of the {noun}.",
        "{He} told the {noun} a joke, but it did not answer.",
        "Every evening, {hero} waited for one word from the {noun}.",
        "{hero} said good morning to the {noun}. It did not say anything.",
    )
    s.say(
        "Then {friend} came and was very sad.",
        "Then {friend} had a bad day." if duo else "Then {friend} came to the house and cried.",
    )
    s.say(
        "{hero} did not know what to say. {He} looked at the {noun}.",
        '{hero} went to the {noun} and said, "I am sorry. Please help us!"',
    )
    s.say("\"Come closer, {friend.raw},\" said the {noun} softly. \"I know a very funny story.\"" if s.roles["friend"].name else "\"Come closer,\" said the {noun} softly. \"I know a very funny story.\"", "\"Nobody has to be sad alone,\" said the {noun}.")  # fmt: skip
    s.say(
        "{friend} was so surprised that {friend.he} had to laugh.",
        "{friend} looked at the {noun} with big eyes. Then {friend.he} began to smile.",
        "The {noun} told one funny story after another, until nobody was sad anymore.",
        "{friend} wiped away the last tear and laughed out loud.",
    )


@plot(
    weight=1.5, hero=HERO, worlds=LAND, grown=True,
    gists=["who has a {full}", "and a very special {noun}", "and a {full} that is not like the others"],
)  # fmt: skip
def had_a_special_one(s: Story) -> None:
    """The hero owns a thing that is old, makes a sound, shines or talks; that is a trouble first and then a help."""
    kind, noun = entry(s, SPECIAL)
    big = kind == "ride" or noun in BULKY
    arc = s.pick(
        ("old", "talk")
        if big and s.talks
        else ("old",)
        if big
        else ("old", "old", "sound", "shine", "talk")
        if s.talks
        else ("old", "sound", "shine")
    )
    color = s.pick(COLORS) if " " not in noun and s.chance(0.6) else ""
    feat, full = s.pick(FEATURE[arc]), f"{color} {noun}".strip()
    s.set(noun=noun, full=full, mark="patch" if kind == "wear" else "scratch")
    s.set(
        ruin="torn" if kind == "wear" and noun != "pocket watch" else "broken",
        corner="behind the shed" if big else "into a dark corner",
    )
    duo = start(
        s,
        [
            f"[H] had a {{full}} that {feat}.",
            f"[H] had a {{full}} that {feat}.",
            f"[H] owned a {{full}}. It {feat}.",
            f"There was a {{full}} that {feat}. It belonged to [H].",
            f"[H] liked one of [his] things best of all: a {{full}} that {feat}.",
            f"Nobody had a {{noun}} like [H]. It {feat}.",
            f"Everyone knew the {{full}} of [H], because it {feat}.",
            f"Most things in the house were like all others. But [H] had a {{full}} that {feat}.",
            f"What was so special about the {{full}} of [H]? It {feat}.",
            f"No other {{noun}} was like this one: [H] had a {{full}} that {feat}.",
        ],
        [
            f"There once was {{hero.a}} who had a {{full}} that {feat}.",
            f"Once upon a time, there was {{hero.a}} who had a {{full}} that {feat}.",
            f"When [H] was very small, {{hero.he}} got a {{full}} that {feat}.",
            f'"Look at my {{full}}!" said [H]. It {feat}.',
            f'"Why do you have such a strange {{noun}}?" everyone asked [H]. The {{noun}} {feat}.',
        ],
        two=0.2,
    )
    s.say(*SPECIAL_NEXT[arc])
    s.maybe(
        0.6,
        "{hero} took the {noun} along wherever {he} went."
        if not big
        else "{hero} liked the {noun} more than all other things.",
        "{hero} would not trade the {noun} for anything.",
        "No other {noun} could make {him} so happy.",
    )
    s.par(0.5)
    if arc == "old":
        special_old(s)
    elif arc == "talk":
        special_talk(s, duo)
    else:
        special_light(s, arc, duo)
    finish(
        s,
        [
            "And {hero} still has the {full} today.",
            "That night, {hero} put the {noun} next to {his} bed." if not big else "That night, {hero} dreamed of the {full}.",
            "From then on, {hero} was proud of the {full} again.",
            "\"Good night, dear {noun},\" said {hero} that evening." if s.talks else "There was no better {noun} in the whole world.",
            "Since that day, everyone likes the {noun} just as it is.",
        ],
        ("It is good to be different.", "Not everything that is old is bad." if arc == "old" else "Everything is good for something.", "You learn what a thing is worth when you need it."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# class; the lost piece; what it belongs to (or the other one); what a small animal makes of it
HALF = classes(
    pair="""left boot=bed, right boot=house, left shoe=boat, right shoe=bed, slipper=bed, rubber boot=house, sandal=boat, red sock=sleeping bag, striped sock=sleeping bag, left mitten=sleeping bag, blue mitten=tent, glove=tent, wool glove=sleeping bag, white sock=hammock, wooden shoe=boat, yellow boot=house, dancing shoe=cradle, wool sock=sleeping bag, green slipper=cradle, winter boot=house, gym shoe=bed, brown shoe=house, right mitten=sleeping bag, long sock=slide, snow boot=house, silk slipper=cradle, red shoe=cradle""",
    part="""button=coat=plate, gold button=jacket=plate, big button=sweater=table, wheel=toy car=table, wheel=toy truck=merry-go-round, wheel=scooter=merry-go-round, tail=kite=rope, lid=teapot=bathtub, lid=jam jar=pool, lid=lunch box=table, bell=bike=hat, pompom=hat=pillow, ribbon=straw hat=scarf, feather=hat=blanket, sail=toy boat=blanket, last page=book=tent, hood=raincoat=tent, sleeve=doll dress=sleeping bag, belt=bathrobe=rope, buckle=belt=picture frame, string=yo-yo=clothesline,
        ear=cloth rabbit=blanket, eye=teddy bear=mirror, hat=puppet=basket, lens=telescope=window, glass=flashlight=window, stick=drum=bridge, handle=basket=swing, pocket=apron=sleeping bag, collar=shirt=scarf, cork=bottle=chair, cap=pen=flower vase, cap=water bottle=bowl, string=guitar=clothesline, funnel=toy train=chimney, ladder=toy fire truck=staircase, rudder=toy boat=spade, lace=boot=rope, cover=notebook=roof, cloth=umbrella=tent,
        tip=umbrella=hat, clasp=purse=picture frame, king=chess game=statue, dice=board game=chair, queen=chess game=statue, piece with the blue sky=puzzle=window, corner piece=puzzle=table, drum=tin soldier=stool, cup=doll kitchen=bathtub, spoon=doll kitchen=shovel, cushion=doll bed=bed, wing=toy plane=seesaw, propeller=toy plane=fan, saddle=rocking horse=sofa, medal=uniform=mirror, stone=ring=lamp, pearl=necklace=ball, star=flag=blanket, patch=pair of pants=blanket""",
)  # fmt: skip
HALF_WHERE = split("""in the mud, in the tall grass, in the park, on the way to the market, in the snow, by the river, on the beach, under the trees, in the garden, behind the barn, in a pile of leaves, on the playground, near the well, in the meadow, on the hill, in the hay, at the bus stop, in the woods, near the bridge, between the bushes""")  # fmt: skip
HALF_LOOK = (
    "{hero} went back the same way and looked at every step. No {p}!",
    "{He} looked under a bench. There was only an old newspaper.",
    "{He} looked behind every bush. There was a ball, but no {p}.",
    "{He} asked a crow. The crow had seen a lot, but no {p}.",
    "{hero} turned over one stone after another. Under the last one sat a toad.",
    "Something shone in the grass. But it was only a drop of water.",
    "{hero} looked into a puddle. There was only {his} own face.",
    "{hero} asked a snail. But the snail had just got up.",
    "{He} found a feather, a nail and a blue stone, but no {p}.",
    "{hero} crawled through a hedge. Now {his} knees were dirty, and that was all.",
    "{hero} saw something and ran to it. But it was only a leaf.",
)


@plot(
    weight=0.75, hero=HERO, worlds=LAND, grown=True,
    gists=["who lost {lost}", "who loses the {p}", "and a lost {p}", "who looks for the {p}"],
)  # fmt: skip
def lost_one_of_two(s: Story) -> None:
    """Half of a pair or a part of a thing is lost; a small animal has made something of it."""
    kind, p, *rest = entry(s, HALF)
    whole, use = rest if kind == "part" else ("", rest[0])
    pair = kind == "pair"
    where = s.pick([w for w in HALF_WHERE if "snow" not in w or s.world == "snow"])
    s.set(p=p, w=whole, use=use, where=where)
    own = f"[his] {p}" if pair else f"the {p} of [his] {whole}"
    s.set(lost=own.replace("[his]", "his" if s.roles["hero"].pron == "he" else "her"))
    start(
        s,
        [
            f"[H] lost {own} {where}.",
            f"[H] lost {own} {where}.",
            f"{{One_day}}, [H] lost {own}.",
            f"Somewhere {where}, [H] lost {own}.",
            f"It was already late when [H] saw that {own} was gone.",
            f"Plop! [H] had lost {own}.",
            f"On the way home, [H] looked down. {own[0].upper() + own[1:]} was gone!" if not pair else f"On the way home, [H] had only one {p.split()[-1]}.",
            f"[H] came home without {own}.",
            f"How can somebody lose a {p}? [H] lost {own} {where}." if not pair else f"How can somebody lose only one {p.split()[-1]}? [H] did it {where}.",
            f"[H] ran so fast that [he] lost {own}.",
            f"Nobody saw it when [H] lost {own} {where}.",
        ],
        [
            f'"Where is my {p}?" asked [H].' if pair else f'"Where is the {p} of my {whole}?" asked [H].',
            f"There once was {{hero.a}} who lost {own.replace('[his]', '{hero.his}')} {where}.",
        ],
        two=0,
    )  # fmt: skip
    s.say(*(
        ("Now {hero} had only one, and the {p} was all alone out there.", "The other one was still there. But what good is one without the {p}?", "{hero} had to hop on one leg.", "Without the {p}, {hero} got cold very soon.")
        if pair and use not in ("sleeping bag", "tent", "hammock", "slide")
        else ("Now {hero} had only one, and the {p} was all alone out there.", "The other one was still there. But what good is one without the {p}?")
        if pair
        else ("Without the {p}, the {w} was not the same.", "The {w} looked so sad without the {p}.", "{hero} held the {w} and looked at the place where the {p} had been.", "What is a {w} without a {p}?")
    ))  # fmt: skip
    s.talk("hero", "I must find my {p}!" if pair else "I must find the {p}!", "It cannot be far away.", "Poor {p}! It is all alone now.", mood="sad", instead="{hero} wanted to find the {p}.")  # fmt: skip
    s.par(0.4)
    for t in s.sample(list(HALF_LOOK), s.turns(2, 3)):
        s.say(t)
    if s.chance(0.6):
        s.add_char("friend")
        s.say("{friend} came to help.", "Then {friend} came along and looked, too.")
        s.talk("friend", "When did you see the {p} for the last time?", "Let us look for the {p} together.", "Four eyes see more than two.", mood="kind", instead="Together, they looked for the {p}.")  # fmt: skip
    m = s.pick(
        [
            k
            for k in ("mouse", "beetle", "wren", "shrew", "lizard", "sparrow", "ladybug")
            if k not in s.roles["hero"].kind.name
        ]
    )
    s.set(m=m, home=s.pick(("a root", "a fern", "a big leaf", "a mossy log", "a thorn bush")))
    s.say("Then {hero} heard a tiny sound under {home}. {He} bent down, and there was the {p}! A {m} had made a {use} out of it.", "At last, {he} looked under {home}. There was a {m}, and it had the {p}! For the {m}, the {p} was a {use}.", "And there, under {home}, was the {p}! But somebody was using it: a {m}. The {m} had turned it into a {use}.")  # fmt: skip
    if s.chance(0.5):
        s.say(
            '"Oh, is this {p} yours?" asked the {m}. "I never had such a good {use}."'
            if s.talks
            else "The {m} had never had such a good {use}."
        )
        s.say(
            "{hero} thought about it. The {m} was so small, and it looked so happy.",
            "{hero} looked at the {m}. Then {he} smiled.",
        )
        s.talk(
            "hero",
            "Keep the {p}. You need it more than I do.",
            "You may keep the {p}, little {m}.",
            mood="kind",
            instead="{hero} let the {m} keep the {p}.",
        )
        s.say(*(("At home, {hero} got out needle, wool and cloth and made a new one. It did not look the same, and that was funny.", "From that day on, {hero} wore two that did not match. Nobody minded.") if pair else ("At home, {hero} made a new {p} out of this and that. Now there was no other {w} like it.", "At home, {hero} looked for something else. In the end, {he} made a funny new {p} for the {w}.")))  # fmt: skip
        s.say(
            "Every day, {hero} passed by and waved to the {m} with its {use}.", "And the {m} had the best {use} of all."
        )
    else:
        s.say(
            '"Please do not take my {use}!" said the {m}. "Where shall I find a new one?"'
            if s.talks
            else "The {m} looked scared. It did not want to lose its {use}."
        )
        s.say(
            "So {hero} looked around for something else. {He} found a {big snail shell|dry leaf|piece of bark|nutshell}.",
            "So {hero} sat down and made a new {use} out of {grass and moss|bark and leaves|a piece of paper}.",
        )
        s.say(
            "The {m} tried it and was happy with it. Then it gave the {p} back.",
            "It was even better than the old one! The {m} gave {hero} the {p}.",
        )
        s.say(
            "At home, {hero} washed the {p} and put it next to the other one."
            if pair
            else "At home, {hero} put the {p} back where it belonged. Now the {w} was as good as new."
        )
    finish(
        s,
        [
            "After that, {hero} always looked twice before {he} went home.",
            "Since then, {hero} smiled whenever {he} thought of the lost {p}.",
            "That evening, {hero} told everyone the story of the {p} and the {m}.",
            "So a lost {p} can still make somebody happy.",
            "And the {m} and {hero} were friends from that day on.",
        ],
        ("What is lost for one may be found by another.", "Small things matter, too.", "Look twice before you give up."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# class; the container ([his] is the hero's); word for it later; inside or behind
OPENED = classes(
    small="""[his] lunch box=lunch box, [his] school bag=school bag, a drawer=drawer, the bread box=bread box, the sugar bowl=sugar bowl, the teapot=teapot, [his] pencil case=pencil case, the music box=music box, the old trunk=trunk, the mailbox=mailbox, [his] toy box=toy box, the cookie jar=cookie jar, the laundry basket=laundry basket, [his] hat box=hat box, the sewing box=sewing box, [his] suitcase=suitcase, the picnic basket=picnic basket, the toolbox=toolbox, the piano=piano,
        the big blue kettle=kettle, [his] umbrella=umbrella, a kitchen drawer=drawer, a paper bag=paper bag, [his] backpack=backpack, the button box=button box, a box of crayons=box, [his] jewelry box=jewelry box, a bag of flour=bag of flour, the flour bin=flour bin, a big brown parcel=parcel, the dollhouse=dollhouse, the cupboard=cupboard, [his] treasure chest=treasure chest, a round red tin=tin, the salt box=salt box, [his] guitar case=guitar case, the washing machine=washing machine, the old clock=clock, a crate of apples=crate, [his] sleeping bag=sleeping bag""",
    large="""the front door=front door, the garden shed=shed, the wardrobe=wardrobe, the barn door=barn door, the gate=gate, the cellar door=cellar door, the bathroom door=bathroom, the tent=tent, the garage=garage, the kitchen door=kitchen, the boathouse=boathouse, the curtain=curtain, the door of the tree house=tree house, the henhouse=henhouse, the greenhouse=greenhouse, the door to the roof=door, the classroom door=classroom, the closet=closet, the back door=back door, the pantry=pantry""",
)  # fmt: skip
INSIDE = {
    "small": split("""snail, mouse, frog, beetle, toad, lizard, spider, grasshopper, newt, cricket, ladybug, butterfly, moth, centipede, baby hedgehog, young bat, salamander, caterpillar, tiny owl, young turtle, baby squirrel, baby rabbit, bumblebee, sparrow, wren, mole, dormouse, gecko, dragonfly, firefly, baby bird, tree frog, tiny crab, fat brown toad, green caterpillar, gray mouse, snail with a striped house, blue butterfly, cricket with long legs"""),
    "large": split("""goat, pony, penguin, cow, goose, sheep, pig, donkey, turkey, swan, llama, seal, young deer, big dog, ostrich, kangaroo, raccoon, beaver, badger, calf, lamb, rooster, peacock, flamingo, pelican, otter, monkey, baby elephant, stork, foal, parrot, big white cat, duck with seven ducklings, baby giraffe, zebra, walrus, camel, old turtle, baby camel, black hen, reindeer, koala"""),
    "thing": split("""golden key, old letter, tiny bell, silver whistle, map, photo of a boy with a kite, wooden horse, glass marble, blue feather, little book without a title, letter with a red seal, ring with a green stone, brass button, small lantern, tin soldier, red shoe of a doll, pressed flower, pocket watch, little flute, paper star, shell that hummed, compass, magnifying glass, bundle of old postcards, photo of a ship, bracelet of blue beads, chalk drawing, toy train, poem, very long ribbon, snow globe, drumstick, knitted mouse, carved owl, tiny spoon, spinning top, medal, list with seven words, crown of paper, ticket for a train, coin with a hole, thimble"""),
}  # fmt: skip
INSIDE_TRY = {
    "small": ["{hero} put a leaf in front of the {x}. It did not even look at it.", "{hero} whispered and waved. The {x} did not want to come out.", "{hero} tipped the {c} a little. The {x} held on.", "{hero} blew softly. The {x} only blinked.", "{hero} held out one finger. The {x} crept a bit deeper into the corner.", "{hero} sang a little song. The {x} seemed to listen, but it stayed.", "{hero} knocked on the {c}. The {x} made itself very small.", "{hero} looked away and counted to ten. The {x} was still there."],
    "large": ["{hero} pulled. The {x} did not move one step.", "{hero} pushed from behind. The {x} only looked around.", "{hero} clapped {his} hands. The {x} seemed to like it.", "{hero} held up some bread. The {x} ate it and stayed.", "{hero} said please. The {x} closed its eyes.", "{hero} showed it the way out. The {x} looked the other way.", "{hero} ran around the {x} three times. It turned its head and watched.", "{hero} tied a string around its neck. The {x} ate the string."],
    "thing": ["{hero} asked the neighbor. It was not hers.", "{hero} asked all {his} friends. Nobody had ever seen the {x}.", "{hero} looked at the {x} in bright light. There was nothing written on it.", "{hero} asked the shopkeeper. He only shook his head.", "{hero} asked the mail carrier. She had never seen a {x} like that.", "{hero} wiped the {x} with a cloth. It was very old.", "{hero} put a note on the door: \"Who is missing a {x}?\" Nobody came.", "{hero} asked the old man on the corner. He could not remember anything."],
}  # fmt: skip


def inside_animal(s: Story, kind: str) -> None:
    """The animal does not want to come out; the hero finds out why, and helps."""
    s.talk("hero", "How did you get in here, {x}?", "A {x}? What are you doing here?", "This is no place for a {x}!", "Hello, {x}! Are you lost?", instead="How had the {x} come there?")  # fmt: skip
    s.par(0.4)
    for t in s.sample(INSIDE_TRY[kind], s.turns(1, 3)):
        s.say(t)
    s.add_char("friend")
    s.say("{hero} called {friend}.", "Then {friend} came and saw the {x}, too.", "{hero} ran to get {friend}.")
    s.talk("friend", "Maybe the {x} is hiding from something.", "I think the {x} is cold.", "The {x} does not know the way home.", "A {x} needs a quiet place.", mood="soft", instead="{friend} felt sorry for the {x}.")  # fmt: skip
    s.say("They sat down and waited quietly.", "They stopped pulling and pushing, and they were very quiet." if kind == "large" else "They were very quiet and did not move.")  # fmt: skip
    s.say(
        "Then they heard thunder far away. So that was it! The {x} was afraid of the storm.",
        "Then they saw that the {x} was shaking. It was cold, and it was warm in there.", "Then a dog barked outside, and the {x} jumped. So that was why it was hiding!", "Then the {x} put its head to one side and looked so sad. It was all alone in the world.",
        "Then they saw that the {x} had a sore foot. It only wanted to rest." if kind == "large" else "Then the {x} yawned. It had only wanted a place to sleep.",
    )  # fmt: skip
    s.say(
        "They brought an old blanket and let the {x} stay until the next day." if kind == "large" else "They made a soft bed of moss in a little box and carried the {x} there.",
        "{hero} brought water, and {friend} told the {x} a story. Now it was not so scared anymore.", "{friend} hummed a song, and {hero} sat down close by. After a while, the {x} came a little closer.", "They gave it something to eat and left it in peace. Soon the {x} was not afraid of them anymore.",
    )  # fmt: skip
    s.par(0.3)
    s.say(
        "In the morning, the sun was out. The {x} walked out all by itself, and they led it home." if kind == "large" else "In the morning, the sun was out. They took the {x} to the garden, and there it found its way.",
        "The next day, somebody came and looked for the {x}. How glad they all were!" if kind == "large" else "The next day, they put the {x} down in the grass behind the house. It looked back once, and then it was gone.",
    )  # fmt: skip


def inside_thing(s: Story) -> None:
    """The thing belongs to somebody; the elder knows its story."""
    s.talk(
        "hero",
        "Whose {x} is this?",
        "Where does this {x} come from?",
        "I never put a {x} in here!",
        "Who lost this {x}?",
        instead="{hero} did not know whose {x} it was.",
    )
    s.say(
        "{He} took the {x} out and held it carefully.",
        "{hero} turned the {x} over and over.",
        "Nobody had touched the {x} for many years.",
        "The {x} looked as if it had waited there for a long time.",
        "There was dust on the {x}.",
    )
    s.par(0.4)
    for t in s.sample(INSIDE_TRY["thing"], s.turns(1, 3)):
        s.say(t)
    s.add_char("elder")
    s.say("Then {hero} showed the {x} to {elder}.", "In the evening, {elder} came and saw the {x} on the table.")
    s.say("{elder} was quiet for a moment. Then {elder.he} began to smile.", "{elder.he} took the {x} and turned it around. {elder.his} eyes shone.")  # fmt: skip
    s.talk("elder", "I looked for this {x} for years!", "My best friend gave me this {x} when I was little.", "I hid this {x} a long time ago, and then I forgot where.", mood="happy", instead="It was {elder.his} own {x} from long ago.")  # fmt: skip
    s.say(
        "And {elder} told {hero} the whole story of the {x}.",
        "They sat down together, and {hero} heard where the {x} came from.",
        "They sat close together with the {x} between them, and {elder} told a long story.",
    )
    s.say(
        "{hero} wanted to give the {x} back. But {elder} put it in {his} hand.",
        "At the end of the story, {hero} was allowed to keep the {x}.",
    )
    s.talk(
        "elder",
        "Now the {x} is yours.",
        "Take good care of the {x}.",
        "You found the {x}. Now you look after it.",
        mood="kind",
        instead="Now the {x} belonged to {hero}.",
    )


@plot(
    weight=0.75, hero=HERO, worlds=LAND, grown=True,
    gists=["who finds a {x} {prep} the {c}", "and a {x} {prep} the {c}", "who opens the {c} and finds a {x}"],
)  # fmt: skip
def opened_and_there_was(s: Story) -> None:
    """The hero opens a box, a bag or a door, and there is an animal or a thing that nobody expected."""
    size, box, c = entry(s, OPENED)
    kind = "thing" if size == "small" and s.chance(0.35) else size
    x = s.pick([e for e in INSIDE[kind] if s.roles["hero"].kind.name.split()[-1] not in e])
    short = x.split(" with")[0].split(" that ")[0]
    where = "behind it" if size == "large" and any(w in c for w in ("door", "gate", "curtain")) else "inside"
    prep = "behind" if where == "behind it" else "in"
    s.set(x=short, c=c, prep=prep)
    mine = box.replace("[his]", "my")
    live = kind != "thing"
    start(
        s,
        [
            f"When [H] opened {box}, there was a {x} {where}.",
            f"When [H] opened {box}, there was a {x} {where}.",
            f"{{One_day}}, [H] opened {box} and found a {x}.",
            f"[H] opened {box}. And what was {where}? A {x}!",
            f"There was a {x} {prep} {box} when [H] opened it." if "[his]" not in box else f"[H] needed something and opened {box}. There was a {x} {where}!",
            f"[H] had just opened {box} when [he] cried out. There was a {x} {where}!",
            f"Who expects a {short} {prep} {box.replace('[his]', 'a')}? Not [H]!",
            f"{{One_day}}, [H] heard a noise and opened {box}. There {'sat' if size == 'small' else 'stood'} a {x}." if live else f"{{One_day}}, [H] cleaned up and opened {box}. There lay a {x}.",
            f"A {x} was the last thing that [H] expected {prep} {box}.",
            f"{box[0].upper() + box[1:]} was not empty. When [H] opened it, there was a {x} {where}." if "[his]" not in box else f"[H] found a {x} {prep} {box}.",
            f"[H] opened {box} and closed it again at once. There was a {x} {where}!",
            f"It was a day like any other until [H] opened {box}. There was a {x} {where}.",
        ],
        [
            f'"There is a {x} {prep} {mine}!" cried [H].',
            f'"How does a {short} get into {mine}?" asked [H].' if prep == "in" else f'"There is a {short} {prep} {mine}," said [H].',
            f"There once was {{hero.a}} who found a {x} {prep} {box.replace('[his]', '{hero.his}')}.",
        ],
        two=0,
    )  # fmt: skip
    s.say(
        "{hero} looked at the {x}, and the {x} looked at {him}." if live else "{hero} had never seen the {x} before.",
        "{hero} rubbed {his} eyes. The {x} was still there.",
        "{hero} had expected many things, but not a {x}.",
        "{hero} was so surprised that {he} sat down on the floor. A {x}!",
        "A {x}! {hero} did not know what to say.",
    )
    if live:
        inside_animal(s, kind)
    else:
        inside_thing(s)
    finish(
        s,
        [
            "Since that day, {hero} always knocks before {he} opens the {c}.",
            "And whenever {hero} opened the {c} after that, {he} thought of the {x}.",
            "\"Good night, {x},\" {hero} said that evening, \"wherever you are.\"" if live and s.talks else "The {x} was the best surprise of the whole year.",
            "From then on, {hero} called it the day of the {x}.",
            "And the {c} was never just a {c} again.",
        ],
        ("You never know what is waiting for you.", "A little patience opens many doors.", "Everybody needs a safe place.") if live else ("Old things have stories to tell.", "You never know what is waiting for you.", "It is good to ask."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# class; the thing (with "pl" if plural)
GONE_THINGS = classes(
    wear="""glasses=pl, reading glasses=pl, hat, straw hat, cap, scarf, nightcap, sun hat, wool hat, sunglasses=pl, headband, blue ribbon, red scarf""",
    small="""key, keys=pl, ring, purse, wallet, pen, comb, watch, thimble, whistle, shopping list, necklace, gold button, train ticket, letter, pocket knife, tape measure, flashlight, silver spoon, little bell, brooch, scissors=pl, knitting needles=pl, magnifying glass, harmonica, toothbrush, thread, pencil, bracelet, earrings=pl""",
    kitchen="""rolling pin, big pot, ladle, cake pan, wooden spoon, sieve, teapot, pan, salad bowl, whisk, lid, coffee pot, kettle, breadbasket, cookie cutter, bread knife, mixing bowl, funnel, egg timer, egg cups=pl, tray, soup bowl, sugar spoon""",
    tool="""hammer, spade, watering can, rake, saw, ladder, wheelbarrow, broom, bucket, rope, shovel, garden hose, paintbrush, toolbox, oil can, fishing rod, garden gloves=pl, rubber boots=pl, basket, lantern, net, pliers=pl, wagon, flowerpot""",
    soft="""blanket, cushion, slippers=pl, shawl, pillow, newspaper, sweater, wool socks=pl, coat, bathrobe, knitting, towel, mittens=pl, jacket, quilt, big book""",
    food="""apple pie, plum cake, sandwich, cheese, sausage, bread, birthday cake, pancakes=pl, cookies=pl, cherry tart, piece of cake, ham, bowl of nuts, strawberry cake, muffins=pl, meatballs=pl, smoked fish, blueberry pie, jar of honey, biscuits=pl""",
)  # fmt: skip
GONE_LOOK = {
    "all": ["{hero} looked under the sofa. There was only dust and {a blue sock|an old apple|a lost marble}.", "{hero} looked behind the curtain. Nothing!", "{He} opened every drawer and closed it again.", "{hero} crawled under the table. There {he} found a spoon, but that was all.", "{hero} shook out every blanket. A toy car fell out, and that was all.", "{hero} climbed on a chair and looked on top of the cupboard. There was only an old hat box.", "{hero} looked behind the door. There stood only the broom.", "{hero} looked in the laundry basket. There were only shirts and socks.", "{hero} asked everyone in the house. Nobody knew anything."],
    "tool": ["{hero} looked in the shed. There was only a spider.", "{hero} looked behind the house. There stood an old chair.", "{hero} looked into the rain barrel. A frog looked back.", "{hero} looked on the woodpile. There was only a lizard in the sun.", "{hero} looked under the apple tree, but there were only apples.", "{hero} ran once around the house. Nothing!", "{hero} asked the neighbors. They did not know anything."],
    "food": ["{hero} looked into the oven. It was empty and cold.", "{hero} looked on every shelf. There was only salt and flour.", "{hero} asked everyone in the house. All mouths were clean.", "{hero} looked out of the window. The street was empty.", "{hero} looked in the cellar. There were only potatoes.", "{hero} sniffed. It still smelled so good!"],
}  # fmt: skip
GONE_CLUE = {
    "wear": ["Then {hero} looked at {el} and began to laugh. The {x} {were} on {el}'s head!", "Then {el} bent down to look under the bed, and {hero} saw it: {el} had the {x} on {e.his} head all the time!"],
    "small": ["Then {hero} wanted a cookie and opened the cookie jar. There {were} the {x}!", "Then {hero} put {his} hand into the pocket of {el}'s old coat. There was a hole in it, and deep down in the lining {were} the {x}!", "Then something glittered outside. {hero} climbed up and looked into the magpie's nest. There {were} the {x}!", "Then {hero} sat down to think, right in {el}'s chair. Ouch! There {were} the {x}, deep between the cushions."],
    "kitchen": ["Then {hero} heard a loud noise from the yard. Boom, boom! The baby sat in the sand and played with the {x}.", "Then {hero} looked into the doghouse. There {were} the {x}, right under the dog's nose.", "Then {hero} remembered {his} own game of pirates. {He} ran to the bush behind the house. There {were} the {x}! {He} had forgotten all about it."],
    "tool": ["Then {hero} saw a light next door. The neighbor came out with the {x}. She had borrowed {them} a week ago!", "Then {hero} looked up. The {x} {were} still by the tree house, where {el} had worked last summer.", "Then {hero} saw tall grass move. A family of hedgehogs was asleep there, right next to the {x}."],
    "soft": ["Then {hero} heard a tiny sound behind the stove. There lay the cat on the {x}, with four little kittens!", "Then {hero} looked into the dog's basket. The puppy was asleep, and under its nose {were} the {x}.", "Then {hero} looked at the baby. The baby was asleep, and it held the {x} in both arms."],
    "food": ["Then {hero} found a crumb on the floor, and then another one. The crumbs led to the doghouse. There lay the dog with a very round tummy.", "Then {hero} found crumbs on the stairs. They led up to the attic. There sat a family of mice, and they had a party.", "Then {hero} heard a loud burp behind the curtain. There sat the goat. Its beard was full of crumbs."],
}  # fmt: skip
GONE_END = {
    "wear": ["{el} felt with {e.his} hand and went red. Then {e.he} laughed until {e.his} tummy hurt.", "{el} touched {e.his} head. \"Oh dear,\" {e.he} said. \"I looked for them everywhere but there!\""],
    "small": ["{hero} ran to {el} as fast as {he} could and gave {e.him} the {x}.", "\"How did the {x} get there?\" asked {el}. Nobody knew."],
    "kitchen": ["They washed the {x} with hot water and soap. Now {el} could cook.", "{hero} brought the {x} back and helped {el} in the kitchen all afternoon."],
    "tool": ["{hero} carried the {x} home and helped {el} with the work.", "{el} was glad. Now the work in the garden could begin."],
    "soft": ["{el} came and looked. \"Shh! I can wait,\" {e.he} whispered.", "{el} did not take the {x} away. {e.He} only smiled and went out on {e.his} toes."],
    "food": ["{el} was angry for a moment. But then {e.he} had to laugh.", "\"Well, it must have tasted good,\" said {el}. And then they made something even better together."],
}  # fmt: skip


@plot(
    weight=1.5, hero="child/animal legs hands !grown !bug !thing !crab", worlds=LAND,
    gists=["who looks for {el}'s {x}", "and {el}'s {x}", "who helps {el} to find the {x}", "and the {x} that {was} gone"],
)  # fmt: skip
def somebodys_thing_is_gone(s: Story) -> None:
    """A relative's thing is gone; the whole house looks for it, and the hero finds it in an odd place."""
    kind, x, *pl = entry(s, GONE_THINGS)
    many = bool(pl)
    e = s.add_char("elder")
    if not e.short or e.short == e.name or not s.roles["hero"].name:
        raise Lack("no relative")
    he, him, his = ("he", "him", "his") if e.pron == "he" else ("she", "her", "her")
    s.set(el=e.short, x=x, was="were" if many else "was", were="were" if many else "was", them="them" if many else "it")
    s.set(ehe=he, ehim=him, ehis=his, they="they" if many else "it", one="them" if many else "it")
    hero = who(s)

    def fit(texts: list) -> list:
        return [
            t.replace("{e.he}", he).replace("{e.He}", he.capitalize()).replace("{e.him}", him).replace("{e.his}", his)
            for t in texts
            if s.talks or '"' not in t
        ]

    s.flags.add("scene")
    s.begin()
    frames = [
        "{el}'s {x} {was} gone.",
        "{el}'s {x} {was} gone. HERO wanted to help.",
        "{el} could not find {ehis} {x} anywhere.",
        "{One_day}, {el}'s {x} {was} gone, and everybody looked for {one}.",
        "Where {was} {el}'s {x}? HERO looked everywhere.",
        "\"My {x} {are} gone!\" cried {el}." if many else "\"My {x} is gone!\" cried {el}.",
        "\"Who has seen my {x}?\" asked {el}.",
        "The whole house was looking for {el}'s {x}.",
        "Nobody knew where {el}'s {x} {was}. HERO wanted to find out.",
        "{One_day}, HERO helped {el} to look for {ehis} {x}.",
        "Yesterday, {el}'s {x} {was} still there. Today, {they} {was} gone.",
        "HERO came home, and {el} was walking up and down. {Ehis} {x} {was} gone!",
        "In the house of HERO, everybody was on the floor. {el}'s {x} {was} gone.",
        "{el} had lost {ehis} {x}. HERO promised to find {one}.",
    ]  # fmt: skip
    s.set(are="are" if many else "is")
    frame = s.choose([t for t in frames if s.talks or '"' not in t])
    s.add(s.render(frame.replace("HERO", hero)))
    e.known = True
    if "HERO" in frame:
        s.mark("hero")
        s.say("{el} had had the {x} only a moment ago.", "{el} had used the {x} every day." if kind != "food" else "{el} had kept the {x} for the evening.", "\"I will find your {x},\" said {hero}." if s.talks else "{hero} began to look for the {x} at once.")  # fmt: skip
    else:
        s.say("{el} looked here and looked there. " + hero[0].upper() + hero[1:] + " wanted to help.", hero[0].upper() + hero[1:] + " saw how sad {el} was and wanted to find the {x}.", "\"I will find your {x}!\" said " + hero + "." if s.talks else hero[0].upper() + hero[1:] + " began to look for the {x} at once.")  # fmt: skip
        s.mark("hero")
    s.par(0.4)
    looks = GONE_LOOK.get(kind, GONE_LOOK["all"])
    for t in s.sample(looks, s.turns(2, 3)):
        s.say(t)
    s.talk("elder", "Where did I put the {x}?", "I need my {x}!", "The {x} cannot fly away!", "Oh, my good old {x}!" if kind != "food" else "Oh, my good {x}!", mood="sad", instead="{el} sat down and sighed.")  # fmt: skip
    s.maybe(0.6, "{hero} thought hard. Where would {he} be if {he} was the {x}?", "{hero} closed {his} eyes and thought about the {x}.", "Now everyone in the family was looking for the {x}.")  # fmt: skip
    s.par(0.4)
    s.say(*fit(GONE_CLUE[kind]))
    s.talk(
        "hero",
        "I know where your {x} went!" if kind == "food" else "I have found your {x}!",
        "Come and look, {el}!",
        mood="happy",
        instead="{hero} called {el}.",
    )
    s.say(*fit(GONE_END[kind]) or ["{el} was so glad that {ehe} danced through the kitchen."])
    s.maybe(0.5, "{el} gave {hero} a big hug.", "{el} hugged {hero} and did not let go for a long time.")
    finish(
        s,
        [
            "From then on, {el} always put {ehis} {x} in the same place." if kind != "food" else "From then on, {el} always locked the kitchen door.",
            "And when {el} lost something again, {hero} knew where to look.",
            "That evening, they all talked about the {x} and laughed.",
            "\"What would I do without you?\" said {el}." if s.talks else "{el} was very proud of {hero}.",
            "Nobody in the family ever forgot the day when {el}'s {x} {was} gone.",
        ],
        ("Look in front of your nose first.", "It is good to help each other.", "What is gone is often very near.") if kind != "food" else ("It is good to help each other.", "It is better to laugh than to be angry."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# class; animal; habit; in the past
PETS = classes(
    noise="""parrot=repeat every word=repeated every word, parrot=sing at midnight=sang at midnight, dog=howl with the music=howled with the music, dog=bark at the moon=barked at the moon, rooster=crow at noon=crowed at noon, rooster=crow in the middle of the night=crowed in the middle of the night, canary=whistle only one song=whistled only one song, cat=sing on the roof=sang on the roof, donkey=bray at every bell=brayed at every bell, goose=honk at everyone=honked at everyone, crow=say good morning in the evening=said good morning in the evening, frog=croak all night=croaked all night, starling=whistle like a train=whistled like a train, old dog=snore like a bear=snored like a bear, pig=squeal when it rained=squealed when it rained, duck=quack in its sleep=quacked in its sleep, parrot=call out the hours=called out the hours, seagull=scream at breakfast=screamed at breakfast, cricket=chirp louder than a bell=chirped louder than a bell, goat=bleat at every stranger=bleated at every stranger, jackdaw=laugh like an old man=laughed like an old man, parrot=sneeze like a giant=sneezed like a giant""",
    take="""magpie=steal shiny things=stole shiny things, crow=carry off spoons=carried off spoons, dog=steal left shoes=stole left shoes, cat=bring home socks=brought home socks, puppy=hide hats=hid hats, monkey=take buttons from coats=took buttons from coats, raccoon=carry off keys=carried off keys, goat=eat letters=ate letters, squirrel=hide pencils=hid pencils, hamster=collect stamps=collected stamps, jackdaw=steal rings=stole rings, ferret=hide gloves=hid gloves, rat=carry off buttons=carried off buttons, dog=bury slippers=buried slippers, kitten=steal balls of wool=stole balls of wool, monkey=hide glasses=hid glasses, seagull=steal hats=stole hats, fox=carry off scarves=carried off scarves, dog=bring home strange umbrellas=brought home strange umbrellas, parrot=pull ribbons out of hair=pulled ribbons out of hair, cat=hide coins in a boot=hid coins in a boot, otter=collect corks=collected corks""",
    help="""dog=carry the basket=carried the basket, monkey=wash the cups=washed the cups, parrot=count the money=counted the money, goat=pull the cart=pulled the cart, goose=watch the door=watched the door, cat=turn the pages=turned the pages, donkey=carry the tools=carried the tools, elephant=water the street=watered the street, mouse=thread the needles=threaded the needles, penguin=carry the plates=carried the plates, bear=carry the heavy bags=carried the heavy bags, dog=ring the bell=rang the bell, crow=bring the newspaper=brought the newspaper, raccoon=wash the windows=washed the windows, squirrel=crack the nuts=cracked the nuts, pelican=carry the letters in its beak=carried the letters in its beak, beaver=cut the wood=cut the wood, kangaroo=carry the mail in its pouch=carried the mail in its pouch, owl=guard the house at night=guarded the house at night, pony=bring the milk=brought the milk, pigeon=carry notes to the neighbors=carried notes to the neighbors, giraffe=paint the ceilings=painted the ceilings, rabbit=pull weeds=pulled weeds, ostrich=dust the shelves=dusted the shelves, little dog=hold the ladder=held the ladder""",
    odd="""cat=sleep in a hat=slept in a hat, dog=walk backward=walked backward, goose=wear a bonnet=wore a bonnet, hen=ride on a bicycle=rode on a bicycle, pig=sleep in a bathtub=slept in a bathtub, cow=look at the stars=looked at the stars, duck=follow the bus=followed the bus, goat=stand on the roof=stood on the roof, cat=swim in the fountain=swam in the fountain, rooster=sit on a cow=sat on a cow, dog=eat only pancakes=ate only pancakes, turtle=race the mailman=raced the mailman, snail=travel on a teapot=traveled on a teapot, parrot=wear a tie=wore a tie, sheep=dance in the rain=danced in the rain, monkey=walk with a cane=walked with a cane, llama=carry an umbrella=carried an umbrella, cat=climb the church tower=climbed the church tower, crow=ride on the broom=rode on the broom, dog=sit in the first row at every concert=sat in the first row at every concert, donkey=wear four red boots=wore four red boots, penguin=sleep in the icebox=slept in the icebox, pony=drink cocoa=drank cocoa, goose=march to the market=marched to the market, frog=sit on the teapot=sat on the teapot, pig=jump over puddles=jumped over puddles, rabbit=ride on the dog=rode on the dog, swan=eat from a plate=ate from a plate, mouse=live in a pocket=lived in a pocket, hen=sleep on the mantelpiece=slept on the mantelpiece""",
)  # fmt: skip
KEEPERS = split("""lighthouse keeper, baker, mail carrier, librarian, teacher, bus driver, captain, clockmaker, tailor, shoemaker, miller, painter, gardener, farmer, fisherman, doctor, cook, piano teacher, carpenter, beekeeper, train driver, toy maker, night watchman, bell ringer, florist, barber, hatter, candle maker, organ grinder, potter, bookseller, chimney sweep, weaver, ferryman, innkeeper, judge, music teacher, street sweeper, milkman, blacksmith, broom maker, inventor, sailor, station master, firefighter, zookeeper, photographer, dentist, ice cream seller""")  # fmt: skip
PET_TROUBLE = {
    "noise": ["The neighbors could not sleep and put pillows over their ears.", "Nobody could hear what the customers said anymore.", "The baby next door woke up and cried.", "People crossed the street to get away from the noise.", "An old man next door put wool in his ears.", "The mayor wrote a letter. He asked for some quiet."],
    "take": ["Soon everyone in the street missed something.", "One neighbor looked for her things all day long.", "The mayor put up a sign: \"Beware of the thief!\"", "The neighbors searched their rooms from top to bottom.", "An angry woman knocked at the door. \"Where are my things?\" she called.", "Nobody wanted to come in anymore."],
    "help": ["But one day, the {a} went too fast, and everything fell down.", "But one morning, the {a} mixed everything up.", "But one day, the {a} was tired and fell asleep in the middle of the work.", "But one day, the {a} slipped, and there was a loud crash.", "But then somebody left the door open, and the {a} ran after a butterfly.", "But a man came and laughed. A {a} was no good for work, he said."],
    "odd": ["People stopped in the street and pointed.", "Some neighbors shook their heads.", "A man took out a notebook and wrote it all down.", "\"That is not normal,\" said the neighbor.", "Dogs stopped and stared.", "A fine lady said that this was not right for a {a}.", "The children laughed so hard that they fell over."],
}  # fmt: skip


def pet_saves(s: Story, kind: str) -> None:
    """How the habit turns out to be good for something."""
    if kind == "noise":
        s.say("Then came a night with thick smoke. A candle had fallen over, and everyone was asleep.", "Then came a night with a great storm. The water rose, and everyone was asleep.", "Then came a foggy night, and a little boat was lost on the lake.")  # fmt: skip
        s.say("But the {a} was awake. It made more noise than ever before!", "The {a} saw it first. It was so loud that nobody could sleep on.", "Only the {a} noticed it. It did what it always did, but ten times louder.")  # fmt: skip
        s.say("Everybody ran out, and together they saved what could be saved. Nobody was hurt.", "Lights went on everywhere, and everyone came to help. Soon all were safe.", "One window after another opened. In the end, everyone was safe, and all because of the {a}.")  # fmt: skip
    elif kind == "take":
        s.say("Then {hero} followed the {a} one evening. Behind the stove was a hole, and in the hole was a whole heap of things!", "Then {hero} looked under the old stairs. There {he} found everything that the {a} had ever taken.")  # fmt: skip
        s.say("Right in the middle lay the golden ring that the old neighbor had lost a year ago.", "There was even the key to the clock tower, which everyone had looked for since spring.", "There were forty things at least, and each of them belonged to somebody in the street.", "Among them was {hero}'s own silver spoon.")  # fmt: skip
        s.say("{hero} carried everything back, from door to door. The people were so glad that they forgot to be angry.", "{hero} put everything on a long table, and all the neighbors came and found their things.", "{hero} hung a sign on the door: \"Come and get your things!\" The neighbors laughed when they saw it all.")  # fmt: skip
    elif kind == "help":
        s.say("So {hero} told the {a} to stay at home. It sat by the window and looked sad.", "After that, {hero} did the work alone, and the {a} lay in a corner.")  # fmt: skip
        s.say("But the next week, {hero} had a bad cold and could not get up.", "But then {hero} hurt {his} foot and had to stay in bed.")  # fmt: skip
        s.say("Who did the work then? The {a}! Nobody had told it to {h}, but it {hp} from morning to night.", "The {a} did not wait. It {hp}, slowly and carefully, and it did not make a single mistake.")  # fmt: skip
    else:
        s.say("So {hero} told the {a} to be like all others. After that, it did nothing at all and did not even eat.", "So {hero} closed the door, and the {a} had to stay in. It lay on the floor and sighed.")  # fmt: skip
        s.say("Suddenly, the street was quiet, and nobody laughed anymore. People asked, \"Where is the {a}?\"" if s.talks else "Suddenly, the street was quiet, and nobody laughed anymore. Everyone missed the {a}.", "The next day, a little girl stood in front of the door. She had come a long way to see the {a} that {hp}.")  # fmt: skip
        s.say("{hero} opened the door wide. And the {a} {hp} again, as it had always done.", "Then {hero} understood. {He} let the {a} do what it wanted, and at once it {hp} again.")  # fmt: skip


@plot(
    weight=1.5, hero="grown person", grown=True, worlds="town farm castle house shore",
    gists=["who has a {a} that {hp}", "and a {a} that {hp}", "and the {a}"],
)  # fmt: skip
def keeper_and_pet(s: Story) -> None:
    """Somebody with a job has an animal with an odd habit; it makes trouble and then turns out well."""
    kind, a, h, hp = s.pick(PETS)
    job = s.pick(KEEPERS)
    cast(s, job, "he" if job in ("milkman", "fisherman", "ferryman", "night watchman") else "")
    if s.chance(0.45):
        s.roles["hero"].name = None
    s.set(a=a, h=h, hp=hp, job=job)
    start(
        s,
        [
            "The {job} had a {a} that {hp}." if not s.roles["hero"].name else "[H] had a {a} that {hp}.",
            "[H] had a {a} that {hp}.",
            "[H] had a {a}. It {hp}.",
            "There once was {hero.a} who had a {a} that {hp}.",
            "Once upon a time, there was {hero.a}. {hero.he} had a {a} that {hp}.",
            "In the house of [H], there was a {a} that {hp}.",
            "[H] did not live alone. With {hero.him} lived a {a} that {hp}.",
            "Have you heard of the {a} that {hp}? It belonged to [H].",
            "A {a} that {hp} lived with [H].",
            "Some people have a canary. But [H] had a {a} that {hp}.",
            "Everyone in the street knew [H] and the {a} that {hp}.",
            "Why did the {a} of [H] {h}? Nobody knew.",
            "\"My {a} is very clever,\" said [H]. \"Look, it likes to {h}!\"" if kind in ("help", "odd") else "\"Stop that, you silly {a}!\" cried [H]. But the {a} did not stop to {h}.".replace("did not stop to {h}", "{hp} every day"),
            "[H] found a young {a} one winter and took it home. Soon the {a} {hp}.",
            "It is not easy to live with a {a}. The {a} of [H] {hp}.",
        ],
        two=0,
    )  # fmt: skip
    s.mark("hero")
    s.say(
        "The {a} {hp} when it was happy, and it {hp} when it was sad.",
        "Nobody had taught the {a} to {h}. It just did.",
        "{hero} loved the {a}, even when it {hp}."
        if kind in ("noise", "take")
        else "{hero} loved the {a} because it {hp}.",
        "{hero} laughed every time when the {a} {hp}.",
        "At first, the {a} had done it only once a week. Now it {hp} every day.",
        "No other {a} in the land could {h} like this one.",
    )
    s.maybe(0.5, "The {a} had brown eyes and was very proud.", "In the evening, {hero} and the {a} sat by the stove.", "The {a} was not big, but everyone knew it." if a not in ("elephant", "bear", "giraffe", "cow") else "Everyone knew the {a}.")  # fmt: skip
    s.par(0.4)
    for t in s.sample(
        [t for t in PET_TROUBLE[kind] if s.talks or '"' not in t], s.turns(1, 2) if kind != "help" else 1
    ):
        s.say(t)
    if kind in ("noise", "take"):
        s.talk("hero", "You must stop that, dear {a}!", "What shall I do with you, you silly {a}?", "A good {a} does not do that!", mood="sad", instead="{hero} did not know what to do with the {a}.")  # fmt: skip
        s.say("{hero} gave the {a} a {big bone|new blanket|little mirror}. It did not help." if a in ("dog", "puppy", "old dog") else "{hero} gave the {a} something good to eat. It did not help.", "{hero} talked to the {a} for an hour. It listened, and then it {hp} again.", "The {a} put its head to one side. But the next day, it {hp} again.")  # fmt: skip
    else:
        s.talk(
            "hero",
            "Maybe a {a} should not {h}.",
            "Oh, my poor {a}!",
            "What will people think of my {a}?",
            mood="sad",
            instead="{hero} was worried about the {a}.",
        )
    s.par(0.4)
    pet_saves(s, kind)
    s.talk("hero", "You are the best {a} in the world!", "Good {a}! You may {h} as much as you like." if kind != "take" else "Good {a}! But please do not {h} again.", "What would I do without my {a}?", mood="happy", instead="{hero} was proud of the {a}.")  # fmt: skip
    finish(
        s,
        [
            "From that day on, nobody said a bad word about the {a} that {hp}.",
            "And the {a} got a blue ribbon with a little bell.",
            "And if they are still there, the {a} sits next to {hero} every evening.",
            "There is even a picture of the {a} on the wall now.",
            "People still tell the story of {hero} and the {a}.",
        ],
        ("Everyone is good at something.", "A strange friend can be a true friend.", "What bothers us today may help us tomorrow."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# class; the thing; what it is really for
PUZZLING = classes(
    music="""guitar=make music, violin=make music, trumpet=make music, drum=make music, flute=make music, accordion=make music, harmonica=make music, xylophone=make music, music box=make music, tambourine=make music, banjo=make music, piano=make music, bell=make music, tuba=make music, harp=make music, little organ=make music, whistle=make music""",
    wear="""top hat=keep a head warm, rubber boot=keep a foot dry, mitten=keep a hand warm, straw hat=keep off the sun, sock=keep a foot warm, raincoat=keep off the rain, scarf=keep a neck warm, umbrella=keep off the rain, bow tie=look nice at a party, apron=keep clothes clean, belt=hold up pants, pair of glasses=see better, glove=keep fingers warm, nightcap=keep ears warm at night, wig=have new hair, shawl=keep shoulders warm""",
    play="""kite=play in the wind, top=play on the floor, yo-yo=do little tricks, skateboard=ride down a hill, jump rope=jump and count, balloon=play all afternoon, hoop=run and play, seesaw=go up and down, sled=slide down a hill, scooter=ride along the path, beach ball=play with a friend, swing=swing up and down, pair of skates=slide on the ice, puzzle=put a picture together, chess board=play a game, deck of cards=play a game, kaleidoscope=look at colors, tricycle=ride in circles, frisbee=play with a friend, toy boat=play on the water""",
    house="""teapot=make tea, clock=tell the time, mirror=look at your own face, toothbrush=brush teeth, comb=comb hair, candle=make light, broom=sweep the floor, ladder=climb up high, telescope=look at the stars, magnifying glass=make small things big, compass=find the way, telephone=talk to somebody far away, typewriter=write letters, lantern=make light, bathtub=have a bath, sieve=sift flour, watering can=water flowers, mailbox=get letters, suitcase=carry things on a trip, bird bath=wash feathers, pillow=sleep well, hammock=rest between two trees, alarm clock=wake up on time, spoon=eat soup, corkscrew=open bottles, camera=take pictures, book=read stories, map=find the way, pencil=write and draw, paintbrush=paint pictures, kettle=boil water, iron=make clothes smooth, thermometer=know how warm it is, flashlight=make light, feather duster=dust the shelves, sewing machine=sew clothes, rolling pin=roll out dough, rocking chair=rock back and forth, key=open a door, scale=know how heavy things are, eggbeater=beat eggs, wheelbarrow=carry stones, globe=see the whole world, bottle opener=open bottles, nutcracker=crack nuts, clothespin=hang up the wash, funnel=fill bottles, radio=hear news and songs, sponge=wash the dishes""",
)  # fmt: skip
FINDERS = rows("""frog=s, mouse=mice, rabbit=s, fox=es, duck=s, goose=geese, hedgehog=s, bear=s, squirrel=s, owl=s, crow=s, mole=s, beaver=s, otter=s, badger=s, raccoon=s, goat=s, pig=s, hen=s, monkey=s, penguin=s, turtle=s, toad=s, sheep=sheep, donkey=s, cat=s, dog=s, kitten=s, lizard=s, sparrow=s, magpie=s, deer=deer, pony=ponies, kangaroo=s, koala=s, panda=s, lion=s, elephant=s, parrot=s, ant=s, beetle=s, wren=s, hamster=s, moose=moose""")  # fmt: skip
FOUND_AT = split("""by the pond, in the forest, on the beach, in the meadow, under a tree, on the path, in the tall grass, by the river, behind the barn, near the mill, on top of the hill, next to a big stone, in the reeds, at the edge of the wood, under the bridge, in an old boat, near the fence""")  # fmt: skip
NO_HAT = (
    "ladder",
    "bathtub",
    "hammock",
    "wheelbarrow",
    "sewing machine",
    "rocking chair",
    "typewriter",
    "pillow",
    "mailbox",
)
# what they take it for, and what comes of it
GUESSES = {
    "music": (("a house", "They tried to live in it, but it was much too hard."), ("a boat", "They pushed the {x} into a puddle, but it only got wet."), ("a table", "But all their nuts rolled off."), ("asleep", "They waited until noon, but the {x} did not wake up.")),
    "wear": (("a bag", "They put apples on it. But then they could not carry the {x}."), ("a nest", "They sat down on the {x}, but it was not round enough."), ("a sleeping animal", "They waited, but the {x} did not wake up."), ("a flag", "They hung the {x} on a branch, and all the birds laughed."), ("a leaf", "But no tree had leaves like that.")),
    "play": (("a door", "They knocked at the {x}, but nobody opened."), ("a table", "But all their nuts rolled off."), ("something to eat", "They bit into the {x}. It did not taste good at all."), ("a roof", "But when it rained, they got wet."), ("a big seed", "They put earth on the {x} and waited. Nothing grew.")),
    "house": (("something to eat", "They licked the {x}. It did not taste good at all."), ("a hat", "They tried it on, but it fell off again and again."), ("a strange flower", "They gave the {x} some water, but it did not grow."), ("a pet", "They stroked the {x} and gave it grass, but it did not eat."), ("a drum", "They tapped on the {x}, but it did not sound nice."), ("a toy", "They pushed the {x} to and fro, but soon they were bored.")),
}  # fmt: skip


def two_finders(s: Story) -> str:
    """Two animals, of one kind or of two; {fa} and {fb} name them. Returns their first mention."""
    a, many = s.pick(FINDERS)
    b = s.pick(FINDERS)[0]
    if s.chance(0.5) or b == a:
        plural = {"s": a + "s", "es": a + "es"}.get(many, many)
        one, two = s.pick((("big", "small"), ("old", "young"), ("fat", "thin"), ("brown", "gray"), ("first", "second")))
        s.set(fa=f"the {one} {a}", fb=f"the {two} {a}")
        adj = s.pick(("little ", "young ", "", "", "curious ", "silly "))
        return (
            s.pick(("two " + adj, "two ", "a pair of ")).replace(
                "two " + adj, f"two {adj if one in ('first', 'brown') else ''}"
            )
            + plural
        )
    s.set(fa=f"the {a}", fb=f"the {b}")
    return s.pick((f"a {a} and a {b}", f"a {a} and a {b}", f"a {a} and {s.pick(('its', 'its good'))} friend, a {b},", f"the {a} and the {b}"))  # fmt: skip


@plot(
    weight=0.75, hero="person legs hands !royal", grown=True, worlds="town farm castle house shore",
    gists=["and {who} who found a {x}", "who tells {who} what a {x} is for", "who meets {who} and a {x}"],
)  # fmt: skip
def two_found_a_thing(s: Story) -> None:
    """Two animals find a thing and do not know what it is for; they guess, and then they learn it."""
    kind, x, use = s.pick(PUZZLING)
    who_found = two_finders(s)
    s.set(x=x, use=use, who=who_found.rstrip(","), W=who_found, at=s.pick(FOUND_AT))
    s.flags.add("scene")
    s.begin()
    frames = [
        "{who.} found a {x} {at}.",
        "{who.} found a {x} {at}.",
        "{One_day}, {who.} found a {x} {at}.",
        "{who.} found a {x}. They did not know what it was.",
        "Somebody had lost a {x} {at}. {who.} found it.",
        "A {x} lay {at}. {who.} came by and stopped.",
        "Once upon a time, {who.} found a {x}.",
        "There once were {who.} that found a {x} {at}." if who_found.startswith("two") else "Long ago, {who.} found a {x} {at}.",
        "What is a {x} for? {who.} did not know, but they had found one {at}.",
        "\"What is that?\" asked {fa}. \"I do not know,\" said {fb}. It was a {x}.",
        "When {who.} came home, there was a {x} in front of the door.",
        "{One_day}, {who.} saw a {x} {at} and did not know what it was for.",
        "Early in the morning, {who.} pulled a {x} out of the mud.",
        "{who.} had never seen a {x} before. But {one_day}, they found one {at}.",
    ]  # fmt: skip
    frame = s.choose([f for f in frames if s.talks or '"' not in f])
    text = s.render(frame.replace("{who.}", who_found))
    s.add(text[0].upper() + text[1:])
    s.say(
        "They walked around the {x} three times.",
        "{Fa} looked at the {x} from the left, and {fb} looked at it from the right.",
        "{Fb} sniffed at the {x}. It smelled strange.",
        "There was nothing like the {x} where they lived.",
        "\"Is it good for something?\" asked {fb}. {Fa} touched the {x}." if s.talks else "{Fa} touched the {x} and jumped back.",
        "The {x} did not move, and it did not say anything.",
    )  # fmt: skip
    s.par(0.4)
    guesses = [g for g in GUESSES[kind] if g[0] != "a hat" or x not in NO_HAT]
    for i, (guess, result) in enumerate(s.sample(guesses, s.turns(2, 3))):
        name = ("{Fa}", "{Fb}")[i % 2]
        low = name.lower()
        say = s.pick(
            (
                f'"I know! It is {guess}," said {low}.',
                f'"Maybe it is {guess}," said {low}.',
                f'"It must be {guess}," said {low}.',
            )
        )
        s.say(f"{say} {result}" if s.talks else f"{name} thought that it was {guess}. {result}")
    s.say("They sat down next to the {x} and sighed.", "{Fa} was cross. {Fb} kicked the {x} a little.", "\"A {x} is good for nothing,\" they said." if s.talks else "Now they did not know what to do with the {x}.")  # fmt: skip
    s.par(0.4)
    s.say("Then {hero} came along the path and saw them with the {x}.", "Just then, {hero} passed by and began to laugh.", "Then {hero} came and looked for something. \"Oh, there is my {x}!\"" if s.talks else "Then {hero} came by.")  # fmt: skip
    s.talk("hero", "That is a {x}. With a {x}, you can {use}.", "Do you not know what it is for? You need a {x} to {use}.", "Look, I will show you. With a {x}, you can {use}.", mood="kind", instead="{hero} showed them what it was for. With a {x}, you can {use}.")  # fmt: skip
    s.say(
        {
            "music": "{hero} played a little song on the {x}. {Fa} and {fb} began to dance.",
            "wear": "{hero} put on the {x} and turned around. Now they understood!",
            "play": "{hero} tried it first. Then {fa} tried it, and then {fb}. It was so much fun!",
            "house": "{hero} showed them everything slowly. {Fa} and {fb} watched with big eyes.",
        }[kind],
        "{hero} showed it to them, and {fa} and {fb} had to laugh about all that they had tried.",
    )  # fmt: skip
    s.say("\"And we thought it was something else!\" said {fa}." if s.talks else "They had never thought of that.", "\"So that is what a {x} is for!\" said {fb}." if s.talks else "So that was what a {x} was for!")  # fmt: skip
    s.maybe(
        0.7,
        "{hero} let them keep the {x}.",
        "{hero} gave them the {x}, and they carried it home together.",
        "They shared the {x}: one day it was with {fa}, and the next day it was with {fb}.",
    )
    finish_story(
        s,
        [
            "From then on, {fa} and {fb} could {use}, too." if kind != "wear" else "From then on, {fa} and {fb} wore the {x} by turns.",
            "And if somebody asks them what a {x} is for, they know it very well.",
            "That evening, {fa} and {fb} fell asleep next to the {x}.",
            "Since then, they ask first when they find something. And the {x} is still their best find.",
            "\"What shall we find tomorrow?\" asked {fa}. But nothing was as good as the {x}." if s.talks else "They never found anything better than the {x}.",
        ],
        ("If you do not know something, ask.", "It is fun to learn something new.", "Two heads can guess more than one."),
        1.0,
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# class; what is followed; the same later ("pl" if plural)
TRAILS = classes(
    prints="""small footprints=footprints=pl, big footprints=footprints=pl, wet footprints=footprints=pl, muddy paw prints=paw prints=pl, tracks with three toes=tracks=pl, the prints of tiny boots=prints=pl, hoofprints=hoofprints=pl, very round footprints=footprints=pl, bird tracks=tracks=pl, prints of bare feet=prints=pl, tracks that hopped=tracks=pl, the track of a wheel=track, two long tracks=tracks=pl, prints as big as plates=prints=pl, green footprints=footprints=pl, tiny tracks like stars=tracks=pl, webbed footprints=footprints=pl, white paw prints=paw prints=pl, blue handprints=handprints=pl, one single line of footprints=line of footprints""",
    line="""a red thread=thread, a long blue ribbon=ribbon, a white string=string, a line of chalk=line of chalk, a yellow rope=rope, a trail of flour=trail of flour, a trail of sand=trail of sand, a line of pebbles=line of pebbles, a trail of crumbs=trail of crumbs, a row of acorns=row of acorns, a line of shells=line of shells, a trail of feathers=trail of feathers, a trail of blue paint=trail of paint, a green thread of wool=thread of wool, a row of buttons=row of buttons, a trail of petals=trail of petals, a trail of drops=trail of drops, a line of candy wrappers=line of wrappers, a trail of hay=trail of hay, a trail of sugar=trail of sugar, a trail of paper scraps=trail of paper, a row of cherry pits=row of cherry pits, a silver thread=thread, a trail of popcorn=trail of popcorn, arrows of chalk=arrows=pl, a trail of nutshells=trail of nutshells, a row of leaves=row of leaves""",
    sound="""a strange sound=sound, a soft song=song, the sound of a flute=flute, a tiny bell=bell, a knocking sound=knocking, a faint drumming=drumming, a squeaking sound=squeaking, a whistle=whistle, a deep hum=hum, fiddle music=music, a tapping sound=tapping, a rattling sound=rattling, a tune without words=tune, a ticking sound=ticking, the sound of hammers=hammering, a rustling sound=rustling, a little trumpet=trumpet, a clinking sound=clinking, a chirping sound=chirping, a jingling sound=jingling, a far-off horn=horn""",
    smell="""the smell of pancakes=smell of pancakes, the smell of fresh bread=smell of bread, the smell of soup=smell of soup, the smell of cinnamon=smell of cinnamon, a smell of oranges=smell of oranges, the smell of popcorn=smell of popcorn, the smell of hot chocolate=smell of chocolate, the smell of apples=smell of apples, the smell of waffles=smell of waffles, the smell of honey=smell of honey, the smell of lemon cake=smell of cake, the smell of fried onions=smell of onions, the smell of vanilla=smell of vanilla, the smell of gingerbread=smell of gingerbread, the smell of pizza=smell of pizza, the smell of stew=smell of stew, the smell of plum jam=smell of jam, the smell of baked potatoes=smell of potatoes, the smell of toast=smell of toast, the smell of cheese=smell of cheese""",
    moving="""a white butterfly=butterfly, a black cat with a blue ribbon=cat, a red balloon=balloon, a yellow leaf in the wind=leaf, a paper boat on the stream=paper boat, a white feather in the wind=feather, a soap bubble=bubble, a ladybug=ladybug, a goose with a basket=goose, a little light=light, a firefly=firefly, a hedgehog with an apple=hedgehog, a blue bird=bird, a dog with a letter=dog, a rolling ball=ball, a hat in the wind=hat, a dandelion seed=seed, a snail with a yellow house=snail, a runaway wheel=wheel, a lost kite=kite, a duck with a bell=duck, a silver fish in the stream=fish, a toad with a limp=toad, a green beetle=beetle, a fat bumblebee=bumblebee, a squirrel with a key=squirrel, a piece of paper in the wind=piece of paper, a small cloud=cloud, a lamb without a flock=lamb, a dragonfly=dragonfly""",
)  # fmt: skip
TRAIL_WAY = ["through the gate and over a meadow", "along a wall and around the corner", "across a little bridge", "past the mill and up a hill", "between two tall trees", "down some stone steps", "under a fence", "through a dark tunnel of leaves", "past a sleepy dog", "twice around the well", "along the stream", "behind the old barn"]  # fmt: skip
TRAIL_AGAIN = (
    "behind a hedge",
    "on the other side of the road",
    "under an old oak tree",
    "near a sleepy cow",
    "at the foot of the hill",
    "between two tall pines",
    "next to a big stone",
    "on the far side of the ditch",
    "by a broken gate",
)
TRAIL_END = {
    "prints": ["There sat a little bear cub that had lost its mother.", "There sat an old man in funny boots. He was looking for his runaway goat.", "There stood a pony. It had got out of its stable and could not find the way back.", "There was a baby goose that had lost its family."],
    "line": ["There sat a little girl with a big bag. The bag had a hole, and she had not seen it.", "There stood an old woman with a basket. The basket had a hole, and it was almost empty.", "There was a small boy who was crying. He had marked his way, but he was too tired to walk back."],
    "sound": ["There sat a young bird in a box. It could not get out.", "There sat an old man who was mending a music box. He was all alone.", "There was a tiny workshop, and in it sat an old woman who made toys. Nobody ever came to see her."],
    "smell": ["There stood a small blue house. An old woman looked out. She had cooked for ten, but nobody had come.", "There stood a little wagon, and next to it a cook who was all alone.", "There was a garden with a long table. An old man had set it for a party, but he had forgotten to ask any guests."],
    "moving": ["It stopped right in front of a little boy who had lost his way.", "It stopped by an old well. Deep down, somebody was crying: a small lamb had fallen in.", "It stopped near a bench. There sat an old woman who could not find her glasses."],
}  # fmt: skip
TRAIL_HELP = {
    "cub": "They went to look for the mother. It did not take long until they heard her call.",
    "goat": "They looked for the goat together and found it on a roof.",
    "pony": "{hero} took a rope and led the pony home, step by step.",
    "goose": "{hero} carried it to the pond. There the whole family was waiting.",
    "girl": "{hero} tied a knot in the bag and helped her to gather what had fallen out.",
    "basket": "{hero} put a big leaf over the hole and helped her to gather what had fallen out.",
    "small boy": "{hero} took his hand, and they went all the way back together.",
    "bird": "{hero} opened the box very carefully. The bird shook its wings and flew up.",
    "music box": "{hero} held the little screws for him. When the music box was mended, they both listened.",
    "toys": "{hero} stayed all afternoon and painted a row of wooden ducks for her.",
    "for ten": "{hero} called all {his} friends. Soon everyone sat at the table and ate.",
    "wagon": "{hero} called all {his} friends. Soon there was a long line in front of the wagon.",
    "guests": "{hero} ran and called everyone {he} knew. Soon the table was full.",
    "lost his way": "{hero} took his hand and brought him home.",
    "well": "{hero} let down a bucket on a rope and pulled the lamb up.",
    "glasses": "{hero} looked under the bench. There they were! The old woman smiled.",
}  # fmt: skip


# words in a trail that allow only some of the ends
TRAIL_FITS = (
    ("bird webbed toes stars hopped", ("goose",)),
    ("hoofprints", ("pony",)),
    ("paw", ("cub",)),
    ("boots bare wheel long handprints single plates", ("goat",)),
    ("footprints", ("cub", "goat")),
    ("thread string rope chalk ribbon", ("small boy",)),
    ("squeaking rustling chirping knocking tapping", ("bird",)),
    ("hammers ticking rattling clinking", ("toys",)),
    ("sound bell music song whistle hum drumming tune trumpet horn jingling", ("music box", "toys")),
)


def trail_end(s: Story, kind: str, x: str) -> str:
    """What is at the end of the trail x."""
    words = set(x.split())
    ends = TRAIL_END[kind]
    fits = next((keys for on, keys in TRAIL_FITS if kind != "moving" and words & set(on.split())), ("",))
    return s.pick([e for e in ends if any(k in e for k in fits)] or ends)


@plot(
    weight=1.5, hero="legs hands eats !bug !thing !crab", worlds="town farm castle house", grown=True,
    gists=["who follows {x}", "who followed {x}", "and {x}", "who wants to know where {tx} {lead}"],
)  # fmt: skip
def followed_it(s: Story) -> None:
    """The hero follows prints, a thread, a sound, a smell or something that moves, and finds somebody at the end."""
    kind, x, short, *pl = entry(s, TRAILS)
    sense, sensed = {"sound": ("hear", "heard"), "smell": ("notice", "noticed")}.get(kind, ("see", "saw"))
    many = bool(pl)
    s.set(
        x=x,
        tx=f"the {short}",
        it="them" if many else "it",
        they="they" if many else "it",
        was="were" if many else "was",
    )
    s.set(
        lead="lead" if many else "go" if kind == "moving" else "lead",
        sense=sense,
        sensed=sensed,
        go="go" if kind == "moving" else "lead",
    )
    s.gist("who follows {x}", "who followed {x}", "and {x}")
    lies = kind in ("prints", "line")
    duo = start(
        s,
        [
            "[H] followed {x}.",
            "{One_day}, [H] followed {x}.",
            "[H] {sensed} {x} and followed {it}.",
            "When [H] came out of the house, [he] {sensed} {x}.",
            "[H] wanted to know where {tx} came from. So [he] followed {it}." if not lies and kind != "moving" else "[H] wanted to know where {tx} went. So [he] followed {it}.",
            "Where did {x} {go}? [H] wanted to find out." if lies or kind == "moving" else "Where did {x} come from? [H] wanted to find out.",
            "{One_day}, there {was} {x} in front of the door. [H] followed {it}." if lies else "[H] stopped. There {was} {x}! [He] had to follow {it}.",
            "Nobody else was surprised. But [H] {sensed} {x} and followed {it}.",
            "On the way home, [H] {sensed} {x}. [He] forgot that [he] wanted to go home.",
            "It all began when [H] {sensed} {x}.",
            "Behind the house, [H] {sensed} {x} that had not been there before." if lies else "Early in the morning, [H] {sensed} {x}.",
            "\"Where {do} {x} {go}?\" asked [H].".replace("{do}", "do" if many else "does") if lies else "\"What is that?\" asked [H]. It was {x}." if not many else "[H] followed {x}.",
        ],
        ["There once was {hero.a} who followed {x}.", {"sound": "\"Listen! There is {x}!\" said [H].", "smell": "\"Mmm, {x}!\" said [H].", "moving": "\"Where are you going?\" [H] asked {x}."}[kind] if not lies else "\"I will follow {x},\" said [H]."],
        two=0.2,
    )  # fmt: skip
    ways = s.sample(TRAIL_WAY, 3)
    s.set(w1=ways[0], w2=ways[1], w3=ways[2], w4=s.pick(TRAIL_AGAIN))
    verb = {"moving": "went", "sound": "came and went", "smell": "was in the air"}.get(kind, "led")
    first = {
        "moving": "{Tx} moved on, {w1}, and {hero} came behind.",
        "sound": "{hero} went after {tx}, {w1}. Now it was a little louder.",
        "smell": "{hero} put up {his} nose and went after {tx}, {w1}.",
    }.get(kind, f"{{Tx}} {verb} {{w1}}.")
    s.say(first)
    s.say(
        "{hero} did not want to lose {tx}.",
        "{hero} had never {SEEN} anything like {it} before.".replace("{SEEN}", {"sound": "heard", "smell": "smelled"}.get(kind, "seen")),
        "{hero} had to know more about {tx}.",
        "\"I will follow {tx} to the very end,\" {he} said." if s.talks else "{He} wanted to follow {tx} to the very end.",
    )  # fmt: skip
    s.par(0.4)
    if not duo:
        s.say("On the way, {he} met {friend}.", "{friend} saw {him} and came running.")
        s.talk(
            "friend",
            "Where are you going?",
            "What are you looking for?",
            mood="kind",
            instead="{friend} wondered where {he} was going.",
        )
        s.talk("hero", "I am following {tx}. Come with me!", "I must know where {tx} {comes}.".replace("{comes}", "goes" if kind == "moving" else "ends" if not many else "end") if kind != "sound" and kind != "smell" else "I must know where {tx} comes from.", mood="happy", instead="So they followed {tx} together.")  # fmt: skip
    s.say(
        {"moving": "{Tx} went {w2}, and then {w3}.", "sound": "They heard {tx} again. They ran {w2}, and then {w3}.", "smell": "They followed {tx} {w2}, and then {w3}."}.get(kind, "{Tx} went on, {w2}, and then {w3}."),
    )  # fmt: skip
    s.say("Then {tx} {was} gone! They looked left and right.", "But suddenly, they lost {tx}.")
    s.say(
        "They stood still and waited.",
        "{friend} wanted to go home. But {hero} did not give up.",
        "{hero} closed {his} eyes for a moment.",
    )
    s.say(
        {"sound": "There it was again, {w4}!", "smell": "There it was again, {w4}!"}.get(
            kind, "Then {friend} found {it} again, {w4}."
        )
    )
    s.par(0.4)
    end = trail_end(s, kind, x)
    s.say(
        "At the end of {tx}, they stopped. " + end
        if lies
        else "Then they stopped. " + end
        if kind == "moving"
        else "And then they knew where {tx} came from. " + end
    )
    if kind == "moving":
        s.out[-1] = s.out[-1].replace("Then they stopped. It stopped", "At last, it stopped")
    s.talk(
        "hero",
        "Do not worry. We will help you.",
        "We followed {tx}, and now we are here!",
        "So this is the end of the way!",
        mood="kind",
        instead="{hero} and {friend} wanted to help.",
    )
    key = next(k for k in TRAIL_HELP if k in end)
    s.say(TRAIL_HELP[key])
    s.say(
        "On the way home, they talked about {tx}.",
        "{hero} was so glad that they had followed {tx}.",
        '"How good that you followed {tx}!" said {friend}.' if s.talks else "How good that they had followed {tx}!",
    )
    finish(
        s,
        [
            "And without {tx}, they would never have found the place.",
            "That night, {hero} dreamed of {tx}.",
            "The next morning, {hero} looked out for {tx} again.",
            "And {hero} never forgot the day when {he} followed {x}.",
            "Since then, {hero} always looks where others just walk by.",
        ],
        ("Keep your eyes and ears open.", "If you want to know something, go and find out.", "Somebody may be waiting for you at the end of the way."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# class; habit
ALWAYS = classes(
    say="""say good morning to the trees, say good night to the moon, say hello to every dog, say hello to the stairs, say thank you to the chair, say please to the door, say good night to every sock, say goodbye to the puddles, say good morning to the sun, say hello to the ants, say good night to all the toys, say sorry to the flowers, say hello to the letters in the mailbox, say thank you to the rain, say good morning to the snails, say hello to the clouds, say good evening to the street lamps, say thank you to the soup, say hello to the scarecrow, say good night to the chickens, say hello to the echo, say goodbye to the bathwater, say good morning to the teapot""",
    ask="""ask where the wind goes, ask why the sky is blue, ask what the birds are saying, ask how old the trees are, ask why snails are slow, ask where the sun sleeps, ask what is behind the hill, ask why cats purr, ask what the fish eat, ask where the stars go in the morning, ask how many days are left until summer, ask why the sea is salty, ask who made the first cake, ask why bees hum, ask where the river ends, ask what clouds are made of, ask why owls stay awake, ask how far it is to the moon, ask who lives in the clock tower, ask what is for supper, ask why leaves turn red, ask what the moon is made of""",
    count="""count the stairs, count the clouds, count the birds on the roof, count the steps to school, count the buttons on every coat, count the apples on the tree, count the red doors, count the peas on the plate, count the stars, count the sheep on the hill, count the windows in the street, count the ducks on the pond, count the drops on the window, count the cracks in the wall, count the bees in the garden, count the snails after the rain, count the wagons of the train, count the crows in the field, count the flowers by the road, count the bells, count the lamps in the street, count the stones in the path, count the boats on the river, count the spots on ladybugs, count the steps to the well""",
    sing="""sing in the bathtub, sing on the stairs, hum while eating soup, whistle on the way to school, sing to the cows, sing to the carrots, hum in the garden, sing the same song, whistle when it rained, sing under the bridge, sing to the moon, hum in bed, sing in the attic, sing on the swing, whistle in the cellar, sing with the kettle, hum in the rain, sing to the goldfish, sing in the barn, whistle to the birds, sing on the way home, hum at breakfast, sing to the potatoes""",
    little="""hop over every puddle, walk backward up the stairs, wave to the trains, smell every flower, knock on every tree, look under the bed, touch every fence post, pick up white stones, walk on the yellow stones, look into every mailbox, jump over the third step, wave to the ships, stroke every cat, put one sock on first, look behind the door, run around the well, bow to the geese, wink at the moon, tap on the drum before breakfast, shake the apple tree, walk on tiptoe past the clock, turn around three times before bed, blow at dandelions, pet the stone lion, draw a face on the window, step over the shadows, put a crumb on the windowsill, tie a knot in the curtain""",
)  # fmt: skip


@plot(
    weight=1.5, hero="child/animal legs hands eats !grown !bug !thing !crab", worlds="town farm castle house",
    gists=["who always {vp}", "who loves to {v}", "who cannot stop {ving}"],
)  # fmt: skip
def always_did_it(s: Story) -> None:
    """Somebody has a small habit; it is laughed at and given up, or it is just what helps one day."""
    kind, v = entry(s, ALWAYS)
    s.set(v=v, vp=past(v), ving=ing(v))
    s.gist("who always {vp}", "who likes to {v}", "who never stopped {ving}")
    duo = start(
        s,
        [
            "[H] always {vp}.",
            "[H] always {vp}.",
            "[H] always {vp}. Nobody knew why.",
            "No matter what day it was, [H] always {vp}.",
            "Day after day, [H] {vp}.",
            "There was one thing that [H] never forgot: to {v}.",
            "[H] could not stop {ving}.",
            "Some brush their teeth, and some feed the cat. [H] always {vp}.",
            "Everybody knew that [H] always {vp}.",
            "[H] had a funny habit. [He] always {vp}.",
            "Not one day went by when [H] did not {v}.",
            "Why did [H] always {v}? Nobody knew.",
        ],
        [
            "There once was {hero.a} who always {vp}.",
            "Once upon a time, there was {hero.a} who always {vp}.",
            '"Why do you always {v}?" everyone asked [H].',
            '"I like to {v}," said [H]. So {hero.he} always {vp}.',
        ],
        two=0.15,
    )
    s.say(
        "{hero} {vp} when {he} was happy, and {he} {vp} when {he} was sad.",
        "{Ving} was as important to {hero} as breakfast.",
        "If {hero} forgot to {v}, {he} turned around and went back.",
        "Nobody had told {hero} to {v}. {He} just liked it.",
        "{hero} had begun to {v} when {he} was very small.",
        "Without {ving}, the day was not a real day for {hero}.",
    )
    s.par(0.4)
    way = s.pick((always_missed, always_cheers, always_helps if kind != "little" else always_cheers))
    way(s, duo)
    s.talk(
        "friend",
        "Please never stop {ving}!",
        "Teach me how to {v}!",
        "How good that you always {v}!",
        mood="happy",
        instead="{friend} was glad that {hero} always {vp}.",
    )
    finish(
        s,
        [
            "And {hero} still likes to {v} today.",
            "From then on, both {hero} and {friend} {vp}.",
            "That evening, {hero} {vp} once more and went to bed.",
            "And if you do not believe it, just try to {v}, too.",
            "Now half of the street likes to {v}.",
        ],
        ("Small habits can make big joy.", "Be just as you are.", "Nobody has to be like all the others."),
    )  # fmt: skip


def always_missed(s: Story, duo: bool) -> None:
    """The habit is laughed at and given up, and then everyone misses it."""
    s.add_char("rival", "!vehicle !thing")
    s.say("But {one_day}, {rival} saw it and laughed.", "{One_day}, {rival} watched {hero} and shook {rival.his} head.")
    s.talk("rival", "Must you always {v}? That is so silly.", "Nobody else needs to {v}!", "Can you not stop {ving} for one day?", mood="sly", instead="{rival} thought that it was silly to {v}.")  # fmt: skip
    s.say("{hero} went red. {He} did not want to be silly.", "That hurt. {hero} wanted to be like all the others.")
    s.say("So the next day, {he} did not {v}.", "So {hero} stopped {ving}. It was very hard.")
    for t in s.sample(["{He} bit {his} lip and looked at {his} feet.", "At noon, {he} felt strange. Something was missing.", "In the evening, {he} could not sleep.", "{He} counted the hours until bedtime.", "All the others seemed to be happy, only {he} was not.", "Even {his} soup did not taste good.", "{He} put {his} hands in {his} pockets and walked on." if s.has("person") else "{He} walked on with {his} head down."], s.turns(1, 2)):  # fmt: skip
        s.say(t)
    s.par(0.4)
    s.say(
        "But somebody missed it: {friend}." if not duo else "{friend} missed it, too.",
        "Then {friend} came and looked worried.",
    )
    s.talk("friend", "Why did you not {v} today?", "Are you sick? You always {v}!", "The day is not the same when you do not {v}.", mood="kind", instead="{friend} wanted to know why {hero} did not {v} anymore.")  # fmt: skip
    s.say("{hero} told {friend} everything.", "Then {hero} told {friend} what {rival} had said.")
    s.say(
        '"I will do it with you," said {friend}. So both of them {vp}.'
        if s.talks
        else "{friend} had an idea: both of them {vp}.",
        "So {hero} took a deep breath and {vp}, and {friend} did it, too.",
    )
    s.say(
        "And when {rival} came by, {rival.he} had to smile. In the end, {rival.he} tried to {v}, too.",
        "Even {rival} stopped to watch. It looked like fun, and {rival.he} wanted to {v}, too.",
    )


def always_helps(s: Story, duo: bool) -> None:
    """The habit is just what is needed in a time of trouble."""
    s.say("Then came a day when {friend} was lost in thick fog.", "{One_day}, the fog was so thick that {friend} could not find the way home.", "Then came a dark evening. {friend} was not home yet, and everyone was worried.")  # fmt: skip
    for t in s.sample(["They called, but nobody answered.", "They lit a lamp, but the light did not go far.", "They rang the bell, but the wind was too loud.", "They lit a big fire, but the fog swallowed the light.", "They knocked at every door. Nobody had seen {friend}.", "A neighbor went to look and came back alone."], s.turns(1, 2)):  # fmt: skip
        s.say(t)
    s.say("{hero} did not know what to do. So {he} did what {he} always did: {he} {vp}.", "{hero} was worried. But even now, {he} {vp}, just a little louder than on other days.", "And {hero}? {He} {vp}. {He} could not help it.")  # fmt: skip
    s.say(
        "{friend} heard it from far away. There was only one who liked to {v}!",
        "Far away, {friend} stopped and listened. Somebody {vp}. That must be {hero}!",
        "Out in the dark, {friend} heard a voice that {he} knew. Nobody else {vp} like that!".replace(
            "{he}", "{friend.he}"
        ),
    )
    s.say("{friend} came closer and closer, and then they were together.", "And so {friend} came home safe and sound.")
    s.say("They all went in and drank something warm.", "Everybody laughed and cried at the same time.")


def always_cheers(s: Story, duo: bool) -> None:
    """Somebody is sad, and nothing helps but the habit."""
    s.say("Then {friend} had a very bad day. Everything went wrong." if duo else "{One_day}, {friend} was sad and did not want to play.", "{One_day}, {friend} sat on a bench and cried.", "But {one_day}, {friend} came with a long face and did not say a word.", "{One_day}, {friend} had lost {friend.his} best marble and was very sad.", "Then came a gray day, and {friend} was in a very bad mood.")  # fmt: skip
    for t in s.sample(["{hero} told a joke, but {friend} did not laugh.", "{hero} brought some cookies, but {friend} was not hungry.", "{hero} made a funny face. {friend} did not even look.", "{hero} wanted to play ball. {friend} only sighed.", "{hero} drew a funny picture. {friend} did not want to see it.", "{hero} stood on {his} head. {friend} turned away."], s.turns(1, 3)):  # fmt: skip
        s.say(t)
    s.talk(
        "friend",
        "Nothing can make me laugh today.",
        "Leave me alone, please.",
        mood="sad",
        instead="Nothing could make {friend} laugh that day.",
    )
    s.par(0.4)
    s.say(
        "{hero} did not know what else to do. So {he} {vp}, as always.",
        "Then {hero} did what {he} did every day: {he} {vp}.",
        "{hero} thought for a while. Then {he} {vp}, because that always helped {him}.",
    )
    s.say(
        '{friend} looked up. "What are you doing?"' if s.talks else "{friend} looked up and was surprised.",
        "{friend} turned around and watched.",
    )
    s.talk(
        "hero",
        "I always {v}. It makes me happy.",
        "Do you want to {v}, too?",
        "I like to {v}. Try it!",
        mood="happy",
        instead="{hero} showed {friend} how good it felt to {v}.",
    )
    s.say(
        "First, {friend} only smiled. Then {friend.he} {vp}, too.",
        "{friend} tried to {v}, and {friend.he} began to laugh.",
        "It looked so funny that {friend} had to laugh.",
    )
    s.say("And all at once, the day was not so bad anymore.", "Soon the tears were gone.")


# --------------------------------------------------------------------------------------------------------------------
# class; what somebody does not want to do
UNWILLING = classes(
    bed="""go to bed, go to sleep, put on the pajamas, turn off the light, take a nap, go to bed early, sleep at noon, go upstairs to bed, lie down, close {his} eyes, say good night, stop playing in the evening""",
    wash="""have a bath, wash {his} neck, brush {his} teeth, wash {his} hands, take a shower, wash {his} ears, clean {his} feet, wash {his} face, get wet, sit in the tub, use the soap, wash {his} knees, put {his} feet in the tub""",
    eat="""eat the soup, eat the peas, eat the spinach, try the beets, eat the porridge, taste the fish, eat the beans, eat the carrots, try the pumpkin soup, eat the cabbage, drink the milk, eat the tomatoes, taste the onion cake, eat the mushrooms, try the green noodles, eat the lentils, drink the tea, eat the oatmeal, try the cheese, eat the crust, eat the broccoli, taste the radish, eat breakfast, try the new bread""",
    wear="""wear the hat, wear the wool sweater, put on the raincoat, wear the new shoes, put on the scarf, wear the yellow boots, wear the costume, put on the mittens, wear the bow tie, wear the blue coat, put on the rubber boots, wear the fur cap, wear the glasses, put on the apron, wear the striped socks, wear the helmet, put on the warm vest, wear grandma's sweater""",
    share="""share the ball, lend {his} book, share the cake, give back the drum, share {his} room, share the swing, lend {his} bike, share the berries, let anyone use {his} crayons, share the blanket, give away {his} old toys, share the umbrella, take turns on the sled, share the last cookie, let the baby play with {his} blocks, share the boat, lend {his} kite, share the tent, give {his} place by the window to anyone""",
    work="""clean up the room, help in the garden, sweep the floor, feed the chickens, wash the dishes, carry wood, set the table, do {his} homework, pull the weeds, fold the laundry, rake the leaves, fetch water, peel the potatoes, dust the shelf, tidy the toy box, water the flowers, make the bed, practice the piano, write a letter to {his} aunt, learn the poem, clean the hutch, pick up the apples, shovel the snow""",
    try_="""jump into the water, sing in front of everyone, climb the hill, go down the slide, speak in front of the class, ride the pony, cross the bridge, dance at the party, go into the cellar, talk to the new neighbor, be in the play, swim in the lake, sleep at a friend's house, go to the doctor, go to school, go to the dentist, say sorry, ask for help, knock at the door, go to the party, stand on the stage, hold the frog, ride on the bus alone, say hello to the teacher""",
)  # fmt: skip
UNWILLING_MANY = split(
    "shoes, mittens, boots, glasses, socks, peas, beets, beans, carrots, tomatoes, mushrooms, noodles, lentils"
)
UNWILLING_WHY = {
    "bed": ("{He} was not tired at all.", "There was still so much to do!", "All the best things happened in the evening."),
    "wash": ("The water was too wet, and the soap was too slippery.", "{He} had just begun such a good game.", "Dirt did not bother {him} at all."),
    "eat": ("{They} smelled strange, and {they} looked strange, too.", "{He} was quite sure that {they} tasted bad.", "{He} wanted only pancakes."),
    "wear": ("{They} itched, and {they} {were} not pretty at all.", "Everyone would laugh!", "{He} liked {his} old things much better."),
    "share": ("\"Mine!\" {he} said.", "What if there was nothing left for {him}?", "Nobody ever shared with {him}, {he} thought."),
    "work": ("It was boring, and it took so long.", "Outside, the sun was out, and the others were playing.", "{He} had already done so much that week."),
    "try_": ("{His} tummy felt funny when {he} only thought of it.", "What if something went wrong?", "{His} knees were soft like butter."),
}  # fmt: skip
UNWILLING_DODGE = {
    "bed": ["{He} wanted a glass of water.", "{He} had to look for {his} old bear.", "{He} wanted a story, and then one more.", "{He} hid under the table.", "{He} counted all {his} toys, and then once more.", "{He} ran up the stairs and down again."],
    "wash": ["{He} ran around the house three times.", "{He} climbed up on the cupboard and stayed there.", "{He} held on to the door with both hands.", "{He} hid in the laundry basket.", "{He} said that {he} had done it yesterday.", "{He} made {his} hands wet and said that {he} was done."],
    "eat": ["{He} pressed {his} lips together.", "{He} pushed the plate away.", "{He} made a tower out of bread and looked at it.", "{He} hid some under the plate.", "{He} said that {his} tooth hurt.", "{He} gave a bit to the dog, but the dog was not hungry."],
    "wear": ["{He} said that {they} {were} lost. But {they} {were} right there on the chair.", "{He} ran out without {them} and came back very soon.", "{He} pushed {them} under the bed.", "{He} said that {they} {were} too small. But {they} {were} just right."],
    "share": ["{He} sat down in a corner and turned {his} back.", "{He} held on with both arms.", "{He} told everyone to go away.", "{He} said that there was not enough for two.", "{He} ran away with red ears.", "{He} looked the other way and whistled."],
    "work": ["{He} hid behind the house.", "{He} lay down and played that {he} was asleep.", "{He} looked out of the window and whistled.", "{He} said that {his} foot hurt.", "{He} said, \"Later!\" And then {he} said it again.", "{He} did it so slowly that nothing happened."],
    "try_": ["{He} said that {his} tummy hurt.", "{He} let all the others go first.", "{He} looked for a good excuse.", "{He} held on to the door and did not let go.", "{He} went two steps forward and three steps back.", "{He} said, \"Tomorrow!\" And the next day, {he} said it again."],
}  # fmt: skip
UNWILLING_TURN = {
    "bed": (("The moon is already in bed behind a cloud. Will you {v}, too?", "Your toys are so tired. Show them how to {v}."), ("So {hero} told all {his} toys good night, one after the other. When {he} came to the last one, {he} could not keep {his} eyes open.", "{hero} wanted to show it to {his} toys. {He} yawned once, {he} yawned twice, and then {he} was asleep.")),
    "wash": (("Pirates need water, too.", "I think there is a brave captain under all this dirt."), ("They let a walnut boat swim in the water, and {hero} became a captain. After that, {he} did not want to stop.", "{hero} had to laugh. There was so much foam that {he} had a white beard like a king.")),
    "eat": (("Try only one bite, as small as a pea.", "I did not like {them} either until I tried {them}."), ("{hero} closed {his} eyes and took a tiny bite. Then {he} opened {his} eyes wide. It was good!", "{hero} took one tiny bite, and then a bigger one. In the end, nothing was left.")),
    "wear": (("You will be glad to have {them}. And you look funny in a nice way.", "Only try {them} for one hour."), ("So {hero} tried {them} for one hour. It felt good, and nobody laughed.", "{hero} put {them} on and looked into the mirror. That looked quite good!")),
    "share": (("If you share, you are two. And two have more fun.", "I will give you something of mine, too."), ("{hero} thought about it. Then {he} held out {his} hand. They sat together and laughed until it was dark.", "It was hard, but {hero} did it. And it was much more fun than to be alone.")),
    "work": (("Let us do it together and sing.", "I will count, and you see how fast you are."), ("They made a game out of it, and they were done before the song was over.", "{hero} was so fast that {he} was surprised {himself}. It had not been so bad.")),
    "try_": (("I will hold your hand.", "I was afraid, too, the first time."), ("{hero} took a deep breath and counted to three. And then {he} did it! It was not bad at all.", "{hero} squeezed the hand that {he} held. One, two, three! And it was done.")),
}  # fmt: skip


@plot(
    weight=1.5, hero="child/animal legs hands eats !grown !bug !thing !crab", worlds="town farm castle house",
    gists=["who does not want to {v}", "who did not want to {v}", "who has to {v}", "who will not {v}"],
)  # fmt: skip
def did_not_want_to(s: Story) -> None:
    """Somebody does not want to do a thing and finds excuses, until there is a good reason or a game."""
    kind, raw = s.pick(UNWILLING)
    fix = {f: raw.replace("{his}", f) for f in ("[his]", "{hero.his}", "my", "your")}
    v = fix["[his]"]
    mine, yours = fix["my"], fix["your"]
    s.set(v=s.render(fix["{hero.his}"], True) if "{his}" in raw else raw, mv=mine, yv=yours)
    many = raw.split()[-1] in UNWILLING_MANY
    s.set(they="they" if many else "it", them="them" if many else "it", were="were" if many else "was")
    start(
        s,
        [
            f"[H] did not want to {v}.",
            f"[H] did not want to {v}.",
            f"{{One_day}}, [H] did not want to {v}.",
            f"[H] would not {v}.",
            f"Everyone was waiting, but [H] did not want to {v}.",
            f"[H] did many things gladly. But [he] did not want to {v}.",
            f"Nobody could make [H] {v}.",
            f"[H] was supposed to {v}. But [he] did not want to.",
            f"There was one thing that [H] did not want to do: [he] did not want to {v}.",
            f"Today, [H] did not want to {v}. Not even a little bit!",
            f"The others had no trouble with it. Only [H] did not want to {v}.",
        ],
        [
            f'"I do not want to {mine}!" said [H].',
            f'"No," said [H]. "I will not {mine}!"',
            f'"Now {yours}, please," said somebody. But [H] did not want to.'
            if "{his}" not in raw
            else f'"Why must I {mine}?" asked [H].',
            f"There once was {{hero.a}} who did not want to {fix['{hero.his}']}.",
            f"Once upon a time, there was {{hero.a}} who never wanted to {fix['{hero.his}']}.",
        ],
        two=0,
    )
    s.say(*[f"{w} {m}" for w in UNWILLING_WHY[kind] if s.talks or '"' not in w for m in ("Why should {he} {v}?", "No, {he} did not want to {v}.", "{hero} thought of all the others who could just go on playing.")])  # fmt: skip
    s.par(0.4)
    s.add_char("elder")
    s.talk("elder", f"Please {yours}, {{hero.call}}.", f"You have to {yours}.", f"Will you {yours} now?", f"Why do you not want to {yours}?", mood="kind", instead="{elder} asked {him} to {v}.")  # fmt: skip
    s.talk(
        "hero",
        f"I do not want to {mine}!",
        "No, no, no!",
        f"I will {mine} tomorrow.",
        f"Nobody likes to {mine}!" if "{his}" not in raw else f"I never want to {mine}!",
        mood="angry",
        instead="But {hero} shook {his} head.",
    )
    for t in s.sample([t for t in UNWILLING_DODGE[kind] if s.talks or '"' not in t], s.turns(1, 3)):
        s.say(t)
    s.say(
        "{elder} did not get angry. {elder.he} sat down and waited.",
        "{elder} saw it and had to smile.",
        "{elder} thought for a while.",
    )
    s.par(0.4)
    s.maybe(0.5, "\"I know somebody who did not want to {v}, either,\" said {elder}. \"That was me.\"" if s.talks and "{his}" not in raw else "{elder} told {him} about the time when {elder.he} was small.", "Then it was quiet for a moment.")  # fmt: skip
    lines, done = UNWILLING_TURN[kind]
    s.talk(
        "elder",
        *[line.replace("{v}", yours) for line in lines],
        mood="kind",
        instead="{elder} had an idea how to make it easy to {v}.",
    )
    s.say(*[d for d in done if s.talks or '"' not in d])
    s.maybe(
        0.6,
        "{elder} clapped and gave {hero} a hug." if kind != "bed" else "{elder} smiled and put out the light.",
        '"Well done!" said {elder}.' if s.talks and kind != "bed" else "{elder} was very proud of {him}.",
        "It was not so hard to {v}.",
    )
    finish(
        s,
        [
            "After that, {hero} did not mind so much when {he} had to {v}." if kind != "share" else "After that, it was not so hard for {hero} to {v}.",
            f'"Tomorrow I will {mine} again," said {{hero}}.' if s.talks and kind != "bed" else "The next day, {hero} was the first who wanted to {v}.",
            "And if {hero} did not want to {v} again, {he} thought of that day and laughed.",
            "Now {hero} tells all the others that it is not bad to {v}.",
            "Who would have thought that {hero} could {v} and smile?",
        ],
        ("Many things are easier when you begin.", "Try it before you say no.", "Everything is easier with somebody at your side."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# class; what is dreamed of; short form
DREAMS = classes(
    beast="""a whale in the bathtub=whale, a flying elephant=elephant, a giraffe with an umbrella=giraffe, a talking fox=fox, a green lion=lion, a bear in a red coat=bear, a mouse as big as a house=mouse, a dancing cow=cow, a tiny dragon=dragon, a horse with wings=horse, a goose that played the piano=goose, a cat with nine tails=cat, a singing fish=fish, a penguin in the desert=penguin, a rabbit on the moon=rabbit, a snail with wheels=snail, a golden bird=bird, a tiger who liked tea=tiger, an owl with glasses=owl, a pink hippo=hippo, a turtle with a garden on its back=turtle, a polite crocodile=crocodile, a striped pig=pig, a blue wolf=wolf, a unicorn on skates=unicorn, a frog with a crown=frog, a walrus who told jokes=walrus, a kangaroo with a mailbag=kangaroo, a donkey who could fly=donkey, a sheep made of cotton candy=sheep, a crab who danced=crab, an octopus with eight hats=octopus, a bee as big as a dog=bee, a silver deer=deer, a polar bear in the kitchen=polar bear, a camel on a bicycle=camel, a peacock made of paper=peacock""",
    ride="""a ship with golden sails=ship, a flying bed=bed, a train to the stars=train, a boat made of paper=boat, a car made of cheese=car, a kite that carried a house=kite, a rocket made of cardboard=rocket, a bus under the sea=bus, a balloon as big as the moon=balloon, a sled pulled by snails=sled, a carpet that could fly=carpet, a bicycle with wings=bicycle, a teacup that sailed on the sea=teacup, a coach made of glass=coach, a submarine made of a pumpkin=submarine, a wagon drawn by mice=wagon, a plane with feathers=plane, a swing as high as a tower=swing, a slide made of ice cream=slide, a boot that walked by itself=boot, a cloud with a steering wheel=cloud, a staircase to the moon=staircase, a tractor that could swim=tractor, a walnut boat=boat, a raft of pillows=raft""",
    place="""an island of pancakes=island, a castle in the clouds=castle, a house upside down=house, a garden of lollipops=garden, a forest of umbrellas=forest, a city under the lake=city, a mountain of pillows=mountain, a river of lemonade=river, a library in a tree=library, a tower made of books=tower, a desert of sugar=desert, a village for mice=village, a bridge made of light=bridge, a cave full of lanterns=cave, a school for birds=school, a meadow of blue grass=meadow, a palace of snow=palace, a lake of soup=lake, a house made of bread=house, a market on the moon=market, a door in the sky=door, a park for dragons=park, a street without cars=street, a kitchen with a hundred pots=kitchen, a theater for cats=theater, a tree with golden apples=tree, a beach of buttons=beach, a hill made of pudding=hill, a room full of clocks=room, a lighthouse in the forest=lighthouse""",
    scary="""a giant with a loud voice=giant, a wolf at the door=wolf, a troll under the bed=troll, a shadow with long arms=shadow, a snake as long as the street=snake, a monster with green hair=monster, a witch with a cold nose=witch, a huge spider=spider, an angry rooster as big as a horse=rooster, a ghost in the closet=ghost, a dragon with three heads=dragon, a lion in the hallway=lion, a bear under the stairs=bear, a clock that shouted=clock, a robber with a sack=robber, a shark in the pond=shark, a broom that chased everyone=broom, an ogre with a big spoon=ogre, a goblin in the wardrobe=goblin, a crow with red eyes=crow, a goose that hissed=goose, a scarecrow that walked=scarecrow""",
)  # fmt: skip
DREAM_DID = {
    "beast": ("In the dream, the {d} sat on the edge of the bed and winked.", "In the dream, the {d} danced around the table three times.", "In the dream, the {d} wanted to be friends."),
    "ride": ("In the dream, the {d} took {him} over roofs and hills.", "In the dream, the {d} was waiting for {him}, all ready to start.", "In the dream, the {d} was only for {him}."),
    "place": ("In the dream, {hero} walked around there and looked at everything.", "In the dream, the {d} was full of music and light.", "In the dream, everyone was happy there."),
    "scary": ("In the dream, the {d} came closer and closer.", "In the dream, {hero} wanted to run, but {his} feet were stuck.", "In the dream, the {d} was right behind {him}."),
}  # fmt: skip


@plot(
    weight=1.5, hero="child/animal legs hands eats !grown !bug !thing !crab", worlds="town farm castle house",
    gists=["who dreams of {x}", "who dreamed of {x}", "and a dream about {x}", "who had a dream about {x}"],
)  # fmt: skip
def dreamed_of_it(s: Story) -> None:
    """Somebody dreams of a strange thing and wakes up; the dream is played and built, or a bad dream is turned around."""
    kind, x, d = entry(s, DREAMS)
    s.set(x=x, d=d)
    start(
        s,
        [
            "[H] dreamed of {x}.",
            "[H] dreamed of {x} and woke up.",
            "Last night, [H] dreamed of {x}.",
            "In the middle of the night, [H] woke up. [He] had dreamed of {x}.",
            "[H] had a dream. It was about {x}.",
            "Every night, [H] dreamed of {x}.",
            "When [H] fell asleep, [he] saw {x}.",
            "In the dream of [H], there was {x}. Then morning came.",
            "One night, [H] had a strange dream: [he] dreamed of {x}.",
            "It was only a dream, but [H] could not forget {x}.",
            "Have you ever dreamed of {x}? [H] has!",
            "Some dream of cake, and some dream of snow. [H] dreamed of {x}.",
            "Just when [H] dreamed of {x}, the rooster crowed." if d != "rooster" else "Just when [H] dreamed of {x}, the bell rang.",
        ],
        [
            '"I dreamed of {x}!" said [H].',
            '"Where is the {d}?" asked [H] and sat up in bed. But it was only a dream of {x}.',
            "There once was {hero.a} who dreamed of {x}.",
        ],
        two=0,
    )  # fmt: skip
    s.say(*DREAM_DID[kind])
    s.say(
        "When {hero} opened {his} eyes, the {d} was gone.",
        "{hero} looked around the room. There was no {d}, only {his} old chair.",
        "Now there was only the gray light of the morning, and no {d}.",
        "{hero} rubbed {his} eyes. Where was the {d}?",
        "Then the blanket was only a blanket again, and the {d} was gone.",
        "Outside, a bird sang. There was no {d} far and wide.",
    )
    s.par(0.4)
    if kind == "scary":
        dream_turned(s)
    else:
        dream_made(s, kind)
    finish(
        s,
        [
            "That night, {hero} dreamed of {x} again. And this time, it was the best dream of all." if kind != "scary" else "Since then, {hero} and the {d} were good friends in every dream.",
            "And what did {hero} dream the next night? Of the {d}, of course." if kind != "scary" else "In the morning, {hero} showed everyone the {d}. They all liked it.",
            "\"Good night, dear {d},\" said {hero} and closed {his} eyes." if s.talks else "{hero} was never afraid of a dream again." if kind == "scary" else "{hero} never forgot the dream of the {d}.",
            "And over {his} bed, there is still a picture of {x}.",
            "So one small dream of {x} made a whole day bright." if kind != "scary" else "And if the {d} comes back one day, {hero} knows what to do.",
        ],
        ("Talk about your dreams.", "Nothing is so scary when you look at it closely.", "A dream is only as big as you let it be.") if kind == "scary" else ("Talk about your dreams.", "A good dream can go on in the daytime.", "You can make more from a dream than you think."),
    )  # fmt: skip


def dream_made(s: Story, kind: str) -> None:
    """Nobody listens to the dream at first; then it is built and played with a friend."""
    s.add_char("elder")
    s.say(
        "At breakfast, {hero} told everyone about the {d}.",
        "{hero} ran to {elder} to tell {elder.him} about the {d}.",
        "{hero} could think of nothing but the {d}.",
    )
    s.talk(
        "elder",
        "That was only a dream. Eat your bread!",
        "There is no such thing. Hurry up!",
        "A {d}? Tell me later, I have so much to do.",
        mood="soft",
        instead="But {elder} had no time for the {d}.",
    )
    for t in s.sample(["{hero} went back to bed and closed {his} eyes. But the dream did not come back.", "{hero} drew the {d} on paper. It did not look right.", "{hero} looked under the blanket. There was no {d}." if kind == "beast" else "{hero} wanted to tell the teacher about the {d}. But there was no school that day.", "All morning, {hero} looked out of the window and thought of the {d}.", "{hero} told the cat about the {d}. The cat yawned.", "{hero} tried to build the {d} with three blocks. It fell over."], s.turns(1, 2)):  # fmt: skip
        s.say(t)
    s.par(0.4)
    s.add_char("friend")
    s.say(
        "Then {friend} came to play.",
        "In the afternoon, {friend} came and asked what was wrong.",
        "{hero} met {friend} and told {friend.him} about the dream.",
    )
    s.talk(
        "friend",
        "Let us make the {d} ourselves!",
        "Tell me everything about the {d}!",
        "I want to see the {d}, too. Do you have any boxes?",
        mood="happy",
        instead="{friend} wanted to hear everything about the {d}.",
    )
    s.say(
        "They brought boxes, cloth, string and paint.",
        "They took two chairs, a blanket and a lot of paper.",
        "They looked in the attic and found old sheets and a big basket.",
    )
    s.say(
        "{hero} cut, {friend} glued, and both of them painted.",
        "They worked until their fingers were full of paint.",
        "It was not easy. Twice, everything fell over.",
        "They sang while they worked, and time flew.",
        "The glue stuck to their fingers, but they did not give up.",
    )
    s.say(*{
        "beast": ("When they were done, the {d} had two big eyes and looked almost real.", "In the end, {friend} put on the sheet and walked like the {d}. {hero} laughed and laughed."),
        "ride": ("When they were done, the trip began. The {d} took them around the world and back.", "In the end, they closed their eyes, counted to three and were off. The {d} took them over all the hills."),
        "place": ("When they were done, half of the yard had become the {d}.", "In the end, they had built a small {d} with little figures of paper."),
    }[kind])  # fmt: skip
    s.say(
        "Then {elder} came by and stopped. Now {elder.he} saw what {hero} had dreamed of.",
        "Even {elder} came to look at the {d} and was sorry that {elder.he} had not listened.",
    )
    s.talk(
        "hero",
        "That is it! That is the {d} from my dream!",
        "Now my dream is real!",
        "Next time, I will dream of two of them!",
        mood="happy",
        instead="It was just like the dream.",
    )


def dream_turned(s: Story) -> None:
    """The bad dream is told, drawn and turned into a funny one."""
    s.say(
        "{hero} pulled the blanket up to {his} nose.",
        "{His} heart went thump, thump, thump.",
        "{hero} did not dare to move.",
    )
    for t in s.sample(["{hero} counted to twenty. It did not help.", "{hero} hummed a song, but {his} voice was shaking.", "{hero} wanted to stay awake until morning.", "Something creaked. Was that the {d}? No, it was only the door."], s.turns(1, 2)):  # fmt: skip
        s.say(t)
    s.add_char("elder")
    s.say(
        "Then {hero} got up and went to {elder}.",
        "Then {elder} came in with a little lamp.",
        "{hero} called softly, and {elder} came.",
    )
    s.talk(
        "hero",
        "I had a bad dream. There was a {d}!",
        "The {d} wanted to get me!",
        "I cannot sleep because of the {d}.",
        mood="scared",
        instead="{hero} told {elder.him} about the {d}.",
    )
    s.talk("elder", "Shall we draw the {d}? Then it has to stay on the paper.", "It was only a dream. What could we do to make the {d} funny?", "Maybe the {d} was only lonely.", "Next time, ask the {d} what it wants.", mood="kind", instead="{elder} had an idea about the {d}.")  # fmt: skip
    s.par(0.4)
    s.say("They sat down at the table and drew the {d}. {hero} gave it a pink bow and tiny slippers.", "{hero} took a sheet of paper and drew the {d} with a funny hat and a red nose.", "They made up a new end for the dream. In this end, the {d} was afraid of a small mouse.")  # fmt: skip
    s.say(
        "Now the {d} looked so silly that they both had to laugh.",
        "{hero} looked at it and giggled. Who could be afraid of that?",
    )
    s.say("Then {hero} went back to bed and fell asleep.", "{elder} tucked {him} in, and soon {he} was asleep.")
    s.say("The {d} came again. But now {hero} said, \"Good evening! Would you like some cocoa?\" And the {d} went red and sat down." if s.talks else "The {d} came again. But this time, {hero} was not afraid. {He} laughed, and the {d} became smaller and smaller.", "In the next dream, the {d} was no bigger than a thumb. {hero} gave it a cookie.")  # fmt: skip
