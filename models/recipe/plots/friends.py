"""Plots about friends: new ones, left-out ones, jealous ones, quarrels, lies, birthdays and a race."""

from models.recipe.cast import Lack
from models.recipe.plots import plot
from models.recipe.story import Story

BODY = "legs/fish/octopus/mermaid !vehicle !grown"  # somebody who gets around, on the ground or in the sea
HANDY = "hands legs !vehicle !grown"


def _moves(s: Story) -> None:
    """Words for moving that fit the world: {went}, {ran}, {go}, {run}, {came}, {ground}."""
    if s.world == "sea":
        s.set(went="swam", ran="swam", go="swim", run="swim", came="swimming", ground="sand", door="cave")
    else:
        s.set(went="walked", ran="ran", go="walk", run="run", came="walking", ground="ground", door="door")


@plot(
    hero=BODY,
    friend=BODY,
    worlds="town farm shore snow forest jungle pond garden sea",
    time="morning day afternoon",
    gists=["who gets a new neighbor", "and a new neighbor", "who makes a new friend next door", "who says hello first"],
)
def new_neighbor(s: Story) -> None:
    """Somebody new moves in next door and does not come out; a kind hello opens the door."""
    _moves(s)
    homes = {
        "town": ["house", "yellow house", "little house"],
        "farm": ["cottage", "old farmhouse", "little hut"],
        "shore": ["blue cottage", "little house", "old hut"],
        "snow": ["cabin", "little cabin"],
        "forest": ["hollow tree", "old burrow", "little den"],
        "jungle": ["cave", "old den", "shady den"],
        "pond": ["old den", "hole in the bank", "hollow log"],
        "garden": ["old flower pot", "hole in the wall"],
        "sea": ["little cave", "sandy cave", "cave behind the rock"],
    }
    s.set(den=s.pick(homes[s.world]))
    s.open(friend=False)
    s.par()
    s.say(
        "The {den} next door had been empty for a long time.",
        "Next door there was an empty {den}. Nobody had lived there for {a year|months|a long, long time}.",
        "Nobody lived in the {den} next door. {hero} {wished|often wished} that somebody would.",
        "Only one thing was missing. Next door there was nobody to play with, just an empty {den}.",
        "The {den} next door was {dark and quiet|quiet and empty}, and {hero} {did not like that|found that a little "
        "sad}.",
        "{hero} had no neighbor. The {den} next door stood empty.",
    )
    s.say(
        "But {one_day}, somebody moved in. It was {friend.a}.",
        "Then, {one_day}, {hero} heard a noise from the {den}. {friend.a} was moving in!",
        "{One_day}, {friend.a} came to live there.",
        "{One_day}, everything changed: {friend.a} moved in.",
        "And then, {one_day}, there was somebody new. {friend.a} had moved into the {den}!",
        "{One_day}, {hero} saw that the {den} was not empty anymore. {friend.a} had moved in!",
    )
    s.scene(0.3)
    case = s.pick(["shy", "shy", "hero", "grumpy"])
    if case == "grumpy":
        s.say(
            "But {friend} did not {smile|say hello|look up}. {Friend.he} went straight in and {shut the {door|way "
            "in}|stayed in}."
            if s.world != "sea"
            else "But {friend} did not smile. {Friend.he} swam straight into the cave and stayed there.",
            "But {friend} looked {cross|grumpy}. When {hero} waved, {friend.he} turned away.",
            "{hero} waved, but {friend} only frowned and went in.",
            "{friend} did not say one word. Was {friend.he} angry about something?",
            'Some said, "{Leave that one alone|That one is not friendly}." {hero} was not so sure.',
        )
    elif case == "hero":
        s.say(
            "{hero} wanted to say hello, but {he} was too shy.",
            "How {hero} wanted to go over and say hello! But {his} heart went thump, thump, thump.",
            "{hero} {looked and looked|watched from far away}, but {he} did not dare to go over.",
            "{hero} wanted a friend very much. But what if {friend} did not like {him}?",
            "Three times {hero} {went} over there, and three times {he} turned back. It is hard to say hello first!",
            "{hero} practiced saying hello all morning. But when {he} saw {friend}, not a word came out."
            if s.time != "morning"
            else "{hero} practiced saying hello. But when {he} saw {friend}, not a word came out.",
        )
    else:
        s.say(
            "{hero} waved, but {friend} {hid at once|quickly hid}.",
            "{friend} peeked out once. When {friend.he} saw {hero}, {friend.he} hid.",
            "All day long, {hero} waited. But {friend} did not come out.",
            "{hero} was so glad! But {friend} was shy and did not come out.",
            "{hero} {ran} over to say hello. At once, {friend} {went in and hid|slipped inside}.",
            "Two eyes looked out of the {den}. Then they were gone. {friend} was very shy.",
        )
    if s.chance(0.6):
        s.talk(
            "hero",
            "I wonder what {friend.he} likes.",
            "Why does {friend.he} not come out to play?" if case != "hero" else "What should I say to {friend.him}?",
            "I wish we could be friends.",
            "Maybe {friend.he} is {lonely|scared} here.",
            "It must be hard to be new.",
            "How can I make {friend.him} smile?" if case != "hero" else "I will try tomorrow. Or maybe today.",
            instead=[
                "{hero} {thought about it|wondered what to do}.",
                "It must be hard to be new, {hero} thought.",
                "{hero} wished that they could be friends.",
            ],
        )
    s.par(0.5)
    tries = [
        "{First|So first}, {hero} sang a {funny|happy|little} song {outside|near the {den}}. Nothing happened.",
        "{hero} made {funny|silly} faces. {friend} {almost smiled|looked, but stayed inside}.",
        "{hero} rolled a {round|shiny} {pebble|stone} over to the {den}. {@soon}, the stone came rolling back, but "
        "nobody "
        "{followed|came with it}.",
        "{hero} did a little dance outside. Inside, somebody {giggled|laughed softly}. But nobody came out.",
        'From far away, {hero} called, "Hello!" A very {small|quiet} voice said, "Hello." That was all.',
        "{hero} sat down {not far away|near the {den}} and waited. Nobody came. Still, it was a start.",
        "Every morning, {hero} said hello, and every morning, {friend} {said nothing|looked away}. But {hero} did "
        "not stop.",
        "When {friend} looked out, {hero} gave {friend.him} a {big|warm} smile. {friend} blinked and hid again.",
    ]
    if case == "hero":
        tries = [
            "{First|So first}, {hero} only waved from far away. {friend} waved back!",
            "{hero} hummed a little song, just loud enough for {friend} to hear. {friend} looked up.",
            "{hero} rolled a round pebble over to the {den}. {@soon}, the pebble came rolling back.",
            "{hero} gave {friend} a quick smile and {ran} home again. {His} cheeks felt hot.",
            'Very softly, {hero} said, "Hello." But {friend} was too far away to hear it.',
            "{hero} took a deep breath, {went} over, and then {went} right past the {den}. Oh, dear!",
        ]
    for way in s.sample(tries, s.turns(1, 2)):
        s.say(way)
    if s.chance(0.45):
        s.beat("idea", a="hero")
    else:
        s.maybe(
            0.6,
            "But {hero} was {patient|not one to give up}.",
            "{hero} would not give up so {fast|soon}.",
            "Then {hero} remembered {how {he} had once been new|what it was like to be new}.",
        )
    gift = s.pick(["food", "food", "flower", "sorry"] if s.world != "sea" else ["food", "flower", "sorry"])
    if gift == "food":
        s.say(
            "{hero} left some {hero.food} near the {den}. Then {he} waited.",
            "{hero} loved {hero.food} more than anything. {He} brought some to {friend} and said, "
            '"Would you like {to share|some}?"',
            "{hero} put some {hero.food} {next to|in front of} the {den}. {@soon}, it was all eaten up. And "
            "then {friend} came out.",
            "What helps when somebody feels alone? Something good to eat! {hero} brought {friend} some {hero.food}.",
            'The next day, {hero} came with {hero.food} to share. "There is enough for two," {he} said.',
            'Because everyone gets hungry, {hero} brought some {hero.food} along. "Half is for you," {he} said.',
        )
    elif gift == "flower":
        s.set(gift="flower" if s.world != "sea" else "shell")
        s.say(
            "{hero} found a pretty {gift} and took it to the {den}.",
            "{hero} {looked|searched} for the prettiest {gift} of all and gave it to {friend}.",
            "The next day, {hero} laid a pretty {gift} in front of the {den}. {friend} came out to look at it.",
            "With a {yellow|pink|white} {gift} as a present, {hero} {went} over.",
            '{hero} gave {friend} a little {gift}. "{Welcome|Welcome to your new home}," {he} said.',
            "So {hero} brought a {gift}. It was not big, but it was {pretty|bright}.",
        )
    else:
        s.say(
            'So {hero} {went} up to the {den} and said, "I am {hero.call}. {I live next door|We are neighbors now}."',
            "{hero} {took a deep breath|was brave}. {He} {went} right up to the {den} and said hello.",
            "Just then, {friend} tripped over a {stone|root} and fell. {hero} {ran} over at once and helped "
            "{friend.him} up."
            if s.world != "sea"
            else "Just then, {friend} got caught in some sea grass. {hero} {ran} over at once and helped "
            "{friend.him} out.",
            "{hero} {went} over and told {friend} a {very silly|funny} story.",
            'Then {hero} asked, "Could you help me? I need one more player for my game." Slowly, {friend} came out.',
            "{hero} asked if {friend} wanted to see the best {spots|hiding places} around. Oh yes, {friend} wanted "
            "that!",
        )
    s.say(
        "At last, {friend} smiled.",
        "A smile {came over|spread across} {friend}'s face.",
        "{friend} smiled a {small|shy} smile.",
        "{friend}'s eyes {lit up|began to shine}.",
        "And what did {friend} do? {Friend.he} smiled!",
        "That made {friend} {very happy|smile}.",
        "{friend} looked {surprised|up}. Then {friend.he} smiled.",
    )
    lines = [
        "I was {afraid|scared} to come out. I did not know anyone.",
        "I miss my old home. But now I feel better.",
        "Thank you. Nobody has been so kind to me here.",
        "I thought that nobody wanted to play with me.",
        "At my old home, I had many friends. Here I had nobody, until now.",
        "I am {friend.call}. I am so glad you came.",
        "I was not angry. I was only sad.",
        "I wanted to say hello, too. But I was shy.",
    ]
    if case != "grumpy":
        lines = [x for x in lines if "angry" not in x]
    s.talk(
        "friend",
        *lines,
        mood="soft",
        to="hero",
        instead=[
            "{friend} told {hero} about {friend.his} old home, far away.",
            "{friend} had only been shy. {friend.he} had missed {friend.his} old friends.",
            "Now {friend} was not alone anymore.",
        ],
    )
    if s.chance(0.6):
        s.talk(
            "hero",
            "{Come|Come with me}! I will show you everything.",
            "Now you have a friend here.",
            "Do you want to play?",
            "I know how that feels. Let us play!",
            "We can be friends, if you like.",
            "I am so glad that you live next door!",
            mood="happy",
            instead=["{hero} showed {friend} all the best spots.", "{hero} asked {friend} to play."],
        )
    s.say(
        "The two played {all day|until it was dark|hide-and-seek until the moon came up}.",
        "{hero} showed {friend} {everything|all the secret spots|where the best games were played}.",
        "They played tag, and then they played it again.",
        "After that, the {den} was never quiet again.",
        "They shared {stories|jokes} and {laughed|giggled} until {their tummies hurt|it was late}.",
        "From then on, they met every morning.",
        "It turned out that {friend} {loved|liked} to {friend.hobby}. {hero} wanted to try that, too!",
    )
    s.close(
        "A kind hello can make a new friend.",
        "Sometimes a shy one only needs a little time.",
        "It is good to welcome someone new.",
        "A small kindness can open a big door.",
        "Somebody who looks cross may just be lonely." if case == "grumpy" else "Everyone is new once.",
        friend=True,
    )


@plot(
    hero=HANDY,
    friend=HANDY,
    elder="",
    obj="toy !round",
    worlds="town farm castle house shore snow forest jungle",
    gists=[
        "who quarrels with a friend about {obj.a}",
        "and a quarrel about {obj.a}",
        "and {obj.a} that two friends want",
        "who learns to take turns",
    ],
)
def quarrel_over_toy(s: Story) -> None:
    """Two friends want the same toy at the same time."""
    mine = s.pick(["found", "hero", "friend"])
    if mine == "hero":
        s.own("obj")
    elif mine == "friend":
        s.roles["obj"].owner = s.roles["friend"]
    s.open()
    s.par()
    if mine == "found":
        s.say(
            "{One_day}, {hero} and {friend} found {obj.a}. Nobody seemed to own it.",
            "{One_day}, something lay in the grass. It was {obj.a}! {hero} and {friend} saw it at the same time."
            if s.world not in ("house", "snow")
            else "{One_day}, something lay in a corner. It was {obj.a}! {hero} and {friend} saw it at the same time.",
            "{One_day}, {hero} and {friend} found an old box. There was only one thing in it: {obj.a}.",
            "{One_day}, {elder} gave {hero} and {friend} {obj.a}. It was for both of them.",
            "{One_day}, there was a present for {hero} and {friend}. It was {obj.a}, just one for the two of them.",
            "{hero} and {friend} shared everything, even {obj.a}. But {one_day}, there was trouble.",
        )
    elif mine == "hero":
        s.say(
            "{One_day}, {friend} came to play. The first thing that {friend.he} saw was {obj}.",
            "{One_day}, {hero} was playing with {obj} when {friend} came over.",
            "{One_day}, {friend} came to visit and wanted to play with {obj}.",
            "{One_day}, {hero} showed {obj} to {friend}. {friend} wanted to try it, too.",
            "When {friend} came to play {one_day}, {hero} did not want to share {obj}.",
            "{friend} had always liked {obj}. {One_day}, {friend.he} picked it up without asking.",
        )
    else:
        s.say(
            "{One_day}, {friend} brought {obj.a} along. It was new.",
            "{One_day}, {friend} had {obj.a}. {hero} had never seen anything so {nice|fine}.",
            "{One_day}, {friend} came with {obj.a}. {hero} wanted to play with it right away.",
            "{friend} had {obj.a}. {One_day}, {hero} saw it lying there and picked it up.",
            "For {friend.his} birthday, {friend} got {obj.a}. {One_day}, {friend.he} showed it to {hero}.",
        )
    s.scene(0.3)
    if s.talks:
        s.talk(
            "friend",
            "{I want|Let me have} {obj}!",
            "Now it is my turn!",
            "Give it to me!",
            "You have had it long enough!" if mine != "found" else "Let go! I want it!",
            "I want to play with it first!" if mine != "friend" else "It is mine! Give it back!",
            "{May|Can} I have it now? Please?"
            if mine != "friend"
            else "Be careful with it! {It is mine|I want it back}.",
            mood="loud",
        )
        s.talk(
            "hero",
            "No, me!",
            "No! {I am not done yet|I have only just started}.",
            "I had it first!" if mine != "found" else "I saw it first!",
            "Wait! You always get everything!",
            "In a minute!",
            "Not now!",
            "But I want it!",
            "You can have it later." if mine != "friend" else "Why can I not have it a little longer?",
            mood="angry",
        )
        s.maybe(
            0.6,
            '"Me!" said one. "Me!" said the other.',
            "They got louder and louder.",
            '"Mine!" "No, mine!" So it went on and on.',
            "{friend} stamped {friend.his} foot.",
            "Neither of them would let go.",
            "The two friends did not sound like friends at all.",
        )
    else:
        s.say(
            "{hero} wanted it. {friend} wanted it, too. Neither of them would wait.",
            "Both of them wanted it at the same time, and soon they began to shout.",
            "First they asked, then they begged, and then they shouted.",
            "{friend} wanted to play with it alone, and so did {hero}. What a quarrel that was!",
        )
    s.say(
        "{hero} pulled on one side. {friend} pulled on the other.",
        "They pulled this way. They pulled that way.",
        "{friend} {grabbed|took hold of} {obj}, but {hero} held on tight.",
        "{hero} held {obj} high up. {friend} jumped for it.",
        "They both held on, and nobody let go.",
        "Back and forth they pulled, and both of their faces turned red."
        if s.has("person")
        else "Back and forth they pulled, and neither of them would let go.",
    )
    ends = ["leave", "leave", "taken"]
    if s.has("break", "obj"):
        ends += ["crack"] * 3
    if s.has("tear", "obj"):
        ends += ["rip"] * 3
    end = s.pick(ends)
    s.par(0.6)
    if end in ("crack", "rip"):
        s.say(
            *(
                (
                    "Crack! A piece broke off {obj}.",
                    "Then there was a {loud|terrible} crack. {obj} was broken.",
                    "Snap! Now each of them held one piece.",
                    "All at once, {obj} fell down and broke.",
                    "And then it happened. Crack! {obj} broke in two.",
                )
                if end == "crack"
                else (
                    "Rip! {obj} tore {in the middle|down one side}.",
                    "Then there was an ugly sound. Rip! {obj} was torn.",
                    "Rip! A big hole was in {obj}.",
                    "They pulled so hard that {obj} tore.",
                    "And then it happened. Rip! There was a long tear in {obj}.",
                )
            )
        )
        s.say(
            "Nobody said a word.",
            "Suddenly, it was very quiet.",
            "{hero} and {friend} looked at each other. Nobody was shouting now.",
            "Oh no! Now nobody could play with it.",
            "{friend} began to cry. {hero} felt like crying, too.",
            "They both looked at the pieces." if end == "crack" else "They both looked at the tear.",
            "All the anger was gone. Now they were only sad.",
        )
        first, second = s.sample(["hero", "friend"], 2)
        s.beat("sorry", a=first, b=second)
        s.talk(
            second,
            "I am sorry, too.",
            "It was my fault, too.",
            "I should have {shared|waited}.",
            "I pulled too hard.",
            "Let us {fix|mend} it together.",
            mood="soft",
            instead="{" + second + "} was sorry, too.",
        )
        s.say(
            "So they {sat down|got to work}. {hero} held it, and {friend} {put on the glue|used the glue}."
            if end == "crack"
            else "So they {sat down|got to work}. {hero} held it, and {friend} sewed it up.",
            "They asked {elder} for {glue|help}, and together they fixed it."
            if end == "crack"
            else "They asked {elder} for a needle and thread, and together they sewed it up.",
            "It took a long time to mend it. Neither of them could have done it alone.",
            "One held the {pieces|parts} and the other one fixed them."
            if end == "crack"
            else "One held it still, and the other one sewed, stitch by stitch.",
            "With four {careful|busy} hands, they made it whole again."
            if s.has("person") and s.has("person", "friend")
            else "Working side by side, they made it whole again.",
        )
        s.maybe(
            0.6,
            "You could still see the {crack|spot}. It did not matter."
            if end == "crack"
            else "You could still see the stitches. It did not matter.",
            "It was not as pretty as before, but now they liked it even more.",
            "It looked a little funny now, and that made them laugh.",
        )
    elif end == "taken":
        s.say(
            "Then {elder} came {in|along}. {Elder.he} looked at the two of them and took {obj} away.",
            "They were so loud that {elder} came. {Elder.he} put {obj} up high, where nobody could get it.",
            "{elder} heard the noise. {Elder.he} took {obj} and put it away.",
            "Just then, {elder} came by and took {obj} from both of them.",
        )
        s.talk(
            "elder",
            "A toy should make you happy. This one makes you {cross|shout}.",
            "You get it back when you are friends again.",
            "What is more important, this or your friend?",
            "When two pull, nobody plays.",
            "Tell me when you have found a way to share it.",
            "Can two clever friends find no better way than this?",
            mood="kind",
            instead="{elder} wanted them to find a way to share it.",
        )
        s.say(
            "The two sat down, far from each other. It was a very dull day now.",
            "{hero} looked at {friend}. {friend} looked at {hero}. It was no fun to be cross.",
            "At first, they did not talk. Then {friend} {giggled|began to laugh}, and {hero} had to laugh, too.",
            "For a while, nobody said anything. How slowly the time went by!",
            "They were quiet for a long time. Then they both said sorry at once, and that made them laugh.",
        )
        s.beat("idea", a=s.pick(["hero", "friend"]))
        s.say(
            "They would count to {twenty|fifty|a hundred}. Then it was the other one's turn.",
            "They would make up a game for two with it!",
            "One would play while the other one counted to a hundred. Then they would change.",
            "First one and then the other: that was the plan.",
            "In the morning, it would be {hero}'s. In the afternoon, it would be {friend}'s.",
            "Why not play together? A game for two is twice the fun.",
        )
        s.say(
            "{elder} {smiled|nodded} and gave {obj} back.",
            "When {elder} heard that, {elder.he} was glad and gave it back.",
            "{elder} liked the plan and handed {obj} back to them.",
        )
    else:
        left = s.pick(["hero", "friend"])
        stay = "friend" if left == "hero" else "hero"
        t = lambda text: text.replace("{L", "{" + left).replace("{S", "{" + stay)  # noqa: E731
        s.say(
            t('{L} let go. "Then keep it!" {L.he} shouted, and off {L.he} went.'),
            t("At last, {L} let go and went away without a word."),
            t('"I do not want to play with you anymore!" That is what {L} said, and then {L.he} ran off.'),
            t("In the end, {L} gave up and went off to sit alone."),
            t("Suddenly, {L} let go. {S} fell down backward with {obj}, and {L} {ran off|went away}."),
        )
        s.say(
            t("Now {S} had {obj} all to {S.himself}. But {it was no fun alone|there was nobody to laugh with}."),
            t("{S} played alone for a while. It felt {strange|empty}. Nobody laughed. Nobody clapped."),
            t("{S} had won. So why did {S.he} feel so {bad|sad}?"),
            t("{S} sat there with {obj}. It was not half as nice as before."),
            t("Soon {S} put {obj} down. A toy cannot talk, and a toy cannot laugh."),
        )
        s.maybe(
            0.7,
            t('{S} told {elder} about it. {Elder.he} asked, "What would make it right again?"'),
            t("{S} thought about all the {games they had played|good days with {L}}."),
            t("Far off, {L} sat with {L.his} back turned."),
            t("After a while, {S} {missed|began to miss} {L}."),
        )
        s.say(
            t("So {S} went to {L} and held out {obj}."),
            t("{S} got up, found {L}, and gave {L.him} {obj}."),
            t("{S} went over to {L} and sat down {close by|next to {L.him}}."),
            t("Slowly, {S} went to look for {L}. There {L.he} was, all alone."),
        )
        s.talk(
            stay,
            "I am sorry. You are more fun than any toy.",
            "You first. I can wait.",
            "It is no fun without you.",
            "Here. It is your turn.",
            "I was mean. Can we be friends again?",
            "Let us play with it together.",
            mood="soft",
            to=left,
            instead=t("{S} was sorry, and {S.he} said so."),
        )
        s.talk(
            left,
            "I am sorry, too.",
            "I should not have shouted.",
            "Let us take turns!",
            "We can both play with it.",
            "It is all right. Come, let us play!",
            "I missed you.",
            mood="kind",
            instead=t("{L} smiled and made room."),
        )
    s.say(
        "After that, they took turns. First it was {hero}'s turn, then {friend}'s.",
        "Then they made up a new game with {obj}, a game for two.",
        "And so they {played|laughed} together {all day|until the stars came out}.",
        'Now each of them said, "You first!" and they had to laugh.',
        "From then on, when both wanted the same thing, they counted to three and laughed.",
        '"Your turn!" said {hero}. "Now yours!" said {friend}. It was twice as much fun.',
        "{hero} and {friend} played with it together, and there was no more shouting.",
    )
    s.close(
        "A friend is worth more than any toy.",
        "It is more fun to share.",
        "When we take turns, everyone gets to play.",
        "Saying sorry can mend a lot.",
        "Two who pull both lose. Two who share both win.",
        friend=True,
    )


@plot(
    hero=BODY,
    friend=BODY,
    rival=BODY,
    time="morning day afternoon",
    worlds="town farm shore snow forest jungle pond sea",
    gists=[
        "who is left out of a game",
        "who wants to join a game",
        "and a game that nobody lets {hero.him} play",
        "who feels left out",
    ],
)
def left_out_of_the_game(s: Story) -> None:
    """Others play and say no; the hero finds another way, and at the end all play together."""
    _moves(s)
    ball = s.world not in ("sea", "pond") and s.has("legs", "friend") and s.has("legs", "rival") and s.chance(0.45)
    s.set(game="ball" if ball else s.pick(["tag", "hide-and-seek", "follow the leader"]))
    s.open(friend=False)
    s.par()
    s.say(
        "{One_day}, {hero} saw {friend.a} and {rival.a}. They were playing {game}.",
        "{One_day}, {friend.a} and {rival.a} were playing {game}. {hero} {stopped|came closer} to watch.",
        "{One_day}, there was laughing and shouting nearby. {friend.a} and {rival.a} were playing {game}!",
        "When {hero} came out to play {one_day}, the others had already started. {friend.a} and {rival.a} were "
        "playing {game}.",
        "{friend.a} and {rival.a} lived nearby. {One_day}, they were playing {game}, and {hero} wanted to play, too.",
        "{One_day}, {hero} heard somebody laugh. It was {friend.a}, who was playing {game} with {rival.a}.",
    )
    s.scene(0.4)
    s.talk(
        "hero",
        "{May|Can} I play, too?",
        "That looks like fun! {Can|May} I play with you?",
        "Is there room for one more?",
        "I know that game! Please let me play.",
        "Hello! What are you playing? {Can|May} I join in?",
        "I want to play, too!",
        instead=[
            "{hero} asked to play, too.",
            "{hero} wanted to join in.",
            "{hero} asked if there was room for one more.",
        ],
    )
    why = (
        s.pick(["small", "two", "started", "bad"])
        if s.has("small") and not s.has("small", "rival")
        else s.pick(["two", "started", "bad"])
    )
    lines = {
        "small": [
            "You are too {small|little}.",
            "No. This is not a game for little ones.",
            "You are so small that we cannot see you!",
            "Come back when you are bigger.",
        ],
        "two": [
            "No. It is a game for two.",
            "Two is enough for this game.",
            "There are already two of us. That is enough.",
            "We do not need anyone else.",
        ],
        "started": [
            "No. We have already started.",
            "You are too late. The game is half over.",
            "Not now. Maybe some other time.",
            "You should have come earlier.",
        ],
        "bad": [
            "No. You {do not know|never remember} the rules.",
            "You would only lose.",
            "You are not good at this.",
            "No. You are too slow for us.",
        ],
    }[why]
    s.talk(
        "rival",
        *lines,
        instead=[
            "But {rival} said no.",
            "{rival} shook {rival.his} head. There was no room for {hero}.",
            "But {rival} did not let {him} play.",
        ],
    )
    s.maybe(
        0.5,
        "{friend} said nothing and looked {away|down}.",
        "{friend} {looked sorry|did not look happy}, but {friend.he} kept quiet.",
        "{friend} only shrugged.",
        "And so they went on playing without {him}.",
    )
    s.say(
        "{hero} {went} away {slowly|with a heavy heart}.",
        "{hero} felt a lump in {his} throat.",
        "That hurt. {hero} {turned away|blinked hard}.",
        "Nobody likes to be left out, and {hero} did not like it either.",
        "{hero} felt as small as a {crumb|pebble}.",
        "{hero} {sat|stayed} there alone and watched the others laugh.",
        "All {hero} could do was watch.",
        "It is hard to watch when everyone else is having fun. {hero} was {@sad}.",
    )
    s.par(0.6)
    way = s.pick(["own", "own", "help", "help", "friend", "ask"])
    if way == "own":
        s.beat("idea", p=0.8, a="hero")
        games = [
            (
                "king",
                "{hero} became the king of a {secret|faraway} land"
                if s.roles["hero"].pron == "he"
                else "{hero} became the queen of a {secret|faraway} land",
            ),
            ("explorer", "{hero} became an explorer on a big trip"),
            ("pirate", "{hero} was a pirate who looked for gold"),
            ("shop", "{hero} opened a shop for {stones and shells|leaves and stones|shiny stones}"),
        ]
        game, line = s.pick(games)
        s.say(
            "Who needs the others? " + line + ".",
            "{hero} made up a game. In this game, " + line + ".",
            "If nobody wanted to play with {him}, {he} would play alone. " + line + ".",
            line + ". It was all make-believe, of course.",
            "Then {hero} thought of something better than {game}. In {his} game, " + line + ".",
        )
        s.say(
            *{
                "king": [
                    "{His} throne was a stone, and {his} people were {pebbles|the little stones}.",
                    "{He} sat on a stone and gave orders to the wind."
                    if s.world != "sea"
                    else "{He} sat on a rock and gave orders to the waves.",
                    "{He} put on a crown of {leaves|grass}."
                    if s.world not in ("sea", "snow")
                    else "{He} put on a crown that nobody else could see.",
                ],
                "explorer": [
                    "{He} climbed over mountains that were only {stones|rocks}."
                    if s.world != "sea"
                    else "{He} swam through dark tunnels that were only shadows.",
                    "Every bump was a mountain, and every hole was a deep, deep valley.",
                    "{He} gave a name to every stone {he} came to.",
                ],
                "pirate": [
                    '"Ahoy!" {he} shouted. "Hoist the sails!"',
                    "An old log was {his} ship, and it sailed around the world.",
                    "{He} sailed through a storm and met a sea monster, all without leaving the spot.",
                ],
                "shop": [
                    "A big stone cost three small ones. A smile was worth even more.",
                    "{He} put everything in a neat row.",
                    '"Fresh stones!" {he} called. "{Big ones, small ones|The best in the land}!"',
                ],
            }[game]
        )
        s.say(
            "Soon {hero} was having so much fun that {he} forgot the others.",
            "{hero} laughed out loud. The others stopped and looked.",
            "{friend} heard {him} laugh and came over to see.",
            "It was so much fun that the others became curious.",
            "After a while, {friend} came over. {Friend.he} wanted to know what it was.",
        )
        s.talk(
            "friend",
            "What are you doing?",
            "That looks like fun. {May|Can} I play?",
            "{Can|May} we play with you?",
            "Your game is better than ours!",
            "Can I be in your game?",
            instead="{friend} and {rival} wanted to join in.",
        )
        s.maybe(
            0.7,
            "{hero} could have said no. But {he} remembered how that had felt.",
            "{hero} thought about it. It had not been nice to hear a no.",
            "For a moment, {hero} wanted to say no. Then {he} smiled.",
        )
        s.talk(
            "hero",
            "Of course! In my game, there is room for everyone.",
            "Yes! The more, the better.",
            "Come in! You can {choose|pick} what you want to be.",
            "Sure! Nobody is left out here.",
            "Yes. I know what it is like to be left out.",
            mood="kind",
            instead="{hero} said yes at once. In {his} game, there was room for everyone.",
        )
        s.say(
            "{rival} came, too. {Rival.he} looked {a little sorry|at the {ground}}.",
            "And {rival}? {Rival.he} came slowly, said sorry, and joined in.",
            "Even {rival} wanted to play now.",
            'Last of all came {rival}. "Sorry," {rival.he} said.',
        )
    elif way == "help":
        if ball:
            s.say(
                "Just then, the ball {flew|rolled} into a {thorny|thick} bush. {rival} could not reach it."
                if s.world != "snow"
                else "Just then, the ball rolled into a hole in the snow. {rival} could not reach it.",
                "Suddenly, the ball rolled under a {low log|heap of branches}. {friend} and {rival} tried to get it, "
                "but they could not."
                if s.world in ("forest", "jungle", "farm")
                else "Suddenly, the ball rolled down the hill. {friend} and {rival} looked "
                "for it everywhere, but they could not find it.",
                "Then there was a shout. The ball was gone! {friend} looked here and {rival} looked there.",
            )
            s.say(
                "{hero} had seen where it went. {He} got it out and {brought|rolled} it back.",
                "{hero} could have {laughed|gone home}. But {he} {ran|hurried} over and got the ball for them.",
                "But {hero} had watched every throw. {He} knew where the ball was and brought it back.",
                "{hero} found a way in, step by step, and came out with the ball.",
            )
        else:
            s.say(
                "Just then, {rival} fell and hurt {rival.his} {knee|foot}."
                if s.has("legs", "rival") and s.world != "sea"
                else "Just then, {rival} bumped into a rock. Ouch!",
                "Suddenly, {rival} cried out. {Rival.he} was stuck between two {rocks|stones}.",
                "Then there was a cry. {rival} had slipped into a {hole|deep crack} and could not get out.",
                "But then {rival} got stuck in a {bush|hedge}, and {friend} did not know what to do."
                if s.world in ("town", "farm", "forest", "jungle")
                else "But then {rival} got stuck between two stones, and {friend} did not know what to do.",
            )
            s.say(
                "{hero} {ran} over at once and helped {rival.him}.",
                "{hero} could have {looked away|laughed}. But {he} came as fast as {he} could and helped.",
                "Who came first? It was {hero}! {He} helped {rival} and stayed until the pain was gone.",
                "{hero} did not think twice. {He} hurried over, and together with {friend}, {he} got {rival} back on "
                "{rival.his} feet."
                if s.has("legs", "rival")
                else "{hero} did not think twice. {He} hurried over and helped {rival}.",
            )
        s.say(
            "{rival} {turned red|looked down}. {Rival.he} had not been kind.",
            "Now {rival} felt {bad|ashamed}.",
            "{rival} did not know what to say.",
            "For a moment, {rival} said nothing at all.",
        )
        s.talk(
            "rival",
            "You helped me, and I was so mean. I am sorry.",
            "Why did you help? I was not nice to you.",
            "Thank you. Do you want to play with us?",
            "I was wrong. Please play with us.",
            "I should have let you play. I am sorry.",
            mood="soft",
            to="hero",
            instead=["{rival} said that {rival.he} was sorry.", "{rival} thanked {hero} and asked {him} to play."],
        )
        s.talk(
            "hero",
            "It is all right. Let us play!",
            "I was sad. But now I am happy.",
            "Yes, please!",
            "I would love to play.",
            "I did not like to be left out. But I like to play!",
            mood="happy",
            instead="{hero} nodded with a big smile.",
        )
    elif way == "friend":
        s.say(
            "But {friend} had stopped playing. {Friend.he} kept looking at {hero}.",
            "{friend} saw {hero}'s sad face. Suddenly, the game was no fun anymore.",
            'After a while, {friend} stopped. "This is not right," {friend.he} {thought|said}.',
            "{friend} looked over and saw {hero}, all alone. Something pinched {friend.his} heart.",
        )
        s.talk(
            "friend",
            "If {hero} cannot play, I will not play either.",
            "It is not nice to leave {hero} out.",
            "Look how sad {hero} is. Let us ask {hero.him} to play.",
            "{Once|Last week}, somebody left me out. I cried all day.",
            "Three can play this game, too.",
            to="rival",
            instead="{friend} told {rival} that it was not nice to leave anyone out.",
        )
        s.say(
            "{rival} thought about it. Then {rival.he} nodded.",
            '{rival} frowned. But in the end, {rival.he} {called|waved}: "Come here!"',
            "At first, {rival} was cross. Then {rival.he} looked at {hero} and felt sorry.",
            '{rival} had not seen how sad {hero} was. "I am sorry," {rival.he} said.',
            "{rival} knew that {friend} was right.",
        )
        s.say(
            "Together they {went} over to {hero} and asked {him} to play.",
            "They {ran} to {hero} and took {him} along.",
            "They called {hero}, and {he} came as fast as {he} could.",
            "And so {hero} was in the game at last.",
        )
    else:
        s.say(
            "{hero} {went} home. But {he} could not stop thinking about it.",
            "{hero} thought for a long time. Should {he} ask again?",
            "It takes courage to ask a second time. {hero} {counted to three|took a deep breath} and went back.",
            "A day later, {hero} came back. It was hard to ask again, but {he} did.",
            "But {hero} did not want to go home sad.",
        )
        s.talk(
            "hero",
            "I was sad that I could not play. May I try?",
            "I know a way to play it with three. Do you want to hear it?",
            "I feel sad when you leave me out.",
            "Teach me the rules. I learn fast.",
            "I can keep the score, if you like. Then it is more fun.",
            "Can we play something that is good for three?",
            mood="soft",
            instead="{hero} told the others how sad {he} was. Then {he} asked once more.",
        )
        s.say(
            "{friend} and {rival} looked at each other. They had not thought of that.",
            '{rival} scratched {rival.his} head. "Why not?" {rival.he} said.'
            if s.has("hands", "rival")
            else '{rival} thought it over. "Why not?" {rival.he} said.',
            'This time, {friend} {spoke up|spoke first}. "Yes!" {friend.he} said. "Come and play!"',
            '{rival} {turned red|looked down}. "I did not know that you were sad," {rival.he} said.',
        )
        s.say(
            "And so they tried it with three. It was even better!",
            "They made room for {hero}, and the game began again.",
            "They started over, and this time {hero} was in it.",
            "{hero} joined in, and nobody was left out.",
        )
    s.say(
        "Now they were three, and that was {@fun}.",
        "The three of them played until {it got dark|the sun was low|they were too tired to play}.",
        "They played and laughed, and {rival} was the loudest of all.",
        "And the game was better than ever.",
        '{@soon}, somebody else came by and asked to play. "Yes!" all three called.',
        "Who won? Nobody knew, and nobody cared.",
        "With three, it was twice as much fun.",
    )
    s.close(
        "There is always room for one more.",
        "Nobody likes to be left out.",
        "A game is more fun when everyone can play.",
        "Be kind, even to those who were not kind to you."
        if way in ("own", "help")
        else "It is brave to ask, and it is kind to say yes.",
        "The best games have room for all.",
        friend=True,
    )


@plot(
    hero="hands legs animal/child !grown !vehicle",
    friend="legs animal/child !grown !vehicle",
    elder="",
    obj="cup/vase/teapot/bowl/plate/mirror/lamp/jar/lantern/clock",
    worlds="town farm castle house shore snow forest jungle",
    time="morning day afternoon",
    gists=[
        "who tells a lie",
        "who breaks {obj.a} and is afraid to say so",
        "and a lie that grows",
        "who learns to tell the truth",
    ],
)
def lie_and_truth(s: Story) -> None:
    """The hero breaks something of the elder's and lies about it; the lie feels bad until the truth is told."""
    s.roles["obj"].owner = s.roles["elder"]
    s.open(friend=False)
    s.par()
    s.say(
        "{elder.name} had {obj.a} and {loved it very much|was very proud of it}.",
        "{elder.name} owned {obj.a}. Nobody was allowed to play with it.",
        "There was one thing that {hero} must not touch: {obj.a}. It belonged to {elder}.",
        "{obj.a} belonged to {elder.name}. {Elder.he} had {owned|kept} it for {many years|a very long time}.",
        "Of all {elder}'s things, {hero} liked {obj.a} best. But {he} was not allowed to touch it.",
        '{elder.name} had {obj.a}. "Please be careful with it," {elder.he} always said.',
    )
    s.say(
        "{One_day}, {hero} {jumped around|danced about} and bumped into {obj}. It fell and broke.",
        "{One_day}, when nobody was looking, {hero} picked up {obj}. Oops! It slipped and broke.",
        "{One_day}, {hero} ran {too fast|around the corner}. Crash! {obj} was broken.",
        "{One_day}, {hero} only wanted to look at {obj}. But {he} let it fall, and crack! It broke.",
        "{One_day}, {hero} was playing with a ball. The ball hit {obj}, and it broke.",
        "Crash! {One_day}, {hero} knocked {obj} over. Now it was broken.",
    )
    s.say(
        "{hero}'s heart {stood still|beat fast}.",
        "{Oh no|Oh, dear}! What now?",
        "{hero} held {his} breath. Had anyone seen it?",
        "{hero} felt hot and cold. What would {elder} say?",
        "Quickly, {hero} pushed the pieces into a dark corner.",
        "{hero} {hid|covered} the pieces and hoped that nobody would see.",
        "For a moment, {hero} {could not move|just stood there}.",
    )
    s.par(0.5)
    s.say(
        "Soon {elder} {came|came in} and saw it.",
        "It did not take long until {elder} saw the broken pieces.",
        "Then {elder} came {back|home}. {Elder.he} stopped and looked.",
        "When {elder} found the pieces, {elder.he} was very sad.",
        "{elder} came and saw at once that something was wrong.",
    )
    s.talk(
        "elder",
        "Who did this?",
        "What happened here?",
        "Do you know who broke {obj}?",
        "Oh no! How did this happen?",
        "It is broken! Did you see who did it?",
        mood="sad",
        instead="{elder} asked who had done it.",
    )
    blame = s.pick(["friend", "friend", "wind", "none"])
    if blame == "friend":
        s.talk(
            "hero",
            "It was {friend.raw}.",
            "{friend.raw} did it!",
            "I think it was {friend.raw}.",
            "It was not me. It was {friend.raw}.",
            "I saw {friend.raw} play with it.",
            instead=[
                "{hero} said that it was {friend.raw}.",
                "{hero} was afraid, so {he} said that {friend.raw} had done it.",
            ],
        )
        s.mark("friend")
        s.say(
            "That was a lie. {friend.raw} was {his} best friend, and {friend.he} had done nothing at all.",
            "It was not true, of course. {friend.raw} was a good friend, and {friend.he} had not even been there.",
            "But that was a lie. {friend.raw}, {his} good friend, had not touched it.",
        )
        s.say(
            "So {friend} {got into trouble|was called}. {Friend.he} did not understand it and began to cry.",
            "{elder} was cross with {friend}. {friend} looked at {hero} with big, sad eyes.",
            "Later, {friend} came to play, but {elder} sent {friend.him} home. {friend} cried.",
            "When {friend} came by, {elder} did not smile at {friend.him}. {friend} did not know why.",
            "Because of that, {friend} was not allowed to come and play. {hero} had to play alone.",
        )
    elif blame == "wind":
        s.talk(
            "hero",
            "It was the {wind|wind, I think}.",
            "A bird flew in and knocked it over.",
            "It just fell down. Nobody touched it.",
            "A big wind came, and then it fell.",
            "I do not know. Maybe it was {the wind|a bird}.",
            "It jumped down all by itself.",
            instead="{hero} said that it must have been the wind.",
        )
        s.maybe(
            0.7,
            "That was a lie, and {hero} knew it.",
            "{elder} {looked|was} surprised, but {elder.he} believed it.",
            "{elder} looked at {hero} for a long time. Then {elder.he} {nodded|picked up the pieces}.",
            "It was the first lie that {hero} had ever told.",
        )
        s.maybe(
            0.9,
            "One lie needs another. Soon {hero} had to say that the wind had been very strong.",
            "{elder} asked more questions, and {hero} had to make up more and more.",
            "To keep the lie alive, {hero} told a second one, and then a third one.",
        )
    else:
        s.talk(
            "hero",
            "I do not know.",
            "It was not me!",
            "I was not even here.",
            "I did not see anything.",
            "Not me! I was outside.",
            "Somebody must have done it. But not me.",
            instead="{hero} said that {he} knew nothing about it.",
        )
        s.say(
            "That was not true.",
            "It was a lie, and it tasted bad.",
            "As soon as the lie was out, {hero} wanted to take it back.",
            "{elder} believed {him}. Somehow, that made it worse.",
            "{hero} did not dare to look at {elder}.",
        )
    s.par(0.5)
    feelings = [
        "That night, {hero} could not sleep.",
        "{hero}'s tummy hurt, and it was not from eating.",
        "{hero} did not want to play.",
        "The lie sat on {his} heart like a {big|cold|heavy} stone.",
        "Even {hero.food} did not taste good.",
        "Whenever {elder} smiled at {him}, {hero} had to look away.",
        "{hero} tried to forget it. {He} tried to sing. Nothing helped.",
        "In {his} dream, {hero} heard a crash again and again.",
        "{hero} turned from one side to the other. The lie would not let {him} sleep.",
    ]
    for line in s.sample(feelings, s.turns(1, 2)):
        s.say(line)
    if s.chance(0.5):
        s.talk(
            "hero",
            "What have I done?",
            "I wish I had told the truth.",
            "I feel bad.",
            "I must tell the truth, even if it is hard.",
            "A lie is heavy.",
            mood="sad",
            instead="At last, {hero} knew what {he} had to do.",
        )
    s.say(
        "{At last|In the end}, {hero} went to {elder}.",
        "The next {morning|day}, {hero} went to {elder} with {shaking|slow} steps.",
        "Then {hero} could not stand it anymore. {He} ran to {elder}.",
        "So {hero} took a deep breath and went to {elder}.",
        '"Can I tell you something?" {hero} asked {elder}.',
        "{hero} {got up|stood up} and went straight to {elder}. {His} knees felt soft.",
    )
    s.talk(
        "hero",
        "It was me. I broke it, and then I lied.",
        "I told a lie. I broke {obj}.",
        "I am so sorry. {It was me|I did it}.",
        "I was afraid, so I did not tell the truth. I broke it.",
        "It was not {friend.raw}. It was me." if blame == "friend" else "Nobody else did it. It was me.",
        "I have to tell you the truth. I did it.",
        mood="sad",
        instead=["{hero} told the whole truth.", "Then the truth came out, all of it, and so did the tears."],
    )
    s.say(
        "{elder} was quiet for a moment.",
        "It was very still. Then {elder} {smiled a little|sat down}.",
        "{elder} looked at {hero} for a long time.",
        "There was no shouting. There was only a {warm|big} hug.",
        "{elder} sighed. Then {elder.he} {nodded|gave {hero} a hug}.",
    )
    s.talk(
        "elder",
        "Thank you for telling me. That was brave.",
        "I am sad about {obj}. But I am glad that you told the truth.",
        "Things can break. But I want to be able to trust you.",
        "The truth is worth more to me than {obj}.",
        "Everyone makes mistakes. It is what you do next that matters.",
        "I was waiting for you to tell me.",
        "It takes courage to say that.",
        mood="kind",
        to="hero",
        instead=["{elder} was sad about {obj}, but glad about the truth.", "{elder} forgave {him}."],
    )
    if blame == "friend":
        s.say(
            "Then {hero} went to {friend} and said sorry. It was the hardest part of all.",
            "And {hero} told {friend} everything. {friend} thought about it, and then {friend.he} smiled again.",
            '{hero} ran to {friend}, too. "I am sorry," {he} said. "I will never do that again."',
            "But there was one more thing to do. {hero} found {friend} and asked {friend.him} to forgive {him}. And "
            "{friend} did.",
            "After that, {hero} asked {friend} to come and play, and said sorry with all {his} heart.",
        )
    s.say(
        "Together they glued the pieces of {obj}. It took all {evening|afternoon}."
        if s.time != "evening"
        else "Together they glued the pieces.",
        "{hero} helped to put the pieces back together.",
        "Then they mended {obj}. You could see the cracks, but it held.",
        "{hero} saved up and worked hard until {he} could give {elder} a new one.",
        "{hero} helped {elder} all week to make up for it.",
        "They put {obj} back together, piece by piece.",
    )
    s.maybe(
        0.8,
        "And the stone on {his} heart was gone.",
        "{hero} felt as light as a feather.",
        "That night, {hero} slept well again.",
        "How good it felt to tell the truth!",
        "Suddenly, {hero} was hungry again.",
    )
    s.close(
        "The truth may be hard, but a lie is heavier.",
        "It is brave to tell the truth.",
        "A lie hurts the one who tells it, too.",
        "It is never too late to tell the truth.",
        "Things can be mended, and so can trust.",
        friend=False,
    )


@plot(
    hero=BODY + " !snowman !robot",
    friend=BODY,
    elder="",
    obj="toy/music/treasure/hat/scarf/cape",
    worlds="town farm castle house shore snow forest jungle garden sea",
    time="morning day",
    gists=[
        "who thinks that everyone forgot {hero.his} birthday",
        "and a birthday surprise",
        "and a secret party",
        "who has a birthday",
    ],
)
def forgotten_birthday(s: Story) -> None:
    """Nobody says a word about the hero's birthday; the odd things everybody does turn out to be a surprise."""
    _moves(s)
    s.open()
    s.flags.add("day")
    s.par()
    s.say(
        "It was {hero}'s birthday, and {he} had been waiting for it for {weeks|a long time}.",
        "This was a special day. It was {hero}'s birthday!",
        "{hero} could hardly wait to see the others. Today was {his} birthday!",
        "{hero} {woke up with a smile|got up early}. Today was {his} birthday!",
        "Today {hero} was one year older. It was {his} birthday!",
        "There was one day that {hero} loved more than any other: {his} birthday. And it was today!",
    )
    s.scene(0.3)
    n = 1 if s.size == "short" else 2
    odd = [  # what somebody does instead of a birthday wish, and what it really was
        (
            "elder",
            'But {elder} only said, "Good morning," and nothing else.',
            "Now {hero} knew why {elder} had been so quiet.",
        ),
        (
            "elder",
            "But {elder} was busy and {did not even look up|sent {him} out to play}.",
            "So that was why {elder} had been so busy: {elder.he} had been making the cake!",
        ),
        (
            "elder",
            "{elder} smelled of sugar, but {elder.he} did not say a word."
            if s.world != "sea"
            else "{elder} hummed a happy tune, but {elder.he} did not say a word.",
            "And there was the cake! That was the sweet smell."
            if s.world != "sea"
            else "And {elder} hummed the tune again. It was the birthday song!",
        ),
        (
            "friend",
            '{friend} {ran} past and called, "I have no time today!"',
            "{friend} had had no time because {friend.he} had been making all the {decorations|paper chains}."
            if s.world != "sea"
            else "{friend} had had no time because {friend.he} had been getting the cave ready.",
        ),
        (
            "friend",
            "{hero} {went} to {friend}. But {friend} hid something and {turned red|said that {friend.he} was busy}.",
            "Now {friend} showed {him} what {friend.he} had been hiding: a present.",
        ),
        (
            "friend",
            "{friend} was not at home.",
            "And {friend} had not been at home because {friend.he} had been here all along!",
        ),
        (
            "friend",
            "{friend} talked about the weather, about breakfast, and about everything but the birthday."
            if s.world != "sea"
            else "{friend} talked about the waves, about shells, and about everything but the birthday.",
            "{friend} laughed. It had been so hard not to say anything!",
        ),
    ]
    first = s.pick([o for o in odd if o[0] == "elder"])
    second = s.pick([o for o in odd if o[0] == "friend"])
    told = [first, second] if s.chance(0.65) else [second, first]
    told = told if n == 2 else [second]
    for i, (_, line, _) in enumerate(told):
        s.say(line)
        if i == 0 and s.chance(0.6):
            s.say(
                "That was strange.",
                "Hmm, thought {hero}.",
                '{hero} {waited|waited and waited}, but there was no "Happy birthday!"',
                "No song? No hug? No present?",
                "{hero} was {puzzled|surprised}.",
                "Maybe it was too early, thought {hero}.",
            )
    if "not at home" not in told[-1][1] and s.chance(0.7):
        s.talk(
            "hero",
            "Do you know what day it is today?",
            "Is today not a special day?",
            "Today is a fine day, is it not?",
            "Did you forget something?",
            "Do you remember what happened one year ago today?",
            to=told[-1][0],
            mood="soft",
            instead="{hero} gave a little hint, but it did not help.",
        )
        who = told[-1][0]
        s.talk(
            who,
            "Hmm. Is it {Monday|Tuesday|Friday}?",
            "It is just a day like any other.",
            "No, I do not think so.",
            "Today? Today is the day after yesterday.",
            "I cannot talk now. I am busy.",
            "Today is a good day to {go for a walk|play outside}."
            if s.world != "sea"
            else "Today is a good day for a long swim.",
            instead="Nobody seemed to remember.",
        )
    s.par(0.6)
    s.say(
        "They had all forgotten it! {hero} was {@sad}.",
        "{hero} {sat down alone|{went} off alone}. Nobody remembered {his} birthday.",
        "{hero} felt a tear on {his} cheek. Had everyone forgotten {him}?",
        '"Nobody remembers," {hero} {whispered|thought}. It was the saddest birthday ever.',
        "So {hero} sang the birthday song, all alone and very softly. Then {he} had to cry.",
        "A birthday without a single wish! {hero} {hung {his} head|did not want to have a birthday anymore}.",
        "Slowly, {hero} {went} around, with {his} head down. It did not feel like a birthday at all.",
    )
    if s.size != "short":
        s.say(
            "In the {afternoon|evening}, {he} {went} home.",
            "When the sun {was low|began to sink}, {hero} {went} home.",
            "{Hours went by|The day went by}. At last, {hero} {went} home.",
            'Then somebody called: "{hero.call}, come home!" It was {elder.name}.',
            "Late in the day, {elder} called {him} home.",
            "{hero} {went} home the long way, because {he} did not want to cry in front of the others.",
        )
    else:
        s.say("In the evening, {hero} {went} home.", "At last, {hero} {went} home.")
    s.say(
        "It was dark and {very |}quiet inside.",
        "It was strangely quiet there.",
        "Everything was {dark|still}. Where was everyone?",
        "Nobody was to be seen. But somebody giggled in the dark.",
        "Was that a whisper? Was that a giggle?",
    )
    s.say(
        '"Surprise!" Everyone jumped out. "Happy birthday, {hero.call}!"',
        'Then, all at once, there were lights everywhere. "Surprise!" everybody shouted.',
        '"One, two, three, surprise!" And there they were, all of them!',
        'Suddenly, everyone came out and sang: "Happy birthday to you!"',
        '"Happy birthday!" called {friend}. "Happy birthday!" called {elder}. And everyone else was there, too.',
    )
    s.say(
        "{hero} {could not believe {his} eyes|did not know what to say}.",
        "{hero} laughed and cried at the same time.",
        "{hero}'s mouth fell open.",
        "Nobody had forgotten anything!",
        "{hero} was so surprised that {he} sat down."
        if s.world != "sea"
        else "{hero} was so surprised that {he} swam in a circle.",
    )
    for _, _, why in told:
        s.maybe(0.85, why)
    s.talk(
        "friend",
        "Did you really think that we forgot?",
        "It was so hard to keep it a secret!",
        "We {worked|planned} all day for you.",
        "I almost told you!",
        "How could we ever forget you?",
        "I had to run away, or I would have told you everything."
        if s.world != "sea"
        else "I had to hide, or I would have told you everything.",
        mood="happy",
        to="hero",
        instead="They had planned the party for a whole week.",
    )
    s.say(
        "And there was a present: {obj.a}!",
        "{friend} gave {him} {obj.a}. It was just what {hero} had wished for.",
        "Then {hero} got {obj.a} from {elder}.",
        "{elder} held out a present. What was in it? {obj.a}!",
        "From all of them together, {hero} got {obj.a}.",
    )
    s.own("obj")
    s.maybe(
        0.7,
        "There was cake and singing, and they danced until late.",
        "They ate cake until {everyone was full|not a crumb was left}.",
        "{hero} made a wish. But what more could {he} wish for?",
        "There were games and songs, and everyone got a piece of cake.",
        "They laughed and sang, and the party went on until bedtime.",
    )
    s.close(
        "Those who love you do not forget you.",
        "A secret can be a happy one.",
        "Sometimes the best things come when we do not expect them.",
        "Things are not always what they seem.",
        friend=True,
        obj=True,
    )


@plot(
    hero=BODY,
    friend=BODY,
    rival=BODY,
    worlds="town farm shore snow forest jungle pond garden sea",
    gists=[
        "who is jealous of a new friend",
        "and two friends who become three",
        "who does not want to share a friend",
        "who is afraid to lose a friend",
    ],
)
def jealous_of_the_new_one(s: Story) -> None:
    """The best friend likes somebody new, and the hero is jealous."""
    _moves(s)
    s.open()
    s.par()
    s.say(
        "{hero} and {friend} did everything together. Then, {one_day}, {rival.a} came along.",
        "{One_day}, {friend} brought somebody new along. It was {rival.a}.",
        "{One_day}, {hero} and {friend} met {rival.a}. {friend} liked {rival.him} at once.",
        "But {one_day}, when {hero} came to play with {friend}, somebody else was there: {rival.a}.",
        "{hero} and {friend} always played together, just the two of them. But {one_day}, {rival.a} wanted to play, "
        "too.",
        "{One_day}, {hero} saw {friend} with somebody new. They were laughing! It was {rival.a}.",
    )
    skill = s.pick(
        [
            "{tell|think up} the funniest jokes",
            "make up new games",
            "tell {the best|wonderful} stories",
            "sing the silliest songs",
            "do {three|four} tricks",
            "make the funniest faces",
        ]
    )
    s.set(skill=s.render(skill))
    s.say(
        "{rival} could {skill}, and {friend} {laughed and laughed|thought that was wonderful}.",
        "{rival.name} knew how to {skill}. {friend} could not get enough of it.",
        "Because {rival} could {skill}, {friend} wanted to be with {rival.him} all the time.",
        '"{rival} can {skill}!" {friend} told {hero} again and again.',
        "{friend} could talk of nothing but {rival}.",
        "{friend} laughed at everything that {rival} said.",
    )
    s.say(
        "{hero} did not laugh. Something hurt inside.",
        "{hero} felt {@lonely}.",
        "{hero} stood there and felt like {a forgotten|an old} sock."
        if s.world != "sea"
        else "{hero} felt like an empty shell.",
        "A hot, prickly feeling grew in {hero}'s tummy.",
        "{hero} felt jealous. It was an ugly feeling, like a bug in {his} tummy."
        if s.world != "garden"
        else "{hero} felt jealous. It was an ugly, prickly feeling.",
        "Did {friend} not like {him} anymore?",
        "{hero} wished that {rival} would go {away|far, far away}.",
    )
    s.par(0.5)
    act = s.pick(["hide", "hide", "show", "mean"])
    if act == "hide":
        s.say(
            "So {hero} {went} away without a word. Nobody seemed to see it.",
            "When the two others {played|laughed}, {hero} {went} off and hid.",
            "{hero} said that {he} was {tired|not in the mood} and {went} home.",
            "The next day, {hero} did not come out to play.",
            '"I do not want to play anymore," said {hero}, and {he} {went} away.',
        )
        s.say(
            "{hero} was all alone and felt {@sad}.",
            "Being alone was no fun. The hours were so long.",
            "From far away, {he} heard {the others|them} laugh. That made it worse.",
            "{hero} tried to {hero.hobby}. It was not the same without {friend}.",
            "Alone, {hero} thought about all the fun {he} had had with {friend}.",
        )
    elif act == "show":
        s.say(
            "{hero} tried to be {louder|funnier} than {rival}. {He} {jumped around|sang and shouted}, but nobody "
            "laughed.",
            "So {hero} tried to {skill}, too. It did not go well.",
            "{hero} wanted to show that {he} was better. {He} did a {wild|silly} dance, slipped, and fell."
            if s.world != "sea"
            else "{hero} wanted to show "
            "that {he} was better. {He} spun around and around until {he} bumped into a rock.",
            "Look at me, thought {hero}. {He} shouted, {he} spun around, "
            "{he} made faces. But {friend} only looked surprised.",
        )
        s.say(
            "Now {hero} felt {silly|foolish}, too. {He} {went} off with tears in {his} eyes.",
            "{hero} turned {red|away}. Then {he} {ran} off to be alone.",
            "It was no use. {hero} {went} away, and {his} heart was heavy.",
        )
    else:
        s.say(
            'Then {hero} said something mean. "{rival.call}, nobody wants you here!"',
            '"Go away!" {hero} shouted at {rival}. "{friend} is my friend!"',
            '"You are not funny at all," {hero} told {rival}. It just came out.',
            '{hero} said to {friend}, "You have to choose: {rival} or me!"',
        )
        s.say(
            "It got very quiet. {rival} {looked down|blinked}, and a tear ran down.",
            "{rival} turned around and {went} away. {friend} looked at {hero} with sad eyes.",
            "{rival} did not say anything. {Rival.he} only looked sad and {went} off.",
            "As soon as {hero} had said it, {he} was sorry.",
        )
    who = s.pick(["friend", "friend", "rival"])
    s.par(0.4)
    if who == "friend":
        s.say(
            "After a while, {friend} came and {sat down|stayed} next to {hero}."
            if act != "mean"
            else "Then {friend} {came|moved} close to {hero}.",
            "Then {friend} came to {find|look for} {hero}."
            if act != "mean"
            else "{friend} was quiet for a moment. Then {friend.he} spoke.",
            "It was {friend} who came to {hero} and asked what was wrong.",
        )
        if s.talks:
            s.talk(
                "friend",
                "What is wrong?",
                "Why are you so {sad|cross}?",
                "You are not like this. What is it?",
                "Are you sad because of {rival}?",
                "{Tell me|Please tell me} what is wrong.",
                mood="soft",
                to="hero",
            )
            s.talk(
                "hero",
                "I thought that you liked {rival} more than me.",
                "You have a new friend now. You do not need me.",
                "I am {afraid|scared} that you will forget me.",
                "You laugh so much with {rival}.",
                "I am jealous. It is an ugly feeling.",
                "I do not want to lose you.",
                mood="sad",
            )
            s.talk(
                "friend",
                "Oh no! You will always be my friend.",
                "I can like two friends at once. My heart is big.",
                "A new friend does not {push out|take away} an old one.",
                "But I missed you the whole time!" if act != "mean" else "But nobody is like you!",
                "A heart has many rooms. One of them is yours.",
                "It is more fun when you are there.",
                mood="kind",
                to="hero",
            )
        else:
            s.say(
                "{hero} told {friend} how jealous {he} was. {friend} was surprised, for {friend.he} had missed "
                "{hero} the whole time.",
                "{hero} told {friend} everything. Then {friend} said that a heart has room for more than one.",
                "{hero} said that {he} was afraid to lose {friend}. But {friend} only smiled "
                "and stayed close to {him}.",
            )
        if act == "mean":
            s.say(
                "Then {hero} {went} to {rival} and said sorry.",
                "{hero} knew what {he} had to do. {He} {ran} after {rival} and said sorry.",
                "And {hero} told {rival} how sorry {he} was. {rival} was glad.",
            )
        else:
            s.say(
                "So {hero} {went} back with {friend} to play with {rival}.",
                "Together they {went} to {rival}, who was waiting.",
                "{rival} came, too. {Rival.he} had been {worried|looking everywhere}.",
                '"There you are!" cried {rival}. "We need you for our game!"',
            )
    else:
        if act == "mean":
            s.say(
                "Later, {hero} {went} to {rival}. {Rival.he} was all alone.",
                "{hero} could not forget that sad face. {He} {went} to look for {rival}.",
                "So {hero} {ran} after {rival}.",
            )
            s.beat("sorry", a="hero", b="rival")
        else:
            s.say(
                "Then somebody came. It was not {friend}. It was {rival}!",
                "{@suddenly}, {rival} was there. {Rival.he} had come to look for {hero}.",
                "And who came to look for {him}? It was {rival}!",
            )
        s.talk(
            "rival",
            "I am new here. I wanted to be your friend, too.",
            "{friend} talks about you all the time. You must be very nice.",
            "I did not want to take your friend away.",
            "I never had a friend before {friend}. I would like to have two.",
            "I was a little jealous of you, too.",
            "Please come and play. Two is nice, but three is better.",
            mood="soft",
            to="hero",
            instead=[
                "{rival} only wanted to be {hero}'s friend, too.",
                "{rival} had been lonely for a long time. {Rival.he} did not want to take anything away.",
            ],
        )
        s.say(
            "{hero} looked at {rival}. {Rival.he} had kind eyes.",
            "{hero} had never thought of that.",
            "Suddenly, the prickly feeling was gone.",
            "{hero} felt ashamed. {rival} was really nice!",
            "That surprised {hero}. {He} smiled a {small|little} smile.",
        )
        s.talk(
            "hero",
            "Can you teach me how to {skill}?",
            "Let us go and find {friend}!",
            "I am sorry that I was not nice to you.",
            "I was jealous. But now I am not.",
            "Let us all be friends.",
            mood="kind",
            instead="{hero} asked {rival} to be friends.",
        )
    s.say(
        "They played a game for three, and it was {@fun}.",
        "{rival} showed {him} how to {skill}. It was not so hard after all.",
        "Now they were three friends, and there was always somebody to play with.",
        "{hero} laughed so hard that {his} tummy hurt.",
        "{friend} was the happiest of all, because both friends were there.",
        "They tried out all the games that need three.",
        "And from that day on, {he} had two good friends and not just one.",
        "When {rival} was funny, now {hero} was the one who laughed the loudest.",
    )
    s.close(
        "A heart has room for many friends.",
        "A new friend does not take the old one away.",
        "When you feel jealous, it helps to say so.",
        "Three friends can have more fun than two.",
        "Love does not get smaller when we share it.",
        friend=True,
    )


@plot(
    hero="runs/swims/wheels/wings !grown !slow",
    friend="runs/swims/wheels/wings !slow",
    worlds="town farm shore snow forest jungle pond sea sky",
    time="morning day afternoon",
    gists=[
        "and a race between two friends",
        "and a big race",
        "and a race to {goal}",
        "and a friend who needs help in a race",
    ],
)
def race_turns_back(s: Story) -> None:
    """In a race, the one in front turns back to help the one who is in trouble."""
    for way in ("wheels", "swims", "wings", "runs"):
        if way == "swims" and s.world not in ("sea", "pond", "shore"):
            continue
        if way == "wings" and s.world != "sky" and s.chance(0.5):
            continue
        if s.has(way) and s.has(way, "friend"):
            break
    else:
        raise Lack("the two cannot race each other")
    if way == "wheels" and s.has("train/bus"):
        raise Lack("not on rails")
    ran, run, running = {
        "wheels": ("rolled", "roll", "rolling"),
        "swims": ("swam", "swim", "swimming"),
        "wings": ("flew", "fly", "flying"),
        "runs": ("ran", "run", "running"),
    }[way]
    s.set(ran=ran, run=run, running=running)
    goals = {
        "wheels": ["the old gate", "the stone bridge", "the big sign"],
        "swims": ["the big rock", "the far side", "the round stone"],
        "wings": ["the tall tower", "the top of the hill", "the tallest tree"],
        "runs": ["the old tree", "the big stone", "the top of the hill"],
    }[way]
    if s.world == "sky":
        goals = ["the tall tower", "the far mountain", "the end of the valley"]
    if s.world in ("shore", "snow") and way == "runs":
        goals = ["the big rock", "the last house", "the far hill"]
    s.set(goal=s.pick(goals))
    s.set(
        prize=s.pick(
            [
                "a shiny medal",
                "a golden cup",
                "a blue ribbon",
                "a big round cake" if way not in ("wheels", "swims") else "a golden star",
            ]
        )
    )
    big = s.chance(0.5)  # a great race with prize and crowd, or just the two
    s.open()
    s.par()
    if big:
        s.say(
            "{One_day}, there was a big race to {goal}. The prize was {prize}.",
            "{One_day}, everyone came to see the big race. The first one at {goal} would win {prize}.",
            "Once a year, there was a race to {goal}. {One_day}, it was time. The winner would get {prize}.",
            "{One_day}, {hero} and {friend} were "
            'in a big race. "The winner gets {prize}!" somebody {called|announced}.',
            "For weeks, {hero} had practiced. {One_day}, the big race to {goal} began, and the prize was {prize}.",
        )
        s.say(
            "{hero} wanted to win, and so did {friend}.",
            "How much {hero} wanted that prize!",
            "{friend} was fast, too. Who would win?",
            "{hero} had dreamed of it every night.",
            "{hero} and {friend} stood side by side." if way == "runs" else "{hero} and {friend} waited side by side.",
        )
    else:
        s.say(
            "{One_day}, {hero} and {friend} wanted to know who was faster.",
            "{One_day}, {friend} and {hero} planned a race to {goal}.",
            "{hero} and {friend} often raced each "
            "other. Most of the time, {friend} won. But {one_day}, {hero} felt fast.",
            '{One_day}, {friend} said, "I am faster than you." "No, I am!" said {hero}.',
            "{One_day}, {hero} and {friend} had nothing to do, so they had a race.",
        )
        s.talk(
            "friend",
            "To {goal}! Ready?",
            "Who gets to {goal} first?",
            "I bet I will be first at {goal}!",
            "Let us {run} to {goal}. Are you ready?",
            "The first one at {goal} wins!",
            mood="happy",
            instead="They would {run} to {goal}.",
        )
    s.scene(0.4)
    s.say(
        "Ready, set, go!",
        '"One, two, three, go!" And off they went.',
        '"Go!" And they were off.',
        "On your marks, get set, go!",
        "They counted to three, and off they went.",
        '"Three, two, one, go!"',
    )
    leader = s.pick(["hero", "hero", "friend"])
    back = "friend" if leader == "hero" else "hero"
    t = lambda text: text.replace("{L", "{" + leader).replace("{B", "{" + back)  # noqa: E731
    s.say(
        t("{L} {ran} as fast as {L.he} could. Soon {L.he} was in front."),
        t("At first, they were side by side. Then {L} pulled ahead."),
        t("{B} was ahead at first. But then {L} passed {B.him}."),
        t("{L} {ran} like the wind. {B} was right behind.")
        if not s.has("wind", leader)
        else t("{L} {ran} very fast. {B} was right behind."),
        t("Faster and faster they {ran}. {L} was first, and {B} was second."),
        t("{L} shot off like an arrow. {B} tried to keep up."),
        t("First {B} was in front, then {L}. Then {L} took the lead."),
    )
    s.maybe(
        0.6,
        t("{L} could already see {goal}."),
        t("Only a little more! {goal} was close now."),
        t("{L} was almost there."),
        t("In {L.his} mind, {L} had already won."),
    )
    s.par(0.5)
    troubles = {
        "runs": [
            "{B} tripped over a {root|stone} and fell.",
            "{B} stepped into a hole and hurt {B.his} foot.",
            "{B} slipped and slid into a {ditch|hole}.",
        ],
        "swims": [
            "{B} got caught in some {weeds|water plants}.",
            "{B} bumped into a {sharp|hard} rock.",
            "{B} was stuck between two stones.",
        ],
        "wings": [
            "{B} flew into a branch and fell down."
            if s.world != "sky"
            else "A {strong|wild} gust spun {B} around and around.",
            "{B} got caught in an old kite string.",
            "{B} lost {B.his} way in a patch of fog.",
        ],
        "wheels": [
            "{B} rolled into a ditch and got stuck.",
            "{B} got stuck in deep mud.",
            "{B} hit a bump, and one wheel got stuck in a hole.",
        ],
    }[way]
    if s.world == "sky" and not (s.has("wings !thing", back) or s.has("airplane", back)):
        troubles = ["A {strong|wild} gust spun {B} around and around.", "{B} got caught on the tip of a tall tree."]
    trouble = t(s.pick(troubles))
    s.say(
        "Suddenly, there was a cry. " + trouble,
        "Then it happened. " + trouble,
        "But then " + trouble,
        "All at once, " + trouble,
        trouble + " Oh no!",
    )
    s.talk(
        back,
        "Help! {I cannot go on|I need help}!",
        "Ouch! {That hurts|Oh, ouch}!",
        "Oh no! Please help me!",
        "Wait! I am stuck!" if "stuck" in trouble or "caught" in trouble else "Wait! I cannot go on!",
        "Help! Is anybody there?",
        mood="scared",
        instead=t("{B} called for help."),
    )
    s.say(
        t("{L} looked back. Then {L.he} looked at {goal}. It was so close!"),
        t("{L} heard it and slowed down. What should {L.he} do?"),
        t("{L} could win now. {L.he} only had to keep {running}."),
        t("For a moment, {L} did not know what to do."),
        t("{L} stopped. In front of {L.him} was {goal}. Behind {L.him} was {B}."),
        t("{L} was only {three|ten|a few} steps from {goal}." if way == "runs" else "{L} was very close to {goal}."),
    )
    if big:
        s.maybe(
            0.6,
            "The others rushed past.",
            '"Go on! Go on!" {shouted the crowd|everyone shouted}.',
            t("{L} thought of the prize."),
        )
    s.say(
        t("Then {L} turned around and {ran} back."),
        t("But {L} did not think long. {L.he} turned back."),
        t('"A friend is more important," {L.he} said, and {L.he} turned around.'),
        t("So {L} turned back, away from {goal}."),
        t("{L} turned around and went to {B} as fast as {L.he} could."),
        t("What is a race when a friend needs help? {L} {ran} back to {B}."),
    )
    s.talk(
        back,
        "Why did you come back? You were winning!",
        "But you could have won!",
        "You came back! What about the race?",
        "Go on, or you will lose!",
        "You stopped for me?",
        t("{L}, you will lose the race!"),
        mood="soft",
        to=leader,
        instead=t("{B} was surprised and very glad."),
    )
    s.talk(
        leader,
        "I do not need to win. I need my friend.",
        "You are more important than a race.",
        "A race is only a race.",
        "There will be other races.",
        "I could not leave you here.",
        "What fun is winning when you are in trouble?",
        "It is no fun to win alone.",
        mood="kind",
        to=back,
        instead=t("{L} did not care about the race now. {L.he} only wanted to help."),
    )
    if "stuck" in trouble or "caught" in trouble or "slid" in trouble:
        s.say(
            t("{L} pulled, and {B} pushed, and at last {B.he} was free."),
            t("It took a while, but then {B} was free again."),
            t("Bit by bit, {L} helped {B} to get free."),
            t("With a big heave, {L} got {B} out."),
        )
    elif "fog" in trouble or "gust" in trouble:
        s.say(
            t(
                "{L} stayed close to {B} until {B.he} could see the way again."
                if "fog" in trouble
                else "{L} stayed close to {B} until the wind let go."
            ),
            t('"Follow me," called {L}, and {B} followed {L.him}.'),
            t("{L} stayed right beside {B}, and soon all was well."),
        )
    else:
        s.say(
            t("{L} helped {B} up and waited until it did not hurt so much."),
            t('"Lean on me," said {L}, and {B} did.'),
            t("{L} stayed with {B} until {B.he} felt better."),
            t("Slowly, {B} got up, and {L} stayed right beside {B.him}."),
        )
    s.par(0.4)
    s.say(
        "Side by side, they {went on|{ran} on} to {goal}.",
        "Then they {ran} on, very slowly, but together.",
        "Together they came to {goal}, at the very same moment.",
        "They were in no hurry now. Side by side, they reached {goal}.",
        "And so they finished the race together.",
    )
    if big:
        s.say(
            "They were the last ones. But everyone clapped for them.",
            "Somebody else had won the prize. But the crowd cheered the loudest for {hero} and {friend}.",
            "They came in last, and still everyone {cheered|clapped and cheered}.",
            "All the others were there already. When they saw the two friends, they cheered.",
        )
        s.maybe(
            0.8,
            t('Then the winner came and gave the prize to {L}. "You are the real winner," the winner said.'),
            t("There was a second prize that nobody knew about. It was for the best friend, and {L} got it."),
            t("{L} got no prize. But {L.he} felt like a winner."),
            t("{L} did not win the prize. But {B}'s smile was better than any prize."),
        )
    else:
        s.say(
            "Who was the winner? They both were.",
            "Nobody won that race, or maybe both did.",
            '"We both win!" they shouted.',
            t('"You are the real winner," {B} told {L}.'),
            '"First!" said {hero}. "First!" said {friend}. And they laughed.',
            "It was the slowest race ever, and the best one.",
        )
    s.close(
        "A good friend is worth more than any prize.",
        "Helping a friend is better than winning.",
        "Sometimes you win when you turn back.",
        "It is fine to be fast, but it is better to be kind.",
        "The one who helps is the real winner.",
        friend=True,
    )
