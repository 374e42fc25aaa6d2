"""The random numbers of the sampler: a function of seed, position and index, and otherwise without any pattern."""

import math

import pytest
import torch

from nanovllm_full.layers.sampler import exponential_noise, mix64, random_bits

MASK32, MASK64 = 2**32 - 1, 2**64 - 1
LIMIT = 5  # standard deviations; a fixed seed either stays within them or not
ROWS = 1 << 18


def int64(*values: int) -> torch.Tensor:
    return torch.tensor(values, dtype=torch.int64)


def many(name: str) -> tuple[torch.Tensor, torch.Tensor, int]:
    """Seeds, positions and number of indices, of which one varies a lot: the worst inputs, neighbours everywhere."""
    zeros = torch.zeros(ROWS, dtype=torch.int64)
    return {
        "seeds": (torch.arange(ROWS), zeros, 4),
        "positions": (zeros, torch.arange(ROWS), 4),
        "indices": (int64(3, 4), int64(7, 7), 2 * ROWS),
    }[name]


def deviation(values: torch.Tensor, num_values: int) -> float:
    """How far chi-squared of a uniform distribution is from what it should be, in standard deviations."""
    counts = torch.bincount(values.flatten(), minlength=num_values).double()
    expected = counts.sum() / num_values
    degrees = num_values - 1
    return abs(((counts - expected) ** 2 / expected).sum().item() - degrees) / math.sqrt(2 * degrees)


def in_python(seed: int, position: int, index: int) -> int:
    """One number, computed with Python's integers, which have no sign and no width."""

    def mix(value: int) -> int:
        value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & MASK64
        value = (value ^ value >> 27) * 0x94D049BB133111EB & MASK64
        return value ^ value >> 31

    key = mix(mix(seed) + position * 0x9E3779B97F4A7C15 & MASK64)
    bits = index * 0x9E3779B1 + (key & MASK32) & MASK32
    bits = (bits ^ bits >> 16) * 0x7FEB352D & MASK32 ^ key >> 32
    bits = (bits ^ bits >> 15) * 0x846CA68B & MASK32
    return bits ^ bits >> 16


def test_bits_are_those_of_the_definition():
    """Products, shifts and halves of keys are right in torch's signed integers."""
    seeds = [0, 1, 2**31, 2**63 - 1, 123456789123456789]
    positions = [0, 1, 5, 2047, 2**31]
    bits = random_bits(int64(*seeds), int64(*positions), 50)
    assert bits.dtype == torch.int32
    expected = [[in_python(s, p, i) for i in range(50)] for s, p in zip(seeds, positions, strict=True)]
    assert (bits.long() & MASK32).tolist() == expected


def test_mix64_leaves_its_input_alone():
    values = int64(1, 2, 3)
    mix64(values)
    assert values.tolist() == [1, 2, 3]


def test_row_does_not_depend_on_the_others():
    seeds, positions = torch.arange(50) * 7, torch.arange(50) % 6
    together = exponential_noise(seeds, positions, 333)
    for row in (0, 17, 49):
        alone = exponential_noise(seeds[row : row + 1], positions[row : row + 1], 333)
        assert torch.equal(together[row], alone[0])
    assert torch.equal(exponential_noise(seeds, positions, 100), together[:, :100]), "nor on the size of the vocabulary"


@pytest.mark.parametrize("shift", [0, 11, 24])
@pytest.mark.parametrize("varied", ["seeds", "positions", "indices"])
def test_bits_are_uniform(varied, shift):
    assert deviation((random_bits(*many(varied)) >> shift) & 255, 256) < LIMIT


@pytest.mark.parametrize("lag", [1, 2, 256])
@pytest.mark.parametrize("varied", ["seeds", "positions", "indices"])
def test_neighbours_are_independent(varied, lag):
    """All pairs of two bytes are equally frequent, of the high bits and of the low ones."""
    bits = random_bits(*many(varied))
    first, second = (bits[:, :-lag], bits[:, lag:]) if varied == "indices" else (bits[:-lag], bits[lag:])
    for shift in (0, 24):
        pairs = ((first >> shift) & 255) * 256 + ((second >> shift) & 255)
        assert deviation(pairs, 65536) < LIMIT, f"bits from {shift} on"


def test_seed_and_position_do_not_mix_up():
    """Seed 1 at position 0 is not seed 0 at position 1, and no other pair either."""
    seeds, positions = (grid.flatten() for grid in torch.meshgrid(torch.arange(200), torch.arange(200), indexing="ij"))
    assert len(random_bits(seeds, positions, 2).unique(dim=0)) == 200 * 200


def test_noise_is_exponential():
    """Chi-squared over 1,000 intervals of equal probability, and the two moments."""
    noise = exponential_noise(torch.arange(100), torch.arange(100), 20_000).double()
    assert deviation((1000 * -torch.expm1(-noise)).long().clamp(max=999), 1000) < LIMIT
    assert abs(noise.mean() - 1) < 5 / math.sqrt(noise.numel())
    assert abs(noise.var() - 1) < 5 * math.sqrt(8 / noise.numel())


def test_smallest_noise_is_fine_grained():
    """The winner has a small E: among 2**22 numbers hardly any two of the smallest may be equal."""
    noise = exponential_noise(int64(5), int64(9), 2**22)[0]
    smallest = noise[noise < 2**-10]
    assert len(smallest) > 3000
    assert len(smallest) - len(smallest.unique()) < 20
    assert noise.isfinite().all()
    assert noise.min() > 0


@pytest.mark.gpu
def test_bits_are_the_same_on_a_gpu():
    """Noise may differ in the last bits of the logarithms."""
    seeds, positions = torch.arange(100) * 2**50, torch.arange(100) * 13
    assert torch.equal(random_bits(seeds.cuda(), positions.cuda(), 5000).cpu(), random_bits(seeds, positions, 5000))
    noise = exponential_noise(seeds.cuda(), positions.cuda(), 5000).cpu()
    torch.testing.assert_close(noise, exponential_noise(seeds, positions, 5000), rtol=1e-6, atol=0)
