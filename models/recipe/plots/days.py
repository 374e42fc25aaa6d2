# ruff: noqa: E501 (long templates)
"""Plots with an open subject, part two: trips, homes near something, the weather, visitors, jobs and big questions.

As in gifts.py, the subject noun comes from a long list and is named from the first sentence to the last.
"""

from models.recipe.plots import plot
from models.recipe.plots.gifts import begin, finish, kin, pairs, sibling, words
from models.recipe.story import Story
from models.recipe.words import Kind

LAND = "town farm castle shore snow forest"
KID = "child/animal legs eats !grown !bug !fish !crab"


def cast(s: Story, role: str, noun: str, tags: str, adjs: tuple, pron: str = "any", named: bool | None = None):
    """A character of any kind, for roles whose noun is drawn from a list."""
    adjs = tuple(a for a in adjs if a not in noun.split())
    kind = Kind(noun, 1.0, pron, frozenset(), frozenset(tags.split()), adjs, (), ("soup", "bread and cheese", "pancakes", "apple pie"), ("whistle", "tell good stories"))  # fmt: skip
    return s.add_char(role, kind=kind, named=s.chance(0.5) if named is None else named)


# --------------------------------------------------------------------------------------------------------------------
TRIPS = {  # "place = preposition"; only children go to the places of "city", "shop" and "fun"
    "water": pairs("lake=at; beach=at; river=by; pond=at; harbor=at; waterfall=at; island=on; bay=at; sea=by; swimming pool=at; creek=by; canal=by; spring=at"),
    "animals": pairs("zoo=at; farm=on; pony farm=on; duck pond=at; aquarium=in; bird park=in; horse stable=in; goat farm=on; animal shelter=in; butterfly house=in; beehives=at; sheep meadow=in; petting zoo=at"),
    "shop": pairs("market=at; bakery=in; toy store=in; bookstore=in; candy shop=in; flower shop=in; shoe store=in; fish market=at; ice cream shop=in; cheese shop=in; hat shop=in; flea market=at; tea shop=in; fruit stand=at; button shop=in"),
    "city": pairs("museum=in; library=in; train station=at; airport=at; castle=in; lighthouse=in; clock tower=in; fire station=at; windmill=at; mill=at; theater=in; post office=in; town hall=in; bus station=at; planetarium=in; car museum=in; chocolate factory=in; old bridge=on; boat yard=at; observatory=in"),
    "fun": pairs("circus=at; fair=at; playground=on; carnival=at; puppet show=at; ice rink=on; concert=at; parade=at; amusement park=in; street party=at; skating rink=on; lantern festival=at; kite festival=at; magic show=at; water park=in; merry-go-round=at; school fair=at"),
    "nature": pairs("forest=in; mountains=in; meadow=in; orchard=in; park=in; hills=in; cave=in; vineyard=in; pumpkin patch=in; rose garden=in; apple farm=on; cornfield=in; desert=in; pine woods=in; valley=in; berry field=in; old ruins=in; strawberry field=in"),
}  # fmt: skip
SIGHTS = {
    "water": ["white ducks", "small boats", "round stones", "silver fish", "a green frog", "high reeds", "tiny crabs", "a big bird with long legs", "sand as soft as flour", "a family of swans"],
    "animals": ["a very small donkey", "three sleepy goats", "a bird with a long tail", "a mother with her babies", "a funny brown animal with big ears", "an old turtle", "a baby animal that was just one day old", "a goose that hissed"],
    "shop": ["high shelves", "colorful boxes", "an old woman with a scale", "a boy with a full basket", "shiny apples", "jars in every color", "a cat that slept on the counter", "a bell that rang at the door", "ribbons and paper bags"],
    "city": ["long stairs", "high windows", "a huge clock", "people with big bags", "an old map on the wall", "a friendly guard", "a heavy door", "pictures of long ago", "a model ship under glass"],
    "fun": ["bright lights", "a man on high stilts", "balloons in every color", "a clown with a red nose", "a woman who juggled five balls", "a big drum", "flags and lanterns", "children with painted faces"],
    "nature": ["tall trees", "tracks on the ground", "a shy deer", "bright leaves", "a hollow log", "yellow butterflies", "a bird's nest", "a bush full of berries", "a big gray stone"],
}  # fmt: skip


@plot(
    weight=1.5,
    hero=KID,
    elder="",
    worlds=LAND,
    gists=[
        "who goes to the {there}",
        "and a trip to the {there}",
        "who visits the {there} for the first time",
        "and a day at the {there}",
    ],
)
def trip_with_family(s: Story) -> None:
    """A relative takes the hero to some place; there is much to see, a small problem, and a nice end."""
    kin(s)
    sorts = TRIPS if s.has("person") else ("water", "nature", "fun", "shop")
    sort = s.pick([k for k in sorts for _ in range(len(TRIPS[k]) // 4)])
    noun, prep = s.pick(TRIPS[sort])
    many = noun in ("hills", "mountains", "pine woods", "old ruins", "beehives")
    s.set(there=noun, at=f"{prep} the {noun}", was="were" if many else "was", it="them" if many else "it")
    a, b, c, d = s.sample(SIGHTS[sort], 4)
    s.set(a=a, b=b, c=c, d=d, hot=s.pick(("a hot", "a fine", "a warm", "a bright")) if s.weather in ("sunny", "calm") else s.pick(("a cold", "a long", "a gray")))  # fmt: skip
    both = s.chance(0.25)
    frames = [
        "[E] took [H] to the {there}.",
        "{One_day}, [E] took [H] to the {there}.",
        "It was {hot} day. [E] took [H] to the {there}.",
        "[H] and {his} {elder.kind} went to the {there}." if s.roles["elder"].rel not in ("big sister", "big brother", "aunt", "uncle") else "[E] and [H] went to the {there}.",
        "[H] had never been to the {there}. {One_day}, [E] took {him} there." if s.roles["elder"].rel[:3] != "big" else "[H] had never been to the {there}. {One_day}, {elder} took {him} there.",
        "Once upon a time, there was {hero.a} who wanted to see the {there}.",
        "\"Today we are going to the {there}!\" said [E] to [H].",
        "[E] wanted to show [H] the {there}.",
        "Once there was {hero.a}. {One_day}, {elder} took {him} to the {there}.",
        "[H] woke up early. It was the day of the trip to the {there}!",
        "[H] loved the {there}. {One_day}, {elder} took {him} there again.",
        "It was Saturday, and [E] had time. [E] and [H] went to the {there}." if s.roles["elder"].rel[:3] != "big" else "It was Saturday. [H] went to the {there}.",
        "{One_day}, [H] and {his} family went to the {there}.",
    ]  # fmt: skip
    if both:
        sibling(s)
        frames = [
            "[H] and {hero.his} {sibling} {sib.raw} went to the {there}.",
            "{elder} took [H] and {hero.his} {sibling} {sib.raw} to the {there}." if s.roles["elder"].rel[:3] != "big" and s.roles["elder"].rel not in ("aunt", "uncle") else "[H] and {hero.his} {sibling} {sib.raw} were on the way to the {there}.",
            "{One_day}, [H] and {hero.his} {sibling} {sib.raw} went to the {there}.",
        ]  # fmt: skip
    begin(s, *frames)
    s.say(
        "The {there} {was} not far away, and they walked and sang all the way.",
        "The {there} {was} bigger than {hero} had thought.",
        "{hero} could see the {there} from far away. \"There {is}!\" {he} {cried|called}.".replace("There {is}", "There they are" if many else "There it is"),
        "They went to the {there} by bus, and {hero} sat by the window.",
        "All the way to the {there}, {hero} asked, \"Are we there yet?\"",
        "{hero} put {two apples|some bread|a bottle of water} in a bag for the trip to the {there}.",
        '"What will we see {at}?" {asked|said} {hero}.',
        "{hero} had dreamed of the {there} all night.",
        "It was nice {at}, and {hero} did not know where to look first.",
    )  # fmt: skip
    s.par(0.6)
    s.say(
        "{At}, {hero} saw {a} and {b}.",
        "There was so much to see {at}: {a}, {b} and {c}.",
        "First, they saw {a}. Then they saw {b}.",
        '"Look!" {hero} called. There {was_a} {a}.'.replace(
            "{was_a}", "was" if a.startswith(("a ", "an ")) else "were"
        ),
        "{elder} showed {him} {a}, and then they saw {b}.",
        "{hero} counted everything. {He} liked {a} best.",
    )
    s.maybe(
        0.5,
        "And then {he} saw {d}. {He} had never seen anything like that.",
        '"I like the {there}," {hero} said.',
        "{At}, everything was new to {him}.",
    )
    if both:
        s.maybe(
            0.8,
            "{sib.raw} {wanted to go left, and {hero.raw} wanted to go right. So they went left first, and then right|laughed and ran ahead}.",
        )
    indoors = sort in ("shop", "city", "animals") and prep == "in"
    way = s.pick(("lost", "tired", "thing", "hungry", "shy", "sad_one") + (() if indoors else ("rain",)))
    s.par(0.5)
    if way == "lost":
        s.say(
            "But when {hero} turned around, {elder} was gone.",
            "{hero} stopped to look at something. When {he} looked up, {elder} was not there anymore.",
        )
        s.say(
            "{hero} was all alone {at}. {He} was scared.",
            "The {there} looked very big now.",
            '"Where are you?" {hero} called. Nobody answered.',
        )
        for t in s.sample(
            [
                "{hero} looked to the left and to the right.",
                "{hero} called as loud as {he} could.",
                "{hero} wanted to run, but then {he} remembered: when you are lost, stay where you are.",
                "A woman smiled at {him} and asked if {he} needed help.",
            ],
            s.turns(1, 3),
        ):
            s.say(t)
        s.say(
            "Then {he} heard a voice. It was {elder}! {hero} had been missed, too.",
            'And there came {elder}, around the corner. "There you are!" {elder.he} said, and gave {hero} a hug.',
        )
        s.say(
            "After that, they held on to each other {at}.",
            "From then on, {hero} stayed close to {elder}, and the {there} {was} a nice place again.",
        )
    elif way == "tired":
        s.say(
            "After a while, {hero} was so tired that {he} could not take one more step.",
            "But {hero} became tired. The {there} {was} so big!",
        )
        s.talk(
            "hero",
            "I cannot walk anymore.",
            "Is there a bench {at}?",
            mood="sad",
            instead="{hero} sat down and did not want to go on.",
        )
        s.say(
            "They sat down and shared an apple.",
            "{elder} told a story about the first time {elder.he} had seen the {there}.",
            "They rested for a while and listened to the sounds of the {there}.",
        )
        s.say(
            "Soon {hero} was wide awake again. They went on, and the best part of the {there} was still to come.",
            "After that, {hero} could walk again, and {he} saw the rest of the {there}, too.",
        )
    elif way == "thing":
        s.set(lost=s.pick(("hat", "shoe", "mitten", "little bag", "scarf", "cap", "jacket", "ticket")))
        s.say("Then {hero} saw that {his} {lost} was gone.", "But where was {his} {lost}? {hero} had lost it {at}.")
        for t in s.sample(
            [
                "They went back and looked everywhere. No {lost}!",
                "They asked a man {at}. He had not seen a {lost}.",
                "{hero} looked behind a big stone. There was no {lost}.",
                '"It must be somewhere," said {elder}.',
            ],
            s.turns(1, 3),
        ):
            s.say(t)
        s.say(
            'Then a {girl|boy|woman} came after them and held up the {lost}. "Is this yours?"',
            "At last, they saw a little dog {at}. It had the {lost} in its mouth, and it gave it back.",
            "And there it was! Somebody had hung the {lost} on a fence near the way out.",
        )
        s.say(
            "{hero} was glad, and now {he} could enjoy the {there} again.",
            '"Thank you!" said {hero}. What a nice place this was!',
        )
    elif way == "hungry":
        s.say(
            'Then {hero}\'s tummy began to growl. "I am hungry," {he} said.', "After a while, {hero} was very hungry."
        )
        s.say(
            "But the bag with the food was not there. They had left it at home!",
            "{elder} opened the basket. But there was only a spoon in it!",
            "A cheeky bird had eaten their bread!",
        )
        s.say(
            "They asked around {at}. An old man had two {buns|apples|pears} left, and he gave them away with a smile.",
            'A family {at} had a big basket. "Sit down with us," they said.',
            "Then {hero} found {a coin|two coins} in {his} pocket, just enough for a warm bun.".replace(
                "{his} pocket", "the bottom of the bag"
            ),
        )
        s.say(
            "Nothing had ever tasted as good as that meal {at}.",
            "They ate {at} and looked around. Now {hero} was happy again.",
        )
    elif way == "shy":
        s.say(
            "There were so many others {at}. {hero} hid behind {elder}.",
            "It was loud {at}, and {hero} did not like it at first.",
        )
        s.talk(
            "hero",
            "Can we go home?",
            "It is so big and so loud here.",
            mood="scared",
            instead="{hero} wanted to go home.",
        )
        s.talk(
            "elder",
            "Give me a hand, and we will look at it slowly.",
            "Let us begin with the small things.",
            "When I was little, I was afraid of the {there}, too.",
            mood="kind",
            instead="{elder} waited with {him} until {he} felt better.",
        )
        s.say(
            "So they went step by step. First they looked at one small thing, and then at the next.",
            "They stood still until {hero} had looked at everything from far away. Then {he} took one step closer, and another.",
        )
        s.say(
            "After an hour, {hero} ran ahead and did not want to leave the {there}.",
            "Soon {hero} was laughing. The {there} {was} not scary at all!",
        )
    elif way == "rain":
        s.say(
            "Then dark clouds came, and it began to rain {at}."
            if s.weather != "snowy"
            else "Then the wind came, and it grew very cold {at}."
        )
        s.say(
            '"Oh no, our trip!" said {hero}.',
            "{hero} was sad. {He} had not seen all of the {there} yet.",
            "Everyone ran away, and soon the {there} {was} empty.",
        )
        s.say(
            "They found a dry place and waited. {elder} made up a song about the {there}.",
            "They crept under {elder}'s big coat and told each other jokes.",
            "They sat close together under a roof and ate cookies.",
        )
        s.say(
            "And when it was over, they had the {there} all to themselves.",
            "Then the sun came back, and the {there} looked as if it had just been washed.".replace(
                "it had", "they had" if many else "it had"
            ),
        )
    else:
        s.say(
            "Then {hero} saw a small {girl|boy} who sat {at} and cried.",
            "{At}, a little {girl|boy} stood all alone and looked sad.",
        )
        s.talk(
            "hero",
            "Why are you sad?",
            "Do you want to look at the {there} with us?",
            mood="kind",
            instead="{hero} went over and sat down next to the child.",
        )
        s.say(
            "The child had no one to look at the {there} with.",
            'The child said, "I lost my balloon."',
            'The child said, "I do not know anybody {at}."',
        )
        s.say(
            "So {hero} shared {his} {cookies|apple|bread}, and they looked at everything {at} together.",
            "Then the two of them walked all around the {there}.",
        )
        s.say(
            "With two, the {there} {was} even better.", "Soon the child was laughing, and {hero} had a new friend {at}."
        )
    s.par(0.4)
    s.say(
        "When the sun went down, it was time to leave the {there}.",
        "Then it was time to go home from the {there}.",
        '"One more look at the {there}," said {hero}. Then they went home.',
        "On the way home, {hero} {talked about nothing but the {there}|fell asleep}.",
    )
    finish(
        s,
        [
            '"Can we go to the {there} again tomorrow?" asked {hero}. {elder} laughed.',
            "{hero} never forgot the day {at}.",
            "That night, {hero} dreamed of the {there}.",
            "At home, {hero} painted a picture of the {there}." if s.has("hands") else "At home, {hero} told everyone about the {there}.",
            "And the next week, they went back to the {there}.",
            '"Thank you for the trip to the {there}," {hero} said to {elder}.',
        ],
        ("The best trips are those that we make together.", "A small problem cannot spoil a good day.", "There is always something new to see."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
NEAR = {  # noun = preposition
    "stops": pairs("windmill=near; water mill=next to; clock tower=under; fountain=near; lighthouse=next to; train station=behind; carousel=behind; old pump=near; street lamp=under; water wheel=beside; ferris wheel=near; cable car=near; church clock=under; little railroad=beside; ferry=near; music pavilion=behind; weather station=near; sawmill=near"),
    "closed": pairs("bakery=behind; toy shop=over; library=next to; school=near; candy shop=behind; bookshop=over; post office=next to; museum=behind; theater=behind; swimming pool=near; market hall=behind; flower shop=beside; ice cream shop=next to; fire station=near; playground=next to; tea house=behind; shoe shop=over; zoo=near; kindergarten=next to; soup kitchen=behind"),
    "noise": pairs("cave=near; bridge=under; old well=near; old tower=beside; barn=behind; dark forest=near; waterfall=behind; castle=near; attic window=under; hollow tree=in front of; haystack=behind; tunnel=near; old ship=beside; big rock=under; empty house=next to; church=behind; stone wall=behind; harbor=near; swamp=near; tall chimney=beside; boathouse=near"),
    "care": pairs("oak tree=under; garden=behind; pond=by; apple tree=under; rose bush=beside; orchard=near; willow tree=under; little stream=by; flower bed=next to; bird nest=under; hedge=behind; vegetable patch=beside; cherry tree=near; meadow=beside; pine tree=under; duck pond=near; sunflower field=near; berry bush=beside; beehive=near; chestnut tree=under; lake=by; greenhouse=behind; fish pond=by; vineyard=near"),
}  # fmt: skip

NEAR_MORALS = {
    "stops": ("Look closely, and you may find the answer.", "Even a big thing can be stopped by a small one."),
    "closed": ("If many help, everything gets better.", "Good neighbors help each other."),
    "noise": ("Many things are less scary when you look at them.", "Look closely, and you may find the answer."),
    "care": ("It is good to take care of the place where you live.", "If everyone helps, things can grow again."),
}


@plot(
    weight=1.5,
    hero=KID,
    worlds="town farm shore forest castle",
    gists=["who lived {near}", "who lives {near}", "and the {spot}", "who lived in a small house {near}"],
)
def lives_near(s: Story) -> None:
    """The hero lives close to something; one day it stops, is closed, makes a noise or needs help."""
    sort = s.pick(tuple(NEAR))
    noun, prep = s.pick(NEAR[sort])
    art = "an" if noun[0] in "aeiou" else "a"
    adj = s.pick(("", "", "", "", "old ", "big ", "little ", "small ", "tall ")) if not noun.startswith(("old", "little", "big", "tall", "dark", "empty")) else ""  # fmt: skip
    if adj:
        art = "an" if adj == "old " else "a"
    s.set(spot=noun, near=f"{prep} {art} {adj}{noun}")
    home = s.pick(("a small house", "a little house", "a cozy house", "a tiny red house", "a little hut")) if s.has("person") else s.pick(("a cozy den", "a small house", "a little hut", "a tiny house"))  # fmt: skip
    s.set(house=home)
    begin(
        s,
        "Once upon a time, there was {hero.a} who lived {near}.",
        "There was {hero.a} who lived {near}.",
        "[H] lived {near}.",
        "[H] lived in {house} {near}.",
        "In {house} {near} lived {hero.a}.",
        "In {house} {near}, there lived {hero.a}.",
        "Once there was {hero.a}. {He} lived {near}.",
        "Long ago, {hero.a} lived {near}.",
        "{near} lived {hero.a}.",
        "This is the story of {hero.a} who lived {near}.",
        "[H] had {house} {near}.",
        "There once was {hero.a} whose home was {near}.",
        "{near}, in {house}, there was {hero.a}.",
    )
    s.say(
        "Every morning, the first thing {he} saw was the {spot}.",
        "{hero} loved the {spot}. {He} said good morning to it every day.",
        "{He} liked to look at the {spot} from {his} window.",
        "The {spot} was {his} favorite place in the world.",
        "From {his} bed, {hero} could see the {spot}.",
        "{hero} knew the {spot} better than anyone.",
        "Every day, {he} played close to the {spot}.",
        "When friends came to visit, {hero} always showed them the {spot}.",
    )
    s.par(0.6)
    if sort == "stops":
        s.say(
            "But {one_day}, the {spot} stopped.",
            "{One_day}, something was wrong. The {spot} stood still.",
            "{One_day}, {hero} woke up because it was so quiet. The {spot} did not work anymore!",
        )
        s.say(
            "Everyone came and looked at the {spot}. Nobody knew what to do.",
            "What was a {spot} good for when it stood still?",
            '"Without the {spot}, it is so quiet here," {hero} said.',
        )
        for t in s.sample(
            [
                '{hero} called up to the {spot}, "Wake up!" Nothing happened.',
                "{friend} pushed against the {spot} as hard as {friend.he} could. It did not move.",
                "They put some oil on the {spot}. It did not help.",
                "The mayor came and scratched his head. He could not help the {spot} either.",
                '{hero} asked the old {woman|man} next door about the {spot}, but {she|he} only said, "It is tired."'.replace(
                    "{woman|man}", "woman"
                ).replace("{she|he}", "she"),
            ],
            s.turns(1, 3),
        ):
            s.say(t)
        s.say(
            "Then {hero} looked more closely. Deep inside the {spot}, a little bird had built a nest!",
            'Then {hero} heard a small "peep" from the {spot}. There was a nest between the wheels!',
            "Then {hero} crept around the {spot} and saw it: a branch was stuck in it.",
            "At last, {hero} found a tiny screw in the grass. It belonged to the {spot}!",
        )
        s.say(
            "Very carefully, they made it free. The {spot} shook a little. Then it began to work again!",
            "{hero} and {friend} took care of it, softly and slowly. And then the {spot} started again!",
        )
        s.say(
            "Everyone clapped, and {hero} was very proud.", "All the neighbors came out and danced around the {spot}."
        )
    elif sort == "closed":
        s.say(
            "But {one_day}, the {spot} was closed. There was a sign on the door.",
            "{One_day}, {hero} stood in front of the {spot}, and the door did not open.",
            "{One_day}, it was dark in the {spot}. Nobody was there.",
        )
        s.say(
            '"Why is the {spot} closed?" asked {hero}.',
            "{hero} knocked. It was quiet in the {spot}.",
            "Day after day, the {spot} stayed closed, and the street was sad.",
        )
        s.say(
            '{friend} knew why. "The old woman who takes care of the {spot} is sick," {friend.he} said.',
            "A neighbor told {him} that there was nobody left to work at the {spot}.",
            '{friend} had heard about it. "The roof of the {spot} has a hole," {friend.he} said.',
        )
        for t in s.sample(
            [
                "{hero} made soup and brought it to the people of the {spot}.",
                '{hero} and {friend} painted a big sign: "Who will help the {spot}?"',
                "{hero} went from door to door and asked for help.",
                "They swept the floor of the {spot} and washed the windows.",
            ],
            s.turns(2, 3),
        ):
            s.say(t)
        s.say(
            "More and more neighbors came, and each did a little for the {spot}.", "Soon half the street was helping."
        )
        s.say(
            "And one week later, the door of the {spot} was open again!",
            "Then came the day when the light was on again in the {spot}.",
        )
        s.maybe(0.7, "{hero} was allowed to be the first to go in.", "There was a big party in front of the {spot}.")
    elif sort == "noise":
        s.set(noise=s.pick(("Hoo, hoo", "Bump, bump", "Scratch, scratch", "Whoosh", "Tap, tap, tap", "Squeak")))
        s.say(
            'But one night, a strange noise came from the {spot}. "{noise}!"',
            'One evening, {hero} heard something at the {spot}. "{noise}!" it went.',
            'Then, one night, {he} woke up. "{noise}!" What was that? It came from the {spot}.',
        )
        s.say(
            "{hero} pulled the blanket up to {his} nose.",
            '"Is there a monster at the {spot}?" {hero} whispered.',
            "{hero} did not dare to look at the {spot}.",
        )
        s.say(
            'The next day, {friend} said, "I heard it, too! The {spot} can talk."',
            "The next morning, everyone talked about the {spot} and its noise.",
            "{friend} wanted to find out what it was. So they went to the {spot} together.",
        )
        for t in s.sample(
            [
                "They crept up to the {spot} on tiptoe.",
                'They listened. "{noise}!" There it was again.',
                "{friend} wanted to run away, but {hero} went on.",
                "{hero} held up a lantern. The {spot} looked strange in the light.",
            ],
            s.turns(1, 3),
        ):
            s.say(t)
        s.say(
            "And what was it? At the {spot} sat a little owl who could not sleep.",
            "And what did they find at the {spot}? A lost puppy that was all alone!",
            "It was only the wind that played with an old can at the {spot}.",
            "It was a family of hedgehogs that had moved in at the {spot}.",
        )
        s.say(
            '"So that was all!" said {hero}, and {he} laughed.',
            "Now nobody was afraid of the {spot} anymore.",
            "{hero} had to laugh at {himself}.",
        )
        s.say(
            'From then on, when it went "{noise}" at the {spot}, {hero} just smiled.',
            "After that, the noise from the {spot} sounded almost like a song to {him}.",
        )
    else:
        wet = noun in ("pond", "little stream", "duck pond", "lake", "fish pond")
        s.say(
            "But that summer, it did not rain for weeks, and the {spot} did not look well."
            if s.chance(0.5)
            else "But {one_day}, {hero} saw that the {spot} did not look well.",
            "Then came a bad storm. The next morning, {hero} ran out to look at the {spot}. Oh dear!",
            "But {one_day}, {hero} saw that the {spot} was full of old paper and cans.",
        )
        s.talk(
            "hero",
            "My poor {spot}!",
            "What happened to you, {spot}?",
            "We have to help the {spot}!",
            mood="sad",
            instead="{hero} was sad about the {spot}.",
        )
        s.say(
            '"It is only a {spot}," some said.',
            '{friend} came and looked at the {spot}, too. "It needs help," {friend.he} said.',
            '{friend} came by. "Two can do more than one," {friend.he} said. "Let us help the {spot}."',
        )
        for t in s.sample(
            [
                "{hero} carried away everything that did not belong there."
                if s.has("hands")
                else "{hero} went there early every morning.",
                "{friend} brought water, again and again, until the sun went down."
                if not wet
                else "{friend} picked up old paper and cans until the sun went down.",
                "They put a little fence around the {spot}.",
                "They asked everyone to be kind to the {spot}.",
                "An old gardener showed them what a {spot} needs.",
            ],
            s.turns(2, 3),
        ):
            s.say(t)
        s.say(
            "Day by day, the {spot} looked a little better.",
            "It took many days, but the {spot} became {green|fresh|beautiful} again.",
        )
        s.say(
            "One morning, a bird sat at the {spot} and sang.",
            "Soon the birds and the butterflies came back to the {spot}.",
            "And that year, the {spot} was more beautiful than ever.",
        )
    finish(
        s,
        [
            "And {hero} still lives {near}.",
            "{hero} was glad to live so close to the {spot}.",
            '"Good night, {spot}," {hero} said every evening.',
            "There was no better place to live than near the {spot}, {he} thought.",
            "From then on, {hero} and {friend} took care of the {spot}." if "friend" in s.roles else "From then on, {hero} took good care of the {spot}.",
            "That night, {hero} looked at the {spot} once more and fell asleep with a smile.",
        ],
        NEAR_MORALS[sort],
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
WEATHERS = {  # word: (weather of the engine, adjectives, noun, next sentence, trouble, tries, solutions)
    "hot": ("sunny", ("hot", "very hot", "warm and sunny"), "heat", ["The heat lay on the roofs and on the road.", "It was so hot that even the flies did not want to fly.", "The sun was so strong that the stones were hot."],
        ["{hero} did not know what to do in this heat.", "{friend} lay in the grass and said, \"It is too hot to play.\"", "The flowers let their heads hang in the heat.", "Because of the heat, nobody came out to play."],
        ["{hero} sat in the shade, but the shade was hot, too.", "{hero} made a fan out of a big leaf. It moved only hot air.", "{hero} dreamed of snow, but that did not make {him} cool.", "{friend} tried not to move at all. It was still too hot."],
        ["Then {hero} filled a tub with cold water, and {he} and {friend} put their feet in.", "Then {hero} made lemonade with a lot of ice for everyone.", "Then {hero} and {friend} went to the little brook under the trees and stood in the cold water."]),
    "foggy": ("cloudy", ("foggy", "gray and foggy"), "fog", ["The fog was as thick as milk.", "The fog had eaten the trees and the houses.", "In the fog, {hero} could hardly see {his} own nose."],
        ["{hero} had to go to {friend}, but where was the path in this fog?", "In the middle of the fog, {hero} heard somebody call, \"Help! I am lost!\"", "{hero} and {friend} went out into the fog, and soon they did not know where they were."],
        ["{hero} took three steps into the fog and bumped into a fence.", "{hero} called, but the fog swallowed every sound.", "{hero} thought that {he} saw a giant in the fog. It was only a tree.", "{hero} blew at the fog as hard as {he} could. It did not go away."],
        ["Then {hero} rang a bell, again and again, and {friend} came to the sound.", "Then {hero} lit a lantern, and its light made a small yellow path through the fog.", "Then {hero} held on to the long fence and followed it, step by step, until they were home."]),
    "windy": ("windy", ("windy", "very windy", "wild and windy"), "wind", ["The wind pulled at the doors and whistled around the house.", "The wind took the leaves and made them dance.", "The wind was so strong that the trees bowed."],
        ["Whoosh! The wind took {hero}'s hat and blew it away.", "The wind blew all the clothes off the line.", "The wind was so strong that {friend} could not get home."],
        ["{hero} ran after it, but the wind was faster.", "{hero} shouted, \"Stop, wind!\" The wind only laughed.", "{hero} held on to a tree. The wind pulled and pulled.", "{friend} jumped up high, but the wind blew higher."],
        ["Then {hero} saw how the wind turned at the corner. {He} waited there, and the wind blew everything right to {him}.", "Then {hero} and {friend} held on to each other and walked against the wind, and so they made it.", "Then {hero} asked the wind nicely to be a little softer. And for one moment, it was still."]),
    "rainy": ("rainy", ("rainy", "wet", "rainy and gray"), "rain", ["The rain fell on the roof, drip, drop, drip.", "The rain ran down the window.", "The rain made big puddles everywhere."],
        ["{hero} wanted to play outside, but the rain did not stop.", "The rain came through a hole in the roof and fell right on {hero}'s bed.", "{friend} stood at the door and was wet from the rain, from top to toe."],
        ["{hero} asked the rain to stop. It did not listen.", "{hero} put a pot under the drops. The rain filled it in no time.", "{hero} looked out every five minutes. Rain, rain, rain!", "{hero} counted the raindrops, but there were too many."],
        ["Then {hero} and {friend} put on boots and jumped into the biggest puddle.", "Then {hero} and {friend} put out all the pots and cups, and the rain played a song on them.", "Then {hero} and {friend} made little boats of paper, and the rain made a river for them."]),
    "snowy": ("snowy", ("snowy", "cold and snowy", "white"), "snow", ["The snow lay on the roofs like sugar.", "The snow fell softly, flake after flake.", "The snow was so deep that the fence was gone."],
        ["There was so much snow that the door did not open.", "The little birds could not find any food under the snow.", "{friend} was stuck in the deep snow."],
        ["{hero} pushed the snow away, but more snow came.", "{hero} dug with a spoon. It was too small for so much snow.", "{hero} called over the snow, but nobody heard {him}.", "{hero} stamped in the snow until {his} feet were cold."],
        ["Then {hero} took a big shovel and made a path through the snow, all the way to {friend}'s door.", "Then {hero} and {friend} put seeds out on the snow, and the birds came from all sides.", "Then all the neighbors came out, and together they were stronger than the snow."]),
    "stormy": ("stormy", ("stormy", "dark and stormy"), "storm", ["The storm howled like a hundred wolves.", "The storm shook the windows, and the thunder went boom.", "The storm made the trees bend low."],
        ["{hero} was afraid of the storm.", "A little bird sat outside in the storm and had no home.", "In the storm, all the lights went out."],
        ["{hero} put {his} head under a pillow, but the storm was still there.", "{hero} sang a song, but the storm was louder.", "{hero} counted to ten. Boom, went the storm.", "{friend} said that the storm was only a big wind. It did not help."],
        ["Then {hero} and {friend} lit a candle and told each other funny stories until the storm was tired.", "Then {hero} opened the door a little, and the cold little bird came in from the storm.", "Then {hero} and {friend} built a tent of blankets, and inside it the storm sounded far away."]),
    "cold": ("cloudy", ("cold", "very cold", "cold and gray", "frosty"), "cold", ["The cold crept under the doors.", "It was so cold that the puddles had a skin of ice.", "In the cold, every breath was a little cloud."],
        ["{hero} had nothing warm to wear in this cold.", "An old neighbor had no wood left, and her house was cold.", "{friend} was so cold that {friend.he} could not stop shivering."],
        ["{hero} jumped up and down, but {he} was still cold.", "{hero} blew on {his} toes. The cold did not mind.", "{hero} ran around the house three times. Then {he} was tired and cold.", "{hero} looked for the sun, but it was hidden."],
        ["Then {hero} made a big pot of hot soup and shared it with everyone. That was the end of the cold.", "Then {hero} and {friend} carried wood to the house, piece by piece, and soon a fire was burning.", "Then {hero} and {friend} sat close together under one big blanket, and nobody was cold anymore."]),
    "sunny": ("sunny", ("sunny", "bright and sunny", "beautiful"), "sun", ["The sun danced on the leaves.", "The sun was so bright that everything looked new.", "The sun came in through the window and tickled {hero}'s nose."],
        ["{hero} wanted to do something special with the sun, but what?", "But {friend} sat inside and did not see the sun at all.", "But {hero} was all alone in the sun, and that was no fun."],
        ["{hero} tried to catch a spot of sun with a jar. The jar stayed empty.", "{hero} lay in the sun for a while. That was nice, but a little boring.", "{hero} ran after {his} shadow, but the sun always pushed it ahead.", "{hero} told the sun a joke. The sun did not laugh."],
        ["Then {hero} took a small mirror and sent a spot of sun to {friend}'s window. {friend} laughed and came out.", "Then {hero} called everyone, and they had a picnic in the sun.", "Then {hero} and {friend} made shadow animals in the sun: a bird, a dog and a snail."]),
    "muddy": ("rainy", ("muddy", "wet and muddy"), "mud", ["There was mud on the road, mud in the yard and mud on the steps.", "The mud was brown and deep, and it went \"squish\".", "After the long rain, the mud was everywhere."],
        ["{hero} stepped into the mud, and {his} foot was stuck.", "A cart was stuck in the mud and could not move.", "{friend} slipped and sat down in the mud."],
        ["{hero} pulled. The mud said \"slurp\" and did not let go.", "{hero} put a stick into the mud. The mud kept it.", "{friend} pushed, and then there was mud on {friend.his} nose, too.", "{hero} laid leaves on the mud. The leaves sank."],
        ["Then {hero} laid a long board over the mud, and everything came out with a loud plop.", "Then all of them pulled at once. One, two, three! The mud let go.", "Then {hero} began to laugh, and {he} and {friend} built a castle out of the mud."]),
    "icy": ("snowy", ("icy", "cold and icy", "clear and icy"), "ice", ["The ice made the road as smooth as glass.", "There was ice on the window, like white flowers.", "The ice on the steps was shining."],
        ["{hero} slipped on the ice and sat down with a bump.", "Nobody could walk on the ice to get bread.", "A little duck sat on the ice and could not stand up."],
        ["{hero} took one step on the ice, and then {he} sat again.", "{hero} crept over the ice very slowly, but that took too long.", "{friend} wanted to help and slipped on the ice, too.", "{hero} asked the ice to melt. It did not."],
        ["Then {hero} threw sand on the ice, and now everyone could walk.", "Then {hero} and {friend} sat down on a board and slid over the ice, all the way to the end.", "Then {hero} took a broom to lean on, and step by step {he} crossed the ice and helped."]),
}  # fmt: skip


@plot(
    weight=1.0,
    hero=KID + " !cold",
    worlds="town farm forest castle",
    gists=["on a {sky} day", "and the {noun}", "and a {sky} day", "who goes out on a {sky} day"],
)
def weather_day(s: Story) -> None:
    """The weather is hot, foggy, windy ...: what the hero does about it."""
    sky = s.pick(tuple(WEATHERS))
    s.weather, adjs, noun, nexts, troubles, tries, ways = WEATHERS[sky]
    s.time = s.vars["time"] = s.pick(("morning", "day", "afternoon"))
    s.flags.add("day")
    s.set(sky=s.pick(adjs), noun=noun)
    begin(
        s,
        "It was {sky}. [H] looked out of the window.",
        "It was a {sky} day. [H] was at home.",
        "It was a {sky} {time}. [H] wanted to go out.",
        "One {sky} day, [H] went out.",
        "One {sky} {time}, [H] woke up early.",
        "Once upon a time, on a {sky} day, {hero.a} was on the way home.",
        "On a {sky} {time}, [H] did not know what to do.",
        "[H] woke up and looked out. It was a {sky} day.",
        '"What a {sky} day!" said [H].',
        "It was the first {sky} day of the year. [H] could hardly believe it.",
        "Once there was {hero.a}. {One_day}, it was very {sky2}.".replace("{One_day}", "One day").replace("very {sky2}", "{sky}"),
        "It had been {sky} for days. [H] {sighed|looked at the sky}.",
    )  # fmt: skip
    s.say(*nexts)
    s.maybe(
        0.5,
        "{hero} was a {hero.trait} {hero.kind} and did not stay in bed on a day like that."
        if s.roles["hero"].name
        else "{hero} liked every kind of weather.",
        "{hero} had never seen such a {noun}." if noun in ("storm",) else "{hero} had never seen anything like it.",
    )
    s.par(0.6)
    s.say(*troubles)
    s.talk(
        "hero",
        "What can we do about the {noun}?",
        "This {noun} is really something!",
        "I will think of something.",
        mood="",
        instead=[
            "{hero} thought about the {noun}.",
            "{hero} did not want to give up because of a bit of {noun}."
            if noun not in ("storm",)
            else "{hero} did not want to give up because of a storm.",
        ],
    )
    for t in s.sample(tries, s.turns(1, 3)):
        s.say(t)
    s.par(0.4)
    s.beat("idea", 0.3, a="hero")
    s.say(*ways)
    s.say(
        '"The {noun} is not so bad," said {hero}.',
        "{hero} laughed so much that {he} forgot about the {noun}.",
        "And so a {sky} day became a good day.",
        '"I like {sky} days," {hero} said.',
        "After that, the {noun} was only half as bad.",
    )
    finish(
        s,
        [
            "From then on, {hero} was always happy when it was {sky}.",
            "In the evening, the {noun} was gone, but {hero} still talked about it." if noun != "sun" else "In the evening, the sun went down, and {hero} waved to it.",
            '"What will the weather be tomorrow?" asked {hero}, and {he} hoped for another {sky} day.',
            "When {hero} was in bed, {he} thought of the {noun} and smiled.",
            "And that was the story of {hero} and the {noun}.",
        ],
        ("There is something good in every kind of weather.", "Together, no weather is bad weather.", "With a good idea, any day can be a good day."),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
GUESTS = {
    "animal": words("""turtle, hedgehog, fox, owl, penguin, goose, squirrel, mole, badger, deer, raccoon, parrot, pony, goat, frog,
        swan, stork, otter, beaver, lamb, donkey, crow, bear, rabbit, duck, pelican, porcupine, moose, llama, peacock, kangaroo,
        camel, robin, sparrow, toad, hamster, heron, woodpecker, bat, seal"""),
    "person": words("""postman, baker, sailor, king, queen, clown, painter, doctor, knight, princess, pirate, farmer, magician, teacher,
        tailor, musician, astronaut, shepherd, gardener, fisherman, inventor, traveler, miller, giant, gnome, wizard, dancer, cook,
        captain, clockmaker, storyteller, beekeeper, acrobat, juggler, chimney sweep, snowman, robot, firefighter, photographer, fairy"""),
    "kin": words(
        """cousin, aunt, uncle, grandma, grandpa, great-aunt, new neighbor, old friend, pen pal, big cousin, little cousin"""
    ),
}
SHE = ("queen", "princess", "fairy", "aunt", "grandma", "great-aunt", "hen")
HE = ("postman", "king", "fisherman", "snowman", "uncle", "grandpa", "knight", "wizard")


@plot(
    weight=1.2,
    hero="child/animal hands legs eats !grown !bug !crab",
    worlds=LAND,
    gists=[
        "who gets a visit from {guest.a}",
        "and a visitor, {guest.a}",
        "and {guest.a} at the door",
        "who has {guest.a} as a guest",
    ],
)
def visitor(s: Story) -> None:
    """A visitor comes; something is strange or goes wrong; it becomes a good visit."""
    sort = s.pick(("animal", "animal", "person", "person", "person", "kin"))
    noun = s.pick([n for n in GUESTS[sort] if n != s.roles["hero"].kind.name])
    pron = "she" if noun in SHE else "he" if noun in HE else "any"
    person = sort != "animal"
    adjs = ("old", "young", "small", "friendly", "tall", "funny", "shy", "tired", "merry", "round", "big", "kind")
    if sort == "kin":
        adjs = ("merry", "funny", "kind", "friendly", "dear")
    g = cast(s, "guest", noun, "person grown" if person else "animal", adjs, pron, named=s.chance(0.4) and noun not in ("aunt", "uncle", "grandma", "grandpa"))  # fmt: skip
    s.set(v=noun)
    kin_ = sort == "kin"
    if kin_:
        s.set(the_guest=f"{'her' if s.roles['hero'].pron == 'she' else 'his'} {noun}", a_guest=f"{'her' if s.roles['hero'].pron == 'she' else 'his'} {noun}")  # fmt: skip
        guest = "{a_guest}" + (" {guest.raw}" if g.name else "")
    else:
        guest = "{guest.a}"
    begin(
        s,
        f"{{One_day}}, [H] had a visitor. It was {guest}.",
        f"{{One_day}}, {guest} came to visit [H]." if not kin_ else f"[H] was waiting at the door. {guest[0].upper() if 0 else guest} was coming to visit.",
        f"Knock, knock! [H] opened the door. There stood {guest}.",
        f"Once upon a time, there was {{hero.a}}. {{One_day}}, {guest} came to {{his}} door.",
        f"[H] heard a knock at the door. It was {guest}.",
        f"[H] was having breakfast when {guest} came to visit.",
        f"Once there was {{hero.a}} who had a visitor: {guest}.",
        f"It was raining. {{hero.a}} heard a knock at the door. Outside stood {guest}." if s.weather == "rainy" else f"It was a quiet day for [H]. But then {guest} came to the door.",
        f"Late in the afternoon, {guest} came to [H]'s house." if s.roles["hero"].name and not kin_ else f"[H] looked out of the window. There came {guest}!",
        f"[H] lived in a small house. {{One_day}}, {guest} stood at the door.",
        f"In {{a little house|a small house}} lived {{hero.a}}. {{One_day}}, {guest} came to visit {{him}}.",
    )  # fmt: skip
    g.known = True
    T = "{guest.raw}" if g.name and s.chance(0.5) else "{guest.the}"
    t = "{guest.raw}" if g.name else "{guest.the}"
    s.say(
        f'"Come in!" said {{hero.raw}}. {T} came in and sat down.',
        "{Guest.the} had {a big bag|a small suitcase|a red hat|a funny coat} and a friendly smile.",
        "{hero.raw} had never had a {v} as a guest before." if not kin_ else "{Guest.the} had come a long way.",
        f'"Good day," said {T}. "May I stay for a while?"',
        "{Guest.the} looked {tired|hungry|cold}. {hero.raw} made some tea.",
        '"A {v}! What a surprise!" said {hero.raw}.' if not kin_ else '"What a surprise!" said {hero.raw} to {guest.the}.',
        "{Guest.the} bowed and {wiped off the mud at the door|put down a bag}.",
    )  # fmt: skip
    s.par(0.6)
    way = s.pick(("food", "bed", "quiet", "mess", "long", "gift", "lost"))
    if way == "food":
        s.say(
            f"{{hero.raw}} put soup on the table, but {t} did not eat.",
            f"{{hero.raw}} gave {{guest.him}} some bread, but {t} only looked at it.",
        )
        s.say(
            '"Do you not like it?" asked {hero.raw}.',
            "What does a {v} eat? {hero.raw} did not know."
            if not kin_
            else "{hero.raw} did not know what {guest.the} liked.",
        )
        for x in s.sample(
            [
                "{hero.raw} tried cheese. {Guest.the} shook {guest.his} head.",
                '{hero.raw} tried an apple. "No, thank you," said {guest.the}.',
                "{hero.raw} tried porridge. {Guest.the} was too polite to say anything.",
                "{hero.raw} tried carrots. No!",
            ],
            s.turns(1, 3),
        ):
            s.say(x)
        s.say(
            'Then {hero.raw} simply asked, "What do you like best?" "Pancakes," said {guest.the} shyly.',
            f"Then {t} pointed at the jar of honey, and {{guest.his}} eyes were bright.",
            '"I like to cook," said {guest.the}. "May I?" And then they cooked together.',
        )
        s.say(
            "They ate until they were full, and {guest.the} hummed a song.",
            "After that, {guest.the} told stories until late.",
        )
    elif way == "bed":
        s.say(
            "In the evening, {guest.the} was tired. But there was only one bed.",
            '"Where can I sleep?" asked {guest.the}. {hero.raw} looked around.',
        )
        for x in s.sample(
            [
                "They tried the chair. {Guest.the} fell off.",
                "They tried the bathtub. It was too hard for {guest.the}.",
                "They tried the rug. It was too cold for a {v}."
                if not kin_
                else "They tried the rug. It was too cold.",
                "They tried the table. {Guest.the} had to laugh.",
            ],
            s.turns(1, 3),
        ):
            s.say(x)
        s.say(
            "Then {hero.raw} brought all the pillows and blankets and made a big nest on the floor.",
            "Then {hero.raw} hung up a hammock by the window.",
        )
        s.say(
            '{Guest.the} lay down and sighed. "This is the best bed of all," {guest.he} said.',
            "Soon {guest.the} was asleep, and {guest.he} snored very softly.",
        )
    elif way == "quiet":
        s.say(
            "But {guest.the} was very quiet and did not say a word.",
            "But {guest.the} only sat there and looked at the floor.",
        )
        for x in s.sample(
            [
                "{hero.raw} told a joke. {Guest.the} did not laugh.",
                "{hero.raw} showed {guest.him} all {hero.his} toys. {Guest.the} nodded, but that was all.",
                "{hero.raw} sang a song. {Guest.the} listened and said nothing.",
                "{hero.raw} asked ten questions. {Guest.the} answered none of them.",
            ],
            s.turns(1, 3),
        ):
            s.say(x)
        s.say(
            "So {hero.raw} just sat down next to {guest.the} and was quiet, too.",
            "Then {hero.raw} stopped talking and waited.",
        )
        s.say(
            'After a while, {guest.the} said softly, "I am a little shy. It is so nice here."',
            'Then {guest.the} began to talk. "I miss my home," {guest.he} said.',
        )
        s.say(
            "After that, they talked and talked, and {guest.the} laughed for the first time.",
            "{hero.raw} took {guest.the} by the hand, and they went to look at the garden."
            if person
            else "{hero.raw} showed {guest.the} the garden, and they picked berries there.",
        )
    elif way == "mess":
        s.say(
            "But {guest.the} was so clumsy! Crash, a cup fell down.",
            "But then {guest.the} turned around, and a whole shelf fell down.",
        )
        s.say(
            '"Oh, I am sorry!" said {guest.the}, and {guest.he} stepped into the bucket.',
            "{Guest.the} wanted to clean it up and knocked over the milk.",
        )
        s.say("{hero.raw} was cross at first.", "{hero.raw} did not know if {hero.he} should laugh or cry.")
        s.say(
            '{Guest.the} looked very sad. "I always do everything wrong," {guest.he} said.',
            "{Guest.the} wanted to leave.",
        )
        s.say(
            '"Wait!" said {hero.raw}. "Everyone breaks a cup now and then." They cleaned up together.',
            "Then {hero.raw} had to laugh, and {guest.the} laughed, too. They swept the floor side by side.",
        )
        s.maybe(0.7, "It turned out that {guest.the} could {sing|paint|bake|tell stories} very well.")
    elif way == "long":
        s.say(
            "{Guest.the} liked it so much that {guest.he} stayed for a day, and another day, and a week.",
            "{Guest.the} did not go home. {guest.He} sat in {hero.raw}'s favorite chair every day.".replace(
                "{hero.raw}'s", "{hero.raw}{'s|'s}"
            ),
        )
        s.say(
            "{hero.raw} was tired. {hero.he} had to cook for two and wash for two.",
            "{Guest.the} was nice, but {hero.raw} wanted some rest.",
        )
        s.say(
            "{hero.raw} did not know how to say it. {hero.he} did not want to hurt {guest.the}.",
            '"When are you going home?" {hero.raw} wanted to ask, but {hero.he} did not dare.',
        )
        s.say(
            'At last, {hero.raw} told the truth. "I like you, but I am tired," {hero.he} said to {guest.the}.',
            '"I like you very much," said {hero.raw} to {guest.the}, "but I need a little help."',
        )
        s.say(
            '"Oh! Why did you not say so?" said {guest.the}. The next day, {guest.he} made breakfast, and it was delicious.',
            '{Guest.the} was not angry at all. {guest.He} washed the dishes, packed a bag and said, "Next time, you come to me!"',
        )
    elif way == "gift":
        s.set(gift1=s.pick(("a small box", "a little bag", "a round basket", "a long parcel")))
        s.say(
            '{Guest.the} had {gift1}. "This is for you," said {guest.the}.',
            "{Guest.the} put {gift1} on the table and smiled.",
        )
        s.say("{hero.raw} opened it at once. It was empty!", "{hero.raw} looked inside. There was nothing but sand.")
        s.say(
            '"Oh no!" said {guest.the}. "There is a hole in it! I lost it on the way!"',
            "{Guest.the} turned red. There was a hole in it!",
        )
        for x in s.sample(
            [
                "They went back along the road. {Guest.the} looked on the left side, and {hero.raw} looked on the right.",
                "They looked behind every stone.",
                "They asked a bird. It had seen something shiny.",
                "{Guest.the} was very sad about it.",
            ],
            s.turns(1, 3),
        ):
            s.say(x)
        s.say(
            "And there, under a bush, it lay: a little silver bell!",
            "At last, they found it in the grass. It was a tiny wooden bird.",
        )
        s.say(
            '"It is lovely," said {hero.raw}. "But the best gift is that you came." {Guest.the} was happy.',
            "{hero.raw} hung it over the door, so that it always made {hero.him} think of {guest.the}.",
        )
    else:
        s.say(
            '"I am lost," said {guest.the}. "I do not know the way home.' + '"',
            "{Guest.the} had lost the way and was far from home.",
        )
        s.say('"First, have some tea," said {hero.raw}.', "{hero.raw} got out an old map and laid it on the table.")
        for x in s.sample(
            [
                "Was it behind the hill? {Guest.the} was not sure.",
                '"There was a big tree," said {guest.the}. But there were many big trees.',
                '"I remember a bridge," said {guest.the}.',
                "They asked {friend}, but {friend.he} did not know it either.",
            ],
            s.turns(1, 3),
        ):
            s.say(x)
        s.say(
            'Then {hero.raw} climbed up on the roof and looked around. "I see a bridge!" {hero.he} called to {guest.the}.',
            "Then they set out together, {hero.raw} in front and {guest.the} behind.",
        )
        s.say(
            "In the evening, they found the right path, and {guest.the} jumped for joy.",
            "At last, {guest.the} saw the chimney of home.",
        )
    s.par(0.4)
    s.say(
        '"You are a good {hero.kind}," said {guest.the}.',
        "When it was time to say goodbye, {guest.the} gave {hero.raw} a hug.",
        '"Come again soon!" said {hero.raw} to {guest.the}.',
        '"Thank you for everything," said {guest.the}.',
        "{hero.raw} and {guest.the} were friends now.",
    )
    finish(
        s,
        [
            "And every year, {guest.the} came back to visit {hero.raw}.",
            "{hero.raw} waved until {guest.the} was out of sight.",
            "{hero.raw} never forgot the day when {guest.the} came to visit.",
            "Soon a letter came. It was from {guest.the}!",
            "And whenever somebody knocked at the door, {hero.raw} hoped that it was {guest.the}.",
            "From then on, there was always an extra cup on the table, just for {guest.the}.",
        ],
        ("A guest can become a friend.", "Be kind to those who come to your door.", "It helps to ask."),
        friend=False,
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
JOBS = {  # job = what the work is about
    "make": pairs("baker=bread; cook=soup; shoemaker=shoes; tailor=coats; potter=pots; toymaker=toys; candle maker=candles; hat maker=hats; weaver=blankets; carpenter=chairs; basket maker=baskets; jam maker=jam; cheese maker=cheese; candy maker=candy; kite maker=kites; dressmaker=dresses; boat builder=boats; ice cream maker=ice cream; bell maker=bells; pie baker=pies; glassblower=glass bowls; mattress maker=mattresses"),
    "mend": pairs("clockmaker=clocks; mechanic=cars; plumber=pipes; watchmaker=watches; roofer=roofs; doll doctor=dolls; bicycle mender=bicycles; lamp mender=lamps; umbrella mender=umbrellas; net mender=nets; tinker=pots and pans; fence builder=fences; piano tuner=pianos; street mender=streets; robot that repairs toys=toys"),
    "drive": pairs("postman=letters; bus driver=passengers; milkman=milk; taxi driver=guests; train conductor=tickets; ferry captain=boxes and people; newspaper boy=newspapers; truck driver=boxes; pizza driver=pizzas; mail carrier=packages; bread carrier=bread; balloon pilot=guests; coal driver=coal; delivery robot=packages"),
    "care": pairs("firefighter=fires; doctor=sick people; nurse=sick children; vet=sick animals; lifeguard=swimmers; police officer=lost things; crossing guard=children; zookeeper=animals; shepherd=sheep; beekeeper=bees; gardener=flowers; farmer=cows; goose girl=geese; babysitter=babies; teacher=children; dentist=teeth; forest ranger=trees; stable boy=horses; lighthouse keeper=ships; night watchman=streets; dog walker=dogs"),
    "clean": pairs("robot that cleans=floors; window washer=windows; street sweeper=streets; chimney sweep=chimneys; cleaner=rooms; dishwasher=dishes; gold polisher=rings; cleaning robot=rooms; shoe shiner=shoes; statue cleaner=statues; leaf raker=leaves; snow shoveler=snow; laundry man=shirts"),
    "art": pairs("painter=pictures; musician=songs; clown=jokes; dancer=dances; puppeteer=puppets; storyteller=stories; magician=tricks; drummer=drums; photographer=pictures; singer=songs; juggler=balls; piano player=songs; poet=poems; acrobat=jumps"),
    "sell": pairs("flower seller=flowers; librarian=books; bookseller=books; fruit seller=fruit; fisherman=fish; balloon seller=balloons; shopkeeper=boxes and bags; egg seller=eggs; button seller=buttons; nut seller=nuts; tea seller=tea; honey seller=honey; ticket seller=tickets; bird seed seller=seeds"),
}  # fmt: skip
WORK = {
    "make": (["Every morning, {hero.the} got up early to make {stuff}.", "Nobody made {stuff} as well as this {job}.", "{Hero.the} made {stuff} for the whole town.", "From morning to night, {he} worked on {stuff}."],
        [("{One_day}, a customer came. \"I need {stuff} for a hundred guests by tonight!\"", "{Hero.the} looked at {his} two hands. So much work!", "more"), ("{One_day}, the king's cook came and wanted the best {stuff} in the land.", "{Hero.the} was nervous.", "best"), ("{One_day}, nobody came to buy {stuff}.", "{Hero.the} stood at the door and waited.", "none")]),
    "mend": (["People brought their broken {stuff}, and {hero.the} mended them.", "{Hero.the} could mend all kinds of {stuff}.", "When {stuff} broke, everyone called {hero.the}.", "{Hero.the} had a box full of tools and a lot of patience."],
        [("{One_day}, a customer came with something that nobody could mend.", "{Hero.the} looked at it from all sides. This was hard!", "hard"), ("{One_day}, {hero.the} could not find {his} best tool.", "Without it, {he} could not mend {stuff}.", "tool"), ("{One_day}, so many people needed help with {stuff} that the line went around the corner.", "{Hero.the} did not know where to begin.", "more")]),
    "drive": (["Every day, {hero.the} brought {stuff} from one end of the town to the other.", "In rain and in sun, {hero.the} was on the road.", "{Hero.the} knew every street and every house.", "Everyone was glad when {hero.the} came around the corner."],
        [("{One_day}, there was a strange address on the list. Nobody knew the street.", "{Hero.the} went up one road and down the next.", "lost"), ("{One_day}, a tree had fallen across the road.", "{Hero.the} could not get through.", "road"), ("{One_day}, a big dog stood in the middle of the road and barked.", "{Hero.the} stopped. {He} was a little afraid of dogs.", "dog")]),
    "care": (["Day and night, {hero.the} was there when somebody needed help.", "{Hero.the} took care of {stuff}, and {he} did it well.", "{Hero.the} loved {his} work with {stuff}.", "Everyone felt safe when {hero.the} was near."],
        [("{One_day}, {hero.the} heard a small voice. \"Help!\" It was a kitten, high up in a tree.", "{Hero.the} came with a ladder, but it was too short.", "cat"), ("{One_day}, {hero.the} was so tired that {he} almost fell asleep at work.", "That was bad, because everyone needed {him}.", "tired"), ("{One_day}, a little boy did not want any help. He was afraid of {hero.the}.", "{Hero.the} did not know what to say.", "afraid")]),
    "clean": (["Every day, {hero.the} cleaned {stuff} until everything was shining.", "There was no dust where {hero.the} had been.", "{Hero.the} hummed at work and did not stop before the evening.", "{Hero.the} was proud of clean {stuff}."],
        [("{One_day}, {hero.the} found something small and shiny. It was a ring!", "Whose was it? {Hero.the} wanted to find out.", "ring"), ("{One_day}, there was so much to clean that {hero.the} wanted to give up.", "As soon as one spot was clean, another one was dirty.", "more"), ("{One_day}, a little spider sat right where {hero.the} had to clean.", "\"Please do not wipe away my web,\" said the spider.", "spider")]),
    "art": (["Everyone loved the {stuff} of {hero.the}.", "When {hero.the} came to town, the children ran after {him}.", "{Hero.the} worked on new {stuff} every day.", "{Hero.the} wanted to make people happy."],
        [("{One_day}, {hero.the} had no ideas left.", "{He} sat and sat, but nothing came.", "idea"), ("{One_day}, {hero.the} was to show {his} {stuff} in front of the whole town.", "{His} knees were shaking.", "best"), ("{One_day}, nobody clapped.", "{Hero.the} was sad and wanted to stop.", "none")]),
    "sell": (["Every day, {hero.the} stood in the same place, with {stuff} all around.", "{Hero.the} knew all about {stuff}.", "People came from far away because {hero.the} was so friendly.", "{Hero.the} always had a kind word for everyone."],
        [("{One_day}, a small girl came. She had no money, but she looked at the {stuff} for a long time.", "{Hero.the} saw it and thought about it.", "girl"), ("{One_day}, the wind came and blew everything around.", "{Hero.the} ran after it, but the wind was faster.", "wind"), ("{One_day}, nobody came to {hero.the}.", "{He} waited all morning.", "none")]),
}  # fmt: skip
SOLVE = {
    "more": (["{He} worked as fast as {he} could. It was not enough.", "{He} worked with both hands at once.", "\"I will never be done,\" said {hero.the}."], ["Then {friend} came by and rolled up {friend.his} sleeves.", "Then the neighbors heard about it, and one after another came to help {hero.the}."], ["With so many hands, the work was done before the sun went down.", "Together they did it, and {hero.the} thanked everyone."]),
    "best": (["{He} tried once, and it went wrong.", "{He} could not sleep all night.", "\"What if they do not like it?\" said {hero.the}."], ["\"Just do it as you always do it,\" said {friend}.", "Then {hero.the} remembered why {he} loved this work."], ["So {hero.the} did it with love, and it was better than ever before.", "And it went so well that everyone shouted hooray."]),
    "none": (["{He} put up a bright sign. Nobody saw it.", "{He} sang a song at the door. Only a cat listened.", "\"Does nobody need a {job}?\" {he} said."], ["Then a little child came and smiled. \"I like what you do,\" the child said to {hero.the}.", "Then {friend} came and told the whole street about {hero.the}."], ["Soon there were two, then ten, and then a whole crowd.", "The next day, everyone came to see {hero.the}."]),
    "hard": (["{He} tried it with a small tool. It did not work.", "{He} tried it with a big tool. It did not work either.", "{He} read about it in a thick book."], ["Then {friend} asked, \"Did you look inside?\" {Hero.the} had not thought of that.", "At night, {hero.the} lay in bed, and then {he} knew what to do."], ["In the morning, it worked, and the customer was so glad.", "A small turn to the left, and it was done!"]),
    "tool": (["{He} looked in the box and under the table.", "{He} tried it with a spoon. That did not work.", "\"I cannot work like this,\" said {hero.the}."], ["{friend} came to visit and asked, \"What is that behind your ear?\"", "{friend} came and helped {him} to look. It was in {his} own pocket!"], ["{Hero.the} laughed and went back to work.", "Now {hero.the} could mend everything again, and {he} laughed the whole day."]),
    "lost": (["{He} asked a woman at the well. She did not know it.", "{He} turned left, and then {he} turned right. It was the wrong way.", "\"A good {job} does not give up,\" {he} said."], ["Then a little girl showed {him} a small path behind the church.", "Then {friend} looked at the list and turned it around. {Hero.the} had read it upside down!"], ["And there was the house! An old woman had waited for {hero.the} all day.", "So {hero.the} got there in time, and everyone was happy."]),
    "road": (["{He} pushed the tree. It did not move.", "{He} tried to go around it, but there was only mud.", "\"They are all waiting for me,\" said {hero.the}."], ["Then a farmer came with a strong horse, and they tied a rope around the tree.", "Then everyone from the village came, and they all pulled at once."], ["The tree rolled away, and {hero.the} could go on.", "One, two, three! The road was free, and {hero.the} waved to everyone."]),
    "dog": (["{He} waited. The dog waited, too.", "{He} said, \"Good dog.\" The dog barked louder.", "{He} went one step back."], ["Then {hero.the} saw that the dog had a thorn in its paw.", "Then {hero.the} gave the dog half of {his} sandwich."], ["{He} helped the dog, and from then on it ran along with {hero.the} every day.", "The dog wagged its tail, and {hero.the} had a new friend."]),
    "cat": (["{Hero.the} called. The kitten did not dare to move.", "{He} held up some milk. The kitten only cried.", "A crowd came and gave advice to {hero.the}."], ["Then {hero.the} put the ladder on a cart, and now it was long enough.", "Then {friend} held the ladder, and {hero.the} climbed the last bit on the branches."], ["Soon the kitten sat safe and warm in the arms of {hero.the}.", "The kitten purred, and everyone clapped for {hero.the}."]),
    "tired": (["{He} drank some tea. {He} was still tired.", "{He} washed {his} face with cold water.", "{He} sang a loud song, but the song became a yawn."], ["\"Lie down for an hour,\" said {friend}. \"I will watch for you.\"", "Then everyone saw how hard {hero.the} worked, and they made a plan to help {him}."], ["After a good sleep, {hero.the} was strong again.", "From then on, {friend} helped {hero.the} on every Sunday." if False else "After that, {hero.the} had time to rest, and the work went well again."]),
    "afraid": (["{He} smiled. The boy hid behind his mother.", "{He} said hello in a soft voice.", "{He} made a funny face. The boy almost smiled."], ["Then {hero.the} sat down on the ground and told the boy a story.", "Then {hero.the} let the boy hold {his} hat and look at everything."], ["After that, the boy was not afraid anymore. \"I want to be a {job}, too,\" he said.", "The boy laughed, and he was the best friend of {hero.the} from then on."]),
    "ring": (["{He} asked in the first house. It was not theirs.", "{He} asked in the second house. They had lost only a button.", "\"Somebody must be very sad,\" said {hero.the}."], ["Then {hero.the} saw an old woman who was looking for something in the grass.", "Then {friend} told {him} about a bride who was crying at the well."], ["{Hero.the} gave back the ring, and there were happy tears.", "\"You are an honest {job},\" they said, and they gave {him} a big cake."]),
    "spider": (["{Hero.the} thought about it. Clean was clean!", "\"But I have to clean everything,\" said {hero.the}.", "The spider looked so small."], ["Then {hero.the} had an idea. {He} carried the spider to a quiet corner of the shed.", "\"I will leave one little corner for you,\" said {hero.the}."], ["The spider made a new web there, and it was as fine as lace.", "The spider said thank you and caught all the flies for {hero.the}."]),
    "idea": (["{He} looked at the wall. Nothing!", "{He} stood on {his} head. Nothing!", "\"Maybe I am not a {job} anymore,\" {he} said."], ["Then {he} went out for a walk and heard a bird, a brook and a child that laughed.", "Then {friend} said, \"Tell me what makes you happy.\""], ["And all at once, {hero.the} was full of new ideas.", "{Hero.the} ran home and worked all night, and it was the best {he} had ever done."]),
    "girl": (["\"Do you like the {stuff}?\" asked {hero.the}. The girl nodded.", "The girl counted her fingers, but that was no money.", "The girl wanted to go away."], ["\"Would you help me for an hour?\" asked {hero.the}.", "\"Give me a smile for it,\" said {hero.the}."], ["The girl did it gladly, and she went home with a full bag.", "The girl smiled so much that {hero.the} was happy all day."]),
    "wind": (["{He} caught one piece and lost two.", "{He} held everything with both arms.", "\"Stop, wind!\" called {hero.the}."], ["Then children came from all sides and helped {hero.the}.", "Then {friend} closed the big gate, and the wind could not get in."], ["Soon the {stuff} were all back in their place." if False else "Soon everything was back in its place, and {hero.the} thanked them all.", "Nothing was lost, and {hero.the} gave everyone a little gift."]),
}  # fmt: skip


@plot(
    weight=1.4,
    hero="person child",
    worlds="town farm castle shore",
    gists=["who works hard", "who has a problem at work", "and the work with {stuff}", "and a long day at work"],
)
def work_day(s: Story) -> None:
    """The hero has a job; a customer or a task brings a problem, and it is solved."""
    sort = s.pick([k for k in JOBS for _ in range(len(JOBS[k]) // 5)])
    job, stuff = s.pick(JOBS[sort])
    robot = "robot" in job
    pron = "he" if job in ("postman", "milkman", "newspaper boy", "stable boy", "fisherman", "night watchman", "laundry man") else "she" if job in ("goose girl",) else "any"  # fmt: skip
    s.names.clear()
    old = s.roles.pop("hero")
    adjs = ("little", "old", "silver", "small", "round", "friendly") if robot else ("kind", "young", "old", "busy", "friendly", "cheerful", "good", "small", "round", "tall", "clever")  # fmt: skip
    s.roles["hero"] = old  # the engine looks at the hero while casting
    hero = cast(
        s,
        "hero",
        job,
        "thing robot hands legs" if robot else "person grown hands legs eats",
        adjs,
        pron,
        named=s.chance(0.75),
    )
    hero.home = s.pick(("a small town", "a village by the river", "a house on the corner", "a quiet street", "a big city", "a town by the sea", "a village in the hills"))  # fmt: skip
    s.set(job="robot" if robot else job, stuff=stuff)
    name = [
        "{hero.raw} was a {job2}.",
        "{hero.raw} was a {hero.adj} {job2}.",
        "{hero.raw} worked as a {job2}.",
        "{hero.raw} was a {job2} in {hero.home}.",
        "In {hero.home} lived a {job2} named {hero.raw}.",
        "There was a {job2} named {hero.raw}.",
        "{hero.raw} was the best {job2} in town.",
        "{hero.raw} had always wanted to be a {job2}. And now {he} was one."
        if not robot
        else "{hero.raw} was a {job2}, and a very good one.",
    ]
    frames = ["Once upon a time, there was {hero.a}.", "Once there was {hero.a} who lived in {hero.home}.", "Long ago, {hero.a} lived in {hero.home}.", "In {hero.home}, there was {hero.a}."]  # fmt: skip
    if robot and "that" in job:
        s.set(job2=job)
        verb = job.split("that ")[1]
        frames = [f"Once there was a {{hero.adj}} robot that {verb} all day long." if not hero.name else f"Once there was a {{hero.adj}} robot named {{hero.raw}} that {verb} all day long."] if verb == "cleans" else [f"Once there was a {{hero.adj}} robot that {verb}." if not hero.name else f"Once there was a {{hero.adj}} robot named {{hero.raw}} that {verb}."]  # fmt: skip
        frames = [f.replace("cleans", "cleaned").replace("repairs", "repaired") for f in frames]
        hero.kind = Kind(
            "robot", 1.0, "any", frozenset(), hero.kind.tags, hero.kind.adjs, (), hero.kind.foods, hero.kind.does
        )
        name = [f"{{hero.raw}} was a robot that {verb.replace('cleans', 'cleaned').replace('repairs', 'repaired')}."]
    else:
        s.set(job2=job)
    begin(s, *(name + frames if hero.name else frames))
    nexts, tasks = WORK[sort]
    s.mark("hero")
    s.say(*nexts)
    s.maybe(
        0.4,
        "{He} loved {his} work{.| more than anything.}",
        '"A good {job} starts early," {he} always said.',
        "Everyone in town knew {hero.the}.",
    )
    s.par()
    first, second, way = s.pick(tasks)
    tries, helps, goods = SOLVE[way]
    s.say(first)
    s.say(second)
    for t in s.sample(tries, s.turns(1, 3)):
        s.say(t)
    s.par(0.4)
    s.maybe(0.4, "{Hero.the} sat down and thought.", "It was a hard day for {hero.the}.")
    s.say(*helps)
    s.say(*goods)
    if s.size == "long" and s.chance(0.6):
        s.par(0.5)
        s.say(
            "The next day, everyone in town talked about {hero.the}.",
            "In the evening, {hero.the} put {his} feet up and told {friend} all about it.",
            "That evening, the mayor came and shook hands with {hero.the}.",
        )
        s.say(
            '"What would we do without our {job}?" they said.',
            '"It is the best work in the world," said {hero.the}.',
            '"Being a {job} is never boring," {hero} said.',
        )
    finish(
        s,
        [
            "And the next morning, {hero.the} went back to work with a smile.",
            "It was a good day for {hero.the}.",
            "{hero} was happy to be a {job}.",
            "{Hero.the} was tired, but very happy.",
            "And if you ever need a {job}, you know who to ask.",
            "From then on, the whole town was proud of its {job}.",
        ],
        ("Work is easier when others help.", "Do your work with love.", "A kind heart is a part of every good work."),
        friend=False,
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
QUESTIONS = pairs("""
Why is the sky blue? = the sky / The sea has painted it / Blue is the color of faraway things / It wears its best dress
Where do the birds go in winter? = the birds / They fly to the sun / They go where the figs are sweet / They visit their cousins in the south
What does the snail carry in its house? = the snail / A bed and a pillow / All its dreams / A small cup of tea
Why does the moon follow me? = the moon / It likes you / It wants to see where you live / It is a bit lonely up there
Where does the wind live? = the wind / Behind the mountains / In a big cave / It has no home, it only visits
Why do leaves fall? = the leaves / They are tired and want to sleep / The tree gives them to the ground / They want to fly once in their life
Where does the sun sleep? = the sun / In the sea / Behind the hill / It never sleeps, it only goes to the other side
Why is the sea salty? = the sea / The fish cry sometimes / A ship full of salt went down / The rivers bring the salt along
What do stones think about? = the stones / About the time when they were mountains / About nothing at all / About the warm sun
How many stars are there? = the stars / More than all the sand / One for everyone / I counted to a hundred and fell asleep
Why do cats purr? = the cat / There is a tiny engine inside / They sing to themselves / They are happy
What do clouds eat? = the clouds / Fog for breakfast / The smoke from our chimneys / Mountain tops with snow
Why is snow white? = the snow / It has no time to get dressed in color / It is made of light / It comes from very clean clouds
Where do dreams come from? = the dreams / From under the pillow / From the things we saw in the day / The owl brings them
Why do we yawn? = the yawn / The sleep wants to come in / We swallow the day / It jumps from one to the other
How does a seed know when to grow? = the seed / The rain knocks at its door / It feels the warm sun / It counts the days
Why do fish not talk? = the fish / Their mouths are full of water / They talk, but we cannot hear it / They have too many secrets
What is behind the hill? = the hill / Another hill / The end of the world / A village where they ask what is behind the hill
Where does the river go? = the river / To the sea / To its mother / It does not know, and it does not mind
Why do bees hum? = the bees / They forgot the words / They tell each other where the flowers are / Their wings make music
Who paints the rainbow? = the rainbow / The sun and the rain together / A very good painter / The butterflies lend it their colors
Why does a rooster get up so early? = the rooster / He wants to be the first / He thinks that he wakes the sun / He went to bed early
Where does the light go when I close my eyes? = the light / It waits outside / It goes to other children / It stays inside you
Why do onions make us cry? = the onion / They are sad to leave the garden / They want a hug / They have a strong smell
What does the owl do all night? = the owl / She watches over us / She counts the mice / She reads by the light of the moon
Why is grass green? = the grass / The frogs have painted it / It drinks the light / It is a good color for lying down
How does the spider make its web? = the spider / With thread from its tummy / With a lot of patience / Her grandmother showed her
Why do ducks not get wet? = the duck / They wear a coat of oil / They ask the water nicely / They shake it off
What is at the bottom of the well? = the well / Water and a bit of sky / An old frog / All the wishes
Why does ice melt? = the ice / It is afraid of the sun / It wants to be a river / It gets too warm
Where do lost socks go? = the sock / To a land of socks / The mice make beds of them / Under the big closet
Why do dogs wag their tails? = the dog / They wave to us / Their joy has to go somewhere / They sweep the air
How far is the moon? = the moon / A thousand days on foot / Not as far as tomorrow / You can touch it in the pond
Why do old people have white hair? = the white hair / It is snow from many winters / The color went into their stories / Time has combed it
What makes the thunder? = the thunder / The clouds bump their heads / Somebody rolls barrels up there / The lightning is so hot that the air cracks
Why do flowers smell sweet? = the flowers / They call the bees / They dream of honey / They like each other
Where does an echo come from? = the echo / There is somebody in the hills who says everything twice / The rocks throw it back / It is your own voice that comes home
Why do the stars twinkle? = the stars / They wink at us / The wind blows at them / They are laughing
How do ants find their way? = the ants / They follow their noses / They ask the one in front / They have a very small map
Why is the night dark? = the night / It is easier to sleep / The sun is on the other side / It wears a black coat
What does the tree say when the wind blows? = the tree / Hush, hush / It tells old stories / It asks the wind to stay
Why do hedgehogs have spikes? = the hedgehog / Nobody can eat them that way / They carry apples on them / They forgot to comb their hair
Who turns on the stars? = the stars / An old man with a long ladder / The night does it alone / They are always on, but we only see them in the dark
Why do we have two ears? = the ears / To listen twice as well as we talk / One for each side / To hold up the hat
Where do the waves come from? = the waves / From the other side of the sea / A whale is dancing / The wind pushes them
What is inside a cloud? = the cloud / Rain that has not fallen yet / A soft bed / Very small drops
Why does a turtle have a shell? = the turtle / It is always at home / It is shy / It keeps the rain off
Why are some apples red? = the apple / They are a bit shy / The sun has kissed them / They are ripe
How does a bird learn to fly? = the bird / It falls and tries again / Its mother pushes it a little / It believes that it can
Why do shadows grow in the evening? = the shadow / They are tired and stretch / The sun is low / They want to reach the night
What is time? = time / It is what the clock eats / It is what you give to a friend / It is what you never have in the morning
Why do eyes cry? = the tears / Sadness needs a door / They wash the world clean / It makes us feel better
Where does the snow go in spring? = the snow / Into the brooks / Up on the mountains / It turns into white flowers
Why do mice like cheese? = the mouse / It smells of home / They like the holes in it / They like everything, if you ask me
What do babies dream of? = the baby / Of milk / Of warm arms / Of things that have no name yet
How high can a kite fly? = the kite / As high as its string / Up to the clouds / Higher than the fear in your tummy
Why does a candle go out? = the candle / It is tired / Somebody has blown at it / It has given away all its light
Where does music go when it is over? = the music / Into our feet / Into our hearts / It sleeps in the fiddle
Why do people smile? = the smile / It is warm and costs nothing / It jumps from one face to the next / They are happy
What do fish do when it rains? = the fish / They laugh at us / They get wet, like always / They listen to the drops
Why is honey sweet? = the honey / It is made of summer / The bees kiss every drop / The flowers are sweet
""")  # fmt: skip


@plot(
    weight=1.2,
    hero=KID,
    worlds="town farm forest castle shore",
    gists=["who asks: {q}", "who has a question", "and a big question", "who thinks about {about}"],
)
def big_question(s: Story) -> None:
    """The hero has a question and asks three others; each has an answer of its own."""
    q, rest = s.pick(QUESTIONS)
    about, *answers = (x.strip() for x in rest.split(" / "))
    answers = s.sample(answers, 3)
    s.set(q=q, about=about, ql=q[0].lower() + q[1:])
    leads = s.sample(("Tell me, ", "But ", "So ", "Oh, ", "Please, ", "Now, ", "Say, ", "Well, "), 8)

    def ask(*frames: str) -> None:
        """The question once more, each time in other words, so that no sentence comes twice."""
        lead = leads.pop()
        s.say(*[frame.replace("{q}", lead + "{ql}") for frame in frames])

    begin(
        s,
        '"{q}" asked [H].',
        '{One_day}, [H] asked, "{q}"',
        "[H] had a question. \"{q}\" {he} asked.",
        "Once upon a time, there was {hero.a} who had a question. \"{q}\"",
        "[H] lay in the grass and thought about {about}. \"{q}\" {he} said.",
        "[H] always asked questions. {One_day}, {he} asked, \"{q}\"",
        "Once there was {hero.a} who wanted to know everything about {about}.",
        "[H] was thinking about {about}.",
        '"{q}" That is what [H] wanted to know.',
        "One night, [H] could not sleep because of a question. \"{q}\"",
        "[H] could not stop thinking about {about}.",
    )  # fmt: skip
    told = q in s.out[0]
    nexts = [
        "{He} thought about {about} all day.",
        '"{q}" {he} said again, but nobody was there to answer.',
        "{hero} looked up and looked down, but {he} found no answer.",
        'It was a good question: "{q}"',
        "The more {hero} thought about {about}, the less {he} knew.",
        '"{q}" The question did not let {him} go.',
        "{hero} was a {hero.trait} {hero.kind}, and {he} had to know about {about}."
        if s.roles["hero"].name
        else "{hero} had to know about {about}.",
    ]
    if told:
        ask(*nexts)
    else:
        s.say(*[n for n in nexts if "{q}" in n])
    s.maybe(0.5, "So {he} went to ask the others.", '"I will ask somebody who knows about {about}," said {hero}.')
    s.par(0.5)
    roles = []
    s.add_char("friend")
    roles.append("friend")
    n = 3 if s.size != "short" else 2
    for role in ("a1", "a2")[: n - 1]:
        c = s.add_char(role, "!child !vehicle")
        if c.kind in [s.roles[r].kind for r in [*roles, "hero"]]:
            c = s.add_char(role, "!child !vehicle")
        roles.append(role)
    for i, role in enumerate(roles):
        W = "{" + role
        s.set(ans=answers[i])
        if i == 0:
            ask(
                f"First, {{hero}} asked {W}}}.",
                f"{{hero}} went to {W}}} and asked about {{about}}.",
                f'{{hero}} met {W}}}. "{{q}}" {{hero.he}} asked.',
            )
        else:
            ask(
                f"Then {{hero}} asked {W}.a}}.",
                f"Next, {{hero}} met {W}.a}} and asked about {{about}}.",
                f'After that, {{hero}} went to {W}.a}}. "{{q}}"',
                f"On the way home, {{hero}} met {W}.a}} and asked the same question."
                if i == len(roles) - 1
                else f'Then {W}.a}} came along. "{{q}}" {{hero}} asked.',
            )
        s.talk(
            role,
            "{ans}.",
            "{ans}. Everyone knows that.",
            "That is easy. {ans}.",
            "I think I know. {ans}.",
            "{ans}, my dear." if role != "friend" else "{ans}, of course.",
        )
        s.maybe(
            0.35,
            "{hero} thought about it. Could that be true?",
            "That was a nice answer, but was it right?",
            '"Really?" said {hero}.',
            "{hero} liked this answer.",
        )
    s.par(0.5)
    s.say(
        "Now {hero} had {n} answers, and all of them were different.".replace("{n}", "three" if n == 3 else "two"),
        "In the evening, {hero} thought about all the answers.",
        "{hero} went home with {n} answers in {his} head.".replace("{n}", "three" if n == 3 else "two"),
    )
    s.say(
        '"Who is right?" {he} asked {himself}. {He} looked at it for a long time and did not know.',
        '"Perhaps they are all a little bit right," {he} said.',
        "{He} sat down and looked and listened, all alone. And then {he} thought of an answer of {his} own.",
        "{He} put all the answers together and made a story about {about}.",
        "{He} had to laugh. One question, and so many answers about {about}!",
    )
    s.maybe(
        0.6,
        "{hero} told the story to everyone, and they all wanted to hear it again.",
        "The next day, all of them met and talked about {about} until it was dark.",
    )
    finish(
        s,
        [
            "And when somebody asked {hero} about {about}, {he} only smiled.",
            "From then on, {hero} looked at {about} with new eyes." if about not in ("time",) else "From then on, {hero} always had time.",
            '"Tomorrow I will ask another question," said {hero}.',
            "That night, {hero} dreamed of {about}.",
            "And what do you think about {about}?",
            "It is good to have friends who think about {about} with you.",
        ],
        ("A good question is worth more than a quick answer.", "Everyone sees the world in their own way.", "If you want to know something, ask."),
    )  # fmt: skip
