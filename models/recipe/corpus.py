"""Makes the training corpus: `python -m models.recipe.corpus --seed 0 --stories 1000 --out corpus.txt`.

Story i depends on (seed, i) alone, so any number of workers writes the same bytes. About one story in ten is rendered
as a short chat, a request and the story as its answer.
"""

import argparse
import hashlib
import multiprocessing
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from random import Random

from models.recipe.cast import Lack
from models.recipe.plots import Plot, draw_plot, load_plots
from models.recipe.polish import mend_articles
from models.recipe.story import Story

SEPARATOR = "<|endoftext|>"
CHAT_SHARE = 0.10
CHAT = "<|im_start|>user\n{request}<|im_end|>\n<|im_start|>assistant\n{story}<|im_end|>"
MIN_WORDS, MAX_WORDS = 55, 350

_ABOUT = [
    "Write a story about {x}.",
    "Write a short story about {x}.",
    "Tell me a story about {x}.",
    "Tell me a short story about {x}.",
    "Please tell me a story about {x}.",
    "Please write a story about {x}.",
    "Can you tell me a story about {x}?",
    "Can you write a story about {x}?",
    "Could you write a little story about {x}?",
    "I would like a story about {x}.",
    "I want to hear a story about {x}.",
    "Make up a story about {x}.",
    "A story about {x}, please.",
    "Give me a story about {x}.",
    "Do you know a story about {x}?",
    "Tell a bedtime story about {x}.",
    "Write a story for children about {x}.",
    "Write a simple story about {x}.",
    "Story: {x}",
    "{x}",
]
_CONTINUE = [
    "Continue this story: {x}",
    "Continue the story: {x}",
    "Please continue: {x}",
    "What happens next? {x}",
    "How does this story go on? {x}",
    "Finish this story: {x}",
    "Here is the first sentence of a story. Write the rest. {x}",
]
_NO_SIBLINGS = re.compile(
    r"\b[Ff]riends?\b|'s (?:home|house|door|garden|room|mom|dad|mother|father)\b|visit|birthday party"
)
_PLAIN = ["Tell me a story.", "Write a short story.", "Please tell me a bedtime story.", "Can you tell me a story?"]


def tell(rng: Random, plot: Plot | None = None, tries: int = 40) -> Story:
    """Draw and tell one story (of the given plot, or of any)."""
    for _ in range(tries):
        chosen = plot or draw_plot(rng)
        try:
            story = Story(rng, chosen)
            chosen.func(story)
        except Lack:
            continue
        story.final = story.text()
        if not MIN_WORDS <= story.final.count(" ") <= MAX_WORDS or story.repeats():
            continue
        if "siblings" in story.flags and _NO_SIBLINGS.search(story.final):
            continue
        return story
    raise RuntimeError(f"no story of plot {plot and plot.name} after {tries} tries: its needs may not fit any world")


def request_for(story: Story) -> tuple[str, str]:
    """A user's request for this story, and the story as the answer."""
    text, roll = story.final, story.random()
    if roll < 0.12:
        cut = re.match(r"[^.!?\"]+[.!?] ", text)
        if cut and cut.end() < len(text) // 2:
            return story.pick(_CONTINUE).format(x=cut[0].strip()), text[cut.end() :]
    if roll < 0.17:
        return story.pick(_PLAIN), text
    hero = story.roles["hero"]
    article = story.indefinite(hero) if story.chance(0.7) else f"a {hero.kind.name}"
    friend, obj = story.roles.get("friend"), story.roles.get("obj")
    about = [article]
    gists = story.gists or story.plot.gists
    if gists:
        about += [f"{article} {story.render(story.pick(gists), True)}"] * 3
    if friend and friend.known:
        about.append(f"{article} and {story.indefinite(friend)}")
    if obj and obj.known:
        about.append(f"{article} and a {obj.full}")
        about.append(f"a {obj.full}")
    x = mend_articles(story.pick(about))
    frame = story.pick(_ABOUT)
    request = frame.format(x=x)
    return request[0].upper() + request[1:], text


def record(seed: int, index: int) -> str:
    """The i-th record of the corpus, a story or a chat; it depends on the two numbers only."""
    rng = Random(f"{seed}:{index}")
    chat = rng.random() < CHAT_SHARE
    story = tell(rng)
    if not chat:
        return story.final
    request, answer = request_for(story)
    return CHAT.format(request=request, story=answer)


def _digest(text: str) -> bytes:
    text = text.split("<|im_start|>assistant\n")[-1]
    return hashlib.blake2b(re.sub(r"\W+", " ", text.lower()).encode(), digest_size=12).digest()


def _block(args: tuple[int, int, int]) -> list[tuple[bytes, str]]:
    seed, first, last = args
    return [(_digest(text), text) for text in (record(seed, i) for i in range(first, last))]


def records(seed: int, stories: int, workers: int = 1, stats: Counter | None = None) -> Iterator[str]:
    """Yield the records 0..stories-1 without duplicates, in order, made by several processes."""
    step = 500
    blocks = [(seed, i, min(i + step, stories)) for i in range(0, stories, step)]
    seen: set[bytes] = set()
    load_plots()  # a module that cannot be imported is reported here, not by the workers
    pool = multiprocessing.Pool(workers) if workers > 1 else None
    try:
        for block in pool.imap(_block, blocks) if pool else map(_block, blocks):
            for digest, text in block:
                if digest in seen:
                    if stats is not None:
                        stats["duplicates"] += 1
                    continue
                seen.add(digest)
                yield text
    finally:
        if pool:
            pool.terminate()


class Check:
    """Figures about a corpus, gathered record by record."""

    def __init__(self):
        self.n = self.words = self.chats = 0
        self.vocabulary, self.firsts, self.grams, self.lengths = Counter(), Counter(), Counter(), Counter()

    def add(self, text: str) -> None:
        """Count one record."""
        self.n += 1
        if text.startswith("<|im_start|>"):
            self.chats += 1
            text = text.split("<|im_start|>assistant\n")[1].removesuffix("<|im_end|>")
        tokens = re.findall(r"[A-Za-z'-]+", text.lower())
        self.words += len(tokens)
        self.vocabulary.update(tokens)
        self.lengths[len(tokens) // 50 * 50] += 1
        self.firsts[re.split(r"(?<=[.!?]) ", text, maxsplit=1)[0]] += 1
        if self.n <= 20000:
            self.grams.update({" ".join(tokens[i : i + 8]) for i in range(len(tokens) - 7)})

    def report(self, duplicates: int) -> str:
        """The figures as text."""
        sample = min(self.n, 20000)
        often = sum(c >= 5 for c in self.vocabulary.values())
        common = self.grams.most_common(5)
        lines = [
            f"stories            {self.n} ({self.chats} as chats)",
            f"words              {self.words} ({self.words / self.n:.1f} a story)",
            f"distinct words     {len(self.vocabulary)} ({often} used 5+ times)",
            f"duplicates dropped {duplicates}",
            f"first sentences    {len(self.firsts)} distinct; the most frequent: {self.firsts.most_common(1)}",
            f"8-word sequences   in the first {sample} stories; share of stories that have it:",
        ]
        lines += [f"    {count / sample:8.3%}  {gram}" for gram, count in common]
        lines += ["length in words"]
        for low, count in sorted(self.lengths.items()):
            lines.append(f"    {low:4d}-{low + 49:<4d} {count / self.n:6.1%} {'#' * round(60 * count / self.n)}")
        return "\n".join(lines)


def main(argv: list[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--stories", type=int, default=1000)
    parser.add_argument("--out", help="the file to write (default: none)")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="print figures about the corpus, and lint it")
    args = parser.parse_args(argv)
    stats: Counter = Counter()
    check = Check() if args.check else None
    out = open(args.out, "w", encoding="utf-8") if args.out else None  # noqa: SIM115
    started = time.perf_counter()
    count = 0
    for text in records(args.seed, args.stories, args.workers, stats):
        count += 1
        if out:
            out.write(f"{text}\n{SEPARATOR}\n")
        if check:
            check.add(text)
    if out:
        out.close()
    seconds = time.perf_counter() - started
    print(f"{count} records in {seconds:.1f} s, {count / seconds:.0f} a second", file=sys.stderr)
    if check:
        print(check.report(stats["duplicates"]))
        from models.recipe.lint import lint

        print(lint(None, min(args.stories, 5000), args.seed))


if __name__ == "__main__":
    main()
