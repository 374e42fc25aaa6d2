"""What `gpu_check.py` asks of the full engine beyond what it asks of a stage.

Every backend, with CUDA graphs and without, with chunked prompts, preemption and prefix hits; the logits of one backend
beside another's; what an error and an end leave behind.
"""

import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import product
from math import exp, inf
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

import torch
from transformers import PreTrainedTokenizerBase

from nanovllm_full.utils.hub import BUNDLED, SMOLLM2, ModelNotFoundError, resolve_model

Requests = list[tuple[list[int], int]]  # prompt and number of new tokens

BLOCK_SIZE = 16  # smaller than the prompts, so that there are prefix hits
TIGHT = {"max_num_batched_tokens": 48, "max_num_seqs": 7}  # prompts are cut, and batches are odd
LOGITS_TOLERANCE = 0.02  # of the length of the difference of two rows of logits, relative to that of the row
CONSTANT_TOKEN, NEW_TOKENS = 7, 6
TEXT_TOKENS = 80
TEXT_PROMPTS = {
    BUNDLED: ["Once upon a time there was a little fox who", "Lily wanted to bake a cake, but"],
    SMOLLM2: [
        "What is the capital of France, and what is it known for?",
        "Explain in two sentences why leaves are green.",
    ],
}
PROBABILITY_TOLERANCE = 0.1  # of a first token's probability: half precision rounds a logit of 16 to multiples of 0.125
START = """
import json, sys
from importlib import import_module

llm = import_module(sys.argv[1]).LLM(sys.argv[2], device=sys.argv[3], dtype="bfloat16")
seconds = llm.model_runner.startup_seconds
print(json.dumps({
    "caches": "none",
    "seconds": {name: round(value, 2) for name, value in seconds.items()},
    "total": round(sum(seconds.values()), 2),
    "graphs": len(llm.model_runner.graphs.graphs) if llm.model_runner.graphs else 0,
    "attention_backend": llm.config.attention_backend,
}))
"""  # in a process of its own, which has compiled nothing
SLACK = 64 * 2**20  # bytes that a second engine may use more: what libraries keep


def check_schedules(package: ModuleType, path: Path, requests: Requests, answers: list[list[int]], device: str) -> dict:
    """In float32 the ids are those of `answers`, whatever the backend and the schedule; every schedule happens."""
    result = {}
    for backend in ("torch", "triton"):
        for enforce_eager in (True, False):
            name = f"{backend}, {'eager' if enforce_eager else 'graphs'}"
            result[name] = run_tightly(package, path, requests, answers, device, backend, enforce_eager)
    result["passed"] = all(run["passed"] for run in result.values())
    return result


def run_tightly(
    package: ModuleType,
    path: Path,
    requests: Requests,
    answers: list[list[int]],
    device: str,
    backend: str,
    enforce_eager: bool,
) -> dict:
    """Twice the same requests in a pool that is too small for them: the second time there are prefix hits."""
    longest = max(-(-(len(prompt) + count) // BLOCK_SIZE) for prompt, count in requests)
    llm = package.LLM(
        str(path),
        device=device,
        dtype="float32",
        attention_backend=backend,
        enforce_eager=enforce_eager,
        kvcache_block_size=BLOCK_SIZE,
        num_kvcache_blocks=longest + 2,
        trace=True,
        **TIGHT,
    )
    params = [package.SamplingParams(temperature=0, max_tokens=count) for _, count in requests]
    prompts = [prompt for prompt, _ in requests]
    equal = 0
    for _ in range(2):
        outputs = llm.generate(prompts, params, use_tqdm=False)
        equal += sum(output["token_ids"] == ids for output, ids in zip(outputs, answers, strict=True))
    steps = llm.trace.steps
    counts = {
        "steps": len(steps),
        "cut_prompts": sum(is_cut(item) for step in steps if step["kind"] == "prefill" for item in step["scheduled"]),
        "preemptions": sum(len(step["preempted"]) for step in steps),
        "prefix_hits": count_hits(steps),
    }
    release(llm)
    return {
        **counts,
        "requests_equal": f"{equal} of {2 * len(requests)}",
        "passed": equal == 2 * len(requests) and all(counts.values()),
    }


def is_cut(item: dict) -> bool:
    """Whether a step computes a piece of a prompt and leaves some for the next."""
    return item["num_cached_tokens"] + item["num_scheduled_tokens"] < item["num_tokens"]


def count_hits(steps: list[dict]) -> int:
    """How often a sequence that had no blocks found its beginning in the cache."""
    with_blocks, hits = set(), 0
    for step in steps:
        with_blocks -= set(step["preempted"])
        for item in step["scheduled"]:
            hits += item["seq_id"] not in with_blocks and item["num_cached_tokens"] > 0
            with_blocks.add(item["seq_id"])
    return hits


@torch.inference_mode()
def check_logits(package: ModuleType, path: Path, device: str, backends: list[str]) -> dict:
    """In bfloat16 each backend's logits lie near those of `torch`: prefills, prefills with a past, and decodes."""
    expected = record_logits(package, path, device, "torch", enforce_eager=True)
    differences = {}
    for backend, enforce_eager in product(backends, (True, False)):
        rows = record_logits(package, path, device, backend, enforce_eager)
        apart = ((rows - expected).norm(dim=-1) / expected.norm(dim=-1)).max().item()
        name = f"{backend}, {'eager' if enforce_eager else 'graphs'}"
        differences[name] = {"rows": len(rows), "largest_relative_difference": round(apart, 5)}
    largest = max((run["largest_relative_difference"] for run in differences.values()), default=float("inf"))
    return {"tolerance": LOGITS_TOLERANCE, **differences, "passed": largest <= LOGITS_TOLERANCE}


def record_logits(package: ModuleType, path: Path, device: str, backend: str, enforce_eager: bool) -> torch.Tensor:
    """All logits, float32 [rows, vocabulary], of prompts that share a beginning; each new token is the same.

    A graph samples by itself, unless top-k is asked for: then what it leaves goes through the LM head and this sampler.
    """
    llm = package.LLM(
        str(path),
        device=device,
        dtype="bfloat16",
        attention_backend=backend,
        enforce_eager=enforce_eager,
        kvcache_block_size=256,
        num_kvcache_blocks=64,
        max_num_batched_tokens=900,
    )
    recorded = []
    llm.model_runner.sampler = constant_sampler(recorded)
    generator = torch.Generator().manual_seed(0)
    shared = torch.randint(1, 4096, (520,), generator=generator).tolist()
    own = [torch.randint(1, 4096, (n,), generator=generator).tolist() for n in (1, 30, 250, 256, 257, 700)]
    batches = [shared + own[0]], [shared + ids for ids in own], own
    params = package.SamplingParams(temperature=1, top_k=1, max_tokens=NEW_TOKENS, ignore_eos=True)
    for prompts in batches:
        llm.generate(prompts, params, use_tqdm=False)
    release(llm)
    rows = torch.cat(recorded)
    if len(rows) != NEW_TOKENS * sum(map(len, batches)):
        raise AssertionError(f"{len(rows)} rows of logits were seen: some steps did not ask the sampler")
    return rows


def constant_sampler(recorded: list[torch.Tensor]) -> Callable:
    """A sampler that keeps the logits and always gives the same token."""

    def sample(logits: torch.Tensor, *_: object) -> tuple[torch.Tensor, None]:
        recorded.append(logits.float().cpu())
        return torch.full((len(logits),), CONSTANT_TOKEN, device=logits.device), None

    return sample


def check_out_of_memory(package: ModuleType, path: Path, device: str) -> dict:
    """Without memory a step fails, the message says what to lower, and the next call is right."""
    llm = package.LLM(str(path), device=device, dtype="bfloat16", kvcache_memory=2**30)
    params = package.SamplingParams(temperature=0, max_tokens=4, ignore_eos=True)
    small, large = list(range(1, 20)), [list(range(first, first + 2000)) for first in range(1, 9)]
    before = llm.generate(small, params, use_tqdm=False)
    message = None
    with little_memory(device):
        try:
            llm.generate(large, params, use_tqdm=False)
        except torch.OutOfMemoryError as error:
            message = str(error).splitlines()[0]
    after = llm.generate(small, params, use_tqdm=False)
    release(llm)
    return {
        "error": message,
        "passed": message is not None and "max_num_batched_tokens" in message and after == before,
    }


@contextmanager
def little_memory(device: str) -> Iterator[None]:
    """PyTorch gets no piece of memory of 64 MiB while the block runs, neither new nor from what it keeps."""
    piece = 64 * 2**20
    torch.cuda.empty_cache()
    _, total = torch.cuda.mem_get_info(device)
    allowed = torch.cuda.memory_reserved(device) + piece
    torch.cuda.set_per_process_memory_fraction(allowed / total, torch.cuda.current_device())
    filling = []
    try:
        with suppress(torch.OutOfMemoryError):
            while True:
                filling.append(torch.empty(piece, dtype=torch.uint8, device=device))
        yield
    finally:
        torch.cuda.set_per_process_memory_fraction(1.0, torch.cuda.current_device())


def check_two_engines_in_turn(package: ModuleType, path: Path, device: str) -> dict:
    """The second engine of a process uses no more memory than the first, and the end gives all of it back."""
    in_use = []
    for _ in range(2):
        with package.LLM(str(path), device=device, dtype="bfloat16", kvcache_memory=2**30) as llm:
            llm.generate([[1, 2, 3]], package.SamplingParams(max_tokens=4), use_tqdm=False)
            free, total = torch.cuda.mem_get_info(device)
            in_use.append(total - free)
        free, _ = torch.cuda.mem_get_info(device)
        in_use.append(total - free)
    first, after_first, second, after_second = in_use
    return {
        "in_use": {"first": first, "after it": after_first, "second": second, "after that": after_second},
        "passed": second <= first + SLACK and after_second <= after_first + SLACK and first - after_first > 2**30,
    }


def check_tensor_parallel(
    package: ModuleType, path: Path, requests: Requests, answers: list[list[int]], size: int
) -> dict:
    """On `size` GPUs the float32 ids are those of `answers`, with graphs and without.

    In bfloat16 the probabilities of the first tokens are near those of one GPU.
    """

    def run(dtype: str, backend: str, enforce_eager: bool, tensor_parallel_size: int = size) -> tuple[dict, list[dict]]:
        params = [package.SamplingParams(temperature=0, max_tokens=count, logprobs=5) for _, count in requests]
        with package.LLM(
            str(path),
            dtype=dtype,
            attention_backend=backend,
            enforce_eager=enforce_eager,
            tensor_parallel_size=tensor_parallel_size,
            kvcache_memory=2**28,
        ) as llm:
            outputs = llm.generate([prompt for prompt, _ in requests], params, use_tqdm=False)
        equal = sum(output["token_ids"] == ids for output, ids in zip(outputs, answers, strict=True))
        row = {"requests_equal": f"{equal} of {len(requests)}", "passed": equal == len(requests)}
        return row, [output["logprobs"][0] for output in outputs]

    result = {}
    for backend, enforce_eager in (("torch", True), ("triton", False)):
        result[f"float32, {backend}, {'eager' if enforce_eager else 'graphs'}"], _ = run(
            "float32", backend, enforce_eager
        )
    half, firsts = run("bfloat16", "auto", False)
    _, expected = run("bfloat16", "auto", False, tensor_parallel_size=1)
    apart = max(largest_difference(*pair) for pair in zip(firsts, expected, strict=True))
    half |= {
        "largest_difference_of_probabilities": round(apart, 4),
        "tolerance": PROBABILITY_TOLERANCE,
        "passed": apart <= PROBABILITY_TOLERANCE,
    }
    result["bfloat16, auto, graphs"] = half
    result["passed"] = all(run["passed"] for run in result.values())
    return result


def largest_difference(first: dict[int, float], second: dict[int, float]) -> float:
    """Of the probabilities of tokens, by log-probabilities; one that is missing in one of the two has none there."""
    return max(abs(exp(first.get(token_id, -inf)) - exp(second.get(token_id, -inf))) for token_id in {*first, *second})


def check_text(package: ModuleType, device: str) -> dict:
    """Greedy texts in bfloat16, to be read by somebody; a model that is not here is named in `missing`."""
    params = package.SamplingParams(temperature=0, max_tokens=TEXT_TOKENS)
    texts, missing = {}, []
    for name, beginnings in TEXT_PROMPTS.items():
        try:
            path = resolve_model(name)
        except ModelNotFoundError:
            missing.append(name)
            continue
        with package.LLM(str(path), device=device, dtype="bfloat16", kvcache_memory=2**28) as llm:
            prompts = beginnings if name == BUNDLED else [as_message(llm.tokenizer, text) for text in beginnings]
            outputs = llm.generate(prompts, params, use_tqdm=False)
        texts[name] = {beginning: output["text"] for beginning, output in zip(beginnings, outputs, strict=True)}
    written = [text for of_model in texts.values() for text in of_model.values()]
    return {"texts": texts, "missing": missing, "passed": bool(written) and all(map(is_readable, written))}


def as_message(tokenizer: PreTrainedTokenizerBase, text: str) -> str:
    """The prompt of a model that was made to chat."""
    message = {"role": "user", "content": text}
    return tokenizer.apply_chat_template([message], tokenize=False, add_generation_prompt=True)


def is_readable(text: str) -> bool:
    """Whether a text has whole characters, and words of which most are not the same one."""
    words = text.split()
    return "\ufffd" not in text and len(set(words)) > len(words) // 4 > 0


def check_startup(package: ModuleType, path: Path, device: str) -> dict:
    """How long a start takes that has to compile every kernel, by phase; 15 seconds are allowed."""
    with TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-c", START, package.__name__, str(path), device],
            env=os.environ | {"TRITON_CACHE_DIR": folder},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise RuntimeError(f"the start failed: {done.stderr[-1000:]}")
    result = json.loads(done.stdout.splitlines()[-1])
    return {**result, "passed": result["total"] <= 15}


def release(llm: object) -> None:
    """Gives the memory of an engine back."""
    llm.exit()
    gc.collect()
    torch.cuda.empty_cache()
