"""Is a stage correct on a GPU? Greedy ids against `transformers` on the same GPU, and what the memory says.

    python3 benchmarks/gpu_check.py --stage L05_model_runner

Run it from the root of the repository, with PYTHONPATH set to it. `--stage nanovllm_full` asks more (full_checks.py),
`--tensor-parallel 2` also runs on two GPUs. It ends with 1 if a check fails. `--device cpu --shape small` tries
everything but the memory on a CPU.
"""

import argparse
import gc
import hashlib
import json
import platform
import random
import shutil
import subprocess
import sys
import traceback
from collections.abc import Callable
from dataclasses import asdict
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from types import ModuleType

import torch
from transformers import AutoModelForCausalLM, AutoTokenizer, PreTrainedModel, Qwen3Config, Qwen3ForCausalLM

from benchmarks import full_checks
from tests.prompts import MAX_TOKENS, PROMPTS
from tests.reference import TIE, Answer

ROOT = Path(__file__).parents[1]
RESULTS = Path(__file__).parent / "results"
BUNDLED = ROOT / "models" / "tiny-stories"
SHAPES = {
    "0.6b": {
        "vocab_size": 151936,
        "hidden_size": 1024,
        "intermediate_size": 3072,
        "num_hidden_layers": 28,
        "num_attention_heads": 16,
        "num_key_value_heads": 8,
        "head_dim": 128,
    },
    "small": {
        "vocab_size": 4096,
        "hidden_size": 64,
        "intermediate_size": 96,
        "num_hidden_layers": 2,
        "num_attention_heads": 4,
        "num_key_value_heads": 2,
        "head_dim": 32,
    },
}
TOLERANCE = 128 * 2**20  # bytes beyond the limit: the allocator's rounding and what libraries load late
FULL = "nanovllm_full"
SMALL_CACHE = 2**28  # bytes of KV cache where only the ids count

Requests = list[tuple[list[int], int]]  # prompt and number of new tokens


def main(arguments: list[str] | None = None) -> int:
    """Runs all checks, writes a JSON file, and returns 1 if one failed."""
    options = parse(arguments)
    package = import_module(
        f"lessons.{options.stage}" if (ROOT / "lessons" / options.stage).is_dir() else options.stage
    )
    torch.backends.cuda.matmul.allow_tf32 = False
    start = perf_counter()
    with TemporaryDirectory() as folder:
        make_random_model(Path(folder), options.shape, options.device)
        checks = {
            "tiny-stories": attempt(
                check_ids, package, BUNDLED, tiny_stories_requests(options.prompts), options.device, False
            ),
            "random": attempt(check_ids, package, Path(folder), random_requests(), options.device, True),
            "too_many_blocks": attempt(check_too_many_blocks, package, Path(folder), options.device),
        }
        if options.device != "cpu":
            checks["memory"] = attempt(check_memory, package, Path(folder), options.device)
        if options.stage == FULL and options.device != "cpu":
            checks |= check_full(package, Path(folder), options)
    passed = all(check["passed"] for check in checks.values())
    chosen = {"stage": options.stage, "device": options.device, "shape": options.shape}
    if options.tensor_parallel > 1:
        chosen["tensor-parallel"] = options.tensor_parallel
    measured = {
        "command": " ".join(
            ["python3 benchmarks/gpu_check.py", *(f"--{key} {value}" for key, value in chosen.items())]
        ),
        **describe_machine(options.device),
        "stage": options.stage,
        "repeats": 1,
        "random_model": {"architecture": "Qwen3ForCausalLM", "seed": 0, **SHAPES[options.shape]},
        "seconds": round(perf_counter() - start, 1),
        "passed": passed,
        "checks": checks,
    }
    options.output.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(measured, indent=1))
    return 0 if passed else 1


def attempt(check: Callable[..., dict], *arguments: object) -> dict:
    """What a check says; one that raises has failed, and the others go on."""
    start = perf_counter()
    try:
        result = check(*arguments)
    except Exception:
        result = {"error": traceback.format_exc().splitlines()[-12:], "passed": False}
    release(None, "cuda" if torch.cuda.is_available() else "cpu")
    verdict = "passed" if result["passed"] else "FAILED"
    print(f"{check.__name__}: {verdict}, {perf_counter() - start:.1f} s", file=sys.stderr, flush=True)
    return result


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--stage", default="L05_model_runner", help="the package in lessons/, or nanovllm_full")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--shape", default="0.6b", choices=SHAPES, help="of the model with random weights")
    parser.add_argument("--prompts", type=int, default=len(PROMPTS), help="how many of tests/prompts.py")
    parser.add_argument("--tensor-parallel", type=int, default=1, help="how many GPUs the full engine runs on, too")
    parser.add_argument("--output", type=Path, default=RESULTS / "gpu_check.json")
    return parser.parse_args(arguments)


def check_full(package: ModuleType, random_model: Path, options: argparse.Namespace) -> dict:
    """What only the full engine can do."""
    requests = tiny_stories_requests(options.prompts)
    peer = AutoModelForCausalLM.from_pretrained(BUNDLED, dtype=torch.float32).to(options.device).eval()
    answers = [answer(peer, prompt, count, ignore_eos=False).token_ids for prompt, count in requests]
    del peer
    device = options.device
    backends = ["triton", *(["flash_attn"] if find_spec("flash_attn") else [])]
    checks = {
        "schedules": attempt(full_checks.check_schedules, package, BUNDLED, requests, answers, device),
        "logits": attempt(full_checks.check_logits, package, random_model, device, backends),
        "out_of_memory": attempt(full_checks.check_out_of_memory, package, random_model, device),
        "two_engines_in_turn": attempt(full_checks.check_two_engines_in_turn, package, random_model, device),
        "text": attempt(full_checks.check_text, package, device),
        "startup": attempt(full_checks.check_startup, package, random_model, device),
    }
    if options.tensor_parallel > 1:
        checks["tensor_parallel"] = attempt(
            full_checks.check_tensor_parallel, package, BUNDLED, requests, answers, options.tensor_parallel
        )
    return checks


def make_random_model(folder: Path, shape: str, device: str) -> None:
    """Writes a Qwen3 with random weights in bfloat16, and the tokenizer of tiny-stories beside it."""
    config = Qwen3Config(
        **SHAPES[shape],
        max_position_embeddings=40960,
        rope_parameters={"rope_type": "default", "rope_theta": 1e6},
        tie_word_embeddings=True,
        bos_token_id=None,
        eos_token_id=0,
    )
    torch.manual_seed(0)
    with torch.device(device):
        model = Qwen3ForCausalLM(config).to(torch.bfloat16)
    model.save_pretrained(folder)
    for file in BUNDLED.iterdir():
        if file.name.startswith("tokenizer") or file.suffix == ".jinja":
            shutil.copy(file, folder)


def tiny_stories_requests(number: int) -> Requests:
    """The prompts of the tests."""
    encode = AutoTokenizer.from_pretrained(BUNDLED).encode
    return [(encode(prompt), count) for prompt, count in zip(PROMPTS[:number], MAX_TOKENS, strict=False)]


def random_requests() -> Requests:
    """Prompts that mean nothing, for a model that knows nothing; one of them fills several blocks."""
    ids = random.Random(0)
    return [([ids.randrange(1, 4096) for _ in range(length)], 24) for length in (1, 16, 100, 700)]


def check_ids(package: ModuleType, path: Path, requests: Requests, device: str, ignore_eos: bool) -> dict:
    """In float32 the ids are those of `transformers`, ties aside; in bfloat16 it runs, and the share is reported."""
    result = {"requests": len(requests)}
    for dtype in ("float32", "bfloat16"):
        peer = AutoModelForCausalLM.from_pretrained(path, dtype=getattr(torch, dtype)).to(device).eval()
        answers = [answer(peer, prompt, count, ignore_eos) for prompt, count in requests]
        del peer
        outputs = run_stage(package, path, requests, device, dtype, ignore_eos)
        result[dtype] = compare(requests, answers, outputs)
    only_ties = len(result["float32"]["differences"]) == result["float32"]["ties"]
    result["passed"] = only_ties and result["bfloat16"]["requests_answered"] == len(requests)
    return result


@torch.inference_mode()
def answer(peer: PreTrainedModel, prompt: list[int], count: int, ignore_eos: bool) -> Answer:
    """The greedy ids of `transformers` for one prompt, and the distance between the two best logits at each."""
    input_ids = torch.tensor([prompt], device=peer.device)
    output = peer.generate(
        input_ids,
        attention_mask=torch.ones_like(input_ids),
        do_sample=False,
        max_new_tokens=count,
        pad_token_id=0,
        return_dict_in_generate=True,
        output_logits=True,
        **({"eos_token_id": None} if ignore_eos else {}),
    )
    best = torch.stack(output.logits)[:, 0].float().topk(2).values  # [tokens, 2]
    return Answer(output.sequences[0, len(prompt) :].tolist(), (best[:, 0] - best[:, 1]).tolist())


def run_stage(
    package: ModuleType, path: Path, requests: Requests, device: str, dtype: str, ignore_eos: bool
) -> list[list[int]]:
    """The ids of the stage, all requests together."""
    llm = package.LLM(str(path), device=device, dtype=dtype, kvcache_memory=SMALL_CACHE)
    params = [package.SamplingParams(temperature=0, max_tokens=count, ignore_eos=ignore_eos) for _, count in requests]
    outputs = llm.generate([prompt for prompt, _ in requests], params, use_tqdm=False)
    release(llm, device)
    return [output["token_ids"] for output in outputs]


def compare(requests: Requests, answers: list[Answer], outputs: list[list[int]]) -> dict:
    """How many requests have the ids of `transformers`; a first difference where the gap is below `TIE` is a tie."""
    differences, num_before = [], 0
    for index, (expected, token_ids) in enumerate(zip(answers, outputs, strict=True)):
        pairs = zip(expected.token_ids, token_ids, strict=False)
        shorter = min(len(expected.token_ids), len(token_ids))
        same = next((i for i, (theirs, ours) in enumerate(pairs) if theirs != ours), shorter)
        num_before += same
        if token_ids != expected.token_ids:
            gap = expected.gaps[same] if same < shorter else None  # None: one ends where the other goes on
            differences.append({"request": index, "token": same, "gap": gap})
    num_tokens = sum(len(expected.token_ids) for expected in answers)
    return {
        "requests_answered": sum(0 < len(ids) <= count for ids, (_, count) in zip(outputs, requests, strict=True)),
        "share_of_requests_equal": round(1 - len(differences) / len(answers), 4),
        "share_of_tokens_before_a_difference": round(num_before / num_tokens, 4),
        "smallest_gap": min(expected.smallest_gap for expected in answers),
        "differences": differences,
        "ties": sum(item["gap"] is not None and item["gap"] < TIE for item in differences),
    }


def check_too_many_blocks(package: ModuleType, path: Path, device: str) -> dict:
    """A number of blocks that does not fit is refused, with numbers."""
    message = None
    try:
        package.LLM(str(path), device=device, num_kvcache_blocks=10**12)
    except ValueError as error:
        message = str(error).replace(str(path), "MODEL")
    release(None, device)
    return {"asked": 10**12, "error": message, "passed": bool(message) and str(10**12) in message}


def check_memory(package: ModuleType, path: Path, device: str) -> dict:
    """The limit holds after the allocation and after the largest steps; without the warm-up it does not."""
    runner_class = import_module(f"{package.__name__}.engine.model_runner").ModelRunner
    warmup = runner_class.warmup_model
    warmed = fill_memory(package, path, device)
    runner_class.warmup_model = lambda self, config: forget_peak(device)
    try:
        unwarmed = fill_memory(package, path, device)
    finally:
        runner_class.warmup_model = warmup
    reading = warmed["reading"]
    transient = (reading["peak"] - reading["current"]) / reading["block_bytes"]
    more_room = (reading["used"] - unwarmed["reading"]["used"]) / reading["block_bytes"]
    more_blocks = unwarmed["num_kvcache_blocks"] - warmed["num_kvcache_blocks"]
    passed = {
        "under_the_limit_after_allocation": warmed["beyond_limit_after_allocation"] <= TOLERANCE,
        "under_the_limit_after_the_largest_steps": warmed.get("beyond_limit_after_largest_steps", 2**63) <= TOLERANCE,
        "without_warmup_more_blocks_as_computed": abs(more_blocks - transient - more_room) <= 2,
        "without_warmup_too_much": unwarmed.get("beyond_limit_after_largest_steps", 2**63) > 0,
    }
    return {
        "tolerance": TOLERANCE,
        "with_warmup": warmed,
        "without_warmup": unwarmed,
        "more_blocks_without_warmup": more_blocks,
        "peak_less_current_in_blocks": round(transient, 2),
        "less_used_without_warmup_in_blocks": round(more_room, 2),
        "parts": passed,
        "passed": all(passed.values()),
    }


def forget_peak(device: str) -> None:
    """What is left of a warm-up in which nothing is run."""
    torch.cuda.empty_cache()
    torch.cuda.reset_peak_memory_stats(device)


def fill_memory(package: ModuleType, path: Path, device: str) -> dict:
    """Starts an engine that may use its whole share, and runs the largest prefill and the most sampled rows."""
    llm = package.LLM(str(path), device=device, dtype="bfloat16")
    config, reading = llm.config, llm.model_runner.memory
    result = {
        "reading": {**asdict(reading), "available": reading.available, "num_blocks": reading.num_blocks},
        "num_kvcache_blocks": config.num_kvcache_blocks,
        "limit": int(reading.total * reading.utilization),
    }
    result["in_use_after_allocation"] = in_use(device)
    result["beyond_limit_after_allocation"] = result["in_use_after_allocation"] - result["limit"]
    budget, most = config.max_num_batched_tokens, config.max_num_seqs
    longest = min(budget, config.max_model_len - 1)
    sizes = {"full_budget_prefill": [longest] * (budget // longest), "most_rows": [budget // most] * most}
    ids = random.Random(1)
    params = package.SamplingParams(temperature=1.0, max_tokens=1, ignore_eos=True)
    try:
        for name, lengths in sizes.items():
            llm.generate([[ids.randrange(1, 4096) for _ in range(n)] for n in lengths], params, use_tqdm=False)
            result[f"in_use_after_{name}"] = in_use(device)
    except torch.OutOfMemoryError as error:
        result["error"] = str(error).splitlines()[0]
    else:
        result["beyond_limit_after_largest_steps"] = in_use(device) - result["limit"]
    release(llm, device)
    return result


def in_use(device: str) -> int:
    """Bytes of the GPU that are taken, by whomever; the allocator keeps what a step needed, so its peak shows."""
    torch.cuda.synchronize(device)
    free, total = torch.cuda.mem_get_info(device)
    return total - free


def release(llm: object, device: str) -> None:
    """Gives the memory of an engine back."""
    if llm is not None:
        llm.exit()
    gc.collect()
    if device != "cpu":
        torch.cuda.empty_cache()


def describe_machine(device: str) -> dict:
    """What ran this, and which code of the full engine it was."""
    versions = {"python": platform.python_version(), "cuda": torch.version.cuda}
    for name in ("torch", "transformers", "triton"):
        try:
            versions[name] = version(name)
        except PackageNotFoundError:
            versions[name] = None
    on_gpu = device != "cpu"
    driver = None
    if on_gpu and shutil.which("nvidia-smi"):
        query = ["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"]
        driver = subprocess.run(query, capture_output=True, text=True, check=True).stdout.split()[0]
    return {
        "gpu": torch.cuda.get_device_name(device) if on_gpu else None,
        "driver": driver,
        "versions": versions,
        "code": hash_code(),
    }


def hash_code() -> str:
    """The first digits of a hash of all files of nanovllm_full: equal where two results are of the same code."""
    files = sorted((Path(__file__).parents[1] / "nanovllm_full").rglob("*.py"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:10]


if __name__ == "__main__":
    sys.exit(main())
