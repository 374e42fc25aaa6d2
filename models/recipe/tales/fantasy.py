# ruff: noqa: E501
"""Tales of fantasy, wishes and dreams."""

from models.recipe.tales import Tale

TALES = [
    Tale(
        "fantasy_pirate_map",
        "a pirate who cannot read the map",
        [
            "{Intro} could not read a map.",
            "{n} had a {big|fine} ship and a treasure map, but {he} could not read it.",
            "On a {ship|boat} with {red|black|striped} sails lived {intro}. {n} had a map, but could not read it.",
            "A pirate's map was upside down, and {n} the pirate did not know it.",
            "{Intro} wanted to find a treasure, but the map made no sense to {him}.",
        ],
        [
            "{n} turned the map to the left and to the right. All the lines looked like {noodles|worms|string}.",
            "The map showed an island, a {mark} and a red cross, but {n} only saw dots and lines.",
            "{He} held the map very close to {his} nose. It did not help.",
        ],
        [
            "So {n} sailed to the wrong island. There was no treasure there, only {crabs|goats|sand|monkeys}.",
            "First the ship sailed in a circle. Then it sailed in a bigger circle.",
            "{n} sailed all day and came back to the place where {he} had started.",
        ],
        [
            '"I will never find the treasure!" {n} cried.',
            "{n} sat down on a barrel and sighed.",
            '"This map is broken," grumbled {n}.',
        ],
        [
            'Then {his} friend {f} the {fkind} came and looked at the map. "You must look for the {mark}," said {f}.',
            '{His} friend {f}, a {fkind}, sat on the mast. "I can read maps!" called {f}. "Do you see the {mark}? That is where we start."',
        ],
        [
            "{f} showed {n} what each sign meant. Blue was the sea, and green was the land.",
            "Together they read the map, line by line. {n} was not ashamed to ask.",
            '"Up is north," {f} explained. {n} nodded and learned it.',
        ],
        [
            "They sailed to the island and walked from the {mark} to the cross. {n} dug and dug, and there was the chest!",
            "Soon the pirate ship came to the right island. Under the sand by the {mark}, they found a chest.",
        ],
        [
            "The chest was full of {find}. {n} gave half of the {find} to {f}.",
            "Inside were {find}. But {n} was even more glad that {he} could read a map now.",
            '{n} opened the lid. "{Find}!" {he} shouted, and {f} danced on the sand.',
        ],
        hero="pirate",
        friend="parrot|monkey|ship's cat|gull|mouse",
        words={
            "mark": "tall palm tree|big rock|old well|white tower|waterfall|cave",
            "find": "gold coins|pearls|chocolate coins|silver cups|colorful stones|shiny buttons",
        },
    ),
    Tale(
        "fantasy_princess_mud",
        "a {{kind}} who wants to play in the mud",
        [
            "{n} was a {{kind}}, but {he} wanted to {play} in the mud.",
            "{n} lived in a castle and had to keep {his} clothes clean all day. But {he} loved mud.",
            "In a castle, {n} looked out of the window at a {big|deep|wonderful} puddle of mud.",
            "{n} was a {{kind}} with a golden crown. More than anything, {n} liked mud.",
            "It had rained all night, and the castle garden was full of mud. {n}, the {{kind}}, could not wait to go out.",
        ],
        [
            '"A {{kind}} does not play in the mud," said the {tall|strict|old} teacher.',
            'The teacher shook her head. "No mud for a {{kind}}," she said.',
            "But everybody in the castle said that mud was only for {pigs|frogs|ducks}.",
        ],
        [
            "{n} sat on a {silk|soft|velvet} chair and looked sad.",
            "All morning {n} had to practice {bowing|dancing|sitting still}.",
            "{n} sighed so loudly that the curtains moved.",
        ],
        [
            "Then {n} had an idea. {He} put on {an old shirt|old boots|a cook's coat} and went out by the kitchen door.",
            "When nobody was looking, {n} took off the crown and slipped into the garden.",
            "So {n} asked the cook for old clothes, and the cook winked.",
        ],
        [
            "Splash! {n} jumped right into the mud. It was {cool|warm} and soft.",
            "The mud went squish between {his} toes, and {n} laughed out loud.",
            "{n} made a cake of mud, and then {he} made {a castle|a tower|ten more cakes} of mud.",
        ],
        [
            'Suddenly {m} stood there. {n} turned red. "I am sorry," {he} said.',
            "Just then {m} came around the corner and saw {n}, who was brown from head to toe.",
        ],
        [
            'But {mname} laughed. "When I was small, I loved mud, too," {mhe} said, and took off {mhis} shoes.',
            '{Mname} was not angry at all. "Is there room in the mud for me?" {mhe} asked.',
        ],
        [
            "They played until the bell rang for dinner. Then they both took a very long bath.",
            "From that day on, every {Sunday|Saturday} was mud day at the castle.",
            "That evening, {n} wore {his} crown again, with one small spot of mud on it.",
        ],
        elder="mom|dad|grandma|grandpa|aunt|uncle",
        words={"girl": "princess", "boy": "prince", "play": "play|jump|dig|roll"},
    ),
    Tale(
        "fantasy_bored_king",
        "a king who is bored",
        [
            "There was a king who was bored. {Intro} worked in his {kitchen|garden|stable}.",
            "A king sat on his throne and yawned, because he was so bored. {Intro} carried his {tea|slippers|letters} every day.",
            "In a big castle lived a bored king and {intro}.",
            "The king was bored. He was bored in the morning and bored at night, and {intro} felt sorry for him.",
        ],
        [
            "The king had {a hundred toys|ten crowns|a room full of gold}, but nothing was fun for him.",
            "Dancers came and danced for the king. He only yawned.",
            "A man played the {trumpet|drum|flute} for the king, but the king fell asleep.",
        ],
        [
            '"Who can make me laugh?" asked the bored king. Nobody knew what to do.',
            '"I am so bored!" the king cried. "Everything is always the same."',
            'The king looked out of the window. "What do other people do all day?" he asked.',
        ],
        [
            '{n} bowed. "Come with me, King," {he} said. "I will teach you to {job}."',
            '"Dear King," said {n}, "have you ever tried to {job}?" The king had not.',
            '"You could {job} with me," {n} said in a small voice.',
        ],
        [
            "The king was surprised. He took off his {heavy|golden} crown and rolled up his sleeves.",
            'Everybody gasped, but the king stood up. "Why not?" he said.',
            "At first the king did not want to. But then he followed {n} down the stairs.",
        ],
        [
            "{n} showed him how to {job}. The king did it all wrong, and it was a big mess.",
            "The king tried to {job}, and soon he had {dirt|spots|dust} on his nose. {n} giggled.",
        ],
        [
            "Then the king began to laugh, too. He laughed until his {belly|beard} shook.",
            '"This is fun!" the king shouted. He had not been so happy for years.',
            "And for the first time, the king did not yawn. He laughed!",
        ],
        [
            "Now the king helps every {Monday|morning|Friday}, and he is never bored anymore.",
            "From then on, {n} and the king did something new each day.",
            "That night the king thanked {n} and gave {him} {a medal|a big hug|a golden spoon}.",
        ],
        hero="cook|gardener|maid|servant|painter",
        words={
            "job": "bake bread|wash the dog|plant beans|milk the goat|make pancakes|pick apples|feed the pigs|paint a fence|peel potatoes|build a kite|catch the hens"
        },
    ),
    Tale(
        "fantasy_lost_crown",
        "a queen who lost her crown",
        [
            "A queen lost her crown, and {n} helped her find it.",
            "The queen's crown was gone! {n} heard her cry in the {garden|hall|yard}.",
            "{n} met a queen who had no crown on her head.",
            "One morning, the queen could not find her crown. She asked {n} for help.",
            "{n} saw a queen crawling under a {bush|bench|table}. She was looking for her crown.",
        ],
        [
            '"My crown was golden with a {color} stone," said the queen. "Without it, nobody knows that I am the queen."',
            "The crown had a big {color} stone, and the queen had worn it every day.",
            'The queen wiped her eyes. "It is gold, and it has a {color} stone," she told {n}.',
        ],
        [
            '"When did you last wear the crown?" {n} asked. The queen thought hard.',
            '"Where were you yesterday?" asked {n}. "Everywhere," the queen said.',
            '"Do not worry," said {n}. "A crown cannot walk away."',
        ],
        [
            "They looked in the {bath|bed} and in the {oven|flower pots}. There was no crown.",
            "First they searched the {tower|kitchen}. They found {an old sock|a spoon|three buttons}, but no crown.",
            "They looked behind every curtain. Only {dust|a spider|a sleepy cat} was there.",
        ],
        [
            "? The guards searched, too, and bumped into each other.",
            "? The queen put a {pot|basket|paper hat} on her head for the time being.",
        ],
        [
            "Then {n} heard a small peep from the {tree|roof|hedge}. {He} climbed up to look.",
            "Suddenly something {color} shone in the {tree|hedge}. {n} climbed up and parted the leaves.",
        ],
        [
            "A {bird} was sitting in the crown as if it were a nest. There were {two|three|four} eggs in it!",
            "There was the crown, and a {bird} had laid her eggs in it.",
        ],
        [
            '"Let her keep it until the babies can fly," said the queen kindly. {n} liked that very much.',
            '"The eggs need it more than I do," the queen decided.',
            'The queen smiled. "My crown is a good home for a {bird}," she said.',
        ],
        [
            "{n} made a crown of {daisies|leaves|paper} for the queen, and she looked lovely in it.",
            "In summer the birds flew away, and {n} brought the crown back to the queen.",
            "So the queen wore a crown of {flowers|ribbons}, and everyone knew her by her smile.",
        ],
        words={"color": "red|blue|green|purple|yellow|pink", "bird": "blackbird|robin|pigeon|crow|sparrow|magpie"},
    ),
    Tale(
        "fantasy_wizard_sneeze",
        "a wizard whose spells go wrong when he sneezes",
        [
            "{n} lived next door to a wizard who had a bad cold. Every time the wizard sneezed, magic came out.",
            "A wizard sneezed, and {n}'s {thing} turned {color}.",
            "{n} visited an old wizard who could not stop sneezing.",
            "An old wizard caught a cold. {n} brought him soup.",
            "{n} heard a very loud sneeze from the wizard's tower.",
        ],
        [
            '"Achoo!" went the wizard, and {n}\'s {thing} began to {fly|dance|sing}.',
            '"Achoo!" The wizard sneezed again, and it rained {peas|buttons|feathers} in the room.',
            "With each sneeze, a spell flew out of the wizard's {nose|hat|wand}.",
        ],
        [
            "The wizard's cat turned {color}. The cat was not pleased.",
            "Then he sneezed at the table, and the table ran {away|up the stairs|around the tower}.",
            "The next sneeze made the wizard's beard {twice as long|curly|{color}}.",
        ],
        [
            '"I am so sorry," said the wizard. "I cannot stop!"',
            '"Oh dear," the wizard said, and held his nose with both hands.',
            '"What shall I do?" the wizard asked with a red nose.',
        ],
        [
            '{n} thought about it. "{mname} always gives me {cure} for a cold," {he} said.',
            '{n} knew what to do. "You need {cure}," {he} told the wizard.',
        ],
        [
            "So {n} ran home and came back with {cure}. The wizard took it and closed his eyes.",
            "{n} brought {cure} and put a warm {scarf|blanket} around the wizard.",
        ],
        [
            "They waited. The wizard's nose twitched one last time, and then it was still.",
            "The wizard opened his mouth to sneeze. But nothing came!",
            "One minute passed, then two. There was no more sneeze.",
        ],
        [
            'The wizard waved his wand, and all the funny things became normal again. "Thank you, {n}!" he said.',
            "Now the wizard could mend everything. Only the cat stayed a little bit {color}.",
            "The happy wizard gave {n} a {cookie that never got smaller|star in a jar|magic balloon}.",
        ],
        words={
            "thing": "hat|bag|scarf|umbrella|jacket|lunch box",
            "color": "green|purple|pink|blue|orange",
            "cure": "hot tea with honey|warm milk|onion soup|hot lemon water|chicken soup",
        },
        elder="mom|dad|grandma|grandpa",
    ),
    Tale(
        "fantasy_broom_lesson",
        "a young {{kind}} who learns to fly on a broom",
        [
            "{n} was a young {{kind}} who wanted to fly on a broom.",
            "{n} got {his} first magic broom. {He} was a {{kind}}, but {he} could not fly yet.",
            "{n} wanted to be a real {{kind}} and fly over the {town|woods}. But the broom would not go up.",
            "Today {n} had {his} first flying lesson. Every {{kind}} must learn to ride a broom.",
        ],
        [
            '{n} sat on the broom and said, "{word}!" Nothing happened.',
            'The broom only {shook|jumped|sneezed} a little when {n} called, "{word}!"',
            '"{word}!" {n} told the broom. It lay on the floor like any other broom.',
        ],
        [
            "Then the broom flew backward, right into a {bush|haystack|pond}.",
            "Suddenly the broom shot up to the roof and threw {n} into a pile of leaves.",
            "Next it flew off alone, and {n} had to run after it.",
        ],
        [
            '"Silly broom!" cried {n}. The broom turned away.',
            '{n} kicked a stone. "This broom does not like me," {he} said.',
            "{n} sat in the grass and rubbed {his} {knee|elbow}.",
        ],
        [
            '{M} came out of the house. "Did you ask the broom nicely?" {mhe} said.',
            '"A broom has feelings, too," said {m}. "Be kind to it."',
        ],
        [
            "{n} brushed the dust from the broom and tied a {color} ribbon around it.",
            "So {n} stroked the broom and gave it a {color} ribbon.",
            "{n} thought about that. Then {he} washed the broom and combed its straw.",
        ],
        [
            '"{word}, please, dear broom," {n} whispered. The broom rose softly into the air.',
            '"Would you like to fly with me?" asked {n}. The broom nodded, and up they went!',
        ],
        [
            "They flew over the {chimneys|trees|river}, and {n} waved to everybody.",
            "{n} and the broom flew around the {moon|tower} three times.",
            "From up there, the {house|village} looked as small as a {shoe|nut}.",
        ],
        [
            "At night the broom slept next to {n}'s bed.",
            "Now the young {{kind}} and the broom are the best of friends.",
            "When they had landed, {n} thanked the broom, and it swept the floor all by itself.",
        ],
        words={
            "girl": "witch",
            "boy": "wizard",
            "word": "Up|Fly|Zoom|Hop|Whoosh",
            "color": "red|blue|yellow|green|pink",
        },
    ),
    Tale(
        "fantasy_dragon_cold_fire",
        "a dragon who cannot breathe fire",
        [
            "{Intro} could not breathe fire.",
            "All the dragons could breathe fire, but {n} could only blow {stuff}.",
            "{n} tried to breathe fire. Out came only {stuff}.",
            "A dragon without fire lived in a cave. {Intro} blew out {stuff} instead.",
            "{Intro} opened {his} mouth wide to show {his} fire. But there was no fire at all.",
        ],
        [
            "The other dragons laughed when they saw the {stuff}.",
            "{n} took a deep breath and puffed. {Stuff} came out of {his} nose.",
            '"What kind of dragon are you?" asked a big dragon. "You make {stuff}!"',
        ],
        [
            "{n} ate {pepper|hot soup|hot chili} to get some fire. It only made {him} {cough|cry|hiccup}.",
            "Every day {n} practiced behind a rock. No fire came.",
            "{n} drank {hot tea|warm milk}, and {he} sat by the stove. Still there was no fire.",
        ],
        [
            "{He} felt very small and went away to sit by the {lake|hill}.",
            "So {n} hid in {his} cave and did not want to see anyone.",
            '"I am no real dragon," thought {n}.',
        ],
        [
            "One day, {his} friend {f} the {fkind} had a birthday. All the children of the forest were there, but it was a dull party.",
            'Then {f} the {fkind}, {his} best friend, came to {him}. "The little ones at my party are crying. Please help me," {f} said.',
        ],
        [
            "{n} sighed, and {stuff} came out by mistake. The little ones stared, and then they cheered.",
            "{n} did not know what to do, so {he} blew some {stuff} into the air. Everyone clapped!",
        ],
        [
            '"More {stuff}, please!" they all called. {n} blew and blew.',
            "The little ones danced in the {stuff} and laughed.",
            '"That is much better than fire," said {f}. "Fire is hot, but {stuff} are fun."',
        ],
        [
            "From then on, {n} was asked to every party in the forest.",
            "{n} flew home with a proud heart. {He} did not need fire anymore.",
            "Even the big dragons came to watch, and they asked {n} to teach them.",
        ],
        hero="dragon",
        friend="rabbit|fox|hedgehog|mouse|bear|deer",
        words={"stuff": "soap bubbles|snowflakes|flowers|paper stars|feathers|colorful balloons|butterflies"},
    ),
    Tale(
        "fantasy_giant_shoe",
        "a giant who needs a new shoe",
        [
            "{n} met {f} the giant, who had a hole in one shoe.",
            "A giant had a broken shoe, and {n} wanted to {help|mend it}.",
            "{n} saw a shoe as big as a {boat|house|bus}. It was the shoe of a giant.",
            "A giant sat on a hill and cried because of a broken shoe. {n} went to see what was wrong.",
        ],
        [
            '"My name is {f}," said the giant. "My toe is cold because my shoe is broken."',
            "{f} the giant showed {n} the shoe. A big toe looked out of the hole.",
            "The giant's name was {f}. {Fhis} shoe had a hole as big as a {door|wheel}.",
        ],
        [
            '"Where can you buy such big shoes?" asked {n}. "Nowhere," sighed {f}.',
            "No shop had shoes for a giant. {n} asked in {every|each} shop in town.",
            "{n} tried to close the hole with {a handkerchief|a leaf|some tape}. It was much too small.",
        ],
        [
            '"We need something very big," {n} said, and looked around.',
            "{n} walked up and down and thought about the giant shoe.",
            "Then {n} ran home, because {he} had an idea.",
        ],
        [
            'In the barn {n} found {patch}. "This will do!" {he} cried.',
            "{M} helped {him}. Together they brought {patch}.",
            "{n} asked everyone in the village, and a farmer gave {him} {patch}.",
        ],
        [
            "They sewed with a rope and {a garden fork|a long stick}, and soon the hole was closed.",
            "It took all {day|afternoon} to sew {patch} onto the shoe.",
        ],
        [
            '{f} put on the shoe and wiggled {fhis} toes. "Warm and dry!" said the giant.',
            "The giant stood up and took one step. The ground shook, but the shoe held.",
        ],
        [
            "To say thank you, {f} let {n} ride on {fhis} shoulder and see the whole land.",
            "Then {f} carried {n} home in {fhis} hand, as softly as a feather.",
            "After that, {f} always {watered the fields|picked the highest apples|moved the rain clouds} for the village.",
        ],
        friend="giant",
        words={"patch": "an old sail|a big tent|a thick carpet|a huge blanket|three leather bags"},
    ),
    Tale(
        "fantasy_mermaid_comb",
        "a mermaid who lost her {thing}",
        [
            "{n} found a {thing} on the beach. It belonged to a mermaid.",
            "A mermaid had lost her {thing}, and {n} wanted to help her.",
            "By the sea, {n} heard someone cry. A mermaid sat on a rock, and her {thing} was gone.",
            "{n} met a mermaid with a {color} tail. She was looking for her {thing}.",
            "{n} dreamed of seeing a mermaid. One {morning|evening}, a mermaid really came. She missed her {thing}.",
        ],
        [
            "The mermaid had long hair and a {color} tail that shone in the sun.",
            "Her {color} tail splashed in the water, and drops flew everywhere.",
            "The mermaid hid behind a wave at first, but then she waved to {n}.",
        ],
        [
            '"Without my {thing}, I cannot sing," she said.',
            '"My grandmother gave me that {thing}," said the mermaid. "I need it for the big party under the sea."',
            '"The waves carried my {thing} away," the mermaid told {n}.',
        ],
        ["? {n} sat down next to her and told her about life on land.", "? A {crab|seal|gull} came to listen, too."],
        [
            '"I will look on the sand, and you look in the water," said {n}.',
            "{n} walked along the beach and looked under every {shell|stone}, while the mermaid swam along.",
            "So {n} asked the {fishermen|children} on the beach if they had seen such a thing.",
        ],
        [
            "At the end of the beach, a crab was walking away with the {thing}!",
            "Far out on the rocks, something glittered. A gull had taken the {thing} into its nest.",
        ],
        [
            "{n} gave the animal {a piece of bread|a cookie|a shiny button}, and it let go.",
            '"Please give it back," {n} said. "I will give you a {button|cracker} for it." That was a good trade.',
        ],
        [
            "The mermaid was so happy that she sang a song, and all the fish came up to listen.",
            '"Thank you!" called the mermaid, and she sang for {n} until the sun went down.',
            "The mermaid hugged {n} with wet arms and gave {him} a {pearl|pink shell}.",
        ],
        [
            "When {n} holds a shell to {his} ear, {he} can still hear her song.",
            "Then she dived into the blue sea, and {n} saw her {color} tail one last time.",
            "Every summer {n} comes back to the beach to meet the mermaid.",
        ],
        words={
            "thing": "golden comb|pearl necklace|silver mirror|shell flute|little harp",
            "color": "green|blue|silver|golden|purple",
        },
    ),
    Tale(
        "fantasy_fairy_wand",
        "a fairy who broke her wand".replace("her", "{his}"),
        [
            "{n} broke {his} magic wand.",
            "{Intro} had a broken wand. It had snapped when {he} fell from a {flower|leaf|mushroom}.",
            "Crack! {n}, a fairy, had sat on {his} magic wand.",
            "In a {flower|teapot|mushroom} lived {intro}. One day {his} wand broke in two.",
            "{n} wanted to {task} with {his} fairy wand, but the wand was broken.",
        ],
        [
            '"How can I {task} now?" cried {n}.',
            "Without the wand, {n} could not make one spark of magic.",
            "{n} shook the wand. Only {smoke|a little dust|a sad pling} came out.",
        ],
        [
            "{n} tied the wand together with {grass|a spider's thread|a bit of wool}. It did not work.",
            "{n} tried a {twig|straw|match} for a wand. But it was just a {twig|straw|match}.".replace(
                "{twig|straw|match}", "{stick}"
            ),
        ],
        [
            "And that very day, {f} the {fkind} was waiting for the fairy to {task}.",
            'Just then {f} the {fkind} came by. "You said you would {task} today," {f} said.',
        ],
        [
            '{n} blushed. "My magic is gone," {he} said. "I am sorry, {f}."',
            '"I cannot do it without a wand," {n} told {f}.',
        ],
        [
            '"You still have two hands," said {f}. "Let us do it together."',
            '{f} smiled. "Who needs magic? I will help you," {f} said.',
        ],
        [
            "So they worked without magic. They used {buckets|brushes|spoons} and sang a song.",
            "It took much longer than with a wand, but it was also more fun.",
            "{n} had never worked with {his} hands before. By the evening, {he} was tired and proud.",
        ],
        [
            "When the work was done, {n} looked at {f} and laughed. And the broken wand began to glow!",
            "In the evening, they sat in the grass and looked at their work. Suddenly the two parts of the wand grew together.",
        ],
        [
            "But now {n} knew that the best magic was a good friend.",
            "{n} put the wand in a drawer and used it only on {Sundays|rainy days}.",
            '"Tomorrow we will do it again without magic," said the fairy.',
        ],
        hero="fairy",
        friend="beetle|snail|mouse|bee|frog",
        words={
            "task": "paint the tulips red|water the meadow|clean the mushroom house|color the butterflies|wash the leaves|fix the bridge over the stream",
            "stick": "twig|straw|match",
        },
    ),
    Tale(
        "fantasy_knight_spider",
        "a knight who is afraid of {fear}",
        [
            "{n} was afraid of {fear}.",
            "{Intro} was strong and brave. There was only one thing that scared {him}: {fear}.",
            "Nobody knew that {n}, the bravest knight of all, was afraid of {fear}.",
            "{n} rode out in shining armor. The knight feared no dragon, but {he} did fear {fear}.",
        ],
        [
            "When {n} had to think of {fear}, {his} armor began to rattle.",
            "{He} could fight with {wolves|giants|trolls}. But {fear} made {his} knees shake.",
            "At night {n} even dreamed of {fear} and pulled the blanket over {his} helmet.",
        ],
        [
            'One day the king called. "Knight {n}, my little {dog|cat|lamb} is lost in the old tower. Please bring it back!"',
            'One morning a child came to {n}. "My {dog|cat|lamb} ran into the old tower. Can you get it out?" the child asked.',
        ],
        [
            "But in the old tower there were {fear}. {n} stopped at the door.",
            "{n} rode to the tower and looked in. There were {fear} inside!",
            "The knight went up the steps. And what was there? {Fear}!",
        ],
        [
            '"I cannot do it," {n} whispered to {his} horse {f}.',
            '"Oh no, not that," said {n}. {His} horse {f} looked at {him}.',
        ],
        [
            "{f} pushed {n} softly with {fhis} nose, as if to say: I am with you.",
            "{f} snorted and took one step forward, and then looked back.",
            "The horse {f} stood close by, and that felt good.",
        ],
        [
            "{n} counted to {three|five|ten}, took a deep breath and walked on. It was not so bad!",
            '"I am scared, but I will go anyway," said {n}, and went through the door step by step.',
            "{n} sang a loud song and kept walking. With every step, the fear got smaller.",
        ],
        [
            "In the last room sat the lost little animal. {n} picked it up and carried it out.",
            "And there, in a corner, something whined. {n} had found the little animal!",
        ],
        [
            'Everybody cheered. "The bravest people are sometimes afraid, too," said {n}.',
            "That evening {n} gave {f} {three carrots|two apples|a bucket of oats}. They had both earned it.",
            "After that, {n} was still a bit afraid of {fear}, but not so much.",
        ],
        hero="knight",
        friend="horse",
        words={"fear": "spiders|bats|mice|dark stairs|cobwebs|frogs|moths"},
    ),
    Tale(
        "fantasy_unicorn_horn",
        "a unicorn who does not like {his} horn",
        [
            "{Intro} did not like {his} horn.",
            "{n} wanted to look like a horse.",
            "{n} had a {gold|silver|white} horn on {his} head, and {he} wished it would go away.",
            "In a green meadow lived {intro}. All {his} friends were horses, and no one else had a horn.",
            '"I do not want a horn," said {n} the unicorn.',
        ],
        [
            "The horn got stuck in {branches|hedges|fences}, and no hat would fit on it.",
            "When the unicorn wanted to hug someone, the horn was in the way.",
            "The horses ran and played, and sometimes they stared at the horn.",
        ],
        [
            "{n} hid the horn under {hide}. It looked very strange.",
            "So the unicorn put {hide} over the horn.",
            "One morning, {n} tied {hide} around the horn and walked like a horse.",
        ],
        [
            '"What have you got on your head?" asked {his} friend {f}, a {fkind}. "Nothing," said {n} quickly.',
            '{His} friend {f} the {fkind} laughed. "Why do you hide your pretty horn?" {f} asked.',
        ],
        [
            "That night, the horses {got lost in the forest|could not find the way home|were caught in a thick fog}. It was very dark.",
            "Then a storm came, and the horses stood in the dark and were afraid.",
        ],
        [
            "{n} took everything off the horn, and it began to shine like a lamp.",
            "{n} thought for a moment and uncovered the horn. A bright light came out of it!",
        ],
        [
            '"Follow my horn!" called {n}. {f} and the horses walked behind the light.',
            "The light of the horn showed the way, and everyone followed {n}.",
        ],
        [
            'When they were safe at home, the horses cheered. "What a wonderful horn!" they said.',
            'Soon they were all back in the meadow. "You saved us," said {f}.',
        ],
        [
            "From that day on, {n} carried {his} horn high and proud.",
            "{n} never hid the horn again.",
            "Now, when it is dark, the foals ask {n} to be their night light.",
        ],
        hero="unicorn",
        friend="pony|foal|donkey|horse",
        words={"hide": "a big hat|a long sock|a basket of flowers|a scarf|a bag of hay"},
    ),
    Tale(
        "fantasy_scared_ghost",
        "a ghost who is afraid of {fear}",
        [
            "{Intro} was afraid of {fear}.",
            "A ghost should scare people, but {n} the ghost was scared {himself}.",
            "{n} lived in an old {castle|attic|mill} and was afraid of {fear}.",
            "In a dark attic lived {intro}. The ghost trembled all night because of {fear}.",
            "{Intro} hid under a bed because {he} was afraid of {fear}.",
        ],
        [
            '"I do not like {fear} at all," {n} whispered, and shook like a sheet in the wind.',
            "Each night at twelve, {n} should fly around. But {he} thought of {fear} and stayed inside a {box|clock|wardrobe}.",
            'The other ghosts went out to say "Boo!" {n} stayed at home because of {fear}.',
        ],
        [
            "One night a child named {f} came up the stairs with a candle.",
            "Then a new family moved in, with a child named {f}. {f} opened the {creaky|old} door.",
        ],
        [
            '"Help, a child!" screamed {n}. "Help, a ghost!" screamed {f}.',
            "{f} saw the ghost, and the ghost saw {f}. They both jumped.",
        ],
        [
            'Then {f} saw that the ghost was crying. "What is wrong?" {f} asked.',
            'But {f} was not scared for long. "Why do you shake so much?" {f} asked the ghost.',
            'Soon {f} began to laugh. "You are more afraid than I am!" said {f}.',
        ],
        ['"I am afraid of {fear}," said the ghost in a thin voice.', "{n} told {f} about {fear}."],
        [
            '"I used to be afraid of that, too," said {f}. "Then I got a {lamp}. It helps!"',
            '{f} ran to {fhis} room and came back with a {lamp}. "Take this," said {f}.',
        ],
        [
            "The {lamp} made a warm light, and {n} stopped shaking.",
            "{n} hung the {lamp} on the wall. Now everything looked friendly.",
        ],
        [
            "After that, {n} and {f} played {cards|hide and seek|tag} every night, and nobody was afraid.",
            'The ghost thanked {f} and said a very soft "boo." They both laughed.',
            "So a ghost and a child became friends.",
        ],
        hero="ghost",
        friend="child",
        words={
            "fear": "the dark|thunder|spiders|big dogs|loud noises|bats",
            "lamp": "small night light|star lamp|red lantern|lamp like a moon|candle in a jar",
        },
    ),
    Tale(
        "fantasy_monster_bed",
        "a monster under the bed",
        [
            "{n} heard a strange noise under {his} bed. It was a monster!",
            "There was a monster under {n}'s bed.",
            "{n} looked under the bed and saw two {green|yellow|big round} eyes.",
            "Every night, something under {n}'s bed went {sound}.",
            "{n} could not sleep because a monster lived under the bed.",
        ],
        [
            '"{Sound}," went the monster. {n} pulled the blanket up to {his} nose.',
            "The monster was {color} and had {soft|curly|wild} fur. It made a noise like this: {sound}.",
            "{n} took a flashlight and shone it under the bed. The monster was {color} and not very big.",
        ],
        [
            '"Who are you?" {n} asked. "I am {f}," said the monster.',
            '"Please do not eat me!" {n} said. "Eat you? I only eat {food}," said the monster. "My name is {f}."',
        ],
        [
            '{f} the monster was shaking. "I am afraid of what is up there on the bed," {f} said.',
            'Then {n} saw a tear in the monster\'s eye. "It is so dark and lonely down here," said {f}.',
        ],
        [
            '"But I am up here on the bed!" {n} laughed. "I am only a child."',
            '{n} felt sorry for {f}. "You can come up to me," {he} said.',
        ],
        [
            "{n} tiptoed to the kitchen and brought {f} some {food}. The monster ate everything.",
            "They shared {food} and talked about {school|dreams|monsters and children}.",
        ],
        [
            "? {f} told jokes that only monsters know, and {n} laughed into the pillow.",
            "? {f} the monster showed {n} how to growl. {n} showed {f} how to whistle.",
        ],
        [
            "Then {n} gave {f} an old pillow and a {color} blanket. The monster rolled up under the bed.",
            "{n} put a soft rug and a teddy bear under the bed for the monster.",
        ],
        [
            '"Good night, {n}," said the voice under the bed. "Good night, {f}," said {n}.',
            "Now the noise under the bed was only a soft snore, and {n} slept well.",
            "Since that night, {n} has never been afraid of the dark. A monster watches over {him}.",
        ],
        friend="monster",
        words={
            "sound": "grumble, grumble|scratch, scratch|hum, hum|knock, knock|sniff, sniff",
            "color": "green|purple|orange|blue|brown",
            "food": "old socks and cookies|crackers|carrots|pudding|noodles|bread and jam",
        },
    ),
    Tale(
        "fantasy_lonely_cloud",
        "a cloud that is lonely",
        [
            "{n} was all alone in the big blue sky.",
            "{Intro} was lonely and wanted a friend.",
            "{n} was lonely up in the sky and looked for another cloud.",
            "{n} looked left and right, but there was no other cloud in the sky.",
            "High above the {sea|hills|town} floated {intro}. The cloud had no friends.",
            "The sky was blue and empty. Only one cloud was there, and that was {n}.",
        ],
        [
            '"Is there nobody to play with?" asked {n}. The sky was silent.',
            "The cloud saw {children|lambs|ducks} play down below and wished to have a friend, too.",
            "{n} floated slowly along. It is boring to be a cloud alone.",
        ],
        [
            'A {plane} came by. "Will you stay with me?" asked the cloud. But it was in a hurry.',
            "{n} called to a {plane}, but it flew right past.",
        ],
        [
            "So the cloud became {gray|dark} and a bit sad, and a few drops fell.",
            "{n} began to cry, and {his} tears fell as rain.",
            "The lonely cloud could not hold back the tears. Drip, drop!",
        ],
        [
            'The drops fell on a dry {garden|field}. A child named {f} looked up. "Rain! At last!" {f} shouted.',
            'Down below stood a child named {f} with an empty watering can. "Thank you, dear cloud!" called {f}.',
        ],
        [
            "{n} was surprised. Nobody had ever thanked the cloud before.",
            '"Do you mean me?" the cloud asked. "Yes, you!" {f} said and laughed.',
        ],
        [
            "{f} danced in the rain, and the {beans|flowers|carrots} drank and grew.",
            '{f} waved with both hands. "Please come back tomorrow," {f} said.',
        ],
        [
            "To make {f} laugh, the cloud turned into a {shape}, and then into a {shape2}.",
            'Then {n} changed into a {shape}. {f} clapped. "Now a {shape2}!" {f} called, and the cloud did it.',
        ],
        [
            "From then on, {n} came over the garden every day. The cloud was not lonely anymore.",
            "When the sun came out, a rainbow reached from the cloud to the child.",
            "That evening the cloud turned pink with joy.",
        ],
        hero="cloud",
        friend="child",
        words={
            "plane": "bird|plane|big eagle|kite|balloon",
            "shape": "sheep|ship|rabbit|shoe|fish",
            "shape2": "dragon|teapot|cake|horse|whale",
        },
    ),
    Tale(
        "fantasy_moon_visit",
        "the moon that comes down for a visit",
        [
            "{n} looked out of the window and saw that the moon was sitting in the {tree}.",
            "One night, the moon came down to visit {n}.",
            "The moon was tired of the sky. It rolled down and knocked at {n}'s window.",
            "{n} could not sleep. Then the moon looked in at the window and said hello.",
            "{n} found the moon in the {tree} behind the house.",
        ],
        [
            "The moon was as big as a {ball|cart|table} and shone like {silver|milk|a lamp}.",
            "It was round and cool, and it smelled of {snow|night air|peppermint}.",
            '"Good evening," said the moon. "May I come in?"',
        ],
        [
            '"Why are you not in the sky?" {n} asked.',
            '"What are you doing here, Moon?" asked {n} in a whisper.',
            '"Should you not be up there?" said {n}, and pointed at the dark sky.',
        ],
        [
            '"I always see people eat {food}," said the moon. "I would like to try it just once."',
            'The moon turned a bit red. "I wanted to taste {food}," it said.',
        ],
        [
            "So {n} went to the kitchen on tiptoe and got some {food} for the moon.",
            "{n} laughed and brought a plate of {food}. The moon ate and ate.",
        ],
        [
            "The moon became fuller and fuller, until it was all round.",
            '"Delicious!" said the moon with a full mouth.',
            "After the last bite, the moon hummed with joy.",
        ],
        [
            "But outside it was very dark. The {owls|cats|ships} could not find their way.",
            'Then {n} heard an owl cry. "Where is the moon? It is too dark!" the owl called.',
        ],
        [
            '"Everyone needs you up there," {n} said. {He} gave the moon a push, and it floated up.',
            '"I must go back," said the moon. {n} opened the window wide, and the moon rose into the sky.',
        ],
        [
            "Now the moon winks at {n} every night.",
            "{n} waved for a long time. The moon shone brighter than ever.",
            "On some nights, {n} puts some {food} on the window sill. In the morning, the plate is empty.",
        ],
        words={
            "tree": "apple tree|pear tree|old oak|cherry tree",
            "food": "pancakes|cheese|cookies|apple pie|rice pudding|bread with honey",
        },
    ),
    Tale(
        "fantasy_sleepy_sun",
        "the sun that does not want to get up",
        [
            "One morning, the sun did not want to get up. {n} waited and waited for the light.",
            "{n} woke up, but it was still dark. The sun had not come up.",
            "The sun was tired and stayed in bed. {n} went to wake it up.",
            "{n} looked for the sun. It was morning, but the sky was black.",
        ],
        [
            '"Where is the sun?" {n} asked. Nobody knew.',
            "The flowers stayed closed, and everybody walked into {trees|bushes|each other} in the dark.",
            "It was cold and dark without the sun.",
        ],
        [
            "So {n} climbed the highest {hill|mountain}. There, behind the top, lay the sun under a {color} blanket.",
            "{n} walked and walked to the edge of the land. There was the bed of the sun, with a {color} blanket on it.",
        ],
        [
            '"Sun, wake up!" called {n}. The sun only snored.',
            "{n} tickled the sun with a {feather|blade of grass|leaf}. It turned around and slept on.",
            '"Five more minutes," the sun mumbled.',
        ],
        [
            '"What is the matter?" asked {n}. "Every day I get up, and nobody says good morning to me," said the sun.',
            'At last the sun opened one eye. "I shine all day long, and nobody says thank you," it told {n}.',
        ],
        [
            "{n} thought about that. Then {he} ran down and told all the animals.",
            '"Wait here," {n} said, and hurried back to the others.',
        ],
        [
            'They all came: the {birds|hens} and the {cows|mice} and the {frogs|sheep}. "Good morning, dear Sun!" they sang.',
            'Soon everyone stood in front of the hill. "Thank you, Sun!" they shouted all together.',
        ],
        [
            "The sun turned {golden|red} with joy. It threw off the {color} blanket and rose.",
            "The sun smiled, stretched its long arms and climbed into the sky.",
        ],
        [
            "From then on, {n} has said good morning to the sun every day.",
            "It became the brightest day of the year.",
            "And the sun has never overslept again.",
        ],
        hero="rooster|mouse|rabbit|hedgehog|squirrel|lamb",
        words={"color": "blue|gray|pink|purple|white"},
    ),
    Tale(
        "fantasy_wind_hat",
        "the wind that steals a {thing}",
        [
            "The wind took {n}'s {thing} and flew away with it.",
            "{n} was walking over the {bridge|hill|market} when the wind stole {his} {thing}.",
            "Whoosh! The wind blew, and {n}'s {thing} was gone.",
            "{n} had a {color} {thing}. The wind liked it, too.",
            "It was a windy day. {n} held on to {his} {thing}, but the wind was stronger.",
        ],
        [
            "The {color} {thing} danced over the roofs like a {bird|leaf}.",
            "{n} saw the {thing} fly up, a {color} dot in the gray sky.",
        ],
        [
            '"Wind, give it back!" cried {n}. The wind only laughed, hoo, hoo!',
            '"That is mine!" {n} shouted, and ran after the wind.',
            "{n} jumped as high as {he} could. But nobody can catch the wind.",
        ],
        [
            "The wind blew the {thing} over a {fence|wall} and across a {field|pond}. {n} ran and ran.",
            "First it hung on a {tower|tree}. When {n} came near, the wind blew it on.",
        ],
        [
            'At last {n} sat down, out of breath. "Why do you do that?" {he} asked the wind.',
            '{n} could not run anymore. "Wind, why do you steal things?" {n} asked.',
        ],
        [
            '"I only want to play," whispered the wind. "Everybody shuts the door when I come."',
            'The wind became quiet. "Nobody plays with me," it sighed.',
        ],
        [
            '"You only had to ask!" said {n}. "I have {toy} at home. We can play with that."',
            '{n} smiled. "Give me the {thing}, and I will get {toy}," {he} said.',
        ],
        [
            "The wind put the {thing} back into {n}'s hands, and {n} brought {toy}.",
            "Softly, the {thing} came down. {n} ran home and came back with {toy}.",
        ],
        [
            "They played all afternoon, {n} and the wind.",
            "{n} and the wind had so much fun that they forgot the time.",
            "Since then, the wind always knocks at {n}'s window when it wants to play.",
        ],
        words={
            "thing": "hat|scarf|cap|umbrella|handkerchief",
            "color": "red|yellow|blue|green|striped",
            "toy": "a kite|a pinwheel|a little sailboat|a bag of balloons|a paper plane",
        },
    ),
    Tale(
        "fantasy_fallen_star",
        "a star that fell from the sky",
        [
            "A star fell from the sky, and {n} found it in the {place}.",
            "{n} found a little star in the {place}.",
            "One night, {n} saw a star fall down. It landed in the {place}.",
            "Something bright was lying in the {place}. {n} went closer and saw that it was a star.",
            "{n} made a wish on a falling star, and the star fell right into the {place}.",
        ],
        [
            "The star was small and {warm|cold} and shone in {his} hand.",
            "It had five points, and one of them was bent.",
            "{n} picked up the star. It {tickled|hummed|blinked} like a living thing.",
        ],
        [
            '"I slipped," said the star. "I was dancing too close to the edge."',
            '"I fell from the sky," the star sobbed. "I want to go home."',
            'The star blinked sadly. "My mother is the big star up there," it said.',
        ],
        [
            '"I will help you," {n} promised, and put the star in {his} pocket.',
            '{n} wrapped the star in {his} scarf. "We will find a way," {he} said.',
        ],
        [
            "First {n} threw the star up as high as {he} could. It came down again, plop!",
            "{n} climbed onto the roof and held the star up, but the sky was still too far away.",
            "{n} stood on a ladder on a table. It was not high enough for the star.",
        ],
        ['Then {m} had an idea. "Let us use {lift}," {mhe} said.', '"Perhaps {lift} could carry it," said {m}.'],
        [
            "They tied the star to {lift} with a ribbon. Up, up, up it went!",
            "So {n} fixed the star to {lift} and let go. It rose higher and higher.",
        ],
        [
            "Soon the star was back in its place, next to its mother.",
            "Far up, a small light began to shine. The star was home.",
            "{n} looked up and saw a star with one bent point. It was blinking at {him}.",
        ],
        [
            '"Good night, little star," {n} said.',
            "Now {n} knows one star by name, and the star knows {n}.",
            "Whenever {n} is sad, the star shines a bit brighter.",
        ],
        words={
            "place": "garden|sandbox|tall grass|snow|flower bed|hay",
            "lift": "a big balloon|a kite|ten balloons|a toy rocket|a paper lantern",
        },
    ),
    Tale(
        "fantasy_snowman_melt",
        "a {kind} that does not want to melt",
        [
            "{Intro} did not want to melt.",
            "The winter was almost over, and {n} was afraid of melting.",
            "{n} stood in the garden and felt a warm drop on {his} nose. It was the first warm day, and {n} was beginning to melt.",
            "A child had built {intro} in the snow. But then the sun came out.",
            '"I do not want to melt!" said {n}.',
        ],
        [
            "The sun got warmer each day, and {n} got thinner.",
            "Drip, drip, went the snow. {n} held {his} {carrot nose|hat} with both arms.",
            'A {bird|mouse} came by. "You are getting smaller," it said.',
        ],
        [
            '"What can I do?" asked {n}. "Spring is coming!"',
            '"I would like to see {flower} just once," said {n}. "But then I will be water."',
            "{n} tried to hide in the shadow of {a tree|the wall|the shed}, but the shadow moved away.",
        ],
        [
            'Then {f}, the child who had built {him}, came out. "Do not worry," {f} said.',
            '{f}, the child of the house, saw that {he} was crying. "I will help you," said {f}.',
        ],
        [
            "{f} got a {sled} and pulled {n} to the {cellar} where it was always cold.",
            "With a {sled}, {f} moved {n} to the {cellar}. It was nice and cold in there.",
        ],
        [
            '{n} felt better at once. "It is like a winter day in here," {he} said.',
            "There, no more drops fell from {n}'s nose.",
        ],
        [
            "Every day {f} came to visit and told {n} what was going on outside.",
            "{n} was a bit alone, but {f} came and read {him} stories about snow.",
        ],
        [
            "In spring, {f} brought {flower} to the {cellar}. {n} had never seen anything so pretty.",
            'When the first flowers came, {f} put {flower} in {n}\'s arm. "So this is spring!" said the {kind}.',
        ],
        [
            "The next winter, {n} came out again and stood in the fresh snow.",
            "And when it snowed again, {f} and {n} danced in the garden.",
            "So {n} did not melt. {He} is still there today.",
        ],
        hero="snowman|snow bear|snow rabbit",
        friend="child",
        words={
            "sled": "sled|cart|wagon",
            "cellar": "ice cave|cold cellar|ice house|old cold barn",
            "flower": "a yellow tulip|a red tulip|a white daisy|a bunch of violets|a daffodil",
        },
    ),
    Tale(
        "fantasy_tiny_door",
        "a tiny door in the {wall}",
        [
            "{n} found a tiny door in the {wall}.",
            "There was a tiny door in the {wall}, no bigger than a {book|hand|slice of bread}. {n} had never seen it before.",
            "{n} dropped a {marble|button|pencil}, and it rolled to a tiny {color} door in the {wall}.",
            "{n} wanted to know what was behind the tiny door in the {wall}.",
            "One rainy day, {n} saw a little {color} door near the floor.",
        ],
        [
            "The door was {color} and had a {round|golden} knob as small as a pea.",
            "{n} lay down on {his} belly and looked at the {color} door.",
            "A tiny mat lay in front of the door, and on it stood two tiny boots.",
        ],
        [
            '"Who lives in there?" {n} asked {himself}.',
            "{n} put {his} ear to the tiny door. Somebody was {singing|humming|sweeping} inside!",
        ],
        ["{He} knocked with one finger. Tap, tap, tap.", "Very softly, {n} knocked at the door."],
        [
            'The door opened, and {f}, a little {fkind}, looked out. "Yes, please?" said {f}.',
            'Out came {f}, a {fkind} in {an apron|a nightcap|a vest}. "Good day," said {f}. "A guest at last!"',
        ],
        [
            '"I would like to come in," said {n}, "but I am too big for your door." {f} thought about it.',
            "{n} tried to get in, but only {his} {thumb|hand} fit through the door.",
        ],
        [
            '"Then I will bring my house out to you," {f} said, and carried out a tiny table and a tiny {teapot|cake}.',
            "So {f} set a tiny table in front of the door, with cups as small as {acorns|peas|thimbles}.",
        ],
        [
            "They had a party on the floor. {n} drank {twenty|thirty} cups of tea, because they were so small.",
            "{f} told {n} about life behind the wall, and {n} told {f} about {school|the garden|the big world}.",
        ],
        [
            '"Come again!" called {f}, and the tiny door closed.',
            "The next morning, {n} put a {strawberry|cookie} in front of the tiny door. By noon it was gone.",
            "Now {n} knocks at the tiny door every {Sunday|rainy day}.",
        ],
        friend="mouse|elf|beetle|fairy|dwarf",
        words={"wall": "kitchen wall|attic wall|old wall|hall|bedroom wall", "color": "red|green|blue|yellow|white"},
    ),
    Tale(
        "fantasy_magic_hat",
        "a magic hat that is full of {things}",
        [
            "{n} found a magic hat in the {attic|closet|cellar}.",
            "{n} put on an old {color} hat, and it was a magic hat.",
            "A magic hat lay {on the street|in the park|in an old box}. {n} picked it up.",
            "{n} got a {color} hat from {m}. It looked plain, but it was magic.",
            "{n} pulled {a long scarf|a white egg} out of a hat and could not believe it.",
        ],
        ["The hat was {color} and tall and a bit dusty.", "{n} tapped the {color} hat three times, as magicians do."],
        [
            "Something moved in the hat. Out jumped {things}!",
            '"Abracadabra!" said {n}, and {things} came out of the hat.',
        ],
        [
            "More and more {things} came. They were on the {table|bed|chairs} and under the {carpet|curtains}.",
            "{n} laughed at first. But the {things} did not stop coming.",
        ],
        [
            '"Stop, hat, stop!" {n} cried. It did not help.',
            "{n} turned the hat over and sat on it. The hat only wiggled.",
            '"What have I done?" said {n}. The room was almost full of {things}.',
        ],
        [
            '{M} opened the door and could not get in. "Where do all these {things} come from?" {mhe} asked.',
            'Then {m} came in and stared. "So many {things}!" {mhe} said.',
        ],
        [
            '"Have you said please?" asked {mname}. {n} had not thought of that.',
            "{n} looked into the hat and found a small note. It said: Always say please.",
            "{Mname} read the words inside the hat. They said: Be polite.",
        ],
        [
            '"Please stop, dear hat," said {n}. At once it was quiet.',
            '"Please take the {things} back," {n} asked the hat. And whoosh, they went in again, one after the other.',
        ],
        [
            "Only one was left. {n} kept it as a memory of the magic hat.",
            "{n} put the hat on the highest shelf and smiled at it.",
            "Since that day, {n} has always said please, even to hats.",
        ],
        words={
            "color": "black|red|green|purple|blue",
            "things": "rabbits|doves|frogs|balloons|colorful scarves|ducklings|kittens",
        },
    ),
    Tale(
        "fantasy_magic_pencil",
        "a magic pencil that draws real things",
        [
            "{n} had a magic pencil. All that {he} drew became real.",
            "{n} drew a {small} with a new pencil, and it came off the paper.",
            "{n} found a {color} pencil on the way {home|to school}. It was a magic pencil.",
            "A {color} pencil wrote by itself on the table. {n} rubbed {his} eyes.",
            "{n} wished for a pencil that could make drawings come true.",
        ],
        [
            "The first thing {n} drew was a {small}. It popped out of the paper.",
            "With the pencil {n} drew a {small}, and a moment later {he} held it in {his} hands.",
        ],
        [
            '"This is a magic pencil!" {n} shouted.',
            "{n} looked at the pencil with big eyes.",
            '"How is that possible?" said {n}.',
        ],
        [
            "Then {n} drew {a hundred cookies|a swing|a pair of skates} and {a ball|a drum|a kite}. Everything became real.",
            "So {he} drew {a tree with candy|a little car|a cake}, and there it was.",
        ],
        [
            "Next {n} drew a {beast}. That was a mistake! The {beast} climbed out of the paper and stretched.",
            "After that, {n} wanted a pet and drew a {beast}. The {beast} was bigger than {he} had thought.",
        ],
        [
            "The {beast} ate the cushions and sat on the sofa.",
            "The {beast} ran through the house, and all the {plates|vases|chairs} fell over.",
            '"I am hungry!" said the {beast}, and looked around for food.',
        ],
        [
            "{n} took the pencil and quickly drew {a meadow|a zoo|a big garden}. But the {beast} did not want to leave.",
            '{n} was frightened. "What can I draw now?" {he} thought.',
        ],
        [
            "Then {n} turned the pencil around and rubbed with the eraser. Slowly the {beast} went back into the paper.",
            "At last {n} saw the eraser on the pencil. {He} rubbed softly, and the {beast} was a picture again.",
        ],
        [
            "{n} hung the picture of the {beast} on the wall.",
            "From then on, {n} thought first and drew later.",
            "The last thing that {n} drew was a bunch of flowers for {m}.",
        ],
        words={
            "color": "red|blue|golden|green|silver",
            "small": "butterfly|apple|flower|snail|button|bell",
            "beast": "lion|crocodile|elephant|dragon|bear|hippo|gorilla",
        },
    ),
    Tale(
        "fantasy_flying_shoes",
        "shoes that can fly",
        [
            "{n} got new shoes, and the shoes could fly.",
            "{n} put on a pair of {color} shoes and rose into the air.",
            "The {color} shoes from the {market|old shop|attic} were flying shoes. {n} did not know that.",
            "{n} wanted to fly like a bird. One day {he} found a pair of flying shoes.",
            "{n} tied {his} new shoes and jumped. {He} did not come down again!",
        ],
        [
            "There was a little white wing on each {color} shoe.",
            "The {color} shoes hummed like bees.",
            "One hop, and {n} was as high as the {fence|door|bushes}.",
        ],
        [
            "Up went {n}, over the {roof|apple trees|church}. {He} laughed and kicked {his} legs.",
            "The shoes carried {n} over the {market|river|school}. Everything looked small down there.",
        ],
        [
            '"Look, I can fly!" {n} called to {his} friend {f}.',
            '{His} friend {f} stood in the street and pointed. "{n}, you are flying!"',
        ],
        [
            "But when {n} wanted to go down, the shoes flew on and on.",
            "Then {n} got hungry and wanted to go home. The shoes did not want to.",
        ],
        [
            '"How do I stop?" {n} cried. The wind took {his} words away.',
            "{n} held on to a {flagpole|chimney}, but the shoes pulled {him} away.",
            '"Down, shoes!" shouted {n}. They went up instead.',
        ],
        [
            '"Untie the laces!" called {f}. Slowly {n} untied one lace, and the shoes sank a little.',
            '{f} ran along below. "Wiggle your toes!" called {f}. {n} wiggled {his} toes, and the shoes flew lower.',
        ],
        [
            "Softly, {n} came down on a haystack next to {f}.",
            "At last {n} landed in a pile of leaves, and {f} helped {him} up.",
        ],
        [
            "The next day {n} and {f} each took one shoe and hopped over the fields together.",
            "{n} tied a long string to the shoes. Now {f} could always pull {him} down.",
            '"Walking is nice, too," said {n}, and carried the shoes home.',
        ],
        words={"color": "red|blue|yellow|green|silver|purple"},
    ),
    Tale(
        "fantasy_talking_tree",
        "a tree that can talk",
        [
            "{n} sat down under {tree}, and the tree began to talk.",
            "{n} met a tree that could talk.",
            '"Hello," said {tree} when {n} walked by.',
            "In the {park|forest|meadow} stood a tree that could talk. {n} was the only one who heard it.",
            "{n} heard a deep voice. It came from {tree}!",
        ],
        [
            '"Did you just say something?" {n} asked the tree.',
            "{n} looked around, but only the tree was there.",
            "The tree had two knots for eyes and a big crack for a mouth.",
        ],
        [
            '"Yes, I can talk," said the tree. "I am {two hundred|three hundred} years old, and I have seen a lot."',
            '"It was me," the tree said slowly. "But nobody ever listens to me."',
        ],
        [
            "The tree told {n} about {kings|storms|foxes} and {winters|weddings|birds} of long ago.",
            "It knew many stories, and {n} listened until it was evening.",
        ],
        [
            'One day the tree was silent and sad. "What is the matter?" asked {n}.',
            'But the next time, the tree let its leaves hang down. "What is wrong?" {n} wanted to know.',
        ],
        ['"I am so {trouble}," said the tree.', '"Oh, {n}, I am {trouble}," the tree whispered.'],
        [
            "{n} brought {his} friend {f}, and together they thought about what to do.",
            "So {n} told {his} friend {f} about it. {f} came with {him} at once.",
        ],
        [
            "They gave the tree {three|ten} buckets of water and sang for it. They scratched its bark, too.",
            "{n} and {f} hugged the tree, watered it and cleaned its bark with a soft brush.",
        ],
        [
            '"Ah, that is good," said the tree, and shook its leaves.',
            "The tree sighed with joy, and a bird came and sat down in its branches.",
        ],
        [
            "Now {n} and {f} visit the tree every day, and the tree always has a new story.",
            "In the fall, the tree threw its finest leaf right into {n}'s hand.",
            '"You are good friends," said the tree. And trees never lie.',
        ],
        words={
            "tree": "an old oak|a tall pine tree|a big chestnut tree|an old willow|a crooked apple tree",
            "trouble": "thirsty|lonely|itchy and dry|tired and dusty",
        },
    ),
    Tale(
        "fantasy_wishing_well",
        "a wishing well",
        [
            "{n} threw a coin into the wishing well and made a wish.",
            "In the middle of the village stood a wishing well. {n} had only one coin.",
            "{n} stood at the wishing well with one shiny coin in {his} hand.",
            "{n} wished for {wish} at the old wishing well.",
            "Everybody said that the old well could make wishes come true. {n} wanted to try it.",
        ],
        ["{n} wanted {wish} more than anything.", '"I wish for {wish}," {n} whispered.'],
        [
            "The coin fell down and down. Plop! Then it was quiet.",
            "{n} leaned over the edge and heard the water far below.",
        ],
        [
            "Nothing happened. {n} waited until {his} feet were cold.",
            "{He} waited all afternoon, but the well was silent.",
            "A minute went by, and then an hour. There was no {wish2} anywhere.",
        ],
        [
            'Then {n} saw {f}, who was sitting by the well and crying. "I lost the coin for my wish," said {f}.',
            'Next to the well sat a child named {f}. "I have no coin," {f} said. "I cannot wish for a friend."',
        ],
        [
            '{n} searched {his} pockets. "I have no other coin," {he} said, "but I can be your friend."',
            '"You do not need a coin for that," said {n}. "Come and play with me!"',
        ],
        [
            "{n} and {f} played around the well until evening. They hardly thought of the wish.",
            "They told each other jokes and {climbed trees|jumped rope|picked berries}, and both were happy.",
        ],
        [
            "And then, when they walked home, they found {wish} behind the {bakery|church|old barn}! It had a note on it: For two friends.",
            "In the morning, there was {wish} by the well. Next to it lay a note: From the well, for {n} and {f}.",
        ],
        [
            '"The well heard me!" cried {n}. From now on, they shared everything.',
            '{n} and {f} ran to the well and called, "Thank you!" And the well called back, "You!"',
            "But {n} knew that {f} was the best gift from the wishing well.",
        ],
        words={
            "wish": "a red bicycle|a kite|a little boat|a sled|a yellow wagon|a pair of roller skates|a puppet theater",
            "wish2": "gift|magic|surprise",
        },
    ),
    Tale(
        "fantasy_treasure_chest",
        "a treasure chest that nobody can open",
        [
            "{n} found a treasure chest {where}, but it was locked.",
            "A heavy old chest stood {where}. {n} was sure that there was a treasure in it.",
            "{n} dug a hole and hit something hard. It was a treasure chest!",
            "{n} and {his} friend {f} found an old treasure chest.",
            "{n} pulled and pulled, but the treasure chest did not open.",
        ],
        [
            "The chest had iron bands and a big lock, and it smelled of {the sea|old wood}.",
            "{n} shook it. Something inside went clonk.",
            '"What may be in it?" asked {n}. "Gold? Pearls?"',
        ],
        [
            "{n} called {his} friend {f}, who came with a {hammer|hook|spoon}. They could not get the chest open.",
            "{His} friend {f} tried with a {nail|hairpin|stick}. The lock did not move.",
        ],
        ['"We need the key," said {n}.', '"Where is the key?" {f} asked.'],
        [
            "Then {n} saw some letters on the lid and wiped off the dirt. They said: {place}.",
            "{f} wiped the lid with a sleeve. There were words on it: {place}.",
        ],
        [
            "{n} and {f} ran as fast as they could and looked there. Yes! There was a small rusty key.",
            "At once they went to look for it. And really, there lay a key with a {green|blue} ribbon.",
        ],
        ["The key turned with a squeak, and the lid opened.", "{n} put the key into the lock. Click!"],
        ["In the chest were {find}. No gold, but so many!", 'The chest was full of {find}. "Hooray!" shouted {f}.'],
        [
            '"That is the best treasure of all," said {n}.',
            "They shared everything, one for {n} and one for {f}, until the chest was empty.",
            "Then {n} put a toy of {his} own into the chest and locked it, for the next child.",
        ],
        words={
            "where": "on the beach|in the attic|under the stairs|in a cave|behind the barn",
            "place": "Under the third stone of the old wall|In the hollow oak|Behind the old mill|Under the bench by the pond",
            "find": "marbles|picture books|tin soldiers|wooden animals|old toys|puppets|colored chalks",
        },
    ),
    Tale(
        "fantasy_castle_no_doors",
        "a castle with no doors",
        [
            "{n} came to a castle that had no doors.",
            "On a green hill stood a castle with no doors. {n} walked around it three times.",
            "{n} wanted to visit the castle, but there was no door.",
            "A castle with no doors? {n} could not believe it and went to see it.",
            "{n} delivered {goods} to a castle. But how could {he} get in without a door?",
        ],
        [
            "The walls were high and {gray|white|smooth}. There was not one door and not one gate.",
            "There were windows high up in the castle, but no door anywhere.",
        ],
        ['"Hello!" called {n}. "How do people get in?"', '{n} knocked on the wall. "Is anybody home?" {he} called.'],
        [
            'A window opened, and {f} looked out. "There is no way in or out," said {f}. "The builder forgot the doors."',
            'High up, a child named {f} looked out of a window. "They forgot to make a door!" {f} said. "I have been in here since {Monday|spring|last year}."',
        ],
        [
            '"Are you not lonely?" {n} asked. "Very," said {f}. "And I would love some {goods}."',
            '"I only have {soup|crackers} here," said {f}. "I dream of {goods}."',
        ],
        [
            "First {n} threw a rope, but it was too short.",
            "{n} tried to climb up the wall, and slid down again.",
            "{n} pushed against the stones. The castle did not move.",
        ],
        [
            'Then {n} saw a mole in the grass. "Can you dig a tunnel for us?" {he} asked. The mole nodded.',
            '"I cannot go through the wall," {n} thought, "but I can go under it!" {He} took a shovel and dug a tunnel.',
        ],
        [
            "Soon there was a hole under the wall, and {f} crawled out into the sun.",
            "It took until evening. Then {f} came out of the tunnel with dirt on {fhis} nose.",
        ],
        ["They sat in the grass and ate {goods}.", '{f} danced on the meadow. "I am out!" {f} cried, and hugged {n}.'],
        [
            "The next day they cut a big {red|green|blue} door into the castle wall, and it was never locked.",
            "Since then, the castle has had {ten|seven|a hundred} doors, and guests come every day.",
        ],
        friend="child",
        words={"goods": "fresh bread|apples|warm rolls|cherries|cheese|plum cake"},
    ),
    Tale(
        "fantasy_sleeping_town",
        "a town where everyone sleeps",
        [
            "{n} woke up and found that the whole town was asleep.",
            "One morning, everybody in the town slept and slept. Only {n} was awake.",
            "{n} walked into a town where all the people were sleeping.",
            "The baker slept on his bread, and the teacher slept on her desk. {n} was the only one awake in the town.",
            "It was noon, but the town was silent. {n} went out to see why everyone was asleep.",
        ],
        [
            "A dog slept in the middle of the street. A {policeman|mailman} snored under a tree.",
            "In the {shop|bakery}, the people slept standing in line. On the {bench|bus}, they slept sitting up.",
            "Even the pigeons on the roof had their heads under their wings.",
        ],
        [
            '"Good morning!" shouted {n}. Nobody moved.',
            "{n} clapped {his} hands. The town slept on.",
            '"Wake up!" {n} called, and shook {m} by the arm. {Mhe} only turned over.',
        ],
        [
            "Then {n} heard a soft song. It came from {tower}.",
            "{n} stood still and listened. There was music in the air. It came from {tower}.",
        ],
        [
            "Up there sat an old {man|woman} who played a {instrument} with closed eyes.",
            "There {n} found a little elf who played a {instrument}, slowly and softly.",
        ],
        [
            '"Your music makes everyone sleep!" said {n}. The player was surprised.',
            '{n} understood: it was a sleepy song. "Please stop!" {he} said.',
        ],
        [
            '"Oh, I forgot how to play the quick songs," said the player. "I only know the slow one."',
            '"I am sorry," the player said. "It is the only song I know."',
        ],
        [
            "So {n} sang a merry song, and the {instrument} learned to play it.",
            "{n} clapped a quick beat, and the {instrument} began to play along.",
        ],
        [
            "All over town, people opened their eyes, yawned and began to dance.",
            "The dog woke up first, then the baker, and then the whole town. They danced in the streets.",
        ],
        [
            "Since then, there has been a merry song every morning and a slow one every night.",
            "In the evening the {instrument} played the slow song again, and {n} fell asleep with a smile.",
        ],
        words={
            "tower": "the old tower|the roof of the town hall|the church tower|the hill behind the town",
            "instrument": "flute|fiddle|harp|guitar|music box",
        },
    ),
    Tale(
        "fantasy_lost_island",
        "an island that swims",
        [
            "{n} landed on an island, and the island began to swim.",
            "{n} rowed to a small island in the {sea|lake} to have a picnic.",
            "An island was drifting over the sea. {n} sat on it and held on to a palm tree.",
            "{n} wanted to find an island that was not on any map.",
            "{n} fell asleep on an island. When {he} woke up, the island was in another place.",
        ],
        [
            "There were {three|five|two} palm trees on the island and a lot of sand.",
            "On the island grew {coconuts|bananas|red flowers}, and it was very quiet.",
        ],
        [
            'Suddenly everything shook. "The island is moving!" cried {n}.',
            "Then {n} felt the ground go up and down, as if the island were breathing.",
        ],
        [
            "And in front of {him}, a huge head came out of the water. The island was {f}, a very big {fkind}!",
            "A big eye looked at {n}. It was no island at all. It was a giant {fkind} named {f}!",
        ],
        [
            '"Who is tickling me?" asked {f} in a deep voice.',
            '"Oh, a guest!" said {f}. "What are you doing on my back?"',
        ],
        [
            '"Excuse me," {n} said. "I thought that you were an island."',
            '{n} was afraid and took off {his} hat. "I only wanted to eat my {food}," {he} said.',
        ],
        [
            '"Everyone thinks so," said {f}. "Then they see my head and run away." {n} felt sorry for {fhim}.',
            '{f} laughed, and big waves rolled over the sea. "Stay a little," {f} said. "I have not talked to anyone for a year."',
        ],
        [
            "{n} shared the {food} with {f}. For {f}, it was just a crumb, but a tasty one.",
            "{n} scratched {f} behind the head and sang a sailor's song.",
        ],
        [
            "Then the living island carried {n} home, past {dolphins|ships|icebergs} and {lighthouses|rocks}.",
            "{f} swam {n} all the way around the bay and back to the beach.",
        ],
        [
            "Now, when {n} stands on the beach and waves, an island waves back.",
            '"Come again, little friend," said {f}, and swam off into the evening sun.',
        ],
        friend="turtle|whale",
        words={"food": "cheese sandwich|apple cake|boiled egg|jam sandwich|sausage"},
    ),
    Tale(
        "fantasy_spaceship",
        "a spaceship made of {stuff}",
        [
            "{n} built a spaceship out of {stuff}.",
            "{n} wanted to fly to the {goal} in a spaceship made of {stuff}.",
            "In the yard stood a spaceship made of {stuff}. {n} had built it {himself}.",
            "{n} climbed into {his} spaceship and counted down from ten.",
            '"Ready for takeoff!" said {n}. {His} spaceship was made of {stuff}.',
        ],
        [
            "{He} put on a {pot|bowl|fish bowl} as a helmet and packed {a sandwich|two apples|some cookies}.",
            "The spaceship had a {steering wheel from a toy car|clock that did not work} and {three|seven} buttons.",
            "{n} painted a {red|yellow|silver} star on the spaceship.",
        ],
        [
            '{His} friend {f} came along. "May I fly with you?" {f} asked. "Of course," said {n}.',
            "{n} asked {his} friend {f} to be the second pilot, and {f} jumped in.",
        ],
        [
            '"Three, two, one, zero!" Whoosh! The spaceship went up, and the houses became tiny.',
            "{n} pressed a button. There was a loud bang, and the spaceship shot into the sky.",
        ],
        [
            "They flew past {the moon|a comet|a sleepy cloud} and saw the Earth, round and blue.",
            "It was dark and silent in space. {f} saw a thousand stars.",
        ],
        [
            'Near the {goal}, the engine stopped. "We have no more fuel!" said {f}.',
            "Then a red light blinked. The spaceship was almost at the {goal}, but the tank was empty.",
        ],
        [
            '{n} thought hard. "What about {fuel}?" {he} said, and poured it into the tank.',
            '"We still have some {fuel}," said {n}. {He} opened the tank and put it in.',
        ],
        [
            "The spaceship coughed and flew on. They landed on the {goal} with a soft bump.",
            "It worked! Soon they stood on the {goal} and hopped around like {frogs|rubber balls}.",
        ],
        [
            "They put up a {flag|sock on a stick} and waved to the people on Earth.",
            "{n} picked up a shining stone from the {goal} for {m}.",
        ],
        [
            "In time for dinner, they were home again. Nobody wanted to believe it, but {n} and {f} knew that it was true.",
            '"Where have you been?" asked {m}. "In space," said {n}, and ate three plates of soup.',
        ],
        words={
            "stuff": "cardboard boxes|old barrels|tin cans|chairs and blankets|a bathtub and a broom",
            "goal": "moon|red planet|green star|planet Mars",
            "fuel": "lemonade|apple juice|raspberry juice|cocoa|orange soda",
        },
    ),
    Tale(
        "fantasy_planet_toys",
        "a planet of toys",
        [
            "{n} flew to a planet where only toys lived.",
            "{n} dreamed of a planet that was made of toys.",
            "On the planet of toys, {n} met many new friends.",
            "{n} landed on a round {red|blue|yellow} planet. Everybody there was a toy!",
            "Far out in space is a planet of toys. {n} went there in a little rocket.",
        ],
        [
            "The mountains were made of blocks, and {trains|marbles} rolled through the valleys.",
            "Teddy bears waved, dolls danced, and a tin {duck|frog} hopped by.",
            "The trees were {green paper|soft wool}, and the rain was made of {confetti|beads}.",
        ],
        [
            '"Welcome!" said a {toy}. "We have waited for a child for so long."',
            'Then a {toy} came up to {n}. "Are you a real child?" it asked.',
        ],
        ['"Why?" asked {n}. "What is wrong?"', '{n} nodded. "What can I do for you?" {he} asked.'],
        [
            '"Nobody plays with us," said the toys. "A toy alone is sad."',
            'The toys looked down. "We do not know how to play," they said. "Children do that."',
        ],
        [
            "So {n} sat down and showed them {game}. The toys learned it at once.",
            '"That is easy!" said {n}, and taught the toys {game}.',
        ],
        [
            "They played {game} until the three moons of the planet rose.",
            "The whole planet shook with laughter. Even the {toy} rolled on the floor.",
        ],
        [
            "But then {n} yawned and thought of {m} at home.",
            'In the evening {n} became homesick. "I must go home," {he} said.',
        ],
        [
            'The toys gave {n} a {little key|tin star|wooden ring} as a gift. "Now we can play by ourselves," they said.',
            '"Thank you, {n}!" called the toys. They threw paper stars until the rocket was far away.',
        ],
        [
            "At home, {n} took {his} own toys out of the box and played with all of them.",
            "Since then, {n} has never left a toy alone under the bed.",
        ],
        words={
            "toy": "teddy bear with one ear|wooden soldier|rag doll|wind-up robot|rocking horse|tin frog|toy clown",
            "game": "hide and seek|tag|leapfrog|musical chairs|ring toss|a circle dance",
        },
    ),
    Tale(
        "fantasy_time_machine",
        "a time machine",
        [
            "{n} built a time machine out of {a clock|clocks} and an old {bathtub|wardrobe|box}.",
            "{n} found a time machine in {his} {uncle's|grandpa's|neighbor's} shed.",
            "{n} wanted to go back in time and see {sight}.",
            "A time machine stood in the {shed|garage}. {n} sat down in it and turned the hand of the clock.",
            "{n} pulled a lever, and the time machine began to shake.",
        ],
        ['"I want to see {sight}," said {n}.', "{n} turned the clock back, far back, to the time of {sight}."],
        [
            "Tick, tock, tick, tock! Everything went around, and then it was still.",
            "The time machine rattled and {blinked|smoked}. Then the door opened.",
        ],
        [
            "And there, right in front of {him}, {he} saw {sight}!",
            "{n} looked out carefully. Outside, {he} saw {sight}.",
        ],
        [
            '"This is real!" {n} whispered. The air smelled of {grass|smoke|flowers}.',
            "{n} took out {his} sketchbook and drew everything.",
            '"Nobody will believe me," said {n}.',
        ],
        [
            "But when {n} wanted to go home, the clock of the time machine had stopped.",
            "Then {n} pulled the lever again. Nothing happened! The time machine was broken.",
        ],
        [
            'A {boy|girl} in strange clothes came up to {him}. "What is that box?" the child asked.',
            "Somebody tugged at {his} sleeve. It was a child from long ago.",
        ],
        [
            '"It must tick again," said {n}. The child pointed at the clock. A {leaf|beetle|pebble} was stuck in it!',
            "{n} explained it. The child had small fingers and pulled a {leaf|pebble|feather} out of the clock.",
        ],
        [
            "Tick, tock! {n} waved and flew back through time.",
            '"Thank you!" called {n}. With a loud ding, the time machine went off.',
        ],
        [
            "{n} came home just in time for dinner and told {m} about {sight}.",
            "At home, not a minute had gone by. {n} painted {sight} and hung the picture over the bed.",
            '"Tomorrow I will go to the future," said {n}.',
        ],
        words={
            "sight": "the dinosaurs|the first bakery|the old knights|the building of the big tower|the very first train|a sailing ship full of explorers"
        },
    ),
    Tale(
        "fantasy_dream_machine",
        "a machine that makes dreams",
        [
            "{n} built a machine that could make dreams.",
            "{n} had bad dreams, so {he} built a dream machine.",
            "There was a dream machine next to {n}'s bed.",
            "{n} wanted to dream of {dream} every night.",
            "{n} pressed the green button of the dream machine and closed {his} eyes.",
        ],
        [
            "You had to put something in at the top, and the machine made a dream of it.",
            "The machine had a funnel, {two|three} wheels and a long pipe. Dreams came out of the pipe like {soap bubbles|smoke}.",
        ],
        [
            "{n} put {input} in and went to bed. In the night, {he} dreamed of {dream}.",
            "With {input}, the machine made a wonderful dream of {dream}.",
        ],
        [
            '"That was the best dream ever!" said {n} in the morning.',
            "{n} woke up with a smile and told {m} all about {dream}.",
        ],
        [
            "The next night, {n} put in too much {input2}. The machine growled and shook.",
            "Then {n} put {input2} into the machine by mistake. It began to {hiss|rattle}.",
        ],
        [
            "Out came a dream about {trouble}. {n} sat up in bed and called for {m}.",
            "That night, {n} dreamed of {trouble}. {He} woke up with a beating heart.",
        ],
        [
            '{M} sat down on the bed. "What is a dream?" {mhe} said. "It is only a story. You can change the end."',
            '"A bad dream is only a story with a bad end," said {m}. "Think of a better end!"',
        ],
        [
            "So {n} thought of a good end: {trouble} turned into {soft kittens|pink clouds|balloons}.",
            "{n} closed {his} eyes and changed the dream. Now {trouble} danced and sang.",
        ],
        [
            "After that, {n} did not need the machine anymore. {He} could make dreams {himself}.",
            "{n} cleaned the machine well, and it made only good dreams from then on.",
            "In the morning, {n} laughed about it.",
        ],
        words={
            "dream": "a ride on a whale|a house of cake|a dance on the clouds|a race with tigers|a garden in the sky",
            "input": "a flower and a song|a spoon of honey|a feather and a shell|a picture of the sea",
            "input2": "pepper|mustard|vinegar|garlic",
            "trouble": "angry geese|flying onions|giant spoons|grumpy trolls|wild brooms",
        },
    ),
    Tale(
        "fantasy_invisible_friend",
        "an invisible friend",
        [
            "{n} had an invisible friend named {f}.",
            "Nobody could see {f}, only {n}. {f} was {his} invisible friend.",
            "{n} set the table for two, because {f}, {his} invisible friend, was hungry.",
            "{n} played with a friend whom nobody could see. The friend's name was {f}.",
        ],
        [
            '"Who are you talking to?" asked {m}. "To {f}," said {n}.',
            '{M} wanted to sit on a chair. "Stop!" {n} cried. "{f} is sitting there!"',
        ],
        ["{f} was {look}. That is what {n} said.", "{n} told everyone that {f} was {look}."],
        [
            "{n} and {f} {built towers|drew pictures|played shop} all day long.",
            "When {n} was afraid of the dark, {f} was there and held {his} hand.",
            "At breakfast, {f} always wanted {toast|pancakes|an egg}, too.",
        ],
        [
            'One day {a vase|a cup|the blue bowl} was broken. "It was {f}," said {n}.',
            'Then there was {jam|paint|mud} on the wall. "{f} did it," {n} said quickly.',
        ],
        [
            '{Mname} looked at {n} for a long time. "Is that true?" {mhe} asked.',
            '"Really?" said {mname}. "Then {f} must be very sorry."',
        ],
        ["{n} felt hot. {f} was looking at {him}, too, and {f} was sad.", "{n} bit {his} lip. It was not fair to {f}."],
        [
            '"No," said {n} softly. "It was me. {f} never breaks anything."',
            '"I did it," {n} said. "{f} told me to tell the truth."',
        ],
        [
            '{Mname} hugged {n}. "That was brave. And {f} is a good friend," {mhe} said.',
            "{M} was not angry. They cleaned up together, all three of them.",
        ],
        [
            "In the evening, {mname} put a second cup of cocoa on the table, for {f}.",
            '"Good night, {n}," said {mname}. "And good night, {f}."',
        ],
        words={
            "look": "very tall and had green hair|as small as a cat and wore boots|round and had a striped tail|blue and could fly"
        },
    ),
    Tale(
        "fantasy_runaway_shadow",
        "a shadow that runs away",
        [
            "One morning, {n}'s shadow was gone.",
            "{n} looked behind {him}. There was no shadow!",
            "{n} had a shadow that did not want to follow {him} anymore.",
            "{n}'s shadow ran away and hid {where}.",
            '"I am tired of doing what you do," said {n}\'s shadow, and it ran away.',
        ],
        [
            "The sun was shining, and everything had a shadow: the {tree|bench}, the {dog|cat} and the fence. Only {n} had none.",
            "{n} jumped and waved {his} arms. No shadow jumped with {him}.",
        ],
        [
            '"Shadow, where are you?" called {n}.',
            "{n} felt strange, like a {shoe|sock} without its partner. {He} went to look for the shadow.",
        ],
        [
            '{He} asked the {cat|hen|postman}. "A shadow without a child? It ran that way," was the answer.',
            "First {n} looked under the bed, where it was dark. There were many shadows, but not {his} own.",
        ],
        [
            "At last {n} found the shadow {where}. It was {playing}.",
            "And {where}, there was the shadow! It was {playing} all alone.",
        ],
        ['"Why did you run away?" asked {n}.', '"Please come back to me," said {n}.'],
        [
            '"You never do what I want," said the shadow. "I always have to follow you."',
            'The shadow crossed its arms. "I want to lead for once," it said.',
        ],
        [
            '{n} nodded. "You are right. Today you lead, and I will follow you."',
            '"All right," {n} said. "Let us take turns!"',
        ],
        [
            "The shadow danced, and {n} danced. The shadow hopped on one leg, and {n} hopped, too.",
            "So the shadow made {funny|wild} jumps, and {n} had to do the same. They laughed until they were tired.",
        ],
        [
            "When the sun went down, the shadow took {n} by the hand, and they went home together.",
            "Now every {Sunday|Friday} is shadow day, and the shadow has never run away again.",
        ],
        words={
            "where": "behind the barn|in the park|under the bridge|in the old mill|on the playground",
            "playing": "jumping rope|standing on its head|doing a dance|turning cartwheels",
        },
    ),
    Tale(
        "fantasy_echo",
        "an echo in the {place}",
        [
            '{n} called "Hello!" in the {place}, and the echo called back.',
            "{n} met an echo in the {place}.",
            '"Hello!" shouted {n} in the {place}. "Hello!" somebody answered.',
            "An echo lived in the {place}. It had to repeat all that people said. Then {n} came by.",
            "{n} wanted to know who was calling back in the {place}.",
        ],
        [
            '"Who is there?" called {n}. "Is there?" said the echo.',
            '"What is your name?" {n} shouted. "Name, name," the echo answered.',
        ],
        [
            '"Are you making fun of me?" {n} cried. "Of me, of me!" came back.',
            '{n} got angry and stamped {his} foot. "Silly!" {he} called. "Silly!" said the echo.',
        ],
        [
            "{n} sat down on a rock. It was not nice to be called names.",
            "Nobody was to be seen, and {n} did not know what to think.",
        ],
        [
            'Then {m} came along the path. "That is only an echo," {mhe} said. "It gives back what you give it."',
            '"Try something kind," said {m}. "An echo always gives you back your own words."',
        ],
        [
            'So {n} called, "I like you!" And from far off, it came softly: "Like you, like you!"',
            '{n} stood up and called, "You are my friend!" The echo answered, "My friend, my friend!"',
        ],
        ["{n} laughed, and the echo laughed, too.", "That sounded much better. {n} was not angry at the echo anymore."],
        ["Then {n} sang {song}, and the echo sang along like a whole choir.", "Together {n} and the echo sang {song}."],
        [
            '"Good night, echo!" called {n} when it got dark. "Night, echo," it whispered.',
            "From then on, {n} had only kind words for the echo. And the echo had only kind words for {n}.",
        ],
        words={
            "place": "mountains|cave|old tunnel|deep valley|empty castle|canyon",
            "song": "a song about the summer|a birthday song|a song about three ducks|a sailor's song|a morning song",
        },
    ),
    Tale(
        "fantasy_honest_mirror",
        "a mirror that can talk",
        [
            '{n} looked into the mirror, and the mirror said, "{Hello}!"',
            "{n} bought an old mirror that could talk.",
            "An old mirror hung in the {hall|attic}. It could talk, but only {n} knew it.",
            '{n} asked the mirror, "Am I the finest of all?"',
            '"You have {spot} on your nose," said the mirror to {n}.',
        ],
        [
            "The mirror had a {golden|wooden|silver} frame and always told the truth.",
            '"I am a magic mirror," said the mirror. "I say what I see."',
        ],
        [
            '"What do you see?" asked {n}. "I see hair like a {bird\'s nest|broom}," the mirror said.',
            '"Your shirt is on backward," said the mirror. {n} turned red.',
        ],
        [
            "That made {n} angry. {He} hung a {cloth|towel|coat} over the mirror.",
            '"You are rude!" said {n}, and turned the mirror to the wall.',
        ],
        [
            "A day later, {n} went out with {spot} on {his} chin. Everybody laughed, but nobody told {him} why.",
            "The next day {n} walked through town with one {brown|black} shoe and one {red|green} shoe. The people giggled.",
        ],
        [
            'At home {n} uncovered the mirror. "Why do they laugh?" {he} asked.',
            "{n} came home in tears and went to the mirror.",
        ],
        [
            "The mirror told {him}, and this time its voice was gentle.",
            '"Look at me," said the mirror kindly, and {n} saw it {himself}.',
        ],
        [
            '{n} washed and changed, and then {he} laughed. "Thank you for the truth," {he} said. "But please say it nicely."',
            '"I see that you are a true friend," said {n}. "But truth needs kind words."',
        ],
        [
            '"I will try," the mirror promised. "Today I see shining eyes and a big smile."',
            'The mirror thought about it. "I see somebody who can laugh at {himself}," it said. "That is the finest of all."',
        ],
        [
            "Since then, {n} and the mirror have said good morning to each other every day.",
            "{n} polished the mirror until it sparkled.",
        ],
        hero="child",
        words={"hello": "hello|good morning|how do you do|oh dear", "spot": "jam|chocolate|ink|flour|toothpaste"},
    ),
    Tale(
        "fantasy_golden_egg",
        "a golden egg",
        [
            "{n}'s {bird} laid a golden egg.",
            "{n} found a golden egg in the {nest|straw}.",
            "One morning there was a golden egg under {n}'s {bird}.",
            "{n} had a {bird} that laid brown eggs. But today's egg was golden.",
            "A golden egg shone in the hay. {n} picked it up with both hands.",
        ],
        [
            "The egg was heavy and {warm|smooth} and shone like the sun.",
            "{n} could see {his} own face in the golden egg.",
        ],
        [
            '"I am rich!" cried {n}. "I will buy {goods}!"',
            "{n} thought of all that {he} could buy with the egg: {goods}, for a start.",
        ],
        [
            'The neighbors came to look. "Sell it!" said one. "Hide it!" said another.',
            "Soon the whole village stood in the yard and wanted to touch the golden egg.",
        ],
        [
            "But the {bird} sat down on the egg and did not let anyone take it.",
            "The {bird} made a loud noise and spread her wings over the egg. She wanted it back.",
        ],
        [
            '{n} looked at the {bird}. "It is your egg," {he} said at last. "It is not mine to sell."',
            '"She is its mother," said {n}. "The egg must stay with her."',
        ],
        [
            "The neighbors shook their heads and went home. {n} {waited|watched} for {twenty|thirty} days.",
            "Each day {n} brought the {bird} fresh {corn|water} and sat with her.",
        ],
        [
            "Then the egg went crack, and out came a chick as golden as the sun.",
            "One night, the egg shook and broke. A golden chick looked at {n} and peeped.",
        ],
        [
            "It was a golden bird, and when it sang, everybody in the village was happy.",
            "The chick followed {n} everywhere. That was better than {goods}.",
        ],
        [
            "{n} never regretted it. Gold cannot sing.",
            "And the broken golden shell? With it, {n} bought {goods} after all.",
        ],
        hero="farmer|shepherd|miller|gardener|child",
        words={
            "bird": "hen|goose|duck|turkey hen",
            "goods": "a new roof|a big house|a fine coat|two horses|a carriage",
        },
    ),
    Tale(
        "fantasy_singing_stone",
        "a stone that can sing",
        [
            "{n} found a stone that could sing.",
            "{n} picked up a {color} stone, and the stone began to sing.",
            "By the {river|lake|road} lay a {color} stone that sang. {n} heard it.",
            "{n} put a stone in {his} pocket, and it sang all the way home.",
            "{n} heard a song in the {grass|sand}. It came from a small stone.",
        ],
        [
            "The stone was {color} and round, and it sang like a {bird|flute|bell}.",
            "When {n} held the stone to {his} ear, the song got louder.",
        ],
        [
            "It sang at breakfast, and it sang in the bath. {n} was delighted.",
            '{n} showed the singing stone to {m}. "How pretty!" said {mname}.',
        ],
        [
            'But one morning the stone was silent. "Sing!" said {n}. It did not make a sound.',
            "After {three|four|five} days, the song became thin, and then it stopped.",
        ],
        [
            "{n} {washed|warmed|rubbed} the stone and laid it on a soft {pillow|cloth}. It did not help.",
            "{n} sang a song to the stone, but the stone did not answer.",
        ],
        [
            '"Perhaps it is homesick," said {m}.',
            '{M} looked at the stone. "Where did you find it?" {mhe} asked. "Are there other stones like it?"',
        ],
        [
            "So {n} carried the stone back to its place. There lay {two|seven|ten} other {color} stones.",
            "{n} took the stone back and put it down next to the other {color} stones.",
        ],
        [
            "At once the stone sang again, and all the others sang with it. It was a whole choir!",
            "A soft humming began, and soon all the stones sang together.",
        ],
        [
            "Now {n} goes there every {evening|Sunday} and listens to the stones.",
            "{n} sat down in the middle and sang along.",
            '"You should not be alone," {n} told the stone. "Nobody should."',
        ],
        words={"color": "gray|white|blue|black|red|green"},
    ),
    Tale(
        "fantasy_flying_carpet",
        "a carpet that can fly",
        [
            "{n}'s carpet could fly.",
            "{n} beat the dust out of an old carpet. The carpet coughed and rose into the air.",
            "{n} bought a {color} carpet at the market. It was a flying carpet.",
            "A {color} carpet lay in front of {n}'s bed. One night it began to float.",
            "{n} wanted to see {place}. Luckily, {n} had a flying carpet.",
        ],
        [
            "The carpet had a {color} pattern and long fringes that moved like little legs.",
            '"Where to?" asked the {color} carpet, and bowed.',
        ],
        [
            '"To {place}, please!" said {n}, and sat down in the middle.',
            '{n} held on to the fringes. "Fly to {place}!" {he} cried.',
        ],
        [
            "Up they went, through the window and over the {roofs|garden}. The wind blew in {n}'s face.",
            "The carpet flew over {fields|woods} and {rivers|villages}, faster than a bird.",
        ],
        [
            "Then it started to rain. The carpet got wet and heavy and sank lower and lower.",
            'But a dark cloud came, and rain fell on the carpet. "I cannot fly when I am wet," it groaned.',
        ],
        [
            "They came down in the middle of a {cornfield|meadow}. {n} wrung out the fringes.",
            'With a splash, they landed in a puddle. "Now what?" said {n}.',
        ],
        [
            "{n} hung the carpet over a {fence|branch} and waited for the sun. They told each other stories.",
            "{n} asked a farmer for a place by the stove. There the carpet got dry and warm.",
        ],
        [
            "As soon as it was dry, the carpet shook itself. On they flew, to {place}.",
            "After an hour, the carpet could fly again, and soon they reached {place}.",
        ],
        [
            '"What a trip!" said {n}. For the way back, {he} packed an umbrella.',
            "Now {n} always looks at the clouds before {he} flies.",
            "In the evening, the carpet lay in front of the bed again and snored.",
        ],
        words={
            "color": "red|blue|green|golden|striped",
            "place": "the sea|the high mountains|the big city|the land of the camels|the lighthouse",
        },
    ),
    Tale(
        "fantasy_genie_jar",
        "a genie in a {jar}",
        [
            "{n} opened an old {jar}, and a genie came out.",
            "There was a genie in the {jar}. {n} only wanted to clean it.",
            "{n} rubbed a dusty {jar}. Pling! A genie stood in the room.",
            "A genie had slept in a {jar} for a hundred years. Then {n} found it.",
            "{n} bought a {jar} at the market and heard somebody sneeze inside.",
        ],
        [
            "The genie was made of {blue|green|pink} smoke and wore a {turban|tiny vest}.",
            "The genie yawned and stretched until it bumped against the ceiling.",
        ],
        [
            '"You have three wishes," said the genie.',
            '"Thank you for letting me out," the genie said. "Wish three times!"',
        ],
        [
            '"First I wish for {food}," said {n}. Pling! There was {food}, enough for ten people.',
            '{n} was hungry. "I want {food}!" {he} said, and at once the table was full of {food}.',
        ],
        [
            "{His} second wish was {pet}. {Pet} came in through the door and lay down on the sofa.",
            '"And then I would like {pet}," said {n}. Pling! {Pet} sat on the floor and looked at {him}.',
        ],
        [
            "Soon {n} had a stomachache from all the {food}, and the animal chewed on the curtains.",
            "But the animal ate all the {food} and howled for more. What a mess!",
        ],
        [
            '"What is your last wish?" asked the genie. It looked tired and a bit sad.',
            'One wish was left. {n} looked at the genie. "What do you wish for?" {he} asked.',
        ],
        [
            '"I would like to be free," the genie whispered. "It is so tight in the {jar}."',
            '"Nobody ever asked me that," said the genie. "I wish I did not have to go back into the {jar}."',
        ],
        [
            '"Then that is my third wish," said {n}. The genie danced with joy.',
            '{n} did not think long. "I wish that you are free!" {he} said.',
        ],
        [
            "The genie took the animal along to {the zoo|the wild land|a big forest} and sends {n} a postcard every year.",
            "The genie stayed as {n}'s friend, and the {jar} became a flower vase.",
        ],
        words={
            "jar": "jar|lamp|teapot|bottle|pitcher",
            "food": "chocolate cake|spaghetti|strawberry ice cream|pancakes|french fries",
            "pet": "a tiger|a camel|a young elephant|a big bear|an ostrich",
        },
    ),
    Tale(
        "fantasy_bridge_troll",
        "a troll under a bridge",
        [
            "{n} wanted to cross the bridge, but a troll sat under it.",
            "Under the old bridge lived a troll. {n} had to go over the bridge to {goal}.",
            '"Stop!" cried a troll when {n} stepped onto the bridge.',
            "A troll let nobody walk over his bridge. {n} did not know that.",
            "{n} was on {his} way to {goal} and came to a bridge with a troll.",
        ],
        [
            "The troll had {green|gray|hairy} ears and a nose like a {potato|pear|cucumber}.",
            "The troll was big and dirty, and the bridge shook when he stood up.",
        ],
        ['"What do you want here?" growled the troll.', '"Who is tramping on my roof?" the troll shouted.'],
        [
            '"I only want to get to {goal}," said {n} politely.',
            '{n}\'s heart beat fast. "Good morning, Mr. Troll," {he} said. "I am going to {goal}."',
        ],
        [
            '"Nobody may cross," said the troll. "All day long it goes stomp, stomp, stomp. I cannot sleep!"',
            'The troll rubbed his red eyes. "I am so tired," he said. "Everybody stomps over my bridge."',
        ],
        [
            "{n} thought about the poor troll. Nobody can sleep in such noise.",
            '"So that is why you are so grumpy," said {n}.',
        ],
        [
            "{He} went home and came back with {soft}. Together they put it on the bridge.",
            '"Wait," said {n}. {He} fetched {soft} and laid it over the boards of the bridge.',
        ],
        [
            "Now every step on the bridge was as quiet as a cat's.",
            "{n} walked over the bridge and back again. The troll did not hear a thing.",
        ],
        [
            '"Ahhh," said the troll, lay down and fell asleep at once. {n} went on to {goal} on tiptoe.',
            "The troll slept for {two|three} days. When he woke up, he was the kindest troll in the land.",
            "From then on, {n} always brought the troll a piece of {cake|cheese} and said hello.",
        ],
        words={
            "goal": "school|the market|the mill|the fair|the village",
            "soft": "an old carpet|a thick layer of moss|ten blankets|a lot of straw",
        },
    ),
    Tale(
        "fantasy_rainbow_slide",
        "a rainbow that is a slide",
        [
            "{n} walked to the end of the rainbow and found a ladder.",
            "{n} slid down a rainbow.",
            "A rainbow stood over the {hills|lake|village}. {n} wanted to climb it.",
            "{n} wanted to know where the rainbow ends.",
            "After the rain, a rainbow came down right in {n}'s garden.",
        ],
        [
            "The rainbow was so near that {n} could touch the colors. They felt {cool|soft|like silk}.",
            "The rainbow shone in red, orange, yellow, green, blue and purple.",
        ],
        [
            "{n} climbed up, step by step, higher than the {trees|church}.",
            "Carefully, {n} put one foot on the rainbow. It held! So {he} walked up.",
        ],
        [
            "At the top sat a {animal} that did not dare to move. Its name was {f}.",
            "High up on the rainbow, {n} met {f}, a {animal}. {f} was holding on with both arms.",
        ],
        [
            '"I wanted to see the view," said {f}, "but now I am afraid to go down."',
            '"It is so high!" {f} whimpered. "I want to go home."',
        ],
        [
            '"Come, we will slide down together," said {n}. "I will hold you."',
            '{n} sat down behind {f}. "Close your eyes and count to three," {he} said.',
        ],
        [
            '"One, two, three!" Whee! They slid down through all the colors.',
            "Down they went, faster and faster, first over red and then over blue. {f} squealed with joy.",
        ],
        [
            "They landed in the soft grass. {n} was {red|blue|green} behind, and {f} had {yellow|purple} ears.",
            'At the bottom they rolled into the clover. "Again!" cried {f}.',
        ],
        [
            "They slid down the rainbow ten times, until the sun dried it up.",
            "Then the rainbow faded. {n} and {f} still had some color on their noses.",
            "Whenever it rains, {n} and {f} hope for a rainbow.",
        ],
        words={"animal": "squirrel|kitten|mouse|hamster|young fox|little monkey"},
    ),
    Tale(
        "fantasy_walking_house",
        "a house that walks away",
        [
            "{n}'s house had legs. One morning it walked away.",
            "{n} came home, and the house was not there. It had walked away!",
            "{n} lived in a {color} house that did not like to stand still.",
            "The house stood up, shook itself and walked down the street. {n} looked out of the window in surprise.",
            "{n} woke up because {his} house was walking.",
        ],
        [
            "It was a {color} house with a chimney, and it had {two|four} legs like a {chicken|goose}.",
            "Step by step went the {color} house, and smoke came from the chimney.",
        ],
        ['"Stop, house!" cried {n}. "Where are you going?"', '{n} called, "House, what are you doing?"'],
        [
            '"I have stood in one place for {fifty|ninety} years," said the house. "I want to see {goal}."',
            'The house creaked. "I want to go to {goal}," it said. "I have never been there."',
        ],
        [
            '"Then we will go together," said {n}. The house was glad.',
            '{n} thought for a moment. "Fine," {he} said. "I want to see {goal}, too."',
        ],
        [
            "They walked over fields and through a river. The dishes rattled in the cupboard.",
            "On the way, {n} waved to the other houses. They stared with all their windows.",
        ],
        [
            "In the evening they came to {goal}. The house opened all its windows wide.",
            'At last they saw {goal}. "Oh!" said the house, and its door stood open in surprise.',
        ],
        [
            'They stayed there for {a week|three days}. Then the house became quiet. "I miss our street," it said.',
            "It was nice, but after some days the house had a sore foot and was homesick.",
        ],
        [
            "So they went home. The house sat down in its old place and sighed happily.",
            "{n} and the house walked back, and the neighbors cheered.",
            "They walked home again, and since then, {n} and the house have taken a trip every summer.",
        ],
        hero="baker|tailor|teacher|mouse|cat|shoemaker",
        words={
            "color": "red|blue|yellow|white|green|crooked",
            "goal": "the sea|the snowy mountains|the big city|the desert|the great waterfall",
        },
    ),
    Tale(
        "fantasy_frog_prince",
        "a frog who says that he is a prince",
        [
            "{n} met a frog who said that he was a prince.",
            "A frog with a tiny crown sat by the {pond|well}. {n} could not believe {his} eyes.",
            '"I am a prince," said a frog to {n}.',
            "{n} caught a frog, and the frog began to talk.",
            "{n} was looking for {his} ball by the pond. A frog brought it back.",
        ],
        [
            "The frog was green and wet, and he wore a crown as small as a ring.",
            '"A witch turned me into a frog," he told {n}.',
        ],
        [
            '"You must give me a kiss," said the frog. "Then I will be a prince again."',
            '"Please, just one kiss," the frog said, and made his lips round.',
        ],
        [
            '"Yuck!" said {n}. {He} did not want to kiss a frog.',
            '{n} shook {his} head. "I do not kiss frogs," {he} said. "But we can play."',
        ],
        ["So they played {game}. The frog was very good at it.", "{n} and the frog played {game} all afternoon."],
        [
            "? They shared a {sandwich|cookie}, and the frog told jokes about flies.",
            "? The frog showed {n} how to croak, and {n} showed the frog how to whistle.",
        ],
        [
            'When it got dark, the frog looked at the castle on the hill. "Do you know what?" he said. "Being a prince was boring."',
            'In the evening, the frog was thinking hard. "As a prince, I was never allowed to play {game}," he said.',
        ],
        [
            '"Would you rather stay a frog?" asked {n}. The frog nodded.',
            '"Then stay as you are," said {n}. "I like you as a frog."',
        ],
        [
            "The frog hung the crown on a reed, and now a {dragonfly|beetle|snail} wears it.",
            "Every day after {school|lunch}, {n} met the frog at the water, and nobody had to kiss anybody.",
            '"Croak!" said the happy frog, and jumped into the water with a big splash.',
        ],
        words={"game": "leapfrog|ball|hide and seek|catch|marbles"},
    ),
    Tale(
        "fantasy_flying_bed",
        "a bed that flies at night",
        [
            "{n}'s bed could fly at night.",
            "{n} lay in bed, and the bed flew out of the window.",
            "One night, {n}'s bed began to rock. Then it rose into the air.",
            "{n} wished that {his} bed could fly.",
            '"Hold on tight," said the bed to {n}, and took off.',
        ],
        [
            "The blanket became a sail, and the {pillow|lamp} became a wheel to steer with.",
            "It was {a blue|a wooden|an old} bed, but it flew like an eagle.",
        ],
        [
            "{n} flew over the sleeping town and heard people snore.",
            "Below {him}, {n} saw the dark {forest|river|hills} and tiny lights.",
        ],
        [
            'On a chimney sat {f}, a small {fkind}, and was crying. "I am lost," said {f}.',
            'Then {n} heard someone call. It was {f}, a little {fkind} on a church roof. "Please take me with you!" {f} cried.',
        ],
        [
            '"Come under my blanket," said {n}. "We will find your home."',
            "{n} steered the bed to {f} and lifted {fhim} onto the pillow.",
        ],
        [
            '"Where do you live?" {n} asked. "{where}," said {f}.',
            '{f} tried to remember. "My home is {where}," {f} said.',
        ],
        [
            "They flew around for a long time. It was cold, and the bed shivered.",
            "The bed flew in circles, lower and lower, and they both looked down.",
        ],
        [
            '"There it is!" cried {f} at last. A mother was waiting there and waved.',
            "Then {f} saw the place, and {fhis} mother stood there with a lantern.",
        ],
        [
            "{f} gave {n} a {feather|kiss} as a thank-you, and the bed flew home.",
            "The mother thanked {n} and the bed with a {warm drink|song}.",
        ],
        [
            "In the morning, everything was normal. But on the blanket lay a {leaf|tiny feather}.",
            '"Why are you so tired?" asked {m} at breakfast. {n} only smiled and looked at {his} bed.',
        ],
        friend="owl|kitten|bat|sparrow|squirrel",
        words={
            "where": "in the tall tree by the lake|in the barn with the red roof|in the old tower by the sea|in the garden with the white fence"
        },
    ),
    Tale(
        "fantasy_shrinking_potion",
        "a drink that makes you small",
        [
            "{n} drank from a {color} bottle and became as small as a {small}.",
            "{n} shrank until {he} was no bigger than a {small}.",
            "A {color} bottle stood on the table. Drink me, it said. So {n} took a sip.",
            "{n} woke up and was as small as a {small}.",
            "{n} wanted to be small enough to {wish}.",
        ],
        [
            "The {color} drink tasted like {cherries|mint|honey}. Zip! {n} was tiny.",
            "The drink in the {color} bottle tickled, and everything around {n} grew and grew.",
        ],
        [
            "The table was as high as a mountain, and a crumb was as big as a rock.",
            "A {button|coin} was now as big as a plate for {him}, and a shoe was like a boat.",
        ],
        ["Now {n} could {wish}. What fun!", '{n} laughed. "At last I can {wish}!" {he} cried.'],
        [
            "But then the cat came in. For {n}, it was as big as a {house|bus}.",
            "Suddenly the ground shook. It was the cat, with green eyes like moons.",
        ],
        [
            "{n} ran and hid {under a thimble|behind a cup|in a slipper}. The cat sniffed.",
            '"I am not a mouse!" {n} squeaked. The cat came nearer.',
        ],
        [
            '{f}, an ant, whispered, "Follow me!" and led {n} into a crack in the floor.',
            "Just then {f}, a brave {fkind}, pulled {n} into a hole in the wall.",
        ],
        [
            '"What makes you big again?" {f} asked. {n} remembered a second bottle on the shelf.',
            '"You need the other bottle," said {f}. "I saw it on the shelf."',
        ],
        [
            "They climbed up a string together, and {n} drank. Zap! {He} was big again.",
            "{f} rolled the second bottle over. {n} took one drop and grew and grew.",
        ],
        [
            '"Thank you, {f}," {n} whispered, and put down a crumb of sugar for {fhim}.',
            "Since that day, {n} has always looked where {he} puts {his} feet.",
        ],
        friend="ant",
        words={
            "color": "green|blue|purple|yellow|pink",
            "small": "thumb|pea|mouse|pencil|bean",
            "wish": "sail in a nutshell|sleep in a matchbox|ride on a toy train|live in the dollhouse|swim in a teacup",
        },
    ),
    Tale(
        "fantasy_gray_kingdom",
        "a land without colors",
        [
            "{n} lived in a land where everything was gray.",
            "One morning, all the colors were gone. {n} looked out of the window and saw only gray.",
            "{n} came to a land without colors.",
            "{n} wanted to bring the colors back to the gray town.",
            "The grass was gray, and the sky was gray. Even {n}'s {thing} was gray.",
        ],
        [
            "Gray people ate gray soup and wore gray hats. Nobody laughed.",
            "The {apples|roses} were gray, and the butterflies looked like dust.",
        ],
        [
            '"Where are the colors?" {n} asked. An old man pointed at the hill. "Ask the painter," he said.',
            "{n} heard of a painter on the hill who kept all the colors in {jars}.",
        ],
        [
            "So {n} walked up the hill and knocked at the painter's door.",
            "{n} climbed for an hour until {he} stood at the painter's little house.",
        ],
        [
            "Inside stood {jars} full of red, yellow, blue and green. The painter sat there and looked sad.",
            "The painter opened. Behind her, {n} saw all the colors of the world in {jars}.",
        ],
        [
            '"People walked past my pictures and never looked," she said. "So I took the colors away."',
            '"Nobody said that the sky was beautiful," the painter told {n}. "So I put the colors away."',
        ],
        [
            '"I always looked," said {n}. "I miss the {color} of my {thing}. Please paint again!"',
            '{n} took the painter\'s hand. "I miss the colors so much," {he} said. "My {thing} was once so {color}!"',
        ],
        [
            "The painter began to smile. She gave {n} a big brush, and they went down together.",
            '"If one person looks, that is enough," said the painter. "Help me carry the {jars}!"',
        ],
        [
            "They painted the {meadows|trees}, the houses and the sky. Last of all, {n}'s {thing} became {color} again.",
            "Soon the grass was green and the sky was blue, and {n} had {his} {color} {thing} back.",
        ],
        [
            'Everybody came out and said, "How beautiful!" They have never stopped looking since.',
            "The people danced in the streets in their colorful hats.",
        ],
        words={
            "thing": "ball|scarf|kite|bed|jacket",
            "color": "red|yellow|orange|purple|blue",
            "jars": "glass jars|big pots|buckets|wooden barrels",
        },
    ),
    Tale(
        "fantasy_sandman",
        "a sandman who has no more sand",
        [
            "{n} could not sleep because the sandman did not come. At last he stood at the door.",
            "The sandman had lost his bag of sand. {n} helped him.",
            "{n} met the sandman on the stairs. His bag was empty.",
            "It was late, but {n} was wide awake. Then a little sandman knocked at the window.",
            '"I have no more sand," said the sandman to {n}.',
        ],
        [
            "The sandman wore a {blue|gray|starry} coat and soft shoes, and he looked worried.",
            '"There is a hole in my bag," said the sandman. "All my dream sand ran out."',
        ],
        [
            '"Now nobody in the town can sleep," he told {n}. And really, all the windows were bright.',
            "Everywhere babies cried, and grown-ups counted sheep. The sandman wrung his hands.",
        ],
        [
            '"Would this work, too?" asked {n}, and brought some {stuff}.',
            '{n} ran to the kitchen and got {stuff}. "Try this," {he} said.',
        ],
        [
            "The sandman threw some on the {dog|cat}. The animal only sneezed.",
            'They tried it on {m}. {Mname} rubbed {mhis} eyes and said, "What is this? {Stuff}?"',
        ],
        [
            '"No, it must be sand full of dreams," sighed the sandman.',
            'The sandman shook his head. "Only real dream sand works," he said.',
        ],
        [
            'Then {n} had an idea. "My sandbox! I have had my best dreams there," {he} cried.',
            "{n} thought of the sand in {his} sandbox, where {he} had built {castles|tunnels|mountains}.",
        ],
        [
            "They filled the bag with sand from the sandbox, and {n} sewed up the hole with {red|green} thread.",
            "First {n} closed the hole with a patch. Then they filled the bag in the sandbox.",
        ],
        [
            "The sandman blew some sand over the town. One light after the other went out.",
            "It worked! All over town, people yawned and closed their eyes.",
        ],
        [
            '"Good night, {n}," whispered the sandman. But {n} was already asleep.',
            "That night, everyone dreamed of {n}'s sandbox.",
        ],
        words={"stuff": "sugar|flour|salt|pepper|oats"},
    ),
    Tale(
        "fantasy_tooth_fairy_late",
        "a tooth fairy who is late",
        [
            "{n} the tooth fairy was late.",
            "{n} had to collect {number} teeth in one night, but {his} wings were wet.",
            "{n} overslept. And it was the busiest night of the year for a tooth fairy!",
            "In a flower pot lived {intro}. It was {n}'s job to collect teeth.",
        ],
        [
            "The little fairy took {his} bag and flew into the night.",
            "Every tooth under every pillow had to be collected before sunrise. {n} was the smallest of all tooth fairies.",
        ],
        [
            "At the first house, {n} got stuck in the {keyhole|curtain}. At the second house, a dog barked.",
            "First the wind blew {n} the wrong way, and then a {bat|moth} bumped into {him}.",
        ],
        [
            '"I will never make it," {n} panted, and looked at the sky. It was getting light.',
            "There was still one house left, and the first birds were singing.",
        ],
        [
            'In the last house, a child named {f} was already awake. "Are you the tooth fairy?" {f} whispered.',
            "{n} crept under the last pillow. Then the pillow was lifted up, and a child named {f} looked at {him}.",
        ],
        [
            '{n} turned red. "Nobody may see me," {he} said. "And I am so late!"',
            '"Oh dear," said {n}. "I am late, and now you have seen me."',
        ],
        [
            '"I will tell no one," {f} promised. "Do you want some {food}? You look tired."',
            '{f} smiled with a gap between the teeth. "Rest a little," said {f}, and gave the fairy some {food}.',
        ],
        [
            "{n} ate the {food} and felt strong again. {He} put a {coin} under the pillow.",
            "After the {food}, {n} could fly twice as fast. For the tooth, {he} left a {coin}.",
        ],
        [
            "Just when the sun rose, {n} came home with all the teeth.",
            '"Thank you, {f}!" the fairy called, and was home before the sun was up.',
        ],
        ["And {f} kept the secret.", "That day {n} bought a very loud alarm clock."],
        hero="fairy",
        friend="child",
        words={
            "number": "ten|twenty|thirty|seven",
            "food": "jam toast|honey bread|apple cake|gingerbread|plum jam",
            "coin": "silver coin|golden coin|tiny star|shiny marble",
        },
    ),
    Tale(
        "fantasy_garden_gnome",
        "a garden gnome who wants to see the world",
        [
            "{n} wanted to see the world and not stand in the garden all day.",
            "{Intro} stood in a garden between the {roses|carrots|tulips}. But at night {he} could walk.",
            "For {ten|twenty} years, {n} the garden gnome had looked at the same fence.",
            "Between the {lettuce|tulips} stood {intro}. {n} dreamed of far lands.",
            "{Intro} put down {his} {fishing rod|shovel} and walked out of the garden.",
        ],
        [
            "A garden gnome is made of clay and has to stand very still by day.",
            "{n} had a {red|green|blue} cap and a bit of moss on {his} nose, like many gnomes.",
        ],
        [
            '"There must be more than this garden," said {n} to {f} the {fkind}.',
            '{His} friend {f}, a {fkind}, often told {him} about {place}. "I want to go there," {n} said.',
        ],
        [
            "One night, {n} and {f} set out for {place}. The gnome's legs were short, and the way was long.",
            '"I will show you {place}," said {f}. So they left when the moon was up.',
        ],
        [
            "They crossed the street and went under a hedge. Everything was new to {n}.",
            "On the way {n} saw a {train|bridge|mailbox} for the first time in {his} life.",
        ],
        [
            "At last they came to {place}. {n} was silent with wonder.",
            '"Here we are," said {f}. There was {place}, in the light of the moon.',
        ],
        [
            'But what was that? It was getting light! "At sunrise I cannot move anymore," cried {n}.',
            'Then a rooster crowed. "I must be in my garden when the sun comes up!" {n} said.',
        ],
        [
            "They ran as fast as they could. {f} pushed the gnome the last bit.",
            "{f} knew a shortcut, and the gnome rolled down the hill like a barrel.",
        ],
        [
            "Just in time, {n} stood in the garden again. Only {his} cap was crooked.",
            "When the people of the house came out, the gnome stood in {his} place. There was a {leaf|shell|bus ticket} in {his} hand, and they wondered.",
        ],
        [
            '"Where do we go tomorrow?" asked {f} in the evening. {n} could hardly wait.',
            "Since then, the gnome has been smiling, and nobody knows why.",
        ],
        hero="garden gnome",
        friend="snail|hedgehog|toad|cat|mole",
        words={"place": "the big lake|the train station|the playground|the market square|the park with the fountain"},
    ),
    Tale(
        "fantasy_dragon_egg",
        "an egg with a dragon in it",
        [
            "{n} found a {color} egg in the {woods|cave|sand}. It was a dragon egg.",
            "{n} thought that the {color} egg was a stone. Then it moved.",
            "A dragon came out of the egg that {n} had found.",
            "{n} kept a big {color} egg warm in {his} bed.",
            "{n} wanted a pet. One day {he} found a very big egg.",
        ],
        [
            "The egg was {color} with dots and as big as a {melon|pumpkin|soccer ball}.",
            "{n} wrapped the {color} egg in a {scarf|sweater} and carried it home.",
        ],
        [
            'One night it went crack, crack! A tiny dragon put its nose out and said, "Mama?"',
            "In the morning, a little dragon sat between the pieces of shell and looked at {n}.",
        ],
        [
            '"I am not your mama," said {n}, "but I will take care of you." {He} called the dragon {dragon}.',
            "{n} named the baby dragon {dragon} and gave it {warm milk|porridge|toast}.",
        ],
        [
            "{dragon} slept in a {drawer|basket|hat} and burned little holes in the socks.",
            "Whenever {dragon} hiccuped, a small flame came out. {M} kept a bucket of water ready.",
        ],
        [
            "But {dragon} grew and grew. Soon the dragon was too big for the {room|bathtub|house}.",
            "After {two|three} months, {dragon} was as big as a horse and broke the {sofa|stairs}.",
        ],
        [
            '"{dragon} needs more room," said {m}. {n} knew it, but {he} was sad.',
            "{n} saw {dragon} look up at the mountains, where the other dragons lived.",
        ],
        [
            "So they went to the mountains. The dragons there came and sniffed at {dragon} kindly.",
            "{n} took {dragon} to the mountains, and a big dragon came down. It was the real mother!",
        ],
        [
            '{n} hugged {dragon} for a long time. "Come and visit me," {he} said.',
            "{dragon} licked {n}'s face and then flew up to the others.",
        ],
        [
            "And {dragon} did come back, every winter, to warm the whole house.",
            "On {his} birthday, {n} hears wings over the roof, and {he} runs outside.",
        ],
        words={"color": "green|blue|red|golden|purple", "dragon": "Spark|Smoky|Flicker|Pepper|Ember|Toast"},
    ),
    Tale(
        "fantasy_stopped_clock",
        "a clock that stops the time",
        [
            "{n} stopped the big clock, and the time stood still.",
            "{n} found an old watch. When {he} pressed the button, everything stopped.",
            "Tick, tock, stop! The clock stopped, and only {n} could still move.",
            "{n} did not want the {day} to end. So {he} held the hands of the clock.",
        ],
        [
            "The {bird|ball} hung in the air and did not fall. The {fountain|rain} stood still like glass.",
            "All the people were like statues. {M} stood in the kitchen with a spoon in {mhis} hand.",
        ],
        [
            '"Hurray!" cried {n}. "Now I have all the time in the world."',
            "{n} laughed. Nobody could send {him} to bed now!",
        ],
        [
            "{He} ate {ice cream|cookies}, jumped on the beds and read {three|four} books. It was still the same minute.",
            "{n} rode around the quiet town and tried out all the swings.",
        ],
        ["But then {n} wanted to play ball, and nobody threw it back.", "Then {n} told a joke, but nobody laughed."],
        [
            "It was so quiet that {n} could hear {his} own heart.",
            '{n} sat down next to {his} friend {f}, who stood there like a stone. "I miss you," {he} said.',
        ],
        [
            '"I want the time to go on," said {n}. But the clock was stuck!',
            "{n} shook the clock. It did not start again.",
        ],
        [
            "{He} blew away the dust, oiled the wheels and gave the clock a careful push.",
            "Then {n} remembered that clocks must be wound. {He} turned the little key, once, twice, three times.",
        ],
        [
            "Tick, tock! The birds sang, and everyone went on as if nothing had happened.",
            "With a loud tock, the time went on, and all the people moved again.",
        ],
        [
            '"Bedtime!" called {m}. And for once, {n} was glad to hear it.',
            "{n} hugged everybody. A day must end so that a new one can begin.",
        ],
        words={"day": "holiday|summer day|Sunday|party|birthday"},
    ),
    Tale(
        "fantasy_into_painting",
        "a painting that you can walk into",
        [
            "{n} walked into a painting.",
            "{n} stood in front of a painting of {scene}. Suddenly {he} felt the wind.",
            "In the museum hung a painting of {scene}. {n} touched it, and {his} hand went in.",
            "A painting hung over the sofa. It showed {scene}, and {n} wanted to be there.",
            "{n} saw something move in the painting of {scene}.",
        ],
        [
            "{n} put one foot over the frame, and then the other. {He} was inside!",
            "With one step, {n} was in the picture. Everything smelled a little of paint.",
        ],
        [
            "It was {scene}, just as in the painting, but now it was real.",
            "The colors were bright, and the clouds had brush marks.",
        ],
        [
            "There {n} met a {figure} who was only half painted. One {arm|leg|ear} was missing!",
            "A {figure} came up to {him}. But one half of the {figure} was white, because the painter had not finished.",
        ],
        [
            '"The painter forgot me," said the {figure}. "I have waited for {a hundred|sixty} years."',
            'The {figure} sighed. "I would like to be whole," it said.',
        ],
        [
            '"I have {crayons|colored pencils} in my bag," said {n}. "May I try?"',
            "{n} was good at painting. {He} took {his} paint box out of the bag.",
        ],
        [
            "Carefully, {n} painted what was missing. It was a little crooked, but pretty.",
            "{n} worked slowly, with {his} tongue between {his} teeth, until the {figure} was complete.",
        ],
        [
            'The {figure} turned around and around. "I am finished!" it shouted.',
            '"Wonderful!" said the {figure}, and jumped high into the painted air.',
        ],
        [
            "A bell rang. The museum was closing! {n} climbed back over the frame just in time.",
            "Then {n} heard {m} calling and stepped out of the picture.",
        ],
        [
            "When {n} looks at the painting now, the {figure} winks.",
            '{M} looked at the painting. "Strange," {mhe} said. "Was that {figure} always so colorful?"',
        ],
        words={
            "scene": "a harbor with white sails|a green valley|a winter village|a garden in spring|a circus",
            "figure": "dog|horse|clown|cat|goat|donkey",
        },
    ),
    Tale(
        "fantasy_sea_monster",
        "a sea monster who is shy",
        [
            "{n} was a sea monster, but {he} was very shy.",
            "Everybody was afraid of {n}, but {n} was afraid of everybody.",
            "At the bottom of the {lake|sea} lived {intro}. {He} only came up at night.",
            "{n} the sea monster wanted to have a friend, but {he} did not dare to say hello.",
        ],
        [
            "When a boat came, the sea monster dived down and blew only a few bubbles.",
            "A sea monster has a long neck and {green|gray|spotted} skin, and people scream when they see one.",
        ],
        [
            '{n} practiced at home: "Hello. Nice to meet you." But {he} never said it to anyone.',
            "{n} watched the children on the beach from behind a rock and sighed.",
        ],
        [
            "One day, {n} heard someone cry. A child named {f} had lost a {toy} in the deep water.",
            "Then a wave took a {toy} from a child named {f}. It sank to the bottom, right in front of {n}.",
        ],
        [
            "{n} held the {toy} carefully in {his} mouth. What should {he} do now?",
            "The sea monster picked up the {toy}. {His} heart beat like a drum.",
        ],
        [
            "{He} swam up slowly, and first only {his} eyes came out of the water.",
            '"I must be brave," thought {n}, and put {his} head out of the water.',
        ],
        [
            '"H-h-hello," said {n}, and laid the {toy} on the sand.',
            "{n} could not say a word. {He} only put the {toy} down in front of the child and turned red.",
        ],
        [
            '{f} was not afraid. "Thank you!" said {f}. "You are the nicest monster I have ever met."',
            '{f} stared, and then {fhe} laughed. "You found it!" cried {f}. "Do you want to play with me?"',
        ],
        [
            "They played on the beach until the sun went down, and {n}'s long neck was the best slide.",
            "After that, {f} came every day, and the sea monster was not so shy anymore.",
        ],
        hero="sea monster",
        friend="child",
        words={"toy": "red ball|little boat|yellow bucket|rag doll|toy duck|blue shovel|green toy fish|paper ship"},
    ),
    Tale(
        "fantasy_alien_garden",
        "an alien in the garden",
        [
            "{n} found an alien in the garden.",
            "A {shape} spaceship landed in {n}'s garden.",
            "{n} heard a beep behind the shed. An alien sat there.",
            "{n} was watering the flowers when an alien fell from the sky.",
            '"Beep," said somebody in the {bushes|tall grass}. {n} pushed the leaves aside and saw an alien.',
        ],
        [
            "The alien was {green|blue|orange} and had three eyes and {two|four} long ears.",
            "The alien was as small as a {cat|bucket}, and its feet looked like spoons.",
        ],
        [
            '"Who are you?" asked {n}. "Beep-bop," said the alien, and pointed at its belly.',
            '"Beep?" the alien asked {n}. {He} did not understand one word.',
        ],
        [
            "{n} gave it {bread|an apple|cheese}, but the alien shook its head.",
            '"Are you hungry?" {n} asked, and brought {milk|a carrot|a banana}. The alien did not like it.',
        ],
        [
            'A moment later, the alien saw {food} in the garden. "Beep-beep-beep!" it cried, and ate and ate.',
            "Then it found {food} by the fence, and its eyes lit up. It ate everything.",
        ],
        [
            '"You like {food}!" {n} laughed, and got some more.',
            "{n} had never seen anyone who ate {food} with so much joy.",
        ],
        [
            "After that, the alien drew a picture in the sand: its spaceship, with a broken {part}.",
            "The alien showed {n} its spaceship. The {part} was broken.",
        ],
        [
            "{n} got a {hammer|rope|pot} and some tape, and together they fixed the {part}.",
            "Luckily {n} had an old bicycle in the shed. They took a part of it and mended the {part}.",
        ],
        [
            '"Beep-bop," the alien said softly, and hugged {n} with all its arms. Then it flew away.',
            "The alien filled its spaceship with {food} and flew off into the stars.",
        ],
        [
            'Sometimes at night, {n} looks up and says, "Beep."',
            "In the grass, {n} found a little stone that glowed in the dark. It was a gift from the alien.",
        ],
        words={
            "shape": "round|silver|tiny|blinking",
            "food": "weeds|dandelions|old leaves|nettles|pine cones",
            "part": "antenna|door|wheel|window|steering wheel",
        },
    ),
    Tale(
        "fantasy_dancing_scarecrow",
        "a scarecrow who wants to dance",
        [
            "{n} wanted to dance, but {he} stood on a pole in the field.",
            "In a {wheat field|cornfield} stood {intro}. {He} heard music from the village every Saturday.",
            "{Intro} had a dream. {He} wanted to dance.",
            "{Intro} moved {his} arms in the wind and felt like a dancer.",
        ],
        [
            "{n} was stuffed with straw and wore an old {hat|coat}. The pole held {him} tight.",
            "A scarecrow has to scare the birds and stand still all day long. {n} found that very dull.",
        ],
        [
            "When the wind blew, {n} swung to the left and to the right. It was not real dancing.",
            '"If only I could lift one foot," sighed the scarecrow.',
        ],
        [
            'A crow named {f} sat down on {his} arm. "Are you not afraid of me?" asked {n}.',
            'One day {f}, a crow, landed on {his} hat. "You do not scare me," said {f}. "You look sad."',
        ],
        ['"I would so like to dance," {n} told {f}.', "{n} told the crow about {his} dream."],
        [
            "{f} called all the crows. They pulled at the pole, and plop, {n} was free!",
            '"We can help," said {f}. The crows pecked through the rope that held the scarecrow.',
        ],
        [
            "At first {n} fell over, because {his} straw legs were so soft.",
            "{n} took one step and fell on {his} nose. The crows helped {him} up.",
        ],
        [
            "But then the {fiddle|accordion|drum} in the village began to play, and {n} danced. {He} hopped and turned, and the straw flew.",
            "Then music came over the field. {n} danced the whole night, and the crows danced with {him}.",
        ],
        [
            "In the morning, {n} stood on {his} pole again, with a smile. The farmer wondered about the footprints.",
            "Now there is a dance in the field every Saturday night.",
        ],
        [
            "And the crows? They never ate a single grain again, out of friendship.",
            '"You are the best dancer of all," said {f}.',
        ],
        hero="scarecrow",
        friend="crow",
    ),
    Tale(
        "fantasy_goldfish_wish",
        "a fish that grants a wish",
        [
            "{n} caught a golden fish that could talk.",
            '"Let me go, and you may have a wish," said a golden fish to {n}.',
            "{n} sat in {his} boat and pulled a golden fish out of the water.",
            "A golden fish lay in {n}'s net. It looked at {him} and began to speak.",
        ],
        [
            "The fish shone so brightly that {n} had to close one eye.",
            "The fish had a tiny crown of {shells|pearls} on its head.",
        ],
        [
            '"I am a magic fish," it said. "What do you wish for?"',
            '"Please put me back into the water," the fish begged. "You have one wish."',
        ],
        [
            "{n} did not know what to wish for. {He} had a little house, a warm {bed|blanket} and good friends.",
            '"A wish?" said {n}. "Let me think."',
        ],
        [
            '{He} put the fish into a bucket of water and asked {his} friend {f}. "Wish for {big}!" said {f}.',
            '{n} went to {his} friend {f} with the fish in a bucket. "I would wish for {big}," {f} said.',
        ],
        [
            "But what would {n} do with {big}? {He} shook {his} head.",
            "{n} tried to imagine {big}. No, that was not for {him}.",
        ],
        [
            '{n} asked the fish, "What do you like best?" "To swim," said the fish.',
            "Then {n} saw how the fish swam around in the small bucket, and {he} felt sorry for it.",
        ],
        [
            '"I wish that you are happy," said {n}, and put the fish back into the water.',
            '{n} carried the fish to the water. "You are free," {he} said. "I do not need a wish."',
        ],
        [
            'The fish jumped high into the air. "Nobody has ever said that to me!" it called.',
            "The golden fish swam around {him} three times, and the water began to glow.",
        ],
        [
            "From that day on, {n}'s net was always full, and nobody in the village went hungry.",
            "Every evening the fish came to the shore, and they talked about the day.",
        ],
        hero="sailor|cat|otter|miller|bear",
        friend="child",
        words={"big": "a palace|a mountain of gold|a hundred servants|a big ship|a castle with ten towers"},
    ),
    Tale(
        "fantasy_witch_soup",
        "a witch who cooks a strange soup",
        [
            "{n} smelled something strange. The witch next door was cooking soup.",
            "A witch invited {n} to eat soup with her.",
            "{n} helped a witch to cook a soup.",
            "A witch stirred a big pot, and {n} looked in at the window.",
            "{n} ate a spoon of witch's soup and began to {effect}.",
        ],
        [
            "The soup was {color} and went blub, blub.",
            "In the pot was a thick {color} soup with {stars|noodles|little clouds} in it.",
        ],
        [
            '"Taste it," said the witch. {n} took a spoonful, and at once {he} had to {effect}.',
            "The witch gave {n} a bowl. After the first bite, {n} could not help it: {he} had to {effect}.",
        ],
        [
            '"Oh no!" cried the witch. "Everyone who eats my soup has to {effect}. That is why nobody comes to dinner."',
            'The witch sat down and cried into her apron. "I do it wrong every time," she said. "And I want guests so much!"',
        ],
        [
            'When it was over, {n} asked, "What did you put into the soup?"',
            "After a while, {n} was all right again and looked at the witch's cookbook.",
        ],
        [
            '"{Odd}, of course," said the witch. "And a bit of magic."',
            'The witch counted on her fingers. "Water, magic and {odd}," she said.',
        ],
        [
            '"Try carrots and {herb}," said {n}. "{mname} always does that."',
            '{n} laughed. "No magic," {he} said. "Take potatoes and {herb}!"',
        ],
        [
            "They cooked a new soup. {n} cut the vegetables, and the witch stirred.",
            "So they put away the {odd} and made soup with vegetables from the garden.",
        ],
        [
            "It smelled so good that the neighbors came with their spoons. The witch beamed.",
            '"Mmm!" said everyone at the table. The witch had never had so many guests.',
        ],
        [
            "But on {n}'s birthday, they cooked the old soup again, just for fun.",
            "Now the witch has a little soup restaurant, and {n} is her best taster.",
        ],
        elder="mom|dad|grandma|grandpa",
        words={
            "color": "green|purple|blue|black|pink",
            "effect": "hop like a frog|bark like a dog|sing very loudly|walk backward|quack like a duck",
            "odd": "old socks|shoelaces|pine needles|rusty nails|candle ends",
            "herb": "parsley|peas|onions|beans|leeks",
        },
    ),
    Tale(
        "fantasy_key_every_door",
        "a key that opens every door",
        [
            "{n} found a key that opened every door.",
            "{n} had a {color} key. It fit into every lock.",
            "A {color} key lay on the sidewalk. {n} tried it, and it opened {his} own front door.",
            "{n} wanted to know what was behind the closed doors of the town.",
            "On a hook hung a {color} key with a note: For every door. {n} took it.",
        ],
        [
            "The key was small and {color} and hummed in {n}'s hand.",
            "{n} turned the {color} key around. It had a heart on one end.",
        ],
        [
            "First {n} opened the {bakery|toy store}. It smelled so good in there!",
            "With the key, {n} opened the tower and saw the bells from very near.",
        ],
        [
            "Behind the next door, {n} found a {room full of clocks|hidden garden|long dark hall}. {He} only looked and took nothing.",
            "Then {n} came to a door that nobody had opened for years. Behind it were {spiders|old coats|piles of books}.",
        ],
        [
            'At last {he} stood at the gray house of {neighbor}. "{neighbor} never comes out," people said.',
            "One door was left. It belonged to {neighbor}, who never talked to anybody.",
        ],
        [
            "{n} put the key into the lock, but it did not turn.",
            "This time, the {color} key did not work. {n} tried again and again.",
        ],
        [
            "{He} thought for a moment. Then {he} put the key away and knocked.",
            '"Perhaps I should just knock," said {n}, and so {he} did.',
        ],
        [
            'The door opened. "You are the first one to knock," said {neighbor}. "Come in!"',
            'Slow steps came near. {neighbor} looked out and smiled. "A visitor!"',
        ],
        [
            "They drank cocoa and played {chess|cards|dominoes}. It was the nicest house of all.",
            "Inside it was warm, and there was {apple pie|plum cake|gingerbread}. {n} stayed until evening.",
        ],
        ["{n} gave away the key. A friendly knock opens more doors.", "After that, {n} knocked there every week."],
        words={
            "color": "golden|silver|rusty|black|green",
            "neighbor": "old Mrs. Brown|old Mr. Gray|old Mr. Finch|old Mrs. Miller|Captain Jones",
        },
    ),
    Tale(
        "fantasy_star_tailor",
        "a tailor who sews a coat for {who}",
        [
            "{n} sewed a coat for {who}.",
            "{Who} was cold at night and asked {n} for a coat.",
            "{n} got a strange letter. {Who} wanted to have a warm coat.",
            "One night, {who} knocked at {n}'s door and asked for a coat.",
            "{n} was the best tailor in the land. One day even {who} came to {him}.",
        ],
        [
            '"It is so cold up there," said {who}, and shivered.',
            "{n} wanted to help, and asked for the size. Nobody knew the size of {who}!",
        ],
        [
            "{n} took {his} tape measure and climbed a very long ladder.",
            "So {n} measured with a rope, from one end to the other.",
        ],
        [
            "{He} took {color} cloth and sewed for {three|seven} days.",
            "{n} bought all the {color} cloth in town. {His} needle flew up and down.",
        ],
        [
            "But when the coat was done, it was much too small.",
            "The coat looked lovely, but it was far too big. It slid right off.",
        ],
        [
            '"You change all the time!" {n} cried. "Yesterday you had another shape."',
            "{n} measured again. The size was different from the day before!",
        ],
        [
            '"I am sorry," said {who}. "I am always changing. I cannot help it."',
            'Tears fell down from the sky. "Then there is no coat for me," said {who}.',
        ],
        [
            "{n} thought all night. Then {he} knitted a coat of soft {color} wool that could stretch.",
            '"Wait," said {n}. {He} took {buttons|ribbons|rubber bands} and made a coat that could be wide or tight.',
        ],
        ['Now the coat fit, no matter what. "How warm it is!" sighed {who}.', "{Who} put it on and danced with joy."],
        [
            "In the evening, people looked up and saw something {color} in the sky.",
            '{n} asked for no money. "I am glad that you are warm," {he} said.',
        ],
        hero="tailor",
        words={
            "who": "the moon|the moon|the evening cloud|the north wind",
            "color": "red|blue|yellow|green|striped|purple",
        },
    ),
]
