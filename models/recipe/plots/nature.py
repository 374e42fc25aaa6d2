"""Plots about nature: seeds, storms, small animals in need, snow, dry summers, night sounds and caterpillars."""

from __future__ import annotations

from models.recipe import words
from models.recipe.plots import plot
from models.recipe.plots.journeys import end, kin
from models.recipe.story import Story


# --------------------------------------------------------------------------------------------------------------------
@plot(
    hero="hands legs !grown !toy !cold !tiny",
    friend="!vehicle !tiny !grown",
    obj="seed",
    worlds="town farm garden forest jungle",
    weather="sunny calm windy cloudy",
    time="morning day afternoon",
    gists=[
        "who plants {obj.a}",
        "and {obj.a} that does not want to grow",
        "who has to wait for a flower",
        "and a tiny seed",
    ],
)
def seed_and_waiting(s: Story) -> None:
    """A seed is planted; waiting is hard; at last it grows."""
    s.open()
    result, line, share = s.pick(
        [
            ("sunflower", "It was a sunflower, taller than a door.", "In the fall, there were new seeds for everyone."),
            ("pumpkin", "A round orange pumpkin lay in the leaves.", "It was big enough to make soup for everyone."),
            ("tomato plant", "The plant was full of red tomatoes.", "Everyone got one, and they tasted like summer."),
            ("bean plant", "The bean plant climbed higher than the fence.", "There were beans for all the neighbors."),
            ("red poppy", "A red poppy opened, as thin as silk.", "Bees came from far away to visit it."),
            (
                "little tree",
                "It was a tree, a very small tree with four leaves.",
                "One day, it would give shade to everyone.",
            ),
            ("blue flower", "A blue flower opened, as blue as the sky.", "Its smell filled the air."),
            (
                "strawberry plant",
                "Red strawberries hung under the leaves.",
                "They were sweet, and they shared every one.",
            ),
        ]
    )
    s.set(result=result, aresult=f"a {result}")
    s.par()
    s.say(
        "{One_day}, {hero} found {obj.a}.",
        "{One_day}, {hero} got {obj.a} from {friend}.",
        "{One_day}, the wind dropped {obj.a} right in front of {hero}.",
        "There was {obj.a} in {his} {pocket|hand}. Where had it come from?"
        if s.has("person")
        else "There was {obj.a} on the ground. Where had it come from?",
        "{One_day}, a little bird let {obj.a} fall. {hero} picked it up.",
        "{hero} had {obj.a}, no bigger than a crumb. What was inside?",
    )
    s.talk(
        "hero",
        "I wonder what it will be.",
        "I will plant it and see.",
        "How can something so small become big?",
        "Grow, little seed, grow!",
        "You need a soft bed.",
        "Will it grow by tomorrow?",
        instead=["{hero} wondered what was inside.", "{He} wanted to see it grow."],
    )
    s.say(
        "{He} made a hole in the {soft|dark|warm} earth, put {obj} in and covered it up.",
        "{He} dug a little hole. In went the seed, and {he} patted the earth with care.",
        "{He} chose a sunny spot, planted the seed and gave it water.",
        "One hole, one seed, one drink of water. That was all.",
        "With great care, {he} put it into the earth, as if {he} were putting it to bed.",
        "{hero} and {friend} planted it together and put a stick next to it.",
    )
    s.scene(0.3)
    s.par(0.4)
    s.say(
        "The next morning, {he} ran to look. There was only earth.",
        "One day passed, and then two. Nothing came up.",
        "{hero} looked in the morning. {He} looked at noon. {He} looked at night. Nothing!",
        "Every day, {he} gave it water. Every day, there was nothing to see.",
        "{He} sat down and watched the spot until {his} eyes hurt.",
        "A whole week went by. Where was the plant?",
    )
    s.talk(
        s.pick(["hero", "hero", "friend"]),
        "Maybe it is asleep.",
        "Is it still there? Let us dig it up and look!",
        "Why does it take so long?",
        "Maybe it does not like us.",
        "I think it will never grow.",
        "Come out, little seed!",
        mood=s.pick(["sad", ""]),
        instead=["It was so hard to wait.", "{hero} was {@sad}."],
    )
    tries = [
        "{hero} sang to it, softly, so that it would not be lonely.",
        "{He} gave it so much water that a puddle stood there. That was too much! {He} had to wait for it to dry.",
        "{hero} wanted to dig it up, but {friend} stopped {him}. Seeds do not like to be woken.",
        "{He} built a little fence of sticks around it, so that nobody would step on it.",
        "{hero} told it a story every evening.",
        "{friend} brought some old leaves to keep the earth warm.",
        "The days were hot, so {hero} carried water in a {cup|bucket|shell}, morning and evening.",
        "A hungry {bird|beetle} came to look for the seed. {friend} sent it away.",
    ]
    for attempt in s.sample(tries, s.turns(1, 3)):
        s.say(attempt)
    s.maybe(
        0.6,
        "Still, nothing happened.",
        "And then {he} did the hardest thing of all: {he} waited.",
        "Deep in the dark earth, something was moving, but nobody could see it.",
        "One night, a soft rain fell.",
        "{hero} almost forgot about it.",
        "Days went by, one after another.",
    )
    s.par(0.5)
    s.say(
        "Then, one morning, {hero} saw something green. It was a tiny leaf!",
        "When {hero} came the next time, there was a crack in the earth, and out of it came a thin green leaf.",
        "And then, at last, a tiny green nose peeked out of the earth!",
        "What was that? {hero} bent down. Two green leaves, no bigger than an ant!",
        "After a warm rain, it was there: one small green sprout.",
        "{friend} saw it first. A green tip was coming out of the earth!",
    )
    s.talk(
        s.pick(["hero", "friend"]),
        "It is here! It is here!",
        "Look, it is saying hello!",
        "You were not asleep at all!",
        "It only needed time.",
        "Welcome to the world, little plant!",
        mood="happy",
        instead=["{hero} danced around it for joy.", "How they laughed and danced!"],
    )
    s.say(
        "After that, it grew and grew. " + line,
        "It grew a little every day, and by the end of summer, it was done. " + line,
        "Week by week, it grew. And then, one fine day, it was ready! " + line,
        "Soon it was as tall as {hero}'s nose. " + line
        if result not in ("pumpkin", "little tree")
        else "It did not stop growing. " + line,
        "{hero} gave it water, the sun gave it light, and it grew. " + line,
    )
    s.maybe(0.6, share)
    end(
        s,
        [
            "Every morning, {hero} still says good morning to the {result}.",
            "And do you know what {hero} found in the fall? Another seed!",
            "{hero} kept one seed for next spring.",
            "The next year, {hero} planted a whole row.",
            "{hero} sat next to the {result} and smiled.",
            "Now {hero} knew how to wait.",
        ],
        [
            "Good things take time.",
            "Some things cannot be hurried.",
            "Small seeds can become great things.",
            "A little care every day makes things grow.",
            "Even when you see nothing, something may be growing.",
        ],
        general=0.25,
    )


# --------------------------------------------------------------------------------------------------------------------
@plot(
    hero="legs child/animal !grown !brave",
    worlds="town farm forest shore castle jungle",
    weather="windy cloudy",
    time="day afternoon",
    gists=["who is afraid of thunder", "and a big storm", "who waits for a storm to pass", "on a stormy night"],
)
def storm_night(s: Story) -> None:
    """A storm comes; the hero is afraid and learns a way to be calm; afterwards somebody needs help."""
    kin(s)
    s.open()
    s.par()
    s.say(
        "{One_day}, the sky turned dark, and the air was very still.",
        "{One_day}, big black clouds came over the hills.",
        "{One_day}, {hero} was playing outside when a cold wind began to blow.",
        "All afternoon, the clouds grew darker and darker.",
        "The birds stopped singing. The leaves {turned|shook}. A storm was coming.",
        "{hero} felt it first: one fat drop, and then another.",
    )
    s.say(
        '"{Come inside|Come in, quickly}!" {elder} called, and {hero} ran home.',
        "{elder} {closed the door|pulled {him} inside} just in time.",
        "{hero} and {elder} hurried home and got there just before the rain.",
        "{hero} ran home to {elder} as fast as {he} could.",
        "{elder} brought everything inside, and {hero} helped.",
    )
    s.say(
        "Then it came. Boom! The thunder was so loud that {everything|the whole house} shook."
        if not s.has("animal")
        else "Then it came. Boom! The thunder was so loud that everything shook.",
        "Flash! The whole sky was white. Boom! The thunder {rolled|rumbled}.",
        "The rain came down like a river, and the wind howled.",
        "Crack! Lightning {lit up|split} the sky.",
        "First came the light, and then came the noise, a deep and angry noise.",
        "The wind pulled at {every branch and every leaf|the roof}, and the thunder growled like a bear.",
    )
    s.beat("scared", p=0.7, a="hero")
    s.talk(
        "hero",
        "Is the sky falling down?",
        "Make it stop, please!",
        "Why is the sky so angry?",
        "I do not like thunder.",
        "Will it come in here?",
        "Hold me, {elder.call}!",
        mood="scared",
        instead=["{hero} {crept|crawled} under a blanket.", "{He} pressed close to {elder}."],
    )
    calm = s.pick(["count", "song", "story", "drum", "snack"])
    s.talk(
        "elder",
        "The sky is not angry. It is only washing itself.",
        "We are safe and dry in here.",
        "The storm is loud, but it cannot stay.",
        "I was afraid, too, when I was small.",
        "Thunder is only noise. Noise cannot hurt you.",
        "Come here, little one. We will wait together.",
        mood="kind",
        instead=["{elder} held {him} close.", "{elder} was not afraid at all."],
    )
    s.par(0.3)
    if calm == "count":
        s.say(
            "{elder} showed {him} how to count from the flash to the boom. One, two, three. Boom!",
            "They counted together after each flash: one, two, three, four. Boom!",
        )
        s.say(
            "The next time, they got to five, and then to eight. The storm was going away!",
            "Each time, they could count a little farther, because the storm was moving on.",
            "Soon {hero} counted to ten all alone. The thunder was far away now.",
        )
    elif calm == "song":
        s.say(
            "Then {elder} began to sing, and {hero} sang along.",
            "{elder} sang the song of the little boat, and after a while, {hero} joined in.",
        )
        s.say(
            "They sang so loudly that they could hardly hear the thunder.",
            "Whenever the thunder rumbled, they sang even louder.",
            "By the third verse, {hero} was not shaking anymore.",
        )
    elif calm == "story":
        s.say(
            "{elder} told a story about a giant who moved his chairs around. That was the noise!",
            "In the old days, said {elder}, thunder was a big dog that lost its ball.",
            "Then {elder} told a story about a cloud that had a cold. Each sneeze was a boom.",
        )
        s.say(
            "At the next boom, {hero} giggled.",
            "{hero} listened and forgot to be afraid.",
            "From then on, every boom was a part of the story.",
        )
    elif calm == "drum":
        s.say(
            "{hero} stamped {his} feet. Boom! {elder} stamped, too. Boom, boom!",
            "Then {elder} began to stamp and clap along with the thunder.",
            "They answered the thunder. It said boom, and they said boom, too.",
        )
        s.say(
            "What a noise! {hero} laughed out loud.",
            "After a while, {hero} waited for the next boom, so that {he} could answer it.",
            "They played the loudest music in the world.",
        )
    else:
        s.say(
            "They made a tent out of a blanket and sat in it, close together.",
            "{elder} made a nest of soft things, and they both got in.",
        )
        s.say(
            "Under there, it was warm, and the storm sounded far away.",
            "They ate {hero.food} and listened to the rain.",
            "It was so cozy that {hero} almost liked the storm.",
        )
    s.par(0.4)
    s.say(
        "At last, the thunder only grumbled, far away. Then it was still.",
        "And then, as fast as it had come, the storm was over.",
        "Drip, drop. Drip. The rain stopped.",
        "When {hero} looked out, there was a bit of blue sky.",
        "Little by little, the wind grew tired and lay down to sleep.",
        "The clouds opened, and a beam of sunlight fell on the wet ground.",
    )
    after = s.pick(["rainbow", "nest", "puddles", "clean", "rainbow"])
    if after == "rainbow":
        s.say(
            "A rainbow stood over the {hills|trees}, and every color was in it.",
            "{hero} ran outside. Over the hills was a rainbow!",
            "And what was that? A rainbow, from one end of the sky to the other!",
        )
        s.talk(
            "hero",
            "Did the storm bring that?",
            "So that is what the noise was for!",
            "It is the most beautiful thing I have ever seen!",
            "Thank you, storm!",
            mood="happy",
            instead=["{hero} had never seen anything so beautiful.", "{He} stood and looked until it was gone."],
        )
    elif after == "nest":
        s.add_char("extra", "bird !child" if s.world != "castle" else "animal small/wings", named=False)
        s.say(
            "Outside, {extra.a} was looking at a broken branch. {extra.his} home was gone!",
            "Under a bush sat {extra.a}, all wet. The storm had blown {extra.his} home away.",
        )
        s.say(
            "{hero} took {extra.him} in and dried {extra.him} off.",
            "{hero} knew what it was like to be afraid. {He} made room for {extra} at home.",
        )
        s.say(
            "The next day, they all {helped to build|built} a new home. It was stronger than the old one.",
            "In the morning, they looked for twigs, moss and straw and built a new home together.",
        )
    elif after == "puddles":
        s.say(
            "There were puddles everywhere, deep ones and wide ones.",
            "The storm had left a hundred puddles.",
        )
        s.say(
            "Splash! {hero} jumped right in. Splash! {elder} jumped in, too.",
            "{hero} jumped from one to the next until {he} was wet from top to toe.",
            "In each of them was a piece of the sky. {hero} looked at all of them.",
        )
    else:
        s.say(
            "Branches and leaves lay everywhere.",
            "The storm had turned everything upside down.",
            "An old tree had fallen over, right across the path.",
        )
        s.say(
            "{hero} and {elder} cleaned up together, and all the neighbors helped.",
            "There was a lot to do. {hero} carried small sticks, and {elder} carried big ones.",
            "Everyone came out to help, and by evening, the path was clear.",
        )
    end(
        s,
        [
            "When the next storm came, {hero} was hardly afraid at all.",
            "Now, whenever there is thunder, {hero} smiles a little.",
            "That night, {hero} fell asleep to the sound of the last drops.",
            "The air smelled fresh and sweet, and {hero} took a deep breath.",
            "{elder} looked at {hero}. How brave {he} had become!",
            "The next time, it was {hero} who said that there was nothing to fear.",
        ],
        [
            "Every storm ends.",
            "After the rain comes the sun.",
            "It is easier to be brave when someone holds you.",
            "What is loud is not always dangerous.",
            "Even a storm can bring something good.",
        ],
        general=0.0,
    )


# --------------------------------------------------------------------------------------------------------------------
TROUBLES = [  # (query, how it is found, tries, solution); {baby} is the one in trouble
    (
        "bug wings",
        [
            "{baby.a} had fallen into a puddle and could not get out.",
            "In a puddle was {baby.a}, and {baby.he} could not fly, because {baby.his} wings were wet.",
        ],
        [
            "{hero} {held out|put in} a twig, but it was too short.",
            "{hero} blew on the water. The little one only drifted farther away.",
        ],
        [
            "Then {hero} put a big leaf on the water. {baby} climbed onto it like a sailor onto a boat.",
            "{hero} found a longer stick. {baby} held on tight, and {hero} pulled {baby.him} out.",
        ],
        [
            "{baby} sat in the sun until {baby.his} wings were dry.",
            "{hero} blew softly until {baby.his} wings were dry.",
        ],
    ),
    (
        "bird small/child/tiny",
        [
            "{baby.a} was caught in a piece of string.",
            "A long thread was wrapped around the foot of {baby.a}.",
        ],
        [
            "{hero} pulled at one end, but that only made it tighter.",
            "{baby} was so scared that {baby.he} kicked and flapped.",
        ],
        [
            "{hero} spoke softly until {baby} was calm. Then {he} took the string off, loop by loop.",
            "Slowly, knot by knot, {hero} undid the thread.",
        ],
        [
            "{baby} stretched one leg, and then the other. Nothing hurt!",
            "For a moment, {baby} did not move. Then {baby.he} hopped!",
        ],
    ),
    (
        "small legs animal !wings !climbs !jumps",
        [
            "{baby.a} had fallen into a deep hole.",
            "At the bottom of a hole sat {baby.a}, looking up.",
        ],
        [
            "{hero} reached down, but the hole was too deep.",
            "{hero} threw down a thin branch. Snap! It broke.",
        ],
        [
            "Then {hero} pushed stones and earth into the hole, a little at a time. {baby} climbed higher and higher.",
            "{hero} looked for a long, strong branch and put it in like a ladder. Up came {baby}!",
        ],
        ["{baby} shook off the dust.", "There {baby.he} was, dirty but safe."],
    ),
    (
        "small animal !fish",
        [
            "{baby.a} was stuck under a fallen branch.",
            "Under a heavy branch was {baby.a}. {baby.he} could not move.",
        ],
        [
            "{hero} pulled at the branch, but it was too heavy.",
            "{hero} pushed with all {his} might. The branch did not move.",
        ],
        [
            "Then {hero} put a stick under the branch and pressed down. It went up just enough, and {baby} crept out!",
            "{hero} dug away the earth under the branch until {baby} could slip out.",
        ],
        ["{baby} was free, and not one bone was broken.", "{baby} took a long, deep breath."],
    ),
]


@plot(
    hero="hands legs !tiny !toy !cold",
    place="out !food !cold !people !play",
    worlds="town farm forest shore pond garden",
    time="morning day afternoon",
    gists=["who helps {baby.a}", "and {baby.a} in trouble", "who rescues a small animal", "who hears a cry for help"],
)
def small_rescue(s: Story) -> None:
    """Someone small is in trouble; the hero tries twice, finds a way, and gets thanks."""
    kinds = [t for t in TROUBLES if words.kinds_for(t[0], s.world)[0]]
    query, found, tries, solved, after = s.pick(kinds)
    s.add_char("baby", query + " !" + s.roles["hero"].kind.name.split()[0])
    s.open()
    s.par()
    s.say(
        "{One_day}, {hero} was {place.in}.",
        "{One_day}, {hero} went for a walk {place.in}.",
        "{One_day}, {he} was on {his} way {place.to}.",
        "{One_day}, {hero} was in a hurry. {He} was going {place.to} and did not want to stop.",
        "{One_day}, {hero} went {place.to} to {be alone|look around|rest}.",
        "It was quiet {place.in} {one_day}, and {hero} was all alone there.",
    )
    s.scene()
    s.say(
        "Then {he} heard a tiny voice.",
        "{@suddenly}, {he} heard something. It was very soft, like a cry.",
        "What was that? Somebody was crying.",
        "A small sound made {him} stop.",
        "{He} was about to leave when somebody called for help.",
        "At first, {he} thought it was the wind. But it was a voice.",
    )
    s.maybe(
        0.5,
        "{He} looked left and right. Nobody was there. Then {he} looked down.",
        "{He} followed the sound, step by step.",
        "{He} held {his} breath and listened. It came from near {place.thing}.",
        "Where did it come from? {He} looked everywhere.",
    )
    s.say(*found)
    s.talk(
        "baby",
        "Help! Please, help me!",
        "I cannot get out!",
        "Please do not go away.",
        "Can you help me? I have been here all day.",
        "I am so glad that somebody is here.",
        "Please do not hurt me.",
        mood=s.pick(["scared", "sad"]),
        instead=["{baby} was shaking with fear.", "The poor little thing!"],
    )
    s.talk(
        "hero",
        "Do not be afraid. I will help you.",
        "Hold on! I will find a way.",
        "Hush, hush. I will not hurt you.",
        "Poor little one! Wait, I will get you out.",
        "I will not leave you alone.",
        "Stay calm, and do not move.",
        mood="kind",
        instead=["{hero} wanted to help at once.", "{hero} could not just walk on."],
    )
    s.par(0.4)
    attempts = s.sample(tries, s.turns(1, 2))
    for i, attempt in enumerate(attempts):
        s.say(
            ("First, " if i == 0 else "Then ") + attempt
            if len(attempts) > 1 and attempt.startswith("{hero}")
            else attempt
        )
    s.maybe(
        0.6,
        "{hero} did not give up.",
        "There had to be another way.",
        "{hero} sat down and thought for a while.",
        "The little one looked so tired now. There was no time to lose.",
        "{hero} looked around. What could {he} use?",
    )
    s.say(*solved)
    s.say(*after)
    s.talk(
        "baby",
        "Thank you, {hero.call}! You are my hero.",
        "You stopped for me. Nobody else did.",
        "I am small, but I will never forget this.",
        "How can I thank you?",
        "You are so kind and so strong!",
        mood="happy",
        instead=["{baby} was so thankful.", "{baby} thanked {hero} three times."],
    )
    s.par(0.4)
    back = s.pick(["family", "help", "friend", "home", "gift"])
    if back == "family":
        s.say(
            "Just then, {baby}'s mother came. She had looked everywhere!",
            "Soon {baby}'s whole family came running, and they all {cheered|hugged}.",
        )
    elif back == "help":
        s.say(
            "A few days later, {hero} lost {his} way in the fog. Who showed {him} the way home? It was {baby}!",
            "Some time later, {hero} had a thorn in {his} {foot|toe}. {baby} came by and pulled it out.",
            "One week later, {hero} lost a {button|key} in the grass. {baby}, who was so small, found it in no time.",
        )
        s.maybe(0.6, "Even a little friend can be a big help.", "Now {hero} was the one who said thank you.")
    elif back == "friend":
        s.say(
            "They sat in the sun for a while and talked. By evening, they were friends.",
            "From that day on, {baby} came to visit {hero} every {morning|week}.",
            "{hero} did not hurry anymore. There was a new friend to talk to.",
        )
    elif back == "home":
        s.say(
            "{hero} walked {baby} home, so that nothing else would happen.",
            "Then {hero} went home with {baby} and met all of {baby.his} brothers and sisters.",
            "{hero} carried {baby} home, very gently.",
        )
    else:
        s.say(
            "{baby} gave {hero} {a shiny pebble|a sweet berry|a soft feather}. It was all {baby.he} had.",
            "The next morning, a {berry|flower|shell} lay at {hero}'s door. {hero} knew who had put it there.",
        )
    end(
        s,
        [
            "{hero} walked home, and {his} heart felt light.",
            "Since then, {hero} always stops when {he} hears a small voice.",
            "{hero} and {baby} are friends to this day.",
            "Every time {hero} goes {place.to}, someone small is waiting for {him}.",
            "That evening, {hero} thought of {baby} and smiled.",
        ],
        [
            "Nobody is too small to be helped.",
            "A kind heart always has time.",
            "If you help someone, you may find a friend.",
            "When you hear a call for help, do not walk by.",
            "Being gentle is a kind of being strong.",
        ],
        general=0.3,
        friend=False,
    )


# --------------------------------------------------------------------------------------------------------------------
@plot(
    hero="legs child/animal !grown !cold",
    friend="legs !cold !grown",
    worlds="town farm forest castle",
    weather="cloudy calm",
    time="morning",
    gists=[
        "who sees snow for the first time",
        "and the first snow",
        "who plays in the snow with {friend.a}",
        "and a snowy day",
    ],
)
def first_snow_day(s: Story) -> None:
    """The hero has never seen snow: guesses, play, a small trouble in the cold, and a warm end."""
    kin(s)
    new = s.chance(0.65)
    s.open()
    s.par()
    hands = s.has("hands") and s.has("hands", "friend")
    if new:
        s.say(
            "{hero} had heard of snow, but {he} had never seen it.",
            "This was {his} very first winter.",
            '"What is snow?" {hero} often asked. Nobody could really explain it.',
            "{hero} had never seen any snow. {He} only knew it from stories.",
        )
    else:
        s.say(
            "All fall, {hero} had waited for snow.",
            "It was cold, but there was no snow yet. {hero} looked out every morning.",
            '"When will it snow?" {hero} asked {elder} each day.',
            "{hero} had one wish that winter: snow!",
        )
    s.say(
        "Then, one morning, something cold and white fell on {his} head.",
        "{Then|And then}, one quiet night, it came. In the morning, everything was white.",
        "A white flake came down, and then another. Soon there were thousands.",
        "One morning, {hero} woke up, and it was very, very still. {He} looked out. The world had changed its color!",
        "The sky was gray and heavy. Then small white flakes began to dance in the air.",
        "It began with one tiny flake. It turned around and around and landed right in front of {hero}.",
    )
    s.talk(
        "hero",
        *(
            [
                "Who spilled the sugar?",
                "The clouds are losing their feathers!",
                "What is this? It is cold!",
                "Is the sky falling down in little pieces?",
                "Where did all the colors go?",
            ]
            if new
            else [
                "It is snowing! It is snowing!",
                "Wake up, everyone!",
                "At last! I thought it would never come.",
                "Come out and look!",
                "Hooray for the snow!",
            ]
        ),
        mood="happy",
        instead=["{hero} could hardly believe it.", "{hero} ran out at once."],
    )
    if new:
        s.talk(
            "elder",
            "That is snow, my dear.",
            "It is only rain in its winter coat.",
            "It is snow. Go out and say hello to it.",
            "Put out your tongue and try it.",
            mood="kind",
            instead=["{elder} laughed and told {him} that it was snow."],
        )
    else:
        s.say(
            "{elder} {laughed|smiled}. There was no holding {him} back.",
            "{he} was outside before {elder} could say a word.",
            "{elder} looked out, too, and smiled.",
        )
    s.par(0.4)
    s.say(
        "{friend} came {over|out}, and the fun began.",
        "{hero} ran to {friend}, and they went out together.",
        "Outside, {friend} was already waiting.",
        "{hero} and {friend} ran out and made the first tracks.",
    )
    games = [
        "They caught flakes on their tongues. Each one was gone before they could taste it.",
        "They made tracks: straight ones, round ones and silly ones.",
        "They rolled down the hill until they looked like two snowballs.",
        "They lay on their backs and looked up. It was like flying.",
        "{hero} shook a branch. Whoosh! All the snow came down on {friend}.",
        "They slid down the slope, again and again.",
        "{friend} jumped into a pile of snow and was gone. Only the top of {friend.his} head looked out.",
    ]
    if hands:
        games += [
            "They rolled a big ball, and a smaller one, and a tiny one. It was a snowman!",
            "They built a wall of snow and threw snowballs over it.",
            "They built a little house of snow, just big enough for two.",
        ]
    for game in s.sample(games, s.turns(2, 3)):
        s.say(game)
    trouble = s.pick(["cold", "deep", "tracks", "melt", "hungry"])
    s.par(0.4)
    if trouble == "cold":
        s.say(
            "But after a while, {hero} could not feel {his} toes.",
            "Then {friend} began to shiver. {friend.he} was so cold!",
            "Soon they were both so cold that their teeth went click, click, click.",
        )
        s.say(
            "They jumped up and down and ran home to get warm.",
            "They huddled close together and hurried home.",
            "{elder} called them in and wrapped them in a warm blanket.",
        )
    elif trouble == "deep":
        s.say(
            "Then {hero} stepped into a deep spot. Plop! {he} was stuck up to {his} {tummy|neck}.",
            "{@suddenly}, {friend} sank into a deep pile and could not get out.",
        )
        s.say(
            "They dug and pulled and laughed, and at last they were both free.",
            "It took a long branch and a lot of pulling to get out again.",
            "Bit by bit, they dug a way out. What a job!",
        )
    elif trouble == "tracks":
        s.say(
            "The snow fell faster and faster, and soon they could not see the way home.",
            "When they wanted to go home, everything looked the same. Where was the path?",
        )
        s.say(
            "But their own tracks were still there. They followed them back.",
            "{hero} saw a light, far away. It was home!",
            "Then they heard {elder} call, and they followed the voice.",
        )
    elif trouble == "melt":
        s.say(
            "{hero} wanted to keep some snow. {He} took a little ball of it inside, and it turned into water!",
            "{hero} brought a snowball home for {elder}. But on the way in, it became smaller and smaller.",
        )
        s.talk(
            "hero",
            "Where did it go?",
            "It was so pretty!",
            "Why did it run away?",
            "Now I have nothing to show.",
            mood="sad",
            instead=["{hero} was {@sad}."],
        )
        s.talk(
            "elder",
            "Snow cannot stay. That is why we must enjoy it now.",
            "It has only changed its clothes. It will come back.",
            "You cannot keep it, but you can remember it.",
            "Snow likes to live outside. Shall we go out and visit it?",
            mood="kind",
            instead=["{elder} told {him} that snow always turns into water where it is warm."],
        )
    else:
        s.say(
            "Then {hero} saw a hungry little bird. The snow had covered all the seeds.",
            "A small bird sat on a branch and looked sad. There was nothing to eat under all that snow.",
        )
        s.say(
            "{hero} and {friend} brought some crumbs and put them on a stump. Soon there were ten birds!",
            "They found some seeds at home and laid them out. The bird {ate and sang|ate them all}.",
            "They cleared a spot and put out some bread. {elder} said that was very kind.",
        )
    s.say(
        "In the evening, they drank something hot and watched the flakes {dance|fall}.",
        "Later, {elder} made {hot soup|a warm drink} for everyone.",
        "Then they sat by the window, warm and dry, and looked at the white world.",
        "When it grew dark, the snow was blue, and everything was still.",
        "That evening, {hero} told {elder} everything, and {elder} listened.",
    ) if s.has("!animal") else s.say(
        "In the evening, they lay close together, warm and dry, and watched the flakes fall.",
        "When it grew dark, the snow was blue, and everything was still.",
        "That evening, {hero} told {elder} everything, and {elder} listened.",
        "Later, {hero} lay next to {elder}, and it was warm and cozy.",
    )
    end(
        s,
        [
            "In {his} dreams, it was still snowing.",
            "{hero} hoped that there would be more snow in the morning, and there was!",
            "And outside, softly, softly, it began to snow again.",
            "When spring came and the snow went away, {hero} waved goodbye to it.",
            "{hero} fell asleep and dreamed of white hills.",
            "{hero} never forgot {his} first snow." if new else "It was the best snow of the whole winter.",
        ],
        [
            "Something new can be wonderful.",
            "Every season has its own joy.",
            "Enjoy the snow while it is here.",
            "Cold days are fun when there is a warm home to go to.",
        ],
        general=0.15,
    )


# --------------------------------------------------------------------------------------------------------------------
@plot(
    hero="legs hands !tiny !toy !cold !swims !royal",
    friend="legs !tiny !toy !cold !swims !grown !royal",
    helper="animal/grown wise/old/big !swims",
    worlds="farm forest jungle garden castle",
    weather="sunny",
    time="morning day",
    gists=[
        "who waits for rain",
        "and a very dry summer",
        "who shares the last water",
        "and {friend.a} in a dry summer",
    ],
)
def dry_summer(s: Story) -> None:
    """No rain for weeks; water is found, carried and shared; at last it rains."""
    place = {
        "farm": ("the well", "The fields"),
        "forest": ("the stream", "The ferns"),
        "jungle": ("the waterhole", "The grasses"),
        "garden": ("the pond", "The flowers"),
        "castle": ("the well", "The gardens"),
    }[s.world]
    s.set(
        water=place[0],
        plants=place[1],
        thirsty=s.pick(
            ["a little tree", "a small bush", "a fern"]
            if s.world == "jungle"
            else ["a little tree", "a young apple tree", "a small rose bush", "a fern"]
        ),
    )
    s.vars["tree"] = "the " + s.vars["thirsty"].split(" ", 1)[1]
    s.open()
    s.par()
    s.say(
        "That summer, it did not rain. Not one drop!",
        "The sun shone every day, and there was no rain for weeks.",
        "It was the driest summer that anyone could remember.",
        "First the grass turned yellow. Then it turned brown. There was no rain.",
        "Day after day, the sky was blue, and nobody was happy about it.",
        "Where was the rain? Everyone asked, and nobody knew.",
    )
    s.say(
        "{Plants} were dry, and the ground was full of cracks.",
        "{Plants} hung their heads, and dust lay on everything."
        if s.world in ("forest", "garden")
        else "Everything was as dry as paper, and dust lay on the ground.",
        "There was less and less water in {water}.",
        "Every morning, the water in {water} stood a little lower.",
        "Even the birds were too hot to sing.",
    )
    s.talk(
        s.pick(["hero", "friend"]),
        "I am so thirsty.",
        "Will it ever rain again?",
        "We have to do something.",
        "Even the clouds have gone away.",
        "If it does not rain soon, everything will dry up.",
        "Soon there will be nothing left to drink.",
        mood="sad",
        instead=["{hero} and {friend} were hot and thirsty.", "{hero} and {friend} were very worried."],
    )
    s.say(
        "Most of all, {hero} worried about {thirsty}. Its leaves were curling up.",
        "There was {thirsty} that {hero} loved. Now its leaves were falling.",
        "Next to {water} stood {thirsty}, and it was almost dry.",
        "{friend} looked sadly at {thirsty}. Only a few green leaves were left.",
        "Close by stood {thirsty}. It needed water more than anyone.",
    )
    if not s.roles["friend"].known:
        s.say(
            "{hero} and {friend} put their heads together.",
            "{hero} went to {friend}. Two can think better than one.",
            "{friend} was worried, too. What could the two of them do?",
        )
    s.par(0.4)
    tries = s.sample(
        [
            "They danced a rain dance. They hopped and stamped until they were dizzy, but no rain came.",
            "They called to a tiny cloud. It floated by and did not stop.",
            "{friend} dug a hole to look for water, but there was only dust.",
            "They sang every rain song they knew. The sky stayed blue.",
            "They waited for a whole day. The sun only smiled.",
            "They looked under every stone for a wet spot. No luck.",
        ],
        s.turns(1, 2),
    )
    for attempt in tries:
        s.say(attempt)
    way = s.pick(["spring", "share", "carry"])
    if way == "spring":
        s.beat("meet", b="helper")
        s.talk(
            "helper",
            "When I was young, there was a spring under the old rock.",
            "Look where the grass is still green. There must be water under it.",
            "Follow the ants. They know where it is wet.",
            "Listen to the ground. Sometimes you can hear water.",
            "Go to the old rock, and dig on the shady side.",
            mood="kind",
            instead=["{helper} remembered a spring under an old rock."],
        )
        s.say(
            "They searched for a long time. Then they found one green spot under a rock.",
            "{hero} dug and dug. First the earth was dry, then it was cool, and then it was wet!",
            "At the old rock, they listened. Drip, drip, drip. There it was!",
        )
        s.say(
            "There was enough clear water for everyone.",
            "A thin stream of water came out, cold and clear. They drank and drank.",
            "It was only a little spring, but it did not stop.",
        )
    elif way == "share":
        s.say(
            "There was only one small {bucket|bowl|jug} of water left.",
            "At last, {hero} had only one cup of water.",
            "On the hottest day, there was just a little water left, and everyone was thirsty.",
        )
        s.beat("meet", b="helper")
        s.talk(
            "helper",
            "I have not had a drink since yesterday.",
            "May I have just one sip?",
            "I am so thirsty that I cannot walk on.",
            "Please, do you have a drop of water?",
            mood="sad",
            instead=["{helper} was so thirsty that {helper.he} could hardly speak."],
        )
        s.say(
            "{hero} looked at the water, then at {helper}, and gave {helper.him} half of it.",
            "It was hard, but {hero} shared what {he} had. {friend} nodded.",
            "{hero} did not think twice. One sip for {helper}, one for {friend} and one for {himself}.",
        )
        s.say(
            "The last few drops went to {tree}.",
            "Then {he} poured the rest on {tree}.",
            "Nobody had much, but everyone had some.",
        )
    else:
        s.say(
            "Far away, there was still a lake. It was a long walk, but they went.",
            "{hero} had an idea. They could carry water from the river behind the hill!",
            "On the other side of the hill, there was still some water. It was far, very far.",
        )
        s.say(
            "They carried water all day, one {bucket|pot} at a time, and did not spill a drop.",
            "Back and forth they went, in the early morning and late in the evening, when it was cool.",
            "The first time, they spilled half of it. The second time, they walked slowly.",
            "Soon others came to help, and they stood in a long line and passed the water along.",
        )
        s.say(
            "{Tree} got its drink every evening, and one green leaf stayed alive.",
            "There was enough for a drink for everyone, and a little for {tree}.",
            "It was not much, but it helped.",
        )
    s.par(0.5)
    s.say(
        "That night, {hero} woke up. Tap. Tap, tap. It was rain!",
        "Then, one afternoon, a cool wind came, and after the wind came dark clouds. Plop! A drop fell on "
        "{hero}'s nose.",
        "And then, when nobody was waiting anymore, it began to rain.",
        "The next day, a gray cloud came over the hill. It was the most beautiful cloud in the world.",
        "A few days later, there was a rumble in the sky. Could it be? Yes! It was rain!",
        "Then the sky turned gray at last. One drop fell, then two, then a hundred.",
    )
    s.talk(
        s.pick(["hero", "friend"]),
        "Rain! Rain!",
        "Come out, everyone! It is raining!",
        "Drink, little tree, drink!" if "tree" in s.vars["thirsty"] else "Drink, little plant, drink!",
        "I will never be angry at the rain again!",
        "It smells so good!",
        mood="happy",
        instead=["Everyone ran out into the rain.", "They danced in the rain until they were wet all over."],
    )
    s.maybe(
        0.7,
        "{Water} filled up again, slowly, slowly.",
        "They danced in the rain until they were wet from top to toe.",
        "{hero} and {friend} opened their mouths and caught the drops.",
        "{Plants} drank and drank, and so did everyone else.",
        "Nobody looked for a dry spot. Everybody wanted to get wet!",
    )
    end(
        s,
        [
            "A week later, {tree} had three new leaves.",
            "Now, whenever it rains, {hero} goes out and smiles at the sky.",
            "The next morning, the whole world was green again.",
            "{hero} and {friend} never spilled a drop of water again.",
            "{hero} listened to the rain all night. It was the best song in the world.",
            "Since that summer, nobody there has ever said a bad word about the rain.",
        ],
        [
            "Water is a treasure.",
            "What you share is enough for everyone.",
            "Do not give up hope, even when the sky is empty.",
            "We only know how good a thing is when it is gone.",
            "Together, you can get through hard times.",
        ],
        general=0.2,
    )


# --------------------------------------------------------------------------------------------------------------------
SOUNDS = [  # (sound, worlds, guesses, truth)
    (
        "Tap, tap, tap",
        "town farm castle house shore",
        ["a ghost with a stick", "someone at the door", "a giant woodpecker"],
        ["a branch that the wind pushed against the window", "a loose shutter in the wind"],
    ),
    (
        "Whoo, whoo",
        "farm forest castle",
        ["a ghost", "a sad wolf", "a monster with a cold"],
        ["an old owl who was singing to the moon", "a young owl who was learning to call"],
    ),
    (
        "Scratch, scratch",
        "town farm castle house forest",
        ["a monster with long nails", "a bear", "a thief"],
        ["a hedgehog who was looking for supper", "a tiny mouse who was making a bed out of paper"],
    ),
    (
        "Drip, drop, drip",
        "town farm castle house forest",
        ["a crying ghost", "a sea monster", "a leaky giant"],
        ["water that was dripping from a leaf into an old bucket", "a drop that fell from the roof, again and again"],
    ),
    (
        "Rumble, grumble",
        "town farm castle house forest jungle",
        ["a dragon", "thunder", "a bear in a bad mood"],
        ["{friend}'s empty tummy", "a hungry tummy, and it was {friend}'s"],
    ),
    (
        "Flap, flap, whoosh",
        "town farm castle forest shore",
        ["a dragon", "a giant bat", "a flying witch"],
        ["a big moth that wanted to get to the light", "a shirt that hung on a line in the wind"],
    ),
    (
        "Croak, croak",
        "pond garden farm forest",
        ["a monster with a deep voice", "an angry giant", "a door that needed oil"],
        ["a tiny frog with a very big voice", "a frog who was practicing for the summer concert"],
    ),
    (
        "Snore, snort, snore",
        "town farm castle house forest jungle",
        ["a sleeping dragon", "a wild boar", "an engine"],
        ["a fat old cat asleep in a box" , "a very small hedgehog with a very loud snore"],
    ),
]  # fmt: skip


@plot(
    hero="legs child/animal !grown !owl !hedgehog !wise !frog",
    friend="legs !grown !thing !wise !owl !hedgehog !frog",
    worlds="town farm castle house forest shore pond",
    weather="calm sunny windy cloudy",
    time="day morning",
    gists=[
        "who hears a strange sound at night",
        "and a sound in the dark",
        "who cannot sleep",
        "and {friend.a} in the dark",
    ],
)
def sound_in_the_night(s: Story) -> None:
    """A sound keeps the hero and a guest awake; they guess, they look, and it is something small."""
    options = [x for x in SOUNDS if s.world in x[1].split()]
    sound, _, guesses, truths = s.pick(options)
    kinds = (s.roles["hero"].kind.name, s.roles["friend"].kind.name)
    if any(k in truth for k in kinds for truth in truths):
        sound, _, guesses, truths = (
            next(x for x in SOUNDS if x[0].startswith(("Tap", "Rumble")) and s.world in x[1].split())
            if s.world != "pond"
            else SOUNDS[6]
        )
    s.open()
    light = s.pick(["a candle", "a lantern", "a little lamp"])
    guess = s.sample(guesses, 3)
    s.set(sound=sound, sound2=sound[0].lower() + sound[1:], g1=guess[0], g2=guess[1], light=light)
    s.set(night="that night" if "day" in s.flags else "one night")
    s.par()
    s.say(
        "{Night}, {friend} came to stay with {hero}. They lay in the dark and told stories.",
        "{Night}, {hero} and {friend} were allowed to sleep in the same bed."
        if s.has("!animal")
        else "{Night}, {hero} and {friend} lay close together in the dark.",
        "{Night}, {hero} could not sleep. {friend}, who was staying over, could not sleep, either.",
        "It was dark, and everyone was asleep. Only {hero} and {friend}, who had come to stay, were awake.",
        "{friend} was staying over {night}. When it was dark, the two of them whispered and giggled.",
        "The moon was high {night}, and {hero} and {friend} should have been asleep long ago.",
    )
    s.say(
        "Then they heard it. {Sound}.",
        "{Sound}! What was that?",
        "{@suddenly}, something went {sound2}.",
        "{Sound}. {hero} sat up. {Sound}. There it was again!",
        "All was still. And then, from somewhere, came a sound: {sound2}.",
        "{friend} stopped in the middle of a word. {Sound}!",
    )
    s.talk(
        s.pick(["hero", "friend"]),
        "Did you hear that?",
        "There is something out there.",
        "Was that you?",
        "Hush! Listen!",
        "Please tell me that was you.",
        mood="scared",
        instead=["{hero} held {his} breath.", "Neither of them moved."],
    )
    s.beat("scared", p=0.4, a="hero")
    s.talk(
        "friend",
        "Maybe it is {g1}.",
        "It sounds like {g1}.",
        "What if it is {g1}?",
        "I think it is {g1}!",
        mood="scared",
        instead=["{friend} thought it might be {g1}."],
    )
    if s.size != "short":
        s.talk(
            "hero",
            "Or maybe it is {g2}.",
            "Or {g2}! That would be even worse.",
            "No, it must be {g2}.",
            "What if it is {g2}?",
            mood="scared",
            instead=["{hero} thought it might be {g2}."],
        )
    s.par(0.4)
    for attempt in s.sample(
        [
            "They pulled the blanket over their heads. {Sound}. They could still hear it.",
            "{hero} put {his} head under the pillow. That did not help.",
            "They tried to count sheep, but after ten sheep, there it was again.",
            "They sang softly, so that they would not hear it. When they stopped, it was still there.",
            "{friend} wanted to call for help, but no sound came out.",
            "They waited for it to stop. It did not stop.",
        ],
        s.turns(1, 2),
    ):
        s.say(attempt)
    hands = s.has("hands") or s.has("hands", "friend")
    s.say(
        "In the end, {hero} could not stand it anymore. {He} had to know.",
        '"If we do not look, we will never sleep," {hero} said at last.',
        "{hero} took a deep breath and got up.",
        "{hero} was scared, but {he} was even more curious.",
        "Lying there was worse than looking. So {hero} got up, and {friend} came right behind {him}.",
    )
    s.say(
        "They took {light} and went on tiptoe toward the sound." if hands else "They went on tiptoe toward the sound.",
        "Step by step, they crept through the dark. The sound grew louder and louder.",
        "Side by side, they went closer. {Sound}. It was very near now.",
        "The floor was cold, and the shadows were long. They followed the sound."
        if s.has("!animal") or s.world in ("house", "town", "castle")
        else "The grass was cold, and the shadows were long. They followed the sound.",
        "Slowly, slowly, they looked around the corner.",
    )
    s.set(truth=s.render(s.pick(truths)))
    s.say(
        "And what did they find? It was {truth}!",
        "There it was. It was not {g1} at all. It was {truth}!",
        "{hero} began to laugh. It was only {truth}!",
        "No monster, no ghost. It was {truth}!",
        "They looked, and looked again. It was {truth}!",
    )
    s.talk(
        s.pick(["hero", "friend"]),
        "And I was so scared!",
        "So it was you all the time!"
        if " who " in s.vars["truth"] or "asleep" in s.vars["truth"]
        else "So that is what it was!",
        "We were afraid of that?",
        "I am glad that we looked.",
        "Ssh! Do not laugh so loudly, or you will wake everyone.",
        mood=s.pick(["happy", "soft"]),
        instead=["They laughed until their sides hurt.", "How they laughed, very softly, so that nobody woke up!"],
    )
    if "tummy" in s.vars["truth"]:
        s.say(
            "So they had a little midnight snack, and the sound was gone.",
            "They shared {a cookie|some crackers|a bun}, and then it was quiet at last.",
        )
    elif " who " in s.vars["truth"] or "moth" in s.vars["truth"] or "asleep" in s.vars["truth"]:
        s.say(
            "They watched for a while and then went back to bed.",
            "They wished it a good night and tiptoed back.",
            "They did not want to disturb it, so they crept back to bed.",
        )
    else:
        s.say(
            "They left it as it was. Now that they knew it, it was a nice sound.",
            "Back in bed, they listened to it again. Now it was almost like a song.",
            "They went back to bed, and now the sound made them sleepy.",
        )
    s.par(0.4)
    s.say(
        "Soon they were both asleep.",
        "{hero} closed {his} eyes and slept until morning.",
        "The next morning, they told everyone about {g1} that they had not found.",
        "The next night, {hero} listened for it. It was like hearing an old friend.",
        "From then on, {hero} was not afraid of sounds in the dark.",
        "{friend} was asleep first. {hero} smiled, turned over and fell asleep, too.",
        "And if you hear a sound at night, go and look. It may be only {truth}."
        if "tummy" not in s.vars["truth"]
        else "From that night on, there was always a snack next to the bed.",
    )
    if s.morals:
        s.say(
            "Things are not so scary when you know what they are.",
            "In the dark, small things seem big.",
            "It is better to look than to be afraid.",
            "With a friend, the dark is only half as dark.",
            "Being brave means that you are afraid and look anyway.",
        )


# --------------------------------------------------------------------------------------------------------------------
@plot(
    hero="!grown !thing !cold !caterpillar !butterfly !fish",
    worlds="garden farm forest town castle",
    weather="sunny calm cloudy",
    time="morning day afternoon",
    gists=[
        "and a caterpillar",
        "whose friend is a caterpillar",
        "and a caterpillar that disappears",
        "who waits for a butterfly",
    ],
)
def caterpillar_changes(s: Story) -> None:
    """A small green friend eats, hides and comes back with wings."""
    kind = next(k for k in words.KINDS if k.name == "caterpillar")
    c = s.add_char("cat", kind=kind, named=True)
    c.adj = s.pick(["small", "green", "fuzzy", "little", "tiny"])
    color = s.pick(["orange", "blue", "yellow", "white and gold", "red and black", "purple"])
    plant = s.pick(["a milkweed leaf", "a nettle", "a cabbage leaf", "a low branch", "a rose leaf", "a tall fern"])
    s.set(color=color, plant=plant, theplant="the " + plant.split(" ", 1)[1])
    s.open()
    s.par()
    s.say(
        "{One_day}, {hero} found {cat.a} on {plant}.",
        "{One_day}, {hero} heard a soft sound: munch, munch, munch. It was {cat.a}.",
        "{One_day}, {hero} almost sat down on {cat.a}.",
        "On {plant} sat {cat.a} {one_day}. {hero} had never seen anyone eat so much.",
        "{One_day}, something small fell from a leaf, right in front of {hero}. It was {cat.a}.",
        "{hero} stopped by {plant}. There was a hole in it, and in the hole was {cat.a}!",
    )
    s.scene(0.3)
    s.talk(
        "cat",
        "Hello! I cannot talk now. I am eating.",
        "One more leaf, please!",
        "I am always hungry. I do not know why.",
        "Do not step on me, please!",
        "You are so big! Will you be my friend?" if s.has("!bug !tiny") else "Will you be my friend?",
        mood=s.pick(["", "happy"]),
        instead=["{cat} was very busy. {cat.he} ate one leaf after another.", "{cat} ate and ate and ate."],
    )
    hands = s.has("hands")
    s.say(
        "{hero} laughed and {brought|found} {cat.him} a {fresh|juicy} leaf."
        if s.has("holds/hands")
        else "{hero} laughed and showed {cat.him} a juicy leaf.",
        "From then on, {hero} came to visit {cat} every day.",
        "They became friends, and {hero} told {cat.him} all about the world.",
        "Each day, {hero} came back, and each day, {cat} was a little fatter.",
        "{hero} liked {cat} at once.",
        "{hero} sat down next to {theplant}, and they talked until the sun was low.",
    )
    s.maybe(
        0.6,
        "{cat} wanted to see the world, but {cat.he} was so slow.",
        'One day, {cat} sighed. "I wish I could see the other side of the hill," {cat.he} said.',
        "When a bird came by, {hero} hid {cat} under a leaf.",
        "When it rained, {hero} held a big leaf over {cat}."
        if hands
        else "When it rained, they both hid under a big leaf.",
        "{cat} could only look up at the sky and wonder.",
    )
    s.par(0.4)
    s.say(
        "Then, one day, {cat} was tired. {cat.he} did not want to eat anymore.",
        "But one morning, {cat} was not hungry. That was strange!",
        "After two weeks, {cat} grew quiet and sleepy.",
        "One evening, {cat} yawned the biggest yawn.",
    )
    s.talk(
        "cat",
        "I feel so strange. I think I have to sleep.",
        "I will sleep for a while. Will you wait for me?",
        "Something is going to happen. I can feel it.",
        "Good night, {hero.call}. Do not forget me.",
        instead=["{cat} wanted to sleep for a long, long time."],
    )
    s.say(
        "The next day, {cat} was gone. There was only a small {brown|green|gray} thing that hung from a twig.",
        "When {hero} came back, {he} could not find {cat}. A little {green|brown} case hung there, and it did "
        "not move.",
        "In the morning, {hero} called and called, but nobody answered. Only a tiny bag hung under the leaf.",
        "{hero} looked everywhere. No {cat.raw}! Just a funny little case on a thread.",
    )
    s.talk(
        "hero",
        "Where are you?",
        "Did a bird take you?",
        "Are you in there?",
        "Please come back!",
        "You did not even say where you were going.",
        mood="sad",
        instead=["{hero} missed {his} small friend.", "{hero} was {@sad}."],
    )
    wait = s.sample(
        [
            "{hero} waited. One day went by, then two, then five.",
            "{hero} sat by the twig every day, in the sun and in the rain.",
            "The wind blew hard, and {hero} stood in front of the little case to keep it safe.",
            "{hero} told the little case everything that had happened that day. It never answered.",
            "A hungry bird came by, and {hero} sent it away.",
            "Others came to play, but {hero} wanted to stay near the twig.",
        ],
        s.turns(1, 2),
    )
    for line in wait:
        s.say(line)
    if s.chance(0.5):
        s.add_char(
            "helper", "wise/old/grown/clever !child !royal" if s.world != "garden" else "animal small !bug !child"
        )
        s.say(
            "One day, {helper.a} came by and saw {him} waiting.",
            "{helper.a} stopped and looked at the little case, too.",
            "Then {helper.a} sat down next to {him}.",
            "After a while, {helper.a} passed by and looked up at the twig.",
            "{helper.a} saw how sad {hero} was.",
        )
        s.talk(
            "helper",
            "Be patient. Some changes need to be quiet.",
            "Your friend is not gone. Just wait and see.",
            "Leave it alone. It is working in there.",
            "Do not open it. It will open when it is ready.",
            mood="kind",
            instead=["{helper} told {hero} to wait and not to touch it."],
        )
    s.par(0.5)
    s.say(
        "Then, one warm morning, the case moved. Crack! It opened a little.",
        "On the tenth day, the case shook. A tiny hole appeared.",
        "And then it happened. The case broke open, slowly, slowly.",
        "{hero} was almost asleep when something rustled. The case was opening!",
    )
    s.say(
        "Out came two wet, crumpled wings. They opened in the sun, and they were {color}.",
        "Somebody crept out, thin and new, with {color} wings.",
        "First came a leg, then a head, and then two {color} wings that grew and grew.",
        "A butterfly climbed out and let its {color} wings dry in the sun.",
    )
    c.kind, c.adj = next(k for k in words.KINDS if k.name == "butterfly"), color.split()[0]
    s.talk(
        "cat",
        "Good morning, {hero.call}! It is me!",
        "Do you not know me anymore?",
        "You waited for me!",
        "Look what I have! Wings!",
        "I had such a strange dream. I dreamed that I could fly.",
        mood="happy",
        instead=["It was {cat}! {cat.he} had become a butterfly.", "{hero} knew those eyes. It was {cat}!"],
    )
    s.talk(
        "hero",
        "Is it really you?",
        "How beautiful you are!",
        "I knew that you would come back!",
        "You have changed, but I know your smile.",
        "Can you fly now?",
        mood="happy",
        instead=["{hero} could hardly believe it. What a wonder!", "{hero} laughed for joy."],
    )
    s.say(
        "{cat.name} flew up, a little wobbly at first, and danced around {hero}'s head.",
        "Up {cat.he} went, over the {flowers|leaves}, higher and higher, and back again.",
        "Now {cat} could see the other side of the hill. {cat.he} flew there and came back to tell {hero} all "
        "about it.",
        "{cat} flew once around {hero} and landed on {his} head.",
    )
    end(
        s,
        [
            "{cat} came to visit every day, all summer long.",
            "The next spring, there was a tiny egg on {theplant}. {hero} smiled and waited.",
            "Whenever {hero} sees a butterfly, {he} waves. It might be {cat}.",
            "They had both changed, but they were still friends.",
            "{hero} watched until {cat} was only a {color} dot in the sky.",
        ],
        [
            "Some things change and become even more beautiful.",
            "Good friends wait for each other.",
            "Growing up needs time.",
            "Friends may change, but they are still friends.",
            "Wonderful things can grow in quiet places.",
        ],
        general=0.2,
        friend=False,
    )
    c.kind = kind  # for those who ask for the cast
