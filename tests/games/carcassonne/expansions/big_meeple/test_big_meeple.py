"""The big meeple: as strong as two."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import THREE_CITIES, figures, offered, sums, supply


def with_big_meeple(seats: int = 2) -> Scenario:
    return scenario(CARCASSONNE, seats=seats, modules=("big-meeple",))


@rule("carcassonne.big-meeple.figure")
def test_everybody_has_a_big_meeple_beside_the_others() -> None:
    table = with_big_meeple(3)

    assert [supply(table, seat) for seat in range(3)] == [{"meeple": 7, "big-meeple": 1}] * 3


@rule("carcassonne.big-meeple.instead")
def test_the_big_meeple_goes_wherever_an_ordinary_one_does() -> None:
    table = with_big_meeple().draws("base.L").figures(1, "meeple 0,0 r1")

    table.chooses(0, "place 1,0 r0")

    assert (
        offered(table, 0, "big-meeple") == offered(table, 0, "meeple") == ["c1", "r1", "r2", "f1", "f2", "f3"]
    )


@rule("carcassonne.big-meeple.instead")
def test_the_big_meeple_is_put_instead_of_an_ordinary_one() -> None:
    table = with_big_meeple().draws("base.U")

    table.chooses(0, "place 1,0 r0", "put big-meeple r1")

    assert (figures(table, 0), supply(table, 0)) == (["big-meeple 1,0 r1"], {"meeple": 7, "big-meeple": 0})


@rule("carcassonne.big-meeple.instead")
def test_the_big_meeple_is_no_exception_on_an_occupied_road() -> None:
    table = with_big_meeple().draws("base.U").figures(1, "meeple 0,0 r1")

    table.chooses(0, "place 1,0 r0")

    assert table.refuses(0, "put big-meeple r1").rule == "carcassonne.claim.unoccupied"


@rule("carcassonne.big-meeple.strength")
@pytest.mark.parametrize(
    ("knights", "points"), [(["meeple"], [4, 0]), (["meeple"] * 2, [4, 4]), (["meeple"] * 3, [0, 4])]
)
def test_the_big_meeple_counts_like_two(knights: list[str], points: list[int]) -> None:
    table = with_big_meeple().figures(0, "big-meeple 0,0 c1").draws("base.E")
    table.figures(1, *(f"{knight} 0,0 c1" for knight in knights))

    table.chooses(0, "place 0,-1 r2", "skip")

    assert [table.points(seat) for seat in range(2)] == points


@rule("carcassonne.big-meeple.returns")
def test_after_scoring_the_big_meeple_is_back() -> None:
    table = with_big_meeple().figures(0, "big-meeple 0,0 c1").draws("base.E")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert (supply(table, 0)["big-meeple"], table.points(0)) == (1, 4)


@rule("carcassonne.big-meeple.returns")
def test_in_the_turn_of_its_scoring_it_is_not_there_yet_and_in_the_next_turn_it_is() -> None:
    table = with_big_meeple().figures(0, "big-meeple 0,0 c1").draws("base.E", "base.U", "base.U")

    table.chooses(0, "place 0,-1 r2")
    now = offered(table, 0, "big-meeple")
    table.chooses(0, "skip").chooses(1, "place 1,0 r0", "skip").chooses(0, "place 2,0 r0")

    assert (now, offered(table, 0, "big-meeple")) == ([], ["r1", "f1", "f2"])


@rule("carcassonne.big-meeple.farmer")
def test_a_big_farmer_counts_like_two_farmers() -> None:
    table = with_big_meeple().start("base.B 0,0 r0").laid(*THREE_CITIES).left("base.C")
    table.figures(0, "big-meeple 0,0 f1").figures(1, "meeple 1,0 f1", "meeple -1,0 f1")

    assert sums(table) == [(0, 9), (1, 9)]


@rule("carcassonne.big-meeple.farmer")
def test_a_big_farmer_stays_until_the_end() -> None:
    table = with_big_meeple().figures(0, "big-meeple 0,0 f1").draws("base.E")

    table.chooses(0, "place 0,-1 r2", "put meeple c1")

    assert figures(table, 0) == ["big-meeple 0,0 f1"]
