"""Blocks: which purchases a segment offers, and which payments a hand allows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

Counts = tuple[int, ...]
"""How many blocks of each colour."""


@lru_cache(maxsize=4096)
def purchases(segment: Counts, prices: Counts) -> tuple[tuple[int, Counts], ...]:
    """Every way to take at least one of these blocks, with its price; the fullest hand first."""
    ways = [(sum(map(int.__mul__, counts, prices)), counts) for counts in _parts(segment) if any(counts)]
    return tuple(sorted(ways, key=lambda way: (-sum(way[1]), way[0])))


@lru_cache(maxsize=8192)
def payments(hand: Counts, cost: int) -> tuple[Counts, ...]:
    """Every way to pay exactly this cost; the one that keeps the dearest colours comes first."""
    return tuple(_shares(hand, cost))


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


def _parts(counts: Counts) -> Iterator[Counts]:
    """Every bag that is contained in this one, the whole one first."""
    if not counts:
        yield ()
        return
    for n in range(counts[0], -1, -1):
        for rest in _parts(counts[1:]):
            yield (n, *rest)
