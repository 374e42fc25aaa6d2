# ruff: noqa: E501 (long templates)
# ruff: noqa: SIM905 (lists of words)
"""Plots for any opening sentence: the bank `models/recipe/openings/*.txt` has very different first sentences, each with its
subject in square brackets, and seven plots, one for each class of sentence, go on about that subject whatever it is.

An entry of the bank is one line, `class: sentences` or `class pair: sentences`; `load_bank` checks it strictly. {H} is the
hero and {F} a friend, {H:fox} a hero of that kind; [a kite|a ball|apples+] is the subject, of which one alternative is
chosen; <a|b> is a free choice of words.

A line of the tables below is a template. Its slots about the subject are {n} ("the kite"), {np} ("kite"), {x} ("a red
kite"), {it}, {them} (object), {its}, {was}, {is}, {has}, {does}. [T] is the hero, or both if the opening told of two, with
[he], [him], [his], [was], [I], [me], [my] and [am]; {pal} is the one who comes to help. Before a line may stand what it needs:
<thing>, <alive>, <sound>, <idea>, <place> or <body> (thing or alive) for the sort of the subject, or <solo>.
"""

import re
from bisect import bisect
from functools import cache
from pathlib import Path
from typing import NamedTuple

from models.recipe import words as W
from models.recipe.cast import Lack
from models.recipe.plots import plot
from models.recipe.plots.subjects import who
from models.recipe.story import Story

BANK = Path(__file__).parent.parent / "openings"
CLASSES = ("trouble", "gone", "wish", "mystery", "dear", "shy", "special")
HERO = "hands legs eats !bug !thing !crab"
LAND = "town farm castle house shore snow forest"
WEIGHT = 5.0

# ---- the bank --------------------------------------------------------------------------------------------------------
_AFTER_SPEECH = re.compile(r'[.!?]" $')
_TAG = re.compile(r" (?:said|asked|cried|called|whispered|shouted|thought|sang|wrote|sighed|laughed|announced)\b")
_ENTRY = re.compile(r"(\w+)( pair)?: (\S.*[.!?]\"?)")
_SUBJECT = re.compile(r"\[([^][]+)\]")
_CHOICE = re.compile(r"<([^<>]*)>")
_CAST = re.compile(r"\{([HF])(?::([^{}]+))?\}")
_SLOTS = re.compile(r"\{([^{}]*)\}")
_PRONOUNS = frozenset("he him his himself hers He Him His H F".split())
_KIN = {
    "he": frozenset("grandfather grandpa father dad papa brother uncle nephew".split()),
    "she": frozenset("grandmother grandma mother mom mama sister aunt niece".split()),
}
_COMPANION = re.compile(
    r"\{H[^{}]*\} and \{his\} (?:\w+ )??(" + "|".join(sorted(_KIN["he"] | _KIN["she"])) + r"|cousin)\b"
)
_YOUNG = re.compile(r"\{(?:H)\}.*\b(?:grandmother|grandma|grandfather|grandpa|mother|mom|father|dad|school)\b")


class Entry(NamedTuple):
    """One opening of the bank."""

    kind: str  # the class
    pair: bool
    text: str
    subjects: tuple[str, ...]
    hero: str  # queries
    friend: str


@cache
def load_bank() -> dict[str, tuple[Entry, ...]]:
    """The entries of all files, by class; a line that is not an entry raises ValueError."""
    bank: dict[str, list[Entry]] = {kind: [] for kind in CLASSES}
    for path in sorted(BANK.glob("*.txt")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line.strip() and not line.startswith("#"):
                try:
                    entry = parse_entry(line.strip())
                except ValueError as error:
                    raise ValueError(f"{path.name}:{number}: {error}: {line}") from None
                bank[entry.kind].append(entry)
    return {kind: tuple(entries) for kind, entries in bank.items()}


def parse_entry(line: str) -> Entry:
    """Check a line of the bank and take it apart."""
    m = _ENTRY.fullmatch(line)
    if not m or m[1] not in CLASSES:
        raise ValueError("not of the form `class: sentence.`")
    text, brackets = m[3], _SUBJECT.findall(m[3])
    if len(brackets) != 1 or text.count("[") != 1 or text.count("]") != 1:
        raise ValueError("an entry has one subject in brackets")
    subjects = tuple(part.strip() for part in brackets[0].split("|"))
    if not all(subjects) or any(c in brackets[0] for c in "{}<>"):
        raise ValueError("bad subject")
    if set(text) & set("<>") and (text.count("<") != text.count(">") or any(c in _CHOICE.sub("", text) for c in "<>")):
        raise ValueError("bad choice")
    if "|" in _CHOICE.sub("", _SUBJECT.sub("", text)):
        raise ValueError("a bar outside of brackets")
    queries = _queries(text)
    if not queries["H"]:
        raise ValueError("no hero")
    hero, friend = queries["H"][0], (queries["F"] or [""])[0]
    if not hero and _YOUNG.search(text):
        hero = "child/animal !grown"
    return Entry(m[1], bool(m[2]) or bool(queries["F"]), text, subjects, _doing(hero), friend)


def _queries(text: str) -> dict[str, list[str]]:
    """The queries of all mentions of the hero and the friend; only the first may have one."""
    found: dict[str, list[str]] = {"H": [], "F": []}
    for slot in _SLOTS.findall(text):
        role, _, query = slot.partition(":")
        if role not in _PRONOUNS or (query and role not in found):
            raise ValueError(f"unknown slot {slot!r}")
        if role in found:
            found[role].append(query)
        if query and not W.kinds_for(query, None)[0]:
            raise ValueError(f"nobody fits {query!r}")
    if text.count("{") != text.count("}") or any(any(queries[1:]) for queries in found.values()):
        raise ValueError("a query after the first mention, or braces that do not match")
    return found


def _doing(query: str) -> str:
    """The query for the hero, who is one with hands if there is such a kind."""
    able = f"{query} {HERO}".strip()
    return able if W.kinds_for(able, None)[0] else query


# ---- the subject -----------------------------------------------------------------------------------------------------
_ARTICLE = re.compile(r"(?:an?|the|some|his|her|two|three|four|five|seven|many|one) (?=\S)")
_ADJECTIVES = frozenset(
    """old new little big small tiny huge large great tall long short young strange odd funny pretty beautiful lovely fine
    shiny heavy broken lost thick thin round rusty dusty fat giant enormous real whole warm cold soft loud quiet bright dark
    fresh good bad best wild sleepy hungry lonely brave clever silly special secret mysterious magic first last own very
    tremendous favorite wobbly crooked empty full red blue green yellow white black brown pink gray golden silver orange
    purple striped spotted""".split()
)
_KEEP = re.compile(
    r"(?:hot|polar|sweet|rubber|magic|first|best|black|blue|green|red|white|wild|big|high|tall|giant|full|golden|secret|"
    r"snow|grand|little|great|long|short|old|young|dark|cold|last|new) "
    r"(?:dogs?|chocolate|bears?|potato(?:es)?|air balloon|tooth|wheel|chair|slide|ship|moon|panda|sister|brother|ones?|"
    r"toe|finger|jump|beans?|board|fish|friend|day|year|lady|man|woman|room|place|carpet)$|orange (?:juice|tree|peel)s?$"
)
_SORTS = {
    "sound": """knock scratch whisper sound noise hum voice rumble tapping squeak bang whistle howl growl cry giggle laugh echo
        sneeze snore footsteps steps buzz rustle splash creak music bells thunder crash hiss rattle roar drumming humming
        tinkling ringing singing meow purr barking knocking scratching drip cough laughter drumbeat tick-tock ticking drums chime bump gong moo noises""",
    "idea": """song tune melody story tale dream secret word name riddle joke poem dance trick game party birthday race play concert
        dark night darkness rain wind storm smell shadow question wish promise idea holiday trip lesson wedding picnic
        show festival match speech math laugh song rhyme lullaby snow fog lightning handstand cartwheel somersault stage swimming
        diving jump jumping letters alphabet number numbers weather rainbow magic dot contest parade recital waltz scent shower bath
        hiccups height heights crowd test rule order smile yawn whistling sentence spell journey visit ride walk echo noise
        morning day evening sunrise sunset school lesson time language reading writing counting dancing seek tug-of-war dodgeball ballet polka jig solo
        split backstroke spin swim run flight week tour job code handshake handwriting haircut fear thunderstorm hail sky sun
        cloud clouds sunshine shade outside beam glow fire flame smoke wishes plan class""",
    "place": """lake sea fair zoo circus museum mountain mountains island river waterfall moon beach park castle village forest
        pond meadow valley cave tunnel market attic cellar harbor library town city hill pole desert ocean well path bridge
        lighthouse woods jungle playground pool peak bay canal reef volcano ballroom theater cinema bakery shop farm palace inn
        hotel station garden field stream brook spring""",
}
_SORT_OF = {word: sort for sort, words in _SORTS.items() for word in words.split()}
_MALE = frozenset("man boy king father brother uncle grandfather grandpa dad prince wizard gentleman".split())
_FEMALE = frozenset("woman girl queen mother sister aunt grandmother grandma mom princess lady witch".split())
_PEOPLE = frozenset(
    """neighbor baby teacher stranger guest visitor pirate clown giant child dentist doctor barber sailor friend cousin knight
    painter baker singer magician ghost monster dragon troll""".split()
)
_ALIVE = frozenset(word for k in W.KINDS if "animal" in k.tags for word in k.name.split()[-1:]) | frozenset(
    """cat dog kitten puppy pony bird spider bee goat cow hen duck goose parrot canary snail turtle worm beetle firefly dragonfly
    cricket moth wasp bat lizard lamb pigeon seagull mole mosquito chicken piglet donkey camel snake crab octopus whale shark
    bull llama peacock ostrich butterfly caterpillar fly geese ponies goldfish jellyfish tortoise crocodile turkey stork cuckoo woodpecker
    slug flamingo dormouse rat cub salmon carp sow oyster fairy mule ram moth poodle starfish mice calf dinosaur snowman""".split()
)
_THINGS_WITH_SOUND = frozenset("whistle bells chime rattle drums horn".split())
_MADE = frozenset(
    "wooden rubber paper toy stuffed glass stone rocking clay tin sand snow chocolate sugar cloth teddy iron straw metal".split()
)
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
        self.first = text if m or self.plural else self.definite(text)
        short = _strip_adjectives(self.np)
        self.nps = (short, short, short, self.np)
        head = re.split(
            r" (?:of|with|in|on|from|that|who|for|under|to|at|full|made|without|by|behind|between) ", short
        )[0]
        head = head.split()[-1].lower()
        self.sort = self._sort(head, context)
        pron = "he" if head in _MALE | _PEOPLE else "she" if head in _FEMALE else "it"
        self.forms = _IT["they" if self.plural else pron]

    def _sort(self, head: str, context: str) -> str:
        if _MADE & set(self.np.split()):
            return "thing"
        one = head[:-1] if self.plural and head.endswith("s") else head
        if one in _ALIVE | _MALE | _FEMALE | _PEOPLE or head in _ALIVE:
            return "alive"
        if head in _THINGS_WITH_SOUND:
            return "sound" if "hear" in context else "thing"
        if "heard" in context and _SORT_OF.get(head, "") in ("idea", "sound"):
            return "sound"
        return _SORT_OF.get(head) or _SORT_OF.get(one) or "thing"

    def definite(self, np: str) -> str:
        """ "the kite"; a possessive ("Grandma's hat") takes no article."""
        return np if re.match(r"(?:[A-Z]\w+'s |one of )", np) else f"the {np}"


def _strip_adjectives(np: str) -> str:
    """The noun phrase without the adjectives before its noun."""
    words = np.split()
    while len(words) > 1 and words[0].rstrip(",") in _ADJECTIVES and not _KEEP.match(" ".join(words)):
        if words[1] in ("of", "and", "with", "in"):
            break
        words.pop(0)
    return " ".join(words)


# ---- the telling -----------------------------------------------------------------------------------------------------
_SOLO = {
    "[T]": "{hero}", "[he]": "{hero.he}", "[him]": "{hero.him}", "[his]": "{hero.his}", "[was]": "was",
    "[I]": "I", "[me]": "me", "[my]": "my", "[am]": "am",
}  # fmt: skip
_DUO = {
    "[T]": "{they|the two of them|{hero} and OTHER}", "[he]": "they", "[him]": "them", "[his]": "their", "[was]": "were",
    "[I]": "we", "[me]": "us", "[my]": "our", "[am]": "are",
}  # fmt: skip
_NAMED = re.compile(r"\{(?:n|N|np)\}")
_PARTS = re.compile(r'(?<=[.!?])"? ')
_NEEDS = re.compile(r"<([a-z,]+)>")


def lines(text: str) -> tuple[tuple[frozenset, str], ...]:
    """The templates of a table, one a line, each with what it needs."""
    found = []
    for line in text.strip().splitlines():
        m = _NEEDS.match(line.strip())
        needs = frozenset(m[1].split(",")) if m else frozenset()
        found.append((needs, line.strip()[m.end() if m else 0 :]))
    return tuple(found)


class Tale:
    """The telling of one story about one subject, from the opening of the bank on."""

    def __init__(self, s: Story, kind: str):
        self.s, self.pal = s, ""
        entry, chosen = self._draw(load_bank()[kind])
        cast_hero(s, entry.hero)
        self.duo, self.text, self.subjects = entry.pair, entry.text, entry.subjects
        self.subject = Subject(chosen, entry.text)
        if s.roles["hero"].kind.name.split()[-1] in self.subject.np:
            raise Lack("the subject is of the hero's kind")
        names = ("it", "them", "its", "was", "is", "has", "does")
        s.set(x=self.subject.first, **dict(zip(names, self.subject.forms, strict=True)))
        self._vary()
        self._open(entry, chosen)

    def _draw(self, entries: tuple[Entry, ...]) -> tuple[Entry, str]:
        s = self.s
        options = [e for e in entries if s.talks or '"' not in e.text]
        if not options:
            raise Lack("no opening")
        entry = s.pick(options)
        return entry, s.pick(entry.subjects)

    def _open(self, entry: Entry, chosen: str) -> None:
        """Tell the opening."""
        s = self.s
        s.flags.update(("scene", "day"))
        other = companion(s, entry) if self.duo else ""
        self.tokens = {k: v.replace("OTHER", other) for k, v in (_DUO if self.duo else _SOLO).items()}
        s.begin()
        s.add(s.render(opening(s, entry, chosen)))
        s.mark("hero")

    def _vary(self) -> None:
        """Choose the form of the subject for the next template."""
        np = self.s.pick(self.subject.nps)
        self.s.set(np=np, n=self.subject.definite(np))

    def _fits(self, needs: frozenset) -> bool:
        if "solo" in needs and self.duo:
            return False
        sorts = needs - {"solo"}
        if "body" in sorts:
            sorts = sorts | {"thing", "alive"}
        return not sorts or self.subject.sort in sorts

    def _fill(self, template: str) -> str:
        """The template with its tokens replaced by slots."""
        for token, slot in self.tokens.items():
            template = template.replace(token, slot)
        return template.replace("{pal", "{" + self.pal).replace("{Pal", "{" + self.pal.capitalize())

    def _options(self, *tables: tuple) -> list[str]:
        """The templates that fit; those with speech only if the story has dialogue or nothing else fits."""
        options = [t for table in tables for needs, t in table if self._fits(needs)]
        return options if self.s.talks else [t for t in options if '"' not in t] or options

    def begin(self, second: tuple, speech: tuple, instead: tuple, mood: str = "") -> None:
        """What follows the opening: each sentence names the subject, and so it is named twice near the start."""
        brief = tuple((needs, t) for needs, t in second if all(_NAMED.search(part) for part in _PARTS.split(t)))
        self.say(brief)
        if len(_PARTS.split(self.text)) > 1:
            self.say(brief)
        plain = tuple((needs, t) for needs, t in speech if _NAMED.search(_PARTS.split(t)[0]))
        self.talk("hero", plain, instead, mood=mood)
        self.say(second, p=0.25)

    def say(self, *tables: tuple, p: float = 1.0) -> None:
        """Tell one template of the tables."""
        s = self.s
        if p < 1.0 and s.random() >= s.scaled(p):
            return
        options = self._options(*tables)
        self._vary()
        s.begin()
        s.add(s.render(self._fill(s.choose(options))))

    def some(self, table: tuple, low: int, high: int) -> None:
        """Tell different templates of a table, more of them in longer stories."""
        for template in self.s.sample(self._options(table), self.s.turns(low, high)):
            self._vary()
            self.s.begin()
            self.s.add(self.s.render(self._fill(template)))

    def talk(self, role: str, speech: tuple, instead: tuple, mood: str = "", to: str | None = None) -> None:
        """Let the hero or the pal speak; `instead` is told in stories without dialogue."""
        role = self.pal if role == "pal" else role
        if not self.s.talks:
            self.say(instead)
            return
        self._vary()
        self.s.talk(role, *[self._fill(t) for t in self._options(speech)], mood=mood, to=to)

    def bring(self, stranger: bool = False) -> None:
        """Cast the one who comes to help or to visit."""
        s = self.s
        grown = "grown" in s.roles["hero"].kind.tags
        if stranger:
            self.pal = "helper"
        elif self.duo:
            self.pal = s.pick(("elder", "helper")) if "friend" not in s.roles or not s.roles["friend"].rel else "helper"
        else:
            self.pal = s.pick(("friend", "friend", "helper") if grown else ("friend", "friend", "elder", "helper"))
        s.add_char(self.pal, "legs wise/clever/big/grown/person" if self.pal == "helper" else "")
        if s.roles[self.pal].kind.name.split()[-1] in self.subject.np:
            raise Lack("the pal is of the subject's kind")

    def end(self, own: tuple, morals: tuple, happy: float = 0.4) -> None:
        """The end: a sentence about the subject, the general ending, or both."""
        s = self.s
        s.beat("happy", happy, a="hero")
        s.par(0.4)
        told = s.chance(0.9)
        if told:
            self.say(own)
        if told and s.chance(0.5):
            if s.morals:
                s.say(*[t for _, t in morals])
            return
        s.close(*[t for _, t in morals], friend=self.pal == "friend")


def cast_hero(s: Story, query: str) -> None:
    """Cast a hero with a name who fits the query, in a world of their own if need be."""
    hero = s.roles["hero"]
    if hero.name and W.matches(query, hero.kind.tags):
        return
    kinds, sums = W.kinds_for(query, s.world)
    if not kinds:
        kinds, sums = W.kinds_for(query, None)
    kind = kinds[bisect(sums, s.random() * sums[-1])]
    if s.world not in kind.worlds:
        s.world = s.pick(sorted(set(kind.worlds) & set(LAND.split())) or sorted(kind.worlds))
        s.weather = "calm"
    s.roles.clear()
    s.names.clear()
    s.add_char("hero", kind=kind, named=True)


def companion(s: Story, entry: Entry) -> str:
    """Cast the other one of a pair; returns how to name this one in a template."""
    if "{F" in entry.text:
        s.add_char("friend", entry.friend, named=True)
        return "{friend}"
    m = _COMPANION.search(entry.text)
    if not m:
        return "the others"
    pron = next((pron for pron, words in _KIN.items() if m[1] in words), s.pick(("he", "she")))
    c = s.add_char("friend", kind=s.roles["hero"].kind, named=False, pron=pron)
    c.rel, c.known = m[1], True
    return "{friend}"


def opening(s: Story, entry: Entry, chosen: str) -> str:
    """The template of the opening, with the subject and the introductions in their places."""
    text = _CHOICE.sub(lambda m: s.pick(m[1].split("|")), entry.text)
    text = _SUBJECT.sub(lambda _: chosen.rstrip("+"), text)
    met: set[str] = set()

    def introduced(m: re.Match) -> str:
        role = "hero" if m[1] == "H" else "friend"
        if role in met:
            return f"{{{role}}}" if m.string[m.end() :].startswith("'s") else f"{{{role}.raw}}"
        met.add(role)
        piece = introduction(s, role, text[: m.start()], text[m.end() :])
        return (
            capital(piece) if _AFTER_SPEECH.search(text[: m.start()]) and not _TAG.match(m.string[m.end() :]) else piece
        )

    return _CAST.sub(introduced, text)


def capital(piece: str) -> str:
    """The piece of a template as it stands at the start of a sentence."""
    i = 1 if piece[0] == "{" else 0
    return piece[:i] + piece[i].upper() + piece[i + 1 :]


def introduction(s: Story, role: str, before: str, after: str) -> str:
    """The first mention of the hero or the friend, as a piece of a template."""
    c = s.roles[role]
    human = c.kind.name in ("boy", "girl")
    if after.startswith("'s"):
        return f"{{{role}.raw}}{{|}}" if human else f"{{{role}.raw}} the {{{role}.kind}}{{|}}"
    if before.count('"') % 2 or re.search(r"\b(?:[Pp]oor|[Ll]ittle|[Oo]ld|[Yy]oung|[Dd]ear|named|called) $", before):
        return f"{{{role}.raw}}"
    if re.search(r"\b(?:was|is|lived|once|came) $", before) and re.match(r",? (?:who|and|named|with)\b|\.", after):
        return f"{{{role}.a}}"
    if role == "hero":
        return who(s)
    known = human and {"child"} <= s.roles["hero"].kind.tags
    return "{friend.raw}" if known and s.chance(0.6) else "{friend}"


# ---- what all plots share --------------------------------------------------------------------------------------------
NIGHT = lines("""
That night, {hero} could not sleep, because {he} thought of {n}.
All through supper, {hero} thought of {n}.
{hero} went to bed early, but {n} would not leave {his} head.
In bed, {hero} turned from one side to the other. How would it go on with {n}?
At night, the moon looked in at the window, and {hero} still thought of {n}.
{hero} dreamed of {n} that night, and it was a very mixed-up dream.
Before {he} fell asleep, {hero} whispered, "Tomorrow will be a good day for {n}."
For a whole day, [T] talked of nothing but {n}.
Even at breakfast the next morning, {hero} talked about {n}.
The next morning, {hero} woke up, and {his} first thought was: {n}!
{hero} wanted to think of something else. But {his} thoughts always ran back to {n}.
""")
COMES = lines("""
Then {pal} came along.
At that moment, {pal} came by and saw {hero}.
Just then, {pal} came around the corner.
It did not take long, and {pal} was there.
{pal.a} heard about {n} and came at once.
So {hero} went to {pal} and told {pal.him} about {n}.
Luckily, {pal.a} was not far away. {hero} told {pal.him} all about {n}.
Then somebody came to see how {hero} was. It was {pal}.
"Is anybody there?" somebody called. It was {pal}, who had heard about {n}.
{pal.a} had watched from the other side of the road. Now {pal.he} came closer.
{hero} ran to {pal}. "It is about {n}!" {he} called from far away.
{hero} was glad when {pal} came by, because {pal} always had time.
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
""")
THANKED = lines("""
{hero} thanked {pal} with all {his} heart.
{hero} took {pal} by the arm and danced around once.
{hero} did not know how to thank {pal}.
{pal} got the biggest thank-you of the day.
""")

# ---- trouble ---------------------------------------------------------------------------------------------------------
TROUBLE_SECOND = lines("""
Without {n}, the day was not the same.
Only yesterday, all had been well with {n}.
<solo>{hero} had been so happy about {n}, and now this!
[T] had never had such trouble with {n} before.
Something had to be done about {n}, and it had to be done soon.
{hero} stood there and could only think of {n}.
<thing,alive>{hero} looked at {n} from this side, and then {he} looked at {n} from that side.
<body>{hero} shook {his} head when {he} looked at {n}.
"Oh no, {n}!" {hero} cried.
This was bad, because {n} meant a lot to [him].
[T] needed {n}, and there was nothing else that would do.
The whole morning, [T] [was] busy with {n}, but it got no better.
{hero} did not want to give up {n}.
First {hero} thought that {n} would be all right again by itself. But no!
What a pity! [T] had looked forward to {n} so much.
It was quite a problem, and {n} could not say a word about it.
Who would have thought that {n} could be so much trouble?
{hero} thought of {n}, and {his} heart sank.
All the happiness about {n} was gone at once.
[T] could not laugh about {n}, not one bit.
What was to become of {n} now?
""")
TROUBLE_SAID = lines("""
What should become of {n} now?
Who can help with {n}?
[I] must do something about {n}!
There must be a way to help with {n}.
First [I] must find out what is wrong with {n}.
Why did it have to be {n}?
Without {n}, nothing is right!
Do not worry. Soon everything will be well with {n}.
Does anybody know something about {n}?
[I] cannot leave {n} like this.
""")
TROUBLE_THOUGHT = lines("""
{hero} wondered what should become of {n} now.
There had to be a way to help with {n}.
But who could help with {n}?
{hero} made up {his} mind: {he} would not leave {n} like that.
First, {hero} had to find out what was wrong with {n}.
{hero} thought, and the more {he} thought, the sadder {he} was about {n}.
It could not stay like that with {n}. {hero} was sure of it.
""")
TROUBLE_TRY = lines("""
{hero} asked everyone who came by. But nobody knew what to do about {n}.
{hero} waited for a while. But nothing changed, and {n} {was} no better than before.
{hero} looked in a thick book. There was not one word about {n} in it.
{hero} tried it slowly, and then {he} tried it fast. It made no difference to {n}.
{hero} closed {his} eyes and wished that all was well with {n}. When {he} opened them, nothing had changed.
{hero} had an idea and tried it out at once. It was a good idea, but it did not help with {n}.
{hero} sang a little song for {n}. It sounded nice, but it did not help.
<thing>{hero} tried it with a wooden spoon. For {n}, that was not the right tool.
<thing>{hero} counted, "One, two, three!" and tried with all {his} strength. {N} did not care.
<thing>{hero} gave {n} a very gentle push. Nothing happened.
<thing>{hero} found a piece of string, but the string was too short to help with {n}.
<alive>{hero} talked softly to {n}. That was good, but it was not enough.
<alive>{hero} tried it with a piece of apple. {N} looked at it and did not move.
{hero} drew a plan on the ground. It was a fine plan, but then the wind blew it away, and {n} {was} still in trouble.
{hero} tried once more, and this time it almost worked. But almost was not enough for {n}.
{hero} thought so hard that {his} ears became warm. No idea came, at least not for {n}.
""")
TROUBLE_ASK = lines("""
What is the matter with {n}?
Oh dear, what happened to {n}?
How long has {n} been like this?
Let us take a good look at {n}.
Have you tried everything with {n}?
Is it about {n}? I have heard about it.
You look so worried. Does it have to do with {n}?
Show me, what is wrong with {n}?
""")
TROUBLE_ASKED = lines("""
{pal} saw at once that something was wrong with {n}.
{pal} wanted to know what had happened to {n}.
{pal} asked how long it had been like this with {n}.
{pal} looked once, and then {pal.he} knew that there was trouble with {n}.
{pal} asked {hero} to tell {pal.him} about {n} from the very beginning.
""")
TROUBLE_ANSWER = lines("""
I have tried everything, but {n} {does} not care.
I do not know what it is. It just does not get better with {n}.
Since this morning, everything has been wrong with {n}.
Nobody knows what to do about {n}.
I wish I knew! Can you help [me] with {n}?
Yes, and I can think of nothing else but {n}.
I looked the other way for one moment, and then there was trouble with {n}.
It is hopeless! Poor, poor {np}!
""")
TROUBLE_ANSWERED = lines("""
{hero} told {pal} what {he} had already tried with {n}.
{hero} only pointed and sighed. {N} {was} no better.
{hero} showed {pal.him} how bad it was with {n}.
{hero} told {pal} the whole sad story of {n}.
""")
TROUBLE_KNOWS = lines("""
I have seen this before. We must be slow and gentle.
When I was little, I had the same trouble. Watch me!
You began at the wrong end. Let us begin at the other end.
This is not as bad as it looks. We only have to be patient.
Do not pull and do not push. First we look, then we think, and then we do it.
My grandmother always said: with a calm hand, everything can be done.
It is only one tiny thing that is wrong. I will show you where.
Take a deep breath. Whoever is calm sees more.
There is a trick for that. My uncle taught it to me.
We have been looking at it from the wrong side.
""")
TROUBLE_KNEW = lines("""
{pal} had seen such a thing before and knew what to do about {n}.
{pal} had once had the very same trouble, only with something bigger.
{pal} knew that {n} only needed time and a calm hand.
{pal} knew a little trick that just might help with {n}.
{pal} had a good feeling about {n}, and that made {hero} brave.
""")
TROUBLE_SHOWS = lines("""
{pal} showed {hero} what to do, one step after the other, and {hero} did it.
{pal} did the first half, very slowly, and {hero} did the other half.
"Now a little to the left," said {pal}. "And now you!" {hero} held {his} breath and did just what {pal} had said.
They worked on it side by side and did not say a word.
{pal} told {hero} when to wait and when to go on. That was the whole secret.
{hero} tried it as {pal} had shown {him}. The first time it went wrong, and the second time it did not.
{pal} took a deep breath, closed one eye and began, and {hero} helped. They took their time with {n}.
{pal} did it with two fingers, as if it were nothing at all. Then {hero} could do it, too.
It took patience, and it took a lot of good words, but {pal} and {hero} did not stop.
First they did the easy part, then the hard part, and last of all the very tricky part.
""")
TROUBLE_HANDS = lines("""
"Alone we are too weak," said {pal}. "Let us call the others!"
{pal} ran off and called everyone who had time.
Then {hero} and {pal} knocked at all the doors and asked for help.
"Many hands are better than two," said {pal} and called all the neighbors.
{pal} climbed on a barrel and called as loudly as {pal.he} could, "We need help with {n}!"
{hero} rang the bell by the gate until all the neighbors came running.
""")
TROUBLE_HEAVE = lines("""
First two came, then five, and then nine. All of them wanted to help with {n}. "Ready, steady, go!" they called.
They came from all sides, big ones and small ones. Everyone did a little bit for {n}, and all the little bits together were a lot.
One held, one called, one counted, and all the others helped where they could. So much help for {n}!
They stood in a long row, and {hero} stood in front. "For {n}!" they all called, and then they began.
Even the baby from next door helped. It shouted, "More! More!" all the time, and that was good for {n}, too.
Ten helpers came, and each one had another idea about {n}. They tried all ten, and the tenth was the right one.
There was a lot of noise and a lot of laughing. Nobody asked who was strong and who was weak. They all helped with {n}.
""")
TROUBLE_WAIT = lines("""
"It is late," said {pal}. "{N} will still be here in the morning."
"Sometimes you have to sleep on it," said {pal}. "Leave {n} alone until tomorrow."
But {pal} was too tired to think, and so they left {n} until the next day.
{pal} thought that it was best to wait until the morning. {hero} did not like that, but {he} wished {n} a good night.
{pal} brought {hero} a blanket and some warm milk. "First sleep," {pal.he} said, "and tomorrow we will think about {n}."
The sky got dark, and nobody could see anything anymore. They had to leave {n} until the morning.
""")
TROUBLE_MORNING = lines("""
In the morning, {hero} looked with fresh eyes, and {he} saw at once what {he} had not seen before. It was so easy!
The next morning, the sun was shining, and things looked different. "Now I see it!" {hero} cried and called {pal}.
In the morning, {hero} and {pal} tried once more. And what had been so hard the day before was easy now.
When {hero} woke up, the answer was in {his} head, as if somebody had put it there. {He} ran to {pal}, and together they did it.
When the sun came up, the world looked friendlier. {hero} stretched, ran out and tried it once more, as calmly as {he} could.
In the morning, a fresh wind was blowing, and all the worry had blown away with it. Now it went easily.
""")
TROUBLE_FUNNY = lines("""
Then something funny happened. {hero} had to sneeze, so loudly that everything shook. And that was just what had been missing!
{hero} went one step back and fell over {his} own feet. Bump! They heard a small sound, and they both looked up in surprise.
"Let me see," said {pal}, and then {pal.he} slipped and held on to {hero}. They both sat on the ground, and something had moved!
{pal} wanted to do it right, but {pal.he} did it the wrong way around. And that was the right way!
{hero} got so cross that {he} stamped {his} foot. The ground shook a little. And look, that helped!
{hero} told a joke to make it easier. {pal} laughed so hard that {pal.he} leaned on the wrong spot. The wrong spot was just right!
Just as they were about to give up, {hero} got the hiccups. Hic! Hic! And at the third hic, something moved.
""")
TROUBLE_OVER = lines("""
And then, all at once, the trouble with {n} was over!
And it worked! All was well with {n} again.
There was a moment when nobody dared to breathe. Then {hero} shouted, "Look at {n}! It worked!"
Little by little, it got better, and in the end everything was right with {n}.
"We did it!" cried {hero}. {N} {was} no longer in trouble.
And just like that, {n} {was} as good as ever.
Nobody could believe it at first. But it was true: {n} {was} all right again!
It took until noon, but then nobody had to worry about {n} anymore.
{hero} looked twice, but it was true: the trouble with {n} was over.
Everyone clapped. What nobody had believed was true: {n} {was} all right!
""")
TROUBLE_AGAIN = lines("""
But {n} {was} not out of trouble yet. An hour later, it began again.
For a while, all was well. Then the same thing happened to {n} a second time!
They were just about to sing a song, when it happened again with {n}.
It was too good to be true. After supper, the trouble with {n} came back.
""")
TROUBLE_SECOND_TIME = lines("""
But now {hero} knew what to do, and the second time it took only a minute to help with {n}.
This time, nobody was frightened. They did it all once more, and then {n} {was} really all right.
"Not again!" {hero} laughed. But {he} had learned how to help with {n}, and it went much faster.
""")
TROUBLE_END = lines("""
From then on, {hero} took good care of {n}.
And whenever somebody had trouble with something, {hero} told them about the day with {n}.
Ever since, {hero} and {pal} wave at each other when they think of {n}.
That evening, {hero} looked back at the long day with {n} and was very proud.
And {n}? All was well, on that day and on the day after.
"Good night," {hero} said in the evening, and {he} meant {n}, too.
Now {hero} knew that a bit of trouble is not the end of the world, not even with {n}.
All evening long, they told everyone how they had helped with {n}.
And if nothing else has happened to {n}, all is still well today.
The next morning, the first thing that {hero} did was to look after {n}. All was well.
{pal} still laughs today when somebody talks about {n}.
And it was such a good story that {hero} told it again and again: the story of {n}.
""")
TROUBLE_MORALS = lines("""
It is good to ask for help.
With patience, nearly everything can be mended.
Do not give up too soon.
Two heads are better than one.
Sometimes the answer comes when you stop pulling.
""")


@plot(
    weight=WEIGHT, hero=HERO, worlds=LAND, grown=True,
    gists=["and {x}", "and {n}", "who has trouble with {x}"],
)  # fmt: skip
def any_trouble(s: Story) -> None:
    """Something is wrong with the subject; with help, patience or luck it is mended."""
    t = Tale(s, "trouble")
    t.begin(TROUBLE_SECOND, TROUBLE_SAID, TROUBLE_THOUGHT)
    s.par(0.4)
    t.some(TROUBLE_TRY, 1, 3)
    t.say(SIGHS, p=0.5)
    way = s.pick(("knows", "knows", "hands", "wait", "funny"))
    t.bring()
    s.par(0.5)
    t.say(COMES)
    t.talk("pal", TROUBLE_ASK, TROUBLE_ASKED, mood="kind")
    t.talk("hero", TROUBLE_ANSWER, TROUBLE_ANSWERED, mood="sad")
    t.say(LISTEN, p=0.3)
    if way == "knows":
        t.talk("pal", TROUBLE_KNOWS, TROUBLE_KNEW, mood="kind")
        t.say(TROUBLE_SHOWS)
    elif way == "hands":
        t.say(TROUBLE_HANDS)
        t.say(TROUBLE_HEAVE)
    elif way == "wait":
        t.say(TROUBLE_WAIT)
        t.say(NIGHT, p=0.5)
        t.say(TROUBLE_MORNING)
    else:
        t.say(TROUBLE_FUNNY)
    t.say(TROUBLE_OVER)
    if s.size == "long" and s.chance(0.5):
        t.say(TROUBLE_AGAIN)
        t.say(TROUBLE_SECOND_TIME)
    t.say(SMILES, p=0.4)
    t.talk("hero", THANKS, THANKED, mood="happy", to=t.pal)
    t.end(TROUBLE_END, TROUBLE_MORALS)


# ---- gone ------------------------------------------------------------------------------------------------------------
GONE_SECOND = lines("""
Where could {n} be?
Without {n}, everything felt wrong.
Nobody could say where {n} {was}.
{hero} looked again, and then once more. But {n} {was} not there.
Only this morning, {n} had been there!
[T] had never been without {n} for a whole day.
A day without {n} was like a soup without salt.
{hero} could not believe it. {N} could not just be gone!
"Where {is} {n}?" {hero} asked everyone.
<body>The place where {n} had always been was empty.
<body>{N} had been there yesterday. And now there was only an empty spot.
{hero} turned around twice. But there was no trace of {n}.
{N} had to be somewhere. Nothing just goes away.
It was very quiet without {n}.
{hero} felt cold when {he} thought of {n}.
{hero} felt as if a piece of the day was missing, and the piece was {n}.
[T] could not think of anything but {n}.
How could {n} just disappear like that?
What would the evening be like without {n}?
""")
GONE_SAID = lines("""
[I] must find {n} before it gets dark!
Has anybody seen {n}? I mean, does anybody know anything about {n}?
What [am] [I] without {n}?
Without {n}, I will not go to bed.
[I] will look for {n} everywhere.
{N} cannot be far away.
If only [I] had taken better care of {n}!
Who could have taken {n}?
Please, please come back, dear {np}!
Think, think! Where did [I] leave {n}?
""")
GONE_THOUGHT = lines("""
{hero} made up {his} mind to find {n} before dark.
{N} could not be far away, {hero} thought.
{hero} wished that {he} had taken better care of {n}.
{hero} tried to remember where {n} had been the last time.
{hero} went over the whole day in {his} head. Where had {n} been at noon?
{hero} did not want to go to bed without {n}.
""")
GONE_SEARCH = lines("""
{hero} looked under the table. There was only dust, but no trace of {n}.
{hero} looked behind the door and behind the curtain. {N} {was} not there.
<thing,alive>{hero} lifted the blanket, the pillow and the rug. {N} {was} not under there.
{hero} asked the first neighbor about {n}. "No, I am sorry," the neighbor said.
{hero} asked the baker. "I have been busy with the bread," he said. "I know nothing about {n}."
{hero} went back the whole way, step by step, and thought of {n} at every step.
{hero} climbed on a chair and looked down from above. But from up there, {n} could not be seen, either.
<thing>{hero} emptied {his} pockets. There was a crumb in the left one, and nothing in the right one. No {np}!
<alive>{hero} called and called. But {n} did not come.
<alive>{hero} put out a bowl of food for {n}. In the evening, it was still full.
<thing>{hero} put up a sign: "Who has seen {n}?" Many stopped to read it. Nobody knew the answer.
{hero} looked into the big box by the stairs. It was full of all kinds of things, but {n} {was} not in it.
<sound,idea>{hero} closed {his} eyes and tried to remember {n}. It was on the tip of {his} tongue, but it would not come.
<sound,idea>{hero} asked three neighbors about {n}. Each of them said something different.
<thing,alive>Once {hero} thought that {he} saw {n}. But it was only a shadow.
{hero} looked where {he} had looked before. You never know. But {n} {was} still gone.
""")
GONE_ASK = lines("""
You look as if you have lost something. Is it {n}?
When did you last have {n}?
Do you want me to help you look for {n}?
Where were you when {n} got lost?
Four eyes see more than two. Let us look for {n} together!
Why are you so sad? Is it because of {n}?
Tell me, what was the last thing that you did before {n} got lost?
Have you looked everywhere for {n}, really everywhere?
""")
GONE_ASKED = lines("""
{pal} saw that {hero} was sad about {n}.
{pal} wanted to help [him] to find {n}.
{pal} asked when {n} had been there for the last time.
{pal} wanted to know where {hero} had already looked for {n}.
{pal} said that four eyes would find {n} faster than two.
{pal} felt sorry for {hero} and promised to look for {n}, too.
""")
GONE_ANSWER = lines("""
I have looked everywhere. {N} {is} just not there!
This morning, all was well. And now there {is} no {np}!
I only know that I miss {n} so much.
I do not know where {n} could be.
It is my fault. I did not take care of {n}.
I have looked for {n} here and there and everywhere.
If I only knew! The whole day was so busy.
""")
GONE_ANSWERED = lines("""
{hero} nodded. {He} missed {n} so much.
{hero} told {pal} where {he} had already looked for {n}.
{hero} could only whisper the words: "No {np}. Nowhere."
{hero} told {pal} that it was like a hole in the day without {n}.
""")
GONE_STEPS = lines("""
"Let us go back in our thoughts," said {pal}. "What did you do first today? And then?"
{pal} had a good idea. They played the whole day once more, from the moment when {hero} got up.
"Do not run," said {pal}. "Sit down, close your eyes, and think of {n}. What do you see?"
{pal} told {hero} to think of the last time with {n}. {hero} closed {his} eyes and thought.
{pal} drew a little map with all the places where {hero} had been with {n}. There were seven of them.
"When I lose something, I sing until I remember," said {pal}. So they sang about {n}, all five verses.
"When did you still have {n}?" asked {pal}. "In the morning? At noon? We will begin right there."
{pal} asked so many questions that {hero} had to think very hard about the day with {n}.
""")
GONE_REMEMBERS = lines("""
{hero} thought and thought. Suddenly, {he} jumped up. "Now I know!" {he} cried and ran as fast as {he} could.
At first, there was nothing in {his} head. Then {hero} saw it all before {him}, and {he} began to run.
"First I ate, then I went out, and then..." {hero} stopped in the middle. Then {he} laughed and pulled {pal} along.
Slowly, it came back. {hero} had been in a hurry, and in a hurry, one forgets. "Come with me!" {he} called.
In the middle of the third place, {hero} stopped. "Wait," {he} said slowly. "Wait! There is one place where we have not been."
{hero} looked at {his} hands, then at {his} feet, and then {he} shouted, "Of course! How could I forget it?"
And then {hero} remembered something. It was only a small thing, but it was enough. "This way!" {he} called.
"Wait a moment," {hero} said and put one finger on {his} nose. "I think I know it!" And off they went.
""")
GONE_FOUND = lines("""
<thing>And there {n} {was}, right where {hero} had left {them}, behind the old bench!
<thing>There, between two flower pots, {was} {n}. {It} had been there all the time!
<thing>And really, under the stairs, in the darkest corner, they found {n}.
<thing>{N} {was} high up on the shelf. Somebody had put {them} there to keep {them} safe.
<thing>And there {was} {n}, a bit dusty, but safe and sound!
<alive>And there {was} {n}, asleep in a patch of sun behind the house!
<alive>There, under a bush, {was} {n}. {N} looked up and blinked.
<alive>They heard a small sound from the shed. And who was sitting inside? {N}!
<alive>{N} {was} safe and sound. The shed door had fallen shut, and {n} could not get out.
<sound,idea>And there it was! {hero} said it, and then {he} said it again, loudly. {N} {was} back!
<sound,idea>"I have it!" {hero} cried. It was all there again. {N} {was} not lost anymore.
<place>And behind the last tree, they saw it. {N} {was} there, just as before!
<thing>And who would have thought it? {N} {was} hanging on the hook behind the kitchen door!
<thing>They moved the old cupboard a little. And there, in the gap, {was} {n}!
<alive>And there {was} {n}! A small nose looked out from behind a flower pot, and then the rest came out, too.
<thing>The wind had carried {n} right up to the hedge. There {it} {was}, and nothing was broken!
<thing>{pal} moved a heap of dry leaves aside. And what was under it? {N}!
<thing>{N} {was} in the very last place, as always, between the wall and the big chest.
<alive>And who came around the corner, quite calm, as if nothing had happened? {N}!
<alive>From under the stairs came a soft sound. {hero} bent down, and there {was} {n}!
""")
GONE_KEEPER = lines("""
<thing>{pal} knew of an old woman who kept everything that others lose. So they went there together. "Ah, {n}!" she said. "I have kept {them} warm and dry."
<thing>Then they heard somebody laugh. The little girl from next door had {n} with her. "I only wanted to look after {them}," she said. "Here, take {them} back!"
<thing>They asked at the last house of all. "I found {n} on the road this morning," said the old man who lived there. "I did not know whose {it} {was}."
<alive>They went to the last house of all. "{N}? {It} came to my door this morning," said the old man who lived there. "I gave {them} some water."
<alive>Then they heard somebody laugh behind a fence. The children there were playing with {n}! "We did not know where {it} belonged," they said.
<sound,idea,place>They went to the oldest woman around. "I remember {n} well," she said. And she told them everything that {hero} had forgotten. So {n} {was} found again.
<sound,idea,place>They asked at the last house of all. "{N}? Of course I know!" said the old man who lived there, and he helped them until {n} {was} found.
<thing>A boy stood at the fence. "Does this belong to you?" he asked, and he held up {n}. "I found {them} and waited for you."
<thing>At the market, everyone had heard about it by now. And really, the cheese woman had {n} behind her stand. "I knew that somebody would come," she said.
<alive>A boy stood at the fence and waved with both arms. "{N} {is} here with me!" he called. "I did not want {them} to be alone."
<alive>At the market, everyone had heard about it by now. "{N}? Under my stand!" called the cheese woman and laughed.
""")
GONE_TURNS = lines("""
They had already given up. "Let us go home," said {pal}. And then {hero} turned around once more and stood still.
"I am too tired to look any longer," said {hero}. {He} sat down, and {he} jumped up at once.
It was getting dark, and they lit a lantern to look for {n}. Then {pal} stopped. "Wait! What is that?"
They had looked far away, near the river and behind the hill. Now {pal} said, "And right here?" They both laughed.
{hero} wanted to say something sad. But {he} did not say it, because at that moment {he} looked to the left.
They looked until their legs hurt. "One last time," said {pal}, "where nobody would ever look." And they looked there.
{hero} was about to cry. But {pal} pulled at {his} sleeve and pointed with one finger.
They had almost reached the last corner. "One more corner," said {hero}, "and then I will stop." They went around it.
""")
GONE_JOY = lines("""
"There you are!" {hero} called. [T] had never been so happy about {n}.
{hero} did not know whether to laugh or to cry, so glad was {he} to have {n} back.
<body>{hero} held {n} close and did not let go for a long time.
<body>{hero} looked at {n} from all sides. Nothing was missing. What luck!
{hero} danced all the way home, because {n} {was} not lost anymore.
"I will never lose {n} again," {hero} promised.
{hero} hugged {pal}. Without {pal.him}, {n} would still be lost.
{hero} laughed and cried at the same time. {N} {was} back!
Nobody who had not lost anything could understand how happy {hero} was about {n}.
The sun seemed to shine brighter, just because of {n}.
""")
GONE_END = lines("""
That night, {hero} looked at {n} once more before {he} fell asleep.
From then on, {hero} always knew where {n} {was}.
And {n} {was} never lost again, or at least not for long.
Now {hero} liked {n} even more than before.
"Some things you only notice when they are gone," said {pal}, and {hero} thought of {n} and nodded.
From that day on, {hero} looked every evening to see if {n} {was} there.
And whenever somebody had lost something, {hero} helped to look for it, because {he} thought of {n}.
They had a little feast that evening, and {n} {was} the guest of honor.
{hero} told everyone how {n} had been lost and found.
"What a day!" {hero} said, and {he} thought of {n} once more before the light went out.
And the empty spot was not empty anymore, because {n} {was} back.
""")
GONE_MORALS = lines("""
Look close by before you look far away.
Two find more than one.
Take good care of what you love.
When you are in a hurry, you forget things.
Do not give up too soon.
""")


@plot(
    weight=WEIGHT, hero=HERO, worlds=LAND, grown=True,
    gists=["and {x}", "and {n}", "who looks for {x}"],
)  # fmt: skip
def any_gone(s: Story) -> None:
    """The subject is gone; it is found close by, kept by somebody, or remembered."""
    t = Tale(s, "gone")
    t.begin(GONE_SECOND, GONE_SAID, GONE_THOUGHT, mood="sad")
    s.par(0.4)
    t.some(GONE_SEARCH, 1, 3)
    t.say(SIGHS, p=0.5)
    t.bring()
    s.par(0.5)
    t.say(COMES)
    t.talk("pal", GONE_ASK, GONE_ASKED, mood="kind")
    t.talk("hero", GONE_ANSWER, GONE_ANSWERED, mood="sad")
    t.say(NIGHT, p=0.2)
    way = s.pick(("steps", "steps", "keeper", "turn"))
    if way == "steps":
        t.say(GONE_STEPS)
        t.say(GONE_REMEMBERS)
        t.say(GONE_FOUND)
    elif way == "keeper":
        t.say(GONE_KEEPER)
    else:
        t.say(GONE_TURNS)
        t.say(GONE_FOUND)
    t.say(GONE_JOY)
    t.talk("hero", THANKS, THANKED, mood="happy", to=t.pal)
    t.end(GONE_END, GONE_MORALS)


# ---- wish ------------------------------------------------------------------------------------------------------------
WISH_SECOND = lines("""
[T] had thought of {n} for a long time.
It was the first time for [him], and {n} had to be something really special.
There was a lot to do before [T] could be happy about {n}.
<solo>{hero} had told everyone about {n}.
Nobody else believed in {n}. But [T] did.
Since last winter, [T] had talked about {n} every day.
{hero} could already see {n} before {his} eyes.
[T] could hardly wait for {n}.
Every evening, [T] counted the days, because of {n}.
It was a big plan. But for {n}, [T] would do anything.
<thing>{hero} wanted {n} to be the best {np} in the world.
{hero} got up early, for {n} could not wait.
When {hero} thought of {n}, {his} toes began to dance.
[T] had a picture of {n} in [his] head, and it was a beautiful picture.
{hero} had not slept much because of {n}.
Others dreamed of gold, but [T] dreamed of {n}.
[T] knew just what it would be like with {n}.
"For {n}, no work is too hard," said {hero}, full of joy about {n}.
Not even bad weather could keep [him] away from {n}.
""")
WISH_SAID = lines("""
I am so happy about {n}!
I have dreamed of {n} so often!
This will be a day to remember, because of {n}.
Do you think that it will work with {n}?
Nothing can stop [me] now. {N}, here [I] come!
With a little patience, everything will be fine with {n}.
Just wait and see! Everybody will talk about {n}.
Some say that it will never work. But [I] will show them!
First one step, then the next. And at the end there {is} {n}.
Today {is} the day of {n}.
How I am looking forward to {n}!
{N} and nothing else, that is what [I] want!
How long will [I] have to wait for {n}?
""")
WISH_THOUGHT = lines("""
{hero} could think of nothing but {n}.
{hero} was sure that all would go well with {n}.
Some said that it would never work with {n}. {hero} did not listen.
One step, then the next, and at the end there would be {n}. So {hero} thought.
{hero} took a deep breath. From now on, every day belonged to {n}.
{hero} told {himself} that nothing could go wrong with {n}.
""")
WISH_START = lines("""
At first, everything went well, and {hero} hummed a song about {n}.
It went a bit slowly, but {n} {was} worth it.
The first day was easy. {hero} whistled and was in a good mood.
[T] began at once, and an hour went by like a minute.
[T] worked hard and talked about {n} all the time.
{hero} did one thing after the other, very carefully, all for {n}.
{hero} asked one neighbor for advice, and then another, and both had something to say about {n}.
There were a thousand little things to do for {n}, and {hero} did them one by one.
{hero} rolled up {his} sleeves. There was no time to lose, because of {n}.
Step one was easy, and step two was easy, too. {hero} was already very happy about {n}.
In the beginning, it was like a game, and {hero} forgot to eat and drink because of {n}.
""")
WISH_GO = lines("""
The way was long. {hero} sang a song about {n}, and when it was over, {he} began again.
[T] went over a hill and around a corner. {N} could not be far now.
At every corner, {hero} asked, "Can you see {n} from here?"
The sun climbed higher, and {hero} walked on and on toward {n}.
They came past a mill, past a meadow and past a sleeping cow. None of them knew the way to {n}.
{hero} had a sandwich, a bottle of water and a good mood. What more does one need on the way to {n}?
The first part of the way was easy. {hero} hopped more than {he} walked, because of {n}.
{hero} told everyone on the road about {n}, and everyone wished {him} luck.
At noon, [T] sat down under a tree and talked about {n}, and then it went on.
""")
WISH_TROUBLE = lines("""
But then it began to rain, and it rained for {two|three} days. {N} had to wait.
But it was harder than [T] had thought. On the second day, everything went wrong with {n}.
But then something was missing, and without it, there would be no {np}.
But suddenly, the wind came and messed up everything. It looked bad for {n}.
But in the middle of it, {hero} became so tired that {his} eyes fell shut, and {n} {was} still far away.
But a boy laughed. "{N}? You will never do it!" he called. {hero} turned red.
But {hero} had made a mistake right at the beginning, and now {he} had to start with {n} all over again.
But it took longer than {he} had thought. A week went by, and still there was nothing to see of {n}.
But {hero} was too fast, and bump! There {he} sat on the ground, and {n} seemed to be far away.
But one morning, somebody had put everything in the wrong order, and it was all a mess with {n}.
But then everything went wrong at once, one thing after the other, and {hero} could not see how {n} should ever come true.
But there was not enough time. The day was almost over, and {n} {was} still only half a dream.
But the more {hero} hurried, the slower it went with {n}.
""")
WISH_BLOCKED = lines("""
But then the road came to an end, and nobody could say how to get to {n}.
But it began to rain, and {hero}'s feet got wet. The way to {n} seemed to have no end.
But there was a wide stream without a bridge. How could [T] get to {n} now?
But at the crossroads there were three roads, and not one sign said anything about {n}.
But soon {hero}'s feet were tired. "Where is {n}? Is it still far?" {he} asked.
But a thick fog came up. Nobody could see the way to {n} anymore, not even one step of it.
But they had taken the wrong turn, and instead of {n}, there was only a muddy field.
But a big tree had fallen across the road, and behind it, far away, was {n}.
""")
WISH_LOW = lines("""
"Maybe {n} {is} too much for [me]," {hero} said in a small voice.
{hero} wanted to give up. But when {he} thought of {n}, {he} could not.
"It will never work with {n}!" {hero} said and sat down on the ground.
For a moment, {hero} did not want to hear anything more about {n}.
{hero} looked at {his} dirty knees. Was {n} really worth it?
{hero} kicked a stone and went inside. No more talk of {n} today!
"Perhaps it was only a silly dream," said {hero}, "all this about {n}."
""")
WISH_ASK = lines("""
How is it going with {n}?
I heard about {n}. May I help?
You look tired. Is it because of {n}?
What happened? You were so happy about {n}!
Are you giving up on {n} already?
I have not seen you for days. Was it because of {n}?
What is missing? Is it not going well with {n}?
Where is your good mood? I thought you were happy about {n}.
""")
WISH_ASKED = lines("""
{pal} asked how it was going with {n}.
{pal} had heard about {n} and wanted to help.
{pal} saw how tired {hero} was.
{pal} sat down next to {hero} and asked about {n}.
{pal} saw that it was not going well with {n}.
""")
WISH_ANSWER = lines("""
It is so much harder than I thought!
I wanted it so much, but I do not know how to go on.
Everything was fine with {n} at first. And now this!
Maybe I am too small for {n}.
I do not want to give up. But I need some help.
I have done everything that I could for {n}. And it is not enough!
Nothing works today. I should never have told everyone about {n}.
It is going badly. Everything I do for {n} turns out wrong.
""")
WISH_ANSWERED = lines("""
{hero} told {pal} that {n} {was} much harder than {he} had thought.
{hero} did not want to give up on {n}, but {he} needed help.
{hero} told {pal} about every little thing that had gone wrong with {n}.
{hero} said that {he} was too tired to think of {n}.
""")
WISH_ADVICE = lines("""
Rest a little. Then we will go on together.
Do not look at the whole mountain. Look at the next step.
I had to begin five times before it worked. You have begun only once!
A mistake is not the end. It only shows you what to do next.
Whoever goes on slowly gets there, too.
What you need is a second pair of hands. Here they are!
Eat something first. With an empty tummy, nothing works.
Everything big was small once. Just go on.
Let us laugh about it first, and then we will begin again.
You have done half of it already. Look back and see!
""")
WISH_ADVISED = lines("""
{pal} told {hero} to rest a little first, and then to go on with {n} together.
{pal} had once begun five times before something worked. That made {hero} feel better about {n}.
{pal} rolled up {pal.his} sleeves. Now there were more hands for {n}.
{pal} told {hero} to look only at the next step, and then {n} would not be so far away.
{pal} gave {hero} something to eat. With a full tummy, {n} {was} no longer so far away.
""")
WISH_ON = lines("""
So they began once more, from the very beginning, and this time they took their time with {n}.
They worked until the sun went down, and the next day they went on. Little by little, it got better with {n}.
They did a bit each day. On Monday, there was nothing to see. On Thursday, they could already guess it. And on Sunday?
{hero} tried it again, and {pal} counted out loud. On the {fourth|fifth|seventh} try, something changed.
{hero} made a small mistake. "Oh!" said {pal}. "That is even better than before!" And really, it was just right for {n}.
"Slowly, slowly," said {pal} again and again. And slowly, slowly, it went forward with {n}.
They asked the neighbors, and each of them gave a little help. So {n} came closer, day by day.
{pal} did the things that {hero} did not like, and {hero} did the things that {pal} did not like. That was good for {n}.
They took everything apart in their thoughts, and then put it together again, one little piece after the other. Now they knew what to do about {n}.
"Again!" said {hero}. "And again!" said {pal}. They laughed about every mistake, and soon there were no mistakes left.
They began each morning with a song, and it became a bit easier every day with {n}.
When one of them got tired, the other one told a story about {n}. So they kept going until the end.
""")
WISH_WAY = lines("""
"I know a shortcut to {n}," said {pal}. They crept under a hedge and walked through a field of tall grass.
{pal} went ahead, and {hero} counted the steps. After five hundred steps, {pal} stopped. "Do you see it?"
They rested under a tree and shared an apple. Then they went on, and the rest of the way to {n} was easy.
{pal} took {hero} by the hand. "From here, it is only a little way to {n}," {pal.he} said.
"Let us ask somebody," said {pal}. An old woman with a cart knew the way to {n}, and she even took them along a bit.
{pal} climbed up high and looked around. "That way!" {pal.he} called. So {n} could not be far anymore.
They sang every song they knew, and when they had no songs left, they were almost at {n}.
"Ten more minutes," said {pal}, again and again, until {n} really was only ten minutes away.
""")
WISH_DONE = lines("""
<thing,place>And then, one morning, the big moment came. There {was} {n}, and {it} {was} even better than in {hero}'s dreams!
<thing,place>At last, it was done. [T] stood there and looked at {n} and did not say a word for joy.
<thing,place>"Look!" cried {hero}. And there {it} {was}: {n}, just as [he] had wished!
<alive>And then, one morning, {hero} cried, "Come quickly!" There {was} {n} at last, and {it} {was} wonderful.
<alive>At last, the wish came true. {hero} saw {n} and could not say a word for joy.
<sound,idea>And then the big moment came. {hero} took a deep breath. {N} could not have been better, from the beginning to the end!
<sound,idea>At last, everything was ready for {n}. And it was even better than in {hero}'s dreams!
<sound,idea>And suddenly, it all worked, and {n} {was} a joy for everyone.
<thing,place>One more little thing, one more deep breath, and it was done. {N}, just as [he] had always wanted!
<thing,place>Nobody slept that morning, for at last, there {was} {n}. What a sight!
<thing,place>And on the last day, {hero} opened one eye, then the other, and there {was} {n} in the morning sun.
<alive>And then there {was} {n}, and {hero} did not know what to say first.
<sound,idea>When it was time for {n}, there was not one thing missing. {hero} could not stop smiling.
""")
WISH_SKILL = lines("""
And then the big moment came. {hero} took a deep breath and showed everyone what {he} had learned with {n}. It went well from the beginning to the end!
And suddenly, it worked! {hero} could hardly believe it. Now nobody could say that {he} knew nothing about {n}.
At last, the day came. {hero}'s knees shook a little, but {he} thought only of {n}. And there was not one mistake!
On the very last day, {hero} forgot to be afraid of mistakes. And so {n} went better than ever before!
"Watch me!" called {hero}. And everyone watched, and when it came to {n}, everyone clapped.
When it was over, there was not a sound. Then everyone cheered, for {hero} and for {n}.
{hero} closed {his} eyes and began. And all the work on {n} had been worth it!
""")
WISH_THERE = lines("""
And then they saw it. {N} {was} right there in front of them, and it was even more beautiful than {hero} had thought.
"There!" cried {hero}. They ran the last bit of the way, and then they were there. How happy [T] [was] to see {n}!
At last, they stood before {n}. For a while, nobody said a word.
They came around the last corner, and {hero} forgot all about {his} tired feet. What a wonderful sight {n} {was}!
{hero} saw {n} first. {He} could not say a word, so {he} only pointed.
And there {it} {was} at last: {n}! All the long way was forgotten.
""")
WISH_SHARE = lines("""
Everyone who came by had to hear about {n}, and {hero} told the story again and again.
Even those who had laughed came now, because of {n}, and they did not laugh anymore.
{hero} let {pal} be the first to enjoy {n}.
That evening, they had a little party because of {n}, and everyone sang.
"It was worth it," {hero} said, and {he} meant {n} and every single step before.
All the neighbors came, one after the other, because of {n}, and each one brought a smile.
"You can be proud," said {pal} with a look at {hero}, "because {n} {was} your idea."
{hero} made a little drawing of {n}, so that nobody would ever forget that day.
""")
WISH_END = lines("""
And that is how {hero} came to {n}.
Whenever something was hard after that, {hero} thought of {n} and went on.
In the evening, {hero} was tired and happy, and {he} dreamed of {n}.
"And what will we do tomorrow?" asked {pal}. But {hero} was still thinking of {n} and only smiled.
People still talk about {n} today.
From then on, {hero} knew that waiting can be worth it, because of {n}.
And the best thing about {n} was that [T] had not given up.
"Do you remember how hard it was with {n}?" they say today, and then they laugh.
And {n}? It had been worth every drop of sweat.
The day of {n} was a good day, from the first minute to the last.
""")
WISH_MORALS = lines("""
Good things take time.
One small step after the other leads far.
A mistake is not the end.
If you want something very much, do not give up.
Together, it is twice as easy.
""")
_SKILL = re.compile(r"\b(?:practic|practis|rehears|learn(?:ed|ing|s)? |training)")
_MAKING = re.compile(
    r"\b(?:buil[dt]|dig|dug|digging|mak(?:e|ing)|made|plant|paint|work|saving|idea|need|hav(?:e|ing)|filled|ordered|opening|"
    r"only thing|window|letter)"
)


def leads_away(t: Tale) -> bool:
    """Whether the subject of a wish is a place that one goes to."""
    places = sum(Subject(x, t.text).sort == "place" for x in t.subjects)
    return 2 * places >= len(t.subjects) and not _SKILL.search(t.text) and not _MAKING.search(t.text)


@plot(
    weight=WEIGHT, hero=HERO, worlds=LAND, grown=True,
    gists=["and {x}", "and {n}", "who dreams of {x}"],
)  # fmt: skip
def any_wish(s: Story) -> None:
    """Somebody plans, makes or practices the subject or is on the way to it; after a difficulty it is there."""
    t = Tale(s, "wish")
    skill = bool(_SKILL.search(t.text))
    way = leads_away(t)
    t.begin(WISH_SECOND, WISH_SAID, WISH_THOUGHT, mood="happy")
    s.par(0.4)
    t.say(WISH_GO if way else WISH_START, p=0.7)
    t.say(NIGHT, p=0.15)
    t.say(WISH_BLOCKED if way else WISH_TROUBLE)
    t.say(WISH_LOW, p=0.6)
    t.say(SIGHS, p=0.25)
    t.bring()
    s.par(0.5)
    t.say(COMES)
    t.talk("pal", WISH_ASK, WISH_ASKED, mood="kind")
    t.talk("hero", WISH_ANSWER, WISH_ANSWERED, mood="sad")
    t.talk("pal", WISH_ADVICE, WISH_ADVISED, mood="kind")
    t.say(WISH_WAY if way else WISH_ON)
    t.say(WISH_SKILL if skill else WISH_THERE if way else WISH_DONE)
    t.say(SMILES, p=0.4)
    t.say(WISH_SHARE, p=0.6)
    t.end(WISH_END, WISH_MORALS)


# ---- mystery ---------------------------------------------------------------------------------------------------------
MYSTERY_SECOND = lines("""
Where did {n} come from?
What was it about {n}?
{hero} had never known anything like {n} before.
{hero} stopped and forgot everything else. There was only {n} now.
{hero} rubbed {his} eyes. But it was true, and {n} {was} no dream.
<body>{hero} looked at {n} from all sides. It was very strange.
<body>{hero} came a little closer to {n}. Then {he} went one step back again.
<body>{N} had not been there yesterday.
<sound>{hero} held {his} breath. There {was} {n} again!
<sound>{hero} sat up and listened to {n} with both ears.
<sound>First {hero} thought that {n} came from the wind. But the wind was asleep.
<sound,idea,place>{hero} wanted to know more about {n}, and {he} wanted to know it now.
There was something special about {n}.
"How odd!" {hero} said. "Where {does} {n} come from?"
{n} made {hero} curious from head to toe.
{hero}'s heart beat fast because of {n}.
{hero} scratched {his} head and wondered about {n}.
[T] wanted to find out more about {n}.
Nobody had told [him] anything about {n}.
All the little hairs on {hero}'s neck stood up because of {n}.
Was it good news or bad news, this business with {n}?
""")
MYSTERY_SAID = lines("""
Whoever knows about {n}, please tell me!
{N}? Here? How can that be?
[I] must find out what it is about {n}.
Maybe {n} came from far, far away.
Maybe {n} {is} a surprise for [me]!
There is a secret behind {n}, I am sure of it.
I wonder what {n} could mean.
Does anybody know something about {n}?
I will not sleep before I know everything about {n}.
Is it just a joke with {n}?
What can it be about {n}?
Shh! Do you notice it, too? There is something odd about {n}.
""")
MYSTERY_THOUGHT = lines("""
Perhaps {n} came from far, far away.
There had to be a secret behind {n}, and {hero} wanted to find out.
{hero} wondered if {n} could be a surprise for somebody.
{hero} could think of ten answers, but each of them was odder than {n}.
Nobody could know anything about {n}, and that made it even more exciting.
{hero} had so many questions about {n} that {he} did not know which one came first.
""")
MYSTERY_TRY = lines("""
{hero} asked the mail carrier. "{N}? I did not bring {them}," she said.
{hero} asked the neighbor on the left and the neighbor on the right. Neither of them had ever heard of {n}.
{hero} waited behind a bush to see if somebody came because of {n}. Nobody came.
{hero} looked for footprints that led to {n}. There were some, but they were {his} own.
{hero} wrote down everything that {he} knew about {n}. It was a very short list.
<body>{hero} touched {n} with one finger. {N} {was} real.
<thing>{hero} smelled at {n}. There was a smell of rain and a bit of cinnamon.
<thing>{hero} looked at the bottom of {n} for a name. There was none.
<alive>{hero} said hello very softly. {N} looked back and did not run away.
<alive>{hero} put down a piece of bread. {N} came one step closer.
<sound>{hero} called, "Who is there?" For a moment it was quiet. Then {n} came again.
<sound>{hero} opened the door just a crack. It was dark, and {n} stopped. When {he} closed the door, it began again.
<sound>{hero} put an ear to the wall. From there, {n} {was} a little louder.
<idea,place>{hero} asked the oldest man around about {n}. He only smiled and said, "Wait and see."
<idea,place>{hero} said the words to {himself} three times. But {n} {was} still a riddle.
{hero} thought that a giant had something to do with {n}. Then {he} thought it was the moon. Then {he} had to laugh.
{hero} looked in a big book with many pictures. About {n}, there was not one word.
{hero} was a little afraid. But because of {n}, {he} was even more curious.
""")
MYSTERY_ASK = lines("""
What is it? You look as if you had seen a ghost. Is it about {n}?
Why are you whispering? Is there something about {n}?
Tell me all about {n}!
What have you found out about {n}?
You have got a secret! Has it to do with {n}?
May I help you with the riddle of {n}?
""")
MYSTERY_ASKED = lines("""
{pal} wanted to know everything about {n}.
{pal} became curious about {n}, too.
{pal} asked how it had begun with {n}.
{pal} saw that {hero} had only {n} in {his} head.
""")
MYSTERY_PLAN = lines("""
"We will find out together," said {pal}. So they watched and waited, side by side, and whispered about {n}.
{pal} thought for a while. "There is always somebody who knows," {pal.he} said. So they asked about {n} from door to door.
"Let us begin at the beginning," said {pal}. "When did it start with {n}?"
So they made a plan: they would wait until the evening and see what would happen with {n}.
Together they were much braver. Step by step, they came closer to the secret of {n}.
"I have an idea," said {pal}. "Come with me, but be as quiet as a mouse." They did not take their thoughts off {n}.
{pal} found a clue that {hero} had not seen. It was a very small one, but it had to do with {n}.
"Who could know more?" asked {pal}. They made a list and went from one to the next, and always asked about {n}.
They put their heads together. "If we ask nobody, nobody will tell us about {n}," said {pal}. So off they went.
""")
MYSTERY_OWNER = lines("""
<thing>At the last door, an old man clapped his hands. "{N}! I have missed {them} since the big storm," he said. "The wind must have carried {them} to you."
<thing>Then a little girl came down the road and looked at the ground all the time. "Are you looking for {n}?" asked {hero}. The girl's face lit up. Now everything was clear: she had lost {n} that morning.
<thing>An old woman told them the story. Many years ago, somebody had left {n} for a child who would be curious enough to ask. "And that is you," she said to {hero}.
<alive>At the last door, an old man clapped his hands. "So that is where {it} went!" he said. {N} had come from his garden through a hole in the fence.
<alive>It turned out that {n} {was} new here and did not know anybody yet. That was the whole secret!
<alive>And then they understood it: {n} only wanted a friend, and so {it} had come to {hero}.
<sound>They followed {n} to the back of the house, and there was a small cat that had been locked out. That was the whole secret of {n}!
<sound>It was the little girl from next door! She could not sleep, and she had thought, "Maybe {hero.raw} is awake, too." That was the secret of {n}.
<sound>They followed {n} step by step, and at the end they found a branch that danced in the wind. They laughed and laughed. That was all there was to {n}!
<idea,place>An old woman told them the story of {n}. It had begun long, long ago, when she was as young as {hero}.
<idea,place>At last, they found somebody who knew. "{N}? That is a long story," he said and told it to them, from beginning to end.
<thing>And whose {was} {n}? A boy with a red scarf came running and said, "I have looked for {them} for three days!" He was so happy that he hugged them both.
<thing>The mystery was solved by the oldest neighbor. "{N}? I made {them} myself, many years ago," she said. And then she told them how it had been.
<alive>A woman with a big straw hat came running. "There you are!" she called to {n}. Now {hero} and {pal} knew everything.
<idea,place>A woman with a big straw hat heard them talk. "My mother told me all about {n}," she said, and now they heard the whole story.
<sound>It was only a loose board and a bit of wind! When they held the board, {n} stopped. When they let go, {it} began again.
""")
MYSTERY_GIFT = lines("""
<thing>Then {pal} could not keep quiet any longer. "It was me!" {pal.he} laughed. "{N} {is} a present for you. I wanted to see your face!"
<thing>"There is a little note!" cried {pal}. They had not seen it before. It said: "For {hero.raw}, because you are so kind." {N} {was} for {him}!
<alive>Then {pal} could not keep quiet any longer. "I know about it!" {pal.he} laughed. "{N} came because I said that you are kind."
<sound>Then {pal} began to laugh. "That is me! I only wanted to make you curious with {n}," {pal.he} said, and they laughed until they had tears in their eyes.
<idea,place>Then {pal} began to laugh. "I have known about {n} all the time," {pal.he} said. "It was a surprise for you!"
<thing,alive,place>Then {pal} winked. "Do you remember what day it is today?" {pal.he} asked. It was a surprise for {hero}! That was why {n} {was} there.
<sound,idea>Then {pal} winked. "Do you remember what day it is today?" {pal.he} asked. It was all a surprise for {hero}, {n} and everything!
<thing>"I must tell you something," said {pal} and turned red. "I put {n} there. I was too shy to give you a present."
""")
MYSTERY_AHA = lines("""
"So that is it!" said {hero}. Now {n} {was} no riddle anymore.
{hero} let out a long breath. How good it was to know about {n}!
And {hero} had thought such wild things about {n}! {He} had to laugh at {himself}.
Now everything fit together, and {hero} was not worried about {n} anymore.
"I would never have guessed it!" said {hero} and thought about {n} once more.
It was not at all what {hero} had thought about {n}. It was much better!
Sometimes the answer is right in front of your nose. So it was with {n}.
"Oh!" said {hero}, and after a while once more, "Oh!" {N} {was} not strange at all.
""")
MYSTERY_THEN = lines("""
<thing>"You may use {n} whenever you like," they told {hero}, and {he} blushed with joy.
<alive>{hero} asked if {n} could come back sometimes. "Of course!" was the answer.
<sound>From then on, {hero} listened every night. And now {n} {was} like a good friend.
And because of {n}, {hero} had learned something new that day.
"What a day!" said {pal}. "And all because of {n}."
And ever since that day, {hero} has been a little prouder, because of {n}.
{hero} wanted to tell everyone about {n} at once.
""")
MYSTERY_END = lines("""
And whenever {hero} told the story of {n}, everyone listened with wide eyes.
That night, {hero} slept well, because {he} knew the secret of {n} now.
From then on, {hero} and {pal} looked for secrets everywhere. But none was as good as {n}.
{hero} never forgot the day when {n} came into {his} life.
"Who would have thought it about {n}!" {hero} said and smiled.
And if you ever come across such a thing as {n}, just ask.
{hero} wrote it all down in a little book. On the first page it said: "The secret of {n}."
And sometimes, before {he} falls asleep, {hero} still thinks of {n}.
And the best secret is one that you can tell, like the one about {n}.
""")
MYSTERY_MORALS = lines("""
If you want to know something, ask.
Many things are less scary when you know them.
It is good to be curious.
Two can find out more than one.
There is a small wonder in every day.
""")


@plot(
    weight=WEIGHT, hero=HERO, worlds=LAND, grown=True,
    gists=["and {x}", "and {n}", "who wonders about {x}"],
)  # fmt: skip
def any_mystery(s: Story) -> None:
    """Somebody wonders about the subject and finds out what it is about."""
    t = Tale(s, "mystery")
    t.begin(MYSTERY_SECOND, MYSTERY_SAID, MYSTERY_THOUGHT)
    s.par(0.4)
    t.some(MYSTERY_TRY, 1, 3)
    t.say(NIGHT, p=0.25)
    t.bring()
    s.par(0.5)
    t.say(COMES)
    t.talk("pal", MYSTERY_ASK, MYSTERY_ASKED, mood="kind")
    t.say(LISTEN, p=0.4)
    t.say(MYSTERY_PLAN)
    gift = s.talks and s.chance(0.3)
    t.say(MYSTERY_GIFT if gift else MYSTERY_OWNER)
    t.say(MYSTERY_AHA)
    t.say(SMILES, p=0.25)
    t.say(MYSTERY_THEN, p=0.6)
    t.end(MYSTERY_END, MYSTERY_MORALS)


# ---- dear ------------------------------------------------------------------------------------------------------------
DEAR_SECOND = lines("""
There was nothing that {hero} liked better than {n}.
{hero} thought of {n} in the morning, at noon and in the evening.
Without {n}, a day was not a good day.
When {hero} was sad, {he} only had to think of {n}, and all was well again.
{N} made {him} happy, whatever the weather was like.
Nobody was allowed to say a bad word about {n}.
"{N} and I, we belong together," {hero} always said.
If you wanted to see {hero} smile, you only had to ask about {n}.
<thing>{hero} took good care of {n}, for there was only one {np} like that.
In {his} thoughts, {n} went everywhere with {hero}.
<body>Every evening, {hero} said good night to {n}.
It was hard to think of {hero} without {n}.
Everyone who knew {hero} knew about {n}, too.
Some laughed at {n}. {hero} did not care at all.
Of all the good things in the world, {n} {was} the best. So {hero} thought.
Rain or sun, {hero} never forgot about {n}.
With {n}, even a Monday was a good day.
Nobody was as happy as {hero} when it was about {n}.
There were a hundred good reasons to love {n}, and {hero} knew them all.
When {hero} woke up, {his} first thought was {n}.
""")
DEAR_SAID = lines("""
I would not give away {n} for all the gold in the world.
There is nothing like {n}!
What a good day for {n}!
Do you want to know why I love {n}?
I could talk about {n} all day.
{N} {is} the best thing that I know.
Do you not feel it, too? {N} {does} me so much good!
With {n}, I am never lonely.
""")
DEAR_THOUGHT = lines("""
{hero} could talk about {n} all day.
With {n}, {hero} was never lonely.
There was nothing in the world like {n}, {hero} thought.
{hero} would not have given away {n} for all the gold in the world.
It felt good to think of {n}.
{hero} often told {n} good morning and good night, as if that were normal.
""")
DEAR_LEND = lines("""
One day, {pal} was very sad and sat all alone on the steps. {hero} thought of {n}.
Then {pal} had to stay in bed with a cold. {hero} wanted to help, and {he} thought of {n}.
One day, {hero} met {pal}. {Pal.he} looked so sad that {hero} stopped. What could help? Perhaps {n}?
It was a gray day, and {pal} had a gray face. {hero} looked at {pal.him} and thought of {n}.
One morning, {pal} came with red eyes. "Nothing is good today," {pal.he} said. {hero} knew only one thing that might help, and that was {n}.
Then {pal} had a long day in front of {pal.him}, and nobody to spend it with. {hero} thought of {n}, and {he} had an idea.
""")
DEAR_LEND_DOUBT = lines("""
{hero} was not sure. What if it went wrong, and {n} {was} never the same again?
It was not easy to share {n}. {hero} thought about it for a long time.
{hero} took one step and stopped. Should {he} really share {n}?
"{N} {is} mine," {hero} thought. But {pal} looked so sad.
"Only for a moment?" {hero} thought. But a moment without {n} is long.
Two voices were talking in {hero}'s head. One said, "Share {n}!" The other one said, "Keep {n} for yourself!"
""")
DEAR_LEND_DO = lines("""
Then {hero} made up {his} mind. "Come, let us enjoy {n} together," {he} said.
Then {hero} smiled and told {pal} everything about {n}, and {pal} forgot to be sad.
At last, {hero} said, "{N} will make you happy, too. Try it!" And {pal} tried it.
So {hero} shared {n} with {pal}, just for one day.
"It is only for you, and only for today," said {hero}, and {he} let {pal} share {n}.
{hero} told {pal} to close {pal.his} eyes and count to ten. Then {hero} called, "And now, {n}!"
{hero} took a deep breath. Then {he} told {pal}, "Today, {n} should make you happy."
""")
DEAR_LEND_GOOD = lines("""
It did not take long, and {pal} began to smile. "Now I understand about {n}," {pal.he} said.
And it helped! {pal} laughed again, and {hero} was twice as happy about {n} as before.
{pal} felt better at once. And {n}? Nothing bad had happened at all.
"How good that there {is} {n}!" said {pal}, and {hero} nodded.
{pal} said nothing for a long time. Then {pal.he} said, "I did not know that {n} would help so much."
The gray day was not so gray anymore, and it was all because of {n}.
""")
DEAR_LAUGH = lines("""
But one day, {pal} laughed at {n}. "{N}? That is only for babies!" {pal.he} said.
One day, {pal} asked, "Why {n}? There are much better things!" and laughed.
Then came a day when {pal} had heard enough. "Always {n}, {n}, {n}! Is that not boring?"
One day, {pal} said, "You and {n}! You are as funny as a hen with a hat." And {pal.he} did not stop laughing.
"I do not understand you," {pal} said one day. "There is so much in the world, and you only talk about {n}!"
One day, {pal} made a joke about {n}, and it was not a kind joke.
""")
DEAR_LAUGH_HURT = lines("""
{hero} turned red and went away. For a whole day, {he} did not want to hear anything about {n}.
That hurt. {hero} hung {his} head. Was there something wrong with {n}?
{hero} said nothing. But that evening, {he} was not so happy about {n} as before.
{hero} did not answer. But {he} went home early and thought about {n} for a long time.
{hero} blinked a few times. Nobody had ever said such a thing about {n}.
"I like {n}," {hero} said quietly, but {his} voice shook.
""")
DEAR_LAUGH_TURN = lines("""
But then it rained and rained, and {pal} was bored. "Tell me about {n}," {pal.he} said at last. "What is so good about it?"
The next day, {pal} came back. "I am sorry," {pal.he} said. "Will you tell me about {n}?"
Then {pal} came closer to see what it was really like with {n}. And {pal.he} stayed for a long time.
But {hero} missed {n}, and {he} went on as before. {pal} watched and became curious.
That night, {pal} could not sleep. In the morning, {pal.he} knocked at {hero}'s door. "I want to know more about {n}," {pal.he} said.
A week later, {pal} was alone and sad. And who came to cheer {pal.him} up with a story about {n}? It was {hero}.
""")
DEAR_LAUGH_GOOD = lines("""
{hero} told {pal} everything about {n}. And at the end, {pal} liked {n}, too!
After an hour, {pal} said, "I did not know that {n} could be so much fun!"
"Now I see," {pal} said quietly. "I will never laugh at {n} again."
They spent the whole afternoon together, and {pal} had so many questions about {n}!
{pal} listened with open mouth. "That is what it is all about!" {pal.he} said. "Now I like {n}, too."
"I was wrong," said {pal}. "There is something special about {n}."
""")
DEAR_WORRY = lines("""
One morning, {hero} got a big fright. Something was not right with {n}!
But one day, a storm came up. {hero} had only one thought: what about {n}?
<body>But one day, somebody said, "There is no more room for {n}." {hero} could not believe {his} ears.
One day, {hero} was in a hurry and did not think of {n}. When {he} did, {his} heart stood still for a moment.
<body>One morning, {hero} found that somebody wanted to take {n} away, only by mistake, but still!
<body>One day, there was a big cleaning, and in the middle of it, nobody thought of {n} but {hero}.
One evening, {hero} noticed that {n} {was} in danger. There was not much time!
""")
DEAR_WORRY_RUN = lines("""
{hero} ran as fast as {he} could and called, "{N}! {N}!"
{hero} told {pal} about it, and they both ran to see about {n}.
"Please help me!" {hero} called to {pal}. "It is about {n}!" And {pal} came at once.
{hero} did not stop to put on {his} shoes. {He} called {pal} and ran to help {n}.
{pal} heard {him} cry. "What is it?" "It is {n}!" said {hero}. "Come quickly!"
{hero} and {pal} had the same thought at the same time: first of all, {n}!
""")
DEAR_WORRY_GOOD = lines("""
It took all afternoon, but {hero} and {pal} did it. {N} {was} safe!
They thought hard and worked hard, and in the evening all was well with {n}.
In the end, it was only half as bad. With {pal}'s help, nothing happened to {n}.
They found a way together. {hero} was so glad about {n} that {he} hugged {pal} three times.
"That was close!" said {pal}. They both sat down and looked at each other. Nothing had happened to {n}.
It was a lot of trouble, and two muddy shoes. But {n} {was} worth it.
When it was over, {hero} had a wet nose and dirty knees. But {n} {was} all right.
""")
DEAR_QUIET = lines("""
One day, {pal} came to spend the day with {hero}. First, {hero} wanted to show {pal.him} how it was with {n}.
On the first warm day of the year, {hero} invited {pal} to enjoy {n} together.
One afternoon, {pal} was bored and came to see what {hero} was doing with {n}.
One Sunday, nobody had any plans. "Then let us spend the day with {n}," {hero} said to {pal}.
A letter came from {pal}. It said: "May I come and find out about {n}?" Of course!
On a rainy day, {hero} and {pal} sat together, and {hero} told {pal.him} about {n}.
One morning, {pal} said, "Today I want to do what you do. Show me how it is with {n}!"
""")
DEAR_QUIET_TURN = lines("""
{pal} did it all wrong at first, and {hero} laughed. "No, no! With {n}, you must be patient," {he} said.
"I am not sure," said {pal}. But a little later, {pal.he} had forgotten the time, because of {n}.
{pal} asked a hundred questions about {n}, and {hero} knew ninety-nine answers.
"Now you!" said {hero}. {pal} was shy at first. But with {n}, nobody can be shy for long.
They had a little quarrel, because {pal} wanted to be the first one with {n}. Then they counted it out, and that was fair.
{hero} told {pal} a secret about {n} that nobody else knew.
"Why is it so quiet here?" asked {pal}. "Because of {n}," said {hero}. "You will soon get used to it."
""")
DEAR_QUIET_GOOD = lines("""
The clock struck six, and they were still talking about {n}.
It was the best afternoon of the week. Now there were two who loved {n}.
"May I come back tomorrow because of {n}?" asked {pal}. Of course!
When it got dark, nobody had been bored for even a minute, and that was because of {n}.
In the end, {pal} did not want to go home, and {hero} knew why: because of {n}.
"That was better than my birthday," said {pal}, and {hero} was very proud of {n}.
Since that day, they have often been together with {n}.
""")
DEAR_ASK = lines("""
Why do you love {n} so much?
What is so good about {n}?
Why {is} {n} so dear to you?
What is it about {n} that makes you so happy?
""")
DEAR_ASKED = lines("""
{pal} wanted to know what was so good about {n}.
{pal} asked why {hero} loved {n} so much.
""")
DEAR_ANSWER = lines("""
It makes me feel warm inside, that is all.
I do not know. I just love {n}.
{N} {was} there when I was lonely.
Because there is no other {np} like that in the whole world.
When I think of {n}, I cannot be sad.
Oh, I could talk about that until tomorrow morning!
""")
DEAR_ANSWERED = lines("""
{hero} told {pal.him} that with {n}, nobody could be sad.
{hero} could not say why. {He} just loved {n}.
{hero} smiled. {He} had never found the right words for {n}.
{hero} said that there was no other {np} like that in the whole world.
""")
DEAR_END = lines("""
And from that day on, {hero} loved {n} even more.
That night, {hero} fell asleep with a smile, because of {n}.
And if you meet {hero} one day, ask about {n}. But take some time with you!
"{N} and I," {hero} said softly, "and now {pal} is part of it, too."
Since then, {pal} has often come to ask about {n}.
And {n}? {N} {was} as dear to {hero} as ever.
Nobody ever came between {hero} and {n}.
And so {n} {was} not only dear to {hero} anymore, but to {pal} as well.
In the evening, all was quiet. {hero} thought of {n} and was content.
If you ask {hero} what happiness is, {he} says, "{N}!"
""")
DEAR_MORALS = lines("""
Joy grows when you share it.
Everybody loves something else, and that is good.
What you love, you must take care of.
Do not laugh at what others love.
""")


@plot(
    weight=WEIGHT, hero=HERO, worlds=LAND, grown=True,
    gists=["and {x}", "and {n}", "who loves {x}"],
)  # fmt: skip
def any_dear(s: Story) -> None:
    """Somebody loves the subject; it is shared, laughed at, in danger or enjoyed, and loved even more."""
    t = Tale(s, "dear")
    t.begin(DEAR_SECOND, DEAR_SAID, DEAR_THOUGHT, mood="happy")
    s.par(0.6)
    t.bring()
    courses = [
        (DEAR_LEND, DEAR_LEND_DOUBT, DEAR_LEND_DO, DEAR_LEND_GOOD),
        (DEAR_WORRY, SIGHS, DEAR_WORRY_RUN, DEAR_WORRY_GOOD),
    ]
    if s.talks:
        courses.append((DEAR_QUIET, DEAR_QUIET_TURN, LISTEN, DEAR_QUIET_GOOD))
    if s.talks and t.pal != "elder":
        courses.append((DEAR_LAUGH, DEAR_LAUGH_HURT, DEAR_LAUGH_TURN, DEAR_LAUGH_GOOD))
    course = s.pick(courses)
    t.say(course[0])
    t.say(course[1])
    t.say(course[2])
    t.say(course[3])
    if course[0] in (DEAR_LEND, DEAR_WORRY):
        t.talk("pal", DEAR_ASK, DEAR_ASKED, mood="soft")
        t.talk("hero", DEAR_ANSWER, DEAR_ANSWERED)
    t.say(SMILES, p=0.5)
    t.end(DEAR_END, DEAR_MORALS)


# ---- shy -------------------------------------------------------------------------------------------------------------
SHY_SECOND = lines("""
When {hero} only thought of {n}, {his} knees began to shake.
All the others were not troubled by {n} at all. Only {hero} was.
{hero} made a big circle around everything that had to do with {n}.
At night, {hero} dreamed of {n} and woke up with a start.
"Everything, but not {n}!" {hero} always said.
{N} made {hero} feel very small.
Whenever somebody said a word about {n}, {hero} put {his} fingers in {his} ears.
{hero} would rather have eaten a raw onion than have anything to do with {n}.
{hero} did not know why it was so hard with {n}. It just was.
If it was about {n}, {hero} suddenly had a tummy ache.
{hero} had tried it once with {n}, and once was enough.
{hero} hoped that nobody would ask {him} about {n}.
"Why is there such a thing as {n} at all?" {hero} often thought.
{hero} told nobody about it, but {n} {was} always on {his} mind.
{hero} had a hundred reasons to stay away from {n}.
Even the word was bad enough: {np}!
In the morning, {hero} hoped that the day would go by without {n}.
"Not today," {hero} always said when it was about {n}.
""")
SHY_SAID = lines("""
I will never, never get used to {n}!
{N} {is} too much for me.
Can we not do without {n}?
Maybe tomorrow. But not today, and not {n}!
Please do not laugh at me because of {n}.
I wish I were not so shy about {n}.
I cannot help it. It is because of {n}.
All the others are so brave. But {n} {is} not for me.
""")
SHY_THOUGHT = lines("""
{N} {was} too much for {him}, {hero} thought.
{hero} would never get used to {n}. {He} was sure of it.
{hero} wished that {he} were not so shy about {n}.
Maybe tomorrow, {hero} thought. But not today, and not {n}!
All the others were so brave, {hero} thought. But {n} {was} not for {him}.
If only there were no {np}! Then everything would be easy, {hero} thought.
""")
SHY_DAY = lines("""
But one day, {hero} could not run away. There {was} {n}, and there was no other way.
One morning, everyone was happy about {n}. Only {hero} stayed behind the door.
One day, {hero} said no once more, and {he} had to stay at home alone, only because of {n}.
One afternoon, {hero} came around a corner, and suddenly {he} had to do with {n}. {He} stood as still as a stone.
Then came a day when everything depended on {n}. {hero} wanted to hide.
One day, the others asked {hero} to come along. "It is all about {n} today!" they said. {hero} became pale.
One day, {hero} had no choice. It was time for {n}, and everyone was waiting.
One morning, the sun was shining, and nothing was wrong. But then, of all things, somebody said something about {n}!
And then, one day, {hero} ran away from {n} and lost a shoe on the way. That was too much. {He} sat down and cried.
One day, {hero} made a promise: today, {he} would try it with {n}. But when the moment came, {his} feet did not move.
""")
SHY_ASK = lines("""
Is it because of {n}?
What is so bad about {n}?
You are shaking! Is it {n}?
Why did you run away from {n}?
Are you hiding from {n}?
I have seen you make a big circle. Is it because of {n}?
Do you want to tell me about {n}?
Is there anything I can do about {n}?
""")
SHY_ASKED = lines("""
{pal} saw that it was because of {n}.
{pal} asked what was so bad about {n}.
{pal} understood at once that {hero} was hiding from {n}.
{pal} had noticed for a long time how {hero} felt about {n}.
{pal} asked very softly if it was because of {n}.
""")
SHY_ANSWER = lines("""
I just do not know what to do about {n}.
It is only {n}. But it is so hard!
I do not want to be like that. But {n} {is} stronger than me.
When it comes to {n}, my heart goes boom, boom, boom.
I do not know. I only have to think of {n}, and my legs turn to jelly.
You will laugh at me! It is just that {n} {is} so, so... so much!
""")
SHY_ANSWERED = lines("""
{hero} nodded. {N} {was} just too much for {him}.
{hero} looked at {his} feet and told {pal} everything about {n}.
{hero} whispered it into {pal}'s ear: it was all because of {n}.
{hero} shrugged. It had always been like that with {n}.
""")
SHY_KIND = lines("""
I used to be like you. Then I tried it with one tiny bit, and then with one more.
Nobody has to be brave all at once. A little every day is enough.
I will hold your hand, and we will stop whenever you say so.
Do you know what? Everyone is shy about something. With me, it is soup with big lumps.
First just think of it. Then we will see.
Let us learn something about {n}. What you know is less scary.
Being shy is not bad. It only means that you look closely before you start.
I will not leave you alone with {n}. Not for one second!
Let us make a game of it. Whoever laughs first has won.
""")
SHY_KINDLY = lines("""
{pal} told {hero} that everyone is shy about something.
{pal} had an idea. They would try it with {n}, but only a tiny bit every day.
{pal} promised to stay close and to stop whenever {hero} wanted.
{pal} did not laugh. {pal.he} said that {n} could wait until {hero} was ready.
{pal} told {hero} how {pal.he} had once been afraid of {pal.his} own shadow.
""")
SHY_STEPS = lines("""
On the first day, they only talked about {n}. On the second day, they came a little closer, and on the third day, {hero} could already smile.
They tried it for as long as it takes to count to three. Then they counted to five, and then to ten. And {n} {was} only half as bad.
{hero} shut both eyes and took one step toward {n}. Then {he} opened one eye. Then {he} opened the other one.
"One, two, three, and stop!" called {pal}. "And? How was it with {n}?" It had not hurt at all.
{hero} took a deep breath, in and out, and then {he} tried it with {n}, only for a moment. Nothing bad happened.
{pal} made up a silly song about {n}. When {hero} sang it, {he} had to giggle, and whoever giggles is not afraid.
They drew a picture of {n} with a funny hat on top. {hero} looked at it for a long time and began to grin.
{pal} went first, and {hero} followed with {his} eyes half shut. "Tell me when it is over," {he} said. But it was already over!
They made a rule: one little bit of {n}, then one cookie. After three cookies, it was not so hard anymore.
They found out everything about {n} that there was to know. It was a lot, and most of it was rather nice.
{hero} said, "Hello, {np}, I am {hero.raw}!" That sounded so funny that {he} had to laugh.
""")
SHY_BACK = lines("""
But the next time, {hero} ran away again. "That does not matter," said {pal}. "{N} can wait."
In the middle of it, {hero} wanted to go back. But then {he} thought, "Just a little bit more of {n}."
It did not go well every time. On Tuesday, {hero} did not want to hear a word about {n}. On Wednesday, {he} tried again.
Once {hero} cried a little, because it was so hard with {n}. {pal} stayed with {him} until it was over.
On the third day, it was as hard as on the first one. "Never mind," said {pal}. "{N} will not run away."
Then {hero} had a bad day, and {n} seemed to be worse than ever. But {pal} only said, "Tomorrow is a new day."
""")
SHY_FORGOT = lines("""
Then {pal} fell and hurt {pal.his} knee, and nobody else was there. {hero} ran to help and forgot all about being shy. Only later {he} noticed that {n} had been right there.
Then {pal} told such a funny story that {hero} laughed until {his} tummy hurt. And while {he} laughed, {he} forgot to be shy about {n}.
Then somebody smaller came, who was even more shy about {n} than {hero}. "Come, I will show you," said {hero}, and {he} was surprised at {his} own words.
They began to sing, louder and louder, until {hero} was out of breath. And in the middle of the song, {he} noticed that {n} did not trouble {him} at all.
{hero} and {pal} were so busy talking that nobody thought of {n}. When they did, it was already over, and it had not been bad.
""")
SHY_DONE = lines("""
And suddenly, {hero} noticed something: {n} {was} not so bad at all!
"Look!" {hero} called. "Do you see me? I am not running away from {n} anymore!"
In the end, {hero} could even laugh about {n}.
{N} had not changed. But {hero} had.
"Is that all?" asked {hero}. "And I was so shy about {n}!"
It was still a bit hard with {n}, but it was no longer too hard.
{hero} waited for {his} knees to shake because of {n}. But they did not shake!
"I did it!" cried {hero}. "Did you see me? I can do it, even with {n}!"
And what do you think? In the end, {hero} was even a little sorry that it was over with {n}.
""")
SHY_END = lines("""
And if it ever gets hard with {n} again, {hero} counts to three and breathes.
Today, {hero} helps others who are shy about {n}.
From then on, {hero} did not make a big circle around {n} anymore.
That night, {hero} dreamed of {n}, and for the first time it was a good dream.
{hero} and {n} did not become best friends. But they got along.
"Good night, dear {np}," {hero} said that evening. "You are not so bad."
And who asked for {n} the very next day? It was {hero}!
In the evening, {hero} told everyone about {n}, and {he} told it like a story about a hero.
And {n}? {hero} smiles today when somebody talks about it.
{hero} felt a little bit taller now, because of {n}.
""")
SHY_MORALS = lines("""
You can be shy and brave at the same time.
Little steps lead to the top, too.
What you know is less scary.
It is good to have somebody who holds your hand.
""")


@plot(
    weight=WEIGHT, hero=HERO, worlds=LAND, grown=True,
    gists=["and {x}", "and {n}", "who is shy about {x}"],
)  # fmt: skip
def any_shy(s: Story) -> None:
    """Somebody cannot bear or manage the subject and gets used to it."""
    t = Tale(s, "shy")
    t.begin(SHY_SECOND, SHY_SAID, SHY_THOUGHT, mood="sad")
    s.par(0.5)
    t.say(SHY_DAY)
    t.bring()
    t.say(COMES)
    t.talk("pal", SHY_ASK, SHY_ASKED, mood="kind")
    t.talk("hero", SHY_ANSWER, SHY_ANSWERED, mood="sad")
    t.talk("pal", SHY_KIND, SHY_KINDLY, mood="kind")
    s.par(0.4)
    if s.chance(0.25):
        t.say(SHY_FORGOT)
    else:
        t.some(SHY_STEPS, 1, 2)
        t.say(SHY_BACK, p=0.35)
    t.say(SHY_DONE)
    t.say(SMILES, p=0.4)
    t.talk("hero", THANKS, THANKED, mood="happy", to=t.pal)
    t.end(SHY_END, SHY_MORALS)


# ---- special ---------------------------------------------------------------------------------------------------------
SPECIAL_SECOND = lines("""
Far and wide, there was nothing like {n}.
People came from far away because of {n}.
Everyone had something to say about {n}.
Some laughed about {n}, and some were proud of {n}.
Nobody knew how it had begun with {n}.
{hero} was very proud of {n}.
For {hero}, {n} {was} the most normal thing in the world.
Children pointed, and grown-ups shook their heads, because of {n}.
If somebody asked about {n}, {hero} only smiled.
And the oddest thing about {n} was that nobody wanted it any other way.
Without {n}, {hero}'s life would have been much quieter.
Even in the next town, they talked about {n}.
Every child knew a story about {n}.
Nowhere else in the world was there anything like {n}.
There were songs about {n}, and {hero} knew them all.
{hero} did not know a single day without {n}.
Strangers stopped and rubbed their eyes because of {n}.
The mail carrier always told {n} good morning, and nobody found that odd.
""")
SPECIAL_SAID = lines("""
Others have other things, but we have {n}.
It has always been like that with {n}.
Why not {n}? I like it that way!
Whoever laughs about {n} does not know what is good.
Whoever wants to come because of {n} is welcome.
There will always be room for {n} here.
What would life be without {n}?
Nobody has to like {n}. But I do, and I always will.
I can tell you everything about {n}, if you have a little time.
{N} {is} my pride and joy.
""")
SPECIAL_THOUGHT = lines("""
It had always been like that with {n}.
{hero} would not have lived without {n} for anything in the world.
Whoever laughed about {n} just did not know what was good, {hero} thought.
{hero} liked it that way with {n}.
There would always be time for {n}, {hero} thought.
What would life be without {n}? {hero} did not want to know.
Nobody had to like {n}, but {hero} did.
""")
SPECIAL_VISIT = lines("""
One day, a visitor came because of {n}. It was {pal.a}.
One morning, {pal.a} stood at the door. {Pal.he} had come a long way because of {n}.
Then {pal.a} heard about {n} and could not believe it. So {pal.he} came to find out.
It was a windy day when {pal.a} came. "Am I at the right place for {n}?" {pal.he} called.
One evening, when nobody thought of it anymore, {pal.a} came to ask about {n}.
One Sunday, {pal.a} walked up to {hero} and said, "I am here because of {n}."
It was a quiet day until {pal.a} came and asked for {n}.
One day, the bell rang. Outside stood {pal.a}, with a big bag and a map. {Pal.he} wanted to find out about {n}.
""")
SPECIAL_DOUBT = lines("""
{N}? That is nothing special!
I do not believe a word about {n}.
Why do you make such a fuss about {n}?
Where I come from, there is something much better than {n}.
How strange! Why just {n}?
I have come so far, and now it is only {n}?
My aunt says that it is all a fairy tale about {n}.
""")
SPECIAL_DOUBTED = lines("""
{pal} did not think that there was anything special about {n}.
{pal} shook {pal.his} head and wondered about {n}.
{pal} had seen many things, and {pal.he} did not believe that {n} {was} so special.
{pal} looked {hero} up and down. {Pal.he} had thought that {n} would be quite different.
""")
SPECIAL_SHOW = lines("""
{hero} was not angry. "Sit down and wait," {he} said. "You must give {n} a little time."
"Stay until tomorrow," said {hero}. "Then you will understand about {n}."
{hero} smiled and told the whole story of {n}, and {pal} stopped laughing.
{hero} did not argue. {He} just let {pal} find out about {n} alone.
"I will not say anything," said {hero}. "{N} can speak without words." And {he} led {pal} along.
{hero} gave {pal} a chair and a cup of tea. "Nobody understands {n} in one minute," {he} said.
{hero} only laughed. "That is what they all say about {n} at first," {he} said.
"Close your eyes," said {hero}, "and forget what you have heard about {n}. Now open them again."
""")
SPECIAL_WON = lines("""
An hour went by, then two. In the end, {pal} did not want to leave anymore, because of {n}.
And then {pal} understood. "I have seen much in my life," {pal.he} said, "but nothing like {n}!"
{pal} became quieter and quieter. "Forgive me," {pal.he} said at last. "{N} {is} really something special."
In the evening, {pal} laughed and sang, and {pal.he} told everyone about {n}.
{pal} opened {pal.his} mouth to laugh. But it stayed open, because now {pal.he} saw what was so special about {n}.
First {pal} was silent. Then {pal.he} clapped. "Now I know why everyone talks about {n}!" {pal.he} called.
"I was wrong, wrong, wrong!" said {pal}. "There is only one {np} like that in the world."
""")
SPECIAL_SAD = lines("""
I have not been happy for a long time. Perhaps {n} can help me.
Everyone says that nobody can be sad near {n}. Is that true?
I have walked for three days because of {n}. Please let me stay a little.
At home, nobody has time for me. So I came because of {n}.
I have lost my laugh. They told me that I would find it here, because of {n}.
""")
SPECIAL_SADLY = lines("""
{pal} had not been happy for a long time. Perhaps {n} could help.
{pal} had walked for three days, only because of {n}.
{pal} looked as if {pal.he} had not laughed for a year, and now all {pal.his} hope was {n}.
""")
SPECIAL_CHEER = lines("""
{hero} did not ask much. {He} took {pal} by the arm and led {pal.him} along. {N} did the rest.
"You are just in time," said {hero}. "A day with {n} makes everything better."
{hero} gave {pal} a warm tea and told {pal.him} about {n} until it got dark.
{hero} thought about it. Then {he} did something that {he} had never done before: {he} shared {n} with a stranger.
"You have come to the right place," said {hero}. Then {he} let {pal} be with {n} and did not say a word.
"Then we will begin at once," said {hero}. "There is no better medicine than {n}."
{hero} saw how sad {pal} was, and {he} knew what to do. "Come closer," {he} said. "{N} will do you good."
""")
SPECIAL_CHEERED = lines("""
The next morning, {pal} smiled for the first time, and everybody knew that it was because of {n}.
First {pal} smiled with one corner of {pal.his} mouth, and then with both. {N} had done it again!
"My heart is so much lighter," said {pal}. "All because of {n}!"
{pal} laughed, first softly, then loudly, and could not stop. What a good thing {n} {was}!
"I feel like a new {pal.kind}," said {pal}. "I will never forget {n}."
A little color came back to {pal}'s cheeks, and then a smile. {hero} was proud of {n}.
""")
SPECIAL_CHANGE = lines("""
But then came {pal.a}, who said, "This cannot go on with {n}. From tomorrow on, everything will be as it is everywhere."
But one day, {pal.a} came and said, "There are new rules now. There is no more room for {n}."
One day, {pal.a} came along and frowned. "{N}? That must stop!" {pal.he} said.
Then one morning, {pal.a} came and shook {pal.his} head. "Nobody needs {n}," {pal.he} said. "It has to be different from now on."
But then {pal.a} wrote a letter to everybody. In the letter it said: "No more {np}!"
""")
SPECIAL_QUIET = lines("""
So for a whole week, nobody said a word about {n}. And what happened? Nobody laughed anymore, and nobody came to visit.
{hero} was sad, but {he} did it. The next day was gray without {n}, and the day after was even grayer.
Everyone was sad about {n}. Even the birds seemed to sing more softly.
On Monday, everything was as everywhere else. On Tuesday, the children asked about {n}. On Wednesday, even the dogs were sad.
So it was quiet, day after day. {hero} missed {n}, and {he} was not the only one.
Nobody complained. But somehow, the soup did not taste as good as before, and all because of {n}.
""")
SPECIAL_BACK = lines("""
After a week, {pal} came back. "I did not know how much I would miss {n}," {pal.he} said. "Please let everything be as it was."
Then {pal} heard how all the others talked about {n}, and {pal.he} began to think. "I was wrong about {n}," {pal.he} said.
Even {pal} could not sleep, because everything was so quiet. "Bring back {n}," {pal.he} said in the morning, "please!"
On Thursday, {pal} came back with a very red face. "I take it all back," {pal.he} said. "It is not the same without {n}."
It took ten days. Then {pal} stood at the door and looked at {pal.his} shoes. "We need {n}," {pal.he} said. "I see that now."
""")
SPECIAL_FAIL = lines("""
But one day, just when {pal.a} came to visit, nothing was as it should be with {n}.
But one morning, {hero} woke up and felt it at once: something was different with {n}. And on that very day, {pal.a} came to visit!
Then came {pal.a}, who had heard so much about {n}. But on that day, everything went wrong with {n}!
But one day, something happened that had never happened before: there was trouble with {n}, and just then {pal.a} stood at the door!
One day, {pal.a} came because of {n}. {hero} wanted to show {pal.him} everything, but it just would not work.
""")
SPECIAL_MEND = lines("""
"Oh dear!" cried {hero}. "It has never been like this with {n}!" But {pal} rolled up {pal.his} sleeves and helped.
{hero} wanted to hide. But {pal} laughed. "Things like that happen," {pal.he} said. "Let us take care of {n} together."
They thought and worked and laughed, and slowly everything became right again with {n}.
{pal} was not cross at all. "I did not come to look," {pal.he} said, "I came to be here. Let us help {n} together!"
For a moment, it was very quiet. Then {pal} began to laugh, and {hero} laughed, too. After that, it was easy to take care of {n}.
"Tell me what to do," said {pal}. {hero} told {pal.him}, and together they worked on it until all was well with {n}.
""")
SPECIAL_MENDED = lines("""
In the evening, all was well with {n}, and {pal} said that it had been the best visit of {pal.his} life.
In the end, {n} {was} even better than before, because two had taken care of it.
And so {pal} did not only hear about {n}. {Pal.he} had helped, and that was much better!
By sunset, everything was right again with {n}, and {hero} had a new helper.
"Now I know {n} better than anyone else," said {pal} and laughed.
""")
SPECIAL_LEAVE = lines("""
When it was time to go, {pal} turned around three times to wave, at {hero} and at {n}.
"I will tell everyone about {n}," {pal} promised.
{pal} stayed for three more days, because of {n}, and because {hero} was so nice.
"May I come again?" asked {pal}. "Because of {n}, and because of you?"
{pal} wrote in the guest book: "I came because of {n}, and I go as a friend."
Before {pal} left, {pal.he} made a drawing of {n} to take home.
{hero} and {pal} promised to write to each other, mostly about {n}.
""")
SPECIAL_END = lines("""
And so everybody still knows about {n} today.
After that, even more people came because of {n}, and there was tea for everyone.
And {hero}? {He} went on as before, with {n}.
Since then, {pal} has come back every year, because of {n}.
"It is good that there {is} {n}," {hero} said in the evening, and {he} was happy.
And if you ever go there, ask for {n}. Somebody will show you the way.
And nobody ever wanted to be without {n} again.
And some say that there is no better place in the world, just because of {n}.
{hero} went to bed that night with a smile, and the last thing {he} thought of was {n}.
So it was, and so it is today. And if they have not stopped, they still talk about {n}.
""")
SPECIAL_MORALS = lines("""
It is good that not everything is the same everywhere.
Look closely before you laugh.
What is special must be shared.
Sometimes you only see how good a thing is when it is missing.
""")
_COURSES = {
    "doubt": (SPECIAL_VISIT, (SPECIAL_DOUBT, SPECIAL_DOUBTED, "sly"), SPECIAL_SHOW, SPECIAL_WON),
    "sad": (SPECIAL_VISIT, (SPECIAL_SAD, SPECIAL_SADLY, "sad"), SPECIAL_CHEER, SPECIAL_CHEERED),
    "change": (SPECIAL_CHANGE, None, SPECIAL_QUIET, SPECIAL_BACK),
    "fail": (SPECIAL_FAIL, None, SPECIAL_MEND, SPECIAL_MENDED),
}


@plot(
    weight=WEIGHT, hero=HERO, worlds=LAND, grown=True,
    gists=["and {x}", "and {n}", "known for {x}"],
)  # fmt: skip
def any_special(s: Story) -> None:
    """Somebody is known for the subject; a visitor or a change comes because of it."""
    t = Tale(s, "special")
    t.begin(SPECIAL_SECOND, SPECIAL_SAID, SPECIAL_THOUGHT, mood="proud")
    s.par(0.5)
    t.bring(stranger=True)
    visit, speech, middle, result = _COURSES[s.pick(tuple(_COURSES) if s.talks else ("doubt", "sad", "fail"))]
    t.say(visit)
    if speech:
        t.talk("pal", speech[0], speech[1], mood=speech[2])
    t.say(middle)
    t.say(NIGHT, p=0.25)
    t.say(result)
    t.say(SMILES, p=0.3)
    t.say(SPECIAL_LEAVE, p=0.7)
    t.end(SPECIAL_END, SPECIAL_MORALS)
