"""`lessons articles`: the parts of the articles, and of README, that are generated: checked and rewritten.

A generated block stands between two comments that a reader of the page does not see. What is in it is indented as the
first of them is:

    <!-- generated: card L03 -->
    ...
    <!-- end -->

Its command is one of

    card STAGE          motto, question and minutes, from the manifest
    new STAGE           the files and public symbols that the stage adds, edits and removes
    imports STAGE       a mermaid diagram of the relative imports, and a table: layer, files
    code FILE [SYMBOL]  a file of the repository, or one function, class or method of it
    run python ...      what `python -m MODULE` or `python FILE` prints, run from the repository root

Importing this module imports no torch. All `run` blocks share one process, since loading torch takes longer than
most of them run; their standard error is shown only if one fails.
"""

import ast
import contextlib
import io
import json
import os
import re
import runpy
import shlex
import subprocess
import sys
import textwrap
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from lessons.hop import Hop, hop_to
from lessons.ladder import CourseError, Ladder, Stage
from lessons.notebooks import KERNEL_ENVIRONMENT
from lessons.rules import Finding
from lessons.symbols import Symbol, symbols_of

FOLDER = "docs"
TOOL = Path(__file__).resolve().parent.parent  # where `serve` is found
BEGIN = re.compile(r"<!-- generated: (?P<command>.+?) -->")
END = "<!-- end -->"
LAYERS = ("user interface", "engine", "model execution", "model and layers", "utilities")
LANGUAGES = {".py": "python", ".toml": "toml", ".jinja": "jinja"}
TIMEOUT = 600  # seconds for all run blocks together
# One thread and no GPU, so that every machine computes the same.
ENVIRONMENT = {
    **KERNEL_ENVIRONMENT,
    "MPLBACKEND": "Agg",
    "CUDA_VISIBLE_DEVICES": "",
    "OMP_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "PYTHONUTF8": "1",
    "COLUMNS": "100",
    "NO_COLOR": "1",
}


@dataclass(frozen=True)
class Block:
    """One generated block: where its content stands in the article, and what it should be."""

    article: str  # path relative to the repository root
    line: int  # of the comment that opens it
    indent: str
    command: str
    start: int  # the content is the article's text from `start` to `end`
    end: int
    content: str

    def finding(self, problem: str, remedy: str) -> Finding:
        """Report something about this block."""
        return Finding(self.article, f"line {self.line}", f"the block '{self.command}' {problem}", remedy)


class BlockError(Exception):
    """A block that cannot be generated; the text says why and continues "the block ..."."""


def check_articles(ladder: Ladder) -> list[Finding]:
    """Report every block that is stale or cannot be generated."""
    findings = []
    for _, blocks, problems in _generate_all(ladder):
        findings += problems
        for block, fresh in blocks:
            if block.content != fresh:
                findings.append(block.finding("is stale", "Run `lessons articles --fix`"))
    return findings


def fix_articles(ladder: Ladder) -> tuple[list[str], list[Finding]]:
    """Rewrite every stale block; return the articles that changed, and what cannot be generated."""
    changed, findings = [], []
    for path, blocks, problems in _generate_all(ladder):
        findings += problems
        text = before = path.read_text(encoding="utf-8")
        for block, fresh in reversed(blocks):
            text = text[: block.start] + fresh + text[block.end :]
        if text != before:
            path.write_text(text, encoding="utf-8")
            changed.append(path.relative_to(ladder.root).as_posix())
    return changed, findings


def _generate_all(ladder: Ladder) -> Iterator[tuple[Path, list[tuple[Block, str]], list[Finding]]]:
    """Yield each article with its blocks, what they should contain, and what is wrong with the others."""
    pages = [*(ladder.root / FOLDER).glob("*.md"), *ladder.root.glob("README.md")]
    articles = {path: _read_blocks(ladder.root, path) for path in sorted(pages)}
    outputs = _run_commands(ladder, [block.command for blocks, _ in articles.values() for block in blocks])
    for path, (blocks, problems) in articles.items():
        good = []
        for block in blocks:
            try:
                good.append((block, textwrap.indent(_generate(ladder, block.command, outputs), block.indent)))
            except (BlockError, CourseError) as error:
                problems.append(block.finding(f"cannot be generated: {error}", "Correct its command or what it shows"))
        yield path, good, problems


def _read_blocks(root: Path, path: Path) -> tuple[list[Block], list[Finding]]:
    """Find the blocks of one article; a comment without its partner is a finding."""
    article = path.relative_to(root).as_posix()
    blocks: list[Block] = []
    findings: list[Finding] = []
    opened: tuple[int, str, str, int] | None = None
    position = 0
    text = path.read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        begin, is_end = BEGIN.fullmatch(line.strip()), line.strip() == END
        if (begin and opened) or (is_end and not opened):
            problem = "opens a block inside another" if begin else "ends a block that was not opened"
            findings.append(Finding(article, f"line {number}", problem, f"Pair each comment with one {END}"))
        elif begin:
            opened = number, line[: len(line) - len(line.lstrip())], begin["command"], position + len(line)
        elif is_end:
            blocks.append(Block(article, *opened, position, text[opened[-1] : position]))
            opened = None
        position += len(line)
    if opened:
        findings.append(Finding(article, f"line {opened[0]}", "opens a block that does not end", f"Write {END}"))
    return blocks, findings


def _generate(ladder: Ladder, command: str, outputs: dict[str, str]) -> str:
    """Return what a block should contain, with the newline at its end."""
    kind, _, argument = command.partition(" ")
    of_stage: dict[str, Callable[[Ladder, Stage], str]] = {"card": _card, "new": _new, "imports": _imports}
    if kind in of_stage:
        return of_stage[kind](ladder, ladder.resolve_written(argument))
    if kind == "code":
        return _code(ladder.root, *argument.split())
    if kind == "run":
        output = outputs[command]
        if output.startswith(FAILED):
            raise BlockError(output.removeprefix(FAILED))
        return _fence("text", output)
    raise BlockError(f"'{kind}' is unknown; known are card, new, imports, code, run")


def _card(ladder: Ladder, stage: Stage) -> str:
    return f"> *{stage.motto}*\n>\n> **Question:** {stage.question} **Time:** {stage.minutes} minutes.\n"


def _new(ladder: Ladder, stage: Stage) -> str:
    """A table of the files of a hop in reading order. `lessons check` proves that the manifest says the same."""
    hop = hop_to(ladder, stage)
    rows = ["| file | is | new in it | edited in it | removed from it |", "|---|---|---|---|---|"]
    for file in [file for file in stage.texts if file in hop.new] + hop.edited + hop.removed:
        kind = "new" if file in hop.new else "edited" if file in hop.edited else "removed"
        lists = (hop.symbols_added, hop.symbols_edited, hop.symbols_removed)
        cells = [_names(hop, file, symbols) for symbols in lists]
        rows.append(f"| `{file}` | {kind} | {' | '.join(cells)} |")
    return "\n".join(rows) + "\n"


def _names(hop: Hop, file: str, symbols: list[Symbol]) -> str:
    """The public symbols of a file for a table's cell; the members of a class stand behind its name."""
    groups: dict[str, list[str]] = {}
    own: set[str] = set()
    for symbol in symbols:
        owner, _, name = symbol.name.rpartition(".")
        if symbol.file == file and symbol.is_public and owner:
            groups.setdefault(owner, []).append(name)
        elif symbol.file == file and symbol.is_public:
            groups.setdefault(name, [])
            own.add(name)
    cells = []
    for owner, names in groups.items():
        if owner in own:
            inner = [f"`{name}`" for name in names if name != "__init__"]
            cells.append(f"`{owner}`" + (f" with {', '.join(inner)}" if inner else ""))
        else:
            cells += [f"`{owner}.{name}`" for name in names]
    return "; ".join(cells) or "-"


def _imports(ladder: Ladder, stage: Stage) -> str:
    """The diagram of a stage: a box for each layer, and in it the files that import or are imported."""
    edges = [(file, target) for file in stage.texts for target in imported_files(stage, file)]
    connected = {file for edge in edges for file in edge}
    ids = {file: f"f{number}" for number, file in enumerate(file for file in stage.texts if file in connected)}
    layer_of = _layer_function(stage)
    lines = ["flowchart TB"]
    table = ["| layer | files |", "|---|---|"]
    for number, layer in enumerate(LAYERS):
        members = [file for file in ids if layer_of(file) == layer]
        lines.append(f'  subgraph layer{number}["{layer}"]')
        lines += [f'    {ids[file]}["{file}"]' for file in members]
        lines.append("  end")
        table.append(f"| {layer} | {', '.join(f'`{file}`' for file in members)} |")
    lines += [f"  {ids[source]} --> {ids[target]}" for source, target in edges]
    return _fence("mermaid", "\n".join(lines)) + "\n" + "\n".join(table) + "\n"


def _layer_function(stage: Stage) -> Callable[[str], str]:
    """The stage's own `layer_of`. Its trace.py is run alone: importing the package would load torch."""
    file = stage.folder / "trace.py"
    if not file.is_file():
        raise BlockError(f"{stage.name} has no trace.py, which knows the layers")
    return runpy.run_path(str(file), run_name="trace")["layer_of"]


def imported_files(stage: Stage, file: str) -> list[str]:
    """The files of the stage that a file of it imports, in the order of the imports, each once."""
    found = []
    for node in ast.walk(ast.parse(stage.texts[file])) if file.endswith(".py") else ():
        if isinstance(node, ast.ImportFrom) and node.level:
            base = PurePosixPath(file).parents[node.level - 1] / (node.module or "").replace(".", "/")
            for name in (alias.name for alias in node.names):
                choices = (base / f"{name}.py", base.with_name(f"{base.name}.py") if base.name else base)
                choices += (base / "__init__.py",)
                found += [str(choice) for choice in choices if str(choice) in stage.texts][:1]
    return list(dict.fromkeys(target for target in found if target != file))


def _code(root: Path, name: str, symbol: str = "") -> str:
    path = root / name
    if not path.resolve().is_relative_to(root.resolve()) or not path.is_file():
        raise BlockError(f"there is no file {name} in the repository")
    text = path.read_text(encoding="utf-8")
    if symbol:
        found = [known.text for known in symbols_of(path.name, text) if known.name == symbol]
        if not found:
            raise BlockError(f"{name} has no {symbol}")
        [text] = found
    return _fence(LANGUAGES.get(path.suffix, "text"), text)


def _fence(language: str, text: str) -> str:
    longest = max((len(run) for run in re.findall(r"^`{3,}", text, re.MULTILINE)), default=2)
    marks = "`" * max(3, longest + 1)
    body = "\n".join(line.rstrip() for line in text.strip("\n").split("\n"))
    return f"{marks}{language}\n{body}\n{marks}\n"


FAILED = "\0"  # begins the output of a command that failed; what follows is the reason


def _run_commands(ladder: Ladder, commands: Iterable[str]) -> dict[str, str]:
    """Run what the `run` blocks ask for, in one fresh process; return command = standard output."""
    wanted = list(dict.fromkeys(command for command in commands if command.startswith("run ")))
    outputs: dict[str, str] = {}
    for command in wanted:
        words = shlex.split(command)[1:]
        if len(words) < 2 or words[0] != "python" or (words[1] == "-m" and len(words) < 3):
            outputs[command] = f"{FAILED}a run block is `run python -m MODULE ...` or `run python FILE ...`"
    rest = [command for command in wanted if command not in outputs]
    if rest:
        outputs |= zip(rest, _run_in_one_process(ladder, [shlex.split(command)[2:] for command in rest]), strict=True)
    return outputs


def _run_in_one_process(ladder: Ladder, arguments: list[list[str]]) -> list[str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("FORCE_COLOR", "CLICOLOR_FORCE")}
    start = [sys.executable, "-P", "-c", "from lessons.articles import serve; serve()"]
    result = subprocess.run(
        start,
        cwd=ladder.root,
        env={**kept, **ENVIRONMENT, "PYTHONPATH": os.pathsep.join([str(ladder.root), str(TOOL)])},
        input=json.dumps(arguments),
        capture_output=True,
        encoding="utf-8",
        timeout=TIMEOUT,
        check=False,
    )
    if result.returncode:
        last = (result.stderr.strip().splitlines() or ["it said nothing"])[-1]
        return [f"{FAILED}the process that runs the blocks ended with {result.returncode}: {last}"] * len(arguments)
    return json.loads(result.stdout.rstrip("\n").rpartition("\n")[2])


def serve() -> None:
    """Read lists of arguments of `python` from standard input; write what they print, as one line of JSON."""
    outputs = [_run_python(arguments) for arguments in json.load(sys.stdin)]
    print(f"\n{json.dumps(outputs)}")


def _run_python(arguments: list[str]) -> str:
    """Do what `python ARGUMENTS` does, in this process; return what it prints, or FAILED and why."""
    as_module = arguments[0] == "-m"
    name, *rest = arguments[as_module:]
    before, sys.argv = sys.argv, [name, *rest]
    output = io.StringIO()
    code: object = 0
    try:
        with contextlib.redirect_stdout(output):
            if as_module:
                runpy.run_module(name, run_name="__main__", alter_sys=True)
            else:
                runpy.run_path(name, run_name="__main__")
    except SystemExit as error:
        code = error.code or 0
    except BaseException as error:
        code = traceback.format_exception_only(error)[-1].strip()
    finally:
        sys.argv = before
    return f"{FAILED}it ends with {code}" if code else output.getvalue()
