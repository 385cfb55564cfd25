"""Tables on which a message is about to come; and where counting figures and messages are."""

from __future__ import annotations

from tavola.games.carcassonne.expansions.messages.rules import MessagesView
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Seat
from tavola.testing import Scenario, scenario
from tests.games.carcassonne.looking import part

MONASTERIES = ("base.U 1,0 r0", "base.B 0,1 r0", "base.B 1,1 r0", "base.B 0,2 r0")
"""As the game is, the monastery on 0,1 would give five points, that on 0,2 three."""

CLOSE_THE_CITY = ("place 0,-1 r2", "skip")
"""With base.E on the usual start tile: a city of two tiles for four points."""


def with_messages(*modules: str, seats: int = 2) -> Scenario:
    return scenario(CARCASSONNE, seats=seats, modules=("messages", *modules))


def before(
    message: int, *figures: str, modules: tuple[str, ...] = (), draws: tuple[str, ...] = ()
) -> Scenario:
    """Seat 0 will close a city for four points, its counting meeple being on 1, and then get this message."""
    table = with_messages(*modules).points(0, 1).figures(0, "meeple 0,0 c1", *figures)
    return table.draws("base.E", str(message), *draws)


def lands(table: Scenario) -> Scenario:
    """Seat 0 closes the city and moves its counting meeple onto a dark space."""
    return table.chooses(0, *CLOSE_THE_CITY, "count meeple")


def counters(table: Scenario, seat: Seat) -> tuple[int, int]:
    """Where the counting meeple and the messenger of a seat are."""
    messenger = part(table, MessagesView).messenger[seat]
    return table.points(seat) - messenger, messenger


def stack(table: Scenario) -> tuple[int, tuple[int, ...]]:
    """How many messages were never seen, and those under them."""
    shown = part(table, MessagesView)
    return shown.unseen, shown.seen
