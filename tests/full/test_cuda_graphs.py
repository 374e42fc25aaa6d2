"""CUDA graphs of the decode: sizes, padding, memory, and the order of the start.

Where there is no GPU, a graph is replaced by a function that runs the same forward pass on the same static tensors.
What a replay reads and writes is then what a real one would read and write.
"""

from contextlib import contextmanager, nullcontext
from types import SimpleNamespace

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from nanovllm_full import LLM, SamplingParams
from nanovllm_full.engine import model_runner
from nanovllm_full.engine.cuda_graphs import MAX_BATCH_SIZE, DecodeGraphs, graph_batch_sizes
from nanovllm_full.engine.model_runner import MemoryReading, ModelRunner, attention_layers
from nanovllm_full.engine.results import StepResults

from ..prompts import MAX_TOKENS, PROMPTS


class StandInGraph:
    """Runs `decode` again on its static inputs, and puts the result where the first one is."""

    def __init__(self, decode, inputs):
        self.decode, self.inputs = decode, inputs
        self.output = decode(*inputs)
        self.num_replays = 0

    def replay(self):
        self.num_replays += 1
        self.output.copy_(self.decode(*self.inputs))


@pytest.fixture
def graphs_on_cpu(monkeypatch):
    """Engines on the CPU that take the way of the graphs."""

    def capture(self, size):
        graph = StandInGraph(self.decode, self.inputs(size))
        return graph, graph.output

    monkeypatch.setattr(DecodeGraphs, "_capture", capture)
    monkeypatch.setattr(ModelRunner, "uses_graphs", lambda self, config: not config.enforce_eager)


@given(st.integers(1, 1100))
def test_every_batch_has_a_graph_that_is_large_enough(max_num_seqs):
    """GN 216: 9 and 10 of 10, 17 to 20 of 20, 97 to 100 of 100 had none."""
    sizes = graph_batch_sizes(max_num_seqs)
    assert sizes == sorted(set(sizes))
    assert sizes[0] == 1
    assert sizes[-1] == min(max_num_seqs, MAX_BATCH_SIZE)
    assert all(size in (1, 2, 4, 8, sizes[-1]) or size % 16 == 0 for size in sizes)


@pytest.mark.parametrize(
    ("max_num_seqs", "number"), [(1, 1), (3, 3), (4, 3), (8, 4), (9, 5), (16, 5), (20, 6), (512, 36)]
)
def test_number_of_graphs(max_num_seqs, number):
    assert len(graph_batch_sizes(max_num_seqs)) == number


@pytest.mark.parametrize("max_num_seqs", [1, 3, 9, 20])
@pytest.mark.parametrize(("block_size", "overlaps"), [(1, False), (16, True)])
def test_replayed_ids_equal_transformers(graphs_on_cpu, reference, max_num_seqs, block_size, overlaps):
    """Batches shrink as sequences end, so that most of them have padded rows; then rows come from others, if steps
    overlap, and the next replay has overwritten the ids before they are handed out.
    """
    settings = {"max_num_seqs": max_num_seqs, "kvcache_block_size": block_size, "async_scheduling": overlaps}
    llm = LLM("tiny-stories", device="cpu", **settings)
    params = [SamplingParams(temperature=0, max_tokens=count) for count in MAX_TOKENS]
    outputs = llm.generate(PROMPTS, params, use_tqdm=False)
    for prompt, count, output in zip(PROMPTS, MAX_TOKENS, outputs, strict=True):
        assert output["token_ids"] == reference.answer(prompt, count).token_ids
    replays = {size: graph.num_replays for size, (graph, _) in llm.model_runner.graphs.graphs.items()}
    assert replays[llm.model_runner.graphs.batch_sizes[-1]] > 0


def test_padded_rows_leave_the_cache_alone(graphs_on_cpu):
    """Three sequences in a graph for four: nothing is written but their own slots, whatever a row held before."""
    llm = LLM("tiny-stories", device="cpu", max_num_seqs=4, num_kvcache_blocks=12, kvcache_block_size=4)
    params = SamplingParams(temperature=0, max_tokens=9, ignore_eos=True)
    llm.model_runner.kv_cache.zero_()
    for length in (6, 5, 7, 4):
        llm.add_request(list(range(100, 100 + length)), params)
    for _ in range(3):
        llm.step()
    llm.scheduler.running[-1].max_tokens = 1
    llm.step()
    assert len(llm.scheduler.running) == 3
    cache = llm.model_runner.kv_cache
    before = cache.clone()
    llm.step()
    changed = (cache != before).any(-1).any(-1).any(0).any(0).nonzero().tolist()  # [block, place]
    expected = [[seq.block_table[(seq.num_tokens - 2) // 4], (seq.num_tokens - 2) % 4] for seq in llm.scheduler.running]
    assert sorted(changed) == sorted(expected)


def test_longest_sequence_fits_into_the_static_tables(graphs_on_cpu, reference):
    """GN 106: a sequence of `max_model_len` tokens has as many blocks as the static table has columns."""
    llm = LLM("tiny-stories", device="cpu", max_model_len=33, kvcache_block_size=4, max_num_seqs=2)
    prompt = list(range(100, 124))
    (output,) = llm.generate([prompt], SamplingParams(temperature=0, max_tokens=99, ignore_eos=True), use_tqdm=False)
    assert len(output["token_ids"]) == 9
    assert output["finish_reason"] == "length"
    assert llm.model_runner.graphs.block_tables.shape[1] == 9


def test_batch_beyond_the_largest_graph_runs_eagerly(graphs_on_cpu, monkeypatch, reference):
    monkeypatch.setattr("nanovllm_full.engine.cuda_graphs.MAX_BATCH_SIZE", 2)
    llm = LLM("tiny-stories", device="cpu", max_num_seqs=4)
    assert llm.model_runner.graphs.batch_sizes == [1, 2]
    params = SamplingParams(temperature=0, max_tokens=8)
    outputs = llm.generate(PROMPTS[:4], params, use_tqdm=False)
    assert [output["token_ids"] for output in outputs] == [reference.answer(p, 8).token_ids for p in PROMPTS[:4]]


def test_replayed_ids_do_not_depend_on_cuts_and_preemption(graphs_on_cpu, reference):
    """Batches shrink when a sequence loses its blocks and grow when it is back, with another block table."""
    small = {"max_num_seqs": 5, "kvcache_block_size": 4, "num_kvcache_blocks": 26, "max_num_batched_tokens": 16}
    llm = LLM("tiny-stories", device="cpu", trace=True, **small)
    prompts, params = PROMPTS[:8], [SamplingParams(temperature=0, max_tokens=count) for count in MAX_TOKENS[:8]]
    outputs = llm.generate(prompts, params, use_tqdm=False)
    for prompt, count, output in zip(prompts, MAX_TOKENS[:8], outputs, strict=True):
        assert output["token_ids"] == reference.answer(prompt, count).token_ids
    assert any(step["preempted"] for step in llm.trace.steps)
    assert all(graph.num_replays for graph, _ in llm.model_runner.graphs.graphs.values())


@pytest.mark.parametrize(
    "error", [RuntimeError("CUDA error"), torch.OutOfMemoryError("no memory"), KeyboardInterrupt()]
)
def test_engine_is_empty_and_right_after_an_error_in_a_replay(graphs_on_cpu, reference, monkeypatch, error):
    """Nothing that the failed step left in the static tensors reaches a later one."""
    llm = LLM("tiny-stories", device="cpu", max_num_seqs=4, num_kvcache_blocks=40, kvcache_block_size=4)
    params, replay = SamplingParams(temperature=0, max_tokens=8), StandInGraph.replay

    errors = [error]

    def fail_once(graph):
        replay(graph)
        if graph.num_replays == 3 and errors:
            raise errors.pop()

    monkeypatch.setattr(StandInGraph, "replay", fail_once)
    with pytest.raises(type(error)):
        llm.generate(PROMPTS[3:7], params, use_tqdm=False)
    assert llm.is_finished()
    llm.scheduler.check_integrity()
    for prompts in (PROMPTS[:3], PROMPTS[2:3], PROMPTS[4:8]):
        outputs = llm.generate(prompts, params, use_tqdm=False)
        assert [output["token_ids"] for output in outputs] == [reference.answer(p, 8).token_ids for p in prompts]


def test_enforce_eager_captures_nothing(graphs_on_cpu):
    assert LLM("tiny-stories", device="cpu", enforce_eager=True).model_runner.graphs is None


def test_no_graphs_on_a_cpu():
    llm = LLM("tiny-stories", device="cpu")
    assert llm.model_runner.graphs is None
    assert [*llm.model_runner.startup_seconds] == ["load", "allocate"]


def test_enforce_eager_is_a_bool():
    with pytest.raises(ValueError, match="enforce_eager=1: must be True or False"):
        LLM("tiny-stories", device="cpu", enforce_eager=1)


def test_start_is_load_warm_up_measure_allocate_capture(monkeypatch):
    """T-A4-5, on a GPU that is only said to be there."""
    calls = []
    for name in ("load_model", "warmup_model", "read_memory", "allocate_kv_cache", "capture_cudagraph"):
        monkeypatch.setattr(ModelRunner, name, lambda self, config, name=name: calls.append(name) or name)
    monkeypatch.setattr(torch.cuda, "synchronize", lambda device: None)
    monkeypatch.setattr(model_runner, "current_device", lambda device: nullcontext())
    config = SimpleNamespace(
        device=torch.device("cuda"),
        kvcache_block_size=4,
        max_num_seqs=4,
        enforce_eager=False,
        attention_backend="torch",
    )
    monkeypatch.setattr(torch, "zeros", lambda *sizes, **options: None)
    runner = ModelRunner(config)
    assert calls == ["load_model", "warmup_model", "read_memory", "allocate_kv_cache", "capture_cudagraph"]
    assert (runner.memory, runner.kv_cache, runner.graphs) == ("read_memory", "allocate_kv_cache", "capture_cudagraph")
    assert [*runner.startup_seconds] == ["load", "warm up", "measure", "allocate", "capture"]
    calls.clear()
    ModelRunner(SimpleNamespace(**vars(config) | {"enforce_eager": True}))
    assert calls == ["load_model", "warmup_model", "read_memory", "allocate_kv_cache"]


def test_graphs_are_part_of_the_memory_budget():
    reading = {"total": 1000, "utilization": 0.9, "used": 300, "peak": 260, "current": 200, "block_bytes": 28}
    assert MemoryReading(**reading).available == 540
    assert MemoryReading(**reading, graphs=41).available == 499


@pytest.mark.parametrize(("max_num_seqs", "expected"), [(1, 1000), (2, 1000 + 30), (20, 1000 + 5 * 30)])
def test_trial_counts_the_largest_graph_and_as_much_as_the_second_for_each_other(
    graphs_on_cpu, monkeypatch, max_num_seqs, expected
):
    """Captured on a cache of one block, which is gone afterwards."""
    llm = LLM("tiny-stories", device="cpu", enforce_eager=True, max_num_seqs=max_num_seqs)
    runner, free, captured = llm.model_runner, [10**6], []
    capture = DecodeGraphs._capture

    def take_memory(self, size):
        assert attention_layers(runner.model)[0].k_cache.shape[0] == 1
        free[0] -= 30 if captured else 1000
        captured.append(size)
        return capture(self, size)

    monkeypatch.setattr(DecodeGraphs, "_capture", take_memory)
    monkeypatch.setattr(torch.cuda, "empty_cache", lambda: None)
    monkeypatch.setattr(torch.cuda, "mem_get_info", lambda device: (free[0], 2 * 10**6))
    assert runner.measure_graphs(llm.config) == expected
    assert captured == graph_batch_sizes(max_num_seqs)[-1:-3:-1]
    assert all(layer.k_cache.numel() == layer.v_cache.numel() == 0 for layer in attention_layers(runner.model))


def test_peak_is_read_before_the_trial(monkeypatch):
    """The trial takes memory for a while, too, and is counted as `graphs`."""
    calls = []
    llm = LLM("tiny-stories", device="cpu", enforce_eager=True)
    for name, value in (("max_memory_reserved", 7), ("memory_reserved", 5), ("mem_get_info", (60, 100))):
        monkeypatch.setattr(torch.cuda, name, lambda *_, name=name, value=value: calls.append(name) or value)
    monkeypatch.setattr(torch.cuda, "empty_cache", lambda: calls.append("empty_cache"))
    monkeypatch.setattr(ModelRunner, "uses_graphs", lambda self, config: True)
    monkeypatch.setattr(ModelRunner, "measure_graphs", lambda self, config: calls.append("trial") or 11)
    reading = llm.model_runner.read_memory(llm.config)
    assert calls.index("max_memory_reserved") < calls.index("trial") < calls.index("empty_cache")
    assert (reading.peak, reading.current, reading.used, reading.graphs) == (7, 5, 40, 11)


@pytest.mark.gpu
@pytest.mark.parametrize("attention_backend", ["triton", "torch"])
def test_two_engines_on_a_gpu_take_turns(attention_backend):
    """Each has graphs and workspaces of its own: their steps may alternate."""
    settings = {"device": "cuda", "dtype": "float32", "attention_backend": attention_backend, "kvcache_memory": 2**26}
    params = SamplingParams(temperature=0, max_tokens=20, ignore_eos=True)
    with LLM("tiny-stories", **settings) as first, LLM("tiny-stories", **settings) as second:
        expected = [first.generate(prompt, params, use_tqdm=False)[0]["token_ids"] for prompt in PROMPTS[:4]]
        ids = {llm: {llm.add_request(prompt, params): None for prompt in PROMPTS[:4]} for llm in (first, second)}
        while not (first.is_finished() and second.is_finished()):
            for llm in (first, second):
                ids[llm] |= {output["seq_id"]: output["token_ids"] for output in llm.step()[0]}
        assert [[*found.values()] for found in ids.values()] == [expected, expected]


@pytest.mark.parametrize("overlaps", [False, True])
def test_a_start_and_each_step_run_on_the_device_of_the_engine(monkeypatch, overlaps):
    """Triton launches on the current GPU, which may be another one, and is each thread's own."""
    inside, wrong = [], []

    @contextmanager
    def current_device(device):
        inside.append(device)
        yield
        inside.pop()

    def check(method):
        def run(*arguments, **keywords):
            if inside != [torch.device("cpu")]:
                wrong.append(method.__name__)
            return method(*arguments, **keywords)

        return run

    monkeypatch.setattr(model_runner, "current_device", current_device)
    for owner, name in ((ModelRunner, "load_model"), (ModelRunner, "run_model"), (StepResults, "wait")):
        monkeypatch.setattr(owner, name, check(getattr(owner, name)))
    with LLM("tiny-stories", num_kvcache_blocks=16, async_scheduling=overlaps, device="cpu") as llm:
        llm.generate(PROMPTS[0], SamplingParams(max_tokens=3), use_tqdm=False)
    assert not wrong
    assert not inside


@pytest.mark.gpu
@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="needs two GPUs")
@pytest.mark.parametrize("enforce_eager", [True, False])
def test_an_engine_on_the_second_gpu(reference, enforce_eager):
    settings = {"dtype": "float32", "attention_backend": "triton", "enforce_eager": enforce_eager}
    with LLM("tiny-stories", device="cuda:1", num_kvcache_blocks=64, **settings) as llm:
        output = llm.generate(PROMPTS[0], SamplingParams(0, 8), use_tqdm=False)[0]
    assert output["token_ids"] == reference.answer(PROMPTS[0], 8).token_ids
    assert torch.cuda.current_device() == 0
