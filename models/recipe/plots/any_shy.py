# ruff: noqa: E501 (long templates)
"""Somebody fears the subject of the story, or cannot manage it."""

from models.recipe.openings import HERO
from models.recipe.plots import plot
from models.recipe.plots.any_shared import COMES, SMILES, THANKED, THANKS, WEIGHT
from models.recipe.story import Story
from models.recipe.tale import LAND, Tale, lines

SHY_SECOND = lines("""
When {hero} only thought of {n}, {his} knees began to shake.
All the others were not troubled by {n} at all. Only {hero} was.
{hero} made a big circle around everything that had to do with {n}.
At night, {hero} dreamed of {n} and woke up with a start.
"Everything, but not {n}!" {hero} always said.
{N} made {hero} feel very small.
Whenever somebody said a word about {n}, {hero} put {his} fingers in {his} ears.
{hero} would rather have eaten a raw onion than have anything to do with {n}.
{hero} did not know why it was so hard with {n}. It just was.
If it was about {n}, {hero} suddenly had a tummy ache.
{hero} had tried it once with {n}, and once was enough.
{hero} hoped that nobody would ask {him} about {n}.
"Why is there such a thing as {n} at all?" {hero} often thought.
{hero} told nobody about it, but {n} {was} always on {his} mind.
{hero} had a hundred reasons to stay away from {n}.
Even the word was bad enough: {np}!
In the morning, {hero} hoped that the day would go by without {n}.
"Not today," {hero} always said when it was about {n}.
It had always been like that with {n}.
The very thought of {n} made {hero}'s ears hot.
{hero} would have liked to be as small as an ant when it came to {n}.
A long way around was better than a short way past {n}.
{N} {was} the only thing that {hero} never talked about.
Whoever said "{np}" saw {hero} disappear around the corner.
{hero} had tried to be brave about {n}. It had lasted for two seconds.
On the list of things that {hero} did not like, {n} came first.
"Anything but {n}," {hero} said and turned pale.
When {n} came near, {hero} was suddenly very busy elsewhere.
{hero} held {his} breath and hoped that {n} would go away.
To others, {n} {was} nothing at all. To {hero}, it was a mountain.
<thing>{hero} looked at {n}, and it seemed that {n} looked back.
<thing>In the evening light, {n} looked even bigger.
<thing>{hero} put a cloth over {n} so that {he} did not have to see {them}.
<clothes>{N} scratched, tickled and looked silly, {hero} thought.
<clothes>{hero} hid {n} at the very bottom of the chest.
<food>{hero} shut {his} mouth tight at the sight of {n}.
<food>One look at {n}, and {hero} was not hungry anymore.
<ride>{hero} held on tight even when {n} {was} standing still.
<tune>{hero}'s fingers got all mixed up on {n}.
<alive>When {n} moved, {hero} moved, too, but in the other direction.
<beast>{hero} did not even know if {n} had teeth.
<alive>From behind the fence, {hero} watched {n} for a long time.
<sound>At the first hint of {n}, {hero} was under the bed.
<sound>{n} made {hero} jump every time.
<weather>When there was {n}, {hero} pulled the blanket over {his} head.
<weather>The others slept through {n}, but {hero} lay awake.
<game>In {n}, {hero} was always the last one.
<game>Everyone wanted {n}, and {hero} wanted to go home.
<song,idea>When it was time for {n}, {hero}'s voice became as small as a mouse.
<place>{hero} did not set one foot in {n}.
<place>Nobody could get {hero} to go near {n}.
<door>What if something jumped out of {n}?
{hero} knew that {n} had never hurt anybody. That did not help.
The others laughed a little about it, but {n} {was} not funny for {hero}.
{hero} thought up a new excuse every day, and all were because of {n}.
There was no medicine against {n}.
Again and again, {hero} said that {n} could wait.
{hero} wished for a world without {n}.
How do the others do it, {hero} wondered, with {n}?
Nobody noticed how {hero} felt about {n}, and that was a good thing.
""")
SHY_SAID = lines("""
I will never, never get used to {n}!
{N} {is} too much for me.
Can we not do without {n}?
Maybe tomorrow. But not today, and not {n}!
Please do not laugh at me because of {n}.
I wish I were not so shy about {n}.
I cannot help it. It is because of {n}.
All the others are so brave. But {n} {is} not for me.
Why must there be {n} at all?
{N}? Oh no, I have no time today.
You go first! I will watch {n} from here.
I would do anything, but please, not {n}!
My tummy hurts when I think of {n}.
Who invented {n}?
I cannot do it, not with {n} and not today.
<thing,alive,place>{N} {is} so much bigger than I am!
Is there not a way around {n}?
<food>I am not hungry, and least of all for {n}.
<alive>What if {n} {does} not like me?
<sound,weather>Tell me when {n} {is} over!
<game,song>I will be the worst of all in {n}.
<clothes>I would rather be cold than wear {n}.
<place>I will not go near {n}!
""")
SHY_THOUGHT = lines("""
{N} {was} too much for {him}, {hero} thought.
{hero} would never get used to {n}. {He} was sure of it.
{hero} wished that {he} were not so shy about {n}.
Maybe tomorrow, {hero} thought. But not today, and not {n}!
All the others were so brave, {hero} thought. But {n} {was} not for {him}.
If only there were no {np}! Then everything would be easy, {hero} thought.
{hero} would have liked to swap {n} for anything else.
{hero} had no idea how anyone could like {n}.
It was silly to be shy about {n}, {hero} knew that. But {he} was.
There had to be a way around {n}.
Nobody must notice it, {hero} thought, this thing about {n}.
One day, it would be easy with {n}. But that day was not today.
{hero} took a step back and looked for a place to hide from {n}.
Even in {his} dreams, {n} {was} too much for {hero}.
""")
SHY_DAY = lines("""
But one day, {hero} could not run away. There {was} {n}, and there was no other way.
One morning, everyone was happy about {n}. Only {hero} stayed behind the door.
One day, {hero} said no once more, and {he} had to stay at home alone, only because of {n}.
One afternoon, {hero} came around a corner, and suddenly {he} had to do with {n}. {He} stood as still as a stone.
Then came a day when everything depended on {n}. {hero} wanted to hide.
One day, the others asked {hero} to come along. "It is all about {n} today!" they said. {hero} became pale.
One day, {hero} had no choice. It was time for {n}, and everyone was waiting.
One morning, the sun was shining, and nothing was wrong. But then, of all things, somebody said something about {n}!
And then, one day, {hero} ran away from {n} and lost a shoe on the way. That was too much. {He} sat down and cried.
One day, {hero} made a promise: today, {he} would try it with {n}. But when the moment came, {his} feet did not move.
One morning, there was no excuse left. {hero} had used them all.
Then {hero} saw how a much smaller one than {he} was not afraid at all. {He} felt {his} ears turn red.
One day, all the others had a wonderful time, and {hero} sat on the steps and heard them laugh.
On Sunday, it was {hero}'s turn. Everyone looked at {him}, and {his} feet would not move.
One day, {hero} hid in the cupboard until it was over. It was dark in there, and {he} missed everything.
One afternoon, {hero} promised a friend to be there. But when it came to {n}, {he} turned around at the door.
That week, it was worse than ever. {hero} could not eat, and {he} could not sleep.
Then a letter came. It said that soon there would be no way around {n}.
"Today," said {hero} in the morning. "Tomorrow," {he} said at noon. And in the evening {he} said nothing at all.
Once, {hero} got as far as three steps. Then {he} ran all the way home.
""")
SHY_ASK = lines("""
Is it because of {n}?
What is so bad about {n}?
You are shaking! Is it {n}?
Why did you run away from {n}?
Are you hiding from {n}?
I have seen you make a big circle. Is it because of {n}?
Do you want to tell me about {n}?
Is there anything I can do about {n}?
What are you doing behind that bush?
What is it that you do not like?
Would it help if I came with you?
Has it always been like that?
Do you know that I was once just like you?
""")
SHY_ASKED = lines("""
{pal} saw that it was because of {n}.
{pal} asked what was so bad about {n}.
{pal} understood at once that {hero} was hiding from {n}.
{pal} had noticed for a long time how {hero} felt about {n}.
{pal} asked very softly if it was because of {n}.
""")
SHY_ANSWER = lines("""
I just do not know what to do about {n}.
It is only {n}. But it is so hard!
I do not want to be like that. But {n} {is} stronger than me.
When it comes to {n}, my heart goes boom, boom, boom.
I do not know. I only have to think of {n}, and my legs turn to jelly.
You will laugh at me! It is just that {n} {is} so, so... so much!
My head says yes, but my legs say no.
All of them can do it but me.
I have never told anyone. Please do not laugh!
I have tried to be brave. It does not work.
""")
SHY_ANSWERED = lines("""
{hero} nodded. {N} {was} just too much for {him}.
{hero} looked at {his} feet and told {pal} everything about {n}.
{hero} whispered it into {pal}'s ear: it was all because of {n}.
{hero} shrugged. It had always been like that with {n}.
""")
SHY_KIND = lines("""
I used to be like you. Then I tried it with one tiny bit, and then with one more.
Nobody has to be brave all at once. A little every day is enough.
I will hold your hand, and we will stop whenever you say so.
Do you know what? Everyone is shy about something. With me, it is soup with big lumps.
First just think of it. Then we will see.
Let us learn something about {n}. What you know is less scary.
Being shy is not bad. It only means that you look closely before you start.
I will not leave you alone with {n}. Not for one second!
Let us make a game of it. Whoever laughs first has won.
""")
SHY_KINDLY = lines("""
{pal} told {hero} that everyone is shy about something.
{pal} had an idea. They would try it with {n}, but only a tiny bit every day.
{pal} promised to stay close and to stop whenever {hero} wanted.
{pal} did not laugh. {pal.he} said that {n} could wait until {hero} was ready.
{pal} told {hero} how {pal.he} had once been afraid of {pal.his} own shadow.
""")
SHY_STEPS = lines("""
<alive,place,ride,door,build,light>On the first day, they only talked about {n}. On the second day, they came a little closer, and on the third day, {hero} could already smile.
They tried it for as long as it takes to count to three. Then they counted to five, and then to ten. And {n} {was} only half as bad.
<alive,place,ride,door,build,light>{hero} shut both eyes and took one step toward {n}. Then {he} opened one eye. Then {he} opened the other one.
"One, two, three, and stop!" called {pal}. "And? How was it with {n}?" It had not hurt at all.
{hero} took a deep breath, in and out, and then {he} tried it with {n}, only for a moment. Nothing bad happened.
{pal} made up a silly song about {n}. When {hero} sang it, {he} had to giggle, and whoever giggles is not afraid.
They drew a picture of {n} with a funny hat on top. {hero} looked at it for a long time and began to grin.
{pal} went first, and {hero} followed with {his} eyes half shut. "Tell me when it is over," {he} said. But it was already over!
They made a rule: one little bit of {n}, then one cookie. After three cookies, it was not so hard anymore.
They found out everything about {n} that there was to know. It was a lot, and most of it was rather nice.
{hero} said, "Hello, {np}, I am {hero.raw}!" That sounded so funny that {he} had to laugh.
<beast>First, they watched {n} through a hole in the fence. Then they put down a piece of apple. Then {hero} held the apple, and {n} took it very gently.
<beast>{pal} knew that {n} liked to be tickled behind the ear. {hero} tried it with one finger, and {n} shut {its} eyes.
<food>{hero} tried a bit of {n} as small as a pea, with {his} eyes shut. Then {he} opened one eye. "It tastes a little like nuts," {he} said.
<food>{pal} put a smiling face of berries on top of {n}. {hero} ate one eye, then the other eye, and then the whole smile.
<clothes>They tried it with a mirror and a lot of jokes. {hero} put on {n} for one minute, then for one song, and then {he} forgot to take {them} off.
<ride>{pal} held on from behind and did not let go. They went to the first tree, then to the second, and at the third tree {pal} was only running next to {hero}.
<tune>They began with one note, a long and funny one. The next day, there were two notes, and on Sunday, it was half a song.
<sound>{pal} counted, and {hero} guessed when {n} would come. After a while it was a game, and the game was fun.
<weather>They sat at the window under one blanket and thought up a funny name for {n}. "Good evening!" said {hero}, and {his} voice hardly shook.
<weather>{pal} told {hero} where {n} comes from and where it goes. "So it is only on its way," said {hero}.
<game>They practiced behind the barn, where nobody could see them. {pal} fell down on purpose, three times, and {hero} had to laugh.
<song>They practiced in the cellar, then in the kitchen, and then in front of four hens and a cat.
<place>On Monday, they went as far as the gate. On Tuesday, they took three steps more. On Friday, {hero} was inside and did not even notice.
<door>{pal} opened it a crack, and they both looked in. There was a broom, an old hat and a very small spider.
<thing>{hero} touched {n} with one finger, then with two. {N} {was} cool and smooth and did nothing at all.
<thing>They moved the lamp closer and looked at {n} from all sides. In the light, {it} {was} only half as big.
""")
SHY_BACK = lines("""
But the next time, {hero} ran away again. "That does not matter," said {pal}. "{N} can wait."
In the middle of it, {hero} wanted to go back. But then {he} thought, "Just a little bit more of {n}."
It did not go well every time. On Tuesday, {hero} did not want to hear a word about {n}. On Wednesday, {he} tried again.
Once {hero} cried a little, because it was so hard with {n}. {pal} stayed with {him} until it was over.
On the third day, it was as hard as on the first one. "Never mind," said {pal}. "{N} will not run away."
Then {hero} had a bad day, and {n} seemed to be worse than ever. But {pal} only said, "Tomorrow is a new day."
""")
SHY_FORGOT = lines("""
Then {pal} fell and hurt {pal.his} knee, and nobody else was there. {hero} ran to help and forgot all about being shy. Only later {he} noticed that {n} had been right there.
Then {pal} told such a funny story that {hero} laughed until {his} tummy hurt. And while {he} laughed, {he} forgot to be shy about {n}.
Then somebody smaller came, who was even more shy about {n} than {hero}. "Come, I will show you," said {hero}, and {he} was surprised at {his} own words.
They began to sing, louder and louder, until {hero} was out of breath. And in the middle of the song, {he} noticed that {n} did not trouble {him} at all.
{hero} and {pal} were so busy talking that nobody thought of {n}. When they did, it was already over, and it had not been bad.
""")
SHY_DONE = lines("""
And suddenly, {hero} noticed something: {n} {was} not so bad at all!
"Look!" {hero} called. "Do you see me? I am not running away from {n} anymore!"
In the end, {hero} could even laugh about {n}.
{N} had not changed. But {hero} had.
"Is that all?" asked {hero}. "And I was so shy about {n}!"
It was still a bit hard with {n}, but it was no longer too hard.
{hero} waited for {his} knees to shake because of {n}. But they did not shake!
"I did it!" cried {hero}. "Did you see me? I can do it, even with {n}!"
And what do you think? In the end, {hero} was even a little sorry that it was over with {n}.
"Was that it?" asked {hero}. "Was that all?"
{hero} opened {his} eyes. {He} was still there, and the world was still there, too.
And then {hero} did it all alone, from the beginning to the end. {pal} only watched.
A little shiver was still there. But it was a nice shiver.
"Once more!" {hero} cried. "Please, once more!"
{hero} counted the times that {his} heart had gone boom. Today it was only once.
Everyone saw it: {hero} was not the same as before.
{hero} laughed. How small it all looked from up close!
""")
SHY_END = lines("""
And if it ever gets hard with {n} again, {hero} counts to three and breathes.
Today, {hero} helps others who are shy about {n}.
From then on, {hero} did not make a big circle around {n} anymore.
That night, {hero} dreamed of {n}, and for the first time it was a good dream.
{hero} and {n} did not become best friends. But they got along.
"Good night, dear {np}," {hero} said that evening. "You are not so bad."
And who asked for {n} the very next day? It was {hero}!
In the evening, {hero} told everyone about {n}, and {he} told it like a story about a hero.
And {n}? {hero} smiles today when somebody talks about it.
{hero} felt a little bit taller now, because of {n}.
And when a smaller one was afraid, {hero} took that one by the hand.
That evening, {hero} was as tired as after a long race, and as proud as after winning one.
"What else am I afraid of?" thought {hero}. "I will begin with the spider."
A year later, nobody would believe that {hero} had ever been shy about {n}.
""")
SHY_MORALS = lines("""
You can be shy and brave at the same time.
Little steps lead to the top, too.
What you know is less scary.
It is good to have somebody who holds your hand.
Everyone is afraid of something.
Brave is the one who is afraid and tries it all the same.
Nobody has to learn it all in one day.
""")


@plot(
    weight=WEIGHT, hero=HERO, worlds=LAND, grown=True,
    gists=["and {x}", "and {n}", "who is shy about {x}"],
)  # fmt: skip
def any_shy(s: Story) -> None:
    """Somebody cannot bear or manage the subject and gets used to it."""
    t = Tale(s, "shy")
    t.begin(SHY_SECOND, SHY_SAID, SHY_THOUGHT, mood="sad")
    s.par(0.5)
    t.say(SHY_DAY)
    t.bring()
    t.say(COMES)
    t.talk("pal", SHY_ASK, SHY_ASKED, mood="kind")
    t.talk("hero", SHY_ANSWER, SHY_ANSWERED, mood="sad")
    t.talk("pal", SHY_KIND, SHY_KINDLY, mood="kind")
    s.par(0.4)
    if s.chance(0.25):
        t.say(SHY_FORGOT)
    else:
        t.some(SHY_STEPS, 1, 2, prefer=0.6)
        t.say(SHY_BACK, p=0.35)
    t.say(SHY_DONE)
    t.say(SMILES, p=0.4)
    t.talk("hero", THANKS, THANKED, mood="happy", to=t.pal)
    t.end(SHY_END, SHY_MORALS)
