"""The messages: two counting figures each, and a message for landing on a dark space in one's own turn."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Chance
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import seen, told
from tests.games.carcassonne.messaging import (
    CLOSE_THE_CITY,
    MONASTERIES,
    before,
    counters,
    lands,
    stack,
    with_messages,
)

# -- the counting figures --------------------------------------------------------------------------


@rule("carcassonne.messages.counters")
def test_everybody_has_two_counting_figures_on_0() -> None:
    table = with_messages(seats=3)

    assert [counters(table, seat) for seat in range(3)] == [(0, 0)] * 3


@rule("carcassonne.messages.choose-figure")
@pytest.mark.parametrize(("choice", "after"), [("count meeple", (6, 1)), ("count messenger", (2, 5))])
def test_whoever_gets_points_chooses_the_figure_that_moves(choice: str, after: tuple[int, int]) -> None:
    table = with_messages().points(0, 2).messenger(0, 1).figures(0, "meeple 0,0 c1").draws("base.E")

    table.chooses(0, *CLOSE_THE_CITY)
    question = table.asked(0)
    table.chooses(0, choice)

    assert (question, counters(table, 0)) == ("carcassonne.count", after)


@rule("carcassonne.messages.choose-figure")
def test_others_choose_for_their_own_points() -> None:
    table = with_messages().points(1, 2).figures(1, "meeple 0,0 c1").draws("base.E")

    table.chooses(0, *CLOSE_THE_CITY)

    assert (seen(table).waiting_for, table.asked(1)) == ((1,), "carcassonne.count")


@rule("carcassonne.messages.whole")
def test_points_are_not_split_between_the_figures() -> None:
    table = with_messages().points(0, 2).figures(0, "meeple 0,0 c1").draws("base.E")

    table.chooses(0, *CLOSE_THE_CITY)

    assert table.options(0) == ["count meeple", "count messenger"]


@rule("carcassonne.messages.end")
def test_at_the_end_both_figures_are_added_and_final_points_bring_no_message() -> None:
    table = with_messages().start("base.W 0,0 r0").points(0, 4).messenger(0, 8).left("base.C")
    table.figures(0, "meeple 0,0 r1")

    assert (table.over, table.points(0)) == (True, 13)


# -- getting a message -----------------------------------------------------------------------------


@rule("carcassonne.messages.stack")
def test_eight_messages_lie_ready_and_any_may_be_on_top() -> None:
    table = before(1).chooses(0, *CLOSE_THE_CITY)
    ready = stack(table)
    play = table.play
    play.choose(0, "count meeple")
    chance = play.state.pending

    assert isinstance(chance, Chance)
    assert (ready, chance.pool) == ((8, ()), {str(number): 1 for number in range(1, 9)})


@rule("carcassonne.messages.dark")
@pytest.mark.parametrize("start", [1, 6, 11, 46, 51])
def test_who_lands_exactly_on_a_dark_space_gets_a_message(start: int) -> None:
    table = with_messages().points(0, start).figures(0, "meeple 0,0 c1").draws("base.E")

    table.chooses(0, *CLOSE_THE_CITY, "count meeple")

    assert (seen(table).waiting_for, table.asked(0)) == ((0,), "carcassonne.message")


@rule("carcassonne.messages.dark")
def test_the_messenger_brings_messages_too() -> None:
    table = with_messages().messenger(0, 6).figures(0, "meeple 0,0 c1").draws("base.E")

    table.chooses(0, *CLOSE_THE_CITY, "count messenger")

    assert table.asked(0) == "carcassonne.message"


@rule("carcassonne.messages.dark")
@pytest.mark.parametrize("start", [2, 3, 4, 5])
def test_passing_or_leaving_a_dark_space_brings_none(start: int) -> None:
    table = with_messages().points(0, start).figures(0, "meeple 0,0 c1").draws("base.E")

    table.chooses(0, *CLOSE_THE_CITY, "count meeple")

    assert (stack(table), seen(table).waiting_for) == ((8, ()), (1,))


@rule("carcassonne.messages.dark", "carcassonne.order.after")
def test_the_points_of_an_abbot_taken_back_can_bring_a_message() -> None:
    table = with_messages("abbot").start("base.Ug 0,0 r0").laid("base.B 0,1 r0").points(0, 2)
    table.figures(0, "abbot 0,0 g1").draws("base.B")

    table.chooses(0, "place 0,-1 r0", "take abbot", "count meeple")

    assert (counters(table, 0), table.asked(0)) == ((5, 0), "carcassonne.message")


@rule("carcassonne.messages.own-turn")
def test_in_the_turn_of_another_nobody_gets_a_message() -> None:
    table = with_messages().points(1, 1).figures(1, "meeple 0,0 c1").draws("base.E")

    table.chooses(0, *CLOSE_THE_CITY).chooses(1, "count meeple")

    assert (counters(table, 1), table.asked(1), stack(table)) == ((5, 0), "carcassonne.lay", (8, ()))


@rule("carcassonne.messages.do-or-points")
def test_a_message_is_seen_before_the_choice_between_its_action_and_points() -> None:
    table = lands(before(6))

    assert (seen(table, 0).decisions[0].details["message"], table.options(0)) == (
        "knights",
        ["message", "message-points"],
    )
    assert table.refuses(0, "skip").rule == "carcassonne.messages.do-or-points"


@rule("carcassonne.messages.two-points", "carcassonne.messages.do-or-points")
@pytest.mark.parametrize("message", range(1, 9))
def test_instead_of_any_action_there_are_two_points(message: int) -> None:
    table = lands(before(message)).chooses(0, "message-points", "count messenger")

    assert (counters(table, 0), seen(table).waiting_for) == ((5, 2), (1,))


@rule("carcassonne.messages.do-or-points")
def test_the_action_brings_no_two_points_besides() -> None:
    table = lands(before(6, "meeple 0,1 c1").laid("base.E 0,1 r2")).chooses(0, "message", "count messenger")

    assert (counters(table, 0), seen(table).waiting_for) == ((5, 2), (1,))


@rule("carcassonne.messages.under")
def test_a_used_message_goes_under_the_stack() -> None:
    table = lands(before(3).messages("7")).chooses(0, "message-points", "count messenger")

    assert stack(table) == (6, (7, 3))


@rule("carcassonne.messages.under")
def test_when_all_were_seen_the_one_used_first_is_on_top_again() -> None:
    table = (
        with_messages().points(0, 1).figures(0, "meeple 0,0 c1").messages("4 1 2 3 5 6 7 8").draws("base.E")
    )

    lands(table)
    turned_over = told(table, "message").details["message"]
    table.chooses(0, "message-points", "count messenger")

    assert (turned_over, stack(table)) == ("tile", (0, (1, 2, 3, 5, 6, 7, 8, 4)))


TWO_AT_ONCE = ("base.U -1,0 r0", "base.A -1,-1 r3")
"""base.L on 0,-1 then closes the city of the usual start tile and the road of the tile beside it."""


def two_awards(*modules: str) -> Scenario:
    """Seat 0 closes a city for four points and a road for two."""
    table = with_messages(*modules).laid(*TWO_AT_ONCE).points(0, 1).messenger(0, 3)
    return table.figures(0, "meeple 0,0 c1", "meeple -1,-1 r1").draws("base.L", "3")


def counts(table: Scenario, by_points: dict[str, str]) -> Scenario:
    """Seat 0 moves each number of points with the figure told."""
    while table.asked(0) == "carcassonne.count":
        points = str(seen(table, 0).decisions[0].details["points"])
        table.chooses(0, f"count {by_points[points]}")
    return table


@rule("carcassonne.messages.one-a-round")
def test_one_scoring_brings_one_message_even_if_both_figures_land_on_dark_spaces() -> None:
    table = two_awards().chooses(0, "place 0,-1 r2", "skip")
    table.chooses(0, table.options(0)[0])
    counts(table, {"4": "meeple", "2": "messenger"})
    both = counters(table, 0)
    table.chooses(0, "message-points")

    assert (both, seen(table).waiting_for, stack(table)) == ((5, 5), (1,), (7, (3,)))


@rule("carcassonne.messages.chain")
def test_the_points_of_a_message_may_bring_the_next_one() -> None:
    table = lands(before(3, draws=("5",)).messenger(0, 3))

    table.chooses(0, "message-points", "count messenger")

    assert (counters(table, 0), table.asked(0)) == ((5, 5), "carcassonne.message")


@rule("carcassonne.messages.chain")
def test_a_chain_of_messages_goes_on() -> None:
    table = before(5, "meeple 0,1 m1", draws=("3", "6")).laid(*MONASTERIES).messenger(0, 3)

    lands(table).chooses(0, "message-points", "count messenger", "message")

    assert (counters(table, 0), table.asked(0), stack(table)) == (
        (10, 5),
        "carcassonne.message",
        (5, (5, 3)),
    )


@rule("carcassonne.messages.double-turn")
def test_each_part_of_a_double_turn_can_bring_a_message() -> None:
    table = with_messages("builder").laid("base.W -1,0 r0").points(0, 2).messenger(0, 4)
    table.figures(0, "meeple 0,0 r1", "builder 0,0 r1", "meeple 0,0 c1").draws("base.W", "3", "base.E", "5")

    table.chooses(0, "place 1,0 r0", "skip", "count meeple", "message-points", "count messenger")
    table.chooses(0, "second-turn", *CLOSE_THE_CITY, "count messenger")

    assert (table.asked(0), stack(table)) == ("carcassonne.message", (6, (3,)))


# -- what is scored first --------------------------------------------------------------------------


@rule("carcassonne.ruling.score-order")
def test_with_messages_the_mover_decides_what_is_scored_first() -> None:
    table = two_awards().chooses(0, "place 0,-1 r2", "skip")
    question, options = table.asked(0), table.options(0)
    city = next(option for option in options if option.endswith("c1"))
    table.chooses(0, city)

    assert (question, len(options), seen(table, 0).decisions[0].details["points"]) == (
        "carcassonne.score",
        2,
        4,
    )


@rule("carcassonne.ruling.score-order")
def test_the_other_order_may_be_chosen_as_well() -> None:
    table = two_awards().chooses(0, "place 0,-1 r2", "skip")
    road = next(option for option in table.options(0) if not option.endswith("c1"))
    table.chooses(0, road)

    assert seen(table, 0).decisions[0].details["points"] == 2


@rule("carcassonne.ruling.score-order")
def test_without_messages_and_robbers_nobody_is_asked_for_the_order() -> None:
    table = scenario(CARCASSONNE).laid(*TWO_AT_ONCE).figures(0, "meeple 0,0 c1", "meeple -1,-1 r1")
    table.draws("base.L")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert (seen(table).waiting_for, table.points(0)) == ((1,), 6)


@rule("carcassonne.ruling.score-order")
def test_robbers_make_the_order_a_question_too() -> None:
    table = scenario(CARCASSONNE, modules=("robbers",)).laid(*TWO_AT_ONCE).draws("base.L")
    table.figures(0, "meeple 0,0 c1").figures(1, "meeple -1,-1 r1")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert (table.asked(0), len(table.options(0))) == ("carcassonne.score", 2)
