"""How often is each function called when three tokens are generated?"""

from collections import Counter

from lessons.L01_overview import LLM, SamplingParams
from lessons.L01_overview.trace import CallTrace

llm = LLM("tiny-stories")
with CallTrace() as trace:
    llm.generate("Once upon a time", SamplingParams(0.0, max_tokens=3, ignore_eos=True), use_tqdm=False)
for function, times in Counter(call.function for call in trace.calls).items():
    print(times, function)
