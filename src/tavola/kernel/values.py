"""Values that are made often: frozen dataclasses whose making takes half the time or less."""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from functools import wraps
from typing import Any

_BECOME = vars(object)["__class__"].__set__
"""Makes a value one of another class with the same slots."""


def made_often(*kinds: type) -> None:
    """Values of these frozen dataclasses with slots are made more quickly, and are as frozen as ever.

    What `@dataclass` writes gets around the guard of a frozen value for each field. Here the value is one of
    a class without a guard while it is filled. Compiled classes have no guard and are left alone.
    """
    for kind in kinds:
        if not hasattr(kind, "__mypyc_attrs__"):
            _make_quicker(kind)


def _make_quicker(kind: Any) -> None:
    unguarded = {"__slots__": kind.__slots__, "__setattr__": object.__setattr__}
    draft = type(f"_{kind.__name__}", kind.__bases__, unguarded)
    given: dict[str, object] = {"_become": _BECOME, "_draft": draft, "_kind": kind, "_missing": MISSING}
    parameters, lines = [], ["_become(self, _draft)"]
    for field in fields(kind):
        parameters.append(_parameter(field, given))
        lines.append(f"self.{field.name} = {_value(field)}")
    lines.append("self.__class__ = _kind")
    if hasattr(kind, "__post_init__"):
        lines.append("self.__post_init__()")
    text = f"def __init__(self, {', '.join(parameters)}):\n " + "\n ".join(lines)
    exec(text, given)
    kind.__init__ = wraps(kind.__init__)(given["__init__"])  # type: ignore[arg-type]


def _parameter(field: Field[Any], given: dict[str, object]) -> str:
    if field.default is not MISSING:
        given[f"_default_{field.name}"] = field.default
        return f"{field.name}=_default_{field.name}"
    if field.default_factory is not MISSING:
        given[f"_make_{field.name}"] = field.default_factory
        return f"{field.name}=_missing"
    return field.name


def _value(field: Field[Any]) -> str:
    if field.default_factory is MISSING:
        return field.name
    return f"_make_{field.name}() if {field.name} is _missing else {field.name}"
