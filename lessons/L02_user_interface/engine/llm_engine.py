"""The engine: turns prompts into requests, runs them, and turns token ids back into text."""

from numbers import Real
from time import perf_counter

from tqdm.auto import tqdm
from transformers import AutoTokenizer

from ..config import Config
from ..sampling_params import SamplingParams
from ..utils.checks import is_int
from ..utils.hub import naming
from .model_runner import ModelRunner


class LLMEngine:
    """Completes prompts one after the other; for every new token the whole text runs through the model.

    `config` takes the settings of `Config`; an unknown one is a TypeError, a bad value a ValueError.
    """

    def __init__(self, model: str, **config):
        self.config = Config.from_keywords(model, **config)
        with naming(self.config.path):
            self.tokenizer = AutoTokenizer.from_pretrained(self.config.path, trust_remote_code=False)
        self.model_runner = ModelRunner(self.config)

    def generate(
        self,
        prompts: str | list[int] | list[str | list[int]],
        sampling_params: SamplingParams | list[SamplingParams] | None = None,
        use_tqdm: bool = True,
    ) -> list[dict]:
        """Completes each prompt and returns, in their order, dicts with `text`, `token_ids` and `finish_reason`.

        One SamplingParams serves all prompts, a list gives each its own. Raises ValueError before anything runs if
        a prompt is empty, too long, or holds an id that the model does not know.
        """
        requests = self.check_requests(prompts, sampling_params)
        outputs = []
        with tqdm(total=len(requests), desc="Generating", disable=not use_tqdm) as bar:
            for prompt_ids, params in requests:
                start = perf_counter()
                outputs.append(self.complete(prompt_ids, params))
                tokens_per_second = len(outputs[-1]["token_ids"]) / (perf_counter() - start)
                bar.set_postfix_str(f"{tokens_per_second:.0f} tok/s", refresh=False)
                bar.update()
        return outputs

    def check_requests(self, prompts, sampling_params) -> list[tuple[list[int], SamplingParams]]:
        """Pairs the token ids of each prompt with its parameters."""
        is_one = isinstance(prompts, str) or _is_token_ids(prompts)
        if is_one:
            prompts = [prompts]
        if not isinstance(prompts, list | tuple):
            raise ValueError(f"prompts={prompts!r}: must be a prompt or a list of prompts")
        params = sampling_params if sampling_params is not None else SamplingParams()
        if not isinstance(params, list | tuple):
            params = [params] * len(prompts)
        if len(params) != len(prompts):
            raise ValueError(f"sampling_params: {len(params)} given for {len(prompts)} prompts; one or one each")
        for index, one in enumerate(params):
            _check_params(one, name=f"sampling_params[{index}]")
        names = ["prompts"] if is_one else [f"prompts[{index}]" for index in range(len(prompts))]
        prompt_ids = [self.encode(prompt, name) for prompt, name in zip(prompts, names, strict=True)]
        return list(zip(prompt_ids, params, strict=True))

    def encode(self, prompt: str | list[int], name: str = "prompt") -> list[int]:
        """The token ids of a prompt; raises a ValueError that begins with `name` for one that cannot run."""
        if isinstance(prompt, str):
            prompt_ids = self.encode_text(prompt, name)
        elif isinstance(prompt, list | tuple):
            prompt_ids = list(prompt)
        else:
            raise ValueError(f"{name}={prompt!r}: must be a string or a list of token ids")
        vocab_size, max_model_len = self.config.vocab_size, self.config.max_model_len
        if not prompt_ids:
            raise ValueError(f"{name}={prompt!r}: is empty; must hold at least one token")
        for index, token_id in enumerate(prompt_ids):
            if not is_int(token_id) or not 0 <= token_id < vocab_size:
                raise ValueError(f"{name}[{index}]={token_id!r}: token ids are integers from 0 to {vocab_size - 1}")
        if len(prompt_ids) >= max_model_len:
            raise ValueError(f"{name} has {len(prompt_ids)} tokens: must have fewer than max_model_len={max_model_len}")
        return [int(token_id) for token_id in prompt_ids]

    def encode_text(self, text: str, name: str, add_special_tokens: bool = True) -> list[int]:
        """The token ids of a text; the ValueError for one that is not valid Unicode begins with `name`."""
        try:
            return self.tokenizer.encode(text, add_special_tokens=add_special_tokens, verbose=False)
        except (TypeError, UnicodeError):
            raise ValueError(f"{name}={text!r}: is not valid Unicode text") from None

    def complete(self, prompt_ids: list[int], params: SamplingParams) -> dict:
        """Runs one request to its end: the loop that every later engine only makes faster."""
        token_ids = []
        finish_reason = None
        while finish_reason is None:
            token_ids.append(self.model_runner.run(prompt_ids + token_ids, params.temperature))
            finish_reason = self.finish_reason(len(prompt_ids), token_ids, params)
        text = self.tokenizer.decode(token_ids, skip_special_tokens=True)
        return {"text": text, "token_ids": token_ids, "finish_reason": finish_reason}

    def finish_reason(self, num_prompt_tokens: int, token_ids: list[int], params: SamplingParams) -> str | None:
        """ "stop" after an end-of-sequence token, "length" at a limit, None while the request goes on."""
        if token_ids[-1] in self.config.eos_token_ids and not params.ignore_eos:
            return "stop"
        limit = min(params.max_tokens, self.config.max_model_len - num_prompt_tokens)
        return "length" if len(token_ids) >= limit else None


def _check_params(params: object, name: str) -> None:
    if not isinstance(params, SamplingParams):
        raise ValueError(f"{name}={params!r}: must be a SamplingParams")


def _is_token_ids(prompts: object) -> bool:
    """Whether these are the ids of one prompt, right or wrong ones: a list of prompts does not begin with a number."""
    return isinstance(prompts, list | tuple) and bool(prompts) and isinstance(prompts[0], Real)
