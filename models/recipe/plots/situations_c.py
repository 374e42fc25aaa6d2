# ruff: noqa: E501 (long templates)
"""Plots with an open subject: what characters do and make, alone or together. They plant, write, cook, build, clean out,
move, practice, trade, teach and look after somebody, or something is stuck. The subject is a slot that the opening names
and the story repeats.

`start` writes the opening: [H] is the hero, or a pair ("Mia and her brother Tom", "Sam and his grandmother"); [was],
[he], [him], [his] (and [He], [His]) agree with it.
"""

from models.recipe.plots import plot
from models.recipe.plots.situations_a import HERO, LAND, classes, entry, ing, pair, rows
from models.recipe.plots.situations_b import name_hero, someone
from models.recipe.plots.subjects import finish, split
from models.recipe.story import Story

KIN = {
    "he": rows("grandfather=Grandpa, grandpa=Grandpa, father=Father, dad=Dad, papa=Papa"),
    "she": rows("grandmother=Grandma, grandma=Grandma, mother=Mother, mom=Mom, mama=Mama"),
}
PLURAL = {"they": "they", "them": "them", "were": "were", "have": "have", "their": "their", "s": ""}
SINGULAR = {"they": "it", "them": "it", "were": "was", "have": "has", "their": "its", "s": "s"}


def kin(s: Story) -> str:
    """Cast a relative of the hero as the friend, and name both."""
    hero = s.roles["hero"]
    pron = "she" if hero.pron == "he" else "he"
    c = s.add_char("friend", kind=hero.kind, named=False, pron=pron)
    c.rel, c.short = s.pick(KIN[pron])
    c.pron, c.known = pron, True
    s.flags.add("siblings")
    return f"{{hero.raw}} and {{hero.his}} {c.rel}"


def can_pair(s: Story) -> bool:
    """Whether the hero has a name without a title."""
    name = s.roles["hero"].name
    return bool(name) and " " not in name


def start(s: Story, frames: list, solo: list = (), two: float = 0.4) -> bool:
    """The opening: one of the frames; frames of `solo` fit only one hero. Returns whether it is a pair."""
    s.flags.add("scene")
    hero = s.roles["hero"]
    duo = can_pair(s) and s.chance(two)
    options = [f for f in (frames if duo else [*frames, *solo]) if s.talks or '"' not in f]
    if hero.name and " " in hero.name:
        options = [f for f in options if "{hero.a}" not in f]
    if duo:
        related = "grown" not in hero.kind.tags and s.chance(0.5)
        text, forms = kin(s) if related else pair(s), ("were", "they", "They", "them", "their", "Their")
    else:
        text = name_hero(s)
        if "{" not in text:  # "Queen Ella"
            text = text.replace(hero.name, "{hero.raw}")
        forms = ("was", "{hero.he}", "{He}", "{hero.him}", "{hero.his}", "{His}")
    frame = s.choose(options)
    for token, form in zip(("[was]", "[he]", "[He]", "[him]", "[his]", "[His]"), forms, strict=True):
        frame = frame.replace(token, form)
    s.begin()
    s.add(s.render(frame.replace("[H]", text)))
    s.mark("hero")
    return duo


def said(s: Story, speech: str, told: str) -> str:
    """A template with speech, or the one without it in stories without dialogue."""
    return speech if s.talks else told


def joins(s: Story, duo: bool, *templates: str) -> None:
    """Let the friend come, unless the friend has been there from the start."""
    if not duo:
        s.say(*templates)


# --------------------------------------------------------------------------------------------------------------------
# class; what is planted (for "odd": with what one hopes for)
PLANTED = classes(
    many="""beans, peas, carrots, radishes, onions, potatoes, tomatoes, cucumbers, beets, turnips, cabbages, leeks, peppers, melons, pumpkins, strawberries, sweet potatoes, herbs, garlic=one, lettuce=one, spinach=one, corn=one, parsley=one, mint=one, celery=one, rhubarb=one, wheat=one, rice=one""",
    flowers="""sunflowers, tulips, daisies, roses, poppies, lilies, daffodils, violets, bluebells, marigolds, snowdrops, pansies, sweet peas, asters, crocuses, dahlias, cornflowers, red tulips, blue violets, yellow roses, wildflowers, lavender=one, clover=one""",
    tree="""an apple tree, a pear tree, a cherry tree, a plum tree, a lemon tree, an oak tree, a walnut tree, a chestnut tree, a fir tree, a maple tree, a birch tree, a peach tree, an orange tree, a fig tree, a willow, a rose bush, a blueberry bush, a raspberry bush, a gooseberry bush, a grape vine, an olive tree, a hazel bush, an ash tree, a palm tree, a lilac bush, a currant bush, a pine tree, a banana tree, a mulberry tree, a quince tree""",
    odd="""a button=buttons, a coin=coins, a sock=socks, a lollipop=lollipops, a spoon=spoons, a marble=marbles, a pencil=pencils, a cookie=cookies, a feather=feathers, a candle=candles, a key=keys, a bell=bells, a toy car=toy cars, a noodle=noodles, a pancake=pancakes, a hat=hats, a book=books, a gummy bear=gummy bears, a shoe=shoes, a ribbon=ribbons, a bead=beads, a shell=shells, a balloon=balloons, a toothbrush=toothbrushes, a pretzel=pretzels, a mitten=mittens, a comb=combs, a cork=corks, a letter=letters, a jelly bean=jelly beans""",
)  # fmt: skip
SOIL = split("""behind the house, in front of the house, in an old bathtub, in a flower pot, by the fence, next to the pond, under the window, beside the gate, in a wooden box, along the garden path, near the well, on the hill, behind the school, next to the barn, by the front door, in a corner of the garden, in an old wheelbarrow, in a bucket on the balcony,
    on the roof, by the stream, between two big stones, next to the bench, behind the library, near the bus stop, at the edge of the meadow, in an old boot, in a blue pot, in the sunny yard, behind the bakery, next to the mailbox""")  # fmt: skip
PLANT_TROUBLE = {
    "dry": (
        ["But then it did not rain for {two|three} weeks. The ground was as hard as stone.", "Then the hot days came. The ground around {xt} was dry and full of cracks.", "Then came a very hot week, and {xt} began to hang {their} leaves." ],
        ["{hero} carried water in a cup. It was not enough for {xt}.", "{hero} waited for the rain. Only one small cloud came, and it went away again.", "{hero} put up an umbrella to give {xt} some shade. The wind took it away."],
        [("We can carry water from the stream, every morning and every evening.", "They carried water every morning and every evening. After a week, {xt} had fresh green leaves."), ("Let us put a barrel under the roof to catch the rain.", "They put up a barrel, and on the fourth day it rained at last. After that, there was always water in the barrel, and {xt} stood up straight again."), ("Let us put wet straw around {xt}. Straw keeps the ground wet.", "They put wet straw on the ground and watered {xt} every evening. Soon everything was green again.")],
    ),
    "guests": (
        ["But one morning, somebody had nibbled at {xt}.", "But then {hero} saw that there were holes in the leaves of {xt}.", "But one night, a hungry somebody came and took a bite of {xt}."],
        ["{hero} put up a sign: \"Please do not eat!\" The visitor could not read.", "{hero} stayed awake to see who it was. But {he} fell asleep at nine.", "{hero} put up a scarecrow. The next morning, a bird was sitting on its hat."],
        [("Let us watch together tonight.", "They watched together. It was a baby goat from next door! They closed the hole in the fence, and {xt} {were} safe."), ("Whoever it is must be hungry. Let us put out something else to eat.", "It was a small rabbit. They put out an old turnip for it every evening, and it left {xt} alone."), ("Look, there is a silver trail here!", "It was a family of snails. They carried the snails to a patch of wild clover, and from then on {xt} {were} safe.")],
    ),
    "slow": (
        ["But nothing happened. Every day, {hero} looked, and every day there was only brown earth.", "A week went by. There was not one green leaf to see.", "Then they waited. Nothing grew, not even a tiny leaf."],
        ["{hero} sang a song to {xt}. Nothing happened.", "{hero} lay down and put an ear to the ground. It was quiet down there.", "{hero} wanted to dig everything up again and look. {friend} held {him} back just in time."],
        [("Be patient. Plants do not have a clock.", "Then, one warm morning after the rain, there was a green tip. {Xt} had begun to grow!"), ("Something is happening down there. We just cannot see it.", "And one morning, {hero} saw something small and green. It was alive, and it was growing!"), ("Give {xt} water and time. That is all {they} need{s}.", "On the tenth day, the earth had a crack, and a green tip looked out. {Hero} ran to call everyone.")],
    ),
}  # fmt: skip


def planted_odd(s: Story) -> None:
    """Nothing grows from a button; but the friend thinks of something."""
    s.say(
        "{hero} hoped that a whole bush full of {xs} would grow there.",
        "{He} wanted a tree with {xs} on every branch.",
        said(s, '"If you plant a bean, you get beans," {hero} said. "So I will get {xs}!"', "{hero} thought about all the {xs} that would grow there."),
        "How nice it would be to pick {xs} from a tree!",
    )  # fmt: skip
    s.say("{He} watered {xt} every {morning|evening}.", "{He} put up a small sign so that nobody would step on {xt}.", "{He} covered {xt} with soft earth and watered it well.")  # fmt: skip
    s.par(0.4)
    s.say(
        "But no {xs} grew there.",
        "A week went by, and there was not one leaf.",
        "Days went by. The ground stayed bare.",
    )
    for t in s.sample(["{hero} gave {xt} more water. Now there was a puddle.", "{hero} sang a song for {xt}. Nothing grew.", "{hero} put a scarf around the spot to keep {xt} warm. It did not help.", "{hero} told {xt} to hurry up. {Xt} did not listen."], s.turns(1, 2)):  # fmt: skip
        s.say(t)
    s.say(
        "Then {friend} came {along|by} and asked what was growing there.",
        "{friend} came and looked at the bare spot, too.",
    )
    s.talk("hero", "I planted {x}, but nothing grows!", "I want a tree full of {xs}.", "Why does {xt} not grow?", mood="sad", instead="{hero} told {friend.him} about {xt}.")  # fmt: skip
    s.talk("friend", "Only living things grow. But I have an idea.", "{X} has no roots. Seeds have roots inside.", "Let us plant a seed right next to it.", mood="kind", instead="{friend} explained that only living things can grow.")  # fmt: skip
    s.par(0.4)
    if s.chance(0.5):
        s.say("{friend} brought a sunflower seed, and they put it into the ground right next to {xt}.", "So they planted a bean right next to {xt} and watered it every day.")  # fmt: skip
        s.say(
            "Soon there was a green stem. It grew taller than the two of them!",
            "The plant grew and grew. In summer, it was as tall as a door.",
        )
        s.say("{hero} dug up {xt} and hung it on the plant with a string. So it was a plant with {x} after all!", "In the end, {hero} hung {xt} on the highest leaf, and everyone laughed.")  # fmt: skip
    else:
        s.say("That night, {friend} had an idea. {friend.he} hung a lot of {xs} on a little tree by the door.", "{friend} went home and came back with a bag of {xs}. Together they hung them on a bush.")  # fmt: skip
        s.say(
            "When the others saw it, they laughed and clapped. A tree full of {xs}!",
            "Everyone who came by had to smile. Who had ever seen {xs} on a bush?",
        )
        s.say(
            "And {xt}? {hero} dug it up and hung it at the very top.",
            "Then {hero} dug up {xt}, dusted it off, and hung it right in the middle.",
        )


@plot(
    weight=0.75, hero=HERO, worlds="town farm castle house shore", grown=True,
    gists=["who planted {x} {w}", "who plants {x}", "about planting {x} {w}"],
)  # fmt: skip
def planted_something(s: Story) -> None:
    """Somebody plants beans, a tree, or a button; trouble comes, and in the end something grows."""
    someone(s, beasts=0.1)
    kind, x, *more = entry(s, PLANTED)
    one = kind in ("tree", "odd") or more == ["one"]
    np = x.split(" ", 1)[1] if kind in ("tree", "odd") else x
    s.set(x=x, xt=f"the {np}", w=s.pick(SOIL), xs=more[0] if kind == "odd" else np, **(SINGULAR if one else PLURAL))
    duo = start(
        s,
        [
            "[H] planted {x} {w}.",
            "[H] planted {x} {w}.",
            "{One_day}, [H] planted {x} {w}.",
            "In {spring|early spring}, [H] planted {x} {w}.",
            "[H] wanted to plant {x}. The best spot was {w}, [he] thought.",
            "[H] dug a hole {w} and planted {x} there.",
            "On the first warm day of the year, [H] planted {x} {w}.",
            "[H] put {x} into the ground {w}.",
            "It was spring, and [H] planted {x} {w}.",
            "[H] had never planted anything before. {One_day}, [he] planted {x} {w}.",
            "What did [H] plant {w}? [He] planted {x}.",
            "Nothing grew {w} until [H] planted {x} there.",
            "The ground {w} was soft and dark. [H] planted {x} there.",
        ],
        ["\"I will plant {x} {w}!\" said [H].", "\"Where can I plant {x}?\" asked [H]. The best place was {w}.", "There once was {hero.a} who planted {x} {w}.", "Once upon a time, {hero.a} planted {x} {w}.", "All {hero.raw} wanted was to grow {x}. So {he} planted {them} {w}." if not one else "All {hero.raw} wanted was a garden. So {he} planted {x} {w}."],
        two=0.0 if kind == "odd" else 0.5,
    )  # fmt: skip
    if kind == "odd":
        planted_odd(s)
    else:
        planted_well(s, duo)
    finish(
        s,
        [
            "And every year, {hero} thinks of the day when {he} planted {x} {w}.",
            "From then on, {hero} told everyone that {he} had planted {x} {w}.",
            "If you ever go there, you can see {xt} {w}." if kind != "odd" else "That is how {hero} planted {x} and learned something new.",
            "The next spring, they planted {something else|even more} {w}." if kind != "tree" else "And {xt} is still growing {w} today.",
            "{hero} was very proud of {xt}.",
        ],
        ("Good things need time.", "Whoever plants something must take good care of it.", "A little water every day can do a lot.") if kind != "odd" else ("Only living things grow, but joy grows, too.", "A friend with a good idea is worth a lot."),
        where="home",
    )  # fmt: skip


def planted_well(s: Story, duo: bool) -> None:
    """The plants are in danger or grow too slowly; two take care of them."""
    s.say(
        "{He} wanted {xt} to grow big and strong.",
        "{hero} watered {xt} and patted the earth with both hands.",
        said(s, '"Grow well!" said {hero} to {xt}.', "{hero} wished {xt} a good night."),
        "Planting {x} made {his} hands dirty, but {hero} did not mind.",
        "{hero} could hardly wait to see {xt} grow.",
        "Every morning, {hero} went out to look at {xt}.",
    )
    tree = s.vars["x"].startswith(("a ", "an "))
    if tree:
        s.maybe(0.6, "It looked very small, all alone there.", "{hero} put a little sign next to {xt}.")
    else:
        s.maybe(0.6, "{He} made a straight row and put a stick at each end.", '{hero} wrote "{x}" on a small sign.')
    joins(s, duo, "{friend} came to help {him} with {xt}.", "{friend} lived next door and came over every day.", "{friend} loved plants, too, and came to look.")  # fmt: skip
    s.talk("friend", "{Xt} will need water and sun.", "We must take good care of {xt}.", "How big {xt} will be one day!", instead="{friend} helped to take care of {xt}.")  # fmt: skip
    s.par(0.5)
    trouble, tries, ways = PLANT_TROUBLE[s.pick(("dry", "guests") if tree else ("dry", "guests", "slow"))]
    s.say(*trouble)
    s.talk("hero", "Oh no, {xt}!", "What shall we do about {xt}?", "I planted {x}, and now look!", mood="sad", instead="{hero} was worried about {xt}.")  # fmt: skip
    for t in s.sample(tries, s.turns(1, 2)):
        s.say(t)
    idea, end = s.pick(ways)
    s.talk("friend", idea, mood="kind", instead="{friend} did not give up.")
    s.say(end)
    s.par(0.4)
    s.say("By the end of the summer, {xt} had grown a lot.", "After that, {xt} grew a little more every day.", "{hero} and {friend} danced around {xt}.", "Everyone came to see {xt} {w}.")  # fmt: skip
    s.talk("hero", "Look how {xt} grow{s}!", "We planted {x}, and it worked!", "{Xt} {were} worth the work.", mood="happy", instead="{hero} was happy about {xt}.")  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# class; for whom
RECEIVERS = classes(
    far="""the moon, the sun, the north wind, the rain, a rainbow, the snow, a cloud, the evening star, winter, spring, summer, the night, the thunder, the man in the moon, the first snowflake, the biggest star, the sunset, the wind, the big gray cloud""",
    folk="""the mail carrier, the baker, the bus driver, the king, the queen, the mayor, the lighthouse keeper, the train driver, the crossing guard, the old clockmaker, the cook, the librarian, the dentist, the ferry captain, the garbage collector, the farmer, the woman at the market, the new boy next door, the new girl next door, the school janitor, the fire chief, the beekeeper, the street sweeper, the gardener, the shepherd on the hill, the nurse, the ice cream man, the window cleaner, the man with the balloons, the woman with the red umbrella, the piano teacher, the astronaut, the ship's cook, the toy maker, the princess""",
    beast="""the owl in the barn, the fox in the forest, the mouse in the wall, the spider in the window, a dragon, the frog in the pond, the goose on the farm, a whale, the hedgehog under the hedge, the stork on the roof, the squirrel in the oak, the bear in the zoo, the old turtle, the lonely donkey, the crow on the chimney, the snail in the garden, the goat next door, a sea horse, the elephant in the zoo, the swan on the lake, a penguin, the monster under the bed, the giant behind the hill, the tooth fairy, a mermaid""",
    thing="""the old oak tree, the lighthouse, the snowman in the yard, the scarecrow, the old bridge, the empty house, the church bell, the big clock on the tower, the last red apple, the statue in the park, the old tractor, the merry-go-round, the robot in the shop window, the little island, the ship in the harbor, the street lamp at the corner, the old car, the mountain""",
)  # fmt: skip
GIFTS = rows("""wrote=letter=write a letter=to, wrote=letter=write a letter=to, wrote=long letter=write a long letter=to, wrote=poem=write a poem=for, wrote=postcard=write a postcard=to, drew=picture=draw a picture=for, painted=picture=paint a picture=for, made=card=make a card=for, made=birthday card=make a birthday card=for,
    wove=ribbon=weave a ribbon=for, made=present=make a present=for, knitted=scarf=knit a scarf=for, made=paper crown=make a paper crown=for, wrote=thank-you letter=write a thank-you letter=to, folded=paper bird=fold a paper bird=for, sewed=little flag=sew a little flag=for, made=necklace=make a necklace=for""")  # fmt: skip
GIFT_WHY = {
    "far": ["{hero} wanted to say thank you to {y}.", "Nobody had ever made anything for {y}, {hero} thought.", "{hero} often looked up and thought of {y}.", "There were so many things that {hero} wanted to ask {y}."],
    "folk": ["{Y} was always so kind to everyone.", "{hero} had seen that {y} looked sad lately.", "Nobody ever said thank you to {y}, {hero} thought.", "{hero} thought that {y} needed something to smile about."],
    "beast": ["{hero} thought that nobody ever had a kind word for {y}.", "{hero} had always wanted to be friends with {y}.", "Surely nobody ever gave anything to {y}.", "{hero} wanted to tell {y} something important."],
    "thing": ["{hero} thought that {y} must be lonely.", "{Y} was always there, and nobody ever said thank you.", "{hero} liked {y} very much.", "Surely nobody had ever given a present to {y}."],
}  # fmt: skip
GIFT_TRY = {
    "far": ["{hero} climbed the highest hill with {g}. {Y} was still too far away.", "{hero} tied {g} to a balloon. The balloon came down in the next field.", "{hero} threw {g} into the air as high as {he} could. It came down again."],
    "folk": ["{hero} went to give {g} to {y}. But {y} was not there.", "{hero} was too shy to knock. {He} ran away with {g} and tried again later.", "{hero} put {g} on the steps. Then it began to rain, and {he} ran back to save it."],
    "beast": ["{hero} left {g} outside overnight. In the morning, it was still there.", "{hero} called and called. Nobody came out.", "{hero} took {g} and waited for an hour. There was not a sound."],
    "thing": ["{hero} read about it in a book. There was nothing about how to give {g} to {y}.", "{hero} held up {g} and waited. Nothing happened.", "{hero} put {g} down in front of {y}. The wind blew it away, and {he} had to run after it."],
}  # fmt: skip
GIFT_END = {
    "far": [("Let us tie {g} to a kite!", "They tied {g} to the tail of a kite. It flew up and up, and for a moment it was as close to {y} as anything can be."), ("We can put {g} on the roof. From there, {y} will see it.", "They carried {g} up to the roof and held it up. The wind turned it softly, as if somebody looked at it."), ("Let us hang {g} on the highest branch of the tallest tree.", "They hung {g} on the highest branch of the tallest tree. All night, it shone a little, and {hero} knew that {y} had seen it.")],
    "folk": [("We will go together. I will knock, and you hold {g}.", "When {y} saw {g}, there was a long silence, and then the biggest smile."), ("Do not be shy. {Y} will love it!", "They gave {g} to {y}. {Y} hung it up where everyone could see it."), ("Let us wait until {y} comes. I will stay with you.", "They waited together, and at last {y} came. {Y} looked at {g} for a long time. It was the best surprise of the whole year.")],
    "beast": [("Maybe we must be very quiet.", "They waited very quietly. At last something moved, and two bright eyes looked at {g} for a long, long time."), ("Let us put {g} down and hide.", "They put {g} down and hid without a sound. After a long time, there was a rustle, and {g} was gone. In its place lay a shiny pebble."), ("Let us put a little food next to {g} and go to bed.", "They put {g} down with a little food and went to bed. In the morning, it was gone, and there was a pretty stone in its place. It was a thank-you from {y}!")],
    "thing": [("Let us hang {g} up, so that everyone can see it.", "They hung {g} up in the right place, and {y} did not look lonely anymore."), ("Tie it on with a ribbon!", "They tied {g} on with a ribbon, and suddenly everyone who came by stopped and looked at {y}."), ("Let us put {g} right next to {y} and put a stone on it.", "They put {g} right next to {y} with a stone on it. The next day, a flower lay there, too. Others had begun to think of {y}.")],
}  # fmt: skip


@plot(
    weight=1.5, hero=HERO, worlds=LAND, grown=True,
    gists=["who {gp} {to} {y}", "who wants to {gv} {to} {y}", "about a {gn} for {y}"],
)  # fmt: skip
def made_for_someone(s: Story) -> None:
    """Somebody writes, draws or makes something for the moon, the mail carrier, an owl; but how to deliver it?"""
    someone(s, beasts=0.1)
    kind, y = entry(s, RECEIVERS)
    did, gn, gv, to = s.pick(GIFTS)
    first = y
    if y.startswith(("a ", "an ")):
        y = "the " + y.split(" ", 1)[1]
    s.set(y=y, y1=first, g=f"the {gn}", gn=gn, gv=gv, gp=f"{did} a {gn}", gi=ing(gv), to=to)
    duo = start(
        s,
        [
            "[H] {gp} {to} {y1}.",
            "[H] {gp} {to} {y1}.",
            "{One_day}, [H] {gp} {to} {y1}.",
            "[H] sat down and {gp} {to} {y1}.",
            "[H] wanted to {gv} {to} {y1}.",
            "It took [H] all day to {gv} {to} {y1}.",
            "On a quiet afternoon, [H] {gp} {to} {y1}.",
            "Who would {gv} {to} {y1}? [H] did!",
            "At the kitchen table, [H] {gp} {to} {y1}.",
            "It was raining, so [H] stayed inside and {gp} {to} {y1}.",
            "Nobody had ever thought of {y1}. But {one_day}, [H] {gp} {to} {y}.",
            "[H] {gp}. It was not for just anyone. It was for {y1}.",
            "For three days, [H] worked in secret. [He] {gp} {to} {y1}.",
        ],
        [
            "\"I want to {gv} {to} {y1},\" said {hero.raw}.",
            "There once was {hero.a} who {gp} {to} {y1}.",
            "Once upon a time, {hero.a} {gp} {to} {y1}.",
            "{hero.raw}{'s|'s} {gn} was for {y1}.",
        ],
    )  # fmt: skip
    made_middle(s, kind, duo)
    finish(
        s,
        [
            "And that was the story of {g} for {y}.",
            "The next week, {hero} began to {gv} again. This one was for {friend}.",
            "That night, {hero} thought of {y} and was happy.",
            "From then on, whenever {hero} thought of {y}, {he} smiled.",
            "{hero} never forgot the day when {he} {gp} {to} {y}.",
        ],
        ("A small gift can say a lot.", "It is good to think of those whom nobody thinks of.", "A kind word is never wasted."),
    )  # fmt: skip


def made_middle(s: Story, kind: str, duo: bool) -> None:
    """Why it was made, and how it got there."""
    s.say(*GIFT_WHY[kind])
    s.say(
        "It had to be the best {gn} in the world.",
        "{Gi} {to} {y} was not easy, and {hero} began three times.",
        "{hero} took a long time for {g}, because {y} was something special." if kind != "folk" else "{hero} took a long time for {g}, because {y} should like it.",
        "When {g} was done, {hero} looked at it from all sides. Would {y} like it?",
        "{He} used {his} best colors and {his} best ideas for {g}.",
    )  # fmt: skip
    s.par(0.4)
    s.say("But how could {g} get to {y}?", "Now there was only one problem. How do you give a {gn} to {y}?", "But then {hero} began to worry. What if {g} never got to {y}?")  # fmt: skip
    for t in s.sample(GIFT_TRY[kind], s.turns(1, 2)):
        s.say(t)
    s.talk("hero", "I {gp} {to} {y}, and now I cannot deliver it!", "Maybe {y} does not want a {gn}.", "It is no use. {Y} will never get {g}.", mood="sad", instead="{hero} sat down with {g} and was sad.")  # fmt: skip
    s.par(0.4)
    joins(s, duo, "Then {friend} came and saw {g}.", "{friend} came by and wanted to know what was wrong.", "{friend} sat down next to {hero} and looked at {g}.")  # fmt: skip
    idea, end = s.pick(GIFT_END[kind])
    s.talk("friend", idea, mood="kind", instead="{friend} had an idea, and they tried again together.")
    s.say(end)
    s.talk("hero", "I think {y} liked {g}.", "It was right to {gv} {to} {y}.", "Now {y} knows that somebody cares.", "Next time, we will do it together.", mood="happy", instead="{hero} was sure that it had been right to {gv} {to} {y}.")  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
COOKED = classes(
    oven="""pie, cake, apple pie, loaf of bread, pretzel, chocolate cake, cheese pie, muffin, cupcake, birthday cake, bun, plum cake, cherry pie, potato pie, cinnamon roll, lemon cake, pumpkin pie, carrot cake, honey cake, banana bread, biscuit, apple strudel, nut cake, peach pie, corn bread, raisin bun, blueberry muffin, berry tart, cheesecake, quiche, croissant""",
    pan="""pancake, omelet, waffle, potato pancake, crepe, cheese omelet, blueberry pancake, banana pancake, apple pancake, corn cake, mushroom omelet""",
    pot="""soup, stew, pot of jam, pot of noodles, pudding, porridge, pea soup, tomato soup, vegetable soup, rice pudding, pot of beans, pot of honey candy, chocolate pudding, onion soup, noodle soup, mushroom soup, pumpkin soup, potato soup, carrot soup, fish soup, chili, plum jam, strawberry jam, apple sauce, oatmeal, bean stew, pot of popcorn, cabbage soup""",
    cold="""salad, sandwich, fruit salad, cheese sandwich, egg salad, noodle salad, bean salad, potato salad, tomato salad, jelly sandwich, cucumber sandwich, tomato sandwich, jam sandwich, cucumber salad, corn salad, melon salad, rice salad, carrot salad, egg sandwich, peanut butter sandwich, honey sandwich, berry salad, apple salad""",
)  # fmt: skip
COOK_SUP = {
    "oven": ("biggest", "biggest", "longest", "tallest", "sweetest", "strangest", "best"),
    "pan": ("biggest", "biggest", "thinnest", "strangest", "best", "roundest"),
    "pot": ("hottest", "strangest", "best", "finest", "most wonderful"),
    "cold": ("biggest", "biggest", "strangest", "best", "most colorful"),
}
COOK_WHERE = split("""in the world, in the whole town, of the year, in the whole kingdom, of them all, in the whole valley, on the whole street, on this side of the river, for miles around, of the season""")  # fmt: skip
COOK_FOR = split("""the summer party, the school fair, the school birthday, the whole street, a hungry giant, the harvest party, everyone at home, the picnic, the king's birthday, ten hungry guests, the food contest, the spring party, the new neighbors, all the children, the football team, the village feast, the fire station, the wedding, the market, the flower show, the grand ball, the train crew, the whole class""")  # fmt: skip
COOK_TROUBLE = {
    "oven": [("But {xt} was too big. It did not fit into the oven.", ["{hero} turned it around. It still did not fit.", "{hero} pushed a little. One side got a dent.", "{hero} asked the neighbors. Their oven was even smaller."], "The baker has a much bigger oven! Let us ask.", "They carried {xt} to the bakery on a door, one step at a time. The baker opened the big oven, and it fit.", ("biggest", "longest", "tallest")),
             ("But soon there was a smell of smoke. {Xt} was black on one side!", ["{hero} opened the window and waved a towel.", "{hero} tried to scrape it off. It made a terrible sound.", "{hero} covered it with sugar. Now it was black and white."], "We only have to cut off the black part and cover the rest with berries.", "They cut off the black part and put berries and cream on top. Now {xt} looked even better than before.", ()),
             ("But when {hero} opened the oven, {xt} was flat. Something was missing!", ["{hero} looked into the bowl. It was empty.", "{hero} read the recipe again, line by line.", "{hero} blew on it to make it rise. That did not work."], "Did you forget the baking powder? Come, we will start again.", "They started again, and this time {hero} forgot nothing. {Xt} rose slowly, higher and higher, until it was golden brown.", ())],
    "pan": [("But when {hero} wanted to turn {xt}, it flew up and did not come down. It was stuck on the ceiling!", ["{hero} jumped. {He} could not reach it.", "{hero} called to it, but it stayed where it was.", "{hero} poked it with a broom. It only wobbled."], "Hold the pan right under it. I will get a ladder.", "{friend} climbed up and gave it a little push. Plop! {Xt} landed right in the pan.", ()),
            ("But {xt} stuck to the pan and did not want to move.", ["{hero} shook the pan. Nothing happened.", "{hero} pulled at one side. It tore a little.", "{hero} tried with two forks. It did not help."], "Put in a little more butter, and wait.", "They put in more butter and waited. Then {xt} slid around the pan like a skater on ice.", ()),
            ("But there were no eggs left, and the bowl was only half full.", ["{hero} looked into every cupboard. There was only salt.", "{hero} asked the hens. They only looked at {him}.", "{hero} turned the egg box around. It stayed empty."], "I have some eggs at home. Wait for me!", "{friend} came back with a basket of eggs, and now there was enough for {xt}.", ())],
    "pot": [("But the pot began to bubble, and everything ran over the stove and down to the floor.", ["{hero} put on the lid. The lid danced and fell off.", "{hero} ate as fast as {he} could. It was too hot.", "{hero} blew on the pot. It bubbled even more."], "Turn down the fire! And take a bigger pot.", "They turned down the fire and took the biggest pot in the house. Now {xt} bubbled softly, and nothing ran over.", ()),
            ("But {hero} tasted it and made a face. There was salt in it, much too much of it!", ["{hero} put in some water. Now it was salty and thin.", "{hero} put in sugar. That made it even worse.", "{hero} closed {his} eyes and tasted again. It was terrible."], "Let us begin again, and this time we will taste it after every spoon.", "They began again and tasted it after every spoon. {Xt} got better and better, and in the end it was just right.", ()),
            ("But the fire in the stove went out, and everything stayed cold.", ["{hero} blew into the stove. Only ash came out.", "{hero} put a blanket around the pot. It was still cold.", "{hero} stirred very fast. That did not make it warm."], "I have dry wood at home. I will get it!", "{friend} brought a basket of dry wood, and soon the fire was dancing again. An hour later, {xt} was ready.", ())],
    "cold": [("But when everything was ready, there was no plate or bowl big enough for {xt}.", ["{hero} took two plates. It fell between them.", "{hero} took a tray. It was too small.", "{hero} looked in every cupboard. There were only cups."], "Let us wash the wheelbarrow and put a clean cloth in it.", "They washed the wheelbarrow until it shone and put a clean cloth in it. There was enough room for {xt} now.", ("biggest", "most colorful")),
             ("But when {hero} turned around for a moment, somebody took a big bite. Half of it was gone!", ["{hero} looked under the table. Nobody was there.", "{hero} counted the crumbs. They led to the door.", "{hero} asked everyone. Everyone shook their head."], "Look, the dog has crumbs on its nose! Come, I will help you to make more.", "The dog had to wait outside, and they made more. When they were done, {xt} was even better than before.", ()),
             ("But {hero} tasted it and made a face. Something was missing!", ["{hero} put in some pepper. It made {him} sneeze.", "{hero} put in a carrot. It was still not right.", "{hero} thought and thought, with the spoon in {his} mouth."], "It only needs a few drops of lemon, and a little honey.", "They put in a few drops of lemon and a little honey. {hero} tasted it again. Now {xt} was just right!", ())],
}  # fmt: skip


@plot(
    weight=0.75, hero=HERO, worlds="town farm castle house shore", grown=True,
    gists=["who makes the {sup} {x}", "who {c} the {sup} {x} {ww}", "about the {sup} {x}"],
)  # fmt: skip
def cooking_the_biggest(s: Story) -> None:
    """Somebody bakes or cooks the biggest, strangest, best food; it goes wrong and is saved, and all share it."""
    someone(s, beasts=0.2)
    kind, x = entry(s, COOKED)
    sup = s.pick(COOK_SUP[kind])
    c = {"oven": "baked", "pan": "made", "pot": "cooked", "cold": "made"}[kind]
    if "jam" in x or "candy" in x:
        c = "made"
    ci = {"baked": "baking", "made": "making", "cooked": "cooking"}[c]
    cv = {"baked": "bake", "made": "make", "cooked": "cook"}[c]
    s.set(x=x, xt=f"the {x}", sup=sup, c=c, ci=ci, cv=cv, ww=s.pick(COOK_WHERE), party=s.pick(COOK_FOR))
    duo = start(
        s,
        [
            "[H] [was] {ci} the {sup} {x} {ww}.",
            "[H] [was] {ci} the {sup} {x} {ww}.",
            "{One_day}, [H] {c} the {sup} {x} {ww}.",
            "[H] wanted to {cv} the {sup} {x} {ww}.",
            "For {party}, [H] [was] {ci} the {sup} {x} {ww}.",
            "In the kitchen, [H] [was] {ci} the {sup} {x} {ww}.",
            "It was going to be the {sup} {x} {ww}. [H] had been {ci} since {early morning|breakfast|noon}.",
            "Early in the morning, [H] began to {cv} the {sup} {x} {ww}.",
            "Have you heard of the {sup} {x} {ww}? [H] {c} it.",
            "All day long, [H] [was] {ci} only one thing: the {sup} {x} {ww}.",
            "[H] had a plan. [He] would {cv} the {sup} {x} {ww}.",
            "[H] needed the biggest spoon in the house. [He] [was] {ci} the {sup} {x} {ww}.",
            "There was flour everywhere, because [H] [was] {ci} the {sup} {x} {ww}." if kind == "oven" else "The kitchen was full of bowls, because [H] [was] {ci} the {sup} {x} {ww}.",
        ],
        ["\"I am {ci} the {sup} {x} {ww}!\" said [H].", "There once was {hero.a} who {c} the {sup} {x} {ww}.", "\"What are you {ci}?\" everyone asked [H]. It was the {sup} {x} {ww}."],
        two=0.45,
    )  # fmt: skip
    if s.vars["party"] not in s.out[-1]:
        s.say("{Xt} was for {party}.", "It was for {party}, so {xt} had to be very good.", "Everyone had heard about {xt} already, because it was for {party}.", "{hero} wanted to bring {xt} to {party}.")  # fmt: skip
    s.say(
        "{He} stirred and mixed, and {he} had {flour|a spot} on {his} nose." if kind != "cold" else "{He} washed and cut and mixed, and everything looked so fresh.",
        "{Ci} the {sup} {x} was a lot of work.",
        "To {cv} such a {x}, one needs strong arms.",
        "{hero} sang a little song about {xt}.",
        said(s, '"This {x} will be something special," said {hero}.', "{hero} had never {c} anything like {xt}."),
        "{hero} wrote a long list of all the things that belong in a {x}.",
    )  # fmt: skip
    joins(
        s,
        duo,
        "{friend} came to help.",
        "{friend} heard about {xt} and came to look.",
        "{friend} looked in at the door to see {xt}.",
    )
    s.par(0.5)
    trouble, tries, idea, end, *_ = s.pick([t for t in COOK_TROUBLE[kind] if not t[4] or sup in t[4]])
    s.say(trouble)
    s.talk("hero", "Oh no! My poor {x}!", "What will happen to {xt} now?", "And {xt} is for {party}!", "Everyone is waiting for {xt}!", mood="sad", instead="{hero} was worried about {xt}.")  # fmt: skip
    for t in s.sample(tries, s.turns(1, 2)):
        s.say(t)
    s.talk("friend", idea, mood="kind", instead="But {friend} had an idea.")
    s.say(end)
    s.par(0.4)
    s.say(
        "Then everyone got a piece of {xt}." if kind in ("oven", "pan") else "Then everyone got a bit of {xt}.",
        "Everyone came to try {xt}, and nothing was left in the end.",
        "Everyone wanted to taste {xt}, and everyone wanted more.",
        "{hero} took the first bite of {xt}, and {friend} took the second. It was {wonderful|delicious}!" if kind != "pot" else "{hero} took the first spoon of {xt}, and {friend} took the second. It was {wonderful|delicious}!",
    )  # fmt: skip
    s.talk("hero", "It really is the {sup} {x} {ww}!", "I could not {cv} a {x} like this without you.", "Next week, we will {cv} another {x}!", "There is enough for everyone!", mood="proud", instead="{hero} was very proud of {xt}.")  # fmt: skip
    finish(
        s,
        [
            "People still talk about the {sup} {x} {ww}.",
            "That is the story of the {sup} {x} {ww}.",
            "And {hero} kept the recipe for {xt} in a safe place.",
            "That night, {hero} dreamed of an even better {x}.",
            "From then on, {hero} and {friend} {c} a {x} together every year.",
        ],
        ("Food tastes best when you share it.", "If something goes wrong, begin again.", "Two cooks are better than one."),
        where="home",
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# class; thing; what it is made of
BUILT = (
    *[("float", x, m) for x in split("raft, boat, ship, ferry, canoe, pirate ship, sailing boat, houseboat, submarine, floating island, rowboat, water bike") for m in split("old barrels, logs, boxes, bottles, an old door, planks, an old bathtub, wooden crates, bamboo poles, corks")],
    *[("house", x, m) for x in split("fort, castle, hut, playhouse, tower, secret den, igloo, little shop, stable, palace, clubhouse, cabin, cottage, school, museum, post office, bakery, snack bar") for m in split("boxes, blankets, branches, pillows, old chairs, planks, hay bales, umbrellas, cushions, sticks, old doors, crates, cardboard")],
    *[("ride", x, m) for x in split("wagon, race car, sled, train, bus, fire truck, rocket, airplane, scooter, tractor, spaceship, cart, carriage, helicopter, truck, flying machine, tank, go-kart") for m in split("an old bathtub, boxes, an old baby carriage, planks, a shopping cart, crates, an old bed, a wheelbarrow, cardboard, old chairs, barrels")],
    *[("music", x, m) for x in split("drum, guitar, flute, xylophone, harp, trumpet, piano, violin, organ, banjo, guitar, tuba") for m in split("cans, bottles, boxes, old spoons, pipes, flower pots, buckets, rubber bands, cups, kitchen pots, tin plates")],
    *[("figure", x, m) for x in split("robot, dragon, giant, dinosaur, scarecrow, horse, elephant, crocodile, monster, knight, giraffe, lion, queen, unicorn, camel, zebra, ostrich, bear, wizard") for m in split("boxes, cans, egg cartons, old socks, buttons, paper bags, sticks, bottles, cardboard, old clothes, pots and pans, corks, straw")],
)  # fmt: skip
BUILT_TROUBLE = {
    "float": [("They carried {xt} to the pond and climbed in. But water came in on all sides!", ["{hero} bailed the water out with a cup. It was not fast enough.", "{hero} put {his} hat on the hole. The hat floated away.", "{hero} put both feet on the hole. Now {his} feet were wet."], "We need wax, or tar, or a lot of glue!", "They filled every gap with wax and let it dry in the sun. The second time, {xt} floated like a duck."),
              ("At the pond, {xt} floated, but it tipped over at once. Splash!", ["{hero} tried to sit very still. Splash, again!", "{hero} held on with both hands. It tipped over all the same.", "{hero} climbed in from the other side. That was no better."], "It needs a long stick on each side, like two arms.", "They tied a long stick to each side. Now {xt} lay in the water as still as a leaf.")],
    "house": [("But a gust of wind came, and {xt} fell down.", ["{hero} built it up again. It fell down again.", "{hero} told the wind to stop. The wind did not listen.", "{hero} held one wall. The other three fell down."], "Let us tie everything to the fence with a rope.", "They tied everything together with a strong rope. The wind came back and pushed, but {xt} stood."),
              ("But when they wanted to go in, there was no door. {hero} had forgotten it!", ["{hero} tried to climb over. It wobbled.", "{hero} walked around {xt} three times. There really was no door.", "{hero} knocked, but that was silly. Nobody was inside."], "We can make a small door at the back. Then it is a secret door!", "They made a small door at the back, just big enough to crawl through. Now {xt} was even better, because it had a secret.")],
    "ride": [("But at the first try, a wheel came off {xt} and rolled down the hill.", ["{hero} ran after it and brought it back. It came off again.", "{hero} tied the wheel on with a shoelace. The shoelace broke.", "{hero} tried to go on without it. It went only in circles."], "A wheel needs a nail in the middle and a little oil.", "They put in a strong nail and a drop of oil. Now {xt} rolled down the hill, and nothing came off."),
             ("But {xt} did not move at all.", ["{hero} pushed. It did not move.", "{hero} counted down from ten. Nothing happened.", "{hero} shouted, \"Go!\" It just stood there."], "Let us take it to the top of the little hill.", "They pushed it to the top of the little hill and climbed in. And then {xt} went all the way down, faster and faster!")],
    "music": [("But {xt} made a terrible sound. The cat ran out of the house.", ["{hero} played it softly. It still sounded terrible.", "{hero} played it very loudly. The neighbors closed their windows.", "{hero} turned it upside down. Now it made no sound at all."], "Maybe each part needs a different size, big ones for the low notes, small ones for the high notes.", "They put everything in order, from big to small. Now {xt} had a real sound, and {hero} played a whole song."),
              ("But after three notes, {xt} fell apart.", ["{hero} put it together again. It fell apart again.", "{hero} held it together with one hand, but then {he} could not play.", "{hero} used paste. The paste was too soft."], "Let us put it in a frame and tie it with string.", "They put everything into a wooden frame and tied it with string. This time, {xt} held for a whole song.")],
    "figure": [("But as soon as {xt} stood up, its head fell off.", ["{hero} put the head back. It fell off again.", "{hero} held the head with both hands. But how long can one do that?", "{hero} used a little glue. A little was not enough."], "It needs a neck! Let us take a strong stick.", "They put a strong stick inside for a neck. Now the head stayed on, and {xt} looked around proudly."),
               ("But when the neighbor's dog saw {xt}, it barked and barked and did not stop.", ["{hero} told the dog that it was only made of {m}. The dog barked.", "{hero} hid it behind a tree. The dog found it.", "{hero} turned it around. Now the dog was even more afraid of it."], "It looks too angry. It needs a smile!", "They painted a big smile on the face. The dog sniffed at {xt} and wagged its tail.")],
}  # fmt: skip


@plot(
    weight=0.75, hero=HERO, worlds="town farm castle house", grown=True,
    gists=["who built a {x} out of {m}", "who builds a {x} out of {m}", "about a {x} made of {m}"],
)  # fmt: skip
def built_out_of(s: Story) -> None:
    """Somebody builds a raft out of barrels, a robot out of cans; it fails at first, and then it works."""
    someone(s, grown=0.1, beasts=0.15)
    kind, x, m = entry(s, BUILT)
    one = m.startswith(("a ", "an "))
    s.set(x=x, xt=f"the {x}", m=m, mt="the " + m.split(" ", 1)[1] if one else f"the {m}", **(SINGULAR if one or m == "cardboard" or m == "straw" else PLURAL))  # fmt: skip
    duo = start(
        s,
        [
            "[H] built a {x} out of {m}.",
            "[H] built a {x} out of {m}.",
            "{One_day}, [H] built a {x} out of {m}.",
            "[H] had {m}. Out of {them}, [he] wanted to build a {x}.",
            "Out of {m}, [H] built a {x}.",
            "What can you do with {m}? [H] built a {x}.",
            "Behind the house, [H] [was] building a {x} out of {m}.",
            "It took [H] a whole week to build a {x} out of {m}.",
            "One day, a {x} made of {m} stood in the yard. [H] had built it." if kind != "float" else "One day, a {x} made of {m} lay in the yard. [H] had built it.",
            "[H] found {m} in the shed. [He] carried everything out and began to build a {x}.",
            "Nobody thought that one could make a {x} out of {m}. But [H] tried it.",
            "After breakfast, [H] began to build a {x} out of {m}.",
            "On Saturday, [H] built a {x}. [He] made it out of {m}.",
        ],
        ["\"I will build a {x} out of {m}!\" said [H].", "There once was {hero.a} who built a {x} out of {m}.", "Once upon a time, {hero.a} built a {x} out of {m}."],
        two=0.5,
    )  # fmt: skip
    joins(s, duo, "{friend} came to help with {xt}.", "{friend} saw {xt} and wanted to help.", "{friend} brought a hammer and a rope, and they worked on {xt} together.", "It is hard to build a {x} alone, so {hero} asked {friend} to help.")  # fmt: skip
    s.say(
        "They worked on {xt} until their hands were {dirty|tired}.",
        "First they put {mt} in the right order, and then they tied everything together.",
        "{hero} made a plan of {xt}, and {friend} held {mt}." if kind != "house" else "{hero} made a plan of {xt}, and {friend} carried {mt}.",
        "Soon one could see that it was going to be a {x}.",
        "They used all of {mt}, a {long rope|ball of string} and a lot of glue.",
        "{hero} painted a {red star|blue stripe|yellow sun} on {xt}.",
    )  # fmt: skip
    s.talk("hero", "This will be the best {x} in the world!", "Nobody else has a {x} made of {m}!", "I always wanted a {x}.", "Who needs a real {x}? We have our own!", mood="happy", instead="{hero} had always wanted a {x}.")  # fmt: skip
    s.par(0.5)
    trouble, tries, idea, end = s.pick(BUILT_TROUBLE[kind])
    s.say(trouble)
    s.maybe(0.5, "{hero} looked at {xt} and sighed.", "Poor {hero.poor}! All that work on {xt}!")
    for t in s.sample(tries, s.turns(1, 2)):
        s.say(t)
    s.talk("hero", "A {x} made of {m} does not work." if kind != "figure" else "My poor {x}!", "Maybe nobody can build a {x} out of {m}.", "We will never finish {xt}!", mood="sad", instead="{hero} almost gave up.")  # fmt: skip
    s.talk("friend", idea, mood="kind", instead="But {friend} had a good idea.")
    s.par(0.4)
    s.say(end)
    s.say("Everyone came to see {xt}.", "\"Is that really made of {m}?\" everyone asked." if s.talks else "Nobody could believe that it was made of {m}.", "{hero} and {friend} danced around {xt}." if kind != "float" else "{hero} and {friend} waved to everyone on the shore.", "All the children wanted to try {xt}, too." if kind != "figure" else "All the children wanted to touch {xt}.")  # fmt: skip
    works = "Our {x} is the best!" if kind == "figure" else "Our {x} works!"
    s.talk("hero", works, "We built a {x} out of {m}!", "It is the best {x} of all, because we made it.", mood="proud", instead="{hero} was proud of {xt}.")  # fmt: skip
    finish(
        s,
        [
            "And tomorrow, they will build something else out of {m}." if not one else "And {xt} still stands in the yard.",
            "That is how {hero} and {friend} built a {x} out of {m}.",
            "{hero} never wanted another {x}. This one was just right.",
            "The next day, they began to build a second {x} for {friend}.",
            "That night, {hero} dreamed of {xt}.",
        ],
        ("You can make great things out of old things.", "If it does not work the first time, try again.", "Two heads are better than one."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
STUCK = {
    "high": (
        split("kite, red kite, balloon, paper plane, ball, hat, cap, frisbee, toy plane, umbrella, scarf, sock, shirt, sweater, parachute, paper dragon, slipper, yellow balloon, shuttlecock, ribbon, straw hat, beach ball, boomerang, toy rocket, tennis ball, flag, nightcap, blue kite, apron, toy helicopter"),
        split("in the tallest tree, on the roof, on the chimney, in the old oak, on the church tower, on top of the barn, in the apple tree, on the street lamp, in the pine tree, on the windmill, on the garden wall, on the balcony, in the cherry tree, on the flagpole, in the poplar, on the school roof, in the crown of the palm, on the town gate"),
    ),
    "low": (
        split("ball, coin, ring, marble, key, button, spoon, toy car, pencil, bead, silver bell, tennis ball, necklace, whistle, golden coin, thimble, brush, dice cup, toy mouse, watch, bracelet, comb, lucky stone, penny, toy train, toothbrush, harmonica, domino, knitting needle, little doll, glove, chess piece"),
        split("under the porch, behind the stove, in the drain, between two floorboards, behind the piano, in a pipe, under the big wardrobe, between two rocks, behind the bathtub, under the stairs, in a crack in the wall, under the sofa, in a hollow log, between the bars of the gate, in the well cover, behind the kitchen cupboard, inside the couch, in a mouse hole"),
    ),
    "mud": (
        split("wagon, cart, boot, bicycle, sled, wheelbarrow, pony cart, scooter, toy truck, doll carriage, red wagon, trailer, handcart, tricycle, rubber boot, donkey cart, soapbox car, garden cart, blue bicycle, red boot, toy tractor, wooden sled, little wagon, go-kart, hay cart"),
        split("in the mud, in a deep hole, in the wet sand, in the snow, in a puddle, in the ditch, in the soft field, on the muddy path, in the stream, in the sand, at the bottom of the hill, in front of the bridge, in the swampy meadow, behind the barn in deep mud"),
    ),
    "beast": (
        split("kitten, squirrel, cat, goat, lamb, monkey, piglet, puppy, hedgehog, duckling, raccoon, baby owl, hen, rabbit, sparrow, lizard, calf, fox cub, parrot, penguin, bear cub, rooster, mouse, hamster, gosling, ferret, chipmunk, mole"),
        split("in a fence, in a pipe, in the mailbox, in a hollow tree, between two rocks, under the gate, in a bush, in a bucket, in a big boot, in an old basket, in a window, in a drawer, under a bench, in a flower pot, behind the woodpile, in a barrel, in a sleeve, in a hole in the wall, inside a drum, in a paper bag, in a net"),
    ),
}  # fmt: skip
STUCK_TRY = {
    "high": ["{hero} jumped. {He} jumped again. {Xt} was much too high.", "{hero} threw a stick. The stick got stuck, too.", "{hero} shouted at {xt} to come down. It did not listen.", "{hero} took a long pole. It was one arm too short.", "{hero} waited for the wind. The wind only pushed {xt} a little higher."],
    "low": ["{hero} put {his} arm in as far as it went. {He} touched nothing but dust.", "{hero} poked with a spoon. That pushed {xt} even farther in.", "{hero} looked in with a lamp. {He} could see {xt}, but {he} could not reach it.", "{hero} tried to catch {xt} with a hook made of wire. The hook was too big.", "{hero} blew as hard as {he} could. A cloud of dust came back."],
    "mud": ["{hero} pulled. {Xt} did not move.", "{hero} pushed from behind. {His} feet slipped, and {he} sat down hard.", "{hero} dug around {xt} with {his} hands. The hole filled up again.", "{hero} counted to three and pulled with all {his} strength. Nothing!", "{hero} put a blanket in front of {xt}. The blanket got stuck, too."],
    "beast": ["{hero} pulled at {xt} a little. That only made it worse.", "{hero} talked softly to {xt}. It was too scared to listen.", "{hero} held out something to eat. {Xt} sniffed, but it could not come.", "{hero} pushed from the other side. It did not help.", "{hero} called, \"Come out!\" But {xt} could not."],
}  # fmt: skip
STUCK_END = {
    "high": [("Let us tie two poles together!", "They tied two poles together and reached up. One soft push, and {xt} came down."), ("The neighbor has a very long ladder.", "They leaned the ladder against it, and {friend} held it tight. {Hero} climbed up, step by step, and came back with {xt}."), ("Throw a soft ball at it, right in the middle.", "They took turns with a soft ball. At the seventh throw, {xt} came loose and sailed down.")],
    "low": [("Let us try it with some gum on a stick!", "They put some gum on a long stick and pushed it in. Slowly, slowly, {xt} came out."), ("My arm is thinner than yours. Let me try.", "{friend} put in one thin arm, and two fingers found {xt}. Out it came, covered with dust."), ("Let us use a string with a loop at the end.", "They made a loop and let it down. At the tenth try, the loop caught {xt}.")],
    "mud": [("We need boards. Let us push boards under it!", "They pushed two boards under it and pulled. With a loud slurp, {xt} came free."), ("Let us get all the others. Ten can pull more than two.", "Soon there were ten of them on one long rope. \"Heave!\" And {xt} came out with a jerk."), ("The old horse from the farm could pull it.", "They tied a rope to {xt}. The old horse took three slow steps, and {xt} was free.")],
    "beast": [("I will hold everything still, and you pull very gently.", "{friend} held everything still, and {hero} pulled very gently. {Xt} wriggled once, wriggled twice, and popped out!"), ("We must keep very quiet. It is afraid.", "They sat down and did not make a sound. When {xt} was calm, it turned its head a little, and suddenly it was free."), ("Do not pull. Turn it a little to the left.", "Very gently, they turned it a little to the left. And out came {xt}!")],
}  # fmt: skip
STUCK_OPEN = {
    False: (
        ["{One_day}, [H] looked {look}. There was [his] {x}, stuck {w}.", "[H] looked at [his] {x}. It was stuck {w}.", "[H] could not go home, because [his] {x} was stuck {w}.", "What a day for [H]! [His] {x} was stuck {w}.", "How do you get a {x} that is stuck {w}? [H] had to find out.", "The {x} was stuck {w}, and [H] did not know what to do.", "Nobody could say how it had happened, but [H] had a problem: the {x} was stuck {w}.", "Stuck! The {x} was stuck {w}, and [H] had to get it back.", "Suddenly, [H] stopped. The {x} was stuck {w}." , "One moment, the {x} was there, and then it was stuck {w}. [H] {stared|could not believe it}."],
        ["{hero.raw}{'s|'s} {x} was stuck {w}.", "{hero.raw}{'s|'s} {x} was stuck {w}.", "{hero.raw}{'s|'s} {x} got stuck {w}.", "{One_day}, {hero.raw}{'s|'s} {x} was stuck {w}.", "\"My {x} is stuck {w}!\" said [H].", "There once was {hero.a} whose {x} was stuck {w}."],
    ),
    True: (
        ["[H] found a {x} that was stuck {w}.", "{One_day}, a {x} was stuck {w}, and only [H] heard it.", "A {x} was stuck {w}. [H] saw it first.", "There was once a {x} that was stuck {w}. Luckily, [H] came by.", "How do you help a {x} that is stuck {w}? [H] had to find out.", "On the way home, [H] met a {x}. It was stuck {w}.", "[H] heard a small sound. A {x} was stuck {w}!", "Help! A {x} was stuck {w}, and [H] ran to see.", "The {x} was stuck {w}, and it could not get out. [H] came to look.", "Early in the morning, [H] saw that a {x} was stuck {w}."],
        ["\"Look, a {x} is stuck {w}!\" said [H].", "{hero.raw}{'s|'s} {x} was stuck {w}.", "{hero.raw}{'s|'s} {x} got stuck {w}."],
    ),
}  # fmt: skip


@plot(
    weight=0.75, hero=HERO, worlds="town farm castle house", grown=True,
    gists=["whose {x} is stuck {w}", "and a {x} that is stuck {w}", "about a {x} that got stuck {w}"],
)  # fmt: skip
def something_is_stuck(s: Story) -> None:
    """A kite, a ring, a wagon or a kitten is stuck somewhere; several attempts, and then it is free."""
    someone(s, beasts=0.15)
    kind = s.pick(tuple(STUCK))
    xs, ws = STUCK[kind]
    x = entry(s, tuple((e,) for e in xs))[0]
    beast = kind == "beast"
    s.set(x=x, xt=f"the {x}", w=s.pick(ws), look="up" if kind == "high" else "down")
    duo = start(s, *STUCK_OPEN[beast], two=0.25)
    s.say(
        "{Xt} {hung|sat} there {w} and did not come down." if kind == "high" else "{Xt} was stuck so fast that nothing could move it.",
        "\"Poor little {x}!\" said {hero}." if beast and s.talks else "Nobody knows how {xt} got there, but it was really stuck.",
        "{hero} looked at {xt} from all sides." if kind != "low" else "{hero} got down on {his} knees to look for {xt}.",
        "How could {xt} be stuck in a place like that?",
        "{hero} {wanted to help {xt} at once|felt sorry for {xt}}." if beast else "{hero} needed {xt}, and {he} needed it now.",
        "\"How did {xt} get there?\" {hero} wondered." if s.talks else "{hero} wondered how {xt} had got there.",
    )  # fmt: skip
    s.maybe(0.6, "{Xt} looked very small and very scared." if beast else "It was {hero.his} {favorite|best} {x}, too." if kind != "mud" else "It was already getting late.", "{hero} had never seen a {x} that was stuck like this.")  # fmt: skip
    s.par(0.4)
    for t in s.sample(STUCK_TRY[kind], s.turns(1, 3)):
        s.say(t)
    s.talk("hero", "How will I ever get {xt} out of there?" if kind != "high" else "How will I ever get {xt} down?", "The {x} is stuck, and I cannot help it." if beast else "I want my {x} back!" if kind != "mud" else "This {x} will be stuck until next year!", "Come on, {x}! Please!", mood="sad", instead="{hero} was afraid that {xt} would be stuck forever.")  # fmt: skip
    s.par(0.4)
    joins(s, duo, "Then {friend} came along and saw {xt}.", "{friend} heard the noise and came to look at {xt}.", "{friend} came by and stopped to look at {xt}.", "At last, {friend} came to help with {xt}.")  # fmt: skip
    idea, end = s.pick(STUCK_END[kind])
    s.talk("friend", idea, mood="kind", instead="{friend} knew what to do.")
    s.say(end)
    s.say("{Xt} {shook itself|jumped for joy} and was as good as new." if beast else "{hero} wiped {xt} clean and looked at it. It was as good as new.", "{Xt} was free at last!", "Everyone cheered for {xt}.")  # fmt: skip
    s.talk("hero", "Hooray, {xt} is free!", "I thought {xt} would be stuck forever!", "Never get stuck again, little {x}!" if beast else "I will take better care of my {x} now.", mood="happy", instead="{hero} was so glad about {xt} that {he} danced.")  # fmt: skip
    finish(
        s,
        [
            "And {xt} was never stuck {w} again.",
            "From that day on, {xt} followed {hero} everywhere." if beast else "From then on, {hero} was very careful with {xt}.",
            "When {hero} came by that place again, {he} had to think of {xt} and laugh.",
            "That evening, {hero} told everyone how {xt} was stuck {w}.",
            "{hero} and {friend} took {xt} home together." if kind != "beast" else "{hero} and {friend} waved, and {xt} went home.",
        ],
        ("Patience helps more than strength.", "If you are stuck, ask a friend.", "There is a way out of nearly everything."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
CLEANED = split("""the attic, the cellar, the garage, the old shed, the barn, the closet, the garden house, the sewing room, the cupboard under the stairs, the boathouse, the henhouse, the workshop, the old wardrobe, the pantry, the schoolroom, the tower room, the old caravan, the storeroom, the stable, the tree house, the back room of the shop, the laundry room, the tool shed, the guest room, the hayloft, the wash house, the playroom, the old kitchen, the greenhouse, the mill""")  # fmt: skip
TURNED_UP = classes(
    music="""fiddle, accordion, music box, trumpet, drum, guitar, flute, harmonica, banjo, record player, tin whistle, cuckoo clock, piano for dolls, hand organ, silver bell, radio, alarm clock, tambourine, xylophone, horn""",
    wear="""hat with a feather, red coat, velvet cape, wedding dress, pirate hat, fur cap, pair of golden shoes, clown costume, sailor suit, silk scarf, straw hat, dragon mask, top hat, paper crown, pair of huge boots, knitted sweater, striped bathing suit, wig, lace dress, bear costume""",
    paper="""map, photo album, diary, letter without a stamp, picture of a ship, recipe book, postcard from the sea, love letter, birthday card, book of songs, drawing of a house, family photo, notebook, treasure map, train ticket, school report, book of fairy tales, poster of a circus, painting, bundle of letters""",
    toy="""rocking horse, teddy bear, wooden train, doll, kite, spinning top, dollhouse, sled, puppet, tin robot, toy ship, box of marbles, scooter, wagon, toy theater, stuffed elephant, jumping jack, chess set, tricycle, merry-go-round for dolls, toy piano, paper lantern, snow globe, jack-in-the-box, yo-yo""",
    alive="""mouse, hedgehog, bat, toad, cat with three kittens, family of mice, lizard, sleepy owl, spider, robin on a nest, swallow with a nest, tiny frog, dormouse, hen on six eggs, cricket, snail, ladybug, squirrel, baby bird, turtle""",
)  # fmt: skip
TURNED = {
    "music": [("But {xt} did not make a sound.", ["{hero} shook it. Something rattled inside.", "{hero} blew the dust off. It made {him} sneeze, but there was still no sound.", "{hero} tapped on it. Nothing!"], "It only needs a little oil, and somebody with patience.", "{friend} cleaned it with a soft cloth and put one drop of oil in the right place. And suddenly {xt} made a sound, clear and sweet.")],
    "wear": [("But {xt} was full of dust and had {three|two} holes.", ["{hero} shook out the dust and had to sneeze eleven times.", "{hero} tried it on. It was much too big.", "{hero} showed it to the dog. The dog ran away."], "A good wash, a needle and some thread, and it will be like new.", "They washed it, and they sewed a little star over every hole. Now {xt} looked finer than ever.")],
    "paper": [("But {xt} was torn, and one piece was missing.", ["{hero} looked under every box. There was no other piece.", "{hero} held it up to the light. One could hardly see anything.", "{hero} guessed what was missing. It made no sense."], "Look, there is something behind the last shelf!", "Behind the last shelf lay the missing piece. They glued it on, and now one could see all of {xt} again.")],
    "toy": [("But {xt} was broken. A part was missing.", ["{hero} looked in every corner. {He} found only a dead fly.", "{hero} tried to fix it with a string. It fell apart again.", "{hero} turned it around and around. Something was not right."], "I think I saw that part in the box of screws!", "In the box of screws lay the missing part. They put it on with a drop of glue, and {xt} was whole again.")],
    "alive": [("But {xt} could not stay there. Everything was going to be painted that day!", ["{hero} opened the window. {Xt} did not want to go out.", "{hero} asked {xt} politely to move. There was no answer.", "{hero} put down some crumbs outside. {Xt} stayed where it was."], "It needs a new home that is just as quiet and dark.", "They put some hay in an old box and carried it to a quiet corner outside. Slowly, {xt} moved in. It seemed to like it.")],
}  # fmt: skip
TURNED_AFTER = {
    "music": ["That evening, everyone came and danced to {xt}.", "{friend} hummed along, and soon they both danced. {Xt} had waited for this for years.", "Everyone stopped working and listened to {xt}."],
    "wear": ["{hero} put it on and walked up and down like a star.", "They hung {xt} by the window, where everyone could see it.", "{hero} wore {xt} at the next party, and everyone asked about it."],
    "paper": ["They sat down on a box and looked at {xt} until it got dark.", "{friend} told a long story about {xt}, and {hero} listened with big eyes.", "They hung {xt} on the wall, so that everyone could see it."],
    "toy": ["They forgot all about the cleaning and played with {xt} for an hour.", "Somebody must have loved {xt} very much once. Now somebody loved it again.", "{hero} put {xt} in the best place in {his} room."],
    "alive": ["From then on, {hero} came every morning to see {xt}.", "{hero} put a little bowl of water next to {xt}.", "{hero} made a sign for {xt} that said \"Please be quiet\" and hung it up."],
}  # fmt: skip


@plot(
    weight=1.5, hero=HERO, worlds="town farm castle house", grown=True,
    gists=["who cleans out {w} and finds {x}", "who finds {x} in {w}", "about {x} that turned up in {w}"],
)  # fmt: skip
def cleaning_out(s: Story) -> None:
    """Somebody cleans out the attic, and a fiddle, a hat, a map, a doll or a mouse turns up."""
    someone(s, beasts=0.12)
    kind, np = entry(s, TURNED_UP)
    noun = np.split(" with")[0].split(" without")[0].split(" on ")[0]
    x = f"a {np}" if kind == "alive" or s.chance(0.4) else f"an old {np}"
    w = s.pick(CLEANED)
    s.set(x=x, xt=f"the {noun}", xn=noun, w=w)
    duo = start(
        s,
        [
            "When [H] cleaned out {w}, {x} turned up.",
            "[H] [was] cleaning out {w} when {x} turned up.",
            "{One_day}, [H] cleaned out {w} and found {x}.",
            "[H] had to clean out {w}. Right at the back, there was {x}.",
            "Nobody had cleaned {w} for years. When [H] did it, {x} turned up.",
            "It was a good day to clean out {w}. [H] began at the top, and there was {x}.",
            "While [H] swept the floor of {w}, [he] saw something in the corner. It was {x}." if w.endswith(("attic", "cellar", "garage", "shed", "barn", "room", "workshop", "stable", "mill", "hayloft", "pantry")) else "While [H] emptied {w}, [he] saw something at the bottom. It was {x}.",
            "There was {x} in {w}. [H] found it on cleaning day.",
            "Behind {three|seven} boxes in {w}, [H] found {x}." if w.endswith(("attic", "cellar", "garage", "shed", "barn", "room", "workshop", "stable", "mill", "hayloft", "pantry")) else "At the very back of {w}, [H] found {x}.",
            "What is in {w}? [H] cleaned it out and found {x}.",
            "Everything had to come out of {w}, so [H] got to work. The last thing to come out was {x}.",
            "In spring, [H] always cleaned out {w}. This year, {x} turned up.",
            "{W} was such a mess that [H] cleaned it out at last. Under an old blanket, there was {x}.",
        ],
        ["\"What is this?\" asked [H] and put down the broom. There was {x} in {w}!", "There once was {hero.a} who cleaned out {w} and found {x}.", "{hero.raw} did not like to clean out {w}. But then {x} turned up."],
        two=0.45,
    )  # fmt: skip
    s.say(
        "How long had {xt} been in {w}?",
        "{hero} had never seen {xt} before.",
        "\"Where do you come from?\" {hero} asked {xt}." if kind == "alive" and s.talks else "{hero} put the broom away and looked at {xt}.",
        "{Xt} must have been in {w} for a long time." if kind != "alive" else "{Xt} looked at {hero}, and {hero} looked at {xt}.",
        "Now {hero} did not think about {w} anymore, only about {xt}.",
        "{hero} looked at {xt} very carefully.",
    )  # fmt: skip
    s.maybe(
        0.5,
        "There were dust and cobwebs all around {xt}.",
        "A bit of sun fell on {xt}.",
        "Who had put {xt} there?" if kind != "alive" else "It did not run away.",
    )
    joins(s, duo, "{friend} came to see {xt}, too.", "{hero} called {friend}, who came running to look at {xt}.", "{friend} was cleaning next door and came over to see {xt}.")  # fmt: skip
    s.talk("hero", "Look what was in {w}!", "I cleaned out {w}, and there was {x}!", "Have you ever seen such a {xn}?", mood="happy", instead="{hero} showed {friend} what had turned up.")  # fmt: skip
    s.par(0.5)
    trouble, tries, idea, end = s.pick(TURNED[kind])
    s.say(trouble)
    for t in s.sample(tries, s.turns(1, 2)):
        s.say(t)
    s.talk("friend", idea, mood="kind", instead="{friend} thought about it and had an idea.")
    s.say(end)
    s.par(0.4)
    s.say(*TURNED_AFTER[kind])
    s.talk("hero", "It was good that we cleaned out {w}.", "I never want to lose {xt} again." if kind != "alive" else "Sleep well, little {xn}.", "I wonder what else there is in {w}.", mood="happy", instead="{hero} was glad that {he} had cleaned out {w}.")  # fmt: skip
    finish(
        s,
        [
            "And {w}? It was clean, but only {xt} mattered now.",
            "From then on, {hero} liked to clean out {w}. Who knew what would turn up next?",
            "That is how {xt} came out of {w}.",
            "In the evening, {w} was clean, and {xt} had a new home.",
            "{hero} never forgot the day when {xt} turned up.",
        ],
        ("Sometimes you find something when you do not look for it.", "Old things can bring new joy." if kind != "alive" else "There is room for everyone.", "Work can be full of surprises."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
MOVED = classes(
    high="""an old lighthouse, a windmill, a tower with a hundred steps, a house on the hill, a tree house, a room under the roof, a watchtower, a cabin on the mountain, an old clock tower, a house at the top of the stairs, a castle tower, a water tower, a hut on the cliff, the highest house in the village, an apartment on the ninth floor, a chapel on the hill, a cottage above the clouds, an old observatory""",
    wheels="""an old bus, a red caravan, an old train car, a circus wagon, a wagon with green wheels, an old fire truck, a house on wheels, a mail van, a blue camper, a wooden cart with a roof, an old tram, a yellow trailer, an ice cream truck, a milk truck, an old stagecoach""",
    water="""a houseboat, an old ferry, a hut by the lake, a cabin on the island, a house on stilts, an old sailing ship, a raft with a roof, a boathouse, a fishing hut by the sea, a cottage by the river, a tugboat, a house by the harbor, a mill on the stream, a hut on the beach, a cottage behind the dunes""",
    loud="""a house next to the train station, a room above the bakery, an apartment above a music school, a house behind the circus, a house by the big road, a room above the toy shop, a house next to the church bells, an apartment above a dance school, a house next to the fire station, a room behind the theater, a house across from the zoo, an apartment above the piano shop, a house by the sawmill, a house next to a goose farm""",
    still="""a cabin in the deep forest, a cottage at the end of the road, a big empty house, an old farmhouse, a hut in the snow, an old school, a house with a blue door, an old mill, a house with twelve rooms, a cottage full of cobwebs, a stone house in the valley, an old library, a house with round windows, a barn without animals, a hut in the meadow, a house without neighbors, a cottage in an apple orchard, a very small house, an old castle, an empty bakery, a palace with cold halls""",
)  # fmt: skip
MOVED_ODD = {
    "high": ["The wind sang around {xt} all night: whoo, whoo!", "There were so many steps! After the last one, {hero} always had to sit down.", "From the window, everything down there looked tiny, and {hero} felt dizzy."],
    "wheels": ["Everything wobbled when somebody walked.", "There was so little room that {hero} bumped {his} head three times a day.", "When it rained, it sounded like a thousand drums on the roof."],
    "water": ["All night, the water went lap, lap, lap.", "The floor was damp, and everything smelled of fish.", "In the morning, there was fog all around, and one could not see the path."],
    "loud": ["The noise began before breakfast and did not stop until late.", "There was so much noise that {hero} put {his} head under the pillow.", "Boom, ding, toot! It was never quiet there."],
    "still": ["It was so quiet that {hero} heard {his} own heart.", "Every step made an echo, and the doors creaked.", "There were no voices, no music, and no lights outside."],
}  # fmt: skip
# what the friend says, and what happens then
MOVED_GOOD = {
    "high": [("Look, from up here one can see the whole world!", "{friend} showed {him} how far one could see from {xt}: the river, the road and even the old house."), ("Up here, the birds are our neighbors. Listen!", "They put crumbs on the windowsill, and soon birds from all sides came to visit {xt}."), ("Let us count the lights down there, one by one.", "They counted the lights down there until the stars came out. There was no better place for that than {xt}.")],
    "wheels": [("With wheels, one can have a new garden every week!", "They rolled to a meadow full of poppies. Now {xt} had the biggest garden of all."), ("Where it is small, it is cozy. Come, let us paint it!", "They painted {xt} yellow and put flowers in the windows. Now it was the prettiest home for miles around."), ("Let us drink some cocoa and listen. Everything here makes music!", "They sat in {xt} with cocoa and listened to every creak. It was a nice sound after all.")],
    "water": [("Close your eyes. The water is telling a story.", "They lay down and listened. The water around {xt} really told a story, a long and sleepy one."), ("Every morning, the ducks come for breakfast here. Wait and see!", "They fed the ducks from {xt} and gave every duck a name."), ("Let us hang a lamp outside, so that the boats can find us.", "They hung a lamp outside, and every boat that came by {xt} rang its bell.")],
    "loud": [("That is not noise, that is music! Let us dance to it.", "They clapped and danced to it, until everyone in {xt} had to laugh."), ("Let us guess what makes each sound. I begin!", "They guessed every sound. After a week, {hero} could not sleep without the sounds around {xt}."), ("Let us go out and see what is so loud.", "They went to see what was so loud, and soon {hero} knew everyone around {xt}.")],
    "still": [("Let us sing. A quiet house is good for singing!", "They sang so loudly that {xt} sang along. The echo knew every word!"), ("It is not empty. It is only waiting for us.", "They lit candles, put up pictures and cooked soup. Now {xt} was not so quiet anymore."), ("Let us explore it, one corner after the other.", "They explored every corner of {xt}, and in one corner they found a family of mice.")],
}  # fmt: skip


@plot(
    weight=0.75, hero=HERO, worlds="town farm castle house shore", grown=True,
    gists=["who moves into {x}", "who moved into {x}", "about moving into {x}"],
)  # fmt: skip
def moved_into(s: Story) -> None:
    """Somebody moves into a lighthouse, a bus, a room above the bakery; it is strange at first, and then it is home."""
    someone(s, beasts=0.2)
    kind, x = entry(s, MOVED)
    _, _, np = x.partition(" ")
    noun = np.split(" with ")[0].split(" without ")[0].split(" full of ")[0]
    s.set(x=x, xt=f"the {noun}")
    duo = start(
        s,
        [
            "[H] moved into {x}.",
            "[H] moved into {x}.",
            "{One_day}, [H] moved into {x}.",
            "[H] packed everything into {seven|ten} boxes and moved into {x}.",
            "On Monday, [H] moved into {x}.",
            "It was moving day. [H] moved into {x}.",
            "[H] had a new home. It was {x}.",
            "For a long time, nobody lived in {x}. Then [H] moved in.",
            "Who would want to live in {x}? [H] did.",
            "After the summer, [H] moved into {x}.",
            "Goodbye, old house! [H] [was] going to live in {x}.",
            "The new home of [H] was {x}.",
            "With two bags and a lamp, [H] came to live in {x}.",
        ],
        ["\"From now on, I live in {x},\" said [H].", "There once was {hero.a} who moved into {x}.", "{hero.raw} did not want to move. But {he} had to, and the new home was {x}."],
        two=0.45,
    )  # fmt: skip
    s.say(
        "{hero} had never lived in a place like {xt}.",
        "{hero} walked through {xt} and touched all the walls.",
        "The bed, the lamp and the teapot all had to go into {xt}.",
        '"So this is {xt}," said {hero}.' if s.talks else "{hero} stood at the door and looked at {xt}.",
        "Living in {x} was something new.",
        "{hero} unpacked {his} things in {xt}.",
    )
    s.maybe(
        0.5,
        "{He} put {his} favorite {cup|pillow|book} in the best place.",
        "{He} drew a picture of {xt} and hung it on the wall.",
    )
    s.par(0.4)
    s.say(
        "But the first night in {xt} was strange.",
        "But living in {xt} was not easy.",
        "But everything about {xt} was different.",
    )
    for t in s.sample(MOVED_ODD[kind], s.turns(1, 2)):
        s.say(t)
    s.say(
        "{hero} thought of {his} old home and could not sleep.",
        "{hero} missed {his} old room, where everything was in its place.",
        "{hero} pulled the blanket up to {his} nose.",
    )
    s.talk("hero", "I do not think that {xt} will ever be my home.", "I want to go back.", "Nobody can live in {x}!", "I do not like {xt} at all.", mood="sad", instead="{hero} did not like {xt} at all.")  # fmt: skip
    s.par(0.4)
    joins(s, duo, "The next day, {friend} came to visit {xt}.", "In the morning, there was a knock at the door of {xt}. It was {friend}.", "{friend} came with a basket of rolls to see {xt}.")  # fmt: skip
    idea, end = s.pick(MOVED_GOOD[kind])
    s.talk("friend", idea, mood="kind", instead="{friend} liked {xt} very much.")
    s.say(end)
    s.maybe(
        0.5,
        "{hero} wrote the names of all who lived there on the door of {xt}.",
        "They ate soup in {xt}, and it tasted like home.",
    )
    s.talk("hero", "Now {xt} is my home.", "I would not want to live anywhere else.", "Not everyone can live in {x}!", "I think {xt} likes me, too.", mood="happy", instead="{hero} began to like {xt}.")  # fmt: skip
    finish(
        s,
        [
            "And that is how {xt} became {hero}'s home.",
            "From then on, {hero} did not want to leave {xt} anymore.",
            "That night, {hero} slept very well in {xt}.",
            "Whenever {hero} came home, {he} said hello to {xt}.",
            "If a light is on in {xt}, you know that {hero} is at home.",
        ],
        ("A new place needs a little time.", "A home is where somebody is waiting for you.", "Everything new is strange at first."),
        where="home",
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# class; what is practiced; for what
PRACTICED = classes(
    music="""play the flute=the concert, play the drum=the parade, sing a high note=the choir concert, play the violin=the spring concert, play the trumpet=the king's birthday, sing a song=the talent show, play the piano=the school concert, whistle a tune=the whistling contest, play the harmonica=the campfire night, play the bell=the winter concert, play the guitar=the street party,
        play the tuba=the village band, hum a song=the quiet concert, play the triangle=the big orchestra, sing a duet=the wedding, play the accordion=the harvest dance, play the xylophone=the music exam, play the banjo=the barn dance, sing a lullaby=the new baby, play the horn=the forest festival, clap a rhythm=the rhythm game""",
    word="""spell long words=the spelling test, say the poem=the poetry day, read aloud=the reading contest, tell a story=the story night, say the lines=the school play, count backward=the number contest, name all the stars=the star night, give a speech=the opening of the bridge, recite the alphabet=the first day of school, say thank you in five languages=the guests from abroad, tell a joke=the joke contest, name ten birds=the bird day,
        remember all the names=the big family party, say the tongue twister=the tongue twister contest, learn ten riddles=the riddle evening, say good morning in ten languages=the summer camp""",
    body="""run fast=the big race, jump over a rope=the sports day, walk on stilts=the circus, dance the waltz=the ball, juggle three balls=the street fair, do a somersault=the gym show, ride without hands=the bike show, stand on one leg=the balance contest, throw a ball=the ball game, skate in a circle=the ice show, jump in a sack=the sack race, run with an egg on a spoon=the egg race,
        hop like a frog=the frog dance, climb a rope=the climbing contest, do a cartwheel=the circus day, walk on a line=the rope dance, roll a hoop=the hoop race, kick a goal=the football game, bow like a queen=the royal visit, jump in a puddle=the puddle contest, walk like a penguin=the penguin play, crawl through a tunnel=the obstacle race""",
    hand="""fold napkins=the wedding feast, braid hair=the hair contest, tie knots=the sailing test, carry three plates=the big dinner, do a card trick=the magic show, pull a rabbit out of a hat=the magic contest, move the puppets=the puppet show, build a tower of cups=the tower contest, decorate cakes=the cake contest, pour tea=the tea party, shuffle cards=the card game, wrap presents=the winter market, paint faces=the summer fair, cut out stars=the star festival, blow giant bubbles=the bubble day,
        make balloon animals=the birthday party, fold paper birds=the paper fair, write in fancy letters=the card contest, light the lanterns=the lantern walk, throw a lasso=the cowboy show, turn pancakes=the pancake race, sew a button=the tailor's test, tie a bow tie=the photo day""",
)  # fmt: skip
PRACTICE_BAD = {
    "music": ["It sounded like a cat in a bucket.", "The dog put its paws over its ears.", "The neighbors closed their windows.", "Even the birds flew to another tree."],
    "word": ["In the middle, {he} got stuck and turned red.", "{He} mixed everything up.", "{He} forgot the end, and then {he} forgot the beginning.", "{He} began to stutter, and then {he} had to cough."],
    "body": ["{He} fell on {his} bottom.", "{He} tripped over {his} own feet.", "{He} bumped into the wall.", "After one minute, {he} was out of breath."],
    "hand": ["Everything fell on the floor.", "{His} fingers did not do what {he} wanted.", "It looked like a big mess.", "One side went wrong, and then the other side, too."],
}  # fmt: skip
PRACTICE_TIP = {
    "music": ["Start very softly, and listen to yourself.", "Breathe in deeply before you begin.", "Take it slowly. You can be fast later."],
    "word": ["Look at one friendly face, and say it to that face.", "Make a picture in your head for every word.", "Say it to the ducks first. Ducks never laugh."],
    "body": ["Look straight ahead, not at your feet.", "Take a deep breath, and count to three.", "First slowly, then faster. Your legs must learn it."],
    "hand": ["Slowly! Your fingers are not in a hurry.", "Do only the first step, ten times. Then the second.", "Watch my hands, and then close your eyes and think of it."],
}  # fmt: skip


@plot(
    weight=1.5, hero=HERO, worlds="town farm castle house", grown=True,
    gists=["who practices for {e}", "who wants to {v} at {e}" , "who had to {v} for {e}"],
)  # fmt: skip
def practiced_for(s: Story) -> None:
    """Somebody practices something for a concert, a test, a race; it goes badly, and on the day it goes well."""
    someone(s, grown=0.1, beasts=0.15)
    kind, v, e = entry(s, PRACTICED)
    s.set(v=v, vi=ing(v), e=e)
    start(
        s,
        [
            "[H] practiced for {e}.",
            "[H] had to {v} for {e}.",
            "[H] practiced every day for {e}.",
            "{E} was only {three|five|ten} days away, and [H] had to practice.",
            "Every afternoon, [H] practiced {vi} for {e}.",
            "[H] wanted to {v}. It was for {e}.",
            "Soon it would be time for {e}. [H] practiced {vi} from morning to night.",
            "Behind the barn, [H] practiced {vi} for {e}.",
            "Before breakfast, [H] practiced {vi}. [He] did it for {e}.",
            "How do you practice for {e}? [H] tried {vi} every day.",
            "Again and again, [H] practiced {vi} for {e}.",
            "In secret, [H] practiced {vi} for {e}.",
            "Everyone was getting ready for {e}. [H] practiced {vi}.",
        ],
        ["\"I must {v} for {e},\" said [H].", "There once was {hero.a} who practiced {vi} for {e}.", "All week long, {hero.raw} did nothing but practice for {e}."],
        two=0.0,
    )  # fmt: skip
    s.say(
        "{He} wanted to {v} better than ever before.",
        "{Vi} looked easy, but it was not.",
        "\"I want to {v} without one mistake,\" {hero} said." if s.talks else "{hero} wanted to {v} without one mistake.",
        "{hero} had never had to {v} in front of others.",
        "Day and night, {hero} thought only of {vi}.",
        "Many guests would come to {e}, and they all would see {hero} {v}." if public_event(s) else "{hero} knew that {e} was important.",
    )  # fmt: skip
    s.par(0.4)
    s.say(
        "On the first day, {hero} tried to {v}.",
        "Early in the morning, when everyone was still asleep, {he} tried to {v}.",
        "For the first time, {hero} tried to {v}.",
        "When nobody was there, {he} tried to {v}.",
    )
    for t in s.sample(PRACTICE_BAD[kind], s.turns(1, 2)):
        s.say(t)
    s.say(
        "The next day, {hero} tried to {v} again. It was not much better.",
        "{E} came closer and closer, and {vi} was still hard.",
        "Two days before {e}, {hero} still could not {v} well.",
    )
    s.talk("hero", "I will never learn to {v}!", "What if I cannot {v} when everyone looks at me?", "I do not want to go to {e} anymore.", "{E} will be terrible!", mood="sad", instead="{hero} did not want to go to {e} anymore.")  # fmt: skip
    s.par(0.4)
    s.say(
        "{friend} saw it and sat down next to {him}.",
        "Then {friend} came by and watched.",
        "{friend} heard about {e} and came to help.",
    )
    s.talk("friend", *PRACTICE_TIP[kind], mood="kind", instead="{friend} showed {him} a good trick.")
    s.say(
        "They practiced {vi} together until it got dark.",
        "{hero} did as {friend} said, and {vi} went a little better.",
        "Together they practiced {vi} ten more times. Every time was a bit better.",
    )
    s.maybe(
        0.5,
        "The night before {e}, {hero} dreamed that everyone laughed.",
        "On the way to {e}, {hero} did not say a word.",
    )
    s.par(0.4)
    s.say("Then the day came.", "At last, the big day was there.", "And then it was time for {e}.")
    s.say(
        "{His} knees were shaking, but {he} thought of what {friend} had said.",
        "{hero} looked for {friend}, took a deep breath, and began.",
        "{hero} swallowed, closed {his} eyes for a moment, and began.",
    )
    s.say(
        "And {he} did not make one mistake!",
        "It went well from the beginning to the end.",
        "Once it almost went wrong, but {hero} just went on.",
        "Nobody had known that {hero} could {v} so well!",
    )
    s.talk("hero", "It was worth it to practice for {e}!", "I can {v}! I really can!", "Now I want to {v} every day.", "I was not even afraid at {e}!" if public_event(s) else "I was not even afraid!", mood="proud", instead="{hero} was proud that {he} could {v}.")  # fmt: skip
    finish(
        s,
        [
            "And {hero} still loves {vi}, even without {e}.",
            "After {e}, everyone knew how well {hero} could {v}.",
            "{hero} never forgot {e}.",
            "The next year, {hero} helped others to practice for {e}.",
            "After {e}, {hero} and {friend} ate a very big piece of cake.",
        ],
        ("Practice makes everything easier.", "If you practice a little every day, you will learn it.", "A good friend helps you when it is hard."),
    )  # fmt: skip


def public_event(s: Story) -> bool:
    """Whether many come to see the event."""
    return s.vars["e"].endswith(
        ("concert", "show", "contest", "party", "fair", "parade", "race", "circus", "game", "play")
    )


# --------------------------------------------------------------------------------------------------------------------
SWAPS = split("""marble, whistle, kite, drum, flute, spoon, button, feather, shell, mirror, candle, lantern, bell, ball, top, yo-yo, mask, scarf, cap, straw hat, umbrella, basket, bucket, blanket, pillow, teapot, cup, plate, jar of honey, jar of jam, pumpkin, watermelon, loaf of bread, piece of cheese, bag of nuts, basket of apples, bunch of carrots, chocolate bar, lollipop, big cookie, pie,
    picture book, map, pencil, paintbrush, box of crayons, notebook, postcard, stamp, puzzle, deck of cards, toy boat, toy train, doll, teddy bear, puppet, wooden horse, tin soldier, rubber duck, paper dragon, snow globe, music box, harmonica, fiddle, trumpet, tambourine, flashlight, compass, magnet, magnifying glass, telescope, clock, old key, ring, necklace, bracelet, ribbon, comb, brush,
    pocket mirror, watering can, flower pot, sunflower, rose bush, bag of seeds, broom, hammer, rope, ladder, wheel, wagon, sled, scooter, skateboard, balloon, flag, hammock, swing, fishing rod, net, paddle, tent, backpack, suitcase, purse, belt, pair of mittens, pair of boots, raincoat, sweater, cape, crown, bow tie, pair of socks, pair of glasses, birdhouse, bird feeder, cuckoo clock, rug, chair, stool, lamp, picture, vase, kettle, frying pan, cookie jar, lunch box, pen, globe, jump rope, hula hoop, pinwheel, toy robot, chess set, box of dominoes, boomerang""")  # fmt: skip
TRADERS = split("""an old man with a cart, the baker, a girl with two braids, a sailor, the neighbor, a woman with a basket, the mail carrier, a boy with freckles, the miller, an old woman with a cane, the gardener, a fisherman, a farmer with a straw hat, the tailor, a clown, a shepherd, a tall man with a beard, the clockmaker, the cook, a traveler, the piano teacher, a painter, the train driver, the boy from the corner shop, the ferryman, a knight, the carpenter, a juggler, the milkman, a woman with a red hat""")  # fmt: skip


@plot(
    weight=0.75, hero=HERO, worlds="town farm castle house shore", grown=True,
    gists=["who trades a {a} for a {b}", "who traded a {a} for a {b}", "about a {a}, a {b} and a {c}"],
)  # fmt: skip
def traded_for(s: Story) -> None:
    """Somebody trades a marble for a whistle, that for a kite, and trades back or gives the kite away."""
    someone(s, grown=0.1, beasts=0.2)
    a, b, c = s.sample(SWAPS, 3)
    kind = s.roles["hero"].kind.name.split()[-1]
    one, two = s.sample([trader for trader in TRADERS if kind not in trader], 2)
    back = s.chance(0.5)
    s.set(
        a=a,
        b=b,
        c=c,
        one=one,
        two=two,
        bt=f"the {b}",
        at=f"the {a}",
        ct=f"the {c}",
        onet="the " + one.split(" ", 1)[1],
        twot="the " + two.split(" ", 1)[1],
    )
    start(
        s,
        [
            "[H] traded [his] {a} for a {b}.",
            "[H] traded [his] {a} for a {b}.",
            "{One_day}, [H] traded [his] {a} for a {b}.",
            "A {b} for a {a}? [H] thought that was a good trade.",
            "Who would trade a {a} for a {b}? [H] did it.",
            "At the market, [H] traded [his] {a} for a {b}.",
            "[H] had a {a}, but [he] wanted a {b}. So [he] traded.",
            "On the way to the bridge, [H] traded [his] {a} for a {b}.",
            "It began with a {a}. [H] traded it for a {b}.",
            "[H] gave away [his] {a} and got a {b}.",
            "For a {b}, [H] gave away [his] {a}.",
            "[H] [was] tired of [his] {a}. [He] traded it for a {b}.",
            "In the morning, [H] still had a {a}. At noon, [he] had a {b}.",
        ],
        ["\"Will you give me a {b} for my {a}?\" asked [H].", "There once was {hero.a} who traded {his} {a} for a {b}.", "{hero.raw}{'s|'s} {a} was nice, but {he} traded it for a {b}."],
        two=0.0,
    )  # fmt: skip
    s.say(
        "It was {one} who had {bt} and wanted {at} so much.",
        "Now {one} had {at}, and {hero} had {bt}.",
        "{hero} waved goodbye to {at} and took {bt}.",
        "\"A {b} is much better than a {a},\" said {hero}." if s.talks else "{hero} thought that a {b} was much better than a {a}.",
        "{hero} got {bt} from {one}, who had always wanted a {a}.",
    )  # fmt: skip
    s.say(
        "{hero} was happy with {bt} for {ten minutes|an hour}.",
        "{Bt} was {fine|lovely}, and {hero} showed it to everyone.",
        "{hero} looked at {bt} from all sides. It was a very good {b}.",
        "Very proud of {bt}, {hero} went on.",
    )
    s.par(0.4)
    s.say(
        "Then {two} came along, carrying a {c}.",
        "Around the corner, {hero} met {two}, who had a {c}.",
        "But then {hero} saw a {c}. It belonged to {two}.",
    )
    s.say("And {twot} said, \"I will give you {ct} for {bt}.\"" if s.talks else "And {twot} wanted {bt} very much.", "\"What a fine {b}!\" said {twot}. \"Do you want to trade it for my {c}?\"" if s.talks else "It turned out that {twot} needed a {b}.")  # fmt: skip
    s.say(
        "{hero} thought about it for a moment, and then {he} traded {bt} for {ct}.",
        "So {hero} gave away {bt} and took {ct}.",
        "They shook hands, and now {hero} had a {c}.",
        "A {b} or a {c}? {hero} took the {c}.",
    )
    s.maybe(0.5, "First a {a}, then a {b}, and now a {c}!", "What a day! {hero} had begun with a {a}, and now {he} had a {c}.", "{Ct} was not as nice as it had looked." if back else "{Ct} was the best of all.")  # fmt: skip
    s.par(0.4)
    if back:
        traded_back(s)
    else:
        traded_away(s)
    finish(
        s,
        [
            "And {hero} never traded {his} {a} again." if back else "And {friend} still has {ct} today.",
            "That is the story of a {a}, a {b} and a {c}.",
            "That night, {hero} thought of {at}, {bt} and {ct}, and {he} had to smile.",
            "When somebody wanted to trade after that, {hero} thought about it for a long time." if back else "Of all the trades, that was the best one: a {c} for a smile.",
            "If you ask {hero}, {he} will tell you how {he} traded a {a} for a {b}.",
        ],
        ("Sometimes the first thing is the best.", "Think before you trade.") if back else ("It is better to give than to trade.", "A gift can be the best trade of all."),
    )  # fmt: skip


def traded_back(s: Story) -> None:
    """The hero misses the first thing, and the friend, who has it now, wants the last."""
    s.say(
        "But in the evening, {hero} missed {his} {a}.",
        "Then {hero} sat down and thought of {at}.",
        "But {ct} could not make {hero} happy. Only {at} could.",
        "{hero} looked at {ct} and sighed. {He} wanted {his} {a} back.",
    )
    s.talk("hero", "What shall I do with a {c}? I want my {a}!", "Why did I ever give away my {a}?", "My {a} was the best of all.", mood="sad", instead="It had been wrong to trade {at}.")  # fmt: skip
    s.say(
        "{hero} went back to find {onet}. But {at} was not there anymore.",
        "{hero} ran back all the way. But somebody else had {at} now.",
        "{hero} asked everyone about {at}. It had been traded three times!",
    )
    s.say(
        "And who had {at} now? It was {friend}!",
        "At last {he} came to {friend}, and there was {at}!",
        "Then {friend} came along, and what did {friend.he} have? {At}!",
    )
    s.talk("friend", "I have looked for a {c} all day. Do you want to trade?", "What a lovely {c}! I only have this {a}.", "Would you give me your {c} for this {a}?", mood="happy", instead="{friend} wanted nothing more than a {c}.")  # fmt: skip
    s.say(
        "So they traded, and {hero} had {his} {a} again.",
        "{hero} gave {friend.him} {ct} and held {at} tight.",
        "Never was a trade so quick: {ct} for {at}!",
    )
    s.talk("hero", "Welcome back, my {a}!", "I will never trade my {a} again.", "Now you have your {c}, and I have my {a}.", mood="happy", instead="{hero} was so happy to have {at} again.")  # fmt: skip


def traded_away(s: Story) -> None:
    """The friend needs the last thing, and the hero gives it away."""
    s.say(
        "On the way home, {hero} met {friend}, who looked sad.",
        "Then {he} saw {friend}, who was sitting on a step.",
        "At the gate sat {friend}, all alone.",
    )
    s.talk("friend", "I had a {c}, but I lost it.", "My {c} is broken, and I cannot have a new one.", "I always wanted a {c}, but I have nothing to trade.", mood="sad", instead="{friend} had lost {friend.his} {c} that morning.")  # fmt: skip
    s.say(
        "{hero} looked at {ct}. It had been a long way from {at} to {ct}.",
        "{hero} held {ct} tight. It was such a good {c}!",
        "{hero} thought of {at} and {bt}. {He} had traded so much to get {ct}!",
    )
    s.maybe(0.6, "{hero} turned around and went three steps. Then {he} came back.", "It was quiet for a moment.")
    s.say(
        "Then {he} put {ct} into {friend}'s arms.",
        "Then {he} held out {ct} to {friend}.",
        "And then {he} gave {ct} to {friend}, just like that.",
    )
    s.talk("hero", "Take it. I do not want anything for it.", "This {c} is for you.", "You do not have to trade. It is a present.", mood="kind", instead="{hero} did not want anything for {ct}.")  # fmt: skip
    s.say(
        "{friend} could not believe it. A {c}, and for nothing!",
        "{friend}'s whole face was one big smile.",
        "{friend} danced around the lamp post with {ct}.",
    )
    s.say(
        "Now {hero} had no {a}, no {b} and no {c}, but {he} was happier than before.",
        "{hero} went home with empty hands and a warm heart.",
        "From that day on, they shared {ct}.",
    )


# --------------------------------------------------------------------------------------------------------------------
CARE = classes(
    baby="""the neighbor's baby, the baby next door, the baker's baby, the little prince, the queen's baby, a baby elephant, a baby penguin, a bear cub, a lion cub, a baby dragon, a baby seal, a baby kangaroo, a newborn lamb, a baby monkey, a baby hippo, a little calf, a baby giraffe, the cook's baby, the little princess, the mayor's baby, a baby owl, a baby goat, the giant's baby, a baby camel""",
    farm="""an old donkey, the clockmaker's goose, the baker's pig, a pony, a goat with a bell, the king's peacock, a llama, a sheep, the farmer's cow, the mayor's horse, a young camel, the circus elephant, a small zebra, the queen's deer, the miller's donkey, the farmer's bull, the neighbor's goat, a shy ostrich, the cook's turkey, the king's pony""",
    pet="""the neighbor's dog, Grandma's cat, the teacher's parrot, the class hamster, the mayor's poodle, the school rabbit, the farmer's rooster, the milkman's turtle, a very fast guinea pig, the captain's monkey, the doctor's kitten, a clever crow, the clown's duck, a ferret, the tailor's mouse, the librarian's puppy, a gray rabbit, the sailor's parrot, the queen's puppy, the mail carrier's dog, the neighbor's hen, the miller's cat, a tame squirrel, a talking parrot, a little hedgehog""",
    plant="""Grandma's cactus, the teacher's roses=pl, the king's lemon tree, a rare blue flower, the school garden, the neighbor's tomatoes=pl, the queen's tulips=pl, a tiny oak tree, the captain's violets=pl, the mayor's rose bush, the biggest pumpkin in town, the last strawberry plant, the judge's orchid, the library fern, the doctor's palm tree, the only sunflower on the street, the cook's herbs=pl, a very shy plant, the gardener's seedlings=pl, Grandpa's beans=pl""",
    shop="""the bakery, the toy shop, the flower shop, the library, the post office, the ice cream stand, the bookshop, the shoe shop, the pancake stand, the ferry, the little train, the merry-go-round, the hat shop, the candy shop, the fruit stand, the cheese shop, the lemonade stand, the zoo, the museum, the button shop, the hotel, the tea house, the kite shop, the bread stand, the ticket booth, the honey stand, the swimming pool""",
    thing="""the king's crown, the golden cup, Grandpa's watch, the teacher's bag, the biggest diamond in the land, the class teddy bear, the clown's red nose, the queen's ring, the captain's hat, the doctor's umbrella, the key to the town, the magician's wand, the neighbor's suitcase, the bride's shoe, the mayor's chain, a very old violin, the baker's secret recipe, the drummer's sticks=pl, the pirate's map, the painter's brush, the flag of the village, the silver whistle, Grandma's glasses=pl, a letter to the king, the first prize, the singer's songbook""",
    egg="""a goose egg, a blue egg, an ostrich egg, a very big egg, a swan egg, a dragon egg, a speckled egg, a duck egg, a turtle egg, an owl egg, a peacock egg, a golden egg, a green egg, a warm little egg, an egg with stripes, an egg with dots, a penguin egg, a crane egg""",
)  # fmt: skip
CARE_KNOW = {"baby": "babies", "pet": "animals", "farm": "animals", "plant": "plants", "egg": "eggs"}
CARE_BAD = {
    "baby": (["At first, {xt} slept. But then {xt} woke up and began to cry.", "But as soon as the others were out of the door, {xt} began to cry.", "Everything was fine until it was time to eat. Then {xt} began to cry."], ["{hero} made a funny face. The crying got louder.", "{hero} offered some milk. It landed on the floor.", "{hero} shook a rattle. That did not help at all.", "{hero} hopped around like a frog. That was no good, either."],
             [("Try a song, a very soft one.", "{hero} sang a soft song, once, twice, three times. Two small eyes closed, and {xt} fell asleep."), ("Maybe it is only cold. Where is the blanket?", "They wrapped {xt} in a warm blanket. It was quiet at once, and then there was even a little smile."), ("Let us play a game! Hide behind the towel!", "{hero} hid behind a towel and came out again. {Xt} laughed and wanted more and more.")]),
    "farm": (["At first, {xt} stood there quietly. But when {hero} turned around, {xt} was gone!", "But then somebody left the gate open, and {xt} walked away.", "It began well. But then {xt} broke the rope and was gone."], ["{hero} called and called. Nobody came.", "{hero} looked behind the barn and under the bridge.", "{hero} put a bucket of oats at the gate. Only a sparrow came.", "{hero} ran up the hill and down the hill."],
             [("Be quiet for a moment. Do you hear that?", "Somebody was munching. {Xt} stood in the cabbage patch and was very happy."), ("It is hot. Maybe somebody is thirsty.", "They went down to the pond, and there was {xt}, drinking in the shade."), ("Look, there are footprints in the mud!", "They followed the footprints to the market. {Xt} stood at the fruit stand and did not even look sorry.")]),
    "pet": (["At first, {xt} was good. But when {hero} turned around, {xt} was gone!", "But then somebody left the door open, and {xt} ran away.", "It began well. But then {xt} slipped through a hole and was gone."], ["{hero} called and called. Nobody came.", "{hero} looked under the bed, behind the stove and even in the teapot.", "{hero} put some food on a plate. Only a fly came.", "{hero} ran around the house three times."],
            [("Be quiet for a moment. Do you hear that?", "There was a rustle in the laundry basket. {Xt} lay on the warm towels, fast asleep!"), ("Where is it warm? Animals like it warm.", "They looked behind the stove, and there was {xt}, warm and happy."), ("Look, there are little tracks!", "They followed the tracks to the kitchen. {Xt} sat there with a bun and did not even look sorry.")]),
    "plant": (["But at noon, {xt} looked tired and hung down.", "But after lunch, the leaves of {xt} began to turn yellow.", "But then a hot wind came, and {xt} began to droop."], ["{hero} gave {xt} a lot of water. Now everything was wet, but nothing was better.", "{hero} told {xt} a joke. Plants do not laugh.", "{hero} fanned {xt} with a newspaper.", "{hero} read a thick book about plants. It was too long."],
              [("Too much sun! Let us make some shade.", "They put up a big umbrella, and in the cool shade, {xt} slowly looked better."), ("Only a little water, and only at the roots.", "They gave {xt} only a little water, drop by drop. In the evening, all the leaves stood up again."), ("Look closely. There are tiny bugs on the leaves!", "They wiped every leaf with a soft cloth. When they were done, {xt} looked as good as new.")]),
    "shop": (["First it was quiet. Then suddenly, so many people came to {xt} that they stood in a long line.", "At first, nobody came. But at noon, everybody came to {xt} at once.", "But then a very angry man came to {xt}. He wanted everything at once."], ["{hero} ran to the left and ran to the right. It was not fast enough.", "{hero} tried to remember everything and mixed it all up.", "{hero} dropped a whole box. Everything rolled over the floor.", "{hero} asked the people to wait. They did not like to wait."],
             [("You take the left side, and I take the right side.", "They worked side by side. One after the other got what they wanted, and all of them went away with a smile."), ("Give everyone a number, and a cookie while they wait.", "Everyone got a number and a cookie. Now nobody was angry, and {xt} was full of laughter."), ("Let us sing while we work. Then nobody will be angry.", "They sang while they worked, and soon the whole line sang along. There was never so much fun at {xt}.")]),
    "thing": (["But when {hero} turned around for a moment, {xt} {were} gone.", "But after lunch, the place where {xt} had been was empty.", "But suddenly, {hero} could not find {xt} anymore."], ["{hero} looked under every chair.", "{hero} emptied all the drawers. There were only socks.", "{hero} asked the cat. The cat only yawned.", "{hero} turned all {his} pockets inside out."],
              [("Think. Where were you when you had it last?", "{hero} thought hard and went back step by step, and there, behind the flower pot, {he} found {xt}!"), ("Let us look very slowly, from left to right.", "They looked very slowly, from left to right, and between the wall and the big chest, they found {xt}!"), ("Look, there is something behind the curtain!", "They pulled the curtain to the side, and there {were} {xt}!")]),
    "egg": (["But in the afternoon, {xt} grew cold.", "But then it began to wobble, and {xt} rolled off the table! It landed on a pillow.", "But {xt} had to be kept warm, and the fire in the stove went out."], ["{hero} put it under {his} hat. It was too heavy.", "{hero} sat on it, very carefully. That was not comfortable.", "{hero} breathed on it until {he} was dizzy.", "{hero} told it to wait for its mother."],
            [("Let us make a nest of wool.", "They made a nest of soft wool and put {xt} in the middle. Soon it was nice and warm again."), ("I know a kind hen who could help us!", "The hen sat down on {xt} and closed her eyes. Now everything was good."), ("We will take turns and hold it in our hands.", "They took turns and held it in their warm hands. Then they heard a soft sound from inside: tap, tap, tap!")]),
}  # fmt: skip


@plot(
    weight=0.75, hero=HERO, worlds="town farm castle house", grown=True,
    gists=["who looks after {x} for a day", "who had to take care of {x}", "about a day with {x}"],
)  # fmt: skip
def looked_after(s: Story) -> None:
    """Somebody has to look after a baby, a parrot, a cactus, a shop, a crown or an egg for a day."""
    someone(s, grown=0.1, beasts=0.15)
    kind, x, *more = entry(s, CARE)
    bare = x.split(" ", 1)[1] if x.startswith(("a ", "an ", "the ")) else x
    short = bare.split(" with ")[0].split(" in the ")[0]
    s.set(x=x, xt=f"the {short}" if bare != x else short)
    s.set(**(PLURAL if more == ["pl"] else SINGULAR))
    span = s.pick(("for a day", "for one day", "for a whole day", "until the evening", "all day long"))
    s.set(span=span)
    duo = start(
        s,
        [
            "[H] had to look after {x} {span}.",
            "[H] had to look after {x} {span}.",
            "{One_day}, [H] had to look after {x}.",
            "Nobody had time for {x}, so [H] had to take care of {them}.",
            "[H] promised to take care of {x} {span}.",
            "Who would look after {x}? [H] said yes.",
            "On Tuesday, [H] took care of {x} {span}.",
            "[H] had never taken care of {x} before. Today [he] had to do it {span}.",
            "It was a big day for [H]. [He] [was] going to look after {x}.",
            "While everyone was away, [H] looked after {x}.",
            "Looking after {x} was not easy. [H] had to do it {span}.",
            "From breakfast to supper, [H] had to look after {x}.",
            "There was a note on the table for [H]. \"Please look after {x}!\"",
        ],
        ["\"I will look after {x},\" said [H].", "There once was {hero.a} who had to look after {x} {span}.", "\"Can you take care of {x} today?\" everyone asked [H].", "Nobody trusted {hero.raw} with {x}. But {one_day}, {he} had to take care of {them}."],
        two=0.35,
    )  # fmt: skip
    s.say(
        "{hero} wanted to do everything right with {xt}.",
        "\"I know all about it,\" {hero} told {xt}." if s.talks and kind not in ("shop",) else "{hero} knew that {xt} needed somebody careful.",
        "To look after {x}, one needs sharp eyes and a lot of time.",
        "{hero} wrote a list of all that one must do for {xt}.",
        "{hero} did not want to leave {xt} alone, not even for a minute.",
        "Taking care of {xt} made {hero} proud.",
    )  # fmt: skip
    s.maybe(0.5, "The morning began well.", "How hard could it be to look after {xt}?")
    s.par(0.4)
    trouble, tries, ways = CARE_BAD[kind]
    s.say(*trouble)
    s.talk("hero", "Oh no! And I promised to look after {xt}!", "What shall I do with {xt}?", f"I wish I knew more about {CARE_KNOW[kind]}!" if kind in CARE_KNOW else "This is too much for me!", mood="scared", instead="{hero} was worried about {xt}.")  # fmt: skip
    for t in s.sample(tries, s.turns(1, 2)):
        s.say(t)
    s.par(0.4)
    joins(
        s,
        duo,
        "Luckily, {friend} came by to see {xt}.",
        "Then {friend} came and asked about {xt}.",
        "At that moment, {friend} looked in.",
    )
    idea, end = s.pick(ways)
    s.talk("friend", idea, mood="kind", instead="{friend} knew what to do.")
    s.say(end)
    s.say(
        "For the rest of the day, all was well with {xt}.",
        "After that, {hero} did not take {his} eyes off {xt}."
        if kind != "shop"
        else "After that, {hero} knew just how to take care of {xt}.",
        "{hero} and {friend} looked at {xt} and were so glad.",
    )
    s.par(0.3)
    s.say(
        "In the evening, somebody came to thank {hero} for {his} good work with {xt}.",
        "When the day was over, {hero} was tired, but {xt} {were} fine.",
        "At supper time, {hero} could say that all was well with {xt}.",
    )
    s.talk("hero", "I would look after {xt} again, any day!", "It was not easy, but {xt} {were} worth it.", "Now I know how to take care of {x}.", mood="proud", instead="{hero} was proud that {he} had looked after {xt} so well.")  # fmt: skip
    finish(
        s,
        [
            "From then on, {hero} was often asked to look after {xt}.",
            "That night, {hero} dreamed of {xt}.",
            "{hero} never forgot the day with {xt}.",
            "And whenever somebody needed help with {xt}, they asked {hero} and {friend}.",
            "{hero} was almost a little sad that the day with {xt} was over.",
        ],
        ("Taking care of something is a big job.", "Keep your promises.", "Even somebody careful needs help sometimes."),
        where="home",
    )  # fmt: skip
