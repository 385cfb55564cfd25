"""What all tasks of the game have in common, and what of the rules a setup decides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tavola.kernel import Seat, Task

if TYPE_CHECKING:
    from tavola.games.tuscany.rules.state import TuscanyState


class TuscanyTask(Task["TuscanyState"]):
    """A step of the game. Those that wait say where in a turn the game stands."""

    __slots__ = ()

    phase: ClassVar[str] = ""
    """How a view names it: setup, build, bonus, action, pay, discard, swap, take, free, chance or after."""
    chance_rule: ClassVar[str] = ""
    """The rule by which everybody waits while it leaves something to chance."""

    def asked(self, state: TuscanyState) -> Seat:
        return state.mover

    def waits_by(self) -> str:
        """The same, where it depends on the task's facts."""
        return self.chance_rule


@dataclass(frozen=True, slots=True)
class Rulings:
    """What a setup may decide otherwise than the book; as a rule, it does not."""

    draw: int = 3
    """Cards of the draw action."""
    cards_per_point: int = 5
    """Cards in hand that make a point at the end."""
    fewer_green_wins: bool = False
    """Ties: fewer green points win, then fewer cards; otherwise more green points do."""
    hexagon_at_once: bool = False
    """Whether a wooden hexagon may be placed in the turn in which it was taken."""
    wide_offsets: bool = False
    """Whether pieces may be shifted by one and a half fields."""
    refill_first: bool = False
    """Whether the display is refilled before a castle's free tile has its effects."""
