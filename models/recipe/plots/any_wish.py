# ruff: noqa: E501 (long templates)
"""Somebody wants, plans or makes the subject of the story, or is on the way to it."""

import re

from models.recipe.openings import HERO
from models.recipe.plots import plot
from models.recipe.plots.any_shared import COMES, NIGHT, SIGHS, SMILES, WEIGHT
from models.recipe.story import Story
from models.recipe.subject import Subject
from models.recipe.tale import LAND, Tale, lines

WISH_SECOND = lines("""
[T] had thought of {n} for a long time.
It was the first time for [him], and {n} had to be something really special.
There was a lot to do before [T] could be happy about {n}.
<solo>{hero} had told everyone about {n}.
Nobody else believed in {n}. But [T] did.
Since last winter, [T] had talked about {n} every day.
{hero} could already see {n} before {his} eyes.
[T] could hardly wait for {n}.
Every evening, [T] counted the days, because of {n}.
It was a big plan. But for {n}, [T] would do anything.
<thing>{hero} wanted {n} to be the best {np} in the world.
{hero} got up early, for {n} could not wait.
When {hero} thought of {n}, {his} toes began to dance.
[T] had a picture of {n} in [his] head, and it was a beautiful picture.
{hero} had not slept much because of {n}.
Others dreamed of gold, but [T] dreamed of {n}.
[T] knew just what it would be like with {n}.
"For {n}, no work is too hard," said {hero}, full of joy about {n}.
Not even bad weather could keep [him] away from {n}.
It could not be so hard to get {n}, could it?
{hero} shut {his} eyes and saw {n} as clearly as the nose on {his} face.
Nothing else would do. It had to be {n}.
Some dream in the night, but {hero} dreamed of {n} in the middle of the day.
{hero} drew {n} in the sand, and on the window, and on the back of {his} hand.
Every coin, every minute and every good idea was for {n}.
Nobody in the family had ever had anything to do with {n}.
"{N}, {n}," sang the rain on the roof, or so {hero} thought.
It was a wish as big as a house, this wish for {n}.
On the calendar, there was a red ring around the day of {n}.
{hero} counted on {his} fingers how long it would take until {n}.
{hero} talked in {his} sleep, and all the words were about {n}.
<thing build>{hero} measured everything three times, for {n} had to be just right.
<thing build>A heap of boards and a bag of nails were waiting to become {n}.
<thing>{hero} knew just where {n} would stand one day.
<thing>{hero} already knew the color of {n}, and even the smell.
<beast>{hero} had already found a name for {n}.
<alive>{hero} wanted to be good to {n}, as good as anyone could be.
<food>{hero}'s tummy rumbled at the very thought of {n}.
<food>In {his} thoughts, {hero} could already smell {n}.
<plant>{hero} looked at the brown earth and saw {n} there already.
<plant>Everything begins small, and so would {n}.
<clothes>{hero} knew just how {n} should look, down to the last button.
<ride>{hero} was already steering {n} in {his} thoughts, around every corner.
<tune>{hero} tapped the table with {his} fingers, as if it were {n}.
<song>{hero} hummed a bit of {n} on the stairs.
<game>{hero} got up an hour early every day, just for {n}.
<place>{hero} had only heard of {n}, but {he} could think of nothing else.
<place>They say that whoever has seen {n} never forgets it.
<weather>{hero} looked up at the sky and waited for {n}.
<light>How bright it would be with {n}!
<paper>{hero} had a whole box of colored pencils for {n}.
Big or small, cheap or dear, {hero} wanted {n}.
Anyone else would have forgotten about {n} by now, but not [T].
If wishes were birds, {n} would have been there long ago.
It made [him] warm inside to think of {n}.
{hero} had waited for {n} longer than for anything before.
"One day," {hero} said every evening, "one day, there will be {n}."
All that {hero} still needed for {n} was time and a little luck.
{N} {was} only a thought so far, but a very strong one.
""")
WISH_SAID = lines("""
I am so happy about {n}!
I have dreamed of {n} so often!
This will be a day to remember, because of {n}.
Do you think that it will work with {n}?
Nothing can stop [me] now. {N}, here [I] come!
With a little patience, everything will be fine with {n}.
Just wait and see! Everybody will talk about {n}.
Some say that it will never work. But [I] will show them!
First one step, then the next. And at the end there {is} {n}.
Today {is} the day of {n}.
How I am looking forward to {n}!
{N} and nothing else, that is what [I] want!
How long will [I] have to wait for {n}?
I can already see {n}!
Who wants to help [me] with {n}?
{N}! Is that not a wonderful thought?
Everybody has a dream, and my dream {is} {n}.
[I] will not give up until [I] have seen {n}.
When I close my eyes, I see {n}.
There is nothing I want more than {n}.
Some day, you will all come and admire {n}.
How does one begin with {n}?
<food>Just think how good {n} will taste!
<plant>Just wait until you see {n} in summer!
<thing build>Bring me the hammer! Today we begin with {n}.
<beast>I will give {n} the best place in the house.
<place>I want to see {n} with my own eyes.
<game,song>I will practice {n} every day until I can do it.
""")
WISH_THOUGHT = lines("""
{hero} could think of nothing but {n}.
{hero} was sure that all would go well with {n}.
Some said that it would never work with {n}. {hero} did not listen.
One step, then the next, and at the end there would be {n}. So {hero} thought.
{hero} took a deep breath. From now on, every day belonged to {n}.
{hero} told {himself} that nothing could go wrong with {n}.
{hero} had made a plan for {n}, with seven steps.
{hero} told {n} to the moon, the cat and the mail carrier.
{hero} lay awake and thought of {n}, and it was nice to lie awake like that.
One day, everybody would come to see {n}.
{hero} could not sit still anymore, so much did {he} want {n}.
Nobody had to believe in {n}, as long as {hero} did.
{N} {was} worth any trouble, {hero} thought.
{hero} had never wanted anything as much as {n}.
""")
WISH_START = lines("""
At first, everything went well, and {hero} hummed a song about {n}.
It went a bit slowly, but {n} {was} worth it.
The first day was easy. {hero} whistled and was in a good mood.
[T] began at once, and an hour went by like a minute.
[T] worked hard and talked about {n} all the time.
{hero} did one thing after the other, very carefully, all for {n}.
{hero} asked one neighbor for advice, and then another, and both had something to say about {n}.
There were a thousand little things to do for {n}, and {hero} did them one by one.
{hero} rolled up {his} sleeves. There was no time to lose, because of {n}.
Step one was easy, and step two was easy, too. {hero} was already very happy about {n}.
In the beginning, it was like a game, and {hero} forgot to eat and drink because of {n}.
""")
WISH_GO = lines("""
The way was long. {hero} sang a song about {n}, and when it was over, {he} began again.
[T] went over a hill and around a corner. {N} could not be far now.
At every corner, {hero} asked, "Can you see {n} from here?"
The sun climbed higher, and {hero} walked on and on toward {n}.
They came past a mill, past a meadow and past a sleeping cow. None of them knew the way to {n}.
{hero} had a sandwich, a bottle of water and a good mood. What more does one need on the way to {n}?
The first part of the way was easy. {hero} hopped more than {he} walked, because of {n}.
{hero} told everyone on the road about {n}, and everyone wished {him} luck.
At noon, [T] sat down under a tree and talked about {n}, and then it went on.
""")
WISH_TROUBLE = lines("""
But then it began to rain, and it rained for {two|three} days. {N} had to wait.
But it was harder than [T] had thought. On the second day, everything went wrong with {n}.
But then something was missing, and without it, there would be no {np}.
But suddenly, the wind came and messed up everything. It looked bad for {n}.
But in the middle of it, {hero} became so tired that {his} eyes fell shut, and {n} {was} still far away.
But a boy laughed. "{N}? You will never do it!" he called. {hero} turned red.
But {hero} had made a mistake right at the beginning, and now {he} had to start with {n} all over again.
But it took longer than {he} had thought. A week went by, and still there was nothing to see of {n}.
But {hero} was too fast, and bump! There {he} sat on the ground, and {n} seemed to be far away.
But one morning, somebody had put everything in the wrong order, and it was all a mess with {n}.
But then everything went wrong at once, one thing after the other, and {hero} could not see how {n} should ever come true.
But there was not enough time. The day was almost over, and {n} {was} still only half a dream.
But the more {hero} hurried, the slower it went with {n}.
But just when it went best, {hero} ran out of everything, of time, of string and of ideas.
But somebody said that it could not be done, and then somebody else said it, too. {hero} began to believe it.
But {hero} got a bad cold and had to stay in bed for a week. And nobody went on with {n}.
But on the third day, {hero} noticed that {he} had begun at the wrong end.
""")
WISH_BLOCKED = lines("""
But then the road came to an end, and nobody could say how to get to {n}.
But it began to rain, and {hero}'s feet got wet. The way to {n} seemed to have no end.
But there was a wide stream without a bridge. How could [T] get to {n} now?
But at the crossroads there were three roads, and not one sign said anything about {n}.
But soon {hero}'s feet were tired. "Where is {n}? Is it still far?" {he} asked.
But a thick fog came up. Nobody could see the way to {n} anymore, not even one step of it.
But they had taken the wrong turn, and instead of {n}, there was only a muddy field.
But a big tree had fallen across the road, and behind it, far away, was {n}.
""")
WISH_LOW = lines("""
"Maybe {n} {is} too much for [me]," {hero} said in a small voice.
{hero} wanted to give up. But when {he} thought of {n}, {he} could not.
"It will never work with {n}!" {hero} said and sat down on the ground.
For a moment, {hero} did not want to hear anything more about {n}.
{hero} looked at {his} dirty knees. Was {n} really worth it?
{hero} kicked a stone. No more talk of {n} today!
"Perhaps it was only a silly dream," said {hero}, "all this about {n}."
{hero} threw {his} hat on the ground.
"Others can do such things," {hero} murmured. "I cannot."
That evening, {hero} did not even want dessert.
{hero} put everything away and locked the box. But {he} kept the key.
All the fun was gone, and only the work was left.
{hero} looked at {n} in {his} thoughts, and it seemed to be farther away than ever.
""")
WISH_ASK = lines("""
How is it going with {n}?
I heard about {n}. May I help?
You look tired. Is it because of {n}?
What happened? You were so happy about {n}!
Are you giving up on {n} already?
I have not seen you for days. Was it because of {n}?
What is missing? Is it not going well with {n}?
Where is your good mood? I thought you were happy about {n}.
What are you doing there, all alone?
Does it not work?
May I see what you have done so far?
Why are you so quiet today?
Who says that you have to do it alone?
How far have you got?
""")
WISH_ASKED = lines("""
{pal} asked how it was going with {n}.
{pal} had heard about {n} and wanted to help.
{pal} saw how tired {hero} was.
{pal} sat down next to {hero} and asked about {n}.
{pal} saw that it was not going well with {n}.
""")
WISH_ANSWER = lines("""
It is so much harder than I thought!
I wanted it so much, but I do not know how to go on.
Everything was fine with {n} at first. And now this!
Maybe I am too small for {n}.
I do not want to give up. But I need some help.
I have done everything that I could for {n}. And it is not enough!
Nothing works today. I should never have told everyone about {n}.
It is going badly. Everything I do for {n} turns out wrong.
Everyone was right. It is too big for me.
I do not know what comes next.
It looked so easy in my head!
I began it all wrong, and now I am tired.
""")
WISH_ANSWERED = lines("""
<thing,alive,sound,idea>{hero} told {pal} that {n} {was} much harder than {he} had thought.
{hero} did not want to give up on {n}, but {he} needed help.
{hero} told {pal} about every little thing that had gone wrong with {n}.
{hero} said that {he} was too tired to think of {n}.
""")
WISH_ADVICE = lines("""
Rest a little. Then we will go on together.
Do not look at the whole mountain. Look at the next step.
I had to begin five times before it worked. You have begun only once!
A mistake is not the end. It only shows you what to do next.
Whoever goes on slowly gets there, too.
What you need is a second pair of hands. Here they are!
Eat something first. With an empty tummy, nothing works.
Everything big was small once. Just go on.
Let us laugh about it first, and then we will begin again.
You have done half of it already. Look back and see!
Show me where you got stuck.
We will do the hardest part first. Then the rest is easy.
Have you asked anybody for help? No? Then ask me!
When I learned to ride a bicycle, I fell off a hundred times.
You are closer than you think.
Let us sleep on it and begin again in the morning.
""")
WISH_ADVISED = lines("""
{pal} told {hero} to rest a little first, and then to go on with {n} together.
{pal} had once begun five times before something worked. That made {hero} feel better about {n}.
{pal} rolled up {pal.his} sleeves. Now there were more hands for {n}.
{pal} told {hero} to look only at the next step, and then {n} would not be so far away.
{pal} gave {hero} something to eat. With a full tummy, {n} {was} no longer so far away.
""")
WISH_ON = lines("""
So they began once more, from the very beginning, and this time they took their time with {n}.
They worked until the sun went down, and the next day they went on. Little by little, it got better with {n}.
They did a bit each day. On Monday, there was nothing to see. On Thursday, they could already guess it. And on Sunday?
{hero} tried it again, and {pal} counted out loud. On the {fourth|fifth|seventh} try, something changed.
{hero} made a small mistake. "Oh!" said {pal}. "That is even better than before!" And really, it was just right for {n}.
"Slowly, slowly," said {pal} again and again. And slowly, slowly, it went forward with {n}.
They asked the neighbors, and each of them gave a little help. So {n} came closer, day by day.
{pal} did the things that {hero} did not like, and {hero} did the things that {pal} did not like. That was good for {n}.
They took everything apart in their thoughts, and then put it together again, one little piece after the other. Now they knew what to do about {n}.
"Again!" said {hero}. "And again!" said {pal}. They laughed about every mistake, and soon there were no mistakes left.
They began each morning with a song, and it became a bit easier every day with {n}.
When one of them got tired, the other one told a story about {n}. So they kept going until the end.
<thing build>They sawed and hammered, and {pal} held the nails. A wall here, a corner there, and {n} grew under their hands.
<thing build>{pal} showed {hero} how to measure twice and cut once. From then on, everything about {n} fit together.
<plant>They dug a hole, put in a spoonful of old leaves and covered everything with earth. Then came the hard part of {n}: they had to wait.
<plant>Every evening, they carried water to {n}. On the ninth day, there was a green tip, no bigger than a pin.
<food>They measured, mixed and stirred, and {pal} tasted again and again. "A pinch more salt," {pal.he} said, and then {n} {was} as it should be.
<food>This time they read the whole recipe first, from the top to the bottom. Then they began with {n}, and {hero} did not take {his} eyes off the pot.
<game>They practiced in the yard, ten times before lunch and ten times after it. {pal} kept count on a slate, and {n} became easier each day.
<song>They cut {n} into small pieces, and they practiced one piece each day, first slowly, then a little faster.
<clothes>They cut, pinned and sewed, and {pal} told stories while {hero} put one stitch next to the other. Row by row, {n} grew.
<tune>They washed bottles for the innkeeper and swept his yard, and every coin went into a jar with the word "{np}" on it.
<ride>They looked for old wheels, bent nails and a good rope, and they put everything together in the shed. Each evening, it looked a little more like {n}.
<paper>They drew it first with a thin pencil and then with color. {pal} mixed the blue, and {hero} knew where it had to go.
<beast>They built a warm place, put fresh straw into it and left the door open. "{N} will come when {n} {is} ready," said {pal}.
<weather>They wrote it on a big sheet of paper and held it up to the sky. Then they waited, and {pal} told a story about {n}.
<light>They bent the wire, glued the paper and put a candle in the middle. "Now only the dark is missing," said {pal}.
<thing>They wrote a list of all that was needed for {n} and went from door to door. Everybody had one little thing to spare.
""")
WISH_WAY = lines("""
"I know a shortcut to {n}," said {pal}. They crept under a hedge and walked through a field of tall grass.
{pal} went ahead, and {hero} counted the steps. After five hundred steps, {pal} stopped. "Do you see it?"
They rested under a tree and shared an apple. Then they went on, and the rest of the way to {n} was easy.
{pal} took {hero} by the hand. "From here, it is only a little way to {n}," {pal.he} said.
"Let us ask somebody," said {pal}. An old woman with a cart knew the way to {n}, and she even took them along a bit.
{pal} climbed up high and looked around. "That way!" {pal.he} called. So {n} could not be far anymore.
They sang every song they knew, and when they had no songs left, they were almost at {n}.
"Ten more minutes," said {pal}, again and again, until {n} really was only ten minutes away.
""")
WISH_DONE = lines("""
<thing,place>And then, one morning, the big moment came. There {was} {n}, and {it} {was} even better than in {hero}'s dreams!
<thing,place>At last, it was done. [T] stood there and looked at {n} and did not say a word for joy.
<thing,place>"Look!" cried {hero}. And there {it} {was}: {n}, just as [he] had wished!
<alive>And then, one morning, {hero} cried, "Come quickly!" There {was} {n} at last, and {it} {was} wonderful.
<alive>At last, the wish came true. {hero} saw {n} and could not say a word for joy.
<sound,idea>And then the big moment came. {hero} took a deep breath. {N} could not have been better, from the beginning to the end!
<sound,idea>At last, everything was ready for {n}. And it was even better than in {hero}'s dreams!
<sound,idea>And suddenly, it all worked, and {n} {was} a joy for everyone.
<thing,place>One more little thing, one more deep breath, and it was done. {N}, just as [he] had always wanted!
<thing,place>Nobody slept that morning, for at last, there {was} {n}. What a sight!
<thing,place>And on the last day, {hero} opened one eye, then the other, and there {was} {n} in the morning sun.
<alive>And then there {was} {n}, and {hero} did not know what to say first.
<sound,idea>When it was time for {n}, there was not one thing missing. {hero} could not stop smiling.
<thing,place>{hero} rubbed {his} eyes. It was no dream: there {was} {n}!
<thing,place>"You first," said {pal}. So {hero} was the first to stand before {n}, and {he} did not say a word.
<thing,place>On a Sunday, when the bells were ringing, it was as far as that. {N} {was} there!
<thing,place>{hero} counted backward from ten. At zero, {pal} pulled the cloth away, and there {was} {n}.
<thing,place>One evening, {hero} put down everything and said, "Done." And there {was} {n}, in the last light of the sun.
<alive>"Do not move," whispered {pal}. "Look over there." It was {n}!
<beast>{hero} held out {his} hand. And {n} came, slowly at first, and then quickly.
<sound,idea>The clock struck three, and then it began. Nobody who was there ever forgot {n}.
<sound,idea>{hero}'s hands were cold and {his} cheeks were hot. But {n} went so well that people stood on their chairs.
<food>The lid was lifted, and a cloud of steam came out. There {was} {n}, and what a smell that was!
<plant>And one morning, something had opened in the sun. {N}! {hero} knelt down and did not dare to touch {them}.
<ride>"All aboard!" called {hero}. And {n} moved, first a little, and then faster and faster!
""")
WISH_SKILL = lines("""
And then the big moment came. {hero} took a deep breath and showed everyone what {he} had learned with {n}. It went well from the beginning to the end!
And suddenly, it worked! {hero} could hardly believe it. Now nobody could say that {he} knew nothing about {n}.
At last, the day came. {hero}'s knees shook a little, but {he} thought only of {n}. And there was not one mistake!
On the very last day, {hero} forgot to be afraid of mistakes. And so {n} went better than ever before!
"Watch me!" called {hero}. And everyone watched, and when it came to {n}, everyone clapped.
When it was over, there was not a sound. Then everyone cheered, for {hero} and for {n}.
{hero} closed {his} eyes and began. And all the work on {n} had been worth it!
""")
WISH_THERE = lines("""
And then they saw it. {N} {was} right there in front of them, and it was even more beautiful than {hero} had thought.
"There!" cried {hero}. They ran the last bit of the way, and then they were there. How happy [T] [was] to see {n}!
At last, they stood before {n}. For a while, nobody said a word.
They came around the last corner, and {hero} forgot all about {his} tired feet. What a wonderful sight {n} {was}!
{hero} saw {n} first. {He} could not say a word, so {he} only pointed.
And there {it} {was} at last: {n}! All the long way was forgotten.
""")
WISH_SHARE = lines("""
Everyone who came by had to hear about {n}, and {hero} told the story again and again.
Even those who had laughed came now, because of {n}, and they did not laugh anymore.
{hero} let {pal} be the first to enjoy {n}.
That evening, they had a little party because of {n}, and everyone sang.
"It was worth it," {hero} said, and {he} meant {n} and every single step before.
All the neighbors came, one after the other, because of {n}, and each one brought a smile.
"You can be proud," said {pal} with a look at {hero}, "because {n} {was} your idea."
{hero} made a little drawing of {n}, so that nobody would ever forget that day.
{hero} called everyone together, and they had cake.
"Who did that?" they all asked. "The two of us," said {hero}.
{hero} could not stop looking, and neither could {pal}.
Nobody laughed now. They all wanted to know how {hero} had done it.
First came the neighbors, then their cousins, and then people whom nobody knew.
""")
WISH_END = lines("""
And that is how {hero} came to {n}.
Whenever something was hard after that, {hero} thought of {n} and went on.
In the evening, {hero} was tired and happy, and {he} dreamed of {n}.
"And what will we do tomorrow?" asked {pal}. But {hero} was still thinking of {n} and only smiled.
People still talk about {n} today.
From then on, {hero} knew that waiting can be worth it, because of {n}.
And the best thing about {n} was that [T] had not given up.
"Do you remember how hard it was with {n}?" they say today, and then they laugh.
And {n}? It had been worth every drop of sweat.
The day of {n} was a good day, from the first minute to the last.
And if you think that {hero} had no more wishes after that, you do not know {hero}.
In the evening, {hero} wrote just one word into {his} diary: "{N}!"
From small dreams big things grow, and sometimes {n}.
It had taken a long time, but it had been a good time.
""")
WISH_MORALS = lines("""
Good things take time.
One small step after the other leads far.
A mistake is not the end.
If you want something very much, do not give up.
Together, it is twice as easy.
Big dreams begin with a small step.
What you make yourself is twice as dear.
It is no shame to begin again.
Dreams need help, too.
""")
WISH_ALONE = lines("""
{who} had known for a long time what to do about {n}.
One day, {who} decided to see {n} for once.
Nobody wanted it more than {who}, who dreamed of {n} day and night.
For {who}, there was no bigger wish than {n}.
"I will do it," said {who}, and the neighbors laughed and said, "{N}? You?"
{who} heard about {n} and could not sleep anymore for joy.
Many had talked about {n}, but {who} wanted to do something.
Then {who} stood up and said, "Now it is time for {n}."
There lived {who}, whose head was full of {n}.
Only {who} believed in {n}.
That was why {who} got up early one morning and began to think about {n}.
Every night, {who} looked out of the window and thought of {n}.
"What this place needs {is} {x}," said {who}.
{who} packed a bag, for {n} would not come by waiting.
Whenever somebody spoke of {n}, {who} stopped to listen.
{who} had never told anybody how much {n} would mean.
The one who wanted {n} most was {who}.
""")
_SKILL = re.compile(r"\b(?:practic|practis|rehears|learn(?:ed|ing|s)? |training)")
_MAKING = re.compile(
    r"\b(?:buil[dt]|dig|dug|digging|mak(?:e|ing)|made|become|boards?|nails|plant|paint|work|saving|idea|need|hav(?:e|ing)|filled|ordered|opening|"
    r"only thing|window|letter)"
)
_GOING = re.compile(
    r"\b(?:was going|set (?:off|out)|on (?:his|the|her|\{his\}) way to|journey|packed|all the way|travel\w*)\b"
)


def leads_away(t: Tale) -> bool:
    """Whether the subject of a wish is something that one goes to."""
    places = sum(Subject(x, t.text).sort == "place" for x in t.entry.subjects)
    going = 2 * places >= len(t.entry.subjects) or (
        t.subject.sort in ("thing", "place") and bool(_GOING.search(t.text))
    )
    return going and not _SKILL.search(t.text) and not _MAKING.search(t.text)


@plot(
    weight=WEIGHT, hero=HERO, worlds=LAND, grown=True,
    gists=["and {x}", "and {n}", "who dreams of {x}"],
)  # fmt: skip
def any_wish(s: Story) -> None:
    """Somebody plans, makes or practices the subject or is on the way to it; after a difficulty it is there."""
    t = Tale(s, "wish")
    skill = bool(_SKILL.search(t.text))
    way = leads_away(t)
    t.begin(WISH_SECOND, WISH_SAID, WISH_THOUGHT, mood="happy", alone=WISH_ALONE)
    s.par(0.4)
    t.say(WISH_GO if way else WISH_START, p=0.7)
    t.say(NIGHT, p=0.15)
    t.say(WISH_BLOCKED if way else WISH_TROUBLE)
    t.say(WISH_LOW, p=0.6)
    t.say(SIGHS, p=0.25)
    t.bring()
    s.par(0.5)
    t.say(COMES)
    t.talk("pal", WISH_ASK, WISH_ASKED, mood="kind")
    t.talk("hero", WISH_ANSWER, WISH_ANSWERED, mood="sad")
    t.talk("pal", WISH_ADVICE, WISH_ADVISED, mood="kind")
    t.say(WISH_WAY if way else WISH_ON, prefer=0.6)
    t.say(WISH_SKILL if skill else WISH_THERE if way else WISH_DONE)
    t.say(SMILES, p=0.4)
    t.say(WISH_SHARE, p=0.6)
    t.end(WISH_END, WISH_MORALS)
