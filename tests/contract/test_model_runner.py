"""The runner turns a step into flat tensors and a Context, and decides how much memory the cache has.

Ids such as T-A1-3 are those of the list of claims about the original. Two things differ from it on purpose: the Context
is frozen and is set by `forward_in_context`, which refuses nesting and takes it away whatever happens (there:
`set_context`, `reset_context`, and it stays set after an error); and slots are int64, since a large pool has more of
them than int32 has numbers.
"""

import contextlib
import inspect
import json
import random
import sys
import threading
import time
from dataclasses import FrozenInstanceError, fields
from importlib import import_module
from itertools import accumulate, count, pairwise
from types import SimpleNamespace

import pytest
import torch
from transformers import Qwen3Config

from ..prompts import PROMPTS
from ..reference import assert_greedy
from .test_generate import greedy
from .toy import Toy

pytestmark = pytest.mark.since("L05")

EMPTY = {
    "is_prefill": False,
    "cu_seqlens_q": None,
    "cu_seqlens_k": None,
    "max_seqlen_q": 0,
    "max_seqlen_k": 0,
    "slot_mapping": None,
    "context_lens": None,
    "block_tables": None,
}
NUM_LAYERS = 6  # of the bundled model
TOKEN_BYTES = 2 * NUM_LAYERS * 2 * 64 * 4  # keys and values, layers, KV heads, head size, float32


@pytest.fixture(scope="module")
def modules(stage):
    """The stage's modules that have to do with the runner."""
    names = ("engine.model_runner", "utils.context", "layers.attention", "layers.embed_head")
    return SimpleNamespace(**{name.rpartition(".")[2]: import_module(f"{stage.__name__}.{name}") for name in names})


@pytest.fixture(scope="module")
def small_llm(make_llm):
    """An engine with blocks of 4."""
    return make_llm(kvcache_block_size=4, num_kvcache_blocks=60, trace=True)


class Recorder:
    """Stands where a runner stands in the toy engine: notes what the real one prepares, and lets the toy one answer."""

    def __init__(self, model_runner, stand_in):
        self.model_runner, self.stand_in = model_runner, stand_in
        self.steps = []

    def run(self, step) -> list[int]:
        input_ids, positions, context = self.model_runner.prepare(step)
        owners = [(item.seq, item.start, item.end, list(item.seq.block_table)) for item in step.scheduled]
        self.steps.append(SimpleNamespace(input_ids=input_ids, positions=positions, context=context, owners=owners))
        return self.stand_in.run(step)


@pytest.fixture
def make_toy(stage, small_llm):
    """A toy engine with block size 4 whose steps the real runner prepares; sampled are 1000, 1001, ..."""

    def make(**config) -> Toy:
        toy = Toy(stage, **{"block_size": 4, "num_blocks": 20, "sample": count(1000).__next__} | config)
        toy.runner = Recorder(small_llm.model_runner, toy.runner)
        return toy

    return make


def tell(toy: Toy) -> dict:
    """The tensors of the last step as plain data, without the fields that are empty."""
    last = toy.runner.steps[-1]
    snapshot = last.context.snapshot()
    told = {name: value for name, value in snapshot.items() if value != EMPTY[name]}
    return {"input_ids": last.input_ids.tolist(), "positions": last.positions.tolist(), **told}


# The worked numbers


def test_cold_prefill_of_5_and_3_tokens(make_toy):
    toy = make_toy()
    toy.add([10, 11, 12, 13, 14])
    toy.add([20, 21, 22])
    toy.step()
    assert tell(toy) == {
        "input_ids": [10, 11, 12, 13, 14, 20, 21, 22],
        "positions": [0, 1, 2, 3, 4, 0, 1, 2],
        "is_prefill": True,
        "cu_seqlens_q": [0, 5, 8],
        "cu_seqlens_k": [0, 5, 8],
        "max_seqlen_q": 5,
        "max_seqlen_k": 5,
        "slot_mapping": [0, 1, 2, 3, 4, 8, 9, 10],
    }


def test_two_decodes_after_5_and_3_tokens(make_toy):
    toy = make_toy()
    toy.add([10, 11, 12, 13, 14])
    toy.add([20, 21, 22])
    toy.step()
    toy.step()
    assert tell(toy) == {
        "input_ids": [1000, 1001],
        "positions": [5, 3],
        "slot_mapping": [5, 11],
        "context_lens": [6, 4],
        "block_tables": [[0, 1], [2, -1]],
    }
    toy.step()
    assert tell(toy) == {
        "input_ids": [1002, 1003],
        "positions": [6, 4],
        "slot_mapping": [6, 12],
        "context_lens": [7, 5],
        "block_tables": [[0, 1], [2, 3]],
    }


def test_prefill_with_a_prefix_hit_beside_one_without(make_toy):
    """One sequence that reads a past makes the step paged for all."""
    toy = make_toy()
    toy.add([*range(9)], max_tokens=2)
    toy.step()
    toy.add([*range(8), 70, 71])
    toy.add([80, 81, 82])
    toy.step()
    assert tell(toy) == {
        "input_ids": [70, 71, 80, 81, 82],
        "positions": [8, 9, 0, 1, 2],
        "is_prefill": True,
        "cu_seqlens_q": [0, 2, 5],
        "cu_seqlens_k": [0, 10, 13],
        "max_seqlen_q": 3,
        "max_seqlen_k": 10,
        "slot_mapping": [12, 13, 16, 17, 18],
        "block_tables": [[0, 1, 3], [4, -1, -1]],
    }


def test_chunks_of_14_tokens_at_a_budget_of_6(make_toy):
    """The first chunk has no past, so it needs no table though the sequence has one; keys end at the chunk's end."""
    toy = make_toy(max_num_batched_tokens=6)
    seq = toy.add([*range(100, 114)])
    toy.step()
    assert tell(toy) == {
        "input_ids": [100, 101, 102, 103, 104, 105],
        "positions": [0, 1, 2, 3, 4, 5],
        "is_prefill": True,
        "cu_seqlens_q": [0, 6],
        "cu_seqlens_k": [0, 6],
        "max_seqlen_q": 6,
        "max_seqlen_k": 6,
        "slot_mapping": [0, 1, 2, 3, 4, 5],
    }
    toy.step()
    assert tell(toy) == {
        "input_ids": [106, 107, 108, 109, 110, 111],
        "positions": [6, 7, 8, 9, 10, 11],
        "is_prefill": True,
        "cu_seqlens_q": [0, 6],
        "cu_seqlens_k": [0, 12],
        "max_seqlen_q": 6,
        "max_seqlen_k": 12,
        "slot_mapping": [6, 7, 8, 9, 10, 11],
        "block_tables": [[0, 1, 2, 3]],
    }
    toy.step()
    assert tell(toy) == {
        "input_ids": [112, 113],
        "positions": [12, 13],
        "is_prefill": True,
        "cu_seqlens_q": [0, 2],
        "cu_seqlens_k": [0, 14],
        "max_seqlen_q": 2,
        "max_seqlen_k": 14,
        "slot_mapping": [12, 13],
        "block_tables": [[0, 1, 2, 3]],
    }
    assert seq.completion_token_ids == [1002], "the tokens of the first two chunks are dropped"


def test_tensors_have_the_types_that_their_readers_take(make_toy):
    toy = make_toy()
    toy.add([*range(9)], max_tokens=2)
    toy.step()
    toy.add([*range(9)])
    toy.step()
    toy.step()
    for step in toy.runner.steps:
        assert (step.input_ids.dtype, step.positions.dtype) == (torch.int64, torch.int64)
        for name, value in ((field.name, getattr(step.context, field.name)) for field in fields(step.context)):
            if isinstance(value, torch.Tensor):
                assert value.dtype == (torch.int64 if name == "slot_mapping" else torch.int32), name


def test_block_tables_are_filled_up_with_minus_one(small_llm):
    def item(block_table: list[int]):
        return SimpleNamespace(seq=SimpleNamespace(block_table=block_table))

    scheduled = [item([7]), item([3, 0, 9]), item([5, 2])]
    tables = small_llm.model_runner.prepare_block_tables(scheduled)
    assert tables.tolist() == [[7, -1, -1], [3, 0, 9], [5, 2, -1]]
    assert [len(one.seq.block_table) for one in scheduled] == [1, 3, 2], "the tables themselves stay as they were"


def test_temperatures_are_float32_in_the_order_of_the_step(stage, small_llm):
    toy = Toy(stage)
    params = [stage.SamplingParams(temperature=value) for value in (0.0, 1, 0.7, 1e30)]
    seqs = [toy.engine.sequence.Sequence(number, [1, 2], one) for number, one in enumerate(params)]
    sample = small_llm.model_runner.prepare_sample([toy.engine.sequence.ScheduledSequence(seq, 0, 2) for seq in seqs])
    temperatures = getattr(sample, "temperatures", sample)  # from nanovllm_full on one of several tensors
    assert torch.equal(temperatures, torch.tensor([0.0, 1.0, 0.7, 1e30], dtype=torch.float32))
    assert temperatures.dtype == torch.float32


def test_slots_need_64_bits(small_llm):
    """A small model on a large GPU has more slots than int32 has numbers."""
    seq = SimpleNamespace(block_table=[2**31 + 5], token_ids=[1, 2, 3])
    *_, context = small_llm.model_runner.prepare_prefill([SimpleNamespace(seq=seq, start=0, end=3, count=3)])
    assert context.slot_mapping.tolist() == [4 * (2**31 + 5) + place for place in range(3)]


# The Context


def test_context_has_eight_fields_and_nothing_else(modules):
    """T-A1-1."""
    context = modules.context.Context()
    assert {field.name: getattr(context, field.name) for field in fields(context)} == EMPTY
    assert list(EMPTY) == [field.name for field in fields(context)]
    assert not hasattr(context, "__dict__")


def random_run(make_toy, seed: int) -> list:
    """Prepared steps of random requests: cold, chunked, with hits, preempted."""
    rng = random.Random(seed)
    toy = make_toy(num_blocks=rng.randint(8, 16), max_num_batched_tokens=rng.choice([3, 6, 20]), sample=None)
    texts = [[rng.randrange(1, 50) for _ in range(20)] for _ in range(3)]
    for _ in range(10):
        toy.add(rng.choice(texts)[: rng.randint(1, 20)], max_tokens=rng.randint(1, 12))
        toy.step()
    toy.run()
    return toy.runner.steps


@pytest.mark.parametrize("seed", range(6))
def test_each_kind_of_step_sets_its_own_fields(make_toy, seed):
    """T-A1-2, T-A1-3: lengths belong to a decode, boundaries to a prefill, whose tables are there if it has a past."""
    steps = random_run(make_toy, seed)
    for step in steps:
        context = step.context.snapshot()
        if context["is_prefill"]:
            assert context["context_lens"] is None
            assert (context["block_tables"] is None) == all(start == 0 for _, start, _, _ in step.owners)
        else:
            without = ("is_prefill", "cu_seqlens_q", "cu_seqlens_k", "max_seqlen_q", "max_seqlen_k")
            assert [context[name] for name in without] == [EMPTY[name] for name in without]
            assert context["block_tables"] is not None
    kinds = {(step.context.is_prefill, step.context.block_tables is None) for step in steps}
    assert kinds == {(True, True), (True, False), (False, False)}, "the run has not met every kind of step"


@pytest.mark.parametrize("seed", range(6))
def test_every_token_has_a_slot_of_its_own_in_a_block_of_its_owner(make_toy, seed):
    """T-A1-10."""
    for step in random_run(make_toy, seed):
        slots = step.context.slot_mapping.tolist()
        assert len(slots) == len(step.input_ids) == len(step.positions)
        assert len(set(slots)) == len(slots)
        rest = iter(zip(slots, step.input_ids.tolist(), step.positions.tolist(), strict=True))
        for seq, start, end, block_table in step.owners:
            for expected_position in range(start, end):
                slot, token_id, position = next(rest)
                assert position == expected_position
                assert token_id == seq.token_ids[position]
                assert (slot // 4, slot % 4) == (block_table[position // 4], position % 4)


def test_context_is_empty_before_and_after_a_step(stage, small_llm, modules, monkeypatch):
    """T-A1-4."""
    seen = []
    compute_logits = small_llm.model_runner.model.compute_logits

    def look(hidden_states):
        seen.append(modules.context.get_context().snapshot())
        return compute_logits(hidden_states)

    monkeypatch.setattr(small_llm.model_runner.model, "compute_logits", look)
    assert modules.context.get_context().snapshot() == EMPTY
    small_llm.generate([[40, 50, 60]], greedy(stage, 3, ignore_eos=True), use_tqdm=False)
    assert modules.context.get_context().snapshot() == EMPTY
    assert [context["is_prefill"] for context in seen] == [True, False, False]


def test_only_attention_and_head_ask_for_the_context(stage, small_llm, modules, monkeypatch):
    """T-A1-5: a step asks layers + 1 times."""
    asked = []
    for name in ("attention", "embed_head"):
        module = getattr(modules, name)
        get_context = module.get_context
        monkeypatch.setattr(
            module, "get_context", lambda name=name, ask=get_context: asked.append(name) or ask(), raising=True
        )
    small_llm.generate([[40, 50, 60], [70]], greedy(stage, 2, ignore_eos=True), use_tqdm=False)
    assert asked == (["attention"] * NUM_LAYERS + ["embed_head"]) * 2


def test_context_cannot_be_changed(modules):
    """T-A1-6, stricter than the original, where a new object replaces the old one: a reference never changes."""
    context = modules.context.Context(max_seqlen_q=3)
    kept = modules.context.forward_in_context(context, modules.context.get_context)
    assert kept is context
    with pytest.raises(FrozenInstanceError):
        kept.max_seqlen_q = 4
    modules.context.forward_in_context(modules.context.Context(max_seqlen_q=9), lambda: None)
    assert kept.max_seqlen_q == 3


def test_nesting_is_refused_and_the_outer_context_stays(modules):
    """T-A1-6: the original would replace the Context of the pass that runs."""
    forward, get_context = modules.context.forward_in_context, modules.context.get_context
    outer = modules.context.Context(max_seqlen_q=1)

    def nest():
        with pytest.raises(RuntimeError, match="forward pass is running"):
            forward(modules.context.Context(), pytest.fail, "the inner pass has run")
        assert get_context() is outer

    forward(outer, nest)
    assert forward(modules.context.Context(max_seqlen_q=2), lambda: get_context().max_seqlen_q) == 2


@pytest.mark.parametrize("error", [RuntimeError, KeyboardInterrupt, MemoryError])
@pytest.mark.parametrize("place", ["mlp", "lm_head"])
def test_context_is_reset_after_an_error(stage, small_llm, modules, reference, monkeypatch, place, error):
    """T-A1-7: in the original it stays set."""
    model = small_llm.model_runner.model
    broken = model.lm_head if place == "lm_head" else model.model.layers[3].mlp

    def fail(*_):
        raise error("on purpose")

    with monkeypatch.context() as patch:
        patch.setattr(broken, "forward", fail)
        with pytest.raises(error, match="on purpose"):
            small_llm.generate([PROMPTS[4]], greedy(stage, 3), use_tqdm=False)
        assert modules.context.get_context().snapshot() == EMPTY
    [output] = small_llm.generate([PROMPTS[4]], greedy(stage, 8), use_tqdm=False)
    assert_greedy(reference.answer(PROMPTS[4], 8), output["token_ids"], PROMPTS[4])


def test_context_survives_an_interrupt_at_any_call(modules):
    """Python looks for Ctrl-C where a function begins, `__enter__` and `__exit__` too: nothing stays set after it."""
    context = modules.context

    def run_interrupted(number: int) -> KeyboardInterrupt | None:
        calls = count()

        def strike(frame, event, _):
            if frame.f_code.co_filename in (context.__file__, contextlib.__file__, __file__) and next(calls) == number:
                raise KeyboardInterrupt

        sys.settrace(strike)
        try:
            context.forward_in_context(context.Context(max_seqlen_q=1), lambda: None)
        except KeyboardInterrupt as error:
            return error
        finally:
            sys.settrace(None)
        return None

    kept = [error for error in map(run_interrupted, range(10)) if error]  # as a notebook keeps it, with every frame
    assert len(kept) >= 2
    assert context.get_context().snapshot() == EMPTY
    in_threads(lambda: context.forward_in_context(context.Context(), lambda: None))


def in_threads(*functions) -> None:
    """Runs functions at the same time; raises what one of them raised."""
    errors = []

    def guarded(function):
        try:
            function()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=guarded, args=(function,)) for function in functions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    assert not any(thread.is_alive() for thread in threads), "a thread waits for ever"
    if errors:
        raise errors[0]


def test_threads_take_turns(modules):
    """T-A1-8: in the original two threads see each other's values at almost every step."""
    switches = []

    def look(number: int, mine: object):
        switches.append(number)
        time.sleep(0)
        assert modules.context.get_context() is mine

    def work(number: int):
        for step in range(200):
            mine = modules.context.Context(max_seqlen_q=number, max_seqlen_k=step)
            modules.context.forward_in_context(mine, look, number, mine)
            time.sleep(0.0001)

    in_threads(lambda: work(1), lambda: work(2))
    assert len(switches) == 400
    assert sum(one != other for one, other in pairwise(switches)) > 1, "they ran one by one"


def test_engines_in_two_threads_do_not_disturb_each_other(stage, make_llm, reference):
    """T-A1-8, with models; they differ in block size, and one decodes while the other prefills."""
    engines = [make_llm(kvcache_block_size=4, num_kvcache_blocks=60), make_llm(kvcache_block_size=5)]
    outputs = {}

    def work(index: int, llm):
        for repeat in range(3):
            prompt = PROMPTS[(4, 7, 9, 12, 6, 10)[2 * repeat + index]]
            [outputs[prompt]] = llm.generate([prompt], greedy(stage, 16), use_tqdm=False)

    in_threads(*(lambda index=index, llm=llm: work(index, llm) for index, llm in enumerate(engines)))
    assert len(outputs) == 6
    assert not torch.distributed.is_initialized(), "one device needs no process group, and no port for it"
    for prompt, output in outputs.items():
        assert_greedy(reference.answer(prompt, 16), output["token_ids"], prompt)


def test_nobody_between_runner_and_attention_takes_a_field_of_the_context(small_llm):
    """T-A1-9."""
    model = small_llm.model_runner.model
    modules = [module for module in model.modules() if not isinstance(module, torch.nn.ModuleList)]
    forwards = {type(module): module.forward for module in modules}
    assert len(forwards) >= 8, f"only {forwards.keys()}"
    for forward in [*forwards.values(), model.compute_logits]:
        assert not EMPTY.keys() & inspect.signature(forward).parameters.keys(), forward


def test_trace_has_the_context_of_each_step(stage, small_llm, tmp_path):
    """As plain data, which JSON gives back as it was."""
    small_llm.scheduler.clear()
    small_llm.trace.steps.clear()
    small_llm.generate([[10, 11, 12, 13, 14], [20, 21, 22]], greedy(stage, 2, ignore_eos=True), use_tqdm=False)
    contexts = [record["context"] for record in small_llm.trace.steps]
    for context, record in zip(contexts, small_llm.trace.steps, strict=True):
        assert context.keys() == EMPTY.keys()
        assert context["is_prefill"] is (record["kind"] == "prefill")
    assert (contexts[0]["cu_seqlens_q"], contexts[0]["cu_seqlens_k"]) == ([0, 5, 8], [0, 5, 8])
    assert (contexts[0]["max_seqlen_q"], contexts[0]["block_tables"]) == (5, None)
    assert contexts[1]["context_lens"] == [6, 4]
    tables = contexts[1]["block_tables"]
    assert contexts[1]["slot_mapping"] == [4 * tables[0][1] + 1, 4 * tables[1][0] + 3]
    small_llm.trace.save(tmp_path / "trace.json")
    assert json.loads((tmp_path / "trace.json").read_text())["steps"] == small_llm.trace.steps


def test_without_a_trace_nothing_is_prepared_twice(stage, make_llm, monkeypatch):
    llm = make_llm(kvcache_block_size=4, num_kvcache_blocks=20)
    prepare, calls = llm.model_runner.prepare, []
    monkeypatch.setattr(llm.model_runner, "prepare", lambda step: calls.append(step.kind) or prepare(step))
    llm.generate([[40, 50]], greedy(stage, 3, ignore_eos=True), use_tqdm=False)
    assert calls == ["prefill", "decode", "decode"]


# The number of blocks


TOY_READING = {"total": 1000, "utilization": 0.9, "used": 300, "peak": 260, "current": 200, "block_bytes": 28}


def test_formula_on_given_readings(modules):
    """T-A4-1: 900 - 300 - (260 - 200) = 540, and 540 // 28 = 19."""
    reading = modules.model_runner.MemoryReading(**TOY_READING)
    assert (reading.available, reading.num_blocks) == (540, 19)


@pytest.mark.parametrize(
    ("change", "available"),
    [
        ({"used": 301}, 539),
        ({"peak": 261}, 539),
        ({"current": 201}, 541),
        ({"total": 1010}, 549),
        ({"utilization": 0.5}, 140),
        ({"used": 900}, -60),
    ],
)
def test_every_term_of_the_formula_counts(modules, change, available):
    assert modules.model_runner.MemoryReading(**TOY_READING | change).available == available


def test_number_of_blocks_grows_with_the_utilisation_and_with_smaller_blocks(modules):
    """T-A4-2."""

    def blocks(**change) -> int:
        reading = {**TOY_READING, "total": 24 * 10**9, "used": 2 * 10**9, "block_bytes": 28 * 2**20}
        return modules.model_runner.MemoryReading(**reading | change).num_blocks

    by_utilization = [blocks(utilization=percent / 100) for percent in range(10, 101)]
    assert by_utilization == sorted(by_utilization)
    assert by_utilization[0] < by_utilization[-1]
    for block_bytes in (1000, 999_999, 28 * 2**20):
        assert blocks(block_bytes=block_bytes // 2) - 2 * blocks(block_bytes=block_bytes) in (0, 1, 2)


def test_block_of_qwen3_0_6b_has_28_mib(modules):
    """T-A4-3. The head size is 128, as configured, and not 1024 / 16."""
    hf_config = Qwen3Config(
        hidden_size=1024, num_hidden_layers=28, num_attention_heads=16, num_key_value_heads=8, head_dim=128
    )
    config = SimpleNamespace(hf_config=hf_config, dtype=torch.bfloat16, tensor_parallel_size=1)

    def block_bytes(block_size: int) -> int:
        return modules.model_runner.ModelRunner.block_bytes(SimpleNamespace(block_size=block_size), config)

    assert block_bytes(256) == 29_360_128
    assert block_bytes(1) == 114_688


@pytest.mark.parametrize(("block_size", "num_blocks"), [(4, 7), (1, 3), (256, 2)])
def test_cache_has_a_part_for_each_layer_in_order(make_llm, modules, block_size, num_blocks):
    """T-A4-4: the layers' caches are views of one tensor."""
    llm = make_llm(kvcache_block_size=block_size, num_kvcache_blocks=num_blocks)
    kv_cache = llm.model_runner.kv_cache
    assert kv_cache.shape == (2, NUM_LAYERS, num_blocks, block_size, 2, 64)
    assert kv_cache.numel() * kv_cache.itemsize == num_blocks * block_size * TOKEN_BYTES
    for index, layer in enumerate(llm.model_runner.model.model.layers):
        layer.self_attn.attn.k_cache.fill_(index)
        layer.self_attn.attn.v_cache.fill_(100 + index)
    for index in range(NUM_LAYERS):
        assert (kv_cache[0, index] == index).all()
        assert (kv_cache[1, index] == 100 + index).all()
    assert sum(isinstance(module, modules.attention.Attention) for module in llm.model_runner.model.modules()) == (
        NUM_LAYERS
    )


def test_start_is_load_warm_up_measure_allocate(small_llm, modules, monkeypatch):
    """T-A4-5, on a GPU that is only said to be there."""
    calls = []
    runner_class = modules.model_runner.ModelRunner
    for name in ("load_model", "warmup_model", "read_memory", "allocate_kv_cache"):
        monkeypatch.setattr(runner_class, name, lambda self, config, name=name: calls.append(name) or name)
    monkeypatch.setattr(torch, "Generator", lambda device: SimpleNamespace(manual_seed=lambda seed: None))
    config = SimpleNamespace(device=torch.device("cuda"), kvcache_block_size=4, seed=0)
    runner = runner_class(config)
    assert calls == ["load_model", "warmup_model", "read_memory", "allocate_kv_cache"]
    assert (runner.memory, runner.kv_cache) == ("read_memory", "allocate_kv_cache")
    calls.clear()
    runner_class(SimpleNamespace(device=torch.device("cpu"), kvcache_block_size=4, seed=0))
    assert calls == ["load_model", "allocate_kv_cache"], "there is no warm-up on a CPU"


@pytest.fixture
def bare_runner(make_llm, monkeypatch):
    """A runner on the CPU as it is before the cache exists, and what it asks of the GPU, with made-up answers."""
    llm = make_llm(max_num_batched_tokens=50, max_model_len=20, max_num_seqs=8)
    runner = llm.model_runner
    for layer in runner.model.model.layers:
        layer.self_attn.attn.k_cache = layer.self_attn.attn.v_cache = torch.empty(0)
    runner.kv_cache = None
    calls = []

    def answer(name: str, value: object = None):
        monkeypatch.setattr(torch.cuda, name, lambda *_: calls.append(name) or value)

    answer("empty_cache")
    answer("reset_peak_memory_stats")
    answer("mem_get_info", (TOY_READING["total"] - TOY_READING["used"], TOY_READING["total"]))
    answer("max_memory_reserved", TOY_READING["peak"])
    answer("memory_reserved", TOY_READING["current"])
    return SimpleNamespace(runner=runner, config=llm.config, calls=calls)


@pytest.mark.parametrize("max_num_batched_tokens", [50, 5])
def test_warm_up_runs_the_largest_steps_without_a_cache(bare_runner, monkeypatch, max_num_batched_tokens):
    """T-A4-5: one step with the most tokens, one with the most rows of logits; nothing is stored.

    A decode has a row for each running sequence, whatever the budget of a prefill is.
    """
    bare_runner.config.max_num_batched_tokens = max_num_batched_tokens
    largest = {50: [20, 20, 10], 5: [5]}[max_num_batched_tokens]
    generator = getattr(bare_runner.runner, "generator", None)  # nanovllm_full draws without a state
    random_state = generator.get_state() if generator else None
    runner, contexts, sampled = bare_runner.runner, [], []
    run_model, sampler = runner.run_model, runner.sampler.forward

    def look(input_ids, positions, context):
        bare_runner.calls.append("run_model")
        contexts.append(context)
        assert len(input_ids) == len(positions) == context.cu_seqlens_q[-1]
        return run_model(input_ids, positions, context)

    monkeypatch.setattr(runner, "run_model", look)
    monkeypatch.setattr(runner.sampler, "forward", lambda logits, *_: sampled.append(logits) or sampler(logits, *_))
    runner.warmup_model(bare_runner.config)
    assert bare_runner.calls == ["empty_cache", "reset_peak_memory_stats", "run_model", "run_model"]
    assert [context.cu_seqlens_q.tolist() for context in contexts] == [[0, *accumulate(largest)], [*range(9)]]
    assert [context.max_seqlen_q for context in contexts] == [largest[0], 1]
    for context in contexts:
        assert context.is_prefill
        assert len(context.slot_mapping) == 0
        assert context.block_tables is None
    assert [tuple(logits.shape) for logits in sampled] == [(len(largest), 4096), (8, 4096)]
    assert all(logits.isfinite().all() for logits in sampled)
    assert all(layer.self_attn.attn.k_cache.numel() == 0 for layer in runner.model.model.layers)
    if generator:
        assert torch.equal(generator.get_state(), random_state), "what is sampled depends on the seed alone"


def test_readings_are_those_of_the_gpu(bare_runner, modules):
    """`peak` and `current` in the right places; unused memory is given back before anybody looks."""
    bare_runner.config.gpu_memory_utilization = 0.9
    reading = bare_runner.runner.read_memory(bare_runner.config)
    block_bytes = 16 * TOKEN_BYTES
    assert reading == modules.model_runner.MemoryReading(**TOY_READING | {"block_bytes": block_bytes})
    emptied = bare_runner.calls.index("empty_cache")
    assert emptied < min(bare_runner.calls.index(name) for name in ("mem_get_info", "memory_reserved"))


def test_readings_decide_unless_the_user_does(bare_runner, modules, monkeypatch):
    """`num_kvcache_blocks` wins over `kvcache_memory`, and that over the readings."""
    runner, config = bare_runner.runner, bare_runner.config
    runner.memory = modules.model_runner.MemoryReading(
        **TOY_READING | {"total": 10**9, "block_bytes": runner.block_bytes(config)}
    )
    config.max_num_seqs = 10**6
    config.kvcache_memory = None
    assert runner.find_num_blocks(config) == runner.memory.num_blocks == (9 * 10**8 - 360) // (16 * TOKEN_BYTES)
    with monkeypatch.context() as patch:
        patch.setattr(type(runner.memory), "num_blocks", 77)
        assert runner.find_num_blocks(config) == 77, "the formula is in one place"
    config.kvcache_memory = 5 * 16 * TOKEN_BYTES
    assert runner.find_num_blocks(config) == 5
    config.num_kvcache_blocks = 3
    assert runner.allocate_kv_cache(config).shape[2] == 3


@pytest.mark.parametrize("change", [{"used": 95 * 10**6}, {"num_kvcache_blocks": 10_000}], ids=["others", "user"])
def test_what_does_not_fit_on_the_gpu_is_an_error_with_the_readings(bare_runner, modules, change):
    """GN 59: other processes made the budget negative; or the user asks for more than there is."""
    runner, config = bare_runner.runner, bare_runner.config
    config.kvcache_memory, config.num_kvcache_blocks = None, change.get("num_kvcache_blocks", -1)
    reading = TOY_READING | {"total": 10**8, "used": 10**6, "block_bytes": runner.block_bytes(config)}
    if "used" in change:
        reading["used"] = change["used"]
    runner.memory = modules.model_runner.MemoryReading(**reading)
    with pytest.raises(ValueError, match=rf"num_kvcache_blocks=.*total=100000000.*used={reading['used']}"):
        runner.allocate_kv_cache(config)


def test_pool_is_capped_at_four_times_what_all_sequences_fill(make_llm):
    """A tiny model on a large GPU would have millions of blocks."""
    llm = make_llm(max_num_seqs=3, max_model_len=33, kvcache_block_size=16)
    assert llm.config.num_kvcache_blocks == 4 * 3 * 3
    llm = make_llm(max_num_seqs=3, max_model_len=33, kvcache_block_size=16, num_kvcache_blocks=50)
    assert llm.config.num_kvcache_blocks == 50


def test_cache_takes_a_gibibyte_on_a_cpu(make_llm):
    llm = make_llm()
    assert llm.config.num_kvcache_blocks == 2**30 // (16 * TOKEN_BYTES)
    assert llm.scheduler.block_manager.num_blocks == llm.model_runner.kv_cache.shape[2] == llm.config.num_kvcache_blocks


@pytest.mark.parametrize("block_size", [1, 5, 16])
def test_number_of_blocks_is_what_fits_into_kvcache_memory(make_llm, block_size):
    block_bytes = block_size * TOKEN_BYTES
    for memory, expected in ((7 * block_bytes, 7), (7 * block_bytes - 1, 6), (block_bytes, 1)):
        llm = make_llm(kvcache_memory=memory, kvcache_block_size=block_size)
        assert llm.config.num_kvcache_blocks == llm.scheduler.block_manager.num_blocks == expected


def test_the_users_number_of_blocks_wins_over_the_memory(make_llm):
    llm = make_llm(num_kvcache_blocks=8, kvcache_memory=16 * TOKEN_BYTES)
    assert llm.config.num_kvcache_blocks == llm.model_runner.kv_cache.shape[2] == 8


def test_memory_without_room_for_a_block_is_an_error_with_the_numbers(make_llm):
    block_bytes = 16 * TOKEN_BYTES
    message = rf"kvcache_block_size=16, {block_bytes} bytes.*kvcache_memory={block_bytes - 1}.*: raise kvcache_memory"
    with pytest.raises(ValueError, match=message):
        make_llm(kvcache_memory=block_bytes - 1)


@pytest.mark.parametrize(
    ("num_blocks", "kvcache_memory", "on_gpu", "changes"),
    [
        (10**9, None, False, "lower num_kvcache_blocks or kvcache_memory"),
        (1, None, False, "lower kvcache_block_size"),
        (0, 9, False, "raise kvcache_memory or lower kvcache_block_size"),
        (0, 9, True, "raise kvcache_memory or lower kvcache_block_size"),
        (
            10**9,
            None,
            True,
            "lower num_kvcache_blocks or kvcache_memory, or raise gpu_memory_utilization, or lower max_num_",
        ),
        (-3830, None, True, "raise gpu_memory_utilization, or lower max_num_batched_tokens or max_num_seqs"),
    ],
)
def test_error_of_a_cache_without_room_says_what_to_change(modules, num_blocks, kvcache_memory, on_gpu, changes):
    """Found: on a GPU it gave a negative number of blocks that nobody had asked for, and no advice."""
    reading = modules.model_runner.MemoryReading(**TOY_READING | {"used": 10**6}) if on_gpu else None
    config = SimpleNamespace(num_kvcache_blocks=num_blocks, kvcache_block_size=16, kvcache_memory=kvcache_memory)
    message = str(modules.model_runner.no_room(config, 28, reading))
    assert f"num_kvcache_blocks={max(num_blocks, 0)} of kvcache_block_size=16, 28 bytes each" in message
    assert f"): {changes}" in message
    assert ("; 0 are left" in message) == on_gpu


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[("kvcache_memory", value) for value in (0, -1, 1.5, True, "1GiB", float("nan"))],
        *[("max_num_seqs", value) for value in (2**20 + 1, 10**12, 10**30)],
        *[("max_num_batched_tokens", value) for value in (2**31, 10**30)],
        *[("gpu_memory_utilization", value) for value in (0, -1, 7.0, 1.01, float("nan"), True, None, "0.9")],
    ],
)
def test_nonsense_memory_setting_is_refused(make_llm, name, value):
    """Found: a huge `max_num_seqs` was an error of torch, or a list of all of them that filled the memory."""
    with pytest.raises(ValueError, match=f"{name}="):
        make_llm(**{name: value})


def test_bfloat16_blocks_take_half_the_memory(make_llm):
    llm = make_llm(kvcache_memory=7 * 16 * TOKEN_BYTES, dtype="bfloat16")
    assert (llm.model_runner.kv_cache.dtype, llm.config.num_kvcache_blocks) == (torch.bfloat16, 14)
