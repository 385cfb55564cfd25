"""What a value takes along to another process or into little memory, whichever build of the rules made it."""

from __future__ import annotations

import pickle
from typing import Any
from zlib import compress, decompress


def packed(value: object) -> bytes | None:
    """The value in little memory; None if something in it cannot be packed."""
    try:
        return compress(pickle.dumps(value))
    except (pickle.PicklingError, AttributeError, TypeError):
        return None


def unpacked(data: bytes) -> Any:
    """A value equal to the one that was packed."""
    return pickle.loads(decompress(data))


def attributes_of(value: object) -> dict[str, object]:
    """All attributes that are set, by name: in slots, in a dictionary, or inside of a compiled object."""
    found = {name: getattr(value, name) for name in _slots(type(value)) if hasattr(value, name)}
    return found | getattr(value, "__dict__", {})


def remade(value: object) -> tuple[type, tuple[object, ...]]:
    """How a value of fields alone is made anew: its class, and what that is called with."""
    kind = type(value)
    return kind, tuple(getattr(value, name) for name in _fields(kind))


def shown(value: object) -> str:
    """A value of fields alone, as dataclasses show themselves."""
    kind = type(value)
    return f"{kind.__qualname__}({', '.join(f'{name}={getattr(value, name)!r}' for name in _fields(kind))})"


def _fields(kind: type) -> tuple[str, ...]:
    names: tuple[str, ...] = getattr(kind, "__match_args__", ())
    return names


def _slots(kind: type) -> frozenset[str]:
    """Names of the attributes that instances keep outside of a dictionary."""
    names: set[str] = set()
    for base in kind.__mro__:
        slots = vars(base).get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
        # A compiled class has no slots, but says what it has instead.
        names.update(vars(base).get("__mypyc_attrs__", ()))
    return frozenset(names - {"__dict__", "__weakref__"})
