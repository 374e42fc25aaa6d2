"""Text as it is generated, requests that are dropped, and the end of an engine."""

import gc
import re
import weakref

import numpy as np
import pytest
import torch

from nanovllm_full import LLM, SamplingParams
from nanovllm_full.utils.detokenizer import OutputText

from ..contract.test_engine import drain
from ..prompts import MAX_TOKENS, PROMPTS
from ..reference import assert_greedy

STORY = "Once upon a time"


def greedy(max_tokens: int = 24, **others) -> SamplingParams:
    return SamplingParams(temperature=0.0, max_tokens=max_tokens, **others)


def text_of(llm, prompt, params) -> str:
    return llm.generate([prompt], params, use_tqdm=False)[0]["text"]


def assert_free(llm) -> None:
    """Nothing is left of any request."""
    assert llm.is_finished()
    assert not llm._texts
    manager = llm.scheduler.block_manager
    assert len(manager.free_block_ids) == manager.num_blocks
    llm.scheduler.check_integrity()


@pytest.mark.parametrize(("prompt", "max_tokens"), list(zip(PROMPTS, MAX_TOKENS, strict=True))[::3])
def test_pieces_are_the_text(llm, prompt, max_tokens):
    params = greedy(max_tokens)
    pieces = list(llm.stream(prompt, params))
    assert "".join(pieces) == text_of(llm, prompt, params)
    assert all(pieces)
    assert_free(llm)


def test_pieces_come_one_token_at_a_time(llm):
    pieces = llm.stream(STORY, greedy(24))
    steps = []
    step = llm.step
    llm.step = lambda: steps.append(1) or step()
    try:
        next(pieces)
        assert len(steps) == 1
        next(pieces)
        assert len(steps) == 2
    finally:
        del llm.step
        pieces.close()


def test_prompt_may_be_token_ids_and_parameters_may_be_left_out(llm):
    assert "".join(llm.stream([40, 50, 60], greedy(8))) == text_of(llm, [40, 50, 60], greedy(8))
    assert "".join(llm.stream(STORY))


def test_wild_tokens_give_whole_characters(llm):
    """At a huge temperature the tokens are random bytes; the pieces are still the text."""
    for seed in range(3):
        params = SamplingParams(temperature=100.0, seed=seed, max_tokens=40, ignore_eos=True)
        assert "".join(llm.stream(STORY, params)) == text_of(llm, STORY, params)


@pytest.mark.parametrize("start", [0, 9, 21])
@pytest.mark.parametrize("length", [1, 6, 17])
def test_stop_string_never_appears(llm, start, length):
    whole = text_of(llm, STORY, greedy())
    stop = whole[start : start + length]
    pieces = list(llm.stream(STORY, greedy(stop=[stop, "zzz"])))
    assert "".join(pieces) == whole[: whole.index(stop)] == text_of(llm, STORY, greedy(stop=stop))
    assert_free(llm)


def test_beginning_of_a_stop_string_that_does_not_come_is_shown(llm):
    whole = text_of(llm, STORY, greedy())
    assert "".join(llm.stream(STORY, greedy(stop=[whole[-5:] + "@", whole[3:9] + "@"]))) == whole


@pytest.mark.parametrize("num_pieces", [0, 1, 5])
def test_stream_closed_early_leaves_a_usable_engine(llm, reference, num_pieces):
    """The blocks are released, and what is cached stays right."""
    pieces = llm.stream(STORY, greedy(40))
    for _ in range(num_pieces):
        next(pieces)
    pieces.close()
    assert_free(llm)
    [output] = llm.generate([STORY], greedy(24), use_tqdm=False)
    assert_greedy(reference.answer(STORY, 24), output["token_ids"])


def test_break_and_an_error_of_the_reader_end_the_request(llm):
    for _ in llm.stream(STORY, greedy(40)):
        break
    gc.collect()
    assert_free(llm)
    with pytest.raises(TypeError):
        sum(llm.stream(STORY, greedy(40)))
    gc.collect()
    assert_free(llm)


def test_stream_that_nobody_reads_leaves_nothing(llm):
    pieces = llm.stream(STORY, greedy(40))
    assert llm.is_finished()
    del pieces
    assert llm.generate([STORY], greedy(2), use_tqdm=False)


@pytest.mark.parametrize(
    ("prompt", "error"), [("", "is empty"), (None, "prompt=None"), ([STORY], r"prompt\[0\]="), ([9999], "9999")]
)
def test_bad_prompt_is_refused_before_the_first_piece(llm, prompt, error):
    with pytest.raises(ValueError, match=error):
        llm.stream(prompt, greedy())
    with pytest.raises(ValueError, match="sampling_params="):
        llm.stream(STORY, {"temperature": 0})
    assert_free(llm)


def test_one_thing_at_a_time(make_llm):
    llm = make_llm()
    seq_id = llm.add_request(STORY, greedy(3))
    with pytest.raises(RuntimeError, match="unfinished"):
        llm.stream(STORY, greedy())
    assert set(drain(llm)) == {seq_id}

    pieces, late = llm.stream(STORY, greedy(9)), llm.stream(STORY, greedy(9))
    next(pieces)
    with pytest.raises(RuntimeError, match="unfinished"):
        llm.generate([STORY], greedy(), use_tqdm=False)
    with pytest.raises(RuntimeError, match="unfinished"):
        llm.stream(STORY, greedy())
    with pytest.raises(RuntimeError, match="unfinished"):
        next(late)
    with pytest.raises(RuntimeError, match="add_request: a stream is running"):
        llm.add_request(STORY, greedy())
    assert next(pieces), "none of them harms the stream"
    pieces.close()
    assert_free(llm)
    llm.add_request(STORY, greedy(2))
    assert len(drain(llm)) == 1


def test_steps_by_hand_lose_no_text(make_llm):
    llm = make_llm()
    pieces = llm.stream(STORY, greedy(9))
    first = next(pieces)
    [output] = drain(llm).values()
    assert first + "".join(pieces) == output["text"]
    assert_free(llm)


@pytest.mark.parametrize("error", [RuntimeError, KeyboardInterrupt])
def test_error_in_a_step_ends_the_stream_and_empties_the_engine(make_llm, monkeypatch, error):
    llm = make_llm()
    run, calls = llm.model_runner.run, []

    def fail(step):
        calls.append(step)
        if len(calls) == 3:
            raise error("planted")
        return run(step)

    monkeypatch.setattr(llm.model_runner, "run", fail)
    with pytest.raises(error, match="planted"):
        list(llm.stream(STORY, greedy()))
    assert_free(llm)
    assert "".join(llm.stream(STORY, greedy(5))) == text_of(llm, STORY, greedy(5))


@pytest.mark.parametrize("how", ["abort", "error"])
def test_stream_whose_request_is_dropped_says_so(make_llm, monkeypatch, how):
    llm = make_llm()
    pieces = llm.stream(STORY, greedy())
    next(pieces)
    if how == "abort":
        llm.abort(llm.scheduler.running[0].seq_id)
    else:
        monkeypatch.setattr(llm.model_runner, "run", lambda step: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            llm.step()
        monkeypatch.undo()
    with pytest.raises(RuntimeError, match="stream: its request was dropped"):
        list(pieces)
    assert_free(llm)
    assert text_of(llm, STORY, greedy(3))


def test_stale_stream_leaves_the_requests_of_others_alone(make_llm):
    """Found: reading on in a stream whose request had been aborted dropped whatever else there was."""
    llm = make_llm()
    stale, never_begun = llm.stream(STORY, greedy(40)), llm.stream(STORY, greedy(40))
    next(stale)
    llm.abort(llm.scheduler.running[0].seq_id)
    other = llm.stream(STORY, greedy(8))
    pieces = [next(other)]
    for iterator, message in ((stale, "its request was dropped"), (never_begun, "stream: requests")):
        with pytest.raises(RuntimeError, match=message):
            next(iterator)
    assert "".join([*pieces, *other]) == text_of(llm, STORY, greedy(8))
    with pytest.raises(KeyError):
        llm.stream(STORY, greedy(8)).throw(KeyError)
    assert_free(llm)


@pytest.mark.parametrize("where", ["take", "abort"])
def test_interrupt_between_two_steps_of_a_stream_ends_its_request(make_llm, monkeypatch, where):
    llm = make_llm()
    pieces = llm.stream(STORY, greedy(40))
    next(pieces)
    if where == "take":
        monkeypatch.setattr(OutputText, "take", interrupted)
        with pytest.raises(KeyboardInterrupt):
            next(pieces)
    else:
        with pytest.raises(KeyboardInterrupt):
            pieces.throw(KeyboardInterrupt)
    monkeypatch.undo()
    assert_free(llm)
    assert "".join(llm.stream(STORY, greedy(5))) == text_of(llm, STORY, greedy(5))


def interrupted(*_):
    raise KeyboardInterrupt


# abort


def test_aborted_requests_are_never_reported(make_llm, reference):
    """Running, waiting, cut in the middle of its prompt; the others go on as if nothing had been."""
    llm = make_llm(kvcache_block_size=4, num_kvcache_blocks=60, max_num_batched_tokens=8, max_num_seqs=3)
    long_prompt = PROMPTS[18]
    kept, running = (llm.add_request(prompt, greedy(20)) for prompt in (PROMPTS[4], PROMPTS[5]))
    while len(llm.scheduler.running) < 2:
        llm.step()
    cut, waiting = llm.add_request(long_prompt, greedy(5)), llm.add_request(PROMPTS[7], greedy(5, stop="@@"))
    llm.step()
    head = llm.scheduler.waiting[0]
    assert head.seq_id == cut
    assert head.block_table
    for seq_id in (running, cut, waiting):
        llm.abort(seq_id)
        llm.scheduler.check_integrity()
    assert not head.block_table
    again = llm.add_request(long_prompt, greedy(5))
    outputs = drain(llm)
    assert outputs.keys() == {kept, again}
    assert_greedy(reference.answer(PROMPTS[4], 20), outputs[kept]["token_ids"])
    assert_greedy(reference.answer(long_prompt, 5), outputs[again]["token_ids"])
    assert_free(llm)


@pytest.mark.parametrize("seq_id", [99, -1, None, "0", False, 0.0, np.array([0]), np.array([0, 1])], ids=repr)
def test_unknown_id_is_refused(make_llm, seq_id):
    llm = make_llm()
    llm.add_request(STORY, greedy(2))
    with pytest.raises(ValueError, match=rf"seq_id={re.escape(repr(seq_id))}: must be the id of an unfinished request"):
        llm.abort(seq_id)
    assert list(drain(llm)) == [0]
    with pytest.raises(ValueError, match="seq_id=0"):
        llm.abort(0)


def test_id_may_be_a_number_of_numpy(make_llm):
    llm = make_llm()
    llm.abort(np.int64(llm.add_request(STORY, greedy(2))))
    assert_free(llm)


# exit


def test_everything_is_refused_after_exit(make_llm):
    llm = make_llm()
    pieces = llm.stream(STORY, greedy())
    next(pieces)
    llm.exit()
    llm.exit()
    assert llm.is_finished()
    for use in (
        lambda: next(pieces),
        lambda: llm.generate([], use_tqdm=False),
        lambda: llm.chat([{"role": "user", "content": "a"}]),
        lambda: llm.stream(STORY),
        lambda: llm.add_request(STORY),
        lambda: llm.step(),
        lambda: llm.abort(0),
    ):
        with pytest.raises(RuntimeError, match=r"closed|dropped"):
            use()


def test_with_block_closes_the_engine_and_frees_its_memory():
    with LLM("tiny-stories", device="cpu") as llm:
        assert text_of(llm, STORY, greedy(3))
        kept = [weakref.ref(llm.model_runner.kv_cache), weakref.ref(next(llm.model_runner.model.parameters()))]
        assert all(reference() is not None for reference in kept)
    assert all(reference() is None for reference in kept), "the memory of the cache and the weights is still held"
    with pytest.raises(RuntimeError, match="closed"):
        llm.generate([STORY], use_tqdm=False)


def test_error_inside_the_with_block_comes_out():
    with pytest.raises(KeyError, match="mine"), LLM("tiny-stories", device="cpu") as llm:
        raise KeyError("mine")
    assert llm.model_runner is None


def test_exit_empties_the_cache_of_the_gpu(make_llm, monkeypatch):
    llm = make_llm()
    calls = []
    monkeypatch.setattr(torch.cuda, "empty_cache", lambda: calls.append(llm.model_runner))
    llm.config.device = torch.device("cuda")
    llm.exit()
    llm.exit()
    assert calls == [None], "once, when nothing holds the memory any more"


@pytest.mark.gpu
def test_engines_after_one_another_use_no_more_memory_than_one():
    """To be run on a GPU."""
    left = []
    for _ in range(3):
        with LLM("tiny-stories", device="cuda", kvcache_memory=2**30) as llm:
            assert "".join(llm.stream(STORY, greedy(8))) == text_of(llm, STORY, greedy(8))
        left.append((torch.cuda.memory_allocated(), torch.cuda.memory_reserved()))
    assert left[1] == left[2]
    assert left[2][1] < 2**28
