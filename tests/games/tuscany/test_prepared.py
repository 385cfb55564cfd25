"""Prepared games: pieces given by name, and what is wrong with pieces that do not fit."""

from __future__ import annotations

import pytest

from tavola.games.tuscany.rules.view import TuscanyView
from tavola.kernel import Play, Prepared, ScriptedDealer, SetupError, parse_record, replay
from tavola.library import game

BOARD = "A1-B1-C1 0-0-180 up-up a2"


def prepared(pieces: dict[str, str], *, start: int | None = 0, **options: str) -> TuscanyView:
    rules = game("tuscany")
    setup = rules.setups.make(2, start=start, prepared=Prepared(pieces), options=options)
    view = rules.new(setup).view(0)
    assert isinstance(view, TuscanyView)
    return view


def test_with_hands_display_and_pieces_alone_the_set_up_goes_on() -> None:
    view = prepared({"hand 0": "2city", "hand 1": "-", "display": "city, castle", "pieces 0": "A4, B1, C2"})

    assert view.stage == "setup"
    assert view.mats[0].pieces == ("A4", "B1", "C2")


def test_with_anything_else_play_begins_with_a_turn_on_default_boards() -> None:
    view = prepared({"marble 0": "2", "hand 0": "-", "hand 1": "-", "display": "city, castle"})

    assert (view.stage, view.mover, view.mats[0].marble) == ("action", 0, 2)
    assert [mat.board and mat.board.pieces for mat in view.mats] == [("A1", "B1", "C1"), ("A2", "B2", "C2")]


def test_what_is_not_given_is_dealt() -> None:
    assert prepared({"marble 0": "2"}).stage == "chance"


def test_cards_that_are_not_given_are_in_the_pile() -> None:
    view = prepared({"hand 0": "2city", "hand 1": "castle", "display": "city", "mover": "1"})

    assert (view.pile, view.mover) == (119, 1)


def test_tiles_lie_where_they_are_put_and_are_missing_elsewhere() -> None:
    view = prepared({
        "hand 0": "-", "hand 1": "-", "display": "city, castle", "board 0": BOARD,
        "tiles 0": "a1 carriage, b2 hexagon", "storage 0": "quarry", "stack 1": "wine",
    })  # fmt: skip
    board = view.mats[0].board

    assert board is not None
    assert [field.name for field in board.fields if field.tile is not None] == ["a1", "a2", "b2"]
    assert view.neutral == 32 - 4
    assert view.mats[1].laid == 20


def test_a_record_of_a_prepared_game_says_so_and_replays() -> None:
    rules = game("tuscany")
    pieces = {"hand 0": "2quarry", "hand 1": "-", "display": "city", "board 0": BOARD, "storage 0": "quarry"}
    play = Play(rules, rules.setups.make(2, start=0, prepared=Prepared(pieces)), ScriptedDealer([]))
    play.choose(0, "place quarry a3")
    play.choose(0, "pay 2quarry")
    text = play.record().text()

    assert f"prepared board 0 = {BOARD}" in text
    assert replay(rules, parse_record(text)).state.key() == play.state.key()


@pytest.mark.parametrize(
    ("pieces", "complaint"),
    [
        ({"hand 0": "13castle"}, "there are only 12 cards for castle"),
        ({"hand 0": "2purple"}, "'2purple' is none of"),
        ({"hand 2": "2city"}, "nothing called 'hand 2'"),
        ({"display": "city, city, city, city, castle, castle, castle, castle, wine"}, "8 spaces, not 9"),
        ({"display": "hexagon"}, "hexagons do not lie in the display"),
        ({"display": "tower"}, "there is no tile 'tower'"),
        ({"display": "wine"}, "there is no tile wine left"),
        ({"display": "boar, olives, wine-olives, boar-grain, boar"}, "there is no tile boar left"),
        ({"pieces 0": "A1, A2, C1"}, "are not three pieces"),
        ({"pieces 0": "A1, B1, C1", "pieces 1": "A1, B2, C2"}, "A1 cannot lie before two seats"),
        ({"board 0": "A1-B1-C1 0-0-0 up-up a1"}, "a1 is no field for a castle"),
        ({"board 0": "A1-B1-C1 0-0-0 high-up a2"}, "is no board"),
        ({"board 0": "A1-B1-C1 up-up"}, "is no board"),
        ({"board 0": BOARD, "tiles 0": "a1 city"}, "city does not fit a1 of seat 0, which is for carriage"),
        ({"board 0": BOARD, "tiles 0": "a1 carriage, a1 carriage"}, "is covered twice"),
        ({"board 0": BOARD, "tiles 0": "c1 monastery"}, "do not all hang together"),
        ({"board 0": BOARD, "tiles 0": "z9 monastery"}, "there is no field 'z9'"),
        ({"storage 0": "city, city"}, "1 storage spaces, not 2"),
        ({"bonus 0": "3card", "bonus 1": "3card"}, "only 5 bonus cards card"),
        ({"stack 0": "9village"}, "no 9 own tiles of these kinds"),
        ({"neutral": "5city"}, "not so many neutral tiles"),
        ({"removed": "5city"}, "not so many neutral tiles"),
        ({"pile": "122city"}, "not so many cards of a colour"),
        ({"yields": "9red2"}, "not so many yield cards"),
        ({"colour city": "0, 1, 0"}, "at most two different seats"),
        ({"colour city": "7"}, "there is no seat 7 among 2"),
        ({"round": "4"}, "round: 4 is too much"),
        ({"round": "0"}, "counted from 1"),
        ({"extra-round": "yes"}, "only the last round has one"),
        ({"mover": "9" * 5000}, "there is no seat 9{40} among 2"),
        ({"red 0": "501"}, "red: 501 is too much, at most 500"),
        ({"marble 0": "9" * 5000}, "marble: 9{40} is too much"),
        ({"green 0": "many"}, "'many' is not a number"),
        ({"weather": "fine"}, "nothing called 'weather'"),
    ],
)
def test_pieces_that_do_not_fit_are_refused_with_the_reason(pieces: dict[str, str], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        prepared(pieces)


def test_with_wide_offsets_boards_may_be_prepared_so() -> None:
    board = prepared({"board 0": "A1-B1-C1 0-0-0 high-low a2"}, offsets="wide").mats[0].board

    assert board is not None
    assert board.offsets == ("high", "low")


def test_prepared_pieces_need_a_start_player_that_is_named() -> None:
    with pytest.raises(SetupError, match="need a start player"):
        prepared({"marble 0": "1"}, start=None)
