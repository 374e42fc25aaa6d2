"""The kernels around the attention against the plain modules, and the chain of a decode step against the model.

Triton's interpreter works only if it is on at import: one test runs the interpreted ones in a process of its own.
"""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
import torch
from torch.nn import functional as F

from nanovllm_full.layers.activation import SiluAndMul
from nanovllm_full.layers.attention import TorchBackend
from nanovllm_full.layers.attention_backend import make_backend
from nanovllm_full.layers.layernorm import RMSNorm
from nanovllm_full.layers.linear import RowParallelLinear
from nanovllm_full.layers.rotary_embedding import get_rope
from nanovllm_full.models import decode_chain
from nanovllm_full.models.registry import find_model_class
from nanovllm_full.utils.context import Context, forward_in_context
from nanovllm_full.utils.loader import load_model
from nanovllm_full.utils.parallel import TensorParallel

from ..contract.tiny_models import make_tiny_model, save_checkpoint
from .launches import check_launches, record_launches
from .test_kernels import INTERPRETED

TOLERANCES = {torch.float32: 2e-5, torch.float16: 4e-3, torch.bfloat16: 2e-2}
DEVICES = ["cpu"] if INTERPRETED else [pytest.param("cuda", marks=pytest.mark.gpu)]
DTYPES = [torch.float32, torch.float16] if INTERPRETED else [torch.float16, torch.bfloat16]

PRODUCTS = [
    (1, "plain"),
    (1, "norm gate bias"),
    (1, "bias residual"),
    (2, "gate"),
    (3, "norm"),
    (3, "residual"),
    (5, "norm gate bias"),
    (16, "bias residual"),
    (15, "gate"),
    (8, "plain"),
    *((rows, "wide norm gate") for rows in (1, 2, 5, 16)),  # more columns than NARROW, and splits that are not empty
]
HEADS = [(4, 2, 64, True), (6, 3, 80, False), (6, 3, 80, True), (5, 5, 96, False), (5, 1, 128, True)]
CHAINS = list(zip(("qwen3", "qwen3_odd", "qwen2", "llama_odd"), 2 * DTYPES, strict=True))

on_kernels = pytest.mark.parametrize("device", DEVICES)
in_dtypes = pytest.mark.parametrize("dtype", DTYPES, ids=str)


def numbers(*shape: int, dtype: torch.dtype, device: str, seed: int = 0) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)).to(device, dtype)


def with_gaps(x: torch.Tensor) -> torch.Tensor:
    """The same rows, as a part of wider ones."""
    return torch.cat((x, torch.full_like(x, float("nan"))), dim=1)[:, : x.shape[1]]


def assert_close(ours: torch.Tensor, expected: torch.Tensor, of: float = 1.0) -> None:
    """`of`: how large the numbers are that went in."""
    tolerance = TOLERANCES[ours.dtype]
    torch.testing.assert_close(ours.double(), expected.double(), rtol=tolerance, atol=of * tolerance)


@pytest.mark.slow
def test_kernels_in_the_interpreter():
    if INTERPRETED:
        pytest.skip("this is the process that it starts")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-o", "addopts=", "-m", "not gpu", __file__]
    environment = {**os.environ, "TRITON_INTERPRET": "1", "OMP_NUM_THREADS": "1"}
    root = Path(__file__).parents[2]
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert " passed" in done.stdout


if INTERPRETED or torch.cuda.is_available():
    # Small kernels

    @on_kernels
    @in_dtypes
    @pytest.mark.parametrize(("rows", "size"), [(1, 64), (3, 72), (17, 1000)])
    @torch.inference_mode()
    def test_norm(rows, size, dtype, device):
        norm = RMSNorm(size, eps=1e-5).to(device, dtype)
        norm.weight.copy_(numbers(size, dtype=dtype, device=device))
        x, residual = (with_gaps(numbers(rows, size, dtype=dtype, device=device, seed=seed)) for seed in (1, 2))
        before = x.clone(), residual.clone()
        expected, (expected_sum, total) = norm(x), norm(x, residual)
        norm.uses_kernels = True
        ours, (ours_sum, ours_total) = norm(x), norm(x, residual)
        assert_close(ours, expected)
        assert_close(ours_sum, expected_sum)
        assert torch.equal(ours_total, total)
        assert torch.equal(x, before[0])
        assert torch.equal(residual, before[1])

    @on_kernels
    @pytest.mark.parametrize("rows", [1, 3, 130])
    def test_decode_inputs(rows, device):
        """Against lists: tokens that are known and such that a step gives, sequences of all lengths, unused rows."""
        from nanovllm_full.kernels.decode_inputs import decode_inputs

        random, block_size = Random(rows), 5
        token_ids = [random.randrange(1000) for _ in range(rows)]
        sources = [random.choice([-1, row, rows - 1 - row]) for row in range(rows)]
        context_lens = [random.choice([0, 1, 4, 5, 6, 20]) for _ in range(rows)]
        block_tables = [[random.randrange(2**31) for _ in range(7)] for _ in range(rows)]  # far slots, too
        last_token_ids = [random.randrange(1000, 2**40) for _ in range(rows)]
        lists = (
            torch.tensor(values, dtype=torch.int32, device=device) for values in (token_ids, sources, context_lens)
        )
        outputs = torch.full((4, rows + 1), 7, device=device)[:, :rows]
        tables = torch.tensor(block_tables, dtype=torch.int32, device=device)[:, :4]  # with gaps between them
        decode_inputs(*lists, torch.tensor(last_token_ids, device=device), tables, block_size, outputs)
        positions = [max(length - 1, 0) for length in context_lens]
        assert outputs.tolist() == [
            [token_ids[row] if source == -1 else last_token_ids[source] for row, source in enumerate(sources)],
            positions,
            [
                block_tables[row][position // block_size] * block_size + position % block_size if length else -1
                for row, (position, length) in enumerate(zip(positions, context_lens, strict=True))
            ],
            context_lens,
        ]

    @on_kernels
    @in_dtypes
    @pytest.mark.parametrize(("rows", "size"), [(1, 32), (3, 1500)])
    def test_activation(rows, size, dtype, device):
        activation = SiluAndMul()
        x = with_gaps(numbers(rows, 2 * size, dtype=dtype, device=device) * 3)
        expected = activation(x)
        activation.uses_kernels = True
        assert_close(activation(x), expected)

    @on_kernels
    @in_dtypes
    @pytest.mark.parametrize(("heads", "kv_heads", "head_dim", "has_norm"), HEADS)
    @torch.inference_mode()
    def test_turn_and_store(heads, kv_heads, head_dim, has_norm, dtype, device):
        from nanovllm_full.kernels.rotary import turn_and_store

        tokens, block_size = 3, 4
        rope = get_rope(head_dim, 50, {"rope_theta": 10000.0}).to(device)
        norms = [RMSNorm(head_dim, eps=1e-5).to(device, dtype) for _ in range(2)]
        for seed, norm in enumerate(norms):
            norm.weight.copy_(numbers(head_dim, dtype=dtype, device=device, seed=seed))
        qkv = numbers(tokens, heads + 2 * kv_heads, head_dim, dtype=dtype, device=device)
        query, key, value = qkv.split([heads, kv_heads, kv_heads], dim=1)
        positions = torch.tensor([0, 49, 7], device=device)
        slots = torch.tensor([5, -1, 2], device=device)
        caches = torch.full((2, 2, block_size, kv_heads, head_dim), float("nan"), dtype=dtype, device=device)
        weights = [norm.weight for norm in norms] if has_norm else [None, None]
        expected = rope(positions, *((norms[0](query), norms[1](key)) if has_norm else (query, key)))

        arguments = (query, key, value, positions, rope.cos_sin_cache, *weights, 1e-5)
        for outputs in (turn_and_store(*arguments), turn_and_store(*arguments, *caches, slots)):
            for ours, plain in zip(outputs, expected, strict=True):
                assert ours.is_contiguous()
                assert_close(ours, plain, of=4.0)
        k_cache, v_cache = caches.flatten(1, 2)
        kept = slots >= 0
        assert torch.equal(k_cache[slots[kept]], outputs[1][kept])
        assert torch.equal(v_cache[slots[kept]], value[kept])
        assert caches.isnan().sum() == caches.numel() * 6 // 8  # nothing else was written

    @on_kernels
    def test_turn_and_store_in_a_far_slot(device):
        """A place in the cache that does not fit into 32 bits; a CPU gives memory only to what is written."""
        from nanovllm_full.kernels.rotary import turn_and_store

        kv_heads, head_dim, block_size = 2, 128, 256
        num_blocks = 2**31 // (block_size * kv_heads * head_dim) + 3
        cache = torch.empty(num_blocks, block_size, kv_heads, head_dim, dtype=torch.float16, device=device)
        key, value = (numbers(1, kv_heads, head_dim, dtype=torch.float16, device=device, seed=seed) for seed in (1, 2))
        rope = get_rope(head_dim, 4, {"rope_theta": 10000.0}).to(device)
        position, slot = (torch.tensor([number], device=device) for number in (3, num_blocks * block_size - 1))
        turn_and_store(key, key, value, position, rope.cos_sin_cache, None, None, 0.0, cache, cache, slot)
        assert torch.equal(cache[-1, -1:], value), "which is stored after the key, in the same place"

    # Products

    @on_kernels
    @in_dtypes
    @pytest.mark.parametrize(("rows", "extras"), PRODUCTS)
    def test_linear(rows, extras, dtype, device):
        from nanovllm_full.kernels.linear import linear

        inputs, outputs = (1100, 2630) if "wide" in extras else (72, 40)
        x = with_gaps(numbers(rows, inputs, dtype=dtype, device=device, seed=1))
        weight = numbers(outputs, inputs, dtype=dtype, device=device, seed=2) * inputs**-0.5
        norm_weight = numbers(inputs, dtype=dtype, device=device, seed=3) if "norm" in extras else None
        bias = numbers(outputs, dtype=dtype, device=device, seed=4) if "bias" in extras else None
        residual = None
        if "residual" in extras:
            residual = with_gaps(numbers(rows, outputs, dtype=dtype, device=device, seed=5))

        expected = x.double()
        if norm_weight is not None:
            expected = expected / (expected.square().mean(1, keepdim=True) + 1e-5).sqrt() * norm_weight.double()
        expected = F.linear(expected, weight.double(), None if bias is None else bias.double())
        if "gate" in extras:
            expected = F.silu(expected[:, : outputs // 2]) * expected[:, outputs // 2 :]
        if residual is not None:
            expected = expected + residual.double()
        ours = linear(x, weight, bias, residual, norm_weight, 1e-5, gated="gate" in extras)
        assert ours.dtype == dtype
        assert_close(ours, expected, of=2.0)

    @on_kernels
    def test_splits_give_the_same_each_time_and_leave_the_counters_at_zero(device):
        from nanovllm_full.kernels.arrival import new_counters
        from nanovllm_full.kernels.linear import linear
        from nanovllm_full.kernels.linear_table import LinearTile

        x = numbers(3, 300, dtype=torch.float16, device=device)
        weight = numbers(24, 300, dtype=torch.float16, device=device, seed=1) * 0.1
        for tile in (LinearTile(4, 8, 64, 3, 2, 1), LinearTile(16, 16, 32, 8, 1, 2), LinearTile(16, 8, 128, 4, 1, 2)):
            counters = new_counters(x.device)
            results = [linear(x, weight, tile=tile, counters=counters) for _ in range(3)]
            assert all(torch.equal(result, results[0]) for result in results)
            assert_close(results[0], x.double() @ weight.double().T)
            assert not counters.any()

    @on_kernels
    @pytest.mark.parametrize("tile", [(4, 8, 64, 3, 2, 1), (16, 16, 32, 8, 1, 2)], ids=str)
    def test_the_norm_of_a_row_is_that_of_all_its_splits(device, tile):
        from nanovllm_full.kernels.linear import linear
        from nanovllm_full.kernels.linear_table import LinearTile

        x = numbers(3, 300, dtype=torch.float16, device=device) * torch.arange(1, 301, device=device) / 100
        x, norm_weight = x.half(), numbers(300, dtype=torch.float16, device=device, seed=1)
        weight = numbers(24, 300, dtype=torch.float16, device=device, seed=2) * 0.1
        ours = linear(x, weight, norm_weight=norm_weight, eps=1e-5, gated=True, tile=LinearTile(*tile))
        normed = x.double() * (x.double().square().mean(1, keepdim=True) + 1e-5).rsqrt() * norm_weight.double()
        gate, up = (normed @ weight.double().T).chunk(2, dim=1)
        assert_close(ours, F.silu(gate) * up, of=2.0)

    @on_kernels
    @pytest.mark.parametrize("gated", [False, True])
    def test_tiles_for_large_weights(device, gated):
        from nanovllm_full.kernels.linear import linear
        from nanovllm_full.kernels.linear_table import LARGE_TILES

        x = numbers(1, 5000, dtype=torch.float16, device=device)
        weight = numbers(22, 5000, dtype=torch.float16, device=device, seed=1) * 0.01
        expected = x.double() @ weight.double().T
        if gated:
            expected = F.silu(expected[:, :11]) * expected[:, 11:]
        for tile in [tile for tile in LARGE_TILES if tile.COLUMNS > 1 or not gated]:
            assert_close(linear(x, weight, gated=gated, tile=tile), expected)

    # The chain

    def load(folder: Path, name: str, dtype: torch.dtype, device: str):
        """A tiny model on kernels, with the weights of a checkpoint."""
        model = make_tiny_model(name)
        save_checkpoint(model, folder)
        config = model.config
        config.architectures = [type(model).__name__]
        model = find_model_class(config, folder)(config)
        load_model(model, folder)
        model.model.layers = model.model.layers[:2]
        model.to(device, dtype).eval().requires_grad_(False).use_kernels()
        return model

    def fill_cache(model, backend) -> list[torch.Tensor]:
        """Gives each layer a cache of four blocks of four slots, with something in each."""
        caches = []
        for index, layer in enumerate(model.model.layers):
            attention, weight = layer.self_attn, layer.self_attn.o_proj.weight
            shape = (2, 4, 4, attention.num_kv_heads, attention.head_dim)
            caches.append(numbers(*shape, dtype=weight.dtype, device=weight.device.type, seed=index))
            attention.attn.k_cache, attention.attn.v_cache = caches[-1]
            attention.attn.backend = backend
        return caches

    def decode_batch(device: str) -> tuple[Context, torch.Tensor, torch.Tensor]:
        """Three sequences in the middle of their generation, and two rows that pad the batch."""
        context = Context(
            slot_mapping=torch.tensor([6, 11, 13, -1, -1], device=device),
            context_lens=torch.tensor([7, 4, 2, 0, 0], dtype=torch.int32, device=device),
            block_tables=torch.tensor([[0, 1], [2, -1], [3, -1], [-1, -1], [-1, -1]], dtype=torch.int32, device=device),
        )
        return context, torch.tensor([5, 17, 3, 0, 0], device=device), torch.tensor([6, 3, 1, 0, 0], device=device)

    @on_kernels
    @pytest.mark.parametrize(("name", "dtype"), CHAINS, ids=str)
    @torch.inference_mode()
    def test_chain(name, dtype, device, tmp_path, monkeypatch):
        model = load(tmp_path, name, dtype, device)
        context, input_ids, positions = decode_batch(device)
        caches = fill_cache(model, make_backend("triton", torch.device(device)))
        assert forward_in_context(context, decode_chain.covers, model, 5)
        ours = forward_in_context(context, decode_chain.forward, model, input_ids, positions)
        stored = torch.stack(caches)

        for module in model.modules():
            if hasattr(module, "uses_kernels"):
                module.uses_kernels = False
        caches = fill_cache(model, TorchBackend())
        expected = forward_in_context(context, model, input_ids, positions)
        of = 1.0 if dtype == torch.float32 else 8.0  # roundings of three layers with weights of size 1.5
        assert_close(ours[:3], expected[:3], of)
        assert_close(stored, torch.stack(caches), 2 * of)

    @pytest.mark.gpu
    @pytest.mark.skipif(not torch.cuda.is_available(), reason="needs a GPU")
    @torch.inference_mode()
    def test_a_captured_chain_gives_the_same_each_time(tmp_path, monkeypatch):
        """Kernels that begin early, and splits that are added up by whoever comes last: a race would show."""
        device = torch.device("cuda")
        model = load(tmp_path, "qwen3", torch.bfloat16, "cuda")
        context, input_ids, positions = decode_batch("cuda")
        fill_cache(model, make_backend("triton", device))
        results = []
        for switch in ("1", "0"):
            monkeypatch.setenv("NANOVLLM_DEPENDENT_LAUNCH", switch)
            forward_in_context(context, decode_chain.forward, model, input_ids, positions)
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                outputs = [
                    forward_in_context(context, decode_chain.forward, model, input_ids, positions) for _ in range(2)
                ]
            for _ in range(100):
                graph.replay()
                results += [output.clone() for output in outputs]
        assert all(torch.equal(result, results[0]) for result in results)

    @on_kernels
    @torch.inference_mode()
    def test_what_the_chain_does_not_cover_goes_to_the_model(device, tmp_path):
        model = load(tmp_path, "qwen3", torch.float16, device)
        context, input_ids, positions = decode_batch(device)
        assert not forward_in_context(context, decode_chain.covers, model, 5), "there is no cache"
        fill_cache(model, make_backend("triton", torch.device(device)))
        assert not forward_in_context(context, decode_chain.covers, model, 17)
        ends = torch.tensor([0, 2, 5], dtype=torch.int32, device=device)
        context = Context(True, ends, ends, 3, 3, slot_mapping=context.slot_mapping)
        assert not forward_in_context(context, decode_chain.covers, model, 5)
        ours = forward_in_context(context, decode_chain.forward, model, input_ids, positions)
        assert torch.equal(ours, forward_in_context(context, model, input_ids, positions))

    @on_kernels
    def test_residual_and_bias_are_added_by_one_rank_alone(device):
        x = numbers(3, 64, dtype=torch.float16, device=device)
        residual = numbers(3, 32, dtype=torch.float16, device=device, seed=1)
        whole = RowParallelLinear(64, 32, bias=True).to(device, torch.float16).requires_grad_(False)
        total = torch.zeros(3, 32, dtype=torch.float64, device=device)
        for rank in range(2):
            layer = RowParallelLinear(64, 32, True, TensorParallel(rank, 2)).to(device, torch.float16)
            layer.requires_grad_(False)
            whole.bias.fill_(0.5)
            whole.weight.copy_(numbers(32, 64, dtype=torch.float16, device=device, seed=2) * 0.1)
            layer.weight.copy_(whole.weight[:, rank * 32 : rank * 32 + 32])
            layer.bias.copy_(whole.bias)
            total += decode_chain.linear_add(layer, x[:, rank * 32 : rank * 32 + 32], residual)
        torch.testing.assert_close(total, (whole(x) + residual).double(), rtol=0.01, atol=0.01)


if not INTERPRETED:

    @pytest.fixture(params=[80, 86, 90])
    def capability(request, monkeypatch) -> int:
        """Of a GPU that need not be there. Code for 8.0 is that for 8.6; only the limit is lower there."""
        from nanovllm_full.kernels import dependent_launch

        monkeypatch.setattr(dependent_launch, "has_dependent_launch", lambda device: request.param == 90)
        return request.param

    def test_every_tile_compiles_within_99_kb(capability, monkeypatch):
        from nanovllm_full.kernels.linear import linear
        from nanovllm_full.kernels.linear_table import TILES

        launches = record_launches(monkeypatch)
        for rows in (16,) if capability == 80 else TILES:
            x, residual = torch.empty(rows, 1024, dtype=torch.bfloat16), torch.empty(rows, 512, dtype=torch.bfloat16)
            norm_weight = torch.empty(1024, dtype=torch.bfloat16)
            wide, narrow = (torch.empty(size, 1024, dtype=torch.bfloat16) for size in (6144, 512))
            linear(x, wide, norm_weight=norm_weight, eps=1e-6, gated=True)
            linear(x, narrow, residual=residual)
        sizes = check_launches(launches, capability)
        assert min(sizes[-2:]) > 32 * 1024, "tiles of 16 rows are copied ahead of their use"

    def test_every_tile_for_large_weights_compiles(capability, monkeypatch):
        from nanovllm_full.kernels.linear import linear
        from nanovllm_full.kernels.linear_table import LARGE_TILES

        launches = record_launches(monkeypatch)
        for tile in LARGE_TILES:
            weight, norm_weight = (torch.empty(shape, dtype=torch.bfloat16) for shape in ((64, 8192), (8192,)))
            linear(weight[:1], weight, norm_weight=norm_weight, eps=1e-6, gated=tile.COLUMNS > 1, tile=tile)
        check_launches(launches, capability)

    def test_the_chain_takes_one_row_of_large_weights():
        """The layers of Qwen3-0.6B and of Qwen3-8B, the latter on one rank and on two."""
        from nanovllm_full.kernels.linear_table import LARGE_TILES, TILES, find_linear_tile, max_rows

        assert [max_rows(6144 * 1024), max_rows(24576 * 4096)] == [16, 1]
        assert [find_linear_tile(1, *shape) for shape in ((6144, 1024), (1024, 3072))] == [*TILES[1]]
        many_outputs, many_inputs, other = LARGE_TILES
        for size in (1, 2):
            assert find_linear_tile(1, 24576 // size, 4096) is many_outputs
            assert find_linear_tile(1, 4096, 12288 // size) is many_inputs
            assert find_linear_tile(1, 6144 // size, 4096) is other
        assert find_linear_tile(1, 4096, 4096) is other
        assert find_linear_tile(2, 24576, 4096) is TILES[2][0]

    def test_small_kernels_compile(capability, monkeypatch):
        from nanovllm_full.kernels.activation import silu_and_mul
        from nanovllm_full.kernels.decode_inputs import decode_inputs
        from nanovllm_full.kernels.norm import add_rms_norm
        from nanovllm_full.kernels.rotary import turn_and_store

        def empty(*shape: int, dtype: torch.dtype = torch.bfloat16) -> torch.Tensor:
            return torch.empty(shape, dtype=dtype)

        launches = record_launches(monkeypatch)
        lists = [torch.zeros(7, dtype=torch.int32) for _ in range(3)]
        outputs, ids = empty(4, 8, dtype=torch.int64)[:, :7], torch.zeros(7, dtype=torch.int64)
        decode_inputs(*lists, ids, torch.zeros(7, 4, dtype=torch.int32), 64, outputs)
        add_rms_norm(empty(7, 1000), empty(7, 1000), empty(1000), 1e-6)
        silu_and_mul(empty(7, 2000))
        norms, caches = (empty(80), empty(80), 1e-6), (empty(4, 64, 2, 80), empty(4, 64, 2, 80))
        cos_sin = empty(100, 1, 160, dtype=torch.float32)
        turn_and_store(empty(7, 4, 80), empty(7, 2, 80), empty(7, 2, 80), ids, cos_sin, *norms, *caches, ids)
        assert len(launches) == 4
        check_launches(launches, capability)
