"""Engines of the last stage, in float32 on the CPU."""

from collections.abc import Callable

import pytest
import torch

from nanovllm_full import LLM

from ..conftest import MODEL


@pytest.fixture(scope="session")
def make_llm() -> Callable[..., LLM]:
    """Starts an engine."""
    return lambda model=MODEL, **config: LLM(model, **{"device": "cpu", **config})


@pytest.fixture(scope="session")
def llm(make_llm) -> LLM:
    """One engine for tests that leave it as they found it."""
    return make_llm()


@pytest.fixture(autouse=True)
def _needs_a_gpu(request) -> None:
    if request.node.get_closest_marker("gpu") and not torch.cuda.is_available():
        pytest.skip("no CUDA GPU")
