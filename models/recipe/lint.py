# ruff: noqa: SIM905
"""Finds mechanical mistakes in stories: `python -m models.recipe.lint [--plot NAME] [--stories N] [--show K]`.

It looks for "a apple", doubled words, unfilled slots, lower-case sentence starts, missing final punctuation, double
spaces, unbalanced quotation marks, and capitalized words that are neither a name of the cast nor known.
"""

import argparse
import re
import textwrap
from collections import Counter
from random import Random

from models.recipe.cast import Lack
from models.recipe.corpus import tell
from models.recipe.plots import load_plots
from models.recipe.story import Story

_RULES = {
    "a/an": re.compile(
        r"\b[Aa] (?!uni|use|usu|one\b|once|eu|ukulele)[aeiou]\w*|\b[Aa]n (?!hour|honest)[^aeiouAEIOUX\W]\w*"
    ),
    "doubled word": re.compile(r"\b(?!had had|that that)([A-Za-z]+) \1\b(?!,)"),
    "braces": re.compile(r"[{}|@<>_\[\]]"),
    "lower-case start": re.compile(r"(?:^|[a-z][.!?] |[a-z]\.\" |\n)\"?[a-z]\w*"),
    "double space": re.compile(r"  | [.,!?]|(?<![.,!?])(?!\.\.\.(?![.,!?]))[.,!?]{2,}"),
    "no space": re.compile(r"[.!?,][A-Za-z]|[.!?,]\"[A-Za-z]"),
    "his/her the": re.compile(r"\b(?:his|my|your|the|a|an) (?:a|an|the|his|her|their|my|some)\b", re.I),
}
_DOUBLE_OK = re.compile(
    r"\b(very very|bye bye|no no|ha ha|so so|knock knock|tick tick|toot toot|beep beep|had had)\b", re.I
)
_KNOWN = frozenset(
    (
        "I Mr Mrs Ms Mom Dad Mother Father Mama Papa Grandma Grandpa Grandmother Grandfather Aunt Uncle Hooray Oh Yes "
        "No Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays "
        "Saturdays Sundays January February March April May June July August September October November December "
        "Miss Captain Professor Doctor Farmer King Queen Prince Princess Christmas Easter "
        "Ferris Mill Street Duck Goose Turtle Bo Day Hall Town Old North South East West Pole"
    ).split()
)


def problems(story: Story) -> list[tuple[str, str]]:
    """The mechanical mistakes of one story as pairs (rule, excerpt)."""
    text, found = story.final, []
    for rule, pattern in _RULES.items():
        for m in pattern.finditer(text):
            if rule == "doubled word" and (_DOUBLE_OK.match(m[0]) or m[0][0].isupper()):
                continue
            found.append((rule, text[max(0, m.start() - 30) : m.end() + 30].replace("\n", "/")))
    if not re.search(r"[.!?]\"?$", text):
        found.append(("no final punctuation", text[-40:]))
    found += [("sentence twice", sentence.strip()) for sentence in story.repeats()]
    if story.plot.func.__module__.endswith(".any_safe"):
        found += [("sentence twice but for the names", sentence) for sentence in _told_again(story)]
    for par in text.split("\n\n"):
        if par.count('"') % 2:
            found.append(("unbalanced quotes", par[:80]))
    names = story.cast_names()
    titles = {w.capitalize() for c in story.roles.values() if hasattr(c, "kind") for w in c.kind.name.split()}
    for m in re.finditer(r"(?<=[a-z,] )[A-Z][a-z]+", text):
        if m[0] not in names and m[0] not in _KNOWN and m[0] not in titles:
            found.append(("unknown name", text[max(0, m.start() - 30) : m.end() + 30]))
    for name in names:
        first = re.search(rf"\b{name}\b", text)
        if first and not _introduced(story, name, text, first.start()):
            calm = re.search(rf"\b{name}\b(?!!)", text)  # the first may be a cry: "Pop!"
            if calm is None or calm.start() == first.start() or not _introduced(story, name, text, calm.start()):
                found.append(("no introduction", text[max(0, first.start() - 50) : first.end() + 30]))
    return found


def _told_again(story: Story) -> list[str]:
    """The sentences that a story of `any_safe` tells twice, but for its names and pronouns."""
    named = [re.escape(c.name or f"the {c.kind.name}") for c in story.chars()]
    somebody = re.compile(rf"\b(?:{'|'.join(named)}|they|the two of them|he|she|him|her|his|their|them)\b", re.I)
    sentences = [somebody.sub("X", s) for s in re.findall(r"(?:^|(?<=[.!?] )|(?<=\n))[^.!?\"\n]+[.!?]", story.final)]
    return [sentence for sentence, n in Counter(sentences).items() if n > 1 and sentence.count(" ") >= 4]


def _introduced(story: Story, name: str, text: str, at: int) -> bool:
    """Whether the first mention of a name presents it: kind, relation or the opening itself."""
    around = text[max(0, at - 60) : at + 90]
    for c in story.roles.values():
        if getattr(c, "name", None) == name and hasattr(c, "kind"):
            return (c.kind.name in around) or "friend" in around or at < 200 or (c.rel or "?") in around
    return True


def lint(plot_name: str | None, stories: int, seed: int = 0, show: int = 0) -> str:
    """Generate stories, of one plot or of all, and report mistakes with examples."""
    counts, examples, lengths = Counter(), {}, []
    chosen = [p for p in load_plots(strict=plot_name is None) if plot_name in (None, p.name)]
    if not chosen:
        return f"no plot {plot_name}; there are: {', '.join(p.name for p in load_plots())}"
    shown = []
    for i in range(stories):
        a_plot = chosen[i % len(chosen)]
        story = tell(Random(f"{a_plot.name}:{seed}:{i}"), a_plot)
        lengths.append(story.final.count(" ") + 1)
        if i < show:
            shown.append(f"--- {story.plot.name} ({lengths[-1]} words)\n" + _wrap(story.final))
        found = problems(story)
        if a_plot.gists:
            gist = a_plot.gists[i // len(chosen) % len(a_plot.gists)]
            try:
                story.render(gist, True)
            except (KeyError, Lack) as error:
                found.append(("gist", f"{gist}: {error}"))
        for rule, excerpt in found:
            counts[rule] += 1
            examples.setdefault(rule, []).append(f"[{story.plot.name}] {excerpt}")
    lines = [
        *shown,
        f"lint: {stories} stories of {len(chosen)} plots, {sum(counts.values())} findings, "
        f"length {min(lengths)}..{max(lengths)}, mean {sum(lengths) / len(lengths):.0f} words",
    ]
    for rule, count in counts.most_common():
        lines.append(f"  {rule}: {count}")
        lines += [f"      {e}" for e in sorted(set(examples[rule]))[:6]]
    return "\n".join(lines)


def _wrap(text: str) -> str:
    return "\n\n".join(textwrap.fill(par, 110) for par in text.split("\n\n"))


def main(argv: list[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plot")
    parser.add_argument("--stories", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--show", type=int, default=0, help="print the first K stories")
    args = parser.parse_args(argv)
    print(lint(args.plot, args.stories, args.seed, args.show))


if __name__ == "__main__":
    main()
