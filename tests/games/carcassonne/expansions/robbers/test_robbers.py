"""The Robbers: where they may stand, what they take, and when they go along, wait or come back."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.expansions.messages.rules import MessagesView
from tavola.games.carcassonne.expansions.robbers.rules import RobbersView
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Chance
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import part, told


def with_robbers(seats: int = 2, *more: str) -> Scenario:
    return scenario(CARCASSONNE, seats=seats, modules=("robbers", *more))


def spaces(table: Scenario) -> list[int | None]:
    """Where the robber of each seat stands on the scoring track."""
    return list(part(table, RobbersView).spaces)


def scores(table: Scenario, seats: int = 2) -> list[int]:
    return [table.points(seat) for seat in range(seats)]


def road_of(tiles: int, seat: int, seats: int = 2, *more: str) -> Scenario:
    """A road with a highwayman of a seat; base.W completes it with so many tiles."""
    laid = [f"base.U {x},0 r0" for x in range(1, tiles - 1)]
    table = with_robbers(seats, *more).start("base.W 0,0 r0").laid(*laid).draws("base.W")
    return table.figures(seat, "meeple 0,0 r1")


def city_of(seat: int, seats: int = 2, *more: str) -> Scenario:
    """A city with a knight of a seat; base.E completes it on 0,-1 for 4 points."""
    return with_robbers(seats, *more).figures(seat, "meeple 0,0 c1").draws("base.E")


def city_and_road(city: int, road: int, seats: int) -> Scenario:
    """base.L on 0,1 completes a city for 4 points and a road for 2, with meeples of these seats."""
    table = with_robbers(seats).start("base.E 0,0 r2").laid("base.B 1,0 r0", "base.W 1,1 r0").draws("base.L")
    if city == road:
        return table.figures(city, "meeple 0,0 c1", "meeple 1,1 r3")
    return table.figures(city, "meeple 0,0 c1").figures(road, "meeple 1,1 r3")


CLOSE_CITY = ("place 0,-1 r2", "skip")
BOTH, CITY_FIRST, ROAD_FIRST = ("place 0,1 r0", "skip"), "score 0,1 c1", "score 0,1 r1"


@rule("carcassonne.robbers.tiles")
def test_8_robber_tiles_are_shuffled_in() -> None:
    chance = CARCASSONNE.new(CARCASSONNE.setups.make(2, start=0, modules=("robbers",))).pending

    assert isinstance(chance, Chance)
    assert sum(n for tile, n in chance.pool.items() if tile.startswith("robbers.")) == 8
    assert sum(chance.pool.values()) == 71 + 8


@rule("carcassonne.robbers.tiles")
def test_at_first_no_robber_is_on_the_track() -> None:
    assert spaces(with_robbers(3)) == [None, None, None]


@rule("carcassonne.robbers.place")
def test_the_robber_goes_to_a_space_with_a_counting_figure_of_somebody_else() -> None:
    table = with_robbers(3).points(0, 3).points(1, 7).points(2, 12).draws("robbers.F")

    table.chooses(0, "place 1,0 r0")
    options = table.options(0)
    table.chooses(0, "ambush 12")

    assert (options, spaces(table)) == (["ambush 7", "ambush 12", "skip"], [12, None, None])


@rule("carcassonne.robbers.place")
@pytest.mark.parametrize("space", [3, 9], ids=["only own figure", "no figure"])
def test_the_robber_does_not_go_where_nobody_else_stands(space: int) -> None:
    table = with_robbers().points(0, 3).points(1, 7).draws("robbers.F")

    table.chooses(0, "place 1,0 r0")

    assert table.refuses(0, f"ambush {space}").rule == "carcassonne.robbers.place"


@rule("carcassonne.robbers.place")
def test_the_robber_may_also_stay_at_home() -> None:
    table = with_robbers().points(1, 7).draws("robbers.F")

    table.chooses(0, "place 1,0 r0", "skip").chooses(1, "skip")

    assert (spaces(table), table.asked(0)) == ([None, None], "carcassonne.claim")


@rule("carcassonne.robbers.place")
def test_a_tile_without_the_symbol_brings_no_robber() -> None:
    table = with_robbers().points(1, 7).draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert table.asked(0) == "carcassonne.claim"


@rule("carcassonne.robbers.place")
def test_who_has_gone_once_round_the_track_stands_on_a_space_again() -> None:
    table = with_robbers().points(1, 57).draws("robbers.F")

    table.chooses(0, "place 1,0 r0")

    assert table.options(0) == ["ambush 7", "skip"]


@rule("carcassonne.robbers.place", "carcassonne.robbers.next")
def test_p20_you_put_your_robber_to_blue_and_then_green_may_put_one() -> None:
    table = with_robbers(4).points(0, 5).points(1, 12).points(2, 20).points(3, 30)
    table.robber(1, 20).robber(2, 5).draws("robbers.F")

    table.chooses(0, "place 1,0 r0", "ambush 12")

    assert [table.asked(seat) for seat in range(4)] == [None, None, None, "carcassonne.robber"]
    assert table.options(3) == ["ambush 5", "ambush 12", "ambush 20", "skip"]


@rule("carcassonne.robbers.next")
@pytest.mark.parametrize("answer", ["ambush 0", "skip"])
def test_only_one_more_player_may_put_a_robber(answer: str) -> None:
    table = with_robbers(3).draws("robbers.F")

    table.chooses(0, "place 1,0 r0", "ambush 0").chooses(1, answer)

    assert [table.asked(seat) for seat in range(3)] == ["carcassonne.claim", None, None]


@rule("carcassonne.robbers.next", "carcassonne.ruling.robbers-next-anyway")
def test_the_next_may_put_one_even_if_the_player_at_turn_does_not() -> None:
    table = with_robbers(3).draws("robbers.F")

    table.chooses(0, "place 1,0 r0", "skip").chooses(1, "ambush 0")

    assert (spaces(table), told(table, "ambush").rule) == ([None, 0, None], "carcassonne.robbers.next")


@rule("carcassonne.robbers.next")
def test_whoever_has_the_robber_on_the_track_is_passed_over() -> None:
    table = with_robbers().points(1, 7).robber(1, 0).draws("robbers.F")

    table.chooses(0, "place 1,0 r0", "ambush 7")

    assert (table.asked(0), table.asked(1)) == ("carcassonne.claim", None)


@rule("carcassonne.robbers.move")
def test_a_robber_on_the_track_may_be_moved() -> None:
    table = with_robbers(3).points(1, 7).points(2, 12).robber(0, 7).robber(1, 0).robber(2, 0)
    table.draws("robbers.F")

    table.chooses(0, "place 1,0 r0", "ambush 12")

    assert (spaces(table), told(table, "ambush").rule) == ([12, 0, 0], "carcassonne.robbers.move")


@rule("carcassonne.robbers.move")
def test_a_robber_on_the_track_need_not_be_moved() -> None:
    table = with_robbers(3).points(1, 7).points(2, 12).robber(0, 7).robber(1, 0).robber(2, 0)
    table.draws("robbers.F")

    table.chooses(0, "place 1,0 r0", "skip")

    assert (spaces(table), table.asked(0)) == ([7, 0, 0], "carcassonne.claim")


@rule("carcassonne.robbers.place", "carcassonne.robbers.rob")
def test_a_robber_just_put_robs_what_this_very_tile_brings() -> None:
    table = with_robbers().points(0, 6).draws("robbers.E").figures(0, "meeple 0,0 c1")

    table.chooses(0, "place 0,-1 r2", "skip").chooses(1, "ambush 6").chooses(0, "skip")

    assert scores(table) == [6 + 4, 2]


@rule("carcassonne.robbers.rob", "carcassonne.robbers.back", "carcassonne.robbers.travel")
def test_p20_you_get_five_blue_robs_three_and_the_yellow_robber_goes_along_with_blue() -> None:
    table = road_of(5, 0, 3).points(0, 3).points(1, 5).robber(1, 3).robber(2, 5)

    table.chooses(0, "place 4,0 r0", "skip")

    assert (scores(table, 3), spaces(table)) == ([8, 8, 0], [None, None, 8])


@rule("carcassonne.robbers.travel")
@pytest.mark.parametrize("victim", [0, 1], ids=["you", "blue"])
def test_p20_later_the_yellow_robber_robs_whichever_of_you_gets_points_first(victim: int) -> None:
    table = road_of(5, 0, 3).points(0, 3).points(1, 5).robber(1, 3).robber(2, 5).draws("base.W")
    table.figures(victim, *(["meeple 0,0 r1", "meeple 0,0 r2"] if victim == 0 else ["meeple 0,0 r2"]))

    table.chooses(0, "place 4,0 r0", "skip").chooses(1, "place 0,1 r1", "skip")

    assert (scores(table, 3)[2], spaces(table)) == (1, [None, None, None])


@rule("carcassonne.robbers.all", "carcassonne.robbers.back", "carcassonne.robbers.rob")
def test_p20_blue_gets_four_and_you_and_green_two_each_and_the_robbers_leave() -> None:
    table = city_of(1, 3).points(1, 9).robber(0, 9).robber(2, 9)

    table.chooses(0, *CLOSE_CITY)

    assert (scores(table, 3), spaces(table)) == ([2, 13, 2], [None, None, None])


@rule("carcassonne.robbers.rob")
@pytest.mark.parametrize(("tiles", "half"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_robber_gets_half_rounded_up_and_the_other_keeps_everything(tiles: int, half: int) -> None:
    table = road_of(tiles, 1).points(1, 9).robber(0, 9)

    table.chooses(0, f"place {tiles - 1},0 r0", "skip")

    assert scores(table) == [half, 9 + tiles]


@rule("carcassonne.robbers.rob")
def test_who_moves_from_another_space_is_not_robbed() -> None:
    table = city_of(1).points(1, 9).robber(0, 11)

    table.chooses(0, *CLOSE_CITY)

    assert (scores(table), spaces(table)) == ([0, 13], [11, None])


@rule("carcassonne.robbers.rob")
def test_a_robber_also_robs_who_comes_round_the_track_to_its_space() -> None:
    table = city_of(1).points(1, 59).robber(0, 9)

    table.chooses(0, *CLOSE_CITY)

    assert scores(table) == [2, 63]


@rule("carcassonne.robbers.back")
def test_a_robber_that_has_robbed_can_be_put_again() -> None:
    table = city_of(1).points(1, 9).robber(0, 9).robber(1, 30).draws("robbers.F")

    table.chooses(0, *CLOSE_CITY)
    back = told(table, "robber_back").seat
    table.chooses(1, "place 1,0 r0", "skip").chooses(0, "ambush 13")

    assert (back, spaces(table)) == (0, [13, 30])


@rule("carcassonne.robbers.must")
def test_the_robber_takes_a_single_point_and_does_not_wait_for_more() -> None:
    table = road_of(2, 1).figures(1, "meeple 0,0 r1", "meeple 0,0 r2").points(1, 9).robber(0, 9)

    table.chooses(0, "place 1,0 r0", "skip")

    assert (scores(table), spaces(table), table.asked(0)) == ([1, 11], [None, None], None)


@rule("carcassonne.robbers.must")
@pytest.mark.parametrize(("first", "half"), [(CITY_FIRST, 2), (ROAD_FIRST, 1)])
def test_of_two_scorings_of_one_figure_the_robber_takes_the_first(first: str, half: int) -> None:
    table = city_and_road(1, 1, 2).points(1, 9).robber(0, 9)

    table.chooses(0, *BOTH, first)

    assert scores(table) == [half, 9 + 4 + 2]


@rule("carcassonne.robbers.must", "carcassonne.robbers.rob")
@pytest.mark.parametrize(("first", "half"), [(ROAD_FIRST, 2), (CITY_FIRST, 0)], ids=["stops there", "passes"])
def test_a_figure_that_stops_at_the_robber_and_moves_on_in_one_scoring_is_robbed(
    first: str, half: int
) -> None:
    table = city_and_road(1, 1, 2).points(1, 7).robber(0, 9)

    table.chooses(0, *BOTH, first)

    assert scores(table) == [half, 7 + 4 + 2]


@rule("carcassonne.robbers.choose")
@pytest.mark.parametrize(("victim", "half"), [(1, 2), (2, 1)])
def test_if_several_move_from_its_space_the_owner_chooses_whom_to_rob(victim: int, half: int) -> None:
    table = city_and_road(1, 2, 3).points(1, 9).points(2, 9).robber(0, 9)

    table.chooses(0, *BOTH, CITY_FIRST)
    options = table.options(0)
    table.chooses(0, f"rob {victim} meeple")

    assert (options, scores(table, 3)) == (["rob 1 meeple", "rob 2 meeple"], [half, 13, 11])


@rule("carcassonne.robbers.choose", "carcassonne.robbers.must")
def test_to_rob_nobody_is_not_among_the_choices() -> None:
    table = city_and_road(1, 2, 3).points(1, 9).points(2, 9).robber(0, 9)

    table.chooses(0, *BOTH, ROAD_FIRST)

    assert table.refuses(0, "skip").rule == "carcassonne.robbers.choose"


@rule("carcassonne.robbers.all", "carcassonne.robbers.choose")
def test_two_robbers_may_rob_the_same_points() -> None:
    table = city_and_road(1, 2, 4).points(1, 9).points(2, 9).robber(0, 9).robber(3, 9)

    table.chooses(0, *BOTH, CITY_FIRST, "rob 1 meeple").chooses(3, "rob 1 meeple")

    assert scores(table, 4) == [2, 13, 11, 2]


@rule("carcassonne.robbers.own")
def test_a_robber_does_not_rob_its_own_player() -> None:
    table = city_of(0).points(0, 9).points(1, 9).robber(0, 9)

    table.chooses(0, *CLOSE_CITY)

    assert (scores(table), spaces(table)) == ([13, 9], [9, None])


@rule("carcassonne.robbers.travel")
def test_an_own_robber_does_not_go_along_with_the_own_figure() -> None:
    table = city_of(2, 3).points(1, 9).points(0, 9).points(2, 20).robber(1, 20).robber(0, 30)

    table.chooses(0, *CLOSE_CITY)

    assert (scores(table, 3), spaces(table)) == ([9, 11, 24], [30, None, None])


@rule("carcassonne.robbers.travel")
def test_robbed_points_are_not_robbed() -> None:
    table = city_of(2, 3).points(1, 9).points(2, 20).robber(1, 20).robber(0, 9)

    table.chooses(0, *CLOSE_CITY)

    assert (scores(table, 3), spaces(table)) == ([0, 11, 24], [11, None, None])


@rule("carcassonne.robbers.rob", "carcassonne.robbers.all")
def test_two_players_can_rob_each_other_in_one_scoring() -> None:
    table = city_of(0).figures(1, "meeple 0,0 c1").points(0, 3).points(1, 9).robber(0, 9).robber(1, 3)

    table.chooses(0, *CLOSE_CITY)

    assert (scores(table), spaces(table)) == ([3 + 4 + 2, 9 + 4 + 2], [None, None])


@rule("carcassonne.robbers.final")
def test_a_robber_still_on_the_track_at_the_end_gives_three_points() -> None:
    table = with_robbers().start("base.B 0,0 r0").left("base.X").points(1, 9).robber(0, 9)

    assert (table.over, scores(table), table.award.seat) == (True, [3, 9], 0)


@rule("carcassonne.robbers.final")
def test_a_robber_comes_back_at_the_end() -> None:
    table = with_robbers().start("base.B 0,0 r0").left("base.X").points(1, 9).robber(0, 9)

    assert (table.over, spaces(table)) == (True, [None, None])


@rule("carcassonne.ruling.robbers-no-final")
def test_nothing_is_robbed_in_the_final_scoring() -> None:
    table = with_robbers().start("base.U 0,0 r0").laid("base.U 1,0 r0").left("base.C")
    table.figures(1, "meeple 0,0 r1").points(1, 9).robber(0, 9)

    assert (table.over, scores(table)) == (True, [3, 11])


@rule("carcassonne.ruling.robbers-no-final")
def test_the_points_for_robbers_come_before_the_final_scoring() -> None:
    table = with_robbers().start("base.U 0,0 r0").left("base.C").figures(1, "meeple 0,0 r1").robber(0, 9)

    assert [award.source for award in table.awards] == ["carcassonne.robber", "carcassonne.final"]


@rule("carcassonne.ruling.robbers-stay")
def test_a_robber_without_another_figure_on_its_space_stays_and_waits() -> None:
    table = (
        road_of(2, 1).points(1, 7).robber(0, 9).draws("base.W").figures(1, "meeple 0,0 r1", "meeple 0,0 r2")
    )

    table.chooses(0, "place 1,0 r0", "skip")
    waiting = (scores(table), spaces(table))
    table.chooses(1, "place 0,1 r1", "skip")

    assert waiting == ([0, 9], [9, None])
    assert (scores(table), spaces(table)) == ([1, 11], [None, None])


@rule("carcassonne.ruling.robbers-collect")
@pytest.mark.parametrize("first", [CITY_FIRST, ROAD_FIRST])
def test_robbed_points_are_moved_after_all_points_of_the_scoring(first: str) -> None:
    """Seat 0 gets 2 points for a road, from 8 to 10, and 2 robbed ones: these take the robber on 10 along."""
    table = city_and_road(1, 0, 4).points(0, 8).points(1, 20).points(2, 30).points(3, 10)
    table.robber(0, 20).robber(2, 10)

    table.chooses(0, *BOTH, first)

    assert (scores(table, 4), spaces(table)) == ([12, 24, 30, 10], [None, None, 12, None])


@rule("carcassonne.ruling.robbers-collect")
def test_it_is_settled_who_gets_what_before_a_robber_chooses() -> None:
    table = city_and_road(1, 2, 3).points(1, 9).points(2, 9).robber(0, 9)

    table.chooses(0, *BOTH, ROAD_FIRST)

    assert (table.asked(0), scores(table, 3)) == ("carcassonne.robbery", [0, 13, 11])


def with_messages(mover: int) -> Scenario:
    """Seat 1 gets 4 points in the turn of a seat; the robber of seat 0 stands by its counting meeple."""
    table = city_of(1, 2, "messages").points(0, 8).messenger(0, 4).points(1, 9).messenger(1, 2)
    return table.robber(0, 9).mover(str(mover))


@rule("carcassonne.robbers.messages")
@pytest.mark.parametrize(("counter", "asked"), [("meeple", "carcassonne.message"), ("messenger", None)])
def test_robbed_points_that_lead_onto_a_dark_space_in_the_own_turn_bring_a_message(
    counter: str, asked: str | None
) -> None:
    table = with_messages(0)

    table.chooses(0, *CLOSE_CITY).chooses(1, "count meeple").chooses(0, f"count {counter}")

    assert table.asked(0) == asked


@rule("carcassonne.robbers.messages")
def test_robbed_points_in_anothers_turn_bring_no_message() -> None:
    table = with_messages(1)

    table.chooses(1, *CLOSE_CITY, "count meeple").chooses(0, "count meeple")

    assert (table.points(0), part(table, MessagesView)) == (
        8 + 4 + 2,
        MessagesView(meeple=(10, 13), messenger=(4, 2), unseen=8, seen=()),
    )


@rule("carcassonne.robbers.messages", "carcassonne.robbers.rob")
def test_a_robber_by_the_counting_meeple_gets_nothing_from_the_messenger() -> None:
    table = with_messages(0)

    table.chooses(0, *CLOSE_CITY).chooses(1, "count messenger")

    assert (table.points(0), spaces(table)) == (8 + 4, [9, None])


@rule("carcassonne.robbers.messages", "carcassonne.robbers.place")
def test_a_robber_may_also_be_put_to_a_messenger_and_rob_it() -> None:
    table = with_robbers(2, "messages").figures(1, "meeple 0,0 c1").draws("robbers.F", "base.E")
    table.points(1, 9).messenger(1, 2).robber(1, 1).points(0, 1).messenger(0, 1)

    table.chooses(0, "place 1,0 r0", "ambush 2", "skip").chooses(1, *CLOSE_CITY, "count messenger")

    assert scores(table) == [1 + 1 + 2, 9 + 2 + 4]


def robbed_before_a_message() -> Scenario:
    """Both figures of seat 0 stand by the robber of seat 1; one moves 2, is robbed, and lands on 5."""
    table = road_of(2, 0, 2, "messages").points(0, 3).messenger(0, 3).robber(1, 3).draws("6", "7")
    return table.chooses(0, "place 1,0 r0", "skip")


@rule("carcassonne.ruling.robbers-spent", "carcassonne.robbers.back")
def test_a_robber_that_has_robbed_goes_back_only_after_the_message() -> None:
    table = robbed_before_a_message()

    assert (table.asked(0), table.points(1)) == ("carcassonne.message", 1)
    assert part(table, RobbersView) == RobbersView((None, 3), spent=(1,))


@rule("carcassonne.ruling.robbers-spent")
def test_a_robber_that_has_robbed_does_not_rob_again_in_this_turn() -> None:
    table = robbed_before_a_message()

    table.chooses(0, "message-points", "count messenger", "message-points")

    assert (scores(table), spaces(table)) == ([6 + 2 + 2 + 2, 1], [None, None])
