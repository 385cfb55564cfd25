"""What lies behind the screens, re-dealt: for the test that nothing of it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.carrara.rules.first.parts import BOX, COLOURS, TYPES
from tavola.games.carrara.rules.first.stages import Stage
from tavola.kernel import Pick, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.rules.first.state import CarraraState


def scramble(state: CarraraState, seat: Seat | None, pick: Pick) -> None:
    """Change everything that the seat's view must not show; pieces need not add up any more."""
    if state.stage == Stage.OVER:
        return
    state._pending = None
    total = sum(state.bag)
    state.bag = [0] * COLOURS
    for _ in range(total):
        state.bag[pick(COLOURS)] += 1
    if state.open_screens:
        return
    for other in range(state.seats):
        if other != seat:
            state.coins[other] = pick(60)
            for colour in range(COLOURS):
                state.blocks[other * COLOURS + colour] = pick(BOX.blocks_per_colour + 1)
            for kind in range(TYPES):
                state.objects[other * TYPES + kind] = pick(BOX.objects_in_supply + 1)
