"""Decorations and statues on buildings and in warehouses."""

from __future__ import annotations

import pytest

from tavola.testing import Scenario, rule
from tests.games.carrara_second.tables import advanced, kinds, pieces, view

CITIES = ("livorno", "pisa", "lucca", "viareggio", "massa", "lerici")
COLOURS = ("white", "yellow", "red", "green", "blue", "purple")


def offered(piece: str, *buildings: str, stored: tuple[str, ...] = ()) -> Scenario:
    """The first seat, with these buildings, empties segment VI and is shown the piece there."""
    table = advanced().built(0, *buildings).warehouses(0, *stored).wheel("VI", yellow=1).display("porta 5")
    if piece in COLOURS:
        # After one turn the inner wheel shows it at VI: it was at V.
        ring = ("purple", "blue", "green", "red", "yellow", "white")
        return table.inner(ring[(ring.index(piece) - 4) % 6])
    ring = ("book", "coat", "crown", "cup", "flag", "gate")
    return table.outer(ring[(ring.index(piece) - 5) % 6])


def gaining(table: Scenario, piece: str) -> Scenario:
    return table.chooses(0, "buy inner", "take VI yellow", f"gain {piece}")


@rule("carrara2.advanced.place.decoration")
def test_a_decoration_goes_onto_a_building_of_its_type_without_one() -> None:
    table = offered("flag", "castello 1 pisa", "castello 2 pisa", "villa 1 pisa").decorated(0, "pisa 1")
    gaining(table, "flag")

    assert table.options(0) == ["place pisa 2", "store"]
    assert table.refuses(0, "place pisa 3").rule == "carrara2.advanced.place.decoration"
    assert table.refuses(0, "place pisa 1").rule == "carrara2.advanced.place.decoration"
    table.chooses(0, "place pisa 2")
    assert view(table).mats[0].buildings[1].decoration == "flag"


@rule("carrara2.advanced.place.decoration", "carrara2.advanced.place.one-statue")
def test_decoration_and_statue_may_share_a_building() -> None:
    table = offered("flag", "castello 1 pisa").statues(0, "gold pisa 1")
    gaining(table, "flag").chooses(0, "place pisa 1")
    building = view(table).mats[0].buildings[0]

    assert (building.decoration, building.statue) == ("flag", "gold")


@rule("carrara2.advanced.place.statue")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_statue_stands_where_blocks_of_its_colour_pay(colour: str) -> None:
    tiles = ("porta 1", "porta 2", "villa 1", "villa 2", "villa 4", "villa 5")
    buildings = [f"{tile} {city}" for tile, city in zip(tiles, CITIES, strict=True)]
    table = gaining(offered(colour, *buildings), colour)
    places = [f"place {city} 1" for city in CITIES[COLOURS.index(colour) :]]

    assert sorted(option for option in table.options(0) if option.startswith("place")) == sorted(places)
    if colour == "purple":
        assert table.refuses(0, "place massa 1").rule == "carrara2.advanced.place.statue"


@rule("carrara2.advanced.place.one-statue")
def test_a_building_has_one_statue() -> None:
    table = gaining(offered("red", "villa 1 lucca", "villa 2 lucca").statues(0, "white lucca 1"), "red")

    assert table.refuses(0, "place lucca 1").rule == "carrara2.advanced.place.one-statue"
    assert table.may(0, "place lucca 2")


@rule("carrara2.advanced.place.built")
def test_a_piece_needs_a_building_that_stands() -> None:
    table = gaining(offered("red", "villa 1 lucca"), "red")

    assert table.refuses(0, "place lucca 2").rule == "carrara2.advanced.place.built"


@rule("carrara2.advanced.store.must")
def test_what_is_not_placed_must_be_stored() -> None:
    table = gaining(offered("red"), "red")

    assert table.options(0) == ["store"]
    assert table.refuses(0, "pass").rule == "carrara2.advanced.store.must"
    table.chooses(0, "store")
    assert view(table).mats[0].warehouses == ("red", None)


@rule("carrara2.advanced.store.must")
def test_a_piece_may_be_stored_though_a_building_would_take_it() -> None:
    assert gaining(offered("red", "villa 1 lucca"), "red").may(0, "store")


@rule("carrara2.advanced.store.rooms")
def test_a_warehouse_holds_one_piece() -> None:
    table = gaining(offered("red", "villa 1 lucca", stored=("book", "cup")), "red")

    assert table.refuses(0, "store").rule == "carrara2.advanced.store.rooms"
    assert table.refuses(0, "move flag lucca 1").rule == "carrara2.advanced.store.rooms"


@rule("carrara2.advanced.store.move")
def test_a_stored_piece_moves_onto_a_building_in_a_later_turn() -> None:
    table = advanced().built(0, "villa 1 lucca").warehouses(0, "coat").chooses(0, "move coat lucca 1")

    assert view(table).mats[0].buildings[0].decoration == "coat"
    assert view(table).mats[0].warehouses == (None, None)
    assert table.asked(0) == "carrara-second.action"


@rule("carrara2.advanced.store.move")
def test_a_stored_piece_moves_onto_a_building_built_in_the_same_turn() -> None:
    table = advanced().display("villa 1").blocks(0, purple=1).warehouses(0, "coat")
    table.chooses(0, "build villa 1 lerici", "pay purple", "move coat lerici 1")

    assert view(table).mats[0].buildings[0].decoration == "coat"


@rule("carrara2.advanced.store.later")
def test_what_was_stored_in_this_turn_stays() -> None:
    table = gaining(offered("red", "villa 1 lucca"), "red").chooses(0, "store")

    assert table.asked(0) == "carrara-second.after"
    assert table.refuses(0, "move red lucca 1").rule == "carrara2.advanced.store.later"
    table.chooses(0, "end").chooses(1, "pass")
    assert table.may(0, "move red lucca 1")


@rule("carrara2.advanced.store.full", "carrara2.ruling.discarded")
def test_without_room_a_stored_piece_is_discarded_or_the_new_one_declined() -> None:
    table = gaining(offered("red", stored=("book", "gold")), "red")
    assert table.options(0) == ["swap book", "swap gold", "decline"]
    gold = pieces(table).supply[12]
    table.chooses(0, "swap gold")

    assert view(table).mats[0].warehouses == ("book", "red")
    assert (pieces(table).supply[12], pieces(table).boxed) == (gold, 1)


@rule("carrara2.advanced.store.full", "carrara2.ruling.discarded")
def test_a_discarded_decoration_goes_back_to_the_supply() -> None:
    table = gaining(offered("red", stored=("book", "gold")), "red").chooses(0, "swap book")

    assert pieces(table).supply[0] == 5


@rule("carrara2.advanced.store.full")
def test_the_new_piece_may_be_declined_without_room() -> None:
    table = gaining(offered("red", stored=("book", "cup")), "red").chooses(0, "decline")

    assert "returned" in kinds(table)
    assert pieces(table).supply[8] == 6


@rule("carrara2.advanced.store.full")
def test_with_room_nothing_is_discarded() -> None:
    table = gaining(offered("red", "villa 1 lucca", stored=("book", "cup")), "red")

    assert table.options(0) == ["place lucca 1"]
    assert table.refuses(0, "swap book").rule == "carrara2.advanced.store.full"


@rule("carrara2.ruling.move-before")
def test_a_stored_piece_may_make_room_for_the_new_one() -> None:
    table = gaining(offered("red", "villa 1 lucca", stored=("coat", "cup")), "red")
    table.chooses(0, "move coat lucca 1", "store")

    assert view(table).mats[0].warehouses == ("red", "cup")


@rule("carrara2.ruling.move-before")
def test_a_stored_decoration_may_be_placed_before_the_field_is_chosen() -> None:
    table = advanced().built(0, "villa 1 livorno").warehouses(0, "coat")
    table.chooses(0, "visit coins 1", "move coat livorno 1", "score-type villa")

    assert table.points(0) == (1 + 1) * 3
