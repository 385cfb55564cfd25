"""The options of the game, each made once where it can be, and the way back from their texts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations, product

from tavola.games.tuscany.rules.box import LETTERS
from tavola.games.tuscany.rules.faces import BONUSES, NAMES, NUMBER, TYPES
from tavola.games.tuscany.rules.layout import FIELD_NAMES, FIELD_NUMBER, NEAR, WIDE
from tavola.kernel import FieldValue, Option, UnknownOption, parse_bag

SPACES = 8
ORDERS = tuple("".join(order) for order in permutations(LETTERS))
TURNS = tuple("-".join(turns) for turns in product(("0", "180"), repeat=3))
NEAR_OFFSETS = tuple("-".join(pair) for pair in product(NEAR, repeat=2))
WIDE_OFFSETS = tuple("-".join(pair) for pair in product(WIDE, repeat=2))
MEANS = (*TYPES, "worker")
"""What can be paid with: cards of each colour, and workers."""

Payment = tuple[int, ...]
"""How many cards of each colour, then how many workers."""


@dataclass(frozen=True, slots=True)
class Plain(Option):
    """An option that says all with its word: draw, marble, end, pass."""

    name: str

    @property
    def word(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Arrange(Option):
    """Build the own board: which piece lies where, turned how, shifted how, and where the castle stands.

    The castle is left out where it is asked in a question of its own; the word is another one then.
    """

    order: str
    turns: str
    offsets: str
    castle: str = ""

    @property
    def word(self) -> str:
        return "arrange" if self.castle else "join"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        fields = {"order": self.order, "turns": self.turns, "offsets": self.offsets}
        return {**fields, "castle": self.castle} if self.castle else fields


@dataclass(frozen=True, slots=True)
class Castle(Option):
    """Put the start castle onto a field."""

    field: int

    @property
    def word(self) -> str:
        return "castle"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"castle": FIELD_NAMES[self.field]}


@dataclass(frozen=True, slots=True)
class Bonus(Option):
    """Take a bonus card."""

    kind: int

    @property
    def word(self) -> str:
        return "bonus"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"bonus": BONUSES[self.kind]}


@dataclass(frozen=True, slots=True)
class Take(Option):
    """Take a tile from the display."""

    space: int
    face: int

    @property
    def word(self) -> str:
        return "take"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"space": str(self.space + 1), "tile": NAMES[self.face]}


@dataclass(frozen=True, slots=True)
class Swap(Option):
    """Have all tiles of a colour in the display replaced."""

    type: int

    @property
    def word(self) -> str:
        return "swap"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"colour": TYPES[self.type]}


@dataclass(frozen=True, slots=True)
class Discard(Option):
    """Remove what lies on a storage space."""

    face: int

    @property
    def word(self) -> str:
        return "discard"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"tile": NAMES[self.face]}


@dataclass(frozen=True, slots=True)
class Place(Option):
    """Place a tile or hexagon from the storage on the own board; how to pay is asked next."""

    face: int
    field: int

    @property
    def word(self) -> str:
        return "place"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"tile": NAMES[self.face], "field": FIELD_NAMES[self.field]}


@dataclass(frozen=True, slots=True)
class Pay(Option):
    """Pay with these cards and workers."""

    counts: Payment

    @property
    def word(self) -> str:
        return "pay"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"payment": {name: n for name, n in zip(MEANS, self.counts, strict=True) if n}}


@dataclass(frozen=True, slots=True)
class Free(Option):
    """Place a tile from the display on the own board, free of charge."""

    space: int
    face: int
    field: int

    @property
    def word(self) -> str:
        return "free"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {
            "space": str(self.space + 1),
            "tile": NAMES[self.face],
            "field": FIELD_NAMES[self.field],
        }


DRAW = Plain("draw")
MARBLE = Plain("marble")
END = Plain("end")
PASS = Plain("pass")

TAKE = tuple(tuple(Take(space, face) for face in range(len(NAMES))) for space in range(SPACES))
"""By space, then face."""
PLACE = tuple(tuple(Place(face, field) for field in range(len(FIELD_NAMES))) for face in range(len(NAMES)))
"""By face, then field."""
BONUS = tuple(map(Bonus, range(len(BONUSES))))
CASTLES = tuple(map(Castle, range(len(FIELD_NAMES))))
SWAP = tuple(map(Swap, range(len(TYPES))))
DISCARD = tuple(map(Discard, range(len(NAMES))))

_PLAIN = {option.name: option for option in (DRAW, MARBLE, END, PASS)}
_SPACE = re.compile(r"[1-8]\Z")
free = lru_cache(maxsize=None)(Free)
pay = lru_cache(maxsize=65536)(Pay)


def parse(text: str) -> Option:
    """The option that has this text."""
    match text.split(" "):
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case ["join", order, turns, offsets] if _board(order, turns, offsets):
            return Arrange(order, turns, offsets)
        case ["arrange", order, turns, offsets, castle] if (
            _board(order, turns, offsets) and castle in FIELD_NUMBER
        ):
            return Arrange(order, turns, offsets, castle)
        case ["castle", field] if field in FIELD_NUMBER:
            return CASTLES[FIELD_NUMBER[field]]
        case ["bonus", kind] if kind in BONUSES:
            return BONUS[BONUSES.index(kind)]
        case ["take", space, tile] if _SPACE.match(space) and tile in NUMBER:
            return TAKE[int(space) - 1][NUMBER[tile]]
        case ["swap", colour] if colour in TYPES:
            return SWAP[TYPES.index(colour)]
        case ["discard", tile] if tile in NUMBER:
            return DISCARD[NUMBER[tile]]
        case ["place", tile, field] if tile in NUMBER and field in FIELD_NUMBER:
            return PLACE[NUMBER[tile]][FIELD_NUMBER[field]]
        case ["free", space, tile, field] if _SPACE.match(space) and tile in NUMBER and field in FIELD_NUMBER:
            return free(int(space) - 1, NUMBER[tile], FIELD_NUMBER[field])
        case ["pay", payment]:
            return pay(tuple(parse_bag(payment, MEANS).values()))
    raise UnknownOption(f"{text!r} is no option of this game")


def _board(order: str, turns: str, offsets: str) -> bool:
    return order in ORDERS and turns in TURNS and offsets in WIDE_OFFSETS
