"""`lessons check --fix` writes what can be measured, and nothing else."""

import tomllib

from tests.course_tool.conftest import Course

MANIFEST = "lessons/stages.toml"


def test_fix_leaves_a_manifest_that_holds_untouched(course: Course):
    before = course.read(MANIFEST)
    result = course.run("check", "--fix")
    assert result.exit_code == 0, result.output
    assert "nothing to rewrite" in result.output
    assert course.read(MANIFEST) == before


def make_dirty(course: Course) -> None:
    course.write("lessons/L02x_side/engine/extra.py", "def extra():\n    return 1\n")
    course.replace("lessons/L02x_side/engine/core.py", "self.count += 2", "self.count += 3")
    course.path("lessons/L02x_side/doctor.py").unlink()
    course.path("nanovllm_full/doctor.py").unlink()
    course.path("nanovllm_full/__main__.py").unlink()


def test_fix_makes_a_dirty_manifest_hold(course: Course):
    make_dirty(course)
    assert course.findings() != []
    result = course.run("check", "--fix")
    assert result.exit_code == 0, result.output
    assert "rewrote L02x_side, nanovllm_full" in result.output
    stages = {stage["name"]: stage for stage in tomllib.loads(course.read(MANIFEST))["stage"]}
    side = stages["L02x_side"]
    assert side["new"] == ["engine/extra.py"]
    assert side["removed"] == ["engine/old.py", "doctor.py"]
    assert side["changed"] == {"engine/core.py": 2}
    assert side["symbols"] == {
        "added": ["extra"],
        "edited": ["Engine.step"],
        "removed": ["shout", "doctor.py:main"],
    }


def test_fix_makes_a_bare_manifest_hold(course: Course):
    cards = [line for line in course.read(MANIFEST).splitlines() if line.startswith(("[[", "name", "base", "path"))]
    rest = 'title = "t"\nmotto = "m"\nquestion = "q"\nminutes = 1'
    course.write(MANIFEST, "\n".join(f"{line}\n{rest}" if line.startswith("name") else line for line in cards))
    assert course.run("check", "--fix").exit_code == 0
    assert "nothing to rewrite" in course.run("check", "--fix").output


def test_fix_keeps_what_a_person_wrote(course: Course):
    make_dirty(course)
    course.run("check", "--fix")
    text = course.read(MANIFEST)
    for kept in (
        "# The ladder of the tests.",
        "minutes = 20  # a guess",
        "# the heart",
        'test_stops = "it never stops"',
    ):
        assert kept in text
    assert text.count("[[stage]]") == 4


def test_fix_writes_exact_counts(course: Course):
    lines = "".join(f"X{number} = 0\n" for number in range(11))
    course.replace_everywhere("engine/queue.py", "class Queue", "Y = 0\n\n\nclass Queue")
    course.write("lessons/L02x_side/engine/queue.py", lines + course.read("lessons/L02x_side/engine/queue.py"))
    course.run("check", "--fix")
    stages = tomllib.loads(course.read(MANIFEST))["stage"]
    assert stages[2]["changed"] == {"engine/queue.py": 11}


def test_fix_keeps_a_true_private_symbol(course: Course):
    course.replace(MANIFEST, '"Engine.step", "shout"', '"Engine._reset", "shout"')
    course.run("check", "--fix")
    stages = tomllib.loads(course.read(MANIFEST))["stage"]
    assert {"Engine.step", "Engine._reset"} <= set(stages[0]["symbols"]["added"])


def test_fix_does_not_touch_a_stage_with_invalid_python(course: Course):
    course.replace("nanovllm_full/engine/core.py", "LIMIT = 8", "LIMIT = = 8")
    before = course.read(MANIFEST)
    assert course.run("check", "--fix").exit_code == 1
    assert course.read(MANIFEST) == before
