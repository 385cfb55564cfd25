"""The wheel: blocks on six segments, as one flat list, segment by segment."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.carrara.parts.rules.blocks import Counts


def turned(wheel: Sequence[int], colours: int) -> list[int]:
    """The wheel one segment further; what lay on the last segment is on the first again."""
    return [*wheel[-colours:], *wheel[:-colours]]


def on_segment(wheel: Sequence[int], segment: int, colours: int) -> Counts:
    """How many blocks of each colour lie on a segment."""
    return tuple(wheel[segment * colours : (segment + 1) * colours])
