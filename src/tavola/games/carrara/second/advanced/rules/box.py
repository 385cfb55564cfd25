"""The components that the advanced game adds, checked when they are loaded."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from tavola.games.carrara.second.rules.box import UNITS, Box, court_of
from tavola.kernel import SetupError

GOLD = "gold"
PLACES = 3
"""How many places of a majority bring points."""
MOST_POINTS = 99


@dataclass(frozen=True, slots=True)
class MoneyRule:
    """A money field: coins to be shown when it is claimed, and how many are a point at the end."""

    coins: int
    rate: int


@dataclass(frozen=True, slots=True)
class Pieces:
    """Decorations and statues, numbered: the decorations by type, the statues by colour, gold last."""

    names: tuple[str, ...]
    decorations: Mapping[int, int]
    """By number of players: how many there are of each kind."""
    statues_per_colour: int
    gold_per_player: int
    price: int
    warehouses: int
    sets: tuple[int, ...]
    """Points for 1, 2, … decorations of a kind."""
    pairs: tuple[tuple[int, int], ...]
    pair_names: tuple[str, ...]
    money: tuple[MoneyRule, ...]
    majority: tuple[tuple[int, ...], ...]
    """By city: points for the first, second and third place."""
    outer: tuple[int, ...]
    """Decorations on the large wheel, clockwise."""
    inner: tuple[int, ...]
    """Statues on the small wheel, by their colours, from segment I on at the start."""


def load_advanced(plain: Box, text: str, values: Mapping[str, str]) -> tuple[Box, Pieces]:
    """The box with the advanced court and stones, and the pieces; raises where values do not fit."""
    data = tomllib.loads(text)
    court = court_of("court.advanced", data["court"], (*UNITS, GOLD, "decoration"), data["scorings"])
    cities = {city.name: number for number, city in enumerate(plain.cities)}
    pieces = Pieces(
        names=(*plain.decorations, *plain.colours, GOLD),
        decorations={int(players): n for players, n in data["decorations"].items()},
        statues_per_colour=data["statues_per_colour"],
        gold_per_player=data["gold_per_player"],
        price=data["price"],
        warehouses=data["warehouses"],
        sets=tuple(data["decoration_sets"]),
        pairs=tuple((cities[one], cities[other]) for one, other in data["statue_cities"]),
        pair_names=tuple("-".join(pair) for pair in data["statue_cities"]),
        money=tuple(MoneyRule(**money) for money in data["money"]),
        majority=tuple(_majority(name, data["majority"][name], values) for name in cities),
        outer=_round("wheel.decorations", plain.decorations, values),
        inner=_round("wheel.statues", plain.colours, values),
    )
    if pieces.inner[0] != len(plain.colours) - 1:
        raise SetupError(
            f"component wheel.statues: the book puts the {plain.colours[-1]} statue on segment I"
        )
    return replace(plain, court=court, stones=data["scorings"]), pieces


def _round(name: str, kinds: Sequence[str], values: Mapping[str, str]) -> tuple[int, ...]:
    """Each of the kinds once, in the order in which a wheel shows them."""
    shown = values[name].split()
    if sorted(shown) != sorted(kinds):
        raise SetupError(f"component {name}: the wheel shows each of {', '.join(kinds)} once")
    return tuple(map(list(kinds).index, shown))


def _majority(city: str, printed: Sequence[int], values: Mapping[str, str]) -> tuple[int, ...]:
    name = f"statues.{city}"
    words = values[name].split()
    if len(words) != PLACES or not all(word.isascii() and word.isdecimal() for word in words):
        raise SetupError(f"component {name}: {values[name]!r} is not three numbers such as 9 5 2")
    numbers = tuple(int(word[:3]) for word in words)
    if max(numbers) > MOST_POINTS or list(numbers) != sorted(numbers, reverse=True):
        raise SetupError(
            f"component {name}: a lower place never brings more, and none more than {MOST_POINTS}"
        )
    for at, (told, found) in enumerate(zip(printed, numbers, strict=True), start=1):
        if told not in (-1, found):
            raise SetupError(f"component {name}: the book's example gives {told} for place {at}, not {found}")
    return numbers
