"""The course tool: `lessons list|run|diff|new|where|doctor` for readers, and for authors `lessons
check|articles|notebooks|forward`.

It reads the stages as text. Importing this module imports neither torch nor a stage, so every command but `run`,
`doctor`, `articles` and `notebooks --execute` answers in about a second. Exit codes: 1 for findings, 2 for a request
that cannot be served; `run` and `doctor` end with the code of what they ran.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text
from typer.core import TyperGroup

from lessons import articles, checker, diffview, forward, launcher, newview, notebooks, views
from lessons.hop import hop_to
from lessons.ladder import MANIFEST, CourseError, Ladder, load_ladder
from lessons.rules import Finding

REPOSITORY = Path(__file__).resolve().parent.parent


class CourseGroup(TyperGroup):
    """Turns a CourseError of any command into one line and exit code 2."""

    def invoke(self, ctx: typer.Context) -> object:
        """Run the chosen command."""
        try:
            return super().invoke(ctx)
        except CourseError as error:
            typer.echo(f"lessons: {error}", err=True)
            raise typer.Exit(2) from None


app = typer.Typer(
    cls=CourseGroup,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
console = Console(highlight=False)

StageName = Annotated[str, typer.Argument(metavar="STAGE", help="a stage, by prefix or in full")]


@app.callback()
def main(
    ctx: typer.Context,
    root: Annotated[Path, typer.Option(help="the repository of the course", hidden=True)] = REPOSITORY,
) -> None:
    """Read, run and compare the stages of the course. A stage is named by prefix (L03, L03x, full) or in full."""
    ctx.obj = root.resolve()


@app.command("list")
def list_stages(ctx: typer.Context) -> None:
    """Show all stages: motto, minutes, lines, new symbols."""
    console.print(views.stage_table(_ladder(ctx)))


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def run(
    ctx: typer.Context,
    stage: StageName,
    model: Annotated[str | None, typer.Option(help="a model's name, a directory or a hub id")] = None,
    prompt: Annotated[list[str] | None, typer.Option(help="the text to continue; may be given several times")] = None,
    max_tokens: Annotated[int | None, typer.Option(help="most tokens to generate")] = None,
    temperature: Annotated[float | None, typer.Option(help="0 is greedy")] = None,
) -> None:
    """Run a stage, as `python -m lessons.STAGE` does. Other options are passed on; `run STAGE -- --help` lists them."""
    options = [("--model", model), ("--max-tokens", max_tokens), ("--temperature", temperature)]
    options += [("--prompt", text) for text in prompt or []]
    # One word for option and value, so that a prompt may begin with a dash.
    arguments = [f"{name}={value}" for name, value in options if value is not None]
    ladder = _ladder(ctx)
    raise typer.Exit(launcher.run_stage(ladder, ladder.resolve_written(stage), [*arguments, *ctx.args]))


@app.command()
def diff(
    ctx: typer.Context,
    old: Annotated[str, typer.Argument(metavar="OLD", help="a stage")],
    new: Annotated[str, typer.Argument(metavar="NEW", help="another stage, not necessarily the next")],
    what: Annotated[
        str | None, typer.Argument(metavar="FILE|SYMBOL", help="engine/scheduler.py or LLMEngine.generate")
    ] = None,
    stat: Annotated[bool, typer.Option("--stat", help="count lines only")] = False,
    side_by_side: Annotated[bool, typer.Option("--side-by-side", help="two columns")] = False,
) -> None:
    """Compare two stages, whole or one file or symbol of them."""
    if stat and side_by_side:
        raise CourseError("--stat and --side-by-side exclude each other: choose one")
    ladder = _ladder(ctx)
    before, after = ladder.resolve_written(old), ladder.resolve_written(new)
    pairs = diffview.differing_pairs(before, after, what)
    if not pairs:
        _say(f"no difference between {before.name} and {after.name}" + (f" in {what}" if what else ""))
    elif stat:
        console.print(diffview.stat_table(pairs))
    elif side_by_side:
        for pair in pairs:
            console.print(diffview.side_by_side(pair))
    else:
        _print_lines(diffview.unified(pairs))


@app.command()
def new(ctx: typer.Context, stage: StageName) -> None:
    """Show only what a stage adds to its base, in reading order."""
    ladder = _ladder(ctx)
    hop = hop_to(ladder, ladder.resolve_written(stage))
    after = f"after {hop.base.name}" if hop.base else "the first stage"
    title = Text(f"{hop.stage.name}, {after}: {hop.stage.motto or hop.stage.title}", style="bold cyan")
    _print_lines([title, *newview.new_in(hop)])


@app.command()
def where(
    ctx: typer.Context,
    symbol: Annotated[str, typer.Argument(metavar="SYMBOL", help="Name, Class.method or file.py:Name")],
) -> None:
    """Show where a symbol is born, edited and removed."""
    for table in views.where_tables(_ladder(ctx), symbol):
        console.print(table)


@app.command()
def doctor(ctx: typer.Context) -> None:
    """Say what this machine can run (the newest stage's doctor)."""
    raise typer.Exit(launcher.run_doctor(_ladder(ctx)))


@app.command()
def check(
    ctx: typer.Context,
    fix: Annotated[bool, typer.Option("--fix", help=f"write what can be measured into {MANIFEST} first")] = False,
) -> None:
    """For authors: prove that the manifest is true."""
    if fix:
        from lessons.fixer import fix as fix_manifest  # tomlkit is needed only here

        fixed = fix_manifest(ctx.obj)
        _say(f"{MANIFEST}: {'rewrote ' + ', '.join(fixed) + '; review it' if fixed else 'nothing to rewrite'}")
    ladder = _ladder(ctx)
    _report(checker.check(ladder), f"no findings in {len(ladder.stages)} stages")


@app.command("articles")
def check_or_rewrite_articles(
    ctx: typer.Context,
    fix: Annotated[bool, typer.Option("--fix", help="rewrite the blocks that are stale")] = False,
) -> None:
    """For authors: check what is generated in the articles."""
    ladder = _ladder(ctx)
    if not fix:
        _report(articles.check_articles(ladder), "every generated block is current")
        return
    changed, findings = articles.fix_articles(ladder)
    _say(f"rewrote {', '.join(changed)}; review it" if changed else "nothing to rewrite")
    _report(findings, "every generated block is current")


@app.command("notebooks")
def check_or_execute_notebooks(
    ctx: typer.Context,
    names: Annotated[list[str] | None, typer.Argument(metavar="NAMES", help="stages or notebooks; all")] = None,
    execute: Annotated[bool, typer.Option("--execute", help="run them and store their outputs")] = False,
) -> None:
    """For authors: check stored outputs, or make them."""
    ladder = _ladder(ctx)
    paths = notebooks.select_notebooks(ladder, names or [])
    for path in paths if execute else []:
        error = notebooks.execute_notebook(ladder, path)
        if error:
            _say(f"{path.name}: a cell failed, nothing was stored\n{error}")
            raise typer.Exit(1)
        _say(f"{path.name}: executed")
    findings = [finding for path in paths for finding in notebooks.check_notebook(path)]
    _report(findings, f"no findings in {len(paths)} notebooks")


@app.command("forward")
def carry_forward(
    ctx: typer.Context,
    stage: StageName,
    file: Annotated[str, typer.Argument(metavar="FILE", help="path in the stage, such as engine/scheduler.py")],
    revision: Annotated[str, typer.Option("--from", metavar="REV", help="where the edit starts")] = "HEAD",
    force: Annotated[bool, typer.Option("--force", help="also write files with uncommitted changes")] = False,
) -> None:
    """For authors: carry an edit through all later stages."""
    ladder = _ladder(ctx)
    source = ladder.resolve_written(stage)
    moves = forward.forward(ladder, source, file, revision, force)
    if not moves:
        _say(f"nothing to do: {source.path}/{file} is the same as at {revision}")
    for move in moves:
        _say(f"{move.stage.path}/{file}: {move.outcome}")
    if moves and moves[-1].outcome == forward.CONFLICT:
        path = f"{moves[-1].stage.path}/{file}"
        _say(f"resolve {path}, then: lessons forward {moves[-1].stage.name} {file}")
        raise typer.Exit(1)


def _ladder(ctx: typer.Context) -> Ladder:
    return load_ladder(ctx.obj)


def _print_lines(lines: Iterable[Text]) -> None:
    """Print lines whole: the terminal may wrap them, a file or a pipe gets them as they are."""
    for line in lines:
        console.print(line, soft_wrap=True)


def _say(text: str) -> None:
    _print_lines([Text(text)])


def _report(findings: list[Finding], success: str) -> None:
    """Print every finding and end with exit code 1, or say that there are none."""
    _print_lines(Text(str(finding)) for finding in findings)
    if findings:
        _say(f"findings: {len(findings)}")
        raise typer.Exit(1)
    _say(success)
