"""Prints tales and reports mistakes in them: `python -m models.recipe.tales --show 5 --name first_tooth`."""

import argparse
import re
from collections import Counter
from random import Random

from models.recipe.tales import Tale, load_tales, tell_tale

FAULTS = {
    "unfilled": re.compile(r"[{}|]"),
    "double space": re.compile(r" {2}"),
    "doubled word": re.compile(r"\b(?!very\b|so\b|no\b|up\b|round\b)([a-z]+) \1\b", re.I),
    "no final mark": re.compile(r"[^.!?\"]$"),
    "lower case start": re.compile(r"(?<!\.)[.!?] [a-z]"),
    "odd article": re.compile(r"\b[Aa] [aeio][a-z]|\b[Aa]n [bcdfgjklmnpqrstvwxz]"),
}


def faults_of(text: str) -> list[str]:
    """Names of the mechanical mistakes in a text."""
    found = [name for name, pattern in FAULTS.items() if pattern.search(text)]
    if text.count('"') % 2:
        found.append("unbalanced quotes")
    sentences = [s for s in re.split(r"(?<=[.!?])\s+", text) if s.count(" ") > 3]
    if len(set(sentences)) < len(sentences):
        found.append("repeated sentence")
    return found


def check(tale: Tale, count: int, rng: Random) -> Counter:
    """Tells a tale `count` times; counts the mistakes and shows an example of each."""
    faults: Counter = Counter()
    for _ in range(count):
        text = tell_tale(rng, tale).text
        for fault in faults_of(text):
            if fault not in faults:
                print(f"[{tale.name}] {fault}: {text}\n")
            faults[fault] += 1
    return faults


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--show", type=int, default=2)
    parser.add_argument("--name", default="", help="only tales whose name begins so")
    parser.add_argument("--stories", type=int, default=100, help="how many of each tale are checked")
    options = parser.parse_args()
    rng = Random(1)
    tales = [tale for tale in load_tales()[0] if tale.name.startswith(options.name)]
    words = 0
    for tale in tales:
        check(tale, options.stories, rng)
        words += tell_tale(rng, tale).text.count(" ")
        for _ in range(options.show):
            told = tell_tale(rng, tale)
            print(f"[{tale.name}] ({told.about})\n{told.text}\n")
    print(f"{len(tales)} tales, about {words // max(1, len(tales))} words each")


if __name__ == "__main__":
    main()
