"""The steps of a turn with the mini expansions, and the order in which points reach the scoring track."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.expansions.gold.rules import GoldView
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import seen, sums


def city_and_road(*modules: str) -> Scenario:
    """base.L on 0,1 completes a city of seat 0 for 4 points and a road of seat 1 for 2."""
    table = scenario(CARCASSONNE, modules=modules).start("base.E 0,0 r2").draws("base.L")
    table.laid("base.B 1,0 r0", "base.W 1,1 r0")
    return table.figures(0, "meeple 0,0 c1").figures(1, "meeple 1,1 r3")


@rule("carcassonne.order.tile")
@pytest.mark.parametrize(
    ("tile", "place", "answer"),
    [
        ("gold.H", "place 1,1 r0", "gold 0,0"),
        ("mage.D", "place 1,1 r1", "conjure mage 1,0 r1"),
        ("robbers.F", "place 1,1 r0", "ambush 0"),
    ],
)
def test_what_the_symbol_of_a_tile_brings_comes_right_after_laying_it(
    tile: str, place: str, answer: str
) -> None:
    table = scenario(CARCASSONNE, modules=("gold", "mage-and-witch", "robbers")).laid("base.U 1,0 r0")
    table.draws(tile).robber(1, 30)

    table.chooses(0, place, answer)

    assert table.asked(0) == "carcassonne.claim"


@rule("carcassonne.order.score")
def test_counting_figures_move_before_gold_is_taken() -> None:
    table = scenario(CARCASSONNE, modules=("gold", "messages")).figures(0, "meeple 0,0 c1").draws("base.E")
    table.prepare("bars 0,0", "1").points(0, 7).messenger(0, 3)

    table.chooses(0, "place 0,-1 r2", "skip")

    assert (table.asked(0), seen(table).part(GoldView)) == (
        "carcassonne.count",
        GoldView({"0,0": 1}, held=(0, 0)),
    )


@rule("carcassonne.order.score")
def test_what_is_complete_is_scored_only_after_the_step_of_putting_a_figure() -> None:
    table = city_and_road("robbers")

    table.chooses(0, "place 0,1 r0")

    assert (table.asked(0), sums(table)) == ("carcassonne.claim", [])


@rule("carcassonne.ruling.score-order")
@pytest.mark.parametrize("module", ["messages", "robbers"])
@pytest.mark.parametrize(
    ("first", "order"), [("score 0,1 c1", [(0, 4), (1, 2)]), ("score 0,1 r1", [(1, 2), (0, 4)])]
)
def test_the_player_at_turn_decides_what_is_scored_first(
    module: str, first: str, order: list[tuple[int, int]]
) -> None:
    table = city_and_road(module)

    table.chooses(0, "place 0,1 r0", "skip")
    question = table.asked(0)
    table.chooses(0, first)

    assert (question, sums(table)) == ("carcassonne.score", order)


@rule("carcassonne.ruling.score-order")
def test_one_of_them_must_be_chosen() -> None:
    table = city_and_road("robbers")

    table.chooses(0, "place 0,1 r0", "skip")

    assert sorted(table.options(0)) == ["score 0,1 c1", "score 0,1 r1"]
    assert table.refuses(0, "skip").rule == "carcassonne.ruling.score-order"


@rule("carcassonne.ruling.score-order")
def test_without_messages_and_robbers_the_order_is_not_asked() -> None:
    table = city_and_road("gold")

    table.chooses(0, "place 0,1 r0", "skip")

    assert (sorted(sums(table)), seen(table).waiting_for) == ([(0, 4), (1, 2)], (1,))


@rule("carcassonne.ruling.score-order")
def test_a_complete_road_where_nobody_stands_is_not_asked_about() -> None:
    table = city_and_road("robbers").figures(1, "meeple 0,0 f1")

    table.chooses(0, "place 0,1 r0", "skip")

    assert (sums(table), seen(table).waiting_for) == ([(0, 4)], (1,))


@rule("carcassonne.score.track")
def test_points_are_moved_before_anything_else_goes_on() -> None:
    table = scenario(CARCASSONNE, modules=("messages",)).points(0, 1).figures(0, "meeple 0,0 c1")
    table.draws("base.E").chooses(0, "place 0,-1 r2", "skip")

    assert table.refuses(0, "skip").rule == "carcassonne.score.track"
