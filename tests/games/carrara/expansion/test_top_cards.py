"""Top cards: what announcing the end needs."""

from __future__ import annotations

import pytest

from tavola.testing import Scenario, rule
from tests.games.carrara.expansion.tables import by_rule, ended, ending, expansion, in_cities, progress
from tests.games.carrara.looking import told

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
ANY_ACTION = ("buy-unturned", "take I black")

NEEDED = {
    "top-scorings": {2: 4, 3: 4, 4: 4},
    "top-five-or-eight": {2: 4, 3: 3, 4: 2},
    "top-cities": {2: 3, 3: 2, 4: 1},
    "top-buildings": {2: 8, 3: 7, 4: 6},
    "top-coins": {2: 30, 3: 25, 4: 20},
    "top-points": {2: 30, 3: 25, 4: 20},
}


def having(table: Scenario, name: str, n: int) -> Scenario:
    """Seat 0 has so much of what a top card asks for."""
    kinds = ("biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa")
    match name:
        case "top-scorings":
            return table.types(0, *kinds[:n])
        case "top-five-or-eight":
            return table.built(
                0, *[f"{kind} {cost} lerici" for kind in kinds for cost in (5, 8)][:n], "villa 4 pisa"
            )
        case "top-cities":
            return table.cities(0, *("livorno", "pisa", "lucca")[:n])
        case "top-buildings":
            return table.built(0, *in_cities({"lerici": n}))
        case "top-coins":
            return table.coins(0, n)
        case _:
            return table.points(0, n)


@rule(
    "carrara1x.top.scorings",
    "carrara1x.top.five-or-eight",
    "carrara1x.top.cities",
    "carrara1x.top.buildings",
    "carrara1x.top.coins",
    "carrara1x.top.points",
    "carrara1x.end.minimum",
)
@SEATS
@pytest.mark.parametrize("name", NEEDED)
def test_a_top_card_asks_for_so_much_or_more(name: str, seats: int) -> None:
    needed = NEEDED[name][seats]
    reached = [progress(having(expansion(seats, top=name), name, n), "top").met for n in (needed - 1, needed)]

    assert reached == [False, True]


@rule(
    "carrara1x.top.scorings",
    "carrara1x.top.five-or-eight",
    "carrara1x.top.cities",
    "carrara1x.top.buildings",
    "carrara1x.top.coins",
    "carrara1x.top.points",
)
@pytest.mark.parametrize("name", NEEDED)
def test_who_has_less_cannot_announce(name: str) -> None:
    table = having(expansion(top=name), name, NEEDED[name][2] - 1).chooses(0, *ANY_ACTION)

    assert table.refuses(0, "announce").rule == f"carrara1x.{name.replace('-', '.', 1)}"


def ready(seats: int = 2, **cards: str) -> Scenario:
    """Seat 0 meets the base game's three conditions."""
    kinds = ("biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa")
    table = expansion(seats, **cards).built(0, *(f"{kind} 5 lerici" for kind in kinds))
    return table.objects(0, book=4, cup=4).types(0, "porta", "villa", "palazzo", "castello")


@rule("carrara1x.end.minimum", "carrara1x.top.no-points", "carrara1x.ruling.shows-screen")
def test_who_meets_brown_violet_and_grey_card_may_announce_and_shows_the_objects() -> None:
    table = ready().chooses(0, *ANY_ACTION, "announce")

    assert table.points(0) == 5
    assert told(table, "shows_objects").details["objects"] == {
        "book": 4,
        "cup": 4,
        "crown": 0,
        "gate": 0,
        "flag": 0,
        "coat": 0,
    }


@rule("carrara1x.ruling.shows-screen")
def test_with_the_coin_card_coins_are_shown_too() -> None:
    table = ready(top="top-coins").coins(0, 31).chooses(0, *ANY_ACTION, "announce")

    assert told(table, "shows_coins").details["coins"] == 30


@rule("carrara1x.ruling.conditions-before-bonus")
def test_the_five_points_of_the_announcement_do_not_count_for_it() -> None:
    table = ready(top="top-points").points(0, 29).chooses(0, *ANY_ACTION)

    assert table.refuses(0, "announce").rule == "carrara1x.top.points"


@rule("carrara1x.ruling.conditions-before-bonus")
def test_coins_count_after_the_extra_purchase() -> None:
    table = ready(top="top-coins").coins(0, 31).chooses(0, *ANY_ACTION, "object crown")

    assert table.refuses(0, "announce").rule == "carrara1x.top.coins"


@rule("carrara1x.top.coins-final")
@pytest.mark.parametrize(("coins", "points"), [(12, 6), (9, 4), (31, 15)])
def test_with_the_coin_card_two_coins_are_a_point_for_everybody(coins: int, points: int) -> None:
    table = ending(expansion(top="top-coins")).coins(0, coins).coins(1, coins)
    award = ended(table, 0)
    other = next(award for award in table.awards if award.seat == 1)

    assert (
        by_rule(award, "carrara1x.top.coins-final") == by_rule(other, "carrara1x.top.coins-final") == points
    )


@rule("carrara1x.top.coins-final", "carrara1x.final.as-base")
def test_without_the_coin_card_five_coins_are_a_point() -> None:
    award = ended(ending(expansion()).coins(0, 14))

    assert by_rule(award, "carrara1.final.coins") == 2
