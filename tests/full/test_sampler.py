"""The sampler draws from the exact distribution of each row, whatever the other rows ask for."""

import math
from dataclasses import asdict, replace

import pytest
import torch

from nanovllm_full.layers import sampler as module
from nanovllm_full.layers.sampler import NO_TOP_K, Sampler, SamplingMetadata

DRAWS = 40_000
LOGITS = torch.tensor([2.0, 1.0, 0.0, -1.0, 0.5, 1.5, -3.0, 1.9])
CASES = [
    {"temperature": 1.0},
    {"temperature": 0.5},
    {"temperature": 3.0},
    {"temperature": 1.0, "top_k": 1},
    {"temperature": 1.0, "top_k": 3},
    {"temperature": 2.0, "top_k": 7},
    {"temperature": 1.0, "top_k": 100},
    {"temperature": 1.0, "top_p": 0.5},
    {"temperature": 0.7, "top_p": 0.9},
    {"temperature": 1.0, "top_p": 0.999},
    {"temperature": 1.0, "top_p": 1e-30},
    {"temperature": 1.5, "top_k": 4, "top_p": 0.6},
    {"temperature": 1.0, "top_k": 5, "top_p": 1.0},
]


def metadata(params: list[dict], positions: torch.Tensor | None = None) -> SamplingMetadata:
    """What `ModelRunner.prepare_sample` makes of requests; each row has its own seed."""
    temperatures = torch.tensor([one.get("temperature", 1.0) for one in params])
    rows = [row for row, one in enumerate(params) if one.get("top_k") or one.get("top_p", 1) < 1]
    top_ks = [params[row].get("top_k") or NO_TOP_K for row in rows]
    asking = [row for row, one in enumerate(params) if "logprobs" in one]
    return SamplingMetadata(
        temperatures=temperatures,
        seeds=torch.tensor([one.get("seed", 1000 + row) for row, one in enumerate(params)]),
        positions=torch.zeros(len(params), dtype=torch.int64) if positions is None else positions,
        all_greedy=bool((temperatures == 0).all()),
        truncated_rows=torch.tensor(rows) if rows else None,
        top_ks=torch.tensor(top_ks),
        top_ps=torch.tensor([params[row].get("top_p", 1.0) for row in rows]),
        max_top_k=max(top_ks, default=0),
        logprob_rows=torch.tensor(asking) if asking else None,
        num_logprobs=max((params[row]["logprobs"] for row in asking), default=0),
    )


def sample(logits: torch.Tensor, params: list[dict]) -> torch.Tensor:
    """Token ids of one call."""
    return Sampler()(logits, metadata(params))[0]


def distribution(logits: torch.Tensor, temperature: float, top_k: int = 0, top_p: float = 1.0) -> torch.Tensor:
    """The exact probabilities, float64, entry by entry: logits [vocabulary] without equal ones."""
    probs = (logits.double() / temperature).softmax(-1)
    order = probs.argsort(descending=True).tolist()
    kept = order[: top_k or len(order)]
    mass, nucleus = 0.0, []
    for index in kept:
        nucleus.append(index)
        mass += (probs[index] / probs[kept].sum()).item()
        if mass >= top_p:
            break
    result = torch.zeros_like(probs)
    result[nucleus] = probs[nucleus] / probs[nucleus].sum()
    return result


def critical_value(degrees: int) -> float:
    """Chi-squared stays below it in about 9,999 of 10,000 cases (approximation of Wilson and Hilferty)."""
    part = 2 / (9 * degrees)
    return degrees * (1 - part + 3.72 * math.sqrt(part)) ** 3


def assert_drawn_from(probs: torch.Tensor, token_ids: torch.Tensor) -> None:
    counts = torch.bincount(token_ids, minlength=len(probs)).double()
    possible = probs > 0
    assert not counts[~possible].any(), f"impossible tokens were drawn: {counts.tolist()}, {probs.tolist()}"
    expected = probs[possible] * len(token_ids)
    chi_squared = ((counts[possible] - expected) ** 2 / expected).sum().item()
    degrees = int(possible.sum()) - 1
    assert degrees == 0 or chi_squared < critical_value(degrees), f"{chi_squared}: {counts.tolist()} of {expected}"


def test_critical_value_is_right():
    """Known quantiles of 0.9999."""
    assert [critical_value(degrees) for degrees in (5, 10, 100)] == pytest.approx([25.74, 35.56, 161.32], rel=0.03)


@pytest.mark.parametrize("params", CASES, ids=str)
def test_frequencies_are_those_of_the_distribution(params):
    token_ids = sample(LOGITS.expand(DRAWS, -1), [params] * DRAWS)
    assert_drawn_from(distribution(LOGITS, **params), token_ids)


def test_rows_with_different_parameters_keep_their_own_distributions():
    """All cases in one call, with greedy rows between them."""
    cases = [*CASES, {"temperature": 0.0}, {"temperature": 0.0, "top_k": 2, "top_p": 0.1}]
    token_ids = sample(LOGITS.expand(len(cases) * 5000, -1), cases * 5000)
    for index, params in enumerate(cases):
        drawn = token_ids[index :: len(cases)]
        if params["temperature"] == 0:
            assert (drawn == 0).all()
        else:
            assert_drawn_from(distribution(LOGITS, **params), drawn)


def test_positions_of_one_seed_are_independent_draws():
    params = {"temperature": 1.0, "seed": 77}
    token_ids = Sampler()(LOGITS.expand(DRAWS, -1), metadata([params] * DRAWS, torch.arange(DRAWS)))[0]
    assert_drawn_from(distribution(LOGITS, 1.0), token_ids)
    pairs = token_ids[:-1] * 8 + token_ids[1:]
    assert_drawn_from(distribution(LOGITS, 1.0).outer(distribution(LOGITS, 1.0)).flatten(), pairs[::2])


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
def test_row_does_not_depend_on_the_batch(dtype):
    """Found elsewhere: one row with top-p changes what the others draw."""
    generator = torch.Generator().manual_seed(3)
    logits = (3 * torch.randn(60, 500, generator=generator)).to(dtype)
    params = [CASES[row % len(CASES)] | {"seed": row} for row in range(60)]
    for row in range(0, 60, 7):
        params[row] = {"temperature": 0.0}
    together = sample(logits, params)
    assert torch.cat([sample(logits[row : row + 1], params[row : row + 1]) for row in range(60)]).equal(together)
    order = torch.randperm(60, generator=generator)
    assert sample(logits[order], [params[row] for row in order.tolist()]).equal(together[order])


def test_greedy_is_argmax_and_draws_nothing(monkeypatch):
    monkeypatch.setattr(module, "exponential_noise", lambda *_: pytest.fail("noise for greedy rows"))
    logits = torch.randn(50, 97, generator=torch.Generator().manual_seed(1))
    assert torch.equal(sample(logits, [{"temperature": 0.0}] * 50), logits.argmax(-1))


def test_truncation_costs_nothing_where_no_row_asks(monkeypatch):
    monkeypatch.setattr(module, "smallest_kept", lambda *_: pytest.fail("sorted, though no row asks"))
    sample(torch.randn(4, 97), [{"temperature": 1.0}] * 4)


def test_only_rows_that_ask_are_sorted_and_only_as_far_as_needed(monkeypatch):
    shapes = []
    smallest_kept = module.smallest_kept

    def look(scaled, top_ks, top_ps, max_top_k):
        shapes.append((*scaled.shape, max_top_k))
        return smallest_kept(scaled, top_ks, top_ps, max_top_k)

    monkeypatch.setattr(module, "smallest_kept", look)
    monkeypatch.setattr(module, "SORTED_AT_ONCE", 3 * 97)
    sample(torch.randn(9, 97), [{}, {"top_k": 5}, {"top_k": 9, "top_p": 0.5}] * 3)
    assert shapes == [(3, 97, 9), (3, 97, 9)]


@pytest.mark.parametrize("sorted_at_once", [1, 16, 2**24])
def test_parts_of_a_truncation_change_nothing(monkeypatch, sorted_at_once):
    logits = torch.randn(40, 16, generator=torch.Generator().manual_seed(5))
    params = [{"top_k": 1 + row % 5, "top_p": 0.8} for row in range(40)]
    expected = sample(logits, params)
    monkeypatch.setattr(module, "SORTED_AT_ONCE", sorted_at_once)
    assert torch.equal(sample(logits, params), expected)


def test_ties_with_the_last_of_top_k_stay():
    logits = torch.tensor([1.0, 3.0, 2.0, 2.0, 0.0, 2.0])
    token_ids = sample(logits.expand(DRAWS, -1), [{"top_k": 2}] * DRAWS)
    expected = logits.double().masked_fill(logits < 2, -torch.inf).softmax(-1)
    assert_drawn_from(expected, token_ids)


def test_ties_with_the_last_of_top_p_stay():
    """Probabilities 0.4, 0.2, 0.2, 0.2: the first two reach 0.5, and the others are as likely as the second."""
    logits = torch.tensor([0.2, 0.4, 0.2, 0.2]).log()
    token_ids = sample(logits.expand(DRAWS, -1), [{"top_p": 0.5}] * DRAWS)
    assert_drawn_from(torch.tensor([0.2, 0.4, 0.2, 0.2], dtype=torch.float64), token_ids)


def test_top_p_below_the_largest_probability_keeps_one_token():
    logits = torch.randn(300, 1000, generator=torch.Generator().manual_seed(2))
    assert torch.equal(sample(logits, [{"top_p": 1e-4}] * 300), logits.argmax(-1))


def test_top_p_of_one_keeps_everything():
    """A cumulated sum of float32 reaches 1 long before the last of many small probabilities."""
    scaled = torch.full((2, 1001), -25.0)
    scaled[:, 0] = 0.0
    smallest = module.smallest_kept(scaled, torch.tensor([NO_TOP_K, 1001]), torch.tensor([1.0, 1.0]), NO_TOP_K)
    assert smallest.tolist() == [[-25.0], [-25.0]]


def test_top_p_ends_with_the_token_that_reaches_it():
    """Probabilities 1/2, 1/4, 1/8 and two of 1/16: shares a little below and above what one and two of them reach."""
    scaled = torch.tensor([0.5, 0.25, 0.125, 0.0625, 0.0625]).log().expand(4, -1)
    top_ps = torch.tensor([0.49, 0.51, 0.74, 0.76])
    smallest = module.smallest_kept(scaled, torch.full((4,), NO_TOP_K), top_ps, NO_TOP_K)
    assert smallest.exp().flatten().tolist() == pytest.approx([0.5, 0.25, 0.25, 0.125])


@pytest.mark.parametrize("temperature", [1e-300, 1e-38, 1e-10, 1e-4])
def test_tiny_temperature_takes_the_largest(temperature):
    logits = torch.randn(200, 500, generator=torch.Generator().manual_seed(4))
    assert torch.equal(sample(logits, [{"temperature": temperature}] * 200), logits.argmax(-1))


@pytest.mark.parametrize("temperature", [1e30, 1e38, 1e300])
def test_huge_temperature_is_uniform(temperature):
    token_ids = sample(LOGITS.expand(DRAWS, -1), [{"temperature": temperature}] * DRAWS)
    assert_drawn_from(torch.full((8,), 1 / 8, dtype=torch.float64), token_ids)


@pytest.mark.parametrize("extra", [{}, {"top_k": 3}, {"top_p": 0.7}, {"top_k": 3, "top_p": 0.7}], ids=str)
@pytest.mark.parametrize("temperature", [1e-12, 1.0, 1e30])
def test_infinite_logits(extra, temperature):
    """Minus infinity is never drawn; plus infinity always; a row of nothing but minus infinity still gives an id."""
    infinity = math.inf
    rows = torch.tensor(
        [
            [0.0, -infinity, 1.0, -infinity, 0.5],
            [0.0, infinity, 1.0, -infinity, infinity],
            [-infinity] * 5,
            [-1e38, 3e38, 0.0, -3e38, -infinity],
        ]
    )
    token_ids = sample(rows.repeat(500, 1), [{"temperature": temperature} | extra] * 2000).view(500, 4)
    assert set(token_ids[:, 0].tolist()) <= {0, 2, 4}
    assert set(token_ids[:, 1].tolist()) == {1, 4}
    assert set(token_ids[:, 2].tolist()) <= set(range(5))
    assert set(token_ids[:, 3].tolist()) == {1} or temperature > 1


def test_logits_are_not_changed():
    logits = torch.randn(6, 50)
    before = logits.clone()
    sample(logits, [{"top_k": 3}, {"temperature": 0.0}, {"top_p": 0.3, "logprobs": 2}] * 2)
    assert torch.equal(logits, before)


def test_logprobs_are_the_models_own():
    """Natural logarithms, before temperature, top-k and top-p, only of the rows that ask."""
    logits = torch.randn(5, 40, generator=torch.Generator().manual_seed(8))
    asking = [{"logprobs": 3, "temperature": 5.0, "top_k": 9}, {"logprobs": 0, "temperature": 0.0}, {"logprobs": 1}]
    params = [asking[0], {}, asking[1], {}, asking[2]]
    token_ids, logprobs = Sampler()(logits, metadata(params))
    expected = logits.double().log_softmax(-1)
    assert logprobs.token_ids.shape == logprobs.values.shape == (3, 4)
    for place, row in enumerate((0, 2, 4)):
        ids = logprobs.token_ids[place].tolist()
        assert ids[0] == token_ids[row]
        assert ids[1:] == expected[row].topk(3).indices.tolist()
        assert torch.allclose(logprobs.values[place].double(), expected[row, ids], atol=1e-6)


def test_logprobs_of_a_small_vocabulary():
    _, logprobs = Sampler()(torch.randn(1, 7), metadata([{"logprobs": 20}]))
    assert logprobs.token_ids.shape == (1, 8)


def test_nobody_asks_for_logprobs():
    assert Sampler()(torch.randn(2, 7), metadata([{}, {"temperature": 0.0}]))[1] is None


@pytest.mark.gpu
def test_gpu_draws_the_same_and_nobody_waits_for_it():
    """Large vocabulary, all kinds of rows; any look of the host into a tensor is an error."""
    logits = 3 * torch.randn(70, 150_000, generator=torch.Generator().manual_seed(3))
    params = [CASES[row % len(CASES)] | {"seed": row, "logprobs": 5} for row in range(70)]
    expected, _ = Sampler()(logits, metadata(params))
    told = metadata(params)
    on_gpu = {name: value.cuda() for name, value in asdict(told).items() if isinstance(value, torch.Tensor)}
    logits, told = logits.cuda(), replace(told, **on_gpu)
    torch.cuda.synchronize()
    torch.cuda.set_sync_debug_mode("error")
    try:
        token_ids, _ = Sampler()(logits, told)
    finally:
        torch.cuda.set_sync_debug_mode("default")
    assert torch.equal(token_ids.cpu(), expected)
