"""What an engine says about a model that it cannot run."""

import json
import shutil
import threading

import pytest
import torch
from safetensors.torch import load_file, save_file
from transformers import (
    AutoTokenizer,
    Gemma2Config,
    Gemma2ForCausalLM,
    Gemma3ForCausalLM,
    Gemma3TextConfig,
    GPT2Config,
    GPT2LMHeadModel,
    GPTNeoXConfig,
    GPTNeoXForCausalLM,
    LlamaConfig,
    LlamaForCausalLM,
    MistralConfig,
    MistralForCausalLM,
    OPTConfig,
    OPTForCausalLM,
    Qwen2Config,
    Qwen2ForCausalLM,
)

from ..reference import WIDE_GAP, Reference
from .test_generate import greedy

IDS = {"vocab_size": 4096, "pad_token_id": 0, "bos_token_id": 1, "eos_token_id": 1}
SIZES = {
    **IDS,
    "hidden_size": 64,
    "intermediate_size": 128,
    "num_hidden_layers": 3,
    "num_attention_heads": 4,
    "max_position_embeddings": 64,
    "initializer_range": 0.3,
}
GROUPED = {**SIZES, "num_key_value_heads": 2}
GPT2_SIZES = {"n_embd": 64, "n_layer": 3, "n_head": 4, "n_positions": 64, "initializer_range": 0.3}
OPT_SIZES = {"ffn_dim": 128, "word_embed_proj_dim": 64, "init_std": 0.3}
QWEN2_SLIDING = {"use_sliding_window": True, "sliding_window": 5, "max_window_layers": 1}
ARCHITECTURES = {
    "llama": lambda: LlamaForCausalLM(LlamaConfig(**GROUPED)),
    "qwen2_sliding": lambda: Qwen2ForCausalLM(Qwen2Config(**GROUPED, **QWEN2_SLIDING)),
    "mistral_sliding": lambda: MistralForCausalLM(MistralConfig(**GROUPED, sliding_window=5)),
    "gemma3_sliding": lambda: Gemma3ForCausalLM(
        Gemma3TextConfig(**GROUPED, head_dim=16, sliding_window=5, tie_word_embeddings=False)
    ),
    "gpt2": lambda: GPT2LMHeadModel(GPT2Config(**IDS, **GPT2_SIZES)),
    "opt": lambda: OPTForCausalLM(OPTConfig(**SIZES, **OPT_SIZES)),
    "gpt_neox": lambda: GPTNeoXForCausalLM(GPTNeoXConfig(**SIZES)),
}
PROMPT_LENGTHS = (3, 14, 1, 8)
NUM_NEW = 12


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
        ("config.json", lambda content: None),
    ],
    ids=["tokenizer", "shape", "architecture", "rope", "generation", "cut short"],
)
def test_damaged_model_is_an_error_that_names_it(make_llm, broken_model, file, change):
    """Found: each came out as another exception of a library, without the name of the model."""
    content = change(json.loads((broken_model / file).read_text()))
    (broken_model / file).write_text("{" if content is None else json.dumps(content))
    with pytest.raises(ValueError, match=r"model.*cannot be (loaded|read)"):
        make_llm(broken_model)


@pytest.mark.parametrize("file", ["config.json", "generation_config.json"])
@pytest.mark.parametrize("content", [[], "text", 7, None])
def test_json_that_is_no_object_is_an_error_that_names_the_file(make_llm, broken_model, file, content):
    """Found: an AttributeError of a list."""
    (broken_model / file).write_text(json.dumps(content))
    with pytest.raises(ValueError, match=rf"model.*{broken_model.name}.*{file}.*not a JSON object"):
        make_llm(broken_model)


def test_engines_start_in_several_threads(make_llm):
    """Found: three loads at once broke each other, and every later one in the process."""
    started = []
    threads = [threading.Thread(target=lambda: started.append(make_llm())) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(started) == 3
    make_llm()


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


@pytest.fixture(scope="module")
def random_reference(tmp_path_factory):
    """`transformers` with small random weights, by the name of the architecture."""
    made = {}

    def make(name: str, model_dir) -> Reference:
        if name not in made:
            torch.manual_seed(0)
            path = tmp_path_factory.mktemp(name)
            ARCHITECTURES[name]().save_pretrained(path)
            AutoTokenizer.from_pretrained(model_dir).save_pretrained(path)
            made[name] = Reference(path)
        return made[name]

    return make


@pytest.mark.parametrize("name", ARCHITECTURES)
def test_other_architectures_equal_transformers(stage, make_llm, random_reference, model_dir, name):
    """Prompts of all lengths together; those with a sliding window of 5 are longer than it."""
    reference = random_reference(name, model_dir)
    prompts = [[10 + 7 * row + 3 * column for column in range(n)] for row, n in enumerate(PROMPT_LENGTHS)]
    outputs = make_llm(str(reference.path)).generate(prompts, greedy(stage, NUM_NEW, ignore_eos=True), use_tqdm=False)
    answers = [reference.answer(prompt, NUM_NEW, ignore_eos=True) for prompt in prompts]
    assert min(answer.smallest_gap for answer in answers) > WIDE_GAP
    assert len({token_id for answer in answers for token_id in answer.token_ids}) > NUM_NEW, (
        "a dull model proves little"
    )
    assert [output["token_ids"] for output in outputs] == [answer.token_ids for answer in answers]
