"""What a seat may know of a game of Carrara."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tavola.games.carrara.first.rules.box import Box
from tavola.kernel import Bag, Seat, View


@dataclass(frozen=True, slots=True)
class Screen:
    """What a seat keeps behind its screen."""

    coins: int
    blocks: Bag
    objects: Bag


@dataclass(frozen=True, slots=True)
class Built:
    """A building in a city, in the order of building."""

    tile: str
    type: str
    cost: int
    city: str


@dataclass(frozen=True, slots=True)
class Mat:
    """What lies before one seat."""

    seat: Seat
    points: int
    buildings: tuple[Built, ...]
    cost_built: int
    scored_types: tuple[str, ...]
    scorings: int
    stones_left: int
    screen: Screen | None
    """None: hidden from the viewer."""


@dataclass(frozen=True, slots=True)
class Goals:
    """What announcing the end needs, at this number of players."""

    scorings: int
    objects: int
    cost: int


@dataclass(frozen=True, slots=True)
class CarraraView(View):
    """The table as one seat sees it."""

    box: Box
    """The components in play."""
    stage: str
    """setup, action, take, pay, after or over."""
    start: Seat | None
    wheel: tuple[Bag, ...]
    """Blocks on segments I to VI."""
    bag: int
    display: tuple[str | None, ...]
    stack: int
    building: tuple[str, str] | None
    """Tile and city that are being paid for."""
    field: tuple[str, ...]
    """Objects for sale."""
    supply: Bag
    cities: Mapping[str, Seat | None]
    """Whose stone stands on each city of the track."""
    mats: tuple[Mat, ...]
    goals: Goals | None
    """None: something else than the three conditions of the base game."""
    announced_by: Seat | None
    last_built_by: Seat | None
    """Who built the last building of all."""
