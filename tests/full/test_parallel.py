"""Tensor parallelism: layers and loader by shards, engines of several processes, and what becomes of them after errors.

Layers are tested with ranks in threads, which meet through Gloo as processes do. With `-m gpu` the tests of engines run
on two GPUs too.
"""

import gc
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import contextmanager
from datetime import timedelta
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
import torch
from safetensors.torch import load_file, save_file
from transformers import LlamaConfig, LlamaForCausalLM, Qwen3Config, Qwen3ForCausalLM

from nanovllm_full import LLM, SamplingParams
from nanovllm_full.config import Config
from nanovllm_full.engine import worker
from nanovllm_full.engine.model_runner import ModelRunner
from nanovllm_full.engine.sequence import ScheduledSequence, Sequence, Step, TokenWindow
from nanovllm_full.engine.worker import WorkerError, Workers
from nanovllm_full.layers.embed_head import ParallelLMHead, VocabParallelEmbedding
from nanovllm_full.layers.linear import (
    ColumnParallelLinear,
    MergedColumnParallelLinear,
    QKVParallelLinear,
    RowParallelLinear,
)
from nanovllm_full.models.registry import find_model_class
from nanovllm_full.utils import loader
from nanovllm_full.utils import parallel as parallel_module
from nanovllm_full.utils.context import Context, forward_in_context
from nanovllm_full.utils.hub import resolve_model
from nanovllm_full.utils.parallel import ONE_RANK, PeerLostError, TensorParallel, connect, disconnect

from ..conftest import MODEL
from ..contract.tiny_models import BIASES, SIZES, save_checkpoint
from ..prompts import CHATS, MAX_TOKENS, PROMPTS
from ..reference import WIDE_GAP, Reference, assert_greedy

CPU = torch.device("cpu")
DEVICES = ["cpu", pytest.param("cuda", marks=pytest.mark.gpu)]
SECONDS = 30  # until an error has to be at the caller, on a machine that others use too
NAN = float("nan")


def on_ranks(size: int, function) -> list:
    """What `function(parallel)` returns on each rank; the ranks are threads."""
    results, errors = [None] * size, []

    def run(rank: int, store_file: str) -> None:
        try:
            with torch.inference_mode():
                results[rank] = function(connect(rank, size, CPU, store_file))
        except BaseException as error:
            errors.append(error)

    with tempfile.TemporaryDirectory() as folder:
        threads = [threading.Thread(target=run, args=(rank, f"{folder}/store"), daemon=True) for rank in range(size)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
    assert not any(thread.is_alive() for thread in threads), "ranks wait for each other"
    if errors:
        raise errors[0]
    return results


def numbers(*shape: int, seed: int = 0) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed))


def assert_close(ours: torch.Tensor, expected: torch.Tensor) -> None:
    """Fails if a number differs by more than 1e-5 of the largest; NaN differs from everything."""
    assert ours.shape == expected.shape
    difference = (ours - expected).abs().max() / expected.abs().max()
    assert difference <= 1e-5, f"differs by {difference:.2e} of the largest"


# Shards and collectives


@pytest.mark.parametrize(
    ("total", "size", "expected"),
    [
        (8, 1, [(0, 8)]),
        (8, 2, [(0, 4), (4, 4)]),
        (4099, 3, [(0, 1367), (1367, 1367), (2734, 1365)]),
        (5, 4, [(0, 2), (2, 2), (4, 1), (5, 0)]),
    ],
)
def test_shards_of_the_ranks_make_up_the_whole(total, size, expected):
    shards = [TensorParallel(rank, size).shard(1, total) for rank in range(size)]
    assert [(shard.start, shard.size) for shard in shards] == expected
    assert {(shard.dim, shard.total) for shard in shards} == {(1, total)}


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16], ids=str)
def test_collectives(dtype):
    def run(parallel: TensorParallel):
        x = torch.full((2, 3), parallel.rank + 1, dtype=dtype)
        gathered = parallel.all_gather(x)
        total = parallel.all_reduce(x)
        assert total is x
        return total.tolist(), gathered.tolist(), parallel.min(10 - parallel.rank, CPU)

    gathered = [[[float(rank + 1)] * 3] * 2 for rank in range(3)]
    assert on_ranks(3, run) == [([[6.0] * 3] * 2, gathered, 8)] * 3


def test_collectives_of_one_rank_change_nothing():
    x = numbers(2, 3)
    assert ONE_RANK.all_reduce(x) is x
    assert torch.equal(ONE_RANK.all_gather(x), x[None])
    assert ONE_RANK.min(7, CPU) == 7


def test_rank_that_is_gone_is_an_error_at_the_others():
    def run(parallel: TensorParallel):
        if parallel.rank == 1:
            return None  # its group ends with it
        with pytest.raises(PeerLostError, match="another rank is gone"):
            parallel.all_reduce(torch.ones(3))

    start = time.perf_counter()
    on_ranks(2, run)
    assert time.perf_counter() - start < SECONDS


class StuckGroup:
    """NCCL's, while a CUDA graph that uses it is alive."""

    def __init__(self):
        self.is_free = threading.Event()

    def name(self) -> str:
        return "nccl"

    def abort(self) -> None:
        self.is_free.wait(60)


def test_leaving_a_group_that_is_still_used_does_not_wait_for_ever(monkeypatch):
    monkeypatch.setattr(parallel_module, "ABORT_TIMEOUT", 0.1)
    group = StuckGroup()
    start = time.perf_counter()
    disconnect(TensorParallel(0, 2, group))
    assert 0.1 <= time.perf_counter() - start < SECONDS
    group.is_free.set()


def test_settings_for_nccl_are_gone_afterwards_and_give_way_to_the_users(monkeypatch):
    monkeypatch.setenv("TORCH_NCCL_ENABLE_MONITORING", "1")
    monkeypatch.delenv("TORCH_NCCL_ASYNC_ERROR_HANDLING", raising=False)
    before = dict(os.environ)
    with parallel_module._environment(parallel_module.NCCL_SETTINGS):
        seen = dict(os.environ)
    assert dict(os.environ) == before
    assert (seen["TORCH_NCCL_ENABLE_MONITORING"], seen["TORCH_NCCL_ASYNC_ERROR_HANDLING"]) == ("1", "2")


# Layers, against the whole layer


def fill(layer: torch.nn.Module, whole: dict[str, torch.Tensor], parts: list[int]) -> None:
    """Gives a rank's layer its slices of the parameters of the whole one, whose outputs are `parts`."""
    for kind, param in layer.named_parameters():
        if kind not in layer.shards:
            param.data.copy_(whole[kind])
            continue
        tensors = whole[kind].split(parts) if len(layer.shards[kind]) > 1 else [whole[kind]]
        slices = [x.narrow(s.dim, s.start, s.size) for x, s in zip(tensors, layer.shards[kind], strict=True)]
        param.data.copy_(torch.cat(slices))


def whole_linear(input_size: int, output_size: int, bias: bool) -> dict[str, torch.Tensor]:
    params = {"weight": numbers(output_size, input_size, seed=1)}
    return params | ({"bias": numbers(output_size, seed=2)} if bias else {})


@pytest.mark.parametrize("bias", [False, True], ids=["plain", "bias"])
@pytest.mark.parametrize(
    ("make", "parts"),
    [
        (lambda bias, parallel: ColumnParallelLinear(20, 36, bias, parallel), [36]),
        (lambda bias, parallel: MergedColumnParallelLinear(20, [36, 6, 18], bias, parallel), [36, 6, 18]),
        (lambda bias, parallel: QKVParallelLinear(20, 5, 12, 6, bias, parallel), [60, 30, 30]),
    ],
    ids=["column", "merged", "qkv"],
)
@pytest.mark.parametrize("size", [2, 3])
def test_outputs_of_a_column_parallel_layer_are_those_of_the_whole(size, make, parts, bias):
    """Each rank has its part of each layer that is merged; they need not talk."""
    whole, x = whole_linear(20, sum(parts), bias), numbers(7, 20)
    outputs = []
    for rank in range(size):
        layer = make(bias, TensorParallel(rank, size))
        fill(layer, whole, parts)
        outputs.append(layer(x).split([part // size for part in parts], dim=-1))
    expected = torch.nn.functional.linear(x, whole["weight"], whole.get("bias"))
    for index, part in enumerate(expected.split(parts, dim=-1)):
        assert_close(torch.cat([output[index] for output in outputs], dim=-1), part)


def test_query_heads_are_with_their_key_heads():
    """12 query and 6 key heads of size 5 on 3 ranks: rank 1 has query heads 4 to 7 and key heads 2 and 3."""
    layer = QKVParallelLinear(20, 5, 12, 6, parallel=TensorParallel(1, 3))
    assert [(shard.start // 5, shard.size // 5) for shard in layer.shards["weight"]] == [(4, 4), (2, 2), (2, 2)]


@pytest.mark.parametrize("bias", [False, True], ids=["plain", "bias"])
@pytest.mark.parametrize("size", [2, 3])
def test_row_parallel_layer_equals_the_whole_on_every_rank(size, bias):
    """The bias is added once."""
    whole, x = whole_linear(24, 11, bias), numbers(7, 24)

    def run(parallel: TensorParallel) -> torch.Tensor:
        layer = RowParallelLinear(24, 11, bias, parallel)
        fill(layer, whole, [11])
        return layer(x.chunk(size, dim=-1)[parallel.rank])

    first, *others = on_ranks(size, run)
    assert_close(first, torch.nn.functional.linear(x, whole["weight"], whole.get("bias")))
    assert all(torch.equal(other, first) for other in others)


@pytest.mark.parametrize(("vocab_size", "size"), [(4096, 2), (4099, 2), (4099, 3), (5, 4), (3, 4)])
def test_embedding_equals_the_whole_on_every_rank(vocab_size, size):
    """Rows of no token are not numbers here: whatever they are, they must not be seen."""
    weight, ids = numbers(vocab_size, 8), torch.tensor([0, vocab_size - 1, 1, 1, vocab_size // 2])

    def run(parallel: TensorParallel) -> torch.Tensor:
        layer = VocabParallelEmbedding(vocab_size, 8, parallel)
        layer.weight.data.fill_(NAN)
        layer.weight.data[: layer.rows.size] = weight[layer.rows.start : layer.rows.start + layer.rows.size]
        return layer(ids)

    for output in on_ranks(size, run):
        assert torch.equal(output, weight[ids])


@pytest.mark.parametrize(("vocab_size", "size"), [(4096, 2), (4099, 2), (4099, 3), (5, 4), (3, 4)])
def test_head_gives_all_logits_on_every_rank(vocab_size, size):
    weight, hidden_states = numbers(vocab_size, 8), numbers(6, 8, seed=1)

    def run(parallel: TensorParallel) -> torch.Tensor:
        layer = ParallelLMHead(vocab_size, 8, parallel)
        layer.weight.data.fill_(NAN)
        layer.weight.data[: layer.rows.size] = weight[layer.rows.start : layer.rows.start + layer.rows.size]
        return layer(hidden_states)

    cu_seqlens = torch.tensor([0, 3, 4, 6], dtype=torch.int32)
    context = Context(True, cu_seqlens, cu_seqlens, 3, 3)
    first, *others = forward_in_context(context, on_ranks, size, run)
    assert_close(first, hidden_states[[2, 3, 5]] @ weight.T)
    assert all(torch.equal(other, first) for other in others)


# The loader


ODD_VOCABULARY = SIZES | {
    "vocab_size": 4099,
    "intermediate_size": 96,
    "num_attention_heads": 6,
    "num_key_value_heads": 3,
}
MODELS = {
    "llama_bias": (2, lambda: LlamaForCausalLM(LlamaConfig(**SIZES, **BIASES))),
    "qwen3_tied": (2, lambda: Qwen3ForCausalLM(Qwen3Config(**SIZES | {"tie_word_embeddings": True}, head_dim=32))),
    "odd_vocabulary": (
        3,
        lambda: Qwen3ForCausalLM(Qwen3Config(**ODD_VOCABULARY, head_dim=10, attention_bias=True)),
    ),
}


@pytest.fixture(scope="module")
def checkpoint(tmp_path_factory):
    """By its name, a number of ranks and the folder of a checkpoint with random weights and biases."""
    made = {}

    def make(name: str) -> tuple[int, Path]:
        if name not in made:
            torch.manual_seed(0)
            size, make_model = MODELS[name]
            model = make_model().requires_grad_(False)
            for parameter in model.parameters():
                parameter.normal_()
            made[name] = size, save_checkpoint(model, tmp_path_factory.mktemp(name))
        return made[name]

    return make


def load_rank(path: Path, rank: int, size: int) -> torch.nn.Module:
    """One rank's part of a model; loading takes no other rank."""
    config = Config(path, device="cpu")
    model = find_model_class(config.hf_config, config.path)(config.hf_config, TensorParallel(rank, size))
    loader.load_model(model, path)
    return model


def part_of(name: str, tensor: torch.Tensor, rank: int, size: int) -> torch.Tensor:
    """The part of a checkpoint's tensor that a rank should have, by its name."""
    layer, kind = name.split(".")[-2:]
    if layer in ("q_proj", "k_proj", "v_proj", "gate_proj", "up_proj", "embed_tokens", "lm_head"):
        return tensor.split(-(-len(tensor) // size))[rank]
    if layer in ("o_proj", "down_proj") and kind == "weight":
        return tensor.chunk(size, dim=1)[rank]
    return tensor


@pytest.mark.parametrize("name", MODELS)
def test_each_rank_loads_its_slices_of_every_tensor(checkpoint, name):
    size, path = checkpoint(name)
    weights = load_file(path / "model.safetensors")
    for rank in range(size):
        params = dict(load_rank(path, rank, size).named_parameters())
        expected = {tensor_name: part_of(tensor_name, tensor, rank, size) for tensor_name, tensor in weights.items()}
        for packed, parts in (("qkv_proj", ("q_proj", "k_proj", "v_proj")), ("gate_up_proj", ("gate_proj", "up_proj"))):
            for first in [other for other in expected if f".{parts[0]}." in other]:
                merged = [expected.pop(first.replace(parts[0], part)) for part in parts]
                expected[first.replace(parts[0], packed)] = torch.cat(merged)
        assert params.keys() == expected.keys()
        for tensor_name, tensor in expected.items():
            assert torch.equal(params[tensor_name][: len(tensor)], tensor), f"rank {rank}: {tensor_name}"
            rows = params[tensor_name].shape[0]
            assert rows == len(tensor) or tensor_name in ("model.embed_tokens.weight", "lm_head.weight")


def test_a_rank_reads_its_part_only(checkpoint, monkeypatch):
    size, path = checkpoint("llama_bias")
    read = []

    class Watched:
        def __init__(self, tensor):
            self.tensor = tensor

        def __getattr__(self, name):
            return getattr(self.tensor, name)

        def __getitem__(self, index):
            read.append(self.tensor[index].numel())
            return self.tensor[index]

    read_tensors = loader.read_tensors
    monkeypatch.setattr(loader, "read_tensors", lambda path: ((name, Watched(x)) for name, x in read_tensors(path)))
    model = load_rank(path, 1, size)
    assert sum(read) == sum(param.numel() for param in model.parameters())


def test_problems_are_those_of_the_whole_checkpoint(checkpoint, tmp_path):
    """Names and shapes are those in the file, not those of a rank's part."""
    size, path = checkpoint("llama_bias")
    weights = load_file(path / "model.safetensors")
    del weights["model.layers.0.mlp.up_proj.weight"]
    weights["model.layers.1.mlp.down_proj.weight"] = torch.ones(3, 5)
    weights["lm_head.weight"] = torch.ones(4095, 64)
    weights["adapter.weight"] = torch.ones(2)
    broken = save_checkpoint(LlamaForCausalLM(LlamaConfig(**SIZES, **BIASES)), tmp_path)
    save_file(weights, broken / "model.safetensors", metadata={"format": "pt"})
    messages = set()
    for rank in range(size):
        with pytest.raises(ValueError, match="cannot be loaded") as error:
            load_rank(broken, rank, size)
        messages.add(str(error.value).partition("cannot be loaded: ")[2])
    assert messages == {
        "it has adapter.weight, which is not expected; it has lm_head.weight of shape [4095, 64], not [4096, 64]; "
        "it has model.layers.1.mlp.down_proj.weight of shape [3, 5], not [64, 128]; "
        "it lacks model.layers.0.mlp.up_proj.weight"
    }


def save_with_untied_last_row(checkpoint, tmp_path: Path) -> Path:
    """A checkpoint whose LM head is said to be the embedding, and differs from it in the last row: rank 1's."""
    _, path = checkpoint("qwen3_tied")
    weights = load_file(path / "model.safetensors")
    head = weights["model.embed_tokens.weight"].clone()
    head[-1] = 0
    broken = save_checkpoint(MODELS["qwen3_tied"][1](), tmp_path / "broken")
    save_file(weights | {"lm_head.weight": head}, broken / "model.safetensors", metadata={"format": "pt"})
    return broken


def test_tied_head_is_compared_by_parts(checkpoint, tmp_path):
    path = save_with_untied_last_row(checkpoint, tmp_path)
    load_rank(path, 0, 2)
    with pytest.raises(ValueError, match=r"has lm_head\.weight, which is tied"):
        load_rank(path, 1, 2)


# The configuration


@pytest.mark.parametrize("size", [3, 4, 8, 5000])
def test_size_that_does_not_divide_the_model_is_refused_with_those_that_do(size):
    message = rf"tensor_parallel_size={size}: .*4 query heads, 2 key .*MLP of 768; 1, 2 would"
    with pytest.raises(ValueError, match=message):
        LLM(MODEL, device="cpu", tensor_parallel_size=size)


@pytest.mark.parametrize("size", [0, -1, 2.0, "2", True, None])
def test_size_that_is_no_positive_integer_is_refused(size):
    with pytest.raises(ValueError, match=r"tensor_parallel_size=.*: must be an integer of at least 1"):
        LLM(MODEL, device="cpu", tensor_parallel_size=size)


@pytest.mark.parametrize(("device", "left"), [("cuda", 1), ("cuda:2", 1)])
def test_fewer_gpus_than_ranks_are_refused(monkeypatch, device, left):
    monkeypatch.setattr(torch.cuda, "device_count", lambda: {"cuda": 1, "cuda:2": 3}[device])
    with pytest.raises(ValueError, match=rf"tensor_parallel_size=2: .* has {left} CUDA devices from {device} on"):
        Config(MODEL, device=device, dtype="float32", attention_backend="torch", tensor_parallel_size=2)


def test_smallest_number_of_blocks_of_all_ranks_counts():
    """GN 187, 215, 259, 275."""

    def run(parallel: TensorParallel) -> tuple[int, tuple[int, ...]]:
        config = Config(MODEL, device="cpu", tensor_parallel_size=2, kvcache_memory=10**6 * (3 - parallel.rank))
        runner = ModelRunner(config, parallel)
        return config.num_kvcache_blocks, tuple(runner.kv_cache.shape)

    block_bytes = 2 * 6 * 1 * 64 * 16 * 4  # K and V, layers, KV heads of a rank, head size, block size, float32
    num_blocks = 2 * 10**6 // block_bytes
    assert on_ranks(2, run) == [(num_blocks, (2, 6, num_blocks, 16, 1, 64))] * 2


# What is sent to a worker


def make_step(num_tokens: int, start: int, count: int) -> Step:
    seq = Sequence(7, list(range(100, 100 + num_tokens)), SamplingParams(temperature=0.5))
    seq.block_table, seq.block_hashes = [4, 2], [99]
    return Step("prefill", [ScheduledSequence(seq, start, count)], [seq], [seq])


def test_excerpt_has_what_a_runner_reads_and_leaves_the_sequence_alone():
    step = make_step(30, 10, 5)
    [item] = step.excerpt().scheduled
    assert (item.start, item.count, item.end, item.seq.block_table, item.seq.temperature) == (10, 5, 15, [4, 2], 0.5)
    assert (item.seq.token_ids[10:15], item.seq.token_ids[12], item.seq.num_tokens) == (list(range(110, 115)), 112, 30)
    assert (item.seq.token_ids.token_ids, item.seq.block_hashes) == (list(range(110, 115)), [])  # and nothing more
    seq = step.scheduled[0].seq
    assert (seq.token_ids, seq.block_hashes) == (list(range(100, 130)), [99])


@pytest.mark.parametrize("index", [9, 15, -1, slice(9, 12), slice(12, 16)])
def test_tokens_outside_of_the_window_are_an_error(index):
    with pytest.raises(IndexError, match="not within the window"):
        TokenWindow(10, [1, 2, 3, 4, 5], 30)[index]


# Engines of two processes


def children() -> set[int]:
    """The living child processes of this one, without the tracker that `multiprocessing` keeps until the end."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
            command = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if int(parent) == os.getpid() and state != "Z" and b"resource_tracker" not in command:
            found.add(int(folder.name))
    return found


def watching_threads() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if "workers" in thread.name}


@contextmanager
def leaving_nothing(folder: Path):
    """Fails if a process, a thread, or a file in the folder for temporary ones outlives the `with` block."""
    before = children(), watching_threads()
    tempfile.tempdir = str(folder)
    try:
        yield
    finally:
        tempfile.tempdir = None
    assert children() == before[0], "processes are left"
    assert watching_threads() == before[1], "threads are left"
    assert list(folder.iterdir()) == [], "files are left"


@contextmanager
def ending_soon():
    start = time.perf_counter()
    yield
    assert time.perf_counter() - start < SECONDS


def greedy(max_tokens: int, ignore_eos: bool = False) -> SamplingParams:
    return SamplingParams(temperature=0.0, max_tokens=max_tokens, ignore_eos=ignore_eos)


def two_ranks(device: str, model: str | Path = MODEL, **config: object) -> LLM:
    """An engine of two ranks in float32."""
    if device == "cuda" and torch.cuda.device_count() < 2:
        pytest.skip("needs two GPUs")
    return LLM(model, device=device, dtype="float32", tensor_parallel_size=2, **config)


SMALL = {
    "cpu": {"kvcache_block_size": 4, "num_kvcache_blocks": 30},
    "cuda": {"kvcache_block_size": 16, "num_kvcache_blocks": 12},
}
for small in SMALL.values():
    small |= {"max_num_batched_tokens": 16, "max_num_seqs": 8, "trace": True}


@pytest.fixture(scope="module", params=DEVICES)
def device(request) -> str:
    return request.param


@pytest.fixture(scope="module")
def pair(device, tmp_path_factory):
    """An engine of two ranks that has to cut, to preempt, and to find prefixes again."""
    with leaving_nothing(tmp_path_factory.mktemp("temporary")):
        llm = two_ranks(device, **SMALL[device])
        yield llm
        llm.exit()


def test_greedy_ids_equal_transformers(pair, reference):
    """Also when prompts are cut, sequences preempted, and prefixes found: all of it happens."""
    prompts, params = PROMPTS[:12], [greedy(max_tokens) for max_tokens in MAX_TOKENS[:12]]
    pair.trace.steps.clear()
    outputs = pair.generate(prompts, params, use_tqdm=False)
    for prompt, max_tokens, output in zip(prompts, MAX_TOKENS, outputs, strict=False):
        assert_greedy(reference.answer(prompt, max_tokens), output["token_ids"], prompt)
    assert any(record["preempted"] for record in pair.trace.steps)
    assert any(record["kind"] == "prefill" and not record["admitted"] for record in pair.trace.steps), "nothing was cut"

    for _ in range(2):
        pair.trace.steps.clear()
        [output] = pair.generate(prompts[10], params[10], use_tqdm=False)
        assert_greedy(reference.answer(prompts[10], MAX_TOKENS[10]), output["token_ids"], prompts[10])
    assert pair.trace.steps[0]["scheduled"][0]["num_cached_tokens"] >= 12, "the prefix was not found"


def test_message_of_more_than_a_megabyte(pair):
    """Found: a piece of shared memory of 1 MiB took no more. Here long block tables have to reach the worker."""
    prompts = [[40 + row, 50, 60 + row] for row in range(8)]
    sequences = [Sequence(row, prompt, greedy(1)) for row, prompt in enumerate(prompts)]
    for row, seq in enumerate(sequences):
        seq.block_table = [row] * 100_000
    step = Step("prefill", [ScheduledSequence(seq, 0, 3) for seq in sequences], [], [])
    assert len(pickle.dumps(step.excerpt())) > 2**20
    token_ids = pair.model_runner.run(step)
    pair.scheduler.clear()
    assert [[token_id] for token_id in token_ids] == [
        output["token_ids"] for output in pair.generate(prompts, greedy(1), use_tqdm=False)
    ]


def test_ctrl_c_waits_for_the_end_of_the_step(pair, reference):
    """And the engine works on."""
    hook = pair.model_runner.model.model.layers[2].register_forward_pre_hook(
        lambda *_: signal.raise_signal(signal.SIGINT)
    )
    with pytest.raises(KeyboardInterrupt):
        pair.generate(PROMPTS[:3], greedy(8), use_tqdm=False)
    hook.remove()
    assert pair.is_finished()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    [output] = pair.generate(PROMPTS[2], greedy(8), use_tqdm=False)
    assert_greedy(reference.answer(PROMPTS[2], 8), output["token_ids"], PROMPTS[2])


def test_a_trace_is_that_of_one_rank(pair, device):
    one = LLM(MODEL, device=device, dtype="float32", **SMALL[device])
    pair.scheduler.clear()
    pair.trace.steps.clear()
    pair._seq_ids = count()
    for llm in (one, pair):
        llm.generate(PROMPTS[:8], greedy(12), use_tqdm=False)
    assert pair.trace.steps == one.trace.steps


def test_second_engine_beside_it_and_its_death(pair, device, reference, tmp_path):
    """Two engines of two ranks and one of one live in this process; a worker that is killed ends its engine only.

    GN 261: even one GPU had a process group.
    """
    with leaving_nothing(tmp_path):
        other = two_ranks(device, kvcache_block_size=16)
        one = LLM(MODEL, device=device, dtype="float32", kvcache_block_size=32)
        assert one.model_runner.parallel.group is None
        expected = reference.answer(PROMPTS[5], 12)
        for llm in (pair, other, one, pair, other):
            [output] = llm.generate(PROMPTS[5], greedy(12), use_tqdm=False)
            assert_greedy(expected, output["token_ids"])
        assert not torch.distributed.is_initialized(), "the one group of the process is not ours"

        [process] = other.model_runner.workers.processes
        kill = lambda *_: os.kill(process.pid, signal.SIGKILL)  # noqa: E731
        hook = other.model_runner.model.model.layers[3].register_forward_pre_hook(kill)
        with ending_soon(), pytest.raises(WorkerError, match=r"the worker of rank 1 was killed by SIGKILL"):
            other.generate(PROMPTS[:3], greedy(8), use_tqdm=False)
        hook.remove()
        for _ in range(2):
            with pytest.raises(RuntimeError, match="rank 1 was killed by SIGKILL"):
                other.generate(PROMPTS[:3], greedy(8), use_tqdm=False)
            assert other.is_finished()
        other.exit()
        other.exit()
        with pytest.raises(RuntimeError, match="closed by exit"):
            other.generate(PROMPTS[:3], greedy(8), use_tqdm=False)
        [output] = pair.generate(PROMPTS[5], greedy(12), use_tqdm=False)
        assert_greedy(expected, output["token_ids"])


def test_worker_that_raises_is_an_error_with_its_traceback(device, tmp_path, monkeypatch):
    """Rank 0 waits for it in a collective meanwhile."""
    with leaving_nothing(tmp_path):
        llm = two_ranks(device)

        def without_blocks(item: ScheduledSequence) -> ScheduledSequence:
            seq = Sequence(0, list(range(100)), greedy(8))
            return ScheduledSequence(seq, item.start, item.count)

        monkeypatch.setattr(ScheduledSequence, "excerpt", without_blocks)
        with ending_soon(), pytest.raises(WorkerError) as error:
            llm.generate(PROMPTS[:3], greedy(8), use_tqdm=False)
        message = str(error.value)
        assert "the worker of rank 1 raised an error" in message
        assert "in prepare_prefill" in message
        assert "IndexError: list index out of range" in message
        with pytest.raises(RuntimeError, match="IndexError: list index out of range"):
            llm.generate(PROMPTS[:3], greedy(8), use_tqdm=False)


def planted_error(*_):
    raise ZeroDivisionError("planted")


def ctrl_c_twice(*_):
    signal.raise_signal(signal.SIGINT)
    signal.raise_signal(signal.SIGINT)


@pytest.mark.parametrize(
    ("error", "hook"),
    [(ZeroDivisionError, planted_error), pytest.param(KeyboardInterrupt, ctrl_c_twice, marks=pytest.mark.slow)],
)
def test_rank_0_that_raises_closes_the_engine(device, tmp_path, error, hook):
    """The worker waits for it in a collective."""
    with leaving_nothing(tmp_path):
        llm = two_ranks(device)
        handle = llm.model_runner.model.model.layers[3].register_forward_pre_hook(hook)
        with ending_soon(), pytest.raises(error):
            llm.generate(PROMPTS[:3], greedy(8), use_tqdm=False)
        handle.remove()
        with pytest.raises(RuntimeError, match=f"closed after an error: {error.__name__}"):
            llm.generate(PROMPTS[:3], greedy(8), use_tqdm=False)
        assert llm.is_finished()


@pytest.mark.slow
def test_second_ctrl_c_does_not_wait_for_a_rank_that_does_not_answer(device, tmp_path):
    """Found: in the wait for another rank no signal was handled, for five minutes."""
    with leaving_nothing(tmp_path):
        llm = two_ranks(device)
        [process] = llm.model_runner.workers.processes
        os.kill(process.pid, signal.SIGSTOP)
        for seconds in (0.5, 1.0):
            threading.Timer(seconds, signal.pthread_kill, (threading.main_thread().ident, signal.SIGINT)).start()
        with ending_soon(), pytest.raises(KeyboardInterrupt):
            llm.generate(PROMPTS[:3], greedy(8), use_tqdm=False)
        assert not is_alive(process.pid)
        assert llm.is_finished()


@pytest.mark.slow
def test_rank_that_does_not_answer_in_time_is_a_worker_error(tmp_path, monkeypatch):
    monkeypatch.setattr(parallel_module, "COLLECTIVE_TIMEOUT", timedelta(seconds=2))
    monkeypatch.setattr(worker, "CAUSE_TIMEOUT", 0.5)
    with leaving_nothing(tmp_path):
        llm = two_ranks("cpu")
        [process] = llm.model_runner.workers.processes
        os.kill(process.pid, signal.SIGSTOP)
        with ending_soon(), pytest.raises(WorkerError, match="another rank is gone, or does not answer"):
            llm.generate(PROMPTS[:3], greedy(8), use_tqdm=False)


def test_ctrl_c_waits_for_the_end_of_the_workers(tmp_path, monkeypatch):
    """Found: a second Ctrl-C at the end left a folder behind."""
    with leaving_nothing(tmp_path):
        llm = two_ranks("cpu")
        end = worker.Watch.end
        monkeypatch.setattr(worker.Watch, "end", lambda self: (ctrl_c_twice(), end(self)))
        with pytest.raises(KeyboardInterrupt):
            llm.exit()
        assert not list(tmp_path.glob("nanovllm-*"))
        monkeypatch.undo()
        llm.exit()


def test_worker_that_cannot_start_is_an_error_and_leaves_nothing(device, checkpoint, tmp_path):
    """Rank 0 finds its part right, and waits for the worker."""
    path = save_with_untied_last_row(checkpoint, tmp_path)
    (tmp_path / "temporary").mkdir()
    with leaving_nothing(tmp_path / "temporary"), pytest.raises(WorkerError) as error:
        two_ranks(device, path)
    assert "the worker of rank 1 raised an error" in str(error.value)
    assert "it has lm_head.weight, which is tied to model.embed_tokens.weight but differs from it" in str(error.value)


@pytest.mark.parametrize("problem", ["tensor", pytest.param("memory", marks=pytest.mark.slow)])
def test_error_of_rank_0_at_the_start_is_itself(device, checkpoint, tmp_path, problem):
    """Found: the interpreter waited for the workers for ever."""
    path, config = MODEL, {"num_kvcache_blocks": 10**15}
    if problem == "tensor":
        path, config = save_checkpoint(MODELS["llama_bias"][1](), tmp_path / "broken"), {}
        weights = load_file(path / "model.safetensors")
        del weights["model.norm.weight"]
        save_file(weights, path / "model.safetensors", metadata={"format": "pt"})
    (tmp_path / "temporary").mkdir()
    message = {"tensor": r"lacks model\.norm\.weight", "memory": r"num_kvcache_blocks=10+ .* do not fit into memory"}
    with leaving_nothing(tmp_path / "temporary"), ending_soon(), pytest.raises(ValueError, match=message[problem]):
        two_ranks(device, path, **config)


def test_ctrl_c_at_the_start_leaves_nothing(device, tmp_path, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(Workers, "connect", interrupted)
    with leaving_nothing(tmp_path), ending_soon(), pytest.raises(KeyboardInterrupt):
        two_ranks(device)


@pytest.mark.parametrize("place", ["mkdtemp", "signals_blocked"])
def test_ctrl_c_while_the_workers_are_made_leaves_nothing(device, tmp_path, monkeypatch, place):
    """Found: what had just been made was not yet known to what ends it."""
    plain = getattr(worker, place)

    def interrupted(*arguments, **options):
        made = plain(*arguments, **options)
        signal.raise_signal(signal.SIGINT)
        return made

    monkeypatch.setattr(worker, place, interrupted)
    with leaving_nothing(tmp_path), ending_soon(), pytest.raises(KeyboardInterrupt):
        two_ranks(device)


@pytest.mark.parametrize("can_start", [True, False])
def test_nccl_is_left_in_a_thread_or_when_the_interpreter_ends_without_one(monkeypatch, can_start):
    """Found on two GPUs: a program that ended without `exit` was ended by SIGABRT."""
    callers = []
    group = SimpleNamespace(name=lambda: "nccl", abort=lambda: callers.append(threading.current_thread()))
    if not can_start:

        def refuse(self):
            raise RuntimeError("can't create new thread at interpreter shutdown")

        monkeypatch.setattr(threading.Thread, "start", refuse)
    disconnect(TensorParallel(0, 2, group))
    [caller] = callers
    assert (caller is not threading.current_thread()) == can_start


@pytest.mark.parametrize(
    ("backend", "expected"), [("nccl", [()]), ("gloo", [(parallel_module.WAIT_SLICE,)] * 2 + [()])]
)
def test_wait_is_the_streams_with_nccl_and_in_slices_with_gloo(backend, expected):
    """With NCCL a time limit would let the CPU wait; without any wait the stream would go on too early."""
    waits = []

    def wait(*limit):
        waits.append(limit)
        if limit:
            raise RuntimeError("Operation timed out!")

    work = SimpleNamespace(wait=wait, is_completed=lambda: len(waits) == 2)
    group = SimpleNamespace(name=lambda: backend, allreduce=lambda tensors, options: work)
    TensorParallel(0, 2, group).all_reduce(torch.zeros(1))
    assert waits == expected


@pytest.mark.parametrize("how", ["exit", "failure", "forgotten"])
def test_graphs_go_before_the_group_that_they_use(tmp_path, monkeypatch, how):
    """Found on two GPUs: NCCL waits for the end of every graph that it is captured in, and a collective for NCCL."""
    graphs_left = []
    monkeypatch.setattr(worker, "disconnect", lambda parallel: graphs_left.append(len(captured)))
    with leaving_nothing(tmp_path):
        llm = two_ranks("cpu")
        llm.model_runner.graphs = llm.model_runner.new_graphs(llm.config)
        captured = llm.model_runner.graphs.graphs
        captured[1] = "a graph", "its hidden states"
        if how == "exit":
            llm.exit()
        elif how == "failure":
            llm.model_runner.workers.watch.fail("planted")
            with pytest.raises(WorkerError, match="planted"):
                llm.generate(PROMPTS[0], use_tqdm=False)
        del llm
        gc.collect()
    assert graphs_left == [0]


@pytest.mark.slow
def test_engine_that_is_forgotten_ends_its_workers(device, tmp_path):
    with leaving_nothing(tmp_path):
        two_ranks(device)
        gc.collect()


# Scripts of their own, as a user runs them


SCRIPT = """
import gc, os, sys, time
from nanovllm_full import LLM, SamplingParams

def main():
    llm = LLM({model!r}, device={device!r}, dtype="float32", tensor_parallel_size=2)
    print("started", *[process.pid for process in llm.model_runner.workers.processes], flush=True)
    try:
        llm.generate(["Once"] * 16, SamplingParams(0.0, 1900, ignore_eos=True), use_tqdm=False)
    except KeyboardInterrupt:
        print("interrupted", llm.is_finished(), flush=True)
    print(*llm.generate("Once upon a time", SamplingParams(0.0, 8), use_tqdm=False)[0]["token_ids"], flush=True)
    {end}
"""
GUARD = """
if __name__ == "__main__":
    main()
"""


@contextmanager
def script(tmp_path: Path, device: str, end: str, guard: str = GUARD):
    """Runs the script in a process group of its own, as a terminal does."""
    if device == "cuda" and torch.cuda.device_count() < 2:
        pytest.skip("needs two GPUs")
    file, temporary = tmp_path / "script.py", tmp_path / "temporary"
    file.write_text(SCRIPT.format(model=MODEL, device=device, end=end) + guard)
    temporary.mkdir()
    process = subprocess.Popen(
        [sys.executable, str(file)],
        env=os.environ | {"TMPDIR": str(temporary)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),  # these tests may run under `nohup`
    )
    try:
        yield process
        assert list(temporary.glob("nanovllm-*")) == [], "files are left"
    finally:
        process.kill()
        process.communicate()


def is_alive(pid: int) -> bool:
    """Whether a process lives; one that nobody has asked for its exit code yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until(condition) -> None:
    start = time.perf_counter()
    while not condition():
        assert time.perf_counter() - start < SECONDS
        time.sleep(0.05)


def interrupt_at_work(process: subprocess.Popen) -> int:
    """Sends what Ctrl-C sends: SIGINT to the whole group; returns the process id of the worker."""
    pid = int(process.stdout.readline().removeprefix("started"))
    time.sleep(0.3)
    os.killpg(process.pid, signal.SIGINT)
    assert process.stdout.readline() == "interrupted True\n"
    return pid


def test_ctrl_c_in_a_script_leaves_a_usable_engine_and_no_process_at_the_end(device, tmp_path, reference):
    """The script does not call `exit`."""
    with script(tmp_path, device, end="pass") as process:
        pid = interrupt_at_work(process)
        token_ids = [int(word) for word in process.stdout.readline().split()]
        assert_greedy(reference.answer("Once upon a time", 8), token_ids)
        output, errors = process.communicate(timeout=SECONDS)
        assert (process.returncode, output, errors) == (0, "", "")
        assert not is_alive(pid)


@pytest.mark.slow
def test_runner_that_outlives_the_store_of_its_group(device, tmp_path):
    """Found on two GPUs: a thread of NCCL asked the deleted store, and the end of the group waited for the thread."""
    end = "held = llm.model_runner; llm.exit(); time.sleep(1.5); del held; gc.collect()"
    with script(tmp_path, device, end) as process:
        interrupt_at_work(process)
        process.stdout.readline()
        output, errors = process.communicate(timeout=SECONDS)
        assert (process.returncode, output, errors) == (0, "", "")


@pytest.mark.slow
def test_workers_end_when_the_caller_is_killed(device, tmp_path):
    with script(tmp_path, device, end="os.kill(os.getpid(), 9)") as process:
        pid = interrupt_at_work(process)
        assert process.wait(SECONDS) == -signal.SIGKILL
        wait_until(lambda: not is_alive(pid))


def test_worker_whose_caller_died_before_it_had_started_leaves_nothing(tmp_path):
    """Its thread that watches the caller may have no time left to clean up."""
    context = multiprocessing.get_context("spawn")
    folder = tmp_path / "store"
    folder.mkdir()
    steps, _ = context.Pipe(duplex=False)
    listener, reports = context.Pipe(duplex=False)
    listener.close()
    arguments = Config("tiny-stories", tensor_parallel_size=2, device="cpu"), 1, str(folder), steps, reports, 1
    process = context.Process(target=worker.run_worker, args=arguments, daemon=True)
    process.start()
    reports.close()
    process.join(SECONDS)
    assert process.exitcode == 1
    assert not folder.exists()


def start_in_a_daemon(answers) -> None:
    try:
        LLM("tiny-stories", tensor_parallel_size=2, device="cpu")
    except RuntimeError as error:
        answers.put(str(error))


def test_a_daemon_may_start_no_workers(tmp_path):
    context = multiprocessing.get_context("spawn")
    answers = context.Queue()
    with leaving_nothing(tmp_path):
        process = context.Process(target=start_in_a_daemon, args=(answers,), daemon=True)
        process.start()
        assert answers.get(timeout=SECONDS).startswith("tensor_parallel_size: this process is a daemon")
        process.join(SECONDS)


@pytest.mark.parametrize("ignored", [[], [signal.SIGHUP]])
def test_a_worker_ignores_the_signals_that_its_caller_ignores(tmp_path, ignored):
    """A program under `nohup` lives on when its terminal is closed; so do its workers."""
    folder = tmp_path / "folder"
    folder.mkdir()
    script = f"""if True:
        import os, signal
        from nanovllm_full.engine.signals import end_without
        signal.signal(signal.SIGHUP, signal.{"SIG_IGN" if ignored else "SIG_DFL"})
        end_without({str(folder)!r})
        os.kill(os.getpid(), signal.SIGHUP)
        print("lives")
    """
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    expected = (0, "lives\n", True) if ignored else (-signal.SIGHUP, "", False)
    assert (done.returncode, done.stdout, folder.exists()) == expected, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("seconds", [None, 3.0], ids=["at work", "at the start"])
def test_a_signal_to_all_processes_leaves_nothing(device, tmp_path, number, seconds):
    """Found: the caller and the workers died together, and nobody removed the folder where they had met."""
    with script(tmp_path, device, end="pass") as process:
        if seconds is None:
            process.stdout.readline()
            time.sleep(0.3)
        else:
            time.sleep(seconds)
        os.killpg(process.pid, number)
        assert process.wait(SECONDS) == -number
        wait_until(lambda: not list((tmp_path / "temporary").glob("nanovllm-*")))


def test_script_without_a_guard_is_an_error_that_says_so(device, tmp_path):
    """Not an engine that starts engines that start engines."""
    with script(tmp_path, device, end="pass", guard="main()") as process:
        output, errors = process.communicate(timeout=4 * SECONDS)
    assert process.returncode == 1
    assert output == ""
    assert errors.rstrip().endswith("start engines under `if __name__ == '__main__':`")
    assert "rank 1 ended with exit code 1 before it had started" in errors


# Three processes


@pytest.mark.slow
def test_three_ranks_with_an_odd_vocabulary_and_the_death_of_the_last(checkpoint, tmp_path):
    """The first to notice is the worker that lives; the error names the one that died."""
    size, path = checkpoint("odd_vocabulary")
    reference = Reference(path)
    prompts = [[40 + row, 50, 4098, 60] for row in range(6)]
    answers = [reference.answer(prompt, 12, ignore_eos=True) for prompt in prompts]
    assert min(answer.smallest_gap for answer in answers) > WIDE_GAP
    with leaving_nothing(tmp_path):
        llm = LLM(path, device="cpu", tensor_parallel_size=size)
        outputs = llm.generate(prompts, greedy(12, ignore_eos=True), use_tqdm=False)
        assert [output["token_ids"] for output in outputs] == [answer.token_ids for answer in answers]
        os.kill(llm.model_runner.workers.processes[1].pid, signal.SIGSTOP)
        llm.model_runner.workers.send(make_step(30, 10, 5))
        os.kill(llm.model_runner.workers.processes[1].pid, signal.SIGKILL)
        with ending_soon(), pytest.raises(WorkerError, match=r"the worker of rank 2 was killed by SIGKILL"):
            llm.generate(prompts, greedy(12), use_tqdm=False)


@pytest.mark.slow
def test_smollm2_on_three_ranks_equals_transformers(tmp_path):
    """9 query and 3 KV heads, a vocabulary of 49,152."""
    reference = Reference(resolve_model("smollm2"))
    tokenizer = reference.tokenizer
    chats = [[{"role": "user", "content": text}] for text in CHATS]
    texts = tokenizer.apply_chat_template(chats, tokenize=False, add_generation_prompt=True)
    prompts = [tokenizer.encode(text, add_special_tokens=False) for text in texts]
    with leaving_nothing(tmp_path):
        llm = LLM("smollm2", device="cpu", tensor_parallel_size=3, max_num_batched_tokens=64)
        outputs = llm.generate(prompts, greedy(24), use_tqdm=False)
        llm.exit()
    for prompt, output in zip(prompts, outputs, strict=True):
        assert_greedy(reference.answer(prompt, 24), output["token_ids"])
