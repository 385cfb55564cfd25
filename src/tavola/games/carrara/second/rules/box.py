"""The components of the second edition as records, checked when they are loaded."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tavola.kernel import Component, SetupError, UnknownOption, parse_bag

UNITS = ("coins", "points")


@dataclass(frozen=True, slots=True)
class Rate:
    """What a value of 1 brings where it is scored."""

    coins: int
    points: int


@dataclass(frozen=True, slots=True)
class City:
    """A city: which colours pay there, how many buildings a scoring needs, what a value of 1 brings."""

    name: str
    accepts: tuple[int, ...]
    """Colours by number: always the first few, from the dearest on; the last is the city's own colour."""
    minimum: int
    rate: Rate
    improved: Rate


@dataclass(frozen=True, slots=True)
class Landscape:
    """Urban or rural: what a value of 1 brings on its scoring field."""

    name: str
    rate: Rate
    improved: Rate


@dataclass(frozen=True, slots=True)
class Type:
    """A type of building."""

    name: str
    landscape: int
    decoration: str


@dataclass(frozen=True, slots=True)
class Tile:
    """A face of building tiles; there may be none, one or two of it."""

    number: int
    type: int
    value: int
    name: str
    """Its text everywhere: `villa 3`, and `villa 8` for the monument."""


@dataclass(frozen=True, slots=True)
class Section:
    """A bonus section of the royal court."""

    name: str
    """Its kind, and which of that kind it is: `coins 2`."""
    kind: str
    amount: int
    """How many coins or points; 1 for a piece."""


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box; colours, cities, types and tiles are numbered by position."""

    colours: tuple[str, ...]
    blocks_per_colour: int
    segments: int
    wheel_total: int
    prices: tuple[tuple[int, ...], ...]
    """By segment, then colour."""
    cities: tuple[City, ...]
    landscapes: tuple[Landscape, ...]
    types: tuple[Type, ...]
    tiles: tuple[Tile, ...]
    """Those with the values 1 to 5, type by type; then the monuments."""
    copies: Mapping[int, tuple[int, ...]]
    """By number of players: how many there are of each tile that is no monument."""
    display: int
    monument: int
    """The value of a monument."""
    court: tuple[Section, ...]
    coins: int
    stones: int
    start_blocks: tuple[tuple[int, ...], ...]
    relief: int
    pass_coins: int
    end_bonus: int
    standstill_rounds: int
    coins_per_point: int

    @property
    def improvements(self) -> tuple[str, ...]:
        """What can be improved, by number: the cities, then the landscapes."""
        return (*(city.name for city in self.cities), *(each.name for each in self.landscapes))

    @property
    def decorations(self) -> tuple[str, ...]:
        """Decorations by number: each belongs to the type of the same number."""
        return tuple(kind.decoration for kind in self.types)


def assumed(text: str, module: str = "") -> tuple[Component, ...]:
    """The assumed values of a box, or of a module of it, from their TOML text."""
    return tuple(
        Component(entry["name"], entry["value"], entry["meaning"], entry["why"], module)
        for entry in tomllib.loads(text)["assumed"]
    )


def load(text: str, values: Mapping[str, str]) -> Box:
    """A box from its TOML text and the assumed or corrected values; raises where they do not fit."""
    data = tomllib.loads(text)
    rates = {name: rate_of(name, value) for name, value in (data["rates"] | values).items() if _is_rate(name)}
    colours = tuple(data["colours"])
    player = data["player"]
    landscapes = list(dict.fromkeys(building["landscape"] for building in data["building"]))
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
            City(
                city["name"],
                tuple(map(colours.index, city["accepts"])),
                city["minimum"],
                rates[f"city.{city['name']}"],
                rates[f"improvement.{city['name']}"],
            )
            for city in data["city"]
        ),
        landscapes=tuple(
            Landscape(name, rates[f"landscape.{name}"], rates[f"improvement.{name}"]) for name in landscapes
        ),
        types=tuple(
            Type(building["type"], landscapes.index(building["landscape"]), building["decoration"])
            for building in data["building"]
        ),
        tiles=_tiles([building["type"] for building in data["building"]], data),
        copies={
            int(players): tuple(counts) * len(data["building"])
            for players, counts in data["tiles_of_each"].items()
        },
        display=data["display"]["spaces"],
        monument=data["display"]["monument"],
        court=court_of("court.normal", values["court.normal"], UNITS, player["scorings"]),
        coins=player["coins"],
        stones=player["scorings"],
        start_blocks=tuple(tuple(map(colours.index, blocks)) for blocks in player["start_blocks"]),
        relief=player["relief_coins"],
        pass_coins=player["passing_coins"],
        end_bonus=data["end"]["bonus"],
        standstill_rounds=data["end"]["stalemate"],
        coins_per_point=data["final"]["coins_per_point"],
    )
    _check(box)
    return box


def rate_of(name: str, value: str) -> Rate:
    """The rate that a text such as `2coins,1points` means."""
    try:
        bag = parse_bag(value, UNITS)
    except UnknownOption as error:
        raise SetupError(
            f"component {name}: {value!r} is not written like 3points or 2coins,1points"
        ) from error
    if not 0 < sum(bag.values()) <= MOST_RATE:
        raise SetupError(f"component {name}: a value of 1 brings 1 to {MOST_RATE} coins and points")
    return Rate(**bag)


MOST_RATE = 9
MOST_BONUS = 20


def court_of(name: str, value: str, kinds: tuple[str, ...], sections: int) -> tuple[Section, ...]:
    """The sections that a text such as `5coins 3points gold` means."""
    found: list[Section] = []
    for text in value.split():
        try:
            (kind, amount), *more = [(k, n) for k, n in parse_bag(text, kinds).items() if n]
        except (UnknownOption, ValueError) as error:
            raise SetupError(
                f"component {name}: {text!r} is no bonus; one is {' or '.join(f'2{k}' for k in kinds)}"
            ) from error
        if more or amount > MOST_BONUS:
            raise SetupError(f"component {name}: {text!r} is not one bonus of at most {MOST_BONUS}")
        ordinal = 1 + sum(section.kind == kind for section in found)
        found.append(Section(f"{kind} {ordinal}", kind, amount))
    if len(found) != sections:
        raise SetupError(f"component {name}: there are {sections} sections, not {len(found)}")
    return tuple(found)


def _is_rate(name: str) -> bool:
    return name.partition(".")[0] in ("city", "landscape", "improvement")


def _tiles(types: list[str], data: Mapping[str, Any]) -> tuple[Tile, ...]:
    values = range(1, 1 + max(map(len, data["tiles_of_each"].values())))
    faces = [(number, name, value) for number, name in enumerate(types) for value in values]
    faces += [(number, name, data["display"]["monument"]) for number, name in enumerate(types)]
    return tuple(Tile(at, number, value, f"{name} {value}") for at, (number, name, value) in enumerate(faces))


def _check(box: Box) -> None:
    if len(set(box.colours)) != len(box.colours) or len({t.name for t in box.tiles}) != len(box.tiles):
        raise SetupError("a colour or a building stands twice in the box")
    for city in box.cities:
        if city.accepts != tuple(range(len(city.accepts))):
            raise SetupError(f"{city.name} must accept the dearest colours and leave out none between")
    if any(len(box.start_blocks) < players for players in box.copies):
        raise SetupError("there are fewer start blocks than players")
