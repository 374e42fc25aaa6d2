"""What no file of a stage may contain, whatever its hop declares.

A file is carried when a later stage built on this one has it too. A carried file must read the same in every stage,
so it names no stage, imports no stage by an absolute name, and does not say what is new.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

from lessons.ladder import Ladder, Stage
from lessons.symbols import syntax_error

# A stage's name written in the way of this course, also one that is not in the ladder.
STAGE_LIKE = r"L\d\d[a-z]?(?:_[a-z_]+)?"
NEWS = re.compile(
    r"\b(?:new|added|introduced|changed|edited|unchanged|removed|extended|replaced)\s+(?:in|since|by|for|from|with)\s+"
    r"(?:this|that|the)?\s*(?:previous|last|next|earlier|later)?\s*(?:lesson|stage|chapter)\b",
    re.IGNORECASE,
)
BANNER = re.compile(r"^\s*#\s*(?:[=\-*#~_+<>]{4,}|(?:NEW|CHANGED|ADDED|EDITED)\b\s*[:!\-]?)")


@dataclass(frozen=True)
class Finding:
    """One broken rule: where, what is wrong, and what to do about it."""

    stage: str
    place: str  # a file of the stage, with a line where there is one
    problem: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.stage}  {self.place}: {self.problem}. {self.remedy}."


def check_source(ladder: Ladder, stage: Stage, file: str, carried: bool) -> Iterator[Finding]:
    """Yield what is wrong inside one file."""
    text = stage.texts[file]
    if carried:
        yield from _check_stage_names(ladder, stage, file, text)
    if file.endswith(".py"):
        yield from _check_news(stage, file, text)
        yield from _check_python(ladder, stage, file, text)


def stage_name_pattern(ladder: Ladder) -> re.Pattern:
    """Match the name of any stage, in full or short, as a word of its own."""
    names = {name for stage in ladder.stages for name in (stage.name, _short_name(stage.name))}
    known = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return re.compile(rf"(?<!\w)(?:{known}|{STAGE_LIKE})(?!\w)")


def _short_name(name: str) -> str:
    """`L03` of `L03_engine`; a name of another form has no short one."""
    head = name.partition("_")[0]
    return head if re.fullmatch(STAGE_LIKE, head) else name


def _check_stage_names(ladder: Ladder, stage: Stage, file: str, text: str) -> Iterator[Finding]:
    pattern = stage_name_pattern(ladder)
    for number, line in enumerate(text.split("\n"), 1):
        for name in dict.fromkeys(pattern.findall(line)):
            yield Finding(
                stage.name,
                f"{file}:{number}",
                f"names the stage '{name}', but later stages carry this file",
                "Say it without the name (in code: __package__)",
            )


def _check_news(stage: Stage, file: str, text: str) -> Iterator[Finding]:
    for number, line in enumerate(text.split("\n"), 1):
        match = NEWS.search(line) or BANNER.match(line)
        if match:
            yield Finding(
                stage.name,
                f"{file}:{number}",
                f"has a banner or says what is new: '{match[0].strip()}'",
                "Delete it: `lessons new` shows what is new",
            )


def _check_python(ladder: Ladder, stage: Stage, file: str, text: str) -> Iterator[Finding]:
    error = syntax_error(text)
    if error:
        yield Finding(stage.name, f"{file}:{error.lineno}", f"is not valid Python: {error.msg}", "Correct it")
        return
    roots = {other.package.partition(".")[0] for other in ladder.stages}
    for node in ast.walk(ast.parse(text)):
        for problem in _import_problems(node, roots, depth=file.count("/") + 1):
            yield Finding(stage.name, f"{file}:{node.lineno}", problem, "Import relatively, from the stage's own files")


def _import_problems(node: ast.AST, roots: set[str], depth: int) -> Iterator[str]:
    """Describe an import that leaves the stage. A file in a stage's folder has depth 1, one level below it 2."""
    modules: list[str] = []
    if isinstance(node, ast.ImportFrom) and node.level > depth:
        yield f"imports from outside the stage ({'.' * node.level}{node.module or ''})"
    elif isinstance(node, ast.ImportFrom) and node.level == 0:
        modules = [node.module or ""]
    elif isinstance(node, ast.Import):
        modules = [alias.name for alias in node.names]
    elif isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in ("import_module", "__import__"):
        constants = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
        modules = [value for value in constants[:1] if isinstance(value, str)]
    for module in modules:
        if module.partition(".")[0] in roots:
            yield f"imports {module} by its absolute name"
