"""The settings of an engine, checked once before anything is loaded."""

import warnings
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from os import PathLike
from pathlib import Path
from typing import Self

import torch
from transformers import AutoConfig, PreTrainedConfig

from .utils.checks import check_int
from .utils.hub import load_eos_token_ids, naming, resolve_model

DEFAULT_MAX_MODEL_LEN = 4096
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

    The fields below the blank line are derived. Raises ValueError for a value that is not allowed.
    """

    model: str | PathLike
    max_model_len: int | None = None
    device: str | torch.device = "auto"
    dtype: str | torch.dtype = "auto"
    seed: int = 0

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
        self.device = _find_device(self.device)

        self.path = resolve_model(self.model)
        with naming(self.path):
            self.hf_config = AutoConfig.from_pretrained(self.path, trust_remote_code=False).get_text_config()
            self.eos_token_ids = load_eos_token_ids(self.path)
        self.dtype = _find_dtype(self.dtype, self.device, self.hf_config)
        self.vocab_size = self.hf_config.vocab_size
        self._clamp_max_model_len()

    def _clamp_max_model_len(self) -> None:
        """A model knows no position beyond those it was made with."""
        positions = getattr(self.hf_config, "max_position_embeddings", None) or DEFAULT_MAX_MODEL_LEN
        if self.max_model_len is None:
            self.max_model_len = min(DEFAULT_MAX_MODEL_LEN, positions)
        elif self.max_model_len > positions:
            warnings.warn(
                f"max_model_len={self.max_model_len} clamped to the model's {positions} positions", stacklevel=6
            )
            self.max_model_len = positions


def _find_device(device: str | torch.device) -> torch.device:
    """The device of the setting `device`; refuses what this machine does not have."""
    if device == "auto":
        return torch.device("cuda" if torch.cuda.is_available() else "cpu")
    try:
        found = torch.device(device)
    except (RuntimeError, TypeError, ValueError):  # the last for an integer beyond 64 bits
        found = None
    if found is None or found.type not in ("cpu", "cuda"):
        raise ValueError(f'device={device!r}: must be "auto", "cpu", "cuda" or "cuda:N"')
    if found.type == "cuda" and (found.index or 0) >= torch.cuda.device_count():
        raise ValueError(f"device={device!r}: this machine has {torch.cuda.device_count()} CUDA devices")
    return found


def _find_dtype(dtype: str | torch.dtype, device: torch.device, hf_config: PreTrainedConfig) -> torch.dtype:
    """The type of the weights; on a GPU "auto" is the checkpoint's, or float16 where bfloat16 is missing."""
    if dtype == "auto":
        checkpoint_dtype = getattr(hf_config, "dtype", None) or torch.float32
        if device.type == "cpu":
            return torch.float32
        lacks_bfloat16 = checkpoint_dtype == torch.bfloat16 and not torch.cuda.is_bf16_supported()
        return torch.float16 if lacks_bfloat16 else checkpoint_dtype
    found = DTYPES.get(dtype, dtype) if isinstance(dtype, str) else dtype
    if found not in DTYPES.values():
        raise ValueError(f'dtype={dtype!r}: must be "auto" or one of {", ".join(DTYPES)}')
    return found
