"""What happens at a table beside the game, told among the game's own events."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.kernel import Event

Told = tuple[int, Event]
"""An event with the step that it belongs to."""


class Chronicle:
    """Events that no step of the game brought about; taking back steps does not take them back."""

    def __init__(self) -> None:
        self._told: list[Told] = []

    def add(self, event: Event, steps: int) -> None:
        """Tell this after so many steps."""
        self._told.append((_last(steps), event))

    def shorten(self, steps: int) -> None:
        """Only so many steps are left: what was told after later ones is told after the last."""
        self._told = [(min(step, _last(steps)), event) for step, event in self._told]

    def among(self, log: Sequence[Told]) -> Sequence[Told]:
        """The game's events and these, in the order in which they happened."""
        return sorted([*log, *self._told], key=lambda told: told[0]) if self._told else log


def _last(steps: int) -> int:
    return max(0, steps - 1)
