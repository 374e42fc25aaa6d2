"""Runs each contract test on every stage from the one that introduces the promise: `@pytest.mark.since("L02")`."""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

from lessons.ladder import Stage, load_ladder

from ..conftest import MODEL

OVERLAPPING = "nanovllm_full"
LADDER = load_ladder(Path(__file__).parents[2])


def stages_since(name: str, test: str) -> list[Stage]:
    """The written stages from `name` on, without those that retire `test`."""
    stages = LADDER.written
    first = stages.index(LADDER.resolve(name))
    return [stage for stage in stages[first:] if test not in stage.retires]


@dataclass(frozen=True)
class Variant:
    """A stage, and whether its engines plan a step while another one is in flight."""

    stage: Stage
    is_overlapped: bool = False

    @property
    def name(self) -> str:
        """What the test's id says."""
        return f"{self.stage.name}-overlapped" if self.is_overlapped else self.stage.name


def variants_of(stages: list[Stage], starts_engines: bool) -> list:
    """Each stage once, and the full engine a second time if the test starts engines; that is slow."""
    variants = [pytest.param(Variant(stage), id=stage.name) for stage in stages]
    if starts_engines and stages[-1].name == OVERLAPPING:
        variant = Variant(stages[-1], is_overlapped=True)
        variants.append(pytest.param(variant, id=variant.name, marks=pytest.mark.slow))
    return variants


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrises every test that asks for a stage."""
    if "variant" in metafunc.fixturenames:
        mark = metafunc.definition.get_closest_marker("since")
        stages = stages_since(mark.args[0] if mark else "L01", metafunc.function.__name__)
        variants = variants_of(stages, starts_engines="make_llm" in metafunc.fixturenames)
        metafunc.parametrize("variant", variants, indirect=True, scope="session")


@pytest.fixture(scope="session")
def variant(request: pytest.FixtureRequest) -> Variant:
    """What a test runs on."""
    return request.param


@pytest.fixture(scope="session")
def stage(variant: Variant) -> ModuleType:
    """The package of a stage."""
    return importlib.import_module(variant.stage.package)


@pytest.fixture(scope="session")
def make_llm(variant: Variant, stage: ModuleType) -> Callable:
    """Starts an engine of the stage; in float32 on the CPU, also where there is a GPU."""
    defaults = {"device": "cpu"} if find_spec(f"{stage.__name__}.config") is not None else {}
    if variant.is_overlapped:
        defaults["async_scheduling"] = True

    def make(model: object = MODEL, **config: object):
        return stage.LLM(model, **defaults | config)

    return make


@pytest.fixture(scope="session")
def llm(make_llm: Callable):
    """One engine per stage, for tests that leave it as they found it."""
    return make_llm()
