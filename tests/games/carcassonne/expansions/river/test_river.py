"""The River: laid first, from its source to its lake."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Chance
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import figures, offered, seen

STRAIGHT = ("river.D", "river.D", "river.B", "river.C", "river.H")


def at_the_source(*draws: str) -> Scenario:
    return scenario(CARCASSONNE, modules=("river",)).draws(*draws)


@rule("carcassonne.river.tiles")
def test_the_river_has_12_tiles() -> None:
    table = at_the_source()
    board = seen(table)
    river = sum(n for tile, n in board.left_by_kind.items() if tile.startswith("river."))

    assert (river, board.tile is not None, len(board.tiles)) == (12 - 2, True, 1)


@rule("carcassonne.river.tiles")
def test_no_other_tile_is_drawn_while_the_river_flows() -> None:
    table = at_the_source()
    drawn = []

    while len(seen(table).tiles) < 13:
        seat = seen(table).waiting_for[0]
        if table.asked(seat) == "carcassonne.lay":
            drawn.append(str(seen(table).tile).partition(".")[0])
        table.chooses(seat, table.options(seat)[0])

    assert drawn == ["river"] * 11 + ["base"]


@rule("carcassonne.river.start")
def test_with_the_river_the_source_lies_first() -> None:
    table = at_the_source()

    assert [laid.tile for laid in seen(table).tiles] == ["river.A"]


@rule("carcassonne.river.start")
def test_with_the_river_the_usual_start_tile_is_not_used() -> None:
    table = at_the_source()

    assert "base.D0" not in seen(table).left_by_kind


@rule("carcassonne.river.lake-last")
def test_the_lake_is_not_among_the_tiles_that_are_shuffled() -> None:
    chance = CARCASSONNE.new(CARCASSONNE.setups.make(2, start=0, modules=("river",))).pending

    assert isinstance(chance, Chance)
    assert (sum(chance.pool.values()), "river.L" in chance.pool) == (10, False)


@rule("carcassonne.river.lake-last")
def test_the_lake_comes_when_all_other_river_tiles_are_drawn() -> None:
    table = scenario(CARCASSONNE, modules=("river",)).left("river.D", "river.L", "base.E").draws("river.D")

    table.chooses(0, "place 1,0 r0", "skip")

    assert seen(table).tile == "river.L"


@rule("carcassonne.river.goes-on")
def test_a_river_tile_continues_the_river() -> None:
    table = at_the_source("river.D")

    assert table.options(0) == ["place 1,0 r0", "place 1,0 r2"]


@rule("carcassonne.river.goes-on")
def test_a_river_tile_is_not_laid_beside_the_river() -> None:
    table = at_the_source("river.D")

    assert table.refuses(0, "place 0,1 r0").rule == "carcassonne.river.goes-on"


@rule("carcassonne.river.goes-on")
def test_a_river_edge_meets_a_river_edge() -> None:
    table = at_the_source("river.D")

    assert table.refuses(0, "place 1,0 r1").rule == "carcassonne.lay.fits"


@rule("carcassonne.river.goes-on")
def test_everybody_lays_river_tiles_in_turn() -> None:
    table = at_the_source(*STRAIGHT[:3])

    table.chooses(0, "place 1,0 r0", "skip").chooses(1, "place 2,0 r0", "skip")

    assert [laid.seat for laid in seen(table).tiles] == [None, 0, 1]


@rule("carcassonne.river.no-u-turn")
def test_two_bends_to_the_same_side_in_a_row_are_forbidden() -> None:
    table = at_the_source("river.G", "river.J")

    table.chooses(0, "place 1,0 r0", "skip")

    assert table.refuses(1, "place 1,1 r1").rule == "carcassonne.river.no-u-turn"
    assert table.options(1) == ["place 1,1 r2"]


@rule("carcassonne.river.no-u-turn")
@pytest.mark.parametrize(("first", "back"), [("r0", "place 1,1 r2"), ("r1", "place 1,-1 r3")])
def test_a_bend_to_the_other_side_is_allowed(first: str, back: str) -> None:
    table = at_the_source("river.G", "river.J")

    table.chooses(0, f"place 1,0 {first}", "skip").chooses(1, back)

    assert len(seen(table).tiles) == 3


@rule("carcassonne.river.figures")
def test_figures_go_onto_river_tiles_as_onto_any_others() -> None:
    table = at_the_source("river.B")

    table.chooses(0, "place 1,0 r0")
    parts = offered(table, 0, "meeple")
    table.chooses(0, "put meeple c1")

    assert (parts, figures(table, 0)) == (["c1", "r1", "f1", "f2", "f3", "f4"], ["meeple 1,0 c1"])


@rule("carcassonne.river.figures")
def test_features_of_river_tiles_score_as_usual() -> None:
    table = scenario(CARCASSONNE, modules=("river",)).laid("river.C 1,0 r0", "river.L 2,0 r0")
    table.left("base.E").draws("base.E").figures(1, "meeple 1,0 c1")

    table.chooses(0, "place 1,-1 r2", "skip")

    assert table.points(1) == 4
