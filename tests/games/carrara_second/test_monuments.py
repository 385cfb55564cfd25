"""Monuments and improvements."""

from __future__ import annotations

from tavola.testing import rule
from tests.games.carrara_second.tables import built, normal, view


@rule("carrara2.monument.build", "carrara2.monument.one-each")
def test_a_monument_costs_eight_blocks() -> None:
    table = normal().blocks(0, white=6, yellow=2).chooses(0, "monument villa pisa")
    assert table.options(0) == ["pay 6white,2yellow"]
    table.chooses(0, "pay 6white,2yellow", "improve pisa")

    assert built(table, 0) == ["villa 8 pisa"]
    assert "villa" not in view(table).monuments


@rule("carrara2.monument.build")
def test_a_monument_with_too_few_blocks_is_refused() -> None:
    table = normal().blocks(0, white=6)

    assert table.refuses(0, "monument villa pisa").rule == "carrara2.build.cost"


@rule("carrara2.monument.one-each")
def test_a_monument_is_built_once() -> None:
    table = normal().blocks(0, white=6, yellow=2).built(1, "villa 8 pisa")

    assert table.refuses(0, "monument villa pisa").rule == "carrara2.monument.one-each"


@rule("carrara2.monument.same-type", "carrara2.monument.difference", "carrara2.monument.covers")
def test_a_monument_may_cover_an_own_building_for_the_difference() -> None:
    table = normal().blocks(0, purple=3).built(0, "porta 2 lerici", "villa 5 lerici")
    table.chooses(0, "upgrade villa 5 lerici 2", "pay 3purple", "improve lerici")

    assert built(table, 0) == ["porta 2 lerici", "villa 8 lerici"]


@rule("carrara2.monument.same-type")
def test_only_an_own_building_of_the_type_can_be_covered() -> None:
    table = normal().blocks(0, white=6).built(0, "porta 5 pisa").built(1, "villa 5 pisa")

    assert table.refuses(0, "upgrade villa 5 pisa 1").rule == "carrara2.monument.same-type"
    assert table.refuses(0, "upgrade porta 4 pisa 1").rule == "carrara2.monument.same-type"
    assert table.refuses(0, "upgrade porta 5 pisa 2").rule == "carrara2.monument.same-type"


@rule("carrara2.monument.difference")
def test_the_difference_is_paid_in_the_colours_of_the_city() -> None:
    table = normal().blocks(0, purple=3).built(0, "villa 5 pisa")

    assert table.refuses(0, "upgrade villa 5 pisa 1").rule == "carrara2.build.colours"


@rule("carrara2.monument.covers")
def test_a_covered_building_no_longer_counts() -> None:
    table = normal().blocks(0, purple=3).built(0, "villa 5 lerici")
    table.chooses(0, "upgrade villa 5 lerici 1", "pay 3purple", "improve urban").chooses(1, "pass")
    table.chooses(0, "visit coins 1", "score-type villa")

    assert [item.count for item in table.awards[-1].items] == [8]


@rule("carrara2.monument.improvement", "carrara2.ruling.improvement-anywhere")
def test_an_improvement_of_any_city_comes_with_a_monument() -> None:
    table = normal().blocks(0, white=6, yellow=2).chooses(0, "monument villa pisa", "pay 6white,2yellow")

    assert table.options(0) == [
        f"improve {name}"
        for name in ("livorno", "pisa", "lucca", "viareggio", "massa", "lerici", "urban", "rural")
    ]
    assert table.refuses(0, "pass").rule == "carrara2.monument.improvement"
    table.chooses(0, "improve urban")
    assert view(table).mats[0].improvements == ("urban",)


@rule("carrara2.monument.improvement")
def test_without_a_monument_there_is_no_improvement() -> None:
    assert normal().refuses(0, "improve pisa").rule == "carrara2.monument.improvement"


@rule("carrara2.monument.improvement-left")
def test_an_improvement_that_is_taken_is_gone() -> None:
    table = normal().blocks(0, white=6, yellow=2).improvements(1, "pisa")
    table.chooses(0, "monument villa pisa", "pay 6white,2yellow")

    assert table.refuses(0, "improve pisa").rule == "carrara2.monument.improvement-left"


@rule("carrara2.monument.improved-rate")
def test_the_improved_reward_replaces_the_old_one() -> None:
    table = normal().built(0, "villa 4 pisa").improvements(0, "pisa")
    rate = view(table).mats[0].rates["pisa"]
    table.chooses(0, "visit points 1", "score-type villa")

    assert (rate.coins, rate.points) == (4, 0)
    assert table.awards[-1].total("coins") == 16


@rule("carrara2.ruling.monument-no-refill")
def test_a_monument_refills_nothing() -> None:
    table = normal().blocks(0, white=6, yellow=2).display("porta 1").stack("porta 2")
    table.types(1, "villa", "porta", "palazzo", "castello", "biblioteca", "cathedrale")
    table.chooses(0, "monument villa pisa", "pay 6white,2yellow", "improve pisa")

    assert (view(table).stack, view(table).end.triggered_by) == (1, None)


@rule("carrara2.build.points")
def test_a_new_monument_brings_eight_points_to_who_has_used_all_stones() -> None:
    table = normal().blocks(0, white=6, yellow=2)
    table.types(0, "villa", "porta", "palazzo", "castello", "biblioteca", "cathedrale")
    table.chooses(0, "monument villa pisa", "pay 6white,2yellow")

    assert table.points(0) == 8
