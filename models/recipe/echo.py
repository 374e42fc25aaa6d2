# ruff: noqa: SIM905, E501 (lists of words)
"""What of an opening a story may say again: a clause about the hero ("was afraid of thunder" of "{H} was afraid of thunder,
so {his} mother held {his} hand."), what the hero does or wants to do ("keep the snail", "keeping the snail"), and a thing
that is named besides the subject ("shed" of "... behind the shed.").
"""

import re

_VERBS = """had has was were could did would wanted loved liked always never found knew lived kept got saw heard made built went
    came lost broke tore let told brought won grew woke stood felt fell wore slept met took gave ate hid left began drew wrote
    sang swam flew ran caught slipped forgot missed shared carried collected followed dreamed refused promised decided planted
    knocked walked climbed painted baked hated needed tried noticed spilled dropped wished laughed sat asked received""".split()
_SUBJECT = re.compile(
    r"\{[Hh](?::[^{}]*)?\}(?P<pair> and \{F(?::[^{}]*)?\})? (?P<who>who |that )?(?P<said>(?:"
    + "|".join(_VERBS)
    + r")\b.*)\."
)
_NOT_AFTER = frozenset(
    """if than as like even only but except nor neither had did was could would has is were not that which what whom where of in
    on to with for by from""".split()
)
_CUT = re.compile(r",| because\b| so that |;|:|\.")
_DANGLING = frozenset(
    """was had were could did would that to of the a an not and so with been has in on at for only always never as from
    by his her such too very when if""".split()
)
_PLAIN_STARTS = frozenset(
    """the a an in on at nobody no everyone everybody every one all there somebody someone it some high far deep under behind
    between once when beside near above below after before never""".split()
)


def clause(text: str, pair: bool) -> str:
    """What an opening says of its hero (a piece of a template that begins with the verb), or "" if that is not clear."""
    m = _SUBJECT.search(text)
    if not m or '"' in text or bool(m["pair"]) != pair or text.startswith("If "):
        return ""
    before = text[: m.start()].split()
    if before and before[-1].strip(",").lower() in _NOT_AFTER:
        return ""
    if m["who"] and len(before) < 3:  # "The hen who lived next door laid eggs."
        return ""
    said = _CUT.split(m["said"])[0].strip()
    words = said.split()
    if not 3 <= len(words) <= 14 or words[-1] in _DANGLING or re.search(r"\{[HhFO]|^(?:was|were) it\b", said):
        return ""
    return said


def whole(text: str) -> str:
    """An opening of one plain sentence, as it stands after a colon, or ""."""
    if text.count(".") != 1 or re.search(r'[,;:!?"{]', text) or not text.endswith("."):
        return ""
    return text[0].lower() + text[1:-1] if text.split()[0].lower() in _PLAIN_STARTS else ""


_WISHES = re.compile(
    r"(?:(?:had )?(?:always |never |often |also )*(?:wanted|decided|promised|refused|tried|hoped|planned|loved|liked|needed|learned) to|"
    r"(?:did|could|would) not (?:want to|dare to|like to)|(?:could|would) not(?: yet)?|was (?:not )?(?:allowed|going|afraid|too shy) to) "
    r"(?P<verb>[a-z]+)(?P<rest>(?: .+)?)"
)
_NO_DEED = frozenset(
    "believe stop say have get ever even help wait always never know see hear bear think like let do take go".split()
)
_DOUBLED = re.compile(r"(?:^|[^aeiou])[aeiou][bdgmnpt]|[^aeiou]?(?:forget|begin)")


def deed(clause: str) -> tuple[str, str]:
    """What the hero of a clause wants, tries or refuses to do, as "keep the snail" and "keeping the snail", or twice ""."""
    m = _WISHES.fullmatch(clause)
    if not m or (m["verb"] in _NO_DEED and not m["rest"]) or m["verb"] in ("believe", "stop", "even", "ever"):
        return "", ""
    if m["rest"].count(" ") > 8 or re.search(
        r" (?:nor|if|than|but|and|until|either|anymore|anywhere|again|yet|enough|why|biscuit)\b", m["rest"]
    ):
        return "", ""
    return m["verb"] + m["rest"], gerund(m["verb"]) + m["rest"]


def gerund(verb: str) -> str:
    """The form of a verb in -ing."""
    if verb.endswith("ie"):
        return verb[:-2] + "ying"
    if verb.endswith("e") and not verb.endswith(("ee", "oe", "ye")) and len(verb) > 2:
        return verb[:-1] + "ing"
    return (
        verb
        + (verb[-1] if _DOUBLED.fullmatch(verb[-3:] if len(verb) > 3 and verb[-4] not in "aeiou" else verb) else "")
        + "ing"
    )


_ASIDE = re.compile(
    r"\b(?:in|on|at|behind|under|near|by|across|into|onto|inside|outside|through|over|above|below|beside|from|with|to|for|of|around) "
    r"(?:the|an?) (?P<noun>(?:[a-z]+ )?[a-z]+)(?=[.,])"
)
_NO_ASIDE = re.compile(
    r"\b(?:morning|day|night|evening|afternoon|noon|week|month|year|time|moment|hour|minute|summer|winter|spring|autumn|world|end|middle|"
    r"top|bottom|edge|side|back|front|way|whole|first|last|same|others?|dark|cold|left|right|distance|once|hurry|while|lot|bit|little|"
    r"very|too|so|one|two|row|voice|kind|other|most|best|worst|past|future|start|beginning|rest|class|smallest|youngest|oldest|and|of|"
    r"long|all|or|sure|friend|anymore|sang|walk|when|jerk|touch|years|thousand|million|down|tall|safe|shout|flash|nose|ear|hand|bump|chance|sake|circle|line|ground|air|smile|go|more|piece|pieces|[a-z]+(?:ly|ing|ed|est))\b"
)


def aside(text: str) -> str:
    """The noun of a thing or place that an opening names at the end of a clause, besides its subject, or ""."""
    if '"' in text:
        return ""
    found = [m["noun"] for m in _ASIDE.finditer(text) if not _NO_ASIDE.search(m["noun"])]
    return found[-1] if found else ""
