"""What a seat may know of a game of Carcassonne: everything but what nobody knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from tavola.games.carcassonne.core.rules.tiles import Tile
from tavola.kernel import Bag, Seat, View

PartT = TypeVar("PartT")


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on the board."""

    kind: Tile
    x: int
    y: int
    turn: int
    seat: Seat | None
    """Who laid it; None: it lay there from the start."""

    @property
    def tile(self) -> str:
        """The id of its kind."""
        return self.kind.id


@dataclass(frozen=True, slots=True)
class PlacedFigure:
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
    packages: tuple[str, ...]
    """The folders of everything in play, tile sets too, as packages: their pictures and words are there."""
    kinds: Mapping[str, Tile]
    """Every kind of tile in play, by its id."""
    tile: str | None
    """The tile in hand."""
    tiles: tuple[Laid, ...]
    figures: tuple[PlacedFigure, ...]
    supply: tuple[Bag, ...]
    """By seat: figures that are not on the board."""
    left: int
    """How many tiles are still to be drawn."""
    aside: tuple[str, ...]
    parts: tuple[object, ...]
    """What modules show, each a value of a class of its own; see `part`."""
    aids: str
    left_by_kind: Bag
    """Empty where the table does without this aid."""
    holes: tuple[str, ...]
    """Cells that no remaining tile fits, as `x,y`; an aid."""
    regions: tuple[Region, ...]
    """Claimed features with what they would score now; an aid."""
    if_ended_now: tuple[int, ...]
    """An aid."""

    def part(self, kind: type[PartT]) -> PartT | None:
        """What a module shows, by the class of it; None where that module is not in play."""
        for part in self.parts:
            if isinstance(part, kind):
                return part
        return None
