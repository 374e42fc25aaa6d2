"""From a checkpoint's files to a model: what is found, what is refused by name, and that it generates the right ids."""

import json
import random
import shutil
from importlib import import_module
from types import SimpleNamespace

import pytest
import torch
from safetensors.torch import load_file, save_file

from ..prompts import PROMPTS
from ..reference import WIDE_GAP, Reference, assert_greedy
from .test_generate import greedy
from .tiny_models import LLAMA3, TINY_MODELS, edit_config, make_tiny_model, save_checkpoint

pytestmark = pytest.mark.since("L05")

WEIGHTS = "model.safetensors"
PART_NAMES = ("q_proj", "k_proj", "v_proj", "gate_proj", "up_proj")


@pytest.fixture(scope="module")
def modules(stage):
    """The stage's loader and registry."""
    loader, registry = (import_module(f"{stage.__name__}.{name}") for name in ("utils.loader", "models.registry"))
    return SimpleNamespace(loader=loader, registry=registry)


@pytest.fixture
def checkpoint(tmp_path):
    """Writes a tiny model of some name."""

    def make(name: str = "llama", **options):
        return save_checkpoint(make_tiny_model(name), tmp_path / name, **options)

    return make


def change_weights(path, change) -> None:
    """Lets `change` edit the dict of tensors of a checkpoint."""
    weights = load_file(path / WEIGHTS)
    change(weights)
    save_file(weights, path / WEIGHTS, metadata={"format": "pt"})


def parameters(llm) -> dict[str, torch.Tensor]:
    return dict(llm.model_runner.model.named_parameters())


# Where tensors go


@pytest.mark.parametrize("name", TINY_MODELS)
def test_every_tensor_of_the_file_has_one_place_and_every_parameter_is_filled(make_llm, checkpoint, name):
    path = checkpoint(name)
    weights = load_file(path / WEIGHTS)
    params = parameters(make_llm(path))
    sizes = sum(tensor.numel() for tensor in weights.values())
    assert sizes == sum(param.numel() for param in params.values())
    for tensor_name, tensor in weights.items():
        if not any(part in tensor_name for part in PART_NAMES):
            assert torch.equal(params[tensor_name], tensor.float()), tensor_name


@pytest.mark.parametrize("name", ["qwen3_odd", "llama_odd", "qwen2"])
def test_parts_of_a_packed_layer_lie_below_each_other(make_llm, checkpoint, name):
    path = checkpoint(name)
    weights, params = load_file(path / WEIGHTS), parameters(make_llm(path))
    for layer in range(3):
        for packed, parts in (
            ("self_attn.qkv_proj", ("self_attn.q_proj", "self_attn.k_proj", "self_attn.v_proj")),
            ("mlp.gate_up_proj", ("mlp.gate_proj", "mlp.up_proj")),
        ):
            for kind in ("weight", "bias"):
                names = [f"model.layers.{layer}.{part}.{kind}" for part in parts]
                param = params.get(f"model.layers.{layer}.{packed}.{kind}")
                assert (param is None) == (names[0] not in weights), names[0]
                if param is not None:
                    assert torch.equal(param, torch.cat([weights[part] for part in names]))


def test_weights_may_be_in_several_files(make_llm, checkpoint):
    """A packed layer's parts may come from different ones."""
    path = checkpoint("qwen3", max_shard_size="60KB")
    files = sorted(path.glob("*.safetensors"))
    assert len(files) > 3
    whole = make_tiny_model("qwen3").state_dict()
    params = parameters(make_llm(path))
    assert torch.equal(params["model.norm.weight"], whole["model.norm.weight"])
    parts = [whole[f"model.layers.2.self_attn.{part}_proj.weight"] for part in "qkv"]
    assert torch.equal(params["model.layers.2.self_attn.qkv_proj.weight"], torch.cat(parts))


@pytest.mark.parametrize("size", ["5GB", "60KB"])
def test_other_files_may_lie_beside_the_weights(make_llm, checkpoint, size):
    """An adapter's, say: `transformers` reads what the index names, or model.safetensors."""
    path = checkpoint("qwen3", max_shard_size=size)
    save_file({"lora": torch.ones(1)}, path / "adapter_model.safetensors", metadata={"format": "pt"})
    params = parameters(make_llm(path))
    assert torch.equal(params["model.norm.weight"], make_tiny_model("qwen3").state_dict()["model.norm.weight"])


def test_a_model_of_text_and_images_is_refused_by_its_own_name(make_llm, tmp_path, model_dir):
    """Not by that of the text model inside of it."""
    shutil.copytree(model_dir, tmp_path, dirs_exist_ok=True)
    config = {"model_type": "qwen2_vl", "architectures": ["Qwen2VLForConditionalGeneration"]}
    (tmp_path / "config.json").write_text(json.dumps(config))
    with pytest.raises(ValueError, match="architecture Qwen2VLForConditionalGeneration is not supported"):
        make_llm(tmp_path)


def test_a_missing_file_of_several_is_named(make_llm, checkpoint):
    """GN 264: the weights of a missing shard stayed random numbers."""
    path = checkpoint("qwen3", max_shard_size="60KB")
    lost = sorted(path.glob("*.safetensors"))[1]
    lost.unlink()
    with pytest.raises(ValueError, match=rf"model.*lacks 1 weight file.*{lost.name}"):
        make_llm(path)


def test_a_missing_file_without_an_index_is_noticed_by_its_tensors(make_llm, checkpoint):
    path = checkpoint("qwen3", max_shard_size="60KB")
    files = sorted(path.glob("*.safetensors"))
    lost = list(load_file(files[1]))
    files[1].unlink()
    (path / "model.safetensors.index.json").unlink()
    for number, file in enumerate(file for file in files if file.exists()):
        file.rename(path / f"weights_{number}.safetensors")
    with pytest.raises(ValueError, match="cannot be loaded") as error:
        make_llm(path)
    for name in lost:
        assert f"lacks {name}" in str(error.value)


@pytest.mark.parametrize("value", ["the same", "another"])
def test_tensor_in_two_files_is_named(make_llm, checkpoint, value):
    """Which one counts? The file that is read last would decide."""
    path = checkpoint("qwen3", max_shard_size="60KB")
    first, *_, last = sorted(path.glob("*.safetensors"))
    [name, tensor], *_ = load_file(first).items()
    weights = load_file(last) | {name: tensor if value == "the same" else tensor + 1}
    save_file(weights, last, metadata={"format": "pt"})
    with pytest.raises(ValueError, match=rf"model: {path} cannot be loaded: it has {name} in two files$"):
        make_llm(path)


# What is wrong with a file


@pytest.mark.parametrize(
    "name",
    [
        "model.embed_tokens.weight",
        "model.layers.1.self_attn.k_proj.weight",
        "model.layers.1.mlp.gate_proj.weight",
        "model.layers.2.input_layernorm.weight",
        "model.norm.weight",
        "lm_head.weight",
    ],
)
def test_missing_tensor_is_named(make_llm, checkpoint, name):
    path = checkpoint("llama")
    change_weights(path, lambda weights: weights.pop(name))
    with pytest.raises(ValueError, match=rf"model: .*cannot be loaded: it lacks {name}$"):
        make_llm(path)


def test_missing_bias_is_named(make_llm, checkpoint):
    path = checkpoint("qwen2")
    change_weights(path, lambda weights: weights.pop("model.layers.0.self_attn.v_proj.bias"))
    with pytest.raises(ValueError, match=r"it lacks model\.layers\.0\.self_attn\.v_proj\.bias$"):
        make_llm(path)


@pytest.mark.parametrize(
    "name",
    [
        "model.layers.3.mlp.up_proj.weight",
        "model.layers.0.self_attn.q_norm.weight",
        "model.layers.0.self_attn.q_proj.bias",
        "model.layers.0.self_attn.qkv_proj.weight",
        "model.layers.0.mlp.gate_up_proj.weight",
        "model.layers.0.mlp.up_proj.weight_scale",
        "q_proj.weight",
        "visual.patch_embed.weight",
        "lm_head.bias",
    ],
)
def test_unexpected_tensor_is_named(make_llm, checkpoint, name):
    """A layer too many, norms or biases that the class does not have, this engine's own names, scales."""
    path = checkpoint("llama")
    change_weights(path, lambda weights: weights.update({name: torch.ones(4, 4)}))
    with pytest.raises(ValueError, match=rf"model: .*cannot be loaded: it has {name}, which is not expected$"):
        make_llm(path)


@pytest.mark.parametrize(
    ("name", "shape", "expected"),
    [
        ("model.layers.1.self_attn.k_proj.weight", [64, 64], [32, 64]),
        ("model.layers.1.mlp.down_proj.weight", [128, 64], [64, 128]),
        ("model.layers.1.mlp.up_proj.weight", [1, 64], [128, 64]),
        ("model.norm.weight", [1], [64]),
        ("lm_head.weight", [4095, 64], [4096, 64]),
    ],
)
def test_tensor_of_another_shape_is_named_with_both(make_llm, checkpoint, name, shape, expected):
    """Some of these could be broadcast, and nobody would notice."""
    path = checkpoint("llama")
    change_weights(path, lambda weights: weights.update({name: torch.ones(shape)}))
    with pytest.raises(ValueError) as error:  # noqa: PT011
        make_llm(path)
    assert str(error.value).endswith(f"cannot be loaded: it has {name} of shape {shape}, not {expected}")


def test_tensor_of_integers_is_named(make_llm, checkpoint):
    """Found: the weights of a quantised model without a word of it in config.json were taken as they are."""
    path = checkpoint("qwen3")
    weights = load_file(path / "model.safetensors")
    weights["model.norm.weight"] = weights["model.norm.weight"].to(torch.int8)
    save_file(weights, path / "model.safetensors", metadata={"format": "pt"})
    with pytest.raises(ValueError, match=r"it has model\.norm\.weight of type (torch\.int8|I8), which is no"):
        make_llm(path)


def test_all_problems_are_reported_at_once(make_llm, checkpoint):
    path = checkpoint("llama")

    def change(weights):
        del weights["model.layers.0.mlp.up_proj.weight"], weights["model.layers.2.self_attn.o_proj.weight"]
        weights["model.layers.1.mlp.down_proj.weight"] = torch.ones(3, 5)
        weights["adapter.weight"] = torch.ones(2)

    change_weights(path, change)
    with pytest.raises(ValueError, match="cannot be loaded") as error:
        make_llm(path)
    for problem in (
        str(path),
        "has adapter.weight, which is not expected",
        "has model.layers.1.mlp.down_proj.weight of shape [3, 5], not [64, 128]",
        "lacks model.layers.0.mlp.up_proj.weight",
        "lacks model.layers.2.self_attn.o_proj.weight",
    ):
        assert problem in str(error.value)


def test_another_architecture_does_not_load_into_the_class_that_is_asked_for(make_llm, checkpoint):
    """A Llama checkpoint that says it is Qwen3: its norms are missing."""
    path = checkpoint("llama")
    edit_config(path, architectures=["Qwen3ForCausalLM"], model_type="qwen3", head_dim=16)
    with pytest.raises(ValueError, match=r"lacks model\.layers\.0\.self_attn\.k_norm\.weight"):
        make_llm(path)


@pytest.mark.parametrize("name", ["qwen3_tied", "qwen2_tied"])
def test_tied_head_may_be_in_the_file(make_llm, checkpoint, name):
    """The head is the embedding; a second copy of it is not looked at."""
    path = checkpoint(name)
    embedding = load_file(path / WEIGHTS)["model.embed_tokens.weight"]
    assert "lm_head.weight" not in load_file(path / WEIGHTS)
    change_weights(path, lambda weights: weights.update({"lm_head.weight": embedding.clone()}))
    model = make_llm(path).model_runner.model
    assert model.lm_head.weight is model.model.embed_tokens.weight
    assert torch.equal(model.lm_head.weight, embedding)


def test_tied_head_that_is_not_the_embedding_is_refused(make_llm, checkpoint):
    """Found: it was ignored, where `transformers` does not tie the two, and says so."""
    path = checkpoint("qwen3_tied")
    change_weights(path, lambda weights: weights.update({"lm_head.weight": -weights["model.embed_tokens.weight"]}))
    with pytest.raises(ValueError, match=r"it has lm_head\.weight, which is tied to model\.embed_tokens\.weight"):
        make_llm(path)


def test_stored_rotary_frequencies_are_not_looked_at(make_llm, checkpoint):
    """Old checkpoints of Llama have them for each layer."""
    path = checkpoint("llama")
    before = parameters(make_llm(path))
    change_weights(
        path,
        lambda weights: weights.update(
            {f"model.layers.{layer}.self_attn.rotary_emb.inv_freq": torch.full((8,), 9.0) for layer in range(3)}
        ),
    )
    llm = make_llm(path)
    assert all(torch.equal(param, before[name]) for name, param in parameters(llm).items())
    cos_sin_cache = llm.model_runner.model.model.layers[0].self_attn.rotary_emb.cos_sin_cache
    assert torch.equal(cos_sin_cache[1, 0, :8], (10000.0 ** (-torch.arange(0, 16, 2) / 16)).cos())


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float64], ids=str)
def test_weights_become_float32_on_a_cpu(make_llm, checkpoint, dtype):
    path = checkpoint("llama")
    change_weights(path, lambda weights: weights.update({name: x.to(dtype) for name, x in list(weights.items())}))
    params = parameters(make_llm(path))
    assert {param.dtype for param in params.values()} == {torch.float32}
    expected = make_tiny_model("llama").state_dict()["lm_head.weight"].to(dtype).float()
    assert torch.equal(params["lm_head.weight"], expected)


@pytest.mark.parametrize("damage", ["short", "long", "header", "empty", "pointer"])
def test_damaged_weight_file_is_named(make_llm, checkpoint, damage):
    path = checkpoint("llama")
    file = path / WEIGHTS
    content = file.read_bytes()
    damaged = {
        "short": content[:-100],
        "long": content + b"more",
        "header": content[:8] + b"x" + content[9:],
        "empty": b"",
        "pointer": b"version https://git-lfs.github.com/spec/v1\n",
    }
    file.write_bytes(damaged[damage])
    with pytest.raises(ValueError, match=rf"model.*{WEIGHTS}"):
        make_llm(path)


def test_a_file_that_only_the_library_finds_damaged_is_named_too(make_llm, checkpoint):
    """Its header is JSON and its size fits, but no such type of numbers exists."""
    path = checkpoint("llama")
    file = path / WEIGHTS
    file.write_bytes(file.read_bytes().replace(b'"F32"', b'"Q99"', 1))
    with pytest.raises(ValueError, match=r"model.*cannot be loaded"):
        make_llm(path)


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
def test_failure_leaves_nothing_behind(make_llm, checkpoint, dtype):
    """New tensors are float32 again, the same call works once the file is whole."""
    path = checkpoint("llama")
    content = (path / WEIGHTS).read_bytes()
    change_weights(path, lambda weights: weights.pop("lm_head.weight"))
    with pytest.raises(ValueError, match=r"lacks lm_head\.weight"):
        make_llm(path, dtype=dtype)
    assert torch.get_default_dtype() == torch.float32
    (path / WEIGHTS).write_bytes(content)
    assert {str(param.dtype) for param in parameters(make_llm(path, dtype=dtype)).values()} == {f"torch.{dtype}"}
    assert torch.get_default_dtype() == torch.float32


def test_error_while_the_model_is_made_restores_the_default_type(make_llm, checkpoint, modules, monkeypatch):
    path = checkpoint("llama")

    class Broken:
        def __init__(self, *_):
            assert torch.get_default_dtype() == torch.bfloat16
            raise MemoryError("on purpose")

    monkeypatch.setitem(modules.registry.MODELS, "LlamaForCausalLM", Broken)
    with pytest.raises(ValueError, match=rf"model: {path} cannot be loaded \(MemoryError: on purpose\)"):
        make_llm(path, dtype="bfloat16")
    assert torch.get_default_dtype() == torch.float32


# What is refused before a weight is read


SLIDING = {"use_sliding_window": True, "sliding_window": 5, "max_window_layers": 1, "layer_types": None}
YARN = {"rope_type": "yarn", "rope_theta": 1e4, "factor": 4.0, "original_max_position_embeddings": 64}


@pytest.mark.parametrize(
    ("name", "changes", "message"),
    [
        ("llama", {"architectures": ["MistralForCausalLM"], "model_type": "mistral"}, "MistralForCausalLM"),
        ("qwen3", {"architectures": ["Qwen3MoeForCausalLM"]}, "Qwen3MoeForCausalLM"),
        ("llama", {"architectures": ["LlamaForSequenceClassification"]}, "LlamaForSequenceClassification"),
        ("llama", {"architectures": None}, "architecture"),
        ("llama", {"architectures": []}, "architecture"),
        ("llama", {"architectures": "LlamaForCausalLM"}, "architectures.*list"),
        ("qwen3", {"rope_parameters": YARN}, "RoPE type 'yarn'"),
        ("qwen2", {"rope_parameters": {"rope_type": "linear", "rope_theta": 1e4, "factor": 2.0}}, "RoPE type 'linear'"),
        ("llama", {"rope_parameters": {"rope_type": "dynamic", "rope_theta": 1e4, "factor": 2.0}}, "RoPE type 'dyn"),
        ("llama", {"rope_parameters": None, "rope_scaling": {"type": "linear", "factor": 2.0}}, "RoPE type 'linear'"),
        ("qwen3", {"rope_parameters": None, "rope_scaling": {**YARN, "type": "yarn"}}, "RoPE type 'yarn'"),
        (
            "llama",
            {"rope_parameters": {"rope_type": "default", "rope_theta": 1e4, "partial_rotary_factor": 0.5}},
            "partial_rotary_factor",
        ),
        ("llama", {"partial_rotary_factor": 0.5}, "partial_rotary_factor"),
        ("llama", {"quantization_config": {"quant_method": "gptq", "bits": 4}}, "quanti[sz]"),
        ("qwen3", {"quantization_config": {"quant_method": "fp8"}}, "quanti[sz]"),
        ("qwen3", SLIDING, "sliding"),
        ("qwen2", SLIDING, "sliding"),
        ("llama", {"hidden_act": "gelu"}, "hidden_act 'gelu'"),
        ("qwen3", {"hidden_act": "relu"}, "hidden_act 'relu'"),
        ("llama", {"num_key_value_heads": 0}, "num_key_value_heads=0 in config.json: must be at least 1"),
        ("qwen3", {"max_position_embeddings": 0}, "max_position_embeddings=0 in config.json: must be at least 1"),
        ("llama", {"vocab_size": -5}, "vocab_size=-5 in config.json: must be at least 1"),
        ("qwen3", {"head_dim": -4}, "head_dim=-4 in config.json: must be at least 1"),
        ("llama", {"num_key_value_heads": 3}, "num_attention_heads=4 is not a multiple of num_key_value_heads=3"),
    ],
)
def test_what_is_not_supported_is_refused_by_name_before_a_weight_is_read(make_llm, checkpoint, name, changes, message):
    """The file has no tensor at all, so who read it would say that they are missing."""
    path = checkpoint(name)
    save_file({}, path / WEIGHTS, metadata={"format": "pt"})
    edit_config(path, **changes)
    with pytest.raises(ValueError, match=f"model: {path} cannot be loaded.*{message}") as error:
        make_llm(path)
    assert "lacks" not in str(error.value)


@pytest.mark.parametrize("eos", ["a", [1, "a"], 1.5, True, [None], {}])
def test_end_of_sequence_that_is_no_token_id_is_refused(make_llm, checkpoint, eos):
    path = checkpoint("llama")
    (path / "generation_config.json").write_text(json.dumps({"eos_token_id": eos}), encoding="utf-8")
    with pytest.raises(ValueError, match=f"model: {path} cannot be loaded.*eos_token_id=.* in generation_config.json"):
        make_llm(path)


# What config.json may look like


def cos_sin_cache(llm) -> torch.Tensor:
    return llm.model_runner.model.model.layers[0].self_attn.rotary_emb.cos_sin_cache


OLD_LLAMA3 = {name: value for name, value in LLAMA3.items() if name not in ("rope_type", "rope_theta")}


@pytest.mark.parametrize(
    "old_style",
    [
        {"rope_theta": 10000.0, "rope_scaling": {"rope_type": "llama3", **OLD_LLAMA3}},
        {"rope_theta": 10000.0, "rope_scaling": {"type": "llama3", **OLD_LLAMA3}},
        {"rope_theta": 10000.0, "rope_scaling": {"type": "llama3", "rope_type": "llama3", **OLD_LLAMA3}},
        {"rope_theta": 10000, "rope_scaling": {"rope_type": "llama3", **OLD_LLAMA3, "factor": 8}},
    ],
    ids=["rope_type", "type", "both", "integers"],
)
def test_llama3_rope_in_the_old_style_is_that_in_the_new(make_llm, checkpoint, old_style):
    """GN 167, 182, 189, 198: the dictionary broke, or was ignored."""
    path = checkpoint("llama_llama3_rope")
    expected = cos_sin_cache(make_llm(path))
    edit_config(path, remove=("rope_parameters",))
    assert not torch.equal(cos_sin_cache(make_llm(path)), expected), "without it the angles are others"
    edit_config(path, **old_style)
    assert torch.equal(cos_sin_cache(make_llm(path)), expected)


@pytest.mark.parametrize(
    "style",
    [
        {"rope_theta": 5e5},
        {"rope_theta": 500000, "rope_scaling": None},
        {"rope_theta": 5e5, "rope_scaling": {"rope_type": "default"}},
        {"rope_theta": 5e5, "rope_scaling": {"type": "default"}},
        {"rope_parameters": {"rope_theta": 5e5}},
        {"rope_parameters": {"rope_theta": 500000, "rope_type": "default"}},
        {"rope_parameters": {"rope_theta": 5e5, "rope_type": "default", "partial_rotary_factor": 1.0}},
    ],
    ids=str,
)
@pytest.mark.parametrize("name", ["llama", "qwen3"])
def test_default_rope_in_every_style(make_llm, checkpoint, name, style):
    path = checkpoint(name)
    edit_config(path, remove=("rope_parameters",), **style)
    table = cos_sin_cache(make_llm(path))
    half = table.shape[-1] // 4  # the cosines of a pair are there twice, its sines too
    angles = 5e5 ** (-torch.arange(half) / half)
    assert torch.allclose(table[1, 0, :half], angles.cos(), atol=1e-6)


def test_default_rope_may_go_without_saying(make_llm, checkpoint):
    path = checkpoint("llama")
    expected = cos_sin_cache(make_llm(path))
    edit_config(path, remove=("rope_parameters",))
    assert torch.equal(cos_sin_cache(make_llm(path)), expected), "transformers' default is 10000"


def test_llama3_rope_that_lacks_a_number_is_an_error_that_names_it(make_llm, checkpoint):
    path = checkpoint("llama_llama3_rope")
    edit_config(path, rope_parameters={name: value for name, value in LLAMA3.items() if name != "high_freq_factor"})
    with pytest.raises(ValueError, match=r"model.*high_freq_factor"):
        make_llm(path)


@pytest.mark.parametrize(
    "rope_parameters",
    [
        {"rope_type": "default", "rope_theta": None},
        {"rope_type": "default", "rope_theta": "1e4"},
        LLAMA3 | {"factor": "8"},
    ],
    ids=["null", "text", "factor"],
)
def test_nonsense_in_the_rope_dictionary_is_an_error_that_names_the_model(make_llm, checkpoint, rope_parameters):
    """Found: a TypeError about the power of a tensor."""
    path = checkpoint("llama")
    edit_config(path, rope_parameters=rope_parameters)
    with pytest.raises(ValueError, match=f"model: {path} cannot be loaded"):
        make_llm(path)


@pytest.mark.parametrize(
    ("remove", "changes"),
    [
        (("dtype",), {}),
        (("dtype",), {"torch_dtype": "bfloat16"}),
        (("dtype",), {"dtype": "float16"}),
        (("dtype",), {"torch_dtype": None}),
    ],
    ids=["absent", "old name", "other", "null"],
)
def test_type_of_the_checkpoint_may_be_absent_or_under_its_old_name(stage, make_llm, checkpoint, remove, changes):
    """GN 231. On a CPU it is float32 whatever the checkpoint says."""
    path = checkpoint("qwen3")
    expected = make_llm(path).generate([[5, 6, 7]], greedy(stage, 8, ignore_eos=True), use_tqdm=False)
    edit_config(path, remove=remove, **changes)
    llm = make_llm(path)
    assert llm.config.dtype == torch.float32
    assert llm.generate([[5, 6, 7]], greedy(stage, 8, ignore_eos=True), use_tqdm=False) == expected


@pytest.mark.parametrize("change", [{"remove": ("head_dim",)}, {"head_dim": None}], ids=["absent", "null"])
@pytest.mark.parametrize("name", ["llama", "qwen2"])
def test_head_size_is_hidden_by_heads_if_the_configuration_has_none(make_llm, checkpoint, name, change):
    path = checkpoint(name)
    edit_config(path, **change)
    assert make_llm(path).model_runner.kv_cache.shape[-1] == 16


def test_head_size_of_the_configuration_counts(make_llm, checkpoint):
    """In Qwen3-0.6B it is 128, not 1024 / 16."""
    assert make_llm(checkpoint("qwen3")).model_runner.kv_cache.shape[-1] == 32
    assert make_llm(checkpoint("qwen3_odd")).model_runner.kv_cache.shape[4:] == (3, 80)


def test_number_of_kv_heads_may_be_absent(make_llm, checkpoint):
    """Llama 1 and 2 have one for each query head, and need not say so."""
    path = checkpoint("llama_every_head")
    edit_config(path, remove=("num_key_value_heads",))
    assert make_llm(path).model_runner.kv_cache.shape[4] == 4


# The ids


NUM_NEW = 12
NUM_PROMPT_IDS = (3, 14, 1, 8, 30)


@pytest.fixture(scope="module")
def tiny_reference(tmp_path_factory):
    """`transformers` with a tiny model, by its name."""
    made = {}

    def make(name: str) -> Reference:
        if name not in made:
            made[name] = Reference(save_checkpoint(make_tiny_model(name), tmp_path_factory.mktemp(name)))
        return made[name]

    return make


@pytest.fixture(scope="module")
def tiny_prompts() -> list[list[int]]:
    """Prompts of several lengths, two of which begin alike."""
    rng = random.Random(1)
    prompts = [[rng.randrange(2, 4096) for _ in range(length)] for length in NUM_PROMPT_IDS]
    return [*prompts, [*prompts[-1][:21], 9, 8, 7]]


@pytest.mark.parametrize(
    "config",
    [
        {},
        {"kvcache_block_size": 4, "num_kvcache_blocks": 12, "max_num_batched_tokens": 7},
        {"kvcache_block_size": 1, "num_kvcache_blocks": 60, "max_num_seqs": 3},
        {"kvcache_block_size": 7, "num_kvcache_blocks": 30, "max_num_batched_tokens": 5},
    ],
    ids=["plain", "preempted", "blocks of 1", "chunked"],
)
@pytest.mark.parametrize("name", TINY_MODELS)
def test_tiny_models_equal_transformers(stage, make_llm, tiny_reference, tiny_prompts, name, config):
    """All prompts together, and then once more, when their prefixes are cached."""
    reference = tiny_reference(name)
    answers = [reference.answer(prompt, NUM_NEW, ignore_eos=True) for prompt in tiny_prompts]
    assert min(answer.smallest_gap for answer in answers) > WIDE_GAP
    assert len({token_id for answer in answers for token_id in answer.token_ids}) > NUM_NEW, "dull: proves little"
    llm = make_llm(reference.path, trace=True, **config)
    for _ in range(2):
        outputs = llm.generate(tiny_prompts, greedy(stage, NUM_NEW, ignore_eos=True), use_tqdm=False)
        assert [output["token_ids"] for output in outputs] == [answer.token_ids for answer in answers]
        llm.scheduler.check_integrity()
    records = llm.trace.steps
    assert any(item["num_cached_tokens"] for record in records[1:] for item in record["scheduled"])
    if config.get("num_kvcache_blocks") == 12:
        assert any(record["preempted"] for record in records)
    if "max_num_batched_tokens" in config:
        assert any(record["kind"] == "prefill" and not record["admitted"] for record in records), "nothing was cut"


@pytest.mark.parametrize("name", ["llama_llama3_rope", "qwen3"])
def test_positions_far_out_equal_transformers(stage, make_llm, tiny_reference, name):
    """Behind the 64 positions that llama3's stretch counts from."""
    reference = tiny_reference(name)
    rng = random.Random(2)
    prompt = [rng.randrange(2, 4096) for _ in range(200)]
    answer = reference.answer(prompt, 20, ignore_eos=True)
    assert answer.smallest_gap > WIDE_GAP
    llm = make_llm(reference.path, max_num_batched_tokens=64)
    [output] = llm.generate([prompt], greedy(stage, 20, ignore_eos=True), use_tqdm=False)
    assert output["token_ids"] == answer.token_ids


def test_bundled_model_in_several_files_gives_its_ids(stage, make_llm, reference, tmp_path):
    path = save_checkpoint(reference.model, tmp_path, max_shard_size="3MB")
    assert len(list(path.glob("*.safetensors"))) > 3
    [output] = make_llm(path).generate([PROMPTS[6]], greedy(stage, 24), use_tqdm=False)
    assert_greedy(reference.answer(PROMPTS[6], 24), output["token_ids"], PROMPTS[6])
