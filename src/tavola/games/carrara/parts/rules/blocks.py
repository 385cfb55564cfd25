"""Blocks: which purchases a segment offers, and which payments a hand allows."""

from __future__ import annotations

from typing import Final

Counts = tuple[int, ...]
"""How many blocks of each colour."""


_MISSING_AT: Final = 40
_PRICE_AT: Final = 20
_MASK: Final = (1 << 20) - 1


def purchases(segment: Counts, prices: Counts) -> tuple[tuple[int, Counts], ...]:
    """Every way to take at least one of these blocks, with its price; the fullest hand first."""
    return tuple([(price_of(code), blocks_of(code, segment)) for code in coded_purchases(segment, prices)])


def coded_purchases(segment: Counts, prices: Counts) -> list[int]:
    """Every such way as a number, in the same order: how many blocks stay, the price, and which stay."""
    codes, place = [0], 1
    for colour in range(len(segment) - 1, -1, -1):
        there = segment[colour]
        if there:
            stays, goes = place + (1 << _MISSING_AT), prices[colour] << _PRICE_AT
            codes = [code + n * stays + (there - n) * goes for n in range(there + 1) for code in codes]
            place *= there + 1
    codes.sort()
    codes.pop()  # taking nothing is no purchase
    return codes


def price_of(code: int) -> int:
    """What a purchase costs."""
    return code >> _PRICE_AT & _MASK


def blocks_of(code: int, segment: Counts) -> Counts:
    """Which of the blocks on a segment a purchase takes."""
    stays, counts = code & _MASK, list(segment)
    for colour in range(len(segment) - 1, -1, -1):
        there = segment[colour]
        if there:
            counts[colour] = there - stays % (there + 1)
            stays //= there + 1
    return tuple(counts)


def payments(hand: Counts, cost: int) -> list[Counts]:
    """Every way to pay exactly this cost; the one that keeps the dearest colours comes first."""
    rest = sum(hand)
    if cost > rest:
        return []
    shares: list[tuple[Counts, int]] = [((), cost)]
    for there in hand:
        rest -= there
        shares = [
            ((*share, n), owed - n)
            for share, owed in shares
            for n in range(max(0, owed - rest), min(there, owed) + 1)
        ]
    return [share for share, _ in shares]


def least_reach(hand: Counts, dearest: int) -> Counts:
    """By cost, up to the dearest, how many colours must be accepted to pay it; too many: it cannot be."""
    reach, worth, found = 0, 0, []
    for cost in range(dearest + 1):
        while worth < cost and reach <= len(hand):
            worth += hand[reach] if reach < len(hand) else 0
            reach += 1
        found.append(reach)
    return tuple(found)
