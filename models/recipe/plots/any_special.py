# ruff: noqa: E501 (long templates)
"""Somebody or some place is known for the subject of the story."""

from models.recipe.openings import HERO
from models.recipe.plots import plot
from models.recipe.plots.any_shared import NIGHT, SMILES, WEIGHT
from models.recipe.story import Story
from models.recipe.tale import LAND, Tale, lines

SPECIAL_SECOND = lines("""
Far and wide, there was nothing like {n}.
People came from far away because of {n}.
Everyone had something to say about {n}.
Some laughed about {n}, and some were proud of {n}.
Nobody knew how it had begun with {n}.
{hero} was very proud of {n}.
For {hero}, {n} {was} the most normal thing in the world.
Children pointed, and grown-ups shook their heads, because of {n}.
If somebody asked about {n}, {hero} only smiled.
And the oddest thing about {n} was that nobody wanted it any other way.
Without {n}, {hero}'s life would have been much quieter.
Even in the next town, they talked about {n}.
Every child knew a story about {n}.
Nowhere else in the world was there anything like {n}.
There were songs about {n}, and {hero} knew them all.
{hero} did not know a single day without {n}.
Strangers stopped and rubbed their eyes because of {n}.
The mail carrier always told {n} good morning, and nobody found that odd.
Nobody could remember a time without {n}.
You could hear people whisper about {n} on every corner.
There were big things and small things in the world, but there was only one such thing as {n}.
Whoever came for the first time wanted to see {n}.
Old people told young people about {n}, and the young ones told everybody.
{hero} had told the story of {n} a thousand times.
"Why {n}?" asked the strangers. "Why not {n}?" asked {hero}.
Once, a newspaper wrote about {n}.
{hero} would not have swapped {n} for a castle.
Some came to laugh at {n}, and they went away quietly.
It was the first thing that people asked {hero} about: {n}.
{hero} had the key to every question about {n}.
<thing>The sun shone on {n} as if it knew what was special.
<thing>Even the birds flew a little circle around {n}.
<thing>{hero} dusted {n} every day with a feather.
<build,place>Travelers saw {n} from far away and took off their hats.
<place>The path to {n} was worn smooth by many feet.
<place>Nobody walked past {n} without stopping.
<clothes>Nobody else had {n}, and nobody else would have dared to.
<food>The smell of {n} went down the street and around the corner.
<food>Whoever had tasted {n} once came back.
<plant>The bees came from three valleys to visit {n}.
<plant>Every spring, people asked how {n} {was} doing.
<alive>{N} had {its} own chair at the table.
<beast>Children brought {n} apples and flowers.
<ride>When {n} came around the corner, everybody waved.
<tune>On summer evenings, one could hear {n} as far as the river.
<song,sound>When {n} was heard, people put down their forks.
<light>On dark nights, {n} showed everyone the way.
<paper>People came to look at {n} and forgot the time.
<game>For {n}, people even closed their shops.
<weather>Nowhere else did one get to see {n}.
<idea>One smiled and another one frowned when it came to {n}.
Rain or shine, somebody always stopped because of {n}.
On the map, there was a little star where one could find {n}.
The mayor was proud of {n}, and so was his cat.
{N} {was} a part of the place, like the river and the church bell.
Once, a rich man had wanted to buy {n}. The answer was no.
A long time ago, there had been a bet about {n}.
What would the tourists talk about without {n}?
Only {hero} knew the whole truth about {n}.
It takes all kinds of things to make a world, and one of them {is} {n}.
""")
SPECIAL_SAID = lines("""
Others have other things, but we have {n}.
It has always been like that with {n}.
Why not {n}? I like it that way!
Whoever laughs about {n} does not know what is good.
Whoever wants to come because of {n} is welcome.
There will always be room for {n} here.
What would life be without {n}?
Nobody has to like {n}. But I do, and I always will.
I can tell you everything about {n}, if you have a little time.
{N} {is} my pride and joy.
Come in, come in! Do you want to know more about {n}?
{N} {was} here before me, and {n} will be here after me.
I did not choose {n}. I think {n} chose me.
Some things cannot be explained, and one of them {is} {n}.
Ask me anything you like about {n}.
You should have seen my face when it began with {n}!
There is nothing I know better than {n}.
One day without {n} would be a very long day.
People are happy because of {n}, and that is enough.
<thing,place>You may look at {n} for as long as you like.
<food>Nobody leaves before he has tried {n}!
<alive>{N} and I are a good team.
<plant>One must talk to {n}, that is all.
""")
SPECIAL_THOUGHT = lines("""
It had always been like that with {n}.
{hero} would not have lived without {n} for anything in the world.
Whoever laughed about {n} just did not know what was good, {hero} thought.
{hero} liked it that way with {n}.
There would always be time for {n}, {hero} thought.
What would life be without {n}? {hero} did not want to know.
Nobody had to like {n}, but {hero} did.
{hero} knew that there was only one such thing as {n}.
Some people never understand such things as {n}, {hero} thought.
{hero} had stopped counting how many had asked about {n}.
The best days were those when somebody smiled because of {n}.
There was still a secret or two about {n}, but {hero} did not tell.
{hero} was glad about {n} every single day.
{hero} could not think of a better life than one with {n}.
Not everybody had to like {n}, but it was nice when somebody did.
""")
SPECIAL_VISIT = lines("""
One day, a visitor came because of {n}. It was {pal.a}.
One morning, {pal.a} stood at the door. {Pal.he} had come a long way because of {n}.
Then {pal.a} heard about {n} and could not believe it. So {pal.he} came to find out.
It was a windy day when {pal.a} came. "Am I at the right place for {n}?" {pal.he} called.
One evening, when nobody thought of it anymore, {pal.a} came to ask about {n}.
One Sunday, {pal.a} walked up to {hero} and said, "I am here because of {n}."
It was a quiet day until {pal.a} came and asked for {n}.
One day, the bell rang. Outside stood {pal.a}, with a big bag and a map. {Pal.he} wanted to find out about {n}.
On a rainy afternoon, there was a knock. It was {pal.a}, who had heard of {n} from a sailor.
Then {pal.a} got off the noon bus and looked around for {n}.
One fine morning, {pal.a} came up the road with a camera and a notebook. {Pal.he} wanted to write down everything about {n}.
One day, {pal.a} lost {pal.his} way and came upon {n} by chance.
A bicycle stopped, and down got {pal.a}. "Where {is} {n}?" {pal.he} asked.
""")
SPECIAL_DOUBT = lines("""
{N}? That is nothing special!
I do not believe a word about {n}.
Why do you make such a fuss about {n}?
Where I come from, there is something much better than {n}.
How strange! Why just {n}?
I have come so far, and now it is only {n}?
My aunt says that it is all a fairy tale about {n}.
I had thought that {n} would be bigger.
Is that all there is to see?
In the book, {n} looked much finer.
I bet that it is a trick.
Nobody can make me believe in {n}.
""")
SPECIAL_DOUBTED = lines("""
{pal} did not think that there was anything special about {n}.
{pal} shook {pal.his} head and wondered about {n}.
{pal} had seen many things, and {pal.he} did not believe that {n} {was} so special.
{pal} looked {hero} up and down. {Pal.he} had thought that {n} would be quite different.
""")
SPECIAL_SHOW = lines("""
{hero} was not angry. "Sit down and wait," {he} said. "You must give {n} a little time."
"Stay until tomorrow," said {hero}. "Then you will understand about {n}."
{hero} smiled and told the whole story of {n}, and {pal} stopped laughing.
{hero} did not argue. {He} just let {pal} find out about {n} alone.
"I will not say anything," said {hero}. "{N} can speak without words." And {he} led {pal} along.
{hero} gave {pal} a chair and a cup of tea. "Nobody understands {n} in one minute," {he} said.
{hero} only laughed. "That is what they all say about {n} at first," {he} said.
"Close your eyes," said {hero}, "and forget what you have heard about {n}. Now open them again."
"Good," said {hero}, "then you may look after {n} for one hour. We will see."
{hero} fetched two chairs. They sat there and said nothing, and the sun went on its way.
{hero} did not answer. {He} only lit a lamp and pointed to {n}.
"My grandmother said the same," said {hero}, "and then she stayed for forty years."
""")
SPECIAL_WON = lines("""
An hour went by, then two. In the end, {pal} did not want to leave anymore, because of {n}.
And then {pal} understood. "I have seen much in my life," {pal.he} said, "but nothing like {n}!"
{pal} became quieter and quieter. "Forgive me," {pal.he} said at last. "{N} {is} really something special."
In the evening, {pal} laughed and sang, and {pal.he} told everyone about {n}.
{pal} opened {pal.his} mouth to laugh. But it stayed open, because now {pal.he} saw what was so special about {n}.
First {pal} was silent. Then {pal.he} clapped. "Now I know why everyone talks about {n}!" {pal.he} called.
"I was wrong, wrong, wrong!" said {pal}. "There is only one {np} like that in the world."
And then something in {pal}'s face changed. "Oh," {pal.he} said. And after a while {pal.he} said it again, "Oh!"
{pal} took {pal.his} hat off. "I have never been so glad to be wrong," {pal.he} said.
{pal} forgot the time, the bus and {pal.his} big bag. "{N}!" {pal.he} said again and again.
"May I stay until tomorrow?" asked {pal}. "I want to see it all once more."
""")
SPECIAL_SAD = lines("""
I have not been happy for a long time. Perhaps {n} can help me.
Everyone says that nobody can be sad near {n}. Is that true?
I have walked for three days because of {n}. Please let me stay a little.
At home, nobody has time for me. So I came because of {n}.
I have lost my laugh. They told me that I would find it here, because of {n}.
""")
SPECIAL_SADLY = lines("""
{pal} had not been happy for a long time. Perhaps {n} could help.
{pal} had walked for three days, only because of {n}.
{pal} looked as if {pal.he} had not laughed for a year, and now all {pal.his} hope was {n}.
""")
SPECIAL_CHEER = lines("""
{hero} did not ask much. {He} took {pal} by the arm and led {pal.him} along. {N} did the rest.
"You are just in time," said {hero}. "A day with {n} makes everything better."
{hero} gave {pal} a warm tea and told {pal.him} about {n} until it got dark.
{hero} thought about it. Then {he} did something that {he} had never done before: {he} shared {n} with a stranger.
"You have come to the right place," said {hero}. Then {he} let {pal} be with {n} and did not say a word.
"Then we will begin at once," said {hero}. "There is no better medicine than {n}."
{hero} saw how sad {pal} was, and {he} knew what to do. "Come closer," {he} said. "{N} will do you good."
"Sit down by {n}," said {hero}, "and do not think of anything."
{hero} put a warm cup into {pal}'s hands and waited. There was no hurry.
"I will show you something," said {hero}, and they went to {n}, one small step after the other.
""")
SPECIAL_CHEERED = lines("""
The next morning, {pal} smiled for the first time, and everybody knew that it was because of {n}.
First {pal} smiled with one corner of {pal.his} mouth, and then with both. {N} had done it again!
"My heart is so much lighter," said {pal}. "All because of {n}!"
{pal} laughed, first softly, then loudly, and could not stop. What a good thing {n} {was}!
"I feel like a new {pal.kind}," said {pal}. "I will never forget {n}."
A little color came back to {pal}'s cheeks, and then a smile. {hero} was proud of {n}.
On the third day, {pal} whistled. On the fourth day, {pal.he} sang.
Something heavy fell off {pal}'s heart. One could almost hear it.
{pal} slept for twelve hours and woke up with red cheeks.
""")
SPECIAL_CHANGE = lines("""
But then came {pal.a}, who said, "This cannot go on with {n}. From tomorrow on, everything will be as it is everywhere."
But one day, {pal.a} came and said, "There are new rules now. There is no more room for {n}."
One day, {pal.a} came along and frowned. "{N}? That must stop!" {pal.he} said.
Then one morning, {pal.a} came and shook {pal.his} head. "Nobody needs {n}," {pal.he} said. "It has to be different from now on."
But then {pal.a} wrote a letter to everybody. In the letter it said: "No more {np}!"
One day, {pal.a} measured everything with a long tape. "Here will be a new road," {pal.he} said. "{N} must go."
Then {pal.a} came with a bag of gold. "I will buy {n}," {pal.he} said, "and then nobody else will have {them}."
One Monday, {pal.a} put up a sign. "It is forbidden," it said, "to talk of {n}."
""")
SPECIAL_QUIET = lines("""
So for a whole week, nobody said a word about {n}. And what happened? Nobody laughed anymore, and nobody came to visit.
{hero} was sad, but {he} did it. The next day was gray without {n}, and the day after was even grayer.
Everyone was sad about {n}. Even the birds seemed to sing more softly.
On Monday, everything was as everywhere else. On Tuesday, the children asked about {n}. On Wednesday, even the dogs were sad.
So it was quiet, day after day. {hero} missed {n}, and {he} was not the only one.
Nobody complained. But somehow, the soup did not taste as good as before, and all because of {n}.
{hero} did not sleep for three nights. The place was just like any other place now.
The days became long and dull. Even the clock seemed to tick more slowly.
People walked past and did not stop anymore. Nobody knew what to talk about.
The children drew {n} on the walls, so that it would not be forgotten.
""")
SPECIAL_BACK = lines("""
After a week, {pal} came back. "I did not know how much I would miss {n}," {pal.he} said. "Please let everything be as it was."
Then {pal} heard how all the others talked about {n}, and {pal.he} began to think. "I was wrong about {n}," {pal.he} said.
Even {pal} could not sleep, because everything was so quiet. "Bring back {n}," {pal.he} said in the morning, "please!"
On Thursday, {pal} came back with a very red face. "I take it all back," {pal.he} said. "It is not the same without {n}."
It took ten days. Then {pal} stood at the door and looked at {pal.his} shoes. "We need {n}," {pal.he} said. "I see that now."
One night, {pal} walked up and down and could not say what was missing. In the morning, {pal.he} knew it: {n}!
It was a little child who said to {pal}, "You made everything gray." {pal} thought about it and turned red. "{N} must come back," {pal.he} said.
Then {pal} sat down on a bench and heard how quiet it was. "I made a mistake," {pal.he} said. "Let us have {n} again."
""")
SPECIAL_FAIL = lines("""
But one day, just when {pal.a} came to visit, nothing was as it should be with {n}.
But one morning, {hero} woke up and felt it at once: something was different with {n}. And on that very day, {pal.a} came to visit!
Then came {pal.a}, who had heard so much about {n}. But on that day, everything went wrong with {n}!
But one day, something happened that had never happened before: there was trouble with {n}, and just then {pal.a} stood at the door!
One day, {pal.a} came because of {n}. {hero} wanted to show {pal.him} everything, but it just would not work.
""")
SPECIAL_MEND = lines("""
"Oh dear!" cried {hero}. "It has never been like this with {n}!" But {pal} rolled up {pal.his} sleeves and helped.
{hero} wanted to hide. But {pal} laughed. "Things like that happen," {pal.he} said. "Let us take care of {n} together."
They thought and worked and laughed, and slowly everything became right again with {n}.
{pal} was not cross at all. "I did not come to look," {pal.he} said, "I came to be here. Let us help {n} together!"
For a moment, it was very quiet. Then {pal} began to laugh, and {hero} laughed, too. After that, it was easy to take care of {n}.
"Tell me what to do," said {pal}. {hero} told {pal.him}, and together they worked on it until all was well with {n}.
""")
SPECIAL_MENDED = lines("""
In the evening, all was well with {n}, and {pal} said that it had been the best visit of {pal.his} life.
In the end, {n} {was} even better than before, because two had taken care of it.
And so {pal} did not only hear about {n}. {Pal.he} had helped, and that was much better!
By sunset, everything was right again with {n}, and {hero} had a new helper.
"Now I know {n} better than anyone else," said {pal} and laughed.
""")
SPECIAL_LEAVE = lines("""
When it was time to go, {pal} turned around three times to wave, at {hero} and at {n}.
"I will tell everyone about {n}," {pal} promised.
{pal} stayed for three more days, because of {n}, and because {hero} was so nice.
"May I come again?" asked {pal}. "Because of {n}, and because of you?"
{pal} wrote in the guest book: "I came because of {n}, and I go as a friend."
Before {pal} left, {pal.he} made a drawing of {n} to take home.
{hero} and {pal} promised to write to each other, mostly about {n}.
{pal} left one glove behind, so that {pal.he} would have to come back for it.
"I came as a stranger," said {pal}, and {pal.he} did not say more.
{pal} walked backward down the road, to see everything a little longer.
In {pal.his} bag, {pal} took along a cookie, a drawing and a good story.
At the last corner, {pal} stopped and called, "Until next year!"
{hero} packed some bread for the way, and {pal} ate it before the first bend.
{pal} shook {hero}'s hand for so long that they both began to laugh.
""")
SPECIAL_END = lines("""
And so everybody still knows about {n} today.
After that, even more people came because of {n}, and there was tea for everyone.
And {hero}? {He} went on as before, with {n}.
Since then, {pal} has come back every year, because of {n}.
"It is good that there {is} {n}," {hero} said in the evening, and {he} was happy.
And if you ever go there, ask for {n}. Somebody will show you the way.
And nobody ever wanted to be without {n} again.
And some say that there is no better place in the world, just because of {n}.
{hero} went to bed that night with a smile, and the last thing {he} thought of was {n}.
So it was, and so it is today. And if they have not stopped, they still talk about {n}.
When you come to that place one day, tell {hero} that I sent you.
At night, when all is quiet, {hero} still says good night to {n}.
And they all agree: it would be a poorer world if there {was} no {np}.
It is in no book and on no map. But now you know of {n}, too.
""")
SPECIAL_MORALS = lines("""
It is good that not everything is the same everywhere.
Look closely before you laugh.
What is special must be shared.
Sometimes you only see how good a thing is when it is missing.
Some things you must see for yourself.
What others call odd may be just what the world needs.
Be proud of what is yours.
""")
SPECIAL_ALONE = lines("""
<body,place>{who} walked past {n} every day.
Nobody knew {n} better than {who}.
Only {who} knew the true story of {n}.
Among those who came to see {n} was {who}.
<build,place,plant>Next to {n} lived {who}, as happy as could be.
<body,place>{who} took care of {n} from morning till night.
If you had a question about {n}, you went to {who}.
{who} had known {n} for longer than anybody else.
Every morning, {who} said hello to {n}.
Nobody was prouder of {n} than {who}.
"There is nothing like {n}," said {who} again and again.
For {who}, {n} {was} the best thing in the world.
It was {who} who told every stranger about {n}.
<build,place,plant>{who} swept the ground around {n} every Saturday.
People said many things about {n}, but {who} knew better.
One of those who loved {n} was {who}.
{who} could not think of a day without {n}.
When something was the matter with {n}, everybody ran to {who}.
""")
_COURSES = {
    "doubt": (SPECIAL_VISIT, (SPECIAL_DOUBT, SPECIAL_DOUBTED, "sly"), SPECIAL_SHOW, SPECIAL_WON),
    "sad": (SPECIAL_VISIT, (SPECIAL_SAD, SPECIAL_SADLY, "sad"), SPECIAL_CHEER, SPECIAL_CHEERED),
    "change": (SPECIAL_CHANGE, None, SPECIAL_QUIET, SPECIAL_BACK),
    "fail": (SPECIAL_FAIL, None, SPECIAL_MEND, SPECIAL_MENDED),
}


@plot(
    weight=WEIGHT, hero=HERO, worlds=LAND, grown=True,
    gists=["and {x}", "and {n}", "known for {x}"],
)  # fmt: skip
def any_special(s: Story) -> None:
    """Somebody is known for the subject; a visitor or a change comes because of it."""
    t = Tale(s, "special")
    t.begin(SPECIAL_SECOND, SPECIAL_SAID, SPECIAL_THOUGHT, mood="proud", alone=SPECIAL_ALONE)
    s.par(0.5)
    t.bring(stranger=True)
    visit, speech, middle, result = _COURSES[s.pick(tuple(_COURSES) if s.talks else ("doubt", "sad", "fail"))]
    t.say(visit)
    if speech:
        t.talk("pal", speech[0], speech[1], mood=speech[2])
    t.say(middle)
    t.say(NIGHT, p=0.25)
    t.say(result)
    t.say(SMILES, p=0.3)
    t.say(SPECIAL_LEAVE, p=0.7)
    t.end(SPECIAL_END, SPECIAL_MORALS)
