"""Shows what the engine does, from the running engine itself."""

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


def is_public(name: str) -> bool:
    """Whether a reader should see this function: constructors yes, helpers and comprehensions no."""
    return name == "__init__" or not name.startswith(("_", "<"))


def layer_of(file: str) -> str:
    """The layer of a file of this package: the user's one, unless its path or its folder is in `LAYERS`."""
    return LAYERS.get(file) or LAYERS.get(file.split("/")[0], "user interface")
