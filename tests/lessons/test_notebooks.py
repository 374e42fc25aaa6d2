"""What is stored in the notebooks: one clean run, and nothing that belongs to one machine or one moment.

That the outputs are still right is tested by nbval, which runs each notebook again.
"""

import re
from pathlib import Path

import nbformat
import pytest

from lessons.ladder import load_ladder
from lessons.notebooks import check_notebook

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
IGNORED = re.compile(r"^\s*#\s*NBVAL_(IGNORE_OUTPUT|SKIP)\s*$", re.MULTILINE)
MENTIONED = re.compile(r"NBVAL_\w+|nbval-\S+", re.IGNORECASE)
PER_MACHINE = {
    "path": re.compile(r"(?<![\w.])/(home|root|Users|usr|opt|tmp|var|work|mnt|content|workspace)/|\b[A-Za-z]:\\\w"),
    "traceback": re.compile(r"Traceback \(most recent call last\)|^\s+File \".+\", line \d+", re.MULTILINE),
    "time": re.compile(
        r"\b\d+(\.\d+)?\s?(ns|us|µs|ms|s|sec|seconds|minutes|it/s|tok/s)\b|(?<!\[)\b\d\d:\d\d(:\d\d)?\b"
    ),
    "date": re.compile(r"\b20\d\d-\d\d-\d\d\b"),
    "version": re.compile(r"\b\d+\.\d+\.\d+|\bv\d+\.\d+|\+(cu|cpu)\d*\b"),
    "size": re.compile(r"\b\d+(\.\d+)?\s?([KMGT]i?B|bytes)\b"),
    "address": re.compile(r"\bat 0x[0-9a-f]+"),
}

for_each_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])


def read_cells(path: Path) -> list[dict]:
    """The code cells."""
    return [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]


def outputs_of(cell: dict) -> list[str]:
    """Everything that a cell gave as text; pictures are left out."""
    found = []
    for output in cell.outputs:
        found.append(output.get("text", ""))
        found.extend(value for key, value in output.get("data", {}).items() if key.startswith("text/"))
    return found


def test_every_stage_has_its_notebook_and_no_notebook_is_without_a_stage():
    assert [path.stem for path in NOTEBOOKS] == sorted(stage.name for stage in load_ladder(ROOT).written)


@for_each_notebook
def test_counts_are_1_to_n_and_every_output_is_stored(path):
    cells = read_cells(path)
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    assert [str(finding) for finding in check_notebook(path)] == []


@for_each_notebook
def test_at_most_one_cell_in_ten_is_ignored(path):
    cells = read_cells(path)
    ignored = [cell.source for cell in cells if IGNORED.search(cell.source)]
    mentioned = [cell.source for cell in cells if MENTIONED.search(f"{cell.source} {cell.metadata.get('tags', '')}")]
    assert ignored == mentioned, "a mark of nbval has a line of its own, and no other mark is used"
    assert len(ignored) <= len(cells) / 10


@for_each_notebook
def test_no_output_is_an_error_or_a_warning(path):
    for cell in read_cells(path):
        for output in cell.outputs:
            assert output.output_type != "error", cell.source
            assert output.get("name") != "stderr", f"{cell.source}\n\n{output.text}"


@for_each_notebook
@pytest.mark.parametrize("what", PER_MACHINE)
def test_no_output_belongs_to_one_machine_or_moment(path, what):
    for cell in read_cells(path):
        for text in outputs_of(cell):
            match = PER_MACHINE[what].search(text)
            assert match is None, f"{what} {match.group()!r} in the output of\n{cell.source}"


@for_each_notebook
def test_every_picture_is_shown_by_plt_show(path):
    for cell in read_cells(path):
        if "plots.plot_" in cell.source:
            assert cell.source.rstrip().endswith("plt.show()"), cell.source
            assert any("image/png" in output.get("data", {}) for output in cell.outputs), cell.source
        assert not cell.source.rstrip().endswith(";"), cell.source


@for_each_notebook
def test_notebook_imports_its_own_stage_and_at_most_the_one_before(path):
    sources = "\n".join(cell.source for cell in read_cells(path))
    stages = set(re.findall(r"(?<=\blessons\.)L\w+|\bnanovllm_full\b", sources))
    assert {path.stem} <= stages <= {path.stem, load_ladder(ROOT).resolve(path.stem).base}
