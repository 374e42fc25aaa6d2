"""What one request may ask of the engine: a seed, stop conditions, log-probabilities, the advice of the model."""

import json
import random
import shutil

import numpy as np
import pytest
import torch

from nanovllm_full import SamplingParams
from nanovllm_full.config import Config
from nanovllm_full.engine.sequence import derive_seed

from ..conftest import MODEL_DIR
from ..contract.test_engine import drain
from ..prompts import PROMPTS
from ..reference import WIDE_GAP, assert_greedy

STORY = "Once upon a time"


def generate(llm, prompts, params) -> list[dict]:
    return llm.generate(prompts, params, use_tqdm=False)


def params_of(row: int, **others) -> SamplingParams:
    """A different request for each row, all with seeds."""
    kinds = [{}, {"top_k": 5}, {"top_p": 0.8}, {"top_k": 20, "top_p": 0.95, "temperature": 0.6}, {"temperature": 1.7}]
    return SamplingParams(**{"max_tokens": 12, "seed": 100 + row, **kinds[row % len(kinds)], **others})


# Seeds


def test_seeded_request_gives_the_same_tokens_whatever_else_runs(make_llm):
    """Alone, together, in another order, cut, preempted, on an engine with another seed."""
    requests = [(prompt, params_of(row)) for row, prompt in enumerate(PROMPTS)]
    llm = make_llm(seed=1)
    alone = [generate(llm, [prompt], params)[0] for prompt, params in requests]
    assert generate(llm, PROMPTS, [params for _, params in requests]) == alone
    small = make_llm(seed=2, kvcache_block_size=4, num_kvcache_blocks=40, max_num_batched_tokens=24, trace=True)
    order = random.Random(0).sample(range(len(requests)), len(requests))
    index_of = {small.add_request(*requests[index]): index for index in order}
    outputs = drain(small)
    assert any(record["preempted"] for record in small.trace.steps)
    for seq_id, output in outputs.items():
        assert output.pop("seq_id") == seq_id
        assert output == alone[index_of[seq_id]]


def test_neighbours_do_not_change_a_request(llm):
    """The same request beside greedy rows, rows with other truncations, and rows that ask for log-probabilities."""
    params = params_of(2, max_tokens=20)
    [alone] = generate(llm, [STORY], params)
    for others in ({"temperature": 0.0}, {"top_k": 1}, {"top_p": 0.01}, {"logprobs": 20}, {"temperature": 9.0}):
        beside = [params_of(row, **others) for row in range(4)]
        assert generate(llm, [*PROMPTS[3:7], STORY], [*beside, params])[-1] == alone


def test_different_seeds_give_different_tokens(llm):
    outputs = generate(llm, [STORY] * 8, [SamplingParams(seed=seed, max_tokens=16) for seed in range(8)])
    assert len({tuple(output["token_ids"]) for output in outputs}) == 8


def test_same_seed_and_prompt_give_the_same_tokens(llm):
    outputs = generate(llm, [STORY] * 3, SamplingParams(seed=5, max_tokens=16))
    assert outputs[0] == outputs[1] == outputs[2]


def test_seed_of_the_engine_makes_runs_reproducible(make_llm):
    """Requests without a seed draw different numbers, in one call and in the next one."""

    def run(seed: int) -> list[list[int]]:
        llm = make_llm(seed=seed)
        calls = [generate(llm, [STORY] * 2, SamplingParams(max_tokens=16)) for _ in range(2)]
        return [output["token_ids"] for call in calls for output in call]

    first = run(3)
    assert run(3) == first
    assert len(set(map(tuple, first + run(4)))) == 8


def test_derived_seeds_differ_and_fit_into_63_bits():
    seeds = {derive_seed(engine_seed, seq_id) for engine_seed in (0, 1, 2**63 - 1) for seq_id in range(1000)}
    assert len(seeds) == 3000
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert max(seeds) > 2**62


def test_top_k_of_one_is_greedy(llm, reference):
    [output] = generate(llm, [STORY], SamplingParams(temperature=2.0, top_k=1, max_tokens=16))
    assert_greedy(reference.answer(STORY, 16), output["token_ids"])


def test_top_k_larger_than_any_vocabulary_is_none(llm):
    params = [SamplingParams(seed=3, max_tokens=16, top_k=top_k) for top_k in (0, 10**30)]
    unlimited, huge = generate(llm, [STORY] * 2, params)
    assert unlimited == huge


@pytest.mark.gpu
def test_seeded_requests_on_a_gpu_do_not_depend_on_the_batch(make_llm):
    """In float32, where the logits of a row hardly depend on the batch."""
    params = [params_of(row) for row in range(len(PROMPTS))]
    llm = make_llm(device="cuda", dtype="float32")
    alone = [generate(llm, [prompt], one)[0] for prompt, one in zip(PROMPTS, params, strict=True)]
    assert generate(llm, PROMPTS, params) == alone
    assert generate(make_llm(), PROMPTS, params) == alone, "nor on the device"


# Stop conditions


def text_of(llm, token_ids: list[int]) -> str:
    return llm.tokenizer.decode(token_ids, skip_special_tokens=True)


def greedy(max_tokens: int = 24, **others) -> SamplingParams:
    return SamplingParams(temperature=0.0, max_tokens=max_tokens, **others)


@pytest.fixture(scope="module")
def story(reference) -> list[int]:
    """24 greedy tokens, of which none is an end of the sequence."""
    answer = reference.answer(STORY, 24)
    assert answer.smallest_gap > WIDE_GAP
    assert len(answer.token_ids) == 24
    return answer.token_ids


@pytest.mark.parametrize("ignore_eos", [False, True])
def test_stop_token_ends_the_request_and_is_part_of_it(llm, story, ignore_eos):
    stop = story[9]
    [output] = generate(llm, [STORY], greedy(stop_token_ids=[stop, 4000], ignore_eos=ignore_eos))
    expected = story[: story.index(stop) + 1]
    assert output == {"text": text_of(llm, expected), "token_ids": expected, "finish_reason": "stop"}


def test_stop_token_as_the_last_one_allowed_is_a_stop(llm, story):
    length = story.index(story[9]) + 1
    [output] = generate(llm, [STORY], greedy(length, stop_token_ids=[story[9]]))
    assert (len(output["token_ids"]), output["finish_reason"]) == (length, "stop")


def test_stop_token_of_one_request_does_not_stop_another(llm, story):
    outputs = generate(llm, [STORY] * 2, [greedy(stop_token_ids=[story[3]]), greedy()])
    assert [output["finish_reason"] for output in outputs] == ["stop", "length"]
    assert outputs[1]["token_ids"] == story


@pytest.mark.parametrize("call", ["generate", "add_request", "stream"])
def test_stop_token_that_the_model_does_not_know_is_refused(llm, call):
    with pytest.raises(ValueError, match="stop_token_ids holds 4096: token ids are below 4096"):
        getattr(llm, call)(STORY, SamplingParams(stop_token_ids=[4096]))
    assert llm.is_finished()


@pytest.mark.parametrize("start", [0, 7, 20])
@pytest.mark.parametrize("length", [1, 5, 13])
def test_text_ends_before_a_stop_string(llm, story, start, length):
    """Also one that spans several tokens; the tokens stay as they were generated."""
    whole = text_of(llm, story)
    stop = whole[start : start + length]
    [output] = generate(llm, [STORY], greedy(stop=stop))
    assert output["text"] == whole[: whole.index(stop)]
    assert output["finish_reason"] == "stop"
    assert output["token_ids"] == story[: len(output["token_ids"])]
    assert stop in text_of(llm, output["token_ids"])
    assert stop not in text_of(llm, output["token_ids"][:-1])


def test_the_first_of_several_stop_strings_counts(llm, story):
    whole = text_of(llm, story)
    stop = [whole[30:34], whole[12:18], "never there"]
    [output] = generate(llm, [STORY], greedy(stop=stop))
    assert output["text"] == whole[: min(whole.index(one) for one in stop[:2])]


def test_stop_string_that_never_comes_changes_nothing(llm, story):
    assert generate(llm, [STORY], greedy(stop="@@")) == generate(llm, [STORY], greedy())


@pytest.mark.parametrize("limit", ["max_tokens", "eos"])
def test_stop_string_in_the_last_token_is_a_stop(llm, story, limit):
    """Whatever else ends the request at the same token."""
    whole = text_of(llm, story[:12])
    ends = {"max_tokens": {"max_tokens": 12}, "eos": {"stop_token_ids": [story[11]]}}[limit]
    stop = whole[-3:]
    [output] = generate(llm, [STORY], greedy(**{"max_tokens": 24, **ends}, stop=stop))
    assert output["finish_reason"] == "stop"
    assert output["text"] == whole[: whole.index(stop)]


def test_stopped_requests_leave_blocks_and_others_alone(make_llm, story):
    """Requests end at different tokens while others go on, with few blocks, cut prompts and preemption."""
    llm = make_llm(kvcache_block_size=4, num_kvcache_blocks=30, max_num_batched_tokens=16, trace=True)
    whole = text_of(llm, story)
    stops = [whole[at : at + 4] for at in (3, 11, 19, 27)]
    requests = [(STORY, greedy(stop=stop)) for stop in stops] + [(prompt, greedy()) for prompt in PROMPTS[2:8]]
    seq_ids = [llm.add_request(*request) for request in requests]
    outputs = {}
    while not llm.is_finished():
        finished, _ = llm.step()
        llm.scheduler.check_integrity()
        outputs |= {output["seq_id"]: output for output in finished}
    assert [outputs[seq_id]["text"] for seq_id in seq_ids[:4]] == [whole[: whole.index(stop)] for stop in stops]
    alone = make_llm()
    for seq_id, (prompt, params) in list(zip(seq_ids, requests, strict=True))[4:]:
        assert outputs[seq_id]["token_ids"] == generate(alone, [prompt], params)[0]["token_ids"]
    assert any(record["preempted"] for record in llm.trace.steps)
    assert sorted(seq_id for record in llm.trace.steps for seq_id in record["finished"]) == seq_ids
    assert len(llm.scheduler.block_manager.free_block_ids) == 30


def test_failed_step_forgets_the_texts(make_llm, monkeypatch):
    llm = make_llm()
    llm.add_request(STORY, greedy(stop="@@"))
    monkeypatch.setattr(llm.model_runner, "run", lambda step: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        llm.step()
    assert not llm._texts


# Log-probabilities


def reference_logprobs(reference, prompt_ids: list[int], token_ids: list[int]) -> torch.Tensor:
    """Log-probabilities of all tokens at each generated place, [tokens, vocabulary]."""
    with torch.inference_mode():
        logits = reference.model(torch.tensor([prompt_ids + token_ids])).logits[0, len(prompt_ids) - 1 : -1]
    return logits.double().log_softmax(-1)


@pytest.mark.parametrize("logprobs", [0, 1, 5, 20])
def test_logprobs_are_those_of_the_model(llm, reference, logprobs):
    params = SamplingParams(temperature=2.5, top_k=300, top_p=0.9, seed=4, max_tokens=12, logprobs=logprobs)
    [output] = generate(llm, [STORY], params)
    expected = reference_logprobs(reference, reference.tokenizer.encode(STORY), output["token_ids"])
    assert len(output["logprobs"]) == len(output["token_ids"])
    for token_id, told, truth in zip(output["token_ids"], output["logprobs"], expected, strict=True):
        best = truth.topk(logprobs).indices.tolist()
        assert list(told) == [token_id, *(one for one in best if one != token_id)]
        assert all(type(one) is int and type(value) is float for one, value in told.items())
        assert list(told.values()) == pytest.approx(truth[list(told)].tolist(), abs=1e-4)
    assert any(len(told) == 1 + logprobs for told in output["logprobs"])


def test_only_who_asks_gets_logprobs(llm):
    params = [greedy(4), greedy(4, logprobs=2), greedy(4), greedy(4, logprobs=0), greedy(4, logprobs=7)]
    outputs = generate(llm, PROMPTS[:5], params)
    lengths = [{len(told) for told in output.get("logprobs", [])} for output in outputs]
    assert lengths[0] == lengths[2] == set()
    assert lengths[1:] == [{2}, set(), {1}, {7}]
    assert all("logprobs" not in outputs[index] for index in (0, 2))


def test_logprobs_do_not_depend_on_cuts_and_preemption(make_llm):
    prompts = PROMPTS[3:9]
    params = [SamplingParams(seed=row, max_tokens=16, logprobs=3, stop=["the"][: row % 2]) for row in range(6)]
    expected = generate(make_llm(), prompts, params)
    llm = make_llm(kvcache_block_size=4, num_kvcache_blocks=14, max_num_batched_tokens=9, trace=True)
    outputs = generate(llm, prompts, params)
    assert any(record["preempted"] for record in llm.trace.steps)
    assert any(item["num_scheduled_tokens"] == 9 for record in llm.trace.steps for item in record["scheduled"])
    for output, reference_output in zip(outputs, expected, strict=True):
        assert output["token_ids"] == reference_output["token_ids"]
        assert len(output["logprobs"]) == len(output["token_ids"])
        for told, truth in zip(output["logprobs"], reference_output["logprobs"], strict=True):
            assert told == pytest.approx(truth, abs=1e-4)


def test_outputs_can_be_saved_as_json(llm):
    [output] = generate(llm, [STORY], SamplingParams(np.float32(0.7), max_tokens=3, logprobs=2, seed=np.int64(3)))
    assert json.loads(json.dumps(output))["token_ids"] == output["token_ids"]


# The advice of the model


@pytest.mark.parametrize(
    ("advice", "expected"),
    [
        ({}, SamplingParams()),
        ({"temperature": 0.6, "top_k": 20, "top_p": 0.95}, SamplingParams(temperature=0.6, top_k=20, top_p=0.95)),
        ({"do_sample": True, "top_p": 0.8}, SamplingParams(top_p=0.8)),
        ({"do_sample": False}, SamplingParams(temperature=0.0)),
        (None, SamplingParams()),
    ],
    ids=str,
)
def test_default_parameters_come_from_generation_config(make_llm, tmp_path, advice, expected):
    folder = tmp_path / "model"
    shutil.copytree(MODEL_DIR, folder)
    file = folder / "generation_config.json"
    file.unlink() if advice is None else file.write_text(json.dumps(advice))
    llm = make_llm(folder)
    assert llm.default_sampling_params() == expected
    assert llm.default_sampling_params(temperature=0.1, max_tokens=3).temperature == 0.1
    with pytest.raises(TypeError, match="temprature"):
        llm.default_sampling_params(temprature=1)


def test_chat_takes_the_new_parameters(llm):
    messages = [{"role": "user", "content": "Tell me a story."}]
    params = SamplingParams(seed=3, top_k=5, max_tokens=8, logprobs=1)
    assert llm.chat(messages, params, use_tqdm=False) == llm.chat(messages, params, use_tqdm=False)


@pytest.mark.parametrize(
    ("ask", "name"),
    [
        (lambda llm: llm.generate([[10**5000]]), r"prompts\[0\]\[0\]="),
        (lambda _: SamplingParams(max_tokens=-(10**5000)), "max_tokens="),
        (lambda _: Config("tiny-stories", seed=10**5000), "seed="),
        (lambda _: Config("tiny-stories", num_kvcache_blocks=-(10**5000)), "num_kvcache_blocks="),
    ],
)
def test_numbers_that_python_does_not_write_out_are_refused_by_name(make_llm, ask, name):
    with pytest.raises(ValueError, match=f"{name}a number of thousands of digits: "):
        ask(make_llm())


def test_requests_that_another_thread_took_are_an_error_that_says_so(make_llm, monkeypatch):
    """Found: a KeyError of a number."""
    llm = make_llm()
    step = llm.step
    monkeypatch.setattr(llm, "step", lambda: ([], step()[1]))
    with pytest.raises(RuntimeError, match="generate: requests were dropped or taken meanwhile"):
        generate(llm, STORY, SamplingParams(0.0, max_tokens=2))
    monkeypatch.undo()
    assert generate(llm, STORY, SamplingParams(0.0, max_tokens=2))[0]["token_ids"]
