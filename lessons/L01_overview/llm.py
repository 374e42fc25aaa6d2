"""The class a user holds."""

from .engine.llm_engine import LLMEngine


class LLM(LLMEngine):
    """An engine with a user's name: `LLM("tiny-stories").generate("Once upon a time")`."""
