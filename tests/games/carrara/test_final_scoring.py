"""The final scoring, the winner and the ties."""

from __future__ import annotations

import pytest

from tavola.kernel import Award
from tavola.testing import Scenario, rule, scenario
from tests.games.carrara.ending import ANY_ACTION, nearly_over
from tests.games.carrara.looking import all_others, seen, told


def last_turn() -> Scenario:
    """Two players; the first has announced the end, the second is about to have the last turn."""
    return scenario("carrara", seats=2).announced("0").mover("1").coins(0, 0).coins(1, 0).blocks(0).blocks(1)


def over(table: Scenario) -> list[Award]:
    """Play the last turn; returns what each seat gets in the final scoring."""
    return table.chooses(1, "decline", "end").awards


def sums(award: Award) -> dict[str, int]:
    """Points by the rule that gives them."""
    rules = dict.fromkeys(item.rule for item in award.items)
    return {rule_id: sum(item.total for item in award.items if item.rule == rule_id) for rule_id in rules}


@rule("carrara1.final.everyone")
def test_everybody_is_scored_at_the_end_whoever_announced() -> None:
    awards = over(last_turn().objects(0, crown=1).objects(1, crown=2))

    assert [(award.seat, award.points) for award in awards] == [(0, 3), (1, 6)]


@rule("carrara1.final.everyone")
def test_the_final_scoring_is_the_same_after_the_last_building() -> None:
    table = scenario("carrara", seats=2).mover("1").coins(1, 12).objects(1, cup=2).blocks(1, white=3)
    table.display("villa 3").built(0, *all_others("villa 3"))

    awards = table.chooses(1, "build villa 3 pisa", "pay 3white", "end").awards

    assert awards[1].points == 2 * 3 + 3 + 2


@rule("carrara1.final.everyone")
def test_after_the_final_scoring_nothing_can_be_done() -> None:
    table = last_turn()

    over(table)

    assert table.refuses(0, "buy").rule == "carrara1.final.everyone"


@rule("carrara1.final.everyone")
def test_final_points_are_added_to_the_score() -> None:
    table = last_turn().points(1, 20).objects(1, crown=2)

    over(table)

    assert table.points(1) == 26


@rule("carrara1.final.objects")
def test_every_object_brings_three_points() -> None:
    _, award = over(last_turn().objects(1, crown=2, book=1))

    assert sums(award)["carrara1.final.objects"] == 9


@rule("carrara1.final.buildings")
def test_buildings_bring_the_sum_of_their_costs_wherever_they_stand() -> None:
    _, award = over(last_turn().built(1, "villa 3 livorno", "porta 5 lerici", "castello 1 pisa"))

    assert sums(award)["carrara1.final.buildings"] == 9


@rule("carrara1.final.coins")
@pytest.mark.parametrize(("held", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (31, 6)])
def test_five_coins_bring_a_point_and_a_rest_brings_nothing(held: int, points: int) -> None:
    _, award = over(last_turn().coins(1, held))

    assert sums(award)["carrara1.final.coins"] == points


@rule("carrara1.final.green-cards-unused", "carrara1.end.condition-scorings")
def test_only_objects_buildings_and_coins_bring_points_at_the_end() -> None:
    table = nearly_over(2, seat=1, scorings=6).coins(1, 25)

    _, _, award = table.chooses(1, *ANY_ACTION, "announce").awards

    assert list(sums(award)) == [
        "carrara1.final.objects",
        "carrara1.final.buildings",
        "carrara1.final.coins",
    ]


@rule("carrara1.final.winner")
@pytest.mark.parametrize(("first", "second", "winner"), [(30, 29, 0), (29, 30, 1)])
def test_the_most_points_win(first: int, second: int, winner: int) -> None:
    table = last_turn().points(0, first).points(1, second)

    over(table)

    assert [(place.seat, place.rank) for place in table.standing] == [(winner, 1), (1 - winner, 2)]


@rule("carrara1.final.winner")
def test_the_final_scoring_decides_and_not_the_points_before_it() -> None:
    table = last_turn().points(0, 30).points(1, 29).coins(1, 10)

    over(table)

    assert table.standing[0].seat == 1


@rule("carrara1.final.winner")
def test_blocks_do_not_matter_as_long_as_points_differ() -> None:
    table = last_turn().points(0, 30).points(1, 29).blocks(1, white=6)

    over(table)

    assert (table.standing[0].seat, table.standing[0].tie_break) == (0, None)


@rule("carrara1.tie.blocks")
def test_with_equal_points_more_blocks_win_whatever_their_colour() -> None:
    table = last_turn().points(0, 30).points(1, 30).blocks(0, white=2).blocks(1, black=3)

    over(table)

    assert [(place.seat, place.rank, place.tie_break) for place in table.standing] == [(1, 1, 3), (0, 2, 2)]


@rule("carrara1.final.winner", "carrara1.tie.blocks", "carrara1.tie.shared")
@pytest.mark.parametrize(
    ("first", "blocks_left", "winners", "cited"),
    [
        (31, 0, (0,), "carrara1.final.winner"),
        (30, 3, (1,), "carrara1.tie.blocks"),
        (30, 0, (0, 1), "carrara1.tie.shared"),
    ],
)
def test_the_log_says_who_won_and_why(
    first: int, blocks_left: int, winners: tuple[int, ...], cited: str
) -> None:
    table = last_turn().points(0, first).points(1, 30).blocks(1, black=blocks_left)

    over(table)

    assert (told(table, "over").details["seats"], told(table, "over").rule) == (winners, cited)


@rule("carrara1.tie.shared")
def test_with_equal_points_and_equally_many_blocks_all_of_them_win() -> None:
    table = last_turn().points(0, 30).points(1, 30).blocks(0, white=2).blocks(1, black=2)

    over(table)

    assert [place.rank for place in table.standing] == [1, 1]


@rule("carrara1.tie.shared")
def test_a_third_player_is_third_behind_two_winners() -> None:
    table = scenario("carrara", seats=3).announced("1").mover("2").points(0, 30).points(2, 30)
    table.blocks(0, red=1).blocks(1, red=5).blocks(2, blue=1)

    table.chooses(2, "decline", "end")

    assert [(place.seat, place.rank) for place in table.standing] == [(0, 1), (2, 1), (1, 3)]


@rule("carrara1.final.winner")
def test_screens_are_open_when_the_game_is_over() -> None:
    table = last_turn().coins(1, 17)

    over(table)
    screen = seen(table, 0).mats[1].screen

    assert screen is not None
    assert screen.coins == 17


@rule("carrara1.final.winner")
def test_a_tie_for_second_place_does_not_decide_who_won() -> None:
    table = scenario("carrara", seats=3).announced("1").mover("2").points(0, 31).points(1, 30).points(2, 30)

    table.chooses(2, "decline", "end")

    assert told(table, "over").rule == "carrara1.final.winner"
