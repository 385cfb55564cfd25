"""The third step of a turn: complete features are scored, counting figures move, and robbers rob."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tests.games.carcassonne.referee.box import Cell
from tests.games.carcassonne.referee.land import Feature
from tests.games.carcassonne.referee.table import GOODS, Asked, Figure, Flow, Table, place_of, spot

Due = tuple[int, int]
"""A seat and points that it is to move."""


@dataclass(frozen=True, slots=True)
class Move:
    """One seat's counting figure goes so far."""

    seat: int
    counter: str
    points: int


def score(table: Table, cell: Cell) -> Flow:
    """Everything that is complete, each by itself; the mover says in which order, where that can matter."""
    due: list[Due] = []
    done: list[Feature] = []
    while table.counting and len(ready := [f for f in table.claimed() if f.complete]) > 1:
        answers = Counter(f"score {spot(min(feature.where))}" for feature in ready)
        text = yield Asked(table.mover, "score", answers, lambda text: _same_feature(table, text))
        done.append(table.land.feature(*place_of(text)))
        due += _score(table, done[-1], cell)
    for feature in table.land.features:
        if feature.complete and feature not in done:
            due += _score(table, feature, cell)
    yield from count(table, due)


def _same_feature(table: Table, text: str) -> str:
    return f"score {spot(min(table.land.feature(*place_of(text)).where))}"


def _score(table: Table, feature: Feature, cell: Cell) -> list[Due]:
    """Points and gold for the majority, figures home; the goods of a city; magic leaves."""
    due: list[Due] = []
    if figures := [figure for figure in table.figures if table.of(figure) is feature]:
        owners = table.owners(feature)
        for seat in owners:
            due.append((seat, table.value(feature, seat)))
            table.gain(*due[-1], feature)
        for tile in table.tiles_with_its_gold(feature):
            if table.bars[tile]:
                table.rights.setdefault(tile, set()).update(owners)
        for figure in figures:
            table.home(figure)
        _remember(table, feature, figures)
    for name in table.magic:
        if table.enchanted(name) is feature:
            table.magic[name] = None
            table.tell("magic_gone", None)
            table.seen[f"{name} scored"] += bool(figures)
            table.seen["magic gone without points"] += not figures
    if feature.kind == "city" and "traders" in table.modules and cell in feature.cells:
        for kind in GOODS:
            table.goods[table.mover][kind] += feature.total("goods", kind)
            table.seen["goods"] += feature.total("goods", kind)
    return due


# -- the score track -----------------------------------------------------------------------------------


def count(table: Table, due: Sequence[Due], *, robbed: bool = False) -> Flow:
    """Whoever gets points chooses which figure moves; when all have moved, robbers get their half."""
    if not table.counting:
        return
    moves: list[Move] = []
    for seat, points in due:
        if points:
            asked = _apart(table, seat, moves)
            answers = Counter(f"count {name}" for name in table.counters)
            counter = (yield Asked(seat, "count", answers)).split()[1] if asked else "meeple"
            moves.append(Move(seat, counter, points))
    robberies = [] if robbed else _robberies(table, moves)
    for move in moves:
        _go(table, move, robbed=robbed)
    for seat, loot in robberies:
        yield from _rob(table, seat, loot)


def _apart(table: Table, seat: int, moves: Sequence[Move]) -> bool:
    """Whether it makes a difference which of a seat's figures moves, after the moves that are settled."""
    ends = {
        reached[seat] + sum(move.points for move in moves if (move.seat, move.counter) == (seat, name))
        for name, reached in table.counters.items()
    }
    return len(ends) > 1


def _go(table: Table, move: Move, *, robbed: bool) -> None:
    """Robbed points are not robbed, so robbers beside the figure go with it."""
    reached = table.counters[move.counter]
    start = reached[move.seat] % 50
    reached[move.seat] += move.points
    end = reached[move.seat] % 50
    if "messages" in table.modules and end % 5 == 0 and move.seat == table.mover:
        table.landed = True
    for seat, space in enumerate(table.robbers):
        if robbed and space == start and seat != move.seat and seat not in table.spent:
            table.robbers[seat] = end
            table.seen["robbers gone along"] += 1


def _robberies(table: Table, moves: Sequence[Move]) -> list[tuple[int, list[Move]]]:
    """Every robber that another's figure leaves has something to take, in the order of play."""
    found = []
    for seat in table.in_turn(table.mover):
        space = table.robbers[seat]
        if space is not None and seat not in table.spent and (loot := _loot(table, seat, space, moves)):
            table.spent.add(seat)
            found.append((seat, loot))
    table.seen["several robbers at once"] += len(found) > 1
    return found


def _loot(table: Table, seat: int, space: int, moves: Sequence[Move]) -> list[Move]:
    """The moves of figures that stand beside the robber; else the first of one that comes past."""
    others = [move for move in moves if move.seat != seat]
    firsts = [next(m for m in others if _whose(m) == who) for who in dict.fromkeys(map(_whose, others))]
    beside = [move for move in firsts if table.counters[move.counter][move.seat] % 50 == space]
    if beside:
        return beside
    for n, move in enumerate(moves):
        before = sum(earlier.points for earlier in moves[:n] if _whose(earlier) == _whose(move))
        if move.seat != seat and (table.counters[move.counter][move.seat] + before) % 50 == space:
            table.seen["robbed in passing"] += 1
            return [move]
    return []


def _whose(move: Move) -> tuple[int, str]:
    return move.seat, move.counter


def _rob(table: Table, seat: int, loot: Sequence[Move]) -> Flow:
    """Half of it, rounded up; the owner chooses, where that makes a difference."""
    halves = {(move.seat, move.counter): (move.points + 1) // 2 for move in loot}
    half = next(iter(halves.values()))
    if len(set(halves.values())) > 1:
        answers = Counter(f"rob {victim} {counter}" for victim, counter in halves)
        table.seen["robbers choosing"] += 1
        _, victim, counter = (yield Asked(seat, "robbery", answers)).split()
        half = halves[int(victim), counter]
    table.gain(seat, half)
    table.tell("robbed", seat)
    yield from count(table, [(seat, half)], robbed=True)


def _remember(table: Table, feature: Feature, figures: list[Figure]) -> None:
    """Count what happened, so that a run can say what it has put to the test."""
    seen = table.seen
    seen[f"{feature.kind} scored"] += 1
    seen["majorities shared"] += len(table.gains) > len({gain.parts for gain in table.gains})
    seen["figures without points"] += len({f.seat for f in figures}) > len(
        {gain.seat for gain in table.gains if gain.parts == feature.where}
    )
    seen["inns scored"] += bool(feature.total("inn")) and "inns" in table.modules
    seen["cathedrals scored"] += bool(feature.total("cathedral")) and "cathedrals" in table.modules
    seen["builders home"] += any(figure.name == "builder" for figure in figures)
    seen["big meeples home"] += any(figure.name == "big-meeple" for figure in figures)
    seen["tile counted once"] += feature.kind != "field" and len(feature.pieces) > len(feature.cells)
    ferries = [link for link in table.land.links if link <= feature.where]
    seen["roads over ferries scored"] += bool(ferries)
