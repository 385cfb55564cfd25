"""A second model of boards, regions and green points, written apart from the rules.

It reads the same steps as a record does, keeps fields as points in the plane, and counts every score anew
from what was done. Where the rules use bits and tables, it measures distances.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from math import dist, sqrt

from tavola.games.tuscany.data import text_of

REGION = {1: 1, 2: 3, 3: 6}
HALF = sqrt(3) / 2
COLUMN_TOPS = (0.0, -HALF, 0.0)
"""How high the first field of each of a piece's three columns lies, fields being sqrt(3) high."""
SHIFT = {"up": -HALF, "down": HALF, "high": -3 * HALF, "low": 3 * HALF}
COLUMNS = "abcdefghi"


def printed() -> dict[str, str]:
    """The components as they stand in the data."""
    return {entry["name"]: entry["value"] for entry in tomllib.loads(text_of("assumed.toml"))["component"]}


@dataclass
class Spot:
    """A field of a board: its name, where it lies, its colour, and what covers it."""

    name: str
    place: tuple[float, float]
    colour: str
    tile: str = ""


def spread(pieces: list[str], turns: list[str], shifts: list[str], values: dict[str, str]) -> dict[str, Spot]:
    """The fields of a board by name."""
    spots: dict[str, Spot] = {}
    height = 0.0
    for slot, (piece, turn) in enumerate(zip(pieces, turns, strict=True)):
        columns = [column.split() for column in values[f"piece.{piece}"].split("/")]
        if turn == "180":
            columns = [list(reversed(column)) for column in reversed(columns)]
        height += SHIFT[shifts[slot - 1]] if slot else 0.0
        for number, column in enumerate(columns):
            letter = COLUMNS[3 * slot + number]
            for row, colour in enumerate(column):
                place = (1.5 * (3 * slot + number), height + COLUMN_TOPS[number] + row * sqrt(3))
                spots[f"{letter}{row + 1}"] = Spot(f"{letter}{row + 1}", place, colour)
    return spots


def touching(one: Spot, other: Spot) -> bool:
    """Whether two fields share an edge."""
    return one is not other and dist(one.place, other.place) < 1.9


def regions(spots: dict[str, Spot]) -> list[frozenset[str]]:
    """Connected fields of one colour, found by joining pairs again and again."""
    parts = [{name} for name in spots]
    for one in spots.values():
        for other in spots.values():
            if one.colour == other.colour and touching(one, other):
                mine = next(part for part in parts if one.name in part)
                theirs = next(part for part in parts if other.name in part)
                if mine is not theirs:
                    mine |= theirs
                    parts.remove(theirs)
    return [frozenset(part) for part in parts]


@dataclass
class Seat:
    """What the referee knows of one seat."""

    pieces: dict[str, str] = field(default_factory=dict)
    arrangement: list[str] = field(default_factory=list)
    spots: dict[str, Spot] = field(default_factory=dict)
    regions: list[frozenset[str]] = field(default_factory=list)
    green: int = 0

    def open_board(self, values: dict[str, str]) -> None:
        order, turns, shifts, castle = self.arrangement
        pieces = [self.pieces[letter] for letter in order]
        self.spots = spread(pieces, turns.split("-"), shifts.split("-"), values)
        self.regions = regions(self.spots)
        self.spots[castle].tile = "castle"

    def reachable(self) -> set[str]:
        """Empty fields beside covered ones."""
        covered = [spot for spot in self.spots.values() if spot.tile]
        empty = [spot for spot in self.spots.values() if not spot.tile]
        return {spot.name for spot in empty if any(touching(spot, other) for other in covered)}


class Referee:
    """Follows a game step by step."""

    def __init__(self, seats: int) -> None:
        self.values = printed()
        self.seats = [Seat() for _ in range(seats)]
        self.completed: dict[str, list[int]] = {}
        self._placing: list[str] = []
        self._actor = 0

    def dealt(self, why: str, outcome: str, seat: int) -> None:
        """Chance gave an outcome; a piece goes to this seat."""
        if why == "tuscany.piece":
            self.seats[seat].pieces[outcome[0]] = outcome
        elif why == "tuscany.yield":
            for gain in outcome.split("-"):
                if gain.startswith("green"):
                    self.seats[self._actor].green += int(gain.removeprefix("green"))

    def chose(self, seat: int, text: str) -> None:
        """A seat chose an option."""
        self._actor = seat
        word, *rest = text.split(" ")
        own = self.seats[seat]
        if word in ("arrange", "join"):
            own.arrangement = rest
        elif word == "castle":
            own.arrangement += rest
        elif word == "bonus" and rest == ["storage"]:
            own.green += 2
        elif word == "place":
            self._placing = rest
        elif word == "pay":
            self._cover(seat, *self._placing)
        elif word == "free":
            self._cover(seat, rest[1], rest[2])
        if not own.spots and all(len(each.arrangement) == 4 for each in self.seats):
            for each in self.seats:
                each.open_board(self.values)

    def _cover(self, seat: int, tile: str, name: str) -> None:
        own = self.seats[seat]
        spot = own.spots[name]
        region = next(region for region in own.regions if name in region)
        if spot.colour == "agriculture":
            own.green += self._kinds(own, tile, region)
        spot.tile = tile
        if all(own.spots[other].tile for other in region):
            own.green += REGION[len(region)]
        if all(other.tile for other in own.spots.values() if other.colour == spot.colour):
            self._complete(seat, spot.colour)

    def _kinds(self, own: Seat, tile: str, region: frozenset[str]) -> int:
        if tile == "hexagon":
            return 1
        there = {kind for other in region for kind in own.spots[other].tile.split("-")}
        return len(set(tile.split("-")) - there)

    def _complete(self, seat: int, colour: str) -> None:
        takers = self.completed.setdefault(colour, [])
        if len(takers) < 2:
            points = self.values[f"colour-bonus.{colour}"].split()
            self.seats[seat].green += int(points[len(takers)])
            takers.append(seat)
