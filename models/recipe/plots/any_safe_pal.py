"""Tables of `any_safe`: somebody comes, asks, listens, gives advice and helps, whatever the matter is."""

from models.recipe.tale import lines

ARRIVES = lines("""
Then {pal} came along.
Then {pal} came by.
Just then, {pal} came by.
At that moment, {pal} came by and stopped.
After a while, {pal} came and sat down next to [him].
It was {pal} who saw that something was going on.
It was {pal} who asked first.
{pal} was the first to ask about it.
{pal} noticed it, too.
{pal} had heard about it.
{pal} had heard about {n}.
{pal} had seen everything.
So [T] went to {pal}.
So [T] went to {pal} and told {pal.him} everything.
So [T] told {pal} about it.
So [T] told {pal} about {n}.
At last, [T] told {pal} about it.
Then [T] talked to {pal} about it.
[T] decided to ask {pal}.
[T] met {pal} on the road.
<solo>[T] [was] glad to see {pal}.
Who should come up the road but {pal}?
There was a knock at the door. It was {pal}.
"Hello!" somebody called. It was {pal}.
"Hello there!" somebody said. It was {pal}.
Somebody came up the road. It was {pal}.
One day, [T] met {pal}.
The next day, {pal} came for a visit.
By chance, {pal} was there, too.
<solo>{pal} looked at [him] for a long time.
{pal} sat down on the bench, and [T] sat down, too.
<solo>{pal} put down a heavy basket and looked at [him].
""")
ASKS = lines("""
What is the matter?
What is the matter with you today?
What is it?
What are you thinking about?
Are you thinking about it again?
Why are you so quiet today?
Do you want to tell me about it?
Do you want to talk about it?
Tell me, what is going on?
You look as if you have a lot to think about.
You have a lot to think about today, I can see that.
How are you today?
Is it about {n}?
Are you thinking about {n}?
<worry,plain>Can I help you?
<worry>Why are you so sad?
<worry>Is something wrong?
<worry>What is wrong?
<worry>Oh dear! What happened?
<worry>Can I do something for you?
<worry>You do not look happy. Why is that?
<plain>What are you going to do?
<plain>What will you do now?
<plain>Do you need somebody to help you?
<glad>Why are you so happy today?
<glad>Why are you smiling?
<glad>You look so happy! What happened?
<glad>What is so nice about it?
<glad>Will you tell me all about it?
""")
ANSWERS = lines("""
[I] have been thinking about it all morning.
[I] have been thinking about it all day.
[I] have been thinking about {n} all day.
[I] cannot stop thinking about it.
[I] cannot stop thinking about {n}.
It is a long story.
It is a long story, and it all began with {n}.
It is about {n}.
It is all about {n}.
It is because of {n}.
Sit down, and [I] will tell you.
[I] do not know where to begin.
[I] am not sure what to say.
Well, it is like this.
Nobody has asked [me] that before.
How good that you ask!
How good that you have come!
I wanted to tell somebody, but nobody was there.
<worry>[I] do not know what to do.
<worry>I do not know what to do anymore.
<worry>I wish that I knew what to do.
<worry>Oh, it is so hard!
<worry>I am so worried about it.
<worry>I am sad, and it is because of {n}.
<worry>I have tried everything, but nothing helps.
<worry>I do not think that anyone can help.
<worry>I want it to be over.
<plain>I want to know what will happen.
<plain>I want to do something, but I do not know how.
<plain>I am not sure what to do next.
<plain>I have so many questions.
<plain>I have an idea, but it is only a small one.
<glad>I am so happy about it!
<glad>I am so happy that I could sing.
<glad>I am happy because of {n}.
<glad>It is the best thing that ever happened to me.
<glad>It is so nice, and I want to share it.
""")
IF_TRUE = lines("""
Is it true what people say?
I have heard about it. Is it true?
I have heard about {n}. Is it true?
Is it really true?
People talk about it. Is it true?
Is it true what I have heard about {n}?
The neighbors told me about it. Is it true?
""")
TRUE = lines("""
Yes, it is true. [I] will tell you everything.
Yes, it is true. It is all true.
Yes, it is true. Who told you?
It is true, every word of it.
It is true. Sit down, and [I] will tell you about {n}.
Yes. [I] have been thinking about it all day.
Yes, it is true. [I] could hardly believe it.
""")
ATTENDS = lines("""
{pal} listened to every word.
{pal} listened for a long time.
{pal} did not laugh. {pal.he} only listened.
{pal} sat down and listened.
{pal} heard the whole story, from the first word to the last.
{pal} thought about it, too.
{pal} thought about it for a while.
{pal} wanted to know everything about it.
{pal} wanted to know everything about {n}.
{pal} said nothing at first.
{pal} asked three questions, and all three were good.
{pal} scratched {pal.his} head and thought.
{pal} smiled and said nothing.
{pal} understood at once.
Then they were both quiet for a while.
They talked about it for a long time.
They talked about {n} until the sun was low.
""")
ADVICE = lines("""
<worry,plain>We will think about it together.
<worry,plain>Two can think better than one.
<worry,plain>Let us do something about it together.
<worry,plain>Let us take one step at a time.
<worry,plain>Let us begin with something small.
Let us sleep on it. Tomorrow, we will see.
I will stay with you.
I will come with you.
<worry,plain>You are not alone.
<worry,plain>You do not have to do it alone.
I had a day like that once, too.
Something like that happened to me once.
My grandmother always said: first a cup of tea, and then the world.
I know just what you mean.
It is good that you told me.
How good that you told me about it!
Nobody knows everything, but everybody knows something.
Take your time. It will not run away.
Tell me more about {n}.
Then let us talk about {n}.
I have often thought about that, too.
<worry>It will be all right. You will see.
<worry>Do not be sad. We will find a way.
<worry>There is always a way.
<worry>It is not as bad as you think.
<worry>I know that it is hard. But you can do hard things.
<worry>It is all right to be sad for a while.
<worry>Come here, and let me give you a hug.
<worry>Everyone has a day like that now and then.
<worry,plain>I have an idea. Come with me!
<worry,plain>Let me help you.
<worry,plain>Do what you can, and I will do the rest.
<plain>There is only one way to find out.
<plain>Why do we not try it together?
<plain>You will know what to do when the time comes.
<plain>Good things take time.
<glad>That makes me happy, too!
<glad>I am so glad for you!
<glad>How nice! May I be happy with you?
<glad>That is wonderful! We must tell the others.
<glad solo>Let us have a little party, just the two of us!
<glad>Such a thing does not happen every day.
""")
TOGETHER = lines("""
They sat side by side and thought about it together.
They walked for a while and talked about everything.
They talked about it over a cup of tea.
They talked and talked, and suddenly it was evening.
They took their time and looked at everything twice.
<worry,plain>They did one small thing, and then another one.
<worry,plain>They began with the easiest part, and that was a good idea.
<worry,plain>They asked the neighbors, and everyone had a little bit of advice.
<worry,plain>They shared an apple, and with each bite, things looked better.
They told each other all that they knew about {n}.
They talked about {n}, and then about other things, and then about {n} again.
<solo>{pal} held [his] hand, and that was good.
{pal} told a funny story, and they both laughed.
{pal} told [him] about a day that was just like that.
<worry,plain>{pal} knew somebody who knew somebody, and so they got help.
{pal} had a good idea, and it was not even hard.
{pal} stayed the whole afternoon.
{pal} came back the next day, and the day after that.
{pal} said just the right thing at the right time.
{pal} showed [him] how to go slowly.
<worry>Together, they tried it once more. This time, it was a little better.
<worry>Together, it was only half as hard.
<worry>{pal} gave [him] a long hug. That was the best help of all.
<worry>{pal} went along, and they did what they could.
<worry>{pal} did not give up, and so [T] did not give up, either.
<worry>They tried it very slowly. Nothing bad happened.
<worry>They worked side by side, and neither of them gave up.
<plain>Together, they tried it, and it went better than before.
<plain>They worked side by side, and it was fun.
<plain>They made a plan, and it was a good plan.
<plain>They waited together, and waiting was not so hard anymore.
<plain solo>The two of them found out more than one could have found out alone.
<glad>{pal} laughed, and then they both laughed.
<glad>They danced in a circle until they were dizzy.
<glad>They called the neighbors, and everyone was happy with them.
<glad>They sang all the songs they knew.
<glad>They had cake, and they gave some to everyone who came by.
<glad solo>{pal} was happy, too, and so there were two of them.
<glad>They told everyone about it, and everyone smiled.
""")
