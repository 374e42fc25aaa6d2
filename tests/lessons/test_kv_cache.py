"""The KV cache of L03x: what is kept, that it is what recomputing would give, when it goes, and who is admitted."""

import gc
import json
import runpy
from inspect import signature
from pathlib import Path

import pytest
import torch
from transformers import (
    AutoTokenizer,
    DeepseekV3Config,
    DeepseekV3ForCausalLM,
    DynamicCache,
    MambaConfig,
    MambaForCausalLM,
)

from lessons import L03_engine, L03x_kv_cache
from lessons.L03x_kv_cache import LLM, SamplingParams
from lessons.L03x_kv_cache.engine.sequence import ScheduledSequence, Sequence

CLOSE = 1e-3  # two float32 ways of computing K and V, at a scale of about 20, differ by less
PROMPTS = [[40, 50, 60, 70, 80], [41, 51, 61], [42], [43, 53, 63, 73, 83, 93, 103], [44, 54]]
MAX_TOKENS = [6, 2, 9, 4, 5]


def greedy(max_tokens: int) -> SamplingParams:
    return SamplingParams(temperature=0, max_tokens=max_tokens, ignore_eos=True)


def start(**config) -> LLM:
    return LLM("tiny-stories", device="cpu", trace=True, **config)


def add(llm: LLM, prompts: list[list[int]], max_tokens: int = 4) -> list[Sequence]:
    """Queues the prompts; returns their sequences."""
    for prompt in prompts:
        llm.add_request(prompt, greedy(max_tokens))
    return list(llm.scheduler.waiting)


def computed(steps: list[dict]) -> list[list[int]]:
    """How many tokens each step computes for each of its sequences."""
    return [[item["num_scheduled_tokens"] for item in record["scheduled"]] for record in steps]


def recompute(reference, token_ids: list[int]) -> torch.Tensor:
    """Keys and values of one pass of `transformers` over all tokens, [tokens, 2, layers, KV heads, head size]."""
    model = reference.model.base_model
    cache = DynamicCache()
    name = "cache" if "cache" in signature(model.forward).parameters else "past_key_values"
    with torch.inference_mode():
        model(torch.tensor([token_ids]), **{name: cache})
    kept = [torch.stack([layer.keys[0], layer.values[0]]) for layer in cache.layers]  # each [2, heads, tokens, size]
    return torch.stack(kept, dim=1).permute(3, 0, 1, 2, 4)


def of_layers(a: torch.Tensor, b: torch.Tensor) -> list[float]:
    """The largest difference in each layer, of two caches of one shape."""
    assert a.shape == b.shape
    return (a - b).abs().amax(dim=(0, 1, 3, 4)).tolist()


@pytest.mark.parametrize(
    ("package", "counts"), [(L03_engine, [[4], [5], [6]]), (L03x_kv_cache, [[4], [1], [1]])], ids=["15", "6"]
)
def test_token_forwards_of_the_worked_example(package, counts):
    """p = 4 and m = 3: 15 without a cache, 6 with one."""
    llm = package.LLM("tiny-stories", device="cpu", trace=True)
    llm.generate([[10, 20, 30, 40]], package.SamplingParams(0, max_tokens=3, ignore_eos=True), use_tqdm=False)
    assert computed(llm.trace.steps) == counts


@pytest.mark.parametrize(("p", "m"), [(1, 1), (1, 8), (7, 5), (30, 2)])
def test_token_forwards_follow_the_formulas(p, m):
    for package, expected in ((L03_engine, m * p + m * (m - 1) // 2), (L03x_kv_cache, p + m - 1)):
        llm = package.LLM("tiny-stories", device="cpu", trace=True)
        llm.generate([[10] * p], package.SamplingParams(0, max_tokens=m, ignore_eos=True), use_tqdm=False)
        assert sum(map(sum, computed(llm.trace.steps))) == expected


@pytest.mark.parametrize("max_num_seqs", [1, 3, 8])
def test_cached_values_equal_recomputed_ones_in_every_layer(reference, max_num_seqs):
    """After every step, for sequences of all lengths that run together, join late and leave early."""
    llm = start(max_num_seqs=max_num_seqs)
    for prompt, max_tokens in zip(PROMPTS, MAX_TOKENS, strict=True):
        llm.add_request(prompt, greedy(max_tokens))
    compared = set()
    while not llm.is_finished():
        llm.step()
        for seq in llm.scheduler.running:
            differences = of_layers(llm.model_runner.kv_caches[seq], recompute(reference, seq.token_ids[:-1]))
            assert len(differences) == reference.model.config.num_hidden_layers
            assert max(differences) < CLOSE, f"{seq}: {differences}\n{llm.trace}"
            compared.add((seq.seq_id, seq.num_tokens))
    assert len(compared) == sum(MAX_TOKENS) - len(PROMPTS)


def test_the_newest_token_is_the_only_one_without_an_entry():
    llm = start()
    sequences = add(llm, PROMPTS)
    for _ in range(3):
        llm.step()
        assert [seq.num_cached_tokens for seq in sequences] == [seq.num_tokens - 1 for seq in sequences]
        assert [len(llm.model_runner.kv_caches[seq]) for seq in sequences] == [len(seq) - 1 for seq in sequences]


def test_wrong_prefix_gives_equal_values_at_layer_0_only(reference):
    """Token and position are the same; what stands before them is not."""
    caches = []
    for prompt in ([1000, 3000, 2000, 500], [3500, 700, 150, 500]):
        llm = start()
        [seq] = add(llm, [prompt])
        llm.step()
        caches.append(llm.model_runner.kv_caches[seq][3:])
    first, *others = of_layers(*caches)
    assert first < 1e-5
    assert len(others) == reference.model.config.num_hidden_layers - 1
    assert min(others) > 0.01, others


def test_common_prefix_gives_equal_values_in_every_layer():
    llm = start()
    one, two = add(llm, [[1000, 3000, 2000, 150], [1000, 3000, 2000, 700, 500, 600]])
    llm.step()
    kept = llm.model_runner.kv_caches
    assert max(of_layers(kept[one][:3], kept[two][:3])) < CLOSE
    assert max(of_layers(kept[one][3:4], kept[two][3:4])) > 0.01


def test_the_same_token_at_another_position_has_other_keys():
    """RoPE turns a key by its position before it is cached; it does not touch the values."""
    llm = start()
    [seq] = add(llm, [[40, 40, 40]])
    llm.step()
    keys, values = llm.model_runner.kv_caches[seq][:, :, 0].unbind(1)  # of layer 0, each [tokens, heads, size]
    assert (keys[0] - keys[2]).abs().max() > 0.01
    assert (values[0] - values[2]).abs().max() < 1e-5


def test_gaps_are_zeros_in_front_of_the_past():
    llm = start()
    sequences = add(llm, PROMPTS[:3])
    llm.step()
    past, past_lens = llm.model_runner.prepare_past([ScheduledSequence(seq, len(seq) - 1, 1) for seq in sequences])
    assert past.shape == (2, 6, 3, 5, 2, 64)
    assert past_lens.tolist() == [5, 3, 1]
    for row, seq in enumerate(sequences):
        gap = 5 - len(PROMPTS[row])
        assert past[:, :, row, :gap].count_nonzero() == 0
        kept = past[:, :, row, gap:].permute(2, 0, 1, 3, 4)
        assert torch.equal(kept, llm.model_runner.kv_caches[seq])


def test_padding_of_new_tokens_is_not_kept():
    """Two prompts of one step: the shorter one is padded to the longer, its cache is not."""
    llm = start()
    long, short = add(llm, [[40] * 9, [50]])
    llm.step()
    assert [len(llm.model_runner.kv_caches[seq]) for seq in (long, short)] == [9, 1]


def test_positions_start_after_the_past():
    llm = start()
    sequences = add(llm, PROMPTS[:2])
    llm.step()
    input_ids, positions, last = llm.model_runner.prepare_batch(llm.scheduler.schedule().scheduled)
    assert input_ids.tolist() == [[seq.token_ids[-1]] for seq in sequences]
    assert positions.tolist() == [[5], [3]]
    assert last.tolist() == [0, 0]


def logits_of_a_decode(change) -> torch.Tensor:
    """The logits of a first decode step, after `change` was applied to the cache."""
    llm = start()
    [seq] = add(llm, [[1000, 3000, 2000, 500]])
    llm.step()
    runner, seen = llm.model_runner, []
    runner.kv_caches[seq] = change(runner.kv_caches[seq])
    compute_logits = runner.model.compute_logits
    runner.model.compute_logits = lambda hidden_states: seen.append(compute_logits(hidden_states)) or seen[-1]
    llm.step()
    return seen[0]


def test_the_past_is_really_used():
    """`transformers` ignores an unknown keyword, so that a cache under a wrong name has no effect."""
    right = logits_of_a_decode(lambda cache: cache)
    assert torch.equal(right, logits_of_a_decode(torch.clone))
    for change in (torch.zeros_like, lambda cache: cache.flip(1), lambda cache: torch.cat([cache[:1], cache[:-1]])):
        assert (right - logits_of_a_decode(change)).abs().max() > 0.01


def test_the_order_of_the_entries_does_not_matter():
    """Attention is a sum over entries, and each key carries its position: an entry may lie anywhere."""
    difference = logits_of_a_decode(lambda cache: cache) - logits_of_a_decode(lambda cache: cache.flip(0))
    assert difference.abs().max() < CLOSE


def test_a_cache_goes_with_its_sequence():
    llm = start(max_num_seqs=3)
    for prompt, max_tokens in zip(PROMPTS, MAX_TOKENS, strict=True):
        llm.add_request(prompt, greedy(max_tokens))
    while not llm.is_finished():
        llm.step()
        kept = sorted(seq.seq_id for seq in llm.model_runner.kv_caches)
        assert kept == sorted(seq.seq_id for seq in llm.scheduler.running), llm.trace
    assert len(llm.model_runner.kv_caches) == 0


@pytest.mark.parametrize("failing", ["model", "store", "sampler"])
def test_caches_go_after_an_error(monkeypatch, failing):
    llm = start()
    add(llm, PROMPTS)
    llm.step()
    assert len(llm.model_runner.kv_caches) == len(PROMPTS)
    owner, name = (llm.model_runner, "store") if failing == "store" else (getattr(llm.model_runner, failing), "forward")
    with monkeypatch.context() as patch:
        patch.setattr(owner, name, lambda *arguments: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            llm.step()
    gc.collect()  # the traceback held the sequences
    assert len(llm.model_runner.kv_caches) == 0
    before = start().generate(PROMPTS, greedy(4), use_tqdm=False)
    assert llm.generate(PROMPTS, greedy(4), use_tqdm=False) == before


def test_bytes_per_token_is_what_the_engine_keeps():
    llm = start()
    [seq] = add(llm, [[40, 50, 60]])
    llm.step()
    config = llm.model_runner.model.model.config
    numbers = 2 * config.num_hidden_layers * config.num_key_value_heads * config.head_dim
    assert llm.model_runner.kv_caches[seq].nbytes == 3 * numbers * 4  # float32


@pytest.mark.parametrize(
    ("budget", "steps"),
    [
        (100, [[6, 4, 12, 2], [1, 1, 1, 1]]),
        (12, [[6, 4], [12], [2], [1, 1, 1, 1]]),
        (10, [[6, 4], [12], [2], [1, 1, 1, 1]]),
        (9, [[6], [4], [12], [2], [1, 1, 1, 1]]),
        (1, [[6], [4], [12], [2], [1, 1, 1, 1]]),
    ],
)
def test_whole_prompts_are_admitted_under_the_budget(budget, steps):
    """A prompt is never cut; one longer than the budget takes a step alone; nobody overtakes the head."""
    llm = start(max_num_batched_tokens=budget)
    add(llm, [[40] * length for length in (6, 4, 12, 2)], max_tokens=2)
    while not llm.is_finished():
        llm.step()
    assert computed(llm.trace.steps) == steps
    assert [record["kind"] for record in llm.trace.steps] == ["prefill"] * (len(steps) - 1) + ["decode"]
    assert [i for record in llm.trace.steps for i in record["admitted"]] == [0, 1, 2, 3]


def test_budget_does_not_limit_a_decode():
    llm = start(max_num_batched_tokens=1)
    add(llm, PROMPTS[:3], max_tokens=2)
    while not llm.is_finished():
        llm.step()
    assert computed(llm.trace.steps)[-1] == [1, 1, 1]


def test_prefill_goes_first_and_running_sequences_gain_nothing_in_it():
    llm = start()
    [first] = add(llm, [[40, 50]], max_tokens=5)
    counts = [llm.step()[1], llm.step()[1]]
    [second] = add(llm, [[60, 70, 80]], max_tokens=2)
    before = first.num_tokens
    counts.append(llm.step()[1])
    assert (first.num_tokens, second.num_completion_tokens) == (before, 1)
    while not llm.is_finished():
        counts.append(llm.step()[1])
    assert counts == [2, -1, 3, -2, -1, -1]
    assert [record["kind"] for record in llm.trace.steps] == ["prefill", "decode", "prefill", *["decode"] * 3]


def test_a_place_is_needed_also_under_the_budget():
    llm = start(max_num_seqs=2)
    add(llm, [[40] * 3] * 3, max_tokens=2)
    while not llm.is_finished():
        llm.step()
    assert computed(llm.trace.steps) == [[3, 3], [1, 1], [3], [1]]


@pytest.mark.parametrize("value", [0, -1, 2.5, None, True, "8"])
def test_nonsense_budget_is_refused(value):
    with pytest.raises(ValueError, match="max_num_batched_tokens="):
        start(max_num_batched_tokens=value)


SMALL = {"vocab_size": 4096, "hidden_size": 32, "num_hidden_layers": 2, "eos_token_id": 1, "pad_token_id": 0}
OTHERS = {
    "mamba": lambda: MambaForCausalLM(MambaConfig(**SMALL, bos_token_id=1)),
    "deepseek_v3": lambda: DeepseekV3ForCausalLM(
        DeepseekV3Config(
            **SMALL,
            intermediate_size=64,
            moe_intermediate_size=16,
            num_attention_heads=2,
            num_key_value_heads=2,
            n_routed_experts=4,
            n_group=1,
            topk_group=1,
            num_experts_per_tok=2,
            first_k_dense_replace=1,
            kv_lora_rank=16,
            q_lora_rank=16,
            qk_rope_head_dim=8,
            qk_nope_head_dim=8,
            v_head_dim=12,
        )
    ),
}


@pytest.mark.parametrize("name", OTHERS)
def test_model_that_keeps_something_else_is_refused_by_name(name, model_dir, tmp_path):
    """Mamba keeps a state of constant size; DeepSeek-V3 has keys and values of different head sizes."""
    torch.manual_seed(0)
    model = OTHERS[name]()
    model.save_pretrained(tmp_path)
    AutoTokenizer.from_pretrained(model_dir).save_pretrained(tmp_path)
    with pytest.raises(ValueError, match=rf"model: {type(model).__name__} keeps .*not supported"):
        LLM(str(tmp_path), device="cpu")


ROOT = Path(__file__).parents[2]


def test_benchmark_writes_every_run_and_the_ratio(tmp_path):
    """And it has the form of the results that are kept in the repository."""
    runpy.run_path(str(ROOT / "benchmarks/kv_cache.py"))["main"](["1x2", "2x3"], 1, tmp_path / "out.json")
    measured = json.loads((tmp_path / "out.json").read_text())
    kept = json.loads((ROOT / "benchmarks/results/kv_cache.json").read_text())
    assert measured.keys() == kept.keys()
    assert measured["command"] == "python benchmarks/kv_cache.py --setting 1x2 --setting 2x3 --repeats 1"
    for result in [*measured["results"], *kept["results"]]:
        p, m, rows = result["prompt_tokens"], result["new_tokens"], result["prompts"]
        assert result["token_forwards"] == {"without": rows * (m * p + m * (m - 1) // 2), "with": rows * (p + m - 1)}
        assert result["same_token_ids"]
        medians = result["median_cpu_seconds"]
        assert result["times_faster"] == pytest.approx(medians["without"] / medians["with"], rel=0.01)
    assert (
        {len(runs) for result in kept["results"] for runs in result["cpu_seconds"].values()} == {kept["repeats"]} == {3}
    )
    assert str(Path.home()) not in json.dumps(kept)
