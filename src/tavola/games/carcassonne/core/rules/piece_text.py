"""The texts of prepared pieces: what each means, or what is wrong with it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tavola.games.carcassonne.core.rules.options import HALF, packed
from tavola.kernel import Seat, SetupError

if TYPE_CHECKING:
    from tavola.games.carcassonne.core.rules.state import CarcassonneState

MOST_POINTS = 999
"""More is never prepared: nobody has come near in a whole game with everything."""

_NUMBER = re.compile(r"[0-9]{1,6}\Z")
_CELL = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})\Z")


def number(text: str, most: int, why: str) -> int:
    """A number that is not larger than it can be."""
    if not _NUMBER.match(text):
        raise SetupError(f"{text!r} is not a number")
    if int(text) > most:
        raise SetupError(f"{text} is too many: {why}")
    return int(text)


def points(text: str) -> int:
    """A number of points."""
    return number(text, MOST_POINTS, f"{MOST_POINTS} points are the most that can be prepared")


def seat(state: CarcassonneState, text: str) -> Seat:
    """A seat of this game."""
    if not _NUMBER.match(text):
        raise SetupError(f"{text!r} is not a number")
    if int(text) >= state.seats:
        raise SetupError(f"there is no seat {text} among {state.seats}")
    return int(text)


def cell(text: str) -> int:
    """A cell, with a tile or without."""
    found = _CELL.match(text)
    if found is None or max(abs(int(found[1])), abs(int(found[2]))) >= HALF:
        raise SetupError(f"{text!r} is no cell, such as '0,-1'")
    return packed(int(found[1]), int(found[2]))


def laid_cell(state: CarcassonneState, text: str) -> int:
    """A cell with a tile on it."""
    if state.land.tile_at(found := cell(text)) < 0:
        raise SetupError(f"there is no tile on {text}")
    return found


def segment(state: CarcassonneState, text: str) -> int:
    """A part of a laid tile, such as `0,-1 c1`."""
    where, _, part = text.partition(" ")
    found = state.segment_at(laid_cell(state, where), part)
    if found is None:
        names = ", ".join(state.land.faces[state.land.tile_at(cell(where))].names)
        raise SetupError(f"there is no such place as {text!r}; the tile on {where} has {names}")
    return found
