"""Greedy ids do not depend on where the keys and values are kept, nor on who has to wait for memory."""

import random

import numpy as np
import pytest

from ..prompts import MAX_TOKENS, PROMPTS
from ..reference import assert_greedy
from .test_engine import drain
from .test_generate import greedy

pytestmark = pytest.mark.since("L04")

NAN = float("nan")
CASES = [(PROMPTS[index], MAX_TOKENS[index]) for index in (2, 4, 6, 9, 10, 12, 15, 18)]  # long, or alike


@pytest.fixture(scope="session")
def prompt_ids(reference) -> list[list[int]]:
    """The token ids of `PROMPTS`."""
    return [reference.tokenizer.encode(prompt) for prompt in PROMPTS]


@pytest.fixture(scope="session")
def just_enough(reference):
    """The smallest pool for a block size in which no case ends early; the last token needs no room."""
    lengths = [len(reference.tokenizer.encode(prompt)) + max_tokens - 1 for prompt, max_tokens in CASES]

    def blocks(block_size: int) -> int:
        return -(-max(lengths) // block_size)

    return blocks


def run_cases(stage, llm, reference) -> None:
    """Generates all cases together, and compares."""
    params = [greedy(stage, max_tokens) for _, max_tokens in CASES]
    outputs = llm.generate([prompt for prompt, _ in CASES], params, use_tqdm=False)
    for (prompt, max_tokens), output in zip(CASES, outputs, strict=True):
        assert_greedy(reference.answer(prompt, max_tokens), output["token_ids"], prompt)
    llm.scheduler.check_integrity()


def num_preempted(llm) -> int:
    return sum(len(record["preempted"]) for record in llm.trace.steps)


def num_computed(llm) -> int:
    """How many prompt tokens the prefills computed."""
    prefills = [record["scheduled"] for record in llm.trace.steps if record["kind"] == "prefill"]
    return sum(item["num_scheduled_tokens"] for scheduled in prefills for item in scheduled)


@pytest.mark.parametrize("enable_prefix_caching", [True, False], ids=["cached", "uncached"])
@pytest.mark.parametrize("block_size", [1, 2, 3, 5, 16, 256])
def test_greedy_ids_do_not_depend_on_the_block_size(stage, make_llm, reference, block_size, enable_prefix_caching):
    config = {"kvcache_block_size": block_size, "enable_prefix_caching": enable_prefix_caching}
    llm = make_llm(num_kvcache_blocks=3000 // block_size + 20, trace=True, **config)
    run_cases(stage, llm, reference)
    assert num_preempted(llm) == 0


@pytest.mark.parametrize("enable_prefix_caching", [True, False], ids=["cached", "uncached"])
@pytest.mark.parametrize(("block_size", "spare"), [(1, 0), (1, 30), (5, 0), (5, 2), (16, 0), (16, 3)])
def test_greedy_ids_do_not_depend_on_the_size_of_the_pool(
    stage, make_llm, reference, just_enough, block_size, spare, enable_prefix_caching
):
    """With little room sequences are preempted, and prefilled again."""
    config = {"kvcache_block_size": block_size, "enable_prefix_caching": enable_prefix_caching}
    llm = make_llm(num_kvcache_blocks=just_enough(block_size) + spare, trace=True, **config)
    run_cases(stage, llm, reference)
    assert num_preempted(llm) > 0


@pytest.mark.parametrize("max_num_batched_tokens", [1, 3, 7, 100])
def test_greedy_ids_do_not_depend_on_the_budget(stage, make_llm, reference, just_enough, max_num_batched_tokens):
    """Prompts are cut, and a sequence that was preempted is cut on its way back."""
    llm = make_llm(
        kvcache_block_size=4,
        num_kvcache_blocks=2 * just_enough(4),
        max_num_batched_tokens=max_num_batched_tokens,
        trace=True,
    )
    run_cases(stage, llm, reference)
    prefills = [record for record in llm.trace.steps if record["kind"] == "prefill"]
    sizes = [sum(item["num_scheduled_tokens"] for item in record["scheduled"]) for record in prefills]
    assert max(sizes) <= max_num_batched_tokens
    assert num_preempted(llm) > 0
    assert max_num_batched_tokens == 100 or any(not record["admitted"] for record in prefills), "nothing was cut"


@pytest.mark.parametrize("seed", range(4))
def test_greedy_ids_do_not_depend_on_arrival_when_memory_is_short(stage, make_llm, reference, just_enough, seed):
    """Requests arrive at random steps, and some of them a second time."""
    rng = random.Random(seed)
    block_size = rng.choice([1, 2, 3, 5, 8, 16])
    llm = make_llm(
        kvcache_block_size=block_size,
        num_kvcache_blocks=just_enough(block_size) + rng.randint(0, 3),
        max_num_batched_tokens=rng.choice([5, 20, 300]),
        max_num_seqs=rng.choice([3, 6, 64]),
        trace=True,
    )
    order = rng.sample(CASES, len(CASES)) + rng.choices(CASES, k=3)
    case_of, outputs = {}, {}
    while order or not llm.is_finished():
        if order and (llm.is_finished() or rng.random() < 0.4):
            prompt, max_tokens = order.pop()
            case_of[llm.add_request(prompt, greedy(stage, max_tokens))] = prompt, max_tokens
        finished, _ = llm.step()
        outputs.update({output["seq_id"]: output for output in finished})
    assert outputs.keys() == case_of.keys()
    for seq_id, (prompt, max_tokens) in case_of.items():
        assert_greedy(reference.answer(prompt, max_tokens), outputs[seq_id]["token_ids"], prompt)
    assert num_preempted(llm) > 0
    llm.scheduler.check_integrity()


@pytest.mark.parametrize("block_size", [1, 4, 16])
def test_a_later_call_finds_the_blocks_of_an_earlier_one(stage, make_llm, reference, block_size):
    """Only what is behind the last full block before the newest token is computed again."""
    llm = make_llm(kvcache_block_size=block_size, num_kvcache_blocks=3000 // block_size, trace=True)
    run_cases(stage, llm, reference)
    llm.trace.steps.clear()
    run_cases(stage, llm, reference)
    lengths = [len(reference.tokenizer.encode(prompt)) for prompt, _ in CASES]
    expected = sum(length - (length - 1) // block_size * block_size for length in lengths)
    assert num_computed(llm) == expected


def test_a_prompt_with_its_completion_finds_both(stage, make_llm, reference, prompt_ids):
    """Decoding fills blocks too: a chat's next turn begins with all that was said before."""
    llm = make_llm(kvcache_block_size=4, num_kvcache_blocks=100, trace=True)
    first = prompt_ids[6]
    [output] = llm.generate([first], greedy(stage, 20, ignore_eos=True), use_tqdm=False)
    llm.trace.steps.clear()
    second = first + output["token_ids"] + prompt_ids[4]
    [output] = llm.generate([second], greedy(stage, 12), use_tqdm=False)
    assert_greedy(reference.answer(second, 12), output["token_ids"], second)
    num_known = len(first) + 19  # the keys and values of the last token were never computed
    assert num_computed(llm) == len(second) - num_known // 4 * 4


def test_prompts_of_one_step_that_are_equal_are_each_computed(stage, make_llm, reference):
    """GN 208: what a step is computing cannot be read in it."""
    llm = make_llm(kvcache_block_size=4, num_kvcache_blocks=60, trace=True)
    outputs = llm.generate([PROMPTS[9]] * 3, greedy(stage, 16), use_tqdm=False)
    for output in outputs:
        assert_greedy(reference.answer(PROMPTS[9], 16), output["token_ids"], PROMPTS[9])
    assert [item["num_cached_tokens"] for item in llm.trace.steps[0]["scheduled"]] == [0, 0, 0]


def test_a_full_hit_leaves_the_last_block_to_compute(stage, make_llm, reference, prompt_ids):
    """GN 144: a prompt of whole blocks, asked twice, left nothing to compute."""
    llm = make_llm(kvcache_block_size=4, num_kvcache_blocks=20, trace=True)
    prompt = prompt_ids[11][:8]
    for _ in range(2):
        [output] = llm.generate([prompt], greedy(stage, 6), use_tqdm=False)
        assert_greedy(reference.answer(prompt, 6), output["token_ids"], prompt)
    prefills = [record for record in llm.trace.steps if record["kind"] == "prefill"]
    assert [record["scheduled"][0]["num_cached_tokens"] for record in prefills] == [0, 4]


@pytest.mark.parametrize("length", [1, 7, 11, 12])
@pytest.mark.parametrize(("block_size", "num_blocks"), [(1, 12), (3, 4), (4, 3), (12, 1)])
def test_sequence_ends_with_length_when_the_cache_is_full(
    stage, make_llm, reference, prompt_ids, block_size, num_blocks, length
):
    """GN 274, 277: prompt + generated - 1 <= blocks * block size, since the last token needs no room."""
    llm = make_llm(kvcache_block_size=block_size, num_kvcache_blocks=num_blocks)
    prompt = prompt_ids[18][:length]
    [output] = llm.generate([prompt], greedy(stage, 64, ignore_eos=True), use_tqdm=False)
    assert (len(output["token_ids"]), output["finish_reason"]) == (12 + 1 - length, "length")
    assert_greedy(reference.answer(prompt, 12 + 1 - length, ignore_eos=True), output["token_ids"], prompt)


def test_every_sequence_reaches_the_bound_though_they_compete(stage, make_llm, reference, prompt_ids):
    llm = make_llm(kvcache_block_size=4, num_kvcache_blocks=6, trace=True)
    prompts = [ids[:6] for ids in prompt_ids if len(ids) >= 6][:5]
    outputs = llm.generate(prompts, greedy(stage, 64, ignore_eos=True), use_tqdm=False)
    for prompt, output in zip(prompts, outputs, strict=True):
        assert_greedy(reference.answer(prompt, 19, ignore_eos=True), output["token_ids"], prompt)
        assert output["finish_reason"] == "length"
    assert num_preempted(llm) > 0


@pytest.mark.parametrize(("block_size", "num_blocks"), [(1, 12), (5, 2), (4, 3)])
def test_prompt_larger_than_the_pool_is_refused(stage, make_llm, reference, block_size, num_blocks):
    """Found: one such prompt stayed at the head of the queue for ever."""
    llm = make_llm(kvcache_block_size=block_size, num_kvcache_blocks=num_blocks)
    room = block_size * num_blocks
    message = rf"{room + 1} tokens: the KV cache has room for {room}, num_kvcache_blocks={num_blocks} of {block_size}"
    with pytest.raises(ValueError, match=rf"prompts\[1\] has {message}"):
        llm.generate([[5], [5] * (room + 1)], greedy(stage, 3), use_tqdm=False)
    with pytest.raises(ValueError, match=f"prompt has {message}"):
        llm.add_request([5] * (room + 1), greedy(stage, 3))
    assert llm.is_finished()
    [output] = llm.generate([PROMPTS[2]], greedy(stage, 3), use_tqdm=False)
    assert_greedy(reference.answer(PROMPTS[2], 3), output["token_ids"], PROMPTS[2])


def swap_and_finish(stage, llm, pair: list[list[int]], swap) -> list[list[int]]:
    """Runs two prompts for 6 steps, changes their tables, and runs them to the end; returns their completions."""
    seq_ids = [llm.add_request(prompt, greedy(stage, 24, ignore_eos=True)) for prompt in pair]
    for _ in range(6):
        llm.step()
    swap(*(seq.block_table for seq in llm.scheduler.running))
    outputs = drain(llm)
    return [outputs[seq_id]["token_ids"] for seq_id in seq_ids]


def test_the_block_tables_say_what_is_read(stage, make_llm, reference, prompt_ids):
    """Two sequences exchange their second blocks in the middle of a run: what they say from then on changes."""
    llm = make_llm(kvcache_block_size=4, num_kvcache_blocks=40)
    changed = 0
    pairs = [(prompt_ids[9], prompt_ids[10]), (prompt_ids[12], prompt_ids[15]), (prompt_ids[13], prompt_ids[18])]

    def exchange(table, other):
        table[1], other[1] = other[1], table[1]

    for pair in pairs:
        for prompt, token_ids in zip(pair, swap_and_finish(stage, llm, pair, exchange), strict=True):
            expected = reference.answer(prompt, 24, ignore_eos=True).token_ids
            assert token_ids[:6] == expected[:6]
            changed += token_ids != expected
    assert changed > 0, "whatever the tables say, the ids are the same"


def test_the_order_of_full_blocks_does_not_matter_to_a_decode(stage, make_llm, reference, prompt_ids):
    """Keys carry their positions, so a sequence whose first two blocks are exchanged goes on as before."""
    llm = make_llm(kvcache_block_size=4, num_kvcache_blocks=40)
    pair = (prompt_ids[9], prompt_ids[10])

    def reorder(table, _):
        table[0], table[1] = table[1], table[0]

    for prompt, token_ids in zip(pair, swap_and_finish(stage, llm, pair, reorder), strict=True):
        assert_greedy(reference.answer(prompt, 24, ignore_eos=True), token_ids, prompt)


@pytest.mark.parametrize(
    "config",
    [
        {"kvcache_block_size": 16, "num_kvcache_blocks": 60},
        {"kvcache_block_size": 5, "num_kvcache_blocks": 40, "max_num_batched_tokens": 7},
        {"kvcache_block_size": 256, "num_kvcache_blocks": 3},
        {"kvcache_block_size": 1, "num_kvcache_blocks": 150, "enable_prefix_caching": False},
    ],
    ids=lambda config: ",".join(map(str, config.values())),
)
def test_slots_that_were_never_written_do_not_reach_the_result(stage, make_llm, reference, config):
    """Found: the tail of a block was masked, but 0 times not-a-number is not a number."""
    llm = make_llm(**config)
    llm.model_runner.kv_cache.fill_(NAN)
    run_cases(stage, llm, reference)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[("kvcache_block_size", value) for value in (0, -1, 1.5, True, None, "16", np.array([3, 4]), 10**12, 10**30)],
        *[("num_kvcache_blocks", value) for value in (0, -2, 2.5, -1.0, True, None, np.array([3, 4]), 10**12, 10**30)],
        *[("enable_prefix_caching", value) for value in (1, None, "yes")],
        *[("max_num_batched_tokens", value) for value in (0, -1, 2.5, True, None)],
    ],
)
def test_nonsense_cache_setting_is_refused(make_llm, name, value):
    with pytest.raises(ValueError, match=f"{name}="):
        make_llm(**{name: value})


def test_the_number_of_blocks_is_the_users(make_llm):
    """Found: the user's own `num_kvcache_blocks` was overwritten."""
    llm = make_llm(num_kvcache_blocks=8)
    assert (llm.config.num_kvcache_blocks, llm.scheduler.block_manager.num_blocks) == (8, 8)


@pytest.mark.parametrize(
    "config",
    [
        {},
        {"kvcache_block_size": 7},
        {"max_num_seqs": 1, "max_model_len": 64},
        {"max_num_seqs": 2, "kvcache_block_size": 5},
    ],
    ids=str,
)
def test_automatic_number_of_blocks(make_llm, config):
    """As many as fit into 1 GiB; not more than four times what the largest set of sequences fills."""
    llm = make_llm(**config)
    block_size, sizes = llm.config.kvcache_block_size, llm.config.hf_config
    numbers = 2 * sizes.num_hidden_layers * block_size * sizes.num_key_value_heads * sizes.head_dim
    most = 4 * llm.config.max_num_seqs * -(-llm.config.max_model_len // block_size)
    assert llm.config.num_kvcache_blocks == min(2**30 // (4 * numbers), most)
    assert llm.model_runner.kv_cache.numel() == llm.config.num_kvcache_blocks * numbers


def test_block_larger_than_the_memory_for_the_cache_is_refused(make_llm):
    with pytest.raises(ValueError, match="kvcache_block_size=524288"):
        make_llm(kvcache_block_size=2**19)
