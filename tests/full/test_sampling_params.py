"""What `SamplingParams` accepts, and how it refuses the rest."""

import math
import pickle
from dataclasses import FrozenInstanceError

import numpy as np
import pytest

from nanovllm_full import SamplingParams


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("top_k", -1, "at least 0"),
        ("top_k", 2.0, "integer"),
        ("top_k", True, "integer"),
        ("top_k", "3", "integer"),
        ("top_p", 0, "more than 0"),
        ("top_p", -0.1, "at least 0"),
        ("top_p", 1.1, "at most 1"),
        ("top_p", math.nan, "finite number"),
        ("top_p", None, "finite number"),
        ("top_p", "0.9", "finite number"),
        ("top_p", True, "finite number"),
        ("seed", -1, "at least 0"),
        ("seed", 2**63, "at most"),
        ("seed", 1.5, "integer"),
        ("seed", False, "integer"),
        ("stop_token_ids", 3, "list of token ids"),
        ("stop_token_ids", "3", "list of token ids"),
        ("stop_token_ids", [1, -2], "at least 0"),
        ("stop_token_ids", [1, "2"], "integer"),
        ("stop", "", "empty string"),
        ("stop", ["a", ""], "empty string"),
        ("stop", ["a", 1], "string or a list of strings"),
        ("stop", 1, "string or a list of strings"),
        ("stop", b"a", "string or a list of strings"),
        ("logprobs", -1, "at least 0"),
        ("logprobs", 21, "at most 20"),
        ("logprobs", True, "integer"),
        ("logprobs", 1.0, "integer"),
    ],
)
def test_bad_value_is_refused_by_name(name, value, message):
    with pytest.raises(ValueError, match=rf"^{name}=.*{message}"):
        SamplingParams(**{name: value})


def test_off_can_be_said_in_two_ways():
    off = SamplingParams(top_k=None, stop=None, stop_token_ids=None)
    assert off == SamplingParams(top_k=0, stop=[], stop_token_ids=[]) == SamplingParams()


def test_params_are_frozen_hashable_and_picklable():
    params = SamplingParams(stop=["a", "b"], stop_token_ids=[3, 4], top_k=5, top_p=0.5, seed=7, logprobs=2)
    assert params == SamplingParams(stop=("a", "b"), stop_token_ids=(3, 4), top_k=5, top_p=0.5, seed=7, logprobs=2)
    assert {params: 1}[pickle.loads(pickle.dumps(params))] == 1
    assert (params.stop, params.stop_token_ids) == (("a", "b"), (3, 4))
    with pytest.raises(FrozenInstanceError):
        params.top_k = 3


def test_one_string_is_one_stop():
    assert SamplingParams(stop="abc").stop == ("abc",)


def test_list_of_the_caller_may_change_afterwards():
    stop, stop_token_ids = ["a"], [1]
    params = SamplingParams(stop=stop, stop_token_ids=stop_token_ids)
    stop.append("b")
    stop_token_ids.append(2)
    assert (params.stop, params.stop_token_ids) == (("a",), (1,))


def test_numpy_numbers_are_accepted():
    params = SamplingParams(top_k=np.int64(3), top_p=np.float32(0.5), seed=np.uint8(200), logprobs=np.int8(1))
    assert (type(params.top_k), type(params.seed), type(params.logprobs)) == (int, int, int)
