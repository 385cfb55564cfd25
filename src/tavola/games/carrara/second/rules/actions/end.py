"""The end of the game: somebody has used all stones, and the stack is empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.kernel import Award, Event, Events, Item

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState


def check_end(state: SecondState, events: Events) -> None:
    """After the last building was turned up and after a stone was used: whoever brings about both ends it."""
    if state.ending >= 0 or any(state.stack):
        return
    if all(state.stones_left(seat) for seat in range(state.seats)):
        return
    seat, bonus = state.mover, state.edition.box.end_bonus
    state.ending = seat
    state.points[seat] += bonus
    if events is not None:
        award = Award(seat, "carrara-second.ending", (Item("ending", 1, bonus, "carrara2.end.bonus"),))
        where = (f"seat:{seat}",)
        events.append(Event("carrara-second.ending", seat, "carrara2.end.trigger", {}, award, where))
