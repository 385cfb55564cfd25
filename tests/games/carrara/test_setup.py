"""Set-up: who gets what, and what lies where before the first turn."""

from __future__ import annotations

import pytest

from tavola.kernel import Chance, SetupError
from tavola.library import game
from tavola.testing import rule, scenario
from tests.games.carrara.looking import SEGMENTS, blocks, coins, objects, seen, wheel


@rule("carrara1.setup.players")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play(seats: int) -> None:
    table = scenario("carrara", seats=seats)

    assert table.may(0, "buy")


@rule("carrara1.setup.players")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_is_too_few_and_five_are_too_many(seats: int) -> None:
    with pytest.raises(SetupError, match="for 2 to 4 players"):
        game("carrara").setups.make(seats)


@rule("carrara1.setup.board")
def test_the_board_shows_six_cities_that_nobody_has_scored() -> None:
    table = scenario("carrara", seats=3)

    assert list(seen(table).cities.items()) == [
        ("livorno", None),
        ("pisa", None),
        ("lucca", None),
        ("viareggio", None),
        ("massa", None),
        ("lerici", None),
    ]


@rule("carrara1.setup.board")
def test_everybody_sees_the_same_board_and_the_same_card_strip() -> None:
    table = scenario("carrara", seats=2)
    mine, yours = seen(table, 0), seen(table, 1)

    assert (mine.display, mine.field, mine.goals) == (yours.display, yours.field, yours.goals)


@rule("carrara1.setup.mat")
def test_everybody_gets_an_empty_mat() -> None:
    table = scenario("carrara", seats=3)

    assert [(mat.seat, mat.buildings, mat.scored_types) for mat in seen(table).mats] == [
        (0, (), ()),
        (1, (), ()),
        (2, (), ()),
    ]


@rule("carrara1.setup.coins")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_everybody_starts_with_20_coins(seat: int) -> None:
    table = scenario("carrara", seats=4)

    assert coins(table, seat) == 20


@rule("carrara1.setup.start-player")
def test_the_start_player_of_the_set_up_begins() -> None:
    table = scenario("carrara", seats=3, start=2)

    assert seen(table).waiting_for == (2,)


@rule("carrara1.setup.start-blocks")
def test_the_start_player_gets_black_and_then_clockwise_blue_green_and_red() -> None:
    table = scenario("carrara", seats=4, start=2)
    first_blocks = [blocks(table, seat) for seat in (2, 3, 0, 1)]

    assert first_blocks == [{"black": 1}, {"blue": 1}, {"green": 1}, {"red": 1}]


@rule("carrara1.setup.start-blocks")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_starts_with_exactly_one_block(seat: int) -> None:
    table = scenario("carrara", seats=3)

    assert sum(blocks(table, seat).values()) == 1


@rule("carrara1.setup.wheel")
def test_one_block_of_each_colour_lies_on_segment_one_and_none_elsewhere() -> None:
    table = scenario("carrara", seats=2)
    every = {"white": 1, "yellow": 1, "red": 1, "green": 1, "blue": 1, "black": 1}

    assert [wheel(table, segment) for segment in SEGMENTS] == [every, {}, {}, {}, {}, {}]


@rule("carrara1.setup.bag")
@pytest.mark.parametrize(("seats", "in_bag"), [(2, 34), (3, 33), (4, 32)])
def test_all_other_blocks_are_in_the_bag(seats: int, in_bag: int) -> None:
    table = scenario("carrara", seats=seats)

    assert seen(table).bag == in_bag


@rule("carrara1.setup.buildings")
def test_nine_buildings_lie_open_and_21_face_down() -> None:
    table = scenario("carrara", seats=2)
    board = seen(table)

    assert (len({tile for tile in board.display if tile}), board.stack) == (9, 21)


@rule("carrara1.setup.buildings")
def test_every_building_that_is_face_down_is_as_likely_to_be_turned_up() -> None:
    rules = game("carrara")
    chance = rules.new(rules.setups.make(2, start=0)).pending

    assert isinstance(chance, Chance)
    assert (len(chance.pool), set(chance.pool.values())) == (30, {1})


@rule("carrara1.setup.objects")
def test_one_object_of_each_group_is_for_sale() -> None:
    table = scenario("carrara", seats=2)

    assert seen(table).field == ("book", "cup", "crown", "gate", "flag", "coat")


@rule("carrara1.setup.objects")
def test_five_objects_of_each_group_are_the_supply() -> None:
    table = scenario("carrara", seats=2)

    assert seen(table).supply == {"book": 5, "cup": 5, "crown": 5, "gate": 5, "flag": 5, "coat": 5}


@rule("carrara1.setup.stones")
def test_everybody_starts_at_0_points_with_6_stones_for_scoring() -> None:
    table = scenario("carrara", seats=3)

    assert [(mat.points, mat.stones_left) for mat in seen(table).mats] == [(0, 6), (0, 6), (0, 6)]


@rule("carrara1.setup.points-chips")
def test_the_score_may_pass_100() -> None:
    table = scenario("carrara", seats=2).points(0, 98).built(0, "villa 3 livorno")

    table.chooses(0, "score-type villa")

    assert table.points(0) == 107


@rule("carrara1.setup.leftover")
@pytest.mark.parametrize("seats", [2, 3])
def test_there_are_no_mats_of_missing_players(seats: int) -> None:
    table = scenario("carrara", seats=seats)

    assert len(seen(table).mats) == seats


@rule("carrara1.setup.screens")
def test_others_do_not_see_behind_my_screen() -> None:
    table = scenario("carrara", seats=2)

    assert seen(table, 1).mats[0].screen is None


@rule("carrara1.setup.screens")
def test_i_see_behind_my_own_screen() -> None:
    table = scenario("carrara", seats=2).coins(0, 13).blocks(0, green=3).objects(0, crown=1)

    assert (coins(table, 0), blocks(table, 0), objects(table, 0)) == (13, {"green": 3}, {"crown": 1})


@rule("carrara1.setup.screens")
def test_screens_can_be_agreed_to_be_open() -> None:
    table = scenario("carrara", seats=2, options={"screens": "open"}).coins(0, 13)
    screen = seen(table, 1).mats[0].screen

    assert screen is not None
    assert screen.coins == 13
