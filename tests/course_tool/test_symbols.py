"""Symbols are found as a reader sees them."""

from lessons.symbols import body_lines, symbols_of

SOURCE = '''\
import sys

if sys.platform == "linux":

    def probe():
        return 1
else:

    def probe():
        return 2


try:
    import triton
except ImportError:

    def kernel():
        def inner(): ...


class Box:
    """A box."""

    size: int = 3

    @property
    def lid(self):
        return self._lid

    @lid.setter
    def lid(self, value):
        self._lid = value

    # Why it opens.
    @staticmethod
    def open(): ...

    class Inner:
        def __init__(self): ...

        def __repr__(self): ...
'''


def symbols(source: str) -> dict:
    return {symbol.name: symbol for symbol in symbols_of("box.py", source)}


def test_symbols_are_top_level_and_members_of_classes_but_not_of_functions():
    names = ["probe", "kernel", "Box", "Box.lid", "Box.open", "Box.Inner", "Box.Inner.__init__", "Box.Inner.__repr__"]
    assert list(symbols(SOURCE)) == names


def test_definitions_with_one_name_are_one_symbol():
    lid = symbols(SOURCE)["Box.lid"]
    assert (lid.line, lid.start, lid.end) == (27, 26, 32)
    assert "setter" in lid.text


def test_symbol_starts_at_the_comment_and_the_decorators_above():
    box_open = symbols(SOURCE)["Box.open"]
    assert (box_open.line, box_open.start, box_open.end) == (36, 34, 36)


def test_init_is_public_and_other_dunder_methods_are_not():
    public = {name for name, symbol in symbols(SOURCE).items() if symbol.is_public}
    assert "Box.Inner.__init__" in public
    assert "Box.Inner.__repr__" not in public


def test_class_changes_with_its_fields_but_not_with_its_methods():
    before = symbols(SOURCE)["Box"]
    assert symbols(SOURCE.replace("return self._lid", "return None"))["Box"].own == before.own
    assert symbols(SOURCE.replace("# Why it opens.", "# How it opens."))["Box"].own == before.own
    assert symbols(SOURCE.replace("size: int = 3", "size: int = 4"))["Box"].own != before.own


def test_body_hides_name_signature_docstring_and_comments():
    one = 'def one(x):\n    """One."""\n    # a\n    return one(x + 1)\n'
    two = "def two(x, y=0):\n    return two(x + 1)\n"
    assert body_lines(symbols(one)["one"]) == body_lines(symbols(two)["two"]) == ["return _(x + 1)"]


def test_file_that_is_not_python_has_no_symbols():
    assert symbols_of("notes.md", "def x(): ...") == ()
    assert symbols_of("broken.py", "def x(:") == ()
