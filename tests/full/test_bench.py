"""The measuring: the same workload as nano-vLLM's, counts that agree with the trace, a floor that can be checked."""

import random

import pytest
import torch

from nanovllm_full import LLM, SamplingParams, bench
from nanovllm_full.bench import Workload, find_floor, make_requests, measure, percentiles
from nanovllm_full.utils.hardware import Hardware, measure_hardware
from nanovllm_full.utils.random_model import RANDOM_SHAPES, write_random_model

from ..contract.tiny_models import make_tiny_model, save_checkpoint

GREEDY = SamplingParams(temperature=0, max_tokens=6, ignore_eos=True)


def make_engine(**config):
    return LLM("tiny-stories", device="cpu", trace=True, **config)


def test_the_workload_is_that_of_nano_vllm():
    random.seed(0)
    prompts = [[random.randint(0, 10000) for _ in range(random.randint(100, 1024))] for _ in range(256)]
    counts = [random.randint(100, 1024) for _ in range(256)]
    requests = make_requests(bench.NANO_VLLM, vocab_size=151_936, max_model_len=4096)
    assert [prompt for prompt, _ in requests] == prompts
    assert [params for _, params in requests] == [SamplingParams(0.6, count, ignore_eos=True) for count in counts]


def test_the_ids_of_a_small_vocabulary_are_its_own():
    requests = make_requests(bench.NANO_VLLM, vocab_size=4096, max_model_len=2048)
    assert max(max(prompt) for prompt, _ in requests) == 4095


@pytest.mark.parametrize(
    ("workload", "message"),
    [
        ((0, (1, 2), (1, 2)), "requests=0"),
        ((1, (0, 2), (1, 2)), "input_len=0:2"),
        ((1, (3, 2), (1, 2)), "input_len=3:2"),
        ((1, (1, 2), (5, 2)), "output_len=5:2"),
    ],
)
def test_a_workload_that_makes_no_sense_is_refused(workload, message):
    with pytest.raises(ValueError, match=message):
        Workload(*workload)


def test_requests_that_would_be_cut_are_refused():
    with pytest.raises(ValueError, match="101 tokens together, must be at most max_model_len=100"):
        make_requests(Workload(1, (1, 50), (1, 51)), 4096, 100)
    assert make_requests(Workload(1, (1, 50), (1, 50)), 4096, 100)


def test_counts_agree_with_the_trace():
    """Prompts that are cut, prefix hits, and too few blocks."""
    llm = make_engine(kvcache_block_size=4, num_kvcache_blocks=7, max_num_batched_tokens=7, max_num_seqs=3)
    beginning = list(range(10, 19))
    requests = [([*beginning, 100 + number, 7], GREEDY) for number in range(5)]
    seen = measure(llm, requests)
    steps = llm.trace.steps
    prefills = [step for step in steps if step["kind"] == "prefill"]
    decodes = [step for step in steps if step["kind"] == "decode"]
    for kind, of_kind in (("prefill", prefills), ("decode", decodes)):
        phase = seen.phases[kind]
        assert phase.num_steps == len(of_kind) > 0
        assert phase.num_rows == sum(len(step["scheduled"]) for step in of_kind)
        assert phase.num_tokens == sum(item["num_scheduled_tokens"] for step in of_kind for item in step["scheduled"])
        assert phase.num_pairs == sum(
            position + 1
            for step in of_kind
            for item in step["scheduled"]
            for position in range(item["num_cached_tokens"], item["num_cached_tokens"] + item["num_scheduled_tokens"])
        )
    assert seen.num_preemptions == sum(len(step["preempted"]) for step in steps) > 0
    assert seen.num_cached_tokens == count_hits(steps) > 0
    assert (seen.num_requests, seen.num_prompt_tokens, seen.num_generated_tokens) == (5, 55, 30)
    assert len(seen.time_to_first_token) == 5
    assert len(seen.inter_token_latency) == 30 - 5
    assert any(len(step["scheduled"]) and step["admitted"] == [] for step in prefills), "a prompt was cut"


def count_hits(steps):
    """Tokens that a sequence without blocks found in the cache."""
    with_blocks, hits = set(), 0
    for step in steps:
        with_blocks -= set(step["preempted"])
        for item in step["scheduled"]:
            hits += item["num_cached_tokens"] if item["seq_id"] not in with_blocks else 0
            with_blocks.add(item["seq_id"])
    return hits


def test_times_are_those_of_the_clock(monkeypatch):
    """A clock that moves only in the steps, one second each."""
    llm = make_engine()
    now, step = [0.0], llm.step

    def slow_step():
        now[0] += 1
        return step()

    monkeypatch.setattr(bench, "perf_counter", lambda: now[0])
    monkeypatch.setattr(llm, "step", slow_step)
    seen = measure(llm, [([1, 2, 3], GREEDY), ([4], SamplingParams(temperature=0, max_tokens=2, ignore_eos=True))])
    assert seen.seconds == 6
    assert seen.time_to_first_token == [1, 1]
    assert seen.inter_token_latency == [1] * 6
    assert {kind: phase.seconds for kind, phase in seen.phases.items()} == {"prefill": 1, "decode": 5}
    assert seen.phases["decode"].tokens_per_second == 6 / 5
    assert seen.summary()["generated_tokens_per_second"] == 8 / 6


def test_the_engine_is_left_as_it_was(monkeypatch):
    llm = make_engine()
    monkeypatch.setattr(llm.model_runner, "run", lambda step: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        measure(llm, [([1, 2, 3], GREEDY)])
    assert "postprocess" not in vars(llm.scheduler)


def test_percentiles():
    assert percentiles([]) == {}
    assert percentiles([float(value) for value in range(101)]) == {"p50": 50, "p90": 90, "p99": 99}


@pytest.mark.parametrize("name", ["qwen3", "qwen3_tied"])
def test_the_floor_is_what_its_formula_says(name, tmp_path):
    llm = LLM(str(save_checkpoint(make_tiny_model(name), tmp_path)), device="cpu")
    seen = measure(llm, [([1, 2, 3, 4, 5], SamplingParams(0, 3, ignore_eos=True)), ([6], SamplingParams(0, 1))])
    floor = find_floor(llm, seen.phases, Hardware(copy_bandwidth=2.0, matmul_rate=4.0))

    layers, hidden, mlp, heads, kv_heads, vocabulary = 3, 64, 128, 4, 2, 4096
    head_dim = {"qwen3": 32, "qwen3_tied": 16}[name]
    matrices = hidden * head_dim * (2 * heads + 2 * kv_heads) + 3 * hidden * mlp
    norms = 2 * hidden + 2 * head_dim
    weights = layers * (matrices + norms) + hidden + vocabulary * hidden
    pairs = (1 + 2 + 3 + 4 + 5) + 1
    flop = 2 * 6 * layers * matrices + 2 * 2 * vocabulary * hidden + 4 * pairs * layers * heads * head_dim
    kv_bytes = 2 * layers * kv_heads * head_dim * 4
    assert floor == {"prefill": flop / 4, "decode": (2 * weights * 4 + (6 + 7) * kv_bytes) / 2}


def test_the_hardware_is_measured():
    hardware = measure_hardware(torch.device("cpu"), torch.float32)
    assert 1e8 < hardware.copy_bandwidth < 1e13
    assert 1e8 < hardware.matmul_rate < 1e16


def test_a_report_adds_up():
    report = bench.run_benchmark(make_engine(), Workload(4, (3, 9), (2, 5)))
    steps = report["prefill"]["seconds"] + report["decode"]["seconds"]
    assert report["part_of_limit"]["all"] == pytest.approx(sum(report["floor_seconds"].values()) / steps)
    assert steps <= report["seconds"]
    assert report["prefill"]["num_tokens"] == report["prompt_tokens"]
    assert report["decode"]["num_tokens"] == report["generated_tokens"] - 4
    assert set(report["startup_seconds"]) >= {"load", "allocate"}
    assert report["engine"]["device"] == "cpu"


def test_a_model_with_random_weights_runs(monkeypatch, tmp_path):
    shape = {**RANDOM_SHAPES["qwen3-0.6b"], "hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 1}
    monkeypatch.setitem(RANDOM_SHAPES, "tiny", shape)
    write_random_model("tiny", tmp_path)
    llm = LLM(str(tmp_path), device="cpu")
    assert llm.config.vocab_size == 151_936
    assert len(llm.generate([[1, 2, 150_000]], GREEDY, False)[0]["token_ids"]) == 6
