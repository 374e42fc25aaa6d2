"""`lessons new`: what a stage adds to its base, in reading order, and nothing else."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.syntax import Syntax
from rich.text import Text

from lessons.differ import compare
from lessons.hop import Hop
from lessons.ladder import reading_position
from lessons.symbols import Symbol, symbols_of

CONTEXT = 3  # unchanged lines shown around a changed one
ELSEWHERE = "outside of functions and classes"


def new_in(hop: Hop) -> Iterator[Text]:
    """Yield the lines that show a hop: whole new files, and of edited files the changed parts of each symbol."""
    for file in sorted([*hop.new, *hop.edited], key=reading_position):
        counts = hop.counts[file]
        if file in hop.new:
            yield Text(f"\n{file} (new file, {counts.added} lines)", style="bold")
            yield from _numbered(hop.stage.texts[file], file, set(), range(1, counts.added + 1))
        else:
            yield Text(f"\n{file} (edited, +{counts.added} -{counts.removed})", style="bold")
            yield from _edited_file(hop, file)
    yield from _removed(hop)


def _edited_file(hop: Hop, file: str) -> Iterator[Text]:
    """Show each symbol with changed lines: a new one whole, of an edited one the changed lines and some around."""
    text = hop.stage.texts[file]
    lines = text.split("\n")
    added, cuts = _changed_lines(hop.base_texts[file], text)
    born = {symbol.name for symbol in hop.symbols_added if symbol.file == file}
    owners = {number: _owner(number, symbols_of(file, text), born) for number in range(1, len(lines) + 1)}
    changed = [number for number in owners if number in cuts or (number in added and lines[number - 1].strip())]
    for owner, group in groupby(changed, key=owners.get):
        numbers = list(group)
        if owner is not None and owner.name in born:
            yield Text(f"  {owner.name} (new)", style="cyan")
            shown = range(owner.start, owner.end + 1)
        else:
            yield Text(f"  {owner.name} (edited)" if owner else f"  {ELSEWHERE}", style="cyan")
            shown = _around(numbers, [number for number in owners if owners[number] == owner])
        yield from _numbered(text, file, added, shown, cuts)


def _changed_lines(old: str, new: str) -> tuple[set[int], dict[int, int]]:
    """Return the numbers of the added lines, and line number = how many lines were cut above it without a successor."""
    added: set[int] = set()
    cuts: dict[int, int] = {}
    for is_change, group in groupby(compare(old, new), key=lambda line: line.sign != " "):
        lines = list(group)
        here = {line.new_number for line in lines if line.sign == "+"}
        if is_change and not here:
            cuts[lines[0].new_number] = len(lines)
        added |= here if is_change else set()
    return added, cuts


def _owner(number: int, symbols: tuple[Symbol, ...], born: set[str]) -> Symbol | None:
    """The symbol under which a line is shown: the outermost new one around it, else the innermost."""
    around = [symbol for symbol in symbols if symbol.start <= number <= symbol.end]
    return next((symbol for symbol in around if symbol.name in born), around[-1] if around else None)


def _around(numbers: list[int], allowed: Sequence[int]) -> list[int]:
    near = {other for number in numbers for other in range(number - CONTEXT, number + CONTEXT + 1)}
    return [number for number in allowed if number in near]


def _numbered(text: str, file: str, added: set[int], shown: Sequence[int], cuts: dict | None = None) -> Iterator[Text]:
    """Yield highlighted lines with their numbers; "+" marks the added ones, "⋮" a gap."""
    syntax = Syntax("", Syntax.guess_lexer(file, text), theme="ansi_dark")
    lines = syntax.highlight(text).split("\n", allow_blank=True)
    previous = None
    for number in shown:
        if previous is not None and number != previous + 1:
            yield Text("    ⋮", style="dim")
        if cuts and number in cuts:
            yield Text(f"      - lines removed here: {cuts[number]}", style="red")
        if number <= len(lines):
            mark = "+" if number in added else " "
            yield Text.assemble((f"{number:5} ", "dim"), (f"{mark} ", "green"), lines[number - 1])
        previous = number


def _removed(hop: Hop) -> Iterator[Text]:
    symbols = [symbol.name for symbol in hop.symbols_removed if symbol.file not in hop.removed]
    if hop.removed or symbols:
        yield Text(f"\nremoved: {', '.join([*hop.removed, *symbols])}", style="bold red")
