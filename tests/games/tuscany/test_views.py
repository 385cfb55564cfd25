"""What a view tells beside what lies on the table: aids for players and pictures."""

from __future__ import annotations

from tavola.testing import rule
from tests.games.tuscany.tables import NO_AGRICULTURE, green, mat, seen, table


@rule("tuscany.region.points", "tuscany.colour.first")
def test_a_prospect_tells_what_a_tile_would_bring() -> None:
    made = table("h3", display="city, castle, farmstead, quarry, village, carriage")
    made.tiles(0, "h4 monastery", "g3 monastery", "f2 monastery", "e2 quarry", "d1 farmstead")
    made.storage(0, "monastery").workers(0, 2)
    found = [each for each in seen(made, 0).prospects if (each.tile, each.field) == ("monastery", "c1")]
    made.chooses(0, "place monastery c1", "pay 2worker")

    assert [(each.region, each.colour, each.kinds, dict(each.gains)) for each in found] == [
        (1, 3, 0, {"cards": 3})
    ]
    assert found[0].points == sum(green(made).values())


@rule("tuscany.agriculture.double")
def test_a_prospect_counts_new_kinds() -> None:
    made = table(display=NO_AGRICULTURE).tiles(0, "b3 farmstead", "c3 olives").storage(0, "wine-olives")

    assert {each.field: each.kinds for each in seen(made, 0).prospects if each.tile == "wine-olives"} == {
        "b4": 1,
        "d3": 1,
    }


@rule("tuscany.place.adjacent")
def test_prospects_are_only_for_fields_that_can_be_reached_and_only_for_the_viewer() -> None:
    made = table().storage(0, "monastery")

    assert {each.field for each in seen(made, 0).prospects} == {"a1", "a3", "b2", "b3"}
    assert seen(made).prospects == ()


@rule("tuscany.place.cost", "tuscany.worker.card")
def test_missing_cards_are_counted_with_pairs_and_workers() -> None:
    made = table().hand(0, city=2, quarry=1)
    missing = dict(seen(made, 0).missing)

    assert (missing["city"], missing["quarry"], missing["castle"]) == (0, 0, 1)
    assert seen(made).missing == {}


@rule("tuscany.ruling.regions-join")
def test_regions_tell_how_far_they_are_covered_and_what_they_bring() -> None:
    made = table().tiles(0, "b3 farmstead", "b4 boar-grain")
    board = mat(made).board
    assert board is not None
    region = next(each for each in board.regions if "b4" in each.fields)

    assert (region.type, region.size, region.covered, region.points, region.complete) == (
        "agriculture", 3, 1, 6, False,
    )  # fmt: skip
    assert {field.region for field in board.fields if field.name in region.fields} == {region.number}
