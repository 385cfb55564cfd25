"""What each tile brings when it is placed, wooden hexagons and the colour bonus."""

from __future__ import annotations

import pytest

from tavola.testing import Scenario, rule
from tests.games.tuscany.tables import (
    DISPLAY,
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


def placing(tile: str, castle: str = "a2", *tiles: str, display: str = DISPLAY) -> Scenario:
    """A tile is about to be placed for two workers."""
    return table(castle, display=display).tiles(0, *tiles).storage(0, tile).workers(0, 2)


def places(made: Scenario, tile: str, at: str) -> Scenario:
    return made.chooses(0, f"place {tile} {at}", "pay 2worker")


# -- castle

NEAR_CASTLE = ("b3 farmstead", "c3 wine-olives", "d3 boar-grain")
"""From the start castle on a2 to the castle field e4."""


def castle_placed(**options: str) -> Scenario:
    """Seat 0 has placed a castle on e4 and may place a free tile, on e3 or f3 beside it."""
    made = table(options=options).tiles(0, *NEAR_CASTLE).storage(0, "castle").workers(0, 2)
    return places(made, "castle", "e4")


@rule("tuscany.castle.free-tile")
def test_a_castle_lets_place_a_tile_of_the_display_at_once_and_free_of_charge() -> None:
    made = castle_placed()
    assert made.asked(0) == "tuscany.free"
    made.draws("worker1", "village").chooses(0, "free 7 carriage e3")
    tile = field(made, "e3").tile

    assert tile is not None
    assert tile.name == "carriage"
    assert hand(made) == {}
    assert mat(made).workers == 1  # by the yield card, as the carriage has its effect


@rule("tuscany.castle.refill")
def test_after_the_free_tile_the_display_is_refilled_from_the_own_stack() -> None:
    made = castle_placed().draws("worker1", "village").chooses(0, "free 7 carriage e3")

    assert shown(made)[6] == "village"
    assert mat(made).laid == 1


@rule("tuscany.castle.free-tile")
def test_the_free_tile_follows_the_usual_rules() -> None:
    made = castle_placed()

    assert made.refuses(0, "free 7 carriage b2").rule == "tuscany.place.colour"
    assert made.refuses(0, "free 7 carriage e4").rule == "tuscany.place.colour"
    assert made.refuses(0, "free 6 monastery h4").rule == "tuscany.place.adjacent"
    assert made.refuses(0, "free 6 carriage e3").rule == "tuscany.take.any"


@rule("tuscany.castle.nothing-fits")
def test_the_free_tile_is_optional_and_cannot_be_stored() -> None:
    made = castle_placed()
    assert made.refuses(0, "take 1 castle").rule == "tuscany.castle.free-tile"
    made.chooses(0, "pass")

    assert (mat(made).laid, seen(made).mover) == (0, 1)


@rule("tuscany.castle.nothing-fits")
def test_where_no_tile_fits_a_castle_brings_nothing() -> None:
    made = table("e4", display="castle, farmstead, castle, farmstead")
    made.tiles(0, "d3 wine-olives", "c3 boar-grain", "b3 farmstead").storage(0, "castle").workers(0, 2)
    places(made, "castle", "a2")

    assert len(told(made, "nothing-fits")) == 1
    assert seen(made).mover == 1


TO_THE_EAST = ("e3 carriage", "f2 monastery", "g2 olives")
"""From the middle of the board to the castle field h3."""


def two_castles(**options: str) -> Scenario:
    """A castle is placed, and another one may follow free of charge; beside it lies a quarry's field."""
    made = table("e4", options=options, display="castle, city, farmstead, quarry, village, monastery, boar")
    made.tiles(
        0, "d3 wine-olives", "c3 boar-grain", "b3 farmstead", "e3 carriage", "f2 monastery", "g2 olives"
    )
    made.storage(0, "castle").workers(0, 2).chooses(0, "place castle a2", "pay 2worker")
    return made


@rule("tuscany.castle.nested")
def test_a_free_castle_lets_place_another_tile_before_the_display_is_refilled() -> None:
    made = two_castles().chooses(0, "free 1 castle h3")
    assert shown(made)[0] == "-"
    assert made.asked(0) == "tuscany.free"
    made.draws("city", "quarry").chooses(0, "free 4 quarry a3")

    # The innermost castle's space is refilled first.
    assert [event.details["tile"] for event in told(made, "refilled")] == ["city", "quarry"]
    assert (shown(made)[3], shown(made)[0]) == ("city", "quarry")
    assert mat(made).laid == 2


@rule("tuscany.castle.nested")
def test_by_the_other_setting_the_display_is_refilled_before_the_nested_choice() -> None:
    made = two_castles(**{"castle-refill": "before"}).draws("village").chooses(0, "free 1 castle h3")

    assert shown(made)[0] == "village"
    assert made.asked(0) == "tuscany.free"


# -- city


@rule("tuscany.city.bonus")
def test_a_city_brings_a_bonus_card_of_any_kind() -> None:
    made = places(placing("city").prepare("bonus 0", "2card"), "city", "b2")
    assert made.options(0) == [
        "bonus card",
        "bonus storage",
        "bonus marble",
        "bonus worker",
        "bonus yield",
        "pass",
    ]
    made.chooses(0, "bonus card")

    assert mat(made).bonus == {"card": 3}


@rule("tuscany.city.bonus")
def test_a_city_s_bonus_card_is_optional() -> None:
    made = places(placing("city"), "city", "b2").chooses(0, "pass")

    assert mat(made).bonus == {}


@rule("tuscany.city.storage-points")
def test_a_storage_space_brings_two_green_points_every_time() -> None:
    made = places(placing("city").prepare("bonus 0", "storage"), "city", "b2").chooses(0, "bonus storage")

    assert green(made) == {"storage": 2}
    assert mat(made).spaces == 3


@rule("tuscany.city.stock")
def test_of_each_kind_there_are_five_bonus_cards() -> None:
    made = placing("city").prepare("bonus 0", "2marble").prepare("bonus 1", "3marble")
    places(made, "city", "b2")

    assert made.refuses(0, "bonus marble").rule == "tuscany.city.stock"


# -- farmstead and hexagons


@rule("tuscany.farmstead.hexagon")
def test_a_farmstead_brings_a_hexagon_onto_the_space_it_left() -> None:
    made = places(placing("farmstead"), "farmstead", "b3")

    assert stored(made) == ["hexagon"]


@rule("tuscany.hexagon.any-field")
@pytest.mark.parametrize("at", ["a1", "a3", "b2", "b3"])
def test_a_hexagon_fits_any_field_beside_the_own_tiles(at: str) -> None:
    made = table().storage(0, "hexagon").workers(0, 2)

    assert made.may(0, f"place hexagon {at}")
    assert made.refuses(0, "place hexagon c1").rule == "tuscany.place.adjacent"


@rule("tuscany.hexagon.any-field")
def test_a_hexagon_costs_cards_of_the_field_s_colour_and_counts_as_a_tile_of_it() -> None:
    made = table().storage(0, "hexagon").hand(0, quarry=2)
    assert [option for option in made.options(0) if option.startswith("place")] == ["place hexagon a3"]
    made.chooses(0, "place hexagon a3", "pay 2quarry")

    assert mat(made).marble == 1
    assert green(made) == {"region": 1}


@rule("tuscany.hexagon.any-field")
def test_a_hexagon_on_turquoise_brings_another_hexagon() -> None:
    made = table().storage(0, "hexagon").workers(0, 2).chooses(0, "place hexagon b3", "pay 2worker")

    assert stored(made) == ["hexagon"]


@rule("tuscany.hexagon.any-field")
def test_a_hexagon_on_dark_green_is_a_castle() -> None:
    made = table().tiles(0, *NEAR_CASTLE).storage(0, "hexagon").workers(0, 2)
    made.chooses(0, "place hexagon e4", "pay 2worker")

    assert made.asked(0) == "tuscany.free"


@rule("tuscany.hexagon.later")
def test_a_hexagon_is_not_placed_in_the_turn_in_which_it_was_taken() -> None:
    made = placing("farmstead").workers(0, 4).marble(0, 1)
    places(made, "farmstead", "b3").chooses(0, "marble")

    assert made.refuses(0, "place hexagon a3").rule == "tuscany.hexagon.later"
    made.chooses(0, "draw")
    made.chooses(1, "draw")
    assert made.may(0, "place hexagon a3")


@rule("tuscany.hexagon.later")
def test_by_the_other_setting_a_hexagon_is_placed_at_once() -> None:
    made = table(options={"hexagon": "at-once"}).storage(0, "farmstead").workers(0, 4).marble(0, 1)
    places(made, "farmstead", "b3").chooses(0, "marble")

    assert made.may(0, "place hexagon a3")


@rule("tuscany.hexagon.agriculture")
def test_a_hexagon_on_light_green_always_brings_a_point_and_blocks_no_kind() -> None:
    made = table(display=NO_AGRICULTURE).tiles(0, "b3 farmstead", "c3 hexagon").workers(0, 4)
    made.bonus(0, storage=1).storage(0, "hexagon", "wine-olives")
    made.chooses(0, "place hexagon b4", "pay 2worker")
    assert green(made) == {"kinds": 1}
    made.chooses(1, "draw").chooses(0, "place wine-olives d3", "pay 2worker")

    assert green(made)["kinds"] == 2


@rule("tuscany.hexagon.no-room")
def test_a_second_hexagon_without_room_brings_two_red_points() -> None:
    made = placing("carriage").bonus(0, **{"yield": 1}).draws("hexagon1", "hexagon1")
    places(made, "carriage", "a1")

    assert stored(made) == ["hexagon"]
    assert mat(made).red == 2


def free_farmstead(*stored_tiles: str) -> Scenario:
    """For a castle placed on a2, a farmstead may be placed free of charge on b3; there are two spaces."""
    made = table("e4").tiles(0, "d3 wine-olives", "c3 boar-grain", "b4 olives", "a3 quarry")
    made.bonus(0, storage=1).storage(0, "castle", *stored_tiles).workers(0, 2)
    return made.chooses(0, "place castle a2", "pay 2worker")


@rule("tuscany.hexagon.any-source")
def test_the_hexagon_of_a_free_farmstead_goes_onto_any_free_space() -> None:
    made = free_farmstead("city").chooses(0, "free 3 farmstead b3")

    assert stored(made) == ["city", "hexagon"]


# -- agriculture


@rule("tuscany.agriculture.kinds")
def test_each_kind_that_is_new_in_the_region_brings_a_point() -> None:
    made = placing("wine-olives", "a2", "b3 farmstead", display=NO_AGRICULTURE)
    places(made, "wine-olives", "c3")

    assert green(made) == {"kinds": 2}


@rule("tuscany.agriculture.double")
@pytest.mark.parametrize(("there", "points"), [("boar", 2), ("olives", 1)])
def test_a_double_tile_brings_a_point_for_each_new_kind(there: str, points: int) -> None:
    made = placing("wine-olives", "a2", "b3 farmstead", f"b4 {there}", display=NO_AGRICULTURE)
    places(made, "wine-olives", "c3")

    assert green(made) == {"kinds": points}


@rule("tuscany.agriculture.kinds")
def test_kinds_in_another_region_do_not_matter() -> None:
    made = table("h3", display=NO_AGRICULTURE).tiles(0, "g2 olives").storage(0, "wine-olives").workers(0, 2)
    places(made, "wine-olives", "i3")

    assert green(made) == {"region": 1, "kinds": 2}


# -- quarry, marble, village, workers


@rule("tuscany.quarry.marble", "tuscany.quarry.bonus")
@pytest.mark.parametrize(("bonus", "marble"), [("-", 1), ("marble", 2), ("2marble", 3)])
def test_a_quarry_brings_a_marble_and_one_more_for_each_bonus_card(bonus: str, marble: int) -> None:
    made = places(placing("quarry").prepare("bonus 0", bonus), "quarry", "a3")

    assert mat(made).marble == marble


@rule("tuscany.marble.action")
def test_for_a_marble_another_action_is_carried_out_once_in_a_turn() -> None:
    made = table().marble(0, 2).chooses(0, "draw")
    assert made.options(0) == ["marble", "end"]
    made.chooses(0, "marble", "draw")

    assert (mat(made).cards, mat(made).marble) == (6, 1)
    assert seen(made).mover == 1


@rule("tuscany.marble.action")
def test_who_has_no_marble_is_not_asked() -> None:
    assert seen(table().chooses(0, "draw")).mover == 1


@rule("tuscany.marble.same-turn")
def test_a_marble_of_this_turn_may_be_used_at_once() -> None:
    made = places(placing("quarry"), "quarry", "a3")

    assert made.may(0, "marble")


@rule("tuscany.marble.not-within")
def test_a_marble_is_handed_in_between_actions_only() -> None:
    made = table().marble(0, 1).storage(0, "quarry").workers(0, 2)
    assert made.refuses(0, "marble").rule == "tuscany.marble.action"
    made.chooses(0, "place quarry a3")

    assert made.refuses(0, "marble").rule == "tuscany.place.cost"
    assert made.refuses(1, "marble").rule == "tuscany.turn.clockwise"


@rule("tuscany.village.worker", "tuscany.village.bonus")
@pytest.mark.parametrize(("bonus", "workers"), [("-", 1), ("worker", 2), ("3worker", 4)])
def test_a_village_brings_a_worker_and_one_more_for_each_bonus_card(bonus: str, workers: int) -> None:
    made = placing("village", "a2", "a1 carriage").prepare("bonus 0", bonus)
    places(made, "village", "b1")

    assert mat(made).workers == workers


@rule("tuscany.worker.card")
def test_two_workers_pay_for_any_tile_and_one_replaces_a_card() -> None:
    made = table().workers(0, 2).hand(0, castle=1).storage(0, "castle").tiles(0, *NEAR_CASTLE)
    made.chooses(0, "place castle e4")

    assert made.options(0) == ["pay castle,worker", "pay 2worker"]


@rule("tuscany.wood.unlimited")
def test_more_workers_than_the_box_holds_may_be_taken() -> None:
    made = placing("village", "a2", "a1 carriage").workers(1, 40)
    places(made, "village", "b1")

    assert mat(made).workers == 1


# -- monastery and carriage


@rule("tuscany.monastery.cards")
def test_a_monastery_brings_three_cards_whatever_the_bonus_cards() -> None:
    made = placing("monastery", "a2", "b2 city").bonus(0, card=2)
    places(made, "monastery", "c1")

    assert mat(made).cards == 3


@rule("tuscany.carriage.yield")
@pytest.mark.parametrize(
    ("card", "red", "points", "cards", "workers", "marble", "storage"),
    [
        ("red2", 2, 1, 0, 0, 0, []),
        ("green1", 0, 2, 0, 0, 0, []),
        ("cards3", 0, 1, 3, 0, 0, []),
        ("worker1", 0, 1, 0, 1, 0, []),
        ("marble1", 0, 1, 0, 0, 1, []),
        ("hexagon1", 0, 1, 0, 0, 0, ["hexagon"]),
    ],
)
def test_a_carriage_brings_what_its_yield_card_shows(
    card: str, red: int, points: int, cards: int, workers: int, marble: int, storage: list[str]
) -> None:
    made = places(placing("carriage").draws(card), "carriage", "a1")
    own = mat(made)

    assert (own.red, own.green, own.cards) == (red, points, cards)  # a1 is a region of its own: 1 green
    assert (own.workers, own.marble, stored(made)) == (workers, marble, storage)


@rule("tuscany.carriage.bonus")
def test_each_bonus_card_for_yields_turns_up_one_more() -> None:
    made = placing("carriage").bonus(0, **{"yield": 3}).draws("red2", "red2", "red2", "red2")
    places(made, "carriage", "a1")

    assert mat(made).red == 8
    assert seen(made).yields_left == 23


@rule("tuscany.carriage.one-by-one")
def test_a_yield_of_cards_and_marble_is_not_raised_by_bonus_cards() -> None:
    made = placing("carriage").prepare("bonus 0", "card,marble,yield").draws("marble1", "cards3")
    places(made, "carriage", "a1")

    assert (mat(made).marble, mat(made).cards) == (1, 3)


@rule("tuscany.carriage.reshuffle")
def test_when_the_yield_cards_are_used_up_those_turned_up_are_shuffled() -> None:
    made = placing("carriage").prepare("yields", "red2").bonus(0, **{"yield": 1})
    places(made.draws("red2", "red2"), "carriage", "a1")

    assert mat(made).red == 4
    assert seen(made).yields_left == 26


# -- colour bonus


def last_castle(seats: int = 2) -> Scenario:
    """Only one castle is missing to cover all dark green fields."""
    made = table(seats=seats, display="castle, city, farmstead, quarry, village, monastery, castle")
    made.tiles(0, *NEAR_CASTLE, "e4 castle", *TO_THE_EAST)
    return made.storage(0, "hexagon").workers(0, 2)


@rule("tuscany.colour.first", "tuscany.colour.nobody-else")
def test_the_first_to_cover_a_colour_gets_its_bonus_start_castle_and_hexagon_included() -> None:
    made = last_castle().chooses(0, "place hexagon h3", "pay 2worker")

    assert green(made) == {"region": 1, "colour-first": 2}
    assert seen(made).colours[0].points == 1


@rule("tuscany.colour.second")
def test_the_second_gets_the_other_side() -> None:
    made = last_castle().prepare("colour castle", "1").chooses(0, "place hexagon h3", "pay 2worker")

    assert green(made) == {"region": 1, "colour-second": 1}
    assert seen(made).colours[0].points == 0


@rule("tuscany.colour.nobody-else")
def test_the_third_gets_nothing() -> None:
    made = last_castle(3).prepare("colour castle", "1, 2").chooses(0, "place hexagon h3", "pay 2worker")

    assert green(made) == {"region": 1}
