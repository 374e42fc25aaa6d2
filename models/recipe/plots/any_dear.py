# ruff: noqa: E501 (long templates)
"""Somebody loves the subject of the story."""

from models.recipe.openings import HERO
from models.recipe.plots import plot
from models.recipe.plots.any_shared import LISTEN, SIGHS, SMILES, WEIGHT
from models.recipe.story import Story
from models.recipe.tale import LAND, Tale, lines

DEAR_SECOND = lines("""
There was nothing that {hero} liked better than {n}.
{hero} thought of {n} in the morning, at noon and in the evening.
Without {n}, a day was not a good day.
When {hero} was sad, {he} only had to think of {n}, and all was well again.
{N} made {him} happy, whatever the weather was like.
Nobody was allowed to say a bad word about {n}.
"{N} and I, we belong together," {hero} always said.
If you wanted to see {hero} smile, you only had to ask about {n}.
<thing>{hero} took good care of {n}, for there was only one {np} like that.
In {his} thoughts, {n} went everywhere with {hero}.
<body>Every evening, {hero} said good night to {n}.
It was hard to think of {hero} without {n}.
Everyone who knew {hero} knew about {n}, too.
Some laughed at {n}. {hero} did not care at all.
Of all the good things in the world, {n} {was} the best. So {hero} thought.
Rain or sun, {hero} never forgot about {n}.
With {n}, even a Monday was a good day.
Nobody was as happy as {hero} when it was about {n}.
There were a hundred good reasons to love {n}, and {hero} knew them all.
When {hero} woke up, {his} first thought was {n}.
Where {hero} was, {n} {was} never far away.
{hero} would have walked ten miles in the rain for {n}.
You might think that one gets tired of {n} some day, but not [T].
If there had been a prize for loving {n}, {hero} would have won it.
Others wanted something new every week, but {hero} had {n}.
Not for a cake with cream would {hero} have given away {n}.
{hero} had a little song about {n}, and it had eleven verses.
"Good morning, {np}!" was the first thing that {hero} said each day.
{hero} smiled in {his} sleep when {he} dreamed of {n}.
It was love at first sight with {n}.
{hero} knew everything about {n}, even the secret things.
<thing>{hero} polished {n} every Saturday.
<thing>There was a scratch on {n}, but that only made {them} dearer.
<thing>Even in the dark, {hero} could have found {n}.
<thing>Nobody else was allowed to carry {n}.
<clothes>{hero} wore {n} in the sun, in the snow and in the bathtub.
<clothes>The neighbors knew {hero} from far away by {n}.
<food>When there was {n}, {hero} was the first at the table and the last to leave.
<food>{hero} ate {n} slowly, one tiny bite after the other.
<plant>{hero} told {n} all the news of the day.
<plant>Not a single leaf of {n} was ever dusty.
<alive>{hero} and {n} understood each other without words.
<alive>When {n} slept, {hero} walked on tiptoe.
<tune>{hero} played {n} at sunrise, and the birds sang along.
<song,sound>Whenever {n} began, {hero}'s feet began to move.
<paper>{hero} knew {n} by heart and still looked at {them} every day.
<ride>{hero} washed {n} until one could see the clouds in {them}.
<light>By the light of {n}, even a rainy evening was cozy.
<game>{hero} would rather miss supper than miss {n}.
<place>Every free minute, {hero} spent at {n}.
<place>At {n}, {hero} knew every stone and every corner.
<weather>While all the others went inside, {hero} ran out to {n}.
<idea>On a day with {n}, {hero} was the happiest of all.
Old or new, pretty or plain, {n} {was} just right for {hero}.
Nothing could be so bad that {n} did not make it better.
Some have gold and silver, and {hero} had {n}.
{hero} could not have said when it had begun with {n}.
On {his} birthday, {hero} wished for nothing but more time with {n}.
The family sometimes shook their heads over {n}, but kindly.
{hero}'s heart jumped a little at every thought of {n}.
{hero} kept {n} as one keeps a secret.
""")
DEAR_SAID = lines("""
I would not give away {n} for all the gold in the world.
There is nothing like {n}!
What a good day for {n}!
Do you want to know why I love {n}?
I could talk about {n} all day.
{N} {is} the best thing that I know.
Do you not feel it, too? {N} {does} me so much good!
With {n}, I am never lonely.
Other people have castles, and I have {n}.
{N} {is} never boring.
The day begins with {n}, and then it can only be a good day.
I would share my supper, but never {n}!
Nobody knows {n} as well as I do.
If I were king, everyone would have such a thing as {n}.
Look, {n}! Does it not make you happy, too?
{N} and I have been through a lot.
I wonder who first thought of {n}.
<thing>{N} may be old, but so {is} the moon.
<food>One more bit of {n}, and I will be happy until tomorrow.
<alive>{N} knows all my secrets.
<plant>{N} {has} grown again, I am sure of it!
<place>Nowhere is it as nice as at {n}.
""")
DEAR_THOUGHT = lines("""
{hero} could talk about {n} all day.
With {n}, {hero} was never lonely.
There was nothing in the world like {n}, {hero} thought.
{hero} would not have given away {n} for all the gold in the world.
It felt good to think of {n}.
{hero} often told {n} good morning and good night, as if that were normal.
{hero} thought that everyone should have something like {n}.
{hero} would have known {n} among a thousand others.
There was no day on which {hero} did not think of {n}.
{hero} felt rich, for {he} had {n}.
Nobody had to understand it, but {n} {was} the best thing of all.
{hero} smiled whenever {he} thought of {n}.
Even on bad days, there {was} still {n}.
{hero} hoped that it would never end with {n}.
""")
DEAR_LEND = lines("""
One day, {pal} was very sad and sat all alone on the steps. {hero} thought of {n}.
Then {pal} had to stay in bed with a cold. {hero} wanted to help, and {he} thought of {n}.
One day, {hero} met {pal}. {Pal.he} looked so sad that {hero} stopped. What could help? Perhaps {n}?
It was a gray day, and {pal} had a gray face. {hero} looked at {pal.him} and thought of {n}.
One morning, {pal} came with red eyes. "Nothing is good today," {pal.he} said. {hero} knew only one thing that might help, and that was {n}.
Then {pal} had a long day in front of {pal.him}, and nobody to spend it with. {hero} thought of {n}, and {he} had an idea.
On Monday, {pal} had lost a game, a shoe and {pal.his} good mood. {hero} knew what would help.
When {hero} came to visit, {pal} sat at the window and did not say hello. That had never happened before.
It rained for a week, and {pal} got sadder each day. "I must do something," thought {hero}.
""")
DEAR_LEND_DOUBT = lines("""
{hero} was not sure. What if it went wrong, and {n} {was} never the same again?
It was not easy to share {n}. {hero} thought about it for a long time.
{hero} took one step and stopped. Should {he} really share {n}?
"{N} {is} mine," {hero} thought. But {pal} looked so sad.
"Only for a moment?" {hero} thought. But a moment without {n} is long.
Two voices were talking in {hero}'s head. One said, "Share {n}!" The other one said, "Keep {n} for yourself!"
{hero} went to the door, and back, and to the door again.
To give away a little of what one loves is the hardest thing of all.
"And if I never get {n} back?" {hero} asked {himself}.
""")
DEAR_LEND_DO = lines("""
Then {hero} made up {his} mind. "Come, let us enjoy {n} together," {he} said.
Then {hero} smiled and told {pal} everything about {n}, and {pal} forgot to be sad.
At last, {hero} said, "{N} will make you happy, too. Try it!" And {pal} tried it.
So {hero} shared {n} with {pal}, just for one day.
"It is only for you, and only for today," said {hero}, and {he} let {pal} share {n}.
{hero} told {pal} to close {pal.his} eyes and count to ten. Then {hero} called, "And now, {n}!"
{hero} took a deep breath. Then {he} told {pal}, "Today, {n} should make you happy."
{hero} did it quickly, before {he} could think about it again. "For you," {he} said, "until you can laugh."
"This always helps me," said {hero}. {pal} did not believe it, but {pal.he} tried.
They put their heads together, and for the first time, {hero} shared {n}.
""")
DEAR_LEND_GOOD = lines("""
It did not take long, and {pal} began to smile. "Now I understand about {n}," {pal.he} said.
And it helped! {pal} laughed again, and {hero} was twice as happy about {n} as before.
{pal} felt better at once. And {n}? Nothing bad had happened at all.
"How good that there {is} {n}!" said {pal}, and {hero} nodded.
{pal} said nothing for a long time. Then {pal.he} said, "I did not know that {n} would help so much."
The gray day was not so gray anymore, and it was all because of {n}.
First {pal.he} breathed more slowly. Then {pal.he} looked up. And then there was a smile.
"Is this what you do all day?" asked {pal}. "Then I understand everything."
After an hour, {pal} was hungry again, and that was a good sign.
""")
DEAR_LAUGH = lines("""
But one day, {pal} laughed at {n}. "{N}? That is only for babies!" {pal.he} said.
One day, {pal} asked, "Why {n}? There are much better things!" and laughed.
Then came a day when {pal} had heard enough. "Always {n}, {n}, {n}! Is that not boring?"
One day, {pal} said, "You and {n}! You are as funny as a hen with a hat." And {pal.he} did not stop laughing.
"I do not understand you," {pal} said one day. "There is so much in the world, and you only talk about {n}!"
One day, {pal} made a joke about {n}, and it was not a kind joke.
"You are too old for {n}!" {pal} called across the street one day.
One day, {pal} shook {pal.his} head. "Why do you not get something better?" {pal.he} asked.
Once {pal} rolled {pal.his} eyes and yawned when {hero} talked about {n}.
""")
DEAR_LAUGH_HURT = lines("""
{hero} turned red and went away. For a whole day, {he} did not want to hear anything about {n}.
That hurt. {hero} hung {his} head. Was there something wrong with {n}?
{hero} said nothing. But that evening, {he} was not so happy about {n} as before.
{hero} did not answer. But {he} went home early and thought about {n} for a long time.
{hero} blinked a few times. Nobody had ever said such a thing about {n}.
"I like {n}," {hero} said quietly, but {his} voice shook.
{hero} wanted to answer, but no answer came.
It felt like a little stone in {hero}'s shoe.
For three days, {hero} did not say one word about {n}.
""")
DEAR_LAUGH_TURN = lines("""
But then it rained and rained, and {pal} was bored. "Tell me about {n}," {pal.he} said at last. "What is so good about it?"
The next day, {pal} came back. "I am sorry," {pal.he} said. "Will you tell me about {n}?"
Then {pal} came closer to see what it was really like with {n}. And {pal.he} stayed for a long time.
But {hero} missed {n}, and {he} went on as before. {pal} watched and became curious.
That night, {pal} could not sleep. In the morning, {pal.he} knocked at {hero}'s door. "I want to know more about {n}," {pal.he} said.
A week later, {pal} was alone and sad. And who came to cheer {pal.him} up with a story about {n}? It was {hero}.
On Saturday, {pal} had nothing to do. "Well," {pal.he} said, "you may show me, if you like."
Then {pal} heard how {hero} talked to {n}, very softly, and {pal.he} was ashamed.
"My mother says that I was mean," said {pal}. "I was. May I look, too?"
""")
DEAR_LAUGH_GOOD = lines("""
{hero} told {pal} everything about {n}. And at the end, {pal} liked {n}, too!
After an hour, {pal} said, "I did not know that {n} could be so much fun!"
"Now I see," {pal} said quietly. "I will never laugh at {n} again."
They spent the whole afternoon together, and {pal} had so many questions about {n}!
{pal} listened with open mouth. "That is what it is all about!" {pal.he} said. "Now I like {n}, too."
"I was wrong," said {pal}. "There is something special about {n}."
By the time the lamps were lit, {pal} had asked forty questions and was not tired yet.
"Do you think that I could have something like that one day?" asked {pal}.
They laughed together now, and it was quite another laugh.
""")
DEAR_WORRY = lines("""
One morning, {hero} got a big fright. Something was not right with {n}!
<thing,alive,place>But one day, a storm came up. {hero} had only one thought: what about {n}?
<body>But one day, somebody said, "There is no more room for {n}." {hero} could not believe {his} ears.
One day, {hero} was in a hurry and did not think of {n}. When {he} did, {his} heart stood still for a moment.
<body>One morning, {hero} found that somebody wanted to take {n} away, only by mistake, but still!
<body>One day, there was a big cleaning, and in the middle of it, nobody thought of {n} but {hero}.
<thing,alive,place>One evening, {hero} noticed that {n} {was} in danger. There was not much time!
<thing clothes>One windy day, a gust tore {n} away and blew {them} up over the roofs.
<thing broken>One morning, there was a second crack in {n}, bigger than the first one.
<thing>One day, somebody put {n} on the cart with the old things, just by mistake.
<thing>One evening, {hero} forgot {n} on a bench, and it began to rain.
<food>One day, the very last bit of {n} was gone, and the shop was closed.
<plant>In the night, there was a frost, and in the morning, {n} hung {its} head.
<beast>One morning, {n} did not come to say hello and did not want to eat.
<alive>One day, somebody left the gate open, and {n} ran out into the street.
<place>One day, men came with a big sign. It said that {n} would be closed.
<tune>One evening, {n} made a sad little sound, and then no sound at all.
<ride>One day, on the steepest hill of all, something went crack under {n}.
<light>One stormy night, {n} went out, and it would not burn again.
<song,sound>One morning, {hero} woke up, and {n} {was} not to be heard.
One day, there was a loud crash. {hero} thought at once of {n}.
One night, {hero} woke up and knew that something was wrong.
Then came a day when {hero} looked away for one moment. One moment was enough.
""")
DEAR_WORRY_RUN = lines("""
{hero} ran as fast as {he} could and called, "{N}! {N}!"
<thing,alive,place>{hero} told {pal} about it, and they both ran to see about {n}.
"Please help me!" {hero} called to {pal}. "It is about {n}!" And {pal} came at once.
{hero} did not stop to put on {his} shoes. {He} called {pal} and ran out.
{pal} heard {him} cry. "What is it?" "It is {n}!" said {hero}. "Come quickly!"
{hero} and {pal} had the same thought at the same time: first of all, {n}!
{hero} forgot {his} cap, {his} breakfast and the door, which stayed open. "{pal}! Come!" {he} called.
{pal} did not ask a single question. They ran side by side.
{hero} was so frightened that {he} could only point. {pal} understood.
""")
DEAR_WORRY_GOOD = lines("""
It took all afternoon, but {hero} and {pal} did it. {N} {was} safe!
They thought hard and worked hard, and in the evening all was well with {n}.
In the end, it was only half as bad. With {pal}'s help, nothing happened to {n}.
They found a way together. {hero} was so glad about {n} that {he} hugged {pal} three times.
"That was close!" said {pal}. They both sat down and looked at each other. Nothing had happened to {n}.
It was a lot of trouble, and two muddy shoes. But {n} {was} worth it.
When it was over, {hero} had a wet nose and dirty knees. But {n} {was} all right.
<thing clothes>{pal} found {n} on the weather vane and fetched {them} down with a fishing rod. There was one small hole in {n}, and {pal} sewed it up.
<thing>{pal} wiped {n} dry and looked at {them} from all sides. Nothing was missing, and nothing was broken.
<thing broken>They glued and tied and waited a whole night. In the morning, {n} {was} stronger than before.
<food>{pal} knew the recipe. They cooked for two hours, and then there {was} {n} again, a whole pot of {them}.
<plant>They put straw around {n} and an old coat over {them}. After three days, there was a new green leaf.
<beast>They looked in all the sheds and under all the carts. {N} {was} under the last one and came running to {hero}.
<place>They wrote a letter and asked everyone to sign it. A hundred names stood under it, and {n} stayed open.
<tune>{pal} opened {n}, blew out the dust and turned one screw. The first note was for {hero}.
<ride>{pal} had a spare bolt in {pal.his} pocket. Ten minutes later, {n} {was} ready for the next hill.
<light>{pal} trimmed the wick and filled in new oil. There was a flicker, and then a warm and steady light.
Afterward, nobody could say how they had done it. But they had done it.
{hero} did not let go of {pal}'s hand until it was over. Then {he} saw that all was well.
"Look," said {pal}, "nothing happened." And it was true: {n} {was} all right.
""")
DEAR_QUIET = lines("""
One day, {pal} came to spend the day with {hero}. First, {hero} wanted to show {pal.him} how it was with {n}.
On the first warm day of the year, {hero} invited {pal} to enjoy {n} together.
One afternoon, {pal} was bored and came to see what {hero} was doing with {n}.
One Sunday, nobody had any plans. "Then let us spend the day with {n}," {hero} said to {pal}.
A letter came from {pal}. It said: "May I come and find out about {n}?" Of course!
On a rainy day, {hero} and {pal} sat together, and {hero} told {pal.him} about {n}.
One morning, {pal} said, "Today I want to do what you do. Show me how it is with {n}!"
""")
DEAR_QUIET_TURN = lines("""
{pal} did it all wrong at first, and {hero} laughed. "No, no! With {n}, you must be patient," {he} said.
"I am not sure," said {pal}. But a little later, {pal.he} had forgotten the time, because of {n}.
{pal} asked a hundred questions about {n}, and {hero} knew ninety-nine answers.
"Now you!" said {hero}. {pal} was shy at first. But with {n}, nobody can be shy for long.
They had a little quarrel, because {pal} wanted to be the first one with {n}. Then they counted it out, and that was fair.
{hero} told {pal} a secret about {n} that nobody else knew.
"Why is it so quiet here?" asked {pal}. "Because of {n}," said {hero}. "You will soon get used to it."
""")
DEAR_QUIET_GOOD = lines("""
The clock struck six, and they were still talking about {n}.
It was the best afternoon of the week. Now there were two who loved {n}.
"May I come back tomorrow because of {n}?" asked {pal}. Of course!
When it got dark, nobody had been bored for even a minute, and that was because of {n}.
In the end, {pal} did not want to go home, and {hero} knew why: because of {n}.
"That was better than my birthday," said {pal}, and {hero} was very proud of {n}.
Since that day, they have often been together with {n}.
""")
DEAR_ASK = lines("""
Why do you love {n} so much?
What is so good about {n}?
Why {is} {n} so dear to you?
What is it about {n} that makes you so happy?
""")
DEAR_ASKED = lines("""
{pal} wanted to know what was so good about {n}.
{pal} asked why {hero} loved {n} so much.
""")
DEAR_ANSWER = lines("""
It makes me feel warm inside, that is all.
I do not know. I just love {n}.
{N} {was} there when I was lonely.
Because there is no other {np} like that in the whole world.
When I think of {n}, I cannot be sad.
Oh, I could talk about that until tomorrow morning!
""")
DEAR_ANSWERED = lines("""
{hero} told {pal.him} that with {n}, nobody could be sad.
{hero} could not say why. {He} just loved {n}.
{hero} smiled. {He} had never found the right words for {n}.
{hero} said that there was no other {np} like that in the whole world.
""")
DEAR_END = lines("""
And from that day on, {hero} loved {n} even more.
That night, {hero} fell asleep with a smile, because of {n}.
And if you meet {hero} one day, ask about {n}. But take some time with you!
"{N} and I," {hero} said softly, "and now {pal} is part of it, too."
Since then, {pal} has often come to ask about {n}.
And {n}? {N} {was} as dear to {hero} as ever.
Nobody ever came between {hero} and {n}.
And so {n} {was} not only dear to {hero} anymore, but to {pal} as well.
In the evening, all was quiet. {hero} thought of {n} and was content.
If you ask {hero} what happiness is, {he} says, "{N}!"
And when {hero} was very old, there {was} still {n}.
"Tomorrow again?" asked {pal}. "Tomorrow again," said {hero}.
Some things are never too old to be loved.
In {hero}'s heart, there was a place for {n} and a place for {pal}.
And if nobody has called {hero} in to supper, {he} is still there, with {n}.
""")
DEAR_MORALS = lines("""
Joy grows when you share it.
Everybody loves something else, and that is good.
What you love, you must take care of.
Do not laugh at what others love.
It is not the price that makes a thing dear.
What is dear to a friend should be dear to us, too.
Love what you have.
""")


@plot(
    weight=WEIGHT, hero=HERO, worlds=LAND, grown=True,
    gists=["and {x}", "and {n}", "who loves {x}"],
)  # fmt: skip
def any_dear(s: Story) -> None:
    """Somebody loves the subject; it is shared, laughed at, in danger or enjoyed, and loved even more."""
    t = Tale(s, "dear")
    t.begin(DEAR_SECOND, DEAR_SAID, DEAR_THOUGHT, mood="happy")
    s.par(0.6)
    t.bring()
    courses = [
        (DEAR_LEND, DEAR_LEND_DOUBT, DEAR_LEND_DO, DEAR_LEND_GOOD),
        (DEAR_WORRY, SIGHS, DEAR_WORRY_RUN, DEAR_WORRY_GOOD),
    ]
    if s.talks:
        courses.append((DEAR_QUIET, DEAR_QUIET_TURN, LISTEN, DEAR_QUIET_GOOD))
    if s.talks and t.pal != "elder":
        courses.append((DEAR_LAUGH, DEAR_LAUGH_HURT, DEAR_LAUGH_TURN, DEAR_LAUGH_GOOD))
    course = s.pick(courses)
    for table in course:
        t.say(table, prefer=0.5)
    if course[0] in (DEAR_LEND, DEAR_WORRY):
        t.talk("pal", DEAR_ASK, DEAR_ASKED, mood="soft")
        t.talk("hero", DEAR_ANSWER, DEAR_ANSWERED)
    t.say(SMILES, p=0.5)
    t.end(DEAR_END, DEAR_MORALS)
