"""The position of a second-edition game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from tavola.games.carrara.second.rules import build_view, scramble
from tavola.games.carrara.second.rules.actions.start import seat_start_player
from tavola.games.carrara.second.rules.box import Rate
from tavola.games.carrara.second.rules.edition import Edition, SecondTask
from tavola.games.carrara.second.rules.view import SecondView
from tavola.kernel import Chance, Pick, Rank, Reason, Seat, State


class SecondState(State):
    """Flat lists of small numbers; rows of a seat stand one after the other."""

    __slots__ = (
        "bag", "blocks", "built", "city_stone", "coins", "court", "display", "edition", "ending", "final",
        "idle", "improved", "improvements", "leader", "monuments", "more", "mover", "open", "open_screens",
        "points", "scored_landscapes", "scored_types", "seats", "stack", "start", "turns", "visit", "wheel",
    )  # fmt: skip

    def __init__(self, edition: Edition, seats: int, start: Seat | None, *, open_screens: bool) -> None:
        super().__init__(*edition.order.set_up, *edition.order.turn)
        self.edition = edition
        box, colours, types = edition.box, edition.colours, edition.types
        self.seats = seats
        self.open_screens = open_screens
        self.start: Seat = -1
        self.mover: Seat = -1
        self.turns = 0
        self.wheel = [1] * colours + [0] * colours * (box.segments - 1)
        self.bag = [box.blocks_per_colour - 1] * colours
        self.blocks = [0] * colours * seats
        self.coins = [box.coins] * seats
        self.points = [0] * seats
        self.built: list[tuple[tuple[int, int], ...]] = [()] * seats
        """By seat: (tile, city) in the order of building; a monument takes the place of what it covers."""
        self.stack = list(box.copies[seats])
        """How many of each tile are still face down."""
        self.display = [-1] * box.display
        self.monuments = (1 << types) - 1
        """A bit for each type whose monument nobody has built."""
        self.improvements = (1 << len(box.improvements)) - 1
        """A bit for each improvement that nobody has taken."""
        self.improved = [0] * seats
        self.scored_types = [0] * seats
        self.scored_landscapes = [0] * seats
        self.city_stone: list[Seat] = [-1] * len(box.cities)
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
        self.final: tuple[Rank, ...] = ()
        self.more = edition.order.holdings(edition, seats)
        if start is not None:
            self.agenda.pop()
            seat_start_player(self, start)

    def skip(self, *names: str) -> None:
        """These tasks of the set-up need not be done: their pieces were given."""
        self.agenda = [task for task in self.agenda if task.name not in names]

    # -- what others want to know ---------------------------------------------------------------

    @property
    def task(self) -> SecondTask | None:
        """What is to be done next; None when the game is over."""
        if not self.agenda:
            return None
        task = self.agenda[-1]
        assert isinstance(task, SecondTask)
        return task

    @property
    def turn(self) -> int:
        return self.turns

    @property
    def all_open(self) -> bool:
        return self.open_screens

    def hand(self, seat: Seat) -> tuple[int, ...]:
        """The seat's blocks by colour."""
        colours = self.edition.colours
        return tuple(self.blocks[seat * colours : (seat + 1) * colours])

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
        twin = object.__new__(type(self))
        twin.agenda, twin._pending = self.agenda[:], self._pending
        twin.edition, twin.seats, twin.open_screens = self.edition, self.seats, self.open_screens
        twin.start, twin.mover, twin.turns = self.start, self.mover, self.turns
        twin.monuments, twin.improvements = self.monuments, self.improvements
        twin.leader, twin.visit, twin.ending = self.leader, self.visit, self.ending
        twin.idle, twin.final = self.idle, self.final
        twin.wheel, twin.bag, twin.stack, twin.display = (
            self.wheel[:], self.bag[:], self.stack[:], self.display[:],
        )  # fmt: skip
        twin.blocks, twin.coins, twin.points = self.blocks[:], self.coins[:], self.points[:]
        twin.built, twin.improved, twin.city_stone = self.built[:], self.improved[:], self.city_stone[:]
        twin.scored_types, twin.scored_landscapes = self.scored_types[:], self.scored_landscapes[:]
        twin.court, twin.open, twin.more = self.court[:], self.open[:], self.more.copy()
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

    def imagined(self, seat: Seat, pick: Pick) -> Self:
        """All that is hidden can be counted from what was played openly, so it is kept."""
        return self.copy()

    def scrambled(self, seat: Seat | None, pick: Pick) -> Self:
        twin = self.copy()
        scramble.scramble(twin, seat, pick)
        return twin

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def standing(self) -> tuple[Rank, ...]:
        return self.final

    def _nothing_asked(self, seat: Seat) -> Reason:
        if isinstance(self.pending, Chance):
            assert self.task is not None
            return Reason(self.task.chance_rule)
        if self.over:
            return Reason("carrara2.final.everyone")
        return Reason("carrara2.turn.clockwise", {"seat": self.mover})
