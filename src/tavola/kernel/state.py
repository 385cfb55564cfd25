"""What a game's state must offer, and the checks that every state shares."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Self
from zlib import crc32

from tavola.kernel.errors import IllegalChoice, Reason
from tavola.kernel.events import Event
from tavola.kernel.options import Option, Seat, is_listed
from tavola.kernel.pending import Chance, Decision, Outcome, Pending, Pick
from tavola.kernel.view import Place, View


class State(ABC):
    """A position of a game: mutable, cheap to copy, holding everything as plain data."""

    __slots__ = ()

    @property
    @abstractmethod
    def pending(self) -> Pending:
        """What the state waits for; no decision at all when the game is over."""

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
    def standing(self) -> tuple[Place, ...]:
        """The final places, best first; empty while the game runs."""

    @abstractmethod
    def _answer(self, seat: Seat, option: Option, events: list[Event] | None) -> None:
        """Carry out a listed option."""

    @abstractmethod
    def _dealt(self, outcome: Outcome, events: list[Event] | None) -> None:
        """Carry out an outcome of the pending chance."""

    @abstractmethod
    def _refusal(self, seat: Seat, option: Option) -> Reason:
        """The rule that stands in the way of an option that is not listed for this seat."""

    @property
    def sealed(self) -> frozenset[Seat]:
        """Seats whose answer to simultaneous questions is given but not yet opened."""
        return frozenset()

    @property
    def all_open(self) -> bool:
        """Whether this setup hides nothing from anybody, so that its record may be shown at any time."""
        return False

    @property
    def over(self) -> bool:
        return self.pending == ()

    @property
    def checksum(self) -> str:
        """Eight hexadecimal digits that tell this position from others."""
        return f"{crc32(repr(self.key()).encode()):08x}"

    def decision_of(self, seat: Seat) -> Decision | None:
        """The question this seat is asked now, if any."""
        pending = self.pending
        if isinstance(pending, Chance):
            return None
        for decision in pending:
            if decision.seat == seat:
                return decision
        return None

    def choose(self, seat: Seat, option: Option, events: list[Event] | None = None) -> None:
        """Answer the seat's question; an option that is not listed changes nothing and raises."""
        decision = self.decision_of(seat)
        if decision is None or not is_listed(option, decision.options):
            raise IllegalChoice(str(option), self._refusal(seat, option))
        self._answer(seat, option, events)

    def deal(self, outcome: Outcome, events: list[Event] | None = None) -> None:
        """Answer the pending chance; an outcome it cannot have changes nothing and raises."""
        pending = self.pending
        if not isinstance(pending, Chance):
            raise ValueError(f"no outcome is awaited, so {outcome!r} cannot be dealt")
        if not pending.pool.get(outcome):
            raise ValueError(f"{outcome!r} is not in the pool for {pending.why}")
        self._dealt(outcome, events)

    def why_not(self, seat: Seat, option: Option) -> Reason | None:
        """The rule that refuses this option to this seat now; None exactly for listed options."""
        decision = self.decision_of(seat)
        if decision is not None and is_listed(option, decision.options):
            return None
        return self._refusal(seat, option)
