"""The first step of a turn: a tile is laid; then gold bars, mage or witch, robbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator

from tests.games.carcassonne.referee.box import Cell, Kind, Point, edges, tile_set
from tests.games.carcassonne.referee.land import Place, ring
from tests.games.carcassonne.referee.table import Asked, Flow, Table, at, cell_of, part, place_of, spot


def start(table: Table) -> Flow:
    """Who begins is drawn. The source lies first, where there is a river; the other start tile does not."""
    table.mover = int((yield Asked(None, "start", Counter(map(str, range(table.seats))))))
    starts = [kind for kind in table.kinds.values() if kind.start]
    river = [kind for kind in starts if _river(kind, (0, 0), 0)]
    table.land.lay((river or starts)[0], (0, 0), 0)


def draw_and_lay(table: Table) -> Generator[Asked, str, Cell | None]:
    """Draw until a tile fits, and lay it; None: there was none."""
    while table.hand is None:
        pool = _pool(table)
        if not pool:
            return None
        drawn = yield Asked(None, "tile", pool)
        table.left[drawn] -= 1
        table.left += Counter()
        if placements := Counter(_placements(table, table.kinds[drawn])):
            table.hand = drawn
        else:
            table.seen["river tiles set aside" if drawn.startswith("river") else "tiles set aside"] += 1
            table.aside.append(drawn)
    kind = table.kinds[table.hand]
    _, where, turns = (yield Asked(table.mover, "lay", placements)).split()
    table.hand = None
    cell, turn = cell_of(where), int(turns[1:])
    if flow := _river(kind, cell, turn):
        end = table.land.river_end()
        assert end is not None
        table.bend = _bend(cell, end, flow)
        table.seen["river bends"] += table.bend != 0
    table.land.lay(kind, cell, turn)
    _earn(table, cell)
    return cell


def _earn(table: Table, cell: Cell) -> None:
    """A tile at the road or city of the mover's builder earns a second turn; not within one, nor if new."""
    for builder in table.figures:
        if builder.name == "builder" and builder.seat == table.mover and cell in table.of(builder).cells:
            if builder in table.put_this_turn:
                table.seen["tiles at the builder in the turn it was put"] += 1
            else:
                table.earned = table.earned or not table.second


def _pool(table: Table) -> Counter[str]:
    """All that is left; the river first, and of that the lake last."""
    if "river" not in table.modules:
        return table.left
    river = [kind for kind in tile_set("river") if table.left[kind.id]]
    before_lake = [kind for kind in river if not any(p.facts.get("ends") == "lake" for p in kind.parts)]
    first = before_lake or river
    return Counter({kind.id: table.left[kind.id] for kind in first}) if first else table.left


def _placements(table: Table, kind: Kind) -> Iterator[str]:
    for cell in table.land.beside():
        for turn in range(4):
            if table.land.fits(kind, cell, turn) and _river_allows(table, kind, cell, turn):
                yield f"place {at(cell)} r{turn}"


def _river_allows(table: Table, kind: Kind, cell: Cell, turn: int) -> bool:
    flow = _river(kind, cell, turn)
    if not flow:
        return True
    end = table.land.river_end()
    if end not in flow:
        return False
    bend = _bend(cell, end, flow)
    return bend == 0 or bend != table.bend


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


# -- gold ----------------------------------------------------------------------------------------------


def lay_gold(table: Table, cell: Cell) -> Flow:
    """One bar onto the tile, one onto a tile around it."""
    if table.land.kinds[cell].symbol("gold") is None:
        return
    near = [other for other in ring(cell) if other in table.land.tiles]
    second = near[0]
    if len(near) > 1:
        answers = Counter(f"gold {at(other)}" for other in near)
        second = cell_of((yield Asked(table.mover, "gold", answers)).split()[1])
    table.bars.update([cell, second])
    table.tell("gold_laid", table.mover, f"cell:{at(cell)}", f"cell:{at(second)}")


# -- mage and witch ------------------------------------------------------------------------------------


def put_magic(table: Table, cell: Cell) -> Flow:
    """A tile with the symbol, or one that brings both together: one of them must move."""
    if table.land.kinds[cell].symbol("mage") is not None or together(table):
        yield from move_magic(table)


def keep_apart(table: Table) -> Flow:
    """Ferries may have brought both together."""
    if together(table):
        table.seen["mage and witch together by a ferry"] += 1
        yield from move_magic(table)


def together(table: Table) -> bool:
    mage, witch = table.enchanted("mage"), table.enchanted("witch")
    return mage is not None and mage is witch


def move_magic(table: Table) -> Flow:
    """Onto an open road or city where neither stands; if there is none, one of them leaves the table."""
    taken = [table.enchanted(name) for name in table.magic]
    places: set[Place] = set()
    for feature in table.land.features:
        if feature.kind in ("road", "city") and not feature.complete and feature not in taken:
            places |= {min(table.land.for_good(piece.where)) for piece in feature.pieces}
    answers = [f"conjure {name} {spot(place)}" for place in places for name in table.magic]
    if not answers:
        answers = [f"dismiss {name}" for name, place in table.magic.items() if place is not None]
    if not answers:
        return
    table.seen["mage and witch together"] += together(table)
    text = yield Asked(table.mover, "magic", Counter(answers), lambda text: _same_road(table, text))
    match text.split():
        case ["dismiss", name]:
            table.magic[name] = None
            table.tell("magic_gone", table.mover)
        case [_, name, _, _]:
            table.magic[name] = place_of(text)
            table.tell("magic", table.mover, part(place_of(text)))


def _same_road(table: Table, text: str) -> str:
    """It does not matter which part of a road or city is named, unless a ferry lies between."""
    word, name, *_ = text.split()
    if word == "dismiss":
        return text
    return f"{word} {name} {spot(min(table.land.for_good(place_of(text))))}"


# -- robbers -------------------------------------------------------------------------------------------


def place_robbers(table: Table, cell: Cell) -> Flow:
    """The mover may place or move the own robber; then the next one who has theirs at home."""
    if table.land.kinds[cell].symbol("robber") is None:
        return
    mover, *others = table.in_turn(table.mover)
    if mover not in table.spent:
        yield from _place_robber(table, mover)
    for seat in others:
        if table.robbers[seat] is None:
            yield from _place_robber(table, seat)
            return


def _place_robber(table: Table, seat: int) -> Flow:
    spaces = {space for other in range(table.seats) if other != seat for _, space in table.spots(other)}
    spaces -= {table.robbers[seat]}
    if not spaces:
        return
    answers = Counter(["skip", *(f"ambush {space}" for space in spaces)])
    text = yield Asked(seat, "robber", answers)
    if text != "skip":
        table.seen["robbers moved"] += table.robbers[seat] is not None
        table.robbers[seat] = int(text.split()[1])
        table.tell("ambush", seat, f"space:{table.robbers[seat]}")
