"""The settings of an engine, checked once before anything is loaded."""

import math
import warnings
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from os import PathLike
from pathlib import Path
from typing import Self

import torch
from transformers import AutoConfig, PreTrainedConfig

from .layers.attention_backend import choose_backend, default_block_size
from .models.qwen3 import head_dim_of
from .models.registry import find_model_class
from .utils.checks import check_bool, check_int, check_number, is_auto, is_int, shown
from .utils.hub import load_eos_token_ids, naming, resolve_model

DEFAULT_MAX_MODEL_LEN = 4096
DEFAULT_KVCACHE_MEMORY = 2**30
LARGEST_BATCH = 2**16 - 1  # sequences: a GPU counts no further in the second and third dimension of a grid
MOST_BATCHED_TOKENS = 2**31 - 1  # a Context counts them in int32
DTYPES = {"float32": torch.float32, "float16": torch.float16, "bfloat16": torch.bfloat16}


@dataclass(slots=True)
class Config:
    """Everything that the parts of an engine need to know.

    model: a model's name, folder or hub id.
    max_model_len: prompt and generated tokens of one sequence together; None: what the model has positions for, at
        most 4096.
    device: "auto" (the GPU if there is one), "cpu", "cuda" or "cuda:1".
    dtype: "auto" (float32 on a CPU, the checkpoint's on a GPU), or the name of a floating-point type.
    seed: of the random numbers that sampling draws.
    max_num_seqs: how many sequences may run at the same time.
    max_num_batched_tokens: how many tokens a prefill step computes at most; what has more takes several.
    prefill_interleave: after how many prefill steps in a row the running sequences have a step; 0: when nothing more
        can be admitted.
    async_scheduling: plan a step while the one before runs; "auto": on a GPU. Afterwards it is True or False.
    attention_backend: what computes attention: "triton", "flash_attn", "torch", or "auto": on a GPU the first of these
        that serves, on a CPU torch. Afterwards it is the name of the one that was picked.
    kvcache_block_size: how many tokens have room in a block of the KV cache; "auto": 16 on a CPU, on a GPU what
        serves the backend (64 for triton, 256 for flash_attn, 16 for torch). Afterwards it is the number.
    num_kvcache_blocks: how many blocks there are; -1: as many as fit.
    enable_prefix_caching: whether prompts that begin alike share blocks.
    kvcache_memory: bytes for the KV cache; None: on a GPU what is left of `gpu_memory_utilization`, on a CPU 1 GiB.
    gpu_memory_utilization: the share of the GPU's memory that may be used in all, by other processes too.
    tensor_parallel_size: how many processes compute each layer together, on as many GPUs, `device` being the first of
        them, or on one CPU. It must divide the heads and the MLP of the model. With more than one, a script must start
        its engines under `if __name__ == "__main__":`, since each process imports it.
    enforce_eager: on a GPU, run a decode without CUDA graphs.
    trace: record each step in `LLM.trace`.

    The fields below the blank line are derived. Raises ValueError for a value that is not allowed.
    """

    model: str | PathLike
    max_model_len: int | None = None
    device: str | torch.device = "auto"
    dtype: str | torch.dtype = "auto"
    seed: int = 0
    max_num_seqs: int = 512
    max_num_batched_tokens: int = 16384
    prefill_interleave: int = 0
    async_scheduling: bool | str = "auto"
    attention_backend: str = "auto"
    kvcache_block_size: int | str = "auto"
    num_kvcache_blocks: int = -1
    enable_prefix_caching: bool = True
    kvcache_memory: int | None = None
    gpu_memory_utilization: float = 0.9
    tensor_parallel_size: int = 1
    enforce_eager: bool = False
    trace: bool = False

    path: Path = field(init=False)
    hf_config: PreTrainedConfig = field(init=False)
    eos_token_ids: frozenset[int] = field(init=False)
    vocab_size: int = field(init=False)

    @classmethod
    def from_keywords(cls, model: str | PathLike, **keywords: object) -> Self:
        """Like the constructor, but the TypeError for an unknown keyword suggests the name that was meant."""
        known = [setting.name for setting in fields(cls) if setting.init and setting.name != "model"]
        for name in keywords:
            if name not in known:
                near = get_close_matches(name, known, n=1)
                hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(known)}"
                raise TypeError(f"unknown keyword {name!r}: {hint}")
        return cls(model, **keywords)

    def __post_init__(self) -> None:
        if self.max_model_len is not None:
            self.max_model_len = check_int("max_model_len", self.max_model_len, minimum=2)
        self.seed = check_int("seed", self.seed, minimum=0, maximum=2**63 - 1)
        self.max_num_seqs = check_int("max_num_seqs", self.max_num_seqs, minimum=1, maximum=LARGEST_BATCH)
        self.max_num_batched_tokens = check_int(
            "max_num_batched_tokens", self.max_num_batched_tokens, minimum=1, maximum=MOST_BATCHED_TOKENS
        )
        self.prefill_interleave = check_int("prefill_interleave", self.prefill_interleave, minimum=0)
        if not is_auto(self.async_scheduling):
            check_bool("async_scheduling", self.async_scheduling)
        if not is_auto(self.kvcache_block_size):
            self.kvcache_block_size = check_int("kvcache_block_size", self.kvcache_block_size, minimum=1)
        self.num_kvcache_blocks = _check_num_blocks(self.num_kvcache_blocks)
        check_bool("enable_prefix_caching", self.enable_prefix_caching)
        if self.kvcache_memory is not None:
            self.kvcache_memory = check_int("kvcache_memory", self.kvcache_memory, minimum=1)
        check_number("gpu_memory_utilization", self.gpu_memory_utilization, minimum=0.01, maximum=1)
        self.tensor_parallel_size = check_int("tensor_parallel_size", self.tensor_parallel_size, minimum=1)
        check_bool("enforce_eager", self.enforce_eager)
        check_bool("trace", self.trace)
        self.device = _find_device(self.device)
        if is_auto(self.async_scheduling):
            self.async_scheduling = self.device.type == "cuda"
        if self.device.type == "cpu" and self.kvcache_memory is None:
            self.kvcache_memory = DEFAULT_KVCACHE_MEMORY

        self.path = resolve_model(self.model)
        with naming(self.path):
            hf_config = AutoConfig.from_pretrained(self.path, trust_remote_code=False)
            self.hf_config = hf_config.get_text_config()
            self.hf_config.architectures = hf_config.architectures  # a model of text and images has its own
            self.eos_token_ids = load_eos_token_ids(self.path)
        self.dtype = _find_dtype(self.dtype, self.device, self.hf_config)
        self.vocab_size = self.hf_config.vocab_size
        self._clamp_max_model_len()
        self._choose_attention_backend()
        _check_tensor_parallel_size(self.tensor_parallel_size, self.hf_config, self.device)

    def _clamp_max_model_len(self) -> None:
        """A model knows no position beyond those it was made with."""
        positions = getattr(self.hf_config, "max_position_embeddings", None) or DEFAULT_MAX_MODEL_LEN
        if self.max_model_len is None:
            self.max_model_len = min(DEFAULT_MAX_MODEL_LEN, positions)
        elif self.max_model_len > positions:
            warnings.warn(
                f"max_model_len={shown(self.max_model_len)} clamped to the model's {positions} positions", stacklevel=6
            )
            self.max_model_len = positions
        if self.max_model_len < 2:
            raise ValueError(f"max_position_embeddings={positions} in config.json: must be at least 2")

    def _choose_attention_backend(self) -> None:
        """Puts a name in place of "auto", and the block size that goes with it where the user left it open."""
        find_model_class(self.hf_config, self.path)  # only a model that is known has a head size to look for
        head_dim = head_dim_of(self.hf_config)
        block_size = None if is_auto(self.kvcache_block_size) else self.kvcache_block_size
        self.attention_backend = choose_backend(self.attention_backend, self.device, self.dtype, head_dim, block_size)
        self.kvcache_block_size = block_size or default_block_size(self.attention_backend, self.device)


def _check_num_blocks(num_blocks: object) -> int:
    """The setting `num_kvcache_blocks` as an integer: a number of blocks, or -1 for as many as fit."""
    if not is_int(num_blocks) or not (num_blocks == -1 or num_blocks >= 1):
        raise ValueError(f"num_kvcache_blocks={shown(num_blocks)}: must be an integer of at least 1, or -1")
    return int(num_blocks)


def _find_device(device: str | torch.device) -> torch.device:
    """The device of the setting `device`; refuses what this machine does not have."""
    if is_auto(device):
        return torch.device("cuda" if torch.cuda.is_available() else "cpu")
    try:
        found = torch.device(device)
    except (OverflowError, RuntimeError, TypeError, ValueError):  # which one depends on the value
        found = None
    if found is None or found.type not in ("cpu", "cuda"):
        raise ValueError(f'device={shown(device)}: must be "auto", "cpu", "cuda" or "cuda:N"')
    if found.type == "cuda" and (found.index or 0) >= torch.cuda.device_count():
        raise ValueError(f"device={device!r}: this machine has {torch.cuda.device_count()} CUDA devices")
    return found


def _check_tensor_parallel_size(size: int, hf_config: PreTrainedConfig, device: torch.device) -> None:
    """Refuses a number of ranks that the model cannot be divided by, or that there are no GPUs for."""
    heads, kv_heads = hf_config.num_attention_heads, hf_config.num_key_value_heads
    mlp = hf_config.intermediate_size
    common = math.gcd(heads, kv_heads, mlp)
    if common % size:
        works = ", ".join(str(divisor) for divisor in range(1, common + 1) if common % divisor == 0)
        raise ValueError(
            f"tensor_parallel_size={shown(size)}: must divide the model's {heads} query heads, "
            f"{kv_heads} key and value heads and MLP of {mlp}; {works} would"
        )
    num_devices = torch.cuda.device_count() - (device.index or 0)
    if device.type == "cuda" and size > num_devices:
        raise ValueError(f"tensor_parallel_size={size}: this machine has {num_devices} CUDA devices from {device} on")


def _find_dtype(dtype: str | torch.dtype, device: torch.device, hf_config: PreTrainedConfig) -> torch.dtype:
    """The type of the weights; on a GPU "auto" is the checkpoint's, or float16 where bfloat16 is missing.

    Of any other type than these and float32 "auto" makes float32.
    """
    if is_auto(dtype):
        checkpoint_dtype = getattr(hf_config, "dtype", None)
        if device.type == "cpu" or checkpoint_dtype not in DTYPES.values():
            return torch.float32
        lacks_bfloat16 = checkpoint_dtype == torch.bfloat16 and not torch.cuda.is_bf16_supported()
        return torch.float16 if lacks_bfloat16 else checkpoint_dtype
    found = DTYPES.get(dtype, dtype) if isinstance(dtype, str) else dtype
    if not isinstance(found, torch.dtype) or found not in DTYPES.values():
        raise ValueError(f'dtype={shown(dtype)}: must be "auto" or one of {", ".join(DTYPES)}')
    return found
