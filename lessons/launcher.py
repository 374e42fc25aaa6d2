"""Runs a module of a stage in a Python process of its own, so that the course tool itself never loads torch."""

import os
import signal
import subprocess
import sys

from lessons.ladder import CourseError, Ladder, Stage

# Does what `python -m MODULE ARGUMENTS` does, but Ctrl-C ends it without a traceback.
START = """\
import runpy, sys
module = sys.argv.pop(1)
try:
    runpy.run_module(module, run_name="__main__", alter_sys=True)
except KeyboardInterrupt:
    sys.exit(130)
"""


def run_stage(ladder: Ladder, stage: Stage, arguments: list[str]) -> int:
    """Run the stage as `python -m` would; return its exit code."""
    if "__main__.py" not in stage.texts:
        raise CourseError(f"{stage.name} cannot be run: it has no __main__.py")
    return _run_module(ladder, stage.package, arguments)


def run_doctor(ladder: Ladder) -> int:
    """Run the doctor of the last stage that has one; return its exit code."""
    for stage in reversed(ladder.written):
        if "doctor.py" in stage.texts:
            return _run_module(ladder, f"{stage.package}.doctor", [])
    raise CourseError("no stage has a doctor.py")


def _run_module(ladder: Ladder, module: str, arguments: list[str]) -> int:
    """Start the module with the repository root on its path and the working directory of the user."""
    paths = [str(ladder.root), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    # Ctrl-C reaches both processes; this one waits for the other to end. A handler, unlike SIG_IGN, is not inherited.
    before = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        code = subprocess.call([sys.executable, "-P", "-c", START, module, *arguments], env=environment)
    finally:
        signal.signal(signal.SIGINT, before)
    return code if code >= 0 else 128 - code
