"""The course itself keeps its rules."""

import time

from lessons.checker import check
from lessons.cli import REPOSITORY
from lessons.ladder import load_ladder


def test_every_stage_is_its_base_plus_what_the_manifest_declares():
    findings = check(load_ladder(REPOSITORY))
    assert not findings, "\n".join(["", *map(str, findings)])


def test_check_is_quick_enough_to_run_before_each_commit():
    start = time.perf_counter()
    check(load_ladder(REPOSITORY))
    assert time.perf_counter() - start < 5
