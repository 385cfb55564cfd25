"""What a game's state must offer, and the loop that every state shares."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Sequence
from typing import Self
from zlib import crc32

from tavola.kernel.agenda import AnyTask, Events
from tavola.kernel.errors import IllegalChoice, Reason
from tavola.kernel.options import Option, Seat, is_listed
from tavola.kernel.pending import CHANCE, OVER, Chance, Decision, EmptyQuestion, Pending, Pick
from tavola.kernel.pickling import attributes_of
from tavola.kernel.pools import Outcome
from tavola.kernel.ranks import Rank
from tavola.kernel.view import View


class State(metaclass=ABCMeta):
    """A position of a game: mutable, cheap to copy, holding everything as plain data."""

    __slots__ = ("_pending", "agenda", "listed")

    agenda: list[AnyTask]
    """What is still to be done; the last task comes first, and the game is over when none is left."""
    _pending: Pending | None
    """What the task on top waits for, as long as it is known. Nobody but this class writes it."""
    listed: Sequence[Option]
    """What the task on top offers by numbers, as long as it is known; a copy keeps it."""

    def __init__(self, *tasks: AnyTask) -> None:
        """Begin with these tasks, the first of them first."""
        self.agenda = list(reversed(tasks))
        self._pending = None
        self.listed = ()

    def __getstate__(self) -> dict[str, object]:
        """Everything, whether this class or one based on it is compiled or not."""
        return attributes_of(self)

    def __setstate__(self, attributes: dict[str, object]) -> None:
        for name, value in attributes.items():
            setattr(self, name, value)

    @property
    @abstractmethod
    def turn(self) -> int:
        """How many turns have been completed: it grows, and a record keeps a checksum for each."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent state equal to this one."""

    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """All that makes this position, in plain nested tuples: equal keys mean equal states."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """What a seat (None: a spectator) may know, as a new value."""

    def view_beyond(self, shared: Callable[[], View], seat: Seat) -> View:
        """The same as `view`; a game may build it upon a spectator's, adding what the seat knows besides."""
        return self.view(seat)

    @abstractmethod
    def imagined(self, seat: Seat, pick: Pick) -> Self:
        """A full state that the seat, with all it could have counted, cannot tell from this one."""

    def scrambled(self, seat: Seat | None, pick: Pick) -> Self:
        """A state that differs in all that the seat's view must not show; for the leak test."""
        return self.copy() if seat is None else self.imagined(seat, pick)

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Points of each seat as they stand."""

    @abstractmethod
    def standing(self) -> tuple[Rank, ...]:
        """The final ranking, best first; empty while the game runs."""

    @abstractmethod
    def _nothing_asked(self, seat: Seat) -> Reason:
        """The rule by which this seat is asked nothing now."""

    @property
    def sealed(self) -> frozenset[Seat]:
        """Seats whose answer to simultaneous questions is given but not yet opened."""
        return frozenset()

    @property
    def all_open(self) -> bool:
        """Whether this setup hides nothing from anybody, so that its record may be shown at any time."""
        return False

    def asks_openly(self, decision: Decision) -> bool:
        """Whether everybody knows the options of this decision, as they follow from open facts alone.

        Then a question with a single option can be answered by itself, and nobody learns anything from it.
        """
        return self.all_open

    @property
    def over(self) -> bool:
        return self.pending == ()

    @property
    def checksum(self) -> str:
        """Eight hexadecimal digits that tell this position from others."""
        return f"{crc32(repr(self.key()).encode()):08x}"

    # -- the loop ------------------------------------------------------------------------------

    @property
    def pending(self) -> Pending:
        """What the state waits for; no decision at all when the game is over."""
        pending = self._pending
        return self.advance() if pending is None else pending

    def do_next(self, *tasks: AnyTask) -> None:
        """These tasks come before all others, the first of them first; a single one can be appended."""
        self.agenda += tasks[::-1]

    def ask_again(self) -> None:
        """The position was changed from outside: what is listed may no longer be right."""
        self._pending = None
        self.listed = ()

    def advance(self, events: Events = None) -> Pending:
        """Do what is on the agenda, up to the next task that waits."""
        self.listed = ()
        agenda = self.agenda
        while agenda:
            task = agenda.pop()
            pending = task.run(self, events)
            if pending is not None:
                if not pending:
                    raise EmptyQuestion(f"{task.name} waits, but asks nobody")
                agenda.append(task)
                self._pending = pending
                return pending
        self._pending = ()
        return ()

    def decision_of(self, seat: Seat) -> Decision | None:
        """The question this seat is asked now, if any."""
        pending = self.pending
        if isinstance(pending, Chance):
            return None
        for decision in pending:
            if decision.seat == seat:
                return decision
        return None

    def choose(self, seat: Seat, option: Option, events: Events = None) -> None:
        """Answer the seat's question; an option that is not listed changes nothing and raises."""
        decision = self.decision_of(seat)
        if decision is None or not is_listed(option, decision.options):
            raise IllegalChoice(str(option), self._refusal(seat, option))
        self._answer(seat, option, events)

    def _answer(self, seat: Seat, option: Option, events: Events) -> None:
        self._pending = None
        self.agenda.pop().answer(self, seat, option, events)
        self.advance(events)

    def deal(self, outcome: Outcome, events: Events = None) -> None:
        """Answer the pending chance; an outcome it cannot have changes nothing and raises."""
        pending = self.pending
        if not isinstance(pending, Chance):
            raise ValueError(f"no outcome is awaited, so {outcome!r} cannot be dealt")
        if not pending.can_be(outcome):
            raise ValueError(f"{outcome!r} is not in the pool for {pending.why}")
        self._deal(outcome, events)

    def _deal(self, outcome: Outcome, events: Events) -> None:
        self._pending = None
        self.agenda.pop().dealt(self, outcome, events)
        self.advance(events)

    def why_not(self, seat: Seat, option: Option) -> Reason | None:
        """The rule that refuses this option to this seat now; None exactly for listed options."""
        decision = self.decision_of(seat)
        if decision is not None and is_listed(option, decision.options):
            return None
        return self._refusal(seat, option)

    def _refusal(self, seat: Seat, option: Option) -> Reason:
        if self.decision_of(seat) is None:
            return self._nothing_asked(seat)
        return self.agenda[-1].refusal(self, seat, option)

    # -- the search lane: the same game by numbers -------------------------------------------------

    def asked(self) -> Seat:
        """Who is asked: the lowest of the seats that have not answered, CHANCE, or OVER."""
        if self._pending is None and self.ways() and self.agenda[-1].numbered:
            return self.agenda[-1].asked(self)
        pending = self.pending
        if isinstance(pending, Chance):
            return CHANCE
        return min((decision.seat for decision in pending), default=OVER)

    def ways(self) -> int:
        """How many options are listed for whom is asked, or the total weight of a chance; 0: it is over."""
        pending = self._pending
        return self._advance_by_numbers() if pending is None else self._count(pending)

    def go(self, way: int) -> int:
        """Take one of the ways, by its number, unchecked and without events; returns `ways()` after it."""
        task = self.agenda.pop()
        if task.numbered:
            self._pending = None
            task.go(self, way)
        else:
            self.agenda.append(task)
            self._go_by_pending(way)
        return self._advance_by_numbers()

    def _go_by_pending(self, way: int) -> None:
        pending = self.pending
        self._pending = None
        task = self.agenda.pop()
        if isinstance(pending, Chance):
            task.dealt(self, pending.outcome_at(way), None)
        else:
            decision = self._lowest(pending)
            task.answer(self, decision.seat, decision.options[way], None)

    def _advance_by_numbers(self) -> int:
        """Like `advance`, but what waits need not say more than how many ways there are."""
        agenda = self.agenda
        while agenda:
            task = agenda.pop()
            if task.numbered:
                ways = task.ways(self)
                if ways:
                    agenda.append(task)
                    return ways
            else:
                if not agenda:
                    agenda.clear()  # a compiled list that was popped empty grows slowly ever after
                pending = task.run(self, None)
                if pending is not None:
                    agenda.append(task)
                    self._pending = pending
                    return self._count(pending)
        self._pending = ()
        return 0

    def _count(self, pending: Pending) -> int:
        if isinstance(pending, Chance):
            return pending.weight
        return len(self._lowest(pending).options) if pending else 0

    @staticmethod
    def _lowest(pending: tuple[Decision, ...]) -> Decision:
        return pending[0] if len(pending) == 1 else min(pending, key=lambda decision: decision.seat)


def play_out(state: State, chance: Callable[[], float]) -> None:
    """Play to the end by chance alone, everybody's choices included.

    `chance()` is a number from 0 on, less than 1, such as `random.random` draws.
    """
    ways = state.ways()
    while ways:
        ways = state.go(int(chance() * ways))
