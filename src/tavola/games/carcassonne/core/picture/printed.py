"""What is printed on tiles: symbols, how they look and where they go, and how a crowded tile is laid out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tavola.games.carcassonne.core.picture.curves import Point
from tavola.games.carcassonne.core.rules.tiles import Part, Tile


@dataclass(frozen=True, slots=True)
class Symbol:
    """Something that is printed on tiles."""

    name: str
    """The kind of its parts; or, if it belongs to another part, the fact by which that part has it."""
    room: float
    """How much room it takes around its middle."""
    stamp: str = ""
    """What stands there upright; `*` is what the data says of it. Empty: nothing does."""
    of: str = ""
    """The kind of parts that have it: it stands beside a road, or in a city. Empty: it is a part itself."""
    fact: str = ""
    """What the data says of a part of its own."""
    above: bool = False
    """Whether it is drawn above houses and trees."""
    in_middle: bool = False
    """Whether it stands where the roads of its tile end, and no grass grows there."""
    in_town: bool = False
    """Whether it may stand in a city where the grass has little room."""
    place: Point | None = None
    """Where it stands in a city, if it leaves no room for anything else there."""
    spot: Point | None = None
    """Where a figure then stands in that city."""
    flat: Callable[[Tile, Point], str] | None = None
    """What of it lies on the ground and turns with it."""
    aloft: Callable[[str, Point, int], str] | None = None
    """What is drawn above everything: by what the data says, where, on a tile in which turn."""

    def fact_of(self, part: Part) -> str:
        """What the data says of it."""
        return part.fact(self.name if self.of else self.fact)

    def stamp_for(self, fact: str) -> str:
        """The name of what stands there upright."""
        return self.stamp.replace("*", fact)


@dataclass(frozen=True, slots=True)
class Layout:
    """Where a kind of tile differs from most, as it is more crowded."""

    tile: str
    depths: Mapping[str, float] = field(default_factory=dict)
    """By city: how deep it reaches into the tile."""
    bend: float = 28
    """How far the handles of a bend lie inside; the shorter, the closer to the corner it runs."""
    bow: float = 0
    """How far a line between opposite edges is bent to the south, or to the east."""
    middle: Point | None = None
    """Where something stands in the middle, if not quite there."""
    lanes: tuple[str, ...] = ()
    """Cities with lanes from the village, which are no roads but part the meadows."""
    places: Mapping[str, Point] = field(default_factory=dict)
    """Where symbols stand, by name, if the roomiest place is not the best."""
