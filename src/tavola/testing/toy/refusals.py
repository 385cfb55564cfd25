"""Why an answer of the toy game is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.kernel import Option, Reason, Seat, bag_text
from tavola.testing.toy.options import KINDS, MOST_STAKED, NUMBERS, Bid, Take

if TYPE_CHECKING:
    from tavola.testing.toy.state import ToyState


def refusal(state: ToyState, seat: Seat, option: Option) -> Reason:
    """The rule that stands in the way of an option that is not listed."""
    if state.stage == "over":
        return Reason("toy.end")
    match option:
        case Bid():
            return _no_bid(state, seat, option)
        case Take() if state.stage == "take" and seat == state.winner:
            return Reason("toy.take.supply", {"kind": option.kind})
    return Reason("toy.take.winner", {"winner": state.winner})


def _no_bid(state: ToyState, seat: Seat, bid: Bid) -> Reason:
    if state.stage != "bid":
        return Reason("toy.bid.sealed", {"stage": state.stage})
    if state.bids[seat] is not None:
        return Reason("toy.bid.once")
    if bid.number not in NUMBERS:
        return Reason("toy.bid.number", {"number": bid.number})
    if state.opened and bid.number == state.opened[seat].number:
        return Reason("toy.bid.again", {"number": bid.number})
    if sum(bid.stake) > MOST_STAKED:
        return Reason("toy.bid.stake", {"staked": sum(bid.stake)})
    return Reason("toy.bid.tokens", {"has": bag_text(zip(KINDS, state.tokens[seat], strict=True))})
