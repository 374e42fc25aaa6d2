"""What an engine says about a model that it cannot run."""

import json
import shutil

import pytest
import torch
from safetensors.torch import load_file, save_file
from transformers import Gemma2Config, Gemma2ForCausalLM


@pytest.fixture
def broken_model(model_dir, tmp_path):
    """A copy of the bundled model, to be broken."""
    return shutil.copytree(model_dir, tmp_path / "model")


def test_missing_tensor_is_an_error_by_name(make_llm, broken_model):
    """GN 97, 264, 272: the missing weights stayed random numbers."""
    weights = load_file(broken_model / "model.safetensors")
    del weights["model.layers.3.mlp.up_proj.weight"]
    save_file(weights, broken_model / "model.safetensors", metadata={"format": "pt"})
    with pytest.raises(ValueError, match=r"model.*lacks.*model\.layers\.3\.mlp\.up_proj\.weight"):
        make_llm(broken_model)


def test_empty_folder_is_an_error_by_name(make_llm, tmp_path):
    """GN 97, 264, 272: a wrong path loaded nothing, without an error."""
    with pytest.raises(ValueError, match=r"model=.*config\.json"):
        make_llm(tmp_path)


def test_quantised_checkpoint_is_refused(make_llm, broken_model):
    """GN 58, 98: loading failed in the middle."""
    config = json.loads((broken_model / "config.json").read_text())
    config["quantization_config"] = {"quant_method": "fp8"}
    (broken_model / "config.json").write_text(json.dumps(config))
    with pytest.raises(ValueError, match=r"model.*quanti[sz]"):
        make_llm(broken_model)


def test_model_without_tokenizer_is_refused(make_llm, broken_model):
    for file in ("tokenizer.json", "tokenizer_config.json", "chat_template.jinja"):
        (broken_model / file).unlink()
    with pytest.raises(ValueError, match=r"model.*tokenizer"):
        make_llm(broken_model)


@pytest.mark.parametrize(
    ("file", "change"),
    [
        ("tokenizer.json", lambda content: {}),
        ("config.json", lambda content: content | {"hidden_size": 128}),
        ("config.json", lambda content: content | {"model_type": "nosuch"}),
        ("config.json", lambda content: content | {"rope_parameters": {"rope_type": "nosuch", "rope_theta": 1e4}}),
        ("generation_config.json", lambda content: None),
    ],
    ids=["tokenizer", "shape", "architecture", "rope", "generation"],
)
def test_damaged_model_is_an_error_that_names_it(make_llm, broken_model, file, change):
    """Found: each came out as another exception of a library, without the name of the model."""
    content = change(json.loads((broken_model / file).read_text()))
    (broken_model / file).write_text("{" if content is None else json.dumps(content))
    with pytest.raises(ValueError, match=r"model.*cannot be (loaded|read)"):
        make_llm(broken_model)


def test_head_that_changes_its_logits_is_refused(make_llm, broken_model):
    """Gemma 2 caps its logits, which `compute_logits` would leave out."""
    torch.manual_seed(0)
    config = Gemma2Config(
        vocab_size=4096,
        hidden_size=32,
        intermediate_size=64,
        num_hidden_layers=1,
        num_attention_heads=2,
        num_key_value_heads=1,
        head_dim=16,
        final_logit_softcapping=0.5,
        initializer_range=1.0,
    )
    (broken_model / "config.json").unlink()
    Gemma2ForCausalLM(config).save_pretrained(broken_model)
    with pytest.raises(ValueError, match="Gemma2"):
        make_llm(broken_model)
