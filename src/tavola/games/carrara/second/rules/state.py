"""The position of a second-edition game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Self

from tavola.games.carrara.parts.rules.position import Position
from tavola.games.carrara.second.rules import build_view, scramble
from tavola.games.carrara.second.rules.actions.start import seat_start_player
from tavola.games.carrara.second.rules.box import Rate
from tavola.games.carrara.second.rules.edition import Edition
from tavola.games.carrara.second.rules.view import SecondView
from tavola.kernel import Pick, Seat, View


class SecondState(Position):
    """What every edition has, and the royal court, monuments and improvements."""

    __slots__ = (
        "court", "edition", "ending", "idle", "improved", "improvements", "leader", "monuments", "more",
        "open", "scored_landscapes", "stack", "visit",
    )  # fmt: skip

    waits_by = "carrara2.turn.clockwise"
    over_by = "carrara2.final.everyone"

    def __init__(self, edition: Edition, seats: int, start: Seat | None, *, open_screens: bool) -> None:
        box, types = edition.box, edition.types
        super().__init__(
            (*edition.order.set_up, *edition.order.turn),
            edition.options.quarry,
            seats,
            blocks_per_colour=box.blocks_per_colour,
            coins=box.coins,
            cities=len(box.cities),
            display=box.display,
            open_screens=open_screens,
        )
        self.edition = edition
        self.stack = list(box.copies[seats])
        """How many of each tile are still face down."""
        self.monuments = (1 << types) - 1
        """A bit for each type whose monument nobody has built."""
        self.improvements = (1 << len(box.improvements)) - 1
        """A bit for each improvement that nobody has taken."""
        self.improved = [0] * seats
        self.scored_landscapes = [0] * seats
        self.court = [(1 << len(box.court)) - 1] * seats
        """By seat, a bit for each bonus section where its stone stands."""
        self.open = [0] * seats
        """By seat, how many stones stand in the open area of the court."""
        self.leader: Seat = -1
        """Who holds the marker of the royal visit; -1: it lies on the court."""
        self.visit = -1
        """The section that the leader scored from."""
        self.ending: Seat = -1
        """Who triggered the end of the game."""
        self.idle = 0
        """How many turns in a row somebody only passed."""
        self.more = edition.order.holdings(edition, seats)
        if start is not None:
            self.agenda.pop()
            seat_start_player(self, start)

    def skip(self, *names: str) -> None:
        """These tasks of the set-up need not be done: their pieces were given."""
        self.agenda = [task for task in self.agenda if task.name not in names]

    # -- what others want to know ---------------------------------------------------------------

    def stones_left(self, seat: Seat) -> int:
        """How many stones the seat can still score with."""
        return self.court[seat].bit_count() + self.open[seat]

    def rate(self, seat: Seat, place: int) -> Rate:
        """What a value of 1 brings the seat in a city, or on the field of a landscape."""
        return self.edition.rates[place][self.improved[seat] >> place & 1]

    @property
    def followed(self) -> bool:
        """Whether another seat leads a royal visit that the mover must follow or forgo."""
        return self.leader not in (-1, self.mover) and bool(self.court[self.mover] >> self.visit & 1)

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        self._copy_shared(twin)
        twin.edition, twin.monuments, twin.improvements = self.edition, self.monuments, self.improvements
        twin.leader, twin.visit, twin.ending, twin.idle = self.leader, self.visit, self.ending, self.idle
        twin.stack, twin.improved, twin.court = self.stack[:], self.improved[:], self.court[:]
        twin.scored_landscapes, twin.open = self.scored_landscapes[:], self.open[:]
        twin.more = self.more.copy()
        return twin

    def key(self) -> tuple[object, ...]:
        lists: tuple[Sequence[object], ...] = (
            self.wheel, self.bag, self.blocks, self.coins, self.points, self.built, self.stack, self.display,
            self.improved, self.scored_types, self.scored_landscapes, self.city_stone, self.court, self.open,
        )  # fmt: skip
        return (
            self.seats, self.open_screens, self.start, self.mover, self.turns, self.monuments,
            self.improvements, self.leader, self.visit, self.ending, self.idle,
            tuple(task.spelled() for task in self.agenda),
            *(tuple(numbers) for numbers in lists), self.more.key(),
        )  # fmt: skip

    def view(self, seat: Seat | None) -> SecondView:
        return build_view.build_view(self, seat)

    def view_beyond(self, shared: Callable[[], View], seat: Seat) -> View:
        """Of a seat's own there are only its questions and what lies behind its screen."""
        view = shared()
        assert isinstance(view, SecondView), "a spectator's view of the same game"
        return build_view.view_beyond(self, view, seat)

    def scrambled(self, seat: Seat | None, pick: Pick) -> Self:
        twin = self.copy()
        scramble.scramble(twin, seat, pick)
        return twin
