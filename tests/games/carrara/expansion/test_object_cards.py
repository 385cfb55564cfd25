"""Object cards: every printed example, and what each card asks for."""

from __future__ import annotations

import pytest

from tavola.testing import Scenario, rule
from tests.games.carrara.expansion.tables import by_rule, ended, ending, expansion, progress
from tests.games.carrara.expansion.tables import card as card_seen

LEFT = "carrara1x.final.left-over"


def holding(card: str, seats: int = 2, **objects: int) -> Scenario:
    """Seat 0 has these objects; the object field is empty, so that six of a kind can be had."""
    return expansion(seats, objects=card).prepare("field", "-").objects(0, **objects)


@rule(
    "carrara1x.object.each",
    "carrara1x.object.pairs",
    "carrara1x.object.triples",
    "carrara1x.object.four-and-two",
    "carrara1x.object.three-different",
    "carrara1x.object.different",
    "carrara1x.object.product",
    "carrara1x.object.alike",
    "carrara1x.object.parts",
    "carrara1x.final.left-over",
)
@pytest.mark.parametrize(
    ("card", "objects", "points", "met"),
    [
        ("each", {"book": 5, "crown": 3}, 24, True),
        ("each", {"book": 5, "crown": 2}, 21, False),
        ("pairs", {"crown": 2, "book": 2, "gate": 2, "flag": 1, "cup": 1}, 17, True),
        ("pairs", {"crown": 2, "book": 2}, 10, False),
        ("pairs", {"flag": 6}, 15, True),
        ("pairs", {"flag": 4}, 10, False),
        ("triples", {"crown": 4, "flag": 1, "coat": 1}, 10, False),
        ("triples", {"cup": 6}, 14, True),
        ("four-and-two", {"gate": 4, "book": 2, "flag": 2}, 22, True),
        ("four-and-two", {"book": 6}, 20, True),
        ("four-and-two", {"book": 5, "flag": 1}, 6, False),
        ("three-different", {"crown": 2, "flag": 2, "cup": 2}, 16, True),
        ("three-different", {"crown": 4, "flag": 1, "cup": 1}, 11, False),
        ("different", {"cup": 2, "book": 2, "crown": 1, "gate": 1, "flag": 1}, 21, True),
        ("different", {"cup": 2, "book": 2, "crown": 1}, 10, False),
        ("product", {"flag": 3, "book": 2, "gate": 2, "coat": 2, "crown": 1}, 15, True),
        ("product", {"flag": 3, "book": 2}, 6, False),
        ("alike", {"cup": 4, "gate": 3}, 16, True),
        ("alike", {"cup": 3, "gate": 3, "book": 1}, 13, False),
    ],
)
def test_objects_are_worth_what_the_card_says_whether_or_not_its_condition_is_met(
    card: str, objects: dict[str, int], points: int, met: bool
) -> None:
    table = holding(f"object-{card}", **objects)
    shown = progress(table, "object")
    award = ended(ending(holding(f"object-{card}", **objects)))

    assert shown.met == met
    assert shown.worth() == points
    assert by_rule(award, f"carrara1x.object.{card}", LEFT) == points


@rule("carrara1x.final.left-over", "carrara1x.ruling.best-grouping")
def test_groups_and_left_over_objects_are_told_as_a_sum() -> None:
    items = progress(holding("object-pairs", crown=3, book=2, flag=1), "object").items

    assert items is not None
    assert [(item.what, item.count, item.value) for item in items] == [
        ("group-alike", 2, 5),
        ("left-over", 2, 1),
    ]


@rule("carrara1x.ruling.product-groups")
@pytest.mark.parametrize(("ruling", "points"), [("split", 9), ("whole", 6)])
def test_equal_objects_form_several_groups_unless_ruled_otherwise(ruling: str, points: int) -> None:
    table = (
        expansion(objects="object-product", product_groups=ruling).prepare("field", "-").objects(0, flag=6)
    )

    assert progress(table, "object").worth() == points


@rule("carrara1x.object.each")
@pytest.mark.parametrize(("seats", "needed"), [(2, 8), (3, 7), (4, 6)])
def test_how_many_objects_are_needed_depends_on_the_number_of_players(seats: int, needed: int) -> None:
    assert [
        progress(holding("object-each", seats, book=5, cup=n - 5), "object").met for n in (needed - 1, needed)
    ] == [
        False,
        True,
    ]


@rule("carrara1x.object.parts")
@pytest.mark.parametrize(
    "card", ["each", "pairs", "triples", "four-and-two", "three-different", "different", "product", "alike"]
)
def test_who_does_not_meet_the_object_card_cannot_announce(card: str) -> None:
    table = expansion(objects=f"object-{card}").types(0, "porta", "villa", "palazzo", "castello")
    table.chooses(0, "buy-unturned", "take I black")

    assert table.refuses(0, "announce").rule == f"carrara1x.object.{card}"


@rule("carrara1x.object.parts")
def test_others_do_not_see_how_far_a_seat_is_with_its_objects() -> None:
    table = holding("object-pairs", crown=6)
    shown = card_seen(table, "object", 1)

    assert shown.progress[0].there is None
    assert shown.progress[0].items is None
    assert shown.progress[1].there == 0
