"""Checks of what a user passes in; each error names the argument, its value and what is allowed."""

import math
from numbers import Integral, Real

MOST_SHOWN = 200  # characters of a value in an error


def is_int(value: object) -> bool:
    """Whether `value` is an integer; NumPy's are, True and False are not."""
    return isinstance(value, Integral) and not isinstance(value, bool)


def are_plain_ids(ids: list[object], vocab_size: int) -> bool:
    """Whether all are ints of Python from 0 to below `vocab_size`. Fast: a server checks every id of every prompt."""
    return set(map(type, ids)) <= {int} and min(ids) >= 0 and max(ids) < vocab_size


def shown(value: object) -> str:
    """`value` as an error shows it, on one line; Python does not write out integers of thousands of digits."""
    try:
        text = repr(value)
    except ValueError:
        return "a number of thousands of digits"
    if "\n" in text:
        text = " ".join(text.split())
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}..."


def is_auto(value: object) -> bool:
    """Whether a setting is left to the engine; an array of NumPy, compared with a string, would be neither."""
    return isinstance(value, str) and value == "auto"


def is_unicode(text: str) -> bool:
    """Whether a text can be encoded: it holds no half of a pair of UTF-16."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def check_int(name: str, value: object, minimum: int, maximum: float = math.inf) -> int:
    """`value` as an integer of Python; raises ValueError unless it is an integer from `minimum` to `maximum`."""
    if not is_int(value) or not minimum <= value <= maximum:
        limit = "" if maximum == math.inf else f" and at most {maximum}"
        raise ValueError(f"{name}={shown(value)}: must be an integer of at least {minimum}{limit}")
    return int(value)


def check_number(name: str, value: object, minimum: float, maximum: float = math.inf) -> None:
    """Raises ValueError unless `value` is a finite number from `minimum` to `maximum`."""
    try:
        is_number = isinstance(value, Real) and not isinstance(value, bool) and math.isfinite(float(value))
    except OverflowError:
        is_number = False
    if not is_number or not minimum <= value <= maximum:
        limit = "" if maximum == math.inf else f" and at most {maximum}"
        raise ValueError(f"{name}={shown(value)}: must be a finite number of at least {minimum}{limit}")


def check_bool(name: str, value: object) -> None:
    """Raises ValueError unless `value` is True or False."""
    if not isinstance(value, bool):
        raise ValueError(f"{name}={shown(value)}: must be True or False")
