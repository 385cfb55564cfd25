"""What a state waits for: decisions of seats, or an outcome of chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from tavola.kernel.options import Option, Seat
from tavola.kernel.pools import Lots, Outcome, Singles
from tavola.kernel.values import made_often

Pick = Callable[[int], int]
"""Source of chance handed in from outside: `pick(n)` is one of 0 … n-1, all equally likely."""

CHANCE: Seat = -1
"""Instead of a seat: chance is asked."""
OVER: Seat = -2
"""Instead of a seat: nobody is asked any more."""


class EmptyQuestion(Exception):
    """The rules asked for an answer or an outcome and left nothing to choose from: play could never go on."""


class EndlessQuestion(Exception):
    """The rules asked for an answer among more than people, pictures and bots can take in."""


MOST_OPTIONS = 1500
"""How many options a question may have; rules ask for a long answer in parts."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to one seat, with all its legal answers in a fixed order: 1 to 1500 of them, none twice."""

    seat: Seat
    ask: str
    options: Sequence[Option]
    details: Mapping[str, object] = field(default_factory=dict)
    """Facts that the question's words need, such as the city that is paid for."""

    def __post_init__(self) -> None:
        many = len(self.options)
        if not many:
            raise EmptyQuestion(f"seat {self.seat} is asked {self.ask} without a single option")
        if many > MOST_OPTIONS:
            raise EndlessQuestion(f"seat {self.seat} is asked {self.ask} with {many} options")


@dataclass(frozen=True, slots=True)
class Chance:
    """The rules wait for an outcome, drawn from `pool` by weight."""

    pool: Mapping[Outcome, int]
    why: str
    known_to: frozenset[Seat] | None = None
    """Who sees the outcome; None: everybody."""
    opens_turn: bool = False
    """Whether it opens the next turn: a table then waits until the mover has confirmed."""

    def __post_init__(self) -> None:
        if not self.pool:
            raise EmptyQuestion(f"nothing can be drawn for {self.why}")

    @property
    def weight(self) -> int:
        """Of all outcomes together."""
        return self.pool.weight if isinstance(self.pool, (Lots, Singles)) else sum(self.pool.values())

    def can_be(self, outcome: Outcome) -> bool:
        """Whether this is one of the outcomes."""
        pool = self.pool
        # A dict is told apart at once; asking abstract classes takes as long as all the rest.
        if not isinstance(pool, dict) and isinstance(pool, (Lots, Singles)):
            return outcome in pool
        return bool(pool.get(outcome))

    def outcome_at(self, at: int) -> Outcome:
        """The outcome that holds this place, from 0 on, when every outcome takes as many as its weight."""
        if isinstance(self.pool, (Lots, Singles)):
            return self.pool.at(at)
        for outcome, weight in self.pool.items():
            at -= weight
            if at < 0:
                return outcome
        raise ValueError(f"nothing to draw for {self.why}")


made_often(Decision, Chance)


def kind_at(counts: list[int], at: int) -> int:
    """The number of the kind that holds this place, from 0 on, when every kind takes as many as there are."""
    for kind, n in enumerate(counts):
        at -= n
        if at < 0:
            return kind
    raise ValueError("there are fewer than that")


Pending = Chance | tuple[Decision, ...]
