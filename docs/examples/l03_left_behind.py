"""The second prompt is empty. Who is still queued after the error?"""

from lessons.L03_engine import LLM

for one_by_one in (True, False):
    llm = LLM("tiny-stories")
    try:
        if one_by_one:
            for prompt in ([1, 2, 3], []):
                llm.add_request(prompt)
        else:
            llm.generate([[1, 2, 3], []])
    except ValueError as error:
        print(error)
    print("waiting:", llm.scheduler.snapshot()["waiting"])
