"""A small ladder in a temporary directory: three stages, a side chapter and a full one, and a manifest that holds."""

import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from lessons.cli import app

MANIFEST = """\
# The ladder of the tests.

[[stage]]
name = "L01_first"
title = "First"
motto = "Count to one."
question = "How does it start?"
minutes = 10
new = ["__main__.py", "engine/core.py", "engine/old.py", "doctor.py", "__init__.py"]
[stage.symbols]
added = ["__main__.py:main", "Engine", "Engine.__init__", "Engine.step", "shout", "doctor.py:main"]

[[stage]]
name = "L02_second"
base = "L01_first"
title = "Second"
motto = "Count to two."
question = "What comes next?"
minutes = 20  # a guess
new = ["engine/queue.py"]
[stage.changed]
"engine/core.py" = 6  # the heart
[stage.symbols]
added = ["Engine.stop", "Queue", "Queue.push"]
edited = ["Engine.step"]

[[stage]]
name = "L02x_side"
base = "L02_second"
title = "Side"
motto = "Count aside."
question = "What else?"
minutes = 5
removed = ["engine/old.py"]
[stage.symbols]
removed = ["shout"]

[[stage]]
name = "nanovllm_full"
path = "nanovllm_full"
base = "L02x_side"
title = "Full"
motto = "Count everything."
question = "How far?"
minutes = 60
budget = "free"
max_files = "free"
[stage.changed]
"engine/core.py" = 6
[stage.symbols]
edited = ["Engine"]
removed = ["Engine.stop"]
[stage.retires]
test_stops = "it never stops"
"""

CORE = '''\
"""The engine."""

LIMIT = 8


class Engine:
    """Counts."""

    def __init__(self) -> None:
        self.count = 0
        self.limit = LIMIT

    # One step of the count.
    def step(self) -> int:
        """Count on."""
        self.count += 1
        return self.count


    def _reset(self) -> None:
        self.count = 0
'''

OLD = """\
def shout(text: str) -> str:
    words = text.upper().split()
    joined = "! ".join(words)
    return joined + "!"
"""

QUEUE = '''\
class Queue:
    """Holds what waits."""

    def push(self, item: int) -> None:
        """Add to the end."""
        self.items = [*getattr(self, "items", []), item]
'''

MAIN = """\
import sys


def main() -> None:
    print(__package__, sys.argv[1:])


main()
"""

DOCTOR = """\
import sys


def main() -> int:
    print("healthy", __package__)
    return 3


if __name__ == "__main__":
    sys.exit(main())
"""

STOP = '''\

    def stop(self) -> None:
        """Count no more."""
        self.limit = self.count
'''


@dataclass
class Course:
    """A repository of the course, and the tool that looks at it."""

    root: Path

    def run(self, *arguments: str, width: int = 80) -> Result:
        return CliRunner().invoke(app, ["--root", str(self.root), *arguments], env={"COLUMNS": str(width)})

    def findings(self) -> list[str]:
        """What `lessons check` reports; the exit code must agree."""
        result = self.run("check")
        lines = result.output.splitlines()
        assert result.exit_code == (1 if len(lines) > 1 else 0), result.output
        return lines[:-1]

    def path(self, name: str) -> Path:
        return self.root / name

    def read(self, name: str) -> str:
        return self.path(name).read_text()

    def write(self, name: str, text: str) -> None:
        self.path(name).parent.mkdir(parents=True, exist_ok=True)
        self.path(name).write_text(text)

    def replace(self, name: str, old: str, new: str) -> None:
        text = self.read(name)
        assert old in text, f"{old!r} is not in {name}"
        self.write(name, text.replace(old, new))

    def replace_everywhere(self, file: str, old: str, new: str) -> None:
        """Change a file in each stage that has it, as an author does who edits carried code."""
        for path in [*self.root.glob(f"lessons/L*/{file}"), *self.root.glob(f"nanovllm_full/{file}")]:
            self.replace(path.relative_to(self.root).as_posix(), old, new)

    def git(self, *arguments: str) -> str:
        identity = ["-c", "user.name=test", "-c", "user.email=test@example.org"]
        command = ["git", *identity, *arguments]
        return subprocess.run(command, cwd=self.root, check=True, capture_output=True, text=True).stdout

    def commit(self) -> None:
        self.git("init", "-q")
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "state")


@pytest.fixture
def course(tmp_path: Path) -> Course:
    course = Course(tmp_path)
    second = CORE.replace("self.count += 1", "self.count += 2") + STOP
    full = CORE.replace("self.count += 1", "self.count += 2").replace('"""Counts."""', '"""Counts all."""')
    course.write("lessons/stages.toml", MANIFEST)
    course.write("lessons/__init__.py", "")
    course.write("tests/contract/test_engine.py", "def test_stops():\n    pass\n")
    for folder, core in [
        ("lessons/L01_first", CORE),
        ("lessons/L02_second", second),
        ("lessons/L02x_side", second),
        ("nanovllm_full", full),
    ]:
        course.write(f"{folder}/__init__.py", "")
        course.write(f"{folder}/__main__.py", MAIN)
        course.write(f"{folder}/doctor.py", DOCTOR)
        course.write(f"{folder}/engine/core.py", core)
        if folder != "lessons/L01_first":
            course.write(f"{folder}/engine/queue.py", QUEUE)
        if folder in ("lessons/L01_first", "lessons/L02_second"):
            course.write(f"{folder}/engine/old.py", OLD)
    return course
