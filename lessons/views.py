"""What the readers' commands show. Colours only repeat what the characters say, so that piped output loses nothing."""

import difflib
from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from lessons.differ import Counts
from lessons.hop import Hop, all_symbols, hop_to
from lessons.ladder import CourseError, Ladder, Stage
from lessons.symbols import Symbol

SHOWN_NAMES = 4  # new symbols that the table of stages names


def stage_table(ladder: Ladder) -> Table:
    """The table of `lessons list`. Line counts of edited and of new files stand apart."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("stage", no_wrap=True, style="bold cyan")
    table.add_column("what it is about, and its new symbols", ratio=1)
    table.add_column("min", justify="right", no_wrap=True)
    table.add_column("edited", justify="right", no_wrap=True)
    table.add_column("new", justify="right", no_wrap=True)
    for stage in ladder.stages:
        if stage.exists:
            hop = hop_to(ladder, stage)
            edited, new = _signed(hop.total(hop.edited)), f"+{hop.total(hop.new).added}" if hop.new else "-"
            about = Group(*_about(stage), Text(_new_symbols(hop), style="dim"))
        else:
            edited = new = "-"
            about = Group(*_about(stage), Text("not written yet", style="dim"))
        table.add_row(stage.name, about, str(stage.minutes or "-"), edited, new)
    table.caption = "edited, new: lines added and removed in edited files, lines of new files"
    table.caption_justify = "left"
    return table


def _about(stage: Stage) -> Iterator[Text]:
    yield Text(stage.title or stage.name, style="bold")
    if stage.motto or stage.question:
        yield Text(stage.motto or stage.question)


def _signed(counts: Counts) -> str:
    return f"+{counts.added}/-{counts.removed}" if counts.total else "-"


def _new_symbols(hop: Hop) -> str:
    """How many public symbols the stage adds, and the first of them, classes and functions before methods."""
    public = [symbol.name for symbol in hop.symbols_added if symbol.is_public]
    names = list(dict.fromkeys(sorted(public, key=lambda name: "." in name)))
    if not names:
        return "no new symbols"
    return f"{len(names)} new: {', '.join(names[:SHOWN_NAMES])}{', ...' if len(names) > SHOWN_NAMES else ''}"


def where_tables(ladder: Ladder, text: str) -> list[Table]:
    """The history of a symbol, one table for each file that has had it."""
    known = {stage.name: all_symbols(stage) for stage in ladder.written}
    owners = {key: symbol for symbols in known.values() for key, symbol in symbols.items()}
    keys = find_symbols(text, owners)
    return [_history(ladder, known, key) for key in keys]


def find_symbols(text: str, owners: dict[str, Symbol]) -> list[str]:
    """Return the qualified names that `text` means (a name, or `file.py:Name`); CourseError suggests near ones."""
    keys = [key for key, symbol in owners.items() if text in (key, symbol.name)]
    if keys:
        return keys
    names = list(dict.fromkeys(symbol.name for symbol in owners.values()))
    last_parts = [name for name in names if name.rpartition(".")[2] == text.rpartition(".")[2]]
    near = list(dict.fromkeys([*last_parts, *difflib.get_close_matches(text, names, n=4)]))[:4]
    hint = f"did you mean {', '.join(near)}?" if near else "write it as Name or Class.method"
    raise CourseError(f"unknown symbol '{text}': {hint}")


def _history(ladder: Ladder, known: dict[str, dict[str, Symbol]], key: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, title=key, title_justify="left", title_style="bold")
    table.add_column("where", no_wrap=True)
    table.add_column("what happens", overflow="fold", min_width=12)
    for stage in ladder.written:
        base = ladder.base_of(stage)
        before = known.get(base.name, {}) if base else {}
        symbol = known[stage.name].get(key)
        event, style = _event(before, known[stage.name], key)
        if event:
            place = f"{stage.path}/{symbol.file}:{symbol.line}" if symbol else stage.path
            table.add_row(place, Text(event, style=style))
    return table


def _event(before: dict[str, Symbol], after: dict[str, Symbol], key: str) -> tuple[str, str]:
    """What a stage does to a symbol, and how it is coloured. Of a class it names the members that it touches."""
    if key not in after:
        return ("removed", "red") if key in before else ("", "")
    if key not in before:
        return "born", "green"
    touched = [_member(name, "+", key) for name in _members(after, key) if name not in before]
    touched += [_member(name, "-", key) for name in _members(before, key) if name not in after]
    both = [name for name in _members(after, key) if name in before]
    touched += [_member(name, "", key) for name in both if before[name].own != after[name].own]
    if before[key].own != after[key].own or touched:
        return ": ".join(filter(None, ["edited", ", ".join(touched)])), "yellow"
    return "carried", "dim"


def _members(symbols: dict[str, Symbol], key: str) -> list[str]:
    return [name for name in symbols if name.startswith(f"{key}.")]


def _member(name: str, sign: str, key: str) -> str:
    return sign + name.removeprefix(f"{key}.")
