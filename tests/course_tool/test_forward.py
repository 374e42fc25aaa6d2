"""`lessons forward` carries an edit through later stages, and never destroys work."""

import pytest

from tests.course_tool.conftest import Course

FILE = "engine/core.py"
FIRST, SECOND, SIDE = (f"lessons/{stage}/{FILE}" for stage in ("L01_first", "L02_second", "L02x_side"))
FULL = f"nanovllm_full/{FILE}"


@pytest.fixture
def committed(course: Course) -> Course:
    course.commit()
    return course


def test_forward_merges_an_edit_into_every_later_stage(committed: Course):
    committed.replace(FIRST, "LIMIT = 8", "LIMIT = 9")
    result = committed.run("forward", "L01", FILE)
    assert result.exit_code == 0, result.output
    for path in (SECOND, SIDE, FULL):
        assert f"{path}: merged" in result.output
        assert "LIMIT = 9" in committed.read(path)
        assert "self.count += 2" in committed.read(path)
    assert committed.findings() == []


def test_forward_replaces_an_unedited_file(committed: Course):
    committed.replace("lessons/L01_first/doctor.py", "healthy", "well")
    result = committed.run("forward", "L01", "doctor.py")
    assert "lessons/L02_second/doctor.py: replaced" in result.output
    assert '"well"' in committed.read("nanovllm_full/doctor.py")


def test_forward_starts_at_the_given_stage_and_leaves_earlier_ones(committed: Course):
    committed.replace(SIDE, "LIMIT = 8", "LIMIT = 9")
    result = committed.run("forward", "L02x", FILE)
    assert result.output.splitlines() == [f"{FULL}: merged"]
    assert "LIMIT = 8" in committed.read(SECOND)


def test_forward_says_which_stage_lacks_the_file(committed: Course):
    committed.replace("lessons/L01_first/engine/old.py", "!", "?")
    result = committed.run("forward", "L01", "engine/old.py")
    assert "lessons/L02_second/engine/old.py: replaced" in result.output
    assert "lessons/L02x_side/engine/old.py: does not have the file" in result.output


def test_forward_stops_at_the_first_conflict(committed: Course):
    committed.replace(FIRST, "self.count += 1", "self.count += 5")
    before = committed.read(SIDE)
    result = committed.run("forward", "L01", FILE)
    assert result.exit_code == 1
    assert f"{SECOND}: CONFLICT" in result.output
    assert f"then: lessons forward L02_second {FILE}" in result.output
    assert "<<<<<<< L02_second" in committed.read(SECOND)
    assert committed.read(SIDE) == before


def test_forward_goes_on_after_a_resolved_conflict(committed: Course):
    committed.replace(FIRST, "self.count += 1", "self.count += 5")
    committed.run("forward", "L01", FILE)
    committed.git("checkout", SECOND)
    committed.replace(SECOND, "self.count += 2", "self.count += 6")
    result = committed.run("forward", "L02", FILE)
    assert result.exit_code == 0, result.output
    assert "self.count += 6" in committed.read(FULL)


def test_forward_refuses_uncommitted_changes_and_writes_nothing(committed: Course):
    committed.replace(FIRST, "LIMIT = 8", "LIMIT = 9")
    committed.replace(FULL, "Counts all", "Counts it all")
    result = committed.run("forward", "L01", FILE)
    assert result.exit_code == 2
    assert f"uncommitted changes in {FULL}" in result.output
    assert "LIMIT = 8" in committed.read(SECOND)
    assert committed.run("forward", "L01", FILE, "--force").exit_code == 0
    assert "LIMIT = 9" in committed.read(FULL)
    assert "Counts it all" in committed.read(FULL)


def test_forward_carries_a_committed_edit_from_a_revision(committed: Course):
    committed.replace(FIRST, "LIMIT = 8", "LIMIT = 9")
    committed.commit()
    assert "nothing to do" in committed.run("forward", "L01", FILE).output
    assert committed.run("forward", "L01", FILE, "--from", "HEAD~1").exit_code == 0
    assert "LIMIT = 9" in committed.read(FULL)


def test_forward_twice_has_nothing_left_to_write(committed: Course):
    committed.replace(FIRST, "LIMIT = 8", "LIMIT = 9")
    committed.run("forward", "L01", FILE)
    result = committed.run("forward", "L01", FILE)
    assert result.exit_code == 0, result.output
    assert result.output.count("has the edit already") == 3


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("L01", "engine/cor.py"), "L01_first has no file 'engine/cor.py': did you mean engine/core.py"),
        (("full", FILE), "nothing to do: no later stage is built on nanovllm_full"),
        (("L01", FILE, "--from", "nowhere"), "at nowhere"),
    ],
)
def test_forward_refuses_bad_requests_in_one_line(committed: Course, arguments: tuple[str, ...], message: str):
    result = committed.run("forward", *arguments)
    assert result.exit_code == 2
    assert message in result.output
    assert len(result.output.splitlines()) == 1


def test_forward_needs_a_repository(course: Course):
    result = course.run("forward", "L01", FILE)
    assert result.exit_code == 2
    assert "git failed" in result.output
