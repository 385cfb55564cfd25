"""What every panel draws from: the view, the box, the words, and which piece is which."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tavola.drawing.keeper import fact
from tavola.games.carrara.first.picture.part import Part
from tavola.games.carrara.first.rules.box import Box, City, Tile, Type
from tavola.games.carrara.first.rules.view import Built, CarraraView, Mat
from tavola.games.carrara.parts.picture.scene import Scene as AnyScene
from tavola.kernel import Seat


@dataclass
class Scene(AnyScene):
    """One picture of the first edition in the making."""

    view: CarraraView
    part: Part = field(default_factory=Part)
    """What the mode in play adds."""

    @property
    def box(self) -> Box:
        """The components in play."""
        return self.view.box

    def tile(self, name: str) -> tuple[Tile, Type]:
        """A tile and its type."""
        tile = self._tiles[name]
        return tile, self.box.types[tile.type]

    def tile_title(self, tile: Tile) -> str:
        """A tile as a tooltip says it."""
        kind = self.box.types[tile.type]
        return self.say("tile", type=kind.name, cost=tile.cost, object=kind.object)

    def is_grand(self, tile: Tile) -> bool:
        """Whether a tile lies beside the board from the beginning, for everybody to see."""
        return tile.number >= len(self.box.tiles) - self.box.beside

    def own_colour(self, city: City) -> str:
        """A city's own colour: that of the cheapest blocks it accepts."""
        return self.box.colours[city.accepts[-1]]

    def worth(self, city: City) -> str:
        """What a scored cost of 1 brings in a city."""
        return self.say(f"worth-{city.unit}", count=city.value)

    @property
    @fact
    def _tiles(self) -> Mapping[str, Tile]:
        return {tile.name: tile for tile in self.box.tiles}

    @property
    def mats(self) -> tuple[Mat, ...]:
        """What lies before each seat; what is read of it is noted field by field."""
        return self.watched("mats")

    @fact
    def built_in(self, seat: Seat, city: str) -> tuple[Built, ...]:
        """A seat's buildings in a city, the lowest first."""
        return tuple(built for built in self.mats[seat].buildings if built.city == city)

    @fact
    def built_of(self, seat: Seat, kind: str) -> int:
        """How many buildings of a type a seat has."""
        return sum(built.type == kind for built in self.mats[seat].buildings)

    @fact
    def paid_for_in(self, seat: Seat, city: str) -> bool:
        """Whether a seat is about to pay for a building in a city."""
        view = self.view
        return view.building is not None and view.mover == seat and view.building[1] == city

    @fact
    def stone_at(self, place: str) -> str:
        """The id of the stone on a scored place."""
        return self.stones[place]

    @property
    @fact
    def stones(self) -> Mapping[str, str]:
        """The id of the stone on each scored place: `pisa` on the track, `villa@1` on a mat."""
        found: dict[str, str] = {}
        for mat in self.mats:
            free = list(range(self.box.scorings))
            for place, wish in self._scored(mat.seat):
                number = wish if wish in free else free[0]
                free.remove(number)
                found[place] = f"stone-{mat.seat}-{number}"
        return found

    @fact
    def stones_in_hand(self, seat: Seat) -> list[str]:
        """The ids of a seat's stones that score nothing yet."""
        used = set(self.stones.values())
        every = [f"stone-{seat}-{number}" for number in range(self.box.scorings)]
        return [stone for stone in every if stone not in used]

    def _scored(self, seat: Seat) -> list[tuple[str, int]]:
        """Places that a seat has scored, each with the stone it would rather have, so that few change."""
        mat = self.mats[seat]
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
        more = enumerate(self.part.scored(self.view, seat), len(self.box.types))
        return types + cities + [(place, number) for number, place in more]
