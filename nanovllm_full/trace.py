"""Shows what the engine does, from the running engine itself."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Self

PACKAGE = Path(__file__).parent
LAYERS = {
    "engine/model_runner.py": "model execution",
    "engine": "engine",
    "models": "model and layers",
    "layers": "model and layers",
    "utils": "utilities",
}


class Trace:
    """The steps of an engine as plain data: each a dict of what its parts told of themselves with `snapshot()`."""

    def __init__(self, steps: list[dict] | None = None):
        self.steps = list(steps or ())

    def add(self, record: dict) -> None:
        """Appends the record of one step."""
        self.steps.append(record)

    def save(self, path: str | Path) -> None:
        """Writes the steps as JSON."""
        Path(path).write_text(json.dumps({"steps": self.steps}, indent=1) + "\n", encoding="utf-8")

    def __str__(self) -> str:
        return "\n".join(format_step(number, record) for number, record in enumerate(self.steps, start=1))

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """Reads what `save` wrote."""
        return cls(json.loads(Path(path).read_text(encoding="utf-8"))["steps"])


@dataclass(frozen=True, slots=True)
class Call:
    """One call of a function of this package; `depth` counts the package's own callers above it."""

    depth: int
    layer: str
    file: str
    function: str


class CallTrace:
    """Records, while the `with` block runs, each call of a public function of this package in `calls`.

    Python calls the hook of `sys.setprofile` at each call and return, so no layer has to print anything.
    """

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self._depth = 0

    def __enter__(self) -> Self:
        self._previous_hook = sys.getprofile()
        sys.setprofile(self._on_event)
        return self

    def __exit__(self, *exception: object) -> None:
        sys.setprofile(self._previous_hook)

    def __str__(self) -> str:
        files = max((len(call.file) for call in self.calls), default=0)
        return "\n".join(
            f"{call.layer:<16}  {call.file:<{files}}  {'  ' * call.depth}{call.function}" for call in self.calls
        )

    def _on_event(self, frame: FrameType, event: str, _: object) -> None:
        path, name = frame.f_code.co_filename, frame.f_code.co_name
        if not Path(path).is_relative_to(PACKAGE) or path == __file__ or not is_public(name):
            return
        if event == "call":
            file = Path(path).relative_to(PACKAGE).as_posix()
            self.calls.append(Call(self._depth, layer_of(file), file, frame.f_code.co_qualname))
            self._depth += 1
        elif event == "return":
            self._depth -= 1


def format_step(number: int, record: dict) -> str:
    """One line for a step: `s0[5:6]/6` says that sequence 0, 6 tokens long, computes its token at position 5."""
    scheduled = " ".join(
        "s{seq_id}[{num_cached_tokens}:{end}]/{num_tokens}".format(
            **item, end=item["num_cached_tokens"] + item["num_scheduled_tokens"]
        )
        for item in record["scheduled"]
    )
    return f"{number:>4} {record['kind']:<7} {scheduled}  waiting {record['waiting']}  finished {record['finished']}"


def is_public(name: str) -> bool:
    """Whether a reader should see this function: constructors yes, helpers and comprehensions no."""
    return name == "__init__" or not name.startswith(("_", "<"))


def layer_of(file: str) -> str:
    """The layer of a file of this package: the user's one, unless its path or its folder is in `LAYERS`."""
    return LAYERS.get(file) or LAYERS.get(file.split("/")[0], "user interface")
