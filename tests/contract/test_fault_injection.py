"""An error at any moment of a step leaves an empty engine that answers rightly afterwards.

Most runs use the engine itself with the stand-in model of toy.py: the error is raised in the forward pass, or at a
random line of the scheduler or the block manager, as Ctrl-C would. Some use the real model.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import pytest

from ..prompts import PROMPTS
from ..reference import assert_greedy
from .test_engine import drain
from .test_generate import greedy, name_of_run
from .toy import EOS, StandInRunner, answer

pytestmark = pytest.mark.since("L04")

ERRORS = [RuntimeError, KeyboardInterrupt, MemoryError]
CONFIGS = [
    {"kvcache_block_size": 4, "num_kvcache_blocks": 8},
    {"kvcache_block_size": 1, "num_kvcache_blocks": 30, "max_num_batched_tokens": 5},
    {"kvcache_block_size": 3, "num_kvcache_blocks": 7, "max_num_seqs": 2, "max_num_batched_tokens": 7},
    {"kvcache_block_size": 4, "num_kvcache_blocks": 9, "enable_prefix_caching": False},
]
LONGEST = 16  # tokens of a prompt
FUNCTIONS = ["_schedule_prefill", "_schedule_decode", "postprocess", "allocate", "hash_blocks"]  # surely hit


@pytest.fixture
def toy_engine(stage, make_llm, monkeypatch):
    """Starts the stage's own engine on the stand-in model."""

    def runner(config, *_, **__):
        return StandInRunner(config.num_kvcache_blocks * config.kvcache_block_size, config.kvcache_block_size)

    monkeypatch.setattr(import_module(f"{stage.__name__}.engine.llm_engine"), "ModelRunner", runner)

    def make(**config):
        llm = make_llm(**config)
        llm.scheduler.eos_token_ids = frozenset([EOS])
        return llm

    return make


class RaiseAtLine:
    """While the `with` block runs, raises `error` when the scheduler and the block manager reach their `line`-th line.

    With `function` only lines of functions of this name count. `clear` is left alone: it is what repairs the damage.
    """

    def __init__(self, stage, error: type[BaseException], line: int, function: str | None = None):
        folder = Path(stage.__file__).parent / "engine"
        self.files = {str(folder / name) for name in ("scheduler.py", "block_manager.py")}
        self.error, self.left, self.place, self.function = error, line, None, function

    def __enter__(self):
        self.previous = sys.gettrace()
        sys.settrace(self._on_call)
        return self

    def __exit__(self, *exception):
        sys.settrace(self.previous)

    def _on_call(self, frame, event, argument):
        code = frame.f_code
        is_meant = code.co_name != "clear" if self.function is None else code.co_name == self.function
        return self._on_line if code.co_filename in self.files and is_meant else None

    def _on_line(self, frame, event, argument):
        if event == "line" and self.place is None:
            self.left -= 1
            if self.left == 0:
                self.place = f"{frame.f_code.co_qualname}:{frame.f_lineno}"
                raise self.error("planted")
        return self._on_line


@contextmanager
def raising_at_step(llm, error: type[BaseException], number: int, after: bool) -> Iterator[None]:
    """Lets the forward pass of step `number` raise, before it has written to the cache or after that."""
    runner, name, calls = llm.model_runner, name_of_run(llm), iter(range(1, 10**9))
    run = getattr(type(runner), name)

    def run_or_raise(step):
        is_now = next(calls) == number
        if is_now and not after:
            raise error("planted")
        token_ids = run(runner, step)
        if is_now:
            raise error("planted")
        return token_ids

    setattr(runner, name, run_or_raise)
    try:
        yield
    finally:
        delattr(runner, name)


def random_prompts(rng: random.Random) -> list[list[int]]:
    """A few prompts, most of which begin as others do."""
    stem = [rng.randrange(4) for _ in range(12)]
    return [
        (stem[: rng.randrange(13)] + [rng.randrange(4) for _ in range(rng.randint(1, 4))])[:LONGEST]
        for _ in range(rng.randint(1, 5))
    ]


def assert_empty(llm, context: str) -> None:
    """Nothing is queued, and every block is free."""
    scheduler = llm.scheduler
    manager = scheduler.block_manager
    context += f": waiting {scheduler.waiting}, running {scheduler.running}, pool {manager.snapshot()}"
    assert llm.is_finished(), context
    assert sorted(manager.free_block_ids) == list(range(manager.num_blocks)), context
    assert not any(block.ref_count for block in manager.blocks), context
    scheduler.check_integrity()
    assert llm.step() == ([], 0), context


def assert_right(stage, llm, prompts: list[list[int]], max_tokens: int, context: str) -> None:
    """The engine answers these prompts, and nothing else, as a model without a cache."""
    outputs = llm.generate(prompts, greedy(stage, max_tokens), use_tqdm=False)
    longest = llm.scheduler.block_manager.capacity + 1
    expected = [answer(prompt, max_tokens, longest) for prompt in prompts]
    assert [output["token_ids"] for output in outputs] == expected, context
    llm.scheduler.check_integrity()


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: ",".join(map(str, config.values())))
def test_engine_is_empty_and_right_after_an_error_in_any_forward_pass(stage, toy_engine, config):
    """Found: a sequence was marked as running before its keys and values existed, and then decoded on nothing."""
    llm = toy_engine(**config)
    num_failed = 0
    for seed in range(125):
        rng = random.Random(seed)
        error, number, after = rng.choice(ERRORS), rng.randint(1, 12), rng.random() < 0.5
        prompts, max_tokens = random_prompts(rng), rng.randint(2, 12)
        context = f"seed {seed}: {error.__name__} {'after' if after else 'before'} forward pass {number} of {prompts}"
        with raising_at_step(llm, error, number, after):
            try:
                llm.generate(prompts, greedy(stage, max_tokens), use_tqdm=False)
            except error:
                num_failed += 1
                assert_empty(llm, context)
        assert_right(stage, llm, [*prompts, *random_prompts(rng)], max_tokens, context)
    assert num_failed > 60


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: ",".join(map(str, config.values())))
def test_engine_is_empty_and_right_after_an_error_at_any_line(stage, toy_engine, config):
    """Ctrl-C may come between any two lines of the scheduler and the block manager."""
    llm = toy_engine(**config)
    places = Counter()
    for seed in range(125):
        rng = random.Random(seed)
        error, line = rng.choice(ERRORS), int(10 ** rng.uniform(0, 3.2))
        prompts, max_tokens = random_prompts(rng), rng.randint(2, 12)
        function = FUNCTIONS[seed] if seed < len(FUNCTIONS) else None
        line = line if function is None else rng.randint(1, 3)
        context = f"seed {seed}: {error.__name__} at line {line} of {function or 'all'}, {prompts}"
        try:
            with RaiseAtLine(stage, error, line, function) as planted:
                llm.generate(prompts, greedy(stage, max_tokens), use_tqdm=False)
        except error:
            context += f", in {planted.place}"
            places[planted.place.partition(":")[0].rpartition(".")[2]] += 1
            assert_empty(llm, context)
        assert_right(stage, llm, [*prompts, *random_prompts(rng)], max_tokens, context)
    assert places.total() > 60
    if config.get("enable_prefix_caching", True):
        assert places.keys() >= set(FUNCTIONS)


def test_steps_by_hand_can_go_on_after_an_error(stage, toy_engine):
    """Requests of before are gone; those added after it are answered."""
    llm = toy_engine(**CONFIGS[0])
    for seed in range(50):
        rng = random.Random(seed)
        for prompt in random_prompts(rng):
            llm.add_request(prompt, greedy(stage, 9))
        error = rng.choice(ERRORS)
        with raising_at_step(llm, error, rng.randint(1, 2), after=True), pytest.raises(error, match="planted"):
            drain(llm)
        assert_empty(llm, f"seed {seed}")
        prompts = {llm.add_request(prompt, greedy(stage, 9)): prompt for prompt in random_prompts(rng)}
        token_ids = {seq_id: output["token_ids"] for seq_id, output in drain(llm).items()}
        longest = llm.scheduler.block_manager.capacity + 1
        expected = {seq_id: answer(prompt, 9, longest) for seq_id, prompt in prompts.items()}
        assert token_ids == expected, f"seed {seed}: {prompts}"


def test_failed_prefill_does_not_serve_a_later_prompt(stage, make_llm, reference):
    """Found: B=4, a prompt of 5 fails; the next prompt, which shares its first block, read keys that nobody wrote."""
    llm = make_llm(kvcache_block_size=4, num_kvcache_blocks=8, trace=True)
    llm.model_runner.kv_cache.fill_(float("nan"))
    prompt = reference.tokenizer.encode(PROMPTS[5])[:5]
    hook = llm.model_runner.model.register_forward_pre_hook(lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        llm.generate([prompt], greedy(stage, 4), use_tqdm=False)
    hook.remove()
    assert_empty(llm, "after the failed prefill")
    for later in (prompt, [*prompt[:4], 77, 78]):
        [output] = llm.generate([later], greedy(stage, 8), use_tqdm=False)
        assert_greedy(reference.answer(later, 8), output["token_ids"], later)
    first, second = [record for record in llm.trace.steps if record["kind"] == "prefill"]
    assert [item["num_cached_tokens"] for item in first["scheduled"]] == [0], "a failed step published its blocks"
    assert [item["num_cached_tokens"] for item in second["scheduled"]] == [4], "a good step did not"


@pytest.mark.parametrize("failing_step", [1, 2, 5])
@pytest.mark.parametrize("part", ["before the model", "after the model", "sampler"])
def test_real_engine_is_right_after_an_error_in_a_part_of_the_runner(stage, make_llm, reference, part, failing_step):
    """The later prompts share blocks with the failed ones."""
    llm = make_llm(kvcache_block_size=4, num_kvcache_blocks=24, max_num_batched_tokens=16)
    module = llm.model_runner.sampler if part == "sampler" else llm.model_runner.model
    calls = iter(range(1, 1000))

    def fail(*_):
        if next(calls) == failing_step:
            raise KeyboardInterrupt("planted")

    register = module.register_forward_pre_hook if part == "before the model" else module.register_forward_hook
    hook = register(fail)
    with pytest.raises(KeyboardInterrupt, match="planted"):
        llm.generate(PROMPTS[:6], greedy(stage, 8), use_tqdm=False)
    hook.remove()
    assert_empty(llm, f"after step {failing_step} failed")
    for prompts in (PROMPTS[2:8], PROMPTS[2:8]):
        outputs = llm.generate(prompts, greedy(stage, 8), use_tqdm=False)
        for prompt, output in zip(prompts, outputs, strict=True):
            assert_greedy(reference.answer(prompt, 8), output["token_ids"], prompt)
    llm.scheduler.check_integrity()
