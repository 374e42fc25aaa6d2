"""Plots about going somewhere: lost and found ways, long walks, first days, visits, maps, boats and fog."""

from __future__ import annotations

from models.recipe.plots import plot
from models.recipe.story import Story


def kin(s: Story, he: str = "dad father papa", she: str = "mom mother mama") -> None:
    """Cast a relative of the hero as `elder`: a parent, or what the words say. The hero is a child or an animal."""
    c = s.add_char("elder")
    if c.rel is None:
        return
    words = (he if c.pron == "he" else she).split()
    if s.has("royal") and "mother" in words + he.split() + she.split():
        words = ["father"] if c.pron == "he" else ["mother"]
    c.rel, c.name, c.short = s.pick(words), None, None
    if c.rel in ("mom", "dad", "mama", "papa", "grandma", "grandpa") and s.chance(0.5):
        c.short = c.rel.capitalize()


def end(s: Story, endings: list[str], morals: list[str], general: float = 0.35, **close) -> None:
    """End with a sentence of the plot's own, or (with probability `general`) with one of the general endings."""
    if s.chance(general):
        s.close(*morals, **close)
        return
    s.par(0.4)
    s.say(*endings)
    if s.morals:
        s.say(*morals)


# --------------------------------------------------------------------------------------------------------------------
@plot(
    hero="legs child/animal !grown !wings",
    place="out trees !food",
    helper="animal grown/wise/clever/wings/hands !child !tiny",
    worlds="town castle forest jungle snow",
    time="morning day afternoon",
    gists=[
        "who cannot find the way home",
        "who gets lost {place.in}",
        "who is lost and finds the way back",
        "who goes too far and wants to go home",
    ],
)
def finding_the_way_home(s: Story) -> None:
    """The hero goes too far, is lost, and finds home by landmarks, a sound, tracks or a guide."""
    kin(s)
    s.open()
    marks = s.sample(
        [
            "a tree with a crooked trunk",
            "a stone shaped like an egg",
            "a bush full of red berries",
            "a broken fence",
            "a log with white mushrooms",
            "a little wooden bridge",
            "a stump as round as a table",
            "a row of tall trees",
            "a heap of gray rocks",
            "a tree with a hole in it",
        ],
        2,
    )
    s.set(m1=marks[0], m2=marks[1], d1="the " + marks[0].split(" ", 1)[1], d2="the " + marks[1].split(" ", 1)[1])
    lures = [
        "a yellow butterfly",
        "a bright blue bird",
        "a trail of tiny footprints",
        "a green beetle",
        "a dancing leaf",
    ]
    s.set(lure=s.pick([*lures, "a strange little light", "a feather in the wind", "a line of busy ants"]))
    spot = s.roles["place"]
    deep = spot.name in ("forest", "jungle")
    s.set(pin=f"deep in the {spot.name}" if deep else s.render("{place.in}"))
    s.set(pto=f"deep into the {spot.name}" if deep else s.render("{place.to}"))
    ways = ["marks", "sound", "guide"]
    if s.weather in ("snowy", "rainy"):
        ways.append("tracks")
    way = s.pick(ways)
    s.par()
    s.say(
        "{One_day}, {hero} went for a walk {pin}.",
        "{One_day}, {hero} went {pto} to look around.",
        "{One_day}, {he} {set out|set off} {pto} all alone.",
        '"{Do not go too far|Come back before dark|Stay close}!" {elder} called when {hero} {set out|went} {pto}.',
        "{elder} let {hero} go {pto} alone, but only for a {little|short} while.",
        "{Because|Since} {elder} was busy, {hero} went {pto} alone.",
        "{hero} wanted to see something new, so {he} {went|walked} {pto}.",
    )
    s.scene()
    if way == "marks":
        s.say(
            "On the way, {he} passed {m1} and then {m2}.",
            "First {he} passed {m1}. A little later, {he} came to {m2}.",
            "{He} walked past {m1}. {He} walked past {m2}, too.",
            "There was {m1} by the path, and farther on, there was {m2}.",
            "{He} looked at {m1}. Then {he} stopped at {m2} to rest.",
            '"What {a funny thing|a strange thing|a sight}!" {he} said when {he} saw {m1}. After that came {m2}.',
        )
    s.say(
        "Then {he} {saw|noticed|found} {lure} and {followed|went after} it, on and on.",
        "There was {lure}! {He} followed it and forgot everything else.",
        "{@suddenly}, there was {lure}. {hero} wanted to know where it would lead.",
        "{Step by step|Little by little}, {he} followed {lure}. {He} did not look back {even once|at all}.",
        "What was that? It was {lure}. {hero} ran after it, {this way and that|left and right}.",
        "{lure} made {him} curious. {He} followed it for a long, long time.",
    )
    s.say(
        "When {he} {stopped|looked up} at last, nothing {looked the same|looked like home}.",
        "But when {he} turned around, {he} did not know the way back.",
        "All at once, {he} saw that {he} had gone too far.",
        "Then it was gone, and {hero} was {all alone|alone}. Where was the way home?",
        "Soon every {tree|bush} looked like every other {tree|bush}. {hero} was lost.",
        "And then {he} stopped. {Left or right|This way or that way}? {He} did not know.",
        "{He} looked left. {He} looked right. {Which way was home?|Nothing looked like home.}",
    )
    s.talk(
        "hero",
        "Oh no, I am lost!",
        "Where am I? I want to go home.",
        "I do not know this place.",
        "I went too far. What shall I do now?",
        "Which way did I come?",
        "I wish {elder} were here.",
        mood=s.pick(["scared", "sad"]),
        instead=["{He} was lost, and {he} knew it.", "{He} wanted to be home more than anything.", "What a fright!"],
    )
    s.beat("scared", p=0.5, a="hero")
    s.par(0.5)
    tries = [
        "{He} called {for help|as loud as {he} could}, but only {an echo|the wind} answered.",
        "{He} walked straight ahead. After a while, {he} was back {in|at} the very same spot!",
        "{He} ran to the left, and then to the right. {That only made it worse.|It was no use.}",
        "{He} took a small path, but it {ended at a wall of bushes|ended in the middle of nowhere|led to a wet ditch}.",
        "{He} asked a little bug for the way, but the bug only shook its head.",
        "First {he} tried one path, and then another. {Neither|None} of them led home.",
    ]
    if s.has("climbs"):
        tries.append(
            "{He} climbed {a tree|a high stump} to look around, but {he} saw only {trees and more trees|leaves}."
        )
    for attempt in s.sample(tries, s.turns(1, 2)):
        s.say(attempt)
    if s.chance(0.4):
        s.say(
            "{He} sat down and {took a deep breath|thought hard}.",
            '"{Stay calm|Do not cry|Think}," {he} told {himself}. So {he} sat down and thought.',
            "It was getting late. {hero} sat down to rest.",
            "A tear rolled down, but {he} wiped it away.",
            "Being afraid did not help, so {he} stood still and thought.",
        )
    if way == "guide" or s.chance(0.3):
        s.beat("meet", b="helper")
        s.talk(
            "helper",
            "Why do you look so sad, {hero.call}?",
            "What are you doing here all alone?",
            "You are far from home, are you not?",
            "Is something wrong?",
            "Hello there! Are you lost?",
            mood="kind",
            instead=["{helper} saw at once that something was wrong.", "{helper} had a kind face."],
        )
        s.talk(
            "hero",
            "I cannot find my way home.",
            "I went too far, and now I am lost.",
            "I want to go home, but I do not know the way.",
            "Please help me. I am lost.",
            mood="sad",
            instead=["{hero} told {helper} everything.", "{hero} explained that {he} was lost."],
        )
        met = True
    else:
        met = False
    if way == "guide":
        s.talk(
            "helper",
            "I know the way. Come with me!",
            "Follow me. I know every path here.",
            "You live over there, past the big rock. I will take you.",
            "Do not worry. I will walk with you.",
            "Then let us go together. It is not far.",
            mood="kind",
            instead=[
                "{helper} knew every path. The two set off together.",
                "{helper} was ready to show {hero} the way.",
            ],
        )
        s.say(
            "{helper} went first, and {hero} {followed|came close behind}.",
            "They went around a rock, over a log and down a {small|little} hill.",
            "{On the way|As they went}, {helper} {told a funny story|hummed a song}, and {hero} was not afraid "
            "anymore.",
            "{Step by step|Side by side}, the two of them went on until {hero} knew the path again.",
            "It was a long way, but with {helper} it {seemed|felt} short.",
            "Whenever {hero} got tired, {helper} waited.",
        )
    elif way == "marks":
        if met:
            s.talk(
                "helper",
                "What did you pass on your way? Think hard.",
                "Try to remember. What did you see first?",
                "Every path has something to remember. What did you see?",
                "Close your eyes and think. What was the last thing you passed?",
                mood="kind",
                instead=["{helper} asked what {hero} had seen on the way."],
            )
        s.say(
            "{hero} closed {his} eyes and thought. First {he} had passed {d1}, and then {d2}!",
            "Then {hero} remembered {d2}. If {he} could find that, {he} could find the rest.",
            "What had {he} seen on the way? Oh yes, {d2}!",
            "{hero} thought about all the things {he} had passed. The last one was {d2}.",
            "{@suddenly}, {hero} remembered {d2} and {d1}.",
        )
        s.say(
            "{He} looked around and {saw|found} {d2} {behind a bush|not far away}. After that, {he} found {d1}.",
            "{@soon}, {he} found {d2}. From there, {he} could see {d1}. Now {he} knew the way!",
            "And there was {d2}! A little farther on was {d1}, and then {he} {saw|could see} home.",
            "So {he} looked for {d2} first. There it was! Next came {d1}. After that, it was easy.",
            "{He} walked slowly and looked at everything. Here was {d2}, and there was {d1}!",
        )
    elif way == "sound":
        sound = s.pick(
            [
                "a bell: ding, dong, ding",
                "someone singing a song {he} knew well",
                "a voice that called {his} name",
                "someone calling, far away",
                "a whistle, long and clear",
                "the sound of a pot and a spoon: clang, clang, clang",
            ]
        )
        if not s.roles["hero"].name and "name" in sound:
            sound = "someone calling, far away"
        if met:
            s.talk(
                "helper",
                "Be very quiet and listen.",
                "Sometimes your ears know the way better than your eyes.",
                "Hush! Do you hear that?",
                "Stand still and listen. That is what I always do.",
                mood="soft",
                instead=["{helper} told {hero} to stand still and listen."],
            )
        s.say(
            "{hero} held {his} breath and listened. {He} heard " + sound + ".",
            "When everything was quiet, {hero} heard " + sound + ".",
            "{@suddenly}, there was a sound. It was " + sound.replace("someone calling", "someone who called") + ".",
            "{hero} listened as hard as {he} could. What was that? It was " + sound + ".",
            "At first, {hero} heard nothing. But then {he} heard " + sound + ".",
        )
        s.say(
            "It was {elder}! {hero} went toward the sound, faster and faster.",
            "That could only be {elder}! {hero} hurried that way as fast as {he} could.",
            "{He} knew it was {elder}. {He} followed the sound until {he} could see home.",
            "{elder} was calling {him} home. {hero} followed the sound, {step by step|around every tree}.",
        )
    else:
        ground = "snow" if s.weather == "snowy" else "mud"
        s.set(ground=ground)
        s.say(
            "Then {he} looked down. There in the {ground} were small tracks, and they were {his} own!",
            "{@suddenly}, {he} saw something in the {ground}. {His} own tracks!",
            "{He} looked at the {ground}. What made those little marks? {He} had made them {himself}!",
            "Because the ground was soft, {his} tracks were still there. Why had {he} not thought of that before?",
            "{His} tracks! {He} could see every one of them in the {ground}.",
        )
        s.say(
            "{He} followed them back, one after another.",
            "{Step by step|One by one}, the tracks led {him} back.",
            "So {he} turned around and followed {his} own tracks all the way.",
            "They went around a tree and over a hill, and {so did|so did} {hero}.",
            "All {he} had to do was follow them.",
        )
    if met and way == "guide":
        s.say(
            "Before {helper} turned around, {hero} thanked {helper.him} with all {his} heart.",
            "At the last bend, they said goodbye, and {hero} thanked {helper} three times.",
            "{hero} thanked {helper} and ran the last bit of the way.",
            "Then {helper} waved goodbye, because from there {hero} could find the way alone.",
        )
    elif met and s.chance(0.6):
        s.beat("thanks", a="hero", b="helper")
    s.par(0.6)
    s.say(
        "At last, {hero} saw {his} home. {elder} was waiting {outside|there} and gave {him} a {big|long|warm} hug.",
        "At last, {hero} was home, and {elder} was so glad to see {him}!",
        "And there was home! {elder} {ran to meet {him}|came to meet {him}|held {him} tight}.",
        "When {he} came home, {elder} {hugged {him}|laughed and cried at once|held {him} for a long time}.",
        "Home {had never looked so good|was the best thing {he} had ever seen}. {elder} was there, too.",
        "Just before dark, {hero} was back home with {elder}.",
    )
    s.talk(
        "elder",
        "I looked for you everywhere!",
        "I am so glad you are back.",
        "Next time, do not go so far alone.",
        "There you are! I was worried about you.",
        "Come in and get warm. You must be hungry.",
        "Tell me all about it.",
        mood="kind",
        instead=["{elder} was not angry at all, only happy.", "{elder} had been very worried."],
    )
    end(
        s,
        [
            "From then on, {hero} always looked back to see the way.",
            "After that day, {hero} stayed a little closer to home.",
            "That night, {his} own bed felt softer than ever.",
            "{hero} {went|crept} to bed early and dreamed of paths that all led home.",
            "The next time {he} went {pto}, {hero} {did not go alone|took a friend along}.",
            "{hero} ate a big supper and told the whole story twice.",
            "There is no place like home, and {hero} knew it now.",
        ],
        [
            "When you are lost, stay calm and think.",
            "It is good to remember the way you came.",
            "If you lose your way, ask for help." if met else "Use your eyes, your ears and your head.",
            "Look around when you go somewhere new.",
            "Home is the best place of all.",
        ],
        friend=False,
    )


# --------------------------------------------------------------------------------------------------------------------
GOALS = [  # (what, how they see it, words for a request, first words about it, when arrived)
    (
        "the sea",
        "who wants to see the sea",
        ["Is it true that the sea has no end?", "They say the sea is bigger than the sky."],
        [
            "And there it was: the sea, wide and blue, with white waves that never stopped.",
            "First they heard it. Whoosh, whoosh! Then they saw it. The sea was bigger than anything.",
            "The sea! It {shone|sparkled} from one end of the world to the other.",
        ],
        "the sound of the waves",
    ),
    (
        "the view from the highest hill",
        "who climbs to the top of a hill",
        ["From the top of the hill, you can see the whole world.", "How far can you see from up there?"],
        [
            "And then there was no more hill above them. They could see {houses|trees} as small as crumbs.",
            "They stood at the very top. Far below, the river looked like a thin blue thread.",
            "The whole world lay at their feet: fields, woods and a tiny road.",
        ],
        "the wide, wide world",
    ),
    (
        "the big waterfall",
        "who wants to see a waterfall",
        ["They say that it roars like a lion.", "There is a rainbow in it every day."],
        [
            "There it was! The water fell and fell, and a rainbow hung in the spray.",
            "First they heard a roar. Then they saw it: a wall of white water, taller than any tree.",
            "The waterfall was so loud that they had to shout, and so lovely that they did not want to.",
        ],
        "the rainbow in the spray",
    ),
    (
        "the sunrise from the hill",
        "who wants to see the sun come up",
        ["From the hill, you can see the sun wake up.", "Where does the sun come from?"],
        [
            "When they reached the hill, it was night. They waited until the sky turned gray. Then a thin gold "
            "line appeared, and up came the sun!",
            "It was night when they got to the top, and they slept a little. When they woke, the sky was pink, "
            "and the sun was just peeking out.",
            "They reached the top at night and kept each other warm. And then, slowly, the sun came up and "
            "painted everything gold.",
        ],
        "the first light of the sun",
    ),
    (
        "the oldest tree in the land",
        "who walks a long way to see a very old tree",
        ["It is so old that nobody knows how old it is.", "Is it true that a tree can be a thousand years old?"],
        [
            "And there stood the tree. It was so wide that they needed {twenty|thirty} steps to walk around it.",
            "The tree was so tall that its top was lost in the sky. They felt very small.",
            "At last, they stood under the tree. Its leaves whispered as if it were telling a story.",
        ],
        "the whispering leaves",
    ),
    (
        "the lake where the moon swims",
        "who walks to a lake to see the moon in the water",
        ["They say the moon goes swimming there.", "I want to see the moon up close."],
        [
            "It was dark when they came to the lake. And there was the moon, round and white, on the water!",
            "They waited by the lake until night came. Then the moon rose, and a second moon swam in the water.",
            "The lake was as still as a mirror. There was one moon above them and one moon below.",
        ],
        "the two moons",
    ),
]


@plot(
    hero="legs !grown !toy !slow !tiny !bird !wings",
    friend="legs !grown !toy !slow !tiny !bird !wings",
    helper="animal/grown legs !child !royal",
    worlds="town farm castle forest",
    weather="sunny calm cloudy windy",
    time="morning day",
    gists=["{goalgist}", "and {friend.a} on a long walk", "who goes on a journey", "and a long way to {goal}"],
)
def long_walk_to_see(s: Story) -> None:
    """Two friends walk a long way to see something great; they nearly turn back but do not."""
    goal, gist, lines, arrivals, memory = s.pick(GOALS)
    s.set(goal=goal, goalgist=gist, memory=memory)
    s.open()
    s.par()
    s.say(
        "More than anything, {hero} wanted to see {goal}.",
        "{He} had heard so much about {goal}, but {he} had never seen it.",
        "{He} had one big wish: {he} wanted to see {goal}.",
        "Every night, {hero} dreamed of {goal}.",
        "Someone had told {hero} about {goal}, and now {he} thought of {nothing|little} else.",
        "Have you ever wished for something far away? {hero} wished to see {goal}.",
    )
    who = s.pick(["hero", "friend"])
    s.talk(
        who,
        *lines,
        "Let us go and see it, you and I!",
        "It is far, but we can walk there.",
        "I am tired of dreaming. Let us go!",
        mood=s.pick(["happy", ""]),
        instead=["{One_day}, {he} could not wait any longer.", "{friend} wanted to see it, too."],
    )
    s.say(
        "So {hero} and {friend} took along {some bread|two apples|a little food|a few cookies} and {set "
        "off|started to walk}.",
        "{hero} and {friend} left {early|after breakfast|without a sound|with a song}.",
        "It was a long way, but {hero} and {friend} were ready.",
        "{hero} asked {friend} to come along, and off they went.",
        "The road was long and new. {hero} and {friend} began to walk.",
        "Early the next morning, {hero} and {friend} started. The grass was still wet with dew.",
    )
    s.scene(0.4)
    turns = s.sample(["stream", "tired", "forks", "hungry", "dark", "hill"], s.turns(2, 3))
    if goal.startswith("the sunrise") or goal.startswith("the lake"):
        turns = [t for t in turns if t != "dark"] or ["stream"]
    for turn in turns:
        s.par(0.35)
        _walk_turn(s, turn)
    if s.chance(0.45):
        s.say(
            "Once, {friend} wanted to turn back.",
            "Then {friend} sat down by the road. It was too far!",
            "After a long time, {hero} began to think about home.",
            "Were they ever going to get there?",
            "Their feet hurt, and the way went on and on.",
        )
        s.talk(
            "hero",
            "We have come so far. Let us go on a little more.",
            "Only to the next bend, and then we will see.",
            "One more step, and then one more. That is how we will get there.",
            "Listen! I think it is very close now.",
            "If we stop now, we will never see it.",
            mood="kind",
            instead=["But {hero} took one more step, and then one more, and {friend} came along."],
        )
    s.par(0.6)
    s.say(*arrivals)
    s.talk(
        s.pick(["hero", "friend"]),
        "Oh!",
        "It is even better than I dreamed.",
        "Look! We made it!",
        "I want to stay here forever.",
        "I have never seen anything so beautiful.",
        "It was worth every step.",
        mood=s.pick(["happy", "soft"]),
        instead=["It was worth every step.", "It was better than in any dream.", "Their eyes grew wide."],
    )
    s.maybe(
        0.6,
        "They {sat|stood} side by side and did not say {anything|a word} for a long time.",
        "{hero} looked and looked. {friend} did, too.",
        "They shared the last {crumbs|bites} of their food and looked at {memory}.",
        "{hero} {forgot|did not feel} how tired {he} was.",
        "After that, nobody said a word. Nobody had to.",
    )
    end(
        s,
        [
            "On the way home, the road {seemed|felt} only half as long.",
            "For the rest of their lives, {hero} and {friend} remembered {memory}.",
            "When {hero} closes {his} eyes, {he} can still see it.",
            "They came home tired, dusty and very happy.",
            '"Where shall we go next?" asked {friend}, and {hero} laughed.',
            "Back home, {hero} told everyone about {memory}.",
            "Then they walked home, and {hero} was already dreaming of the next journey.",
            "They have been back many times since then, and it is new every time.",
            "If you ask {hero} about it, {he} will tell you everything, from the first step to the last.",
        ],
        [
            "A long way is made of many small steps.",
            "Do not give up just before the end.",
            "A long way is shorter with a friend.",
            "Good things are worth a long walk.",
            "Step by step, you can get anywhere.",
        ],
        general=0.0 if goal.startswith(("the sunrise", "the lake")) else 0.3,
    )


def _walk_turn(s: Story, turn: str) -> None:
    """One difficulty on a long walk, with its solution."""
    if turn == "stream":
        s.say(
            "After a while, they came to a stream. There was no bridge.",
            "A stream lay across the path. How could they get over it?",
            "Then the path stopped at a stream with cold, fast water.",
            "When they came to a stream, {friend} stopped. {friend.he} did not like deep water.",
        )
        s.say(
            "{hero} {found|saw} a row of flat stones, and they crossed, one {stone|hop} at a time.",
            "A fallen tree lay over the water. They crossed it slowly, {hero} first and {friend} behind {him}.",
            "They walked along the {bank|water} until they found a {small|narrow} place. One big jump, and they "
            "were over!",
            "It was not as deep as it looked. They waded through it and laughed because it tickled.",
            "{friend} was afraid, but {hero} went first and showed that the stones were safe.",
        )
    elif turn == "tired":
        s.say(
            "By noon, {friend}'s feet were {sore|tired}.",
            "After many hours, {hero} was {@tired}.",
            "The road went on and on, and their steps grew slower and slower.",
            "They were so tired that they had to sit down.",
        )
        s.say(
            "They rested under a tree until they felt better.",
            "{hero} began to sing a walking song, and soon their feet moved by themselves.",
            "They counted their steps. When they came to one hundred, they laughed and started again.",
            "{friend} told a funny story, and they forgot to be tired.",
            "A short nap in the shade helped. Then they went on.",
        )
    elif turn == "forks":
        s.say(
            "Then the road went two ways. Which one was right?",
            "They came to a place where two paths met, and there was no sign.",
            "At the next bend, there were two paths, one wide and one small.",
            "{hero} wanted to go left. {friend} wanted to go right.",
        )
        s.beat("meet", b="helper")
        s.talk(
            "helper",
            "Take the small path. It is steep, but it is the right one.",
            "Go left, and keep the hills in front of you.",
            "You want to see {goal}? Then go right, and do not give up.",
            "I was there once, long ago. Follow the old stone wall.",
            mood="kind",
            instead=["{helper} knew the way and pointed it out.", "{helper} told them to take the small path."],
        )
        s.maybe(
            0.7,
            "They said thank you and walked on.",
            "Now they knew the way.",
            "They waved goodbye and took that path.",
        )
    elif turn == "hungry":
        s.say(
            "Soon {hero}'s tummy began to rumble.",
            "Before long, they were hungry.",
            "At noon, they stopped to eat.",
            "Rumble, rumble! That was {friend}'s empty tummy.",
        )
        s.say(
            "They found a bush of sweet berries and ate until their lips were blue.",
            "{hero} broke the last piece of food in two and gave the bigger half to {friend}.",
            "They sat down on a warm stone and shared all they had.",
            "There was only one apple left. One bite for {hero}, one bite for {friend}, and so it lasted a long time.",
        )
    elif turn == "dark":
        s.say(
            "The path led through a dark wood. It was so dark that they could hardly see.",
            "Next came a wood where the trees stood close together, and it was dark.",
            "In the middle of a thick wood, something cracked. Crack!",
            "The trees grew so close that the light was gone.",
        )
        s.say(
            "They stayed close together and sang {loudly|as loud as they could} until they saw the light again.",
            "{hero} went first and {friend} held on to {him}. Soon the wood was behind them.",
            "{friend} was afraid. {hero} was afraid, too, but together they were brave enough.",
            "It was only a {deer|squirrel|bird} in the leaves. They laughed and walked on into the light.",
        )
    else:
        s.say(
            "Then they came to a hill. It was steep and {full of stones|very high}.",
            "A steep hill stood in their way.",
            "The path went up and up and up.",
            "Up they went, and up, until they were out of breath.",
        )
        s.say(
            "They stopped at every {big rock|bend} to rest a little. So, bit by bit, they came to the other side.",
            "When {hero} slipped, {friend} held {him}. When {friend} slipped, {hero} held {friend.him}.",
            "They did not look up. They only looked at the next step, and then the next.",
            "On the other side, they rolled down through the soft grass. What fun!",
        )


# --------------------------------------------------------------------------------------------------------------------
@plot(
    hero="hands legs !grown !toy",
    friend="hands legs !grown",
    obj="map",
    worlds="town farm castle shore forest snow",
    weather="sunny calm cloudy windy snowy",
    time="morning day afternoon",
    gists=[
        "who finds {obj.a}",
        "and a map that leads to a surprise",
        "who follows an old map",
        "and {friend.a} who follow a map",
    ],
)
def the_old_map(s: Story) -> None:
    """A map leads from sign to sign; at the X there is something other than gold."""
    s.open()
    steps = s.sample(
        [
            ("a tree with two trunks", "There were the two trunks, just like on the map."),
            ("a rock like a sleeping dog", "The rock really did look like a sleeping dog!"),
            ("a small red flag on a post", "The red flag waved on its post."),
            ("a bridge over a stream", "They heard water, and there was the bridge."),
            ("an old stone wall", "There it was, long and gray: the old stone wall."),
            ("a circle of white stones", "They almost fell over the circle of white stones."),
            ("a gate with a star on it", "They saw the gate, and on it was a bright yellow star."),
            ("a very crooked tree", "The tree was so crooked that {friend} had to laugh."),
        ],
        3,
    )
    s.set(a1=steps[0][0], a2=steps[1][0])
    s.set(b1="the " + steps[0][0].split(" ", 1)[1], b2="the " + steps[1][0].split(" ", 1)[1])
    prizes = ["box", "view", "party", "tree", "key"]
    prize = s.pick(prizes if s.weather == "snowy" else [*prizes, "picnic"])
    s.par()
    s.say(
        "{One_day}, {hero} found {obj.a} {inside an old book|under a loose board|in an old boot|in a dusty drawer}.",
        "{One_day}, the wind blew {obj.a} right to {hero}.",
        "{One_day}, {hero} was cleaning up when {obj.a} fell out of a box.",
        "Something was sticking out of {a crack in the wall|a hollow tree|an old bottle}. {hero} pulled it out. "
        "It was {obj.a}!",
        "There was {obj.a} under {his} door {one_day}. Who had put it there?",
        "{hero} and {friend} were looking for something to do when they found {obj.a}.",
    )
    s.say(
        "On it were {a1}, {a2} and a big red X.",
        "Somebody had drawn {a1} and {a2}. Next to them was a big X.",
        "It showed {a1}. It showed {a2}. And at the end, there was a red X.",
        "A dotted line went past {a1} and past {a2} and stopped at a red X.",
        "{hero} turned it this way and that. Then {he} saw {a1}, {a2} and a red X.",
    )
    if not s.roles["friend"].known:
        s.say(
            "{He} ran to {friend} and showed {friend.him} the map.",
            "Just then, {friend} came by and wanted to see it, too.",
            "{He} showed it to {friend}.",
            "{He} could not keep it a secret. {He} had to show it to {friend}.",
        )
    s.talk(
        s.pick(["hero", "friend"]),
        "X is where the treasure is!",
        "What do you think is at the X?",
        "Come on, let us find out!",
        "I know that spot! Let us start there.",
        "Maybe there is gold. Maybe there is cake!",
        "A real map! Can we follow it?",
        mood="happy",
        instead=["{hero} and {friend} wanted to know what was at the X.", "They could not wait to follow it."],
    )
    s.scene(0.4)
    s.par(0.4)
    order = ["first", "problem", "second"] if s.size != "short" else ["first", s.pick(["problem", "second"])]
    if s.chance(0.3) and len(order) == 3:
        order = ["problem", "first", "second"]
    for step in order:
        if step == "first":
            s.say(
                "First they looked for {b1}. " + steps[0][1],
                "The line began at {b1}. " + steps[0][1],
                steps[0][1] + " That was the first sign!",
                "{He} looked left and right. " + steps[0][1],
                "They walked {and walked|for a while}. " + steps[0][1],
            )
        elif step == "second":
            s.say(
                steps[1][1] + " They were on the right way.",
                "They counted {twenty|thirty|fifty} steps, just as the map said. " + steps[1][1],
                "The next sign was {b2}. " + steps[1][1],
                "Where was {b2}? They looked and looked. " + steps[1][1],
                steps[1][1] + " Now it was not far.",
            )
        else:
            _map_problem(s)
    s.par(0.5)
    s.say(
        "Then they stood at the X.",
        "At last, they came to the X.",
        "One more step, and they were there!",
        "The line ended here. This was the spot.",
        "{friend} looked at {obj} again. Yes, this was the X.",
    )
    if prize == "picnic":
        kin_known = s.has("child/animal")
        if kin_known:
            kin(s)
        s.roles["giver"] = s.roles["elder"] if kin_known else s.add_char("giver", "grown !royal")
        s.say(
            "A blanket lay on the ground, and on it were {berries|cookies} and juice. Next to it sat {giver}!",
            "There sat {giver} with a big basket of food and a big smile.",
            "Somebody was waiting there. It was {giver}, and {giver.he} had made a picnic.",
            "They smelled something good. Behind a bush sat {giver} with a picnic for three!",
        )
        s.talk(
            "giver",
            "Surprise! I drew the map myself.",
            "You found me! Are you hungry?",
            "What took you so long? The juice is getting warm.",
            "I knew that you would find it.",
            mood="happy",
            instead=["{giver} had drawn the map {giver.himself}.", "The map had been {giver}'s idea."],
        )
        s.say("They ate until they were full.", "It was the best picnic ever.", "They ate and laughed all afternoon.")
    elif prize == "box":
        s.say(
            "They {dug|began to dig}, and {soon|before long} they hit something hard. It was a little box.",
            "Under some leaves lay a {little|small} tin box.",
            "They looked under a stone. There was a wooden box!",
        )
        s.say(
            "There was no gold in it. There were {marbles|shells|smooth stones}, a {blue|red} button and a note: "
            '"These are my best things. Now they are yours."',
            "Inside lay a drawing of two children and a note. It said, "
            '"The best treasure is a friend." {hero} looked at {friend} and smiled.',
            'In the box was a note: "Take one thing and leave one thing." So {hero} took a {shiny|white} shell '
            "and left a "
            "{button|feather}.",
            "It was full of old toys that some child had hidden long ago. They were better than gold.",
        )
    elif prize == "view":
        s.say(
            "There was no box and no gold. But then {hero} looked up.",
            "They dug and dug and found nothing at all. Tired, they sat down and looked up.",
            '"There is nothing here," {friend} said sadly. Then {hero} turned around.',
        )
        s.say(
            "From here, they could see everything, even their own homes, as small as toys.",
            "The sky was turning red and gold. It was the best view they had ever seen.",
            "The whole land lay below them, bright and still. That was the treasure!",
        )
        s.maybe(
            0.6,
            "It was better than gold.",
            "Nobody could put such a treasure in a box.",
            "They stayed for a long time.",
        )
    elif prize == "party":
        s.say(
            '"Surprise!" All their friends jumped out from behind the bushes.',
            "There were balloons in the trees and a cake on a stump. All their friends were there!",
            "Suddenly, they heard a giggle. Then all their friends jumped out. It was a party!",
        )
        s.say(
            "It was a party for {hero}, because the next day was {his} birthday.",
            "They had made the map as a surprise for {hero}.",
            "{hero} could not believe it. The party was for {him}!",
        )
        s.maybe(0.7, "There was cake for everyone.", "They danced and played games.", "What a surprise!")
    elif prize == "tree":
        s.say(
            "There stood a tree full of ripe {pears|plums|red apples|cherries}."
            if s.weather != "snowy"
            else "There stood a fir tree with a birdhouse, and in it a hundred shiny nuts.",
            "They looked around. There was nothing but a tree, and in the tree was a little house made of boards!",
            "Between the bushes, they found a secret house in a tree, with a rope ladder and a flag.",
        )
        s.say(
            "It was a secret spot, and now it was theirs.",
            '"This will be our secret place," said {hero}.',
            "They shook hands and promised to share it with all their friends.",
            "{friend} clapped. It was better than gold.",
        )
    else:
        s.say(
            "There lay a heavy old key, and nothing else.",
            "Under a flat stone, they found one big old key.",
            "On a nail in the wall hung a key.",
        )
        s.say(
            "It opened a little green gate. Behind the gate was a hidden garden with a swing.",
            "Next to it was a tiny door, and the key fit. Inside was a room full of old picture books!",
            "They tried it in an old door nearby. Click! Inside stood a puppet stage with all its puppets.",
        )
        s.maybe(0.6, "They played there all day.", "What a wonderful secret!", "They did not go home until dark.")
    end(
        s,
        [
            "The next day, {hero} drew a new map for someone else to find.",
            "{hero} folded {obj} and kept it forever.",
            "And {obj}? They put it back where it came from, so that someone else could find it.",
            "All the way home, {hero} and {friend} talked about the X.",
            "That night, {hero} hung {obj} on the wall above {his} bed.",
            "{hero} and {friend} went home as happy as two {pirates|explorers}.",
            "Since that day, {hero} looks twice at every old piece of paper.",
        ],
        [
            "Not every treasure is made of gold.",
            "Looking for a treasure is half the fun.",
            "A treasure is best when you share it.",
            "If you look closely, you can find wonderful things.",
            "The best treasure is a good friend.",
        ],
        general=0.3,
        obj=False,
    )


def _map_problem(s: Story) -> None:
    """Something goes wrong on the way to the X, and is put right."""
    kind = s.pick(["wind", "upside", "quarrel", "torn"] + ([] if s.weather == "snowy" else ["mud"]))
    if kind == "wind":
        s.say(
            "Whoosh! A gust of wind took the map and blew it away.",
            "Then the wind pulled the map away and carried it high into the air.",
            "{friend} was holding the map when the wind pulled it away.",
        )
        s.say(
            "They ran after it and caught it just in time.",
            "It got stuck on a branch. They shook the branch until the map came down like a leaf.",
            "It landed in a bush. {hero} reached in, very carefully, and pulled it out.",
            "But {hero} had looked at it so often that {he} knew the way by heart.",
        )
    elif kind == "upside":
        s.say(
            "They walked and walked, but nothing looked right.",
            "Soon nothing on the map was where it should be.",
            "They came to a wall that was not on the map at all.",
        )
        s.say(
            'Then {friend} began to laugh. "{You are holding|We are holding} it upside down!" {friend.he} said.',
            "{hero} turned the map around. Now it was right! They had held it upside down.",
            "Why was that? {hero} looked again and laughed. The map was upside down!",
        )
    elif kind == "quarrel":
        s.say(
            '"Left," said {hero}. "Right," said {friend}. They were both cross.',
            "{hero} wanted to go one way, and {friend} wanted to go the other way.",
            "They could not agree which way to go, and they both grew angry.",
        )
        s.say(
            "Then they looked at the map together, very slowly. The right way was straight ahead!",
            "They sat down, looked at the map again and saw that {friend} was right.",
            "So they tried the left path first and the right path after that. The second one was good.",
            'At last, {hero} said, "Let us look at it together." That helped.',
        )
    elif kind == "torn":
        s.say(
            "But one corner of the map was missing! What had been there?",
            "Then {hero} saw that a piece of the map was torn off.",
            "There was a hole in the map, just where they had to go.",
        )
        s.say(
            "They looked at the ground and found a row of little arrows made of sticks.",
            "{friend} drew a line in the air from one side of the hole to the other. It led to a path!",
            "They had to guess. First they guessed wrong, but the second path was the right one.",
            "{hero} thought hard. The path on both sides went uphill, so they went uphill, too.",
        )
    else:
        s.say(
            "Then the path was full of deep mud.",
            "Suddenly, {friend} was stuck in the mud.",
            "The map did not say that there would be so much mud.",
        )
        s.say(
            "They laid branches on it and walked across.",
            "They jumped from one dry spot to the next. Splat! One of them did not jump far enough, and they laughed.",
            "{hero} pulled, and {friend} pushed, and at last they were both on dry ground.",
        )


# --------------------------------------------------------------------------------------------------------------------
@plot(
    hero="hands legs !toy !tiny !royal",
    elder=None,
    helper="hands legs !tiny !royal !toy",
    worlds="town shore farm",
    grown=True,
    weather="sunny calm cloudy windy rainy",
    time="morning day afternoon",
    gists=[
        "who misses {aride}",
        "who comes too late for {ride}",
        "who is late",
        "who has to wait for a long time",
    ],
)
def missed_the_boat(s: Story) -> None:
    """The hero comes too late for a train, a boat or a bus, and the wait turns out well."""
    ride, stop, sound = s.pick(
        {
            "town": [
                ("train", "the station", "The whistle blew"),
                ("bus", "the bus stop", "The horn went toot"),
                ("train", "the train station", "The wheels began to turn"),
            ],
            "shore": [
                ("boat", "the pier", "The bell rang"),
                ("ferry", "the harbor", "The horn blew"),
                ("ship", "the harbor", "The horn blew"),
            ],
            "farm": [
                ("bus", "the end of the road", "The horn went toot"),
                ("train", "the little station", "The whistle blew"),
            ],
        }[s.world]
    )
    goal, goal_the = s.pick(
        [
            ("to the fair", "the fair"),
            ("to see the circus", "the circus"),
            ("to a birthday party", "the party"),
            ("to the flower show", "the flower show"),
            ("to a wedding", "the wedding"),
            ("to the big music day", "the music"),
        ]
    )
    s.set(ride=f"the {ride}", by=ride, stop=stop, goal=goal, goalthe=goal_the)
    s.set(aride=f"a {ride}")
    s.open()
    s.par()
    s.say(
        "{One_day}, {hero} wanted to {take|catch} {ride} and go {goal}.",
        "{One_day}, {he} was going {goal}. {He} only had to {catch|take} {ride}.",
        "{hero} had been looking forward to this day. {He} was going {goal}, and {ride} would take {him} there!",
        "{One_day}, {hero} put on a {clean|blue|warm} scarf. {He} was going {goal} by {by}.",
        "For weeks, {hero} had saved {his} coins. Now the day was here, and {he} was going {goal} by {by}.",
        "At last the day was here: {hero} was going {goal}. {Ride} would leave at ten o'clock.",
    )
    cause = s.pick(["help", "forgot", "slow", "look"])
    if cause == "help":
        s.add_char("extra", "person grown !royal !tiny")
        s.say(
            "But on the way, {he} met {extra.a} who had dropped {a bag of apples|a basket of eggs|a box of buttons}.",
            "On the way to {stop}, {he} saw {extra.a}, who was looking for {a lost key|a lost ring|a lost shoe}.",
            "Halfway there, {he} came upon {extra.a} with a {broken|stuck} cart.",
        )
        s.say(
            "{hero} stopped to help. It took longer than {he} {thought|had thought}.",
            "{Of course|Without a thought}, {hero} helped. When everything was in order again, it was late.",
            "{hero} could not just walk by, so {he} helped until it was done.",
            "There was no time to lose, but {hero} stopped and helped.",
        )
    elif cause == "forgot":
        s.say(
            "Halfway there, {he} stopped. {He} had left {his} {ticket|bag|lunch} at home!",
            "{He} was almost there when {he} remembered {his} {ticket|bag}. It was still on the table at home!",
            '"My {ticket|bag}!" {he} cried in the middle of the road. It was still at home.',
        )
        s.say(
            "{He} ran back {and grabbed it|to get it} and then ran all the way again.",
            "Back {he} went, and then all the way to {stop} again.",
            "So {he} had to turn around. The minutes went by, tick, tock.",
        )
    elif cause == "slow":
        s.say(
            "There was so much time! {hero} ate a slow breakfast, then one more bite, and then one more.",
            "{He} thought {he} had lots of time, so {he} sat in the sun and sang a song.".replace(
                "sat in the sun", "sat down by the window"
            ),
            "{He} changed {his} hat three times. The red one? The blue one? No, the red one!",
            "{He} wanted to sleep for five more minutes. But five minutes became {thirty|fifty}.",
        )
    else:
        s.say(
            "But there was so much to see on the way: a {spider's web|funny hat in a window|snail on a wall}, a "
            "puddle, a cat.",
            "On the way, {he} stopped to watch two birds. Then {he} stopped to watch a snail.",
            "{He} looked at every {flower|stone|window} on the way and forgot the time.",
        )
    s.say(
        "When {he} came to {stop}, {ride} was just leaving.",
        "{He} ran as fast as {he} could. But when {he} got to {stop}, {ride} was gone.",
        sound + ", and {ride} left without {him}.",
        "At {stop}, {he} could only see the back of {ride}. It grew smaller and smaller.",
        sound + '. "Wait!" {hero} shouted, but {ride} did not wait.',
        "Too late! {He} saw {ride} go, and {he} was not on it.",
    )
    s.beat("sad", p=0.6, a="hero")
    s.talk(
        "hero",
        "Oh no! Now I will never get there.",
        "I am too late!",
        "Please come back!",
        "If only I had been faster!",
        "What shall I do now?",
        "Just one minute! I was only one minute late.",
        mood="sad",
        instead=["{He} waved and waved, but it was no use.", "{He} was one minute too late.", "Now what?"],
    )
    s.par(0.5)
    way = s.pick(["wait", "wait", "ride", "walk"])
    if cause == "help" and s.chance(0.5):
        way = "thanked"
    s.say(
        "On a bench sat {helper.a}.",
        "Then {hero} saw that someone else was there, too. It was {helper.a}.",
        "{helper.a} had seen it all.",
        "Someone sat down next to {him}. It was {helper.a}.",
        "Behind {him}, someone sighed. It was {helper.a}.",
        "{helper.a} looked up from a book.",
        "Then {helper.a} came running. Too late again!",
    )
    s.talk(
        "helper",
        "Did you miss it, too? So did I.",
        "Do not be sad. There will be another one.",
        "It happens to everyone. Sit down with me.",
        "You look as if you need a cookie.",
        "Well, now we are two.",
        *(["The next one comes in two hours. Shall we wait together?"] if way == "wait" else []),
        mood="kind",
        instead=["{helper} smiled as if there was all the time in the world.", "{helper} knew just how {hero} felt."],
    )
    if cause == "help" and s.chance(0.6):
        s.maybe(
            0.8, "{hero} told {helper} why {he} was late.", "{hero} was not even sorry that {he} had stopped to help."
        )
    if way == "wait":
        for what in s.sample(
            [
                "{helper} taught {hero} a game with {pebbles|three buttons|a piece of string}.",
                "They shared a {sandwich|bun|bag of nuts} and counted the {birds|clouds|people} that went by.",
                "{helper} told a story about {a giant who was afraid of mice|a king who lost his crown|a cow on "
                "the moon}.",
                "{hero} taught {helper} a song, and they sang it three times.",
                "They guessed what was in every bag that they saw, and they laughed a lot.",
            ],
            s.turns(1, 3),
        ):
            s.say(what)
        s.say(
            "The time flew by. Before they knew it, {the next one came|here came the next one}!",
            "When the next one came, {hero} was almost sorry. The wait had been so nice!",
            "Then the next one came, and this time {hero} was the first to get on.",
            "They talked so much that they almost missed the next one, too!",
        )
        s.say(
            "The two new friends sat side by side all the way.",
            "{hero} came to {goalthe} a little late, but not too late.",
            "In the end, {hero} got there, and {he} had a new friend, too.",
            "So {hero} got there after all.",
        )
    elif way == "ride":
        s.say(
            "{helper} had an old {wagon|cart|bike with a seat for two}. It was slow, but there was room for {hero}.",
            "{helper} had an idea. Behind the wall stood {an old cart|a little wagon}. They got on, and off they went.",
            "{helper} was going the same way, with a cart full of hay."
            if s.world == "farm"
            else "{helper} was going the same way, with a cart full of flowers.",
        )
        s.say(
            "Bump, bump, bump! They rolled along small roads and saw {ducks|fields full of flowers|a fox with "
            "her cubs}.",
            "They went the long way, by the river, and {hero} saw things that nobody sees from {ride}.",
            "It shook and it squeaked, and they laughed all the way.",
        ) if s.world != "shore" else s.say(
            "They went along the shore, and {hero} saw seals, caves and a tall lighthouse.",
            "It shook and it squeaked, and they laughed all the way along the beach.",
        )
        s.say(
            "They got there just in time.",
            "{He} got there in the end, with a smile on {his} face.",
            "When they got there, nobody was cross. Everyone was glad that {hero} had come.",
        )
    elif way == "walk":
        s.say(
            "{hero} thought hard. {He} could wait, or {he} could walk.",
            '"It is not so far on foot," said {helper}. "I will show you."',
            "{helper} knew a short way, and so they walked.",
        )
        s.say(
            "They walked along {a little path|the water|an old wall} and ate berries from the bushes.",
            "They sang a marching song: left, right, left, right!",
            "They walked up a hill and down again, and there they could already hear the music.",
            "It was a fine walk, and the two talked all the way.",
            "The short way was full of puddles and blackberries, and the two had a lot of fun.",
        )
        s.say(
            "And who came last? {Ride}! It had stopped for a cow, and {hero} got there first."
            if ride in ("bus", "train")
            else "And who came last? {Ride}! There was no wind at all, and {hero} got there first.",
            "They got there just before {ride} did!",
            "When they got there, it had only just begun.",
        )
    else:
        s.say(
            "Just then, someone called. It was {extra}! {extra.he} had come to say thank you.",
            "Then {hero} heard a voice {he} knew. It was {extra}, who was going the same way.",
            "But who was that? {extra} came along with a {horse and a cart|little wagon}.",
        )
        s.talk(
            "extra",
            "You helped me. Now I will help you.",
            "Jump on! I will take you there.",
            "You were late because of me. Let me take you.",
            "One good turn deserves another. Come with me!",
            mood="happy",
            instead=["{extra} wanted to help, too, and took {hero} along."],
        )
        s.say(
            "So {hero} got a ride and was only a little late.",
            "{hero} waved to {helper}, and off they went.",
            "They got there before {ride}!",
        )
    if way != "thanked":
        s.beat("thanks", p=0.4, a="hero", b="helper")
    end(
        s,
        [
            "The next time, {hero} left home a little earlier.",
            "From then on, {hero} was never late again. Well, almost never.",
            "{hero} often thought of that day. If {he} had been on time, so much would not have happened.",
            "On the way back, {hero} was at {stop} one hour early, and {he} laughed about {himself}.",
            "{hero} never forgot the day when {he} missed {ride}.",
            "Sometimes a bad day turns around, and this one did.",
        ],
        [
            "When one thing goes wrong, something good may come along.",
            "Waiting is easier with a friend.",
            "Do not be sad for too long, for there is often another way.",
            "It is good to start early.",
            "Being kind is more important than being on time." if cause == "help" else "Being late is not the end.",
        ],
        general=0.3,
        friend=False,
    )


# --------------------------------------------------------------------------------------------------------------------
@plot(
    hero="hands legs !toy !royal",
    friend="hands legs !grown !toy !royal",
    worlds="town farm forest shore snow jungle castle",
    grown=True,
    time="morning",
    gists=[
        "who is afraid of {firstgist}",
        "and the first day {firstwhat}",
        "who makes a friend on {firstgist}",
        "who does not want to go {firstto}",
    ],
)
def first_day_nerves(s: Story) -> None:
    """A first day at school, or in a new job: everything goes wrong at first, and then someone smiles."""
    job = s.has("grown/robot") or s.chance(0.15)
    if job:
        _first_job(s)
    else:
        _first_school(s)


def _first_school(s: Story) -> None:
    s.set(firstgist="the first day of school", firstwhat="at school", firstto="to school")
    kin(s)
    s.add_char("extra", "old" if s.world in ("town", "farm", "shore", "snow") else "wise/big !child !royal")
    person = s.has("person")
    s.open(friend=False)
    s.par()
    s.say(
        "{One_day}, it was time for {his} first day of school.",
        "It was {his} very first day of school.",
        "Today was a big day: {hero} was going to school for the first time.",
        "{hero} had a new {blue|red|green} bag, because school was starting.",
        "All summer, {hero} had waited for school. Now the day was here, and {he} was not so sure.",
        "The school {stood|was} under a big old tree. {hero} had never been there before."
        if not person
        else "The school had a red door and a big bell. {hero} had never been inside.",
    )
    s.say(
        "{His} tummy felt {funny|strange|as if it were full of butterflies}.",
        "{He} {could hardly eat|did not eat} {his} breakfast.",
        "{He} held on to {elder} and did not want to let go.",
        "What if nobody liked {him}? What if {he} could not find {his} seat?",
        "{hero} hid under the {table|blanket}. Maybe nobody would find {him} there.",
        "{He} walked more and more slowly.",
    )
    s.talk(
        "hero",
        "I do not want to go.",
        "What if nobody plays with me?",
        "Can you come with me, {elder.call}?",
        "I think I am a little sick.",
        "I do not know anyone there.",
        "Do I have to go?",
        mood="scared",
        to="elder",
        instead=["{He} did not want to go at all.", "{hero} wished {he} could stay at home."],
    )
    s.talk(
        "elder",
        "I was afraid on my first day, too.",
        "Just be yourself. That is enough.",
        "I will be here when you come home.",
        "Put this stone in your pocket. When you are afraid, hold it tight."
        if person
        else "When you are afraid, take a deep breath.",
        "Look for someone who is alone, and smile.",
        "You only have to go in. The rest will come by itself.",
        mood="kind",
        instead=["{elder} gave {him} a hug and a little push.", "{elder} walked with {him} to the gate."],
    )
    s.par(0.5)
    s.say(
        "The teacher was {extra.a}. {extra.he} had a {deep|soft|friendly} voice.",
        "{extra.a} was the teacher, and {extra.he} knew everyone's name.",
        "There were so many new faces! In front of them stood the teacher, {extra.a}.",
        "The teacher, {extra.a}, said good morning to everyone.",
    )
    slips = s.sample(
        [
            "{hero} {sat down|took a seat} in the wrong place and had to get up again.",
            "When {hero} had to say {his} name, only a squeak came out."
            if s.roles["hero"].name
            else "When {hero} had to say hello, only a squeak came out.",
            "{hero} dropped {his} lunch. It rolled under every seat, all the way to the front.",
            "{hero} said two and two made five. Some of the others giggled.",
            "At recess, everyone had someone to play with. {hero} stood alone by the {wall|fence|tree}.",
            "{hero} sneezed so loudly that everyone turned around.",
            "{hero} went through the wrong door and ended up in a closet."
            if person
            else "{hero} tripped over a root, and {his} things flew everywhere.",
        ],
        s.turns(1, 2),
    )
    for i, slip in enumerate(slips):
        s.say("Then " + slip if i and slip.startswith("{hero}") else slip)
    s.say(
        "{hero} wanted to run home.",
        "{He} felt very small.",
        "{hero} turned red all over." if person else "{hero} wanted to hide.",
        "{He} looked at the ground and {blinked away a tear|said nothing}.",
        "{He} took a deep breath, just as {elder} had said.",
    )
    s.par(0.4)
    s.say(
        "Then someone {sat down next to|came over to|smiled at} {him}. It was {friend.a}.",
        "In the corner sat {friend.a}, all alone. {hero} saw that {friend.he} was {shy|afraid}, too.",
        "But then {friend.a} came over and helped {hero} {pick everything up|clean up}."
        if "dropped" in slips[-1] or "tripped" in slips[-1]
        else "But then {friend.a} moved over to make room for {hero}.",
        "{hero} felt a soft poke. Behind {him} was {friend.a} with a {big|shy|friendly} smile.",
        "{friend.a} was new, too. {friend.he} looked just as lost as {hero}.",
    )
    ask, answers = s.pick(
        [
            (
                [
                    "It is my first day, too.",
                    "I am new here, and I do not know anyone.",
                    "I am a little scared. Are you?",
                ],
                ["I thought I was the only one!", "Me, too! Let us stay together.", "Then we can be brave together."],
            ),
            (
                [
                    "Will you play with me?",
                    "You can sit with me, if you like.",
                    "Do you want to share my {@yummy} muffin?",
                ],
                [
                    "Yes, please!",
                    "I would love to.",
                    "Oh, yes! That is so kind of you.",
                    "You are the first one who asked me.",
                ],
            ),
            (
                [
                    "On my first day, I fell into a puddle!",
                    "Once, I called the teacher Mama.",
                    "I put my hat on my foot today!",
                ],
                [
                    "Really? That is so funny!",
                    "Then I am not the only one!",
                    "Oh, tell me more!",
                    "And did they laugh?",
                ],
            ),
        ]
    )
    s.talk(
        "friend",
        *ask,
        mood=s.pick(["kind", "soft", ""]),
        instead=["{friend} shared a muffin with {hero}.", "{friend} asked {hero} to play.", "The two began to talk."],
    )
    s.talk("hero", *answers, mood="happy", instead=["At once, {hero} felt better.", "{hero} nodded and smiled."])
    s.say(
        "Together they {drew a big sun|counted up to twenty|learned a new song}, and {extra} said it was very good.",
        "They {laughed|played|talked} so much that {hero} forgot to be afraid.",
        "At recess, they built a tower of {leaves and sticks|stones}. Soon all the others wanted to help.",
        "When {extra} asked a hard question, the two of them found the answer together.",
        "In the afternoon, everyone sang, and nobody sang louder than {hero} and {friend}.",
        "By lunch time, {hero} knew five names and one very good joke.",
    )
    s.par(0.5)
    s.say(
        "When the bell rang, {hero} {did not want to go home|was surprised}. The day was over already!"
        if person
        else "When school was over, {hero} did not want to go home.",
        "After school, {elder} was waiting, and {hero} ran to {elder.him}.",
        '"How was it?" asked {elder}. {hero} talked and talked, all through supper.',
        "{hero} came home {with a smile|in a very good mood}. {elder} smiled, too.",
    )
    end(
        s,
        [
            "The next morning, {hero} was the first one {ready to go|at the door}.",
            '"Is it time for school yet?" {hero} asked {elder} very early the next day.',
            "The next day, {hero} saw someone new by the gate. {He} smiled and went over to say hello.",
            "{hero} and {friend} sat side by side for the whole year.",
            "That night, {hero} put {his} bag next to {his} bed, ready for the morning.",
        ],
        [
            "New things are only scary at first.",
            "A smile is a good way to start.",
            "You are not the only one who is afraid.",
            "One friend can change the whole day.",
            "Being brave means going in, even with a funny feeling in your tummy.",
        ],
        general=0.3,
    )


def _first_job(s: Story) -> None:
    s.set(firstgist="the first day of a new job", firstwhat="in a new job", firstto="to a new job")
    places = {
        "town": ["the bakery", "the library", "the toy shop", "the post office"],
        "castle": ["the castle kitchen", "the castle garden"],
        "farm": ["the big barn", "the apple orchard"],
        "shore": ["the fish market", "the little ice cream shop"],
        "snow": ["the sled shop", "the village bakery"],
        "forest": ["the forest post office", "the berry kitchen"],
        "jungle": ["the fruit market", "the jungle post office"],
    }
    where = s.pick(places[s.world])
    tasks = {
        "bakery": (
            "put salt in the cake instead of sugar",
            "dropped a whole tray of buns",
            "made a cake in the shape of a cat",
        ),
        "library": (
            "put the books in the wrong places",
            "sneezed in the quiet room",
            "read a story to the little ones",
        ),
        "toy shop": ("mixed up all the puzzles", "knocked over a tower of boxes", "mended a doll's arm"),
        "post office": (
            "took three letters to the wrong house",
            "spilled ink on the table",
            "found a letter lost for years",
        ),
        "kitchen": ("let the soup boil over", "dropped a stack of bowls", "made a sweet sauce that nobody knew"),
        "garden": ("watered the wrong plants", "stepped on a row of peas", "saved a rose that was dry"),
        "barn": ("put the hay in the wrong corner", "left the gate open", "found a nest with six eggs"),
        "orchard": ("picked the green apples", "tipped over a full basket", "found the sweetest tree of all"),
        "market": ("mixed up all the baskets", "gave back too much money", "made a sign that everyone liked"),
        "cream shop": (
            "mixed up all the flavors",
            "dropped a big scoop on the floor",
            "made an ice cream like a rainbow",
        ),
        "sled shop": ("painted a sled upside down", "dropped a jar of nails", "made an old sled fast again"),
    }
    bad1, bad2, good = next(v for k, v in tasks.items() if where.endswith(k))
    s.set(where=where, bad1=bad1, bad2=bad2, good=good)
    s.add_char("boss", "grown/wise/big !child !royal !vehicle" if s.world != "jungle" else "big")
    s.open(friend=False)
    s.par()
    s.say(
        "{One_day}, {hero} started a new job at {where}.",
        "{He} had a new job. {One_day}, {he} went to {where} for the first time.",
        "It was {his} first day of work at {where}.",
        "{hero} had always wanted to work at {where}, and {one_day} {he} got {his} wish.",
        "{Boss.a} needed help at {where}, and {hero} wanted to try.",
    )
    s.say(
        "{hero} was {@proud}, but {he} was also a little {afraid|nervous}.",
        "{His} heart beat fast. What if {he} did everything wrong?",
        "{He} wanted to do everything right.",
        "{He} had not slept at all, because {he} was so excited.",
    )
    s.say(
        "{boss} showed {him} what to do. It {went very fast|was a lot to remember}.",
        "{boss} said hello and gave {him} a {clean|blue|green} apron.",
        "{boss} was busy and {talked|spoke} very fast.",
    )
    s.par(0.4)
    s.say(
        "First {hero} {bad1}.",
        "In the first hour, {he} {bad1}. Oh dear!",
        "It did not start well. {hero} {bad1}.",
        "{hero} tried so hard, but {he} {bad1}.",
    )
    if s.size != "short":
        s.say("Then {he} {bad2}.", "A little later, {he} {bad2}.", "And that was not all. {He} also {bad2}.")
    s.talk(
        "hero",
        "I am so sorry! I will never learn this.",
        "I do everything wrong today.",
        "Maybe this job is not for me.",
        "Oh no! What a mess!",
        "I should go home.",
        mood="sad",
        instead=["{hero} wanted to go home.", "{hero} felt {@sad}."],
    )
    s.say(
        "But {friend.a}, who worked there, too, came to help.",
        "Then {friend.a} came around the corner with a broom and a smile.",
        "{friend.a} had seen it all. {friend.he} worked there, too.",
    )
    s.talk(
        "friend",
        "On my first day, I did much worse.",
        "Let us clean up together. It will be quick.",
        "Nobody can do everything on the first day.",
        "I will show you again, slowly.",
        "Try once more. I will stay with you.",
        mood="kind",
        instead=["{friend} cleaned up with {hero} and showed {him} everything again, slowly."],
    )
    s.say(
        "They did it together, step by step. The second time, it went better.",
        "{hero} tried again, slowly this time, and it worked.",
        "With {friend}'s help, {hero} learned one thing after another.",
        "{hero} listened, nodded and tried again. Soon {he} did not make one mistake.",
    )
    s.say(
        "And before the day was over, {hero} {good}.",
        "In the afternoon, {hero} even {good}.",
        "Then {hero} had an idea and {good}.",
    )
    s.talk(
        "boss",
        "Well done! I knew that you could do it.",
        "You learn fast. Will you come back tomorrow?",
        "That is better than I could do it!",
        "I am glad that you are here.",
        "Everyone makes mistakes. You did not run away, and I like that.",
        mood="happy",
        instead=["{boss} was very pleased.", "{boss} asked {hero} to come back the next day."],
    )
    end(
        s,
        [
            "The next day, {hero} came early and was not afraid at all.",
            "{hero} went home tired, but {he} hummed all the way.",
            "A year later, someone new came to {where}. Who helped on the first day? {hero} did.",
            "And that is how {hero} came to work at {where}.",
        ],
        [
            "Nobody can do everything on the first day.",
            "We learn from our mistakes.",
            "It is easier to learn when someone is kind.",
            "Try again, a little more slowly.",
        ],
        general=0.3,
    )


# --------------------------------------------------------------------------------------------------------------------
@plot(
    hero="hands legs child/animal !grown !royal !tiny !wings",
    obj="food !hot !melt !treasure",
    worlds="town farm forest shore snow jungle",
    time="morning day afternoon",
    gists=[
        "who visits {gp}",
        "who brings {obj.a} to {gp}",
        "and a visit to {gp}",
        "who walks a long way to see {gp}",
    ],
)
def visit_to_grandparent(s: Story) -> None:
    """The hero carries something good to a grandparent; on the way it shares, slips or waits; love counts."""
    kin(s, "grandpa grandfather grandpa", "grandma grandmother grandma")
    s.set(gp=f"a {s.roles['elder'].rel}")
    s.open()
    s.par()
    s.say(
        "{One_day}, {hero} wanted to visit {elder}.",
        "{elder} lived {on the other side of the hill|past the old mill|a long walk away|down by the river}. "
        "{One_day}, {hero} "
        "went to see {elder.him}.",
        "{One_day}, {hero} thought of {elder}. It had been too long since the last visit.",
        "{One_day}, {hero} heard that {elder} had a {cold|sore foot}. {He} wanted to cheer {elder.him} up.",
        "There was nobody {hero} loved more than {elder}, who lived all alone in a little house. "
        "{One_day}, {hero} set out to see {elder.him}.",
        "{One_day}, it was {elder}'s birthday, and {hero} wanted to go and see {elder.him}.",
    )
    s.say(
        "{He} {packed|took} {obj.a} {for {elder.him}|as a gift}.",
        "{He} took along {obj.a}, because {elder} loved such things.",
        "In {his} basket was {obj.a}.",
        "{He} {wrapped|packed up} {obj.a} very carefully and set off.",
        "What could {he} bring? {He} chose {obj.a}.",
        "With {obj.a} in a little basket, {he} started on {his} way.",
    )
    s.scene()
    way = s.pick(["share", "slip", "tempt", "lost_time", "block"])
    if way == "share":
        s.add_char("extra", "small/child animal !royal" if s.chance(0.6) else "!royal !vehicle !thing")
        s.say(
            "On the way, {he} met {extra.a} who was {very hungry|sad and hungry}.",
            "By the side of the path sat {extra.a}. {extra.he} had not eaten all day.",
            "Halfway there, {he} heard a small sigh. It was {extra.a}, and {extra.he} was hungry.",
        )
        s.say(
            "{hero} looked at {obj}. It was for {elder}! But {extra} was so hungry.",
            "What should {he} do? {hero} thought about it for a long time.",
            "{hero} wanted to walk on, but {he} could not.",
        )
        s.talk(
            "hero",
            "Here, take half of it.",
            "I will share with you. {elder} would do that, too.",
            "You need it more than we do.",
            "Please eat. There will be enough for everyone.",
            mood="kind",
            instead=["So {he} gave half of it away."],
        )
        s.beat("thanks", p=0.7, a="extra", b="hero")
        s.say(
            "Now only half was left. {hero} hoped that {elder} would not mind.",
            "{hero} went on with the other half. Would {elder} be sad?",
            "The basket was lighter now, and so was {his} heart.",
        )
        worry = "I gave half of it away"
    elif way == "slip":
        s.say(
            "{He} was almost there when {he} {slipped|tripped over a {stone|root}}. Down fell {obj}!",
            "Then {he} jumped over a puddle. Splash! {obj} fell right into the water.",
            "{He} hopped and skipped along the path. Oops! {obj} flew through the air and landed in the mud.",
        )
        s.talk(
            "hero",
            "Oh no! Now I have nothing to bring.",
            "It is all dirty!",
            "What will {elder} say?",
            "Why did I not look where I was going?",
            mood="sad",
            instead=["It was {dirty|spoiled}, and {hero} felt like crying."],
        )
        things = ["a bunch of flowers", "a shiny stone", "a long, soft feather", "a heart made of leaves", "a song"]
        if s.weather == "snowy" or s.world == "snow":
            things = ["a shiny stone", "a green pine twig", "a pine cone with a smell of winter", "a song"]
        present = s.pick(things)
        s.set(present=present)
        s.say(
            "Then {he} saw what {he} could do. {He} would bring {present} instead."
            if present != "a song"
            else "Then {he} had an idea. {He} would make up a song for {elder}!",
            "{He} looked around. There was something else {he} could bring: {present}!",
            "{He} wiped away {his} tears and thought. What about {present}?",
        )
        worry = "I dropped it"
    elif way == "tempt":
        s.say(
            "It smelled so good! {hero} looked at it once. {He} looked at it twice.",
            "After a while, {he} grew hungry. Just one little bite, {he} thought.",
            "{He} sat down to rest. Would {elder} see it if {he} took a tiny bite?",
        )
        s.say(
            "{He} took one bite. It was so good that {he} took another. And another!",
            "Nibble, nibble. When {he} looked again, {half of it|a big piece} was gone.",
            "One bite became two, and two became three. Oh dear!",
        )
        s.say(
            "{hero} felt {sorry|bad|ashamed}. What would {elder} say?",
            "Now {he} {was full, but not happy|felt bad}.",
            "{He} wished {he} had waited.",
        )
        worry = "I ate some of it on the way"
    elif way == "lost_time":
        s.say(
            "There was so much to see! {He} looked at a {beetle|snail|bird}, at a cloud and at a puddle.",
            "{He} made a little dam in a ditch. {He} made a second one. The time went by.",
            "On the way, {he} rolled down a hill, climbed up and rolled down again. It was too much fun to stop.",
            "{He} followed a {cat|rabbit|butterfly} this way and that way.",
        )
        s.say(
            "When {he} looked up, the sun was low. {elder} was waiting!",
            "Then {he} remembered {elder}. It was late!",
            "The light turned gold. Oh no! {He} should have been there long ago.",
        )
        s.say(
            "{He} ran the rest of the way.",
            "Now {he} hurried as fast as {he} could.",
            "{He} did not stop again, not even for a {red|yellow} bird.",
        )
        worry = "I forgot the time"
    else:
        tree = s.chance(0.4)
        s.say(
            *(
                ["But a big tree had fallen across the path.", "Halfway there, a huge tree lay on the path."]
                if tree
                else [
                    "Soon {he} came to {a stream|a little river}, and the bridge was broken.",
                    "Then the path was full of water. It had rained a lot in the night.",
                    "But there was a stream in the way, and the old bridge was gone.",
                ]
            )
        )
        for attempt in s.sample(
            [
                "{He} tried to go around, but there were thorns on one side and {deep|soft} mud on the other.",
                "{He} waited for someone to come. Nobody came.",
                "{He} pushed it with all {his} might, but it did not move."
                if tree
                else "{He} took three steps back and looked at it. It was too wide to jump.",
                "{He} thought of going home. But {elder} was waiting!",
            ],
            s.turns(1, 2),
        ):
            s.say(attempt)
        s.say(
            *(
                [
                    "At last, {he} saw a gap under the trunk. {He} pushed the basket through and crept after it.",
                    "Then {he} broke off some small branches, one by one, until there was a hole to climb through.",
                    "In the end, {he} climbed over it, very slowly, with {obj} held high.",
                ]
                if tree
                else [
                    "At last, {he} found some big flat stones and put them down, one after another. It made a "
                    "fine path!",
                    "Then {he} saw a long board by a fence. {He} pushed it until it made a bridge.",
                    "In the end, {he} went slowly, with {obj} held high, and got across with {only one|just one} "
                    "wet foot.",
                ]
            )
        )
        worry = "The way was hard"
    s.par(0.5)
    s.say(
        "{elder} {opened the door|was sitting by the door|saw {him} from far away}.",
        "Knock, knock! {elder} opened the door.",
        "And there was {elder}, waving {from the garden|at the gate|from the window}.",
        "At last, {he} came to the little house. {elder} was already {waiting|making tea}.",
        "Before {he} could knock, the door flew open, and there was {elder}.",
    )
    s.talk(
        "elder",
        "What a lovely surprise!",
        "My dear, how you have grown!",
        "Come in, come in! The tea is hot.",
        "I was hoping that you would come.",
        "There is my favorite visitor!",
        mood="happy",
        instead=["{elder} gave {him} a big hug.", "{elder} was so happy to see {him}."],
    )
    if way in ("share", "slip", "tempt", "lost_time"):
        s.talk(
            "hero",
            f"I am sorry. I had something nice for you, but {worry[0].lower() if worry[0] != 'I' else 'I'}{worry[1:]}.",
            f"{worry}. Are you angry?",
            f"Please do not be sad. {worry}.",
            f"I have to tell you something. {worry}.",
            mood="sad",
            instead=["{hero} told {elder.him} everything.", "{hero} looked down and told the truth."],
        )
        s.talk(
            "elder",
            "You are here. That is the best gift of all.",
            *(["I am glad that you told me."] if way != "lost_time" else []),
            "I did not wait for a gift. I waited for you.",
            *(["You did the right thing. I am proud of you."] if way == "share" else []),
            *(["This is the nicest present I ever got."] if way == "slip" else []),
            *(["I did the very same thing when I was little."] if way in ("tempt", "lost_time") else []),
            mood="kind",
            instead=["{elder} only laughed and held {him} tight.", "{elder} was not angry at all."],
        )
    else:
        s.talk(
            "hero",
            "The way was hard, but I wanted to see you.",
            "Look what I brought!",
            "Nothing could stop me!",
            "I had to build my own path.",
            mood="proud",
            instead=["{hero} told {elder} about the way."],
        )
        s.talk(
            "elder",
            "You are a clever one!",
            "You came all that way for me?",
            "I am so proud of you.",
            "Now sit down and rest, my dear.",
            mood="happy",
            instead=["{elder} was very proud of {him}."],
        )
    s.par(0.3)
    food_ok = way != "slip"
    afternoon = [
        "They sat by the {stove|window}, and {elder} told stories of long ago.",
        "{elder} showed {him} old pictures and a box full of {buttons|shells}.",
        "They played a game, and {elder} won every time.",
        "Then {elder} taught {hero} an old song.",
        "They drew a picture of a {whale|sheep|ship} and hung it on the wall.",
    ]
    if food_ok:
        afternoon += [
            "Together they ate {what was left|it} and drank hot {tea|cocoa}."
            if way in ("share", "tempt")
            else "Together they ate {obj}, and it {was|tasted} {@yummy}.",
        ]
    elif s.vars["present"] == "a song":
        afternoon = ["{hero} sang {his} song, and {elder} {danced around the table|wiped away a happy tear}."]
    else:
        s.say(
            "{elder} put {his} present on the table, where everyone could see it.".replace(
                "{his} present", "the present"
            )
        )
    for line in s.sample(afternoon, s.turns(1, 2)):
        s.say(line)
    end(
        s,
        [
            "When it was time to go, {hero} promised to come again soon.",
            "{elder} waved until {hero} was only a tiny dot on the path.",
            "On the way home, {hero} still {felt|had} that hug around {his} shoulders.",
            "After that, {hero} visited {elder} every {week|Sunday}.",
            "That night, {hero} stayed with {elder} and slept in the softest bed in the world.",
            "It was hard to say who was happier, {hero} or {elder}.",
        ],
        [
            "The best gift is your time.",
            "Those who love us do not need a gift." if way != "block" else "Do not give up on the way to a friend.",
            "It is always good to tell the truth." if way in ("tempt", "slip") else "Love makes a long way short.",
            "Do not forget to visit those you love.",
        ],
        general=0.15,
        friend=False,
    )


# --------------------------------------------------------------------------------------------------------------------
@plot(
    hero="legs !tiny !toy !grown",
    friend="legs !tiny !toy !grown",
    place="out !food !people !play !high",
    worlds="town farm castle shore forest",
    weather="cloudy",
    time="morning day afternoon",
    gists=[
        "who walks in the fog",
        "who sees something strange in the fog",
        "and {friend.a} in a thick fog",
        "and a foggy day",
    ],
)
def lost_in_fog(s: Story) -> None:
    """Fog makes the world strange; a scary shape turns out to be something ordinary."""
    s.open()
    s.par()
    s.say(
        "{One_day}, a thick fog came and hid {everything|the whole world}.",
        "{One_day}, the fog was as thick as {soup|milk|wool}.",
        "{One_day}, {hero} looked out, and the world was gone. There was only fog, white and still.",
        "Then the fog came. First it hid the hills, and then it hid the trees.",
        "It was so foggy that the {trees|roofs} {seemed to float|were gone}.",
        "Everything was white, but it was not snow. It was fog.",
    )
    s.say(
        "{hero} and {friend} were on their way {place.to} and could not see where they were going.",
        "{hero} wanted to go {place.to} anyway, and {friend} came along.",
        '"Let us go {place.to}," said {hero}. "It is like a secret world." {Friend} was not so sure, but '
        "{friend.he} came along.",
        "{hero} and {friend} were {place.in}. They could hardly see each other.",
        "{friend} {wanted|had} to bring something {place.to}, so {hero} went along to keep {friend.him} company.",
    )
    s.talk(
        s.pick(["hero", "friend"]),
        "I cannot see a thing!",
        "Stay close to me.",
        "Are you still there?",
        "It feels like walking inside a cloud.",
        "It is so quiet. Even the birds are still.",
        "Which way is home?",
        mood=s.pick(["", "scared"]),
        instead=[
            "They stayed very close together.",
            "It was like walking inside a cloud.",
            "Even the birds were still.",
        ],
    )
    if s.size != "short" and s.chance(0.6):
        s.say(
            "They walked slowly, one step at a time.",
            "They counted their steps, so that they could find the way back.",
            "Every sound was strange. Drip, drip. Tap, tap.",
            "A branch looked like an arm. A bush looked like a bear.",
            "{friend.name} bumped into a fence. {hero.name} bumped into {friend}. Both laughed a little.",
        )
    shapes = [
        ("a giant with long, thin arms", "an old tree with bare branches", "It did not move, and it did not speak"),
        ("a huge gray monster with one eye", "a boulder with a round hole in it", "It sat there without a sound"),
        ("a tall man in a big coat", "a post with a wet blanket on it", "It waved one sleeve in the wind"),
        ("a dark thing with two horns", "a lost goat", "It went bump, bump, bump"),
        ("something big that puffed and snorted", "a friendly cow", "It came closer and closer"),
        ("a ghost, all white and wobbly", "a sheet on a line", "It flapped softly"),
        ("a long gray snake", "a rope that somebody had lost", "It lay right across the path"),
        ("a thing with a hundred legs", "a row of ducks on their way home", "It wobbled and whispered"),
        ("a round thing with a hump", "a very old turtle", "It crept along, slowly, slowly"),
    ]
    banned = {"town": "cow goat", "shore": "cow goat", "forest": "cow sheet blanket", "castle": "cow", "farm": "-"}[
        s.world
    ]
    banned = [*banned.split(), s.roles["hero"].kind.name, s.roles["friend"].kind.name]
    shapes = [x for x in shapes if not any(w in x[1] for w in banned)]
    shape, truth, moves = s.pick(shapes)
    s.set(shape=shape, truth=truth, moves=moves)
    s.par(0.5)
    s.say(
        "{@suddenly}, they saw {shape}. {moves}.",
        "Then {friend} stopped. In front of them was {shape}!",
        "What was that? Something stood in the fog. It looked like {shape}.",
        "{hero} looked up and held {his} breath. There, in the fog, was {shape}. {moves}.",
        "And then, out of the fog, came {shape}!"
        if moves.startswith("It came") or "went" in moves
        else "And then the fog moved, and there was {shape}!",
    )
    s.talk(
        "friend",
        "Do you see that?",
        "Run!",
        "It is looking at us!",
        "I want to go home.",
        "What is it? Is it alive?",
        mood="scared",
        instead=["{friend} wanted to run away.", "They did not dare to move."],
    )
    s.beat("scared", p=0.5, a="hero")
    tries = s.sample(
        [
            "They hid behind a bush and waited. {It was still there.|Nothing changed.}",
            '"Hello?" {hero} called in a very small voice. Nobody answered.',
            "{hero} threw a pebble. Plop! Nothing happened."
            if s.has("hands") and s.has("hands", "friend")
            else "{hero} stamped {his} foot. Nothing happened.",
            "They tried to go around it, but the fog was too thick.",
            "They closed their eyes and counted to ten. When they looked again, it was still there.",
        ],
        s.turns(0, 2),
    )
    for t in tries:
        s.say(t)
    s.say(
        "{hero} took a deep breath and went closer, one step, and then another.",
        "Running away in the fog was no good idea, so {hero} {went|crept} closer.",
        "{hero} was afraid, but {he} was also curious. {He} went a little closer.",
        "{Side by side|Slowly}, the two of them went closer and closer.",
        "Somebody had to look. {hero} took one step, and {friend} came right behind {him}.",
    )
    s.say(
        "And then {he} began to laugh. It was only {truth}!",
        "It was no monster at all. It was {truth}!",
        "Now {he} could see it clearly. {shape}? No, it was {truth}!",
        "What do you think it was? It was {truth}!",
        "The closer they came, the less scary it looked. In the end, it was only {truth}.",
    )
    s.talk(
        s.pick(["hero", "friend"]),
        "And we were afraid of that!",
        "The fog played a trick on us.",
        "Hello there, you silly old monster!",
        "I knew it all the time. Well, almost.",
        "Fog makes everything look bigger.",
        mood="happy",
        instead=["They laughed and laughed.", "The fog had played a trick on them."],
    )
    alive = any(w in truth for w in ("goat", "cow", "ducks", "turtle"))
    if alive and s.chance(0.6):
        if "ducks" in truth:
            s.say(
                "The ducks did not mind the fog. The two friends followed them, and soon they were back on the path.",
                "The ducks knew the way, so {hero} and {friend} walked behind them in a row.",
            )
        else:
            s.say(
                "It was lost, too, so they took it along.",
                "It was glad to have company and came along with them.",
                "It was just as scared as they were. {hero} spoke to it softly until it was calm.",
            )
    s.par(0.5)
    s.say(
        "Little by little, the sun came out, and the fog went away.",
        "Then a soft wind came and blew the fog away.",
        "Slowly, the world came back: first the path, then the trees, and at last the blue sky.",
        "They heard a bell ring at home and followed the sound.",
        "After that, they knew the way. Every strange shape was just an old friend in a gray coat.",
        "When the fog was gone, they saw that they were very close to home.",
    )
    end(
        s,
        [
            "Now, when it is foggy, {hero} and {friend} go out to look for monsters.",
            "Since then, {hero} has liked the fog.",
            "Whenever {hero} sees a strange shape, {he} goes a little closer and looks again.",
            "{hero} and {friend} told everyone about the monster, and it grew bigger each time.",
            "They walked home through the last bits of fog and made scary faces at each other.",
            "That night, {hero} dreamed of a monster, and it was a very nice one.",
        ],
        [
            "Things look scary when we cannot see them well.",
            "Take a closer look before you run away.",
            "Together it is easier to be brave.",
            "Many monsters are only shadows.",
            "Being brave is to be afraid and still take one more step.",
        ],
        general=0.3,
    )
