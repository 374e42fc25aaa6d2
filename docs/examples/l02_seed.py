"""The same call above temperature 0: on one engine twice, and on a new one."""

from lessons.L02_user_interface import LLM, SamplingParams


def sample(llm):
    """The ids of one completion."""
    params = SamplingParams(temperature=0.8, max_tokens=24, ignore_eos=True)
    return llm.generate("Once upon a time", params, use_tqdm=False)[0]["token_ids"]


first = LLM("tiny-stories")
ids, again = sample(first), sample(first)
print("same engine, second call: equal ids:", ids == again)
print("new engine, first call:   equal ids:", ids == sample(LLM("tiny-stories")))
