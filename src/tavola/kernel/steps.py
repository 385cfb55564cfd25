"""Steps: what moves a game on. Play, record and journal all speak of these same values."""

from __future__ import annotations

from dataclasses import dataclass, field

from tavola.kernel.options import Option, Seat
from tavola.kernel.pools import Outcome


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """A seat chose an option; as text, it is the line that a record has for it.

    Two choices are equal if their texts are, so that one which was only read from a file or a journal
    equals the one that was made.
    """

    seat: Seat
    option: Option

    def __str__(self) -> str:
        return f"{self.seat} {self.option}"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Choice):
            return NotImplemented
        return self.seat == other.seat and str(self.option) == str(other.option)

    def __hash__(self) -> int:
        return hash((self.seat, str(self.option)))


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance gave an outcome."""

    outcome: Outcome
    why: str = field(default="", compare=False)
    """What it was drawn for: the rules say it, so nobody writes it down."""

    def __str__(self) -> str:
        return f"draw {self.outcome}"


Step = Choice | Draw
