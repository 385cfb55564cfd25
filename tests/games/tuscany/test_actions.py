"""The three actions: drawing cards, taking a tile, placing a tile."""

from __future__ import annotations

import pytest

from tavola.testing import rule
from tests.games.tuscany.tables import (
    NO_AGRICULTURE,
    field,
    green,
    hand,
    mat,
    seen,
    shown,
    stored,
    table,
    told,
)

# -- drawing cards


@rule("tuscany.draw.cards")
def test_drawing_brings_three_cards() -> None:
    made = table().draws("city", "castle", "city").chooses(0, "draw")

    assert hand(made) == {"castle": 1, "city": 2}


@rule("tuscany.draw.cards")
def test_a_hand_may_have_any_size() -> None:
    made = table().hand(0, village=18, agriculture=18).chooses(0, "draw")

    assert mat(made).cards == 39


@rule("tuscany.draw.two")
def test_by_the_first_printing_drawing_brings_two_cards() -> None:
    made = table(options={"draw": "2"}).chooses(0, "draw")

    assert mat(made).cards == 2


@rule("tuscany.draw.bonus")
def test_each_bonus_card_for_cards_brings_one_more() -> None:
    made = table().bonus(0, card=2).chooses(0, "draw")

    assert mat(made).cards == 5


@rule("tuscany.draw.reshuffle")
def test_when_the_pile_is_empty_the_discards_are_the_new_one() -> None:
    made = table().prepare("pile", "2castle").chooses(0, "draw")

    assert mat(made).cards == 3
    assert seen(made).discards == {}
    assert seen(made).pile == 122 - 3
    assert [event.details["count"] for event in told(made, "reshuffled")] == [120]


@rule("tuscany.draw.none-left")
def test_when_pile_and_discards_are_empty_one_draws_what_there_is() -> None:
    made = table().prepare(
        "hand 1", "12castle,14city,12farmstead,18agriculture,16quarry,18village,16monastery"
    )
    made.prepare("hand 0", "15carriage").prepare("pile", "carriage").chooses(0, "draw")
    assert mat(made).cards == 16
    assert len(told(made, "no-cards")) == 1
    made.chooses(1, "draw")

    assert mat(made, 1).cards == 106


# -- taking a tile


@rule("tuscany.take.any", "tuscany.take.storage")
def test_any_tile_of_the_display_may_be_taken_to_the_storage() -> None:
    made = table()
    assert [option for option in made.options(0) if option.startswith("take")] == [
        f"take {space} {tile}" for space, tile in enumerate(shown(made), start=1)
    ]
    made.chooses(0, "take 6 monastery")

    assert stored(made) == ["monastery"]


@rule("tuscany.take.any")
def test_what_is_not_in_the_display_cannot_be_taken() -> None:
    assert table().refuses(0, "take 1 city").rule == "tuscany.take.any"


@rule("tuscany.take.storage")
def test_a_bonus_card_gives_another_storage_space() -> None:
    made = table().bonus(0, storage=1).storage(0, "city").chooses(0, "take 6 monastery")

    assert stored(made) == ["city", "monastery"]


@rule("tuscany.take.full")
def test_where_no_space_is_free_the_tile_there_leaves_the_game() -> None:
    made = table().storage(0, "city").chooses(0, "take 6 monastery")

    assert stored(made) == ["monastery"]
    assert [event.details["tile"] for event in told(made, "discarded")] == ["city"]


@rule("tuscany.take.full-choice")
def test_of_several_stored_tiles_one_chooses_which_gives_way() -> None:
    made = table().bonus(0, storage=1).storage(0, "city", "hexagon").chooses(0, "take 6 monastery")
    assert made.options(0) == ["discard city", "discard hexagon"]
    assert made.refuses(0, "discard quarry").rule == "tuscany.take.full"
    made.chooses(0, "discard hexagon")

    assert stored(made) == ["city", "monastery"]
    assert mat(made).red == 0


@rule("tuscany.take.refill")
def test_the_display_is_refilled_from_the_own_stack() -> None:
    made = table().draws("village").chooses(0, "take 6 monastery")
    tile = seen(made).display[5]

    assert tile is not None
    assert (tile.name, tile.back) == ("village", 0)
    assert mat(made).stacks == (6, 7, 7)


@rule("tuscany.take.neutral")
def test_without_own_tiles_the_display_is_refilled_with_a_neutral_one() -> None:
    made = table().prepare("stack 0", "-").prepare("round", "3").draws("city").chooses(0, "take 6 monastery")
    tile = seen(made).display[5]

    assert tile is not None
    assert (tile.name, tile.back) == ("city", None)
    assert mat(made).laid == 21


@rule("tuscany.take.help", "tuscany.take.help-board", "tuscany.take.help-colour")
def test_who_could_place_nothing_may_have_a_colour_replaced_until_something_fits() -> None:
    made = table("e4", display="castle, city, farmstead, quarry, village, monastery, city, quarry")
    assert [option for option in made.options(0) if option.startswith("swap")] == [
        "swap castle", "swap city", "swap farmstead", "swap quarry", "swap village", "swap monastery",
    ]  # fmt: skip
    made.draws("village", "village").chooses(0, "swap city")
    assert made.asked(0) == "tuscany.swap"
    made.draws("carriage").chooses(0, "swap castle")

    assert shown(made) == [
        "carriage",
        "village",
        "farmstead",
        "quarry",
        "village",
        "monastery",
        "village",
        "quarry",
    ]
    assert made.asked(0) == "tuscany.take"


@rule("tuscany.take.help-must")
def test_who_has_swapped_must_take_a_tile() -> None:
    made = table("e4", display="castle, city, farmstead, quarry, village, monastery, city, quarry")
    made.draws("carriage").chooses(0, "swap castle")
    assert made.refuses(0, "draw").rule == "tuscany.take.help-must"
    assert all(option.startswith("take") for option in made.options(0))
    made.chooses(0, "take 1 carriage")

    assert stored(made) == ["carriage"]


@rule("tuscany.take.help")
def test_who_could_place_something_gets_no_help() -> None:
    assert table().refuses(0, "swap village").rule == "tuscany.take.help"


@rule("tuscany.take.help-board")
def test_that_the_cards_are_missing_is_no_reason_for_help() -> None:
    made = table("e4", display="carriage, city, farmstead, quarry, village, monastery, city, quarry")

    assert made.refuses(0, "swap village").rule == "tuscany.take.help"


@rule("tuscany.take.help-colour")
def test_only_a_colour_of_the_display_is_replaced() -> None:
    made = table("e4", display="castle, city, farmstead, quarry, village, monastery, city, quarry")

    assert made.refuses(0, "swap carriage").rule == "tuscany.take.help-colour"


@rule("tuscany.take.help-limits")
def test_there_is_no_help_if_no_neutral_tile_could_fit() -> None:
    made = table("e4", display="castle, city, farmstead, quarry, village, monastery, city, quarry")
    made.prepare("neutral", "village,2quarry")

    assert made.refuses(0, "swap village").rule == "tuscany.take.help-limits"
    assert made.may(0, "take 1 castle")


# -- placing a tile


@rule("tuscany.place.action", "tuscany.place.cost")
def test_a_tile_of_the_storage_is_placed_for_two_cards_of_its_colour() -> None:
    made = table().hand(0, quarry=2).storage(0, "quarry").chooses(0, "place quarry a3", "pay 2quarry")
    tile = field(made, "a3").tile

    assert tile is not None
    assert tile.name == "quarry"
    assert (stored(made), hand(made), seen(made).discards) == ([], {}, {"quarry": 2})


@rule("tuscany.place.action")
def test_only_a_stored_tile_is_placed() -> None:
    assert table().hand(0, quarry=2).refuses(0, "place quarry a3").rule == "tuscany.place.action"


@rule("tuscany.place.cost")
def test_without_the_cards_nothing_is_placed() -> None:
    made = table().hand(0, quarry=1, city=1).storage(0, "quarry")

    assert made.refuses(0, "place quarry a3").rule == "tuscany.place.cost"


@rule("tuscany.place.pair")
def test_a_pair_of_another_colour_replaces_a_card() -> None:
    made = table().hand(0, quarry=1, city=2).storage(0, "quarry").chooses(0, "place quarry a3")

    assert made.options(0) == ["pay 2city,quarry"]
    assert made.refuses(0, "pay city,quarry").rule == "tuscany.place.pair"


@rule("tuscany.place.two-pairs")
def test_two_pairs_replace_both_cards() -> None:
    made = table().hand(0, village=2, city=2).storage(0, "quarry").chooses(0, "place quarry a3")

    assert made.options(0) == ["pay 2city,2village"]


@rule("tuscany.place.exact")
def test_both_pairs_may_have_the_same_colour() -> None:
    made = table().hand(0, city=4).storage(0, "quarry").chooses(0, "place quarry a3")

    assert made.options(0) == ["pay 4city"]


@rule("tuscany.place.exact")
def test_a_worker_does_not_complete_a_pair_and_nobody_pays_too_much() -> None:
    made = table().hand(0, quarry=2, city=1).workers(0, 1).storage(0, "quarry").chooses(0, "place quarry a3")

    assert made.options(0) == ["pay 2quarry", "pay quarry,worker"]
    assert made.refuses(0, "pay 2quarry,worker").rule == "tuscany.place.cost"


@rule("tuscany.place.own")
def test_nobody_pays_with_what_they_do_not_have() -> None:
    made = table().hand(0, quarry=1, city=2).storage(0, "quarry").chooses(0, "place quarry a3")

    assert made.refuses(0, "pay 2quarry").rule == "tuscany.place.own"


@rule("tuscany.place.exact")
def test_every_payment_is_listed_once_and_the_cheapest_first() -> None:
    made = table().hand(0, quarry=2, city=2, village=4).workers(0, 2).storage(0, "quarry")
    made.chooses(0, "place quarry a3")

    assert made.options(0) == [
        "pay 2quarry",
        "pay quarry,worker",
        "pay quarry,2village",
        "pay 2city,quarry",
        "pay 2worker",
        "pay 2village,worker",
        "pay 2city,worker",
        "pay 4village",
        "pay 2city,2village",
    ]


@rule("tuscany.place.adjacent")
def test_a_tile_is_placed_only_beside_another() -> None:
    made = table().hand(0, monastery=2).storage(0, "monastery")

    assert made.refuses(0, "place monastery c1").rule == "tuscany.place.adjacent"


@rule("tuscany.place.adjacent")
def test_the_first_tile_lies_beside_the_start_castle_and_others_beside_any() -> None:
    made = table().hand(0, monastery=2).storage(0, "monastery").tiles(0, "b2 city")

    assert made.may(0, "place monastery c1")


@rule("tuscany.place.colour")
def test_a_tile_is_placed_only_on_its_colour() -> None:
    made = table().hand(0, quarry=2).storage(0, "quarry")

    assert made.refuses(0, "place quarry a1").rule == "tuscany.place.colour"


@rule("tuscany.place.once")
def test_a_covered_field_takes_no_other_tile() -> None:
    made = table().hand(0, quarry=2).storage(0, "quarry").tiles(0, "a3 quarry")

    assert made.refuses(0, "place quarry a3").rule == "tuscany.place.once"


@rule("tuscany.region.points")
@pytest.mark.parametrize(
    ("covered", "tile", "at", "points"),
    [
        ([], "quarry", "a3", 1),
        (["b2 city"], "village", "c2", 0),
        (["b2 city", "c2 village"], "village", "d2", 3),
        (["b3 farmstead", "c3 wine-olives"], "boar", "b4", 0),
        (["b3 farmstead", "c3 wine-olives", "b4 boar"], "olives", "d3", 6),
    ],
)
def test_a_completed_region_of_one_two_or_three_brings_1_3_or_6(
    covered: list[str], tile: str, at: str, points: int
) -> None:
    made = table(display=NO_AGRICULTURE).tiles(0, *covered).storage(0, tile).workers(0, 2)
    made.chooses(0, f"place {tile} {at}", "pay 2worker")

    assert green(made).get("region", 0) == points


@rule("tuscany.ruling.regions-join")
def test_regions_reach_across_pieces() -> None:
    board = mat(table()).board

    assert board is not None
    assert ("b4", "c3", "d3") in [region.fields for region in board.regions]


@rule("tuscany.place.effects", "tuscany.place.order")
def test_region_and_colour_bonus_come_before_the_effect() -> None:
    made = table("h3", display="city, city, city, village, village, village, carriage, castle")
    quarries = ("g2 boar", "g1 quarry", "f1 quarry", "e2 quarry")
    made.tiles(0, *quarries, "d1 farmstead", "c1 monastery", "b2 city", "a2 castle")
    made.storage(0, "quarry").workers(0, 2).chooses(0, "place quarry a3", "pay 2worker")

    assert [item.what for item in made.awards[0].items] == ["region", "colour-first"]
    assert [event.kind for event in made.events][-2:] == ["tuscany.placed", "tuscany.gained"]


@rule("tuscany.place.exact")
def test_no_question_has_more_than_1500_options() -> None:
    """Boards are the longest question; payments of a full hand are few, and so are tiles and fields."""
    made = (
        table().workers(0, 9).bonus(0, storage=4).storage(0, "hexagon", "city", "quarry", "castle", "village")
    )
    made.prepare("hand 0", "6castle,7city,6farmstead,9agriculture,8quarry,9village,8monastery,8carriage")
    assert len(made.options(0)) < 60
    made.chooses(0, "place city b2")

    assert len(made.options(0)) == 3 + 2 * 7 + 7 * 8 // 2
