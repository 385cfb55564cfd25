"""Our rulings: what the book, or a picture that its scan has lost, leaves open."""

from __future__ import annotations

import pytest

from tavola.kernel import Chance
from tavola.library import game
from tavola.testing import rule, scenario
from tests.games.carrara.ending import ANY_ACTION, nearly_over
from tests.games.carrara.looking import (
    ALL_BLOCKS,
    SEGMENTS,
    all_others,
    blocks,
    coins,
    objects,
    seen,
)


@rule("carrara1.ruling.start-player", "carrara1.setup.start-player")
def test_chance_decides_who_begins_if_nobody_is_named() -> None:
    rules = game("carrara")
    chance = rules.new(rules.setups.make(3)).pending

    assert isinstance(chance, Chance)
    assert chance.pool == {"0": 1, "1": 1, "2": 1}


@rule("carrara1.ruling.order")
def test_after_the_extra_purchase_the_end_may_be_announced() -> None:
    table = nearly_over(2)

    table.chooses(0, *ANY_ACTION, "object crown")

    assert table.may(0, "announce")


@rule("carrara1.ruling.order")
def test_after_the_announcement_there_is_no_extra_purchase() -> None:
    table = nearly_over(2)

    table.chooses(0, *ANY_ACTION, "announce")

    assert table.refuses(0, "object crown").rule == "carrara1.turn.clockwise"


@rule("carrara1.ruling.bought-object-counts")
def test_an_object_bought_in_this_turn_counts_for_the_announcement() -> None:
    table = nearly_over(2, objects=7)

    table.chooses(0, *ANY_ACTION)
    before = table.may(0, "announce")
    table.chooses(0, "object crown")

    assert (before, table.may(0, "announce")) == (False, True)


@rule("carrara1.ruling.bought-object-counts")
def test_by_the_other_ruling_whoever_buys_an_object_announces_in_a_later_turn() -> None:
    table = nearly_over(2, bought_object="waits").chooses(0, *ANY_ACTION)

    assert table.may(0, "announce")
    assert (
        table.chooses(0, "object crown").refuses(0, "announce").rule == "carrara1.ruling.bought-object-counts"
    )


@rule("carrara1.ruling.relief-choice")
def test_buying_may_be_chosen_by_who_cannot_pay_though_another_action_is_possible() -> None:
    table = scenario("carrara", seats=2).coins(0, 0).wheel("VI", white=7, yellow=4)
    table.built(0, "villa 3 lucca")

    table.chooses(0, "buy", "relief")

    assert coins(table, 0) == 2


@rule("carrara1.ruling.relief-extra")
def test_after_the_two_coins_an_object_may_be_bought_when_wheel_and_bag_are_empty() -> None:
    table = scenario("carrara", seats=2).coins(0, 8).blocks(0).blocks(1, **ALL_BLOCKS).wheel("I", red=0)

    table.chooses(0, "relief", "object crown")

    assert (coins(table, 0), objects(table, 0)) == (0, {"crown": 1})


@rule("carrara1.ruling.building-counts-twice")
def test_a_building_counts_for_its_type_and_for_its_city() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 lucca", "porta 2 lucca")

    table.chooses(0, "score-type villa", "end").chooses(1, *ANY_ACTION, "end").chooses(0, "score-city lucca")

    assert (table.points(0), objects(table, 0)) == (6 + 10, {"gate": 1, "coat": 2})


@rule("carrara1.ruling.building-counts-twice")
def test_what_is_built_after_a_scoring_is_not_scored_for_it_any_more() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 lucca").blocks(0, white=5).display("villa 5")

    table.chooses(0, "score-type villa", "end").chooses(1, *ANY_ACTION, "end")
    table.chooses(0, "build villa 5 lucca", "pay 5white")

    assert (table.points(0), objects(table, 0)) == (6, {"coat": 1})


@rule("carrara1.ruling.field-is-no-supply")
def test_a_scoring_takes_no_object_from_the_field() -> None:
    table = scenario("carrara", seats=2).objects(1, gate=5).built(0, "porta 3 lucca")

    table.chooses(0, "score-type porta")

    assert (objects(table, 0), "gate" in seen(table).field) == ({}, True)


@rule("carrara1.ruling.last-builder-announces")
def test_who_builds_the_last_building_may_announce_in_that_turn() -> None:
    table = nearly_over(3).blocks(0, white=4).points(0, 7)
    table.built(1, *[built for built in all_others("villa 4", "villa 5") if not built.endswith("5 lerici")])
    table.built(2, "villa 5 lerici")

    table.chooses(0, "build villa 4 pisa", "pay 4white", "announce")

    assert table.points(0) == 12


@rule("carrara1.ruling.last-builder-announces")
def test_nobody_announces_in_the_turns_after_the_last_building() -> None:
    table = nearly_over(2, seat=1).mover("0").blocks(0, white=4)
    table.built(0, *[built for built in all_others("villa 4") if not built.endswith("5 lerici")])

    table.chooses(0, "build villa 4 pisa", "pay 4white", "end").chooses(1, *ANY_ACTION)

    assert table.refuses(1, "announce").rule == "carrara1.ruling.last-builder-announces"


@rule("carrara1.ruling.last-builder-announces")
def test_by_another_ruling_not_even_the_builder_announces_after_the_last_building() -> None:
    table = nearly_over(3, after_last_building="nobody").blocks(0, white=4)
    table.built(1, *[built for built in all_others("villa 4", "villa 5") if not built.endswith("5 lerici")])
    table.built(2, "villa 5 lerici").chooses(0, "build villa 4 pisa", "pay 4white")

    assert table.refuses(0, "announce").rule == "carrara1.ruling.last-builder-announces"


@rule("carrara1.ruling.last-builder-announces")
def test_by_another_ruling_everybody_still_to_play_may_announce_after_the_last_building() -> None:
    table = nearly_over(2, seat=1, after_last_building="everybody").mover("0").blocks(0, white=4)
    table.built(0, *[built for built in all_others("villa 4") if not built.endswith("5 lerici")])
    table.chooses(0, "build villa 4 pisa", "pay 4white", "end").chooses(1, *ANY_ACTION)

    assert table.may(1, "announce")


@rule("carrara1.ruling.decliner-may-buy")
def test_who_goes_without_an_action_may_still_buy_an_object() -> None:
    table = scenario("carrara", seats=2).announced("0").mover("1").coins(1, 10)

    table.chooses(1, "decline", "object crown")

    assert objects(table, 1) == {"crown": 1}


@rule("carrara1.ruling.all-pieces")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_pieces_are_in_play_with_any_number_of_players(seats: int) -> None:
    table = scenario("carrara", seats=seats)
    board = seen(table)
    in_hands = sum(sum(blocks(table, seat).values()) for seat in range(seats))

    assert sum(tile is not None for tile in board.display) + board.stack == 30
    assert sum(sum(segment.values()) for segment in board.wheel) + board.bag + in_hands == 42
    assert len(board.field) + sum(board.supply.values()) == 36


@rule("carrara1.ruling.open-information")
def test_a_spectator_sees_no_screen_but_buildings_stones_and_points() -> None:
    table = scenario("carrara", seats=2).points(0, 12).built(0, "villa 3 lucca").types(0, "villa")
    mat = seen(table).mats[0]

    assert (mat.screen, mat.points, mat.scored_types, mat.stones_left) == (None, 12, ("villa",), 5)
    assert [(built.tile, built.city) for built in mat.buildings] == [("villa 3", "lucca")]


@rule("carrara1.ruling.open-information")
def test_of_the_bag_only_the_total_is_seen() -> None:
    one = scenario("carrara", seats=2).blocks(0, white=2)
    other = scenario("carrara", seats=2).blocks(0, black=2)

    assert seen(one, 1) == seen(other, 1)


@rule("carrara1.ruling.no-deadlock")
@pytest.mark.parametrize("cost", [1, 2, 3, 4, 5])
def test_with_wheel_and_bag_empty_somebody_can_build_whatever_is_open(cost: int) -> None:
    table = scenario("carrara", seats=4).wheel("I", red=0).display(f"villa {cost}")
    table.blocks(0, white=7, yellow=4).blocks(1, yellow=3, red=7).blocks(2, green=7, blue=4)
    table.blocks(3, blue=3, black=7)

    assert (table.may(0, "buy"), table.may(0, f"build villa {cost} lerici")) == (False, True)


@rule("carrara1.ruling.wheel-prices")
@pytest.mark.parametrize("segment", SEGMENTS)
@pytest.mark.parametrize(
    ("colour", "on_first"),
    [("white", 6), ("yellow", 5), ("red", 4), ("green", 3), ("blue", 2), ("black", 1)],
)
def test_every_segment_further_makes_a_block_one_coin_cheaper(
    colour: str, on_first: int, segment: str
) -> None:
    at = SEGMENTS.index(segment)
    table = scenario("carrara", seats=2).coins(0, 20).wheel(SEGMENTS[at - 1], **{colour: 1})

    table.chooses(0, "buy", f"take {segment} {colour}")

    assert coins(table, 0) == 20 - max(0, on_first - at)
