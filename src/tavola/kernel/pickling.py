"""What a value takes along to another process, whichever build of the rules made it."""

from __future__ import annotations


def attributes_of(value: object) -> dict[str, object]:
    """All attributes that are set, by name: in slots, in a dictionary, or inside of a compiled object."""
    found = {name: getattr(value, name) for name in _slots(type(value)) if hasattr(value, name)}
    return found | getattr(value, "__dict__", {})


def _slots(kind: type) -> frozenset[str]:
    """Names of the attributes that instances keep outside of a dictionary."""
    names: set[str] = set()
    for base in kind.__mro__:
        slots = vars(base).get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
        # A compiled class has no slots, but says what it has instead.
        names.update(vars(base).get("__mypyc_attrs__", ()))
    return frozenset(names - {"__dict__", "__weakref__"})
