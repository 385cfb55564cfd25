"""The turn, and laying a tile: draw one, lay it so that it fits."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Play, ScriptedDealer
from tavola.testing import rule, scenario
from tests.games.carcassonne.looking import seen, told


def cells(options: list[str]) -> set[str]:
    return {option.split()[1] for option in options}


@rule("carcassonne.turn.clockwise")
def test_turns_go_round_the_table() -> None:
    table = scenario(CARCASSONNE, seats=3, start=1).draws(*["base.U"] * 4)
    movers = []

    for x, seat in ((1, 1), (2, 2), (3, 0)):
        movers.append(seen(table).waiting_for)
        table.chooses(seat, f"place {x},0 r0", "skip")

    assert (movers, seen(table).waiting_for) == ([(1,), (2,), (0,)], (1,))


@rule("carcassonne.turn.clockwise")
def test_only_who_is_to_move_may_act() -> None:
    table = scenario(CARCASSONNE).draws("base.U")
    reason = table.refuses(1, "place 1,0 r0")

    assert (reason.rule, reason.details) == ("carcassonne.turn.clockwise", {"seat": 0})


@rule("carcassonne.turn.order")
def test_no_meeple_is_put_before_the_tile_lies() -> None:
    table = scenario(CARCASSONNE).draws("base.U")

    assert table.refuses(0, "put meeple r1").rule == "carcassonne.turn.order"


@rule("carcassonne.turn.order")
def test_laying_cannot_be_skipped() -> None:
    table = scenario(CARCASSONNE).draws("base.U")

    assert table.refuses(0, "skip").rule == "carcassonne.turn.order"


@rule("carcassonne.turn.order")
def test_a_tile_is_laid_then_a_meeple_put_then_scored() -> None:
    table = scenario(CARCASSONNE).draws("base.E", "base.U")

    table.chooses(0, "place 0,-1 r2", "put meeple c1")

    assert [event.kind for event in table.events][:3] == [
        "carcassonne.laid",
        "carcassonne.put",
        "carcassonne.scored",
    ]


@rule("carcassonne.turn.draw")
def test_one_tile_is_drawn_at_the_start_of_a_turn() -> None:
    table = scenario(CARCASSONNE).draws("base.V", "base.U")
    before = seen(table).left

    table.chooses(0, "place 1,0 r0", "skip")

    assert (told(table, "drawn").seat, seen(table).tile, before - seen(table).left) == (1, "base.U", 1)


@rule("carcassonne.turn.draw")
def test_nothing_can_be_done_before_the_tile_is_drawn() -> None:
    play = Play(CARCASSONNE, CARCASSONNE.setups.make(2, start=0), ScriptedDealer([]))
    reason = play.state.why_not(0, CARCASSONNE.parse("place 1,0 r0"))

    assert reason is not None
    assert reason.rule == "carcassonne.turn.draw"


@rule("carcassonne.lay.one")
def test_a_second_tile_is_not_laid() -> None:
    table = scenario(CARCASSONNE).draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert table.refuses(0, "place 2,0 r0").rule == "carcassonne.lay.one"


@rule("carcassonne.lay.one")
def test_the_tile_that_was_drawn_is_the_one_that_lies_afterwards() -> None:
    table = scenario(CARCASSONNE).draws("base.V", "base.U")

    table.chooses(0, "place 1,0 r1", "skip")
    last = seen(table).tiles[-1]

    assert (last.tile, last.x, last.y, last.turn, last.seat) == ("base.V", 1, 0, 1, 0)


@rule("carcassonne.lay.fits")
@pytest.mark.parametrize(
    ("tile", "fitting"),
    [
        ("base.U", {"1,0", "-1,0", "0,1"}),
        ("base.C", {"0,-1"}),
        ("base.B", {"0,1"}),
        ("base.X", {"1,0", "-1,0"}),
        ("base.E", {"0,-1", "0,1"}),
    ],
)
def test_road_meets_road_city_meets_city_and_field_meets_field(tile: str, fitting: set[str]) -> None:
    table = scenario(CARCASSONNE).draws(tile)

    assert cells(table.options(0)) == fitting


@rule("carcassonne.lay.fits")
@pytest.mark.parametrize("place", ["place 0,-1 r0", "place 1,0 r1", "place 0,1 r1"])
def test_an_edge_that_does_not_match_is_refused(place: str) -> None:
    table = scenario(CARCASSONNE).draws("base.U")

    assert table.refuses(0, place).rule == "carcassonne.lay.fits"


@rule("carcassonne.lay.fits")
def test_all_neighbours_must_match_at_once() -> None:
    table = scenario(CARCASSONNE).laid("base.U 1,0 r0", "base.W 1,1 r0").draws("base.V")
    between = [option for option in table.options(0) if option.startswith("place 0,1 ")]

    assert between == ["place 0,1 r3"]


@rule("carcassonne.lay.fits")
def test_a_monastery_fits_where_its_edges_do() -> None:
    table = scenario(CARCASSONNE).draws("base.A")

    assert set(table.options(0)) == {
        "place 0,1 r0", "place 0,1 r1", "place 0,1 r3", "place 1,0 r1", "place -1,0 r3",
    }  # fmt: skip


@rule("carcassonne.lay.beside")
@pytest.mark.parametrize("cell", ["1,1", "-1,-1", "5,5"])
def test_a_corner_is_not_enough(cell: str) -> None:
    table = scenario(CARCASSONNE).draws("base.B")

    assert table.refuses(0, f"place {cell} r0").rule == "carcassonne.lay.beside"


@rule("carcassonne.lay.empty")
def test_no_tile_is_laid_onto_another() -> None:
    table = scenario(CARCASSONNE).draws("base.U")

    assert table.refuses(0, "place 0,0 r0").rule == "carcassonne.lay.empty"


@rule("carcassonne.lay.impossible")
def test_a_tile_that_fits_nowhere_is_out_and_another_is_drawn() -> None:
    table = scenario(CARCASSONNE).start("base.B 0,0 r0").draws("base.C", "base.X", "base.U")
    board = seen(table)

    assert (board.aside, board.tile, board.waiting_for) == (("base.C", "base.X"), "base.U", (0,))


@rule("carcassonne.lay.impossible")
def test_a_tile_that_is_out_does_not_come_back() -> None:
    table = scenario(CARCASSONNE).start("base.B 0,0 r0").draws("base.X", "base.U")
    board = seen(table)

    assert (told(table, "aside").details, board.left, board.left_by_kind.get("base.X")) == (
        {"tile": "base.X"},
        72 - 3,
        None,
    )
