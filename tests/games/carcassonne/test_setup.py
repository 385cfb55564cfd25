"""Set-up: who gets what, what lies where, and what can be combined."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Chance, SetupError
from tavola.testing import rule, scenario
from tests.games.carcassonne.looking import seen, supply

MODULES = (
    "farmers", "river", "abbot", "inns", "cathedrals", "big-meeple", "traders", "builder", "pig",
    "flyers", "messages", "ferries", "gold", "mage-and-witch", "robbers", "crop-circles",
)  # fmt: skip


@rule("carcassonne.setup.players")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    table = scenario(CARCASSONNE, seats=seats, start=seats - 1)

    assert (table.asked(seats - 1), len(seen(table).scores)) == ("carcassonne.lay", seats)


@rule("carcassonne.setup.players")
@pytest.mark.parametrize("seats", [1, 7])
def test_one_is_too_few_and_seven_are_too_many(seats: int) -> None:
    with pytest.raises(SetupError, match="for 2 to 6 players"):
        CARCASSONNE.setups.make(seats)


@rule("carcassonne.setup.combine")
def test_the_big_meeple_of_one_expansion_goes_with_the_builder_of_another() -> None:
    table = scenario(CARCASSONNE, box="first-game", modules=("big-meeple", "builder"))

    assert supply(table, 0) == {"meeple": 7, "big-meeple": 1, "builder": 1}


@rule("carcassonne.setup.combine")
@pytest.mark.parametrize("module", MODULES)
def test_every_part_can_be_played_alone(module: str) -> None:
    table = scenario(CARCASSONNE, box="first-game", modules=(module,))

    assert (seen(table).modules, table.asked(0)) == ((module,), "carcassonne.lay")


@rule("carcassonne.setup.combine")
def test_everything_can_be_played_together() -> None:
    table = scenario(CARCASSONNE, box="big-box")

    assert seen(table).modules == MODULES


@rule("carcassonne.setup.combine")
def test_without_any_part_the_bare_game_is_played() -> None:
    table = scenario(CARCASSONNE, box="first-game")

    assert (seen(table).modules, supply(table, 0)) == ((), {"meeple": 7})


@rule("carcassonne.setup.tiles")
def test_the_base_game_has_72_tiles() -> None:
    table = scenario(CARCASSONNE)
    board = seen(table)

    assert (len(board.tiles), board.tile is not None, board.left) == (1, True, 70)


@rule("carcassonne.setup.start-tile")
def test_the_start_tile_lies_in_the_middle() -> None:
    table = scenario(CARCASSONNE)
    (laid,) = seen(table).tiles

    assert (laid.tile, laid.x, laid.y, laid.turn, laid.seat) == ("base.D0", 0, 0, 0, None)


@rule("carcassonne.setup.start-tile")
def test_the_start_tile_is_not_drawn() -> None:
    table = scenario(CARCASSONNE)

    assert "base.D0" not in seen(table).left_by_kind


@rule("carcassonne.setup.stacks")
def test_every_tile_that_is_face_down_is_as_likely_to_be_drawn() -> None:
    chance = CARCASSONNE.new(CARCASSONNE.setups.make(2, start=0)).pending

    assert isinstance(chance, Chance)
    assert (sum(chance.pool.values()), chance.pool["base.V"], chance.pool["base.X"]) == (71, 8, 1)


@rule("carcassonne.setup.stacks")
def test_nobody_sees_what_will_be_drawn() -> None:
    soon = scenario(CARCASSONNE).draws("base.V", "base.C", "base.X")
    late = scenario(CARCASSONNE).draws("base.V", "base.X", "base.C")

    assert seen(soon, 0) == seen(late, 0)


@rule("carcassonne.setup.track")
def test_everybody_starts_at_0_points() -> None:
    table = scenario(CARCASSONNE, seats=4)

    assert [table.points(seat) for seat in range(4)] == [0, 0, 0, 0]


@rule("carcassonne.setup.meeples")
@pytest.mark.parametrize("seats", [2, 6])
def test_everybody_has_7_meeples_and_a_place_on_the_track(seats: int) -> None:
    table = scenario(CARCASSONNE, seats=seats)
    meeples = [supply(table, seat)["meeple"] for seat in range(seats)]

    assert (meeples, len(seen(table).scores)) == ([7] * seats, seats)


@rule("carcassonne.goal")
def test_meeples_bring_points_during_the_game_and_at_its_end_and_most_points_win() -> None:
    table = scenario(CARCASSONNE).figures(1, "meeple 0,0 r1").left("base.E").points(0, 1)

    table.chooses(0, "place 0,-1 r2", "put meeple c1")

    assert [(place.seat, place.score) for place in table.standing] == [(0, 1 + 4), (1, 1)]


@rule("carcassonne.turn.first")
def test_chance_decides_who_begins_if_nobody_is_named() -> None:
    chance = CARCASSONNE.new(CARCASSONNE.setups.make(3)).pending

    assert isinstance(chance, Chance)
    assert chance.pool == {"0": 1, "1": 1, "2": 1}


@rule("carcassonne.turn.first")
@pytest.mark.parametrize("drawn", ["0", "2"])
def test_whoever_is_drawn_by_lot_begins(drawn: str) -> None:
    table = scenario(CARCASSONNE, seats=3, start=None).draws(drawn)

    assert seen(table).waiting_for == (int(drawn),)


@rule("carcassonne.turn.first")
def test_who_is_chosen_to_begin_begins() -> None:
    table = scenario(CARCASSONNE, seats=3, start=1)

    assert seen(table).waiting_for == (1,)
