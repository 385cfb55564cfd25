"""Tries an option out for the seat that considers it, without telling it what others hide."""

from __future__ import annotations

from dataclasses import dataclass

from tavola.kernel import Chance, Event, Option, Seat, State, View
from tavola.table.questions import only_answer


@dataclass(frozen=True, slots=True)
class Preview:
    """What an option would do, up to where chance or others' secrets take over."""

    seat: Seat
    events: tuple[Event, ...]
    """What the seat would hear of it; nothing about other seats, as that may depend on what they hide."""
    chance: bool
    """Whether what follows is not decided by the option alone."""
    final: bool
    """Whether the option could not be taken back, once chosen."""
    _after: State | None
    """The position afterwards; None where seeing it would give others' secrets away."""

    def view(self) -> View | None:
        """What the seat would see; None if that would give others' secrets away."""
        return None if self._after is None else self._after.view(self.seat)


def preview(state: State, seat: Seat, option: Option) -> Preview:
    """Try an option on a copy whose secrets are scrambled; raises IllegalChoice.

    When the option would open answers that others have sealed, nothing is told. When it would end the game,
    only what concerns the seat itself is told: at the end, screens fall.
    """
    trial = state.scrambled(seat, _middle)
    sealed = trial.sealed
    events: list[Event] = []
    trial.choose(seat, option, events)
    while (answer := only_answer(trial)) is not None:
        trial.choose(answer.seat, answer.option, events)
    if sealed - trial.sealed - {seat}:
        return Preview(seat, (), chance=True, final=True, _after=None)
    concerned = (seat,) if trial.over else (seat, None)
    told = tuple(event.seen_by(seat) for event in events if event.seat in concerned)
    chance = trial.pending if isinstance(trial.pending, Chance) else None
    final = trial.over or (chance is not None and not chance.opens_turn)
    return Preview(seat, told, chance is not None, final, None if trial.over else trial)


def _middle(count: int) -> int:
    """The same pick each time, so that asking twice teaches nothing."""
    return count // 2
