"""What the engine promises once it works in steps."""

import random
from dataclasses import fields
from importlib import import_module

import numpy as np
import pytest

from ..prompts import MAX_TOKENS, PROMPTS
from ..reference import assert_greedy
from .test_generate import greedy, name_of_run

pytestmark = pytest.mark.since("L03")


def drain(llm) -> dict[int, dict]:
    """Steps until nothing is left; the outputs by `seq_id`."""
    outputs = {}
    while not llm.is_finished():
        finished, _ = llm.step()
        outputs.update({output["seq_id"]: output for output in finished})
    return outputs


@pytest.mark.parametrize("max_num_seqs", [1, 2, 3, 7, 64])
def test_greedy_ids_do_not_depend_on_max_num_seqs(stage, make_llm, reference, max_num_seqs):
    params = [greedy(stage, max_tokens) for max_tokens in MAX_TOKENS]
    outputs = make_llm(max_num_seqs=max_num_seqs).generate(PROMPTS, params, use_tqdm=False)
    for prompt, max_tokens, output in zip(PROMPTS, MAX_TOKENS, outputs, strict=True):
        assert_greedy(reference.answer(prompt, max_tokens), output["token_ids"], prompt)


@pytest.mark.parametrize("seed", range(3))
def test_greedy_ids_do_not_depend_on_arrival(stage, make_llm, reference, seed):
    """Requests arrive in another order, at random steps, while others run."""
    rng = random.Random(seed)
    llm = make_llm(max_num_seqs=4)
    order = rng.sample(range(len(PROMPTS)), len(PROMPTS))
    index_of, outputs = {}, {}
    while order or not llm.is_finished():
        if order and (llm.is_finished() or rng.random() < 0.4):
            index = order.pop()
            index_of[llm.add_request(PROMPTS[index], greedy(stage, MAX_TOKENS[index]))] = index
        finished, _ = llm.step()
        outputs.update({output["seq_id"]: output for output in finished})
    assert outputs.keys() == index_of.keys()
    for seq_id, index in index_of.items():
        assert_greedy(reference.answer(PROMPTS[index], MAX_TOKENS[index]), outputs[seq_id]["token_ids"], PROMPTS[index])


def test_step_counts_are_positive_for_prefill_and_negative_for_decode(stage, make_llm):
    """The worked example: prompts of 5 and 3 tokens, 3 new tokens each."""
    llm = make_llm()
    for prompt in ([11, 12, 13, 14, 15], [21, 22, 23]):
        llm.add_request(prompt, greedy(stage, 3, ignore_eos=True))
    steps = [llm.step() for _ in range(3)]
    assert [num_tokens for _, num_tokens in steps] == [8, -2, -2]
    assert [len(finished) for finished, _ in steps] == [0, 0, 2]
    assert llm.is_finished()


def test_step_with_nothing_to_do_returns_nothing(make_llm):
    llm = make_llm()
    assert llm.step() == ([], 0)
    assert llm.is_finished()


def test_step_reports_a_sequence_once_and_under_its_id(stage, make_llm):
    llm = make_llm()
    first = llm.add_request([40, 50], greedy(stage, 2, ignore_eos=True))
    second = llm.add_request([60], greedy(stage, 4, ignore_eos=True))
    outputs = drain(llm)
    assert {seq_id: len(output["token_ids"]) for seq_id, output in outputs.items()} == {first: 2, second: 4}
    assert set(outputs[first]) == {"seq_id", "text", "token_ids", "finish_reason"}


def test_never_more_than_max_num_seqs_run(stage, make_llm):
    """GN 265, 271: the cap held for one step, not for the running set."""
    llm = make_llm(max_num_seqs=2, trace=True)
    llm.generate([[40 + i] for i in range(6)], greedy(stage, 3, ignore_eos=True), use_tqdm=False)
    assert max(len(record["running"]) for record in llm.trace.steps) == 2


def test_sequence_joins_as_soon_as_another_leaves(stage, make_llm):
    llm = make_llm(max_num_seqs=1, trace=True)
    llm.generate([[40], [50]], greedy(stage, 2, ignore_eos=True), use_tqdm=False)
    assert [record["admitted"] for record in llm.trace.steps] == [[0], [], [1], []]


def test_generate_is_refused_while_requests_are_unfinished(stage, make_llm):
    llm = make_llm()
    seq_id = llm.add_request([40, 50], greedy(stage, 3, ignore_eos=True))
    with pytest.raises(RuntimeError, match="unfinished"):
        llm.generate([[60]], greedy(stage, 3), use_tqdm=False)
    assert set(drain(llm)) == {seq_id}
    assert len(llm.generate([[60]], greedy(stage, 3), use_tqdm=False)) == 1


@pytest.mark.parametrize(
    ("prompt", "message"), [([], "prompt=.*empty"), (None, "prompt=None"), ([9999], r"prompt\[0\]=9999")]
)
def test_bad_request_is_refused_and_not_queued(stage, make_llm, prompt, message):
    llm = make_llm()
    with pytest.raises(ValueError, match=message):
        llm.add_request(prompt, greedy(stage, 3))
    assert llm.is_finished()


def test_bad_params_of_a_request_are_refused(make_llm):
    llm = make_llm()
    with pytest.raises(ValueError, match="sampling_params="):
        llm.add_request([1], {"temperature": 0})
    assert llm.is_finished()


@pytest.mark.parametrize(
    ("name", "value"),
    [("max_num_seqs", 0), ("max_num_seqs", 1.5), ("max_num_seqs", None), ("trace", 1), ("trace", None)],
)
def test_nonsense_engine_setting_is_refused(make_llm, name, value):
    with pytest.raises(ValueError, match=f"{name}="):
        make_llm(**{name: value})


@pytest.mark.parametrize("integer", [np.uint8, np.int16, np.int64])
def test_numpy_integers_are_settings_like_others(stage, make_llm, reference, tmp_path, integer):
    """Found: they were kept as they came and overflowed, and a trace with them could not be saved."""
    values = {"max_model_len": 200, "max_num_seqs": 3, "max_num_batched_tokens": 30, "kvcache_block_size": 4}
    values["num_kvcache_blocks"] = 100
    known = {field.name for field in fields(import_module(f"{stage.__name__}.config").Config)}
    llm = make_llm(**{name: integer(value) for name, value in values.items() if name in known}, trace=True)
    outputs = llm.generate(PROMPTS[:5], greedy(stage, 12), use_tqdm=False)
    for prompt, output in zip(PROMPTS[:5], outputs, strict=True):
        assert_greedy(reference.answer(prompt, 12), output["token_ids"], prompt)
    llm.trace.save(tmp_path / "trace.json")


@pytest.mark.parametrize("error", [RuntimeError, KeyboardInterrupt, MemoryError])
@pytest.mark.parametrize("failing_step", [1, 2, 4])
def test_engine_is_empty_and_right_after_an_error(stage, make_llm, reference, monkeypatch, error, failing_step):
    """Found: requests of a failed call came back with the next one."""
    llm = make_llm(max_num_seqs=2)
    run = getattr(llm.model_runner, name_of_run(llm))
    calls = []

    def fail_once(step):
        calls.append(step)
        if len(calls) == failing_step:
            raise error("planted")
        return run(step)

    monkeypatch.setattr(llm.model_runner, name_of_run(llm), fail_once)
    with pytest.raises(error, match="planted"):
        llm.generate(PROMPTS[:4], greedy(stage, 6), use_tqdm=False)
    assert llm.is_finished()
    assert llm.step() == ([], 0)
    outputs = llm.generate(PROMPTS[2:5], greedy(stage, 6), use_tqdm=False)
    assert len(outputs) == 3
    for prompt, output in zip(PROMPTS[2:5], outputs, strict=True):
        assert_greedy(reference.answer(prompt, 6), output["token_ids"], prompt)


def test_interrupt_between_steps_empties_the_engine(stage, make_llm, monkeypatch):
    llm = make_llm()
    step = llm.step
    answers = iter([step, step])

    def interrupted_step():
        try:
            return next(answers)()
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(llm, "step", interrupted_step)
    with pytest.raises(KeyboardInterrupt):
        llm.generate([[40], [50]], greedy(stage, 9, ignore_eos=True), use_tqdm=False)
    monkeypatch.undo()
    assert llm.is_finished()


def test_error_in_a_step_driven_by_hand_empties_the_engine(stage, make_llm, monkeypatch):
    llm = make_llm()
    llm.add_request([40], greedy(stage, 3))
    monkeypatch.setattr(llm.model_runner, name_of_run(llm), lambda step: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        llm.step()
    assert llm.is_finished()


def test_exit_can_be_called_twice(stage, make_llm):
    """Found: the second call raised."""
    llm = make_llm()
    llm.add_request([40], greedy(stage, 3))
    llm.exit()
    llm.exit()
    assert llm.is_finished()
    with pytest.raises(RuntimeError, match="closed"):
        llm.add_request([40], greedy(stage, 3))
    with pytest.raises(RuntimeError, match="closed"):
        llm.generate([[40]], greedy(stage, 3), use_tqdm=False)


def test_two_engines_do_not_share_state(stage, make_llm):
    """Found: block size and id counter were class attributes."""
    one, two = make_llm(max_num_seqs=1), make_llm(max_num_seqs=3)
    assert one.add_request([40], greedy(stage, 3)) == two.add_request([40], greedy(stage, 3)) == 0
    assert not one.is_finished()
    drain(one)
    assert not two.is_finished()


def test_trace_is_off_by_default_and_saved_as_json(stage, make_llm, tmp_path):
    assert make_llm().trace is None
    llm = make_llm(trace=True)
    llm.generate([[40, 50]], greedy(stage, 3, ignore_eos=True), use_tqdm=False)
    llm.trace.save(tmp_path / "trace.json")
    assert type(llm.trace).load(tmp_path / "trace.json").steps == llm.trace.steps
    assert len(llm.trace.steps) == 3
