"""What tests of every kind share: the bundled model and the answers of `transformers`."""

from pathlib import Path

import pytest

from .reference import Reference

MODEL = "tiny-stories"
MODEL_DIR = Path(__file__).parents[1] / "models" / MODEL


@pytest.fixture(scope="session")
def model_dir() -> Path:
    """The folder of the bundled model."""
    return MODEL_DIR


@pytest.fixture(scope="session")
def reference() -> Reference:
    """`transformers` with the bundled model, float32 on the CPU."""
    return Reference(MODEL_DIR)
