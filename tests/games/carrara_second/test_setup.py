"""Setting up the second edition."""

from __future__ import annotations

import pytest

from tavola.games.carrara.second.game import SECOND_EDITION
from tavola.kernel import SetupError
from tavola.testing import rule, scenario
from tests.games.carrara_second.tables import advanced, coins, hand, normal, on_wheel, state, view


@rule("carrara2.setup.players")
@pytest.mark.parametrize("seats", [1, 5])
def test_carrara_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(SetupError, match="2 to 4 players"):
        SECOND_EDITION.setups.make(seats)


@rule("carrara2.setup.versions")
def test_the_normal_game_has_no_decorations_statues_or_warehouses() -> None:
    seen = view(normal())

    assert (seen.decorations, seen.statues, seen.mats[0].warehouses, seen.money_fields) == (
        None,
        None,
        (),
        (),
    )


@rule("carrara2.setup.limited")
def test_coins_never_run_out() -> None:
    table = normal().coins(0, 900).chooses(0, "pass")

    assert coins(table, 0) == 902


@rule("carrara2.setup.blank-wheels")
def test_in_the_normal_game_the_wheels_show_no_symbols() -> None:
    assert view(normal()).symbols == ()


@rule("carrara2.setup.start-player", "carrara2.ruling.start-player")
def test_chance_decides_who_begins_if_nobody_is_named() -> None:
    table = scenario("carrara-second", start=None).draws("1")

    assert table.asked(1) == "carrara-second.action"


@rule("carrara2.setup.start-blocks")
def test_start_blocks_go_by_seat() -> None:
    table = scenario("carrara-second", seats=4, start=1)

    assert [hand(table, seat) for seat in (1, 2, 3, 0)] == [
        {"purple": 2},
        {"blue": 1, "purple": 1},
        {"blue": 2},
        {"green": 1, "blue": 1},
    ]


@rule("carrara2.setup.wheel")
@pytest.mark.parametrize(("seats", "bag"), [(2, 32), (3, 30), (4, 28)])
def test_one_block_of_each_colour_lies_on_the_first_segment(seats: int, bag: int) -> None:
    table = normal(seats)

    assert on_wheel(table, 1) == dict.fromkeys(("white", "yellow", "red", "green", "blue", "purple"), 1)
    assert view(table).bag == bag


@rule("carrara2.setup.tiles", "carrara2.setup.buildings")
@pytest.mark.parametrize(("seats", "stack", "threes"), [(2, 15, 0), (3, 21, 1), (4, 27, 2)])
def test_the_buildings_go_by_the_number_of_players(seats: int, stack: int, threes: int) -> None:
    table = normal(seats)
    seen = view(table)
    left = state(table).stack[2]

    assert seen.stack == stack
    assert sum(tile is not None for tile in seen.display) == 9
    assert threes == left + seen.display.count("biblioteca 3")


@rule("carrara2.setup.monuments")
def test_six_monuments_and_eight_improvements_lie_open() -> None:
    seen = view(normal())

    assert seen.monuments == ("biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa")
    assert seen.improvements == (
        "livorno", "pisa", "lucca", "viareggio", "massa", "lerici", "urban", "rural",
    )  # fmt: skip


@rule("carrara2.setup.court", "carrara2.setup.stones")
def test_everybody_has_a_stone_on_each_of_six_sections() -> None:
    seen = view(normal(3))

    assert [section.stones for section in seen.court] == [(0, 1, 2)] * 6
    assert (seen.marker, seen.open_area) == (None, (0, 0, 0))


@rule("carrara2.setup.coins", "carrara2.setup.points", "carrara2.setup.mat")
def test_everybody_begins_with_twenty_coins_no_points_and_no_building() -> None:
    table = normal(4)

    assert [coins(table, seat) for seat in range(4)] == [20] * 4
    assert table.state.scores() == (0, 0, 0, 0)
    assert all(not mat.buildings for mat in view(table).mats)


@rule("carrara2.setup.screens", "carrara2.ruling.open-information")
def test_coins_and_blocks_are_hidden_from_the_others() -> None:
    table = normal()

    assert view(table, 1).mats[0].screen is None
    assert view(table, None).mats[1].screen is None
    own = view(table, 0).mats[0].screen
    assert own is not None
    assert own.coins == 20


@rule("carrara2.ruling.open-information")
def test_a_group_may_agree_on_open_screens() -> None:
    assert view(normal(screens="open"), None).mats[1].screen is not None


@rule("carrara2.ruling.assumed-values")
def test_assumed_values_can_be_corrected() -> None:
    corrected = {"city.livorno": "5points", "court.normal": "2coins 2coins 2coins 1points 1points 1points"}
    setup = SECOND_EDITION.setups.make(2, components=corrected)
    seen = SECOND_EDITION.new(setup).view(0)

    assert seen.box.cities[0].rate.points == 5
    assert [section.amount for section in seen.court] == [2, 2, 2, 1, 1, 1]


@rule("carrara2.advanced.setup.added", "carrara2.advanced.setup.stones")
def test_the_advanced_game_has_eight_stones_two_warehouses_and_three_statue_fields() -> None:
    seen = view(advanced())

    assert [section.stones for section in seen.court] == [(0, 1)] * 8
    assert seen.mats[0].stones_left == 8
    assert seen.mats[0].warehouses == (None, None)
    assert len(seen.pairs) == 3


@rule("carrara2.advanced.setup.wheels")
def test_the_large_wheel_is_turned_at_random_and_purple_is_on_the_first_segment() -> None:
    table = scenario("carrara-second", box="advanced").draws("crown")
    first = view(table).symbols[0]

    assert (first.decoration, first.statue) == ("crown", "purple")


@rule("carrara2.advanced.setup.decorations")
@pytest.mark.parametrize(("seats", "each"), [(2, 5), (3, 6), (4, 7)])
def test_decorations_go_by_the_number_of_players(seats: int, each: int) -> None:
    decorations = view(advanced(seats)).decorations

    assert decorations == dict.fromkeys(("book", "cup", "crown", "gate", "flag", "coat"), each)


@rule("carrara2.advanced.setup.statues")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_six_statues_of_each_colour_and_two_gold_ones_for_each_player(seats: int) -> None:
    statues = view(advanced(seats)).statues
    assert statues is not None
    colours = ("white", "yellow", "red", "green", "blue", "purple")

    assert statues == {**dict.fromkeys(colours, 6), "gold": 2 * seats}


@rule("carrara2.ruling.assumed-statues")
def test_wheels_and_statue_points_can_be_corrected() -> None:
    corrected = {"wheel.statues": "purple white blue yellow green red", "statues.pisa": "9 6 3"}
    setup = SECOND_EDITION.setups.make(2, box="advanced", components=corrected)
    state = SECOND_EDITION.new(setup)
    state.deal("0")
    state.deal("book")
    seen = state.view(None)
    assert seen.majorities is not None

    assert [symbol.statue for symbol in seen.symbols] == corrected["wheel.statues"].split()
    assert seen.majorities.points["pisa"] == (9, 6, 3)
