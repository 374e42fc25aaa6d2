"""Tables of `any_safe`: what comes right after the opening. First a reaction, then a thought that names what the
opening named. No line of one table stands in another one, so that a story never comes back to where it was.
"""

from models.recipe.tale import lines

FIRST = lines("""
[T] stood very still and listened.
[T] stood there for a while and did not move.
[T] rubbed [his] eyes. It was really true.
[T] looked once, and then [he] looked again.
[T] took a deep breath and counted to ten.
[T] blinked three times.
<solo>[T] scratched [his] head.
<solo>[T] scratched one ear, and then the other.
<solo>[His] heart beat a little faster.
<solo>[His] heart went thump, thump, thump.
<solo>[T] got a little red in the face.
<solo>[T] felt warm and cold at the same time.
[T] looked left and right, but nobody else was there.
[T] whistled softly, as one does when one thinks.
[T] said nothing at all for a whole minute.
[T] felt it down to the tips of [his] toes.
It was not a day like any other.
It was only the beginning.
It was the beginning of a long story.
[T] would remember this day for a long time.
Such a thing does not happen every day.
You may laugh, but for [him] it was important.
It may be a small thing, but for [him] it was big.
Nobody knew yet how it would end.
If you had been there, you would have wondered, too.
And that was not all, as you will see.
It began on a Monday, as most things do.
"Well, well," said [T]. "What a day!"
"So that is how it is," said [T].
"Dear me!" said [T].
"My, my, my!" said [T].
"Something is going to happen today," said [T].
"Wait until everybody hears this!" said [T].
"[I] will never forget this," said [T].
"Today is a strange day," [T] said to a sparrow.
<worry>"Oh dear," said [T]. "What now?"
<worry>"Oh no!" said [T]. "Why today?"
<worry>"It will be all right," [T] said, but [he] did not really believe it.
<worry>"It is not so bad," [T] said, but it was.
<worry>"This is bad," said [T]. "But it will not stay like this."
<worry>"Why does it have to be so hard?" asked [T].
<worry solo>[T] had a lump in [his] throat.
<worry solo>[T] had a funny feeling in [his] tummy.
<worry>[T] felt very small.
<worry>[T] felt sad, and nobody knew it.
<worry>[T] [was] almost ready to cry.
<worry>[T] [was] worried, and it showed.
<worry>[T] [was] sadder than [he] had been for a long time.
<worry>[T] [was] not happy at all.
<worry>[T] tried to smile, but it did not work.
<worry>[T] sighed a deep sigh.
<worry>[T] sighed so loudly that a fly flew away.
<worry>[T] wished that it was not so.
<worry>[T] wished for a little help.
<worry>It was not easy for [him].
<worry>It was a hard day for [him].
<worry>Nobody likes days like that, and [T] did not, either.
<worry>[T] had to blink a few times.
<worry solo>[T] would have liked to go to bed and pull the blanket over [his] head.
<worry>A tear rolled down, and then another one.
<worry>That can happen to anyone, but it did not help [him] to know that.
<worry>It made [him] sad, and it made [him] a little angry, too.
<worry solo>[T] let [his] head hang.
<plain>[T] did not know if that was good or bad.
<plain>[T] [was] a little excited and a little afraid.
<plain>[T] [was] so excited that [he] could not sit still.
<plain>[T] had not planned it at all.
<plain>[T] had wanted it to be a quiet day, but it was not.
<plain>That was something new for [him].
<plain>[T] could hardly wait to see what would happen.
<plain>It was like something from a book.
<plain solo>[T] had a twinkle in [his] eye.
<plain>"Shall [I] or shall [I] not?" asked [T].
<plain>"Now [I] want to know more," said [T].
<plain>"This will be a long day," said [T].
<plain>"Who would have thought of that?" said [T].
<plain>[T] grew more curious with every minute.
<plain solo>[T] put [his] head on one side.
<glad>It made [him] happy.
<glad>It made [him] so happy that [he] began to sing.
<glad>It made [him] smile, even on rainy days.
<glad>[T] [was] as happy as a bird in spring.
<glad>[T] [was] glad, and everyone could see it.
<glad solo>[T] [was] so happy that [his] cheeks turned red.
<glad>[T] [was] proud, and [he] did not try to hide it.
<glad>[T] [was] a little bit proud, too.
<glad>Nothing could make [him] happier.
<glad>That was how [T] liked it best.
<glad>It was a good time, and [T] knew it.
<glad>[T] laughed out loud, just because [he] [was] so happy.
<glad>[T] hopped three times for joy.
<glad>"How lucky [I] [am]!" said [T].
<glad>"This is the best thing in the world," said [T].
<glad>"It could not be better," said [T].
<glad>"Some days are just good," said [T].
<glad>"Is it not wonderful?" [T] asked a bird.
""")
FIRST_NAMED = lines("""
"{N}!" said [T]. "Who would have thought of that?"
"{M}, of all things!" said [T].
[T] looked as if [he] had never heard of {m} before.
Until that day, [T] had never thought much about {m}.
It all had to do with {m}.
It was all because of {m}.
It had all begun with {m}.
At first, it was only about {m}.
{M}! It sounded like the beginning of a story.
Who thinks of {m} on such a day? [T] did.
"It had to be {m}," said [T].
"Now [I] have to think about {m}," said [T].
There are many things in the world, but on that day, there was only {n}.
If it had not been for {n}, it would have been a very quiet day.
That is how it is with {m}.
With {m}, one never knows.
Everything else seemed small next to {n}.
People often laugh about {m}, but [T] did not laugh.
Some days are about {bread and butter|shoes and socks|rain}, but this day was about {m}.
Some stories begin with a king, and this one began with {n}.
A lot can happen because of {n}, and a lot did.
[T] said the word aloud: "{M}."
<glad>[T] [was] happy because of {n}.
<glad>[T] [was] very fond of {n}.
<glad>[T] loved {n} very much.
<glad>[T] would not have traded {n} for anything.
<glad>[T] smiled because of {n}.
<glad>"How nice!" said [T] and thought of {n}.
<glad>Because of {n}, the whole day was a little brighter.
<worry>[T] [was] sad because of {n}.
<worry>[T] [was] worried because of {n}.
<worry>"Oh, {n}!" [T] sighed.
<worry>"Why {n}?" asked [T]. "Why today?"
<worry>"It is because of {n}," said [T] in a small voice.
<worry>[T] swallowed hard when [he] thought of {n}.
<worry>There was only one thing that made [him] sad, and that was because of {n}.
<plain>[T] had a question about {m}, and then [he] had another one.
<plain>[T] [was] excited because of {n}.
<plain>[T] wanted to know all about {m}.
<plain>"Aha!" said [T]. "{N}!"
<plain>There was something about {n} that was not like anything else.
""")

SECOND = lines("""
From then on, [T] thought of nothing but {n}.
All that day, [T] could think of nothing but {n}.
Again and again, [he] thought of {n}.
From morning to night, it was all about {m}.
Soon, the whole street talked about {m}.
Soon, everyone had heard about {m}.
Soon, even the sparrows talked about {m}.
It did not take long, and the neighbors talked about {m}, too.
[T] wondered what Grandma would say about {m}.
[T] wondered what the others would say about {m}.
[T] wondered how it would go on with {n}.
[T] wondered if anyone else knew so much about {m}.
[T] wondered if there was a book about {m}.
Whenever somebody spoke of {m}, [he] listened closely.
Whenever [he] closed [his] eyes, [he] thought of {n}.
Whatever [he] did that day, [he] always thought of {n}.
Even in the bathtub, [he] thought of {n}.
Even with a full mouth, [he] talked about {m}.
Most of all, [he] thought about {m}.
For a while, [T] talked about nothing but {m}.
For three days, it was all about {m}.
But what about {n}? There was a lot to think about.
But who knew something about {m}?
What would the others say about {m}?
How would it go on with {n}?
The more [he] thought about {m}, the more there was to think about.
An hour later, [he] still thought about {m}.
<thing,alive>[T] drew {n} in the sand with a stick.
<solo>{hero} could not get {n} out of {his} head.
[T] made up a little song about {m}, but it had only two words.
[T] whispered something about {m} to {a tree|a lamp post|an old dog}.
[T] told the cat about {m}, and the cat yawned.
[T] told the moon about {m}, because the moon can keep a secret.
[T] told everyone who had two ears about {m}.
That was the question of {n}, and it was a big question.
And so there was a lot to say about {m}.
Nobody else thought about {m} as much as [he] did.
There were a hundred questions about {m}, and not one answer.
There were people who knew all about {m}, but where?
[T] decided to find out what people knew about {m}.
[T] needed somebody to talk to about {m}.
It is not every day that one has to think about {m}.
<worry>Something had to be done about {n}, but what?
<worry>Something had to be done about {n}, and soon.
<worry solo>[T] made up [his] mind to do something about {n}.
<worry>It is not easy to be happy when one has to think about {m}.
<worry>But it does not help to cry about {m}.
<worry>Nobody could say what to do about {n}.
<worry>There must be somebody who knows about {m}, [he] thought.
<plain>[T] had a plan, and it had to do with {n}.
<plain>There was only one way to find out more about {m}.
<plain>Somebody must know more about {m}, [he] thought.
<plain>"First, [I] have to find out about {m}," [T] decided.
<glad>[T] wanted everyone to know about {n}.
<glad>All the world should hear about {n}, [he] thought.
<glad>Every day was a little better because of {n}.
<glad>[T] sang all morning, because of {n}.
<glad>It is nice to have something like that, but it is nicer to tell others about {m}.
""")
SECOND_DEED = lines("""
All day long, [T] thought about [doing].
Again and again, [he] thought about [doing].
In the evening, [he] still thought about [doing].
Even at breakfast, [he] talked about [doing].
Even in [his] dreams, [he] thought of [doing].
[T] wondered if anyone else ever thought of [doing].
[T] wondered what the neighbors would say about [doing].
[T] wondered how others felt about [doing].
[T] wondered if it was hard to [do].
[T] wondered what it was like to [do].
Was it really so hard to [do]?
Was there somebody who knew all about [doing]?
Some people think that it is easy to [do], and others do not.
To [do] is not a small thing.
It is not so easy to [do].
It takes courage to [do].
There is more than one way to [do].
People have many ideas about [doing].
Everybody on the street had something to say about [doing].
Nobody thought as much about [doing] as [T] did.
In [his] thoughts, [he] saw what it was like to [do].
There must be a book about [doing], [he] thought.
<worry>The very thought of [doing] made [him] sigh.
<worry>[T] had thought about [doing] for so long, and now this!
<plain>To [do]! That was what it was all about.
<plain,glad>[T] dreamed of [doing].
<plain,glad>[T] dreamed of [doing], even in broad daylight.
<plain,glad>[T] had often dreamed of [doing].
<plain,glad>To [do], what a thought!
<glad>There is nothing nicer than to [do].
""")
SECOND_BARE = lines("""
From then on, [T] could think of nothing else.
All that day, [T] thought about it.
The more [he] thought about it, the more there was to think about.
[T] wondered what Grandma would say to that.
[T] wondered how it would go on.
[T] wondered if anyone else had ever had such a day.
[T] wondered whom [he] could ask.
Soon, the whole street talked about it.
The neighbors talked about it over the fence.
The grown-ups nodded when they heard about it.
Other people would soon have forgotten it, but not [T].
[T] told the moon about it, because the moon can keep a secret.
[T] told the whole story to a cat, and the cat purred.
[T] wanted to talk to somebody about it.
An hour later, [he] still thought about it.
Everyone had something to say, and [T] listened to them all.
It was the first thing that [he] thought of in the morning.
<worry>Something had to be done, but what?
<worry solo,plain solo>[T] made up [his] mind to do something about it.
<worry,plain>[T] decided not to wait any longer.
<plain>There was only one way to find out more.
<glad>Soon, everybody on the street was happy, too.
<glad>[T] talked about it with everyone [he] met.
""")

ECHO = lines("""
And it was no joke: [name] [echo].
Soon, everyone knew that [name] [echo].
The whole street heard that [name] [echo].
Everybody talked about it: [name] [echo]!
People asked, "Is it true that [name] [echo]?"
People asked, "Did you hear that [name] [echo]?"
The neighbor said, "I heard that [name] [echo]."
That [name] [echo] was no secret.
The neighbors knew that [name] [echo].
Not everyone knew that [name] [echo].
Everyone noticed that [name] [echo].
Who would have thought that [name] [echo]?
People told each other that [name] [echo].
So [name] [echo], and that was only the beginning.
So [name] [echo], and this is what happened next.
Yes, you heard it right: [name] [echo].
There was no doubt about it: [name] [echo].
One thing was sure: [name] [echo].
<worry,plain>Nobody knew why [name] [echo].
<worry,plain>Nobody could say why [name] [echo].
<worry,plain>There was a reason why [name] [echo].
<worry,plain>People asked, "How can it be that [name] [echo]?"
<worry>It was too bad that [name] [echo].
<worry>What a pity that [name] [echo]!
<worry>It was not nice to say it, but [name] [echo].
<worry>Nobody was to know that [name] [echo].
<glad>How nice that [name] [echo]!
<glad>Everyone was glad that [name] [echo].
<glad>It was good that [name] [echo].
<plain>It was a surprise that [name] [echo].
<plain>Nobody was surprised that [name] [echo].
""")
ECHO_NOBODY = lines("""
And it was no joke: [echo].
Yes, you heard it right: [echo].
A stranger asked, "Is it true that [echo]?"
"Did you hear it?" people asked. "It is true: [echo]."
So it was: [echo].
Everyone said the same: [echo].
One thing was sure: [echo].
""")
NOBODY = lines("""
People stood in the street and talked about it.
People talked about it at the market.
<worry,plain>People scratched their heads and wondered.
<worry,plain>Everyone asked, "How can that be?"
<glad>Everyone was happy about it.
<glad>Old people and young people smiled when they spoke of it.
<glad>People said, "How lucky we are!"
Everyone spoke of {m}.
Nobody could think of anything but {m}.
There was not a soul who did not talk about {m}.
<worry,plain>The baker asked the teacher about {m}, and the teacher asked the baker.
<worry,plain>Some said this about {m}, and others said that.
At every table, people spoke of {m}.
In every house, people talked about {m}.
Old people and young people wondered about {m}.
The children asked, "What about {m}?"
<worry,plain>People said, "Somebody should find out more about {m}."
They talked about {m} in the morning, and they talked about {m} at night.
""")
ENTERS = lines("""
Then {who} heard about {m}.
One day, {who} heard about {m}, too.
It was {who} who thought about it most of all.
Then {who} began to think about {m}.
And then {who} came along and wanted to know more.
But {who} wanted to know more about {m}.
Nobody thought about {m} more than {who}.
One morning, {who} made up {his} mind to find out more.
But then {who} had a question about {m}.
There was only one who did not stop asking, and that was {who}.
"I want to know all about it," said {who}.
"I will think about it," said {who}, and that was that.
"I want to help," said {who}.
"Let me see," said {who}.
Nobody was more curious than {who}.
In the same place lived {who}, who could not stop thinking about {m}.
Not far away lived {who}, who wanted to know more about {m}.
"Tell me all about it," said {who} one day.
One day, {who} asked about {m}.
Then {who} wanted to know all about {m}.
""")
