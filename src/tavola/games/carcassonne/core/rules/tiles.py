"""Kinds of tiles as records, checked when they are loaded."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tavola.games.carcassonne.core.rules.resources import CORE
from tavola.kernel import SetupError

EDGES = ("N", "E", "S", "W")
HALVES = ("N0", "N1", "E0", "E1", "S0", "S1", "W0", "W1")
EDGED = ("city", "road", "river")
"""Kinds of parts that run over edges."""


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a tile: a piece of city, road, field or river, something in its middle, or a symbol."""

    name: str
    kind: str
    edges: tuple[int, ...] = ()
    halves: tuple[int, ...] = ()
    facts: Mapping[str, str] = ()  # type: ignore[assignment]

    def fact(self, name: str) -> str:
        """What the data says about it, empty if nothing."""
        return self.facts.get(name, "")


@dataclass(frozen=True, slots=True)
class Tile:
    """A kind of tile, in its unturned position."""

    id: str
    set: str
    count: int
    start: bool
    parts: tuple[Part, ...]
    edges: tuple[str, ...]
    """What lies on each edge: city, road, river or field."""
    package: str = CORE
    """The folder it lies in: what it is drawn with is there too."""

    def __hash__(self) -> int:
        return hash(self.id)


def load(text: str, package: str = CORE) -> tuple[Tile, ...]:
    """The tiles of one set, from a folder; raises where their geometry does not close."""
    data = tomllib.loads(text)
    return tuple(
        _tile(entry["id"], data["set"], entry["count"], entry.get("start", False), entry["parts"], package)
        for entry in data["tile"]
    )


def _tile(ident: str, of: str, count: int, start: bool, lines: Iterable[str], package: str) -> Tile:
    parts = tuple(_part(ident, line) for line in lines)
    edges = ["field"] * 4
    for part in parts:
        for edge in part.edges:
            if edges[edge] != "field":
                raise SetupError(f"{ident}: two parts on edge {EDGES[edge]}")
            edges[edge] = part.kind
    _check(ident, parts, edges)
    return Tile(ident, of, count, start, parts, tuple(edges), package)


def _part(ident: str, line: str) -> Part:
    name, kind, *rest = line.split()
    facts = dict(word.split("=") for word in rest if "=" in word)
    places = [word for word in rest if "=" not in word]
    known = EDGES if kind in EDGED else HALVES
    if strange := [place for place in places if place not in known]:
        raise SetupError(f"{ident}: {name} lies on {strange[0]}, which is none of {', '.join(known)}")
    at = tuple(map(known.index, places))
    return Part(name, kind, at, (), facts) if kind in EDGED else Part(name, kind, (), at, facts)


def _check(ident: str, parts: tuple[Part, ...], edges: list[str]) -> None:
    """Every half-edge that is not wall is grass of exactly one field; names fit."""
    grass = sorted(half for part in parts if part.kind == "field" for half in part.halves)
    wanted = [half for half in range(8) if edges[half // 2] != "city"]
    if grass != wanted:
        raise SetupError(f"{ident}: grass on half-edges {grass}, but it should be on {wanted}")
    names = [part.name for part in parts]
    if len(set(names)) < len(names):
        raise SetupError(f"{ident}: two parts of one name")
    cities = {part.name for part in parts if part.kind == "city"}
    for part in parts:
        for city in filter(None, part.fact("along").split(",")):
            if city not in cities:
                raise SetupError(f"{ident}: {part.name} runs along {city}, which is no city here")
        if part.kind == "road" and (len(part.edges) == 1) != bool(part.fact("ends")):
            raise SetupError(f"{ident}: {part.name} must have two edges, or one and an end")
