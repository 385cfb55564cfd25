"""What a seat may know of a game of Carcassonne: everything but what nobody knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tavola.kernel import Bag, Seat, View


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on the board."""

    tile: str
    x: int
    y: int
    turn: int
    seat: Seat | None
    """Who laid it; None: it lay there from the start."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A figure on a part of a tile."""

    figure: str
    seat: Seat
    x: int
    y: int
    part: str
    on: str
    """What it stands on: road, city, field, monastery or garden."""


@dataclass(frozen=True, slots=True)
class Region:
    """A claimed feature: its parts, who has the majority, and what it would score now."""

    on: str
    parts: tuple[str, ...]
    """As `x,y/name`."""
    tiles: int
    complete: bool
    owners: tuple[Seat, ...]
    lines: tuple[tuple[str, int, int, str], ...]
    """What, count, value and rule, for the first owner."""
    points: tuple[int, ...]
    """For each owner."""


@dataclass(frozen=True, slots=True)
class CarcassonneView(View):
    """The table as everybody sees it."""

    modules: tuple[str, ...]
    tile: str | None
    """The tile in hand."""
    tiles: tuple[Laid, ...]
    figures: tuple[Standing, ...]
    supply: tuple[Bag, ...]
    """By seat: figures that are not on the board."""
    left: int
    """How many tiles are still to be drawn."""
    aside: tuple[str, ...]
    more: Mapping[str, object]
    """What modules show, by module."""
    aids: str
    left_by_kind: Bag
    """Empty where the table does without this aid."""
    holes: tuple[str, ...]
    """Cells that no remaining tile fits, as `x,y`; an aid."""
    regions: tuple[Region, ...]
    """Claimed features with what they would score now; an aid."""
    if_ended_now: tuple[int, ...]
    """An aid."""
