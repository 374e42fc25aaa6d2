# ruff: noqa: E501 (long templates)
"""What the plots `any_*` share: how somebody comes along, listens, sighs, smiles and says thanks, and a night between."""

from models.recipe.tale import lines

WEIGHT = 2.5

NIGHT = lines("""
That night, {hero} could not sleep, because {he} thought of {n}.
All through supper, {hero} thought of {n}.
{hero} went to bed early, but {n} would not leave {his} head.
In bed, {hero} turned from one side to the other. How would it go on with {n}?
At night, the moon looked in at the window, and {hero} still thought of {n}.
{hero} dreamed of {n} that night, and it was a very mixed-up dream.
"Tomorrow will be a good day for {n}," {hero} whispered in bed.
For a whole day, [T] talked of nothing but {n}.
Even at breakfast the next morning, {hero} talked about {n}.
The next morning, {hero} woke up, and {his} first thought was: {n}!
{hero} wanted to think of something else. But {his} thoughts always ran back to {n}.
At supper, {hero} put the spoon in the salt and the salt in the soup, so much did {he} think of {n}.
When the stars came out, {hero} told them about {n}.
{hero} woke up twice that night, and both times {he} thought of {n}.
In the dark, everything looks bigger, even {n}.
The night was long, and {n} {was} in every dream.
The rooster had not yet crowed when {hero} thought of {n} again.
""")
COMES = lines("""
Then {pal} came along.
At that moment, {pal} came by and saw {hero}.
Just then, {pal} came around the corner.
It did not take long, and {pal} was there.
So {hero} went to {pal} and told {pal.him} everything.
Luckily, {pal.a} was not far away.
Then somebody came to see how {hero} was. It was {pal}.
"Is anybody there?" somebody called. It was {pal}.
"It is about {n}!" {hero} called when {he} saw {pal}.
{hero} was glad when {pal} came by, because {pal} always had time.
A door opened, and out came {pal}.
Somebody coughed. It was {pal}, with a basket on one arm.
"What a face!" said {pal}, who was on the way home.
Who should come up the road but {pal}?
Now there was only one who could help, and that was {pal}.
{pal} was just passing by and stopped.
Two eyes looked over the fence. They belonged to {pal}.
After a while, {hero} was not alone anymore. {pal} had come.
{hero} knocked at the door of {pal}.
By chance, {pal.a} had come out for a walk.
On the bench by the road sat {pal}. {hero} sat down, too.
"Hello!" called {pal} from far away.
Somebody put a hand on {hero}'s shoulder. It was {pal}.
{hero} nearly ran into {pal}.
A friendly voice said good day. It belonged to {pal}.
When {hero} looked up, {pal} stood there.
{pal} had heard the noise and came out to see what was going on.
{hero} decided to ask {pal}, who knew a lot.
""")
LISTEN = lines("""
{pal} sat down next to {hero} and listened.
{pal} listened to every word about {n}.
{pal} did not laugh. {pal.he} thought about {n} for a long time.
{hero} told the whole story of {n}, from the first word to the last.
{pal} nodded slowly, and {hero} felt a little better.
{pal} wanted to know everything about {n}.
{pal} asked three questions about {n}, and all three were good questions.
{pal} said "hm" and "aha" while {hero} talked about {n}.
{pal} put {pal.his} head to one side and let {hero} talk about {n}.
{pal} forgot to eat the apple in {pal.his} hand, so well did {pal.he} listen.
{pal} wrinkled {pal.his} forehead and thought about {n}.
{hero} began at the beginning, and {pal} did not interrupt even once.
"Go on," said {pal}, and {hero} told all there was to tell about {n}.
{pal} scratched one ear, and then the other. That was how {pal.he} thought best.
""")
SIGHS = lines("""
{hero} sat down and put {his} chin on {his} knees.
{hero} sighed so loudly that a sparrow flew up.
A small tear ran down {hero}'s nose.
{hero} took a deep breath and counted to ten.
For a moment, {hero} did not know what to do.
{hero} was not happy at all.
{hero} swallowed hard. Giving up was not what {he} wanted.
{hero} blew the hair out of {his} face and sighed.
{hero} looked up at the clouds, but the clouds did not know an answer, either.
{hero}'s lower lip began to shake a little.
{hero} let {his} shoulders hang.
{hero} swallowed, and swallowed once more.
{hero}'s heart was as heavy as a stone.
{hero} sat down on the steps and looked at the ground.
"Oh dear, oh dear," {hero} murmured.
{hero} had a big lump in {his} throat.
It was so quiet that one could hear a leaf fall.
{hero} wanted to cry, and {he} did, just a little.
""")
SMILES = lines("""
{hero} laughed so hard that {his} tummy hurt.
{hero} hopped from one foot to the other.
A big smile went over {hero}'s face.
{hero} clapped, and {pal} clapped, too.
{hero} and {pal} looked at each other and had to laugh.
{hero}'s heart felt as light as a feather.
{hero} gave {pal} a long hug.
"Hooray for {n}!" called {pal}.
{hero} threw {his} arms into the air.
{hero} turned a somersault for joy, and it was not a very good one.
{hero} and {pal} danced in a circle until they were dizzy.
{hero} whistled like a bird in spring.
{hero} laughed out loud, and {pal} laughed, too.
{hero} beamed like a lamp.
{hero} could have hugged the whole world.
{hero} gave a cheer that one could hear as far as the river.
{hero} blushed with joy up to the tips of {his} ears.
{hero} jumped so high that {his} hat nearly stayed up there.
""")
THANKS = lines("""
Thank you! Without you, I do not know what [I] would have done.
I am so glad that you came.
That was very kind of you.
How good that you know so much about {n}!
Thank you, thank you, thank you!
I will never forget how you helped [me] with {n}.
You are the best! I would not have managed it alone with {n}.
I owe you something. Next time, I will help you!
What a good day it was when I met you!
Come to supper! That is the least I can do.
I would never have thought of that by myself.
Nobody has ever helped me like that.
If you ever need anything, just call me.
Next time, I will bring you a cake.
You are as good as gold.
""")
THANKED = lines("""
{hero} thanked {pal} with all {his} heart.
{hero} took {pal} by the arm and danced around once.
{hero} did not know how to thank {pal}.
{pal} got the biggest thank-you of the day.
{hero} picked a daisy and gave it to {pal}.
{hero} said thank you, and then {he} said it again.
{hero} invited {pal} to supper, for that was the least {he} could do.
{pal} only smiled and said that it was nothing.
""")
