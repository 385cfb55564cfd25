"""What lies behind the screens, re-dealt: for the test that nothing of it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.carrara.second.rules.actions.build import PayForBuilding
from tavola.games.carrara.second.rules.actions.court import ChooseField
from tavola.games.carrara.second.rules.actions.monument import PayForMonument
from tavola.kernel import Pick, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState

RICH = 100
"""Coins for whoever must be able to show what a field asks for."""


def scramble(state: SecondState, seat: Seat | None, pick: Pick) -> None:
    """Change everything that the seat's view must not show; pieces need not add up any more."""
    if state.over:
        return
    state.ask_again()
    edition = state.edition
    box, colours = edition.box, edition.colours
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
    if state.mover in (seat, -1):
        return
    if isinstance(state.task, PayForBuilding | PayForMonument):
        # Everybody has heard what is being built, so whoever pays can: the first colour pays everywhere.
        at = state.mover * colours
        state.blocks[at] = max(state.blocks[at], box.monument)
    if any(isinstance(task, ChooseField) for task in state.agenda):
        # A stone was taken, so something can be scored; it may be a field that asks for coins.
        state.coins[state.mover] += RICH
