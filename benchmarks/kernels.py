"""How fast are the kernels of nanovllm_full? Decode and prefill attention, and sampling, inside captured CUDA graphs.

    python3 benchmarks/kernels.py all --sweep

Run it from the root of the repository, with PYTHONPATH set to it, and to flash-attn where it is a peer. Shares are
parts of the bandwidth of a copy (read and write) in the same run. `--device cpu` tries the script on tiny shapes in
Triton's interpreter (TRITON_INTERPRET=1).
"""

import argparse
import json
from collections.abc import Callable
from dataclasses import astuple
from importlib.util import find_spec
from itertools import accumulate, product
from pathlib import Path
from time import perf_counter

import torch

from benchmarks import decode_attention
from benchmarks.decode_attention import BARS, HEAD_DIM, HEADS, KV_HEADS, PAGES, Case, lengths_of, workload
from benchmarks.timing import RUNS, seconds_per_call
from nanovllm_full.kernels.decode import plan
from nanovllm_full.kernels.launch import compiling
from nanovllm_full.kernels.prefill import Tile, find_tile, prefill
from nanovllm_full.kernels.sample import sample
from nanovllm_full.layers.sampler import Sampler, SamplingMetadata

RESULTS = Path(__file__).parent / "results"
PREFILLS = {"4x4096": [4096] * 4, "32x512": [512] * 32, "W": [length for length, _ in workload()[:28]]}  # prompts
PREFILL_TILES = [*product((64, 128), (32, 64, 128), (4, 8), (2, 3, 4))]  # queries, keys, warps, stages
ROWS, VOCAB = (1, 8, 64, 256), 151936
CHUNKS, WARPS = (1024, 2048, 4096, 8192), (2, 4, 8)  # of the sampling kernel's sweep
L2_BYTES = 1e8  # more than any cache holds
WRONG = 0.05  # difference of two tiles' outputs, which are about as large as 1


def main(arguments: list[str] | None = None) -> None:
    """Measures what is asked for, prints tables and writes a JSON file."""
    from benchmarks.gpu_check import describe_machine  # not above: the processes that compile would import them too
    from nanovllm_full.utils.hardware import measure_copy_bandwidth

    options = parse(arguments)
    start = perf_counter()
    bandwidth = measure_copy_bandwidth(torch.device(options.device))
    print(f"copy bandwidth {bandwidth / 1e12:.3f} TB/s")
    swept = " --sweep" if options.sweep else ""
    measured = {
        "command": f"python3 benchmarks/kernels.py {options.what}{swept}",
        **describe_machine(options.device),
        "repeats": RUNS,
        "copy_bandwidth": round(bandwidth),
    }
    for name, measure in MEASURES.items():
        if options.what in (name, "all"):
            with torch.inference_mode():
                measured[name] = measure(options, bandwidth)
            measured["seconds"] = round(perf_counter() - start, 1)
            options.output.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")  # what there is so far
    print(f"{measured['seconds']} s in all")


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["attention", "prefill", "sampling", "all"])
    parser.add_argument("--sweep", action="store_true", help="also tries all configurations")
    parser.add_argument("--cases", nargs="*", choices=BARS, default=[*BARS], help="of the decode")
    parser.add_argument("--pages", nargs="*", type=int, choices=PAGES, default=PAGES, help="of the decode")
    parser.add_argument("--seconds", type=float, default=100, help="the most that the sweep of the decode takes")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--output", type=Path, default=RESULTS / "kernels.json")
    return parser.parse_args(arguments)


def measure_attention(options: argparse.Namespace, bandwidth: float) -> list[dict]:
    """Decode attention of all shapes and page sizes."""
    on_gpu = options.device != "cpu"
    dtype = torch.bfloat16 if on_gpu else torch.float32
    processors = torch.cuda.get_device_properties(options.device).multi_processor_count if on_gpu else 4
    shapes = {name: lengths_of(name) for name in options.cases} if on_gpu else {"3x70": [70] * 3}
    pairs = [(name, page) for name in shapes for page in options.pages]

    def make(name: str, page: int) -> Case:
        return Case(name, shapes[name], page, options.device, dtype, processors)

    if options.sweep and on_gpu:
        begin = perf_counter()
        shaped = [Case(name, [1] * len(shapes[name]), page, "cpu", dtype, processors) for name, page in pairs]
        decode_attention.precompile(shaped)
        print(f"compiled in {perf_counter() - begin:.0f} s")
    print(f"{'decode':11s} page  MB    us      share bar   {'config':16s} flash-attn us (ours/its)   best of sweep")
    results, deadline = [], perf_counter() + options.seconds
    for index, (name, page) in enumerate(pairs):
        case = make(name, page)
        results.append(decode_attention.measure_case(case, bandwidth))
        if options.sweep:
            share = (deadline - perf_counter()) / (len(pairs) - index)
            results[-1]["sweep"] = decode_attention.sweep_case(case, bandwidth, perf_counter() + share)
        print(describe_decode(results[-1]))
        del case
    differences = [one["largest_difference"] for one in results if "largest_difference" in one]
    if differences:
        print(f"largest difference from flash-attn {max(differences):.4f}")
    lens = torch.full((256 if on_gpu else 3,), 800, dtype=torch.int32, device=options.device)
    config = make(*pairs[0]).chosen()
    seconds = seconds_per_call([lambda: plan(lens, KV_HEADS, config)] * 8, options.device)
    print(f"plan of {len(lens)} rows, once per step: {seconds * 1e6:.2f} us")
    return [*results, {"case": "plan", "rows": len(lens), "microseconds": round(seconds * 1e6, 2)}]


def describe_decode(one: dict) -> str:
    """A line of the table."""
    flash = ""
    if "flash_attn_microseconds" in one:
        peer = one["flash_attn_microseconds"]
        flash = f"{peer:.1f} ({one['microseconds'] / peer:.2f})"
    best = ""
    if "sweep" in one:
        tried = one["sweep"]["best"]
        for label, found in (("", decode_attention.small(tried)), (" any memory", next(iter(tried), None))):
            if found and "share" in found and f"{found['microseconds']:.1f}" not in best:
                best += f"{found['microseconds']:.1f} {found['share']:.3f} {name_of(found['config'])}{label} "
        best += f"-{one['sweep']['left_out']}" if one["sweep"]["left_out"] else ""
        if "unordered_microseconds" in one["sweep"]:
            best += f" unordered {one['sweep']['unordered_microseconds']:.1f}"
    bar = "" if one["bar"] is None else one["bar"]
    return (
        f"{one['case']:11s} {one['page']:4d} {one['megabytes']:6.1f} {one['microseconds']:7.1f} {one['share']:.3f}"
        f" {bar!s:5s} {name_of(one['config']):16s} {flash:15s} {best}"
    )


def name_of(config: dict) -> str:
    """A configuration in short: keys of a tile, warps, stages, most splits, programs."""
    splits = f"/{config['max_splits']}p{config['num_programs']}" if config["max_splits"] > 1 else ""
    return f"{config['BLOCK_N']}k{config['num_warps']}w{config['num_stages']}s{splits}"


def measure_prefills(options: argparse.Namespace, bandwidth: float) -> list[dict]:
    """Prefill attention of all shapes."""
    print("prefill     us        TFLOP/s  flash-attn us, TFLOP/s  (ours/its)")
    shapes = PREFILLS if options.device != "cpu" else {"2x40": [40] * 2}
    tiles = [Tile(*sizes) for sizes in PREFILL_TILES] if options.sweep else []
    compile_prefills(tiles, options.device)
    return [measure_prefill(name, lengths, options.device, tiles) for name, lengths in shapes.items()]


def compile_prefills(tiles: list[Tile], device: str) -> None:
    """Compiles the kernel for all tiles at once."""
    if device == "cpu" or not tiles:
        return
    fused = torch.zeros(2, HEADS + 2 * KV_HEADS, HEAD_DIM, device=device, dtype=torch.bfloat16)
    ends = torch.tensor([0, 2], device=device, dtype=torch.int32)
    with compiling():
        for tile in tiles:
            prefill(*fused.split([HEADS, KV_HEADS, KV_HEADS], 1), ends, ends, 2, HEAD_DIM**-0.5, tile=tile)


def measure_prefill(name: str, lengths: list[int], device: str, tiles: list[Tile]) -> dict:
    """Prompts without a past, by our kernel and by flash-attn; and by our kernel with each of `tiles`."""
    dtype = torch.bfloat16 if device != "cpu" else torch.float32
    fused = torch.randn(sum(lengths), HEADS + 2 * KV_HEADS, HEAD_DIM, device=device).to(dtype)
    tensors = fused.split([HEADS, KV_HEADS, KV_HEADS], 1)
    ends = torch.tensor([0, *accumulate(lengths)], device=device, dtype=torch.int32)
    flops = 2 * sum(length**2 for length in lengths) * HEADS * HEAD_DIM

    def ours(tile: Tile | None = None) -> torch.Tensor:
        return prefill(*tensors, ends, ends, max(lengths), HEAD_DIM**-0.5, tile=tile)

    systems: dict[str, Callable[[], torch.Tensor]] = {"ours": ours}
    if device != "cpu" and find_spec("flash_attn"):
        from flash_attn import flash_attn_varlen_func

        longest = max(lengths)
        systems["flash_attn"] = lambda: flash_attn_varlen_func(*tensors, ends, ends, longest, longest, causal=True)
    seconds = {who: seconds_per_call([call] * 3, device) for who, call in systems.items()}
    times = {who: {"us": round(s * 1e6, 1), "tflops": round(flops / s / 1e12, 1)} for who, s in seconds.items()}
    line = "  ".join(f"{one['us']:9.1f} {one['tflops']:6.1f}" for one in times.values())
    ratio = f"({seconds['ours'] / seconds['flash_attn']:.3f})" if "flash_attn" in seconds else ""
    print(f"{name:10s} {line} {ratio}")
    result = {"case": name, "tile": astuple(find_tile(max(lengths), HEAD_DIM, dtype)), **times}
    return result | ({"sweep": sweep_prefill(ours, tiles, device)} if tiles else {})


def sweep_prefill(ours: Callable[[Tile | None], torch.Tensor], tiles: list[Tile], device: str) -> list[list]:
    """[queries, keys, warps, stages, microseconds] of each tile that can run and is right, the best first."""
    expected, timed = ours(None), []
    for tile in tiles:
        try:
            if (ours(tile) - expected).abs().max() < WRONG:
                timed.append(
                    [*astuple(tile), round(1e6 * seconds_per_call([lambda tile=tile: ours(tile)] * 3, device), 1)]
                )
        except Exception as error:  # too much shared memory
            print(f"    {tile}: {str(error).splitlines()[0][:80]}")
    timed.sort(key=lambda one: one[-1])
    print(f"    best: {timed[:5]}")
    return timed


def measure_samplings(options: argparse.Namespace, bandwidth: float) -> list[dict]:
    """Sampling of all batch sizes."""
    print("sampling rows  us       floor us  torch us   ids that differ")
    sizes = [(rows, VOCAB) for rows in ROWS] if options.device != "cpu" else [(2, 3000)]
    return [measure_sampling(*size, options, bandwidth) for size in sizes]


def measure_sampling(rows: int, vocab: int, options: argparse.Namespace, bandwidth: float) -> dict:
    """The sampling kernels and the sampler in torch; the floor is the time to copy half of the logits to the other."""
    device = options.device
    dtype = torch.bfloat16 if device != "cpu" else torch.float32
    num_bytes = rows * vocab * dtype.itemsize
    copies = max(4, min(64, -int(-L2_BYTES // num_bytes)))
    logits = [torch.randn(rows, vocab, device=device).mul_(3).to(dtype) for _ in range(copies)]
    numbers = torch.arange(rows, device=device)
    metadata = SamplingMetadata(torch.full((rows,), 0.6, device=device), numbers, numbers, all_greedy=False)
    arguments = metadata.temperatures, metadata.seeds, metadata.positions
    sampler = Sampler()

    def run(**config: int) -> float:
        calls = [lambda x=x: sample(x, *arguments, **config) for x in logits]
        return seconds_per_call(calls, device) * 1e6

    ours, floor = run(), num_bytes / bandwidth * 1e6
    in_torch = seconds_per_call([lambda x=x: sampler(x, metadata) for x in logits[:4]], device) * 1e6
    differ = sum((sample(x, *arguments).token_ids != sampler(x, metadata)[0]).sum().item() for x in logits)
    result = {"rows": rows, "microseconds": round(ours, 2), "floor_microseconds": round(floor, 2)}
    result |= {"torch_microseconds": round(in_torch, 2), "ids_that_differ": differ, "draws": rows * copies}
    print(f"{rows:13d} {ours:8.1f} {floor:8.2f} {in_torch:9.1f}   {differ} of {rows * copies}")
    if options.sweep:
        tried = {f"{c}x{w}w": round(run(chunk=c, num_warps=w), 2) for c in CHUNKS for w in WARPS}
        result["sweep"] = dict(sorted(tried.items(), key=lambda item: item[1]))
        print(f"    best: {', '.join(f'{name} {time}' for name, time in list(result['sweep'].items())[:4])}")
    return result


MEASURES = {"prefill": measure_prefills, "sampling": measure_samplings, "attention": measure_attention}

if __name__ == "__main__":
    main()
