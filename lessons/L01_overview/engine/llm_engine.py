"""The engine: turns prompts into requests, runs them, and turns token ids back into text."""

from tqdm.auto import tqdm
from transformers import AutoTokenizer

from ..sampling_params import SamplingParams
from ..utils.hub import load_eos_token_ids, naming, resolve_model
from .model_runner import ModelRunner


class LLMEngine:
    """Completes prompts one after the other; for every new token the whole text runs through the model."""

    def __init__(self, model: str):
        path = resolve_model(model)
        with naming(path):
            self.tokenizer = AutoTokenizer.from_pretrained(path, trust_remote_code=False)
            self.eos_token_ids = load_eos_token_ids(path)
        self.model_runner = ModelRunner(path)

    def generate(
        self,
        prompts: str | list[int] | list[str | list[int]],
        sampling_params: SamplingParams | None = None,
        use_tqdm: bool = True,
    ) -> list[dict]:
        """Completes each prompt and returns, in their order, dicts with `text`, `token_ids` and `finish_reason`."""
        if isinstance(prompts, str) or (prompts and isinstance(prompts[0], int)):
            prompts = [prompts]
        params = sampling_params or SamplingParams()
        return [self.complete(prompt, params) for prompt in tqdm(prompts, "Generating", disable=not use_tqdm)]

    def complete(self, prompt: str | list[int], params: SamplingParams) -> dict:
        """Runs one request to its end: the loop that every later engine only makes faster."""
        prompt_ids = self.tokenizer.encode(prompt) if isinstance(prompt, str) else list(prompt)
        token_ids = []
        finish_reason = None
        while finish_reason is None:
            token_ids.append(self.model_runner.run(prompt_ids + token_ids, params.temperature))
            finish_reason = self.finish_reason(token_ids, params)
        text = self.tokenizer.decode(token_ids, skip_special_tokens=True)
        return {"text": text, "token_ids": token_ids, "finish_reason": finish_reason}

    def finish_reason(self, token_ids: list[int], params: SamplingParams) -> str | None:
        """ "stop" after an end-of-sequence token, "length" at `max_tokens`, None while the request goes on."""
        if token_ids[-1] in self.eos_token_ids and not params.ignore_eos:
            return "stop"
        return "length" if len(token_ids) >= params.max_tokens else None
