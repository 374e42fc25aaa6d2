"""Runs each contract test on every stage from the one that introduces the promise: `@pytest.mark.since("L02")`."""

import importlib
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

from lessons.ladder import Stage, load_ladder

from ..conftest import MODEL

LADDER = load_ladder(Path(__file__).parents[2])


def stages_since(name: str, test: str) -> list[Stage]:
    """The written stages from `name` on, without those that retire `test`."""
    stages = LADDER.written
    first = stages.index(LADDER.resolve(name))
    return [stage for stage in stages[first:] if test not in stage.retires]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrises every test that asks for a stage."""
    if "stage" in metafunc.fixturenames:
        mark = metafunc.definition.get_closest_marker("since")
        stages = stages_since(mark.args[0] if mark else "L01", metafunc.function.__name__)
        metafunc.parametrize("stage", stages, ids=[stage.name for stage in stages], indirect=True, scope="session")


@pytest.fixture(scope="session")
def stage(request: pytest.FixtureRequest) -> ModuleType:
    """The package of a stage."""
    return importlib.import_module(request.param.package)


@pytest.fixture(scope="session")
def make_llm(stage: ModuleType) -> Callable:
    """Starts an engine of the stage; in float32 on the CPU, also where there is a GPU."""

    def make(model: object = MODEL, **config: object):
        has_device = find_spec(f"{stage.__name__}.config") is not None
        return stage.LLM(model, **({"device": "cpu"} if has_device else {}), **config)

    return make


@pytest.fixture(scope="session")
def llm(make_llm: Callable):
    """One engine per stage, for tests that leave it as they found it."""
    return make_llm()
