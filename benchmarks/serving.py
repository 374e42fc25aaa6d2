"""How fast does nanovllm_full serve beside vLLM and a fork of nano-vLLM? All bars that compare engines, in one run.

    python3 benchmarks/serving.py --cases w one --vllm .device/vllm_sm90

Run it from the root of the repository, with PYTHONPATH set to it. Each engine runs in a process of its own, one after
the other, with random weights in bfloat16 and prefix caching off where it could help. Of each workload there is a
warm-up that is not timed and then some runs with new token ids; medians are compared. What is measured replaces the
same cases in the JSON file and leaves the others. `--list` says what would run and about how long it takes;
`--device cpu --small` tries everything with tiny-stories, our engine in the place of its peers.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tarfile
import tempfile
from contextlib import ExitStack, suppress
from datetime import date
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter

from benchmarks.serving_bars import check_bars, find_lever_rows
from benchmarks.serving_plan import CASES, VARIANTS, Job, plan_jobs

ROOT = Path(__file__).parents[1]
RESULTS = Path(__file__).parent / "results"
FOLDER = Path(tempfile.gettempdir()) / "nanovllm-serving"  # models and vLLM, which later calls find there
CACHES = ("TRITON_CACHE_DIR", "TORCHINDUCTOR_CACHE_DIR", "VLLM_CACHE_ROOT", "CUDA_CACHE_PATH")
VLLM_ENVIRONMENT = {
    "HF_HUB_OFFLINE": "1",
    "TRANSFORMERS_OFFLINE": "1",
    "VLLM_NO_USAGE_STATS": "1",
    "DO_NOT_TRACK": "1",
    "VLLM_USE_FLASHINFER_SAMPLER": "0",
    "VLLM_USE_DEEP_GEMM": "0",
    "VLLM_HOST_IP": "127.0.0.1",
    "GLOO_SOCKET_IFNAME": "lo",
    "NCCL_SOCKET_IFNAME": "lo",
    "VLLM_LOGGING_LEVEL": "WARNING",
}
LEAST_SECONDS = 20  # that must be left for another engine


def main(arguments: list[str] | None = None) -> None:
    """Runs the chosen cases and writes a JSON file after each engine."""
    options = parse(arguments)
    begin = perf_counter()
    jobs = list(plan_jobs(options.cases, options.variants))
    if options.list:
        print(
            *(f"{job.seconds:4.0f} s  {job.variant:20s} {job.shape}: {', '.join(job.works)}" for job in jobs), sep="\n"
        )
        print(f"{sum(job.seconds for job in jobs):4.0f} s in all, about, on an H200 with {options.repeats} repeats")
        return
    FOLDER.mkdir(exist_ok=True)
    vllm_site = unpack_vllm(options.vllm) if options.vllm else None
    models, hardware = prepare(options, {job.shape for job in jobs})
    print(f"prepared in {perf_counter() - begin:.0f} s: {json.dumps(hardware)}", flush=True)
    answers: dict[tuple[str, str], dict] = {}
    skipped = []
    for job in jobs:
        if reason := why_not(job, options, vllm_site, options.seconds - (perf_counter() - begin)):
            skipped.append(f"{job.variant}: {reason}")
            print(f"skipped {skipped[-1]}", flush=True)
            continue
        answers[job.variant, job.shape] = run_job(
            job, options, models[job.shape], hardware, vllm_site, options.seconds - (perf_counter() - begin)
        )
        write(options, answers, hardware, skipped)
    if answers:
        print_bars(write(options, answers, hardware, skipped), options.cases)
    print(f"{perf_counter() - begin:.0f} s in all")


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cases", nargs="+", choices=CASES, default=["w"])
    parser.add_argument(
        "--variants", nargs="+", choices=VARIANTS, help="only these engines; all of the cases if left out"
    )
    parser.add_argument("--repeats", type=int, default=3, help="timed runs, after one that is not timed")
    parser.add_argument(
        "--seconds", type=float, default=530, help="what has not begun by then, or could not end, is left"
    )
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--small", action="store_true", help="only try the script: tiny-stories and a few tokens")
    default = os.environ.get("NANOVLLM_VLLM")
    parser.add_argument("--vllm", type=Path, default=default, help="folder of part.aa; or $NANOVLLM_VLLM")
    parser.add_argument("--list", action="store_true", help="say what would run, and run nothing")
    parser.add_argument("--output", type=Path, default=RESULTS / "serving.json")
    return parser.parse_args(arguments)


def unpack_vllm(folder: Path) -> Path:
    """Where vLLM can be imported from: the archive, cut into parts, is unpacked once on a machine."""
    target = FOLDER / "vllm"
    if not (target / "done").exists():
        command = ["cat", *sorted(map(str, folder.glob("part.*")))]
        with (
            subprocess.Popen(command, stdout=subprocess.PIPE) as parts,
            tarfile.open(fileobj=parts.stdout, mode="r|xz") as archive,
        ):
            archive.extractall(target, filter="fully_trusted")
        site = target / "vllm_site"
        subprocess.run([sys.executable, "-m", "compileall", "-q", "-j", "0", str(site)], check=False)
        (target / "done").touch()
    return target / "vllm_site"


def prepare(options: argparse.Namespace, shapes: set[str]) -> tuple[dict[str, str], dict]:
    """The folder of a model of each shape, and what the hardware can do."""
    if options.small:
        from nanovllm_full.utils.hub import resolve_model

        models = dict.fromkeys(shapes, str(resolve_model("tiny-stories")))
    else:
        models = {shape: str(FOLDER / shape) for shape in shapes}
    missing = {shape: folder for shape, folder in models.items() if not (Path(folder) / "config.json").exists()}
    ranks = 2 if "8b-tp2" in options.cases else 1
    job = {"device": options.device, "models": missing, "ranks": ranks}
    hardware = run_child("benchmarks.serving_hardware", job, dict(os.environ), options.seconds)
    if "copy_bandwidth" not in hardware:
        raise SystemExit("the hardware could not be measured")
    return models, hardware


def why_not(job: Job, options: argparse.Namespace, vllm_site: Path | None, seconds_left: float) -> str | None:
    """What keeps a job from running; None if nothing does."""
    engine = VARIANTS[job.variant].engine
    if engine == "vllm" and not options.small and not vllm_site and not find_spec("vllm"):
        return "vLLM is not here"
    if engine == "nano" and not options.small and not find_spec("nanovllm"):
        return "nano-vllm-fork is not here"
    if seconds_left < (1 if options.small else LEAST_SECONDS):
        return "no time left"
    return None


def run_job(
    job: Job, options: argparse.Namespace, model: str, hardware: dict, vllm_site: Path | None, seconds: float
) -> dict:
    """The answer of one engine."""
    variant = VARIANTS[job.variant]
    engine = "ours" if options.small and variant.engine in ("vllm", "nano") else variant.engine
    environment = dict(os.environ) | variant.environment
    if engine == "vllm":
        environment |= VLLM_ENVIRONMENT | variant.environment
        if vllm_site:
            environment["PYTHONPATH"] = os.pathsep.join([str(vllm_site), str(ROOT)])  # not what else is carried
            environment.setdefault("VLLM_CACHE_ROOT", str(FOLDER / "vllm_cache"))
    description = {
        "engine": engine,
        "settings": variant.settings,
        "model": model,
        "device": options.device,
        "small": options.small,
        "repeats": options.repeats,
        "works": job.works,
        "hardware": {key: hardware[key] for key in ("copy_bandwidth", "matmul_rate")},
    }
    start = perf_counter()
    with ExitStack() as stack:
        if variant.is_cold:
            folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            environment |= {name: str(Path(folder) / name.lower()) for name in CACHES}
        answer = run_child("benchmarks.serving_worker", description, environment, seconds)
    answer["seconds"] = round(perf_counter() - start, 1)
    print(f"{job.variant} took {answer['seconds']} s {answer.get('error', '')}", flush=True)
    for work, measured in answer.get("works", {}).items():
        print(f"    {work}: {describe(measured)}", flush=True)
    return answer


def run_child(module: str, job: dict, environment: dict[str, str], seconds: float) -> dict:
    """Runs a module in a new process, which is ended with all that it started when its time is up."""
    with tempfile.TemporaryDirectory() as folder:
        job_file, answer_file = Path(folder) / "job.json", Path(folder) / "answer.json"
        job_file.write_text(json.dumps(job), encoding="utf-8")
        command = [sys.executable, "-m", module, str(job_file), str(answer_file)]
        child = subprocess.Popen(command, cwd=ROOT, env=environment, start_new_session=True)
        error = None
        try:
            if child.wait(timeout=max(seconds, 1)):
                error = f"ended with {child.returncode}"
        except subprocess.TimeoutExpired:
            error = "ended, since there was no time left"
        finally:
            with suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL)
            child.wait()
        answer = json.loads(answer_file.read_text(encoding="utf-8")) if answer_file.exists() else {}
    return answer if error is None else {"error": [error], **answer}


def describe(measured: dict | list) -> str:
    """One line for the screen."""
    if isinstance(measured, dict) and "median" in measured:
        rest = {key: measured["median"].get(key) for key in ("time_per_output_token", "part_of_limit")}
        speeds = ", ".join(f"{run['tokens_per_second']:,.0f}" for run in measured["runs"])
        return f"{measured['median']['tokens_per_second']:,.1f} tokens/s ({speeds}) {rest}"
    return json.dumps(measured)[:600]


def write(
    options: argparse.Namespace, answers: dict[tuple[str, str], dict], hardware: dict, skipped: list[str]
) -> dict:
    """Puts the cases that were measured into the file; returns all cases of the file."""
    from benchmarks.gpu_check import describe_machine

    machine = describe_machine(options.device)
    flags = ["--cases", *options.cases, *(["--variants", *options.variants] if options.variants else [])]
    flags += ["--repeats", str(options.repeats), *(["--device", options.device, "--small"] if options.small else [])]
    command = " ".join(["python3 benchmarks/serving.py", *flags])
    kept = json.loads(options.output.read_text(encoding="utf-8"))["cases"] if options.output.exists() else {}
    for name in options.cases:
        case = CASES[name]
        results = {
            variant: {**answer, "works": {work: done for work, done in answer["works"].items() if work in case.works}}
            for (variant, shape), answer in answers.items()
            if variant in case.variants and shape == case.shape and "works" in answer
        }
        if results:
            kept[name] = {
                "date": date.today().isoformat(),
                "command": command,
                **machine,
                "shape": "tiny-stories" if options.small else case.shape,
                "repeats": options.repeats,
                "hardware": hardware,
                "skipped": skipped,
                "bars": check_bars(name, results),
                **({"levers": find_lever_rows(results)} if name == "levers" else {}),
                "results": results,
            }
    measured = {"command": command, **machine, "repeats": options.repeats, "cases": kept}
    options.output.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")
    return kept


def print_bars(kept: dict, cases: list[str]) -> None:
    """The bars of the cases that were measured now."""
    for name in cases:
        for bar in kept.get(name, {}).get("bars", []):
            value = "not measured" if bar["value"] is None else f"{bar['value']:.3f}"
            print(f"{name}: {bar['name']} {value}, {bar['kind']} {bar['required']}, aim {bar['aim']}")


if __name__ == "__main__":
    main()
