"""Ctrl-C in the middle of the second step."""

from lessons.L03_engine import LLM, SamplingParams

llm = LLM("tiny-stories")
params = SamplingParams(temperature=0, max_tokens=3, ignore_eos=True)
run = llm.model_runner.run
llm.add_request([1, 2, 3], params)
llm.step()


def interrupted(step):
    """Fails once."""
    llm.model_runner.run = run
    raise KeyboardInterrupt


llm.model_runner.run = interrupted
try:
    llm.step()
except KeyboardInterrupt:
    print("interrupted; finished:", llm.is_finished(), "queues:", llm.scheduler.snapshot())
outputs = llm.generate([[7, 8]], params, use_tqdm=False)
print("next call:", len(outputs), "output,", len(outputs[0]["token_ids"]), "tokens")
