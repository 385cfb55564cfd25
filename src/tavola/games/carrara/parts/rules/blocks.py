"""Blocks: which purchases a segment offers, and which payments a hand allows."""

from __future__ import annotations

from typing import Final

Counts = tuple[int, ...]
"""How many blocks of each colour."""


_PRICE_BITS: Final = 10
_PRICE_MASK: Final = (1 << _PRICE_BITS) - 1


def purchases(segment: Counts, prices: Counts) -> tuple[tuple[int, Counts], ...]:
    """Every way to take at least one of these blocks, with its price; the fullest hand first."""
    at = price_place(segment)
    codes = coded_purchases(segment, prices)
    return tuple([(price_of(code, at), blocks_of(code, at, segment)) for code in codes])


def price_place(segment: Counts) -> int:
    """From which bit on the number of a purchase from these blocks holds its price; below is which stay."""
    ways = 1
    for there in segment:
        ways *= there + 1
    return ways.bit_length()


def coded_purchases(segment: Counts, prices: Counts) -> list[int]:
    """Every way to take at least one of these blocks, the fullest hand first.

    Each is a number: how many blocks stay, the price, and which stay. The numbers are as small as can be, for
    small ones are put in order much sooner.
    """
    at = price_place(segment)
    codes, place, one_stays = [0], 1, 1 << at + _PRICE_BITS
    for colour in range(len(segment) - 1, -1, -1):
        there = segment[colour]
        if there:
            stays, goes = place + one_stays, prices[colour] << at
            shares = [n * stays + (there - n) * goes for n in range(there + 1)]
            codes = [code + share for share in shares for code in codes]
            place *= there + 1
    codes.sort()
    codes.pop()  # taking nothing is no purchase
    return codes


def price_of(code: int, at: int) -> int:
    """What a purchase costs, by where its number holds the price."""
    return code >> at & _PRICE_MASK


def blocks_of(code: int, at: int, segment: Counts) -> Counts:
    """Which of the blocks on a segment a purchase takes."""
    stays, counts = code & (1 << at) - 1, list(segment)
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
