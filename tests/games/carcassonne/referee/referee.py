"""A slow, obvious Carcassonne: follows a game by what is drawn and chosen, and keeps its own accounts.

Everything is worked out anew from the tiles on the table whenever it is needed. Of the engine it knows
the words of the options, and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from tests.games.carcassonne.referee.box import Cell, Kind, Point, edges, stock, tile_set
from tests.games.carcassonne.referee.land import AROUND, Feature, Land

SETS = {"river": "river", "inns-tiles": "inns", "traders-tiles": "traders"}
STRENGTHS = {"meeple": 1, "abbot": 1, "big-meeple": 2, "builder": 0, "pig": 0}
GOODS = ("wine", "grain", "cloth")


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
    parts: frozenset[tuple[Cell, str]] = frozenset()


@dataclass(frozen=True, slots=True)
class Asked:
    """What the game waits for: a seat's answer, or, without a seat, what is drawn from a pool."""

    seat: int | None
    answers: Counter[str]


class Referee:
    """One game, seen from outside."""

    def __init__(self, modules: Collection[str], seats: int) -> None:
        self.modules = frozenset(modules)
        self.seats = seats
        self.kinds: dict[str, Kind] = stock(["base", *(SETS[name] for name in SETS if name in self.modules)])
        self.left = Counter({name: kind.count - kind.start for name, kind in self.kinds.items()})
        self.left += Counter()
        self.aside: list[str] = []
        self.hand: str | None = None
        self.land = Land()
        self.figures: list[Figure] = []
        self.supply = {
            (name, seat): 7 if name == "meeple" else 1
            for name in STRENGTHS
            if name == "meeple" or name in self.modules
            for seat in range(seats)
        }
        self.scores = [0] * seats
        self.goods = [Counter[str]() for _ in range(seats)]
        self.mover = -1
        self.waits = "start"
        self.second = False
        self.earned = False
        self.bend = 0
        self.gains: list[Gain] = []
        """Since the last step."""
        self.seen: Counter[str] = Counter()
        """How often something worth mentioning happened."""

    # -- what may happen ---------------------------------------------------------------------------

    def asks(self) -> Asked | None:
        """What the game waits for now; None: it is over."""
        match self.waits:
            case "start":
                return Asked(None, Counter(map(str, range(self.seats))))
            case "draw":
                return Asked(None, self._pool())
            case "lay":
                return Asked(self.mover, Counter(self._placements(self._in_hand())))
            case "figure":
                return Asked(self.mover, Counter([*self._figure_options(), "skip"]))
            case "second":
                return Asked(self.mover, Counter(["second-turn", "no-second-turn"]))
        return None

    def _in_hand(self) -> Kind:
        assert self.hand is not None
        return self.kinds[self.hand]

    def _pool(self) -> Counter[str]:
        """All that is left; the river first, and of that the lake last."""
        if "river" not in self.modules:
            return self.left
        river = [kind for kind in tile_set("river") if self.left[kind.id]]
        before_lake = [kind for kind in river if not any(p.facts.get("ends") == "lake" for p in kind.parts)]
        first = before_lake or river
        return Counter({kind.id: self.left[kind.id] for kind in first}) if first else self.left

    def _placements(self, kind: Kind) -> Iterator[str]:
        for cell in self.land.beside():
            for turn in range(4):
                if self.land.fits(kind, cell, turn) and self._river_allows(kind, cell, turn):
                    yield f"place {cell[0]},{cell[1]} r{turn}"

    def _river_allows(self, kind: Kind, cell: Cell, turn: int) -> bool:
        flow = _river(kind, cell, turn)
        if not flow:
            return True
        end = self.land.river_end()
        if end not in flow:
            return False
        bend = _bend(cell, end, flow)
        return bend == 0 or bend != self.bend

    def _figure_options(self) -> Iterator[str]:
        cell = self.land.laid[-1][0]
        for name, feature in self.land.on(cell):
            for figure in STRENGTHS:
                if self.supply.get((figure, self.mover)) and self._may_stand(figure, feature):
                    yield f"put {figure} {name}"
        if (abbot := self._abbot()) is not None and self._of(abbot).open:
            yield "take abbot"

    def _may_stand(self, figure: str, feature: Feature) -> bool:
        strengths = self.strength(feature)
        free, mine = not any(strengths), strengths[self.mover] > 0
        match figure:
            case "meeple" | "big-meeple":
                kinds = ["road", "city", "monastery", *(["field"] if "farmers" in self.modules else [])]
                return free and feature.kind in kinds
            case "abbot":
                return free and feature.kind in AROUND
            case "builder":
                return mine and feature.kind in ("road", "city")
            case "pig":
                return mine and feature.kind == "field"
        raise AssertionError(figure)

    def _abbot(self) -> Figure | None:
        return next((f for f in self.figures if f.name == "abbot" and f.seat == self.mover), None)

    # -- what happens ------------------------------------------------------------------------------

    def drawn(self, outcome: str) -> None:
        """Chance brought this."""
        self.gains = []
        if self.waits == "start":
            self.mover = int(outcome)
            self._begin()
            return
        self.left[outcome] -= 1
        self.left += Counter()
        if list(self._placements(self.kinds[outcome])):
            self.hand = outcome
            self.waits = "lay"
        else:
            self.seen["river tiles set aside" if outcome.startswith("river") else "tiles set aside"] += 1
            self.aside.append(outcome)
            self._go_on("draw")

    def _begin(self) -> None:
        """The source lies first, where there is a river; the other start tile is not used then."""
        starts = [kind for kind in self.kinds.values() if kind.start]
        river = [kind for kind in starts if _river(kind, (0, 0), 0)]
        self.land.lay((river or starts)[0], (0, 0), 0)
        self._go_on("draw")

    def chosen(self, text: str) -> None:
        """The mover answered this."""
        self.gains = []
        match text.split():
            case ["place", cell, turn]:
                x, y = map(int, cell.split(","))
                self._lay((x, y), int(turn[1:]))
            case ["put", figure, part]:
                self.figures.append(Figure(figure, self.mover, self.land.laid[-1][0], part))
                self.supply[figure, self.mover] -= 1
                self._score()
            case ["take", "abbot"]:
                self._take_abbot()
                self._score()
            case ["skip"]:
                self._score()
            case ["second-turn"]:
                self.second = True
                self.seen["double turns"] += 1
                self._go_on("draw")
            case ["no-second-turn"]:
                self._next_player()
            case _:
                raise AssertionError(text)

    def _lay(self, cell: Cell, turn: int) -> None:
        kind = self._in_hand()
        self.hand = None
        if flow := _river(kind, cell, turn):
            end = self.land.river_end()
            assert end is not None
            self.bend = _bend(cell, end, flow)
            self.seen["river bends"] += self.bend != 0
        self.land.lay(kind, cell, turn)
        builders = [f for f in self.figures if f.name == "builder" and f.seat == self.mover]
        self.earned = not self.second and any(cell in self._of(builder).cells for builder in builders)
        self.waits = "figure"
        if not list(self._figure_options()):
            self._score()

    def _take_abbot(self) -> None:
        abbot = self._abbot()
        assert abbot is not None
        self.seen["abbots taken back"] += 1
        self._gain(abbot.seat, 9 - self._of(abbot).open, self._of(abbot))
        self._home(abbot)

    def _score(self) -> None:
        """Everything that is complete, each by itself; then the goods of cities that were not before."""
        for feature in self.land.features:
            if feature.complete:
                self._score_complete(feature)
        self._go_on("second" if self.earned and self.left else "next")

    def _score_complete(self, feature: Feature) -> None:
        if figures := [figure for figure in self.figures if self._of(figure) is feature]:
            for seat in self.owners(feature):
                self._gain(seat, self.value(feature, seat), feature)
            for figure in figures:
                self._home(figure)
            self._remember(feature, figures)
        if feature.kind == "city" and "traders" in self.modules and self._just_laid in feature.cells:
            for kind in GOODS:
                self.goods[self.mover][kind] += feature.total("goods", kind)
                self.seen["goods"] += feature.total("goods", kind)

    @property
    def _just_laid(self) -> Cell:
        return self.land.laid[-1][0]

    def _go_on(self, waits: str) -> None:
        if waits == "next":
            self._next_player()
        elif waits == "draw" and not self._pool():
            self._finish()
        else:
            self.waits = waits

    def _next_player(self) -> None:
        self.mover = (self.mover + 1) % self.seats
        self.second = self.earned = False
        self._go_on("draw")

    def _finish(self) -> None:
        self.waits = "over"
        for gain in self.gains_at_the_end():
            self.scores[gain.seat] += gain.points
            self.gains.append(gain)
        self.seen["fields with pigs"] += sum(f.name == "pig" for f in self.figures)

    # -- accounts ----------------------------------------------------------------------------------

    def _of(self, figure: Figure) -> Feature:
        """What a figure stands on."""
        return self.land.feature(figure.cell, figure.part)

    def _home(self, figure: Figure) -> None:
        self.figures.remove(figure)
        self.supply[figure.name, figure.seat] += 1

    def _gain(self, seat: int, points: int, feature: Feature) -> None:
        self.scores[seat] += points
        self.gains.append(Gain(seat, points, feature.where))

    def crowds(self) -> dict[Feature, list[int]]:
        """How strong each seat is, wherever figures are."""
        crowds: dict[Feature, list[int]] = {}
        for figure in self.figures:
            crowds.setdefault(self._of(figure), [0] * self.seats)[figure.seat] += figure.strength
        return crowds

    def strength(self, feature: Feature) -> list[int]:
        """How strong each seat is there."""
        return self.crowds().get(feature, [0] * self.seats)

    def owners(self, feature: Feature) -> list[int]:
        """Who has the majority, alone or together."""
        strengths = self.strength(feature)
        return [seat for seat, mine in enumerate(strengths) if mine and mine == max(strengths)]

    def claimed(self) -> list[Feature]:
        """Every feature with a meeple on it."""
        return [feature for feature, strengths in self.crowds().items() if any(strengths)]

    def value(self, feature: Feature, seat: int) -> int:
        """What it brings this seat as it is now, complete or not."""
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
                return len(self._cities(feature)) * (4 if any(self._of(p) is feature for p in pigs) else 3)
        raise AssertionError(feature.kind)

    def _cities(self, field: Feature) -> set[frozenset[tuple[Cell, str]]]:
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
        return gains

    def holes(self) -> Iterator[str]:
        """Cells that no tile fits that is left or in hand, whatever the river says."""
        kinds = [self.kinds[name] for name in {*self.left, self.hand} if name is not None]
        for cell in self.land.beside():
            if not any(self.land.fits(kind, cell, turn) for kind in kinds for turn in range(4)):
                yield f"{cell[0]},{cell[1]}"

    def _remember(self, feature: Feature, figures: list[Figure]) -> None:
        """Count what happened, so that a run can say what it has put to the test."""
        seen = self.seen
        seen[f"{feature.kind} scored"] += 1
        seen["majorities shared"] += len(self.gains) > len({gain.parts for gain in self.gains})
        seen["figures without points"] += len({f.seat for f in figures}) > len(
            {gain.seat for gain in self.gains if gain.parts == feature.where}
        )
        seen["inns scored"] += bool(feature.total("inn")) and "inns" in self.modules
        seen["cathedrals scored"] += bool(feature.total("cathedral")) and "cathedrals" in self.modules
        seen["builders home"] += any(figure.name == "builder" for figure in figures)
        seen["big meeples home"] += any(figure.name == "big-meeple" for figure in figures)
        seen["tile counted once"] += feature.kind != "field" and len(feature.pieces) > len(feature.cells)


def _river(kind: Kind, cell: Cell, turn: int) -> set[Point]:
    """The points at which the river leaves a tile."""
    return {point for point, on in edges(kind, cell, turn).items() if on == "river"}


def _bend(cell: Cell, end: Point, flow: set[Point]) -> int:
    """0: the river runs straight on, or ends; 1: it bends to the right; -1: to the left."""
    others = flow - {end}
    if not others:
        return 0
    x, y = 4 * cell[0] + 2, 4 * cell[1] + 2
    (out_x, out_y) = others.pop()
    cross = (x - end[0]) * (out_y - y) - (y - end[1]) * (out_x - x)
    return (cross > 0) - (cross < 0)
