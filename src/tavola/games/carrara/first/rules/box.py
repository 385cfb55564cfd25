"""The components of an edition as records, checked when they are loaded."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tavola.kernel import SetupError


@dataclass(frozen=True, slots=True)
class City:
    """A city: which colours pay there, how many buildings a scoring needs, what a scoring is worth."""

    name: str
    accepts: tuple[int, ...]
    """Colours by number: always the first few, from the dearest on."""
    minimum: int
    value: int
    unit: str


@dataclass(frozen=True, slots=True)
class Type:
    """A type of building."""

    name: str
    landscape: str
    object: str


@dataclass(frozen=True, slots=True)
class Tile:
    """One building tile."""

    number: int
    type: int
    cost: int
    name: str
    """Its text everywhere: `villa 3`."""


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box; colours, cities, types, objects and tiles are numbered by position."""

    colours: tuple[str, ...]
    blocks_per_colour: int
    segments: int
    wheel_total: int
    prices: tuple[tuple[int, ...], ...]
    """By segment, then colour."""
    cities: tuple[City, ...]
    types: tuple[Type, ...]
    tiles: tuple[Tile, ...]
    display: int
    coins: int
    scorings: int
    start_blocks: tuple[int, ...]
    relief: int
    objects_on_field: int
    objects_in_supply: int
    object_price: int
    end_bonus: int
    goals: Mapping[int, tuple[int, int, int]]
    """By number of players: scorings, objects, cost."""
    points_per_object: int
    points_per_cost: int
    coins_per_point: int
    beside: int = 0
    """How many tiles, the last ones, lie open beside the board; the others are shuffled."""

    @property
    def shuffled(self) -> int:
        """A bit for each tile that is shuffled and laid face down."""
        return (1 << len(self.tiles) - self.beside) - 1

    @property
    def objects(self) -> tuple[str, ...]:
        """Objects by number: each belongs to the type of the same number."""
        return tuple(kind.object for kind in self.types)


def load(text: str) -> Box:
    """A box from its TOML text; raises where the pieces do not add up."""
    data = tomllib.loads(text)
    colours = tuple(data["colours"])
    types = tuple(Type(b["type"], b["landscape"], b["object"]) for b in data["building"])
    player, end = data["player"], data["end"]
    box = Box(
        colours=colours,
        blocks_per_colour=data["blocks_per_colour"],
        segments=data["wheel_segments"],
        wheel_total=data["wheel_total"],
        prices=tuple(
            tuple(max(0, data["base_price"][colour] - segment) for colour in colours)
            for segment in range(data["wheel_segments"])
        ),
        cities=tuple(
            City(c["name"], tuple(map(colours.index, c["accepts"])), c["minimum"], c["value"], c["unit"])
            for c in data["city"]
        ),
        types=types,
        tiles=_tiles(data["building"]),
        display=data["display"]["spaces"],
        coins=player["coins"],
        scorings=player["scorings"],
        start_blocks=tuple(map(colours.index, player["start_blocks"])),
        relief=player["relief_coins"],
        objects_on_field=data["objects"]["field_of_each"],
        objects_in_supply=data["objects"]["supply_of_each"],
        object_price=data["objects"]["price"],
        end_bonus=end["bonus"],
        goals={
            int(players): (scorings, end["objects"][players], end["cost"][players])
            for players, scorings in end["scorings"].items()
        },
        points_per_object=data["final"]["points_per_object"],
        points_per_cost=data["final"]["points_per_cost"],
        coins_per_point=data["final"]["coins_per_point"],
    )
    _check(box)
    return box


def _tiles(buildings: list[dict[str, Any]]) -> tuple[Tile, ...]:
    faces = [(number, b["type"], cost) for number, b in enumerate(buildings) for cost in b["costs"]]
    return tuple(Tile(i, number, cost, f"{name} {cost}") for i, (number, name, cost) in enumerate(faces))


def _check(box: Box) -> None:
    if len(set(box.colours)) != len(box.colours) or len({t.name for t in box.tiles}) != len(box.tiles):
        raise SetupError("a colour or a building stands twice in the box")
    for city in box.cities:
        if city.accepts != tuple(range(len(city.accepts))):
            raise SetupError(f"{city.name} must accept the dearest colours and leave out none between")
        if city.unit not in ("points", "coins"):
            raise SetupError(f"{city.name} pays in points or coins, not in {city.unit}")
    if any(len(box.start_blocks) < players for players in box.goals):
        raise SetupError("there are fewer start blocks than players")
