"""Greedy at Carcassonne: sensible in single positions, strong in whole games, honest in both."""

from __future__ import annotations

from random import Random

import pytest

from tavola.bots import Greedy, bot
from tavola.games.carcassonne.core.judgement import Carcassonne
from tavola.games.carcassonne.core.judgement.weights import Weights
from tavola.kernel import Bot, Chance, Perspective, draw_outcome
from tavola.library import game
from tavola.testing import scenario
from tests.bots.tables import answer, pick_of
from tests.games.carcassonne.looking import THREE_CITIES

GREEDY = bot("greedy", "carcassonne")

SQUANDERING = Weights(figures=(5.0, 3.5, 2.6, 2.0, 1.5, 1.1, 0.8, 0.5), field_city=0.5)
"""Holds its meeples cheap and fields dear."""
RECKLESS = Weights(figures=(0.0,), field_city=1.0)
"""Puts a meeple wherever it can."""

NO_CITY_TILES = ("7base.U", "8base.V", "4base.W", "4base.B")
MONKS = ("base.B 0,1 r0", "base.B 0,2 r0", "base.B 0,3 r0", "base.B 0,4 r0")


# -- meeples -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["base.B", "base.U", "base.V", "base.E", "base.K", "base.H"])
def test_no_farmer_lies_down_in_the_first_turn(tile: str) -> None:
    table = scenario("carcassonne").draws(tile)
    table.chooses(0, answer(GREEDY, table, 0))

    assert not answer(GREEDY, table, 0).startswith("put meeple f")


def test_greedy_keeps_its_last_meeple_rather_than_claim_a_road_with_two_open_ends() -> None:
    monks = [f"meeple 0,{y} m1" for y in range(1, 5)]
    table = scenario("carcassonne").laid(*MONKS).figures(0, *monks, "meeple 0,0 r1", "meeple 0,0 c1")
    table.draws("base.U").chooses(0, "place 0,5 r0")

    assert table.may(0, "put meeple r1")
    assert "skip" == answer(GREEDY, table, 0)


def test_greedy_claims_the_monastery_that_it_draws() -> None:
    table = scenario("carcassonne").draws("base.B").chooses(0, "place 0,1 r0")

    assert "put meeple m1" == answer(GREEDY, table, 0)


def test_in_the_last_turn_a_farmer_takes_the_field_with_cities() -> None:
    table = scenario("carcassonne").start("base.B 0,0 r0").laid(*THREE_CITIES).left("base.B").draws("base.B")
    table.chooses(0, answer(GREEDY, table, 0))

    assert "put meeple f1" == answer(GREEDY, table, 0)


def test_in_the_last_turn_the_pig_joins_its_farmer() -> None:
    table = scenario("carcassonne", modules=("pig",)).start("base.B 0,0 r0").laid(*THREE_CITIES)
    table.figures(0, "meeple 0,0 f1").left("base.U").draws("base.U").chooses(0, "place 0,1 r0")

    assert "put pig f1" == answer(GREEDY, table, 0)


# -- tiles ---------------------------------------------------------------------------------------------


def test_greedy_finishes_its_own_city() -> None:
    table = scenario("carcassonne").figures(0, "meeple 0,0 c1").draws("base.E")

    assert "place 0,-1 r2" == answer(GREEDY, table, 0)


def test_greedy_does_not_finish_the_city_of_somebody_else() -> None:
    table = scenario("carcassonne").figures(1, "meeple 0,0 c1").draws("base.E")

    assert "place 0,-1 r2" != answer(GREEDY, table, 0)


def test_greedy_does_not_wait_for_a_tile_that_is_no_longer_there() -> None:
    table = scenario("carcassonne").left(*NO_CITY_TILES, "base.E").draws("base.E")
    table.chooses(0, "place 0,1 r2")

    assert table.may(0, "put meeple c1")
    assert "skip" == answer(GREEDY, table, 0)


def test_greedy_claims_a_city_that_many_tiles_can_finish() -> None:
    table = scenario("carcassonne").left(*NO_CITY_TILES, "4base.E", "3base.D").draws("base.E")
    table.chooses(0, "place 0,1 r2")

    assert "put meeple c1" == answer(GREEDY, table, 0)


# -- whole games ---------------------------------------------------------------------------------------


def _played(bots: list[Bot], seed: int, box: str = "base") -> tuple[int, ...]:
    """The scores of a finished game; one choice that is not listed raises on the way."""
    rules, pick = game("carcassonne"), Random(seed).randrange
    state = rules.new(rules.setups.make(len(bots), box=box, start=seed % len(bots)))
    while pending := state.pending:
        if isinstance(pending, Chance):
            state.deal(draw_outcome(pending, pick))
            continue
        seat = pending[0].seat
        state.choose(seat, bots[seat].choose(Perspective(state, seat, pick), pick))
    return state.scores()


def _lead(weights: Weights, rival: Weights) -> float:
    """Points more than the rival in four games, each start twice, once in each seat."""
    lead = 0
    for number in range(4):
        seat = number % 2
        bots: list[Bot] = [Greedy(Carcassonne(weights if seat == at else rival)) for at in range(2)]
        scores = _played(bots, seed=number // 2)
        lead += scores[seat] - scores[1 - seat]
    return lead / 4


def test_greedy_is_stronger_than_one_that_squanders_its_meeples() -> None:
    assert _lead(Weights(), SQUANDERING) > 5


def test_weights_that_are_worse_would_be_noticed() -> None:
    assert _lead(RECKLESS, SQUANDERING) < 0


def test_greedy_makes_three_times_the_points_of_random() -> None:
    mine, other = _played([GREEDY, bot("random", "carcassonne")], seed=1)

    assert mine > 3 * other


def test_greedy_leaves_the_position_it_looks_at_as_it_is() -> None:
    table = scenario("carcassonne").figures(0, "meeple 0,0 c1").draws("base.E")
    perspective = Perspective(table.state, 0, pick_of(0))
    before = perspective.imagined(pick_of(0)).key()

    GREEDY.choose(perspective, pick_of(1))

    assert before == perspective.imagined(pick_of(0)).key()
