# ruff: noqa: E501 (long templates)
"""Somebody is in a state, which is the subject of the story: hungry, late, too small ..."""

from models.recipe.openings import HERO
from models.recipe.plots import plot
from models.recipe.plots.any_shared import SIGHS, SMILES, THANKED, WEIGHT
from models.recipe.story import Story
from models.recipe.tale import LAND, Tale, lines

STATE_SECOND = lines("""
[T] [was] {st}, and that was that.
"I am {st}," {hero} said to {himself}.
<passing>Being {st} was the last thing that [T] had wanted today.
Nobody else was {st}. Only [T] [was].
<passing>Some days are like that: you wake up, and you are {st}.
<passing>It was not the first time that [T] [was] {st}.
<bad>It was not easy to think of anything else when one was {st}.
<passing>The more {hero} thought of being {st}, the worse it became.
<passing>Why did [he] have to be {st} today, of all days?
<passing>{hero} had been {st} before, but never like this.
Anyone could see it: [T] [was] {st}.
<passing>{hero} did not want to be {st}, but nobody had asked {him}.
<bad>What can you do when you are {st}?
<bad>{hero} tried not to think of it, but [he] [was] still {st}.
Was anybody else in the world {st}?
And it was true, [T] really [was] {st}.
<passing>Yesterday, everything had been fine, and today [T] [was] {st}.
<bad>{hero} told {himself} that nobody had ever died of being {st}.
<bad>To be {st} is one thing. To be {st} and alone is another.
<bad>{hero} looked at {himself} in a puddle and saw somebody who was {st}.
<bad>The others laughed and played. They did not know what it was like to be {st}.
<hungry>{hero}'s tummy rumbled loudly, so that everyone could hear who was {st}.
<hungry>When one is {st}, even the moon looks like a cheese.
<hungry>{hero} could think only of soup and bread, for {he} was {st}.
<thirsty>{hero}'s tongue was as dry as a leaf, for {he} was {st}.
<awake>The bed was soft and everything was quiet, and still [T] [was] {st}.
<awake>All the others had their eyes shut. Only [T] [was] {st}.
<awake>{hero} turned to the left and to the right, and [was] {st} on both sides.
<tired>{hero} yawned so widely that a fly flew in, for {he} was {st}.
<tired>{hero}'s eyes wanted to close, because {he} was {st}.
<cold>{hero}'s teeth went clack, clack, clack, so everyone heard who was {st}.
<cold>The wind blew right through, and {hero} was {st} from head to toe.
<wet>Drops fell from {hero}'s nose. Anyone who looked like that had to be {st}.
<wet>{hero} left a little puddle with every step, because {he} was {st}.
<hot>Even the shade was warm, and {hero} was {st}.
<dirty>Only two eyes were still clean. The rest of {hero} was {st}.
<dirty>Whatever {hero} touched got spots, because {he} was {st}.
<ill>{hero}'s nose was red and {his} voice was a squeak. No doubt, {he} was {st}.
<bored>{hero} counted the spots on the wall, for {he} was {st}.
<bored>When one is {st}, every minute has a hundred seconds.
<homesick>Everything smelled different here, and {hero} was {st}.
<homesick>{hero} thought of {his} own bed at home, for {he} was {st}.
<lonely>{hero} listened for steps, but nobody came, and {he} was {st}.
<lonely>Even the echo did not answer when {hero} was {st}.
<shy>{hero} wanted to say hello, but {he} was {st}, and no word came out.
<scared>Every little sound made {hero} jump, because {he} was {st}.
<cross>Nobody dared to come near, because {hero} was {st}.
<cross>{hero} kicked a stone, and then another one. That is what you do when you are {st}.
<jealous>{hero} looked the other way, so that nobody could see that {he} was {st}.
<sad>Not even the sun helped, for {hero} was {st}.
<late>The clock went tick and tock and did not wait, and {hero} was {st}.
<late>{hero} put the left shoe on the right foot, because {he} was {st}.
<lost>Every tree looked like the one before, and {hero} was {st}.
<lost>There was no sign and nobody to ask, and {hero} was {st}.
<stuck>{hero} could not go forward and could not go back, for {he} was {st}.
<breathless>{hero} leaned against a tree and could not say a word, for {he} was {st}.
<small>Everyone else could do it, but {hero} was {st}.
<small>"Wait until you have grown," they always said, for {hero} was {st}.
<big>Chairs cracked and doors were too narrow, because {hero} was {st}.
<big>When they played hide-and-seek, {hero} was always found first, because {he} was {st}.
<loud>"Shh!" said everybody all day long, because {hero} was {st}.
<quiet>Nobody ever heard {hero}, because {he} was {st}.
<slow>When {hero} came, the others were already leaving, because {he} was {st}.
<slow>{hero} did everything carefully, and so {he} was {st}.
<fast>{hero} was always at the end before the others had begun, because {he} was {st}.
<clumsy>Crash went a cup, and bump went a chair. {hero} was {st} again.
<nice>{hero} wanted to tell everyone that {he} was {st}.
<nice>One could see from far away that {hero} was {st}.
<nice>And whoever is {st} wants to do something with it.
<nice>It felt good to be {st}.
<nice>The sun seemed to know that [T] [was] {st}.
<nice>Not everyone can be {st}, but [T] could.
<nice>"When I am {st}, the whole day is good," {hero} always said.
<nice>Even the mail carrier noticed that [T] [was] {st}.
<trait>{hero} had been {st} for as long as {he} could remember.
<trait>Some are this and some are that, and {hero} was {st}.
<trait>{hero} was {st}, and everybody had something to say about it.
<trait>"You are {st}," they said every day, as if {hero} did not know it.
<trait>How often {hero} had wished not to be {st}!
<shut>There was a door between {hero} and the rest of the world, and so {he} was {st}.
<shut>{hero} pressed {his} nose against the glass, for {he} was {st}.
<odd>Everybody turned around to look, because {hero} was {st}.
<odd>{hero} would have liked to look like the others, but {he} was {st}.
<full>{hero} could not even look at a pea, for {he} was {st}.
<full>Not a crumb more would fit in, because {hero} was {st}.
<forgetful>What was it that {hero} had wanted? {He} was {st} again.
<naughty>Nobody wanted to play with somebody who was {st}.
<sorry>{hero} could not look anybody in the eye, because {he} was {st}.
<early>Nobody was there, and nothing had begun. {hero} was {st}.
""")
STATE_SAID = lines("""
<bad>I am {st}, and I do not know what to do.
<bad>Why am I {st}, and nobody else is?
<bad>It is not my fault that I am {st}!
<bad>Do you know what it is like to be {st}?
<bad>Nobody understands how it is when one is {st}.
<bad>I am {st}! Does nobody notice?
<bad>If only I were not {st}!
<bad>Everybody is {st} once in a while. But why me, and why today?
<bad>I do not want to be {st} for a whole day.
<bad>I have never been {st} for such a long time.
<bad>Can anybody help somebody who is {st}?
<bad>I am not cross and I am not silly. I am just {st}.
<hungry>I am {st}! I could eat a table, with all four legs.
<awake>I am {st}, and the night is long.
<cold,wet>I am {st}! I want to sit by a warm stove.
<bored>I am {st}! Is there nothing to do in this whole world?
<late>I am {st}! Out of my way, please!
<lost>I am {st}! Is anybody there?
<trait>They all say that I am {st}, and they are right.
<homesick,lonely,sad>I am {st}, and my heart feels heavy.
<nice>I am {st}, and I want to share it!
<bad>Today I am {st}, and yesterday I was not. How odd!
<bad>Being {st} is no fun at all.
<passing>How long can one be {st}?
<passing>Will it never stop? I am {st}!
<trait>I did not choose to be {st}!
<trait>Is it so bad to be {st}?
<nice>I am {st}, and I will be {st} all day!
<nice>Who else is {st} today?
<nice>How good it is to be {st}!
<nice>If everyone were {st}, what a world that would be!
<shut>I am {st}! Can anybody hear me?
<odd>Can I help it if I am {st}?
<sorry>I am {st}, and I want to make it good again.
""")
STATE_THOUGHT = lines("""
<bad>{hero} did not want to be {st} for a whole day.
<bad>If only {he} were not {st}, {hero} thought, everything would be fine.
<bad>{hero} wondered how other people stop being {st}.
<bad>It could not go on like that. {hero} did not want to stay {st}.
<bad>Somebody had to know what to do when one is {st}, {hero} thought.
<bad>{hero} sat down and thought about it, but even then {he} was {st}.
<bad>There must be something good about being {st}, {hero} thought, but {he} could not find it.
{hero} told nobody that {he} was {st}.
<bad>Nobody could help somebody who was {st}, or so {hero} thought.
<bad>{hero} made up {his} mind to do something about being {st}.
<nice>{hero} wanted to be {st} for a long, long time.
<nice>It was nice to be {st}, and {hero} wanted to share it.
<nice>{hero} thought that more people should be {st}.
<nice>{hero} had not always been {st}, and so it was all the better.
<bad>{hero} hoped that nobody would see that {he} was {st}.
<bad>Perhaps it was only a dream that {he} was {st}, {hero} thought.
<bad>{hero} asked {himself} how it had come about that {he} was {st}.
<passing>By evening, {hero} thought, {he} would no longer be {st}. But evening was far away.
<trait>{hero} dreamed of a place where everybody was {st}.
""")
STATE_TRY = lines("""
<bad>{hero} counted to a hundred. At a hundred, {he} was still {st}.
<bad>{hero} hummed a song, but that does not help much when one is {st}.
<bad>{hero} acted as if it were not so. But whoever is {st} cannot hide it for long.
<bad>{hero} asked a passing cat what to do. The cat had never been {st} and walked on.
<bad>{hero} shut {his} eyes and wished it away. When {he} opened them, {he} was still {st}.
<bad>{hero} had heard that a deep breath helps. {He} took ten of them, and then {he} was {st} and dizzy.
<bad>{hero} wanted to forget that {he} was {st}, so {he} counted clouds. There were only two.
<bad>{hero} looked in a book for people who were {st}, but there was nothing on that page.
<hungry>{hero} looked into the pantry. There was one dry pea, and it rolled away.
<hungry>{hero} nibbled at a leaf. It tasted of leaf, and {he} was still {st}.
<hungry>{hero} shook the cookie jar. It was so empty that it did not even rattle.
<thirsty>{hero} ran to the well, but the bucket had a hole.
<awake>{hero} counted sheep. At two hundred, the sheep were tired, but {hero} was not.
<awake>{hero} drank a cup of warm milk and listened to the clock. It ticked, and {hero} was still {st}.
<awake>{hero} tried it with the head where the feet should be. It was funny, but it did not help.
<tired>{hero} splashed cold water on {his} face. It helped for one minute.
<tired>{hero} stood on one leg so that {he} could not fall asleep, and {he} fell over.
<cold>{hero} jumped up and down twenty times. {His} nose was still like ice.
<cold>{hero} crept under a heap of leaves, but the wind found {him} there, too.
<wet>{hero} shook {himself} until everything flew around. Then the next cloud came.
<wet>{hero} stood under a tree, but the tree was just as wet.
<hot>{hero} fanned {himself} with a big leaf. It only made warm wind.
<dirty>{hero} rubbed and rubbed with a dry leaf. Now the dirt was only bigger.
<dirty>{hero} jumped into a puddle to get clean, and that was a mistake.
<ill>{hero} drank a tea that tasted of old socks. {He} sneezed into it twice.
<bored>{hero} built a tower of pebbles, and it fell down, and that was all.
<bored>{hero} rolled down the hill and walked up again. The second time, it was no fun anymore.
<homesick>{hero} drew a picture of {his} home. It was a good picture, and that made it worse.
<homesick>{hero} tried to whistle the song from home, but it came out very small.
<lonely>{hero} talked to {his} own shadow. It was nice, but it said nothing back.
<lonely>{hero} knocked at three doors, and nobody was at home.
<shy>{hero} practiced in front of a mirror. In the mirror, it was easy.
<shy>{hero} took one step forward and two steps back.
<scared>{hero} sang loudly to be brave, but {his} voice shook.
<cross>{hero} shouted at a tree. The tree was not interested.
<cross>{hero} slammed the door, and a cup fell down. Now {he} was even more cross.
<jealous>{hero} said that {he} did not care, three times, and every time it was less true.
<sad>{hero} watched a funny beetle, but {he} could not laugh.
<late>{hero} ran faster and tripped over {his} own feet.
<late>{hero} took a shortcut, and the shortcut ended at a fence.
<lost>{hero} went to the left, and came back to the same old stump.
<lost>{hero} called three times, and only the echo called back.
<stuck>{hero} pulled in {his} tummy and wriggled. It did not help one bit.
<stuck>{hero} pushed and pulled, and now it was even tighter.
<breathless>{hero} wanted to tell it all at once, but only a whistle came out.
<small>{hero} stood on a stone, and then on a stone on a stone, and fell down.
<small>{hero} ate two helpings of oatmeal and measured {himself}. Nothing had changed.
<big>{hero} made {himself} as small as {he} could. It looked like a big lump that held its breath.
<loud>{hero} tried to whisper. A window flew open, so loud was the whisper.
<quiet>{hero} took a deep breath and shouted. It sounded like a mouse with a cold.
<slow>{hero} got up an hour early, and still {he} was the last one.
<fast>{hero} tried to go slowly, but {his} feet did not listen.
<clumsy>{hero} carried the next plate with both hands. Crash!
<happy>{hero} told the fence post, and then the gate. They did not say much.
<virtue>{hero} walked down the road and looked for somebody who needed a helping hand.
<happy>{hero} sang it to the sparrows, and they sang something back.
<happy>{hero} wanted to do something with so much of it. But what?
<shut>{hero} shook the handle and knocked with both hands. Nobody came.
<shut>{hero} tried the window, but it was too high.
<odd>{hero} covered {himself} with an old sheet. Now {he} looked even odder.
<odd>{hero} wanted to hide behind a bush, but the bush was too small.
<full>{hero} rolled to the left and to the right. It gurgled inside.
<forgetful>{hero} tied a knot in a cloth, and a little later {he} did not know what the knot was for.
<naughty>{hero} played alone, and won, and it was no fun.
<sorry>{hero} hid under the table, but the bad feeling came along.
<early>{hero} looked at the clock, but the hands did not move any faster.
<late>{hero} wanted to tie {his} shoes, and the lace broke.
<virtue>{hero} held the gate open for an old goat and carried her bag. She nodded and went on.
<virtue>{hero} helped an ant with its crumb. "It takes all kinds," said the ant.
<happy>{hero} hopped once around the well, and then once more.
<nice>But what use is it if nobody sees it? {hero} sat down on the steps and waited.
<bad>{hero} made a plan with three points. The first was to be brave, and the other two were missing.
<bad>{hero} asked the wind, and the wind blew {his} plan away.
<bad>{hero} told a snail all about it. The snail pulled in its head.
<bad>{hero} walked around the house three times, once forward and twice backward. It changed nothing.
<bad>{hero} looked for a sign that told what to do. It said: "Keep off the grass."
<bad>{hero} tried to laugh about it. It came out like a hiccup.
<bad>{hero} waited for it to pass. {He} waited until the shadows were long.
<bad>{hero} said to {himself}, "It is nothing." But it was something.
<passing>{hero} tried to do what one always does in such a case. It had always helped, but not today.
<trait>{hero} looked at the others and tried to do just what they did. It looked very funny.
<trait>{hero} practiced being different, all morning long. By noon, {he} was just as before.
""")
STATE_MEET = lines("""
Then {pal} came along and saw at once that {hero} was {st}.
<bad>"What is the matter?" somebody asked. It was {pal}. "I am {st}," said {hero}.
<bad>Just then, {pal} looked around the corner. "You look as if you were {st}," {pal.he} said.
{hero} met {pal} by the old fence. "Are you {st}?" {pal} asked. {hero} nodded.
<bad>At last, {hero} went to {pal} and told {pal.him} that {he} was {st}.
<bad>Luckily, {pal.a} lived nearby and knew what to do when somebody was {st}.
{pal} had been looking for {hero}. "There you are!" {pal.he} called. "And you are {st}!"
<bad>Somebody sat down next to {hero}. It was {pal}, who had once been {st}, too.
<bad>"You are {st}. I can see it in your eyes," said {pal}, who was passing by.
A shadow fell on the grass. It was {pal}, and {pal.he} had time.
<bad>{hero} nearly ran into {pal}. "Sorry," said {hero}, "but I am {st}."
"Let me guess," said {pal}, who came up the road. "You are {st}!"
<bad>{pal} stopped and put down {pal.his} basket. "You are {st}, I think," {pal.he} said.
A small voice said hello. It was {pal}, who saw that {hero} was {st}.
"I see that you are {st}," said {pal}. "How do you see it?" asked {hero}. "One just sees it," said {pal}.
Who came along? It was {pal}. {Pal.he} looked at {hero}, and {pal.he} knew: {hero} was {st}.
On the bench sat {pal}. "Come and sit with me," {pal.he} said. "You are {st}."
""")
STATE_QUIETLY = lines("""
Then {pal} came along and saw at once that {hero} was {st}.
<bad>At last, {hero} went to {pal} and told {pal.him} that {he} was {st}.
<bad>Luckily, {pal.a} lived nearby and knew what to do when somebody was {st}.
<bad>Somebody sat down next to {hero}. It was {pal}, who had once been {st}, too.
{pal} came up the road and noticed that {hero} was {st}.
Nobody had to tell {pal} that {hero} was {st}. {Pal.he} saw it from far away.
""")
STATE_ADVICE = lines("""
<passing>When I am {st}, I do not like to be alone. So I will stay with you.
I know all about being {st}. Come with me!
<passing>Everyone is {st} at times. It is nothing bad.
<passing>Then let us do something about it, you and I.
<passing>Do you know what my grandmother did when she was {st}? I will show you.
<passing>You should have told me sooner that you are {st}!
<passing>Being {st} is only half as bad when there are two of us.
<passing>Wait here. I have just the thing for somebody who is {st}.
<trait>Who says that it is bad to be {st}? I need somebody like that!
<awake>Then you can see what all the others miss. Come with me!
<nice>Then tell me all about it, from the beginning!
<passing>I was {st} only last week. I know what helps.
<passing>We will have that fixed in no time.
<passing>Then let us begin. Step by step!
<trait>There are worse things than to be {st}. Come along, I need you!
<trait>I like you just as you are.
<trait>My uncle was {st}, too, and everybody loved him.
<nice>I need somebody who is {st}. Have you got time?
<nice>You are {st}! I could see it from the other end of the road.
""")
STATE_ADVISED = lines("""
<bad>{pal} knew all about being {st} and wanted to help.
<bad>{pal} did not laugh. {Pal.he} had been {st} {pal.himself}, more than once.
<bad>{pal} thought about it, and then {pal.he} had an idea for somebody who was {st}.
<bad>{pal} took {hero} along, for nobody should be {st} and alone.
<nice>{pal} needed somebody who was {st}, and took {hero} along.
<nice>{pal} wanted to know how one gets to be {st}.
<bad>{pal} nodded and said that there was always a way.
""")
STATE_HELP = lines("""
<bad>{pal} told {hero} a story about somebody who was {st} and became famous for it. They laughed, and the time went by.
<bad>They made a list of all the good things about being {st}. It was a short list at first, but then it grew and grew.
<bad>{pal} did just what {hero} did, sat as {he} sat and sighed as {he} sighed, until they both had to laugh.
<bad>They went for a long walk, past the mill and over the bridge, and talked about everything.
<bad>They played a game that {pal} had made up. The one who was {st} was allowed to begin.
<bad>{pal} took {hero} to a place that {he} had never seen, and there was so much to look at!
<hungry>{pal} had a loaf of bread under {pal.his} arm. {pal.he} broke it in the middle, and the bigger half was for {hero}.
<hungry>{pal} led {hero} to a hedge full of ripe berries. They ate until their mouths were blue.
<hungry>They looked for what was left. {pal} had one potato, {hero} had one carrot, and the neighbor had a pot. It became the best soup in the world.
<thirsty>{pal} knew a spring behind the rocks. The water was cold and clear, and they drank from their hands.
<awake>They climbed up on the roof and looked at the sky. {pal} knew the name of every light up there, and {hero} learned nine of them.
<awake>{pal} showed {hero} all that happens while others sleep: a snail on its way home, a bud that opened, a mouse with a bag.
<awake>{pal} told the longest and dullest story that {pal.he} knew, about a gray stone and another gray stone.
<tired>{pal} laid a coat on the moss and held watch. "Ten minutes," {pal.he} said, "and I will count them."
<tired>{pal} took the heavy bag and hummed a slow song, until they came to a heap of soft hay.
<cold>{pal} had a long scarf, so long that it went twice around {pal.him} and twice around {hero}.
<cold>They made a fire in the stove and put two chairs close to it. {pal} cooked tea with honey.
<cold>"We must dance!" called {pal}. They danced around the well, first slowly and then wildly, until their cheeks were red.
<wet>{pal} hung a big towel around {hero} and rubbed until {his} hair stood up. Then there was hot soup.
<wet>They sat by the stove and steamed like two dumplings. {pal} told of a rain that had lasted a month.
<hot>{pal} knew the coolest spot of all, under the bridge, where the stream ran over the stones.
<dirty>{pal} filled the tub and put in so much soap that the foam came out of the window. The brush did the rest.
<dirty>They walked into the stream up to their necks, and {pal} scrubbed {hero}'s back with moss.
<dirty>"Do not move!" called {pal}. "You look like a statue!" They put {hero} in the middle of the square, and everybody admired the new statue until it sneezed.
<ill>{pal} brought a thick blanket, a hot soup and a book, and {pal.he} read aloud in three different voices.
<bored>{pal} gave {hero} an empty box. "What is it?" {pal.he} asked. First it was a ship, then a shop, and then a castle with a cat.
<bored>They lay in the grass and looked at a spot as big as a hand. There were eleven ants, a green beetle, and a lot of work going on.
<homesick>{pal} asked about everything at home: the door, the smell, the sounds. While {hero} talked, home came a little closer.
<homesick>They wrote a long letter home, and {pal} drew a funny face on it. Then they baked the cake that {he} knew from home.
<lonely>{pal} had two apples and two chairs. "One of them was always for you," {pal.he} said.
<lonely>They stretched a string from window to window, with a can at each end. Now they could talk, even in the evening.
<shy>{pal} did not ask anything. {pal.he} just put a ball between them, and after a while it rolled to and fro.
<shy>{pal} was shy, too! They stood side by side and looked at the ground, and then at each other, and then they giggled.
<scared>They went to look together, with one lantern and four eyes. Behind the big shadow there was only a coat on a hook.
<cross>{pal} gave {hero} a pillow. "Hit it," {pal.he} said, "until the feathers fly." They flew, and soon it was snowing in the room.
<cross>{pal} did not say a word and only made the crossest face in the world. {hero} tried to make a crosser one, and then it was over.
<jealous>{pal} put an arm around {hero}. "Nobody can take your place," {pal.he} said, "there is only one of you."
<sad>{pal} sat there and waited until {hero} had cried enough. Then {pal.he} brought two cups of hot chocolate.
<late>"I know the way over the roofs," said {pal}. They balanced along the wall and slid down a drain pipe, and there they were.
<late>{pal} had a cart and a hill that went down. Whoosh! They flew past the baker, the church and the sleeping dog.
<lost>{pal} knew every stone. "Look for the moss on the trees, and follow the brook," {pal.he} said and went ahead.
<lost>They climbed the highest tree and looked around. There was the red roof, there was the mill, and there was smoke from the chimney at home!
<stuck>{pal} fetched butter and put it all around. "Breathe out," {pal.he} said, and then {pal.he} pulled. Plop!
<stuck>{pal} called the neighbors. They stood in a row and pulled: one, two, three, and all of them fell over.
<breathless>{pal} gave {hero} a sip of water. "Sit down. In, and out. In, and out," {pal.he} said, and they breathed together.
<small>Then something rolled under the big cupboard, deep into the corner. "Who can fit in there?" asked {pal}. There was only one who could!
<small>A key had fallen through the grate. {pal}'s arm was too thick, and so was everyone else's. But not {hero}'s!
<big>Then a storm came up, and the others were cold. {hero} stood in front of them, and nobody felt the wind anymore.
<big>The kite was on the roof, and nobody could reach it. {hero} only stretched out one arm.
<loud>Then a thick fog came up, and a boat was lost in it. {hero} called with all {his} might, and the boat followed the voice home.
<loud>The bell of the fire station was broken, and there was smoke! {hero} shouted, and the whole town woke up.
<quiet>A little bird had fallen asleep on {pal}'s hat. Only one of them could lift it down and not wake it up.
<slow>They went along the road together, slowly. And because they went slowly, they saw what all the others had missed: a silver coin, a nest, and a lost glove.
<fast>The doctor was needed in the next village, and the bus was gone. "Run!" called {pal}, and {hero} ran like the wind.
<clumsy>{hero} stumbled over a root and fell into the leaves. Something went clink. There was the ring that {pal} had been looking for all week!
<happy>{pal} wanted to hear it again and again. They told it together in the market, with two voices, and everybody clapped.
<nice>There was somebody new in the place, and nobody had said hello yet. {hero} and {pal} went there together, with a basket of apples.
<nice>{pal} had had a gray day. But next to {hero}, the gray went away, bit by bit, and in the end they both danced.
<virtue>{pal} had lost a ring in the hay. {hero} searched straw by straw, did not complain even once, and found it.
<virtue>They carried the old neighbor's shopping up the hill and mended the fence. "Somebody like you is worth gold," said {pal}.
<shut>{pal} knew where the second key was: under the third flower pot from the left. It turned, and it clicked.
<shut>{pal} pushed a ladder to the wall. "Slowly, one foot after the other," {pal.he} called.
<shut>{pal} fetched a shovel and a wire. It took an hour, and then there was a gap just wide enough.
<odd>Then a thick fog came up, and the little ones lost their way. "Look for the one that looks different!" called {pal}. And they all came to {hero}.
<odd>{pal} took out paper and paint. "I have painted a hundred faces that are all alike," {pal.he} said. "I want to paint you!"
<full>They walked around the pond, very slowly, three times. {pal} told a story in which nobody ate anything.
<forgetful>They drew a picture for each thing and hung all the pictures by the door: a key, a hat, a lunch bag. From then on, nothing was missing.
<naughty>{pal} told {hero} the truth, in a kind way. {hero} thought about it for a long time. Then {he} took the biggest apple and gave it away.
<naughty>They played it the other way around for a day: {pal} did all that {hero} always did. It was funny, and then it was not so funny. {hero} understood.
<sorry>{pal} went along and held {hero}'s hand. {hero} said just three words, and they were the right ones.
<sorry>They baked a cake and wrote on it with sugar. Then they rang the bell, and the door opened, and somebody smiled.
<early>They used the time. They swept the yard, hung up lanterns and practiced a song, and when the others came, everything was ready.
<quiet>They lay in the grass and did not make a sound. And because of that, a deer came so close that they could count its lashes.
<happy>They put a table in the street and called all the neighbors. Everyone brought a cup, and there was a party for no reason at all.
<virtue>Just then, two children began to quarrel over a swing. {hero} went there and found the right words. Soon all four of them were swinging by turns.
<small>A kitten had crept into the drain pipe and could not find the way back. Only {hero} was thin enough to go in after it.
<big>The little ones wanted to see the parade, but a hundred backs were in the way. One after the other sat on {hero}'s shoulders.
<slow>{pal} carried a tray with forty eggs. "All the others run too fast for this," {pal.he} said. They went step by step, and not one egg broke.
<loud>At the fair, a small boy had lost his mother. {hero} called her name just once, and she came running from the other end.
<odd>In the school play, they needed somebody who was like nobody else. {pal} pointed, and everybody clapped.
<clumsy>{pal} was learning to be a clown. "Please show me how you do it," {pal.he} said. Bump, crash, and the whole tent laughed.
<forgetful>{pal} gave {hero} a little book for the coat pocket. On the first page it said: "Look into this book!"
""")
STATE_DONE = lines("""
<passing>And suddenly, {hero} noticed that {he} was {over}.
<passing>"Do you notice something?" asked {pal}. {hero} thought about it. {He} was {over}!
<passing>{hero} did not know when it had happened, but {he} was {over}.
<passing>It took a while, but then {hero} was {over}.
<passing>When the sun went down, {hero} was {over}.
<passing>"I am {over}!" cried {hero}, and {he} could hardly believe it.
<passing>And what do you think? {hero} was {over}.
<trait>"How good that you are {st}!" cried {pal}. Nobody had ever said that to {hero} before.
<trait>{hero} was still {st}, but now {he} was proud of it.
<trait>Without somebody who was {st}, it would have gone wrong. Everybody cheered for {hero}.
<nice>And now there were two who were {st}.
<nice>{hero} was still {st}, and now everybody else was, too.
<nice>At the end of the day, {hero} was still {st}.
<nice>"It is nice that you are {st}," said {pal}. "Please stay like that!"
<nice>"Now I am {st}, too!" cried {pal}.
<nice>There are days when it is good to be {st}, and this was one of them.
<passing>A deep breath, and {hero} felt it: {he} was {over}.
<passing>{hero} forgot to think of it, and when {he} did, {he} was {over}.
<passing>"How are you now?" asked {pal}. "I am {over}," said {hero}.
<trait>"If you were not {st}," said {pal}, "who would have helped us?"
<trait>And for the first time, {hero} was glad to be {st}.
<trait>It was good for something to be {st}! {hero} stood up straight.
<passing>By the time the first star came out, {hero} was {over}.
<passing>{hero} stretched and laughed. {He} was {over}!
<passing>"Look at me!" called {hero}. "I am {over}!"
""")
STATE_THANKS = lines("""
Thank you! What would I have done without you?
You are a real friend.
I am so glad that you came along!
I feel so much better now.
<passing>When you are {st} one day, I will come to you.
<trait>Nobody has ever been glad that I am {st}.
That was very kind of you.
It is good to have you.
That was the best idea of the day!
How did you know what would help?
Please stay a little longer!
""")
STATE_END = lines("""
<passing>From then on, {hero} knew what to do when somebody was {st}.
And whenever somebody is {st} today, {hero} tells them about that day.
<passing>{hero} was {st} again now and then, but it was never so bad anymore.
<passing>That evening, {hero} told everyone how it is when one is {st}, and how it ends.
<passing>"It was a good day," said {hero}, "although I was {st}." And {pal} nodded.
<bad>If you are {st} one day, go and ask {hero}.
<passing>And the next time when {pal} was {st}, it was {hero} who came to help.
<passing>In bed, {hero} thought about the day when {he} was {st}, and {he} smiled.
And if {hero} had not been {st}, {he} would never have had such a day.
<passing>"Thank you for staying with me when I was {st}," {hero} said. Then {he} waved until {pal} was gone.
<bad>So it was worth it to be {st}, at least for one day.
<trait>Since then, nobody has laughed at anybody who was {st}.
<trait>And when they need somebody who is {st}, they call {hero}.
<nice>And {hero} was {st} the next day, too, and the day after that.
<nice>When others are sad, they go to {hero}, who is {st}.
<nice>That night, {hero} went to bed {st} and woke up {st}.
<trait>{hero} is {st} to this day, and {he} would not have it any other way.
<trait>That night, {hero} looked in the mirror. "I am {st}," {he} said and winked.
<passing>In the evening, {hero} told the story of how {he} was {st}. It was a good story.
It is a funny thing to be {st}. {hero} knows all about it now.
When {pal} and {hero} meet today, they say, "Do you remember when you were {st}?"
And {hero} had learned that being {st} is not the end of a story. It is only the beginning.
Years later, they still told the story of the day when {hero} was {st}.
""")
STATE_MORALS = lines("""
It helps to say how you feel.
Nobody has to be alone with it.
What seems bad today may be good for something tomorrow.
Everyone is right in some way.
A friend is the best medicine.
Nothing lasts forever, and that is good.
You are fine just as you are.
Look after each other.
Ask for help, and help will come.
""")


@plot(
    weight=WEIGHT, hero=HERO, worlds=LAND, grown=True,
    gists=["who is {st}", "who feels {st}"],
)  # fmt: skip
def any_state(s: Story) -> None:
    """The hero is hungry, late, wide awake or too small; it passes, or it turns out to be good for something."""
    t = Tale(s, "state")
    t.begin(STATE_SECOND, STATE_SAID, STATE_THOUGHT)
    s.par(0.4)
    t.some(STATE_TRY, 1, 3, prefer=0.7)
    t.say(SIGHS, p=0.25)
    t.bring()
    s.par(0.5)
    t.say(STATE_MEET if s.talks else STATE_QUIETLY)
    t.talk("pal", STATE_ADVICE, STATE_ADVISED, mood="kind")
    t.say(STATE_HELP, prefer=0.95)
    if s.size == "long" and s.chance(0.3):
        t.say(STATE_HELP, prefer=0.0)
    t.say(STATE_DONE, prefer=0.9)
    t.say(SMILES, p=0.3)
    t.talk("hero", STATE_THANKS, THANKED, mood="happy", to=t.pal)
    t.end(STATE_END, STATE_MORALS)
