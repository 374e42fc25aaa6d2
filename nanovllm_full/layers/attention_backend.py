"""What an attention backend does, which ones there are, and which of them serve an engine.

Only the module of the backend that was chosen is imported: flash-attn and Triton need not be installed.
"""

import importlib
import os
from abc import ABC, abstractmethod
from importlib.util import find_spec

import torch

from ..utils.checks import shown
from ..utils.context import Context

MIN_CAPABILITY = (8, 0)  # Ampere: what flash-attn 2 and our kernels are made for
MAX_HEAD_DIM = 256
FLASH_ATTN_BLOCK_SIZE = 256  # what its blocks are multiples of
BLOCK_SIZES = {"triton": 64, "flash_attn": FLASH_ATTN_BLOCK_SIZE, "torch": 16}  # the defaults on a GPU; fastest first
CPU_BLOCK_SIZE = 16


class AttentionBackend(ABC):
    """Stores keys and values in the paged cache, and attends to them.

    query is [tokens, heads, head size], key and value are [tokens, KV heads, head size]: all may be views, but each
    head's numbers are next to one another. The caches are [blocks, block size, KV heads, head size], contiguous. All
    are of one floating-point type. `scale` multiplies the products of queries and keys. Slots that were never written
    may hold anything, NaN too, and do not change a result.

    A CUDA graph can capture `store_kvcache` and `decode`: they read nothing back from the GPU, and their shapes depend
    on shapes alone. A captured batch is filled up with tokens of slot -1 and sequences of length 0.
    """

    def begin_step(self) -> None:
        """Is called before each forward pass, also before one that is captured: all that is known of a batch is old."""
        return

    @abstractmethod
    def store_kvcache(
        self,
        key: torch.Tensor,
        value: torch.Tensor,
        k_cache: torch.Tensor,
        v_cache: torch.Tensor,
        slot_mapping: torch.Tensor,
    ) -> None:
        """Writes key and value into the slots of the caches; a token whose slot is -1 is not kept."""

    @abstractmethod
    def prefill(
        self,
        query: torch.Tensor,
        key: torch.Tensor,
        value: torch.Tensor,
        k_cache: torch.Tensor,
        v_cache: torch.Tensor,
        context: Context,
        scale: float,
    ) -> torch.Tensor:
        """Lets each query attend to its sequence up to itself; the queries are the last tokens of their sequences.

        With block tables in the Context all keys and values are in the cache, also the new ones. Without, they are
        `key` and `value`, and the caches may be empty. Returns a tensor like query.
        """

    @abstractmethod
    def decode(
        self, query: torch.Tensor, k_cache: torch.Tensor, v_cache: torch.Tensor, context: Context, scale: float
    ) -> torch.Tensor:
        """Lets one query of each sequence attend to all of it, through the block tables. Returns a tensor like query.

        A sequence of length 0 gets zeros, whatever its block table says.
        """


def choose_backend(
    name: str, device: torch.device, dtype: torch.dtype, head_dim: int, block_size: int | None = None
) -> str:
    """The backend that the setting `attention_backend` stands for: "auto" is the fastest that serves.

    On a CPU "auto" is torch. `block_size` is None if the user left it open. Raises ValueError if the one that is asked
    for cannot run.
    """
    if not isinstance(name, str) or name not in ("auto", *BLOCK_SIZES):
        raise ValueError(f'attention_backend={shown(name)}: must be "auto" or one of {", ".join(BLOCK_SIZES)}')
    if name == "auto" and device.type == "cpu":
        return "torch"
    wanted = BLOCK_SIZES if name == "auto" else [name]
    problems = {}
    for candidate in wanted:
        problems[candidate] = find_problem(candidate, device, dtype, head_dim, block_size)
        if problems[candidate] is None:
            return candidate
    serving = [other for other in BLOCK_SIZES if find_problem(other, device, dtype, head_dim, block_size) is None]
    raise ValueError(f"attention_backend={name!r}: {problems[name]}; what serves here: {', '.join(serving)}")


def find_problem(
    name: str, device: torch.device, dtype: torch.dtype, head_dim: int, block_size: int | None
) -> str | None:
    """Why a backend cannot serve; None if it can. torch can always."""
    if name == "torch":
        return None
    if device.type == "cuda" and torch.cuda.get_device_capability(device) < MIN_CAPABILITY:
        return f"needs a GPU of compute capability {'.'.join(map(str, MIN_CAPABILITY))} or newer"
    if head_dim > MAX_HEAD_DIM:
        return f"takes head sizes up to {MAX_HEAD_DIM}, the model's is {head_dim}"
    if name == "triton":
        return _find_triton_problem(device, dtype)
    return _find_flash_attn_problem(device, dtype, head_dim, block_size)


def _find_triton_problem(device: torch.device, dtype: torch.dtype) -> str | None:
    if find_spec("triton") is None:
        return "triton is not installed"
    if device.type == "cuda":
        return None
    if os.environ.get("TRITON_INTERPRET") != "1":
        return "needs a CUDA GPU, or its interpreter (TRITON_INTERPRET=1 in the environment from the start)"
    if dtype == torch.bfloat16:
        return "its interpreter computes float32 and float16, not bfloat16"
    return None


def _find_flash_attn_problem(
    device: torch.device, dtype: torch.dtype, head_dim: int, block_size: int | None
) -> str | None:
    if device.type != "cuda":
        return "needs a CUDA GPU"
    if find_spec("triton") is None:
        return "triton, which stores its keys and values, is not installed"
    if dtype == torch.float32:
        return "needs dtype float16 or bfloat16, not float32"
    if head_dim % 8:
        return f"takes head sizes that are multiples of 8, the model's is {head_dim}"
    if block_size is not None and block_size % FLASH_ATTN_BLOCK_SIZE:
        return f"kvcache_block_size={block_size} must be a multiple of {FLASH_ATTN_BLOCK_SIZE}"
    try:
        importlib.import_module("flash_attn")
    except Exception as error:  # not installed, or built for another torch or CUDA, which shows in many ways
        return f"flash_attn cannot be imported ({error})"
    return None


def default_block_size(name: str, device: torch.device) -> int:
    """How many tokens a block has if the user leaves it open: what serves the backend on a GPU, 16 on a CPU."""
    return CPU_BLOCK_SIZE if device.type == "cpu" else BLOCK_SIZES[name]


def make_backend(name: str, device: torch.device) -> AttentionBackend:
    """The backend that `choose_backend` has picked."""
    if name == "flash_attn":
        from .flash_attention import FlashAttnBackend

        return FlashAttnBackend()
    if name == "triton":
        from .triton_attention import TritonBackend

        return TritonBackend(device)
    from .attention import TorchBackend

    return TorchBackend()
