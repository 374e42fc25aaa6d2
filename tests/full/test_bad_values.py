"""Values of all kinds in every argument: what is refused is refused in one line that names the argument."""

import re
from dataclasses import fields

import numpy as np
import pytest
import torch

from nanovllm_full import LLM, SamplingParams
from nanovllm_full.bench import Workload
from nanovllm_full.config import Config

HUGE = 10**5000
VALUES = {
    "None": None,
    "empty": "",
    "word": "x",
    "bytes": b"x",
    "half a pair": "\udc80",
    "zero byte": "\0",
    "lines": "a\nb",
    "minus": -1,
    "large": 10**300,
    "huge": HUGE,
    "minus huge": -HUGE,
    "half": 2.5,
    "nan": float("nan"),
    "inf": float("inf"),
    "complex": 1j,
    "list": [],
    "huge in a list": [HUGE],
    "dict": {"a": 1},
    "array": np.array([1, 2]),
    "words in an array": np.array(["auto", "cpu"]),
    "large array": np.zeros((30, 30)),
    "tensor": torch.tensor([1, 2]),
    "type": int,
    "object": object(),
}
SETTINGS = [setting.name for setting in fields(Config) if setting.init and setting.name != "model"]
PARAMS = [param.name for param in fields(SamplingParams)]


def check(name: str, make) -> bool:
    """Whether the value is refused, as it has to be then."""
    try:
        make()
    except (ValueError, TypeError) as error:
        message = str(error)
        assert re.match(rf"{name}\b", message), message
        assert "\n" not in message
        assert len(message) < 800, message
        return True
    return False


@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES)
@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.filterwarnings("ignore:max_model_len")
def test_settings(name, value):
    check(name, lambda: Config.from_keywords("tiny-stories", **{name: value}))


@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES)
def test_models(value):
    assert check("model", lambda: Config(value))


@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES)
@pytest.mark.parametrize("name", PARAMS)
def test_params(name, value):
    check(name, lambda: SamplingParams(**{name: value}))
    if name in ("stop", "stop_token_ids"):
        check(name, lambda: SamplingParams(**{name: [value]}))


@pytest.fixture(scope="module")
def llm():
    with LLM("tiny-stories", num_kvcache_blocks=64) as llm:
        yield llm


def as_message(value: object) -> list[dict]:
    return [{"role": "user", "content": value}]


CALLS = {
    "prompts": lambda llm, value: llm.generate(value, SamplingParams(0, 1), use_tqdm=False),
    "prompts of a list": lambda llm, value: llm.generate(["a", value], SamplingParams(0, 1), use_tqdm=False),
    "prompts of ids": lambda llm, value: llm.generate([1, value], SamplingParams(0, 1), use_tqdm=False),
    "sampling_params": lambda llm, value: llm.generate("a", 5 if value is None else value),
    "sampling_params of a list": lambda llm, value: llm.generate(["a"], [value], use_tqdm=False),
    "use_tqdm": lambda llm, value: llm.generate("a", SamplingParams(0, 1), value),
    "prompt": lambda llm, value: [*llm.stream(value, SamplingParams(0, 1))],
    "seq_id": lambda llm, value: llm.abort(value),
    "messages": lambda llm, value: llm.chat(value, SamplingParams(0, 1)),
    "messages of contents": lambda llm, value: llm.chat(as_message(value), SamplingParams(0, 1), use_tqdm=False),
}


@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES)
@pytest.mark.parametrize("call", CALLS)
def test_calls(llm, call, value):
    check(call.partition(" ")[0], lambda: CALLS[call](llm, value))
    assert llm.is_finished()
    assert llm.generate([1, 2, 3], SamplingParams(0, 2), use_tqdm=False)[0]["finish_reason"] == "length"


def test_a_bar_that_is_neither_on_nor_off_leaves_the_cache_alone(llm):
    prompt = [7] * 40
    llm.generate([prompt], SamplingParams(0, 1), use_tqdm=False)
    with pytest.raises(ValueError, match=r"use_tqdm=array\(\[1, 2\]\): must be True or False"):
        llm.generate([prompt], SamplingParams(0, 1), use_tqdm=np.array([1, 2]))
    steps = []
    schedule = llm.scheduler.schedule
    llm.scheduler.schedule = lambda *arguments: steps.append(schedule(*arguments)) or steps[-1]
    llm.generate([prompt], SamplingParams(0, 1), use_tqdm=False)
    assert steps[0].num_tokens < len(prompt)


@pytest.mark.parametrize("seed", [-1, 1.5, "1"])
def test_seed_of_a_workload(seed):
    with pytest.raises(ValueError, match="seed="):
        Workload(1, (1, 2), (1, 2), seed=seed)
