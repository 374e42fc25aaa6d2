"""Tables of `any_safe`: all turns out well, and how the story ends."""

from models.recipe.tale import lines

EASED = lines("""
<worry>And little by little, it did not feel so bad anymore.
<worry>And all at once, it was not so bad anymore.
<worry>After that, the worry about {n} was only half as big, and soon it was gone.
<worry>And what do you think? In the end, it all turned out well.
<worry>Bit by bit, everything was all right again.
<worry>Suddenly, [T] noticed that [he] could laugh about {n} now.
<worry>Suddenly, [T] noticed that [he] [was] not worried about {n} anymore.
<worry>It took a while, but everything was good again.
<worry>It was not over in one day. But after three days, all was well.
<worry>"Do you know what?" said [T]. "It is not bad anymore!"
<worry>"It worked!" said [T]. "It really worked!"
<worry>When the sun went down, everything was all right.
<worry>And from that moment on, it was easy.
<worry>And so the thing that had been so hard was not hard anymore.
<plain>And everything went well.
<plain>And there it was: a good end to the matter of {m}.
<plain>And just like that, it was done.
<plain>And [T] knew what to do, and did it.
<glad>And it was as if somebody had lit another lamp.
<worry>And look! It was better already.
<worry>And in the end, there was only one small worry left, and that one flew away.
<plain>And all at once, everything was clear.
<plain>And what do you think? It all went well.
<plain>In the end, it was better than [T] had thought.
<plain>It went well, and [T] could hardly believe it.
<plain>"It worked!" said [T]. "It really worked!"
<plain>Now [T] knew all that [he] had wanted to know about {m}.
<plain>It took some time, but it was worth it.
<plain>"Now [I] see!" said [T] and laughed.
<plain>And so a long day came to a good end.
<plain>At last, [T] could stop wondering about {m}.
<plain>When it was over, everyone clapped.
<glad>It was even nicer now, because somebody else was happy, too.
<glad>Now there were more people who were happy about {n}.
<glad>"Now it is twice as nice," said [T].
<glad>And [T] found out that good things grow when one shares them.
<glad>[T] had not known that it could be even better. But it could.
<glad>And so a good day became a very good day.
<glad>After that, [T] [was] even happier than before.
<glad>It was one of those days that should never end.
<glad>Everybody was happy that day, and nobody went home early.
""")
AFTER = lines("""
A week later, somebody asked [name] about {m}. "Oh, that!" said [T] and smiled.
In the evening, [T] wrote one word on the wall calendar: "{np}."
Before the sun went down, [T] said good night to everyone and thought of {n}.
The next time, [name] will know just what to do about {n}.
And for supper, there was {soup|plum cake|bread and honey}, and nobody talked about anything but {n}.
And that is all there is to tell about [name] and {n}.
And the sparrows on the roof? They talk about [name] and {n} to this day.
From that day on, [T] often thought of {n} and smiled.
From then on, [name] always knew whom to ask.
That evening, [T] told the whole story of {n} at supper.
That night, [T] slept very well and dreamed of {n}.
That night, [T] thought of {n} once more. It was a good thought.
And whenever [name] thought of {n} after that, [he] smiled.
And if you ask [name] about {m} today, you will hear a long story.
Years later, people still told the story of [name] and {n}.
And when somebody talks about {m} today, [name] must laugh.
So it all ended well for [name].
So that was the story of [name] and {n}.
So that was the end of a long day, and it was a good end for [name].
And [T] knew that tomorrow would be a good day, too.
"What a day!" said [T] and yawned.
"[I] [am] glad that it happened," said [T]. And [he] meant it.
"And it all began with {n}!" said [T] with a smile.
Today, people call [him] "the one with {n}," and [name] just smiles.
<solo other>{hero} and {pal} still laugh about {n} today.
<solo other>{hero} never forgot what {pal} had said.
<solo other>{hero} and {pal} sat together until the stars came out.
<solo other>Since then, {hero} and {pal} have tea together every Sunday.
If you meet [name] one day, ask about {m}!
They all went home, and [name] sang on the way.
It was a day that [name] never forgot.
And that was how [name] learned that nobody has to do everything alone.
""")
MORALS = lines("""
It helps to talk about things.
Two heads are better than one.
It is good to have somebody who listens.
Small steps are steps, too.
Everything takes time.
Good things are even better when you share them.
Nobody has to be alone with a big thought.
Ask, and somebody will answer.
Often, things are better than they seem.
Most things look better in the morning.
A good question is worth a lot.
Take your time, and look twice.
""")
