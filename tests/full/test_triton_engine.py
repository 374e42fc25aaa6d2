"""The engine on the Triton kernels, without a GPU: Triton's interpreter computes what `torch` computes.

The interpreter works only if it is on at import: one test runs the other in a process of its own.
"""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from nanovllm_full import LLM, SamplingParams

from ..prompts import PROMPTS

SETTINGS = {
    "device": "cpu",
    "max_num_batched_tokens": 16,
    "max_num_seqs": 3,
    "kvcache_block_size": 8,
    "num_kvcache_blocks": 24,
    "trace": True,
}
LONG, SHORT, OTHER = PROMPTS[10], PROMPTS[4], PROMPTS[7]


def run(backend: str) -> tuple[list[list[int]], list[dict]]:
    """Ids and trace of three requests together, the first of which is cut, and of one whose beginning is cached."""
    llm = LLM("tiny-stories", attention_backend=backend, **SETTINGS)
    assert llm.config.attention_backend == backend
    params = [SamplingParams(temperature=0, max_tokens=count, ignore_eos=True) for count in (3, 2, 3)]
    outputs = llm.generate([LONG, SHORT, OTHER], params, use_tqdm=False)
    outputs += llm.generate(LONG, SamplingParams(temperature=0, max_tokens=1, ignore_eos=True), use_tqdm=False)
    return [output["token_ids"] for output in outputs], llm.trace.steps


def check_schedule(steps: list[dict]) -> None:
    """A cut prompt, a decode of all three, a prefix hit."""
    prefills = [step for step in steps if step["kind"] == "prefill"]
    assert not prefills[0]["admitted"], "nothing was cut"
    assert any(len(step["scheduled"]) == 3 for step in steps if step["kind"] == "decode")
    (again,) = prefills[-1]["scheduled"]
    assert again["num_cached_tokens"] >= 8, "no prefix hit"


if os.environ.get("TRITON_INTERPRET") == "1":

    def test_interpreted_ids_equal_those_of_torch():
        expected, _ = run("torch")
        ids, steps = run("triton")
        assert ids == expected
        check_schedule(steps)

else:

    @pytest.mark.skipif(find_spec("triton") is None, reason="triton is not installed")
    def test_engine_in_the_interpreter():
        command = [sys.executable, "-m", "pytest", "-q", "-o", "addopts=", "-k", "test_interpreted", __file__]
        environment = {**os.environ, "TRITON_INTERPRET": "1", "OMP_NUM_THREADS": "1"}
        root = Path(__file__).parents[2]
        done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
        assert "1 passed" in done.stdout

    def test_the_schedule_has_a_cut_a_prefix_hit_and_a_decode_of_all(reference):
        """And its ids are those of `transformers`."""
        ids, steps = run("torch")
        check_schedule(steps)
        for prompt, token_ids in zip([LONG, SHORT, OTHER, LONG], ids, strict=True):
            assert token_ids == reference.answer(prompt, len(token_ids), ignore_eos=True).token_ids
