"""The same promises on a GPU; run with `-m gpu` where there is one."""

import pytest
import torch

from ..prompts import MAX_TOKENS, PROMPTS
from ..reference import assert_greedy
from .test_generate import greedy

pytestmark = [pytest.mark.gpu, pytest.mark.since("L02")]


@pytest.fixture(autouse=True)
def _needs_a_gpu():
    if not torch.cuda.is_available():
        pytest.skip("no CUDA GPU")


def test_greedy_ids_in_float32_equal_transformers(stage, reference):
    llm = stage.LLM("tiny-stories", device="cuda", dtype="float32")
    params = [greedy(stage, max_tokens) for max_tokens in MAX_TOKENS]
    outputs = llm.generate(PROMPTS, params, use_tqdm=False)
    for prompt, max_tokens, output in zip(PROMPTS, MAX_TOKENS, outputs, strict=True):
        assert_greedy(reference.answer(prompt, max_tokens), output["token_ids"], prompt)


def test_dtype_of_the_checkpoint_is_the_default(stage):
    llm = stage.LLM("tiny-stories")
    assert llm.config.device.type == "cuda"
    assert llm.config.dtype == torch.bfloat16
    [output] = llm.generate("Once upon a time", greedy(stage, 20), use_tqdm=False)
    assert len(output["token_ids"]) == 20


def test_sampling_works_on_the_device(stage):
    llm = stage.LLM("tiny-stories", device="cuda", seed=3)
    outputs = llm.generate(["Once"] * 4, stage.SamplingParams(temperature=1.0, max_tokens=16), use_tqdm=False)
    assert len({tuple(output["token_ids"]) for output in outputs}) > 1
