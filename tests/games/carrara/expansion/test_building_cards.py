"""Building cards: every printed example, and what each card asks for."""

from __future__ import annotations

import pytest

from tavola.testing import rule
from tests.games.carrara.expansion.tables import (
    RURAL,
    URBAN,
    by_rule,
    ended,
    ending,
    expansion,
    in_cities,
    progress,
)
from tests.games.carrara.expansion.tables import card as on_strip

EIGHTS = ("biblioteca 8", "villa 8")


def of_costs(kinds: tuple[str, ...], costs: list[int]) -> list[str]:
    """Buildings of these costs, each of another type where a cost comes twice."""
    return [f"{kinds[costs[:n].count(cost)]} {cost} lerici" for n, cost in enumerate(costs)]


@rule(
    "carrara1x.building.parts",
    "carrara1x.building.cost",
    "carrara1x.building.twos",
    "carrara1x.building.threes",
    "carrara1x.building.fours",
    "carrara1x.building.eights",
    "carrara1x.building.rural",
    "carrara1x.building.urban",
    "carrara1x.building.product",
    "carrara1x.building.pairs",
    "carrara1x.ruling.dearest-pairs",
)
@pytest.mark.parametrize(
    ("card", "seats", "built", "points", "met"),
    [
        ("cost", 2, of_costs(URBAN, [5, 5, 5, 5, 4, 4, 2]), 30, True),
        ("cost", 3, of_costs(URBAN, [5, 5, 5, 5, 4]), 24, False),
        ("twos", 2, in_cities({"pisa": 4, "massa": 2, "lerici": 1}), 21, False),
        ("twos", 2, in_cities({"livorno": 2, "lucca": 2, "viareggio": 3}), 23, True),
        ("threes", 2, in_cities({"lucca": 3, "massa": 4, "lerici": 6}), 20, True),
        ("threes", 2, in_cities({"livorno": 3, "pisa": 2}), 17, False),
        ("fours", 2, in_cities({"lerici": 5}), 3, True),
        ("fours", 2, in_cities({"viareggio": 3, "lerici": 3}), 0, False),
        ("eights", 2, ["villa 8 lucca"], 19, True),
        ("eights", 2, ["villa 8 massa", "porta 8 massa"], 16, True),
        ("eights", 2, ["villa 5 massa"], 0, False),
        ("rural", 4, of_costs(RURAL, [1, 2, 3]), 18, True),
        ("rural", 4, of_costs(RURAL, [1]), 6, False),
        ("urban", 4, of_costs(URBAN, [1, 2, 3, 4, 5, 5, 4]), 21, True),
        ("urban", 3, of_costs(URBAN, [1, 2, 3]), 9, False),
        ("product", 2, in_cities({"livorno": 2, "pisa": 3, "viareggio": 2, "massa": 3}), 18, True),
        ("pairs", 3, of_costs(URBAN, [5, 4, 2, 2]) + of_costs(RURAL, [4, 1]), 14, False),
        ("pairs", 2, of_costs(URBAN, [4, 4, 3, 1]) + of_costs(RURAL, [5, 4, 2, 1]), 24, True),
    ],
)
def test_buildings_are_worth_what_the_card_says_whether_or_not_its_condition_is_met(
    card: str, seats: int, built: list[str], points: int, met: bool
) -> None:
    shown = progress(expansion(seats, building=f"building-{card}").built(0, *built), "building")
    table = ending(expansion(seats, building=f"building-{card}").built(0, *built), seats)

    assert shown.met == met
    assert shown.worth() == points
    assert by_rule(ended(table, 0, seats - 1), f"carrara1x.building.{card}") == points


@rule("carrara1x.ruling.product-cities")
@pytest.mark.parametrize(
    ("counts", "points"),
    [({"pisa": 2, "massa": 3}, 6), ({"massa": 4}, 4), ({}, 0), ({"pisa": 1, "massa": 1}, 1)],
)
def test_only_cities_with_buildings_are_multiplied(counts: dict[str, int], points: int) -> None:
    table = expansion(building="building-product").built(0, *in_cities(counts))

    assert progress(table, "building").worth() == points


NEEDED = {
    "cost": {2: 30, 3: 25, 4: 20},
    "twos": {2: 3, 3: 3, 4: 3},
    "threes": {2: 2, 3: 2, 4: 2},
    "fours": {2: 1, 3: 1, 4: 1},
    "eights": {2: 1, 3: 1, 4: 1},
    "rural": {2: 4, 3: 3, 4: 2},
    "urban": {2: 6, 3: 5, 4: 4},
    "product": {2: 3, 3: 3, 4: 3},
    "pairs": {2: 4, 3: 3, 4: 2},
}


@rule("carrara1x.building.parts")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("card", NEEDED)
def test_what_is_needed_depends_on_the_number_of_players(card: str, seats: int) -> None:
    shown = on_strip(expansion(seats, building=f"building-{card}"), "building")

    assert shown.needed == NEEDED[card][seats]


@rule("carrara1x.building.parts")
@pytest.mark.parametrize("card", NEEDED)
def test_who_does_not_meet_the_building_card_cannot_announce(card: str) -> None:
    table = expansion(building=f"building-{card}").types(0, "porta", "villa", "palazzo", "castello")
    table.objects(0, book=4, cup=4).chooses(0, "buy-unturned", "take I black")

    assert table.refuses(0, "announce").rule == f"carrara1x.building.{card}"
