"""How a difference is told."""

from __future__ import annotations


class Disagreement(AssertionError):
    """The engine and the referee do not see the same."""


def same(what: str, expected: object, found: object) -> None:
    if expected == found:
        return
    if isinstance(expected, dict) and isinstance(found, dict):
        differing = {key for key in expected.keys() | found.keys() if expected.get(key) != found.get(key)}
        expected, found = ({key: it.get(key) for key in differing} for it in (expected, found))
    elif isinstance(expected, set) and isinstance(found, set):
        expected, found = expected - found, found - expected
    raise Disagreement(f"{what}:\n  referee {expected}\n  engine  {found}")
