# ruff: noqa: E501 (long templates)
"""Plots with an open subject, part one: things that are given, carried along, wanted by two, broken, borrowed, or eaten.

The subject noun is drawn from a long list and is named again and again, from the first sentence to the last, so that a
model learns to read it off the prompt. These plots write their own openings: `begin`, in which [H] is the hero ("Mia",
"Mia the fox", "a little fox named Mia") and [E] is the relative ("Grandma", "her big sister Ana").
"""

from models.recipe.cast import Thing
from models.recipe.plots import plot
from models.recipe.story import Story
from models.recipe.words import Object

LAND = "town farm castle house shore snow forest"
HANDY = "hands legs eats !grown !bug !thing !crab"
COLORS = (
    "red",
    "blue",
    "green",
    "yellow",
    "orange",
    "purple",
    "pink",
    "white",
    "brown",
    "silver",
    "golden",
    "gray",
    "black",
    "red",
    "blue",
    "green",
    "yellow",
)
ADJS = ("little", "small", "pretty", "old", "new", "big", "lovely", "tiny", "funny", "little", "special", "plain")
KIN = {
    "she": (("mom", "Mom"), ("mama", "Mama"), ("mother", "Mother"), ("grandma", "Grandma"), ("grandma", "Grandma"),
            ("aunt", None), ("big sister", None)),
    "he": (("dad", "Dad"), ("papa", "Papa"), ("father", "Father"), ("grandpa", "Grandpa"), ("grandpa", "Grandpa"),
           ("uncle", None), ("big brother", None)),
}  # fmt: skip


def words(text: str) -> list[str]:
    """A list that is written with commas and line breaks."""
    return [w.strip() for w in text.replace("\n", ",").split(",") if w.strip()]


def pairs(text: str) -> list[tuple[str, str]]:
    """A list of "noun = rest", separated by semicolons."""
    return [tuple(p.strip() for p in line.split("=", 1)) for line in text.replace("\n", ";").split(";") if line.strip()]


def thing(s: Story, noun: str, colors=COLORS, adjs=ADJS, use: str = "", own: bool = False, role: str = "obj") -> Thing:
    """Put an object of any noun into a role."""
    own_words = noun.split()
    colors, adjs = (tuple(w for w in seq if w not in own_words) for seq in (colors, adjs))
    t = Thing(role, Object(noun, frozenset(), frozenset(), colors, (), adjs, use), s.rng)
    s.roles[role] = t
    if own:
        t.owner = s.roles["hero"]
    return t


def kin(s: Story, siblings: bool = True) -> None:
    """Make the elder a relative who can be named at once: "Grandma", "Uncle Tom", "Mia's big sister Ana"."""
    c = s.roles["elder"]
    options = KIN[c.pron] if siblings else KIN[c.pron][:-1]
    c.rel, c.short = s.pick(options)
    c.name = None
    if c.rel in ("aunt", "uncle"):
        c.short = f"{c.rel.capitalize()} {s.draw_name(c.kind, c.pron, pet=False)}"
    elif c.short is None:
        c.short = c.name = s.draw_name(c.kind, c.pron)
    c.known = True


def sibling(s: Story) -> None:
    """Cast a brother or sister of the hero as {sib}; {sibling} says which."""
    c = s.add_char("sib", kind=s.roles["hero"].kind, named=True)
    age = s.pick(("little", "big", "little", "twin", ""))
    s.set(sibling=f"{age} {'brother' if c.pron == 'he' else 'sister'}".strip())


def subject(s: Story) -> str:
    """How an opening names the hero."""
    hero = s.roles["hero"]
    if not hero.name:
        return "{hero.a}"
    if "person" in hero.kind.tags:
        return s.pick(("{hero.raw}", "{hero.raw}", "{hero.raw}", "{hero.a}", "{hero.a}"))
    return s.pick(("{hero.raw} the {hero.kind}", "{hero.raw} the {hero.kind}", "{hero.a}", "{hero.a}", "{hero.a}", "{hero.raw}"))  # fmt: skip


def begin(s: Story, *frames: str) -> None:
    """An opening of the plot's own; [H] is the hero, [E] the elder."""
    frame = s.choose(frames)
    s.flags.add("scene")
    owner = ("{hero.raw}" if s.roles["hero"].name else "{hero.a}") + "{'s|'s}"
    frame = frame.replace("[H]'s", owner)
    if "[E]" in frame:
        elder = s.roles["elder"]
        text, hero = "{elder.raw}", subject(s)
        if elder.rel and elder.rel.startswith("big "):
            if "[H]" in frame and frame.index("[H]") > frame.index("[E]"):
                hero = "{hero.raw}" if s.roles["hero"].name else "{hero.a}"
                text = hero + "{'s|'s} " + elder.rel + " {elder.raw}"
                hero = "{hero.him}"
            else:
                text = "{hero.his} " + elder.rel + " {elder.raw}"
        frame = frame.replace("[E]", text).replace("[H]", hero)
    elif "elder" in s.roles and s.roles["elder"].rel in ("aunt", "uncle", "big sister", "big brother"):
        s.roles["elder"].known = False  # "his big sister Ana" at the first mention
    s.begin()
    s.add(s.render(frame.replace("[H]", subject(s))))


def finish(s: Story, ends: list[str], morals: tuple, **how) -> None:
    """An ending that speaks of the subject once more, or a general one."""
    if s.chance(0.3):
        s.close(*morals, **how)
        return
    s.par(0.4)
    s.say(*ends)
    if s.morals and s.chance(0.7):
        s.say(*morals)


# --------------------------------------------------------------------------------------------------------------------
# A gift: noun = what it is for (after "could", "liked to")
GIFTS = {
    "sound": pairs("""
music box = listen to its soft song; drum = play it all day; flute = play a sweet tune on it; whistle = blow it in the yard
bell = ring it at the door; trumpet = play it at breakfast; fiddle = play it by the window; guitar = play songs on it
tambourine = shake it and dance; rattle = shake it up and down; harmonica = play it on the steps; toy piano = play three notes on it
horn = blow it from the hill; triangle = tap it with a stick; harp = play it in the evening; cuckoo clock = wait for the little bird
radio = listen to songs; alarm clock = wake up with it; wind chime = listen to it in the wind; accordion = play it for everyone
xylophone = tap a song on it; banjo = play happy songs on it; recorder = play one long note on it; singing top = listen to it hum
"""),
    "toy": pairs("""
sailboat = let it float in the tub; kite = fly it on windy days; toy car = race it over the floor; toy train = push it along
top = watch it spin; yo-yo = make it go up and down; ball = throw it high; wagon = pull it along the path; scooter = ride it around the yard
sled = ride it down the hill; toy plane = make it swoop and dive; rocket = count down from ten; robot toy = wind it up; puppet = make it talk
hoop = roll it down the path; rocking horse = rock on it for hours; jump rope = count to one hundred; toy truck = load it with sand
puzzle = put it together; doll house = move the tiny chairs around; toy castle = play king and queen; pinwheel = hold it in the wind
spinning wheel toy = watch it turn; toy crane = lift little blocks; tricycle = ride it to the corner; sandbox = build castles in it
"""),
    "soft": pairs("""
hat = wear it everywhere; scarf = wear it in the wind; blanket = sleep under it; pillow = rest on it; coat = wear it in the cold
sweater = wear it every day; cap = wear it to school; cape = run around in it; apron = cook in it; raincoat = jump in puddles in it
nightcap = wear it to bed; backpack = carry things in it; quilt = sleep under it; teddy bear = hug it at night; doll = sing to it
toy rabbit = tell it stories; toy elephant = take it to bed; rag doll = dance with it; toy lion = roar with it; shawl = wrap up in it
cushion = sit on it; hammock = swing in it; bathrobe = wear it after a bath; toy whale = hug it; vest = wear it at parties
"""),
    "pet": pairs("""
kitten = play with it; puppy = run with it; hamster = watch it in its wheel; duckling = walk with it to the water; chick = hold it
baby rabbit = feed it clover; lamb = play with it in the grass; pony = brush it; snail = watch it climb; parrot = teach it words
canary = listen to its song; turtle = feed it lettuce; guinea pig = hold it; baby goat = jump with it; piglet = play with it
caterpillar = watch it eat; ladybug = let it walk on one finger; frog = hop with it; mouse = feed it crumbs; calf = give it milk
"""),
    "plant": pairs("""
seed = plant it; bean = plant it; acorn = plant it; tulip bulb = plant it; rose bush = smell the first rose; apple tree = pick the first apples
sunflower seed = plant it; cactus = look at it on the shelf; pot of mint = make tea from it; pumpkin seed = plant it; strawberry plant = pick the first berries
lemon tree = smell its leaves; tomato plant = pick the first tomatoes; fern = look at its green leaves; pea plant = watch it climb
cherry tree = pick the first cherries; daisy plant = count its flowers; pear tree = pick the first pears; lily bulb = plant it
magic bean = plant it; ivy = watch it climb; lavender bush = smell it
"""),
    "tool": pairs("""
lamp = read in bed; lantern = walk in the dark; flashlight = make funny shadows; umbrella = walk in the rain; spoon = stir soup
bucket = carry water; shovel = dig deep holes; rake = make piles of leaves; watering can = water the flowers; paintbrush = paint pictures
hammer = build things; basket = carry berries; cup = drink milk; bowl = eat soup; telescope = look at the stars
magnifying glass = look at ants; compass = find the north; map = find the way; book = read it before bed; notebook = write in it
pencil = draw animals; clock = tell the time; watch = tell the time; candle = light up the room; mirror = make funny faces
ladder = reach the apples; fishing rod = sit by the water; net = catch leaves; jar = keep buttons; teapot = pour tea
rolling pin = bake; broom = sweep the floor; kettle = make tea; pair of binoculars = watch birds; camera = take pictures
paint box = paint pictures; needle = sew; comb = look neat; stool = reach the shelf; desk = draw and write; globe = look at faraway lands
"""),
    "treasure": pairs("""
shell = hear the sea in it; feather = tickle noses; stone = hold it; coin = make it shine; ring = look at it in the sun; necklace = wear it at parties
bracelet = wear it every day; button = look at it; pearl = see it glow; picture = look at it; paper star = hang it up; locket = open and close it
snow globe = shake it and watch the snow; marble = look through it; pine cone = count its sides; postcard = read it again; medal = wear it
ribbon = wear it; crown = play king and queen; glass bird = see it shine; crystal = make rainbows; badge = wear it; wooden heart = hold it
tiny box = open and close it; silver key = dream of doors; paper crane = hang it up; glass ball = look through it
"""),
}

SKILLED = words("""telescope, paintbrush, hammer, fishing rod, net, rolling pin, camera, needle, map, shovel, watch, clock,
    teapot, pair of binoculars, paint box""")  # fmt: skip

GIFT_NEXT = [
    "{Obj} was {the best|the nicest|the finest} gift {he} had ever {got|seen}.",
    "With {obj}, {hero} could {obj.use}.",
    "{hero} looked at {obj} from all sides. {He} could hardly wait to {obj.use}.",
    '"A {obj.noun}! A {obj.noun} of my own!" {hero} {cried|said}.',
    "{Obj} was {obj.color}, and {hero} loved it at once.",
    "{He} wanted to {obj.use} right away.",
    "{hero} had always {wanted|wished for} a {obj.noun}. Now {he} could {obj.use}.",
    '"Thank you for {obj}!" said {hero}. "Now I can {obj.use}."',
    "Nobody {else |}had a {obj.noun} like that. {hero} was very {happy|proud}.",
    "{hero} put {obj} next to {his} bed so that {he} could see it {first thing in the morning|all the time}.",
    "{hero} loved {obj} so much. {He} showed it to everyone.",
]

GIFT_TROUBLE = {
    "sound": [
        ("But {obj} was loud. The baby next door woke up and began to cry.", "quiet"),
        ("But everyone put their hands over their ears. {Obj} was too loud!", "quiet"),
        ("But one day, {obj} made no sound. {hero} tried again. Nothing!", "mend"),
        ("But then {obj} stopped in the middle of a song.", "mend"),
        ("One morning, {obj} only made a funny little squeak.", "mend"),
    ],
    "toy": [
        ("But one day, {obj} bumped against a stone, and there was a crack in it.", "mend"),
        ("But then {friend} stepped on {obj} by accident. Crack!", "mend"),
        ("The next day, {friend} came by and wanted {obj}, too. But there was only one.", "share"),
        ("But {obj} was not easy to use. {hero} tried it, and it went wrong each time.", "learn"),
    ],
    "soft": [
        ("But {obj} fell into a puddle. Now it was wet and brown.", "wash"),
        ("But one day, {hero} dropped {obj} in the mud.", "wash"),
        ("But {obj} got caught on a nail. Rip! There was a hole in it.", "mend"),
        ("One day, {hero} could not find {obj}. It was not in the bed, and it was not under the bed.", "lost"),
    ],
    "pet": [
        ("But that night, {obj} was sad. It did not want to eat.", "lonely"),
        ("But {obj} sat in a corner and did not move at all.", "lonely"),
        ("The next morning, {obj} was gone. The door was open!", "lost"),
        ("But when {hero} woke up, {he} could not see {obj} anywhere.", "lost"),
    ],
    "plant": [
        ("{hero} put {obj} into the ground. {He} waited one day, and another day. Nothing happened.", "wait"),
        ("{hero} gave {obj} a good place in the garden. But after a week, it looked just the same.", "wait"),
        ("{hero} dug a hole for {obj} and gave it water. But it did not grow at all.", "wait"),
        ("{hero} put {obj} in a pot with good earth. Every morning, {he} ran to look. There was nothing new to see.", "wait"),
    ],
    "tool": [
        ("But one day, {hero} could not find {obj}.", "lost"),
        ("But one afternoon, {obj} was not in its place.", "lost"),
        ("But {hero} did not know how to use {obj} well. It went wrong each time.", "learn"),
        ("The next day, {friend} came by. {friend.he} needed a {obj.noun} very much.", "share"),
    ],
    "treasure": [
        ("But one day, {obj} was gone. {hero} had put it down somewhere.", "lost"),
        ("But when {hero} came home, {he} did not have {obj} anymore.", "lost"),
        ("Then {friend} saw {obj} and became very quiet. {friend.he} had nothing so pretty.", "share"),
        ("But {friend} said, \"It is only a {obj.noun}. What is it good for?\" {hero} did not know.", "good"),
    ],
}  # fmt: skip


def find_it(s: Story) -> None:
    """The hero searches for {obj} and finds it."""
    tries = [
        "{hero} looked under the table. There was no {obj.noun}.",
        "{hero} looked behind the door, but {obj} was not there.",
        "Was {obj} on the shelf? No.",
        '"Have you seen my {obj.noun}?" {he} asked everyone. Nobody had seen it.',
        "{hero} looked in the kitchen and in the garden. No {obj.noun}!",
        "{hero} searched in every box. {He} found a {sock|spoon|button}, but not {obj}.",
    ]
    for t in s.sample(tries, s.turns(1, 3)):
        s.say(t)
    s.maybe(0.5, "{He} was very sad without {obj}.", '"I miss my {obj.noun}," {he} said.')


def found(s: Story, who: str) -> None:
    """The place where {obj} turns up."""
    s.set(who="{" + who + "}")
    s.say(
        f"Then {{{who}}} called, \"Come and look!\" There was {{obj}}, safe and sound, in {{the back yard|a quiet corner|the tall grass}}.",
        f"{{{who}}} helped to look. And there, behind {{an old cart|the big tree|the shed}}, was {{obj}}!",
        f"Together with {{{who}}}, {{hero}} looked once more. They found {{obj}} {{behind the house|near the stairs|by the back door}}!",
        f"\"Where were you last?\" asked {{{who}}}. {{hero}} thought hard and ran {{outside|to the garden}}. There it was, {{obj.his}}!",
    )  # fmt: skip
    s.say(
        "{hero} was so glad to have {obj} back.",
        '"There is my {obj.noun}!" {hero} {cried|said} happily.',
        "{hero} held {obj} close and did not want to let go.",
        '"From now on, I will take better care of my {obj.noun}," said {hero}.',
    )


@plot(
    weight=1.6,
    hero=HANDY,
    elder="",
    worlds=LAND,
    gists=["who gets {obj.a}", "and {obj.a}", "who gets a {obj.noun} as a gift", "and the new {obj.noun}"],
)
def gets_a_gift(s: Story) -> None:
    """Somebody gives the hero something; it brings joy, a problem, and joy again."""
    kin(s)
    sort = s.pick([k for k in GIFTS for _ in range(len(GIFTS[k]) // 4) if k != "pet" or s.has("person")])
    noun, use = s.pick(GIFTS[sort])
    colors = () if sort == "plant" else ("white", "brown", "gray", "black") if sort == "pet" else COLORS
    if noun in ("caterpillar", "ladybug", "frog", "parrot", "canary", "snail", "turtle", "duckling", "chick", "piglet"):
        colors = ()
    thing(
        s, noun, colors, ADJS if sort not in ("pet", "plant") else ("little", "small", "tiny", "lovely"), use, own=True
    )
    begin(
        s,
        "[E] gave [H] {obj.a}.",
        "[E] gave [H] {obj.a}.",
        "{One_day}, [E] gave [H] {obj.a}.",
        "[H] got {obj.a} from [E].",
        "[H] got {obj.a} for {his} birthday.",
        "It was [H]'s birthday. {elder} gave {him} {obj.a}." if s.roles["hero"].name else "[E] brought [H] {obj.a}.",
        "{One_day}, [E] came home with a box. In the box was {obj.a} for [H].",
        "On {his} birthday, [H] got {obj.a}.".replace("On {his}", "On a sunny" if s.weather == "sunny" else "One").replace("birthday", "day", 1),
        "Once upon a time, there was {hero.a}. {One_day}, {elder} gave {him} {obj.a}.",
        "Once there was {hero.a} who got {obj.a} from {his} {elder.kind}.",
        "[H] opened a big box. Inside was {obj.a}!",
        "[E] had a surprise for [H]. It was {obj.a}.",
        "[H] had a new {obj.noun}. It was a gift from [E].",
        "{One_day}, [H] found {obj.a} in front of the door. There was a note on it: \"For you.\"",
        "Long ago, there lived {hero.a}. {One_day}, an old woman gave {him} {obj.a}.",
        "[E] went to the market and came back with {obj.a} for [H].",
        "\"This {obj.noun} is for you,\" said [E] to [H].",
        "[E] made [H] {obj.a}." if sort in ("soft", "toy", "tool") and noun not in ("watch", "camera", "telescope", "map") else "[E] gave {obj.a} to [H].",
    )  # fmt: skip
    s.mark("obj")
    s.say(*GIFT_NEXT)
    if s.roles["hero"].name and s.size != "short" and s.chance(0.3):
        s.say("{hero} was a {hero.trait} {hero.kind}{, and {he} took good care of {obj}|}.")
    s.par()
    if sort != "plant":
        s.maybe(
            0.55,
            "Every day, {hero} used {obj} to {obj.use}." if sort == "tool" else "Every day, {hero} liked to {obj.use}.",
            "{hero} took {obj} along when {he} went to see {friend}."
            if sort in ("treasure", "soft")
            else "All day, {hero} thought only of {obj}.",
            "At breakfast and at supper, {hero} talked of nothing but {obj}.",
        )
    text, way = s.pick(GIFT_TROUBLE[sort])
    if sort == "tool" and way == "learn" and noun not in SKILLED:
        text, way = s.pick((GIFT_TROUBLE[sort][0], GIFT_TROUBLE[sort][1], GIFT_TROUBLE[sort][3]))
    if not s.talks and way == "good":
        text, way = GIFT_TROUBLE[sort][0]
    s.say(text)
    s.beat("sad", 0.4, a="hero") if way in ("mend", "lost", "wash", "wait") else None
    s.par(0.4)
    if way == "lost":
        find_it(s)
        found(s, s.pick(("elder", "elder", "friend")))
    elif way == "quiet":
        s.talk(
            "elder",
            "The {obj.noun} is lovely, but it is a bit loud.",
            "Maybe there is a better place for your {obj.noun}.",
            mood="kind",
            instead="{elder} said that {obj} was a bit loud.",
        )
        s.say(
            "First, {hero} tried it with a pillow. But then nobody could hear {obj} at all.",
            "First, {hero} hid {obj} in a drawer. But that was no fun.",
            "{hero} tried to use {obj} very softly. It was hard.",
        )
        s.say(
            "Then {he} had an idea. {He} took {obj} out to the hill, where only the birds could hear it.",
            "Then {hero} took {obj} out into the garden. There it sounded just right.",
            "So {hero} used {obj} only after lunch, when everyone was awake.",
        )
        s.say(
            "A little bird sat down and sang along with {obj}.",
            "Soon the neighbors came to listen to {obj}, and some of them danced.",
            "Even the baby laughed when it heard {obj}.",
        )
    elif way == "mend":
        for t in s.sample(
            [
                "{hero} shook {obj} a little. It did not help.",
                "{hero} turned {obj} around and around. What was wrong with it?",
                "{hero} tied a string around {obj}, but the string {fell off|came loose}.",
                "{friend} looked at {obj}, too, but {friend.he} did not know what to do.",
            ],
            s.turns(1, 2),
        ):
            s.say(t)
        s.say(
            "So {hero} took {obj} to {elder}.",
            "{hero} ran to {elder} with {obj}.",
            "At last, {hero} showed {obj} to {elder}.",
        )
        s.talk(
            "elder",
            "Let me see your {obj.noun}. I think we can mend it.",
            "A {obj.noun} can be mended. Come, help me.",
            "Do not cry. We will fix your {obj.noun} together.",
            mood="kind",
            instead="{elder} said that {obj} could be mended.",
        )
        s.say(
            "{elder} held {obj}, and {hero} helped with both hands. Soon it was as good as new.",
            "They worked on {obj} until supper. Then it was whole again.",
            "It took some time, but at last {obj} was {whole again|as good as new}.",
        )
    elif way == "wash":
        s.say(
            "{hero} rubbed {obj} with a leaf. That made it worse.",
            "{hero} wanted to hide {obj}, but {he} knew that this would not help.",
            '"My poor {obj.noun}!" {hero} said.',
        )
        s.say(
            "{elder} smiled and filled a tub with warm water.",
            "{elder} was not angry. {elder.he} got some soap and warm water.",
            '"We can wash a {obj.noun}," said {elder}.',
        )
        s.say(
            "They washed {obj} and hung it up in the sun. {hero} sat next to it and waited.",
            "{hero} washed {obj} two times, and then they hung it on the line.",
            "They washed and rinsed {obj}. Then it hung by the warm stove until it was dry.",
        )
        s.say(
            "When {obj} was dry, it was {softer|brighter} than before.",
            "By evening, {obj} was clean and smelled of soap.",
        )
    elif way == "share":
        s.talk(
            "friend",
            "May I have the {obj.noun} for a while?",
            "I wish I had a {obj.noun} like that.",
            "Please let me try your {obj.noun}.",
            mood="soft",
            instead="{friend} asked for {obj}.",
        )
        s.say(
            "{hero} held {obj} tight. {He} did not want to give it away.",
            '"No, it is my {obj.noun}," said {hero}. {friend} looked sad.',
            "{hero} thought about it. What if something happened to {obj}?",
        )
        s.say(
            "But then {he} saw {friend}'s face, and {he} held out {obj}.",
            "But it was no fun to have {obj} alone. {hero} went after {friend}.",
            "{elder} had once said that a gift grows when it is shared. So {hero} gave {obj} to {friend} for the day.",
        )
        s.say(
            "Now {both} had {obj} together. That was twice as much fun.",
            "{friend} was very careful with {obj} and brought it back with a {big smile|cookie|flower} before supper.",
            "They took turns with {obj} until the sun went down.",
        )
    elif way == "learn":
        for t in s.sample(
            [
                "{He} tried it slowly. It did not work.",
                "{He} tried it fast. That was even worse.",
                '"This {obj.noun} does not like me," {hero} said.',
                "{hero} put {obj} down and pouted. Then {he} picked it up again.",
            ],
            s.turns(1, 3),
        ):
            s.say(t)
        s.talk(
            "elder",
            "My first {obj.noun} was hard for me, too. Try a little every day.",
            "Nobody can do it at once. Let me show you.",
            "Go slowly. The {obj.noun} will not run away.",
            mood="kind",
            instead="{elder} showed {hero} how to do it, step by step.",
        )
        s.say(
            "So {hero} tried it with {obj} every day, and every day it went better.",
            "{hero} tried again the next day, and the next. On the third day, {obj} did just what {he} wanted.",
            "They tried it together, and at last it worked. {hero} jumped up, with {obj} in the air.",
        )
    elif way == "lonely":
        s.say(
            "{hero} gave it some food, but {obj} only looked away.",
            "{hero} sang a song, but {obj} did not come.",
            "{hero} brought a ball, but {obj} did not want to play.",
        )
        s.talk(
            "elder",
            "Your {obj.noun} is new here. It needs time.",
            "Everything is strange for a little {obj.noun}. Be gentle.",
            "Sit down next to the {obj.noun} and wait.",
            mood="soft",
            instead="{elder} said that {obj} needed time.",
        )
        s.say(
            "So {hero} made a warm bed for {obj} and sat down beside it.",
            "{hero} sat very still and told {obj} a story.",
            "{hero} put a soft cloth into a box for {obj} and waited.",
        )
        s.say(
            "After a while, {obj} came closer and closer. Then it {fell asleep in {hero.his} lap|ate from {hero.his} hand}.",
            "In the middle of the night, {obj} came to {hero} and snuggled up.",
        )
    elif way == "wait":
        for t in s.sample(
            [
                "{hero} sang to {obj}. Nothing happened.",
                '"Hurry up, little {obj.noun}!" {hero} said. It did not help.',
                "{hero} gave {obj} water, and then more water.",
                "{hero} put {obj} where the sun was warm.",
                "{friend} came to look at {obj} and shook {friend.his} head.",
            ],
            s.turns(1, 3),
        ):
            s.say(t)
        s.talk(
            "elder",
            "A {obj.noun} needs water, sun and time.",
            "You cannot hurry a {obj.noun}. Give it time.",
            "Good things grow slowly, and so does your {obj.noun}.",
            mood="kind",
            instead="{elder} said that {obj} needed sun, water and time.",
        )
        s.say(
            "So {hero} took care of {obj} every day and waited.",
            "{hero} waited for many days and never forgot the water.",
            "The days went by. The rain came, and the sun came.",
        )
        s.say(
            "Then, one morning, there was a tiny green leaf. {Obj} was growing!",
            "And one morning, {hero} saw something green. {Obj} had a new leaf!",
        )
        s.maybe(0.7, '"Look, my {obj.noun} is growing!" {hero} {called|cried}.', "By summer, it was as tall as {hero}.")
    else:
        s.say(
            "{hero} went to {elder} and asked what a {obj.noun} was good for.",
            '"Is it true that a {obj.noun} is good for nothing?" {hero} asked {elder}.',
        )
        s.talk(
            "elder",
            "When you look at the {obj.noun}, you will know that somebody loves you.",
            "Not everything must be useful. The {obj.noun} is there to make you glad.",
            mood="soft",
            instead="{elder} said that {obj} was there to make {hero} glad.",
        )
        s.say(
            '{hero} showed {obj} to {friend} once more. "You can {obj.use}," {he} said. {friend} tried it, and {friend.he} had to smile.'
        )
    s.par(0.3)
    finish(
        s,
        [
            "{hero} never forgot the day when {he} got {obj}.",
            "{hero} kept {obj} for many, many years.",
            "From then on, {hero} and {obj} were always together.",
            "It was the best {obj.noun} in the whole world, and it was {hero.hers}.",
            "That night, {hero} dreamed of {obj}.",
            '"Thank you for {obj}," {hero} said again to {elder}.',
            "And when somebody asked {hero} for {his} favorite thing, {he} always said, \"My {obj.noun}!\"",
            "{hero} was {very happy|happy again}, and so was everyone who saw {obj}.",
        ],
        ("A gift is more than a thing. It is a bit of love.", "Take good care of what you are given.", "The best gifts come from the heart."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
EVERYWHERE = {
    "cover": words("""umbrella, hat, blanket, scarf, coat, towel, cape, apron, cap, shawl, raincoat, straw hat, sweater,
        tablecloth, bonnet, jacket, poncho, sun hat, quilt, handkerchief"""),
    "dish": words("""spoon, cup, bowl, bucket, basket, bag, pot, ladle, mug, pail, pan, watering can, shovel, lunch box,
        tin can, teacup, plate, big shell, backpack, jar, purse, box"""),
    "sound": words("""bell, whistle, drum, horn, trumpet, flute, rattle, tambourine, harmonica, triangle, bugle, cowbell,
        music box, fiddle, alarm clock"""),
    "light": words("""lantern, flashlight, lamp, torch, night light, candle, glow stone, glass star"""),
    "long": words("""rope, ribbon, belt, walking stick, fishing rod, jump rope, cane, net, ladder, broom, kite string,
        shoelace, garden hose, wooden sword, magic wand, stick, rake, paddle"""),
    "soft": words("""teddy bear, doll, pillow, toy rabbit, sock puppet, rag doll, cushion, toy mouse, toy lion, toy lamb,
        toy duck, toy elephant, mitten, puppet, toy penguin"""),
    "hard": words("""stone, button, marble, coin, key, shell, acorn, wooden block, pebble, cork, chestnut, wooden spool,
        pine cone, toy car, top, walnut, little ball"""),
    "paper": words("""book, notebook, map, pencil, piece of chalk, crayon, sketchbook, songbook, picture book, paintbrush,
        newspaper, cookbook"""),
}  # fmt: skip

RESCUES = {
    "cover": [
        ["On the path, {hero} saw a baby bird. It was wet and cold.", "{hero} had only {obj}. But that was just right! {He} put it around the baby bird.", "Soon the bird was warm under {obj}. \"Peep!\" it said."],
        ["{friend} had picked a lot of apples, but the bag tore, and the apples rolled away.", "\"Take my {obj.noun}!\" said {hero}. They put all the apples into {obj}.", "Not one apple was lost, because {obj} held them all."],
        ["Then dark clouds came, and it began to rain. A family of mice sat in the grass and had no roof.", "{hero} held {obj} over them like a little tent.", "The rain fell, but under {obj} everyone was dry."],
        ["{hero} met a tiny hedgehog who was lost and cold.", "{hero} wrapped it up in {obj} and carried it home.", "The hedgehog was soon asleep in {obj}."],
    ],
    "dish": [
        ["It had not rained for weeks, and the little tree at the corner was thirsty.", "{hero} looked at {obj}. Yes! {He} filled it with water and ran to the tree.", "{hero} went back and forth with {obj} ten times, until the tree had enough."],
        ["{friend} sat in a small boat, and water came in. \"Help!\" {friend.he} called.", "{hero} jumped in with {obj} and threw the water out, again and again.", "Thanks to {obj}, the boat stayed up until they were back at the bank."],
        ["An old turtle lay on her back in the sand and was very hot.", "{hero} used {obj} to bring her water. Then {he} pushed the sand away with it.", "With the help of {obj}, the turtle was soon on her feet again."],
        ["A row of ants stood at a puddle and could not get across. Their home was on the other side.", "{hero} put {obj} down, and the ants climbed in. Then {he} carried them over.", "All the ants crossed the water in {obj}."],
    ],
    "sound": [
        ["Then a thick fog came. {friend} was out there, and {friend.he} could not see the way home.", "{hero} took {obj} and made as much noise as {he} could.", "{friend} heard {obj} through the fog and walked to the sound, step by step."],
        ["{hero} saw smoke over the bakery. Everyone was asleep!", "{hero} ran through the streets with {obj} and made a lot of noise.", "Because of {obj}, everyone woke up in time, and the little fire was soon out."],
        ["{friend} fell into a deep hole and could not get out. Nobody heard {friend.him}.", "\"I am small, but {obj} is loud,\" said {hero}, and {he} began to play.", "A farmer heard {obj} and came with a rope."],
        ["A flock of crows wanted to eat all the corn in the old farmer's field.", "{hero} stood in the field with {obj} and made a great noise.", "The crows did not like {obj} at all, and they flew away."],
    ],
    "light": [
        ["Then all the lights in the street went out. It was as dark as in a sack.", "Only {hero} had a light. {He} held up {obj}.", "One after another, the neighbors followed {obj}, and they all came home safely."],
        ["In the evening, a little duck was missing. Her mother called and called.", "{hero} took {obj} and shone it into the reeds.", "There, in the light of {obj}, sat the little duck."],
        ["{friend} had to walk home through the dark woods and was afraid.", "\"Come with me,\" said {hero}. \"My {obj.noun} is not afraid of the dark.\"", "They walked along behind the light of {obj}, and the woods did not look so dark anymore."],
    ],
    "long": [
        ["{friend} had slipped into the mud and was stuck up to the knees.", "{hero} held out {obj}. \"Hold on to it!\" {he} called.", "{friend} took hold of {obj}, {hero} pulled, and with a loud plop {friend.he} was free."],
        ["A kite hung high in a tree, and a small boy stood below and cried.", "{hero} reached up with {obj}. A bit more to the left! A bit more!", "At last, {obj} touched the kite, and it came down."],
        ["{hero} saw a little boat that was drifting away from the bank. There was a kitten in it!", "{hero} lay down and reached out with {obj}.", "The kitten held on to {obj} with its claws, and {hero} pulled it to the bank."],
        ["A duckling had fallen between two big rocks and could not get up.", "{hero} let {obj} down between the rocks.", "The duckling climbed up along {obj}, and soon it was back with its mother."],
    ],
    "soft": [
        ["On a bench sat a small child who had lost her mother. She cried and cried.", "{hero} did not know what to say, so {he} put {obj} into her arms.", "The child hugged {obj} and stopped crying. And then her mother came around the corner."],
        ["{friend} had to stay in bed and was sick and lonely.", "\"You can have my {obj.noun} tonight,\" said {hero}.", "With {obj} in {friend.his} arm, {friend} slept well, and in the morning {friend.he} was better."],
        ["A tiny bird fell out of its nest. It fell and fell!", "Quickly, {hero} held out {obj}. Plop! The bird landed right on it.", "{Obj} was so soft that the bird was not hurt at all."],
        ["There was a loud storm, and the little ones were afraid of the thunder.", "{hero} made {obj} dance and speak in a funny voice.", "They all looked at {obj} and forgot the thunder."],
    ],
    "hard": [
        ["A cart with a sleeping baby in it began to roll down the hill!", "{hero} had no time to think. {He} pushed {obj} under the wheel.", "The cart stopped. It was {obj} that held it."],
        ["At the market stood an old woman at a table. The table was wobbling, and all her cups were about to fall.", "{hero} put {obj} under the short leg.", "It fit! With {obj} under its leg, the table stood still."],
        ["{friend} had made a fine snowman, but it had only one eye." if False else "{friend} had made a fine sand man, but it had no nose.", "They looked for a nose everywhere. Then {hero} took {obj} and pushed it into the round face.", "\"{Obj} is the best nose of all,\" {friend} said."],
        ["The wind blew into old Mr. Hill's papers, and they wanted to fly away.", "{hero} put {obj} on top of them.", "The wind blew and blew, but {obj} held the papers down."],
    ],
    "paper": [
        ["{hero} and {friend} walked too far and did not know the way home.", "\"My {obj.noun} can help us,\" said {hero}. With {obj}, {he} made a sign at every corner so that they did not walk in circles.", "Thanks to {obj}, they were home before supper."],
        ["The train stood still for a long time, and the small children began to cry.", "{hero} took out {obj}, sat down with them and made up a story.", "They all looked at {obj} and wanted to hear more and more."],
        ["A traveler came by. He spoke another language, and nobody knew what he wanted.", "{hero} gave him {obj}. With it, the man showed them what he was looking for: a place to sleep.", "Without {obj}, they would never have known."],
    ],
}  # fmt: skip


@plot(
    weight=1.4,
    hero=HANDY + " !tiny",
    worlds="town farm shore snow forest castle",
    gists=[
        "who takes {obj.a} everywhere",
        "and {obj.a}",
        "with {obj.a}",
        "whose {obj.noun} helps in an unexpected way",
    ],
)
def takes_it_everywhere(s: Story) -> None:
    """The hero takes a thing everywhere; others laugh; one day it helps."""
    sort = s.pick([k for k in EVERYWHERE for _ in range(len(EVERYWHERE[k]) // 4)])
    noun = s.pick(EVERYWHERE[sort])
    if noun == "newspaper":
        thing(s, noun, (), ("old",), own=True)
    else:
        thing(s, noun, own=True)
    begin(
        s,
        "[H] had {obj.a}. {He} took it everywhere.",
        "[H] had {obj.a} and took it everywhere.",
        "[H] had {obj.a}.",
        "[H] had {obj.a}. It was {his} favorite thing.",
        "Once upon a time, there was {hero.a} who had {obj.a}.",
        "There once was {hero.a} who never went out without {his} {obj.full}.",
        "Once there was {hero.a}. {He} had {obj.a} and took it everywhere.",
        "[H] never went anywhere without {obj.a}.",
        "[H] loved {his} {obj.full} more than anything.",
        "Everyone knew [H] and {his} {obj.full}.",
        "In {hero.home} lived {hero.a}. {He} had {obj.a}.",
        "Long ago, there was {hero.a} with {obj.a}.",
        "[H] got {obj.a} from {his} {grandma|grandpa|aunt|uncle}. {He} carried it with {him} all day.",
        "This is a story about [H] and {his} {obj.full}.",
    )
    s.mark("obj")
    s.say(
        "When {hero} went to school, {obj} went to school. When {hero} went to bed, {obj} went to bed.",
        "{Obj} came along to breakfast, to the garden and to bed.",
        "{hero} took {obj} to the market, to the river and even into the bathtub.",
        "{hero} ate with {obj} by {his} side and slept with {obj} by {his} side.",
        "There was no place where {hero} did not take {obj}.",
        "In the sun and in the rain, {hero} had {obj} with {him}.",
        "Without {obj}, {hero} felt that something was missing.",
    )
    s.par()
    s.say(
        '"Why do you take {obj.your} everywhere?" asked {friend}.'.replace("{obj.your}", "that {obj.noun}"),
        '{friend} laughed. "Nobody needs a {obj.noun} all day long!" {friend.he} said.',
        "Some of the others laughed at {hero} because of {obj}.",
        '"Leave that {obj.noun} at home," said {friend}. "It is only in the way."',
        "{friend} thought that it was silly to carry {obj} around.",
    )
    s.talk(
        "hero",
        "You never know when you need a {obj.noun}.",
        "I like my {obj.noun}.",
        "My {obj.noun} wants to see the world.",
        "One day, you will be glad about my {obj.noun}.",
        instead=["But {hero} did not mind and took {obj} along anyway.", "{hero} held {obj} tight and said nothing."],
    )
    if s.chance(0.35):
        s.say(
            "The next morning, {hero} left {obj} at home for once. But {he} felt strange without it, and {he} went back to get it.",
            "{hero} thought about it. Should {he} leave {obj} at home? No, {he} could not do that.",
        )
    s.par(0.5)
    s.say(
        "{One_day}, {hero} {went|was} out for a walk, with {obj}, of course.",
        "Then came a day when everything was different. {hero} was on the way home with {obj}.",
        "{One_day}, {hero} and {obj} were on their way again.",
        "But then something happened.",
        "The next day, {hero} took {obj} and went out.",
    )
    scenes = s.sample(RESCUES[sort], 2 if s.size == "long" and s.chance(0.5) else 1)
    for n, scene in enumerate(scenes):
        if n:
            s.par(0.6)
            s.say(
                "And that was not all.",
                "A few days later, {hero} needed {obj} again.",
                "Soon after that, {obj} helped once more.",
            )
        s.say(scene[0])
        if n == 0:
            s.maybe(
                0.5,
                "What could {hero} do? {He} looked at {obj}.",
                '"Oh dear, what now?" {hero} said, and {he} held {obj} tight.',
                '"Think, think!" {hero} said. Then {he} looked at {obj}.',
                "{hero} had nothing with {him} but {obj}.",
            )
        s.say(scene[1])
        s.say(scene[2])
    s.par(0.4)
    s.say(
        '"What luck that you had {obj} with you!" {friend} said.',
        "Now nobody laughed at {obj} anymore.",
        '"I will never laugh at your {obj.noun} again," said {friend}.',
        "Everyone clapped for {hero} and {obj}.",
        '"Hooray for {hero} and the {obj.noun}!" everyone called.',
    )
    finish(
        s,
        [
            "And {hero} still takes {obj} everywhere.",
            "{hero} smiled and took {obj} home.",
            "The next day, {friend} came by, and guess what {friend.he} had! {friend.He} had a {obj.noun}, too.",
            "That night, {obj} lay right next to {hero}'s pillow.",
            '"Well done, my good {obj.noun}," {hero} {whispered|said}.',
            "From then on, everyone was glad when {hero} came along with {obj}.",
        ],
        (
            "A small thing can be a big help.",
            "It is fine to love a thing that others laugh at.",
            "You never know what a thing is good for.",
        ),
    )


# --------------------------------------------------------------------------------------------------------------------
WANTED = {
    "food": words("""cookie, apple, pear, plum, muffin, pancake, piece of cake, carrot, cupcake, peach, bun, donut, banana,
        strawberry, slice of pie, waffle, pretzel, orange, biscuit, honey cake, melon"""),
    "seat": words("""seat by the window, swing, chair, bench, hammock, stool, cushion, rocking chair, sunny spot, big rock,
        saddle, tree stump, pillow, armchair, place by the fire"""),
    "tool": words("""ladder, shovel, bucket, broom, hammer, rake, paintbrush, basket, watering can, wheelbarrow, saw, net,
        spoon, rope, lantern, rolling pin, boat, fishing rod, flashlight, bowl"""),
    "toy": words("""ball, kite, drum, top, sled, scooter, wagon, puppet, yo-yo, toy train, robot toy, jump rope, bicycle,
        tricycle, puzzle, balloon, doll, teddy bear, book, toy car, whistle, rocking horse, hoop, toy boat"""),
    "wear": words("""hat, cape, crown, scarf, umbrella, blanket, coat, mask, apron, necklace, cap, costume, raincoat"""),
}  # fmt: skip


@plot(
    weight=1.1,
    hero="child/animal " + HANDY,
    worlds=LAND,
    gists=[
        "who wants {obj.a}",
        "and somebody who wants the same {obj.noun}",
        "and one {obj.noun} for two",
        "who must share {obj.a}",
    ],
)
def two_want_one(s: Story) -> None:
    """Two want the same thing; they quarrel, and find a way for both."""
    sort = s.pick([k for k in WANTED for _ in range(len(WANTED[k]) // 3)])
    noun = s.pick(WANTED[sort])
    if sort in ("food", "seat"):
        thing(
            s,
            noun,
            (),
            ("big", "small", "little", "tiny", "nice")
            if sort == "food"
            else ("nice", "old", "soft")
            if noun in ("chair", "cushion", "pillow", "armchair", "hammock", "rocking chair")
            else ("nice",),
        )
    else:
        thing(s, noun)
    if s.chance(0.45) or not s.roles["hero"].name:
        sibling(s)
        who = "sib"
        s.set(pair="")
        both = s.pick(("[H] and {hero.his} {sibling} {sib.raw}", "{hero.raw} and {hero.his} {sibling} {sib.raw}"))
    else:
        s.add_char("friend", "hands legs !bug !thing")
        who = "friend"
        both = (
            "{hero.raw} and {friend.raw}"
            if s.has("person") and s.has("person", "friend")
            else "{hero.raw} the {hero.kind} and {friend.raw} the {friend.kind}"
        )
    food = sort == "food"
    begin(
        s,
        f"{both} both wanted {{obj.a}}.",
        f"{both} found {{obj.a}}.",
        f"{{One_day}}, {both} saw {{obj.a}}. They both wanted it.",
        f"There was only one {{obj.noun}}. But {both} both wanted it.",
        f"Once upon a time, {both} had only one {{obj.noun}}.",
        f"{both} had {{obj.a}}. But there was only one {{obj.noun}}, and there were two of them.",
        f"\"I want the {{obj.noun}}!\" said {both.split(' and ')[0]}. \"No, I want the {{obj.noun}}!\" said {both.split(' and ', 1)[1]}.",
        f"It was {{a sunny|a quiet|a rainy}} day. {both} were looking at {{obj.a}}." if s.weather != "snowy" else f"It was cold outside. {both} were looking at {{obj.a}}.",
        f"{both} got {{obj.a}} from {{a kind neighbor|Grandma|Grandpa|an old man}}. It was for both of them.",
        f"{both} did everything together. But {{one_day}}, there was only one {{obj.noun}}.",
        f"Once there was {{hero.a}}. {{One_day}}, {{he}} and {{{who}.raw}}{', {hero.his} {sibling},' if who == 'sib' else ', a {friend.kind},'} saw {{obj.a}}.",
    )  # fmt: skip
    s.mark("obj")
    s.mark(who)
    W = "{" + who
    s.say(
        f'"{{The {{obj.noun}} is mine|I saw the {{obj.noun}} first}}!" said {{hero.raw}}. "No, it is mine!" said {W}.raw}}.',
        f"{{hero.raw}} wanted {{obj}}, and {W}.raw}} wanted {{obj}}, too.",
        f'"I need the {{obj.noun}}," said {{hero.raw}}. "I need the {{obj.noun}} more," said {W}.raw}}.',
        f"It was a very nice {{obj.noun}}. {{hero.raw}} put a hand on it, and {W}.raw}} put a hand on it." if s.has("person") else f"It was a very nice {{obj.noun}}. {{hero.raw}} looked at it, and {W}.raw}} looked at it.",
        f"{{Obj}} looked so good. {{hero.raw}} came closer, and {W}.raw}} came closer, too.",
    )  # fmt: skip
    s.par(0.6)
    quarrel = [
        f"{W}.raw}} {{said|shouted}} that {{hero.raw}} always got everything.",
        f"{{hero.raw}} pulled to the left, and {W}.raw}} pulled to the right." if sort in ("tool", "toy", "wear") else f"{{hero.raw}} pushed a little, and {W}.raw}} pushed back.",
        '"Mine!" "No, mine!" It went back and forth.',
        f"{{hero.raw}} was cross, and {W}.raw}} was cross. Nobody got {{obj}}.",
        "They sat back to back and did not talk. {Obj} was between them.",
        f'"You had the last one," said {{hero.raw}}. "That was long ago," said {W}.raw}}.',
    ]  # fmt: skip
    for t in s.sample(quarrel, s.turns(1, 3)):
        s.say(t)
    s.say(
        "Then something happened. {A fly sat down|A bird sat down|A leaf fell} right on {obj}. The two looked at it, and they had to laugh.",
        "An old {woman|man|neighbor} came by and said, \"How sad {obj} looks when you two fight!\"",
        f"After a while, {W}.raw}} looked sad. {{hero.raw}} saw it, and {{he}} did not feel good anymore.",
        "They were so busy with their fight that a dog came along and almost took {obj} away!",
        "It grew quiet. It was no fun to fight about a {obj.noun}.",
        "Then they heard a small voice. It was a snail. \"What will you do with {obj} when you have no friend?\" it asked.",
    )  # fmt: skip
    s.par(0.4)
    s.say(
        '"I have an idea," said {hero.raw}. "The {obj.noun} is big enough for both of us."' if food or sort == "seat" else '"I have an idea," said {hero.raw}. "First you take the {obj.noun}, and then I do."',
        f'"You can have the {{obj.noun}}," said {W}.raw}} softly. "No, you can have it," said {{hero.raw}}. They both laughed.',
        "{hero.raw} thought about {obj}. Then {he} had an idea.",
        f'"What if we share the {{obj.noun}}?" asked {W}.raw}}.',
    )  # fmt: skip
    if food:
        s.say(
            f"{{hero.raw}} cut {{obj}} into two halves, and {W}.raw}} chose first.",
            "They broke {obj} in the middle. One half was a little bigger, but nobody cared.",
            "They shared {obj}, bite by bite, until there were only crumbs.".replace(
                "until there were only crumbs", "until nothing was left"
            ),
        )
        s.say(
            "{Obj} tasted twice as good.",
            "It was the best {obj.noun} they had ever eaten.",
            "Half of {obj} and a happy friend were better than all of it alone."
            if who == "friend"
            else "Half of {obj} each was just enough.",
        )
    elif sort == "seat":
        s.say(
            "They counted to one hundred. Then it was the other's turn.",
            "{hero.raw} moved over, and there was room for two.",
            f"First {W}.raw}} had {{obj}} and {{hero.raw}} told a story. Then they changed places.",
        )
        s.say(
            "So each of them had {obj} for a while.",
            "{Obj} was much nicer with two.",
            "Nobody had to go without {obj}.",
        )
    elif sort == "tool":
        s.say(
            f"They used {{obj}} together. {{hero.raw}} did one half of the work, and {W}.raw}} did the other half.",
            f"First they took {{obj}} to help {{hero.raw}}, and then they took it to help {W}.raw}}.",
            f"{{hero.raw}} used {{obj}} in the morning, and {W}.raw}} used it in the afternoon.",
        )
        s.say(
            "With {obj} and with two of them, the work was done in no time.",
            "It was much easier to use {obj} with a friend."
            if who == "friend"
            else "It was much easier with two and one {obj.noun}.",
            "{Obj} had never been so busy.",
        )
    elif sort == "toy":
        s.say(
            f"{{hero.raw}} had {{obj}} until the clock struck three, and then {W}.raw}} had it.",
            "They made up a game with {obj} for two.",
            f"{W}.raw}} went first, and {{hero.raw}} watched. Then {{obj}} went from one to the other.",
        )
        s.say(
            "It was more fun than to have {obj} alone.",
            "They laughed so much with {obj} that they forgot whose turn it was.",
            "They played with {obj} until it was dark.",
        )
    else:
        s.say(
            f"{{hero.raw}} wore {{obj}} on the way there, and {W}.raw}} wore it on the way back."
            if noun not in ("umbrella", "blanket")
            else "They crept under {obj} together. There was room for two.",
            f"On one day, {{hero.raw}} had {{obj}}, and on the next day, {W}.raw}} had it.",
            f"{W}.raw}} had {{obj}} before lunch, and {{hero.raw}} had it after lunch.",
        )
        s.say(
            "{Obj} looked good on both of them."
            if noun not in ("umbrella", "blanket")
            else "{Obj} was big enough for two.",
            "So {obj} made two happy.",
            "Nobody was sad about {obj} anymore.",
        )
    finish(
        s,
        [
            f"{{hero.raw}} and {W}.raw}} never fought about {{obj}} again.",
            f"And whenever they saw a {{obj.noun}}, {{hero.raw}} and {W}.raw}} had to laugh.",
            f'"One {{obj.noun}} is enough for two," said {{hero.raw}}, and {W}.raw}} nodded.',
            "And that is the story of one {obj.noun} and two friends." if who == "friend" else "And that is how one {obj.noun} was enough for two.",
            "In the evening, they told everyone about {obj}.",
        ],
        ("Sharing is better than fighting.", "When you share, there is enough for two.", "Half a thing and a whole friend is better than a whole thing alone."),
        friend=who == "friend",
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
BROKEN = {
    "mech": (
        words("""clock, music box, toy train, radio, watch, alarm clock, lamp, sewing machine, robot toy, cuckoo clock,
        flashlight, bell, toy crane, doorbell, fan, typewriter, camera, toy robot, mill, water pump, carousel, weather vane,
        spinning top, telephone, fountain, toy car"""),
        ["{One_day}, {obj} stopped.", "{One_day}, {obj} did not work anymore.", "Then {obj} made a strange sound, and after that it was still.", "{One_day}, {obj} said \"crick, crack\" and stopped."],
        ["{hero} tapped {obj} on the side. Nothing happened.", "{hero} blew the dust off {obj}. It still did not work.", "{hero} put a drop of oil on {obj}, but it did not move.", "{hero} said \"please\" to {obj}. It did not listen."],
        ["{helper} opened {obj} and looked inside. \"Aha! A {crumb|button|bit of sand|tiny snail} is stuck in here.\"", "There was a tiny wheel inside {obj}, and it was loose. {helper} put it back in its place.", "{helper} turned one small screw, and {hero} held {obj} still."],
        ["{Obj} went \"click\", and it worked again!", "And then {obj} began to move. It worked!", "{Obj} was as good as new."],
    ),
    "dish": (
        words("""cup, plate, vase, bowl, teapot, mug, jar, flower pot, jug, pitcher, saucer, piggy bank, glass bird, snow globe,
        tile, sugar bowl, clay horse, candlestick, picture frame, eggcup, mirror"""),
        ["{One_day}, {obj} fell down. Crash! It broke into {two|three|five} pieces.", "But {one_day}, {hero} bumped into the table, and {obj} fell and broke.", "Then {obj} slipped out of {hero}'s hands. Crack!", "{One_day}, a ball hit {obj}, and it broke."],
        ["{hero} put the pieces of {obj} together, but they did not hold.", "{hero} tied a string around {obj}. It fell apart again.", "{hero} tried it with honey. Now {obj} was sticky, but it was still broken.", "{hero} wanted to hide the pieces of {obj} under the rug, but that did not feel right."],
        ["{helper} had good glue. {hero} held the pieces of {obj}, and {helper} put them together, one by one.", "{helper} painted the cracks of {obj} with gold. It took a whole afternoon.", "They laid all the pieces of {obj} on the table and glued them, one after another."],
        ["Now {obj} had a thin line on the side. {hero} thought that it looked pretty.", "When the glue was dry, {obj} was whole again.", "{Obj} looked almost as good as before."],
    ),
    "wood": (
        words("""fence, chair, gate, ladder, swing, bridge, table, bench, doll house, door, bed, birdhouse, rocking horse, stool,
        raft, boat, shelf, sled, mailbox, box, seesaw, doghouse, rabbit hutch, shed, broom, toy boat, rocking chair"""),
        ["{One_day}, {obj} broke with a loud crack.", "{One_day}, the wind blew hard, and a board of {obj} broke.", "Crack! {One_day}, {obj} broke in the middle.", "{One_day}, {hero} saw that {obj} was broken."],
        ["{hero} tied a rope around {obj}. It did not hold for long.", "{hero} leaned a stick against {obj}, but the stick fell over.", "{hero} tried to hold {obj} together with both hands. But nobody can do that all day.", "{hero} pushed the pieces of {obj} together. They fell apart again."],
        ["{helper} brought a hammer and four nails. {hero} held the board, and {helper} did the hammering.", "{helper} found a new board, and together they put it on {obj}. Bang, bang, bang!", "They sawed and hammered all afternoon, and {hero} got to paint {obj} at the end."],
        ["Now {obj} was strong again.", "{hero} pushed against {obj}. It did not even wobble.", "{Obj} was better than before."],
    ),
    "wheel": (
        words("""wheel, wagon, cart, bicycle, wheelbarrow, scooter, toy truck, tricycle, baby carriage, little red tractor,
        roller skate, go-cart, handcart, milk cart, old bus"""),
        ["{One_day}, on the bumpy road, there was a loud crack. {Obj} was broken.", "{One_day}, {obj} went over a big stone and broke.", "{One_day}, {obj} began to wobble. Then it stood still.", "Bump! {One_day}, {obj} hit a stone and would not roll anymore."],
        ["{hero} pushed. {Obj} did not roll.", "{hero} pulled with all {his} might, but {obj} did not move.", "{hero} put a stick under {obj} and lifted it. It fell on its side.", "{hero} kicked {obj} a little. That only hurt {his} foot."],
        ["{helper} turned {obj} over and looked at it. \"It only needs a new pin,\" {helper.he} said.", "{helper} had a little can of oil and a wrench. {hero} held {obj} still.", "Together they put {obj} on its side and fixed it with a strong pin."],
        ["{hero} gave {obj} a push, and it rolled!", "{Obj} rolled as fast as on the first day.", "Round and round it went. {Obj} was fixed!"],
    ),
    "cloth": (
        words("""kite, tent, sail, coat, umbrella, blanket, hat, backpack, teddy bear, rag doll, curtain, pillow, scarf, flag,
        hammock, net, basket, cape, sweater, toy rabbit, balloon basket"""),
        ["{One_day}, {obj} got caught on a thorn. Rip! There was a big hole in it.", "{One_day}, there was a hole in {obj}.", "Rip! {One_day}, {obj} tore on a nail.", "{One_day}, {hero} pulled too hard, and {obj} tore."],
        ["{hero} held the hole in {obj} shut with {his} fingers, but as soon as {he} let go, it was there again.", "{hero} put a leaf over the hole in {obj}. The wind took the leaf away.", "{hero} tried to tie a knot in {obj}. Now it looked funny.", "{hero} tried to glue {obj}. The glue only stuck to {his} fingers."],
        ["{helper} had a needle and strong thread. Stitch by stitch, the hole in {obj} became smaller.", "{helper} found a {yellow|green|blue} patch and sewed it on {obj}. {hero} held the thread.", "{helper} showed {hero} how to sew. They mended {obj} together, one stitch after another."],
        ["Now {obj} had a patch like a {star|heart|little moon}. It was prettier than before.", "{hero} looked at {obj}. The hole was gone!", "{Obj} was whole again, and it had a fine seam."],
    ),
}  # fmt: skip


@plot(
    weight=1.3,
    hero="child/animal " + HANDY,
    helper="grown !thing hands",
    worlds="town farm castle shore snow forest",
    gists=["and {obj.a} that breaks", "and a broken {obj.noun}", "who mends {obj.a}", "whose {obj.noun} is broken"],
)
def broken_thing(s: Story) -> None:
    """A thing breaks; the hero tries alone, and then finds somebody who can help."""
    sort = s.pick([k for k in BROKEN for _ in range(len(BROKEN[k][0]) // 4)])
    nouns, breaks, tries, mends, goods = BROKEN[sort]
    noun = s.pick(nouns)
    big = noun in ("fence", "gate", "bridge", "mill", "fountain", "carousel", "old bus", "shed", "weather vane", "water pump", "little red tractor", "milk cart", "rabbit hutch", "doghouse", "mailbox", "door", "doorbell")  # fmt: skip
    thing(s, noun, () if noun in ("old bus", "little red tractor") else COLORS, () if noun in ("old bus", "little red tractor") else ("little", "old", "pretty", "small", "fine", "big", "nice"), own=not big)  # fmt: skip
    s.set(home=s.pick(("on the hill", "by the river", "in the village", "near the forest", "at the end of the street")))
    if big:
        begin(
            s,
            "There was {obj.a} {home}. [H] saw it every day.",
            "In front of [H]'s home, there was {obj.a}." if s.roles["hero"].name else "[H] lived near {obj.a}.",
            "Once upon a time, there was {hero.a} who lived close to {obj.a}.",
            "[H] loved the {obj.full} {home}.",
            "Once there was {obj.a} {home}. Nobody liked it as much as [H].",
            "[H] and {his} family had {obj.a}.",
        )
    else:
        begin(
            s,
            "[H] had {obj.a}.",
            "[H] had {obj.a}. It was very old, but {he} loved it.",
            "There once was {hero.a} who had {obj.a}.",
            "Once upon a time, there was {hero.a}. {He} had {obj.a}.",
            "[H] had {obj.a} that {his} {grandma|grandpa|father|mother|uncle} had made.",
            "In a small house {home} lived {hero.a}. {He} had {obj.a}.",
            "[H] loved {his} {obj.full}.",
            "Long ago, {hero.a} had {obj.a}.",
            "At [H]'s home, there was {obj.a}." if s.roles["hero"].name else "[H] had {obj.a} at home.",
            "[H] liked {his} {obj.full} best of all {his} things.",
        )
    s.mark("obj")
    s.say(
        "{Obj} was there in good times and in bad times.",
        "{hero} could not think of a day without {obj}.",
        "{hero} said good morning to {obj} every day.",
        "There was no better {obj.noun} far and wide, {he} thought.",
        "{hero} took good care of {obj} and wiped it with a cloth every week."
        if sort not in ("cloth",)
        else "{hero} took good care of {obj}.",
        "{Obj} was {older than {hero.him}|very old}, and everyone liked it.",
        "{hero} was proud of {obj}.",
    )
    s.par()
    s.say(*breaks)
    s.talk(
        "hero",
        "Oh no! The {obj.noun} is broken!" if sort != "cloth" else "Oh no! The poor {obj.noun}!",
        "What will I do without the {obj.noun}?",
        "Oh dear, {obj}!",
        mood="sad",
        instead=["{hero} could not believe it.", "{hero} looked at {obj} and felt like crying."],
    )
    s.beat("sad", 0.3, a="hero")
    for t in s.sample(tries, s.turns(1, 3)):
        s.say(t)
    s.par(0.4)
    if s.size == "long" and s.chance(0.6):
        s.say(
            '{friend} came by. "Throw {obj} away," {friend.he} said. "You can get a new {obj.noun}."',
            '{friend} came by and looked at {obj}. "I think it is too late for that {obj.noun}," {friend.he} said.',
        )
        s.say(
            '"No," said {hero}. "I do not want another {obj.noun}. I want this one."',
            "{hero} shook {his} head. {He} did not want a new {obj.noun}.",
        )
    s.say(
        "Then {helper.a} came by and saw {hero} with {obj}."
        if not big
        else "Then {helper.a} came by and saw {hero} in front of {obj}.",
        "Not far away lived {helper.a} who could mend many things. {hero} went there and told {helper.him} about {obj}.",
        "At last, {hero} asked {helper.a} to look at {obj}.",
        "{hero} sat down beside {obj} and sighed. {helper.a} heard it and stopped.",
    )
    s.talk(
        "helper",
        "A broken {obj.noun}? Let us see.",
        "Do not be sad. I have mended a {obj.noun} before.",
        "Every {obj.noun} can be mended, if you take your time.",
        "Show me the {obj.noun}. Two can do more than one.",
        mood="kind",
        instead="{helper} wanted to help with {obj}.",
    )
    s.say(*mends)
    s.maybe(0.3, "{hero} watched and learned a lot.", "It was not easy, but they did not give up.")
    s.say(*goods)
    s.beat("thanks", 0.5, a="hero", b="helper")
    s.par(0.3)
    finish(
        s,
        [
            "{hero} loved {obj} even more than before.",
            "And if {obj} is not broken again, {hero} still has it today."
            if not big
            else "And {obj} is still there today.",
            "From then on, {hero} was very careful with {obj}.",
            '"A mended {obj.noun} is better than a new one," said {hero}.',
            "Now, when {hero} looked at {obj}, {he} thought of {helper} and smiled.",
            "After that, when something was broken, everyone brought it to {hero}. It had all begun with a {obj.noun}.",
            "{hero} was happy, and {obj} was whole.",
        ],
        ("What is broken can often be mended.", "It is good to ask for help.", "Do not throw a thing away too soon."),
    )


# --------------------------------------------------------------------------------------------------------------------
BORROWED = {
    "hard": words("""bucket, shovel, hammer, pot, pan, broom, rake, ladder, saw, basket, watering can, wheelbarrow, spoon, ladle,
        lantern, compass, whistle, bell, key, pencil, paintbrush, fishing rod, skipping rope, ball, drum, trumpet, flute, rolling pin,
        cake tin, sieve, bicycle, scooter, sled, wagon, toy train, boat, paddle, suitcase, hose, kettle, flashlight, pair of scissors,
        nutcracker, toy truck, top, yo-yo, ruler, lunch box, cookie cutter, egg timer, measuring cup, tin whistle, butterfly net"""),
    "frail": words("""cup, teapot, telescope, camera, vase, magnifying glass, plate, jar, violin, guitar, clock, watch, mirror,
        picture frame, bowl, puppet, model ship, kite, umbrella, pair of binoculars"""),
    "soft": words("""book, coat, hat, blanket, scarf, pillow, tent, towel, cape, sweater, tablecloth, raincoat, backpack, cookbook,
        teddy bear, map, songbook, cap, costume, flag"""),
}  # fmt: skip


@plot(
    weight=1.2,
    hero="child/animal " + HANDY,
    friend="hands legs !bug !thing",
    worlds="town farm castle shore snow forest",
    gists=[
        "who borrows {obj.a}",
        "and a borrowed {obj.noun}",
        "who forgets to bring back {obj.a}",
        "who borrows a {obj.noun} from a friend",
    ],
)
def borrowed_thing(s: Story) -> None:
    """The hero borrows a thing; it is forgotten, lost, broken or dirty; the truth makes it good."""
    sort = s.pick(("hard", "hard", "frail", "soft"))
    thing(s, s.pick(BORROWED[sort]), adjs=("little", "old", "new", "good", "fine", "big", "nice"))
    pal, hero = s.roles["friend"], s.roles["hero"]
    plain = "person" in pal.kind.tags
    f = ("{friend.raw}" if plain else "{friend.raw} the {friend.kind}") if s.chance(0.6) else "{friend.a}"
    if s.chance(0.5):
        f = "{his} friend {friend.raw}" if plain else "{his} friend {friend.raw} the {friend.kind}"
    pal.known = False
    begin(
        s,
        f"[H] borrowed {{obj.a}} from {f}.",
        f"{{One_day}}, [H] borrowed {{obj.a}} from {f}.",
        f"[H] needed a {{obj.noun}}. {f.replace('{his}', '{hero.His}')} had one, and it was very nice." if f.startswith("{his}") else f"[H] needed a {{obj.noun}}, so {{he}} borrowed one from {f}.",
        f"[H] wanted a {{obj.noun}} for just one day. So {{he}} went to {f}.",
        f"Once upon a time, there was {{hero.a}} who borrowed {{obj.a}} from {f}.",
        f"Once there was {{hero.a}}. {{He}} needed a {{obj.noun}}, but {{he}} did not have one. So {{he}} went to {f}.",
        f"[H] had no {{obj.noun}}. But {f} had one.",
        "{friend.raw} had {obj.a}. {One_day}, [H] asked if {he} could borrow it." if plain else "{friend.raw} the {friend.kind} had {obj.a}. {One_day}, [H] asked if {he} could borrow it.",
        f"\"May I borrow your {{obj.noun}}?\" [H] asked {f}.",
        f"[H] had borrowed {{obj.a}} from {f}.",
    )  # fmt: skip
    hero.known = pal.known = True
    s.mark("obj")
    s.say(
        '"Please bring the {obj.noun} back tomorrow," said {friend.raw}.',
        '"Take good care of my {obj.noun}," {friend.raw} said. "I will," said {hero.raw}.',
        '{friend.raw} was glad to lend {obj}. "But I need it on Sunday," {friend.he} said.',
        "It was {friend.raw}{'s|'s} best {obj.noun}, and {hero.raw} promised to be careful.",
        '{friend.raw} gave {obj} to {hero.raw}. "It is the only {obj.noun} I have," {friend.he} said.',
    )
    s.maybe(
        0.6,
        "{Obj} was just what {hero.raw} needed.",
        "All day, {hero.raw} was busy with {obj}.",
        "{hero.raw} took {obj} home and used it right away.",
        "What a good {obj.noun} it was! {hero.raw} wished that it was {hers}.",
    )
    s.par()
    way = s.pick({"hard": ("forgot", "lost", "keep"), "frail": ("broke", "broke", "forgot", "lost"), "soft": ("dirty", "dirty", "forgot", "lost", "keep")}[sort])  # fmt: skip
    if way == "forgot":
        s.say(
            "The next day came, and {hero.raw} forgot all about {obj}.",
            "But {hero.raw} forgot to bring {obj} back. One day went by, and another.",
            "A week went by. {Obj} was still at {hero.raw}{'s|'s} home.",
        )
        s.say(
            "Meanwhile, {friend.raw} needed a {obj.noun} and had none.",
            "{friend.raw} waited and waited for {obj}.",
            "Then {hero.raw} saw {friend.raw}. {friend.he} was trying to work without a {obj.noun}, and it did not go well.",
        )
        s.say(
            "Suddenly, {hero.raw} saw {obj} in the corner. {His} face went red.",
            '"Oh! The {obj.noun}!" {hero.raw} cried. {He} had forgotten it!',
            "That night, {hero.raw} lay in bed and thought of {obj}. {He} sat up. Oh no!",
        )
        s.say(
            "{hero.raw} took {obj} and ran all the way to {friend.raw}.",
            "Early in the morning, {hero.raw} carried {obj} back.",
        )
    elif way == "lost":
        s.say(
            "But in the evening, {obj} was gone.",
            "But then {hero.raw} put {obj} down somewhere, and now {he} could not find it.",
            "When {hero.raw} wanted to bring {obj} back, it was not there.",
        )
        for t in s.sample(
            [
                "{hero.raw} looked behind the house. There was no {obj.noun}.",
                "{hero.raw} looked under the bed. There was a lot of dust, but no {obj.noun}.",
                "{hero.raw} went back along the path, step by step. No {obj.noun}.",
                "Was {obj} in the grass? No, that was only a stone.",
            ],
            s.turns(1, 3),
        ):
            s.say(t)
        s.say(
            "So {hero.raw} went to {friend.raw} with a heavy heart and told the truth about {obj}.",
            "{hero.raw} did not want to tell a lie, so {he} went to {friend.raw} and told {friend.him} that {obj} was lost.",
        )
        s.talk(
            "friend",
            "Thank you for telling me. Let us look for the {obj.noun} together.",
            "Do not cry. A {obj.noun} cannot walk away.",
            mood="kind",
            instead="{friend} was not angry. They looked for {obj} together.",
        )
        s.say(
            "They looked behind the old tree, and there was {obj}!",
            "They looked by the well. There lay {obj}, where {hero.raw} had put it.",
            "After a long time, they found {obj} under a bush.",
        )
    elif way == "broke":
        s.say(
            "But {hero.raw} slipped on the wet grass, and {obj} fell. It was broken!",
            "But a dog ran by and bumped into {hero.raw}. {Obj} fell down. Crack!",
            "But {hero.raw} was not careful for one moment, and {obj} fell on the floor. It broke.",
        )
        s.say(
            '"What will {friend.raw} say about the {obj.noun}?" {hero.raw} {whispered|said}.',
            "{hero.raw} wanted to hide {obj}. But {he} knew that this was not right.",
            "{hero.raw} looked at {obj} and wished that it was all a bad dream.",
        )
        s.say(
            'Then {hero.raw} took {obj} and went to {friend.raw}. "I am sorry. I broke your {obj.noun}," {he} said.',
            '{hero.raw} went to {friend.raw} and showed {friend.him} the broken {obj.noun}. "It was me," {he} said.',
        )
        s.talk(
            "friend",
            "I am sad about the {obj.noun}, but I am glad that you told me.",
            "It is only a {obj.noun}. You are my friend.",
            "Well, then we will mend the {obj.noun} together.",
            mood="soft",
            instead="{friend} was sad about {obj}, but {friend.he} was not angry.",
        )
        s.say(
            "They mended {obj} with glue and a lot of patience.",
            "{hero.raw} worked all week and helped {friend.raw} to mend {obj}.",
            "They took {obj} to an old man who could mend everything. And he mended it.",
        )
    elif way == "dirty":
        s.say(
            "But {hero.raw} fell into the mud, and {obj} fell in, too.",
            "But then a cup of red juice fell over, right on {obj}.",
            "But it began to rain, and {hero.raw} had left {obj} outside.",
        )
        for t in s.sample(
            [
                "{hero.raw} rubbed {obj} with {his} hands. It got worse.",
                "{hero.raw} blew on {obj}. It did not help.",
                '"I cannot give {obj} back like this," {hero.raw} said.',
                "{hero.raw} tried to dry {obj} by running around with it.",
            ],
            s.turns(1, 2),
        ):
            s.say(t)
        s.say(
            "So {hero.raw} got a soft cloth and cleaned {obj} very slowly and carefully.",
            "{hero.raw} cleaned {obj} with a bit of water and let it dry in the sun.",
        )
        s.say(
            "It took the whole evening. Then {hero.raw} brought {obj} back and told {friend.raw} everything.",
            "{Obj} was almost clean, but there was one small spot. {hero.raw} showed the spot to {friend.raw} and said sorry.",
        )
        s.talk(
            "friend",
            "It is a {obj.noun} with a story now.",
            "I can hardly see it. Thank you for telling me.",
            "A spot on a {obj.noun} is not so bad.",
            mood="kind",
            instead="{friend} was not angry at all.",
        )
    else:
        s.say(
            "The next day, {hero.raw} did not want to give {obj} back. It was so nice!",
            "{hero.raw} looked at {obj}. If only {he} could keep it!",
            "{hero.raw} liked {obj} so much that {he} put it under {his} bed.",
        )
        s.say(
            '"Maybe {friend.raw} will forget about the {obj.noun}," {he} thought.',
            '"One more day with the {obj.noun}," {hero.raw} said. And the next day {he} said it again.',
        )
        s.say(
            "But {obj} was no fun anymore. Whenever {hero.raw} looked at it, {he} thought of {friend.raw}.",
            "Then {friend.raw} came to visit. {hero.raw} hid {obj} quickly, and {his} heart beat fast.",
            'Then {he} met {friend.raw}. "I miss my {obj.noun}," said {friend.raw}. {hero.raw} looked at the ground.',
        )
        s.say(
            'So {hero.raw} took {obj} and brought it back. "I kept it too long. I am sorry," {he} said.',
            "In the evening, {hero.raw} brought {obj} back and told {friend.raw} the truth.",
        )
    s.par(0.4)
    s.say(
        '{friend.raw} smiled and took {obj}. "You can borrow it again," {friend.he} said.',
        '"Here is your {obj.noun}," said {hero.raw}, "and here is a {cookie|flower|jar of jam} to say thank you."',
        "{friend.raw} was glad to have {obj} back.",
        '"Come," said {friend.raw}, "let us use the {obj.noun} together."',
        '{friend.raw} looked at {obj} and then at {hero.raw}. "It is good to have a friend like you," {friend.he} said.',
    )
    finish(
        s,
        [
            "From then on, {hero.raw} never kept a borrowed {obj.noun} too long.",
            "And {obj} was back where it belonged.",
            "After that, {obj} often went from one friend to the other.",
            "The two friends used {obj} together all summer."
            if s.weather != "snowy"
            else "The two friends used {obj} together all winter.",
            "And when {friend.raw} needed something, {hero.raw} was the first to lend it.",
        ],
        (
            "Bring back what you borrow.",
            "It is best to tell the truth.",
            "Take good care of things that are not yours.",
        ),
    )


# --------------------------------------------------------------------------------------------------------------------
FOODS = {  # how it is made: one thing (a), mass (m), many (p)
    "bake": (
        words("""plum pie, apple pie, honey cake, carrot cake, lemon cake, loaf of bread, cherry pie, birthday cake, nut cake, pizza,
        chocolate cake, pumpkin pie, berry tart, banana bread loaf, peach pie, pear tart, cheese pie, walnut cake, blueberry pie"""),
        words("""corn bread, gingerbread, apple crumble, banana bread, raisin bread"""),
        words("""cookies, muffins, rolls, buns, cupcakes, biscuits, pretzels, cinnamon rolls, oat cookies, star cookies, sugar buns,
        poppy seed rolls, nut bars, cheese sticks, scones"""),
        ("flour", "sugar", "butter", "eggs"),
    ),
    "cook": (
        words("""pot of stew, omelet"""),
        words("""soup, pumpkin soup, tomato soup, porridge, stew, rice pudding, jam, strawberry jam, applesauce, bean soup, noodle soup,
        vegetable stew, corn soup, carrot soup, chocolate pudding, cocoa, plum jam, potato soup, mushroom soup, onion soup, cabbage soup"""),
        words("""noodles, dumplings, potatoes, beans, pancakes, waffles, scrambled eggs, baked apples, rice balls, mashed potatoes, pea fritters,
        apple fritters, meatballs, potato pancakes, spring rolls, roasted chestnuts, corn cobs"""),
        ("salt", "milk", "butter", "water"),
    ),
    "mix": (
        words("""fruit salad, sandwich, milkshake, salad, berry drink"""),
        words("""lemonade, ice cream, apple juice, peach tea, berry juice, mint tea"""),
        words("""sandwiches, snow cones, fruit sticks, cheese rolls"""),
        ("honey", "lemons", "berries", "ice"),
    ),
}  # fmt: skip


@plot(
    weight=1.3,
    hero="child/animal " + HANDY,
    elder="",
    worlds="town farm castle house shore snow forest",
    gists=["who makes {a_food}", "and {a_food}", "who loves {foodname}", "and {foodname} for everyone"],
)
def special_food(s: Story) -> None:
    """The hero makes a special dish; something is missing, or goes wrong; all eat together."""
    kin(s, siblings=False)
    how = s.pick(("bake", "bake", "cook", "cook", "mix"))
    ones, mass, many, needs = FOODS[how]
    noun = s.pick(ones + mass + many)
    many_ = noun in many
    s.set(
        food=noun, foodname=noun if noun in mass or many_ else f"a {noun}", the=f"the {noun}",
        a_food=noun if many_ else f"a {noun}" if noun in ones else noun,
        it="they" if many_ else "it", them="them" if many_ else "it", was="were" if many_ else "was", had="have" if many_ else "has",
        smells="smell" if many_ else "smells", are="are" if many_ else "is", need=s.pick(needs), needs="need" if many_ else "needs",
        make="bake" if how == "bake" else s.pick(("make", "cook")) if how == "cook" else "make", this="these" if many_ else "this",
        made="baked" if how == "bake" else "made", tastes="taste" if many_ else "tastes", some="" if noun in ones else "some ",
    )  # fmt: skip
    s.set(some_food=s.vars["a_food"] if noun in ones else s.pick((noun, f"some {noun}")))
    begin(
        s,
        "[H] wanted to {make} {some_food}.",
        "{One_day}, [H] wanted to {make} {some_food}.",
        "[H] loved {foodname} more than anything." if noun not in ones else "[H] wanted to {make} {foodname} for {his} family.",
        "[E] and [H] wanted to {make} {some_food}.",
        "It was a cold day. [E] and [H] made {some_food}." if s.weather in ("snowy", "rainy", "windy", "cloudy") else "It was a fine day. [E] and [H] made {some_food}.",
        "Once upon a time, there was {hero.a} who wanted to {make} {some_food}.",
        "Once there was {hero.a} who made the best {food} far and wide.",
        "In {hero.home} lived {hero.a}. {One_day}, {he} wanted to {make} {some_food}.",
        "\"Today we will {make} {some_food},\" said [E] to [H].",
        "[H] was hungry. {He} wanted {some_food}.",
        "[E] made the best {food} in the world, and [H] wanted to learn how.",
        "There was going to be a party, and [H] wanted to {make} {some_food}.",
        "[H] had never made {foodname} before. {One_day}, {he} wanted to try.",
    )  # fmt: skip
    s.mark("elder")
    s.say(
        "The {food} had to be very good, because {it} {was} for {a sick friend|Grandma's birthday|the whole family|the party|the new neighbors}.".replace(
            "Grandma's birthday|" if s.roles["elder"].rel == "grandma" else "\0", ""
        ),
        "Nothing was as good as {foodname}, {hero} thought.",
        "{hero} could already smell the {food}.",
        "{elder} knew how to {make} {foodname}, and {elder.he} got out a big bowl.",
        '"I will {make} the best {food} of all," {he} said.',
        "For the {food}, they needed a big bowl, a spoon and a lot of time.",
        "{hero} put on an apron and got everything ready for the {food}.",
    )
    s.par(0.6)
    if how == "mix":
        s.maybe(0.6, "{He} washed, cut and mixed.", "{hero} got a bowl and a big spoon.")
    else:
        s.maybe(
            0.6,
            "{He} stirred and stirred until {his} arm was tired.",
            "{hero} washed {his} hands and began to stir.",
            "A little of this, a little of that, and then stir, stir, stir!",
        )
    way = s.pick(("missing", "missing", "small", "wrong", "thief", "burned" if how != "mix" else "wrong"))
    if way == "missing":
        s.say("But then {hero} saw that there {was_n} no {need} left for the {food}.".replace("{was_n}", "were" if s.vars["need"] in ("eggs", "lemons", "berries") else "was"),
              '"Oh no!" said {hero}. "We have no {need} for the {food}!"', "But one thing was missing for the {food}: {need}.")  # fmt: skip
        s.say(
            "{He} looked in every jar. There was {salt|tea|rice|sand}, but no {need}.".replace(
                "salt|", "" if s.vars["need"] == "salt" else "salt|"
            ),
            "Without {need}, the {food} would not be right.",
            "{hero} looked high and low.",
        )
        for _ in range(s.turns(1, 2)):
            s.say(
                '{hero} ran to the neighbor. "Do you have {need} for my {food}?" {he} asked. "No," said the neighbor, "but I have a little {cinnamon|mint|cream}."',
                "{hero} asked at the farm. The farmer had none either, but he wanted to taste the {food} later.",
                '{hero} met {friend}. "I need {need} for the {food}," {he} said. "Ask the old woman by the well," said {friend.he}.',
                '{hero} asked the miller. "I have only flour," he said. "But the {food} will be fine, you will see."'
                if s.vars["need"] != "flour"
                else "{hero} asked at the mill, but the mill was closed.",
            )
        s.say(
            "At last, {friend} came with a little bag. In it {was2} {need}!".replace(
                "{was2}", "were" if s.vars["need"] in ("eggs", "lemons", "berries") else "was"
            ),
            'An old woman gave {him} {need}. "But I want to taste the {food}," she said with a smile.',
            "At the last house, a kind man gave {him} {need} for the {food}.",
        )
        s.say("{hero} ran home, and the {food} could be finished.", "Now the {food} had everything.")
    elif way == "small":
        s.say(
            "The {food} {was} done. But then {friend} came to the door. And then two cousins came. And then the neighbors!",
            "Soon everyone smelled the {food} and came to the door. So many guests!",
        )
        s.talk(
            "hero",
            "There is not enough {food} for all of us!"
            if noun in mass
            else "There are not enough {food} for all of us!"
            if many_
            else "One {food} is not enough for all of us!",
            mood="scared",
            instead="There was not enough for everyone. What now?",
        )
        s.say(
            '{elder} thought for a moment. "If everyone brings something, it will be enough," {elder.he} said.',
            '"We will cut everything into small pieces," said {elder}.'
            if noun not in mass
            else '"Then everyone gets a small cup," said {elder}.',
        )
        s.say(
            "One guest had bread, and one had apples. They put it all on the table next to the {food}.",
            "Everyone got a little of the {food}, and nobody was sad.",
        )
    elif way == "wrong":
        s.say(
            "Then {hero} tasted the {food}. Oh! {It} {was} much too {sour|salty|sweet}.",
            "But when {he} tasted the {food}, {he} made a face. {It} {was} not good at all!",
            "{hero} took a bite and stopped. Something was wrong with the {food}."
            if noun not in mass
            else "{hero} took a spoonful and stopped. Something was wrong with the {food}.",
        )
        s.say(
            "{hero} had mixed up the jars!",
            "{hero} had used the wrong jar.",
            '"I cannot give this {food} to anyone," {hero} said.'.replace("this {food}", "{this} {food}"),
        )
        s.say(
            "{elder} tasted the {food}, too, and had to laugh.",
            '{elder} smiled. "My first {food} tasted even worse," {elder.he} said.',
        )
        s.talk(
            "elder",
            "We will make new {food}." if noun not in ones else "We will make another {food}.",
            "Let us try the {food} again, step by step.",
            mood="kind",
            instead="They began again, step by step.",
        )
        s.say(
            "This time, {hero} looked twice at every jar. The {food} came out just right.",
            "They worked side by side, and this time the {food} {was} perfect.",
        )
    elif way == "thief":
        s.say(
            "The {food} stood by the window. When {hero} came back, half of the {food} {was} gone!",
            "{hero} turned around for one moment. When {he} looked again, some of the {food} {was} missing.",
        )
        s.say(
            "There were tiny {tracks|crumbs|wet spots} on the floor. {hero} followed them, step by step.",
            '"Who ate my {food}?" {hero} cried. It was very quiet.',
            '{hero} asked {elder}. "I did not touch the {food}," said {elder}.',
        )
        s.say(
            "Behind the door sat a little {squirrel|mouse|hedgehog} with a very round tummy.",
            "Under the table sat a small {puppy|raccoon|mouse}, and its nose was full of {food}."
            if noun in mass or many_
            else "Under the table sat a small {puppy|raccoon|mouse}, and it looked very full.",
        )
        s.say(
            'It looked so sorry that {hero} could not be angry. "Next time, ask me for {foodname}," {he} said.',
            '{hero} had to laugh. "So you like my {food}, too!" {he} said.',
        )
        s.say(
            "Then they made a little more, and there was enough {food} for all."
            if noun in mass
            else "Then {hero} and {elder} went back to work, and soon there was more."
        )
    else:
        s.say(
            "{hero} went out to play and forgot about the {food}. Then {he} smelled smoke!",
            "But the fire was too hot, and the {food} turned black.",
            '"What smells so strange?" asked {elder}. Oh no, the {food}!',
        )
        s.say(
            "The {food} {was} as black as the night.",
            "Nobody could eat that {food}.".replace("that {food}", "those {food}")
            if many_
            else "Nobody could eat that {food}.",
        )
        s.say("{hero} wanted to cry. All that work!", '"I will never make {foodname} again," said {hero}.')
        s.talk(
            "elder",
            "Everyone burns the {food} once. We will try again.",
            "We still have enough for more. This time, we will both watch the {food}.",
            mood="soft",
            instead="{elder} gave {hero} a hug, and they tried again.",
        )
        s.say(
            "They made it all again and did not look away once. The {food} came out {golden|wonderful}.",
            "This time, {hero} sat right there and watched the {food} until {it} {was} done.",
        )
    s.par(0.5)
    s.say(
        "Then they all sat down and ate the {food}."
        if how != "mix" or many_
        else "Then they all sat down and had the {food} together.",
        'When everyone had tasted the {food}, it was quiet for a moment. Then they all said, "Mmm!"',
        '"{This} {food} {tastes} like {sunshine|a birthday|summer}!" said {friend}.'
        if s.chance(0.6)
        else "The {food} tasted like sunshine.",
        "The {food} tasted wonderful, and soon nothing was left.",
        '"This is the best {food} in the world," said {elder}.'
        if not many_
        else '"These are the best {food} in the world," said {elder}.',
    )
    finish(
        s,
        [
            "And from then on, everyone asked {hero} for {foodname}.",
            "{hero} was very proud of the {food}.",
            "That night, {hero} went to bed with a full tummy and dreamed of {foodname}.",
            "Whenever {hero} smelled {foodname}, {he} thought of that day.",
            '"Tomorrow I will make {foodname} again," said {hero}.',
            "The next week, {hero} made {foodname} once more, and this time nothing went wrong.",
        ],
        ("Food tastes best when you share it.", "If something goes wrong, try again.", "Good things take time."),
    )
