"""Traders: goods for whoever closes a city; and what the new tiles of Traders & Builders show."""

from __future__ import annotations

from collections import Counter

import pytest

from tavola.games.carcassonne.catalog import tile_set
from tavola.games.carcassonne.expansions.traders.rules import GoodsView
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Chance
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import goods, offered, part, sums, told


def with_goods(seats: int = 2) -> Scenario:
    return scenario(CARCASSONNE, seats=seats, modules=("traders",))


def wine_and_grain() -> Scenario:
    """A city with wine and grain that base.E closes on 2,0."""
    table = with_goods().start("traders.Q 0,0 r0").laid("base.E -1,0 r1", "traders.E 1,0 r0")
    return table.draws("base.E")


@rule("carcassonne.traders.tiles")
def test_24_new_tiles_are_shuffled_in() -> None:
    chance = CARCASSONNE.new(CARCASSONNE.setups.make(2, start=0, modules=("traders",))).pending

    assert isinstance(chance, Chance)
    assert sum(n for tile, n in chance.pool.items() if tile.startswith("traders.")) == 24
    assert sum(chance.pool.values()) == 71 + 24


@rule("carcassonne.traders.tiles")
def test_20_of_them_show_goods() -> None:
    shown = Counter(
        part.fact("goods")
        for tile in tile_set("traders")
        for part in tile.parts * tile.count
        if part.fact("goods")
    )

    assert shown == {"wine": 9, "grain": 6, "cloth": 5}


@rule("carcassonne.traders.bridge")
def test_two_roads_cross_at_the_bridge_and_part_four_fields() -> None:
    table = with_goods().draws("traders.B")

    table.chooses(0, "place 1,0 r0")

    assert offered(table, 0, "meeple") == ["r1", "r2", "f1", "f2", "f3", "f4"]


@rule("carcassonne.traders.bridge")
def test_a_road_runs_on_over_the_bridge() -> None:
    table = with_goods().start("base.W 0,0 r0").laid("traders.B 1,0 r0").draws("base.W")
    table.figures(0, "meeple 0,0 r1").figures(1, "meeple 1,0 r1")

    table.chooses(0, "place 2,0 r0", "skip")

    assert sums(table) == [(0, 3)]


@rule("carcassonne.traders.monastery-parts")
def test_at_the_monastery_three_roads_end_and_part_three_fields() -> None:
    table = with_goods().start("base.W 0,0 r0").draws("traders.J").figures(0, "meeple 0,0 r1")

    table.chooses(0, "place 1,0 r0")
    parts = offered(table, 0, "meeple")
    table.chooses(0, "skip")

    assert (parts, table.points(0)) == (["r1", "r2", "f1", "f2", "f3", "m1"], 2)


@rule("carcassonne.traders.house")
def test_a_road_ends_at_the_house_and_another_at_the_city() -> None:
    table = with_goods().start("base.W 0,0 r0").draws("traders.C").figures(0, "meeple 0,0 r1")

    table.chooses(0, "place 1,0 r0")
    parts = offered(table, 0, "meeple")
    table.chooses(0, "skip")

    assert (parts, table.points(0)) == (["c1", "r2", "f1", "f2", "f3"], 2)


@rule("carcassonne.traders.house")
def test_the_road_of_the_city_ends_there() -> None:
    table = with_goods().start("traders.C 0,0 r0").draws("base.W").figures(0, "meeple 0,0 r2")

    table.chooses(0, "place 0,1 r1", "skip")

    assert table.points(0) == 2


@rule("carcassonne.traders.three-cities")
def test_three_cities_and_a_field_in_the_middle_for_a_farmer() -> None:
    table = with_goods().draws("traders.M")

    table.chooses(0, "place 0,-1 r0")

    assert offered(table, 0, "meeple") == ["c1", "c2", "c3", "f1"]


@rule("carcassonne.traders.three-cities")
def test_the_farmer_in_the_middle_scores_the_cities_around_him() -> None:
    table = with_goods().laid("traders.M 0,-1 r0").left("base.X").figures(0, "meeple 0,-1 f1").draws("base.X")

    table.chooses(0, "place 1,0 r0", "skip")

    assert table.points(0) == 3


@rule("carcassonne.traders.closer")
@pytest.mark.parametrize("closer", [0, 1])
def test_whoever_closes_the_city_gets_a_token_for_each_symbol(closer: int) -> None:
    table = wine_and_grain().figures(1 - closer, "meeple 0,0 c1").mover(str(closer))

    table.chooses(closer, "place 2,0 r3", "skip")

    assert (goods(table, closer), goods(table, 1 - closer)) == ({"wine": 1, "grain": 1}, {})


@rule("carcassonne.traders.closer")
def test_the_city_is_scored_as_usual_before_goods_are_given() -> None:
    table = wine_and_grain().figures(1, "meeple 0,0 c1")

    table.chooses(0, "place 2,0 r3", "skip")
    kinds = [event.kind for event in table.events]

    assert sums(table) == [(1, 8)]
    assert kinds.index("carcassonne.scored") < kinds.index("carcassonne.goods")


@rule("carcassonne.traders.closer")
def test_a_city_that_is_not_closed_gives_no_goods() -> None:
    table = with_goods().start("traders.Q 0,0 r0").draws("traders.E")

    table.chooses(0, "place 1,0 r0", "skip")

    assert goods(table, 0) == {}


@rule("carcassonne.traders.always")
def test_goods_are_given_even_if_no_knight_is_in_the_city() -> None:
    table = wine_and_grain()

    table.chooses(0, "place 2,0 r3", "skip")

    assert (table.awards, goods(table, 0)) == ([], {"wine": 1, "grain": 1})


@rule("carcassonne.traders.always")
def test_goods_are_given_to_a_knight_who_closes_his_own_city() -> None:
    table = wine_and_grain()

    table.chooses(0, "place 2,0 r3", "put meeple c1")

    assert (table.points(0), goods(table, 0)) == (8, {"wine": 1, "grain": 1})


@rule("carcassonne.traders.open")
def test_everybody_sees_what_goods_somebody_has() -> None:
    table = wine_and_grain().goods(0, cloth=2)

    table.chooses(0, "place 2,0 r3", "skip")
    views = [part(table, GoodsView, seat).goods for seat in (0, 1, None)]

    assert views == [({"wine": 1, "grain": 1, "cloth": 2}, {"wine": 0, "grain": 0, "cloth": 0})] * 3


@rule("carcassonne.traders.open")
def test_everybody_hears_who_gets_which_goods() -> None:
    table = wine_and_grain()

    table.chooses(0, "place 2,0 r3", "skip")

    assert told(table, "goods").seen_by(1).details == {"goods": {"wine": 1, "grain": 1}}


@rule("carcassonne.traders.majority")
def test_most_of_a_kind_gives_ten_points_for_each_kind() -> None:
    table = with_goods(3).goods(0, wine=3).goods(1, wine=2, grain=1, cloth=1).goods(2, wine=1)
    table.start("base.B 0,0 r0").left("base.X")

    assert [table.points(seat) for seat in range(3)] == [10, 20, 0]


@rule("carcassonne.traders.majority")
@pytest.mark.parametrize("tied", [2, 3])
def test_equally_many_of_a_kind_give_everybody_ten(tied: int) -> None:
    table = with_goods(3).start("base.B 0,0 r0").left("base.X")
    for seat in range(tied):
        table.goods(seat, cloth=1)

    assert [table.points(seat) for seat in range(3)] == [10] * tied + [0] * (3 - tied)
