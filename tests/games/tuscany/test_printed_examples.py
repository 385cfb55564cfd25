"""Every example of the rulebook, and every rule with numbers, yields what is printed."""

from __future__ import annotations

import pytest

from tavola.testing import Scenario, rule
from tests.games.tuscany.tables import (
    NO_AGRICULTURE,
    green,
    hand,
    mat,
    seen,
    shown,
    stack,
    stored,
    table,
    told,
)


def anna(*monasteries: str) -> Scenario:
    """Three connected yellow fields, f2, g3 and h4; some are covered, and Anna has two yellow cards."""
    made = table("h3").tiles(0, *(f"{name} monastery" for name in monasteries))
    return made.storage(0, "monastery").hand(0, monastery=2)


@rule("tuscany.region.points")
def test_anna_covers_the_second_of_three_yellow_fields_and_scores_nothing() -> None:
    made = anna("g3").chooses(0, "place monastery h4", "pay 2monastery")

    assert green(made) == {}
    assert (mat(made).cards, stored(made)) == (3, [])


@rule("tuscany.region.points")
def test_anna_covers_the_third_yellow_field_and_scores_six() -> None:
    made = anna("g3", "h4").chooses(0, "place monastery f2", "pay 2monastery")

    assert green(made) == {"region": 6}


@rule("tuscany.hexagon.agriculture", "tuscany.place.pair")
def test_benno_pays_two_red_and_a_light_green_card_for_a_hexagon_and_gets_the_extra_point() -> None:
    made = table(display=NO_AGRICULTURE).tiles(0, "b3 farmstead", "c3 wine-olives")
    made.storage(0, "hexagon").hand(0, city=2, agriculture=1)
    made.chooses(0, "place hexagon b4", "pay 2city,agriculture")

    assert green(made) == {"kinds": 1}
    assert hand(made) == {}
    assert sum(seen(made).discards.values()) == 3


@rule("tuscany.agriculture.double")
def test_clara_places_boar_and_wine_beside_wine_and_gets_one_point() -> None:
    made = table(display=NO_AGRICULTURE).prepare("stack 0", "castle")
    made.tiles(0, "b3 farmstead", "c3 wine").storage(0, "wine-boar").hand(0, agriculture=2)
    made.chooses(0, "place wine-boar b4", "pay 2agriculture")

    assert green(made) == {"kinds": 1}
    assert made.awards[0].items[0].details == {"kinds": ("boar",)}


@rule("tuscany.quarry.bonus")
def test_a_quarry_with_two_bonus_cards_brings_three_marble() -> None:
    made = table().bonus(0, marble=2).storage(0, "quarry").workers(0, 2)
    made.chooses(0, "place quarry a3", "pay 2worker")

    assert mat(made).marble == 3


@rule("tuscany.marble.same-turn", "tuscany.marble.action")
def test_cards_are_drawn_first_then_a_marble_buys_placing_a_tile() -> None:
    made = table().tiles(0, "a1 carriage").marble(0, 1).hand(0, village=2).storage(0, "village")
    made.draws("city", "city", "city").chooses(0, "draw", "marble", "place village b1", "pay 2village")

    assert (mat(made).marble, mat(made).cards, mat(made).workers) == (0, 3, 1)
    assert seen(made).mover == 1


@rule("tuscany.village.bonus")
def test_a_village_with_one_bonus_card_brings_two_workers() -> None:
    made = table().tiles(0, "a1 carriage").bonus(0, worker=1).hand(0, village=2).storage(0, "village")
    made.chooses(0, "place village b1", "pay 2village")

    assert mat(made).workers == 2


@rule("tuscany.worker.card", "tuscany.place.pair")
def test_dario_pays_a_worker_and_two_light_green_cards_for_a_city() -> None:
    made = table().workers(0, 1).hand(0, agriculture=2).storage(0, "city")
    made.chooses(0, "place city b2", "pay 2agriculture,worker")

    assert (mat(made).workers, hand(made)) == (0, {})
    assert made.asked(0) == "tuscany.bonus"


@rule("tuscany.carriage.bonus")
def test_a_carriage_with_three_bonus_cards_turns_up_four_yield_cards() -> None:
    made = table().bonus(0, **{"yield": 3}).storage(0, "carriage").workers(0, 2)
    made.chooses(0, "place carriage a1", "pay 2worker")

    assert len(told(made, "yield")) == 4


@rule("tuscany.hexagon.no-room")
def test_the_second_hexagon_of_a_turn_without_room_becomes_two_red_points() -> None:
    made = table().bonus(0, **{"yield": 1}).storage(0, "carriage").workers(0, 2)
    made.draws("hexagon1", "hexagon1").chooses(0, "place carriage a1", "pay 2worker")

    assert (stored(made), mat(made).red) == (["hexagon"], 2)


@rule("tuscany.scoring.transfer", "tuscany.scoring.green-stays")
def test_anna_s_two_scorings_lead_from_4_to_13_and_from_15_to_37() -> None:
    made = table().red(0, 4).green(0, 9)
    stack(stack(made, 0, 14), 1, 20).chooses(0, "draw").chooses(1, "draw")
    assert (mat(made).red, mat(made).green) == (13, 9)

    later = table().red(0, 13 + 2).green(0, 22).prepare("round", "2")
    stack(stack(later, 0, 7), 1, 20).chooses(0, "draw").chooses(1, "draw")
    assert (mat(later).red, mat(later).green) == (37, 22)


@rule("tuscany.city.bonus", "tuscany.draw.bonus")
def test_three_times_the_same_bonus_card_is_allowed_and_draws_six_cards() -> None:
    made = table().bonus(0, card=3).chooses(0, "draw")

    assert mat(made).cards == 6


@rule("tuscany.colour.first")
def test_the_other_two_dark_green_fields_complete_the_colour() -> None:
    made = table(display="city, city, farmstead, quarry, village, monastery")
    to_the_east = ("e4 castle", "e3 carriage", "f2 monastery", "g2 boar")
    made.tiles(0, "b3 farmstead", "c3 wine-olives", "d3 boar-grain", *to_the_east)
    made.storage(0, "castle").workers(0, 2).chooses(0, "place castle h3", "pay 2worker")

    assert green(made)["colour-first"] == 2
    assert seen(made).colours[0].points == 1


@rule("tuscany.colour.first")
def test_all_four_yellow_fields_complete_the_colour() -> None:
    made = table("h3", display="city, castle, farmstead, quarry, village, carriage").prepare(
        "stack 0", "city"
    )
    made.tiles(0, "h4 monastery", "g3 monastery", "f2 monastery", "e2 quarry", "d1 farmstead")
    made.storage(0, "monastery").workers(0, 2).chooses(0, "place monastery c1", "pay 2worker")

    assert green(made) == {"region": 1, "colour-first": 3}
    assert seen(made).colours[6].points == 2


@rule("tuscany.place.colour")
def test_monasteries_fit_yellow_fields_only_and_cities_red_ones() -> None:
    made = table().tiles(0, "b2 city").bonus(0, storage=1).storage(0, "monastery", "city").workers(0, 2)

    assert made.may(0, "place monastery c1")
    assert made.refuses(0, "place monastery b2").rule == "tuscany.place.colour"
    assert made.refuses(0, "place city c1").rule == "tuscany.place.colour"


@rule("tuscany.place.cost", "tuscany.place.pair", "tuscany.place.two-pairs")
@pytest.mark.parametrize(("payment", "cards"), [("2city", 2), ("city,2quarry", 3), ("2quarry,2village", 4)])
def test_a_tile_costs_two_three_or_four_cards(payment: str, cards: int) -> None:
    made = table().prepare("hand 0", "2city,2quarry,2village").storage(0, "city")
    made.chooses(0, "place city b2", f"pay {payment}")

    assert mat(made).cards == 6 - cards


@rule("tuscany.worker.card")
def test_two_workers_pay_for_a_castle() -> None:
    made = table().tiles(0, "b3 farmstead", "c3 wine-olives", "d3 boar-grain").workers(0, 2)
    made.storage(0, "castle").chooses(0, "place castle e4", "pay 2worker")

    assert mat(made).workers == 0


@rule("tuscany.region.points")
@pytest.mark.parametrize(
    ("tiles", "last", "points"),
    [
        ("b2 city", "monastery c1", 1),
        ("b2 city, c2 village", "village d2", 3),
        ("a3 quarry, b4 boar-grain, c3 olives", "wine-olives d3", 6),
    ],
)
def test_regions_are_worth_1_3_and_6(tiles: str, last: str, points: int) -> None:
    tile = last.split(" ")[0]
    made = table(display=NO_AGRICULTURE).prepare("tiles 0", tiles).storage(0, tile).workers(0, 2)
    made.chooses(0, f"place {last}", "pay 2worker")

    assert green(made)["region"] == points


@rule("tuscany.setup.storage-points", "tuscany.city.storage-points")
def test_a_storage_space_brings_two_green_points_with_a_city_too() -> None:
    made = table().bonus(0, storage=1).green(0, 2).storage(0, "city").workers(0, 2)
    made.chooses(0, "place city b2", "pay 2worker", "bonus storage")

    assert mat(made).green == 4 + 1  # and the region of one field
    assert mat(made).spaces == 3


@rule("tuscany.monastery.cards", "tuscany.draw.bonus")
def test_with_two_bonus_cards_a_monastery_still_brings_three_but_drawing_five() -> None:
    made = table().tiles(0, "b2 city").bonus(0, card=2).storage(0, "monastery").workers(0, 2)
    made.chooses(0, "place monastery c1", "pay 2worker")
    assert mat(made).cards == 3
    made.chooses(1, "draw").chooses(0, "draw")

    assert mat(made).cards == 8


@rule("tuscany.round.first", "tuscany.round.second")
@pytest.mark.parametrize(
    ("laid", "round_number", "scorings"),
    [((7, 5, 6, 6), 1, 1), ((9, 7, 8, 8), 2, 0), ((14, 11, 12, 12), 2, 1)],
)
def test_rounds_end_after_7_and_14_own_tiles(laid: tuple[int, ...], round_number: int, scorings: int) -> None:
    made = table(seats=4).prepare("round", str(round_number)).prepare("mover", "3")
    for seat, count in enumerate(laid):
        stack(made, seat, 21 - count)
    made.chooses(3, "draw")

    assert len(told(made, "scoring")) == scorings


@rule("tuscany.round.third", "tuscany.round.extra")
def test_with_four_players_six_turns_follow_when_the_second_empties_the_right_stack() -> None:
    made = table(seats=4).prepare("round", "3").prepare("mover", "1")
    for seat, left in enumerate((4, 1, 4, 4)):
        stack(made, seat, left)
    made.chooses(1, "take 4 quarry")
    order = []
    while not made.over:
        (seat,) = seen(made).waiting_for
        order.append(seat)
        made.chooses(seat, "draw")

    assert order == [2, 3, 0, 1, 2, 3]


@rule("tuscany.display.five")
def test_the_fifth_agriculture_tile_clears_the_five() -> None:
    made = table(display="boar, olives, wine-olives, boar-grain, city, castle, quarry, carriage")
    made.draws("grain", "village", "monastery", "city", "carriage", "farmstead").chooses(0, "take 8 carriage")

    assert shown(made) == [
        "village", "monastery", "city", "carriage", "city", "castle", "quarry", "farmstead",
    ]  # fmt: skip


@rule("tuscany.final.items", "tuscany.final.cards")
def test_leftovers_bring_seven_points() -> None:
    made = table().prepare("round", "3").prepare("extra-round", "yes").prepare("mover", "1")
    made.red(0, 80).bonus(0, storage=1).storage(0, "city", "hexagon").marble(0, 2).workers(0, 1)
    made.hand(0, village=11).chooses(1, "draw")

    assert mat(made).red == 87


@rule("tuscany.scoring.marker")
@pytest.mark.parametrize(
    ("red", "marker", "space"), [(49, 0, 49), (50, 50, 50), (99, 50, 49), (100, 100, 50), (112, 100, 12)]
)
def test_the_marker_shows_50_and_100(red: int, marker: int, space: int) -> None:
    own = mat(table().red(0, red))

    assert (own.marker, own.red_space) == (marker, space)


@rule("tuscany.take.neutral")
def test_when_all_21_own_tiles_are_laid_a_neutral_one_refills_the_display() -> None:
    made = table().prepare("round", "3").prepare("stack 0", "-").draws("city").chooses(0, "take 4 quarry")

    assert (shown(made)[3], mat(made).laid) == ("city", 21)
    assert len([name for name in shown(made) if name != "-"]) == 8
