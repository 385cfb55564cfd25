"""Our rulings: what the book, or a picture that its scan has lost, leaves open."""

from __future__ import annotations

from tavola.games.carcassonne.catalog import tile_set
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import rule, scenario
from tests.games.carcassonne.looking import (
    RING,
    figures,
    offered,
    seen,
    sums,
    supply,
    told,
)


@rule("carcassonne.end.shared")
def test_equal_points_are_a_shared_win() -> None:
    table = scenario(CARCASSONNE, seats=3).start("base.B 0,0 r0").left("base.X").points(0, 30).points(2, 30)

    assert [(place.seat, place.rank) for place in table.standing] == [(0, 1), (2, 1), (1, 3)]
    assert (told(table, "over").rule, told(table, "over").details) == (
        "carcassonne.end.shared",
        {"seats": (0, 2)},
    )


@rule("carcassonne.ruling.tiles-once")
def test_a_road_that_crosses_a_tile_twice_counts_it_once() -> None:
    bends = ("base.V 0,-1 r3", "base.V 1,-1 r0", "base.V 1,0 r1", "base.V -1,0 r3", "base.V -1,1 r2")
    table = scenario(CARCASSONNE, modules=("inns-tiles",)).start("inns.E 0,0 r0").laid(*bends)
    table.figures(0, "meeple 0,0 r1").draws("base.V")

    table.chooses(0, "place 0,1 r1", "skip")

    assert table.points(0) == 7


@rule("carcassonne.ruling.tiles-once")
def test_a_city_with_two_parts_of_a_tile_counts_it_once() -> None:
    table = scenario(CARCASSONNE).start("base.I 0,0 r0").laid("base.N 0,-1 r3", "base.N -1,-1 r2")
    table.figures(0, "meeple 0,0 c1").draws("base.Ng")

    table.chooses(0, "place -1,0 r1", "skip")

    assert table.points(0) == 4 * 2


@rule("carcassonne.ruling.all-turns-listed")
def test_a_tile_that_looks_the_same_in_every_turn_is_offered_in_all_of_them() -> None:
    table = scenario(CARCASSONNE).draws("base.B")

    assert table.options(0) == ["place 0,1 r0", "place 0,1 r1", "place 0,1 r2", "place 0,1 r3"]


@rule("carcassonne.ruling.corner")
def test_fields_that_touch_at_a_corner_are_not_joined() -> None:
    table = scenario(CARCASSONNE).start("base.B 0,0 r0").laid("base.E 1,0 r2", "base.E 1,1 r0")
    table.figures(0, "meeple 0,0 f1").figures(1, "meeple 1,1 f1")

    assert [region.owners for region in seen(table).regions] == [(0,), (1,)]


@rule("carcassonne.ruling.corner")
def test_a_city_that_touches_a_field_only_at_a_corner_does_not_count() -> None:
    table = scenario(CARCASSONNE).start("base.E 0,0 r1").laid("base.I 1,0 r3", "base.E 1,1 r0").left("base.X")
    table.figures(0, "meeple 0,0 f1").figures(1, "meeple 1,0 f1")

    assert sums(table) == [(0, 3), (1, 6)]


@rule("carcassonne.ruling.tile-pictures")
def test_16_tiles_show_a_garden() -> None:
    sets = "base river inns traders flyers ferries gold mage robbers cropcircles"
    with_garden = {
        name: sum(tile.count for tile in tile_set(name) if any(part.kind == "garden" for part in tile.parts))
        for name in sets.split()
    }

    assert {name: count for name, count in with_garden.items() if count} == {
        "base": 8, "river": 1, "inns": 2, "traders": 2, "flyers": 1, "mage": 1, "robbers": 1,
    }  # fmt: skip


@rule("carcassonne.ruling.unused-symbols")
def test_inns_without_their_rule_are_only_pictures() -> None:
    table = scenario(CARCASSONNE, modules=("inns-tiles",)).start("base.W 0,0 r0").laid("inns.B 1,0 r0")
    table.figures(0, "meeple 0,0 r1").left("base.C")

    assert table.points(0) == 2


@rule("carcassonne.ruling.unused-symbols")
def test_goods_and_cathedrals_without_their_rules_are_only_pictures() -> None:
    caps = ("base.E 0,-1 r2", "base.E 0,1 r0", "base.E -1,0 r1", "traders.Q 1,0 r0")
    table = scenario(CARCASSONNE, modules=("inns-tiles", "traders-tiles")).start("inns.K 0,0 r0").laid(*caps)
    table.figures(0, "meeple 0,0 c1").draws("base.E")

    table.chooses(0, "place 2,0 r3", "skip")

    assert (table.points(0), seen(table).parts) == (12, ())


@rule("carcassonne.ruling.unused-symbols")
def test_gardens_without_the_abbot_are_only_pictures() -> None:
    table = scenario(CARCASSONNE).draws("base.Ug")

    table.chooses(0, "place 1,0 r0")

    assert table.options(0) == ["put meeple r1", "put meeple f1", "put meeple f2", "skip"]


@rule("carcassonne.ruling.figure-kinds")
def test_a_big_meeple_is_enough_for_builder_and_pig() -> None:
    table = scenario(CARCASSONNE, modules=("big-meeple", "builder", "pig")).draws("base.U")
    table.figures(0, "big-meeple 0,0 r1")

    table.chooses(0, "place 1,0 r0")

    assert (offered(table, 0, "builder"), offered(table, 0, "pig")) == (["r1"], [])


@rule("carcassonne.ruling.figure-kinds")
def test_a_big_farmer_is_enough_for_the_pig() -> None:
    table = (
        scenario(CARCASSONNE, modules=("big-meeple", "pig")).draws("base.U").figures(0, "big-meeple 0,0 f1")
    )

    table.chooses(0, "place 1,0 r0")

    assert offered(table, 0, "pig") == ["f1"]


@rule("carcassonne.ruling.figure-kinds")
def test_an_abbot_counts_for_the_majority_like_any_meeple() -> None:
    table = scenario(CARCASSONNE, modules=("abbot",)).laid(*RING).draws("base.E")
    table.figures(0, "abbot 0,1 m1").figures(1, "meeple 0,1 m1")

    table.chooses(0, "place 1,2 r2", "skip")

    assert sums(table) == [(0, 9), (1, 9)]


@rule("carcassonne.ruling.river-straight-resets")
def test_after_a_straight_tile_the_river_may_bend_to_the_same_side_again() -> None:
    table = (
        scenario(CARCASSONNE, modules=("river",)).laid("river.G 1,0 r0", "river.D 1,1 r1").draws("river.J")
    )

    assert table.may(0, "place 1,2 r1")


@rule("carcassonne.ruling.river-blocked")
def test_river_tiles_that_cannot_continue_the_river_are_out_and_play_goes_on_without() -> None:
    bank = ("river.K 1,0 r1", "base.V 1,-1 r3", "base.V 2,-1 r0")
    table = scenario(CARCASSONNE, modules=("river",)).laid(*bank).left("river.D", "river.L", "base.U")
    board = seen(table)

    assert (board.aside, board.tile) == (("river.D", "river.L"), "base.U")


@rule("carcassonne.ruling.river-banks")
def test_around_the_source_both_banks_are_one_field() -> None:
    table = scenario(CARCASSONNE, modules=("river",)).figures(1, "meeple 0,0 f1").draws("river.D")

    table.chooses(0, "place 1,0 r0")

    assert seen(table).waiting_for == (1,)


@rule("carcassonne.ruling.river-banks")
def test_the_river_separates_its_banks_and_no_field_runs_under_a_bridge() -> None:
    table = scenario(CARCASSONNE, modules=("river",)).laid("river.K 1,0 r1").figures(1, "meeple 0,0 f1")
    table.draws("river.D")

    table.chooses(0, "place 2,0 r0")

    assert offered(table, 0, "meeple") == ["f1", "f2"]


@rule("carcassonne.ruling.river-banks")
def test_around_the_lake_both_banks_are_one_field() -> None:
    table = scenario(CARCASSONNE, modules=("river",)).laid("river.K 1,0 r1").draws("river.L")
    table.left("river.L", "base.U").figures(0, "meeple 1,0 f1").figures(1, "meeple 1,0 f2")
    before = [region.owners for region in seen(table).regions]

    table.chooses(0, "place 2,0 r0")

    assert (before, [region.owners for region in seen(table).regions]) == ([(0,), (1,)], [(0, 1)])


@rule("carcassonne.ruling.abbot-complete")
def test_an_abbot_whose_place_is_complete_is_scored_and_not_taken_back() -> None:
    table = scenario(CARCASSONNE, modules=("abbot",)).laid(*RING).figures(0, "abbot 0,1 m1").draws("base.E")

    table.chooses(0, "place 1,2 r2")
    reason = table.refuses(0, "take abbot")
    table.chooses(0, "put meeple f1")

    assert (reason.rule, table.points(0), supply(table, 0)) == (
        "carcassonne.ruling.abbot-complete",
        9,
        {"meeple": 6, "abbot": 1},
    )


@rule("carcassonne.ruling.abbot-alone")
def test_only_the_owner_of_an_abbot_that_is_taken_back_scores_and_others_stay() -> None:
    table = scenario(CARCASSONNE, modules=("abbot",)).laid(*RING[:4]).draws("base.B")
    table.figures(0, "abbot 0,1 m1").figures(1, "meeple 0,1 m1", "meeple 0,1 m1")

    table.chooses(0, "place 0,2 r0", "take abbot")

    assert (sums(table), figures(table, 1)) == ([(0, 6)], ["meeple 0,1 m1", "meeple 0,1 m1"])


@rule("carcassonne.ruling.goods-none")
def test_goods_that_nobody_has_give_nobody_points() -> None:
    table = scenario(CARCASSONNE, modules=("traders",)).start("base.B 0,0 r0").left("base.X").goods(0, wine=1)

    assert [table.points(seat) for seat in range(2)] == [10, 0]


@rule("carcassonne.ruling.builder-evaluated-on-laying")
def test_the_double_turn_stays_when_the_builder_has_come_home() -> None:
    table = scenario(CARCASSONNE, modules=("builder",)).figures(0, "meeple 0,0 c1", "builder 0,0 c1")
    table.draws("base.E")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert (supply(table, 0)["builder"], table.asked(0)) == (1, "carcassonne.second")


@rule("carcassonne.ruling.no-tiles-no-second-turn")
def test_without_tiles_there_is_no_second_turn() -> None:
    table = scenario(CARCASSONNE, modules=("builder",)).figures(0, "meeple 0,0 r1", "builder 0,0 r1")
    table.left("base.U")

    table.chooses(0, "place 1,0 r0", "skip")

    assert table.over


@rule("carcassonne.ruling.no-tiles-no-second-turn")
def test_if_no_tile_can_be_laid_in_the_second_turn_the_game_is_over() -> None:
    table = scenario(CARCASSONNE, modules=("builder",)).figures(0, "meeple 0,0 r1", "builder 0,0 r1")
    table.laid("base.E 0,-1 r2").left("base.U", "base.C").draws("base.U")

    table.chooses(0, "place 1,0 r0", "skip", "second-turn")

    assert (table.over, seen(table).aside) == (True, ("base.C",))


@rule("carcassonne.ruling.unused-symbols")
def test_a_pig_without_farmers_stays_in_the_supply() -> None:
    table = scenario(CARCASSONNE, box="first-game", modules=("pig",)).draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert table.options(0) == ["put meeple r1", "skip"]
