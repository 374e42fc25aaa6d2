"""An LLM inference engine, small enough to read from top to bottom."""

from .llm import LLM
from .sampling_params import SamplingParams

__all__ = ["LLM", "SamplingParams"]
