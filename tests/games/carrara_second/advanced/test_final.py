"""The final scoring of the advanced game."""

from __future__ import annotations

import pytest

from tavola.games.carrara.second.advanced.rules.statues import places
from tavola.testing import Scenario, rule
from tests.games.carrara_second.tables import advanced, view

EIGHT = ("villa", "porta", "palazzo", "castello", "biblioteca", "cathedrale")


def ending(seats: int = 2, **options: str) -> Scenario:
    """The first seat has triggered the end; nobody has coins."""
    table = advanced(seats, **options).display("porta 4").stack()
    table.types(0, *EIGHT).landscapes(0, "urban", "rural").prepare("ending", "0").mover("1")
    for seat in range(seats):
        table.coins(seat, 0).blocks(seat)
    return table


def passing(table: Scenario, seats: int = 2) -> Scenario:
    for seat in range(1, seats):
        table.chooses(seat, "pass")
        if table.asked(seat) == "carrara-second.after":
            table.chooses(seat, "end")
    return table


def one_stone(*landscapes: str) -> Scenario:
    """The stack is empty; the first seat has scored five types and these landscapes, and has a villa."""
    table = advanced().display("porta 4").stack().built(0, "villa 1 lerici").types(0, *EIGHT[1:])
    table.landscapes(0, *landscapes).prepare("court 0", "points 1")
    return table.chooses(0, "visit points 1", "score-type villa")


@rule("carrara2.advanced.end.same")
def test_the_end_needs_all_eight_stones() -> None:
    assert view(one_stone("urban")).end.triggered_by is None
    assert view(one_stone("urban", "rural")).end.triggered_by == 0


@rule("carrara2.advanced.final.money", "carrara2.ruling.money-rate")
@pytest.mark.parametrize(("field", "coins", "points"), [("3", 25, 8), ("2", 25, 12), ("3", 31, 10)])
def test_a_money_field_changes_the_rate_of_all_coins(field: str, coins: int, points: int) -> None:
    table = ending().coins(1, coins - 2).money(1, field)

    assert passing(table).points(1) == points


@rule("carrara2.advanced.final.money")
def test_without_a_money_field_five_coins_are_a_point() -> None:
    assert passing(ending().coins(1, 23)).points(1) == 5


@rule("carrara2.advanced.final.sets")
def test_equal_decorations_on_buildings_score_as_a_set() -> None:
    table = ending().built(1, "villa 1 lerici", "villa 2 pisa", "porta 1 pisa")
    table.decorated(1, "lerici 1", "pisa 1", "pisa 2").warehouses(1, "coat")

    assert passing(table).points(1) == 6 + 2


@rule("carrara2.advanced.final.majority", "carrara2.advanced.final.majority-needs")
def test_most_statues_in_a_city_bring_points_whatever_their_colour() -> None:
    table = ending(3).built(1, "villa 1 lerici", "villa 2 lerici").built(2, "villa 4 lerici")
    table.statues(1, "white lerici 1", "gold lerici 2").statues(2, "purple lerici 1")
    passing(table, 3)

    assert [table.points(seat) for seat in range(3)] == [0, 7, 3]


@rule("carrara2.advanced.final.majority-tie", "carrara2.ruling.statue-ties")
@pytest.mark.parametrize(
    ("counts", "nexts", "lasts"),
    [
        ([3, 2, 0, 0], [0, 1, -1, -1], [0, 1, -1, -1]),
        ([4, 4, 0, 0], [1, 1, -1, -1], [1, 1, -1, -1]),
        ([3, 2, 2, 1], [0, 2, 2, 3], [0, 2, 2, 3]),
        ([2, 2, 2, 1], [1, 1, 1, 2], [2, 2, 2, 3]),
        ([1, 1, 1, 1], [1, 1, 1, 1], [3, 3, 3, 3]),
        ([2, 2, 1, 1], [1, 1, 3, 3], [1, 1, 3, 3]),
    ],
)
def test_tied_players_take_a_lower_place(counts: list[int], nexts: list[int], lasts: list[int]) -> None:
    assert places(counts, last=False) == nexts
    assert places(counts, last=True) == lasts


@rule("carrara2.ruling.statue-ties")
@pytest.mark.parametrize(("ties", "points"), [("next", 3), ("last", 1)])
def test_a_tie_of_three_goes_by_the_option(ties: str, points: int) -> None:
    table = ending(4, statue_ties=ties)
    for seat, value in ((1, 1), (2, 2), (3, 4)):
        table.built(seat, f"villa {value} lerici").statues(seat, "gold lerici 1")
    passing(table, 4)

    assert [table.points(seat) for seat in (1, 2, 3)] == [points] * 3


@rule("carrara2.advanced.final.winner")
def test_with_equal_points_more_blocks_win() -> None:
    table = passing(ending().blocks(1, white=1))

    assert [(place.seat, place.tie_break) for place in table.standing] == [(1, 1), (0, 0)]
