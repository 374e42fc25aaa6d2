"""The sampler draws from the distribution that it is given."""

import importlib

import pytest
import torch

STAGES = ["lessons.L01_overview", "lessons.L02_user_interface", "lessons.L03_engine"]


@pytest.fixture(params=STAGES)
def sampler(request):
    return importlib.import_module(f"{request.param}.layers.sampler").Sampler()


def draw(sampler, logits: torch.Tensor, temperature: float, count: int) -> torch.Tensor:
    """How often each entry of `logits` [vocabulary] comes, in `count` draws with a fixed seed."""
    rows = logits.expand(count, -1)
    ids = sampler(rows, torch.full((count,), temperature), torch.Generator().manual_seed(0))
    return torch.bincount(ids, minlength=len(logits))


@pytest.mark.parametrize("temperature", [0.5, 1.0, 2.0])
def test_frequencies_are_those_of_the_distribution(sampler, temperature):
    """Chi-squared with 5 degrees of freedom stays below 20.5 in 999 of 1,000 cases; the seed is fixed."""
    logits = torch.tensor([2.0, 1.0, 0.0, -1.0, 0.5, 1.5])
    counts = draw(sampler, logits, temperature, 100_000)
    expected = (logits / temperature).softmax(-1) * 100_000
    assert ((counts - expected) ** 2 / expected).sum() < 20.5


def test_temperature_zero_takes_the_largest(sampler):
    logits = torch.randn(50, 97, generator=torch.Generator().manual_seed(1))
    assert torch.equal(sampler(logits, torch.zeros(50)), logits.argmax(-1))


def test_rows_keep_their_own_temperature(sampler):
    logits = torch.tensor([[3.0, 2.9, 2.8, 2.7]]).expand(4000, -1)
    temperatures = torch.tensor([0.0, 5.0]).repeat(2000)
    ids = sampler(logits, temperatures, torch.Generator().manual_seed(2))
    assert (ids[0::2] == 0).all()
    assert len(ids[1::2].unique()) == 4


@pytest.mark.parametrize("temperature", [1e-300, 1e-10, 1e-3, 1e30])
def test_extreme_temperatures_give_ids_of_the_vocabulary(sampler, temperature):
    logits = torch.tensor([[-1e4, 1e4, 0.0]])
    ids = sampler(logits, torch.tensor([temperature]), torch.Generator().manual_seed(0))
    assert 0 <= ids.item() < 3
    if temperature < 1:
        assert ids.item() == 1


def test_the_generator_decides(sampler):
    logits = torch.zeros(64, 100)

    def ids(seed: int) -> list[int]:
        return sampler(logits, torch.ones(64), torch.Generator().manual_seed(seed)).tolist()

    assert ids(1) == ids(1) != ids(2)
