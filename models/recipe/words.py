# ruff: noqa: SIM905, E501 (tables of text)
"""The vocabulary of the story grammar: kinds of characters, objects, places and plain word lists.

The tables are strings with one entry a line, so that they are easy to read and to lengthen; they are parsed once,
at import. Each entry carries *tags* (what it is, what it can do) and *worlds* (where it belongs). A story takes place
in one world, and everything in it is drawn from that world: no whale ever comes to the kitchen.
"""

from dataclasses import dataclass
from functools import cache

WORLDS = ("town", "farm", "castle", "house", "shore", "snow", "forest", "jungle", "pond", "garden", "sea", "sky")
WORLD_ALIASES = {
    "all": WORLDS,
    "land": ("town", "farm", "castle", "house", "shore", "snow", "forest", "jungle"),
    "people": ("town", "farm", "castle", "shore", "snow"),
    "wild": ("forest", "jungle", "pond", "farm", "garden"),
}

# --------------------------------------------------------------------------------------------------------------------
# Kinds of characters.  name ; weight ; pronoun (he, she, any) ; worlds ; tags ; fitting adjectives ; home ; food ; can
_CHILD = "person child hands legs holds eats climbs runs digs"
_GROWN = "person grown hands legs holds eats climbs runs digs"
_BEAST = "animal legs holds eats runs"
_BIRD = "animal bird wings legs holds eats"
_BUG = "animal bug tiny small eats"
_FISH = "animal fish swims eats"
_THING = "thing"

_KINDS = f"""
boy;30;he;town farm shore snow;{_CHILD};little young small cheerful;;apple pie,pancakes,soup,cookies;run fast/climb
girl;30;she;town farm shore snow;{_CHILD};little young small cheerful;;pancakes,noodles,strawberries,rice;jump far/sing
prince;3;he;castle;{_CHILD} royal;young little gentle;a castle on a hill;plum cake,grapes;ride a pony/dance
princess;4;she;castle;{_CHILD} royal;young little clever;a castle with tall towers;honey cake,peaches;ride a horse/sing
young wizard;2;he;castle forest;{_CHILD} magic;small clumsy;a crooked tower;mushroom soup;do small tricks/read old books
young witch;2;she;forest castle;{_CHILD} magic;small merry;a crooked little hut;pumpkin soup;make sparks/talk to cats
baker;3;any;town;{_GROWN} bakes;kind round busy;a small house behind the bakery;warm bread;bake bread/make cakes
farmer;3;any;farm;{_GROWN} strong;old kind busy;a red farmhouse;corn soup,fresh eggs;drive a tractor/grow corn
gardener;2;any;town farm castle;{_GROWN};old gentle busy;a cottage full of flowers;fresh peas;make flowers grow
knight;3;any;castle;{_GROWN} strong brave;brave tall young;a stone tower;stew;ride a horse/lift heavy things
king;1.5;he;castle;{_GROWN} royal rich;old round grumpy;a big castle;roast corn,plum pudding;wave from the balcony
queen;1.5;she;castle;{_GROWN} royal rich;wise kind tall;a golden castle;lemon cake;play the harp
sailor;2;any;shore;{_GROWN} strong;old jolly brave;a small house by the harbor;fish soup;tie knots/tell sea tales
painter;2;any;town shore;{_GROWN};young dreamy poor;a small room under a roof;bread and cheese;paint/mix colors
shoemaker;1;any;town castle;{_GROWN} mends;old poor busy;a little shop on a corner;bean soup;mend shoes
tailor;1;any;town castle;{_GROWN} mends;thin quick clever;a narrow house;cabbage soup;sew fine coats
teacher;1.5;any;town;{_GROWN} wise;kind tall young;a yellow house near the school;apples;read aloud/count very fast
doctor;1;any;town farm;{_GROWN} wise;kind calm busy;a white house;vegetable soup;make sick people well
clown;1;any;town;{_GROWN} funny;silly merry sad;a bright wagon;popcorn;juggle/fall over in a funny way
cook;1;any;castle town;{_GROWN} bakes;round busy jolly;a room above the kitchen;dumplings;make good soup
mail carrier;1;any;town;{_GROWN};quick friendly busy;a house with a blue mailbox;sandwiches;walk far/remember every name
firefighter;1;any;town;{_GROWN} strong brave;brave strong calm;a house near the fire station;chili;climb tall ladders
shepherd;1;any;farm;{_GROWN};young quiet gentle;a hut on the hill;goat cheese;play the flute/count sheep
woodcutter;1;any;forest snow;{_GROWN} strong;strong honest old;a log cabin;stew;chop wood/carve little animals
clockmaker;1;any;town;{_GROWN} mends wise;old careful quiet;a shop full of clocks;toast;mend clocks
toymaker;1.5;any;town snow;{_GROWN} mends wise;old gentle clever;a shop full of toys;gingerbread;carve toys/mend dolls
inventor;1.5;any;town;{_GROWN} mends clever;clever messy young;a house full of wheels and wires;noodles;build machines
librarian;1;any;town;{_GROWN} wise;quiet kind tall;a house full of books;apple cake;find any book/read aloud
bus driver;1;any;town;{_GROWN};cheerful friendly;a house near the bus stop;donuts;drive a big bus/whistle
fisherman;1;he;shore;{_GROWN};old patient quiet;a hut by the sea;baked fish;catch fish/row a boat
lighthouse keeper;1;any;shore;{_GROWN} wise;old lonely kind;a tall lighthouse;fish pie;see far across the water
astronaut;1;any;town;{_GROWN} brave;brave young calm;a house on a hill;dried fruit;name all the stars
old man;1;he;town farm shore snow;{_GROWN} wise old;kind quiet;a tiny house;soup;tell good stories
old woman;1;she;town farm shore snow forest;{_GROWN} wise old;kind merry;a tiny house;apple cake;knit warm socks
giant;1;any;castle forest;{_GROWN} big strong;big shy gentle;a huge cave;forty pancakes;reach the clouds
gnome;1;any;garden forest;{_GROWN} small;tiny old merry;a house under a mushroom;seed cake;find lost things
elf;1.5;any;forest snow;{_GROWN} small magic;tiny quick merry;a hollow tree;nut bread;run without a sound
fairy;1.5;she;forest garden;person hands legs wings holds eats small tiny magic;tiny bright kind;a tulip;honey cake;glow
mermaid;2;she;sea;person hands holds eats swims magic;young curious lovely;a cave of shells;sea grapes;sing to the waves
dragon;4;any;castle forest;{_BEAST} hands wings big strong fire magic;young shy green;a warm cave;hot soup,toast;breathe fire
unicorn;2.5;any;forest castle;{_BEAST} magic fast;white young gentle;a silver glade;sweet grass;make light with a horn
fox;6;any;forest snow;{_BEAST} hands digs fast;little clever red young;a den under a tree;berries,mushroom pie;run without a sound
rabbit;7;any;forest farm;{_BEAST} hands digs fast small;little white brown soft;a burrow under the hill;carrots,clover;hop far
bear;5;any;forest;{_BEAST} hands climbs swims big strong;big brown young sleepy;a cave in the woods;honey,blueberries;carry heavy logs
mouse;7;any;house farm forest;{_BEAST} hands climbs small tiny;tiny little gray quick;a hole behind the wall;cheese,crumbs;fit in small places
squirrel;5;any;forest;{_BEAST} hands climbs fast small;small red quick busy;a nest in an oak tree;nuts,acorns;jump from tree to tree
hedgehog;4;any;forest garden;{_BEAST} hands digs small;little round shy;a pile of dry leaves;apples,plums;roll into a ball
badger;2.5;any;forest;{_BEAST} hands digs strong;old young grumpy;a deep burrow;roots and berries;dig long tunnels
raccoon;3;any;forest;{_BEAST} hands climbs;clever curious sleepy;a hollow log;sweet corn,grapes;open any box
beaver;3;any;pond forest;{_BEAST} hands swims strong;busy brown young;a house of sticks;bark and leaves;build dams
mole;2.5;any;garden forest;{_BEAST} hands digs small;little shy soft;a tunnel under the grass;beet soup;dig in the dark
deer;3;any;forest;{_BEAST} fast;young gentle shy;a quiet glade;leaves,sweet grass;leap over logs
wolf;2.5;any;forest snow;{_BEAST} fast strong;gray young lonely;a rocky den;stew;howl at the moon
otter;3;any;pond;{_BEAST} hands swims fast;playful brown little;a den by the river;clams;slide down the bank
cat;6;any;house town farm;{_BEAST} climbs fast pet small;little black gray fluffy;a basket by the fire;fish,cream cakes;see in the dark
kitten;4;any;house town farm;{_BEAST} climbs pet child small;tiny fluffy orange white;a soft basket;fish,crumbs;jump on shelves
dog;5;any;house town farm;{_BEAST} digs swims fast pet;big brown friendly spotted;a little red doghouse;bones,biscuits;smell far-off things
puppy;5;any;house town farm;{_BEAST} digs pet child small;little spotted fluffy brown;a box with a blanket;biscuits;dig/bark loudly
hamster;2;any;house;{_BEAST} hands digs pet small tiny;round little golden;a cozy cage;seeds;run in a wheel
pig;4;any;farm;{_BEAST} digs;pink round little happy;a muddy pen;corn,apples;smell hidden roots
cow;3;she;farm;{_BEAST} big strong;gentle brown spotted;a warm barn;sweet hay;give creamy milk
calf;1.5;any;farm;{_BEAST} child;little brown wobbly;a warm barn;clover;kick up both back legs
horse;3;any;farm;{_BEAST} big fast strong;brown tall gentle;a stable;oats,apples;run like the wind
pony;3;any;farm;{_BEAST} fast strong;small gray spotted;a stable;oats,carrots;jump over fences
donkey;3;any;farm;{_BEAST} strong;gray old stubborn;a little shed;hay,thistles;carry heavy bags
goat;3;any;farm;{_BEAST} climbs;white young hungry;a shed on the hill;grass,old paper;climb steep rocks
sheep;2.5;any;farm;{_BEAST} soft;woolly white quiet;a green meadow;clover;stay warm in the snow
lamb;3;any;farm;{_BEAST} child soft small;little woolly white;a green meadow;clover,soft grass;skip sideways
hen;3;she;farm;{_BIRD};brown busy plump;a hen house;corn;lay big eggs
rooster;2;he;farm;{_BIRD} sings;proud red loud;a hen house;corn;wake up the whole farm
chick;3;any;farm;{_BIRD} child small tiny;yellow little fluffy;a nest of straw;seeds;peep loudly
duck;4;any;pond farm;{_BIRD} swims;white plump happy;a nest in the reeds;bread,water plants;swim and fly
duckling;4;any;pond farm;{_BIRD} swims child small;little yellow fluffy;a nest in the reeds;water plants;swim in circles
goose;2;any;pond farm;{_BIRD} swims;gray loud proud;a nest by the water;grass;honk very loudly
frog;5;any;pond garden;animal legs hands swims jumps small holds eats;little green jumpy;a pond full of lily pads;soup of water plants;jump very high
toad;2;any;pond garden;animal legs hands swims small holds eats;old bumpy calm;a hole under a stone;mushrooms;catch raindrops
turtle;5;any;pond;animal legs swims slow small holds eats wise;slow old young green;a nest of grass by the pond;lettuce,water plants;hide in a shell
swan;2;any;pond;{_BIRD} swims;white proud graceful;a nest on a small island;water plants;glide without a sound
dragonfly;2;any;pond;{_BUG} wings;blue shiny quick;the tall reeds;berries;fly backward
owl;4;any;forest;{_BIRD} wise;wise brown sleepy old;a hole in an old tree;seed cake;see in the dark
robin;3;any;forest garden;{_BIRD} sings small;little red-breasted cheerful;a nest in a hedge;seeds,berries;sing at dawn
sparrow;3;any;town garden forest;{_BIRD} sings small;small brown brave;a nest under a roof;crumbs,seeds;fly through tiny gaps
crow;3;any;forest farm;{_BIRD} clever;black clever noisy;a nest in a pine tree;corn,nuts;find shiny things
parrot;3;any;jungle;{_BIRD} talks sings;green bright noisy;a tall palm tree;mangoes,nuts;copy any sound
penguin;5;any;snow;animal bird legs swims holds eats cold;little round clumsy;a home on the ice;fish;slide down icy hills
polar bear;3;any;snow;{_BEAST} hands swims big strong cold;big white young;a cave in the snow;fish;swim in icy water
seal;3;any;snow shore;animal swims eats holds;gray playful young;a bay full of rocks;fish;balance a ball
lion;3;any;jungle;{_BEAST} big strong fast;young golden proud;a den on a big rock;stew;roar so loud that leaves fall
tiger;3;any;jungle;{_BEAST} big strong fast climbs;striped young quiet;a shady cave;stew;move without a sound
elephant;5;any;jungle;{_BEAST} hands big strong;big gray young gentle;a shady grove;bananas,leaves;spray water
monkey;5;any;jungle;{_BEAST} hands climbs fast;little brown silly;a nest high in a tree;bananas,figs;swing from branches
giraffe;4;any;jungle;{_BEAST} big tall;tall spotted young;a grove of tall trees;leaves;see very far
zebra;3;any;jungle;{_BEAST} fast;striped young shy;a land of green grass;sweet grass;run for hours
hippo;2.5;any;jungle;{_BEAST} swims big strong;big round sleepy;a muddy pool;water plants,melons;make big splashes
panda;3;any;jungle;{_BEAST} hands climbs big;round young fluffy;a bamboo grove;bamboo;do slow rolls
koala;2.5;any;jungle;{_BEAST} hands climbs small slow;sleepy soft gray;a tall tree;leaves;sleep anywhere
kangaroo;2.5;any;jungle;{_BEAST} hands fast jumps;young brown strong;a dry and sunny land;grass,fruit;hop over bushes
bee;4;any;garden;{_BUG} wings;busy little striped;a hive in the apple tree;honey;find the best flowers
ant;4;any;garden;{_BUG} legs hands holds strong;tiny busy black;an ant hill;crumbs;carry things bigger than an ant
ladybug;3;any;garden;{_BUG} wings;little red spotted;a bush of roses;dew;walk upside down
butterfly;4;any;garden;{_BUG} wings;blue yellow pretty;a bush of roses;nectar;dance on the wind
snail;4;any;garden;{_BUG} slow;slow small shy;a flower pot;lettuce;climb straight up a wall
caterpillar;3;any;garden;{_BUG} slow;green fuzzy hungry;a tree full of leaves;leaves;curl up into a ring
grasshopper;2.5;any;garden;{_BUG} legs hands jumps sings holds;green lively;the tall grass;clover;play a tune with one leg
spider;2.5;any;garden house;{_BUG} legs hands climbs holds;small shy clever;a web in a corner;dew;make fine thread
fish;5;any;sea;{_FISH} small;little orange silver;a cave in the reef;sea plants;dart between rocks
whale;4;any;sea;{_FISH} big strong sings;big blue gentle;the deep blue water;sea soup;sing across the whole sea
dolphin;4;any;sea;{_FISH} fast;gray playful young;the bright bay;sea plants;leap over waves
octopus;4;any;sea;animal hands swims eats holds;shy purple clever;a rocky hole;clams;do eight things at once
crab;4;any;sea shore;animal legs hands swims eats small holds;little red grumpy;a hole in the sand;sea plants;walk sideways
sea horse;3;any;sea;{_FISH} small tiny;tiny yellow shy;a bed of sea grass;tiny sea plants;swim standing up
starfish;2;any;sea;{_FISH} small slow;orange quiet;a tide pool;sea plants;hold on very tightly
sea turtle;3;any;sea;{_FISH} wise slow;old green calm;the warm water by the reef;sea grass;find the way home
shark;2;any;sea;{_FISH} big strong fast;young shy gray;a dark sea cave;sea plants;swim faster than a ship
seagull;3;any;shore;{_BIRD};white noisy hungry;a nest on the cliff;chips,fish;fly in a storm
pelican;1.5;any;shore;{_BIRD};big white funny;the old harbor;fish;carry a lot in one beak
robot;6;any;town house;{_THING} hands legs holds strong robot;little shiny silver;a workshop;battery juice;count to a million/beep songs
toy bear;3;any;house;{_THING} toy hands legs holds soft small climbs;soft brown old;a toy box in the playroom;make-believe honey;give soft hugs
doll;2.5;she;house;{_THING} toy hands legs holds small;little pretty old;a doll house;make-believe cake;dance on tiptoe
tin soldier;2;he;house;{_THING} toy hands legs holds small brave;brave little;a toy box;make-believe soup;stand very straight
toy train;1.5;any;house;{_THING} toy vehicle wheels small;little red old;a toy box in the playroom;make-believe coal;go around and around
snowman;4;he;snow;{_THING} hands holds cold;round jolly white;a snowy yard;snow cones;stay cool all day
boat;4;any;shore;{_THING} vehicle swims floats;small old blue;the harbor;sea air;sail through small gaps
tugboat;2;any;shore;{_THING} vehicle swims floats strong;little red strong;the harbor;sea air;pull big ships
train;2.5;any;town farm;{_THING} vehicle wheels fast strong;little green old;the train station;coal and water;pull long wagons
teapot;0.1;any;house;{_THING};old round little;a shelf in the kitchen;hot water;pour tea
kettle;0.1;any;house;{_THING};old round little;a warm stove;cold water;whistle a tune
clock;0.1;any;house;{_THING};old tall little;a quiet hall;a drop of oil;count the hours
lantern;0.1;any;house;{_THING};old little round;a nail by the door;a drop of oil;shine all night
broom;0.1;any;house;{_THING};old thin little;a corner behind the door;a bit of dust;sweep fast
scarecrow;0.1;any;farm;{_THING} hands;old thin funny;a field of corn;a bit of rain;stand very still
windmill;0.1;any;farm;{_THING};old tall white;a green hill;a fresh wind;turn all day
lighthouse;0.1;any;shore;{_THING};old tall white;a rock by the sea;a drop of oil;shine far out to sea
balloon;0.1;any;town;{_THING} wings;round little big;a string on a fence;fresh air;float over the roofs
bicycle;0.1;any;town;{_THING} wheels;old rusty little;a shed;a drop of oil;roll down the hill
car;2.5;any;town;{_THING} vehicle wheels fast;little red yellow;a garage;good clean gas;go up steep hills
truck;2.5;any;town farm;{_THING} vehicle wheels strong;big green old;a garage;good clean gas;carry heavy loads
bus;2;any;town;{_THING} vehicle wheels big;big yellow cheerful;a garage;good clean gas;carry forty children
tractor;2.5;any;farm;{_THING} vehicle wheels strong slow;red old muddy;a shed;good clean gas;pull anything out of the mud
airplane;2;any;sky;{_THING} vehicle wings fast;small white brave;a big shed near the airfield;good clean gas;loop in the air
cloud;4;any;sky;{_THING} wings soft;little white fluffy;the wide blue sky;morning mist;make soft rain
star;2.5;any;sky;{_THING} wings small bright;tiny bright young;the night sky;moonlight;twinkle
wind;1.2;any;sky;{_THING} wings fast strong;young playful wild;a cave in the mountains;fresh air;push clouds along
raindrop;1.5;any;sky;{_THING} wings small tiny;tiny round clear;a soft gray cloud;morning mist;shine like glass
eagle;2.5;any;sky;{_BIRD} fast strong;brave young brown;a nest on a cliff;fish;see a mouse from far away
swallow;2.5;any;sky farm;{_BIRD} fast small;small blue quick;a nest under a barn roof;seeds;fly in great circles
"""

# --------------------------------------------------------------------------------------------------------------------
# Objects (always singular).  noun ; worlds ; tags ; colours (* = any, - = none) ; materials ; adjectives ; use
_OBJECTS = """
ball;land;toy lose roll round float soft bounce;*;rubber;little big new bouncy;play with it
kite;people forest;toy lose tear blow fly paper;*;paper;big new pretty long-tailed;fly it on windy days
doll;town house castle farm;toy lose soft tear friend;-;rag wooden;little old pretty;sing to it
teddy bear;town house farm shore snow;toy lose soft tear friend;brown white gray;-;little old soft fuzzy;hug it at night
toy boat;town shore farm house;toy lose float break;*;wooden tin paper;little small new;float it in the water
toy car;town house;toy lose roll break;*;tin wooden;little fast shiny;race it across the floor
toy train;town house;toy lose roll break;*;wooden tin;little long shiny;push it along the floor
toy plane;town house;toy lose break fly;*;wooden paper;little fast;make it swoop and dive
robot toy;town house;toy lose break;silver *;tin;little funny;wind it up
puzzle;town house;toy lose break flat;-;wooden;big new hard;put it together
yo-yo;town house;toy lose roll break;*;wooden;little shiny;swing it up and down
top;town house castle;toy lose roll break spin;*;wooden tin;little old;watch it spin
marble;land garden;toy lose roll round small shiny;*;glass;little shiny round;roll it in the sun
balloon;town house farm;toy lose blow float pop round;*;-;big round shiny;watch it bob in the air
drum;land;toy music lose break loud;*;tin;little loud old;play it all day
flute;people forest;music lose break small;-;silver wooden;little old thin;play soft tunes on it
trumpet;people;music lose break loud shiny;-;golden brass;loud old shiny;play it at breakfast
bell;land pond garden;music lose small shiny loud;-;silver golden brass;little tiny old;ring it
fiddle;people;music lose break;-;wooden;little old;play it under the moon
guitar;town shore;music lose break;*;wooden;little old;play songs on it
whistle;land;music lose small loud;*;tin wooden silver;little shiny;blow it
music box;town house castle;music lose break treasure;*;wooden silver;little old pretty;listen to its song
hat;land;wear lose blow tear soft;*;straw wool;funny big old new;wear it everywhere
cap;town farm shore snow;wear lose blow tear;*;-;old new warm;wear it every day
scarf;land;wear lose blow tear soft;*;wool silk;long warm new;wear it in the cold
mitten;town snow farm;wear lose tear soft small;*;wool;warm little new;wear it in the snow
sock;town house snow;wear lose tear soft small;*;wool;striped warm long;wear it to bed
coat;town farm snow castle;wear lose tear soft;*;wool;warm long new;wear it in the wind
cape;castle town forest;wear lose tear soft blow;*;silk;long bright;run around in it
crown;castle;wear lose treasure shiny round;-;golden paper silver;tiny shiny heavy;wear it at dinner
ribbon;land garden;wear lose tear blow soft small;*;silk;long pretty shiny;tie it in a bow
necklace;town castle sea shore;wear lose break treasure shiny;*;silver golden bead;pretty long;wear it on special days
ring;castle town sea shore;wear lose treasure shiny round small;-;golden silver;tiny shiny old;look at it shine
umbrella;town shore farm;wear tool lose blow break;*;-;big new old;open it in the rain
blanket;land;lose tear soft warm;*;wool;soft warm old;sleep under it
pillow;house town castle;lose tear soft;*;silk;soft round fluffy;sleep on it
backpack;town;lose tear bag;*;-;big new heavy;carry things in it
basket;land;tool lose bag break float;*;straw;big little round;carry things in it
bucket;farm town shore castle snow;tool lose bag roll loud;*;tin wooden;big old heavy;fill it with water
shovel;farm town shore snow;tool lose;*;tin;little new strong;dig with it
hammer;town farm;tool lose heavy;-;iron wooden;heavy little;build with it
ladder;farm town castle;tool heavy break;*;wooden;tall old strong;climb it
rope;people forest;tool lose;-;-;long strong thick;tie things with it
lamp;town house castle;tool light break shiny;*;glass brass;little old;read beside it
lantern;land;tool light lose break shiny;*;paper tin glass;little old bright;carry it at night
candle;land;light lose break small;*;wax;little tall thin;watch its flame
flashlight;town house;tool light lose small;*;-;little bright;shine it in dark corners
telescope;town castle shore;tool lose break;-;brass;long old;look at the stars with it
mirror;town castle house;lose break shiny flat;-;silver glass golden;little round old;smile into it
clock;town house castle;tool break loud round;*;wooden brass;little old loud;listen to it tick
watch;town;wear lose break shiny small;-;silver golden;little old shiny;hear it tick
key;land sea;tool lose small shiny;-;golden silver iron;tiny old heavy;open things with it
map;people forest sea;paper lose tear blow flat;-;paper;old torn big;look for treasure with it
book;town house castle farm;paper lose tear read;*;-;thick old big new;read it at bedtime
picture book;town house;paper lose tear read;*;-;old new big;look at its pages
letter;people house forest;paper lose tear blow read flat small;*;-;long short kind;read it again and again
picture;town house castle;paper lose tear blow flat;-;-;pretty big bright;show it to everyone
paintbrush;town house;tool draw lose small;*;wooden;little long soft;paint with it
crayon;town house;tool draw lose small break roll;*;wax;little fat short;draw with it
pencil;town house;tool draw lose small break roll;*;-;long short sharp;draw with it
paint box;town house;tool draw lose;*;tin;new little;paint rainbows with it
cup;land;break small round;*;tin;little pretty;drink from it
bowl;land;break round;*;wooden;little big round;eat soup from it
plate;house town castle;break round flat;*;-;pretty little;eat cake from it
teapot;house town castle;break round;*;-;round little old;make tea in it
vase;house town castle;break shiny;*;glass;tall pretty old;fill it with flowers
jar;house town farm forest;break bag round;-;glass;big round empty;keep things in it
spoon;land;tool lose small shiny;-;wooden silver;big little;stir soup with it
box;land sea;bag lose;*;wooden paper tin;little big secret;keep secrets in it
wagon;town farm;vehicle roll break;*;wooden;little old strong;pull it up the hill
sled;snow town farm;vehicle break slide;*;wooden;fast little long;ride it down the hill
bike;town;vehicle break wheels;*;-;new little fast;ride it everywhere
scooter;town;vehicle break wheels;*;-;new little fast;ride it down the street
skateboard;town;vehicle break wheels roll lose;*;wooden;new fast;ride it in the park
raft;pond forest shore;vehicle float break;-;wooden;little flat;ride it on the water
flag;people forest;lose tear blow soft;*;paper silk;little bright;wave it
tent;town forest farm;tear blow;*;-;little new big;sleep in it
swing;town farm forest;break;*;wooden;old new;ride it high
shell;shore sea;nature lose small break shiny;pink white *;-;pretty smooth shiny;listen to it
pearl;sea shore;nature treasure lose small round roll shiny;white pink blue;-;tiny shiny perfect;look at it glow
pebble;land pond garden sea;nature lose small round roll shiny;white black gray blue;-;smooth round shiny;hold it in the sun
stone;all;nature lose roll heavy;gray white black green;-;smooth round flat;sit beside it
feather;land pond garden sky;nature lose small blow soft;*;-;long soft pretty;tickle things with it
leaf;wild;nature lose small blow tear flat;red yellow green golden;-;big pretty;float it like a boat
flower;wild town castle;nature lose small soft;red yellow white pink purple blue;-;pretty little wild;smell it
seed;wild town;nature lose small plant;brown black gray;-;tiny round odd;look at it
acorn;forest;nature lose small round roll food;brown green;-;big shiny little;roll it down the hill
pine cone;forest snow;nature lose small roll;brown;-;big little;play with it
stick;forest jungle pond farm;nature tool lose float;-;-;long straight good;carry it around
button;land garden;lose small round roll shiny;*;wooden brass;little shiny round;polish it
coin;town castle shore sea;treasure lose small round roll shiny;-;golden silver;shiny old;count it
gem;castle sea forest;treasure lose small shiny;green red blue purple;-;tiny bright shiny;watch it sparkle
star shell;sea;nature lose small shiny;yellow pink orange;-;pretty tiny;wear it
bottle;shore sea;float break lose;green blue;glass;old empty;look through it
egg;farm forest pond;nature round roll break small;white brown blue speckled;-;big little warm;keep it warm
snow globe;snow town house;treasure break round shiny;-;glass;little pretty;shake it
sun hat;shore farm town;wear lose blow;*;straw;big floppy;wear it at noon
sand castle;shore;break;-;-;tall big fine;look at it
paper crown;town house;wear lose tear paper;*;-;funny tall;wear it all day
paper lantern;town forest castle;light lose tear paper blow;*;-;round pretty;hang it in a tree
birdhouse;town farm forest;break;*;wooden;little new;hang it in a tree
pinwheel;town farm;toy lose blow tear break;*;paper;bright little;watch it turn
jump rope;town farm;toy lose;*;-;long new;skip with it
ice skate;snow;wear lose;*;-;old shiny;skate with it
snow cone;snow town;food eat sweet melt;*;-;cold big;eat it
apple;land garden;food eat sweet round roll;red green yellow;-;big shiny juicy;eat it
pear;land;food eat sweet;green yellow;-;big ripe juicy;eat it
banana;jungle town;food eat sweet;yellow;-;big ripe;eat it
mango;jungle;food eat sweet round roll;orange yellow;-;big ripe juicy;eat it
orange;town jungle;food eat sweet round roll;-;-;big round juicy;eat it
peach;town farm castle;food eat sweet round roll;-;-;soft ripe juicy;eat it
carrot;farm forest snow garden;food eat;orange;-;big long crunchy;eat it
pumpkin;farm forest town garden;food eat round roll heavy;orange;-;big round fat;make a pie from it
melon;farm jungle;food eat sweet round roll heavy;green yellow;-;big round ripe;eat it
berry;wild snow;food eat sweet small round roll;red blue purple;-;big sweet ripe;eat it
strawberry;farm garden town;food eat sweet small;red;-;big sweet;eat it
cake;people house forest;food eat sweet bake;-;chocolate lemon honey carrot;big little tall;eat it
pie;people house forest;food eat sweet bake round;-;apple berry pumpkin;big hot warm;eat it
cookie;people house forest;food eat sweet small bake round;-;ginger chocolate oat;big warm round;eat it
muffin;town house farm forest;food eat sweet small bake;-;blueberry banana;big warm;eat it
loaf of bread;people house forest;food eat bake;-;-;big warm fresh;eat it
pot of soup;people house forest;food eat hot;-;-;big hot;share it
jar of honey;forest farm house;food eat sweet break;-;-;big golden;eat it
bag of nuts;forest town jungle;food eat;-;-;big little;eat it
sandwich;town house farm shore;food eat;-;cheese egg;big fat;eat it
lollipop;town house;food eat sweet small round;*;-;big round;lick it
"""

# --------------------------------------------------------------------------------------------------------------------
# Places.  noun ; preposition ; worlds ; tags ; things found there ; spots where a thing may hide
_PLACES = """
park;in;town;out grass trees;a bench,a fountain,a tall tree,a duck pond;under a bench,behind a bush,near the fountain
playground;at;town;out play;a slide,a swing,a sandbox;under the slide,in the sandbox,behind the swings
school;at;town;in people;a row of desks,a big map,a shelf of books;under a desk,behind the door,on a high shelf
library;in;town;in people quiet;a tall shelf,a soft chair,a pile of books;between two books,under a chair,behind a shelf
bakery;in;town;in people food;a hot oven,a tray of buns,a glass counter;behind the counter,under a table,next to the oven
market;at;town castle;out people food;a stall of fruit,a flower cart,a heap of melons;under a stall,behind a cart,in a basket of apples
toy shop;in;town;in people;a wall of puzzles,a toy train,a row of dolls;behind a puzzle,on a high shelf,under the counter
street;on;town;out;a street lamp,a mailbox,a row of houses;beside the mailbox,under a parked car,behind a trash can
old bridge;near;town forest;out water;a stone arch,a quiet stream,a rusty lamp;under the bridge,between two stones,in the tall grass
bus stop;at;town;out;a long bench,a yellow sign,a puddle;under the bench,behind the sign,in the grass
backyard;in;town house;out grass;a swing,a shed,a flower pot,a fence;behind the shed,under a flower pot,beside the fence
kitchen;in;town house farm castle;in food;a round table,a big pot,a warm stove;under the table,behind the stove,in a big pot
attic;in;town house;in dark;an old chest,a dusty mirror,a stack of boxes;in an old chest,behind a mirror,under a sheet
train station;at;town;out people;a big clock,a long bench,a ticket window;under a bench,behind a suitcase,near the big clock
museum;in;town;in people quiet;a stone lion,a huge bone,an old painting;behind a stone lion,under a bench,near the door
fair;at;town farm;out people play;a striped tent,a merry-go-round,a candy stand;behind the tent,under a bench,near the candy stand
town square;in;town castle;out people;a fountain,a statue,a clock tower;behind the statue,beside the fountain,under a bench
barn;in;farm;in;a pile of hay,an old cart,a tall ladder;in the hay,under the cart,behind a bucket
field;in;farm;out grass;a scarecrow,a stone wall,a patch of clover;behind the stone wall,in the tall grass,under the scarecrow
orchard;in;farm;out trees food;an apple tree,a ladder,a basket of fruit;under an apple tree,in a basket,behind a tree
meadow;in;farm forest;out grass;a patch of daisies,a big rock,a bush of berries;in the daisies,behind a big rock,under a bush
pumpkin patch;in;farm;out food;a giant pumpkin,a scarecrow,a wheelbarrow;behind a giant pumpkin,under a leaf,in the wheelbarrow
farmyard;in;farm;out;a water trough,a fence,a muddy puddle;beside the trough,under the fence,behind a wheel
stream;by;farm forest;out water;a row of stones,a willow tree,a tiny waterfall;between two stones,under the willow tree,in the reeds
stable;in;farm castle;in;a saddle,a heap of straw,a wooden gate;in the straw,behind the gate,under a saddle
hilltop;on;farm town;out high;a lonely tree,a stone wall,a wooden bench;behind the lonely tree,under the bench,in the tall grass
castle garden;in;castle;out grass trees;a rose bush,a stone bench,a fish pond;under a rose bush,behind a stone bench,near the pond
throne room;in;castle;in people;a golden chair,a red carpet,a tall window;under the golden chair,behind a curtain,in a corner
tower;in;castle;in high;a winding stair,a small window,a dusty chest;on the winding stair,in a dusty chest,behind a door
courtyard;in;castle;out people;a stone well,a wagon,a row of barrels;behind the barrels,beside the well,under the wagon
great hall;in;castle;in people;a long table,a fireplace,a row of shields;under the long table,behind a shield,near the fireplace
dark wood;in;castle forest;out trees dark;a crooked tree,a mossy rock,a ring of mushrooms;under a crooked tree,behind a mossy rock,in a hollow log
playroom;in;house;in play;a toy box,a rug,a tall shelf;under the rug,in the toy box,behind a cushion
living room;in;house;in;a soft sofa,a fireplace,a big clock;under the sofa,behind a cushion,beside the fireplace
hallway;in;house;in;a coat rack,a row of boots,a tall clock;inside a boot,behind the coats,under the mat
bedroom;in;house;in;a small bed,a toy chest,a lamp;under the bed,in a drawer,behind the curtain
basement;in;house;in dark;a stack of boxes,an old bike,a dusty trunk;in a dusty trunk,behind a box,under the stairs
beach;at;shore;out water sand;a sand castle,a row of shells,a striped umbrella;under the sand,behind a rock,in a tide pool
harbor;in;shore;out water;a row of boats,a fishing net,a stack of crates;under a net,behind a crate,beside an old boat
pier;on;shore;out water;a rope,a wooden post,a bucket;behind a post,under a rope,in a bucket
lighthouse;near;shore;out high;a winding stair,a big lamp,a green door;behind the green door,on the stair,under a stone
quiet cove;in;shore;out water sand;a pool of clear water,a pile of seaweed,a flat rock;under the seaweed,behind a flat rock,in the clear water
sand dunes;among;shore;out sand;a wooden fence,a patch of grass,a piece of driftwood;behind a dune,under the driftwood,in the grass
snowy hill;on;snow;out cold high;a sled track,a pine tree,a pile of snow;in a pile of snow,behind a pine tree,under a branch
frozen pond;on;snow;out cold;a ring of ice,a snowbank,a bench;in the snowbank,under the bench,behind a lump of ice
winter forest;in;snow;out cold trees;a white pine,a frozen stream,an icy log;under a white pine,behind an icy log,in the deep snow
ice cave;in;snow;in cold dark;a wall of ice,a frozen pool,a row of icicles;behind an icicle,in a corner,under a shelf of ice
snowy village;in;snow;out cold people;a row of cabins,a big bonfire,a fir tree;behind a cabin,under the fir tree,near the bonfire
forest;in;forest;out trees;an old oak tree,a mossy log,a ring of mushrooms;under a mossy log,behind an oak tree,in a heap of leaves
clearing;in;forest;out grass;a tree stump,a patch of flowers,a flat stone;behind a tree stump,under a fern,in the tall grass
river;by;forest jungle;out water;a smooth rock,a fallen tree,a sandy bank;between the rocks,under a fallen tree,on the sandy bank
cave;in;forest;in dark;a deep shadow,a drip of water,a pile of stones;in a dark corner,behind a pile of stones,on a ledge
green hill;on;forest;out high grass;a lonely tree,a soft slope,a big rock;behind a big rock,under the lonely tree,in the long grass
forest path;on;forest;out trees;a fallen branch,a bush of berries,a wooden sign;under a fallen branch,behind a sign,in a bush
mountain;on;forest sky;out high;a steep path,a tall pine,a snowy peak;behind a rock,under a tall pine,on a ledge
waterfall;near;jungle forest;out water;a rainbow,a slippery rock,a deep pool;behind a slippery rock,beside the pool,under a fern
jungle;in;jungle;out trees;a tall palm,a twisted vine,a bright flower;under a palm leaf,behind a vine,in a bush
waterhole;at;jungle;out water;a muddy bank,a flat stone,a patch of reeds;in the mud,under a flat stone,in the reeds
tall grass;in;jungle;out grass;an ant hill,a thorny bush,a dusty track;behind an ant hill,under a thorny bush,on the dusty track
big rock;on;jungle;out high;a warm ledge,a deep crack,a small bush;in a deep crack,behind the rock,under a small bush
banana grove;in;jungle;out trees food;a bunch of bananas,a broad leaf,a fallen trunk;under a broad leaf,behind a trunk,between two roots
pond;at;pond;out water;a lily pad,a patch of reeds,a round stone;under a lily pad,in the reeds,behind a stone
muddy bank;on;pond;out water;a puddle,a willow root,a clump of grass;under a root,in the mud,behind a clump of grass
old log;on;pond;out water;a hole in the bark,a patch of moss,a twig;in a hole in the bark,under the moss,behind a twig
reeds;among;pond;out water;a nest,a floating leaf,a little frog;under a floating leaf,behind a nest,between two reeds
little island;on;pond;out water;a willow tree,a ring of stones,a sandy spot;under the willow tree,between the stones,in the sand
vegetable patch;in;garden;out food;a row of beans,a fat cabbage,a wooden stake;under a cabbage leaf,behind a bean pole,between two carrots
rose bush;near;garden;out;a red bud,a sharp thorn,a fallen petal;under a petal,behind a thorn,on a low leaf
flower bed;in;garden;out;a tall tulip,a drop of dew,a soft leaf;inside a tulip,under a soft leaf,behind a stem
garden wall;on;garden;out high;a warm brick,a crack,a curl of ivy;in a crack,under the ivy,behind a brick
garden path;on;garden;out;a round stone,a puddle,a flower pot;under a flower pot,behind a stone,beside the puddle
apple tree;under;garden farm;out trees food;a fallen apple,a low branch,a thick root;behind a root,under a fallen apple,in the grass
coral reef;at;sea;out water;a pink coral,a waving plant,a school of fish;behind a pink coral,under a waving plant,in a small hole
sea cave;in;sea;in water dark;a dark corner,a glowing plant,a smooth stone;in a dark corner,under a smooth stone,behind a plant
sunken ship;at;sea;in water dark;a rusty anchor,a broken mast,an old chest;under the anchor,in an old chest,behind the mast
sandy sea floor;on;sea;out water sand;a big shell,a striped rock,a bed of sea grass;under a big shell,in the sand,behind a striped rock
sea grass;in;sea;out water;a long green blade,a tiny crab,a pretty shell;between the blades,under a shell,behind a rock
sunny bay;in;sea;out water;a beam of light,a gentle wave,a flat rock;under a flat rock,in the sand,behind some sea grass
rainbow;near;sky;out high;a red stripe,a soft mist,a golden beam;behind the purple stripe,in the mist,on a small cloud
mountain top;over;sky;out high cold;a patch of snow,a tall pine,a nest;in the snow,on a branch,behind a rock
tall tower;near;sky;out high;a flag,a bell,a pointed roof;on the roof,behind the bell,on a window sill
green valley;over;sky;out;a winding river,a little church,a field of wheat;in a field of wheat,on a roof,in the top of a tree
"""

# --------------------------------------------------------------------------------------------------------------------
WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
COLORS = "red blue green yellow orange purple pink white black brown gray golden silver".split()
_ANY_COLOR = "red red blue blue green yellow orange purple pink white brown gray".split()

TRAITS = """kind brave curious shy clever cheerful quiet gentle busy funny playful careful silly dreamy friendly polite
helpful merry patient honest thoughtful lively bold sweet proud stubborn""".split()

HOBBIES = {
    "hands": """paint|draw|build towers|bake cookies|make music|collect pretty stones|read books|make paper birds|grow
flowers|tell stories|play games|count the stars|help others|make soup|fix old things|play hide-and-seek|sing funny songs
|plant seeds|make up poems|look at clouds|blow bubbles|solve puzzles|make little gifts""",
    "legs": """run and jump|dance in the rain|explore|play tag|look for treasure|go for long walks|climb small hills|jump
in puddles|roll down the hill|chase leaves|play hide-and-seek|look at the clouds|watch the sunrise|follow little tracks
|play in the grass|make new friends""",
    "wings": """fly high|race the wind|glide in big circles|look down at the world|watch the sunset|sing in the morning
|dance in the air|visit faraway places|chase the sunshine|tell stories""",
    "swims": """swim in circles|splash|dive deep|race the waves|look for treasure|blow bubbles|play hide-and-seek|explore
dark caves|float on the waves|follow the moonlight|tell stories""",
    "wheels": """race down the hill|honk at the birds|explore new roads|carry friends around|shine in the sun|listen to
stories|go over bumps|help others""",
    "thing": """watch the sunrise|listen to stories|make others smile|dream about faraway places|hum little songs|help
others|play games""",
}
HOBBIES = {k: [" ".join(p.split()) for p in v.split("|")] for k, v in HOBBIES.items()}

HOMES = {
    "town": "a small house on a quiet street|a tall house in the town|a little white house|a cozy room above a shop"
    "|a brick house with a blue door|a little house near the park|an apartment with a tiny balcony"
    "|a green house on a hill|a house next to the school|a yellow house with a big door|a flat above a bakery"
    "|a house with a crooked chimney|a narrow house by the river",
    "farm": "a little farmhouse|a farmhouse near the hills|a farmhouse with a red roof|a cottage at the end of the road"
    "|an old house behind the barn|a white house between two fields|a little house near the mill"
    "|a house with a big garden|a stone house by a stream",
    "castle": "a castle on a hill|a castle by a lake|a small house near the castle|an old stone castle|a castle with a blue flag|a castle between two rivers",
    "house": "an old house full of toys|a cozy room with yellow walls|a warm house at the end of the street"
    "|a big house with a creaky stair|a little house with a red door|a bright room under the roof",
    "shore": "a small house by the sea|a village by the sea|a cottage near the beach|a blue house close to the harbor"
    "|a little house on the cliff|a white house near the lighthouse|a hut between the dunes|a town with a long beach",
    "snow": "a snowy village|a wooden cabin in the snow|a little house in the cold north|a village in the mountains"
    "|a warm little house at the foot of a mountain|a log house by a frozen lake|a town where it snows a lot",
    "forest": "a big green forest|a quiet forest|the woods near a river|a hollow tree in the forest"
    "|a forest of tall pines|the middle of a deep forest|a sunny forest full of birds",
    "jungle": "a warm jungle|a sunny land of tall grass|a green jungle by a river|a land of tall trees and bright birds",
    "pond": "a quiet pond|a pond full of lilies|a green pond behind the farm|a little pond in the woods",
    "garden": "a sunny garden|a garden full of flowers|an old garden behind a house|a garden with a stone wall",
    "sea": "the deep blue sea|a warm blue sea|the sea near a little island|a bright coral reef",
    "sky": "the wide blue sky|the sky above the hills|the sky over a little town|the high, quiet sky",
}
HOMES = {k: v.split("|") for k, v in HOMES.items()}

WEATHERS = {  # name: (adjectives for a day, sentences that describe it)
    "sunny": (
        "sunny bright warm fine clear".split(),
        """the sun was {shining|warm and bright|high in the sky}|the sky was {blue|clear and blue}|it was warm and bright
|there was not a cloud in the sky|the sun {smiled down|shone} on everything|the sunshine made everything {glow|gold}
|a soft breeze was blowing|the birds were singing|everything smelled of summer""",
    ),
    "sunny_snow": (  # a sunny day in winter
        "sunny bright clear fine".split(),
        """the sun was {shining|bright|high in the sky}|the sky was {blue|clear and blue}|there was not a cloud in the
 sky|the {snow|ice|frost} {sparkled|shone} in the sun|the air was cold and clear""",
    ),
    "windy": (
        "windy breezy blustery".split(),
        """the wind was {strong|wild and loud|playful}|the wind {blew|whistled} around every corner|leaves were {dancing|
flying} through the air|the trees {bent|swayed} in the wind|clouds {raced|hurried} across the sky""",
    ),
    "rainy": (
        "rainy gray drizzly".split(),
        """rain fell {softly|all day|in big drops}|the rain went drip, drop, drip|there were puddles everywhere|the sky
was {gray|full of dark clouds}|rain tapped on the leaves|everything was wet and shiny""",
    ),
    "snowy": (
        "snowy cold frosty white chilly".split(),
        """snow {fell softly|lay everywhere}|the {snow|frost} {sparkled|shone} in the light|the air was cold and clear
|big white flakes {danced|floated} down|everything was white and quiet""",
    ),
    "cloudy": (
        "cloudy cool quiet foggy misty".split(),
        """gray clouds covered the sky|a soft mist {hung in the air|lay over everything}|the air was cool and still
|the light was pale|the sun hid behind the clouds""",
    ),
    "calm": (
        "quiet lovely fine peaceful".split(),
        """everything was {calm|quiet and still}|the light was {soft|golden}|hardly a leaf moved|the air was soft""",
    ),
    "stormy": (
        "stormy dark wild".split(),
        """thunder {rumbled|grumbled} far away|the wind howled|dark clouds {rolled in|filled the sky}|lightning flashed
over the hills""",
    ),
    "evening": (
        "quiet lovely fine calm".split(),
        """the sky was {red|pink and gold|growing dark}|the sun was {low|going down}|the first star came out
|the shadows were long|the light was {soft|golden}|the air was cool and still""",
    ),
    "night": (
        "quiet dark clear calm".split(),
        """the moon was {bright|round and bright|thin and white}|the sky was full of stars|the stars were {bright|out}
|everything was {dark|dark and still|quiet}|the moon shone on everything""",
    ),
}
WEATHERS = {
    k: (adjs, "{" + " ".join(text.split()).replace(" |", "|").replace("| ", "|") + "}")
    for k, (adjs, text) in WEATHERS.items()
}

HOME_PLACES = {  # what somebody lives near, by world
    "any": """a windmill|an old mill|a watermill|a stone bridge|a wooden bridge|an old well|a big oak tree|a willow tree
|a green hill|a steep hill|a rocky hill|a waterfall|a little stream|a wide river|a lake|a ruined castle|an old tower
|a stone wall|a sawmill|a cave|a dark forest|a pine forest|a birch wood|a mossy rock|a big stone|a crossroads|a valley
|a hot spring|a signpost|a high mountain|a row of poplars""",
    "fields": """an orchard|a field of sunflowers|a corn field|a wheat field|a lavender field|a meadow|a round pond|a beehive
|a garden gate|an apple tree|a cherry tree|a blackberry hedge|a hay meadow|a chestnut tree|a barn|a stable|a vineyard
|a pumpkin patch|a greenhouse|a clover field""",
    "people": """a little church|a bell tower|a train station|a railway line|a market|a bakery|a school|a library|a playground
|a park|a fountain|a fire station|a toy shop|a flower shop|a post office|a museum|a circus tent|a canal|a bus stop
|a little theater|a hospital|a shoe shop""",
    "shore": """a lighthouse|a harbor|a sandy beach|the sea|a fishing village|a pier|a high cliff|a rocky bay|the dunes""",
    "snow": """a snowy mountain|a frozen lake|a snowy forest|an icy river|a log bridge|a ski slope""",
}
HOME_PLACES = {k: [" ".join(p.split()) for p in v.split("|")] for k, v in HOME_PLACES.items()}
for _world in ("town", "farm", "castle", "house", "forest", "pond", "garden"):
    HOME_PLACES[_world] = HOME_PLACES["any"] + HOME_PLACES["fields"]
for _world in ("town", "house"):
    HOME_PLACES[_world] = HOME_PLACES[_world] + HOME_PLACES["people"] * 2
HOME_PLACES["farm"] = HOME_PLACES["any"] + HOME_PLACES["fields"] * 2
HOME_PLACES["shore"] = HOME_PLACES["any"] + HOME_PLACES["people"] + HOME_PLACES["shore"] * 5
HOME_PLACES["snow"] = HOME_PLACES["any"] + HOME_PLACES["snow"] * 4

LISTS = {
    "loudness": "very loud|very proud|very small|very old|very sleepy|very clever|very hungry|very curious",
    "happy": "happy|happy|happy|glad|glad|very happy|very happy|so happy|cheerful|joyful|full of joy|delighted",
    "sad": "sad|sad|sad|very sad|very sad|so sad|unhappy|gloomy",
    "scared": "scared|scared|afraid|afraid|very scared|a little scared|very afraid|frightened|nervous|worried",
    "angry": "angry|angry|cross|upset|mad|very angry|very cross|grumpy",
    "proud": "proud|proud|very proud|very proud|so proud|pleased",
    "tired": "tired|tired|tired|sleepy|very tired|so tired",
    "surprised": "surprised|surprised|very surprised|so surprised|amazed|astonished",
    "lonely": "lonely|lonely|very lonely|all alone|left out",
    "big": "big|large|huge|very big|great big|enormous|giant",
    "small": "small|little|tiny|very small|teeny",
    "pretty": "pretty|lovely|beautiful|wonderful|bright|fine",
    "good": "good|wonderful|great|lovely|fine|splendid",
    "kind": "kind|good|gentle|nice|caring|friendly",
    "quickly": "quickly|fast|right away|at once|in a hurry|without waiting",
    "slowly": "slowly|carefully|gently|step by step|bit by bit",
    "softly": "softly|quietly|gently|in a low voice|in a soft voice",
    "smiled": "smiled|grinned|beamed|laughed|giggled|chuckled",
    "cried": "cried|wept|sobbed|began to cry",
    "very": "very|so|really",
    "soon": "soon|before long|after a while|a little later|in no time|after a short time",
    "suddenly": "suddenly|all of a sudden|just then|all at once|at that moment|right then",
    "then": "then|after that|next|a moment later",
    "yummy": "yummy|tasty|sweet|delicious|warm and tasty",
    "color": "|".join(COLORS),
    "sound": "bump|crash|thump|bang|plop|clatter|snap|squeak|rustle",
    "animal": "a rabbit|a fox|a bird|a bear|a cat|a turtle|a fish|a horse",
    "number": "two|three|four|five|six|seven|ten|a dozen",
    "fun": "fun|so much fun|a lot of fun|great fun",
    "laughed": "laughed|giggled|chuckled|laughed out loud|burst out laughing",
    "went": "went|walked|hurried|set off",
    "looked": "looked|peeked|searched|peered",
    "wonderful": "wonderful|magical|marvelous|amazing|lovely|special",
}
LISTS = {k: [" ".join(p.split()) for p in v.split("|")] for k, v in LISTS.items()}


# --------------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Kind:
    """What a character is: a fox, a baker, a little robot."""

    name: str
    weight: float
    pron: str
    worlds: frozenset
    tags: frozenset
    adjs: tuple
    homes: tuple
    foods: tuple
    does: tuple


@dataclass(frozen=True, slots=True)
class Object:
    """What a thing is: its noun, tags, possible colors, materials and adjectives, and what one does with it."""

    name: str
    worlds: frozenset
    tags: frozenset
    colors: tuple
    materials: tuple
    adjs: tuple
    use: str


@dataclass(frozen=True, slots=True)
class Place:
    """A place with its preposition, the things found there and the spots where something may lie."""

    name: str
    prep: str
    worlds: frozenset
    tags: frozenset
    things: tuple
    spots: tuple


def _worlds(text: str) -> frozenset:
    return frozenset(w for key in text.split() for w in WORLD_ALIASES.get(key, (key,)))


def _rows(table: str):
    for line in table.strip().splitlines():
        yield [field.strip() for field in line.split(";")]


def _words(text: str) -> tuple:
    return tuple(w for w in text.split() if w != "-")


def _kind(row) -> Kind:
    name, weight, pron, worlds, tags, adjs, homes, foods, does = row
    tag_set = frozenset(tags.split()) | {name, name.replace(" ", "-")}
    return Kind(
        name,
        float(weight),
        pron,
        _worlds(worlds),
        tag_set,
        _words(adjs),
        (homes,) if homes else (),
        tuple(foods.split(",")),
        tuple(does.split("/")),
    )


def _object(row) -> Object:
    name, worlds, tags, colors, materials, adjs, use = row
    palette = tuple(c for key in colors.split() if key != "-" for c in (_ANY_COLOR if key == "*" else (key,)))
    return Object(
        name,
        _worlds(worlds),
        frozenset(tags.split()) | {name, name.replace(" ", "-")},
        palette,
        _words(materials),
        _words(adjs),
        use,
    )


def _place(row) -> Place:
    name, prep, worlds, tags, things, spots = row
    tag_set = frozenset(tags.split()) | {name, name.replace(" ", "-")}
    return Place(name, prep, _worlds(worlds), tag_set, tuple(things.split(",")), tuple(spots.split(",")))


KINDS = tuple(_kind(row) for row in _rows(_KINDS))
OBJECTS = tuple(_object(row) for row in _rows(_OBJECTS))
PLACES = tuple(_place(row) for row in _rows(_PLACES))


@cache
def _parse_query(query: str) -> tuple:
    need, ban, some = [], [], []
    for part in query.split():
        if part[0] == "!":
            ban.append(part[1:])
        elif "/" in part:
            some.append(frozenset(part.split("/")))
        else:
            need.append(part)
    return frozenset(need), frozenset(ban), tuple(some)


def matches(query: str, tags: frozenset | set) -> bool:
    """Whether a set of tags satisfies a query such as "hands !grown swims/wings" (and, not, or)."""
    need, ban, some = _parse_query(query)
    return need <= tags and not (ban & tags) and all(group & tags for group in some)


@cache
def kinds_for(query: str, world: str | None) -> tuple[tuple, tuple]:
    """The kinds that satisfy the query (in the world, if one is given) and their summed weights."""
    kinds = tuple(k for k in KINDS if (world is None or world in k.worlds) and matches(query, k.tags))
    total, sums = 0.0, []
    for kind in kinds:
        total += kind.weight
        sums.append(total)
    return kinds, tuple(sums)


@cache
def objects_for(query: str, world: str) -> tuple:
    """The objects of a world that satisfy the query."""
    return tuple(o for o in OBJECTS if world in o.worlds and matches(query, o.tags))


@cache
def places_for(query: str, world: str) -> tuple:
    """The places of a world that satisfy the query."""
    return tuple(p for p in PLACES if world in p.worlds and matches(query, p.tags))
