"""Payments with exchange, compared with all that could be paid; purchases and their sizes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pytest

from tavola.games.carrara.parts.rules.blocks import purchases
from tavola.games.carrara.second.game import advanced_edition, normal_edition
from tavola.games.carrara.second.rules.exchange import capacity, exchange_payments, least_reach
from tavola.kernel import MOST_OPTIONS
from tavola.testing import rule
from tests.games.carrara_second.tables import advanced, normal

BOX = normal_edition().box
COLOURS = len(BOX.colours)
WHOLE_HAND = (BOX.blocks_per_colour,) * COLOURS
Hand = tuple[int, ...]


def brute_force(hand: Hand, reach: int, cost: int) -> set[Hand]:
    """Allowed blocks, and pairs of the next lower colour, make up the cost; nothing else is paid."""
    found = set()
    for paid in product(*(range(n + 1) for n in hand)):
        allowed, rest = paid[:reach], paid[reach:]
        pairs = rest[0] if rest else 0
        if pairs % 2 == 0 and not any(rest[1:]) and sum(allowed) + pairs // 2 == cost:
            found.add(paid)
    return found


def hands() -> Iterator[Hand]:
    chance = Random(63)
    yield from ((0,) * COLOURS, (1,) * COLOURS, (2,) * COLOURS, (0, 0, 0, 0, 0, 7), (7, 0, 0, 0, 0, 0))
    for _ in range(60):
        yield tuple(chance.choice((0, 0, 1, 1, 2, 3, 4)) for _ in range(COLOURS))


@rule("carrara2.build.exchange", "carrara2.build.no-chain", "carrara2.ruling.exchange-where-needed")
@pytest.mark.parametrize("reach", range(1, COLOURS + 1))
def test_the_payments_listed_are_all_there_are(reach: int) -> None:
    for hand in hands():
        for cost in range(1, BOX.monument + 1):
            listed = exchange_payments(hand, reach, cost)

            assert len(set(listed)) == len(listed)
            assert set(listed) == brute_force(hand, reach, cost), (hand, reach, cost)
            assert bool(listed) == (capacity(hand, reach) >= cost)
            assert bool(listed) == (reach >= least_reach(hand, BOX.monument)[cost])


@rule("carrara2.build.exchange")
def test_the_first_payment_exchanges_only_where_it_must() -> None:
    for hand in hands():
        for reach in range(1, COLOURS):
            for cost in range(1, min(BOX.monument, capacity(hand, reach)) + 1):
                exchanged = exchange_payments(hand, reach, cost)[0][reach] // 2

                assert exchanged == max(0, cost - sum(hand[:reach]))


@rule("carrara2.build.cost")
def test_no_question_about_paying_is_too_long() -> None:
    most = max(
        len(exchange_payments(WHOLE_HAND, reach, cost))
        for reach in range(1, COLOURS + 1)
        for cost in range(1, BOX.monument + 1)
    )

    assert most == 1281
    assert most <= MOST_OPTIONS


@rule("carrara2.buy.one-segment")
def test_no_question_about_buying_is_too_long() -> None:
    """Purchases from several segments only add up, so all blocks on one segment make the longest list."""

    @cache
    def longest(blocks: int, colours: int) -> int:
        """Over all ways to share so many blocks among colours: the most bags that are contained in them."""
        if not colours:
            return 1 if not blocks else 0
        most = min(blocks, BOX.blocks_per_colour)
        return max((n + 1) * longest(blocks - n, colours - 1) for n in range(most + 1))

    alone = longest(BOX.wheel_total, COLOURS) - 1
    shared = max(
        longest(one, COLOURS) - 1 + longest(BOX.wheel_total - one, COLOURS) - 1
        for one in range(BOX.wheel_total + 1)
    )
    spread = (2, 2, 2, 2, 2, 1)

    assert alone == len(purchases(spread, (0,) * COLOURS)) == 485
    assert shared <= alone
    assert alone <= MOST_OPTIONS


@rule("carrara2.turn.actions")
def test_no_question_about_the_action_is_too_long() -> None:
    """Every option of the action question, were all of them possible at once."""
    box = advanced_edition().box
    tiles = sum(box.copies[4]) + len(box.types)
    cities = len(box.cities)
    builds = box.display * cities + len(box.types) * cities + tiles
    visits = len(box.court) + 1
    pieces = 2 * tiles + 2 * tiles  # a purchase for each building, of two kinds; moves of two stored pieces

    assert 2 + builds + visits + 1 + pieces <= MOST_OPTIONS


@rule("carrara2.turn.actions")
def test_a_crowded_table_asks_short_questions() -> None:
    buildings = [f"{kind.name} {value} lerici" for kind in BOX.types for value in (1, 2, 4, 5)]
    table = advanced().built(0, *buildings[:12]).coins(0, 99).blocks(0, white=6, yellow=6, red=6, green=6)
    table.warehouses(0, "gold", "white")

    assert len(table.options(0)) < 200
    assert len(normal().blocks(0, white=6, yellow=6, red=6, green=6, blue=5).options(0)) < 200
