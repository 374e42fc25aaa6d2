"""Out of memory in a step: the engine is empty, the error says what to lower, and the next call is right."""

import gc
import weakref

import pytest
import torch

from nanovllm_full import LLM, SamplingParams
from nanovllm_full.engine.model_runner import ModelRunner

from ..prompts import PROMPTS


@pytest.fixture(scope="module")
def llm():
    return LLM("tiny-stories", device="cpu")


def test_engine_that_finds_no_memory_to_start_says_what_to_lower(monkeypatch):
    def fail(*_):
        raise torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 20.00 MiB.")

    monkeypatch.setattr(ModelRunner, "allocate_kv_cache", fail)
    with pytest.raises(torch.OutOfMemoryError, match=r"lower max_num_batched_tokens or max_num_seqs.*20\.00 MiB"):
        LLM("tiny-stories", device="cpu")


def run_by_hand(llm: LLM, prompts: list[str], params: SamplingParams) -> None:
    """As `generate` does, but with nothing around `step` that would clean up after it."""
    for prompt in prompts:
        llm.add_request(prompt, params)
    while not llm.is_finished():
        llm.step()


@pytest.mark.parametrize("run", [LLM.generate, run_by_hand])
@pytest.mark.parametrize("fails_at", [1, 3])
def test_next_call_is_right(llm, monkeypatch, reference, fails_at, run):
    """In a prefill or in a decode; what the failed step held in memory is gone while its error is still looked at."""
    held, calls = [], 0
    run_model = llm.model_runner.run_model

    def fail(input_ids, positions, context):
        nonlocal calls
        calls += 1
        if calls == fails_at:
            activations = torch.zeros(1000)
            held.append(weakref.ref(activations))
            raise torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 20.00 MiB.")
        return run_model(input_ids, positions, context)

    params = SamplingParams(temperature=0, max_tokens=8)
    with monkeypatch.context() as patch:
        patch.setattr(llm.model_runner, "run_model", fail)
        with pytest.raises(torch.OutOfMemoryError) as error:
            run(llm, PROMPTS[:3], params)
    for name in ("max_num_batched_tokens", "max_num_seqs", "gpu_memory_utilization", "20.00 MiB"):
        assert name in str(error.value)
    gc.collect()
    assert held[0]() is None
    assert llm.is_finished()
    llm.scheduler.check_integrity()
    outputs = llm.generate(PROMPTS[:3], params, use_tqdm=False)
    assert [output["token_ids"] for output in outputs] == [reference.answer(p, 8).token_ids for p in PROMPTS[:3]]
