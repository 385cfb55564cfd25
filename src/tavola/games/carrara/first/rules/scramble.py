"""What lies behind the screens, re-dealt: for the test that nothing of it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.carrara.first.rules.actions.build import Payment
from tavola.kernel import Pick, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.first.rules.state import CarraraState


def scramble(state: CarraraState, seat: Seat | None, pick: Pick) -> None:
    """Change everything that the seat's view must not show; pieces need not add up any more."""
    if state.over:
        return
    state.ask_again()
    edition = state.edition
    box, colours, types = edition.box, edition.colours, edition.types
    total = sum(state.bag)
    state.bag = [0] * colours
    for _ in range(total):
        state.bag[pick(colours)] += 1
    if state.open_screens:
        return
    for other in range(state.seats):
        if other != seat:
            state.coins[other] = pick(60)
            for colour in range(colours):
                state.blocks[other * colours + colour] = pick(box.blocks_per_colour + 1)
            for kind in range(types):
                state.objects[other * types + kind] = pick(box.objects_in_supply + 1)
    task = state.task
    if isinstance(task, Payment) and state.mover != seat:
        # Everybody has heard what is being built, so whoever pays can: the first colour pays everywhere.
        at = state.mover * colours
        state.blocks[at] = max(state.blocks[at], task.owed(state))
