"""The attention backends against a reference in float64, and the compiler's word on the kernels.

Triton's interpreter works only if it is on at import: one test runs the cases of `triton` in a process of its own.
"""

import os
import random
import subprocess
import sys
from importlib.util import find_spec
from itertools import combinations, product
from pathlib import Path

import pytest
import torch

from nanovllm_full.layers.attention_backend import make_backend
from nanovllm_full.utils.context import Context

INTERPRETED = os.environ.get("TRITON_INTERPRET") == "1"
FACTORS = {
    "head_dim": (64, 80, 96, 128),
    "num_kv_heads": (1, 2, 3, 8),
    "group_size": (1, 2, 3, 8),
    "block_size": (16, 32, 256),
    "past": (0, 1, 15, 16, 17, 33, 70),
    "new": (1, 15, 16, 17, 40),
}
TOLERANCES = {torch.float32: 2e-5, torch.float16: 4e-3, torch.bfloat16: 3e-2}  # of outputs of size 1


def cover_pairs(factors: dict, seed: int = 0) -> list[dict]:
    """Few cases in which each value of a factor meets each value of every other: the best of 60 random ones, again."""
    rng = random.Random(seed)
    left = {((a, x), (b, y)) for a, b in combinations(factors, 2) for x, y in product(factors[a], factors[b])}
    cases = []
    while left:
        (a, x), (b, y) = min(left, key=repr)
        tries = [{**{name: rng.choice(of) for name, of in factors.items()}, a: x, b: y} for _ in range(60)]
        best = max(tries, key=lambda case: len(left & set(combinations(case.items(), 2))))
        left -= set(combinations(best.items(), 2))
        cases.append(best)
    return cases


CASES = cover_pairs(FACTORS)


def expect(query, key, value, scale) -> torch.Tensor:
    """Attention of one sequence, head by head, in float64; the queries are its last tokens."""
    query, key, value = query.double().cpu(), key.double().cpu(), value.double().cpu()
    output = torch.empty_like(query)
    for head in range(query.shape[1]):
        kv_head = head * key.shape[1] // query.shape[1]
        for i in range(len(query)):
            seen = len(key) - len(query) + i + 1
            weights = (key[:seen, kv_head] @ query[i, head] * scale).softmax(0)
            output[i, head] = weights @ value[:seen, kv_head]
    return output


def check(backend, case: dict, device: str, dtype: torch.dtype) -> None:
    """Stores two sequences in a poisoned cache, then reads them in a prefill and in a decode with a padded row."""
    torch.manual_seed(0)
    head_dim, kv_heads, block_size, past = (case[x] for x in ("head_dim", "num_kv_heads", "block_size", "past"))
    heads, scale = kv_heads * case["group_size"], head_dim**-0.5
    news = [case["new"], 3]
    pasts = [past, past // 2]
    lengths = [a + b for a, b in zip(pasts, news, strict=True)]
    width = -(-max(lengths) // block_size)
    tables = (torch.randperm(2 * width) + 1).view(2, width).to(torch.int32)  # block 0 stays unwritten
    for row, length in enumerate(lengths):
        tables[row, -(-length // block_size) :] = -1
    caches = torch.full((2, 2 * width + 1, block_size, kv_heads, head_dim), float("nan"), dtype=dtype, device=device)
    # query, key and value are views of one tensor, as behind the fused projection
    fused = [torch.randn(n, heads + 2 * kv_heads, head_dim, device=device).to(dtype) for n in lengths]
    keys = [x[:, heads : heads + kv_heads] for x in fused]
    values = [x[:, heads + kv_heads :] for x in fused]
    slots = torch.cat(
        [
            tables[i][torch.arange(n) // block_size].long() * block_size + torch.arange(n) % block_size
            for i, n in enumerate(lengths)
        ]
        + [torch.tensor([-1])]
    ).to(device)
    flat = torch.cat([*fused, fused[0][:1]])
    stored = flat[:, heads : heads + kv_heads], flat[:, heads + kv_heads :]
    backend.store_kvcache(*stored, *caches, slots)
    for cache, new in zip(caches, stored, strict=True):
        slotwise = cache.flatten(0, 1)
        assert torch.equal(slotwise[slots[:-1]], new[:-1])
        assert slotwise.isnan().all((1, 2)).sum() == len(slotwise) - sum(lengths)  # nothing else was written

    def ends(counts):
        return torch.tensor([0, *counts]).cumsum(0).to(device, torch.int32)

    def compare(output, expected):
        assert (output.dtype, output.shape) == (dtype, expected.shape)
        torch.testing.assert_close(output.double().cpu(), expected, atol=TOLERANCES[dtype], rtol=TOLERANCES[dtype])

    tables = tables.to(device)
    for is_paged in (True, False):
        counts = news if is_paged else lengths
        batch = torch.cat([x[-n:] for x, n in zip(fused, counts, strict=True)])
        context = Context(
            True, ends(counts), ends(lengths), max(counts), max(lengths), block_tables=tables if is_paged else None
        )
        query, key, value = batch.split([heads, kv_heads, kv_heads], 1)
        expected = [expect(x[-n:, :heads], k, v, scale) for x, n, k, v in zip(fused, counts, keys, values, strict=True)]
        compare(backend.prefill(query, key, value, *caches, context, scale), torch.cat(expected))

    query = torch.stack([*(x[-1, :heads] for x in fused), fused[0][0, :heads]])
    context = Context(
        context_lens=torch.tensor([*lengths, 0], dtype=torch.int32, device=device),
        block_tables=torch.cat([tables, torch.full_like(tables[:1], -1)]),
    )
    expected = [expect(x[-1:, :heads], k, v, scale) for x, k, v in zip(fused, keys, values, strict=True)]
    output = backend.decode(query, *caches, context, scale)
    compare(output, torch.cat([*expected, torch.zeros_like(expected[0])]))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_torch(case):
    check(make_backend("torch", torch.device("cpu")), case, "cpu", torch.float32)


if INTERPRETED:

    @pytest.mark.parametrize("case", CASES, ids=str)
    def test_interpreted(case):
        dtype = (torch.float32, torch.float16)[CASES.index(case) % 2]
        check(make_backend("triton", torch.device("cpu")), case, "cpu", dtype)

else:

    def test_triton_in_the_interpreter():
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-o", "addopts=", "-k", "test_interpreted", __file__]
        environment = {**os.environ, "TRITON_INTERPRET": "1", "OMP_NUM_THREADS": "1"}
        root = Path(__file__).parents[2]
        done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
        assert f"{len(CASES)} passed" in done.stdout

    @pytest.mark.parametrize("capability", [80, 86, 90])
    def test_kernels_compile_within_99_kb(capability):
        from nanovllm_full.kernels import decode, prefill, store_kvcache

        for dtype, name, head_dim in ((torch.float32, "fp32", 64), (torch.bfloat16, "bf16", 128)):
            sizes = {"HEAD_DIM": head_dim, "BLOCK_D": head_dim}
            tile = prefill.find_tile(500, head_dim, dtype)
            options = {"num_warps": tile.num_warps, "num_stages": tile.num_stages}
            blocks = {"PAGED": True, "BLOCK_M": tile.BLOCK_M, "BLOCK_N": tile.BLOCK_N}
            split = {"BLOCK_N": decode.BLOCK_N}
            merge = {**split, "SPLITS": decode.MAX_SPLITS}
            for kernel, constants, how in (
                (prefill.prefill_kernel, blocks, options),
                (decode.decode_kernel, {**split, "GROUP": 16}, {"num_warps": 4, "num_stages": 2}),
                (decode.merge_kernel, merge, {}),
                (store_kvcache.store_kvcache_kernel, {"ROWS": store_kvcache.ROWS}, {}),
            ):
                shared = compile_kernel(kernel, {**sizes, **constants}, name, capability, how)
                assert shared <= 99 * 1024, (kernel, name, shared)


def compile_kernel(kernel, constants: dict, dtype: str, capability: int, options: dict) -> int:
    """The bytes of shared memory of a kernel that is compiled for a GPU that need not be there."""
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    special = {"partial_ptr": "*fp32", "slot_mapping_ptr": "*i64", "scale": "fp32", "eps": "fp32"}
    special |= {"positions_ptr": "*i64", "cos_sin_ptr": "*fp32", "counter_ptr": "*i32"}
    special |= dict.fromkeys(("context_lens_ptr", "block_tables_ptr", "cu_seqlens_q_ptr", "cu_seqlens_k_ptr"), "*i32")
    usual = {True: f"*{dtype}", False: "i32"}
    signature = {
        name: "constexpr" if name in constants else special.get(name, usual[name.endswith("_ptr")])
        for name in kernel.arg_names
    }
    source = ASTSource(fn=kernel, signature=signature, constexprs=constants)
    return triton.compile(source, target=GPUTarget("cuda", capability, 32), options=options).metadata.shared


GPU_CASES = [case for case in CASES if case["head_dim"] in (64, 80, 128)][::4]


@pytest.mark.gpu
@pytest.mark.parametrize("dtype", TOLERANCES, ids=str)
@pytest.mark.parametrize("name", ["triton", "flash_attn", "torch"])
def test_on_a_gpu(name, dtype):
    if name == "flash_attn" and (dtype == torch.float32 or not find_spec("flash_attn")):
        pytest.skip("flash_attn is not installed, or does not serve float32")
    backend = make_backend(name, torch.device("cuda"))
    for case in GPU_CASES:
        check(backend, {**case, "block_size": 256} if name == "flash_attn" else case, "cuda", dtype)
