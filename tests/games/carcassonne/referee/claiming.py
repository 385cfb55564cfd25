"""The second step of a turn: one figure is put, flown or taken back; then ferries are laid and turned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations

from tests.games.carcassonne.referee.box import Cell
from tests.games.carcassonne.referee.land import AROUND, Feature
from tests.games.carcassonne.referee.scoring import count
from tests.games.carcassonne.referee.table import (
    STRENGTHS,
    Asked,
    Figure,
    Flow,
    Table,
    at,
    cell_of,
    part,
    place_of,
    spot,
)

WINDS: Mapping[str, tuple[int, int]] = {
    "N": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1),
    "S": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (-1, -1),
}  # fmt: skip


def act(table: Table, cell: Cell) -> Flow:
    """At most one figure."""
    answers = [*_figure_options(table, cell), *_flights(table, cell)]
    if table.crashed:
        table.seen["no figure after a crash"] += len(answers) > 0
        answers = [answer for answer in answers if answer == "take abbot"]
    if not answers:
        return
    text = yield Asked(table.mover, "claim", Counter([*answers, "skip"]))
    match text.split():
        case ["put", name, where]:
            table.put(name, table.mover, (cell, where))
            table.put_this_turn.append(table.figures[-1])
        case ["fly", name]:
            table.tell("flies", table.mover)
            yield from _fly(table, cell, name)
        case ["take", "abbot"]:
            yield from _take_abbot(table)
        case _:
            assert text == "skip"


def _figure_options(table: Table, cell: Cell) -> Iterator[str]:
    for name, feature in table.land.on(cell):
        for figure in STRENGTHS:
            if table.supply.get((figure, table.mover)) and _may_stand(table, figure, feature):
                yield f"put {figure} {name}"
    if (abbot := _abbot(table)) is not None and table.of(abbot).open:
        yield "take abbot"


def _may_stand(table: Table, figure: str, feature: Feature) -> bool:
    strengths = table.strength(feature)
    free, mine = not any(strengths), strengths[table.mover] > 0
    match figure:
        case "meeple" | "big-meeple":
            kinds = ["road", "city", "monastery", *(["field"] if "farmers" in table.modules else [])]
            return free and feature.kind in kinds
        case "abbot":
            return free and feature.kind in AROUND
        case "builder":
            return mine and feature.kind in ("road", "city")
        case "pig":
            return mine and feature.kind == "field"
    raise AssertionError(figure)


# -- the abbot -----------------------------------------------------------------------------------------


def _abbot(table: Table) -> Figure | None:
    return next((f for f in table.figures if f.name == "abbot" and f.seat == table.mover), None)


def _take_abbot(table: Table) -> Flow:
    """He alone is scored, whoever else is there, and his points are moved at once."""
    abbot = _abbot(table)
    assert abbot is not None
    table.seen["abbots taken back"] += 1
    points = 9 - table.of(abbot).open
    table.gain(abbot.seat, points, table.of(abbot))
    table.home(abbot)
    yield from count(table, [(abbot.seat, points)])


# -- flights -------------------------------------------------------------------------------------------


def _flights(table: Table, cell: Cell) -> Iterator[str]:
    if table.land.kinds[cell].symbol("flyer") is not None:
        for name in ("meeple", "big-meeple"):
            if table.supply.get((name, table.mover)):
                yield f"fly {name}"


def _fly(table: Table, cell: Cell, name: str) -> Flow:
    """So far as the die says, to where the flying machine points; there it lands if it can."""
    far = int((yield Asked(None, "flight", Counter("123"))))
    dx, dy = _wind(table, cell)
    target = cell[0] + far * dx, cell[1] + far * dy
    table.tell("flown", table.mover, f"cell:{at(target)}")
    places = [
        (target, piece.name)
        for piece in table.land.tiles.get(target, [])
        if piece.kind in ("road", "city", "monastery") and not table.land.feature(target, piece.name).complete
    ]
    if not places:
        table.tell("crashed", table.mover)
        table.crashed = True
        return
    place = places[0]
    if len(places) > 1:
        answers = Counter(f"land {spot(place)}" for place in places)
        table.seen["landings chosen"] += 1
        place = place_of((yield Asked(table.mover, "landing", answers)))
    table.seen["landings beside others"] += any(table.strength(table.land.feature(*place)))
    table.put(name, table.mover, place)
    table.tell("landed", table.mover, part(place))


def _wind(table: Table, cell: Cell) -> tuple[int, int]:
    symbol = table.land.kinds[cell].symbol("flyer")
    assert symbol is not None
    dx, dy = WINDS[symbol["to"]]
    turn = next(turn for where, _, turn in table.land.laid if where == cell)
    for _ in range(turn):
        dx, dy = -dy, dx
    return dx, dy


# -- ferries -------------------------------------------------------------------------------------------


def lay_ferry(table: Table, cell: Cell) -> Flow:
    """A new ferry onto a lake that was just laid."""
    if table.land.kinds[cell].symbol("lake") is not None:
        text = yield Asked(table.mover, "ferry", Counter(f"ferry {way}" for way in _ways(table, cell)))
        _lay(table, text, "ferry_laid")


def turn_ferries(table: Table, cell: Cell) -> Flow:
    """The first ferry along each road that leads away from the tile may be turned once."""
    lakes = _first_ferries(table, cell) - table.turned
    table.seen["ferries turned before in this turn"] += bool(_first_ferries(table, cell) & table.turned)
    table.seen["several ferries in reach"] += len(lakes) > 1
    while lakes:
        ways = [f"turn-ferry {way}" for lake in lakes for way in _ways(table, lake)]
        text = yield Asked(table.mover, "ferries", Counter([*ways, "keep-ferries"]))
        if text == "keep-ferries":
            return
        lake = _lay(table, text, "ferry_turned")
        lakes.remove(lake)
        table.turned.add(lake)
        table.send_lonely_home()


def _first_ferries(table: Table, cell: Cell) -> set[Cell]:
    """A road without ferries is a line, and whatever ferries it leads to are at its ends."""
    roads = [piece.where for piece in table.land.tiles[cell] if piece.kind == "road"]
    reached = {place for road in roads for place in table.land.for_good(road)}
    return {place[0] for link in table.land.links for place in link if place in reached} - {cell}


def _ways(table: Table, lake: Cell) -> Iterator[str]:
    """All the ways in which a ferry can lie there, except the one in which it does."""
    symbol = table.land.kinds[lake].symbol("lake")
    assert symbol is not None
    for one, other in combinations(symbol["piers"].split(","), 2):
        if table.land.joined(lake) != frozenset({(lake, one), (lake, other)}):
            yield f"{at(lake)} {one}-{other}"


def _lay(table: Table, text: str, what: str) -> Cell:
    _, where, piers = text.split()
    lake = cell_of(where)
    one, other = piers.split("-")
    table.land.join(lake, one, other)
    table.tell(what, table.mover, part((lake, one)), part((lake, other)))
    return lake
