"""Purchases and payments come from tables; here they are counted out."""

from __future__ import annotations

import pickle
from itertools import product
from random import Random

from tavola.games.carrara.first.game import FIRST_EDITION
from tavola.games.carrara.first.rules.game import base_game
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.games.carrara.parts.rules.blocks import least_reach, payments
from tavola.games.carrara.parts.rules.options import Take
from tavola.kernel import play_out

EDITION = base_game()
QUARRY = EDITION.options.quarry
WIDTH, SEGMENTS = EDITION.colours, EDITION.box.segments


def test_what_coins_can_buy_is_every_part_of_one_segment_that_they_pay() -> None:
    chance = Random(5)
    for _ in range(40):
        wheel = [int(chance.random() < 0.25) + int(chance.random() < 0.1) for _ in range(WIDTH * SEGMENTS)]
        coins = chance.randrange(12)
        expected = {
            (segment, counts)
            for segment, prices in enumerate(EDITION.box.prices)
            for counts in product(*(range(n + 1) for n in wheel[segment * WIDTH : (segment + 1) * WIDTH]))
            if any(counts) and sum(n * price for n, price in zip(counts, prices, strict=True)) <= coins
        }
        takes = QUARRY.affordable(wheel, coins)
        listed = [(take.segment, take.counts) for take in takes]

        assert set(listed) == expected
        assert len(listed) == len(expected) == QUARRY.ways(wheel, coins)
        assert [QUARRY.purchase(wheel, coins, way) for way in range(len(takes))] == list(takes)


def test_purchases_are_recognised_without_listing_them() -> None:
    wheel = [0] * WIDTH * SEGMENTS
    wheel[0], wheel[1] = 2, 1
    dearest = EDITION.box.prices[0][0]
    takes = QUARRY.affordable(wheel, 2 * dearest)
    nothing = (0,) * (WIDTH - 2)

    assert all(take in takes for take in takes)
    assert pickle.loads(pickle.dumps(takes)) == takes
    for counts in ((0, 0, *nothing), (3, 0, *nothing), (0, 2, *nothing), (2, 1, *nothing), (1,)):
        assert Take(0, counts, EDITION.box.colours, price=0) not in takes
    assert Take(1, (1, 0, *nothing), EDITION.box.colours, price=0) not in takes


def test_a_purchase_costs_what_it_costs_here_wherever_it_was_written_down() -> None:
    counts = (1, *(0 for _ in range(WIDTH - 1)))
    elsewhere = Take(0, counts, EDITION.box.colours, price=99)

    assert QUARRY.price(elsewhere) == EDITION.box.prices[0][0]


def test_a_cost_can_be_paid_where_enough_colours_are_accepted_and_nowhere_else() -> None:
    chance = Random(6)
    for _ in range(60):
        hand = tuple(chance.choice((0, 0, 1, 2, 3)) for _ in range(WIDTH))
        for cost, least in enumerate(least_reach(hand, EDITION.dearest)):
            payable = [reach for reach in range(WIDTH + 1) if payments(hand[:reach], cost)]

            assert payable == list(range(least, WIDTH + 1))


def test_a_state_goes_to_another_process_between_a_question_and_its_answer() -> None:
    state = FIRST_EDITION.new(FIRST_EDITION.setups.make(2, start=0))
    chance = Random(7)
    for _ in range(60):
        state.go(chance.randrange(state.ways()))
    state.ways()
    twin: CarraraState = pickle.loads(pickle.dumps(state))
    play_out(state, Random(8).random)
    play_out(twin, Random(8).random)

    assert twin.quarry is state.quarry
    assert twin.key() == state.key()
