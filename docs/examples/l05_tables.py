"""What if a cold prefill read its keys through block tables too? Which function attends, and what are the ids?"""

from dataclasses import replace

from lessons.L05_model_runner import LLM, SamplingParams
from lessons.L05_model_runner.engine.model_runner import ModelRunner
from lessons.L05_model_runner.trace import CallTrace


class AlwaysTables(ModelRunner):
    def prepare_prefill(self, scheduled):
        input_ids, positions, context = super().prepare_prefill(scheduled)
        return input_ids, positions, replace(context, block_tables=self.prepare_block_tables(scheduled))


def answer(runner_class):
    llm = LLM("tiny-stories", device="cpu", num_kvcache_blocks=8)
    llm.model_runner.__class__ = runner_class
    with CallTrace() as trace:
        outputs = llm.generate([[11, 12, 13], [21, 22]], SamplingParams(0, 9), use_tqdm=False)
    print(runner_class.__name__, sorted({call.function for call in trace.calls} & {"prefill", "paged_prefill"}))
    return outputs


print("the same outputs:", answer(ModelRunner) == answer(AlwaysTables))
