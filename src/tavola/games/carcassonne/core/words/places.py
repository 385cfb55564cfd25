"""What a cell and a part of a tile are called beside the picture: by compass, not by code."""

from __future__ import annotations

import re

from tavola.games.carcassonne.core.rules.tiles import Part
from tavola.games.carcassonne.core.rules.view import CarcassonneView, Laid
from tavola.kernel import View
from tavola.words import Lexicon

_CELL = re.compile(r"(-?\d+),(-?\d+)")
_SIDES = ("north", "east", "south", "west")
"""As tiles number their edges."""


def place_name(words: Lexicon, field: str, value: str, view: View | None) -> str | None:
    """A cell by its way from the start tile; a part of the tile laid last, in this view, by its sides."""
    if field == "cell":
        return _cell_name(words, value)
    if field == "part":
        return _part_name(words, value, view)
    return None


def _cell_name(words: Lexicon, cell: str) -> str | None:
    found = _CELL.fullmatch(cell)
    if found is None:
        return None
    across, down = int(found[1]), int(found[2])
    ways = [
        words.say(f"carcassonne-way-{side}", count=abs(count))
        for count, side in (
            (down, "south" if down > 0 else "north"),
            (across, "east" if across > 0 else "west"),
        )
        if count
    ]
    return (
        words.say("carcassonne-place-cell", way=words.listed(ways))
        if ways
        else words.say("carcassonne-place-start")
    )


def _part_name(words: Lexicon, name: str, view: View | None) -> str | None:
    laid = view.tiles[-1] if isinstance(view, CarcassonneView) and view.tiles else None
    part = None if laid is None else next((part for part in laid.kind.parts if part.name == name), None)
    if laid is None or part is None:
        return _kind_name(words, name)
    sides = [words.say(f"carcassonne-side-{side}") for side in _sides_of(part, laid)]
    key = f"carcassonne-place-{part.kind}"
    if not sides or len(sides) == len(_SIDES) or not words.has(key):
        return _kind_name(words, name)
    return words.say(key, sides=words.listed(sides))


def _sides_of(part: Part, laid: Laid) -> list[str]:
    """The sides that the part reaches; of a field's, those that are all its own, if there are any."""
    halves = [half // 2 for half in part.halves]
    whole = [edge for edge in range(len(_SIDES)) if halves.count(edge) == 2]
    edges = {(edge + laid.turn) % len(_SIDES) for edge in (*part.edges, *(whole or halves))}
    return [_SIDES[edge] for edge in sorted(edges)]


def _kind_name(words: Lexicon, name: str) -> str:
    """What kind of part it is, without its number."""
    return words.say(f"carcassonne-part-{name}").removesuffix(f" {name}")
