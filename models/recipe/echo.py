# ruff: noqa: SIM905, E501 (lists of words)
"""What an opening says of its hero, as a clause that a story may say again: "was afraid of thunder" of "{H} was afraid of
thunder, so {his} mother held {his} hand."
"""

import re

_VERBS = """had has was were could did would wanted loved liked always never found knew lived kept got saw heard made built went
    came lost broke tore let told brought won grew woke stood felt fell wore slept met took gave ate hid left began drew wrote
    sang swam flew ran caught slipped forgot missed shared carried collected followed dreamed refused promised decided planted
    knocked walked climbed painted baked hated needed tried noticed spilled dropped wished laughed sat asked received""".split()
_SUBJECT = re.compile(
    r"\{[Hh](?::[^{}]*)?\}(?P<pair> and \{F(?::[^{}]*)?\})? (?:who |that )?(?P<said>(?:"
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
