"""The class a user holds."""

from jinja2 import TemplateError

from .engine.llm_engine import LLMEngine
from .sampling_params import SamplingParams
from .utils.checks import shown


class LLM(LLMEngine):
    """An engine that also holds conversations: `LLM("tiny-stories").generate("Once upon a time")`."""

    def chat(
        self,
        messages: list[dict[str, str]],
        sampling_params: SamplingParams | None = None,
        use_tqdm: bool = True,
    ) -> dict:
        """Answers a conversation: messages with `role` ("system", "user", "assistant") and `content`, oldest first.

        Returns the same dict as `generate`. Raises ValueError if the model has no chat template.
        """
        return self.generate(self.apply_chat_template(messages), sampling_params, use_tqdm)[0]

    def apply_chat_template(self, messages: list[dict[str, str]]) -> list[int]:
        """The token ids of a conversation, up to where the answer begins.

        The template is rendered as text first. It already holds every special token, so the encoder must add none.
        """
        if self.tokenizer.chat_template is None:
            raise ValueError(f"model={str(self.config.model)!r} has no chat template: use generate")
        _check_messages(messages)
        try:
            text = self.tokenizer.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
        except TemplateError as error:
            raise ValueError(f"messages: the chat template of the model refuses them: {error}") from None
        return self.encode_text(text, name="messages", add_special_tokens=False)


def _check_messages(messages: list[dict[str, str]]) -> None:
    if not isinstance(messages, list) or not messages:
        raise ValueError(f"messages={shown(messages)}: must be a list of at least one message")
    for index, message in enumerate(messages):
        keys = message.keys() if isinstance(message, dict) else ()
        if not {"role", "content"} <= set(keys) or not all(isinstance(message[k], str) for k in ("role", "content")):
            raise ValueError(f"messages[{index}]={shown(message)}: must be a dict with the strings role and content")
