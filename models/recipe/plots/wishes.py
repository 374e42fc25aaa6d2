# ruff: noqa: E501 (long templates)
"""Plots with an open wish: to see, build, have, become, learn or give something that is named to the end."""

from dataclasses import replace

from models.recipe.plots import plot
from models.recipe.plots.subjects import HERO, LAND, draw, finish, gerund, lead, pair_up, pairs, split, table
from models.recipe.story import Story

HANDY = "child/animal legs hands !grown !bug !thing"
OUT = "town farm castle shore snow forest jungle pond garden"


def wish_frames(verb: str) -> list:
    """Openings for a wish: `verb` is "see {x}"."""
    return [
        f"WHO wanted to {verb}.",
        f"WHO wanted to {verb}.",
        f"{{One_day}}, WHO wanted to {verb}.",
        f"There once was {{hero.a}} who wanted to {verb}.",
        f"Once upon a time, there was {{hero.a}} who wanted to {verb}.",
        f"Once there was {{hero.a}}. {{He}} wanted to {verb}.",
        f"WHO had a {{big |great |}}wish. {{He}} wanted to {verb}.",
        f"WHO had a dream: {{he}} wanted to {verb}.",
        f"WHO wanted only one thing: to {verb}.",
        f'"I want to {verb}," said WHO.',
        f'"I want to {verb}," said WHO.',
        f'"One day I will {verb}," said WHO.',
        f'"Oh, how I wish to {verb}!" said WHO {{one_day}}.',
        f"{{hero.raw}} was a {{hero.adj}} {{hero.kind}} who wanted to {verb}.",
        f"{{hero.raw}} was a {{hero.trait}} {{hero.kind}}. {{He}} wanted to {verb}.",
        f"In {{hero.home}} lived {{hero.a}} who wanted to {verb}.",
        f"More than anything, WHO wanted to {verb}.",
        f"When WHO woke up{{!day}}, {{he}} wanted to {verb}.",
        f"This is the story of {{hero.a}} who wanted to {verb}.",
        f"WHO dreamed of only one thing. {{He}} wanted to {verb}.",
    ]


def pair_frames(s: Story, verb: str) -> list:
    """Openings for a wish of two."""
    hero, friend = s.roles["hero"].kind.name, s.roles["friend"].kind.name
    if hero in ("boy", "girl") and friend in ("boy", "girl"):
        more = [
            f"Two children wanted to {verb}. Their names were {{hero.raw}} and {{friend.raw}}.",
            f"There once were two children who wanted to {verb}. They were called {{hero.raw}} and {{friend.raw}}.",
            f"Two children, {{hero.raw}} and {{friend.raw}}, wanted to {verb}.",
            f"Two children, {{hero.raw}} and {{friend.raw}}, wanted to {verb}.",
        ]
    elif hero != friend:
        more = [
            f"A {{hero.kind}} called {{hero.raw}} and a {{friend.kind}} called {{friend.raw}} wanted to {verb}.",
            f"{{hero.raw}} the {{hero.kind}} and {{friend.raw}} the {{friend.kind}} wanted to {verb}."
            if "boy" not in (hero, friend) and "girl" not in (hero, friend)
            else f"{{hero.raw}} and {{friend.raw}} were friends. They wanted to {verb}.",
            f"Two friends, a {{hero.kind}} called {{hero.raw}} and a {{friend.kind}} called {{friend.raw}}, wanted to {verb}.",
        ]
    else:
        more = [f"Once there were two {{hero.adj}} friends, {{hero.raw}} and {{friend.raw}}. They wanted to {verb}."]
    child = hero in ("boy", "girl")
    name = "{hero.raw}" if child else "{hero.raw} the {hero.kind}"
    if child and friend in ("boy", "girl"):
        more += [
            f"{{hero.raw}} and {{friend.raw}} wanted to {verb}.",
            f"{{One_day}}, {{hero.raw}} and {{friend.raw}} wanted to {verb}.",
            f"On a {{weather_adj}} {{time}}{{!day}}, {{hero.raw}} and {{friend.raw}} decided to {verb}.",
            f"{{hero.raw}} and {{friend.raw}} had a plan. They wanted to {verb}.",
        ]
    return [
        *more,
        f"{name} and {{his}} {{bond}} {{friend.raw}} wanted to {verb}.",
        f"{name} and {{his}} {{bond}} {{friend.raw}} wanted to {verb}.",
        f"{{One_day}}, {name} and {{his}} {{bond}} {{friend.raw}} wanted to {verb}.",
        f"{{hero.a}} and {{his}} {{bond}} {{friend.raw}} wanted to {verb}.",
        f'"Let us {verb}!" said {name} to {{his}} {{bond}} {{friend.raw}}.',
        f'"Shall we {verb}?" {name} asked {{his}} {{bond}} {{friend.raw}} {{one_day}}.',
        f"{name} and {{his}} {{bond}} {{friend.raw}} had a plan. They wanted to {verb}.",
    ]


def start(s: Story, verb: str, two: bool = False) -> None:
    """The opening; after the general opening, the wish is told as well."""
    if two:
        pair_up(s)
        if not s.roles["hero"].name:
            two = False
    if two:
        frames = pair_frames(s, verb)
        s.say(*(frames if s.talks else [t for t in frames if '"' not in t]))
        s.mark("friend")
    elif not lead(s, wish_frames(verb)):
        s.say(
            f"{{hero}} had one big wish: to {verb}.",
            f"More than anything, {{hero}} wanted to {verb}.",
            f"But {{he}} wanted to {verb}.",
            f"{{One_day}}, {{hero}} wanted to {verb}.",
        )


# --------------------------------------------------------------------------------------------------------------------
SEE = table(
    sky="""the moon, the full moon, the stars, a shooting star, a rainbow, a double rainbow, the northern lights, the sunrise, the sunset, a comet, the evening star, the first star, the big red moon, a hot air balloon""",
    far="""the sea, the mountains, the big city, the king's castle, the king's garden, the desert, the lighthouse, a waterfall, the end of the road, the other side of the hill, the old windmill, the harbor, the big river, a volcano, a glacier, the queen's palace, the top of the mountain, a cave full of crystals, the end of the rainbow,
        the tallest tree in the world, the great bridge, an island, the zoo, the market, the clock tower, the museum, a coral reef, the toy factory, a field of sunflowers, the train station, the deep forest, the lake, the big library, a secret garden, the old ruins""",
    animal="""an elephant, a whale, a giraffe, a lion, a penguin, a polar bear, a dolphin, a unicorn, a dragon, a parrot, a kangaroo, a camel, a peacock, a reindeer, a tiger, a zebra, a crocodile, a fairy, a mermaid, a giant, a panda, a flamingo, an ostrich, an eagle, a firefly, a hippo, a seal, a swan, a wild horse, a koala, an octopus, a sea horse, a bear, a stork, a golden fish, a white deer""",
    event="""the circus, a parade, fireworks, a puppet show, the big race, the first snow, a real train, a big ship, a marching band, the flower festival, a magic show, a king, a queen, a real knight, the lantern parade, a steam train, the spring flowers, a rocket, an airplane, the big ball at the castle, a fire truck, a submarine, a royal wedding, the harvest fair, a sailing ship, a snowman""",
)
_HOME_WORLD = {
    "the sea": "shore", "the harbor": "shore", "a whale": "shore", "a big ship": "shore", "the lighthouse": "shore", "the deep forest": "forest", "a bear": "forest jungle", "the first snow": "snow", "a snowman": "snow", "a polar bear": "snow", "a penguin": "snow",
    "an elephant": "jungle", "a lion": "jungle", "a giraffe": "jungle", "a tiger": "jungle", "a zebra": "jungle", "a hippo": "jungle", "a parrot": "jungle", "a kangaroo": "jungle", "a koala": "jungle", "a panda": "jungle", "the lake": "pond", "a swan": "pond", "a seal": "shore snow", "a reindeer": "snow", "a glacier": "snow",
    "the king's castle": "castle", "the king's garden": "castle", "a king": "castle", "a queen": "castle", "a real knight": "castle", "the queen's palace": "castle", "the big city": "town", "the market": "town", "a sailing ship": "shore", "a dragon": "castle", "a unicorn": "castle", "the tallest tree in the world": "jungle",
}  # fmt: skip


@plot(
    weight=1.5,
    hero=HERO,
    worlds=OUT,
    gists=["who wants to see {x}", "who wanted to see {x}", "and the wish to see {x}", "who had never seen {x}"],
)
def wants_to_see(s: Story) -> None:
    """The hero wants to see something; there are hindrances and a journey or a wait, and then it is there."""
    for _ in range(20):
        kind, x = draw(s, SEE)
        if s.world not in _HOME_WORLD.get(x, ""):
            break
    one = (x != "fireworks" and not x.endswith((" stars", "lights", "flowers", "mountains", "ruins"))) or x.startswith(
        "a "
    )
    last = x.split(" full of ")[0].split(" of ")[0].split(" in the ")[0].split(" at the ")[0]
    tx = x if x.startswith("the ") else "the " + last.split(" ", 1)[-1]
    s.set(
        x=x,
        tx=tx,
        it="it" if one else "them",
        its="it" if one else "they",
        was="was" if one else "were",
        iss="is" if one else "are",
    )
    two = s.chance(0.25)
    start(s, "see {x}", two)
    s.say(
        "{He} had never seen {x} before.",
        "{He} had heard so much about {x}, but {he} had never seen {it}.",
        "{He} dreamed of {x} every night.",
        "{He} had a picture of {x}, but that was not the same.",
        "Everyone talked about {x}, but {he} had never seen {it}.",
        "{His} grandpa had told {him} about {x}.",
        "In {his} favorite book, there was a picture of {x}.",
        "{He} thought about {x} when {he} got up and when {he} went to bed.",
        '"What {iss} {x} like?" {he} asked everyone.' if s.talks else "{He} wondered what {x} {was} like.",
        "{He} drew {x} on paper, but {he} did not know how {x} looked."
        if s.has("hands")
        else "{He} did not know how {x} looked.",
    )
    s.par()
    if kind == "sky":
        s.say(
            "But every evening, there were clouds, and {x} {was} hidden.",
            "But whenever {he} looked up, {he} could not see {x}.",
            "But {he} always fell asleep before {he} could see {x}."
            if "sun" not in x and "rainbow" not in x and "balloon" not in x
            else "But {he} always looked at the wrong time.",
            "But the trees were too tall. {He} could not see {x} from {his} home.",
        )
    elif kind == "far":
        s.say(
            "But it was far away. {He} did not know the way.",
            "But it was a long way to {x}.",
            "But {x} {was} far, far away, and {his} legs were short.",
            '"It is too far for you," everyone said.' if s.talks else "Everyone said that it was too far.",
        )
    elif kind == "animal":
        s.say(
            "But where could {he} find {x}?",
            "But there was not a single one near {his} home.",
            '"You will never see {x} here," everyone said.' if s.talks else "But nobody had ever seen {x} there.",
            "{He} looked behind every tree, but {he} did not find {x}.",
        )
    else:
        s.say(
            "But there was no such thing where {he} lived.",
            "But {he} did not know where and when to find {it}.",
            '"You must wait," everyone said. But it is hard to wait for {x}.'
            if s.talks
            else "Everyone said that {he} had to wait. But it is hard to wait for {x}.",
        )
    helper = "friend" if two or s.chance(0.5) else "elder"
    if helper not in s.roles:
        s.add_char(helper)
    h = "{" + helper
    s.talk(
        "hero",
        "How can I get to see {x}?",
        "I want to see {x} so much!",
        "Do you think that I will ever see {x}?",
        "Will you help me to see {x}?",
        mood="sad",
        to=helper if s.chance(0.3) else None,
        instead=f"{{hero}} told {h}}} about {{his}} wish." if not two else "They thought about it for a long time.",
    )
    s.talk(
        helper,
        "Then let us go and find {it}.",
        "I will come with you. We will see {x} together.",
        "If you really want to see {x}, you must not give up.",
        "I know someone who has seen {x}. Let us ask!",
        "I would like to see {x}, too.",
        mood="kind",
        instead=f"{h}}} wanted to help.",
    )
    s.par(0.5)
    tries = {
        "sky": [
            "First, they climbed on a big rock. But they did not see {x}.",
            "They waited until it was late. But they could not see {x}."
            if x not in ("the sunset", "the sunrise", "a rainbow", "a double rainbow")
            else "They waited for a long time. But they could not see {x}.",
            "They looked up and up until their necks hurt.",
            "Was that {x}? No, it was only a {lamp|bird|kite}.",
        ],
        "far": [
            'They walked and walked. "Are we there yet?" asked {hero}. But they could not see {x} yet.',
            "They came to a river and had to find a bridge.",
            'They asked a goose for the way to {x}. "Always follow your nose," said the goose.',
            "They took the wrong path and had to go back.",
            "They climbed over one hill, and then over another.",
        ],
        "animal": [
            "They looked {place.in}, but there was no sign of {x}.",
            "Something moved! Was that {x}? No, it was only {a leaf|the wind|a cat}.",
            "They sat very still and waited for {x}.",
            'They asked {a0.a}. "I saw one once," said {a0}.' if s.talks else "They asked {a0.a}.",
            "They went on tiptoe and did not make a sound.",
        ],
        "event": [
            'They asked {a0.a} about {x}. "You have to wait a little," said {a0}.'
            if s.talks
            else "They asked {a0.a} about {x}.",
            "They counted the days. Three, two, one.",
            "They walked to the next village. But they were too early.",
            "They thought that they could hear something. Was that {x}? No, not yet.",
        ],
    }[kind]
    n = s.turns(1, 3)
    for t in s.sample(tries, n):
        if "{a0" in t:
            s.add_char("a0", "!vehicle")
        s.say(t)
    s.beat("again", 0.5, a="hero")
    s.maybe(
        0.4,
        '"Let us go home," said {' + helper + '}. "Just one more minute!" said {hero}.'
        if s.talks
        else "{hero} did not want to go home yet.",
        "{hero} was tired, but {he} thought of {x} and went on.",
    )
    s.par(0.4)
    see = {
        "sky": [
            "Then the clouds moved away. There {was} {x}!",
            "At last, they came to the top of the hill. And there, high above them, {was} {x}!",
            "And then, all at once, {hero} saw {x}.",
        ],
        "far": [
            "And then, behind the last hill, {hero} saw {x}!",
            "At last, they were there. In front of them {was} {x}!",
            "{hero} opened {his} eyes wide. There {was} {x}!",
        ],
        "animal": [
            "Then it was quiet. And there, right in front of them, stood {x}!"
            if x
            not in (
                "a whale",
                "a dolphin",
                "a seal",
                "an octopus",
                "a mermaid",
                "a golden fish",
                "a sea horse",
                "a crocodile",
                "an eagle",
                "a firefly",
            )
            else "And then, very slowly, {x} came closer!",
            "And then {hero} saw {x}. It looked at {him} and blinked."
            if x != "a firefly"
            else "And then {hero} saw {x}. It glowed like a tiny lamp.",
            "All at once, {hero} stopped. There was {x}!",
        ],
        "event": [
            "And then the day came. There {was} {x}!",
            "At last, {hero} saw {x} with {his} own eyes!",
            "Suddenly, everyone {pointed|shouted|cheered}. There {was} {x}!",
        ],
    }[kind]
    s.say(*see)
    s.say(
        "{Tx} {was} {more beautiful|even better|bigger} than {he} had dreamed.",
        "{hero} could not say a word. {He} looked and looked at {tx}.",
        "{hero} had never seen anything so wonderful.",
        "So that was how {x} looked!",
        "{His} eyes were as big as plates. {He} did not want to look away from {tx}.",
    )
    s.talk(
        "hero",
        "I can see {it}! I can see {tx}!",
        "At last, I see {x}!",
        "Look, there {iss} {x}!",
        "It is even better than in my dreams!",
        "This is the best day of my life.",
        mood="happy",
        instead="{hero} was so happy that {he} {laughed|danced}.",
    )
    s.maybe(
        0.6,
        "They stayed and looked at {tx} for a long time.",
        "They stayed until it was time to go home.",
        f"Even {h}}} had never seen anything like it.",
    )
    finish(
        s,
        [
            "And {hero} never forgot the day when {he} saw {x}.",
            "At home, {hero} told everyone about {tx}.",
            "That night, {hero} dreamed of {tx}.",
            "{hero} had seen {x}. Now {he} had a new wish, but that is another story.",
            '"Tomorrow I will draw a picture of {tx}," said {hero}.'
            if s.talks
            else "The next day, {hero} told the story of {tx} again and again.",
        ],
        (
            "A wish can come true if you do not give up.",
            "Some things are worth a long wait.",
            "The way is part of the fun.",
        ),
        friend=helper == "friend" and s.vars.get("bond", "friend") == "friend",
    )


# --------------------------------------------------------------------------------------------------------------------
BUILD = table(
    wood="""a bridge, a wagon, a boat, a raft, a little house, a tree house, a doghouse, a birdhouse, a fence, a table, a chair, a bench, a swing, a ladder, a bed, a sled, a seesaw, a shelf, a cart, a windmill, a stage, a cabin, a big box, a little train, a gate, a rocking horse, a ramp, a toy castle, a lookout, a hut""",
    stack="""a tower, a high tower, a wall, a castle, a pyramid, a lighthouse, a fort, a city of blocks, a big tower, the tallest tower in the world, a stone tower, a little palace""",
    soft="""a nest, a tent, a den, a cave of blankets, a pillow fort, a cozy corner, a hiding place, a bed of leaves, a house of leaves, a blanket house, a secret den, a puppet theater""",
    snow="""a snow fort, a snowman, a snow house, a snow castle, a snow tower, an igloo, a snow bear, a wall of snow, a snow dragon""",
    sand="""a sand castle, a sand tower, a dam, a little lake, a canal, a sand palace, a town of sand, a mud house""",
    machine="""a rocket, a robot, a flying machine, a kite, a machine, a race car, a submarine, a music machine, a clock, a paper airplane, a telescope, a drum, a scarecrow, a lantern, an airplane, a pancake machine, a spaceship, a soapbox car""",
)
STUFF = {
    "wood": (
        "boards and nails",
        "branches and rope",
        "old wood",
        "sticks and string",
        "planks and a hammer",
        "a few logs",
    ),
    "stack": ("stones", "wooden blocks", "big boxes", "bricks", "old boxes and cans", "flat stones"),
    "soft": (
        "twigs and moss",
        "blankets and pillows",
        "soft grass and leaves",
        "old sheets and a rope",
        "branches and leaves",
    ),
    "snow": ("snow", "big balls of snow", "snow and ice", "soft new snow"),
    "sand": ("wet sand", "sand and shells", "sand and little stones", "mud and sticks"),
    "machine": (
        "an old box and two wheels",
        "paper, glue and string",
        "tin cans and wire",
        "a broom, a basket and some rope",
        "old pots and springs",
    ),
}
_SETTINGS = {"snow": "snow", "sand": "shore pond"}


@plot(
    weight=1.4,
    hero=HANDY,
    worlds=LAND,
    gists=["who wants to build {x}", "who wanted to build {x}", "and {x} that falls down", "who builds {x}"],
)
def wants_to_build(s: Story) -> None:
    """Alone or in two, somebody builds a thing; it breaks or lacks something; it stands in the end."""
    while True:
        kind, x = draw(s, BUILD)
        if kind == "snow" and s.weather != "snowy":
            continue
        if kind == "sand" and s.world not in ("shore", "pond", "garden"):
            continue
        break
    core = x.split(" of ")[0].split(" in the ")[0]
    n = core.split(" ", 1)[1]
    n = n.split()[-1] if n.split()[0] in ("high", "big", "little", "tallest", "cozy", "secret") else n
    s.set(x=x, n=n, stuff=s.pick(STUFF[kind]))
    two = s.chance(0.5)
    start(s, "build {x}", two)
    two = two and "friend" in s.roles and s.roles["friend"].known
    W = (
        {"We": "They", "we": "they", "our": "their", "had": "had"}
        if two
        else {"We": "{He}", "we": "{he}", "our": "{his}"}
    )
    us = "them" if two else "{him}"
    they, They, their = W["we"], W["We"], W["our"]
    s.say(
        "It should be the best {n} {in the world|of all|that anyone had ever seen}.",
        f"{They} had thought about the {{n}} for {{days|a long time}}.",
        f"{They} knew just how the {{n}} should look.",
        f"First, {they} made a drawing of the {{n}}.",
        f"For the {{n}}, {they} needed {{stuff}}.",
        f"{They} had never built {{x}} before.",
        '"It will be a wonderful {n}," said {hero}.' if s.talks else f"{They} could see the {{n}} in {their} head.",
        f"A big {{n}}! {They} could not wait to begin.",
    )
    s.say(
        f"{They} {{looked for|got|found}} {{stuff}} and began to build the {{n}}.",
        f"So {they} took {{stuff}} and started.",
        f"From {{stuff}}, {they} wanted to make the {{n}}.",
        f"All morning, {they} worked on the {{n}} with {{stuff}}.",
    )
    s.par()
    s.scene(0.3)
    fails = [
        "Soon the {n} was {quite big|almost done}. But then, crash! It fell down.",
        "But the {n} was crooked. It {leaned to one side|wobbled}, and then it fell apart.",
        "Then the wind came and blew, and the {n} broke."
        if s.world != "house"
        else "Then somebody slammed a door, and the {n} broke.",
        f"But something was missing. {They} did not have enough for the {{n}}.",
        f"But when {they} looked at the {{n}}, it was much too small.",
        "Then a {big dog|goat|ball} came {flying |}along and bumped into the {n}. Boom!".replace("{flying |}", ""),
    ]
    for i, t in enumerate(s.sample(fails, s.turns(1, 2))):
        s.say(t)
        if i == 0:
            s.talk(
                "hero",
                "Oh no, our {n}!" if two else "Oh no, my {n}!",
                "Now we have no {n}." if two else "Now I have no {n}.",
                "All that work for nothing!",
                "Why does the {n} not hold together?",
                mood="sad",
                instead="All the work on the {n} {was gone|had been for nothing}.",
            )
            if two:
                s.talk(
                    "friend",
                    "Do not be sad. We will build the {n} again.",
                    "Let us try it another way.",
                    "It was a good {n}. The next one will be better.",
                    mood="kind",
                    instead="But {friend} did not want to give up.",
                )
            s.say(
                f"So {they} began again, {{slowly and carefully|with more care}}.",
                f"{They} picked up all the pieces and started once more.",
            )
    s.par(0.5)
    if s.chance(0.7):
        role = "helper" if s.chance(0.6) or (two and s.vars.get("bond") != "friend") else "elder"
        if role == "helper":
            s.add_char("helper", "big/strong/wise/mends/clever !vehicle")
            s.beat("meet", b="helper")
        elif "elder" not in s.roles:
            s.add_char("elder")
            s.say("{elder} came to see how the {n} was going.", "Then {elder} looked in on the work.")
        s.talk(
            role,
            "What are you building?",
            "Is that going to be {x}?",
            "May I help you with the {n}?",
            "What a fine {n}! But it needs one thing.",
            mood="kind",
            instead="{" + role + "} saw the {n} and wanted to help.",
        )
        s.talk(
            role,
            "A {n} needs a strong bottom. Begin with the big pieces.",
            "Put the heavy things down below and the light things on top.",
            "Take your time. A good {n} is not built in a minute.",
            "Hold it here, and I will hold it there.",
            "You need more {stuff}."
            if not any(w in ("a", "an", "two") for w in s.vars["stuff"].split())
            else "Make it wider. Then it will hold.",
            mood="soft",
            instead="{" + role + "} showed " + us + " how to make it strong.",
        )
        s.say(
            "Now the work went {well|much better|fast}.",
            "With that, the {n} grew and grew.",
            "Together, they worked until the {n} was almost done.",
        )
    else:
        s.beat("idea", a="hero")
        s.say(
            f"This time, {they} began with the biggest pieces.",
            f"{They} made the bottom of the {{n}} twice as wide.",
            f"{They} used more {{stuff}} and tied everything together."
            if kind in ("wood", "soft")
            else f"{They} worked very slowly, one piece at a time.",
        )
    s.maybe(
        0.5,
        f"{They} worked until {their} {{arms|hands}} were tired.",
        "Bit by bit, the {n} grew.",
        f"{They} sang a song while {they} worked.",
    )
    s.say(
        "At last, the {n} was {done|finished|ready}.",
        "And then the {n} was done!",
        "In the evening, the {n} stood there, strong and fine."
        if kind not in ("machine",)
        else "In the evening, the {n} was finished.",
        "One more piece, and the {n} was ready!",
        "And look! This time the {n} did not fall down.",
    )
    s.talk(
        "hero",
        "It is the best {n} in the world!",
        "We did it! We built {x}!" if two else "I did it! I built {x}!",
        "Look at our {n}!" if two else "Look at my {n}!",
        "What a {n}!",
        mood="happy",
        instead="It was a wonderful {n}.",
    )
    s.say(
        "Everyone came to {see|look at} the {n}.",
        f"{They} {{danced around|walked around|looked at}} the {{n}} and laughed.",
        "All the neighbors wanted to see the {n}."
        if s.world in ("town", "farm", "shore")
        else "All the others wanted to see the {n}.",
        f"{They} were proud of the {{n}}." if two else "{hero} was proud of the {n}.",
    )
    finish(
        s,
        [
            "They played with the {n} until it was dark." if two else "{hero} played with the {n} until it was dark.",
            "And the {n} is still standing today." if kind in ("wood", "stack") else "Nobody ever forgot that {n}.",
            "That night, {hero} dreamed of a {n} that {touched the clouds|was even bigger}.",
            '"Tomorrow we will build another {n}," said {hero}.'
            if s.talks
            else f"The next day, {they} made the {{n}} even better.",
            "It had not been easy, but that made the {n} even better.",
        ],
        (
            "Good things take time.",
            "If it falls down, build it up again.",
            "Two can do more than one." if two else "Do not give up, and it will stand.",
        ),
        friend=two and s.vars.get("bond") == "friend",
    )


# --------------------------------------------------------------------------------------------------------------------
HAVE = table(
    pet="""a dog, a cat, a puppy, a kitten, a pony, a rabbit, a goldfish, a bird, a hamster, a turtle, a parrot, a baby duck, a goat, a lamb, a little brother, a little sister, a donkey, a guinea pig, a chick, a pig, a friend, a pet dragon, a white mouse, a canary, a frog""",
    toy="""a kite, a red kite, a ball, a big ball, a drum, a teddy bear, a doll, a toy train, a sled, a bike, a red bike, a scooter, a wagon, a boat, a swing, a jump rope, a spinning top, a puppet, a rocking horse, a toy car, a yellow balloon, a trumpet, a flute, a guitar, a telescope, a lantern, a paint box, a music box, a snow globe, a whistle, a fishing rod, a tent, a dollhouse, a robot, a pinwheel, a skateboard, a violin, a piano, a hammock, a puzzle""",
    wear="""a red hat, a blue coat, a green scarf, a pair of red boots, a crown, a ring, a warm sweater, a cap, a yellow raincoat, a silver necklace, a pair of wings, a long cape, a straw hat, a red ribbon, a pair of skates, a pair of dancing shoes, a warm scarf, a purple dress, a knight's helmet, a backpack, a golden crown, a striped sweater""",
    thing="""a garden, a tree, an apple tree, a treehouse, a room with a window, a clock, a lamp, a book, a thick book, a birthday cake, a big cake, a soft pillow, a bell, an umbrella, a map of the world, a star, a secret, a flower pot, a mirror, a blanket, a magic wand, a nickname, a chair of my own, a song""",
)


@plot(
    weight=1.3,
    hero=HERO,
    worlds=LAND,
    gists=["who wants to have {x}", "who wanted {x}", "who wishes for {x}", "and {x}"],
)
def wants_to_have(s: Story) -> None:
    """The hero wishes for a thing, works or waits for it, and gets it or something as good."""
    while True:
        kind, x = draw(s, HAVE)
        if x not in (
            "a star",
            "a secret",
            "a nickname",
            "a song",
            "a chair of my own",
            "a pair of wings",
            "a room with a window",
            "a friend",
            "a treehouse",
        ):
            break
    noun = x.split(" ", 1)[1].split(" of the ")[0]
    n = noun[8:] if noun.startswith("pair of ") else noun
    if n.split()[0] in (
        "red",
        "big",
        "blue",
        "green",
        "warm",
        "yellow",
        "silver",
        "long",
        "straw",
        "purple",
        "golden",
        "striped",
        "thick",
        "white",
        "little",
        "dancing",
    ) and n not in ("little brother", "little sister"):
        n = n.split(" ", 1)[1]
    plural = noun.startswith("pair of ")
    s.set(x=x, n=n, a="a pair of" if plural else "a", itt="them" if plural else "it", was="were" if plural else "was")
    s.add_char("elder")
    if not s.chance(0.2):
        frames = [
            *wish_frames("have {x}"),
            "WHO wanted {x}.",
            "WHO wanted {x}.",
            "WHO wished for {x}.",
            '"I want {x}," said WHO.',
            '"I want {x} so much," said WHO.',
            "All the others had {a} {n}. Only WHO had none.",
            "WHO did not want much. {He} only wanted {x}.",
            "{hero.raw} was a {hero.adj} {hero.kind} who wished for {x}.",
            '"What do you want for your birthday?" someone asked WHO. "I want {x}!" {he} said.',
            "There once was {hero.a} who wanted {x}.",
        ]
        lead(s, frames, 1.0)
    else:
        s.open(friend=False)
        s.say("{hero} wanted {x}.", "More than anything, {he} wished for {x}.", "{hero} had one wish. {He} wanted {x}.")
    s.say(
        "{He} {thought|dreamed} of {x} all day long.",
        "{He} had wanted {x} for a {long time|whole year}.",
        "When {he} saw {x} somewhere, {he} stopped and looked.",
        "{He} drew {x} on {every piece of paper|a big piece of paper}."
        if s.has("hands")
        else "{He} talked of nothing but {x}.",
        "{His} friend had {x}, and {hero} wanted {a} {n}, too.",
        "If {he} only had {x}, {he} would be happy!",
        "{He} knew just what {he} would do with {a} {n}.",
        "Every night, {he} wished for {x}.",
    )
    s.talk(
        "hero",
        "May I have {x}?",
        "Please, {elder.call}, I want {x}!",
        "I wish that I had {x}.",
        "I would take such good care of {a} {n}!",
        "When will I get {x}?",
        to=None,
        instead="{hero} told {elder} about the {n}.",
    )
    s.talk(
        "elder",
        "Why do you want {x}?",
        "That is a big wish. We will see.",
        "We cannot buy {x} now. I am sorry.",
        "Some wishes take time." if kind == "pet" else "Perhaps we can find another way to get {x}.",
        "You must wait a little." if kind != "pet" else "{X} needs a lot of care. Are you ready for that?",
        mood="kind",
        instead="But {elder} said that {he} had to wait."
        if s.roles["hero"].pron != s.roles["elder"].pron
        else "But {elder} wanted to wait.",
    )
    s.par()
    if n in ("little brother", "little sister", "friend"):
        turn = "wait"
    elif kind == "pet":
        turn = s.pick(("care", "care", "stray"))
    else:
        turn = s.pick(
            (
                "work",
                "make"
                if s.has("hands")
                and kind in ("toy", "wear")
                and n
                not in (
                    "piano",
                    "violin",
                    "bike",
                    "robot",
                    "telescope",
                    "guitar",
                    "snow globe",
                    "music box",
                    "trumpet",
                    "skateboard",
                    "scooter",
                )
                else "work",
                "share",
                "wait",
            )
        )
    if turn == "wait":
        for t in s.sample(
            [
                "{He} waited one week, and then another. There was no {n}.",
                "{He} looked out of the window every morning. No {n}!",
                "{He} wrote a letter to the moon and asked for {x}."
                if s.has("hands")
                else "{He} asked the moon for {x}.",
                "{He} tried to be very, very good.",
                "{He} counted the days on the wall.",
            ],
            s.turns(1, 3),
        ):
            s.say(t)
        s.say(
            "Then, {when nobody thought of it anymore|one morning|on a bright day}, {elder} called {him}.",
            "And then it was {his} birthday."
            if n not in ("little brother", "little sister")
            else "Then came a very special day.",
        )
        s.talk(
            "elder",
            "Close your eyes, {hero.call}. Here is a surprise!",
            "Look what we have here!",
            "You waited so long. Now look!",
            mood="happy",
            instead="{elder} had a surprise for {him}.",
        )
        s.say("And there {was} {x}!", "It was {x}! A real {n}!" if not plural else "It was {x}!")
    elif turn == "care":
        s.say(
            "So {hero} wanted to show that {he} could take care of {x}.",
            '"I will show you that I can do it," said {hero}.'
            if s.talks
            else "{hero} wanted to show that {he} could do it.",
        )
        for t in s.sample(
            [
                "{He} took care of a stone first. {He} washed it and took it for walks.",
                "{He} got up early every day.",
                "{He} watered the flowers and never forgot.",
                "{He} learned everything about {a} {n}.",
                "{He} helped {elder} every day for a week.",
            ],
            s.turns(1, 3),
        ):
            s.say(t)
        s.say("{elder} saw that {hero} was ready for {x}.", "{elder} watched {him} and smiled.")
        s.say(
            "Then {elder} came home with a basket. Something moved in it. It was {x}!"
            if n not in ("pony", "goat", "donkey", "lamb", "pig")
            else "Then {elder} took {him} to a farm. There stood {x}!",
            "And {one_day}, there was {x} in front of the door!",
        )
    elif turn == "stray":
        s.say(
            "{One_day}, {hero} heard a small sound {place.in}.",
            "{One_day}, it was cold, and {hero} saw something {place.in}.",
        )
        s.say("It was {x}, all alone and hungry.", "There sat {x}! It had no home.")
        s.say(
            "{hero} gave the {n} something to eat and stayed with it.",
            "{hero} took the {n} home and made a warm bed for it.",
        )
        s.maybe(0.7, "They asked everyone, but nobody was looking for {x}.")
        s.talk(
            "elder",
            "I think this {n} has found you.",
            "This {n} needs a home. It may stay.",
            "You took good care of it. You may keep the {n}.",
            mood="kind",
            instead="{elder} let the {n} stay.",
        )
    elif turn == "work":
        s.say("So {hero} wanted to earn {x}.", "{hero} did not want to wait. {He} wanted to work for {x}.")
        for t in s.sample(
            [
                "{He} helped an old neighbor and got one coin.",
                "{He} picked apples and got two coins."
                if s.world != "snow"
                else "{He} cleared the snow from the path and got two coins.",
                "{He} carried bags and swept the floor."
                if s.has("hands")
                else "{He} carried bags and watched the little ones.",
                "{He} did not spend a single coin on candy.",
                "Every evening, {he} counted {his} coins. It was not enough for {x} yet.",
            ],
            s.turns(1, 3),
        ):
            s.say(t)
        s.beat("time", 0.4)
        s.say(
            "At last, {he} had enough. {He} went and got {x}!",
            "Then the day came when {he} could get {x}.",
            "{elder} was so proud that {elder.he} gave {him} the last coins for the {n}.",
        )
    elif turn == "make":
        s.say(
            '"If I cannot get {x}, I will make {x}!" said {hero}.'
            if s.talks
            else "Then {hero} wanted to make {x} alone.",
            "Then {hero} had an idea. {He} would make {x}!",
        )
        s.say(
            "{He} looked for paper, cloth, string and old boxes.",
            "{He} looked in the attic and found some old things that {he} could use.",
        )
        for t in (
            s.sample(
                [
                    "The first {n} fell apart.",
                    "It was not easy, and the {n} looked very funny at first.",
                    "{He} worked on the {n} the whole day.",
                    "{elder} came to help and held the string.",
                ],
                s.turns(1, 3),
            )
            if not plural
            else ["It was hard work."]
        ):
            s.say(t)
        s.say(
            "But then {hero} had {x}, and {he} had made {itt} all by {himself}!",
            "At last, the {n} {was} done. Nobody else had {x} like that!",
        )
    else:
        s.add_char("friend")
        s.say("Then {friend} came by, and {friend} had {x}!", "{One_day}, {hero} saw {friend} with {x}.")
        s.beat("sad", 0.5, a="hero")
        s.say(
            "{hero} looked at the {n}. {He} wanted {itt} so much!",
            "It was not easy for {hero} to see the {n} and not have {itt}.",
        )
        s.talk(
            "friend",
            "Would you like to try my {n}?",
            "Come, let us share the {n}.",
            "It is no fun to have {x} all alone. Come here!",
            mood="kind",
            instead="{friend} let {hero} try the {n}.",
        )
        s.say("So they shared the {n} all day.", "They took turns with the {n} and laughed.")
        s.say(
            "And on {hero.name}'s birthday, there {was} {x} for {him}, too."
            if s.roles["hero"].name
            else "And later, {hero} got {x}, too.",
            '"The {n} {was} mine, but now {was} {is} ours," said {friend}.'.replace("{was} {is}", "it is")
            if s.talks and not plural
            else "From then on, the {n} belonged to both of them.",
        )
    s.talk(
        "hero",
        "This is the best {n} in the world!" if not plural else "These are the best {n} in the world!",
        "At last, I have {x}!",
        "I am so happy about my {n}!",
        "Thank you! I love my {n}!",
        mood="happy",
        instead="{hero} was so happy about the {n}!",
    ) if turn != "share" else s.beat("happy", a="hero")
    s.maybe(
        0.6,
        "{He} showed the {n} to everyone.",
        "{He} could not stop looking at the {n}.",
        "{elder} smiled. {elder.he} had never seen {hero} so happy.",
    )
    finish(
        s,
        [
            "That night, the {n} {was} right next to {his} bed."
            if kind not in ("pet", "thing")
            else "That night, {hero} could not sleep because {he} was so happy about the {n}.",
            "And {hero} took good care of the {n}.",
            "{hero} had wished for {x}, and {his} wish had come true.",
            "From then on, {hero} and the {n} were never apart."
            if kind != "thing"
            else "{hero} loved the {n} from the first day on.",
            "And if a friend wanted to see the {n}, {hero} always said yes.",
        ],
        (
            "Good things are worth the wait.",
            "What you work for is twice as dear.",
            "It is nice to have something, and even nicer to share it.",
        ),
        friend=False,
    )


# --------------------------------------------------------------------------------------------------------------------
JOBS = pairs("""baker;bake bread, singer;sing in front of others, sailor;tie a knot, painter;paint a picture, dancer;dance on one toe, cook;cook soup, doctor;put on a bandage, teacher;explain things, gardener;grow flowers, farmer;grow corn, firefighter;climb a ladder, pilot;read a map, knight;be brave, clown;make others laugh, magician;do a trick,
    writer;write a story, inventor;build a machine, train driver;blow the whistle, bus driver;look at the road, captain;steer a ship, pirate;find treasure, police officer;help others, mail carrier;bring letters, librarian;find the right book, tailor;sew a coat, shoemaker;mend shoes, carpenter;saw wood, builder;build a wall, shepherd;count sheep,
    astronaut;count backward, drummer;keep the beat, piano player;play a song, musician;play a tune, acrobat;walk on a rope, juggler;throw three balls, detective;look for clues, beekeeper;be very calm, fisherman;wait for a long time, clockmaker;mend a clock, toymaker;make a toy, potter;make a bowl, weaver;weave a blanket, storyteller;tell a story,
    king;speak kindly to everyone, queen;listen to everyone, wizard;say a magic word, explorer;find the way, mountain climber;climb a hill, lighthouse keeper;stay awake, zookeeper;feed the animals, animal doctor;help animals, dentist;brush teeth, hairdresser;comb hair, florist;tie flowers, ice cream maker;stir the cream, cake maker;make a cake,
    skater;skate on one leg, swimmer;swim far, runner;run fast, poet;find a rhyme, photographer;take a picture, puppet player;move the puppets, trumpet player;play loud and clear, scientist;ask good questions, star watcher;name the stars, mapmaker;draw a map, guard;stand still, bell ringer;ring the bell, chimney sweep;climb on roofs, hero;help someone""")
_NO_MASTER = ("king", "queen", "hero", "pirate")


@plot(
    weight=1.3,
    hero=HANDY,
    worlds="town farm castle shore snow forest jungle pond garden",
    gists=["who wants to become {x}", "who wanted to be {x}", "who dreams of being {x}", "who becomes {x}"],
)
def wants_to_become(s: Story) -> None:
    """The hero wants to be a baker, a sailor ...; practices, fails, is needed, and is one in a small way."""
    n, task = draw(s, JOBS)
    s.set(x=f"a {n}", n=n, task=task, tasking=gerund(task))
    start(s, s.pick(("become {x}", "be {x}")))
    s.say(
        "{He} thought that {x} had the best life in the world.",
        "{He} wanted to {task}, like a real {n}.",
        "All day long, {he} played that {he} was {x}.",
        "A real {n} must be able to {task}. {hero} could not do that yet.",
        "Nobody in {his} family had ever been {x}.",
        "{He} had once seen {x}, and {he} had never forgotten it.",
        "When {he} closed {his} eyes, {he} saw {himself} as {x}.",
    )
    s.maybe(
        0.5,
        "{He} even had a hat like {x}.",
        "{He} told everyone about it.",
        '"{X} knows so much," {he} said.' if s.talks else "{He} knew all the stories about {x}.",
    )
    s.par()
    s.add_char("elder" if s.chance(0.5) else "friend")
    other = "elder" if "elder" in s.roles else "friend"
    o = "{" + other + "}"
    s.talk(
        "hero",
        "When I am big, I will be {x}!",
        "I want to be {x}. But how do I start?",
        "Do you think that I can become {x}?",
        "I will be the best {n} in the world!",
        to=other if s.chance(0.4) else None,
        instead=f"{{hero}} told {o} that {{he}} wanted to be {{x}}."
        if s.roles[other].pron != s.roles["hero"].pron
        else f"{{hero}} told {o} about it.",
    )
    s.talk(
        other,
        "Then you must learn to {task}.",
        "You are still small, but you can begin today.",
        "A good {n} must practice a lot.",
        "Why not? Every {n} was small once.",
        "You? {X}? Then show me!",
        mood="kind",
        instead=f"{o} thought that it was a fine idea.",
    )
    s.say(
        "So {hero} began to practice.",
        "{hero} wanted to start at once.",
        "The very same day, {hero} tried to {task}.",
        "{He} tried to {task}, just like {x}.",
    )
    for t in s.sample(
        [
            "The first time, it went wrong. {He} fell over {his} own feet.",
            "{He} tried to {task}, but it was much harder than {he} had thought.",
            "{He} practiced in the morning, and {he} practiced at night.",
            'Some of the others laughed. "You will never be {x}!"',
            "{He} made one mistake after another.",
            "{He} read a book about {x} and looked at all the pictures.",
        ],
        s.turns(1, 3),
    ):
        s.say(t)
    s.beat("sad", 0.5, a="hero")
    s.par(0.5)
    if n not in _NO_MASTER and s.chance(0.6):
        kind = replace(
            s.roles["hero"].kind,
            name=n,
            pron="any",
            tags=frozenset(["person", "grown", "hands", "legs", "holds", "eats"]),
            adjs=("old", "kind", "busy", "famous"),
        )
        s.add_char("helper", kind=kind, named=s.chance(0.5))
        s.say(
            "{One_day}, {hero} met {helper.a}.",
            "Then {he} met {helper.a}, a real {n}!".replace(", a real {n}", "") + " {He} could hardly believe it.",
            "So {he} went to see {helper.a}.",
        )
        s.talk(
            "hero",
            "I want to be {x}, too. Will you teach me?",
            "Please show me how to {task}!",
            "How did you become {x}?",
            "What must {x} know?",
            instead="{hero} wanted to learn from {helper}.",
        )
        s.talk(
            "helper",
            "When I was small, I could not {task}, either.",
            "Come and help me. That is how every {n} begins.",
            "The secret is to {task} every day, and to do it with love.",
            "Good! I need somebody to help me.",
            mood="kind",
            instead="{helper} let {hero} help.",
        )
        s.say(
            "So {hero} helped and watched and learned.",
            "{helper} showed {hero} how to {task}, step by step.",
            "{hero} came back every day for a week.",
        )
        s.say(
            "And {one_day}, {helper} was {sick|away}, and {hero} had to do it all alone. It went well!",
            "At last, {hero} tried to {task} again. This time, it worked!",
            "Soon {hero} could {task} almost as well as {helper}.",
        )
        s.talk(
            "helper",
            "You will be a fine {n} one day.",
            "Now you are a real little {n}!",
            "Well done! That is how a {n} does it.",
            mood="proud",
            instead="{helper} was very proud of the little {n}.",
        )
    else:
        s.say(
            "But {one_day}, everyone needed {x}, and there was none.",
            "{One_day}, {" + other + '} needed help. "If only we had {x} here!"'
            if s.talks
            else "{One_day}, there was trouble, and only {x} could help.",
        )
        s.say(
            '{hero} took a deep breath. "I will try," {he} said.'
            if s.talks
            else "{hero} took a deep breath. {He} wanted to try it.",
            "There was nobody else who could {task}. So {hero} stepped forward.",
        )
        s.say(
            "{He} remembered all that {he} had practiced. And it worked!",
            "{He} was nervous, but this time {he} did everything right.",
            "It was not perfect, but it was good. Everyone was glad.",
        )
        s.say(
            "Everyone clapped for the little {n}.",
            '"Hooray for our {n}!" they shouted.',
            '"You are a real {n} now!" said {' + other + "}.",
        )
    s.talk(
        "hero",
        "I am {x}! A small one, but {x}!",
        "One day I will be a big {n}.",
        "It is wonderful to be {x}!",
        mood="happy",
        instead="{hero} felt like a real {n}.",
    )
    finish(
        s,
        [
            "And when {hero} was grown, {he} really became {x}.",
            "From then on, everyone called {him} the little {n}.",
            "That night, {hero} dreamed that {he} was the best {n} in the world.",
            "If you ever need {x}, ask {hero.raw}!",
            "{hero} still had a lot to learn, but {he} was a {n} at heart.",
        ],
        (
            "Everyone starts small.",
            "If you practice, you can become what you dream of.",
            "Big dreams start with small steps.",
        ),
        friend=False,
    )


# --------------------------------------------------------------------------------------------------------------------
LEARN_LEGS = split("""whistle, read, swim, dance, sing, count to a hundred, jump high, climb a tree, stand on one leg, skate, tell the time, say please in ten languages, hop backward, roll down a hill, tell jokes, tell stories, sing high notes, wink, run fast, be brave, sleep in the dark, jump over the fence, spell, howl like a wolf, sneeze quietly, blow bubbles, walk on tiptoe,
    skip, make a somersault, spin around, hum, speak in front of others, find the way home, walk on a rope, be patient, say no, dive, listen, ski, laugh like an owl, hide well, walk on ice, ride a pony, find mushrooms, read a map""")
LEARN_HANDS = split("""write, paint, draw, bake, cook, knit, sew, ride a bike, play the flute, play the drum, play the piano, play the violin, juggle, tie a bow, make a fire, fly a kite, play chess, row a boat, make soup, bake bread, do a magic trick, write a name, draw a horse, fold a paper boat, catch a ball, throw a ball, play the guitar, play the trumpet, snap,
    do a handstand, build a snowman, make pancakes, plant a tree, carve wood, tie a knot, ride a scooter, weave a basket, fish, play cards, clap in time, make ice cream, button a coat, bake a cake, ring the bell, sail a boat, milk a cow""")


@plot(
    weight=1.3,
    hero=HERO,
    worlds=LAND,
    gists=["who wants to learn to {x}", "who wanted to learn to {x}", "who cannot {x}", "who learns to {x}"],
)
def wants_to_learn(s: Story) -> None:
    """The hero wants to learn something, fails, finds a teacher or a trick, and can do it."""
    tags = s.roles["hero"].kind.tags
    for _ in range(20):
        x = s.pick(LEARN_LEGS + LEARN_HANDS) if "hands" in tags else s.pick(LEARN_LEGS)
        if (
            not (x in ("swim", "dive") and ("swims" in tags or s.world in ("house", "castle")))
            and not (
                x in ("run fast", "jump high", "climb a tree", "hop backward")
                and tags & {"fast", "jumps", "climbs"}
                and "person" not in tags
            )
            and not ("howl" in x and "wolf" in s.roles["hero"].kind.name)
        ):
            break
    s.set(x=x, xing=gerund(x))
    frames = [
        *wish_frames("learn to {x}"),
        "WHO could not {x}.",
        "WHO could do many things, but {he} could not {x}.",
        "All the others could {x}. Only WHO could not.",
        "There once was {hero.a} who could not {x}.",
        '"I cannot {x}," said WHO. "But I want to learn it!"',
        '"Please teach me to {x}," said WHO.',
        "WHO wanted to learn how to {x}.",
    ]
    if not lead(s, frames):
        s.say(
            "{hero} wanted to learn to {x}.",
            "But there was one thing that {he} could not do: {he} could not {x}.",
            "{One_day}, {hero} wanted to learn to {x}.",
        )
    s.say(
        "All {his} friends could {x} already.",
        "{He} had tried to {x} many times, but it never worked.",
        "{He} thought that {xing} must be wonderful.",
        "{His} {big cousin|best friend} could {x} very well.",
        "Every day, {he} saw others who could {x}, and {he} wanted to do it, too.",
        "When others began to {x}, {he} only watched.",
        "{He} dreamed that {he} could {x}, but when {he} woke up, {he} could not.",
    )
    s.talk(
        "hero",
        "I want to {x}, too!",
        "How do you {x}?",
        "Why can I not {x}?",
        "Today I will learn to {x}!",
        "It looks so easy!",
        instead="{hero} wanted to begin at once.",
    )
    s.par()
    s.say(
        "So {he} tried it.",
        "{He} took a deep breath and tried to {x}.",
        "{hero} went {place.to} and tried to {x} where nobody could see {him}.",
        "First, {he} tried it all alone.",
    )
    for t in s.sample(
        [
            "It went wrong. {He} could not {x}.",
            "{He} tried once, twice, three times. It looked very funny.",
            "{He} tried to {x} with {his} eyes closed. That did not help.",
            '"One, two, three, go!" {he} said. But nothing happened.',
            "{He} tried and tried until {he} was tired.",
            'A crow saw it and laughed. "You call that {xing}?"' if s.talks else "A crow saw it and laughed.",
        ],
        s.turns(1, 3),
    ):
        s.say(t)
    s.beat("sad", 0.6, a="hero")
    s.talk(
        "hero",
        "I will never learn to {x}!",
        "I cannot {x}. I give up.",
        "It is too hard for me to {x}.",
        mood="sad",
        instead="{He} thought that {he} would never learn to {x}.",
    )
    s.par(0.5)
    role = s.pick(("helper", "elder", "friend"))
    s.add_char(role, "wise/grown/animal !vehicle" if role == "helper" else "")
    r = "{" + role
    if role == "helper":
        s.beat("meet", b="helper")
    else:
        s.say(
            f"{r}}} saw that {{hero}} wanted to learn to {{x}}."
            if s.roles[role].pron != s.roles["hero"].pron
            else f"{r}}} had seen it all.",
            f"Then {r}}} came along.",
            f"Just then, {r}}} sat down beside {{him}}.",
        )
    s.talk(
        role,
        "I could not {x} either when I was small.",
        "Do you want to {x}? I will show you.",
        "You are too fast. Try to {x} slowly.",
        "Nobody can {x} on the first day.",
        "Shall I tell you my secret about {xing}?",
        mood="kind",
        instead=f"{r}}} wanted to help {{him}} to {{x}}.",
    )
    s.talk(
        role,
        "Start small, and do a little every day.",
        "Watch me first. Then do what I do.",
        "Do not think so much. Just try.",
        "Breathe in, breathe out, and then begin.",
        "Do not be afraid of mistakes.",
        mood="soft",
        instead=f"{r}}} showed {{hero}} how to do it, step by step.",
    )
    s.say(
        "They practiced together {every day|all afternoon|for a whole week}.",
        f"{{hero}} watched {r}}} and then tried to {{x}} again.",
        "The first day was hard. The second day was better.",
        "{hero} listened well and tried to {x} once more.",
    )
    s.beat("again", 0.5, a="hero")
    s.maybe(
        0.5,
        "It was almost right. Only a little was missing.",
        "Bit by bit, it got better.",
        "Sometimes it worked, and sometimes it did not.",
    )
    s.par(0.4)
    s.say(
        "And then, all of a sudden, {hero} could {x}!",
        "And {what do you think|look}! {hero} could {x}!",
        "At last, it worked. {hero} could {x}!",
        "One more try, and then {hero} could really {x}.",
    )
    s.talk(
        "hero",
        "I can {x}! I can {x}!",
        "Look at me! I can {x}!",
        "{Xing} is so much fun!",
        "I did it! Now I can {x}, too!",
        mood="happy",
        instead="{hero} was so proud that {he} could {x}.",
    )
    s.maybe(
        0.6,
        f"{r}}} {{clapped and laughed|was very proud of {{him}}}}."
        if s.roles[role].pron != s.roles["hero"].pron
        else f"{r}}} {{clapped and laughed|was very proud}}.",
        "Everyone came to see how well {he} could {x}.",
    )
    finish(
        s,
        [
            "From then on, {hero} wanted to {x} every day.",
            "And now {hero} teaches others to {x}.",
            "That night, {hero} dreamed of {xing}.",
            "And nobody could {x} with so much joy as {hero}.",
            "Now {hero} could {x}, and {he} already knew what {he} wanted to learn next.",
        ],
        (
            "If you practice, you will learn it.",
            "Nobody can do everything on the first day.",
            "It is all right to ask for help.",
            "Mistakes help us to learn.",
        ),
        friend=role == "friend",
    )


# --------------------------------------------------------------------------------------------------------------------
GIVE = table(
    made="""a cake, a card, a scarf, a picture, a paper star, a birthday card, a basket, a necklace of nuts, a crown of flowers, a poem, a pie, a pillow, a hat, a drawing, a bracelet, a kite, a little boat, a box with a lid, a candle, a puppet, a lantern, a jar of jam, a blanket, a letter, a birthday cake, a paper flower, a birdhouse, a quilt, a bowl of soup, a pair of mittens, a wooden spoon, a book of pictures, a garland, a paper crown""",
    found="""a flower, a red flower, a shell, a stone, a shiny stone, a feather, a big apple, a four-leaf clover, a basket of berries, a bunch of flowers, a pine cone, a rose, a golden leaf, a yellow daisy, a sunflower, a round pebble, a pumpkin, a pot of honey, a blue feather, a bag of nuts, a white pebble, a ripe pear, a bag of chestnuts, a tulip, a heart-shaped stone""",
    bought="""a new hat, a ball, a teapot, a book, a cup, a clock, a silk ribbon, a balloon, a bell, a music box, a plant, a lamp, a soft pillow, a toy horse, a mirror, a blue vase, a red umbrella, a warm coat, a box of pencils, a watering can""",
)


@plot(
    weight=1.3,
    hero=HANDY,
    worlds=LAND,
    gists=[
        "who wants to give a present",
        "who wants to give {x} to {who}",
        "and a present for {who}",
        "who looks for {x}",
    ],
)
def wants_to_give(s: Story) -> None:
    """The hero wants to give somebody a present; it is hard to get, it breaks, and all is well."""
    kind, x = draw(s, GIVE)
    noun = x.split(" ", 1)[1]
    core = noun.split(" with ")[0]
    n = noun.split(" of ")[1] if noun.startswith(("pair of",)) else core
    if n.split()[0] in (
        "red",
        "big",
        "shiny",
        "golden",
        "yellow",
        "round",
        "blue",
        "white",
        "ripe",
        "new",
        "silk",
        "soft",
        "warm",
        "little",
        "wooden",
        "heart-shaped",
    ):
        n = n.split(" ", 1)[1]
    plural = noun.startswith("pair of")
    role = "elder" if s.chance(0.5) else "friend"
    s.add_char(role)
    g = s.roles[role]
    if role == "elder" and g.rel:
        target, bare = f"{{his}} {g.rel}", f"{g.rel}"
    else:
        role = "friend"
        s.roles.pop("elder", None)
        if "friend" not in s.roles:
            s.add_char("friend")
        g = s.roles["friend"]
        target, bare = "{friend}", "a friend"
    r = "{" + role
    s.set(
        x=x,
        n=n,
        who=f"a {bare}" if role == "elder" else "a friend",
        they="they" if plural else "it",
        them="them" if plural else "it",
        was="were" if plural else "was",
    )
    reason = s.pick(("birthday", "birthday", "sick", "thanks", "sad"))
    T = target if role == "elder" else "{his} friend"
    frames = [
        f"WHO wanted to give {T} {{x}}.",
        f"WHO wanted to give {T} {{x}}.",
        f"WHO wanted to give {{x}} to {T}.",
        f"{{One_day}}, WHO wanted to give {T} {{x}}.",
        f"There once was {{hero.a}} who wanted to give {T} {{x}}.",
        f"WHO needed {{x}}. It was a present for {T}.",
        f"WHO had an idea: {{he}} wanted to give {T} {{x}}.",
        f"WHO was looking for a present for {T}. It should be {{x}}.",
        f"{{hero.raw}} was a {{hero.adj}} {{hero.kind}} who wanted to give {T} {{x}}.",
        f"Once upon a time, there was {{hero.a}} who wanted to give {T} {{x}}.",
    ]
    if T.startswith("{his} ") and s.talks:
        mine = T.replace("{his}", "my")
        frames += [
            f'"I want to give {mine} {{x}}," said WHO.',
            f'"{{X}}! That is what I will give {mine}," said WHO.',
            f'"I need {{x}} for {mine}," said WHO {{one_day}}.',
        ]
    if not lead(s, frames):
        s.say(f"{{hero}} wanted to give {target} {{x}}.", f"{{One_day}}, {{hero}} wanted to give {target} {{x}}.")
    if role == "friend":
        s.say(
            "{friend} was a very good friend, and {x} would make {friend.him} happy."
            if not plural
            else "{friend} was a very good friend, and {x} would be just right.",
            "{friend} had always wanted {x}.",
        )
    if reason == "birthday":
        s.say(
            f"It was almost {r}}}'s birthday, and {{x}} would be {{the best present|just the right thing}}.",
            f"{r}}} had a birthday soon. And what is better than {{x}}?",
            f"The next day was {r}}}'s birthday. {{X}} had to be ready by then.",
        )
    elif reason == "sick":
        s.say(
            f"{r}}} was sick in bed, and {{x}} would help.",
            f"{r}}} was not well. {{X}} would surely make {r}.him}} smile.",
        )
    elif reason == "thanks":
        s.say(
            f"{r}}} had always been so kind. {{X}} should say thank you.",
            f"{r}}} had helped {{him}} so often. Now {{hero}} wanted to say thank you with {{x}}.",
        )
    else:
        s.say(
            f"{r}}} had been sad for days. {{X}} would surely help.",
            f"{r}}} had not smiled for a long time. Perhaps {{x}} would bring back {r}.his}} smile.",
        )
    s.talk(
        "hero",
        "It must be the prettiest {n} of all!" if not plural else "They must be the prettiest {n} of all!",
        "I hope that I can find {x}."
        if kind == "found"
        else "I will make the best {n} in the world!"
        if kind == "made"
        else "I will find the right {n}!",
        "Nobody must know about the {n}. It is a secret.",
        "How happy {" + role + ".he} will be about the {n}!",
        mood="happy",
        instead="The {n} should be a surprise.",
    )
    s.par()
    if kind == "made":
        s.say(
            "So {hero} began to make the {n}.",
            "{He} got everything that {he} needed for the {n}.",
            "{hero} shut the door and started to work on the {n}.",
        )
        fails = [
            "But then something went wrong with the {n}.",
            "But the {n} did not look right.",
            "Oh no! {He} dropped the {n}, and it was spoiled.",
            "It was not easy to make {x}.",
        ]
        if plural:
            fails = ["But it was not easy to make {x}.", "But the {n} did not look right."]
    elif kind == "found":
        s.say(
            "So {hero} went out to find {x}.",
            "{He} began to look for {x}.",
            "{hero} looked for the right {n} everywhere.",
        )
        fails = [
            "{He} looked {place.in}, but there was no {n}.",
            "{He} found {a} {n}, but it was too {small|plain|old}.".replace("{a}", "a"),
            "{He} looked {place.spot}. No {n}!",
            "At last, {he} had {x}, but on the way home the wind took it away."
            if n in ("feather", "leaf", "clover")
            else "{He} walked a long way, but {he} did not find {x}.",
        ]
        if noun.startswith(("basket", "bunch", "bag", "pot")):
            fails = [f for f in fails if "found a {n}" not in f]
    else:
        s.say(
            "So {hero} went to the {shop|market} to get {x}.",
            "{hero} had saved a few coins for {x}.",
            "In a shop window, {he} saw just the right {n}.",
        )
        fails = [
            "But {he} did not have enough coins for {x}.",
            "But somebody had just bought the last {n}.",
            '"The {n} costs ten coins," said the man in the shop. {hero} had only six.',
        ]
    for i, t in enumerate(s.sample(fails, s.turns(1, 2))):
        s.say(t[4].upper() + t[5:] if i and t.startswith("But ") else t)
    s.beat("sad", 0.6, a="hero")
    s.talk(
        "hero",
        "Now I have no {n}!",
        "What shall I do without the {n}?",
        "I wanted to give away {x} so much!",
        mood="sad",
        instead="Now there was no {n}, and {hero} did not know what to do.",
    )
    if s.chance(0.65):
        s.add_char("helper", "!vehicle")
        s.beat("meet", b="helper")
        s.talk(
            "helper",
            "Why do you need {x}?",
            "What is wrong? Do you need {x}?",
            "You look so sad. Can I help you?",
            mood="kind",
            instead="{helper} saw that {hero} was sad.",
        )
        s.say("{hero} told {helper} about the {n}.", "{hero} told {helper} everything about the present.")
        s.say(
            "{helper} smiled and helped {hero} with the {n}."
            if kind == "made"
            else "{helper} knew where to find {x}."
            if kind == "found"
            else "{helper} needed help with some work, and for that {he} got the last coins.".replace("{he}", "{hero}"),
            '"We will do it together," said {helper}.' if s.talks else "{helper} wanted to help.",
        )
    else:
        s.beat("again", a="hero")
        s.maybe(
            0.6,
            "{He} worked on and on."
            if kind == "made"
            else "{He} went on and on."
            if kind == "found"
            else "{He} helped a neighbor and got some coins.",
            "It took a long time.",
        )
    s.say(
        *{
            "made": ("And then the {n} {was} done. {They} looked wonderful!", "At last, the {n} {was} ready."),
            "found": ("And then {he} saw {them}. It was the most beautiful {n} of all!", "At last, {hero} had {x}!"),
            "bought": ("In the end, {hero} could buy the {n}.", "At last, {hero} had {x}!"),
        }[kind]
    )
    s.say(
        "{He} wrapped the {n} in paper and ran home."
        if not any(
            w in n
            for w in (
                "soup",
                "cake",
                "pie",
                "flower",
                "rose",
                "tulip",
                "daisy",
                "poem",
                "letter",
                "berries",
                "plant",
                "garland",
                "crown",
                "pumpkin",
                "balloon",
            )
        )
        else "{He} could not wait to give the {n} away.",
        "{He} held the {n} carefully and hurried back.",
        "{He} hid the {n} behind {his} back.",
    )
    s.par(0.5)
    s.say(
        f"Then {{he}} gave the {{n}} to {r}}}.",
        f"When {r}}} saw the {{n}}, {r}.his}} eyes {{grew big|began to shine}}.",
        f"{r}}} took the {{n}} and {{smiled and smiled|could not say a word}}.",
    )
    s.talk(
        role,
        "Is this {n} for me? Thank you!" if not plural else "Are these {n} for me? Thank you!",
        "What a wonderful {n}!" if not plural else "What wonderful {n}!",
        "Nobody has ever given me {x} before!",
        "I love the {n}! Thank you, {hero.call}!",
        mood="happy",
        instead=f"{r}}} was so happy about the {{n}}!",
    )
    s.maybe(0.6, f"{r}}} gave {{hero}} a big hug.", "{hero} was just as happy as if the {n} had been for {him}.")
    finish(
        s,
        [
            f"And {r}}} {{kept the {{n}} forever|looked at the {{n}} again and again}}."
            if n
            not in (
                "cake",
                "birthday cake",
                "pie",
                "bowl of soup",
                "pear",
                "apple",
                "jar of jam",
                "pot of honey",
                "pumpkin",
                "basket of berries",
                "bag of nuts",
                "bag of chestnuts",
            )
            else f"And {r}}} shared the {{n}} with {{hero}}.",
            "It was only {x}, but it came from the heart.",
            "That night, {hero} fell asleep with a smile, thinking of the {n}.",
            "{hero} learned that day that it is fun to give.",
            "What a good day it was, and all because of {x}!",
        ],
        (
            "A present from the heart is the best present.",
            "To give is as nice as to get.",
            "Even a small gift can bring a lot of joy.",
        ),
        friend=role == "friend",
    )
