"""Tables of `any_safe`: somebody comes, asks, listens, gives advice and helps, whatever the matter is.

`owner` and `other` say whether the one who comes was named in the opening.
"""

from models.recipe.tale import lines

ARRIVES = lines("""
Then {pal} came along{| with a basket of plums| with a warm loaf of bread| on squeaking shoes}.
Then {pal} came by{| with a pot of soup| with a bag of cherries| with muddy boots}.
Just then, {pal} came by{| with a jug of lemonade| and stopped}.
At that moment, {pal} came by and stopped.
After a while, {pal} came and sat down next to [him].
But {pal} had noticed that something was going on.
But {pal} had seen everything.
But {pal} had heard about {n}.
Somebody coughed. It was {pal}.
Somebody whistled a tune. It was {pal}.
Somebody sneezed three times behind a {tree|hedge|cart}. It was {pal}.
Two boots came down the road, and in the boots was {pal}.
A bicycle bell rang. It was {pal}.
A shadow fell on the grass. It was {pal}.
Somebody laughed behind the fence. It was {pal}.
Somebody came up the road with a wheelbarrow. It was {pal}.
There was a knock at the door. It was {pal}.
"Hello!" somebody called. It was {pal}.
"Good day!" somebody said. It was {pal}, with {an umbrella|a big hat|a kite} and a smile.
<other solo>"I have to talk to somebody," thought [T]. And there was {pal}, just at the right time.
<other>By chance, {pal} was there, too, and {had time|had a bag of nuts to share}.
<other>Who should come up the road but {pal}?
<other>So [T] told {pal} about {m}.
<other>At last, [T] told {pal} about {m}.
<other>So [T] decided to ask {pal}.
<other>Luckily, [T] met {pal} on the road.
<other>Luckily, {pal} came for a visit.
<other>In the afternoon, {pal} came for {tea|a visit|a walk}.
<owner>Then {pal} came out of the house.
<owner>It was {pal} who saw it first.
<owner>Luckily, {pal} was not far away.
""")
ASKS = lines("""
What is the matter?
What is the matter with you today?
What is it?
Why are you so quiet today?
Do you want to tell me about it?
Tell me, what is going on?
You look as if you have a lot to think about.
You have a lot to think about today, I can see that.
Is it about {m}?
Are you thinking about {m}?
Have you been thinking about {m} again?
Did you want to talk about {m}?
What is all this about {m}?
I have heard about {m}. Is it true?
People talk about {m}. Is it true?
<worry,plain>Can I help you?
<worry,plain>Can I help you with {n}?
<worry>Why are you so sad?
<worry>Is something wrong?
<worry>Are you worried about {n}?
<worry>Oh dear! What happened?
<worry>You do not look happy. Is it because of {n}?
<plain>What are you going to do?
<plain>What are you going to do about {n}?
<plain>Do you need somebody to help you?
<glad>Why are you so happy today?
<glad>Are you so happy because of {n}?
<glad>You look so happy! What happened?
<glad>Will you tell me all about {n}?
""")
REPLIES = lines("""
Oh, it is all about {n}.
[I] cannot stop thinking about {n}.
It is a long story, and it all began with {n}.
It is about {n}.
It is because of {n}.
Oh, it is {n}!
[I] have a hundred questions about {m}.
Nobody can tell [me] anything about {m}.
[I] do not know whom to ask about {m}.
Sit down, and [I] will tell you about {n}.
Well, it is like this.
How good that you ask!
How good that you have come!
[I] wanted to tell somebody, but nobody was there.
<worry>[I] do not know what to do about {n}.
<worry>[I] do not know what to do anymore.
<worry>Oh, it is so hard!
<worry>[I] [am] so worried about {n}.
<worry>[I] [am] sad, and it is because of {n}.
<worry>[I] have tried everything, but nothing helps.
<worry>[I] wish that it was over.
<plain>[I] want to know what will happen with {n}.
<plain>[I] want to do something, but [I] do not know how.
<plain>[I] have so many questions.
<plain>[I] have an idea, but it is only a small one.
<glad>[I] [am] so happy about it!
<glad>[I] [am] so happy that [I] could sing.
<glad>[I] [am] happy because of {n}.
<glad>It is the best thing that ever happened to [me].
<glad>It is so nice, and [I] want to share it.
""")
TELLS = lines("""
It took a whole hour until everything about {m} was told.
So at last, somebody heard the whole story of {n}.
And [T] told {pal.him} even the small things about {n}.
[T] told {pal.him} everything.
[T] told {pal.him} the whole story.
[T] told {pal.him} everything about {n}.
[T] told {pal.him} what had happened with {n}.
They sat down on {a bench|an old wall|the steps}, and [T] began to talk about {n}.
They walked for a while, and [T] told the whole story of {n}.
""")
ATTENDS = lines("""
{pal} put down {a bag|a bucket|a newspaper} to hear it all.
{pal} nodded at every word about {n}.
{pal} thought about it with closed eyes.
{pal} wanted to hear the part about {m} twice.
{pal} offered [him] {a plum|a clean handkerchief|half a bun} and listened.
{pal} listened to every word.
{pal} did not laugh. {pal.he} only listened.
{pal} sat down on {a box|a stone|an old bucket} and listened.
{pal} heard the whole story of {n}, from the first word to the last.
{pal} wanted to know everything about {m}.
{pal} asked three questions about {m}, and all three were good.
{pal} understood at once.
{pal} chewed on a blade of grass and thought.
{pal} said nothing at first.
<solo>Then they were both quiet for a while, and one could hear {a bee|the wind|a clock}.
""")
ADVICE = lines("""
Two can think better than one.
Let us sleep on it. Tomorrow, we will see.
I will stay with you.
I will come with you.
Something like that happened to me once.
My grandmother always said: first a cup of tea, and then the world.
It is good that you told me.
Nobody knows everything, but everybody knows something.
I knew somebody once who had to think about {m}, too.
My uncle once told me a story about {m}.
Then let us talk about {n}.
I have often thought about {m}, too.
<worry,plain>Let us do something about {n} together.
<worry,plain>Let us take one step at a time.
<worry,plain>You do not have to do it alone.
<worry,plain>I have an idea. Come with me!
<worry,plain>Let me help you with {n}.
<worry,plain>Do what you can, and I will do the rest.
<worry>It will be all right. You will see.
<worry>Do not be sad. We will find a way.
<worry>There is always a way.
<worry>It is not as bad as you think.
<worry>I know that it is hard. But you can do hard things.
<worry>Come here, and let me give you a hug.
<worry>Everyone has a day like that now and then.
<plain>There is only one way to find out.
<plain>Why do we not try it together?
<plain>You will know what to do when the time comes.
<plain>Good things take time.
<glad>That makes me happy, too!
<glad>I am so glad for you!
<glad>How nice! May I be happy with you?
<glad>That is wonderful! We must tell the others.
<glad solo>Let us have a little party, just the two of us!
<glad>We must have a party for {n}!
""")
ADVISED = lines("""
{pal} had a plan before the {tea|soup} was cold.
{pal} remembered a day when it had been all about {m}, too.
{pal} rolled up both sleeves, and that was a good sign.
{pal} promised to stay until everything was clear.
{pal} had an idea, and it was a good one.
{pal} knew somebody who knew somebody who knew all about {m}.
{pal} smiled, and that helped already.
{pal} thought about {m}, too, and now there were more heads to think.
""")
TOGETHER = lines("""
They sat in the grass, ate {cherries|plums|bread and cheese|apple cake} and talked about {m}.
They sat on the steps, drank {lemonade|tea|cocoa} and talked about {m}.
They shared {an apple|a bun|a pear|a bag of nuts}, and with each bite, things looked better.
They cooked {soup|noodles|a pot of jam} together and talked until the pot boiled over.
They walked to the {river|mill|bridge|market} and talked about {m} on the way.
They walked for so long that they had to {sit down on a wall|take off their shoes}.
They took a big sheet of paper and wrote down all that they knew about {m}.
They told each other all that they knew about {m}.
They flew a kite, and up there in the wind, every worry looked small.
They fed the ducks, and the ducks seemed to listen.
They rowed out on the lake, and out there it was easy to talk about {m}.
They swept the yard together, because one can think well with a broom, and they talked about {m}.
They lay on their backs and looked for {a camel|a whale|a castle} in the clouds.
They played at being {kings|pirates|bakers} for an hour, and nobody was worried in that hour.
They went from house to house and told everyone about {m}.
They baked {a plum tart|gingerbread|twelve buns}, and the flour flew up to the lamp.
They tried on all the hats in the house and laughed until they were tired.
They caught {a frog|a cricket|a falling leaf}, let it go, and felt much better.
They played a game, and the loser had to tell a story about {m}.
They had a picnic on a {blanket|big stone|hay wagon}. Ants ate half of it, and they both laughed.
They talked and talked, and suddenly it was evening.
{pal} told a funny story about {a pig|a bishop|a bathtub}, and they both laughed.
{pal} slipped on a {plum|banana peel|wet leaf} and sat down in {a puddle|the hay}. They laughed until it hurt.
{pal} told [him] about a day that was just like that.
<thing,alive>They painted {n} on the barn door, as big as a {cow|house|bus}.
<thing,alive>They made {n} out of {clay|snow|paper|sand}, and it was almost as good as the real thing.
<place>They took an old map and looked for {n} on it.
<food>They cooked something that smelled a little like {n}, and the cat ate it.
<sound,song>They sat very still and listened, and {pal} hummed a little.
<weather>They lay down in the grass and looked up at the sky for a long time.
{pal} played a tune on {a comb|a blade of grass|a bucket}, and they sang a song about {m}.
{pal} drew a picture of {n}, and it was a very funny picture.
<solo>{pal} held [his] hand, and that was good.
<worry>{pal} gave [him] a long hug. That was the best help of all.
<glad>They danced in a circle until they were dizzy.
<glad>They had cake, and they gave some to everyone who came by.
<glad>They sang all the songs they knew.
""")
LATER = lines("""
<worry,plain>Then they asked the neighbors, and everyone had a little bit of advice about {m}.
<worry,plain>Then they began with the easiest part, and that was a good idea.
<worry,plain>Then they did one small thing, and then another one.
Then {pal} said just the right thing at the right time.
Then {pal} whistled, and a whole crowd came to help{| and to hear about {m}}.
Then {pal} clapped and called, "I have it!"
Then {pal} turned everything upside down, and it looked much better that way.
Then {pal} fetched {a long rope|a pot of paint|a box of tools|two kites|a big cake}, and that was just what was missing.
Soon after that, {the mayor|a band|a postman|a whole school class} came by and wanted to know about {m}, too.
Soon after that, they met somebody who knew a great deal about {m}.
Soon after that, they found {an old book|a note|a picture} about {m}, and it said {what to do|a lot|it all}.
Soon after that, the sun came out, and they knew what to say about {m}.
Soon after that, they had seven ideas, and the fourth one was the best.
Bit by bit, they thought of everything: {who, when and how|the small things and the big things|the end}.
<worry>Hand in hand, they went on, one step and then another.
<worry>Hand in hand, they tried what nobody had tried before, and it helped.
<worry>Then {pal} showed [him] a trick, and the trick worked.
<plain>Then they voted. It was two to nothing, and so they did it.
<plain>Then they tossed a coin and laughed, because it rolled {into a hole|under a cart|down the hill}.
<glad>Then they made a flag for {n} and carried it through the whole village.
<glad>Then the neighbors brought {chairs|fiddles|plum cake}, and it became a real party.
<worry>Then they went and did what they could. This time, it was a little better.
<worry>Then they tried it very slowly, and nothing bad happened.
<worry>Step by step, they worked at it, side by side, until it was only half as hard.
<worry>Step by step, it got better with {n}.
<plain>Then they made a plan, and it was a good plan.
<plain>Then they tried it together, and it went better than before.
<plain>Step by step, they found out more about {m} than anyone had known.
<glad>Then they called the neighbors, and everyone was happy with them.
<glad>Then they told everyone about {n}, and everyone smiled.
<glad>Then they hung up lanterns, and everyone came to hear about {n}.
""")
