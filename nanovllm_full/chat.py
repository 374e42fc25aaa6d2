"""A conversation in the terminal."""

import signal
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from threading import Event
from types import FrameType

from .llm import LLM
from .sampling_params import SamplingParams

HELP = "/reset forgets the conversation, /exit or Ctrl-D ends it, Ctrl-C stops an answer."


class Conversation:
    """Messages, oldest first, and the engine that answers them.

    Each answer is asked for with all that came before, and the engine finds the keys and values of most of that in its
    prefix cache. When a prompt and its answer no longer fit into `max_model_len` or the cache, the oldest turns are
    dropped until the prompt fills half of it. So it happens now and then, and the cache is of use in between.
    """

    def __init__(self, llm: LLM, sampling_params: SamplingParams, system: str | None = None):
        """`system`: what the model is told first. Raises ValueError for a model that holds no conversations."""
        if system:
            llm.encode_text(system, name="system")
        self.llm = llm
        self.sampling_params = sampling_params
        self.opening = [{"role": "system", "content": system}] if system else []
        self.messages: list[dict[str, str]] = []
        self.max_len = min(llm.config.max_model_len, llm.scheduler.block_manager.capacity)  # prompt and answer
        llm.apply_chat_template([*self.opening, {"role": "user", "content": ""}])

    def reset(self) -> None:
        """Forgets everything but the system prompt."""
        self.messages = []

    def ask(self, text: str) -> int:
        """Adds a question; returns how many of the oldest messages had to be dropped.

        Raises ValueError, and changes nothing, if the model cannot take it.
        """
        self.llm.encode_text(text, name="message")
        before = self.messages
        self.messages = [*before, {"role": "user", "content": text}]
        try:
            num_dropped = self._make_room()
            self.llm.encode(self.prompt(), name="message")
        except ValueError:
            self.messages = before
            raise
        return num_dropped

    def _make_room(self) -> int:
        """Drops the oldest messages, a question and its answer at a time, if there is too little room for an answer."""
        num_messages = len(self.messages)
        if len(self.prompt()) + self.sampling_params.max_tokens > self.max_len:
            while len(self.messages) > 1 and len(self.prompt()) > self.max_len // 2:
                del self.messages[:2]
        return num_messages - len(self.messages)

    def prompt(self) -> list[int]:
        """The token ids of the conversation, up to where the next answer begins."""
        return self.llm.apply_chat_template([*self.opening, *self.messages])

    def answer(self) -> Iterator[str]:
        """Yields the answer in pieces; what has been yielded becomes a message, also if the caller closes it early."""
        pieces = []
        try:
            with closing(self.llm.stream(self.prompt(), self.sampling_params)) as stream:
                for piece in stream:
                    pieces.append(piece)
                    yield piece
        finally:
            self.messages.append({"role": "assistant", "content": "".join(pieces)})


def run_chat(conversation: Conversation) -> None:
    """Reads messages from the user and prints answers until the input ends."""
    with suppress(ImportError):
        import readline  # noqa: F401  # gives `input` its keys and its history
    print(HELP)
    while (line := read_line()) is not None:
        if line == "/exit":
            return
        if line == "/reset":
            conversation.reset()
        elif line.startswith("/"):
            print(f"{line.split()[0]} is not known. {HELP}")
        elif line:
            take_turn(conversation, line)


def read_line() -> str | None:
    """The next line without the spaces around it; None where the input ends.

    A terminal shows a prompt. Ctrl-C empties the line; so do bytes that are no text.
    """
    is_terminal = sys.stdin.isatty()
    try:
        return input("> " if is_terminal else "").strip()
    except EOFError:
        if is_terminal:
            print()
        return None
    except KeyboardInterrupt:
        print()
        return ""
    except UnicodeDecodeError as error:
        print(f"error: message: is not valid Unicode text ({error})", file=sys.stderr)
        return ""


def take_turn(conversation: Conversation, line: str) -> None:
    """Asks, and prints the answer as it is made."""
    try:
        num_dropped = conversation.ask(line)
    except ValueError as error:
        print(f"error: {error}", file=sys.stderr)
        return
    if num_dropped:
        print(f"(the oldest {num_dropped} messages were forgotten: the conversation is too long)", file=sys.stderr)
    try:
        print_answer(conversation)
    except KeyboardInterrupt:
        if conversation.llm.model_runner is None:  # with several ranks an interrupted step closes the engine
            raise
    print()


def print_answer(conversation: Conversation) -> None:
    """Prints the answer as it is made, until Ctrl-C; a second Ctrl-C interrupts even a step."""
    with first_interrupt() as stopped, closing(conversation.answer()) as pieces:
        for piece in pieces:
            print(piece, end="", flush=True)
            if stopped.is_set():
                return


@contextmanager
def first_interrupt() -> Iterator[Event]:
    """Lets the first Ctrl-C only set an event, so that it does not hit a step, which would empty the cache.

    A second one raises KeyboardInterrupt.
    """
    stopped = Event()

    def on_interrupt(number: int, frame: FrameType | None) -> None:
        if stopped.is_set():
            raise KeyboardInterrupt
        stopped.set()

    before = signal.signal(signal.SIGINT, on_interrupt)
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)
