"""Each of these calls is refused before anything runs."""

from lessons.L02_user_interface import LLM, SamplingParams

llm = LLM("tiny-stories", max_model_len=16)
for call in (
    lambda: llm.generate([[1, 2, 3], []]),
    lambda: llm.generate([[1] * 16]),
    lambda: llm.generate(["a", "b", "c"], [SamplingParams(), SamplingParams()]),
    lambda: SamplingParams(max_tokens=0),
    lambda: SamplingParams(temperature=float("nan")),
    lambda: LLM("tiny-stories", max_modellen=16),
):
    try:
        call()
    except (ValueError, TypeError) as error:
        print(f"{type(error).__name__}: {error}")
