"""Bad input is refused before anything runs, and the engine is usable after. GN: an issue number of nano-vLLM."""

import math
import warnings

import numpy as np
import pytest

from .test_generate import greedy

pytestmark = pytest.mark.since("L02")


def assert_usable(stage, llm) -> None:
    """The engine still answers, and with nothing but this request."""
    outputs = llm.generate([[7, 8]], greedy(stage, 3), use_tqdm=False)
    assert [len(output["token_ids"]) for output in outputs] == [3]


@pytest.mark.parametrize(
    ("prompts", "message"),
    [
        ([[1, 2, 3], []], r"prompts\[1\]=\[\]: is empty"),  # GN 263, 270
        (["a", ""], r"prompts\[1\]='': is empty"),
        ([[]], r"prompts\[0\]=\[\]"),
        ([[1, 2, 3], None], r"prompts\[1\]=None"),
        ([[1], 2], r"prompts\[1\]=2: must be a string or a list of token ids"),
        ([1, "two"], r"prompts\[1\]='two': token ids are integers from 0 to 4095"),
        ([1, 2.0], r"prompts\[1\]=2.0: token ids"),
        ([1.0, 2], r"prompts\[0\]=1.0: token ids"),
        ([True, 2], r"prompts\[0\]=True: token ids"),
        ((5, 4096), r"prompts\[1\]=4096: token ids"),
        (None, "prompts=None"),
        (5, "prompts=5"),
        ([[1, -1]], r"prompts\[0\]\[1\]=-1: token ids are integers from 0 to 4095"),
        ([[1, 4096]], r"prompts\[0\]\[1\]=4096"),
        ([[1, 2.0]], r"prompts\[0\]\[1\]=2.0"),
        ([[1, True]], r"prompts\[0\]\[1\]=True"),
        ([[1, [2]]], r"prompts\[0\]\[1\]=\[2\]"),
        ({"prompt": "a"}, "prompts=.*must be a prompt or a list of prompts"),
        ([b"bytes"], r"prompts\[0\]=b'bytes'"),
        ("\ud800", r"prompts=.*is not valid Unicode"),
        (["\ud800"], r"prompts\[0\]=.*is not valid Unicode"),
    ],
)
def test_bad_prompt_is_refused_by_name(stage, llm, prompts, message):
    with pytest.raises(ValueError, match=message):
        llm.generate(prompts, greedy(stage, 3), use_tqdm=False)
    assert_usable(stage, llm)


def test_call_after_a_refused_one_returns_only_its_own(stage, llm):
    """Found: the prompts before the bad one stayed queued."""
    with pytest.raises(ValueError, match="is empty"):
        llm.generate([[1, 2, 3], []], greedy(stage, 3), use_tqdm=False)
    outputs = llm.generate([[7, 8]], greedy(stage, 3), use_tqdm=False)
    assert outputs == llm.generate([7, 8], greedy(stage, 3), use_tqdm=False)
    assert len(outputs) == 1


def test_numpy_ids_are_accepted(stage, llm):
    prompt = np.array([40, 50, 60])
    outputs = llm.generate([list(prompt)], greedy(stage, 3), use_tqdm=False)
    assert outputs == llm.generate([prompt.tolist()], greedy(stage, 3), use_tqdm=False)


@pytest.mark.parametrize("value", [0, -1, None, 2.5, "3", True, math.inf])
def test_bad_max_tokens_is_refused(stage, value):
    """GN 263, 270: such a request never stopped."""
    with pytest.raises(ValueError, match=r"max_tokens=.*integer of at least 1"):
        stage.SamplingParams(max_tokens=value, ignore_eos=True)


@pytest.mark.parametrize("value", [-0.1, math.nan, math.inf, 10**400, None, "1", True])
def test_bad_temperature_is_refused(stage, value):
    with pytest.raises(ValueError, match="temperature="):
        stage.SamplingParams(temperature=value)


@pytest.mark.parametrize("value", [None, 1, "yes"])
def test_bad_ignore_eos_is_refused(stage, value):
    with pytest.raises(ValueError, match="ignore_eos="):
        stage.SamplingParams(ignore_eos=value)


@pytest.mark.parametrize("temperature", [0, 0.0, 1e-300, 1e-12])
def test_temperature_zero_and_tiny_ones_are_greedy(stage, llm, temperature):
    """GN 249: greedy was refused."""
    params = stage.SamplingParams(temperature=temperature, max_tokens=8)
    assert llm.generate([[40, 50]], params, use_tqdm=False) == llm.generate(
        [[40, 50]], greedy(stage, 8), use_tqdm=False
    )


@pytest.mark.parametrize("count", [0, 2, 4])
def test_wrong_number_of_params_is_refused(stage, llm, count):
    """Found: with fewer parameter sets than prompts, prompts were dropped."""
    with pytest.raises(ValueError, match=f"sampling_params: {count} given for 3 prompts"):
        llm.generate([[1], [2], [3]], [greedy(stage, 2)] * count, use_tqdm=False)
    assert_usable(stage, llm)


@pytest.mark.parametrize("params", [0.5, {"temperature": 0}, [None]])
def test_params_of_another_type_are_refused(stage, llm, params):
    with pytest.raises(ValueError, match=r"sampling_params\[0\]=.*must be a SamplingParams"):
        llm.generate([[1]], params, use_tqdm=False)


def test_each_prompt_may_have_its_own_params(stage, llm):
    params = [greedy(stage, length) for length in (3, 1, 5)]
    outputs = llm.generate([[40], [50], [60]], params, use_tqdm=False)
    assert [len(output["token_ids"]) for output in outputs] == [3, 1, 5]


@pytest.mark.parametrize("length", [16, 17, 100])
def test_prompt_as_long_as_max_model_len_is_refused(stage, make_llm, length):
    """GN 106, 191, 258, 263."""
    llm = make_llm(max_model_len=16)
    with pytest.raises(ValueError, match=rf"prompts\[1\] has {length} tokens: .*max_model_len=16"):
        llm.generate([[5], [5] * length], greedy(stage, 3), use_tqdm=False)
    assert_usable(stage, llm)


@pytest.mark.parametrize("length", [1, 10, 15])
def test_sequence_ends_with_length_at_max_model_len(stage, make_llm, length):
    params = greedy(stage, 64, ignore_eos=True)
    [output] = make_llm(max_model_len=16).generate([[5] * length], params, use_tqdm=False)
    assert (len(output["token_ids"]), output["finish_reason"]) == (16 - length, "length")


def test_max_model_len_is_clamped_with_a_warning(make_llm):
    with pytest.warns(UserWarning, match="max_model_len=5000 clamped to the model's 2048 positions") as warned:
        llm = make_llm(max_model_len=5000)
    assert warned[0].filename.endswith("conftest.py"), "the warning must point at the caller of LLM"
    assert llm.config.max_model_len == 2048


def test_default_max_model_len_does_not_warn(make_llm):
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        assert make_llm().config.max_model_len == 2048


def test_misspelt_keyword_names_the_nearest(make_llm):
    """Found: unknown keywords were ignored."""
    with pytest.raises(TypeError, match=r"max_modellen.*did you mean 'max_model_len'"):
        make_llm(max_modellen=16)
    with pytest.raises(TypeError, match=r"known are .*max_model_len"):
        make_llm(zzz=1)


def test_misspelt_sampling_parameter_is_a_type_error(stage):
    with pytest.raises(TypeError, match="temprature"):
        stage.SamplingParams(temprature=0)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("max_model_len", 0),
        ("max_model_len", 1),
        ("max_model_len", -5),
        ("max_model_len", 16.0),
        ("max_model_len", "16"),
        ("max_model_len", True),
        ("seed", -1),
        ("seed", None),
        ("seed", 2**64),
        ("dtype", "float8"),
        ("dtype", "int64"),
        ("dtype", 32),
        ("dtype", None),
    ],
)
def test_nonsense_setting_is_refused(make_llm, name, value):
    with pytest.raises(ValueError, match=f"{name}="):
        make_llm(**{name: value})


@pytest.mark.parametrize("device", ["tpu", "cuda:99", "", 7, 2**64, None, "mps", "meta", "\ud800"])
def test_device_that_is_not_there_is_refused(stage, device):
    with pytest.raises(ValueError, match="device="):
        stage.LLM("tiny-stories", device=device)


@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "float16"])
def test_dtype_can_be_chosen(stage, make_llm, dtype):
    llm = make_llm(dtype=dtype)
    assert str(llm.config.dtype) == f"torch.{dtype}"
    assert_usable(stage, llm)


def test_seed_decides_the_samples(stage, make_llm):
    params = stage.SamplingParams(temperature=1.0, max_tokens=12)

    def sample(seed: int) -> list[dict]:
        return make_llm(seed=seed).generate(["Once upon a time"] * 2, params, use_tqdm=False)

    assert sample(1) == sample(1)
    assert sample(1) != sample(2)


def test_chat_is_rendered_by_the_template(stage, llm, reference):
    messages = [{"role": "user", "content": "Tell me a story about a fox."}]
    ids = llm.apply_chat_template(messages)
    assert reference.tokenizer.decode(ids) == (
        "<|im_start|>user\nTell me a story about a fox.<|im_end|>\n<|im_start|>assistant\n"
    )
    assert (
        llm.chat(messages, greedy(stage, 8), use_tqdm=False) == llm.generate(ids, greedy(stage, 8), use_tqdm=False)[0]
    )


@pytest.mark.parametrize(
    "messages",
    [
        [],
        None,
        "hello",
        [{"role": "user"}],
        [{"role": "user", "content": 3}],
        [[]],
        [{"role": "user", "content": "\ud800"}],
    ],
)
def test_bad_messages_are_refused(llm, messages):
    with pytest.raises(ValueError, match="messages"):
        llm.chat(messages)


def test_template_that_refuses_a_role_is_a_value_error(make_llm):
    llm = make_llm()
    llm.tokenizer.chat_template = "{{ raise_exception('roles must alternate') }}"
    with pytest.raises(ValueError, match=r"messages.*roles must alternate"):
        llm.apply_chat_template([{"role": "user", "content": "hello"}])


def test_numpy_numbers_are_accepted_as_settings(stage, make_llm, recwarn):
    llm = make_llm(seed=np.int64(3))
    params = stage.SamplingParams(np.float32(0.5), np.int64(2))
    assert len(llm.generate([[40]], params, use_tqdm=False)[0]["token_ids"]) <= 2
    assert not [warning for warning in recwarn if issubclass(warning.category, RuntimeWarning)]


def test_unknown_model_is_refused(make_llm):
    with pytest.raises(ValueError, match="tiny-stories"):
        make_llm("tinystories")
