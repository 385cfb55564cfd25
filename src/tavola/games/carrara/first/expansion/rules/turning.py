"""Buying blocks without turning the wheel."""

from __future__ import annotations

from tavola.games.carrara.first.expansion.rules.options import BUY_UNTURNED
from tavola.games.carrara.first.rules.actions.buy import TAKE_BLOCKS
from tavola.games.carrara.first.rules.edition import Action
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.kernel import Event, Events, Option, Reason


class BuyUnturned(Action):
    """The wheel stands still and is not refilled; what lies there can be bought.

    The book leaves open whether it can be chosen by who cannot pay for anything that lies there, and so
    takes two coins.
    """

    words = ("buy-unturned",)

    def __init__(self, *, relief: bool = True) -> None:
        self._relief = relief

    def options(self, state: CarraraState) -> tuple[Option, ...]:
        if any(state.wheel) and (self._relief or state.quarry.ways(state.wheel, state.coins[state.mover])):
            return (BUY_UNTURNED,)
        return ()

    def carry_out(self, state: CarraraState, option: Option, events: Events) -> None:
        state.do_next(TAKE_BLOCKS)
        if events is not None:
            events.append(Event("carrara.unturned", state.mover, "carrara1x.buy.unturned"))

    def refusal(self, state: CarraraState, option: Option) -> Reason | None:
        if option != BUY_UNTURNED:
            return None
        return Reason("carrara1x.ruling.unturned-relief" if any(state.wheel) else "carrara1x.buy.wheel-empty")
