"""Cathedrals: three for each tile and coat of arms when the city is complete, nothing when it is not."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import sums

CAPS = ("base.E 0,-1 r2", "base.E 1,0 r3", "base.E 0,1 r0")
"""Around a cathedral on 0,0: only its west is open."""


def cathedral() -> Scenario:
    return scenario(CARCASSONNE, modules=("cathedrals",)).start("inns.K 0,0 r0")


@rule("carcassonne.cathedrals.three")
@pytest.mark.parametrize("closer", [0, 1])
def test_a_complete_city_with_a_cathedral_gives_three_points_for_each_tile(closer: int) -> None:
    table = cathedral().laid(*CAPS).figures(0, "meeple 0,0 c1").mover(str(closer)).draws("base.E")

    table.chooses(closer, "place -1,0 r1", "skip")

    assert (sums(table), table.award.items[0].rule) == ([(0, 15)], "carcassonne.cathedrals.three")


@rule("carcassonne.cathedrals.three")
def test_coats_of_arms_give_three_points_each_too() -> None:
    table = cathedral().laid(*CAPS, "base.F -1,0 r0").figures(0, "meeple 0,0 c1").draws("base.E")

    table.chooses(0, "place -2,0 r1", "skip")

    assert [(item.what, item.count, item.value) for item in table.award.items] == [
        ("city-tiles", 6, 3),
        ("pennants", 1, 3),
    ]


@rule("carcassonne.cathedrals.three")
def test_a_city_without_a_cathedral_still_gives_two_points_for_each_tile() -> None:
    table = scenario(CARCASSONNE, modules=("cathedrals",)).draws("base.E")

    table.chooses(0, "place 0,-1 r2", "put meeple c1")

    assert table.points(0) == 4


@rule("carcassonne.cathedrals.several")
def test_both_cathedrals_in_one_city_count_like_one() -> None:
    caps = ("base.E 0,-1 r2", "base.E 0,1 r0", "base.E -1,0 r1", "inns.J 1,-1 r2", "base.E 1,1 r0")
    table = cathedral().laid("inns.K 1,0 r0", *caps).figures(0, "meeple 0,0 c1").draws("base.Eg")

    table.chooses(0, "place 2,0 r3", "skip")

    assert table.points(0) == 8 * 3


@rule("carcassonne.cathedrals.unfinished")
def test_an_unfinished_city_with_a_cathedral_gives_nothing_at_the_end() -> None:
    table = cathedral().laid(*CAPS).figures(0, "meeple 0,0 c1").left("base.X")

    assert (table.over, table.points(0), table.award.items[0].rule) == (
        True,
        0,
        "carcassonne.cathedrals.unfinished",
    )
