"""Payments: two cards of the colour, each of which a worker or a pair of another colour can replace."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from tavola.games.tuscany.rules.options import Pay, Payment, pay

_CARD, _WORKER = 2, 3
"""What a card and a worker count when payments are put in order: a pair is dearer than a worker."""


def can_pay(hand: list[int], kind: int, workers: int, cost: int) -> bool:
    """Whether these cards and workers are worth that many cards of a colour."""
    return units(hand, kind, workers) >= cost


def singles_needed(hand: list[int], workers: int, cost: int) -> int:
    """How many cards of a colour are missing when all workers and all pairs, also its own, pay for one each.

    A colour with so many cards beyond half of them can be paid: its own pairs are two cards, not one.
    """
    needed = cost - workers
    for n in hand:
        needed -= n >> 1
    return needed


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
    others = [colour for colour, n in enumerate(hand) if n > 1 and colour != kind]
    found = []
    for own in range(min(cost, hand[kind]) + 1):
        for given in range(min(cost - own, workers) + 1):
            pairs = cost - own - given
            weight = _CARD * (own + 2 * pairs) + _WORKER * given
            for chosen in combinations_with_replacement(others, pairs):
                counts = [0] * len(hand)
                counts[kind] = own
                plenty = 0
                for colour in chosen:
                    counts[colour] += 2
                    plenty += hand[colour]
                if not [colour for colour in chosen if counts[colour] > hand[colour]]:
                    found.append((weight, -plenty, -_packed(counts), (*counts, given)))
    return tuple([pay(counts) for _, _, _, counts in sorted(found)])


def _packed(counts: list[int]) -> int:
    """All counts as one number, the first first."""
    packed = 0
    for n in counts:
        packed = packed << 6 | n
    return packed


def worth(counts: Payment, kind: int) -> int | None:
    """How many cards of the colour a payment stands for; None: it has a card that is in no pair."""
    *cards, workers = counts
    others = [n for colour, n in enumerate(cards) if colour != kind]
    if any(n & 1 for n in others):
        return None
    return cards[kind] + workers + sum(others) // 2
