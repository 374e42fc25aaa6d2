"""The articles: their parts, the names in them, what is generated in them, and where their links lead.

The rule for names. A word in backticks that looks like code must exist in the stage of the article, in a stage that the
same paragraph names (L02), or in the standard names of Python; FOREIGN lists the few that belong to others.
`Name.member` must be a member of that very class, inherited ones included. A path must exist in the stage or in the
repository, and a name that begins with test_ in the tests.
"""

import ast
import builtins
import re
import shutil
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.metadata import PackageNotFoundError, metadata
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lessons.articles import ENVIRONMENT, check_articles, fix_articles, imported_files
from lessons.cli import app
from lessons.ladder import CourseError, Stage, load_ladder
from lessons.symbols import symbols_of

ROOT = Path(__file__).parents[2]
LADDER = load_ladder(ROOT)
STAGES = {stage.name: stage for stage in LADDER.written}
PAGES = sorted(ROOT.glob("docs/*.md"))

# Names of Python 3.11 that the first lesson mentions.
FOREIGN = {"tomllib", "co_qualname", "Self"}

STEPS = {
    "L02_user_interface": ["## Step 1: text to ids", "## Step 4: ids to text"],
    "L03_engine": ["## Step 2: queue", "## Step 3: drive"],
}
PATH = re.compile(r"[\w.-]+(/[\w.-]+)*\.(py|md|toml|json|ipynb|yml|jinja|safetensors)|[\w.-]+/([\w.-]+/)*")
COMMAND = re.compile(r"(uv run |lessons |python |[A-Z_]+=\S* )")


@dataclass
class Known:
    """The names of one stage."""

    files: set[str] = field(default_factory=set)
    words: set[str] = field(default_factory=set)
    symbols: set[str] = field(default_factory=set)
    members: dict[str, set[str]] = field(default_factory=dict)  # of each class, inherited ones included

    def has_member(self, owner: str, name: str) -> bool:
        return name in self.members.get(owner, ())


@cache
def known_names(stage_name: str) -> Known:
    stage = STAGES[stage_name]
    known = Known(files=set(stage.texts))
    bases: dict[str, list[str]] = {}
    for file, text in stage.texts.items():
        if file.endswith(".py"):
            known.words |= set(re.findall(r"\w+", text))
            known.symbols |= {symbol.name for symbol in symbols_of(file, text)}
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.ClassDef):
                    known.members.setdefault(node.name, set()).update(own_members(node))
                    bases.setdefault(node.name, []).extend(ast.unparse(base) for base in node.bases)
    for _ in bases:  # enough rounds for any depth of inheritance
        for name, parents in bases.items():
            known.members[name] |= {member for parent in parents for member in known.members.get(parent, ())}
    return known


def own_members(node: ast.ClassDef) -> set[str]:
    """Methods, fields, and what the methods assign to self."""
    found = set()
    for inner in ast.walk(node):
        if isinstance(inner, ast.FunctionDef):
            found.add(inner.name)
        elif isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store):
            found |= {inner.attr} if ast.unparse(inner.value) == "self" else set()
    for statement in node.body:
        targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
        found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def without_blocks(text: str) -> str:
    """The article without generated blocks and without fenced code."""
    text = re.sub(r"^ *<!-- generated:.*?<!-- end -->", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"^ *```.*?^ *```", "", text, flags=re.MULTILINE | re.DOTALL)


def paragraphs(text: str) -> list[str]:
    """Paragraphs, list items and rows of tables."""
    return re.split(r"\n\s*\n|\n(?= *(?:- |\d+\. |\|))", without_blocks(text))


def unknown_names(text: str, stage: Stage) -> list[str]:
    """What is in backticks, looks like code, and is nowhere."""
    found = []
    for paragraph in paragraphs(text):
        named = re.findall(r"\bL\d\d[a-z]?\b", paragraph)
        sources = [known_names(stage.name), *(known_names(LADDER.resolve(name).name) for name in named)]
        for span in re.findall(r"(?<!`)`([^`]+)`(?!`)", paragraph):
            if not any(is_known(span, known) for known in sources):
                found.append(span)
    return found


def is_known(span: str, known: Known) -> bool:
    if span in FOREIGN or COMMAND.match(span):
        return True
    if span.startswith("test_"):
        return any(f"def {span}(" in path.read_text(encoding="utf-8") for path in ROOT.glob("tests/*/test_*.py"))
    if PATH.fullmatch(span):
        return span in known.files or (ROOT / span).exists()
    try:
        tree = ast.parse(span.removesuffix("(...)"), mode="eval")
    except SyntaxError:
        return True  # no code
    return all(is_known_node(node, known) for node in ast.walk(tree))


def is_known_node(node: ast.AST, known: Known) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return is_callable(node.func.id, known)
    if isinstance(node, ast.Attribute):
        owner = ast.unparse(node.value)
        return known.has_member(owner, node.attr) if owner in known.members else is_word(node.attr, known)
    if isinstance(node, ast.Name) and re.match(r"[A-Z][a-z]|[A-Z]+[A-Z][a-z]", node.id):
        return node.id in known.symbols or hasattr(builtins, node.id)
    if isinstance(node, ast.Name):
        return is_word(node.id, known)
    return is_word(node.arg, known) if isinstance(node, ast.keyword) and node.arg else True


def is_callable(name: str, known: Known) -> bool:
    last_parts = {symbol.rpartition(".")[2] for symbol in known.symbols}
    return name in last_parts or hasattr(builtins, name)


def is_word(name: str, known: Known) -> bool:
    return len(name) == 1 or name in known.words or name in FOREIGN or hasattr(builtins, name)


def article(stage: Stage) -> str:
    return (ROOT / "docs" / f"{stage.name}.md").read_text(encoding="utf-8")


@pytest.fixture(params=STAGES.values(), ids=STAGES)
def stage(request) -> Stage:
    return request.param


def test_every_stage_has_an_article_with_its_parts_in_order(stage):
    name = stage.name.partition("_")[0]
    parts = [
        f"# {name} {stage.title}\n",
        f"<!-- generated: card {name} -->",
        *STEPS.get(stage.name, []),
        *(["```mermaid"] if stage.name == "L01_overview" else []),
        f"## What is new\n\n<!-- generated: new {name} -->",
        "## The walk\n",
        "## Shapes\n",
        "## Traps\n",
        *(["### What went wrong: "] if stage.name != "L01_overview" else []),
        "## The worked run\n",
        "<!-- generated: run python ",
        "## Exercises\n",
        "<details><summary>Answer</summary>",
        "## Test\n\n```bash\nuv run pytest tests/",
    ]
    text, position = article(stage), 0
    for part in parts:
        found = text.find(part, position)
        assert found >= 0, f"{stage.name}: {part!r} is missing, or stands too early"
        position = found


def test_an_article_has_two_or_three_exercises_with_folded_answers(stage):
    exercises = article(stage).partition("## Exercises")[2].partition("## Test")[0]
    assert 2 <= len(re.findall(r"^\d\. ", exercises, re.MULTILINE)) <= 3
    assert len(re.findall(r"^\d\. ", exercises, re.MULTILINE)) == exercises.count("<details>")
    assert exercises.count("<details>") == exercises.count("</details>")


def test_every_name_in_an_article_exists(stage):
    assert unknown_names(article(stage), stage) == []


@pytest.mark.parametrize(
    ("true", "wrong"),
    [
        ("`Scheduler.schedule`", "`Scheduler.plan`"),
        ("`Scheduler`", "`BlockManager`"),
        ("`engine/scheduler.py`", "`engine/schedulr.py`"),
        ("`max_num_seqs`", "`max_num_sequences`"),
        ("`Scheduler.waiting`", "`Sequence.waiting`"),
        ("`llm.step()`", "`llm.walk_on()`"),
        ("`LLM.generate`", "`LLM.complete`"),
        ("`SamplingParams(max_tokens=0)`", "`SamplingParams(max_token_count=0)`"),
    ],
)
def test_an_unknown_name_is_caught(true, wrong):
    assert unknown_names(f"It calls {true} first.", STAGES["L03_engine"]) == []
    assert unknown_names(f"It calls {wrong} first.", STAGES["L03_engine"]) == [wrong.strip("`")]


def test_a_name_of_another_stage_needs_that_stage_in_its_paragraph():
    stage = STAGES["L03_engine"]
    assert unknown_names("`LLMEngine.complete` is gone.", stage) == ["LLMEngine.complete"]
    assert unknown_names("`LLMEngine.complete` of L02 is gone.", stage) == []


def names_of_the_table() -> tuple[list[str], list[str]]:
    """The names of the middle column: those of L05, and those that the full engine adds."""
    found = []
    for part in (ROOT / "docs/names.md").read_text(encoding="utf-8").split("\n## The full engine\n"):
        cells = [line.split("|")[2] for line in part.splitlines() if line.startswith("|")]
        found.append([name for cell in cells for name in re.findall(r"`([^`]+)`", cell)])
    of_lesson, of_full = found
    return of_lesson, of_full


def test_the_names_of_the_table_exist():
    of_lesson, of_full = names_of_the_table()
    assert min(len(of_lesson), len(of_full)) > 30
    assert [name for name in of_lesson if not is_known(name, known_names("L05_model_runner"))] == []
    assert [name for name in of_full if not is_known(name, known_names("nanovllm_full"))] == []


def test_the_table_has_each_setting_parameter_and_backend_that_the_full_engine_adds():
    _, named = names_of_the_table()
    lesson, full = known_names("L05_model_runner"), known_names("nanovllm_full")
    added = {f"{owner}.{name}" for owner in ("Config", "SamplingParams") for name in full.members[owner]}
    added -= {f"{owner}.{name}" for owner in ("Config", "SamplingParams") for name in lesson.members[owner]}
    backends = {name for name, members in full.members.items() if members >= full.members["AttentionBackend"]}
    expected = {name for name in added if "._" not in name} | backends
    assert {"Config.attention_backend", "SamplingParams.top_k", "TritonBackend"} <= expected
    assert expected <= set(named), expected - set(named)


def commands_in(text: str) -> list[str]:
    fenced = re.findall(r"^ *```bash\n(.*?)^ *```", text, re.MULTILINE | re.DOTALL)
    lines = [line.partition(" #")[0].strip() for block in fenced for line in block.splitlines()]
    return lines + [span for span in re.findall(r"`([^`\n]+)`", without_blocks(text)) if COMMAND.match(span)]


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md"], ids=lambda page: page.name)
def test_every_command_exists(page):
    subcommands = {command.name or command.callback.__name__ for command in app.registered_commands}
    for command in commands_in(page.read_text(encoding="utf-8")):
        for name in re.findall(r"\blessons ([a-z]+)\b", command):
            assert name in subcommands, command
        for name in re.findall(r"\b(?:run|new|diff|-k) (L\d\w+)", command):
            assert LADDER.resolve(name), command
        for path in re.findall(r"\S+/\S+\.py\b", command):
            assert (ROOT / path).is_file(), command


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md"], ids=lambda page: page.name)
def test_every_link_leads_to_a_file(page):
    """A notebook of a stage may be written later."""
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        path = (page.parent / target).resolve()
        is_planned = path.parent == ROOT / "notebooks" and path.stem in STAGES
        assert target.startswith("https://") or path.exists() or is_planned, f"{page.name} links to {target}"


def test_every_article_is_linked_from_its_neighbours():
    names = list(STAGES)
    for before, after in pairwise(names):
        assert f"({after}.md)" in article(STAGES[before])
        assert f"({before}.md)" in article(STAGES[after])


def test_the_table_of_the_readme_agrees_with_the_manifest():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = {
        f"| {stage.name.partition('_')[0]} {stage.title} | {stage.question} | [article](docs/{stage.name}.md) "
        f"| [notebook](notebooks/{stage.name}.ipynb) | {stage.minutes} |"
        for stage in STAGES.values()
    }
    assert rows == set(re.findall(r"^\| (?:L\d\d|nanovllm ).*\|$", text, re.MULTILINE))


def test_every_example_is_short_and_used():
    pages = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    for path in ROOT.glob("docs/examples/*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 25, path.name
        assert f"docs/examples/{path.name}" in pages, path.name


def test_the_dependencies_that_need_python_3_11_are_the_ones_named():
    text = re.sub(r"\s+", " ", article(STAGES["L00_environment"]))
    [sentence] = re.findall(r"With ([^;]*?), each of the four says 3\.11 or newer", text)
    named = re.findall(r"(\w+) (\d+\.\d+\.\d+)", sentence)
    assert len(named) == 4
    for package, version in named:
        try:
            installed = metadata(package)
        except PackageNotFoundError:
            continue
        if installed["Version"] == version:
            assert re.match(r">=3\.11\b", installed["Requires-Python"])


def test_every_generated_block_is_current():
    findings = check_articles(LADDER)
    assert not findings, "\n".join(["", *map(str, findings)])


CARD = "> *Count to one.*\n>\n> **Question:** How does it start? **Time:** 10 minutes.\n"
MANIFEST = """\
[[stage]]
name = "L01_first"
title = "First"
motto = "Count to one."
question = "How does it start?"
minutes = 10
"""


@pytest.fixture
def course(tmp_path: Path) -> Path:
    """A course of one stage, whose article has nothing generated yet."""
    for file, text in {
        "lessons/stages.toml": MANIFEST,
        "lessons/L01_first/__init__.py": "from .engine.core import Engine\n",
        "lessons/L01_first/__main__.py": "from . import Engine\n",
        "lessons/L01_first/engine/__init__.py": "",
        "lessons/L01_first/engine/core.py": "from ..utils import tools\n\n\nclass Engine:\n    def step(self): ...\n",
        "lessons/L01_first/utils/tools.py": "def sharpen(): ...\n",
        "docs/L01_first.md": "# L01 First\n\n<!-- generated: card L01 -->\n<!-- end -->\n\nText.\n",
    }.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text)
    shutil.copy(STAGES["L01_overview"].folder / "trace.py", tmp_path / "lessons/L01_first/trace.py")
    return tmp_path


def run_tool(course: Path, *arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["--root", str(course), "articles", *arguments])
    return result.exit_code, result.output


def generate(course: Path, command: str) -> str:
    """What a block contains after --fix."""
    page = course / "docs/L01_first.md"
    page.write_text(f"<!-- generated: {command} -->\n<!-- end -->\n")
    code, output = run_tool(course, "--fix")
    assert code == 0, output
    return page.read_text().partition("\n")[2].removesuffix("<!-- end -->\n")


def problem(course: Path, text: str) -> str:
    """What the check says about a page."""
    (course / "docs/L01_first.md").write_text(text)
    code, output = run_tool(course)
    assert code == 1
    return re.sub(r"\s+", " ", output)


def test_a_stale_block_is_named_and_rewritten(course):
    code, output = run_tool(course)
    assert (code, output.splitlines()[0]) == (
        1,
        "docs/L01_first.md  line 3: the block 'card L01' is stale. Run `lessons articles --fix`.",
    )
    assert run_tool(course, "--fix") == (
        0,
        "rewrote docs/L01_first.md; review it\nevery generated block is current\n",
    )
    text = (course / "docs/L01_first.md").read_text()
    assert text == f"# L01 First\n\n<!-- generated: card L01 -->\n{CARD}<!-- end -->\n\nText.\n"
    assert run_tool(course) == (0, "every generated block is current\n")
    assert run_tool(course, "--fix")[1].startswith("nothing to rewrite")


def test_an_indented_block_is_indented(course):
    page = course / "docs/L01_first.md"
    page.write_text("1. One\n\n   <!-- generated: code lessons/L01_first/utils/tools.py -->\n   <!-- end -->\n")
    assert run_tool(course, "--fix")[0] == 0
    assert "   ```python\n   def sharpen(): ...\n   ```\n   <!-- end -->\n" in page.read_text()


def test_new_lists_files_and_public_symbols(course):
    assert "| `engine/core.py` | new | `Engine` with `step` | - | - |" in generate(course, "new L01").splitlines()


def test_imports_are_the_relative_imports_of_the_files(course):
    stage = load_ladder(course).resolve("L01")
    edges = {(file, target) for file in stage.texts for target in imported_files(stage, file)}
    assert edges == {
        ("__init__.py", "engine/core.py"),
        ("__main__.py", "__init__.py"),
        ("engine/core.py", "utils/tools.py"),
    }
    diagram = generate(course, "imports L01")
    assert diagram.count(" --> ") == 3
    assert "| engine | `engine/core.py` |" in diagram
    assert "| utilities | `utils/tools.py` |" in diagram


def test_code_shows_a_file_or_one_symbol(course):
    assert generate(course, "code lessons/L01_first/utils/tools.py") == "```python\ndef sharpen(): ...\n```\n"
    shown = generate(course, "code lessons/L01_first/engine/core.py Engine.step")
    assert shown == "```python\ndef step(self): ...\n```\n"


def test_run_shows_what_is_printed_and_nothing_of_stderr(course):
    (course / "say.py").write_text("import sys\nprint(sys.argv[1:], __name__)\nprint('no', file=sys.stderr)\n")
    assert (
        generate(course, "run python say.py --loud 'two words'") == "```text\n['--loud', 'two words'] __main__\n```\n"
    )
    assert generate(course, "run python -m say 1") == "```text\n['1'] __main__\n```\n"


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("card L09", "unknown stage 'L09'"),
        ("poem L01", "'poem' is unknown; known are card, new, imports, code, run"),
        ("code ../secret.py", "there is no file ../secret.py in the repository"),
        ("code lessons/L01_first/engine/core.py Engine.walk", "has no Engine.walk"),
        ("run rm -rf nothing", "a run block is `run python -m MODULE ...`"),
        ("run python fails.py", "it ends with ValueError: no"),
        ("run python exits.py", "it ends with 3"),
    ],
)
def test_a_block_that_cannot_be_generated_says_why(course, command, reason):
    (course / "fails.py").write_text("raise ValueError('no')\n")
    (course / "exits.py").write_text("raise SystemExit(3)\n")
    said = problem(course, f"<!-- generated: {command} -->\nkept\n<!-- end -->\n")
    assert f"docs/L01_first.md line 1: the block '{command}' cannot be generated: " in said
    assert reason in said
    assert run_tool(course, "--fix")[0] == 1
    assert "\nkept\n" in (course / "docs/L01_first.md").read_text()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("<!-- generated: card L01 -->\n", "line 1: opens a block that does not end"),
        ("\n<!-- end -->\n", "line 2: ends a block that was not opened"),
        ("<!-- generated: card L01 -->\n<!-- generated: card L01 -->\n<!-- end -->\n", "line 2: opens a block inside"),
    ],
)
def test_a_comment_without_its_partner_is_caught(course, text, reason):
    assert reason in problem(course, text)


def test_a_stale_run_is_caught_and_rewritten(tmp_path):
    """The planted error is one digit of a printed number."""
    page = tmp_path / "docs" / "L03_engine.md"
    page.parent.mkdir()
    (tmp_path / "say.py").write_text("print(42)\n")
    page.write_text("<!-- generated: run python say.py -->\n```text\n43\n```\n<!-- end -->\n")
    ladder = replace(LADDER, root=tmp_path)
    assert [finding.problem for finding in check_articles(ladder)] == ["the block 'run python say.py' is stale"]
    assert fix_articles(ladder) == (["docs/L03_engine.md"], [])
    assert "\n42\n" in page.read_text()


def test_runs_use_one_thread_and_no_gpu():
    assert (ENVIRONMENT["OMP_NUM_THREADS"], ENVIRONMENT["CUDA_VISIBLE_DEVICES"]) == ("1", "")


def test_the_readme_has_generated_blocks_too(course):
    (course / "README.md").write_text("<!-- generated: code README.md -->\n<!-- end -->\n")
    assert "README.md  line 1: the block 'code README.md' is stale" in run_tool(course)[1]


def test_an_unknown_stage_in_a_paragraph_is_an_error():
    with pytest.raises(CourseError):
        unknown_names("`step` of L99.", STAGES["L03_engine"])
