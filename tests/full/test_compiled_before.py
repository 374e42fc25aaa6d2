"""All kernels are compiled when an engine starts: no step meets a new one, whatever it computes."""

import threading
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec

import pytest
import torch

from nanovllm_full import LLM, SamplingParams
from nanovllm_full.engine import model_runner
from nanovllm_full.layers import attention_backend
from nanovllm_full.utils.random_model import RANDOM_SHAPES, write_random_model

from .launches import Launches, record_launches

pytestmark = pytest.mark.skipif(find_spec("triton") is None, reason="triton is not installed")


@pytest.fixture
def launches(monkeypatch) -> Launches:
    """A CPU that takes the place of a GPU: kernels are launched, but do not run, and each token is the first one."""
    from nanovllm_full.kernels import dependent_launch, launch, sample

    monkeypatch.setattr(launch, "CompileThreads", ThreadPoolExecutor)
    monkeypatch.setattr(dependent_launch, "has_dependent_launch", lambda device: True)
    monkeypatch.setattr(attention_backend, "_find_triton_problem", lambda *_: None)
    monkeypatch.setattr(model_runner, "uses_kernels", lambda config: True)
    new_best = sample.new_best

    def new_zeros(*shape: int, device: torch.device) -> sample.Best:
        best = new_best(*shape, device=device)
        best.token_ids.zero_()
        return best

    monkeypatch.setattr(sample, "new_best", new_zeros)
    return record_launches(monkeypatch)


def compile_phase(monkeypatch, launches: Launches) -> list[set]:
    """What is launched in the phase "compile" of an engine that is still to start."""
    variants = []
    compile_kernels = model_runner.ModelRunner.compile_kernels

    def compile_and_note(*arguments):
        compile_kernels(*arguments)
        variants.append(launches.variants())
        launches.clear()

    monkeypatch.setattr(model_runner.ModelRunner, "compile_kernels", compile_and_note)
    return variants


@pytest.mark.parametrize("dtype", ["bfloat16", "float32"])
def test_no_step_compiles_a_kernel(monkeypatch, launches, tmp_path, dtype):
    """Prompts of 1 to 300 tokens, alone and together, cut, found in the cache; batches of 1 to 32 sequences.

    The vocabulary is a real one, so that parts of its rows begin at all kinds of addresses.
    """
    tiny = {**RANDOM_SHAPES["qwen3-0.6b"], "hidden_size": 64, "intermediate_size": 64, "num_hidden_layers": 2}
    monkeypatch.setitem(RANDOM_SHAPES, "tiny", tiny)
    write_random_model("tiny", tmp_path)
    compiled = compile_phase(monkeypatch, launches)
    with LLM(
        str(tmp_path),
        device="cpu",
        dtype=dtype,
        attention_backend="triton",
        kvcache_block_size=64,
        num_kvcache_blocks=80,
        max_num_batched_tokens=100,
        max_num_seqs=32,
    ) as llm:
        for lengths in ([1], [60], [150, 30], [7, 60, 1], [300], [3] * 17, [5] * 32):
            prompts = [[1 + index % 7] * length for index, length in enumerate(lengths)]
            params = SamplingParams(temperature=0.5, max_tokens=3, ignore_eos=True)
            for _ in range(2):
                llm.generate(prompts, params, use_tqdm=False)
    new = launches.variants() - compiled[0]
    assert len(launches.variants()) >= 8
    assert not new, sorted(str(variant) for variant in new)


def test_what_is_compiled_is_also_loaded_in_the_threads_on_the_same_gpu(monkeypatch):
    """Found on a GPU: half of a start went into loading one kernel after the other, at their first launches."""
    from nanovllm_full.kernels.launch import CompileThreads

    devices, loaded = {}, []
    monkeypatch.setattr(torch.cuda, "current_device", lambda: 3)
    monkeypatch.setattr(torch.cuda, "set_device", lambda device: devices.update({threading.get_ident(): device}))

    class Kernel:
        @property
        def run(self):
            loaded.append(devices[threading.get_ident()])
            return None

    kernels = [Kernel() for _ in range(5)]
    with CompileThreads() as threads:
        futures = [threads.submit(lambda kernel=kernel: kernel) for kernel in kernels]
    assert [future.result() for future in futures] == kernels
    assert loaded == [3] * 5
    assert threading.get_ident() not in devices
