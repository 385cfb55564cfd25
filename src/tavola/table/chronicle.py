"""What happens at a table beside the game, told among the game's own events."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.kernel import Event

Told = tuple[int, Event]
"""An event with the step that it belongs to."""


class Chronicle:
    """Events that no step of the game caused; taking back steps does not take them back."""

    def __init__(self) -> None:
        self._told: list[Told] = []

    def add(self, event: Event, steps: int) -> None:
        """Add an event that happened after this many steps."""
        self._told.append((_last(steps), event))

    def shorten(self, steps: int) -> None:
        """Only this many steps remain: events of later ones move to the last that is left."""
        self._told = [(min(step, _last(steps)), event) for step, event in self._told]

    def among(self, log: Sequence[Told]) -> Sequence[Told]:
        """The game's events and these, in the order in which they happened."""
        return sorted([*log, *self._told], key=lambda told: told[0]) if self._told else log


def _last(steps: int) -> int:
    return max(0, steps - 1)
