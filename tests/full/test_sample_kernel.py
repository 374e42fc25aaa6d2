"""The sampling kernels draw what the sampler of layers/sampler.py draws.

Triton's interpreter works only if it is on at import: one test runs the others of this file in a process of its own.
"""

import math
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
import torch

from nanovllm_full.layers import sampler as reference
from nanovllm_full.layers.sampler import Sampler, SamplingMetadata

INTERPRETED = os.environ.get("TRITON_INTERPRET") == "1"
TIE = 1e-5  # scores that are closer than this may be told apart differently
pytestmark = pytest.mark.skipif(find_spec("triton") is None, reason="triton is not installed")


def metadata(temperatures: list[float], seed: int = 0, device: str = "cpu") -> SamplingMetadata:
    """Seeds and positions of all sizes."""
    rows = torch.arange(len(temperatures), dtype=torch.int64)
    return SamplingMetadata(
        temperatures=torch.tensor(temperatures, dtype=torch.float32, device=device),
        seeds=(rows * 0x5DEECE66D1234567 + seed).to(device),
        positions=(rows * 77 + seed).to(device),
        all_greedy=not any(temperatures),
    )


def compare(logits: torch.Tensor, told: SamplingMetadata, **options) -> None:
    """Each id is the sampler's, but for ties, which are rare; at greedy rows always."""
    from nanovllm_full.kernels.sample import sample

    best = sample(logits, told.temperatures, told.seeds, told.positions, **options)
    expected, _ = Sampler()(logits, told)
    assert best.token_ids.dtype == torch.int64
    rows = (best.token_ids != expected).nonzero().flatten()
    assert not (told.temperatures[rows] == 0).any(), "a greedy row differs"
    assert len(rows) <= len(logits) // 100, f"{len(rows)} of {len(logits)} rows differ"
    scores = reference.scale(logits, told.temperatures)
    scores -= reference.exponential_noise(told.seeds, told.positions, logits.shape[1]).log()
    for row in rows.tolist():
        gap = scores[row, expected[row]] - scores[row, best.token_ids[row]]
        assert gap < TIE, f"row {row}: {best.token_ids[row]} instead of {expected[row]}, {gap} below"


def random_logits(rows: int, vocab_size: int, seed: int = 0) -> torch.Tensor:
    return 3 * torch.randn(rows, vocab_size, generator=torch.Generator().manual_seed(seed))


TEMPERATURES = [1.0, 0.0, 0.6, 1e-12, 2.5, 1e-3, 0.0, 1e35]

if INTERPRETED:
    import triton
    import triton.language as tl

    from nanovllm_full.kernels.sample import exponential_noise, random_bits

    @triton.jit
    def noise_kernel(seed_ptr, position_ptr, bits_ptr, noise_ptr, SIZE: tl.constexpr):
        indices = tl.arange(0, SIZE)
        seed, position = tl.load(seed_ptr), tl.load(position_ptr)
        tl.store(bits_ptr + indices, random_bits(seed, position, indices).to(tl.int32, bitcast=True))
        tl.store(noise_ptr + indices, exponential_noise(seed, position, indices))

    @pytest.mark.parametrize("dtype", [torch.float32, torch.float16], ids=str)
    @pytest.mark.parametrize("vocab_size", [1, 7, 1024, 1025, 5003])
    def test_interpreted_rows_of_all_kinds(vocab_size, dtype):
        told = metadata(TEMPERATURES * 2, seed=vocab_size)
        compare(random_logits(16, vocab_size).to(dtype), told)
        compare(random_logits(16, vocab_size).to(dtype), told, chunk=256)

    def test_interpreted_many_rows():
        compare(random_logits(500, 300), metadata([0.7, 1.0] * 250), chunk=512)

    def test_interpreted_noise_has_the_same_bits():
        for seed, position in ((0, 0), (2**63 - 1, 5), (-3, 2**31), (123456789123456789, 40959)):
            seeds, positions = torch.tensor([seed]), torch.tensor([position])
            bits, noise = torch.empty(4096, dtype=torch.int32), torch.empty(4096)
            noise_kernel[(1,)](seeds, positions, bits, noise, SIZE=4096)
            assert torch.equal(bits, reference.random_bits(seeds, positions, 4096)[0])
            expected = reference.exponential_noise(seeds, positions, 4096)[0]
            torch.testing.assert_close(noise, expected, rtol=5e-7, atol=0)

    @pytest.mark.parametrize("temperature", [0.0, 1e-12, 1.0, 1e30])
    def test_interpreted_infinities_and_equal_logits(temperature):
        """A row of nothing but minus infinity still gives an id; equal logits are drawn equally often."""
        infinity = math.inf
        rows = torch.tensor(
            [
                [0.0, -infinity, 1.0, -infinity, 0.5],
                [0.0, infinity, 1.0, -infinity, infinity],
                [-infinity] * 5,
                [-1e38, 3e38, 0.0, -3e38, -infinity],
                [7.0] * 5,
                [-infinity, -infinity, -infinity, -infinity, -2.0],
            ]
        )
        compare(rows.repeat(5, 1), metadata([temperature] * 30))
        wide = rows.repeat_interleave(100, 1)  # parts that hold nothing but minus infinity, or one infinity
        compare(wide, metadata([temperature] * 6), chunk=64)

    def test_interpreted_large_logits_at_small_temperatures():
        """Without the largest logit subtracted first, the noise would be rounded away."""
        logits = 30000 + random_logits(60, 500).round()
        compare(logits, metadata([0.01, 1e-10] * 30), chunk=256)

    def test_interpreted_ties_go_to_the_first():
        from nanovllm_full.kernels.sample import sample

        logits = torch.zeros(3, 900)
        logits[0, [5, 800]] = 1.0
        logits[1, [300, 301, 700]] = 1.0
        told = metadata([0.0] * 3)
        best = sample(logits, told.temperatures, told.seeds, told.positions, chunk=128)
        assert best.token_ids.tolist() == [5, 300, 0]
        assert best.largest.tolist() == [1.0, 1.0, 0.0]

    def test_interpreted_strided_rows_and_no_numbers():
        from nanovllm_full.kernels.sample import sample

        padded = random_logits(16, 700)
        told = metadata(TEMPERATURES * 2)
        compare(padded[:, :601], told, chunk=256)
        compare(padded[::2, 50:650], metadata(TEMPERATURES), chunk=256)
        nothing = torch.full((16, 601), math.nan)
        token_ids = sample(nothing, told.temperatures, told.seeds, told.positions).token_ids
        assert ((token_ids >= 0) & (token_ids < 601)).all()
        with pytest.raises(ValueError, match="next to one another"):
            sample(padded.T, told.temperatures, told.seeds, told.positions)

    @pytest.mark.parametrize("num_shards", [2, 3])
    def test_interpreted_shards_of_a_vocabulary(num_shards):
        """Each rank draws from its shard, and all choose from what they have gathered: [ranks, rows], transposed."""
        from nanovllm_full.kernels.sample import Best, choose, sample

        logits = random_logits(24, 999)
        logits[3, :600] = -math.inf
        told = metadata(TEMPERATURES * 3)
        whole = sample(logits, told.temperatures, told.seeds, told.positions)
        shards, begin = [], 0
        for shard in logits.chunk(num_shards, 1):
            shards.append(sample(shard, told.temperatures, told.seeds, told.positions, begin, chunk=128))
            begin += shard.shape[1]
        gathered = [torch.stack([getattr(one, name) for one in shards]).T for name in Best.__slots__]
        best = choose(Best(*gathered), told.temperatures)
        assert torch.equal(best.token_ids, whole.token_ids)
        assert torch.equal(best.largest, logits.amax(1))

else:

    @pytest.mark.slow
    def test_kernels_in_the_interpreter():
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-o", "addopts=", "-k", "test_interpreted", __file__]
        environment = {**os.environ, "TRITON_INTERPRET": "1", "OMP_NUM_THREADS": "1"}
        root = Path(__file__).parents[2]
        done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
        assert "passed" in done.stdout


@pytest.mark.gpu
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
@pytest.mark.parametrize("rows", [1, 8, 256])
def test_gpu_draws_what_the_sampler_draws(rows, dtype):
    logits = random_logits(rows, 151936).cuda().to(dtype)
    for seed in range(4):
        compare(logits, metadata((TEMPERATURES * 32)[:rows], seed, "cuda"))
