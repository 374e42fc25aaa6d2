# ruff: noqa: E501 (long templates)
"""Stories that happen at home: sleep, the dark, being sick, lost and broken things, rain and mess."""

from models.recipe.plots import plot
from models.recipe.story import Story

LAND = "town farm castle house shore snow forest"
SMALL = "child/animal legs eats !grown !big !bug !owl"


def _family(s: Story) -> None:
    """A teacher does not tuck anybody in: make a parent of one."""
    elder = s.roles["elder"]
    if elder.rel == "teacher":
        elder.rel = s.pick(("mom", "mama", "grandma") if elder.pron == "she" else ("dad", "papa", "grandpa"))
        elder.short = elder.rel.capitalize() if s.chance(0.5) else None


def _night(s: Story) -> None:
    """The slot {night}: "one night" if no day was named yet, else "that night"."""
    s.set(night="that night" if "day" in s.flags else s.pick(("one night", "one night", "one dark night")))
    s.flags.add("day")


def _finish(s: Story, morals: tuple, endings: list) -> None:
    """An ending of our own, for stories that end in bed or at home."""
    moral = morals and s.morals
    if not moral or s.size != "short" or s.chance(0.4):
        s.par(0.4)
        s.say(*endings)
    if moral:
        s.say(*morals)


NIGHT_ENDS = [
    "Soon {hero} was fast asleep.",
    "{hero} closed {his} eyes, and a {sweet|happy|soft} dream began.",
    "And {hero} slept until the sun came up.",
    "{hero} yawned once, yawned twice, and was asleep.",
    "The moon looked in and saw that {hero} was asleep.",
    "All was quiet. Good night, {hero.raw}!",
    "That night, {hero} dreamed of {warm sunshine|a boat made of clouds|flying over the hills|a garden full of stars}.",
    "In the morning, {hero} woke up with a big smile.",
    "The next morning, {hero} told everyone how well {he} had slept.",
    '"Good night, world," {hero} {whispered|said}, and {he} fell asleep.',
    "The house was still. {hero} was warm and safe.",
    "And if nobody woke {him}, {hero} slept for ten hours.",
    "{elder} kissed {him} good night and closed the door softly.",
    "{elder} stayed until {hero} was asleep.",
    "After that night, {hero} {liked|looked forward to} bedtime.",
]

HOME_ENDS = [
    "{hero} felt {warm|light|good} inside.",
    "It was a day that {hero} would {never forget|always remember}.",
    "{elder} gave {hero} a big hug.",
    "{hero} and {elder} {smiled at each other|sat close together until it was dark}.",
    "That night, {hero} slept very well.",
    "And that was the end of a very {long|strange|good} day.",
    '"I love you," said {elder}. "I love you too," said {hero}.',
    '"You are a good {hero.kind}," {elder} said.',
    "At supper, they had {hero.food}, and everything tasted twice as good.",
    "What a day it had been!",
    "{elder} was proud of {hero}, and {hero.he} was a little proud too.",
    "And {hero} did not forget it for the rest of {his} life.",
    "That evening, they all sat together and {told stories|sang a song|laughed about it}.",
    "{hero} was {@happy}.",
]


@plot(
    hero=SMALL,
    elder="",
    worlds=LAND,
    gists=["who cannot sleep", "who lies awake at night", "who cannot fall asleep", "and a long night without sleep"],
)
def cannot_sleep(s: Story) -> None:
    """Something keeps the hero awake; tricks do not help; someone kind does."""
    _family(s)
    s.open(friend=False)
    s.par()
    _night(s)
    reason = s.pick(("noise", "worry", "joy", "thoughts", "miss"))
    s.say(
        "{Night}, {hero} could not sleep.",
        "{Night}, {hero} went to bed early, but sleep did not come.",
        "{Night}, {hero} lay in bed with wide open eyes.",
        "It was late. Everyone was asleep, but {hero} was not.",
        "Bedtime came, and {hero} climbed into bed. {He} closed {his} eyes. Then {he} opened them again.",
        "{Night}, the moon was up and the house was quiet. Only {hero} was awake.",
        "{Night}, when all the others were sleeping, {hero} was still awake.",
        '"Good night," said {elder} {night}, and the light went out. But {hero} was not sleepy at all.',
    )
    s.maybe(
        0.6,
        "{He} turned to the left. {He} turned to the right.",
        "The pillow was too flat, and the blanket was too hot.",
        "{He} lay on {his} back. {He} lay on {his} tummy. Nothing felt right.",
        "First {his} feet were too cold. Then they were too warm.",
        "The minutes went by, very, very slowly.",
    )
    told = s.chance(0.55)
    if reason == "noise":
        if s.weather == "rainy":
            s.set(noise=s.pick(("drip, drip, drip", "plip, plop, plip")), cause="a little drop that fell into a bucket")
        elif s.weather == "windy":
            s.set(noise=s.pick(("tap, tap, tap", "scratch, scratch")), cause="a thin branch that touched the window")
        else:
            sounds = (
                ("tick, tock, tick", "an old clock behind the door"),
                ("hoo, hoo", "an owl that sat on the roof"),
                ("creak, creak", "a door that was not quite shut"),
                ("chirp, chirp, chirp", "a tiny cricket under the window"),
            )
            noise, cause = s.pick(sounds)
            s.set(noise=noise, cause=cause)
        told = True
        s.say(
            "There was a sound in the dark. It went {noise}. It did not stop.",
            "{noise}, went something in the dark. What could it be?",
            "Every time {he} was almost asleep, something went {noise}.",
            "{He} heard a sound. It was not loud, but it went {noise}, again and again.",
            "Because something went {noise}, {he} could not close {his} eyes.",
        )
    elif reason == "worry":
        worry = s.pick(
            (
                "the first day of school",
                "the long trip in the morning",
                "the big race in the morning",
                "the song that {0} had to sing in front of everyone the next day",
                "the swimming lesson the next day",
                "the first night at a new place, which was to come soon",
            )
        )
        mine = worry.replace("{0} had to sing in front of everyone the next day", "I have to sing in front of everyone")
        mine = mine.replace("the next day", "tomorrow").replace(", which was to come soon", "")
        s.set(worry=worry.format(s.roles["hero"].pron), myworry=mine)
    elif reason == "joy":
        joys = (
            "{0} birthday",
            "the big picnic",
            "the fair",
            "the visit of a good friend",
            "the first trip of the year",
        )
        joy = s.pick(joys)
        his = "her" if s.roles["hero"].pron == "she" else "his"
        s.set(joy=joy.format(his), myjoy=joy.format("my"))
    if told and reason == "worry":
        s.say(
            "{He} had to think of {worry}. What if it went wrong?",
            "{He} was worried about {worry}.",
            "There was a knot in {his} tummy, because {he} kept thinking of {worry}.",
            "All {he} could think of was {worry}.",
        )
    elif told and reason == "joy":
        s.say(
            "The next day would bring {joy}, and {he} could hardly wait.",
            "{He} was much too excited. Tomorrow was the day of {joy}!",
            "How could anyone sleep before {joy}?",
            "{He} was so happy about {joy} that {his} toes would not lie still.",
        )
    elif told and reason == "thoughts":
        s.say(
            "{His} head was full of thoughts, and they ran around like {mice|little goats|busy ants}.",
            "So many questions jumped around in {his} head. Why is the sky so high? Where does the wind sleep?",
            "When {he} closed {his} eyes, a hundred thoughts woke up.",
            "One thought came, and it brought another, and soon there was a whole crowd.",
        )
    elif told and reason == "miss":
        s.say(
            "{He} missed {his} friend, who had moved far away.",
            "{His} best friend had moved to another town, and {he} missed that friend very much.",
            "The day before, a good friend had moved away. The night felt empty.",
        )
    s.par(0.3)
    tries = [
        "{He} counted sheep. One, two, three, four. But number five {fell over its own feet|stopped to eat grass}"
        ", and {hero} had to {laugh|start again}.",
        "{He} hummed a {slow|sleepy} song. By the end of it, {he} was more awake than before.",
        "{He} tried to yawn. It was only a small yawn, and it did not help.",
        "{He} drank a little water. Now {he} was awake and full of water.",
        "{He} pulled the blanket over {his} head, but it was too hot under there.",
        "{He} tried to lie as still as a stone. Then {his} nose began to itch.",
        "{He} turned the pillow over. The other side was cool and nice, but sleep did not come.",
        "{He} looked out at the stars and counted them. There were too many."
        if s.weather not in ("rainy", "cloudy", "snowy", "windy")
        else "{He} looked out of the window. Even the trees were asleep.",
        "{He} thought of boring things, such as {gray socks|plain porridge|a long white wall}. It did not work.",
        "{He} closed one eye, and then the other. Both of them popped open again.",
    ]
    starts = ("First, ", "Then ", "After that, ")
    for i, way in enumerate(s.sample(tries, s.turns(1, 3))):
        lead = starts[i] if s.chance(0.4) else ""
        s.say(lead + way.replace("{He}", "{he}", 1) if lead else way)
    s.par()
    s.say(
        "At last, {he} went to find {elder}.",
        "So {he} got up and tiptoed to {elder}.",
        "In the end, {he} called for {elder}, and {elder.he} came {right away|with sleepy eyes|in soft slippers}.",
        "The floor creaked. It was {elder}, who looked in to see if everything was all right.",
        "When {elder} heard that {hero} was awake, {elder.he} came and sat on the bed.",
        "Softly, the door opened, and {elder} came in.",
    )
    s.talk(
        "elder",
        "Why are you still awake?",
        "Can't you sleep, {hero.call}?",
        "It is so late. What is the matter?",
        "My dear, you should be asleep. Tell me what is wrong.",
        "Are you still up? What keeps you awake?",
        mood="soft",
        instead="{elder} asked what was wrong.",
    )
    if reason == "noise":
        s.talk(
            "hero",
            "Something goes {noise}.",
            "Listen! It goes {noise}. I do not like it.",
            "There is a strange sound. {noise}!",
            "I hear something in the dark. It goes {noise} all the time.",
            mood="scared",
            instead="{hero} pointed into the dark. They both listened.",
        )
        s.say(
            "They went to look for it together, hand in hand."
            if s.has("hands")
            else "Together, they went to look for it.",
            "{elder} lit a candle, and the two of them went to see.",
            "They listened at the wall, at the window and at the door.",
            "So they got up and followed the sound, step by step.",
        )
        s.say(
            "And what was it? It was only {cause}!",
            "There it was: {cause}. That was all!",
            "Then they found it. It was nothing but {cause}.",
            "When they saw it, they had to laugh. It was just {cause}.",
        )
        s.talk(
            "hero",
            "That is not scary at all!",
            "So it was you all the time!",
            "Now it sounds like a little song.",
            "How silly of me! It is so small.",
            mood="happy",
            instead="{hero} was not afraid of it anymore.",
        )
        s.say(
            "Back in bed, {hero} listened again. Now the sound {was like a lullaby|was like a friend|made {him} sleepy}.",
            "They went back to bed. {noise}, went the sound, and it made {hero} {very|so} sleepy.",
            "Now that {he} knew what it was, {hero} did not mind the sound. {He} even liked it.",
        )
    else:
        if reason == "worry":
            s.talk(
                "hero",
                "I am afraid of tomorrow. I keep thinking of {myworry}.",
                "It is because of {myworry}.",
                "What if it all goes wrong? I mean {myworry}.",
                "I think of {myworry}, and then my tummy hurts.",
                mood="sad",
                instead="{hero} was worried about {worry}, and {he} told {elder} so.",
            )
            s.talk(
                "elder",
                "I was afraid once too, and it went well. You will see.",
                "You do not have to be perfect. Just do your best.",
                "Think of one nice thing that may happen tomorrow.",
                "I will be with you all the time.",
                "Worries look big at night. In the morning, they are small.",
                mood="kind",
                instead="{elder} held {hero} close and told {him} that it would be all right.",
            )
            s.say(
                "{hero} thought about that. The knot in {his} tummy grew smaller and smaller.",
                "That helped. The worry was now as small as a {pea|button|mouse}.",
                "When {hero} heard that, {he} could breathe again.",
                "All at once, tomorrow did not look so bad.",
            )
        elif reason == "joy":
            s.talk(
                "hero",
                "I can't wait for tomorrow!",
                "Is it morning yet?",
                "I am too happy to sleep. I keep thinking of {myjoy}.",
                "I keep thinking of {myjoy}! How can I sleep?",
                mood="happy",
                instead="{hero} was too excited about {joy}.",
            )
            s.talk(
                "elder",
                "The faster you sleep, the faster the morning comes.",
                "If you sleep now, you will not be tired when the fun starts.",
                "Close your eyes, and tomorrow will come all by itself.",
                "Sleep is the shortest road to tomorrow.",
                mood="soft",
                instead="{elder} said that tomorrow comes fastest for those who sleep.",
            )
            s.say(
                "{hero} had not thought of that. {He} lay down at once.",
                "That made sense. {hero} wanted the morning to come soon, so {he} closed {his} eyes.",
                "{elder} drew slow circles on {hero}'s back, around and around.",
                "So {hero} took a deep breath, and another one, and {his} toes lay still at last.",
            )
        elif reason == "thoughts":
            s.talk(
                "hero",
                "My head is too full.",
                "My thoughts will not stop running around.",
                "I have too many questions in my head.",
                "I think and think, and I cannot stop.",
                mood="sad",
                instead="{hero} said that {his} head was too full.",
            )
            s.say(
                "{elder} brought an empty box. They put every thought into it, one by one, and closed the lid.",
                "{elder} said that the thoughts could sleep under the pillow until morning.",
                "So {elder} told a long, slow story about a snail who walked around a lake. There was no room for other "
                "thoughts.",
                "They told all the thoughts to the moon. The moon would keep them safe until morning.",
                "{elder} sang a very old song, and one thought after another fell asleep.",
            )
        else:
            s.talk(
                "hero",
                "I miss my friend who moved away.",
                "My friend is so far away now.",
                "My friend has moved away. What if I am forgotten?",
                "My friend has moved away. Who will play with me now?",
                mood="sad",
                instead="{hero} said that {he} missed {his} friend, who lived far away now.",
            )
            s.talk(
                "elder",
                "Your friend sees the same moon as you do.",
                "A good friend stays in your heart, even far away.",
                "Tomorrow we will send your friend a letter.",
                "We will go and visit your friend very soon.",
                mood="kind",
                instead="{elder} said that friends far away still see the same moon.",
            )
            s.say(
                "{hero} looked up at the moon and waved. It felt good.",
                "{hero} smiled a little. That was a nice thought to fall asleep with.",
                "Now {hero} did not feel so alone.",
            )
    s.maybe(
        0.5,
        "{elder} pulled the blanket up to {hero}'s chin.",
        "{hero}'s eyes grew heavy.",
        "A big yawn came, and this time it was a real one.",
        "The bed was soft and warm at last.",
    )
    _finish(
        s,
        (
            "When something keeps you awake, tell somebody.",
            "Things that seem big at night are small in the morning.",
            "It is easier to sleep when you have told what is on your mind.",
            "A kind word is better than counting sheep.",
        ),
        NIGHT_ENDS,
    )


@plot(
    hero=SMALL + " !cat !kitten !mole",
    elder="",
    obj="light lose !candle",
    worlds=LAND,
    gists=[
        "who is afraid of the dark",
        "who sees a strange shadow at night",
        "and a shadow on the wall",
        "who learns not to fear the dark",
    ],
)
def afraid_of_the_dark(s: Story) -> None:
    """A shadow looks like something terrible; light shows what it really is."""
    _family(s)
    s.open(friend=False)
    s.par()
    _night(s)
    shapes = [
        pair
        for pair in (
            ("a monster with two horns", "a chair with a towel on it"),
            ("a giant with long arms", "a coat on a hook"),
            ("a dragon with a spiky back", "a row of old boots on a shelf"),
            ("a big bird with dark wings", "an open umbrella in the corner"),
            ("a witch with a long nose", "a hat on top of a broom"),
            ("a hungry wolf with big ears", "a pillow that stood on its end"),
            ("a snake with a fat head", "a long scarf that hung from the door"),
        )
        if s.roles["hero"].kind.name not in pair[0]
    ]
    shape, real = s.pick(shapes)
    s.set(shape=shape, real=real)
    s.maybe(
        0.7,
        "There was only one thing {he} did not like. It was the dark.",
        "By day, {hero} was not afraid of anything. But nights were different.",
        "{hero} had a secret. {He} was afraid of the dark.",
        "When the light went out, {hero} always hid under the blanket.",
        "{hero} loved the day, but {he} did not love the night.",
    )
    s.say(
        "{Night}, {hero} lay in bed in the dark.",
        "{Night}, {hero} woke up, and everything was black.",
        "{Night}, the light went out, and {hero} was alone in {his} room.",
        "{Night} was very dark. There was no moon, and {hero} could not see {his} own nose.",
        "{Night}, {elder} said good night and put out the light. The room turned dark and strange.",
        "{Night}, when {hero} was in bed, {he} opened one eye and looked around.",
    )
    s.say(
        "In the corner stood {shape}!",
        "What was that? Over there, in the corner, was {shape}!",
        "Then {he} saw it. It was {shape}, and it did not move.",
        "Something was standing by the wall. It looked like {shape}.",
        "A shadow stood near the door. It was as tall as {shape}. No, it was {shape}!"
        if s.chance(0.3)
        else "Near the door, {he} saw {shape}.",
        "There, in the dark, {he} saw {shape}.",
    )
    s.beat("scared", a="hero")
    s.maybe(
        0.4,
        "{He} {held {his} breath|made {himself} very small} and waited.",
        "Was it coming closer? It was hard to say.",
        "Nobody else was awake. It was very, very quiet.",
    )
    s.par(0.3)
    tries = [
        "{He} hid under the blanket and counted to {ten|twenty}. When {he} looked again, it was still there.",
        '"Go away," {hero} whispered. It did not go away.',
        "{He} closed {his} eyes. But that only made it darker.",
        "{He} tried to sing a brave song, but only a tiny squeak came out.",
        '{He} said, "I am not afraid." But {his} knees did not believe it.',
        "{He} threw a sock at it. It did not even blink.",
        "{He} thought of sunny things. It helped a little, but not enough.",
        "{He} waited for the morning, but the morning was far away.",
    ]
    for way in s.sample(tries, s.turns(1, 2)):
        s.say(way)
    s.par()
    s.set(both_two="the two of them")
    helped = s.chance(0.6)
    if helped:
        s.say(
            "At last, {he} called for {elder}.",
            "So {he} jumped out of bed and ran to {elder}.",
            'Then {he} could not wait any longer. "Help!" {he} called, and {elder} came at once.',
            "In the end, {he} woke {elder}.",
        )
        s.talk(
            "hero",
            "There is {shape} in my room!",
            "Come quickly! I saw {shape}!",
            "Please help me. It is {shape}!",
            "I am so scared. {shape} is standing there!",
            mood="scared",
            instead="{hero} told {elder} about {shape}.",
        )
        s.talk(
            "elder",
            "Let us look at it together.",
            "Really? That I must see.",
            "Take this light. We will go and say hello.",
            "The dark likes to play tricks. Come, I will show you.",
            "I am here. Nothing can hurt you.",
            mood="kind",
            instead="{elder} did not laugh. {elder.he} took {hero} along to have a look.",
        )
        s.say(
            "{elder} {lit|brought|held up} {obj.a}, and {both_two} went to the corner.",
            "With {obj.a} in front of them, they went closer, step by step.",
            "{elder} gave {obj.a} to {hero}. {Slowly|Bravely}, {hero} went closer.",
            "They took {obj.a} and tiptoed through the dark.",
        )
    else:
        s.say(
            "Next to the bed was {obj.a}. {hero} took it {with shaking paws|very slowly}."
            if s.has("animal hands")
            else "Next to the bed was {obj.a}. {hero} reached for it very slowly.",
            "Then {he} remembered {obj.a} under {his} bed. {He} took it and lit it."
            if s.has("lantern", "obj")
            else "Then {he} remembered {obj.a} under {his} bed. {He} turned it on."
            if s.has("flashlight/lamp", "obj")
            else "Then {he} remembered {obj.a} that stood by the bed. {He} made it shine.",
            "{elder} had left {obj.a} by the bed. {hero} stretched out for it, and soon it was shining.",
        )
        s.talk(
            "hero",
            "I will count to three, and then I will look.",
            "I want to know what you are!",
            "I am small, but I am brave.",
            "Who are you? Tell me!",
            "If you are nice, I will be nice too.",
            instead="{He} took a deep breath and got out of bed.",
        )
        s.say(
            "Step by step, {hero} went closer.",
            "One step. Two steps. Three steps. {His} heart went thump, thump, thump.",
            "{hero} was still afraid, but {he} went on.",
            "{He} held up {obj} and looked.",
        )
    s.say(
        "The light fell on it. It was only {real}!",
        "And there it was: {real}. That was all!",
        "When the light touched it, the shadow was gone. It was just {real}.",
        "What did they see? They saw {real}!" if helped else "What did {he} see? It was {real}!",
        "Oh! There was no monster at all. There was only {real}."
        if "monster" in shape
        else "Oh! It was not alive at all. It was only {real}.",
    )
    s.talk(
        "hero",
        "Is that all?",
        "It is only {real}!",
        "How silly! I know you very well.",
        "And I was afraid of that!",
        "The dark made it look so big.",
        "Good evening. You gave me a big scare!",
        mood="happy",
        instead="{hero} {laughed out loud|had to laugh}.",
    )
    s.maybe(
        0.6,
        "{He} turned the light off and on again. Off, and it was {shape}. On, and it was {real}. Now it was a game.",
        "Then {he} made {his} own shadows on the wall: {a rabbit|a bird}, {a swan|a fish} and a funny face.",
        "{He} put the thing away, and the corner was empty.",
        "{He} gave it a name, so that it would be a friend.",
        "With the light, the room looked just the same as by day.",
    )
    s.say(
        "Then {hero} put out the light by {himself}. The dark was just the dark.",
        "{hero} went back to bed and looked into the dark. It was soft, like {a blanket|black velvet}.",
        "Now {hero} knew it: in the dark, everything is the same as by day, only without color.",
        "After that, {hero} was not so afraid of the dark.",
        "{He} kept {obj} near the bed, but {he} did not need it again.",
        "When the light was out again, {hero} did not hide. {He} even waved at the corner.",
    )
    _finish(
        s,
        (
            "Most scary things are not scary in the light.",
            "To be brave is to look, even when you are afraid.",
            "The dark hides nothing but the things of the day.",
            "It is good to look closely before you are afraid.",
        ),
        NIGHT_ENDS[:12],
    )


@plot(
    hero="child/animal legs eats !grown !bug",
    elder="",
    friend="!grown",
    worlds=LAND,
    gists=[
        "who is sick in bed",
        "who catches a cold",
        "who must stay in bed and gets a visit",
        "and a friend who helps {hero.him} get well",
    ],
)
def sick_in_bed(s: Story) -> None:
    """The hero is sick and misses something nice; care and a friend make it better."""
    _family(s)
    s.open()
    s.par()
    plan = s.pick(("a picnic", "a race", "a party", "the fair", "a game of tag", "a treasure hunt"))
    s.set(plan=plan, plan2=plan.split(" ", 1)[1], theplan="the " + plan.split(" ", 1)[1])
    s.set(one_day2="the next day" if "day" in s.flags else s.pick(("one day", "one morning", "that morning")))
    if plan == "the fair":
        s.maybe(0.7, "The fair was in town, and {hero} wanted to see it.", "Everyone talked about the fair.")
    else:
        s.maybe(
            0.7,
            "There was going to be {plan}, and {hero} wanted to be there.",
            "Everyone was looking forward to {plan}.",
            "{hero} was looking forward to {plan}.",
        )
    s.say(
        "But when {hero} woke up {one_day2}, {he} did not feel well.",
        "Then {hero} began to sneeze. Achoo! Achoo!",
        "But {one_day2}, {hero} was sick.",
        "{Hero} wanted to get up {one_day2}, but {his} legs felt as weak as noodles.",
        "But something was wrong with {hero} {one_day2}. {He} was hot and tired.",
        "{One_day2}, {hero} did not want to play. {He} did not even want to eat {hero.food}.",
    )
    s.maybe(
        0.8,
        "{His} head was hot, and {his} {nose was red|throat hurt}.",
        "{He} coughed and sneezed, and everything hurt a little.",
        "{His} tummy made strange noises.",
        "First {he} was too hot, and then {he} was too cold.",
        "{His} voice was gone. Only a tiny squeak came out.",
    )
    s.say(
        "{elder} felt {his} head and {sent {him} back to|put {him} to} bed.",
        '"Oh dear," said {elder}. "You have to stay in bed today."',
        'When {elder} saw it, {elder.he} shook {elder.his} head. "No {plan2} for you today."'
        if plan.startswith("a ")
        else "When {elder} saw it, {elder.he} tucked {him} in at once.",
        "{elder} brought a thick blanket and put it around {him}.",
        "{elder} looked at {him} and knew at once that {he} was sick.",
    )
    s.talk(
        "hero",
        "But I will miss {theplan}!",
        "I do not want to stay in bed.",
        "It is not fair! The others can play outside.",
        "How long will it take?",
        "I feel awful.",
        "But I want to go to {theplan}!" if plan != "a game of tag" else "But I want to play tag!",
        mood="sad",
        instead=["{hero} was sad to miss {theplan}.", "Now {hero} would miss {theplan}, and that made {him} sad."],
    )
    s.talk(
        "elder",
        "Rest is the best medicine.",
        "There will be other days. Now close your eyes.",
        "First you must get well. I will take care of you.",
        "If you sleep, your body can fight the cold.",
        "I know it is hard. I will stay with you.",
        mood="soft",
        instead=[
            "{elder} said that {he} needed rest.",
            "{elder} stayed with {him} and said that it would soon be better.",
        ],
    )
    s.par(0.4)
    cares = [
        "{elder} cooked a {big|hot} pot of soup. {hero} ate {only three spoons|it all up}.",
        "{elder} put a cool, wet cloth on {his} head. It felt good.",
        "{elder} made tea with honey. {hero} drank it in little sips.",
        "{elder} read a long story. {hero} fell asleep before the end.",
        "There was medicine too. It tasted bad, but {hero} swallowed it bravely.",
        "{elder} sang softly and held {him} close.",
        "{hero} slept for {two|three} hours and dreamed of {flying fish|a blue tiger|a mountain of pillows}.",
        "{elder} opened the window a little, so that fresh air could come in.",
    ]
    for way in s.sample(cares, s.turns(1, 3)):
        s.say(way)
    s.par(0.5)
    s.maybe(
        0.4,
        "It was very quiet in the room, and {hero} felt lonely.",
        "From far away, {hero} could hear the others laugh. That made {him} sad.",
        "The afternoon was long. {hero} looked at the wall.",
    )
    visit = s.pick(("window", "gift", "gift", "string", "play"))
    s.say(
        "Then there was a knock. It was {friend}!",
        "In the afternoon, {friend} came to visit.",
        "Tap, tap! Somebody was at the window. It was {friend}.",
        "{friend} had heard that {hero} was sick, and {friend.he} came right away.",
        "When {friend} heard the news, {friend.he} did not want to play without {hero.him}. {Friend.he} came to {hero}'s bed instead.",
        "And who stood outside? It was {friend}!",
    )
    if visit == "window":
        s.say(
            "{friend} could not come in, so {friend.he} made funny faces through the glass.",
            "{elder} did not want {friend} to get sick too. So {friend} danced outside the window, and {hero} laughed.",
            "Through the window, {friend} told {him} everything that had happened outside.",
        )
    elif visit == "gift":
        s.add_thing("gift", "flower/picture/letter/book/apple/pear/leaf")
        s.say(
            "{friend.he} {had|brought} {gift.a} for {hero}.",
            "And look, {friend.he} had brought {gift.a}, just for {him}.",
            '"This is for you," {friend} said and gave {him} {gift.a}.',
            "{friend} put {gift.a} on the bed.",
        )
    elif visit == "string":
        s.say(
            "{friend.he} tied two cans to a long string. Now they could talk through the wall, and nobody got sick.",
            "{friend.he} wrote little notes and pushed them under the door. One said: Get well soon!"
            if s.has("hands", "friend")
            else "{friend.he} sang a song at the door: Get well, get well, get well soon!",
        )
    else:
        s.say(
            "They played a quiet game and guessed animal sounds.",
            "{friend} told {him} all about {theplan}, and it was almost as good as being there.",
            "{friend} told so many jokes that {hero} forgot {his} cold.",
            "{friend} sat with {him} and told {him} a story about a very lazy king.",
        )
    s.talk(
        "friend",
        "Without you it is no fun.",
        "We will have {plan} again when you are well."
        if plan.startswith("a ")
        else "We will go together when you are well.",
        "Get well soon! I miss you.",
        "Everybody says hello to you.",
        "I saved you a seat for next time.",
        mood="kind",
        instead="{friend} said that it was no fun without {hero}.",
    )
    s.say(
        "{hero} smiled for the first time that day.",
        "That was better than any medicine.",
        "All at once, {hero} felt much better.",
        "{hero} laughed so much that {he} forgot to cough.",
        "A warm feeling went all the way down to {his} toes.",
    )
    s.par(0.5)
    s.say(
        "Two days later, {hero} was well again and jumped out of bed.",
        "The next morning, {his} head was cool. {hero} was well!",
        "After {two|three} days, the cold was gone.",
        "When {hero} woke up the next day, nothing hurt anymore.",
        "Little by little, {hero} got better. Then, one morning, {he} was hungry again, and everyone was glad.",
    )
    s.maybe(
        0.7,
        "And what was the first thing {he} did? {He} ran to {friend}.",
        "{hero} ate a big breakfast and went out to play.",
        "{hero} thanked {elder} with a big hug.",
        "And they had another {plan2} soon, with {hero} this time."
        if plan.startswith("a ")
        else "And {hero} went to the fair after all.",
        "But oh no! Now {friend} had the cold. So {hero} went to visit {friend.him}, with soup and a story.",
    )
    s.close(
        "Care and kindness help us get well.",
        "A visit from a friend is good medicine.",
        "When you are sick, it is good to rest.",
        "Good friends do not forget you when you are sick.",
    )


@plot(
    hero=SMALL,
    elder="",
    obj="friend/blanket",
    own=True,
    worlds=LAND,
    gists=[
        "who cannot find {obj.a} at bedtime",
        "and {obj.a} that is gone at bedtime",
        "who cannot sleep without {obj.a}",
        "who looks for {obj.a} in the evening",
    ],
)
def lost_at_bedtime(s: Story) -> None:
    """The beloved thing is gone at bedtime; they look everywhere and find it in an unexpected spot."""
    _family(s)
    s.open(friend=False)
    s.par()
    _night(s)
    s.maybe(
        0.6,
        "{He} never went to bed without {obj}.",
        "Every night, {obj} lay next to {him} in bed.",
        "{He} could only sleep when {obj} was there.",
        "{obj} smelled like home.",
    )
    s.say(
        "{Night}, when it was time for bed, {obj} was gone.",
        "{Night}, {hero} put on {his} pajamas and looked for {obj}. It was not there!",
        "{Night}, {hero} climbed into bed and reached for {obj}. {His} bed was empty!",
        "{Night}, {elder} wanted to put out the light. But where was {obj}?",
        "{Night}, {hero} was very tired. But when {he} lay down, something was missing. It was {obj}!",
        'It was bedtime. "Wait!" {hero} cried {night}. {obj} was not in {his} bed.',
    )
    s.beat("sad", p=0.6, a="hero")
    s.talk(
        "hero",
        "I cannot sleep without {obj.my}!",
        "Where is {obj.my}?",
        "Oh no! {obj.my} is gone!",
        "{obj.my} is all alone in the dark!",
        "Who has seen {obj.my}?",
        "Please help me find {obj.my}!",
        mood="sad",
        to="elder",
        instead="{hero} did not want to sleep without it.",
    )
    s.talk(
        "elder",
        "Do not worry. We will find it.",
        "It cannot be far away.",
        "Let us look together.",
        "Things do not run away. It must be somewhere.",
        "Think hard. Where did you have it last?",
        mood="kind",
        instead="{elder} helped to look for it.",
    )
    s.par(0.3)
    spots = [
        "They looked under the bed. There was only {dust and one old sock|a lost shoe|a marble and some dust}.",
        "{hero} looked behind the {door|curtain}. Nothing!",
        "{elder} looked in the {toy box|closet}. It was full of things, but {obj} was not there.",
        "They shook out the pillows. {A feather flew up|Two crumbs fell out}, but that was all.",
        "{hero} crawled under the table and bumped {his} head. Ouch! It was not there either.",
        "They looked on the chairs and beneath the chairs.",
        "{hero} even looked in the soup pot. Of course, {obj} was not in the soup pot.",
        "{elder} looked on the highest shelf, just to be sure. No luck!",
        "Was it in the basket by the door? No, there were only {apples|boots|old papers} in it.",
    ]
    for way in s.sample(spots, s.turns(2, 3)):
        s.say(way)
    s.maybe(
        0.5,
        "{hero} offered to sleep without it. {He} lay still for one minute. Then {his} lip began to shake.",
        "{elder} offered {him} another one, but it did not smell right.",
        "A big tear ran down {hero}'s nose.",
    )
    s.par()
    if s.chance(0.6):
        s.talk(
            "elder",
            "Let us walk through your day. What did you do this morning?",
            "Think back. What did you play today?",
            "Where did you go after lunch?",
            mood="soft",
            instead="Then {hero} sat down and thought about {his} day.",
        )
    found = ["fort", "pillow", "chair", "hero", "small"]
    if s.weather not in ("rainy", "snowy") and s.world != "snow":
        found += ["grass", "line"]
    found = s.pick(found)
    if found == "grass":
        s.say(
            "Then {hero} remembered. {He} had {had a picnic|played} in the grass, and {obj} had been there too!",
            "{hero} thought of the game in the yard. {He} had run in for supper and had left {obj} behind.",
        )
        s.say(
            "They took a lantern and went out. The grass was wet, and there it lay, right {under a bush|by the fence}.",
            "Outside, the moon was bright. By its light, they found {obj} in the grass.",
            "Out they went in their slippers. And there was {obj}, with a beetle on it, waiting in the grass.",
        )
    elif found == "fort":
        s.say(
            "Then {hero} remembered the cave {he} had built out of chairs. {He} ran to it and crawled in.",
            "All at once, {hero} knew it. {He} had built a tent behind the sofa that day!",
        )
        s.say(
            "There was {obj}, guarding the door.",
            "And inside, safe and dry, lay {obj}.",
        )
    elif found == "line":
        s.say(
            "Then {elder} laughed. {elder.he} had washed it that morning, because there was jam on it.",
            "Suddenly, {elder} clapped {elder.his} hands together. It was washing day!"
            if s.has("hands", "elder")
            else "Suddenly, {elder} laughed. It had been washing day!",
        )
        s.say(
            "{obj} was hanging on the line, clean and dry, in the light of the moon.",
            "There it hung on the clothesline, between two socks.",
        )
    elif found == "pillow":
        s.say(
            "At last, {hero} gave up and lay down. There was a lump under {his} pillow. It was {obj}!",
            "Then {elder} lifted {hero}'s own pillow. And what was there? It was {obj}!",
            "{hero} threw {himself} on the bed, and something soft was under the sheet. It was {obj}! It had been there "
            "all the time.",
        )
    elif found == "chair":
        s.say(
            "{elder} sat down in {elder.his} chair to think. Then {elder.he} jumped up again. {elder.he} had been sitting "
            "on {obj}!",
            "Then {hero} looked at {elder}'s big chair. Something was sticking out from under the cushion. It was {obj}!",
        )
    elif found == "hero":
        s.say(
            "Then {elder} began to laugh and pointed at {hero}'s back. {obj} was hanging there. {hero} had played super "
            "hero and had tied it on!"
            if s.has("blanket", "obj")
            else "Then {elder} began to laugh. {hero} had put {obj} in {his} backpack to show it to everyone, and the "
            "backpack was still on {his} back!",
        )
    else:
        s.say(
            "In the next room, {hero}'s baby {sister|brother} was asleep. And who was in the little one's arms? "
            "It was {obj}!",
            "Then they heard a tiny snore. {hero}'s {little|baby} {sister|brother} was asleep, with {obj} held tight."
            if s.has("child")
            else "Then they heard a tiny snore. In the corner slept the littlest one of the family, on top of {obj}.",
        )
        s.talk(
            "hero",
            "I will let it stay there for one night.",
            "Shh! The baby had it all the time.",
            "So that is where you are!",
            "The little one must have been sad too.",
            mood="soft",
            instead="{hero} smiled.",
        )
        if s.chance(0.5):
            s.say(
                "Very softly, {elder} took {obj} out and put another toy there. The little one did not wake up.",
                "They waited until the little one turned over, and then they took {obj}.",
            )
        else:
            s.say(
                "{hero} did not want to wake the little one. {He} lay down right next to them, and so {he} had {obj} too."
            )
    if found != "small":
        s.maybe(
            0.7,
            "{hero} pressed {obj} to {his} heart.",
            "{hero} hugged {obj} tightly and would not let go.",
            "{hero} danced around with {obj}.",
            "{hero} gave {obj} a kiss.",
        )
    if found not in ("small", "hero", "line"):
        s.talk(
            "hero",
            "There you are!",
            "I missed you so much!",
            "I will never leave you alone again.",
            "Did you play hide-and-seek with me?",
            "Now we can sleep.",
            mood="happy",
            instead="{hero} was so happy that {he} jumped up and down.",
        )
    if found != "small":
        s.maybe(
            0.5,
            "{elder} tucked them both in.",
            '"Now it is really time to sleep," said {elder}.',
            "It was very late by now.",
            "Now everything was in the right place.",
        )
    _finish(
        s,
        (
            "If you look with patience, you find what you have lost.",
            "Before bedtime, it is good to put things where they belong.",
            "It helps to think back when you have lost something.",
            "Two who look together find more than one.",
        ),
        NIGHT_ENDS,
    )


@plot(
    hero="child/animal legs eats !grown !bug",
    elder="",
    obj="plate/teapot/vase/jar",
    worlds="town farm castle house forest",
    gists=[
        "who breaks {obj.a} and tells the truth",
        "who breaks {obj.a}",
        "who learns to be honest",
        "and {obj.a} that falls and breaks",
    ],
)
def broken_and_honest(s: Story) -> None:
    """Something dear to the elder breaks; the hero hides it, lies or tells at once; the truth makes it light again."""
    _family(s)
    s.open(friend=False)
    s.par()
    s.say(
        "{elder} had {obj.a}. It stood on {a shelf|the big table|the window sill}.",
        "On the shelf stood {obj.a}. {elder} loved it very much.",
        "In the middle of the table was {obj.a}. It belonged to {elder}.",
        "{elder} owned {obj.a}, a gift from long ago.",
        "There was {obj.a} on the shelf, and {elder} was very proud of it.",
    )
    s.maybe(
        0.5,
        "It was older than {hero}.",
        '"Please be careful with it," {elder} often said.',
        "Nobody was allowed to play near it.",
        "{elder} dusted it every {morning|Sunday}.",
    )
    cause = s.pick(("ball", "dance", "reach", "chase", "hurry", "game"))
    if s.chance(0.5):
        s.say(
            "{One_day}, {elder} was {out in the yard|in the next room|away for an hour}, and {hero} was alone.",
            "{One_day}, {elder} had to go out for a little while. {hero} stayed at home.",
            "{One_day}, when {elder} was busy in the next room, {hero} had nothing to do.",
        )
    if cause == "ball":
        s.say(
            "{One_day}, {hero} played with a ball in the house. The ball jumped up, higher and higher.",
            "{hero} knew that balls were for outside. But it was only one little throw.",
            "{hero} kicked a ball, just once. It flew across the room.",
        )
    elif cause == "dance":
        s.say(
            "{One_day}, {hero} danced around the room, faster and faster.",
            "{hero} spun around like a top, with {his} eyes closed.",
            "There was music in {hero}'s head, so {he} hopped and turned and jumped.",
        )
    elif cause == "reach":
        s.say(
            "{One_day}, {hero} wanted a cookie. The cookies were on the top shelf, right behind {obj}.",
            "{hero} was hungry. {He} stood on a chair and reached for the cookies.",
            "Because {he} wanted to see it up close, {hero} stood on {his} toes and reached for {obj}.",
        )
    elif cause == "chase":
        s.say(
            "{One_day}, a fly buzzed into the room. {hero} ran after it, around and around.",
            "A little fly sat down on {obj}. {hero} wanted to catch it and jumped.",
            "{hero} chased a {fly|moth|sunbeam} across the floor and did not look where {he} was going.",
        )
    elif cause == "hurry":
        s.say(
            "{One_day}, {hero} was in a hurry. {He} ran through the room without looking.",
            "{hero} came running in, much too fast, and slipped on the rug.",
            "{hero} was late for supper. {He} ran around the corner and bumped into the table.",
        )
    else:
        s.say(
            "{One_day}, {hero} played that the floor was the sea. {He} jumped from chair to chair.",
            "{hero} was a brave pirate that day, and the table was {his} ship. {He} swung around and around.",
            "{hero} played horse and galloped across the room.",
        )
    s.say(
        "Crash! {obj} fell to the floor and broke.",
        "There was a loud crash. {obj} lay on the floor in {two|three|four|many} pieces.",
        "{obj} {wobbled|shook}. It tipped. It fell. Crash!",
        "Then, crash! {obj} was broken.",
        "Bump! {obj} fell down, and {a big piece broke off|it broke in two}.",
        "Oh no! {obj} fell, and there was a terrible sound. It was broken.",
    )
    s.beat("scared", p=0.6, a="hero")
    way = s.pick(("hide", "hide", "lie", "lie", "tell", "fix"))
    s.talk(
        "hero",
        "Oh no! What have I done?",
        "What will {elder} say?",
        "I did not mean to do that!",
        "{elder} will be so sad.",
        "Oh dear, oh dear!",
        "What shall I do now?",
        mood="scared",
        instead="{hero} stood very still and looked at the pieces.",
    )
    s.par(0.4)
    if way == "hide":
        s.say(
            "Quickly, {hero} pushed the pieces under the rug. The rug had a big bump now.",
            "{hero} looked around. Nobody had seen it. {He} hid the pieces {behind the sofa|under the bed|in a basket}.",
            "{He} put the pieces into an old box and closed the lid.",
            "So {hero} swept everything behind the curtain and tiptoed away.",
        )
        s.say(
            "At supper, {hero} could not eat. {His} tummy felt full of stones.",
            "All day, {hero} thought of the pieces. {He} could not play, and {he} could not laugh.",
            "When {elder} smiled at {him}, {hero} had to look away.",
            "{hero} tried to {hero.hobby}, but it was no fun at all.",
            "The secret was small, but it felt heavy, like a bag of rocks.",
        )
        s.maybe(
            0.6,
            '"Is something wrong?" asked {elder}. "No," said {hero}, but that was not true.',
            "{elder} came in and looked at the empty spot. {elder.he} said nothing.",
            "In bed, {hero} turned from one side to the other.",
        )
        s.say(
            "At last, {he} could not stand it anymore. {He} went to {elder}.",
            "Then {hero} made up {his} mind. {He} took the pieces and carried them to {elder}.",
            "In the evening, {hero} took a deep breath and knocked at {elder}'s door.",
            "So {he} got up and went to find {elder}. {His} knees were shaking.",
        )
    elif way == "lie":
        s.say(
            "Just then, {elder} came in and saw the pieces.",
            "{elder} had heard the noise and came running.",
            "When {elder} came back, {elder.he} saw it at once.",
        )
        s.talk(
            "elder",
            "What happened here?",
            "Who broke it?",
            "Oh! How did that happen?",
            "Do you know anything about this?",
            instead="{elder} asked what had happened.",
        )
        s.set(blame=s.pick(("the wind", "a bird", "a big fly", "a ghost", "a little mouse with a hat")))
        if s.talks:
            s.talk(
                "hero",
                "It was {blame}.",
                "I do not know. Maybe it was {blame}.",
                "{blame} came in and did it!",
                "It was not me. It was {blame}!",
                mood="scared",
            )
        else:
            s.say("{hero} said that it was {blame}. That was not true.")
        s.say(
            "{elder} looked at {hero} for a long time. {Hero} felt {his} ears turn hot.",
            "{elder} only nodded and picked up the pieces. {hero} felt worse and worse.",
            "{elder} looked at the window. It was closed. {hero} looked at the floor.",
            "It was very quiet. The lie sat in {hero}'s throat like a big crumb.",
        )
        s.say(
            "Then {hero} shook {his} head. No, {he} did not want to lie.",
            "After a minute, which felt like an hour, {hero} began to cry.",
            "{hero} walked to the door. There {he} stopped and turned around.",
        )
    elif way == "fix":
        s.say(
            "{He} tried to put the pieces together again, but they fell apart.",
            "{He} took some {paste|honey} and tried to stick the pieces together. Everything got sticky, even {his} nose.",
            "Very carefully, {he} put one piece on top of the other. It looked fine, until a door banged. Crash!",
        )
        s.say(
            "Then {he} heard steps. It was {elder}! {hero} could run away, or {he} could tell the truth.",
            "{hero} looked at the mess. Only one thing was left to do. {He} went to {elder}.",
            '"I need help," {hero} thought, and {he} called {elder}.',
        )
    else:
        s.say(
            "{hero} could have run away. But {he} went straight to {elder}.",
            "First {he} wanted to hide. But then {he} went to {elder} with small steps.",
            "{He} did not wait. {He} picked up the biggest piece and took it to {elder}.",
        )
    s.talk(
        "hero",
        "I broke {obj.your}. I am so sorry.",
        "It was me. I did it.",
        "I have to tell you something. {obj.your} is broken, and it is my fault.",
        "I was not careful, and it fell. I am sorry.",
        "Please do not be angry. I broke it.",
        mood="sad",
        to="elder",
        instead=["{hero} told {elder} the truth, from start to end.", "{hero} said that {he} had broken {obj}."],
    )
    s.say(
        "{elder} was quiet for a moment. Then {elder.he} {opened {elder.his} arms|took {him} in {elder.his} arms}.",
        "{elder} sighed, but then {elder.he} smiled.",
        "{elder} was a little sad, but {elder.he} was not angry.",
        "{hero} waited for a scolding. It did not come.",
        "{elder} sat down next to {hero} and wiped away {his} tears.",
    )
    s.talk(
        "elder",
        "Thank you for telling me the truth.",
        "It is only a thing. You are more important.",
        "I am sad about it, but I am glad that you told me.",
        "It was brave to tell me.",
        "When I was little, I broke a big mirror. I know how you feel.",
        "Things can break. What counts is that you are honest.",
        mood="kind",
        instead="{elder} was glad to hear the truth.",
    )
    s.say(
        "At once, the heavy feeling was gone.",
        "{hero} felt as light as a feather.",
        "It was as if the sun came out inside {him}.",
        "{hero} gave {elder} a long hug.",
        "{hero} could breathe again.",
    )
    s.par(0.4)
    s.maybe(
        1.0,
        "Together, they glued the pieces. One thin line stayed, and it looked like a {smile|little river|bolt of lightning}.",
        "They put the pieces together with glue. {obj} was not as pretty as before, but {elder} liked it even more.",
        "They could not mend it. So they put a little plant into the biggest piece, and it grew well.",
        "{hero} swept the floor and helped all day, and {elder} was pleased.",
        "{hero} saved {his} money, coin by coin. In the spring, {he} gave {elder} a new one.",
        "They made a picture out of the colorful pieces and hung it on the wall."
        if s.roles["obj"].color
        else "With glue and patience, they mended it, and it took the whole evening.",
    )
    s.maybe(
        0.4,
        "And from then on, {hero} played ball outside."
        if cause == "ball"
        else "And from then on, {hero} was more careful in the house.",
        "After that, there was no more running in that room.",
    )
    _finish(
        s,
        (
            "The truth may be hard to say, but it makes the heart light.",
            "It is always better to tell the truth.",
            "A mistake is not so bad when you are honest about it.",
            "Hidden things feel heavy.",
            "Things can break, but trust can be mended with the truth.",
        ),
        HOME_ENDS,
    )


@plot(
    hero="hands legs eats !grown !bug",
    friend="hands legs !grown !bug",
    weather="rainy",
    time="morning day",
    worlds="town farm castle house shore forest",
    gists=[
        "who must stay inside on a rainy day",
        "who is bored because it rains",
        "and a rainy day",
        "who plays inside with {hero.his} friend {friend.raw} while it rains",
    ],
)
def rainy_day_inside(s: Story) -> None:
    """Rain spoils the plan; inside, the friends invent one game after another."""
    s.open()
    s.par()
    s.set(plan=s.pick(("have a picnic", "climb trees", "fly kites", "play ball", "build a tree house", "pick berries")))
    s.say(
        "{both} wanted to {plan} that day, but the rain would not stop.",
        "It rained so hard that nobody could go out. {both} had to stay inside.",
        "That day, {both} {looked|stared} out of the window. Rain, rain, and more rain!",
        "{hero} and {friend} had a plan. They wanted to {plan}. But big drops fell from the sky, so they stayed inside.",
        "Because of the rain, {both} could not {plan}. They sat inside and did nothing.",
        "The rain drummed on the roof. Inside sat {hero} and {friend}, and they were not happy about it.",
    )
    s.talk(
        "friend",
        "There is nothing to do!",
        "I am so bored.",
        "Will it ever stop?",
        "This is the longest day in the world.",
        "I do not like rain.",
        "Now we can never {plan}.",
        mood="sad",
        instead="{friend} was bored.",
    )
    s.maybe(
        0.5,
        "They counted the drops on the window, but there were too many.",
        "They sighed, first one and then the other.",
        "The clock went tick, tock. The rain went drip, drop.",
        "{hero} drew a sad face on the wet glass.",
    )
    s.beat("idea", p=0.7, a="hero")
    s.talk(
        "hero",
        "We can still have fun. We only need an idea.",
        "Let us play something new!",
        "If we cannot go out, we will bring the outside in!",
        "Close your eyes. What do you want to be?",
        "I know what to do! Come with me.",
        "Who says that we need the sun?",
        mood="happy",
        instead="{hero} {had a plan|wanted to make the best of it}.",
    )
    s.par(0.4)
    games = [
        (
            "They put a blanket over {two|four} chairs, and that was a tent. In the tent, they {told|whispered} secrets.",
            "With {chairs|boxes} and blankets, they built a cave. It was dark inside, and {friend} growled like a bear.",
            "First they built a house out of pillows. It fell down, and they built it again, bigger than before.",
        ),
        (
            "The {big box|sofa|table} became a ship. {hero} was the captain, and {friend} looked out for land.",
            'They turned the table into a pirate ship. "Land!" shouted {friend}, and they jumped onto an island of pillows.',
            "They sailed around the world in a big basket and saw whales, which looked a lot like cushions.",
        ),
        (
            "They took spoons and pots and made music. Bang, bing, bong! The rain played along on the roof.",
            "{friend} drummed on a pot, and {hero} sang. It was loud, but it was good.",
            "When the rain went drip, drop, they clapped to it. Soon they had a song.",
        ),
        (
            "They baked cookies. There was flour on the floor, on the table and on {hero}'s nose.",
            "They made {pancakes|dumplings} and {ate them all|shared them} by the fire.",
            "In the kitchen, they baked little cakes. The whole place smelled {sweet|wonderful}.",
        ),
        (
            "They folded little boats out of paper. When they had {ten|a dozen} of them, they held a race in a big bowl.",
            "{hero} made paper birds and hung them on a string. They danced above the warm stove.",
            "They drew a sun on paper, with a big smile, and stuck it to the window.",
        ),
        (
            "They put on old hats and scarves. {hero} was a knight, and {friend} was a dragon, and then they traded."
            if s.has("!dragon", "friend")
            else "They put on old hats and scarves and played theater.",
            "They made a puppet show with socks. One sock was very bossy, and the other one always fell asleep.",
            "They played hide-and-seek. {friend} hid so well that it took an hour to find {friend.him}.",
        ),
    ]
    n = s.turns(2, 3)
    quarrel = s.chance(0.35)
    for i, frames in enumerate(s.sample(games, n)):
        frame = s.pick(frames)
        if i and frame.startswith("They ") and s.chance(0.5):
            frame = s.pick(("After that, they ", "Next, they ", "Then they ", "When they were done, they ")) + frame[5:]
        s.say(frame)
        if i == 0 and quarrel:
            s.say(
                "Then they both wanted to be first, and they began to fight about it.",
                'But then {friend} said, "You always say what we do!" {Hero} frowned.',
                "After a while, they had a little fight, because {hero} did not want to share.",
            )
            s.say(
                "The room was quiet. Only the rain was talking. That was no fun, so they made up again.",
                '"Sorry," said {hero}. "Sorry," said {friend}. Then it was good again.',
                "They sat in two corners. Soon they looked at each other and had to laugh.",
            )
    s.maybe(
        0.6,
        "They forgot the rain.",
        "They laughed so much that nobody heard the rain.",
        "One hour went by, and then another.",
        "Nobody looked out of the window anymore.",
    )
    s.par()
    end = s.pick(("stop", "stop", "puddle", "night", "rainbow"))
    if end == "stop":
        s.say(
            "Suddenly, it was quiet. The rain had stopped, and nobody had noticed.",
            "When they looked up at last, the sun was shining.",
            "Then a sunbeam fell through the window. The rain was over!",
        )
        s.talk(
            "friend",
            "Oh no! The rain has stopped. Now our game is over!",
            "Do we have to go out now?",
            "Can we finish our game first?",
            "Already? I liked the rain!",
            "Let us stay in a little longer.",
            instead="But they stayed inside and finished their game.",
        )
        s.maybe(0.7, "{hero} laughed, and they went on with their game.", "And so they did not go out until evening.")
    elif end == "puddle":
        s.say(
            "When the rain grew softer, they put on their boots and ran out. Splash! The puddles were huge.",
            "At last, the rain stopped. Outside, there were puddles as big as lakes, and they jumped into every one.",
            "Then they ran out into the last drops and danced. They got wet to the skin, and they did not mind.",
        )
    elif end == "rainbow":
        s.say(
            "Then the sun came out, and over the roofs stood a rainbow. They ran to the door to see it."
            if s.world == "town"
            else "Then the sun came out, and high above stood a rainbow. They ran to the door to see it.",
            "In the afternoon, the clouds opened, and there was a rainbow, as bright as could be.",
        )
        s.talk(
            "hero",
            "The rain made that for us!",
            "Look! Without rain, there is no rainbow.",
            "It has all the colors!",
            "Thank you, rain!",
            mood="happy",
            instead="They were glad about the rain after all.",
        )
    else:
        s.say(
            "It rained until night. But nobody was sad about it.",
            "The rain did not stop all day, and they played until it was time for bed.",
            "When evening came, it was still raining. Now it sounded like a lullaby.",
        )
    _finish(
        s,
        (
            "You can have fun in any weather.",
            "With a friend and an idea, no day is boring.",
            "If you cannot do what you planned, try something new.",
            "The best games begin when there is nothing to do.",
        ),
        [
            '"I hope it rains again tomorrow," said {hero}, and {friend} laughed.',
            '"That was the best rainy day ever," {friend} said.',
            "From then on, {both} liked rainy days best of all.",
            "It was a day that {both} would never forget.",
            "{hero} and {friend} were both {@tired} and {@happy}.",
            "After that, nobody was ever bored when it rained.",
            "When {friend} went home, {friend.he} was still laughing.",
            "That night, {hero} fell asleep with a smile.",
            "And the rain? It went on to another place, where somebody needed it.",
            "It was time to clean up, but even that was {fun|a game}.",
        ],
    )


@plot(
    hero="child/animal hands legs eats !grown !big !bug",
    elder="",
    obj="toy/wear lose !big",
    own=True,
    worlds="town farm castle house shore snow",
    gists=[
        "who does not want to clean up",
        "and a very messy room",
        "who cannot find {obj.a} in {hero.his} messy room",
        "who learns to be tidy",
    ],
)
def messy_room(s: Story) -> None:
    """The hero puts off cleaning up, then cannot find what is needed; cleaning becomes a game."""
    _family(s)
    s.open(friend=False)
    s.par()
    s.say(
        "{hero} had one problem. {His} room was always a mess.",
        "{hero}'s room was so messy that nobody could see the floor.",
        "But oh, {hero}'s room! There were socks on the lamp and {books|blocks|crayons} in the bed.",
        "{hero} was good at many things, but not at cleaning up.",
        "When {hero} was done with a thing, {he} just dropped it. So {his} room looked like {a storm|a big wind} had been "
        "there.",
        "There was a mountain in {hero}'s room. It was made of {clothes and toys|toys, paper and old cups}.",
    )
    s.talk(
        "elder",
        "Please clean up your room, {hero.call}.",
        "When will you clean up, {hero.call}?",
        "One day you will get lost in there!",
        "A place for everything, and everything in its place.",
        "Oh my! Is there still a bed in here?",
        instead="{elder} asked {him} to clean up.",
    )
    s.talk(
        "hero",
        "Later!",
        "I will do it tomorrow.",
        "But I like it this way.",
        "I have no time. I must play.",
        "I can find everything just fine!",
        "Only one more game. Then I will.",
        instead="But {hero} did not feel like it.",
    )
    s.maybe(
        0.4,
        "The next day, it was even worse.",
        "And so the heap grew and grew.",
        "{elder} sighed and closed the door.",
        "Tomorrow came, but {hero} had forgotten all about it.",
    )
    s.par(0.5)
    event = s.pick(("party", "friend", "fair", "show", "trip"))
    if event == "party":
        s.say(
            "Then came the day of a big party. Everyone was to bring a favorite thing, so {hero} looked for {obj}.",
            "One afternoon, there was a party next door. {hero} wanted to take {obj} along.",
        )
    elif event == "friend":
        s.say(
            "Then some friends called from outside. They wanted to play, and {hero} needed {obj} for the game.",
            "One day, three friends stood at the door. They all wanted to see {obj}.",
        )
    elif event == "fair":
        s.say(
            "Then the whole family wanted to go to the fair. {hero} did not want to go without {obj}.",
            "One morning, everyone was ready for the fair. Only {hero} was not, because {he} could not find {obj}.",
        )
    elif event == "show":
        s.say(
            "Then {hero} wanted to put on a little show for {elder}. For that, {he} needed {obj}.",
            "One day, {hero} planned a show with {obj} as the star.",
        )
    else:
        s.say(
            "Then Grandma's letter came. It was time for a trip, and {hero} wanted to pack {obj}."
            if "grandma" not in (s.roles["elder"].rel or "") and s.roles["elder"].rel != "grandmother"
            else "Then it was time for a trip, and {hero} wanted to pack {obj}.",
            "One day, they were going on a trip. {hero} could take just one thing, and it had to be {obj}.",
        )
    s.say(
        "But where was it?",
        "But {he} could not find it.",
        "It had to be somewhere in that heap. But where?",
        "{He} looked to the left and to the right. All {he} saw was mess.",
        "{He} looked for one minute. {He} looked for ten minutes. It was not there.",
    )
    tries = [
        "{He} pulled at a sleeve, and a whole pile fell on {his} head.",
        "{He} dug in the heap like a {mole|pirate who looks for gold} and found only {an old sandwich|one green sock}.",
        "{He} looked under the bed. So much stuff was there that {he} could not see a thing.",
        "{He} stepped on {a block|something sharp}. Ouch! {He} hopped around on one foot.",
        "{He} threw everything from one side to the other. Now the mess was just on the other side.",
        "{He} crawled into the closet and got stuck.",
    ]
    for way in s.sample(tries, s.turns(1, 2)):
        s.say(way)
    s.talk(
        "hero",
        "I will never find it!",
        "My {obj.np} is lost in this mess!",
        "Oh, if I had only cleaned up!",
        "This room has eaten {obj.my}!",
        "Help! What should I do?",
        mood="sad",
        instead="{hero} sat down in the middle of it all and sighed.",
    )
    s.par(0.4)
    if s.chance(0.65):
        s.say(
            "{elder} looked in. {elder.he} did not scold.",
            "Then {elder} came to the door.",
            "{elder} had heard the noise and came to see.",
        )
        s.talk(
            "elder",
            "If we clean up, we will find it.",
            "Shall I tell you a trick? Start in one corner.",
            "Let us make a game of it. How much can you put away in one song?",
            "First all the red things, and then all the blue things.",
            "One thing at a time. I will help you start.",
            mood="kind",
            instead="{elder} said that they would find it if they cleaned up.",
        )
    else:
        s.say(
            "Then {hero} looked around. There was only one way. {He} had to clean up.",
            '"All right," said {hero} to the mess. "You win. I will clean up."',
            "{hero} rolled up {his} sleeves. It was time to fight the mess.",
            "And then {he} knew what {he} had to do, even if {he} did not like it.",
        )
    s.say(
        "So {hero} began. The books went on the shelf, the socks went in the drawer, and the blocks went in the box.",
        "First {hero} put away everything that was red, and then everything that was blue. It was almost fun.",
        "{He} sang a song and put one thing away with every line. After {four|five} songs, the floor could be seen.",
        "{hero} played that the toys were tired and had to go to bed. One by one, {he} put them into their box.",
        "{He} started in one corner and went on, bit by bit.",
        "{hero} was a train, and every toy had to get on. Choo, choo! Next stop, the toy box!",
    )
    s.maybe(
        0.8,
        "On the way, {he} found {a lost puzzle piece|three coins|a letter from a friend}. {He} had looked for that for "
        "weeks.",
        "Behind the pillow, {he} found a book that {he} had never finished.",
        "Under all the paper, there was even a rug. It was {yellow|blue|green}. {hero} had forgotten that.",
        "A tiny spider said thank you, because now it had room for its web."
        if s.has("!person")
        else "A tiny spider was happy, because now it had room for its web.",
    )
    s.say(
        "And then, under the very last {shirt|blanket|box}, {he} found {obj}!",
        "At the bottom of the heap lay {obj}.",
        "When the floor was clean, there was {obj}, right {next to|under} the bed.",
        "And what was behind the door? It was {obj}!",
        "{He} put the last book on the shelf. And there, on that shelf, sat {obj}!",
    )
    s.talk(
        "hero",
        "There you are!",
        "I found it! I found it!",
        "Hooray! It was here all the time.",
        "Look, I have it!",
        "Now I can see everything!",
        mood="happy",
        instead="{hero} held it up and cheered.",
    )
    if event in ("party", "friend"):
        s.maybe(0.7, "Just in time, {he} ran out to {his} friends.", "It was a very good game." if event == "friend" else "It was a very good party.")  # fmt: skip
    elif event == "show":
        s.maybe(0.7, "The show was a big success, and {elder} clapped for a long time.")
    else:
        s.maybe(0.7, "Now they could go at last.", "And off they went, only a little bit late.")
    s.maybe(
        0.6,
        "From then on, {obj} had its own place on the shelf.",
        "From that day on, {hero} put things away before bed. Well, almost always.",
        "In the clean room, there was so much space to play!",
        "{elder} looked in and could not believe it.",
    )
    _finish(
        s,
        (
            "When things have a place, it is easy to find them.",
            "A job is small if you do it right away.",
            "Cleaning up can be a game.",
            "What you do today, you do not have to do tomorrow.",
        ),
        [e for e in HOME_ENDS if "family" not in e] + ["{hero} still has {obj} today, and {he} knows where it is."],
    )
