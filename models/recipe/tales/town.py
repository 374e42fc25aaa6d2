"""Tales of town: shops, food, jobs, vehicles and things."""

# ruff: noqa: E501

from models.recipe.tales import Tale

TALES = [
    Tale(
        "town_bus_ride",
        "a {kind} who rides the bus to the {place}",
        [
            "{n} and {m} took the bus to the {place}.",
            "One morning, {n} rode on a big {red|yellow|blue|green} bus. {He} was going to the {place} with {m}.",
            "{n} wanted to ride the bus. So {m} took {him} to the {place}.",
            "It was the first time that {n} rode on a bus. The bus went to the {place}.",
            '{n} got on the bus with {m}. "We are going to the {place}!" {he} told the driver.',
        ],
        [
            "The bus was {very full|almost empty}, but there were two seats by the window.",
            "{n} sat down by the window of the bus and held the {item} on {his} lap.",
            "The driver {closed the doors|rang the bell}, and the bus began to move.",
        ],
        [
            "{n} saw {a dog with a hat|a man on a tall ladder|three firemen|a truck full of oranges} through the window.",
            'The bus went over a bridge and past {the school|the bakery|the church}. "{Look|See}, there is our {street|house}!" {n} called.',
            "At every stop, people got on and off. {n} counted them: {five|six|ten}!",
        ],
        [
            'At last the bus stopped at the {place}. {n} jumped out. Then {he} felt {his} empty hands. "My {item}! It is still on the bus!"',
            "When they got off at the {place}, something was missing. {n} had left {his} {item} on the seat of the bus.",
            '"Here is the {place}," said the driver. {n} hopped out, and the bus drove off. But the {item} was still on the bus!',
        ],
        [
            '{n} began to cry. "Do not worry," {mname} said. "The bus will come back."',
            '"Stop! Stop!" {n} cried, but the bus was already {around the corner|far away}.',
            '"What do we do now?" {n} asked. "We wait for the bus," said {mname}.',
        ],
        [
            "? They sat on a bench and waited. A pigeon waited with them.",
            "? {n} looked down the street again and again.",
        ],
        [
            'After a while, the bus came back. The driver leaned out and waved the {item}. "Is this yours?" he asked.',
            'Soon the same bus came around the corner. "I have something for you," said the driver, and he gave {n} the {item}.',
        ],
        [
            '"Thank you!" said {n}. From then on, {he} held {his} {item} tight on every bus ride.',
            "{n} hugged the {item}. Then they had a wonderful day at the {place}.",
            "{n} thanked the driver and waved until the bus was gone. Now the day at the {place} could begin.",
        ],
        friend="child",
        words={
            "place": "zoo|beach|library|museum|swimming pool|fair|park|castle|harbor",
            "item": "hat|bag|scarf|umbrella|ball|doll|lunch box|book|teddy bear",
        },
    ),
    Tale(
        "town_bakery",
        "a baker who makes {bread} for the whole town",
        [
            "Every night, when the town was asleep, {n} the baker made {bread} in the bakery.",
            "{Intro} had a little bakery on the corner. The {bread} smelled wonderful.",
            "In a small bakery worked {intro}. Every morning {he} baked {bread} for the whole town.",
            "{Intro} got up very early to bake {bread}.",
            "There was a bakery in the town, and it belonged to {intro}.",
        ],
        [
            "The oven was {hot|warm and red}, and there was flour on the {floor|table|window}, and on the baker's nose too.",
            "First {n} mixed the dough, then {he} rolled it, and then {he} put it into the oven.",
            "All the people on the street loved the {bread} from the bakery.",
        ],
        [
            "But one morning, there was no {lost} left. Without {lost}, {n} could not make any {bread}.",
            "One day, {n} opened the cupboard and stopped. The {lost} was all gone!",
        ],
        [
            '"Oh dear," said {n}. "No {lost}, no {bread}! What will the people eat?"',
            '{n} looked in every pot and every jar. "Not one spoon of {lost}!" {he} sighed.',
            '"I cannot sell an empty basket," {n} said sadly.',
        ],
        [
            'Just then, a {fkind} named {f} knocked at the door of the bakery. "Why is it so {dark|quiet} in here?" {f} asked.',
            'A {fkind} named {f} lived next door. "I do not smell any {bread} today," said {f}. "Is something wrong?"',
        ],
        [
            "When {f} heard about it, {fhe} ran home and came back with a big bag of {lost}.",
            '"Wait here!" {f} called. {Fhe} knocked at every house, and everyone gave a little bit of {lost}.',
        ],
        [
            "Soon the oven was full again. The sweet smell went down the whole street.",
            "{n} worked as fast as {he} could. {f} helped to {stir|mix} the dough.",
        ],
        [
            "The first of the warm {bread} went to {f}, of course.",
            '"Help yourself," said {n} and gave {f} a whole basket, still warm from the oven.',
            "From that day on, {f} got something warm from the baker every morning.",
        ],
        hero="baker",
        friend="child",
        words={"bread": "bread|rolls|buns|muffins|pretzels|bagels", "lost": "salt|sugar|butter|flour|milk"},
    ),
    Tale(
        "town_market",
        "a {kind} who buys {fruit} at the market",
        [
            "{n} went to the market to buy {fruit}.",
            "On Saturday, {n} went to the market with {m}. They wanted to buy {fruit}.",
            "{n} had a basket and three coins. {He} was going to the market to buy {fruit}.",
            '"Can you go to the market and get some {fruit}?" {m} asked. {n} took the basket and ran.',
            "It was market day. {n} was allowed to buy the {fruit} all alone.",
        ],
        [
            "The market was loud and full of colors. There were {cheeses|fish}, flowers and {hats|honey pots}.",
            'People were calling from every side. "Fresh {fruit}!" called an old woman.',
            "At the market, {n} saw {fruit} in big baskets, one next to the other.",
        ],
        [
            '"I would like some {fruit}, please," said {n} and gave the woman the coins.',
            '{n} picked the nicest {fruit}. "How much are they?" {he} asked the woman. "{Two|Three} coins," she said.',
        ],
        [
            "The basket was heavy. {n} put it down for a moment to {tie {his} shoe|look at the flowers|listen to a man with a fiddle}.",
            "On the way out, {n} stopped and put the basket on the ground. A band was playing, and {he} wanted to hear it.",
        ],
        [
            "Suddenly there was a {pet} next to the basket. It was eating the {fruit}!",
            "{n} heard a funny noise. A {pet} had its nose deep in the basket with the {fruit}.",
        ],
        [
            '"Hey! Those are mine!" cried {n}. But the {pet} only looked up and went on eating.',
            '"Stop, {pet}!" {n} shouted. It was too late. Only {two|three} of the {fruit} were left.',
        ],
        [
            'The woman from the market saw it and laughed. "That is my {pet}," she said. "It is my fault. Take some new {fruit}."',
            'A farmer came running. "I am so sorry!" he said. "My {pet} is always hungry." And he paid for new {fruit}.',
        ],
        [
            "{n} carried the full basket home and did not put it down once.",
            '"What took you so long?" they asked at home. "I met a hungry {pet}," said {n}, and everyone laughed.',
            "At home, everyone ate {fruit} for dinner, and {n} told all about the {pet}.",
        ],
        words={
            "fruit": "apples|pears|plums|cherries|tomatoes|carrots|strawberries|oranges|peaches|eggs",
            "pet": "goat|donkey|dog|goose|cat",
        },
    ),
    Tale(
        "town_firefighter",
        "a firefighter who saves a {pet}",
        [
            "{Intro} drove a big red fire truck.",
            "One day, the bell rang at the fire station, and {n} the firefighter jumped up. A {pet} was stuck on a {place}!",
            "{Intro} had to save a {pet}. It was stuck high up on a {place}.",
            "At the fire station lived {intro}. {He} was not afraid of {smoke|fire|anything}.",
            "{Intro} wanted to help everyone in the town.",
        ],
        [
            'A {fkind} named {f} had called the firefighter. "Please come! My {pet} is on the {place} and cannot get down!"',
            '"Help!" cried a {fkind} named {f}. "My {pet} is up on the {place}!"',
        ],
        [
            "{n} put on {his} helmet and {his} big boots, and the fire truck raced down the street.",
            'The fire truck went "{wee-oh, wee-oh|ding, ding, ding}," and all the cars let it pass.',
        ],
        [
            "High up on the {place} sat the {pet}. It was {shaking|crying softly} and did not dare to move.",
            "{f} pointed up at the {place}. There sat the {pet} and looked down with big eyes.",
        ],
        [
            "{n} put up the long ladder and climbed, step by step. But the ladder was a little too short.",
            "The firefighter climbed up the ladder. When {he} reached out, the {pet} moved away. It was scared of the big helmet.",
        ],
        [
            '"Do you have something that your {pet} likes?" {n} asked. {f} took a {cracker|cookie|nut} out of {fhis} pocket.',
            '{f} had an idea. "Give it this," {fhe} called, and {fhe} held up a {cookie|piece of cheese|nut}.',
        ],
        [
            "{n} held out the food. The {pet} sniffed, came closer, and hopped right onto {his} shoulder.",
            "The {pet} smelled the food. Step by step it came to {n}, and {he} put it safely into {his} jacket.",
        ],
        [
            'Down on the street, {f} hugged the {pet}. "Thank you!" {fhe} said. "You are a real hero."',
            '"Here is your {pet}," said {n}. And because {f} had helped so well, {fhe} could ride home in the fire truck.',
            "Everybody clapped. {n} let {f} wear the helmet, and {f} was the proudest {fkind} in town.",
        ],
        hero="firefighter",
        friend="child",
        words={"pet": "cat|kitten|parrot|monkey|squirrel", "place": "tree|roof|church tower|chimney"},
    ),
    Tale(
        "town_train",
        "a {kind} who rides the train to {his} grandma",
        [
            "{n} went on a train for the first time.",
            "{n} and {his} dad took the train to visit {his} grandma.",
            "The train was long and {green|red|blue|silver}. {n} was going to {his} grandma by train.",
            'At the station, {n} waited for the train with {his} dad. "When will it come?" {n} asked.',
            "{n} loved trains. Today {he} was going to ride on a real one!",
        ],
        [
            '"All aboard!" called the conductor. {n} climbed up the steps into the train.',
            "The train whistled, and the wheels began to {turn|roll}. Click, clack, click, clack!",
            "{n} found a seat by the window of the train and pressed {his} nose against the glass.",
        ],
        [
            "Outside, {cows|horses|houses|trees} and {fields|hills|barns} flew by. Then the train went into a tunnel, and it was dark.",
            "The train crossed a {high bridge|wide river}. Far below, {n} could see a {tiny boat|man with a fishing rod}.",
        ],
        [
            "Across from {n} sat a {fkind} named {f}. {f} looked sad, because {fhis} {snack} had fallen on the floor.",
            "A {fkind} named {f} sat on the other side. {f} had nothing to eat, and {fhis} tummy was growling.",
        ],
        [
            '"Would you like half of my {snack}?" asked {n}.',
            '{n} broke {his} own {snack} in two and gave one half to {f}. "Here," {he} said.',
        ],
        [
            "? Then the conductor came to see the tickets, and he made a little hole in each one.",
            "? The train stopped at a small station. Nobody got on but a man with a {chicken|big drum}.",
        ],
        [
            '"Where are you going?" {n} asked. "To my grandma," said {f}. "Me too!" {n} laughed.',
            "Together, they {counted sheep|made faces in the window|sang a train song}, and the time went by very fast.",
        ],
        [
            "At the last stop, {n}'s grandma stood on the platform and waved with both arms.",
            'When the train stopped, {n} saw a {red|blue} hat in the crowd. "Grandma!" {he} called and ran.',
        ],
        [
            '"How was the train?" asked Grandma. "Much too short!" said {n}.',
            "{n} waved to {f} and to the train. It had been a lovely ride.",
        ],
        friend="child",
        words={"snack": "sandwich|apple|banana|cookie|piece of cake|pretzel|roll"},
    ),
    Tale(
        "town_late_bus",
        "a bus that is always late",
        [
            "{Intro} was always late.",
            "In the city there was {intro}. {He} was late every single day.",
            "{Intro} did not want to be late again.",
            '"You are late again!" the people said. They were talking to {intro}.',
            "This is about {intro}, who never came on time.",
        ],
        [
            "It was not because {n} was slow. {He} just stopped for everything: for {butterflies|snails}, for {flowers|frogs}, and for every nice cloud.",
            "{n} liked to look at things. A bus that looks at {kites|birds} all the time is a late bus.",
        ],
        [
            'The people at the bus stop looked at their watches. "Where is that bus?" they {grumbled|asked}.',
            "A woman missed her {train|doctor|music lesson}, and a boy came late to school. They were not happy with the bus.",
        ],
        [
            '"Tomorrow I will be on time," {n} promised. That night, {he} set three alarm clocks.',
            '"I am sorry," said {n}. "From tomorrow on, I will look only at the road."',
        ],
        [
            "The next morning, the bus drove off early. But in the middle of the street sat {f}, a small {fkind}, and {fhe} would not move.",
            "In the morning, {n} was right on time, until {he} saw a small {fkind} named {f}. {f} had hurt {fhis} foot and could not cross the street.",
        ],
        [
            '{n} looked at the clock. Then {he} looked at {f}. "Hop in," said the bus. "I will take you home."',
            '"Oh no," thought {n}. "I will be late again." But {he} opened the door all the same. "Come in, {f}!"',
        ],
        [
            "When {n} came to the bus stop, {he} was very late. The people were about to scold. Then they saw {f} at the window.",
            'All the people were waiting. "I am late," said {n}, "because I had to help {f}."',
        ],
        [
            '"That is a good reason," said the people, and nobody was angry.',
            '"Then we are glad that you were late," said an old man, and he patted the bus.',
        ],
        [
            "And the next day? The next day {n} was on time, with {f} on the front seat to tell {him} when to go.",
            'Since then, {f} rides along every day and calls, "Go, go, go!" And the bus is never late anymore.',
        ],
        hero="bus|red bus|yellow bus|city bus",
        friend="duck|dog|cat|hen",
    ),
    Tale(
        "town_postman",
        "a {kind} who has a letter for {f}",
        [
            "{Intro} carried letters to every house.",
            "Every day, {n} brought the mail. {His} bag was full of letters.",
            "{Intro} had one letter left in the bag.",
            "{Intro} rode through the town on a bicycle and brought letters to everybody.",
            'One morning, {n} found a letter without a street on it. It only said, "For {f} the {fkind}."',
        ],
        [
            "There were big letters and small letters, but one of them was {pink|blue|yellow} and smelled of {roses|honey|the sea}.",
            "{n} knew every door in town, but one letter was hard. Where did {f} the {fkind} live?",
        ],
        [
            '"I have never met {f} the {fkind}," {n} thought. "But a letter must find its way."',
            '"A letter for {f}," {n} read. "I will bring it, even in the {rain}."',
        ],
        [
            '{n} asked at the {bakery|mill|school}. "{f}? Go up the hill and past the {big oak|old well}," they said.',
            "The way was long. {n} asked a {farmer|fisherman|shepherd}, and he pointed to the hill.",
        ],
        [
            "Then came the {rain}. {n} put the letter under {his} coat, so that nothing could happen to it.",
            "On the hill, {n}'s hat flew off in the {rain}. But {he} held on to the letter.",
        ],
        [
            "At last {n} saw a tiny house with a tiny mailbox. It was full of {leaves|spider webs}. Nobody had ever put a letter in it.",
            "Behind the hill stood a little crooked house. {n} knocked three times. It was {f} who opened the door.",
        ],
        [
            '"A letter? For me?" asked {f}. "I have never gotten a letter in my life!"',
            '{f} took the letter with both paws and smelled it. "Would you read it to me?" {f} asked softly.',
        ],
        [
            'It was from an old friend. "I am coming to visit you," it said. {f} danced for joy.',
            'In the letter it said, "Happy birthday, {f}!" And {f} had thought that everyone had forgotten.',
        ],
        [
            "{f} made a pot of {tea|cocoa} for the two of them, and {n} stayed until the {rain} was over.",
            'And the next week, {n} had a new letter in {his} bag. It was from {f}, and it said, "Thank you!"',
        ],
        hero="mail carrier|mail carrier|postman",
        friend="fox|mouse|rabbit|bear",
        words={"rain": "rain|snow|wind|storm"},
    ),
    Tale(
        "town_dentist",
        "a {kind} who goes to the dentist",
        [
            "{n} had to go to the dentist.",
            '{n} had a toothache. "We are going to the dentist," said {m}.',
            "Today was the day. {n} was going to the dentist, and {he} did not like it at all.",
            "{n} was afraid of the dentist. {He} took {his} {toy} along.",
            '"I do not want to go to the dentist!" said {n}.',
        ],
        [
            "In the waiting room, {n} held {his} {toy} very tight. It smelled of {mint|soap}.",
            "The dentist had a {big chair|bright lamp} and a {kind face|warm voice}. But {n} kept {his} mouth shut.",
        ],
        [
            '"Good morning, {n}," said the dentist. "May I see your teeth?" {n} shook {his} head.',
            '"Open wide," said the dentist. {n} did not open {his} mouth, not even a little.',
        ],
        [
            'The dentist looked at the {toy}. "Then I will look at your friend first," she said. She counted the teeth of the {toy}. There were none!',
            '"And who is this?" asked the dentist. She put the {toy} in the big chair and said, "Say ah!"',
        ],
        [
            "{n} had to laugh. When {he} laughed, {his} mouth was open, and the dentist could see everything.",
            'That looked so funny that {n} forgot to be afraid. "My turn," {he} said and climbed into the chair.',
        ],
        [
            '"There is the tooth that hurts," said the dentist. "It has a {small|tiny} hole. I will fix it."',
            "The little mirror tickled. Something {hummed|buzzed} for a moment, and then the tooth was clean and well.",
        ],
        [
            '? "Was that all?" {n} asked. "That was all," said the dentist.',
            "? {n} squeezed the {toy} a little, but it did not hurt much.",
        ],
        [
            "The dentist gave {him} a new {red|blue|green} toothbrush, and a very small one for the {toy}.",
            "{n} got a shiny {sticker|star} for being brave. The {toy} got one too.",
        ],
        [
            "That evening, {n} brushed {his} teeth for a very long time.",
            '"The dentist is nice," {n} told {m} on the way home. "Can we go again?"',
        ],
        words={"toy": "teddy bear|toy rabbit|doll|toy dog|toy lion|toy frog"},
    ),
    Tale(
        "town_clock_tower",
        "a clock tower that stops",
        [
            "High above the town lived {intro}. {He} told everyone what time it was.",
            "{Intro} lived in the tower in the middle of the town.",
            "One day, {intro} stopped. No tick and no tock came from the tower.",
            "{Intro} rang the bell every hour, day and night.",
            "In the old clock tower was {intro}, and every day {he} went tick, tock, tick, tock.",
        ],
        [
            "When the clock rang {time} times, the {baker opened his shop|children went to school|shops closed}.",
            'The whole town listened to {n}. "It is {time} o\'clock," people said when the bell rang.',
        ],
        [
            "But one {cold|windy|rainy} morning, the hands of the clock did not move. They stayed at {time}.",
            "Then something went \"crack.\" {n} could not tick anymore. It was {time} o'clock, and it stayed {time} o'clock.",
        ],
        [
            "Nobody knew what time it was. The {children slept too long|cook burned the soup}, and the {train left too early|school stayed closed}.",
            "In the town, everything went wrong. People had breakfast at night and {lunch|supper} in the morning.",
        ],
        [
            '"What is wrong with me?" {n} asked. "I feel a tickle in my wheels."',
            '"Can somebody help me?" the clock called. But the tower was so high that nobody heard {him}.',
        ],
        [
            "Up there lived a {fkind} named {f}. {Fhe} crept between the wheels and looked.",
            "Only {f}, the {fkind} from the roof, heard {n}. {f} came and looked inside the clock.",
        ],
        [
            '"I have found it," said {f}. "There is a {button|nut|straw|feather} stuck in the smallest wheel!" {f} pulled with all {fhis} strength.',
            "{f} found a {leaf|twig|hairpin|coin} between two wheels. {Fhe} pulled it out and blew away the dust.",
        ],
        [
            "Tick, tock! The hands moved again, and the bell rang out over the roofs.",
            'Slowly the wheels began to turn. "I am ticking!" cried {n}, and {he} rang the bell for joy.',
        ],
        [
            '"The clock is back!" the people shouted. And {f} was allowed to live behind the big number {time} forever.',
            "Since then, {f} cleans the wheels every week, and {n} has never stopped again.",
        ],
        hero="clock|tower clock|big clock",
        friend="mouse|pigeon|owl|bat",
        words={"time": "three|four|five|six|seven|eight|nine|ten"},
    ),
    Tale(
        "town_ice_cream_cart",
        "an ice cream cart",
        [
            "{Intro} rolled through the streets and sold ice cream.",
            "On a hot day, {intro} stood in the park. {He} was full of {flavor} ice cream.",
            "{Intro} loved the summer.",
            "Ding, ding! Around the corner came {intro}.",
            "It was the hottest day of the year. {Intro} had a lot of work.",
        ],
        [
            "{n} had {two|three} big wheels, a striped roof and a little {silver|golden} bell.",
            "The best ice cream of all was {flavor}. All the children wanted the {flavor} ice cream.",
        ],
        [
            "But on that day, the sun was so hot that the {flavor} ice cream began to melt. Drip, drip, drip!",
            "Suddenly one wheel of the ice cream cart got stuck in a hole. {n} could not move, and the sun was burning.",
        ],
        [
            '"Oh no," said {n}. "Soon there will be only {flavor} soup!"',
            '"My ice cream is melting!" cried {n}. "What can I do?"',
        ],
        [
            'A {fkind} named {f} heard the bell. "I know a place in the shade," said {f}, and {fhe} began to push.',
            "A {fkind} named {f} came by. {f} called all the children of the street, and they pushed the cart together.",
        ],
        [
            "They pushed and pulled until the cart stood under a {big tree|bridge|wide roof}. There it was nice and cool.",
            "One, two, three, and up! Soon {n} stood in the shade of a {chestnut tree|tall wall}.",
        ],
        [
            'The ice cream was still good, only a little soft. "Eat it fast," said {n}. "Today it is free!"',
            '"Thank you," said {n}. "Now everybody gets a scoop, and {f} gets two."',
        ],
        [
            "The children licked and laughed, and each of them had a {flavor} nose.",
            "And so there was {flavor} ice cream for everyone, down to the last drop.",
        ],
        hero="ice cream cart",
        friend="child",
        words={"flavor": "strawberry|vanilla|chocolate|lemon|cherry|banana|blueberry|peach"},
    ),
    Tale(
        "town_rooster",
        "a farmer whose rooster is too loud",
        [
            "{Intro} had ten hens and one very loud rooster.",
            "On a farm lived {intro}. The rooster there crowed so loudly that nobody could sleep.",
            "{Intro} was tired. {His} rooster crowed in the middle of the night.",
            "{Intro} had a problem. {His} rooster was much too loud.",
            '"Cock-a-doodle-doo!" It was still dark, and {n} the farmer fell out of bed.',
        ],
        [
            "The rooster was called {f}. He crowed at the moon, at {cars|clouds}, and even at his own {shadow|tail}.",
            "This rooster, whose name was {f}, thought that the sun could not come up without him.",
        ],
        [
            "The hens put straw in their ears. {n} put two pillows on {his} head. It did not help.",
            '"Be quiet, {f}!" called {n}. But the rooster only crowed louder.',
        ],
        [
            '"If you crow at night again," said {n}, "you will sleep in the {barn|cellar}!" The rooster hung his head.',
            "{n} made a little hat for the rooster, so that he would think it was dark. The rooster {ate|lost} it.",
        ],
        [
            "The next night, {f} was quiet. Then he saw a {fox|wolf} sneak into the yard.",
            "That night, the rooster tried hard to be quiet. But something was moving by the hen house. It was a {fox|weasel}!",
        ],
        [
            "The rooster took a deep breath and crowed as loudly as he could. The thief ran away in fright.",
            '"COCK-A-DOODLE-DOO!" It was so loud that the windows shook. The thief jumped over the fence and never came back.',
        ],
        [
            '{n} ran out with a lamp. All ten hens were safe. "Good rooster!" {n} said.',
            'When {n} saw the tracks, {he} understood. "You saved the hens, {f}," {he} said.',
        ],
        [
            "Since then, {n} is never angry when the rooster crows. {He} just turns over and sleeps on.",
            "From that day on, {f} could be as loud as he liked, and {n} bought a bigger pillow.",
        ],
        hero="farmer",
        friend="rooster",
    ),
    Tale(
        "town_salty_soup",
        "a cook whose soup is too salty",
        [
            "{Intro} made a big pot of {soup} soup.",
            "One day, {n} the cook made a soup, and it was much too salty.",
            "{Intro} cooked {soup} soup for the {king|mayor|whole town}.",
            "In a big kitchen worked {intro}. Today there was {soup} soup.",
            "{Intro} was making soup when the lid fell off the salt.",
        ],
        [
            "{n} cut up the vegetables, stirred the {soup} soup, and sang a song. {He} sang so much that {he} put the salt in {three times|twice}.",
            "The soup was {bubbling|steaming} on the stove. Then {n} sneezed, and all the salt fell into the pot.",
        ],
        [
            '{n} took a spoon and tasted. "Ugh! That is as salty as the sea!"',
            "When {n} tried the {soup} soup, {his} eyes watered. So much salt!",
        ],
        [
            '"The guests will be here soon!" {n} said. "What can I do?"',
            'It was almost time for dinner, and everyone was hungry. "Nobody can eat this soup," {n} sighed.',
        ],
        [
            "{n} put in some sugar. Now the soup was salty and sweet. That was even worse.",
            "First {n} fished for the salt with a spoon. But salt cannot be caught with a spoon.",
        ],
        [
            'A {fkind} named {f} was washing the dishes. "My grandma puts potatoes in when it is too salty," said {f}.',
            'Then the kitchen helper, a {fkind} named {f}, had an idea. "Let us add a lot of water and ten potatoes," said {f}.',
        ],
        [
            "They did it together. The soup got {bigger and bigger|more and more}, and {n} needed a second pot.",
            "So they peeled potatoes as fast as they could and dropped them in. Plop, plop, plop!",
        ],
        [
            '{n} tasted again. "Mmm! That is the best {soup} soup I have ever made!"',
            "Now the soup was just right. All the guests asked for more, and there was enough for the whole street.",
        ],
        [
            '"Who made this?" asked the guests. "{f} and I," said {n} proudly.',
            "From then on, {n} let {f} taste every soup before it went to the table.",
        ],
        hero="cook",
        friend="child",
        words={"soup": "tomato|carrot|pea|potato|chicken|noodle|bean|onion|pumpkin"},
    ),
    Tale(
        "town_tailor",
        "a tailor who makes a {thing} for {f}",
        [
            "{Intro} could sew anything.",
            "In a narrow shop sat {intro} and sewed from morning till night.",
            "One day, a {fkind} came to the shop of {intro}.",
            "{Intro} had to sew a {thing} for a {fkind}.",
            "{Intro} had a needle, a pair of scissors, and a lot of {cloth} cloth.",
        ],
        [
            '"I need a {thing}," said {f} the {fkind}. "I have never had one."',
            '"Good day," said {f}, a very {polite|friendly} {fkind}. "Can you make me a {thing}?"',
        ],
        [
            '"Of course," said the tailor. {n} took {his} tape and measured {f} from top to bottom.',
            '{n} walked around {f} two times. "I have never sewn for a {fkind} before," {he} said. "But I will try."',
        ],
        [
            "{n} cut the {cloth} cloth and sewed all night by the light of a candle.",
            "Snip, snip went the scissors through the {cloth} cloth. The needle danced up and down.",
        ],
        [
            "But in the morning, when {f} tried on the {thing}, it ripped in the back. Rrrip!",
            "The {thing} was {lovely|very fine}. Only, when {f} sat down, all the buttons popped off.",
        ],
        [
            '"Oh, I am so sorry," said {f}, and a tear rolled down. "I have broken it."',
            '"I am just the wrong shape," said {f} sadly.',
        ],
        [
            '"No, no," said {n}. "You are right just as you are. It is the {thing} that is wrong."',
            '"Nonsense!" said {n}. "A good tailor makes the clothes fit, not the {fkind}."',
        ],
        [
            "So {n} sewed a soft new piece into it, with a {pocket|bow|collar} on top. Now it fit perfectly.",
            "{n} took stronger thread and bigger buttons, and this time everything held.",
        ],
        [
            '{f} turned in front of the mirror. "I look wonderful!" said {f}, and so it was.',
            "{f} wore the {cloth} {thing} every day, and soon all the animals came to the tailor.",
        ],
        hero="tailor",
        friend="giant|bear|elephant|giraffe|mouse|snail|hedgehog",
        words={"thing": "coat|suit|jacket|vest|shirt|cape", "cloth": "red|blue|green|golden|purple|yellow|striped"},
    ),
    Tale(
        "town_fisherman",
        "a {kind} who catches a {thing}",
        [
            "{Intro} went out to sea in a little boat.",
            "Every morning, {intro} rowed out to catch fish.",
            "{Intro} caught no fish today. {He} caught a {thing}.",
            "By the sea lived {intro}, and {he} went fishing every day.",
            "{Intro} threw the net into the water and waited.",
        ],
        [
            "The sea was {calm|as smooth as glass}, and the boat rocked up and down. Not one fish came.",
            "{n} waited one hour and then two. There were no fish anywhere.",
        ],
        [
            "Then the net got heavy. {n} pulled and pulled. Up came a {thing}!",
            'All at once, something pulled at the net. "A big fish!" {n} shouted. But it was only an old {thing}.',
        ],
        [
            '"What should I do with a {thing}?" {n} grumbled and wanted to throw it back.',
            '{n} scratched {his} head. "I cannot eat a {thing} for supper," {he} said.',
        ],
        [
            'Just then, a {fkind} put its head out of the water. "Please do not take my {thing}," it said. "I am {f}, and I live in it."',
            '"That is mine!" called a small voice. It came from a {fkind} named {f}. "That {thing} is my house!"',
        ],
        [
            '{n} had to laugh. "I have never heard of such a thing," {he} said. "Forgive me, little {f}."',
            '"You live in there?" asked {n}. "Yes," said {f}. "It is very cozy."',
        ],
        [
            "Very carefully, {n} let the {thing} down to the bottom of the sea.",
            "So {n} gave the {thing} back and even wiped the {mud|sand} off first.",
        ],
        [
            '"Thank you," said {f}. "Throw your net out over there, by the three rocks."',
            "{f} was so glad that it showed {him} a good place behind the big rock. There, {n} pulled up a full net.",
        ],
        [
            "In the evening, {n} came home with a boat full of {mussels|shells and shrimp} and a good story to tell.",
            "From then on, {n} and {f} said good morning to each other every day.",
        ],
        hero="fisherman|fisherman|sailor",
        friend="fish|crab|seal",
        words={"thing": "boot|teapot|hat|bottle|treasure chest|bell|barrel|pot|jug"},
    ),
    Tale(
        "town_painter",
        "a painter who paints a {color} house",
        [
            "{Intro} painted houses.",
            "One day, {n} the painter had to paint a house {color}.",
            "{Intro} had a long ladder and a pot of {color} paint.",
            "{Intro} wanted to paint an old gray house.",
            "In the town lived {intro}. {He} could paint anything, even a whole house.",
        ],
        [
            '"Please paint my house {color}," said an old lady. "It has been gray for much too long."',
            'The house was old and gray. "I would like it to be {color}," said the woman who lived there.',
        ],
        [
            "{n} put the ladder against the wall, dipped the brush into the {color} paint, and whistled.",
            "Up and down went the brush. The wall of the house got {nicer and nicer|brighter and brighter}.",
        ],
        [
            'A {fkind} named {f} came by with a {pet} on a rope. "May I watch?" {f} asked.',
            'Behind the fence stood {f}, a {fkind} from next door, with a {pet}. "I want to be a painter, too," said {f}.',
        ],
        [
            "The {pet} wanted to see everything. It bumped against the ladder, and the pot of paint fell down. Splash!",
            "Then the {pet} ran under the ladder. The ladder shook, the pot tipped, and the paint poured down.",
        ],
        [
            "Now the {pet} was {color} from head to tail. It looked very surprised.",
            "The paint landed right on the {pet}. There stood a {color} {pet}!",
        ],
        [
            '"Oh no!" cried {f}. "I am so sorry!" But {n} laughed until {he} had to hold on to the ladder.',
            '{f} was scared that the painter would be angry. But {n} only said, "I have never painted a {pet} before."',
        ],
        [
            "They washed the {pet} in a tub with a lot of soap. Then {f} helped to finish the last wall.",
            "{n} gave {f} a small brush, and together they painted the door. After that, the {pet} had a long bath.",
        ],
        [
            "In the evening, the house was {color} and beautiful. Only the {pet} still had one {color} ear.",
            '"What a fine house!" said the old woman. And on the doorstep was one {color} footprint of a {pet}.',
        ],
        hero="painter",
        friend="child",
        words={"color": "blue|green|yellow|pink|purple|orange|white|red", "pet": "cat|dog|goat|pig|duck|goose"},
    ),
    Tale(
        "town_gardener",
        "a gardener and a hungry {fkind}",
        [
            "{Intro} had the most beautiful garden in town.",
            "{Intro} loved {his} {plant} more than anything.",
            "Every morning, {n} the gardener watered the {plant}.",
            "Behind a white gate worked {intro}. {He} grew {plant} in long rows.",
            "{Intro} was angry. Somebody was eating the {plant}!",
        ],
        [
            '{n} pulled the weeds, raked the paths, and talked to the {plant}. "Grow, my dears," {he} said.',
            "Everyone stopped at the fence to look at the {plant}.",
        ],
        [
            "One morning, half of the {plant} had been eaten. Only little stumps were left.",
            "But then {n} found bite marks on the {plant}. And the next day, there were even more.",
        ],
        [
            '"Who was that?" cried {n}. That night, {he} sat behind the rain barrel with a lantern and waited.',
            '"I will catch the thief," said {n}. When it got dark, {he} hid in the {shed|bushes}.',
        ],
        [
            'In the moonlight came a {fkind}. Crunch, crunch! {n} jumped up. "Stop!"',
            'Soon there was a rustling. A {fkind} was sitting in the middle of the garden and was munching. "Got you!" called {n}.',
        ],
        [
            '"Please do not be angry," said the {fkind}. "My name is {f}, and I am so hungry."',
            'The {fkind} began to tremble. "I am {f}," it said. "I did not know that the {plant} belonged to someone."',
        ],
        [
            '{n} thought for a moment. "You can have your own little bed," {he} said. "I will plant {gift} for you."',
            '"Well," said {n}, "if you are hungry, you have to ask." And {he} dug a small corner for {f}, with nothing but {gift} in it.',
        ],
        [
            "From then on, {f} ate {gift} every night, and the {plant} stayed whole.",
            "Soon the {plant} grew back, and {f} sat in the corner full of {gift} and was happy.",
        ],
        hero="gardener",
        friend="rabbit|mole|snail|hedgehog|goat|deer",
        words={
            "plant": "roses|tulips|lettuce|beans|cabbages|strawberries|peas|sunflowers",
            "gift": "carrots|turnips|clover|radishes|apples",
        },
    ),
    Tale(
        "town_teacher",
        "a teacher who loses {his} glasses",
        [
            "{Intro} could not find {his} glasses.",
            "On Monday, {n} the teacher came to school without {his} glasses.",
            "{Intro} had lost {his} glasses. How could {he} teach the class?",
            '"Where are my glasses?" asked {n}, the teacher.',
            "In the school, {n} the teacher looked everywhere for {his} glasses. Without them, {he} could hardly see.",
        ],
        [
            "The children sat at their desks and waited. {n} bumped into {a chair|the door}.",
            "{n} held the book upside down. The children {giggled|whispered}.",
        ],
        [
            "Without glasses, everything looked strange. {n} said good morning to {a coat on a hook|the broom}.",
            "{n} wanted to write on the board, but {he} wrote on the wall.",
        ],
        [
            'A {fkind} named {f} raised {fhis} hand. "May we help you look?" {f} asked.',
            '"We will help you!" said a {fkind} named {f}. "We are very good at finding things."',
        ],
        [
            '"That is kind of you," said {n}. "Whoever finds my glasses may choose a game."',
            '"Thank you, children," said the teacher. "Please look in every corner of the classroom."',
        ],
        [
            "The children crawled under the desks and opened all the drawers. They found {a pencil|a button} and half a cookie, but no glasses.",
            "All of them went to look. One looked in the closet, one looked in the trash can, and one looked in {his} shoe.",
        ],
        [
            'Then {f} called, "Here they are! They are {where}!"',
            "Suddenly {f} shouted with joy. The glasses were {where}!",
        ],
        [
            '{n} put the glasses on {his} nose. "Now I can see you all," {he} said. "How nice you look today!"',
            '"How did they get there?" asked {n}. {He} wiped the glasses and put them on.',
        ],
        [
            '"I would like to play the {animal} game," said {f}. So the whole class, and the teacher too, walked around like a {animal}.',
            "{f} got to choose, and {fhe} chose the {animal} dance. The teacher was the best {animal} of all.",
        ],
        hero="teacher",
        friend="child",
        words={
            "animal": "lion|bear|duck|frog|elephant|monkey|cow|penguin",
            "where": "in the fish tank|on the windowsill|under the piano|behind the map|in the lunch box|on the bookshelf",
        },
    ),
    Tale(
        "town_doctor",
        "a doctor who takes care of a {fkind}",
        [
            "{Intro} took care of all the animals.",
            "{Intro} had a white coat and a big black bag.",
            "One morning, a {fkind} came to see {intro}.",
            '{Intro} got a phone call. "Please come at once! A {fkind} is sick!"',
            "In the town lived {intro}. One day, {he} had to make a {fkind} well.",
        ],
        [
            '"I have {ill}," said {f} the {fkind}. "I feel so bad."',
            '"What is wrong?" asked the doctor. {f} the {fkind} groaned. "I have {ill}."',
        ],
        [
            "{n} put {his} ear on the chest of {f} and listened. Boom, boom, went the big heart.",
            '"Say ah," said {n}. {f} opened {fhis} mouth very wide, and the doctor\'s glasses got foggy.',
        ],
        [
            '"Will it hurt?" {f} asked in a tiny voice. "Not at all," said {n}.',
            "When {f} saw the thermometer, {fhe} hid under the table. Big as {fhe} was, {f} was afraid.",
        ],
        [
            '"Look, I will try it on myself first," said the doctor, and {he} put a cloth around {his} own neck. That looked funny.',
            "So {n} sang a little song about a {brave flea|dancing bean}, and {f} came out and forgot to be scared.",
        ],
        [
            '"What did you do yesterday?" asked {n}. "I ate forty {food} and then swam in the cold river," {f} said softly.',
            "The doctor asked many questions. At last {f} told {him} that {fhe} had stayed up all night and eaten {food}.",
        ],
        [
            '"Then you need warm tea, a blanket and a lot of sleep," said {n}. "And no {food} for three days!"',
            '{n} wrote on a piece of paper: "Tea, bed, and a story every evening. No {food}."',
        ],
        [
            "After three days, {f} was well again and came to the doctor with a bunch of flowers.",
            'Soon {f} could laugh and jump again. "You are the best doctor in the world," {f} said.',
        ],
        hero="doctor",
        friend="giraffe|elephant|bear|crocodile|lion|hippo|camel",
        words={
            "ill": "a sore throat|a stomachache|a bad cold|a cough|a headache|the hiccups",
            "food": "plums|cookies|pancakes|candies|cherries|cakes",
        },
    ),
    Tale(
        "town_lighthouse",
        "a lighthouse keeper in a storm",
        [
            "{Intro} lived in a lighthouse by the sea.",
            "Every evening, {n} the lighthouse keeper climbed up the stairs and lit the lamp.",
            "{Intro} took care of the light, so that no ship would hit the rocks.",
            "On a rock in the sea stood a lighthouse, and in it lived {intro}.",
            "It was a stormy night. {Intro} looked out at the sea.",
        ],
        [
            "There were {one hundred|two hundred|ninety-nine} steps to the top, and {n} knew each of them.",
            "At night, the light went round and round over the water. {n} drank tea and watched it.",
        ],
        [
            "In the lighthouse lived a {fkind}, too. It was called {f} and liked {bread crumbs|sardines}.",
            "{n} was not alone. {His} friend {f}, a {fkind}, slept on the windowsill.",
        ],
        [
            "One night, a storm came. The waves were as high as houses, and then the lamp went out!",
            "The wind howled around the lighthouse. Suddenly a window broke, and the wind blew out the lamp.",
        ],
        [
            "Out there was a {ship}! Without the light, it would hit the rocks.",
            '{n} heard a horn. "There is a {ship} out there," {he} cried. "It cannot see us!"',
        ],
        [
            '{n} wanted to light the lamp again, but the matches were wet. "The dry ones are down in the kitchen," {he} said. "So many steps!"',
            '"Where are the matches?" {n} felt around in the dark. They had fallen all the way down the stairs.',
        ],
        [
            '"I will get them!" called {f} and flew down like an arrow. In no time, {fhe} was back with the matches.',
            "{f} did not wait. {Fhe} flew down into the dark and brought the matches back in {fhis} beak.",
        ],
        [
            "The lamp burned again. Out on the sea, the {ship} turned just in time.",
            "At once the light shone far over the waves. The {ship} saw it and came safely into the harbor.",
        ],
        [
            "In the morning, the captain came and thanked them both. {f} got {two|three} fat sardines.",
            "When the storm was over, {n} and {f} had a long breakfast and then slept until noon.",
        ],
        hero="lighthouse keeper",
        friend="gull|puffin|seagull",
        words={"ship": "fishing boat|sailing ship|steamer|ferry|little boat"},
    ),
    Tale(
        "town_tractor",
        "an old tractor",
        [
            "{Intro} worked on a farm.",
            "In a barn stood {intro}. {He} had not worked for a long time.",
            "{Intro} was rusty, and nobody used {him} anymore.",
            "Put, put, put! {Intro} drove over the field.",
            "{Intro} pulled a wagon full of {crop}.",
        ],
        [
            '{n} was not the newest tractor. {His} paint was peeling, and {his} engine coughed. "Put, put, cough!"',
            "Once, {n} had plowed every field around. Now the chickens slept on the tractor's seat.",
        ],
        [
            'One day, the farmer bought a new tractor. It was big and shiny. "I am the strongest," said the new tractor.',
            'Then a shiny new tractor came to the farm. "What is that old thing?" it laughed when it saw {n}.',
        ],
        [
            '{n} was sad. "They do not need me anymore," {he} thought.',
            "{n} did not say anything. But a drop of oil ran down {his} nose.",
        ],
        [
            "Only {f}, the farmer's {little|youngest} child, came every day and wiped the dust off {n}.",
            "A {fkind} named {f} lived on the farm. {f} liked the old tractor best and often sat behind the wheel.",
        ],
        [
            "In the fall, it rained for a week. The new tractor drove out to get the {crop} and sank deep into the mud.",
            "When it was time to bring in the {crop}, the new tractor got stuck in the {mud|ditch}. It was much too heavy.",
        ],
        [
            '"{n} can do it!" called {f}. "{n} is small and light." The farmer tried it, and the old engine started right away.',
            '{f} ran to the barn. "Come, {n}! We need you!" The old tractor coughed twice, and then {he} rolled out.',
        ],
        [
            "{n} pulled and pulled. Slowly the new tractor came out of the mud, and the {crop} came along too.",
            "With a long rope, {n} pulled the new tractor out. Then {he} brought home all the {crop} before dark.",
        ],
        [
            '"Thank you," said the new tractor quietly. "You are stronger than I thought."',
            "From then on, both tractors stood side by side in the barn, and {n} got a new coat of paint.",
        ],
        hero="tractor|green tractor|red tractor",
        friend="child",
        words={"crop": "hay|potatoes|corn|pumpkins|wheat|beets|cabbages"},
    ),
    Tale(
        "town_tugboat",
        "a small tugboat",
        [
            "{Intro} worked in the harbor.",
            "In the harbor lived {intro}. {He} was the smallest of all the boats.",
            "{Intro} wanted to be as big as a {ship}.",
            "Toot, toot! {Intro} puffed across the harbor.",
            '"You are too small," the big ships said to {intro}.',
        ],
        [
            "Every day, {n} pulled {barges|rafts} and pushed {rowboats|sailboats}. The tugboat was small, but {he} never got tired.",
            "All the ships in the harbor were taller than {n}. The tallest was a {ship} called the {name}.",
        ],
        [
            'The {name} was a proud {ship}. "Out of my way, little bathtub," she said.',
            '"Watch out, tiny one," said the {name}, the biggest {ship} of them all. "Your waves tickle me."',
        ],
        [
            "One night, there was thick fog. The {name} could not see anything and ran onto a sandbank.",
            "Then a storm came up. The engine of the {name} broke, and the wind pushed her toward the rocks.",
        ],
        [
            '"Help!" called the {name}. The other ships were too big to come close.',
            '"I cannot move!" cried the proud {ship}. "Who will help me?"',
        ],
        [
            '"I will!" called {n}. {He} puffed through the {waves|dark} as fast as {he} could.',
            '{n} did not think about it for long. "I am coming!" tooted the tugboat.',
        ],
        [
            "{n} took the rope and pulled. {His} friend {f}, a {fkind}, pushed from behind. It moved a little, and then a little more.",
            "{n} tied a rope to the {name}. A {fkind} named {f} swam ahead and showed the way. Toot, toot, pull!",
        ],
        [
            "In the morning, they were back in the harbor. All the bells rang for the little tugboat.",
            'Slowly, slowly, they came into the harbor. "You are small," said the {name}, "but you have a big heart."',
        ],
        [
            "Since then, all the ships say good morning to {n}, and the {name} says it the loudest.",
            "And {n}? {He} did not want to be big anymore. {He} was just right.",
        ],
        hero="tugboat|red tugboat|blue tugboat",
        friend="whale|seal|dolphin",
        words={
            "ship": "cruise ship|tanker|steamer|freighter|ferry",
            "name": "Queen of the Sea|Star of the North|Big Bella|Golden Swan|Silver Moon|Lady Rose",
        },
    ),
    Tale(
        "town_old_car",
        "an old car that does not want to drive",
        [
            "{Intro} stood in front of the house and did not want to start.",
            "{Intro} was very old. {His} doors squeaked, and {his} lights were dim.",
            "One morning, {intro} made a strange noise.",
            "A family had {intro}. They wanted to drive to {the beach|town}, but the car would not start.",
            "{Intro} belonged to a family with a lot of children.",
        ],
        [
            '"We are going to {place} today!" called a {fkind} named {f}, and everyone got into the car.',
            "The bags were packed. A {fkind} named {f} sat in the back seat. They were going to {place}.",
        ],
        [
            'The father turned the key. "Rrr, rrr," went {n}. Then it was quiet.',
            "{n} coughed once and twice. A little cloud came out of the back. Then nothing happened.",
        ],
        [
            '"We will have to buy a new car," said the father. {n} heard it and was very sad.',
            '"This car is too old," said the mother. {n} got a fright.',
        ],
        [
            '"No!" said {f}. "{n} is the best car. I think {he} is just {cold|tired|thirsty}."',
            '{f} put {fhis} hand on the hood. "Do not be sad, {n}," {fhe} whispered. "What is wrong?"',
        ],
        [
            "{f} opened the hood and looked inside. There was a {bird's nest|mouse's nest} next to the engine!",
            "Then {f} heard something peep. Under the hood sat a family of mice in a nest of straw!",
        ],
        [
            "So that was why {n} did not want to start. {He} did not want to hurt anyone.",
            '"{n} is not too old at all," laughed {f}. "{He} is just kind."',
        ],
        [
            "Very carefully, they carried the nest into the {shed|garden|barn}. Then the father turned the key again. Vroom!",
            "The father lifted the nest out and set it down in a dry, warm place. After that, {n} started right away.",
        ],
        [
            "They drove off to {place}, and {n} hummed all the way.",
            "{n} rolled down the street like a young car. And nobody talked about a new one anymore.",
        ],
        hero="car|blue car|green car|yellow car",
        friend="child",
        words={"place": "the sea|the mountains|the lake|the forest|the zoo|the big fair|the farm"},
    ),
    Tale(
        "town_red_bicycle",
        "a {kind} who gets a {color} bicycle",
        [
            "{n} got a {color} bicycle for {his} birthday.",
            "{n} wanted to learn to ride a bicycle.",
            "In front of the door stood a {color} bicycle. It was for {n}!",
            "{n} had a new {color} bicycle, but {he} could not ride it yet.",
            '"Today I will learn to ride my bicycle," said {n}.',
        ],
        [
            'The bicycle was {color} and had a bell that went "{ring, ring|ding, ding}."',
            "{n} ran {his} hand over the {color} bicycle. It was so shiny that {he} could see {his} face in it.",
        ],
        [
            '"I will hold on to the seat," said {m}. "You just have to push the pedals."',
            '{M} held the bicycle while {n} got on. "Look straight ahead," {mhe} said.',
        ],
        [
            "{n} pushed the pedals. The bicycle wobbled to the left and to the right, and then it fell over.",
            "At first, it went well. Then the bicycle rolled faster and faster, right into a {obstacle}!",
        ],
        [
            '"Ouch!" said {n} and rubbed {his} knee. "I will never learn it."',
            "{n} got up again. {His} knee was {red|scratched}, and {he} was close to tears.",
        ],
        [
            '"Nobody can do it the first time," said {mname}. "Shall we try once more?"',
            '"I fell off at least ten times when I was little," {mname} told {him}.',
        ],
        [
            "{n} tried again, and again, and again. Each time, the bicycle went a little farther.",
            "So {n} climbed back on. {He} looked ahead and pushed and pushed.",
        ],
        [
            '"You can let go now!" called {n}. "I let go a long time ago," {mname} called back. {n} was riding all alone!',
            'Then {n} looked around. Nobody was holding the bicycle anymore. "I am riding!" {he} shouted.',
        ],
        [
            "{n} rode around the whole {square|block|yard} and rang the bell for everyone.",
            "In the evening, {n} put the {color} bicycle next to {his} bed and said good night to it.",
        ],
        words={
            "color": "red|blue|green|yellow|silver|orange",
            "obstacle": "puddle|flower bed|haystack|bush|pile of leaves",
        },
    ),
    Tale(
        "town_plane",
        "a {kind} who flies in a plane",
        [
            "{n} flew in a plane for the first time.",
            "{n} and {m} went to the airport. They were going to fly in a big plane.",
            '"Will the plane fly above the clouds?" {n} asked.',
            "{n} sat in a plane next to {m} and looked out of the little window.",
            "Today {n} was going to fly. The plane stood on the runway, white and shiny.",
        ],
        [
            "{n} had {his} {toy} on {his} lap. They both wore a seat belt.",
            "The plane was as long as {a whole street|ten buses}. {n} held {his} {toy} up to the window, so that it could see everything too.",
        ],
        [
            "Then the engines got loud, and the plane went faster and faster. {n} held {his} breath.",
            'The plane began to roll. "Now hold on," said {mname}. Everything shook and hummed.',
        ],
        [
            "Whoosh! The wheels left the ground, and the houses became as small as {matchboxes|toys}.",
            "Up they went! Below them, the cars looked like {ants|beads}.",
        ],
        [
            "{n} was a little scared. {His} ears felt {funny|strange}, and {his} tummy tickled.",
            'Suddenly the plane bumped up and down. "What is that?" {n} cried and hid behind the {toy}.',
        ],
        [
            '"Those are only bumps in the air," said {mname}. "It is like a road with holes. Swallow once, then it is better."',
            'A friendly woman came and gave {him} a candy. "Suck on this," she said. "Then it feels better."',
        ],
        [
            "{n} did it, and soon {he} felt fine. Now they were above the clouds, and the sun was shining.",
            "That helped. {n} looked out again. The clouds lay below the plane like a big white {blanket|field of snow}.",
        ],
        [
            '? "Can we get out and jump on the clouds?" {n} asked. Everyone laughed.',
            "? {n} got juice in a tiny cup, and the {toy} got a tiny cup too.",
        ],
        [
            'After an hour, the plane landed with a soft bump. "Again!" called {n}.',
            'When the plane landed, the pilot came out and shook {n}\'s hand and the paw of the {toy} too. "Good flying!" he said.',
        ],
        words={
            "from": "island|big city|mountains|seaside",
            "toy": "teddy bear|toy monkey|doll|toy penguin|stuffed dog",
        },
    ),
    Tale(
        "town_lamp_post",
        "a street lamp that was lonely",
        [
            "{Intro} stood at the end of a dark street.",
            "{Intro} shone every night, but nobody stayed with {him}.",
            "In a quiet street stood {intro}.",
            "When it got dark, {intro} lit up.",
            "{Intro} felt lonely at night.",
        ],
        [
            "During the day, {n} slept. At night, {he} made a warm yellow circle on the ground.",
            "All the people hurried past. Nobody ever said good evening to a lamp.",
        ],
        [
            '"I wish I had a friend," {n} thought and looked up at the moon. The moon was too far away to talk.',
            '"It is so quiet here," {n} said to {himself}. The other lamps were far away.',
        ],
        [
            "One {foggy|rainy|snowy} night, a {fkind} came down the street. It was crying.",
            "Then, on a {cold|stormy} night, {n} heard somebody sob. It was a little {fkind}.",
        ],
        [
            '"What is the matter?" asked {n}. "My name is {f}, and I cannot find my way home," said the {fkind}. "It is so dark."',
            '"Who are you?" {n} asked. "I am {f}," said the {fkind}. "I am lost, and I am afraid of the dark."',
        ],
        [
            '"Stay here in my light," said {n}. "With me it is never dark."',
            "{n} shone as brightly as {he} could. {His} light reached all the way down the street.",
        ],
        [
            '"Now I can see it!" cried {f}. "There is the {gate|red door|old oak} near my house!"',
            "In the bright light, {f} saw {fhis} own footprints. They led straight home.",
        ],
        [
            '{f} was so glad. "May I come back tomorrow?" {fhe} asked.',
            '"Thank you, dear lamp," {f} said. "I will visit you tomorrow."',
        ],
        [
            "And {f} really came, every evening. {n} told {fhim} about the {stars|people}, and {n} was never lonely again.",
            "Since then, there are always two at the end of the street, a lamp and a {fkind}.",
        ],
        hero="street lamp|lamp post|lamp",
        friend="moth|cat|owl|dog|bat",
    ),
    Tale(
        "town_broom",
        "a broom that wants to dance",
        [
            "{Intro} stood in the corner of a {room}.",
            "{Intro} did not want to sweep. {He} wanted to dance.",
            "Swish, swish! {Intro} swept the floor of the {room}.",
            "In a closet lived {intro}.",
            "Every day, {intro} had to sweep the {room}, and every day it was the same.",
        ],
        [
            '"Sweep, sweep, sweep," sighed {n}. "I am tired of dust. I would rather dance."',
            "{n} had heard music through the door once. Since then, the broom dreamed of dancing.",
        ],
        [
            'In the same closet lived {f}, an old {fkind}. "Brooms do not dance," said {f}.',
            '"You dance?" laughed {f}, the {fkind} next to {him}. "You only have one leg!"',
        ],
        [
            "That night, when everyone was asleep, {n} hopped out of the closet. Hop, hop, turn!",
            "But {n} did not give up. At midnight, {he} slipped out into the {room} and tried one step, and then another.",
        ],
        [
            "{n} turned so fast that {he} fell over, and a {vase|bowl|lamp} fell too. Crash! Now the floor was a mess.",
            "It went well for a while. But then {n} bumped into a shelf, and a bag of flour fell down. Everything was white!",
        ],
        [
            '"Oh no," said {n}. "If they see this, they will throw me out."',
            '"What have I done?" {n} cried. "It will be morning soon!"',
        ],
        [
            '"I will help you," said {f} and came out too. One swept, one held still, and all at once they had a rhythm.',
            '{f} came out of the closet. "Come on, we can do it together," said {f}. Swish, swish, swirl, swirl!',
        ],
        [
            '"Do you hear that?" asked {n}. "When we clean together, it sounds like music. We are dancing!"',
            'They spun over the floor, and it became cleaner and cleaner. "Sweeping can be a dance," {n} laughed.',
        ],
        [
            "In the morning, the {room} was shining, and nobody knew why.",
            "From then on, the two of them danced every night, and the floor was always clean.",
        ],
        hero="broom",
        friend="mop|bucket|dustpan|feather duster",
        words={"room": "kitchen|school|bakery|castle|shop|hall"},
    ),
    Tale(
        "town_teapot",
        "a teapot with a crack",
        [
            "This is what happened to {intro}.",
            "{Intro} made the best tea in the house.",
            "In a kitchen cupboard lived {intro}.",
            "On the kitchen table stood {intro}.",
            "{Intro} was round and shiny and very proud.",
        ],
        [
            "Every afternoon, {n} was filled with hot tea. {Mint tea|Apple tea} was the one {he} liked best.",
            "{n} had a long spout and a lid with a golden knob. When the tea was ready, the teapot whistled softly.",
        ],
        [
            "{His} best friend was {f}, a little {fkind}. The two of them always came to the table together.",
            "Next to {him} stood {f}, a {fkind}. {f} was {n}'s best friend.",
        ],
        [
            "One day, {n} fell off the tray and got a crack, and now the tea dripped out. Drip, drip, drip.",
            "Then something sad happened. The old lady bumped the teapot against the sink, and {n} got a big crack.",
        ],
        [
            '"What good is a teapot that cannot hold tea?" {n} said and began to cry.',
            '"Now they will throw me away," said {n}.',
        ],
        [
            '"Nobody throws away a friend," said {f}. "Wait and see."',
            '"Do not cry," said {f}. "You are still the prettiest teapot I know."',
        ],
        [
            "The next morning, the old lady carried {n} outside. The teapot closed {his} eyes. Then something cool and soft tickled {him} inside.",
            "The old lady looked at {n} for a long time. Then she put earth into the teapot and planted a few seeds.",
        ],
        [
            "It was earth, and in the earth grew {flower}! Now {n} stood on the windowsill in the sun.",
            "After some weeks, {flower} bloomed out of the top. The crack was just right for letting the water run out.",
        ],
        [
            '"You look lovely with {flower} on your head," said {f}. And {n} was even prouder than before.',
            'All the {bees|butterflies} came to visit. "This is much better than tea," said {n}.',
        ],
        hero="teapot|white teapot|blue teapot|china teapot",
        friend="cup|spoon|sugar bowl|candle",
        words={"flower": "daisies|violets|roses|tulips|buttercups|pansies"},
    ),
    Tale(
        "town_piano",
        "an old piano that nobody plays",
        [
            "{Intro} stood in the {place}, covered with dust.",
            "Nobody played {intro} anymore.",
            "In a dark corner of the {place} stood {intro}.",
            "{Intro} had not made a sound for many years.",
            "Long ago, everybody had danced when {intro} played.",
        ],
        [
            "{n} had black keys and white keys, and one of the white ones was {missing|cracked}.",
            "Spiders lived between the strings of the piano, and on top stood a {vase without flowers|pile of old newspapers}.",
        ],
        [
            '"I still know so many songs," thought {n}. "But a piano cannot play itself."',
            "At night, {n} remembered the old songs and was sad.",
        ],
        [
            'One rainy day, a {fkind} named {f} came in. "What is that?" {fhe} asked and lifted the lid.',
            "Then a {fkind} named {f} found {him}. {f} blew the dust away and sneezed.",
        ],
        [
            '{f} pressed a key. "Plong!" It sounded {crooked|terrible}. {f} jumped back.',
            '{f} put one finger on a key. {n} tried so hard, but only a "krrk" came out.',
        ],
        [
            '"It is broken," said {f} and turned to go. {n} wanted to call, "Please stay!"',
            '"Oh," said {f} sadly. "It does not work." The piano\'s heart sank.',
        ],
        [
            "But then {f} looked inside. A {mouse nest|sock|toy car|ball of wool} was lying on the strings! {f} took it out.",
            "But {f} was curious and looked under the lid. There was a {slipper|pine cone|big feather} between the strings. {f} pulled it out.",
        ],
        [
            "Now it sounded {clear|warm|lovely}. {f} played one note after the other, and it became a little song.",
            "When {f} pressed the key again, a beautiful note came out, as round as a {bubble|pearl}.",
        ],
        [
            "From that day on, {f} came every afternoon, and {n} taught {fhim} all the old songs.",
            "People came from everywhere to listen. They danced again, just like long ago.",
        ],
        hero="piano",
        friend="child",
        words={"place": "attic|school|cellar|old house|hotel|café"},
    ),
    Tale(
        "town_robot",
        "a robot who wants to learn to {skill}",
        [
            "{Intro} could do many things, but {he} could not {skill}.",
            "{Intro} wanted to learn to {skill}.",
            "In a workshop lived {intro}.",
            "Beep, beep! {Intro} rolled into the kitchen.",
            "{Intro} helped a family with the housework.",
        ],
        [
            "{n} was made of {tin|steel} and had two {green|blue|yellow} lights for eyes.",
            "The robot could wash dishes and count to a million. But to {skill}? {n} did not know how.",
        ],
        [
            'A {fkind} named {f} was the robot\'s best friend. "Can you {skill}, {n}?" {f} asked one day.',
            '{n} had a friend, a {fkind} named {f}. "I would like to {skill} like you," {n} told {fhim}.',
        ],
        [
            '"I am sorry," said {n}. "I do not have a button for that."',
            '"Error," said the robot. "I cannot {skill}. Beep."',
        ],
        [
            '"You do not need a button," said {f}. "Watch me." And {f} showed {him} how to {skill}.',
            '"I will teach you!" said {f}. "First you watch, and then you try."',
        ],
        [
            "{n} tried it. It looked so strange that the cat ran under the sofa.",
            "The first time, {n} {fell over|blew a fuse}. The second time, smoke came out of {his} ears.",
        ],
        [
            '"I am only a machine," {n} said sadly, and {his} lights became dim.',
            '"I will never learn it," said the robot, and {his} arms hung down.',
        ],
        [
            '"You have to do it with your heart," said {f}. "But I have only a battery," said {n}. "Then do it with your battery!"',
            '"It does not have to be perfect," said {f}. "It should just make you happy."',
        ],
        [
            "{n} stopped counting and stopped thinking. And all at once, it worked!",
            "So they tried it together. And suddenly the robot's eyes shone very brightly. {n} could {skill}!",
        ],
        [
            "Since then, {n} and {f} {skill} together every {day|evening|morning}.",
            '"Beep! I can {skill}!" called {n}, and the whole house could hear it.',
        ],
        hero="robot",
        friend="child",
        words={"skill": "laugh|cook|sing|dance|hug|draw|swim|whistle"},
    ),
    Tale(
        "town_doll",
        "a doll who is left in the {place}",
        [
            "{Intro} was left behind in the {place}.",
            "{Intro} sat on a bench in the {place}, all alone.",
            "One evening, {intro} was forgotten in the {place}.",
            "Under a bush in the {place} lay {intro}.",
            "{Intro} belonged to a child who took {him} everywhere.",
        ],
        [
            "The child, a {fkind} named {f}, had played with {n} all day. Then it had gotten late, and {f} had run home.",
            "A {fkind} named {f} loved the doll very much. But today {f} had gone home from the {place} without {n}.",
        ],
        [
            "It got dark, and the first stars came out. {n} was scared.",
            "{n} looked around. There was nobody there. The wind blew through {his} {woolen hair|little apron}.",
        ],
        [
            'Then something rustled. It was a {animal}. "What are you doing here so late?" the {animal} asked.',
            'A {animal} came out of the grass. "You are not from here," it said.',
        ],
        [
            '"I am waiting for {f}," said {n}. "{f} will come back. I am sure."',
            '"I belong to {f}," said the doll. "But I was forgotten."',
        ],
        [
            "It began to rain. The {animal} brought a big leaf and held it over the doll.",
            '"You will get wet," said the {animal}, and it covered {n} with {leaves|moss}.',
        ],
        [
            "The whole night long, they told each other stories, and {n} was not afraid anymore.",
            '"Shall I stay with you?" asked the {animal}. "Yes, please," said {n}, and they fell asleep side by side.',
        ],
        [
            'Early in the morning, {n} heard steps. It was {f}, with {rain boots|messy hair}. "There you are!" {f} cried.',
            'At sunrise, {f} came running and picked {n} up. "I could not sleep without you!" {f} said.',
        ],
        [
            "{f} hugged the doll very tight. Behind the bush, the {animal} {nodded|smiled} and went home.",
            "{n} was so happy. And if a doll could wave, {he} would have waved to the {animal}.",
        ],
        hero="doll|rag doll|wooden doll",
        friend="child",
        words={
            "place": "park|garden|sandbox|playground|meadow",
            "animal": "hedgehog|squirrel|rabbit|mouse|sparrow|frog",
        },
    ),
    Tale(
        "town_toy_train",
        "a toy train that goes on a trip through the house",
        [
            "{Intro} went around in a circle every day.",
            "{Intro} wanted to see the world.",
            "On the floor of the playroom lived {intro}.",
            "Choo, choo! {Intro} wanted to leave the tracks.",
            "One night, {intro} rolled off the tracks.",
        ],
        [
            '"Round and round, always the same," said {n}. "What is behind the door?"',
            "{n} knew only the carpet, the bed and the toy box. The train wanted to go as far as the {place}.",
        ],
        [
            '"Take me along," said {f} the {fkind} and climbed into the last car.',
            '{His} friend {f} the {fkind} got on, too. "All aboard for the {place}!" called {f}.',
        ],
        [
            "They rolled past the {slippers|umbrella stand} and under the table. It was like a long, dark tunnel.",
            "The two of them rolled through the door. How big the house was! The {chairs|shoes} were as high as mountains.",
        ],
        [
            "When they came to the {place}, the cat was lying there. She opened one eye.",
            "In the {place}, two green eyes were shining in the dark. It was the cat!",
        ],
        [
            '"Back, back!" cried {f}. {n} let out a loud whistle. Choooo!',
            'The cat put her paw on the train. "Let me go!" said {n}, and {he} whistled as loudly as {he} could.',
        ],
        [
            "The cat was so frightened that she jumped onto a {chair|shelf}. {n} turned around and raced home.",
            'That tickled the cat\'s ears, and she ran away. "Quick!" said {f}, and they rolled home at full speed.',
        ],
        [
            "In the morning, {n} stood on the tracks again, a little dusty. Nobody knew about the trip.",
            '"That was a fine trip," said {f}. "Tomorrow we will go even farther," said {n}.',
        ],
        hero="toy train|wooden train",
        friend="teddy bear|tin soldier|toy mouse|toy duck",
        words={"place": "kitchen|bathroom|attic|garden|hallway|cellar"},
    ),
    Tale(
        "town_scarf",
        "a {kind} with a very long scarf",
        [
            "{n} got a {color} scarf from {m}.",
            "{n} was always cold in winter. So {m} began to knit a {color} scarf.",
            "{mname} was knitting a scarf for {n}. It got longer and longer.",
            "It was winter, and {n} needed a warm scarf.",
            '"I will knit you a scarf," said {mname} to {n}.',
        ],
        [
            "Click, clack went the needles, and the wool was {soft|thick} and {color}. {mname} knitted and told stories and forgot to stop.",
            "{mname} knitted in the morning and in the evening. {Mhe} was thinking of other things, and so the scarf did not end.",
        ],
        [
            "At last the scarf was ready. It was as long as {the whole house|a train|the garden}!",
            "When {n} put the scarf on, it went around {his} neck ten times, and there was still a lot left over.",
        ],
        [
            '"It is a bit long," said {n}. {He} tripped over it and fell into the snow.',
            "{n} went outside with the scarf. It dragged behind {him} like a {color} tail, and {he} tripped over it.",
        ],
        [
            '"I should cut it off," said {mname}. "No!" cried {n}. "I like it."',
            '"Oh dear," said {mname}. "I have made it much too long." {n} shook {his} head. "It is just right for more than one."',
        ],
        [
            "On the street stood three children without scarves. They were shivering. {n} had an idea.",
            "Then {n} saw some children at the {bus stop|frozen pond}. Their noses were red from the cold.",
        ],
        [
            '"Come here, all of you!" called {n}, and {he} wrapped the scarf around them, one after the other.',
            '"There is enough scarf for everyone," said {n}. Soon they all stood close together with the scarf around their necks.',
        ],
        [
            "There was even enough left for the {friend}.",
            "At the very end of the scarf, there was a piece left, and the {friend} got it.",
        ],
        [
            "Now nobody was cold, and they walked home in one long row.",
            '{mname} laughed when {mhe} saw them. "That is the warmest scarf in town," {mhe} said.',
        ],
        hero="child",
        elder="grandma|grandpa|aunt",
        words={"color": "red|blue|green|yellow|striped|orange|purple", "friend": "snowman|dog|donkey|horse|scarecrow"},
    ),
    Tale(
        "town_cookie_jar",
        "a {kind} and the cookie jar",
        [
            "{n} looked into the cookie jar. It was empty!",
            "On the shelf stood a cookie jar. {n} was not allowed to open it before dinner.",
            "{n} and {m} baked {cookie} cookies and put them into the cookie jar.",
            "Somebody had taken the cookies out of the cookie jar. {n} wanted to find out who.",
            "{n} loved {cookie} cookies. They were in the cookie jar, high up on a shelf.",
        ],
        [
            "The cookie jar was made of {glass|clay} and had a lid with a {bear|flower|star} on it.",
            "The {cookie} cookies smelled so good that the whole kitchen smelled of them.",
        ],
        [
            'That afternoon, {m} came into the kitchen. "The jar was full this morning," {mhe} said. "Was that you, {n}?"',
            '"{n}, did you eat all the {cookie} cookies?" asked {m}.',
        ],
        [
            '"No," said {n}. "It was not me!" But there were crumbs on the floor.',
            '{n} shook {his} head. "I did not eat a single one," {he} said, and it was true.',
        ],
        [
            '"I will find the thief," said {n}. {He} took a magnifying glass and looked at the crumbs.',
            "{n} became a detective. {He} followed the crumbs across the kitchen.",
        ],
        [
            "The trail of crumbs went under the table, through the hall and behind the {sofa|curtain|stairs}.",
            "One crumb, two crumbs, three crumbs! They led out of the door and to the {old boot|laundry basket|toy box} in the hall.",
        ],
        [
            "There sat a {thief} with a round belly and a {cookie} cookie in its mouth.",
            "And who was sitting there? It was the {thief}, with crumbs all over its face!",
        ],
        [
            '"I have got you!" called {n}. {mname} came and had to laugh. "I am sorry that I asked you first," {mhe} said.',
            '"You were right, {n}," said {mname}. "The {thief} did it."',
        ],
        [
            "They baked new {cookie} cookies together, and the cookie jar got a {tight lid|little lock}.",
            "That evening there were fresh cookies for everybody, and the detective got the biggest one.",
        ],
        hero="child",
        words={
            "cookie": "chocolate|ginger|oatmeal|butter|honey|lemon|raisin",
            "thief": "mouse|dog|squirrel|parrot|cat|raccoon",
        },
    ),
    Tale(
        "town_pancakes",
        "a {kind} who makes pancakes",
        [
            "{n} wanted to make pancakes for breakfast.",
            "{n} and {m} made pancakes on Sunday morning.",
            'It was Sunday, and {n} was hungry. "Can we make pancakes?" {he} asked.',
            "{n} had never made a pancake before. Today {m} showed {him} how.",
            '"I want to throw the pancake into the air!" said {n}.',
        ],
        [
            "{n} broke two eggs into a bowl and poured in the milk and the flour. A little bit landed on the {floor|table}.",
            "First came the flour, then the milk, and then the eggs. {n} stirred the pancake batter until {his} arm was tired.",
        ],
        [
            "The butter hissed in the pan. The first pancake was {pale|black} and had a hole in the middle.",
            "{m} poured the batter into the hot pan. Soon the first pancake had little bubbles.",
        ],
        [
            '"Now we have to turn it over," said {mname}. "Do you want to see how I throw it?"',
            '"Watch this," said {mname} and held the pan with both hands. "One, two, three!"',
        ],
        [
            "The pancake flew up, turned around, and did not come down again. {n} looked up. It was stuck to the lamp!",
            "Up went the pancake, higher and higher. Flop! It landed on the {pet}.",
        ],
        [
            '"Oops," said {mname}. {n} laughed so hard that {he} got the hiccups.',
            "{n} stared. Then they both began to laugh.",
        ],
        [
            "? The {pet} ate a piece of that pancake and wanted more.",
            '? "That one was for practice," said {n}.',
        ],
        [
            "They did not throw the next pancakes. They turned them over very carefully.",
            '"Let me try," said {n}, and {he} turned the next one with a spatula. It was round and golden.',
        ],
        [
            "Then they sat down at the table and ate a whole tower of pancakes with {top}.",
            'The pancakes tasted wonderful with {top}. "The one that flew was still the best," said {n}.',
        ],
        elder="dad|mom|grandpa|grandma|uncle",
        words={"top": "jam|honey|syrup|applesauce|sugar|blueberries|butter", "pet": "dog|cat|parrot"},
    ),
    Tale(
        "town_honey",
        "a beekeeper and {his} bees",
        [
            "{Intro} had {ten|five|twenty} beehives in the meadow.",
            "{Intro} made the sweetest honey in the land.",
            "{Intro} loved bees. {He} knew what they liked and what they did not like.",
            "Buzz, buzz! All day long, {intro} took care of the bees.",
            '"My honey is gone!" cried {n}, the beekeeper.',
        ],
        [
            "The bees flew from flower to flower and brought home {flower} honey. {n} put it into jars.",
            "The honey was {golden|as yellow as the sun} and smelled of {flower} flowers. Everybody in town wanted some.",
        ],
        [
            'One morning, a jar was missing. The next morning, it was two. "Who is taking my honey?" asked {n}.',
            "Every night, somebody took a jar of honey. {n} found {big paw prints|sticky spots} in the grass.",
        ],
        [
            "{n} hid behind the beehives and waited. When the moon came up, a {fkind} came out of the forest.",
            "That night, the beekeeper stayed awake. Something came through the bushes. It was a {fkind}!",
        ],
        [
            "The {fkind} did not see {n} and put a paw right into a beehive. The bees woke up. Bzzzz!",
            "The {fkind} was very hungry and wanted to lick the honey out of the hive. The bees did not like that at all!",
        ],
        [
            '"Ow, ow, ow!" cried the {fkind}. There was a bump on its nose.',
            "The {fkind} howled and ran into the pond. Only its nose looked out of the water, and it was red and thick.",
        ],
        [
            '{n} felt sorry for it and put something cool on the nose. "What is your name?" {he} asked. "{f}," sniffed the {fkind}.',
            '"Come here," said {n}. "I will not hurt you." The {fkind} was called {f} and was very ashamed.',
        ],
        [
            '"I wanted only a little honey," said {f}. "Then help me to carry the jars," said {n}, "and you will get some."',
            '"If you want honey, just ask," said {n}. "Tomorrow you can help me in the meadow."',
        ],
        [
            "Since then, {f} works for the beekeeper and gets a jar of honey every week.",
            "So {f} became a helper, and the bees got used to the new friend. The honey tasted even sweeter for two.",
        ],
        hero="beekeeper",
        friend="bear|raccoon|badger",
        words={"flower": "clover|lavender|linden|apple|sunflower|orange"},
    ),
    Tale(
        "town_pumpkin",
        "a {kind} with a giant pumpkin",
        [
            "{n} found a pumpkin seed and put it into the ground.",
            "{n} grew a pumpkin in the garden. It got bigger and bigger.",
            "In {n}'s garden grew a pumpkin as big as a {cow|barrel|bathtub}.",
            '"I want to have the biggest pumpkin in the town," said {n}.',
            "{n} wanted to win the pumpkin contest.",
        ],
        [
            "Every day, {n} watered the pumpkin and told it a story. It grew and grew.",
            "The pumpkin was orange and round. {n} could not put {his} arms around it.",
        ],
        [
            '"Tomorrow is the pumpkin contest," said {m}. "How do we get it to the town?"',
            "The contest was on Saturday. But the pumpkin was so heavy that {n} and {m} could not lift it.",
        ],
        [
            "They pushed from behind and pulled from the front. The pumpkin did not move.",
            "{n} called all the neighbors. Together they rolled the pumpkin onto {a cart|a wagon}.",
        ],
        [
            'When they reached the top of the hill, the pumpkin began to roll. "Stop!" shouted {n}.',
            "They got it moving at last. But on the hill, the pumpkin rolled away, all by itself!",
        ],
        [
            "It rolled past the {church|school} and over the bridge, and {n} ran after it.",
            "Bump, bump, bump! Down the hill it went. The people jumped out of the way.",
        ],
        [
            "The pumpkin rolled right onto the market square and stopped in front of the mayor. It had a big crack.",
            "In the middle of the town, it hit the fountain and broke in two. {n} had tears in {his} eyes.",
        ],
        [
            '"What a pumpkin!" said the mayor. "It came here all alone. It wins the first prize!"',
            '"It is the biggest one of all, even with a crack," said the mayor and gave {n} the {gold medal|blue ribbon}.',
        ],
        [
            "They made pumpkin {use} for the whole town. And {n} kept one seed for the next year.",
            "There was pumpkin {use} for everyone, and a {animal} moved into the empty shell.",
        ],
        words={"use": "soup|pie|bread", "animal": "mouse|hedgehog|rabbit|chipmunk"},
    ),
    Tale(
        "town_lemonade",
        "a {kind} who sells lemonade",
        [
            "{n} wanted to sell lemonade.",
            "It was a hot day. {n} made lemonade and set up a table in front of the house.",
            "{n} and {his} friend {f} had a lemonade stand.",
            '"Fresh lemonade! Ice-cold lemonade!" called {n}.',
            "{n} needed money. So {he} sold lemonade on the street.",
        ],
        [
            "{n} had squeezed {ten|twelve} lemons, and {his} fingers were sticky. The lemonade was in a big glass jug.",
            'On the table stood a jug of lemonade and a sign. "Lemonade, {one coin|ten cents}," it said.',
        ],
        [
            "{His} friend {f} put ice into the cups and waited. Nobody came.",
            "{n} waited, and {his} friend {f} waited, too. But the street was empty.",
        ],
        [
            'At last a man stopped. He took a sip of lemonade, and his face got crooked. "Sour!" he cried.',
            'Then the mail carrier came. She drank the lemonade and shook herself. "Brr! There is no sugar in it!"',
        ],
        [
            '"Oh no!" said {n}. "We forgot the sugar!"',
            "{n} tasted the lemonade, too. It was so sour that {his} ears wiggled.",
        ],
        [
            "{f} ran into the house and came back with {sugar|honey}. They stirred and tasted, and stirred and tasted again.",
            '"I will fix it," said {f} and got the sugar bowl. One spoon, two spoons, three spoons!',
        ],
        [
            "Now the lemonade was just right, sweet and sour at the same time. The first guest tried it once more and then called {five|ten} friends.",
            "Soon there was a long line in front of the table. Everybody wanted the lemonade.",
        ],
        [
            "{n} and {f} poured and poured until the jug was empty.",
            '"Two more cups, please!" "Three for us!" {n} and {f} could hardly keep up.',
        ],
        [
            "In the evening, their box was full of coins. {n} shared them with {f}, half and half.",
            "There was one last cup left. {n} and {f} drank it together, with two straws.",
        ],
        friend="child",
    ),
    Tale(
        "town_lost_coin",
        "a {kind} who finds a coin",
        [
            "{n} found a shiny coin on the street.",
            "Something was shining between the stones. {n} bent down and picked up a coin.",
            '{n} saw a coin on the sidewalk. "Lucky me!" {he} said.',
            "On the way to the shop, {n} found a gold coin.",
            "{n} had never had a coin of {his} own. Today {he} found one.",
        ],
        [
            "The coin was round and smooth, with {a lion|a king|a ship|an eagle} on it. {n} rubbed it until it was bright.",
            "{n} turned the coin over and over. It was warm from the sun.",
        ],
        [
            '"I will buy {buy}," said {n} and skipped along the street.',
            "What could {he} do with the coin? {n} wanted to buy {buy}.",
        ],
        [
            'In front of the shop stood a {fkind} who was crying. "What is wrong?" asked {n}.',
            'Then {n} saw a {fkind} crawling on the ground and looking under every bench. "Did you lose something?" asked {n}.',
        ],
        [
            '"I am {f}, and I have lost my coin," said the {fkind}. "It was for a loaf of bread."',
            '"My coin is gone," said the {fkind}, whose name was {f}. "My mother gave it to me for milk."',
        ],
        [
            "{n} felt the coin in {his} pocket. {He} thought of {buy}. Then {he} looked at {f}.",
            "It was quiet for a moment. The coin in {n}'s hand was suddenly heavy.",
        ],
        [
            '"Is this it?" {n} asked and held out the coin. {f} jumped for joy.',
            '{n} took a deep breath. "I found it," {he} said. "Here it is."',
        ],
        [
            '"Thank you! You are so honest," said {f}, and they went into the shop together.',
            '{f} laughed and dried {fhis} tears. "Come with me," said {f}.',
        ],
        [
            "The woman in the shop had seen everything. She smiled and gave {n} {buy}, just like that.",
            "{n} had no coin anymore, but {he} had a new friend, and that was worth much more.",
        ],
        friend="child",
        words={"buy": "a bun|a balloon|a lollipop|a toy boat|a whistle|a candy apple"},
    ),
    Tale(
        "town_lost_dog",
        "a dog who gets lost in the city",
        [
            "{Intro} was lost in the big city.",
            "{Intro} ran after a {butterfly|cat|ball} and could not find the way home.",
            "In the big city, {n} the dog lost {his} way.",
            '"Where is my house?" asked {n}, the dog. There were so many streets.',
            "One day, {intro} slipped out of the gate and walked into the city.",
        ],
        [
            "There were cars and bikes and legs, legs, legs. {n} put {his} tail between {his} legs.",
            "Everything was loud. Beep, beep! {n} hid under a {bench|parked car}.",
        ],
        [
            "{n} sniffed here and there. It smelled of {sausages|fish} and of strange dogs, but not of home.",
            "{He} ran up one street and down the next. All the houses in the city looked the same.",
        ],
        [
            "Then it began to rain. {n} crept under a bridge and whined softly.",
            "It got dark, and {n} was hungry. {He} lay down in a doorway.",
        ],
        [
            '"Why are you crying?" asked a {fkind}. "I am {f}, and I know every corner of this city."',
            'A {fkind} came and looked at {him}. "I am {f}," said the {fkind}. "Are you lost?"',
        ],
        [
            '"I want to go home," said {n}. "My house has {home}."',
            '"Yes," sighed {n}. "I live in a house with {home}. Do you know it?"',
        ],
        [
            '"Hm," said {f}. "I have seen that. Come with me!"',
            '"I can find it," said {f}. "Just follow me."',
        ],
        [
            "They went over the bridge, through the park, and past the {fire station|fish market}. The dog stayed close behind {f}.",
            "{f} led the way, left, right, and left again. Suddenly {n} lifted {his} nose. It smelled of home!",
        ],
        [
            'There was the house with {home}! The door opened, and somebody called, "{n}! There you are!"',
            "{n} barked for joy when {he} saw the house. {His} family came running out and hugged {him}.",
        ],
        [
            "{n} got a full bowl, and {he} shared it with {f}.",
            "From then on, {n} did not slip out of the gate anymore. But {f} often came to visit.",
        ],
        hero="dog|puppy",
        friend="cat|pigeon|rat|sparrow",
        words={"home": "a red door|a blue gate|a green roof|a yellow mailbox|an apple tree in front"},
    ),
    Tale(
        "town_crossing_street",
        "a {kind} who wants to cross the street",
        [
            "{n} wanted to cross the street.",
            "{n} stood at the side of a big street. On the other side was {where}.",
            '"Stop!" said {m}. {n} had almost run into the street.',
            "{n} and {m} had to cross a busy street to get to {where}.",
            "There were many cars, and {n} wanted to get to the other side of the street.",
        ],
        [
            "Cars, trucks and buses drove by. Vroom! Vroom! {n} held {m} by the hand.",
            "The street was wide and noisy. {n} took {m} by the hand.",
        ],
        [
            '"First we look to the left, then to the right, and then to the left again," said {mname}.',
            '"What do we do before we cross?" asked {mname}. "We look both ways," said {n}.',
        ],
        [
            "The light was red. {n} counted the cars: one, two, three, {four|four, five}!",
            'A little red man was shining in the traffic light. "Red means stop," said {n}.',
        ],
        [
            "Then {n} saw a {animal} with {four|five|six} little ones. They wanted to cross the street, too!",
            "Suddenly a {animal} stepped onto the street, and behind it walked its babies, all in a row.",
        ],
        [
            '"They did not look!" cried {n}. "They do not know the light!"',
            '"Wait!" {n} called. But a {animal} does not understand the word red.',
        ],
        [
            "{mname} held up a hand, and all the cars stopped. A {bus driver|truck driver} smiled and waited.",
            "{n} and {mname} waved to the drivers. The cars stopped, one after the other.",
        ],
        [
            "The {animal} walked across, very slowly, and the little ones ran behind. Nobody honked.",
            "So the whole family got safely to the other side. The last one was the smallest and the slowest.",
        ],
        [
            "Then the light turned green, and {n} and {mname} crossed the street as well.",
            '"Next time, you have to look both ways," {n} told the {animal}.',
        ],
        words={
            "animal": "duck|hen|hedgehog|turtle|goose",
            "where": "the park|the toy shop|the bakery|the school|the playground",
        },
    ),
    Tale(
        "town_parade",
        "a {kind} who plays the {instrument} in the parade",
        [
            "{n} was allowed to play the {instrument} in the parade.",
            "Today there was a parade in the town. {n} was going to play the {instrument}.",
            "{n} marched in the parade with a {instrument}.",
            '"The parade is coming!" everyone called. In the front row walked {n}.',
            "{n} had practiced the {instrument} for weeks. Today was the big parade.",
        ],
        [
            "{n} wore a {red|blue|white} jacket with golden buttons and a tall hat.",
            "There were flags at all the windows, and the whole town stood along the street to see the parade.",
        ],
        [
            "In front of {n} walked a {animal} with {bells|ribbons}, and behind {him} came the clowns.",
            "The band began to play. Left, right, left, right! {n} marched along with the {instrument}.",
        ],
        [
            "But {n}'s hat was much too big. It slid down over {his} eyes.",
            "Then the wind came and pushed {n}'s hat down to {his} nose. Now {he} could not see anything.",
        ],
        [
            "{n} marched straight ahead while the parade turned to the left. {He} played on and on.",
            "Without seeing it, {n} went around the wrong corner, and half of the parade followed {him}!",
        ],
        [
            'When {n} pushed {his} hat up, {he} was standing in the middle of the {fish market|duck pond|bakery}. "Where is the parade?" {he} asked.',
            '{n} bumped into something soft and lifted {his} hat. It was a {cow|haystack}, at the end of the town! "Oh dear," said {n}.',
        ],
        [
            '"Listen!" said {n} to {himself}. Far away, {he} heard the big bass drum. {He} ran after the sound.',
            "{n} did not cry. {He} played the {instrument} as loudly as {he} could, so that the others would hear it.",
        ],
        [
            "Soon they had found each other again, and everyone cheered.",
            '"There you are!" called the leader of the band. "We need you!" And the parade went on.',
        ],
        [
            "That was the {longest|funniest} parade that the town had ever seen.",
            "After the parade, {n} got a smaller hat and a very big {cookie|ice cream}.",
        ],
        words={
            "instrument": "drum|trumpet|flute|triangle|tuba|tambourine",
            "animal": "elephant|horse|camel|donkey|goat",
        },
    ),
    Tale(
        "town_fair",
        "a {kind} who goes to the fair",
        [
            "{n} went to the fair with {m}.",
            "The fair was in town! {n} could hear the music from far away.",
            "{n} wanted to ride the {ride} at the fair.",
            '"Can we go to the fair today?" asked {n}.',
            "{n} and {m} went to the fair in the evening, when all the lights were on.",
        ],
        [
            "It smelled of {popcorn|cotton candy|roasted nuts} everywhere. {n} did not know where to look first.",
            "At the fair, there was a merry-go-round with wooden {horses|swans}, and in the middle stood the {ride}.",
        ],
        [
            '{n} met {his} friend {f} there. "Come on the {ride} with me!" said {f}.',
            '{His} friend {f} was already standing in line. "Have you been on the {ride}?" {f} asked.',
        ],
        [
            "{n} looked up at the {ride}. It was so high! {His} knees got soft.",
            'From below, the {ride} looked as tall as a mountain. "I do not know," said {n}.',
        ],
        [
            '"I am a little afraid, too," {f} whispered. "Let us hold hands."',
            '"We could go together," said {f}. "If you are afraid, just squeeze my hand."',
        ],
        [
            "Up and up they went. {n} squeezed {f}'s hand and closed {his} eyes.",
            "When it started, {n} screamed, and {f} screamed even louder.",
        ],
        [
            'Then {n} opened {his} eyes and saw the whole town with its tiny houses. "It is beautiful!" {he} called.',
            "Whee! The wind blew through their hair. Suddenly {n} had to laugh.",
        ],
        [
            "? Afterward, they shared a bag of popcorn.",
            "? When they got off, the ground still seemed to move.",
        ],
        [
            "Before they went home, {n} threw three balls at the tin cans and won a {prize}.",
            '"Again!" said {n}, and they rode the {ride} {three|four} more times.',
        ],
        friend="child",
        words={
            "ride": "Ferris wheel|roller coaster|big swing|giant slide",
            "prize": "teddy bear|goldfish balloon|stuffed elephant|toy snake|paper flower|stuffed pig",
        },
    ),
    Tale(
        "town_museum",
        "a {kind} who goes to the museum",
        [
            "{n} went to the museum with {his} class to see the {thing}.",
            "{n} and {his} class went to the museum.",
            '"Is it alive?" {n} asked {his} teacher. In the museum stood a huge {thing}.',
            "In the museum, {n} and {his} friends saw a {thing}. It was taller than a house.",
            "It was raining, so {n} and {his} brothers went to the museum.",
        ],
        [
            "The museum was quiet and {cool|big}, and their steps went tap, tap, tap.",
            "There were old pots, old coins and old {chairs|swords} in the museum. But the best of all was the {thing}.",
        ],
        [
            '"Please do not touch anything," said the guard. He had a big mustache and a sleepy face.',
            'Next to the {thing} sat a guard on a chair. "Look with your eyes, not with your fingers," he said.',
        ],
        [
            "{n} stood in front of the {thing} for a long time. {He} looked at it from all sides.",
            "{n} forgot everything else. {He} only looked at the {thing} and dreamed.",
        ],
        [
            "When {n} looked around, the others were gone. The big hall was empty.",
            "Then {n} noticed that {he} was alone. Everyone had gone into the next room.",
        ],
        [
            '"Hello?" called {n}. "Hello, hello, hello," answered the walls. {n} felt very small next to the {thing}.',
            "It was so quiet. {n} thought that the {thing} had winked at {him}. {His} heart beat fast.",
        ],
        [
            'The guard stood up. "Are you lost?" he asked kindly. "Then I will show you a secret way."',
            '"Do not be afraid," said the guard. "The {thing} and I take care of everyone here."',
        ],
        [
            "He took {n} by the hand and led {him} through a little door. There were the others!",
            "The guard jingled his keys and brought {n} back to the others. They had not noticed a thing.",
        ],
        [
            "On the way out, {n} turned around and waved. And the {thing}? It seemed to smile.",
            "At home, {n} drew a picture of the {thing} with a guard beside it.",
        ],
        words={"thing": "dinosaur|mummy|whale|mammoth|stone giant|knight"},
    ),
    Tale(
        "town_hotel",
        "a {kind} who stays in a hotel",
        [
            "{n} was going to sleep in a hotel for the first time. {M} had the suitcase.",
            "{n} and {m} went on a trip and stayed in a big hotel.",
            "{n} and {m} came to a hotel with a golden door that turned around and around.",
            '"Is this whole house for us?" {n} asked {mname}. It was a hotel, and it had a hundred rooms.',
            "{n} stayed in a hotel with {m}. Best of all, {he} liked the elevator.",
        ],
        [
            'A man in a {red|green} uniform gave them a key. "Room {num}, on the {floor} floor," he said.',
            "They got room number {num}. It was on the {floor} floor of the hotel.",
        ],
        [
            "{n} was allowed to press the button in the elevator. Hmmm, up it went. Ding!",
            "The elevator had many buttons. {n} pressed the right one, and up they went.",
        ],
        [
            "In the room were two big beds with a lot of pillows. {n} jumped on one of them.",
            "From the window of the hotel room, {n} could see the {whole city|harbor|sea}.",
        ],
        [
            '"I will get some water," said {mname}. "Wait here." But {n} wanted to ride the elevator just once more.',
            "While {m} was unpacking, {n} slipped out to take a short ride in the elevator.",
        ],
        [
            "{n} pressed all the buttons. The doors opened, and there was a kitchen. They opened again, and there was {a dark cellar|a laundry room}.",
            'Ding! The doors opened on the wrong floor. All the doors in the hallway looked the same. "Where is our room?" {n} asked.',
        ],
        [
            'A cleaning lady with a big cart came by. "Which number do you have?" she asked. {n} thought hard. "{num}!" {he} said.',
            '{n} got scared. Then a cook with a white hat came in. "Well, where do you want to go?" he asked. "To number {num}," said {n}.',
        ],
        [
            "Soon {n} was back. {mname} stood at the door of the room and hugged {him}.",
            '"There you are!" said {mname}. "Next time we will ride together."',
        ],
        [
            "That night, {n} slept in the big soft bed and dreamed of an elevator to the moon.",
            'The next morning, there were {waffles|muffins} for breakfast. "I want to live in a hotel," said {n}.',
        ],
        words={"num": "seven|twelve|fifteen|nine|twenty", "floor": "third|fourth|fifth|sixth"},
    ),
    Tale(
        "town_library",
        "a {kind} who borrows a book about {topic}",
        [
            "{n} went to the library to get a book about {topic}.",
            "{n} wanted a book about {topic}.",
            "In the library, {n} looked for a book about {topic}.",
            '"Do you have a book about {topic}?" {n} asked in the library.',
            "{n} had a library card with {his} name on it. {He} could take home any book {he} wanted.",
        ],
        [
            "The library was full of shelves, up to the ceiling. It was so quiet that you could hear the {clock|rain}.",
            "{n} walked on tiptoe past the shelves. There were {thick|old} books and thin books and books with pictures.",
        ],
        [
            '"The books about {topic} are over there," whispered the librarian.',
            'The librarian pointed to a shelf. "{topic} are in the third row," she said.',
        ],
        [
            "But there was an empty space on the shelf. The book about {topic} was gone!",
            "{n} looked through the whole row. There were books about everything, but not about {topic}.",
        ],
        [
            '"Somebody has it already," said the librarian. {n} was sad.',
            '"What a pity," said {n} and let {his} shoulders hang.',
        ],
        [
            "Then {n} heard somebody snore. In the corner lay an old man with the book on his face.",
            "Behind the last shelf, {n} found a big armchair. An old man had fallen asleep there, and the book lay on his lap.",
        ],
        [
            'The man woke up. "Oh," he said. "I wanted to read it to my grandson, but I cannot see the small letters anymore."',
            'He opened his eyes and smiled. "Would you like to read it with me? I have lost my glasses."',
        ],
        [
            "So {n} sat down next to him. {He} read aloud, slowly, word for word, and the man explained the pictures.",
            "They read together until the library closed. The man knew everything about {topic}.",
        ],
        [
            '"Same time next week?" asked the old man. "Yes!" said {n}, much too loudly. "Shh!" said the librarian.',
            "{n} took the book home and put it under {his} pillow.",
        ],
        hero="child",
        words={"topic": "whales|dragons|stars|pirates|dinosaurs|horses|volcanoes|trains|owls"},
    ),
    Tale(
        "town_haircut",
        "a {kind} who gets a haircut",
        [
            "{n} went to the barber to get a haircut.",
            "{n}'s hair was so long that {he} could not see anymore. {He} needed a haircut.",
            "{n} did not want to have {his} hair cut.",
            '"You look like a {animal}," said {m}. "It is time for a haircut."',
            "{n} and {m} went to the barber shop.",
        ],
        [
            "The barber had a {curly mustache|bald head} and a chair that went up and down.",
            "In the barber shop, there were big mirrors and a chair like a {throne|rocket}. {n} sat down in it.",
        ],
        [
            '"How short do you want it?" asked the barber. {n} did not answer.',
            "The barber put a {striped|white} cape around {n}. Snip, snap, went the scissors in the air.",
        ],
        [
            '"Does it hurt when hair is cut?" asked {n} quietly.',
            '{n} pulled the cape over {his} head. "My hair does not want to!" {he} said.',
        ],
        [
            '"Hair does not feel a thing," said the barber. "It only tickles a little."',
            'The barber laughed. "Your hair will grow back. I promise. It always comes back to visit."',
        ],
        [
            "Snip, snip! One lock of hair fell onto the floor, and then another. It did not hurt at all.",
            "{n} came out from under the cape. The scissors snipped around {his} ears, and {he} had to giggle.",
        ],
        [
            "? On the floor lay so much hair that it looked like a sleeping {animal}.",
            "? The barber whistled a song while he worked.",
        ],
        [
            '"Done!" said the barber. {n} looked into the mirror. "I can see my eyes again!" {he} said.',
            'In the mirror, {n} saw a {new|neat} face with two ears. "Hello, ears!" {n} said.',
        ],
        [
            "On the way home, the wind blew around {n}'s neck, and {he} felt as light as a feather.",
            '"Now you do not look like a {animal} anymore," said {mname}. {n} growled just for fun.',
        ],
        words={"animal": "lion|sheep|poodle|hedgehog|bear"},
    ),
    Tale(
        "town_new_shoes",
        "a {kind} who gets new shoes",
        [
            "{n} needed new shoes.",
            "{n}'s toe looked out of {his} old shoe. So {he} went to the shoe shop with {m}.",
            "In the shoe shop, {n} saw a pair of {color} shoes.",
            '"These shoes are too small," said {n}. "My toes hurt."',
            "{n} and {m} went to buy new shoes.",
        ],
        [
            "The old shoes had holes, and {n} loved them. They had walked through every puddle.",
            "There were {boots|sandals} and slippers and shoes with bows in the shoe shop. The boxes went up to the ceiling.",
        ],
        [
            "{n} tried on a brown pair. Too tight! Then {he} tried on a black pair. Too big!",
            'The first shoes pinched, and the second ones fell off. "No shoes fit me," said {n}.',
        ],
        [
            "Then the shop lady brought the {color} ones. {n} put them on and stood up.",
            '"Try these {color} ones," said the shop lady. {n} slipped into them, and they fit.',
        ],
        [
            '"Can I run fast in them?" asked {n}. {He} ran once around the shop, and {a tower of boxes fell down|the bell on the door rang}.',
            "{n} hopped and jumped and turned in a circle. The {color} shoes did everything.",
        ],
        [
            '"We will take them," said {mname}. But {n} looked at the old shoes and was sad. "What will happen to them?"',
            "{n} wanted to keep the new ones on. But {he} could not throw the old ones away.",
        ],
        [
            '"I have an idea," said {mname}. At home, they filled the old shoes with earth and planted flowers in them.',
            "So {mname} hung the old shoes in the tree in the yard. Soon a little bird built its nest in one of them.",
        ],
        [
            "{n} walked through the garden in {his} {color} shoes to see the old ones every day.",
            "Now the old shoes had a new job, and the new shoes jumped into their first puddle.",
        ],
        hero="child",
        words={"color": "red|yellow|green|blue|silver|purple"},
    ),
    Tale(
        "town_garbage_truck",
        "a garbage truck that nobody wants as a friend",
        [
            "{Intro} drove through the town early in the morning.",
            "{Intro} picked up all the trash.",
            "Rumble, rumble! Down the street came {intro}.",
            "Nobody wanted to play with {intro}, because {he} smelled.",
            '{Intro} was sad. "You stink!" the other cars said.',
        ],
        [
            "The {taxi|sports car} held its nose, and the {bus|van} drove away when the garbage truck came near.",
            "{n} ate banana peels and old {socks|boxes} all day. It was hard work, but somebody had to do it.",
        ],
        [
            '"I would like to be a fire truck," sighed {n}. "Everybody loves fire trucks."',
            '"I wish that somebody would wave to me," thought {n}.',
        ],
        [
            'One morning, a {fkind} named {f} came running in pajamas. "Stop! Please stop!" {f} called.',
            "Then, one day, a {fkind} named {f} stood in the middle of the street, crying.",
        ],
        [
            '"My {thing} is in the trash!" sobbed {f}. "It fell into the wrong bag."',
            '"What is it?" asked the garbage truck. "My {thing} was thrown away by mistake," said {f}.',
        ],
        [
            "{n} stopped at once. {He} opened {his} big mouth and looked and looked.",
            '"Wait," said {n}. "I have not swallowed it yet." Very carefully, the truck let one bag after the other roll out.',
        ],
        [
            "In the very last bag, they found the {thing}. It smelled a little of {onions|fish}, but it was whole.",
            '"Is this it?" asked {n}. Between the {potato peels|newspapers} lay the {thing}.',
        ],
        [
            '{f} hugged the {thing}, and then {fhe} hugged {n}. "You do not stink," said {f}. "You smell like a hero."',
            '"You are the best truck in the world!" cried {f}.',
        ],
        [
            "Since then, {f} waves from the window every morning, and {n} honks twice.",
            'And for one week, the other cars had to carry their own trash. Then they said, "Dear {n}, please come back!"',
        ],
        hero="garbage truck|green garbage truck|orange garbage truck",
        friend="child",
        words={"thing": "toy bear|doll|toy elephant|toy rabbit|picture book"},
    ),
    Tale(
        "town_balloon_seller",
        "a balloon seller who flies away",
        [
            "{Intro} stood in the park with a hundred balloons.",
            "{Intro} sold balloons on the market square.",
            '"Balloons! Red ones, blue ones, yellow ones!" called {n}, the balloon seller.',
            "One windy day, {intro} went out to sell balloons.",
            "{Intro} was very thin and very light, and {he} had a lot of balloons.",
        ],
        [
            "{n} had balloons shaped like {fish|hearts} and balloons shaped like {cats|stars}.",
            "All the children liked {n}, because {he} sometimes gave away a balloon.",
        ],
        [
            'A {fkind} named {f} wanted a green one. "I have no money," said {f}, "but I can give you half of my {roll|apple}."',
            "A {fkind} named {f} helped {him} every day and held the strings.",
        ],
        [
            "Suddenly a strong wind came. It took the balloons, and {n} went up with them!",
            "Whoosh! A gust of wind lifted all the balloons at once, and {n} was hanging on the strings.",
        ],
        [
            '"Help!" called {n}. Below {him}, the people got smaller and smaller.',
            "Up {he} went, over the trees and over the {church tower|roofs}. A {stork|crow} was very surprised.",
        ],
        [
            '"Let one go!" shouted {f} from below. "Only one at a time!"',
            '{f} ran along on the ground. "Let go of one balloon after the other!" {fhe} called.',
        ],
        [
            "{n} let go of a red balloon and sank a little. Then {he} let go of a blue one.",
            "One by one, {n} let the balloons fly. Slowly {he} came down again.",
        ],
        [
            "At last, the balloon seller landed softly in a {haystack|bush|fountain}. One balloon was left. It was green.",
            "With the last balloon in {his} hand, {n} landed on the grass, right next to {f}.",
        ],
        [
            '"This one is for you," {n} said to {f}. "You are a clever {fkind}."',
            "From then on, {n} always put stones in {his} pockets when the wind blew.",
        ],
        hero="balloon seller",
        friend="child",
    ),
    Tale(
        "town_puppet",
        "a puppet who is afraid of the stage",
        [
            "{Intro} hung on a hook behind the stage.",
            "In a puppet theater lived {intro}.",
            "{Intro} was afraid of the stage.",
            "Tonight {intro} had to play for the first time.",
            "{Intro} had to play a {role} in the puppet theater, but {his} knees were shaking.",
        ],
        [
            "The theater was small, with a {red|blue} curtain and {three|four} rows of benches.",
            "Behind the curtain, {n} heard the children laugh and talk. There were so many of them!",
        ],
        [
            '"What if I forget my words?" asked {n}. "What if they laugh at me?"',
            '"I cannot do it," said {n}. "My strings are trembling."',
        ],
        [
            'On the next hook hung {f}, the {fkind}. "I am afraid every time," said {f}.',
            '"You will be fine," said {n}\'s friend {f}, the {fkind}. "Just look at me."',
        ],
        [
            "The bell rang, the curtain opened, and the lights were bright. {n} stepped out and said nothing at all.",
            "Then it began. {n} went out onto the stage, and {his} head was empty. Not one word came.",
        ],
        [
            'It was very quiet. A child in the first row called, "Hello, puppet!"',
            "{n} wanted to run away, but {he} tripped over {his} own strings and fell on {his} nose. The children laughed.",
        ],
        [
            '"Now comes the terrible {fkind}!" roared {f} and jumped onto the stage. "Watch out, behind you!" shouted the children.',
            '{f} came out and roared as loudly as possible. "Look out!" all the children called to {n}.',
        ],
        [
            'Then {n} forgot that {he} was afraid. "You cannot scare me!" {he} called, and all the words came back.',
            "{n} had to laugh, and when {he} laughed, the words came out, one after the other.",
        ],
        [
            "At the end, everybody clapped, and {n} bowed {three|five} times.",
            '"Again, again!" called the children. And {n} could not wait for the next show.',
        ],
        hero="puppet",
        friend="crocodile puppet|king puppet|dragon puppet|witch puppet",
        words={"role": "hero|prince|pirate|hunter|clown"},
    ),
    Tale(
        "town_umbrella",
        "an umbrella that is afraid of rain",
        [
            "{Intro} did not like the rain.",
            "{Intro} stood in a stand next to the door.",
            "In the hallway lived {intro}.",
            "{Intro} belonged to a child who loved puddles.",
            "It was raining, and {intro} did not want to go out.",
        ],
        [
            '"Rain is wet and cold," said {n}. "I would rather stay inside." It was a funny thing for an umbrella to say.',
            "Whenever dark clouds came, {n} closed up tight and pretended to sleep.",
        ],
        [
            'One gray morning, a {fkind} named {f} took {n} by the handle. "Come on, we are going to school," said {f}.',
            'The {fkind} who owned the umbrella was called {f}. "It is pouring!" said {f} and took {n} outside.',
        ],
        [
            "{f} pushed and pulled, but {n} would not open. Drip, drop! {f}'s hair got wet.",
            '"Open up!" said {f}. {n} shook {his} handle. {f} stood in the rain, and water ran down {fhis} neck.',
        ],
        [
            "Under a bush sat a {guest}. It was soaked and {shivered|peeped} sadly.",
            "Then they saw a {guest} at the side of the road. It was wet and cold and had no roof at all.",
        ],
        [
            '"Poor little thing," thought {n}. And without thinking about the rain, {he} opened. Plop!',
            "That went right to {n}'s heart. Whoosh! The umbrella opened wide.",
        ],
        [
            "The raindrops fell on {n}, plip, plop, plip. It did not hurt. It sounded like music!",
            '"Oh," said {n}. "The rain tickles! It is not bad at all."',
        ],
        [
            "The {guest} came under the umbrella, and so did {f}. Now all of them were dry.",
            "{f} held {n} over the {guest} until the sun came out and a rainbow stood in the sky.",
        ],
        [
            "Since then, {n} looks out of the window every morning and hopes for rain.",
            '"Will it rain tomorrow, too?" {n} asked, and {f} laughed.',
        ],
        hero="umbrella|red umbrella|striped umbrella|yellow umbrella",
        friend="child",
        words={"guest": "kitten|sparrow|frog|mouse|snail|puppy"},
    ),
    Tale(
        "town_street_musician",
        "a fiddler who plays in the street",
        [
            "{Intro} played the fiddle in the street.",
            "{Intro} had a hat, a fiddle and nothing else.",
            "On a corner in the city stood {intro} and played a song.",
            "Every day, {n} the fiddler played in front of the {station|bakery|theater}.",
            "{Intro} loved music more than anything.",
        ],
        [
            "But the people were in a hurry. They ran past, and {his} hat stayed empty.",
            "{n} played happy songs and sad songs on the fiddle. Nobody stopped.",
        ],
        [
            '"Maybe I play badly," {n} thought. {He} was cold, and {his} tummy was empty.',
            '"If nobody listens today, I will put my fiddle away forever," said {n}.',
        ],
        [
            "Then a {fkind} came down the street and sat down in front of {him}.",
            "Only a stray {fkind} stopped and listened, with its head to one side.",
        ],
        [
            '"At least you like my music," said {n}. "I will call you {f}."',
            '{n} smiled. "You shall be my audience," {he} said, "and your name is {f}."',
        ],
        [
            "{n} played a quick tune. And what did {f} do? {f} stood up and danced!",
            "When {n} played a waltz, {f} turned round and round on two legs.",
        ],
        [
            "A child stopped and laughed. Then a lady stopped, and then {a baker|a policeman}, and then a whole crowd.",
            '"Look, a {fkind} that can dance!" somebody called. Soon the street was full of people.',
        ],
        [
            "Clink, clink! The coins fell into the hat. {n} bought {soup and bread|two hot pies} and shared everything with {f}.",
            "Everyone clapped, and the hat filled up to the brim. That evening, the two of them had a warm supper.",
        ],
        [
            "From that day on, they played and danced in every city, and they were never lonely again.",
            "And so {n} never put the fiddle away.",
        ],
        hero="fiddler|street musician",
        friend="dog|cat|bear|monkey|parrot",
    ),
    Tale(
        "town_police_officer",
        "a police officer and some {bird} on the street",
        [
            "{Intro} stood in the middle of the crossroads.",
            "{Intro} had a whistle and white gloves.",
            "One day, {n} the police officer had to stop all the cars.",
            '"Stop!" called {n}, the police officer, and held up one hand.',
            "{Intro} took care of the traffic in the town.",
        ],
        [
            "When {n} blew the whistle, everyone stopped, even the {mayor|big trucks}.",
            "{n} waved the cars to the left and to the right. It looked like a dance.",
        ],
        [
            "Suddenly {twenty|thirty} {bird} walked onto the street. They lay down and would not move.",
            "Then something came around the corner. It was a whole crowd of {bird}, and they stopped right on the crossroads.",
        ],
        [
            '"Beep, beep!" honked the cars. The line got longer and longer.',
            "{n} blew the whistle. The {bird} only looked at {him}. They did not know what a whistle was.",
        ],
        [
            '"In the name of the law, please go home!" said {n}. The {bird} did not listen.',
            "{n} pushed from behind and pulled from the front. It was no use. The {bird} liked the warm street.",
        ],
        [
            'A {fkind} named {f} came running. "Those are our {bird}," said {f}. "I left the gate open."',
            '"I know what they like," said a {fkind} named {f}. "They will do anything for {food}."',
        ],
        [
            "{f} got a basket of {food}, and {n} walked in front with it. At once, the {bird} followed {him}.",
            "So {n} held some {food} in the air and walked ahead. All the {bird} marched behind {him} in a row.",
        ],
        [
            "It was a long parade: first the police officer, then the {bird}, and {f} at the very end.",
            "They went through the whole town, right up to the gate of the farm. {f} closed it well this time.",
        ],
        [
            "Then the cars could drive again. And {n} got {ten fresh eggs|a piece of cake} as a thank-you.",
            '"Thank you, officer," said {f}. {n} put a hand to {his} cap and blew the whistle once more.',
        ],
        hero="police officer",
        friend="child",
        words={"bird": "ducks|geese|sheep|pigs|goats|cows|hens", "food": "bread|corn|lettuce|apples"},
    ),
    Tale(
        "town_snowplow",
        "a snowplow",
        [
            "{Intro} slept the whole summer long.",
            "{Intro} waited for the snow.",
            "In a garage at the end of the village stood {intro}.",
            "It had snowed all night. {Intro} had to clear the roads.",
            "{Intro} had a wide {yellow|orange|red} blade in front and a blinking light on top.",
        ],
        [
            '"When will it snow?" {n} asked every day. The {leaves fell|rain came}, but there was no snow.',
            "In summer, nobody needs a snowplow. {n} was covered with dust and {cobwebs|dead leaves}.",
        ],
        [
            "Then one morning, everything was white. The snow lay as high as the {windows|fences}.",
            "At last the big snow came. It covered the cars, the fences and the road signs.",
        ],
        [
            'The telephone rang. "Our road is closed," said a {fkind} named {f}. "Grandma is sick, and {job} cannot get to us."',
            'A {fkind} named {f} lived in the last house on the hill. "We are snowed in," {f} said on the phone, "and {job} cannot come up!"',
        ],
        [
            '"I am on my way!" called {n}. Rrrrr! The snow flew to the left and to the right.',
            "{n} did not wait. {He} turned on {his} light and pushed into the deep snow.",
        ],
        [
            "Halfway up the hill, the snow was so deep that {n} got stuck. {His} wheels spun around.",
            "The road got steeper and steeper. {n} slid back again and again.",
        ],
        [
            '"I can do it," {n} puffed. "I have slept the whole summer. I am strong!"',
            "Then {f} came from above with a shovel and dug, and {n} pushed from below.",
        ],
        [
            "At last the road was free. Behind {n} came {job}, all the way up to the house.",
            "One more push, and they were through! Right behind the snowplow drove {job}.",
        ],
        [
            '"Thank you, {n}!" called {f} and put a scarf around {his} mirror.',
            "Soon everything was fine again. {f} built a snowman that looked just like {n}.",
        ],
        hero="snowplow|snowplow truck",
        friend="child",
        words={"job": "the doctor|the midwife|the milk truck|the bread van"},
    ),
    Tale(
        "town_statue",
        "a statue who wants to get down",
        [
            "{Intro} stood on the square and never moved.",
            "On the market square stood {intro}.",
            "{Intro} had been standing in the same place for a hundred years.",
            "{Intro} wanted to take a walk, just once.",
            "Every night, {intro} dreamed of the {place}.",
        ],
        [
            "{n} was made of gray stone. Rain and snow fell on {him}, and {he} did not even sneeze.",
            "The people walked past {n} every day. The children sat on {his} {feet|base} and ate ice cream.",
        ],
        [
            '"What is it like behind the houses?" asked {n}. "I have never seen the {place}."',
            '"I am tired of standing," said {n}. "I want to go to the {place}."',
        ],
        [
            '{His} friend {f}, a {fkind}, sat on {his} head. "I could tell you about it," said {f}.',
            'A {fkind} named {f} had a nest behind {his} ear. "It is beautiful there," said {f}.',
        ],
        [
            '"On midsummer night, when the clock strikes twelve, stones can walk," {f} said. "But only for one hour."',
            '"The old owl says that stones can walk once a year, at midnight," said {f}. "And that is today!"',
        ],
        [
            "The clock struck twelve. Something cracked, and {n} lifted one foot. Boom! And then the other one. Boom!",
            "Bong! On the last stroke, {n} got down from the stone base. {He} wobbled and laughed.",
        ],
        [
            "{f} flew ahead, and {n} stomped through the dark streets, all the way to the {place}.",
            "The two of them went to the {place}. It was even nicer than in {n}'s dreams.",
        ],
        [
            '"We have to go back!" cried {f}. "The hour is almost over!" {n} ran, and the windows shook.',
            "Then the clock struck again. {n} jumped onto {his} base at the very last moment.",
        ],
        [
            "In the morning, {n} stood there as always. Only the mouth was different. The statue was smiling.",
            "The people wondered why there was {grass|mud} on the feet of the statue. {n} and {f} did not tell anyone.",
        ],
        hero="stone lion|stone king|statue|stone horse",
        friend="pigeon|sparrow|swallow|crow",
        words={"place": "fountain|river|palace|park|bakery"},
    ),
    Tale(
        "town_zoo_keeper",
        "a zoo keeper who loses the keys",
        [
            "{Intro} fed all the animals in the zoo.",
            "{Intro} had a big ring with a hundred keys.",
            "In the zoo worked {intro}.",
            "One morning, {n} the zoo keeper could not find the keys to the zoo.",
            "{Intro} knew every animal in the zoo by name.",
        ],
        [
            "The lions got meat, the seals got fish, and the {giraffes|zebras} got hay. Everyone liked {n}.",
            '"Good morning, my dears," {n} said every day and filled all the bowls in the zoo.',
        ],
        [
            "But today the keys were gone. Without keys, {n} could not open the doors and bring the food.",
            "At noon, {n} reached into {his} pocket. The keys were not there!",
        ],
        [
            "The animals were hungry. The lions roared, and the {wolves howled|donkeys brayed}.",
            '"Where can they be?" {n} looked in the hay, in the bucket and under {his} hat.',
        ],
        [
            '"Maybe I dropped them into the {pond|straw}," said {n} and crawled around on {his} knees.',
            "{n} asked the camel, and the camel only chewed. {n} asked the owl, and the owl was asleep.",
        ],
        [
            "Then {he} heard a jingling. Kling, kling! It came from the {fkind} house.",
            "Suddenly something jingled. In front of {n} sat {f} the {fkind} and looked very innocent.",
        ],
        [
            "There was {f}, the youngest {fkind} in the zoo, playing with the keys.",
            '"{f}!" cried {n}. The {fkind} was shaking the keys and having great fun.',
        ],
        [
            '"May I have them back?" asked {n}. {f} shook {fhis} head and held on tight.',
            "{n} held out a hand. {f} did not want to give the keys away. They made such a nice sound!",
        ],
        [
            "Then {n} took a {rattle|little bell} out of {his} bag. {f} looked at it and dropped the keys at once.",
            '"Let us trade," said {n} and gave {f} a {bell|tin can with peas}. That was even louder, and {f} was pleased.',
        ],
        [
            "Soon all the animals had their lunch, and {f} made music for them.",
            "After that, {n} wore the keys on a string around {his} neck.",
        ],
        hero="zoo keeper",
        friend="monkey|penguin|elephant|parrot|seal",
    ),
    Tale(
        "town_taxi",
        "a taxi that drives a {guest}",
        [
            "{Intro} drove all day through the big city.",
            "Once, a {guest} took a ride with {intro}.",
            "{Intro} had seen many things, but never a {guest} with a suitcase.",
            "{Intro} had to drive a {guest} to the {to}.",
            "Honk, honk! {Intro} waited at the corner.",
        ],
        [
            "{n} had soft seats and a {little lamp|radio}. The taxi knew every street in the city.",
            "{n} had driven kings and clowns. Nothing could surprise the taxi anymore.",
        ],
        [
            'Then the door opened, and a {guest} in a hat sat down on the back seat. "I have to be at the {to} by noon," it said.',
            'The new guest was a {guest}. It held a suitcase on its lap and looked at the clock. "Please take me to the {to}," it said.',
        ],
        [
            '"No problem," said {n} and drove off. But all the streets were full of cars.',
            '"Hold on tight!" called {n}. They turned left, and there was a traffic jam.',
        ],
        [
            '"Oh dear, oh dear," said the {guest}. "They are waiting for me. I will be too late!"',
            'The {guest} began to cry. "I will never get there in time," it said.',
        ],
        [
            '{n} honked, but nothing moved. Then a {fkind} named {f} knocked on the window. "I know a shortcut," said {f}.',
            'On the sidewalk stood a {fkind} named {f}. "Take the little alley behind the bakery!" {f} called.',
        ],
        [
            '"Get in!" said {n}, and {f} showed the way: through the alley, over the bridge and under the clotheslines.',
            "So {f} got in, and they drove down the narrow alley. A shirt from a clothesline stayed on {n}'s roof.",
        ],
        [
            "At one minute to twelve, they reached the {to}. The {guest} jumped out and thanked them.",
            'They got to the {to} just in time. "You are the best taxi in the city," said the {guest}.',
        ],
        [
            "The {guest} paid with {a big fish|three golden nuts|a kiss on the mirror}. And {n} drove {f} home for free.",
            '"That was fun!" said {f}. "Honk, honk!" said {n}.',
        ],
        hero="taxi|yellow taxi",
        friend="child",
        words={
            "guest": "penguin|kangaroo|goose|bear|pig|camel",
            "to": "airport|train station|harbor|theater|zoo|circus",
        },
    ),
    Tale(
        "town_birthday_cake",
        "a {kind} who brings a cake to {his} friend",
        [
            "{n} carried a cake to {his} friend {f}.",
            "It was {f}'s birthday, and {n} brought {fhim} a {kind2} cake.",
            "{n} had baked a {kind2} cake for {his} friend {f}.",
            "{n} wanted to surprise {his} friend {f} with a birthday cake.",
            '"Do not drop it," said {m}. {n} held a {kind2} cake in both hands. It was for {his} friend {f}.',
        ],
        [
            "The cake was {round|tall} and had {five|six|seven} candles on it. {n} walked very slowly.",
            'In {white|pink} icing, it said "{f}" on the cake. {n} had written it all alone.',
        ],
        [
            "{n} went past the {church|fountain} and looked only at the cake.",
            "On the street, everyone turned around. The {kind2} cake smelled so good!",
        ],
        [
            "That is why {n} did not see the {stone|skateboard|puddle}. {He} tripped, and the cake flew through the air!",
            "Suddenly a {animal} ran between {n}'s legs. Oops! The cake slid off the plate.",
        ],
        [
            "Splat! The {kind2} cake lay upside down on the sidewalk.",
            "With a soft plop, it landed on the ground. {n} could not believe it.",
        ],
        [
            "{n} sat down next to it and cried. The {animal} came and ate the rest of the cake.",
            '"Now I have no present at all," sobbed {n}. The {animal} licked the plate clean.',
        ],
        [
            "Then {n} wiped {his} face and went on with the candles in {his} hand. {He} rang the bell at {f}'s house.",
            '{n} picked up the candles and went to {f} all the same. "I am sorry," {n} said. "A {animal} has eaten your cake."',
        ],
        [
            '{f} laughed and hugged {him}. "You are here, and that is my present," {f} said.',
            '"That does not matter," said {f}. "We can put the candles into a {potato|loaf of bread|sandwich}!"',
        ],
        [
            "They lit the candles, and {f} made a wish. It was the funniest birthday ever.",
            "Then they made waffles together, and {f} blew out all the candles in one breath.",
        ],
        friend="child",
        words={"kind2": "chocolate|strawberry|lemon|cherry|carrot|cream", "animal": "dog|goat|crow|cat"},
    ),
    Tale(
        "town_pizza",
        "a {kind} who makes a pizza",
        [
            "{n} wanted to make a pizza.",
            "{n} and {m} made a pizza for dinner.",
            '"Tonight I am the cook," said {n}. "There will be pizza!"',
            "{n} loved pizza with {top}.",
            "In the kitchen, {n} rolled out the dough for a pizza.",
        ],
        [
            "{n} pushed the dough with both hands. It was soft and {warm|sticky}.",
            "The dough got stuck to {n}'s fingers, {his} nose and the table.",
        ],
        [
            '"A pizza has to be round," said {m}. {n} tried it, but it was not round at all.',
            '{n} pulled the dough on one side and then on the other. "It does not get round," {he} told {m}.',
        ],
        [
            '"It looks like a {shape}," said {mname}. {n} looked at it from the other side. It was true!',
            '{n} was sad at first. Then {mname} said, "I see a {shape}!"',
        ],
        [
            '"Then it will be a {shape} pizza," said {n} and put {top} on it.',
            "{n} laughed. {He} used {top} to finish the {shape}.",
        ],
        [
            "They put it into the oven and waited. {n} sat in front of the oven door and watched the cheese melt.",
            "In the oven, the pizza got bigger and bigger, and the cheese made bubbles.",
        ],
        [
            '? "Is it ready now?" {n} asked. "Not yet," said {mname}. "And now?"',
            "? The whole house smelled of pizza.",
        ],
        [
            "When the pizza was done, nobody wanted to cut it. It was so pretty.",
            '"It is too beautiful to eat," said {n} when the {shape} came out of the oven.',
        ],
        [
            "But then their tummies growled, and they ate up the whole {shape}.",
            '{mname} cut it anyway, and it tasted {great|wonderful}. "Tomorrow I will make a square one," said {n}.',
        ],
        elder="dad|mom|uncle|aunt|grandpa",
        words={"top": "mushrooms|corn|olives|peppers|tomatoes|pineapple", "shape": "star|cat|fish|boat|heart|dinosaur"},
    ),
    Tale(
        "town_old_chair",
        "an old chair that is thrown out",
        [
            "{Intro} stood on the sidewalk in the rain.",
            "{Intro} was thrown out with the trash.",
            "Next to the trash cans stood {intro}.",
            "{Intro} had stood by the fire for many years. Now {he} stood on the street.",
            "Nobody wanted to sit on {intro} anymore.",
        ],
        [
            "{n} had a broken leg, and {his} paint was gone. The chair had once been {color}.",
            "Grandmothers had sat on {n}, and babies, and cats. But then one leg had cracked.",
        ],
        [
            '"I was a good chair," {n} sighed. "Now I am only old wood."',
            "{n} thought of the warm room and was sad. {He} creaked softly.",
        ],
        [
            'People walked past. A man stopped, tried to sit down, and nearly fell. "Useless!" he said and went on.',
            "A dog sniffed at {n}. A lady shook her head. Nobody needed a chair with three legs.",
        ],
        [
            'Then a {fkind} named {f} came along. "What a beautiful chair!" {fhe} said.',
            'But a {fkind} named {f} stopped and looked at {him} for a long time. "You poor chair," said {f}.',
        ],
        [
            "{f} carried {n} home on {fhis} back. It was a long way, and {f} had to rest {three|four} times.",
            "{f} put {n} on a sled and pulled {him} home, past all the shops.",
        ],
        [
            "With {glue and a nail|a strong new stick}, {f} mended the leg. Then {f} painted the chair {color}, from top to bottom.",
            "{f} sanded the old wood, fixed the leg, and got a pot of {color} paint.",
        ],
        [
            "Now {n} looked like new. {f} sat down carefully. The chair held!",
            'When the paint was dry, {n} shone in the sun. "You are my reading chair now," said {f}.',
        ],
        [
            "Since then, {n} has stood by the window, and {f} sits there with a book every evening.",
            "And {n}? {He} creaked again, but this time for joy.",
        ],
        hero="chair|rocking chair|wooden chair|kitchen chair",
        friend="child",
        words={"color": "blue|red|green|white|yellow"},
    ),
    Tale(
        "town_traffic_light",
        "a traffic light that shows a new color",
        [
            "{Intro} could shine red, yellow and green.",
            "{Intro} was bored with {his} three colors.",
            "On a busy corner stood {intro}.",
            "Red, yellow, green, all day long! {Intro} was tired of it.",
            "{Intro} wanted to shine {color}, just once.",
        ],
        [
            "When {n} was red, all the cars stopped. When {he} was green, they drove on.",
            '"Always the same," said {n}. "Why is there no {color} light?"',
        ],
        [
            "One night, {n} practiced in secret. {He} thought very hard of {color} things.",
            "{n} closed all three eyes and wished with all {his} might.",
        ],
        [
            'In the morning, a {color} light came on! The drivers stared. "What does {color} mean?" they asked.',
            "And then, in the middle of the morning, it happened. {n} was {color}! All the cars stood still.",
        ],
        [
            "Some people drove, some people stopped, and everybody honked. What a mess!",
            'A {truck|bus} driver scratched his head. A lady on a bike called, "Should I stop or go?"',
        ],
        [
            '"Oh dear," thought {n}. "I did not want that."',
            "{n} wanted to go back to green. But {he} was so upset that the {color} light would not go out.",
        ],
        [
            'A {fkind} named {f} stood on the sidewalk. "I know!" {f} called. "{color} means that we all say good morning!"',
            'Then a {fkind} named {f} laughed. "{color} means that everybody has to sing a song," {fhe} said.',
        ],
        [
            "The people looked at each other. Then they got out of their cars and really did it.",
            "At first, only one man joined in. Then it was ten people, and then the whole street.",
        ],
        [
            "After that, {n} turned green, and everyone drove off with a smile.",
            "Soon {n} calmed down, and {his} green light came back. Nobody was angry.",
        ],
        [
            "And now, once a year, on {f}'s birthday, {n} shines {color}.",
            "From then on, {n} was happy with three colors. The fourth one {he} kept for holidays.",
        ],
        hero="traffic light",
        friend="child",
        words={"color": "blue|pink|purple|white"},
    ),
    Tale(
        "town_miller",
        "a miller whose windmill stands still",
        [
            "{Intro} had a windmill on a hill.",
            "{Intro} made flour for the whole village.",
            "On a green hill stood a windmill. In it lived {intro}.",
            "There was no wind, and the windmill of {intro} stood still.",
            "{Intro} waited for the wind.",
        ],
        [
            "When the wind blew, the big wings of the windmill turned around, and {n} filled one sack after another.",
            "{n} was always white from head to toe, even {his} {eyebrows|whiskers}. That was from the flour.",
        ],
        [
            "But now there had been no wind for a week. The wings of the mill hung in the air like wet laundry.",
            "One day, the wind went away. Not a leaf moved, and the windmill did not turn.",
        ],
        [
            '"Without wind, there is no flour, and without flour, there is no bread," said {n}.',
            'The people came with their grain. "I cannot grind it," {n} told them. "The mill is asleep."',
        ],
        [
            "{n} blew as hard as {he} could. {His} cheeks got red, but the wings did not move.",
            "{n} climbed onto the roof and called for the wind. No answer came.",
        ],
        [
            'A {fkind} named {f} looked up at the mill. "What if we all pull?" {f} asked. "With a long rope?"',
            'Then a {fkind} named {f} came up the hill. "We can be the wind," said {f} and went to get {fhis} friends.',
        ],
        [
            "They tied a rope to the wings, and all the children of the village pulled. Slowly the mill began to turn!",
            "Soon {ten|twenty} children were running around with ropes, and the wings turned. Creak, creak, creak!",
        ],
        [
            "{n} poured in the grain, and the flour came out, soft and white.",
            '"It works!" cried {n}. {He} quickly got the grain, and soon the first sack was full.',
        ],
        [
            "That evening, there was fresh bread for everybody. And during the night, the wind came back.",
            "{n} baked a big cake for {f} and all the others. Just as they sat down to eat, they felt the wind on their faces.",
        ],
        hero="miller",
        friend="child",
        words={"thing": "flour|corn meal"},
    ),
    Tale(
        "town_elevator",
        "an elevator that is afraid of heights",
        [
            "{Intro} was afraid of going up high.",
            "In a tall building worked {intro}.",
            "{Intro} only wanted to go to the second floor.",
            "Ding! {Intro} opened the doors, but {he} did not want to go up.",
            "{Intro} went up and down all day, but never to the top.",
        ],
        [
            "When somebody pressed the button for the {top} floor, {n} began to shake and stopped halfway.",
            '"Not to the {top} floor, please," said {n} every time. "I get dizzy."',
        ],
        [
            "The people grumbled and took the stairs. {Puff, puff|Oh, their poor legs}!",
            '"What a silly elevator," said a man with a heavy {suitcase|box}. "Now I have to walk."',
        ],
        [
            '{n} was ashamed. "I cannot help it," {he} whispered.',
            "At night, {n} stood on the ground floor and was sad.",
        ],
        [
            'One day, a {fkind} named {f} got in. "My grandma lives on the {top} floor," said {f}. "She cannot walk down the stairs anymore."',
            'Then a {fkind} named {f} moved into the building. "I live on the {top} floor, and I have a broken leg," said {f}.',
        ],
        [
            '"But I am afraid," said {n}. "Then we will go slowly," said {f}. "I will tell you a story on the way."',
            '"What are you afraid of?" asked {f}. "Of falling," said {n}. {f} stroked the wall. "I will sing for you, and we will go one floor at a time."',
        ],
        [
            "So they went up, floor after floor. {n} listened to {f} and forgot to look down.",
            "Third floor, fourth floor, fifth floor. {f} did not stop, and {n} kept going.",
        ],
        [
            'Ding! The doors opened, and they were at the very top. "We did it!" cried {f}.',
            '"Where are we?" asked {n}. "At the top!" laughed {f}.',
        ],
        [
            'Through the window, {n} saw the whole city and the sea behind it. "How beautiful!" said the elevator.',
            "Since then, the {top} floor has been {n}'s favorite. {He} sometimes goes there just for fun.",
        ],
        hero="elevator",
        friend="child",
        words={"top": "tenth|twelfth|twentieth|thirtieth"},
    ),
]
