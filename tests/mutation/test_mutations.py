"""Every rule of a stage has a test that fails when the rule is broken, in a copy of the repository.

The table is in table.py; docs/mutations.md shows it. A test may fail for many reasons, so each must pass on an unbroken
copy too.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from .table import FULL, MUTATIONS, STAGES

ROOT = Path(__file__).parents[2]
COPIED = ("lessons", "nanovllm_full", "tests", "conftest.py", "pyproject.toml")
TIMEOUT = 120  # seconds for one mutation; a test that never ends does not count as one that fails
ALL_TIMEOUT = 600

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="the copies run in forked processes")


@pytest.fixture(scope="module")
def copy(tmp_path_factory) -> Path:
    """A copy of what the tests need."""
    root = tmp_path_factory.mktemp("mutation") / "copy"
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, root / name)
    (root / "models").symlink_to(ROOT / "models")
    return root


@pytest.fixture(scope="module")
def run_tests(copy) -> Callable:
    """Runs tests of the copy on one stage; returns what pytest returned and printed."""
    environment = {**os.environ, "OMP_NUM_THREADS": "1", "PYTHONDONTWRITEBYTECODE": "1", "STATE_MACHINE_EXAMPLES": ""}
    del environment["PYTHONPATH"]  # it has the repository
    packages = [f"{FULL}.llm" if stage == FULL else f"lessons.{stage}" for stage in STAGES]
    server = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("server.py")), str(copy), *packages, "tests.conftest"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )

    def run(tests: list[str], stage: str, timeout: float) -> tuple[int | str, str]:
        request = {"root": str(copy), "tests": tests, "stage": "" if stage == FULL else stage, "timeout": timeout}
        print(json.dumps(request), file=server.stdin, flush=True)
        answer = json.loads(server.stdout.readline())
        return answer["code"], answer["output"]

    yield run
    server.stdin.close()
    server.wait(timeout=30)


@needs_fork
@pytest.mark.mutation
@pytest.mark.parametrize("mutation", MUTATIONS, ids=[mutation.what.replace(" ", "-") for mutation in MUTATIONS])
def test_broken_rule_makes_its_test_fail(copy, run_tests, mutation):
    path = copy / mutation.path
    text = path.read_text(encoding="utf-8")
    path.write_text(mutation.apply(text), encoding="utf-8")
    try:
        code, output = run_tests([mutation.test_path], mutation.stage, TIMEOUT)
    finally:
        path.write_text(text, encoding="utf-8")
    assert code == pytest.ExitCode.TESTS_FAILED, f"{mutation.what}: {mutation.test} ended with {code}\n{output}"


@needs_fork
@pytest.mark.mutation
@pytest.mark.parametrize("stage", STAGES)
def test_every_named_test_passes_on_the_unbroken_copy(run_tests, stage):
    tests = {mutation.test_path for mutation in MUTATIONS if mutation.stage == stage}
    code, output = run_tests(sorted(tests), stage, ALL_TIMEOUT)
    assert code == pytest.ExitCode.OK, output


def test_every_mutation_fits_the_code_and_names_a_test():
    """Quick, so that a change of a stage or of a test's name is noticed at once."""
    for mutation in MUTATIONS:
        broken = mutation.apply((ROOT / mutation.path).read_text(encoding="utf-8"))
        compile(broken, mutation.file, "exec")
        file, _, name = mutation.test_path.partition("::")
        name = name.partition("[")[0]  # of one with parameters
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), mutation.test
    assert len({mutation.what for mutation in MUTATIONS}) == len(MUTATIONS)
