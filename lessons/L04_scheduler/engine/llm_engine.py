"""The engine: turns prompts into requests, drives the steps that run them, and turns token ids back into text."""

from itertools import count
from numbers import Real
from time import perf_counter

from tqdm.auto import tqdm
from transformers import AutoTokenizer

from ..config import Config
from ..sampling_params import SamplingParams
from ..trace import Trace
from ..utils.checks import is_int
from ..utils.hub import naming
from .model_runner import ModelRunner
from .scheduler import Scheduler
from .sequence import Sequence


class LLMEngine:
    """Runs any number of requests together, step by step.

    `config` takes the settings of `Config`; an unknown one is a TypeError, a bad value a ValueError. After an error in
    a step, or Ctrl-C, the engine is empty and can be used again.
    """

    def __init__(self, model: str, **config):
        self.config = Config.from_keywords(model, **config)
        with naming(self.config.path):
            self.tokenizer = AutoTokenizer.from_pretrained(self.config.path, trust_remote_code=False)
        self.model_runner = ModelRunner(self.config)
        self.scheduler = Scheduler(self.config)
        self.trace = Trace() if self.config.trace else None
        self._seq_ids = count()

    def generate(
        self,
        prompts: str | list[int] | list[str | list[int]],
        sampling_params: SamplingParams | list[SamplingParams] | None = None,
        use_tqdm: bool = True,
    ) -> list[dict]:
        """Completes each prompt and returns, in their order, dicts with `text`, `token_ids` and `finish_reason`.

        One SamplingParams serves all prompts, a list gives each its own. Raises ValueError before anything runs if
        a prompt is empty, too long, or holds an id that the model does not know, and RuntimeError while requests
        that were added by hand are unfinished.
        """
        if not self.is_finished():
            raise RuntimeError("generate: requests added with add_request are unfinished; step until is_finished()")
        requests = self.check_requests(prompts, sampling_params)
        try:
            seq_ids = [self._add(prompt_ids, params) for prompt_ids, params in requests]
            outputs = self._run_steps(tqdm(total=len(requests), desc="Generating", disable=not use_tqdm))
        except BaseException:
            self.scheduler.clear()
            raise
        return [outputs[seq_id] for seq_id in seq_ids]

    def _run_steps(self, bar: tqdm) -> dict[int, dict]:
        """Steps until no sequence is left; returns the outputs by `seq_id`. The bar shows tokens per second."""
        outputs = {}
        speeds = {}
        with bar:
            while not self.is_finished():
                start = perf_counter()
                finished, num_tokens = self.step()
                kind = "prefill" if num_tokens > 0 else "decode"
                speeds[kind] = f"{abs(num_tokens) / (perf_counter() - start):.0f} tok/s"
                bar.set_postfix(speeds, refresh=False)
                bar.update(len(finished))
                outputs |= {output.pop("seq_id"): output for output in finished}
        return outputs

    def add_request(self, prompt: str | list[int], sampling_params: SamplingParams | None = None) -> int:
        """Queues one prompt and returns the `seq_id` under which `step` will report it."""
        params = sampling_params if sampling_params is not None else SamplingParams()
        _check_params(params, name="sampling_params")
        return self._add(self.encode(prompt), params)

    def _add(self, prompt_ids: list[int], params: SamplingParams) -> int:
        if self.model_runner is None:
            raise RuntimeError("the engine was closed by exit")
        seq = Sequence(next(self._seq_ids), prompt_ids, params)
        self.scheduler.add(seq)
        return seq.seq_id

    def is_finished(self) -> bool:
        """Whether every request has been finished."""
        return self.scheduler.is_finished()

    def step(self) -> tuple[list[dict], int]:
        """Computes what `Scheduler.schedule` plans: a new token for each sequence, or a piece of a prompt.

        Returns the outputs of the sequences that are finished now, each with its `seq_id`, and the number of tokens:
        positive, those computed, for a prefill; negative, one per sequence, for a decode; 0 if there was nothing to do.
        """
        try:
            return self._step()
        except BaseException:
            self.scheduler.clear()
            raise

    def _step(self) -> tuple[list[dict], int]:
        step = self.scheduler.schedule()
        if not step.scheduled:
            return [], 0
        record = {**step.snapshot(), **self.scheduler.snapshot()} if self.trace else None
        token_ids = self.model_runner.run(step)
        finished = self.scheduler.postprocess(step, token_ids)
        if self.trace:
            self.trace.add({**record, "sampled": token_ids, "finished": [seq.seq_id for seq in finished]})
        num_tokens = step.num_tokens if step.kind == "prefill" else -len(step.scheduled)
        return [self._output(seq) for seq in finished], num_tokens

    def _output(self, seq: Sequence) -> dict:
        token_ids = seq.completion_token_ids
        text = self.tokenizer.decode(token_ids, skip_special_tokens=True)
        return {"seq_id": seq.seq_id, "text": text, "token_ids": token_ids, "finish_reason": seq.finish_reason}

    def exit(self) -> None:
        """Drops every request and frees the model. May be called again; a later request is a RuntimeError."""
        self.scheduler.clear()
        self.model_runner = None

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
        capacity = self.scheduler.block_manager.capacity
        if len(prompt_ids) > capacity:
            raise ValueError(
                f"{name} has {len(prompt_ids)} tokens: the KV cache has room for {capacity}, "
                f"num_kvcache_blocks={self.config.num_kvcache_blocks} of {self.config.kvcache_block_size}"
            )
        return [int(token_id) for token_id in prompt_ids]

    def encode_text(self, text: str, name: str, add_special_tokens: bool = True) -> list[int]:
        """The token ids of a text; the ValueError for one that is not valid Unicode begins with `name`."""
        try:
            return self.tokenizer.encode(text, add_special_tokens=add_special_tokens, verbose=False)
        except (TypeError, UnicodeError):
            raise ValueError(f"{name}={text!r}: is not valid Unicode text") from None


def _check_params(params: object, name: str) -> None:
    if not isinstance(params, SamplingParams):
        raise ValueError(f"{name}={params!r}: must be a SamplingParams")


def _is_token_ids(prompts: object) -> bool:
    """Whether these are the ids of one prompt, right or wrong ones: a list of prompts does not begin with a number."""
    return isinstance(prompts, list | tuple) and bool(prompts) and isinstance(prompts[0], Real)
