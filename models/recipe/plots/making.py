"""Plots about making and learning: baking, boats, new skills, mending, a show, a sandcastle and soup."""

from models.recipe.cast import Lack
from models.recipe.plots import plot
from models.recipe.story import Story

MAKER = "hands legs !vehicle !grown !snowman"


@plot(
    hero=MAKER + " eats",
    friend=MAKER + " eats",
    elder="",
    worlds="town farm castle house forest",
    gists=["who bakes a cake", "and a cake that goes wrong", "who wants to bake something special", "and a funny cake"],
)
def baking_goes_wrong(s: Story) -> None:
    """A cake for somebody goes wrong and turns into something else, or is baked again."""
    partner, guest = s.pick([("friend", "elder"), ("elder", "friend"), ("friend", "elder")])
    t = lambda text: text.replace("{P", "{" + partner).replace("{G", "{" + guest)  # noqa: E731
    s.set(cake=s.pick(["honey cake", "chocolate cake", "lemon cake", "carrot cake", "apple cake", "berry cake"]))
    s.open(friend=partner == "friend")
    s.par()
    sick = s.chance(0.15)
    reasons = (
        t("{One_day}, {hero} wanted to bake a {cake} for {G}. It was {G.his} birthday the next day."),
        t("{One_day}, {hero} wanted to surprise {G} with a {cake}."),
        t("{G.name} had been very kind to {him}. So {one_day}, {hero} wanted to bake {G.him} a {cake}."),
        t("{One_day}, {G} was coming for tea, and there was no cake. {hero} wanted to bake one, a {cake}.")
        if guest == "friend"
        else t("{One_day}, {G} was away. {hero} wanted to have a {cake} ready for {G.him} in the evening."),
        t("What do you give to somebody you love? {One_day}, {hero} thought of a {cake} for {G}."),
        t("{One_day}, {hero} thought about {G}, who loved {cake} more than anything. Why not bake one?"),
    )
    s.say(
        *(
            (
                t('{One_day}, {G} was sick in bed. "A {cake} will make {G.him} feel better," thought {hero}.'),
                t("{One_day}, {G} had a bad cold and had to stay in bed. {hero} wanted to bake {G.him} a {cake}."),
            )
            if sick
            else ()
        )
        or reasons,
    )
    s.say(
        t("{P} came to help."),
        t('"I will help you," said {P}.'),
        t("{P} wanted to help, too."),
        t("{hero} asked {P} to help, and {P.he} was glad to."),
        t("Baking is more fun with two, so {P} helped."),
        t("{P} brought the eggs, and they got to work."),
    )
    s.scene(0.2)
    s.say(
        "First came the flour, then the eggs, then the milk. {hero} stirred and stirred.",
        t("{hero} broke the eggs, and {P} stirred with a big spoon."),
        "Flour, eggs, butter, and sugar: everything went into a big bowl.",
        "They mixed and stirred until the dough was smooth. {hero} licked the spoon.",
        t("{P} read out loud what they needed. {hero} put it all into the bowl."),
        t("{hero} put in the flour. {P} put in the milk. Soon they were both white from head to toe."),
        "In went two eggs. In went a cup of milk. In went a lot of flour, and a cloud of it went up.",
    )
    s.par(0.4)
    case = s.pick(["salt", "burned", "flat", "dropped", "runny"])
    s.say(
        *{
            "salt": (
                "But {hero} did not look closely. {He} took the salt, not the sugar! Nobody knew it until the cake "
                "was done and {he} took the first bite. Yuck!",
                "The sugar and the salt were in two white jars. {hero} took the wrong one. The cake looked fine, but "
                "it tasted awful.",
                "They put the cake in the oven, and it came out {brown|golden}. {hero} took a little bite. "
                "Yuck! It was full of salt!",
                t("When it was done, {P} tried a crumb and made a funny face. Salt! They had used salt and not sugar."),
                "{hero} thought that it was sugar. It was salt, a whole cup of salt! When the cake was done, nobody "
                "could eat it.",
            ),
            "burned": (
                t(
                    "Then they put the cake in the oven. While it was baking, {hero} and {P} began to play, and they "
                    "forgot all about it."
                ),
                "The cake was in the oven. {hero} {sang|danced} and did not watch the time.",
                "The cake went into the oven. After that, a game "
                "began, and it was such a good game that nobody thought of the cake.",
                "They put it in the oven and waited. Waiting was dull, so {hero} {fell asleep|took a little nap}.",
            ),
            "flat": (
                "They put it in the oven and waited. But when they took it out, the cake was as flat as a "
                "{plate|pancake}.",
                "The cake went into the oven. It grew and grew. Then, puff! It sank down flat.",
                t("{hero} opened the oven too soon. The cake gave a sigh and fell flat."),
                "Something was missing. The cake did not grow at all. It stayed as flat as a plate.",
            ),
            "dropped": (
                "Out of the oven came a {fine|tall|golden} cake. {hero} carried it very proudly. But {he} tripped, "
                "and the cake flew through the air!",
                t("The cake was done, and it looked lovely. But {hero} bumped into {P}, and plop! The cake fell."),
                "The cake was done, and it smelled "
                "so good! {hero} lifted it up. It was hot! {He} let go, and the cake fell to pieces.",
                "It was the best cake ever. But as {hero} "
                "turned it over, it broke into {a hundred|many little} pieces.",
            ),
            "runny": (
                "But the dough was {thin|runny}, as thin as soup. There was far too much milk in it!",
                '"A little more milk," said {hero}, and then the whole jug tipped over into the bowl. Oh no!',
                t(
                    "{hero} and {P} both put in the milk, one after the other. Now there was twice as much milk as "
                    "there "
                    "should be!"
                ),
                "Splash! The milk jug fell over, right into the dough. It was as thin as water.",
            ),
        }[case]
    )
    if case == "burned":
        s.say(
            "What was that smell? Smoke! The cake was as black as coal.",
            'Then there was smoke. "The cake!" cried {hero}. It was all black.',
            "When they ran back to the oven, the cake was black and hard as a stone.",
            "A {bad|burned} smell filled the room. The cake was burned.",
        )
    else:
        s.maybe(
            0.5, "What a mess!", "Oh no!", t("{hero} and {P} looked at each other."), "Nobody said a word for a moment."
        )
    if s.chance(0.5):
        s.beat("sad", a="hero")
    s.talk(
        "hero",
        "It is all my fault!",
        "Now we have no cake!",
        t("What will we give to {G.raw} now?"),
        "I will never be a baker.",
        "All that work for nothing!",
        "I wanted it to be perfect.",
        "Oh no! What now?",
        mood="sad",
        instead="All that work, and no cake!",
    )
    s.talk(
        partner,
        "Do not be sad. We will think of something.",
        "Every baker {burns|spoils} a cake now and then.",
        "We are not done yet!",
        "It is only a cake. We can try again.",
        "Wait! Do not throw it away.",
        "Mistakes are part of baking.",
        "Next time, we will know better.",
        mood="kind",
        to="hero",
        instead=t("{P} gave {hero} a hug."),
    )
    s.par(0.5)
    again = case in ("salt", "burned") or s.chance(0.3)
    if again:
        s.say(
            "So they started again. This time, {hero} {read|checked} everything twice.",
            t("They cleaned the bowl and began once more. {P} kept an eye on everything."),
            "Back to the flour, back to the eggs! They made new dough.",
            "{hero} washed {his} hands and began again, slowly and carefully."
            if s.has("person")
            else "{hero} began again, slowly and carefully.",
            "There was just enough flour left for a small cake. They tried again.",
            "The second time is easier than the first. Soon there was new dough in the bowl.",
        )
        s.say(
            *{
                "salt": (
                    "Before it went in, {hero} tasted what was in the jar. It was sweet!",
                    "{He} put a tiny bit on {his} tongue. Yes, this was sugar!",
                    'This time, they wrote "sugar" on one jar and "salt" on the other.',
                ),
                "burned": (
                    "This time, {hero} sat right in front of the oven and watched.",
                    "Nobody played now. They both watched the oven and counted the minutes.",
                    "{hero} set a clock next to the oven. Tick, tock, tick, tock, ring!",
                ),
                "flat": (
                    "This time, nobody opened the oven too soon.",
                    "{hero} waited and waited and did not peek even once.",
                ),
                "dropped": (
                    "This time, they carried it together, step by step.",
                    t('"Slowly, slowly," said {P}. And slowly they put it on the table.'),
                ),
                "runny": ("This time, they put in the milk drop by drop.", "{hero} held the jug with great care."),
            }[case]
        )
        s.say(
            "Out came a small, round, golden cake.",
            "It came out a little {crooked|lopsided}, but it smelled wonderful.",
            "The new cake was not as big, but it was just right.",
            "And look! It was brown and soft and smelled like a birthday.",
            "When it was done, it looked {perfect|like a real cake from a bakery}.",
        )
        s.set(treat="cake")
    else:
        s.beat("idea", a=s.pick(["hero", partner]))
        treat, lines = {
            "flat": (
                "cake tower",
                [
                    "They cut the flat cake into {rounds|squares} and put them on top of each other, with jam in "
                    "between. Now it was a tower!",
                    "If one flat cake is too low, how about four? They cut it up and made a tower with cream.",
                ],
            ),
            "dropped": (
                "pudding",
                [
                    "They put the pieces into cups, with berries and cream on top. It was the prettiest pudding!",
                    "The pieces went into a bowl, one layer of cake and one layer of "
                    "cream. It looked like snow on a hill.",
                ],
            ),
            "runny": (
                "pancakes",
                [
                    "Thin dough is good for one thing: pancakes! They made a whole stack, as high as a hat.",
                    "They got out a pan. Sizzle! One by one, they made golden pancakes.",
                ],
            ),
        }[case]
        s.set(treat=treat)
        s.say(*lines)
        s.maybe(
            0.7,
            "It did not look like a cake at all. It looked {better|like a party}.",
            "{hero} tried a bit. It was {@yummy}!",
            t('{P} laughed. "We made something new!"'),
        )
    s.par(0.4)
    plural = s.vars["treat"] == "pancakes"
    s.say(
        t("Then they took it to {G}." if not plural else "Then they took them to {G}."),
        t("{G} was so surprised!"),
        t(
            "When {G} saw it, {G.he} clapped and laughed."
            if not plural
            else "When {G} saw them, {G.he} clapped and laughed."
        ),
        t(
            "With a candle on top, they brought it to {G}."
            if not plural
            else "With a candle on top, they brought them to {G}."
        ),
        t('"Surprise!" they shouted when {G} came.' if not sick else "{G} sat up in bed and sniffed. What was that?"),
    )
    s.mark(guest)
    s.talk(
        guest,
        "This is the best {treat} I have ever had!" if not plural else "These are the best pancakes I have ever had!",
        "For me? How kind of you!",
        "Mmm! Tell me how you made it." if not plural else "Mmm! Tell me how you made them.",
        "I have never {seen|tasted} anything like it!",
        "You made that for me? Thank you!",
        "May I have some more, please?",
        mood="happy",
        instead=t("{G} ate and ate and asked for more."),
    )
    s.maybe(
        0.8,
        "They told the whole story, and everyone laughed until it hurt.",
        "Nobody said a word about the first try. They just winked.",
        t("They all ate together, and {hero} had two pieces."),
        "Not a crumb was left.",
        "Then {hero} wrote it all down, so that they could make it again.",
    )
    s.close(
        "A mistake can be the start of something good.",
        "Made with love, everything tastes good.",
        "If it goes wrong, try again.",
        "Nobody gets everything right the first time.",
        "It does not have to be perfect to be good.",
        friend=True,
    )


@plot(
    hero=MAKER + " !swims !wings",
    friend=MAKER + " !swims !wings",
    place="out water",
    worlds="shore forest farm jungle",
    time="morning day afternoon",
    gists=["who builds a boat", "and a boat that sinks", "who wants to cross the water", "and a homemade boat"],
)
def building_a_boat(s: Story) -> None:
    """Two friends build a boat to get across the water; it sinks at first, and they make it better."""
    river = s.world != "shore"
    goal = s.pick(["berries", "island", "smoke"]) if s.world != "shore" else s.pick(["island", "palms"])
    s.set(boat=s.pick(["raft", "boat", "little boat"]))
    if river and s.roles["place"].name in ("waterfall", "waterhole"):
        raise Lack("no crossing there")
    if river and goal == "island" and s.roles["place"].name != "river":
        goal = "berries"  # no island in a small stream
    s.open()
    s.par()
    s.say(
        "{One_day}, {hero} and {friend} sat {place.in} and looked across the water.",
        "{One_day}, {hero} and {friend} were playing {place.in}.",
        "{One_day}, {hero} {stood|sat} {place.in} with {friend}. They threw {little stones|pebbles} into the water.",
        "{hero} and {friend} often went {place.to}. {One_day}, they looked across the water for a long time.",
        "{One_day}, {friend} and {hero} met {place.in}.",
    )
    s.say(
        *{
            "berries": (
                "On the other side grew the {reddest|biggest} berries they had ever seen.",
                "Over there, on the far side, was a bush full of sweet berries.",
            ),
            "island": (
                "Out there was a tiny island with one tree on it. Nobody had ever been there.",
                "In the middle of the water was a little green island. What was on it?",
            ),
            "smoke": (
                "On the other side was a hill of soft green grass. What fun it would be to roll down that hill!",
                "Over there was a meadow full of yellow flowers, and nobody ever played there.",
            ),
            "palms": (
                "Not far out, there was a small island with three trees. How they wanted to go there!",
                "There was a little island, so close and yet so far.",
            ),
        }[goal]
    )
    s.scene(0.3)
    s.talk(
        "hero",
        "I wish we could get over there.",
        "Let us build a {boat}!",
        "The water is too deep to walk. We need a boat.",
        "What if we made our own {boat}?",
        "We could build something that floats!",
        mood="happy",
        instead=["They could not swim that far. But they could build a {boat}!", "{hero} wanted to build a {boat}."],
    )
    s.talk(
        "friend",
        "How do we do that?",
        "Yes! I will get the wood.",
        "We have never built one before!",
        "That is a {great|wonderful} plan!",
        "Can two like us build a {boat}?",
        "I will be the captain!",
        instead="{friend} liked that very much.",
    )
    s.par(0.5)
    tries = [
        ("They took an old box and sat down in it. Soon their feet were wet.", "The box was full of holes."),
        (
            "They tried a big log. It rolled over, and splash! Both of them fell in.",
            "A log is round, and round things roll.",
        ),
        (
            "They put some planks side by side. But nothing held them together, and the planks floated away.",
            "It needed something to hold it together.",
        ),
        (
            "They made a {boat} out of thick branches. It was so heavy that it went straight to the bottom.",
            "It had to be lighter.",
        ),
        (
            "They tied a few sticks together with grass. The grass tore, and the sticks floated away, one by one.",
            "Grass was not strong enough.",
        ),
        ("They made one out of {leaves|bark}. It floated very well, until {hero} stepped on it.", "It was too soft."),
    ]
    for i, (what, why) in enumerate(s.sample(tries, s.turns(1, 2))):
        first = "{First, they|So they|They}" if i == 0 else "{Then they|Next, they|So they}"
        s.say(what.replace("They", first, 1))
        if s.chance(0.45):
            s.say(why)
        elif s.chance(0.5):
            s.say(
                "{hero} was wet up to the {ears|nose}.",
                '{friend} {laughed|giggled}. "That was a very short trip!"',
                "Splash! That was that.",
                '"Oops," said {friend}.',
                "A frog on the bank laughed. At least, it sounded like that."
                if s.world != "shore"
                else "A seagull laughed. At least, it sounded like that.",
                '"Back to work!" said {hero}.',
            )
    s.maybe(
        0.6,
        "They sat on the bank and {dripped|thought}." if river else "They sat down and {dripped|thought}.",
        "{friend} wanted to give up, but {hero} did not.",
        '{hero} wanted to give up, but {friend} said, "One more time!"',
        "It was harder than it looked.",
    )
    helper = s.chance(0.4)
    if helper:
        s.add_char("helper", "grown/animal hands/holds !child !tiny")
        s.beat("meet", b="helper")
        s.talk(
            "helper",
            "Your {boat} needs a good, strong rope.",
            "Dry wood floats best. Tie it well.",
            "Light wood, tight knots, and patience. That is all you need.",
            "Look at a duck. It is wide and light.",
            "Let me show you a good knot.",
            "Put clay in the cracks, and no water will come in.",
            mood="kind",
            instead="{helper} showed them how to tie a good knot.",
        )
    else:
        s.beat("idea", a=s.pick(["hero", "friend"]))
    rope = "rope" if s.world in ("shore", "farm") else "vines"
    s.say(
        f"They looked for dry wood and tied it together with strong {rope}.",
        f"This time, they took light wood and a lot of {rope}. {{hero}} tied, and {{friend}} pulled tight.",
        "{hero} found light, dry wood. {friend} tied knot after knot, and every knot was tight.",
        f"They laid the wood side by side, and around it went the {rope}, again and again.",
        "Light wood, tight knots, and clay in every crack: that was the new plan.",
        "They worked side by side. {hero} held the wood, and {friend} tied the knots.",
    )
    s.maybe(
        0.7,
        "For a sail, they took an old blanket.",
        "{friend} made a little flag.",
        "A big leaf became the sail." if s.world != "shore" else "An old shirt became the sail.",
        "A long stick was the paddle.",
        "{hero} painted two eyes on it, so that it could see.",
    )
    s.par(0.4)
    s.say(
        "Then they pushed the {boat} into the water. It rocked. It shook. But it floated!",
        "They held their breath and climbed on. It floated!",
        "Would it float? They pushed it off. It did! It really did!",
        "Slowly, very slowly, they stepped on. The water stayed outside.",
        '"One, two, three!" They pushed, jumped on, and floated.',
        "This time, nothing rolled and nothing sank.",
    )
    s.talk(
        "friend",
        "It floats! It floats!",
        "We did it!",
        "Look, we are sailors!",
        "Ahoy! Full speed ahead!",
        "My feet are dry!",
        "I am the captain, and you are the captain, too!",
        mood="happy",
        instead="They cheered so loudly that the birds flew up.",
    )
    s.say(
        *{
            "berries": (
                "On the other side, they ate berries until their mouths were {red|blue}.",
                "They picked a whole heap of berries and shared them on the way back.",
                "The berries were as sweet as they looked.",
            ),
            "island": (
                "On the island, they sat under the tree and felt like a king and a queen."
                if s.roles["hero"].pron != s.roles["friend"].pron
                else "On the island, they sat under the tree and felt very far from home.",
                "The island was so small that two friends were just enough to fill it.",
                "On the island, they found a {smooth white stone|nest with three blue eggs}. They only looked at it "
                "and left it there.",
            ),
            "smoke": (
                "On the other side, they rolled in the grass and laughed. There was so much to see!",
                "Soon they were on the other side. It was a whole new world.",
                "When they got there, they danced for joy.",
            ),
            "palms": (
                "On the island, they lay under the trees and listened to the waves.",
                "They walked around the whole island. It took them only a minute.",
                "They left their footprints on the island, the first ones ever.",
            ),
        }[goal]
    )
    s.maybe(
        0.6,
        "Before dark, the {boat} brought them safely back.",
        "After that, they crossed the water every day.",
        "On the way home, they were already making plans for a bigger one.",
        "They gave rides to everyone who asked.",
    )
    s.close(
        "Each try taught them something.",
        "What is hard alone is easier with a friend.",
        "If it sinks, build it better.",
        "You learn most from what goes wrong.",
        "Good things take more than one try.",
        friend=True,
    )


_SKILLS = {  # name: (hero query, worlds, infinitive, gerund, failed tries, hints, success)
    "bike": (
        "person child",
        "town farm",
        "ride a bike",
        "riding a bike",
        [
            "{hero} sat down and pushed off. The bike shook, and {he} tipped over.",
            "{He} rode three feet, then four, and then into a bush.",
            "The bike went left. {hero} wanted to go right. Bump!",
            "{hero} forgot how to stop and rolled into a hedge.",
            "{His} feet slipped off, and the bike fell over.",
        ],
        [
            "Look ahead, not down at your feet.",
            "Go a little faster. Then it is easier.",
            "I will hold the seat. You just look ahead.",
        ],
        [
            "{hero} looked straight ahead. The wheels hummed, the wind blew past {his} ears, and {he} was riding!",
            "One turn, two turns, three turns, and {he} did not fall. {hero} was riding all alone!",
            "Then {hero} looked back. Nobody was holding the bike! {He} was riding all by {himself}!",
        ],
    ),
    "fly": (
        "bird wings !hen !rooster !chick !grown",
        "forest garden town pond jungle shore",
        "fly far",
        "flying far",
        [
            "{hero} flapped and flapped, but {he} came down with a bump.",
            "{He} jumped, flew over two flowers, and landed in a puddle.",
            "The wind tipped {him} over, and {he} rolled through the grass.",
            "{hero} flew up a little way. Then {he} looked down, got dizzy, and came down.",
            "{He} flew straight into a bush.",
        ],
        [
            "Do not look down. Look at where you want to go.",
            "Let the wind help you. Do not fight it.",
            "Flap slowly. You have time.",
        ],
        [
            "{hero} spread {his} wings and let the wind carry {him}. Up and up {he} went!",
            "This time, {he} looked far ahead. The ground got smaller and smaller. {hero} was flying!",
            "A soft wind came. {hero} leaned into it, and suddenly it was easy.",
        ],
    ),
    "skate": (
        "legs !cold !wings !tiny",
        "snow",
        "skate",
        "skating",
        [
            "{hero} took one step and sat down on the ice.",
            "{His} left foot went left, and {his} right foot went right. Bump!",
            "{He} slid into a snowbank, head first.",
            "{hero} held on to a branch. It broke off, and down {he} went.",
            "{He} spun around like a top and fell over.",
        ],
        [
            "Bend your knees and lean forward.",
            "Take small steps, like a penguin.",
            "Do not be afraid to fall. Snow is soft.",
        ],
        [
            "{hero} bent {his} knees, pushed off, and glided over the ice like a swan.",
            "Push and glide, push and glide! {hero} was skating!",
            "Step by step, {he} slid all the way to the other side and did not fall once.",
        ],
    ),
    "swim": (
        "child/bear/elephant/tiger/duckling/frog/otter !lamb !chick !calf !puppy !kitten",
        "shore pond jungle forest",
        "swim",
        "swimming",
        [
            "{hero} put one foot in. It was cold! {He} jumped back.",
            "{He} kicked so hard that water flew everywhere, but {he} did not move an inch.",
            "Water got into {his} nose, and {he} had to cough.",
            "{hero} went under like a stone and came up {coughing|with a weed on {his} head}.",
            "{He} held on to the {bank|side} and did not dare to let go.",
        ],
        [
            "Take a deep breath. The water wants to carry you.",
            "Kick slowly, and do not fight the water.",
            "Lie on your back and look at the sky. You will float.",
        ],
        [
            "{hero} took a deep breath and let go. The water carried {him}! {He} kicked, and {he} was swimming.",
            "{He} kicked slowly, one, two, one, two. And then {he} saw that {he} was swimming!",
            "It felt as if the water were holding {him}. {hero} swam all the way across.",
        ],
    ),
    "rope": (
        "child legs hands person",
        "town farm",
        "jump rope",
        "jumping rope",
        [
            "The rope hit {his} feet at the first jump.",
            "{hero} jumped too early, and then too late.",
            "{He} got the rope around both legs and fell over.",
            "{hero} jumped twice. The third time, {he} tripped.",
            "The rope went over {his} head and stayed there.",
        ],
        [
            "Listen to the rope. When it taps the ground, jump.",
            "Sing a song. Then your feet know when to jump.",
            "Small jumps are better than big ones.",
        ],
        [
            "Tap, jump, tap, jump! {hero} counted to ten and did not trip once.",
            "{hero} hummed a song and jumped with it. Suddenly, it worked!",
            "The rope sang, the feet jumped, and {hero} laughed.",
        ],
    ),
    "climb": (
        "climbs animal !grown",
        "forest jungle farm town",
        "climb the tall tree",
        "climbing",
        [
            "{hero} got up to the first branch and slid back down.",
            "{He} climbed a little, looked down, and {held on tight|froze}.",
            "{His} paw slipped, and {he} landed in a heap of leaves.",
            "{hero} ran at the tree and jumped. Bump! That did not help.",
            "{He} held on to a thin branch. It bent down and put {him} back on the ground.",
        ],
        [
            "Hold on with three paws, and move only one.",
            "Do not look down. Look for the next branch.",
            "Take your time. The tree will wait.",
        ],
        [
            "Branch by branch, {hero} went up. And then there was only sky above {him}!",
            "{He} did not hurry. One branch, then the next, and suddenly {he} was at the top!",
            "{hero} looked only at the next branch. Soon {he} sat at the very top and saw the whole land.",
        ],
    ),
    "whistle": (
        "hands legs !thing",
        "town farm castle forest jungle snow",
        "whistle",
        "whistling",
        [
            "{hero} blew and blew, but only air came out.",
            "{hero} tried. It sounded like a balloon with a hole.",
            "{He} puffed up {his} cheeks until they hurt. Nothing!",
            "{hero} blew so hard that {he} got dizzy.",
            'All that came out was a wet "pfff."',
        ],
        [
            "Make your mouth small and round, and blow softly.",
            "Do not blow hard. Blow as if you were cooling soup.",
            "Think of a bird, and then let the air go.",
        ],
        [
            "And then there was a sound, high and thin and clear. {hero} had whistled!",
            "A tiny whistle came out, and then a long one. A bird answered!",
            "{hero} made {his} mouth round and blew softly. Out came a {fine|bright} little tune!",
        ],
    ),
}


@plot(
    weight=1.2,
    hero="!grown !vehicle !thing",
    elder="",
    friend="legs !vehicle !grown",
    worlds="town farm castle forest jungle snow shore pond garden",
    time="morning day afternoon",
    gists=[
        "who learns something new",
        "who falls again and again and does not give up",
        "who practices every day",
        "who cannot do something yet",
    ],
)
def learning_something_new(s: Story) -> None:
    """The hero cannot do it yet; after many falls, a good hint helps."""
    fitting = [v for v in _SKILLS.values() if s.world in v[1].split() and s.has(v[0])]
    if not fitting:
        raise Lack("nothing to learn")
    _, _, skill, gerund, falls, hints, success = s.pick(fitting)
    s.set(skill=skill, gerund=gerund)
    s.open(friend=False)
    s.par()
    s.say(
        "There was one thing that {hero} could not do. {He} could not {skill}.",
        "{hero} could do many things, but {he} could not {skill}.",
        "More than anything, {hero} wanted to {skill}.",
        "{One_day}, {hero} wanted to learn to {skill}.",
        "{One_day}, {hero} saw {friend.a} {gerund}. It looked so easy! {hero} wanted to learn it, too."
        if s.has(_query(skill), "friend")
        else "Everyone {hero} knew could {skill}. Only {hero} could not.",
        '{One_day}, {hero} said, "Today I will learn to {skill}."',
        "All the others could {skill}. {hero} could only watch.",
    )
    s.scene(0.4)
    if s.roles["friend"].known and s.chance(0.7):
        s.talk(
            "friend",
            "It is easy! Just do it.",
            "I could not do it at first, either.",
            "Come on, try it!",
            "You have to practice a lot.",
            "It took me a whole summer." if s.world != "snow" else "It took me a whole winter.",
            to="hero",
            instead="{friend} had practiced for a long time.",
        )
    else:
        s.maybe(
            0.4,
            "How hard could it be?",
            "It looked so easy.",
            "{His} heart beat fast.",
            "{hero} had dreamed of it all night.",
        )
    s.par(0.4)
    n = s.turns(2, 3)
    steps = s.sample(falls, n)
    for i, fall in enumerate(steps):
        s.say(fall)
        if i == 0 and s.chance(0.6):
            s.say(
                "Ouch!",
                "{He} shook {himself} and tried again.",
                '"Once more!" said {hero}.',
                "That was only the first try.",
                "Well, nobody can do it the first time.",
                "{hero} looked around. Had anyone seen that?",
                "It did not hurt much.",
            )
        elif i == 1:
            s.maybe(
                0.6,
                "The next try was not much better.",
                "{hero} {frowned|puffed|sighed}.",
                "Why was it so hard?",
                '"I will never learn it," {he} {said|thought}.',
                "A bird laughed, or so it seemed." if not s.has("bird") else "A frog laughed, or so it seemed.",
            )
    teacher = s.pick(["elder", "elder", "friend" if s.has(_query(skill), "friend") else "elder"])
    if s.chance(0.6):
        s.beat("sad", a="hero")
    s.say(
        *[
            x.replace("{T", "{" + teacher)
            for x in (
                "Then {T} came by and sat down.",
                "{T} had been watching. Now {T.he} came over.",
                '"Do you want to know a secret?" asked {T}.',
                "{T} saw it and came closer.",
                "Then {T} said something that helped.",
                "{hero} asked {T} for help. {T.he} thought for a moment.",
            )
        ]
    )
    s.mark(teacher)
    old = [
        "I fell a hundred times before I could do it.",
        "Every fall is a step.",
        "You cannot do it yet. But soon you will.",
        "It is all right to be scared. Try it anyway.",
    ]
    s.talk(
        teacher,
        *hints,
        *[h + " " + o for h, o in zip(hints, s.sample(old, 3), strict=True)],
        mood="kind",
        to="hero",
        instead=f"{{{teacher}}} showed {{hero}} how to do it, step by step.",
    )
    s.say(
        "{hero} nodded. It was worth a try.",
        "So {hero} tried it just like that.",
        "{hero} took a deep breath.",
        '"I will try," said {hero}.',
        "{hero} wiped {his} nose and got up." if s.has("legs") and s.has("hands") else "{hero} got ready.",
        "{hero} practiced it all {week|day long}.",
        "{hero} tried it that way, again and again. Every time, it went a little better.",
    )
    s.maybe(
        0.4,
        "The first time, it went a little better. The second time, better still.",
        "It still went wrong once, and then once more.",
        "A day went by, and then another. {hero} kept on trying.",
    )
    s.par(0.4)
    s.say(*success)
    s.talk(
        "hero",
        "I can do it! I can do it!",
        "Look at me!",
        "Did you see that?",
        "I did it!",
        "Now I can {skill}!",
        "It is not hard at all!",
        mood="happy",
        instead=["{hero} could do it at last!", "Now {hero} could {skill}!"],
    )
    s.say(
        "From that day on, {hero} could not stop {gerund}.",
        "{He} did it again, and again, and once more.",
        f"{{{teacher}}} clapped and cheered." if s.has("hands", teacher) else f"{{{teacher}}} cheered.",
        "And the bumps did not hurt anymore."
        if skill != "whistle"
        else "{He} whistled on the way home and at supper, too.",
        "That evening, {hero} was tired, but very proud.",
        "Later, {hero} showed it to everyone who wanted to see it, and to some who did not.",
        "A few days later, {hero} helped a little one who wanted to learn it, too.",
    )
    s.close(
        "Nobody is born knowing everything.",
        "If you fall, get up one more time.",
        "Every little try makes you better.",
        "A good hint and some patience can do wonders.",
        "You may not be able to do it yet, but you can learn.",
        friend=s.roles["friend"].known,
    )


def _query(skill: str) -> str:
    """What somebody must be able to do to know this skill already."""
    for query, _, infinitive, *_rest in _SKILLS.values():
        if infinitive == skill:
            return query
    return ""


@plot(
    hero=MAKER,
    friend="legs !vehicle !grown",
    helper="mends/wise/clever/hands !child",
    obj="break toy/music/cup/teapot/vase/clock/birdhouse",
    own=True,
    worlds="town farm castle house forest snow shore",
    gists=["whose {obj.full} breaks", "who mends {obj.a}", "and a broken {obj.noun}", "who repairs something"],
)
def mending_a_broken_thing(s: Story) -> None:
    """The favorite thing breaks; it is mended in the end, and the crack becomes its mark."""
    s.open(friend=False)
    s.par()
    s.say(
        "{One_day}, {obj} fell down. Crack! It was broken.",
        "But {one_day}, something bad happened. {hero} sat on {obj}, and it broke.",
        "{One_day}, {hero} tripped while {he} was carrying {obj}. Crash! There it lay, in two pieces.",
        "{One_day}, {hero} took {obj} out to show it to {friend}. But it slipped and broke.",
        "{One_day}, {hero} and {friend} were playing. Then there was a crack. {obj} was broken!",
        "Crack! {One_day}, a piece broke off {obj}.",
        "{One_day}, {hero} found {obj} on the floor. It had fallen down in the night, and it was broken.",
    )
    s.say(
        "{hero} picked up the pieces, one by one.",
        "{hero} held the pieces and {could not say a word|cried}.",
        "{hero} wanted to cry.",
        "For a moment, {hero} just stood there. Then the tears came.",
        "How sad {hero} was! It was {his} favorite thing.",
        "{hero} looked at the pieces for a long time.",
    )
    case = s.pick(["throw", "self", "self", "helper"])
    if s.roles["friend"].known or s.chance(0.5):
        s.talk(
            "friend",
            "Throw it away. You can get a new one.",
            "It is broken. What will you do now?",
            "Oh no! Can it be mended?",
            "Do not cry. It is only a {obj.noun}.",
            "Maybe we can fix it.",
            "I am so sorry. I know how much you love it.",
            to="hero",
            instead='"Throw it away," said somebody. But {hero} did not want to.',
        )
        s.talk(
            "hero",
            "No! I want to keep it.",
            "I do not want a new one. I want this one.",
            "I will mend it.",
            "It is not just a thing. It is my favorite.",
            "There must be a way to fix it.",
            instead="{hero} did not want a new one. {He} wanted this one.",
        )
    else:
        s.say(
            '"I will fix it," {he} said.',
            "{hero} did not want a new one. {He} wanted this one.",
            "Was there a way to fix it? {hero} had to try.",
            "But a broken thing can be mended, thought {hero}.",
        )
    s.par(0.5)
    tries = [
        "{hero} tried to stick it together with {honey|jam}. It only got sticky.",
        "{hero} tied a {ribbon|string} around it. It held for a moment, and then it fell apart.",
        "{hero} used {mud|clay}. When it was dry, it fell off in crumbs.",
        "{hero} pressed the pieces together and counted to a hundred. At a hundred and one, they fell apart.",
        "First, {hero} tried a little tape. The tape was not strong enough."
        if s.world in ("town", "house", "farm")
        else "First, {hero} tried some tree sap. It would not stick.",
        "{hero} put a bandage on it. It looked nice, but it did not help."
        if s.world in ("town", "house", "farm")
        else "{hero} put a leaf around it. It looked nice, but it did not help.",
    ]
    for way in s.sample(tries, s.turns(1, 2)):
        s.say(way)
    s.beat("again", p=0.6, a="hero")
    if case == "self":
        s.beat("idea", a="hero")
        s.say(
            "{hero} looked at every piece to see how it fit. Then {he} glued one after the other.",
            "Slowly and carefully, {hero} put glue on every edge. Then {he} waited all night.",
            "First {he} cleaned the pieces, then {he} laid them in a row, and then {he} put them together, one by one.",
            "{hero} made some good glue and took {his} time. Piece by piece, it became whole.",
        )
        s.maybe(
            0.7,
            "It was hard to wait until the glue was dry.",
            "{He} did not touch it until the next day.",
            "It took a long time, but {hero} was patient.",
        )
    else:
        s.say(
            "Then {hero} {heard of|thought of} somebody who might know how. It was {helper.a}.",
            "{hero} took the pieces to {helper.a}.",
            "On the way home, {hero} met {helper.a}. {Helper.he} saw the pieces and stopped.",
            "Then {helper.a} came by and saw what had happened.",
            "Not far away lived {helper.a}. {hero} went there with the pieces.",
        )
        s.talk(
            "helper",
            "Let me see. Yes, we can fix that.",
            "I will show you how, and you will do it.",
            "The pieces are all there. That is good.",
            "This needs good glue and a little patience.",
            "Broken things need time, just like sad hearts.",
            "I have mended many things. This one is not so hard.",
            mood="kind",
            instead="{helper} knew what to do.",
        )
        s.say(
            "{helper} showed {him} how, and {hero} glued the pieces with great care.",
            "{helper} held the pieces, and {hero} put on the glue.",
            "Together they worked until it was done. {hero} held {his} breath.",
            "{helper} turned it this way and that. A drop of glue here, a tiny nail there, and it was done.",
            "They worked side by side, and {hero} learned a lot.",
        )
    s.par(0.3)
    s.say(
        "In the end, {obj} was whole again.",
        "And then it was done. {hero} held {obj} up. It was whole!",
        "At last, all the pieces were back in their places.",
        "The next morning, {hero} looked at it. It held!",
        "There it was, as good as new. Well, almost.",
    )
    if s.chance(0.75):
        s.say(
            "There was a thin line where it had been broken. {hero} painted a golden {line|vine} over it. Now nobody "
            "else had one like it.",
            "You could still see the crack. It looked like a tiny river, and {hero} liked that.",
            'The crack was still there. "It is a smile," said {hero}.',
            "It had a little scar now. To {hero}, that made it even more special.",
            "Only {hero} knew where the crack was. {He} ran a finger over it and smiled."
            if s.has("person")
            else "Only {hero} knew where the crack was.",
        )
    if case != "self":
        s.beat("thanks", a="hero", b="helper")
        s.maybe(
            0.5,
            "{hero} gave {helper} a little gift.",
            "{helper} would not take any money. A smile was enough."
            if s.world in ("town", "castle")
            else "{helper} did not want anything for it. A smile was enough.",
        )
    else:
        s.maybe(
            0.6,
            "After that, others brought {him} their broken things, and {hero} mended them all.",
            "{hero} had never been so proud.",
            "Not bad for a first try!",
        )
    s.close(
        "Broken things can become whole again.",
        "With patience, a lot can be mended.",
        "What we mend, we love even more.",
        "Not everything old must be thrown away.",
        "A crack does not make a thing less dear.",
        friend=False,
        obj=True,
    )


@plot(
    hero="legs !grown !vehicle",
    friend="legs !grown !vehicle",
    worlds="town farm castle house shore snow forest jungle garden pond",
    time="morning day afternoon",
    gists=[
        "who puts on a show",
        "who stands on a stage for the first time",
        "and a play for all the neighbors",
        "and a big show",
    ],
)
def putting_on_a_show(s: Story) -> None:
    """A play for everybody; something goes wrong on the stage, and it becomes the best part."""
    part, line, kind = s.pick(
        [
            ("the moon", "I light up the night!", "play"),
            ("the king of the forest", "I am the king of the forest!", "play"),
            ("the storm", "Here I come, the mighty storm!", "play"),
            ("a pirate", "All the gold is mine!", "play"),
            ("the dragon", "I am not a bad dragon. I am only lonely.", "play"),
            ("a singing star", "Twinkle, twinkle, here I am!", "show"),
            ("the brave knight", "I will save you all!", "play"),
        ]
    )
    if (part == "the dragon" and s.has("dragon")) or s.has("star") or (part == "the brave knight" and s.has("knight")):
        raise Lack("not a part to play")
    s.set(part=part, line=line, show=kind)
    s.open()
    s.par()
    s.say(
        "{One_day}, {hero} and {friend} wanted to put on a {show} for everyone.",
        '{One_day}, {friend} said, "Let us put on a {show}!" {hero} liked that.',
        "{One_day}, {friend} had a plan: a real {show}, with a stage and a curtain.",
        '{One_day}, {hero} was bored. Then {friend} came and said, "Let us put on a {show}!"',
        "{One_day}, everyone was talking about the big {show}. {hero} and {friend} were going to be in it.",
    )
    s.say(
        "{hero} would be {part}.",
        "{hero} wanted to be {part}, and {friend} would play {everybody else|all the others}.",
        "The part for {hero} was a big one. {He} would be {part}!",
        "{friend} would tell the story, and {hero} would be {part}.",
        "Who would be {part}? {hero}, of course!",
    )
    s.say(
        "An old blanket was the curtain, and a box was the stage.",
        "They made a stage from {boards and boxes|logs and planks}."
        if s.has("hands") and s.has("hands", "friend")
        else "They found a flat stone that made a fine stage.",
        "They practiced {every day|for a whole week}.",
        '{hero} said {his} line again and again: "{line}"',
        "They worked hard. {friend} made a curtain out of {leaves|an old sheet}."
        if s.has("hands", "friend")
        else "They worked hard and sang their songs again and again.",
        'There was only one line to learn, but it was important: "{line}"',
        "Everybody got an invitation.",
    )
    if line not in s.out[-1] and s.chance(0.6):
        s.say(
            '{hero} learned one line by heart: "{line}"',
            '"{line}" That was what {hero} had to say.',
            '{hero} had one great line: "{line}"',
        )
    s.scene(0.2)
    s.par(0.5)
    s.say(
        "Then the big moment came. Everyone was there, and it was very quiet.",
        "At last, it was time. The seats were full.",
        "Everyone came: big ones, small ones, and even the ones from far away.",
        "The others sat in rows and waited. Somebody coughed.",
        "Soon all the neighbors were there. {friend} pulled the curtain open."
        if s.has("hands", "friend")
        else "Soon all the neighbors were there, and the {show} began.",
    )
    case = s.pick(["forgot", "fright", "fell", "sneeze"])
    if case == "fright":
        s.say(
            "{hero} looked out and saw all those eyes. {His} knees began to shake.",
            "Behind the curtain, {hero} stood and could not move.",
            "{hero}'s tummy felt full of butterflies. {He} wanted to run home."
            if s.world != "garden"
            else "{hero}'s tummy felt funny. {He} wanted to run home.",
            "There were so many of them! {hero} hid behind the curtain.",
        )
        s.talk(
            "hero",
            "I cannot do it. Everyone is looking!",
            "I am {scared|afraid}. What if I forget my line?",
            "What if they laugh at me?",
            "I want to go home.",
            "My legs will not move.",
            mood="scared",
            instead="{hero} was too scared to go out.",
        )
        s.talk(
            "friend",
            "Just look at me. Only at me.",
            "I am scared, too. Let us be scared together.",
            "Take a deep breath. I am right here.",
            "Think of how much fun we had when we practiced.",
            "They are not here to laugh at you. They are our friends.",
            "Look for one kind face, and talk to that one.",
            mood="soft",
            to="hero",
            instead="{friend} stayed close to {hero} until {he} was calm.",
        )
        s.say(
            "{hero} took a deep breath and stepped out.",
            "{hero} counted to three. Then {he} went out into the light.",
            "With {friend} by {his} side, {hero} stepped onto the stage.",
            "One step, then another, and there {he} was, on the stage.",
        )
        s.say(
            '{His} voice was small at first. Then it grew. "{line}"',
            '"{line}" {He} said it loud and clear.',
            '{hero} looked at {friend} and said, "{line}" It was not so hard!',
            'At first, only a squeak came out. Then {hero} tried again: "{line}"',
        )
    else:
        s.say(
            *{
                "forgot": (
                    "{hero} stepped out and opened {his} mouth. But the line was gone!",
                    "It was {hero}'s turn. {He} looked up, {he} looked down, and {he} could not remember a thing.",
                    "{hero} stood there. What was {he} supposed to say? {His} head was empty.",
                    '"I," said {hero}. "I, um." And then nothing more came.',
                ),
                "fell": (
                    "{hero} came out, tripped over the curtain, and fell flat on {his} {nose|tummy}.",
                    "{hero} made a big jump. Crash! The stage broke, and only {his} head stuck out.",
                    "Just as {hero} began, the curtain came down, right on top of {him}.",
                    "{hero} took a bow much too early and rolled off the stage.",
                ),
                "sneeze": (
                    '{hero} took a deep breath and opened {his} mouth. "Ah, ah, ah-choo!" The costume flew off.',
                    "In the quietest moment of all, {hero} had to sneeze, so hard that the moon fell down."
                    if part != "the moon"
                    else "In the quietest moment of all, {hero} had to sneeze, so hard that the curtain fell down.",
                    "{hero} wanted to speak, but out came a big hiccup. Hic! And then another one. Hic!",
                    "{hero} began to speak. Then {he} had to giggle, and {he} could not stop.",
                ),
            }[case]
        )
        s.say(
            "For a moment, nobody made a sound.",
            "Somebody giggled.",
            "{hero} turned red. What now?" if s.has("person") else "What now?",
            "It was so quiet that you could hear a leaf fall.",
            "Oh no, thought {hero}. Now it is all over!",
            "{friend} held {friend.his} breath.",
        )
        how = s.pick(["friend", "joke", "joke", "help"])
        if how == "friend":
            s.say(
                'But {friend} was quick. {Friend.he} jumped in and said, "That, my friends, was {part}!"',
                "{friend} ran onto the stage and {fell down|did the same thing}, too, as if it were part of the {show}."
                if case != "forgot"
                else "{friend} whispered the line, very softly. But {hero} did not hear it.",
                "Then {friend} winked at {hero} and made up a new line, just like that.",
            )
            s.say(
                '{hero} understood and went on playing. "{line}" {he} shouted.',
                'Then {hero} remembered it: "{line}"',
                "And {hero} made it even funnier. It was better than the real play!",
            )
        elif how == "joke":
            s.say(
                'Then {hero} laughed. {He} made a deep bow and said, "That was the first part. Now comes the second!"',
                "So {hero} did the first thing that came to {him}: {he} danced!",
                '{hero} thought fast. "Even {part} has a bad day," {he} said.',
                'And then {hero} had to laugh. "{line}" {he} called. "I hope!"',
                "{hero} looked at all the faces and sang a silly song that nobody had planned.",
            )
        else:
            s.say(
                'Then a little voice in the front row called, "You can do it!"',
                "Somebody in the back began to clap. Then everyone clapped along.",
                '"Go on!" called somebody kindly. "It is fun!"',
            )
            s.say(
                'That helped. {hero} stood up straight and said, "{line}"',
                '{hero} smiled, took a breath, and went on. "{line}"',
                'Now {hero} was not afraid anymore. "{line}" {he} said.',
            )
        s.say(
            "Everyone roared with laughter. They thought that it was part of the {show}!",
            "The others laughed and clapped. It was the best part of all!",
            "How they laughed! They liked it even better than a real play.",
            "Everyone laughed, not in a mean way, but in a happy way.",
        )
    s.par(0.3)
    s.say(
        "At the end, everyone clapped and {stamped|cheered}.",
        '"More! More!" the others shouted.',
        "Then came the end. {hero} and {friend} took a bow, and then one more.",
        "They had to bow five times.",
        "The clapping did not want to stop.",
        "Flowers flew onto the stage."
        if s.world not in ("snow", "house")
        else "They clapped until their hands hurt."
        if s.world == "house"
        else "Everyone stood up and cheered.",
    )
    s.talk(
        "friend",
        "You were {wonderful|great}!",
        "They loved you!",
        "Shall we do it again tomorrow?",
        "Were you scared?",
        "Did you hear them laugh?",
        "That was better than what we practiced!",
        mood="happy",
        to="hero",
        instead="{friend} was so proud of {hero}.",
    )
    s.talk(
        "hero",
        "That was fun!",
        "I was scared, but only at first.",
        "Next time, we will do it just the same way." if case != "fright" else "Next time, I will look at everyone.",
        "Let us do it again!",
        "I could not have done it without you.",
        "My heart is still going thump, thump, thump.",
        mood="happy",
        instead="{hero} wanted to do it again.",
    )
    s.close(
        "It is brave to try when you are scared.",
        "When something goes wrong, it helps to laugh.",
        "A mistake is not the end of the show.",
        "With a friend beside you, you can be braver.",
        "Nobody has to be perfect.",
        friend=True,
    )


@plot(
    hero=MAKER + " !robot",
    friend="hands legs !vehicle !grown",
    helper="",
    worlds="shore",
    weather="sunny calm windy cloudy",
    time="morning day afternoon",
    gists=[
        "who builds a sandcastle",
        "and a sandcastle by the sea",
        "and the waves that take a sandcastle",
        "who builds in the sand",
    ],
)
def sandcastle_and_tide(s: Story) -> None:
    """A sandcastle, the tide and what can be done about it."""
    alone = s.chance(0.3)
    s.open(friend=not alone)
    s.par()
    they = "{hero}" if alone else "{hero} and {friend}"
    s.say(
        "{One_day}, " + they + " went to the beach to build a sandcastle.",
        "{One_day}, " + they + " wanted to build the biggest sandcastle in the world.",
        "{One_day}, the sand was just right for building, and " + they + " started a castle.",
        "{One_day}, the sea was far out, and there was sand everywhere. What a fine day for a castle!",
        "{One_day}, " + they + " took a bucket and a shovel and went to the beach.",
    )
    s.scene(0.3)
    s.say(
        "First came a {round|high} wall, then a tower, then another tower.",
        "{hero} dug and patted and shaped the sand.",
        "Soon there were four towers and a gate made of shells.",
        "The castle grew higher and higher, with towers, windows, and a tiny bridge.",
        "{hero} put a feather on the {tallest|highest} tower. That was the flag.",
        "They carried sand, they carried water, and they carried shells."
        if not alone
        else "{hero} carried sand, water, and shells, back and forth.",
        "The castle had a gate, a garden of seaweed, and a tower for a king.",
    )
    s.maybe(
        0.6,
        "A tiny crab moved in at once." if not s.has("crab") else "A tiny snail moved in at once.",
        "A white shell was the door.",
        "It was the finest castle on the whole beach.",
        "{hero} thought of the king who would live there.",
        "It took {hours|the whole morning}." if s.time == "morning" else "It took hours.",
    )
    s.talk(
        "hero",
        "It is perfect!",
        "It will stand here forever!",
        "This is the best castle ever!",
        "Nobody has a castle like this.",
        "Look how tall it is!",
        mood="proud",
        instead="{hero} was very proud of it.",
    )
    s.par(0.5)
    s.say(
        "But what was that? A wave came closer, and then another one.",
        "Then a little wave tickled {hero}'s foot. The sea was coming back!",
        "But the sea was coming in, slowly, wave by wave.",
        "Whoosh! A wave came close to the wall.",
        "{hero} did not see that the water was {rising|coming}. Then a wave licked at the gate.",
        "Every wave came a little closer than the one before.",
    )
    s.talk(
        s.pick(["hero", "hero" if alone else "friend"]),
        "The sea is coming! Quick!",
        "Oh no! The waves will take our castle!" if not alone else "Oh no! The waves will take my castle!",
        "Stop, sea! Go back!",
        "We must save it!" if not alone else "I must save it!",
        "Go away, waves!",
        mood="loud",
        instead="The castle was in danger!",
    )
    tries = [
        "{hero} built a thick wall in front of it. The next wave {jumped over|broke} the wall.",
        "{hero} dug a deep ditch around the castle. It filled up with water in no time.",
        "{hero} laid a row of stones in the sand. The water ran around them.",
        "{hero} held up one hand and told the sea to stop. The sea did not listen."
        if s.has("person")
        else "{hero} told the sea to stop. The sea did not listen.",
        "{hero} tried to scoop the water away with a bucket. For every bucket, a new wave came.",
        "{hero} lay down in front of the castle to hold back the water. It only made {him} wet.",
    ]
    for way in s.sample(tries, s.turns(1, 2)):
        s.say(way)
    s.par(0.4)
    s.say(
        "A big wave came, and one tower was gone. Another one came, and the gate was gone.",
        "Then came a really big wave. When it was gone, the castle was gone, too.",
        "Bit by bit, the castle {melted|sank}. In the end, there was only a small, round hill.",
        "The walls fell, the towers fell, and the feather floated away.",
        "Whoosh! That was the end of the castle.",
    )
    s.beat("sad", p=0.9, a="hero")
    end = s.pick(["helper", "again", "gift", "jump"] if not alone else ["helper", "again", "gift"])
    if end == "helper":
        s.say(
            "{helper.a} had watched it all.",
            "Just then, {helper.a} came along the beach.",
            "Not far away sat {helper.a}. {Helper.he} had seen it.",
            "Then {helper.a} stopped beside {hero}.",
        )
        s.talk(
            "helper",
            "The sea takes every castle. But it always leaves you new sand.",
            "I have built a hundred castles here. They are all gone, and I remember every one.",
            "Was it fun to build it? Then it was not for nothing.",
            "Look up there, where the sand is dry. The waves never get that far.",
            "The sea only wants to play, too.",
            "Tomorrow, the beach will be smooth again, just for you.",
            mood="kind",
            to="hero",
            instead="{helper} said that the sea always leaves new sand for new castles.",
        )
        s.say(
            "{hero} {thought about that|wiped away a tear}. It was true. It had been fun.",
            "{hero} looked at the smooth sand. It was like a clean sheet of paper.",
            "{hero} had to smile a little.",
            "That made {hero} feel better.",
        )
        s.say(
            "The next day, {he} built a new castle, and it was even finer.",
            "Then {he} began to draw plans in the sand for the next one.",
            "And the very next day, there was a new castle, a little higher up the beach.",
            "{hero} built a tiny castle then and there, just for the next wave. And when it came, {he} waved.",
        )
    elif end == "again":
        s.beat("idea", a="hero")
        s.say(
            "Why not build farther up, where the sand was dry? "
            + ("They carried" if not alone else "{hero} carried")
            + " wet sand up in buckets.",
            "If the sea wanted the beach, then the castle would have to move. Up they went, to where the grass began."
            if not alone
            else "If the sea wanted the beach, then the castle would have to move. Up {he} went, to where the grass "
            "began.",
            '"I will build a new one, far from the waves," said {hero}.',
            "This time, {hero} looked for the line of seaweed. The water never went past that line, so {he} built "
            "behind it.",
        )
        s.say(
            "This castle was smaller, but it stayed.",
            "The waves came and went, but they could not reach it.",
            "In the evening, the new castle was still there, with its feather on top.",
            "The sea came up, stopped, and went back again. The castle was safe!",
        )
    elif end == "gift":
        s.say(
            "But when the water went back, something lay there in the sand.",
            "But look! The wave had left something behind.",
            "Then {hero} saw something shine where the castle had been.",
        )
        s.say(
            "It was a {pink|golden|white} shell, as pretty as a flower.",
            "It was a round stone with a hole in it. A lucky stone!",
            "It was a piece of green glass, as smooth as silk.",
            "It was a big shell. When {hero} listened to it, {he} could hear the sea.",
        )
        s.talk(
            "hero",
            "The sea took my castle, but it gave me a present.",
            "Thank you, sea!",
            "Maybe it was a trade.",
            "This is from the king of the sea!",
            "Now I have something that stays.",
            mood="happy",
            instead="It was like a present from the sea.",
        )
        s.say(
            "{hero} took it home and put it next to {his} bed."
            if s.has("person")
            else "{hero} took it home and kept it.",
            "The next day, {he} built a new castle and put the present on top.",
            "{He} waved to the sea, and a little wave waved back.",
        )
    else:
        s.say(
            "Then {friend} jumped right into what was left of it. Splash!",
            '"If it must fall, then let us do it!" said {friend}, and {friend.he} jumped onto the last tower.',
            '{friend} began to laugh. "The sea is playing with us!" {friend.he} said, and {friend.he} jumped into a '
            "wave.",
        )
        s.say(
            "{hero} looked surprised. Then {he} jumped, too. Splash, splash!",
            "{hero} laughed and jumped after {friend.him}.",
            "That looked like fun, and soon {hero} was jumping, too.",
        )
        s.say(
            "They jumped over the waves until they were wet all over.",
            "They ran from the waves and chased them back again.",
            "In the end, the sand was flat, and they were wet and happy.",
            "The next day, they would build another one, just to jump into it.",
        )
    s.maybe(
        0.6,
        "The waves sang, and the gulls cried.",
        "Behind them, the sea went on and on, in and out, in and out."
        if not alone
        else "The sea went on and on, in and out, in and out.",
        "The sun sank lower and painted the water gold."
        if s.weather == "sunny"
        else "Slowly, it got dark over the sea.",
    )
    s.close(
        "Some things do not last, but the fun we had stays with us.",
        "What is gone can be built again.",
        "You cannot stop the sea, but you can build again.",
        "The joy is in the making.",
        "After every wave, there is new sand.",
        friend=not alone,
    )


@plot(
    hero="hands legs eats !vehicle",
    friend="legs eats !vehicle",
    rival="legs eats !vehicle",
    helper="legs eats !child !vehicle",
    worlds="town farm castle forest snow jungle",
    time="afternoon evening",
    grown=True,
    gists=[
        "who makes soup from almost nothing",
        "and a pot of soup for everyone",
        "who has almost nothing to eat",
        "who cooks soup with the neighbors",
    ],
)
def soup_from_little(s: Story) -> None:
    """One carrot is not a soup; but everybody has one thing, and together it is enough."""
    stone = s.chance(0.35)
    start = s.pick(["carrot", "potato", "onion", "turnip"])
    rest = [x for x in ("carrot", "potato", "onion", "turnip") if x != start]
    s.rng.shuffle(rest)
    extra = s.pick(["a bunch of parsley", "a handful of beans", "a little salt", "some corn", "a big mushroom"])
    s.set(one="stone" if stone else start, a=rest[0], b=rest[1], c=extra)
    s.open(friend=False)
    s.par()
    s.say(
        "{One_day}, {hero} was very hungry. But there was almost nothing to eat at home.",
        "It had been a hard year, and there was little to eat. {One_day}, {hero} looked into the pot. It was empty.",
        "{One_day}, {hero} came home with an empty tummy. The shelf was empty, too.",
        "{One_day}, {hero} wanted to make soup. But {he} had almost nothing to put in it.",
        "{One_day}, {hero}'s tummy growled. Was there anything to eat? {He} looked everywhere.",
    )
    if stone:
        s.say(
            "All {he} had was a pot, some water, and a smooth stone.",
            "There was only a big pot. So {hero} filled it with water, made a fire, and put in a round, clean stone.",
            "{hero} did not have one single bean. But {he} had a clever plan. {He} put a clean stone in a pot of "
            "water.",
        )
        s.say(
            '"I am making stone soup," {he} {said|sang} loudly, so that everyone could hear it.',
            "Then {hero} stirred and hummed. Soon the neighbors looked out.",
            '{hero} stirred the pot and smiled. "Mmm, stone soup!"',
        )
    else:
        s.say(
            "All {he} found was one {small|thin} {one}.",
            "There was only one {one}, and it was a small one.",
            "In a corner lay one last {one}. That was all.",
            "Far back in a drawer, there was one single {one}, and nothing else.",
        )
        s.say(
            "One {one} does not make a soup.",
            "{hero} put it in a pot of hot water. It tasted like water.",
            '"That will be a very thin soup," {he} said.',
            "{hero} looked at it and sighed. You cannot make soup from one {one}!",
            "Was that enough for a soup? No, it was not.",
        )
    s.scene(0.4)
    s.par(0.5)
    who = ["friend", "rival", "helper"][: s.turns(2, 3)]
    things = ["a {a}", "a {b}", "{c}"]
    for i, (role, thing) in enumerate(zip(who, things, strict=False)):
        t = lambda text, role=role, thing=thing: text.replace("{N", "{" + role).replace("THING", thing)  # noqa: E731
        if stone:
            s.say(
                *map(
                    t,
                    (
                        [
                            '{N.a} came by. "What are you cooking?" {N.he} asked.',
                            "The first one who came was {N.a}.",
                            "The door opened, and in came {N.a}.",
                            "{N.a} smelled the fire and came closer.",
                        ]
                        if i == 0
                        else [
                            "Then {N.a} came along.",
                            "Next came {N.a}.",
                            "It did not take long until {N.a} came, too.",
                            "{N.a} was curious, too, and came over.",
                        ]
                    ),
                )
            )
            s.talk(
                "hero",
                *map(
                    t,
                    [
                        "It is very good. But with THING, it would be even better.",
                        "Stone soup! It only needs THING.",
                        "Try it! Hmm, THING would be nice in it.",
                        "It is almost done. If only I had THING!",
                        "It tastes fine. Only THING is missing.",
                    ],
                ),
                to=role,
                mood="kind",
                instead=t('"It only needs THING," {hero} told {N.him}.'),
            )
            s.say(
                *map(
                    t,
                    [
                        "{N} had THING at home and ran to get it.",
                        '"I have THING!" said {N}. Plop, it went into the pot.',
                        "Well, {N} had THING. Into the soup it went.",
                        "{N} went away and came back with THING.",
                        '"Wait here!" said {N}. {N.he} was back in no time, with THING.',
                    ],
                )
            )
        else:
            s.say(
                *map(
                    t,
                    (
                        [
                            "So {hero} went next door. There lived {N.a}.",
                            "Then {hero} met {N.a}.",
                            "There was a knock. It was {N.a}.",
                            "{hero} went out and found {N.a}, who looked hungry, too.",
                            "Outside, {hero} saw {N.a}.",
                        ]
                        if i == 0
                        else [
                            "Then they met {N.a}.",
                            "On the way, they saw {N.a}.",
                            "Not far away lived {N.a}.",
                            "Then {N.a} came along.",
                            "Next, they asked {N.a}.",
                        ]
                    ),
                )
            )
            lines = [
                "I have only THING. It is not enough for a meal.",
                "All I have is THING.",
                "I am hungry, too. I have nothing but THING.",
                "I do not have much. Just THING.",
                "I was going to eat THING and go to bed.",
            ]
            if "salt" in extra and thing == "{c}":
                lines = [
                    "I am hungry, too. I have nothing but THING.",
                    "All I have is THING. What can I do with that?",
                    "I do not have much. Just THING.",
                ]
            s.talk(role, *map(t, lines), mood="sad", instead=t("{N} had only THING."))
            if i == 0:
                s.talk(
                    "hero",
                    "And I have one {one}. Let us put them together!",
                    "My {one} and what you have: that is two things!",
                    "Come with me. Two things make a better soup than one.",
                    "Bring it along. We will share a pot.",
                    "Then we will cook together!",
                    mood="happy",
                    instead="{hero} had an idea. Why not put it all in one pot?",
                )
            else:
                s.say(
                    *map(
                        t,
                        [
                            '"Come along," said {hero}. And {N} came.',
                            '"That is just what our soup needs!" said {hero}.',
                            '"There is room in the pot," said {friend}.',
                            "So {N} came along, too.",
                            "Into the pot it went, and {N} sat down by the fire.",
                        ],
                    )
                )
    if s.chance(0.35) and not stone:
        s.say(
            "{He} lit a fire, and the pot began to sing.",
            "Soon all of it was in the pot. Chop, chop, plop, plop!",
            "They washed and cut everything, and then they stirred.",
        )
    s.par(0.4)
    s.say(
        "The soup bubbled, and a wonderful smell filled the air.",
        "Blub, blub, blub, went the pot. Mmm, how it smelled!",
        "They stirred and waited, and their noses got happier and happier.",
        "Soon it smelled so good that nobody could wait.",
        "The pot got full, and the soup got thick and golden.",
        "It smelled like home.",
    )
    s.say(
        "Everybody got a full bowl, and there was still some left.",
        "{hero} filled the bowls. There was enough for all of them.",
        "They ate and ate, and the pot did not want to get empty.",
        "There was so much that everyone had two bowls.",
        "They sat close together and ate until they were warm and full.",
        "Nobody was hungry anymore.",
    )
    s.talk(
        s.pick(who),
        "This is the best soup I have ever had!",
        "And it was only a {one}, to start with!",
        "Who would have thought it?",
        "A stone! It made such good soup!" if stone else "Alone, I had nothing. Now I have a feast!",
        "Let us do this every week!",
        "It tastes so good because we made it together.",
        mood="happy",
        instead="They all said that it was the best soup in the world.",
    )
    if stone:
        s.maybe(
            0.9,
            "At the bottom of the pot lay the stone. {hero} {winked|washed it and kept it}.",
            "{hero} took out the stone. It was as good as new.",
            '"Was it the stone?" somebody asked. {hero} only smiled.',
            "They all knew that it was not the stone. It was the sharing.",
        )
    else:
        s.maybe(
            0.7,
            "Then they told stories until late at night.",
            "They sang songs by the fire.",
            "{friend} licked the spoon, and everyone laughed.",
            "From then on, they ate together every week.",
            "Outside, it got dark. Inside, it was warm.",
        )
    s.close(
        "A little from each one makes enough for all.",
        "When we share, there is more for everyone.",
        "Together, a little becomes a lot.",
        "Soup tastes best with friends.",
        "One alone has little, but together we have plenty.",
        friend=True,
    )
