"""What a seat may know of a toy game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.kernel import Bag, Chance, Seat, View
from tavola.testing.toy.options import KINDS

if TYPE_CHECKING:
    from tavola.testing.toy.state import ToyState


@dataclass(frozen=True, slots=True)
class ToyView(View):
    """The table as one seat sees it."""

    stage: str
    die: int
    faces: int
    """How many the die has."""
    card_points: int
    """What a card brings for each token of its kind."""
    rounds: int
    tokens: tuple[Bag, ...]
    supply: Bag
    answered: tuple[bool, ...]
    """Who has bid, not what."""
    bid: str | None
    """The viewer's own sealed bid."""
    opened: tuple[str, ...]
    """The bids of the round before, or of this one once they are open."""
    card: str | None
    """The viewer's own card."""
    cards: tuple[str | None, ...]
    """Everybody's card; None while it is secret."""


def see(state: ToyState, seat: Seat | None) -> ToyView:
    """What this seat (None: a spectator) may know."""
    pending = state.pending
    asked = () if isinstance(pending, Chance) else pending
    own_bid = None if seat is None else state.bids[seat]
    return ToyView(
        seat=seat,
        seats=state.seats,
        turn=state.turn,
        mover=state.winner,
        waiting_for=tuple(decision.seat for decision in asked),
        decisions=tuple(decision for decision in asked if decision.seat == seat),
        scores=state.scores(),
        standing=state.standing(),
        stage=state.stage,
        die=state.die,
        faces=state.faces,
        card_points=state.card_points,
        rounds=state.rounds,
        tokens=tuple(dict(zip(KINDS, tokens, strict=True)) for tokens in state.tokens),
        supply=dict(zip(KINDS, state.supply, strict=True)),
        answered=tuple(bid is not None for bid in state.bids),
        bid=None if own_bid is None else str(own_bid),
        opened=tuple(map(str, state.opened)),
        card=None if seat is None else state.cards[seat],
        cards=tuple(state.cards) if state.over else (None,) * state.seats,
    )
