"""What special figures share: they do not stay without a meeple of their owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.carcassonne.core.rules.feature import strength_of
from tavola.kernel import Event, Events

if TYPE_CHECKING:
    from tavola.games.carcassonne.core.rules.state import CarcassonneState


def send_lonely_home(state: CarcassonneState, figure: int, rule: str, events: Events) -> None:
    """Special figures without an own meeple on their feature go back."""
    for at in range(len(state.figures) - 1, -1, -1):
        segment, kind, seat = state.figures[at]
        if kind == figure and not strength_of(state.strength_on(segment), seat):
            state.take(at)
            if events is not None:
                name = state.rules.figures[figure].name
                events.append(Event("carcassonne.lonely", seat, rule, {"figure": name}))
