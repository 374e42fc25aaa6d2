# ruff: noqa: E501 (long templates)
"""Somebody has trouble with the subject; with help, patience, luck or the right trick it is mended."""

from models.recipe.openings import HERO
from models.recipe.plots import plot
from models.recipe.plots.any_shared import COMES, LISTEN, NIGHT, SIGHS, SMILES, THANKED, THANKS, WEIGHT
from models.recipe.story import Story
from models.recipe.tale import LAND, Tale, lines

TROUBLE_SECOND = lines("""
Without {n}, the day was not the same.
Only yesterday, all had been well with {n}.
<solo>{hero} had been so happy about {n}, and now this!
[T] had never had such trouble with {n} before.
Something had to be done about {n}, and it had to be done soon.
{hero} stood there and could only think of {n}.
<thing,alive>{hero} looked at {n} from this side, and then {he} looked at {n} from that side.
<body>{hero} shook {his} head when {he} looked at {n}.
"Oh no, {n}!" {hero} cried.
This was bad, because {n} meant a lot to [him].
[T] needed {n}, and there was nothing else that would do.
The whole morning, [T] [was] busy with {n}, but it got no better.
{hero} did not want to give up {n}.
First {hero} thought that {n} would be all right again by itself. But no!
What a pity! [T] had looked forward to {n} so much.
It was quite a problem, and {n} could not say a word about it.
Who would have thought that {n} could be so much trouble?
{hero} thought of {n}, and {his} heart sank.
All the happiness about {n} was gone at once.
[T] could not laugh about {n}, not one bit.
What was to become of {n} now?
<thing>{hero} bent down to {n} and looked very closely.
<body>{hero} did not take {his} eyes off {n}.
For a while, there was nothing but {n} in the whole world.
What does one do with {n} on a day like this?
{hero} would have given {his} supper to see {n} all right again.
Nothing that {hero} had ever learned was of any use to {n}.
It had to happen to {n}, of all things!
<thing>{hero} tapped {n} once, and then once more.
<thing broken>{N} had been whole at breakfast, and now {it} {was} not.
<thing broken>There were cracks and splinters where {n} had once been fine.
<thing stuck>{hero} pulled at {n}, and {n} stayed just where {it} {was}.
<thing stuck>Not even a hair's width did {n} move.
<thing heavy>{hero} put both hands under {n}, and nothing happened.
<thing wet>Water ran out of {n} on all sides.
<thing dirty>Nobody could see anymore what color {n} had once had.
<thing high>{hero} stretched as far as {he} could, but {n} {was} farther away.
<thing silent>{hero} put one ear to {n} and heard nothing at all.
<thing tangled>The more {hero} pulled at {n}, the tighter {it} became.
<food>It smelled of {n} everywhere, but not in the way it should.
<food>Everybody was waiting for {n}, and everybody was hungry.
<plant>{hero} had watered {n} every morning, even on Sundays.
<plant>{N} hung down on one side and looked very sad.
<alive>{hero} knelt down beside {n} and did not dare to breathe.
<alive>{N} looked at {hero} with two round eyes.
<alive>{hero} spoke softly to {n}, as one speaks to a baby.
<place>All of them needed {n}, the big ones and the small ones.
<place>Nobody could use {n} that day.
<ride>{hero} walked around {n} three times and looked underneath.
<clothes>{hero} held {n} up to the light and turned {them} inside out.
<tune>Without {n}, there would be no music that night.
<game>Everyone had practiced for {n}, day after day.
<weather>{hero} looked up and shook {his} head at {n}.
<idea>The longer it went on with {n}, the worse it got.
Was there anyone who knew what to do about {n}?
Even the neighbors noticed that something was wrong with {n}.
{hero} had no time for trouble, least of all for trouble with {n}.
Just this once, {hero} had wanted everything to go well with {n}.
Sad, so sad {was} {n}, and {hero} was even sadder.
{hero} said to {himself} that {n} would not win this fight.
""")
TROUBLE_SAID = lines("""
What should become of {n} now?
Who can help with {n}?
[I] must do something about {n}!
There must be a way to help with {n}.
First [I] must find out what is wrong with {n}.
Why did it have to be {n}?
Without {n}, nothing is right!
Do not worry. Soon everything will be well with {n}.
Does anybody know something about {n}?
[I] cannot leave {n} like this.
{N}, {n}, what am I going to do?
There is nobody who can help {n} but [me].
[I] will not have supper until {n} {is} all right.
If {n} cannot be helped, who will ever smile again?
All day long, nothing but {n}!
Nobody told [me] that {n} could be so hard.
Let [me] think. {N} must not stay like this.
Poor {np}! Poor [me]!
How do other people do it with {n}?
Just look at {n}!
<alive>Easy now, dear {np}. [I] will help you.
<thing broken>I am sure that one can put {n} together again.
<thing stuck>Out with you, {np}! Come on!
<thing heavy>{N} must weigh as much as an elephant!
<food>Nobody will want to eat {n} like this.
<plant>Do not die, dear {np}!
""")
TROUBLE_THOUGHT = lines("""
{hero} wondered what should become of {n} now.
There had to be a way to help with {n}.
But who could help with {n}?
{hero} made up {his} mind: {he} would not leave {n} like that.
First, {hero} had to find out what was wrong with {n}.
{hero} thought, and the more {he} thought, the sadder {he} was about {n}.
It could not stay like that with {n}. {hero} was sure of it.
{hero} did not want to lose {n}, not for anything.
Somebody, somewhere, had to know how to help {n}.
{hero} promised {n} not to give up.
{hero} could not leave {n} alone for a minute.
How hard could it be to help {n}? That was what {hero} asked {himself}.
{hero} whispered a few kind words to {n}, just to be safe.
All the plans for the day were forgotten, and only {n} counted now.
{hero} wanted to begin with {n} at once, but where should {he} begin?
""")
TROUBLE_TRY = lines("""
{hero} asked everyone who came by. But nobody knew what to do about {n}.
{hero} waited for a while. But nothing changed, and {n} {was} no better than before.
{hero} looked in a thick book. There was not one word about {n} in it.
{hero} tried it slowly, and then {he} tried it fast. It made no difference to {n}.
{hero} closed {his} eyes and wished that all was well with {n}. When {he} opened them, nothing had changed.
{hero} had an idea and tried it out at once. It was a good idea, but it did not help with {n}.
{hero} sang a little song for {n}. It sounded nice, but it did not help.
<thing>{hero} tried it with a wooden spoon. For {n}, that was not the right tool.
<thing>{hero} counted, "One, two, three!" and tried with all {his} strength. {N} did not care.
<thing>{hero} gave {n} a very gentle push. Nothing happened.
<thing>{hero} found a piece of string, but the string was too short to help with {n}.
<alive>{hero} talked softly to {n}. That was good, but it was not enough.
<beast>{hero} tried it with a piece of apple. {N} looked at it and did not move.
{hero} drew a plan on the ground. It was a fine plan, but then the wind blew it away, and {n} {was} still in trouble.
{hero} tried once more, and this time it almost worked. But almost was not enough for {n}.
{hero} thought so hard that {his} ears became warm. No idea came, at least not for {n}.
{hero} asked a little bird what to do. It sang something, but not about {n}.
{hero} wrote three ideas on a piece of paper. The first was too hard, the second was too silly, and the third one made it worse for {n}.
{hero} walked around the block to think. When {he} came back, {n} {was} just the same.
{hero} tried it with the left hand, since the right one had not helped {n}.
{hero} tried to think of something else. But {n} would not leave {him} alone.
{hero} told {n} a joke. Nobody laughed.
{hero} remembered what {his} grandmother used to do. But she had never had to do with {n}.
{hero} asked for advice at the shop. "For {n}?" said the man behind the counter. "No, I am sorry."
{hero} went to get the tool box. There was everything in it but something for {n}.
<thing>{hero} put an ear to {n} and listened, like a doctor. It did not help.
<thing>{hero} turned {n} to the left and to the right. It was no use.
<thing>{hero} tied a string around {n}. It held for as long as one can say "aha".
<thing>{hero} poured a bit of warm water over {n}. Now {n} {was} wet, and that was all.
<thing broken>{hero} stuck {n} together with porridge. When the porridge was dry, it crumbled.
<thing stuck>{hero} tickled {n} with a feather. Nothing moved.
<thing heavy>{hero} pushed with {his} back, and {his} feet slid away. {N} stayed where {it} {was}.
<thing wet>{hero} blew on {n} until {he} was dizzy. {N} did not get any drier.
<thing dirty>{hero} rubbed one spot of {n}. Now there were two spots.
<thing high>{hero} threw a shoe at {n}. Now the shoe was up there, too.
<food>{hero} tried a spoonful and made a face. {N} {was} no better.
<plant>{hero} sang to {n}, because somebody had said that plants like that. Not one leaf moved.
<weather>{hero} shouted at {n}. It did not even listen.
""")
TROUBLE_ASK = lines("""
What is the matter with {n}?
Oh dear, what happened to {n}?
How long has {n} been like this?
Let us take a good look at {n}.
Have you tried everything with {n}?
Is it about {n}? I have heard about it.
You look so worried. Does it have to do with {n}?
Show me, what is wrong with {n}?
Who did that to {n}?
May I have a look at {n}?
Why do you make such a face? Is it {n}?
Can I do anything for {n}?
Is that {n} over there? Oh my!
""")
TROUBLE_ASKED = lines("""
{pal} saw at once that something was wrong with {n}.
{pal} wanted to know what had happened to {n}.
{pal} asked how long it had been like this with {n}.
{pal} looked once, and then {pal.he} knew that there was trouble with {n}.
{pal} asked {hero} to tell {pal.him} about {n} from the very beginning.
""")
TROUBLE_ANSWER = lines("""
I have tried everything, but {n} {does} not care.
I do not know what it is. It just does not get better with {n}.
Since this morning, everything has been wrong with {n}.
Nobody knows what to do about {n}.
I wish I knew! Can you help [me] with {n}?
I can think of nothing else but {n}.
I looked the other way for one moment, and then there was trouble with {n}.
It is hopeless! Poor, poor {np}!
The more I do, the worse it gets.
I have thought of everything, and nothing helps {n}.
You came just in time. It is about {n}.
I am not strong enough and not clever enough for this.
Look for yourself! Is it not sad about {n}?
""")
TROUBLE_ANSWERED = lines("""
{hero} told {pal} what {he} had already tried with {n}.
{hero} only pointed and sighed. {N} {was} no better.
{hero} showed {pal.him} how bad it was with {n}.
{hero} told {pal} the whole sad story of {n}.
""")
TROUBLE_KNOWS = lines("""
I have seen this before. We must be slow and gentle.
When I was little, I had the same trouble. Watch me!
You began at the wrong end. Let us begin at the other end.
This is not as bad as it looks. We only have to be patient.
Do not pull and do not push. First we look, then we think, and then we do it.
My grandmother always said: with a calm hand, everything can be done.
It is only one tiny thing that is wrong. I will show you where.
Take a deep breath. Whoever is calm sees more.
There is a trick for that. My uncle taught it to me.
We have been looking at it from the wrong side.
""")
TROUBLE_KNEW = lines("""
{pal} had seen such a thing before and knew what to do about {n}.
{pal} had once had the very same trouble, only with something bigger.
{pal} knew that {n} only needed time and a calm hand.
{pal} knew a little trick that just might help with {n}.
{pal} had a good feeling about {n}, and that made {hero} brave.
""")
TROUBLE_SHOWS = lines("""
{pal} showed {hero} what to do, one step after the other, and {hero} did it.
{pal} did the first half, very slowly, and {hero} did the other half.
"Now a little to the left," said {pal}. "And now you!" {hero} held {his} breath and did just what {pal} had said.
They worked on it side by side and did not say a word.
{pal} told {hero} when to wait and when to go on. That was the whole secret.
{hero} tried it as {pal} had shown {him}. The first time it went wrong, and the second time it did not.
{pal} took a deep breath, closed one eye and began, and {hero} helped. They took their time with {n}.
{pal} did it with two fingers, as if it were nothing at all. Then {hero} could do it, too.
It took patience, and it took a lot of good words, but {pal} and {hero} did not stop.
First they did the easy part, then the hard part, and last of all the very tricky part.
""")
TROUBLE_HANDS = lines("""
"Alone we are too weak," said {pal}. "Let us call the others!"
{pal} ran off and called everyone who had time.
Then {hero} and {pal} knocked at all the doors and asked for help.
"Many hands are better than two," said {pal} and called all the neighbors.
{pal} climbed on a barrel and called as loudly as {pal.he} could, "We need help with {n}!"
{hero} rang the bell by the gate until all the neighbors came running.
""")
TROUBLE_HEAVE = lines("""
First two came, then five, and then nine. All of them wanted to help with {n}. "Ready, steady, go!" they called.
They came from all sides, big ones and small ones. Everyone did a little bit for {n}, and all the little bits together were a lot.
One held, one called, one counted, and all the others helped where they could. So much help for {n}!
They stood in a long row, and {hero} stood in front. "For {n}!" they all called, and then they began.
Even the baby from next door helped. It shouted, "More! More!" all the time, and that was good for {n}, too.
Ten helpers came, and each one had another idea about {n}. They tried all ten, and the tenth was the right one.
There was a lot of noise and a lot of laughing. Nobody asked who was strong and who was weak. They all helped with {n}.
""")
TROUBLE_WAIT = lines("""
"It is late," said {pal}. "{N} will still be here in the morning."
"Sometimes you have to sleep on it," said {pal}. "Leave {n} alone until tomorrow."
But {pal} was too tired to think, and so they left {n} until the next day.
{pal} thought that it was best to wait until the morning. {hero} did not like that, but {he} wished {n} a good night.
{pal} brought {hero} a blanket and some warm milk. "First sleep," {pal.he} said, "and tomorrow we will think about {n}."
The sky got dark, and nobody could see anything anymore. They had to leave {n} until the morning.
""")
TROUBLE_MORNING = lines("""
In the morning, {hero} looked with fresh eyes, and {he} saw at once what {he} had not seen before. It was so easy!
The next morning, the sun was shining, and things looked different. "Now I see it!" {hero} cried and called {pal}.
In the morning, {hero} and {pal} tried once more. And what had been so hard the day before was easy now.
When {hero} woke up, the answer was in {his} head, as if somebody had put it there. {He} ran to {pal}, and together they did it.
When the sun came up, the world looked friendlier. {hero} stretched, ran out and tried it once more, as calmly as {he} could.
In the morning, a fresh wind was blowing, and all the worry had blown away with it. Now it went easily.
""")
TROUBLE_FUNNY = lines("""
Then something funny happened. {hero} had to sneeze, so loudly that everything shook. And that was just what had been missing!
{hero} went one step back and fell over {his} own feet. Bump! They heard a small sound, and they both looked up in surprise.
"Let me see," said {pal}, and then {pal.he} slipped and held on to {hero}. They both sat on the ground, and something had moved!
{pal} wanted to do it right, but {pal.he} did it the wrong way around. And that was the right way!
{hero} got so cross that {he} stamped {his} foot. The ground shook a little. And look, that helped!
{hero} told a joke to make it easier. {pal} laughed so hard that {pal.he} leaned on the wrong spot. The wrong spot was just right!
Just as they were about to give up, {hero} got the hiccups. Hic! Hic! And at the third hic, something moved.
""")
TROUBLE_OVER = lines("""
And then, all at once, the trouble with {n} was over!
And it worked! All was well with {n} again.
There was a moment when nobody dared to breathe. Then {hero} shouted, "Look at {n}! It worked!"
Little by little, it got better, and in the end everything was right with {n}.
"We did it!" cried {hero}. {N} {was} no longer in trouble.
And just like that, {n} {was} as good as ever.
Nobody could believe it at first. But it was true: {n} {was} all right again!
It took until noon, but then nobody had to worry about {n} anymore.
{hero} looked twice, but it was true: the trouble with {n} was over.
Everyone clapped. What nobody had believed was true: {n} {was} all right!
And then it was done. {N} {was} as it should be, and even a little better.
"Hooray!" they cried. Nothing was wrong with {n} anymore.
{hero} hardly dared to look. But {n} {was} fine, just fine!
All that was left of the trouble with {n} was a good story.
And from one moment to the next, {n} {was} all right.
"There!" said {pal}. And there {was} {n}, as if nothing had ever happened.
""")
TROUBLE_AGAIN = lines("""
But {n} {was} not out of trouble yet. An hour later, it began again.
For a while, all was well. Then the same thing happened to {n} a second time!
They were just about to sing a song, when it happened again with {n}.
It was too good to be true. After supper, the trouble with {n} came back.
""")
TROUBLE_SECOND_TIME = lines("""
But now {hero} knew what to do, and the second time it took only a minute to help with {n}.
This time, nobody was frightened. They did it all once more, and then {n} {was} really all right.
"Not again!" {hero} laughed. But {he} had learned how to help with {n}, and it went much faster.
""")
TROUBLE_END = lines("""
From then on, {hero} took good care of {n}.
And whenever somebody had trouble with something, {hero} told them about the day with {n}.
Ever since, {hero} and {pal} wave at each other when they think of {n}.
That evening, {hero} looked back at the long day with {n} and was very proud.
And {n}? All was well, on that day and on the day after.
"Good night," {hero} said in the evening, and {he} meant {n}, too.
Now {hero} knew that a bit of trouble is not the end of the world, not even with {n}.
All evening long, they told everyone how they had helped with {n}.
And if nothing else has happened to {n}, all is still well today.
The next morning, the first thing that {hero} did was to look after {n}. All was well.
{pal} still laughs today when somebody talks about {n}.
And it was such a good story that {hero} told it again and again: the story of {n}.
{hero} washed {his} hands and was as hungry as a bear.
"What will we mend tomorrow?" asked {pal}.
It was a long day, but it was a good one.
And when {hero} told the story, {n} got a little bigger every time.
""")
TROUBLE_MORALS = lines("""
It is good to ask for help.
With patience, nearly everything can be mended.
Do not give up too soon.
Two heads are better than one.
Sometimes the answer comes when you stop pulling.
Take your time, and look twice.
Trouble is only half as big when two people carry it.
A small trick is often better than much strength.
Nobody knows everything, but together we know a lot.
""")
TROUBLE_FIX = lines("""
<thing broken>{pal} fetched a pot of glue and a clean rag. Piece by piece, they put {n} together and tied a string around it until the glue was dry.
<thing broken>They laid out all the pieces on the grass and looked for those that fit. {hero} held {n}, and {pal} put in one small nail, tap, tap, tap.
<thing broken>"We need wire, tape and a bit of patience," said {pal}. {hero} found the wire, {pal} found the tape, and {n} became whole again, with a patch like a little star.
<thing broken>{pal} took a needle and a thick thread and sewed. "Now {n} {has} a scar," {pal.he} said, "and scars are for heroes."
<thing stuck>{pal} brought a little soap and rubbed it all around. Then they both pulled, once to the left and once to the right, and with a loud plop {n} came free.
<thing stuck>"A drop of oil does wonders," said {pal}. They let three drops run in, waited as long as a song takes, and {n} moved as if nothing had ever happened.
<thing stuck>They did not pull anymore. They turned {n} a little, pushed {them} back a little, and suddenly there was room.
<thing stuck>{pal} found a long stick and put it under {n}. {hero} leaned on the other end, and up {it} came.
<thing heavy>{pal} laid three round logs on the ground. They rolled {n} over them, and the log that came out at the back went to the front again.
<thing heavy>"If we cannot carry {n}, we will pull {them}," said {pal}. They put a blanket under {n} and pulled like two horses.
<thing heavy>They asked the neighbor for her cart. It was a hard push to get {n} on top, but then the wheels did all the work.
<thing heavy>{pal} tied {n} to a rope and threw the rope over a thick branch. They pulled at one end, and at the other end {n} went up as light as a bird.
<thing wet>They hung {n} on the line, right in the wind, and turned {them} every half hour. By evening, there was not one drop left.
<thing wet>{pal} wiped and {hero} wrung out the cloth, again and again. Then they put {n} in the sun and waited.
<thing wet>They put {n} near the warm stove. First {it} dripped, then {it} steamed, and then {it} {was} dry.
<thing dirty>They filled a tub with warm water and a lot of soap. {hero} scrubbed from one side, {pal} scrubbed from the other, and the water turned as black as ink.
<thing dirty>"First let it dry, then brush it," said {pal}. And really, the next hour the dirt came off {n} like dust.
<thing dirty>{pal} knew of a trick with lemon and salt. They rubbed and rubbed, until {n} shone.
<thing tangled>"Do not pull! Look for the end first," said {pal}. {hero} found one end, {pal} found the other, and loop by loop they freed {n}.
<thing tangled>{pal} loosened one loop with a fork, and then another. After the last knot, {n} lay there, straight and smooth.
<thing high>{pal} climbed on the barrel, and {hero} climbed on {pal}. Now they were just tall enough for {n}.
<thing high>They tied two sticks together and put a hook on top. {hero} fished for {n}, once, twice, and the third time {it} came down.
<thing high>They fetched the long ladder from the barn. {pal} held it, {hero} went up, and {n} came down with {him}.
<tune silent>{pal} looked into {n} and shook {them}. Out fell a button, a dead leaf and a walnut. "No wonder!" said {pal}.
<tune silent>{pal} wiped {n} with a soft cloth, oiled {them} and turned one little screw. {hero} tried {them}, and the first note was a bit sleepy, but the second one was clear.
<tune>"{N} {is} only out of tune," said {pal}, and {pal.he} turned and listened, turned and listened, until {n} sounded as it should.
<tune>They stuffed a bit of wool into one gap of {n} and took a bit of dust out of another. Then they tried three notes.
<food>{pal} tasted a tiny bit. "We can save {n}," {pal.he} said. "A spoonful of honey, a pinch of cinnamon, and nobody will notice!"
<food>"We will make something new out of {n}," said {pal}. They cut, mixed and stirred, and it began to smell wonderful.
<food>They took away the bad part and kept the good part. Then {pal} put berries on top, and {n} looked better than ever.
<plant>{pal} dug with one finger. "{N} {is} thirsty down here, where the roots are," {pal.he} said. They poured water very slowly, can after can.
<plant>They tied {n} to a stick, put fresh earth around {them} and gave {them} a place in the sun. Then they waited, one day, two days, three.
<plant>"{N} {has} too much shade," said {pal}. So they cut back the hedge, and the light fell right on {them}.
<ride>{pal} crawled under {n} and found it at once. "One bolt is loose," {pal.he} said. {hero} held the wrench, and it was done in no time.
<ride>They oiled every wheel and every hinge of {n}, and {pal} pushed while {hero} steered.
<cloth>"We will let {n} out a little here and take {them} in a little there," said {pal}, and {pal.he} threaded a needle. {hero} found two buttons.
<cloth>They laid {n} on the table and cut out the bad spot. {pal} sewed a red heart on top of {them}, and that looked even better.
<door stuck>{pal} looked through the gap of {n}. "There is a little stone in the corner," {pal.he} said. They poked it out with a wire, and there was a click.
<light>{pal} took {n} apart, wiped the glass and put in a new wick. {hero} struck a match, and a small light began to dance.
<paper>They put {n} between two thick books and laid a stone on top. An hour later, {it} {was} smooth again, and {hero} drew over the pale spots.
<build>They set up {n} again, and this time they put the biggest stones at the bottom. "What stands on strong feet stays," said {pal}.
<build>They fetched boards and nails from the shed and worked on {n} from the bottom to the top.
<alive>"{N} {is} not stubborn," said {pal}, "{it} {is} afraid." So they sat down in the grass and waited, until {it} came to them in {its} own time.
<beast>They put down a trail of bread crumbs, from {n} to their own feet, and kept very still.
<alive>{pal} sang very softly, and {hero} hummed along. Little by little, {n} became calm.
<sound>They followed {n} to where it was loudest. There they found a loose board, and {pal} put a bit of felt under it.
<sound>"If we cannot stop {n}, we will make music with it," said {pal} and beat time on a bucket.
<weather>"We cannot change {n}," said {pal}, "but we can change the plan." They moved everything under the big roof of the barn.
<weather>They told each other stories about {n} and made a tent of two blankets, and so the time went by.
<game>{pal} drew new lines on the ground. "Let us change the rules of {n} a little," {pal.he} said, "so that everyone can join in."
<song>{pal} sang one line of {n}, and {hero} sang it back. They went through it line by line, until nothing was missing.
<place>They fetched shovels, buckets and brooms. {hero} began at one end of {n}, {pal} began at the other, and in the middle they met.
<place>"What {n} {does} need is a helping hand," said {pal}. So they cleared away the stones and the branches, one after the other.
""")
TROUBLE_ALONE = lines("""
<body,place>{who} could not look at {n} any longer without doing something.
"Somebody should do something about {n}," said {who}.
<body,place>{who} had passed {n} every morning, and today was one time too many.
Only {who} stopped and thought about {n}.
<body,place>All the others walked past {n}, but {who} stayed.
It was {who} who noticed first how bad it was with {n}.
Nobody was as worried about {n} as {who}.
<build,place,plant>In the house across from {n} lived {who}, and there was trouble to be seen from every window.
The news about {n} came to {who} at breakfast.
<body,place>"That will not do," said {who}, with a long look at {n}.
Of all those who talked about {n}, {who} was the only one with an idea.
<body,place>{who} rolled up both sleeves and went straight to {n}.
When {who} came by, there was already a crowd around {n}.
There was just one person who wanted to help {n}, and that was {who}.
Day and night, {who} had to think of {n}.
Everybody shrugged and forgot {n}. But not {who}!
{who} had loved {n} for many years, and so it hurt twice as much.
<body,place>A little later, {who} stood in front of {n} and scratched one ear.
""")
WAYS = ("knows", "knows", "hands", "wait", "funny")


@plot(
    weight=WEIGHT, hero=HERO, worlds=LAND, grown=True,
    gists=["and {x}", "and {n}", "who has trouble with {x}"],
)  # fmt: skip
def any_trouble(s: Story) -> None:
    """Something is wrong with the subject; with help, patience or luck it is mended."""
    t = Tale(s, "trouble")
    t.begin(TROUBLE_SECOND, TROUBLE_SAID, TROUBLE_THOUGHT, alone=TROUBLE_ALONE)
    s.par(0.4)
    t.some(TROUBLE_TRY, 1, 3)
    t.say(SIGHS, p=0.5)
    ways = ("fix", "fix", "fix", "fix", "hands", "wait", "funny") if t.knows(TROUBLE_FIX) else WAYS
    way = s.pick(ways)
    t.bring()
    s.par(0.5)
    t.say(COMES)
    t.talk("pal", TROUBLE_ASK, TROUBLE_ASKED, mood="kind")
    t.talk("hero", TROUBLE_ANSWER, TROUBLE_ANSWERED, mood="sad")
    t.say(LISTEN, p=0.3)
    if way == "fix":
        t.say(TROUBLE_FIX, prefer=1.0)
    elif way == "knows":
        t.talk("pal", TROUBLE_KNOWS, TROUBLE_KNEW, mood="kind")
        t.say(TROUBLE_SHOWS)
    elif way == "hands":
        t.say(TROUBLE_HANDS)
        t.say(TROUBLE_HEAVE)
    elif way == "wait":
        t.say(TROUBLE_WAIT)
        t.say(NIGHT, p=0.5)
        t.say(TROUBLE_MORNING)
    else:
        t.say(TROUBLE_FUNNY)
    t.say(TROUBLE_OVER)
    if s.size == "long" and s.chance(0.5):
        t.say(TROUBLE_AGAIN)
        t.say(TROUBLE_SECOND_TIME)
    t.say(SMILES, p=0.4)
    t.talk("hero", THANKS, THANKED, mood="happy", to=t.pal)
    t.end(TROUBLE_END, TROUBLE_MORALS)
