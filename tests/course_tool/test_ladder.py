"""The manifest is understood, or refused with one line that says why; stages are found by what a reader types."""

import subprocess
import sys

import pytest

from lessons.ladder import CourseError, load_ladder, reading_position
from tests.course_tool.conftest import Course

MANIFEST = "lessons/stages.toml"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("L02", "L02_second"),
        ("l02", "L02_second"),
        ("L02x", "L02x_side"),
        ("L02_", "L02_second"),
        ("L02_second", "L02_second"),
        ("lessons/L02_second/", "L02_second"),
        ("full", "nanovllm_full"),
        ("nanovllm", "nanovllm_full"),
        ("side", "L02x_side"),
    ],
)
def test_stage_is_found(course: Course, text: str, name: str):
    assert load_ladder(course.root).resolve(text).name == name


def test_unknown_stage_lists_all(course: Course):
    with pytest.raises(CourseError, match=r"unknown stage 'L9': say one of L01_first, .*, nanovllm_full"):
        load_ladder(course.root).resolve("L9")


def test_ambiguous_stage_lists_those_that_fit(course: Course):
    with pytest.raises(CourseError, match=r"ambiguous stage 'L0': say one of L01_first, L02_second, L02x_side$"):
        load_ladder(course.root).resolve("L0")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[[stage]]", "[[stage", "is not valid TOML"),
        ('name = "L02_second"', "", "stage number 2 has no name"),
        ('name = "L02_second"', 'name = "L01_first"', "L01_first is declared twice"),
        ('base = "L01_first"', 'base = "L09"', "the base 'L09' of L02_second is not a stage above it"),
        ('base = "L01_first"', "", "L02_second has no base"),
        ("minutes = 20", 'minutes = "long"', "'minutes' of L02_second must be a positive number, not 'long'"),
        ("minutes = 20", "minuets = 20", "L02_second has an unknown entry 'minuets'"),
        ("minutes = 20", 'budget = "none"', "'budget' of L02_second must be a positive number or \"free\""),
        ('new = ["engine/queue.py"]', 'new = "engine/queue.py"', "'new' of L02_second must be a list of strings"),
        ('"engine/core.py" = 6  #', '"engine/core.py" = "x"  #', "'changed' of L02_second must be a table"),
        ('edited = ["Engine.step"]', "edits = []", "symbols of L02_second has an unknown entry 'edits'"),
        ('edited = ["Engine.step"]', "edited = 1", "'edited' of the symbols of L02_second must be a list of strings"),
    ],
)
def test_manifest_that_cannot_be_understood_is_refused_in_one_line(course: Course, old: str, new: str, message: str):
    course.replace(MANIFEST, old, new)
    for command in (["list"], ["check"], ["check", "--fix"]):
        result = course.run(*command)
        assert result.exit_code == 2
        assert message in result.output
        assert len(result.output.splitlines()) == 1


def test_manifest_without_a_stage_is_refused(course: Course):
    course.write(MANIFEST, "x = 1\n")
    result = course.run("list")
    assert result.exit_code == 2
    assert "declares no stage" in result.output


def test_missing_manifest_is_refused(course: Course):
    course.path(MANIFEST).unlink()
    result = course.run("list")
    assert result.exit_code == 2
    assert "cannot read lessons/stages.toml" in result.output


def test_reading_order_goes_from_the_user_to_the_bottom():
    files = ["__init__.py", "utils/hub.py", "engine/scheduler.py", "engine/a.py", "zoo.py", "llm.py", "__main__.py"]
    assert sorted(files, key=reading_position) == [
        "__main__.py",
        "llm.py",
        "engine/scheduler.py",
        "engine/a.py",
        "utils/hub.py",
        "__init__.py",
        "zoo.py",
    ]


def test_importing_the_tool_imports_neither_torch_nor_a_stage():
    code = "import sys, lessons.cli; print(*[name for name in sys.modules if name.startswith(('torch', 'lessons.L'))])"
    output = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert output.strip() == ""
