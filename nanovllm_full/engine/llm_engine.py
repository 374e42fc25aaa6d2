"""The engine: turns prompts into requests, drives the steps that run them, and turns token ids back into text."""

import gc
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from numbers import Real
from time import perf_counter
from typing import Self

import torch
from tqdm.auto import tqdm
from transformers import AutoTokenizer, GenerationConfig

from ..config import Config
from ..sampling_params import SamplingParams
from ..trace import Trace
from ..utils.checks import are_plain_ids, check_bool, is_int, shown
from ..utils.detokenizer import OutputText
from ..utils.hub import naming
from .model_runner import ModelRunner
from .results import StepResults
from .scheduler import Scheduler
from .sequence import Sequence, Step
from .worker import ParallelModelRunner

LOWER_SOMETHING = (
    "no memory for a step; lower max_num_batched_tokens, max_num_seqs, gpu_memory_utilization or num_kvcache_blocks"
)
START_SMALLER = "no memory for the model and its largest step; lower max_num_batched_tokens or max_num_seqs"


@dataclass(frozen=True, slots=True)
class LaunchedStep:
    """A step that is computed now, what it will give, and what the trace says of it."""

    step: Step
    results: StepResults
    record: dict | None


class LLMEngine:
    """Runs any number of requests together, step by step.

    `config` takes the settings of `Config`; an unknown one is a TypeError, a bad value a ValueError. After an error in
    a step, or Ctrl-C, the engine is empty and can be used again; with several ranks, an error closes it.
    `with LLM(...) as llm:` calls `exit` at the end.
    """

    def __init__(self, model: str, **config):
        self.config = Config.from_keywords(model, **config)
        with naming(self.config.path):
            self.tokenizer = AutoTokenizer.from_pretrained(self.config.path, trust_remote_code=False)
        runner_class = ModelRunner if self.config.tensor_parallel_size == 1 else ParallelModelRunner
        try:
            self.model_runner = runner_class(self.config)
        except torch.OutOfMemoryError as error:
            raise torch.OutOfMemoryError(f"{START_SMALLER}: {error}") from None
        self.scheduler = Scheduler(self.config)
        self.trace = Trace() if self.config.trace else None
        self._seq_ids = count()
        self._in_flight: LaunchedStep | None = None
        self._texts: dict[int, OutputText] = {}  # by `seq_id`, of the requests whose text is needed while they run
        self._stream_id: int | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.exit()

    def generate(
        self,
        prompts: str | list[int] | list[str | list[int]],
        sampling_params: SamplingParams | list[SamplingParams] | None = None,
        use_tqdm: bool = True,
    ) -> list[dict]:
        """Completes each prompt and returns, in their order, dicts with `text`, `token_ids` and `finish_reason`.

        A request that asks for log-probabilities also has `logprobs`: for each of its `token_ids` a dict from token ids
        to natural logarithms, the chosen token first, then the most likely ones.

        One SamplingParams serves all prompts, a list gives each its own. Raises ValueError before anything runs if
        a prompt is empty, too long, or holds an id that the model does not know, and RuntimeError while requests
        that were added by hand are unfinished.
        """
        self._check_idle("generate")
        check_bool("use_tqdm", use_tqdm)
        requests = self.check_requests(prompts, sampling_params)
        try:
            seq_ids = [self._add(prompt_ids, params) for prompt_ids, params in requests]
            outputs = self._run_steps(tqdm(total=len(requests), desc="Generating", disable=not use_tqdm))
        except BaseException:
            self._clear()
            raise
        if not outputs.keys() >= {*seq_ids}:
            raise RuntimeError(
                "generate: requests were dropped or taken meanwhile; an engine is for one thread at a time"
            )
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

    def stream(self, prompt: str | list[int], sampling_params: SamplingParams | None = None) -> Iterator[str]:
        """Completes one prompt; yields its text in pieces as it is generated, which together are the `text`.

        A piece never ends inside a character, and no piece holds a part of a stop string. Closing the iterator before
        its end aborts the request. Raises what `generate` raises, and RuntimeError if the request is dropped by others.
        """
        self._check_idle("stream")
        prompt_ids, params = self.check_request(prompt, sampling_params)
        return self._stream(prompt_ids, params)

    def _stream(self, prompt_ids: list[int], params: SamplingParams) -> Iterator[str]:
        """Begins when the first piece is asked for, so that an iterator that nobody uses leaves nothing behind."""
        self._check_idle("stream")
        text = None
        try:
            seq_id = self._stream_id = self._add(prompt_ids, params)
            self._texts[seq_id] = OutputText(self.tokenizer, params.stop)
            text = self._texts[seq_id]
            while not text.is_finished:
                if seq_id not in self._texts:
                    raise RuntimeError("stream: its request was dropped by abort, by exit, or after an error in a step")
                self.step()
                if piece := text.take():
                    yield piece
            yield from filter(None, [text.take()])  # what a step by hand may have left
        except BaseException:
            if text is None:  # there was nothing else, and what there is now is half-done
                self._clear()
            elif seq_id in self._texts:
                self.abort(seq_id)
            raise

    def add_request(self, prompt: str | list[int], sampling_params: SamplingParams | None = None) -> int:
        """Queues one prompt and returns the `seq_id` under which `step` will report it.

        Raises RuntimeError while an iterator of `stream` is in use: its steps would swallow the output.
        """
        self._check_open()
        if self._stream_id in self._texts:
            raise RuntimeError("add_request: a stream is running; read it to its end or close it")
        return self._add(*self.check_request(prompt, sampling_params))

    def _add(self, prompt_ids: list[int], params: SamplingParams) -> int:
        seq = Sequence(next(self._seq_ids), prompt_ids, params, self.config.seed)
        if params.stop:
            self._texts[seq.seq_id] = OutputText(self.tokenizer, params.stop)
        self.scheduler.add(seq)
        return seq.seq_id

    def abort(self, seq_id: int) -> None:
        """Drops an unfinished request, which `step` will not report. Raises ValueError if there is none of this id."""
        self._check_open()
        seq = self.scheduler.find(seq_id)
        try:
            self.scheduler.abort(seq)
            self._texts.pop(seq_id, None)
            self._drop_useless_step()
        except BaseException:
            self._clear()
            raise

    def is_finished(self) -> bool:
        """Whether every request has been finished, and no step is in flight."""
        return self.scheduler.is_finished() and self._in_flight is None

    def step(self) -> tuple[list[dict], int]:
        """Computes what `Scheduler.schedule` plans: a new token for each sequence, or a piece of a prompt.

        With `async_scheduling` the step after it is on its way when it returns.

        Returns the outputs of the sequences that are finished now, each with its `seq_id`, and the number of tokens:
        positive, those computed, for a prefill; negative, one per sequence, for a decode; 0 if there was nothing to do.
        Raises torch.OutOfMemoryError if the GPU's memory is too small for the step, and closes the engine after any
        other error of the GPU, which no process survives.
        """
        self._check_open()
        try:
            return self._step()
        except torch.OutOfMemoryError as error:
            reason = str(error)
        except torch.AcceleratorError as error:
            self._close_after_gpu_error()
            raise RuntimeError(f"the GPU failed, and the engine is closed: {error}") from error
        except BaseException:
            self._clear()
            raise
        self._clear()  # after the handler: the tensors of the step lived as long as its traceback
        if self.config.device.type == "cuda":
            torch.cuda.empty_cache()
        raise torch.OutOfMemoryError(f"{LOWER_SOMETHING}: {reason}")

    def _step(self) -> tuple[list[dict], int]:
        if self.config.async_scheduling:
            return self._overlapped_step()
        step = self.scheduler.schedule()
        if not step.scheduled:
            return [], 0
        record = self._record(step) if self.trace else None
        token_ids = self.model_runner.run(step)
        results = self.model_runner.results if step.asks_logprobs else None
        return self._finish_step(step, token_ids, results, record)

    def _overlapped_step(self) -> tuple[list[dict], int]:
        """Plans and launches the step after the one in flight, then waits for the results of that one.

        So the GPU has its next work before it is done. A sequence whose end is not foreseen (a stop token or string, an
        abort) is in that next step too; its result there is not used.
        """
        current = self._in_flight or self._launch()
        if current is None:
            return [], 0
        self._in_flight = self._launch(is_ahead=True)
        token_ids = self.model_runner.collect(current.results)
        finished = self._finish_step(current.step, token_ids, current.results, current.record)
        self._drop_useless_step()
        return finished

    def _drop_useless_step(self) -> None:
        """Waits for a step in flight of which all sequences have ended."""
        if self._in_flight and self.scheduler.is_finished():
            self.model_runner.collect(self._in_flight.results)
            self._in_flight = None

    def _launch(self, is_ahead: bool = False) -> LaunchedStep | None:
        """The next step, on its way; None if there is nothing to do, or what is in flight must end first."""
        step = self.scheduler.schedule(is_ahead)
        if not step.scheduled:
            return None
        record = self._record(step) if self.trace else None
        launched = LaunchedStep(step, self.model_runner.launch(step), record)
        self.scheduler.launch(step)
        return launched

    def _finish_step(
        self, step: Step, token_ids: list[int], results: StepResults | None, record: dict | None
    ) -> tuple[list[dict], int]:
        """Hands the results of a step out to its sequences."""
        logprobs = results.read_logprobs(step) if step.asks_logprobs else None
        finished = self.scheduler.postprocess(step, token_ids, logprobs)
        finished += self._extend_texts(step)
        if self.trace:
            self.trace.add({**record, "sampled": token_ids, "finished": [seq.seq_id for seq in finished]})
        num_tokens = step.num_tokens if step.kind == "prefill" else -len(step.scheduled)
        return [self._output(seq) for seq in finished], num_tokens

    def _record(self, step: Step) -> dict:
        """What the parts of the engine tell of themselves before a step runs."""
        *_, context = self.model_runner.prepare(step)
        return {**step.snapshot(), **self.scheduler.snapshot(), "context": context.snapshot()}

    def _extend_texts(self, step: Step) -> list[Sequence]:
        """Adds the new tokens to the texts that are followed; ends, and returns, the sequences that met a stop string.

        One that its last token has ended already is not returned, but gets the reason "stop".
        """
        stopped = []
        for item in [item for item in step.scheduled if item.seq.seq_id in self._texts]:
            seq, text = item.seq, self._texts[item.seq.seq_id]
            for token_id in seq.token_ids[seq.num_prompt_tokens + text.num_tokens : item.end + 1]:
                text.push(token_id)
            if seq.is_finished or text.is_stopped:
                text.finish()
            if text.is_stopped and seq.is_finished:
                seq.finish_reason = "stop"
            elif text.is_stopped:
                self.scheduler.finish(seq, "stop")
                stopped.append(seq)
        return stopped

    def _output(self, seq: Sequence) -> dict:
        token_ids = seq.completion_token_ids
        followed = self._texts.pop(seq.seq_id, None)
        is_cut = followed is not None and followed.is_stopped
        text = followed.text if is_cut else self.tokenizer.decode(token_ids, skip_special_tokens=True)
        output = {"seq_id": seq.seq_id, "text": text, "token_ids": token_ids, "finish_reason": seq.finish_reason}
        return output if seq.num_logprobs is None else {**output, "logprobs": seq.logprobs}

    def _clear(self) -> None:
        """Drops every request; what is in flight is waited for, since it uses their blocks."""
        if self._in_flight and self.config.device.type == "cuda":
            torch.cuda.synchronize(self.config.device)
        self._in_flight = None
        self._texts.clear()
        self.scheduler.clear()

    def _close_after_gpu_error(self) -> None:
        """Drops every request and the runner. What it holds on the GPU can only be freed with the process."""
        self._in_flight = None
        with suppress(torch.AcceleratorError):
            self.exit()

    def exit(self) -> None:
        """Drops every request, frees the model and its memory, ends the workers.

        May be called again; later use is a RuntimeError.
        """
        self._clear()
        if self.model_runner is None:
            return
        if isinstance(self.model_runner, ParallelModelRunner):
            self.model_runner.exit()
        self.model_runner = None
        gc.collect()
        if self.config.device.type == "cuda":
            torch.cuda.empty_cache()

    def default_sampling_params(self, **parameters: object) -> SamplingParams:
        """The temperature, top-k and top-p that the model's makers advise; `parameters` are added, or replace them.

        They are in generation_config.json. What it does not say is as in SamplingParams; with `do_sample` false the
        temperature is 0.
        """
        try:
            advice = GenerationConfig.from_pretrained(self.config.path)
        except OSError:
            return SamplingParams(**parameters)
        advised = {name: getattr(advice, name, None) for name in ("temperature", "top_k", "top_p")}
        if advice.do_sample is False:
            advised = {"temperature": 0.0}
        return SamplingParams(**{name: value for name, value in advised.items() if value is not None} | parameters)

    def _check_open(self) -> None:
        if self.model_runner is None:
            raise RuntimeError("the engine was closed by exit")

    def _check_idle(self, name: str) -> None:
        self._check_open()
        if not self.is_finished():
            raise RuntimeError(f"{name}: requests added with add_request, or a stream, are unfinished; end them first")

    def check_request(
        self, prompt: str | list[int], sampling_params: SamplingParams | None
    ) -> tuple[list[int], SamplingParams]:
        """The token ids of one prompt, and its parameters."""
        params = sampling_params if sampling_params is not None else SamplingParams()
        self._check_params(params, name="sampling_params")
        return self.encode(prompt), params

    def check_requests(self, prompts, sampling_params) -> list[tuple[list[int], SamplingParams]]:
        """Pairs the token ids of each prompt with its parameters."""
        is_one = isinstance(prompts, str) or _is_token_ids(prompts)
        if is_one:
            prompts = [prompts]
        if not isinstance(prompts, list | tuple):
            raise ValueError(f"prompts={shown(prompts)}: must be a prompt or a list of prompts")
        params = sampling_params if sampling_params is not None else SamplingParams()
        if not isinstance(params, list | tuple):
            params = [params] * len(prompts)
        if len(params) != len(prompts):
            raise ValueError(f"sampling_params: {len(params)} given for {len(prompts)} prompts; one or one each")
        for index, one in enumerate(params):
            self._check_params(one, name=f"sampling_params[{index}]")
        names = ["prompts"] if is_one else [f"prompts[{index}]" for index in range(len(prompts))]
        prompt_ids = [self.encode(prompt, name) for prompt, name in zip(prompts, names, strict=True)]
        return list(zip(prompt_ids, params, strict=True))

    def _check_params(self, params: object, name: str) -> None:
        """Raises ValueError unless these are parameters that this model can follow."""
        if not isinstance(params, SamplingParams):
            raise ValueError(f"{name}={shown(params)}: must be a SamplingParams")
        vocab_size = self.config.vocab_size
        for token_id in params.stop_token_ids:
            if token_id >= vocab_size:
                raise ValueError(f"{name}: stop_token_ids holds {shown(token_id)}: token ids are below {vocab_size}")

    def encode(self, prompt: str | list[int], name: str = "prompt") -> list[int]:
        """The token ids of a prompt; raises a ValueError that begins with `name` for one that cannot run."""
        if isinstance(prompt, str):
            prompt_ids = self.encode_text(prompt, name)
        elif isinstance(prompt, list | tuple):
            prompt_ids = list(prompt)
        else:
            raise ValueError(f"{name}={shown(prompt)}: must be a string or a list of token ids")
        vocab_size, max_model_len = self.config.vocab_size, self.config.max_model_len
        if not prompt_ids:
            raise ValueError(f"{name}={shown(prompt)}: is empty; must hold at least one token")
        if not are_plain_ids(prompt_ids, vocab_size):
            for index, token_id in enumerate(prompt_ids):
                if not is_int(token_id) or not 0 <= token_id < vocab_size:
                    allowed = f"token ids are integers from 0 to {vocab_size - 1}"
                    raise ValueError(f"{name}[{index}]={shown(token_id)}: {allowed}")
            prompt_ids = [int(token_id) for token_id in prompt_ids]
        if len(prompt_ids) >= max_model_len:
            raise ValueError(f"{name} has {len(prompt_ids)} tokens: must have fewer than max_model_len={max_model_len}")
        capacity = self.scheduler.block_manager.capacity
        if len(prompt_ids) > capacity:
            raise ValueError(
                f"{name} has {len(prompt_ids)} tokens: the KV cache has room for {capacity}, "
                f"num_kvcache_blocks={self.config.num_kvcache_blocks} of {self.config.kvcache_block_size}"
            )
        return prompt_ids

    def encode_text(self, text: str, name: str, add_special_tokens: bool = True) -> list[int]:
        """The token ids of a text; the ValueError for one that is not valid Unicode begins with `name`."""
        try:
            return self.tokenizer.encode(text, add_special_tokens=add_special_tokens, verbose=False)
        except (TypeError, UnicodeError):
            raise ValueError(f"{name}={shown(text)}: is not valid Unicode text") from None


def _is_token_ids(prompts: object) -> bool:
    """Whether these are the ids of one prompt, right or wrong ones: a list of prompts does not begin with a number."""
    return isinstance(prompts, list | tuple) and bool(prompts) and isinstance(prompts[0], Real)
