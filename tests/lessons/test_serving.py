"""The benchmark that compares engines: what it plans, how it counts, what its file keeps. Speeds need a GPU."""

import json
import re
from itertools import pairwise, product
from pathlib import Path
from types import SimpleNamespace

import pytest

from benchmarks import performance, serving, serving_cases
from benchmarks.serving_bars import BARS, check_bars
from benchmarks.serving_engines import Ours, Stage
from benchmarks.serving_plan import CASES, LEVERS, VARIANTS, WORKS, draw, plan_jobs, share_beginning
from nanovllm_full.bench import NANO_VLLM, make_requests
from nanovllm_full.utils.switches import NAMES

RESULTS = Path(__file__).parents[2] / "benchmarks" / "results"
HARDWARE = {"copy_bandwidth": 1e10, "matmul_rate": 1e11}


def test_workload_w_is_that_of_nano_vllm_and_later_repeats_have_other_ids():
    first, second = draw(NANO_VLLM, 151_936, 0), draw(NANO_VLLM, 151_936, 1)
    assert first == [(ids, params.max_tokens) for ids, params in make_requests(NANO_VLLM, 151_936, 4096)]
    assert (sum(len(ids) for ids, _ in first), sum(count for _, count in first)) == (142_827, 133_966)
    assert [(len(ids), count) for ids, count in first] == [(len(ids), count) for ids, count in second]
    assert not any(one == other for (one, _), (other, _) in zip(first, second, strict=True))
    assert draw(NANO_VLLM, 151_936, 1) == second
    assert max(id_ for ids, _ in draw(NANO_VLLM, 100, 1) for id_ in ids) == 99


def test_prompts_that_begin_alike_differ_at_their_end():
    prompts = [ids for ids, _ in share_beginning(draw(WORKS["prefix"].workload, 151_936, 3), 64)]
    assert {len(ids) for ids in prompts} == {2112}
    assert len({tuple(ids[:2048]) for ids in prompts}) == 1
    assert len({tuple(ids[2048:]) for ids in prompts}) == 256


def test_an_engine_is_started_once_for_all_its_work_with_one_shape():
    jobs = list(plan_jobs(CASES))
    assert len({(job.variant, job.shape) for job in jobs}) == len(jobs)
    [ours] = [job for job in jobs if (job.variant, job.shape) == ("ours", "qwen3-0.6b")]
    assert {"W", "1 x 512", "8 x 512", "32 x 512", "prefix", "idle 8"} <= set(ours.works)
    assert [job.variant for job in plan_jobs(["w"], ["vllm", "ours"])] == ["ours", "vllm"]
    assert all(job.seconds > 0 for job in jobs)


def test_every_case_is_made_of_what_there_is_and_every_switch_is_a_lever():
    for name, case in CASES.items():
        assert set(case.works) <= set(WORKS), name
        assert set(case.variants) <= set(VARIANTS), name
    assert set(BARS) <= set(CASES)
    switches = {name for variant in VARIANTS.values() for name in variant.environment if name.startswith("NANOVLLM")}
    assert switches == {f"NANOVLLM_{name}" for name in NAMES}


def measured(**medians: float) -> dict:
    """The results of a case that runs W, by engine."""
    return {
        name: {"works": {"W": {"median": {"tokens_per_second": speed, "part_of_limit": 0.75}}}}
        for name, speed in medians.items()
    }


def test_the_better_mode_of_vllm_counts():
    results = measured(ours=130.0) | {"vllm": measured(x=80.0)["x"], "vllm-mp": measured(x=100.0)["x"]}
    over, fork, part = check_bars("w", results)
    assert (over["name"], over["value"], over["met"], over["aim_met"]) == ("times vLLM", 1.3, True, True)
    assert (part["value"], part["met"], part["aim_met"]) == (0.75, True, False)
    assert (fork["value"], fork["met"], fork["missing"]) == (None, None, ["nano"])


def test_a_bar_without_one_of_its_engines_is_not_measured():
    """The better of two is not known if one is missing."""
    for missing in ("vllm", "vllm-mp", "ours"):
        results = measured(**{name: 1.0 for name in ("ours", "vllm", "vllm-mp", "nano") if name != missing})
        results |= {missing: {"error": ["no memory"], "works": {}}} if missing == "ours" else {}
        over, *_, part = check_bars("w", results)
        assert (over["value"], over["met"], over["missing"]) == (None, None, [missing])
        assert (part["value"] is None) == (missing == "ours")
    assert all(set(bar.needs) <= set(CASES[case].variants) for case, bars in BARS.items() for bar in bars)


def test_a_bar_may_be_a_most():
    def bars(share: float) -> dict:
        return check_bars("idle", {"ours": {"works": {"idle 256": {"share": share}}}})[0]

    assert (bars(0.019)["met"], bars(0.02)["met"], bars(0.021)["met"]) == (True, True, False)
    times = {name: {"start": {"phases": {"load": 1.0, "capture": 15.0}}, "works": {}} for name in ("cold", "ours")}
    assert (check_bars("start", times)[0]["value"], check_bars("start", times)[0]["met"]) == (16.0, False)


def test_a_run_beside_a_peer_gives_the_ratios(tmp_path, capsys):
    """Our engine is its own peer; what an earlier call measured stays in the file."""
    out = tmp_path / "serving.json"
    out.write_text(json.dumps({"cases": {"idle": {"kept": True}}}))
    arguments = "--device cpu --small --cases w --variants ours vllm --repeats 2"
    serving.main([*arguments.split(), "--output", str(out)])
    file = json.loads(out.read_text())
    assert file["cases"].keys() == {"idle", "w"}
    assert file["command"] == (
        "python3 benchmarks/serving.py --cases w --variants ours vllm --repeats 2 --device cpu --small"
    )
    case, tokens = file["cases"]["w"], sum(count for _, count in draw(WORKS["W"].small, 4096, 0))
    assert case["results"].keys() == {"ours", "vllm"}
    for answer in case["results"].values():
        assert "error" not in answer
        assert [run["generated_tokens"] for run in answer["works"]["W"]["runs"]] == [tokens, tokens]
        assert answer["start"]["phases"].keys() >= {"load", "allocate"}
        assert answer["engine"]["enable_prefix_caching"] == 0
    speeds = [case["results"][name]["works"]["W"]["median"]["tokens_per_second"] for name in ("ours", "vllm")]
    assert case["bars"][0]["missing"] == ["vllm-mp"]
    [bar] = [
        bar for bar in check_bars("w", case["results"] | {"vllm-mp": case["results"]["vllm"]}) if bar["aim"] == 1.3
    ]
    assert bar["value"] == pytest.approx(speeds[0] / speeds[1])
    assert len(file["code"]) == 10
    assert not re.search(r"/(home|root|tmp|work|Users)\b", json.dumps(file))
    assert "w: times vLLM" in capsys.readouterr().out


def test_what_takes_too_long_is_ended_and_said():
    assert "no time left" in serving.run_child("benchmarks.serving_hardware", {}, {}, 0)["error"][0]


def test_what_cannot_run_is_left_out():
    options = SimpleNamespace(small=False)
    jobs = {job.variant: job for job in plan_jobs(["w"])}
    assert "not here" in serving.why_not(jobs["vllm"], options, None, 1000)
    assert serving.why_not(jobs["ours"], options, None, 1000) is None
    assert serving.why_not(jobs["ours"], options, None, 5) == "no time left"


def test_list_runs_nothing(capsys):
    serving.main(["--list", "--cases", "w", "levers"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + len({"ours", *LEVERS, "vllm", "vllm-mp", "nano"})
    assert re.match(r" *\d+ s in all", lines[-1])


@pytest.fixture(scope="module")
def engine() -> Ours:
    """Our engine, with the cache on."""
    job = {"model": "tiny-stories", "device": "cpu", "settings": {}, "hardware": HARDWARE}
    return Ours(job | {"settings": {"enable_prefix_caching": True, "max_model_len": 1024}})


def test_common_tokens_are_computed_once_when_one_request_goes_first(engine):
    """Blocks hold 16 tokens, and 32 are common."""
    measured = serving_cases.measure_prefix(engine, lambda repeat: draw(WORKS["prefix"].small, 4096, repeat), 2, own=4)
    assert measured["one first"]["median"]["computed_common"] == 1.0
    assert measured["at once"]["median"]["computed_common"] == 4.0, "all four are admitted in one step"
    assert len(measured["at once"]["runs"]) == 2


@pytest.mark.parametrize(("interleave", "expected"), [(0, "ppppp"), (1, "pdpdpdpdp")])
def test_an_arrival_is_computed_in_a_row_or_between_decodes(engine, monkeypatch, interleave, expected):
    """A prompt of 40 tokens in steps of 8 takes five prefills."""
    llm, kinds, time_step = engine.llm, [], serving_cases.time_step

    def noting(*arguments: object) -> tuple:
        timed, finished = time_step(*arguments)
        kinds.extend(one.step.kind[0] for one in timed)
        return timed, finished

    monkeypatch.setattr(serving_cases, "time_step", noting)
    seq_ids = [llm.add_request(*one) for one in engine.to_requests(draw(WORKS["arrival"].small, 4096, interleave))]
    while llm.scheduler.waiting:
        llm.step()
    monkeypatch.setattr(llm.scheduler, "prefill_interleave", interleave)
    monkeypatch.setattr(llm.scheduler, "max_num_batched_tokens", 8)
    result = serving_cases.watch_arrival(engine, list(range(100 * interleave + 100, 100 * interleave + 140)))
    for seq_id in seq_ids:
        llm.abort(seq_id)
    assert expected in "".join(kinds)
    assert kinds.count("p") == 5
    assert result["time_to_first_token"] > 0
    assert 0 < result["step_before"] <= result["longest_stall"]


def test_arrivals_leave_the_engine_as_it_was(engine):
    before = engine.llm.scheduler.max_num_batched_tokens
    rows = serving_cases.measure_arrivals(engine, lambda repeat: draw(WORKS["arrival"].small, 4096, repeat), (16,), 40)
    assert [(row["budget"], row["prefill_interleave"]) for row in rows] == [(16, 0), (16, 1)]
    assert engine.llm.is_finished()
    assert (engine.llm.scheduler.max_num_batched_tokens, engine.llm.scheduler.prefill_interleave) == (before, 0)


def test_idle_is_what_lies_between_two_replays():
    assert serving_cases.describe_idle([10.0, 12.0, 8.0], [1.0, 2.0, 0.0]) == {
        "steps": 3,
        "step_ms": 10.0,
        "idle_ms": 1.0,
        "share": 0.1,
    }
    assert serving_cases.describe_idle([], [])["share"] is None


def test_medians_are_taken_number_by_number():
    runs = [
        {"a": 1, "b": {"c": 3.0}, "d": None},
        {"a": 5, "b": {"c": 1.0}, "d": None},
        {"a": 3, "b": {"c": 2.0}, "d": None},
    ]
    assert serving_cases.medians(runs) == {"a": 3, "b": {"c": 2.0}, "d": None}


def test_the_chart_is_current():
    """Run `python benchmarks/performance.py chart` after a measurement."""
    assert performance.CHART.read_text(encoding="utf-8") == performance.draw_chart()


def test_the_chart_shows_every_bar_and_the_limit():
    chart, bars = performance.draw_chart(), list(performance.collect_bars())
    assert chart.count('fill="#3b82c4"') == sum(kind == "history" for kind, *_ in bars) >= 3
    assert f"limit of the hardware: {performance.find_limit():,.0f}" in chart
    assert all(f">{speed:,.0f}<" in chart for *_, speed in bars)


def test_a_report_is_added_to_the_history(tmp_path):
    history, report = tmp_path / "performance.json", tmp_path / "report.json"
    history.write_text('{"history": []}')
    phase = {"seconds": 1.0}
    values = {
        "generated_tokens": 100,
        "seconds": 4.0,
        "generated_tokens_per_second": 25.0,
        "prefill": phase,
        "decode": phase,
    }
    engine = {"device_name": "GPU", "torch": "2"}
    report.write_text(
        json.dumps(
            {**values, "engine": engine, "floor_seconds": {"prefill": 0.5, "decode": 1.5}}
            | {"part_of_limit": {"all": 0.5}, "hardware": HARDWARE, "startup_seconds": {}}
        )
    )
    performance.main(["add", str(report), "--name", "new", "--date", "2026-11-30", "--history", str(history)])
    [entry] = json.loads(history.read_text())["history"]
    assert (entry["name"], entry["tokens_per_second"], entry["limit_tokens_per_second"]) == ("new", 25.0, 50.0)


def test_the_numbers_of_the_log_are_those_of_the_files():
    file, linear, kernels = (
        json.loads((RESULTS / f"{name}.json").read_text()) for name in ("performance", "linear", "kernels")
    )
    assert all(one["date"] <= other["date"] for one, other in pairwise(file["log"]))
    for entry in file["log"]:
        assert set(re.findall(r"{(\w+)", entry["tried"] + entry["gave"])) == set(entry["numbers"]), entry
    [products] = [entry["numbers"] for entry in file["log"] if entry["source"] == "linear.json"]
    layers = {row["rows"]: row["layer"] for row in linear["products"] if row["shape"] == "0.6b"}
    for rows, (key, who) in product((1, 2, 8, 16), (("c", "cublas"), ("o", "ours"))):
        total = layers[rows][who] * linear["layers"] / 1000
        assert products[f"{key}{rows}"] == pytest.approx(total, abs=1e-3)
    chains = {(row["batch"], row["context"]): row["milliseconds"] for row in linear["chain"]}
    for batch, context in ((1, 768), (8, 640)):
        for key, who in (("chain", "chain"), ("small", "small kernels")):
            assert products[f"{key}{batch}"] == pytest.approx(chains[batch, context][who], abs=1e-3)
    [sweep] = [entry["numbers"] for entry in file["log"] if entry["source"] == "kernels.json"]
    [case] = [one for one in kernels["attention"] if (one["case"], one.get("page")) == ("64x800", 64)]
    assert (sweep["ours"], sweep["best"]) == (case["microseconds"], case["sweep"]["best"][0]["microseconds"])
    speeds = {round(entry["tokens_per_second"]) for entry in file["history"]}
    assert {entry["numbers"]["speed"] for entry in file["log"] if "speed" in entry["numbers"]} == speeds


def test_the_printed_tables_show_what_was_measured(monkeypatch, capsys):
    results = measured(**{"ours": 12.0, "vllm": 10.0, "vllm-mp": 8.0})
    case = {"gpu": "GPU", "date": "2026-12-01", "code": "abc", "results": results, "hardware": HARDWARE}
    levers = {"levers": [{"off": "eager", "work": "W", "tokens_per_second": 3.0, "of_all_on": 0.25}]}
    arrival = {"budget": 512, "prefill_interleave": 1, "longest_stall": 0.02, "step_before": 0.003}
    long = {"works": {"arrival": [arrival | {"time_to_first_token": 0.1}]}}
    cold = {"start": {"phases": {"load": 1.0, "capture": 15.0}}, "works": {}}
    cases = {
        "w": case,
        "levers": case | levers,
        "arrival": case | {"results": {"long": long}},
        "start": case | {"results": {"cold": cold}},
        "8b-tp2": case | {"hardware": HARDWARE | {"all_reduce_microseconds": {"NCCL, 1 x 4096": 11.5}}},
    }
    attention = [
        {"case": "1x4000", "page": 64, "bar": None, "share": 0.4, "microseconds": 9.0},
        {
            "case": "1x4000",
            "page": 256,
            "bar": None,
            "share": 0.4,
            "microseconds": 9.0,
            "flash_attn_microseconds": 18.0,
        },
        *({"case": "64x800", "page": page, "bar": 0.86, "share": share} for page, share in ((64, 0.9), (256, 0.8))),
        {"case": "plan"},
    ]
    prefill = [{"case": "4x4096", "ours": {"us": 100.0}, "flash_attn": {"us": 110.0}}]
    kept = {
        "serving": {"cases": cases},
        "kernels": {"attention": attention, "prefill": prefill},
        **{name: performance.load(name) for name in ("performance", "throughput_full")},
    }
    monkeypatch.setattr(performance, "load", kept.get)
    performance.print_bars()
    performance.print_speeds()
    performance.print_more()
    printed = capsys.readouterr().out
    assert re.search(r"w +times vLLM +1\.200 +1\.15 +1\.3 +yes", printed)
    assert re.search(r"8b +one request, times vLLM +- +1\.1 +1\.2 +not measured", printed)
    assert "GPU, 2026-12-01, copies 0.01 TB/s, products 0 TFLOP/s, code abc" in printed
    assert re.search(r"w +W +ours +12 +12 to +12 +75\.0%", printed)
    assert re.search(r"decode 64x800, part of a copy's bandwidth +0\.800 +0\.86 +- +no", printed)
    assert re.search(r"decode 1x4000, time over flash-attn's +0\.500 +0\.55 +- +yes", printed)
    assert re.search(r"prefill 4x4096, times flash-attn +1\.100 +1 +- +yes", printed)
    assert re.search(r"CPU +smollm2, 32 requests, times generate +\d", printed)
    assert re.search(r"start +seconds without compile caches +16\.000 +15 +- +no", printed)
    assert re.search(r"eager +W +3 +25\.0%", printed)
    assert re.search(r"512 +yes +20\.0 +3\.0 +100\.0", printed)
    assert "cold       16.00: load 1.00, capture 15.00" in printed
    assert "NCCL, 1 x 4096: 11.5" in printed


def test_floors_of_a_step_count_each_weight_and_each_key_once():
    shape = {"hidden_size": 4, "head_dim": 2, "num_hidden_layers": 3, "num_attention_heads": 2}
    shape |= {"num_key_value_heads": 1, "intermediate_size": 5, "vocab_size": 7}
    floors = performance.floors_of_step(shape, 10, 100, {"copy_bandwidth": 2e6, "matmul_rate": 4e6})
    layer = 4 * 4 + 2 * 4 * 2 + 4 * 4 + 3 * 4 * 5  # queries, keys and values, back, MLP
    weights = 3 * layer + 4 * 7
    assert floors == {"attention": 3 * 2 * 2 * 10 * 100, "weights": weights, "operations": weights * 10 / 2}


@pytest.mark.parametrize("stage", ["L02_user_interface", "L03_engine", "L05_model_runner"])
def test_a_stage_is_given_some_seconds_and_can_go_on_afterwards(stage):
    """With no time at all, L02 still answers one prompt, and an engine that steps has nothing."""
    engine = Stage({"engine": stage, "model": "tiny-stories", "device": "cpu"})
    prompts = draw(WORKS["stage"].small, 4096, 0)
    cut = engine.run_for(prompts, 0, 1)
    assert cut["generated_tokens"] == (1 if stage.startswith("L02") else 0)
    assert engine.run_for(prompts, 60, 100)["generated_tokens"] == sum(count for _, count in prompts)
