"""Where a cell lies as seen from the start, in words of whatever language."""

from __future__ import annotations

from typing import Protocol


class Naming(Protocol):
    """Says a value of a kind in words: the game's own, or those of its pictures."""

    def __call__(self, kind: str, value: str, /, **facts: str | int) -> str: ...


def where(name: Naming, x: int, y: int) -> str:
    """How one goes there from the start, such as `2 steps north and one east of the start`."""
    ways = [
        (side, abs(steps))
        for side, steps in (("south" if y > 0 else "north", y), ("east" if x > 0 else "west", x))
        if steps
    ]
    match ways:
        case []:
            return name("place", "start")
        case [(side, 1)]:
            return name("place", "next", way=name("way", side))
        case [(side, steps)]:
            return name("place", "straight", way=name("way", side), steps=steps)
        case [(first, 1), (second, 1)]:
            return name("place", "next", way=name("way", f"{first}-{second}"))
        case [(first, down), (second, across)]:
            sides = {"first": name("way", first), "second": name("way", second)}
            return name("place", "aslant", first_steps=down, second_steps=across, **sides)
    raise AssertionError(ways)
