"""Tasks: what is still to be done in a game, each a small value that knows how it is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from tavola.kernel.errors import Reason
from tavola.kernel.events import Event
from tavola.kernel.options import Option, Seat
from tavola.kernel.pending import Pending
from tavola.kernel.pools import Outcome

if TYPE_CHECKING:
    from tavola.kernel.state import State

Events = list[Event] | None
"""Where to tell what happens; None: nobody listens."""

StateT = TypeVar("StateT", bound="State")


class Task(Generic[StateT]):
    """Something still to be done; subclasses are frozen values with the facts they need.

    A state's agenda is a stack of them. `run` does the task, or returns what it waits for and changes
    nothing; it may be asked again at any time. Tasks that follow are pushed with `State.do_next`.
    """

    __slots__ = ()

    name: ClassVar[str]
    """How the key of a position spells it: stable for ever, as checksums in records depend on it."""

    def run(self, state: StateT, events: Events) -> Pending | None:
        """Do it (None), or say what it waits for."""
        raise NotImplementedError

    def answer(self, state: StateT, seat: Seat, option: Option, events: Events) -> None:
        """Carry out a listed option; the task is off the agenda, unless it is pushed again."""
        raise NotImplementedError(f"{self.name} asks nothing, so {option} is no answer to it")

    def dealt(self, state: StateT, outcome: Outcome, events: Events) -> None:
        """Carry out an outcome of chance; the task is off the agenda, unless it is pushed again."""
        raise NotImplementedError(f"{self.name} leaves nothing to chance, so {outcome} cannot be dealt")

    def refusal(self, state: StateT, seat: Seat, option: Option) -> Reason:
        """The rule that stands in the way of an option that is not listed for this seat."""
        raise NotImplementedError(f"{self.name} asks nothing, so it cannot refuse {option}")

    # -- the search lane: only for tasks whose question is asked so often that making options is too slow --

    numbered: ClassVar[bool] = False
    """Whether `asked`, and either `options` or both `ways` and `go`, are answered here; others are run."""

    def asked(self, state: StateT) -> Seat:
        """Who is asked while it waits, or CHANCE."""
        raise NotImplementedError(f"{self.name} is not played by numbers")

    def options(self, state: StateT) -> Sequence[Option]:
        """Every legal answer of whom is asked, as `run` lists them; none: there is nothing to ask or do."""
        raise NotImplementedError(f"{self.name} is not played by numbers")

    def ways(self, state: StateT) -> int:
        """Do it (0), or in how many ways it can go on: exactly as many as `run` would list."""
        listed = state.listed = self.options(state)
        return len(listed)

    def go(self, state: StateT, way: int) -> None:
        """Carry out one of the ways; the task is off the agenda, unless it is pushed again."""
        listed = state.listed or self.options(state)
        state.listed = ()
        self.answer(state, self.asked(state), listed[way], None)

    def spelled(self) -> tuple[object, ...]:
        """The task as plain data: its name, then its facts."""
        facts: tuple[str, ...] = getattr(self, "__match_args__", ())
        return (self.name, *(getattr(self, fact) for fact in facts))


AnyTask = Task[Any]
