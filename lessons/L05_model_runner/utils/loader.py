"""Reads the weights of a checkpoint into a model."""

import json
from collections.abc import Iterator
from pathlib import Path

import torch
from safetensors import safe_open
from torch import nn

from .hub import naming


def load_model(model: nn.Module, path: Path) -> None:
    """Copies every tensor of the *.safetensors files in folder `path` to where it belongs in the model.

    Raises ValueError with the names of all tensors that are missing, unexpected, of another shape, of no floating-point
    type, or in two files. A tied LM head may be there too, but must be the embedding: `transformers` would not tie them
    otherwise.
    """
    targets = find_targets(model)
    problems = []
    seen = set()
    tied_head = None
    for name, tensor in read_tensors(path):
        target = targets.pop(name, None)
        if name in seen:
            problems.append(f"has {name} in two files")
        elif target is None:
            if not is_ignored(name, model):
                problems.append(f"has {name}, which is not expected")
            elif name == "lm_head.weight":
                tied_head = tensor
        elif target.shape != tensor.shape:
            problems.append(f"has {name} of shape {list(tensor.shape)}, not {list(target.shape)}")
        elif not tensor.is_floating_point():
            problems.append(f"has {name} of type {tensor.dtype}, which is no floating-point type")
        else:
            target.copy_(tensor)
        seen.add(name)
    problems += [f"lacks {name}" for name in targets]
    embedding = model.model.embed_tokens.weight
    if tied_head is not None and not torch.equal(tied_head.to(embedding), embedding):
        problems.append("has lm_head.weight, which is tied to model.embed_tokens.weight but differs from it")
    if problems:
        raise ValueError(f"model: {path} cannot be loaded: it {'; it '.join(sorted(problems))}")


def find_targets(model: nn.Module) -> dict[str, torch.Tensor]:
    """For each tensor that the checkpoint must have, by its name there, the part of a parameter that takes it."""
    packed: dict[str, list[tuple[str, int]]] = {}
    for name, (layer, index) in model.packed_modules_mapping.items():
        packed.setdefault(layer, []).append((name, index))
    targets = {}
    for name, param in model.named_parameters():  # a tied LM head is not named a second time
        *path, layer, kind = name.split(".")
        if layer not in packed:
            targets[name] = param.data
            continue
        module = model.get_submodule(".".join([*path, layer]))
        for part, index in packed[layer]:
            targets[".".join([*path, part, kind])] = module.shard(param.data, index)
    return targets


def read_tensors(path: Path) -> Iterator[tuple[str, torch.Tensor]]:
    """Names and tensors of all shards, one at a time."""
    for file in find_shards(path):
        with naming(path), safe_open(file, framework="pt") as shard:
            for name in shard.keys():  # noqa: SIM118
                yield name, shard.get_tensor(name)


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
