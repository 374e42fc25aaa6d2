"""The command `nanovllm`: what it prints, how it ends, and what it does not import."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from dataclasses import fields
from inspect import signature
from itertools import groupby
from pathlib import Path

import pytest
import torch
from typer.main import get_command
from typer.testing import CliRunner

from nanovllm_full import LLM, SamplingParams, cli
from nanovllm_full.chat import HELP
from nanovllm_full.config import DEFAULT_KVCACHE_MEMORY, DEFAULT_MAX_MODEL_LEN, Config
from nanovllm_full.doctor import Finding, Part
from nanovllm_full.engine.worker import WorkerError
from nanovllm_full.trace import Trace

PROMPTS = ["Once upon a time", "Tom had a red ball.", "The"]
COMMANDS = ["generate", "chat", "bench", "trace"]
needs_shell = pytest.mark.skipif(os.name != "posix", reason="closes a stream as a POSIX shell does")
needs_proc = pytest.mark.skipif(not os.path.isdir("/proc"), reason="has no folder that nobody can write to")


def run(*arguments: object, **options: object):
    return CliRunner().invoke(cli.app, [str(argument) for argument in arguments], **options)


def start(*arguments: str) -> subprocess.Popen:
    command = [sys.executable, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def run_in_shell(words: str, **options: object) -> subprocess.CompletedProcess:
    """Runs `nanovllm` with these words, among which may be redirections."""
    command = f"exec {shlex.quote(sys.executable)} -m nanovllm_full.cli {words}"
    return subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=120, **options)


def texts_of(llm, prompts, max_tokens, **params):
    params = SamplingParams(temperature=0, max_tokens=max_tokens, **params)
    return [
        prompt + output["text"] for prompt, output in zip(prompts, llm.generate(prompts, params, False), strict=True)
    ]


def test_help_imports_neither_torch_nor_transformers():
    code = """
import sys
from nanovllm_full import cli
for arguments in (["--help"], ["generate", "--help"], ["bench", "--help"]):
    cli.app(arguments, standalone_mode=False)
print([name for name in ("torch", "transformers", "numpy") if name in sys.modules], file=sys.stderr)
"""
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ended.stderr.strip() == "[]"
    assert "Usage: " in ended.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_takes_every_setting_of_the_engine(command):
    help_text = run(command, "--help", env={"COLUMNS": "200"}).stdout
    options = """--model --device --dtype --max-model-len --max-num-seqs --max-num-batched-tokens --kvcache-block-size
        --num-kvcache-blocks --gpu-memory-utilization --tensor-parallel-size --attention-backend --enforce-eager
        --async-scheduling --prefill-interleave --kvcache-memory --enable-prefix-caching"""
    assert [option for option in options.split() if f"  {option} " not in help_text] == []


def test_the_help_says_every_default_of_the_engine():
    helps = {option.name: option.help for option in get_command(cli.app).commands["generate"].params}
    for field in fields(Config):
        if field.name in signature(cli.engine_options).parameters and not isinstance(field.default, bool | None):
            assert f"[default: {field.default}" in helps[field.name], (field.name, helps[field.name])
    assert "[default: yes]" in helps["enable_prefix_caching"]
    assert f"[default: {DEFAULT_MAX_MODEL_LEN}" in helps["max_model_len"]
    assert f"{DEFAULT_KVCACHE_MEMORY // 2**30} GiB]" in helps["kvcache_memory"]


def test_the_description_of_every_command_fits_on_a_line():
    result = run("--help", env={"COLUMNS": "80"})
    _, lines = result.stdout.split("Commands:\n")
    assert [line.split()[0] for line in lines.splitlines()] == ["generate", "chat", "bench", "trace", "doctor"], lines
    assert "..." not in lines


def test_settings_reach_the_engine(monkeypatch):
    seen = {}
    monkeypatch.setattr(cli, "open_engine", lambda model, engine: seen.update(engine, model=model) or exit(0))
    settings = {
        "model": "smollm2",
        "device": "cpu",
        "dtype": "float32",
        "max_model_len": 64,
        "max_num_seqs": 0,
        "max_num_batched_tokens": 32,
        "kvcache_block_size": 8,
        "num_kvcache_blocks": -1,
        "gpu_memory_utilization": 0.5,
        "tensor_parallel_size": 2,
        "attention_backend": "torch",
        "prefill_interleave": 2,
        "kvcache_memory": 2**20,
    }
    arguments = [part for name, value in settings.items() for part in (f"--{name.replace('_', '-')}", value)]
    run("generate", "x", *arguments, "--enforce-eager", "--no-async-scheduling", "--no-enable-prefix-caching")
    switches = {"enforce_eager": True, "async_scheduling": False, "enable_prefix_caching": False}
    assert seen == {**settings, **switches}
    seen.clear()
    run("generate", "x")
    assert seen == {"model": "tiny-stories"}, "what the user leaves open is left to Config"


def test_generate_prints_the_prompt_and_its_text(llm):
    result = run("generate", PROMPTS[0], "--max-tokens", 20)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == texts_of(llm, PROMPTS[:1], 20)[0] + "\n"


def test_several_prompts_are_printed_in_their_order(llm):
    result = run("generate", *PROMPTS, "--max-tokens", 12, "--stop", "red", "--kvcache-block-size", 4)
    assert result.stdout == "\n\n".join(texts_of(llm, PROMPTS, 12, stop=["red"])) + "\n"


def test_sampling_options_are_obeyed(llm):
    options = {"temperature": 0.9, "top_k": 20, "top_p": 0.9, "seed": 3}
    arguments = [part for name, value in options.items() for part in (f"--{name.replace('_', '-')}", value)]
    result = run("generate", PROMPTS[0], "--max-tokens", 20, *arguments, "--ignore-eos")
    params = SamplingParams(max_tokens=20, ignore_eos=True, **options)
    assert result.stdout == PROMPTS[0] + llm.generate(PROMPTS[:1], params, False)[0]["text"] + "\n"


def test_prompts_run_together_and_the_first_one_is_streamed():
    llm = LLM("tiny-stories", device="cpu", trace=True)
    params = SamplingParams(temperature=0, max_tokens=20, stop=["upon a"])
    expected = [output["text"] for output in llm.generate(PROMPTS, params, False)]
    steps = len(llm.trace.steps)
    pieces = []
    for index, piece in cli.stream_in_order(llm, PROMPTS, params):
        pieces.append((index, piece, len(llm.trace.steps) - steps))
    by_index = {index: [piece for _, piece, _ in group] for index, group in groupby(pieces, lambda item: item[0])}
    assert ["".join(by_index[index]) for index in range(len(PROMPTS))] == expected
    assert pieces[-1][2] == steps, "as many steps as generate needs: they run together"
    times_of_first = [step for index, piece, step in pieces if index == 0 and piece]
    assert len(set(times_of_first)) > 5, "the first text comes in pieces"
    assert len(by_index[1]) <= 3, "a text that is ready comes at once"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["generate"], "Missing argument 'PROMPT'"),
        (["generate", "x", "--foo"], "No such option"),
        (["--foo"], "No such option"),
        (["nonsense"], "No such command 'nonsense'"),
        (["generate", "x", "--max-tokens", "many"], "Invalid value for '--max-tokens'"),
        (["generate", "x", "--model", "no-such"], "model='no-such': there is no such folder"),
        (["generate", "x", "--temperature", "-1"], "temperature=-1.0: must be"),
        (["generate", "x", "--max-tokens", "0"], "max_tokens=0: must be"),
        (["generate", "x", "", "--max-tokens", "1"], "prompts[1]"),
        (["generate", "x", "--max-num-seqs", "0"], "max_num_seqs=0: must be"),
        (["bench", "--input-len", "3:x"], "input_len='3:x': must be"),
        (["bench", "--input-len", "9:3"], "input_len=9:3: must be"),
        (["bench", "--requests", "0"], "requests=0: must be"),
        (["bench", "--output-len", "2048"], "must be at most max_model_len=2048"),
        (["bench", "--random-weights", "small"], "random_weights='small': must be one of"),
        (["bench", "--json", "no/such/file"], "json='no/such/file': must be in a folder that exists"),
        (["trace", "x", "--json", "no/such/file"], "json='no/such/file': must be in a folder that exists"),
        (["bench", "--json", "/"], "json='/': must be a file, not a folder"),
        (["trace", "x", "--json", ""], "json='.': must be a file, not a folder"),
        (["generate", "x", "--max-num-seqs", str(10**12)], "max_num_seqs=1000000000000: must be"),
        (["generate", "x", "--device", "\udcff"], "device='\\udcff': must be"),
        (["trace", "\udcff"], "prompts[0]='\\udcff': is not valid Unicode text"),
        (["chat", "--system", "\udcff"], "system='\\udcff': is not valid Unicode text"),
        (["generate", "x", "--stop", "\udcff"], "stop=['\\udcff']: is not valid Unicode text"),
        (["bench", "--seed", "-1"], "seed=-1: must be an integer of at least 0"),
    ],
)
def test_what_a_user_can_mend_is_one_line_and_exit_code_2(arguments, message):
    result = run(*arguments)
    assert result.exit_code == 2, result
    assert result.stdout == ""
    assert message in result.stderr
    assert result.stderr.startswith("error: ")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [["bench"], ["trace", "x"]])
@pytest.mark.parametrize("file", [pytest.param("/proc/x.json", marks=needs_proc), "x" * 300])
def test_a_file_that_cannot_be_written_is_refused_before_the_work(monkeypatch, arguments, file):
    monkeypatch.setattr(cli, "open_engine", lambda *_, **__: pytest.fail("the engine was started"))
    result = run(*arguments, "--json", file)
    assert (result.exit_code, result.stdout) == (2, ""), result
    assert result.stderr.startswith(f"error: json={file!r}: cannot be written (")


def test_the_check_of_a_file_leaves_everything_as_it_was(tmp_path):
    old, new, link = tmp_path / "old", tmp_path / "new", tmp_path / "link"
    old.write_text("kept")
    link.symlink_to(new)
    for file in (old, new, link):
        cli.check_file("json", file)
    assert sorted(tmp_path.iterdir()) == [link, old]
    assert old.read_text() == "kept"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="has no named pipes")
def test_the_check_does_not_open_a_pipe(tmp_path):
    """It would wait for a reader, and the reader would take its end for that of the numbers."""
    os.mkfifo(tmp_path / "pipe")
    cli.check_file("json", tmp_path / "pipe")
    read_end, write_end = os.pipe()
    cli.check_file("json", Path(f"/dev/fd/{write_end}"))  # as a shell names it for --json >(jq)
    os.close(read_end)
    os.close(write_end)


def test_without_a_command_the_help_is_shown():
    result = run()
    assert "Commands:" in result.stdout + result.stderr


def test_a_warning_is_one_line():
    result = run("generate", "x", "--max-model-len", 5000, "--max-tokens", 1)
    assert result.exit_code == 0
    assert result.stderr == "warning: max_model_len=5000 clamped to the model's 2048 positions\n"


def test_out_of_memory_is_one_line(monkeypatch):
    def open_engine(*_):
        raise torch.OutOfMemoryError("no memory left.\nLower max_num_seqs.")

    monkeypatch.setattr(cli, "open_engine", open_engine)
    result = run("generate", "x")
    assert (result.exit_code, result.stderr) == (2, "error: no memory left. Lower max_num_seqs.\n")


def test_a_lost_worker_is_said_without_a_traceback(monkeypatch):
    def open_engine(*_):
        raise WorkerError("the worker of rank 1 was killed by SIGKILL")

    monkeypatch.setattr(cli, "open_engine", open_engine)
    result = run("generate", "x")
    assert (result.exit_code, result.stderr) == (1, "error: the worker of rank 1 was killed by SIGKILL\n")


def test_what_no_user_can_mend_keeps_its_traceback(monkeypatch):
    def open_engine(*_):
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(cli, "open_engine", open_engine)
    assert str(run("generate", "x").exception) == "a fault of ours"


def test_a_closed_pipe_is_quiet():
    code = """
from contextlib import nullcontext
from itertools import repeat
from nanovllm_full import cli
cli.open_engine = lambda *_: nullcontext()
cli.stream_in_order = lambda *_: repeat((0, " and on"))
cli.app(["generate", "On"])
"""
    process = start("-c", code)
    assert process.stdout.read(6) == "On and"
    process.stdout.close()
    assert process.wait(timeout=60) == 141
    assert process.stderr.read() == ""
    process.stderr.close()


@needs_shell
@pytest.mark.parametrize(
    "arguments", ["generate x", "chat --model tiny-stories", "bench", "trace x", "doctor", "--help", "bench --help"]
)
def test_a_closed_output_is_one_line_and_exit_code_2(arguments):
    ended = run_in_shell(f"{arguments} >&-")
    assert (ended.returncode, ended.stderr) == (2, "error: standard output is closed\n")
    assert run_in_shell(f"{arguments} <&- >&- 2>&-").returncode == 2


@needs_shell
@pytest.mark.parametrize(
    ("arguments", "code", "printed"),
    [
        ("generate x --max-tokens 1 --max-model-len 5000", 0, r"x \w+\n"),
        ("chat --model tiny-stories", 0, re.escape(f"{HELP}\n")),
        ("--help", 0, r"Usage: (.|\n)+"),
        ("generate --foo", 2, ""),
    ],
)
def test_a_command_needs_neither_input_nor_a_place_for_errors(arguments, code, printed):
    ended = run_in_shell(f"{arguments} <&- 2>&-")
    assert ended.returncode == code
    assert re.fullmatch(printed, ended.stdout), ended.stdout


@needs_shell
def test_errors_do_not_become_answers_where_their_place_is_closed():
    """Python's print takes None, which a closed stream is, for standard output."""
    ended = run_in_shell("chat --model tiny-stories 2>&-", input="word " * 3000)
    assert (ended.returncode, ended.stdout) == (0, f"{HELP}\n")


def test_ctrl_c_ends_with_130():
    process = start("-m", "nanovllm_full.cli", "generate", PROMPTS[0], "--max-tokens", "1500", "--ignore-eos")
    assert process.stdout.read(4) == "Once", process.stderr.read()
    os.kill(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, "")


def test_trace_prints_and_writes_the_steps(llm, tmp_path):
    file = tmp_path / "steps.json"
    result = run("trace", *PROMPTS[:2], "--max-tokens", 3, "--json", file)
    assert result.exit_code == 0, result
    trace = Trace.load(file)
    assert [step["kind"] for step in trace.steps] == ["prefill", "decode", "decode"]
    assert len(trace.steps[0]["pool"]["ref_counts"]) == cli.TRACED_BLOCKS
    *lines, first, second = result.stdout.splitlines()
    assert lines == str(trace).splitlines()
    texts = texts_of(llm, PROMPTS[:2], 3)
    assert first == f"s0 {PROMPTS[0]!r} -> {texts[0].removeprefix(PROMPTS[0])!r} (length)"
    assert second == f"s1 {PROMPTS[1]!r} -> {texts[1].removeprefix(PROMPTS[1])!r} (length)"


def test_bench_prints_and_writes_what_it_measured(tmp_path):
    file = tmp_path / "bench.json"
    options = ["--requests", 3, "--input-len", "4:8", "--output-len", 5, "--seed", 1, "--json", file]
    result = run("bench", *options)
    assert result.exit_code == 0, result
    report = json.loads(file.read_text())
    assert report["workload"] == {"num_requests": 3, "input_len": [4, 8], "output_len": [5, 5], "seed": 1}
    assert (report["requests"], report["generated_tokens"]) == (3, 15)
    assert "float32, attention by torch\n" in result.stdout
    names = [line[:12].strip() for line in result.stdout.splitlines()]
    assert names == [
        "engine",
        "start-up",
        "requests",
        "prefill",
        "decode",
        "first token",
        "next token",
        "cache",
        "hardware",
        "limit",
    ]


@pytest.mark.parametrize(("status", "code"), [("PASS", 0), ("FAIL", 1)])
def test_doctor_shows_its_table_and_ends_with_its_code(monkeypatch, status, code):
    finding = Finding(status, "seen", "" if status == "PASS" else "mend it")
    monkeypatch.setattr(cli.doctor, "PARTS", (Part("a part", "a purpose", lambda: finding),))
    result = run("doctor")
    assert result.exit_code == code
    assert "a part" in result.stdout
