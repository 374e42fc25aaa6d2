"""`lessons check` finds every way in which a stage can differ from its base and its manifest."""

import pytest

from tests.course_tool.conftest import OLD, Course

MANIFEST = "lessons/stages.toml"


def only_finding(course: Course, *parts: str) -> None:
    """Exactly one finding mentions all the parts."""
    findings = course.findings()
    matching = [finding for finding in findings if all(part in finding for part in parts)]
    assert len(matching) == 1, f"wanted {parts} once in:\n" + "\n".join(findings)


def test_clean_ladder_holds(course: Course):
    assert course.findings() == []


def test_caches_and_hidden_files_are_not_part_of_a_stage(course: Course):
    course.write("lessons/L02_second/engine/__pycache__/core.pyc", "x")
    course.write("lessons/L02_second/.hidden", "x")
    assert course.findings() == []


def test_undeclared_new_file_is_found(course: Course):
    course.write("lessons/L02x_side/engine/extra.txt", "x\n")
    only_finding(course, "L02x_side", "engine/extra.txt", "is new and not declared")


def test_undeclared_change_is_found(course: Course):
    course.replace("lessons/L02x_side/engine/core.py", "LIMIT = 8", "LIMIT = 9")
    only_finding(course, "L02x_side", "engine/core.py", "is changed and not declared")


def test_undeclared_removal_is_found(course: Course):
    course.path("lessons/L02x_side/doctor.py").unlink()
    only_finding(course, "L02x_side  doctor.py: is removed and not declared")
    only_finding(course, "nanovllm_full  doctor.py: is new and not declared")


@pytest.mark.parametrize(
    ("old", "new", "status"),
    [
        ('new = ["engine/queue.py"]', 'new = ["engine/queue.py", "engine/none.py"]', "does not exist"),
        ('new = ["engine/queue.py"]', 'new = ["engine/queue.py", "doctor.py"]', "is the same as in the base"),
        ('"engine/core.py" = 6  #', '"engine/none.py" = 10\n"engine/core.py" = 6  #', "does not exist"),
        ('"engine/core.py" = 6  #', '"doctor.py" = 10\n"engine/core.py" = 6  #', "is the same as in the base"),
        ('removed = ["engine/old.py"]', 'removed = ["engine/old.py", "doctor.py"]', "is the same as in the base"),
    ],
)
def test_untrue_declaration_of_a_file_is_found(course: Course, old: str, new: str, status: str):
    course.replace(MANIFEST, old, new)
    only_finding(course, "is declared", status)


def test_budget_of_a_file_counts_as_git_does(course: Course):
    assert course.findings() == []  # one line replaced, four added
    course.replace(MANIFEST, '"engine/core.py" = 6  #', '"engine/core.py" = 5  #')
    only_finding(course, "L02_second", "engine/core.py", "has 6 changed lines, 5 are declared")


def test_budget_of_a_hop_is_found_exceeded(course: Course):
    course.replace(MANIFEST, "minutes = 20", "budget = 5\nminutes = 20")
    only_finding(course, "L02_second", "the hop changes 6 lines, its budget is 5")


def test_too_many_edited_files_are_found(course: Course):
    course.replace(MANIFEST, "minutes = 20", "max_files = 1\nminutes = 20")
    course.replace(MANIFEST, '"engine/core.py" = 6  #', '"doctor.py" = 10\n"engine/core.py" = 6  #')
    for stage in ("lessons/L02_second", "lessons/L02x_side", "nanovllm_full"):
        course.replace(f"{stage}/doctor.py", "import sys\n", "import sys\n\nX = 1\n")
    only_finding(course, "L02_second", "the hop edits 2 files, at most 1 are allowed")


def test_free_hop_has_no_budget(course: Course):
    many = "".join(f"X{number} = {number}\n" for number in range(400))
    course.write("nanovllm_full/engine/core.py", course.read("nanovllm_full/engine/core.py") + many)
    only_finding(course, "nanovllm_full", "changed lines, 6 are declared")


def test_undeclared_symbol_is_found(course: Course):
    for stage in ("lessons/L02_second", "lessons/L02x_side", "nanovllm_full"):
        course.replace(f"{stage}/engine/queue.py", "class Queue", "def helper():\n    pass\n\n\nclass Queue")
    only_finding(course, "L02_second  engine/queue.py:1: helper is added and not declared")


def test_undeclared_edit_of_a_symbol_is_found(course: Course):
    course.replace(MANIFEST, 'edited = ["Engine.step"]', "edited = []")
    only_finding(course, "L02_second", "engine/core.py:14", "Engine.step is edited and not declared")


def test_undeclared_removal_of_a_symbol_is_found(course: Course):
    course.replace(MANIFEST, 'removed = ["shout"]', "removed = []")
    only_finding(course, "L02x_side", "shout is removed and not declared")


@pytest.mark.parametrize("kind", ["added", "edited", "removed"])
def test_symbol_that_is_declared_but_absent_is_found(course: Course, kind: str):
    course.replace(MANIFEST, 'edited = ["Engine.step"]\n', 'edited = ["Engine.step"]\nremoved = []\n')
    before = {"added": '"Queue.push"]', "edited": '["Engine.step"]', "removed": "removed = []\n\n[[stage]]"}[kind]
    after = {
        "added": '"Queue.push", "ghost"]',
        "edited": '["Engine.step", "ghost"]',
        "removed": 'removed = ["ghost"]\n\n[[stage]]',
    }[kind]
    course.replace(MANIFEST, before, after)
    only_finding(course, "L02_second", f"'ghost' is declared {kind}, but is not")


def test_private_symbol_needs_no_declaration_but_a_declared_one_must_be_true(course: Course):
    course.replace(MANIFEST, '"Engine.step", "shout"', '"Engine.step", "Engine._reset", "shout"')
    assert course.findings() == []
    course.replace(MANIFEST, '"Engine._reset"', '"Engine._rest"')
    only_finding(course, "L01_first", "'Engine._rest' is declared added")


def test_name_of_two_files_must_be_declared_with_its_file(course: Course):
    course.replace(MANIFEST, '"__main__.py:main"', '"main"')
    only_finding(course, "L01_first", "'main' occurs in several files", "__main__.py:main or doctor.py:main")


def test_edited_method_does_not_make_its_class_an_edited_one(course: Course):
    course.replace(MANIFEST, 'edited = ["Engine.step"]', 'edited = ["Engine.step", "Engine"]')
    only_finding(course, "L02_second", "'Engine' is declared edited, but is not")


def test_renamed_symbol_is_found_even_if_declared(course: Course):
    for stage in ("lessons/L02_second", "lessons/L02x_side", "nanovllm_full"):
        course.replace(f"{stage}/engine/queue.py", "class Queue", "class Line")
    course.write("lessons/L02_second/engine/old.py", OLD.replace("shout", "cry"))
    course.replace(MANIFEST, '"Queue", "Queue.push"]', '"Line", "Line.push", "cry"]\nremoved = ["shout"]')
    only_finding(course, "L02_second", "cry looks like engine/old.py:shout renamed or moved")


def test_moved_symbol_is_found(course: Course):
    course.write("lessons/L02x_side/engine/queue.py", course.read("lessons/L02x_side/engine/queue.py") + "\n\n" + OLD)
    only_finding(course, "L02x_side", "engine/queue.py:9", "shout looks like engine/old.py:shout renamed or moved")


def test_renamed_class_is_reported_once(course: Course):
    course.replace_everywhere("engine/core.py", "self.limit = LIMIT\n", "self.limit = LIMIT\n        self.rest = 0\n")
    course.replace("nanovllm_full/engine/core.py", "class Engine", "class Motor")
    only_finding(course, "looks like", "renamed or moved")
    only_finding(course, "Motor looks like engine/core.py:Engine renamed")


def test_renamed_file_is_found(course: Course):
    for stage in ("lessons/L02x_side", "nanovllm_full"):
        course.path(f"{stage}/doctor.py").rename(course.path(f"{stage}/nurse.py"))
    only_finding(course, "L02x_side", "nurse.py: looks like doctor.py renamed")


@pytest.mark.parametrize(
    "line",
    [
        "# as in L01 before",
        'NAME = "L02_second"',
        '"""The engine of L02x."""',
        "NAME = 'nanovllm_full'",
        "x = 1  # see L09_later",
    ],
)
def test_stage_name_in_a_carried_file_is_found_once(course: Course, line: str):
    course.replace_everywhere("engine/core.py", "LIMIT = 8\n", f"LIMIT = 8\n{line}\n")
    only_finding(course, "L01_first  engine/core.py:4: names the stage")


def test_stage_name_is_found_as_a_whole_word_only(course: Course):
    course.replace_everywhere("engine/core.py", "LIMIT = 8\n", "LIMIT = 8\nL010 = XL01 = L1 = 0  # L2 cache, full\n")
    assert course.findings() == []


def test_stage_name_is_allowed_in_a_file_that_is_not_carried(course: Course):
    course.replace("lessons/L02_second/engine/old.py", "def shout", "# Only in L02_second.\n\n\ndef shout")
    course.replace(MANIFEST, '"engine/core.py" = 6  #', '"engine/old.py" = 10\n"engine/core.py" = 6  #')
    assert course.findings() == []


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("import lessons.L01_first.engine", "imports lessons.L01_first.engine by its absolute name"),
        ("from lessons import plots", "imports lessons by its absolute name"),
        ("from nanovllm_full.engine import core", "imports nanovllm_full.engine by its absolute name"),
        (
            "import importlib; x = importlib.import_module('lessons.plots')",
            "imports lessons.plots by its absolute name",
        ),
        ("from ...engine import core", "imports from outside the stage"),
    ],
)
def test_import_that_leaves_the_stage_is_found(course: Course, line: str, problem: str):
    course.replace("nanovllm_full/engine/core.py", "LIMIT = 8\n", f"{line}\nLIMIT = 8\n")
    only_finding(course, "nanovllm_full", "engine/core.py:3", problem)


def test_relative_import_within_the_stage_is_allowed(course: Course):
    course.replace("nanovllm_full/engine/core.py", "LIMIT = 8\n", "from ..engine import queue\n\nLIMIT = 8\n")
    course.run("check", "--fix")
    assert course.findings() == []


@pytest.mark.parametrize(
    "comment",
    ["# New in this lesson: the limit", "# ---------- engine", "# NEW: limit", "# Added in the previous stage."],
)
def test_banner_is_found(course: Course, comment: str):
    course.replace("nanovllm_full/engine/core.py", "LIMIT = 8\n", f"{comment}\nLIMIT = 8\n")
    only_finding(course, "nanovllm_full", "engine/core.py:3", "has a banner or says what is new")


def test_invalid_python_is_found_and_hides_no_other_stage(course: Course):
    course.replace("lessons/L02_second/engine/core.py", "LIMIT = 8\n", "LIMIT = = 8\n")
    only_finding(course, "L02_second", "engine/core.py:3", "is not valid Python")
    assert not any("Engine.step is" in finding for finding in course.findings())


def test_retired_contract_test_must_exist(course: Course):
    course.replace(MANIFEST, "test_stops =", "test_stop =")
    only_finding(course, "nanovllm_full", "retires test_stop, which tests/contract lacks", "Write test_stops")


def test_retired_contract_test_is_not_looked_up_without_contract_tests(course: Course):
    course.replace(MANIFEST, "test_stops =", "test_stop =")
    course.path("tests/contract/test_engine.py").unlink()
    course.path("tests/contract").rmdir()
    assert course.findings() == []


def test_retired_contract_test_needs_a_reason(course: Course):
    course.replace(MANIFEST, '"it never stops"', '" "')
    only_finding(course, "nanovllm_full", "retires test_stops without a reason")


def test_folder_that_the_manifest_lacks_is_found(course: Course):
    course.write("lessons/L07_more/__init__.py", "")
    only_finding(course, "L07_more", "does not declare this folder")


def test_stage_without_a_folder_is_found(course: Course):
    course.write(MANIFEST, course.read(MANIFEST) + '\n[[stage]]\nname = "L08_never"\nbase = "nanovllm_full"\n')
    only_finding(course, "L08_never", "does not exist")


def test_incomplete_card_is_found(course: Course):
    course.replace(MANIFEST, 'motto = "Count to two."\n', "")
    only_finding(course, "L02_second", "has no motto")


def test_all_findings_are_listed(course: Course):
    course.replace(MANIFEST, 'motto = "Count to two."\n', "")
    course.write("nanovllm_full/extra.txt", "x\n")
    result = course.run("check")
    assert result.exit_code == 1
    assert result.output.splitlines()[-1] == "findings: 2"
