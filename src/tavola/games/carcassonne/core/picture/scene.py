"""What every panel draws from: the view, the words, whose colour is whose, and which figure is which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from tavola.drawing import Definitions
from tavola.drawing.keeper import fact
from tavola.drawing.speech import Seating, Speech
from tavola.games.carcassonne.core.picture.definitions import definitions_for
from tavola.games.carcassonne.core.picture.figures import MEEPLE, MEEPLE_SHAPE, Shape
from tavola.games.carcassonne.core.picture.part import PicturePart
from tavola.games.carcassonne.core.rules.view import CarcassonneView, Laid, Region
from tavola.games.carcassonne.core.slices import parts_of
from tavola.kernel import Decision, Seat

ShownT = TypeVar("ShownT")


@dataclass
class Scene(Seating):
    """One picture in the making."""

    view: CarcassonneView
    say: Speech
    colours: Sequence[int] = ()
    names: Sequence[str] = ()

    @fact
    def asked(self, question: str) -> Decision | None:
        """The viewer's own open question of a kind, if it is asked now."""
        return next((d for d in self.view.decisions if d.ask == f"carcassonne.{question}"), None)

    @property
    @fact
    def last(self) -> Laid | None:
        """The tile laid last."""
        return self.view.tiles[-1] if self.view.tiles else None

    @fact
    def shown(self, kind: type[ShownT]) -> ShownT:
        """What a module in play shows, by the class of it."""
        found = self.view.part(kind)
        assert found is not None, f"{kind.__name__} is not in play"
        return found

    @property
    @fact
    def parts(self) -> tuple[PicturePart, ...]:
        """What the expansions in play add to the picture."""
        return tuple(part.PICTURE for part in parts_of(self.view.packages, "picture"))

    @property
    def has_track(self) -> bool:
        """Whether it matters who stands where on the score track."""
        return any(part.has_track for part in self.parts)

    @fact
    def several_counters(self, seat: Seat) -> Mapping[str, int] | None:
        """The numbers that the counting figures of a seat have reached, if it has several."""
        told = (part.counters(self, seat) for part in self.parts)
        return next((counters for counters in told if counters is not None), None)

    def counters(self, seat: Seat) -> Mapping[str, int]:
        """The numbers that the counting figures of a seat have reached."""
        return self.several_counters(seat) or {MEEPLE: self.score(seat)}

    @fact
    def counter_pick(self, seat: Seat, counter: str) -> str | None:
        """What a counting figure stands for in the open question, if it can be chosen."""
        told = (part.counter_pick(self, seat, counter) for part in self.parts)
        return next((pick for pick in told if pick is not None), None)

    @property
    @fact
    def shapes(self) -> Mapping[str, Shape]:
        """The shapes of all figures in play, by their names."""
        own = (shape for part in self.parts for shape in part.figures)
        return {shape.name: shape for shape in (MEEPLE_SHAPE, *own)}

    def shape(self, figure: str) -> Shape:
        """The shape of a figure; one without its own looks like a meeple."""
        return self.shapes.get(figure, MEEPLE_SHAPE)

    @property
    @fact
    def extent(self) -> tuple[int, int, int, int]:
        """The first column and row with a tile, and the last."""
        columns = [tile.x for tile in self.view.tiles] or [0]
        rows = [tile.y for tile in self.view.tiles] or [0]
        return min(columns), min(rows), max(columns), max(rows)

    @property
    @fact
    def rows(self) -> Mapping[int, tuple[Laid, ...]]:
        """Tiles by row, from the north and from the west."""
        found: dict[int, list[Laid]] = {}
        for tile in sorted(self.view.tiles, key=lambda tile: (tile.y, tile.x)):
            found.setdefault(tile.y, []).append(tile)
        return {y: tuple(tiles) for y, tiles in found.items()}

    @property
    @fact
    def claimed_by_row(self) -> Mapping[int, Mapping[str, str]]:
        """For the claimed parts of each row, as `x,y/name`: the first part of their feature."""
        found: dict[int, dict[str, str]] = {}
        for part, first in self.claimed.items():
            found.setdefault(int(part[part.index(",") + 1 : part.index("/")]), {})[part] = first
        return found

    @property
    @fact
    def definitions(self) -> tuple[Definitions, ...]:
        """Where the faces come from."""
        return definitions_for(self.view.packages)

    @fact
    def tile_at(self, cell: str) -> Laid:
        """The tile on a cell, as `x,y`."""
        return self.laid[cell]

    @property
    @fact
    def laid(self) -> Mapping[str, Laid]:
        """Tiles by cell, as `x,y`."""
        return {f"{tile.x},{tile.y}": tile for tile in self.view.tiles}

    @property
    @fact
    def tiles_below_figures(self) -> tuple[Laid, ...]:
        """For every figure on the board, in the view's order: the tile that it stands on."""
        return tuple([self.laid[f"{one.x},{one.y}"] for one in self.view.figures])

    @property
    @fact
    def kinds(self) -> tuple[str, ...]:
        """The kinds of figures in play."""
        return tuple(self.view.supply[0]) if self.view.supply else ()

    @property
    @fact
    def men(self) -> tuple[str, ...]:
        """Everything that stands in a player's colour, on the board or on the track."""
        return tuple(dict.fromkeys((*self.kinds, *self.shapes)))

    @property
    @fact
    def has_belongings(self) -> bool:
        """Whether an expansion in play gives the seats something of their own."""
        return any(True for part in self.parts for _ in part.belongings(self, 0))

    @fact
    def figures_out(self, seat: Seat, kind: str) -> int:
        """How many figures of a kind a seat has on the board."""
        return sum(1 for one in self.view.figures if (one.seat, one.figure) == (seat, kind))

    @fact
    def supplied(self, seat: Seat, kind: str) -> tuple[str, ...]:
        """The ids of a seat's figures of a kind that are not on the board."""
        return self.supply_ids[seat, kind]

    @property
    @fact
    def figure_ids(self) -> tuple[str, ...]:
        """The id of every figure on the board, in the view's order."""
        return self._numbered[0]

    @property
    @fact
    def supply_ids(self) -> Mapping[tuple[Seat, str], tuple[str, ...]]:
        """The ids of the figures that are not on the board."""
        return self._numbered[1]

    @property
    @fact
    def _numbered(self) -> tuple[tuple[str, ...], Mapping[tuple[Seat, str], tuple[str, ...]]]:
        """A figure would like the number of the tile it stands on, so that few change when others leave."""
        order = {(tile.x, tile.y): number for number, tile in enumerate(self.view.tiles)}
        free: dict[tuple[Seat, str], list[int]] = {}
        for seat, bag in enumerate(self.view.supply):
            for kind, count in bag.items():
                free[seat, kind] = list(range(1, count + self.figures_out(seat, kind) + 1))
        total = {key: len(numbers) for key, numbers in free.items()}
        placed = []
        for figure in self.view.figures:
            key = figure.seat, figure.figure
            numbers = free.setdefault(key, [])
            wish = order.get((figure.x, figure.y), 0) % max(1, total.get(key, 1)) + 1
            number = wish if wish in numbers else numbers[0] if numbers else 0
            if numbers:
                numbers.remove(number)
            placed.append(f"figure-{figure.seat}-{figure.figure}-{number}")
        kept = {
            key: tuple(f"figure-{key[0]}-{key[1]}-{number}" for number in numbers)
            for key, numbers in free.items()
        }
        return tuple(placed), kept

    @property
    @fact
    def claimed(self) -> Mapping[str, str]:
        """For every claimed part, as `x,y/name`: its feature's first part, which stands for it."""
        return {part: first for first, region in self.regions.items() for part in region.parts}

    @property
    @fact
    def regions(self) -> Mapping[str, Region]:
        """Claimed features by their first part."""
        return {min(region.parts): region for region in self.view.regions}

    def region_title(self, region: Region) -> str:
        """What a claimed feature is, and what it would score now."""
        if region.on == "field":
            cities = sum(count for what, count, _, _ in region.lines if what == "field-cities")
            facts = [self.say("region-field"), self.say("cities", count=cities)]
        else:
            facts = [self.say(f"region-{region.on}"), self.say("tiles", count=region.tiles)]
        if arms := sum(count for what, count, _, _ in region.lines if what == "pennants"):
            facts.append(self.say("arms", count=arms))
        shares: dict[int, list[str]] = {}
        for seat, points in zip(region.owners, region.points, strict=True):
            shares.setdefault(points, []).append(self.player(seat))
        told = [
            self.say("points-for", points=points, players=self.say.listed(names))
            for points, names in shares.items()
        ]
        return ": ".join(filter(None, (", ".join(facts), "; ".join(told))))
