"""The ladder of stages, read from `lessons/stages.toml`.

A stage is a complete package; its base is the stage that it was copied from. Everything the course tool knows about
the course comes from here. Nothing in this module imports a stage, so reading the ladder never loads torch.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

MANIFEST = "lessons/stages.toml"
DEFAULT_BUDGET = 250  # lines added plus removed in the edited files of one hop
DEFAULT_MAX_FILES = 5  # edited files of one hop
FREE = "free"  # the budget of a hop that has none

# The order in which a reader meets the files of a stage; an entry that ends in "/" stands for the rest of that folder.
READING_ORDER = (
    "__main__.py",
    "cli.py",
    "llm.py",
    "sampling_params.py",
    "config.py",
    "engine/llm_engine.py",
    "engine/sequence.py",
    "engine/scheduler.py",
    "engine/block_manager.py",
    "engine/model_runner.py",
    "engine/",
    "models/",
    "layers/",
    "kernels/",
    "utils/",
    "trace.py",
    "lab.py",
    "doctor.py",
    "__init__.py",
)

STRINGS = "a list of strings"
COUNTS = "a table of file = lines"
REASONS = "a table of test = reason"
LIMIT = f'a positive number or "{FREE}"'


class CourseError(Exception):
    """A request that cannot be served. Its text is one line that names the thing and says what to do."""


@dataclass(frozen=True)
class Symbols:
    """What the manifest says about the functions, classes and methods of one hop."""

    added: tuple[str, ...] = ()
    edited: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()


@dataclass(frozen=True)
class Stage:
    """One lesson: what the manifest declares about it, and the files it has on disk."""

    name: str
    path: str  # relative to the repository root, with forward slashes
    root: Path
    base: str | None = None
    title: str = ""
    motto: str = ""
    question: str = ""
    minutes: int | None = None
    new: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    changed: dict[str, int] = field(default_factory=dict)
    symbols: Symbols = Symbols()
    retires: dict[str, str] = field(default_factory=dict)
    budget: int | None = DEFAULT_BUDGET  # None: free
    max_files: int | None = DEFAULT_MAX_FILES  # None: free

    @property
    def folder(self) -> Path:
        """The folder of the stage's package."""
        return self.root / self.path

    @property
    def package(self) -> str:
        """The dotted name under which Python imports the stage."""
        return self.path.replace("/", ".")

    @property
    def exists(self) -> bool:
        """Whether the stage has been written."""
        return self.folder.is_dir()

    @cached_property
    def texts(self) -> dict[str, str]:
        """Every file of the stage, path relative to its folder = content, in reading order.

        Undecodable bytes survive as surrogates, so two texts are equal exactly when the bytes are.
        """
        found = {
            path.relative_to(self.folder).as_posix(): path.read_bytes().decode("utf-8", "surrogateescape")
            for path in _source_files(self.folder)
        }
        return {file: found[file] for file in sorted(found, key=reading_position)}


@dataclass(frozen=True)
class Ladder:
    """All stages in the order in which they are read. The base of a stage always stands before it."""

    root: Path
    stages: tuple[Stage, ...]

    def resolve(self, text: str) -> Stage:
        """Return the stage that `text` means: its name in full, the part before or after the first underscore
        (`L03`, `L03x`, `full`), or a beginning that fits only one stage. A folder's path serves as its name.
        """
        wanted = Path(text).name.lower()
        for names_of in (_full_name, _head, _tail):
            matches = [stage for stage in self.stages if names_of(stage) == wanted]
            if len(matches) == 1:
                return matches[0]
        matches = [stage for stage in self.stages if wanted and _full_name(stage).startswith(wanted)]
        if len(matches) == 1:
            return matches[0]
        choices = ", ".join(stage.name for stage in matches or self.stages)
        raise CourseError(f"{'ambiguous' if matches else 'unknown'} stage '{text}': say one of {choices}")

    def resolve_written(self, text: str) -> Stage:
        """Like `resolve`, for commands that need the stage's files."""
        stage = self.resolve(text)
        if not stage.exists:
            raise CourseError(f"{stage.name} is not written yet: there is no folder {stage.path}")
        return stage

    def base_of(self, stage: Stage) -> Stage | None:
        """The stage that `stage` was copied from, None for the first."""
        return next((other for other in self.stages if other.name == stage.base), None)

    def descendants(self, stage: Stage) -> Iterator[Stage]:
        """The written stages that were copied from `stage`, directly or through others, in ladder order."""
        family = {stage.name}
        for other in self.stages:
            if other.base in family and other.exists:
                family.add(other.name)
                yield other

    @property
    def written(self) -> list[Stage]:
        """The stages whose folder exists."""
        return [stage for stage in self.stages if stage.exists]


def load_ladder(root: Path) -> Ladder:
    """Read `stages.toml` below `root`. A manifest that cannot be understood is a CourseError."""
    try:
        document = tomllib.loads((root / MANIFEST).read_text(encoding="utf-8"))
    except OSError as error:
        raise CourseError(f"cannot read {MANIFEST} in {root}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CourseError(f"{MANIFEST} is not valid TOML: {error}") from None
    tables = document.get("stage")
    if not _is_list_of(tables, dict) or not tables:
        raise CourseError(f"{MANIFEST} declares no stage: write one [[stage]] table for each")
    stages: list[Stage] = []
    for number, table in enumerate(tables, 1):
        stages.append(_read_stage(root, number, table, [stage.name for stage in stages]))
    return Ladder(root, tuple(stages))


def reading_position(file: str) -> tuple[int, str]:
    """Sort key that puts files in the order in which a reader meets them."""
    for position, entry in enumerate(READING_ORDER):
        if file == entry or (entry.endswith("/") and file.startswith(entry)):
            return position, file
    return len(READING_ORDER), file


def _read_stage(root: Path, number: int, table: dict, earlier: list[str]) -> Stage:
    name = table.get("name")
    if not isinstance(name, str) or not name:
        raise CourseError(f"{MANIFEST}: stage number {number} has no name: write name = ...")
    if name in earlier:
        raise CourseError(f"{MANIFEST}: {name} is declared twice: give every stage its own name")
    values = {key: _read_value(name, key, value) for key, value in table.items()}
    base = values.get("base")
    if base is not None and base not in earlier:
        raise CourseError(f"{MANIFEST}: the base '{base}' of {name} is not a stage above it")
    if base is None and earlier:
        raise CourseError(f"{MANIFEST}: {name} has no base: only the first stage may do without")
    values.setdefault("path", f"lessons/{name}")
    return Stage(root=root, **values)


def _read_value(stage: str, key: str, value: object) -> object:
    """Check one entry of a stage's table and return it in the form that Stage keeps."""
    kinds = {
        **dict.fromkeys(("name", "path", "base", "title", "motto", "question"), "a string"),
        **dict.fromkeys(("new", "removed"), STRINGS),
        **dict.fromkeys(("budget", "max_files"), LIMIT),
        "minutes": "a positive number",
        "changed": COUNTS,
        "symbols": "a table of added, edited, removed",
        "retires": REASONS,
    }
    if key not in kinds:
        raise CourseError(f"{MANIFEST}: {stage} has an unknown entry '{key}': known are {', '.join(kinds)}")
    if key == "symbols" and isinstance(value, dict):
        return Symbols(**{part: _read_symbols(stage, part, names) for part, names in value.items()})
    if value == FREE and kinds[key] == LIMIT:
        return None
    if not _has_kind(value, kinds[key]):
        raise CourseError(f"{MANIFEST}: '{key}' of {stage} must be {kinds[key]}, not {value!r}")
    return tuple(value) if isinstance(value, list) else value


def _read_symbols(stage: str, part: str, names: object) -> tuple[str, ...]:
    if part not in ("added", "edited", "removed"):
        raise CourseError(f"{MANIFEST}: symbols of {stage} has an unknown entry '{part}': added, edited, removed")
    if not _is_list_of(names, str):
        raise CourseError(f"{MANIFEST}: '{part}' of the symbols of {stage} must be {STRINGS}, not {names!r}")
    return tuple(names)


def _has_kind(value: object, kind: str) -> bool:
    if kind == STRINGS:
        return _is_list_of(value, str)
    if kind == COUNTS:
        return isinstance(value, dict) and all(_is_count(count) for count in value.values())
    if kind == REASONS:
        return isinstance(value, dict) and all(isinstance(reason, str) for reason in value.values())
    if kind == "a string":
        return isinstance(value, str)
    return _is_count(value)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def _is_list_of(value: object, kind: type) -> bool:
    return isinstance(value, list) and all(isinstance(item, kind) for item in value)


def _source_files(folder: Path) -> Iterator[Path]:
    """Files that a person wrote: caches, hidden files and compiled files are left out."""
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        hidden = any(part.startswith(".") or part == "__pycache__" for part in parts)
        if path.is_file() and not hidden and path.suffix != ".pyc":
            yield path


def _full_name(stage: Stage) -> str:
    return stage.name.lower()


def _head(stage: Stage) -> str:
    return stage.name.lower().partition("_")[0]


def _tail(stage: Stage) -> str:
    return stage.name.lower().partition("_")[2]
