"""The turn: who acts, and how much."""

from __future__ import annotations

from tavola.testing import rule, scenario
from tests.games.carrara.looking import coins, seen


@rule("carrara1.turn.clockwise")
def test_the_start_player_begins_and_the_left_neighbour_is_next() -> None:
    table = scenario("carrara", seats=3, start=1).built(1, "villa 3 lucca")

    table.chooses(1, "score-type villa", "end")

    assert seen(table).waiting_for == (2,)


@rule("carrara1.turn.clockwise")
def test_after_the_last_seat_comes_the_first_one() -> None:
    table = scenario("carrara", seats=3, start=2).built(2, "villa 3 lucca")

    table.chooses(2, "score-type villa", "end")

    assert seen(table).waiting_for == (0,)


@rule("carrara1.turn.clockwise")
def test_nobody_acts_out_of_turn() -> None:
    table = scenario("carrara", seats=2)

    assert table.refuses(1, "buy").rule == "carrara1.turn.clockwise"


@rule("carrara1.turn.one-action")
def test_buying_building_and_scoring_are_the_three_actions() -> None:
    table = scenario("carrara", seats=2).blocks(0, black=1).display("porta 1").built(0, "villa 3 lucca")

    assert table.options(0) == ["buy", "build porta 1 lerici", "score-type villa"]


@rule("carrara1.turn.one-action")
def test_a_turn_cannot_be_ended_without_an_action() -> None:
    table = scenario("carrara", seats=2)

    assert table.refuses(0, "end").rule == "carrara1.turn.one-action"


@rule("carrara1.turn.one-action")
def test_a_second_action_in_the_same_turn_is_refused() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 lucca", "porta 2 pisa")

    table.chooses(0, "score-type villa")

    assert table.refuses(0, "score-type porta").rule == "carrara1.turn.one-action"


@rule("carrara1.turn.one-action")
def test_a_purchase_that_was_begun_is_finished_before_anything_else() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 lucca")

    table.chooses(0, "buy")

    assert table.refuses(0, "score-type villa").rule == "carrara1.turn.one-action"


@rule("carrara1.turn.one-action")
def test_a_building_that_was_chosen_is_paid_for_before_anything_else() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=1).display("porta 1")

    table.chooses(0, "build porta 1 lucca")

    assert table.refuses(0, "buy").rule == "carrara1.turn.one-action"


@rule("carrara1.turn.ends")
def test_after_an_action_the_player_only_ends_the_turn_unless_something_can_be_added() -> None:
    table = scenario("carrara", seats=2).coins(0, 0).built(0, "villa 3 lucca")

    table.chooses(0, "score-type villa")

    assert table.options(0) == ["end"]


@rule("carrara1.turn.ends")
def test_every_turn_that_ends_is_counted() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 lucca").built(1, "porta 2 pisa")

    table.chooses(0, "score-type villa", "end")
    table.chooses(1, "score-type porta", "end")

    assert seen(table).turn == 2


@rule("carrara1.turn.ends")
def test_a_turn_may_be_taken_back_before_it_ends() -> None:
    table = scenario("carrara", seats=2).coins(0, 0).built(0, "villa 3 pisa")

    table.chooses(0, "score-type villa").undo(0)

    assert coins(table, 0) == 0
