"""Which attention backend is taken, on machines that are only said to be there."""

import importlib
import sys
from types import ModuleType

import numpy as np
import pytest
import torch

from nanovllm_full.config import Config
from nanovllm_full.engine.model_runner import attention_layers
from nanovllm_full.layers import attention_backend
from nanovllm_full.layers.attention_backend import choose_backend, default_block_size, find_problem, make_backend

from ..conftest import MODEL

CPU, GPU = torch.device("cpu"), torch.device("cuda")
HALF = torch.bfloat16


@pytest.fixture
def machine(monkeypatch):
    """Says what there is: flash-attn (True, False, or what its import raises), triton, and a GPU's capability."""

    real = importlib.import_module

    def pretend(flash_attn: object = True, triton: bool = True, capability: tuple[int, int] = (9, 0)) -> None:
        def import_module(name: str, *arguments: object) -> ModuleType:
            if name != "flash_attn":
                return real(name, *arguments)
            if isinstance(flash_attn, BaseException):
                raise flash_attn
            if not flash_attn:
                raise ModuleNotFoundError("No module named 'flash_attn'", name="flash_attn")
            return ModuleType("flash_attn")

        monkeypatch.delenv("TRITON_INTERPRET", raising=False)
        monkeypatch.setattr(attention_backend.importlib, "import_module", import_module)
        monkeypatch.setattr(attention_backend, "find_spec", lambda name: object() if triton else None)
        monkeypatch.setattr(torch.cuda, "get_device_capability", lambda device: capability)
        monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
        monkeypatch.setattr(torch.cuda, "device_count", lambda: 1)
        monkeypatch.setattr(torch.cuda, "is_bf16_supported", lambda: capability >= (8, 0))

    return pretend


@pytest.mark.parametrize(
    ("there", "dtype", "head_dim", "block_size", "expected"),
    [
        ({}, HALF, 128, None, "triton"),
        ({}, torch.float16, 64, None, "triton"),
        ({}, HALF, 128, 512, "triton"),
        ({}, HALF, 128, 16, "triton"),
        ({}, torch.float32, 128, None, "triton"),
        ({}, HALF, 100, None, "triton"),
        ({}, HALF, 256, None, "triton"),
        ({}, HALF, 288, None, "torch"),
        ({"flash_attn": False}, HALF, 128, None, "triton"),
        ({"flash_attn": False, "triton": False}, HALF, 128, None, "torch"),
        ({"triton": False}, HALF, 128, None, "torch"),
        ({"capability": (7, 5)}, torch.float16, 128, None, "torch"),
        ({"capability": (8, 0)}, HALF, 128, None, "triton"),
        ({"capability": (12, 0)}, HALF, 128, None, "triton"),
    ],
)
def test_auto_on_a_gpu_is_the_fastest_that_serves(machine, there, dtype, head_dim, block_size, expected):
    machine(**there)
    assert choose_backend("auto", GPU, dtype, head_dim, block_size) == expected


@pytest.mark.parametrize("interpreter", [None, "1"])
def test_auto_on_a_cpu_is_torch(machine, monkeypatch, interpreter):
    """Also where the interpreter would run the kernels: it is there to test them."""
    machine()
    if interpreter:
        monkeypatch.setenv("TRITON_INTERPRET", interpreter)
    assert choose_backend("auto", CPU, torch.float32, 64) == "torch"


@pytest.mark.parametrize(
    ("name", "there", "device", "dtype", "head_dim", "block_size", "message"),
    [
        ("flash_attn", {}, CPU, HALF, 64, None, "needs a CUDA GPU"),
        ("flash_attn", {}, GPU, torch.float32, 64, None, "needs dtype float16 or bfloat16, not float32"),
        ("flash_attn", {}, GPU, HALF, 100, None, "multiples of 8, the model's is 100"),
        ("flash_attn", {}, GPU, HALF, 320, None, "head sizes up to 256, the model's is 320"),
        ("flash_attn", {}, GPU, HALF, 64, 64, "kvcache_block_size=64 must be a multiple of 256"),
        ("flash_attn", {"flash_attn": False}, GPU, HALF, 64, None, r"cannot be imported \(No module named"),
        ("flash_attn", {"flash_attn": ImportError("undefined symbol")}, GPU, HALF, 64, None, "undefined symbol"),
        ("flash_attn", {"flash_attn": OSError("libcudart")}, GPU, HALF, 64, None, "libcudart"),
        ("flash_attn", {"triton": False}, GPU, HALF, 64, None, "triton, which stores its keys and values, is not inst"),
        ("flash_attn", {"capability": (7, 5)}, GPU, HALF, 64, None, "compute capability 8.0 or newer"),
        (
            "flash_attn",
            {"flash_attn": RuntimeError("made for another GPU")},
            GPU,
            HALF,
            64,
            None,
            "made for another GPU",
        ),
        ("triton", {"capability": (7, 0)}, GPU, HALF, 64, None, "compute capability 8.0 or newer"),
        ("triton", {"triton": False}, GPU, HALF, 64, None, "triton is not installed"),
        ("triton", {}, GPU, HALF, 512, None, "head sizes up to 256, the model's is 512"),
        ("triton", {}, CPU, torch.float32, 64, None, "needs a CUDA GPU, or its interpreter"),
        ("triton", {"triton": False}, CPU, torch.float32, 64, None, "triton is not installed"),
    ],
)
def test_named_backend_that_cannot_serve_is_refused(machine, name, there, device, dtype, head_dim, block_size, message):
    """The error says why, and what would serve."""
    machine(**there)
    with pytest.raises(ValueError, match=f"attention_backend='{name}': .*{message}.*; what serves here: .*torch"):
        choose_backend(name, device, dtype, head_dim, block_size)


def test_the_interpreter_serves_on_a_cpu_but_for_bfloat16(machine, monkeypatch):
    machine()
    monkeypatch.setenv("TRITON_INTERPRET", "1")
    assert choose_backend("triton", CPU, torch.float32, 64) == "triton"
    with pytest.raises(ValueError, match="float32 and float16, not bfloat16"):
        choose_backend("triton", CPU, torch.bfloat16, 64)


@pytest.mark.parametrize("name", ["flash", "TRITON", "", None, 3, ["torch"]])
def test_a_name_that_is_none_is_refused_with_those_that_are(name):
    with pytest.raises(ValueError, match='must be "auto" or one of triton, flash_attn, torch'):
        choose_backend(name, CPU, torch.float32, 64)


@pytest.mark.parametrize("device", [CPU, GPU])
def test_torch_serves_everything(machine, device):
    machine(flash_attn=False, triton=False, capability=(3, 5))
    for dtype, head_dim, block_size in ((torch.float32, 1000, 1), (HALF, 7, 3)):
        assert find_problem("torch", device, dtype, head_dim, block_size) is None
        assert choose_backend("torch", device, dtype, head_dim, block_size) == "torch"


def test_default_block_sizes():
    assert [default_block_size(name, GPU) for name in ("flash_attn", "triton", "torch")] == [256, 64, 16]
    assert {default_block_size(name, CPU) for name in ("triton", "torch")} == {16}


@pytest.mark.parametrize(
    ("there", "settings", "expected"),
    [
        ({}, {}, ("triton", 64)),
        ({"flash_attn": False, "triton": False}, {}, ("torch", 16)),
        ({"capability": (7, 5)}, {}, ("torch", 16)),
        ({}, {"dtype": "float32"}, ("triton", 64)),
        ({}, {"kvcache_block_size": 32}, ("triton", 32)),
        ({}, {"attention_backend": "flash_attn"}, ("flash_attn", 256)),
        ({}, {"attention_backend": "flash_attn", "kvcache_block_size": 512}, ("flash_attn", 512)),
        ({}, {"attention_backend": "torch"}, ("torch", 16)),
        ({}, {"attention_backend": "torch", "kvcache_block_size": 7}, ("torch", 7)),
        ({}, {"attention_backend": "triton"}, ("triton", 64)),
        ({}, {"device": "cpu"}, ("torch", 16)),
    ],
)
def test_auto_says_which(machine, there, settings, expected):
    """In place of "auto" the configuration then has the name, and the block size that serves it."""
    machine(**there)
    config = Config(MODEL, **settings)
    assert (config.attention_backend, config.kvcache_block_size) == expected


def test_an_engine_says_which(llm):
    assert (llm.config.attention_backend, llm.config.kvcache_block_size) == ("torch", 16)
    assert {type(layer.backend).__name__ for layer in attention_layers(llm.model_runner.model)} == {"TorchBackend"}


def test_a_block_size_that_the_named_backend_does_not_take_is_refused(machine):
    machine()
    with pytest.raises(ValueError, match="attention_backend='flash_attn': kvcache_block_size=64 must be a multiple"):
        Config(MODEL, attention_backend="flash_attn", kvcache_block_size=64)


def test_only_the_chosen_backend_is_imported(monkeypatch):
    """Neither flash-attn nor Triton need be installed."""
    for name in ("flash_attn", "triton"):
        monkeypatch.setitem(sys.modules, name, None)
    for name in ("flash_attention", "triton_attention"):
        monkeypatch.delitem(sys.modules, f"nanovllm_full.layers.{name}", raising=False)
    assert type(make_backend("torch", CPU)).__name__ == "TorchBackend"


def test_a_name_that_is_an_array_is_refused_like_any_other():
    with pytest.raises(ValueError, match="attention_backend=array"):
        choose_backend(np.array(["triton", "torch"]), CPU, torch.float32, 64)
