"""What `generate` promises from the first stage with an engine on."""

import json
import shutil

import pytest

from ..prompts import MAX_TOKENS, PROMPTS
from ..reference import WIDE_GAP, assert_greedy

CASES = list(zip(PROMPTS, MAX_TOKENS, strict=True))


def name_of_run(llm) -> str:
    """The runner's method that the engine calls for each step: with overlapped scheduling it does not wait."""
    return "launch" if getattr(llm.config, "async_scheduling", False) else "run"


def greedy(stage, max_tokens: int, ignore_eos: bool = False):
    """Parameters that always take the most likely token."""
    return stage.SamplingParams(temperature=0.0, max_tokens=max_tokens, ignore_eos=ignore_eos)


@pytest.mark.parametrize(("prompt", "max_tokens"), CASES, ids=range(len(CASES)))
def test_prompts_have_wide_gaps(reference, prompt, max_tokens):
    assert reference.answer(prompt, max_tokens).smallest_gap > WIDE_GAP


@pytest.mark.parametrize(("prompt", "max_tokens"), CASES, ids=range(len(CASES)))
def test_greedy_ids_equal_transformers_alone(stage, llm, reference, prompt, max_tokens):
    [output] = llm.generate([prompt], greedy(stage, max_tokens), use_tqdm=False)
    assert output["token_ids"] == reference.answer(prompt, max_tokens).token_ids


def test_greedy_ids_equal_transformers_together(stage, llm, reference):
    outputs = llm.generate(PROMPTS, greedy(stage, 32), use_tqdm=False)
    for prompt, output in zip(PROMPTS, outputs, strict=True):
        assert_greedy(reference.answer(prompt, 32), output["token_ids"], prompt)


def test_output_has_text_ids_and_reason(stage, llm, reference):
    [output] = llm.generate(["Once upon a time"], greedy(stage, 12), use_tqdm=False)
    assert set(output) == {"text", "token_ids", "finish_reason"}
    assert output["text"] == reference.tokenizer.decode(output["token_ids"], skip_special_tokens=True)
    assert all(type(token_id) is int for token_id in output["token_ids"])


def test_prompt_of_ids_equals_prompt_of_text(stage, llm, reference):
    ids = reference.tokenizer.encode(PROMPTS[6])
    before = list(ids)
    from_text, from_ids = llm.generate([PROMPTS[6], ids], greedy(stage, 10), use_tqdm=False)
    assert from_text == from_ids
    assert ids == before, "the caller's list must stay as it was"


@pytest.mark.parametrize("prompt", ["Once upon a time", [40, 50, 60]], ids=["text", "ids"])
def test_single_prompt_gives_a_list_of_one(stage, llm, prompt):
    assert llm.generate(prompt, greedy(stage, 4), use_tqdm=False) == llm.generate(
        [prompt], greedy(stage, 4), use_tqdm=False
    )


def test_no_prompts_give_no_outputs(llm):
    assert llm.generate([], use_tqdm=False) == []


def test_length_ends_at_max_tokens(stage, llm):
    [output] = llm.generate(["Once upon a time"], greedy(stage, 7), use_tqdm=False)
    assert (len(output["token_ids"]), output["finish_reason"]) == (7, "length")


def story_with_end(reference) -> tuple[str, list[int]]:
    """A prompt whose greedy continuation reaches the end of the story, and that continuation."""
    for prompt in PROMPTS[2:]:
        answer = reference.answer(prompt, 400)
        if len(answer.token_ids) < 400 and answer.smallest_gap > WIDE_GAP:
            return prompt, answer.token_ids
    pytest.fail("no prompt reaches an end-of-sequence token within 400 tokens")


def test_eos_stops_and_is_part_of_the_ids(stage, llm, reference):
    prompt, token_ids = story_with_end(reference)
    [output] = llm.generate([prompt], greedy(stage, 400), use_tqdm=False)
    assert output["token_ids"] == token_ids
    assert output["finish_reason"] == "stop"
    assert "<|" not in output["text"]


def test_eos_as_the_last_token_allowed_is_a_stop(stage, llm, reference):
    prompt, token_ids = story_with_end(reference)
    [output] = llm.generate([prompt], greedy(stage, len(token_ids)), use_tqdm=False)
    assert (output["token_ids"], output["finish_reason"]) == (token_ids, "stop")


def test_ignore_eos_goes_on(stage, llm, reference):
    prompt, token_ids = story_with_end(reference)
    allowed = len(token_ids) + 3
    [output] = llm.generate([prompt], greedy(stage, allowed, ignore_eos=True), use_tqdm=False)
    assert (len(output["token_ids"]), output["finish_reason"]) == (allowed, "length")
    assert output["token_ids"][: len(token_ids)] == token_ids


def test_each_eos_id_stops(stage, llm, reference):
    """Fault "several eos ids": `generation_config.json` may name more than one."""
    ends = reference.model.generation_config.eos_token_id
    assert len(ends) >= 2
    assert set(ends) <= set(eos_ids(llm))


def test_each_of_several_eos_ids_stops_in_a_run(stage, make_llm, model_dir, tmp_path, reference):
    """Found in others: one of them was taken, and the text went on behind the others."""
    path = shutil.copytree(model_dir, tmp_path / "model")
    token_ids = reference.answer(PROMPTS[0], 12, ignore_eos=True).token_ids
    for end in (token_ids[2], token_ids[7]):
        for eos in ([end, 4000], [4000, end]):
            (path / "generation_config.json").write_text(json.dumps({"eos_token_id": eos}))
            [output] = make_llm(path).generate([PROMPTS[0]], greedy(stage, 12), use_tqdm=False)
            assert output["token_ids"] == token_ids[: token_ids.index(end) + 1]
            assert output["finish_reason"] == "stop"


def eos_ids(llm) -> frozenset[int]:
    return llm.eos_token_ids if hasattr(llm, "eos_token_ids") else llm.config.eos_token_ids


def test_temperature_changes_the_text(stage, llm):
    params = stage.SamplingParams(temperature=1.5, max_tokens=30)
    outputs = llm.generate(["Once upon a time"] * 3, params, use_tqdm=False)
    assert len({tuple(output["token_ids"]) for output in outputs}) == 3


def test_progress_bar_is_shown_only_when_asked(stage, llm, monkeypatch, capfd):
    monkeypatch.delenv("TQDM_DISABLE", raising=False)
    llm.generate(["Once"], greedy(stage, 2), use_tqdm=False)
    assert capfd.readouterr().err == ""
