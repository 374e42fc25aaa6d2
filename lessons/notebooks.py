"""`lessons notebooks`: executes the notebooks and checks that what is stored in them comes from one clean run.

Executing twice gives the same bytes: whatever depends on the clock or on chance is taken out. nbclient is imported only
when a notebook is executed.
"""

import ast
import json
import os
from collections.abc import Iterator
from pathlib import Path

from lessons.ladder import CourseError, Ladder
from lessons.rules import Finding

FOLDER = "notebooks"
TIMEOUT = 600  # seconds for one cell
# Metadata that tells about one run or one machine.
VOLATILE = ("execution", "collapsed", "scrolled", "ExecuteTime")
KERNEL_ENVIRONMENT = {
    "PYTHONHASHSEED": "0",
    "SOURCE_DATE_EPOCH": "0",
    "TQDM_DISABLE": "1",
    "HF_HUB_OFFLINE": "1",
    "HF_HUB_DISABLE_PROGRESS_BARS": "1",
    "TOKENIZERS_PARALLELISM": "false",
    "OMP_NUM_THREADS": "1",
    "MPLBACKEND": "module://matplotlib_inline.backend_inline",
}


def select_notebooks(ladder: Ladder, names: list[str]) -> list[Path]:
    """Return the notebooks of that name, or of the stage that a name means; all of them if there are no names."""
    paths = sorted((ladder.root / FOLDER).glob("*.ipynb"))
    if not paths:
        raise CourseError(f"there are no notebooks: no *.ipynb in {ladder.root / FOLDER}")
    stems = {path.stem: path for path in paths}
    chosen = []
    for name in names:
        stem = Path(name).stem
        stem = stem if stem in stems else ladder.resolve(name).name
        if stem not in stems:
            raise CourseError(f"no notebook '{stem}': there are {', '.join(stems)}")
        chosen.append(stems[stem])
    return chosen or paths


def check_notebook(path: Path) -> list[Finding]:
    """Return what shows that the stored outputs do not come from one run from top to bottom."""
    remedy = f"Run `lessons notebooks --execute {path.stem}`"
    cells = [cell for cell in _read(path)["cells"] if cell["cell_type"] == "code"]
    return [Finding(path.stem, place, problem, remedy) for place, problem in _problems(cells)]


def execute_notebook(ladder: Ladder, path: Path) -> str | None:
    """Run the notebook in a fresh kernel and store its outputs. If a cell fails, return the error and store nothing."""
    try:
        import nbformat
        from nbclient import NotebookClient
        from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
    except ImportError as error:
        raise CourseError(f"executing notebooks needs {error.name}: run `uv sync --group notebooks`") from None
    notebook = nbformat.reads(json.dumps(_read(path)), as_version=4)
    client = NotebookClient(
        notebook,
        timeout=TIMEOUT,
        kernel_name="python3",
        record_timing=False,
        extra_arguments=["--IPKernelApp.log_level=40"],  # errors only
        resources={"metadata": {"path": str(path.parent)}},
    )
    try:
        client.execute(env=_environment(ladder))
    except (CellExecutionError, CellTimeoutError, DeadKernelError) as error:
        return str(error).strip()
    settle(notebook)
    path.write_text(nbformat.writes(notebook) + "\n", encoding="utf-8")
    return None


def settle(notebook: dict) -> None:
    """Take out of an executed notebook what differs from run to run. Counts become 1..n."""
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook["metadata"] = {"kernelspec": kernel, "language_info": {"name": "python"}}
    count = 0
    for cell in notebook["cells"]:
        cell["metadata"] = {key: value for key, value in cell["metadata"].items() if key not in VOLATILE}
        if cell["cell_type"] == "code" and cell["source"].strip():
            count += 1
            cell["execution_count"] = count
            cell["outputs"] = _settled_outputs(cell["outputs"], count)


def _settled_outputs(outputs: list[dict], count: int) -> list[dict]:
    """Join what one stream printed in pieces: where it is cut depends on the clock."""
    settled: list[dict] = []
    for output in outputs:
        if output["output_type"] == "execute_result":
            output["execution_count"] = count
        if settled and output["output_type"] == "stream" and settled[-1].get("name") == output["name"]:
            settled[-1]["text"] += output["text"]
        else:
            settled.append(output)
    return settled


def _problems(cells: list[dict]) -> Iterator[tuple[str, str]]:
    counts = [cell["execution_count"] for cell in cells]
    if cells and not any(counts):
        yield "whole notebook", "is not executed: no cell has a count"
        return
    for number, cell in enumerate(cells, 1):
        place, source = f"code cell {number}", cell["source"]
        if not source.strip():
            yield place, "is empty (delete it)"
        elif cell["execution_count"] != number:
            yield place, f"has the execution count {cell.get('execution_count')}, not {number}"
        elif _stores_error(cell) and "raises-exception" not in cell["metadata"].get("tags", []):
            yield place, "stores an error"
        elif not cell["outputs"] and _prints(source):
            yield place, "prints, but no output is stored"


def _stores_error(cell: dict) -> bool:
    return any(output["output_type"] == "error" for output in cell["outputs"])


def _prints(source: str) -> bool:
    """Whether the cell surely has an output: it calls print at its top level."""
    try:
        statements = ast.parse(source).body
    except SyntaxError:  # a cell with a magic command
        return False
    values = [statement.value for statement in statements if isinstance(statement, ast.Expr)]
    return any(isinstance(value, ast.Call) and ast.unparse(value.func) == "print" for value in values)


def _environment(ladder: Ladder) -> dict[str, str]:
    """What nbval's kernels get from the root conftest, so that both see the same outputs."""
    paths = [str(ladder.root), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, **KERNEL_ENVIRONMENT, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


def _read(path: Path) -> dict:
    """Read a notebook and complete its cells, so that one written by hand may leave out what is empty."""
    try:
        notebook = json.loads(path.read_text(encoding="utf-8"))
        for number, cell in enumerate(notebook["cells"]):
            cell.setdefault("id", f"cell-{number}")
            cell.setdefault("metadata", {})
            cell["source"] = "".join(cell["source"])
            if cell["cell_type"] == "code":
                cell.setdefault("execution_count", None)
                cell.setdefault("outputs", [])
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise CourseError(f"{path.name} is not a notebook: {error!r}") from None
    return {**notebook, "nbformat": 4, "nbformat_minor": 5}
