"""Runs tests of copies of this repository, each in a process of its own that need not load torch again.

Reads one request a line, {"root", "tests", "stage", "timeout"}, and answers with one line, {"code", "output"}: what
pytest returned and printed, or "timeout". Each child imports the repository anew, from its copy.
"""

import json
import os
import sys
import tempfile
import time
from importlib import import_module

import hypothesis.stateful  # noqa: F401
import pytest
import torch
import transformers.models.llama.modeling_llama
import transformers.models.qwen2.modeling_qwen2
import transformers.models.qwen3.modeling_qwen3  # noqa: F401

HERE = os.path.dirname(os.path.abspath(__file__))
OWN = ("lessons", "nanovllm_full", "tests", "conftest")


def serve() -> None:
    """Answers until there are no more requests."""
    torch.set_num_threads(1)
    load_libraries(*sys.argv[1:])
    answers = os.fdopen(os.dup(1), "w")
    for line in sys.stdin:
        print(json.dumps(answer(**json.loads(line))), file=answers, flush=True)


def load_libraries(root: str, *names: str) -> None:
    """Imports modules of a copy with all that they import, and then forgets what belongs to the repository."""
    before = list(sys.path)
    sys.path.insert(0, root)
    for name in names:
        import_module(name)
    sys.path[:] = before
    for name in [name for name in sys.modules if name.partition(".")[0] in OWN]:
        del sys.modules[name]


def answer(root: str, tests: list[str], stage: str, timeout: float) -> dict:
    """Runs tests of the copy at `root` in a child, which has everything loaded that this process has."""
    with tempfile.TemporaryFile("w+") as output:
        child = os.fork()
        if child == 0:
            os._exit(run(root, tests, stage, output.fileno()))
        code = wait(child, timeout)
        output.seek(0)
        return {"code": code, "output": output.read()}


def run(root: str, tests: list[str], stage: str, output: int) -> int:
    """What pytest returns for some tests of a copy."""
    try:
        os.dup2(output, 1)
        os.dup2(output, 2)
        os.chdir(root)
        sys.path[:] = [root, *(path for path in sys.path if os.path.abspath(path) != HERE)]
        sys.dont_write_bytecode = True
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # nbval alone takes seconds to load
        options = ["-x", "-q", "--tb=short", "-p", "no:cacheprovider", "-o", "addopts=--strict-markers", "-k", stage]
        return int(pytest.main([*options, *tests]))
    except BaseException as error:
        print(f"{type(error).__name__}: {error}", flush=True)
        return 99
    finally:
        sys.stdout.flush()
        sys.stderr.flush()


def wait(child: int, timeout: float) -> int | str:
    """The exit code of a child, or "timeout" if it had to be ended."""
    deadline = time.monotonic() + timeout
    while True:
        pid, status = os.waitpid(child, os.WNOHANG)
        if pid:
            return os.waitstatus_to_exitcode(status)
        if time.monotonic() > deadline:
            os.kill(child, 9)
            os.waitpid(child, 0)
            return "timeout"
        time.sleep(0.02)


if __name__ == "__main__":
    serve()
