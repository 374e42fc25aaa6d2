# ruff: noqa: E501 (long templates)
"""Somebody wonders about the subject of the story."""

from models.recipe.openings import HERO
from models.recipe.plots import plot
from models.recipe.plots.any_shared import COMES, LISTEN, NIGHT, SMILES, WEIGHT
from models.recipe.story import Story
from models.recipe.tale import LAND, Tale, lines

MYSTERY_SECOND = lines("""
Where did {n} come from?
What was it about {n}?
{hero} had never known anything like {n} before.
{hero} stopped and forgot everything else. There was only {n} now.
{hero} rubbed {his} eyes. But it was true, and {n} {was} no dream.
<body>{hero} looked at {n} from all sides. It was very strange.
<body>{hero} came a little closer to {n}. Then {he} went one step back again.
<sound>{hero} held {his} breath. There {was} {n} again!
<sound>{hero} sat up and listened to {n} with both ears.
<sound>First {hero} thought that {n} came from the wind. But the wind was asleep.
<sound,idea,place>{hero} wanted to know more about {n}, and {he} wanted to know it now.
There was something special about {n}.
"How odd!" {hero} said. "Where {does} {n} come from?"
{n} made {hero} curious from head to toe.
{hero}'s heart beat fast because of {n}.
{hero} scratched {his} head and wondered about {n}.
[T] wanted to find out more about {n}.
Nobody had told [him] anything about {n}.
All the little hairs on {hero}'s neck stood up because of {n}.
Was it good news or bad news, this business with {n}?
Nobody in the whole place had ever said a word about {n}.
Such a thing as {n} does not just happen.
{hero} looked left and right, but there was nobody to ask about {n}.
Was {n} a sign, or a secret, or only a joke?
{hero} pinched {his} own ear, but {n} {was} still there.
{N}! {hero} could think of no reason for {n}.
<thing>{hero} walked around {n} once, and then the other way around.
<thing>There was no name on {n}, and no note.
<thing>Somebody must have put {n} there, but who, and why?
<thing>{hero} did not dare to touch {n} at first.
<door>Something inside {n} went click.
<paper>{hero} read {n} from the top to the bottom, and then from the bottom to the top.
<light>{N} went on and off, on and off, as if somebody were winking.
<food>{N} smelled so good that {hero} had to swallow.
<food>Who gives away {n} and does not say a word?
<plant>Yesterday there had been no seed and no leaf, and today there {was} {n}.
<plant>Who had planted {n} there?
<clothes>Whoever owned {n} must have very odd taste.
<clothes>{hero} held up {n} and wondered who {it} would fit.
<ride>Nobody was sitting in {n}, and nobody was pushing {them}.
<tune>Now and then, one soft note came from {n}.
<alive>{N} sat very still and looked at {hero}.
<alive>{hero} wondered if {n} {was} lost.
<beast>Where did {n} sleep, and what did {it} eat?
<sound>{N} came once, then twice, and then it was silent.
<sound>Was {n} far away or very near?
<sound>{hero} counted to ten, and there {was} {n} again.
<place>There was no path to {n}, and nobody had ever been inside.
<place>Not one map told anything about {n}.
<song,idea>{N} went around and around in {hero}'s head.
<weather>Nobody had ever seen the sky do anything like {n}.
{hero} wanted to laugh about {n}, but it was too strange.
{N} did not belong there, that much was clear.
A hundred guesses about {n} went through {hero}'s head.
Somebody had to know the story of {n}.
It could be nothing, or it could be the start of something big, this story of {n}.
The grown-ups only shrugged when they heard of {n}.
{hero} forgot {his} breakfast, because there {was} {n}.
How could anybody go home now and not find out about {n}?
The cat had seen {n}, too, for all its hairs stood up.
Whoever knew the secret of {n} kept very quiet.
""")
MYSTERY_SAID = lines("""
Whoever knows about {n}, please tell me!
{N}? Here? How can that be?
[I] must find out what it is about {n}.
Maybe {n} came from far, far away.
Maybe {n} {is} a surprise for [me]!
There is a secret behind {n}, I am sure of it.
I wonder what {n} could mean.
Does anybody know something about {n}?
I will not sleep before I know everything about {n}.
Is it just a joke with {n}?
What can it be about {n}?
Shh! Do you notice it, too? There is something odd about {n}.
{N} cannot have come from nowhere.
What if {n} {is} magic?
Did you see {n}, too?
Nobody will believe me when I tell them of {n}!
Who put {n} there, and when?
I have never seen anything like {n}!
{N} must belong to somebody.
One thing is sure: {n} {was} not there by chance.
Today I am a detective, and my first case {is} {n}.
<alive>Who are you, little {np}?
<sound>Listen, there {is} {n} again!
<food>May one eat {n}, or is it a trick?
<thing>May I touch {n}? Or is it dangerous?
<place>What is inside {n}?
""")
MYSTERY_THOUGHT = lines("""
Perhaps {n} came from far, far away.
There had to be a secret behind {n}, and {hero} wanted to find out.
{hero} wondered if {n} could be a surprise for somebody.
{hero} could think of ten answers, but each of them was odder than {n}.
Nobody could know anything about {n}, and that made it even more exciting.
{hero} had so many questions about {n} that {he} did not know which one came first.
{hero} decided to be a detective, and {n} {was} the first case.
It was a riddle, and the name of the riddle was {n}.
{hero} did not know if {he} should run away from {n} or stay.
{hero} whispered the word "{np}" three times, but that did not help.
Surely somebody would come back for {n}.
Nobody would believe the story of {n}, {hero} thought.
{hero} could not go home without an answer about {n}.
Each answer was odder than the last, and {n} {was} still a riddle.
""")
MYSTERY_TRY = lines("""
{hero} asked the mail carrier. "{N}? I did not bring {them}," she said.
{hero} asked the neighbor on the left and the neighbor on the right. Neither of them had ever heard of {n}.
{hero} waited behind a bush to see if somebody came because of {n}. Nobody came.
{hero} looked for footprints that led to {n}. There were some, but they were {his} own.
{hero} wrote down everything that {he} knew about {n}. It was a very short list.
<body>{hero} touched {n} with one finger. {N} {was} real.
<thing>{hero} smelled at {n}. There was a smell of rain and a bit of cinnamon.
<thing>{hero} looked at the bottom of {n} for a name. There was none.
<alive>{hero} said hello very softly. {N} looked back and did not run away.
<beast>{hero} put down a piece of bread. {N} came one step closer.
<sound>{hero} called, "Who is there?" For a moment it was quiet. Then {n} came again.
<sound>{hero} opened the door just a crack. It was dark, and {n} stopped. When {he} closed the door, it began again.
<sound>{hero} put an ear to the wall. From there, {n} {was} a little louder.
<idea,place>{hero} asked the oldest man around about {n}. He only smiled and said, "Wait and see."
<idea,place>{hero} said the words to {himself} three times. But {n} {was} still a riddle.
{hero} thought that a giant had something to do with {n}. Then {he} thought it was the moon. Then {he} had to laugh.
{hero} looked in a big book with many pictures. About {n}, there was not one word.
{hero} was a little afraid. But because of {n}, {he} was even more curious.
{hero} hid in a barrel and looked out through the hole. Nothing happened around {n}, for a whole hour.
{hero} asked the shoemaker about {n}. "I only know about shoes," he said.
{hero} drew {n} on a piece of paper and turned it upside down. It was as strange as before.
{hero} asked at the town hall. There was a form for lost things, but none for {n}.
{hero} counted all the people who could have something to do with {n}. There were more than {he} had fingers.
{hero} made a list of questions about {n}. Number one was: why? Number two was: why here?
<thing>{hero} held {n} up to the light and looked through {them}. There was a bit of blue sky.
<thing>{hero} knocked on {n}, three times. Nobody said "come in".
<alive>{hero} sat down and acted as if {n} {was} not there. {N} did the same.
<sound>{hero} lay down on the floor with one ear on the boards. From down there, {n} sounded like a song.
<place>{hero} walked all the way around {n} and counted the steps. It took {him} two hundred and nine.
""")
MYSTERY_ASK = lines("""
What is it? You look as if you had seen a ghost. Is it about {n}?
Why are you whispering? Is there something about {n}?
Tell me all about {n}!
What have you found out about {n}?
You have got a secret! Has it to do with {n}?
May I help you with the riddle of {n}?
Have you found a clue yet?
When did you see {n} for the first time?
Is it a secret, or may I know it, too?
Who else knows of {n}?
You look like a detective. What is the case?
Did {n} come in the night?
Shall we find it out, you and I?
What do you think it means?
Are you not afraid of {n}?
I could hear you think from across the road! What is it?
""")
MYSTERY_ASKED = lines("""
{pal} wanted to know everything about {n}.
{pal} became curious about {n}, too.
{pal} asked how it had begun with {n}.
{pal} saw that {hero} was thinking hard about {n}.
{pal} asked who else knew of {n}.
{pal} had never heard of {n} and opened {pal.his} eyes wide.
{pal} wanted to be a detective, too.
{pal} asked if there was already a clue.
""")
MYSTERY_PLAN = lines("""
"We will find out together," said {pal}. So they watched and waited, side by side, and whispered about {n}.
{pal} thought for a while. "There is always somebody who knows," {pal.he} said. So they asked about {n} from door to door.
"Let us begin at the beginning," said {pal}. "When did it start with {n}?"
So they made a plan: they would wait until the evening and see what would happen with {n}.
Together they were much braver. Step by step, they came closer to the secret of {n}.
"I have an idea," said {pal}. "Come with me, but be as quiet as a mouse." They did not take their thoughts off {n}.
{pal} found a clue that {hero} had not seen. It was a very small one, but it had to do with {n}.
"Who could know more?" asked {pal}. They made a list and went from one to the next, and always asked about {n}.
They put their heads together. "If we ask nobody, nobody will tell us about {n}," said {pal}. So off they went.
"First we look, then we ask, and then we think," said {pal}. They looked for a long time, and they looked at {n} from everywhere.
{pal} took out a magnifying glass. Through it, everything looked different, and {n} most of all.
They drew a map of the place and put a cross where {n} {was}. Then they followed the fresh tracks.
"Who was here yesterday?" asked {pal}. They thought of the milkman, the teacher and the one with the dog, and they went to all three.
{pal} climbed up on a wall, and {hero} kept watch below. Nothing moved for a long time. Then something did.
They told the story at the market, quite loudly, and waited to see who turned red.
"I know somebody who never sleeps," said {pal}. They went to the night watchman, for he sees everything.
They hid behind a cart with two sandwiches and waited. Just as {hero} took a bite, they heard steps.
{pal} wrote the question on a sheet of paper and nailed it to the big tree. By evening, there were nine answers, and one of them was right.
They split up: {hero} went to the left and {pal} to the right, and when they met again, they both knew a bit more.
""")
MYSTERY_OWNER = lines("""
<thing>At the last door, an old man clapped his hands. "{N}! I have missed {them} since the big storm," he said. "The wind must have carried {them} to you."
<thing>Then a little girl came down the road and looked at the ground all the time. "Are you looking for {n}?" asked {hero}. The girl's face lit up. Now everything was clear: she had lost {n} that morning.
<thing>An old woman told them the story. Many years ago, somebody had left {n} for a child who would be curious enough to ask. "And that is you," she said to {hero}.
<beast>At the last door, an old man clapped his hands. "So that is where {it} went!" he said. {N} had come from his garden through a hole in the fence.
<alive>It turned out that {n} {was} new here and did not know anybody yet. That was the whole secret!
<alive>And then they understood it: {n} only wanted a friend, and so {it} had come to {hero}.
<sound>They followed {n} to the back of the house, and there was a small cat that had been locked out. That was the whole secret of {n}!
<sound>It was the little girl from next door! She could not sleep, and she had thought, "Maybe {hero.raw} is awake, too." That was the secret of {n}.
<sound>They followed {n} step by step, and at the end they found a branch that danced in the wind. They laughed and laughed. That was all there was to {n}!
<idea,place>An old woman told them the story of {n}. It had begun long, long ago, when she was as young as {hero}.
<idea,place>At last, they found somebody who knew. "{N}? That is a long story," he said and told it to them, from beginning to end.
<thing>And whose {was} {n}? A boy with a red scarf came running and said, "I have looked for {them} for three days!" He was so happy that he hugged them both.
<thing>The mystery was solved by the oldest neighbor. "{N}? I made {them} myself, many years ago," she said. And then she told them how it had been.
<beast>A woman with a big straw hat came running. "There you are!" she called to {n}. Now {hero} and {pal} knew everything.
<idea,place>A woman with a big straw hat heard them talk. "My mother told me all about {n}," she said, and now they heard the whole story.
<sound>It was only a loose board and a bit of wind! When they held the board, {n} stopped. When they let go, {it} began again.
<thing food>A window opened above them. "Do you like {n}?" called the baker. "I tried something new, and I wanted to know if anybody would find {them}!"
<thing food>It was the old neighbor! "I always make too much," she said. "So I put {n} where a hungry nose would find {them}."
<plant>"That was the jay," said the gardener and laughed. "It hides seeds in the fall and forgets them. And in spring, there {is} {n}!"
<plant>The gardener scratched his beard. "Last year, I threw away an old bag of seeds, right here," he said. So that was how {n} had come!
<thing knit>The old woman from the corner house waved. "I knit when I cannot sleep," she said. "Then I put {n} where somebody might be cold."
<thing light>It was the night watchman! He had hung up {n} so that nobody would fall into the ditch in the dark.
<thing paper>The mail carrier turned red. "It fell out of my bag in the storm," she said. {N} had been meant for the house across the street.
<thing ride>A man with oily hands came running. "I forgot the brake!" he called. {N} had rolled all the way down from his yard.
<thing tune>Above them, a window opened. "My grandfather played {n} in the circus," said a girl. "I put {them} out to dry in the sun."
<thing door>There was a tiny key under the mat. They turned it, and inside was a letter from a child who had lived there a hundred years ago.
<alive>A circus had come through in the night! "We counted again and again," said the clown, "and {n} {was} missing." How glad he was!
<beast>Behind the bush, they found a nest with four little ones in it. So that was why {n} had come!
<place>They pushed the branches aside, and there sat an old man with a paintbrush. "I have been building {n} for thirty years," he said. "You are my first guests."
<sound>It was the old clockmaker, who had left a window open! He was mending his biggest clock, and {n} came from there.
<sound>They found a bottle between two stones. When the wind blew over it, it made {n}. They tried it themselves, and it worked!
<song,idea>"My grandmother knew all about {n}," said the shoemaker and put down his hammer. He told them how it had once begun, with a lost shoe and a full moon.
<weather>The old shepherd looked up and nodded. "It comes once in a hundred years," he said. "You are lucky to see {n}."
<weather>The teacher had a thick book about such things. On page ninety there was a picture of {n}, and under it stood how it comes about.
""")
MYSTERY_GIFT = lines("""
<thing>Then {pal} could not keep quiet any longer. "It was me!" {pal.he} laughed. "{N} {is} a present for you. I wanted to see your face!"
<thing>"There is a little note!" cried {pal}. They had not seen it before. It said: "For {hero.raw}, because you are so kind." {N} {was} for {him}!
<alive>Then {pal} could not keep quiet any longer. "I know about it!" {pal.he} laughed. "{N} came because I said that you are kind."
<sound>Then {pal} began to laugh. "That is me! I only wanted to make you curious with {n}," {pal.he} said, and they laughed until they had tears in their eyes.
<idea,place>Then {pal} began to laugh. "I have known about {n} all the time," {pal.he} said. "It was a surprise for you!"
<thing,alive,place>Then {pal} winked. "Do you remember what day it is today?" {pal.he} asked. It was a surprise for {hero}! That was why {n} {was} there.
<sound,idea>Then {pal} winked. "Do you remember what day it is today?" {pal.he} asked. It was all a surprise for {hero}, {n} and everything!
<thing>"I must tell you something," said {pal} and turned red. "I put {n} there. I was too shy to give you a present."
""")
MYSTERY_AHA = lines("""
"So that is it!" said {hero}. Now {n} {was} no riddle anymore.
{hero} let out a long breath. How good it was to know about {n}!
And {hero} had thought such wild things about {n}! {He} had to laugh at {himself}.
Now everything fit together, and {hero} was not worried about {n} anymore.
"I would never have guessed it!" said {hero} and thought about {n} once more.
It was not at all what {hero} had thought about {n}. It was much better!
Sometimes the answer is right in front of your nose. So it was with {n}.
"Oh!" said {hero}, and after a while once more, "Oh!" {N} {was} not strange at all.
{hero} slapped {his} forehead. Why had {he} not thought of that?
"And I was afraid!" said {hero} and giggled.
It was as simple as that, and it was a good answer.
{hero} nodded slowly. Yes, that was how it had to be.
At last, {hero} could look at {n} and smile.
Of all the answers that {hero} had thought of, this was the nicest one.
""")
MYSTERY_THEN = lines("""
<thing>"You may use {n} whenever you like," they told {hero}, and {he} blushed with joy.
<alive>{hero} asked if {n} could come back sometimes. "Of course!" was the answer.
<sound>From then on, {hero} listened every night. And now {n} {was} like a good friend.
And because of {n}, {hero} had learned something new that day.
"What a day!" said {pal}. "And all because of {n}."
And ever since that day, {hero} has been a little prouder, because of {n}.
{hero} wanted to tell everyone about {n} at once.
{hero} and {pal} shook hands, like two real detectives.
They told the mail carrier first, and by noon everyone knew it.
"What will our next case be?" asked {pal}.
{hero} looked back once more and waved.
""")
MYSTERY_END = lines("""
And whenever {hero} told the story of {n}, everyone listened with wide eyes.
That night, {hero} slept well, because {he} knew the secret of {n} now.
From then on, {hero} and {pal} looked for secrets everywhere. But none was as good as {n}.
{hero} never forgot the day when {n} came into {his} life.
"Who would have thought it about {n}!" {hero} said and smiled.
And if you ever come across such a thing as {n}, just ask.
{hero} wrote it all down in a little book. On the first page it said: "The secret of {n}."
And sometimes, before {he} falls asleep, {hero} still thinks of {n}.
And the best secret is one that you can tell, like the one about {n}.
And the riddle that had been so big was now a small, good story.
"Another case is solved," said {hero} and put {his} notebook away.
Since then, {hero} looks twice at everything, and {n} {was} only the beginning.
When somebody asks about it, {hero} only winks and says, "Find out!"
""")
MYSTERY_MORALS = lines("""
If you want to know something, ask.
Many things are less scary when you know them.
It is good to be curious.
Two can find out more than one.
There is a small wonder in every day.
Every riddle has an answer.
A good question is half of the answer.
Look closely, and you will see more.
""")
MYSTERY_ALONE = lines("""
<body,place>{who} walked past {n} every day.
{who} was the first to wonder about {n}.
Nobody was as curious about {n} as {who}.
Others were afraid of {n}, but {who} came a little closer.
Only {who} was brave enough to ask about {n}.
"I must know more about {n}," said {who}.
It was {who} who could not stop thinking about {n}.
In the whole neighborhood, only {who} had time to find out about {n}.
<body,place>{who} stood in front of {n} for a whole hour.
On the way to the market, {who} stopped, because {n} {was} too strange to walk by.
All day long, {who} had to think of {n}.
"There must be a reason for {n}," thought {who}.
Then along came {who}, who asked everybody about {n}.
Some people said this about {n}, and some said that. But {who} wanted to know the truth.
<build,place,plant>{who} lived right across from {n} and kept an eye on {them}.
The story of {n} came to {who} on a rainy afternoon.
If anybody could solve the riddle of {n}, it was {who}.
<body,place>One evening, {who} took a lantern and went to look at {n}.
""")


@plot(
    weight=WEIGHT, hero=HERO, worlds=LAND, grown=True,
    gists=["and {x}", "and {n}", "who wonders about {x}"],
)  # fmt: skip
def any_mystery(s: Story) -> None:
    """Somebody wonders about the subject and finds out what it is about."""
    t = Tale(s, "mystery")
    t.begin(MYSTERY_SECOND, MYSTERY_SAID, MYSTERY_THOUGHT, alone=MYSTERY_ALONE)
    s.par(0.4)
    t.some(MYSTERY_TRY, 1, 3)
    t.say(NIGHT, p=0.25)
    t.bring()
    s.par(0.5)
    t.say(COMES)
    t.talk("pal", MYSTERY_ASK, MYSTERY_ASKED, mood="kind")
    t.say(LISTEN, p=0.4)
    t.say(MYSTERY_PLAN)
    gift = s.talks and s.chance(0.3)
    t.say(MYSTERY_GIFT if gift else MYSTERY_OWNER, prefer=0.7)
    t.say(MYSTERY_AHA)
    t.say(SMILES, p=0.25)
    t.say(MYSTERY_THEN, p=0.6)
    t.end(MYSTERY_END, MYSTERY_MORALS)
