"""Greedy ids equal those of `transformers` with real weights too: SmolLM2-135M-Instruct, five short chats."""

import pytest
import torch
import transformers

from lessons.L00_environment.utils.hub import resolve_model

from ..prompts import CHATS
from ..reference import WIDE_GAP, Answer, Reference
from .test_generate import greedy

pytestmark = pytest.mark.slow

MAX_TOKENS = 24


@pytest.fixture(scope="session")
def smollm2_chats() -> list[list[int]]:
    """The token ids of each chat, up to where the answer begins."""
    tokenizer = transformers.AutoTokenizer.from_pretrained(resolve_model("smollm2"))
    messages = [[{"role": "user", "content": text}] for text in CHATS]
    texts = tokenizer.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
    return [tokenizer.encode(text, add_special_tokens=False) for text in texts]


@pytest.fixture(scope="session")
def smollm2_answers(request, smollm2_chats) -> list[Answer]:
    """The answers of `transformers`, kept in pytest's cache folder, since they take a while."""
    key = f"smollm2/{transformers.__version__}-{torch.__version__}"
    kept = request.config.cache.get(key, None)
    if kept is None or kept["chats"] != smollm2_chats:
        reference = Reference(resolve_model("smollm2"))
        answers = [reference.answer(chat, MAX_TOKENS) for chat in smollm2_chats]
        kept = {"chats": smollm2_chats, "answers": [[answer.token_ids, answer.gaps] for answer in answers]}
        request.config.cache.set(key, kept)
    return [Answer(*answer) for answer in kept["answers"]]


@pytest.fixture(scope="session")
def smollm2(make_llm):
    """One engine per stage."""
    return make_llm("smollm2")


def test_chats_have_wide_gaps(smollm2_answers):
    assert min(answer.smallest_gap for answer in smollm2_answers) > WIDE_GAP


@pytest.mark.parametrize("index", range(len(CHATS)))
def test_smollm2_ids_equal_transformers_alone(stage, smollm2, smollm2_chats, smollm2_answers, index):
    [output] = smollm2.generate([smollm2_chats[index]], greedy(stage, MAX_TOKENS), use_tqdm=False)
    assert output["token_ids"] == smollm2_answers[index].token_ids


@pytest.mark.since("L03")
def test_smollm2_ids_equal_transformers_together(stage, smollm2, smollm2_chats, smollm2_answers):
    outputs = smollm2.generate(smollm2_chats, greedy(stage, MAX_TOKENS), use_tqdm=False)
    assert [output["token_ids"] for output in outputs] == [answer.token_ids for answer in smollm2_answers]


@pytest.mark.since("L02")
def test_smollm2_chat_applies_the_template_of_the_model(stage, smollm2, smollm2_answers):
    output = smollm2.chat([{"role": "user", "content": CHATS[0]}], greedy(stage, MAX_TOKENS), use_tqdm=False)
    assert output["token_ids"] == smollm2_answers[0].token_ids
    assert "Paris" in output["text"]


@pytest.mark.since("L04")
@pytest.mark.parametrize("block_size", [1, 5, 16])
def test_smollm2_ids_do_not_depend_on_blocks_and_preemption(
    stage, make_llm, smollm2_chats, smollm2_answers, block_size
):
    """The pool has room for little more than one chat, and each prompt is cut into pieces."""
    room = max(map(len, smollm2_chats)) + MAX_TOKENS
    llm = make_llm(
        "smollm2",
        kvcache_block_size=block_size,
        num_kvcache_blocks=-(-room // block_size) + max(1, 8 // block_size),
        max_num_batched_tokens=13,
        trace=True,
    )
    for _ in range(2):
        outputs = llm.generate(smollm2_chats, greedy(stage, MAX_TOKENS), use_tqdm=False)
        assert [output["token_ids"] for output in outputs] == [answer.token_ids for answer in smollm2_answers]
    assert any(record["preempted"] for record in llm.trace.steps)
