"""What really differs between a stage and its base, as the files on disk have it."""

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property

from lessons.differ import Counts, count_changes
from lessons.ladder import Ladder, Stage
from lessons.symbols import Symbol, symbols_of, syntax_error


@dataclass(frozen=True)
class Hop:
    """The step from one stage to another, usually from a base to the stage built on it.

    The first stage has no base: all it contains is new. Lists are in reading order.
    """

    base: Stage | None
    stage: Stage

    @property
    def base_texts(self) -> dict[str, str]:
        """The files of the base."""
        return self.base.texts if self.base else {}

    @cached_property
    def new(self) -> list[str]:
        """Files that only the stage has."""
        return [file for file in self.stage.texts if file not in self.base_texts]

    @cached_property
    def removed(self) -> list[str]:
        """Files that only the base has."""
        return [file for file in self.base_texts if file not in self.stage.texts]

    @cached_property
    def edited(self) -> list[str]:
        """Files that both have, with different content."""
        return [file for file, text in self.stage.texts.items() if self.base_texts.get(file, text) != text]

    @cached_property
    def counts(self) -> dict[str, Counts]:
        """Lines added and removed in each file that differs."""
        texts = self.stage.texts
        return {file: count_changes(self.base_texts.get(file, ""), texts.get(file, "")) for file in self.differing}

    @property
    def differing(self) -> list[str]:
        """All files that are not the same on both sides."""
        return [*self.new, *self.edited, *self.removed]

    @property
    def is_valid_python(self) -> bool:
        """Whether every file that differs can be parsed on both sides; if not, the symbols mean nothing."""
        files = [file for file in self.differing if file.endswith(".py")]
        texts = [texts.get(file, "") for file in files for texts in (self.base_texts, self.stage.texts)]
        return not any(syntax_error(text) for text in texts)

    def total(self, files: list[str]) -> Counts:
        """The sum of the counts of some of the differing files."""
        return sum((self.counts[file] for file in files), Counts())

    @cached_property
    def symbols_added(self) -> list[Symbol]:
        """Symbols whose name the same file of the base does not have, private ones included."""
        return [symbol for key, symbol in self._after.items() if key not in self._before]

    @cached_property
    def symbols_removed(self) -> list[Symbol]:
        """Symbols of the base whose name the same file of the stage does not have."""
        return [symbol for key, symbol in self._before.items() if key not in self._after]

    @cached_property
    def symbols_edited(self) -> list[Symbol]:
        """Symbols whose own source differs: an edited method does not make its class an edited one."""
        before = self._before
        return [new for key, new in self._after.items() if key in before and before[key].own != new.own]

    def label(self, symbol: Symbol) -> str:
        """The symbol as the manifest writes it: with its file only if another file has the name too."""
        return symbol.qualified if self.is_ambiguous(symbol.name) else symbol.name

    def is_ambiguous(self, name: str) -> bool:
        """Whether the name occurs in more than one file of the two stages."""
        return len(self._files_by_name[name]) > 1

    @cached_property
    def _before(self) -> dict[str, Symbol]:
        return all_symbols(self.base) if self.base else {}

    @cached_property
    def _after(self) -> dict[str, Symbol]:
        return all_symbols(self.stage)

    @cached_property
    def _files_by_name(self) -> dict[str, set[str]]:
        files: dict[str, set[str]] = defaultdict(set)
        for symbol in [*self._before.values(), *self._after.values()]:
            files[symbol.name].add(symbol.file)
        return files


def hop_to(ladder: Ladder, stage: Stage) -> Hop:
    """The hop that builds `stage`."""
    return Hop(ladder.base_of(stage), stage)


def all_symbols(stage: Stage) -> dict[str, Symbol]:
    """Every symbol of a stage by its qualified name, in reading order."""
    return {symbol.qualified: symbol for file, text in stage.texts.items() for symbol in symbols_of(file, text)}
