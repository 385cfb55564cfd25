"""Everything on the table of a game, who owns what of it, and what it is worth.

Worked out anew from the tiles and figures whenever it is needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Generator, Iterator
from dataclasses import dataclass

from tests.games.carcassonne.referee.box import Cell, Kind, stock
from tests.games.carcassonne.referee.land import Feature, Land, Place, ring

SETS = {
    "river": "river",
    "inns-tiles": "inns",
    "traders-tiles": "traders",
    "flyers": "flyers",
    "ferries": "ferries",
    "gold": "gold",
    "mage-and-witch": "mage",
    "robbers": "robbers",
    "crop-circles": "cropcircles",
}
STRENGTHS = {"meeple": 1, "abbot": 1, "big-meeple": 2, "builder": 0, "pig": 0}
GOODS = ("wine", "grain", "cloth")
BARS = {0: 0, 1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3}
"""What each of so many bars is worth; from ten on it is 4."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure on the table."""

    name: str
    seat: int
    cell: Cell
    part: str

    @property
    def strength(self) -> int:
        return STRENGTHS[self.name]


@dataclass(frozen=True, slots=True)
class Gain:
    """Points of one seat for one thing, and all the parts that it consists of."""

    seat: int
    points: int
    parts: frozenset[Place] = frozenset()


@dataclass(frozen=True, slots=True)
class Asked:
    """What the game waits for: a seat's answer, or, without a seat, what is drawn from a pool."""

    seat: int | None
    what: str
    answers: Counter[str]
    reads: Callable[[str], str] = str
    """An answer names any part of what it means; this names always the same one."""


Flow = Generator[Asked, str, None]
"""Something that happens in a game: asks, and is told the answers."""


class Table:
    """One game as it lies there."""

    def __init__(self, modules: Collection[str], seats: int) -> None:
        self.modules = frozenset(modules)
        self.seats = seats
        self.kinds: dict[str, Kind] = stock(["base", *(SETS[name] for name in SETS if name in self.modules)])
        self.left = Counter({name: kind.count - kind.start for name, kind in self.kinds.items()})
        self.left += Counter()
        self.aside: list[str] = []
        self.hand: str | None = None
        self.land = Land()
        self.bend = 0
        """How the river bent last."""
        self.figures: list[Figure] = []
        self.supply = {
            (name, seat): 7 if name == "meeple" else 1
            for name in STRENGTHS
            if name == "meeple" or name in self.modules
            for seat in range(seats)
        }
        self.mover = -1
        self.second = False
        self.earned = False
        self.scores = [0] * seats
        self.goods = [Counter[str]() for _ in range(seats)]
        self.magic: dict[str, Place | None] = {"mage": None, "witch": None}
        self.bars: Counter[Cell] = Counter()
        self.rights: dict[Cell, set[int]] = {}
        """Who is entitled to the bars on a tile, until they are shared."""
        self.gold = [0] * seats
        self.robbers: list[int | None] = [None] * seats
        """The spaces they stand on; None: in the supply."""
        self.spent: set[int] = set()
        """Seats whose robber has robbed and is not back yet."""
        counters = ["meeple", *(["messenger"] if "messages" in self.modules else [])]
        self.counters = {name: [0] * seats for name in counters}
        self.landed = False
        """Whether the mover has come to a dark space and not got the message yet."""
        self.messages: list[int] = []
        """Those seen already, under the stack."""
        self.reading: list[int] = []
        """Those being dealt with; while one more tile is laid, there can be several."""
        self.gains: list[Gain] = []
        """Since the last step."""
        self.told: list[tuple[str, int | None, frozenset[str]]] = []
        """What else happened since the last step: what, who, where."""
        self.put_this_turn: list[Figure] = []
        self.crashed = False
        """Whether a flight has failed since the turn, or this half of it, began."""
        self.turned: set[Cell] = set()
        """The lakes whose ferries were turned since then."""
        self.seen: Counter[str] = Counter()
        """How often something worth mentioning happened."""

    # -- who and where -------------------------------------------------------------------------------

    @property
    def counting(self) -> bool:
        """Whether it matters how points are moved on the score track."""
        return bool({"messages", "robbers"} & self.modules)

    def in_turn(self, first: int) -> list[int]:
        """All seats in the order of play, this one first."""
        return [(first + n) % self.seats for n in range(self.seats)]

    def of(self, figure: Figure) -> Feature:
        """What a figure stands on."""
        return self.land.feature(figure.cell, figure.part)

    def meeples(self, seat: int, kind: str | None = None) -> list[Figure]:
        """The meeples of a seat on the table, wherever, or on one kind of feature."""
        mine = [figure for figure in self.figures if figure.seat == seat and figure.strength]
        return [figure for figure in mine if kind in (None, self.of(figure).kind)]

    def crowds(self) -> dict[Feature, list[int]]:
        """How strong each seat is, wherever figures are."""
        crowds: dict[Feature, list[int]] = {}
        for figure in self.figures:
            crowds.setdefault(self.of(figure), [0] * self.seats)[figure.seat] += figure.strength
        return crowds

    def strength(self, feature: Feature) -> list[int]:
        """How strong each seat is there."""
        strengths = [0] * self.seats
        for figure in self.figures:
            if self.of(figure) is feature:
                strengths[figure.seat] += figure.strength
        return strengths

    def owners(self, feature: Feature) -> list[int]:
        """Who has the majority, alone or together."""
        strengths = self.strength(feature)
        return [seat for seat, mine in enumerate(strengths) if mine and mine == max(strengths)]

    def claimed(self) -> list[Feature]:
        """Every feature with a meeple on it."""
        return [feature for feature, strengths in self.crowds().items() if any(strengths)]

    def enchanted(self, name: str) -> Feature | None:
        """The feature of the mage or the witch."""
        place = self.magic[name]
        return None if place is None else self.land.feature(*place)

    def spots(self, seat: int) -> list[tuple[str, int]]:
        """The spaces of a seat's counting figures."""
        return [(name, reached[seat] % 50) for name, reached in self.counters.items()]

    def unseen(self) -> list[int]:
        """The messages that nobody has turned over yet."""
        return [n for n in range(1, 9) if n not in self.messages and n not in self.reading]

    # -- what it is worth ----------------------------------------------------------------------------

    def value(self, feature: Feature, seat: int) -> int:
        """What it brings this seat as it is now, complete or not."""
        points = self._plain_value(feature, seat)
        if feature is self.enchanted("mage"):
            return points + len(feature.cells)
        if feature is self.enchanted("witch"):
            return (points + 1) // 2
        return points

    def _plain_value(self, feature: Feature, seat: int) -> int:
        match feature.kind:
            case "road":
                if "inns" in self.modules and feature.total("inn"):
                    return len(feature.cells) * (2 if feature.complete else 0)
                return len(feature.cells)
            case "city":
                each = 2 if feature.complete else 1
                if "cathedrals" in self.modules and feature.total("cathedral"):
                    each = 3 if feature.complete else 0
                return (len(feature.cells) + feature.total("pennants")) * each
            case "monastery" | "garden":
                return 9 - feature.open
            case "field":
                pigs = [f for f in self.figures if f.name == "pig" and f.seat == seat]
                return len(self._cities(feature)) * (4 if any(self.of(p) is feature for p in pigs) else 3)
        raise AssertionError(feature.kind)

    def _cities(self, field: Feature) -> set[frozenset[Place]]:
        """The complete cities along a field."""
        found = set()
        for piece in field.pieces:
            for name in filter(None, piece.facts.get("along", "").split(",")):
                city = self.land.feature(piece.cell, name)
                if city.complete:
                    found.add(city.where)
        return found

    def gains_at_the_end(self) -> list[Gain]:
        """What would be added, were the game over now."""
        gains = [
            Gain(seat, self.value(feature, seat), feature.where)
            for feature in self.claimed()
            for seat in self.owners(feature)
        ]
        if "traders" in self.modules:
            for kind in GOODS:
                most = max(goods[kind] for goods in self.goods)
                gains += [
                    Gain(seat, 10) for seat in range(self.seats) if most and self.goods[seat][kind] == most
                ]
        gains += [Gain(seat, bars * BARS.get(bars, 4)) for seat, bars in enumerate(self.gold) if bars]
        waiting = [seat for seat, at in enumerate(self.robbers) if at is not None and seat not in self.spent]
        return gains + [Gain(seat, 3) for seat in waiting]

    def tiles_with_its_gold(self, feature: Feature) -> set[Cell]:
        """The tiles whose bars go with a feature: its own; around a monastery or garden all nine."""
        if feature.kind in ("road", "city"):
            return set(feature.cells)
        return {near for cell in feature.cells for near in (cell, *ring(cell))}

    def holes(self) -> Iterator[str]:
        """Cells that no tile fits that is left or in hand, whatever the river says."""
        kinds = [self.kinds[name] for name in {*self.left, self.hand} if name is not None]
        for cell in self.land.beside():
            if not any(self.land.fits(kind, cell, turn) for kind in kinds for turn in range(4)):
                yield at(cell)

    # -- what changes --------------------------------------------------------------------------------

    def put(self, name: str, seat: int, place: Place) -> None:
        """A figure from the supply onto the table."""
        self.figures.append(Figure(name, seat, *place))
        self.supply[name, seat] -= 1

    def home(self, figure: Figure) -> None:
        """A figure back into its owner's supply."""
        self.figures.remove(figure)
        self.supply[figure.name, figure.seat] += 1

    def send_lonely_home(self) -> None:
        """Builders and pigs without a meeple of their owner beside them."""
        for figure in [figure for figure in self.figures if not figure.strength]:
            if not self.strength(self.of(figure))[figure.seat]:
                self.home(figure)
                self.seen["lonely builders or pigs"] += 1

    def gain(self, seat: int, points: int, feature: Feature | None = None) -> None:
        """Points for a seat; how they are moved comes later."""
        self.scores[seat] += points
        self.gains.append(Gain(seat, points, frozenset() if feature is None else feature.where))

    def tell(self, what: str, seat: int | None, *where: str) -> None:
        self.told.append((what, seat, frozenset(where)))
        self.seen[what.replace("_", " ")] += 1


def at(cell: Cell) -> str:
    """How options name a cell."""
    return f"{cell[0]},{cell[1]}"


def spot(place: Place) -> str:
    """How options name a part of a tile."""
    return f"{at(place[0])} {place[1]}"


def part(place: Place) -> str:
    """How events name a part of a tile."""
    return f"part:{at(place[0])}/{place[1]}"


def cell_of(text: str) -> Cell:
    x, y = map(int, text.split(","))
    return x, y


def place_of(text: str) -> Place:
    """The place that an option ends with."""
    *_, cell, name = text.split()
    return cell_of(cell), name
