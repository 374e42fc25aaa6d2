"""The ratios that the bars ask for, from what one run of a case measured."""

from collections.abc import Callable
from dataclasses import dataclass, fields

from benchmarks.serving_plan import WORKS
from nanovllm_full.config import Config

VLLM = ("vllm", "vllm-mp")  # of which the better one counts


@dataclass(frozen=True)
class Bar:
    """What is asked for. Of two numbers the first is required and the second aimed at; None: reported only.

    find: the value, from the results of the case; None if something that it needs is missing.
    is_least: whether the value must be at least the number, or at most.
    needs: the engines that it compares; without one of them it is not measured.
    """

    name: str
    find: Callable[[dict], float | None]
    required: float | None = None
    aim: float | None = None
    is_least: bool = True
    needs: tuple[str, ...] = ("ours",)


def value_of(results: dict, variant: str, work: str, *keys: str) -> float | None:
    """A median of one engine; None if it was not measured."""
    found = results.get(variant, {}).get("works", {}).get(work)
    for key in ("median", *keys):
        found = found.get(key) if isinstance(found, dict) else None
    return found


def ratio(value: float | None, other: float | None) -> float | None:
    """One over the other, where both were measured."""
    return value / other if value is not None and other else None


def best_of(results: dict, variants: tuple[str, ...], work: str, *keys: str, lowest: bool = False) -> float | None:
    """The best median of some engines."""
    values = [value_of(results, variant, work, *keys) for variant in variants]
    values = [value for value in values if value is not None]
    return (min if lowest else max)(values) if values else None


def speedup(work: str, over: tuple[str, ...], of: str = "ours") -> Callable[[dict], float | None]:
    """Tokens per second over the best of some others."""
    key = "tokens_per_second"
    return lambda results: ratio(value_of(results, of, work, key), best_of(results, over, work, key))


def time_ratio(work: str, over: tuple[str, ...], *keys: str) -> Callable[[dict], float | None]:
    """A time over the lowest of some others."""
    return lambda results: ratio(
        value_of(results, "ours", work, *keys), best_of(results, over, work, *keys, lowest=True)
    )


def part_of_limit(work: str) -> Callable[[dict], float | None]:
    """The floor over the time that was taken."""
    return lambda results: value_of(results, "ours", work, "part_of_limit")


def common_computed(way: str) -> Callable[[dict], float | None]:
    """How often the common tokens were computed, with the cache."""
    return lambda results: prefix_of(results, "cached", way, "computed_common")


def prefix_of(results: dict, variant: str, way: str, *keys: str) -> float | None:
    """A median of the workload with shared beginnings."""
    found = results.get(variant, {}).get("works", {}).get("prefix", {}).get(way)
    for key in ("median", *keys):
        found = found.get(key) if isinstance(found, dict) else None
    return found


def first_token_gain(way: str) -> Callable[[dict], float | None]:
    """Time to first token without the cache over that with it."""
    times = ("time_to_first_token", "p50")
    return lambda results: ratio(
        prefix_of(results, "ours", "at once", *times), prefix_of(results, "cached", way, *times)
    )


def idle_share(work: str) -> Callable[[dict], float | None]:
    """The part of the time that is between two steps."""
    return lambda results: results.get("ours", {}).get("works", {}).get(work, {}).get("share")


def start_seconds(variant: str) -> Callable[[dict], float | None]:
    """All phases of a start together."""
    return lambda results: sum(results.get(variant, {}).get("start", {}).get("phases", {}).values()) or None


TTFT, TPOT = ("time_to_first_token", "p50"), ("time_per_output_token",)
ONE_8B, MANY_8B = "8b, 1 x 256", "8b, 64 x 256"
STEP_TOKENS = next(setting.default for setting in fields(Config) if setting.name == "max_num_batched_tokens")
TWO_STEPS = 2 * (STEP_TOKENS // WORKS["prefix"].workload.input_len[1])  # prompts that fit into two steps
BARS = {
    "w": (
        Bar("times vLLM", speedup("W", VLLM), 1.15, 1.3, needs=("ours", *VLLM)),
        Bar("times nano-vllm-fork", speedup("W", ("nano",)), needs=("ours", "nano")),
        Bar("part of the limit", part_of_limit("W"), 0.72, 0.80),
    ),
    "one": (
        Bar("times vLLM", speedup("1 x 512", VLLM), 1.6, 2.3, needs=("ours", *VLLM)),
        Bar("times nano-vllm-fork", speedup("1 x 512", ("nano",)), needs=("ours", "nano")),
        Bar("part of the limit", part_of_limit("1 x 512")),
    ),
    "eight": (
        Bar("times vLLM", speedup("8 x 512", VLLM), 1.3, 1.8, needs=("ours", *VLLM)),
        Bar("part of the limit", part_of_limit("8 x 512")),
    ),
    "thirty-two": (
        Bar(
            "time per token over the synchronous engine's",
            time_ratio("32 x 512", ("synchronous",), *TPOT),
            1.0,
            None,
            False,
            ("ours", "synchronous"),
        ),
        Bar("time per token over vLLM's", time_ratio("32 x 512", VLLM, *TPOT), 1.0, None, False, ("ours", *VLLM)),
        Bar(
            "time to first token over the better's",
            time_ratio("32 x 512", ("synchronous", *VLLM), *TTFT),
            1.05,
            None,
            False,
            ("ours", "synchronous", *VLLM),
        ),
    ),
    "prefix": (
        Bar("computed common tokens, one first", common_computed("one first"), 1.0, None, False, ("cached",)),
        Bar("computed common tokens, at once", common_computed("at once"), TWO_STEPS, None, False, ("cached",)),
        Bar("gain in time to first token, one first", first_token_gain("one first"), 5.0, needs=("ours", "cached")),
        Bar("gain in time to first token, at once", first_token_gain("at once"), 5.0, needs=("ours", "cached")),
    ),
    "idle": (
        Bar("idle between replays at 256", idle_share("idle 256"), 0.02, None, False),
        Bar("idle between replays at 8", idle_share("idle 8"), 0.05, None, False),
        Bar("idle between replays at 1", idle_share("idle 1"), 0.05, None, False),
    ),
    "start": (Bar("seconds without compile caches", start_seconds("cold"), 15.0, None, False, ("cold",)),),
    "8b": (
        Bar("one request, times vLLM", speedup(ONE_8B, VLLM), 1.1, 1.2, needs=("ours", *VLLM)),
        Bar("64 requests, times vLLM", speedup(MANY_8B, VLLM), 1.0, needs=("ours", *VLLM)),
    ),
    "8b-tp2": (
        Bar("one request, times one GPU", speedup(ONE_8B, ("ours",), "tp2"), 1.35, 1.5, needs=("ours", "tp2")),
        Bar("64 requests, times one GPU", speedup(MANY_8B, ("ours",), "tp2"), 1.35, 1.5, needs=("ours", "tp2")),
        Bar("one request, times NCCL's sums", speedup(ONE_8B, ("tp2-nccl",), "tp2"), needs=("tp2", "tp2-nccl")),
        Bar("64 requests, times NCCL's sums", speedup(MANY_8B, ("tp2-nccl",), "tp2"), needs=("tp2", "tp2-nccl")),
        Bar("one request, times vLLM on two", speedup(ONE_8B, ("vllm-tp2",), "tp2"), needs=("tp2", "vllm-tp2")),
        Bar("64 requests, times vLLM on two", speedup(MANY_8B, ("vllm-tp2",), "tp2"), needs=("tp2", "vllm-tp2")),
    ),
}


def check_bars(case: str, results: dict) -> list[dict]:
    """Each bar of a case, its value, and whether it is met; None, and what is missing, where it was not measured."""
    checked = []
    for bar in BARS.get(case, ()):
        missing = [name for name in bar.needs if "error" in results.get(name, {"error": "not there"})]
        value = None if missing else bar.find(results)
        marks = {"required": bar.required, "aim": bar.aim}
        met = {
            name: None if mark is None or value is None else (value >= mark) == bar.is_least or value == mark
            for name, mark in marks.items()
        }
        kind = "at least" if bar.is_least else "at most"
        checked.append(
            {
                "name": bar.name,
                "value": value,
                "kind": kind,
                **marks,
                "met": met["required"],
                "aim_met": met["aim"],
                **({"missing": missing} if missing else {}),
            }
        )
    return checked


def find_lever_rows(results: dict) -> list[dict]:
    """For each workload of the levers: tokens per second with one of them off, over those with all on."""
    rows = []
    for variant, answer in results.items():
        for work in answer.get("works", {}):
            speed = value_of(results, variant, work, "tokens_per_second")
            of_all = ratio(speed, value_of(results, "ours", work, "tokens_per_second"))
            rows.append({"off": variant, "work": work, "tokens_per_second": speed, "of_all_on": of_all})
    return rows
