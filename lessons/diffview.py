"""`lessons diff`: two stages beside each other, whole, one file, or one symbol."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from lessons.differ import Line, compare, count_changes, unified_diff
from lessons.hop import all_symbols
from lessons.ladder import Stage, reading_position
from lessons.views import find_symbols

CONTEXT = 3  # unchanged lines around a change
STYLES = {"+": "green", "-": "red", "@": "cyan", " ": ""}


@dataclass(frozen=True)
class Side:
    """A text of one stage and the line of its file at which it starts. A thing that is not there has no text."""

    label: str
    text: str = ""
    start: int = 1


@dataclass(frozen=True)
class Pair:
    """One file or one symbol in both stages."""

    name: str
    kind: str  # "file" or "symbol"
    old: Side
    new: Side

    @property
    def status(self) -> str:
        """What became of it."""
        if not self.old.text:
            return f"new {self.kind}"
        return f"removed {self.kind}" if not self.new.text else "edited"


def differing_pairs(old: Stage, new: Stage, what: str | None) -> list[Pair]:
    """Return what differs between two stages, all files or the one file or symbol that `what` names."""
    if what is None:
        pairs = _file_pairs(old, new, sorted(old.texts.keys() | new.texts.keys(), key=reading_position))
    else:
        files = _matching_files(old, new, what)
        pairs = _file_pairs(old, new, files) if files else _symbol_pairs(old, new, what)
    return [pair for pair in pairs if pair.old.text != pair.new.text]


def _matching_files(old: Stage, new: Stage, what: str) -> list[str]:
    """The file of that path, or the files that end so: `scheduler.py` finds `engine/scheduler.py`."""
    files = sorted(old.texts.keys() | new.texts.keys(), key=reading_position)
    return [what] if what in files else [file for file in files if file.endswith(f"/{what}")]


def _file_pairs(old: Stage, new: Stage, files: list[str]) -> list[Pair]:
    return [Pair(file, "file", _file_side(old, file), _file_side(new, file)) for file in files]


def _file_side(stage: Stage, file: str) -> Side:
    return Side(f"{stage.name}/{file}", stage.texts.get(file, "")) if file in stage.texts else Side("/dev/null")


def _symbol_pairs(old: Stage, new: Stage, what: str) -> list[Pair]:
    before, after = all_symbols(old), all_symbols(new)
    keys = find_symbols(what, {**before, **after})
    return [Pair(key, "symbol", _symbol_side(old, key), _symbol_side(new, key)) for key in keys]


def _symbol_side(stage: Stage, key: str) -> Side:
    symbol = all_symbols(stage).get(key)
    if symbol is None:
        return Side("/dev/null")
    lines = stage.texts[symbol.file].split("\n")[symbol.start - 1 : symbol.end]
    return Side(f"{stage.name}/{symbol.file}", "".join(f"{line}\n" for line in lines), symbol.start)


def unified(pairs: list[Pair]) -> Iterator[Text]:
    """Yield the lines of a unified diff that `patch` understands, each pair under a line that names it."""
    for pair in pairs:
        yield Text(f"{pair.name} ({pair.status})", style="bold")
        yield Text(f"--- {pair.old.label}", style="red")
        yield Text(f"+++ {pair.new.label}", style="green")
        for line in unified_diff(pair.old.text, pair.new.text, CONTEXT, pair.old.start, pair.new.start):
            yield Text(line, style=STYLES.get(line[0], "dim"))
        yield Text()


def stat_table(pairs: list[Pair]) -> Table:
    """One row for each pair, and the sum."""
    counts = [count_changes(pair.old.text, pair.new.text) for pair in pairs]
    added, removed = (sum(values) for values in zip(*((c.added, c.removed) for c in counts), strict=True))
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_footer=True)
    table.add_column("file", f"{len(pairs)} in all", overflow="fold")
    table.add_column("what", no_wrap=True)
    table.add_column("+", str(added), justify="right", style="green")
    table.add_column("-", str(removed), justify="right", style="red")
    for pair, count in zip(pairs, counts, strict=True):
        table.add_row(pair.name, pair.status, str(count.added), str(count.removed))
    return table


def side_by_side(pair: Pair) -> Table:
    """Two columns of equal width that fill the terminal; a changed line stands beside what it replaces."""
    table = Table(box=SIMPLE_HEAD, expand=True, pad_edge=False, padding=(0, 1, 0, 0))
    table.title, table.title_style, table.title_justify = f"{pair.name} ({pair.status})", "bold", "left"
    for side in (pair.old, pair.new):
        table.add_column("", justify="right", style="dim", no_wrap=True)
        table.add_column(side.label, ratio=1, overflow="fold")
    last = None
    for left, right in _rows(list(compare(pair.old.text, pair.new.text, CONTEXT))):
        if last and _is_gap(last, left or right):
            table.add_row("", Text("⋮", style="cyan"), "", Text("⋮", style="cyan"))
        old = (str(left.old_number + pair.old.start - 1), _cell(left)) if left else ("", "")
        new = (str(right.new_number + pair.new.start - 1), _cell(right)) if right else ("", "")
        table.add_row(*old, *new)
        last = right or left
    return table


def _rows(lines: list[Line]) -> Iterator[tuple[Line | None, Line | None]]:
    """Pair the removed lines of each change with the added ones; an unchanged line is its own partner."""
    removed: list[Line] = []
    added: list[Line] = []
    for line in [*lines, None]:
        if line and line.sign == "-":
            removed.append(line)
        elif line and line.sign == "+":
            added.append(line)
        else:
            for index in range(max(len(removed), len(added))):
                yield (removed[index : index + 1] or [None])[0], (added[index : index + 1] or [None])[0]
            removed, added = [], []
            if line:
                yield line, line


def _is_gap(last: Line, line: Line) -> bool:
    """Whether lines were left out between two that are shown."""
    return line.old_number > last.old_number + 1 and line.new_number > last.new_number + 1


def _cell(line: Line) -> Text:
    """The sign repeats what the colour says."""
    return Text(f"{line.sign} {line.text}".replace("\t", "    "), style=STYLES[line.sign])
