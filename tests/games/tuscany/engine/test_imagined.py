"""Imagined hands: uniform over what a seat has not seen, and made of nothing that it cannot know."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest

from tavola.games.tuscany.rules.faces import TYPES
from tavola.games.tuscany.rules.game import TUSCANY
from tavola.games.tuscany.rules.payments import can_pay
from tavola.games.tuscany.rules.state import TuscanyState
from tavola.kernel import Chance, Seat
from tavola.testing import Scenario
from tavola.testing.contract.trial import random_step, take
from tests.games.tuscany.tables import state, table

SAMPLES = 3000


def imagined_hands(made: Scenario, seat: Seat, of: Seat, samples: int = SAMPLES) -> list[list[int]]:
    """The hand of another seat, as this seat imagines it again and again."""
    rng = Random(7)
    return [state(made).imagined(seat, rng.randrange).hand_of(of) for _ in range(samples)]


def assert_likely(drawn: Counter[int], pool: list[int], count: int) -> None:
    """Cards drawn without replacement from a pool come in these numbers, but for chance (5 sigma)."""
    total = sum(pool)
    for kind, n in enumerate(pool):
        share = n / total
        expected = count * share
        assert abs(drawn[kind] - expected) <= 5 * sqrt(count * share * (1 - share)) + 1e-9, TYPES[kind]


def summed(hands: list[list[int]]) -> Counter[int]:
    return Counter({kind: sum(hand[kind] for hand in hands) for kind in range(8)})


def test_imagined_hands_are_uniform_over_the_cards_not_seen() -> None:
    made = table(seats=3).hand(0, castle=9, city=2).hand(1, village=5).hand(2, quarry=3)
    hands = imagined_hands(made, 0, 1)
    unseen = list(state(made).box.cards)
    unseen[0] -= 9
    unseen[1] -= 2

    assert {sum(hand) for hand in hands} == {5}
    assert_likely(summed(hands), unseen, 5 * SAMPLES)


def test_cards_that_were_paid_are_seen() -> None:
    made = table().hand(0, quarry=4, city=1).storage(0, "quarry").chooses(0, "place quarry a3", "pay 2quarry")
    made.chooses(0, "end")
    hands = imagined_hands(made, 1, 0)
    unseen = list(state(made).box.cards)
    unseen[4] -= 2

    assert {sum(hand) for hand in hands} == {3}
    assert_likely(summed(hands), unseen, 3 * SAMPLES)


def test_with_two_players_cards_held_since_before_a_reshuffle_are_known_by_counting() -> None:
    made = table().hand(1, village=3, city=1).prepare("pile", "castle").chooses(0, "draw")

    assert all(hand == state(made).hand_of(1) for hand in imagined_hands(made, 0, 1, 50))


def test_cards_drawn_after_a_reshuffle_come_from_the_discards() -> None:
    made = table().hand(0, castle=2).hand(1, village=18).prepare("pile", "castle").chooses(0, "draw")
    made.chooses(1, "draw")
    hands = imagined_hands(made, 0, 1)
    pool = list(state(made).box.cards)
    pool[5] = 0  # all villages were held when the pile was made anew
    for kind, n in enumerate(state(made).hand_of(0)):
        pool[kind] -= n  # and what seat 0 holds, it knows

    assert all(hand[5] == 18 for hand in hands)
    drawn = summed(hands)
    del drawn[5]
    assert_likely(drawn, pool, 3 * SAMPLES)


def test_with_three_players_cards_held_before_a_reshuffle_are_spread_over_the_others() -> None:
    made = table(seats=3).hand(1, village=3).hand(2, city=3).prepare("pile", "castle").chooses(0, "draw")
    hands = imagined_hands(made, 0, 1)

    assert {(hand[1] + hand[5], sum(hand)) for hand in hands} == {(3, 3)}
    assert_likely(summed(hands), [0, 3, 0, 0, 0, 3, 0, 0], 3 * SAMPLES)


def test_a_card_paid_after_a_reshuffle_may_have_been_old_or_new() -> None:
    made = table(seats=3).hand(0, quarry=2, village=1).hand(2, city=3).storage(0, "quarry")
    made.prepare("pile", "castle").chooses(0, "draw").chooses(1, "draw").chooses(2, "draw")
    made.chooses(0, "place quarry a3", "pay 2quarry")
    held = Counter(sum(state(made).imagined(1, Random(n).randrange).held[:8]) for n in range(400))
    quarries = Counter(state(made).imagined(1, Random(n).randrange).held[4] for n in range(400))

    assert held == {4: 400}  # with the castle that was drawn last
    assert set(quarries) >= {1, 2}


def test_a_card_paid_before_anything_was_drawn_was_held_at_the_reshuffle() -> None:
    """So the only two quarries among the cards held then are gone, and who drew nothing has none."""
    made = table(seats=3, start=2).hand(0, quarry=2, village=3).hand(1, city=5).storage(0, "quarry")
    made.prepare("pile", "castle").chooses(2, "draw").chooses(0, "place quarry a3", "pay 2quarry", "end")
    made.chooses(1, "take 4 quarry").chooses(2, "draw").chooses(0, "draw")

    assert {hand[4] for hand in imagined_hands(made, 2, 1, 200)} == {0}


def test_sealed_boards_are_imagined_as_any_that_can_be_built() -> None:
    position = TUSCANY.new(TUSCANY.setups.make(2, start=0))
    rng = Random(3)
    while isinstance(position.pending, Chance):
        take(position, random_step(position, rng))
    position.choose(1, position.pending[1].options[0])
    orders: Counter[str] = Counter()
    for _ in range(1200):
        board = position.imagined(0, rng.randrange).arranged[1]
        assert board is not None
        orders[board.order] += 1

    assert len(orders) == 6
    assert all(abs(n - 200) < 5 * sqrt(200) for n in orders.values())


def test_who_is_paying_is_imagined_with_cards_for_it() -> None:
    made = table().hand(0, quarry=2).storage(0, "quarry").chooses(0, "place quarry a3")
    hands = imagined_hands(made, 1, 0, 60)

    assert all(can_pay(hand, 4, 0, 2) and sum(hand) == 2 for hand in hands)


def test_who_is_paying_with_cards_held_before_a_reshuffle_tells_nothing_of_other_hands() -> None:
    """The only two castles among forty cards are seldom dealt to the one who pays with them."""
    made = table("h3", seats=4, start=3).tiles(0, "h4 hexagon", "g3 hexagon", "f3 hexagon")
    made.hand(0, castle=2).hand(1, village=18).hand(2, city=14, carriage=6).hand(3, castle=9)
    made.storage(0, "castle").prepare("pile", "castle").chooses(3, "draw").chooses(0, "place castle e4")
    seen = [state(made).imagined(3, Random(n).randrange) for n in range(12)]

    assert all(can_pay(each.hand_of(0), 0, 0, 2) for each in seen)
    assert all(each.hand_of(1) != state(made).hand_of(1) for each in seen)


def test_what_is_imagined_depends_on_nothing_that_the_seat_cannot_know() -> None:
    """Positions that a seat cannot tell apart lead to the same imagined one, chance being the same."""
    compared = 0
    for seed in range(3):
        rng = Random(seed)
        position = TUSCANY.new(TUSCANY.setups.make(3))
        while not position.over:
            take(position, random_step(position, rng, by_word=True))
            if rng.random() < 0.15:
                compared += same_imagination(position, rng)

    assert compared > 100


def test_nor_does_it_after_the_pile_was_made_anew() -> None:
    compared = 0
    rng = Random(5)
    made = table(seats=3).prepare("pile", "2castle").hand(1, village=5, city=4).hand(2, quarry=6, city=5)
    position = made.workers(1, 1).storage(1, "city").state
    assert isinstance(position, TuscanyState)
    for _ in range(160):
        if position.over:
            break
        take(position, random_step(position, rng, by_word=True))
        compared += same_imagination(position, rng)

    assert compared > 50


def same_imagination(position: TuscanyState, rng: Random) -> int:
    if position.over:
        return 0
    seat = rng.randrange(position.seats)
    other = position.scrambled(seat, rng.randrange)
    seed = rng.random()
    first, second = (each.imagined(seat, Random(seed).randrange) for each in (position, other))

    assert first.key() == second.key()
    return 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_positions_hold_all_cards(seats: int) -> None:
    rng = Random(seats)
    position = TUSCANY.new(TUSCANY.setups.make(seats))
    while not position.over:
        take(position, random_step(position, rng, by_word=True))
        if rng.random() < 0.1:
            imagined = position.imagined(rng.randrange(seats), rng.randrange)
            totals = [
                imagined.pile[kind] + imagined.discards[kind] + sum(imagined.hand[kind::8])
                for kind in range(8)
            ]

            assert totals == list(position.box.cards)
            assert min(imagined.hand) >= 0
