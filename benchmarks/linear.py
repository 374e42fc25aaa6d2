"""The kernels of a decode step around its attention, on a GPU: products, small kernels, and the whole chain.

    python3 benchmarks/linear.py --sweep

Run it from the root of the repository, with PYTHONPATH set to it. All is timed in captured CUDA graphs, with the
weights of 28 layers of the shape of Qwen3-0.6B, so that no cache holds them. `--sweep` tries many tiles for each shape
and number of rows, and what comes after it uses the best; `--parts` picks the parts.
"""

import argparse
import json
import os
import traceback
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import torch
from torch.nn import functional as F
from transformers import Qwen3Config

from benchmarks.gpu_check import RESULTS, SHAPES, describe_machine
from benchmarks.linear_sweep import (
    DEVICE,
    DTYPE,
    LAYERS,
    PRODUCTS,
    operands,
    sweep,
    time_graph,
    time_layers,
    without_dependent_launch,
)
from benchmarks.timing import RUNS
from nanovllm_full.kernels.linear_table import MAX_ROWS, TILES
from nanovllm_full.kernels.rotary import turn_and_store
from nanovllm_full.kernels.store_kvcache import store_kvcache
from nanovllm_full.layers.activation import SiluAndMul
from nanovllm_full.layers.attention_backend import make_backend
from nanovllm_full.layers.layernorm import RMSNorm
from nanovllm_full.layers.rotary_embedding import get_rope
from nanovllm_full.models import decode_chain
from nanovllm_full.models.qwen3 import Qwen3ForCausalLM
from nanovllm_full.utils.context import Context, forward_in_context
from nanovllm_full.utils.hardware import measure_copy_bandwidth

ROWS = (1, 2, 4, 8, 16, 32, 64, 128, 256)
SMALL_ROWS = (1, 8, 64, 256, 16384)
BATCHES = ((1, 768), (8, 640), (64, 700))  # sequences, tokens of each
BLOCK_SIZE = 64
PARTS = ("products", "chain", "small")


def main(arguments: list[str] | None = None) -> None:
    """Measures, prints and writes a JSON file."""
    options = parse(arguments)
    start = perf_counter()
    searched = ["--sweep", "--rows", *map(str, options.rows)] if options.sweep else []
    chosen = [*searched, "--parts", *options.parts]
    with torch.inference_mode():
        bandwidth = measure_copy_bandwidth(DEVICE)
        print(f"copy {bandwidth / 1e12:.2f} TB/s; times in microseconds, a layer's unless it says otherwise")
        measured: dict = {
            "command": " ".join(["python3 benchmarks/linear.py", *chosen]),
            **describe_machine("cuda"),
            "repeats": RUNS,
            "copy_bytes_per_second": round(bandwidth),
            "layers": LAYERS,
        }
        if options.sweep:
            measured["sweep"] = attempt(sweep, options.workers, options.rows)
        for part in options.parts:
            measured[part] = attempt(globals()[f"measure_{part}"], bandwidth)
    measured["seconds"] = round(perf_counter() - start, 1)
    print(f"{measured['seconds']} seconds")
    options.output.write_text(json.dumps(measured, indent=None, separators=(",", ":")) + "\n", encoding="utf-8")


def attempt(measure: Callable[..., object], *arguments: object) -> object:
    """What is measured, or how it failed; the parts after it are measured all the same."""
    try:
        return measure(*arguments)
    except Exception:
        lines = traceback.format_exc().splitlines()
        print(*lines[-4:], sep="\n")
        return {"error": lines}


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sweep", action="store_true", help="search for the best tiles first, and use them")
    parser.add_argument("--rows", nargs="*", type=int, default=[*TILES], help="powers of two for which it searches")
    parser.add_argument("--parts", nargs="*", default=PARTS, choices=PARTS)
    parser.add_argument("--workers", type=int, default=max((os.cpu_count() or 2) - 2, 1), help="that compile")
    parser.add_argument("--output", type=Path, default=RESULTS / "linear.json")
    return parser.parse_args(arguments)


# Products


def measure_products(bandwidth: float) -> list[dict]:
    """cuBLAS's products alone, our layer with norms, gate and residuals, and the time to read the weights.

    In microseconds of a layer. A kernel of ours begins before the one ahead of it ends: it is timed among the others.
    """
    names = PRODUCTS["0.6b"]
    print(f"shape rows | cuBLAS of {', '.join(names)} | their sum / our layer / floor | of {LAYERS} layers, ms")
    results = []
    for shape, rows in [*(("0.6b", rows) for rows in ROWS), *(("8b", rows) for rows in (1, 8, 64))]:
        held = {name: operands(name, rows, LAYERS, shape) for name in names}
        cublas = {
            name: time_graph(lambda weights=weights, x=x: [F.linear(x, weight) for weight in weights], LAYERS)
            for name, (weights, _, x) in held.items()
        }
        layer = {
            "cublas": round(sum(cublas.values()), 3),
            "ours": time_layers(held) if rows <= MAX_ROWS else None,
            "floor": round(sum(2e6 * outputs * inputs for outputs, inputs in PRODUCTS[shape].values()) / bandwidth, 3),
        }
        results.append({"shape": shape, "rows": rows, "products": cublas, "layer": layer})
        sums = [f"{time * LAYERS / 1000:.3f}" if time else "-" for time in layer.values()]
        print(f"{shape} {rows:3} | {' '.join(map(str, cublas.values()))} | {[*layer.values()]} | {' / '.join(sums)}")
    return results


# Small kernels


def measure_small(bandwidth: float) -> list[dict]:
    """Norm with residual, norm of the heads with rotary and store, activation: modules, compiled modules, kernels."""
    shape = SHAPES["0.6b"]
    heads, kv_heads, head_dim = shape["num_attention_heads"], shape["num_key_value_heads"], shape["head_dim"]
    norm = RMSNorm(shape["hidden_size"]).to(DEVICE, DTYPE)
    head_norms = [RMSNorm(head_dim).to(DEVICE, DTYPE) for _ in range(2)]
    sizes = (shape["hidden_size"], shape["hidden_size"], 2 * shape["intermediate_size"])
    activation, rope = SiluAndMul(), get_rope(head_dim, 40960, {"rope_theta": 1e6}).to(DEVICE)
    print(
        "rows | modules / compiled / kernels (floor) of add and norm | of head norms, rotary, store | of silu and mul"
    )

    def turn(query: torch.Tensor, key: torch.Tensor, positions: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return rope(positions, head_norms[0](query), head_norms[1](key))

    compiled = {function: torch.compile(function, dynamic=True) for function in (norm, turn, activation)}
    results = []
    for rows in SMALL_ROWS:
        x, residual, both = (torch.randn(rows, size, device=DEVICE, dtype=DTYPE) for size in sizes)
        qkv = torch.randn(rows, heads + 2 * kv_heads, head_dim, device=DEVICE, dtype=DTYPE)
        query, key, value = qkv.split([heads, kv_heads, kv_heads], dim=1)
        slots = torch.randperm(rows, device=DEVICE)
        cache = torch.empty(2, -(-rows // BLOCK_SIZE), BLOCK_SIZE, kv_heads, head_dim, device=DEVICE, dtype=DTYPE)

        def turn_then_store(function: Callable, query=query, key=key, value=value, slots=slots, cache=cache) -> None:
            store_kvcache(function(query, key, slots)[1], value, *cache, slots)

        def turn_and_store_them(query=query, key=key, value=value, slots=slots, cache=cache) -> None:
            weights = (head_norms[0].weight, head_norms[1].weight, 1e-6)
            turn_and_store(query, key, value, slots, rope.cos_sin_cache, *weights, *cache, slots)

        kernels = RMSNorm(shape["hidden_size"]).to(DEVICE, DTYPE), SiluAndMul()
        kernels[0].uses_kernels = kernels[1].uses_kernels = True
        ways: dict[str, dict[str, Callable]] = {
            "norm": {
                "modules": lambda x=x, residual=residual: norm(x, residual),
                "compiled": lambda x=x, residual=residual: compiled[norm](x, residual),
                "kernels": lambda x=x, residual=residual, kernel=kernels[0]: kernel(x, residual),
                "bytes": 4 * x.nbytes,
            },
            "rotary": {
                "modules": lambda run=turn_then_store: run(turn),
                "compiled": lambda run=turn_then_store: run(compiled[turn]),
                "kernels": turn_and_store_them,
                "bytes": 2 * qkv.nbytes + key.nbytes,
            },
            "silu": {
                "modules": lambda both=both: activation(both),
                "compiled": lambda both=both: compiled[activation](both),
                "kernels": lambda both=both, kernel=kernels[1]: kernel(both),
                "bytes": both.nbytes * 3 // 2,
            },
        }
        result: dict = {"rows": rows}
        for name, functions in ways.items():
            floor = round(functions.pop("bytes") / bandwidth * 1e6, 3)
            result[name] = {way: time_calls(function) for way, function in functions.items()} | {"floor": floor}
        results.append(result)
        cells = [
            " / ".join(str(result[name][way]) for way in ("modules", "compiled", "kernels"))
            + f" ({result[name]['floor']})"
            for name in ways
        ]
        print(f"{rows:5} | {' | '.join(cells)}")
    return results


def time_calls(function: Callable[[], object], times: int = 20) -> float | str:
    """Microseconds of a call, or what went wrong: torch.compile needs more of a machine than the rest."""
    try:
        return time_graph(lambda: [function() for _ in range(times)], times)
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:80]


# The chain


def measure_chain(bandwidth: float) -> list[dict]:
    """The layers of a decode step in a graph, from the embedding to the last norm: four ways, in milliseconds."""
    config = Qwen3Config(**SHAPES["0.6b"], max_position_embeddings=40960, tie_word_embeddings=True)
    torch.set_default_dtype(DTYPE)
    with DEVICE:
        model = Qwen3ForCausalLM(config)
    torch.set_default_dtype(torch.float32)
    generator = torch.Generator(DEVICE).manual_seed(0)
    for name, parameter in model.named_parameters():
        parameter.requires_grad_(False)
        if "norm" not in name:
            parameter.normal_(0, 0.02, generator=generator)
    print("batch x context | ms: modules / small kernels / chain without PDL / chain | difference, same best token")
    return [measure_batch(model, *batch) for batch in BATCHES]


def measure_batch(model: Qwen3ForCausalLM, batch: int, length: int) -> dict:
    """One batch size; the cache holds random numbers."""
    blocks = -(-length // BLOCK_SIZE)
    backend = make_backend("triton", DEVICE)
    for layer in model.model.layers:
        shape = (2, batch * blocks, BLOCK_SIZE, layer.self_attn.num_kv_heads, layer.self_attn.head_dim)
        layer.self_attn.attn.k_cache, layer.self_attn.attn.v_cache = torch.randn(shape, device=DEVICE, dtype=DTYPE)
        layer.self_attn.attn.backend = backend
    tables = torch.arange(batch * blocks, dtype=torch.int32, device=DEVICE).view(batch, blocks)
    context = Context(
        slot_mapping=tables[:, (length - 1) // BLOCK_SIZE].long() * BLOCK_SIZE + (length - 1) % BLOCK_SIZE,
        context_lens=torch.full((batch,), length, dtype=torch.int32, device=DEVICE),
        block_tables=tables,
    )
    inputs = torch.arange(batch, device=DEVICE) + 7, torch.full((batch,), length - 1, device=DEVICE)

    def run(forward: Callable[..., torch.Tensor]) -> tuple[float, torch.Tensor]:
        hidden_states = forward_in_context(context, forward, *inputs)
        return time_graph(lambda: forward_in_context(context, forward, *inputs), 1) / 1000, hidden_states

    for module in model.modules():
        if hasattr(module, "uses_kernels"):
            module.uses_kernels = False
    times, expected = {}, None
    times["modules"], expected = run(model)
    model.use_kernels()
    times["small kernels"], _ = run(model)
    with without_dependent_launch():
        times["chain without PDL"], _ = run(lambda *inputs: decode_chain.forward(model, *inputs))
    times["chain"], ours = run(lambda *inputs: decode_chain.forward(model, *inputs))
    difference = float((ours - expected).abs().max() / expected.abs().max())
    best = [forward_in_context(context, model.compute_logits, states).argmax(1) for states in (ours, expected)]
    same = int((best[0] == best[1]).sum())
    cells = " / ".join(f"{time:.3f}" for time in times.values())
    print(f"{batch:3} x {length} | {cells} | {difference:.4f}, {same} of {batch}")
    return {"batch": batch, "context": length, "milliseconds": times, "difference": difference, "same_best_token": same}


if __name__ == "__main__":
    main()
