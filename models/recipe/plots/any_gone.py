# ruff: noqa: E501 (long templates)
"""The subject of the story is gone, and it is found again."""

from models.recipe.openings import HERO
from models.recipe.plots import plot
from models.recipe.plots.any_shared import COMES, NIGHT, SIGHS, THANKED, THANKS, WEIGHT
from models.recipe.story import Story
from models.recipe.tale import LAND, Tale, lines

GONE_SECOND = lines("""
Where could {n} be?
Without {n}, everything felt wrong.
Nobody could say where {n} {was}.
{hero} looked again, and then once more. But {n} {was} not there.
Only this morning, {n} had been there!
[T] had never been without {n} for a whole day.
A day without {n} was like a soup without salt.
{hero} could not believe it. {N} could not just be gone!
"Where {is} {n}?" {hero} asked everyone.
<body>The place where {n} had always been was empty.
{hero} turned around twice. But there was no trace of {n}.
{N} had to be somewhere. Nothing just goes away.
It was very quiet without {n}.
{hero} felt cold when {he} thought of {n}.
{hero} felt as if a piece of the day was missing, and the piece was {n}.
[T] could not think of anything but {n}.
How could {n} just disappear like that?
What would the evening be like without {n}?
{N}, gone! Just like that, {n} {was} gone!
{hero} blinked twice, but that did not bring back {n}.
Who in the world could need {n}?
Nobody had heard or seen anything of {n}.
It was not much of a day without {n}.
"{N} cannot grow legs and walk away," {hero} said.
{hero} had always thought that {n} would be there forever.
Never before had {n} been out of [his] sight for so long.
The whole house was turned upside down for {n}.
{hero} missed {n} at once, the way one misses a tooth.
There had to be a trace of {n} somewhere.
{hero} called "{N}!" as if {n} could answer.
<thing>{hero} felt with one hand where {n} should have been. There was only air, and no {np}.
<thing>Had {n} fallen down, or had somebody borrowed {them}?
<body>Where {n} had been, there was only a bit of dust.
<beast>{hero} whistled for {n} and listened. No answer came from {n}.
<alive>Was {n} cold, or hungry, or frightened?
<beast>{hero} put a bowl of water by the door for {n}.
<food>There was not a crumb of {n} left.
<food>Had somebody eaten {n} without asking?
<plant>There was only a hole in the earth where {n} had been.
<plant>Whoever had taken {n} had dug very carefully.
<clothes>Without {n}, {hero} felt only half dressed.
<clothes>The hook for {n} was empty.
<ride>Two tracks were all that was left of {n}.
<paper>Every word of {n} was still in {hero}'s head, but {n} {was} not there.
<tune>Without {n}, it was so quiet that one could hear the clock.
<light>Without {n}, it was dark in every corner.
<song,sound>{hero} opened {his} mouth, but {n} did not come.
<weather>The sky was empty and gray without {n}.
<place>Nobody could find the way to {n} anymore.
{hero} made a list of all the spots where {n} could be.
{hero} told {himself} to stay calm, but {n} {was} not there, and {he} was not calm.
A small, cold feeling crept into {hero}'s tummy when {he} thought of {n}.
It is strange how big a hole {n} can leave.
If {n} could talk, {it} would have called for help.
How long had {n} been gone already?
{hero} looked at the empty spot and could almost see {n} there.
Never again, said {hero}, would {he} leave {n} alone.
""")
GONE_SAID = lines("""
[I] must find {n} before it gets dark!
Has anybody seen {n}? I mean, does anybody know anything about {n}?
What [am] [I] without {n}?
Without {n}, I will not go to bed.
[I] will look for {n} everywhere.
{N} cannot be far away.
If only [I] had taken better care of {n}!
Who could have taken {n}?
Please, please come back, dear {np}!
Think, think! Where did [I] leave {n}?
If only {n} could call [me]!
Has {n} been taken by the wind?
Everything in this house has its place, and so {has} {n}.
Please help [me] look for {n}!
{N} {was} here, right here, I know it!
Nobody goes home before {n} {is} found.
Oh, {np}, where have you gone?
I would know {n} among a thousand.
What will I do if {n} {does} not come back?
Think! When did I see {n} the last time?
<alive>{N} must be so afraid out there!
<food>Who has eaten {n}?
<thing>Did I put {n} down somewhere?
<thing>Somebody must have picked up {n}.
""")
GONE_THOUGHT = lines("""
{hero} made up {his} mind to find {n} before dark.
{N} could not be far away, {hero} thought.
{hero} wished that {he} had taken better care of {n}.
{hero} tried to remember where {n} had been the last time.
{hero} went over the whole day in {his} head. Where had {n} been at noon?
{hero} did not want to go to bed without {n}.
{hero} wanted {n} back, and {he} wanted {n} back today.
{hero} would look for {n} in every corner, even in the dark ones.
Perhaps somebody had only borrowed {n}.
{hero} thought of {n} and felt a lump in {his} throat.
The best thing was to begin the search for {n} at once.
Somewhere, {n} had to be waiting.
{hero} could not remember where {he} had seen {n} last.
{hero} was sure that {n} had not gone far.
""")
GONE_SEARCH = lines("""
{hero} looked under the table. There was only dust, but no trace of {n}.
{hero} looked behind the door and behind the curtain. {N} {was} not there.
<thing,alive>{hero} lifted the blanket, the pillow and the rug. {N} {was} not under there.
{hero} asked the first neighbor about {n}. "No, I am sorry," the neighbor said.
{hero} asked the baker. "I have been busy with the bread," he said. "I know nothing about {n}."
{hero} went back the whole way, step by step, and thought of {n} at every step.
{hero} climbed on a chair and looked down from above. But from up there, {n} could not be seen, either.
<thing>{hero} emptied {his} pockets. There was a crumb in the left one, and nothing in the right one. No {np}!
<alive>{hero} called and called. But {n} did not come.
<beast>{hero} put out a bowl of food for {n}. In the evening, it was still full.
<thing>{hero} put up a sign: "Who has seen {n}?" Many stopped to read it. Nobody knew the answer.
{hero} looked into the big box by the stairs. It was full of all kinds of things, but {n} {was} not in it.
<sound,idea>{hero} closed {his} eyes and tried to remember {n}. It was on the tip of {his} tongue, but it would not come.
<sound,idea>{hero} asked three neighbors about {n}. Each of them said something different.
<thing,alive>Once {hero} thought that {he} saw {n}. But it was only a shadow.
{hero} looked where {he} had looked before. You never know. But {n} {was} still gone.
{hero} asked the bus driver about {n}. He scratched his chin and shook his head.
{hero} crept through the hedge on all fours. There was an old shoe, but no {np}.
{hero} drew a picture of {n} and showed it to everyone at the market.
{hero} looked up into the trees and down into the well. {N} {was} in neither.
{hero} held {his} nose close to the ground, like a dog. It smelled of earth, and not of {n}.
{hero} asked the children at the pond. They had seen a frog, a boot and a duck, but not {n}.
{hero} opened eleven drawers. In the last one there was a nut, but not {n}.
<thing>{hero} shook out the tablecloth, the curtains and a coat. Out fell a button, but not {n}.
<alive>{hero} followed a track in the mud. At the end of it sat a hen, and the hen was not {n}.
<alive>{hero} called at every door, softly and then loudly. {N} did not answer.
<food>{hero} followed the smell of {n} as far as the gate. There it ended.
""")
GONE_ASK = lines("""
You look as if you have lost something. Is it {n}?
When did you last have {n}?
Do you want me to help you look for {n}?
Where were you when {n} got lost?
Four eyes see more than two. Let us look for {n} together!
Why are you so sad? Is it because of {n}?
Tell me, what was the last thing that you did before {n} got lost?
Have you looked everywhere for {n}, really everywhere?
What are you looking for?
You walk as if you were looking for a needle. What is it?
Shall we search together?
Can I help you with my two good eyes?
Has somebody taken something from you?
""")
GONE_ASKED = lines("""
{pal} saw that {hero} was sad about {n}.
{pal} wanted to help [him] to find {n}.
{pal} asked when {n} had been there for the last time.
{pal} wanted to know where {hero} had already looked for {n}.
{pal} said that four eyes would find {n} faster than two.
{pal} felt sorry for {hero} and promised to look for {n}, too.
""")
GONE_ANSWER = lines("""
I have looked everywhere. {N} {is} just not there!
This morning, all was well. And now there {is} no {np}!
I only know that I miss {n} so much.
I do not know where {n} could be.
It is my fault. I did not take care of {n}.
I have looked for {n} here and there and everywhere.
If I only knew! The whole day was so busy.
First it was there, and then it was not.
I was only away for a minute!
If I knew where, I would not have to look.
I do not want a new one. I want {n}!
""")
GONE_ANSWERED = lines("""
{hero} nodded. {He} missed {n} so much.
{hero} told {pal} where {he} had already looked for {n}.
{hero} could only whisper the words: "No {np}. Nowhere."
{hero} told {pal} that it was like a hole in the day without {n}.
""")
GONE_STEPS = lines("""
"Let us go back in our thoughts," said {pal}. "What did you do first today? And then?"
{pal} had a good idea. They played the whole day once more, from the moment when {hero} got up.
"Do not run," said {pal}. "Sit down, close your eyes, and think of {n}. What do you see?"
{pal} told {hero} to think of the last time with {n}. {hero} closed {his} eyes and thought.
{pal} drew a little map with all the places where {hero} had been with {n}. There were seven of them.
"When I lose something, I sing until I remember," said {pal}. So they sang about {n}, all five verses.
"When did you still have {n}?" asked {pal}. "In the morning? At noon? We will begin right there."
{pal} asked so many questions that {hero} had to think very hard about the day with {n}.
"Be {n} for a moment," said {pal}. "Where would you be?" It was a funny idea, but it helped.
{pal} took a piece of chalk and wrote down every hour of the day, from seven to six.
They walked backward through the whole day, and that is harder than it sounds.
"What did you have in your hands at noon?" asked {pal}. {hero} tried to remember.
""")
GONE_REMEMBERS = lines("""
{hero} thought and thought. Suddenly, {he} jumped up. "Now I know!" {he} cried and ran as fast as {he} could.
At first, there was nothing in {his} head. Then {hero} saw it all before {him}, and {he} began to run.
"First I ate, then I went out, and then..." {hero} stopped in the middle. Then {he} laughed and pulled {pal} along.
Slowly, it came back. {hero} had been in a hurry, and in a hurry, one forgets. "Come with me!" {he} called.
In the middle of the third place, {hero} stopped. "Wait," {he} said slowly. "Wait! There is one place where we have not been."
{hero} looked at {his} hands, then at {his} feet, and then {he} shouted, "Of course! How could I forget it?"
And then {hero} remembered something. It was only a small thing, but it was enough. "This way!" {he} called.
"Wait a moment," {hero} said and put one finger on {his} nose. "I think I know it!" And off they went.
"The bus!" cried {hero}. "No, not the bus. Before the bus!" And then {he} knew it.
{hero} hummed the song that {he} had hummed that morning. And with the song, it all came back.
{hero} put one hand on {his} hair. "I was warm," {he} said. "I sat down. And I put something down!"
"Say that again!" cried {hero}. {pal} said it again. {hero} was already on {his} way.
Something smelled of fresh bread, and all at once {hero} knew where {he} had been.
{hero} closed one eye, as {he} always did when {he} thought. "I think I have it," {he} said.
""")
GONE_FOUND = lines("""
<thing>And there {n} {was}, right where {hero} had left {them}, behind the old bench!
<thing>There, between two flower pots, {was} {n}. {It} had been there all the time!
<thing>And really, under the stairs, in the darkest corner, they found {n}.
<thing>{N} {was} high up on the shelf. Somebody had put {them} there to keep {them} safe.
<thing>And there {was} {n}, a bit dusty, but safe and sound!
<alive>And there {was} {n}, asleep in a patch of sun behind the house!
<beast>There, under a bush, {was} {n}. {N} looked up and blinked.
<beast>They heard a small sound from the shed. And who was sitting inside? {N}!
<beast>{N} {was} safe and sound. The shed door had fallen shut, and {n} could not get out.
<sound,idea>And there it was! {hero} said it, and then {he} said it again, loudly. {N} {was} back!
<sound,idea>"I have it!" {hero} cried. It was all there again. {N} {was} not lost anymore.
<place>And behind the last tree, they saw it. {N} {was} there, just as before!
<thing clothes,light,tune>And who would have thought it? {N} {was} hanging on the hook behind the kitchen door!
<thing>They moved the old cupboard a little. And there, in the gap, {was} {n}!
<beast>And there {was} {n}! A small nose looked out from behind a flower pot, and then the rest came out, too.
<thing>The wind had carried {n} right up to the hedge. There {it} {was}, and nothing was broken!
<thing>{pal} moved a heap of dry leaves aside. And what was under it? {N}!
<thing>{N} {was} in the very last place, as always, between the wall and the big chest.
<alive>And who came around the corner, quite calm, as if nothing had happened? {N}!
<alive>From under the stairs came a soft sound. {hero} bent down, and there {was} {n}!
<thing clothes>And there {n} {was}! The big scarecrow in the field was wearing {them}, and a sparrow sat on top.
<thing clothes>{N} {was} in the laundry basket, at the very bottom, under a wet towel.
<thing paper>{N} {was} between two thick old books, as flat as a leaf, and not one corner was bent.
<thing ride>{N} had rolled down the hill all alone and was standing in the tall grass, with a frog on the seat.
<thing tune>Something went "pling" when {pal} sat down on the sofa. There, behind the cushions, {was} {n}!
<thing light>In the darkest corner of the cellar, something shone a little. It was {n}!
<thing food>And there {was} {n}, on the window sill, where somebody had put {them} to keep {them} cool!
<thing food>{N} {was} in the blue cupboard, on the top shelf. Somebody had hidden {them} for the party.
<thing plant>Behind the shed, in a fine new pot, {was} {n}. Somebody had wanted to save {them} from the frost.
<idea weather,place weather>The clouds moved apart, and there {it} {was} again: {n}!
<song,sound>The wind hummed, the kettle sang, and suddenly {hero} hummed along. {N} {was} back, every note of it!
""")
GONE_KEEPER = lines("""
<thing>{pal} knew of an old woman who kept everything that others lose. So they went there together. "Ah, {n}!" she said. "I have kept {them} warm and dry."
<thing>Then they heard somebody laugh. The little girl from next door had {n} with her. "I only wanted to look after {them}," she said. "Here, take {them} back!"
<thing>They asked at the last house of all. "I found {n} on the road this morning," said the old man who lived there. "I did not know whose {it} {was}."
<alive>They went to the last house of all. "{N}? {It} came to my door this morning," said the old man who lived there. "I gave {them} some water."
<beast>Then they heard somebody laugh behind a fence. The children there were playing with {n}! "We did not know where {it} belonged," they said.
<sound,idea,place>They went to the oldest woman around. "I remember {n} well," she said. And she told them everything that {hero} had forgotten. So {n} {was} found again.
<sound,idea,place>They asked at the last house of all. "{N}? Of course I know!" said the old man who lived there, and he helped them until {n} {was} found.
<thing>A boy stood at the fence. "Does this belong to you?" he asked, and he held up {n}. "I found {them} and waited for you."
<thing>At the market, everyone had heard about it by now. And really, the cheese woman had {n} behind her stand. "I knew that somebody would come," she said.
<alive>A boy stood at the fence and waved with both arms. "{N} {is} here with me!" he called. "I did not want {them} to be alone."
<alive>At the market, everyone had heard about it by now. "{N}? Under my stand!" called the cheese woman and laughed.
""")
GONE_TURNS = lines("""
They had already given up. "Let us go home," said {pal}. And then {hero} turned around once more and stood still.
"I am too tired to look any longer," said {hero}. {He} sat down, and {he} jumped up at once.
It was getting dark, and they lit a lantern to look for {n}. Then {pal} stopped. "Wait! What is that?"
They had looked far away, near the river and behind the hill. Now {pal} said, "And right here?" They both laughed.
{hero} wanted to say something sad. But {he} did not say it, because at that moment {he} looked to the left.
They looked until their legs hurt. "One last time," said {pal}, "where nobody would ever look." And they looked there.
{hero} was about to cry. But {pal} pulled at {his} sleeve and pointed with one finger.
They had almost reached the last corner. "One more corner," said {hero}, "and then I will stop." They went around it.
""")
GONE_JOY = lines("""
"There you are!" {hero} called. [T] had never been so happy about {n}.
{hero} did not know whether to laugh or to cry, so glad was {he} to have {n} back.
<body>{hero} held {n} close and did not let go for a long time.
<body>{hero} looked at {n} from all sides. Nothing was missing. What luck!
{hero} danced all the way home, because {n} {was} not lost anymore.
"I will never lose {n} again," {hero} promised.
{hero} hugged {pal}. Without {pal.him}, {n} would still be lost.
{hero} laughed and cried at the same time. {N} {was} back!
Nobody who had not lost anything could understand how happy {hero} was about {n}.
The sun seemed to shine brighter, just because of {n}.
"Hello, you!" {hero} whispered to {n}.
{hero} turned around in a circle three times for joy.
Now {hero} could breathe again.
{hero} laughed so loudly that all the windows opened.
All the cold was gone from {hero}'s tummy.
""")
GONE_END = lines("""
That night, {hero} looked at {n} once more before {he} fell asleep.
From then on, {hero} always knew where {n} {was}.
And {n} {was} never lost again, or at least not for long.
Now {hero} liked {n} even more than before.
"Some things you only notice when they are gone," said {pal}, and {hero} thought of {n} and nodded.
From that day on, {hero} looked every evening to see if {n} {was} there.
And whenever somebody had lost something, {hero} helped to look for it, because {he} thought of {n}.
They had a little feast that evening, and {n} {was} the guest of honor.
{hero} told everyone how {n} had been lost and found.
"What a day!" {hero} said, and {he} thought of {n} once more before the light went out.
And the empty spot was not empty anymore, because {n} {was} back.
In the evening, {hero} tied a little bell to the door, just in case.
And the next time, {hero} knew where to look first.
{hero} slept like a stone that night, for nothing was missing anymore.
To be on the safe side, {hero} said good night to {n} twice.
""")
GONE_MORALS = lines("""
Look close by before you look far away.
Two find more than one.
Take good care of what you love.
When you are in a hurry, you forget things.
Do not give up too soon.
What is lost is often quite near.
You do not know how much you love a thing until it is gone.
Ask others, for they see what you do not see.
Everything has its place.
""")
GONE_ALONE = lines("""
{who} was the first to notice that there was no {np} anymore.
"I will find {n}," said {who}.
Nobody missed {n} as much as {who}.
{who} had seen {n} every day, and now there was nothing to see.
All the others forgot {n} by noon. Only {who} did not.
{who} ran out into the street, and really, {n} {was} not there!
"Has anybody seen {n}?" asked {who}, again and again.
It was {who} who wanted to know what had become of {n}.
On that day, {who} did not play or sing, but only thought of {n}.
There was {who}, for example, who had said good morning to {n} every day.
Nobody dared to look for {n} except {who}.
{who} went to bed late that night, and the next morning the search for {n} began.
"No {np}, no breakfast," said {who} and put on a coat.
The saddest of them all was {who}, because {n} had been like a friend.
{who} could not believe it about {n} and went to see.
Only {who} found a small trace that could have come from {n}.
Some cried about {n}, and some shrugged, but {who} began to search.
<build,place,plant>Just around the corner from there lived {who}, who always noticed everything.
""")


@plot(
    weight=WEIGHT, hero=HERO, worlds=LAND, grown=True,
    gists=["and {x}", "and {n}", "who looks for {x}"],
)  # fmt: skip
def any_gone(s: Story) -> None:
    """The subject is gone; it is found close by, kept by somebody, or remembered."""
    t = Tale(s, "gone")
    t.begin(GONE_SECOND, GONE_SAID, GONE_THOUGHT, mood="sad", alone=GONE_ALONE)
    s.par(0.4)
    t.some(GONE_SEARCH, 1, 3)
    t.say(SIGHS, p=0.5)
    t.bring()
    s.par(0.5)
    t.say(COMES)
    t.talk("pal", GONE_ASK, GONE_ASKED, mood="kind")
    t.talk("hero", GONE_ANSWER, GONE_ANSWERED, mood="sad")
    t.say(NIGHT, p=0.2)
    way = s.pick(("steps", "steps", "keeper", "turn"))
    if way == "steps":
        t.say(GONE_STEPS)
        t.say(GONE_REMEMBERS)
        t.say(GONE_FOUND, prefer=0.65)
    elif way == "keeper":
        t.say(GONE_KEEPER, prefer=0.65)
    else:
        t.say(GONE_TURNS)
        t.say(GONE_FOUND, prefer=0.65)
    t.say(GONE_JOY)
    t.talk("hero", THANKS, THANKED, mood="happy", to=t.pal)
    t.end(GONE_END, GONE_MORALS)
