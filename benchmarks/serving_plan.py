"""What benchmarks/serving.py measures: the workloads, the engines as they are started, and the cases that pair them.

Each engine runs in a process of its own, which does all the work that it has in the chosen cases.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random

from nanovllm_full.bench import LARGEST_ID, NANO_VLLM, Workload, make_requests
from nanovllm_full.utils.switches import NAMES

Prompts = list[tuple[list[int], int]]  # prompt and number of new tokens of each request

COMMON, OWN = 2048, 64  # tokens of a prompt that all share, and that it has alone
ARRIVING = 4096  # tokens of the prompt that comes while others run
BUDGETS = (512, 1024, 2048, 4096, 8192, 16384)
PEERS = ("vllm", "vllm-mp", "nano")


@dataclass(frozen=True)
class Work:
    """A workload and how it is run.

    kind: "requests" (all at once), "streamed" (the same, with the time of each token), "prefix", "arrival", "idle",
        or "stage" (what a stage of the course does in some seconds).
    small: what stands for it where only the script is tried.
    seconds: what one run takes about, on an H200.
    """

    kind: str
    workload: Workload
    small: Workload
    seconds: float = 1.0


def fixed(number: int, prompt: int, output: int) -> Workload:
    """Requests of one length."""
    return Workload(number, (prompt, prompt), (output, output))


WORKS = {
    "W": Work("requests", NANO_VLLM, Workload(6, (3, 12), (2, 6)), 6),
    "1 x 512": Work("requests", fixed(1, 512, 512), fixed(1, 8, 6), 1),
    "8 x 512": Work("requests", fixed(8, 512, 256), fixed(3, 8, 4), 0.5),
    "32 x 512": Work("streamed", fixed(32, 512, 256), fixed(4, 8, 4), 0.7),
    "8b, 1 x 256": Work("requests", fixed(1, 256, 256), fixed(1, 8, 6), 1.5),
    "8b, 64 x 256": Work("requests", fixed(64, 256, 256), fixed(4, 8, 4), 3),
    "prefix": Work("prefix", fixed(256, COMMON + OWN, 8), fixed(4, 36, 2), 3),
    "arrival": Work("arrival", fixed(64, 512, 512), fixed(4, 8, 300), 12),
    "idle 256": Work("idle", fixed(256, 512, 160), fixed(4, 8, 12), 3),
    "idle 8": Work("idle", fixed(8, 512, 160), fixed(3, 8, 12), 1),
    "idle 1": Work("idle", fixed(1, 512, 160), fixed(1, 8, 12), 1),
    "stage": Work("stage", NANO_VLLM, Workload(3, (3, 8), (2, 4)), 20),
}


@dataclass(frozen=True)
class Variant:
    """An engine as it is started.

    engine: "ours", "vllm", "nano", or the folder of a stage.
    is_cold: whether it finds nothing that was compiled before.
    """

    engine: str
    settings: dict = field(default_factory=dict)
    environment: dict = field(default_factory=dict)
    is_cold: bool = False


TWO_GPUS = "PEER_ALL_REDUCE"  # the switch that one GPU does not know
LEVERS = {
    "synchronous": Variant("ours", {"async_scheduling": False}),
    "eager": Variant("ours", {"enforce_eager": True}),
    "flash-attn": Variant("ours", {"attention_backend": "flash_attn"}),
    **{
        f"no {switch.lower().replace('_', ' ')}": Variant("ours", environment={f"NANOVLLM_{switch}": "0"})
        for switch in NAMES
        if switch != TWO_GPUS
    },
}
STAGES = {
    name.partition("_")[0]: Variant(name)
    for name in (
        "L01_overview",
        "L02_user_interface",
        "L03_engine",
        "L03x_kv_cache",
        "L04_scheduler",
        "L05_model_runner",
    )
}
VARIANTS = {
    "ours": Variant("ours"),
    **LEVERS,
    "cached": Variant("ours", {"enable_prefix_caching": True}),
    "long": Variant("ours", {"max_model_len": 8192}),
    "tp2": Variant("ours", {"tensor_parallel_size": 2}),
    "tp2-nccl": Variant("ours", {"tensor_parallel_size": 2}, {f"NANOVLLM_{TWO_GPUS}": "0"}),
    "cold": Variant("ours", is_cold=True),
    "vllm": Variant("vllm", environment={"VLLM_ENABLE_V1_MULTIPROCESSING": "0"}),
    "vllm-mp": Variant("vllm", environment={"VLLM_ENABLE_V1_MULTIPROCESSING": "1"}),
    "vllm-tp2": Variant("vllm", {"tensor_parallel_size": 2}, {"VLLM_ENABLE_V1_MULTIPROCESSING": "1"}),
    "vllm-cold": Variant("vllm", environment={"VLLM_ENABLE_V1_MULTIPROCESSING": "0"}, is_cold=True),
    "nano": Variant("nano"),
    **STAGES,
}


@dataclass(frozen=True)
class Case:
    """Works that these variants run on a model of this shape; what is compared is measured in one run."""

    works: tuple[str, ...]
    variants: tuple[str, ...]
    shape: str = "qwen3-0.6b"


CASES = {
    "w": Case(("W",), ("ours", *PEERS)),
    "one": Case(("1 x 512",), ("ours", *PEERS)),
    "eight": Case(("8 x 512",), ("ours", *PEERS)),
    "thirty-two": Case(("32 x 512",), ("ours", "synchronous", "vllm", "vllm-mp")),
    "idle": Case(("idle 256", "idle 8", "idle 1"), ("ours",)),
    "prefix": Case(("prefix",), ("cached", "ours")),
    "arrival": Case(("arrival",), ("long",)),
    "start": Case((), ("cold", "ours", "vllm-cold")),
    "levers": Case(("W", "1 x 512"), ("ours", *LEVERS)),
    "stages": Case(("stage",), tuple(STAGES)),
    "8b": Case(("8b, 1 x 256", "8b, 64 x 256"), ("ours", "vllm", "vllm-mp"), "qwen3-8b"),
    "8b-tp2": Case(("8b, 1 x 256", "8b, 64 x 256"), ("ours", "tp2", "tp2-nccl", "vllm-tp2"), "qwen3-8b"),
}
START_SECONDS = {"ours": 20, "vllm": 60, "nano": 20}  # about, with the imports


@dataclass(frozen=True)
class Job:
    """What one process does: one engine, on one model, all its work."""

    variant: str
    shape: str
    works: tuple[str, ...]

    @property
    def seconds(self) -> float:
        """What it takes about on an H200, with a warm-up and three runs."""
        start = START_SECONDS.get(VARIANTS[self.variant].engine, 15)
        repeated = ("requests", "streamed", "prefix")
        runs = sum(WORKS[name].seconds * (4 if WORKS[name].kind in repeated else 1) for name in self.works)
        return start * (1.5 if self.shape == "qwen3-8b" else 1) + runs


def plan_jobs(cases: Iterable[str], variants: Iterable[str] | None = None) -> Iterator[Job]:
    """The jobs of some cases, each engine once for each shape; `variants`: only these."""
    wanted: dict[tuple[str, str], list[str]] = {}
    for name in cases:
        case = CASES[name]
        for variant in case.variants:
            if variants is None or variant in variants:
                works = wanted.setdefault((variant, case.shape), [])
                works += [work for work in case.works if work not in works]
    for (variant, shape), works in wanted.items():
        yield Job(variant, shape, tuple(works))


def draw(workload: Workload, vocab_size: int, repeat: int) -> Prompts:
    """The requests of a workload; the ids of each repeat are new, and those of repeat 0 are nano-vLLM's."""
    requests = [(ids, params.max_tokens) for ids, params in make_requests(workload, vocab_size, 2**30)]
    if repeat == 0:
        return requests
    random, largest_id = Random(1000 + repeat), min(LARGEST_ID, vocab_size - 1)
    return [([random.randint(0, largest_id) for _ in ids], count) for ids, count in requests]


def share_beginning(requests: Prompts, own: int) -> Prompts:
    """The same requests, with the first one's prompt in the place of each, but for its last `own` tokens."""
    common = requests[0][0][: len(requests[0][0]) - own]
    return [(common + ids[len(ids) - own :], count) for ids, count in requests]
