# ruff: noqa: E501, SIM905 (long templates, lists of words)
"""Tables of `any_safe`: a small event of the day, a first and a second question to somebody, a try, a night over it, and
the next morning. {asker} and {second} are those who are asked; {the_second} is the second one at the next mention.
"""

from models.recipe.tale import lines

ASKERS = (
    "the baker|the miller|the mail carrier|the gardener|the ferryman|the old shepherd|the teacher|the woman next door|"
    "the man at the corner shop|the clockmaker|the bus driver|the librarian|the fisherman|the shoemaker|the mayor|"
    "the oldest neighbor|the cook|the night watchman|the milkman|the barber"
).split("|")
SECONDS = (
    "a girl with a red cap|a boy with a drum|an old man on a bench|an old woman with a basket|a man on a ladder|a lady with a parasol|"
    "a sailor with a pipe|a painter with green hands|a woman with twelve hens|a boy on a scooter|a traveler with a big backpack|"
    "a student with three books|a peddler with a cart|a policeman on a bicycle|a girl on a swing|a lady with a tuba"
).split("|")

EVENTS = lines("""
At noon, [T] made {soup|pancakes|porridge|noodles} and forgot the {salt|sugar|spoon}.
At noon, [T] cooked {a pot of soup|a pot of beans|three potatoes}. It was so quiet in the kitchen that one could hear it boil.
For lunch, [T] ate {bread with jam|an apple and a bun|a bowl of soup}, and [he] hardly tasted it.
At lunch, [T] put {salt in the tea|jam on the cheese|the spoon in the wrong cup} and did not even notice.
[T] poured a cup of {tea|cocoa}, and by the time [he] drank it, it was cold.
[T] ate a whole bag of {nuts|plums|cherries} without counting them.
[T] baked {a small cake|six buns|a plum tart}, because that is good for thinking.
Outside, the wind blew {a hat|a newspaper|an umbrella|a green sock} down the road.
Outside, {two sparrows fought over a crumb|a dog barked at its own shadow|a cart rolled by}.
Outside, it began to rain, {first a little and then a lot|one drop after the other|and the gutter sang}.
The sun came out from behind a cloud, and everything looked {a little bit golden|as if it was new}.
A cloud that looked like a {sheep|boot|fish|teapot} floated by.
It was so {warm|windy|quiet} that even the flies sat still.
The church clock struck {three|four|five}, and somewhere a {door|window} slammed.
[T] took a walk {to the bridge|to the old mill|around the pond|down to the river} and came back with wet feet.
[T] walked up the hill and down again, and lost {a button|a glove} on the way.
[T] walked once around the house, and then once more, the other way around.
[T] ran so fast that [he] bumped into {a lamp post|a tree|a milk can}. "Sorry!" [he] said to it.
[T] stepped into {a puddle|a bucket|a flower bed}, because [he] did not look where [he] went.
[T] climbed the hill, because one can think better up there.
[T] put {a hat on the wrong way around|two different socks on}, so deep in thought [was] [he].
[T] tripped over {a broom|a pumpkin|a sleeping cat}. Nobody was hurt.
[T] tied a knot in a handkerchief, so as not to forget it.
[T] sat by the water and threw {seven|nine|ten} little stones into it.
[T] sat down under {an apple tree|a big oak|an umbrella}, and a {leaf|plum|feather} fell right in front of [him].
[T] waited and counted the clouds. There were {seven|nine|eleven}.
[T] counted to a hundred, and then [he] counted back.
[T] picked {daisies|a bunch of clover|some blackberries} by the road.
<solo>[T] had to sneeze, because a butterfly sat down on [his] nose.
A goat looked over the fence and ate {a button off a coat|the last rose|a piece of newspaper}.
A neighbor's hen laid an egg in {a flower pot|an old hat|the mailbox}, and everyone came to look.
Somebody down the road played the {trumpet|fiddle|flute}, and it sounded {rather sad|quite merry|very wrong}.
<thing,alive,place>A cloud floated by that looked a little like {n}.
<thing,alive>[T] baked a cookie in the shape of {n}.
<thing,alive>[T] knitted a {sock|mitten|scarf} with a picture of {n} on it.
<thing,alive,place>[T] stopped at a shop window. There was a picture of {n} in it.
<thing,alive>A little girl had drawn {n} on the sidewalk with chalk, and [T] walked all around it.
<place>[T] drew a map of the way to {n}, with a big red cross at the end.
<food>All that thinking about {n} made [him] hungry.
<sound,song>Somebody hummed a tune down the road, and [T] thought of {n} again.
<weather>[T] looked up at the sky for so long that [his] neck hurt.
<clothes>A scarecrow stood in the field, and even the scarecrow had a better hat.
<plant>[T] watered every flower pot in the house, one after the other.
<ride>A cart rolled by with a squeaking wheel, and [T] thought of {n} again.
<paper>The wind blew a piece of paper down the road, but it was only a bill from the butcher.
In the afternoon, {children flew a kite|a circus wagon rolled by|the neighbors beat their carpets}, and for once [T] did not look.
""")
ASK = lines("""
First, [T] wanted to hear what {asker} had to say about {m}.
First, [T] told {asker} about {m}.
First, [T] waited at the corner for {asker}, to ask about {m}.
At once, [T] set out to ask {asker} about {m}.
"You know so many things," [T] said to {asker}. "What do you know about {m}?"
"Have you ever thought about {m}?" [T] asked {asker}.
If anyone knew about {m}, it was {asker}. So [T] went there first.
People said that {asker} knew everything, even about {m}. So [T] went to see.
First, [T] asked {asker} about {m}.
First, [T] went to {asker} to ask about {m}.
First of all, [T] asked {asker} about {m}.
To begin with, [T] asked {asker} about {m}.
First, [T] knocked at the door of {asker} and asked about {m}.
First, [T] wrote a letter to {asker} with a question about {m}.
The first one whom [T] asked about {m} was {asker}.
"Do you know anything about {m}?" [T] asked {asker} first.
"May [I] ask you something about {m}?" [T] said to {asker}.
"What do you think about {m}?" [T] asked {asker}.
""")
ASK_DEED = lines("""
First, [T] asked {asker} about [doing].
First, [T] asked {asker} how one learns to [do].
First of all, [T] asked {asker} for advice about [doing].
To begin with, [T] asked {asker} if it was hard to [do].
"Is it easy to [do]?" [T] asked {asker} first.
""")
ASK_BARE = lines("""
First, [T] asked {asker} about it.
First, [T] went to {asker} with the whole story.
To begin with, [T] told {asker} everything.
The first one who heard the whole story was {asker}.
First, [T] knocked at the door of {asker}.
""")
ANSWER = lines("""
{Asker} only {smiled and shrugged|shook a wise head|said "hm" and "aha"}.
{Asker} had no time that day, but {a piece of advice|a friendly nod|a sugar cube} was always there.
{Asker} said, "Ask me again on {Sunday|Friday|Tuesday}."
{Asker} said, "My {grandmother|uncle|aunt} would have known that."
{Asker} said, "I only know about {bread|clocks|turnips|boats|cheese|stamps}."
{Asker} said, "Look at it from the other side."
{Asker} said, "Slow and steady, that is my advice."
{Asker} said, "First have some breakfast. Everything is easier after that."
{Asker} laughed, but it was a friendly laugh.
{Asker} thought so hard that one could hear it.
{Asker} thought about it until the {tea was cold|bell rang|cat fell asleep}.
{Asker} told a long story about {a goose and a king|a ship in a storm|a very stubborn mule}, and it had nothing to do with it.
{Asker} knew a proverb about that, but could not remember the end of it.
{Asker} looked it up in a thick book, and the page was missing.
{Asker} gave [him] {a warm bun|a red apple|a ginger cookie} and some good advice.
{Asker} scribbled something on a piece of paper, but nobody could read it.
<worry>{Asker} said, "Poor thing! But I do not know what to do, either."
<worry>{Asker} said, "That is a hard nut to crack."
<plain>{Asker} said, "There is more to it than one thinks."
<glad>{Asker} said, "How nice for you! That makes me smile, too."
<glad>{Asker} said, "I am happy to hear that."
""")
ASK_AGAIN = lines("""
A little farther on, [T] met {second}.
Under the linden tree stood {second}, and [T] said good day.
On the bridge, [T] saw {second} and asked once more.
Now there was only {second} left to ask.
Then along came {second}, humming a tune.
[T] went on, and at the next corner waited {second}.
After that, [T] met {second} and asked again.
After that, [T] told the whole story to {second}.
On the way back, [T] met {second}.
Around the corner came {second}, and [T] tried it there.
Next came {second}, who was not in a hurry.
Then there was {second}, who knew a lot about {m}, or so people said.
Then [T] saw {second}. Perhaps that was the right one to ask.
Next, [T] tried {second}. "What would you say about {m}?"
At the corner stood {second}, and [T] stopped.
By the fountain sat {second}, and [T] sat down, too.
""")
ANSWER_AGAIN = lines("""
"Hm," said {the_second}. And then, after a long time: "Hm."
"I will write you a postcard about it," said {the_second}.
"Well, that depends on the weather," said {the_second}.
{The_second} drew a map in the sand, but a hen walked across it.
{The_second} counted on ten fingers and came to eleven.
"Oh, that!" said {the_second}. "{Everybody asks me that|I dreamed of it last night|That is what my song is about}."
"I am not from here," said {the_second}.
"Ask the wind," said {the_second}, "the wind gets around."
"I would ask a friend," said {the_second}, and that was not a bad idea.
"You are asking the right question," said {the_second}, "but I am the wrong one to ask."
"Two heads are better than one," said {the_second}.
"You need somebody who knows you well," said {the_second}.
{The_second} listened politely and offered [him] {a peppermint|half a plum|a chair}.
{The_second} whispered something, but a cart rolled by, and nobody could hear it.
{The_second} nodded seven times and went away.
{The_second} did not know an answer, but knew a funny joke.
{The_second} said yes, and then no, and then perhaps.
{The_second} wished [him] good luck and waved for a long time.
<worry>"Do not give up," said {the_second}.
<plain>"That is exciting," said {the_second}. "Tell me how it goes on!"
<glad>"Lucky you!" said {the_second} and shook hands with everyone.
""")
TRY = lines("""
So [T] made a list. At the top of it stood: {n}.
So [T] made a list of all that one could do. {The list was longer than the table|It was a long list}.
So [T] made a plan. It had three parts, and the third part was {a nap|a piece of cake}.
In the end, [T] drew a picture of {n}. It looked more like {a potato|a camel|a boot}.
In the end, [T] wrote a poem about {m}. Nothing rhymed, but it was a good poem.
In the end, [T] wrote the word "{np}" on a piece of paper and hung it on the wall.
Finally, [T] thought of three ideas. Two of them were silly, and one was good.
Finally, [T] looked for a book about {m}. There were only books about {cheese|pirates|knitting}.
Finally, [T] tried to forget about {n}. That did not work at all.
<worry>Finally, [T] tried to think of something nice. It helped for a minute.
<worry>In the end, [T] sang a sad song. The neighbor's dog sang along.
<worry>In the end, [T] tried to be brave. It worked, but only a little.
<worry solo>"I must not give up," {hero} said to {himself}.
<plain solo>"One thing after the other," {hero} said to {himself}.
<plain>In the end, [T] tried to wait, but waiting was hard.
<plain>Finally, [T] began with something small.
<glad>But something was still missing. [T] had nobody to share it with.
<glad>But it is only half as nice to be happy alone.
""")
NIGHTS = lines("""
That night, the wind rattled at the shutters, and [T] thought of {n}.
That night, an owl called, and it sounded like a question about {m}.
That night, [T] got up twice to look out of the window.
Before going to sleep, [T] said the word three times: "{np}, {np}, {np}."
In the evening, [T] lit a candle and thought until it was only a stump.
That night, [T] could not fall asleep for a long time.
That night, [T] lay awake and looked at {the ceiling|the moon|a spider on the wall}.
That night, [T] dreamed of {n}. In the dream, {there was music|everything was upside down|it was raining pancakes}.
That night, [T] dreamed about {m}.
That night, [T] turned over in bed once, twice and three times.
That night, rain fell on the roof, and [T] listened to it and thought of {n}.
When the moon came up, [T] told it all about {n}.
In bed, [T] counted sheep. The {seventh|ninth|tenth} one asked about {m}.
At night, the stars came out, and [T] looked at them for a long time.
When everyone was asleep, [T] [was] still awake.
At supper, [T] [was] so quiet that the clock sounded very loud.
"Tomorrow is a new day," [T] said and turned off the light.
<worry,plain>[T] went to bed early, but sleep did not come.
<worry,plain>The night was long, but even a long night ends.
<glad>That night, [T] smiled in [his] sleep.
""")
TURNS = lines("""
The next morning, the whole yard was {white with blossoms|full of sparrows|wet and shining}, and things looked better.
The next morning, [T] sat up in bed and said, "Now [I] know!"
The next day, [T] put on a clean {shirt|collar|hat} and [was] ready to begin anew.
The next day began with a {rainbow|sneeze|parade of ducks}, and that was a good sign.
The next morning, everything looked a little different.
The next morning, [T] woke up with an idea. It had to do with {n}.
The next morning, there was {dew on the grass|a blackbird in the yard|a smell of fresh bread}, and [T] felt better.
The next morning, [T] ate {two buns|a big bowl of oatmeal} and [was] ready for anything.
The next morning, [T] knew whom [he] could ask about {m}.
At the first light of day, [T] [was] already up.
When the sun came up, the world looked friendlier.
After breakfast, [T] [was] ready.
Early the next day, somebody laughed outside. That was a good sign.
And then, on a Sunday, everything changed.
A few days later, things began to change.
Then came a day that [T] would never forget.
<worry>The day after that was a better day.
One good night can change a lot.
""")
