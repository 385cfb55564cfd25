"""The components as records, checked when they are loaded; assumed ones may be corrected by a setup."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import permutations, product

from tavola.games.tuscany.data import text_of
from tavola.games.tuscany.rules.faces import (
    AGRICULTURE,
    FACES,
    GAINS,
    KINDS,
    NUMBER,
    TYPES,
    face_of,
)
from tavola.games.tuscany.rules.layout import (
    FIELDS,
    Types,
    grown,
    joined,
    neighbours,
)
from tavola.kernel import Component, SetupError, UnknownOption, parse_bag

LETTERS = "ABC"
COPIES = 4
PIECES = tuple(f"{letter}{number}" for letter in LETTERS for number in range(1, COPIES + 1))
_MOST_POINTS = 20
_YIELD = re.compile(r"([1-9][0-9]?)([a-z]+[1-9](?:-[a-z]+[1-9])*)\Z")
_GAIN = re.compile(r"([a-z]+)([1-9])\Z")

Given = tuple[tuple[str, str], ...]
"""Corrected components, by name."""


@dataclass(frozen=True, slots=True)
class Yield:
    """A yield card: its name, how many there are, and what it gives, in order."""

    name: str
    count: int
    gains: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """Everything in the box. Never changes, so all states of its games share it."""

    given: Given
    seats: range
    display: int
    most_of_a_colour: int
    hand: int
    monastery_cards: int
    place_cost: int
    storage: int
    storage_points: int
    no_room_points: int
    region_points: tuple[int, ...]
    """By size, from 1 on."""
    stack: int
    rounds: int
    bonus_of_a_kind: int
    final_item_points: int
    fields: tuple[int, ...]
    """By type, how many a board has."""
    own: tuple[int, ...]
    """By face, how many tiles in every player's set."""
    neutral: tuple[int, ...]
    """By face, how many neutral tiles."""
    cards: tuple[int, ...]
    """By type."""
    yields: tuple[Yield, ...]
    colour_bonus: tuple[tuple[int, int], ...]
    """By type: for the first, for the second."""
    pieces: Mapping[str, Types] = field(repr=False)

    def __reduce__(self) -> tuple[Callable[[Given], Box], tuple[Given]]:
        """Another process has a box of its own."""
        return box_of, (self.given,)


@cache
def components() -> tuple[Component, ...]:
    """Every assumed value."""
    return tuple(
        Component(entry["name"], entry["value"], entry["meaning"], entry["why"])
        for entry in tomllib.loads(text_of("assumed.toml"))["component"]
    )


@lru_cache(maxsize=64)
def box_of(given: Given) -> Box:
    """The box, with some components corrected; raises SetupError where they do not fit."""
    stated = tomllib.loads(text_of("box.toml"))
    values = {component.name: component.value for component in components()} | dict(given)
    types = stated["type"]
    if tuple(entry["name"] for entry in types) != TYPES:
        raise SetupError(f"the types of tiles are {', '.join(TYPES)}, in this order")
    box = Box(
        given=given,
        seats=range(stated["players"][0], stated["players"][1] + 1),
        display=stated["display"],
        most_of_a_colour=stated["most_of_a_colour"],
        hand=stated["hand"],
        monastery_cards=stated["monastery_cards"],
        place_cost=stated["place_cost"],
        storage=stated["storage"],
        storage_points=stated["storage_points"],
        no_room_points=stated["no_room_points"],
        region_points=tuple(stated["region_points"]),
        stack=stated["stack"],
        rounds=stated["rounds"],
        bonus_of_a_kind=stated["bonus_of_a_kind"],
        final_item_points=stated["final_item_points"],
        fields=tuple(entry["fields"] for entry in types),
        own=_tiles([entry["own"] for entry in types], "agriculture.own", values),
        neutral=_tiles([entry["neutral"] for entry in types], "agriculture.neutral", values),
        cards=_cards(values["cards"], stated["cards"]),
        yields=_yields(values["yield-cards"], stated["yield_cards"]),
        colour_bonus=tuple(_bonus(kind, values[f"colour-bonus.{kind}"]) for kind in TYPES),
        pieces={name: _piece(name, values[f"piece.{name}"]) for name in PIECES},
    )
    if sum(box.fields) != FIELDS or sum(box.own) != box.stack * box.rounds:
        raise SetupError("fields, tiles and stacks of the box do not add up")
    _check_pieces(box)
    return box


def _tiles(counts: list[int], name: str, values: Mapping[str, str]) -> tuple[int, ...]:
    """By face: as many of each type as stated, those of agriculture with the kinds named."""
    shown = [text.strip() for text in values[name].split(",")]
    if len(shown) != counts[AGRICULTURE]:
        raise SetupError(f"component {name}: there are {counts[AGRICULTURE]} tiles, not {len(shown)}")
    faces = [0] * len(FACES)
    for kind, count in zip(TYPES, counts, strict=True):
        if kind != TYPES[AGRICULTURE]:
            faces[NUMBER[kind]] = count
    for text in shown:
        face = face_of(text)
        if face < 0:
            raise SetupError(
                f"component {name}: {text!r} is not one or two of {', '.join(KINDS)}, such as 'wine-boar'"
            )
        faces[face] += 1
    return tuple(faces)


def _cards(text: str, total: int) -> tuple[int, ...]:
    try:
        counts = parse_bag(text, TYPES)
    except UnknownOption as error:
        raise SetupError(f"component cards: {error}") from error
    if sum(counts.values()) != total:
        raise SetupError(f"component cards: there are {total} cards, not {sum(counts.values())}")
    return tuple(counts.values())


def _yields(text: str, total: int) -> tuple[Yield, ...]:
    found = {}
    for entry in text.split(","):
        written = _YIELD.match(entry.strip())
        gains = [_GAIN.match(part) for part in written[2].split("-")] if written else []
        named = [(gain[1], int(gain[2])) for gain in gains if gain is not None]
        if written is None or any(name not in GAINS for name, _ in named):
            raise SetupError(
                f"component yield-cards: {entry.strip()!r} is not a number of cards and what they give, "
                f"such as '6red2' or '2green1-worker1', with {', '.join(GAINS)}"
            )
        if written[2] in found:
            raise SetupError(f"component yield-cards: {written[2]} stands there twice")
        found[written[2]] = Yield(written[2], int(written[1]), tuple(named))
    if (count := sum(card.count for card in found.values())) != total:
        raise SetupError(f"component yield-cards: there are {total} cards, not {count}")
    return tuple(found.values())


def _bonus(kind: str, text: str) -> tuple[int, int]:
    numbers = text.split()
    if len(numbers) != 2 or not all(n.isdecimal() and len(n) <= 2 for n in numbers):
        raise SetupError(f"component colour-bonus.{kind}: {text!r} is not two numbers, such as '4 2'")
    first, second = map(int, numbers)
    if not _MOST_POINTS >= first >= second:
        raise SetupError(
            f"component colour-bonus.{kind}: the first gets {_MOST_POINTS} points at most, the second no more"
        )
    return first, second


def _piece(name: str, text: str) -> Types:
    columns = [column.split() for column in text.split("/")]
    kinds = [kind for column in columns for kind in column]
    if [len(column) for column in columns] != [3, 4, 3] or not set(kinds) <= set(TYPES):
        raise SetupError(
            f"component piece.{name}: {text!r} is not three columns of 3, 4 and 3 colours with '/' between, "
            f"the colours being {', '.join(TYPES)}"
        )
    return tuple(map(TYPES.index, kinds))


def _check_pieces(box: Box) -> None:
    """Any A, B and C together have the fields of a board."""
    for letter in LETTERS:
        sorts = {tuple(sorted(box.pieces[f"{letter}{n}"])) for n in range(1, COPIES + 1)}
        if len(sorts) > 1:
            raise SetupError(
                f"the pieces {letter}1 to {letter}{COPIES} must have the same colours, each equally often"
            )
    whole = [kind for letter in LETTERS for kind in box.pieces[f"{letter}1"]]
    for kind, count in enumerate(box.fields):
        if whole.count(kind) != count:
            raise SetupError(
                f"a board has {count} fields for {TYPES[kind]}, but A, B and C together {whole.count(kind)}"
            )


def check_regions(box: Box, offsets: tuple[str, ...]) -> None:
    """No board has a region larger than there are points for; quick for pieces that were seen before."""
    if found := _too_large(tuple(box.pieces.items()), offsets, len(box.region_points)):
        raise SetupError(
            f"with the pieces {found} a region of more than {len(box.region_points)} fields can be built, "
            "and there are no points for that"
        )


@lru_cache(maxsize=64)
def _too_large(pieces: tuple[tuple[str, Types], ...], offsets: tuple[str, ...], most: int) -> str:
    """Two pieces that can be joined to a region that is too large; nothing where there are none.

    Two are enough: a region that reaches across a whole piece has three fields there, so that it is already
    too large with its part on the next one.
    """
    for (one, left), (other, right) in permutations(pieces, 2):
        if one[0] == other[0]:
            continue
        for x, y, offset in product((False, True), (False, True), offsets):
            types = joined((left, right, ()), (x, y, False))
            near = neighbours((offset, offset))
            for kind in range(len(TYPES)):
                fields = [field for field, found in enumerate(types) if found == kind]
                whole = sum(1 << field for field in fields)
                if any(grown(1 << field, whole, near).bit_count() > most for field in fields):
                    return f"{one} and {other}"
    return ""
