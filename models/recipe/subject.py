# ruff: noqa: SIM905, E501 (lists of words)
"""What a story of the plots `any_*` is about: `Subject` takes a noun phrase of the bank of openings ("the little red kite")
and knows how to say it again, whether it is an it or a they, and of what sort it is, so that what happens to it fits.
"""

import re

from models.recipe import words as W

_ARTICLE = re.compile(r"(?:an?|the|some|his|her|their|two|three|four|five|six|seven|eight|nine|ten|many|one) (?=\S)")
_ADJECTIVES = frozenset(
    """old new little big small tiny huge large great tall long short young strange odd funny pretty beautiful lovely fine
    shiny heavy broken lost thick thin round rusty dusty fat giant enormous real whole warm cold soft loud quiet bright dark
    fresh good bad best wild sleepy hungry lonely brave clever silly special secret mysterious magic first last own very
    tremendous favorite wobbly crooked empty full red blue green yellow white black brown pink gray golden silver orange
    purple striped spotted bent wooden""".split()
)
_KEEP = re.compile(
    r"(?:hot dogs?|(?:polar|brown|black|teddy|gummy) bears?|(?:hot|sweet|rubber|magic|first|best|black|blue|green|red|white|wild|big|"
    r"high|tall|giant|full|golden|secret|snow|grand|great|long|short|last|new) (?:chocolate|potato(?:es)?|air balloon|tooth|wheel|"
    r"chair|slide|ship|moon|panda|toe|finger|jump|beans?|board|day|year|room|place|carpet)|"
    r"(?:big|little|old|young|new|best|dark|long|cold) (?:sister|brother|ones?|lady|man|woman|friend|room))$|orange (?:juice|tree|peel)s?$"
)
_PREPOSITION = re.compile(r" (?:of|with|in|on|from|that|who|for|under|to|at|full|made|without|by|behind|between) ")
_ADDITION = re.compile(
    r" (?:with|in|on|from|that|who|under|at|full|made|without|by|behind|between|for|over|near|beside|about) "
)
_SORTS = {
    "sound": """knock scratch whisper sound noise hum voice rumble tapping squeak bang whistle howl growl cry giggle laugh echo
        sneeze snore footsteps steps buzz rustle splash creak music bells thunder crash hiss rattle roar drumming humming
        tinkling ringing singing meow purr barking knocking scratching drip cough laughter drumbeat tick-tock ticking drums chime
        bump gong moo noises""",
    "idea": """song tune melody story tale dream secret word name riddle joke poem dance trick game party birthday race play concert
        dark night darkness rain wind storm smell shadow question wish promise idea holiday trip lesson wedding picnic
        show festival match speech math laugh song rhyme lullaby snow fog lightning handstand cartwheel somersault stage swimming
        diving jump jumping letters alphabet number numbers weather rainbow magic dot contest parade recital waltz scent shower bath
        hiccup hiccups height heights crowd test rule order smile yawn whistling sentence spell journey visit ride walk echo noise
        morning day evening sunrise sunset school lesson lessons time language reading writing counting dancing seek tug-of-war
        dodgeball ballet polka jig solo split backstroke spin swim run flight week tour job code handshake handwriting haircut fear
        thunderstorm hail sky sun cloud clouds sunshine shade outside moon beam glow fire flame smoke wishes plan class spelling camping
        laughing march serenade hymn fanfare south twister dive chess carnival crack hug songs stories tales jokes riddles races games spring summer winter autumn""",
    "place": """lake sea fair zoo circus museum mountain mountains island river waterfall beach park castle village forest
        pond meadow valley cave tunnel market attic cellar harbor library town city hill desert ocean well path bridge
        lighthouse woods jungle playground pool peak bay canal reef volcano ballroom theater theatre cinema bakery shop farm palace
        inn hotel station garden field stream brook street road lane alley room tower house mill bookshop restaurant airport jetty
        pier coast basement barn yard square corner hut cottage store cabin den burrow orchard cliff cliffs
        garage factory hospital greenhouse hall kitchen chapel temple pantry office moat gorge ditch dungeon classroom camp springs""",
}
_FINE = {
    "food": """cake pie soup jam honey bread cheese egg eggs apple pear plum cherry berry berries strawberry strawberries bun buns
        cookie cookies pancake pancakes waffle waffles muffin muffins porridge stew pudding noodles spaghetti pizza sandwich
        sausage tart dumpling dumplings toast roll rolls chocolate candy lollipop lemonade milk juice tea cocoa cream yogurt butter
        popcorn pretzel pretzels donut donuts doughnuts biscuit meatballs omelet strudel salad rice sauce syrup oatmeal nut nuts
        walnut banana bananas coconut mango fig melon watermelon raisin crackers broccoli spinach peas carrots batter loaf dough
        turnips potatoes beets tomatoes beans plums apples pears lunch dinner yolk meringues puffs lollipops sandwiches marzipan
        pickle pickles gingerbread feast supper breakfast crust crumb""",
    "plant": """tree flower flowers rose roses bush sunflower sunflowers plant tulip tulips daisy daisies bean beanstalk pumpkin cactus
        oak fern poppy lily seed seeds acorn vine thistle clover moss mushroom mushrooms cabbage lettuce corn tomato radish turnip
        carrot pumpkins strawberries orchard hedge crocuses violet orchid dandelion seedling sapling blossom blossoms buds leaf pear
        apple cherry lavender grass wheat garden patch""",
    "clothes": """hat coat scarf shoe shoes boot boots sock socks mitten mittens glove gloves sweater jacket cape dress cap raincoat
        cloak apron shirt slippers slipper helmet vest necktie tie stocking pants shorts pajamas costume skirt wig crown belt bow
        bandana shawl bathrobe suit sandals sandal sneaker vests stockings hood collar bonnet""",
    "cloth": """coat scarf sock socks mitten mittens glove gloves sweater jacket cape dress cap cloak apron shirt vest stocking pants
        shorts pajamas costume skirt bandana shawl bathrobe suit vests stockings hood bonnet curtain curtains blanket quilt flag sail
        tent pillow bag backpack raincoat""",
    "knit": """scarf sock socks mitten mittens glove gloves sweater vest cap stocking stockings shawl blanket bonnet cozy""",
    "ride": """bicycle bike cart wagon train bus boat rowboat sled car tractor truck ship ferry scooter tricycle wheelbarrow carriage
        raft sailboat canoe coach tram skateboard motorbike rocket plane airplane snowplow submarine go-cart tandem engine
        motorcycle van merry-go-round lifeboat""",
    "tune": """piano drum flute trumpet violin guitar fiddle horn bell whistle harp accordion tuba ukulele organ xylophone trombone
        harmonica banjo cello recorder radio squeezebox bugle gong rattle bells drums recorders""",
    "build": """house tower castle bridge hut nest tent igloo fort treehouse barn wall fence shed mill windmill dam raft birdhouse
        doghouse henhouse playhouse sandcastle snowman ladder bench swing table stool chair shelf slide kite""",
    "paper": """book letter map picture card newspaper postcard poem story page drawing portrait diary notebook painting note ticket
        album photo photograph cookbook recipe atlas parcel sign""",
    "light": "lamp lantern candle flashlight light lanterns torch glow star beam night-light fire sparkler spotlight flame spark",
    "door": "door gate box chest drawer lid cupboard trunk drawbridge lock case jar bottle wardrobe suitcase trapdoor window",
    "game": """game race match contest play show parade dodgeball seek chess tug-of-war handstand cartwheel somersault jump trick
        swimming dive diving skating ballet games races swim""",
    "song": "song tune melody waltz dance lullaby ballet polka jig concert solo music speech poem rhyme recital singing songs choir march serenade hymn",
    "weather": "moon rain wind storm thunder thunderstorm lightning fog snow hail rainbow cloud clouds sun sunshine dark darkness night",
}  # fmt: skip
_PLACES = frozenset(_SORTS["place"].split())
_BARE = frozenset(
    """chess dodgeball ballet soccer football tag swimming dancing skating diving math spelling school camp lunch breakfast supper
    winter summer spring autumn music hide-and-seek tug-of-war cheese rain snow jazz basketball checkers candy thunder everything
    nothing something anything dinner homework""".split()
)
_SMALL = frozenset(
    "bird card doll toy coffee tent fishing paper tin cardboard sand puppet sugar block jelly bread wooden snow pigeon".split()
)
_TO_MOON = re.compile(r"\b(?:fly|flew|to|on|reach) (?:\[|the moon)")
_SORT_OF = {word: sort for sort, words in _SORTS.items() for word in words.split()}
_FINE_OF = {
    word: {fine for fine, words in _FINE.items() if word in words.split()}
    for words in _FINE.values()
    for word in words.split()
}
_MALE = frozenset("man boy king father brother uncle grandfather grandpa dad prince wizard gentleman".split())
_FEMALE = frozenset("woman girl queen mother sister aunt grandmother grandma mom princess lady witch".split())
_PEOPLE = frozenset(
    """neighbor baby teacher stranger guest visitor pirate clown giant child dentist doctor barber sailor friend cousin knight
    painter baker singer magician ghost monster dragon troll dancer babies""".split()
)
_ALIVE = frozenset(word for k in W.KINDS if "animal" in k.tags for word in k.name.split()[-1:]) | frozenset(
    """cat dog kitten puppy pony bird spider bee goat cow hen duck goose parrot canary snail turtle worm beetle firefly dragonfly
    cricket moth wasp bat lizard lamb pigeon seagull mole mosquito chicken piglet donkey camel snake crab octopus whale shark
    bull llama peacock ostrich butterfly caterpillar fly geese ponies goldfish jellyfish tortoise crocodile turkey stork cuckoo
    woodpecker slug flamingo dormouse rat cub salmon carp sow oyster fairy mule ram poodle mice calf dinosaur raven sheepdog
    squid catfish moose blackbird buffalo bison yak reindeer elk stag doe fawn foal colt mare stallion ewe kid heron crane
    falcon hawk magpie jay finch nightingale lark thrush starling wren titmouse hummingbird pheasant partridge quail swan gosling
    cygnet owlet lobster shrimp eel trout pike tuna herring cod dolphin porpoise walrus gull fireflies hippopotamus penguin puffin albatross pelican
    chameleon gecko iguana newt salamander toad tadpole frog alligator gorilla ape chimpanzee baboon lemur sloth anteater armadillo
    skunk weasel ferret marten mink chipmunk marmot gopher guinea-pig gerbil rabbit hare hound terrier spaniel pug collie dachshund
    bulldog tomcat leopard panther cheetah jaguar lynx puma hyena jackal coyote rhino rhinoceros antelope gazelle warthog boar
    porcupine platypus wombat opossum flea gnat louse ladybird bumblebee hornet cicada centipede earthworm urchin animal pet insect
    fawn""".split()
)  # fmt: skip
_THINGS_WITH_SOUND = frozenset("whistle bell bells chime rattle drums horn gong".split())
_MADE = frozenset(
    """wooden rubber paper toy stuffed glass stone rocking clay tin sand snow chocolate sugar cloth teddy iron straw metal brass
    copper bronze marble china porcelain cardboard felt plush knitted patchwork gingerbread marzipan wind-up clockwork hobby ice
    carved painted cuddly wool rag plastic inflatable balloon robot mummy roast chess carnival hot pottery plaster wax button sock shadow""".split()
)
_GROWING = re.compile(
    r"\b(?:seeds?|gr[eo]w\w*|plant\w*|garden\w*|earth|harvest|water(?:ed|ing)|field|sow\w*|patch|tree|bush|orchard)\b"
)
_TROUBLES = {  # what is wrong, as the opening tells it
    "broken": r"broke|broken|crack(?:ed)?|snapped|torn|tore|ripped|hole|burst|split|in pieces|shattered|chipped|came off|fell off|fell apart|"
    r"lost a wheel|stopped working",
    "stuck": r"stuck|jammed|caught|squeezed|wedged|would not (?:open|move|budge|turn)|trapped|could not pull|not budge",
    "heavy": r"heavy|too big|too wide|not lift|nobody could carry|too large",
    "wet": r"wet|soaked|soaking|dripped|drip|under water|flooded|leak\w*",
    "dirty": r"dirty|mud|muddy|ink|stains?|spilled|sticky|messy",
    "tangled": r"knots?|tangled|tangle",
    "high": r"too high|on the roof|in the (?:tree|branches)|on a branch|out of reach|top of the (?:tree|pole|roof)",
    "silent": r"not (?:make|made) a (?:single )?sound|silent|no sound|did not ring|only squeaked|not play|sounded",
}  # fmt: skip
_TROUBLE = {name: re.compile(rf"\b(?:{words})\b") for name, words in _TROUBLES.items()}
_IT = {
    "it": ("it", "it", "its", "was", "is", "has", "does"),
    "they": ("they", "them", "their", "were", "are", "have", "do"),
    "he": ("he", "him", "his", "was", "is", "has", "does"),
    "she": ("she", "her", "her", "was", "is", "has", "does"),
}


class Subject:
    """What the story is about: its forms, its number and its sort."""

    def __init__(self, text: str, context: str):
        self.plural = text.endswith("+")
        text = text.rstrip("+")
        m = _ARTICLE.match(text)
        self.np = text[m.end() :] if m and not text.startswith("one of ") else text
        self.bare = not m and text in _BARE
        self.first = text if m or self.plural else self.definite(text)
        short = _strip_adjectives(self.np)
        base = _ADDITION.split(short)[0]
        self.nps = (base, base, short, self.np)
        head = _PREPOSITION.split(short)[0].split()[-1].lower()
        self.sort = self._sort(head, context)
        self.tags = frozenset(self._tags(head, context))
        pron = "he" if head in _MALE | _PEOPLE else "she" if head in _FEMALE else "it"
        self.forms = _IT["they" if self.plural else pron]

    def _sort(self, head: str, context: str) -> str:
        before = set(self.np.split()[:-1])
        if _MADE & before and head.removesuffix("s") in _ALIVE | _MALE | _FEMALE | _PEOPLE:
            return "thing"
        one = head.removesuffix("s")
        if one in _ALIVE | _MALE | _FEMALE | _PEOPLE or head in _ALIVE:
            return "alive"
        if head in _THINGS_WITH_SOUND:
            return "sound" if "hear" in context else "thing"
        if "heard" in context and _SORT_OF.get(head, "") in ("idea", "sound"):
            return "sound"
        if head in _PLACES and (_SMALL & before or re.search(r" of (?:box|block|cup|card|shell|bottle)", self.np)):
            return "thing"
        if (head == "moon" and _TO_MOON.search(context)) or (
            head == "spring" and before & {"hot", "warm", "crystal", "clear"}
        ):
            return "place"
        return _SORT_OF.get(head) or _SORT_OF.get(one) or "thing"

    def _tags(self, head: str, context: str) -> set[str]:
        """The sort, finer sorts, and what is wrong with it."""
        tags = {self.sort, *_FINE_OF.get(head, ())}
        if tags >= {"food", "plant"}:
            tags.discard("food" if _GROWING.search(context) else "plant")
        if self.plural and head.endswith("s"):
            tags |= _FINE_OF.get(head[:-1], set())
        if _MADE & set(self.np.split()[:-1]) or self.sort == "alive":
            tags -= set(_FINE) - {"tune", "clothes", "ride", "light", "door"}
        if self.sort in ("thing", "alive"):
            tags.add("body")
        if self.sort == "alive" and head.removesuffix("s") not in _MALE | _FEMALE | _PEOPLE:
            tags.add("beast")
        if self.sort == "thing":
            tags |= {name for name, pattern in _TROUBLE.items() if pattern.search(context)}
        return tags

    def definite(self, np: str) -> str:
        """ "the kite"; a possessive ("Grandma's hat") and the name of a game take no article."""
        return (
            np
            if self.bare or re.match(r"(?:[A-Z]\w*(?:(?: [A-Z]\w+)?'s |$)|one of |everybody's |nobody's )", np)
            else f"the {np}"
        )


def _strip_adjectives(np: str) -> str:
    """The noun phrase without the adjectives before its noun."""
    words = np.split()
    while len(words) > 1 and words[0].rstrip(",") in _ADJECTIVES and not _KEEP.match(" ".join(words)):
        if words[1] in ("of", "and", "with", "in"):
            break
        words.pop(0)
    return " ".join(words)


# ---- states ----------------------------------------------------------------------------------------------------------
_STATES = {
    "awake": r"awake|not (?:one bit |at all |a bit )?(?:tired|sleepy)|one bit tired|sleepless|unable to sleep|still up|full of beans",
    "late": r"\blate\b|hurry|rush|behind time|overslept|left behind|pressed for time|not (?:on time|ready|dressed|on board)|still in pajamas|"
    r"on the pier",
    "jealous": r"jealous|envious|envy",
    "lost": r"\blost\b|far from home|off course|off the path|in circles|wrong (?:station|house|party|side)|a long way from home|stranded|"
    r"away from home|on the road|on the wrong",
    "shut": r"locked|shut|kept in|snowed in|outside|still inside|prisoner|trapped",
    "stuck": r"stuck|caught|tangled|squeezed in|in a fix",
    "lonely": r"lonely|alone|left out|forgotten|left over|only one|one too many|on the bench|picked last|out of the game|hidden|not found|"
    r"far from anyone|cut off|without a seat|left over",
    "homesick": r"homesick",
    "odd": r"different|\bodd\b|crooked|bent|striped|spotted|upside down|funny to look at|blue from|green and yellow|too narrow|no taller|"
    r"out of date|old-fashioned|in the middle|too bright|all white|easy to see",
    "full": r"\bfull\b|stuffed|as round as a ball|not hungry",
    "forgetful": r"forgetful|absent-minded|scatterbrained|confused|mixed up",
    "naughty": r"bossy|greedy|rude|nosy|vain|spoiled|\bsly\b|untidy",
    "sorry": r"sorry|ashamed|regret",
    "hungry": r"hungr|empty|starv",
    "thirsty": r"thirst|as dry as",
    "tired": r"tired|sleepy|worn out|exhausted|weary|asleep|drowsy|ready for bed",
    "cold": r"\bcold|freez|frozen|chill|shiver",
    "wet": r"\bwet\b|soaked|drenched|dripping",
    "hot": r"\bhot\b|warm|sweat|sunburn",
    "dirty": r"dirt|mud|covered|sticky|dusty|messy|paint|flour|soot|soap",
    "ill": r"\bill\b|sick|sneez|cough|poorly|fever|hoarse|sore|hurt|stiff|itchy|pale|spotty|red and swollen|green in|white around|awful|not well|as red",
    "breathless": r"breath",
    "bored": r"bored|fed up|restless|fidgety|waiting",
    "shy": r"shy|bashful|embarrassed",
    "scared": r"scared|afraid|frightened|nervous|worried|anxious|fear\b",
    "cross": r"cross|angry|furious|\bmad\b|grumpy|bad mood|stubborn|annoyed|grouchy|offended|bad-tempered",
    "sad": r"\bsad\b|unhappy|gloomy|miserable|blue|heartbroken|disappointed|tears",
    "early": r"early|still here|still there",
    "quiet": r"quiet|silent|\bsoft\b",
    "small": r"small|short|tiny|little|young|light|weak|thin|not strong",
    "big": r"too (?:big|tall|heavy|large|strong|fat|wide|long|round)|\bbig\b|\btall\b|heavy|large|fattest",
    "slow": r"slow|\blast\b|laz|not very fast|third|tenth|at the (?:very )?end",
    "loud": r"loud|noisy|wild|talkative|chatty|lively",
    "fast": r"fast|quick|impatient",
    "clumsy": r"clumsy|dizzy|wobbly",
    "happy": r"happy|proud|excited|glad|in love|curious|merry|cheerful|joy|great mood|thrilled|eager|content|\bfree$",
    "virtue": r"brave|calm|careful|clean|clever|friendly|gentle|helpful|kind|patient|polite|strong|tidy|neat|sweet|fresh|free of",
}
_STATE_OF = {name: re.compile(words) for name, words in _STATES.items()}
_TRAITS = frozenset("small big loud quiet slow fast clumsy odd forgetful naughty".split())


class State:
    """What the hero of a story is: a predicate such as "wide awake", with its sort. It is nice, a trait or passing."""

    def __init__(self, text: str):
        self.np = text
        plain = re.sub(r"\ba (?:little )?bit |\ba little ", "", text)
        self.sort = next((name for name, pattern in _STATE_OF.items() if pattern.search(plain)), "other")
        group = (
            {"nice"} if self.sort in ("happy", "virtue") else {"bad", "trait" if self.sort in _TRAITS else "passing"}
        )
        self.tags = frozenset((self.sort, *group))
        hidden = re.match(
            r"not (?:yet |at all |a bit |one bit |the least bit |very )?(.+?)(?: at all| one bit| enough| anymore)?$",
            text,
        )
        self.over = f"{hidden[1]} at last" if hidden else f"no longer {text}"
