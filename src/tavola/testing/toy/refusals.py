"""Why an answer of the toy game is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.kernel import Option, Reason, Seat, bag_text
from tavola.testing.toy.options import KINDS, MOST_STAKED, NUMBERS, Bid, Take

if TYPE_CHECKING:
    from tavola.testing.toy.state import ToyState


def no_token(state: ToyState, option: Option) -> Reason:
    """Why the winner cannot take this."""
    if isinstance(option, Take):
        return Reason("toy.take.supply", {"kind": option.kind})
    return Reason("toy.bid.sealed", {"stage": state.stage})


def no_bid(state: ToyState, seat: Seat, option: Option) -> Reason:
    """Why this is no bid for a seat that has not bid yet."""
    if not isinstance(option, Bid):
        return Reason("toy.take.winner", {"winner": state.winner})
    if option.number not in NUMBERS:
        return Reason("toy.bid.number", {"number": option.number})
    if state.opened and option.number == state.opened[seat].number:
        return Reason("toy.bid.again", {"number": option.number})
    if sum(option.stake) > MOST_STAKED:
        return Reason("toy.bid.stake", {"staked": sum(option.stake)})
    return Reason("toy.bid.tokens", {"has": bag_text(zip(KINDS, state.tokens[seat], strict=True))})
