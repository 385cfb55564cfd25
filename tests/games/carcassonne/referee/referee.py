"""A slow, obvious Carcassonne: follows a game by what is drawn and chosen, and keeps its own accounts.

A game is one flow of questions that reads like the last page of the rulebook. Of the engine it knows
the words of questions, options and events, and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Generator

from tests.games.carcassonne.referee.after import crop_circle, messages, robbers_back, share_gold
from tests.games.carcassonne.referee.claiming import act, lay_ferry, turn_ferries
from tests.games.carcassonne.referee.laying import (
    draw_and_lay,
    keep_apart,
    lay_gold,
    place_robbers,
    put_magic,
    start,
)
from tests.games.carcassonne.referee.scoring import score
from tests.games.carcassonne.referee.table import Asked, Flow, Table


class Referee:
    """One game, seen from outside."""

    def __init__(self, modules: Collection[str], seats: int) -> None:
        self.table = Table(modules, seats)
        self._flow = _game(self.table)
        self.asks: Asked | None = next(self._flow)
        """What the game waits for now; None: it is over."""

    def told(self, answer: str) -> None:
        """This was chosen, or drawn."""
        self.table.gains = []
        self.table.told = []
        try:
            self.asks = self._flow.send(answer)
        except StopIteration:
            self.asks = None


def _game(table: Table) -> Flow:
    yield from start(table)
    while (yield from _turn(table)):
        table.mover = (table.mover + 1) % table.seats
    for gain in table.gains_at_the_end():
        table.scores[gain.seat] += gain.points
        table.gains.append(gain)
    table.bars.clear()
    table.robbers = [None] * table.seats
    table.seen["fields with pigs"] += sum(figure.name == "pig" for figure in table.figures)


def _turn(table: Table) -> Generator[Asked, str, bool]:
    """False: there was no tile for it."""
    table.second = table.earned = False
    table.put_this_turn = []
    if not (yield from _half(table)):
        return False
    if table.earned and table.left:
        answers = Counter(["second-turn", "no-second-turn"])
        if (yield Asked(table.mover, "second", answers)) == "second-turn":
            table.second = True
            table.seen["double turns"] += 1
            return (yield from _half(table))
    return True


def _half(table: Table) -> Generator[Asked, str, bool]:
    """All of a plain turn, or half of a double one, with the tiles of messages; False: there was no tile."""
    table.crashed = False
    table.turned = set()
    return (yield from _tile(table))


def _tile(table: Table) -> Generator[Asked, str, bool]:
    """Page 24; False: there was no tile."""
    # 1. A tile is laid.
    cell = yield from draw_and_lay(table)
    if cell is None:
        return False
    yield from lay_gold(table, cell)
    yield from put_magic(table, cell)
    yield from place_robbers(table, cell)
    # 2. A figure, then ferries.
    yield from act(table, cell)
    yield from lay_ferry(table, cell)
    yield from turn_ferries(table, cell)
    yield from keep_apart(table)
    # 3. Scoring.
    yield from score(table, cell)
    # 4. After that.
    yield from share_gold(table)
    yield from messages(table, _one_more)
    robbers_back(table)
    yield from crop_circle(table, cell)
    return True


def _one_more(table: Table) -> Flow:
    """A tile within a turn; without any the turn goes on."""
    yield from _tile(table)
