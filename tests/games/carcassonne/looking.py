"""What a scenario looks at, in a few short words; and landscapes that several scenarios use."""

from __future__ import annotations

from tavola.games.carcassonne.core.rules.view import CarcassonneView, PartT
from tavola.games.carcassonne.expansions.traders.rules import GoodsView
from tavola.kernel import Bag, Event, Seat
from tavola.testing import Scenario

RING = (
    "base.U 1,0 r0", "base.U -1,0 r0", "base.B 0,1 r0", "base.B -1,1 r0", "base.B 1,1 r0", "base.B 0,2 r0",
    "base.E -1,2 r2",
)  # fmt: skip
"""Around the monastery on 0,1, south of the usual start tile: only 1,2 is still empty."""

THREE_CITIES = (
    "base.E 0,-1 r0", "base.D 0,-2 r2", "base.E 1,0 r1", "base.D 2,0 r3", "base.E -1,0 r3", "base.D -2,0 r1",
)  # fmt: skip
"""Around a start tile with grass on all sides: three complete cities of two tiles along its field."""


def seen(table: Scenario, seat: Seat | None = None) -> CarcassonneView:
    """The table as a seat or, without one, a spectator sees it."""
    view = table.view(seat)
    assert isinstance(view, CarcassonneView)
    return view


def figures(table: Scenario, seat: Seat) -> list[str]:
    """A seat's figures on the board: which, where and on which part."""
    return [f"{s.figure} {s.x},{s.y} {s.part}" for s in seen(table).figures if s.seat == seat]


def part(table: Scenario, kind: type[PartT], seat: Seat | None = None) -> PartT:
    """What a module in play shows, by the class of it."""
    shown = seen(table, seat).part(kind)
    assert shown is not None
    return shown


def supply(table: Scenario, seat: Seat) -> Bag:
    """A seat's figures that are not on the board."""
    return seen(table).supply[seat]


def goods(table: Scenario, seat: Seat) -> Bag:
    """A seat's goods, only kinds that it has."""
    return {kind: count for kind, count in part(table, GoodsView).goods[seat].items() if count}


def told(table: Scenario, kind: str) -> Event:
    """The only event of this kind since the last act."""
    (event,) = [event for event in table.events if event.kind == f"carcassonne.{kind}"]
    return event


def offered(table: Scenario, seat: Seat, figure: str) -> list[str]:
    """The parts that a seat may put this figure on now."""
    start = f"put {figure} "
    return [option.removeprefix(start) for option in table.options(seat) if option.startswith(start)]


def sums(table: Scenario) -> list[tuple[Seat, int]]:
    """Who was awarded how much since the last act."""
    return [(award.seat, award.points) for award in table.awards]
