"""The flyers: a meeple flies one to three tiles and lands where something is open."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Chance
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import RING, figures, offered, seen, sums, supply, told

DEAD_END = ("base.A 0,1 r2", "base.W 1,0 r0")
"""South and east of a tile whose road runs there: the road is complete."""


def with_flyers(*modules: str, seats: int = 2) -> Scenario:
    return scenario(CARCASSONNE, seats=seats, modules=("flyers", *modules))


def over_a_monastery(*modules: str, roll: str = "1") -> Scenario:
    """Seat 0 lays a flyer east of a monastery with grass around; it flies west."""
    return with_flyers(*modules).start("base.B 0,0 r0").draws("flyers.G", roll)


@rule("carcassonne.flyers.tiles")
def test_eight_tiles_with_a_flyer_come_to_the_others() -> None:
    tiles = [seen(scenario(CARCASSONNE, modules=modules)).left for modules in ((), ("flyers",))]

    assert tiles[1] - tiles[0] == 8


@rule("carcassonne.flyers.tiles")
def test_the_die_brings_one_two_and_three_alike() -> None:
    play = over_a_monastery().chooses(0, "place 1,0 r0").play
    play.choose(0, "fly meeple")
    die = play.state.pending

    assert isinstance(die, Chance)
    assert die.pool == dict.fromkeys(("1", "2", "3"), die.pool["1"])


@rule("carcassonne.flyers.normal")
def test_a_meeple_may_be_put_onto_the_tile_of_a_flyer_as_onto_any_other() -> None:
    table = with_flyers().draws("flyers.B").chooses(0, "place 1,0 r0")

    assert offered(table, 0, "meeple") == ["r1", "f1", "f2"]


@rule("carcassonne.flyers.try")
def test_a_meeple_may_fly_instead() -> None:
    table = over_a_monastery().chooses(0, "place 1,0 r0", "fly meeple")

    assert (figures(table, 0), supply(table, 0)["meeple"]) == (["meeple 0,0 m1"], 6)


@rule("carcassonne.flyers.try", "carcassonne.order.figure")
def test_who_has_let_a_meeple_fly_puts_no_other() -> None:
    table = over_a_monastery().chooses(0, "place 1,0 r0", "fly meeple")

    assert seen(table).waiting_for == (1,)


@rule("carcassonne.flyers.try")
def test_nobody_flies_from_a_tile_without_a_flyer() -> None:
    table = with_flyers().laid("flyers.B 1,0 r0").draws("base.U").chooses(0, "place 2,0 r0")

    assert table.refuses(0, "fly meeple").rule == "carcassonne.flyers.try"


@rule("carcassonne.flyers.try")
def test_only_a_figure_from_the_supply_flies() -> None:
    table = over_a_monastery("big-meeple").figures(0, "big-meeple 0,0 f1").chooses(0, "place 1,0 r0")

    assert table.refuses(0, "fly big-meeple").rule == "carcassonne.claim.own-supply"


@rule("carcassonne.flyers.direction")
@pytest.mark.parametrize(
    ("tile", "turn", "cell"),
    [
        ("flyers.G", 0, "0,0"), ("flyers.G", 1, "1,-1"), ("flyers.G", 2, "2,0"), ("flyers.G", 3, "1,1"),
        ("flyers.H", 0, "0,-1"), ("flyers.H", 1, "2,-1"), ("flyers.H", 2, "2,1"), ("flyers.H", 3, "0,1"),
    ],
)  # fmt: skip
def test_the_flight_goes_where_the_flyer_points_as_it_lies(tile: str, turn: int, cell: str) -> None:
    table = with_flyers().start("base.B 0,0 r0").draws(tile, "1")

    table.chooses(0, f"place 1,0 r{turn}", "fly meeple")

    assert told(table, "flown").details["cell"] == cell


@rule("carcassonne.flyers.roll")
@pytest.mark.parametrize(("roll", "cell"), [("1", "2,0"), ("2", "1,0"), ("3", "0,0")])
def test_the_die_says_how_far(roll: str, cell: str) -> None:
    row = ("base.B 1,0 r0", "base.B 2,0 r0")
    table = with_flyers().start("base.B 0,0 r0").laid(*row).draws("flyers.G", roll)

    table.chooses(0, "place 3,0 r0", "fly meeple")

    assert figures(table, 0) == [f"meeple {cell} m1"]


@rule("carcassonne.flyers.roll")
def test_empty_spaces_are_flown_over_and_count() -> None:
    below = ("base.B 0,1 r0", "base.B 1,1 r0", "base.B 2,1 r0")
    table = with_flyers().start("base.B 0,0 r0").laid(*below).draws("flyers.G", "2")

    table.chooses(0, "place 2,0 r0", "fly meeple")

    assert figures(table, 0) == ["meeple 0,0 m1"]


@rule("carcassonne.flyers.must-land")
@pytest.mark.parametrize("part", ["c1", "r1"])
def test_the_player_chooses_on_which_feature_of_the_tile_to_land(part: str) -> None:
    table = with_flyers().laid("base.B 0,1 r0").draws("flyers.G", "2")

    table.chooses(0, "place 0,2 r1", "fly meeple", f"land 0,0 {part}")

    assert figures(table, 0) == [f"meeple 0,0 {part}"]


@rule("carcassonne.flyers.must-land")
def test_where_a_landing_is_possible_it_is_a_duty() -> None:
    table = with_flyers().laid("base.B 0,1 r0").draws("flyers.G", "2")

    table.chooses(0, "place 0,2 r1", "fly meeple")

    assert table.options(0) == ["land 0,0 c1", "land 0,0 r1"]
    assert table.refuses(0, "skip").rule == "carcassonne.flyers.must-land"


@rule("carcassonne.flyers.must-land")
def test_nobody_lands_short_of_where_the_die_leads() -> None:
    table = with_flyers().laid("base.B 0,1 r0").draws("flyers.G", "2")

    table.chooses(0, "place 0,2 r1", "fly meeple")

    assert table.refuses(0, "land 0,1 m1").rule == "carcassonne.flyers.roll"


@rule("carcassonne.flyers.open")
def test_nobody_lands_in_a_complete_city() -> None:
    table = with_flyers().laid("base.E 0,-1 r2", "base.B 0,1 r0").draws("flyers.G", "2")

    table.chooses(0, "place 0,2 r1", "fly meeple")

    assert figures(table, 0) == ["meeple 0,0 r1"]


@rule("carcassonne.flyers.open", "carcassonne.flyers.fails")
def test_nobody_lands_on_a_complete_monastery() -> None:
    table = with_flyers().laid(*RING, "base.E 1,2 r2").draws("flyers.G", "2")

    table.chooses(0, "place 0,3 r1", "fly meeple")

    assert (figures(table, 0), told(table, "crashed").rule) == ([], "carcassonne.flyers.fails")


@rule("carcassonne.flyers.open", "carcassonne.flyers.no-field")
@pytest.mark.parametrize(
    ("part", "reason"), [("r1", "carcassonne.flyers.open"), ("f1", "carcassonne.flyers.no-field")]
)
def test_neither_a_complete_road_nor_a_field_is_a_place_to_land(part: str, reason: str) -> None:
    table = with_flyers("gold").start("gold.C 0,0 r0").laid(*DEAD_END).draws("flyers.B", "2")

    table.chooses(0, "place 2,0 r0", "fly meeple")

    assert table.refuses(0, f"land 0,0 {part}").rule == reason


@rule("carcassonne.flyers.no-field", "carcassonne.flyers.fails")
def test_a_tile_with_nothing_but_grass_is_no_place_to_land() -> None:
    table = with_flyers().start("flyers.H 0,0 r0").draws("flyers.G", "1")

    table.chooses(0, "place 1,0 r0", "fly meeple")

    assert (figures(table, 0), told(table, "crashed").rule) == ([], "carcassonne.flyers.fails")


@rule("carcassonne.flyers.occupied-too")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_second_meeple_may_land_on_a_monastery(seat: int) -> None:
    table = over_a_monastery().figures(seat, "meeple 0,0 m1")

    table.chooses(0, "place 1,0 r0", "fly meeple")

    assert [figure.part for figure in seen(table).figures] == ["m1", "m1"]


@rule("carcassonne.flyers.occupied-too", "carcassonne.score.tie")
def test_two_who_share_a_city_by_a_landing_share_its_points() -> None:
    table = with_flyers().laid("base.B 0,1 r0").figures(1, "meeple 0,0 c1").draws("flyers.G", "2", "base.E")

    table.chooses(0, "place 0,2 r1", "fly meeple", "land 0,0 c1").chooses(1, "place 0,-1 r2", "skip")

    assert sums(table) == [(0, 4), (1, 4)]


@rule("carcassonne.flyers.no-tile")
def test_where_no_tile_lies_nobody_lands() -> None:
    table = over_a_monastery(roll="2").chooses(0, "place 1,0 r0", "fly meeple")

    assert (figures(table, 0), supply(table, 0)["meeple"]) == ([], 7)
    assert told(table, "crashed").rule == "carcassonne.flyers.no-tile"


@rule("carcassonne.flyers.fails")
def test_after_a_failed_flight_no_other_figure_is_put_and_the_abbot_stays() -> None:
    table = over_a_monastery("abbot", "big-meeple", roll="2").figures(0, "abbot 0,0 m1")

    table.chooses(0, "place 1,0 r0", "fly meeple")

    assert (seen(table).waiting_for, figures(table, 0)) == ((1,), ["abbot 0,0 m1"])


@rule("carcassonne.ruling.flyers-who")
def test_the_big_meeple_flies_too() -> None:
    table = over_a_monastery("big-meeple").chooses(0, "place 1,0 r0", "fly big-meeple")

    assert (figures(table, 0), supply(table, 0)) == (["big-meeple 0,0 m1"], {"meeple": 7, "big-meeple": 0})


@rule("carcassonne.ruling.flyers-who", "carcassonne.figures.special")
@pytest.mark.parametrize("figure", ["abbot", "builder", "pig"])
def test_no_other_figure_flies(figure: str) -> None:
    table = over_a_monastery("abbot", "builder", "pig").chooses(0, "place 1,0 r0")

    assert table.refuses(0, f"fly {figure}").rule == "carcassonne.ruling.flyers-who"


@rule("carcassonne.ruling.flyers-closed-by-tile")
def test_nobody_lands_on_a_road_that_the_flyers_tile_completes() -> None:
    around = ("base.B 0,1 r0", "base.B 1,1 r0", "base.B 2,1 r0", "base.A 2,0 r1")
    table = with_flyers().start("base.A 0,0 r3").laid(*around).draws("flyers.B", "1")

    table.chooses(0, "place 1,0 r0", "fly meeple")

    assert figures(table, 0) == ["meeple 0,0 m1"]


@rule("carcassonne.ruling.flyers-pier")
@pytest.mark.parametrize(("ferry", "parts"), [("r1 r3", ["r1", "r2", "r3"]), ("r1 r2", ["r1", "r2"])])
def test_on_a_lake_every_road_that_is_open_by_its_ferry_may_be_chosen(ferry: str, parts: list[str]) -> None:
    table = with_flyers("ferries").start("ferries.2 0,0 r0").laid("base.W 1,0 r0").prepare("ferry 0,0", ferry)
    table.draws("flyers.G", "1")

    table.chooses(0, "place 0,-1 r3", "fly meeple")

    assert table.options(0) == [f"land 0,0 {part}" for part in parts]


@rule("carcassonne.ruling.flyers-pier")
def test_who_lands_on_one_pier_stands_on_the_whole_road_of_the_ferry() -> None:
    ends = ("base.W -1,0 r0", "base.U 1,0 r0")
    table = with_flyers("ferries").start("ferries.2 0,0 r0").laid(*ends).prepare("ferry 0,0", "r1 r3")
    table.figures(1, "meeple -1,0 r1").draws("flyers.G", "1", "base.W")

    table.chooses(0, "place 0,-1 r3", "fly meeple", "land 0,0 r3")
    table.chooses(1, "place 2,0 r0", "skip", "keep-ferries")

    assert sums(table) == [(0, 4), (1, 4)]


# -- the examples on page 15 -----------------------------------------------------------------------


@rule("carcassonne.flyers.must-land", "carcassonne.flyers.occupied-too", "carcassonne.flyers.no-field")
def test_p15_the_meeple_has_to_join_blue_in_the_city_as_the_road_is_complete() -> None:
    table = with_flyers().start("base.P 0,0 r0").laid(*DEAD_END).figures(1, "meeple 0,0 c1")
    table.draws("flyers.B", "2")

    table.chooses(0, "place 2,0 r0", "fly meeple")

    assert (figures(table, 0), figures(table, 1)) == (["meeple 0,0 c1"], ["meeple 0,0 c1"])


@rule("carcassonne.flyers.open", "carcassonne.flyers.occupied-too")
def test_p15_monastery_with_blue_or_city_with_yellow_but_not_the_complete_road() -> None:
    table = with_flyers("gold", seats=3).start("gold.C 0,0 r0").laid(*DEAD_END).draws("flyers.B", "2")
    table.figures(1, "meeple 0,0 m1").figures(2, "meeple 0,0 c1")

    table.chooses(0, "place 2,0 r0", "fly meeple")

    assert sorted(table.options(0)) == ["land 0,0 c1", "land 0,0 m1"]
