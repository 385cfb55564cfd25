"""Prepared games: pieces given by name, and what is wrong with pieces that do not fit."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.core.rules.view import CarcassonneView
from tavola.games.carcassonne.expansions.ferries.rules import FerriesView, LyingFerry
from tavola.games.carcassonne.expansions.gold.rules import GoldView
from tavola.games.carcassonne.expansions.traders.rules import GoodsView
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Play, Prepared, ScriptedDealer, SetupError, parse_record, replay


def prepared(pieces: dict[str, str], *, start: int | None = 0, box: str = "big-box") -> CarcassonneView:
    setup = CARCASSONNE.setups.make(2, start=start, box=box, prepared=Prepared(pieces))
    view = CARCASSONNE.new(setup).view(0)
    assert isinstance(view, CarcassonneView)
    return view


def test_tiles_that_are_not_laid_are_still_to_be_drawn() -> None:
    view = prepared({"laid": "base.U 1,0 r0, base.V 2,0 r0"}, box="base")

    assert (len(view.tiles), view.left) == (3, 72 - 3)


def test_another_start_tile_takes_the_place_of_the_usual_one() -> None:
    view = prepared({"start": "base.U 0,0 r1"}, box="base")

    assert [(laid.tile, laid.turn) for laid in view.tiles] == [("base.U", 1)]
    assert (view.left, view.left_by_kind["base.D0"], view.left_by_kind["base.U"]) == (71, 1, 6)


def test_only_tiles_that_are_left_are_drawn() -> None:
    view = prepared({"left": "2base.E, base.V"}, box="base")

    assert view.left_by_kind == {"base.E": 2, "base.V": 1}


def test_figures_that_stand_are_not_in_the_supply() -> None:
    pieces = {"start": "base.D 0,0 r0", "figures 1": "meeple 0,0 c1, big-meeple 0,0 f1, builder 0,0 c1"}
    view = prepared(pieces)

    assert view.supply[1] == {"meeple": 6, "abbot": 1, "big-meeple": 0, "builder": 0, "pig": 1}


def test_points_mover_and_goods_can_be_given() -> None:
    view = prepared({"points 1": "23", "mover": "1", "goods 0": "2wine,cloth"})
    traders = view.part(GoodsView)

    assert (view.scores, view.mover) == ((0, 23), 1)
    assert traders is not None
    assert traders.goods[0] == {"wine": 2, "grain": 0, "cloth": 1}


def test_nothing_is_scored_before_the_first_move() -> None:
    view = prepared({"laid": "base.E 0,-1 r2", "figures 0": "meeple 0,0 c1"}, box="base")

    assert (view.scores, len(view.figures)) == ((0, 0), 1)


def test_a_record_of_a_prepared_game_says_so_and_replays() -> None:
    pieces = {"start": "base.U 0,0 r1", "figures 0": "meeple 0,0 r1", "points 0": "13"}
    setup = CARCASSONNE.setups.make(2, start=0, prepared=Prepared(pieces, ("base.V",)))
    play = Play(CARCASSONNE, setup, ScriptedDealer(["base.E"]))
    play.settle()
    play.choose(0, "place 0,1 r2")
    play.choose(0, "skip")
    play.settle()
    text = play.record().text()

    assert "prepared start = base.U 0,0 r1" in text
    assert replay(CARCASSONNE, parse_record(text)).state.key() == play.state.key()


@pytest.mark.parametrize(
    ("pieces", "complaint"),
    [
        ({"laid": "base.U 1,0"}, "is no tile with its cell and turn"),
        ({"laid": "base.Z 1,0 r0"}, "is no tile with its cell and turn"),
        ({"laid": "base.U 1,0 r1"}, "'base.U 1,0 r1' does not fit there"),
        ({"laid": "base.B 5,5 r0"}, "'base.B 5,5 r0' does not fit there"),
        ({"laid": "base.U 0,0 r0"}, "'base.U 0,0 r0' does not fit there"),
        ({"laid": "base.X 1,0 r0, base.X 2,0 r0"}, "there is no base.X left"),
        ({"start": "base.U 1,0 r0"}, "the first tile lies at 0,0"),
        ({"figures 0": "meeple 0,0 c2"}, "there is no such place as '0,0 c2'; the tile on 0,0 has c1, r1"),
        ({"figures 0": "meeple 4,0 c1"}, "there is no tile on 4,0"),
        ({"figures 0": "meeple 999,0 c1"}, "'999,0' is no cell"),
        ({"figures": "meeple 0,0 c1"}, "'' is not a number"),
        ({"figures 0": "dragon 0,0 c1"}, "is no figure with its cell and part"),
        ({"figures 0": "abbot 0,0 c1"}, "is no figure with its cell and part"),
        ({"figures 0": ", ".join(["meeple 0,0 f1"] * 8)}, "seat 0 has no meeple left"),
        ({"figures 2": "meeple 0,0 f1"}, "there is no seat 2 among 2"),
        ({"left": "9base.E"}, "there are not so many tiles left: '9base.E'"),
        ({"points 0": "many"}, "prepared points 0: 'many' is not a number"),
        ({"points 0": "9" * 5000}, "is not a number"),
        ({"points 0": "1000"}, "1000 is too many: 999 points are the most"),
        ({"mover": "7"}, "there is no seat 7 among 2"),
        ({"goods 0": "wine"}, "prepared goods 0: there is nothing of this name"),
        ({"weather": "fine"}, "prepared weather: there is nothing of this name"),
    ],
)
def test_pieces_that_do_not_fit_are_refused_with_the_reason(pieces: dict[str, str], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        prepared(pieces, box="base")


@pytest.mark.parametrize(
    ("pieces", "complaint"),
    [
        ({"figures 0": "meeple 0,0 w1"}, "nothing stands on a river"),
        ({"goods 0": "3silk"}, "prepared goods 0: '3silk' is none of wine"),
        ({"goods 2": "wine"}, "prepared goods 2: there is no seat 2 among 2"),
        ({"goods 0": "20wine"}, "prepared goods 0: 20 wine are too many: the box has 9"),
        ({"goods 0": "3cloth", "goods 1": "3cloth"}, "6 cloth are too many: the box has 5"),
        ({"gold 0": "17"}, "prepared gold 0: 17 is too many: of the 16 gold bars there are 16 left"),
        ({"gold 0": "9", "bars 0,0": "8"}, "8 is too many: of the 16 gold bars there are 7 left"),
        ({"gold 0": "some"}, "prepared gold 0: 'some' is not a number"),
        ({"bars a,b": "1"}, "prepared bars a,b: 'a,b' is no cell, such as '0,-1'"),
        ({"bars 1,1": "1"}, "there is no tile on 1,1"),
        ({"bars": "1"}, "prepared bars: there is nothing of this name"),
        ({"mage": "x,y c1"}, "prepared mage: 'x,y' is no cell, such as '0,-1'"),
        ({"mage": "0,0"}, "there is no such place as '0,0'"),
        ({"witch": "0,0 f1"}, "witch stands on an open road or city, and 0,0 f1 is none"),
        ({"ferry 0,0": "r1 r2"}, "'r1 r2' are no two piers of a lake on 0,0"),
        ({"ferry 5,0": "r1 r2"}, "there is no tile on 5,0"),
        ({"robber 0": "50"}, "50 is too many: the scoring track has spaces 0 to 49"),
        ({"robber 0": "-1"}, "'-1' is not a number"),
        ({"robber 6": "1"}, "there is no seat 6 among 2"),
        ({"messenger 0": "a"}, "'a' is not a number"),
        ({"messages": "4 4"}, "'4 4' are no messages, each once"),
        ({"messages": "9"}, "'9' are no messages, each once"),
    ],
)
def test_pieces_of_expansions_are_checked_too(pieces: dict[str, str], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        prepared(pieces)


@pytest.mark.parametrize(
    ("ferries", "complaint"),
    [
        ({"ferry 0,0": "r1 r1"}, "are no two piers"),
        ({"ferry 0,0": "r1"}, "are no two piers"),
        ({"ferry 0,0": "r1 r2 r3"}, "are no two piers"),
        ({"ferry 0,0": "r1 r2", "ferry  0,0": "r1 r3"}, "a ferry lies on 0,0 already"),
    ],
)
def test_ferries_lie_between_two_piers_one_on_each_lake(ferries: dict[str, str], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        prepared({"start": "ferries.2 0,0 r0", **ferries})


@pytest.mark.parametrize("piers", ["r1 r3", "r3 r1"])
def test_the_piers_of_a_ferry_are_named_in_any_order(piers: str) -> None:
    view = prepared({"start": "ferries.2 0,0 r0", "ferry 0,0": piers})

    assert view.part(FerriesView) == FerriesView((LyingFerry("0,0", "r1", "r3"),), left=7)


def test_all_that_the_box_has_can_be_given() -> None:
    view = prepared({"gold 0": "9", "bars 0,0": "7", "goods 0": "9wine,6grain", "goods 1": "5cloth"})

    assert view.part(GoldView) == GoldView({"0,0": 7}, held=(9, 0))


def test_prepared_pieces_need_a_start_player_that_is_named() -> None:
    with pytest.raises(SetupError, match="need a start player"):
        prepared({"points 0": "13"}, start=None)


@pytest.mark.parametrize(("part", "what"), [("f1", "field"), ("g1", "garden")])
def test_figures_cannot_stand_on_what_is_not_in_play(part: str, what: str) -> None:
    with pytest.raises(SetupError, match=f"in this game nothing stands on a {what}"):
        prepared({"start": "base.Ug 0,0 r0", "figures 0": f"meeple 0,0 {part}"}, box="first-game")
