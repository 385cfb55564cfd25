"""Prepared games: what can be given, and what is refused."""

from __future__ import annotations

import pytest

from tavola.games.carrara.second.game import SECOND_EDITION
from tavola.kernel import Prepared, SetupError
from tavola.testing import rule
from tests.games.carrara_second.tables import advanced, hand, normal, pieces, state, view


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"coins 0": "-3"}, "is not a number"),
        ({"coins 0": "1000"}, "nobody can have 1000 coins"),
        ({"coins 5": "3"}, "there is no seat 5"),
        ({"blocks 0": "8white"}, "only 7 white blocks"),
        ({"wheel I": "7white,7red"}, "the wheel holds 11"),
        ({"wheel VII": "white"}, "nothing called 'wheel VII'"),
        ({"display": "villa 3"}, "with 2 players there is 0 × villa 3"),
        ({"display": "villa 8"}, "is a monument"),
        ({"display": "villa 6"}, "there is no building 'villa 6'"),
        ({"display": "villa 1, " * 9 + "villa 1"}, "the display has 9 spaces"),
        ({"stack": "villa 1, villa 1"}, "there is 1 × villa 1"),
        ({"built 0": "villa 1 roma"}, "there is no city 'roma'"),
        ({"built 0": "villa 8 pisa", "built 1": "villa 8 pisa"}, "villa 8 cannot stand in two places"),
        ({"improvements 0": "pisa", "improvements 1": "pisa"}, "only one improvement for pisa"),
        ({"types 0": "casa"}, "there is no type 'casa'"),
        ({"landscapes 0": "sea"}, "there is no landscape 'sea'"),
        ({"cities 0": "pisa", "cities 1": "pisa"}, "pisa cannot have been scored twice"),
        (
            {"types 0": "villa, porta, palazzo, castello, biblioteca, cathedrale", "cities 0": "pisa"},
            "seat 0 cannot have scored 7 times",
        ),
        ({"court 0": "coins 9"}, "there is no section 'coins 9'"),
        (
            {"types 0": "villa", "court 0": "coins 1, coins 2, coins 3, points 1, points 2, points 3"},
            "seat 0 has 5 stones left, not 6",
        ),
        ({"marker": "0 coins 1", "court 0": "coins 1"}, "seat 0 leads a visit"),
        ({"ending": "1"}, "the end is triggered once"),
        ({"warehouses 0": "flag"}, "nothing called 'warehouses 0'"),
        ({"nonsense": "1"}, "nothing called 'nonsense'"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused(given: dict[str, str], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        SECOND_EDITION.new(SECOND_EDITION.setups.make(2, start=0, prepared=Prepared(given)))


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"outer": "apple"}, "there is no decoration 'apple'"),
        ({"inner": "gold"}, "there is no statue 'gold'"),
        ({"decorated 0": "pisa 1"}, "seat 0 has built nothing at pisa 1"),
        ({"decorated 0": "pisa"}, "is no place"),
        ({"built 0": "villa 1 pisa", "statues 0": "red pisa 1"}, "no red statue can stand at pisa 1"),
        ({"built 0": "villa 1 pisa", "statues 0": "flag pisa 1"}, "no flag statue can stand at pisa 1"),
        ({"warehouses 0": "flag, flag, flag"}, "2 warehouses"),
        ({"warehouses 0": "gold, gold", "warehouses 1": "gold, gold", "built 0": "villa 1 pisa",
          "statues 0": "gold pisa 1"}, "only 4 × gold"),
        ({"money 0": "5"}, "there is no money field '5'"),
        ({"pairs 0": "pisa-massa"}, "there is no pair 'pisa-massa'"),
    ],
)  # fmt: skip
def test_what_does_not_fit_the_advanced_game_is_refused(given: dict[str, str], why: str) -> None:
    setup = SECOND_EDITION.setups.make(2, box="advanced", start=0, prepared=Prepared(given))
    with pytest.raises(SetupError, match=why):
        SECOND_EDITION.new(setup)


def test_prepared_pieces_need_a_start_player() -> None:
    with pytest.raises(SetupError, match="start player"):
        SECOND_EDITION.new(SECOND_EDITION.setups.make(2, prepared=Prepared({"coins 0": "3"})))


@rule("carrara2.setup.stones")
def test_stones_that_are_left_stand_in_the_open_area() -> None:
    seen = view(normal().types(0, "villa").court(0, "coins 1", "points 2"))

    assert seen.open_area == (3, 0)
    assert [section.name for section in seen.court if 0 in section.stones] == ["coins 1", "points 2"]


@rule("carrara2.setup.wheel")
def test_what_is_not_given_is_in_the_bag() -> None:
    table = normal().blocks(0, white=3).blocks(1).wheel("II", white=1)

    assert hand(table, 0) == {"white": 3}
    assert state(table).bag == [3, 7, 7, 7, 7, 7]


@rule("carrara2.advanced.setup.decorations")
def test_what_stands_or_is_stored_is_not_in_the_supply() -> None:
    table = advanced().built(0, "villa 1 lucca").decorated(0, "lucca 1").statues(0, "red lucca 1")
    table.warehouses(1, "coat", "gold").inner("red")

    assert (pieces(table).supply[5], pieces(table).supply[8], pieces(table).supply[12]) == (3, 5, 3)
    assert view(table).symbols[0].statue == "red"
