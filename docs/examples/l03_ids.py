"""Do two engines in one process share their sequence ids?"""

from lessons.L03_engine import LLM

for name in ("first", "second"):
    llm = LLM("tiny-stories")
    print(name, "engine:", [llm.add_request("Once upon a time") for _ in range(2)])
