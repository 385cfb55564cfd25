"""Boards: three pieces side by side, their fields, and the regions that these make.

A board has nine columns, a to i, of 3, 4, 3, 3, 4, 3, 3, 4 and 3 fields; a field is called by its column
and its place from the top: `a1`, `b4`. Coordinates are axial, flat side up: q is the column, and the
height is r + q/2, downwards.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product

SHAPE = ((0, 0), (0, 1), (0, 2), (1, -1), (1, 0), (1, 1), (1, 2), (2, -1), (2, 0), (2, 1))
"""The fields of a piece in axial coordinates, column by column; turned, the same fields in reverse."""
FIELDS_OF_A_PIECE = len(SHAPE)
FIELDS = 3 * FIELDS_OF_A_PIECE
COLUMNS = (3, 4, 3)
NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))

OFFSETS = {"up": -2, "down": -1, "high": -3, "low": 0}
"""How far the next piece's r is moved: up and down are half a field, high and low one and a half."""
NEAR = ("up", "down")
WIDE = tuple(OFFSETS)

FIELD_NAMES = tuple(
    f"{'abcdefghi'[column]}{row}" for column in range(9) for row in range(1, COLUMNS[column % 3] + 1)
)
FIELD_NUMBER = {name: number for number, name in enumerate(FIELD_NAMES)}

Types = tuple[int, ...]
"""The type of each field."""


@cache
def coordinates(offsets: tuple[str, str]) -> tuple[tuple[int, int], ...]:
    """Where each of the 30 fields lies when the pieces are shifted like this."""
    shifts = (0, OFFSETS[offsets[0]], OFFSETS[offsets[0]] + OFFSETS[offsets[1]])
    return tuple((q + 3 * slot, r + shifts[slot]) for slot in range(3) for q, r in SHAPE)


@cache
def neighbours(offsets: tuple[str, str]) -> tuple[int, ...]:
    """For each field a bit for every field that touches it."""
    at = {place: number for number, place in enumerate(coordinates(offsets))}
    return tuple(
        sum(1 << at[q + dq, r + dr] for dq, dr in NEIGHBOURS if (q + dq, r + dr) in at) for q, r in at
    )


@dataclass(frozen=True, slots=True)
class Layout:
    """A board as it was built: what every field is, touches and belongs to."""

    offsets: tuple[str, str]
    types: Types
    near: tuple[int, ...]
    """By field, a bit for each field beside it."""
    region: tuple[int, ...]
    """By field, a bit for each field of its region, itself included."""
    of_type: tuple[int, ...]
    """By type, a bit for each field."""

    def regions(self) -> tuple[int, ...]:
        """Every region once, in the order of their first fields."""
        return tuple(dict.fromkeys(self.region))


def joined(pieces: tuple[Types, Types, Types], turned: tuple[bool, bool, bool]) -> Types:
    """The types of all fields when these pieces lie in this order, some of them turned half way."""
    (a, b, c), (x, y, z) = pieces, turned
    return (a[::-1] if x else a) + (b[::-1] if y else b) + (c[::-1] if z else c)


def lay_out(types: Types, offsets: tuple[str, str]) -> Layout:
    """The board that these fields make when the pieces are shifted like this."""
    near = neighbours(offsets)
    of_type = [0] * 8
    for field, kind in enumerate(types):
        of_type[kind] |= 1 << field
    region = [0] * FIELDS
    for field, kind in enumerate(types):
        if not region[field]:
            whole = grown(1 << field, of_type[kind], near)
            for other in bits(whole):
                region[other] = whole
    return Layout(offsets, types, near, tuple(region), tuple(of_type))


def grown(mask: int, within: int, near: tuple[int, ...]) -> int:
    """The fields reached from these without leaving `within`."""
    to_visit = mask
    while to_visit:
        low = to_visit & -to_visit
        fresh = near[low.bit_length() - 1] & within & ~mask
        mask |= fresh
        to_visit = to_visit ^ low | fresh
    return mask


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, in rising order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def turns() -> tuple[tuple[bool, bool, bool], ...]:
    """Every way to turn three pieces."""
    return tuple((a, b, c) for a, b, c in product((False, True), repeat=3))
