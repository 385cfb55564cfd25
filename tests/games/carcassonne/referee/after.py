"""The fourth step of a turn: gold is shared, messages are read, robbers go back, crop circles act."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from tests.games.carcassonne.referee.box import Cell
from tests.games.carcassonne.referee.scoring import count
from tests.games.carcassonne.referee.table import (
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

CIRCLES = {"fork": "field", "club": "road", "shield": "city"}
SMALLEST = {1: "road", 2: "city", 3: "monastery"}


def share_gold(table: Table) -> Flow:
    """In turn everybody takes one bar they are entitled to, until none of these is left."""
    seat = table.mover
    table.seen["gold shared by several"] += len(set().union(*table.rights.values())) > 1
    while table.rights:
        mine = [cell for cell, seats in table.rights.items() if seat in seats]
        if mine:
            cell = mine[0]
            if len(mine) > 1 and len(set(map(frozenset, table.rights.values()))) > 1:
                answers = Counter(f"take-gold {at(cell)}" for cell in mine)
                table.seen["gold chosen"] += 1
                cell = cell_of((yield Asked(seat, "gold_share", answers)).split()[1])
            table.bars[cell] -= 1
            table.gold[seat] += 1
            if not table.bars[cell]:
                del table.bars[cell], table.rights[cell]
            table.tell("gold_taken", seat)
        seat = (seat + 1) % table.seats


# -- messages ------------------------------------------------------------------------------------------


def messages(table: Table, one_more_tile: Callable[[Table], Flow]) -> Flow:
    """One for having landed on a dark space; its points may bring the next."""
    while table.landed:
        table.landed = False
        if unseen := table.unseen():
            number = int((yield Asked(None, "message", Counter(map(str, unseen)))))
        else:
            number = table.messages.pop(0)
            table.seen["messages known before"] += 1
        table.reading.append(number)
        table.tell("message", table.mover)
        text = yield Asked(table.mover, "message", Counter(["message", "message-points"]))
        if text == "message-points":
            yield from _give(table, 2)
        elif number == 4:
            table.tell("one_more_tile", table.mover)
            yield from one_more_tile(table)
        elif number == 8 and table.meeples(table.mover):
            yield from _recall(table)
        else:
            yield from _give(table, _worth(table, number))
        table.reading.remove(number)
        table.messages.append(number)


def _worth(table: Table, number: int) -> int:
    """What the action of a message brings; nothing where there is nothing of the kind."""
    table.seen[f"message {number}"] += 1
    match number:
        case 1 | 2 | 3:
            own = {table.of(figure) for figure in table.meeples(table.mover, SMALLEST[number])}
            return min((table.value(feature, table.mover) for feature in own), default=0)
        case 5:
            return 2 * sum(
                city.total("pennants") for city in set(map(table.of, table.meeples(table.mover, "city")))
            )
        case 6:
            return 2 * len(table.meeples(table.mover, "city"))
        case 7:
            return 2 * len(table.meeples(table.mover, "field"))
        case 8:
            return 0
    raise AssertionError(number)


def _give(table: Table, points: int) -> Flow:
    table.gain(table.mover, points)
    table.tell("message_scored", table.mover)
    yield from count(table, [(table.mover, points)])


def _recall(table: Table) -> Flow:
    """Any own meeple comes back; with the majority it brings what it would at the end."""
    own = table.meeples(table.mover)
    answers = Counter({f"recall {_named(figure)}": 1 for figure in own})
    text = yield Asked(table.mover, "recall", answers)
    figure = next(figure for figure in own if text == f"recall {_named(figure)}")
    feature = table.of(figure)
    points = table.value(feature, table.mover) if table.mover in table.owners(feature) else 0
    table.gain(table.mover, points, feature)
    table.tell("recalled", table.mover, *map(part, feature.where))
    table.home(figure)
    table.send_lonely_home()
    yield from count(table, [(table.mover, points)])


def _named(figure: Figure) -> str:
    return f"{figure.name} {spot((figure.cell, figure.part))}"


# -- robbers and crop circles --------------------------------------------------------------------------


def robbers_back(table: Table) -> None:
    """Those that have robbed."""
    for seat in sorted(table.spent):
        table.robbers[seat] = None
        table.tell("robber_back", seat)
    table.spent.clear()


def crop_circle(table: Table, cell: Cell) -> Flow:
    """The mover says what all do, and does it last."""
    symbol = table.land.kinds[cell].symbol("crop-circle")
    if symbol is None:
        return
    kind = CIRCLES[symbol["kind"]]
    all_add = (yield Asked(table.mover, "crop", Counter(["all-add", "all-remove"]))) == "all-add"
    table.tell("crop", table.mover)
    for seat in table.in_turn((table.mover + 1) % table.seats):
        yield from (_add if all_add else _remove)(table, seat, kind)


def _add(table: Table, seat: int, kind: str) -> Flow:
    """One meeple beside an own one may be added."""
    answers = {*_additions(table, seat, kind)}
    if not answers:
        return
    text = yield Asked(seat, "crop_add", Counter([*answers, "skip"]))
    if text != "skip":
        table.put(text.split()[1], seat, place_of(text))
        table.tell("crop_added", seat, part(place_of(text)))


def _additions(table: Table, seat: int, kind: str) -> Iterator[str]:
    for figure in table.meeples(seat, kind):
        for name in ("meeple", "big-meeple"):
            if table.supply.get((name, seat)):
                yield f"add {name} {spot((figure.cell, figure.part))}"


def _remove(table: Table, seat: int, kind: str) -> Flow:
    """One meeple must come back."""
    own = {f"remove {_named(figure)}": figure for figure in table.meeples(seat, kind)}
    if not own:
        return
    text = (yield Asked(seat, "crop_remove", Counter(own.keys()))) if len(own) > 1 else next(iter(own))
    table.home(own[text])
    table.tell("crop_removed", seat, part(place_of(text)))
    table.send_lonely_home()
