"""Tables of `any_safe`: small steps that fit every matter, a night over it, and how it takes a turn."""

from models.recipe.tale import lines

STEPS = lines("""
[T] sat down under a tree and thought about it with closed eyes.
[T] drank a glass of water. That is always a good beginning.
[T] took a walk, because walking is good for thinking.
<worry,plain>[T] asked the mail carrier about it. She had no time, but she smiled.
[T] asked the oldest neighbor about it. He said that he had to think about it, too.
<worry,plain>[T] asked two children on the road. They did not know, either.
[T] asked a bird on the fence. It only said "peep."
<worry,plain>[T] asked at the bakery about it. The baker gave [him] a bun and some good advice.
[T] went to the teacher and asked her what she thought.
<worry,plain>[T] looked it up in a thick book. The book was very long, and [he] read every page.
[T] wrote it all down, from the beginning to the end.
[T] drew a picture of it and hung it on the wall.
<worry,plain>[T] made a list of all that one could do. It was a long list.
<worry,plain>[T] made a plan. It had three parts, and the third part was a nap.
[T] walked up and down and up and down.
[T] walked once around the house, and then once more.
[T] climbed the hill, because one can think better up there.
[T] sat by the water for a while and threw little stones into it.
<worry,plain>[T] waited for a while. Nothing happened.
<worry,plain>[T] waited until noon. That was not easy.
[T] waited and counted the clouds. There were nine.
<worry>[T] tried to sing, but [he] could only think of sad songs.
<worry>[T] tried to forget about it. That did not work at all.
<worry>[T] tried to think of something nice. It helped for a minute.
<worry>[T] tried to be brave. It worked, but only a little.
<worry>[T] tried it alone, and [he] tried it again. It did not work yet.
<worry>[T] tried not to think of {n}, and so [he] thought of it all the more.
<worry solo>[T] told [himself] that everything would be all right.
<worry>[T] cried a little. After that, [he] felt a bit better.
<worry solo>[T] sat on the step with [his] chin in [his] hands.
<worry>[T] hoped that it would end by itself, but it did not.
<worry>[T] hid for a while, but one cannot hide from a worry.
<worry>"I must not give up," {hero} said to {himself}.
<plain>[T] tried to wait, but waiting was hard.
<plain>[T] took one small step, and then another one.
<plain>[T] began slowly, one thing after the other.
<plain>[T] tried it in one way, and then [he] tried it in another way.
<plain>It did not go well at first, but [T] did not give up.
<plain>[T] thought of three ideas. Two of them were silly, and one was good.
<plain>"One thing after the other," {hero} said to {himself}.
<plain>"Let me think," said {hero}, and {he} thought until {his} ears were warm.
<glad>[T] told the neighbor about it, and the neighbor was happy, too.
<glad>[T] told it to everyone on the road, and everyone said, "How nice!"
<glad>[T] sang a song about it. It was not a very good song, but it was a happy one.
<glad>[T] danced through the whole house.
<glad>[T] wrote a letter about it to Grandma.
<glad>[T] made up a little poem about it.
<glad>[T] wanted everyone to know about it.
<glad>[T] invited the neighbors and told them the whole story.
<glad>"I want to share it with somebody," said {hero}.
<glad>But it is only half as nice to be happy alone.
<glad>But something was still missing. [T] had nobody to share it with.
<glad>One day, [T] thought, "It would be nice if somebody else was happy, too."
[T] went to the market, and everyone there asked about {n}.
[T] told a snail about {n}. The snail listened very slowly.
[T] drew a picture of {n}. It was not easy to draw.
[T] wrote the word on a piece of paper and looked at it for a long time.
[T] asked the baker about {n}, but he only shook his head.
[T] looked for a book about {n}. There was none.
[T] looked at it from all sides, in [his] thoughts.
Slowly, [T] had an idea. It was only a small one.
<worry solo,plain solo>There were a hundred questions in [his] head, and not one answer.
<worry,plain>Nothing happened for a whole hour.
An old woman came by and nodded, as if she knew everything.
""")
NIGHTS = lines("""
That night, [T] could not fall asleep for a long time.
That night, [T] lay awake and thought about it.
That night, [T] thought about it in bed until the moon came up.
In bed, [T] thought of it again.
At night, [T] looked out at the stars and thought about it.
<worry,plain>[T] went to bed early, but sleep did not come.
<worry,plain>[T] went to bed and hoped that the next day would bring an answer.
<worry,plain>At supper, [T] [was] very quiet.
<worry,plain>At supper, [T] hardly ate a thing.
In the evening, [T] sat at the window for a long time.
That night, [T] had a dream about it.
That night, [T] dreamed about {n}.
In the night, it rained, and [T] listened to the rain and thought about it.
When everyone was asleep, [T] [was] still awake.
Before [he] fell asleep, [T] thought about it once more.
[T] turned over in bed once, twice and three times.
<worry,plain>The night was long, but even a long night ends.
"Tomorrow is a new day," [T] said and turned off the light.
""")
TURNS = lines("""
<worry,plain>The next morning, everything looked a little different.
<worry,plain>The next morning, the sun was shining, and that helped.
The next day, [T] got up early. There was something to do!
The next day, [T] knew what [he] wanted to do.
In the morning, [T] had an idea.
<worry>In the morning, [T] felt a little better.
And then something happened that nobody had thought of.
And then, on a Sunday, everything changed.
<worry,plain>When the sun came up, the world looked friendlier.
After breakfast, [T] [was] ready.
When the rooster crowed, [T] [was] already up.
A few days later, things began to change.
Then came a day that [T] would never forget.
And then it was time to do something.
<worry>The day after that was a better day.
Early in the morning, somebody laughed outside. That was a good sign.
Slowly, very slowly, something began to change.
One good night can change a lot.
""")
