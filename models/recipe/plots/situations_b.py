# ruff: noqa: E501 (long templates)
"""Plots with an open subject: situations, part two. Shops that sell one thing, contests, first times, a bad day, too many
things, waiting, forgetting, and being alone or new. The subject is a slot that the opening names and the story repeats.
"""

import re
from dataclasses import replace

from models.recipe import names as N
from models.recipe.plots import plot
from models.recipe.plots.gifts import pairs
from models.recipe.plots.subjects import gerund, split, who
from models.recipe.story import Story

LAND = "town farm castle house shore"
HERO = "child/animal legs eats !grown !bug !thing !royal"
GROWN = frozenset("person grown hands legs holds eats climbs runs digs".split())  # noqa: SIM905
BEAST = frozenset("animal legs hands holds eats".split())  # noqa: SIM905
JOBS = split("""baker, farmer, gardener, sailor, painter, teacher, cook, fisherman, tailor, mail carrier, bus driver, doctor, nurse,
    clockmaker, shoemaker, carpenter, librarian, miller, shepherd, firefighter, captain, dancer, singer, piano teacher, beekeeper,
    zookeeper, train driver, ice cream seller, toy maker, lighthouse keeper""")  # fmt: skip
BEASTS = split("""hippo, penguin, goose, mole, camel, donkey, walrus, elephant, giraffe, bear, otter, beaver, raccoon, badger, rabbit,
    squirrel, mouse, hedgehog, fox, wolf, panda, koala, kangaroo, zebra, lion, tiger, monkey, cat, dog, goat, pig, sheep, cow, hen,
    duck, owl, crow, frog, toad, turtle, lizard, snail, moose, deer, hamster, parrot, seal, llama, ostrich, dragon, rat, horse""")  # fmt: skip
ADJS = ("little", "old", "kind", "small", "friendly", "cheerful", "young", "shy", "quiet", "busy")


def cast(s: Story, kind: str, pron: str = "", title: str = "", tags: frozenset = GROWN, adjs: tuple = ADJS) -> None:
    """Make the hero somebody of the given kind; a title ("Grandpa", "Mr.") becomes part of the name."""
    hero = s.roles["hero"]
    s.names.discard(hero.name)
    hero.kind = replace(hero.kind, name=kind, tags=tags, adjs=adjs)
    hero.pron = pron or s.pick(("he", "she"))
    first = N.draw_surname(s.rng) if title in ("Mr.", "Mrs.", "Ms.") else s.draw_name(hero.kind, hero.pron, pet=False)
    s.names.add(first)
    hero.name = f"{title} {first}".strip()
    hero.adj = s.pick(tuple(a for a in adjs if a not in kind.split()))


def someone(s: Story, grown: float = 0.15, beasts: float = 0.15) -> None:
    """The hero as drawn, or a grown-up with a job, a titled relative, or any animal."""
    roll = s.random()
    if roll < grown * 0.65:
        cast(s, s.pick(JOBS))
    elif roll < grown:
        pron = s.pick(("he", "she"))
        title = s.pick(("Grandpa", "Uncle", "Mr.") if pron == "he" else ("Grandma", "Aunt", "Mrs.", "Ms."))
        cast(s, "old man" if pron == "he" else "old woman", pron, title)
    elif roll < grown + beasts:
        cast(
            s, s.pick(BEASTS), tags=BEAST, adjs=("little", "small", "young", "big", "old", "funny", "friendly", "round")
        )


def name_hero(s: Story) -> str:
    """A first mention of the hero."""
    hero = s.roles["hero"]
    if hero.name and " " in hero.name:
        return "{hero.raw}"
    if hero.kind.name in ("king", "queen"):
        return f"{hero.kind.name.capitalize()} {hero.name}"
    if hero.name and "grown" in hero.kind.tags:
        return s.pick(
            ("{hero.a}", "{hero.raw} the {hero.kind}", "a {hero.kind} named {hero.raw}", "the {hero.kind} {hero.raw}")
        )
    return who(s)


def start(s: Story, frames: list, duo: list = (), p_duo: float = 0.25) -> bool:
    """The opening: WHO is the hero; PAIR two heroes (hero and friend). Says whether there are two."""
    hero = s.roles["hero"]
    s.flags.add("scene")
    if duo and hero.name and " " not in hero.name and s.chance(p_duo):
        grown = "grown" in hero.kind.tags
        if s.chance(0.5) and not grown:
            c = s.add_char("friend", kind=hero.kind, named=True)
            s.flags.add("siblings")
            bond = "sister" if c.pron == "she" else "brother"
            bond = s.pick((bond, f"little {bond}", f"big {bond}"))
            both = s.pick(("{hero.raw} and {friend.raw}", "{hero.raw} and {hero.his} " + bond + " {friend.raw}"))
        else:
            c = s.add_char("friend", kind=hero.kind if grown or s.chance(0.5) else None, named=True)
            both = s.pick(("{hero.raw} and {friend.raw}", "{hero.raw} and {hero.his} friend {friend.raw}", "{hero.raw} the {hero.kind} and {friend.raw} the {friend.kind}"))  # fmt: skip
        if c.kind.name == hero.kind.name:
            both = both.replace(" the {hero.kind}", "").replace(" the {friend.kind}", "")
        s.begin()
        s.add(s.render(s.choose([t for t in duo if s.talks or '"' not in t]).replace("PAIR", both)))
        return True
    frames = [
        t
        for t in frames
        if (s.talks or '"' not in t) and ("{hero.a}" not in t or not hero.name or " " not in hero.name)
    ]
    s.begin()
    s.add(s.render(s.choose(frames).replace("WHO's", "{hero.raw}{'s|'s}").replace("WHO", name_hero(s))))
    hero.known = True
    return False


def finish(s: Story, own: list, morals: tuple = ()) -> None:
    """An ending that names the subject once more."""
    s.par(0.4)
    s.say(*own)
    if morals and s.morals:
        s.say(*morals)


# --------------------------------------------------------------------------------------------------------------------
# noun = plural
WARES = {
    "thing": pairs("""
button = buttons; umbrella = umbrellas; candle = candles; clock = clocks; bell = bells; key = keys; lamp = lamps; kite = kites; drum = drums; mirror = mirrors
feather = feathers; ribbon = ribbons; pillow = pillows; spoon = spoons; cup = cups; teapot = teapots; balloon = balloons; puppet = puppets; globe = globes
map = maps; pencil = pencils; paintbrush = paintbrushes; book = books; postcard = postcards; marble = marbles; shell = shells; ball = balls; toy boat = toy boats
doll = dolls; teddy bear = teddy bears; yo-yo = yo-yos; top = tops; whistle = whistles; flute = flutes; music box = music boxes; basket = baskets; bucket = buckets
broom = brooms; brush = brushes; comb = combs; blanket = blankets; rug = rugs; flag = flags; mask = masks; lantern = lanterns; flower pot = flower pots; vase = vases
bowl = bowls; chair = chairs; stool = stools; birdhouse = birdhouses; snow globe = snow globes; paper star = paper stars; picture frame = picture frames; pen = pens
notebook = notebooks; ladder = ladders; rope = ropes; kettle = kettles; box = boxes; jar = jars; wheel = wheels; toy train = toy trains; wooden horse = wooden horses
"""),
    "wear": pairs("""
hat = hats; pair of socks = socks; pair of mittens = mittens; scarf = scarves; pair of shoes = shoes; pair of slippers = slippers; pair of boots = boots; cap = caps; bow tie = bow ties; ring = rings; pair of gloves = gloves
coat = coats; sweater = sweaters; apron = aprons; raincoat = raincoats; nightcap = nightcaps; necklace = necklaces; crown = crowns; belt = belts; cape = capes; purse = purses
bracelet = bracelets; vest = vests; shawl = shawls
"""),
    "food": pairs("""
pretzel = pretzels; pie = pies; cookie = cookies; muffin = muffins; pickle = pickles; cheese = cheeses; pancake = pancakes; bun = buns; lollipop = lollipops; dumpling = dumplings
jar of jam = jars of jam; jar of honey = jars of honey; apple = apples; pumpkin = pumpkins; lemon = lemons; loaf of bread = loaves of bread; waffle = waffles; candy cane = candy canes
bag of popcorn = bags of popcorn; bowl of soup = bowls of soup; sandwich = sandwiches; sausage = sausages; egg = eggs; carrot = carrots; potato = potatoes; nut = nuts; cupcake = cupcakes
"""),
}  # fmt: skip
MENDED = pairs("""
umbrella = umbrellas; clock = clocks; doll = dolls; chair = chairs; pair of boots = boots; kite = kites; bicycle = bicycles; lamp = lamps; drum = drums; teapot = teapots; toy train = toy trains
music box = music boxes; wagon = wagons; teddy bear = teddy bears; watch = watches; pair of shoes = shoes; fiddle = fiddles; guitar = guitars; boat = boats; sled = sleds; basket = baskets; bell = bells
broom = brooms; bucket = buckets; cup = cups; robot = robots; puppet = puppets; piano = pianos; rocking horse = rocking horses; scooter = scooters; radio = radios; wheel = wheels; ladder = ladders
hat = hats; lantern = lanterns; telescope = telescopes; trumpet = trumpets; toy boat = toy boats; suitcase = suitcases; bag = bags; pair of glasses = glasses; fan = fans; swing = swings; net = nets
tractor = tractors; toaster = toasters; flute = flutes; camera = cameras; birdhouse = birdhouses; door = doors; stool = stools; vase = vases; book = books; pencil box = pencil boxes
""")
OWNERS = split("man, woman, old man, old woman, bear, mouse, cat, rabbit, fox, owl, badger, hedgehog, goat, mole, elf, toy maker, frog, goose, duck, robot")  # fmt: skip


def owner(s: Story) -> None:
    """The hero keeps a shop or a workshop."""
    kind = s.pick(OWNERS)
    human = kind.endswith("man")
    if human:
        pron = "she" if "woman" in kind else "he"
        title = s.pick(("", "", "Mr.", "Grandpa", "Uncle") if pron == "he" else ("", "", "Mrs.", "Ms.", "Aunt"))
        cast(s, kind, pron, title)
    else:
        cast(s, kind, tags=GROWN if kind in ("elf", "toy maker") else BEAST)


@plot(
    weight=1.4,
    hero="grown person",
    grown=True,
    worlds="town farm castle house",
    gists=[
        "and the shop that sold only {xs}",
        "who sells only {xs}",
        "and a shop full of {xs}",
        "who has a shop for {xs}",
    ],
)
def shop_that_sold_only(s: Story) -> None:
    """A small shop sells only one kind of thing; somebody needs just that."""
    sort = s.pick(("thing", "thing", "thing", "wear", "food"))
    n, xs = s.pick(WARES[sort])
    owner(s)
    s.set(n=n, xs=xs)
    two = start(
        s,
        [
            "There was a small shop that sold only {xs}. It belonged to WHO.",
            "There was a small shop that sold only {xs}.",
            "Once there was a little shop that sold nothing but {xs}.",
            "At the end of the street stood a tiny shop that sold only {xs}. WHO was the owner.",
            "WHO had a small shop. {He} sold only {xs}.",
            "WHO had a shop that sold only {xs}.",
            "Once upon a time, there was {hero.a} who sold only {xs}.",
            "In WHO's shop, you could buy only one thing: {xs}.",
            "Every morning, WHO opened the shop and put the {xs} in the window. {He} sold nothing else.",
            "Between the bakery and the bridge, there was a shop full of {xs}. WHO sold them.",
            '"We have only {xs} here," said WHO. It was a very small shop.',
            "On the corner, there was a store that sold {xs} and nothing else.",
            "Nobody knew why WHO sold only {xs}.",
            "WHO opened a new shop. It sold only {xs}.",
        ],
        [
            "PAIR had a small shop. They sold only {xs}.",
            "There was a little shop that sold only {xs}. It belonged to PAIR.",
            "PAIR opened a shop that sold nothing but {xs}.",
        ],
        0.15,
    )
    hero = s.roles["hero"]
    if hero.seen < 0:  # the opening named only the shop
        hero.known = " " in hero.name
        s.say("The owner of the shop was {hero}, and {he} loved every {n}.", "{hero} stood behind the counter, between all the {xs}.", "It belonged to {hero}, who knew all about {xs}.")  # fmt: skip
    s.say(
        *{
            "thing": ("There were big {xs} and small {xs}, red {xs} and blue {xs}.", "There were old {xs} and new {xs}, and one golden {n} in the window.", "There were {xs} on the shelves, {xs} on the floor, and {xs} up to the ceiling."),
            "wear": ("There were red {xs} and blue {xs}, warm {xs} and very thin {xs}.", "There were {xs} for giants and {xs} for mice.", "There were {xs} on the shelves, {xs} on hooks, and {xs} up to the ceiling."),
            "food": ("There were big {xs} and small {xs}, and the whole shop smelled good.", "There were {xs} for breakfast, {xs} for lunch and {xs} for supper.", "There were {xs} on the shelves and {xs} in the window. They all looked yummy."),
        }[sort],
    )  # fmt: skip
    s.maybe(0.5, '"Everybody needs {a good|one} {n}," {hero} always said.' if s.talks else "{hero} was proud of every {n}.", "{hero} {dusted|counted} the {xs} every morning." if sort != "food" else "{hero} counted the {xs} every morning.")  # fmt: skip
    s.par()
    s.add_char("guest", "person child !royal", named=True)
    turn = s.pick(("nobody", "nobody", "special", "last", "more"))
    if turn == "nobody":
        s.say(
            "But {hardly anyone|nobody} came to buy {xs}. People walked past the door and went to the big store.",
            "But the street was quiet, and day after day, {nobody|not one person} bought a {n}.",
            "One week went by, and {hero} had not sold a single {n}.",
        )
        s.talk("hero", "Maybe nobody needs {xs} anymore.", "What shall I do with all these {xs}?", "Not one {n} today!", mood="sad", instead="{hero} looked at all the {xs} and sighed.")  # fmt: skip
        s.say(
            "{He} put a sign on the door: \"The best {xs} in town!\" But nobody read it.",
            "{He} washed the window so that all could see the {xs}. It did not help.",
            "{He} stood in the street and called, \"Fresh {xs}!\" The people only smiled." if sort == "food" else "{He} stood in the street and held up a {n}. The people only smiled.",
        )  # fmt: skip
        s.par(0.4)
        s.say(
            "One rainy afternoon, {guest.a} ran in to get dry.", "Then {guest.a} opened the door. The little bell rang."
        )
        s.talk("guest", "Do you sell anything but {xs}?", "Are there really only {xs} in here?", "Oh! I have never seen so many {xs}!", instead="{guest} had never seen so many {xs}.")  # fmt: skip
        s.talk("hero", "There are only {xs} here. But they are very good {xs}.", "Only {xs}. Would you like to look around?", "There is a {n} for everyone. Look around!", mood="kind", instead="{hero} showed {guest.him} one {n} after another.")  # fmt: skip
        s.say(
            "{guest} looked at all the {xs} and picked the smallest one. \"This {n} is for my grandma,\" {guest.he} said." if s.talks else "{guest} looked at all the {xs} and picked the smallest one.",
            "{hero} gave {guest.him} a {n} for nothing, because it was raining outside and {hero.he} was glad to have a guest.",
        )  # fmt: skip
        s.say(
            "The next day, {guest} came back with {six|all {guest.his}|ten} friends. Each of them wanted a {n}, too.",
            "At school, everyone asked about the {n}. In the afternoon, there was a long line in front of the shop.",
            "{guest} showed the {n} to the whole street, and soon the neighbors came for {xs}, too.",
        )
    elif turn == "special":
        s.set(sp=s.pick(("the smallest {n} in the world", "a {n} for a very sad friend", "a {n} for a king", "the best {n} of all", "a {n} just like the one that grandma once had")).replace("{n}", n))  # fmt: skip
        s.say("One morning, {guest.a} came in. {guest.he} was looking for {sp}.", "One day, the door opened, and in came {guest.a}. {guest.he} needed {sp}.")  # fmt: skip
        s.talk("hero", "We will find it. I have a lot of {xs}.", "Let me see. I know every {n} in this shop.", mood="kind", instead="{hero} began to search among the {xs}.")  # fmt: skip
        for t in s.sample(
            [
                "{hero} took a {n} from the {top|first} shelf. It was too big.",
                "{hero} opened a box of {xs}. None of them was right.",
                "Then {hero} showed {guest.him} a {n} from the window. {guest} shook {guest.his} head.",
                "They looked at twenty {xs}. {guest} only sighed.",
            ],
            s.turns(2, 3),
        ):
            s.say(t)
        s.say("Then {hero} thought of the little drawer at the very back. In it lay one last {n}.", "At last, {hero} climbed on a chair. On top of the tallest shelf, all alone, was one more {n}.") if sort != "food" else s.say("Then {hero} went into the back room and came out with one last {n}. {He} had just made it.")  # fmt: skip
        s.talk("guest", "That is it! That is the right {n}!", "Oh! This {n} is perfect!", mood="happy", instead="It was the right {n}. {guest} jumped up and down.")  # fmt: skip
        s.say("{hero} packed the {n} in blue paper, and {guest} carried it home like a treasure.", "{guest} had only one small coin. {hero} smiled and gave {guest.him} the {n} for it.")  # fmt: skip
    elif turn == "last":
        s.add_char("guest2", "person child !royal", named=True)
        s.say("One day before a big party, all the people wanted {xs}. In the evening, there was only one {n} left.", "One Saturday, so many people came that only one {n} was left in the shop.")  # fmt: skip
        s.say("Then {guest.a} and {guest2.a} came in together. Both of them wanted the last {n}.")
        s.talk("guest", "I saw the {n} first!", "I need this {n} more than you!", mood="loud", instead="{guest} held one side of the {n}, and {guest2} held the other.")  # fmt: skip
        s.talk(
            "guest2",
            "No, the {n} is mine!",
            "But I wanted a {n} all week!",
            mood="loud",
            instead="Neither of them wanted to let go.",
        )
        s.say("What should {hero} do? {He} could not cut the last {n} in two.", "{hero} scratched {his} head. {He} looked at the last {n}, and {he} looked at the two children.")  # fmt: skip
        s.say("Then {he} had an idea. {He} got what {he} needed from the back room and showed the two how to make a {n}." if sort != "food" or n not in ("apple", "pumpkin", "lemon", "egg", "carrot", "potato", "nut") else "Then {he} had an idea. {He} went home and brought the {n} that {he} had kept for {himself}.", "Then {he} remembered {his} own {n} at home. {He} fetched it. Now there was one for each of them!")  # fmt: skip
        s.say(
            "Both children were happy, and they went home side by side.",
            "The two children laughed. Each of them had a {n} now.",
        )
    else:
        s.add_char("rival", "person grown !royal", named=True)
        s.say(
            "{One_day}, {rival.a} came in and laughed.",
            "{One_day}, {rival.a} stood in the door and shook {rival.his} head.",
        )
        s.talk("rival", "Only {xs}? You must sell other things, too!", "A shop with only {xs}! That is silly.", mood="loud", instead="{rival} said that a shop with only {xs} was silly.")  # fmt: skip
        s.set(y=s.pick(("soap", "fish", "carpets", "paint", "bird seed", "salt")))
        s.say("So {hero} tried to sell {y}, too. But the {y} took up all the room, and nobody could find the {xs} anymore.", "{hero} thought about it for a night. Then {he} put the {xs} in a corner and sold {y}. But {he} did not like it at all.")  # fmt: skip
        s.say(
            "Then {guest.a} came to the door and looked sad.", "A few days later, {guest.a} came in and looked around."
        )
        s.talk("guest", "Where are all the {xs}? I came because of the {xs}!", "This was the only shop with so many {xs}. I miss them!", mood="sad", instead="{guest} missed the {xs} very much.")  # fmt: skip
        s.say("{hero} smiled for the first time that week. {He} carried out the {y} and put the {xs} back in their places.", "That was all {hero} needed to hear. By evening, there were only {xs} in the shop again.")  # fmt: skip
        s.maybe(0.6, "And who came to buy a {n} the next day? It was {rival}!")
    s.par(0.3)
    s.maybe(0.4, "{hero} was {very happy|so glad}." if not two else "{hero} and {friend} were very happy.")
    finish(
        s,
        [
            "And the shop still sells only {xs}.",
            "If you ever need a {n}, you know where to go.",
            "That evening, {hero} locked the door and said good night to the {xs}.",
            "From then on, everyone called it the house of {xs}, and it was never empty again.",
            "And {hero} kept one {n} for {himself}. It {lay|stood} next to {his} bed." if sort != "food" else "And in the evening, {hero} ate one {n} {himself}.",
            "And what did {hero} sell after that? Only {xs}, of course.",
        ],
        ("It is good to do one thing well.", "Do what you love, and someone will love it, too.", "A small shop can make many people happy."),
    )  # fmt: skip


@plot(
    weight=1.0,
    hero="grown person",
    grown=True,
    worlds="town farm castle house",
    gists=[
        "who mends only {xs}",
        "who repairs {xs}",
        "and the workshop for broken {xs}",
        "and a workshop where {xs} are mended",
    ],
)
def workshop_that_mended_only(s: Story) -> None:
    """A workshop mends only one kind of thing; somebody brings a hard case."""
    n, xs = s.pick(MENDED)
    owner(s)
    s.set(n=n, xs=xs)
    two = start(
        s,
        [
            "There was a workshop that mended only {xs}. It belonged to WHO.",
            "There was a little workshop where only {xs} were mended.",
            "WHO had a workshop. {He} mended only {xs}.",
            "WHO repaired {xs}, and nothing but {xs}.",
            "Once upon a time, there was {hero.a} who could mend any {n}.",
            "Behind the church, there was a small workshop. A sign said: \"I mend {xs}.\"",
            "If you had a broken {n}, you went to WHO. {He} fixed only {xs}.",
            "In an old yard worked WHO. All day long, {he} fixed {xs}.",
            "WHO knew more about {xs} than anyone else. {He} fixed every {n} in town.",
            "\"I only fix {xs},\" said WHO.",
            "Once there was a workshop for broken {xs}. WHO worked there.",
            "The sign over WHO's door said: \"Broken {xs} only!\"",
        ],
        ["PAIR had a workshop. They mended only {xs}.", "PAIR fixed broken {xs}, and nothing else."],
        0.15,
    )  # fmt: skip
    hero = s.roles["hero"]
    if hero.seen < 0:
        hero.known = " " in hero.name
        s.say("{hero} sat there at a big table, with a {n} in front of {him}.", "It belonged to {hero}, and {he} knew every kind of {n}.")  # fmt: skip
    s.say(
        "There were {xs} under the table and {xs} on the shelves, and all of them waited for {him}." if n not in ("bicycle", "boat", "piano", "tractor", "door", "swing", "ladder") else "Old {xs} stood all over the yard and waited for {him}.",
        "People came from far away with their broken {xs}.",
        "\"Every {n} can be saved,\" {he} always said." if s.talks else "No {n} was too old for {him}.",
        "When a {n} was broken, {he} looked at it from all sides and hummed.",
        "A clock? A pot? No, {he} fixed only {xs}." if n not in ("clock", "teapot", "bucket") else "A table? A shirt? No, {he} fixed only {xs}.",
    )  # fmt: skip
    s.par()
    s.add_char("guest", "person child !royal", named=True)
    turn = s.pick(("hard", "hard", "own", "none"))
    if turn == "hard":
        s.say("One morning, {guest.a} came in with tears in {guest.his} eyes. {guest.his} {n} was broken.", "{One_day}, {guest.a} stood at the door. {guest.he} had brought a very old {n}, and it was broken.")  # fmt: skip
        s.talk("guest", "Can you mend my {n}? It was a gift from my grandpa.", "Please help me. I love this {n} so much.", "Is it too late for my {n}?", mood="sad", instead="{guest} loved that {n} more than anything.")  # fmt: skip
        s.talk("hero", "Let me see. This {n} is a hard one.", "Hmm. I have never seen a {n} like this.", "I will try. Come back tomorrow.", mood="kind", instead="{hero} had never seen a {n} like that before.")  # fmt: skip
        s.say(
            "{hero} tried {glue|a drop of glue}. The {n} fell apart again.",
            "{hero} tried string and tape. It did not hold.",
        )
        s.maybe(0.7, "{He} worked until midnight, but the {n} was still broken.", "One little part of the {n} was missing, and {he} did not have it.")  # fmt: skip
        s.say(
            "Then {he} looked up. On the wall was the very first {n} that {he} had ever fixed. It had just the part that {he} needed." if n not in ("boat", "piano", "tractor", "door", "ladder", "bicycle", "swing") else "Then {he} thought of {his} own old {n}. It had just the part that {he} needed.",
            "Then {he} searched in a box of old parts. And there, at the very bottom, {he} found the right piece for the {n}.",
        )  # fmt: skip
        s.say("When {guest} came back, the {n} was whole again.", "In the morning, the {n} was as good as new, and {guest} came running.")  # fmt: skip
        s.talk("guest", "My {n}! You really did it!", "It looks better than before! Thank you for my {n}!", mood="happy", instead="{guest} laughed and cried at the same time.")  # fmt: skip
        s.say("{guest} had no money, so {guest.he} {drew a picture of the {n}|gave {hero} the apple from {guest.his} lunch box}.", "{hero} did not want any money. A smile was enough for one {n}.")  # fmt: skip
    elif turn == "own":
        s.say("But there was one {n} that {he} never fixed: {his} own. There was no time for it.", "But {his} own {n} was broken, and {he} never had time for it.")  # fmt: skip
        s.say("{One_day}, {guest.a} came in and saw it in a corner.", "Then {guest.a} came by and asked about it.")
        s.talk("guest", "You fix all the {xs} in town. Why is your own {n} broken?", "Whose poor {n} is this?", instead="{guest} wondered why the {n} of {hero} was broken.")  # fmt: skip
        s.talk("hero", "The other {xs} come first.", "There are so many {xs}, and I am only one.", mood="soft", instead="{hero} only sighed. The other {xs} came first.")  # fmt: skip
        s.say("{guest} wanted to help. The first try went wrong, and the {n} made a funny noise. The second try was better.", "{guest} asked if {guest.he} could learn it. So {hero} showed {guest.him} how to mend a {n}, step by step.")  # fmt: skip
        s.say("{guest} came every afternoon. After a week, {guest.he} could mend a {n} all alone.", "They worked side by side, and {guest} learned fast.")  # fmt: skip
        s.say("And the first one was a surprise. It was {hero}'s own {n}, as good as new!")
    else:
        s.say("But then came a week when nobody had a broken {n}. {hero} sat at {his} table and had nothing to do.", "But one spring, {hero} had mended every {n} in town. There was not one broken {n} left.")  # fmt: skip
        s.talk(
            "hero",
            "What shall I do without {xs}?",
            "Is there no broken {n} anywhere?",
            mood="sad",
            instead="{He} missed the broken {xs}.",
        )
        s.say("{He} tried to fix a soup pot. It leaked. {He} was only good with {xs}.", "{He} tried to mend a fence, but it fell over. {He} was only good with {xs}.")  # fmt: skip
        s.say("Then {guest.a} came in. \"I have no broken {n},\" said {guest}. \"But will you teach me how to make one?\"" if s.talks else "Then {guest.a} came in. {guest.he} wanted to learn how to make a {n}.")  # fmt: skip
        s.say("{hero} jumped up. If {he} could mend a {n}, {he} could make one, too!", "{hero} had never made a {n} before. But {he} knew every part of it.")  # fmt: skip
        s.say("They worked for three days. The new {n} was a bit crooked, but it was lovely.", "It was hard work. On the third day, the new {n} was done, and both of them cheered.")  # fmt: skip
    s.par(0.3)
    s.maybe(0.3, "{hero} was {proud|happy}." if not two else "{hero} and {friend} were both proud.")
    finish(
        s,
        [
            "And if your {n} is broken, do not be sad. {hero.raw} can mend it.",
            "From then on, {guest} often came by and helped with the {xs}.",
            "That evening, {hero} put away {his} tools and said good night to the {xs}.",
            "And {hero} never stopped mending {xs}.",
            "Now there were two in the workshop who knew all about {xs}." if turn != "hard" else "And {hero} was a little bit proud of that {n}.",
        ],
        ("With patience, many things can be mended.", "It is good to know one thing well.", "Things last longer when you love them."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# what is to be won = what one does for it
CONTESTS = {
    "race": pairs("""
the race = run; the big race = run; the race around the lake = run; the race to the old oak = run; the sack race = hop; the sled race = ride the sled; the boat race = row; the three-legged race = run
the swimming race = swim; the race up the hill = climb; the egg race = run with an egg on a spoon; the bicycle race = ride the bike; the snail race = crawl; the scooter race = ride the scooter
the race through the forest = run; the winter race = run in the snow; the obstacle race = jump and climb; the wagon race = pull the wagon; the climbing race = climb; the jumping contest = jump
the hopping race = hop on one leg; the skating race = skate; the long jump = jump; the pancake race = run with a pan; the running race = run; the town race = run; the farm race = run; the paper boat race = blow at the boat
the backward race = walk backward; the race on stilts = walk on stilts; the kayak race = paddle; the spring race = run; the ball race = run with a ball; the rolling race = roll down the hill
"""),
    "show": pairs("""
the singing contest = sing; the dance contest = dance; the joke contest = tell jokes; the whistling contest = whistle; the pie contest = bake pies; the baking contest = bake; the drawing contest = draw
the painting contest = paint; the talent show = sing and dance; the costume contest = sew a costume; the kite contest = build kites; the snowman contest = build snowmen; the sandcastle contest = build sandcastles
the cooking contest = cook; the poem contest = write poems; the storytelling contest = tell stories; the juggling contest = juggle; the funny face contest = make funny faces; the hat contest = make hats
the soup contest = cook soup; the drum contest = play the drum; the cake contest = bake cakes; the lantern contest = make lanterns; the yodeling contest = yodel; the bubble contest = blow bubbles
the music contest = play the flute; the magic contest = do magic tricks; the story contest = write stories; the jam contest = cook jam; the mask contest = make masks; the cookie contest = bake cookies; the piano contest = play the piano
the laughing contest = laugh; the tower contest = build towers; the paper plane contest = fold paper planes; the roaring contest = roar; the knitting contest = knit
"""),
    "grow": pairs("""
the prize for the biggest pumpkin = pumpkin; the prize for the longest carrot = carrot; the prize for the tallest sunflower = sunflower; the prize for the reddest tomato = tomato; the prize for the biggest cabbage = cabbage
the prize for the prettiest rose = rose; the prize for the biggest turnip = turnip; the prize for the sweetest melon = melon; the prize for the roundest pumpkin = pumpkin; the prize for the longest bean = bean; the prize for the biggest potato = potato
the prize for the heaviest watermelon = watermelon; the prize for the longest cucumber = cucumber; the prize for the biggest strawberry = strawberry; the prize for the best apple = apple; the prize for the finest tulip = tulip; the prize for the biggest radish = radish
the prize for the hottest pepper = pepper; the prize for the biggest onion = onion; the prize for the biggest beet = beet; the prize for the tallest corn plant = corn plant; the prize for the best pear = pear; the prize for the longest leek = leek; the prize for the finest lily = lily
"""),
    "game": pairs("""
the spelling game = spell words; the quiz = answer questions; the card game = play cards; the game of checkers = play checkers; the board game = roll the dice; the memory game = turn over cards; the ball game = throw the ball
the chess game = play chess; the riddle contest = solve riddles; the counting game = count; the puzzle game = do puzzles; the guessing game = guess; the ring toss = throw rings; the marble game = roll marbles; the spelling contest = spell words
the game of tag = run and hide; the soccer game = kick the ball; the snowball game = throw snowballs; the number game = add numbers; the bowling game = roll the ball; the staring contest = stare; the treasure hunt = look for clues; the word game = find words
the fishing contest = fish; the tug of war = pull the rope; the dart game = throw paper darts; the domino game = set up dominoes; the balloon game = keep the balloon up; the math contest = add numbers; the mini golf game = hit the ball
"""),
}  # fmt: skip


@plot(
    weight=1.6,
    hero=HERO,
    grown=True,
    worlds=LAND + " pond forest garden",
    gists=["who wants to win {x}", "who wanted to win {x}", "and {x}", "who dreams of winning {x}"],
)
def wants_to_win(s: Story) -> None:
    """The hero wants to win a contest; it goes differently, but well."""
    someone(s, 0.12, 0.3)
    sort = s.pick(("race", "race", "show", "show", "grow", "game"))
    x, do = s.pick(CONTESTS[sort])
    s.set(x=x, do="grow a " + do if sort == "grow" else do, doing=gerund("grow a " + do if sort == "grow" else do), n=do, dog="a " + do)  # fmt: skip
    flaw = s.pick({
        "race": ("slow", "small", "a little clumsy", "not very strong", "the smallest of all"),
        "show": ("shy", "very shy", "nervous", "new at it", "not very good at it yet"),
        "grow": ("not a good gardener", "new at gardening", "not very patient", "always in a hurry"),
        "game": ("not very quick", "the youngest of all", "always nervous", "not very patient", "new at it"),
    }[sort])  # fmt: skip
    s.set(flaw=flaw)
    two = start(
        s,
        [
            "WHO wanted to win {x}.",
            "WHO wanted to win {x}.",
            "WHO wanted to win {x} {more than anything|so much|at last}.",
            "Once there was {hero.a} who wanted to win {x}.",
            "WHO dreamed of winning {x}.",
            "WHO was {flaw}, but {he} wanted to win {x}."
            if " at it" not in flaw
            else "WHO was not the best of all, but {he} wanted to win {x}.",
            '"I want to win {x}!" said WHO.',
            '"This year, I will win {x}," said WHO.',
            "It was the day of {x}. WHO wanted to win." if sort != "grow" else "It was spring. WHO wanted to win {x}.",
            "Every year, WHO tried to win {x}.",
            "WHO had never won anything. Now {he} wanted to win {x}.",
            "There was a big poster on the wall. WHO read it and decided to win {x}.",
            "WHO had only one wish: to win {x}.",
            "Everyone was talking about {x}. WHO wanted to win it.",
        ],
        [
            "PAIR wanted to win {x}.",
            "PAIR both wanted to win {x}.",
            "PAIR were getting ready for {x}. They wanted to win.",
            '"We are going to win {x}!" said PAIR.',
            "It was almost time for {x}. PAIR wanted to win it together.",
        ],
    )
    s.say(
        "{hero} thought about {x} in the morning, at noon and at night.",
        "At night, {he} dreamed of {x}.",
        "There was a shiny cup for the winner of {x}." if sort != "grow" else "There was a shiny cup for the winner.",
        "{He} had never won a cup before, and {x} was {his} big chance." if sort != "grow" else "{He} had never won a prize before.",
        "{hero} told everyone about {x}.",
        "But the others were very good, and {x} was not easy to win.",
    )  # fmt: skip
    if "but" not in s.out[0]:
        s.say(
            "But {he} was {flaw}.",
            "There was one problem. {hero} was {flaw}.",
            "It would be hard, because {he} was {flaw}.",
        )
    s.maybe(0.4, "Some of the others laughed. \"You? You will never win {x}!\"" if s.talks else "Some of the others laughed at {him}.")  # fmt: skip
    s.par()
    if sort == "grow":
        s.say("So {hero} planted the best {n} seed that {he} could find.", "{hero} got some good earth and began to grow {dog}.") if do not in ("apple", "pear", "potato", "onion", "tulip", "lily", "rose") else s.say("So {hero} began to grow {dog} behind the house.", "So {hero} dug up a sunny spot and began to grow {dog}.")  # fmt: skip
        for t in s.sample(
            ["{He} watered the {n} every day.", "{He} sang to the {n} in the evening.", "{He} pulled out every weed around the {n}.", "{He} put a little fence around the {n}, so that nobody could eat it."],
            s.turns(1, 2),
        ):  # fmt: skip
            s.say(t)
        s.say("But the {n} was small, and it stayed small.", "But one night, a storm came, and in the morning the {n} lay in the mud.", "But then {hero} saw that a bug had bitten a hole in the {n}.")  # fmt: skip
    else:
        s.say("So {hero} began to {do} every day.", "So {he} decided to practice. {He} wanted to {do} from morning to night.", "Every afternoon, {hero} went behind the house to {do}, where nobody could see {him}.")  # fmt: skip
        s.say(
            "On the first day, {he} fell over {his} own feet." if sort == "race" else "On the first day, everything went wrong.",
            "The first try was no good. The second try was a little better.",
            "\"It is no use,\" {hero} said after three days. \"I will never win {x}.\"" if s.talks else "After three days, {hero} almost gave up.",
            "It was hard to {do}, and soon {he} was so tired that {he} had to sit down.",
        )  # fmt: skip
    s.beat("sad", 0.3, a="hero")
    if not two:
        s.say("Then {friend} came by.", "{friend} had watched {him} for a while.")
    s.talk(
        "friend",
        "Do not give up! You can still win {x}." if sort != "grow" else "Do not give up on your {n}!",
        "Shall I help you with {x}?" if sort != "grow" else "Shall I help you with the {n}?",
        "You can do it. Let us {do} together.",
        "Do not think of the cup. {Doing} should be fun!",
        mood="kind",
        instead="{friend} wanted to help, and from then on they were two.",
    )
    s.maybe(
        0.5,
        "So they went on together, a little every day.",
        "With {friend}, it was more fun, and it went better and better.",
    )
    s.par(0.6)
    s.say("Then the big day came. Everybody came to see {x}." if sort != "grow" else "Then the big day came. {hero} carried the {n} to the market place.", "At last, it was time. {His} heart beat fast.", "Then came the big day. Flags were waving, and a band was playing.")  # fmt: skip
    turn = (
        s.pick(("help", "steady", "second", "steady"))
        if sort == "race"
        else s.pick(("calm", "second", "special", "calm"))
    )
    if turn == "help":
        s.say("{hero} was doing well. But then {he} saw that {rival.a} had fallen down and was crying.", "Halfway, {hero} heard a cry. {rival.a} had hurt a leg and could not go on.")  # fmt: skip
        s.say("If {hero} stopped, {he} could not win {x}. But {he} stopped all the same.", "{He} wanted to win {x} so much! But {he} turned around and helped.")  # fmt: skip
        s.say("They came in together, and they were the very last. But everyone stood up and clapped.", "The two of them were the last to come in. The others cheered for them more loudly than for the winner.")  # fmt: skip
        s.say("And there was a special prize for the kindest heart in {x}. It went to {hero}!", "{hero} did not win {x}. But {he} got a big hug, and that was better than a cup.")  # fmt: skip
    elif turn == "steady":
        s.say("The others were faster. They were so far ahead that {hero} could hardly see them.", "At the start, {hero} was the last of all.")  # fmt: skip
        s.say("But some of them stopped to rest, and two of them stopped to fight.", "But then the others took a wrong turn, because they were in such a hurry.")  # fmt: skip
        s.say("{hero} did not stop. {He} went on and on, and {he} thought of all the days when {he} had tried to {do}.", "{hero} just went on, bit by bit, and never looked back.")  # fmt: skip
        s.say("And {he} was the first at the end! {hero} had won {x}!", "And who won {x}? It was {hero}!") if not two else s.say("{friend} was right behind {him}. Together they were the first, and they won {x}!", "And who won {x}? It was {hero} and {friend}!")  # fmt: skip
    elif turn == "calm":
        if sort == "grow":
            s.say("There were many others, and they had fine ones, too. {hero} did not dare to look.", "{His} {n} looked plain between all the others. {hero} held {his} breath.")  # fmt: skip
            s.say("The judge looked at every {n} two times. Then the judge stopped in front of {hero}.", "The judge walked up and down. Then she stopped at the {n} of {hero} and smiled.")  # fmt: skip
        else:
            s.say(
                "When it was {his} turn, {hero} forgot everything. It was so quiet!",
                "{His} knees were shaking when {his} turn came.",
            )
            s.say("Then {he} saw {friend} in the crowd. {hero} took a deep breath and began to {do}.", "{hero} closed {his} eyes and thought of {friend}. Then {he} began to {do}, and it was like at home.")  # fmt: skip
            s.say("It went better than ever before. {Doing} was fun!", "All the people looked at {him} with big eyes.")
        s.say("And who won {x}? It was {hero} and {friend}!", "The judge gave the cup to {hero} and {friend}. They had won {x} together.") if two else s.say("And who won {x}? It was {hero}!", "\"The winner is {hero.raw}!\" called the judge. {hero} had won {x}." if s.talks else "Then the judge gave the cup to {hero}. {He} had won {x}.")  # fmt: skip
    elif turn == "second":
        s.say("{hero} did {his} best. But somebody else was a little better and won {x}.", "It was close, but {hero} did not win {x}. {He} came in second." if sort != "grow" else "It was close, but {hero} did not win. {He} got the second prize.")  # fmt: skip
        s.say("For a moment, {hero} was sad. Then {he} shook the winner's hand." if s.has("hands") else "For a moment, {hero} was sad. Then {he} went to the winner and smiled.", "{hero} swallowed hard. Then {he} clapped for the winner with all the others.")  # fmt: skip
        s.talk("friend", "You were great! And next year, you will win {x}.", "I am proud of you. Nobody tried as hard as you did.", "You were not the first, but I saw how well you can {do}.", mood="happy", instead="{friend} was proud of {him} all the same.")  # fmt: skip
    else:
        s.say("Then {rival.a} came in, very sad. {rival.he} also wanted to win {x}, but everything had gone wrong at home.", "{hero} saw {rival.a} in a corner. {rival.he} was afraid and wanted to go home.")  # fmt: skip
        s.say("{hero} went over and helped. After a while, {rival} was smiling again.", "{hero} told {rival.him} a joke and stayed close by until {rival.he} could smile.")  # fmt: skip
        s.say("In the end, both of them got the same number of points, and they won {x} together!", "The judge could not decide. So {hero} and {rival} both won {x}!")  # fmt: skip
    s.maybe(0.4, "{friend} {cheered|jumped up and down}.") if turn != "second" else None
    finish(
        s,
        [
            "{hero} never forgot the day of {x}." if sort != "grow" else "{hero} never forgot {x}.",
            "That night, {hero} dreamed of {x} once more." if sort != "grow" else "That night, {hero} dreamed of a {n} as big as a house.",
            "The next day, {hero} began to {do} again, just for fun.",
            "And then {hero} and {friend} went home and ate a big cake.",
            "And the cup? It still stands on {hero.his} shelf." if turn in ("steady", "calm", "special") else "And from then on, {hero} loved {doing} even without a cup.",
            "\"Next year, I want to try {x} again,\" {hero} said." if s.talks else "And the next year, {hero} came back to {x}.",
        ],
        ("You do not have to be the fastest to win.", "It is more important to try than to win.", "Never give up, even if others laugh.", "To do your best is enough.") if sort == "race" else ("It is more important to try than to win.", "Never give up, even if others laugh.", "To do your best is enough."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
FIRSTS = {
    "visit": split("""haircut, visit to the dentist, visit to the doctor, piano lesson, dance lesson, swimming lesson, art class, music lesson, day at school, day at the new school, day in kindergarten, riding lesson, cooking class,
        school play, spelling test, choir practice, soccer practice, school trip, birthday party without {his} mom, concert, time on a stage, pair of glasses, flute lesson, eye test, chess lesson, gym class, math lesson, day in the big class, library visit, drum lesson"""),
    "move": split("""day on skates, day on skis, day on a bike, ride on a bike without training wheels, ride on a sled, ride on a pony, swim in the lake, swim in the sea, jump from the high board, walk on stilts, climb up the big tree, day on a scooter, ride on a skateboard, dive under water,
        ride on the big slide, handstand, somersault, long hike, climb up the hill, jump over the brook, ride on the tall swing, walk over the rope bridge, swim in the pool, day in roller skates, walk on the ice, ride in a canoe"""),
    "ride": split("""ride on a bus, ride on a train, ride on a boat, ride on a plane, trip on a ferry, ride in an elevator, ride on the giant wheel, ride on the merry-go-round, ride in a taxi, trip on the subway, ride in a hot air balloon, ride on a tractor, ride on a camel, ride on an elephant, ride in a fire truck, ride on a cable car, ride on an escalator, trip on a ship, ride on a tram, ride on a streetcar, ride in a wagon, ride on a raft"""),
    "away": split("""night away from home, night in a tent, night at Grandma's house, sleepover, night in {his} own room, night without a night light, night in a bunk bed, night at a friend's house, night at camp, night on a boat, night in a hammock, night in the tree house, night in the big bed, night in a hotel, night in the new house, night under the stars, night on the farm, night at the lake"""),
    "see": split("""trip to the zoo, trip to the sea, day at the beach, visit to the circus, snow, fireworks, parade, trip to the museum, day at the fair, visit to a castle, rainbow, thunderstorm, trip to the city, visit to a farm, puppet show, movie, trip to the mountains, picnic, campfire, trip to the market, visit to a big library, flight of kites, carnival, trip to the airport, ball game"""),
    "make": split("""cake, loaf of bread, pot of soup, snowman, sandcastle, letter, knitted scarf, birdhouse, kite, pancake, picture with real paint, paper boat, song, pie, batch of cookies, jack-o'-lantern, necklace, poem, story, toy boat, pair of socks, clay pot, garden, puppet, dress for a doll, mobile, snow angel, puzzle, pizza, apple pie"""),
}  # fmt: skip
TEETH = split("""at breakfast, at lunch, at supper, at school, in the garden, on the bus, in an apple, in a sandwich, at Grandma's house, in the bathtub, on the playground, in a cookie, on Monday, in the middle of the night, at the zoo, in a pear, in a carrot, on the swing, in the park, on the way to school, at a birthday party, in a piece of bread, in the snow, at the dentist's""")  # fmt: skip


@plot(
    weight=1.7,
    hero="child person !royal",
    elder="",
    worlds="town farm house shore",
    gists=["and {his} first {x}", "who remembers {his} first {x}", "who has {his} first {x}", "and the first {x}"],
)
def first_time(s: Story) -> None:
    """Somebody's first haircut, swim, night away, cake ... The hero is nervous and then proud."""
    if s.chance(0.16):
        return first_tooth(s)
    sort = s.pick(("visit", "move", "ride", "away", "see", "make"))
    x = s.pick([e for e in FIRSTS[sort] if "house" not in e or s.size != "long"])
    own = "{his} own" in x or "without {his}" in x
    x = s.render(x.replace("{his}", "his" if s.roles["hero"].pron == "he" else "her"))
    s.set(x=x, last=x.split(" in ")[0].split(" on ")[0])
    base = [
        "It was WHO's first {x}.",
        "Today was WHO's first {x}.",
        "WHO was very excited. It was {his} first {x}.",
        "WHO could not sleep. Tomorrow was {his} first {x}." if sort not in ("make", "away") else "WHO could hardly wait for {his} first {x}.",
        "WHO's first {x} was on a {rainy|sunny|cold|windy} {Monday|Tuesday|Friday|Saturday}.",
        "WHO would never forget {his} first {x}.",
        "\"Today is my first {x}!\" said WHO." if not own else "Today was WHO's first {x}.",
        "\"Are you ready for your first {x}?\" someone asked WHO. {He} nodded." if not own else "It was time for WHO's first {x}.",
        "It was time for WHO's first {x}.",
        "This is the story of WHO's first {x}.",
        "All the others had done it before. But for WHO it was the first {x}." if sort != "see" else "WHO waited for {his} first {x}.",
        "There was {hero.a} who was nervous about {his} first {x}.",
        "Once there was {hero.a}. Soon {he} would have {his} first {x}." if sort not in ("make", "see") else "It was a big day for WHO: {his} first {x}.",
    ]  # fmt: skip
    if sort == "make":
        base = ["WHO made {his} first {x}.", "WHO wanted to make {his} first {x}.", "It was the day of WHO's first {x}.", "\"I want to make my first {x} today,\" said WHO.", "WHO had never made a {last} before. Today {he} wanted to make {his} first {x}.", *base[:1], base[4], base[9]]  # fmt: skip
    if sort == "see":
        base += ["WHO was going to see something new: {his} first {x}."] if x in ("snow", "fireworks", "parade", "rainbow", "puppet show", "movie", "campfire", "carnival") else []  # fmt: skip
    kin_ok = s.roles["elder"]
    kin_ok.known = False
    two = start(s, base, ["It was the first {x} for PAIR.", "PAIR were excited. It was their first {x}.", "PAIR talked all morning about their first {x}.", "PAIR would never forget their first {x}."] if not own else [], 0.2)  # fmt: skip
    s.say(
        "{hero} had thought about the first {x} for {days|weeks|a long time}.",
        "{He} was a little happy and a little scared. What is a first {x} like?",
        "{He} had butterflies in {his} tummy.",
        "A first {x} comes only once.",
        "{hero} had asked everyone what a first {x} was like. Everyone had said something else.",
        "{hero} put on {his} favorite {socks|shirt|sweater} for the first {x}."
        if sort != "make"
        else "{hero} put on an apron and got everything ready for the first {x}.",
    )
    s.talk("elder", "My first {x} was a long time ago. I was nervous, too." if sort != "make" else "My first {x} went wrong, too.", "Everyone is nervous before a first {x}." if sort != "make" else "A first {x} is never perfect. Just try!", "I remember my first {x} very well. You will be fine!", mood="kind", instead="{elder} told {him} about {elder.his} own first {x}.") if not own else s.say("{elder} {squeezed {hero.his} hand|gave {hero.him} a hug}.")  # fmt: skip
    s.par()
    s.say(
        "Then it was time for the first {x}.",
        "At last, the big moment had come.",
        "And then the day of the first {x} was there."
        if sort not in ("away", "make", "see")
        else "Then it was time for the first {x}.",
    )
    s.say(*{
        "visit": ("But at the door, {hero} stopped. {His} legs did not want to go in.", "{hero} held {elder}'s hand very tightly. All the people were strangers.", "It was so {loud|quiet} there, and {hero} did not know where to look."),
        "move": ("But when it began, {his} legs were like pudding. {hero} wobbled and fell down with a bump.", "It looked so easy when others did it. But {hero} lost {his} balance at once and got a big scare.", "{hero} stood there and looked. It was higher and bigger than {he} had thought. {He} did not dare to move."),
        "ride": ("Everything shook and rattled. {hero} held on with both hands.", "Then it began to move with a jerk. {hero} closed {his} eyes.", "It was so big and loud! {hero} wanted to turn around."),
        "away": ("During the day, it was fun. But when it got dark, {hero} felt strange.", "Then the light went out. Everything creaked and rustled, and {hero} could not sleep.", "{hero} lay awake. The bed felt different, and so did the dark."),
        "see": ("But there were so many people that {hero} could see nothing at all." if x not in ("snow", "rainbow", "thunderstorm", "picnic", "campfire") else "But everything was so new and big that {hero} hid behind {elder}.", "Suddenly there was a loud noise. {hero} covered {his} ears and hid behind {elder}." if x not in ("snow", "rainbow") else "{hero} ran outside and slipped. Bump! Now {he} sat on the ground and did not know if {he} should cry.", "It was all so big and new that {hero} did not say a word."),
        "make": ("The first try went wrong. It did not look like a {last} at all.", "Halfway, something broke. \"Oh no! My first {x}!\" {hero} said." if s.talks else "Halfway, something went wrong, and {hero} had to start again.", "It was harder than {he} had thought. The {last} did not look right."),
    }[sort])  # fmt: skip
    s.talk("hero", "I do not like my first {x}." if not own else "I do not like this.", "Can we do this another day?" if sort != "make" else "This is too hard for me.", "I think I want to go home." if sort not in ("make", "away") else "I cannot do it.", mood="sad", instead="{hero} was close to tears.")  # fmt: skip
    s.say(*{
        "visit": ("Then a friendly woman came and gave {hero} a smile. She told {him} what would happen, step by step.", "\"Let us count to ten together,\" said {elder}. They counted, and at ten, {hero} went in." if s.talks else "They counted to ten together, and at ten, {hero} went in."),
        "move": ("{elder} held {him}. They went very slowly, then a bit faster, and then {elder} let go.", "{hero} tried again. {He} fell three times, and three times {he} got up."),
        "ride": ("{elder} put an arm around {him}. Together they began to sing, and the shaking turned into a dance.", "{hero} opened one eye, and then the other. How pretty the world looked from there!"),
        "away": ("{hero} hugged {his} old teddy bear and counted the sounds. One was the wind, one was a mouse, and one was only the clock.", "Then somebody whispered, \"Are you awake, too?\" They told each other funny stories in the dark." if s.talks else "{hero} thought of home and hummed {his} good-night song."),
        "see": ("{elder} lifted {him} up high. And now {hero} could see everything.", "{elder} took {hero} by the hand, and they went closer, one small step at a time."),
        "make": ("{elder} showed {him} a trick, and {hero} tried once more.", "{hero} took a deep breath and started again, this time very slowly."),
    }[sort])  # fmt: skip
    if two:
        s.maybe(
            0.8, "{friend} was a bit scared, too. That helped.", "{friend} smiled at {hero}. It was good to be two."
        )
    s.say(*{
        "visit": ("And then it was over. It had not hurt at all." if any(w in x for w in ("hair", "dent", "doctor", "eye")) else "And then it was fun! The time went by very fast.",),
        "move": ("And suddenly, it worked! {hero} laughed out loud.", "\"Look at me!\" {hero} called. \"I can do it!\"" if s.talks else "And then, {hero} could do it all alone."),
        "ride": ("Now {hero} waved at all the people. \"Again!\" {he} called when it was over." if s.talks else "When it was over, {hero} wanted to do it again.",),
        "away": ("And when {hero} opened {his} eyes, it was morning. {He} had slept all night!",),
        "see": ("\"Oh!\" said {hero}. {His} eyes were as big as plates." if s.talks else "{hero}'s eyes were as big as plates. It was wonderful.", "And then it was so {pretty|wonderful} that {hero} forgot to be scared."),
        "make": ("At last, the {last} was done. It was not perfect, but it was {his} very own.", "And there it was, {his} first {x}! It was a bit odd, but everyone liked it."),
    }[sort])  # fmt: skip
    s.par(0.3)
    s.talk("hero", "That was my first {x}! When is the second?", "My first {x} was great!", "I was scared at first, but I did it.", mood="proud", instead="{hero} was very proud of {his} first {x}.") if not own else s.say("{hero} was very proud.")  # fmt: skip
    finish(
        s,
        [
            "In the evening, {hero} drew a picture of {his} first {x}.",
            "And {hero} told everyone about {his} first {x}.",
            "After the first {x}, there were many more. But {hero} never forgot the first." if not own else "{hero} never forgot {his} first {x}.",
            "That was {hero}'s first {x}, and it was a good one.",
            "That night, {hero} lay in bed and thought of {his} first {x}." if sort != "away" else "And {hero} was a little bit bigger after {his} first {x}.",
        ],
        ("New things are scary only once.", "Everyone has to start somewhere.", "You can be scared and brave at the same time."),
    )  # fmt: skip


def first_tooth(s: Story) -> None:
    """The hero loses the first tooth, and then the tooth is gone."""
    w = s.pick(TEETH)
    s.set(x="tooth", w=w)
    s.gist("who loses {his} first tooth {w}")
    start(s, [
        "WHO lost {his} first tooth {w}.", "WHO lost {his} first tooth {w}.", "Plop! WHO lost {his} first tooth {w}.", "It happened {w}: WHO lost {his} first tooth.", "WHO's first tooth had been loose for days. It fell out {w}.",
        "\"My first tooth is out!\" cried WHO. It had happened {w}.", "There was {hero.a} who lost {his} first tooth {w}.", "WHO's first tooth came out {w}.",
    ])  # fmt: skip
    s.say("It was a small white tooth, and now there was a hole where the tooth had been.", "{hero} put {his} tongue into the hole. How strange it felt without the tooth!", "There was no more wobbling. The tooth was out!", "{He} had wobbled the tooth for a whole week.")  # fmt: skip
    s.say(
        "Everyone wanted to see the tooth that {he} had lost {w}.",
        "{hero} showed the tooth to everyone.",
        "{hero} ran to {elder} with {his} tooth.",
    )
    s.par()
    s.say("But when {he} wanted to look at it again, the tooth was gone!", "But then the tooth slipped out of {his} hand and rolled away.", "But in the evening, {hero} could not find the tooth.")  # fmt: skip
    s.talk(
        "hero",
        "Where is my first tooth?",
        "My tooth! I lost my tooth two times!",
        mood="sad",
        instead="Now {he} had lost the tooth two times.",
    )
    for t in s.sample(["{hero} looked on the floor. There was a crumb, but no tooth.", "{He} looked in {his} pockets. There was a button, but no tooth.", "{elder} looked under the bed. There was a sock, but no tooth.", "{He} found something small and white. It was only a pebble."], s.turns(2, 3)):  # fmt: skip
        s.say(t)
    s.say("Then {elder} began to laugh. The tooth was stuck to {hero.his} sweater!", "Then {elder} shook out {hero.his} sock, and out fell the tooth.", "Then {hero} put on {his} shoe. Ouch! There was the tooth.")  # fmt: skip
    s.say(
        "{hero} put the tooth in a little box, and the box went under the pillow.",
        "That night, {hero} put the tooth under {his} pillow and held it tight.",
    )
    s.say(
        "In the morning, there was a shiny coin in its place.",
        'In the morning, {he} found a tiny letter: "Thank you for the tooth."',
    )
    finish(s, ["{hero} smiled into the mirror, with the hole where {his} first tooth had been.", "And {hero} already felt another tooth wobble.", "And now everyone knows how {hero} lost {his} first tooth {w}."], ("It is good to grow.",))  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# who = did = do: what somebody usually did
USUALS = {
    "sound": pairs("""
Grandpa = told the best stories in the street = tell stories; Grandma = sang in the kitchen = sing; clown = laughed all day = laugh; rooster = crowed at sunrise = crow; blackbird = sang on the roof = sing; Uncle = told funny jokes = tell jokes
baker = whistled every morning = whistle; parrot = talked from morning to night = talk; frog = croaked by the pond = croak; dog = barked at the mail carrier = bark; teacher = laughed with the children = laugh; cricket = played in the grass = play
mail carrier = rang the bell at every door = ring the bell; milkman = sang in the street = sing; lion = roared at noon = roar; donkey = brayed at the gate = bray; duck = quacked on the pond = quack; canary = sang by the window = sing; Aunt = told long stories = tell stories
bus driver = greeted everyone = greet people; captain = sang sea songs = sing; owl = hooted at night = hoot; wolf = howled at the moon = howl; piano teacher = hummed little songs = hum; king = gave long speeches = give speeches; goose = honked at everyone = honk
night watchman = called out every hour = call out the hours; cow = mooed in the meadow = moo; monkey = chattered in the trees = chatter; cook = sang to the soup = sing; ice cream seller = rang a little bell = ring the bell; trumpet player = played in the square = play
farmer = talked to the cows = talk to the cows; nurse = sang for the sick children = sing; robot = beeped a tune = beep; hen = clucked in the yard = cluck; elephant = trumpeted in the morning = trumpet; barber = told jokes all day = tell jokes
"""),
    "act": pairs("""
clown = made everyone laugh = make people laugh; baker = danced in the bakery = dance; Grandma = baked cookies every Sunday = bake cookies; Grandpa = played cards with the children = play cards; dog = ran after every ball = run after balls; monkey = swung from tree to tree = swing
puppy = chased leaves = chase leaves; kitten = played with wool = play with wool; dancer = danced on the bridge = dance; gardener = waved to everyone = wave; lifeguard = smiled at everyone = smile; cat = chased shadows = chase shadows; goat = climbed on everything = climb; pony = galloped over the meadow = gallop
hippo = splashed in the water = splash; penguin = slid down the ice = slide; teacher = made funny faces = make funny faces; firefighter = showed the children the truck = show the truck; queen = danced in the hall = dance; otter = did tricks in the river = do tricks; squirrel = jumped from branch to branch = jump
Uncle = juggled with apples = juggle; Aunt = painted bright pictures = paint; kangaroo = hopped higher than all the others = hop; rabbit = raced around the field = race; bear = danced in the forest = dance; seal = clapped for everyone = clap; fisherman = fed the seagulls = feed the seagulls; lamb = skipped in the meadow = skip
magician = did magic tricks = do tricks; farmer = joked with the neighbors = joke; zookeeper = played with the monkeys = play with the monkeys; toy maker = gave toys to the children = give toys away; peacock = showed off a big tail = show off; fox = played tricks on everyone = play tricks
shopkeeper = gave candy to the children = give candy away; librarian = read stories to the children = read stories; mole = dug new tunnels = dig; beaver = built dams = build dams; panda = rolled down the hill = roll down the hill; giraffe = greeted the birds = greet the birds; cook = made pancakes for all = make pancakes
"""),
}  # fmt: skip
_LOST = split("lucky hat, old watch, red scarf, silver ring, favorite cup, little bell, photo of a friend, blue button, lucky coin, wooden spoon, old songbook, warm blanket, golden key, green umbrella, small drum, pocket mirror")  # fmt: skip
_PEOPLE = frozenset(split("clown, baker, teacher, mail carrier, milkman, bus driver, captain, piano teacher, king, queen, night watchman, cook, ice cream seller, trumpet player, farmer, nurse, barber, dancer, gardener, lifeguard, firefighter, fisherman, magician, zookeeper, toy maker, shopkeeper, librarian"))  # fmt: skip


@plot(
    weight=1.6,
    hero="person grown",
    grown=True,
    worlds="town farm castle",
    gists=[
        "who is {mood} today",
        "who always {did} but is {mood} today",
        "who does not want to {do}",
        "who is {mood} and does not {do}",
    ],
)
def is_different_today(s: Story) -> None:
    """Somebody who always tells stories, laughs, crows ... is quiet, sad, angry, tired, cold or hungry today."""
    kind, did, do = s.pick(tuple((k, *rest.split(" = ")) for k, rest in USUALS[s.pick(("sound", "act"))]))
    if kind in ("Grandpa", "Uncle"):
        cast(s, "man", "he", kind)
    elif kind in ("Grandma", "Aunt"):
        cast(s, "woman", "she", kind)
    else:
        pron = {"king": "he", "rooster": "he", "milkman": "he", "queen": "she", "hen": "she", "cow": "she", "night watchman": "he", "fisherman": "he", "lion": "he", "peacock": "he"}.get(kind, "")  # fmt: skip
        cast(s, kind, pron, tags=GROWN if kind in _PEOPLE else BEAST)
    sound = any(do == r.split(" = ")[1] for _, r in USUALS["sound"])
    mood = s.pick(("quiet", "quiet", "quiet", "sad", "sad", "angry", "tired", "cold", "hungry") if sound else ("sad", "sad", "angry", "tired", "tired", "cold", "hungry", "quiet"))  # fmt: skip
    s.set(did=did, do=do, mood=mood, doing=gerund(do))
    plain = " " in s.roles["hero"].name  # "Grandpa Otto"
    frames = [
        "WHO always {did}, but today {he} was {mood}.",
        "WHO {did}, but today {he} was {mood}.",
        "Every day, WHO {did}. But today {he} was {mood}."
        if not any(w in did for w in ("every", "always", "all day", "night", "morning", "noon"))
        else "WHO {did}. But today {he} was {mood}.",
        "Usually, WHO {did}. Today {he} was very {mood}.",
        "WHO was {mood} today. Nobody knew why.",
        "Something was wrong with WHO. {He} was {mood}.",
        "Everybody knew WHO, who {did}. But one morning, {he} was {mood}.",
        '"Why are you so {mood} today?" someone asked WHO.',
        "Why was WHO so {mood} today? {He} always {did}.",
        "WHO did not {do} today. {He} was {mood}.",
        "WHO woke up and was {mood}. {He} did not want to {do}.",
        "Once there was {hero.a} who always {did}. But one day, {he} was {mood}.",
        "It was a strange day. WHO, who always {did}, was {mood}.",
    ]
    frames = [
        t.replace("always {did}", "{did}")
        if any(w in did for w in ("every", "all day", "at sunrise", "at noon", "night"))
        else t
        for t in frames
    ]
    if plain:
        frames += ["WHO {did}, but today {he} was {mood}.", "WHO always {did}, but today {he} was {mood}."]
    else:
        frames += [
            "The {hero.kind} {hero.raw} {did}, but today {he} was {mood}.",
            "{hero.raw} was a {hero.kind} who {did}. But today {he} was {mood}.",
        ]
    start(s, frames)
    s.say(
        "It was strange when {hero} did not {do}.",
        "Nobody had ever seen {hero} so {mood}.",
        '"I do not want to {do} today," was all that {he} said.'
        if s.talks
        else "{He} did not {do}, and {he} did not say why.",
        "{hero} sat {in a corner|on a bench|by the wall} and looked at the ground.",
        "A day when {hero} did not {do} was not a real day.",
        "How empty the day was without {hero}! {He} did not {do} at all.",
    )
    s.par()
    s.add_char("friend", "person child !royal !magic", named=True)
    s.add_char("pal", "person child !royal !magic", named=True)
    s.say("{friend.a} and {pal.a} noticed it first.", "{friend.a} wondered about it and told {pal.a}.", "{friend.a} came by with {pal.a}, and they both stopped.")  # fmt: skip
    s.talk("friend", "Why is {hero.raw} so {mood} today?", "{hero.raw} does not {do}. Something is wrong.", "I have never seen {hero.raw} so {mood}!", instead="They had never seen {hero} so {mood}.")  # fmt: skip
    if mood in ("quiet", "sad", "angry"):
        tries = ["{friend} made a funny face. {hero} did not even look up.", "{pal} brought a flower. {hero} only nodded.", "They began to {do} themselves. {hero} turned away.", "{pal} told a joke. {hero} did not laugh.", "{friend} asked {hero} to {do}, just once. {hero} shook {his} head."]  # fmt: skip
    else:
        tries = ["{friend} made a funny face. {hero} looked up, but only for a moment.", "\"Please {do} for us!\" said {pal}. But {hero} was too {mood} to {do}." if s.talks else "But {hero} was too {mood} to {do}.", "{hero} tried to {do}, but it did not work."]  # fmt: skip
    for t in s.sample(tries, s.turns(1, 2)):
        s.say(t)
    s.maybe(0.5, "So {friend} sat down next to {hero} and waited.", "Still, {friend} did not give up.")
    s.set(y=s.pick(_LOST))
    s.par(0.4)
    if s.talks:
        s.talk(
            "friend",
            "What is the matter, {hero.call}?",
            "Will you tell us why you are so {mood}?",
            "Can we help you?",
            mood="kind",
        )
    if mood == "tired":
        s.set(noise=s.pick(("a cat that meowed", "a window that banged", "a dripping tap", "a dog that howled", "a branch that knocked on the window", "a cricket that chirped")))  # fmt: skip
        s.say("Then it came out: {hero} had not slept all night because of {noise}.")
        s.talk(
            "hero",
            "How can I {do} when I am so tired?",
            "First I must sleep. Then I can {do} again.",
            mood="soft",
            instead="{hero} was much too tired to {do}.",
        )
        s.say("So {friend} and {pal} went and made sure that it would be quiet. They brought a soft pillow, too.", "{friend} took care of the noise, and {pal} put a sign on the door: \"Quiet, please!\"")  # fmt: skip
        s.say("{hero} slept and slept. When {he} woke up, {he} was not tired anymore.", "{hero} slept until the sun went down, and {he} woke up with a smile.")  # fmt: skip
    elif mood == "cold":
        s.say("Then it came out: the wind had carried off {his} only blanket.", "Now they saw it. {hero} was shivering all over. There was a hole in {his} roof, and the wind came in.")  # fmt: skip
        s.talk(
            "hero",
            "I am too cold to {do}.",
            "When I am cold, I cannot {do}.",
            mood="soft",
            instead="{hero} was much too cold to {do}.",
        )
        s.say("{friend} ran home and got a thick blanket. {pal} brought something warm to drink.", "{friend} and {pal} collected wool from the whole street and made a long, warm scarf.")  # fmt: skip
        s.say("Soon {hero} stopped shivering. {He} was not cold anymore.", "\"Ah,\" said {hero}. \"Now I am warm down to my toes.\"" if s.talks else "Now {hero} was warm down to {his} toes.")  # fmt: skip
    elif mood == "hungry":
        s.say("Then it came out: {hero} had given {his} breakfast to a hungry stranger.", "Then it came out: somebody had eaten up all of {his} food in the night.")  # fmt: skip
        s.talk(
            "hero",
            "With an empty tummy, I cannot {do}.",
            "I am so hungry that I have forgotten how to {do}.",
            mood="soft",
            instead="{hero} was much too hungry to {do}.",
        )
        s.say("{friend} ran home and came back with a full basket. {pal} brought two more.", "{friend} and {pal} went from door to door, and everyone gave a little.")  # fmt: skip
        s.say("{hero} ate and ate until {he} was not hungry anymore.", "It was the best meal that {hero} had ever eaten.")  # fmt: skip
    else:
        why = s.pick(("lost", "lost", "birthday", "alone") if mood != "angry" else ("lost", "thanks", "thanks"))
        if why == "lost":
            verb = "taken" if mood == "angry" else "lost"
            s.say(
                "Then it came out: somebody had taken {his} {y}."
                if verb == "taken"
                else "Then it came out: {hero} had lost {his} {y}."
            )
            s.talk(
                "hero",
                "I cannot {do} without my {y}.",
                "I need my {y} when I {do}.",
                mood="angry" if mood == "angry" else "sad",
                instead="{hero} could not {do} without it.",
            )
            s.say("{friend} and {pal} began to search. They looked under the bench and behind the house.", "\"We will find your {y}!\" said {pal}. And they looked everywhere." if s.talks else "{friend} and {pal} looked for it everywhere.")  # fmt: skip
            s.say("At last, {friend} found the {y} in the {tall grass|hay|bushes}. A {magpie|crow} had dropped it there.", "And what did {pal} see, high up in a bird's nest? The {y}!")  # fmt: skip
        elif why == "birthday":
            s.say("Then it came out: it was {hero}'s birthday, and everyone had forgotten it.")
            s.talk(
                "hero",
                "I always {do} for others. But nobody thought of me.",
                "Nobody wished me a happy birthday.",
                mood="sad",
                instead="{hero} was {mood} because nobody had thought of {him}.",
            )
            s.say("{friend} and {pal} ran from house to house. In the evening, there was a cake with many candles.", "{friend} and {pal} looked at each other. Then they ran off, and an hour later they came back with a cake and all the neighbors.")  # fmt: skip
            s.say(
                '"Happy birthday!" called everybody. {hero} did not know what to say.'
                if s.talks
                else "Everybody sang for {hero}."
            )
        elif why == "alone":
            s.say(
                "Then it came out: {his} best friend had moved away, and {hero} missed {him2}.".replace(
                    "{him2}", s.pick(("him", "her"))
                )
            )
            s.talk(
                "hero",
                "It is no fun to {do} when my best friend cannot be there.",
                "I do not feel like {doing} today.",
                mood="sad",
                instead="Without a friend, {he} did not want to {do}.",
            )
            s.say("{friend} and {pal} had an idea. Together, they all wrote a long letter to the friend far away.", "{friend} and {pal} sat down on both sides of {hero}. They asked about the friend and listened for a long time.")  # fmt: skip
            s.say("And {hero} felt better. It helped to talk about it.", "And slowly, {hero} began to smile.")
        else:
            s.say(
                "Then it came out: nobody had ever thanked {hero}.",
                "Then it came out: some people had said that it was silly when {he} {did}.",
            )
            s.talk(
                "hero",
                "Day after day I {do}, and nobody says thank you!",
                "If nobody likes it, then I will not {do} anymore!",
                mood="angry",
                instead="So {hero} did not want to {do} anymore.",
            )
            s.say("{friend} and {pal} were shocked. They loved it! They ran off and told all the others.", "\"But we love it!\" said {friend} and {pal}. They painted a big card." if s.talks else "{friend} and {pal} painted a big card.")  # fmt: skip
            s.say(
                "Soon half the town stood in front of {hero} and said thank you.",
                "Everybody came and wrote a name on a big card. {hero} read it two times.",
            )
    s.par(0.3)
    s.say(
        "And then {he} began to {do} again, and it was better than ever.",
        "And what did {hero} do then? {He} began to {do}!",
        "{hero} took a deep breath, and then {he} began to {do} as if {he} would never stop.",
    )
    s.maybe(0.5, "{friend} and {pal} {clapped|laughed|cheered}.")
    finish(
        s,
        [
            "From then on, {hero} {did} again, and {he} was never {mood} for long.",
            "The next day, {hero} {did}, just as always.",
            "And when somebody else was {mood}, {hero} knew what to do.",
            "Now {friend} and {pal} always asked, \"How are you today, {hero.raw}?\"",
            "Everybody was glad that {hero} was not {mood} anymore.",
        ],
        ("If someone is different from other days, ask why.", "Even the merry ones are sad sometimes.", "A kind question can help a lot."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# plural = singular
MANY = {
    "pet": pairs("""
cats = cat; hens = hen; dogs = dog; rabbits = rabbit; ducks = duck; geese = goose; goats = goat; mice = mouse; parrots = parrot; kittens = kitten; puppies = puppy; sheep = sheep; pigs = pig; ponies = pony; turtles = turtle; hamsters = hamster
canaries = canary; chickens = chicken; donkeys = donkey; guinea pigs = guinea pig; lambs = lamb; cows = cow; frogs = frog; snails = snail; piglets = piglet; monkeys = monkey; peacocks = peacock; roosters = rooster; horses = horse; pigeons = pigeon; hedgehogs = hedgehog; tame crows = tame crow
"""),
    "thing": pairs("""
hats = hat; books = book; umbrellas = umbrella; clocks = clock; shoes = shoe; teapots = teapot; cups = cup; pillows = pillow; chairs = chair; balls = ball; dolls = doll; buttons = button; keys = key; socks = sock; scarves = scarf; baskets = basket; lamps = lamp; kites = kite
boxes = box; toy cars = toy car; drums = drum; bells = bell; flower pots = flower pot; pictures = picture; mirrors = mirror; spoons = spoon; teddy bears = teddy bear; marbles = marble; coats = coat; pencils = pencil; jars = jar; toys = toy; blankets = blanket; suitcases = suitcase; stones = stone
puppets = puppet; candles = candle; balloons = balloon; ribbons = ribbon; boots = boot; bags = bag; rubber ducks = rubber duck; maps = map; shells = shell; plants = plant; brooms = broom; blocks = block; necklaces = necklace; bottles = bottle; sweaters = sweater; masks = mask
"""),
    "food": pairs("""
apples = apple; pumpkins = pumpkin; cookies = cookie; carrots = carrot; eggs = egg; plums = plum; coconuts = coconut; radishes = radish; potatoes = potato; lemons = lemon; tomatoes = tomato; cakes = cake; melons = melon; pears = pear; pies = pie; jars of jam = jar of jam; jars of honey = jar of honey; muffins = muffin; onions = onion; zucchinis = zucchini; oranges = orange; bananas = banana; peaches = peach; pancakes = pancake; cabbages = cabbage
"""),
    "kin": pairs("""
brothers = brother; sisters = sister; cousins = cousin; children = child; grandchildren = grandchild; uncles = uncle; aunts = aunt; little brothers = little brother; little sisters = little sister; big brothers = big brother; big sisters = big sister; neighbors = neighbor
"""),
}  # fmt: skip
_LOUD = split("loud rooster, lazy dog, grumpy cat, noisy parrot, very old donkey, shy goat, hungry pig, funny duck, fat goose, proud peacock, tiny mouse, white pony, clever crow, sleepy turtle, naughty monkey, brown cow")  # fmt: skip


@plot(
    weight=1.6,
    hero="person !royal !magic",
    grown=True,
    worlds="town farm house",
    gists=["who has {x}", "who had {x}", "with {x}", "and {x}", "who has too many {ns}"],
)
def has_many(s: Story) -> None:
    """The hero has many animals, things, fruits, or brothers: what comes of it."""
    if s.chance(0.45):
        cast(s, s.pick((*JOBS, "king", "queen", "farmer", "giant")), title="")
        hero = s.roles["hero"]
        if hero.kind.name in ("king", "queen"):
            hero.pron = "he" if hero.kind.name == "king" else "she"
            s.names.discard(hero.name)
            hero.name = s.draw_name(hero.kind, hero.pron, pet=False)
    else:
        someone(s, 0.35, 0.0)
    sort = s.pick(("pet", "pet", "pet", "thing", "thing", "thing", "food", "kin"))
    if sort == "kin" and "grown" in s.roles["hero"].kind.tags:
        sort = "thing"
    ns, n = s.pick(MANY[sort])
    if s.roles["hero"].kind.name in ns:
        ns, n = "hats", "hat"
        sort = "thing"
    mood = s.pick(("missing", "missing", "noise", "room", "share") if sort == "pet" else ("missing", "room", "room", "give", "need", "give") if sort == "thing" else ("give", "give", "need") if sort == "food" else ("noise", "missing", "share"))  # fmt: skip
    counts = {"pet": "three, four, five, six, seven, eight, nine, ten, twelve", "thing": "seven, ten, twelve, twenty, fifty, a hundred, a thousand, many, too many, so many", "food": "twenty, fifty, a hundred, so many, too many", "kin": "three, four, five, six, seven, eight, nine"}  # fmt: skip
    count = s.pick(split(counts[sort]))
    if mood in ("give", "need", "room") and sort == "thing":
        count = s.pick(("fifty", "a hundred", "a thousand", "many", "too many", "so many"))
    x = f"{count} {ns}"
    if sort == "pet" and s.chance(0.35):
        extra = s.pick([e for e in _LOUD if n not in e])
        x += f" and a {extra}"
    s.set(x=x, ns=ns, n=n, one=n)
    two = start(
        s,
        [
            "WHO had {x}.",
            "WHO had {x}.",
            "WHO had {x}, and {he} loved them all." if sort in ("pet", "kin") else "WHO had {x} in {his} house.",
            "Once there was {hero.a} who had {x}.",
            "Once upon a time, {hero.a} had {x}.",
            "WHO lived in a {little|small|crooked|red} house with {x}.",
            "In WHO's house, there were {x}.",
            "\"I have {x}!\" said WHO.",
            "There was {hero.a} with {x}.",
            "Nobody had as many {ns} as WHO. {He} had {x}." if count not in ("three", "four", "many", "too many", "so many") else "WHO had {x}.",
            "WHO did not have one {n}. {He} had {x}." if count not in ("many", "too many", "so many") else "WHO had {x}.",
            "Everybody in the street knew WHO, who had {x}.",
            "How many {ns} can one have? WHO had {x}." if count not in ("three", "four") else "WHO had {x}.",
        ],
        ["PAIR had {x}.", "PAIR lived in an old house with {x}.", "Together, PAIR had {x}."],
        0.0 if sort == "kin" or mood in ("give", "need") or (mood == "room" and sort == "thing") else 0.3,
    )  # fmt: skip
    if "friend" not in s.roles:
        s.add_char("friend", "person !royal !magic", named=True)
    s.say(*{
        "pet": ("They slept on the sofa, under the table, and in front of the stove.", "Every {n} had a name, and {hero} knew them all.", "In the morning, all the {ns} wanted breakfast at the same time.", "There was a {n} in front of every door."),
        "thing": ("There were {ns} on the shelves, {ns} under the bed, and {ns} on the stairs.", "Every {n} was different, and {hero} loved each one.", "Where other people had a table, {he} had {ns}.", "And almost every day, {he} got one more {n}."),
        "food": ("There were {ns} in the kitchen, {ns} in the cellar, and {ns} on the stairs.", "{hero} looked at all the {ns}. Who should eat them?", "{He} had {ns} for breakfast, {ns} for lunch and {ns} for supper."),
        "kin": ("There was always somebody to play with.", "At supper, the table was never big enough for all the {ns}.", "In the morning, there was a long line in front of the bathroom."),
    }[sort])  # fmt: skip
    s.maybe(
        0.4,
        '"{X}! That is a lot," people said.' if s.talks else "People said that it was a lot.",
        "It was never boring with {x}.",
    )
    s.par()
    if mood == "missing":
        s.say("But one evening, {hero} counted the {ns}. One {n} was missing!", "But one morning, one {n} was not there. {hero} counted the {ns} again. Yes, one was missing.", "Every night, {hero} counted the {ns}. And one night, there was one too few.")  # fmt: skip
        s.talk("hero", "Where is my little {n}?" if sort != "kin" else "Where is my {n}?", "Somebody is missing!" if sort != "thing" else "One {n} is gone!", "I must find that {n}!", mood="scared", instead="{hero} began to search at once.")  # fmt: skip
        if sort == "kin":
            s.say(
                "{hero} looked behind every door. {He} called and called.",
                "{hero} asked the other {ns}, but they did not know.",
            )
            s.say("Then {he} heard somebody giggle. The missing {n} was sitting in the {closet|laundry basket|big pot}!", "Then {he} looked into the {closet|wash basket}. And there was the missing {n}, fast asleep.")  # fmt: skip
        else:
            for t in s.sample(["{He} looked under the bed and found only dust.", "{He} looked in the garden. No {n}!", "{He} asked the neighbors. Nobody had seen a {n}.", "{He} lifted every blanket and every box."], s.turns(1, 3)):  # fmt: skip
                s.say(t)
            if sort == "pet":
                s.say("Then {friend} came running. {friend.he} had found the {n} in a warm spot in the barn, together with tiny babies!" if n not in ("puppy", "kitten", "lamb", "rooster", "chicken", "piglet", "peacock") else "Then {friend} came running. {friend.he} had found the {n} in the barn, fast asleep in the hay.", "Then {friend} heard a small sound. The {n} had been shut in the shed by mistake!")  # fmt: skip
                s.say("{hero} took the {n} home, and all the others came to greet it.", "\"Now we are all here again,\" said {hero} and counted once more." if s.talks else "{hero} counted once more. Now they were all there.")  # fmt: skip
            else:
                s.say("Then {he} saw {friend} in the street. {friend.he} had the missing {n}! The wind had carried it off, and {friend} was bringing it back." if n in ("hat", "umbrella", "kite", "scarf", "balloon", "sock", "ribbon", "map", "picture", "mask") else "Then {friend} knocked at the door. In {friend.his} hands was the missing {n}. {friend.he} had found it by the road.") if not two else s.say("Then {friend} came running. {friend.he} had found the missing {n} behind the house!")  # fmt: skip
                s.say("{hero} was so glad that {he} let {friend} keep the {n}. Now each of them could enjoy it.", "{hero} thanked {friend}, and they looked at all the {ns} together.")  # fmt: skip
    elif mood == "noise":
        s.say("But they were very loud. One day, a neighbor came and knocked on the door.", "But they were so loud that {hero} could not sleep, and nobody else in the street could sleep, either. Then there was a knock at the door.")  # fmt: skip
        s.add_char("rival", "person grown !royal", named=True)
        s.say("It was {rival.a}, and {rival.he} was very angry about the {ns}.")
        s.talk("rival", "Your {ns} are too loud! I cannot sleep!", "I hear your {ns} all day and all night!", mood="angry", instead="{rival} could hear the {ns} all day and all night.")  # fmt: skip
        s.say("{hero} asked the {ns} to be quiet. That helped for one minute.", "{hero} closed all the windows. But the {ns} were still loud.", "{hero} told the {ns} a story. When it was over, they were loud again.")  # fmt: skip
        s.say("Then {he} had an idea. {He} asked {rival} to come in for tea. All the {ns} came close and were very nice to {rival.him}.", "Then {hero} had an idea. Every afternoon, {he} took the {ns} for a long walk. In the evening, they were so tired that there was not a sound.")  # fmt: skip
        s.say("From then on, {rival} never said a bad word about the {ns}. {rival.he} even knew all their names.", "A week later, it was so quiet that {rival} came over and asked if the {ns} were well.")  # fmt: skip
    elif mood == "room":
        s.say("But there was no room left. One day, {hero} could not even get into bed.", "But soon, the house was so full that the door did not open anymore.", "One day, {hero} wanted to sit down. There were {ns} on every chair." if "chair" not in ns else "One day, {hero} could not get out of bed.")  # fmt: skip
        s.talk(
            "hero",
            "I have too many {ns}.",
            "There is no place for me in my own house!",
            "What shall I do with all these {ns}?",
            mood="sad",
            instead="{hero} did not know where to go.",
        )
        if sort == "pet":
            s.say("{He} let them all sleep in the bed, and {he} slept on the floor. That was no good.", "{He} put some of the {ns} in the kitchen. They ate up the bread.")  # fmt: skip
            s.say("Then {friend} had an idea. They got wood and nails and built a big, warm house for the {ns}, right next door.", "Then {friend} came with a saw and a hammer. By evening, there was a fine new shed for the {ns}.")  # fmt: skip
            s.say(
                "Now the {ns} had room, and so did {hero}.",
                "The {ns} moved in at once. But one {n} came back and slept on {hero}'s feet.",
            )
        else:
            s.say("{He} made a tall pile of {ns}. It fell over with a big crash.", "{He} pushed all the {ns} into one corner. They fell over.", "{He} tried to give up one {n}. But which one?")  # fmt: skip
            s.say("Then {friend} came to visit, and {friend.he} could not find the door behind all the {ns}.", "Then {friend} called from outside, \"Are you in there, behind all those {ns}?\"" if s.talks else "Then {friend} came by.")  # fmt: skip
            s.say("The two of them put a table in front of the house, and everyone who came by could choose a {n}.", "Together, they opened a little {n} shop. After a week, there was room to dance in the house.")  # fmt: skip
            s.say("{hero} kept only the best {n}. \"One is enough,\" {he} said." if s.talks else "{hero} kept only the best {n}.", "How light it was in the house now! {hero} could see the window again.")  # fmt: skip
    elif mood == "give":
        s.say("But what can you do with {x}? {hero} did not know.", "One day, {friend} came by. {friend.he} did not have a single {n}.", "But {he} was all alone with {his} {ns}, and that was a little sad.")  # fmt: skip
        s.talk(
            "hero",
            "I cannot use all these {ns} alone." if sort == "thing" else "I cannot eat all these {ns} alone.",
            "Who needs so many {ns}?",
            instead="{hero} thought about it for a while.",
        )
        s.say("So {he} gave one {n} to {friend}. {friend} was so happy that {he} wanted to give away more.", "{He} put one {n} in front of {friend}'s door. The next day, there was a thank-you card.")  # fmt: skip
        s.say("{He} gave a {n} to the mail carrier, a {n} to the teacher, and a {n} to the man on the corner." if s.roles["hero"].kind.name not in ("teacher", "mail carrier") else "{He} gave a {n} to the doctor, a {n} to the cook, and a {n} to the man on the corner.", "{He} filled a cart with {ns} and went from door to door with {friend}.")  # fmt: skip
        s.say(
            "When the evening came, there was only one {n} left.",
            "At the end of the day, almost all the {ns} were gone.",
        )
        s.say("But the street was full of people who smiled and waved at {hero}.", "But now there were many people who came to see {hero}, and {he} was not alone anymore.")  # fmt: skip
    elif mood == "need":
        s.say("\"You have too many {ns},\" everyone said. {hero} only smiled." if s.talks else "Everyone said that {he} had too many {ns}.", "Some people laughed at {hero} because of all the {ns}.")  # fmt: skip
        s.say("Then there was a big {party|fair|feast} at the school. But one thing was missing: {ns}!", "Then a big storm came. After the storm, many people had lost everything, and nobody had a {n} anymore.")  # fmt: skip
        s.say(
            "They looked in every shop. There was not one {n} to be had.",
            "The children were sad. Where could they get so many {ns} in one day?",
        )
        s.say("Then {friend} thought of {hero}.", "Then {friend} ran to {hero} and knocked at the door.")
        s.talk(
            "friend",
            "You have {x}! May we have some?",
            "We need your {ns}!",
            mood="happy",
            instead="{friend} asked for some of the {ns}.",
        )
        s.say(
            "{hero} loaded all the {ns} on a cart and pulled it through the street.",
            "{hero} did not think twice. {He} brought {ns} for everyone.",
        )
        s.say("Now everyone was glad that {hero} had {x}.", "And nobody ever said again that {he} had too many {ns}.")
    else:
        s.say(
            "One day, {hero} was sick and had to stay in bed.",
            "But one winter day, {hero} was very sad.",
            "One night, there was a big storm, and {hero} was afraid.",
        )
        s.say(
            "All the {ns} came and sat around the bed. They did not make a sound.",
            "The {ns} noticed it at once. They came into {hero.his} room, one after another.",
        )
        if sort == "kin":
            s.say(
                "The first {n} brought tea, the second brought a book, and the third told a joke.",
                "Each {n} had brought something: a cookie, a picture, a song.",
            )
        else:
            s.say("One {n} warmed {hero}'s feet, and one warmed {his} hands.", "The smallest {n} lay down right next to {hero}'s ear and breathed very softly.")  # fmt: skip
        s.say(
            "{hero} looked at them and had to smile. How could anyone be sad with {x}?",
            "Soon {hero} felt better. It was good to have {x}.",
        )
    s.par(0.3)
    left = mood in ("give", "need") or (mood == "room" and sort == "thing")
    finish(
        s,
        [
            "And if you count them today, there are {even more|just as many} {ns}." if sort != "kin" and not left else "And if you count them today, there are still {x}." if not left else "And {hero} had fewer {ns} now, but many more friends.",
            "That night, {hero} dreamed of {ns}.",
            "And when somebody asked, {hero} said, \"I had {x}. But that was long ago.\"" if left else "\"I have {x},\" {hero} said, \"and I would not give away one of them.\"",
            "{hero} was happy with {ns} and without {ns}." if left else "{hero} was happy with all {his} {ns}.",
            "And so ends the story of {hero} and the {ns}.",
        ],
        ("It is good to have a lot, and better to share it.", "Everything needs a little room.", "What is too much for one may be just right for many.") if left else ("Each one is important.", "There is always room for one more."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# what one waits for = how it comes
WAITS = {
    "ride": pairs("""
the bus = the bus came around the corner; the school bus = the school bus came around the corner; the train = the train came; the ferry = the ferry came in; the ice cream truck = the ice cream truck came ringing down the street; the milk cart = the milk cart came
the boat = the boat came in; the circus wagons = the circus wagons came over the hill; the fire truck = the fire truck came by; the tram = the tram came; the last bus = the last bus came; the night train = the night train came; the big ship = the big ship came in; the mail truck = the mail truck came; the parade = the parade came around the corner
the taxi = the taxi came; the library bus = the library bus came; the hay wagon = the hay wagon came; the sled = the sled came over the snow; the little red train = the little red train came
"""),
    "mail": pairs("""
a letter = the letter came; a package = the package came; a postcard = the postcard came; a letter from the sea = the letter came; an answer = the answer came; a big box = the big box came; a birthday card = the birthday card came; a letter from an old friend = the letter came; a new book = the new book came; a parcel from the city = the parcel came
a letter from the king = the letter came; an invitation = the invitation came; a phone call = the phone rang; a letter from far away = the letter came; a thank-you card = the thank-you card came; the newspaper = the newspaper came; a love letter = the love letter came; a photo = the photo came; a message = the message came
"""),
    "cook": pairs("""
the cookies in the oven = the cookies were ready; the cake in the oven = the cake was ready; the bread in the oven = the bread was ready; the soup on the stove = the soup was ready; the pie in the oven = the pie was ready; the muffins in the oven = the muffins were ready; the pancakes = the pancakes were ready; the pudding = the pudding was ready
the popcorn = the popcorn was ready; the pizza in the oven = the pizza was ready; the apples in the oven = the apples were ready; the jam on the stove = the jam was ready; the kettle to boil = the kettle whistled; the dough to rise = the dough was big and round; the ice cream to freeze = the ice cream was ready; the noodles = the noodles were ready
the potatoes in the fire = the potatoes were ready; the hot chocolate to cool down = the hot chocolate was just right; the soup to cool down = the soup was just right; supper = supper was ready; the birthday cake = the birthday cake was ready; the gingerbread = the gingerbread was ready
"""),
    "sky": pairs("""
the rain = the first drops fell; the snow = the first flakes fell; the sun = the sun came out; the wind = the wind began to blow; the first snow = the first snow fell; a rainbow = a rainbow stood in the sky; the first star = the first star came out; the full moon = the full moon rose; the sunrise = the sun rose
the moon = the moon rose; the rain to stop = the rain stopped; the storm to end = the storm was over; the fog to go away = the fog was gone; the ice to melt = the ice was gone; the puddles to freeze = the puddles were hard as glass; the tide to come in = the water came in; the tide to go out = the water went out; a shooting star = a shooting star flew over the sky; the sunset = the sky turned red; the big wave = the big wave rolled in; the snow to melt = the snow was gone; the fireworks = the first rocket went up
"""),
    "time": pairs("""
spring = the first flower of spring came out; summer = the first hot day of summer was there; winter = the first snowflake of winter fell; autumn = the first red leaf of autumn fell; the weekend = the bell rang, and the weekend began; Sunday = the bells rang, and it was Sunday; vacation = the bell rang, and vacation began; {his} birthday = the clock struck twelve, and it was {his} birthday; the fair = the fair began; the circus = the circus came to town; the party = the party began; the first day of school = the first day of school came; the holidays = the holidays came
the harvest = the harvest began; strawberry time = the first strawberries were red; the town feast = the feast began; the big game = the big game began; the concert = the concert began; the puppet show = the puppet show began
"""),
    "grow": pairs("""
the egg to hatch = the egg hatched; the seed to sprout = the seed sprouted; the apples to get ripe = the apples were ripe; the paint to dry = the paint was dry; the rose to bloom = the rose bloomed; the cherries to get red = the cherries were red; the pumpkin to grow = the pumpkin was big and round; the kittens to open their eyes = the kittens opened their eyes
the tooth to fall out = the tooth fell out; the bean to grow = the bean came up; the birds to come back = the birds came back; the cat to come home = the cat came home; the fish to bite = a fish bit at last; the baby to wake up = the baby woke up; the caterpillar to become a butterfly = the butterfly came out; the nuts to fall = the first nut fell; the tulips to bloom = the tulips bloomed
the flower to open = the flower opened; the glue to dry = the glue was dry; the laundry to dry = the laundry was dry; the berries to get ripe = the berries were ripe; the hen to lay an egg = the hen laid an egg; the clock to strike twelve = the clock struck twelve; the swallows to come back = the swallows came back; the door to open = the door opened; the tadpoles to become frogs = the first tiny frog hopped out
"""),
    "who": pairs("""
{his} best friend = the friend came up the path; {his} dad = Dad came up the path; {his} mom = Mom came up the path; {his} grandma = Grandma came up the path; {his} grandpa = Grandpa came up the path; {his} big brother = the big brother came up the path; {his} big sister = the big sister came home; the mail carrier = the mail carrier came; the storyteller = the storyteller came
{his} aunt = the aunt came up the path; {his} uncle = the uncle came up the path; the doctor = the doctor came; the new neighbors = the new neighbors came; the babysitter = the babysitter came; {his} cousin = the cousin came; the gardener = the gardener came; a guest = the guest came; a visitor = the visitor came; {his} teacher = the teacher came; the piano man = the piano man came; the baker = the baker came; the clown = the clown came
"""),
}  # fmt: skip


@plot(
    weight=1.5,
    hero=HERO,
    grown=True,
    worlds=LAND + " forest garden pond",
    gists=["who waits for {x}", "who is waiting for {x}", "who cannot wait for {x}", "who waits and waits for {x}"],
)
def waits_for(s: Story) -> None:
    """The hero waits and waits for something, and it comes."""
    someone(s, 0.12, 0.15)
    sort = s.pick(("ride", "mail", "cook", "sky", "time", "grow", "who"))
    x, came = s.pick(
        [e for e in WAITS[sort] if "{his}" not in e[0] or sort != "who" or "child" in s.roles["hero"].kind.tags]
    )
    his = "his" if s.roles["hero"].pron == "he" else "her"
    x, came = x.replace("{his}", his), came.replace("{his}", his)
    noun = x.split(" to ")[0]
    s.set(qx=x.replace(his + " ", "my "), x=x, came=came, tx="the " + noun[2:] if noun.startswith("a ") else noun)
    long = sort in ("mail", "time", "grow") and not any(w in x for w in ("door", "clock", "baby", "paint", "glue", "laundry", "fish", "phone", "party", "show", "concert"))  # fmt: skip
    s.set(since=s.pick(("for days", "for a week", "for a long, long time") if long else ("since breakfast", "for an hour", "for a long time", "all afternoon")))  # fmt: skip
    two = start(
        s,
        [
            "WHO was waiting for {x}.",
            "WHO waited for {x}.",
            "WHO waited and waited for {x}.",
            "WHO had been waiting for {x} {since}.",
            "Once there was {hero.a} who waited for {x}.",
            "WHO could hardly wait for {x}.",
            "Every {morning|day}, WHO looked out of the window and waited for {x}." if long else "WHO stood at the window and waited for {x}.",
            "WHO sat by the {door|window|gate} and waited for {x}.",
            "\"I am waiting for {qx},\" said WHO.",
            "\"What are you waiting for?\" someone asked WHO. \"For {qx},\" {he} said.",
            "WHO did not like to wait. But today {he} had to wait for {x}." if not long else "WHO did not like to wait. But {he} had to wait for {x}.",
            "It was hard for WHO to wait for {x}.",
            "There was {hero.a} who could not wait for {x}.",
        ],
        [
            "PAIR were waiting for {x}." if his not in x else "PAIR sat and waited. {hero.raw} was waiting for {x}.",
            "PAIR waited for {x} together." if his not in x else "PAIR sat side by side. {hero.raw} was waiting for {x}.",
            "PAIR could hardly wait for {x}." if his not in x else "PAIR looked out. {hero.raw} could hardly wait for {x}.",
        ],
    )  # fmt: skip
    s.say(
        "{He} looked left, and {he} looked right. There was nothing yet." if sort in ("ride", "who") else "{He} looked again and again. Not yet!",
        "One minute can be very long when you wait for {x}." if not long else "One day can be very long when you wait for {x}.",
        "\"When will it be time?\" {he} asked. Nobody could say." if s.talks else "Nobody could say how long it would take.",
        "{He} could think of nothing but {tx}.",
        "{hero} hopped from one foot to the other." if not s.has("grown") else "{hero} walked up and down.",
    )  # fmt: skip
    s.maybe(
        0.4,
        "Nothing in the world was as slow as {tx}."
        if sort in ("ride", "mail", "time")
        else "{hero} wished that the time would fly.",
    )
    s.par()
    for t in s.sample(
        [
            "{hero} counted to one hundred. Nothing happened.",
            "{hero} sang a song with ten verses. When it was over, {he} was still waiting for {x}.",
            "{He} closed {his} eyes and opened them again. It did not help.",
            "{He} tried to think of something else. But {he} thought of {tx} again.",
            "\"Hurry up!\" {hero} called. But that did not make it any faster." if s.talks else "{hero} looked at the clock. It seemed to stand still.",
            "{hero} asked everyone how long it would take. They all said that it would not take long.",
            "One day went by, and then one more." if long else "{hero} looked at the sky, and then at {his} feet.",
        ],
        s.turns(1, 3),
    ):  # fmt: skip
        s.say(t)
    s.talk("hero", "Waiting for {qx} is so hard!", "What if I wait for nothing?", "I have been waiting for {qx} {since}!", mood="sad", instead="{hero} did not know how much longer {he} could wait for {x}.")  # fmt: skip
    s.par(0.5)
    if not two:
        s.say("Then {friend} came by and sat down next to {him}.", "Then {friend} came along.")
        s.talk("friend", "What are you waiting for?", "Are you waiting for {x}, too?" if his not in x else "Why do you look so sad?", "May I wait with you?", mood="kind", instead="{friend} wanted to wait with {him}.")  # fmt: skip
    turn = s.pick(("game", "game", "asleep", "help", "story"))
    if turn == "game":
        s.set(game=s.pick(("a guessing game", "a game with pebbles", "a game with leaves", "a rhyming game", "tag", "hide and seek", "a funny word game")))  # fmt: skip
        s.talk("friend", "Time goes faster when you play. Let us play {game}!", "Do you want to play {game} with me?", mood="happy", instead="{friend} wanted to play {game}.")  # fmt: skip
        s.say(
            "So they played {game}. {hero} won once, and {friend} won twice.",
            "They played {game} and laughed so much that {hero} forgot to look.",
        )
        s.say("For a while, {hero} did not think of {tx} at all.", "The time went by, and they did not even notice.")
        s.say("And just then, {came}!", "Suddenly, in the middle of the game, {came}!")
    elif turn == "asleep":
        s.say(
            "They leaned against each other and waited. It got late, and {hero}'s eyes became heavy.",
            "They sat there together. {hero} yawned once, and then again.",
        )
        s.say(
            "{He} fell asleep. But {friend} stayed awake and kept watch.", "{hero} fell asleep, right next to {friend}."
        )
        s.talk(
            "friend",
            "Wake up, {hero.call}! Look!",
            "Open your eyes!",
            mood="loud",
            instead="Then {friend} shook {him}.",
        )
        s.say("{hero} rubbed {his} eyes. And really, {came}!", "{hero} jumped up. And just at that moment, {came}!")
    elif turn == "help":
        s.add_char("guest", "!vehicle !thing", named=True)
        s.say("Then they heard somebody cry. It was {guest.a}, who could not find the way home.", "Then {guest.a} came by with a heavy basket. It fell down, and everything rolled away.")  # fmt: skip
        s.say("{hero} thought of {tx}. What if it was time right now? But {guest} needed help.", "If {hero} went away now, {he} might miss it. But {he} could not just sit there.")  # fmt: skip
        s.say("So {hero} and {friend} helped {guest}. It took a while.", "{both} jumped up and helped.")
        s.say(
            "When they came back, out of breath, they were just in time: {came}!",
            "Then they ran back as fast as they could. And look, {came}!",
        )
    else:
        s.say("{friend} began to tell a story about {a dragon who waited for a bus|a snail who was always too early|a king who could not wait|a bear who slept too long}.", "{friend} knew a long story, and {hero} listened.")  # fmt: skip
        s.say("It was a funny story, and {hero} laughed.", "{hero} wanted to know how the story ended.")
        s.say("The story was almost over when {came}!", "And at the end of the story, {came}!")
    s.talk("hero", "At last! I have waited so long!", "It was worth waiting for {qx}!", "There! Look!", mood="happy", instead="{hero} had waited so long, and now {he} jumped for joy.")  # fmt: skip
    s.say(*{
        "ride": ("{hero} waved with both arms." if s.has("hands") else "{hero} jumped up and down.", "{hero} and {friend} cheered so loudly that everyone turned around."),
        "mail": ("{hero} was so happy that {he} danced around.", "It was even better than {he} had hoped."),
        "cook": ("It looked so good! {hero} gave some to {friend}, and then {he} tried it.", "They shared everything, and it tasted very good. Yum!") if not any(w in x for w in ("kettle", "dough")) else ("{hero} clapped and called {friend}. Now they could go on.",),
        "sky": ("{hero} looked up and did not say a word. It was so pretty." if not any(w in x for w in ("tide", "puddles", "ice", "snow to", "wave")) else "{hero} ran to have a closer look.", "{hero} laughed and spun around."),
        "time": ("It was just as wonderful as {hero} had dreamed.", "{hero} laughed and pulled {friend} along."),
        "grow": ("{hero} held {his} breath and looked.", "{hero} called {friend}, and they both looked with big eyes."),
        "who": ("{hero} ran down the path to say hello.", "There was a big hello, and everyone talked at the same time."),
    }[sort])  # fmt: skip
    finish(
        s,
        [
            "And {hero} was glad that {he} had waited for {x}.",
            "The next time, {hero} knew how to wait: not alone, but with {friend}.",
            "That night, {hero} thought of the day when {he} had waited for {x}.",
            "Since then, {hero} is never bored when {he} has to wait.",
            "\"It is easier to wait with somebody,\" said {hero}." if s.talks else "It had been so much easier to wait with {friend}.",
        ],
        ("Good things take time.", "Waiting is easier when you are two.", "Nobody can make time go faster, but anyone can make it merry."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
LEFT_THINGS = split("""umbrella, scarf, hat, backpack, lunch box, book, teddy bear, doll, jacket, mitten, glove, shoe, bag, ball, kite, flute, fiddle, drum, key, glasses case, basket, blanket, pillow, toy car, toy rabbit, coat, sweater, watch, purse, drawing, notebook, suitcase, cap, bucket, shovel, camera, lantern, wallet,
    red boot, raincoat, bike, scooter, ticket, birthday gift, picture, map, cup, homework book, pencil case, trumpet, yo-yo, tent, jump rope""")  # fmt: skip
LEFT_PLACES = split("""on the train, on the bus, in the park, at school, on a bench, at the beach, in the library, in the bakery, at the swimming pool, at the zoo, in the forest, on the playground, at the station, on the boat, in the barn, at the market, in the garden, by the lake, under a tree, at the doctor's office, in the tree house, on the bridge, at a friend's house, in the shoe store, at the fair, at the circus, in the taxi, on the ferry""")  # fmt: skip
LEFT_ON = pairs("""
soup = on the stove; milk = on the stove; cake = in the oven; bread = in the oven; pie = in the oven; rice = on the stove; pot of jam = on the stove; pizza = in the oven; tea kettle = on the stove; pan of eggs = on the stove; pudding = on the stove; roast = in the oven
toast = in the toaster; pancake = in the pan; stew = on the fire; pot of beans = on the fire; tray of cookies = in the oven; fish = in the pan; porridge = on the stove; apple pie = in the oven; pot of potatoes = on the stove; casserole = in the oven; sausage = in the pan
""")  # fmt: skip
PROMISES = split("""feed the neighbor's cat, water the flowers, write a letter, bring a cake, help in the garden, come to the game, mend the fence, close the gate, walk the dog, wash the dishes, feed the fish, pick up the bread, call Grandma, buy milk, clean the cage, bring back the book, sing at the party, paint the door, sweep the yard, shut the window, lock the hen house,
    carry the wood, set the table, read a story to the baby, feed the chickens, mail the letter, shovel the snow, bake bread, make soup, pick the apples, bring the candles, turn off the water, milk the goat, play ball after school""")  # fmt: skip
DAYS = split("birthday, school play, concert, party, big game, picnic, dance show, wedding, tea party, birthday party, farewell party, art show, music lesson, first day at work, big race, play")  # fmt: skip


@plot(
    weight=1.6,
    hero="person child/grown !royal !magic",
    grown=True,
    worlds="town farm house",
    gists=["who forgot {fx}", "who forgets {fx}", "and {fx}", "who forgot all about {fx}"],
)
def forgot_something(s: Story) -> None:
    """The hero leaves a thing somewhere, or forgets the soup, a promise, or a birthday."""
    someone(s, 0.35, 0.0)
    sort = s.pick(("left", "left", "left", "stove", "promise", "day"))
    if sort == "left":
        left_somewhere(s)
    elif sort == "stove":
        on_the_stove(s)
    else:
        promise_or_day(s, sort == "promise")


def left_somewhere(s: Story) -> None:
    """A thing is left somewhere and comes back."""
    n, w = s.pick(LEFT_THINGS), s.pick(LEFT_PLACES)
    s.set(n=n, w=w, fx=f"a {n} {w}")
    two = start(s, [
        "WHO forgot {his} {n} {w}.", "WHO forgot {his} {n} {w}.", "WHO left {his} {n} {w}.", "WHO left {his} {n} {w}.", "WHO had left {his} {n} {w}.", "{One_day}, WHO left {his} {n} {w}.", "\"Oh no! I left my {n} {w}!\" cried WHO.",
        "WHO was almost home when {he} stopped. {His} {n}! {He} had left it {w}.", "Where was WHO's {n}? {He} had left it {w}.", "Once there was {hero.a} who forgot {his} {n} {w}.", "WHO forgot things all the time. This time, it was {his} {n}. {He} left it {w}.",
        "A {n} lay {w}. It belonged to WHO, who had forgotten it.", "WHO came home without {his} {n}. It was still {w}.",
    ], ["PAIR forgot their {n} {w}.", "PAIR left their {n} {w}.", "PAIR were almost home when they stopped. Their {n} was still {w}!"], 0.2)  # fmt: skip
    s.say("{hero} {felt hot and cold|turned red|felt sick}. That {n} was very dear to {him}.", "It was not just any {n}. It was the best {n} that {he} had ever had.", "{hero} needed the {n} very much.", "{He} could see it before {his} eyes: the {n}, all alone {w}.")  # fmt: skip
    s.talk(
        "hero",
        "How could I forget my {n}?",
        "My poor {n} is all alone!",
        "What if somebody takes my {n}?",
        mood="sad",
        instead="{hero} was sad and a little angry with {himself}.",
    )
    s.par()
    moving = any(p in w for p in ("train", "bus", "boat", "taxi", "ferry"))
    if moving:
        s.set(v=w.split()[-1])
        s.say(
            "{hero} ran back. But the {v} was gone, and the {n} with it.",
            "{hero} turned around and ran. {He} could only see how the {v} went away, with the {n}.",
        )
        s.say(
            '"Wait! Stop!" {he} called. But the {v} did not stop.', "{He} waved and jumped. It was too late."
        ) if s.chance(0.6) else None
        s.add_char("helper", "person grown !royal !magic", named=True)
        s.say("Then {helper.a} came by, who worked there.", "There {he} met {helper.a}, who had seen it all.")
        s.talk("helper", "Do not cry. The {v} always comes back. We will ask about the {n}.", "A lost {n}? Let me call the driver.", mood="kind", instead="{helper} promised to ask about the {n}.")  # fmt: skip
        s.say(
            "They waited for an hour. Every time something came, {hero} looked for the {n}.",
            "{hero} sat down on a bench and waited. It was a long wait without the {n}.",
        )
        s.say("Then the {v} came back. And who was holding the {n}? It was the driver!" if s.chance(0.5) else "Then the {v} came back. And there, in the last seat, was the {n}. It had made a long trip!")  # fmt: skip
    else:
        s.say(
            "So {hero} went back. It was far, and it was getting dark.",
            "{hero} turned around at once and went all the way back.",
        )
        s.say(
            "But the {n} was not there anymore!",
            "{He} looked and looked. There was no {n} {w}." if s.chance(0.9) else "But there was no {n}.",
        )
        for t in s.sample(["{He} looked behind {a wall|a bush}. There was only an old can.", "{He} asked a man with a dog. He had not seen a {n}.", "{He} looked under every leaf. No {n}!" if "in the" not in w or w in ("in the park", "in the forest", "in the garden") else "{He} looked in every corner. No {n}!", "{hero} found a {n}, but it was not the right one."], s.turns(1, 2)):  # fmt: skip
            s.say(t)
        if s.chance(0.5):
            s.say("Then {he} saw a note: \"Are you looking for a {n}? It is safe. Knock at the blue door.\"", "Then {he} saw a piece of paper with big letters: \"I found a {n}. Come to the house with the red roof.\"")  # fmt: skip
            s.say("{hero} ran there and knocked. {guest.a} opened, with the {n} in {guest.his} arms." if s.add_char("guest", "person !royal", named=True) else "")  # fmt: skip
            s.talk(
                "guest",
                "I thought that somebody would miss this {n}.",
                "I took care of your {n}. It was getting wet.",
                mood="kind",
                instead="{guest} had taken good care of the {n}.",
            )
        else:
            s.say("Then {friend} called {him}. {friend.he} was sitting nearby, with the {n} on {friend.his} knees." if n not in ("bike", "scooter", "tent") else "Then {friend} called {him}. {friend.he} was standing nearby, right next to the {n}.", "Then {he} met {friend}. And {friend} had the {n}!")  # fmt: skip
            s.talk(
                "friend",
                "I saw your {n} and took care of it.",
                "I knew that you would come back for your {n}.",
                mood="kind",
                instead="{friend} had seen the {n} and had taken care of it.",
            )
    s.say("{hero} hugged the {n} and said thank you three times.", "\"My {n}!\" {hero} called and laughed." if s.talks else "{hero} was so glad to have the {n} back.")  # fmt: skip
    finish(s, [
        "From then on, {hero} always looked around before {he} left.", "At home, {hero} {wrote|put} {his} name on the {n}.".replace("{wrote|put}", "wrote"), "And {hero} never left {his} {n} {w} again." if not two else "And the {n} was never left {w} again.", "That night, the {n} was right beside {hero}'s bed.", "The next day, {hero} forgot {his} sandwich. But {he} never forgot the {n} again.",
    ], ("Look around before you go.", "There are kind people everywhere.", "Take care of the things you love."))  # fmt: skip


def on_the_stove(s: Story) -> None:
    """Food burns because the hero forgets it."""
    n, w = s.pick(LEFT_ON)
    s.set(n=n, w=w, fx=f"the {n} {w}")
    start(s, [
        "WHO forgot the {n} {w}.", "WHO forgot the {n} {w}.", "WHO left the {n} {w} and went out.", "WHO had put a {n} {w} and forgot it." if n not in ("soup", "milk", "bread", "rice", "toast", "porridge", "stew", "fish") else "WHO had put some {n} {w} and forgot it.", "\"Oh no, the {n}!\" cried WHO. It was still {w}.",
        "{One_day}, WHO forgot that there was {an} {n} {w}.".replace("{an} {n}", "{n}" if n in ("soup", "milk", "bread", "rice", "toast", "porridge", "stew", "fish") else "a {n}"), "Once there was {hero.a} who forgot the {n} {w}.", "WHO only wanted to go out for a minute. But {he} forgot the {n} {w}.", "The {n} was still {w}, but WHO had gone out.",
    ], ["PAIR forgot the {n} {w}.", "PAIR were playing and forgot the {n} {w}."], 0.25)  # fmt: skip
    if "friend" not in s.roles:
        s.add_char("friend", "person/robot !royal !magic", named=True)
    s.set(why=s.pick(("watching a snail on the wall", "talking to a neighbor", "looking for a red sock", "reading a very good book", "watching the clouds", "chasing a butterfly", "playing the drum", "painting a fence")))  # fmt: skip
    s.say(
        "{He} was {why}, and {he} did not think of the {n} at all.",
        "{hero} was busy: {he} was {why}.",
        "{He} had only one thing in {his} head. {He} was {why}.",
    )
    s.maybe(0.6, "Meanwhile, it got hotter and hotter {w}.")
    s.par()
    s.say(
        "Then {he} smelled something funny.",
        "Then {hero} saw a little gray cloud. It came out of the kitchen window.",
        "Sniff, sniff. What was that smell?",
    )
    s.talk(
        "hero",
        "What smells so strange? Oh! The {n}!",
        "The {n}! I forgot the {n}!",
        mood="scared",
        instead="Then {he} remembered the {n}.",
    )
    s.say(
        "{hero} ran as fast as {he} could. The kitchen was full of smoke!",
        "{hero} ran into the kitchen. {He} could hardly see a thing.",
        "{He} ran inside. There was smoke everywhere.",
    )
    s.say(
        "{friend} saw the smoke, too, and came running with a bucket of water."
        if "friend" not in s.roles or not s.roles["friend"].known
        else "{friend} came right after {him} with a bucket of water.",
        "Just then, {friend} came in and opened all the windows.",
    )
    s.say("They turned off the heat. The {n} was as black as night.", "They put out the fire. But there was not much left of the {n}.", "Nothing bad had happened, but nobody could eat that {n} anymore.") if n != "tea kettle" else s.say("They turned off the heat. The {n} was as black as night.")  # fmt: skip
    s.talk(
        "hero",
        "The {n} was for supper! What now?" if n != "tea kettle" else "My good old {n}! What now?",
        "I am so sorry. I forgot all about the {n}.",
        mood="sad",
        instead="{hero} looked at the black {n} and was very sorry.",
    )
    s.talk("friend", "We will make a new one together." if n != "tea kettle" else "It can be scrubbed. Come, I will help you.", "It was only a {n}. I am glad that you are safe." if n not in ("soup", "milk", "bread", "rice", "toast", "porridge", "stew", "fish") else "I am glad that you are safe.", mood="kind", instead="{friend} was only glad that nothing worse had happened.")  # fmt: skip
    s.say(
        "So they scrubbed and scrubbed, and then they started again.",
        "They cleaned the kitchen together. Then they began again from the start.",
    )
    s.say(
        "This time, {hero} sat down next to it and did not move until it was done.",
        "This time, {hero} set a clock. When it rang, {he} jumped up at once.",
    )
    s.say(
        "And the new {n} was the best ever."
        if n != "tea kettle"
        else "And soon the {n} sang, and there was tea for all.",
        "Now it smelled good, and everyone came to the table.",
    )
    finish(s, ["From then on, {hero} never forgot a thing {w}.", "And {hero} never forgot the {n} {w} again.", "On the kitchen door, there is a note now: \"Do not forget the {n}!\"", "They still laugh about the black {n}."], ("One thing after the other.", "Everyone forgets something sometimes.", "A friend helps, even with smoke."))  # fmt: skip


def promise_or_day(s: Story, promise: bool) -> None:
    """A promise or a friend's great day is forgotten, and made up for."""
    friend = s.add_char("friend", "person !royal !magic", named=True)
    name = friend.name
    do = s.pick(PROMISES) if promise else ""
    day = "" if promise else s.pick(DAYS)
    s.set(do=do, day=day, fx=f"a promise to {do}" if promise else f"a {day}", n="promise" if promise else day)
    frames = [
        "WHO forgot {his} promise to {do}.", "WHO had promised {friend.raw} to {do}. But {he} forgot it.", "WHO promised to {do}, and then {he} forgot.", "{One_day}, WHO forgot a promise. {He} had promised to {do}.", "\"I promise to {do},\" said WHO. But then {he} forgot.", "WHO forgot to {do}.", "WHO forgot to {do}, although {he} had promised it.",
        "Once there was {hero.a} who promised to {do} and forgot it.", "WHO woke up in the night. {He} had forgotten to {do}!",
    ] if promise else [
        f"WHO forgot {name}'s {{day}}.", f"WHO forgot {name}'s {{day}}.", f"It was {name}'s {{day}}, but WHO forgot it.", f"{{One_day}}, WHO forgot {name}'s {{day}}.", f"\"Oh no! I forgot {name}'s {{day}}!\" cried WHO.", f"Yesterday was {name}'s {{day}}. WHO had forgotten it.", f"WHO had forgotten something. But what? It was {name}'s {{day}}.",
        f"Once there was {{hero.a}} who forgot {name}'s {{day}}.", f"Everyone went to {name}'s {{day}}. Only WHO forgot it.",
    ]  # fmt: skip
    start(s, frames)
    if not promise:
        s.mark("friend")
        s.say(
            "{friend} was {his} best friend, and the {day} was very important to {friend.him}.",
            "The two were friends, and {friend} had talked about the {day} for weeks.",
        )
    else:
        s.say(
            "{friend} had asked {him} twice, and {hero} had said yes both times.",
            "{friend} had counted on {him}.",
            "It was important to {friend}, and {hero} knew that.",
        )
    s.set(why=s.pick(("building a tower", "watching the ants", "reading a very good book", "playing with a new ball", "painting a picture", "looking for a lost button", "sleeping in the sun", "counting clouds")))  # fmt: skip
    s.say(
        "But {hero} had been {why}, and the hours had gone by.",
        "But that day, {hero} was {why} and thought of nothing else.",
    )
    s.par()
    s.say(
        "When {he} remembered it, it was already dark.",
        "Only in the evening, {he} thought of it. {His} heart went bump.",
        "Then {he} saw {friend} in the street. {friend} looked away, and suddenly {hero} remembered.",
    )
    s.talk(
        "hero",
        "I forgot to {do}!" if promise else "I forgot the {day}!",
        "How could I forget the {n}?",
        mood="scared",
        instead="{hero} felt terrible because {he} had forgotten the {n}.",
    )
    s.say(
        "First, {he} wanted to hide. But that would not make it better.",
        "First, {he} thought of an excuse. But a lie would only make it worse.",
        "{He} wrote a note, but {he} tore it up again. A note was not enough.",
    )
    s.say(
        "So {he} went to {friend} and told the truth.",
        "So {hero} took a deep breath and knocked at {friend}'s door.",
        "In the end, {he} went to see {friend}.",
    )
    s.talk("hero", "I am so sorry. I forgot my promise to {do}." if promise else "I am so sorry. I forgot your {day}.", "I was {why}, and I forgot the {n}. Please forgive me.", mood="sad", instead="{hero} said that {he} was very sorry.")  # fmt: skip
    s.talk(
        "friend",
        "I waited for you.",
        "I was very sad." if promise else "I looked for you at the {day}.",
        "I thought that you did not like me anymore.",
        mood="sad",
        instead="{friend} had been very sad.",
    )
    if promise:
        s.say("\"May I do it now?\" asked {hero}. {friend} nodded." if s.talks else "{hero} wanted to do it right away.", "{hero} did not wait. {He} put on {his} shoes at once.") if do not in ("come to the game", "sing at the party") else s.say("{hero} thought hard about how to make it up.")  # fmt: skip
        s.say("This time, {hero} really kept {his} promise to {do}, and {he} did even more than that." if do not in ("come to the game", "sing at the party") else "The next week, there was another chance to {do}. And this time, {hero} was there before all the others.", "The next morning, {he} got up very early to {do}." if do not in ("come to the game", "sing at the party", "play ball after school", "turn off the water", "read a story to the baby") else "And the next day, {hero} was the first to be there.")  # fmt: skip
    else:
        s.say("Then {hero} had an idea. Why not have a second {day}, just for the two of them?", "\"Let us do it again,\" said {hero}. \"A second {day}, just for you!\"" if s.talks else "{hero} wanted to make a second {day}, just for {friend}.")  # fmt: skip
        s.say(
            "{He} worked all evening. {He} hung up paper stars and baked a little cake.",
            "{He} asked the neighbors for help, and they brought lanterns and a drum.",
        )
        s.say(
            "The second {day} was small, but it was full of laughter.",
            "And do you know what? {friend} liked the second {day} even better than the first.",
        )
    s.say(
        "{friend} smiled again, and all was well.",
        '"Now everything is good again," said {friend}.' if s.talks else "Now everything was good again.",
    )
    finish(s, [
        "From then on, {hero} tied a knot in {his} handkerchief so that {he} would not forget." if promise else "From then on, {hero} wrote every {day} on the wall, in red letters.",
        "And {hero} never forgot a {n} again.", "And they laughed about the forgotten {n} for years.", "That evening, {hero} was happy. The {n} was not forgotten anymore.",
    ], ("It is good to say sorry.", "Everyone forgets something. What counts is what you do then.", "A promise is a promise."))  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# who = where; by the company that may come
LONELY = {
    "sky": pairs("""
cloud = in the big sky; star = in the dark sky; moon = high above the world; kite = in the top of a tree; balloon = above the roofs; eagle = on a high cliff; weather vane = on the church tower; raindrop = on a leaf; swallow = on a long wire; airplane = in the wide sky
sunbeam = in a dark forest; snowflake = on a window; bell = in an old tower; owl = in a hollow tree; stork = on a chimney; flag = on a tall pole; leaf = on a bare branch; chimney = on a flat roof
"""),
    "sea": pairs("""
lighthouse = on a rock; boat = in an empty harbor; whale = in the wide sea; seagull = on a wooden post; crab = on a long beach; island = in the blue sea; anchor = at the bottom of the sea; seal = on a stone in the sea; shell = on the beach; buoy = on the waves; penguin = on a piece of ice; walrus = on the ice; ship = in a bottle
polar bear = in the snow; fish = in a glass bowl; turtle = on the sand; lighthouse keeper = on a tiny island; ferry = on the wide river; bridge = over a quiet river; frog = in a small pond; swan = on a big lake; raft = on a pond
"""),
    "land": pairs("""
tree = on a bare hill; snowman = in an empty yard; scarecrow = in a big field; donkey = in a meadow; lamp = in a dark street; bench = in the park; horse = in a wide field; stone = by the road; windmill = on a hill; goat = on the mountain; flower = in a gray yard; cactus = in the desert; camel = in the desert; wolf = in the dark forest; pumpkin = in the field
house = at the end of the road; mailbox = at the end of the lane; statue = in the square; bear = in a big cave; hedgehog = in the garden; train station = in the middle of nowhere; swing = on the playground; tractor = in the barn; fir tree = on the hilltop; mushroom = in the woods; giant = on the mountain; dragon = in a deep cave; ghost = in an old castle; wagon = behind the barn; well = in the old yard
shepherd = in the mountains; old man = in a little house; old woman = in a crooked house; night watchman = in the tower; king = in a huge castle; princess = in a high tower; farmer = on a far hill; miller = in the old mill; mouse = in a big house; cat = in an empty shop; dog = in a quiet yard; robot = in a dusty garage; doll = on the top shelf; teddy bear = in a shop window; clock = in an empty hall; piano = in a closed room
"""),
}  # fmt: skip
ONLY = pairs("""
penguin = in the zoo; giraffe = in the zoo; elephant = in the zoo; panda = in the zoo; zebra = in the zoo; lion = in the zoo; hippo = in the zoo; kangaroo = in the zoo; koala = in the zoo; polar bear = in the zoo; goat = on the farm; donkey = on the farm; duck = on the pond; sheep = on the farm; goose = on the farm; cow = in the meadow; child = in the street; boy = in the village; girl = in the village; dragon = in the land
rabbit = in the forest; swan = on the pond; pig = on the farm; horse = on the farm; mouse = in the barn; frog = in the pond; owl = in the forest; turtle = in the pond; camel = in the circus; robot = in the school; parrot = in the jungle; monkey = in the circus; pony = on the farm; cat = on the ship; hen = in the yard
""")  # fmt: skip
NEW = pairs("""
teacher = at the little school; girl = in the class; boy = in the class; baker = in the village; doctor = in the small town; mail carrier = in the street; bus driver = in town; cook = at the school; gardener = in the park; librarian = in the library; puppy = in the house; kitten = in the barn; lamb = in the flock; horse = in the stable; hen = in the yard; goldfish = in the tank; elephant = in the zoo
clown = in the circus; boy = on the team; girl = on the team; farmer = in the valley; neighbor = in the house; music teacher = at the school; penguin = in the zoo; nurse = in the hospital; firefighter = at the station; sailor = on the ship; lighthouse keeper = on the island; rabbit = in the meadow; duck = on the pond; squirrel = in the park; fox = in the forest; bear = in the woods; goat = on the farm; donkey = on the farm; robot = in the kitchen; train = at the station; boat = in the harbor; bus = in the garage; tractor = on the farm; king = in the castle; queen = in the castle
toy = on the shelf; doll = in the doll house; teddy bear = in the toy box; star = in the sky; tree = in the garden; bell = in the tower; monkey = in the zoo; owl = in the forest; frog = in the pond; singer = in the choir; drummer = in the band; dancer = in the group; knight = in the castle; parrot = in the pet shop; shopkeeper = in the street; bee = in the hive; ant = in the hill; cow = in the herd; child = in the street; student = at the school
""")  # fmt: skip
GUESTS = {
    "sky": split("little bird, swallow, kite, butterfly, sparrow, young star, balloon, bee, crow, dove"),
    "sea": split("seagull, little boat, young seal, dolphin, sea turtle, duck, tern, pelican, otter, sailor"),
    "land": split("little bird, mouse, squirrel, rabbit, fox, girl, boy, hedgehog, crow, lost lamb, kitten, beetle, butterfly, puppy"),
    "group": split("girl, boy, duck, mouse, dog, sparrow, cat, rabbit, frog, lamb"),
}  # fmt: skip
_LIVING = frozenset(split("""eagle, swallow, owl, stork, whale, seagull, crab, seal, penguin, walrus, polar bear, fish, turtle, frog, swan, donkey, horse, goat, camel, wolf, bear, hedgehog, mouse, cat, dog, giraffe, elephant, panda, zebra, lion, hippo, kangaroo, koala,
    duck, sheep, goose, cow, rabbit, pig, parrot, monkey, pony, hen, puppy, kitten, lamb, goldfish, squirrel, fox, bee, ant, dragon"""))  # fmt: skip
_HUMAN = frozenset(split("""lighthouse keeper, giant, shepherd, old man, old woman, night watchman, king, queen, princess, farmer, miller, child, boy, girl, teacher, baker, doctor, mail carrier, bus driver, cook, gardener, librarian, clown, neighbor, music teacher, nurse, firefighter, sailor, singer, drummer, dancer, knight, shopkeeper, student"""))  # fmt: skip
_HE = {"king": "he", "queen": "she", "princess": "she", "old man": "he", "old woman": "she", "boy": "he", "girl": "she", "night watchman": "he", "snowman": "he", "hen": "she", "cow": "she"}  # fmt: skip


@plot(
    weight=1.6,
    hero="person grown",
    grown=True,
    worlds="town farm castle",
    gists=[
        "who is {state} {w}",
        "who was {state} {w}",
        "who is {state} {w} and has no friends",
        "who is {state} {w} and finds a friend",
    ],
)
def lonely_or_new(s: Story) -> None:
    """Somebody is lonely somewhere, or new there, or the only one of a kind, and finds company."""
    form = s.pick(("lonely", "lonely", "only", "new", "new"))
    if form == "lonely":
        sort = s.pick(("sky", "sea", "land", "land"))
        k, w = s.pick(LONELY[sort])
    else:
        sort = "group"
        k, w = s.pick(ONLY if form == "only" else NEW)
    human = k in _HUMAN
    pron = _HE.get(k, "")
    adjs = ("little", "small", "quiet", "young", "shy", "kind")
    if k.startswith("old ") or k == "giant":
        adjs = ("quiet", "kind", "gentle")
    cast(s, k, pron, tags=GROWN if human else BEAST if k in _LIVING else frozenset(["thing"]), adjs=adjs)
    hero = s.roles["hero"]
    if not human and s.chance(0.3 if k in _LIVING else 0.7):
        s.names.discard(hero.name)
        hero.name = None
    named = bool(hero.name)
    s.set(k=k, w=w, state={"lonely": "lonely", "only": "the only " + k, "new": "new"}[form])
    if form == "lonely":
        frames = [
            "There was {hero.a}. {He} was all alone {w}.",
            "Once there was {hero.a} who was lonely {w}.",
            "Once upon a time, there was {hero.a} {w}. {He} was very lonely.",
            "WHO was lonely {w}.",
            "WHO was all alone {w}.",
            "WHO had nobody to talk to {w}.",
            "It was quiet {w}. WHO was lonely there.",
            "All alone {w}, there was {hero.a}.",
            '"I am so lonely {w}," said WHO.',
            "Day and night, WHO was alone {w}.",
            "A lonely {k} was {w}." if not named else "A lonely {k} named {hero.raw} was {w}.",
            "WHO wished for a friend. It was so lonely {w}.",
        ]
    elif form == "only":
        frames = [
            "WHO was the only {k} {w}." if named else "There was only one {k} {w}.",
            "There was only one {k} {w}." if not named else "There was only one {k} {w}, and that was {hero.raw}.",
            "Once there was {hero.a} who was the only {k} {w}.",
            "{hero.raw} was the only {k} {w}." if named else "A small {k} was the only {k} {w}.",
            "{hero.raw} was the only {k} {w}, and {he} was lonely." if named else "The only {k} {w} was lonely.",
            "The only {k} {w} was called {hero.raw}." if named else "The only {k} {w} was sad.",
            "\"I am the only {k} {w},\" said {hero.raw}." if named else "\"I am the only {k} {w},\" said a small {k}.",
            "The only {k} {w} was named {hero.raw}. {He} was lonely." if named else "The only {k} {w} had no friends.",
        ]  # fmt: skip
    else:
        frames = [
            "There was a new {k} {w}." if not named else "There was a new {k} {w}. {His} name was {hero.raw}.",
            "There was a new {k} {w}, and nobody knew {him} yet.",
            "The new {k} {w} was {shy|nervous}." if not named else "The new {k} {w} was called {hero.raw}.",
            "{hero.raw} was the new {k} {w}." if named else "A new {k} came. It was the first day {w}.",
            "{hero.raw} was new {w}." if named else "A little {k} was new {w}.",
            "{hero.raw} the {k} was new {w}." if named else "A small {k} was new {w}, and nobody said hello.",
            "A new {k} came today. {He} was new {w} and did not know anyone.",
            "It was the first day {w} for {hero.raw}, the new {k}." if named else "It was the first day {w} for the new {k}.",
            "\"I am new {w},\" said {hero.raw}, a {k}." if named else "\"I am new {w},\" said the little {k}.",
            "Nobody {w} knew the new {k}." if not named else "Nobody {w} knew {hero.raw}, the new {k}.",
            "Everyone looked at the new {k} {w}.",
        ]  # fmt: skip
    hero.known = True
    f = s.choose([f for f in frames if s.talks or '"' not in f]).replace(
        "WHO", "{hero.a}" if s.chance(0.4) or not named else "{hero.raw} the {hero.kind}"
    )
    s.flags.add("scene")
    s.begin()
    s.add(s.render(f))
    if named and hero.name not in s.out[0]:
        s.say("The {k} was called {hero.raw}.", "The name of the {k} was {hero.raw}.")
    s.mark("hero")
    s.set(w=re.sub(r"\b(?:a|an)\b", "the", w))
    if form == "lonely":
        s.say("Nobody ever came by, and the days were long.", "{He} looked around. There was nobody else {w}.", "\"Is there anybody who wants to talk to a {k}?\" {he} often asked. There was no answer." if s.talks else "{He} often wished for somebody to talk to.", "It is not easy to be a {k} {w} when you have no friend.")  # fmt: skip
        s.maybe(
            0.5,
            "In the evening, {he} sang a little song, so that it was not so quiet.",
            "At night, {he} dreamed of a friend.",
        )
    elif form == "only":
        s.say("There were many others, but not one of them was a {k}.", "\"Why is there no other {k} {w}?\" {he} wondered." if s.talks else "{He} wondered why there was no other {k}.", "All the others had somebody who was just like them.")  # fmt: skip
        s.maybe(0.5, "{He} looked for another {k} everywhere. There was none.")
    else:
        s.say("Everything was strange. {He} did not know {where to go|what to say|anyone's name}.", "All the others knew each other. Only the new {k} was alone.", "The others looked at the new {k} and whispered.", "{He} wanted to say hello, but {his} voice was too small.")  # fmt: skip
        s.maybe(0.5, "At home, {he} had had many friends. But {w}, {he} had none.")
    s.par()
    if form == "lonely":
        tries = ["{One_day}, somebody passed by. {hero} called, but nobody heard {him}.", "{hero} waved at everyone who was far away. Nobody waved back." if human else "{hero} waited for someone to look. Nobody looked.", "{hero} talked to the wind. But the wind was in a hurry.", "{hero} counted the hours until {he} fell asleep."]  # fmt: skip
    elif form == "only":
        tries = ["{hero} tried to be like the others. But a {k} is a {k}.", "{hero} looked into a puddle. \"Hello, other {k}!\" {he} said. But it was only {him2}.".replace("{him2}", "{himself}") if s.talks else "{hero} looked into a puddle. There was another {k}! But it was only {himself}.", "{hero} wanted to join a game, but {he} did not dare to ask."]  # fmt: skip
    else:
        tries = ["At noon, {hero} sat all alone." if human else "At noon, {hero} was all alone.", "{hero} said hello, but so softly that nobody heard it.", "{hero} wanted to do everything right. But then {he} made a mistake, and someone giggled.", "{hero} told a joke. Nobody laughed."]  # fmt: skip
    for t in s.sample(tries, s.turns(1, 2)):
        s.say(t)
    s.talk("hero", "Will I ever have a friend {w}?", "I wish I had just one friend.", ("Nobody even knows my name." if human else "Nobody needs a {k}.") if form != "only" else "I wish there were one more {k} {w}.", mood="sad", instead="{hero} wished for a friend, just one.")  # fmt: skip
    s.par(0.4)
    g = s.pick([e for e in GUESTS[sort] if e.split()[-1] not in k and k not in e])
    if form == "new" and human:
        g = s.pick(("girl", "boy"))
    c = s.add_char("pal", kind=hero.kind, named=True)
    c.kind = replace(hero.kind, name=g, tags=GROWN if g in ("girl", "boy", "sailor") else BEAST, adjs=("small", "cheerful", "funny", "curious"))  # fmt: skip
    c.pron = _HE.get(g) or s.pick(("he", "she"))
    s.names.discard(c.name)
    c.name = s.draw_name(c.kind, c.pron, pet=False)
    c.adj = s.pick(("cheerful", "funny", "curious", "friendly", "merry"))
    s.say(
        "Then {pal.a} came by.",
        "One morning, {pal.a} came along.",
        "Then came {pal.a}, who was not shy at all.",
        "But then {pal.a} stopped right there.",
    )
    s.talk("pal", "Hello! Why do you look so sad?", "Are you all alone here?" if form == "lonely" else "Are you the new {k}?" if form == "new" else "Are you really the only {k} {w}?", "Hello there! I have always wanted to meet a {k}." if not human else "Hello there! I have seen you before, and I wanted to meet you.", mood="kind", instead="{pal} had always wanted to meet a {k}." if not human else "{pal} had wanted to meet {hero} for a long time.")  # fmt: skip
    s.talk("hero", "I am lonely. There is nobody {w} but me." if form == "lonely" else "I am new {w}, and I do not know anyone." if form == "new" else "I am the only {k} {w}.", mood="soft", instead="{hero} told {pal} everything.")  # fmt: skip
    turn = s.pick(("stay", "same", "need"))
    if turn == "stay":
        s.talk(
            "pal",
            "Then I will stay with you for a while.",
            "Now there are two of us!" if form != "only" else "You and I can play together!",
            "I am here now. Do you know any riddles?",
            mood="happy",
            instead="{pal} decided to stay for a while.",
        )
        s.say("They told each other stories until the stars came out.", "{pal} knew ten riddles, and {hero} guessed nine of them.", "They talked about everything: about the wind, about big dreams, and about what it is like to be a {k}.")  # fmt: skip
        s.say("The next day, {pal} came back and brought {two|three} friends along.", "\"I will come again tomorrow,\" said {pal}. And {pal.he} really did." if s.talks else "The next day, {pal} came back.")  # fmt: skip
    elif turn == "same":
        s.talk(
            "pal",
            "I was lonely, too, when I came here." if form != "lonely" else "I am lonely, too. I lost my way.",
            "I know how that feels. I had no friends, either.",
            mood="soft",
            instead="{pal} knew very well how that felt.",
        )
        s.say(
            "{hero} was surprised. {He} had thought that nobody else felt like that.",
            "That made {hero} feel better at once. Somebody understood {him}!",
        )
        s.say(
            "So they made a promise: no one should be lonely {w} anymore.",
            "From that hour on, they were friends, a {k} and a " + g + ".",
        )
        s.maybe(0.6, "It did not matter that they were so different.", "They laughed a lot that day.")
    else:
        s.say("Just then, a big storm began. {pal} was afraid and had no place to go.", "Just then, it began to rain very hard, and {pal} shivered.") if form == "lonely" else s.say("Just then, there was a cry. Somebody small had gotten lost, and everyone was afraid.", "\"We need your help!\" said {pal}. \"Someone is lost, and only you can help us.\"" if s.talks else "But {pal} had a problem and needed help.")  # fmt: skip
        s.talk(
            "hero",
            "Come close to me. I will keep you safe."
            if form == "lonely"
            else (
                "I will help! Maybe this is what a {k} is good for." if not human else "I will help! I know what to do."
            ),
            mood="kind",
            instead="{hero} wanted to help at once.",
        )
        s.say("All night long, {hero} kept {pal} safe from the wind and the rain.", "{pal} stayed close to {hero} until the storm was over.") if form == "lonely" else s.say("{hero} looked and listened " + ("as hard as {he} could" if human else "as only a {k} can") + ". And {he} was the one who found the little one!", "It took a while, but {hero} did it. Everyone cheered for the {k}.")  # fmt: skip
        s.say(
            "In the morning, {pal} told everyone about the kind {k} {w}."
            if form == "lonely"
            else "After that, the others wanted to know everything about {hero}."
        )
        s.say(
            "Soon others came to visit, and it was never so quiet again."
            if form == "lonely"
            else "They made room for {him} in the middle."
        )
    s.par(0.3)
    s.maybe(0.4, "{hero} felt warm inside.", "{hero} was so happy that {he} wanted to sing.")
    finish(
        s,
        [
            "And {hero} was never lonely {w} again.",
            "{hero} was still {w}, but now {he} had a friend." if form == "lonely" else "{hero} was still the only {k} {w}, but {he} was not alone anymore." if form == "only" else "After a week, nobody remembered that the {k} was new.",
            "And if you come by, you can hear {hero} and {pal} laugh.",
            "From then on, the {k} and the " + g + " were best friends.",
            "It was good to be a {k} {w}, now that there was {pal}.",
            "And when somebody new came {w}, {hero} was the first to say hello." if form == "new" else "That night, {hero} did not feel alone. Tomorrow, {pal} would come again.",
        ],
        ("One friend is enough to chase away the loneliness.", "Say hello to those who are alone.", "Friends do not have to be alike."),
    )  # fmt: skip
