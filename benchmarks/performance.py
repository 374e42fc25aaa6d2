"""The story of the engine's speed: what docs/performance.md, its chart and the table in README are made of.

    python3 benchmarks/performance.py add report.json --name "whole step in one graph" --date 2026-11-30
    python3 benchmarks/performance.py chart

`add` takes a report that `nanovllm bench --json` wrote for workload W and puts it into the history, which is
benchmarks/results/performance.json; the log of what was tried is there too, and is written by hand. `chart` draws
docs/performance.svg from the history and from what benchmarks/serving.py measured.
"""

import argparse
import json
import math
from collections.abc import Iterator
from html import escape
from pathlib import Path
from textwrap import fill

from benchmarks.serving_bars import BARS, check_bars

RESULTS = Path(__file__).parent / "results"
CHART = Path(__file__).parents[1] / "docs" / "performance.svg"
COLOURS = {"stage": "#9aa5b1", "history": "#3b82c4", "now": "#1a7f4b", "lever": "#c98a2b", "peer": "#8a63b8"}
WIDTH, LEFT, RIGHT, ROW, TOP = 860, 300, 120, 22, 34  # of the chart, in pixels
NOT = "  not measured yet"
TICK = 5000  # tokens per second between two lines of the grid

Bar = tuple[str, str, float]  # kind, name, tokens per second


def main(arguments: list[str] | None = None) -> None:
    """Adds a report to the history, or draws the chart."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="what", required=True)
    adding = commands.add_parser("add", help="put a report of `nanovllm bench --json` into the history")
    adding.add_argument("report", type=Path)
    adding.add_argument("--name", required=True, help="what this engine has that the one before had not")
    adding.add_argument("--date", required=True)
    adding.add_argument("--history", type=Path, default=RESULTS / "performance.json")
    drawing = commands.add_parser("chart", help="draw docs/performance.svg")
    drawing.add_argument("--output", type=Path, default=CHART)
    options = parser.parse_args(arguments)
    if options.what == "chart":
        options.output.write_text(draw_chart(), encoding="utf-8")
        return
    measured = json.loads(options.history.read_text(encoding="utf-8"))
    report = json.loads(options.report.read_text(encoding="utf-8"))
    measured["history"].append({"name": options.name, "date": options.date, **shorten(report)})
    options.history.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")


def shorten(report: dict) -> dict:
    """What the history keeps of a report."""
    tokens, floor = report["generated_tokens"], sum(report["floor_seconds"].values())
    return {
        "gpu": report["engine"]["device_name"],
        "torch": report["engine"]["torch"],
        "seconds": report["seconds"],
        "tokens_per_second": report["generated_tokens_per_second"],
        "limit_tokens_per_second": tokens / floor,
        "part_of_limit": report["part_of_limit"]["all"],
        "prefill_seconds": report["prefill"]["seconds"],
        "decode_seconds": report["decode"]["seconds"],
        "hardware": report["hardware"],
        "startup_seconds": report["startup_seconds"],
    }


def load(name: str) -> dict | None:
    """A file of results; None if it is not there yet."""
    path = RESULTS / f"{name}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def results_of(case: str) -> dict:
    """What serving.py measured of a case, by engine."""
    return (load("serving") or {"cases": {}})["cases"].get(case, {}).get("results", {})


def collect_bars() -> Iterator[Bar]:
    """All that the chart shows, in its order: stages, history, the engine as it is, one lever off at a time, peers."""
    for stage, answer in results_of("stages").items():
        if "stage" in answer["works"]:
            yield "stage", stage, answer["works"]["stage"]["tokens_per_second"]
    for entry in load("performance")["history"]:
        yield "history", entry["name"], entry["tokens_per_second"]
    for case, kind in (("w", "now"), ("levers", "lever"), ("w", "peer")):
        for variant, answer in results_of(case).items():
            speed = answer["works"].get("W", {}).get("median", {}).get("tokens_per_second")
            if speed and (variant == "ours") == (kind == "now"):
                name = {"now": "nanovllm_full", "peer": variant}.get(kind, f"with {variant} instead")
                yield kind, f"without {variant[3:]}" if variant.startswith("no ") else name, speed


def find_limit() -> float:
    """Tokens per second that the hardware allows for workload W: of the run beside the peers, else of the last one."""
    ours = results_of("w").get("ours", {}).get("works", {}).get("W", {}).get("median")
    if ours:
        return ours["generated_tokens"] / sum(ours["floor_seconds"].values())
    return next(
        one["limit_tokens_per_second"] for one in reversed(load("performance")["history"]) if one.get("hardware")
    )


def draw_chart() -> str:
    """The chart as SVG: horizontal bars, and the limit as a line."""
    bars, limit = list(collect_bars()), find_limit()
    height = TOP + ROW * len(bars) + 40
    ticks = math.ceil(max(limit, *(speed for *_, speed in bars)) / TICK)

    def x(speed: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * speed / (ticks * TICK)

    bottom = TOP + ROW * len(bars)
    parts = [f'<rect width="{WIDTH}" height="{height}" fill="white"/>']
    parts.append(text(LEFT, 18, "Workload W on one H200: generated tokens per second", weight="bold"))
    for speed in range(0, ticks * TICK + 1, TICK):
        at = x(speed)
        parts.append(f'<path d="M{at:.1f} {TOP}V{bottom}" stroke="#dddddd"/>')
        parts.append(text(at, bottom + 16, f"{speed:,}", anchor="middle"))
    for row, (kind, name, speed) in enumerate(bars):
        y = TOP + ROW * row
        parts.append(text(LEFT - 6, y + 15, name, anchor="end"))
        parts.append(
            f'<rect x="{LEFT}" y="{y + 3}" width="{x(speed) - LEFT:.1f}" height="{ROW - 6}" fill="{COLOURS[kind]}"/>'
        )
        parts.append(text(x(ticks * TICK) + 8, y + 15, f"{speed:,.0f}"))
    parts.append(f'<path d="M{x(limit):.1f} {TOP}V{bottom}" stroke="#b3261e" stroke-width="2"/>')
    parts.append(text(x(limit), bottom + 32, f"limit of the hardware: {limit:,.0f}", anchor="middle", fill="#b3261e"))
    size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n' + "\n".join(parts) + "\n</svg>\n"


def text(x: float, y: float, words: str, anchor: str = "start", weight: str = "normal", fill: str = "#222222") -> str:
    """A line of text in the chart."""
    font = f'font-family="sans-serif" font-size="12" font-weight="{weight}"'
    return f'<text x="{x:.1f}" y="{y}" {font} text-anchor="{anchor}" fill="{fill}">{escape(words)}</text>'


def print_history() -> None:
    """A table of the history."""
    print(f"{'the engine, each with all that is above it':58s}        tokens/s  of the limit  date")
    for entry in load("performance")["history"]:
        speed, part = f"{entry['tokens_per_second']:,.0f}", f"{entry['part_of_limit']:.1%}"
        print(f"{entry['name']:65s} {speed:>9s} {part:>13s}  {entry['date']}")


def print_log() -> None:
    """What was tried, the newest last; its numbers stand in the JSON beside the words."""
    for entry in load("performance")["log"]:
        print(f"{entry['date']}  {entry['outcome']}")
        for key in ("tried", "gave"):
            print(
                fill(
                    f"{key + ':':7s}{entry[key].format(**entry['numbers'])}",
                    98,
                    initial_indent="  ",
                    subsequent_indent=" " * 9,
                )
            )
        print()


def print_bars() -> None:
    """All bars: those of serving.py, of the kernels, and of the CPU."""
    cases = (load("serving") or {"cases": {}})["cases"]
    print(f"{'case':11s} {'what':46s}   value  required    aim  met")
    for case in BARS:
        for bar in check_bars(case, cases.get(case, {"results": {}})["results"]):
            print_bar(case, bar)
    for bar in kernel_bars(load("kernels")):
        print_bar("kernel", bar)
    for bar in cpu_bars(load("throughput_full")):
        print_bar("CPU", bar)
    runs = sorted({f"{part['gpu'] or 'CPU'}, {part['date']}, {describe_limits(part)}" for part in cases.values()})
    print("\nthe cases of benchmarks/serving.py:", *runs or ["not measured yet"], sep="\n  ")


def describe_limits(part: dict) -> str:
    """The numbers that the limit comes from, and which code ran, if the file says so."""
    hardware = part["hardware"]
    limits = (
        f"copies {hardware['copy_bandwidth'] / 1e12:.2f} TB/s, products {hardware['matmul_rate'] / 1e12:.0f} TFLOP/s"
    )
    return f"{limits}, code {part['code']}" if "code" in part else limits


def print_bar(case: str, bar: dict) -> None:
    """A line of the table."""
    marks = ["-" if bar.get(key) is None else f"{bar[key]:g}" for key in ("required", "aim")]
    value = f"{'-':>7s}" if bar["value"] is None else f"{bar['value']:7.3f}"
    met = "not measured" if bar["value"] is None else {None: "-", True: "yes", False: "no"}[bar["met"]]
    print(f"{case:11s} {bar['name']:46s} {value} {marks[0]:>9s} {marks[1]:>6s}  {met}")


def kernel_bars(measured: dict) -> Iterator[dict]:
    """What is asked of the attention kernels; of two page sizes the worse one counts."""
    cases: dict[str, list[dict]] = {}
    for case in measured["attention"]:
        if "page" in case:
            cases.setdefault(case["case"], []).append(case)
    for name, pages in cases.items():
        if pages[0]["bar"] is not None:
            share = min(page["share"] for page in pages)
            yield at_least(f"decode {name}, part of a copy's bandwidth", share, pages[0]["bar"])
    for page in cases.get("1x4000", []):
        if "flash_attn_microseconds" in page:
            share = page["microseconds"] / page["flash_attn_microseconds"]
            yield {
                "name": "decode 1x4000, time over flash-attn's",
                "value": share,
                "required": 0.55,
                "met": share <= 0.55,
            }
    for case in measured.get("prefill", []):
        if case["case"] == "4x4096" and case.get("flash_attn"):
            yield at_least("prefill 4x4096, times flash-attn", case["flash_attn"]["us"] / case["ours"]["us"], 1.0)


def cpu_bars(measured: dict) -> Iterator[dict]:
    """What is asked of a CPU, with smollm2 in float32 and one thread: no slower than L05, and faster than generate."""
    for result in measured["results"]:
        if result["model"] == "smollm2":
            times, number = result["times_faster_than"], result["requests"]
            yield at_least(f"smollm2, {number} requests, times L05", times["L05_model_runner"], 1.0)
            if number == 32:
                yield at_least(f"smollm2, {number} requests, times generate", times["generate"], 2.0)


def at_least(name: str, value: float, required: float) -> dict:
    """A bar that is a least value."""
    return {"name": name, "value": value, "required": required, "met": value >= required}


def print_speeds() -> None:
    """Tokens per second of every engine and workload."""
    cases = (load("serving") or {"cases": {}})["cases"]
    rows = []
    for case, part in cases.items():
        for variant, answer in part["results"].items():
            for work, done in answer["works"].items():
                median = done.get("median", {}) if isinstance(done, dict) else {}
                if "tokens_per_second" in median:
                    limit = f"{median['part_of_limit']:.1%}" if median.get("part_of_limit") else "-"
                    runs = sorted(run["tokens_per_second"] for run in done.get("runs", [median]))
                    rows.append(
                        f"{case:11s} {work:14s} {variant:20s} {median['tokens_per_second']:10,.0f}"
                        f"  {runs[0]:9,.0f} to {runs[-1]:9,.0f} {limit:>13s}"
                    )
    print(
        "\n".join(
            [
                "case        workload       engine                 tokens/s          of all runs        of the limit",
                *rows,
            ]
            if rows
            else ["not measured yet"]
        )
    )


def print_kernels() -> None:
    """Attention of decodes and prefills: the configuration, its time, the best that was tried, flash-attn's time."""
    measured = load("kernels")
    print(f"{measured['gpu']}, {measured['command']}")
    print("microseconds; our kernel with pages of 64, flash-attn with pages of 256; share: of the bandwidth of a copy")
    print("bar: what the share has to be; best tried: of those that fit into 99 KB of shared memory\n")
    print("shape            keys warps stages splits   ours  share    bar  best tried  flash-attn")
    cases = [case for case in measured["attention"] if "page" in case]
    peers = {case["case"]: case.get("flash_attn_microseconds") for case in cases if case["page"] == 256}
    for case in (case for case in cases if case["page"] == 64):
        config, tried = case["config"], case.get("sweep", {}).get("best", [])
        chosen = f"{config['BLOCK_N']:4d} {config['num_warps']:5d} {config['num_stages']:6d} {config['max_splits']:6d}"
        small = [one["microseconds"] for one in tried if (one.get("shared_memory") or 0) <= 99 * 1024]
        best, peer = number(min(small, default=None), 10), number(peers.get(case["case"]), 10)
        bar = "-" if case["bar"] is None else f"{case['bar']:.2f}"
        print(f"{case['case']:16s} {chosen} {case['microseconds']:6.1f} {case['share']:6.3f} {bar:>6s}  {best}  {peer}")
    if "prefill" in measured:
        print("\nprefill       queries  keys warps stages    ours  flash-attn")
    for case in measured.get("prefill", []):
        queries, keys, warps, stages = case["tile"]
        peer = number((case.get("flash_attn") or {}).get("us"), 10)
        print(f"{case['case']:13s} {queries:7d} {keys:5d} {warps:5d} {stages:6d} {case['ours']['us']:7.1f}  {peer}")


def number(value: float | None, width: int) -> str:
    """With one digit behind the point, or a dash."""
    return f"{'-' if value is None else f'{value:.1f}':>{width}s}"


def print_steps() -> None:
    """Where the time of a decode step goes, by batch, and the least that its attention and its products could take."""
    measured, limits = load("decode_timeline"), load("serving")["cases"]["w"]["hardware"]
    shape = measured["model"]
    print("microseconds; attention: the keys and values over the copy bandwidth; products: the weights over it, and")
    print("their operations over the rate of matrix products; host: what Python does meanwhile, waiting aside\n")
    print("batch    step  attention  floor  products  weights  operations   rest    host")
    for run in measured["runs"]:
        if (run["backend"], run["way"]) != ("triton", "overlapped"):
            continue
        floor = floors_of_step(shape, run["batch"], measured["context"], limits)
        kernels = dict(run["kernel_us"])
        attention, products = kernels.pop("attention"), kernels.pop("product")
        host = sum(length for name, _, length in run["phases"] if name not in ("step", "wait"))
        print(
            f"{run['batch']:5d} {run['step_us']:7.0f} {attention:10.0f} {floor['attention']:6.0f} {products:9.0f}"
            f" {floor['weights']:8.0f} {floor['operations']:11.0f} {sum(kernels.values()):6.0f} {host:7.0f}"
        )


def floors_of_step(shape: dict, batch: int, context: int, limits: dict) -> dict[str, float]:
    """Microseconds that a decode in half precision takes at least for each of its parts."""
    hidden, head_dim, layers = shape["hidden_size"], shape["head_dim"], shape["num_hidden_layers"]
    heads, kv_heads = shape["num_attention_heads"], shape["num_key_value_heads"]
    layer = hidden * head_dim * (2 * heads + 2 * kv_heads) + 3 * hidden * shape["intermediate_size"]
    weights = layers * layer + hidden * shape["vocab_size"]
    pairs = 2 * layers * kv_heads * head_dim * batch * context  # numbers of keys and values
    return {
        "attention": 2e6 * pairs / limits["copy_bandwidth"],
        "weights": 2e6 * weights / limits["copy_bandwidth"],
        "operations": 2e6 * batch * weights / limits["matmul_rate"],
    }


def print_more() -> None:
    """What the cases without a table of their own gave: levers, arrivals, starts, the sum over two GPUs."""
    print("levers, each off alone: tokens per second, and as part of what all on give")
    works: dict[str, dict[str, str]] = {}
    for row in (load("serving") or {"cases": {}})["cases"].get("levers", {}).get("levers", []):
        if row["of_all_on"]:
            works.setdefault(row["off"], {})[row["work"]] = f"{row['tokens_per_second']:9,.0f} {row['of_all_on']:6.1%}"
    print(
        "\n".join(f"  {off:20s} " + "   ".join(f"{w} {t}" for w, t in of.items()) for off, of in works.items()) or NOT
    )
    print("a prompt of 4,096 tokens arrives among 64 running requests, milliseconds")
    arrivals = results_of("arrival").get("long", {}).get("works", {}).get("arrival", [])
    print("  budget  interleaved  longest stall  step before  first token" if arrivals else NOT)
    for row in arrivals:
        stall, before, first = (1000 * row[key] for key in ("longest_stall", "step_before", "time_to_first_token"))
        print(
            f"  {row['budget']:6d}  {'yes' if row['prefill_interleave'] else 'no':>11s}  {stall:13.1f}  {before:11.1f}"
            f"  {first:11.1f}"
        )
    print("seconds of a start, imports aside")
    starts = {name: answer["start"] for name, answer in results_of("start").items() if "start" in answer}
    print("\n".join(f"  {name:10s} {describe_start(start)}" for name, start in starts.items()) or NOT)
    print("sum over two GPUs, microseconds")
    hardware = (load("serving") or {"cases": {}})["cases"].get("8b-tp2", {}).get("hardware", {})
    sums = hardware.get("all_reduce_microseconds", {})
    print("\n".join(f"  {name}: {time:.1f}" for name, time in sums.items()) or NOT)


def describe_start(start: dict) -> str:
    """Its seconds, by phase where they are known."""
    phases = start.get("phases", {})
    parts = ", ".join(f"{name} {seconds:.2f}" for name, seconds in phases.items())
    return f"{sum(phases.values()):.2f}: {parts}" if phases else f"{start['seconds']:.2f}"


if __name__ == "__main__":
    main()
