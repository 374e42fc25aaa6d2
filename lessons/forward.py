"""`lessons forward`: carries an author's edit of one file through all later stages.

A stage whose file was the old version gets the new one; a stage that has edited the file since gets a three-way merge.
The work stops at the first conflict, which then stands in that one file.
"""

import difflib
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lessons.differ import run_git
from lessons.ladder import CourseError, Ladder, Stage

ABSENT = "does not have the file"
SAME = "has the edit already"
REPLACED = "replaced"
MERGED = "merged"
CONFLICT = "CONFLICT"


@dataclass(frozen=True)
class Move:
    """What happens to the file in one later stage. Without `text` nothing is written."""

    stage: Stage
    outcome: str
    text: str | None = None


def forward(ladder: Ladder, stage: Stage, file: str, revision: str, force: bool) -> list[Move]:
    """Carry the difference between `revision` and the working tree through the stages after `stage`.

    Nothing is written when a file that would be has uncommitted changes, unless `force` is given.
    The last move is the conflict, if there is one. There is no move if the file is the same as at `revision`.
    """
    if file not in stage.texts:
        near = difflib.get_close_matches(file, stage.texts, n=3)
        hint = f"did you mean {', '.join(near)}?" if near else f"name it as it stands in {stage.path}"
        raise CourseError(f"{stage.name} has no file '{file}': {hint}")
    old = _committed(ladder.root, f"{stage.path}/{file}", revision)
    edited = stage.texts[file]
    if not any(ladder.descendants(stage)):
        raise CourseError(f"nothing to do: no later stage is built on {stage.name}")
    if old == edited:
        return []
    moves = list(_plan(ladder, stage, file, old, edited))
    written = [move for move in moves if move.text is not None]
    if not force:
        _refuse_dirty(ladder.root, [f"{move.stage.path}/{file}" for move in written])
    for move in written:
        (move.stage.folder / file).write_bytes(move.text.encode("utf-8", "surrogateescape"))
    return moves


def _committed(root: Path, path: str, revision: str) -> str:
    try:
        return run_git(["git", "show", f"{revision}:./{path}"], root)
    except CourseError as error:
        raise CourseError(f"cannot read {path} at {revision}, from which the edit is measured: {error}") from None


def _plan(ladder: Ladder, stage: Stage, file: str, old: str, edited: str) -> Iterator[Move]:
    for later in ladder.descendants(stage):
        ours = later.texts.get(file)
        if ours is None:
            yield Move(later, ABSENT)
        elif ours == edited:
            yield Move(later, SAME)
        elif ours == old:
            yield Move(later, REPLACED, edited)
        else:
            merged, conflicts = _merge({later.name: ours, "before the edit": old, f"{stage.name}, edited": edited})
            if conflicts:
                yield Move(later, CONFLICT, merged)
                return
            yield Move(later, SAME) if merged == ours else Move(later, MERGED, merged)


def _merge(versions: dict[str, str]) -> tuple[str, bool]:
    """Merge label = text of ours, base and theirs; return the text, with markers if there are conflicts."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["git", "merge-file", "-p"]
        for label in versions:
            command += ["-L", label]
        for number, text in enumerate(versions.values()):
            Path(folder, str(number)).write_bytes(text.encode("utf-8", "surrogateescape"))
        result = subprocess.run([*command, "0", "1", "2"], cwd=folder, capture_output=True, check=False)
    if result.returncode > 127:  # below, it is the number of conflicts
        raise CourseError(f"git merge-file failed: {result.stderr.decode('utf-8', 'replace').strip()}")
    return result.stdout.decode("utf-8", "surrogateescape"), result.returncode > 0


def _refuse_dirty(root: Path, paths: list[str]) -> None:
    if not paths:
        return
    dirty = [line[3:] for line in run_git(["git", "status", "--porcelain", "--", *paths], root).splitlines()]
    if dirty:
        raise CourseError(f"uncommitted changes in {', '.join(dirty)}: commit them first, or say --force")
