"""`lessons check --fix`: writes what the files say into the manifest, for the author to review.

Only what can be measured is written: new, changed, removed, symbols. Everything else, comments included, stays.
"""

import re
from pathlib import Path

import tomlkit
from tomlkit.items import Array, Table

from lessons.hop import Hop, hop_to
from lessons.ladder import MANIFEST, Ladder, Stage, load_ladder
from lessons.symbols import Symbol

LINE_LENGTH = 110  # longer arrays get one item a line


def fix(root: Path) -> list[str]:
    """Rewrite the mechanical parts of the manifest below `root`; return the names of the stages that it changed."""
    ladder = load_ladder(root)
    manifest = root / MANIFEST
    before = manifest.read_text(encoding="utf-8")
    document = tomlkit.parse(before)
    fixed = []
    for stage, table in zip(ladder.stages, document["stage"], strict=True):
        old = tomlkit.dumps(document)
        if _is_measurable(ladder, stage):
            _fix_table(table, hop_to(ladder, stage))
        if tomlkit.dumps(document) != old:
            fixed.append(stage.name)
    if fixed:
        manifest.write_text(_separate_tables(tomlkit.dumps(document)), encoding="utf-8")
    return fixed


def _is_measurable(ladder: Ladder, stage: Stage) -> bool:
    base = ladder.base_of(stage)
    return stage.exists and (base is None or base.exists) and hop_to(ladder, stage).is_valid_python


def _fix_table(table: Table, hop: Hop) -> None:
    _set_array(table, "new", hop.new)
    _set_array(table, "removed", hop.removed)
    _set_changed(table, {file: hop.counts[file].total for file in hop.edited})
    symbols = table["symbols"] if "symbols" in table else tomlkit.table()
    declared = hop.stage.symbols
    _set_array(symbols, "added", _names(hop, hop.symbols_added, declared.added))
    _set_array(symbols, "edited", _names(hop, hop.symbols_edited, declared.edited))
    _set_array(symbols, "removed", _names(hop, hop.symbols_removed, declared.removed))
    if symbols and "symbols" not in table:
        table["symbols"] = symbols


def _names(hop: Hop, symbols: list[Symbol], declared: tuple[str, ...]) -> list[str]:
    """Public symbols, and the private ones that the author lists though nobody must."""
    wanted = [symbol for symbol in symbols if symbol.is_public or {hop.label(symbol), symbol.qualified} & set(declared)]
    return [hop.label(symbol) for symbol in wanted]


def _set_array(table: Table, key: str, values: list[str]) -> None:
    """Touch the entry only if it says something else; an empty list is not written anew."""
    if list(table.get(key, [])) != values:
        table[key] = _array(key, values)


def _array(key: str, values: list[str]) -> Array:
    array = tomlkit.array()
    array.extend(values)
    return array.multiline(len(f"{key} = {array.as_string()}") > LINE_LENGTH)


def _set_changed(table: Table, counts: dict[str, int]) -> None:
    if "changed" not in table:
        if counts:
            table["changed"] = counts
        return
    changed = table["changed"]
    for file in [file for file in changed if file not in counts]:
        del changed[file]
    for file, count in counts.items():
        if changed.get(file) != count:
            changed[file] = count


def _separate_tables(text: str) -> str:
    """Put an empty line above every table that has neither one nor a comment there."""
    return re.sub(r"^([^\n#][^\n]*)\n(?=\[)", r"\1\n\n", text, flags=re.MULTILINE)
