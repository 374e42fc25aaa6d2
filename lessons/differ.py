"""Differences between two texts, always as git computes them.

The budget of a hop is defined by `git diff --numstat`, so every count and every shown diff comes from
`git diff --no-index`: what a reader counts on the screen is what the budget counts. It compares two plain files and
therefore needs the git program, but no repository.
"""

import re
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lessons.ladder import CourseError

# Settings of the user must not change a count.
GIT_DIFF = ["git", "-c", "diff.algorithm=myers", "-c", "core.autocrlf=false", "diff", "--no-index"]
GIT_DIFF += ["--no-ext-diff", "--no-textconv", "--no-color", "--no-renames", "--no-prefix", "--diff-algorithm=myers"]
WHOLE_FILE = 1_000_000  # lines of context that no file reaches
HUNK = re.compile(r"@@ -(\d+)(,\d+)? \+(\d+)(,\d+)? @@")


@dataclass(frozen=True)
class Counts:
    """Lines added and removed by one change."""

    added: int = 0
    removed: int = 0

    @property
    def total(self) -> int:
        """What the budget counts."""
        return self.added + self.removed

    def __add__(self, other: "Counts") -> "Counts":
        return Counts(self.added + other.added, self.removed + other.removed)


@dataclass(frozen=True)
class Line:
    """One line of a comparison: in both texts (" "), only in the new ("+") or only in the old one ("-").

    The number of the side that lacks the line is that of the next line it has.
    """

    sign: str
    old_number: int
    new_number: int
    text: str


def count_changes(old: str, new: str) -> Counts:
    """Count added and removed lines as `git diff --numstat` does. A binary file counts as no lines."""
    if not old or not new:
        return Counts(count_lines(new), count_lines(old))
    output = _git_diff(old, new, "--numstat")
    added, removed = output.split()[:2] if output else ("0", "0")
    return Counts() if added == "-" else Counts(int(added), int(removed))


def count_lines(text: str) -> int:
    """Count lines as git does: what follows the last newline is a line too."""
    return text.count("\n") + (text != "" and not text.endswith("\n"))


def unified_diff(old: str, new: str, context: int = 3, old_start: int = 1, new_start: int = 1) -> list[str]:
    """Return the hunks of a unified diff, without the file header. Texts cut out of a file say where they start."""
    lines = _git_diff(old, new, f"--unified={context}").split("\n")
    first = next((index for index, line in enumerate(lines) if line.startswith("@@")), len(lines))
    return [_shift(line, old_start - 1, new_start - 1) for line in lines[first:] if line]


def compare(old: str, new: str, context: int = WHOLE_FILE) -> Iterator[Line]:
    """Yield the lines of both texts in order, all of them unless `context` is smaller."""
    old_number = new_number = 1
    hunks = unified_diff(old, new, context) or [f" {line}" for line in new.removesuffix("\n").split("\n")]
    for line in hunks:
        sign, text = line[0], line[1:]
        if sign == "@":
            header = HUNK.match(line)
            old_number, new_number = int(header[1]), int(header[3])
        elif sign in " +-":
            yield Line(sign, old_number, new_number, text)
            old_number += sign != "+"
            new_number += sign != "-"


def _shift(line: str, old_offset: int, new_offset: int) -> str:
    """Move the line numbers of a hunk's header."""

    def renumber(header: re.Match) -> str:
        old, new = int(header[1]) + old_offset, int(header[3]) + new_offset
        return f"@@ -{old}{header[2] or ''} +{new}{header[4] or ''} @@"

    return HUNK.sub(renumber, line) if line.startswith("@@") else line


def _git_diff(old: str, new: str, option: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        for name, text in (("old", old), ("new", new)):
            Path(folder, name).write_bytes(text.encode("utf-8", "surrogateescape"))
        return run_git([*GIT_DIFF, option, "--", "old", "new"], Path(folder), accept=(0, 1))


def run_git(command: list[str], folder: Path, accept: tuple[int, ...] = (0,)) -> str:
    """Run git in `folder` and return what it printed; a missing git or a failure is a CourseError."""
    try:
        result = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    except FileNotFoundError:
        raise CourseError("git is not installed: the course tool needs it to compare stages") from None
    if result.returncode not in accept:
        reason = result.stderr.decode("utf-8", "replace").strip().splitlines() or ["no reason given"]
        raise CourseError(f"git failed: {reason[0]}")
    return result.stdout.decode("utf-8", "surrogateescape")
