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
from nanovllm_full.engine import model_runner

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
    from triton.runtime.interpreter import GridExecutor

    def test_interpreted_ids_equal_those_of_torch():
        expected, _ = run("torch")
        ids, steps = run("triton")
        assert ids == expected
        check_schedule(steps)

    def test_interpreted_layers_as_on_a_gpu(monkeypatch):
        """One layer with all that is a kernel on a GPU: small layers, a decode's chain and inputs, the sampler."""
        load_model = model_runner.ModelRunner.load_model

        def load_one_layer(self, config):
            model = load_model(self, config)
            model.model.layers = model.model.layers[:1]
            config.hf_config.num_hidden_layers = 1
            return model

        monkeypatch.setattr(model_runner.ModelRunner, "load_model", load_one_layer)
        expected, _ = run("torch")
        launched = []
        monkeypatch.setattr(model_runner, "uses_kernels", lambda config: True)
        monkeypatch.setattr(model_runner.ModelRunner, "compile_kernels", lambda *_: None)  # nothing is compiled here
        call = GridExecutor.__call__
        monkeypatch.setattr(
            GridExecutor, "__call__", lambda self, *a, **k: (launched.append(self.fn.__name__), call(self, *a, **k))[1]
        )
        ids, _ = run("triton")
        assert ids == expected
        used = {"linear_kernel", "rotary_kernel", "rms_norm_kernel", "silu_and_mul_kernel", "draw_kernel"}
        assert used <= {*launched}

else:

    def run_interpreted(name: str) -> None:
        """Runs one of the tests above in a process that has the interpreter."""
        command = [sys.executable, "-m", "pytest", "-q", "-o", "addopts=", "-k", f"test_interpreted_{name}", __file__]
        environment = {**os.environ, "TRITON_INTERPRET": "1", "OMP_NUM_THREADS": "1"}
        root = Path(__file__).parents[2]
        done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
        assert "1 passed" in done.stdout

    @pytest.mark.skipif(find_spec("triton") is None, reason="triton is not installed")
    def test_engine_in_the_interpreter():
        run_interpreted("ids")

    @pytest.mark.slow
    @pytest.mark.skipif(find_spec("triton") is None, reason="triton is not installed")
    def test_kernels_of_the_layers_in_the_interpreter():
        run_interpreted("layers")

    def test_the_schedule_has_a_cut_a_prefix_hit_and_a_decode_of_all(reference):
        """And its ids are those of `transformers`."""
        ids, steps = run("torch")
        check_schedule(steps)
        for prompt, token_ids in zip([LONG, SHORT, OTHER, LONG], ids, strict=True):
            assert token_ids == reference.answer(prompt, len(token_ids), ignore_eos=True).token_ids
