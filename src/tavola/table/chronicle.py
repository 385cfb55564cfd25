"""What happens at a table beside the game, told among the game's own events."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from tavola.kernel import Event

Told = tuple[int, Event]
"""An event with the step that it belongs to."""


class Chronicle:
    """Events that no step of the game caused; taking back steps does not take them back."""

    def __init__(self) -> None:
        self._told: list[Told] = []
        self._answered: dict[int, Event] = {}

    def add(self, event: Event, steps: int) -> None:
        """Add an event that happened after this many steps."""
        self._told.append((_last(steps), event))

    def add_answer(self, event: Event, step: int) -> None:
        """Say of this step that nobody chose it; it is forgotten with the step."""
        self._answered[step] = event

    @property
    def answered(self) -> AbstractSet[int]:
        """The steps that nobody chose."""
        return self._answered.keys()

    def shorten(self, steps: int) -> None:
        """Only this many steps remain: events of later ones move to the last that is left."""
        self._told = [(min(step, _last(steps)), event) for step, event in self._told]
        self._answered = {step: event for step, event in self._answered.items() if step < steps}

    def among(self, log: Sequence[Told]) -> Sequence[Told]:
        """The game's events and these, in the order in which they happened."""
        if not self._told and not self._answered:
            return log
        return sorted([*self._answered.items(), *log, *self._told], key=lambda told: told[0])


def _last(steps: int) -> int:
    return max(0, steps - 1)
