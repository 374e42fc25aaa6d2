"""What an engine takes where the user leaves a setting open, and where the user's mistakes are looked for."""

import ast
import shutil
from pathlib import Path

import pytest
import torch

import nanovllm_full
from nanovllm_full.config import Config
from nanovllm_full.utils.hub import resolve_model

from ..contract.tiny_models import edit_config

SELF_CHECKS = {
    "BlockManager.check_integrity",
    "BlockManager._check_table",
    "Scheduler.check_integrity",
    "Check.__post_init__",
}


@pytest.mark.parametrize(
    ("changes", "has_bfloat16", "expected"),
    [
        ({}, True, torch.float32),
        ({"dtype": None}, True, torch.float32),
        ({"dtype": "bfloat16"}, True, torch.bfloat16),
        ({"torch_dtype": "bfloat16"}, True, torch.bfloat16),
        ({"torch_dtype": "float16"}, False, torch.float16),
        ({"torch_dtype": "bfloat16"}, False, torch.float16),
    ],
    ids=str,
)
def test_type_on_a_gpu_is_that_of_the_checkpoint_under_either_name(
    monkeypatch, model_dir, tmp_path, changes, has_bfloat16, expected
):
    """GN 231: it may be absent, too. Where the GPU has no bfloat16, float16 takes its place."""
    monkeypatch.setattr(torch.cuda, "device_count", lambda: 1)
    monkeypatch.setattr(torch.cuda, "is_bf16_supported", lambda: has_bfloat16)
    path = shutil.copytree(model_dir, tmp_path / "model")
    edit_config(path, remove=("dtype", "torch_dtype"), **changes)
    assert Config(path, device="cuda", attention_backend="torch").dtype == expected


def assertions(tree: ast.AST, names: tuple[str, ...] = ()) -> list[str]:
    """The qualified name of the function around each `assert`."""
    found = []
    for node in ast.iter_child_nodes(tree):
        is_named = isinstance(node, ast.ClassDef | ast.FunctionDef)
        found += [".".join(names)] if isinstance(node, ast.Assert) else []
        found += assertions(node, (*names, node.name) if is_named else names)
    return found


def test_nothing_that_a_user_can_cause_is_an_assertion():
    """GN 249, 274, 277. With `python -O` they would not even be there."""
    files = Path(nanovllm_full.__file__).parent.rglob("*.py")
    found = {name for file in files for name in assertions(ast.parse(file.read_text(encoding="utf-8")))}
    assert found - SELF_CHECKS == set()
    assert "Scheduler.check_integrity" in found, "the search finds something"


def test_a_model_without_room_for_a_prompt_and_a_token_is_refused(tmp_path):
    for file in resolve_model("tiny-stories").iterdir():
        shutil.copy(file, tmp_path)
    edit_config(tmp_path, max_position_embeddings=1)
    with pytest.raises(ValueError, match=r"max_position_embeddings=1 in config\.json: must be at least 2"):
        Config(str(tmp_path))
