"""`lessons notebooks` stores the same bytes each time, and sees outputs that are not from one clean run."""

import ast
import json

import pytest

from lessons.cli import REPOSITORY
from lessons.notebooks import KERNEL_ENVIRONMENT
from tests.course_tool.conftest import Course

NOTEBOOK = "notebooks/L02_second.ipynb"


def code(source: str, count: int | None = None, outputs: tuple[dict, ...] = ()) -> dict:
    return {
        "cell_type": "code",
        "execution_count": count,
        "metadata": {"execution": {"iopub.execute_input": "2024-01-01T00:00:00Z"}},
        "outputs": list(outputs),
        "source": source,
    }


def write_notebook(course: Course, *cells: dict) -> None:
    notebook = {"cells": list(cells), "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    course.write(NOTEBOOK, json.dumps(notebook))


PRINTED = {"name": "stdout", "output_type": "stream", "text": ["1\n"]}
ERROR = {"ename": "E", "evalue": "", "output_type": "error", "traceback": []}


@pytest.mark.parametrize(
    ("cells", "problem"),
    [
        ([code("x = 1")], "is not executed"),
        ([code("x = 1", 1), code("print(x)", 3, (PRINTED,))], "code cell 2: has the execution count 3, not 2"),
        ([code("x = 1", 1), code("x", None)], "code cell 2: has the execution count None, not 2"),
        ([code("print(1)", 1)], "code cell 1: prints, but no output is stored"),
        ([code("1 / 0", 1, (ERROR,))], "code cell 1: stores an error"),
        ([code("x = 1", 1), code("", None)], "code cell 2: is empty"),
    ],
)
def test_outputs_that_are_not_from_one_run_are_found(course: Course, cells: list[dict], problem: str):
    write_notebook(course, *cells)
    result = course.run("notebooks")
    assert result.exit_code == 1
    assert problem in result.output
    assert "Run `lessons notebooks --execute L02_second`" in result.output


def test_executed_notebook_holds(course: Course):
    markdown = {"cell_type": "markdown", "metadata": {}, "source": "# Title"}
    write_notebook(course, markdown, code("x = 1", 1), code("print(x)", 2, (PRINTED,)))
    result = course.run("notebooks", "L02")
    assert (result.exit_code, result.output) == (0, "no findings in 1 notebooks\n")


def test_error_that_the_author_wants_is_allowed(course: Course):
    cell = code("1 / 0", 1, (ERROR,))
    write_notebook(course, {**cell, "metadata": {"tags": ["raises-exception"]}})
    assert course.run("notebooks").exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [(("L01",), "no notebook 'L01_first': there are L02_second"), (("L09",), "unknown stage 'L09'")],
)
def test_missing_notebook_is_refused_in_one_line(course: Course, arguments: tuple[str, ...], message: str):
    write_notebook(course, code("x = 1", 1))
    result = course.run("notebooks", *arguments)
    assert result.exit_code == 2
    assert message in result.output


def test_missing_notebooks_folder_is_refused_in_one_line(course: Course):
    result = course.run("notebooks")
    assert result.exit_code == 2
    assert "there are no notebooks" in result.output
    assert len(result.output.splitlines()) == 1


def test_file_that_is_not_a_notebook_is_refused_in_one_line(course: Course):
    course.write(NOTEBOOK, "{}")
    result = course.run("notebooks")
    assert result.exit_code == 2
    assert "L02_second.ipynb is not a notebook" in result.output


def test_kernels_get_the_environment_that_nbval_gives_them():
    tree = ast.parse((REPOSITORY / "conftest.py").read_text())
    keywords = [node for node in ast.walk(tree) if isinstance(node, ast.keyword)]
    settings = {node.arg: node.value.value for node in keywords if isinstance(node.value, ast.Constant)}
    assert settings == KERNEL_ENVIRONMENT


def test_executing_twice_gives_the_same_bytes(course: Course):
    pytest.importorskip("nbclient")
    write_notebook(
        course,
        code("import os\nfrom lessons.L02_second.engine.core import LIMIT", 7),
        code("print(LIMIT, flush=True)\nprint(os.environ['PYTHONHASHSEED'])\n{'b', 'a'}", 9),
    )
    result = course.run("notebooks", "--execute", "L02")
    assert result.exit_code == 0, result.output
    first = course.read(NOTEBOOK)
    cells = json.loads(first)["cells"]
    assert [cell["execution_count"] for cell in cells] == [1, 2]
    assert cells[1]["outputs"][0]["text"] == ["8\n", "0\n"]
    assert cells[0]["metadata"] == {}
    assert course.run("notebooks", "--execute").exit_code == 0
    assert course.read(NOTEBOOK) == first


def test_failing_cell_is_shown_and_nothing_is_stored(course: Course):
    pytest.importorskip("nbclient")
    write_notebook(course, code("raise ValueError('too bad')"))
    before = course.read(NOTEBOOK)
    result = course.run("notebooks", "--execute")
    assert result.exit_code == 1
    assert "too bad" in result.output
    assert course.read(NOTEBOOK) == before
