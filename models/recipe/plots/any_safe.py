"""Stories that go on after an opening of any form with sentences that are true whatever it said.

They speak of the hero by name or pronoun, and of the matter as "it"; where they name the matter, they say only what is
true of everything: that somebody thinks, speaks, asks or dreams of it. A line may be for one mood of openings alone:
`glad` (something good), `worry` (something bad) or `plain` (either).
"""

from models.recipe.plots import plot
from models.recipe.plots.any_safe_pal import ADVICE, ANSWERS, ARRIVES, ASKS, ATTENDS, IF_TRUE, TOGETHER, TRUE
from models.recipe.plots.any_safe_steps import NIGHTS, STEPS, TURNS
from models.recipe.story import Story
from models.recipe.tale import LAND, Tale, lines

SAFE_WEIGHT = 24.0  # of each plot of this module

FOLLOW = lines("""
[T] thought about it all day.
[T] thought about it at breakfast, at lunch and at supper.
[T] thought about it for a long, long time.
[T] thought about it until it was time for bed.
[T] could not stop thinking about it.
[T] could think of nothing else.
[T] thought about it when [he] got up, and [he] thought about it when [he] went to bed.
Whatever [T] did that day, [he] always thought of it.
It was the first thing that [T] thought of in the morning.
It was the last thing that [T] thought of at night.
<solo>All day long, there was only one thing in [his] head, and that was it.
[T] wanted to think about something else, but it did not work.
The more [T] thought about it, the more there was to think about.
[T] needed some time to think about it.
[T] sat down to think about it.
[T] did not say a word at first. [He] only thought about it.
[T] had never thought so much about anything.
[T] had often thought about it, but never as much as on this day.
[T] did not know what to think of it.
<worry,plain>[T] did not know what to do next.
<worry,plain>[T] did not know what to do about it.
<worry,plain>[T] wondered what to do about it.
[T] wondered what would happen next.
[T] wondered how it would go on.
[T] wondered what the others would say about it.
[T] wondered whom [he] could ask about it.
[T] wondered why it was like that.
[T] wondered if anyone else had ever had such a day.
[T] wondered what Grandma would say to that.
<worry solo,plain solo>[T] asked [himself] why.
<worry solo,plain solo>[T] asked [himself] how that was possible.
<worry,plain>"What now?" [T] asked.
<worry,plain>"And now?" [T] asked.
<worry,plain>"What should [I] do?" asked [T].
<worry,plain>"How did that happen?" [T] asked.
"Well, well," said [T]. "What a day!"
"So that is how it is," said [T].
"Something is going to happen," said [T].
"[I] have to tell somebody about it," said [T].
"Wait until everybody hears about it!" said [T].
"[I] will never forget this," said [T].
<worry,plain>"There must be a reason for it," said [T].
<worry,plain>"There must be something that [I] can do," said [T].
<worry>"Oh dear," said [T]. "What now?"
<worry>"Oh no!" said [T]. "Why today?"
<worry>"It will be all right," [T] said, but [he] did not really believe it.
<worry>"It is not so bad," [T] said, but it was.
<glad>"How lucky [I] [am]!" said [T].
<glad>"This is the best thing in the world," said [T].
<glad>"It could not be better," said [T].
<glad>"Some days are just good," said [T].
<plain,glad>"Who would have thought of that?" said [T].
Nobody had asked [T] about it, but [he] had a lot to say.
<worry,plain>Some people laughed about it, but [T] did not.
Some people did not care about it, but [T] did.
Other people would soon have forgotten it, but not [T].
Everyone had something to say about it, and [T] listened to them all.
The neighbors heard about it, too.
The neighbors talked about it over the fence.
The whole street talked about it.
Soon, everybody knew about it.
At first, nobody else knew about it.
At first, [T] told nobody about it.
At first, [T] did not tell anyone.
[T] wanted to tell somebody about it.
[T] wanted to talk to somebody about it.
[T] told everyone about it who had two ears.
[T] had already told three people about it, and all three had listened.
<worry solo,plain solo>[T] told [himself] that there was a reason for it.
[T] told the moon about it, because the moon can keep a secret.
[T] could have told somebody about it, but nobody was there.
[T] had a feeling that this would be a special day.
<worry solo,plain solo>[T] had a funny feeling in [his] tummy.
<worry solo>[T] had a lump in [his] throat and did not know why.
<worry,plain>[T] felt strange all over.
[T] felt it down to the tips of [his] toes.
[T] felt a little bit warm and a little bit cold.
<worry>[T] felt very small.
<worry>[T] felt sad, and nobody knew it.
<worry>[T] felt a little sick when [he] thought about it.
<worry>[T] [was] worried, and it showed.
<worry>[T] [was] sadder than [he] had been for a long time.
<worry>[T] [was] not happy about it at all.
<worry>[T] [was] almost ready to cry.
<worry>[T] [was] a little ashamed of it.
<worry>[T] tried to smile, but it did not work.
<worry>[T] sighed a deep sigh.
<worry>[T] wished that it was not so.
<worry>[T] wished for a little help.
<worry>[T] wished that somebody would come.
<worry>It made [him] sad, and it made [him] a little angry, too.
<worry>It was not easy for [him].
<worry>It was a hard day for [him].
<worry>Nobody likes days like that, and [T] did not, either.
<worry>Such a thing can happen to anyone, but that did not help [him].
<worry>[T] had to blink a few times.
<worry solo>[T] would have liked to go to bed and pull the blanket over [his] head.
<worry>It was too bad, and [T] said so.
<worry>"This is bad," [T] said. "But it will not stay like this."
<worry>[T] did not want to give up.
<worry>[T] [was] sure of one thing: something had to change.
<worry>It bothered [him] more and more.
<worry>It would not leave [him] alone.
<worry,plain>Something had to be done, but what?
<worry,plain>[T] wanted to do something about it.
<worry solo,plain solo>[T] made up [his] mind to do something about it.
<worry,plain>[T] decided not to wait any longer.
<plain>[T] did not know if that was good or bad.
<plain>Was it good or was it bad? [T] could not say.
<plain>[T] [was] a little excited and a little afraid.
<plain>[T] [was] so excited that [he] could not sit still.
<plain>[T] had not planned it at all.
<plain>[T] had wanted it to be a quiet day, but it was not.
<plain>That was something new for [him].
<plain>It was not what [T] had expected.
<plain>There was a lot to do, and [T] did not know where to begin.
<plain>There was only one way to find out more.
<plain>[T] could hardly wait to see what would happen.
<plain>It was a mystery to [him], but a nice one.
<plain,glad>It was like something from a book.
<plain,glad>[T] smiled when [he] thought about it.
<plain solo,glad solo>[T] had a twinkle in [his] eye.
<glad>It made [him] happy.
<glad>It made [him] so happy that [he] began to sing.
<glad>It made [him] smile, even on rainy days.
<glad>[T] [was] very happy about it.
<glad solo>[T] [was] so happy that [his] cheeks turned red.
<glad>[T] [was] glad, and everyone could see it.
<glad>[T] [was] a little bit proud of it.
<glad>[T] [was] proud, and [he] did not try to hide it.
<glad>[T] loved it more than anything.
<glad>Nothing could make [him] happier.
<glad>That was how [T] liked it best.
<glad>It was a good time, and [T] knew it.
<glad>Every day was a little better because of it.
<glad>People smiled when they heard about it.
<glad>[T] talked about it with everyone [he] met.
<glad>[T] laughed out loud, just because [he] [was] so happy.
<glad>There was nobody in the whole place who was as happy as [T].
[T] looked around, but nobody else was there.
<worry,plain>[T] looked up and down the road. Nobody was there who could help.
[T] looked once, and then [he] looked again.
[T] looked twice to be sure.
[T] rubbed [his] eyes. It was really true.
[T] stood very still and listened.
[T] stood there for a while and did not move.
[T] took a deep breath.
[T] took a deep breath and counted to ten.
[T] closed [his] eyes, opened them again, and nothing had changed.
<solo>[T] scratched [his] head.
<worry solo,plain solo>[T] shook [his] head.
[T] nodded, as if somebody had asked a question.
[T] whistled softly, as one does when one thinks.
<solo>[His] heart beat a little faster.
<solo>[His] heart went thump, thump, thump.
<worry,plain>Nobody could say why it was so, not even [T].
<worry,plain>Nobody had told [him] why.
<plain>It had begun on a Monday.
It was only the beginning.
It was the beginning of a long story.
It was not a day like any other.
And that was not all.
That was how it all began.
That is how this story begins, and [T] [was] right in the middle of it.
If you had been there, you would have wondered, too.
You may laugh, but for [him] it was important.
It may be a small thing, but it was important to [him].
It was a small thing, but small things can be very big.
It happens more often than one thinks.
<worry solo>Such things happen, and this time, it was [his] turn.
Nobody knew yet how it would end.
A little bird sat on the fence and looked as if it knew more.
The sun was shining, and it was very quiet.
It was early, and everyone else was still asleep.
It was a quiet day, and there was a lot of time to think.
The clock ticked, and [T] thought about it.
An hour went by, and [T] still thought about it.
Three days went by, and [T] still thought about it.
The next morning, [T] still thought about it.
"What is the matter?" people asked. "[I] have to think," said [T].
"What is it?" people asked, but [T] did not say.
"Why?" asked the neighbor. [T] did not know what to say.
"Tell us more!" said the neighbors. So [T] told them everything.
"Is that true?" asked the neighbor. "Yes, it is true," said [T].
Not everyone believed it at first.
The grown-ups nodded when they heard about it.
<worry,plain>The old people in the village remembered something like that.
An old man shook his head when he heard about it.
A little girl asked if it was true, and it was.
[T] said it aloud, just to hear how it sounded.
[T] told the whole story to a cat, and the cat purred.
[T] sat on the step and thought about it.
[T] sat by the window and thought about it.
[T] did not tell anyone for a whole day, and that was hard.
[T] whispered it into the wind.
[T] wrote it down, so that nobody would forget it.
[T] knew that it was important, but [he] did not know why.
[T] hoped that somebody would ask about it.
[T] could feel that something was about to happen.
"May I tell you something?" [T] asked the neighbor.
"Listen to this!" [T] said to everyone.
The neighbor said, "I have never heard of such a thing."
"What do you think about it?" people asked, and [T] thought for a long time.
"Tell me about it," said the mail carrier, and [T] did.
"Do you think about it, too?" [T] asked a bird, but the bird flew away.
"First, [I] have to think," said [T].
"[I] will think about it," said [T], "and then [I] will see."
"Today is a strange day," said [T].
"It is a long story," [T] said to everyone who asked.
<worry>"What is the matter?" asked the neighbor. "[I] do not want to talk about it," said [T].
<worry>"It is not easy," [T] said, and that was true.
<worry>"Is there nobody who can help?" asked [T].
<worry>[T] needed help, but whom could [he] ask?
<plain>"Shall [I] or shall [I] not?" asked [T].
<plain>"This will be a long day," said [T].
<plain>"Now [I] want to know more," said [T].
<plain>[T] wanted to know more about it, and [he] wanted to know it at once.
<glad>"Is it not wonderful?" [T] asked everyone.
<glad>"[I] could sing and dance," said [T].
<glad>"[I] do not want anything else," said [T], and [he] meant it.
""")
MATTER = lines("""
[T] could think of nothing but {n}.
[T] thought of {n} again and again.
[T] thought about {n} for the rest of the day.
[T] had to think of {n} all morning.
<glad>[T] loved {n} very much.
<glad>[T] [was] very fond of {n}.
<glad>[T] would not have traded {n} for anything.
<glad>[T] often talked about {n}.
<glad>[T] liked to tell people about {n}.
It was all because of {n}.
It had all begun with {n}.
It all had to do with {n}.
There was something about {n} that was not like anything else.
[T] wanted to know all about {n}.
[T] told everyone about {n}.
[T] told a friend about {n}.
[T] dreamed of {n} that night.
[T] asked everyone about {n}.
[T] never talked about {n}, but [he] often thought of it all.
Whenever somebody spoke of {n}, [T] listened closely.
Everyone talked about {n} that day.
Most of all, [T] thought about {n}.
For a while, [T] talked about nothing but {n}.
"{N}!" said [T]. "[I] cannot think of anything else."
"[I] have to think about {n}," said [T].
"It is all about {n}," said [T].
<worry>"It is because of {n}," said [T] in a small voice.
<worry>[T] [was] sad because of {n}.
<worry>[T] [was] worried because of {n}.
<worry>[T] did not sleep well because of {n}.
<worry>"If it was not for {n}!" said [T].
<glad>"If you only knew about {n}!" said [T].
<glad>[T] [was] happy because of {n}.
"What are you thinking about?" people asked. "About {n}," said [T].
<solo>{hero} could not get {n} out of {his} head.
[T] had never thought so much about {n} before.
Until that day, [T] had never thought much about {n}.
[T] asked the neighbor about {n}.
[T] wrote a letter about {n}.
Should [T] tell somebody about {n}?
What would the others say about {n}?
How would it go on with {n}?
[T] sang a little song about {n}.
The neighbors asked about {n}, and [T] told them everything.
People asked, "What about {n}?"
[T] spoke of {n} at breakfast and at supper.
From morning to night, it was all about {n}.
That was the story of {n}, or at least the beginning of it.
[T] whispered something about {n}, but nobody heard it.
Even the cat had to listen when [T] talked about {n}.
[T] always listened when people talked about {n}.
It is not every day that one has to think about {n}.
[T] wondered what to say about {n}.
[T] wondered if anyone else thought about {n}.
[T] thought, and whenever [he] thought, [he] thought about {n}.
[T] thought about {n} when the sun came up, and [he] thought about {n} when it went down.
Nobody else thought about {n} as much as [T] did.
<worry>[T] sighed when [he] thought of {n}.
<worry>"Why {n}?" [T] asked.
<worry>"Oh, {n}!" [T] sighed.
<worry>There was only one thing that made [him] sad, and it was because of {n}.
<worry,plain>Something had to be done about {n}, but what?
<worry,plain>[T] wanted to do something about {n}.
<worry,plain>"What should [I] do about {n}?" asked [T].
<plain>[T] had a question about {n}, and then [he] had another one.
<plain>[T] had a dream about {n}, and it was a strange dream.
<glad>[T] smiled when [he] thought of {n}.
<glad>[T] sang all day, because of {n}.
<glad>Whenever [T] thought of {n}, the day was a little brighter.
""")

ECHO = lines("""
It was true: [name] [echo].
It was really true: [name] [echo].
Soon, everyone knew that [name] [echo].
The whole street heard that [name] [echo].
Everybody talked about it: [name] [echo]!
People asked, "Is it true that [name] [echo]?"
People asked, "Did you hear that [name] [echo]?"
The neighbor said, "I heard that [name] [echo]."
The neighbor asked, "What? Is it true that [name] [echo]?"
That [name] [echo] was no secret.
The neighbors knew that [name] [echo].
Not everyone knew that [name] [echo].
Everyone noticed that [name] [echo].
Who would have thought that [name] [echo]?
People told each other that [name] [echo].
So [name] [echo], and that was only the beginning.
So [name] [echo], and this is what happened next.
Yes, [name] [echo].
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
It was true: [echo].
It was really true: [echo].
Yes, you heard it right: [echo].
A stranger asked, "Is it true that [echo]?"
"Did you hear it?" people asked. "It is true: [echo]."
So it was: [echo].
Everyone said the same: [echo].
One thing was sure: [echo].
""")
NOBODY = lines("""
Everyone talked about it.
<worry,plain>Everyone thought about it, but no one knew more.
Everyone had something to say about it.
<worry,plain>Everyone asked everyone else, but nobody knew the answer.
People talked about it at the market.
People talked about it from morning to night.
People stood in the street and talked about it.
<worry,plain>People scratched their heads and wondered.
<worry,plain>Some said this, and others said that.
Some people laughed about it, and others did not.
<worry,plain>The baker asked the teacher, and the teacher asked the baker.
Old people and young people wondered about it.
The children wondered about it, too.
At every table, people spoke of it.
In every house, people talked about it.
<worry,plain>People asked, "What does it mean?"
<worry,plain>Everyone asked, "How can that be?"
The children asked, "What will happen next?"
<worry,plain>People said, "Somebody should find out more about it."
It was all that anyone could think of.
<glad>Everyone was happy about it.
<glad>Old people and young people smiled when they spoke of it.
<glad>The children danced in the street because of it.
<glad>People said, "How lucky we are!"
<worry,plain>It was a mystery, and everyone loves a mystery.
Nobody could think of anything but {n}.
Everyone spoke of {n}.
There was not a soul who did not talk about {n}.
People said, "It is all about {n}."
They talked about {n} in the morning, and they talked about {n} at night.
""")
ENTERS = lines("""
Then {who} heard about it.
One day, {who} heard about it, too.
It was {who} who thought about it most of all.
Then {who} began to think about it.
And then {who} came along and wanted to know more.
But {who} wanted to know more about it.
Nobody thought about it more than {who}.
One morning, {who} made up {his} mind to find out more.
But then {who} had a question.
There was only one who did not stop asking, and that was {who}.
"I want to know all about it," said {who}.
"I will think about it," said {who}, and that was that.
"I want to help," said {who}.
"Let me see," said {who}.
Nobody was more curious than {who}.
In the same place lived {who}, who could not stop thinking about it.
Not far away lived {who}, who wanted to know more.
"Tell me all about it," said {who} one day.
One day, {who} asked about {n}.
Then {who} wanted to know all about {n}.
""")

EASED = lines("""
<worry>And then, little by little, it did not feel so bad anymore.
<worry>And then, all at once, it was not so bad anymore.
<worry>After that, the worry was only half as big, and soon it was gone.
<worry>And what do you think? In the end, it all turned out well.
<worry>Bit by bit, everything was all right again.
<worry>[T] noticed that [he] could laugh about it now.
<worry>Suddenly, [T] noticed that [he] [was] not worried anymore.
<worry>It took a while, but then everything was good again.
<worry>It was not over in one day. But after three days, all was well.
<worry>"Do you know what?" said [T]. "It is not bad anymore!"
<worry>"It worked!" said [T]. "It really worked!"
<worry>[T] took a deep breath, and all the worry was gone.
<worry>When the sun went down, everything was all right.
<worry>And from that moment on, it was easy.
<worry>And so the thing that had been so hard was not hard anymore.
<plain>And then everything went well.
<plain>And then, all at once, everything was clear.
<plain>And what do you think? It all went well.
<plain>In the end, it was better than [T] had thought.
<plain>It went well, and [T] could hardly believe it.
<plain>"It worked!" said [T]. "It really worked!"
<plain>Now [T] knew all that [he] had wanted to know.
<plain>It took some time, but it was worth it.
<plain>"So that is how it is!" said [T] and laughed.
<plain>And so a long day came to a good end.
<plain>At last, [T] could stop wondering.
<plain>When it was over, everyone clapped.
<glad>It was even nicer now, because somebody else was happy, too.
<glad>Now there were more people who were happy about it.
<glad>"Now it is twice as nice," said [T].
<glad>And [T] found out that good things grow when one shares them.
<glad>[T] had not known that it could be even better. But it could.
<glad>They laughed until the sun went down.
<glad>And so a good day became a very good day.
<glad>After that, [T] [was] even happier than before.
<glad>It was one of those days that should never end.
<glad>Everybody was happy that day, and nobody went home early.
""")
AFTER = lines("""
From that day on, [T] often thought of it and smiled.
From then on, [T] [was] never afraid to ask for help.
{hero} still thinks about it today, and {he} always smiles.
Today, {hero} likes to tell people about it.
That evening, [T] told the whole story at supper.
That night, [T] slept very well.
That night, [T] lay in bed and thought about it once more. It was a good thought.
And whenever {hero} thinks of {n} today, {he} smiles.
And if you ask {hero} about {n} today, {he} will tell you everything.
Years later, people still told the story of {n}.
And when somebody talks about {n} today, {hero} smiles.
So it all ended well, for everyone.
So that was the end of a long day, and it was a good end.
And [T] knew that tomorrow would be a good day, too.
"What a day!" said [T] and yawned.
"I am glad that it happened," said {hero}. And {he} meant it.
"And it all began with {n}," said {hero} with a smile.
{hero} and {pal} still laugh about it today.
{pal} comes to see {hero} every week now.
{hero} never forgot what {pal} had said.
{pal} and {hero} sat together until the stars came out.
If you meet {hero} one day, ask about it. You will hear a long story.
They all went home, and nobody was sad anymore.
It was a day that [T] never forgot.
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


def follow(t: Tale, low: int, high: int) -> None:
    """Tell what is true after any opening, and bring in the hero if it named nobody."""
    s = t.s
    echo = "echo" in t.tags and s.chance(0.5)
    if t.entry.alone:
        if echo:
            t.say(ECHO_NOBODY)
        t.some(NOBODY, 1, 2)
        t.enter(ENTERS)
        low, high = max(low - 1, 1), max(high - 1, 1)
    elif echo:
        t.say(ECHO)
        low, high = max(low - 1, 1), high - 1
    place = s.pick(("first", "second", "")) if "noun" in t.tags else ""
    if place == "first":
        t.say(MATTER)
    t.some(FOLLOW, 1, 1)
    if place == "second":
        t.say(MATTER)
    t.some(FOLLOW, low - 1, high - 1)


def meet(t: Tale) -> None:
    """Somebody comes, asks and listens."""
    t.bring()
    t.say(ARRIVES)
    if t.s.talks:
        questions, answers = (IF_TRUE, TRUE) if t.s.chance(0.2) else (ASKS, ANSWERS)
        t.talk("pal", questions, ATTENDS, mood="kind")
        t.talk("hero", answers, ATTENDS)
    t.say(ATTENDS, p=0.45)


def finish(t: Tale) -> None:
    """All turns out well."""
    t.s.par(0.4)
    t.say(EASED)
    t.end(AFTER, MORALS)


def settle(t: Tale) -> None:
    """What the hero and the other one do about it."""
    t.talk("pal", ADVICE, TOGETHER, mood="kind")
    t.some(TOGETHER, 1, 2)


@plot(
    weight=SAFE_WEIGHT, hero="hands legs eats !bug !thing !crab", worlds=LAND, grown=True,
    gists=["who thinks about {x}", "and the story of {x}"],
)  # fmt: skip
def any_told(s: Story) -> None:
    """The hero thinks about it and tells somebody, and together they do something."""
    t = Tale.of_any(s)
    follow(t, 2, 4)
    s.par(0.4)
    meet(t)
    settle(t)
    t.say(TURNS, p=0.4)
    finish(t)


@plot(
    weight=SAFE_WEIGHT, hero="hands legs eats !bug !thing !crab", worlds=LAND, grown=True,
    gists=["who thinks about {x}", "and the story of {x}"],
)  # fmt: skip
def any_tried(s: Story) -> None:
    """The hero takes small steps alone, and then with somebody."""
    t = Tale.of_any(s)
    follow(t, 2, 4)
    s.par(0.4)
    t.some(STEPS, 2, 4)
    s.par(0.4)
    meet(t)
    settle(t)
    finish(t)


@plot(
    weight=SAFE_WEIGHT, hero="hands legs eats !bug !thing !crab", worlds=LAND, grown=True,
    gists=["who thinks about {x}", "and the story of {x}"],
)  # fmt: skip
def any_slept(s: Story) -> None:
    """The hero takes it to bed, and the next day looks different."""
    t = Tale.of_any(s)
    follow(t, 2, 3)
    t.some(STEPS, 1, 2)
    s.par(0.4)
    t.say(NIGHTS)
    t.say(TURNS)
    meet(t)
    settle(t)
    finish(t)
