"""Decode attention of several shapes: our kernel as configured, all configurations that might serve, flash-attn.

Each layer has a cache of its own, as in a model, and the blocks of a sequence are anywhere in it. The batch is filled
up with rows of length 0 to the size of the next CUDA graph, as in the engine.
"""

import multiprocessing
import os
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from importlib.util import find_spec
from itertools import product
from time import perf_counter

import torch

from benchmarks.timing import seconds_per_call
from nanovllm_full.engine.cuda_graphs import graph_batch_sizes
from nanovllm_full.kernels.arrival import new_counters
from nanovllm_full.kernels.configs import MAX_SPLITS, DecodeConfig, find_decode_config, find_max_splits
from nanovllm_full.kernels.decode import decode, decode_kernel, plan

HEADS, KV_HEADS, HEAD_DIM = 16, 8, 128
PAGES = (64, 256)
MAX_MODEL_LEN = 4096  # of the engine whose block tables these are, or longer if a sequence is
LAYERS, LEAST_BYTES = (8, 64), 1.5e9  # at least and at most; as many as fill so much
BARS = {  # shares of the copy bandwidth
    "256x800": 0.97,
    "512x512": 0.97,
    "64x800": 0.86,
    "32x700": None,
    "31x500 1x16384": None,
    "16x640": None,
    "15x500 1x16384": None,
    "8x640": None,
    "8x16384": 0.95,
    "1x4000": None,  # at most 0.55 of the time of flash-attn
    "1x700": None,
    "W step 1": 0.96,
    "W step 300": 0.96,
    "W step 600": 0.93,
    "W step 900": 0.80,
}
TILES = {16: (1, 2), 32: (1, 2, 4), 64: (2, 4), 128: (4, 8)}  # keys of a tile, and the warps that may compute it
STAGES = (2, 3, 4, 5)
PROGRAMS = (1, 2, 4, 8, 16)  # per processor, for splits
MOST_SPLIT, UNSPLIT = 4096, 512  # pairs times splits; from so many pairs on nothing is split
SHARED_LIMIT = 99 * 1024
WRONG = 0.05  # difference from the table's configuration, of outputs of about size 0.1
KEPT = 12  # of all that were tried, in the file


def lengths_of(name: str) -> list[int]:
    """The context lengths of a case: "rows x length", once or more, or those of a step of workload W."""
    if not name.startswith("W"):
        parts = [part.split("x") for part in name.split()]
        return [int(length) for rows, length in parts for _ in range(int(rows))]
    step = int(name.split()[-1])
    return [length + step for length, count in workload() if count > step]


@cache
def workload() -> list[tuple[int, int]]:
    """Prompt and output tokens of each request of workload W."""
    numbers = random.Random(0)
    prompts = [[numbers.randint(0, 10000) for _ in range(numbers.randint(100, 1024))] for _ in range(256)]
    return [(len(prompt), numbers.randint(100, 1024)) for prompt in prompts]


@dataclass
class Case:
    """The tensors of one shape with one page size."""

    name: str
    lengths: list[int]
    page: int
    device: str
    dtype: torch.dtype
    num_processors: int

    def __post_init__(self):
        rows, device = self.lengths, self.device
        size = next(size for size in graph_batch_sizes(512) if size >= len(rows))
        self.num_bytes = 2 * sum(rows) * KV_HEADS * HEAD_DIM * self.dtype.itemsize
        num_layers = max(LAYERS[0], min(LAYERS[1], -int(-LEAST_BYTES // self.num_bytes))) if device != "cpu" else 1
        counts = [-(-length // self.page) for length in rows]
        self.longest = max(MAX_MODEL_LEN, *rows, 1)
        block_ids = torch.randperm(sum(counts), generator=torch.Generator().manual_seed(0)).int()
        tables = torch.full((size, -(-self.longest // self.page)), -1, dtype=torch.int32)
        for row, ids in enumerate(block_ids.split(counts)):
            tables[row, : len(ids)] = ids
        self.tables = tables.to(device)
        self.lens = torch.tensor(rows + [0] * (size - len(rows)), dtype=torch.int32, device=device)
        self.query = torch.randn(size, HEADS, HEAD_DIM, device=device).to(self.dtype)
        shape = (num_layers, 2, sum(counts), self.page, KV_HEADS, HEAD_DIM)
        self.caches = torch.empty(shape, dtype=self.dtype, device=device)
        for layer in self.caches:
            layer.normal_()

    @property
    def num_pairs(self) -> int:
        """Of rows and KV heads, those of padding included."""
        return len(self.lens) * KV_HEADS

    def chosen(self) -> DecodeConfig:
        """What the table says."""
        return find_decode_config(self.num_pairs, HEAD_DIM, self.longest, self.dtype, self.num_processors)

    def candidates(self) -> Iterator[DecodeConfig]:
        """All configurations of the sweep."""
        for block_n, warps in ((block_n, warps) for block_n, of in TILES.items() for warps in of):
            most = min(MAX_SPLITS, MOST_SPLIT // self.num_pairs)
            max_splits = [
                find_max_splits(self.longest, block_n, splits) for splits in (2, 4, 8, 16, 32) if splits <= most
            ]
            splits = [{"max_splits": 1, "num_programs": 1}]
            if self.num_pairs < UNSPLIT:
                programs = [number * self.num_processors for number in PROGRAMS]
                splits += [
                    {"max_splits": m, "num_programs": n} for m, n in product(sorted(set(max_splits[-2:])), programs)
                ]
            for stages, one in product(STAGES, splits):
                yield DecodeConfig(block_n, warps, stages, **one)

    def run(self, config: DecodeConfig, is_ordered: bool = True) -> tuple[float, torch.Tensor]:
        """Seconds of a layer, and the output of the first one. The plan is not counted: a model makes one per step."""
        planned = plan(self.lens, KV_HEADS, config)
        if not is_ordered:
            planned[1:] = torch.arange(len(self.lens), device=self.device)
        needed = self.num_pairs * (HEADS // KV_HEADS) * config.max_splits * (HEAD_DIM + 1)
        shared = torch.empty(needed, device=self.device), new_counters(torch.device(self.device))

        def call(k_cache: torch.Tensor, v_cache: torch.Tensor) -> torch.Tensor:
            scale = HEAD_DIM**-0.5
            return decode(self.query, k_cache, v_cache, self.lens, self.tables, scale, config, planned, *shared)

        calls = [lambda layer=layer: call(*layer) for layer in self.caches]
        return seconds_per_call(calls, self.device), call(*self.caches[0])

    def run_flash_attn(self) -> tuple[float, torch.Tensor]:
        """The same of flash-attn, without rows of padding."""
        from flash_attn import flash_attn_with_kvcache

        rows = len(self.lengths)
        query, lens, tables = self.query[:rows, None], self.lens[:rows], self.tables[:rows]

        def call(k_cache: torch.Tensor, v_cache: torch.Tensor) -> torch.Tensor:
            return flash_attn_with_kvcache(query, k_cache, v_cache, cache_seqlens=lens, block_table=tables, causal=True)

        calls = [lambda layer=layer: call(*layer) for layer in self.caches]
        return seconds_per_call(calls, self.device), call(*self.caches[0])[:, 0]


def measure_case(case: Case, bandwidth: float) -> dict:
    """Our kernel and, where it can run, flash-attn."""
    seconds, output = case.run(case.chosen())
    result = {
        "case": case.name,
        "page": case.page,
        "rows": len(case.lengths),
        "padded_rows": len(case.lens),
        "megabytes": round(case.num_bytes / 1e6, 1),
        "config": asdict(case.chosen()),
        "microseconds": round(seconds * 1e6, 2),
        "share": round(case.num_bytes / seconds / bandwidth, 4),
        "bar": BARS.get(case.name),
    }
    if case.page == 256 and case.device != "cpu" and find_spec("flash_attn"):
        flash_seconds, expected = case.run_flash_attn()
        result["flash_attn_microseconds"] = round(flash_seconds * 1e6, 2)
        result["largest_difference"] = (output[: len(case.lengths)] - expected).abs().max().item()
    return result


def sweep_case(case: Case, bandwidth: float, deadline: float) -> dict:
    """All candidates as far as the time goes, the best first; and what the order of the rows is worth."""
    tried = []
    _, expected = case.run(case.chosen())
    candidates = list(case.candidates())
    random.Random(0).shuffle(candidates)  # if time runs out, the rest is missing everywhere
    for config in candidates:
        if perf_counter() > deadline:
            break
        try:
            seconds, output = case.run(config)
        except Exception as error:  # too much shared memory
            tried.append({"config": asdict(config), "error": str(error).splitlines()[0][:100]})
            continue
        share = round(case.num_bytes / seconds / bandwidth, 4)
        tried.append({"config": asdict(config), "microseconds": round(seconds * 1e6, 2), "share": share})
        tried[-1]["shared_memory"] = SHARED.get(key_of(config, case.page))
        tried[-1]["difference"] = (output - expected).abs().max().item()
        if not tried[-1]["difference"] < WRONG:
            tried[-1] = {"config": asdict(config), "error": f"wrong by {tried[-1]['difference']}"}
    tried.sort(key=lambda one: one.get("microseconds", float("inf")))
    failed = [one for one in tried if "error" in one]
    result = {"tried": len(tried), "failed": failed[:3], "left_out": len(candidates) - len(tried), "best": tried[:KEPT]}
    result["best"] += [one for one in tried[KEPT:] if one is small(tried)]
    if case.chosen().max_splits == 1 and case.name.startswith("W"):
        result["unordered_microseconds"] = round(case.run(case.chosen(), is_ordered=False)[0] * 1e6, 2)
    return result


def small(tried: list[dict]) -> dict | None:
    """The best that fits into the shared memory of the smallest GPUs."""
    return next((one for one in tried if "share" in one and (one["shared_memory"] or 0) <= SHARED_LIMIT), None)


def key_of(config: DecodeConfig, page: int) -> tuple:
    """What a decode kernel is compiled for."""
    is_one_block = page % config.BLOCK_N == 0
    return config.BLOCK_N, config.num_warps, config.num_stages, config.max_splits > 1, is_one_block


SHARED: dict[tuple, int] = {}  # bytes of each compiled kernel


def precompile(cases: list[Case]) -> None:
    """Compiles all candidates in several processes, which leave them in Triton's cache, and notes their memory."""
    variants = {}
    for case in cases:
        for config in [case.chosen(), *case.candidates()]:
            variants[key_of(config, case.page)] = (config, case.page)
    workers = max(1, min(12, (os.cpu_count() or 2) - 2))
    parts = [list(variants.values())[i::workers] for i in range(workers)]
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        for shared in pool.map(compile_part, parts):
            SHARED.update(shared)


def compile_part(variants: list[tuple[DecodeConfig, int]]) -> dict[tuple, int]:
    """Runs each variant once on tensors as small as can be."""
    shared = {}
    cases = {page: Case("tiny", [page] * 2, page, "cuda", torch.bfloat16, 132) for page in PAGES}
    together = torch.empty(2 * HEADS * MAX_SPLITS * (HEAD_DIM + 1), device="cuda"), new_counters(torch.device("cuda"))
    for config, page in variants:
        seen, case = compiled_kernels(), cases[page]
        planned = plan(case.lens, KV_HEADS, config)
        try:
            decode(case.query, *case.caches[0], case.lens, case.tables, 0.1, config, planned, *together)
        except Exception:  # too large: the sweep says so
            continue
        for key, kernel in compiled_kernels().items():
            if key not in seen:
                shared[key_of(config, page)] = kernel.metadata.shared
    return shared


def compiled_kernels() -> dict:
    """What the decode kernel has been compiled for, by Triton's own keys."""
    try:
        return dict(decode_kernel.device_caches[torch.cuda.current_device()][0])
    except (AttributeError, TypeError, KeyError, IndexError):  # another version keeps them elsewhere
        return {}
