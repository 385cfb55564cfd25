"""The engine's position and the referee's, point by point."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from itertools import chain
from typing import cast

from tavola.games.carcassonne.core.rules.land import Land
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.expansions.ferries.rules import LyingFerry
from tavola.kernel import Chance
from tests.games.carcassonne.referee.box import Cell
from tests.games.carcassonne.referee.conserved import conserved
from tests.games.carcassonne.referee.disagreement import Disagreement, same
from tests.games.carcassonne.referee.land import AROUND, Feature
from tests.games.carcassonne.referee.referee import Referee
from tests.games.carcassonne.referee.table import GOODS, Table, at


def place(part: str) -> tuple[Cell, str]:
    """`part:3,-1/c1` or `3,-1/c1`."""
    cell, _, name = part.removeprefix("part:").partition("/")
    x, y = map(int, cell.split(","))
    return (x, y), name


def _reach(land: Land) -> list[tuple[int, int, int]]:
    """By segment, what it is joined with, and what that carries."""
    segments = range(land.base + land.face.segments if land.laid else 0)
    return [(land.find(segment), land.open_of(segment), land.marks_of(segment)) for segment in segments]


class Comparison:
    """Everything that both of them know about a position."""

    def __init__(self, state: CarcassonneState, referee: Referee) -> None:
        self.state = state
        self.referee = referee
        self.table = referee.table
        self._places: dict[int, tuple[Cell, str]] = {}
        """The engine's segments."""
        self._roots: dict[int, Feature] = {}
        """The engine's features and ours."""
        self._compared: object = None
        """What the engine's features were made of when they were last compared."""
        self._counted: object = None

    def make(self) -> None:
        """Raises Disagreement where they differ."""
        self._pending()
        same("scores", tuple(self.table.scores), self.state.scores())
        self._stock()
        self._features()
        self._figures()
        self._modules()
        conserved(self.state, self.table, self.referee.asks)
        if isinstance(self.state.pending, Chance) or self.state.over:
            self._view()

    def _pending(self) -> None:
        asked, pending = self.referee.asks, self.state.pending
        if asked is None or not pending:
            same("what is asked at the end", asked, pending or None)
        elif isinstance(pending, Chance):
            same("what is drawn", (None, asked.what), (asked.seat, pending.why.removeprefix("carcassonne.")))
            same("what can be drawn", asked.answers, Counter(pending.pool))
        else:
            (decision,) = pending
            ask = decision.ask.removeprefix("carcassonne.")
            same("who is asked what", (asked.seat, asked.what), (decision.seat, ask))
            same("options", asked.answers, Counter(asked.reads(str(o)) for o in decision.options))

    def _stock(self) -> None:
        state, table = self.state, self.table
        same("whose turn it is", table.mover, state.mover)
        same("tiles left", table.left, Counter(state.pile))
        same("tiles aside", tuple(table.aside), state.aside)
        names = [figure.name for figure in state.rules.figures]
        found = {(name, s): state.in_supply(n, s) for n, name in enumerate(names) for s in range(state.seats)}
        same("supplies", table.supply, found)

    def _features(self) -> None:
        state, table = self.state, self.table
        made_of = ([*table.land.features], _reach(state.land), state.links)
        if self._compared == made_of:
            return
        self._compared = made_of
        for number in range(self.state.land.laid):
            y, x = divmod(state.land.cell_of(number), 1024)
            for n, name in enumerate(state.land.faces[number].names):
                self._places[state.land.base_of(number) + n] = ((x - 512, y - 512), name)
        groups: dict[int, set[tuple[Cell, str]]] = {}
        for segment, place in self._places.items():
            groups.setdefault(min(state.roots(segment)), set()).add(place)
        expected = {feature.where for feature in table.land.features}
        same("features", expected, {frozenset(group) for group in groups.values()})
        roots = {root: table.land.feature(*self._places[root]) for root in groups}
        for root, feature in roots.items():
            self._feature(root, feature)
        self._roots = roots
        self._counted = None

    def _feature(self, segment: int, expected: Feature) -> None:
        """How far it reaches and what it carries; that changes only with tiles and ferries."""
        state, found = self.state, self.state.feature(segment)
        where = f"of the {expected.kind} {expected.pieces[0].where}"
        if expected.kind in ("road", "city"):
            same(f"tiles {where}", len(expected.cells), found.size)
            for fact, mark in self._marks():
                same(f"{mark} {where}", expected.total(*fact), state.rules.read(mark, found.marks))
        elif expected.kind not in AROUND or (expected.kind == "garden" and "abbot" not in self.table.modules):
            return
        same(f"open ends {where}", expected.open, found.open)
        same(f"complete {where}", (expected.complete,) * 2, (found.complete, state.closed(segment)))

    def _figures(self) -> None:
        state = self.state
        standing = Counter(
            (state.rules.figures[f].name, seat, *self._places[at]) for at, f, seat in state.figures
        )
        same("figures", self._standing(), standing)
        counted = ([*map(state.land.strength_of, self._roots)], [*state.figures])
        if self._counted == counted:
            return
        self._counted = counted
        crowds = self.table.crowds()
        for root, feature in self._roots.items():
            packed = state.feature(root).strength
            expected = crowds.get(feature, [0] * state.seats)
            if expected != [packed >> 5 * seat & 31 for seat in range(state.seats)]:
                raise Disagreement(f"strengths on {feature.where}: {expected}, not {packed:b}")
            if any(expected) != state.occupied(root):
                raise Disagreement(f"{feature.where} occupied: {any(expected)}")

    def _standing(self) -> Counter[tuple[str, int, Cell, str]]:
        return Counter((it.name, it.seat, it.cell, it.part) for it in self.table.figures)

    def _marks(self) -> list[tuple[tuple[str, ...], str]]:
        modules = self.table.modules
        marks: list[tuple[tuple[str, ...], str]] = [(("pennants",), "pennants")]
        marks += [(("inn",), "inn")] if "inns" in modules else []
        marks += [(("cathedral",), "cathedral")] if "cathedrals" in modules else []
        marks += [(("goods", kind), kind) for kind in GOODS] if "traders" in modules else []
        return marks

    def _modules(self) -> None:
        """What the modules show of their own: everything that is no figure on the land."""
        table, state = self.table, self.state
        parts = {module.name: module.shows(state) for module in state.rules.showing}
        shown = {name: _facts(part) for name, part in parts.items()}
        if "ferries" in shown:
            lying = cast("Sequence[LyingFerry]", shown["ferries"]["lying"])
            shown["ferries"]["lying"] = {(ferry.cell, ferry.first, ferry.second) for ferry in lying}
        expected = {name: it for name, it in _shows(table).items() if name in table.modules}
        for name in expected.keys() | shown.keys():
            same(name, expected.get(name), shown.get(name))
        if table.counting:
            same("counting figures", list(chain(*table.counters.values())), state.track)

    def _view(self) -> None:
        """What everybody sees: majorities, what each feature would bring, and the sum of it all."""
        table, view = self.table, self.state.view(None)
        same("tiles left as seen", table.left, Counter(view.left_by_kind))
        standing = Counter((it.figure, it.seat, (it.x, it.y), it.part) for it in view.figures)
        same("figures as seen", self._standing(), standing)
        if len(table.land.laid) % 20 == 0:
            same("holes", set(table.holes()), set(view.holes))
        same(
            "majorities",
            {
                feature.where: [(seat, table.value(feature, seat)) for seat in table.owners(feature)]
                for feature in table.claimed()
            },
            {
                frozenset(map(place, region.parts)): list(zip(region.owners, region.points, strict=True))
                for region in view.regions
            },
        )
        totals = table.scores[:]
        for gain in [] if self.state.over else table.gains_at_the_end():
            totals[gain.seat] += gain.points
        if self.state.over:
            best = max(totals)
            winners = {seat for seat, score in enumerate(totals) if score == best}
            same("winners", winners, {place.seat for place in view.standing if place.rank == 1})
        else:
            same("if it ended now", tuple(totals), view.if_ended_now)


def _facts(part: object) -> dict[str, object]:
    """What a module shows, by the names of its facts."""
    assert is_dataclass(part)
    return {fact.name: getattr(part, fact.name) for fact in fields(part)}


def _shows(table: Table) -> dict[str, dict[str, object]]:
    """What modules show, in the engine's words."""
    lying = set()
    for link in table.land.links:
        (cell, one), (_, other) = sorted(link)
        lying.add((at(cell), one, other))
    return {
        "river": {"flowing": table.land.river_end() is not None},
        "traders": {"goods": tuple({kind: mine[kind] for kind in GOODS} for mine in table.goods)},
        "gold": {
            "lying": {at(cell): bars for cell, bars in table.bars.items()},
            "held": tuple(table.gold),
        },
        "mage-and-witch": {
            name: None if place is None else f"{at(place[0])}/{place[1]}"
            for name, place in table.magic.items()
        },
        "robbers": {"spaces": tuple(table.robbers), "spent": tuple(sorted(table.spent))},
        "ferries": {"lying": lying, "left": 8 - len(lying)},
        "messages": {
            "meeple": tuple(table.counters.get("meeple", ())),
            "messenger": tuple(table.counters.get("messenger", ())),
            "unseen": len(table.unseen()),
            "seen": tuple(table.messages),
        },
    }
