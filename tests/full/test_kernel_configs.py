"""The configurations of the decode kernels: what a plan says, what the kernels make of it, and that they compile."""

import os
import random
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
import torch

from tests.full.test_kernels import expect

INTERPRETED = os.environ.get("TRITON_INTERPRET") == "1"
LIMIT = 99 * 1024  # bytes of shared memory
pytestmark = pytest.mark.skipif(find_spec("triton") is None, reason="triton is not installed")


def config_of(**changes):
    from nanovllm_full.kernels.configs import DecodeConfig

    return DecodeConfig(**{"BLOCK_N": 16, "num_warps": 2, "num_stages": 2, **changes})


def test_splits_depend_on_shapes_alone():
    """Few pairs share the work of many programs; many are not split; never more splits than tiles."""
    from nanovllm_full.kernels.arrival import MAX_SHARED
    from nanovllm_full.kernels.configs import FLOAT_ROWS, HALF_ROWS, MOST_PROGRAMS, find_decode_config

    for pairs in [*range(1, 70), 127, 128, 191, 384, 511, 512, 1024, 2048, 4096, 10**5]:
        for longest in (1, 64, 4096, 40960):
            for dtype in (torch.bfloat16, torch.float32):
                config = find_decode_config(pairs, 128, longest, dtype, num_processors=132)
                assert 1 <= config.max_splits <= max(2, -(-longest // config.BLOCK_N))
                assert (config.max_splits > 1) == (pairs < 512)
                assert config.max_splits == 1 or pairs * config.max_splits <= MOST_PROGRAMS
                assert config.max_splits == 1 or pairs <= MAX_SHARED
    assert find_decode_config(8, 128, 40960, torch.bfloat16, 132).max_splits == 32
    assert find_decode_config(2048, 128, 40960, torch.bfloat16, 132).max_splits == 1
    assert find_decode_config(4096, 256, 40960, torch.bfloat16, 132).BLOCK_N == 16
    for rows in (HALF_ROWS, FLOAT_ROWS):
        assert [row.pairs for row in rows] == sorted((row.pairs for row in rows), reverse=True)
        assert rows[-1].pairs == 0


def check_ragged(lengths: list[int], config, block_size: int, device: str) -> None:
    """Rows of no, few and many splits in one batch; what lies behind a row's end is NaN, its blocks are -1.

    On a GPU the decode is captured, and then the rows change places.
    """
    from nanovllm_full.kernels.arrival import new_counters
    from nanovllm_full.kernels.decode import decode, plan

    torch.manual_seed(config.max_splits)
    kv_heads, group, head_dim = 2, 3, 32
    heads = kv_heads * group
    counts = [-(-length // block_size) for length in lengths]
    tables = torch.full((len(lengths), max(counts)), -1, dtype=torch.int32)
    block_ids = torch.randperm(sum(counts)).int()
    caches = torch.full((2, sum(counts), block_size, kv_heads, head_dim), float("nan"))
    query = torch.randn(len(lengths), heads, head_dim)
    expected = torch.zeros(query.shape, dtype=torch.float64)
    for row, (length, count) in enumerate(zip(lengths, counts, strict=True)):
        tables[row, :count], block_ids = block_ids[:count], block_ids[count:]
        positions = torch.arange(length)
        slots = tables[row][positions // block_size].long() * block_size + positions % block_size
        new = torch.randn(2, length, kv_heads, head_dim)
        caches.flatten(1, 2)[:, slots] = new
        if length:
            expected[row] = expect(query[row : row + 1], *new, 0.2)
    query, caches, tables = query.to(device), caches.to(device), tables.to(device)
    context_lens = torch.tensor(lengths, dtype=torch.int32, device=device)
    counters = new_counters(torch.device(device))
    partials = torch.full((len(lengths) * heads * config.max_splits * (head_dim + 1),), float("nan"), device=device)

    def step() -> torch.Tensor:
        planned = plan(context_lens, kv_heads, config)
        return decode(query, *caches, context_lens, tables, 0.2, config, planned, partials, counters)

    output = step()
    torch.testing.assert_close(output.double().cpu(), expected, atol=1e-5, rtol=1e-5)
    if device == "cuda":
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            output = step()
        for static in (query, context_lens, tables):
            static.copy_(static.flip(0))
        graph.replay()
        torch.testing.assert_close(output.double().cpu(), expected.flip(0), atol=1e-5, rtol=1e-5)


@pytest.mark.gpu
@pytest.mark.parametrize("block_size", [16, 64, 256])
@pytest.mark.parametrize("max_splits", [1, 4, 32])
def test_ragged_lengths_in_a_graph(max_splits, block_size):
    lengths = [0, 1, 16, 17, 333, 4000, 90, 160, 0, 2048] * 5
    check_ragged(lengths, config_of(max_splits=max_splits, num_programs=500), block_size, "cuda")


@pytest.mark.gpu
def test_many_decodes_are_equal_and_leave_the_counters_at_zero():
    """The last program to arrive sees what all others have stored: a race would show as another result."""
    from nanovllm_full.kernels.arrival import new_counters
    from nanovllm_full.kernels.decode import decode, plan

    torch.manual_seed(0)
    device, config = torch.device("cuda"), config_of(BLOCK_N=32, max_splits=32, num_programs=2112)
    lengths = torch.tensor([4000, 1, 700, 2048, 0, 90], dtype=torch.int32, device=device)
    caches = torch.randn(2, 6 * 64, 64, 8, 128, device=device, dtype=torch.bfloat16)
    tables = torch.randperm(6 * 64, device=device).int().view(6, 64)
    query = torch.randn(6, 16, 128, device=device, dtype=torch.bfloat16)
    partials, counters = torch.full((6 * 16 * 32 * 129,), float("nan"), device=device), new_counters(device)
    planned = plan(lengths, 8, config)
    graph = torch.cuda.CUDAGraph()
    arguments = query, *caches, lengths, tables, 0.1, config, planned, partials, counters
    first = decode(*arguments)
    with torch.cuda.graph(graph):
        outputs = [decode(*arguments) for _ in range(50)]
    for _ in range(20):
        graph.replay()
        assert all(torch.equal(output, first) for output in outputs)
    assert not counters.any()


def test_what_has_no_room_for_splits_is_refused():
    from nanovllm_full.kernels.decode import decode

    query, caches = torch.zeros(2, 4, 16), torch.zeros(2, 3, 16, 2, 16)
    lengths, tables = torch.zeros(2, dtype=torch.int32), torch.zeros(2, 3, dtype=torch.int32)
    partials, counters = torch.zeros(2 * 4 * 2 * 17), torch.zeros(4, dtype=torch.int32)
    for name, splits, held in (
        ("max_splits=33", 33, (partials, counters)),
        ("counters: 3", 2, (partials, counters[:3])),
        ("partials holds 271", 2, (partials[:-1], counters)),
    ):
        with pytest.raises(ValueError, match=name):
            decode(query, *caches, lengths, tables, 0.1, config_of(max_splits=splits), torch.zeros(3), *held)


if INTERPRETED:

    def test_interpreted_plan():
        """The longest first, of equal ones the first; the span is a share of all keys, in whole tiles."""
        from nanovllm_full.kernels.decode import plan

        rng = random.Random(0)
        for num_seqs in (1, 2, 31, 33, 300):
            lengths = [rng.choice((0, 1, 5, 16, 17, 100, 1000)) for _ in range(num_seqs)]
            context_lens = torch.tensor(lengths, dtype=torch.int32)
            config = config_of(max_splits=4, num_programs=50)
            span, *order = plan(context_lens, 3, config).tolist()
            assert order == sorted(range(num_seqs), key=lambda seq: -lengths[seq])
            share = max(-(-3 * sum(lengths) // 50), -(-max(lengths) // 4))
            assert span == max(16, -(-share // 16) * 16)

    @pytest.mark.parametrize(("max_splits", "block_size"), [(1, 4), (1, 64), (2, 64), (5, 16), (32, 4), (32, 64)])
    def test_interpreted_ragged_lengths(max_splits, block_size):
        check_ragged([1, 0, 333, 16, 17, 90], config_of(max_splits=max_splits, num_programs=20), block_size, "cpu")

    def test_interpreted_backend_plans_once_a_step(monkeypatch):
        """All layers of a step share a plan; lengths that change in place need `begin_step`."""
        from nanovllm_full.layers import triton_attention
        from nanovllm_full.utils.context import Context

        calls = []
        plan = triton_attention.plan
        monkeypatch.setattr(triton_attention, "plan", lambda *args: calls.append(1) or plan(*args))
        backend = triton_attention.TritonBackend(torch.device("cpu"))
        caches = torch.randn(2, 9, 16, 1, 16)
        tables = torch.arange(9, dtype=torch.int32).view(1, 9)
        context = Context(context_lens=torch.tensor([20], dtype=torch.int32), block_tables=tables)
        query = torch.randn(1, 1, 16)
        for length in (20, 143):
            context.context_lens.fill_(length)
            backend.begin_step()
            for _ in range(3):
                output = backend.decode(query, *caches, context, 0.3)
            expected = expect(query, *caches.flatten(1, 2)[:, :length], 0.3)
            torch.testing.assert_close(output.double(), expected, atol=1e-5, rtol=1e-5)
        assert len(calls) == 2

else:

    @pytest.mark.slow
    def test_configs_in_the_interpreter():
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-o", "addopts=", "-k", "test_interpreted", __file__]
        environment = {**os.environ, "TRITON_INTERPRET": "1", "OMP_NUM_THREADS": "1"}
        root = Path(__file__).parents[2]
        done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
        assert "8 passed" in done.stdout

    @pytest.mark.parametrize("capability", [80, 86, 90])
    def test_all_rows_of_the_table_compile_within_99_kb(capability):
        from nanovllm_full.kernels import decode
        from nanovllm_full.kernels.configs import FLOAT_ROWS, HALF_ROWS, find_decode_config

        variants = set()
        for rows, dtype, name in ((HALF_ROWS, torch.bfloat16, "bf16"), (FLOAT_ROWS, torch.float32, "fp32")):
            for row in rows:
                for head_dim in (128, 256) if row.pairs in (0, 1024) else (128,):
                    config = find_decode_config(max(1, row.pairs), head_dim, 4096, dtype, 132)
                    options = config.num_warps, config.num_stages
                    variants.add((name, head_dim, config.BLOCK_N, config.max_splits > 1, options))
        for name, head_dim, block_n, is_split, (num_warps, num_stages) in sorted(variants):
            sizes = {"HEAD_DIM": head_dim, "BLOCK_D": head_dim, "BLOCK_N": block_n}
            constants = {
                **sizes,
                "GROUP": 16,
                "ONE_BLOCK": True,
                "SPLIT": is_split,
                "SPLITS": 32,
                "query_stride_dim": 1,
            }
            options = {"num_warps": num_warps, "num_stages": num_stages}
            shared = compile_aligned(decode.decode_kernel, constants, name, capability, options)
            assert shared <= LIMIT, (name, head_dim, block_n, options, shared)
        tiles = {"BLOCK_N": 32, "ROWS": decode.PLAN_ROWS, "TILE": decode.PLAN_TILE}
        assert compile_aligned(decode.plan_kernel, tiles, "bf16", capability, {}) <= LIMIT

    @pytest.mark.parametrize("capability", [80, 86, 90])
    def test_sampling_kernels_compile_within_99_kb(capability):
        from nanovllm_full.kernels import sample

        for name in ("bf16", "fp32"):
            assert compile_aligned(sample.draw_kernel, {"CHUNK": 4096}, name, capability, {"num_warps": 4}) <= LIMIT
        assert compile_aligned(sample.choose_kernel, {"PARTS": 256}, "fp32", capability, {"num_warps": 4}) <= LIMIT


TYPES = {
    **dict.fromkeys(("partial_ptr", "log_sum_ptr", "scores_ptr", "largest_ptr", "temperatures_ptr"), "*fp32"),
    **dict.fromkeys(("best_scores_ptr", "best_largest_ptr"), "*fp32"),
    **dict.fromkeys(("context_lens_ptr", "block_tables_ptr", "plan_ptr", "counter_ptr"), "*i32"),
    **dict.fromkeys(("seeds_ptr", "positions_ptr", "token_ids_ptr", "best_token_ids_ptr"), "*i64"),
    "scale": "fp32",
}


def compile_aligned(kernel, constants: dict, dtype: str, capability: int, options: dict) -> int:
    """The bytes of shared memory of a kernel that is compiled as a GPU would launch it, without one.

    Pointers and strides are multiples of 16 there. Without that nothing is copied ahead of its use, and less shared
    memory is needed than in an engine.
    """
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    from nanovllm_full.kernels.launch import OPTIONS

    usual = {True: f"*{dtype}", False: "i32"}
    signature = {
        name: "constexpr" if name in constants else TYPES.get(name, usual[name.endswith("_ptr")])
        for name in kernel.arg_names
    }
    aligned = [
        place
        for place, name in enumerate(kernel.arg_names)
        if name not in constants and (name.endswith("_ptr") or "stride" in name) and name != "block_tables_stride"
    ]
    attributes = {(place,): [["tt.divisibility", 16]] for place in aligned}
    source = ASTSource(fn=kernel, signature=signature, constexprs=constants, attrs=attributes)
    options = {**OPTIONS, **options}
    return triton.compile(source, target=GPUTarget("cuda", capability, 32), options=options).metadata.shared
