"""Five of a colour, three rounds, scorings, and the end."""

from __future__ import annotations

import pytest

from tavola.testing import Scenario, rule
from tests.games.tuscany.tables import mat, seen, shown, stack, state, stored, table, told

# -- five of a colour

FOUR_AND_OTHERS = "quarry, quarry, quarry, quarry, city, castle, village, monastery"


def four(display: str = FOUR_AND_OTHERS) -> Scenario:
    return table(display=display)


@rule("tuscany.display.five")
def test_the_fifth_tile_of_a_colour_sends_all_five_away() -> None:
    made = four().draws("quarry", "city", "farmstead", "village", "monastery", "carriage")
    made.chooses(0, "take 5 city")

    assert shown(made) == [
        "city", "farmstead", "village", "monastery", "carriage", "castle", "village", "monastery",
    ]  # fmt: skip
    assert seen(made).removed == {"quarry": 4}  # the fifth had a coloured back and is out


@rule("tuscany.display.five")
def test_kinds_of_agriculture_count_as_one_colour() -> None:
    made = four("boar, olives, wine-olives, boar-grain, city, castle, village, monastery")
    made.draws("wine", "city", "farmstead", "village", "monastery", "carriage").chooses(0, "take 5 city")

    assert [event.details for event in told(made, "sent-away")] == [{"colour": "agriculture", "count": 5}]


@rule("tuscany.display.again")
def test_if_a_colour_is_there_more_than_four_times_after_that_it_happens_again() -> None:
    made = four().draws("carriage").chooses(0, "take 5 city")
    made.draws("quarry", "carriage", "carriage", "carriage", "carriage", "farmstead")
    made.chooses(1, "take 6 castle")

    assert [(event.details["colour"], event.rule) for event in told(made, "sent-away")] == [
        ("quarry", "tuscany.display.five"),
        ("carriage", "tuscany.display.again"),
    ]
    assert "-" not in shown(made)


@rule("tuscany.display.neutral")
def test_when_the_neutral_tiles_are_used_up_the_removed_ones_are_shuffled() -> None:
    made = four().prepare("neutral", "2city").prepare("removed", "3farmstead")
    made.draws("quarry", "city", "city", "farmstead", "farmstead", "farmstead").chooses(0, "take 5 city")

    assert [event.details["count"] for event in told(made, "restacked")] == [7]  # with the four just removed
    assert seen(made).neutral == 4


@rule("tuscany.display.limits")
def test_if_there_are_not_enough_tiles_the_display_stays_smaller() -> None:
    made = four("quarry, quarry, quarry, quarry, city, castle").prepare("neutral", "-")
    made.prepare("stack 0", "village").chooses(0, "take 5 city")

    assert shown(made)[6:] == ["-", "-"]


@rule("tuscany.display.limits")
def test_five_of_a_colour_stay_when_hardly_anything_else_is_left() -> None:
    made = four("quarry, quarry, quarry, quarry").prepare("neutral", "-").prepare("stack 0", "quarry")
    made.prepare("display", "wine-olives, quarry, quarry, quarry, quarry")
    made.chooses(0, "take 1 wine-olives")

    assert shown(made).count("quarry") == 4  # sent away, shuffled and laid again; the own one is out


# -- rounds


def late(left: list[int], round_number: int, start: int = 0) -> Scenario:
    """Seats with so many own tiles left, in this round."""
    made = table(seats=len(left), start=start).prepare("round", str(round_number))
    for seat, count in enumerate(left):
        stack(made, seat, count)
    return made


@rule("tuscany.take.last-tile", "tuscany.round.first")
def test_the_first_round_ends_when_everybody_has_had_a_turn_after_a_left_stack_is_empty() -> None:
    made = late([15, 16, 16], 1).chooses(0, "take 4 quarry")
    assert [event.details["stack"] for event in told(made, "emptied")] == ["1"]
    assert (seen(made).round, seen(made).stack_emptied) == (1, True)
    made.chooses(1, "draw").chooses(2, "draw")

    assert len(told(made, "scoring")) == 1
    assert seen(made).round == 2


@rule("tuscany.round.first", "tuscany.round.once")
def test_the_last_player_of_a_round_can_end_it() -> None:
    made = late([16, 15], 1).chooses(0, "draw").chooses(1, "take 4 quarry")

    assert len(told(made, "scoring")) == 1


@rule("tuscany.round.stacks-stay")
def test_after_a_scoring_everybody_goes_on_with_the_leftmost_stack() -> None:
    made = late([15, 17], 1).chooses(0, "take 4 quarry").chooses(1, "draw")

    assert mat(made, 0).stacks == (0, 7, 7)
    assert mat(made, 1).stacks == (3, 7, 7)


@rule("tuscany.round.second")
def test_another_empty_left_stack_does_not_end_the_second_round() -> None:
    made = late([12, 15], 2).chooses(0, "draw").chooses(1, "take 4 quarry")

    assert told(made, "scoring") == []
    assert seen(made).round == 2


@rule("tuscany.round.second", "tuscany.round.stacks-stay", "tuscany.round.extra")
@pytest.mark.parametrize(
    ("left", "round_number", "expected"),
    [
        ([12, 15], 2, "tuscany.round.second"),
        ([5, 8], 3, "tuscany.round.stacks-stay"),
        ([0, 1], 3, "tuscany.round.extra"),
    ],
)
def test_nobody_is_told_that_a_stack_ends_a_round_when_it_does_not(
    left: list[int], round_number: int, expected: str
) -> None:
    made = late(left, round_number)
    if not left[0]:
        made.prepare("extra-round", "yes")
    made.chooses(0, "draw").chooses(1, "take 4 quarry")

    assert told(made, "emptied") == []
    assert [event.rule for event in told(made, "emptied-later")] == [expected]


@rule("tuscany.round.second")
def test_the_second_round_ends_with_an_empty_middle_stack() -> None:
    made = late([8, 15], 2).chooses(0, "take 4 quarry").chooses(1, "draw")

    assert len(told(made, "scoring")) == 1
    assert seen(made).round == 3


@rule("tuscany.round.third", "tuscany.round.extra", "tuscany.turn.rounds")
def test_after_an_empty_right_stack_the_round_is_finished_and_everybody_has_one_more_turn() -> None:
    made = late([5, 1, 5], 3).chooses(0, "draw").chooses(1, "take 4 quarry")
    order = []
    while not made.over:
        (seat,) = seen(made).waiting_for
        order.append(seat)
        made.chooses(seat, "draw")

    assert order == [2, 0, 1, 2]
    assert [event.kind for event in made.events if event.kind in ("tuscany.scoring", "tuscany.final")] == [
        "tuscany.scoring", "tuscany.final", "tuscany.final", "tuscany.final",
    ]  # fmt: skip


@rule("tuscany.round.extra")
def test_the_extra_round_is_not_prolonged() -> None:
    made = late([0, 1], 3).prepare("extra-round", "yes").chooses(0, "draw").chooses(1, "take 4 quarry")

    assert made.over


@rule("tuscany.round.once")
def test_a_full_board_does_not_end_the_game() -> None:
    made = table()
    position = state(made)
    position.covered[0], position.reach[0] = (1 << 30) - 1, 0
    position.ask_again()
    made.chooses(0, "take 4 quarry")

    assert not made.over
    assert stored(made) == ["quarry"]


# -- scoring


def scored(red: int, points: int, round_number: int = 1) -> Scenario:
    made = late([14 if round_number == 1 else 7, 20], round_number)
    return made.red(0, red).green(0, points).chooses(0, "draw").chooses(1, "draw")


@rule("tuscany.scoring.transfer", "tuscany.scoring.green-stays")
def test_in_a_scoring_green_points_are_added_to_red_and_stay() -> None:
    made = scored(4, 9)

    assert (mat(made).red, mat(made).green) == (13, 9)


@rule("tuscany.scoring.marker")
@pytest.mark.parametrize(("red", "after"), [(41, 50), (91, 100), (103, 112)])
def test_points_beyond_fifty_are_simply_counted(red: int, after: int) -> None:
    """A ring of fifty spaces needs a marker; a number does not."""
    assert mat(scored(red, 9)).red == after


def ending(**options: str) -> Scenario:
    """Seat 1 has the last turn of the game."""
    made = table(options={name.replace("_", "-"): value for name, value in options.items()})
    made.prepare("round", "3").prepare("extra-round", "yes").prepare("mover", "1")
    return stack(stack(made, 0, 0), 1, 3)


@rule("tuscany.final.items", "tuscany.final.cards")
def test_at_the_end_what_is_left_brings_points() -> None:
    made = ending().red(0, 80).marble(0, 2).workers(0, 1).bonus(0, storage=1).storage(0, "city", "hexagon")
    made.hand(0, village=11).chooses(1, "draw")

    assert mat(made).red == 80 + 1 + 1 + 2 + 1 + 2


@rule("tuscany.draw.two")
def test_by_another_printing_three_cards_make_a_point() -> None:
    made = ending(cards_per_point="3").hand(0, village=11).chooses(1, "draw")

    assert mat(made).red == 3


@rule("tuscany.final.own-stacks")
def test_tiles_in_stacks_and_bonus_cards_bring_nothing() -> None:
    made = ending().bonus(1, card=2).chooses(1, "take 4 quarry")

    assert mat(made, 1).red == 1  # the quarry in the storage


@rule("tuscany.final.winner")
def test_most_red_points_win() -> None:
    made = ending().red(0, 20).red(1, 21).chooses(1, "draw")

    assert [(place.seat, place.rank) for place in made.standing] == [(1, 1), (0, 2)]
    assert told(made, "over")[0].details["seats"] == (1,)


@rule("tuscany.tie.empty")
def test_equal_points_more_empty_fields_win() -> None:
    made = ending().red(0, 20).red(1, 20).tiles(0, "a1 carriage").chooses(1, "draw")

    assert [(place.seat, place.rank, place.tie_break) for place in made.standing] == [(1, 1, 29), (0, 2, 28)]
    assert told(made, "over")[0].rule == "tuscany.tie.empty"


@rule("tuscany.tie.green")
def test_equal_empty_fields_more_green_points_win() -> None:
    made = ending().red(0, 20).red(1, 19).green(0, 1).green(1, 2).chooses(1, "draw")

    assert [(place.seat, place.rank) for place in made.standing] == [(1, 1), (0, 2)]


@rule("tuscany.tie.empty", "tuscany.tie.green")
@pytest.mark.parametrize(
    ("red", "options", "expected"),
    [
        ((20, 22), {}, "tuscany.final.winner"),
        ((20, 19), {}, "tuscany.tie.green"),
        ((20, 19), {"tie_break": "fewer-green"}, "tuscany.tie.shared"),
    ],
)
def test_the_end_names_the_rule_that_decided(
    red: tuple[int, int], options: dict[str, str], expected: str
) -> None:
    made = ending(**options).red(0, red[0]).red(1, red[1]).green(0, 1).green(1, 2).chooses(1, "draw")

    assert told(made, "over")[0].rule == expected


@rule("tuscany.tie.shared")
def test_equal_in_everything_all_win() -> None:
    made = ending().red(0, 20).red(1, 20).chooses(1, "draw")

    assert [place.rank for place in made.standing] == [1, 1]


@rule("tuscany.tie.shared")
@pytest.mark.parametrize(("points", "cards", "winner"), [(1, 0, 0), (2, 4, 1), (2, 0, 0)])
def test_by_another_printing_fewer_green_points_win_then_fewer_cards(
    points: int, cards: int, winner: int
) -> None:
    made = ending(tie_break="fewer-green").red(0, 22 - points).red(1, 20).green(0, points).green(1, 2)
    made.hand(0, village=cards).chooses(1, "draw")

    assert made.standing[0].seat == winner
