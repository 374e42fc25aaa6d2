"""The functions, classes and methods of a source file, found with `ast` and never by importing it."""

import ast
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


@dataclass(frozen=True)
class Symbol:
    """A function, a class, or a member of a class, named as it appears: `Name` or `Class.method`.

    `start` to `end` spans decorators and the comment directly above; `line` is where the word def or class stands.
    Definitions that share one name (a property and its setter) are one symbol.
    """

    name: str
    file: str
    is_class: bool
    line: int
    start: int
    end: int
    text: str  # the whole source, dedented
    own: str  # what is compared: the text, for a class without its members

    @property
    def qualified(self) -> str:
        """The name with its file, as the manifest writes it when two files have the same name."""
        return f"{self.file}:{self.name}"

    @property
    def is_public(self) -> bool:
        """Private names and the dunder methods other than __init__ need no declaration."""
        return all(part == "__init__" or not part.startswith("_") for part in self.name.split("."))


@lru_cache(maxsize=4096)
def symbols_of(file: str, source: str) -> tuple[Symbol, ...]:
    """Return the symbols of one file in the order in which they appear; none if it is not valid Python."""
    if not file.endswith(".py") or syntax_error(source):
        return ()
    merged: dict[str, Symbol] = {}
    for symbol in _walk(ast.parse(source).body, "", file, source.split("\n")):
        earlier = merged.get(symbol.name)
        merged[symbol.name] = _merge(earlier, symbol) if earlier else symbol
    return tuple(merged.values())


def syntax_error(source: str) -> SyntaxError | None:
    """Return why the text is not valid Python, None if it is."""
    try:
        ast.parse(source)
    except SyntaxError as error:
        return error
    except ValueError as error:  # a null byte
        return SyntaxError(str(error), ("", 1, 1, ""))
    return None


def body_lines(symbol: Symbol) -> list[str]:
    """Return what the symbol does, without signature, docstring, comments and its own name.

    Two symbols with mostly the same lines are one symbol under two names.
    """
    lines: list[str] = []
    for node in ast.parse(symbol.text).body:
        for inner in ast.walk(node):
            if isinstance(inner, DEFINITIONS) and ast.get_docstring(inner) is not None:
                inner.body = inner.body[1:] or [ast.Pass()]
        for statement in node.body:
            lines.extend(ast.unparse(statement).splitlines())
    short_name = symbol.name.rpartition(".")[2]
    return [re.sub(rf"\b{re.escape(short_name)}\b", "_", line.strip()) for line in lines if line.strip()]


def _walk(body: list[ast.stmt], prefix: str, file: str, lines: list[str]) -> Iterator[Symbol]:
    for node in definitions(body):
        name = prefix + node.name
        start, end = _span(node, lines)
        members = definitions(node.body) if isinstance(node, ast.ClassDef) else []
        taken = {number for member in members for number in range(*_span(member, lines))}
        yield Symbol(
            name=name,
            file=file,
            is_class=isinstance(node, ast.ClassDef),
            line=node.lineno,
            start=start,
            end=end - 1,
            text=textwrap.dedent("\n".join(lines[start - 1 : end - 1])),
            own="\n".join(lines[n - 1] for n in range(start, end) if n not in taken and lines[n - 1].strip()),
        )
        if isinstance(node, ast.ClassDef):
            yield from _walk(node.body, f"{name}.", file, lines)


def definitions(body: list[ast.stmt]) -> list[Definition]:
    """The definitions among some statements, also those below `if`, `try` and `with`, but not inside functions."""
    found: list[Definition] = []
    for node in body:
        if isinstance(node, DEFINITIONS):
            found.append(node)
        elif isinstance(node, ast.If | ast.Try | ast.With):
            handlers = [statement for handler in getattr(node, "handlers", []) for statement in handler.body]
            rest = [*getattr(node, "orelse", []), *getattr(node, "finalbody", [])]
            found.extend(definitions([*node.body, *handlers, *rest]))
    return found


def _span(node: Definition, lines: list[str]) -> tuple[int, int]:
    """First line of the definition (its decorators and the comment directly above), and the line after its last."""
    start = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
    while start > 1 and lines[start - 2].lstrip().startswith("#"):
        start -= 1
    return start, node.end_lineno + 1


def _merge(first: Symbol, second: Symbol) -> Symbol:
    return Symbol(
        name=first.name,
        file=first.file,
        is_class=first.is_class,
        line=first.line,
        start=first.start,
        end=second.end,
        text=f"{first.text}\n{second.text}",
        own=f"{first.own}\n{second.own}",
    )
