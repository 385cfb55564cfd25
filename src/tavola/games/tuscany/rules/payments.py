"""Payments: two cards of the colour, each of which a worker or a pair of another colour can replace."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tavola.games.tuscany.rules.options import Pay, Payment, pay

_CARD, _WORKER = 2, 3
"""What a card and a worker count when payments are put in order: a pair is dearer than a worker."""


def can_pay(hand: list[int], kind: int, workers: int, cost: int) -> bool:
    """Whether these cards and workers are worth that many cards of a colour."""
    return units(hand, kind, workers) >= cost


def units(hand: list[int], kind: int, workers: int) -> int:
    """How many cards of a colour these cards and workers are worth."""
    pairs = 0
    for n in hand:
        pairs += n >> 1
    own = hand[kind]
    return own + workers + pairs - (own >> 1)


@lru_cache(maxsize=65536)
def payments(hand: tuple[int, ...], kind: int, workers: int, cost: int) -> tuple[Pay, ...]:
    """Every exact payment once, the cheapest first; equally cheap, from the colour with most cards."""
    found = {}
    for own in range(min(cost, hand[kind]), -1, -1):
        for given in range(min(cost - own, workers) + 1):
            for pairs in _pairs(hand, kind, cost - own - given, 0):
                counts = [2 * n for n in pairs]
                counts[kind] = own
                weight = _CARD * sum(counts) + _WORKER * given
                plenty = -sum(hand[colour] * n for colour, n in enumerate(pairs))
                found[(*counts, given)] = (weight, plenty)
    ordered = sorted(found, key=lambda counts: (*found[counts], tuple(-n for n in counts)))
    return tuple(map(pay, ordered))


def _pairs(hand: tuple[int, ...], kind: int, left: int, colour: int) -> Iterator[tuple[int, ...]]:
    """Ways to take so many pairs from the colours that are left, by colour."""
    if colour == len(hand):
        if not left:
            yield ()
        return
    most = 0 if colour == kind else min(left, hand[colour] >> 1)
    for n in range(most + 1):
        for others in _pairs(hand, kind, left - n, colour + 1):
            yield (n, *others)


def worth(counts: Payment, kind: int) -> int | None:
    """How many cards of the colour a payment stands for; None: it has a card that is in no pair."""
    *cards, workers = counts
    others = [n for colour, n in enumerate(cards) if colour != kind]
    if any(n & 1 for n in others):
        return None
    return cards[kind] + workers + sum(others) // 2
