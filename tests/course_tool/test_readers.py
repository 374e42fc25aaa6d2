"""What readers see: the list of stages, diffs, what is new, where a symbol comes from."""

import subprocess

import pytest

from tests.course_tool.conftest import MAIN, Course


@pytest.mark.parametrize("width", [80, 120])
def test_list_shows_each_stage_within_the_width(course: Course, width: int):
    result = course.run("list", width=width)
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert max(len(line) for line in lines) <= width
    row = next(line for line in lines if "L02_second" in line)
    assert row.split() == ["L02_second", "Second", "20", "+5/-1", "+6"]
    for shown in ("Count to two.", "3 new: Queue, Engine.stop, Queue.push", "no new symbols"):
        assert shown in result.output


def test_list_shows_a_stage_that_is_not_written_yet(course: Course):
    manifest = course.read("lessons/stages.toml")
    course.write("lessons/stages.toml", manifest + '\n[[stage]]\nname = "L08_never"\nbase = "nanovllm_full"\n')
    assert "not written yet" in course.run("list").output
    result = course.run("new", "L08")
    assert result.exit_code == 2
    assert "L08_never is not written yet" in result.output


def test_diff_of_a_file_is_a_unified_diff_with_true_line_numbers(course: Course):
    result = course.run("diff", "L01", "L02", "core.py")
    assert result.output.splitlines()[:4] == [
        "engine/core.py (edited)",
        "--- L01_first/engine/core.py",
        "+++ L02_second/engine/core.py",
        "@@ -13,9 +13,13 @@ class Engine:",
    ]
    assert "-        self.count += 1\n+        self.count += 2\n" in result.output
    assert "engine/queue.py" not in result.output


def test_diff_of_a_symbol_shows_it_alone(course: Course):
    result = course.run("diff", "L01", "L02", "Engine.step")
    assert "engine/core.py:Engine.step (edited)" in result.output
    assert "@@ -13,5 +13,5 @@" in result.output
    assert "+        self.count += 2" in result.output
    assert "stop" not in result.output


def test_diff_of_a_symbol_that_one_stage_lacks(course: Course):
    result = course.run("diff", "L01", "L02", "Engine.stop")
    assert "(new symbol)" in result.output
    assert "--- /dev/null" in result.output


def test_diff_works_for_stages_that_are_not_neighbours_and_backwards(course: Course):
    forwards = course.run("diff", "L01", "full").output
    assert "engine/queue.py (new file)" in forwards
    assert "engine/old.py (removed file)" in forwards
    assert "engine/old.py (new file)" in course.run("diff", "full", "L01").output


def test_whole_diff_is_a_patch_that_turns_one_stage_into_the_other(course: Course):
    course.write("change.patch", course.run("diff", "L01", "full").output)
    stage = course.path("lessons/L01_first")
    subprocess.run(["git", "apply", "../../change.patch"], cwd=stage, check=True)
    files = {path.relative_to(stage): path.read_text() for path in stage.rglob("*.py")}
    full = course.path("nanovllm_full")
    assert files == {path.relative_to(full): path.read_text() for path in full.rglob("*.py")}


def test_diff_stat_counts_each_file(course: Course):
    output = course.run("diff", "L01", "L02", "--stat").output
    rows = [line.split() for line in output.splitlines()]
    assert ["engine/core.py", "edited", "5", "1"] in rows
    assert ["engine/queue.py", "new", "file", "6", "0"] in rows
    assert ["2", "in", "all", "11", "1"] in rows


@pytest.mark.parametrize("width", [60, 80, 120])
def test_side_by_side_fits_and_pairs_changed_lines(course: Course, width: int):
    output = course.run("diff", "L01", "L02", "Engine.step", "--side-by-side", width=width).output
    assert max(len(line) for line in output.splitlines()) <= width
    if width == 120:
        row = next(line for line in output.splitlines() if "+= 1" in line)
        assert row.split() == ["16", "-", "self.count", "+=", "1", "16", "+", "self.count", "+=", "2"]


def test_diff_without_a_difference_says_so(course: Course):
    result = course.run("diff", "L01", "L02", "doctor.py")
    assert result.exit_code == 0
    assert result.output == "no difference between L01_first and L02_second in doctor.py\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("diff", "L01", "L02", "Engine.stp"), "unknown symbol 'Engine.stp': did you mean Engine.stop, Engine.step"),
        (("diff", "L01", "L09"), "unknown stage 'L09'"),
        (("diff", "L01", "L02", "--stat", "--side-by-side"), "exclude each other"),
        (("where", "step"), "did you mean Engine.step"),
        (("where", "zzzz"), "write it as Name or Class.method"),
        (("new", "L09"), "unknown stage 'L09'"),
        (("run", "L09"), "unknown stage 'L09'"),
    ],
)
def test_bad_request_is_one_line_and_code_2(course: Course, arguments: tuple[str, ...], message: str):
    result = course.run(*arguments)
    assert result.exit_code == 2
    assert message in result.output
    assert len(result.output.splitlines()) == 1


def test_new_shows_only_what_is_new_in_reading_order(course: Course):
    result = course.run("new", "L02")
    assert result.exit_code == 0
    wanted = [
        "L02_second, after L01_first: Count to two.",
        "engine/core.py (edited, +5 -1)",
        "Engine.step (edited)",
        "   16 +         self.count += 2",
        "Engine.stop (new)",
        "   23 +     def stop(self) -> None:",
        "engine/queue.py (new file, 6 lines)",
        "    1   class Queue:",
    ]
    positions = [result.output.find(line) for line in wanted]
    assert -1 not in positions, result.output
    assert positions == sorted(positions)
    assert "LIMIT" not in result.output
    assert "def shout" not in result.output


def test_new_marks_removed_lines_files_and_symbols(course: Course):
    output = course.run("new", "full").output
    assert "removed: Engine.stop" in output
    assert "removed: engine/old.py" in course.run("new", "L02x").output


def test_new_of_the_first_stage_is_all_of_it(course: Course):
    output = course.run("new", "L01").output
    assert "L01_first, the first stage" in output
    assert output.index("__main__.py (new file") < output.index("engine/core.py (new file")


def test_where_tells_the_history_of_a_symbol(course: Course):
    output = course.run("where", "Engine.stop").output
    rows = [line.split() for line in output.splitlines()]
    assert ["lessons/L02_second/engine/core.py:23", "born"] in rows
    assert ["lessons/L02x_side/engine/core.py:23", "carried"] in rows
    assert ["nanovllm_full", "removed"] in rows


def test_where_tells_which_members_of_a_class_change(course: Course):
    assert "edited: +stop, step" in course.run("where", "Engine").output


def test_where_shows_every_file_with_that_name(course: Course):
    output = course.run("where", "main").output
    assert "__main__.py:main" in output
    assert "doctor.py:main" in output
    assert "doctor.py:main" not in course.run("where", "__main__.py:main").output


def run_lessons(course: Course, capfd: pytest.CaptureFixture, *arguments: str) -> tuple[int, str]:
    """Run a command whose output comes from another process."""
    result = course.run(*arguments)
    return result.exit_code, capfd.readouterr().out + result.output


def test_run_passes_on_only_what_is_given(course: Course, capfd: pytest.CaptureFixture):
    assert run_lessons(course, capfd, "run", "L02") == (0, "lessons.L02_second []\n")
    code, output = run_lessons(
        course, capfd, "run", "full", "--prompt", "- a b", "--max-tokens", "3", "--", "--more", "x"
    )
    assert (code, output) == (0, "nanovllm_full ['--max-tokens=3', '--prompt=- a b', '--more', 'x']\n")


def test_run_passes_on_every_prompt(course: Course, capfd: pytest.CaptureFixture):
    code, output = run_lessons(course, capfd, "run", "L01", "--prompt", "a", "--prompt", "b")
    assert (code, output) == (0, "lessons.L01_first ['--prompt=a', '--prompt=b']\n")


def test_run_ends_with_the_code_of_the_stage(course: Course):
    course.write("lessons/L02_second/__main__.py", "import sys\nsys.exit(7)\n")
    assert course.run("run", "L02").exit_code == 7


def test_interrupted_stage_ends_without_a_traceback(course: Course, capfd: pytest.CaptureFixture):
    course.write("lessons/L02_second/__main__.py", MAIN + "raise KeyboardInterrupt\n")
    assert course.run("run", "L02").exit_code == 130
    assert capfd.readouterr().err == ""


def test_stage_without_main_cannot_be_run(course: Course):
    course.path("lessons/L02_second/__main__.py").unlink()
    result = course.run("run", "L02")
    assert result.exit_code == 2
    assert "L02_second cannot be run: it has no __main__.py" in result.output


def test_doctor_is_that_of_the_last_stage_that_has_one(course: Course, capfd: pytest.CaptureFixture):
    assert run_lessons(course, capfd, "doctor") == (3, "healthy nanovllm_full\n")
    course.path("nanovllm_full/doctor.py").unlink()
    assert run_lessons(course, capfd, "doctor") == (3, "healthy lessons.L02x_side\n")


def test_help_names_all_commands(course: Course):
    result = course.run("--help")
    assert result.exit_code == 0
    for command in ("list", "run", "diff", "new", "where", "doctor", "check", "notebooks", "forward"):
        assert f"\n  {command} " in result.output
