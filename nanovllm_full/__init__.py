"""An LLM inference engine, small enough to read from top to bottom."""

from typing import TYPE_CHECKING

from .sampling_params import SamplingParams

if TYPE_CHECKING:
    from .llm import LLM

__all__ = ["LLM", "SamplingParams"]


def __getattr__(name: str) -> object:
    """Imports the engine, and torch with it, only when `LLM` is asked for: the help of a command does without."""
    if name != "LLM":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .llm import LLM

    return LLM
