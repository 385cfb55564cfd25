"""What the expansion game adds to the box, as records that are checked when they are loaded."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tavola.games.carrara.first.expansion.rules.assumed import upgrade_component
from tavola.games.carrara.first.rules.box import Box, Tile
from tavola.games.carrara.first.rules.edition import Value
from tavola.kernel import SetupError


@dataclass(frozen=True, slots=True)
class Special:
    """A special scoring field of a mat: for all buildings of a landscape."""

    name: str
    landscape: str
    value: Value


@dataclass(frozen=True, slots=True)
class Upgrade:
    """An upgrade: the city or special field that it covers, and the new value."""

    place: str
    value: Value
    assumed: bool


@dataclass(frozen=True, slots=True)
class Additions:
    """The base game's box with the new buildings, and the other new pieces; places are cities and fields."""

    box: Box
    eights: tuple[int, ...]
    """The tiles beside the board, by type."""
    specials: tuple[Special, ...]
    upgrades: tuple[Upgrade, ...]
    """In the order of the places."""


def load(text: str, base: Box, corrected: Mapping[str, str]) -> Additions:
    """The additions from their TOML text, with the values that somebody has corrected."""
    data = tomllib.loads(text)
    cost, first = data["eights"]["cost"], len(base.tiles)
    eights = tuple(
        Tile(first + number, number, cost, f"{kind.name} {cost}") for number, kind in enumerate(base.types)
    )
    specials = tuple(
        Special(entry["name"], entry["landscape"], value_of(entry["value"], entry["name"]))
        for entry in data["special"]
    )
    entries = {entry["place"]: entry for entry in data["upgrade"]}
    places = [*(city.name for city in base.cities), *(special.name for special in specials)]
    if list(entries) != places:
        raise SetupError(f"there must be one upgrade each for {', '.join(places)}, in this order")
    return Additions(
        box=replace(base, tiles=base.tiles + eights, beside=len(eights)),
        eights=tuple(tile.number for tile in eights),
        specials=specials,
        upgrades=tuple(_upgrade(entry, corrected) for entry in entries.values()),
    )


def _upgrade(entry: Mapping[str, Any], corrected: Mapping[str, str]) -> Upgrade:
    place = entry["place"]
    name = upgrade_component(place)
    text = corrected.get(name, entry["value"]) if "assumed" in entry else entry["value"]
    return Upgrade(place, value_of(text, name), "assumed" in entry and name not in corrected)


_PART = re.compile(r"([0-9]) (points?|coins?)\Z")


def value_of(text: str, name: str) -> Value:
    """A value from its text, such as `3 points + 1 coin`."""
    amounts: dict[str, int] = {}
    for part in text.split("+"):
        found = _PART.match(part.strip())
        unit = found[2].rstrip("s") + "s" if found else ""
        if found is None or unit in amounts:
            raise SetupError(f"{name}: {text!r} is not a value such as '3 points + 1 coin' or '2 coins'")
        amounts[unit] = int(found[1])
    if not any(amounts.values()):
        raise SetupError(f"{name}: {text!r} pays nothing at all")
    return Value(amounts.get("points", 0), amounts.get("coins", 0))
