"""One game on trial: the play, the chance behind it, and where to write down what was seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import NoReturn

from tavola.kernel import (
    MOST_OPTIONS,
    Chance,
    Choice,
    Draw,
    Event,
    Play,
    Seat,
    State,
    Step,
    View,
    draw_outcome,
)
from tavola.testing.contract.report import ContractError, Report


@dataclass(frozen=True, slots=True)
class Demands:
    """What is asked of a game beyond what holds for all."""

    most_options: int = MOST_OPTIONS
    most_decisions: int = 5000
    mutants: int = 1000
    least_rules: int = 2
    """How many different rule ids must turn up in refusals."""
    tried: int = 5
    """How many options of each decision are applied to copies."""
    share: float = 1.0
    """Part of the positions at which the costly checks are made."""
    picture_share: float = 0.1
    """Part of those at which the picture is compared, too; at the first in any case."""
    totals: Mapping[str, int] | None = None
    """What must be conserved at every step; None: what is counted at the start."""
    revealing: frozenset[str] = frozenset()
    """Kinds of events that tell something hidden because the rules say so."""
    secrets: bool = False
    """Whether scrambling must change something: a leak test that hides nothing proves nothing."""


@dataclass(slots=True)
class Trial:
    """A game in progress, under examination."""

    play: Play
    rng: Random
    report: Report
    demands: Demands
    picture: Callable[[View], str] | None = None
    conserved: Callable[[State], Mapping[str, int]] | None = None

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def everybody(self) -> list[Seat | None]:
        """All seats, and the spectator."""
        return [*range(self.play.setup.seats), None]

    def totals(self) -> Mapping[str, int]:
        """What is to be conserved."""
        if self.demands.totals is not None or self.conserved is None:
            return self.demands.totals or {}
        return self.conserved(self.state)

    def fail(self, promise: str, complaint: str) -> NoReturn:
        raise ContractError(promise, complaint, self.play.record().text())

    def same(self, promise: str, what: str, expected: object, found: object) -> None:
        if expected != found:
            self.fail(promise, f"{what}: {expected!r} became {found!r}")


def random_step(state: State, rng: Random, *, by_word: bool = False) -> Step:
    """A random way to go on; by word, each kind of answer is equally likely, however many there are of it."""
    pending = state.pending
    if isinstance(pending, Chance):
        return Draw(draw_outcome(pending, rng.randrange), pending.why)
    decision = rng.choice(pending)
    options = decision.options
    if by_word:
        word = rng.choice(sorted({option.word for option in options}))
        options = [option for option in options if option.word == word]
    return Choice(decision.seat, rng.choice(options))


def take(state: State, step: Step, events: list[Event] | None = None) -> None:
    """Take a step in a state."""
    if isinstance(step, Choice):
        state.choose(step.seat, step.option, events)
    else:
        state.deal(step.outcome, events)


def possible(state: State, step: Step) -> bool:
    """Whether a step can be taken in this state."""
    if isinstance(step, Choice):
        return state.why_not(step.seat, step.option) is None
    pending = state.pending
    return isinstance(pending, Chance) and bool(pending.pool.get(step.outcome))


def question(state: State) -> list[object]:
    """What a state waits for, as plain values."""
    pending = state.pending
    if isinstance(pending, Chance):
        return [pending.why, dict(pending.pool), pending.known_to, pending.opens_turn]
    return [(decision.seat, decision.ask, list(map(str, decision.options))) for decision in pending]
