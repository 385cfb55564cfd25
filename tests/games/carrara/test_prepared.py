"""Prepared games: pieces given by name, and what is wrong with pieces that do not fit."""

from __future__ import annotations

import pytest

from tavola.games.carrara.first.rules.view import CarraraView
from tavola.kernel import Play, Prepared, ScriptedDealer, SetupError, parse_record, replay
from tavola.library import game
from tests.games.carrara.looking import all_others

TEN_BUILDINGS = ", ".join(f"{kind} {cost}" for kind in ("villa", "porta") for cost in range(1, 6))


def prepared(pieces: dict[str, str], *, start: int | None = 0) -> CarraraView:
    rules = game("carrara")
    view = rules.new(rules.setups.make(2, start=start, prepared=Prepared(pieces))).view(0)
    assert isinstance(view, CarraraView)
    return view


def test_blocks_that_are_not_given_are_in_the_bag() -> None:
    view = prepared({"wheel II": "3red,blue", "blocks 0": "2white", "blocks 1": "-"})

    assert view.bag == 42 - 4 - 2


def test_buildings_that_are_not_given_are_face_down() -> None:
    view = prepared({"display": "villa 3, porta 2", "built 1": "villa 1 pisa"})

    assert view.stack == 27


def test_objects_that_are_not_given_are_the_supply() -> None:
    view = prepared({"objects 0": "2book,cup", "field": "crown"})

    assert view.supply == {"book": 4, "cup": 5, "crown": 5, "gate": 6, "flag": 6, "coat": 6}


def test_stones_follow_the_scorings_that_are_given() -> None:
    view = prepared({"types 0": "villa, porta", "cities 0": "pisa"})

    assert view.mats[0].stones_left == 3


def test_a_display_that_is_not_given_is_dealt() -> None:
    view = prepared({"built 1": "villa 1 pisa"})

    assert (view.stage, view.stack) == ("setup", 29)


def test_a_record_of_a_prepared_game_says_so_and_replays() -> None:
    rules = game("carrara")
    pieces = {"display": "porta 1, villa 3", "coins 0": "13"}
    play = Play(rules, rules.setups.make(2, start=0, prepared=Prepared(pieces)), ScriptedDealer(["villa 5"]))
    play.choose(0, "build porta 1 lerici")
    play.choose(0, "pay black")
    play.settle()
    text = play.record().text()

    assert "prepared display = porta 1, villa 3" in text
    assert replay(rules, parse_record(text)).state.key() == play.state.key()


@pytest.mark.parametrize(
    ("pieces", "complaint"),
    [
        ({"blocks 0": "8white"}, "there are only 7 white blocks, not 9"),
        ({"blocks 0": "2purple"}, "prepared blocks 0: '2purple' is none of white"),
        ({"objects 0": "6book"}, "there are not 7 objects of the kind book"),
        ({"display": "villa 6"}, "there is no building 'villa 6'"),
        (
            {"display": ", ".join(f"{kind} {n}" for kind in ("villa", "porta") for n in range(1, 6))},
            "9 spaces",
        ),
        ({"display": "-"}, "no building lies open"),
        ({"display": "-", "built 0": "villa 3 pisa"}, "no building lies open"),
        ({"built 0": ", ".join(all_others())}, "no building lies open"),
        ({"display": "villa 3", "built 1": "villa 3 pisa"}, "villa 3 cannot lie in two places"),
        ({"built 0": "villa 3 roma"}, "there is no city 'roma'"),
        ({"types 0": "tower"}, "there is no type 'tower'"),
        ({"cities 0": "pisa", "cities 1": "pisa"}, "pisa cannot have been scored twice"),
        (
            {"types 0": "villa, porta, palazzo, castello, biblioteca", "cities 0": "pisa, massa"},
            "seat 0 cannot have scored 7 times",
        ),
        ({"field": "crown, fish"}, "there is no object 'fish'"),
        ({"coins 0": "many"}, "'many' is not a number"),
        ({"coins 2": "3"}, "there is no seat 2 among 2"),
        ({"mover": "first"}, "there is no seat first among 2"),
        ({"mover": "9" * 5000}, "there is no seat 9{40} among 2"),
        ({"coins 0": "561"}, "nobody can have 561 coins, at most 560"),
        ({"points 0": "541"}, "nobody can have 541 points, at most 540"),
        ({"coins 0": "9" * 5000}, "nobody can have 9{40} coins, at most 560"),
        ({"wheel I": "6white,6yellow"}, "the wheel holds 11 blocks, not 12"),
        ({"wheel I": "7white", "wheel VI": "5black"}, "the wheel holds 11 blocks, not 12"),
        ({"field": "crown, cup, crown"}, "the field has one object of each kind"),
        ({"wheel VII": "red"}, "nothing called 'wheel VII'"),
        ({"weather": "fine"}, "nothing called 'weather'"),
        ({"announced": "1"}, "seat 1 cannot have announced"),
        ({"announced": "1", "mover": "1"}, "seat 1 cannot have announced"),
    ],
)
def test_pieces_that_do_not_fit_are_refused_with_the_reason(pieces: dict[str, str], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        prepared(pieces)


def test_as_much_as_the_buildings_of_the_box_can_bring_may_be_prepared() -> None:
    mat = prepared({"coins 0": "560", "points 0": "540"}).mats[0]

    assert mat.screen is not None
    assert (mat.screen.coins, mat.points) == (560, 540)


def test_prepared_pieces_need_a_start_player_that_is_named() -> None:
    with pytest.raises(SetupError, match="need a start player"):
        prepared({"coins 0": "13"}, start=None)
