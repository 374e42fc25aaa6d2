"""The scripts in benchmarks/ run, and the results that are kept have the form of what they write."""

import json
import re
import runpy
import threading
from math import log
from pathlib import Path
from statistics import median

import pytest

import nanovllm_full
from benchmarks import full_checks, memory_reading
from lessons import full_plots
from lessons.L00_environment.utils.hub import resolve_model
from nanovllm_full.engine.cuda_graphs import DecodeGraphs
from nanovllm_full.engine.model_runner import ModelRunner

ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "benchmarks" / "results"
KEPT = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(RESULTS.glob("*.json"))}


def run(name: str, *arguments: object, **keywords: object) -> object:
    return runpy.run_path(str(ROOT / "benchmarks" / f"{name}.py"))["main"](*arguments, **keywords)


def read(path: Path) -> dict:
    return json.loads(path.read_text(encoding="utf-8"))


def kept(name: str) -> dict:
    if name not in KEPT:
        pytest.skip(f"{name}.json is not there yet")
    return KEPT[name]


def script_of(name: str) -> str:
    """The script that writes a result: `gpu_check` also writes gpu_check_full.json, for another stage."""
    names = [path.stem for path in RESULTS.parent.glob("*.py") if re.match(rf"{path.stem}(_|$)", name)]
    return max(names, key=len)


def assert_medians(result: dict, repeats: int) -> None:
    assert result["cpu_seconds"].keys() == result["seconds"].keys() == result["median_cpu_seconds"].keys()
    for name, runs in result["cpu_seconds"].items():
        assert len(runs) == len(result["seconds"][name]) == repeats
        assert result["median_cpu_seconds"][name] == pytest.approx(median(runs), abs=1e-3)


@pytest.mark.parametrize("name", KEPT)
def test_result_says_how_it_was_measured_and_names_no_path(name):
    result = KEPT[name]
    assert re.match(rf"python3? benchmarks/{script_of(name)}\.py( |$)", result["command"])
    assert {"versions", "repeats"} <= result.keys()
    assert "python" in result["versions"]
    assert {"cpu", "threads"} <= result.keys() or {"gpu", "driver"} <= result.keys()
    assert not re.search(r"/(home|root|tmp|work|Users)\b", json.dumps(result))


@pytest.mark.parametrize("name", KEPT)
def test_every_result_is_on_a_page(name):
    page = "".join((ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8") for page in ("benchmarks", "performance"))
    assert f"`benchmarks/{script_of(name)}.py`" in page
    assert script_of(name) == name or f"`benchmarks/results/{name}.json`" in page


def test_throughput_runs_with_all_peers(tmp_path):
    out = tmp_path / "out.json"
    sizes = {"PROMPT_TOKENS": (3, 6), "NEW_TOKENS": (2, 4)}
    main = runpy.run_path(str(ROOT / "benchmarks" / "throughput.py"))["main"]
    main.__globals__.update(sizes)
    before = threading.enumerate()
    main(["tiny-stories"], [1, 3], "L05_model_runner", 1, 1, out)
    assert not [thread for thread in threading.enumerate() if thread not in before and not thread.daemon]
    measured = read(out)
    assert measured["command"] == (
        "python benchmarks/throughput.py --model tiny-stories --requests 1 --requests 3 "
        "--stage L05_model_runner --threads 1 --repeats 1"
    )
    assert [result["requests"] for result in measured["results"]] == [1, 3]
    for result in measured["results"]:
        assert_medians(result, 1)
        assert {"L05_model_runner", "generate"} <= result["cpu_seconds"].keys()
        assert set(result["share_of_requests_with_the_ids_of_generate"].values()) == {1.0}
    one, three = measured["results"]
    assert one["bar"] == {"at_least": 0.95, "met": one["times_faster_than"]["generate"] >= 0.95}
    assert three["bar"] is None
    if "throughput" in KEPT:
        assert measured.keys() == KEPT["throughput"].keys()


@pytest.mark.parametrize(("name", "bar_at_32"), [("throughput", 1.5), ("throughput_full", 2.0)])
def test_kept_throughput_is_complete(name, bar_at_32):
    result = kept(name)
    rows = [(row["model"], row["requests"]) for row in result["results"]]
    assert rows == [(model, number) for model in ("tiny-stories", "smollm2") for number in (1, 8, 32)]
    for row in result["results"]:
        assert_medians(row, result["repeats"])
        medians = row["median_cpu_seconds"]
        for name, times in row["times_faster_than"].items():
            assert times == pytest.approx(medians[name] / medians[result["stage"]], rel=0.01)
        assert row["bar"]["at_least"] == {1: 0.95, 8: 1.5, 32: bar_at_32}[row["requests"]]
    assert result["repeats"] >= 3


def test_ladder_runs_and_all_stages_agree(tmp_path):
    out = tmp_path / "out.json"
    run("ladder", ["L01", "L03", "L05"], 2, 3, 1, out)
    measured = read(out)
    assert measured["command"] == (
        "python benchmarks/ladder.py --stage L01 --stage L03 --stage L05 --prompts 2 --tokens 3 --repeats 1"
    )
    assert_medians(measured, 1)
    if "ladder" in KEPT:
        assert measured.keys() == KEPT["ladder"].keys()


def test_kept_ladder_is_complete():
    result = kept("ladder")
    assert [*result["cpu_seconds"]] == ["L01", "L02", "L03", "L03x", "L04", "L05"]
    assert result["same_token_ids"]
    assert_medians(result, result["repeats"])
    assert result["repeats"] >= 3


def test_gpu_check_runs_on_a_cpu_without_the_memory(tmp_path, capsys):
    out = tmp_path / "out.json"
    assert run("gpu_check", ["--device", "cpu", "--shape", "small", "--prompts", "3", "--output", str(out)]) == 0
    measured = read(out)
    assert json.loads(capsys.readouterr().out) == measured
    assert measured["passed"]
    assert [*measured["checks"]] == ["tiny-stories", "random", "too_many_blocks"]
    for model in ("tiny-stories", "random"):
        check = measured["checks"][model]
        assert check["float32"]["ties"] == len(check["float32"]["differences"])
        assert check["float32"]["requests_answered"] == check["bfloat16"]["requests_answered"] == check["requests"]
    assert re.search(r"\d{6}", measured["checks"]["too_many_blocks"]["error"])


@pytest.mark.slow
def test_memory_reading_runs_on_a_cpu_without_the_reading(tmp_path, capsys):
    out = tmp_path / "out.json"
    assert memory_reading.main([str(out), "--device", "cpu", "--shape", "small"]) == 0
    measured = read(out)
    assert json.loads(capsys.readouterr().out) == measured
    kept = read(ROOT / "notebooks" / "data" / "h200_memory.json")
    assert {*kept} <= {*measured}
    assert [item["block_size"] for item in measured["readings"]] == [256, 16]
    for item, kept_item in zip(measured["readings"], kept["readings"], strict=True):
        assert item.keys() == kept_item.keys()
        assert item["reading"] is None, "a CPU is not measured"
    assert not re.search(r"/(home|root|tmp|work|Users)\b", json.dumps(measured))


def test_gpu_check_tells_a_tie_from_an_error():
    script = runpy.run_path(str(ROOT / "benchmarks" / "gpu_check.py"))
    compare, answer = script["compare"], script["Answer"]
    answers = [answer([1, 2, 3], [1.0, 1e-5, 1.0]), answer([4, 5], [1.0, 0.5])]
    requests = [([7], 3), ([7], 2)]
    same = compare(requests, answers, [[1, 2, 3], [4, 5]])
    assert (same["share_of_requests_equal"], same["differences"], same["ties"]) == (1.0, [], 0)
    tie = compare(requests, answers, [[1, 9, 3], [4, 5]])
    assert (tie["differences"], tie["ties"]) == ([{"request": 0, "token": 1, "gap": 1e-5}], 1)
    wrong = compare(requests, answers, [[1, 2, 3], [4, 9]])
    assert (wrong["differences"], wrong["ties"]) == ([{"request": 1, "token": 1, "gap": 0.5}], 0)
    short = compare(requests, answers, [[1, 2], [4, 5]])
    assert (short["differences"], short["ties"]) == ([{"request": 0, "token": 2, "gap": None}], 0)


def test_kept_gpu_check_passed():
    result = kept("gpu_check")
    assert result["passed"]
    assert all(check["passed"] for check in result["checks"].values())
    assert "memory" in result["checks"]


def test_a_start_is_timed_in_a_process_that_has_compiled_nothing(tmp_path):
    result = full_checks.check_startup(nanovllm_full, resolve_model("tiny-stories"), "cpu")
    assert result["caches"] == "none"
    assert result["total"] == pytest.approx(sum(result["seconds"].values()), abs=0.05)
    with pytest.raises(RuntimeError, match=r"the start failed: (.|\n)*ModelNotFoundError"):
        full_checks.check_startup(nanovllm_full, tmp_path / "none", "cpu")


def test_texts_to_be_read_come_from_the_models_that_are_here(monkeypatch):
    def resolve(name):
        if name == "smollm2":
            raise full_checks.ModelNotFoundError(name, "not here")
        return resolve_model(name)

    monkeypatch.setattr(full_checks, "resolve_model", resolve)
    result = full_checks.check_text(nanovllm_full, "cpu")
    assert result["missing"] == ["smollm2"]
    assert result["texts"].keys() == {"tiny-stories"}
    assert result["passed"]


@pytest.mark.parametrize(
    ("text", "is_readable"),
    [
        ("The fox saw a tree and was afraid of it.", True),
        ("fox fox fox fox fox fox fox fox", False),
        ("The fox saw a \ufffd and was afraid.", False),
        ("", False),
    ],
)
def test_a_text_that_nobody_needs_to_read_has_failed(text, is_readable):
    assert full_checks.is_readable(text) == is_readable


def test_probabilities_are_compared_and_a_missing_one_is_none():
    first, second = {1: log(0.5), 2: log(0.25)}, {1: log(0.4), 3: log(0.2)}
    assert full_checks.largest_difference(first, second) == pytest.approx(0.25)
    assert full_checks.largest_difference(first, {1: log(0.4), 2: log(0.3)}) == pytest.approx(0.1)
    assert full_checks.largest_difference(first, first) == 0


def test_kept_gpu_check_of_the_full_engine_is_complete():
    result = kept("gpu_check_full")
    assert result["stage"] == "nanovllm_full"
    assert {"memory", "schedules", "logits", "two_engines_in_turn", "text", "startup"} <= result["checks"].keys()
    assert result["checks"]["text"]["missing"] == []
    assert result["passed"] == all(check["passed"] for check in result["checks"].values())


@pytest.fixture
def stand_in_graphs(monkeypatch):
    """A graph that runs the decode again, so that a CPU can take the way of a replay."""

    class Graph:
        def __init__(self, decode, inputs):
            self.decode, self.inputs, self.output = decode, inputs, decode(*inputs)

        def replay(self):
            self.output.copy_(self.decode(*self.inputs))

    def capture(self, size):
        graph = Graph(self.decode, self.inputs(size))
        return graph, graph.output

    monkeypatch.setattr(DecodeGraphs, "_capture", capture)
    monkeypatch.setattr(ModelRunner, "uses_graphs", lambda self, config: not config.enforce_eager)


def test_decode_timeline_runs_on_a_cpu(tmp_path):
    """The median is that of the runs, and the phases lie one after the other within the step."""
    out = tmp_path / "out.json"
    sizes = ["--batch", "1", "--batch", "3", "--context", "5", "--repeats", "3"]
    run("decode_timeline", ["--device", "cpu", "--shape", "small", *sizes, "--output", str(out)])
    measured = read(out)
    assert [(run["backend"], run["way"], run["batch"]) for run in measured["runs"]] == [
        ("torch", "eager", 1),
        ("torch", "eager", 3),
    ]
    for result in measured["runs"]:
        assert result["step_us"] == pytest.approx(median(result["all_step_us"]), abs=0.1)
        names = ["step", "schedule", "prepare", "model", "prepare", "sample", "wait", "postprocess"]
        assert [name for name, _, _ in result["phases"]] == names
        (_, begin, whole), *phases = result["phases"]
        assert begin == 0
        ends = [0, *(start + duration for _, start, duration in phases)]
        assert all(start >= end - 1 for (_, start, _), end in zip(phases, ends, strict=False))
        assert ends[-1] <= whole + 1
        assert result["kernels"] == []
    assert len(out.read_text().splitlines()) < 50


@pytest.mark.parametrize("way", ["replay", "overlapped"])
def test_decode_timeline_names_the_replay(stand_in_graphs, tmp_path, way):
    """What a graph does is no phase of the CPU: on a GPU no Python runs there."""
    script = runpy.run_path(str(ROOT / "benchmarks" / "decode_timeline.py"))
    script["make_random_model"](tmp_path, "small", "cpu")
    options = script["parse"](["--device", "cpu", "--batch", "2", "--context", "5", "--repeats", "2"])
    [result] = script["measure"](tmp_path, "torch", way, options)
    assert result["way"] == way
    assert [name for name, _, _ in result["phases"]] == ["step", "schedule", "replay", "wait", "postprocess"]


def test_decode_timeline_tries_all_ways_of_the_engine():
    """Only one way overlaps; in the others a step is over when it returns."""
    ways = runpy.run_path(str(ROOT / "benchmarks" / "decode_timeline.py"))["WAYS"]
    assert [way for way, config in ways.items() if config["async_scheduling"]] == ["overlapped"]
    assert [way for way, config in ways.items() if config["enforce_eager"]] == ["eager"]
    assert list(ways) == list(full_plots.WAYS)


def test_decode_timeline_counts_overlapping_kernels_once():
    script = runpy.run_path(str(ROOT / "benchmarks" / "decode_timeline.py"))
    kernels = [["product", 30, 5], ["other", 0, 10], ["store", 5, 10], ["copy", 6, 2]]
    assert script["busy_time"](kernels) == 20
    names = ["flash_fwd_splitkv_kernel", "decode_kernel", "store_kvcache_kernel", "nvjet_tst", "Memcpy HtoD", "add"]
    names += ["linear_kernel", "rotary_kernel", "draw_kernel"]
    found = [script["kind_of"](name) for name in names]
    assert found == ["attention", "attention", "store", "product", "copy", "other", "product", "norm", "sampling"]
    assert {*script["KINDS"], "other"} == full_plots.KINDS.keys()
    assert {*script["PHASES"].values(), "step"} == full_plots.PHASES.keys()


def test_kept_decode_timeline_is_complete():
    result = kept("decode_timeline")
    backends = ["triton", "flash_attn", "torch"]
    rows = [(run["backend"], run["way"], run["batch"]) for run in result["runs"]]
    assert rows == [(b, way, n) for b in backends for way in full_plots.WAYS for n in (1, 8, 64, 256)]
    for run_ in result["runs"]:
        assert run_["step_us"] == pytest.approx(median(run_["all_step_us"]), abs=0.1)
        assert run_["num_kernels"] > 0
        assert ("kernels" in run_) == (run_["backend"] == "triton")
