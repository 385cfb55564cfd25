"""How many options the largest questions have, computed over everything the box allows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tavola.games.carrara.first.rules.game import base_game
from tavola.games.carrara.first.rules.prepared import most_coins
from tavola.games.carrara.parts.rules.blocks import payments, purchases
from tavola.kernel import MOST_OPTIONS, Prepared, SetupError
from tavola.library import game
from tavola.testing import rule, scenario

BOX = base_game().box
COST = base_game().cost
FREE = (0,) * len(BOX.colours)
WHOLE_HAND = (BOX.blocks_per_colour,) * len(BOX.colours)


def shares(total: int, kinds: int, most: int) -> Iterator[tuple[int, ...]]:
    """Every way to make up this total from so many kinds; the order of kinds does not matter here."""
    if kinds == 0:
        if total == 0:
            yield ()
        return
    for n in range(min(total, most) + 1):
        for rest in shares(total - n, kinds - 1, n):
            yield (n, *rest)


def on_one_segment(blocks: int) -> int:
    """The longest list of purchases that so many blocks on one segment make, if every one can be paid."""
    lying = shares(blocks, len(BOX.colours), BOX.blocks_per_colour)
    return max(len(purchases(counts, FREE)) for counts in lying)


def test_no_wheel_offers_more_than_485_purchases() -> None:
    longest = [on_one_segment(blocks) for blocks in range(BOX.wheel_total + 1)]
    spread = max(
        sum(longest[n] for n in counts) for counts in shares(BOX.wheel_total, BOX.segments, BOX.wheel_total)
    )

    assert longest[BOX.wheel_total] == spread == 485 < MOST_OPTIONS


def test_no_hand_allows_more_than_252_payments() -> None:
    assert max(len(payments(WHOLE_HAND, cost)) for cost in COST) == 252 < MOST_OPTIONS


@rule("carrara1.buy.one-segment")
def test_the_most_purchases_are_offered_to_whoever_can_pay_everything() -> None:
    table = scenario("carrara", seats=2).coins(0, most_coins(base_game()))
    table.wheel("VI", white=2, yellow=2, red=2, green=2, blue=2, black=1)
    table.chooses(0, "buy")

    assert len(table.options(0)) == 485


@pytest.mark.parametrize("blocks", ["6white,6yellow,6red,6green,6blue,6black", "7white,5black"])
def test_a_wheel_that_would_offer_more_is_not_set_up(blocks: str) -> None:
    rules = game("carrara")
    prepared = Prepared({"coins 0": "560", "wheel I": blocks})

    with pytest.raises(SetupError, match="the wheel holds 11 blocks"):
        rules.new(rules.setups.make(2, start=0, prepared=prepared))
