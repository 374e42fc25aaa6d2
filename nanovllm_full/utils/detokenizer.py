"""From token ids to text, token by token: what may be shown already, and where a stop string ends it."""

from transformers import PreTrainedTokenizerBase

UNFINISHED = "\ufffd"  # what a decoder writes for bytes that are no character, or not yet one
MAX_BYTES = 4  # of a character
MAX_PENDING = 2 * MAX_BYTES  # tokens; if so many end in no character, they do not begin one


class Detokenizer:
    """Turns token ids into pieces of text, one for each token, which may be empty.

    A token is not a piece of text: it may end inside a character, and a decoder may treat the beginning of a text in
    a special way. So a window of the last tokens is decoded again each time, and what is new in its text is the piece.
    The window begins with tokens whose text is out already. (The idea is that of Hugging Face's
    text-generation-inference.) Special tokens give no text. The pieces together are what
    `tokenizer.decode(token_ids, skip_special_tokens=True)` gives; in front of bytes that are no UTF-8, decoders with
    byte fallback may take back what they gave, and this one cannot.
    """

    def __init__(self, tokenizer: PreTrainedTokenizerBase):
        self.tokenizer = tokenizer
        added = tokenizer.added_tokens_decoder
        self._special_ids = {token_id for token_id, token in added.items() if token.special}
        self._num_ids = max(len(tokenizer), 1 + max(added, default=0))  # a model may know more ids; they have no text
        self._window: list[int] = []
        self._num_read = 0  # tokens at the beginning of the window that only serve the others
        self._num_shown = 0  # characters of the window's text that are out

    def push(self, token_id: int) -> str:
        """The text that a token adds; what could be a part of a character waits for the next token."""
        if token_id in self._special_ids or token_id >= self._num_ids:
            return ""
        self._window.append(token_id)
        text = self._decode(self._window)
        if not text.endswith(UNFINISHED):
            piece = text[self._num_shown :]
            self._restart_after(self._num_read)
            return piece
        if len(self._window) - self._num_read < MAX_PENDING:
            return ""
        piece = text[self._num_shown : -1]
        self._num_shown += len(piece)
        self._shorten(text)
        return piece

    def flush(self) -> str:
        """The rest, when no token follows."""
        piece = self._decode(self._window)[self._num_shown :]
        self._num_shown += len(piece)
        return piece

    def _decode(self, token_ids: list[int]) -> str:
        return self.tokenizer.decode(token_ids, skip_special_tokens=True)

    def _restart_after(self, num_read: int) -> None:
        """Drops the tokens at the beginning of the window; the others are out and now serve what follows."""
        del self._window[:num_read]
        self._num_read = len(self._window)
        self._num_shown = len(self._decode(self._window))

    def _shorten(self, text: str) -> None:
        """Cuts a window that will not end in a character, where both parts alone give the same text as together."""
        head, tail = self._window[:-MAX_BYTES], self._window[-MAX_BYTES:]
        head_text = self._decode(head)
        if head_text + self._decode(tail) == text:
            self._window, self._num_read = tail, 0
            self._num_shown -= len(head_text)


class OutputText:
    """The text of a sequence while it is generated. It ends before the first of the `stop` strings."""

    def __init__(self, tokenizer: PreTrainedTokenizerBase, stop: tuple[str, ...]):
        self.detokenizer = Detokenizer(tokenizer)
        self.stop = stop
        self.text = ""
        self.num_tokens = 0
        self.is_stopped = False  # whether a stop string was found
        self.is_finished = False
        self._num_taken = 0  # characters

    def push(self, token_id: int) -> None:
        """Adds a generated token."""
        self.num_tokens += 1
        self._append(self.detokenizer.push(token_id))

    def finish(self) -> None:
        """No token follows."""
        self._append(self.detokenizer.flush())
        self.is_finished = True

    def take(self) -> str:
        """What is new and may be shown: not what could become a stop string."""
        end = len(self.text) if self.is_stopped or self.is_finished else self._find_end_of_safe_text()
        piece = self.text[self._num_taken : end]
        self._num_taken += len(piece)
        return piece

    def _append(self, piece: str) -> None:
        """Adds to the text; cuts it before the stop string that is complete first, the longer of two that end alike."""
        if self.is_stopped:
            return
        num_before = len(self.text)
        self.text += piece
        found = []
        for stop in self.stop:
            start = self.text.find(stop, max(0, num_before - len(stop) + 1))
            if start >= 0:
                found.append((start + len(stop), start))
        if found:
            self.is_stopped = True
            self.text = self.text[: min(found)[1]]

    def _find_end_of_safe_text(self) -> int:
        """Where the longest end of the text begins that a stop string begins with; the length of the text if none."""
        longest = max((len(stop) for stop in self.stop), default=1) - 1
        for start in range(max(0, len(self.text) - longest), len(self.text)):
            if any(stop.startswith(self.text[start:]) for stop in self.stop):
                return start
        return len(self.text)
