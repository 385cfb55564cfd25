"""Announcing the end: three conditions, five points, and the last round."""

from __future__ import annotations

import pytest

from tavola.games.carrara.first.rules.view import Goals
from tavola.testing import rule, scenario
from tests.games.carrara.ending import ANY_ACTION, COST, OBJECTS, nearly_over
from tests.games.carrara.looking import seen, told

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("carrara1.end.all-conditions")
@SEATS
def test_who_meets_all_three_conditions_may_announce_the_end(seats: int) -> None:
    table = nearly_over(seats)

    table.chooses(0, *ANY_ACTION)

    assert table.may(0, "announce")


@rule("carrara1.end.all-conditions")
@SEATS
def test_the_card_strip_shows_the_conditions_for_this_number_of_players(seats: int) -> None:
    goals = seen(scenario("carrara", seats=seats)).goals

    assert goals == Goals(4, OBJECTS[seats], COST[seats])


@rule("carrara1.end.condition-scorings")
@SEATS
def test_three_scorings_are_too_few(seats: int) -> None:
    table = nearly_over(seats, scorings=3)

    table.chooses(0, *ANY_ACTION)
    reason = table.refuses(0, "announce")

    assert (reason.rule, reason.details) == (
        "carrara1.end.condition-scorings",
        {"count": 3, "needed": 4},
    )


@rule("carrara1.end.condition-objects")
@pytest.mark.parametrize(("seats", "needed"), [(2, 8), (3, 7), (4, 6)])
def test_one_object_less_is_too_few(seats: int, needed: int) -> None:
    table = nearly_over(seats, objects=needed - 1)

    table.chooses(0, *ANY_ACTION)
    reason = table.refuses(0, "announce")

    assert (reason.rule, reason.details) == (
        "carrara1.end.condition-objects",
        {"count": needed - 1, "needed": needed},
    )


@rule("carrara1.end.condition-cost")
@pytest.mark.parametrize(("seats", "needed"), [(2, 30), (3, 25), (4, 20)])
def test_a_cost_of_one_less_is_too_little(seats: int, needed: int) -> None:
    table = nearly_over(seats, cost=needed - 1).display("villa 3")

    table.chooses(0, *ANY_ACTION)
    reason = table.refuses(0, "announce")

    assert (reason.rule, reason.details) == (
        "carrara1.end.condition-cost",
        {"count": needed - 1, "needed": needed},
    )


@rule("carrara1.end.minimums")
@SEATS
def test_more_than_the_conditions_ask_for_is_fine_too(seats: int) -> None:
    table = nearly_over(seats, scorings=5, objects=OBJECTS[seats] + 3, cost=COST[seats] + 2)

    table.chooses(0, *ANY_ACTION)

    assert table.may(0, "announce")


@rule("carrara1.end.announce")
def test_the_end_is_announced_only_after_the_action() -> None:
    table = nearly_over(2)

    assert table.refuses(0, "announce").rule == "carrara1.end.announce"


@rule("carrara1.end.announce")
def test_a_scoring_may_meet_the_last_condition() -> None:
    table = nearly_over(2, scorings=3)

    table.chooses(0, "score-type porta")

    assert table.may(0, "announce")


@rule("carrara1.end.announce")
def test_nobody_has_to_announce_the_end() -> None:
    table = nearly_over(2)

    table.chooses(0, *ANY_ACTION)

    assert table.may(0, "end")


@rule("carrara1.end.announce")
def test_who_announces_shows_the_objects_to_everybody() -> None:
    table = nearly_over(2, objects=9)

    table.chooses(0, *ANY_ACTION, "announce")

    assert told(table, "announced").seen_by(1).details["objects"] == 9


@rule("carrara1.end.announce-later")
def test_the_end_may_be_announced_in_a_later_turn_again_after_the_action() -> None:
    table = nearly_over(2)

    table.chooses(0, *ANY_ACTION, "end").chooses(1, "buy", "take III blue", "end")
    before_the_action = table.may(0, "announce")
    table.chooses(0, "score-type castello")

    assert (before_the_action, table.may(0, "announce")) == (False, True)


@rule("carrara1.end.bonus")
def test_the_announcement_brings_five_points_at_once() -> None:
    table = nearly_over(2).points(0, 12)

    table.chooses(0, *ANY_ACTION, "announce")

    assert table.points(0) == 17


@rule("carrara1.end.bonus")
def test_the_five_points_are_explained() -> None:
    table = nearly_over(2)

    table.chooses(0, *ANY_ACTION, "announce")

    assert (table.award.points, table.award.items[0].rule) == (5, "carrara1.end.bonus")


@rule("carrara1.end.last-round")
def test_after_the_announcement_the_others_play_up_to_the_right_of_the_start_player() -> None:
    table = nearly_over(4, seat=1)

    table.chooses(1, *ANY_ACTION, "announce")
    still_to_play = [seen(table).waiting_for]
    table.chooses(2, "decline", "end")
    still_to_play += [seen(table).waiting_for]
    table.chooses(3, "decline", "end")

    assert (still_to_play, table.over) == ([(2,), (3,)], True)


@rule("carrara1.end.last-round")
def test_the_game_ends_at_once_when_the_last_one_of_the_round_announces() -> None:
    table = nearly_over(3, seat=2)

    table.chooses(2, *ANY_ACTION, "announce")

    assert table.over


@rule("carrara1.end.no-duty")
def test_after_the_announcement_nobody_has_to_act() -> None:
    table = nearly_over(2)

    table.chooses(0, *ANY_ACTION, "announce").chooses(1, "decline", "end")

    assert table.over


@rule("carrara1.end.no-duty")
def test_everybody_hears_who_goes_without_an_action() -> None:
    table = scenario("carrara", seats=2).announced("0").mover("1")

    table.chooses(1, "decline")

    assert (told(table, "declined").seat, told(table, "declined").rule) == (1, "carrara1.end.no-duty")


@rule("carrara1.end.no-duty")
def test_after_the_announcement_the_usual_actions_are_still_there() -> None:
    table = nearly_over(2)

    table.chooses(0, *ANY_ACTION, "announce")

    assert table.may(1, "buy")


@rule("carrara1.end.no-duty")
def test_without_an_announcement_nobody_goes_without_an_action() -> None:
    table = scenario("carrara", seats=2)

    assert table.refuses(0, "decline").rule == "carrara1.end.no-duty"


@rule("carrara1.end.only-once")
def test_a_second_player_cannot_announce() -> None:
    table = nearly_over(3, seat=1).announced("0")

    table.chooses(1, *ANY_ACTION)
    reason = table.refuses(1, "announce")

    assert (reason.rule, reason.details) == ("carrara1.end.only-once", {"seat": 0})


@rule("carrara1.end.unmet")
def test_an_announcement_without_all_conditions_changes_nothing_and_play_goes_on() -> None:
    table = nearly_over(3, objects=6)

    table.chooses(0, *ANY_ACTION)
    table.refuses(0, "announce")
    table.chooses(0, "end")

    assert (table.points(0), seen(table).announced_by, seen(table).waiting_for) == (0, None, (1,))
