"""Paying with exchange: two blocks of the colour just below those that a city accepts stand for one."""

from __future__ import annotations

from tavola.games.carrara.parts.rules.blocks import Counts, payments


def capacity(hand: Counts, reach: int) -> int:
    """The dearest building that the hand can pay where the first `reach` colours are accepted."""
    return sum(hand[:reach]) + (hand[reach] // 2 if reach < len(hand) else 0)


def least_reach(hand: Counts, dearest: int) -> Counts:
    """By cost, up to the dearest, how many colours must be accepted to pay it; too many: it cannot be."""
    reach, found = 0, []
    for cost in range(dearest + 1):
        while reach <= len(hand) and capacity(hand, reach) < cost:
            reach += 1
        found.append(reach)
    return tuple(found)


def exchange_payments(hand: Counts, reach: int, cost: int) -> list[Counts]:
    """Every way to pay this cost; without exchange first, then what keeps the dearest colours.

    An exchange is never the input of another, so only the next lower colour can stand in, two for one.
    Exchanging among the accepted colours would only waste blocks and is not listed.
    """
    accepted, lower = hand[:reach], hand[reach:]
    if not lower:
        return payments(accepted, cost)
    nothing = (0,) * (len(lower) - 1)
    return [
        (*share, 2 * exchanged, *nothing)
        for exchanged in range(min(cost, lower[0] // 2) + 1)
        for share in payments(accepted, cost - exchanged)
    ]
