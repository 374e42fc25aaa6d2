"""`lessons check`: proves that every stage is its base plus exactly what the manifest declares."""

import difflib
from collections.abc import Iterator
from pathlib import Path

from lessons.hop import Hop, hop_to
from lessons.ladder import MANIFEST, Ladder, Stage
from lessons.rules import Finding, check_source
from lessons.symbols import Symbol, body_lines, symbols_of

SAME_ENOUGH = 0.7  # the share of lines of a removed thing that must reappear for it to look renamed
FEWEST_LINES = 3  # anything shorter may look like something else by chance


def check(ladder: Ladder) -> list[Finding]:
    """Return everything that is wrong with the ladder, stage by stage; an empty list means that it holds."""
    findings = list(_check_folders(ladder))
    for stage in ladder.written:
        base = ladder.base_of(stage)
        if base is None or base.exists:
            findings.extend(_check_stage(ladder, hop_to(ladder, stage)))
    return findings


def _check_folders(ladder: Ladder) -> Iterator[Finding]:
    for stage in ladder.stages:
        if not stage.exists:
            yield Finding(stage.name, stage.path, "does not exist", "Write the stage, or drop it from the manifest")
    declared = {stage.folder for stage in ladder.stages}
    for folder in sorted((ladder.root / MANIFEST).parent.glob("L[0-9][0-9]*")):
        if folder.is_dir() and folder not in declared:
            yield Finding(folder.name, MANIFEST, "does not declare this folder", "Add a [[stage]] table")


def _check_stage(ladder: Ladder, hop: Hop) -> Iterator[Finding]:
    yield from _check_card(hop.stage)
    yield from _check_files(hop)
    yield from _check_budget(hop)
    yield from _check_renamed_files(hop)
    if hop.is_valid_python:
        yield from _check_symbols(hop)
        yield from _check_renamed_symbols(hop)
    heirs = [other for other in ladder.written if other.base == hop.stage.name]
    for file in [*hop.new, *hop.edited]:  # an unchanged file was checked where it was written
        yield from check_source(ladder, hop.stage, file, carried=any(file in heir.texts for heir in heirs))
    yield from _check_retires(ladder, hop.stage)


def _check_card(stage: Stage) -> Iterator[Finding]:
    for key in ("title", "motto", "question", "minutes"):
        if not getattr(stage, key):
            yield Finding(stage.name, MANIFEST, f"has no {key}", f"Add {key} = ...")


def _check_files(hop: Hop) -> Iterator[Finding]:
    stage = hop.stage
    facts = {"new": hop.new, "changed": hop.edited, "removed": hop.removed}
    claims = {"new": stage.new, "changed": stage.changed, "removed": stage.removed}
    for kind, real in facts.items():
        for file in real:
            if file not in claims[kind]:
                yield Finding(stage.name, file, f"is {kind} and not declared", f"Add it to {kind}, or undo the change")
        for file in claims[kind]:
            if file not in real:
                yield Finding(stage.name, file, f"is declared {kind}, but {_status(hop, file)}", "Correct the manifest")


def _status(hop: Hop, file: str) -> str:
    statuses = {"is new": hop.new, "is changed": hop.edited, "is removed": hop.removed}
    for status, files in statuses.items():
        if file in files:
            return status
    return "is the same as in the base" if file in hop.stage.texts else "does not exist"


def _check_budget(hop: Hop) -> Iterator[Finding]:
    stage = hop.stage
    for file in hop.edited:
        allowed, count = stage.changed.get(file), hop.counts[file].total
        if allowed is not None and count > allowed:
            problem = f"has {count} changed lines, {allowed} are declared"
            yield Finding(stage.name, file, problem, "Change less, or declare more")
    total = hop.total(hop.edited).total
    if stage.budget is not None and total > stage.budget:
        yield Finding(
            stage.name,
            MANIFEST,
            f"the hop changes {total} lines, its budget is {stage.budget}",
            "Make the step smaller",
        )
    if stage.max_files is not None and len(hop.edited) > stage.max_files:
        problem = f"the hop edits {len(hop.edited)} files, at most {stage.max_files} are allowed"
        yield Finding(stage.name, MANIFEST, problem, "Make the step smaller")


def _check_symbols(hop: Hop) -> Iterator[Finding]:
    declared = hop.stage.symbols
    yield from _check_symbol_list(hop, "added", hop.symbols_added, declared.added)
    yield from _check_symbol_list(hop, "edited", hop.symbols_edited, declared.edited)
    yield from _check_symbol_list(hop, "removed", hop.symbols_removed, declared.removed)


def _check_symbol_list(hop: Hop, kind: str, real: list[Symbol], declared: tuple[str, ...]) -> Iterator[Finding]:
    stage = hop.stage.name
    for symbol in real:
        if symbol.is_public and not {hop.label(symbol), symbol.qualified} & set(declared):
            label = hop.label(symbol)
            place = symbol.file if kind == "removed" else f"{symbol.file}:{symbol.line}"
            yield Finding(stage, place, f"{label} is {kind} and not declared", f'Add "{label}" to symbols.{kind}')
    true_names = {name for symbol in real for name in (hop.label(symbol), symbol.qualified)}
    for name in declared:
        if name in true_names:
            continue
        owners = [symbol.qualified for symbol in real if symbol.name == name]
        if owners:
            yield Finding(stage, MANIFEST, f"'{name}' occurs in several files", f"Say {' or '.join(owners)}")
        else:
            yield Finding(stage, MANIFEST, f"'{name}' is declared {kind}, but is not", "Correct the manifest")


def _check_renamed_files(hop: Hop) -> Iterator[Finding]:
    for old in hop.removed:
        for new in hop.new:
            before, after = (_code_lines(text) for text in (hop.base_texts[old], hop.stage.texts[new]))
            if _reappears(before, after):
                yield Finding(hop.stage.name, new, f"looks like {old} renamed", "Keep its name: stages never rename")


def _check_renamed_symbols(hop: Hop) -> Iterator[Finding]:
    """A class that was renamed is reported once, not again for each of its members."""
    reported: set[str] = set()
    bodies = {symbol.qualified: body_lines(symbol) for symbol in [*hop.symbols_removed, *hop.symbols_added]}
    for old in hop.symbols_removed:
        if any(old.qualified.startswith(f"{name}.") for name in reported):
            continue
        for new in hop.symbols_added:
            if old.is_class == new.is_class and _reappears(bodies[old.qualified], bodies[new.qualified]):
                reported.add(old.qualified)
                problem = f"{new.name} looks like {old.qualified} renamed or moved"
                remedy = "Keep its name and file: stages never rename"
                yield Finding(hop.stage.name, f"{new.file}:{new.line}", problem, remedy)
                break


def _reappears(old: list[str], new: list[str]) -> bool:
    if len(old) < FEWEST_LINES:
        return False
    blocks = difflib.SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks()
    return sum(block.size for block in blocks) >= SAME_ENOUGH * len(old)


def _code_lines(text: str) -> list[str]:
    return [line.strip() for line in text.split("\n") if line.strip()]


def _check_retires(ladder: Ladder, stage: Stage) -> Iterator[Finding]:
    folder = ladder.root / "tests" / "contract"
    known = _contract_tests(folder) if stage.retires and folder.is_dir() else None
    for name, reason in stage.retires.items():
        if not reason.strip():
            yield Finding(stage.name, MANIFEST, f"retires {name} without a reason", "Give the reason")
        if known is not None and name not in known:
            near = difflib.get_close_matches(name, known, n=1) or ["the name of one that exists"]
            yield Finding(stage.name, MANIFEST, f"retires {name}, which tests/contract lacks", f"Write {near[0]}")


def _contract_tests(folder: Path) -> set[str]:
    """Names under which a contract test may be retired: `test_x`, and `test_file.py::test_x`."""
    names: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        for symbol in symbols_of(path.name, path.read_text(encoding="utf-8")):
            name = symbol.name.rpartition(".")[2]
            if name.startswith("test_"):
                names |= {name, f"{path.name}::{name}"}
    return names
