"""What a state waits for: decisions of seats, or an outcome of chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from tavola.kernel.options import Option, Seat
from tavola.kernel.values import made_often

Outcome = str
"""The result of a chance: a text, as records store it."""

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


class Lots(Mapping[Outcome, int]):
    """A pool as the list of what is in it, equal ones side by side; counted only when somebody asks."""

    __slots__ = ("_counts", "_names", "_numbers", "lots")

    def __init__(self, lots: Sequence[int], names: Sequence[Outcome], numbers: Mapping[Outcome, int]) -> None:
        self.lots = lots
        """By their numbers; `names` and `numbers` say which outcomes they are."""
        self._names = names
        self._numbers = numbers
        self._counts: dict[Outcome, int] | None = None

    def at(self, place: int) -> Outcome:
        return self._names[self.lots[place]]

    def _counted(self) -> dict[Outcome, int]:
        if self._counts is None:
            self._counts = {self._names[number]: count for number, count in Counter(self.lots).items()}
        return self._counts

    def __getitem__(self, outcome: Outcome) -> int:
        return self._counted()[outcome]

    def __contains__(self, outcome: object) -> bool:
        return isinstance(outcome, str) and self._numbers.get(outcome) in self.lots

    def __iter__(self) -> Iterator[Outcome]:
        return iter(self._counted())

    def __len__(self) -> int:
        return len(self._counted())

    def __bool__(self) -> bool:
        return bool(self.lots)

    def __repr__(self) -> str:
        return repr(self._counted())


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
        return len(self.pool.lots) if isinstance(self.pool, Lots) else sum(self.pool.values())

    def can_be(self, outcome: Outcome) -> bool:
        """Whether this is one of the outcomes."""
        return outcome in self.pool if isinstance(self.pool, Lots) else bool(self.pool.get(outcome))

    def outcome_at(self, at: int) -> Outcome:
        """The outcome that holds this place, from 0 on, when every outcome takes as many as its weight."""
        if isinstance(self.pool, Lots):
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
