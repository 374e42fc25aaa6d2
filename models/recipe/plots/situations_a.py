# ruff: noqa: E501 (long templates)
"""Plots with an open subject that begin with a situation: something that cannot be done, is too big, is gone, is seen
somewhere, is somebody's turn, or happens every day. The subject is named in the opening and again to the end.

`start` writes the opening: [H] is the hero or, in some stories, a pair ("Mia and her brother Tom"); [was], [he], [him]
and [his] agree with it.
"""

import re

from models.recipe.plots import plot
from models.recipe.plots.subjects import finish, gerund, split, who
from models.recipe.story import Story

LAND = "town farm castle house shore snow forest"
HERO = "hands legs eats !bug !thing !crab"


def rows(text: str) -> tuple:
    """Entries "a = b = c", separated by commas or line ends, as tuples."""
    return tuple(tuple(p.strip() for p in e.split("=")) for e in split(text))


def classes(**texts: str) -> tuple:
    """All entries of several classes as tuples (class, part, part ...)."""
    return tuple((kind, *row) for kind, text in texts.items() for row in rows(text))


def entry(s: Story, entries: tuple) -> tuple:
    """One entry that does not name the hero's own kind."""
    kind = s.roles["hero"].kind.name.split()[-1]
    for _ in range(9):
        e = s.pick(entries)
        if kind not in " ".join(e):
            break
    return e


def pair(s: Story) -> str:
    """Cast the friend as a companion from the first sentence on, and name both."""
    hero = s.roles["hero"]
    if hero.name and s.chance(0.45):
        pal = s.add_char("friend", kind=hero.kind, named=True)
        if "grown" not in hero.kind.tags:
            s.flags.add("siblings")
            sib = "sister" if pal.pron == "she" else "brother"
            s.set(sib=sib)
            text = s.pick(
                (
                    f"{{hero.raw}} and {{hero.his}} {{little |big |}}{sib} {{friend.raw}}",
                    "{hero.raw} and {friend.raw}",
                )
            )
            if "person" not in hero.kind.tags:
                text = f"{{hero.raw}} the {{hero.kind}} and {{hero.his}} {{little |big |}}{sib} {{friend.raw}}"
        else:
            text = "{hero.raw} the {hero.kind} and {hero.his} friend {friend.raw}"
    else:
        pal = s.add_char("friend", "", named=bool(hero.name))
        if not hero.name:
            text = "{hero.a} and {friend.a}"
        elif {"person", "child"} <= hero.kind.tags & pal.kind.tags:
            text = s.pick(
                (
                    "{hero.raw} and {friend.raw}",
                    "{hero.raw} and {friend.raw}",
                    "{hero.raw} and {hero.his} friend {friend.raw}",
                )
            )
        else:
            text = s.pick(
                (
                    "{hero.raw} the {hero.kind} and {friend.raw} the {friend.kind}",
                    "{hero.raw} the {hero.kind} and {hero.his} friend {friend.raw} the {friend.kind}",
                )
            )
    for c, role in ((hero, "hero"), (pal, "friend")):
        if c.kind.name in ("boy", "girl"):
            text = text.replace(f"{{{role}.raw}} the {{{role}.kind}}", f"{{{role}.raw}}")
    if hero.kind is pal.kind:
        text = text.replace("{friend.raw} the {friend.kind}", "{friend.raw}")
    pal.known = True
    return text


def start(s: Story, frames: list, solo: list = (), two: float = 0.3) -> bool:
    """The opening: one of the frames; frames of `solo` fit only one hero. Returns whether it is a pair."""
    s.flags.add("scene")
    duo = s.chance(two)
    options = [f for f in (frames if duo else [*frames, *solo]) if s.talks or '"' not in f]
    frame = s.choose(options)
    if duo:
        text, forms = pair(s), ("were", "they", "They", "them", "their")
    else:
        text, forms = who(s), ("was", "{hero.he}", "{He}", "{hero.him}", "{hero.his}")
    for token, form in zip(("[was]", "[he]", "[He]", "[him]", "[his]"), forms, strict=True):
        frame = frame.replace(token, form)
    s.begin()
    s.add(s.render(frame.replace("[H]", text)))
    s.mark("hero")
    return duo


PAST = dict(
    rows("""feed=fed, light=lit, tie=tied, untie=untied, carry=carried, set=set, sweep=swept, ring=rang, read=read,
    ride=rode, get=got, make=made, tell=told, put=put, blow=blew, choose=chose, lead=led, take=took, hang=hung,
    sit=sat, hold=held, bring=brought, shut=shut, cut=cut, dry=dried, zip=zipped, wipe=wiped, say=said, draw=drew,
    wake=woke, give=gave, find=found, pick=picked, dig=dug, sing=sang, spin=spun, build=built, catch=caught,
    unzip=unzipped, spell=spelled, stir=stirred, throw=threw, drag=dragged, empty=emptied, beat=beat, fly=flew,
    go=went, see=saw, eat=ate, count=counted, swing=swung, write=wrote, tap=tapped, slide=slid, run=ran, do=did,
    buy=bought, stop=stopped, hum=hummed, drive=drove, keep=kept, wrap=wrapped, trim=trimmed, wind=wound""")
)


def past(phrase: str) -> str:
    """ "open the jar" -> "opened the jar"."""
    verb, _, rest = phrase.partition(" ")
    verb = PAST.get(verb) or verb + ("d" if verb.endswith("e") else "ed")
    return f"{verb} {rest}" if rest else verb


_DOUBLED = {
    "set": "setting",
    "get": "getting",
    "put": "putting",
    "shut": "shutting",
    "zip": "zipping",
    "cut": "cutting",
    "unzip": "unzipping",
    "drag": "dragging",
    "tap": "tapping",
    "swing": "swinging",
    "spin": "spinning",
    "stop": "stopping",
    "slide": "sliding",
    "let": "letting",
    "trim": "trimming",
}


def ing(phrase: str) -> str:
    """ "open the jar" -> "opening the jar"."""
    verb, _, rest = phrase.partition(" ")
    return f"{_DOUBLED[verb]} {rest}".strip() if verb in _DOUBLED else gerund(phrase)


# --------------------------------------------------------------------------------------------------------------------
# class; verb; the thing
CANNOT = classes(
    lid="""open=jar of jam, open=jar of honey, open=jar of pickles, open=bottle of juice, open=pot of blue paint, open=jar of beans, open=tin of cookies, open=jar of buttons, open=bottle of glue, open=box of crackers, open=jar of plums,
        open=jar of olives, open=pot of glue, open=jar of marbles, open=tin of tea, open=bottle of syrup, open=can of red paint, open=jar of cherries, open=bottle of milk, open=jar of peanut butter""",
    door="""open=garden gate, open=old chest, open=barn door, open=kitchen window, open=drawer, open=cupboard, open=mailbox, open=attic door, open=toy box, open=shed, open=cellar door, open=shutter, open=trunk, open=closet,
        turn=rusty key, turn=big wheel, turn=faucet, move=bolt, open=birdhouse, open=piano, open=treasure chest, open=umbrella, open=folding chair""",
    high="""reach=shelf, reach=cookie jar, reach=light switch, reach=doorbell, reach=bell rope, reach=red apple, reach=coat hook, reach=top book, reach=kite in the tree, reach=bird feeder, reach=button in the elevator, reach=highest pear, reach=clock,
        reach=bowl of nuts, reach=window, reach=lamp, reach=clothesline, reach=teapot, reach=picture on the wall, reach=sugar bowl, reach=mailbox, reach=swing, reach=bag of flour, reach=plate of pancakes""",
    heavy="""lift=box, lift=big stone, lift=pumpkin, carry=basket of apples, carry=bucket of water, carry=bag of potatoes, carry=watermelon, push=wheelbarrow, push=cart, push=piano, pull=sled, pull=wagon, move=log, move=armchair, move=big table, lift=bag of sand, carry=pile of books,
        carry=young fir tree, carry=pot of soup, move=chest, lift=bale of hay, carry=rolled-up rug, pull=boat, push=snowball, carry=big cake, lift=bell, move=bench, carry=sack of flour, lift=barrel, move=flowerpot""",
    full="""close=suitcase, close=backpack, close=toy chest, close=drawer, close=lunch box, close=bag of apples, close=trunk, close=travel bag, close=pencil case, close=picnic basket, close=sewing box, close=closet, zip=sleeping bag, close=moving box, close=doll trunk, close=big sack, close=hatbox""",
    small="""tie=shoelace, button=coat, zip=jacket, untie=knot, tie=ribbon, button=shirt, buckle=belt, peel=orange, untie=rope, peel=egg, tie=bow, tie=apron, zip=boot, buckle=sandal, untie=string, tie=scarf, crack=walnut, peel=potato, unzip=tent, wrap=present""",
    skill="""ride=new bike, read=long word, spell=word, play=song, fly=kite, spin=top, fold=paper boat, row=boat, catch=ball, blow up=balloon, draw=horse, play=flute, climb=rope, cut out=star, ride=pony, play=drum, throw=hoop, climb=apple tree, read=map, read=clock, steer=raft""",
)  # fmt: skip

CANNOT_TRY = {
    "lid": [
        "{hero} held {n} tight and twisted. Nothing moved.",
        "{hero} took a cloth and tried again. {N} stayed shut.",
        "{hero} tapped on {n} with a spoon. Tap, tap, tap! It did not help.",
        "{hero} held {n} between {his} knees and pulled. {His} face turned red.",
    ],
    "door": [
        "{hero} pulled. Then {he} pulled harder. {N} did not move.",
        "{hero} leaned against {n} and pushed. Nothing happened.",
        "{hero} shook {n} a little. It only creaked.",
        "{hero} counted to three and tried with all {his} strength. {N} was stuck.",
    ],
    "high": [
        "{hero} stood on {his} toes. {N} was still too high.",
        "{hero} jumped once, twice, three times. {He} did not even touch {n}.",
        "{hero} took a long spoon and stretched. It was not long enough for {n}.",
        "{hero} stood on a thick book. That was better, but {n} was still too far up.",
    ],
    "heavy": [
        "{hero} bent down and tried with both arms. {N} did not move at all.",
        "{hero} pushed from one side and pulled from the other. {N} stayed where it was.",
        "{hero} took a deep breath and tried once more. {N} moved just a tiny bit.",
        "{hero} tried it slowly, and then {he} tried it fast. {N} was too heavy.",
    ],
    "full": [
        "{hero} pressed down on {n} with both hands. It popped open again.",
        "{hero} sat down on {n}. As soon as {he} got up, it was open again.",
        "{hero} put everything in a new order. {N} was still too full.",
        "{hero} pushed and pressed. A sock jumped out of {n}.",
    ],
    "small": [
        "{hero} tried it slowly. It slipped out of {his} fingers.",
        "{hero} tried it fast. Now {n} looked worse than before.",
        "{hero} put {his} tongue between {his} teeth and tried again. It did not work.",
        "{hero} closed one eye and began once more with {n}. No luck!",
    ],
    "skill": [
        "{hero} tried it once. It went wrong at once.",
        "{hero} tried it again, a little slower. It went wrong again.",
        "{hero} watched how the others did it. It looked so easy!",
        "{hero} tried it with {his} eyes closed. That was not a good idea.",
    ],
}
CANNOT_IDEA = {
    "lid": ["Hold {n} under warm water for a moment.", "I will hold {n}, and you turn.", "Put a rubber band around the lid first."],
    "door": ["A drop of oil may help.", "Let us try it together, on three.", "Maybe {n} only needs a little oil."],
    "high": ["Wait, I will get a stool.", "Climb on my back!", "There is a little ladder in the corner."],
    "heavy": ["Let us do it together.", "Why not put it on a blanket and pull?", "Two are stronger than one."],
    "full": ["You do not need all these things.", "I will sit on {n}, and you close it.", "Take out just one thing and try again."],
    "small": ["Look, I will show you slowly.", "First this side, then that side.", "Do not hurry. Try it step by step."],
    "skill": ["I could not do it at first, either.", "Try it a little every day.", "Watch me, and then we do it together."],
}  # fmt: skip
CANNOT_DONE = {
    "lid": ["{friend} held {n}, and {hero} turned. Pop! It was open.", "They held {n} under warm water and tried again. Pop! {N} was open at last.", "They put a rubber band around the lid. Then it was easy to {v}."],
    "door": ["They put one drop of oil on the right spot. Then {hero} tried again, and {n} moved.", "\"One, two, three!\" they counted. There was a creak, and {hero} {vp}.", "They pulled together, and with a loud crack, it worked. {hero} {vp}!"],
    "high": ["{friend} held the stool, and {hero} climbed up. Now {n} was not too high anymore.", "{hero} climbed on {friend}'s back and {vp}.", "They brought a little ladder, and {hero} {vp} with one hand."],
    "heavy": ["{friend} took one side, and {hero} took the other. Together they {vp}.", "They put a smooth board under {n}. Slowly, slowly, it began to move.", "\"Heave-ho!\" they called. And together they {vp}."],
    "full": ["{hero} took out {three books|two pillows|a big coat}, and then {n} closed with a soft click.", "{friend} sat on {n}, and {hero} pulled and pressed. Click! It was closed.", "They folded everything again and made it flat. Then {hero} {vp}, and it stayed closed."],
    "small": ["{friend} did it once, very slowly. Then {hero} did it, too. {He} {vp} all alone!", "They did it step by step, and on the third try, {hero} {vp}.", "{hero} held {his} breath and worked slowly. And there, {he} {vp}!"],
    "skill": ["They practiced every day. On the fifth day, {hero} {vp} without any help.", "{friend} stayed close to {hero} and showed {him} every step. And then {hero} {vp}!", "{hero} tried, and tried again. Suddenly, it worked. {He} {vp}!"],
}  # fmt: skip


@plot(
    weight=1.5, hero=HERO, worlds=LAND, grown=True,
    gists=["who cannot {v}", "who could not {v}", "who tries to {v}", "who wants to {v}"],
)  # fmt: skip
def could_not_do_it(s: Story) -> None:
    """Somebody cannot open, reach, lift, close, tie or do a thing; with help or an idea it works."""
    kind, verb, noun = entry(s, CANNOT)
    v = f"{verb} the {noun}"
    s.set(v=v, ving=ing(v), vp=past(v), n=f"the {noun}", nn=noun)
    adv = {
        "lid": "shut tight",
        "door": "stuck",
        "high": "too high up",
        "heavy": "too heavy",
        "full": "too full",
        "small": "tricky",
        "skill": "hard",
    }[kind]
    s.set(adv=adv)
    duo = start(
        s,
        [
            "[H] could not {v}.",
            "[H] could not {v}.",
            "{One_day}, [H] could not {v}.",
            "[H] wanted to {v}, but [he] could not do it.",
            "[H] tried to {v}. It did not work.",
            "[H] tried and tried, but [he] could not {v}.",
            "It was time to {v}, but [H] could not do it.",
            "[H] wanted to {v}. But {n} was {adv}." if kind != "skill" else "[H] wanted to {v}. But that was not easy.",
            "No matter how hard [H] tried, [he] could not {v}.",
            "\"I cannot {v}!\" said [H].",
            "\"Who can help me to {v}?\" asked [H].",
            "{One_day}, [H] stood in front of {n}." if kind in ("door", "high", "heavy", "full") else "{One_day}, [H] sat down with {n}." if kind == "lid" else "{One_day}, [H] wanted to {v}.",
            "There was one thing that [H] could not do. [He] could not {v}.",
        ],
        ["There once was {hero.a} who could not {v}.", "Once upon a time, there was {hero.a} who could not {v}."],
        two=0.2,
    )  # fmt: skip
    s.say(
        "{N} was {adv}, and {ving} was not easy." if kind != "skill" else "{Ving} was much harder than it looked.",
        "{hero} looked at {n} from all sides. How could {he} {v}?" if kind not in ("skill", "high") else "How could {he} {v}?",
        "{He} really wanted to {v}.",
        "\"I want to {v} so much,\" {hero} said." if s.talks else "{hero} thought about {n} all the time.",
        "{He} had never thought that it was so hard to {v}.",
        "\"Why is it so hard to {v}?\" {hero} wondered." if s.talks else "{hero} wondered why it was so hard to {v}.",
    )  # fmt: skip
    s.par(0.4)
    for t in s.sample(CANNOT_TRY[kind], s.turns(1, 3)):
        s.say(t)
    s.maybe(0.6, "{hero} was {a bit |}{angry|sad}. {He} wanted to give up.", "{hero} sat down and looked at {n}.", "\"I will never {v}!\" {he} said." if s.talks else "{He} thought that {he} would never {v}.")  # fmt: skip
    s.par(0.5)
    if not duo:
        s.say("Then {friend} came by.", "{friend} came and saw {hero} with {n}." if kind not in ("high", "skill") else "{friend} came and saw what was wrong.", "At that moment, {friend} came along.")  # fmt: skip
        s.talk("friend", "What are you doing?", "Why do you look so sad?", "Do you want to {v}?", "Is it hard to {v}?", mood="kind", instead="{friend} saw that {hero} could not {v}.")  # fmt: skip
        s.talk("hero", "I cannot {v}.", "I want to {v}, but I cannot do it.", "I just cannot do it!", mood="sad", instead="{hero} was glad that {he} was not alone.")  # fmt: skip
    else:
        s.say(
            "{friend} had watched all the time.",
            "{friend} thought for a while.",
            "But {friend} did not give up.",
        )
    s.talk(
        "friend",
        *CANNOT_IDEA[kind],
        mood="kind",
        instead="{friend} had an idea how to {v}.",
    )
    s.say(*CANNOT_DONE[kind])
    s.talk("hero", "Look! We did it!", "Hooray! It worked!", "It was not so hard after all!", "I never thought I could {v}!", mood="happy", instead="{hero} {laughed|jumped} for joy.")  # fmt: skip
    finish(
        s,
        [
            "Now {hero} knew how to {v}.",
            "The next time, {hero} could {v} all by {himself}." if kind in ("small", "skill", "lid") else "And {hero} never forgot the day when {he} could not {v}.",
            "From then on, they always helped each other when somebody could not {v}.",
            "\"Thank you,\" said {hero}. \"Without you, I could not {v}.\"" if s.talks else "{hero} was glad that {friend} had helped {him} to {v}.",
            "They both looked at {n} and were {proud|happy}." if kind not in ("skill",) else "They both were very proud.",
        ],
        ("It is good to ask for help.", "Do not give up too soon.", "Two can do what one cannot do.", "Sometimes a small idea is stronger than big arms."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
BIG_ANIMALS = split("""hippo, elephant, bear, giraffe, whale, horse, cow, moose, camel, rhino, bull, lion, ostrich, walrus, dinosaur, dragon, giant, polar bear, gorilla, pig, buffalo, llama, big dog, donkey, tiger, panda, seal, kangaroo, crocodile, goose, swan, ox, deer, sheep, zebra""")  # fmt: skip
BIG_PLACES = rows("""bathtub=a clear pond, bed=a soft pile of hay, bus=an open truck, boat=a wide raft, tent=the old barn, doghouse=the stable, chair=a thick log, car=a long wagon, swing=a strong rope in the oak tree, slide=a smooth green hill, elevator=the wide stairs, hammock=the soft meadow, sandbox=the beach,
    seesaw=a big log on a stone, kitchen=the back yard, phone booth=the market square, sled=a big wooden door, sofa=a bank of moss, wheelbarrow=a hay cart, basket=a big trailer, hole in the fence=the open gate, playhouse=the empty hall, canoe=a flat ferry, shower=a waterfall, classroom=the school yard, train=the last open wagon,
    cave=the wide valley, garden shed=the big barn, merry-go-round=the round meadow, carriage=a farm wagon, puddle=the lake, nest=a heap of straw, crib=a thick rug, cradle=a pile of blankets, tub=the river, armchair=a big round rock, rocking chair=a broad stump, stroller=a hay wagon""")  # fmt: skip
# class; adjective(s); thing (with "pl" if plural)
TOO = classes(
    wear="""coat, hat, sweater, pants=pl, jacket, dress, gloves=pl, raincoat, mittens=pl, shirt, costume, vest, pajamas=pl, cap, robe, apron, blue sweater, winter coat, wool hat, school jacket, red pants=pl, new vest""",
    feet="""shoes=pl, boots=pl, skates=pl, slippers=pl, sandals=pl, rubber boots=pl, new shoes=pl, red boots=pl, dancing shoes=pl, snow boots=pl, brown shoes=pl, socks=pl""",
    loud="""drum, trumpet, radio, alarm clock, doorbell, rooster, bell, vacuum cleaner, parrot, tuba, old clock, frog, music, whistle, horn, lawn mower, motorbike, piano, neighbor's dog, washing machine""",
    hard="""bed, chair, pillow, mattress, bench, sofa, saddle, swing seat, sled seat, hay bed, boat seat, hammock, cushion, stool, car seat""",
    hot="""soup, cocoa, tea, porridge, pea soup, pie, pancake, rice pudding, stew, apple cake, milk, oatmeal, noodle soup, corn, potato, tomato soup""",
    heavy="""backpack, basket, suitcase, watering can, bucket, hammer, school bag, shovel, bag of apples, pumpkin, ladder, book, box of toys, kettle, laundry basket""",
    bright="""moon, street light, lighthouse, full moon, sign over the shop, light in the yard, lantern on the porch, new street lamp""",
    high="""slide, ladder, diving board, wall, tree house, stairs=pl, monkey bars=pl, hill, bunk bed, tower, climbing rope, bridge, water slide, climbing tree""",
    cold="""water, lake, pool, river, sea, room, bathwater, bed, tent, classroom, wind, night, snow""",
    difficult="""puzzle, book, song, riddle, game, dance, poem, homework, knot, magic trick, recipe, map, role in the play, piano piece, card game""",
    fast="""merry-go-round, pony, scooter, sled, bike, train, wagon, carousel, roller coaster, sleigh, pony cart, horse""",
)  # fmt: skip
TOO_ADJ = {"wear": ("small", "big", "tight", "big", "small"), "feet": ("small", "big", "tight", "big", "small"), "loud": ("loud",), "hard": ("hard", "soft", "hard"), "hot": ("hot",), "heavy": ("heavy",), "bright": ("bright",), "high": ("high",), "cold": ("cold",), "difficult": ("difficult", "hard"), "fast": ("fast",)}  # fmt: skip
TOO_NEXT = {
    "wear": ["{hero} tried {xt} on and looked into the mirror.", "{hero} could hardly move in {xt}.", "{He} pulled here and pulled there, but it did not help."],
    "feet": ["{hero} could not take ten steps in {xt}.", "{hero} tried to run in {xt} and fell on {his} nose.", "{hero} tried to hop in {xt}. That was not funny at all."],
    "loud": ["{He} put {his} hands over {his} ears.", "{hero} could not think anymore, and {he} could not sleep.", "Even the windows shook."],
    "hard": ["{hero} turned from one side to the other.", "{He} could not sit still for one minute.", "Soon {his} back hurt."],
    "hot": ["{hero} held a finger near {xt}. Ouch!", "Steam rose from {xt}.", "{hero} wanted to start at once, but {he} had to stop."],
    "heavy": ["{hero} tried with one arm, and then with two arms.", "{He} could carry {xt} only three steps.", "{hero} had to put {xt} down again and again."],
    "bright": ["It was late, but {hero} could not sleep.", "{He} closed {his} eyes. It was still too bright.", "Everything in the room was as bright as day."],
    "high": ["{hero} looked up, and {his} knees began to shake.", "{He} did not dare to go to the top.", "From up there, everything would look tiny."],
    "cold": ["{hero} began to shiver.", "{His} teeth went click, click, click.", "{hero} wanted to go back into a warm kitchen."],
    "difficult": ["{hero} looked at it for a long time. {He} did not understand it.", "{He} tried it once, and {he} tried it twice.", "All the others seemed to know how it worked."],
    "fast": ["{hero} held on as tight as {he} could.", "Everything around {him} became a blur.", "{His} hat flew away."],
}  # fmt: skip
TOO_TRY = {
    "wear": {"small": ["{He} pulled in {his} tummy and held {his} breath. It did not help.", "{He} tried to stretch {xt}. {They} stayed the same.", "{hero} put soap on {xt}. That was only slippery."], "big": ["{He} put paper into {xt}. It rustled, and {they} {were} still too big.", "{hero} tied a string around {xt}. It looked very funny.", "{He} ate two plates of noodles and waited to grow. It did not help."]},
    "feet": {"small": ["{He} pulled in {his} toes. It hurt.", "{He} tried to stretch {xt}. {They} stayed the same.", "{hero} took off {his} socks and tried again. It was no better."], "big": ["{He} put paper into {xt}. It rustled at every step.", "{hero} tied a string around {xt}. It looked very funny.", "{He} put on four pairs of socks. Now {his} feet were much too warm."]},
    "loud": ["{He} put cotton in {his} ears. It did not help much.", "{hero} hid under a blanket. {X} {were} still too loud.", "{hero} sang a song against it. Now it was even louder."],
    "hard": ["{He} put a towel on {xt}. It slipped off.", "{hero} tried it the other way around. It was no better.", "{He} lay down on {his} tummy. Then {his} nose hurt."],
    "hot": ["{He} blew on {xt} until {he} was out of breath. It was still too hot.", "{hero} stirred the air with a newspaper. It took too long.", "{He} waited and counted to fifty. It was still too hot."],
    "heavy": ["{hero} tried to push {xt} with one foot. That was too slow.", "{He} took it on {his} head. It wobbled.", "{He} rested after every step. That took too long."],
    "bright": ["{hero} pulled the blanket over {his} head. Then it was too warm.", "{He} turned to the wall. It did not help.", "{hero} put on a hat and pulled it down. It slid off."],
    "high": ["{hero} tried the first part. Then {he} went back.", "{He} closed {his} eyes. That was even worse.", "{hero} counted to ten, but {his} feet did not want to go."],
    "cold": ["{hero} jumped up and down. It helped a little.", "{He} put on a second pair of socks. It was still too cold.", "{He} rubbed {his} arms. It was not enough."],
    "difficult": ["{hero} guessed. It was wrong.", "{He} began again from the start. After a while, {he} was lost again.", "{He} put {xt} aside and came back later. Nothing had changed."],
    "fast": ["{hero} called, \"Slower, please!\" Nobody heard {him}.", "{He} tried to jump off, but {he} did not dare.", "{hero} closed {his} eyes. Then {he} felt dizzy."],
}  # fmt: skip
TOO_END = {
    "wear": {"small": ["They gave {xt} to the baby next door. For the baby, {they} {were} just right.", "{elder} took needle and thread and made {xt} wider. Now {they} {were} just right.", "They sewed a piece of yellow cloth to {xt}. Now {they} {were} big enough and very pretty."], "big": ["{elder} took a needle and made {xt} smaller. Now {they} {were} just right.", "They kept {xt} in a box for a year. Then {they} fit {hero} very well."]},
    "feet": {"small": ["They gave {xt} to the baby next door. Then they found others, and those were just right.", "They traded {xt} with a neighbor. Now everyone had the right ones.", "{elder} and {hero} went to the shoemaker, and the shoemaker made {xt} wider."], "big": ["They put soft wool into {xt}. Now {hero} could walk and run.", "They kept {xt} in a box for a year. Then {they} fit {hero} very well.", "{elder} gave {him} thick wool socks, and then {xt} were just right."]},
    "loud": ["They put a thick blanket between {hero} and {xt}. Now it was only a soft hum.", "They moved {hero}'s bed into the other room. From there, {xt} sounded {soft|nice}.", "They made a rule: after supper, it had to be quiet."],
    "hard": ["{elder} brought a new cover and filled it with just enough wool. Now it was just right.", "They worked on {xt} with hay, wool and a needle until it was just right.", "They traded with a neighbor, and both were happy."],
    "hot": ["They put {xt} by the open window and told stories. When the last story was over, it was just right.", "They carried {xt} out onto the cool steps. After a while, it was just right.", "They set the table first. And when they were done, it was just right."],
    "heavy": ["They put {xt} on a little cart, and {hero} pulled it. That was easy!", "{elder} took one side, and {hero} took the other.", "{elder} tied a rope around {xt}, and they pulled together."],
    "bright": ["They hung a thick cloth in front of the window. Now it was dark enough to sleep.", "{elder} sewed a dark curtain with little stars on it.", "They moved the bed to the other corner. There it was dark and cozy."],
    "high": ["{elder} held {his} hand, and they went up one step at a time.", "They began with the lowest part. Every day, they went a bit higher.", "{elder} went first, and {hero} came right behind. They looked only at the next step."],
    "cold": ["{elder} brought a thick sweater and hot tea. Now it was not so bad.", "They ran around three times until they were warm.", "They wrapped up in one big blanket and told each other stories."],
    "difficult": ["They cut the big problem into little ones. One after the other, {hero} solved them all.", "They did only a small part each day. After a week, {hero} could do it.", "{elder} explained it with three apples and a spoon. Then {hero} understood."],
    "fast": ["{elder} held on with {him}, and they began very slowly.", "They found a place where everything went slower. There {hero} learned it.", "{elder} showed {him} how to lean and how to breathe. After that, it was fun."],
}  # fmt: skip


def too_big_animal(s: Story) -> None:
    """A big animal does not fit, and the hero finds a better place."""
    x, (y, alt) = s.pick(BIG_ANIMALS), s.pick(BIG_PLACES)
    s.set(x=x, y=y, alt=alt)
    s.gist(
        "about a {x} that is too big for the {y}",
        "about a {x} and a {y}",
        "about a {x} who is too big for a {y}",
    )
    s.begin()
    s.flags.add("scene")
    s.say(
        "A {x} was too big for the {y}.",
        "A {x} was too big for the {y}.",
        "There once was a {x} that was too big for the {y}.",
        "Once upon a time, there was a {x} that was much too big for the {y}.",
        "{One_day}, a {x} wanted to use the {y}. But it was too big.",
        "The {x} was too big for the {y}.",
        "The {y} was too small for the {x}.",
        "\"This {y} is too small for me,\" said the {x}." if s.talks else "A {y} is too small for a {x}.",
        "{hero.raw} had a {x}. But the {x} was too big for the {y}." if s.roles["hero"].name and s.has("person") else "A big {x} did not fit into the {y}.",
        "{One_day}, a {x} got stuck. The {y} was too small for it.",
        "Everyone loved the {x}, but it was too big for the {y}.",
    )  # fmt: skip
    s.say(
        "The {x} wanted so much to {use|try} the {y}, but there was not enough room.",
        "The {x} looked at the {y} and sighed.",
        "The {y} was made for somebody small, and the {x} was not small at all.",
        "\"I only want to try the {y},\" said the {x}." if s.talks else "Every day, the {x} came back to the {y}.",
    )  # fmt: skip
    s.par(0.4)
    for t in s.sample(
        [
            "First, the {x} tried it with the head. Only the nose fit.",
            "Then the {x} tried it backward. Only the tail fit.",
            "The {x} took a deep breath and made itself small. It was still too big for the {y}.",
            "The {x} pushed a little. There was a loud crack, and it stopped at once.",
            "The {x} did not eat any breakfast for a day. It did not help.",
        ],
        s.turns(2, 3),
    ):
        s.say(t)
    s.say("The {x} was very sad.", "A big tear ran down the {x}'s nose.", "\"Everything is too small for me,\" said the {x}." if s.talks else "The {x} hung its head.")  # fmt: skip
    s.par(0.5)
    s.say(
        "{hero} saw it and wanted to help.",
        "Then {hero} came by and saw the {x}.",
        "{hero} felt sorry for the {x}.",
    )
    s.talk("hero", "You are not too big. The {y} is too small.", "Do not cry. We will find something better than a {y}.", "Come with me, dear {x}!", mood="kind", instead="{hero} thought about a better place than the {y}.")  # fmt: skip
    s.say("{hero} thought of {alt}.", "They looked here, and they looked there. At last, they came to {alt}.", "{hero} had an idea. There was {alt}, not far away.")  # fmt: skip
    s.say(
        "The {x} tried it, and it was just right.",
        "There was plenty of room for a {x}!",
        "The {x} tried it carefully. It did not break, and it was not too small.",
    )
    s.say(
        "\"This is much better than the {y}!\" said the {x}." if s.talks else "It was much better than the {y}.",
        "And nobody was as happy as the {x}.",
        "The {x} laughed so loud that the birds flew up.",
    )  # fmt: skip
    finish(
        s,
        [
            "From then on, the {x} did not need the {y} anymore.",
            "And the {y}? A little mouse has it now.",
            "The {x} and {hero} met there every day.",
            "If you ever have a {y} that is too small for a {x}, you know what to do.",
        ],
        ("There is a right place for everyone.", "You are not too big or too small. You are just right.",),
        p=0.95,
    )  # fmt: skip


SMALL_ANIMALS = split("""mouse, ant, beetle, snail, ladybug, hamster, chick, frog, bee, cricket, mole, bat, sparrow, spider, worm, grasshopper, butterfly, gnome, elf, fairy, kitten, lizard, firefly, moth, bumblebee, hedgehog, duckling, toad, wren, hummingbird, flea, tadpole""")  # fmt: skip
SMALL_THINGS = rows("""piano=a tiny music box, bike=a single roller skate, bed=a matchbox with moss in it, spoon=an acorn cup, chair=a spool of thread, boat=a walnut shell, bathtub=a teacup, swing=a loop of string, sled=a smooth leaf, drum=an empty nutshell, umbrella=a daisy, hat=a thimble, book=a book made of stamps, table=a flat mushroom,
    car=a toy car, train=a toy train, tent=a folded handkerchief, coat=the finger of an old glove, scarf=a short ribbon, hammock=a pea pod, pillow=a ball of cotton, bucket=a thimble, slide=a bent blade of grass, sofa=a soft cushion of moss, trumpet=a little blue flower, ladder=a comb, swimming pool=a bowl of rainwater, lamp=a glowing pebble, broom=a little feather,
    mirror=a drop of dew, seesaw=a pencil on a stone, stage=a flat stone, raft=a piece of bark, scooter=a button on wheels, skis=two pine needles, crown=a golden ring, house=a painted flowerpot, tower=a tall candle, blanket=a rose petal, wheelbarrow=a bottle cap""")  # fmt: skip


def too_small_animal(s: Story) -> None:
    """A small animal cannot use a big thing, and the hero finds a small one."""
    x, (y, alt) = s.pick(SMALL_ANIMALS), s.pick(SMALL_THINGS)
    s.set(
        x=x,
        y=y,
        alt=alt,
        were="were" if y == "skis" else "was",
        ay=y if y == "skis" else f"a {y}",
    )
    s.gist(
        "about a {x} that is too small for the {y}",
        "about a {x} and {ay}",
        "about a small {x}",
    )
    s.begin()
    s.flags.add("scene")
    s.say(
        "A {x} was too small for the {y}.",
        "A {x} was too small for the {y}.",
        "There once was a {x} that was too small for the {y}.",
        "Once upon a time, there was a {x} that was much too small for the {y}.",
        "{One_day}, a {x} wanted to try the {y}. But it was too small.",
        "The {y} {were} too big for the {x}.",
        "\"I am too small for the {y},\" said the {x}." if s.talks else "The little {x} was too small for the {y}.",
        "A little {x} wanted {ay}. But every {y} was too big for it." if y != "skis" else "A little {x} loved the {y}, but it was too small.",
        "Everyone had tried the {y}. Only the {x} was too small.",
    )  # fmt: skip
    s.say("The {x} looked up at the {y} and sighed.", "The {x} wanted the {y} so much!", "Next to the {y}, the {x} looked like a crumb.", "\"I only want to try the {y} once,\" said the {x}." if s.talks else "Every day, the {x} came and looked at the {y}.")  # fmt: skip
    s.par(0.4)
    for t in s.sample(
        [
            "The {x} jumped as high as it could. It did not help.",
            "The {x} pushed the {y} with all its strength. Nothing moved.",
            "The {x} ate a whole crumb of cake to grow. It stayed small.",
            "The {x} asked a friend to help. But the friend was just as small.",
            "The {x} stood on a pebble and stretched. It was still too small for the {y}.",
        ],
        s.turns(2, 3),
    ):
        s.say(t)
    s.say(
        "The {x} was very sad.",
        '"Everything is too big for me," said the {x}.' if s.talks else "Everything was too big for it.",
        "A tiny tear fell on the ground.",
    )
    s.par(0.5)
    s.say(
        "{hero} saw it and wanted to help.",
        "Then {hero} came by and saw the {x}.",
        "{hero} bent down and looked at the {x}.",
    )
    s.talk("hero", "You are not too small. The {y} {were} made for somebody else.", "Do not cry, little {x}. I will find something better than the {y}.", "Wait here, little {x}!", mood="kind", instead="{hero} thought hard. What would be right for a {x}?")  # fmt: skip
    s.say(
        "{hero} searched and came back with {alt}.",
        "After a while, {hero} found just the right thing. It was {alt}!",
        "{hero} had an idea and brought {alt}.",
    )
    s.say(
        "The {x} tried it, and it was just right.",
        "It was exactly the right size for a {x}!",
        "The {x} looked at it from all sides. It was perfect.",
    )
    s.say(
        '"This is much better than the {y}!" said the {x}.' if s.talks else "It was much better than the {y}.",
        "The {x} danced around it three times.",
    )
    finish(
        s,
        ["From then on, the {x} did not need the {y} anymore.", "The {x} never felt too small again.", "Now all the other small ones wanted one, too.", "And if you have {ay} that somebody is too small for, look for something like that."],
        ("Small ones need small things.", "There is something just right for everyone.", "Nobody is too small to be happy."),
        p=0.95,
    )  # fmt: skip


@plot(weight=1.5, hero=HERO + " !grown !tiny", worlds=LAND, gists=["about {y}"])
def too_much_of_it(s: Story) -> None:
    """Something is too big, too small, too loud, too hot, too high ... for somebody."""
    if s.chance(0.45):
        s.pick((too_big_animal, too_big_animal, too_small_animal))(s)
        return
    kind, x, *pl = entry(s, TOO)
    adj = s.pick(TOO_ADJ[kind])
    many = bool(pl)
    s.set(x=f"the {x}", xt=f"the {x}", xx=x, were="were" if many else "was", they="they" if many else "it", adj=adj, are="are" if many else "is", these="these" if many else "this", y=f"{'' if many or x in ('water', 'milk', 'music', 'snow', 'homework', 'corn', 'tea', 'cocoa') else 'a '}{x}")  # fmt: skip
    s.gist(
        "about {y} that {were} too {adj}",
        "and the {xx} that {were} too {adj}",
        "and {y} that {were} too {adj}",
    )
    start(
        s,
        [
            "The {xx} {were} too {adj} for [H].",
            "The {xx} {were} too {adj} for [H].",
            "The {xx} {were} {much|far} too {adj} for [H].",
            "{One_day}, the {xx} {were} too {adj} for [H].",
            "For [H], the {xx} {were} too {adj}.",
            "[H] did not like the {xx}. {They} {were} too {adj}.",
            "\"The {xx} {are} too {adj}!\" said [H].",
            "\"{These} {xx} {are} too {adj} for me,\" said [H].",
            "[H] could not stand the {xx}, because {they} {were} too {adj}.",
            "[H] had a problem. The {xx} {were} too {adj}.",
            "[H] thought that the {xx} {were} too {adj}.",
        ],
        two=0.0,
    )  # fmt: skip
    s.say(*TOO_NEXT[kind])
    s.maybe(
        0.7,
        '"Why {are} the {xx} so {adj}?" {hero} asked.' if s.talks else "{hero} wondered why the {xx} {were} so {adj}.",
        "{hero} wished that {xt} {were} not so {adj}.",
    )
    s.par(0.4)
    tries = TOO_TRY[kind]
    ends = TOO_END[kind]
    if kind in ("wear", "feet"):
        key = "big" if adj == "big" else "small"
        tries, ends = tries[key], ends[key]
    for t in s.sample(tries, s.turns(1, 2)):
        s.say(t)
    s.maybe(
        0.5,
        "{hero} was sad.",
        "{hero} did not know what to do about {xt}.",
        "Nothing helped.",
    )
    s.par(0.5)
    s.say(
        "Then {elder} came and saw {hero}.",
        "So {hero} went to {elder}.",
        "{elder} heard about it and came to help.",
    )
    s.talk("elder", "Are the {xx} too {adj} for you?" if many else "Is the {xx} too {adj} for you?", "Too {adj}? Then we must think of something.", "When I was small, the {xx} {were} too {adj} for me, too.", "Let us make a plan about the {xx}.", mood="kind", instead="{elder} knew what to do about {xt}.")  # fmt: skip
    s.say(*ends)
    s.say(
        '"Now the {xx} {are} not too {adj} anymore," said {hero}.'
        if s.talks and kind not in ("wear", "feet")
        else "{hero} smiled.",
        "{hero} tried it right away and {laughed|smiled}.",
        "{hero} gave {elder} a {big|warm} hug.",
    )
    finish(
        s,
        [
            "And {xt} {were} never too {adj} for {hero} again." if kind not in ("wear", "feet") else "And {hero} laughed whenever {he} thought of {xt}.",
            "From then on, {hero} even liked {xt}.",
            "That night, {hero} told everyone about {xt}.",
            "So {hero} and {xt} became good friends after all." if "siblings" not in s.flags else "{hero} was glad.",
        ],
        ("There is a way to make things right.", "Ask for help when something is too much for you.", "What is too much today can be just right tomorrow."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
TURNS = classes(
    animals="""feed the fish, feed the hens, feed the goat, feed the cat, feed the rabbits, feed the birds, feed the ducks, feed the horse, feed the pigs, feed the hamster, feed the turtle, feed the parrot, feed the lambs, feed the swans, walk the dog, brush the pony, brush the dog, clean the cage,
        clean the birdbath, wash the dog, clean the stable, carry hay to the donkey, bring water to the sheep, collect the eggs, close the henhouse, count the sheep, bring the cows home""",
    house="""set the table, sweep the floor, wash the dishes, dry the dishes, make the beds, hang up the wash, clean the windows, carry in the wood, bring the milk, cook the soup, bake the bread, wipe the table, fold the towels, empty the bucket, clean the stove, dust the shelves, sort the socks, peel the potatoes, beat the rug,
        stir the porridge, sweep the stairs, clear the table, clean the bathtub, light the stove, cook the noodles, make breakfast, pack the picnic, buy the bread, fetch the mail, polish the spoons""",
    garden="""water the plants, water the flowers, rake the leaves, pick the beans, pull the weeds, water the tomatoes, pick the berries, shovel the snow, sweep the yard, plant the bulbs, water the roses, pick up the apples, fill the watering can, water the tree, dig up the carrots, sweep the path, trim the hedge, chase the birds from the cherries, turn the compost""",
    honor="""ring the bell, carry the flag, choose the story, choose the game, blow the whistle, lead the line, beat the drum, tell the story, sing the first song, light the lanterns, wave the flag, draw on the blackboard, open the gate, read the story, say the poem, hold the rope, hand out the cookies, count to ten, hang up the star, steer the boat, sit by the window, ride the pony,
        cut the cake, wind the clock, guess the riddle, throw the ball, choose the song, tell a joke, start the race, pull the sled, hold the map, raise the flag, turn the pages, carry the lantern, play the king, push the swing""",
)  # fmt: skip


@plot(
    weight=1.4, hero=HERO + " !grown", worlds=LAND,
    gists=["whose turn it is to {v}", "whose turn it was to {v}", "who has to {v}", "who had to {v}"],
)  # fmt: skip
def whose_turn(s: Story) -> None:
    """It is somebody's turn to do a job or something special; it goes wrong and then well."""
    kind, v = entry(s, TURNS)
    noun = v.split(" ", 1)[1]
    s.set(v=v, ving=ing(v), vp=past(v), n=noun)
    hero = s.roles["hero"]
    name = ("{hero.raw}" if hero.name else "the {hero.kind}") + "{'s|'s}"
    if hero.name and "person" not in hero.kind.tags:
        name = s.pick((name, "{hero.raw} the {hero.kind}{'s|'s}", "little {hero.raw}{'s|'s}"))
    s.set(
        day=s.pick(
            (
                "Monday",
                "Tuesday",
                "Wednesday",
                "Thursday",
                "Friday",
                "Saturday",
                "Sunday",
            )
        )
    )
    duo = s.chance(0.25) and bool(hero.name)
    s.flags.add("scene")
    if duo:
        text = pair(s)
        frames = [
            f"{text} took turns. Today, {hero.name} had to {{v}}.",
            f"{text} both wanted to {{v}}."
            if kind == "honor"
            else f"{text} had to {{v}}, one day the one, and one day the other.",
            f'"Whose turn is it to {{v}}?" asked {text}. It was {hero.name}\'s turn.'
            if s.talks
            else f"{text} took turns to {{v}}.",
            f"{text} took turns {{ving}}. Today it was {hero.name}'s turn.",
            f"Every day, {text} took turns. Today it was {hero.name}'s turn to {{v}}.",
        ]
    else:
        frames = [
            f"It was {name} turn to {{v}}.",
            f"It was {name} turn to {{v}}.",
            f"Today it was {name} turn to {{v}}.",
            f"{{One_day}}, it was {name} turn to {{v}}.",
            f"At last, it was {name} turn to {{v}}.",
            f"This week, it was {name} turn to {{v}}.",
            f"On {{day}}, it was {name} turn to {{v}}.",
            f"\"Whose turn is it to {{v}}?\" asked {{elder.raw}}. It was {name} turn." if s.talks else f"Everyone took turns. Now it was {name} turn to {{v}}.",
            f"\"It is my turn to {{v}}!\" said {who(s)}." if s.talks else f"It was {name} turn to {{v}} for the first time.",
            f"{who(s)} had to {{v}}. It was {{hero.his}} turn.",
            f"{{Today|Yesterday}} somebody else had {{v}}. Now it was {name} turn.".replace("{Today|Yesterday} somebody else had {v}", "Yesterday, somebody else {vp}"),
            f"For the first time, it was {name} turn to {{v}}.",
            f"There was a plan on the wall. It said that it was {name} turn to {{v}}.",
        ]  # fmt: skip
        if "{elder.raw}" in " ".join(frames):
            s.add_char("elder")
            if not s.roles["elder"].short:
                frames = [f for f in frames if "{elder.raw}" not in f]
            frames = [f.replace("{elder.raw}", s.roles["elder"].short or "") for f in frames]
    s.begin()
    s.add(s.render(s.choose(frames)))
    s.mark("hero")
    s.say(
        "{hero} had never had to {v} alone before." if kind != "honor" else "{hero} had waited for this day for so long.",
        "{hero} knew how to {v}. {He} had watched the others many times.",
        "\"I will do it very well,\" {hero} {said|promised}." if s.talks else "{hero} wanted to do it very well.",
        "{Ving} was not hard, but it was important.",
        "{hero} was proud, because {ving} was something for big {children|ones}.",
    )  # fmt: skip
    s.par(0.4)
    ways = ["forgot", "forgot", "dislike", "slow"] if kind != "honor" else ["shy", "shy", "both"]
    if duo and kind == "honor":
        ways = ["both"]
    way = s.pick(ways)
    if way == "forgot":
        s.gist("whose turn it is to {v}", "who forgets to {v}", "who has to {v}")
        s.say(
            "But on the way, {hero} saw {a butterfly|a fat beetle|a funny cloud|a toad} and stopped to look.",
            "But first {hero} wanted to play for a {moment|little while}.",
            "But then {friend} called. {friend.he} wanted to show {hero} something." if not duo else "But then {hero} found a ball in the grass and began to play.",
            "But {hero} sat down with a book, and soon {he} thought of nothing else." if s.has("person") else "But {hero} lay down in the sun, and soon {he} fell asleep.",
        )  # fmt: skip
        s.say("An hour went by. {He} did not think of {n} at all.", "The time went by, and nobody {vp}.", "When {he} looked up, it was late.")  # fmt: skip
        s.say("\"Oh no!\" {hero} cried. \"I forgot to {v}!\"" if s.talks else "Then it came to {him}: {he} had forgotten to {v}!", "Suddenly, {his} heart gave a jump. {He} had forgotten to {v}!")  # fmt: skip
        s.say(
            "{hero} ran as fast as {he} could.",
            "{He} jumped up and ran back.",
            "{He} dropped everything and ran.",
        )
        s.say(
            {
                "animals": "Everyone there had waited for {him}. {hero} said that {he} was sorry.",
                "house": "Everyone in the house was waiting. {hero} said that {he} was sorry.",
                "garden": "Everything in the garden was still waiting for {him}.",
            }[kind],
            "Nothing had been done yet. {hero} felt bad.",
        )
        s.talk("friend" if duo else "elder", "Everyone forgets something sometimes. It is not too late to {v}.", "You can still {v} now. I will help you.", "Do not cry. First {v}, and then we will talk.", mood="kind", instead="It was not too late to {v}.")  # fmt: skip
        s.say("So {hero} {vp}, and {he} did it with great care.", "{hero} took a deep breath and {vp}, one thing after the other.", "Then {hero} {vp} at once, and {he} did it better than ever.")  # fmt: skip
        s.say("To remember it, {he} tied a red string around {his} finger." if s.has("person") else "To remember it, {he} made up a little song.", "From then on, {he} sang a little song about {ving} every morning." if s.talks else "From then on, {he} put a white stone in front of the door, so that {he} would remember it.")  # fmt: skip
    elif way == "dislike":
        s.gist("whose turn it is to {v}", "who does not want to {v}", "who has to {v}")
        s.say("But {hero} did not feel like {ving}.", "But {hero} did not want to {v}. {He} wanted to play.", "\"I do not want to {v},\" said {hero}. \"It is boring.\"" if s.talks else "But {hero} thought that it was boring to {v}.")  # fmt: skip
        for t in s.sample(["{He} hid behind a tree. But {he} could not play there.", "{He} said that {his} foot hurt. But the foot was fine.", "{He} did it so slowly that {he} was not done by noon.", "{He} asked everyone, but nobody wanted to take {his} turn."], s.turns(1, 2)):  # fmt: skip
            s.say(t)
        s.say(
            "Then {friend} came." if not duo else "{friend} watched for a while.",
            "{friend} saw {his} long face.",
        )
        s.talk("friend", "Let us make a game of it!", "It is more fun to {v} with a song.", "I will help you today, and you help me tomorrow.", "Let us {v} together, like pirates.", mood="happy", instead="{friend} wanted to make a game of it.")  # fmt: skip
        s.say("So they {vp} together and sang a loud song.", "They pretended to be {pirates|kings|knights}, and so they {vp}.", "They told each other jokes, and before they knew it, they were done.")  # fmt: skip
        s.say(
            '"Is it over already?" asked {hero}.' if s.talks else "It was over much too soon.",
            "{hero} laughed. {Ving} was not boring at all!",
        )
    elif way == "slow":
        s.say("{hero} began to {v}. It was harder than {he} had thought.", "But when {hero} wanted to {v}, everything went wrong.", "{hero} wanted to {v} very fast. That was a mistake.")  # fmt: skip
        for t in s.sample(["First, {he} {slipped|tripped} and fell on {his} nose.", "Then {he} dropped everything that {he} had in {his} hands.", "{He} had to begin again, and then once more.", "{He} got water all over {his} feet."], s.turns(1, 2)):  # fmt: skip
            s.say(t)
        s.talk("hero", "I cannot {v}!", "I did it all wrong!", "It is too hard for me to {v}.", mood="sad", instead="{hero} thought that {he} would never be able to {v}.")  # fmt: skip
        who_helps = "friend" if duo else "elder"
        s.set(helps="{" + who_helps + "}")
        s.say(
            f"{{{who_helps}}} came and did not laugh.",
            f"{{{who_helps}}} had heard the noise and came to look.",
        )
        s.talk(who_helps, "Nobody can {v} well the first time.", "Slowly, slowly. One thing after the other.", "The first time, I did it wrong, too.", mood="kind", instead=f"{{{who_helps}}} said that nobody could do it well the first time.")  # fmt: skip
        s.say("So {hero} tried again, very slowly. And this time, {he} {vp} all alone.", "{hero} took {his} time and began again. And look, {he} {vp} without any mistake!")  # fmt: skip
    elif way == "shy":
        s.say("But now {his} knees were shaking. Everyone was looking at {him}!", "But {hero} had a funny feeling in {his} tummy. What if something went wrong?", "But when all eyes were on {him}, {hero} did not dare to begin.")  # fmt: skip
        s.talk(
            "hero",
            "Can somebody else {v}, please?",
            "I do not want to {v} anymore.",
            "What if I do it wrong?",
            mood="soft",
            instead="{hero} wanted to run away.",
        )
        for t in s.sample(["{He} stepped forward, and then {he} stepped back.", "{He} closed {his} eyes and counted to five. It did not help.", "{He} looked at {his} feet.", "It was very quiet. Somebody coughed."], s.turns(1, 2)):  # fmt: skip
            s.say(t)
        s.say(
            "Then {friend} came and stood next to {him}.",
            "Then {friend} took {his} hand.",
            "{friend} smiled at {him} and nodded.",
        )
        s.talk("friend", "You can do it. I know that.", "I am right here. Just {v} as you did at home.", "I was afraid, too, when it was my turn to {v}.", mood="soft", instead="{hero} felt a little braver now.")  # fmt: skip
        s.say(
            "{hero} took a deep breath. And then {he} {vp}!",
            "So {hero} stood up straight and {vp}. It went very well.",
            "{hero} thought of nothing else, and {he} {vp}.",
        )
        s.say(
            "Everyone {clapped|cheered}.",
            '"Bravo!" everyone called.' if s.talks else "Everyone was happy for {hero}.",
            "Nobody had done it so well before.",
        )
    else:
        s.say("But {friend} wanted to {v}, too." if not duo else "But {friend} wanted to do it as well.", "But {friend} said that it was {friend.his} turn.")  # fmt: skip
        s.say("\"It is my turn to {v}!\" said {hero}. \"No, mine!\" said {friend}." if s.talks else "They both wanted to {v}, and nobody wanted to wait.")  # fmt: skip
        s.say("They {pushed and pulled|got louder and louder}.", "They were so angry that they did not look at each other.", "In the end, nobody {vp}, and everyone was sad.")  # fmt: skip
        s.beat("idea", a="hero")
        s.talk(
            "hero",
            "You may {v} first, and then I will do it.",
            "Let us {v} together!",
            "Let us toss a coin.",
            mood="kind",
            instead="{hero} wanted to do it together.",
        )
        s.say("So they {vp} together, and it was twice as much fun.", "They took turns, and each of them {vp} once.", "First {friend} {vp}, and then {hero} {vp}. That was fair.")  # fmt: skip
    finish(
        s,
        [
            "After that, {hero} always liked it when it was {his} turn to {v}.",
            "\"When is it my turn to {v} again?\" asked {hero}." if s.talks else "{hero} could hardly wait for {his} next turn to {v}.",
            "And {hero} never forgot the day when it was {his} turn to {v}.",
            "That evening, {hero} told everyone how {he} {vp}.",
            "Now everyone knew that {hero} could {v}.",
        ],
        ("It feels good to do a job well.", "Everybody gets a turn.", "It is never too late to do what you promised.") if way != "shy" else ("You are braver than you think.", "Everybody gets a turn."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# class; subject; verb; past; where
DAILY = classes(
    bird="""blackbird=sing=sang, robin=sing=sang, lark=sing=sang, rooster=crow=crowed, sparrow=chirp=chirped, owl=hoot=hooted, cuckoo=call=called, nightingale=sing=sang, woodpecker=knock=knocked, swallow=twitter=twittered, crow=caw=cawed, pigeon=coo=cooed, dove=coo=cooed, magpie=chatter=chattered, finch=sing=sang, seagull=cry=cried, goose=honk=honked, parrot=whistle=whistled, stork=clap with its beak=clapped with its beak""",
    critter="""frog=croak=croaked, cricket=chirp=chirped, toad=croak=croaked, snail=crawl by=crawled by, beetle=crawl by=crawled by, grasshopper=chirp=chirped, bat=fly by=flew by, mouse=squeak=squeaked, lizard=run by=ran by, bee=buzz by=buzzed by, bumblebee=hum=hummed, moth=fly by=flew by, turtle=crawl by=crawled by""",
    animal="""cat=meow=meowed, gray cat=wait=waited, dog=bark=barked, goat=bleat=bleated, donkey=bray=brayed, fox=walk by=walked by, hedgehog=rustle=rustled, squirrel=jump by=jumped by, deer=walk by=walked by, cow=moo=mooed, white horse=trot by=trotted by, black dog=run by=ran by, duck=quack=quacked, rabbit=hop by=hopped by""",
    person="""baker=whistle=whistled, milkman=ring=rang, mailman=wave=waved, old woman=sing=sang, old man=walk by=walked by, sailor=whistle=whistled, neighbor=play the flute=played the flute, farmer=call the cows=called the cows, gardener=hum a song=hummed a song, old man=feed the pigeons=fed the pigeons, fisherman=row by=rowed by, girl=play the violin=played the violin, boy=ride by=rode by, paper boy=ring=rang, lady in a blue hat=walk by=walked by, shepherd=play the pipe=played the pipe, street sweeper=sing=sang, night watchman=call the hour=called the hour, teacher=ride by=rode by, cook=bang the pots=banged the pots, lamplighter=light the lamps=lit the lamps, flower seller=shout=shouted, clown=juggle=juggled, chimney sweep=wave=waved, old lady=water her roses=watered her roses, piano teacher=play a song=played a song""",
    vehicle="""train=pass by=passed by, red bus=stop=stopped, ship=blow its horn=blew its horn, milk truck=pass by=passed by, little boat=sail by=sailed by, tram=ring=rang, tractor=rattle by=rattled by, mail van=stop=stopped, ferry=toot=tooted, yellow truck=rumble by=rumbled by, steam train=whistle=whistled, garbage truck=rattle by=rattled by, school bus=honk=honked, fire truck=pass by=passed by, freight train=rumble by=rumbled by, fishing boat=chug by=chugged by, bread van=honk=honked, small plane=fly by=flew by""",
    thing="""church bell=ring=rang, big clock=strike=struck, lighthouse=blink=blinked, school bell=ring=rang, mill wheel=clatter=clattered, street lamp=light up=lit up, fountain=splash=splashed, green gate=creak=creaked, wind chime=ring=rang, music box=play=played, old pump=squeak=squeaked, red light=blink=blinked, cuckoo clock=call=called, weathercock=squeak=squeaked, tower clock=strike=struck, barn door=creak=creaked, ship bell=ring=rang, old swing=squeak=squeaked""",
)  # fmt: skip
DAILY_WHERE = {
    "bird": ("in front of {hp}'s window", "on {hp}'s roof", "in the old tree", "on the chimney", "behind the house"),
    "critter": ("near {hp}'s house", "under {hp}'s window", "near the well", "in the garden", "near the fence"),
    "animal": ("behind {hp}'s house", "in front of the door", "near the fence", "under {hp}'s window", "by the gate"),
    "person": ("in front of {hp}'s house", "on the street", "under {hp}'s window", "on the other side of the fence", "by the gate"),
    "vehicle": ("in front of {hp}'s house", "behind the garden", "on the other side of the hill", "near {hp}'s house"),
    "thing": ("across from {hp}'s house", "behind the garden", "at the end of the street", "near {hp}'s house"),
}  # fmt: skip
DAILY_FOUND = {
    "bird": ["There sat {x}, very quiet, on a nest with three {blue|white|tiny} eggs. It did not want to {v} now.", "At last, they saw {x}. It had hurt its wing.", "And there was {x}, cold and wet from the rain."],
    "critter": ["There was {x}! It had fallen into an empty bucket and could not get out.", "At last, they found {x} under a flowerpot that had fallen over.", "They heard a tiny sound from an old boot. {X} was in it and could not get out."],
    "animal": ["There was {x}! It lay in the straw, with a tiny baby next to it.", "At last, they found {x}. It was caught in an old net.", "Then they saw {x}. It had a thorn in its foot."],
    "person": ["{X} was in bed with a bad cold.", "{X} had hurt a foot and could not get up.", "{X} sat at the table and looked sad. \"I thought nobody cared,\" said {x}."],
    "vehicle": ["There stood {x}, and it could not move. A big tree lay in front of it.", "There was {x}! Something was broken, and it could not go on.", "At last, they saw {x}. It was stuck behind a flock of sheep, and nobody knew what to do."],
    "thing": ["Then they saw what was wrong. A little bird had built its nest right in {x}.", "They looked closer. A rope had got caught in {x}.", "They looked at {x} from all sides. There was rust everywhere."],
}  # fmt: skip
DAILY_MEND = {
    "bird": ["{hero} brought some seeds and a little bowl of water.", "{hero} made a soft place for {x}, with hay and feathers.", "They took good care of {x} for three days."],
    "critter": ["Very carefully, {hero} set {x} free.", "{hero} helped {x} out and put it down on a soft green leaf.", "They helped {x} out, and it sat still for a while to rest."],
    "animal": ["{hero} was very gentle and helped {x}.", "They helped {x} and brought it something good to eat.", "{hero} sat down beside {x} and took good care of it."],
    "person": ["{hero} brought {x} a pot of soup and some flowers.", "They sat down beside {x} and told stories all afternoon.", "They made tea for {x} and stayed until the evening."],
    "vehicle": ["{hero} ran and got help. Soon many people pushed and pulled together.", "Everyone came to help, and {hero} helped, too.", "They called the neighbors, and all of them worked until noon."],
    "thing": ["They worked very carefully, with a ladder and a drop of oil.", "{friend} held the ladder, and {hero} took care of it.", "They went and got help, and soon everything was in order."],
}  # fmt: skip
BY = (" by",)


@plot(
    weight=1.5, hero=HERO, worlds=LAND, grown=True,
    gists=["about {a} that always {vp}", "about {a}", "and {a}", "and {a} that did not {v} one day"],
)  # fmt: skip
def every_day_until(s: Story) -> None:
    """Every morning or night something regular happens, and one day it does not."""
    kind, noun, v, vp = entry(s, DAILY)
    hero = s.roles["hero"]
    when = s.pick(("morning", "morning", "night", "evening", "day"))
    if noun in (
        "owl",
        "nightingale",
        "bat",
        "cricket",
        "night watchman",
        "lamplighter",
        "lighthouse",
        "street lamp",
    ):
        when = s.pick(("night", "evening"))
    elif noun in (
        "rooster",
        "lark",
        "blackbird",
        "milkman",
        "baker",
        "school bell",
        "paper boy",
    ):
        when = "morning"
    elif kind == "vehicle" or noun in (
        "old lady",
        "mailman",
        "chimney sweep",
        "street sweeper",
    ):
        when = s.pick(("morning", "evening", "day"))
    where = s.pick(DAILY_WHERE[kind])
    if " by" in v and where in ("in the old tree", "on the street", "by the gate"):
        where = "in front of {hp}'s house"
    hp = hero.name if hero.name else f"the {hero.kind.name}"
    where = where.replace("{hp}", hp)
    s.set(v=v, vp=vp, ving=ing(v), x=f"the {noun}", a=f"a {noun}", nn=noun, where=where, when=when, at={"morning": "in the morning", "night": "at night", "evening": "in the evening", "day": "every day"}[when])  # fmt: skip
    if kind == "person":
        s.gist("about {a}", "about {a} who always {vp}")
    named = hp in where
    s.flags.add("scene")
    art = "the" if kind == "thing" else "a"
    s.set(art=art)
    frames = [
        "Every {when}, {art} {nn} {vp} {where}.",
        "Every {when}, {art} {nn} {vp} {where}.",
        "Every single {when}, {art} {nn} {vp} {where}.",
        "Each {when}, {art} {nn} {vp} {where}.",
        "{art} {nn} {vp} {where} every {when}.",
        "Day after day, {art} {nn} {vp} {where}.",
        "There was {a} that {vp} {where} every {when}." if kind != "person" else "There was {a} who {vp} {where} every {when}.",
        "Every {when}, {art} {nn} {vp} {where}. But one {when}, it was quiet.".replace("it was quiet", "{x} did not {v}"),
        f"Every {{when}}, {who(s)} {'heard' if ' by' not in v and v not in ('wave', 'wait', 'juggle', 'blink', 'stop', 'light up') else 'saw'} {{x}}. It {{vp}} {{where}}." if kind != "person" and not named else "Every {when}, {art} {nn} {vp} {where}.",
        f"Every {{when}}, {who(s)} waited for {{x}}." if kind != "thing" else f"{who(s)} loved it when {{x}} {{vp}} every {{when}}.",
        f"{who(s)} loved the {{when}}, because every {{when}}, {{art}} {{nn}} {{vp}} nearby.",
        f"Every {{when}}, when {who(s)} {{looked out of the window|opened the window}}, {{art}} {{nn}} {{vp}} nearby.",
    ]  # fmt: skip
    frame = s.choose(frames)
    s.begin()
    s.add(s.render(frame))
    if "{hero" in frame or named:
        s.mark("hero")
    s.say(
        "{hero} always waited for {x}." if "waited" not in frame and kind != "thing" else "{hero} liked that.",
        "{hero} loved it when {x} {vp}.",
        "When {x} {vp}, {hero} knew that it was time {to get up|to start the day}." if when == "morning" else "When {x} {vp}, {hero} knew that everything was all right.",
        "\"There is {x} again,\" {hero} always said." if s.talks else "{hero} thought of {x} as a friend.",
        "{hero} smiled every time when {x} {vp}.",
    )  # fmt: skip
    if "did not" not in frame:
        s.par(0.5)
        s.say(
            "But one {when}, {x} did not {v}.",
            "Then came a {when} when {x} did not {v}.",
            "But one {when}, {hero} waited and waited. {X} did not {v}.",
            "But one {when}, everything was quiet. Where was {x}?" if kind not in ("thing",) else "But one {when}, {x} did not {v} at all.",
        )  # fmt: skip
    s.talk("hero", "Why does {x} not {v} today?", "Where is {x}?" if kind != "thing" else "What is wrong with {x}?", "Something is wrong with {x}.", "It is so strange without {x}.", mood="sad", instead="{hero} {worried|was worried} about {x}.")  # fmt: skip
    for t in s.sample(
        [
            "{hero} waited a little longer. Nothing happened.",
            "The next {when}, it was the same.",
            "{hero} looked out of the window again and again.",
            "{hero} asked {friend} about {x}. {friend} did not know, either.",
            "All day long, {hero} could think only of {x}.",
        ],
        s.turns(1, 2),
    ):
        s.say(t)
    s.par(0.4)
    s.say(
        "So {hero} and {friend} went to look for {x}." if kind != "thing" else "So {hero} and {friend} went to look at {x}.",
        "{hero} could not sit still. {He} went out with {friend} to see what had happened to {x}.",
        "\"Let us go and see what is wrong with {x},\" {hero} said to {friend}." if s.talks else "{hero} put on {his} boots and went out to find out about {x}. {friend} went along.",
    )  # fmt: skip
    if kind in ("bird", "animal", "critter", "vehicle"):
        s.maybe(0.7, "They looked {behind the house|in the yard|behind the fence}. No {nn}!", "They asked a neighbor. \"I miss {x}, too,\" the neighbor said." if s.talks else "Nobody had seen {x}.", "They walked and called. There was no answer.")  # fmt: skip
    elif kind == "person":
        s.say(
            'They knocked at the door. After a while, somebody called, "Come in!"',
            "They found the house and went in.",
        )
    s.say(*DAILY_FOUND[kind])
    s.say(*DAILY_MEND[kind])
    s.talk(
        "friend",
        "Everything will be all right again soon.",
        "Soon {x} will {v} again.",
        "Now we know why {x} did not {v}.",
        mood="kind",
        instead="Now they knew why {x} did not {v}.",
    )
    s.par(0.4)
    s.say(
        "A few days later, {hero} woke up and listened. {X} {vp} again!" if when == "morning" and " by" not in v and v not in ("wave", "wait", "juggle") else "A few days later, {x} {vp} as always.",
        "And the next week, {x} {vp} again, just like before.",
        "And one {when}, {x} {vp} again.",
        "It did not take long. Soon {x} {vp} again every {when}.",
    )  # fmt: skip
    finish(
        s,
        [
            "{hero} had never been so happy about {x}.",
            "Since then, {hero} has listened for {x} every {when}." if kind in ("bird", "critter", "thing") else "Since then, {hero} has waited for {x} every {when}.",
            "\"Good {when}, dear {nn},\" said {hero}." if s.talks and when != "night" else "{hero} smiled and thought of {x}.",
            "And every {when}, {hero} was glad about {x}.",
            "{hero} opened the window wide and waved." if s.talks else "{hero} opened the window wide.",
        ],
        ("We often see how dear something is only when it is gone.", "Small things make a day good.", "Look after those who are always there for you."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
SEEN = classes(
    smoke="""smoke, a thin line of smoke, gray smoke, white smoke, a cloud of steam, blue smoke, a little cloud of smoke, black smoke""",
    light="""a light, a tiny light, a red light, a green light, a blinking light, a yellow glow, a small flame, a lantern, a strange glow, three small lights, a candle, a blue light, a bright spark, a golden light, a row of lights""",
    lone="""a boat without a sailor, a cart without a horse, a horse without a rider, a sled without a driver, a bike without a rider, a baby carriage without a baby, a kite without a string, a dog without a collar, a raft with nobody on it, an empty canoe, an empty wagon, a lonely suitcase, a big basket, a single red boot, a violin on a chair, an open umbrella, a blue tent, a red balloon, a little drum, a pair of skates, a straw hat, a silver bucket, a wooden box, a small trunk, a white sail, a paper lantern, a yellow scarf, a rowboat, a wheel, a birdcage, a ladder, a teapot, a doll, a bell, a red flag, a rocking chair, a suitcase with stars on it, a big drum""",
    flying="""a balloon, a hot-air balloon, a red kite, a green kite, a white balloon, a paper plane, a strange cloud, a flying umbrella, a cloud like a whale, a swarm of bees, a big white bird, a wild goose, a dragon made of paper, a shiny thing, a striped balloon, a flying hat, a pink cloud, a blue balloon, a flying carpet""",
    part="""a shadow, a long tail, two green eyes, two yellow eyes, a pair of long ears, something furry, a bushy tail, two pointed ears, a big nose, something white, a big shadow, a strange shadow, a moving bush, something gray, two horns, something fluffy, a gray shape, a curly tail""",
    creature="""a white horse, a strange bird, a goat, a peacock, a camel, a turtle, a small owl, a lost lamb, a fawn, an elephant, a penguin, a white rabbit, a spotted pony, a black sheep, a giraffe, a llama, a little donkey, a monkey, a calf, a young swan""",
)  # fmt: skip
SEEN_AT = {
    "low": split("""behind the barn, behind the hill, behind the school, behind the fence, under the bridge, near the old mill, behind the church, by the pond, under the big oak, in front of the bakery, in the middle of the field, behind the shed, by the river, near the lighthouse, at the edge of the forest, behind the tall wall, in the meadow, beside the well, behind the market, near the railroad, in the tall grass, behind the hedge, under the apple tree, next to the stone wall, at the end of the path, in the empty lot, behind the haystack, by the lake, behind the library, near the windmill"""),
    "in": split("""in the old mill, in the barn, in the empty house, in the tower, in the forest, in the cave, on the hill, in the garden shed, in the lighthouse, behind the barn, in the old castle, on the little island, behind the hill, in the boathouse, under the bridge, in the stable, in the ruins, at the edge of the forest, on the mountain, in the orchard, in the old ship, behind the fence, in the bell tower"""),
    "over": split("""over the roofs, over the barn, over the hill, over the lake, over the village, above the church, above the trees, over the school, over the market, over the fields, above the river, over the windmill, above the garden, over the bridge, above the old castle, over the harbor, above the chimney, over the meadow"""),
}  # fmt: skip
SEEN_FOUND = {
    "smoke": ["It was only {helper.a} who was baking potatoes in a little fire.", "There sat {helper.a} and cooked soup in a big pot.", "It was {helper.a}, who had burned the pancakes."],
    "light": ["There was {helper.a}, who was looking for a lost ring.", "It was {helper.a}, who was reading a book and could not sleep.", "There stood {helper.a}, who was painting stars on a wall."],
    "lone": ["Then they heard a voice. {helper.a} came running, quite out of breath.", "Near it, in the grass, sat {helper.a} and cried.", "Then {helper.a} came around the corner, hot and tired."],
    "flying": ["Below it stood {helper.a}, who waved with both arms.", "A long string hung down from the sky. At the end of it was {helper.a}, who could not hold on much longer.", "Right below it, {helper.a} was running and calling."],
    "part": ["It was only {a goat|a calf|a big cat|a dog|a young donkey}, and it belonged to {helper.a}.", "Out came {a goat|a lamb|a calf|a puppy|a fat cat}! And behind it came {helper.a}."],
    "creature": ["Next to it stood {helper.a}, who had been looking everywhere.", "Then {helper.a} came and laughed with joy.", "And there was {helper.a}, who held out some food very carefully."],
}  # fmt: skip
SEEN_SAY = {
    "smoke": ["Come and sit down. There is enough for all of us!", "Did you see the smoke? I am so sorry. I was only cooking.", "Are you hungry? Then stay and eat with me."],
    "light": ["Did I wake you up? Come and help me!", "I am glad that somebody saw it. I was lonely here.", "Four eyes see more than two. Will you help me?"],
    "lone": ["I lost it this morning! Thank you for finding it.", "I only closed my eyes for a moment, and then it was gone!", "I have been looking for it all day!"],
    "flying": ["It got away from me! Can you help me?", "The wind is too strong. Please help me!", "I have been running after it since breakfast!"],
    "creature": ["It ran away from me this morning. Can you help me?", "Please be very quiet. It is a bit shy.", "I have been looking for it for so long!"],
    "part": ["It ran away from me this morning. Can you help me?", "Please be very quiet. It is a bit shy.", "I have been looking for it for so long!"],
}  # fmt: skip
SEEN_DO = {
    "smoke": ["They all sat down around the fire, and it smelled wonderful.", "{helper} gave them each a bowl, and they ate until they were full.", "They made new pancakes together, and these did not burn."],
    "light": ["So they helped {helper}, and after a while everything was done.", "They sat down with {helper} and told stories in the warm light.", "They stayed for a while, and {helper} was not alone anymore."],
    "lone": ["They brought everything back to {helper} and helped to carry it home.", "{helper} was so happy that {helper.he} danced on one leg.", "They showed {helper} where it was, and all was well."],
    "flying": ["They {all |}ran after it, up and down, until the wind grew tired. At last, they were all safe and sound.", "They helped {helper} as well as they could, and in the end everything was all right.", "They waited together until the wind was calm. Then {helper} was not worried anymore."],
    "part": ["They all laughed, and then they helped {helper} to bring it home.", "It was not scary at all, and {hero} stroked it behind the ears.", "They helped {helper} and walked back all together."],
    "creature": ["They sat down in the grass and waited. After a while, it came closer, and it was not scary at all.", "They helped {helper} and walked back all together.", "They kept very still, and soon it was not shy anymore."],
}  # fmt: skip


@plot(
    weight=1.6, hero=HERO, worlds=LAND, grown=True,
    gists=["who sees {x} {at}", "who saw {x} {at}", "and {x} {at}", "about {x} {at}"],
)  # fmt: skip
def saw_something(s: Story) -> None:
    """Somebody sees something behind, under or over a place and goes to look."""
    kind, x = entry(s, SEEN)
    at = s.pick(SEEN_AT["over" if kind == "flying" else "in" if kind == "light" else "low"])
    many = x.startswith(("two ", "three "))
    words_ = x.split()
    tx = "the " + x.split(" ", 1)[1] if words_[0] in ("a", "an") else "the " + x
    tx = tx.split(" with")[0].split(" like ")[0]
    if words_[0] == "something":
        tx = x.replace("something", "the") + " thing"
    s.set(x=x, tx=tx, at=at, spot=at.split("the ", 1)[-1] if "the " in at else at, it="they" if many else "it", was="were" if many else "was", place_="the " + at.split(" the ", 1)[1] if " the " in at else at)  # fmt: skip
    duo = start(
        s,
        [
            "[H] saw {x} {at}.",
            "[H] saw {x} {at}.",
            "[H] saw {x} {at}.",
            "{One_day}, [H] saw {x} {at}.",
            "{One_day}, when [H] looked out of the window, [he] saw {x} {at}.",
            "\"Look!\" said [H]. \"I see {x} {at}!\"",
            "On the way home, [H] saw {x} {at}.",
            "There {was} {x} {at}. [H] saw it first." if not many else "There were {x} {at}. [H] saw them first.",
            "[H] [was] on the way home. There, {at}, [he] saw {x}.",
            "[H] stopped. There {was} {x} {at}!",
            "What was that? [H] saw {x} {at}.",
            "Late in the evening, [H] saw {x} {at}." if kind in ("light", "creature", "part", "smoke") else "Early in the morning, [H] saw {x} {at}.",
            "Nobody else saw it. But [H] saw {x} {at}.",
            "When [H] looked up, [he] saw {x} {at}." if kind in ("flying", "smoke", "light") else "When [H] came around the corner, [he] saw {x} {at}.",
        ],
        ["There once was {hero.a} who saw {x} {at}.", "Once upon a time, {hero.a} saw {x} {at}."],
        two=0.4,
    )  # fmt: skip
    s.say(
        "{hero} had never seen {anything like that|such a thing} before.",
        "\"What can it be?\" asked {hero}." if s.talks else "{hero} wondered what it could be.",
        "{hero} rubbed {his} eyes. But {tx} {was} still there.",
        "{hero} looked again. Yes, there {was} {x}, and nobody was near.",
        "Where did {tx} come from? Yesterday, there had been no such thing {at}.",
    )  # fmt: skip
    if duo:
        s.talk("friend", "Let us go and look!", "Do you think it is dangerous?", "Maybe somebody needs help.", "What if it is a dragon?" if kind in ("smoke", "light", "part") else "We must find out more about it.", instead="{friend} wanted to know more about {tx}.")  # fmt: skip
        s.say(
            "So they went to look.",
            "{hero} took a deep breath. Then they went, step by step.",
            "They wanted to know what it was, so they went closer.",
        )
    else:
        s.say("{hero} told {friend} about {tx}, and they went to look.", "{hero} ran to {friend}. \"I saw {x} {at}!\" {hero} said." if s.talks else "{hero} ran and got {friend}.", "{hero} did not want to go alone. {He} asked {friend} to come along.")  # fmt: skip
    s.par(0.5)
    for t in s.sample(
        [
            "They walked slowly and did not make a sound.",
            "The closer they came, the faster {hero}'s heart beat.",
            "First, they hid and watched. {Tx} {was} still {at}.",
            "On the way, they heard a crack. It was only a dry branch.",
            "\"Are you afraid?\" whispered {friend}. \"Only a little,\" said {hero}." if s.talks else "They were both a little afraid.",
            "{hero} went first, and {friend} stayed close behind.",
        ],
        s.turns(1, 3),
    ):  # fmt: skip
        s.say(t)
    s.say("At last, they came close to {tx}.", "Now they were there. {Tx} {was} right in front of them." if kind != "flying" else "Now they were right below {tx}.", "Then they were so close that they could see everything.")  # fmt: skip
    s.add_char("helper", "!vehicle !fish !thing hands")
    s.say(*SEEN_FOUND[kind])
    s.talk(
        "helper",
        *SEEN_SAY[kind],
        mood="kind" if kind in ("smoke", "light") else "",
        instead="{helper} was glad to see them.",
    )
    s.say(*SEEN_DO[kind])
    s.maybe(
        0.5,
        '"And I thought it was a monster," {hero} said and laughed.'
        if s.talks and kind in ("smoke", "light", "creature", "part")
        else "{hero} had to laugh, because {he} had been afraid.",
        "Now {hero} knew all about {tx}.",
    )
    finish(
        s,
        [
            "So that was the secret of {tx} {at}.",
            "Whenever {hero} went by there, {he} thought of {tx}.",
            "That night, {hero} told everyone about {tx} {at}.",
            "And {hero} was glad that {he} had gone to look." if not duo else "And they were glad that they had gone to look.",
            "From then on, they often went to see {helper}.",
        ],
        ("It is good to look closely.", "Those who go and look will find out.", "Strange things are often not strange at all."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
GONE = classes(
    hear="""the song of the blackbird, the ticking of the clock, the ringing of the bell, the humming of the bees, the splashing of the fountain, the croaking of the frogs, the whistle of the train, the crowing of the rooster, the music from the next house, the sound of the flute, the clatter of the mill, the cooing of the doves, the hum of the big machine, the song of the robin, the sound of hammers, the hooting of the owl, the barking of the dog,
        the sound of the piano, the tapping of the woodpecker, the creaking of the swing, the song of the fishermen, the bleating of the sheep, the sound of the violin, the chirping of the crickets, the rattle of the cart, the voice of the cuckoo, the jingle of the ice cream cart, the sound of the drum, the buzzing in the hedge""",
    smell="""the smell of fresh bread, the smell of coffee, the smell of hay, the smell of apple cake, the smell of lilac, the smell of roses, the smell of pancakes, the smell of cinnamon, the smell of soup, the smell of roasted nuts, the smell of mint, the smell of pine, the smell of cookies, the smell of popcorn, the smell of vanilla, the smell of honey, the smell of oranges, the smell of chocolate, the smell of fried onions, the smell of lavender, the smell of waffles, the smell of plum jam, the smell of fresh paint, the smell of wood""",
    person="""the old neighbor, the baker on the corner, the man with the balloons, the lady with three dogs, the ice cream man, the flower seller, the mailman with the red bike, the old shoemaker, the woman at the window, the fiddler in the square, the girl next door, the boy next door, the gardener in the park, the old fisherman, the bus driver with the mustache, the librarian, the clockmaker, the milkman, the street sweeper, the teacher with the green hat,
        the lighthouse keeper, the old miller, the cook with the big spoon, the juggler, the tailor""",
    thing="""the swing in the park, the bench by the pond, the red mailbox on the corner, the stone lion in front of the school, the scarecrow in the field, the rowboat at the dock, the rope on the oak tree, the slide in the yard, the clock on the tower, the old cart by the barn, the seesaw in the park, the sign over the shop, the flag on the roof, the lantern at the gate, the wooden horse in the yard, the blue door of the shed, the ladder by the apple tree, the bell at the school, the birdhouse in the garden, the gray bench in the square,
        the merry-go-round in the square, the golden rooster on the roof, the picture in the hall, the green gate, the hammock between the trees, the big drum in the hall, the statue in the park, the bike rack by the bridge, the rocking chair on the porch, the telescope on the hill, the chess table in the park, the weathercock on the barn, the sandbox in the yard""",
    animal="""the gray cat on the wall, the duck on the pond, the stork on the chimney, the fat pigeon on the roof, the goat in the yard, the swan on the lake, the turtle by the creek, the white horse in the field, the hedgehog in the hedge, the squirrel in the oak, the crow on the fence, the frog by the well, the black dog at the gate, the owl in the barn, the snail on the steps, the toad under the stone, the donkey on the hill, the goose by the gate, the rabbit in the field, the spider in the window""",
)  # fmt: skip
GONE_TRY = {
    "hear": ["{hero} opened the window and listened. Nothing!", "{hero} put a hand behind {his} ear. It was quiet.", "{hero} stood still and held {his} breath. There was only the wind."],
    "smell": ["{hero} opened the window and sniffed. Nothing!", "{hero} blew {his} nose and tried again. It did not help.", "{hero} walked up the street, nose first. There was only the smell of wet leaves."],
    "person": ["{hero} knocked at the door. Nobody opened it.", "{hero} waited until noon. Nobody came.", "{hero} asked at the market. Nobody knew anything."],
    "thing": ["{hero} looked to the left and to the right. There was only an empty spot.", "{hero} looked for tracks. There were some big footprints, but they ended at the street.", "{hero} walked around the place three times. There was nothing."],
    "animal": ["{hero} called softly. Nothing moved.", "{hero} put out some food and waited. Nobody came.", "{hero} looked under every bush. There was only an old can."],
}  # fmt: skip
GONE_WHY = {
    "hear": ["They walked on and on, over the hill. And there, very softly, {hero} heard it again: {x}! It had only moved a little farther away.", "Then they saw a sign: \"Quiet, please! A baby is sleeping.\" So that was why {x} was gone.", "They found out that a thick new wall kept out {x}. But there was a small door in it, and when they opened it, they heard everything."],
    "smell": ["Then {friend} wet a finger and held it up. The wind had turned! Now it carried {x} to the other side of the town.", "At last, they came to a window that was always open. Today, it was shut. That was why {x} was gone.", "They walked to the other side of the hill. And there it was: {x}! The wind had only carried it there."],
    "person": ["Then they found a note on the door: \"I am with my sister by the sea. I will be back soon.\"", "At last, they heard the news: {x} had a bad cold and had to stay in bed.", "Then somebody told them that {x} had hurt a leg and could not walk."],
    "thing": ["Then they came to a workshop. There was {sx}! Somebody was giving it new paint.", "Behind a high fence, they found {sx}. It was broken, and two workers were mending it.", "Then they saw a big wagon. On it was {sx}, ready to go to a better place, where more people could enjoy it."],
    "animal": ["In an old shed, they found {sx}. It was not alone anymore. There was another one with it!", "Then they saw {sx}. It had found a warm, dry place and slept.", "At last, they heard a sound from a hole. {Sx} had fallen in and could not get out. They helped it very gently."],
}  # fmt: skip
GONE_END = {
    "hear": ["The next day, they heard it again, loud and clear.", "Soon, everything sounded just as it had before."],
    "smell": ["A day later, everything smelled good again.", "They both closed their eyes and took a deep breath. How good it was!"],
    "person": ["They painted a big picture and wrote, \"We miss you!\"", "They put flowers in front of the door. And a week later, they heard a well-known voice."],
    "thing": ["A few days later, it was back, and it was prettier than ever.", "They helped a little, and soon everyone could enjoy it again."],
    "animal": ["The next morning, it was back in its old place.", "They brought it something to eat and promised to come again."],
}  # fmt: skip


@plot(
    weight=1.4, hero=HERO, worlds=LAND, grown=True,
    gists=["about {x}", "who misses {x}", "about {x} that was gone one day", "who looks for {x}"],
)  # fmt: skip
def one_day_it_was_gone(s: Story) -> None:
    """A sound, a smell, a neighbor or a thing that was always there is gone."""
    kind, x = entry(s, GONE)
    s.set(sx=re.split(r" (?:on|in|at|by|under|between) ", x)[0] if kind in ("thing", "animal") else x)
    s.set(
        x=x,
        sense={"hear": "hear", "smell": "smell"}.get(kind, "see"),
        sensed={"hear": "heard", "smell": "smelled"}.get(kind, "saw"),
    )
    if kind == "person":
        s.gist("about {x}", "who misses {x}", "about {x} who was gone one day")
    duo = start(
        s,
        [
            "{One_day}, {x} was gone.",
            "{One_day}, {x} was gone.",
            "{One_day}, {x} was gone, and [H] did not know why.",
            "[H] loved {x}. But {one_day}, it was gone." if kind != "person" else "[H] liked {x} very much. But {one_day}, {x} was gone.",
            "When [H] woke up, {x} was gone.",
            "Every day, [H] {sensed} {x}. But {one_day}, it was gone." if kind != "person" else "Every day, [H] waved to {x}. But {one_day}, {x} was gone.",
            "Where was {x}? [H] could not {sense} it anywhere." if kind != "person" else "Where was {x}? Nobody knew.",
            "\"{X} is gone!\" said [H].",
            "[H] missed {x}.",
            "There was always {x}. And then, {one_day}, it was gone." if kind not in ("person",) else "{X} had always been there. And then, {one_day}, {x} was gone.",
            "Nobody knew where {x} was. [H] wanted to find out.",
            "Suddenly, {x} was gone.",
            "On Monday, {x} was still there. On Tuesday, it was gone." if kind != "person" else "On Monday, {x} was still there. On Tuesday, nobody opened the door.",
        ],
        two=0.25,
    )  # fmt: skip
    s.mark("hero") if duo else None
    if "hero" in s.roles and s.roles["hero"].name and s.roles["hero"].name not in s.out[-1]:
        s.roles["hero"].known = False
        if duo:
            s.roles["friend"].known = s.roles["friend"].name in s.out[-1] if s.roles["friend"].name else False
    elif not s.roles["hero"].name and s.roles["hero"].kind.name not in s.out[-1]:
        s.roles["hero"].known = False
        if duo:
            s.roles["friend"].known = False
    s.say(
        "{hero} had known {x} for as long as {he} could remember.",
        "{hero} had always been so glad about {x}.",
        "Without {x}, the day was not the same for {hero}.",
        "{hero} stood still and was surprised. What had happened to {x}?" if kind == "person" else "{hero} stood still and was surprised. How could {x} be gone?",
        "\"It is so strange without {x},\" said {hero}." if s.talks else "It was so strange for {hero} without {x}.",
    )  # fmt: skip
    s.maybe(0.5, "{x} had been there in summer and in winter.".replace("{x}", "{X}"), "Most people did not even see that {sx} was missing." if kind not in ("hear", "smell") else "Most people did not even know that something was missing.", "{hero} felt a little lonely.")  # fmt: skip
    s.par(0.4)
    for t in s.sample(GONE_TRY[kind], s.turns(1, 2)):
        s.say(t)
    s.say(
        "Then {hero} went to {friend}.",
        "{hero} told {friend} about it.",
        "{friend} was sad as well." if duo else "Then {hero} met {friend} and told {friend.him} about it.",
    )
    s.talk("friend", "Let us look for {x} together.", "{X} cannot just be gone. Let us find out more.", "I miss {x}, too. What can we do?", mood="kind", instead="They wanted to find out what had happened.")  # fmt: skip
    s.say("So they went out and asked everyone about {x}.", "They walked through {one street after the other|all the streets} and looked and listened.", "They asked {an old man|a woman with a basket|the neighbors}, but nobody could tell them anything about {x}.")  # fmt: skip
    s.par(0.4)
    why = GONE_WHY[kind]
    if kind == "hear":
        alive = any(
            w in x
            for w in (
                "bird",
                "bees",
                "frogs",
                "rooster",
                "dove",
                "robin",
                "owl",
                "dog",
                "pecker",
                "men",
                "sheep",
                "crickets",
                "cuckoo",
                "hedge",
            )
        )
        why = (
            [why[0], why[2]]
            if alive
            else [
                why[1],
                why[2],
                "Then they saw people with ladders and tools. Something was broken, and that was why {x} was gone. But they were almost done.",
            ]
        )
    s.say(*why)
    s.talk(
        "hero",
        "So that is what happened to {x}!",
        "Now I understand!",
        "I am so glad that we know it now.",
        mood="happy",
        instead="{hero} was so glad that they had found out.",
    )
    s.say(*GONE_END[kind])
    finish(
        s,
        [
            "And {hero} loved {x} even more than before." if kind != "person" else "And {hero} was so happy when {x} was back again.",
            "Since then, {hero} has thought every day how nice it is to have {x}." if kind != "person" else "Since then, {hero} has waved to {x} every single day.",
            "{hero} never forgot the day when {x} was gone.",
            "\"Welcome back!\" said {hero} to {x}." if s.talks and kind in ("person", "animal", "thing") else "{hero} smiled, and everything was as it should be.",
            "When {hero} thought of {x} now, {he} had to smile.",
        ],
        ("We often see how dear something is only when it is gone.", "What we miss shows us what we love.", "If something is missing, go and look for it."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# class; verb phrase; the one thing
LIKED = classes(
    do="""jump in puddles=puddle, climb trees=tree, slide down hills=hill, cross bridges=bridge, balance on logs=log, climb rocks=rock, jump over creeks=creek, walk on walls=wall, crawl through tunnels=tunnel, jump into piles of leaves=pile of leaves, run down hills=hill, swing on ropes=rope, ride on waves=wave, jump over ditches=ditch, hide in bushes=bush, explore caves=cave, climb ladders=ladder, roll in haystacks=haystack, open gates=gate, jump into snowdrifts=snowdrift,
        climb fences=fence, skip across stones=stone, look into holes=hole, climb towers=tower, walk through mazes=maze, slide on frozen puddles=frozen puddle, swing on gates=gate, sit on stumps=stump, jump over fences=fence, shout into wells=well""",
    find="""collect shells=shell, collect stones=stone, look for feathers=feather, pick mushrooms=mushroom, gather acorns=acorn, collect buttons=button, look for nuts=nut, collect leaves=leaf, dig up carrots=carrot, pick apples=apple, pick flowers=flower, collect pine cones=pine cone, look for eggs=egg, collect keys=key, gather sticks=stick, look for coins=coin, pick strawberries=strawberry, pick pears=pear, gather chestnuts=chestnut, collect snail shells=snail shell,
        look for crystals=crystal, pick pumpkins=pumpkin, dig for potatoes=potato, collect marbles=marble, collect seeds=seed, look for clover=clover leaf, collect bottles=bottle, pick up corks=cork, collect boxes=box, collect hats=hat""",
    watch="""count buses=bus, watch clouds=cloud, count stars=star, watch trains=train, watch birds=bird, count ships=ship, watch ants=ant, look at butterflies=butterfly, watch boats=boat, count sheep=sheep, watch frogs=frog, count trucks=truck, watch rabbits=rabbit, watch fish=fish, watch snails=snail, count tractors=tractor, count bikes=bike, watch beetles=beetle, count horses=horse, watch airplanes=airplane, watch dragonflies=dragonfly, count ducks=duck, watch balloons=balloon, watch swans=swan, watch squirrels=squirrel, count wagons=wagon, count motorbikes=motorbike, watch geese=goose, watch shadows=shadow, watch lizards=lizard""",
    make="""blow bubbles=bubble, build towers=tower, bake pies=pie, build sandcastles=sandcastle, roll snowballs=snowball, fold paper boats=paper boat, build snowmen=snowman, bake pancakes=pancake, make kites=kite, make mud pies=mud pie, blow up balloons=balloon, fold paper hats=paper hat, build bridges=bridge, make necklaces=necklace, paint pictures=picture, bake cakes=cake, stack stones=pile of stones, make paper stars=paper star, build boats=boat, sew pillows=pillow, knit scarves=scarf, build houses of cards=house of cards, carve pumpkins=pumpkin, make puppets=puppet, weave baskets=basket, bake cookies=cookie, make snow angels=snow angel, fold paper planes=paper plane, build birdhouses=birdhouse, make paper flowers=paper flower""",
)  # fmt: skip
LIKED_SIZE = {
    "do": ("a very big", "a very big", "the biggest", "a huge", "a very strange", "a special", "a giant"),
    "find": ("a very big", "a golden", "a very strange", "the biggest", "a tiny", "a shiny blue", "a huge", "a very special"),
    "watch": ("a very big", "a very strange", "a golden", "a blue", "a very small", "a pink", "a huge", "a very slow"),
    "make": ("a very big", "a giant", "a very special", "a huge", "an enormous"),
}  # fmt: skip


@plot(
    weight=1.5, hero=HERO + " !grown", worlds=LAND,
    gists=["who likes to {v}", "who liked to {v}", "who loves {ving}", "and {big} {n}"],
)  # fmt: skip
def liked_to_and_saw_a_big_one(s: Story) -> None:
    """Somebody likes to do something with many things; one day there is a very big or strange one."""
    kind, v, n = entry(s, LIKED)
    big = s.pick(LIKED_SIZE[kind])
    adj = big.split(" ", 1)[1] if " " in big else big
    sup = big.startswith("the ")
    s.set(v=v, ving=ing(v), n=n, big=big if not sup else "a very big", b=f"{big} {n}" + (" of all" if sup else ""), tb=f"the {adj.replace('very ', '')} {n}", at=s.pick(("on the way to school", "behind the house", "near the pond", "on the way home", "at the edge of the forest", "at the end of the street", "behind the barn", "in the park")))  # fmt: skip
    s.set(tb="the " + adj.replace("very ", "").replace("biggest", "big") + " " + n)
    met = {"do": "saw", "find": "found", "watch": "saw", "make": "wanted to make"}[kind]
    if v.startswith(("build", "bake", "blow", "fly", "plant")):
        met = {
            "build": "wanted to build",
            "bake": "wanted to bake",
            "blow": "wanted to blow",
            "fly": "wanted to fly",
            "plant": "wanted to plant",
        }[v.split()[0]]
        if v == "blow up balloons":
            met = "wanted to blow up"
    s.set(met=met)
    duo = start(
        s,
        [
            "[H] liked to {v}. {One_day}, [he] {met} {b}.",
            "[H] liked to {v}. {One_day}, [he] {met} {b}.",
            "[H] loved to {v}. {One_day}, [he] {met} {b}.",
            "[H] liked to {v} {every day|more than anything else}. Then, {one_day}, [he] {met} {b}.",
            "[H] loved {ving}. {One_day}, [he] {met} {b}.",
            "\"I love {ving},\" said [H]. And {one_day}, there was {b}!" if kind in ("do", "watch") else "[H] liked to {v}. But {one_day}, [he] {met} {b}.",
            "[H] liked to {v}, and {one_day}, [he] {met} {b}.",
            "Whenever [H] had time, [he] went out to {v}." if kind != "make" else "Whenever [H] had time, [he] liked to {v}.",
            "Nobody liked to {v} as much as [H].",
            "[H] [was] out to {v}. There, {at}, [he] {met} {b}." if kind != "make" else "[H] liked to {v}. This time, [he] {met} {b}.",
        ],
        [
            "There once was {hero.a} who liked to {v}. {One_day}, {hero.he} {met} {b}.",
            "Once upon a time, there was {hero.a} who loved to {v}.",
        ],
        two=0.2,
    )  # fmt: skip
    if s.render("{n}") not in s.out[-1].replace(v, ""):
        s.say("{One_day}, {hero} {met} {b}." if kind == "make" else "{One_day}, {hero} {met} {b} {at}.")
    if kind == "do":
        s.say("It was {at}, and it had not been there before." if n in ("puddle", "pile of leaves", "snowdrift", "haystack", "hole") and at_new(s) else "{hero} had never seen such a {n}.", "{hero}'s eyes grew big. What a {n}!", "\"That is the best {n} in the whole world!\" said {hero}." if s.talks else "It was the best {n} in the whole world.", "{hero} could not wait to try it.")  # fmt: skip
        s.say(
            "But when {he} stood in front of {tb}, {his} tummy felt funny.",
            "But then {he} became quiet. Was {tb} dangerous?",
            "But was {he} big enough for {tb}?",
        )
        s.par(0.4)
        for t in s.sample(["{hero} took three steps forward, and then three steps back.", "{hero} walked around {tb} and looked at it from all sides.", "{hero} counted to three. At three, {he} stopped.", "{hero} threw a little stone to see what would happen. Nothing happened."], s.turns(1, 2)):  # fmt: skip
            s.say(t)
        s.say(
            "Then {friend} came along." if not duo else "{friend} stood next to {him} and thought.",
            "{friend} saw {tb}, too.",
        )
        s.talk("friend", "Let us try it together!", "What a {n}! Are you afraid?", "I will hold your hand." if s.has("hands", "friend") else "I will stay close to you.", "You like to {v}, so you can do it!", mood="happy", instead="{friend} wanted to try it together.")  # fmt: skip
        s.say(
            'They looked at each other. "One, two, three!" And then they did it!'
            if s.talks
            else "They looked at each other, and then they did it!",
            "They took a deep breath, and off they went!",
            "They began slowly and carefully. And it went well!",
        )
        s.say(
            "They laughed so loud that everyone could hear it.",
            "It was so much fun that they did it again, and again, and again.",
            "Afterward, they were dirty from head to toe and very happy.",
        )
    elif kind == "find":
        s.say(
            "{hero} had never found such a {n}.",
            "{hero} looked at {tb} for a long time.",
            '"What a {n}!" said {hero}.' if s.talks else "What a {n} it was!",
            "All the others were nothing next to {tb}.",
        )
        ways = ["want"]
        if not v.startswith(("pick ", "dig")):
            ways.append("owner")
        if "big" not in b_(s) and "huge" not in b_(s):
            ways.append("lost")
        way = s.pick(ways)
        if way == "owner":
            s.say(
                "But then {hero} heard somebody cry.",
                "{hero} wanted to take {tb} home. But then {he} heard a voice.",
            )
            s.talk("friend" if duo else "helper", "Somebody has lost it, I think.", "We must ask whose {n} it is.", mood="soft", instead="Maybe somebody was looking for {tb}.") if duo else s.say("It was {helper.a}, who was looking for {tb}.", "There stood {helper.a}. {helper.he} had lost {tb}.")  # fmt: skip
            if duo:
                s.say("They asked and asked. At last, they met {helper.a}, who had lost {tb}.")
            s.say(
                "{hero} held {tb} behind {his} back. It was so hard to give it away!",
                "{hero} wanted to run away with {tb}.",
                "For a moment, {hero} said nothing at all.",
            )
            s.say(
                'Then {he} held out {his} hand. "Here," {he} said. "It is yours."',
                "But then {he} gave {tb} to {helper}.",
            )
            s.beat("thanks", a="helper", b="hero")
            s.say(
                "{helper} showed {hero} a place where it was easy to {v}.",
                "From then on, {helper} came along when {hero} went out to {v}.",
            )
        elif way == "want":
            s.say("But {friend} had seen it, too." if duo else "But at the same moment, {friend} came and saw it, too.")
            s.say(
                '"I saw it first!" said {friend}. "No, it is my {n}!" said {hero}.'
                if s.talks
                else "They both wanted to have {tb}."
            )
            s.say(
                "They pulled and shouted, and in the end {tb} {fell|rolled} into the grass.",
                "They were so angry that they did not look at each other anymore.",
            )
            s.talk(
                "hero",
                "Let us share it. One day it is with you, and one day it is with me.",
                "I do not want to fight about a {n}.",
                mood="kind",
                instead="Then {hero} said that they could share {tb}.",
            )
            s.say(
                "So {tb} was with {hero} on one day and with {friend} on the next.",
                "They put {tb} in a place where both of them could see it.",
                "They made a nice box for {tb} and wrote both names on it.",
            )
        else:
            s.say("{He} put {tb} in {his} bag and ran home." if not duo else "They put {tb} in a bag and ran home.")
            s.say(
                "But the bag had a hole! When {hero} looked, {tb} was gone.",
                "But when {hero} opened the bag, there was nothing in it. {Tb} was gone!",
            )
            for t in s.sample(["{hero} walked back the whole way and looked at the ground.", "{hero} looked between the stones and under the leaves.", "{hero} asked everyone about {tb}."], s.turns(1, 2)):  # fmt: skip
                s.say(t)
            s.say(
                "{friend} helped {him} to look, and then they both saw it at the same time. There was {tb}!",
                'Then {friend} called, "Is this it?" And really, it was {tb}!',
            )
            s.beat("happy", 0.6, a="hero")
    elif kind == "watch":
        s.say(
            "{hero} had seen many of them, but never such a {n}.",
            "{hero} rubbed {his} eyes, but {tb} did not go away.",
            '"Can there be such a {n}?" {hero} wondered.' if s.talks else "{hero} could not believe it.",
        )
        s.say(
            "{hero} ran home and told everyone about {tb}.",
            "Quickly, {hero} called the others. But when they came, {tb} was gone.",
        )
        s.add_char("elder")
        s.talk(
            "elder",
            "There is no such {n}.",
            "You only dreamed of that {n}.",
            "A {n} like that? I do not think so.",
            mood="kind",
            instead="But nobody believed {him}.",
        )
        s.beat("sad", 0.5, a="hero")
        s.par(0.4)
        for t in s.sample(
            [
                "The next day, {hero} went back and waited. {Tb} did not come.",
                "{hero} drew a picture of {tb}. Everyone only laughed.",
                "{hero} waited until the sun went down. There was no {n} at all.",
            ],
            s.turns(1, 2),
        ):
            s.say(t)
        s.say(
            "Only {friend} believed {him}." if not duo else "Only {friend} was not sad.",
            "Then {friend} had an idea.",
        )
        s.talk(
            "friend",
            "Let us wait together tomorrow.",
            "I will come with you. We will see it again.",
            "We need some patience and a few cookies.",
            mood="happy",
            instead="{friend} wanted to wait for it together.",
        )
        s.say(
            "Early the next day, they sat down side by side. And then they both saw {tb}!",
            "They waited and waited, and suddenly, there was {tb} again!",
            "On the third day, {tb} came back. {friend} saw it, too!",
        )
        s.say(
            'This time, {elder} was there and saw it. "I am sorry," {elder.he} said. "You were right."',
            "{friend} ran to get {elder}, and now everybody could see it.",
        )
    else:
        s.say(
            "It should be the greatest {n} that anyone had ever seen.",
            '"Nobody has ever seen such a {n}!" said {hero}.' if s.talks else "Nobody had ever seen such a {n}.",
            "{hero} had thought about {tb} for days.",
        )
        s.say(
            "{hero} began right after breakfast.",
            "{hero} got everything that {he} needed and went to work.",
            "{hero} worked and worked.",
        )
        s.par(0.4)
        for t in s.sample(["The first time, it went wrong at once.", "The second time, {tb} was almost ready. Then it broke.", "Then {his} arms were tired, and nothing went right.", "Then the wind came, and {tb} was ruined."], s.turns(1, 2)):  # fmt: skip
            s.say(t)
        s.talk(
            "hero",
            "I cannot make such a {n}.",
            "I will never {v} again!",
            "It is too hard.",
            mood="sad",
            instead="{hero} did not want to {v} anymore.",
        )
        s.say(
            "Then {friend} came and saw it." if not duo else "But {friend} did not give up.",
            "{friend} looked at it and thought.",
        )
        s.talk(
            "friend",
            "It is too much for one. Let us do it together.",
            "Begin slowly. I will help you.",
            "Try it once more, and I will hold it.",
            mood="kind",
            instead="{friend} wanted to help.",
        )
        s.say(
            "So they did it together, very slowly. And there it was, {tb}!",
            "They tried it together, and this time it worked. What a {n}!",
            "Four hands are better than two. Soon {tb} was ready.",
        )
        s.say(
            "It was almost as big as {friend}."
            if "big" in big or big in ("a giant", "a huge", "an enormous")
            else "It was prettier than all the others.",
            "Everyone came to look at {tb}.",
        )
    finish(
        s,
        [
            "From then on, {hero} liked to {v} even more.",
            "And {hero} never forgot {tb}.",
            "That night, {hero} dreamed of {tb}.",
            "Since then, {hero} and {friend} have gone out to {v} together." if kind not in ("make", "find") else "And {hero} still likes to {v} today.",
            "\"Tomorrow I will {v} again,\" said {hero}." if s.talks else "The next day, {hero} wanted to {v} again.",
        ],
        ("Everything is more fun together.", "Be brave and try it.", "Good things take time.") if kind in ("do", "make") else ("Sharing is better than fighting.", "Be honest and kind.") if kind == "find" else ("Trust what you have seen.", "A good friend believes you."),
    )  # fmt: skip


def b_(s: Story) -> str:
    """The one thing, with its adjective."""
    return s.vars["b"]


def at_new(s: Story) -> bool:
    """Whether the story has not yet told where the thing is."""
    return s.vars["at"] not in " ".join(s.out)


# --------------------------------------------------------------------------------------------------------------------
WENT = {
    "fish": (split("fishing, fishing for trout, fishing for pike, fishing for crabs, fishing in the river, fishing on the lake"), rows("""in a small boat=boat, in an old rowboat=rowboat, on a raft=raft, in a green canoe=canoe, in a leaky boat=boat, in a wooden tub=tub, in a little red boat=boat, with a long rod=rod, with one fishing rod=rod, with a big net=net, with a new rod=rod, with an old net=net, with a bucket of worms=bucket""")),
    "water": (split("sailing, rowing, paddling, drifting down the river, exploring the lake, rowing to the island, sailing to the lighthouse"), rows("""in a small boat=boat, in an old rowboat=rowboat, on a raft=raft, in a red canoe=canoe, in a tiny sailboat=sailboat, in a big washtub=washtub, in a blue boat=boat, in a boat without a name=boat, in a wooden box=box, in a boat with a yellow sail=boat, in a kayak=kayak, in a very old boat=boat, in a rubber boat=boat""")),
    "snow": (split("sledding, sledding down the big hill, riding down the snowy hill, sledding in the moonlight, sliding down the snowy slope"), rows("""on an old sled=sled, with a new sled=sled, on a big tray=tray, with a red sled=sled, on a wooden sled=sled, on a piece of cardboard=cardboard, with a long sled=sled, on a sled with a bell=sled, on a tin lid=lid, on a toboggan=toboggan, on a tiny sled=sled""")),
    "pick": (split("picking berries, picking apples, picking mushrooms, picking cherries, picking flowers, gathering nuts, picking blackberries, picking plums, picking strawberries, gathering acorns, collecting shells, picking blueberries, gathering chestnuts, collecting pine cones, picking pears, gathering herbs, picking raspberries, gathering firewood, collecting leaves, picking beans"), rows("""with a big basket=basket, with two buckets=@, with an old bag=bag, with a little cart=cart, with a long ladder=@, with a tin pail=pail, with a wheelbarrow=wheelbarrow, with a red wagon=wagon, with a straw hat=hat, with a paper bag=bag, with a round basket=basket, with a wooden box=box, with a blue bowl=bowl""")),
    "shop": (split("shopping, shopping for shoes, shopping for bread, shopping for apples, shopping at the market, shopping for flowers, shopping for a birthday gift, shopping for fish, shopping for a hat, shopping for honey, shopping for yarn, shopping for supper, shopping for eggs, shopping for ribbons, shopping for paint, shopping in the town, shopping for milk, shopping for cheese, shopping for a lamp"), rows("""with a long list=list, with a big basket=basket, with a little cart=cart, with one coin=coin, with a short list=list, with a straw bag=bag, with a red purse=purse, with a piggy bank=piggy bank, with a green bag=bag, with an empty basket=basket, with a silver coin=coin""")),
    "camp": (split("camping, camping by the lake, camping in the woods, hiking, hiking in the hills, walking in the mountains, camping in the meadow, exploring the forest, camping in the yard, hiking to the waterfall"), rows("""with a small tent=tent, with an old tent=tent, with a big backpack=backpack, with a yellow tent=tent, with a lantern=lantern, with a map=map, with one blanket=blanket, with a flashlight=flashlight, with a heavy backpack=backpack, with a green tent=tent, with a compass=compass, with a rope=rope""")),
    "ride": (split("riding to the sea, driving to town, riding through the hills, driving around the lake, riding to the lake, riding to the market, driving to the beach, riding over the fields, riding to the castle, driving through the forest, looking for adventure"), rows("""on an old bike=bike, in a red car=car, in a little cart=cart, on a tractor=tractor, in a blue wagon=wagon, on a scooter=scooter, in an old truck=truck, on a bike with three wheels=bike, in a tiny car=car, in a wooden cart=cart, in a yellow van=van, on a motorbike=motorbike""")),
}  # fmt: skip
WENT_NEXT = {
    "fish": ["The water was as smooth as glass.", "They took bread and cheese along, because {g} takes time.", "They sat very still and waited for a fish."],
    "water": ["The water sparkled, and a soft wind blew.", "Little waves went splash, splash, splash.", "Soon the shore was far away."],
    "snow": ["The snow was white and deep, and their noses were red.", "The hill was high, and the snow glittered.", "The cold air smelled of snow."],
    "pick": ["They knew a very good place for it.", "The sun was warm, and the birds sang.", "They wanted to be back before supper with everything full."],
    "shop": ["The street was full of people and noise.", "They had thought for a long time about what they needed.", "There was so much to see and to smell."],
    "camp": ["They packed bread, apples and warm socks.", "The air smelled of grass and pine trees.", "They walked and sang until noon."],
    "ride": ["The road was long and went up and down.", "They sang a loud song, and the wind blew around their ears.", "They waved to everyone on the way."],
}  # fmt: skip
# trouble; tries; what helps; how it ends
WENT_TROUBLE = {
    "fish": [
        ("But not one fish came. They waited for an hour.", ["{hero} sang a song for the fish. It did not help.", "{friend} tried another spot. Nothing came there, either."], "Let us be very quiet and wait.", "Then there was a pull! They pulled together, and out of the water came {a big silver fish|an old boot|a fat fish}. They laughed and let it go back in."),
        ("Suddenly, something pulled very hard. It was so strong that {hero} almost fell into the water.", ["{hero} held on with both hands.", "{friend} held {hero} around the middle."], "One, two, three, and pull!", "They pulled together, and up came {an old chair|an old tire|a huge fish}! They had to laugh, and then they ate their bread."),
    ],
    "water": [
        ("But then a thick fog came. They could not see the shore anymore.", ["{hero} called, but nobody answered.", "{friend} looked to all sides. Everything was white."], "Be quiet and listen! I hear a bell.", "From far away, a bell rang, and they went where the sound was. It came nearer and nearer, and then they saw the shore."),
        ("But then the wind turned and blew them the wrong way.", ["{hero} paddled as fast as {he} could. It did not help.", "{friend} waved to the shore. Nobody saw it."], "Let us hold up a coat like a sail!", "They held up a coat, and the wind carried them back, all the way home."),
        ("But then {hero} saw water at {his} feet. There was a hole!", ["{hero} put {his} foot on it. The water still came in.", "{friend} scooped out the water with a cup. It was too slow."], "We can use my scarf!", "They pushed a scarf into the hole, and it held. Soon they were back on dry land."),
    ],
    "snow": [
        ("But on the way down, they went faster and faster. They could not stop!", ["{hero} put down {his} feet. The snow flew up.", "{friend} called, \"Look out!\""], "Lean to the left!", "They leaned to the left, and whoosh, they landed in a soft, deep pile of snow. Nobody was hurt, and they laughed and laughed."),
        ("But then they got stuck in the deep snow.", ["{hero} pulled. Nothing moved.", "{friend} pushed from behind and fell on {friend.his} nose."], "Let us dig with our hands.", "They dug and dug until they were free. Then they slid all the way down with a loud cheer."),
    ],
    "pick": [
        ("But they could not find anything. Somebody had been there before them.", ["{hero} looked under every leaf. There was nothing left.", "{friend} ran to the next spot. It was empty, too."], "Let us try the other side of the hill.", "And there, on the other side, was more than they could ever carry. They filled everything to the top."),
        ("But when they were almost done, {hero} tripped, and everything fell into the grass.", ["{hero} picked up what {he} could. Half of it was gone.", "{friend} crawled on {friend.his} knees and looked."], "Never mind. We will begin again together.", "They began again, and with four hands it went twice as fast. Before supper, they had more than before."),
    ],
    "shop": [
        ("But when they got there, {hero} had forgotten what they wanted to buy.", ["{hero} scratched {his} head. Was it soap? Was it salt?", "{friend} did not remember it, either."], "Close your eyes and think of our kitchen.", "{hero} closed {his} eyes. And then {he} knew it again! They bought everything and one sweet bun to share."),
        ("But they did not have enough money.", ["{hero} turned all {his} pockets inside out. There was only a button.", "{friend} counted the money again. It did not grow."], "Maybe we can help in the shop.", "They swept the floor and carried boxes. The man in the shop was so happy that he gave them all they needed."),
        ("But on the way back, they had too much to carry.", ["{hero} put a bag on {his} head. It slid off.", "{friend} took three things under each arm. They all fell down."], "Let us carry it between us, with a stick.", "They put everything on a long stick, and each of them took an end. That was easy, and they sang all the way home."),
    ],
    "camp": [
        ("But in the evening, they heard a strange sound. Crack, crack, crack!", ["{hero} held {his} breath.", "{friend} hid under a blanket."], "Let us look together, very quietly.", "They looked, and there was {a little hedgehog|a rabbit|a deer} who ate their last apple. They had to laugh, and they were not afraid anymore."),
        ("But then it began to rain, and everything got wet.", ["{hero} held a big leaf over {his} head. It was too small.", "{friend} made a roof of branches. It leaked."], "There is a dry cave over there.", "They ran to a dry cave. It was cozy there, and they told stories until the rain was over."),
        ("But after a while, they did not know the way anymore.", ["{hero} looked for the path. There were only trees.", "{friend} climbed up on a stone. It did not help."], "Water always finds the way. Let us follow the creek.", "They followed a little creek, and it led them right to the path. They cheered and ate their last apple."),
    ],
    "ride": [
        ("But in the middle of the way, there was a bang, and they stopped.", ["{hero} pushed. It hardly moved.", "{friend} looked at the wheels. One of them was flat."], "We can mend it. We only need a bit of glue.", "They worked on it together, with glue and an old piece of rubber. Soon they could go on."),
        ("But then came a hill, and it was very steep. They went slower and slower.", ["{hero} leaned forward. It did not help.", "{friend} cheered as loud as {friend.he} could."], "Let us get off and push.", "They got off and pushed, step by step. At the top, they could see the whole land, and then they rolled down with a cheer."),
        ("But at a crossing, they did not know which way to go.", ["{hero} wanted to go left. There was only a muddy field.", "{friend} wanted to go right. There was only a wall."], "Let us ask the old woman over there.", "An old woman pointed with her stick, and from there, the way was easy. They got there just in time."),
    ],
}  # fmt: skip


@plot(
    weight=1.5, hero=HERO, worlds=LAND, grown=True,
    gists=["who go {g}", "who went {g} {w}", "about {g} {w}"],
)  # fmt: skip
def went_together(s: Story) -> None:
    """Two go fishing, sledding, shopping, camping, picking things or riding, in or with something."""
    kind = s.pick(("fish", "water", "snow", "pick", "pick", "shop", "shop", "camp", "ride"))
    gs, ws = WENT[kind]
    g = s.pick(gs)
    w, n = s.pick(ws)
    if n == "@":
        n = {"with two buckets": "bucket", "with a long ladder": "ladder"}[w]
    base = g
    s.set(g=base, w=w, n=f"the {n}", nn=n)
    duo = start(
        s,
        [
            "[H] went {g} {w}.",
            "[H] went {g} {w}.",
            "[H] went {g} {w}.",
            "{One_day}, [H] went {g} {w}.",
            "{One_day}, [H] went {g} {w}.",
            "[H] wanted to go {g}. [He] went {w}." if kind != "shop" else "[H] wanted to go {g}. [He] set out {w}.",
            "It was a good day to go {g}. [H] set out {w}.",
            "On Saturday, [H] went {g} {w}.",
            "Early in the morning, [H] went {g} {w}.",
            "[H] had never gone {g} before. {One_day}, [he] set out {w}.",
            "Every {summer|year}, [H] went {g} {w}. This time, [he] had new plans." if kind != "snow" else "Every winter, [H] went {g} {w}. This time, [he] took some hot tea along.",
            "[H] [was] ready to go {g}. [He] set out {w}.",
        ],
        two=0.85,
    )  # fmt: skip
    if not duo:
        s.say(
            "{friend} came along, because {g} alone is no fun.",
            "{friend} wanted to go {g}, too, so they went together.",
            "On the way, {hero} met {friend}, who wanted to come along.",
        )
    s.say(
        *WENT_NEXT[kind],
        "\"I love {g},\" said {hero}." if s.talks else "{hero} loved {g}.",
        "{friend} had never gone {g} before." if "never gone" not in s.out[-1] else "They both were so excited.",
        "\"I will take care of {n},\" said {friend}." if s.talks else "{friend} took good care of {n}.",
    )  # fmt: skip
    s.maybe(
        0.6,
        '"{G} is the best thing in the world," said {friend}.'
        if s.talks
        else "{friend} thought that nothing was better than {g}.",
        "{hero} looked at {n} and was proud of it.",
        "They sang a song about {g}.",
    )
    s.par(0.5)
    trouble, tries, help_, end = s.pick(WENT_TROUBLE[kind])
    s.say(trouble)
    s.talk("hero", "Oh no! What shall we do now?", "And I was so happy to go {g}!", "I wish we had stayed at home.", "Something always goes wrong!", mood="sad", instead="{hero} was worried.")  # fmt: skip
    for t in tries if s.size != "short" else [s.pick(tries)]:
        s.say(t)
    s.maybe(
        0.4,
        "They sat down next to {n} and thought."
        if kind in ("pick", "shop", "snow", "camp")
        and n not in ("coin", "list", "map", "compass", "lid", "rope", "purse")
        else "They both thought hard.",
    )
    s.talk("friend", help_, instead="Then {friend} had an idea.")
    s.par(0.4)
    s.say(end)
    s.talk("hero", "That was the best day!", "Let us go {g} again tomorrow!", "Without you, {g} is only half the fun.", "I will never forget how we went {g}.", mood="happy", instead="{hero} wanted to go {g} again soon.")  # fmt: skip
    finish(
        s,
        [
            "From then on, they often went {g} together.",
            "And they always took {n} along when they went {g}.",
            "At home, they told everyone how they went {g} {w}.",
            "They put {n} in its place and were tired and happy." if n != "coin" else "They were tired and happy.",
            "That night, {hero} dreamed of {g}.",
        ],
        ("Two can do more than one.", "Trouble is only half as big when you are together.", "A day with a problem can be a good day, too."),
    )  # fmt: skip
