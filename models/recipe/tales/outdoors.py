# ruff: noqa: E501
"""Tales of outdoors, garden, weather, seasons, sea and travel."""

from models.recipe.tales import Tale

TALES = [
    Tale(
        "outdoors_puddle",
        "a {kind} who jumps in a puddle",
        [
            "{n} found a big puddle {in front of the house|on the way to school|behind the barn}.",
            "After the rain, there was a puddle on the road. {n} wanted to jump into it.",
            "{n} loved puddles. One wet day, {he} saw the biggest puddle of all.",
            "{n} put on {his} {color} boots and went out to look for puddles.",
        ],
        [
            "The puddle was wide and {brown|gray}, and the clouds swam in it.",
            "The puddle was as big as a {bed|carpet}, and little drops still fell into it.",
            "In the puddle, {n} could see {his} own face upside down.",
        ],
        [
            '"How deep is it?" asked {n}. {He} put a stick into the puddle. It was not deep at all.',
            "{He} threw a pebble into the puddle. Plop! Round rings ran over the water.",
            '"One, two, three!" {n} shouted.',
        ],
        [
            "Then {he} jumped into the middle of the puddle. Splash! The water flew up to {his} {nose|ears}.",
            "{n} took a run and jumped. The puddle went splash, and mud flew everywhere.",
        ],
        [
            "But one of the {color} boots got stuck in the mud at the bottom, and {n} stood there on one leg.",
            "But the water ran into {his} {color} boots, and {his} socks were soaked.",
            "But when {n} wanted to climb out, a {color} boot stayed behind in the mud.",
        ],
        [
            '"Oh no! Help!" called {n}. {M} came out with an umbrella and {laughed|shook {mhis} head}.',
            '{M} looked out of the door. "Is that a frog in our puddle?" {mhe} asked.',
        ],
        [
            "{M} held {him} by the hand, and soon {n} stood on dry ground with both boots.",
            "{mname} gave {n} a hand and pulled. Then {mhe} poured the dirty water out of the boots.",
        ],
        [
            "Then {mname} took off {mhis} shoes, and they both jumped into the puddle.",
            "At home there was a warm towel and a cup of {hot cocoa|tea}. The puddle waited for the next day.",
            "The next morning, the sun had dried up the puddle. {n} hoped for more rain.",
        ],
        words={"color": "red|yellow|blue|green|orange|purple|pink|white"},
    ),
    Tale(
        "outdoors_snowman",
        "two children who build a snowman",
        [
            "{n} and {his} friend {f} built a snowman {in the yard|in the park|next to the school}.",
            "It had snowed all night. In the morning, {n} and {his} friend {f} wanted to build a snowman.",
            "{n} wanted to make the biggest snowman in town, and {his} friend {f} came to help.",
            "One winter day, {n} rolled a ball of snow with {his} friend {f}. It was going to be a snowman.",
        ],
        [
            "They put three snowballs on top of each other, a big one, a smaller one and a little one.",
            "The belly of the snowman was so heavy that they had to push it together.",
            "{n} rolled the belly of the snowman, and {f} made the round head.",
        ],
        [
            "For the eyes they took {two buttons|two black stones|two nuts}, and for the arms two sticks.",
            "{f} made a mouth of small stones. Now the snowman was smiling.",
            "{n} found two sticks for the arms, and {f} drew a smile with {fhis} finger.",
        ],
        [
            '"But he has no nose," said {f}. "What can we take?"',
            'Something was missing. "A snowman needs a nose!" said {n}.',
            '"Where is his nose?" asked {n}. They had not thought of that.',
        ],
        [
            "They looked everywhere. In the kitchen, {mname} gave them a {nose} for the snowman.",
            '{M} came out of the house with a {nose}. "Will this do for a nose?" {mhe} asked.',
        ],
        [
            "{n} stood on {his} toes and pushed the {nose} into the snowman's face. It was perfect.",
            "{f} lifted {n} up, and {n} put the {nose} right in the middle of the face.",
        ],
        [
            "? A little bird came and sat down on the snowman's head.",
            '? "He looks cold," said {f}, and gave the snowman {fhis} scarf.',
        ],
        [
            'From the window they waved at the snowman. "Good night!" they called.',
            "The snowman stood there for {a whole week|ten days}, until the sun came and he melted away.",
            "In the evening, the snowman smiled in the light of the moon.",
        ],
        words={
            "nose": "long carrot|red pepper|small potato|pine cone|banana|corn cob|old cork|green pear|cucumber|wooden spoon"
        },
    ),
    Tale(
        "outdoors_fishing",
        "a {kind} who goes fishing with {m}",
        [
            "{n} and {m} went fishing in a small {color} boat.",
            "Early in the morning, {n} went fishing with {m}. They sat in a {color} boat on the lake.",
            "{n} had never been fishing before. One day, {m} took {him} out on the lake in a {color} boat.",
            "{n} wanted to catch a fish for dinner. So {he} and {m} rowed out in a {color} boat.",
        ],
        [
            "The lake was still, and the fishing line hung in the water.",
            "{mname} put a worm on the hook, and {n} threw the line into the lake.",
            "{n} held the fishing rod with both hands and watched the float.",
        ],
        [
            '"Why does no fish come?" asked {n}. "You must be patient," said {mname}.',
            'They waited and waited. "Shh," whispered {mname}. "Fish do not like noise."',
            "One hour passed. They ate {sandwiches|apples|cookies} and fed the crumbs to the ducks.",
        ],
        [
            "Suddenly the line went tight. Something very heavy was pulling at it!",
            "All at once the float went under, and the {color} boat began to rock.",
        ],
        [
            '"A whale!" shouted {n}. They pulled together, and up came a {thing}.',
            '"Hold on!" called {mname}. They pulled with all their might. It was not a fish. It was a {thing}.',
        ],
        [
            '{n} was sad. "We cannot eat that," {he} said. But {mname} laughed until the boat shook.',
            "Water ran out of it. And then a tiny silver fish jumped out and fell into the bottom of the boat.",
            '"Well, that is a funny fish," said {mname}.',
        ],
        [
            "At last, just before dark, {n} caught a real fish. It was so small that {he} let it swim away again.",
            "Then {n} threw out the line once more, and this time a real trout was on the hook.",
        ],
        [
            "They took the {thing} home and put it on the shelf, and {n} told everyone about the fishing trip.",
            '"Tomorrow we will go fishing again," said {mname}, and they rowed the {color} boat home.',
            "For dinner they had {noodles|pancakes|soup}, and that was good, too.",
        ],
        words={
            "color": "green|red|blue|white|yellow|brown",
            "thing": "old boot|rusty bucket|broken umbrella|teapot|bicycle wheel|wet hat|big tin can|wooden chair|brown bottle|straw basket|garden hose|old lamp",
        },
    ),
    Tale(
        "outdoors_camping",
        "a night in a tent",
        [
            "{n} and {his} friend {f} camped in the {place}.",
            "{n} wanted to sleep in a tent for the first time. {His} friend {f} came along, and they went to the {place}.",
            "One summer evening, {n} and {his} friend {f} put up a tent in the {place}.",
            "{n} got a new {color} tent. That same night {he} wanted to camp in the {place} with {his} friend {f}.",
        ],
        [
            "The {color} tent was small, but there was room for two sleeping bags.",
            "The {color} tent stood a little crooked, but it did not fall down.",
            "They crawled into the {color} tent with two pillows and a flashlight.",
        ],
        [
            "First they ate {food} and told each other stories.",
            "They shared a bag of {food} and looked at the stars through the door of the tent.",
        ],
        [
            "Then it got dark. Something rustled outside the tent.",
            'When they lay down, there was a noise outside. "Did you hear that?" whispered {f}.',
            'In the middle of the night, {n} woke up. "Scratch, scratch," it went at the wall of the tent.',
        ],
        [
            '"It is a {bear|monster|wolf}!" said {n}, and pulled the sleeping bag over {his} head.',
            '{f} held {fhis} breath. "Maybe it is a {ghost|robber|bear}," {fhe} said.',
        ],
        [
            "{n} took the flashlight and slowly opened the tent. There sat a {animal} with its nose in the {food}!",
            "They counted to three and shone the light outside. A {animal} was eating the last of the {food}.",
        ],
        [
            '"It was only hungry," laughed {f}. The {animal} looked up and ran away.',
            'The {animal} blinked in the light. "Hello, visitor," said {n}.',
        ],
        [
            "After that they slept in their tent until the birds sang.",
            "In the morning, the grass was wet, and both of them wanted to camp again the next night.",
            '"Camping is the best thing in the world," said {n}, and they crawled back into the tent.',
        ],
        words={
            "place": "yard|woods|meadow|garden|orchard",
            "color": "green|orange|blue|red|yellow",
            "food": "nuts|cookies|crackers|popcorn|bread|cherries",
            "animal": "hedgehog|raccoon|rabbit|cat|badger|fox|squirrel|mouse",
        },
    ),
    Tale(
        "outdoors_rainbow_end",
        "a {kind} who looks for the end of the rainbow",
        [
            "{n} wanted to find the end of the rainbow.",
            "After the storm, a rainbow stood over the {hills|fields|town}. {n} wanted to touch it.",
            "One afternoon, {n} saw a rainbow and ran out of the house to catch it.",
            '"What is at the end of the rainbow?" asked {n}. Nobody knew, so {he} went to see.',
        ],
        [
            "The rainbow was red, orange, yellow, green, blue and violet.",
            "The rainbow reached from the {mill|church|old oak} to the other side of the river.",
            "It looked as if the rainbow came down just behind the next hill.",
        ],
        [
            "{n} ran over the meadow, but the rainbow moved back with every step.",
            "{He} climbed over a fence and walked through the wet grass. The rainbow was still far away.",
        ],
        [
            'On the way {he} met {f} the {fkind}. "Where are you going?" asked {f}.',
            'Under a tree sat {f} the {fkind}. "You are in a hurry," said {f}.',
        ],
        [
            '"I am going to the end of the rainbow," said {n}. "Do you want to come?" So they went on together.',
            '"I want to catch the rainbow," answered {n}. "Then I will help you," said {f}.',
        ],
        [
            "They ran and ran. Then the sun went behind a cloud, and the rainbow faded away.",
            "But when they came to the top of the hill, the rainbow was gone. {n} sat down and was sad.",
        ],
        [
            'Then {f} looked down. "See!" said {f}. In the grass there was {thing}, and it was shining.',
            "But something lay at {his} feet and glittered. It was {thing}.",
        ],
        [
            '"The rainbow left it for us," said {n}, and {he} and {f} walked home together.',
            '"We did not catch the rainbow," said {n}, "but I found a friend."',
            "{n} took it home and put it in the window, and whenever the sun shone, there were little rainbows on the wall.",
        ],
        friend="rabbit|goat|hedgehog|dog|duck|mouse|fox|pony",
        words={
            "thing": "a glass marble|a clear crystal|a piece of colored glass|a smooth glass stone|a shiny bead of glass"
        },
    ),
    Tale(
        "outdoors_mud_pie",
        "a bakery made of mud",
        [
            "{n} baked mud pies in the garden.",
            "{n} wanted to play bakery with mud.",
            "After the rain there was mud everywhere. {n} had an idea and began to make mud cakes.",
            "{n} opened a mud bakery behind the house.",
        ],
        [
            "{He} filled {his} {pan} with mud and turned it over. There was a fine brown cake.",
            "The mud was soft and sticky, just like dough, and {n} pressed it into {his} {pan}.",
            "{n} stirred the mud with a stick and poured it into {his} {pan}.",
        ],
        [
            "On top of the mud cake {he} put {top}.",
            "Each cake got {top} instead of sugar.",
        ],
        [
            "Soon {his} friend {f} stood in front of the bakery. {f} paid with {two leaves|three pebbles|a feather}.",
            '"Cakes! Fresh cakes!" called {n}. {His} friend {f} bought the first one for {a pebble|an acorn}.',
        ],
        [
            "Then the dog came. He sniffed at the mud cake, sat down on it, and it was flat.",
            "But then a hen walked right over the cakes and left her footprints in them.",
        ],
        [
            '"My beautiful cake!" cried {n}.',
            '{n} was angry at first. "Shoo!" {he} called.',
        ],
        [
            '"Now it is a pancake," said {f}, and both of them had to laugh.',
            '"That is a pattern," said {f}. "Only the best bakeries have that."',
        ],
        [
            'In the evening, {m} looked at {his} dirty hands. "Bakers wash before dinner," said {mname}.',
            "When it got dark, the mud bakery closed, and the bakers had to take a very long bath.",
            "The next day, the sun had baked the mud cakes hard as stone.",
        ],
        words={
            "pan": "bucket|old pan|cup|bowl|flower pot|tin",
            "top": "white daisies|little pebbles|red berries|grass|yellow petals|seeds|pine needles|clover leaves",
        },
    ),
    Tale(
        "outdoors_leaf_pile",
        "a surprise in a pile of leaves",
        [
            "{n} raked the leaves into a big pile.",
            "It was fall, and leaves lay all over the {yard}. {n} made a huge pile of leaves.",
            "{n} wanted to jump into a pile of leaves.",
            "One windy day in October, {n} helped {m} to rake the leaves in the {yard}.",
        ],
        [
            "The leaves were red, yellow and brown, and they {rustled|crackled} under {his} feet.",
            "The pile of leaves grew until it was as high as {his} {chest|chin}.",
        ],
        [
            '"Now I will jump!" {he} called.',
            "{n} walked back to the fence to take a long run.",
        ],
        [
            "Just then the leaves moved, and nobody had touched them.",
            "But stop! Something in the pile was {snoring|sniffing|making a tiny noise}.",
        ],
        [
            '"There is someone in the leaves," whispered {n}. {He} called {m}.',
            "{n} knelt down and took the leaves away, one by one.",
        ],
        [
            "Deep in the pile lay a {animal}. It had made itself a bed of leaves.",
            "There was a {animal}, rolled up in the warm leaves.",
        ],
        [
            '"We must not wake it," said {mname}. "Let us leave it this pile and make another one."',
            '"It wants to sleep here all winter," said {mname}. So {n} covered it up again.',
        ],
        [
            "Then {n} raked a second pile, ran, and jumped right into it. Whoosh!",
            "All winter long, no one touched that pile of leaves, and in the spring the {animal} came out and stretched.",
            "{n} put up a little sign: Please be quiet. Then {he} went to jump into another pile.",
        ],
        words={"yard": "yard|garden|park", "animal": "hedgehog|toad|dormouse|little mouse|turtle"},
    ),
    Tale(
        "outdoors_shells",
        "a {kind} who collects shells",
        [
            "{n} collected shells on the beach.",
            "{n} walked along the sea with a {color} bucket and looked for shells.",
            "On the beach, {n} found a shell as big as {his} hand.",
            "{n} loved shells. {He} had white ones, pink ones and striped ones, all in a {color} bucket.",
        ],
        [
            "Some shells were round, and some were long like a {horn|finger}.",
            "Each time a wave rolled back, it left new shells in the sand.",
            "{n} held a shell to {his} ear and heard the sea in it.",
        ],
        [
            "The most beautiful shell lay close to the water. It was curled and shone like a pearl.",
            'Then {he} saw a very special shell. "This one is for {mname}," said {n}.',
        ],
        [
            "But when {n} picked up the shell, it had legs! A tiny crab looked out.",
            'But the shell began to walk. "Hey!" cried {n}. A little crab lived in it.',
        ],
        [
            '"Please put me down," said the crab. "This shell is my house."',
            '"I am sorry, this one is taken," said the crab. "I live here."',
        ],
        [
            '{n} put the shell back carefully. "I did not want to steal your house," {he} said.',
            "{He} thought about it. A house was more important than a collection, so {n} set the shell down again.",
        ],
        [
            "The crab was so glad that it showed {him} a place between the rocks, full of empty shells.",
            'The crab waved a claw. "Come with me," it said, and led {n} to a pool with many empty shells.',
        ],
        [
            "In the evening, the {color} bucket was full to the top, and {n} gave the finest shell to {m}.",
            "{n} made a long necklace of the shells and hung it over {his} bed.",
        ],
        words={"color": "red|blue|green|yellow|purple|orange"},
    ),
    Tale(
        "outdoors_thunder",
        "a {kind} who is afraid of thunder",
        [
            "{n} was afraid of thunder.",
            "In the night, there was thunder and lightning. {n} hid {under the blanket|under the bed}.",
            "Boom! A loud thunder woke {n} up.",
            "A storm came over the hill, and the thunder rumbled. {n} did not like it at all.",
        ],
        [
            "The lightning made the room bright as day, and the thunder shook the windows.",
            "Rain beat against the glass, and the thunder rolled like a {big drum|heavy wagon}.",
        ],
        [
            '"Is the sky broken?" asked {n}.',
            '"Make it stop!" {n} called, and held {his} ears.',
        ],
        [
            "{M} came in and sat down on the edge of the bed.",
            '"I am here," said {m}, and put an arm around {him}.',
        ],
        [
            '"Thunder is only noise," said {mname}. "It cannot bite. Let us count how far away it is."',
            '"The clouds are playing {ball|drums} up there," said {mname}. "Count between the flash and the thunder."',
        ],
        [
            "There was a flash. {n} counted one, two, three. Then the thunder came.",
            "When it flashed, {n} counted on {his} fingers. {He} got to four before the boom.",
        ],
        [
            "The next time {he} got to {seven|eight}, and then to {ten|twelve}. The thunder was going away.",
            "Each time, {he} could count a little further, and the thunder sounded softer.",
        ],
        [
            '"Good night, thunder," said {n}, and fell asleep.',
            "In the morning, the sky was blue. {n} was almost sorry that the thunder was gone.",
            "The next time there was a storm, {n} sat at the window and counted aloud.",
        ],
    ),
    Tale(
        "outdoors_garden_snail",
        "a {kind} who finds a snail in the garden",
        [
            "{n} found a snail in the garden.",
            "A snail was sitting on {his} {boot|watering can}, and {n} had never seen one so close.",
            "{n} wanted a pet. In the garden, {he} found a little snail.",
            "One rainy morning, {n} went into the garden and met a snail with a {brown|yellow|striped} house.",
        ],
        [
            "The snail had two long feelers with eyes on them.",
            "When {n} touched its feelers, the snail pulled them in.",
            "The snail left a silver line wherever it went.",
        ],
        [
            '{n} called it {sname}. "Do you want to live with me, {sname}?" {he} asked.',
            '"I will call you {sname}," said {n}.',
        ],
        [
            "{He} put the snail into a glass with {food}.",
            "{n} built a home for {sname} in a box, with grass and {food}.",
        ],
        [
            "But {sname} did not eat. The snail sat in its house and did not come out.",
            "But the next day, {sname} had crept to the very top and looked out sadly.",
        ],
        [
            '"I think it misses the garden," said {m}.',
            '{n} asked {m} what was wrong. "A snail needs wet leaves and room to walk," {mhe} said.',
        ],
        [
            "So {n} carried {sname} back and set the snail down on a big green leaf.",
            "{n} nodded. {He} took {sname} out into the rain and put the snail under a bush.",
        ],
        [
            "At once, {sname} stretched out both feelers. And every morning, {n} looked for the silver line in the garden.",
            '"Now the whole garden is your home," said {n}, and {he} came to visit every day.',
        ],
        words={
            "sname": "Speedy|Pebble|Curly|Button|Olga|Slow Joe|Pippin|Dot",
            "food": "lettuce|a slice of cucumber|a strawberry|clover|cabbage|dandelions",
        },
    ),
    Tale(
        "outdoors_snail_race",
        "a {kind} who wants to win a race",
        [
            "{n} wanted to win a race.",
            "In the garden there was a race for all the snails. {n} wanted to be the first.",
            "{n} was the slowest of all the snails, and still {he} signed up for the big race.",
            '"Today I will win the race," said {n}.',
        ],
        [
            "The race went from the {start} to the {goal}.",
            "Everyone had to crawl from the {start} to the {goal}, and that is a very long way for a snail.",
        ],
        [
            "? Ants and beetles sat in the grass and cheered.",
            "? A ladybug was the judge, and she held a flag of grass.",
        ],
        [
            'The cricket called, "Ready, set, go!" All the snails began to creep.',
            "A nut fell from the tree. That was the sign, and the race began.",
        ],
        [
            "{n} crept as fast as {he} could, but {f} the {fkind} was faster and soon far ahead.",
            "Soon {f} the {fkind} was in front, and {n} was the very last.",
        ],
        [
            "But half way to the {goal}, {f} got stuck between two stones.",
            'Then {n} heard someone cry. "Help! I am stuck under a twig," called {f}.',
        ],
        [
            '{n} could have passed. But {he} stopped. "Hold on to me," said {n}, and pulled {f} free.',
            "{n} thought of the race, and then {he} thought of {f}. {He} pushed and pushed until {f} was free.",
        ],
        [
            "They came to the {goal} side by side, when the moon was already up. Everyone clapped.",
            '"Let us finish the race together," said {f}. And so there were two winners, and both got a fresh leaf.',
        ],
        hero="snail",
        friend="snail",
        words={
            "start": "old shoe|watering can|garden gate|pumpkin|rose bush",
            "goal": "lettuce bed|wooden fence|big cabbage|strawberry patch|stone step",
        },
    ),
    Tale(
        "outdoors_bridge",
        "a {kind} who is afraid to cross a bridge",
        [
            "{n} did not dare to cross the bridge.",
            "There was an old wooden bridge over the river. {n} had to cross it to get to {place}.",
            "On the way to {place}, {n} came to a narrow bridge.",
            "{n} wanted to go to {place}, but the bridge was high and it shook in the wind.",
        ],
        [
            "The bridge creaked, and between the boards one could see the water.",
            "Under the bridge the river was loud and {wild|fast}.",
            "The bridge had only one rope to hold on to.",
        ],
        [
            "{He} set one foot on the bridge and quickly took it back.",
            '"What if it breaks?" thought {n}, and {his} knees began to shake.',
        ],
        [
            "Then {f} the {fkind} came along.",
            "On the other side stood {f} the {fkind} and waved.",
        ],
        [
            '"Do not look down," called {f}. "Look at me!"',
            '"I was afraid, too, the first time," said {f}. "Sing a song, then it is easy."',
        ],
        [
            "{n} held on to the rope, took a deep breath, and put one foot in front of the other.",
            "Step by step, {n} walked over the boards. The bridge swayed, but it held.",
        ],
        [
            "And then there was grass under {his} feet. {n} had crossed the bridge!",
            '"I am over!" cried {n}. "I crossed the bridge all by myself!"',
        ],
        [
            "After that, {he} and {f} went on to {place} together.",
            "On the way back from {place}, {n} ran over the bridge and laughed.",
        ],
        hero="animal",
        words={
            "place": "the market|the apple tree|the green meadow|the village fair|the berry bushes|the beach|the birthday party"
        },
    ),
    Tale(
        "outdoors_cave",
        "two friends who explore a cave",
        [
            "{n} and {his} friend {f} found a cave.",
            "Behind the waterfall there was a cave. {n} wanted to know what was in it, and {his} friend {f} came along.",
            "{n} wanted to explore the dark cave in the hill. {His} friend {f} brought a {lamp}.",
            "One day, {n} and {his} friend {f} crept into a cave with a {lamp}.",
        ],
        [
            "It was cold in the cave, and water dripped from the ceiling.",
            "The cave was so dark that they could see nothing beyond the light of their {lamp}.",
            "Stones hung from the roof of the cave like {teeth|icicles}.",
        ],
        [
            '"Hold my hand," said {f}. They went deeper and deeper.',
            '"Are you scared?" asked {f}. "Only a little," said {n}.',
        ],
        [
            "Suddenly a gust of wind blew through the cave, and the {lamp} went out.",
            "Then {n} slipped on a wet stone. The {lamp} fell down and went out.",
        ],
        [
            "Now it was black all around. Nobody knew where the entrance was.",
            'They could not even see their own hands. "How do we get out?" whispered {n}.',
        ],
        [
            "But on the wall something began to shine, small and green. They were glowworms, hundreds of them!",
            'Then {f} saw tiny lights on the ceiling. "Glowworms!" {fhe} cried. "They look like stars."',
        ],
        [
            "The glowworms made a long line of light, and the two friends followed it out of the cave.",
            "They walked where the glowworms shone, and after a while there was daylight ahead.",
        ],
        [
            '"Thank you, little lights," said {n}. From then on they called it the Star Cave.',
            "Outside, the sun was warm. They drew a map of the cave and hid it {under a stone|in a hollow tree}.",
        ],
        words={"lamp": "lantern|candle|torch|lamp"},
    ),
    Tale(
        "outdoors_berries",
        "picking berries",
        [
            "{n} went to pick {berry} with {m}.",
            "{n} and {m} picked {berry} {in the forest|on the hill|behind the farm}.",
            "It was summer, and the {berry} were ripe. {n} took a {basket} and went to pick some with {m}.",
            "{n} wanted to bring home a full {basket} of {berry}. {M} showed {him} where they grew.",
        ],
        [
            "The {berry} were sweet and warm from the sun.",
            "There were so many {berry} that the branches hung down to the ground.",
        ],
        [
            "One for the {basket}, two for {his} mouth, that was how {n} picked.",
            "{n} put one into the {basket} and one into {his} mouth, again and again.",
        ],
        [
            'After an hour {mname} asked, "How many {berry} do you have?" {n} looked into the {basket}. It was empty.',
            '"Show me your {basket}," said {mname}. There were only three {berry} in it.',
        ],
        [
            '"Someone ate them," said {n}. But {his} lips and {his} chin were full of juice.',
            '"A bird must have stolen them," said {n}, with juice all over {his} face.',
        ],
        [
            '{mname} laughed. "That bird sits in front of me," {mhe} said.',
            '"Oh, what a big bird," said {mname}, and gave {n} a napkin.',
        ],
        [
            "Then they picked together, and this time {n} ate none, or almost none.",
            "{n} turned red and began again. Soon the bottom of the {basket} could not be seen anymore.",
        ],
        [
            "At home they made {jam|a pie|a cake} from the {berry}, and the whole house smelled sweet.",
            "In the evening there were {berry} with {cream|milk|pancakes}. But {n} was already full.",
        ],
        words={
            "berry": "blueberries|strawberries|raspberries|blackberries|cherries|currants|gooseberries",
            "basket": "basket|bucket|can|bowl",
        },
    ),
    Tale(
        "outdoors_picnic_ants",
        "a picnic with ants",
        [
            "{n} and {his} friend {f} had a picnic {place}.",
            "{n} packed a basket with {food} for a picnic. {His} friend {f} brought a blanket.",
            "One sunny day, {n} and {his} friend {f} went on a picnic {place}.",
            "It was the perfect day for a picnic. {n} and {his} friend {f} spread a {red|checked|blue} blanket in the grass.",
        ],
        [
            "In the basket there were {food} and a bottle of {juice|lemonade|milk}.",
            "They unpacked everything for the picnic: the {food}, two cups and a big bottle of {lemonade|juice|water}.",
        ],
        [
            '"First let us play ball," said {f}. So they played until they were hungry.',
            "But before the picnic they picked {flowers|daisies} and ran around a little.",
        ],
        [
            "When they came back, the {food} were moving! Ants were carrying them away.",
            "Then {n} looked at the blanket. A long line of ants was marching over it, and they were taking the {food}.",
        ],
        [
            '"Stop, that is our picnic!" cried {n}.',
            '"Thieves!" shouted {f}, and jumped up and down.',
        ],
        [
            'But {n} looked closely. "They are so small," {he} said, "and they carry so much."',
            '"Look how strong they are," said {n}. Each ant carried a crumb bigger than itself.',
        ],
        [
            "So {f} put a few crumbs next to the {tree|path}, and the ants left the blanket and went there.",
            "They laid a trail of crumbs to the ants' hill, and soon the blanket was free again.",
        ],
        [
            "Then there were two picnics, a big one and a very little one.",
            '"Enjoy your meal, ants," said {f}, and everyone had enough.',
        ],
        words={
            "place": "by the lake|in the park|on the meadow|under an old oak|by the river|on the hill",
            "food": "sandwiches|cookies|muffins|cheese rolls|pancakes|cupcakes|waffles|crackers",
        },
    ),
    Tale(
        "outdoors_kite_tree",
        "a kite that is stuck in a tree",
        [
            "{n}'s kite got stuck in a tree.",
            "{n} had a {color} kite. One windy day, it flew into a tall tree and stayed there.",
            "{n} was flying {his} {color} kite in the {field|park} when the wind blew it into a tree.",
            "{n} let go of the string, and the {color} kite sailed right into the top of a tree.",
        ],
        [
            "The tail of the kite hung down between the branches.",
            "The {color} kite fluttered up there like a bird that could not fly away.",
        ],
        [
            "{n} shook the tree, but the kite did not come down.",
            "{He} jumped as high as {he} could. The kite was much too far up.",
        ],
        [
            'Then {his} friend {f} came by. "I will throw my {thing} at it," said {f}.',
            '"Wait, I have an idea," said {his} friend {f}, and threw a {thing} into the tree.',
        ],
        [
            "Now the {thing} was stuck in the tree, too.",
            "But the {thing} did not come down again. It hung right next to the kite.",
        ],
        [
            'A {bird} sat in the tree and looked at all that. "Could you help us, please?" asked {n}.',
            'They sat down under the tree. "What now?" asked {f}. Then a {bird} landed on the branch above them.',
        ],
        [
            "The {bird} pecked at the string until it was loose. Down came the {thing}, and down came the kite.",
            "The {bird} hopped from branch to branch and pulled. First the {thing} fell down, and then the kite.",
        ],
        [
            '"Thank you!" called {n}. The kite flew again, and the {bird} flew beside it.',
            "There was only a small hole in the kite. They mended it and flew it far away from the trees.",
        ],
        words={
            "color": "red|blue|green|yellow|purple|orange|pink|silver",
            "thing": "shoe|ball|cap|mitten|boot|hat|slipper",
            "bird": "crow|magpie|woodpecker|parrot|pigeon|jay|raven",
        },
    ),
    Tale(
        "outdoors_counting_stars",
        "a {kind} who wants to count the stars",
        [
            "{n} wanted to count all the stars.",
            "One clear night, {n} lay in the grass and counted the stars.",
            "{n} could not sleep, so {he} went out to look at the stars with {m}.",
            '"How many stars are there?" asked {n}. {M} did not know.',
        ],
        [
            "The stars were everywhere, big ones and small ones, white ones and blue ones.",
            "Above the {roof|trees|barn}, the sky was black, and the stars sparkled like sugar.",
        ],
        [
            '"One, two, three," {n} began, and pointed at each star with {his} finger.',
            "{He} began with the stars over the chimney and counted up to {twenty|thirty|fifty}.",
        ],
        [
            "But then a cloud came by, and {he} did not know which stars {he} had counted.",
            "But soon {n} was all mixed up and had to start again from the beginning.",
        ],
        [
            '"There are too many!" cried {n}. "They do not hold still."',
            '"I will never get to the end," {he} sighed.',
        ],
        [
            '"You do not have to count them all," said {m}. "Choose one that is yours."',
            '{M} pointed up. "See, these stars look like a {shape}," said {mname}.',
        ],
        [
            "{n} looked for a long time. Then {he} chose {the brightest star of all|a tiny star next to the moon}.",
            "Then a shooting star flew across the sky, and {n} made a wish.",
        ],
        [
            '"Good night, my stars," murmured {n}, and {mname} carried {him} to bed.',
            "Before {he} could say another word, {n} was asleep under the stars.",
        ],
        words={"shape": "bear|spoon|swan|wagon|kite|crown|fish"},
    ),
    Tale(
        "outdoors_fog",
        "a {kind} who gets lost in the fog",
        [
            "{n} got lost in the fog.",
            "One morning, the fog was so thick that {n} could not see {the fence|the barn|the end of the road}.",
            "{n} was on the way home from {place} when the fog came.",
            "Gray fog lay over the fields. {n} had to go to {place} all the same.",
        ],
        [
            "The fog was white like milk, and everything was quiet.",
            "In the fog, a bush looked like a {bear|giant}, and a post looked like a man.",
        ],
        [
            "{n} walked and walked, and came to the same {tree|stone} three times.",
            "Soon {he} did not know where left was and where right was.",
        ],
        [
            '"Hello? Is anyone there?" called {n} into the fog.',
            "{He} stood still and listened. Not a sound was to be heard.",
        ],
        [
            "Then something went ding, ding. It was a bell!",
            "Then, far away, a bell rang softly.",
        ],
        [
            "{n} followed the sound through the fog, step by step.",
            "{He} went where the bell was ringing, with both hands stretched out in front.",
        ],
        [
            "It was {f} the {fkind}, with a bell around {fhis} neck. {f} was lost, too.",
            "Out of the fog came a nose and two ears. It was {f} the {fkind}, and the bell hung on {fhis} neck.",
        ],
        [
            "Together they waited until the sun came. The fog lifted, and there was the house, just a few steps away.",
            '"Two are better than one," said {n}. They went slowly along the fence, nose by nose, until the fog lifted and they saw the house.',
        ],
        friend="cow|goat|sheep|pony|lamb|donkey",
        words={"place": "school|the bakery|the mill|the market|Grandma's house|the lake"},
    ),
    Tale(
        "outdoors_frozen_pond",
        "a {kind} on a frozen pond",
        [
            "The pond was frozen, and {n} wanted to slide on the ice.",
            "{n} came to the pond for a drink, but the water was hard as stone.",
            "One cold morning, {n} found that the pond had turned to ice.",
            "{n} went to the frozen pond with {his} friend {f}.",
        ],
        [
            "The ice on the pond was smooth and {shiny|blue}, like a mirror.",
            "Under the ice, brown leaves and a little fish could be seen.",
        ],
        [
            "{n} put one foot on the ice, and whoosh, {he} sat on {his} bottom.",
            "{He} took three steps on the pond. Then all {his} legs went in different directions.",
        ],
        [
            "{His} friend {f} stood at the edge and laughed.",
            '"You look like a {spinning top|pancake}!" called {his} friend {f}.',
        ],
        [
            '"Then show me how to do it," said {n}. {f} came running, slipped, and landed next to {him}.',
            '"It is not so easy," said {n}. {f} wanted to show how it was done, and fell down with a bump.',
        ],
        [
            "Now both of them sat on the ice. They held on to each other and stood up slowly.",
            "They laughed so much that they could hardly get up again.",
        ],
        [
            "Little by little, they learned to slide across the pond, from one side to the other.",
            "They tied {bark|leaves} under their feet and practiced. By noon they could slide in circles.",
        ],
        [
            "They skated until the sun went down, and the whole pond was full of curly lines.",
            "When spring came and the pond melted, they were a little sad. But then they could swim in it.",
        ],
        hero="fox|bear|rabbit|hedgehog|squirrel|badger|wolf|deer|raccoon|puppy",
    ),
    Tale(
        "outdoors_boat_trip",
        "a boat trip to an island",
        [
            "{n} and {his} friend {f} took a boat trip to a little island.",
            "{n} went on a boat trip with {m} and {his} friend {f}.",
            "{n} had a ticket for the white boat on the lake. {His} friend {f} had one, too.",
            "One Sunday, {n} and {his} friend {f} rode on a boat to the island in the lake.",
        ],
        [
            "The boat tooted, and then the houses on the shore got smaller and smaller.",
            "The captain of the boat had a {beard|blue cap|pipe} and waved at them.",
        ],
        [
            "They stood at the front and let the wind blow in their faces.",
            "{f} leaned over the rail and saw a {fish|turtle|swan} swim beside the boat.",
        ],
        [
            "Then the wind got stronger and blew {his} {hat} into the water.",
            'Suddenly a gust came. "My {hat}!" cried {n}. It flew off and landed in the lake.',
        ],
        [
            "The {hat} danced on the waves like a little boat.",
            "The {hat} swam farther and farther away.",
        ],
        [
            'The captain saw it. "We will turn around," he called.',
            '"Man overboard!" shouted {f}. "No, {hat} overboard!" The captain laughed and turned the boat.',
        ],
        [
            "With a long hook he fished the {hat} out of the lake and gave it back, dripping wet.",
            "He caught the {hat} with a net. A small crab was sitting inside, and they let it go.",
        ],
        [
            "On the island they hung the {hat} in a tree to dry, and ate {ice cream|fries|sandwiches}.",
            "{n} held on to the {hat} for the rest of the boat trip, and they saw the whole island.",
        ],
        words={"hat": "hat|cap|scarf|sun hat|straw hat"},
    ),
    Tale(
        "outdoors_lost_path",
        "a {kind} who loses the path in the forest",
        [
            "{n} lost the path in the forest.",
            "{n} followed a butterfly into the forest, and suddenly there was no path anymore.",
            "{n} was looking for {thing} and left the path.",
            "Deep in the forest, {n} could not find the path home.",
        ],
        [
            "All the trees looked the same, and the path was nowhere to be seen.",
            "There was moss to the left and moss to the right, but no path.",
        ],
        [
            "{He} went a little this way and a little that way. It only got darker.",
            "{n} sat down on a stump. A tear ran down {his} nose.",
        ],
        [
            "Then {he} heard a voice from above. It was {f} the {fkind}.",
            '"Why do you look so sad?" someone asked. It was {f} the {fkind}.',
        ],
        [
            '"I cannot find the path," said {n}. "Everything looks the same here."',
            '"I am lost," answered {n}, "and it is almost night."',
        ],
        [
            '"I can see it from the treetop," said {f}. "Follow me!"',
            '"No one knows these woods better than I do," said {f}. "The path is not far."',
        ],
        [
            "{f} flew ahead from tree to tree, and {n} ran after {fhim} until there was the path again.",
            "They passed a {brook|big rock} and a {hollow tree|row of pines}, and there, behind some ferns, lay the path.",
        ],
        [
            "The next day, {n} came back with a {nut|worm|berry} for {f} and laid white stones along the path.",
            "From then on, {n} never left the path without making marks. And {f} came to visit often.",
        ],
        hero="rabbit|fox|bear|mouse|hedgehog|piglet|lamb|kitten|puppy|deer",
        friend="owl|crow|woodpecker|robin|jay",
        words={"thing": "mushrooms|acorns|blueberries|pine cones|nuts|wild flowers|feathers"},
    ),
    Tale(
        "outdoors_big_hill",
        "a {kind} who pulls a wagon up a big hill",
        [
            "{n} had to pull a {color} wagon up a big hill.",
            "There was a big hill behind the village, and {n} wanted to get to the top with {his} {color} wagon.",
            "{n} wanted to roll down the big hill in {his} {color} wagon.",
            "The big hill was steep, but {n} started to climb it. Behind {him} rattled a {color} wagon.",
        ],
        [
            "The hill was so high that the top was in the clouds.",
            "From below, the houses on the hill looked like {toys|matchboxes}.",
        ],
        [
            "{n} pulled and puffed. After ten steps {he} had to rest.",
            "The wagon was heavy, and it kept rolling back.",
        ],
        [
            '"Who is groaning there?" asked {f} the {fkind}.',
            "{f} the {fkind} was lying in the sun beside the road and opened one eye.",
        ],
        [
            '"I want to get to the top of the hill," said {n}, "but I am not strong enough."',
            '"This hill is too big for me," {n} complained.',
        ],
        [
            '"I will push, and you will pull," said {f}. And so they did.',
            "{f} stood up and leaned against the wagon from behind. Now it went much better.",
        ],
        [
            "At the top of the hill they could see the whole world, even {the sea|the mountains|the city}.",
            "When they were up there, the wind blew and the valley lay below them, small and green.",
        ],
        [
            "Then they both got into the {color} wagon and rolled down the hill. Whee!",
            '"And now down again!" cried {n}. The way up had taken an hour, and the way down took one minute.',
        ],
        hero="mouse|hedgehog|rabbit|piglet|lamb|kitten|puppy",
        friend="bear|donkey|goat|cow|pony|badger",
        words={"color": "red|green|blue|yellow|brown|white"},
    ),
    Tale(
        "outdoors_windmill",
        "a miller whose windmill stands still",
        [
            "{n} had a windmill on a hill.",
            "{n} had a windmill that had never stood still.",
            "{n} lived in an old windmill with four {white|gray|red} sails.",
            "Every day the windmill of {n} ground the flour for the whole village.",
        ],
        [
            "When the wind blew, the sails of the windmill went round and round.",
            "The windmill creaked and hummed, and white flour ran into the sacks.",
        ],
        [
            "But one morning there was wind, and still the sails did not turn.",
            "Then one day the mill stopped with a jerk, although the wind was strong.",
        ],
        [
            '"No flour, no bread," sighed {n}. The people were already waiting with empty {sacks|baskets}.',
            '"What will the baker say?" said {n}, and scratched {his} head.',
        ],
        [
            "{n} climbed up the long ladder, right to the top of the windmill.",
            "{He} looked at every wheel of the mill, one after the other, until {he} came to the roof.",
        ],
        [
            "There, between the big wheels, a {bird} had built a nest, and in it lay {number} eggs.",
            "A {bird} was sitting up there on {number} eggs. The straw of her nest had blocked the wheel.",
        ],
        [
            '"You cannot stay here," said {n} softly. {He} carried the nest to the {window|beam} with great care.',
            "{n} took the nest and put it into {his} own hat, high up on the wall. The {bird} watched closely.",
        ],
        [
            "Then the windmill turned again, and soon the little birds hatched and sang to its hum.",
            "The sails began to move, there was bread for everyone, and {n} visited the nest in the windmill every day.",
        ],
        hero="miller",
        words={"bird": "swallow|dove|sparrow|jackdaw|starling|robin", "number": "two|three|four|five"},
    ),
    Tale(
        "outdoors_well",
        "something that falls into a well",
        [
            "{n} dropped {his} {thing} into the well.",
            "There was a deep well in the village. {n} leaned over it, and {his} {thing} fell in.",
            "{n} went to the well to get water. Plop! {His} {thing} fell down into it.",
            "{n} sat at the edge of the well and played with {his} {thing}. Then it slipped out of {his} hand.",
        ],
        [
            "It was dark in the well, and the water was far below.",
            "{n} looked down. The {thing} was floating on the black water.",
        ],
        [
            '"Come back!" called {n}. "Come back," answered the well.',
            '{He} was so sad that {he} began to cry. "My {thing}! My lovely {thing}!"',
        ],
        [
            "Then a wet green frog looked out of the bucket.",
            'Something moved in the wet bucket. It was a frog. "Why all this noise?" it asked.',
        ],
        [
            '"If you let me down in the bucket, I can get it," said the frog. "But what will you give me?"',
            '"I live in this well," said the frog. "I will bring it up, if you do me a favor."',
        ],
        [
            '"I will tell you a story every day," said {n}.',
            '"You may sit in the sun with me, and I will sing for you," said {n}.',
        ],
        [
            "The frog liked that. {n} let the bucket down on its rope, and after a while {he} pulled it up again.",
            "{n} turned the handle, and the bucket went down into the well. Soon there was a tug at the rope.",
        ],
        [
            "In it sat the frog with the {thing} on its lap. And {n} kept {his} promise.",
            "There was the {thing}, dripping wet. From that day on, {n} and the frog met at the well each morning.",
        ],
        words={"thing": "ball|wooden doll|hat|cup|whistle|toy duck|shoe|toy boat|cap|wooden horse"},
    ),
    Tale(
        "outdoors_scarecrow",
        "a scarecrow who wants a friend",
        [
            "{n} stood in the middle of a {field} and scared the birds.",
            "In a {field} stood {intro}.",
            "{n} had a coat full of straw and a hat with a hole. {He} stood in a {field} all day long.",
            "{n} was lonely. All the birds were afraid of {him} and stayed away from the {field}.",
        ],
        [
            "{His} arms were sticks, and {his} buttons were {color}.",
            "{n} had a painted smile and {color} patches on {his} knees.",
        ],
        [
            "Whenever a bird came, it saw the scarecrow and flew away.",
            '"Nobody ever comes to talk to me," sighed {n}.',
        ],
        [
            "One stormy night, {n} heard a small cry. It was {f} the {fkind}, and {fhe} was cold.",
            "When the first snow fell, {f} the {fkind} sat shivering on a clod of earth.",
        ],
        [
            '"Come here, I will not hurt you," said {n}. "It is warm in my pocket."',
            '"I am only made of straw," said {n}. "Would you like to sleep in my hat?"',
        ],
        [
            "First {f} was afraid of the scarecrow. But then {fhe} crept into the straw and got warm.",
            "{f} hopped closer. At last {fhe} slipped under the scarecrow's coat.",
        ],
        [
            "All night long they told each other stories.",
            "{f} told of {far countries|the sea|the high mountains}, and {n} listened with shining eyes.",
        ],
        [
            "In the spring, {f} built a nest in the scarecrow's hat. {n} was never lonely again.",
            "From then on, {f} lived in the scarecrow's pocket, and they watched the {field} together.",
        ],
        hero="scarecrow",
        friend="sparrow|crow|robin|blackbird|mouse",
        words={
            "field": "corn field|wheat field|pumpkin field|cabbage field|strawberry field|sunflower field",
            "color": "red|blue|green|yellow|purple",
        },
    ),
    Tale(
        "outdoors_bees",
        "a bee who cannot find the way home",
        [
            "{n} flew from flower to flower and gathered honey.",
            "{n} lived in a beehive under {a lime tree|an apple tree|an old roof}.",
            "{n} flew so far from the hive that {he} could not find the way back.",
            "It was the first time that {n} was allowed to fly out of the beehive alone.",
        ],
        [
            "There were {flower} everywhere, and they smelled of honey.",
            "In every garden, the {flower} were in bloom. {n} did not know where to begin.",
        ],
        [
            "{n} drank here and drank there, until {his} legs were yellow with pollen.",
            "Buzz, buzz! {n} crept into one flower after another and forgot the time.",
        ],
        [
            "Then it began to rain, and a bee cannot fly in the rain.",
            "Suddenly a thick drop hit {him} on the back, and then another one.",
        ],
        [
            '"Where is my hive?" {n} wondered. There was only grass all around.',
            "{n} hid under a leaf. {He} was wet, and {he} missed the other bees.",
        ],
        [
            '"Are you lost?" asked {f} the {fkind}. "Sit on my back. I know the beehive."',
            '{f} the {fkind} was sitting under the same leaf. "The hive is not far," said {f}. "Come with me."',
        ],
        [
            "When the rain stopped, they set out between the wet {flower}.",
            "They waited until the sun came out. Then {f} showed {him} the way through the grass.",
        ],
        [
            "There was the hive! All the bees danced for joy, and {f} got a drop of the best honey.",
            '"We were so worried," hummed the bees. {n} told them where the {flower} grew, and the next day they all flew there.',
        ],
        hero="bee",
        friend="ladybug|beetle|grasshopper|ant|snail",
        words={"flower": "roses|daisies|sunflowers|poppies|bluebells|clover flowers|tulips|lilies|cornflowers"},
    ),
    Tale(
        "outdoors_beekeeper",
        "a beekeeper whose bees fly away",
        [
            "{n} kept bees in {number} {color} hives.",
            "{n} loved {his} bees. {He} had {number} {color} beehives behind the house.",
            "One warm day, all the bees flew out of the hive, and {n} ran after them.",
            "{n} made the best honey in the whole valley.",
        ],
        [
            "The bees hummed from morning to night and brought sweet honey home.",
            "Each day {n} put on a hat with a veil and visited the bees.",
        ],
        [
            "But in May the bees made a big cloud and flew out over the {fence|roof}.",
            'One noon there was a loud buzzing in the air. "They are flying away!" cried {n}.',
        ],
        [
            "The whole swarm settled on the {place}.",
            "The bees flew through the village and came down on the {place}.",
        ],
        [
            "The people screamed and ran into their houses.",
            '"Help!" everyone called. "Take your bees away!"',
        ],
        [
            '"Do not be afraid," said {n}. "They are only looking for a new home."',
            '"If you are calm, they will be calm, too," said {n}.',
        ],
        [
            "{He} fetched an empty box and brushed the bees into it, softly, softly.",
            "{n} held a basket under the swarm and gave one little shake. All the bees fell in.",
        ],
        [
            "In the evening the bees moved into a new hive, and in the fall everyone got a jar of honey.",
            "Nobody had been stung. And {n} had one more beehive now.",
        ],
        hero="beekeeper|farmer|gardener",
        friend="dog|cat",
        words={
            "number": "two|three|four|five|six",
            "color": "yellow|blue|green|red|white",
            "place": "church clock|bus stop|mailbox|mayor's hat|traffic light|lamp post|fire truck|school bell|market stand|fountain",
        },
    ),
    Tale(
        "outdoors_planting_tree",
        "a {kind} who plants a tree",
        [
            "{n} planted a tree.",
            "{n} and {m} planted {tree} {behind the house|in the yard|at the edge of the meadow}.",
            "On {his} birthday, {n} planted a tree with {m}. It was {tree}.",
            "{n} wanted to have a tree of {his} own, so {m} gave {him} {tree}.",
        ],
        [
            "The tree was only as high as {his} knee and had {four|six|seven} leaves.",
            "It was a very small tree, no thicker than a finger.",
        ],
        [
            "{n} dug a hole, put the roots in and stamped the earth down.",
            "They dug a deep hole for the tree, and {n} poured a whole can of water on its roots.",
        ],
        [
            '"When will it be big?" asked {n}. "That takes a long time," said {mname}. "Trees are not in a hurry."',
            '"You will both grow," said {mname}. "We will see who is faster."',
        ],
        [
            "In the summer it did not rain. The little tree let its leaves hang.",
            "One day, the leaves of the tree were yellow, and some of them fell off.",
        ],
        [
            "{n} brought it water each morning and each evening, and told it {stories|jokes}.",
            '"Do not die, little tree," said {n}, and carried one can of water after another.',
        ],
        [
            "Then a new green leaf came out at the top.",
            "And one morning there was a tiny bud on the highest twig.",
        ],
        [
            "Years went by. Now {n} was tall, but the tree was taller, and {he} sat in its shade with a book.",
            "When {n} was grown up, {his} own children climbed in that tree.",
        ],
        words={
            "tree": "an apple tree|a cherry tree|a pear tree|an oak|a walnut tree|a plum tree|a maple|a chestnut tree|a birch|a fig tree"
        },
    ),
    Tale(
        "outdoors_mountain_hike",
        "a mountain hike",
        [
            "{n} went on a mountain hike with {m}.",
            "{n} wanted to climb a real mountain. {M} packed a backpack, and off they went.",
            "Early in the morning, {n} and {m} started to hike up the mountain.",
            "{n} and {m} wanted to see the sun rise from the top of the mountain.",
        ],
        [
            "The trail went through a dark forest and then over gray rocks.",
            "A {brook|stream} ran beside the trail, and cowbells rang from the meadows.",
        ],
        [
            "After an hour {his} legs were tired. {n} sat down on a stone and did not want to go on.",
            '"Is it still far?" asked {n}. {He} asked that at every bend of the trail.',
        ],
        [
            '"Have some {food}," said {mname}. "Then your legs will get strong again."',
            "{mname} took some {food} out of the backpack, and they shared it.",
        ],
        [
            "Just then a {animal} stood on the rock above them and looked down.",
            '"Psst!" said {mname}, and pointed. A {animal} was standing on the trail.',
        ],
        [
            "{n} forgot that {he} was tired. {He} climbed after the {animal}, higher and higher.",
            "The {animal} ran a little way up and looked back, as if to say: Come along!",
        ],
        [
            "And before {n} knew it, {he} stood on top of the mountain, beside the big cross.",
            "Suddenly there was nothing above them but sky. They had reached the top!",
        ],
        [
            '"Hello, world!" shouted {n}. Far below, their house was as small as a crumb.',
            "{n} put a pebble from the top of the mountain into {his} pocket and kept it forever.",
            "They sat up there for a long time, and {n} thought that no other mountain could be so beautiful.",
        ],
        words={
            "food": "chocolate|bread and cheese|dried apples|nuts|raisins|cake",
            "animal": "mountain goat|marmot|deer|white rabbit|young ibex|sheep",
        },
    ),
    Tale(
        "outdoors_sandcastle",
        "a day at the beach",
        [
            "{n} and {his} friend {f} spent the day at the beach.",
            "{n} built a sandcastle at the beach with {his} friend {f}.",
            "It was a perfect beach day. {n} and {his} friend {f} ran down to the water with their {color} buckets.",
            "{n} wanted to build the highest sandcastle on the beach, and {his} friend {f} helped.",
        ],
        [
            "The sand was hot under their feet, and the waves were white.",
            "They dug in the wet sand with their hands and with a {color} shovel.",
        ],
        [
            "Their sandcastle had {four|five|six} towers and a wall all around.",
            "The castle got a gate, a bridge, and a flag made of {paper|a leaf|seaweed}.",
        ],
        [
            "But the sea came closer and closer. A wave licked at the wall of the castle.",
            'Then {f} looked up. "The water is coming!" {fhe} called.',
        ],
        [
            "{n} dug a ditch as fast as {he} could, but the next wave filled it up.",
            "They piled up more and more sand, and still the water ran into the castle.",
        ],
        [
            "The first tower fell, and then the second one.",
            "Swoosh! A big wave took the gate away, and the flag swam off.",
        ],
        [
            '"Our castle!" cried {n}. Then {f} laughed. "Now it belongs to the fish," {fhe} said.',
            'They looked at each other. "Let us jump on it before the sea gets it!" said {f}.',
        ],
        [
            "So they jumped into the waves and swam until they were hungry. The next day they built a new castle.",
            "The rest of the day at the beach they {ate ice cream|looked for crabs|played ball} and were not sad at all.",
        ],
        words={"color": "red|blue|green|yellow|orange|purple"},
    ),
    Tale(
        "outdoors_sandstorm",
        "a sandstorm in the desert",
        [
            "{n} walked through the desert when a sandstorm came.",
            "{n} lived in the hot desert. One day, a sandstorm blew up.",
            "A sandstorm rolled over the desert like a brown wall. {n} saw it first.",
            "{n} was on the way to the {place} when the wind began to throw sand around.",
        ],
        [
            "The sand flew into {his} eyes and ears, and the sun went dark.",
            "The storm howled, and {n} could not see {his} own feet.",
        ],
        [
            '"Help!" cried somebody in the storm. It was {f} the {fkind}.',
            "Then {n} stumbled over {f} the {fkind}, who was half covered with sand.",
        ],
        [
            '"I am so small that the storm will blow me away," wailed {f}.',
            '"I do not know where to hide," said {f}.',
        ],
        [
            '"Get behind me and close your eyes," said {n}, and lay down on the ground.',
            '{n} sat down with {his} back to the wind. "Hide under my belly," {he} said.',
        ],
        [
            "They waited close together. The sand piled up around them higher and higher.",
            "{f} held on tight and heard the big heart beat. It went boom, boom, louder than the storm.",
        ],
        [
            "At last the sandstorm was over. {n} shook {himself}, and there was sand everywhere.",
            "Then it was quiet. Two pairs of eyes looked out of the sand and blinked.",
        ],
        [
            '"You are a good friend," said {f}, and they went to the {place} together and drank.',
            "Together they walked on to the {place}, and {f} sat high up on the back of {n}.",
        ],
        hero="camel|elephant|donkey",
        friend="mouse|lizard|beetle|hedgehog|turtle",
        words={"place": "oasis|well|water hole|palm trees by the spring|old fountain"},
    ),
    Tale(
        "outdoors_hot_day",
        "a very hot day",
        [
            "It was so hot that {n} did not want to move.",
            "{n} was hot. It was the hottest day of the summer.",
            "On a very hot day, {n} lay in the shade and let {his} tongue hang out.",
            "The sun burned down on the farm. {n} looked for a cool place.",
        ],
        [
            "The {duck pond|trough} was dry, and even the flies were too lazy to fly.",
            "The grass was yellow, and the stones were as hot as an oven.",
        ],
        [
            "First {n} tried to cool off in the barn. But it was hot in there as well.",
            "{He} crept under the wagon, and it was hot. {He} crept under the bench, and it was just as hot.",
        ],
        [
            "On the way {he} met {his} friend {f}, who was just as hot.",
            '"I am melting," groaned {his} friend {f}.',
        ],
        [
            '"I know something," said {n}. "Come with me, quietly."',
            "Then {n} saw the garden hose lying in the grass, and {he} had an idea.",
        ],
        [
            "{n} bit into the {hose|faucet} until the water shot out in a high arc.",
            "{f} stepped on the faucet. Pssh! Cold water sprayed in all directions.",
        ],
        [
            "All the animals came running and danced in the cold rain.",
            "It dripped and splashed, and nobody was hot anymore. Even the old {cow|horse} got a shower.",
        ],
        [
            "The farmer came and wanted to scold. But then he took off his shoes and stood under the water himself.",
            "In the evening, a cool wind blew at last, and {n} and {f} fell asleep with wet ears.",
        ],
        hero="dog|pig|piglet|goat|cat|pony|donkey|puppy",
        friend="duck|hen|goose|sheep|calf|rooster",
    ),
    Tale(
        "outdoors_echo",
        "a {kind} who talks to an echo",
        [
            "{n} discovered an echo in the mountains.",
            "{n} stood {by the cliff|in the valley} and shouted. Somebody shouted back!",
            '"Hello!" called {n} into the valley. "Hello," came the answer.',
            "{n} thought that somebody lived behind the rocks, because there was always an answer. It was an echo.",
        ],
        [
            '"Who are you?" called {n}. "Are you?" asked the echo.',
            '"I am here!" {he} shouted. "Here," said the voice from the rocks.',
        ],
        [
            'Now {n} got angry. "You are silly!" {he} yelled. "Silly," it came back.',
            '"Stop that!" cried {n}. "Stop that," said the echo, just as crossly.',
        ],
        [
            "{n} stamped {his} foot and ran home.",
            "{He} went home with a red face.",
        ],
        [
            '"There is a rude child in the mountains," {he} told {m}.',
            "At home, {n} told {m} about the rude voice.",
        ],
        [
            '{mname} smiled. "Try it with a friendly word," {mhe} said.',
            '"That is the echo," said {mname}. "It is just as nice as you are."',
        ],
        [
            'The next day, {n} went back to the rocks and called, "I like you!" "Like you," said the echo.',
            'So {n} went there again. "{Good morning|Dear friend}!" {he} called, and the echo called the same.',
        ],
        [
            "From then on, {n} only told the echo nice things, and sometimes they sang a song together.",
            '"Goodbye!" called {n}. "Bye," said the echo softly. It sounded as if it smiled.',
        ],
    ),
    Tale(
        "outdoors_sunflower",
        "a {kind} who grows a sunflower",
        [
            "{n} planted a sunflower seed.",
            "{n} wanted to grow a sunflower that was taller than {m}.",
            "{n} found a seed in {the bird house|an old pocket|the kitchen} and put it into the earth. It was a sunflower.",
            "In spring, {n} got a striped little seed from {his} friend {f}.",
        ],
        [
            "{He} pushed it into the ground with {his} thumb and gave it water.",
            '"Sleep well, seed," said {n}, and covered it with soft earth.',
        ],
        [
            "For many days nothing happened. {n} wanted to dig it up and look.",
            "The next morning, {n} ran out, but there was only brown earth.",
        ],
        [
            '"You have to be patient," said {m}. "It is growing under the ground."',
            '"Is it broken?" asked {n}. {M} shook {mhis} head. "Just wait," {mhe} said.',
        ],
        [
            "Then a green tip came out. Soon the sunflower was as high as {his} {knee|hip}.",
            "After a week there were two small leaves, and after a month the stem was as thick as a thumb.",
        ],
        [
            "? One night the wind bent the flower, so {n} tied it to a stick.",
            "? A greedy slug wanted to eat the leaves, but {n} carried it to the compost.",
        ],
        [
            "In August the flower opened. It looked like a {plate|wheel} made of gold.",
            "One summer morning, the sunflower had opened its big yellow face.",
        ],
        [
            "It was taller than {n} and taller than {mname}, and the bees loved it.",
            "In the fall, {n} picked out a hundred seeds from the sunflower, one for each child in the school.",
        ],
    ),
    Tale(
        "outdoors_pumpkin",
        "a giant pumpkin",
        [
            "{n} grew a pumpkin that was as big as a {cow|car|wagon}.",
            "There was a giant pumpkin in the garden, and {n} wanted to take it to the fair.",
            "{n} had the biggest pumpkin in the village.",
            "All summer, {n} gave the pumpkin water. By October it was enormous.",
        ],
        [
            "The pumpkin was round and orange, and nobody could lift it.",
            "When the children knocked on the pumpkin, it sounded like a drum.",
        ],
        [
            '"How will I get it to the fair?" asked {n}. {He} pushed. The pumpkin did not move.',
            "{n} tried to roll the pumpkin, but it was far too heavy.",
        ],
        [
            "{n} called the neighbors. They pulled with ropes and pushed with poles.",
            "Then came the {baker|teacher|mailman} and the {smith|cook|tailor}, and they all pushed together.",
        ],
        [
            "Suddenly the pumpkin began to roll, down the hill, faster and faster.",
            "There was a jerk, and then the pumpkin rolled away, right down the road.",
        ],
        [
            '"Out of the way!" shouted {n}. {Hens|Geese} and people jumped aside.',
            '"Catch it!" called everyone. But who can catch a giant pumpkin?',
        ],
        [
            "Bump! It stopped in the middle of the fair, just in front of the judges.",
            "It rolled through the gate of the fair and hit a {haystack|post}. Crack! It broke in two.",
        ],
        [
            "{n} won the first prize, and then there was pumpkin soup for the whole village.",
            "They cooked it in {three|seven|ten} pots, and everybody said that it was the best pumpkin ever.",
        ],
        hero="farmer|gardener|grandmother|grandfather",
        friend="dog|cat",
    ),
    Tale(
        "outdoors_wind_hat",
        "a wind that steals hats",
        [
            "The wind blew away the hat of {n}.",
            "{n} bought a new {color} hat, and the wind took it at once.",
            "One windy day, {n} went out with a {color} hat on {his} head.",
            "{n} was very proud of {his} {color} hat. But the wind liked it, too.",
        ],
        [
            "The wind whistled around the corners and rattled the shutters.",
            "It was so windy that the trees bowed to the ground.",
        ],
        [
            "Whoosh! The {color} hat flew over the fence and rolled down the street.",
            "The hat rose into the air, turned around twice and sailed over the roofs.",
        ],
        [
            '"Stop, wind! Give me back my hat!" called {n}, and ran after it.',
            "{n} ran as fast as {he} could. Each time {he} reached for the hat, it jumped away.",
        ],
        [
            "The hat flew over the {market|bridge|school}, and people laughed and pointed.",
            "It landed on a {cow|goat|statue} for a moment, and then it was off again.",
        ],
        [
            "At last it was caught in a tall {pine|poplar|oak}. When {n} looked up, a bird was already sitting in it.",
            "In the end it fell into a bush. When {n} got there, a hedgehog had crawled into it.",
        ],
        [
            '"What a fine nest," said the little animal. "Is it yours?"',
            '"Thank you for this lovely bed," it said, and closed its eyes.',
        ],
        [
            '{n} had to smile. "Keep it," {he} said. "I will knit myself a cap with strings."',
            "So {n} went home without the {color} hat, but with wild hair and a good story.",
        ],
        hero="baker|tailor|postman|teacher|clown|doctor|farmer|sailor|cook",
        friend="dog|cat",
        words={"color": "red|blue|green|yellow|brown|purple|white|black"},
    ),
    Tale(
        "outdoors_icicle",
        "a {kind} who keeps an icicle",
        [
            "{n} found an icicle as long as {his} arm.",
            "An icicle hung from the roof, and {n} wanted to keep it.",
            "{n} broke off an icicle and used it as a sword.",
            "On a cold, sunny morning, {n} looked at the icicles {under the roof|at the barn|above the door}.",
        ],
        [
            "The icicle was clear like glass, and the sun shone through it.",
            "When {n} looked through the icicle, the whole street was crooked.",
        ],
        [
            "It was so beautiful that {n} took it inside and put it {under the pillow|on the shelf|into a drawer}.",
            '"I will keep you forever," said {n}, and hid the icicle in {his} room.',
        ],
        [
            "Then {he} went to eat {lunch|soup}.",
            "After that, {n} played with {his} friend {f} until the evening.",
        ],
        [
            "When {n} came back, the icicle was gone, and everything was wet.",
            "But later there was only water where the icicle had been.",
        ],
        [
            '"Someone stole my icicle!" {n} shouted. "And someone spilled water here!"',
            '"Who took it?" asked {n}, and tears came into {his} eyes.',
        ],
        [
            '"Nobody took it," said {m}. "Ice turns to water when it is warm."',
            '{M} felt the wet spot. "Here is your icicle," {mhe} said. "It has melted."',
        ],
        [
            "That night they put a cup of the water outside, and in the morning it was ice again.",
            '"Then icicles have to live outside," said {n}. The next one stayed at the roof, and {he} said good morning to it every day.',
        ],
    ),
    Tale(
        "outdoors_sledding",
        "a sled ride",
        [
            "{n} went sledding with {his} friend {f}.",
            "{n} had a {color} sled and the whole hill was white. {His} friend {f} had a sled, too.",
            "{n} and {his} friend {f} pulled a {color} sled up the hill.",
            "The first snow had come. {n} took the {color} sled out of the shed and called {his} friend {f}.",
        ],
        [
            "The snow crunched under their boots, and their breath was white.",
            "From the top of the hill, the sled run looked very steep.",
        ],
        [
            '"You sit in front," said {f}. "And you hold on to me," said {n}.',
            "{n} sat in front, {f} sat behind, and they pushed off with their feet.",
        ],
        [
            "The sled shot down the hill, faster than the wind.",
            "Whee! Snow flew into their faces, and {f} screamed with joy.",
        ],
        [
            "But at the bottom stood a {thing}. Nobody could steer anymore!",
            'Suddenly there was a {thing} in front of them. "Brake!" shouted {f}.',
        ],
        [
            "Bump! The {color} sled stopped, and both flew into the deep snow.",
            "They leaned to the side, and the sled tipped over just in time.",
        ],
        [
            '"Are you hurt?" asked {n}. {f} sat up with a beard of snow. "Again!" {fhe} said.',
            "For a moment it was quiet. Then both of them began to laugh.",
        ],
        [
            "They sledded until the stars came out, and always around the {thing}.",
            "At home they hung their wet mittens on the stove and drank hot {milk|cocoa|tea}.",
        ],
        words={
            "color": "red|blue|green|wooden|yellow|silver",
            "thing": "snowman|fence|haystack|sleeping cow|fir tree|bench|mailbox",
        },
    ),
    Tale(
        "outdoors_first_snow",
        "a young animal who has never seen snow",
        [
            "{n} had never seen snow before.",
            "One morning, everything was white. {n} did not know what had happened.",
            "{n} woke up and stuck {his} nose out of the {burrow|den|door}. Something cold fell on it. It was snow.",
            "{n} saw the first snowflake of {his} life.",
        ],
        [
            "The snow lay on the trees, on the stones and on the roof of the {barn|mill}.",
            "Big white flakes fell from the sky without a sound.",
        ],
        [
            '"The sky is falling down in little pieces!" cried {n}.',
            '"Who has spilled all this {sugar|flour}?" asked {n}.',
        ],
        [
            "{He} licked at the snow. It was cold and tasted like nothing.",
            "{n} put one paw into the snow and quickly pulled it back.",
        ],
        [
            "Then old {f} the {fkind} came along and chuckled.",
            '"Good morning, little one," said {f} the {fkind}, who was very old.',
        ],
        [
            '"That is snow," said {f}. "It comes every winter, and it goes every spring."',
            '"You do not have to be afraid of snow," said {f}. "Watch me!" And {fhe} rolled down the slope.',
        ],
        [
            "{n} took a leap and sank into the snow up to {his} ears. That was fun!",
            "So {n} rolled, too, and soon {he} looked like a snowball with ears.",
        ],
        [
            "All day long {n} made tracks in the snow, straight ones and curly ones.",
            "In the evening {he} crawled into bed and dreamed of snow, until the next morning came.",
        ],
        hero="fox|bear|rabbit|kitten|puppy|mouse|wolf|hedgehog|squirrel",
        friend="badger|bear|dog|raccoon|cat|beaver",
    ),
    Tale(
        "outdoors_spring_flower",
        "a {kind} who waits for spring",
        [
            "{n} could not wait for spring.",
            "Winter was long, and {n} was waiting for spring.",
            '"When will spring come?" asked {n} every morning.',
            "{n} went out to look for spring.",
        ],
        [
            "There was still snow {on the fields|in the garden|on the road}, gray and hard.",
            "The trees had no leaves, and the birds were far away.",
        ],
        [
            "{n} looked for spring behind the shed, but there were only {old leaves|broken pots}.",
            "{He} searched for it down by the brook. There was ice on the water.",
        ],
        [
            '"You cannot find spring," said {m}. "Spring finds you."',
            '{M} laughed. "First listen, then look, and then smell," {mhe} said.',
        ],
        [
            "{n} stood still and listened. Drip, drip, drip. The snow on the roof was melting.",
            "Then {n} heard a bird. It sang only three notes, but it sang.",
        ],
        [
            "And under the hedge {he} saw a {flower}. It was the very first one.",
            "Near the wall, a tiny green tip was sticking out of the snow. It was a {flower}.",
        ],
        [
            '"I found it! Here is spring!" {n} shouted.',
            "{n} lay down on {his} belly and smelled it. It smelled of earth and honey.",
        ],
        [
            "A week later, there were flowers everywhere. But {n} loved the first {flower} best.",
            "{He} did not pick the {flower}. Everyone was to see that spring had come.",
        ],
        words={"flower": "snowdrop|crocus|primrose|daffodil|violet|daisy"},
    ),
    Tale(
        "outdoors_lighthouse",
        "a lighthouse keeper on a stormy night",
        [
            "{n} lived in a lighthouse by the sea.",
            "{n} lit the lamp of the lighthouse every evening.",
            "On a stormy night, the lamp of the lighthouse went out. {n} woke up at once.",
            "{n} took care of a {red and white|tall white|round old} lighthouse on a rock.",
        ],
        [
            "The light of the lighthouse showed the ships where the rocks were.",
            "Each night the light went round and round over the black water.",
        ],
        [
            "That night the storm was terrible, and the waves beat against the tower.",
            "Wind and rain shook the tower, and suddenly everything was dark.",
        ],
        [
            "Out at sea a {ship} was coming, straight toward the rocks!",
            'Then {n} heard the horn of a {ship}. "They cannot see us!" {he} cried.',
        ],
        [
            "{n} ran up {ninety|a hundred|two hundred} steps. The lamp of the lighthouse was broken.",
            "{He} climbed the stairs as fast as {he} could, but the lamp did not burn anymore.",
        ],
        [
            "So {he} took every candle, every lantern and every mirror and put them in the window.",
            "{n} quickly lit a fire in a big pan and held a mirror behind it.",
        ],
        [
            "The {ship} saw the light and turned away from the rocks.",
            'On the {ship} somebody called, "There is the lighthouse!" And slowly the {ship} turned.',
        ],
        [
            "In the morning, the captain came and brought {n} a new lamp and a {cake|basket of oranges|parrot}.",
            "After that, {n} mended the lamp and drank a big cup of tea. All the sailors were safe.",
        ],
        hero="lighthouse keeper|old sailor",
        friend="dog|cat|seagull",
        words={"ship": "fishing boat|sailing ship|steamer|ferry|big ship"},
    ),
    Tale(
        "outdoors_message_bottle",
        "a message in a bottle",
        [
            "{n} found a bottle on the beach.",
            "The sea had washed up a {green|blue|brown} bottle. {n} saw that there was a letter in it.",
            "{n} wanted a friend far away. One day, {he} found a bottle in the sand with a letter in it.",
            "One morning, a bottle rolled right up to the feet of {n}.",
        ],
        [
            "There was sand on the bottle, and a cork was stuck in its neck.",
            "Inside the bottle there was a rolled piece of paper.",
        ],
        [
            "{n} pulled at the cork with {his} teeth until it came out with a pop.",
            "The cork was tight, so {n} asked {m} to help.",
        ],
        [
            '"Hello, my name is {f}," {he} read. "I live on the other side of the sea, and I want a friend."',
            'On the paper it said, "Who finds this? Please write to me! Love, {f}."',
        ],
        [
            "There was a picture of {thing} on the letter, too.",
            "Under the words somebody had drawn {thing}.",
        ],
        [
            'So {n} took a pencil and wrote, "Dear {f}, I found your bottle. I will be your friend."',
            "{n} wrote a long answer to {f} and drew {his} own house below it.",
        ],
        [
            "Then {n} threw the bottle far out into the waves.",
            "{He} put the answer into the bottle, pressed in the cork and gave it back to the sea.",
        ],
        [
            "The summer passed. Then one day another bottle came, and it was from {f}!",
            "Many years later, a ship came, and someone with a bottle under one arm got off. It was {f}.",
        ],
        words={
            "thing": "a palm tree|a parrot|a sailing boat|a turtle|a smiling sun|a dog|a tall tower|a whale|a hut with a straw roof"
        },
    ),
    Tale(
        "outdoors_seagull",
        "a seagull who steals a lunch",
        [
            "A seagull stole {n}'s {food}.",
            "{n} sat by the sea and ate {food}. A seagull was watching.",
            "{n} wanted to eat {his} {food} at the harbor, but there were seagulls everywhere.",
            "At the harbor, {n} bought some {food} for lunch. A fat seagull came closer and closer.",
        ],
        [
            "The seagull had a yellow beak and very clever eyes.",
            '"Kree, kree!" cried the seagull, and walked up and down.',
        ],
        [
            '"Go away, this is my lunch," said {n}.',
            "{n} turned {his} back on the bird and held the lunch tight.",
        ],
        [
            "Swoop! The seagull came from above and was gone with the {food}.",
            "But the seagull flew around {him}, snapped at the {food} and carried it all off.",
        ],
        [
            '"Thief!" shouted {n}, and ran after it along the {pier|beach}.',
            "{n} stood there with an empty hand and an empty stomach.",
        ],
        [
            "Then {he} saw where the bird landed. In a nest on a {boat|roof} sat {two|three} small, gray chicks with open beaks.",
            "The bird flew to a nest behind the {nets|barrels}, and little chicks stretched out their necks.",
        ],
        [
            '"Oh, it is for your children," said {n}, and was not angry anymore.',
            '"They are hungrier than I am," {n} said.',
        ],
        [
            "The next day, {n} brought two lunches, one to eat and one for the seagull.",
            "{M} laughed when {he} told the story, and shared {mhis} own lunch with {n}.",
        ],
        words={"food": "fish and chips|bread and cheese|fried fish|popcorn|french fries|salmon|pizza|cake"},
    ),
    Tale(
        "outdoors_whale",
        "a whale who is stuck on the beach",
        [
            "{n} found a little whale on the beach.",
            "A small whale was lying in the sand. {n} saw it on {his} way to the harbor.",
            "{n} wanted to help a whale that could not get back into the sea.",
            "After the storm, {n} walked along the shore. There lay a baby whale!",
        ],
        [
            "The whale was gray and shiny, and it looked at {n} with one big eye.",
            "It breathed heavily. A whale cannot live on the sand for long.",
        ],
        [
            '"Do not worry, I will help you," said {n}. {He} pushed. The whale did not move an inch.',
            "{n} pushed with both hands, but a whale is heavy, even a small one.",
        ],
        [
            "So {he} ran to the village and called everybody.",
            '{n} rang the bell at the harbor. "Come quickly, and bring {buckets}!" {he} called.',
        ],
        [
            "The people came with {buckets} and poured water over the whale so that it stayed wet.",
            "They stood in a long row and passed {buckets} of water from hand to hand.",
        ],
        [
            "In the evening, the tide came in, and the water rose around the whale.",
            "Then the sea came back, wave after wave, until the whale began to float.",
        ],
        [
            '"All together!" called {n}. They pushed, and the whale slid into the deep water.',
            "Everyone gave one last push. The tail of the whale hit the water, and it was free.",
        ],
        [
            "Far out, its mother was waiting. The little whale blew a fountain into the air to say thank you.",
            "From then on, a whale came by every summer and looked for {n} with one big eye.",
        ],
        words={"buckets": "buckets|pots|tubs|cans|bowls"},
    ),
    Tale(
        "outdoors_crab_walk",
        "a crab who wants to walk forward",
        [
            "{n} wanted to walk forward, but {he} could only walk sideways.",
            "{n} was tired of walking sideways.",
            "All crabs walk sideways. Only {n} wanted to walk straight ahead.",
            "{n} lived under a {flat|black|round} stone by the sea and practiced walking every day.",
        ],
        [
            "Whenever {n} wanted to go to the {place}, {he} ended up somewhere else.",
            "It was hard to get to the {place} when one walked sideways.",
        ],
        [
            "{n} put one leg in front of the other. Then {he} fell over {his} own feet.",
            "{He} tried it on {his} toes, and {he} tried it with closed eyes. It did not work.",
        ],
        [
            '"What are you doing?" asked {his} friend {f}.',
            '{His} friend {f} watched and shook {fhis} head. "Are you dancing?" {fhe} asked.',
        ],
        [
            '"I am learning to walk forward, like everyone else," said {n}.',
            '"I want to see where I am going," {n} answered.',
        ],
        [
            "At that moment a hungry seagull shot down from the sky. {n} ran sideways, as quick as lightning.",
            "Then a big wave came. Without thinking, {n} ran sideways between two rocks.",
        ],
        [
            '"That was fast!" cried {f}. "If you had walked straight, you would be gone."',
            '"No one else could fit in there," said {f}. "Sideways is wonderful!"',
        ],
        [
            '{n} thought about it. "I will turn around and then walk sideways," {he} said. And so {he} got to the {place} after all.',
            "From that day on, {n} was proud of {his} walk, and even taught it to {f}.",
        ],
        hero="crab",
        friend="starfish|snail|shrimp|turtle|duck",
        words={"place": "rock pool|lighthouse|old boat|sandbank|pier|seaweed garden"},
    ),
    Tale(
        "outdoors_airplane",
        "a first flight in an airplane",
        [
            "{n} flew in an airplane for the first time.",
            "{n} and {m} took an airplane to {place}.",
            "{n} was going to fly to {place} with {m}. {He} had never been in an airplane.",
            "{n} sat at the window of a big airplane and held {his} toy {toy}.",
        ],
        [
            "The airplane had long white wings and many round windows.",
            "First the airplane rolled slowly, and then it went faster and faster.",
        ],
        [
            '"My stomach feels funny," said {n}. {He} held the toy {toy} very tight.',
            '"Can it fall down?" asked {n}. {He} looked at the toy {toy}, but it did not know.',
        ],
        [
            '"Airplanes know how to fly," said {m}, and gave {him} a candy to suck.',
            '"Give me your hand," said {m}. "Here we go!"',
        ],
        [
            "The airplane rose into the air. The cars below looked like ants.",
            "Then the houses were as small as toy blocks, and the rivers were like threads.",
        ],
        [
            'They flew into a cloud, and everything was white. "We are in the {milk|cotton}!" cried {n}.',
            "Above the clouds the sun was shining. It looked like a land of {snow|whipped cream}.",
        ],
        [
            'The pilot came by and smiled. "Is your toy {toy} flying for the first time, too?" he asked.',
            "A friendly woman brought {juice|water|cookies}, and a tiny cup for the toy {toy}.",
        ],
        [
            'When the wheels touched the ground, {n} clapped. "Again!" {he} said.',
            "After they landed, {n} knew what {he} wanted to be one day. A pilot!",
        ],
        words={
            "place": "the sea|the big city|the mountains|an island|a warm country",
            "toy": "bear|rabbit|elephant|dog|mouse|penguin|monkey",
        },
    ),
    Tale(
        "outdoors_train_ride",
        "a long train ride",
        [
            "{n} rode on a train to visit {m}.",
            "{n} rode on the train all alone to visit {m}.",
            "{n} had a ticket for the long {color} train.",
            "The {color} train was waiting at the station. {n} got on with {his} suitcase.",
        ],
        [
            "The train went clack, clack, clack over the rails.",
            "Outside, fields and cows and towns flew by the window of the train.",
        ],
        [
            "Next to {n} sat an old man with a {pet} in a basket.",
            "Across from {n} sat a woman. She had a {pet} in a basket on her lap.",
        ],
        [
            "Then the conductor came and asked for the tickets.",
            '"Tickets, please!" called the conductor.',
        ],
        [
            "{n} looked in {his} bag, in {his} coat and in {his} shoe. The ticket was gone!",
            '{n} felt in {his} pocket. It was empty. "I had my ticket just now," {he} said quietly.',
        ],
        [
            "Then there was a rustle in the basket. The {pet} was chewing on something.",
            '"What does my {pet} have in its mouth?" asked the basket\'s owner.',
        ],
        [
            'It was the ticket, with a bite missing. The conductor laughed. "That counts," he said.',
            "The conductor looked at the wet, chewed ticket and made a hole in it. Everyone on the train laughed.",
        ],
        [
            'At the station {mname} was waiting. "How was the train ride?" {mhe} asked. There was a lot to tell.',
            "{mname} stood on the platform and waved with both arms, and {n} jumped out of the train.",
        ],
        elder="grandma|grandpa|aunt|uncle",
        words={"color": "red|green|blue|yellow|silver", "pet": "kitten|puppy|rabbit|parrot|cat|guinea pig"},
    ),
    Tale(
        "outdoors_hot_air_balloon",
        "a ride in a hot air balloon",
        [
            "{n} and {his} friend {f} flew in a hot air balloon.",
            "{n} built a hot air balloon out of {old shirts|bed sheets|many napkins}. {His} friend {f} wove the basket.",
            "{n} wanted to see the world from above. So {he} climbed into a {color} balloon with {his} friend {f}.",
            "A {color} balloon stood on the meadow. {n} and {his} friend {f} got in.",
        ],
        [
            "The balloon rose over the trees without a sound.",
            "The wind carried the balloon over hills and lakes.",
        ],
        [
            '"Look, there is our {house|river|forest}!" called {f}. It was as small as a {button|pea}.',
            '"I can almost touch the sun," said {n}.',
        ],
        [
            "But then the balloon began to sink. It sank lower and lower.",
            'Suddenly the basket bumped against a treetop. "We are too heavy," said {f}.',
        ],
        [
            "They threw out the sandbags, and the rope. It was not enough.",
            "{n} threw out {his} shoes and the telescope. But the balloon still sank.",
        ],
        [
            '"The {food}!" cried {f}. They had taken along a whole sack of {food}.',
            "Only a sack of {food} was left. They looked at it sadly.",
        ],
        [
            "So they ate some of the {food} and threw the rest down. The balloon went up again.",
            'Plop, plop, plop! It rained {food} on a village below. "Thank you!" called the people.',
        ],
        [
            "They landed softly on a {haystack|meadow} and had a lot to tell.",
            "In the evening the balloon came down in a field of flowers, and they slept in the basket.",
        ],
        hero="mouse|rabbit|fox|hedgehog|bear|pig|cat|raccoon",
        words={
            "color": "red|blue|yellow|striped|purple|green",
            "food": "potatoes|apples|cookies|plums|carrots|buns|pears|nuts",
        },
    ),
    Tale(
        "outdoors_treehouse",
        "two children who build a tree house",
        [
            "{n} and {his} friend {f} built a tree house.",
            "{n} wanted to live in a tree. So {he} built a tree house with {his} friend {f}.",
            "There was a thick old {tree} in the yard, just right for a tree house. {n} and {his} friend {f} got to work.",
            "{n} found some boards in the barn. {His} friend {f} brought nails, and they began to build a tree house.",
        ],
        [
            "They carried the boards up the {tree} one by one.",
            "{n} sawed, {f} hammered, and the {tree} rustled with all its leaves.",
        ],
        [
            "The tree house had a window, a roof and a {red|blue|green} flag.",
            "They hung up a rope ladder and a bell at the door of the tree house.",
        ],
        [
            '"No grown-ups allowed," {f} painted on the door.',
            '"This is our secret place," said {n}.',
        ],
        [
            "But when they wanted to climb down in the evening, the ladder was gone!",
            "Then the rope of the ladder tore, and it fell into the grass. They could not get down.",
        ],
        [
            '"Help!" they called. {M} came running out of the house.',
            'They rang the bell as loudly as they could, until {m} came. "Who is up there?" {mhe} asked.',
        ],
        [
            '"I think I am not allowed to come up," said {mname}, and grinned.',
            '{mname} read what was on the tree house. "Hm," {mhe} said, "may I bring a ladder?"',
        ],
        [
            "They quickly painted a new sign. It said: Everybody is welcome. Then {mname} brought a ladder and a pot of soup.",
            '"You may come whenever you like," said {f}, and that night all three of them ate supper in the tree.',
        ],
        words={"tree": "apple tree|oak|chestnut tree|walnut tree|linden tree|maple|willow"},
    ),
    Tale(
        "outdoors_tadpoles",
        "a {kind} who watches tadpoles grow",
        [
            "{n} caught {number} tadpoles in the pond.",
            "{n} had {number} tadpoles in a glass jar.",
            "In the pond swam many little black dots with tails. {n} took {number} of them home. They were tadpoles.",
            "{n} wanted to know how a frog grows, so {m} helped {him} to catch {number} tadpoles.",
        ],
        [
            "The tadpoles wriggled and had no legs at all.",
            "{n} gave the tadpoles green weeds from the pond and looked at them every day.",
        ],
        [
            '"Are they little fish?" asked {his} friend {f}. "Wait and see," said {n}.',
            '{His} friend {f} came to look. "They have only a head and a tail," said {f}.',
        ],
        [
            "One day, they had back legs. A few days later, they had front legs, too.",
            "First two legs grew, and then two more, and the tails got shorter.",
        ],
        [
            "Then one morning the jar was empty!",
            "But on Sunday, when {n} wanted to feed them, nobody was in the jar.",
        ],
        [
            '"Croak!" it came from under the {sofa|bed}. And "croak!" it came from {his} {shoe|hat}.',
            "Something green hopped across the floor. {M} screamed and jumped onto a chair.",
        ],
        [
            "The tadpoles had turned into frogs. {n} and {f} had to crawl all over the house to catch all {number}.",
            "Now they were real little frogs. One by one, {n} caught them in a {towel|cup}.",
        ],
        [
            "They carried the frogs back to the pond, and every evening {n} heard them sing.",
            '"Jump!" said {n} at the pond, and they jumped. Splash, splash, splash!',
        ],
        words={"number": "three|four|five|six|seven"},
    ),
    Tale(
        "outdoors_caterpillar",
        "a caterpillar who becomes a butterfly",
        [
            "{n} ate and ate and was always hungry.",
            "{n} lived on a {plant} and ate leaves all day.",
            "On a {plant} lived {intro}.",
            "{n} looked up at the butterflies and wanted to fly, too.",
        ],
        [
            "{n} was green, with many short legs, and {he} crawled very slowly.",
            "The leaves of the {plant} already had holes everywhere, and {n} grew fatter and fatter.",
        ],
        [
            '"You will never fly," said {f} the {fkind}. "You are much too fat."',
            '{f} the {fkind} buzzed past and laughed. "Caterpillars belong on the ground," said {f}.',
        ],
        [
            "That made {n} sad, and {he} was suddenly so tired.",
            '"Maybe," said {n}, and yawned. "I think I have to sleep now."',
        ],
        [
            "{He} spun a soft white bed around {himself} and hung under a leaf of the {plant}.",
            "{n} wrapped {himself} in a blanket of fine thread, until nothing of {him} could be seen.",
        ],
        [
            "For many days it was dark and quiet in there. It rained, and the sun shone again.",
            '{f} came by and knocked. "Hello? Are you still there?" But there was no answer.',
        ],
        [
            "Then the shell cracked. Two {color} wings came out, wet and crumpled.",
            "One morning, {n} stretched. On {his} back were two {color} wings!",
        ],
        [
            '"Come on, {f}, I will race you!" called {n}, and flew into the blue sky.',
            "{f} could not believe {fhis} eyes. {n} danced in the air, the most beautiful butterfly of all.",
        ],
        hero="caterpillar",
        friend="fly|beetle|bee|grasshopper|wasp",
        words={
            "plant": "cabbage|rose bush|nettle|lilac bush|cherry tree|fennel plant",
            "color": "yellow|blue|orange|red|white|golden|purple",
        },
    ),
    Tale(
        "outdoors_worm_rain",
        "a worm who likes the rain",
        [
            "{n} was waiting for rain.",
            "{n} lived deep in the earth and loved the rain.",
            "It had not rained for {two|three|five} weeks. The ground was too hard for {n}.",
            "{n} wanted it to rain. Everyone else in the garden wanted the sun.",
        ],
        [
            "The earth was as dry as {dust|a cookie}, and it scratched {his} soft skin.",
            "No worm could dig in such dry earth, not even {n}.",
        ],
        [
            '"The sun is so lovely," said {f} the {fkind}. "I hope it never rains."',
            '"Rain? Please, no!" cried {f} the {fkind}. "I would get wet feet."',
        ],
        [
            '"But the {plants} are thirsty," said {n}. "Look how they hang their heads."',
            '"If it does not rain, the {plants} will dry up," said {n}.',
        ],
        [
            "{n} sang a rain song, as loud as a worm can sing.",
            "So {he} crawled onto a stone and danced a rain dance.",
        ],
        [
            "A small cloud came over the hill, and then a big one. Drip, drop, drip!",
            "The wind rose, the sky went gray, and the first drop fell on {his} tail.",
        ],
        [
            "Soon it was raining so hard that little rivers ran between the {plants}.",
            "The rain poured down, and the earth became soft and dark.",
        ],
        [
            "The {plants} lifted their heads, and {f} had to say that rain was not so bad.",
            "{n} dug through the wet ground with joy, and {f} sat under a mushroom and listened to the drops.",
        ],
        hero="worm",
        friend="butterfly|ladybug|beetle|grasshopper|ant",
        words={"plants": "lettuces|roses|carrots|tomatoes|beans|strawberries|peas|tulips"},
    ),
    Tale(
        "outdoors_little_cloud",
        "a little cloud who wants to rain",
        [
            "{n} floated all alone in the blue sky.",
            "{n} was the smallest cloud in the sky and could not rain yet.",
            "{n} wanted to rain like the big clouds.",
            "High above the {place} floated {intro}.",
        ],
        [
            "{n} was white and soft and no bigger than a {sheep|barn}.",
            "The big gray clouds thundered and rained, but {n} could do nothing of the kind.",
        ],
        [
            "{n} pressed and pressed. Only one single drop came out.",
            "{He} puffed up {his} cheeks. Not a drop fell.",
        ],
        [
            '"You are too small for that," grumbled the big clouds.',
            '"Go and play with the wind," said a big thundercloud.',
        ],
        [
            "Then {n} saw a {plant} down in the {place}. It was thirsty and let its leaves hang.",
            "Far below, in the {place}, stood a dry little {plant}.",
        ],
        [
            '"Please, just a drop of water," whispered the {plant}.',
            '"Oh, if only it would rain," sighed the {plant}.',
        ],
        [
            "{n} drifted over the sea and drank as much as {he} could, until {he} was gray and round.",
            "So {n} asked the wind for help. It blew the cloud across a lake, and there {he} filled up with water.",
        ],
        [
            "Then it rained, just enough for one {plant}. The next morning, there was a {red|blue|yellow} flower on it.",
            "And then {n} rained for the first time. The {plant} laughed, and a tiny rainbow stood above it.",
        ],
        hero="cloud",
        friend="cloud",
        words={"place": "desert|valley|garden|meadow|field", "plant": "rose|bush|vine|poppy|cactus|thistle"},
    ),
    Tale(
        "outdoors_sleepy_moon",
        "a {kind} who sees the moon in a pond",
        [
            "{n} thought that the moon had fallen into the pond.",
            "One night, {n} saw the moon in the water. {He} thought it had fallen in.",
            "{n} wanted to save the moon.",
            '"Help, the moon is drowning!" cried {n}. {He} was standing by the pond.',
        ],
        [
            "The moon lay in the pond, round and yellow, and trembled a little.",
            "There it was between the water lilies, as pale as {cheese|butter}.",
        ],
        [
            '{His} friend {f} came running with a {tool}. "We have to get it out!" said {f}.',
            '"I will fetch a {tool}," said {his} friend {f}, and was soon back.',
        ],
        [
            "They put the {tool} under the moon and pulled. The moon broke into a hundred pieces!",
            "{n} reached for the moon with the {tool}. At once the moon fell to pieces.",
        ],
        [
            '"Now we have broken it," said {f}, and both of them were frightened.',
            '"Oh no," whispered {n}. "Tomorrow night it will be dark, and it is our fault."',
        ],
        [
            "They sat down in the grass and did not dare to look.",
            "They waited without a word until the water was still.",
        ],
        [
            'Then an owl called, "Look up, you silly things!" The moon was hanging in the sky, round and whole.',
            "{n} sighed and lay down on {his} back. And there was the moon, high above the trees!",
        ],
        [
            '"We threw it so high with our {tool}," said {n} proudly.',
            "They laughed and waved at the moon, once above and once below.",
        ],
        hero="animal",
        words={"tool": "net|bucket|rake|long spoon|basket|ladder|fishing rod|sieve"},
    ),
    Tale(
        "outdoors_bird_nest",
        "a bird who falls out of the nest",
        [
            "{n} found a little bird that had fallen out of its nest.",
            "A baby bird was sitting in the grass under the {tree}. {n} almost stepped on it.",
            '"Peep!" it came from the grass. {n} bent down. It was a tiny bird.',
            "{n} heard a bird cry under the {tree}.",
        ],
        [
            "The little bird had hardly any feathers and a big, open beak.",
            "It was so small that it could have sat in a {spoon|teacup}.",
        ],
        [
            "High up in the {tree} was a nest, and the mother bird fluttered around it.",
            '{n} looked up. "You must have fallen from that nest," {he} said.',
        ],
        [
            "A cat came through the hedge and licked its lips. {n} stood in front of the bird.",
            'Then {n} saw the neighbor\'s cat behind the fence. "Go away!" {he} called.',
        ],
        [
            "{n} called {m}, and {mhe} brought the long ladder.",
            '"Wait here," said {m}, and got a ladder from the shed.',
        ],
        [
            "{n} put the bird into {his} {cap|pocket|mitten}, and {mname} held the ladder while {he} climbed.",
            "Carefully {n} climbed up, step by step, with the warm little bird in one hand.",
        ],
        [
            "In the nest sat {three|four|two} other chicks. They moved over, and the small one slipped in between.",
            "{He} set it down softly in the nest. The mother bird came at once with a worm.",
        ],
        [
            "In the summer, a young bird sat on {his} window sill and sang. {n} was sure that {he} knew that bird.",
            '"Next time, hold on tight," said {n}, and climbed down again.',
        ],
        words={"tree": "apple tree|pear tree|old oak|birch|lilac|pine|cherry tree"},
    ),
    Tale(
        "outdoors_map",
        "a treasure map",
        [
            "{n} found a map in an old {book|box|boot}.",
            "{n} and {his} friend {f} had a treasure map.",
            "On the map there was a red cross. {n} wanted to know what was hidden there.",
            "{n} drew out a yellow piece of paper from under the floor. It was a treasure map!",
        ],
        [
            "The map showed a {river}, three trees and a red cross.",
            'On the back of the map it said, "Go from the {river} to the third tree, and dig."',
        ],
        [
            '"Let us look for the treasure," said {his} friend {f}, and took a shovel.',
            "{n} showed the map to {his} friend {f}. They packed a shovel and some bread.",
        ],
        [
            "They walked along the {river} and counted the trees.",
            "From the {river} they took ten big steps to the left, just as the map said.",
        ],
        [
            "There they began to dig. They found a {bone|root|rusty nail}, and after that only stones.",
            "They dug a hole, and another hole, and a third one. There was nothing.",
        ],
        [
            '"We are holding the map upside down!" cried {f}.',
            '{n} turned the map around. "The cross is on the other side!" {he} said.',
        ],
        [
            "In the right place the shovel soon hit something hard. It was a chest full of {treasure}.",
            "Then it went clonk. They pulled out a small chest. In it were {treasure}.",
        ],
        [
            "They shared the {treasure}, and then they drew a new map for the next treasure hunters.",
            'There was also a note from {mname}: "I hid this when I was little." So they ran to show it to {m}.',
        ],
        words={
            "river": "river|brook|pond|old wall|stone bridge|hedge",
            "treasure": "marbles|old coins|shiny stones|glass beads|toy soldiers|sea shells|silver buttons|wooden animals",
        },
    ),
    Tale(
        "outdoors_carrots",
        "a {kind} whose carrots disappear",
        [
            "{n} grew {veg} in the garden, but somebody ate them.",
            "{n} had a garden full of {veg}.",
            "Every morning, a few {veg} were missing from the garden. {n} wanted to know who took them.",
            "{n} was proud of {his} {veg}. They were the finest in the village.",
        ],
        [
            "The {veg} stood in straight rows, and {n} watered them each evening.",
            "{n} had pulled out every weed between the {veg}.",
        ],
        [
            "One morning, there was a hole in the ground where the best ones had been.",
            "But on Monday one row was eaten up, and on Tuesday another one.",
        ],
        [
            '"A thief!" cried {n}. That night {he} hid behind the {shed|barrel} with a lantern.',
            '"Just wait," said {n}, and sat down in the dark garden with a blanket.',
        ],
        [
            "At midnight it rustled. Munch, munch, munch! {n} lifted the lantern.",
            "The moon came up. Something with two long ears crept under the fence.",
        ],
        [
            "It was {f} the {fkind} with {three|five|seven} little ones, and all of them were chewing.",
            "There sat {f} the {fkind}, as thin as a stick, with a full mouth.",
        ],
        [
            '"Please do not be angry," said {f}. "We found nothing else to eat."',
            '"I am sorry," whispered {f}. "They smelled so good."',
        ],
        [
            "{n} planted one row of {veg} outside the fence, just for {f}. From then on, nothing was stolen.",
            '"You may have some if you help me," said {n}. So {f} dug the holes, and {n} put in the seeds.',
        ],
        hero="farmer|gardener|cook",
        friend="rabbit|hare|donkey",
        words={"veg": "carrots|cabbages|lettuces|turnips|radishes|beans|beets|peas"},
    ),
    Tale(
        "outdoors_river_raft",
        "a raft on the river",
        [
            "{n} and {his} friend {f} built a raft.",
            "{n} wanted to float down the river on a raft with {his} friend {f}.",
            "Out of {logs|barrels|old boards} and rope, {n} made a raft. {His} friend {f} made the sail.",
            "{n} and {his} friend {f} sailed down the river on a wooden raft.",
        ],
        [
            "The raft had a sail made of a {striped|red|checked} blanket.",
            "The raft wobbled, but it floated, and the river carried it along.",
        ],
        [
            "They lay on their bellies and watched the fish under the raft.",
            '"I am the captain," said {n}. "And I am the cook," said {f}.',
        ],
        [
            "Then the river became fast. White water splashed over the raft.",
            "Around the next bend the water was wild, and the raft began to spin.",
        ],
        [
            'One of the ropes came loose. "The raft is breaking apart!" cried {f}.',
            'The paddle slipped out of {his} hands and swam away. "What now?" called {n}.',
        ],
        [
            "On the bank stood a {animal} and saw them.",
            "A {animal} was drinking at the edge of the river and lifted its head.",
        ],
        [
            '"Catch!" shouted {n}, and threw the end of a rope. The {animal} bit into it and pulled the raft to the bank.',
            "The {animal} waded in, and they held on to its neck until the raft touched the sand.",
        ],
        [
            "They mended the raft and took the {animal} along as the first mate.",
            "They thanked the {animal} with all the bread they had, and walked the rest of the way.",
        ],
        words={"animal": "cow|horse|donkey|big dog|pony|goat"},
    ),
    Tale(
        "outdoors_campfire",
        "a campfire in the evening",
        [
            "{n} sat by the campfire with {m}.",
            "{n} was allowed to help with the campfire. {M} showed {him} how to stack the wood.",
            "It was the last night of vacation, and {n} and {m} made a campfire {by the lake|in the woods|on the beach}.",
            "{n} wanted to roast {food} over a campfire.",
        ],
        [
            "The fire crackled, and sparks flew up to the stars.",
            "Around the campfire lay a ring of stones, and next to it stood a bucket of water.",
        ],
        [
            "{n} put some {food} on a long stick and held it over the fire.",
            "They put the {food} on sticks and turned them slowly.",
        ],
        [
            "It smelled so good that {his} stomach growled.",
            '"Not too close," said {mname}, "or they will burn."',
        ],
        [
            "But {n} looked at a bat for too long. When {he} turned around, the {food} were black as coal.",
            "But then the stick broke, and the {food} fell into the fire.",
        ],
        [
            '"My supper!" cried {n}.',
            "{n} bit {his} lip so as not to cry.",
        ],
        [
            '"That happens to every camper once," said {mname}, and shared with {him}.',
            '{mname} broke {mhis} own portion in two. "Half for you, half for me," {mhe} said.',
        ],
        [
            "Then {mname} sang an old song, and the campfire burned down to a red glow.",
            "Before they went to sleep, {n} poured the water on the campfire. It hissed, and a white cloud rose.",
        ],
        words={"food": "marshmallows|sausages|potatoes|apples|mushrooms|slices of bread|corn cobs|peppers"},
    ),
    Tale(
        "outdoors_umbrella",
        "an umbrella for many",
        [
            "{n} walked through the rain with a {color} umbrella.",
            "{n} had a {color} umbrella that was much too big for {him}.",
            "It was raining cats and dogs, but {n} had a {color} umbrella.",
            "{n} got a {color} umbrella and was happy when it rained at last.",
        ],
        [
            "The drops drummed on the umbrella like little fingers.",
            "Under the umbrella it was dry and cozy, like in a small house.",
        ],
        [
            'Under a bush sat a wet {a}. "May I come under your umbrella?" it asked.',
            'A {a} with dripping fur ran up. "Is there room for me?" it asked.',
        ],
        [
            '"Of course," said {n}. They walked on, and soon they met a wet {b}.',
            '"Come in," said {n}. At the next corner stood a {b}, and it came along, too.',
        ],
        [
            "Then {his} friend {f} came, and {fhe} was soaked as well. Now it was very tight.",
            "Next came {his} friend {f} with wet shoes. They pushed together as close as they could.",
        ],
        [
            "A gust of wind grabbed the umbrella and turned it inside out. Now everybody got wet.",
            "Snap! The wind broke the {color} umbrella, and the rain poured down on all of them.",
        ],
        [
            '"That does not matter," said {f}. "We are wet already."',
            "For a moment no one said a word. Then the {b} began to dance in the rain.",
        ],
        [
            "So they all danced through the puddles, the {a}, the {b}, {f} and {n}, until the sun came out.",
            "They ran to the house of {n} and dried off by the stove, the {a}, the {b} and the two children.",
        ],
        words={
            "color": "red|yellow|blue|green|striped|spotted",
            "a": "rabbit|cat|mouse|squirrel|hamster",
            "b": "dog|goat|lamb|fox|hedgehog",
        },
    ),
    Tale(
        "outdoors_penguin_ice",
        "a penguin on a piece of ice",
        [
            "{n} floated out to sea on a piece of ice.",
            "{n} fell asleep on the ice. When {he} woke up, the ice was swimming away.",
            "Crack! The ice broke, and {n} was all alone on a little island of ice.",
            "{n} lived in the land of ice and snow. One day, a piece of ice broke off with {him} on it.",
        ],
        [
            "All around there was nothing but cold, blue water.",
            "The other penguins on the shore grew smaller and smaller.",
        ],
        [
            '"Wait for me!" called {n}. But the wind blew {him} farther out.',
            '{n} flapped {his} wings. "I want to go home," {he} cried.',
        ],
        [
            "The farther it went, the warmer it got, and the ice melted more and more.",
            "The ice was getting smaller. First it was as big as a table, and then it was like a {chair|plate}.",
        ],
        [
            "Then a head came out of the water. It was {f} the {fkind}.",
            '"You look as if you need help," said a voice. It was {f} the {fkind}.',
        ],
        [
            '"My ice is melting, and I am too tired to swim that far," said {n}.',
            '"Can you take me home?" asked {n}.',
        ],
        [
            '"Hold on to me," said {f}. {n} climbed onto {fhis} back, and they shot through the waves.',
            "{f} gave the ice a push with {fhis} nose, and another push, all the way back to the shore.",
        ],
        [
            "All the penguins cheered. {n} gave {f} the biggest fish {he} could find.",
            "After that, {n} never fell asleep at the edge of the ice again, and {f} came to play every day.",
        ],
        hero="penguin",
        friend="whale|seal|dolphin|walrus",
    ),
    Tale(
        "outdoors_acorn",
        "an animal who forgets where the nuts are hidden",
        [
            "{n} hid {nuts} for the winter and forgot where they were.",
            "All fall, {n} gathered {nuts} and buried them in the ground.",
            "{n} wanted to have enough to eat in the winter, so {he} hid {nuts} everywhere.",
            "It was winter, and {n} was hungry. Where were the {nuts}?",
        ],
        [
            "There were {nuts} under the roots, under the leaves and in hollow trees.",
            "{n} had put some here and some there, so that nobody would find all the {nuts}.",
        ],
        [
            "But now snow covered everything, and each place looked the same.",
            "Then it snowed for three days, and the forest was completely white.",
        ],
        [
            "{n} dug by the big stone. There was nothing. {He} dug by the pine. There was nothing there, either.",
            '"Was it left of the stump, or right of it?" muttered {n}, and scratched {his} head.',
        ],
        [
            'Then {his} friend {f} stuck {fhis} nose out of a hole. "What are you looking for?" {fhe} asked.',
            '"Stop digging on my roof!" called {his} friend {f} from below.',
        ],
        [
            '"My {nuts} are gone," said {n}, "and I am so hungry."',
            '"I have forgotten where I put my food," said {n}, ashamed.',
        ],
        [
            '{f} laughed. "They are hanging from my ceiling," {fhe} said. "You buried them above my bedroom."',
            '"Come in," said {f}. "Some of your {nuts} fell into my kitchen in the fall. I kept them for you."',
        ],
        [
            "So they ate together, warm under the snow. And in the spring, little trees came up all over the forest.",
            "After the winter, {n} drew a map, and then forgot where {he} had put the map. But {f} knew.",
        ],
        hero="squirrel|chipmunk",
        friend="mouse|mole|badger|rabbit",
        words={"nuts": "nuts|acorns|hazelnuts|walnuts|chestnuts|seeds|pine cones"},
    ),
]
