# ruff: noqa: E501 (long templates)
"""Stories with a little magic: seeds, wishes, stars, clouds, robots, dragons and brave small engines."""

from models.recipe import words as W
from models.recipe.plots import plot
from models.recipe.story import Story


def _kind(name: str) -> W.Kind:
    return next(k for k in W.KINDS if k.name == name)


def _engine(name: str, adjs: str) -> W.Kind:
    """A big vehicle that no table holds."""
    tags = frozenset(("thing", "vehicle", "big", name))
    return W.Kind(name, 1.0, "any", frozenset(W.WORLDS), tags, tuple(adjs.split()), (), ("coal",), ("carry a lot",))


SHIP, EXPRESS, FIRE_TRUCK = (
    _engine("ship", "big white"),
    _engine("express train", "big fast"),
    _engine("fire truck", "big"),
)


@plot(
    hero="legs holds eats !grown !tiny",
    friend="",
    helper="wise/magic/grown",
    obj="seed",
    worlds="town farm forest jungle garden pond",
    gists=[
        "who plants a magic seed",
        "who gets a strange seed",
        "and a seed that grows into something wonderful",
        "who must wait for a seed to grow",
    ],
)
def magic_seed(s: Story) -> None:
    """A gift of a seed, care and waiting; what grows is a wonder that is shared."""
    s.open()
    s.par()
    if s.chance(0.6):
        s.beat("meet", b="helper")
        s.say(
            "{helper.he} {gave|handed} {him} {obj.a}.",
            "{helper.he} had {obj.a} and gave it to {hero}.",
            "{hero} helped {helper} to carry a heavy bag. As a thank-you, {helper.he} gave {him} {obj.a}."
            if s.has("hands")
            else "{hero} was kind to {helper}. As a thank-you, {helper.he} gave {him} {obj.a}.",
        )
        s.talk(
            "helper",
            "Plant it, and be patient.",
            "This is no common seed. It needs love.",
            "It will grow if you sing to it.",
            "Take good care of it, and you will see a wonder.",
            "Nobody knows what is inside. Find out!",
            mood="kind",
            to="hero",
            instead="{helper.he} said that it was a very special seed.",
        )
    else:
        s.say(
            "{One_day}, {hero} found {obj.a}. It was warm, and it hummed a tiny tune.",
            "{One_day}, something fell from the sky, right on {hero}'s head. It was {obj.a}!",
            "{One_day}, the wind carried {obj.a} to {hero}'s door.",
            "{One_day}, {hero} saw something on the ground. It was {obj.a}, and it shone a little.",
            "When {hero} woke up {one_day}, {obj.a} lay beside {him}. Nobody knew where it came from.",
        )
        s.talk(
            "hero",
            "What are you?",
            "I have never seen such a seed.",
            "What will grow out of it?",
            "I will plant it and see.",
            "Did you come to me on purpose?",
            instead="{hero} had never seen a seed like that.",
        )
    s.say(
        "{hero} dug a small hole, put {obj} in and covered it with earth.",
        "So {hero} found a sunny spot and put {obj} in the ground.",
        "{hero} planted it {near {his} home|in soft, dark earth|where the sun was warm}.",
        "That same day, {hero} planted {obj}.",
        "In a good spot, {he} put {obj} into the earth and patted it down.",
    )
    s.par(0.4)
    s.say(
        "The next day, {he} looked. Nothing! The day after, {he} looked again. Nothing!",
        "Day after day, nothing happened.",
        "{hero} waited one day, two days, three days. The earth stayed brown and bare.",
        "But seeds are slow. {hero} looked at the ground every hour, and nothing came up.",
        "A week passed. There was not even a tiny leaf.",
    )
    if s.chance(0.6):
        s.talk(
            "friend",
            "Maybe it is only a stone.",
            "Come and play! Seeds take a long time.",
            "I do not think it will grow.",
            "How long do you want to sit there?",
            "Dig it up and look at it!",
            instead="{friend} did not believe in the seed.",
        )
        s.talk(
            "hero",
            "I will wait a little longer.",
            "It is only sleeping. I know it.",
            "Good things take time.",
            "No, I must not dig it up. It needs rest.",
            instead="But {hero} did not give up.",
        )
    cares = [
        "{hero} brought water every morning.",
        "When the sun was too hot, {he} sat beside it and gave it shade.",
        "{He} sang to it, very softly, so that it would not be lonely.",
        "{He} told it stories about {the sea|the moon|birds and bees}.",
        "{He} pulled out the weeds, one by one.",
        "At night, {he} covered the spot with dry leaves.",
        "Once a {bird|beetle} wanted to eat it, and {hero} chased it away."
        if s.has("!bird !bug")
        else "{He} kept watch over it day and night.",
    ]
    for way in s.sample(cares, s.turns(1, 3)):
        s.say(way)
    s.par()
    s.say(
        "Then, one morning, the earth moved. A green tip peeked out!",
        "And one day, pop! Two green leaves stood there.",
        "After a warm rain, a little green stem came up, and it grew and grew while {hero} watched.",
        "One morning, {hero} could not believe {his} eyes. A plant stood there, twice as tall as {he} was!",
        "Then, in the light of the full moon, it began to grow. It went up and up.",
    )
    wonder = s.pick(("bells", "lights", "food", "stairs", "flower", "rainbow"))
    if wonder == "bells":
        s.say(
            "It grew into a small tree. Its flowers were silver bells, and they rang in the wind.",
            "On every branch hung a bell. When the wind blew, the whole tree made music.",
        )
        s.say(
            "All the neighbors came to listen, and those who were sad began to smile.",
            "Whoever heard the music had to dance. Even the snails danced.",
        )
    elif wonder == "lights":
        s.say(
            "It grew into a tree whose fruits shone at night like little lamps.",
            "Its flowers opened in the evening, and each one glowed like a tiny moon.",
        )
        s.say(
            "After that, nobody was afraid of the dark there. Whoever had lost the way saw the light and came home.",
            "{hero} gave one shining fruit to everyone who was afraid of the dark.",
        )
    elif wonder == "food":
        s.set(treat=s.pick(("warm buns", "honey cakes", "lemon drops", "pancakes", "jam tarts")))
        s.say(
            "It grew into a tree, and on the tree grew {treat}!",
            "And what hung on its branches? No apples and no pears. It was full of {treat}!",
        )
        s.say(
            "{hero} could have kept them all. But {he} called everybody, and they all ate until they were full.",
            "There was enough for everyone. They had a feast under the tree.",
        )
    elif wonder == "stairs":
        s.say(
            "It grew as high as the clouds, and its leaves were like the steps of a stair.",
            "It was a vine, and it grew up into the sky, leaf by leaf, like a ladder.",
        )
        s.say(
            "{hero} and {friend} climbed up, leaf after leaf. At the top, they sat on a cloud and saw the whole world."
            if s.has("climbs/legs !slow") and s.has("climbs/legs/wings !slow", "friend")
            else "{hero} looked up. On the top leaf sat a baby cloud, and it waved at {him}.",
            "From the top, a small cloud came down. It had wanted to visit the earth for a long time.",
        )
    elif wonder == "flower":
        s.say(
            "It grew, and it had one huge bud. When it opened, a tiny {fairy|elf} sat inside and yawned.",
            "A flower as big as an umbrella opened. In the middle slept somebody very, very small, with silver wings.",
        )
        s.say(
            '"Thank you for the songs," said the tiny one. "I heard them in my sleep."',
            'The little one rubbed its eyes. "I dreamed of your songs," it said, and it gave {hero} a drop of golden dew.',
        )
    else:
        s.say(
            "It grew into a flower with seven leaves, and each leaf had another color of the rainbow.",
            "Leaf by leaf, it grew, and at its top opened a flower with all the colors that there are.",
        )
        s.say(
            "Wherever its scent went, gray things turned bright again.",
            "Everyone who came by stopped, smiled and was a little happier than before.",
        )
    s.talk(
        "hero",
        "It was worth the wait!",
        "Look how beautiful it is!",
        "I knew that you were only sleeping.",
        "Come, everyone, and see!",
        "Oh! I have never seen anything like it!",
        mood="happy",
        instead="{hero} was full of wonder.",
    )
    if s.roles["friend"].known:
        s.maybe(
            0.5,
            '"You were right," said {friend}. "It was good that you waited."',
            "{friend} stood there with an open mouth.",
            "{friend} wanted to learn how to care for a seed too.",
        )
    s.maybe(
        0.7,
        "In the fall, there were new seeds, and {hero} gave one to every friend.",
        "{hero} kept one new seed and gave it away to somebody who looked sad.",
        "From then on, {hero} watered it every day.",
    )
    s.close(
        "Good things need time and love.",
        "Patience makes the best gardens.",
        "What you care for will grow.",
        "The best gifts are those that you share.",
    )


@plot(
    hero="legs eats !grown !big !magic !bug",
    friend="!grown",
    worlds="town farm castle house shore forest jungle garden pond",
    gists=[
        "who makes a foolish wish",
        "and a wish that goes wrong",
        "who gets a magic wish",
        "who learns to be careful with wishes",
    ],
)
def foolish_wish(s: Story) -> None:
    """A wish comes true and turns out to be a nuisance; it is undone."""
    s.open()
    s.par()
    wish = s.pick(("tall", "sweet", "sun", "unseen", "loud"))
    itself = wish in ("tall", "unseen", "loud")  # did the wish change the hero?
    giver = s.pick(("a silver fish", "a golden bee", "a little blue bird", "an old lamp", "a talking stone", "a star"))
    s.set(giver=giver, thegiver="the " + giver.split(" ", 1)[1])
    if wish == "tall":
        s.set(why="tired of being small", wish="I want to be as tall as a tree")
    elif wish == "sweet":
        s.set(why="hungry for sweet things", wish="I want everything I touch to turn into candy")
    elif wish == "sun":
        s.set(why="cross because bedtime came so early", wish="I want the sun to shine all day and all night")
    elif wish == "unseen":
        s.set(why="tired of being told what to do", wish="I want nobody to see me")
    else:
        s.set(why="sad because nobody ever heard {his} small voice".replace("{his}", "her" if s.roles["hero"].pron == "she" else "his"), wish="I want to have the loudest voice in the world")  # fmt: skip
    s.say(
        "{One_day}, {hero} was {why}.",
        "There was one thing that made {hero} unhappy {one_day}: {he} was {why}."
        if s.chance(0.3)
        else "{hero} was often {why}.",
        "Sometimes, {hero} was {why}.",
    )
    if giver == "a star":
        s.say(
            "In the evening, a star fell from the sky. A falling star grants a wish, as everybody knows.",
            "That evening, a star flew across the sky, and a voice said that {hero} had one wish.",
        )
    elif giver == "an old lamp":
        s.say(
            "Under a bush, {he} found an old lamp. A puff of smoke came out, and the lamp spoke.",
            "{He} stepped on something hard. It was an old lamp, and the lamp could talk!",
        )
    elif giver == "a talking stone":
        s.say(
            "{He} sat down on a stone, and the stone said ouch. It was a talking stone!",
            "By the path lay a round gray stone. When {he} came near, it opened its eyes.",
        )
    else:
        s.say(
            "There {he} saw {giver} that was {caught in a net|stuck in a crack}. {hero} set it free.",
            "That day, {hero} helped {giver} that had lost its way. It was magic!",
            "Then {he} met {giver}. It could talk, and it knew magic.",
        )
    s.say(
        '"You may make one wish," said {thegiver}. "But think well."' if giver != "a star" else "{He} had one wish.",
        '"One wish is yours," {thegiver} said.' if giver != "a star" else "Just one wish, and it would come true!",
        "{Thegiver} gave {him} one wish.",
    )
    s.talk(
        "hero",
        "{wish}!",
        "I know! {wish}!",
        "That is easy. {wish}!",
        "Let me think. {wish}!",
        mood="happy",
        instead={
            "tall": "{hero} wished to be as tall as a tree.",
            "sweet": "{hero} wished that everything {he} touched would turn into candy.",
            "sun": "{hero} wished that the sun would shine all day and all night.",
            "unseen": "{hero} wished that nobody could see {him}.",
            "loud": "{hero} wished for the loudest voice in the world.",
        }[wish],
    )
    s.say(
        "There was a flash of light, and it was done.",
        "Zing! The wish came true.",
        "The air sparkled. {hero} felt a tickle from head to toe.",
        "At once, everything was different.",
        "Poof! It happened right away.",
    )
    s.par(0.5)
    good = {
        "tall": ["{hero} grew and grew. {He} could look into the birds' nests, and that was {@fun}.",
                 "Up {he} went, higher than the roofs. What a view!",
                 "Soon {he} could pick pears from the very top of the tree."],
        "sweet": ["{hero} touched a stone, and it was a lemon drop. {He} touched a stick, and it was chocolate. Yum!",
                  "The fence turned into gingerbread, and the leaves turned into mints. It was wonderful.",
                  "{hero} ate and ate, until {his} tummy was round."],
        "sun": ["Evening came, but the sun stayed up. {hero} played and played.",
                "There was no bedtime anymore! {hero} and {friend} laughed and ran in the sunshine.",
                "The sun stood still in the sky, and {hero} could play as long as {he} wanted."],
        "unseen": ["{hero} looked down and could not see {his} own feet. Nobody could tell {him} what to do now!",
                   "{hero} tickled {friend}, who jumped and looked around. How funny!",
                   "{hero} ate a whole cake, and nobody saw it."],
        "loud": ["{hero} said hello, and it was as loud as thunder. Now everybody heard {him}!",
                 "{hero} sang, and they could hear it behind the seven hills.",
                 "When {hero} laughed, the leaves shook. That was {@fun}."],
    }[wish]  # fmt: skip
    for way in s.sample(good, s.turns(1, 2)):
        s.say(way)
    bad = {
        "tall": ["But then {he} wanted to go home. {He} did not fit through the door.",
                 "But {friend} looked as small as an ant now, and they could not play together.",
                 "But when {he} sat down, {he} nearly sat on a house.",
                 "At night, {he} had to sleep outside, and {his} feet lay in the cold river."],
        "sweet": ["But then {he} was thirsty. The water turned into syrup.",
                  "But {his} soft blanket turned into a sticky candy sheet.",
                  "But when {he} wanted to shake hands with {friend}, {friend} stepped back in fear."
                  if s.has("hands") and s.has("hands", "friend")
                  else "But when {he} came close to {friend}, {friend} stepped back in fear.",
                  "Soon {his} tummy hurt, and {he} longed for a plain piece of bread."],
        "sun": ["But soon {he} was tired, and it was too bright to sleep.",
                "But the flowers hung their heads, because it was too hot.",
                "But the owls and the bats could not come out, and the moon cried behind the hills.",
                "Everyone was cross, because nobody could rest."],
        "unseen": ["But when they chose teams for a game, nobody chose {hero}.",
                   "But {friend} walked right past {him}. {hero} felt very alone.",
                   "But supper was ready, and there was no plate for {hero}.",
                   "But then everyone looked for {him} and was very sad."],
        "loud": ["But when {he} whispered a secret, the whole world heard it.",
                 "But babies cried, and the cows ran away. {friend} held {friend.his} ears.",
                 "But {he} could not say good night without breaking a window.",
                 "But no one came near {him} anymore, because it hurt their ears."],
    }[wish]  # fmt: skip
    picked = s.sample(bad, s.turns(1, 3))
    for i, way in enumerate(picked):
        if i and way.startswith("But "):
            way = "And " + way[4:]
        elif not i and not way.startswith("But "):
            way = "But it did not last. " + way
        s.say(way)
    s.beat("sad", p=0.7, a="hero")
    s.talk(
        "hero",
        "This is not what I wanted!",
        "Oh, what a silly wish!",
        "I want it to be as it was before.",
        "I was happy before, and I did not know it.",
        "If only I had thought first!",
        mood="sad",
        instead="{hero} was sorry about {his} wish.",
    )
    s.par(0.5)
    if giver == "a star":
        s.say(
            "{hero} looked up at the sky and asked the stars, very politely, to take the wish back.",
            "So {hero} called up to the sky and said sorry."
            if wish != "sun"
            else "So {hero} called up to the bright sky and said sorry.",
        )
    else:
        s.say(
            "So {hero} went back to {thegiver}.",
            "{hero} looked for {thegiver} everywhere and found it at last.",
            "As fast as {he} could, {hero} went to find {thegiver}.",
            "{hero} told {friend} everything, and together they went to {thegiver}.",
        )
        s.talk(
            "hero",
            "Please take my wish back!",
            "I am sorry. I did not think.",
            "I would like to be just as I was.",
            "Can you undo it, please?",
            mood="sad",
            instead="{He} asked it to undo the wish.",
        )
    if giver != "a star":
        s.say(
            '"I thought so," said {thegiver}. "Most wishes are too big."',
            '"Now you know," {thegiver} said, and it winked.',
            "{Thegiver} laughed. It was a kind laugh.",
            '"Say please, and count to three," said {thegiver}. {hero} did.',
        )
    else:
        s.say("One star twinkled, as if it laughed.", "A soft voice said that it was good to learn.")
    s.say(
        {
            "tall": "Whoosh! {hero} shrank, smaller and smaller, until {he} was just the right size.",
            "sweet": "Poof! The candy was gone. A stone was a stone again, and bread was bread.",
            "sun": "The sun went down at last, red and round, and the first star came out. How cool and sweet the night was!",
            "unseen": "There were {his} feet again! There was {his} nose! Everybody could see {him}.",
            "loud": 'Then it was quiet. "Hello?" said {hero}. It was {his} own small voice again.',
        }[wish]
    )
    s.maybe(
        0.7,
        "{friend} was glad to have the old {hero.raw} back."
        if s.roles["hero"].name and itself
        else "{friend} was very glad.",
        "That evening, plain bread and water tasted better than anything."
        if wish == "sweet"
        else "That evening, everything was as it should be.",
        "{hero} gave {friend} a big hug.",
        '"I like you just the way you are," said {friend}.' if itself else '"It is better this way," said {friend}.',
    )
    s.close(
        "Think before you wish.",
        "Sometimes what we have is just right.",
        "It is good to be just who you are." if itself else "Too much of a good thing is not good.",
        "Not every wish makes you happy.",
    )


@plot(
    hero="legs holds !grown !tiny !bug",
    friend="!grown",
    worlds="town farm castle shore snow forest jungle",
    gists=[
        "who finds a fallen star",
        "who helps a little star",
        "and a star that fell from the sky",
        "who wants to bring a star back to the sky",
    ],
)
def fallen_star(s: Story) -> None:
    """A star has fallen; the friends try to bring it back to the sky."""
    s.add_char("star", kind=_kind("star"), named=False)
    friend = s.chance(0.6)
    s.open(friend=friend)
    s.par()
    night = "That night" if "day" in s.flags else "One night"
    s.flags.add("day")
    s.say(
        f"{night}, {{hero}} saw a light fall from the sky.",
        f"{night}, something bright flew over the trees. Then it was gone.",
        f"{night}, {{hero}} could not sleep and looked out. A spark fell down, down, down.",
        f"{night}, there was a soft sound outside, like a tiny bell. {{hero}} went to look.",
        f"{night}, the sky was full of stars. Suddenly, one of them slipped and fell.",
    )
    s.set(spot=s.pick(("in the tall grass", "behind a bush", "under a tree", "in a puddle", "between two stones")))
    if s.world == "snow":
        s.set(spot=s.pick(("in the deep snow", "under a fir tree", "between two stones")))
    s.say(
        "{spot} sat {star.a} and cried. The tears sparkled.",
        "{He} found {star.a} {spot}. It was a real one!",
        "There, {spot}, lay {star.a}. {Star.he} was warm and glowed softly.",
        "{He} looked around and saw a glow. {spot} was {star.a}!",
    )
    s.talk(
        "star",
        "I fell down! I want to go home.",
        "I leaned out too far to see the {sea|flowers|world}. And then I fell.",
        "Who are you? Please do not be afraid of me.",
        "My place in the sky is empty now.",
        "I danced too much, and I slipped.",
        "My mother is the moon. She must be looking for me.",
        mood="sad",
        instead="{star} had slipped and wanted to go home.",
    )
    s.talk(
        "hero",
        "Do not cry. I will bring you home.",
        "I will help you. But how?",
        "The sky is high, but we will find a way.",
        "You can ride on my back.",
        "I have never met a star before! Of course I will help.",
        mood="kind",
        instead="{hero} wanted to help.",
    )
    if s.roles["friend"].known:
        s.maybe(0.8, "{friend} came along to help.", "{hero} ran to get {friend}. Two could do more than one.")
    s.par(0.5)
    tries = [
        "{hero} climbed the highest hill and held {star} up. It was not high enough.",
        "{He} put {star} on a long branch, bent it and let go. {star.he} flew up, but {star.he} came down again, plop!",
        "{He} tossed {star} up, as high as {he} could. {Star.he} turned in the air and landed on something soft."
        if s.has("hands")
        else "{star} jumped from {hero}'s back, as high as {star.he} could. It was only a small jump.",
        "{He} tied {star} to a kite. But there was no wind that night."
        if s.has("hands") and s.weather != "windy"
        else "{hero} stood on a big rock and stretched. The sky was still far away.",
        "{star} tried to float like a feather. But stars are heavier than feathers.",
        "They waited for the wind to come and carry {star.him} up. But the wind was asleep."
        if s.weather != "windy"
        else "They asked the wind, but the wind was in a hurry.",
    ]
    for way in s.sample(tries, s.turns(1, 3)):
        s.say(way)
    s.maybe(
        0.6,
        "The star's light grew weaker and weaker.",
        "Soon it would be morning, and stars have to be home by then.",
        "{star} was tired and hardly glowed at all.",
    )
    s.beat("idea", p=0.5, a="hero")
    s.par()
    birds = W.kinds_for("bird wings !child !tiny", s.world)[0]
    ways = ["moon", "sing", "lake", "stars"] + (["bird"] * 2 if birds and not s.has("bird") else [])
    way = s.pick(ways)
    if way == "bird":
        s.add_char("helper", kind=s.pick(birds))
        s.say(
            "Then {helper.a} flew by.",
            "{helper.a} had heard everything and came down from a branch."
            if s.world != "shore"
            else "{helper.a} had heard everything and came down from a post.",
            "Up in the dark sat {helper.a}, who had watched them all the time.",
        )
        s.talk(
            "helper",
            "I can fly. Put {star.him} on my back.",
            "Why did you not ask me? I fly up there every night.",
            "My wings are strong. Hold on tight, little star!",
            "I know the way to the moon.",
            mood="kind",
            instead="{helper} wanted to help.",
        )
        s.say(
            "Up they flew, higher than the trees and higher than the clouds. Then {star} was in {star.his} place again.",
            "{star} held on, and up and up they went, until {hero} could see only a tiny light.",
        )
    elif way == "moon":
        s.say(
            "{hero} called the moon. The moon was surprised, and then she sent down a long, silver moonbeam.",
            "Then the clouds opened, and the moon looked down. A moonbeam fell right at their feet, like a ladder.",
        )
        s.say(
            "{star} ran up the moonbeam, step by step, and did not slip this time.",
            "{star} sat down on it and was pulled up, up, up, into the sky.",
        )
    elif way == "sing":
        s.say(
            "Then {hero} began to sing. {star} listened, and with every note, {star.he} shone brighter and felt lighter.",
            "{hero} told {star.him} the funniest joke {he} knew. {star} laughed, and with every laugh, {star.he} grew lighter.",
        )
        s.say(
            "Soon {star.he} was as light as a bubble and floated up to the sky.",
            "At last, {star.he} rose from the ground, up and up, back to {star.his} place.",
        )
    elif way == "lake":
        s.say(
            "They came to still water. All the stars were in it, as if the sky had a second door.",
            "{hero} found a puddle, as smooth as a mirror. There was the sky, right at their feet!",
        )
        s.say(
            "{star} jumped in. There was no splash. And when {hero} looked up, one more star was in the sky.",
            '"That is the door!" {star} cried. {Star.he} jumped in, and a moment later {star.he} shone high above.',
        )
    else:
        s.say(
            "{hero} waved a light, so that the other stars would look down. They all held on to each other and made a long "
            "chain."
            if s.has("hands")
            else "{hero} called as loudly as {he} could. The other stars heard it. They held on to each other and made a "
            "long chain.",
            "Then all the other stars came together and let down a ladder of light.",
        )
        s.say(
            "The last one took {star} and pulled {star.him} up.",
            "{star} climbed up quickly and was home.",
        )
    s.talk(
        "hero",
        "Good night, little star!",
        "Shine for me every night!",
        "Come back and visit me!",
        "Do not lean out so far next time!",
        "I will look for you every evening.",
        instead="{hero} waved for a long time.",
    )
    s.say(
        "From that night on, one star always winked at {hero}.",
        "Since then, when {hero} is sad, a star shines a little brighter.",
        "On the ground lay a bit of star dust. {hero} keeps it to this day."
        if s.has("hands")
        else "On the ground lay a bit of star dust, and the spot still glows at night.",
        "High above, a small light blinked three times. That meant thank you.",
        "The sky looked whole again, and it was very beautiful.",
    )
    pal = s.roles["friend"].known
    morals = (
        "No one is too small to help a star.",
        "Even the smallest help can reach the sky.",
        "If you are kind, there is always a light for you.",
        "When someone is lost, help them to find the way home.",
    )
    moral = s.morals
    if not moral or s.chance(0.6):
        s.par(0.4)
        ends = [
            "{hero} went to bed and slept very well.",
            "It was a night that {hero} would never forget.",
            "Then {hero} yawned and went home to bed.",
            "If you look up tonight, you may see that star.",
            "And every evening, {hero} said good night to the sky.",
            "{hero} was {@tired} but {@happy}.",
            "{hero} fell asleep with a smile, and a little light fell through the window.",
        ]
        if pal:
            ends += [
                "{hero} and {friend} sat there until the sun came up.",
                '"Nobody will believe us," said {friend}. "But we know it," {hero} said.',
            ]
        s.say(*ends)
    if moral:
        s.say(*morals)


@plot(
    weight=0.4,
    hero="cloud",
    friend="",
    worlds="sky",
    weather="sunny windy calm",
    time="morning day",
    gists=[
        "who wants to rain",
        "who brings rain to a dry garden",
        "who wants to be useful",
    ],
)
def cloud_wants_to_rain(s: Story) -> None:
    """A small cloud cannot rain, or nobody wants its rain; at last the rain is needed."""
    s.open()
    s.par()
    dry = s.pick(
        ("a small garden", "a sunflower field", "a row of dusty trees", "an old farmer's field", "a thirsty meadow")
    )
    short = {"garden": "the garden", "field": "the field", "trees": "the ground", "meadow": "the meadow"}
    s.set(dry=dry, thedry=short[dry.split()[-1]])
    unwanted = s.chance(0.5)
    if unwanted:
        s.say(
            "{hero} loved to rain. But nobody seemed to like it.",
            "Whenever {hero} rained, somebody was cross.",
            "All {hero} wanted was to rain. It felt so good!",
            "{hero} was full of rain and did not know where to go with it.",
        )
        places = [
            ("a picnic", "We want to eat in the sun!"),
            ("a wedding", "My dress gets wet!"),
            ("a ball game", "Not now! We are playing!"),
            ("a line of clean laundry", "Go away! The shirts must dry!"),
            ("a school trip", "Oh no, we have no umbrellas!"),
            ("a parade", "The drums get wet!"),
        ]
        for i, (where, what) in enumerate(s.sample(places, s.turns(2, 3))):
            s.set(where=where, what=what)
            told = ("{One_day}, {he} rained on {where}.", "First {he} tried it over {where}.") if not i else (
                "Then {he} came to {where} and rained a little.", "So {he} floated on. Below was {where}. Drip, drop!",
                "{He} tried again, over {where}.")  # fmt: skip
            s.say(*told)
            if s.talks:
                s.say('"{what}" they {shouted|called} up to {him}.', '"{what}" {said|cried} somebody below.')
            else:
                s.say("The people ran inside and looked up angrily.", "Nobody was pleased.")
    else:
        s.say(
            "All the other clouds could rain, but {hero} could not. Not a single drop came out.",
            "{hero} had never rained in {his} life. {He} wanted to learn it more than anything.",
            "{hero} was so small that there was no rain in {him}.",
            "When the big clouds rained, {hero} looked on and felt useless.",
        )
        tries = [
            "{He} pressed and pressed. One tiny drop came out, and it dried up on the way down.",
            "{He} thought of sad things. It made {him} sad, but it did not make {him} rain.",
            "{He} shook {himself} like a wet dog. Nothing fell out.",
            "{He} sneezed. Achoo! Only a bit of mist came out.",
            "{He} tried to thunder. It sounded like a kitten.",
            "{He} stood very close to a big gray cloud to see how it was done.",
        ]
        for way in s.sample(tries, s.turns(1, 3)):
            s.say(way)
    s.beat("sad", a="hero")
    s.talk(
        "hero",
        "What good is a cloud that nobody needs?",
        "I am no use at all.",
        "Everybody loves the sun. Nobody loves me.",
        "What should I do now?",
        "Where do I belong?",
        mood="sad",
        instead="{He} wanted to hide behind the hills.",
    )
    if s.chance(0.8):
        s.talk(
            "friend",
            "Somewhere, somebody is waiting for you.",
            "Come with me. I have seen something from up here.",
            "Do not give up. The world is big.",
            "You are just right. You only need the right place."
            if unwanted
            else "Drink from the sea first. That is what clouds do.",
            "Let us look on the other side of the hills.",
            mood="kind",
            instead="{friend} {wanted to cheer {him} up|told {him} not to give up}.",
        )
    s.par(0.5)
    if not unwanted:
        s.say(
            "So {hero} floated out to the sea and drank and drank. Soon {he} was {round and gray|fat and heavy}.",
            "{hero} went to the river in the early morning and gathered the mist, bit by bit. {He} grew and grew.",
            "Over a big lake, {he} took in water, drop after drop, until {he} was twice as big as before.",
        )
    s.say(
        "Behind the hills, {he} saw {dry}. It had not rained there for {weeks|a long, long time}.",
        "Then, far below, {he} heard a soft sound. It was {dry}. Everything was brown, and the leaves hung down.",
        "{He} floated on, over {one hill|seven hills}, until {he} came to {dry}. The earth was as dry as old bread.",
        "One day, {he} came to a land where it never rained. There was {dry}, and it was very dry.",
    )
    who = s.pick(("a tiny flower", "a little girl", "a small frog", "an old man", "a thin bird"))
    s.set(who=who, thewho="the " + who.split(" ", 1)[1])
    if s.talks:
        s.say(
            '"Water," whispered {who}. "Please, just a little."',
            '"Oh, if only it would rain," said {who} down there.',
            '{Who} looked up. "Look, a cloud! Please stay with us," {thewho} called.',
            '"Are you a real cloud?" asked {who}. "We have waited for you so long!"',
        )
    else:
        s.say("{Who} looked up and hoped.", "{Who} sat there and waited for rain.")
    s.say(
        "{hero} took a deep breath, and then {he} rained. Drip, drop, drip, drop!",
        "And {hero} let it all out, big drops and small drops, until {thedry} was wet.",
        "{hero} was so moved that the rain came all by itself. It fell softly and for a long time.",
        "Then it began. First came one drop, then ten, then a thousand.",
    )
    s.say(
        "The earth drank. The leaves stood up, and everything turned green.",
        "Everyone ran out, laughed and danced in the rain.",
        "{Thewho} caught the drops and smiled from ear to ear.",
        "The next morning, there were flowers everywhere.",
        "Soon {thedry} was full of fresh green.",
    )
    if s.talks:
        s.say(
            '"Thank you, cloud!" {they all called|everybody called|{thewho} called}.',
            '"What a good cloud you are!" said {thewho}.',
            '"You are the best cloud in the whole sky!" cried {thewho}.',
        )
    s.say(
        "{hero} was smaller now, and lighter. And {he} was {@happy}.",
        "Now {hero} knew what {he} was there for.",
        "Then the sun came out, and a rainbow stood in the sky. {hero} had helped to make it.",
        "From then on, {hero} came back every week, and everyone was glad to see {him}.",
        "{hero} shone pink in the evening sun. {He} was {@proud}.",
    )
    moral = s.morals
    if not moral or s.chance(0.5):
        ends = [
            "And if it rains on you tomorrow, it may be {hero}.",
            "It was the best day {hero} had ever had.",
            "{hero} never forgot that day.",
            "That night, {hero} slept on the top of a mountain and dreamed of green fields.",
            "And {hero} floated on, to look for the next dry place.",
            '"I am a good cloud after all," said {hero}.',
        ]
        if s.roles["friend"].known:
            ends += ["{hero} and {friend} went on together.", '"I told you so," said {friend}, and they both laughed.']
        s.say(*ends)
    if moral:
        s.say(
            "Everyone is needed somewhere.",
            "What one does not want may be a gift for another.",
            "There is a right place for everybody.",
            "Even a small cloud can do great good.",
        )


@plot(
    hero="child/animal hands legs eats !grown !tiny",
    worlds="town farm house castle forest shore",
    gists=[
        "who finds an old robot",
        "and an old robot that wakes up",
        "who mends a robot",
        "and a robot who does not know what it is good for",
    ],
)
def robot_wakes_up(s: Story) -> None:
    """An old robot is found and woken; it tries many jobs until it finds its own."""
    bot = s.add_char("bot", kind=_kind("robot"), named=False)
    s.open(friend=False)
    s.par()
    s.set(
        where=s.pick(
            {
                "town": ("in the attic", "behind the workshop", "at the flea market"),
                "farm": ("in the barn", "behind the old tractor", "under the hay"),
                "house": ("in the attic", "in the basement", "behind the boxes in the closet"),
                "castle": ("in the tower", "behind an old chest", "in the cellar"),
                "forest": ("under a heap of leaves", "in a cave", "behind a fallen tree"),
                "shore": ("in the sand", "under an old boat", "behind the pier"),
            }[s.world]
        )
    )
    s.say(
        "{One_day}, {hero} found something strange {where}. It was a robot, gray with dust.",
        "{One_day}, {hero} saw a metal hand {where}. The hand belonged to an old robot!",
        "{where} lay an old robot. {hero} had never seen it before. It did not move.",
        "{One_day}, {hero} looked for something to play with. What {he} found {where} was much better: an old robot.",
        "There was an old robot {where}. Everyone had forgotten it, until {hero} came by {one_day}.",
        "Something shiny peeked out {where} {one_day}. {hero} pulled at it. It was a robot, and it was asleep.",
    )
    bot.known = True
    s.talk(
        "hero",
        "Hello? Can you hear me?",
        "You poor thing! How long have you been here?",
        "I wonder if it still works.",
        "I will wake you up.",
        "Who left you here all alone?",
        "Are you asleep?",
        instead="{hero} wanted to wake it.",
    )
    s.par(0.3)
    tries = [
        "{He} wiped off the dust. It sneezed, but that was all.",
        "{He} pressed a button on its back. Nothing happened.",
        "{He} knocked on its head. Knock, knock! It sounded empty.",
        "{He} put a drop of oil on its knees. They {squeaked|creaked} and were still.",
        "{He} sang to it. One of its lights blinked, just once.",
        "{He} turned a little wheel on its side. It went click, click, and then it stopped.",
    ]
    for way in s.sample(tries, s.turns(1, 3)):
        s.say(way)
    s.say(
        "Then {hero} found a small key on its back and turned it, around and around. Whirr!",
        "At last, {hero} put it in the light, and its eyes began to glow.",
        "{hero} was about to give up. {He} gave it a hug. That was it! Something inside went tick, tick, tick.",
        "There was a loose wire. {hero} pushed it in, and, zip, the lights went on.",
        "Then {hero} saw that a tiny spring was out of place. {He} put it back. Click!",
    )
    s.talk(
        "bot",
        "Beep! Good morning. Is it still spring?",
        "Beep, boop. Who are you?",
        "Hello. I have slept for a hundred years.",
        "Bzzz. Where am I?",
        "Good day! What can I do for you?",
        "Beep! Thank you for waking me.",
        mood="happy",
        instead="The robot opened its eyes, beeped and waved.",
    )
    s.beat("happy", p=0.5, a="hero")
    s.maybe(0.6, "They liked each other at once.", "{hero} showed {bot.him} everything.", "From that hour on, they did everything together.")  # fmt: skip
    if s.chance(0.65):
        name = s.draw_name(bot.kind, bot.pron)
        s.set(newname=name)
        s.say(
            "The robot had no name, so {hero} called {bot.him} {newname}.",
            "{hero} gave the robot a name. It was {newname}.",
            'What was the robot called? "I do not remember," {bot.he} said. So {hero} named {bot.him} {newname}.',
        )
        bot.name = name
    s.par(0.5)
    s.talk(
        "bot",
        "I am a robot, so I must have a job. But what is it?",
        "I forgot what I am good for.",
        "Everybody can do something. What can I do?",
        "I want to be useful. May I help?",
        "Beep! Give me some work, please.",
        mood="sad",
        instead="But {bot} had forgotten what {bot.he} was good for.",
    )
    jobs = [
        "{bot} tried to cook. {Bot.he} put {socks|a boot} in the soup.",
        "{bot} wanted to sweep the floor, but {bot.he} swept {hero} out of the door as well.",
        "{bot} tried to set the table and stacked all the plates on {bot.his} head. Crash!",
        "{bot} painted the fence. {Bot.He} also painted the {cat next door|gate, the grass and {bot.himself}}.",
        "{bot} wanted to wake everybody in the morning. But {bot.he} did it at midnight. Beep, beep, beep!",
        "{bot} tried to dance, but {bot.his} feet were too heavy, and the floor shook.",
        "{bot} folded the clothes, very fast. After that, they were all tied in knots.",
    ]
    for way in s.sample(jobs, s.turns(1, 3)):
        s.say(way.replace("{Bot.He}", "{Bot.he}"))
    s.say(
        "{bot} let {bot.his} head hang. One of {bot.his} lights went out.",
        '"I am good for nothing," said {bot}.',
        "{bot} wanted to go back to sleep.",
        "Two drops of oil ran down from {bot.his} eyes.",
    )
    s.talk(
        "hero",
        "You are my friend. That is enough for me.",
        "We will find it. I am sure of that.",
        "I cannot cook either. It does not matter.",
        "You do not need a job to be loved.",
        "Nobody is good at everything.",
        mood="kind",
        instead="{hero} put an arm around {bot}.",
    )
    s.par(0.5)
    talent = s.pick(("story", "light", "baby", "music", "rain", "find"))
    if talent == "story":
        s.say(
            "That evening, {hero} asked for a story. And {bot} told one, from long, long ago. Everybody stopped to listen.",
            "When it was dark, {bot} began to tell what {bot.he} had seen a hundred years ago. It was wonderful.",
        )
        s.set(job="tell stories")
    elif talent == "light":
        s.say(
            "Then, one night, all the lights went out, and it was black everywhere. Only {bot}'s eyes were shining. "
            "{Bot.He} showed everyone the way.".replace("{Bot.He}", "{Bot.he}"),
            "One foggy evening, somebody was lost outside. {bot} turned on {bot.his} big eyes, and they shone far into the "
            "fog.",
        )
        s.set(job="shine in the dark")
    elif talent == "baby":
        s.say(
            "Just then, a baby began to cry next door. Nobody could calm it. {bot} hummed, softly and evenly, and the baby "
            "fell asleep.",
            "Then they heard a baby cry. {bot} rocked it in {bot.his} long arms, left and right, left and right. Soon it "
            "smiled.",
        )
        s.set(job="rock babies to sleep")
    elif talent == "music":
        s.say(
            "{hero} tapped on {bot}'s tummy to cheer {bot.him} up. Bong! What a sound! {bot} tapped too, and it was music.",
            "Then {bot} sighed, and the sigh sounded like a flute. {hero} clapped. {bot} was full of music!",
        )
        s.set(job="make music")
    elif talent == "rain":
        s.say(
            "Then it began to rain, and there was a hole in the roof. {bot} stretched and stretched, all the way up, and "
            "held a pan over it until it was mended.",
            "The next day, a kitten sat on a high roof and cried. {bot} stretched {bot.his} legs, longer and longer, and "
            "took it down.",
        )
        s.set(job="reach high things")
    else:
        s.say(
            "Then the neighbor came by. She had lost her ring. {bot} went beep, beep, beep, faster and faster, and there "
            "was the ring, in the grass!",
            "The next day, {hero} lost {his} favorite button. {bot} beeped and rolled {bot.his} eyes, and found it in no "
            "time.",
        )
        s.set(job="find lost things")
    s.talk(
        "bot",
        "Now I remember! I was made to {job}!",
        "Beep! That is what I am good for!",
        "I can {job}!",
        "I found my job!",
        "I am useful after all!",
        mood="happy",
        instead="Now {bot} remembered. {Bot.he} was made to {job}!",
    )
    s.say(
        "From then on, {bot} could {job} every day, and everyone was glad.",
        "Soon everyone came to {bot} when they needed {bot.him}.",
        "After that, nobody ever forgot {bot} again.",
        "{hero} was {@proud} of {bot}.",
        "{bot} beeped a happy song, and {hero} sang along.",
    )
    moral = s.morals
    if not moral or s.size != "short" or s.chance(0.4):
        s.par(0.4)
        s.say(
            "{hero} and {bot} were friends forever.",
            "And every evening, {hero} wound up the robot for the next day.",
            '"Good night," said {hero}. "Beep," said {bot}.',
            "It was the best thing {hero} had ever found.",
            "{bot}'s heart went tick, tick, tick, and {hero} fell asleep to the sound.",
            "{hero} never forgot that day.",
            '"I am glad that you woke me," {bot} said.',
            "What a find that was!",
        )
    if moral:
        s.say(
            "Everybody is good at something.",
            "It may take time to find out what you can do best.",
            "A friend believes in you, even when you do not.",
            "Old things can still be wonderful.",
        )


@plot(
    hero="person !giant",
    grown=True,
    worlds="castle",
    gists=[
        "who meets a gentle dragon",
        "who goes up to see a dragon",
        "and a dragon that everybody fears",
        "who makes friends with a dragon",
    ],
)
def gentle_dragon(s: Story) -> None:
    """Everybody fears the dragon; the hero goes up, asks, and finds out what is wrong."""
    s.add_char("dragon", kind=_kind("dragon"))
    s.open(friend=False)
    s.par()
    trouble = s.pick(("tooth", "sleep", "lonely", "cold", "egg", "thorn"))
    s.say(
        {
            "tooth": "{One_day}, a terrible roar came from the mountain. It came again and again.",
            "sleep": "{One_day}, the mountain began to rumble. Every night, there was a great noise, and nobody could sleep.",
            "lonely": "{One_day}, a dragon was seen above the roofs. It flew around the castle, again and again.",
            "cold": "{One_day}, smoke came from the cave on the mountain, and somebody sneezed up there. Achoo! The whole "
            "castle shook.",
            "egg": "{One_day}, a dragon flew over the land. It looked behind every tree and under every roof.",
            "thorn": "{One_day}, heavy steps shook the ground. Bump, bump, bump! And after each bump, there was a cry.",
        }[trouble]
    )
    s.say(
        "Everyone ran inside and locked the doors.",
        "The people were afraid. They hid under tables and beds.",
        '"A dragon!" the people cried. "It will eat us all!"',
        '"Somebody must chase away the dragon," said the people. But nobody wanted to go.',
        "The guards dropped their spears and hid in the kitchen.",
        "Even the bravest guards grew pale and looked at their shoes.",
    )
    s.maybe(
        0.4,
        "One guard had a stomachache. Another guard had to wash his hair.",
        "The cook hid in a pot. The gardener climbed up a tree."
        if s.has("!cook !gardener")
        else "The baker hid in the oven. The singer climbed up a tree.",
        "Someone said that the dragon had teeth as long as swords. Someone else said that they were longer.",
    )
    s.talk(
        "hero",
        "I will go and talk to the dragon.",
        "Has anybody asked the dragon what is wrong?",
        "Somebody has to go. It might as well be me.",
        "I am afraid too, but I will go.",
        "Maybe the dragon only needs help.",
        "Give me a lantern and a piece of cake. I am going up there.",
        instead="Only {hero} was ready to go.",
    )
    s.par(0.4)
    ways = [
        "The path was {steep|long and steep}, and the stones were {sharp|wet|loose}.",
        "{hero} went through a dark wood, where the branches looked like hands.",
        "{He} crossed a bridge that swayed in the wind.",
        'On the way, an old goat shook its head. "Turn back," it said. But {hero} went on.',
        "{hero} sang a little song, so that {his} knees would not shake so much.",
        "Higher and higher {he} climbed, until the castle looked like a toy.",
    ]
    for way in s.sample(ways, s.turns(1, 3)):
        s.say(way)
    s.say(
        "In front of the cave sat {dragon.a}. A big tear rolled down a green nose."
        if s.roles["dragon"].adj == "green"
        else "In front of the cave sat {dragon.a}. A big tear rolled down the long nose.",
        "There, in the cave, was {dragon.a}. {Dragon.he} was huge, and {dragon.he} was crying.",
        "Out of the cave came {dragon.a}. {Dragon.he} did not roar at all. {Dragon.he} sniffed.",
        "And then {hero} saw who lived there. It was {dragon.a}, and {dragon.he} looked very unhappy.",
    )
    s.beat("scared", p=0.4, a="hero")
    s.talk(
        "hero",
        "Good day. What is the matter?",
        "Please do not eat me. I only want to ask why you are sad.",
        "Hello, dragon. Can I help you?",
        "Why are you crying?",
        "I brought you some cake. Will you tell me what is wrong?",
        mood="soft",
        instead="{hero} took a step forward and asked what was wrong.",
    )
    said = {
        "tooth": ("I have a toothache. It hurts so much!", "It is my tooth! I cannot eat, and I cannot sleep."),
        "sleep": ("I cannot sleep, so I sing to myself. I did not know that I was so loud.", "I have bad dreams, and then I kick the walls."),
        "lonely": ("I have no friends. I only wanted to ask if somebody would play with me.", "Everybody runs away when I come. I am so lonely."),
        "cold": ("I have a cold, and my fire has gone out.", "Achoo! My cave is wet, and I am sick."),
        "egg": ("I am looking for my egg. It rolled down the mountain!", "My egg is gone! I looked everywhere."),
        "thorn": ("There is a thorn in my foot. I cannot get it out.", "My foot hurts with every step. My claws are too big to pull out the thorn."),
    }[trouble]  # fmt: skip
    told = {
        "tooth": "{dragon} opened {dragon.his} mouth. One of the teeth was bad, and it hurt.",
        "sleep": "{dragon} could not sleep at night, so {dragon.he} sang, much too loudly.",
        "lonely": "{dragon} had no friends and was very lonely.",
        "cold": "{dragon} had a bad cold, and {dragon.his} fire had gone out.",
        "egg": "{dragon} had lost an egg. It had rolled down the mountain.",
        "thorn": "{dragon} held up a foot. There was a big thorn in it.",
    }[trouble]
    s.talk("dragon", *said, mood="sad", instead=told)
    s.talk(
        "hero",
        "So that is all! I will help you.",
        "Oh, you poor dragon!",
        "Do not worry. We will take care of that.",
        "And we were afraid of you!",
        "I know just what to do.",
        mood="kind",
        instead="{hero} felt sorry for {dragon}.",
    )
    s.par(0.4)
    s.say(
        *{
            "tooth": ("{hero} tied a string to the tooth and to a big rock. The rock rolled down the hill, and, plop, the tooth was out!",
                      "{hero} told a joke. The dragon laughed so hard that the bad tooth flew out, all by itself."),
            "sleep": ("{hero} sat down and told a bedtime story, a long and slow one. At the end, the dragon was asleep.",
                      "{hero} ran home and came back with the softest pillow in the castle. {dragon.name} put {dragon.his} head on it and slept at once."),
            "lonely": ("So they played {tag|hide-and-seek} on the mountain. The dragon was too big to hide, and they laughed until it was dark.",
                       "{hero} stayed all day. They talked, ate cake and looked at the clouds."),
            "cold": ("{hero} made hot pepper soup and wrapped a curtain from the castle around the dragon's neck. Soon a small flame came out.",
                     "{hero} carried dry wood into the cave and made tea, a whole bathtub full. The dragon drank it and felt warm again."),
            "egg": ("They looked for it together. And there it was, in a bird's nest, with a very surprised bird on top!",
                    "{hero} thought hard. An egg rolls downhill! They followed the slope and found it in a soft haystack."),
            "thorn": ("{hero} took hold of the thorn with both hands and pulled. Out it came!",
                      "It took a long time, and {hero} had to be very gentle. But at last, the thorn was out."),
        }[trouble]
    )  # fmt: skip
    if trouble == "sleep":
        s.say(
            "Even asleep, the dragon smiled.",
            "The dragon snored, but only very softly.",
            "It was so quiet that one could hear the stars.",
        )
    else:
        s.talk(
            "dragon",
            "Thank you! Nobody has ever been so kind to me.",
            "You are very brave, and you are very small.",
            "Will you be my friend?",
            "How can I thank you?",
            "I feel so much better!",
            mood="happy",
            instead="{dragon} thanked {him} with a {warm|smoky} smile.",
        )
    s.par(0.5)
    s.say(
        "When they came down to the castle together, everyone screamed. Then they saw that {hero} was riding on the "
        "dragon's neck and laughing."
        if trouble != "sleep"
        else "{hero} came home and told everyone about the dragon. At first, nobody believed {him}.",
        "{hero} went home and told everybody that they did not have to be afraid anymore.",
        "The people could not believe it. {hero} was back, safe and sound, and the dragon was {his} friend!",
        "When the people heard what had happened, they were ashamed. They had never even asked.",
    )
    s.say(
        "In winter, the dragon lit the big fire in the hall, and nobody was cold.",
        "After that, the dragon came every {Sunday|week} and baked bread with {dragon.his} fire.",
        "From then on, the children flew through the air on the dragon's back.",
        "They all had a feast, and the dragon lit the {candles|lanterns}, one by one, with a tiny puff.",
        "And at the next party, the dragon made fireworks.",
        "They painted a sign and put it on the mountain. It said: A friend lives here.",
    )
    moral = s.morals
    if not moral or s.size != "short" or s.chance(0.4):
        s.par(0.4)
        s.say(
            "{hero} and {dragon} were friends for the rest of their lives.",
            "And nobody was ever afraid of {dragon} again.",
            "{hero} was {@proud}.",
            "That night, everyone slept very well.",
            '"Good night, my friend," said {hero}. "Good night," {dragon} rumbled.',
            "Since then, {hero} has always asked first.",
            "And they all lived happily ever after.",
        )
    if moral:
        s.say(
            "Ask first, and be afraid later.",
            "Someone who roars may only need help.",
            "A kind word is stronger than a sword.",
            "It is brave to be kind.",
        )


@plot(
    weight=0.8,
    hero="vehicle !bus !truck",
    worlds="shore town farm",
    gists=[
        "who helps a much bigger one",
        "who is small but strong",
        "and a big one who gets stuck",
        "who shows that small ones can help",
    ],
)
def small_helps_big(s: Story) -> None:
    """The big proud one laughs at the small one, gets stuck, and the small one pulls or guides it free."""
    sea, rail = s.has("boat/tugboat"), s.has("train")
    s.add_char("large", kind=EXPRESS if rail else SHIP if sea else FIRE_TRUCK, named=s.chance(0.4))
    s.open(friend=False)
    s.par()
    way = "the water" if sea else "the tracks" if rail else "the road"
    s.set(way=way, home="the harbor" if sea else "the station" if rail else "the garage")
    s.maybe(
        0.7,
        "{hero} was the smallest of all.",
        "Every day, {hero} did small jobs. {He} carried letters and apples."
        if s.chance(0.5)
        else "{hero} did small jobs.",
        "{hero} was not fast, and {he} was not big. But {he} tried hard.",
        "The others were bigger, and sometimes they did not even see {him}.",
    )
    s.say(
        "{One_day}, {large.a} came to {home}. {Large.he} was {huge|as big as a house} and very proud.",
        "{One_day}, {hero} met {large.a}. How big {large.he} was!",
        "{One_day}, there was a great noise on {way}. It was {large.a}.",
        "Next to {hero} stood {large.a}. Everyone looked at {large.him} and nobody looked at {hero}.",
    )
    s.talk(
        "large",
        "Out of my way, little one!",
        "What can such a tiny thing do?",
        "Look at me! I am the strongest of all.",
        "I never need help. I am too big for that.",
        "Are you a toy?",
        "I have no time for small fry.",
        mood="proud",
        instead="{large} laughed at {hero} because {he} was so small.",
    )
    s.say(
        "{hero} was hurt, but {he} said nothing.",
        "{hero} felt even smaller than before.",
        '"I can do a lot," said {hero} softly. But nobody heard {him}.',
        "{hero} rolled to the side." if not sea else "{hero} moved to the side.",
        "That made {hero} sad. Still, {he} went on with {his} work.",
    )
    s.par(0.5)
    s.say(
        *(
            (
                "That evening, a storm came up. The waves grew, and {large} ran onto a sandbank.",
                "Soon a thick fog lay over the sea. {large} could not see the rocks, and {large.he} got stuck between them.",
                "A day later, the water was low. {large} sat in the mud and could not move at all.",
            )
            if sea
            else (
                "That night, it snowed. {large} got stuck in a big heap of snow."
                if s.weather == "snowy"
                else "The next day, leaves and mud lay on the tracks. {large} slipped and stopped on the hill.",
                "Then, on the steepest hill, {large} ran out of coal. {large.he} stood still, with all the people inside.",
                "Later, {large} came to the long hill. {Large.he} puffed and puffed, but {large.his} wheels just turned in place.",
            )
            if rail
            else (
                "Later, {large} was in a hurry and took a muddy road. Squelch! {Large.his} wheels sank in.",
                "That afternoon, {large} went into a lane that was much too narrow, and there {large.he} stuck.",
                "The road was full of ice. {large} slid and could not get out of the ditch."
                if s.weather == "snowy"
                else "Then it rained hard. {large} slid off the road and could not get out of the ditch.",
            )
        )
    )
    s.talk(
        "large",
        "Help! I am stuck!",
        "Oh no! I cannot move!",
        "Is anybody there? Help me!",
        "What shall I do now? People are waiting for me!",
        "Please, somebody, help!",
        mood="scared",
        instead="{large} called for help, again and again.",
    )
    s.maybe(
        0.6,
        "The others shook their heads. They were afraid to get stuck too.",
        "One by one, the others turned away. It was too hard for them.",
        "Nobody dared to come close.",
        "A bigger one tried, but it was too wide to get near.",
    )
    s.talk(
        "hero",
        "I will try it.",
        "I am small, but I can get close to you.",
        "Hold on! I am coming!",
        "Do not be afraid. I am here.",
        "Take my rope!",
        instead="Then {hero} came.",
    )
    tries = [
        "{hero} pulled. Nothing moved.",
        "{hero} pushed from behind with all {his} might. It moved a tiny bit, and then it slid back.",
        "The rope was too thin. Snap! It broke.",
        "{hero} took a long run and pulled. {His} engine groaned.",
        "{hero} pulled to the left and pulled to the right.",
    ]
    for t in s.sample(tries, s.turns(1, 2)):
        s.say(t)
    s.talk(
        "large",
        "It is no use. You are too small.",
        "Leave me here. I am too heavy.",
        "You cannot do it.",
        "Go home, little one, before you get hurt.",
        mood="sad",
        instead="{large} had lost all hope.",
    )
    s.talk(
        "hero",
        "I will not leave you alone.",
        "Small and stubborn is strong too.",
        "One more time! And you must help me.",
        "I think I can. I know I can.",
        "Let us try it together. One, two, three!",
        instead="But {hero} did not give up.",
    )
    s.par(0.3)
    if sea and s.chance(0.4):
        s.say("{hero} knew every rock in that water. {He} waited for the next high wave, and then {he} pulled.")
    elif not sea and s.chance(0.4):
        s.say(
            "{hero} had an idea. {He} put {sand|branches|gravel} under the big wheels."
            if not rail
            else "{hero} had an idea. {He} put sand on the tracks."
        )
    s.say(
        "They both pulled at the same time. There was a {crack|groan|loud creak}, and {large} was free!",
        "{hero} pulled and pulled, until {his} paint was hot. Slowly, very slowly, {large} began to move. Free!",
        "Inch by inch, it went. And then, with a big jerk, {large} came loose.",
        "One last pull, and it was done. {large} was free!",
    )
    s.maybe(
        0.6,
        "All along {way}, people waved and cheered.",
        "{hero} showed the way, and the big one followed close behind.",
        "Toot, toot! They came back to {home} side by side."
        if sea or rail
        else "Honk, honk! They came back side by side.",
        "Everyone who had looked away was a little ashamed.",
    )
    s.talk(
        "large",
        "I was wrong. You are the strongest of us all.",
        "I am sorry that I laughed at you.",
        "Thank you, little friend. I will never forget this.",
        "You came back for me, and I was so unkind to you.",
        "You are small, but your heart is big.",
        mood="soft",
        instead="{large} was very thankful and said sorry.",
    )
    s.say(
        "{hero} was so happy that {he} shone from front to back.",
        "After that, {large} always greeted {hero} first.",
        "From then on, they worked as a team: one was big, and the other could get in anywhere.",
        "{hero} did not feel small anymore.",
        '"That is what friends are for," said {hero}.',
    )
    moral = s.morals
    if not moral or s.size != "short" or s.chance(0.4):
        s.par(0.4)
        s.say(
            "That night, {hero} slept very well.",
            "It was the best day {hero} had ever had.",
            "Nobody laughed at {hero} again.",
            "And the whole {harbor|coast} talked about it for weeks."
            if sea
            else "And everyone talked about it for weeks.",
            "{hero} was {@tired} but {@happy}.",
            "{hero} looked up at the stars and felt as big as the sky.",
            "Toot! And that is the story of {hero}." if sea or rail else "And that is the story of {hero}.",
        )
    if moral:
        s.say(
            "Even the small can help the big.",
            "Do not laugh at those who are small.",
            "Strength is not a matter of size.",
            "Those who do not give up can do great things.",
        )
