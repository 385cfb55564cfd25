"""Inns by the lake, and what the new tiles of Inns & Cathedrals show."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.catalog import tile_set
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Chance
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import offered


def with_inns() -> Scenario:
    return scenario(CARCASSONNE, modules=("inns",))


def laid_tile(tile: str, place: str) -> Scenario:
    """A table at which seat 0 has just laid this tile beside the usual start tile."""
    return with_inns().draws(tile).chooses(0, place)


@rule("carcassonne.inns.tiles")
def test_18_new_tiles_are_shuffled_in() -> None:
    chance = CARCASSONNE.new(CARCASSONNE.setups.make(2, start=0, modules=("inns",))).pending

    assert isinstance(chance, Chance)
    assert sum(n for tile, n in chance.pool.items() if tile.startswith("inns.")) == 18
    assert sum(chance.pool.values()) == 71 + 18


@rule("carcassonne.inns.tiles")
@pytest.mark.parametrize(("fact", "count"), [("inn", 6), ("cathedral", 2)])
def test_6_of_them_have_an_inn_and_2_a_cathedral(fact: str, count: int) -> None:
    tiles = [tile for tile in tile_set("inns") if any(part.fact(fact) for part in tile.parts)]

    assert sum(tile.count for tile in tiles) == count


@rule("carcassonne.inns.double")
@pytest.mark.parametrize("closer", [0, 1])
def test_a_complete_road_with_an_inn_gives_two_points_for_each_tile(closer: int) -> None:
    table = with_inns().start("base.W 0,0 r0").laid("inns.B 1,0 r0").figures(0, "meeple 0,0 r1")
    table.mover(str(closer)).draws("base.W")

    table.chooses(closer, "place 2,0 r0", "skip")
    (item,) = table.award.items

    assert (item.what, item.count, item.value, item.rule) == ("inn-tiles", 3, 2, "carcassonne.inns.double")
    assert table.points(0) == 6


@rule("carcassonne.inns.double")
def test_a_road_without_an_inn_still_gives_one_point_for_each_tile() -> None:
    table = with_inns().start("base.W 0,0 r0").laid("base.U 1,0 r0").draws("base.W")

    table.chooses(0, "place 2,0 r0", "put meeple r3")

    assert table.points(0) == 3


@rule("carcassonne.inns.several")
def test_two_inns_on_a_road_count_like_one() -> None:
    table = with_inns().start("base.W 0,0 r0").laid("inns.B 1,0 r0", "inns.A 2,0 r0").draws("base.W")
    table.figures(0, "meeple 0,0 r1")

    table.chooses(0, "place 2,1 r1", "skip")

    assert table.points(0) == 4 * 2


@rule("carcassonne.inns.unfinished")
def test_an_unfinished_road_with_an_inn_gives_nothing_at_the_end() -> None:
    table = with_inns().start("base.W 0,0 r0").laid("inns.B 1,0 r0", "base.U 2,0 r0").left("base.C")
    table.figures(0, "meeple 0,0 r1")

    assert (table.over, table.points(0), table.award.items[0].rule) == (
        True,
        0,
        "carcassonne.inns.unfinished",
    )


@rule("carcassonne.inns.four-cities")
def test_four_cities_that_are_not_joined_and_a_field_with_a_garden_in_the_middle() -> None:
    table = scenario(CARCASSONNE, modules=("inns", "abbot")).draws("inns.H")

    table.chooses(0, "place 0,-1 r0")

    assert offered(table, 0, "meeple") == ["c1", "c2", "c3", "c4", "f1"]
    assert offered(table, 0, "abbot") == ["g1"]


@rule("carcassonne.inns.four-cities")
def test_one_of_the_four_cities_is_closed_without_the_others() -> None:
    table = laid_tile("inns.H", "place 0,-1 r0")

    table.chooses(0, "put meeple c4")

    assert table.points(0) == 4


@rule("carcassonne.inns.crossing")
@pytest.mark.parametrize(
    ("part", "place", "points"), [("r1", "1,0 r0", 4), ("r2", "-1,0 r0", 4), ("r3", "0,1 r1", 2)]
)
def test_at_the_crossing_the_inn_belongs_to_the_left_and_right_road_only(
    part: str, place: str, points: int
) -> None:
    table = with_inns().start("inns.C 0,0 r0").figures(0, f"meeple 0,0 {part}").draws("base.W")

    table.chooses(0, f"place {place}", "skip")

    assert table.points(0) == points


@rule("carcassonne.inns.crossing")
def test_at_the_crossing_three_roads_end() -> None:
    table = laid_tile("inns.C", "place 1,0 r0")

    assert [part for part in offered(table, 0, "meeple") if part.startswith("r")] == ["r1", "r2", "r3"]


@rule("carcassonne.inns.corner")
def test_a_wall_that_runs_into_a_corner_parts_the_field() -> None:
    table = laid_tile("inns.G", "place 0,-1 r2")

    assert offered(table, 0, "meeple") == ["c1", "f1", "f2"]


@rule("carcassonne.inns.monastery-ends-roads")
def test_a_monastery_between_two_roads_ends_both() -> None:
    table = with_inns().start("base.W 0,0 r0").draws("inns.D").figures(1, "meeple 0,0 r1")

    table.chooses(0, "place 1,0 r0", "put meeple r2")

    assert (table.points(1), [part.points for part in table.awards]) == (2, [2])


@rule("carcassonne.inns.lanes")
def test_nobody_goes_onto_the_lanes_which_only_part_four_fields() -> None:
    table = laid_tile("inns.I", "place 1,0 r0")

    assert offered(table, 0, "meeple") == ["c1", "c2", "r1", "r2", "f1", "f2", "f3", "f4"]


@rule("carcassonne.inns.lanes")
def test_the_roads_to_the_left_and_right_end_at_the_village_between_the_lanes() -> None:
    table = with_inns().start("base.W 0,0 r0").draws("inns.I").figures(0, "meeple 0,0 r1")

    table.chooses(0, "place 1,0 r0", "skip")

    assert table.points(0) == 2
