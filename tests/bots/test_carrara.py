"""Greedy at Carrara: sensible in single positions, strong in whole games, honest in both."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tavola.bots import bot
from tavola.kernel import Decision, Option, Perspective, Pick, Seat, State, View
from tavola.testing import scenario
from tests.bots.tables import answer, pick_of, played
from tests.games.carrara.ending import ANY_ACTION, nearly_over

GREEDY = bot("greedy", "carrara")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_plays_whole_games_at_every_table(seats: int) -> None:
    state, choices = played(["greedy"] * seats, seed=seats)

    assert state.over
    assert len(choices) < 150 * seats


def test_greedy_beats_random_in_every_one_of_twenty_games() -> None:
    won = 0
    for seed in range(20):
        names = ["random", "random"]
        names[seed % 2] = "greedy"
        state, _ = played(names, seed, start=seed // 2 % 2)
        won += state.standing()[0].seat == seed % 2

    assert won == 20


def test_equal_chance_leads_to_equal_games() -> None:
    assert played(["greedy", "greedy"], 3)[1] == played(["greedy", "greedy"], 3)[1]


def test_greedy_leaves_the_position_it_looks_at_as_it_is() -> None:
    table = scenario("carrara").blocks(0, white=3, red=2).built(0, "villa 1 lucca", "porta 2 lucca")
    perspective = Perspective(table.state, 0, pick_of(0))
    before = perspective.imagined(pick_of(0)).key()

    GREEDY.choose(perspective, pick_of(1))

    assert before == perspective.imagined(pick_of(0)).key()


class _Bare:
    """Nothing but what a perspective promises."""

    def __init__(self, perspective: Perspective) -> None:
        self.seat: Seat = perspective.seat
        self.view: View = perspective.view
        self.decision: Decision = perspective.decision
        self.options: Sequence[Option] = perspective.options
        self._state = perspective.imagined(pick_of(0))

    def imagined(self, pick: Pick) -> State:
        return self._state.imagined(self.seat, pick)


def test_greedy_needs_no_more_than_a_perspective_promises() -> None:
    table = scenario("carrara", seats=3).blocks(0, white=3, red=2).built(0, "villa 1 lucca")
    perspective = Perspective(table.state, 0, pick_of(0))
    bare = _Bare(perspective)

    assert GREEDY.choose(bare, pick_of(5)) == GREEDY.choose(perspective, pick_of(5))  # type: ignore[arg-type]


def test_greedy_announces_when_nobody_can_catch_up() -> None:
    table = nearly_over(2, seat=0).points(0, 20).chooses(0, *ANY_ACTION)

    assert "announce" == answer(GREEDY, table, 0)


def test_greedy_does_not_announce_a_game_that_it_would_lose() -> None:
    table = nearly_over(2, seat=0).points(1, 90).chooses(0, *ANY_ACTION)

    assert table.may(0, "announce")
    assert "announce" != answer(GREEDY, table, 0)


def test_greedy_does_not_announce_if_a_last_turn_can_turn_the_game() -> None:
    table = nearly_over(2, seat=0).points(1, 51).built(1, "porta 4 livorno", "porta 3 livorno")

    assert "announce" != answer(GREEDY, table.chooses(0, *ANY_ACTION), 0)


def test_greedy_buys_the_object_that_lets_it_announce_and_win() -> None:
    table = nearly_over(2, seat=0, objects=7).points(0, 20).coins(0, "14").chooses(0, *ANY_ACTION)

    assert answer(GREEDY, table, 0).startswith("object ")


def test_in_its_last_turn_greedy_takes_the_scoring_that_brings_most() -> None:
    table = (
        scenario("carrara")
        .announced("0")
        .mover("1")
        .built(1, "villa 2 livorno", "porta 1 livorno", "palazzo 5 massa")
    )

    assert "score-city livorno" == answer(GREEDY, table, 1)


def test_in_its_last_turn_greedy_turns_coins_into_an_object() -> None:
    table = scenario("carrara").announced("0").mover("1").coins(1, "10").chooses(1, "decline")

    assert answer(GREEDY, table, 1).startswith("object ")


def test_in_its_last_turn_greedy_spends_nothing_on_blocks() -> None:
    table = scenario("carrara").announced("0").mover("1").coins(1, "10").display("villa 5")
    chosen = answer(GREEDY, table, 1)
    if chosen == "buy":
        chosen = answer(GREEDY, table.chooses(1, "buy"), 1)

    assert chosen == "decline" or "black" in chosen


def test_greedy_scores_a_city_before_a_rival_does() -> None:
    table = scenario("carrara").coins(0, "0").blocks(0)
    table.built(0, "villa 4 lucca", "porta 4 lucca").built(1, "villa 5 lucca", "porta 5 lucca")

    assert "score-city lucca" == answer(GREEDY, table, 0)


def test_greedy_keeps_its_dear_blocks_when_cheap_ones_pay() -> None:
    table = scenario("carrara").blocks(0, white=3, black=3).display("villa 3", "porta 3")

    assert "pay 3black" == answer(GREEDY, table.chooses(0, "build villa 3 lerici"), 0)


def test_greedy_builds_in_livorno_what_white_blocks_can_pay() -> None:
    table = scenario("carrara").blocks(0, white=5).coins(0, "0").display("villa 5")

    assert "build villa 5 livorno" == answer(GREEDY, table, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_plays_whole_expansion_games(seats: int) -> None:
    state, _ = played(["greedy"] * seats, seed=seats, box="expansion")

    assert state.over
