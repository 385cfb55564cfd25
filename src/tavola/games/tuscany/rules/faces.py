"""What tiles, fields and cards are called and numbered: types, faces of tiles, kinds of bonus cards."""

from __future__ import annotations

from itertools import combinations

TYPES = ("castle", "city", "farmstead", "agriculture", "quarry", "village", "monastery", "carriage")
"""The types of tiles; each has its colour, and fields and cards of that colour go by the same name."""
CASTLE, CITY, FARMSTEAD, AGRICULTURE, QUARRY, VILLAGE, MONASTERY, CARRIAGE = range(8)

KINDS = ("wine", "boar", "olives", "grain")
"""What an agriculture tile can show."""

_PLAIN = tuple(name for name in TYPES if name != "agriculture")
_SHOWN = (*((kind,) for kind in range(4)), *combinations(range(4), 2))

FACES = (*_PLAIN, *("-".join(KINDS[kind] for kind in shown) for shown in _SHOWN))
"""Faces of tiles by number: the types, but agriculture by the one or two kinds it shows."""
HEXAGON = len(FACES)
"""The wooden hexagon, which lies among tiles and counts as any of them."""
NAMES = (*FACES, "hexagon")
"""The text of everything that can lie on a storage space or on a board."""
NUMBER = {name: number for number, name in enumerate(NAMES)}

TYPE_OF = (*(TYPES.index(name) for name in _PLAIN), *(AGRICULTURE for _ in _SHOWN), -1)
"""By face; the hexagon has no type of its own."""
SHOWS = (*(0 for _ in _PLAIN), *(sum(1 << kind for kind in shown) for shown in _SHOWN), 0)
"""By face: a bit for each kind of agriculture."""
START_CASTLE = NUMBER["castle"]

BACK = 5
"""A tile is its face and, from this bit on, its back: 0 is neutral, 1 the set of seat 0, and so on."""
FACE = (1 << BACK) - 1
NO_TILE = -1

BONUSES = ("card", "storage", "marble", "worker", "yield")
"""Kinds of bonus cards."""
PLUS_CARD, PLUS_STORAGE, PLUS_MARBLE, PLUS_WORKER, PLUS_YIELD = range(5)

GAINS = ("red", "green", "cards", "worker", "marble", "hexagon")
"""What a yield card can give."""


def face_of(kinds: str) -> int:
    """The number of the agriculture face with these kinds, in any order; -1: there is none."""
    named = kinds.split("-")
    if not set(named) <= set(KINDS) or len(set(named)) < len(named):
        return -1
    return NUMBER.get("-".join(sorted(named, key=KINDS.index)), -1)
