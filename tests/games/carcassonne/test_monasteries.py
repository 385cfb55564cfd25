"""Monasteries: complete when eight tiles lie around them."""

from __future__ import annotations

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import rule, scenario
from tests.games.carcassonne.looking import RING, figures, supply


@rule("carcassonne.score.monastery")
def test_a_monastery_with_eight_tiles_around_gives_nine_points() -> None:
    table = scenario(CARCASSONNE).laid(*RING).figures(0, "meeple 0,1 m1").draws("base.E")

    table.chooses(0, "place 1,2 r2", "skip")
    (item,) = table.award.items

    assert (item.what, item.count, item.value, table.points(0)) == ("monastery-tiles", 9, 1, 9)
    assert (supply(table, 0)["meeple"], figures(table, 0)) == (7, [])


@rule("carcassonne.score.monastery")
def test_with_seven_tiles_around_it_is_not_complete() -> None:
    table = scenario(CARCASSONNE).laid(*RING[:-1]).figures(0, "meeple 0,1 m1").draws("base.E")

    table.chooses(0, "place 1,2 r2", "skip")

    assert (table.awards, figures(table, 0)) == ([], ["meeple 0,1 m1"])


@rule("carcassonne.score.monastery", "carcassonne.score.by-anyone")
def test_whoever_completes_the_ring_the_monk_scores() -> None:
    table = scenario(CARCASSONNE).laid(*RING).figures(1, "meeple 0,1 m1").draws("base.E")

    table.chooses(0, "place 1,2 r2", "skip")

    assert (table.points(0), table.points(1)) == (0, 9)


@rule("carcassonne.score.monastery")
def test_a_tile_can_complete_a_monastery_that_touches_it_only_at_a_corner() -> None:
    table = (
        scenario(CARCASSONNE).laid(*RING[:-1], "base.E 1,2 r2").figures(0, "meeple 0,1 m1").draws("base.E")
    )

    table.chooses(0, "place -1,2 r2", "skip")

    assert table.points(0) == 9


@rule("carcassonne.score.same-turn")
def test_a_monk_may_enter_a_monastery_that_is_laid_into_a_full_ring() -> None:
    sides = ("base.U 1,0 r0", "base.U -1,0 r0", "base.B -1,1 r0", "base.B 1,1 r0")
    below = ("base.E -1,2 r2", "base.B 0,2 r0", "base.E 1,2 r2")
    table = scenario(CARCASSONNE).laid(*sides, *below).draws("base.B")

    table.chooses(0, "place 0,1 r0", "put meeple m1")

    assert (table.points(0), supply(table, 0)["meeple"]) == (9, 7)


@rule("carcassonne.score.all")
def test_one_tile_can_complete_two_monasteries() -> None:
    more = ("base.U 2,0 r0", "base.E 2,1 r1", "base.E 2,2 r1")
    table = scenario(CARCASSONNE).laid(*RING, *more).draws("base.E")
    table.figures(0, "meeple 0,1 m1").figures(1, "meeple 1,1 m1")

    table.chooses(0, "place 1,2 r2", "skip")

    assert (table.points(0), table.points(1)) == (9, 9)
