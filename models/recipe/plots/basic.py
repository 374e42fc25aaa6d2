"""The first five plots: something lost, something broken, sharing, being afraid, helping a stranger."""

from models.recipe.plots import plot
from models.recipe.story import Story


@plot(
    hero="legs",
    obj="lose !food",
    own=True,
    place="",
    elder="",
    gists=[
        "who loses {obj.a}",
        "that loses {obj.a}",
        "and {obj.a} that gets lost",
        "looking for {obj.a}",
        "who cannot find a {obj.noun}",
    ],
)
def lost_and_found(s: Story) -> None:
    """The hero loses a dear thing, searches for it here and there, and finds it (with or without help)."""
    if s.chance(0.55):
        s.add_char("friend")
    s.open()
    s.par()
    s.scene(0.4)
    outdoors = s.chance(0.7) and s.world != "house"
    if outdoors:
        s.say(
            "{One_day}, {hero} took {obj} {place.to}.",
            "{One_day}, {hero} went {place.to} with {obj}.",
            "{One_day}, {hero} played with {obj} {place.in}.",
            "{One_day}, {hero} was {place.in}. {He} had {obj} with {him}, as always.",
            "{One_day}, {hero} came {place.to} and put {obj} down to rest.",
        )
        s.maybe(
            0.5,
            "There was so much to see! {hero} looked at {place.thing} and forgot everything else.",
            "{hero} saw {place.thing} and ran to look at it.",
            "{hero} {played|ran around|explored} for a long time.",
            "It was {@fun}.",
        )
    s.say(
        *(
            (
                "But when it was time to go home, {obj} was gone.",
                "When {hero} looked around, {obj} was not there anymore.",
                "On the way home, {hero} stopped. Where was {obj}?",
                "Then {hero} {saw|noticed} that {obj} was {gone|missing}!",
                "But {@soon}, {obj} was nowhere to be seen.",
                "Then came a surprise. {obj} had {disappeared|gone missing}!",
            )
            if outdoors
            else (
                "{One_day}, {hero} wanted to take out {obj}, but it was gone.",
                "{One_day}, {hero} could not find {obj}.",
                "{One_day}, {obj} was {gone|missing}.",
                "{One_day}, {hero} looked for {obj}, and it was not there.",
                "{One_day}, something bad happened. {obj} {was gone|was nowhere to be found}.",
            )
        )
    )
    s.talk(
        "hero",
        "Oh no! Where is {obj.my}?",
        "{obj.my} is gone!",
        "I cannot find {obj.my}!",
        "Where did it go?",
        "I had it just a moment ago!",
        mood="sad",
        instead=[
            "{hero} did not know where it could be.",
            "{hero} had no idea where it was.",
            "{He} could not believe it.",
        ],
    )
    s.beat("sad", 0.7, a="hero")
    s.par(0.4)
    # the search
    s.maybe(
        0.4,
        "{He} began to {look|search}.",
        "There was only one thing to do: look for it.",
        "{hero} started to look {everywhere|for it}.",
        '"I must find it," {he} said.',
    )
    spots = ["{place.spot}", "{place.spot}", "{place2.in}", "{place3.in}"]
    tries = s.turns(1, 3)
    for n, spot in enumerate(s.sample(spots[1:] if outdoors else spots[2:], tries)):
        where = s.render(spot)
        s.set(where=where)
        if n == 0:
            s.say(
                "{hero} looked {where}, but {it was not there|there was nothing}.",
                "First, {hero} looked {where}. {It was not there|No luck|Nothing}.",
                "Was it {where}? No, it was not.",
                "First, {he} searched {where}. {There was nothing|It was not there}.",
            )
        else:
            s.say(
                "{He} looked {where}{| too}, but it was not there.",
                "Next, {he} tried to look {where}. It was not there either.",
                "Perhaps it was {where}? No.",
                "Then {hero} searched {where}, but {all {he} found was a {button|dry "
                "leaf|feather|spider}|found nothing}.",
                "{He} even looked {where}. Still nothing!",
            )
    ending = s.pick(["helper", "elder", "finder", "alone", "gave_back"])
    if ending == "elder" and not s.roles["elder"].rel:
        ending = "helper"
    if "friend" in s.roles and s.chance(0.6):
        s.say(
            "{friend} {came to help|helped to look}.",
            '{friend} came over. "I will help you look," {friend.he} said.',
            "{friend} wanted to help. Now there were two of them looking.",
            "{hero} told {friend}, and they looked together.",
        )
    s.par(0.4)
    if ending == "helper":
        s.add_char("helper", "!child !vehicle legs/wings/swims")
        s.beat("meet", b="helper")
        s.talk(
            "helper",
            "Why are you so sad?",
            "What is wrong, {hero.call}?",
            "What are you looking for?",
            "Did you lose something?",
            mood="kind",
            instead="{helper} saw that something was wrong.",
        )
        s.say(
            "{hero} told {helper} about {obj}.",
            "{hero} told {helper} everything.",
            '"I lost {obj.my}," said {hero}.',
            "{hero} explained that {obj} was gone.",
        )
        s.talk(
            "helper",
            "I saw something {place.spot}.",
            "Let us look {place.spot}.",
            "Think back. Where were you when you last had it?",
            "When I lose something, I go back to where I started.",
            "Did you look up as well as down?",
            mood="soft",
            instead=["{helper} told {hero} to go back to the start.", "{helper} helped {hero} to look once more."],
        )
        s.say(
            "So they looked once more, and there was {obj}!",
            "{hero} went back to look, and there it was!",
            "{hero} {hurried|went} back. And what did {he} see? It was {obj}!",
            "Together they {looked|searched} again. {@soon}, {helper} found {obj}.",
        )
        s.beat("thanks", a="hero", b="helper")
    elif ending == "elder":
        s.say(
            "{hero} went to {elder} and {told {elder.him} everything|asked for help}.",
            "At last, {hero} asked {elder} for help.",
            "{hero} ran home to {elder}.",
        )
        s.talk(
            "elder",
            "Let us think. Where did you see it last?",
            "Do not worry. We will look together.",
            "Did you look in the last place where you played?",
            "Things that are lost like to be found.",
            mood="kind",
            instead="{elder} gave {hero} a hug, and they went to look together.",
        )
        s.say(
            "{hero} thought about it. Then {he} remembered! {He} ran off, and there was {obj}, right "
            "where {he} had left it.",
            "They looked one more time, slowly and carefully. And there it was, {place.spot}!",
            "So they went back {place.to}. There was {obj}, {place.spot}!",
            "{elder} smiled and pointed. {obj} was right behind {hero}!",
        )
    elif ending == "finder":
        s.add_char("helper", "small/bird/pet/child !vehicle")
        s.say(
            "Then {hero} heard a {soft|small|happy} sound. It was {helper.a}, and there was {obj}!",
            "Just then, {hero} saw {helper.a} with {obj}.",
            "{@suddenly}, {helper.a} came along. And what did {helper.he} have? It was {obj}!",
            "Not far away, {helper.a} was playing with {obj}.",
        )
        s.talk(
            "helper",
            "Is this yours? I found it {place.spot}.",
            "I found it and did not know whose it was.",
            "I found this. Does it belong to you?",
            "I was looking for the owner!",
            mood="kind",
            instead="{helper} had found it {place.spot}.",
        )
        s.say(
            '"Yes, it is mine!" said {hero}. {helper} gave it back at once.',
            "{helper} gave it back with a smile.",
            "{hero} was so happy that {he} hugged {helper}." if s.has("hands") else "{hero} jumped for joy.",
            "{helper} was glad to give it back.",
        )
        s.maybe(0.5, "Then they played with it together.", "{hero} let {helper} play with it, too.")
    elif ending == "gave_back":
        s.add_char("rival", "bird !child" if s.world not in ("sea", "house", "castle", "garden") else "small")
        s.say(
            "Then {hero} looked up and saw {rival.a}. {rival.he} had {obj}!",
            "{@suddenly}, {hero} saw {rival.a} with {obj}.",
            "{hero} followed {a line of tiny tracks|a strange sound} and found {rival.a}. Next to "
            "{rival.him} lay {obj}.",
        )
        s.talk(
            "hero",
            "Hey! That is mine!",
            "Please give it back!",
            "Why did you take {obj.my}?",
            mood="angry",
            instead="{hero} asked for it back.",
        )
        s.talk(
            "rival",
            "It is so {obj.color}. I only wanted to look at it.",
            "I am sorry. I thought that nobody wanted it.",
            "I wanted it for my home. I did not know it was yours.",
            "I only wanted someone to play with.",
            mood="soft",
            instead="{rival} had only wanted to look at it.",
        )
        s.say(
            "{rival} gave it back, and {hero} was not angry anymore.",
            '{rival} said sorry and gave it back. "You can come and look at it any time," said {hero}.',
            '{hero} had an idea. "We can share it," {he} said. And so they did.',
            "{hero} thanked {rival} and gave {rival.him} a {shiny button|bright feather|sweet berry} as a gift.",
        )
    else:
        s.say(
            "{hero} sat down to rest. Something {hard|strange|odd} was right there. It was {obj}!",
            "Just when {hero} wanted to give up, {he} saw something {obj.color} {place.spot}. It was {obj}!",
            "Then {hero} remembered! {He} had put it {place.spot}. {He} ran back, and there it was.",
            "{hero} looked one last time. And there, {place.spot}, was {obj}!",
            "{He} closed {his} eyes and thought hard. Then {he} knew! It was {place.spot}, where {he} had left it.",
        )
        s.maybe(0.5, "{hero} laughed at {himself}.", '"Silly me!" said {hero}.', "It had been there all the time.")
    s.beat("happy", 0.7, a="hero")
    s.close(
        "It is good to take care of your things.",
        "Do not give up too soon.",
        "When you lose something, look again, and ask for help.",
        "Sometimes a lost thing is closer than you think.",
        "{hero} learned to put {his} things back where they belong.",
        obj=True,
    )


@plot(
    hero="hands",
    friend="hands/legs",
    obj="break/tear !eat",
    gists=[
        "who breaks {obj.a}",
        "and {obj.a} that breaks",
        "who has to say sorry",
        "who mends {obj.a} with a friend",
        "whose {obj.noun} gets broken",
    ],
)
def broken_and_mended(s: Story) -> None:
    """A thing breaks; there is anger or fear of telling; then the truth, an apology and a mending."""
    mine = s.chance(0.6)  # whose thing is it?
    breaks = s.has("break", "obj")
    s.set(broke="broke" if breaks else "tore", broken="broken" if breaks else "torn")
    if mine:
        s.own("obj")
    s.open()
    s.par()
    s.scene(0.35)
    if mine:
        s.say(
            "{One_day}, {friend} came to {play|visit}. {Friend.he} wanted to hold {obj}.",
            "{One_day}, {hero} showed {obj} to {friend}.",
            "{One_day}, {hero} and {friend} played with {obj}.",
            "{One_day}, {friend} asked if {friend.he} could have a turn with {obj}. {hero} said yes.",
            "{One_day}, {friend} wanted to see {obj} up close.",
        )
        s.say(
            "But {friend} {slipped|was too fast|did not look where {friend.he} was going}. "
            "{Crash|Crack|Oops|Bump}! {obj} {broke}.",
            "Then {friend} dropped it by accident, and it {broke}.",
            "{Friend} pulled a little too hard, and {obj} {broke}.",
            "But {friend} fell over {a stone|a root|{friend.his} own feet}, and {obj} {broke}."
            if s.has("legs", "friend")
            else "But {friend} bumped into it, and {obj} {broke}.",
            "They both pulled. {Snap|Crack|Rip}! It {broke}.",
        )
        wrong, hurt = "friend", "hero"
    else:
        s.roles["obj"].owner = s.roles["friend"]
        s.say(
            "{One_day}, {hero} was at {friend}'s home. There was {obj.a}.",
            "{One_day}, {friend} showed {hero} {obj.a}.",
            "{One_day}, {friend} let {hero} hold {obj.a}.",
            "{One_day}, {friend} came by with {obj.a}.",
        )
        s.talk(
            "friend",
            "Please be careful with it.",
            "This is my favorite thing.",
            "Look what I have!",
            "You can hold it, but be careful.",
            mood="proud",
            instead="{friend} was very proud of it.",
        )
        s.say(
            "{hero} was careful at first. But then {he} {slipped|turned around too fast|bumped into "
            "something}, and {obj} {broke}.",
            "But when {friend} was not looking, {hero} dropped it. {Crash|Crack|Oh no}! It was {broken}.",
            "{hero} wanted to see how it was made. {He} pulled a little, and it {broke}.",
            "{hero} danced around with it. {@suddenly}, {he} {slipped|fell}, and {obj} {broke}.",
        )
        wrong, hurt = "hero", "friend"
    s.par(0.4)
    if wrong == "friend":
        if s.chance(0.65):
            s.beat("angry", a="hero")
            s.talk(
                "hero",
                "Look what you did!",
                "You broke it!" if breaks else "You tore it!",
                "I will never let you touch my things again!",
                "That was my favorite {obj.noun}!",
                mood="angry",
                instead=["{hero} did not want to talk to {friend}.", "{hero} turned away from {friend}."],
            )
        else:
            s.beat("sad", a="hero")
            s.talk(
                "hero", "Oh no, {obj.my}!", "It is {broken}!", mood="sad", instead="{hero} looked at {obj} and sighed."
            )
        s.say(
            "{friend} felt {@sad}. {Friend.he} had not meant to do it.",
            "{friend} looked at {friend.his} feet." if s.has("legs", "friend") else "{friend} looked down.",
            "{friend} {began to cry|wanted to hide|did not know what to say}.",
            "{friend} went away and sat all alone.",
        )
        s.beat("sorry", a="friend", b="hero")
    else:
        s.say(
            "{hero} was {@scared}. What would {friend} say?",
            "{hero} felt hot and cold. What now?",
            "{hero}'s heart beat fast. Should {he} tell {friend}?",
            "{hero} did not know what to do.",
        )
        if s.chance(0.6):
            s.say(
                "{He} hid the pieces behind {his} back." if breaks else "{He} hid it behind {his} back.",
                "First, {he} wanted to run away.",
                "{He} thought about hiding it.",
                "Perhaps nobody would see it, {he} thought.",
            )
            s.say(
                "But {he} felt bad inside.",
                "But that felt wrong.",
                "But a lie would only make it worse.",
                "But {he} knew that it was better to tell the truth.",
                "But {his} tummy hurt when {he} thought about it.",
            )
        s.say(
            "So {hero} went to {friend} and told {friend.him} everything.",
            "{hero} took a deep breath and told {friend} the truth.",
            '"{friend.call}, I have to tell you something," said {hero}. "{It is {broken}|I broke it|It was me}."'
            if breaks
            else "So {hero} went to {friend} and told the truth.",
            "At last, {hero} showed {obj} to {friend}.",
        )
        s.beat("sorry", a="hero", b="friend")
        s.say(
            "{friend} was sad for a moment.",
            "{friend} looked at {obj} for a long time.",
            "{friend} was quiet at first.",
            "First, {friend} was a little {@angry}.",
        )
    s.set(wrong="")
    if s.chance(0.75):
        s.beat("forgive", a=hurt, b=wrong)
    s.par(0.4)
    # the mending
    way = s.pick(["glue", "expert", "new"] if s.world not in ("sea", "pond", "garden") else ["glue", "new"])
    if way == "glue":
        s.say(
            '"{Maybe|Perhaps} we can {fix|mend} it," said {friend}.',
            "Then {hero} had an idea. Maybe they could mend it together!",
            "They sat down to mend it together.",
            '"Let us {fix|repair|mend} it," said {hero}.',
        )
        if breaks:
            s.say(
                "They found all the pieces and put them together, one by one.",
                "{hero} held the pieces, and {friend} {put on some glue|tied them with string}."
                if s.has("hands", "friend")
                else "{hero} tied the pieces with string, and {friend} held them still.",
                "They used {glue and tape|a bit of string|some sticky glue}. It took a long time.",
                "Piece by piece, it came together again.",
            )
        else:
            s.say(
                "They used {tape|a needle and thread|a little glue}. It took a long time.",
                "{hero} {sewed|worked} while {friend} held it still.",
                "Slowly and carefully, they put it together again.",
            )
        s.maybe(
            0.25, "The first try did not hold, so they tried again.", "It was not easy, and they had to start over."
        )
        s.say(
            "At last, {obj} was whole again. {There was a small line where it had been {broken}|It "
            "was even prettier than before|It looked "
            "almost new}.",
            "{@soon}, {obj} was as good as new.",
            "When they were done, they looked at {obj}. It was not perfect, but {hero} liked it even more.",
            "It looked a little funny now, and that made them both laugh.",
        )
    elif way == "expert":
        s.add_char("helper", s.first_query(("mends", "wise hands", "grown hands", "hands strong", "hands !child")))
        s.say(
            "They took {obj} to {helper.a}.",
            "Not far away lived {helper.a} who could mend anything. They went there with {obj}.",
            "Together they carried {obj} to {helper.a}.",
        )
        s.talk(
            "helper",
            "Let me see. Yes, I can mend that!",
            "That is not so bad. Come and help me!",
            "I have fixed many things in my life. I can fix this too.",
            "Hold this for me, and we will be done soon.",
            mood="kind",
            instead="{helper} looked at it closely and nodded.",
        )
        s.say(
            "{helper} worked, and the two friends helped. {@soon}, {obj} was {whole again|as good as new}.",
            "{Tap, tap, tap|Snip, snip}! After a while, {obj} was as good as new.",
            "They watched how {helper} did it. In the end, {obj} was better than before.",
        )
        s.beat("thanks", a="hero", b="helper")
    else:
        s.set(w=wrong, h=hurt)
        giver, getter = wrong, hurt
        s.say(
            f"But {{obj}} could not be mended. So {{{giver}}} made a new {{obj.noun}} all by {{{giver}.himself}}.",
            f"It was too {{broken}} to mend. That night, {{{giver}}} worked and worked on a new "
            f"{{obj.noun}} for {{{getter}}}.",
            f"{{{giver}}} went home and thought. The next day, {{{giver}.he}} came back with a new {{obj.noun}}.",
        )
        s.say(
            f"It {{was not as fine|looked a bit funny}}, but {{{getter}}} loved it.",
            f"{{{getter}}} thought it was the {{best|nicest}} {{obj.noun}} in the world.",
            f"When {{{getter}}} saw it, {{{getter}.he}} smiled.",
            f"{{{getter}}} could see how much work it had been, and that made {{{getter}.him}} very happy.",
        )
    s.maybe(0.5, "{both} were friends again.", "Then they played together as before.", "Now everything was good again.")
    s.close(
        "Things can break, but friends can mend them." if breaks else "Things can tear, but friends can mend them.",
        "It is always good to tell the truth.",
        "A friend is worth more than any {obj.noun}.",
        "Everyone makes mistakes, and everyone can say sorry.",
        "{hero} and {friend} learned that saying sorry can mend a lot.",
        obj=mine and way != "new",
    )


@plot(
    hero="holds eats",
    friend="eats",
    obj="food eat",
    gists=[
        "who learns to share",
        "who does not want to share {obj.a}",
        "and {obj.a}",
        "who shares {obj.a} with a friend",
    ],
)
def sharing(s: Story) -> None:
    """The hero has something good to eat, keeps it at first (or not), and finds out that sharing is better."""
    s.open()
    s.par()
    s.scene(0.4)
    s.say(
        "{One_day}, {hero} {found|got} {obj.a}.",
        "{One_day}, {hero} had {obj.a} for lunch.",
        "{One_day}, somebody gave {hero} {obj.a}.",
        "{One_day}, {elder} gave {hero} {obj.a}."
        if s.roles["hero"].kind.tags & {"child"}
        else "{One_day}, {hero} found {obj.a}.",
        "{One_day}, {hero} {looked around and saw|came upon} {obj.a}.",
    )
    s.say(
        "It {looked|smelled} so good!",
        "How good it {looked|smelled}!",
        "{His} mouth began to water." if s.chance(0.5) else "{He} could not wait to taste it.",
        "It was the best {obj.noun} {he} had ever seen.",
        "{hero} was very hungry, and {obj} {looked|smelled} wonderful.",
    )
    course = s.pick(["selfish", "selfish", "kind", "trouble"])
    s.par(0.4)
    s.say(
        "Just then, {friend} came by. {Friend.he} was hungry, too.",
        "Then {friend} came along. {Friend.he} looked at {obj} with big eyes.",
        "{friend} came to sit with {hero}. {Friend.he} had nothing to eat.",
        "Not far away, {hero} saw {friend}. {Friend.he} looked hungry.",
    )
    s.talk(
        "friend",
        "May I have a bite?",
        "That smells good. Can I have some?",
        "I am so hungry. Will you share with me?",
        "What a fine {obj.noun}! May I try it?",
        mood="soft",
        instead=["{friend} asked for a bite.", "{friend} asked if {friend.he} could have some."],
    )
    if course in ("selfish", "trouble"):
        s.talk(
            "hero",
            "No! It is all mine!",
            "No, I want to eat it all by myself.",
            "There is not enough for two.",
            "Find your own {obj.noun}!",
            mood="angry",
            instead=["But {hero} did not want to share.", "{hero} shook {his} head. {He} wanted it all."],
        )
        s.say(
            "{friend} {walked|went} away with {friend.his} head down."
            if s.has("legs", "friend")
            else "{friend} went away sadly.",
            "{friend} said nothing and went away.",
            "{friend} was {@sad} and left.",
            "{friend} looked down. Then {friend.he} left without a word.",
        )
        s.par(0.3)
        if course == "selfish":
            s.say(
                "{hero} sat down all alone and began to eat. But it did not taste so good.",
                "{hero} took a bite. It was sweet, but {he} did not feel happy."
                if s.has("sweet", "obj")
                else "{hero} took a bite. It was good, but {he} did not feel happy.",
                "Now {hero} had it all. But it was no fun to eat alone.",
                "{hero} wanted to eat, but {he} kept thinking of {friend}'s sad face.",
            )
            s.maybe(
                0.6,
                "{He} remembered how {friend} had helped {him} before.",
                "{He} thought of all the times that {friend} had shared with {him}.",
                "It was very quiet without {friend}.",
                "How would {he} feel in {friend}'s place?",
            )
        else:
            s.say(
                "{hero} ate too fast. {@soon}, {his} tummy began to hurt.",
                "{hero} tried to carry it away, but it was too heavy. {Plop|Bump}! It fell down, and "
                "half of it was dirty.",
                "{hero} ran off to hide with it. But {he} {slipped|fell}, and {obj} {landed|fell} in the dirt."
                if s.world != "sea"
                else "{hero} went off to hide with it, but a wave took it away.",
            )
            s.say(
                "Now {he} felt {@sad}.",
                "Nobody was there to help {him}.",
                "{He} wished that {friend} were there.",
                "{hero} began to cry.",
            )
            s.say(
                "{friend} heard {him} and came back. {Friend.he} was not angry. {Friend.he} {helped "
                "{him}|stayed with {him}}.",
                "Then {friend} came back. {Friend.he} sat down next to {him} and {stayed|told {him} a funny story}.",
                "But {friend} had not gone far. {Friend.he} came back to help.",
            )
        s.par(0.3)
        if course == "selfish":
            s.say(
                "So {hero} {got up and went|hurried} to look for {friend}.",
                "Then {hero} {jumped up|got up} and called {friend}.",
                "{hero} went to {friend} with {obj}.",
                "{@soon}, {hero} found {friend}, who sat all alone.",
            )
        s.beat("sorry", a="hero", b="friend")
        s.say(
            "{He} held out {obj}.",
            "Then {he} put {obj} between them.",
            "{friend} looked up in surprise.",
            "{friend} smiled a little.",
        )
        s.talk(
            "hero",
            "Let us eat it together.",
            "Half of it is for you.",
            "Please have some. It tastes better with you.",
            "From now on, I will share with you.",
            mood="kind",
            instead=["{He} wanted to share now.", "{He} gave {friend} the bigger half."],
        )
    else:
        s.say(
            "{hero} looked at {obj}. There was only one. {He} was hungry, but {he} looked at {friend} and smiled.",
            "{hero} thought about it for a moment. It was not very big.",
            "For a moment, {hero} wanted to keep it all. Then {he} {smiled|shook {his} head}.",
        )
        s.talk(
            "hero",
            "Of course! Here is half for you.",
            "Yes, we can share it.",
            "Sit down with me. There is enough for two.",
            "Here, take the bigger half.",
            mood="kind",
            instead=["{hero} gave {friend} half of it.", "Then {hero} cut it in two and gave {friend} one half."],
        )
    s.say(
        "They sat {side by side|together} and ate. It was {@yummy}.",
        "Together they ate it all. {Yum|How good it was}!",
        "Now it tasted better than ever.",
        "They ate until nothing was left but crumbs.",
        "{both} ate and laughed.",
    )
    if s.chance(0.35 if s.size != "short" else 0.1):
        s.add_thing("obj2", "food eat")
        s.say(
            'The next day, {friend} came with {obj2.a}. "This is for both of us," {friend.he} said.',
            "A few days later, {hero} had nothing to eat. But {friend} had {obj2.a}, and {friend.he} gave {hero} half.",
        )
    s.close(
        "Food tastes better when you share it.",
        "When you share, you have less, but you feel like you have more.",
        "Sharing makes everyone happy.",
        "{hero} learned that it is good to share.",
        "A thing that is shared is twice as good.",
    )


_FEARS = {  # name: (query for the hero, worlds to avoid, texts)
    "dark": ("", ("sky",), "the dark"),
    "thunder": ("", ("sea", "snow"), "thunder"),
    "water": ("legs !swims !cold", ("sea", "sky", "house"), "water"),
    "height": ("climbs", ("sea", "sky", "pond"), "high places"),
    "strangers": ("", (), "talking to others"),
    "singing": ("", (), "singing in front of others"),
}


@plot(
    hero="!brave",
    friend="!big",
    gists=[
        "who is afraid of {fear}",
        "who is afraid but learns to be brave",
        "who becomes brave",
        "who is scared of {fear}",
    ],
)
def afraid_then_brave(s: Story) -> None:
    """The hero is afraid of something; a friend needs help just there; small steps or a brave heart do it."""
    names = [n for n, (query, avoid, _) in _FEARS.items() if s.has(query) and s.world not in avoid]
    fear = s.pick(names)
    s.set(fear=_FEARS[fear][2])
    s.open()
    s.par(0.5)
    s.say(
        "But {there was one thing|one thing} {that made {him} shake|{he} did not like}: {fear}."
        if s.chance(0.3)
        else "There was only one problem. {hero} was afraid of {fear}.",
        "But {hero} was {afraid|very afraid|scared} of {fear}.",
        "{hero} was not afraid of many things. But {he} was afraid of {fear}.",
        "{hero} had a secret. {He} was {afraid|scared} of {fear}.",
        "Only one thing frightened {hero}: {fear}.",
    )
    s.maybe(
        0.7,
        "It made {his} heart beat fast.",
        "When {he} thought of it, {he} wanted to hide.",
        "The others {laughed at {him}|did not understand {him}}.",
        "{He} had never told anyone.",
        "{He} felt {@sad} about it.",
    )
    s.par(0.4)
    if fear == "dark":
        s.set(day="{One_day}")
        dark = "dark " + (
            "sea cave" if s.world == "sea" else "cave" if s.world in ("forest", "jungle", "snow", "shore") else "hole"
        )
        if s.world in ("house", "town", "castle", "farm"):
            dark = s.pick(["dark cellar", "dark attic", "old shed"])
        if "vehicle" in s.roles["hero"].kind.tags:
            dark = "long, dark tunnel" if s.world != "shore" else "dark cave"
        s.set(dark=dark)
        s.say(
            "{One_day}, {hero} and {friend} were playing. {Friend} went into a {dark} and did not come back.",
            "{One_day}, {friend} was gone. {hero} heard a small cry. It came from a {dark}.",
            "{One_day}, {friend} {was lost|got stuck} in a {dark}.",
        )
        deed = [
            "{He} took a {small|deep} breath and went in. {One step|A little}, then one more. It was black as night.",
            "{hero} closed {his} eyes, counted to three, and went in.",
            "{hero} was shaking, but {he} went in, slowly, slowly.",
            "{hero} {sang a song|hummed} to feel brave and went into the {dark}.",
        ]
        done = [
            "There was {friend}! {hero} led {friend.him} back to the light.",
            "At last, {he} found {friend}. Together they came out into the light.",
            "It was not so bad at all. {His} eyes got used to it, and {he} saw {friend}. Together they went out.",
        ]
    elif fear == "thunder":
        s.say(
            "{One_day}, dark clouds came. {Boom|Crash}! There was thunder. {friend} was {outside|out there} all alone.",
            "{One_day}, a big storm came up. {hero} wanted to hide. But where was {friend}?",
            "{One_day}, it began to thunder. {hero} hid at once. Then {he} heard {friend} crying.",
        )
        deed = [
            "{hero} {shook|trembled}. Then {he} thought of {friend} and went out into the storm.",
            "Boom! {hero} wanted to turn back, but {he} went on.",
            '"It is only a noise," {hero} told {himself}. {He} went to look for {friend}.',
            "{hero} counted: one, two, three. Then {he} {hurried|went} out into the rain.",
        ]
        done = [
            "{He} found {friend}, who was wet and cold. They sat close together until the storm was over.",
            "{friend} was so glad to see {hero}! Together they counted the seconds between the "
            "flashes and the thunder.",
            "{hero} held {friend} close. After a while, the thunder went away."
            if s.has("hands")
            else "{hero} stayed close to {friend}. After a while, the thunder went away.",
        ]
    elif fear == "water":
        s.set(water=s.pick(["stream", "pond", "river"]))
        s.say(
            "{One_day}, {hero} and {friend} played near a {water}. Splash! {friend} fell in.",
            "{One_day}, {friend} sat on {a log|a little raft} in the {water}. It began to {float away|sink}.",
            "{One_day}, {hero} heard a splash. {friend} had fallen into a {water}!",
        ) if not s.has("swims/bird", "friend") else s.say(
            "{One_day}, {friend} asked {hero} to come and swim in the {water}.",
            "{One_day}, everyone went to the {water} to swim. Only {hero} stayed on the bank. "
            "{friend} came to sit with {him}.",
        )
        if s.has("swims/bird", "friend"):
            deed = [
                "First, {hero} put one foot into the water. It was cold, but nice.",
                "{friend} stayed very close. {hero} went in step by step.",
                "{hero} held on to {friend} and went in, just a little.",
            ]
            done = [
                "Then {he} went in up to {his} tummy. It was not bad at all. {@soon}, {he} was splashing and laughing.",
                "{@soon}, {hero} could float! {He} did not want to come out again.",
            ]
        else:
            deed = [
                "{hero} did not think about {his} fear. {He} found a long branch, stepped into the "
                "cold water and held it out.",
                "{hero} took a deep breath. Step by step, {he} went into the water.",
                "{hero} wanted to run away. But {he} went in, one foot and then the other.",
            ]
            done = [
                "{friend} held on tight, and {hero} pulled. At last, they were both on dry land.",
                "{hero} pulled and pulled. {@soon}, {friend} was safe.",
            ]
    elif fear == "height":
        s.set(high=s.pick(["tall tree", "high wall", "steep hill"]))
        s.say(
            "{One_day}, {friend} {was stuck|got stuck} at the top of a {high} and could not come down.",
            "{One_day}, {hero} heard {friend} call for help. {Friend.he} was high up on a {high}.",
            "{One_day}, {friend} was in trouble. {Friend.he} sat at the top of a {high} and was too scared to move.",
        ) if not s.has("wings", "friend") else s.say(
            "{One_day}, {friend} hurt {friend.his} wing and sat at the top of a {high}. {Friend.he} "
            "could not fly down.",
        )
        deed = [
            "{hero} looked up. It was so high! But {he} began to climb. {He} did not look down.",
            "{hero} took a deep breath and climbed, bit by bit.",
            '"Do not look down," {hero} told {himself}. Up and up {he} went.',
            "{His} legs shook, but {hero} kept climbing.",
        ]
        done = [
            "At the top, {he} helped {friend}. Slowly, they came down together.",
            "{@soon}, {he} was at the top. {friend} held on tight, and they came down safely.",
            "What a view it was from up there! Then {hero} and {friend} came down, step by step.",
        ]
    elif fear == "strangers":
        s.flags.add("late")
        s.say(
            "{One_day}, {friend} was {ill|not there}, and {hero} had to go out alone. {He} got lost.",
            "{One_day}, {hero} and {friend} went too far from home. They were lost, and somebody had "
            "to ask for the way.",
            "{One_day}, {friend} hurt {friend.himself} and needed help. {hero} had to find someone.",
        )
        s.add_char("helper", "!tiny !royal")
        deed = [
            "{He} saw {helper.a}. {hero} opened {his} mouth, but no word came out. {He} tried again.",
            "There was {helper.a}. {hero} wanted to hide. But then {he} went up to {helper.him}.",
            '{He} met {helper.a}. {hero}\'s heart beat fast. "Please," {he} said, "can you help us?"',
        ]
        done = [
            "{helper} smiled. {Helper.he} was very kind and helped at once. {@soon}, all was well.",
            '{helper} was glad to help. "You were right to ask," {helper.he} said. {@soon}, everyone was safe at home.',
            "And {helper}? {Helper.he} was shy, too! They both laughed. Then {helper} helped, and all was well.",
        ]
    else:
        s.say(
            "{One_day}, there was a big party. {friend} was to sing, but {friend.his} voice was gone.",
            "{One_day}, {friend} was sad and could not sleep. Only a song could help.",
            "{One_day}, the others planned a little show. {friend} wanted {hero} to sing.",
        )
        deed = [
            "{hero} stood up. Everyone looked at {him}. {He} began very softly.",
            "{hero} shut {his} eyes and sang one small note. Then {he} sang one more.",
            "At first, {his} voice was as small as a mouse. Then it grew and grew.",
        ]
        done = [
            "It was a lovely song. When it was over, everyone clapped.",
            "{friend} smiled and hummed along. It was the sweetest song of all.",
            "Nobody laughed. They all wanted to hear it again!",
        ]
    s.beat("scared", a="hero")
    s.talk(
        "hero",
        "I cannot do it.",
        "I am so scared!",
        "What should I do?",
        "I want to go home.",
        mood="scared",
        instead=["{hero} wanted to run away.", "{He} thought that {he} could not do it."],
    )
    s.maybe(
        0.6,
        "But {friend} needed {him}.",
        "Then {he} thought of {friend}.",
        "But there was nobody else.",
        "But {he} was {friend}'s friend, and friends help each other.",
        '"I will try," {he} whispered.',
    )
    s.say(*deed)
    s.maybe(
        0.4,
        "{He} was still afraid, but {he} did not stop.",
        "Bit by bit, the fear grew smaller.",
        "{His} heart beat like a drum.",
    )
    s.say(*done)
    s.par(0.4)
    s.talk(
        "friend",
        "You are so brave!",
        "You did it!",
        "I knew that you could do it!",
        "I was afraid, too. Now I am not.",
        mood="happy",
        instead=["{friend} was very proud of {hero}.", "{friend} thought that {hero} was very brave."],
    )
    s.maybe(
        0.6,
        '"I was scared the whole time," said {hero}.',
        "{hero} {stood tall|felt ten feet tall}." if s.has("legs") else "{hero} felt very big.",
        "After that, {fear} did not seem so bad.",
        "From then on, {hero} was not so afraid of {fear}.",
    )
    s.close(
        "To be brave means to be afraid and to do it anyway.",
        "Even the bravest are afraid sometimes.",
        "A little courage can go a long way.",
        "{hero} learned that {he} was braver than {he} thought.",
        "You never know how brave you are until you try.",
    )


@plot(
    hero="legs/wings/swims",
    helper="animal !tiny !child",
    place="",
    gists=[
        "who helps {helper.a}",
        "and {helper.a} in trouble",
        "who helps a stranger",
        "who finds {helper.a} in need of help",
    ],
)
def helping_a_stranger(s: Story) -> None:
    """The hero helps someone in need, though it is in a hurry; later the kindness comes back."""
    s.open(friend=False)
    s.par()
    s.scene(0.5)
    s.say(
        "{One_day}, {hero} was on {his} way {place.to}.",
        "{One_day}, {hero} went {place.to}.",
        "{One_day}, {hero} was {looking around|having fun} {place.in}.",
        "{One_day}, {hero} wanted to go home. {His} way led {him} past {place}.",
    )
    s.maybe(0.4, "{He} was in a hurry.", "{He} {sang|hummed} to {himself}.", "{He} had a lot to do that day.")
    s.beat("sound", 0.5)
    hands = s.has("hands")
    trouble = s.pick(
        ["stuck", "hungry", "lost", "cold"] if s.world not in ("sea", "sky", "jungle") else ["stuck", "hungry", "lost"]
    )
    if s.roles["hero"].kind.tags & {"vehicle", "cold"} and trouble == "cold":
        trouble = "lost"
    s.say(
        "There was {helper.a}. {Helper.he} looked {@sad}.",
        "{Helper.a} sat there all alone.",
        "{place.in}, {he} saw {helper.a}.",
        "Near {place.thing}, {hero} saw {helper.a}.",
        "Then {hero} saw {helper.a} who did not look happy.",
    )
    if trouble == "stuck":
        s.set(
            snag=s.pick(
                ["an old net", "some ropes", "a tangle of strings"]
                if s.world == "sea"
                else ["a net", "a thorny bush", "a tangle of old string", "a fence"]
            )
        )
        s.say(
            "{Helper.he} was stuck in {snag}.",
            "{Helper.he} had gotten caught in {snag} and could not move.",
            "{Helper.he} pulled and pulled, but {snag} held {helper.him} tight.",
        )
    elif trouble == "hungry":
        s.say(
            "{Helper.he} had not eaten {all day|for two days}.",
            "{Helper.his} tummy was empty.",
            "{Helper.he} was so hungry that {helper.he} could not {sleep|stand up}.",
        )
    elif trouble == "lost":
        s.say(
            "{Helper.he} did not know the way home.",
            "{Helper.he} was lost and far from home.",
            "{Helper.he} had lost the way and was very tired.",
        )
    else:
        s.say(
            "{Helper.he} was cold and wet.",
            "{Helper.he} was shaking with cold.",
            "{Helper.he} had no place to sleep, and the night was coming."
            if s.time in ("evening", "afternoon")
            else "{Helper.he} was wet and tired and shook with cold.",
        )
    s.talk(
        "helper",
        "Please help me!",
        "Can you help me?",
        "Nobody has stopped to help me.",
        "Oh, what shall I do?",
        mood="sad",
        instead=["Nobody else had stopped to help.", "Others had gone by, but nobody had helped."],
    )
    s.maybe(
        0.5,
        "{hero} was {a bit shy|a little afraid|in a hurry}, but {he} could not just go on.",
        "{hero} stopped at once.",
        "{hero} knew what it was like to be {@lonely}.",
        "{hero} felt sorry for {helper.the}.",
    )
    s.talk(
        "hero",
        "Of course I will help you!",
        "Do not worry. I am here now.",
        "I will help you.",
        "Hold still. I will do my best.",
        mood="kind",
        instead=["{hero} wanted to help.", "{hero} decided to help."],
    )
    s.par(0.3)
    if trouble == "stuck":
        for text in s.sample(
            [
                "{hero} pulled with all {his} might, but {helper} stayed stuck.",
                "{hero} tried to push, but that only made it worse.",
                "{hero} looked for the end of the knot, but there were so many knots.",
            ],
            s.turns(0, 2),
        ):
            s.say(text)
            s.beat("again", 0.6, a="hero")
        s.say(
            "At last, {hero} found the right spot and pulled. Pop! {helper} was free."
            if hands
            else "At last, {hero} gave one more big push. Pop! {helper} was free.",
            "Bit by bit, {hero} got {helper} out.",
            "It took a long time, but in the end {helper} was free.",
        )
    elif trouble == "hungry":
        s.say(
            "{hero} went to look for something to eat. {@soon}, {he} came back with {food2}.",
            "{hero} brought {food2} to {helper}. {Helper.he} ate it all.",
            "{hero} knew where to find {food2}. {He} showed {helper} the way.",
        ) if s.vars.setdefault("food2", s.roles["helper"].food) else None
        s.maybe(
            0.6,
            "How good it tasted!",
            "{helper} ate and ate. {@soon}, {helper.he} felt much better.",
            "{helper} smiled again.",
        )
    elif trouble == "lost":
        s.say(
            "Together they looked for the way. They asked a {bird|crab}, and then they asked a {snail|fish}."
            if s.world in ("sea", "pond", "shore")
            else "Together they looked for the way. They asked everyone they met.",
            "{hero} knew every corner around there. {He} led {helper} past {place2} and past {place3}.",
            "{hero} and {helper} went on side by side. They told each other stories, so the way did not seem long.",
            "First they went the wrong way. Then they tried another. It took them past {place2}.",
        )
        s.say(
            'At last, {helper} saw {helper.his} home. "There it is!"',
            "When they came to {helper.home}, {helper} {cheered|laughed with joy}. {Helper.he} was home!",
            "In the end, they found {helper.his} home.",
        )
    else:
        s.say(
            "{hero} took {helper} home, made a warm bed and gave {helper.him} {helper.food}."
            if hands
            else "{hero} sat close to {helper} to keep {helper.him} warm.",
            "{hero} found a dry, warm spot and stayed there with {helper}.",
            "{hero} got a {warm|soft} blanket and put it around {helper}."
            if hands
            else "{hero} showed {helper} a warm, dry spot.",
        )
    s.beat("thanks", a="helper", b="hero")
    if (s.size != "short" and s.chance(0.75)) or s.chance(0.3):
        s.par(0.8)
        s.say(
            "Some days later, it was {hero} who needed help.",
            "Not long after, {hero} was in trouble {himself}.",
            "A week went by. Then something happened to {hero}.",
            "The next day, things went wrong for {hero}.",
        )
        s.say(
            "{He} fell into a deep hole and could not get out."
            if s.has("legs !wings") and s.world not in ("sea", "sky")
            else "A strong wind blew {him} far away from home."
            if s.world != "sea"
            else "A strong wave took {him} far away from home.",
            "{He} got lost{| in the fog}." if s.world != "sea" else "{He} got lost in the dark water.",
            "{He} hurt {himself} and could not go on.",
        )
        s.talk("hero", "Help! Is anybody there?", "Can anyone hear me?", mood="loud", instead="{hero} called for help.")
        s.say(
            "Someone heard {him}. It was {helper}!",
            "And who came along? It was {helper}.",
            "Then {he} saw {helper.the}. {Helper.he} had heard {him} from far away.",
        )
        s.talk(
            "helper",
            "You helped me, and now I will help you!",
            "I have not forgotten what you did for me.",
            "Now it is my turn!",
            mood="happy",
            instead="{helper} had not forgotten what {hero} had done.",
        )
        s.say(
            "With {helper}'s help, {hero} was safe {again|in no time}.",
            "{helper} {stayed with {him}|brought {him} home}, and all was well.",
            "{@soon}, {hero} was safe at home.",
        )
    else:
        s.maybe(
            0.6,
            "From then on, the two were friends.",
            "{hero} felt warm inside.",
            "That is how {hero} found a new friend.",
        )
    s.close(
        "A kind deed is never lost.",
        "When you help others, you make friends.",
        "Be kind, even when you are in a hurry.",
        "Kindness comes back to you.",
        "No one is too small to help." if s.has("small") else "It is good to stop and help.",
        friend=False,
    )
