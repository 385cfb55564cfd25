"""What every panel draws from: the view, the box, the words, and which piece is which."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import cast

from tavola.games.carrara.first.rules.box import Box, City, Tile, Type
from tavola.games.carrara.first.rules.view import CarraraView
from tavola.kernel import Bag, Seat, Words

ROMAN = ("I", "II", "III", "IV", "V", "VI")

_REMEMBERED = 10_000
"""So many texts are kept; players' names make them endless."""

Blocks = tuple[tuple[str, str], ...]
"""Blocks of one place: colour and id of each."""


class Speech:
    """The words of pictures in one language; each text is asked for once."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._said: dict[tuple[object, ...], str] = {}

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """A text of the picture's own; values among the facts are told by their names."""
        return self._say(f"carrara-picture-{key}", facts)

    def name(self, kind: str, value: str) -> str:
        """The name of a city or type."""
        return self._say(f"carrara-{kind}-{value}", {})

    def _say(self, key: str, facts: Mapping[str, str | int]) -> str:
        asked = (key, *facts.items())
        if asked not in self._said:
            if len(self._said) >= _REMEMBERED:
                self._said.clear()
            self._said[asked] = self._words.say(key, **facts)
        return self._said[asked]


def speech(words: Words) -> Speech:
    """The speech for words, kept from picture to picture."""
    return _kept(cast("Hashable", words))


@lru_cache(maxsize=8)
def _kept(words: Words) -> Speech:
    return Speech(words)


@dataclass
class Scene:
    """One picture in the making."""

    view: CarraraView
    say: Speech
    colours: Sequence[int] = ()
    """Which of the players' colours and marks each seat has; its own number unless told."""
    names: Sequence[str] = ()
    """Players' names by seat, if known."""

    @property
    def box(self) -> Box:
        """The components in play."""
        return self.view.box

    def colour(self, seat: Seat) -> int:
        """The number of a seat's colour and mark."""
        return self.colours[seat] if seat < len(self.colours) else seat

    def player(self, seat: Seat) -> str:
        """What a seat is called."""
        named = self.names[seat].strip() if seat < len(self.names) else ""
        return named or self.say("player", number=seat + 1)

    def tile(self, name: str) -> tuple[Tile, Type]:
        """A tile and its type."""
        tile = self._tiles[name]
        return tile, self.box.types[tile.type]

    def tile_title(self, tile: Tile) -> str:
        """A tile as a tooltip says it."""
        kind = self.box.types[tile.type]
        return self.say("tile", type=kind.name, cost=tile.cost, object=kind.object)

    def own_colour(self, city: City) -> str:
        """A city's own colour: that of the cheapest blocks it accepts."""
        return self.box.colours[city.accepts[-1]]

    def worth(self, city: City) -> str:
        """What a scored cost of 1 brings in a city."""
        return self.say(f"worth-{city.unit}", count=city.value)

    @cached_property
    def _tiles(self) -> Mapping[str, Tile]:
        return {tile.name: tile for tile in self.box.tiles}

    @cached_property
    def blocks_on_wheel(self) -> tuple[Blocks, ...]:
        return self._blocks[0]

    @cached_property
    def blocks_of(self) -> Mapping[Seat, Blocks]:
        """Blocks behind each screen that the viewer may look behind."""
        return self._blocks[1]

    @cached_property
    def _blocks(self) -> tuple[tuple[Blocks, ...], Mapping[Seat, Blocks]]:
        """Blocks are numbered by colour: the wheel's oldest first, then the screens'.

        New blocks come onto the first segment, so those already on the wheel mostly keep their number.
        """
        count = dict.fromkeys(self.box.colours, 0)

        def taken(bag: Bag) -> Blocks:
            found = []
            for colour in self.box.colours:
                for _ in range(bag.get(colour, 0)):
                    count[colour] += 1
                    found.append((colour, f"block-{colour}-{count[colour]}"))
            return tuple(found)

        wheel = tuple(taken(bag) for bag in reversed(self.view.wheel))
        screens = {mat.seat: taken(mat.screen.blocks) for mat in self.view.mats if mat.screen is not None}
        return wheel[::-1], screens

    @cached_property
    def stones(self) -> Mapping[str, str]:
        """The id of the stone on each scored place: `pisa` on the track, `villa@1` on a mat."""
        found: dict[str, str] = {}
        for mat in self.view.mats:
            free = list(range(self.box.scorings))
            for place, wish in self._scored(mat.seat):
                number = wish if wish in free else free[0]
                free.remove(number)
                found[place] = f"stone-{mat.seat}-{number}"
        return found

    def stones_in_hand(self, seat: Seat) -> list[str]:
        """The ids of a seat's stones that score nothing yet."""
        used = set(self.stones.values())
        every = [f"stone-{seat}-{number}" for number in range(self.box.scorings)]
        return [stone for stone in every if stone not in used]

    def _scored(self, seat: Seat) -> list[tuple[str, int]]:
        """Places that a seat has scored, each with the stone it would rather have, so that few change."""
        mat = self.view.mats[seat]
        types = [
            (f"{kind.name}@{seat}", number)
            for number, kind in enumerate(self.box.types)
            if kind.name in mat.scored_types
        ]
        cities = [
            (city.name, number)
            for number, city in enumerate(self.box.cities)
            if self.view.cities.get(city.name) == seat
        ]
        return types + cities
