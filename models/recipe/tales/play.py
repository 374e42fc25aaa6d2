# ruff: noqa: E501
"""Tales of school, play, sports, games, friends and feelings."""

from models.recipe.tales import Tale

TALES = [
    Tale(
        "play_hide_and_seek",
        "a {kind} who plays hide and seek",
        [
            "{n} and {his} friend {f} played hide and seek {in the garden|in the house|at school}.",
            "{n} loved to play hide and seek. {He} knew {the best|many} hiding places.",
            "One {rainy|sunny|warm} day, {n} wanted to play hide and seek with {f}.",
            "It was {f}'s turn to count, and {n} had to hide.",
        ],
        [
            "{n}'s friend {f} closed {fhis} eyes and counted to {ten|twenty}. {n} hid {x}.",
            '"One, two, three!" counted {his} friend {f}. {n} ran and hid {x}.',
            "{His} friend {f} counted slowly. On tiptoe, {n} went to hide {x}.",
        ],
        [
            "It was {dark|quiet} there. {n} {held {his} breath|made {himself} very small}.",
            "It was the best hiding place in the world, and {n} {giggled|smiled}.",
            "Nobody could see {n} there, not even {his} {feet|nose}.",
        ],
        [
            "{f} looked {behind the door|under the bench} and {in the corner|behind the wall}, but {fhe} could not find {n}.",
            '"Where are you?" called {f}. {n} did not {answer|make a sound}.',
            "{f} looked and looked. No {n}!",
        ],
        [
            "A long time went by. {n} began to feel {lonely|bored} in the hiding place.",
            "Soon it was very still. {n} wondered if {f} had {gone home|forgotten the game}.",
            "{n} waited so long that {his} {leg|foot} fell asleep.",
        ],
        [
            'Then {n}\'s nose began to tickle. "Achoo!"',
            "Suddenly {n} had to {sneeze|laugh} very loudly.",
            "Then {n}'s tummy rumbled like {thunder|a drum}.",
        ],
        [
            '"Found you!" cried {f}, and both of them laughed.',
            '{f} heard it and came running. "There you are!" {fhe} shouted.',
            '"I hear you!" {f} called, and there {fhe} was.',
        ],
        [
            '"Now it is my turn to count," said {n}. They played hide and seek until {supper|dark}.',
            '"You hide better than anyone," said {f}. Then they {shared a cookie|played again}.',
            "Being found was even nicer than hiding, thought {n}.",
        ],
        words={
            "x": "behind the big curtain|under a pile of coats|behind a barrel|inside a big box|under the table|behind the broad tree|under a blanket|in the closet|behind the shed|in a big basket"
        },
    ),
    Tale(
        "play_running_race",
        "a {kind} who runs a race",
        [
            "{n} wanted to win the big race.",
            "{n} could run as fast as the wind. Today was the day of the race.",
            "There was a running race {at school|in the village|in the park}, and {n} {took part|wanted to run}.",
            "{n} and {his} friend {f} stood at the starting line of the race.",
            "Every morning, {n} ran {to the bridge|around the pond} and back. {He} was training for a race.",
        ],
        [
            "The runners stood in a row. {n} had number {four|seven|nine} on {his} shirt.",
            "All the runners tied their shoes. {n}'s heart beat fast.",
            "The track was long, and {n} looked at the {red|white|blue} finish line far away.",
        ],
        [
            '"Ready, set, go!" someone called, and the race began.',
            "A whistle blew. {n} ran off with all the others.",
            "Bang! The runners flew off like {birds|arrows}.",
        ],
        [
            "{n} ran and ran. Soon {he} was {in front|ahead of almost everyone}.",
            "{n}'s feet hardly touched the ground. Only {his} friend {f} was as fast.",
            "{n} passed one runner, then another.",
        ],
        [
            "Then {n} heard a cry. {His} friend {f} had {tripped|slipped} and fallen.",
            "Near the end of the race, {his} friend {f} fell down and hurt {fhis} knee.",
        ],
        [
            "{n} looked at the finish line, and then at {f}. {He} stopped and turned around.",
            '"I can run again another day," thought {n}, and {he} went back to {f}.',
        ],
        [
            '"Lean on me," said {n}. Together they {walked|hopped} to the finish line.',
            "{n} helped {f} up, and hand in hand they crossed the line, the last of all.",
            '"Can you walk?" {n} asked. {f} nodded, and they finished the race side by side.',
        ],
        [
            "Everyone clapped for them louder than for the winner.",
            "{n} did not win, but {he} got {a big hug|a special medal} for being a good friend.",
            '"You are the best runner I know," said {f}.',
        ],
    ),
    Tale(
        "play_drawing_contest",
        "a drawing contest",
        [
            "There was a drawing contest at {n}'s school.",
            "{n} loved to draw. One day, {he} heard about a drawing contest.",
            "{n} wanted to win the drawing contest with a picture of a {x}.",
            '"Who will draw the best picture?" asked the teacher. {n} wanted to join the contest.',
        ],
        [
            "{n} took {his} {crayons|colored pencils} and began to draw a {x}.",
            "For the contest, {n} drew a big {c} {x}.",
            "{n} thought for a while. Then {he} drew a {x} with a {funny|happy} face.",
        ],
        [
            "The {x} got {long legs|big eyes|a hat}, and around it {n} drew {flowers|stars}.",
            "{n} colored it {c}, and the sun above it yellow.",
            "It took {n} {all morning|a whole hour} to draw it.",
        ],
        [
            "Then {his} friend {f} bumped into the table. {Splash|Oh no}! A cup of water spilled on the drawing.",
            "But a drop of paint fell right in the middle of the picture.",
            "Suddenly a gust of wind blew the drawing off the table and into a puddle.",
        ],
        [
            "Now there was a big {blue|brown|gray} spot on the paper. {n} wanted to cry.",
            '"My drawing is ruined!" cried {n}.',
        ],
        [
            "Then {n} looked at the spot. It looked like {a cloud|a pond|a balloon}. {He} took {his} pencil and drew on.",
            '"Wait," said {n}. "The spot can be {a hill|a rock|a big umbrella}!" And {he} made it part of the picture.',
        ],
        [
            "At the contest, everyone looked at the {x} and smiled.",
            "The teacher hung up all the drawings. People stood in front of {n}'s {x} for a long time.",
        ],
        [
            "{n} won {first|second|third} prize: a {new|big} box of crayons.",
            "{n} did not win, but {m} hung the drawing {on the kitchen wall|over the bed}.",
            '"The spot is the best part," said the teacher, and {n} was proud.',
        ],
        words={
            "x": "cat|horse|dragon|whale|rooster|lion|ship|castle|robot|fish|owl|giraffe|train|snail|monkey",
            "c": "green|purple|orange|red|pink|golden",
        },
    ),
    Tale(
        "play_show_and_tell",
        "a {kind} at show and tell",
        [
            "It was show and tell day, and {n} brought {x} to school.",
            "{n} did not know what to bring for show and tell. At last, {he} chose {x}.",
            "For show and tell, {n} put {x} into {his} school bag.",
            '"What did you bring for show and tell?" {n}\'s teacher asked.',
        ],
        [
            "{n} had found it {in the attic|at the beach|in the garden}, and it was {his} treasure.",
            "{n} had gotten it from {m}, and it meant a lot to {him}.",
        ],
        [
            'First, {his} friend {f} showed {a toy robot|a music box|a gold coin}. Everyone said, "Wow!"',
            "All the other things at show and tell were shiny and new. {f} had even brought {a parrot|a trumpet}.",
        ],
        [
            "{n} looked at what {he} had brought. It looked so plain. {n} felt {small|shy}.",
            '"Mine is not special at all," thought {n}.',
        ],
        [
            "Then the teacher called {n}'s name. {n} walked to the front with {red cheeks|slow steps}.",
            "When it was {n}'s turn, {his} knees {shook|were weak}.",
        ],
        [
            '"This is {x}," {n} said softly. "It has a story."',
            '{n} took a deep breath. "I want to tell you about my treasure," {he} said.',
        ],
        [
            "{n} told how {he} had {found it after a storm|carried it through the rain|hidden it from the dog}. The children listened with open mouths.",
            "{n} told a {long|funny} story about it, and everyone {laughed|listened}.",
        ],
        [
            '"May I hold it?" asked {f}. Soon everyone wanted to hold it.',
            '"That was the best show and tell ever," said the teacher.',
            "All the children clapped, and {n} grew {an inch|a little} taller.",
        ],
        words={
            "x": "an old key|a gray stone|a feather|a snail shell|a wooden spoon|a pine cone|a rusty bell|a round pebble|a blue button|an old map|a piece of driftwood"
        },
    ),
    Tale(
        "play_ball_over_fence",
        "a ball that flies over a fence",
        [
            "{n} kicked {his} {c} ball so hard that it flew over the fence.",
            "{n} and {his} friend {f} played with a {c} ball. Then the ball flew over the fence.",
            "Oh no! {n}'s {c} ball was behind the neighbor's fence.",
            "{n} had a new {c} ball. {He} threw it high, and it went over the fence.",
        ],
        [
            "Behind the fence lived {x}. Nobody at {n}'s house had ever talked to {xh}.",
            "The fence was {tall|high}, and behind it lived {x}.",
        ],
        [
            "{n} looked through a hole in the fence. The ball lay between the {cabbages|roses|beans}.",
            "Through a gap, {n} saw the {c} ball lying in the grass.",
        ],
        [
            '"We must ring the bell," said {his} friend {f}. But {n} was {afraid|scared}.',
            '"I do not dare to ask," said {n}. "You must," said {his} friend {f}. "It is your ball."',
        ],
        ["At last, {n} went to the door and knocked{| three times}.", "{n} took a deep breath and rang the bell."],
        [
            '"Please may I have my ball back?" {n} asked in a small voice.',
            'The door opened. "I am sorry," said {n}. "My ball is in your garden."',
        ],
        [
            '"Of course!" said the neighbor with a smile. "I used to play ball, too."',
            'The neighbor laughed. "So that is where the ball came from! Come in."',
        ],
        [
            "{n} got {his} ball back, and {a cookie|an apple|a plum} as well.",
            "The neighbor threw the {c} ball to {n}, and soon they all played together.",
            "From then on, there was a {little gate|small door} in the fence, so that {n} could always get the ball.",
        ],
        words={
            "c": "red|yellow|blue|green|striped|orange|white",
            "x": "an old man with a long beard|an old woman with a stick|a tall man with a big dog",
            "xh": "this neighbor",
        },
    ),
    Tale(
        "play_jump_rope",
        "a {kind} who learns to jump rope",
        [
            "{n} got a jump rope with {c} handles.",
            "{n} wanted to learn to jump rope.",
            "All the children at school could jump rope, but {n} could not.",
            "{n} took a jump rope to the {playground|yard}. {He} wanted to jump {ten|twenty} times.",
        ],
        [
            "{n} swung the rope and jumped. The rope got caught on {his} {foot|shoe}.",
            "{n} jumped once, and the rope wound around {his} legs.",
            "The first time, the jump rope hit {n} on the {head|nose}.",
        ],
        [
            '"This rope does not like me," said {n}.',
            "{n} threw the rope {on the ground|into the grass} and frowned.",
            "? {n} tried again, and again {he} got stuck.",
        ],
        [
            '{His} friend {f} had watched. "You must sing when you jump," said {f}.',
            '"Shall I show you a trick?" asked {his} friend {f}. "Listen to the rope."',
        ],
        [
            '"{Hop, hop, do not stop|One, two, cats say moo|Up and down, all around|Jump, jump, over the bump}," sang {f}, and turned the rope slowly.'
        ],
        [
            "{n} sang along and jumped: one, two, three!",
            "{n} closed {his} eyes and listened. Tap, tap, went the rope, and {n} jumped over it.",
        ],
        [
            "Every day, {n} practiced with the rope. {Five jumps, then six, then seven|More and more jumps went well}.",
            "In the evening, {n} was still jumping. {M} had to call {him} {twice|three times}.",
        ],
        [
            "Soon {n} could jump {ten|thirty|a hundred} times, and {he} sang a new song for every day.",
            '"Look, I can jump rope!" cried {n}, and {f} jumped in, too.',
            "At the end of the week, {n} taught {a smaller child|the smallest child in school} how to jump rope.",
        ],
        words={"c": "red|blue|wooden|yellow|green|silver"},
    ),
    Tale(
        "play_dressing_up",
        "dressing up as a {x}",
        [
            "{n} dressed up as a {x}.",
            "{n} found a box of old clothes {in the attic|under the bed}. {He} wanted to dress up as a {x}.",
            '"Today I am a {x}," said {n} and put on {his} costume.',
            "It was the day of the costume party, and {n} wanted to be a {x}.",
        ],
        [
            "{n} put on {a long coat|a big hat|an old cape} and painted {his} {face|nose} {c}.",
            "{n} made the costume from {an old blanket|a paper bag|a sheet} and a lot of {c} {ribbon|paper}.",
        ],
        ["In the mirror, {n} saw a real {x}.", "{n} walked and talked like a {x} all morning."],
        [
            "{n} went to show the costume to {his} friend {f}. {f} opened the door and {screamed|shut it again}.",
            "{n}'s dog saw the {x} and began to bark loudly.",
        ],
        [
            '"Do not be afraid! It is only me," said {n}.',
            '"It is me, {n}!" called the {x}.',
            '{n} took off the {hat|mask} at once. "I did not want to scare anyone," {he} said.',
        ],
        [
            '"I really thought you were a {x}," somebody said, and everyone laughed.',
            "After that, everyone looked again and laughed. What a good costume!",
        ],
        [
            "Then {m} dressed up, too, as {a pirate|a clown|a carrot|a ghost|an old goose}.",
            "Soon the whole family wore {funny hats|strange clothes} and danced through the {house|kitchen}.",
        ],
        [
            "In the evening, {n} took off the costume. It was nice to be {n} again.",
            "{n} even slept in the {x} costume that night.",
            '"Tomorrow I will dress up as {a king|a frog|a pumpkin|the moon}," said {n}.',
        ],
        words={
            "x": "pirate|monster|bear|wizard|dragon|tiger|robot|wolf|lion|knight|bat",
            "c": "green|white|black|red|orange",
        },
    ),
    Tale(
        "play_tree_house",
        "a tree house",
        [
            "{n} and {m} built a tree house in the old {t} tree.",
            "{n} wanted a tree house more than anything.",
            "High up in the {t} tree was {n}'s tree house.",
            '{n} had some boards, some nails and a big {t} tree. "I will build a tree house," {he} said.',
        ],
        [
            "The tree house had {one window|two windows}, a {red|blue|green} door and a rope ladder.",
            "Together with {m}, {n} nailed board to board until the tree house had a floor, walls and a roof.",
        ],
        [
            "From up there, {n} could see {the river|the church|the whole street|the hills}.",
            "Inside the tree house lay {a rug|two pillows|a blanket}, and there was a box with {cookies|comics}.",
        ],
        [
            '"Only I may come in here," said {n}, and {he} wrote a sign: Keep out!',
            "{n} pulled up the ladder so that nobody else could come into the tree house.",
        ],
        [
            "{His} friend {f} stood under the tree and looked up sadly.",
            '"May I come up?" called {his} friend {f}. {n} shook {his} head.',
        ],
        [
            "But soon it was very quiet in the tree house. {n} had nobody to {talk to|play with}.",
            "{n} ate a cookie alone. It did not taste good in the lonely tree house.",
        ],
        [
            'So {n} let down the ladder. "Come up, {f}!" {he} called.',
            '{n} threw the sign away. "{f}, come into the tree house!" {he} shouted.',
        ],
        [
            "The two friends sat in the tree house until {the stars came out|it got dark} and told each other {secrets|stories}.",
            "A tree house for two was much better than a tree house for one.",
            "Together they made a new sign: Friends welcome.",
        ],
        words={"t": "oak|apple|cherry|walnut|chestnut|beech|maple|pear"},
    ),
    Tale(
        "play_library_book",
        "a library book",
        [
            "{n} borrowed a book about {x} from the library.",
            "{n} had a library book about {x}. It had to go back on {Monday|Friday}.",
            "In the library, {n} found a {thick|thin|big} book about {x}.",
            "{n} could not find {his} library book anywhere.",
        ],
        [
            "The library book was {blue|red|green} and had many pictures of {x}.",
            "{n} read the book about {x} {in bed|on the sofa|under the table} every evening.",
        ],
        [
            "But on the day when the book had to go back, it was gone.",
            "Then the day came to bring the library book back, and {n} could not remember where {he} had put it.",
        ],
        [
            "{n} looked {under the bed|behind the sofa} and {in the bathroom|on every shelf}. There was no book.",
            "{n} looked in {his} bag. There was only {an old sandwich|a sock|an empty bottle}.",
        ],
        [
            '"What will they say at the library?" {n} asked with tears in {his} eyes.',
            '"I lost the book," {n} told {m}. "Let us look once more," said {mname}.',
        ],
        [
            "At last, they found the book about {x} in the {doghouse|laundry basket|fridge|piano bench}!",
            "Then {n}'s little sister came around the corner. She was sitting on the book like on a sled!",
        ],
        [
            "{n} ran to the library with the book and told the librarian everything.",
            'The librarian wiped a {crumb|hair} off the cover. "Now the book is home again," she said.',
        ],
        [
            "Then {n} borrowed the next book, and this time {he} kept it on {his} {desk|pillow}.",
            '"Do you want another book about {x}?" asked the librarian. {n} nodded happily.',
            "Since that day, {n}'s library books have had their own {box|shelf}.",
        ],
        words={
            "x": "whales|dinosaurs|volcanoes|bees|pirates|planets|horses|trains|knights|spiders|sharks|castles|birds|trucks"
        },
    ),
    Tale(
        "play_learn_read",
        "a {kind} who learns to read",
        [
            "{n} wanted to learn to read.",
            "{n} could not read yet. The letters looked like {ants|little bugs|worms} to {him}.",
            "Every evening, {m} read a book to {n}. {n} wanted to read it alone.",
            "{n} was learning to read, but it was hard.",
        ],
        [
            "{n} looked at the page. There were so many letters!",
            '"What does this word say?" {n} asked again and again.',
            "{n} opened {his} book and put {his} finger under the first letter.",
        ],
        [
            '"Begin with one letter," said {m}. "This is the first letter of your name."',
            '{M} wrote the word {x} on a piece of paper. "Read slowly," {mhe} said.',
        ],
        [
            "{n} read the letters one by one. It sounded like {a sleepy bee|a broken engine}.",
            "{n} tried and tried, but the letters would not stay together.",
        ],
        [
            '? {n} shut the book. "I will never learn to read," {he} said.',
            '? "Reading is for other people," {n} said and sighed.',
        ],
        [
            "One day in town, {n} saw a sign over a {shop|door}. {He} looked at it, letter by letter.",
            "One morning, {n} looked at the {shop window|wall of an old house|door of a truck}. There were letters on it.",
        ],
        [
            'And suddenly the letters became a word. "It says {x}!" cried {n}.',
            '"{x}!" shouted {n}. "I can read it! It says {x}!"',
        ],
        [
            "From then on, {n} read everything: {boxes|signs}, {bags|letters}, and at last a whole book.",
            "That evening, it was {n} who read to {m}.",
            "{mname} clapped, and {n} read the word again, just because it was so nice.",
        ],
        words={"x": "sun|milk|bread|cat|jam|hat|moon|fish|egg|red|shoes|honey"},
    ),
    Tale(
        "play_counting",
        "counting {x}",
        [
            "{n} could count to {ten|twenty}, so {he} counted everything.",
            "{n} loved counting. One day, {he} counted {x}.",
            '"One, two, three," counted {n}. {He} was counting {x}.',
            "{n} wanted to count all the {x} {in the world|in town}.",
        ],
        [
            "{n} sat down and counted the {x}, one after the other.",
            "There were many {x}, and {n} pointed at each one of them.",
        ],
        [
            "{n} counted seven {x}. Then {he} counted again and got eight.",
            "The first time, {n} counted seven {x}. The second time, there were only six.",
        ],
        [
            '"That is strange," said {n}. "How can the number change?"',
            '{n} scratched {his} head. "I must have made a mistake," {he} said.',
        ],
        [
            '{His} friend {f} came to help. "You count from the left, and I count from the right," said {f}.',
            '"Shall we count together?" asked {his} friend {f}. {n} nodded.',
        ],
        [
            "They put a {pebble|bean|nut} on the ground for each one that they counted.",
            "For each one, {n} made a line with {chalk|a stick}.",
        ],
        [
            "In the end, there were seven, and nobody had made a mistake twice.",
            "Now {n} was sure: there were seven {x}, no more and no less.",
        ],
        [
            "That night, {n} counted the stars, but {he} fell asleep at {nine|twelve|fifteen}.",
            '"What shall we count next?" asked {f}. "Cookies!" said {n}.',
            "Then {n} counted {his} friends. {One was enough to be happy|It was the best number of all}.",
        ],
        words={"x": "ducks|snails|sheep|geese|chickens|boats|red cars|frogs|cows|ladybugs|windows|apples"},
    ),
    Tale(
        "play_lost_pencil",
        "a lost pencil",
        [
            "{n} lost {his} {c} pencil at school.",
            "{n} had a {c} pencil that {he} loved very much. One day, it was gone.",
            "Where was {n}'s {c} pencil? It was not in the pencil case.",
            "{n} wanted to draw, but {he} could not find {his} {c} pencil.",
        ],
        [
            "It was a {short|long} pencil with {teeth marks|a star|a tiny eraser} on the end.",
            "{M} had given {him} the pencil on {his} first day of school.",
        ],
        [
            "{n} looked under {his} desk and in all {his} pockets. No pencil.",
            "{n} turned {his} school bag upside down. Out fell {crumbs and a marble|a chestnut|two buttons}, but no pencil.",
        ],
        [
            "Then {n} saw that {f}, who sat next to {him}, was writing with a {c} pencil.",
            "At the next table, {f} had a pencil that was just as {c}.",
        ],
        ['"That is my pencil! You took it!" cried {n}.', '"Give me back my pencil!" {n} said angrily.'],
        [
            '"No, this one is mine," said {f} sadly. "Look, my name is on it."',
            "{f} shook {fhis} head. The pencil had {f}'s name on it.",
        ],
        [
            'Just then the teacher smiled. "{n}, what is that behind your ear?" It was the pencil!',
            "Then something fell out of {n}'s {sleeve|hair|book}. It was the {c} pencil.",
        ],
        [
            '"I am sorry, {f}," said {n}, and {he} drew {a big heart|a funny cat|a flower} for {f}.',
            '{n} turned red. "I am so sorry," {he} said. Then they both laughed.',
            '"Sorry," said {n}. "Do not worry," said {f}, and they drew a {horse|house} together.',
        ],
        words={"c": "red|blue|green|yellow|purple|golden|striped"},
    ),
    Tale(
        "play_school_trip",
        "a school trip to the {x}",
        [
            "{n}'s class went on a school trip to the {x}.",
            "{n} went on a school trip. The whole class took the bus to the {x}.",
            '"Tomorrow we are going on a trip to the {x}!" said {n}\'s teacher.',
            "On the day of the school trip, {n} packed {a sandwich|an apple|a cheese roll} and a bottle of water.",
        ],
        [
            "The class rode to the {x} and sang {songs|loudly} all the way.",
            "In the bus to the {x}, {n} sat by the window and looked at the {cows|hills}.",
        ],
        [
            '"Stay with your partner," said the teacher. {n} held hands with {his} friend {f}.',
            "At the {x}, everyone had to walk in twos. {n} walked with {his} friend {f}.",
        ],
        [
            "There was so much to see at the {x}. {n} stopped to look at {something shiny|a beetle|a sign}.",
            "{n} bent down to tie {his} shoe for a moment.",
        ],
        [
            "When {n} looked up, the class was gone.",
            "Then {n} looked around. All the other children had gone on without {him}.",
        ],
        [
            '{n} remembered what the teacher had said: "If you are lost, stay where you are." So {he} {sat down|stood still} and waited.',
            '"I must not run around," thought {n}, and {he} waited by {a bench|a big stone}.',
        ],
        [
            'Soon {n} heard {f}\'s voice. "There you are!" The teacher and the class came back.',
            "It was not long until {f} and the teacher came back around the corner. {f} {waved|hugged {n}}.",
        ],
        [
            '"You did just the right thing," said the teacher. Then they all ate their {sandwiches|lunch}.',
            "On the way home, {n} fell asleep on the bus and dreamed of the {x}.",
            "At home, {n} told {m} all about the trip to the {x}.",
        ],
        words={"x": "zoo|farm|castle|museum|lighthouse|forest|harbor|fire station|old mill|beach"},
    ),
    Tale(
        "play_new_pupil",
        "a new child at school",
        [
            "A new child came to {n}'s class.",
            "{n} was new at school. {He} did not know anyone.",
            "It was {n}'s first day at a new school.",
            "{n} had moved to a new town, and now {he} had to go to a new school.",
        ],
        [
            "At the new school, {n} looked at all the strange faces and held on to {his} bag.",
            "? There were so many {doors|children} in the school, and it was very loud.",
        ],
        [
            "{n} sat alone {at a table|on the wall|under a tree} at lunch time and opened {his} lunch box.",
            "At recess, {n} stood by the {fence|wall} and watched the others play {tag|ball}.",
        ],
        [
            'Then a {fkind} with {red hair|a big smile|funny socks|freckles} came over. "I am {f}," said the {fkind}.',
            'A {fkind} named {f} came and asked, "Do you want {some of my {x}|half of my {x}}?"',
        ],
        ["{n} did not know what to say. {He} just nodded.", '{n}\'s voice was very small. "I am {n}," {he} said.'],
        [
            '"I was new here last year," said {f}. "It gets better every day."',
            '"On my first day, I cried in the {coat room|hall}," {f} said. "Now I like it here."',
        ],
        [
            "They shared the {x} and talked about {dogs|soccer|dinosaurs|their teeth}.",
            "{f} showed {n} the {swings|fish tank|library} and the best place to eat {x}.",
        ],
        [
            "When school was over, {n} was not the new one anymore. {He} had a friend.",
            '"How was the new school?" asked {m}. "I have a friend!" said {n}.',
            "The next morning, {n} ran to school, because {f} was waiting {at the gate|by the door}.",
        ],
        words={"x": "popcorn|grapes|cheese|carrots|cookies|strawberries|bread|raisins|cake"},
    ),
    Tale(
        "play_swing",
        "a {kind} on a swing",
        [
            "{n} sat on the swing and wanted to fly up to the sky.",
            "There was only one swing {at the playground|in the park}, and all the children wanted it.",
            "{n} loved the swing that hung from the old {oak|apple tree}.",
            "Every day after {lunch|school}, {n} ran to the swing.",
        ],
        [
            "{n} swung {back and forth|up and down}, higher and higher. {His} {hair|scarf} flew in the wind.",
            "From the swing, {n} could see over the {roof|hedge}.",
        ],
        [
            'A {fkind} named {f} stood next to the swing and waited. "When is it my turn?" asked {f}.',
            '"May I swing, too?" asked a {fkind} named {f}.',
        ],
        ['"Not yet!" called {n} and did not stop.', '"Just one more minute," said {n}, but it became {two|five|ten}.'],
        [
            "The waiting {fkind} sat down in the {grass|sand}. A tear ran down {fhis} cheek.",
            "{n} swung and swung, and {f} kicked at the {sand|stones}.",
        ],
        [
            "{n} looked down from the swing. Swinging was not fun when {f} was so sad.",
            "Then {n} saw how sad {f} was, and {he} put {his} feet on the ground.",
        ],
        [
            '"Now it is your turn," said {n}. "I will push you."',
            '{n} jumped off. "Sit down and hold on tight," {he} said.',
        ],
        [
            "{n} pushed the swing, and {f} laughed all the way up to the {leaves|clouds}.",
            "They took turns until the sun went down: ten swings for {n}, ten swings for {f}.",
            "Pushing was nearly as good as swinging, thought {n}.",
        ],
    ),
    Tale(
        "play_seesaw",
        "a seesaw",
        [
            "{n} sat on one end of the seesaw, but nobody sat on the other end.",
            "{n} wanted to go up and down on the seesaw.",
            "At the edge of the {forest|meadow} stood a seesaw, and {n} found it.",
            "A seesaw is no fun alone. {n} knew that very well.",
        ],
        [
            "{n} sat down on the seesaw. Bump! {His} end went down and stayed there.",
            "The seesaw was made of {a long board|an old log}. {n} sat on one end and waited.",
        ],
        [
            'Then {his} friend {f} the {fkind} came along. "I will sit on the other end," said {f}.',
            '"Come and seesaw with me!" {n} called to {his} friend {f} the {fkind}.',
        ],
        [
            "But {f} was so light that {n} stayed down and {f} stayed up.",
            "{f} was much too light. {Fhe} hung up in the air and {kicked|squeaked}.",
        ],
        [
            '"I want to come down!" cried {f}.',
            '"You are too heavy for me," said {f}. "And you are too light for me," said {n}.',
        ],
        [
            '{n} thought hard. "We need more friends on your side," {he} said.',
            '"Wait, I have an idea," said {n}. {He} {called|whistled} for help.',
        ],
        [
            "A {hen|duck|goose} came, and then {three|four|five} {ladybugs|sparrows|frogs}. They all sat down next to {f}.",
            "They put {three pumpkins|a basket of apples|two big stones} on {f}'s end.",
        ],
        [
            "Now the seesaw went up and down, up and down, and everyone {cheered|laughed}.",
            'Slowly {n} rose into the air. "It works!" {he} shouted.',
            "At last, the seesaw hung straight in the air, and the friends laughed.",
        ],
        hero="bear|elephant|pig|cow|donkey|pony|goat|moose",
        friend="mouse|chick|hamster|squirrel|kitten|hedgehog",
    ),
    Tale(
        "play_puzzle",
        "a puzzle with a missing piece",
        [
            "{n} did a puzzle with {fifty|a hundred|two hundred} pieces. One piece was missing.",
            "{n} got a puzzle for {his} birthday. It showed a {x}.",
            "On a rainy day, {n} and {m} did a puzzle of a {x}.",
            "A piece of {n}'s puzzle was missing.",
        ],
        [
            "{n} put piece after piece together. Slowly a {x} could be seen.",
            "First {n} did the edge of the puzzle, then the sky, and then the {x} in the middle.",
        ],
        [
            "In the end, there was a hole in the picture, right in the middle of the {x}.",
            "But the last piece was not in the box. The {x} had a hole.",
        ],
        [
            "{n} looked under the {rug|chair} and in the box. The piece was not there.",
            '"Where is the last piece?" {n} asked. Nobody knew.',
        ],
        [
            '"Without that piece, it is not a real {x}," {n} said sadly.',
            "{n} was so {angry|sad} that {he} nearly swept the puzzle off the table.",
        ],
        [
            'Then {m} brought {cardboard|a piece of card} and scissors. "We can make a new piece," {mhe} said.',
            '"Let us cut out a piece ourselves," said {m}.',
        ],
        [
            "{n} cut it out and painted it {c}. It fit!",
            "They cut and painted until the new {c} piece fit into the hole.",
        ],
        [
            "Weeks later, the old piece turned up in {a slipper|the cookie jar|the dog's bed}. But {n} liked the new one better.",
            "Now the {x} had a {c} spot, and {n} loved it all the more.",
            "{n} hung the puzzle on the wall and showed everyone the piece that {he} had made.",
        ],
        words={
            "x": "ship|castle|train|farm|tiger|lighthouse|parrot|whale|windmill|horse|dragon",
            "c": "red|purple|green|orange|golden|pink",
        },
    ),
    Tale(
        "play_paper_plane",
        "a paper plane",
        [
            "{n} folded a paper plane from {a page of the newspaper|an old letter|a sheet of {c} paper}.",
            "{n} made a paper plane and wanted it to fly {across the street|over the roof|to the moon}.",
            "{n} and {his} friend {f} made paper planes.",
            '"My paper plane can fly farther than yours," said {n}\'s friend {f}.',
        ],
        [
            "{n} threw the paper plane. It {flew in a circle|went straight down} and landed on {his} own {foot|head}.",
            "{n}'s plane flew a little way and then {fell on its nose|crashed into a bush}.",
        ],
        [
            '"The wings are too {big|small}," said {his} friend {f}.',
            '{His} friend {f} laughed. "That is not a plane, that is a stone!"',
        ],
        [
            "{n} folded a new plane with {long|wide} wings and a sharp nose.",
            "{n} did not give up. {He} made a second plane, and then a third.",
        ],
        [
            "{n} climbed {up the hill|onto a bench} and threw it as hard as {he} could.",
            "Then {n} waited for the wind, counted to three and let the plane go.",
        ],
        [
            "This time, the paper plane flew and flew. It flew over {the fence|the pond} and over {the cows|the trees}.",
            "Up went the paper plane, higher than the {chimney|birds}, and it did not come down.",
        ],
        [
            "It landed {in a nest|on a hat|in a wheelbarrow} far away. {n} and {f} ran after it.",
            'At last, it sailed through an open window. "Look what came flying in!" said {m}.',
        ],
        [
            '"That was the best paper plane in the world," said {f}.',
            "{n} wrote {his} name on the wing, so that everyone would know whose plane it was.",
            "After that, {n} taught {f} how to fold it.",
        ],
        words={"c": "blue|white|yellow|red|green"},
    ),
    Tale(
        "play_marbles",
        "a game of marbles",
        [
            "{n} had a bag full of marbles. The best one was {c}.",
            "{n} played marbles with {f} {behind the school|in the yard}.",
            "{n} loved to play marbles.",
            "One day, {n} found a {c} marble {in the sand|under a bench|in the gutter}.",
        ],
        [
            "{n}'s {c} marble had a tiny {star|swirl|spark} inside.",
            "When {n} held {his} best marble, the {c} one, up to the sun, it glowed.",
        ],
        [
            '{His} friend {f} dug a little hole. "Whoever rolls into the hole wins the other one\'s marble," said {f}.',
            '"Do you want to play for marbles?" asked {his} friend {f}. {n} nodded.',
        ],
        ["{n} rolled {his} {c} marble. It rolled past the hole.", "{n}'s marble hit a {stone|root} and bounced away."],
        [
            "{f}'s marble rolled right into the hole. Now the {c} marble belonged to {f}.",
            "Then {f} rolled and won. {n} had to give the {c} marble away.",
        ],
        [
            '{n} swallowed hard. "You won," {he} said, and {his} lip {shook|trembled}.',
            "{n} wanted to shout, but a game was a game. {He} put the marble in {f}'s hand.",
        ],
        [
            '{f} looked at {n}\'s face. "You can win it back tomorrow," said {f}.',
            '"You are a good loser," said {f}. "Let us play once more."',
        ],
        [
            "They played again, and this time {n}'s marble rolled into the hole. Plop!",
            "The next day, {n} won the {c} marble back, and {f} won a big one.",
            "In the end, they put all their marbles into one bag, and all of them belonged to both.",
        ],
        words={"c": "green|blue|red|silver|orange|purple|black"},
    ),
    Tale(
        "play_bicycle",
        "learning to ride a bicycle",
        [
            "{n} had a {c} bicycle with two small extra wheels.",
            "{n} wanted to ride {his} bicycle without the two small wheels.",
            '"Today we will take the little wheels off your bicycle," {m} said to {n}.',
            "{n} got a {c} bicycle for {his} birthday.",
        ],
        [
            "{M} unscrewed the small wheels, and there stood the bicycle on two wheels.",
            "Without the small wheels, the {c} bicycle {wobbled|fell over} at once.",
        ],
        [
            "{n} climbed on. The bicycle swayed to the left and to the right.",
            "{n} held on to the handlebars. {His} tummy felt {strange|funny}.",
        ],
        [
            '"Do not let go of me!" {n} called. "I have got you," said {mname} and ran along.',
            "{mname} held the seat and ran beside the bicycle.",
        ],
        [
            "Crash! {n} fell into {a bush|the grass|a heap of leaves}. {His} knee hurt.",
            "The first time, {n} rode straight into {the hedge|a flower bed}.",
        ],
        [
            "\"Try it once more,\" said {mname} and {blew on {n}'s knee|wiped {n}'s nose}.",
            "{n} wiped away {his} tears and got on again.",
        ],
        [
            "{n} pedaled harder. When {he} turned around, {mname} stood far behind. {n} was riding alone!",
            '"Are you still holding me?" called {n}. Nobody answered. {n} was riding all alone!',
        ],
        [
            "{n} rode {to the corner|around the pond|to the baker} and back, and rang {his} bell all the way.",
            '"I can ride a bicycle!" {n} shouted so loudly that {the birds flew up|the neighbors looked out}.',
            "The small wheels went into a box for {n}'s little brother.",
        ],
        words={"c": "red|blue|green|yellow|purple|orange"},
    ),
    Tale(
        "play_swimming",
        "a {kind} who learns to swim",
        [
            "{n} could not swim yet. {He} was afraid of the deep water.",
            "{n} wanted to learn to swim.",
            "{n} went to the {lake|pool} with {m} to learn to swim.",
            "All the other children could swim like fish, only {n} could not.",
        ],
        [
            "The water was {cold|blue|green}, and {n} dipped in only {one toe|{his} big toe}.",
            "{n} stood in the water up to {his} {knees|tummy} and {shivered|did not move}.",
        ],
        [
            '"Lie on the water like a {leaf|log|starfish}," said {m}. "I will hold you."',
            '{M} put a hand under {n}\'s back. "The water will carry you," {mhe} said.',
        ],
        [
            "{n} lay down. {He} got water in {his} nose and {coughed|sneezed}.",
            "{n} kicked so hard that water splashed {everywhere|over everyone}.",
        ],
        ['"I sink like a stone," said {n}.', '"I do not want to swim anymore," {n} said and climbed out.'],
        [
            'Then {n} saw a {duckling|frog|puppy} that paddled with its little feet. "I can do that, too," {he} thought.',
            "A frog jumped into the water and swam away. {n} watched its legs closely.",
        ],
        [
            "{n} kicked like {a little frog|an engine}, and suddenly {he} was swimming: {three|four|five} strokes!",
            "Back in the water, {n} moved {his} arms and legs slowly, and {he} did not sink.",
        ],
        [
            '"You are swimming!" called {mname} and clapped.',
            "From that day on, {n} swam every day, and {he} was never afraid of the water again.",
            "In the evening, {n} swam even in the bathtub.",
        ],
    ),
    Tale(
        "play_dance",
        "a {kind} who learns to dance",
        [
            "{n} wanted to learn to dance.",
            "{n} loved music, but {his} feet did not know how to dance.",
            "There was a big dance {in the barn|on the meadow}, and all the animals were invited. {n} could not dance.",
            "{n} had {two left feet|very big feet}. Dancing was hard.",
        ],
        [
            "When {n} danced, {he} stepped on {everyone's toes|a flowerpot}.",
            "{n} turned around once and fell over {a bucket|a chair}.",
        ],
        [
            'The {geese|hens} laughed. "Look at those feet!" they cried.',
            '"You dance like a {wardrobe|sack of potatoes}," said {the cat|the rooster}.',
        ],
        [
            "{n} went behind the barn and {cried a little|sat down sadly}.",
            '{n} hung {his} head. "I will never dance again," {he} said.',
        ],
        [
            "There {his} friend {f} the {fkind} was dancing all alone in the {moonlight|grass}.",
            '{His} friend {f} the {fkind} found {him}. "Who says there is only one way to dance?" asked {f}.',
        ],
        [
            '"Listen to the music and do what your heart tells you," said {f}.',
            '"Close your eyes," {f} said. "Stamp when the drum goes boom."',
        ],
        [
            "{n} stamped: {boom, boom|stomp, stomp}! Then {he} {turned around|shook {his} tail}. It felt wonderful.",
            "{n} wiggled and stamped and hopped, just as {he} liked.",
        ],
        [
            "Soon everyone at the dance stamped and wiggled like {n}.",
            '"What is this dance called?" they all asked. "It is the {n} dance!" said {f}.',
            "{n} and {f} danced until the {moon went down|rooster crowed}.",
        ],
        hero="bear|elephant|hippo|donkey|cow|pig|duck|camel|penguin|moose",
        friend="mouse|rabbit|squirrel|goat|fox|lamb|hedgehog",
    ),
    Tale(
        "play_drum",
        "a {kind} with a drum",
        [
            "{n} got a {c} drum from {m}.",
            "{n} loved to play the drum. Boom, boom, boom!",
            "{n} had a drum, and {he} played it from morning until night.",
            "All day long, {n} banged on {his} {c} drum.",
        ],
        [
            "Boom went the drum in the kitchen. Boom went the drum {in the bathroom|on the stairs}.",
            "{n} drummed while {the baby slept|everyone was eating|{mname} was on the phone}.",
        ],
        ['"{n}, my ears!" said {m}. "Please stop!"', "The neighbors {closed their windows|put cotton in their ears}."],
        [
            "So {n} took the drum {to the hill|into the forest} and drummed there, but {the birds flew away|nobody listened}.",
            "Sadly, {n} hung the drum around {his} neck and went outside.",
        ],
        [
            "That {evening|afternoon}, thick fog came up, and {x} got lost.",
            "Then there was bad news: {x} could not find the way home in the fog.",
        ],
        [
            "People called and called, but their voices were too weak.",
            'Nobody could see anything. "What can we do?" everyone asked.',
        ],
        [
            '"My drum is loud!" said {n}. {He} stood at the gate and drummed as hard as {he} could.',
            "Then {n} took {his} drum. Boom, boom, boom! It could be heard far away.",
        ],
        [
            "Back through the fog came {x}, always following the sound of the drum.",
            "The drum showed the way, and soon {x} stood safely at the gate.",
        ],
        [
            '"What a good loud drum!" said {m}. And {n} could play {one more song|as loudly as {he} liked}.',
            "After that, nobody was angry about the drum anymore, {at least not before bedtime|and {n} only played it in the daytime}.",
        ],
        words={
            "c": "red|blue|tin|wooden|green",
            "x": "the school bus|the shepherd with the sheep|the mail carrier|a fishing boat|the farmer's cow|the neighbor's dog",
        },
    ),
    Tale(
        "play_stage",
        "a {kind} in a school play",
        [
            "{n} played {x} in the school play.",
            "{n}'s class put on a play, and {n} got the part of {x}.",
            "{n} wanted to be the king in the school play, but {he} had to be {x}.",
            "The big play at school was on {Friday|Saturday} evening, and {n} was {x}.",
        ],
        [
            '{n} had only one line to say: "Here I am!"',
            '{n} practiced in front of the {mirror|dog} every day. "Here I am!" {he} said.',
        ],
        [
            "{M} sewed a costume out of {an old curtain|a sheet|two towels}.",
            "The costume was {warm|too big} and {itched|scratched}, but it looked just right.",
        ],
        [
            "Then the curtain opened. So many people! {n}'s {mouth was dry|knees shook}.",
            "When {n} came onto the stage, all the people looked at {him}.",
        ],
        ["{n} forgot what to say. It was quite still in the hall.", "Not a word came out of {n}'s mouth."],
        [
            "{n} looked for {m} in the first row. {mname} {nodded|winked}.",
            'From behind the curtain, {n}\'s friend {f} whispered, "Here I am!"',
        ],
        [
            '{n} took a deep breath. "Here I am!" {he} shouted so loudly that the king\'s crown fell off.',
            '"Here I am, at last!" cried {n}, and {he} tripped over {a bucket|the carpet}. Everyone laughed.',
        ],
        [
            "The people clapped and clapped, and {n} bowed {three|four|seven} times.",
            '"You were the best one in the play," said {m}.',
            "After the play, {n} did not want to take the costume off.",
        ],
        words={"x": "a tree|a sheep|the moon|a stone|a cloud|a donkey|a mushroom|the wind|a snowman|a door|a frog"},
    ),
    Tale(
        "play_shy",
        "a shy {kind}",
        [
            "{n} was so shy that {he} hid whenever someone came.",
            "{n} was very shy. When visitors came, {he} crawled {under a bush|into a hole|behind a stone}.",
            "In the {forest|meadow} lived {intro}, who was very shy.",
            "{n} never said hello, because {he} was too shy.",
        ],
        [
            '"What if I say something wrong?" thought {n}.',
            "When someone spoke to {n}, {he} turned red up to {his} ears.",
        ],
        [
            "The other animals thought that {n} did not like them.",
            '"Why does {n} never play with us?" asked the other animals.',
        ],
        [
            "One day, a {fkind} named {f} sat down near {n}'s hiding place. {f} did not say anything at all.",
            "One morning, {n} saw {f}, a {fkind}, under {a tree|the fern}. {f} was looking at the ground.",
        ],
        [
            "{n} looked at {f}, and {f} looked away. {f} was shy, too!",
            "For a long time, they both {were silent|said nothing}. {n} had found somebody who was just as shy.",
        ],
        [
            "{n} rolled a {nut|berry|pebble|acorn} over to {f}. {f} rolled it back.",
            "Then {n} put {a flower|a blackberry|a leaf} down between them and waited.",
        ],
        [
            '"H-hello," said {n} very softly. "Hello," {f} whispered.',
            '"My name is {n}," said {n}. It was the first time that {he} had spoken first.',
        ],
        [
            "That was the beginning of a {quiet|long} friendship.",
            "Two shy friends are not half as shy, and soon {n} and {f} played with all the others.",
            "From then on, {n} and {f} said hello to everyone together.",
        ],
        hero="mouse|hedgehog|mole|rabbit|squirrel|turtle|fawn|badger|snail",
        friend="frog|toad|beetle|lizard|dormouse|sparrow",
    ),
    Tale(
        "play_angry",
        "an angry {kind}",
        [
            "{n} was angry. {He} was so angry that {he} {stamped {his} feet|slammed the door}.",
            "One morning, {n} woke up angry and did not know why.",
            "{n} was very angry at {f}.",
            '"I am so angry!" shouted {n}.',
        ],
        ["It all began because {his} friend {f} had {x}.", "{His} friend {f} had {x}, and that made everything worse."],
        [
            "{n}'s face was as red as a {tomato|beet}, and {his} hands were fists.",
            "The anger sat in {n}'s tummy like a hot {stone|potato}.",
        ],
        [
            "{n} kicked {a bucket|a stone}. Now {his} toe hurt, and {he} was even angrier.",
            "{n} roared like a lion. The cat ran {up the tree|under the bed}.",
        ],
        [
            '"When I am angry, I count to ten," said {m}.',
            '{M} sat down next to {him}. "Blow the anger out, like a candle," {mhe} said.',
        ],
        [
            "{n} blew and blew. With every breath, the anger got a little smaller.",
            '"One, two, three," {n} counted, very loudly at first and then more softly.',
        ],
        [
            "In the end, the anger was as small as a pea, and {n} put it in {his} pocket.",
            "At last, {n} felt only a little bit sad.",
        ],
        [
            'Then {f} knocked at the door. "I am sorry," {f} said. "I did not mean to do it."',
            '{n} went to {f}. "I was angry with you," {he} said. "I am sorry," said {f}.',
        ],
        [
            "They {made pancakes|built a den|shared an orange}, and nobody was angry anymore.",
            '"Friends again?" {n} asked. "Friends again," said {f}.',
        ],
        words={
            "x": "knocked over the tower of blocks|eaten the last piece of cake|broken the toy train|torn the kite|laughed at the new haircut|forgotten to come to the picnic|lost the best ball"
        },
    ),
    Tale(
        "play_jealous",
        "a {kind} who is jealous",
        [
            "One day, {n} was jealous. {His} big cousin had {x}, and {n} had not.",
            "{n} was jealous, because {his} friend {f} had {x}.",
            "{His} friend {f} got {x}, and {n} was jealous.",
            "{n} felt a green little pinch in {his} tummy. {He} was jealous, because {f} next door had {x}.",
        ],
        [
            "Everybody {talked|spoke} about it all day. Nobody looked at {n} and {his} {new picture|cartwheel}.",
            '"How wonderful!" everyone said, but not about anything that {n} had done.',
            '"Look, I can stand on my head!" {n} said. But nobody looked {at {him}|up}.',
        ],
        [
            '"It is not fair," said {n} and {crawled under the table|hid in the closet}.',
            "{n} went into {his} room and closed the door.",
            "{n} made a face and stuck out {his} tongue at the wall.",
        ],
        [
            "In {his} tummy, the jealous feeling {pinched|burned} and {grew|turned}.",
            "Being jealous was not nice. It felt like {a stone in the shoe|eating a lemon}.",
        ],
        [
            'After a while, {m} came and sat down next to {him}. "What is wrong?" {mhe} asked.',
            "{M} found {him} there and did not scold {him}.",
        ],
        [
            '"I am jealous," whispered {n}. "I am not important anymore."',
            "{n} told {mhim} about the bad feeling in {his} tummy.",
        ],
        [
            '"My heart has a special place for you, and nobody else can sit there," said {mname}.',
            '"Everyone is jealous sometimes," said {mname}. "It helps to say so."',
        ],
        [
            "Then they {baked a little cake|read a book|went for a walk}, just the two of them.",
            "{mname} took {n} on {mhis} lap, and they told each other {funny stories|riddles}.",
        ],
        [
            "The jealous feeling became smaller and smaller, until it was gone.",
            "And when {n} looked again, {he} could even be glad for the others.",
            '"I am not jealous now," said {n}. "At least not today."',
        ],
        words={
            "x": "a new bicycle|a puppy|a prize at school|a pony ride|a pair of skates|a big birthday party|a kite with a long tail"
        },
    ),
    Tale(
        "play_sorry",
        "a {kind} who says sorry",
        [
            "{n} broke {f}'s {x}. {He} had to say sorry.",
            "{n} wanted to say sorry, but the word was stuck in {his} throat.",
            '"Sorry" is a small word, but {n} found it very hard to say.',
            "By mistake, {n} broke {his} friend's {x}.",
        ],
        [
            "It had happened very quickly. {n} had {run around the corner|thrown a pillow}, and {his} friend {f}'s {x} fell down. {Crack|Crash}!",
            "{n} had only wanted to look at the {x} that belonged to {his} friend {f}, but it {slipped from {his} hands|fell on the floor}.",
        ],
        [
            "{n} pushed the pieces of the {x} under the {rug|bed} and went home.",
            "{f} looked at the broken {x} and {cried|said nothing}. {n} ran away.",
        ],
        [
            "At supper, {n} could not eat {his} {soup|noodles}. {He} had a lump in {his} throat.",
            "That night, {n} could not sleep. {He} saw the broken {x} again and again.",
        ],
        [
            '"What is the matter?" asked {m}. {n} told {mhim} everything.',
            "{n} told {m} what had happened with the {x}.",
        ],
        [
            '"Then you know what to do," said {mname}.',
            '"A sorry gets heavier every day," {mname} said. "Take it to {f} soon."',
        ],
        [
            'The next morning, {n} went to {f} with {glue|a bottle of glue}. "I am sorry that I broke your {x}," {he} said.',
            'Early in the morning, {n} knocked at {f}\'s door. "I am sorry about your {x}," {he} said. "May I mend it?"',
        ],
        [
            "They glued the {x} together. It had a crack now, but {f} did not mind.",
            '"Thank you for telling me," said {f}. Together they mended the {x}.',
            "{f} hugged {n}, and the lump in {n}'s throat was gone.",
        ],
        words={"x": "cup|clay bird|toy ship|music box|piggy bank|flower vase|wooden horse|lamp|snow globe|china dog"},
    ),
    Tale(
        "play_lie",
        "a {kind} who tells a lie",
        [
            "{n} told a lie.",
            "{n} ate all the {x} and then told a lie about it.",
            '"I did not eat the {x}," said {n}, but it was a lie.',
            "One day, {n} told {m} a lie. It was only a small lie.",
        ],
        [
            "There had been a plate of {x} on the {table|shelf}. Now the plate was empty, and {n}'s mouth was full.",
            "{M} had made {x} for {the guests|the party}, and {n} had eaten every bit.",
        ],
        [
            '"Who ate the {x}?" asked {m}. "It was the dog!" said {n}.',
            '"The dog ate it all," {n} had said, with crumbs on {his} chin.',
        ],
        [
            "The poor dog was sent {outside|out of the house} and looked in through the window.",
            "So the dog got no supper. It lay in the corner and did not understand why.",
        ],
        [
            "{n} looked at the sad dog. The lie began to {itch|hurt} like a {thorn|splinter}.",
            "When the dog licked {n}'s hand, {he} felt very bad about the lie.",
        ],
        [
            "{n} could not bear it any longer. {He} went to {m}.",
            "At bedtime, {n} got up again and went to {m} on bare feet.",
        ],
        [
            '"It was not the dog. It was me," said {n}. "I told a lie."',
            '{n} said, "I ate the {x}, and the dog did nothing at all."',
        ],
        [
            '"That was brave of you," said {mname}. "Now let us make new {x}."',
            '{mname} was quiet for a moment. Then {mhe} took {n} in {mhis} arms. "The truth tastes better, does it not?"',
        ],
        [
            "The dog got {a big bone|a sausage} and a long hug from {n}.",
            "{n} gave the dog half of {his} own supper and never told a lie about it again.",
        ],
        words={"x": "cookies|muffins|pancakes|cherry tarts|strawberries|meatballs|waffles|dumplings|buns"},
    ),
    Tale(
        "play_promise",
        "a {kind} who keeps a promise",
        [
            "{n} made a promise to {f}.",
            '"I promise to come to you tomorrow," {n} said to {his} friend {f}.',
            "{n} promised {his} friend {f} to {x}.",
            "A promise is a promise, and {n} had made one.",
        ],
        [
            "{n} had promised to {x} for {his} friend {f} on {Sunday|Saturday} morning.",
            '"I will {x} for you in the morning, I promise," {n} had told {his} friend {f}.',
        ],
        [
            "But when the day came, there was a fair in town, and everybody went there.",
            'But that morning, {m} asked, "Do you want to come to the circus with me?"',
        ],
        ["{n} wanted to go along so badly. {He} already had one shoe on.", '"Hurray!" cried {n}. Then {he} stopped.'],
        ["{n} thought of {f}, who was waiting.", '"Oh no, my promise!" said {n}. "I have to {x}."'],
        [
            '"You can do it tomorrow," someone said. "No," said {n}. "I gave my word."',
            "It was hard, but {n} turned around and walked to {f}'s house.",
        ],
        [
            '{f} stood at the door with a cold and a {red nose|thick scarf}. "You came!" {f} said happily.',
            "{f}, who was in bed with a cold, smiled all over when {n} came in.",
        ],
        [
            "{n} did what {he} had promised. Afterward they {drank cocoa|ate soup|played cards}.",
            "{n} worked until everything was done, and {f} watched from the window.",
        ],
        [
            "And in the evening, {m} brought them both {a balloon|cotton candy|popcorn}.",
            '"You are a friend who keeps promises," said {f}. {n} felt that this was better than any fair or circus.',
        ],
        words={
            "x": "feed the rabbits|water the flowers|walk the dog|clean the chicken house|pick the beans|brush the pony|sweep the yard|carry the wood"
        },
    ),
    Tale(
        "play_wait_turn",
        "waiting in line for {x}",
        [
            "{n} stood in line for {x}.",
            "There was a long line for {x}, and {n} stood at the very end.",
            "{n} did not like to wait. Today {he} had to wait for {x}.",
            '"When is it my turn?" asked {n}. {He} was waiting for {x}.',
        ],
        [
            "In front of {n} stood a {cow|horse}, two {pigs|sheep} and {five|six} chickens.",
            "The line went all the way around the {barn|pond}.",
        ],
        [
            "{n} hopped from one foot to the other. Waiting was boring.",
            "{n} sighed. The line moved as slowly as a snail.",
        ],
        [
            "When nobody was looking, {n} pushed in front of {f} the {fkind}.",
            "So {n} slipped past the others, right to the front, before {f} the {fkind}.",
        ],
        ['"Hey! I was here first," said {f}.', '"That is not fair," {f} said. "We are all waiting."'],
        ["All the animals looked at {n}. {His} ears grew hot.", "{n} looked at the long line and was ashamed."],
        [
            '"You are right," said {n}, and {he} went back to the end.',
            '"I am sorry, {f}," {n} said. {He} walked back to the end of the line.',
        ],
        [
            "There {he} told riddles to a {lamb|duckling}, and the time went by quickly.",
            "Waiting was easier when {n} {hummed a song|counted clouds|played I spy with the hens}.",
        ],
        [
            "At last, it was {n}'s turn. It was worth the wait.",
            "Then {n}'s turn came, and {f} cheered for {him}.",
            '"Next, please!" It was {n}\'s turn at last.',
        ],
        hero="goat|piglet|puppy|fox|pony|monkey|rabbit",
        friend="goose|turkey|hedgehog|cat|badger|hare",
        words={
            "x": "the big slide|a slice of pie|the merry-go-round|a ride on the wagon|an ice cream|the pony cart|a cup of hot soup|the trampoline|a pancake|the little train"
        },
    ),
    Tale(
        "play_last_apple",
        "sharing the last {x}",
        [
            "There was only one {x} left, and both {n} and {f} wanted it.",
            "{n} found the last {x} in the basket.",
            "{n} wanted to eat the last {x} all alone.",
            '"That is my {x}!" said {n}. "No, it is mine!" said {his} friend {f}.',
        ],
        [
            "It was a big, {sweet|juicy|beautiful} {x}, and {n} {pulled it close|held it tight}.",
            "{n} sniffed at the {x}. It smelled wonderful.",
        ],
        [
            "{His} friend {f} the {fkind} had not eaten anything since {morning|yesterday}.",
            "Then {his} friend {f} the {fkind} looked at the {x} with big eyes. {f}'s tummy rumbled.",
        ],
        [
            "They both pulled at it until the {x} rolled {down the hill|into the grass}.",
            '"I saw it first!" said {n}. "I am hungrier!" cried {f}. They tugged, and the {x} fell down.',
        ],
        [
            "A {crow|goat} came and wanted to eat it.",
            "A wasp, {a hen|a goat} and a {crow|magpie} came along. They wanted the {x}, too.",
        ],
        [
            '"Quick, {f}! Let us share it," {n} called.',
            '"If we go on fighting, nobody gets any," said {n}. "Let us share."',
        ],
        [
            '{n} cut the {x} in two. "You choose first," {he} said to {f}.',
            "They made two halves, and {f} got the {bigger|first} one.",
        ],
        [
            "{n} and {f} sat in the shade and ate. Half a {x} with a friend tastes better than a whole one alone.",
            "They {buried the seeds|put the seeds in the ground}, so that one day there would be enough for all.",
            '"Thank you, {n}," said {f} with {a full mouth|juice on {fhis} chin}.',
        ],
        hero="animal",
        words={"x": "apple|pear|melon|pumpkin|peach|plum|mango|orange"},
    ),
    Tale(
        "play_lose_game",
        "a {kind} who cannot lose",
        [
            "{n} hated to lose.",
            "{n} played {x} with {f}, and {he} wanted to win.",
            "When {n} lost at {x}, {he} always got angry.",
            "{n} and {m} played {x}. {n} lost.",
        ],
        [
            "{n} played {x} with {his} friend {f} {on the floor|at the kitchen table}.",
            "On a {gray|rainy} day, {n} and {his} friend {f} played {x}.",
        ],
        ["{f} won the first game. {f} won the second game, too.", "At first {n} was ahead, but then {f} won."],
        [
            '{n} threw {everything|the whole game} off the table. "This is a stupid game!" {he} shouted.',
            '"You cheated!" cried {n}, and {he} knocked everything down.',
        ],
        [
            '{f} got up. "I do not want to play with you anymore," {f} said and went home.',
            "{f} took {fhis} jacket without a word and left.",
        ],
        [
            "Now {n} sat there alone. You cannot play {x} alone.",
            "It became very quiet. {n} picked the things up from the floor, one after the other.",
        ],
        [
            '{M} helped {him}. "Somebody has to lose, or else nobody can win," {mhe} said.',
            '"Did you win, too, sometimes?" asked {m}. {n} nodded. "And was {f} angry then?"',
        ],
        [
            'The next day, {n} asked {f}, "Will you play {x} with me again?"',
            '{n} ran to {f}. "I am sorry," {he} said. "May we try {x} once more?"',
        ],
        [
            "{n} lost again. {He} took a deep breath and {shook {f}'s hand|smiled at {f}}.",
            "This time {n} won, and {f} laughed and shook {his} hand.",
        ],
        words={"x": "checkers|cards|dominoes|a memory game|chess|a board game|pick-up sticks"},
    ),
    Tale(
        "play_mean_joke",
        "a joke that hurts",
        [
            "{n} made a joke about {f}'s {x}, and everybody laughed.",
            "{n} loved jokes. But one day, {he} made a joke that hurt.",
            '"It was only a joke," said {n}. But it was a joke that hurt.',
            "{n} was the funniest {kind} in the whole school. {He} joked all day.",
        ],
        [
            '"{f}, did you find your {x} in the {trash|zoo}?" {n} had asked, and all the children laughed.',
            '{n} had pointed at {f}\'s new {x}. "That looks {like an old mop|like a pudding}!" {he} had said.',
        ],
        ["Only {f} did not laugh. {f} looked at the ground.", "{f}'s mouth smiled a little, but {fhis} eyes were wet."],
        ["At lunch, {f} sat alone. The new {x} was gone.", "After recess, {f} hid the {x} in {fhis} bag."],
        [
            '"Why are you so sad?" {n} asked. "You made everyone laugh at me," said {f}.',
            '{n} went over to {f}. "What is the matter?" {he} asked. "My grandma made it for me," said {f}.',
        ],
        ["{n} did not know what to say. The joke was not funny anymore.", "Suddenly {n} felt as heavy as a stone."],
        [
            '"I am sorry. I will never joke about you again," said {n}.',
            '"I am sorry, {f}," {n} said. "A joke should make you laugh, too."',
        ],
        [
            "The next day, {n} told a joke about {his} own {ears|big feet}, and {f} laughed the loudest.",
            '"Put it on again," said {n}. "It is really nice." And {f} smiled.',
            "From then on, {n} only made jokes that nobody had to cry about.",
        ],
        words={"x": "hat|scarf|sweater|coat|cap|vest"},
    ),
    Tale(
        "play_secret_code",
        "a secret code",
        [
            "{n} and {his} friend {f} made up a secret code.",
            "{n} found a note with a secret code {under a stone|in an old book|in {his} shoe}.",
            "{n} wanted to have a secret code that nobody else could read.",
            '"{x} means yes, and {y} means no," said {n}. It was a secret code.',
        ],
        [
            "In the secret code, every letter was a little picture: a {fish|star}, a {house|key} or a {moon|leaf}.",
            "The code was made of dots and {stars|circles}, and it looked like the tracks of a bird.",
        ],
        [
            "One morning, a new note in the secret code lay {on {n}'s windowsill|in {n}'s mailbox}.",
            "Then {n} got a note from {his} friend {f}, all written in secret code.",
        ],
        [
            '{n} tried to read it. "Meet me at the {well|bridge}?" No, that was wrong.',
            "{n} sat down with paper and pencil and puzzled over the code for an hour.",
        ],
        [
            '"Come to the old {p}," it said at last. "Bring a spoon."',
            'Sign by sign, {n} found out what it meant: "Spoon. Old {p}. Three o\'clock."',
        ],
        [
            '"A spoon?" {n} asked {himself}. "Does {f} want to dig for treasure?"',
            "{n} took the biggest spoon in the house and ran off.",
        ],
        [
            "At the old {p}, {his} friend {f} was waiting with a {bowl of pudding|big bowl of ice cream|pot of jam}.",
            'There sat {his} friend {f} with a whole {cake|pie}. "Surprise!" said {f}.',
        ],
        [
            "They ate and wrote new secret notes until {it got dark|the spoon was clean}.",
            '"Our code is the best in the world," said {n} with a full mouth.',
            "And what did the last note say? Only {n} and {f} know.",
        ],
        words={
            "p": "mill|oak tree|barn|boat|wall|tower|shed",
            "x": "A nod|A whistle|A circle|A clap",
            "y": "a stamp|a cough|a square|a hop",
        },
    ),
    Tale(
        "play_sandcastle",
        "a castle in the sandbox",
        [
            "{n} built a castle in the sandbox.",
            "{n} wanted to build the biggest sand castle in the world.",
            "{n} sat in the sandbox with a {c} bucket and a shovel.",
            "In the sandbox, {n} and {f} both built a castle.",
        ],
        [
            "{n}'s castle had {four|five} towers and {a deep moat|a bridge made of bark}.",
            "{n} filled the {c} bucket with wet sand and turned it over. There stood a tower!",
        ],
        [
            "In the other corner of the sandbox, {his} friend {f} dug a {tunnel|road|river}.",
            "{His} friend {f} was building, too. {f} made a long {wall|road}.",
        ],
        [
            "Then {f} stepped back and fell, right on top of the castle.",
            "Oh no! {f} stumbled over the shovel, and two towers of the castle broke.",
        ],
        [
            '"My castle!" cried {n}. {He} threw a handful of sand {in the air|on the ground}.',
            '{n} stamped {his} foot. "You broke my castle!" {he} shouted.',
        ],
        [
            '"I did not mean to," {f} said. "I will help you build it again."',
            '{f} was startled. "I am sorry. Let us repair it together," {f} said.',
        ],
        [
            '{n} thought about it. "All right. Your {shells|stones} can be the windows," {he} said.',
            '{n} gave {f} the {c} bucket. "You make the towers, and I make the gate," {he} said.',
        ],
        [
            "Together they built a castle that filled the whole sandbox.",
            "The new castle was twice as big, with a tunnel underneath.",
        ],
        [
            "On the highest tower, they put {a feather|a leaf|a flag made of paper}.",
            '{M} came and asked, "Which king lives here?" "A snail!" said {n}.',
        ],
        words={"c": "red|yellow|blue|green|orange"},
    ),
    Tale(
        "play_teacher",
        "a teacher who {y}",
        [
            "{n} was {proud|glad} to teach at a little school. One morning, {he} {y}.",
            "{n} taught reading and writing. One day, in a hurry, {he} {y}.",
            "{n} loved {his} {ten|twelve|fifteen} pupils. But on this morning, {he} {y}.",
            "One Monday, the teacher {n} came to school. But {he} {y}.",
        ],
        [
            "{n} went into the classroom, and it was true: {he} {y}.",
            "In the classroom, the children saw at once that the teacher {y}.",
        ],
        [
            '"Oh no, what shall I do?" said {n} the teacher. "How can I teach like this?"',
            "{n} sat down at the {big|old} desk and sighed.",
            "{n} turned as red as a {beet|tomato}.",
        ],
        [
            "The children {giggled|whispered}. Then a {fkind} named {f} raised {fhis} hand.",
            "A {fkind} named {f} stood up in the {first|last} row.",
        ],
        [
            '"Do not worry," said {f}. "Today we can be the teachers."',
            '"Let us teach you today!" {f} said. "You can sit in my seat."',
        ],
        [
            "{n} the teacher sat down {on the little chair|between the children}, with {his} knees up to {his} chin.",
            "So {n} sat in {f}'s seat and folded {his} hands like a pupil.",
        ],
        [
            "{f} taught {him} how to {whistle|fold a frog}, and the others taught {him} {a rhyme|a song}.",
            "The children wrote on the board and sang {the song of the alphabet|a counting song}.",
        ],
        [
            "{n} raised {his} hand and asked {a hundred|many} questions, and once {he} even got the answer wrong.",
            '"Very good, {n}," said {f} and drew a star on the teacher\'s hand.',
        ],
        [
            '"I learned a lot today," said {n}, when the bell rang.',
            "It was the best lesson of the year, and the children asked for it again every Monday.",
            "Since that day, the pupils have been the teachers {once a week|every Friday}.",
        ],
        hero="teacher",
        friend="child",
        words={
            "y": "had two different shoes on|had forgotten all the books|had lost the chalk and the sponge|had put {his} sweater on inside out|had come in slippers|had left {his} glasses on the bus"
        },
    ),
    Tale(
        "play_soccer_goal",
        "a goalkeeper",
        [
            "{n} was the goalkeeper of the team.",
            "{n} played soccer, but nobody ever let {him} shoot. {He} had to be the goalkeeper.",
            "It was the day of the big soccer game, and {n} stood in the goal.",
            "{n} wanted to be a good goalkeeper.",
        ],
        [
            "The goal was {wide|high}, and {n} felt very small in it.",
            "{n} put on {his} {big|thick} gloves and looked at the ball.",
        ],
        [
            "The first shot flew right between {n}'s legs. Goal!",
            "Before {n} could blink, the ball was in the goal behind {him}.",
        ],
        [
            '"Pay attention!" shouted the others. {n} wanted to {run away|sink into the ground}.',
            '{n} bit {his} lip. "I am a bad goalkeeper," {he} thought.',
        ],
        [
            '"Look at the ball and not at the feet," called {his} friend {f}.',
            '{His} friend {f} ran over to the goal. "Never mind. You will get the next one," said {f}.',
        ],
        [
            "In the very last minute, the best player of the other team came running.",
            "The score was one to one, and the game was almost over. Then came one more shot.",
        ],
        [
            "{n} jumped as far as {he} could. {Smack|Thud}! The ball stuck in {his} gloves.",
            "{n} looked only at the ball. {He} leaped and punched it over the goal.",
        ],
        [
            '"{n}! {n}!" shouted the whole team, and they {carried {him} off the field|threw {him} in the air}.',
            "There was mud on {n}'s {nose|ears}, but {he} was the happiest goalkeeper in the world.",
            '"What a save!" cried {f}, and {n} wanted to stand in the goal forever.',
        ],
    ),
    Tale(
        "play_hopscotch",
        "a game of hopscotch",
        [
            "{n} drew a hopscotch game on the sidewalk with {c} chalk.",
            "{n} hopped on one leg. {He} was playing hopscotch.",
            "With a piece of {c} chalk, {n} drew squares for hopscotch.",
            "{n} and {his} friend {f} loved to play hopscotch in front of the house.",
        ],
        [
            "{n} threw a {stone|bottle cap} on square three and hopped: one, two, over three, four.",
            "There were ten squares, and the last one was called heaven.",
        ],
        [
            "{n} hopped and {wobbled|swayed}, but {he} did not step on any line.",
            "On one leg, {n} hopped to the end, turned around and hopped back.",
        ],
        [
            "{His} friend {f} hopped, too. {f} got all the way to square {eight|nine}.",
            "Then it was the turn of {his} friend {f}.",
        ],
        [
            "Suddenly it began to rain. The {c} squares {ran|were washed} away.",
            "Dark clouds came, and big drops fell on the chalk. Soon the game was gone.",
        ],
        [
            '"Our hopscotch!" cried {n}. They ran under the {roof|porch}.',
            '"Now we cannot play anymore," said {f} sadly.',
        ],
        [
            'Then {n} looked at the {hall|kitchen} floor. "There are squares in here, too!" {he} said.',
            '"I know!" cried {n}. {He} laid {spoons|socks|strings} on the floor in the house, in neat squares.',
        ],
        [
            "They hopped inside until {m} came to see {what was thumping|why the lamps were shaking}. Then {mhe} hopped along.",
            "When the sun came back, they drew an even longer game, all the way to the {corner|gate}.",
            '"Hopscotch in the rain is the best," said {f}.',
        ],
        words={"c": "white|pink|yellow|blue|green|orange"},
    ),
    Tale(
        "play_tug_of_war",
        "a tug of war",
        [
            "{n} and all the animals of the {farm|forest} had a tug of war.",
            '"Who is the strongest?" asked {n}. "Let us have a tug of war!"',
            "{n} found a long rope and wanted to play tug of war.",
            "{n} thought that {he} was the strongest {kind} in the world. So there was a tug of war.",
        ],
        [
            "On one side stood {n} and {his} friend {f} the {fkind}. On the other side stood {x}.",
            "{n}'s team was small: only {n} and {his} friend {f} the {fkind}. The other team had {x}.",
        ],
        ["A mud puddle lay in the middle. Whoever lost would fall in.", "Between them was a line in the sand."],
        [
            '"Pull!" cried {n}. The rope went {tight|stiff}, and nobody moved.',
            "They pulled and {puffed|groaned}. The rope creaked.",
        ],
        [
            "{n} slipped. {His} feet slid forward, closer and closer to the middle.",
            "Step by step, {n} and {f} were pulled forward.",
        ],
        ['"We are too weak," panted {f}.', '"I cannot hold it anymore!" cried {f}.'],
        [
            'Then {a beetle|a worm|an ant} came along and took hold of the end of the rope. "I will help you," it said.',
            'A little {ant|beetle} had been watching. "May I pull, too?" it asked and grabbed the rope.',
        ],
        [
            "Now they pulled all together, and whoops! The other team tumbled over.",
            "With one last pull, they won, and both teams fell down in a heap.",
        ],
        [
            'Everyone laughed, and {n} said, "The smallest one made us strong."',
            '"Even a tiny friend counts," said {n}.',
            "Afterward there was {lemonade|carrot cake|berry juice} for both teams.",
        ],
        hero="animal",
        words={"x": "two big oxen|a moose and a bull|three big pigs|a buffalo and a boar|two horses"},
    ),
    Tale(
        "play_skates",
        "a {kind} on skates",
        [
            "{n} got a pair of {c} skates.",
            "{n} wanted to learn to skate on the frozen pond.",
            "In the winter, the pond froze, and {n} put on {his} skates.",
            "{n} stood on the ice for the first time in {his} life.",
        ],
        [
            "The ice was {smooth|as slippery as soap}, and {n} held on to {m}.",
            "{n} put one foot on the ice. The skate slid away.",
        ],
        ["{Bump|Plop}! {n} sat on {his} bottom.", "{n} waved {his} arms like a windmill and fell down."],
        [
            "{n} got up and fell, got up and fell. {His} pants were {wet|white with snow}.",
            "{n} fell {five|six|ten} times.",
        ],
        ['"Push a chair in front of you," said {m}.', '{M} brought an old chair. "Hold on to this," {mhe} said.'],
        [
            "{n} pushed the chair over the ice, slowly at first and then faster.",
            "That was better. {n} skated behind it from one side of the pond to the other.",
        ],
        [
            "After a while, {n} let go with one hand, and then with the other.",
            "Then {n} forgot to hold on. {He} was skating all alone!",
        ],
        [
            "{n} skated {in a big circle|as far as the reeds} and {shouted for joy|felt like a bird}.",
            "{M} clapped with {mhis} thick gloves. Afterward they both drank hot {cocoa|tea}.",
            '"I am flying!" cried {n}.',
        ],
        words={"c": "white|red|blue|old|black|brown"},
    ),
    Tale(
        "play_spelling",
        "a spelling contest",
        [
            "{n} took part in the spelling contest.",
            "There was a spelling contest at school, and {n} could spell very well.",
            "{n} wanted to win the spelling contest.",
            "Every night, {n} spelled words in {his} sleep. The day of the spelling contest was near.",
        ],
        [
            "{n} practiced with {m} {at breakfast|in the car|in the bathtub}: cat, house, garden.",
            "{n} spelled everything {he} saw: door, spoon, butter.",
        ],
        [
            "On the day of the contest, {n} stood on the stage with {nine|twelve} other children.",
            "The hall was full. {n} had a number on {his} {shirt|sweater}.",
        ],
        [
            "One child after another made a mistake and had to sit down. Only {n} and {f} were left.",
            "Soon only two stood there: {n} and a {fkind} named {f}.",
        ],
        ['"Please spell the word {x}," said the teacher to {n}.', "{n}'s last word was {x}."],
        [
            "{n}'s head was empty. All the letters had flown away.",
            "{n} started, stopped and started again. Was it right?",
        ],
        [
            "{He} closed {his} eyes, saw the word in front of {him} and spelled it slowly, letter by letter.",
            "Then {n} thought of the {bathtub|breakfast table} and how {m} had spelled that word with {him}. {n} said every letter.",
        ],
        [
            '"Correct!" said the teacher. {n} had won the spelling contest.',
            '"That is right!" the teacher called. {f} got the next one right, too, and both of them won.',
        ],
        [
            "{n}'s prize was a {thick|big} book full of words.",
            '{f} shook {n}\'s hand. "Let us practice together next year," said {f}.',
        ],
        words={"x": "elephant|umbrella|chocolate|butterfly|mountain|vegetable|dinosaur|blanket|neighbor|lightning"},
    ),
    Tale(
        "play_choir",
        "a {kind} who wants to sing",
        [
            "{n} wanted to sing in the choir of the {forest|meadow|pond}.",
            "{n} loved to sing, but {his} voice sounded like {an old barrel|a foghorn|thunder}.",
            "Every evening, the animals sang together. {n} wanted to sing, too.",
            "{n} sang the whole day. It was very loud, and not very beautiful.",
        ],
        ["When {n} sang, the {birds|rabbits} put {leaves|moss} in their ears.", '"Horoo, horoo, brump," sang {n}.'],
        [
            '"Please do not sing," said the nightingale. "You spoil our song."',
            'The nightingale, who led the choir, shook her head. "You sing too low," she said.',
        ],
        [
            "{n} sat down {behind a stone|at the edge of the pond} and was silent. It was a sad evening.",
            "So {n} only listened, and a tear ran down {his} cheek.",
        ],
        [
            "That night, the choir sang {a new song|a song to the moon}. But something was missing.",
            'The next day, the choir practiced. "Our song is too thin," said the thrush.',
        ],
        [
            '"We need someone who sings deep down," said the owl. "Someone who goes boom."',
            '"All of us sing high," said the wren. "Who can sing low?"',
        ],
        [
            'Everyone looked at {n}. "Could you sing with us?" asked the nightingale.',
            'Then they heard {n} humming to {himself}, deep and soft. "That is it!" cried the owl.',
        ],
        [
            '{n} sang, "Brum, brum, brum," and the others sang high above {him}. It sounded wonderful.',
            "With {n}'s deep voice, the song was as {round|full} as the moon.",
        ],
        [
            "From then on, {n} sang in the choir every evening.",
            '"Without you, it was only half a song," said the nightingale.',
        ],
        hero="crow|frog|toad|donkey|goose|raven|bear|badger",
    ),
    Tale(
        "play_school_bell",
        "a school bell that does not ring",
        [
            "In a small school hung {intro}, who rang every morning.",
            "{n} hung over the door of an old school and rang {three|four} times a day.",
            "One morning, {n} did not want to ring anymore.",
            "Ding, dong! Every day, {n} called the children to school.",
        ],
        [
            "When the bell rang, the children came running. When it rang again, they all went home.",
            "Nobody ever said thank you to a bell.",
        ],
        [
            '"Nobody likes me," thought {n}. "I only get the children out of their {games|beds}."',
            '"I am tired of ringing," {n} said to {the sparrows|a spider}.',
        ],
        [
            "So one {Tuesday|Monday}, {n} was silent. The teacher pulled the rope, but there was no sound.",
            "The next morning, {n} kept quite still, no matter how much the teacher pulled.",
        ],
        [
            "The children came too late, the milk was cold, and nobody knew when it was time for recess.",
            "Some children came at ten and others at noon. At the end of the day, nobody went home.",
        ],
        [
            '"What is the matter with our bell?" they asked. "It was the nicest sound of the day."',
            '"I miss the bell," said a {fkind} named {f}. "It sings so beautifully."',
        ],
        [
            "The children climbed up and {polished|dusted} the bell until it shone. They tied a {red|blue|yellow} ribbon around it.",
            "They climbed the ladder and wiped away the dust and the cobwebs.",
        ],
        [
            "{n} was so happy that {he} rang all by {himself}: ding, dong, ding!",
            "Then {n} gave such a loud ring that the pigeons flew up.",
        ],
        [
            'And the children called, "Thank you, bell!" From then on, they said it every day.',
            "Since that day, {n} has never missed a single morning.",
        ],
        hero="bell",
        friend="child",
    ),
    Tale(
        "play_lunch_box",
        "a forgotten lunch box",
        [
            "{n} forgot {his} lunch box at home.",
            "At school, {n} opened {his} bag. {His} lunch box was not there.",
            "It was lunch time, and {n} had nothing to eat. {He} had forgotten {his} lunch box.",
            "{n} had a lunch box with a {x} on it, but today {he} had left it on the kitchen table.",
        ],
        [
            "All the others unpacked {sandwiches|rolls}, {apples|carrots} and {cookies|grapes}. {n}'s tummy growled.",
            "It smelled of {cheese|ham|peanut butter} everywhere. {n} looked at the {floor|ceiling}.",
        ],
        [
            '"I am not hungry," said {n}, but {his} tummy {rumbled|growled} so loudly that everyone heard it.',
            "{n} pretended to tie {his} shoe so that nobody would notice.",
        ],
        [
            "But {his} friend {f} had seen it. {f} put half a sandwich in front of {n}.",
            '"Where is your lunch?" asked {his} friend {f}. "Here, take half of mine."',
        ],
        [
            "Then another child gave {n} a {plum|carrot}, and another one gave {him} a {cookie|piece of cheese}.",
            '"You can have my {banana|egg}," said the next child. "And my {pickle|raisins}," said another.',
        ],
        [
            "Soon {n} had the biggest lunch of all.",
            "In front of {n} lay so many good things that {he} could not eat them all.",
        ],
        ['"Thank you," said {n} with full cheeks.', '"This is the best lunch I have ever had," {n} said.'],
        [
            "The next day, {n} brought {his} {x} lunch box with twice as much in it, for everyone who had shared.",
            "When {n} came home, the lunch box still stood on the table, and {m} laughed.",
            "Since then, the children have put all their lunches in the middle every {Friday|Monday}.",
        ],
        words={"x": "whale|rocket|lion|rainbow|tractor|parrot|dinosaur|star"},
    ),
    Tale(
        "play_class_pet",
        "a class pet that gets out",
        [
            "{n}'s class had a {x}.",
            "{n} was allowed to feed the class {x}.",
            "The class {x} was gone! And {n} had fed it last.",
            "This week, it was {n}'s job to take care of the class {x}.",
        ],
        [
            "{p} the {x} lived in a big cage by the window and loved {carrots|lettuce|apple slices}.",
            "The {x}'s name was {p}, and it {liked to sleep|twitched its nose} all day.",
        ],
        [
            "{n} gave {p} fresh water, but {he} forgot to close the little door.",
            "In the evening, {n} was in a hurry and did not shut the cage well.",
        ],
        [
            'The next morning, the cage was empty. "Where is {p}?" asked the teacher.',
            "When the children came in, there was no {x} in the cage.",
        ],
        [
            '{n}\'s heart {thumped|sank}. "It was my fault," {he} said. "I left the door open."',
            '"I forgot to close the cage," said {n}, and {his} eyes filled with tears.',
        ],
        [
            "The children looked {behind the books|under the desks} and {in the trash can|in all the boots}.",
            '"Then we will all search," said {his} friend {f}. They crawled under every table.',
        ],
        [
            "{n} had an idea. {He} put a {carrot|piece of apple} on the floor, and everyone sat quite still.",
            '"It must be hungry," said {n}. {He} laid a trail of seeds to the cage, and they waited.',
        ],
        [
            "Then there was a rustle in the {bookshelf|coat pocket of the teacher|paper basket}. Out came {p} and began to {nibble|eat}.",
            "After a while, {p} came out from behind the {piano|heater} and sniffed.",
        ],
        [
            "{n} carried the {x} home to its cage and closed the door {twice|with care}.",
            '"Welcome back, {p}," said {n}. And the door was never left open again.',
        ],
        words={
            "x": "hamster|guinea pig|rabbit|mouse|tortoise",
            "p": "Pickle|Button|Biscuit|Pudding|Noodle|Peanut|Waffle",
        },
    ),
    Tale(
        "play_block_tower",
        "a tower of blocks",
        [
            "{n} built a tower of blocks.",
            "{n} wanted to build a tower of blocks that reached the ceiling.",
            "{n} put one block on top of another, {red|blue} on {green|yellow}. It was going to be a high tower.",
            '"My tower will be taller than {mname}!" said {n} and took the blocks out of the box.',
        ],
        ["The tower was already as high as {n}'s {knee|tummy|chin}.", "Block after block, the tower grew."],
        [
            "{n} held {his} breath and put another block on top.",
            "{n} stood on a {chair|stool} to reach the top of the tower.",
        ],
        [
            "Then the {x} came running and wagged its tail. Crash!",
            "Suddenly the {x} jumped at a {fly|ball}. The tower {swayed|wobbled} and fell.",
        ],
        [
            "The blocks rolled {everywhere|under the sofa}. {n} shouted at the {x}.",
            '"Bad dog!" cried {n}. {He} sat down among the blocks and cried.',
        ],
        ["The {x} put its head on {n}'s knee and looked sorry.", "Slowly the {x} carried a block to {n} in its mouth."],
        [
            '{n} had to laugh. "All right, you can be my helper," {he} said.',
            '{n} stroked the {x}. "We will build something else," {he} said.',
        ],
        [
            "Together they built a {house|castle|long wall} out of the blocks, with a gate that was just big enough for the {x}.",
            "This time, {n} built the tower in the corner, and the {x} guarded it.",
            "At the end, the {x} slept in the middle of a ring of blocks, like a king in a castle.",
        ],
        words={"x": "puppy|dog|old dog|sheepdog|brown dog"},
    ),
    Tale(
        "play_tea_party",
        "a tea party for dolls and bears",
        [
            "{n} gave a tea party for {his} {dolls|stuffed animals}.",
            "{n} set the little table with {tiny|little} cups. Today was the tea party.",
            '"You are all invited to my tea party," said {n} to {his} teddy bears.',
            "{n} wanted to have a tea party, but none of the guests could talk.",
        ],
        [
            "There was a {x}, an elephant with one ear, and {a rag doll|a clown}. Each one had a cup.",
            "The {x} sat at the head of the table, because it was its birthday.",
        ],
        [
            "{n} poured {water|apple juice|milk} into the cups and put a {cracker|cookie|raisin} on every plate.",
            '"One lump or two?" {n} asked the {x} and dropped pebbles into its cup.',
        ],
        ["{n} talked and talked, but nobody answered.", "After a while, it was too quiet at the tea party."],
        [
            "Then someone knocked at the door. It was {his} friend {f}, who was bored.",
            '"What are you doing?" asked {his} friend {f} and looked in through the window.',
        ],
        [
            '{n} was a little ashamed of the dolls. "Nothing," {he} said.',
            '"It is just a tea party," said {n} and turned red.',
        ],
        [
            'But {f} sat down next to the {x} and said, "Good afternoon. May I have some tea?"',
            '"May I come, too?" asked {f}. And {f} shook the {x}\'s paw very politely.',
        ],
        [
            "They {slurped|drank} and giggled, and {f} made the {x} talk in a deep voice.",
            "Now the guests could talk: {n} spoke for the elephant, and {f} spoke for the {x}.",
        ],
        [
            "It was the funniest tea party of the whole year.",
            '"Next time, the party is at my house," said {f}. "I have a penguin."',
        ],
        words={"x": "stuffed bear|toy tiger|woolly sheep|stuffed rabbit|toy dog|plush lion|stuffed owl"},
    ),
    Tale(
        "play_treasure_hunt",
        "a treasure hunt",
        [
            "{n} went on a treasure hunt.",
            "{n} found an old map in {a bottle|a book|a drawer}. It was the map of a treasure.",
            "For {n}'s birthday, {m} made a treasure hunt.",
            '"A treasure hunt!" cried {n} when {he} saw the map on the table.',
        ],
        ["On the treasure map was a red cross, right next to {x}.", '"Start at the door and go to {x}," the map said.'],
        [
            "{n} and {his} friend {f} took a {shovel|lantern|spade} and set off.",
            "{n} called {his} friend {f}, and they ran off with the map.",
        ],
        [
            "They walked {ten|twenty} steps to the left, climbed over a {log|wall} and crawled through a {hedge|pipe}.",
            'First they came to a {bench|stump}. Under it lay a note: "Go on and do not give up!"',
        ],
        [
            "But then the wind tore the map out of {n}'s hands. It {flew away|landed in the pond}.",
            "Suddenly the map ripped in two, and one half blew away.",
        ],
        ['"Now we will never find the treasure," said {f}.', '"What shall we do without a map?" {f} asked.'],
        [
            '{n} closed {his} eyes and thought. "The red cross was at {x}. I remember it!" {he} said.',
            '"I still have the map in my head," said {n} and pointed straight ahead.',
        ],
        [
            "They dug next to {x} until the shovel hit something hard. It was a {tin|wooden} box!",
            "And there, in the {sand|leaves|grass} by {x}, was a little chest.",
        ],
        [
            "Inside lay {chocolate coins|two gold paper crowns|marbles and candy}, enough for both.",
            "The treasure was {a bag of cherries|a new ball|two whistles}, and they shared it.",
        ],
        words={
            "x": "the old well|the crooked tree|the big rock|the scarecrow|the broken fence|the beehive|the stone lion|the woodpile"
        },
    ),
    Tale(
        "play_shadow_puppets",
        "shadows on the wall",
        [
            "{n} made shadows on the wall with {his} hands.",
            "{n} could not sleep, because there was a strange shadow on the wall.",
            "One evening, the lights went out. {n} sat by a candle and saw {his} shadow on the wall.",
            "{n} discovered that {his} hands could make a {x} on the wall.",
        ],
        [
            "The shadow on the wall looked like a {monster|witch} with long {fingers|ears}.",
            "In the dim light, everything threw a big black shadow.",
        ],
        [
            '{n} pulled the blanket up to {his} nose. "Who is there?" {he} whispered.',
            "When {n} lifted {his} arm, something on the wall lifted its arm, too. {n} jumped.",
        ],
        [
            '{M} came and sat down next to {him}. "Shadows only copy you," {mhe} said. "Watch!"',
            '"That is only a shadow," said {m}. "I will show you what it can do."',
        ],
        [
            "{mname} folded {mhis} hands in front of the light, and a {x} {appeared|ran} on the wall.",
            "With two hands, {mname} made a {x} that opened and closed its mouth.",
        ],
        [
            "{n} laughed. {He} put {his} thumbs together and made a {bird|butterfly} that flew away.",
            '"Let me try!" said {n}. {He} wiggled {his} fingers, and a {spider|crab} crept across the wall.',
        ],
        [
            "The {x} and {n}'s shadow animal became friends and went on a trip over the {closet|bookshelf}.",
            "Soon there was a whole show on the wall, and {mname} did all the voices.",
        ],
        [
            'At the end, the {x} said, "Good night!" and {mname} put out the light.',
            "{n} was not afraid of shadows anymore. {He} said good night to each of them.",
            "When it was dark, the shadows went to sleep, and so did {n}.",
        ],
        words={"x": "dog|wolf|duck|rabbit|crocodile|goose|snail|horse|swan"},
    ),
    Tale(
        "play_clown",
        "a clown who cannot laugh",
        [
            "{n} made everyone laugh, but one day {he} could not laugh {himself}.",
            "{n} had a {c} nose and very big shoes.",
            "In a circus lived {intro}, who had lost {his} laugh.",
            "{n} fell over {his} own shoes every evening, and all the people laughed.",
        ],
        [
            "But behind the {c} nose, {n} was sad. {He} had forgotten how to laugh.",
            "In the evening, {n} took off the {c} nose and sat alone in {his} wagon.",
        ],
        [
            '"I make everybody laugh. Who makes me laugh?" asked {n}.',
            "{n} looked into the mirror and made {faces|a funny face}. It did not help.",
        ],
        [
            "The {elephant|seal} stood on its head for {him}. The {monkey|parrot} told a joke. {n} only sighed.",
            "The strong man tickled {him} and the cook made {him} a pie, but {n} did not laugh.",
        ],
        [
            "The next day, a {fkind} named {f} came into the tent, with {fhis} {ice cream|balloon} in one hand.",
            "Then {n} saw a {fkind} named {f}, who stood in front of the wagon.",
        ],
        [
            "{f} put on {n}'s big shoes, took one step and landed in {a bucket of water|the sawdust|a pile of hay}.",
            '"Are these your shoes?" asked {f} and stepped into them. {Fhe} stumbled, turned around twice and sat down in a {bucket|pie}.',
        ],
        [
            "It was quiet for a moment. Then {n} began to laugh. {He} laughed until {his} tummy hurt.",
            '"Ha!" said {n}. "Ha, ha, ha!" And {he} could not stop.',
        ],
        [
            '"You are the best clown of all," {n} said and gave {f} {his} {c} nose.',
            "That evening, {n} and {f} went on together, and the whole tent shook with laughter.",
            "After that, {n} never lost {his} laugh again.",
        ],
        hero="clown",
        friend="child",
        words={"c": "red|round|shiny|purple|blue"},
    ),
    Tale(
        "play_not_invited",
        "a party without an invitation",
        [
            "{n} was not invited to {f}'s party.",
            "All the animals got a letter, only {n} did not. It was an invitation to a party.",
            "{n} waited for the mail every day. {He} wanted to be invited to the party of {his} friend {f}.",
            "There was a big party in the forest, and {n} was not invited.",
        ],
        [
            "{n}'s friend {f} the {fkind} was having a birthday, and everybody talked about it.",
            "{n} had known for weeks that {his} friend {f} the {fkind} had a birthday.",
        ],
        [
            '"Did you get an invitation?" asked the {hare|hen}. {n} looked away.',
            '"See you at the party!" called the {ducks|squirrels} to each other.',
        ],
        [
            "{n} crawled into bed and pulled the {leaves|pillow} over {his} head.",
            '"{f} does not like me anymore," thought {n}, and {his} heart was heavy.',
        ],
        [
            "On the day of the party, {n} heard {music|singing} from far away.",
            "When the party began, {n} sat at home alone and ate {cold soup|an old nut}.",
        ],
        [
            'Then somebody knocked. It was {f}, quite out of breath. "Where are you? We are waiting for you!" {f} said.',
            'Suddenly the door opened. "{n}, why are you not at my party?" asked {f}.',
        ],
        [
            '"I did not get an invitation," said {n}. "But I sent you one!" {f} cried.',
            '"You did not invite me," {n} said softly. "Of course I did!" said {f}.',
        ],
        [
            "They looked {around|outside}, and there the letter was: {the snail who carried the mail was still on the way|it had fallen behind the doormat|the wind had blown it into a bush}.",
            'Just then the snail with the mail came around the corner. "A letter for {n}," it said.',
        ],
        [
            "{n} laughed and ran to the party with {f}. There was {plenty of cake|a piece of cake} left.",
            '"Next time, I will just ask," said {n} and danced with {f}.',
        ],
        hero="animal",
    ),
    Tale(
        "play_friend_moves",
        "a friend who moves away",
        [
            "{n}'s best friend moved away.",
            "{n} was sad, because {his} best friend {f} was going to move to {x}.",
            '"We are moving to {x}," {f} said one day. {n} could not believe it.',
            "A big truck stood in front of the house next door. {n}'s best friend was moving away.",
        ],
        [
            "{n} and {his} best friend {f} had played together every day since they were {babies|very small}.",
            "With {his} best friend {f}, {n} had shared everything: {toys|secrets} and even {chicken pox|a toothache}.",
        ],
        [
            '"Who will play {tag|pirates} with me now?" asked {n}.',
            '"I will hide you under my bed, and then you can stay," said {n}.',
        ],
        [
            "{n} helped to carry boxes. Every box made {him} a bit sadder.",
            "They sat on the {steps|last box} and did not say a word.",
        ],
        [
            'Then {f} gave {n} {half of a heart made of wood|half of a shell|one of two bracelets}. "The other one stays with me," said {f}.',
            '"Let us write letters," said {f}. "One every week."',
        ],
        [
            "The truck drove off. {n} waved until it was out of sight.",
            "{n} ran after the car as far as the {corner|bridge} and waved.",
        ],
        ["The street was very quiet now. {n} counted the days.", "At first {n} did not want to play with anyone."],
        [
            "Then the first letter from {x} came. There was {a leaf|a photo|a funny drawing} in it.",
            "One {Saturday|morning}, a letter lay on the mat. It was from {f}, all the way from {x}.",
        ],
        [
            "{n} wrote back at once. And in the summer, {he} took the train to visit {f}.",
            '"Far away is not so far for best friends," said {n}.',
        ],
        words={"x": "the sea|the mountains|another city|an island|the big city|the north"},
    ),
    Tale(
        "play_sleepover",
        "a {kind} who sleeps at a friend's house",
        [
            "{n} slept at {f}'s house for the first time.",
            "{n} packed {his} {pajamas|pillow} and {his} {x}. {He} was going to sleep at a friend's house.",
            '"May I sleep at {f}\'s house?" {n} asked {m}.',
            "It was the night of {n}'s first sleepover.",
        ],
        [
            "{n} and {his} friend {f} {ate noodles|made popcorn} and had a pillow fight.",
            "First {n} and {his} friend {f} built a tent out of blankets, and then they told ghost stories.",
        ],
        [
            "But when the light was off, everything looked {strange|different}. {n} felt a lump in {his} throat.",
            "Then it was dark. The bed smelled different, and the clock ticked loudly.",
        ],
        [
            "{n} missed {his} own bed, and {he} missed {m} most of all.",
            '"I want to go home," thought {n}, and {he} sniffed.',
        ],
        ['{f} heard it. "Are you homesick?" {f} asked softly.', '"Are you crying?" whispered {f} in the dark.'],
        [
            '"A little," said {n}. {He} {pulled the blanket up|wiped {his} nose}.',
            '{n} nodded, although nobody could see it. "Yes," {he} said.',
        ],
        [
            '{f} took a flashlight and gave {n} {fhis} softest pillow. "I was homesick, too, at my aunt\'s house," said {f}.',
            '"Hold your {x} tight," said {f}, "and I will leave the little lamp on."',
        ],
        [
            "They whispered until they fell asleep in the middle of a {word|sentence}.",
            "{n} hugged {his} {x} and listened to {f}'s breathing. Soon {he} was asleep.",
        ],
        [
            'In the morning, there were {waffles|pancakes}, and {n} asked, "When may I sleep here again?"',
            '"I slept there the whole night!" {n} said proudly at home.',
        ],
        words={"x": "teddy bear|stuffed rabbit|toy dog|cuddly blanket|stuffed penguin|toy elephant"},
    ),
    Tale(
        "play_bored",
        "a bored {kind}",
        [
            "{n} was bored.",
            '"I am so bored," said {n} and lay down on the {carpet|floor}.',
            "It was a long, {gray|rainy} Sunday, and {n} did not know what to do.",
            "{n} had a room full of toys, but {he} was bored.",
        ],
        [
            "{n} did not want to read, and {he} did not want to draw.",
            "The {toy cars|blocks} were boring. The {books|dolls} were boring, too.",
        ],
        [
            '"What can I do?" asked {n}. "Be bored for a while," said {m}. "It is good for you."',
            '"The best games are made out of nothing," said {m}.',
        ],
        [
            "{n} looked into a big {cardboard|empty} box that stood in the hall. There was nothing in it.",
            "In the hall stood an empty box. {n} crawled in, because there was nothing else to do.",
        ],
        [
            "It was dark in the box, and it smelled of {paper|apples}. It was almost like being in a {x}.",
            '{n} sat in the box and closed the lid. "This could be a {x}," {he} thought.',
        ],
        [
            "{n} cut out a window and painted {buttons|stars} on the walls.",
            "Then {n} got scissors and {tape|crayons} and worked without saying a word.",
        ],
        [
            '"All aboard!" cried {n}. The {x} went off to {Africa|the end of the world|the moon}.',
            "The {x} started with a {hum|rumble}, and {n} traveled to {the North Pole|a land of giants}.",
        ],
        [
            '"Supper!" called {m}. "Not now!" shouted {n}. "I am in my {x}!"',
            "When it was bedtime, {n} was still not back from {his} trip.",
            '"Are you still bored?" asked {m}. "Bored?" said {n}. "I have no time for that."',
        ],
        words={"x": "submarine|rocket|ship|train|spaceship|bus|hot-air balloon|time machine"},
    ),
    Tale(
        "play_tie_shoes",
        "a {kind} who ties {his} shoes",
        [
            "{n} could not tie {his} shoes.",
            "{n} wanted to tie {his} shoes all alone.",
            "Every morning, {m} had to tie {n}'s shoes.",
            "{n} got new shoes with {c} laces, but {he} did not know how to tie them.",
        ],
        [
            "The {c} laces were long and would not do what {n} wanted.",
            "{n} made a knot, and then another knot. Now the {c} laces looked like {spaghetti|a bird's nest}.",
        ],
        [
            "{n} walked three steps, stepped on a lace and fell {on {his} nose|into the flower bed}.",
            "One shoe came off, and the other one was too tight.",
        ],
        ['"These shoes are {silly|mean}!" cried {n}.', '"I will just go barefoot," {n} said with a frown.'],
        [
            '"Think of a rabbit," said {m}. "It makes an ear, runs around the tree and jumps into its hole."',
            '{M} knelt down. "First make one loop, like a rabbit\'s ear," {mhe} said. "Then the other lace runs around it."',
        ],
        [
            "{n} stuck out {his} tongue and tried. The rabbit {ran the wrong way|got lost}.",
            "At first, the rabbit's ear was much too {big|small}.",
        ],
        [
            "After {five|seven|ten} tries, there was a bow. It was a bit crooked, but it held.",
            "Once more around the tree, and through the hole. {n} pulled. It was a bow!",
        ],
        [
            "{n} {ran around the house|hopped up and down}, and the bow did not open.",
            "\"I did it!\" shouted {n}. Then {he} tied {his} {little brother's|doll's} shoes, too.",
            "That day, {n} tied everything: shoes, ribbons and the {curtains|apron strings}.",
        ],
        words={"c": "red|blue|yellow|white|green|orange"},
    ),
    Tale(
        "play_whistle_learn",
        "a {kind} who learns to whistle",
        [
            "{n} wanted to learn to whistle.",
            "{n} could not whistle. Only air came out of {his} mouth.",
            "{M} could whistle like a bird, and {n} wanted to whistle, too.",
            '"Fff," went {n}. That was not a whistle.',
        ],
        [
            "{n} {blew up {his} cheeks|made a round mouth} and blew. Nothing but {air|spit} came out.",
            "All day long, {n} practiced: in bed, on the {stairs|swing} and in the {bath|garden}.",
        ],
        [
            '{His} friend {f} laughed. "You sound like {an old tire|a kettle}," said {f}.',
            '"Make your lips like a kiss," said {his} friend {f}. "Then blow softly."',
        ],
        [
            "{n} tried it with {cookies|bread} in {his} mouth. Crumbs flew {everywhere|all over the table}.",
            "{n} tried until {his} lips {tickled|hurt}.",
        ],
        ['"I will never learn it," {n} said and walked home.', "At last, {n} gave up and went to look for {his} dog."],
        [
            "The dog had run off. It was far away, at the {end of the field|other side of the creek}, and did not hear {him} call.",
            "{n}'s dog ran after a {rabbit|cat} and did not come when {he} called.",
        ],
        [
            "{n} took a deep breath, and suddenly there was a whistle, loud and clear!",
            "Without thinking, {n} made {his} lips round. A real whistle came out!",
        ],
        ["The dog stopped, turned around and came back at once.", "At once, the dog came running with flying ears."],
        [
            "{n} whistled all the way home, and {the birds whistled back|the dog trotted along beside {him}}.",
            "From then on, nobody could make {n} stop whistling.",
        ],
    ),
    Tale(
        "play_diving_board",
        "a {kind} who jumps from the diving board",
        [
            "{n} stood on the diving board and did not dare to jump.",
            "{n} wanted to jump from the high diving board.",
            "At the pool, {n} climbed up the ladder to the diving board.",
            "All {n}'s friends jumped from the diving board, only {n} had never done it.",
        ],
        [
            "From up there, the people looked as small as {ants|beans}.",
            "The board {bounced|shook} a little, and the water was far, far below.",
        ],
        [
            "{n}'s knees turned to {jelly|butter}. {He} held on to the rail.",
            "{n} looked down and wished {he} were {a bird|at home}.",
        ],
        [
            '"Jump!" called the children. "Come on, jump!"',
            'Behind {n}, other children waited on the ladder. "Hurry up!" they said.',
        ],
        [
            "But {n} turned around and climbed back down. {His} ears were burning.",
            "{n} shook {his} head and went down the ladder again, step by step.",
        ],
        [
            '"It takes courage to climb down, too," said {m}.',
            '{M} put a towel around {him}. "You will jump when you are ready," {mhe} said.',
        ],
        [
            "{n} jumped from the edge of the pool first, {ten|five} times. Then {he} jumped from the low board.",
            "The next day, {n} practiced on the little board until it was {easy|fun}.",
        ],
        [
            "Then {he} climbed to the top once more, held {his} nose and jumped. {Splash|Whoosh}!",
            'At the end of the week, {n} stood up there again. "One, two, three!" {he} counted, and {he} jumped.',
        ],
        [
            'When {n} came up again, {he} shouted, "One more time!"',
            "It was like flying. {n} jumped {six|seven|nine} more times that day.",
        ],
    ),
    Tale(
        "play_pen_pal",
        "a {kind} who writes a letter",
        [
            "{n} wrote a letter and put it in a bottle.",
            "{n} wanted to write a letter to somebody far away.",
            "{n} had never gotten a letter. So {he} wrote one {himself}.",
            '"Dear stranger," wrote {n}. It was the first letter of {his} life.',
        ],
        [
            '"I am a {kind} and I like {x}," the letter said. "What do you like?"',
            "In the letter, {n} wrote about {his} home, the weather and {x}.",
        ],
        [
            "{n} {tied the letter to a balloon|gave the letter to a stork|put the letter on a little raft} and watched it go.",
            "{n} let the letter go with the {wind|river} and waved after it.",
        ],
        [
            "Then {he} waited. One day went by, then a week, then a month.",
            "Every morning, {n} ran to the {mailbox|shore}. There was no answer.",
        ],
        ['"Nobody wants to write to me," said {n}.', '"My letter is lost," {n} said sadly.'],
        [
            "But one windy morning, {a gull|a pigeon|a duck} landed in front of {n}. It had an envelope in its beak.",
            "Then one day, there was a letter on the doorstep, with a strange stamp.",
        ],
        [
            '"Dear {n}," it said. "I like {x}, too. Your new friend, {f} the {fkind}."',
            'The letter was from a {fkind} called {f}, who lived on the other side of the {sea|mountains}. "I love {x}, too!" it said.',
        ],
        [
            "{n} read the letter {three|ten} times and {slept with it under {his} pillow|hung it on the wall}.",
            "{n} jumped for joy and got a new sheet of paper at once.",
        ],
        [
            'Since then, letters have gone back and forth, and one of them says, "I am coming to visit you!"',
            "And in the spring, {f} came to visit, with a suitcase and a big smile.",
        ],
        hero="animal",
        words={"x": "blueberries|rainy days|long walks|apple pie|snow|old songs|sunsets|puzzles|warm socks"},
    ),
    Tale(
        "play_lonely_ball",
        "a lonely ball",
        [
            "{n} lay in a corner and nobody played with {him}.",
            "Under a {bush|hedge} in the park lay {intro}. Somebody had forgotten {him}.",
            "{n} wanted to bounce, but nobody threw {him}.",
            "{n} was {c}, and {he} could bounce higher than all the others. But nobody played with {him} anymore.",
        ],
        [
            "Once, {n} had been new and {c}. Now {his} color was fading, and {he} was a little flat.",
            "Rain fell on the ball, and leaves fell on {him}, too.",
        ],
        [
            '"I wish I could fly through the air once more," said {n}.',
            '"A ball that lies still is not a ball," {n} sighed.',
        ],
        [
            "A {hedgehog|mouse} rolled {him} a bit, but it soon got tired.",
            "A cat sniffed at {n} and went away. A snail climbed over {him}, very slowly.",
        ],
        [
            "{n} rolled a little, and then a little more, until {he} came to the top of a {hill|slope}.",
            "Then came a strong wind and pushed {n} out onto the path.",
        ],
        [
            "Down the hill {he} went, {bump, bump, bump|hop, hop, hop}, and right in front of the feet of a {fkind} named {f}.",
            "{He} rolled and rolled and stopped in front of a {fkind} named {f}, who was sitting alone on a bench.",
        ],
        [
            '"A ball!" cried {f}. "Do you belong to nobody?"',
            '{f} picked {him} up and wiped off the mud. "You are a fine ball," {f} said.',
        ],
        [
            "{f} took {n} home, pumped {him} up and washed {him} until {he} was bright {c} again.",
            "At home, {f} filled {him} with air, and {n} felt round and strong.",
        ],
        [
            "From that day on, {n} flew through the air every {day|afternoon}.",
            "Neither the ball nor the {fkind} was ever lonely again.",
        ],
        hero="ball",
        friend="child",
        words={"c": "red|blue|yellow|green|orange|purple"},
    ),
    Tale(
        "play_kind_tease",
        "a {kind} with {x}",
        [
            "{n} had {x}, and the others laughed at {him}.",
            '"Look at {n}!" the others laughed. {n} had {x}.',
            "{n} did not like {himself}, because {he} had {x}.",
            "No other {kind} had {x}. Only {n} did.",
        ],
        ['"Why do I look so different?" {n} asked {m}.', "When {n} looked into the pond, {he} saw {x} and sighed."],
        [
            '"Because you are you," said {m}. But that did not help much.',
            '{M} licked {his} nose. "I would find you among a thousand," {mhe} said.',
        ],
        [
            "{n} rolled in the {mud|dust} to hide it, but the rain washed everything off.",
            "{n} stayed behind the {barn|bushes} so that nobody could see {him}.",
        ],
        ["The others played tag and did not ask {n}.", '"You cannot play with us," the others said.'],
        [
            "One evening, little {f} the {fkind} got lost in the {tall grass|dark forest} and cried.",
            "Then a thick fog came, and {f}, a little {fkind}, could not find {fhis} mother.",
        ],
        [
            '{f} saw {x} between the trees. "That is {n}!" {f} cried. "I know you!"',
            '"Who is there?" {f} asked in a small voice. Then {f} saw {x}. "It is {n}!"',
        ],
        ["{n} led {f} safely home through the dark.", '"Hold on to my tail," said {n} and brought {f} home.'],
        [
            "After that, nobody laughed at {n} anymore, and {he} got the first turn at tag.",
            '"I wish I had that, too," said the others. And {n} held {his} head high.',
        ],
        hero="lamb|calf|foal|fawn|puppy|kitten|fox|zebra",
        friend="mouse|rabbit|hedgehog|piglet|duckling",
        words={
            "x": "a bright white tail|one white ear|very long ears|a big white spot on {his} side|a crooked white stripe on {his} nose|two different ears"
        },
    ),
    Tale(
        "play_leapfrog",
        "a game of leapfrog",
        [
            "{n} and {his} friends played leapfrog.",
            "{n} was the smallest in the pond, but {he} wanted to play leapfrog.",
            '"Let us play leapfrog!" cried {n}.',
            "By the {pond|creek|lake} lived {intro}, who could not jump very well.",
        ],
        [
            "One bent down, and the others jumped over, one after the other. {n} came last.",
            "The others hopped over each other as if they had {springs|wings}.",
        ],
        [
            "{n} took a run and jumped. {He} landed on the back of {his} friend {f}.",
            "{n} jumped, but not high enough. {Splat|Plop}! {He} sat on top of {his} friend {f}.",
        ],
        [
            '"Ouch!" said {f} the {fkind}. "You are supposed to jump over me!"',
            '{f} the {fkind} groaned. "My poor back!"',
        ],
        [
            '"Your legs are too short for leapfrog," said the {others|rest}.',
            'The others laughed. "You can be the one who bends down," they said.',
        ],
        [
            "So {n} practiced in the evening. {He} jumped over a {pebble|leaf}, then over a {mushroom|twig}, then over a {root|log}.",
            "{n} went to the {reeds|meadow} and jumped over every {flower|stone} until the moon rose.",
        ],
        [
            'The next day, {n} said, "{f}, may I try again?" {f} bent down and shut {fhis} eyes.',
            '"Once more," {n} asked. "Please, {f}." And {f} bent down.',
        ],
        [
            "{n} ran, jumped and flew right over {f}, and over the next one, too.",
            "Up went {n}, high over {f}'s head, and {he} landed in the {water|mud} with a splash.",
        ],
        ['"Hurray!" everyone called. Then they all jumped over {n}.', '"Now that was a real leap," said {f}.'],
        hero="frog|toad|cricket|grasshopper",
        friend="frog|toad|salamander|turtle",
    ),
]
