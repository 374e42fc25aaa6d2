"""Engines that benchmarks/serving.py compares, each behind the same few methods.

`run` takes requests and returns plain data: seconds, tokens, and where they are known the times to the first token and
from token to token. The peers are imported only by the process that runs them.
"""

import json
from collections import defaultdict
from importlib import import_module
from pathlib import Path
from statistics import mean
from time import perf_counter

import numpy as np
import torch

from benchmarks.serving_plan import Prompts
from nanovllm_full import bench
from nanovllm_full.bench import TEMPERATURE
from nanovllm_full.utils.hardware import Hardware

MAX_MODEL_LEN, MAX_NUM_SEQS = 4096, 512
BLOCK_SIZE = 256  # of flash-attn's pages in nano-vLLM


class Ours:
    """nanovllm_full; `run` also says how long the hardware would need at least."""

    def __init__(self, job: dict):
        from nanovllm_full import LLM

        self.hardware = Hardware(**job["hardware"])
        start = perf_counter()
        settings = {"enable_prefix_caching": False, "max_model_len": MAX_MODEL_LEN, "device": job["device"]}
        self.llm = LLM(job["model"], **settings | job["settings"])
        bench.warm_up(self.llm)
        self.start = {"seconds": perf_counter() - start, "phases": self.llm.model_runner.startup_seconds}

    def describe(self) -> dict:
        """The settings."""
        return {**bench.describe_engine(self.llm), "model": None}

    def to_requests(self, prompts: Prompts) -> list[bench.Request]:
        """The requests with their parameters."""
        from nanovllm_full import SamplingParams

        return [(ids, SamplingParams(TEMPERATURE, count, ignore_eos=True)) for ids, count in prompts]

    def run(self, prompts: Prompts) -> dict:
        """All requests at once."""
        measurement = bench.measure(self.llm, self.to_requests(prompts))
        floor = bench.find_floor(self.llm, measurement.phases, self.hardware)
        summary = measurement.summary()
        phases = {kind: {key: summary[kind][key] for key in ("num_steps", "seconds", "num_tokens")} for kind in floor}
        return {
            **summarize(measurement.seconds, measurement.num_generated_tokens),
            **summarize_times(measurement.time_to_first_token, measurement.inter_token_latency),
            **phases,
            "cached_tokens": measurement.num_cached_tokens,
            "floor_seconds": floor,
            "part_of_limit": sum(floor.values()) / measurement.seconds,
        }

    run_streamed = run


class Vllm:
    """vLLM, with the constructor that shared/device/vllm_sm90/README.md advises."""

    def __init__(self, job: dict):
        from vllm import LLM, SamplingParams

        self.parameters = SamplingParams
        start = perf_counter()
        self.llm = LLM(
            job["model"],
            **{
                "dtype": "bfloat16",
                "max_model_len": MAX_MODEL_LEN,
                "max_num_seqs": MAX_NUM_SEQS,
                "enable_prefix_caching": False,
                "skip_tokenizer_init": True,
                "load_format": "dummy",
                "attention_config": {"backend": "FLASH_ATTN", "flash_attn_version": 3},
            }
            | job["settings"],
        )
        self.run([([8, 16, 32, 64, 128], 4)])
        self.start = {"seconds": perf_counter() - start}

    def describe(self) -> dict:
        """The settings that matter."""
        import vllm

        config = self.llm.llm_engine.vllm_config
        return {
            "version": vllm.__version__,
            "async_scheduling": config.scheduler_config.async_scheduling,
            "max_num_batched_tokens": config.scheduler_config.max_num_batched_tokens,
            "cudagraph_mode": str(config.compilation_config.cudagraph_mode),
        }

    def to_arguments(self, prompts: Prompts) -> tuple[list, list]:
        """Prompts and parameters as vLLM takes them."""
        make = self.parameters
        params = [make(temperature=TEMPERATURE, ignore_eos=True, max_tokens=n, detokenize=False) for _, n in prompts]
        return [{"prompt_token_ids": ids} for ids, _ in prompts], params

    def run(self, prompts: Prompts) -> dict:
        """All requests at once, through `generate`."""
        arguments = self.to_arguments(prompts)
        start = perf_counter()
        outputs = self.llm.generate(*arguments, use_tqdm=False)
        seconds = perf_counter() - start
        return summarize(seconds, sum(len(output.outputs[0].token_ids) for output in outputs))

    def run_streamed(self, prompts: Prompts) -> dict:
        """The same through the engine's own steps, which hand out each token when it has come."""
        from vllm.sampling_params import RequestOutputKind

        engine, token_times, number = self.llm.llm_engine, defaultdict(list), 0
        arguments = zip(*self.to_arguments(prompts), strict=True)
        start = perf_counter()
        for index, (prompt, params) in enumerate(arguments):
            params.output_kind = RequestOutputKind.DELTA
            engine.add_request(f"streamed-{start}-{index}", prompt, params)
        while engine.has_unfinished_requests():
            outputs = engine.step()
            now = perf_counter()
            for output in outputs:
                token_times[output.request_id] += [now] * len(output.outputs[0].token_ids)
                number += len(output.outputs[0].token_ids)
        firsts = [times[0] - start for times in token_times.values()]
        between = [gap for times in token_times.values() for gap in np.diff(times).tolist()]
        return summarize(perf_counter() - start, number) | summarize_times(firsts, between)


class Nano:
    """What PyPI has of nano-vLLM, nano-vllm-fork, with its own settings. It has no switch for its prefix cache.

    It has become another engine, which can also guide a text by a second prompt.
    """

    def __init__(self, job: dict):
        from transformers import Qwen3Config

        Qwen3Config.rope_scaling = None  # it refuses another; its default base is that of the model
        package = import_module("nanovllm")
        self.parameters = package.SamplingParams
        start = perf_counter()
        self.llm = package.LLM(job["model"], enforce_eager=False, max_model_len=MAX_MODEL_LEN)
        self.run([([8, 16, 32, 64, 128], 4)])
        self.start = {"seconds": perf_counter() - start}

    def describe(self) -> dict:
        """What runs."""
        return {"package": "nano-vllm-fork", "block_size": BLOCK_SIZE}

    def run(self, prompts: Prompts) -> dict:
        """All requests at once."""
        params = [self.parameters(temperature=TEMPERATURE, ignore_eos=True, max_tokens=count) for _, count in prompts]
        start = perf_counter()
        outputs = self.llm.generate([ids for ids, _ in prompts], params, use_tqdm=False)
        return summarize(perf_counter() - start, sum(len(output["token_ids"]) for output in outputs))

    run_streamed = run


class Stage:
    """A stage of the course, which is given some seconds and not a number of tokens."""

    def __init__(self, job: dict):
        self.package = import_module(f"lessons.{job['engine']}")
        start = perf_counter()
        dtype = "auto" if job["device"] == "cpu" else "bfloat16"
        known = {"max_model_len": MAX_MODEL_LEN, "device": job["device"], "dtype": dtype}
        if job["engine"].startswith("L01"):  # it knows no device; whatever it makes is then on this one
            torch.set_default_device(job["device"])
            known = {}
        self.llm = self.package.LLM(job["model"], **known)
        self.start = {"seconds": perf_counter() - start}

    def describe(self) -> dict:
        """Which one."""
        return {"stage": self.package.__name__.rpartition(".")[2]}

    def run_for(self, prompts: Prompts, seconds: float, piece: int) -> dict:
        """Steps for some seconds, or, where there are none, one prompt after the other, a `piece` of each answer."""
        make, start = self.package.SamplingParams, perf_counter()
        if not hasattr(self.llm, "step"):
            number = 0
            for ids, count in prompts:
                params = make(temperature=TEMPERATURE, max_tokens=min(piece, count), ignore_eos=True)
                number += len(self.llm.generate([ids], params, use_tqdm=False)[0]["token_ids"])
                if perf_counter() - start > seconds:
                    break
            return summarize(perf_counter() - start, number)
        for ids, count in prompts:
            self.llm.add_request(ids, make(temperature=TEMPERATURE, max_tokens=count, ignore_eos=True))
        number = 0
        while not self.llm.is_finished() and perf_counter() - start < seconds:
            number += sum(len(output["token_ids"]) for output in self.llm.step()[0])
        elapsed = perf_counter() - start
        number += sum(seq.num_tokens - seq.num_prompt_tokens for seq in self.llm.scheduler.running)
        self.llm.scheduler.clear()  # of what is not finished
        return summarize(elapsed, number)


def make_engine(job: dict) -> Ours | Vllm | Nano | Stage:
    """The engine of a job, started."""
    return {"ours": Ours, "vllm": Vllm, "nano": Nano}.get(job["engine"], Stage)(job)


def vocab_size_of(model: str) -> int:
    """The vocabulary of a model's folder."""
    return json.loads((Path(model) / "config.json").read_text(encoding="utf-8"))["vocab_size"]


def summarize(seconds: float, tokens: int) -> dict:
    """What is known of every engine."""
    return {"seconds": seconds, "generated_tokens": tokens, "tokens_per_second": tokens / seconds}


def summarize_times(firsts: list[float], between: list[float]) -> dict:
    """Percentiles of the time to the first token, and the mean time of each further one."""
    return {
        "time_to_first_token": bench.percentiles(firsts),
        "time_per_output_token": mean(between) if between else None,
        "longest_between_tokens": max(between, default=None),
    }
