"""Reads the weights of a checkpoint into a model, or those of them that this rank has."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from safetensors import safe_open
from torch import nn

from .hub import naming
from .parallel import Shard


@dataclass(frozen=True, slots=True)
class Target:
    """The part of a parameter that a tensor of the checkpoint fills, and the part of the tensor that fills it.

    Without a `shard` that is the whole tensor.
    """

    param: torch.Tensor
    shard: Shard | None

    @property
    def shape(self) -> list[int]:
        """The shape of the whole tensor."""
        shape = list(self.param.shape)
        if self.shard is not None:
            shape[self.shard.dim] = self.shard.total
        return shape

    @property
    def filled(self) -> torch.Tensor:
        """`param` without rows that belong to no token."""
        return self.param if self.shard is None else self.param.narrow(self.shard.dim, 0, self.shard.size)

    def read(self, tensor: Any) -> torch.Tensor:
        """The part of a tensor; `tensor` is a slice of safetensors, of which nothing else is read."""
        if self.shard is None:
            return tensor[:]
        index = [slice(None)] * self.param.dim()
        index[self.shard.dim] = slice(self.shard.start, self.shard.start + self.shard.size)
        return tensor[tuple(index)]


def load_model(model: nn.Module, path: Path) -> None:
    """Copies the tensors of the *.safetensors files in folder `path` to where they belong in the model.

    Raises ValueError with the names of all tensors that are missing, unexpected, of another shape, of no floating-point
    type, or in two files. A tied LM head may be there too, but must be the embedding: `transformers` would not tie them
    otherwise.
    """
    targets = find_targets(model)
    embedding = targets["model.embed_tokens.weight"]
    problems = []
    seen = set()
    tied_head = None
    for name, tensor in read_tensors(path):
        shape = tensor.get_shape()
        target = targets.pop(name, None)
        if name in seen:
            problems.append(f"has {name} in two files")
        elif target is None:
            if not is_ignored(name, model):
                problems.append(f"has {name}, which is not expected")
            elif name == "lm_head.weight":
                tied_head = embedding.read(tensor) if shape == embedding.shape else tensor[:]
        elif shape != target.shape:
            problems.append(f"has {name} of shape {shape}, not {target.shape}")
        elif not tensor.get_dtype().startswith(("F", "BF")):
            problems.append(f"has {name} of type {tensor.get_dtype()}, which is no floating-point type")
        else:
            target.filled.copy_(target.read(tensor))
        seen.add(name)
    problems += [f"lacks {name}" for name in targets]
    if tied_head is not None and not torch.equal(tied_head.to(embedding.param), embedding.filled):
        problems.append("has lm_head.weight, which is tied to model.embed_tokens.weight but differs from it")
    if problems:
        raise ValueError(f"model: {path} cannot be loaded: it {'; it '.join(sorted(problems))}")


def find_targets(model: nn.Module) -> dict[str, Target]:
    """For each tensor that the checkpoint must have, by its name there, where it goes."""
    packed: dict[str, list[tuple[str, int]]] = {}
    for name, (layer, index) in model.packed_modules_mapping.items():
        packed.setdefault(layer, []).append((name, index))
    targets = {}
    for name, param in model.named_parameters():  # a tied LM head is not named a second time
        *path, layer, kind = name.split(".")
        module = model.get_submodule(".".join([*path, layer]))
        shards = getattr(module, "shards", {}).get(kind, [None])
        if layer not in packed:
            targets[name] = Target(param.data, shards[0])
            continue
        for part, index in packed[layer]:
            targets[".".join([*path, part, kind])] = Target(module.shard(param.data, index), shards[index])
    return targets


def read_tensors(path: Path) -> Iterator[tuple[str, Any]]:
    """Names and tensors of all files, one at a time; each tensor as a slice, which reads what it is indexed with."""
    for file in find_shards(path):
        with naming(path), safe_open(file, framework="pt") as tensors:
            for name in tensors.keys():  # noqa: SIM118
                yield name, tensors.get_slice(name)


def find_shards(path: Path) -> list[Path]:
    """The weight files of a checkpoint, as `transformers` finds them: other files, an adapter's say, may lie beside."""
    index = path / "model.safetensors.index.json"
    if (path / "model.safetensors").is_file():
        return [path / "model.safetensors"]
    if index.is_file():
        return [
            path / name for name in sorted(set(json.loads(index.read_text(encoding="utf-8"))["weight_map"].values()))
        ]
    return sorted(path.glob("*.safetensors"))


def is_ignored(name: str, model: nn.Module) -> bool:
    """Whether a tensor may be in a checkpoint without a place here: a tied LM head, or stored rotary frequencies."""
    is_tied = model.lm_head.weight is model.model.embed_tokens.weight
    return name.endswith("rotary_emb.inv_freq") or (name == "lm_head.weight" and is_tied)
