"""Direct speech: `talk` lets a character say a line, with a tag before, between or after it ("said Tim", "Tim asked
Ana"), or with a small action before it ("Tim nodded."). The verb suits the mood and the punctuation of the line; "said"
is by far the most common.
"""

from __future__ import annotations

import re

from models.recipe.cast import PRONOUNS, Char
from models.recipe.narration import NO_TALK, Narration, Talk

# For each mood, the verbs with their adverbs ("said:softly") or phrases ("said~with~a~sigh"): for lines that end in a
# period, in "!" and in "?".
_SAY_VERBS = {
    "plain": "said",
    "happy": "said said said said said:happily said:brightly said~with~a~smile said~with~a~laugh",
    "sad": "said said said said:sadly said:sadly said:softly said~with~a~sigh whispered said~in~a~small~voice",
    "scared": "said said said said:nervously said:quietly whispered whispered said~in~a~small~voice",
    "angry": "said said said:crossly said:angrily said:angrily grumbled",
    "soft": "said said said said:softly whispered said:gently said:quietly",
    "proud": "said said said said:proudly said:proudly said:happily",
    "loud": "said said:loudly called",
    "kind": "said said said said:kindly said:gently said:warmly said~with~a~smile",
    "sly": "said said said:slyly said:slowly whispered said~with~a~grin",
}
_CRY_VERBS = {
    "plain": "said said said said cried called",
    "happy": "said said said cried shouted said:happily said~with~a~laugh",
    "sad": "said said said cried cried said:sadly",
    "scared": "said cried cried cried",
    "angry": "said shouted shouted snapped cried said:angrily",
    "soft": "said said said:softly said:gently",
    "proud": "said said said:proudly cried",
    "loud": "called called shouted shouted cried yelled",
    "kind": "said said said said:warmly said:kindly",
    "sly": "said said said:slyly",
}
_ASK_VERBS = {
    "plain": "asked asked asked asked asked said",
    "sad": "asked asked asked:sadly asked:softly",
    "scared": "asked asked asked:nervously whispered asked:quietly",
    "angry": "asked asked:crossly asked:angrily",
    "soft": "asked asked asked:softly asked:gently",
    "kind": "asked asked asked:kindly asked:gently",
    "happy": "asked asked asked:happily asked:brightly",
    "proud": "asked asked:proudly",
    "loud": "called called shouted asked:loudly",
    "sly": "asked asked:slyly",
}
VERBS = {
    mark: {mood: verbs.split() for mood, verbs in table.items()}
    for mark, table in ((".", _SAY_VERBS), ("!", _CRY_VERBS), ("?", _ASK_VERBS))
}
_ACTIONS = {  # before the words; the key is the mood, for some with the mark at the end of the line
    "happy": "smiled|smiled|laughed|beamed|nodded happily|gave a big smile|looked up with a smile",
    "happy!": "smiled|laughed|beamed|gave a big smile|laughed with joy|could not stop smiling",
    "sad": "looked down|sighed|sniffed|wiped away a tear|hung {his} head|sighed a deep sigh",
    "scared": "shivered|swallowed hard|trembled|looked around nervously|held very still",
    "angry": "frowned|made a cross face|gave a cross look",
    "kind": "smiled kindly|nodded|gave a warm smile|smiled",
    "soft": "nodded slowly|looked up|took a deep breath|paused for a moment",
    "plain": "nodded|thought for a moment|looked up|turned around|took a deep breath",
    "plain!": "looked up|turned around|jumped up",
    "proud": "smiled proudly|beamed|nodded proudly",
    "ask": "looked up|turned around|thought for a moment|blinked|stopped",
    "sad?": "looked down|sighed|looked up sadly",
    "scared?": "shivered|looked around nervously|swallowed hard",
    "angry?": "frowned|made a cross face",
    "loud": "took a deep breath|looked around",
    "sly": "grinned|winked|looked around",
}
ACTIONS = {key: text.split("|") for key, text in _ACTIONS.items()}

_FIRST_SENTENCE = re.compile(r"((?:[^.!?]|(?<=\bM[rs])\.|(?<=\bMrs)\.)+[.!?])(?<!\bM[rs]\.)(?<!\bMrs\.) (.+)$", re.S)
_LAST_SENTENCE = re.compile(r"[^.!?]+(?:\.\.\.)?[.!?]+$")
_SENTENCE_STARTS = re.compile(r"^[a-z]|(?<=[a-z][.!?] )[a-z]")


class Speech(Narration):
    """A story whose characters speak."""

    def talk(
        self,
        who: str,
        *lines: str,
        mood: str = "",
        to: str | None = None,
        instead: str | list[str] | tuple[str, ...] | None = None,
    ) -> None:
        """Let a character speak one of the lines, with a varied tag; `instead` is told in stories without dialogue.

        Lines end in . ! or ?; the mood (happy, sad, scared, angry, soft, kind, proud, loud, sly) colors the verb.
        """
        if instead and not self.talks:
            self.say(*((instead,) if isinstance(instead, str) else instead))
            return
        self.begin()
        c = self.need(who)
        previous = self.last_talk if self.just_spoken() else NO_TALK
        self._speaking = c
        line = self.render(self.choose(lines), True)
        self._speaking = None
        line = _SENTENCE_STARTS.sub(lambda m: m[0].upper(), line)
        roll = self.random()
        if previous.speaker is c:
            if roll < 0.2 and line[-1] == "." and self.out[-1][-1] != '"':
                self._put(c, f'"{line[:-1]}," {self._speaker(c)} added.', ".")
            else:
                self.go_on(c, line)
            return
        target = self.roles.get(to) if to else None
        if target is None or roll >= 0.45 or not self._speak_to(c, target, line, mood, roll < 0.2):
            self._speak(c, line, mood, roll, previous)

    def _speak_to(self, c: Char, target: Char, line: str, mood: str, front: bool) -> bool:
        """Tag a line with its listener ("said Tim to Ana"), in front or at the end, if that is possible."""
        first = _FIRST_SENTENCE.match(line)
        verb, adverb = self._verb(first[1] if front and first else line, mood)
        if verb not in ("said", "asked", "whispered", "called"):
            return False
        name = self._speaker(c)
        listener = self.pronoun(target, "him") if target.known and self.random() < 0.3 else self.mention(target)
        if listener == name:
            return False
        tag = f"{name} {verb}{'' if verb == 'asked' else ' to'} {listener}"
        if front:
            self._put(c, f'{tag}, "{line}"', line[-1])
        else:
            self._put(c, f'"{_comma(line)}" {tag}{adverb if "with" not in adverb else ""}.', line[-1])
        return True

    def _speak(self, c: Char, line: str, mood: str, roll: float, previous: Talk) -> None:
        """Tag a line: after its first sentence, with an action instead of a verb, in front, or at the end."""
        cut = _FIRST_SENTENCE.match(line)
        if cut and roll < 0.35:
            first, rest = cut[1], cut[2]
            text = f'"{_comma(first)}" {self._tag(c, *self._verb(first, mood, previous))}. "{rest}"'
        elif roll < 0.5 and c.known:
            action = self._action(line, mood)
            text = f'{self._speaker(c)} {action.replace("{his}", PRONOUNS[c.pron]["his"])}. "{line}"'
        elif roll < 0.68:
            verb, adverb = self._verb(cut[1] if cut else line, mood)
            text = f'{self._speaker(c)} {verb}{adverb}, "{line}"'
        else:
            last = _LAST_SENTENCE.search(line)[0]
            text = f'"{_comma(line)}" {self._tag(c, *self._verb(last, mood, previous))}.'
        self._put(c, text, line[-1])

    def _put(self, c: Char, text: str, mark: str) -> None:
        """Add a finished speech of the character."""
        self.out.append(text[0].upper() + text[1:])
        self.last_talk = Talk(c, len(self.out), mark)

    def _verb(self, line: str, mood: str, previous: Talk = NO_TALK) -> tuple[str, str]:
        """A verb of saying, and an adverb or "", for the sentence next to it; `previous` is the speech before."""
        mark = line[-1]
        if previous.speaker is not None and mark == ".":
            roll = self.random()
            if roll < 0.12:
                return ("answered" if previous.mark == "?" else "replied"), ""
            if roll < 0.16 and previous.mark == "?" and line.count(" ") >= 5 and not mood:
                return "explained", ""
        table = VERBS.get(mark, VERBS["."])
        verb, _, adverb = self.pick(table.get(mood or "plain") or table["plain"]).partition(":")
        if adverb:
            return verb, f" {adverb}"
        verb, *phrase = verb.split("~")
        return verb, "".join(f" {word}" for word in phrase)

    def _action(self, line: str, mood: str) -> str:
        mark = line[-1] if line[-1] in "!?" else ""
        mood = mood or "plain"
        actions = ACTIONS.get(mood + mark) or ACTIONS["ask" if mark == "?" else mood]
        action = self.pick([action for action in actions if action not in self.used] or actions)
        self.used.add(action)
        return action

    def _speaker(self, c: Char) -> str:
        """The subject of a tag: a pronoun where it is clear, a noun, or the name."""
        clear = c.known and self.is_salient(c)
        share = 0.85 if self.last_subject is c else 0.3
        if self.name_rich and c.role == "hero":
            share *= 0.6
        if clear and self.random() < share:
            self.subject, c.unseen, c.seen = c, 0, self.sentence
            return PRONOUNS[c.pron]["he"]
        if c.known and not c.rel and " " not in (c.name or "") and self.random() < 0.15:
            text = self.definite(c)
            self.note(c)
            return text
        return self.mention(c)

    def _tag(self, c: Char, verb: str, adverb: str) -> str:
        name = self._speaker(c)
        if name in ("he", "she") or self.random() < 0.4:
            return f"{name} {verb}{adverb}"
        return f"{verb} {name}{adverb}"


def _comma(line: str) -> str:
    """The line with a comma for its final period, as it stands before a tag."""
    return line[:-1] + "," if line[-1] == "." and not line.endswith("...") else line
