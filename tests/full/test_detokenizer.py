"""Text token by token is the text of all tokens, and no piece ends inside a character."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tokenizers import Tokenizer, decoders, models, normalizers
from transformers import AutoTokenizer, PreTrainedTokenizerFast

from nanovllm_full.utils import detokenizer as module
from nanovllm_full.utils.detokenizer import Detokenizer, OutputText
from nanovllm_full.utils.hub import resolve_model

TEXTS = [
    "Once upon a time, there was a little fox.",
    "  two spaces,\n\ttabs and\r\nlines  ",
    "Zoë ate crème brûlée — “really”?",
    "日本語のテキスト, 中文, 한국어",
    "🦊👩‍👩‍👧🏳️‍🌈 é́́ ﷽",
    "a�b�",
    "",
]


def byte_fallback_tokenizer() -> PreTrainedTokenizerFast:
    """Of the kind of Llama 2: words with a mark for the space before them, and a token for each byte."""
    words = ["<unk>", "<s>", "</s>", *(f"<0x{byte:02X}>" for byte in range(256)), *"▁abcdefghijklmnopqrstuvwxyz.,"]
    model = models.BPE({word: id for id, word in enumerate(words)}, merges=[], byte_fallback=True, unk_token="<unk>")
    tokenizer = Tokenizer(model)
    tokenizer.normalizer = normalizers.Sequence([normalizers.Prepend("▁"), normalizers.Replace(" ", "▁")])
    tokenizer.decoder = decoders.Sequence(
        [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)]
    )
    return PreTrainedTokenizerFast(
        tokenizer_object=tokenizer, bos_token="<s>", eos_token="</s>", clean_up_tokenization_spaces=False
    )


@cache
def load(name: str) -> PreTrainedTokenizerFast:
    if name == "byte fallback":
        return byte_fallback_tokenizer()
    return AutoTokenizer.from_pretrained(resolve_model(name))


@pytest.fixture(params=["tiny-stories", pytest.param("smollm2", marks=pytest.mark.slow)])
def byte_level(request) -> PreTrainedTokenizerFast:
    return load(request.param)


def pieces_of(tokenizer, token_ids: list[int]) -> list[str]:
    detokenizer = Detokenizer(tokenizer)
    return [*(detokenizer.push(token_id) for token_id in token_ids), detokenizer.flush()]


def assert_whole(tokenizer, token_ids: list[int]) -> None:
    pieces = pieces_of(tokenizer, token_ids)
    assert "".join(pieces) == tokenizer.decode(token_ids, skip_special_tokens=True), (token_ids, pieces)


def byte_ids(tokenizer, data: bytes) -> list[int]:
    """The token of each byte, of a byte-level tokenizer: its alphabet is that of GPT-2."""
    printable = [*range(33, 127), *range(161, 173), *range(174, 256)]
    others = [byte for byte in range(256) if byte not in printable]
    letters = {byte: chr(byte) for byte in printable} | {byte: chr(256 + i) for i, byte in enumerate(others)}
    return tokenizer.convert_tokens_to_ids([letters[byte] for byte in data])


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("name", ["tiny-stories", pytest.param("smollm2", marks=pytest.mark.slow), "byte fallback"])
def test_text_comes_whole_and_without_half_characters(name, text):
    tokenizer = load(name)
    token_ids = tokenizer.encode(text)
    assert_whole(tokenizer, token_ids)
    if "�" not in text:
        assert not any("�" in piece for piece in pieces_of(tokenizer, token_ids))


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.text(max_size=30))
def test_any_text_with_byte_fallback(text):
    tokenizer = load("byte fallback")
    assert_whole(tokenizer, tokenizer.encode(text))


def test_any_token_ids(byte_level):
    @settings(max_examples=400, deadline=None, derandomize=True)
    @given(st.lists(st.integers(0, len(byte_level) + 20), max_size=40))
    def check(token_ids):
        assert_whole(byte_level, token_ids)

    check()


def test_any_bytes_even_if_they_are_no_characters(byte_level):
    @settings(max_examples=400, deadline=None, derandomize=True)
    @given(st.lists(st.sampled_from(b"A\x80\xbf\xc3\xa9\xe2\x82\xac\xf0\x9f\xa6\x8a\xff"), max_size=60))
    def check(data):
        assert_whole(byte_level, byte_ids(byte_level, bytes(data)))

    check()


def test_character_appears_with_its_last_byte(byte_level):
    token_ids = byte_ids(byte_level, "a🦊é".encode())
    assert pieces_of(byte_level, token_ids) == ["a", "", "", "", "🦊", "", "é", ""]


def test_unfinished_character_is_shown_at_the_end(byte_level):
    token_ids = byte_ids(byte_level, b"a\xf0\x9f")
    assert pieces_of(byte_level, token_ids) == ["a", "", "", "�"]


def test_special_tokens_give_no_text_even_inside_a_character(byte_level):
    first, *rest = byte_ids(byte_level, "€".encode())
    assert_whole(byte_level, [first, byte_level.eos_token_id, *rest])
    assert pieces_of(byte_level, [byte_level.eos_token_id] * 3) == [""] * 4


@pytest.mark.parametrize("data", [b"\xff" * 400, b"\xe2\x82" * 200, b"\x80\xff\xe2" * 130], ids=repr)
def test_window_stays_small_whatever_comes(byte_level, data, monkeypatch):
    """Bytes that never end in a character must not pile up: each token costs the same."""
    lengths = []
    decode = Detokenizer._decode
    monkeypatch.setattr(Detokenizer, "_decode", lambda self, ids: lengths.append(len(ids)) or decode(self, ids))
    token_ids = byte_ids(byte_level, data)
    assert_whole(byte_level, token_ids)
    assert max(lengths) <= 3 * module.MAX_PENDING
    assert len(lengths) <= 4 * len(token_ids)


def test_window_stays_small_in_common_text(byte_level, monkeypatch):
    lengths = []
    decode = Detokenizer._decode
    monkeypatch.setattr(Detokenizer, "_decode", lambda self, ids: lengths.append(len(ids)) or decode(self, ids))
    token_ids = byte_level.encode(" ".join(TEXTS) * 10)
    assert_whole(byte_level, token_ids)
    assert max(lengths) <= 2 * module.MAX_PENDING


# Stop strings


def feed(text: OutputText, tokenizer, token_ids: list[int]) -> list[str]:
    """The pieces taken after each token, up to a stop string, and the last one."""
    pieces = []
    for token_id in token_ids:
        text.push(token_id)
        pieces.append(text.take())
        if text.is_stopped:
            break
    text.finish()
    return [*pieces, text.take()]


def first_stop(whole: str, stop: tuple[str, ...]) -> str:
    """The text before the stop string that is complete first, letter by letter."""
    for end in range(1, len(whole) + 1):
        starts = [end - len(one) for one in stop if whole[:end].endswith(one)]
        if starts:
            return whole[: min(starts)]
    return whole


@settings(max_examples=600, deadline=None, derandomize=True)
@given(st.text("ab .", max_size=14), st.lists(st.text("ab .", min_size=1, max_size=4), max_size=3))
def test_text_ends_before_the_first_stop_string_and_shows_no_part_of_it(written, stop):
    """Compared with a search letter by letter, whatever the tokens are."""
    tokenizer = load("tiny-stories")
    text = OutputText(tokenizer, tuple(stop))
    pieces = feed(text, tokenizer, byte_ids(tokenizer, written.encode()))
    assert text.text == "".join(pieces) == first_stop(written, tuple(stop))
    assert text.is_stopped == (first_stop(written, tuple(stop)) != written or any(one in written for one in stop))


@pytest.mark.parametrize("written", ["one two END three", "oneEND", "ENDone", "one EN two E", "ENEND"])
def test_stop_string_may_span_tokens_or_lie_inside_one(byte_level, written):
    whole = feed(OutputText(byte_level, ("END",)), byte_level, byte_level.encode(written))
    bytewise = feed(OutputText(byte_level, ("END",)), byte_level, byte_ids(byte_level, written.encode()))
    assert "".join(whole) == "".join(bytewise) == written.partition("END")[0]


def test_what_could_begin_a_stop_string_waits(byte_level):
    text = OutputText(byte_level, ("END", "D!"))
    pieces = feed(text, byte_level, byte_ids(byte_level, b"aENbD?EN"))
    assert pieces == ["a", "", "", "ENb", "", "D?", "", "", "EN"]


def test_text_ends_with_what_is_unfinished(byte_level):
    text = OutputText(byte_level, ("END",))
    assert feed(text, byte_level, byte_ids(byte_level, b"a\xf0\x9f")) == ["a", "", "", "�"]
    assert text.text == "a�"


def test_without_stop_strings_all_is_shown_at_once(byte_level):
    token_ids = byte_level.encode("Once upon a time")
    assert feed(OutputText(byte_level, ()), byte_level, token_ids) == pieces_of(byte_level, token_ids)
