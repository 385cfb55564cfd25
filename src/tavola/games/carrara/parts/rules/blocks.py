"""Blocks: which purchases a segment offers, and which payments a hand allows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from operator import itemgetter

Counts = tuple[int, ...]
"""How many blocks of each colour."""


_FULLEST_THEN_CHEAPEST = itemgetter(0, 1)


def prices_of_parts(segment: Counts, prices: Counts) -> list[int]:
    """What every part of these blocks costs, nothing at all included; the cheapest first."""
    found = [0]
    for there, price in zip(segment, prices, strict=True):
        if there:
            found = [total + n * price for n in range(there + 1) for total in found]
    found.sort()
    return found


def purchases(segment: Counts, prices: Counts) -> tuple[tuple[int, Counts], ...]:
    """Every way to take at least one of these blocks, with its price; the fullest hand first."""
    ways: list[tuple[int, int, Counts]] = [(0, 0, ())]  # minus how many blocks, their price, and which
    for there, price in zip(segment, prices, strict=True):
        ways = [
            (minus - n, total + n * price, (*counts, n))
            for minus, total, counts in ways
            for n in range(there, -1, -1)
        ]
    ways.pop()  # taking nothing is no purchase
    ways.sort(key=_FULLEST_THEN_CHEAPEST)
    return tuple([(total, counts) for _, total, counts in ways])


@lru_cache(maxsize=8192)
def payments(hand: Counts, cost: int) -> tuple[Counts, ...]:
    """Every way to pay exactly this cost; the one that keeps the dearest colours comes first."""
    return tuple(_shares(hand, cost))


@lru_cache(maxsize=16384)
def least_reach(hand: Counts, dearest: int) -> Counts:
    """By cost, up to the dearest, how many colours must be accepted to pay it; too many: it cannot be."""
    reach, worth, found = 0, 0, []
    for cost in range(dearest + 1):
        while worth < cost and reach <= len(hand):
            worth += hand[reach] if reach < len(hand) else 0
            reach += 1
        found.append(reach)
    return tuple(found)


def _shares(hand: Counts, cost: int) -> Iterator[Counts]:
    """Every part of the hand with so many blocks, as few as possible of the first colours first."""
    if not hand:
        if cost == 0:
            yield ()
        return
    rest = sum(hand[1:])
    for n in range(max(0, cost - rest), min(hand[0], cost) + 1):
        for share in _shares(hand[1:], cost - n):
            yield (n, *share)
