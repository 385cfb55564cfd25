"""What every panel draws from: the view, the box, the words, and which piece is which."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from tavola.drawing.keeper import fact
from tavola.games.carrara.parts.picture.scene import Scene as AnyScene
from tavola.games.carrara.parts.picture.tiles import tile_id
from tavola.games.carrara.second.picture.assumptions import assumptions
from tavola.games.carrara.second.picture.part import Part
from tavola.games.carrara.second.rules.box import Box, City, Rate, Tile, Type
from tavola.games.carrara.second.rules.edition import Prospect
from tavola.games.carrara.second.rules.view import Built, Mat, SecondView
from tavola.kernel import Option, Seat

_NO_PART = Part()


@dataclass
class Scene(AnyScene):
    """One picture of the second edition in the making."""

    view: SecondView
    part: Part = _NO_PART
    """What the mode in play adds."""

    @property
    @fact
    def assumed(self) -> frozenset[str]:
        """Components whose values no source states, as long as nobody has corrected them."""
        return assumptions(self.box) | self.part.assumptions(self.view)

    @property
    def box(self) -> Box:
        """The components in play."""
        return self.view.box

    def tile(self, name: str) -> tuple[Tile, Type]:
        """A tile and its type."""
        tile = self._tiles[name]
        return tile, self.box.types[tile.type]

    def landscape(self, kind: Type) -> str:
        """The name of a type's landscape."""
        return self.box.landscapes[kind.landscape].name

    def place_name(self, name: str) -> str:
        """The name of a city or a landscape, as it stands on a piece."""
        if any(name == city.name for city in self.box.cities):
            return self.say.name("city", name)
        told = self.say.name("landscape", name)
        return told[:1].upper() + told[1:]

    def own_colour(self, city: City) -> str:
        """A city's own colour: that of the cheapest blocks it accepts."""
        return self.box.colours[city.accepts[-1]]

    def worth(self, rate: Rate) -> str:
        """A rate in words."""
        told = [
            self.say(f"worth-{unit}", count=count)
            for unit, count in (("coins", rate.coins), ("points", rate.points))
            if count
        ]
        return self.say("worth-both", one=told[0], other=told[1]) if len(told) > 1 else "".join(told)

    def noted(self, words: str, *components: str) -> str:
        """Words about a piece, and whether what it shows is assumed."""
        return f"{words} {self.say('assumed')}" if self.assumed.intersection(components) else words

    @property
    @fact
    def asked(self) -> tuple[Option, ...]:
        """The options of the viewer's own question, if there is one."""
        return tuple(option for decision in self.view.decisions for option in decision.options)

    @property
    @fact
    def words_asked(self) -> frozenset[str]:
        """What the viewer may do now, by the options' words."""
        return frozenset(option.word for option in self.asked)

    @fact
    def prospect(self, seat: Seat, option: str) -> Prospect | None:
        """What a scoring would bring a seat now, if it can have it."""
        prospects = self.mats[seat].prospects
        return next((p for p in prospects if p.option == option and p.possible), None)

    @property
    @fact
    def _tiles(self) -> Mapping[str, Tile]:
        return {tile.name: tile for tile in self.box.tiles}

    @property
    @fact
    def _ids(self) -> tuple[Mapping[str, str], tuple[str | None, ...]]:
        """Ids of tiles by place on a mat and by space of the display: equal ones are numbered."""
        count: Counter[str] = Counter()

        def next_id(name: str) -> str:
            count[name] += 1
            return tile_id(name) if count[name] == 1 else f"{tile_id(name)}-{count[name]}"

        built = {
            f"{building.place}@{mat.seat}": next_id(building.tile)
            for mat in self.mats
            for building in mat.buildings
        }
        return built, tuple(None if name is None else next_id(name) for name in self.view.display)

    @fact
    def built_id(self, place: str) -> str:
        """The id of the tile at a place such as `lucca 2@0`."""
        return self._ids[0][place]

    @fact
    def space_id(self, number: int) -> str | None:
        """The id of the tile on a space of the display."""
        return self._ids[1][number]

    # -- stones -----------------------------------------------------------------------------

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
    def stone_at(self, place: str) -> str:
        """The id of the stone on a scored place."""
        return self.stones[place]

    @property
    @fact
    def stones(self) -> Mapping[str, str]:
        """The id of the stone at each place: `pisa`, `villa@1`, `coins 2@1` at the court, `open 1@1`."""
        found: dict[str, str] = {}
        for mat in self.mats:
            seat = mat.seat
            free = list(range(self.box.stones))
            for number, section in enumerate(self.view.court):
                if seat in section.stones:
                    free.remove(number)
                    found[f"{section.name}@{seat}"] = f"stone-{seat}-{number}"
            for wish, place in enumerate((*self._scored(mat), *self.in_open_area(seat))):
                number = wish if wish in free else free[0]
                free.remove(number)
                found[place] = f"stone-{seat}-{number}"
        return found

    @fact
    def stones_in_hand(self, seat: Seat) -> list[str]:
        """The ids of a seat's stones that stand nowhere: taken from the court, and not yet on a field."""
        placed = set(self.stones.values())
        every = [f"stone-{seat}-{number}" for number in range(self.box.stones)]
        return [stone for stone in every if stone not in placed]

    def in_open_area(self, seat: Seat) -> tuple[str, ...]:
        """The places of a seat's stones in the open area."""
        return tuple(f"open {number}@{seat}" for number in range(self.view.open_area[seat]))

    def _scored(self, mat: Mat) -> tuple[str, ...]:
        """Places that a seat has scored."""
        seat = mat.seat
        return (
            *(city for city, owner in self.view.cities.items() if owner == seat),
            *(f"{name}@{seat}" for name in (*mat.scored_types, *mat.scored_landscapes)),
            *self.part.scored(self.view, mat),
        )
