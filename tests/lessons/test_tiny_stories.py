"""The bundled model is what its page says, and its corpus can be made again."""

import json
import re
from pathlib import Path

import pytest

from models.recipe.corpus import record, records
from models.recipe.evaluate import PROMPTS, greedy, loops
from models.recipe.plots import load_plots

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "models/tiny-stories/README.md").read_text(encoding="utf-8")
TRAINING = json.loads((ROOT / "models/recipe/training.json").read_text(encoding="utf-8"))


def test_all_files_together_are_under_13_mb(model_dir):
    assert sum(file.stat().st_size for file in model_dir.rglob("*")) < 13e6


def test_model_has_the_stated_shape(reference):
    config = reference.model.config
    assert sum(p.numel() for p in reference.model.parameters()) == 5_771_264
    assert (config.vocab_size, config.max_position_embeddings, config.tie_word_embeddings) == (4096, 2048, True)


@pytest.mark.parametrize(
    ("label", "value"),
    [
        ("training stories", f"{TRAINING['training_stories']:,}"),
        ("training tokens", f"{TRAINING['training_tokens']:,}"),
        ("validation loss", f"{TRAINING['validation_loss_bfloat16']:.3f}"),
        ("bits per byte", f"{TRAINING['validation_bits_per_byte']:.3f}"),
        ("training loss", f"{TRAINING['training_loss']:.3f}"),
    ],
)
def test_page_states_the_numbers_of_the_training_run(label, value):
    assert value in PAGE, f"{label} of models/recipe/training.json is {value}; the page says otherwise"


def test_page_has_ten_samples():
    assert len(re.findall(r"^### \d+\. ", PAGE, re.MULTILINE)) == 10


def test_greedy_continuations_do_not_loop(reference):
    looping = [prompt for prompt in PROMPTS if loops(greedy(reference.model, reference.tokenizer, prompt, 60))]
    assert len(looping) <= 2, looping


def test_a_text_round_trips_through_the_tokenizer(reference):
    for text in ("Tom's dog said, \"Woof!\"\n\nIt was 3 o'clock.", "naïve café 日本 🙂", "  two  spaces "):
        assert reference.tokenizer.decode(reference.tokenizer.encode(text)) == text


def test_special_tokens_are_single_ids(reference):
    assert reference.tokenizer.encode("<|endoftext|><|im_start|><|im_end|>") == [0, 1, 2]


def test_a_story_depends_only_on_seed_and_index():
    assert [record(5, index) for index in range(20)] == [record(5, index) for index in reversed(range(20))][::-1]
    assert record(5, 0) != record(6, 0)


def test_stories_are_distinct_and_well_formed():
    stories = list(records(seed=11, stories=400))
    assert len(stories) == len(set(stories)) == 400
    assert [story for story in stories if re.search(r"[{}]|\b([Aa] [aeio]|[Aa]n [bcdfgjklmnpqrstvwxyz])", story)] == []


def test_there_are_dozens_of_plots():
    assert len(load_plots()) >= 48
