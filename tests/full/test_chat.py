"""Conversations in the terminal: their history, its length, and Ctrl-C."""

import shutil
import signal

import pytest
from typer.testing import CliRunner

from nanovllm_full import LLM, SamplingParams, cli
from nanovllm_full.chat import HELP, Conversation, run_chat

BLOCK_SIZE = 4
PARAMS = SamplingParams(temperature=0, max_tokens=8)
SYSTEM = "You tell stories."


@pytest.fixture(scope="module")
def llm():
    return LLM("tiny-stories", device="cpu", kvcache_block_size=BLOCK_SIZE, num_kvcache_blocks=40, trace=True)


@pytest.fixture
def conversation(llm):
    return Conversation(llm, PARAMS, SYSTEM)


def take_turn(conversation, text):
    num_dropped = conversation.ask(text)
    return num_dropped, "".join(conversation.answer())


def chat(conversation, lines, monkeypatch, capsys, is_terminal=False):
    """What is printed when the user types these lines; what is callable is called in place of typing."""
    lines = iter(lines)

    def read(prompt):
        print(prompt, end="")
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line() if callable(line) else line

    monkeypatch.setattr("builtins.input", read)
    monkeypatch.setattr("sys.stdin.isatty", lambda: is_terminal)
    run_chat(conversation)
    return capsys.readouterr()


def interrupt():
    raise KeyboardInterrupt


def test_a_turn_is_asked_with_all_that_came_before(llm, conversation):
    messages = [{"role": "system", "content": SYSTEM}]
    for question in ("Who is Tom?", "And then?"):
        messages.append({"role": "user", "content": question})
        expected = llm.chat(messages, PARAMS, use_tqdm=False)["text"]
        assert take_turn(conversation, question) == (0, expected)
        messages.append({"role": "assistant", "content": expected})
    assert [*conversation.opening, *conversation.messages] == messages


def test_the_prefix_cache_stays_warm(llm, conversation):
    take_turn(conversation, "Tell me about a red kite.")
    num_before = len(llm.apply_chat_template([*conversation.opening, *conversation.messages[:1]]))
    conversation.ask("And then?")
    num_steps = len(llm.trace.steps)
    "".join(conversation.answer())
    [item] = llm.trace.steps[num_steps]["scheduled"]
    assert item["num_cached_tokens"] >= num_before // BLOCK_SIZE * BLOCK_SIZE, (item, num_before)


def test_a_conversation_that_is_too_long_loses_its_oldest_turns(llm, conversation):
    limit = llm.scheduler.block_manager.capacity
    assert conversation.max_len == limit < llm.config.max_model_len
    num_dropped = 0
    for number in range(20):
        before = conversation.messages
        dropped, _ = take_turn(conversation, f"Tell me story number {number}.")
        num_dropped += dropped
        assert dropped % 2 == 0
        assert conversation.messages[:-2] == before[dropped:]
        assert len(llm.apply_chat_template([*conversation.opening, *conversation.messages[:-1]])) <= limit
        if dropped:
            assert len(llm.apply_chat_template([*conversation.opening, *conversation.messages[:-1]])) <= limit // 2
    assert num_dropped >= 8


def test_a_message_that_cannot_fit_is_refused_and_changes_nothing(conversation):
    take_turn(conversation, "Hello.")
    before = list(conversation.messages)
    with pytest.raises(ValueError, match=r"^message has \d+ tokens"):
        conversation.ask("word " * 400)
    assert conversation.messages == before
    assert take_turn(conversation, "Who is there?")[1]


def test_the_terminal(llm, conversation, monkeypatch, capsys):
    answer = llm.chat([*conversation.opening, {"role": "user", "content": "Who is Tom?"}], PARAMS, False)["text"]
    lines = ["Who is Tom?", "", interrupt, "/reset", "  Who is Tom? ", "/help me", "/exit", "not read"]
    printed = chat(conversation, lines, monkeypatch, capsys)
    assert printed.out.splitlines() == [HELP, answer, "", answer, f"/help is not known. {HELP}"]
    assert printed.err == ""
    assert [message["role"] for message in conversation.messages] == ["user", "assistant"], "the reset forgot the first"


def test_the_end_of_the_input_ends_the_conversation(conversation, monkeypatch, capsys):
    assert chat(conversation, [], monkeypatch, capsys).out == f"{HELP}\n"


def test_only_a_terminal_sees_a_prompt(conversation, monkeypatch, capsys):
    lines = ["", "/reset"]
    assert chat(conversation, lines, monkeypatch, capsys).out == f"{HELP}\n"
    assert chat(conversation, lines, monkeypatch, capsys, is_terminal=True).out == f"{HELP}\n> > > \n"


def test_refused_and_forgotten_messages_are_said(conversation, monkeypatch, capsys):
    printed = chat(conversation, ["word " * 400, *["Tell me a story of a red kite."] * 8], monkeypatch, capsys)
    assert printed.err.startswith("error: message has ")
    assert "messages were forgotten: the conversation is too long)" in printed.err


def test_bytes_that_are_no_text_leave_the_conversation(conversation, monkeypatch, capsys):
    printed = chat(conversation, [lambda: b"\xff".decode(), "\udcff", "Who is Tom?"], monkeypatch, capsys)
    first, second = printed.err.splitlines()
    assert first.startswith("error: message: is not valid Unicode text")
    assert second == f"error: message={chr(0xDCFF)!r}: is not valid Unicode text"
    assert [message["role"] for message in conversation.messages] == ["user", "assistant"]


@pytest.mark.parametrize("num_interrupts", [1, 2])
def test_ctrl_c_stops_the_answer_and_not_the_conversation(llm, conversation, monkeypatch, capsys, num_interrupts):
    """It comes in the middle of the fourth step."""
    run, num_steps = llm.model_runner.run, len(llm.trace.steps)
    handler = signal.getsignal(signal.SIGINT)

    def interrupted_run(step):
        for _ in range(num_interrupts if len(llm.trace.steps) == num_steps + 3 else 0):
            signal.raise_signal(signal.SIGINT)
        return run(step)

    def second_question():
        assert llm.is_finished()
        assert signal.getsignal(signal.SIGINT) is handler
        monkeypatch.setattr(llm.model_runner, "run", run)
        return "And then?"

    monkeypatch.setattr(llm.model_runner, "run", interrupted_run)
    printed = chat(conversation, ["Who is Tom?", second_question], monkeypatch, capsys)
    llm.scheduler.check_integrity()
    second_prefill = [record for record in llm.trace.steps[num_steps:] if record["kind"] == "prefill"][1]
    is_warm = second_prefill["scheduled"][0]["num_cached_tokens"] > 0
    assert is_warm == (num_interrupts == 1), "only an interrupted step empties the cache"

    _, first_answer, second_answer = printed.out.splitlines()
    question, partial, again, answer = conversation.messages
    assert (partial["content"], answer["content"]) == (first_answer, second_answer)
    full = llm.chat([*conversation.opening, question], PARAMS, False)["text"]
    assert full.startswith(first_answer)
    assert 0 < len(first_answer) < len(full)
    assert second_answer == llm.chat([*conversation.opening, question, partial, again], PARAMS, False)["text"]


@pytest.mark.parametrize("is_closed", [False, True])
def test_an_interrupt_that_closes_the_engine_ends_the_conversation(make_llm, monkeypatch, capsys, is_closed):
    """That of a step, where the engine has several ranks."""
    conversation = Conversation(make_llm(), PARAMS)

    def interrupted(*_):
        if is_closed:
            conversation.llm.exit()
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(conversation.llm, "stream", interrupted)
    if is_closed:
        with pytest.raises(KeyboardInterrupt):
            chat(conversation, ["Who is Tom?"], monkeypatch, capsys)
    else:
        assert chat(conversation, ["Who is Tom?"], monkeypatch, capsys).out == f"{HELP}\n\n"


def test_the_command_holds_a_conversation(llm):
    arguments = ["chat", "--model", "tiny-stories", "--max-tokens", "8", "--system", SYSTEM]
    result = CliRunner().invoke(cli.app, arguments, input="Who is Tom?\n/exit\n")
    messages = [{"role": "system", "content": SYSTEM}, {"role": "user", "content": "Who is Tom?"}]
    assert result.exit_code == 0, result
    assert llm.chat(messages, PARAMS, False)["text"] in result.stdout


def test_a_model_without_a_chat_template_is_refused(model_dir, tmp_path):
    for file in model_dir.glob("*"):
        if file.suffix != ".jinja":
            shutil.copy(file, tmp_path)
    result = CliRunner().invoke(cli.app, ["chat", "--model", str(tmp_path)], input="hello\n")
    assert result.exit_code == 2
    assert "has no chat template" in result.stderr
