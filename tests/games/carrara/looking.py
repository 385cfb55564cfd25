"""What a scenario looks at, in a few short words."""

from __future__ import annotations

from tavola.games.carrara.first.rules.game import base_game
from tavola.games.carrara.first.rules.view import CarraraView, Mat, Screen
from tavola.kernel import Bag, Event, Seat
from tavola.testing import Scenario

BOX = base_game().box


ALL_BLOCKS = {"white": 7, "yellow": 7, "red": 7, "green": 7, "blue": 7, "black": 7}
SEGMENTS = ("I", "II", "III", "IV", "V", "VI")


def seen(table: Scenario, seat: Seat | None = None) -> CarraraView:
    """The table as a seat or, without one, a spectator sees it."""
    view = table.view(seat)
    assert isinstance(view, CarraraView)
    return view


def mat(table: Scenario, seat: Seat) -> Mat:
    """What lies openly before a seat."""
    return seen(table).mats[seat]


def screen(table: Scenario, seat: Seat) -> Screen:
    """What a seat keeps behind its screen, as the seat itself sees it."""
    own = seen(table, seat).mats[seat].screen
    assert own is not None
    return own


def coins(table: Scenario, seat: Seat) -> int:
    return screen(table, seat).coins


def blocks(table: Scenario, seat: Seat) -> dict[str, int]:
    """A seat's blocks, only colours it has."""
    return _some(screen(table, seat).blocks)


def objects(table: Scenario, seat: Seat) -> dict[str, int]:
    """A seat's objects, only kinds it has."""
    return _some(screen(table, seat).objects)


def wheel(table: Scenario, segment: str) -> dict[str, int]:
    """The blocks on a segment, only colours that lie there."""
    return _some(seen(table).wheel[SEGMENTS.index(segment)])


def _some(bag: Bag) -> dict[str, int]:
    return {kind: n for kind, n in bag.items() if n}


def city_of(table: Scenario, seat: Seat) -> dict[str, str]:
    """A seat's buildings and the city of each."""
    return {built.tile: built.city for built in mat(table, seat).buildings}


def told(table: Scenario, kind: str) -> Event:
    """The only event of this kind since the last act."""
    (event,) = [event for event in table.events if event.kind == f"carrara.{kind}"]
    return event


def all_others(*tiles: str) -> list[str]:
    """Every building but these, as if built in Lérici."""
    return [f"{tile.name} lerici" for tile in BOX.tiles if tile.name not in tiles]
