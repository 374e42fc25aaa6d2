"""Overlapped scheduling: a step is planned and launched while the one before is in flight."""

from collections import Counter

import numpy as np
import pytest
import torch
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

import nanovllm_full
from nanovllm_full import LLM, SamplingParams
from nanovllm_full.engine.sequence import PLACEHOLDER

from ..contract.toy import VOCAB_SIZE, Toy, answer
from ..prompts import MAX_TOKENS, PROMPTS

TIGHT = {"kvcache_block_size": 4, "num_kvcache_blocks": 60, "max_num_batched_tokens": 48, "max_num_seqs": 7}
CASES = {"ahead", "waited", "preempted", "ended late", "ended as foreseen", "aborted in flight", "hit", "cut"}


class OverlappedToy(Toy):
    """Steps as `LLMEngine._overlapped_step` does."""

    def __post_init__(self):
        super().__post_init__()
        self.flying = None
        self.seen = Counter()

    def launch(self, is_ahead=False):
        step = self.scheduler.schedule(is_ahead)
        if not step.scheduled:
            self.seen["waited"] += bool(is_ahead and self.scheduler.running and not self.scheduler.waiting)
            return None
        assert not (is_ahead and step.preempted), "a preemption needs the results of the step in flight"
        assert all(item.seq.num_completion_tokens < item.seq.max_tokens for item in step.scheduled), "its end is known"
        self.seen["preempted"] += len(step.preempted)
        self.seen["ahead"] += is_ahead
        self.seen["hit"] += any(item.start for item in step.scheduled) and step.kind == "prefill"
        self.seen["cut"] += any(item.end < item.seq.num_tokens for item in step.scheduled)
        tokens = self.runner.launch(step)
        self.scheduler.launch(step)
        return step, tokens

    def step(self):
        current = self.flying or self.launch()
        if current is None:
            return None
        self.flying = self.launch(is_ahead=True)
        assert not any(seq.block_table for seq in list(self.scheduler.waiting)[1:]), "only the head may hold blocks"
        step, tokens = current
        for seq in self.scheduler.postprocess(step, tokens):
            assert PLACEHOLDER not in seq.token_ids
            self.outputs[seq.seq_id] = seq.completion_token_ids
            late = self.flying and any(item.seq is seq for item in self.flying[0].scheduled)
            self.seen["ended late" if late else "ended as foreseen"] += 1
        if self.scheduler.is_finished():
            self.flying = None
        if self.flying is None:
            self.scheduler.check_integrity()
        return step

    def abort(self, seq):
        flies = self.flying and any(item.seq is seq for item in self.flying[0].scheduled)
        self.seen["aborted in flight"] += bool(flies)
        self.scheduler.abort(seq)
        if self.scheduler.is_finished():
            self.flying = None

    def finish_all(self):
        for _ in range(20_000):
            if self.scheduler.is_finished() and self.flying is None:
                return self.scheduler.check_integrity()
            self.step()
        raise AssertionError(f"not finished: waiting {self.waiting}, running {self.running}")


class OverlapMachine(RuleBasedStateMachine):
    """Requests, steps and aborts in any order: the answers are those of a model without a cache."""

    def __init__(self, seen: Counter):
        super().__init__()
        self.total, self.texts, self.expected, self.living = seen, [], {}, {}

    @initialize(
        block_size=st.integers(1, 6),
        num_blocks=st.integers(2, 20),
        max_num_batched_tokens=st.integers(1, 40),
        max_num_seqs=st.integers(1, 6),
        max_model_len=st.integers(4, 60),
        enable_prefix_caching=st.booleans(),
        prefill_interleave=st.integers(0, 2),
    )
    def start(self, **config):
        self.toy = OverlappedToy(nanovllm_full, **config)

    @rule(
        source=st.integers(0, 20),
        kept=st.integers(0, 30),
        fresh=st.lists(st.integers(0, VOCAB_SIZE - 1), min_size=1, max_size=8),
        max_tokens=st.integers(1, 25),
        ignore_eos=st.booleans(),
    )
    def add(self, source, kept, fresh, max_tokens, ignore_eos):
        toy = self.toy
        beginning = self.texts[source % len(self.texts)][:kept] if self.texts else []
        longest = min(toy.max_model_len - 1, toy.manager.capacity)
        prompt = (beginning + fresh)[:longest]
        seq = toy.add(prompt, max_tokens, ignore_eos)
        self.texts.append(prompt + answer(prompt, 8, 100))
        self.expected[seq.seq_id] = answer(
            prompt, max_tokens, min(toy.max_model_len, toy.manager.capacity + 1), ignore_eos
        )
        self.living[seq.seq_id] = seq

    @rule(count=st.integers(1, 6))
    def step(self, count):
        for _ in range(count):
            self.toy.step()

    @precondition(lambda self: self.living.keys() - self.toy.outputs.keys())
    @rule(number=st.integers(0, 10))
    def abort(self, number):
        unfinished = sorted(self.living.keys() - self.toy.outputs.keys())
        seq_id = unfinished[number % len(unfinished)]
        self.toy.abort(self.living.pop(seq_id))
        del self.expected[seq_id]

    def teardown(self):
        if hasattr(self, "toy"):
            self.toy.finish_all()
            assert self.toy.outputs == self.expected
            self.total.update(self.toy.seen)


def test_any_requests_give_the_tokens_of_a_model_without_a_cache():
    seen = Counter()
    run_state_machine_as_test(
        lambda: OverlapMachine(seen),
        settings=settings(
            max_examples=500,
            stateful_step_count=20,
            derandomize=True,
            database=None,
            deadline=None,
            phases=[Phase.generate],  # to make a failing example small takes minutes
            suppress_health_check=list(HealthCheck),
        ),
    )
    assert not {case for case in CASES if not seen[case]}, seen


@pytest.fixture(scope="module", params=[0, 1], ids=["prefill first", "interleaved"])
def tight(request):
    return LLM(
        "tiny-stories", device="cpu", async_scheduling=True, prefill_interleave=request.param, trace=True, **TIGHT
    )


def test_greedy_ids_equal_transformers(tight, reference):
    """With cut prompts, preemption, and, the second time, prefix hits."""
    params = [SamplingParams(temperature=0, max_tokens=count) for count in MAX_TOKENS]
    for _ in range(2):
        outputs = tight.generate(PROMPTS, params, use_tqdm=False)
        for prompt, count, output in zip(PROMPTS, MAX_TOKENS, outputs, strict=True):
            assert output["token_ids"] == reference.answer(prompt, count).token_ids
    steps = tight.trace.steps
    assert any(step["preempted"] for step in steps)
    tight.scheduler.check_integrity()
    assert tight._in_flight is None


def test_interleaved_prefills_let_the_running_ones_go_on():
    """A long prompt arrives among running requests: they get a token after each of its pieces."""
    gaps = {}
    for interleave in (0, 1):
        llm = LLM(
            "tiny-stories",
            device="cpu",
            max_num_batched_tokens=8,
            kvcache_block_size=4,
            prefill_interleave=interleave,
            trace=True,
        )
        llm.add_request([5, 6, 7], SamplingParams(temperature=0, max_tokens=30, ignore_eos=True))
        llm.step()
        llm.add_request(list(range(20, 60)), SamplingParams(temperature=0, max_tokens=1))
        while not llm.is_finished():
            llm.step()
        kinds = "".join(step["kind"][0] for step in llm.trace.steps)
        gaps[interleave] = max(map(len, kinds.strip("d").split("d")))
    assert gaps == {0: 6, 1: 1}


def test_victims_wait_behind_a_prompt_that_is_being_computed():
    """Two sequences run out of blocks while a long prompt, of which a part is computed, holds the others."""
    toy = Toy(nanovllm_full, block_size=2, num_blocks=8, max_num_batched_tokens=2, prefill_interleave=1)
    prompts = [[1, 2, 3], [4, 5, 6], list(range(10, 20))]
    seqs = [toy.add(prompt, max_tokens=6) for prompt in prompts]
    behind = 0
    while not toy.scheduler.is_finished():
        step = toy.step()  # it checks that nobody but the head of the queue holds blocks
        behind += bool(step.preempted) and toy.scheduler.waiting[0] is seqs[2] and bool(seqs[2].block_table)
    assert behind
    assert toy.outputs == {seq.seq_id: answer(prompt, 6, 17, True) for seq, prompt in zip(seqs, prompts, strict=True)}


def test_is_the_same_as_without(reference):
    """Random draws, stop strings and log-probabilities, too; a stop costs one discarded token, which nobody sees."""
    params = [
        SamplingParams(
            temperature=0.8, seed=row, top_k=20 if row % 3 else 0, max_tokens=30, logprobs=2 if row % 2 else None
        )
        for row in range(10)
    ]
    params += [SamplingParams(temperature=0, max_tokens=40, stop=["."]), SamplingParams(temperature=0, max_tokens=40)]
    outputs = [
        LLM("tiny-stories", device="cpu", async_scheduling=is_async).generate(PROMPTS[:12], params, use_tqdm=False)
        for is_async in (False, True)
    ]
    for one, other in zip(*outputs, strict=True):
        assert (one["token_ids"], one["text"], one["finish_reason"]) == (
            other["token_ids"],
            other["text"],
            other["finish_reason"],
        )
        assert len(one.get("logprobs", [])) == len(other.get("logprobs", []))


def test_abort_while_a_step_is_in_flight(reference):
    llm = LLM("tiny-stories", device="cpu", async_scheduling=True, **TIGHT)
    params = SamplingParams(temperature=0, max_tokens=12, ignore_eos=True)
    ids = [llm.add_request(prompt, params) for prompt in PROMPTS[:3]]
    outputs = {}
    for number in range(100):
        if number == 4:
            llm.abort(ids[1])
        for output in llm.step()[0]:
            outputs[output.pop("seq_id")] = output["token_ids"]
        if llm.is_finished():
            break
    expected = {
        seq_id: llm.generate([prompt], params, use_tqdm=False)[0]["token_ids"]
        for seq_id, prompt in zip(ids, PROMPTS[:3], strict=True)
    }
    del expected[ids[1]]
    assert outputs == expected
    llm.scheduler.check_integrity()


def test_aborting_the_last_request_ends_the_engine_s_work():
    llm = LLM("tiny-stories", device="cpu", async_scheduling=True, **TIGHT)
    seq_id = llm.add_request([5, 6, 7], SamplingParams(temperature=0, max_tokens=12, ignore_eos=True))
    llm.step()
    llm.abort(seq_id)
    assert llm.is_finished()
    assert len(llm.generate([[5, 6]], SamplingParams(max_tokens=2), use_tqdm=False)) == 1


@pytest.mark.parametrize("fails_at", [1, 2, 3, 5])
@pytest.mark.parametrize("error", [RuntimeError, KeyboardInterrupt, torch.OutOfMemoryError])
@pytest.mark.parametrize("method", ["launch", "collect"])
def test_engine_is_empty_and_usable_after_an_error(tight, monkeypatch, reference, fails_at, error, method):
    calls, original = 0, getattr(tight.model_runner, method)

    def fail(argument):
        nonlocal calls
        calls += 1
        if calls == fails_at:
            raise error("planned")
        return original(argument)

    params = SamplingParams(temperature=0, max_tokens=9)
    with monkeypatch.context() as patch:
        patch.setattr(tight.model_runner, method, fail)
        with pytest.raises(error, match="planned"):
            tight.generate(PROMPTS[:5], params, use_tqdm=False)
    assert tight.is_finished()
    tight.scheduler.check_integrity()
    outputs = tight.generate(PROMPTS[:5], params, use_tqdm=False)
    assert [output["token_ids"] for output in outputs] == [reference.answer(p, 9).token_ids for p in PROMPTS[:5]]


def test_stream_and_stop_string():
    llm = LLM("tiny-stories", device="cpu", async_scheduling=True)
    params = SamplingParams(temperature=0, max_tokens=40, stop=["."])
    pieces = list(llm.stream(PROMPTS[0], params))
    [output] = llm.generate([PROMPTS[0]], params, use_tqdm=False)
    assert "".join(pieces) == output["text"]
    assert "." not in output["text"]
    iterator = llm.stream(PROMPTS[0], params)
    next(iterator)
    iterator.close()
    assert llm.is_finished()
    assert llm.step() == ([], 0)


def test_setting():
    assert LLM("tiny-stories", device="cpu").config.async_scheduling is False
    for value in (1, np.array([True, False])):
        with pytest.raises(ValueError, match=r"async_scheduling=.*: must be True or False"):
            LLM("tiny-stories", device="cpu", async_scheduling=value)
    with pytest.raises(ValueError, match="prefill_interleave=-1"):
        LLM("tiny-stories", device="cpu", prefill_interleave=-1)


def test_an_error_of_the_gpu_closes_the_engine(monkeypatch):
    llm = LLM("tiny-stories", device="cpu", async_scheduling=True)

    def fail(results):
        raise torch.AcceleratorError("CUDA error: an illegal memory access was encountered")

    monkeypatch.setattr(llm.model_runner, "collect", fail)
    with pytest.raises(RuntimeError, match="the engine is closed: CUDA error: an illegal memory access"):
        llm.generate("Once", use_tqdm=False)
    with pytest.raises(RuntimeError, match="closed by exit"):
        llm.generate("Once", use_tqdm=False)
