"""Tables for scenarios, and what they look at, in a few short words."""

from __future__ import annotations

from collections.abc import Mapping

from tavola.games.tuscany.rules.state import TuscanyState
from tavola.games.tuscany.rules.view import Field, Mat, TuscanyView
from tavola.kernel import Event, Seat
from tavola.testing import Scenario, scenario

DISPLAY = "castle, city, farmstead, quarry, village, monastery, carriage, boar"
"""One of each colour, all neutral, on the spaces 1 to 8."""
NO_AGRICULTURE = "castle, city, farmstead, quarry, village, monastery, carriage, carriage"


def table(
    castle: str = "a2",
    *,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    display: str | None = DISPLAY,
    start: Seat = 0,
) -> Scenario:
    """Empty hands, a display with one of each colour, and for seat 0 a board with regions of every size.

    On it, castles can stand on a2, e4 and h3. Regions of three: agriculture b4 c3 d3, quarry e2 f1 g1,
    monastery f2 g3 h4; of two: village c2 d2 and h2 i2, carriage e3 f3; the others are single fields.
    """
    made = scenario("tuscany", seats=seats, options=options, start=start)
    made.prepare("board 0", f"A1-B1-C1 0-0-180 up-up {castle}")
    for seat in range(seats):
        made.prepare(f"hand {seat}", "-")
    return made if display is None else made.prepare("display", display)


def state(made: Scenario) -> TuscanyState:
    assert isinstance(made.state, TuscanyState)
    return made.state


def seen(made: Scenario, seat: Seat | None = None) -> TuscanyView:
    """The table as a seat or, without one, a spectator sees it."""
    view = made.view(seat)
    assert isinstance(view, TuscanyView)
    return view


def mat(made: Scenario, seat: Seat = 0) -> Mat:
    """What lies before a seat, as it sees it itself."""
    return seen(made, seat).mats[seat]


def hand(made: Scenario, seat: Seat = 0) -> dict[str, int]:
    held = mat(made, seat).hand
    assert held is not None
    return dict(held)


def stored(made: Scenario, seat: Seat = 0) -> list[str]:
    return [tile.name for tile in mat(made, seat).storage]


def shown(made: Scenario) -> list[str]:
    """The display from space 1 on, with `-` for an empty space."""
    return ["-" if tile is None else tile.name for tile in seen(made).display]


def field(made: Scenario, name: str, seat: Seat = 0) -> Field:
    board = mat(made, seat).board
    assert board is not None
    return next(found for found in board.fields if found.name == name)


def told(made: Scenario, kind: str) -> list[Event]:
    """What happened of this kind since the last act."""
    return [event for event in made.events if event.kind == f"tuscany.{kind}"]


def green(made: Scenario) -> dict[str, int]:
    """What was awarded on the green track since the last act, by what it was for."""
    found: dict[str, int] = {}
    for award in made.awards:
        for item in award.items:
            if item.unit == "green":
                found[item.what] = found.get(item.what, 0) + item.total
    return found


def stack(made: Scenario, seat: Seat, left: int) -> Scenario:
    """So many tiles are left in the stacks of a seat, and nobody has seen which."""
    own = ["castle", "city", "city", "farmstead", "quarry", "quarry", "quarry", "village", "village"]
    own += ["village", "village", "monastery", "monastery", "monastery", "carriage", "carriage", "carriage"]
    own += ["wine", "grain", "wine-boar", "olives-grain"]
    kept = own[len(own) - left :]
    bag = ",".join(f"{kept.count(name)}{name}" for name in dict.fromkeys(kept)) or "-"
    return made.prepare(f"stack {seat}", bag)
