"""Bots stand in for people, for a while or for good."""

from tavola.table import Status, Table, fingerprint
from tavola.table.entries import Resigned
from tests.table.toy_tables import BOT, bid, choose, gathering, holder, play_round, refused, running, seen


def test_a_bot_plays_a_seat_that_was_handed_over() -> None:
    table = running()
    table.hand_over(0, BOT)

    assert (BOT, False) == (table.chairs[0].bot, table.chairs[0].is_person)


def test_the_holder_keeps_the_key_of_a_seat_that_was_handed_over() -> None:
    table = running()
    table.hand_over(0, BOT)

    assert (0,) == table.seats_of(holder(0))


def test_handing_over_leaves_the_open_question_as_it_is() -> None:
    table = running()
    asked = table.asked_at(0)
    table.hand_over(0, BOT)
    table.choose(0, asked or 0, "bid 3 -")

    assert (1,) == table.waiting_for


def test_the_holder_takes_the_seat_back() -> None:
    table = running()
    table.hand_over(0, BOT)
    table.take_over(0)

    assert ("", True) == (table.chairs[0].bot, table.chairs[0].is_person)


def test_only_a_person_hands_over() -> None:
    table = running(bots=(1,))
    table.hand_over(0, BOT)
    for seat in (0, 1):
        with refused("no-person"):
            table.hand_over(seat, BOT)


def test_only_what_was_handed_over_is_taken_back() -> None:
    table = running(3, bots=(1,))
    table.resign(2)
    for seat in (0, 1, 2):
        with refused("no-take-over"):
            table.take_over(seat)


def test_of_two_who_resigns_loses_at_once() -> None:
    table = running()
    table.resign(0)

    assert (Status.OVER, ()) == (table.status, table.waiting_for)
    assert [(1, 1), (0, 2)] == [(place.seat, place.rank) for place in table.standing()]


def test_of_two_no_bot_takes_the_seat_of_who_resigned() -> None:
    table = running()
    table.resign(0)

    assert "" == table.chairs[0].bot


def told(table: Table) -> list[tuple[str, int | None]]:
    return [(event.kind, event.seat) for _, event in table.log(None)]


def test_giving_up_is_told_and_says_whether_the_game_goes_on() -> None:
    table = running(3)
    table.resign(1)
    first = told(table)
    table.resign(0)

    assert ("table.resigned", 1) == first[-1]
    assert [("table.resigned", 1), ("table.resigned-over", 0)] == told(table)[-2:]


def test_what_is_played_later_is_told_after_giving_up() -> None:
    table = running(3)
    bid(table, 5, 3, 1)
    table.resign(1)
    length = len(table.log(None))
    choose(table, 0, "take red")

    assert ("table.resigned", 1) == told(table)[length - 1]
    assert len(table.log(None)) > length


def test_a_take_back_leaves_it_told_that_somebody_gave_up() -> None:
    table = running(3, bots=(2,))
    bid(table, 5, 3, 1)
    table.resign(1)
    table.ask_take_back(0, 1)

    assert len(table.running.steps) == 1
    assert ("table.resigned", 1) == told(table)[-1]


def test_who_resigns_with_more_points_still_comes_last() -> None:
    table = running()
    play_round(table, 5, 1)
    table.resign(0)
    points = {place.seat: place.score for place in table.standing()}

    assert points[0] > points[1]
    assert [1, 0] == [place.seat for place in table.standing()]


def test_of_three_a_bot_plays_on_for_who_resigned() -> None:
    table = running(3)
    table.resign(1)

    assert (Status.RUNNING, (0, 1, 2), BOT) == (table.status, table.waiting_for, table.chairs[1].bot)


def test_of_three_who_resigned_comes_last_whatever_the_bot_wins() -> None:
    table = running(3, rounds="1")
    table.resign(1)
    bid(table, seen(table).die, 5, 3)
    choose(table, 1, "pass")

    assert table.running.state.standing()[0].seat == 1
    assert [1, 2, 3] == [place.rank for place in table.standing()]
    assert 1 == table.standing()[-1].seat


def test_who_really_wins_is_told_where_who_resigned_has_the_most_points() -> None:
    table = running(3, rounds="1")
    table.resign(1)
    bid(table, seen(table).die, 5, 3)
    choose(table, 1, "pass")
    _, last = table.log(None)[-1]

    assert ("table.won", None) == (last.kind, last.seat)
    assert {"gone": (1,), "winners": (table.standing()[0].seat,)} == last.details


def test_nothing_is_added_where_the_winner_by_points_has_stayed() -> None:
    table = running(3, rounds="1")
    table.resign(1)
    bid(table, 5, seen(table).die, 3)
    choose(table, 0, "pass")

    assert Status.OVER is table.status
    assert "table.won" not in [kind for kind, _ in told(table)]


def test_when_all_but_one_have_resigned_the_last_wins() -> None:
    table = running(3)
    table.resign(1)
    table.resign(0)

    assert Status.OVER is table.status
    assert [(2, 1), (0, 2), (1, 2)] == [(place.seat, place.rank) for place in table.standing()]


def test_one_resigns_once() -> None:
    table = running(3)
    table.resign(1)
    with refused("resigned"):
        table.resign(1)


def test_a_bot_does_not_resign() -> None:
    table = running(3, bots=(1,))
    with refused("no-person"):
        table.resign(1)


def test_who_handed_over_may_still_resign() -> None:
    table = running(3)
    table.hand_over(1, BOT)
    table.resign(1)

    assert table.chairs[1].resigned


def test_nobody_resigns_a_finished_game() -> None:
    table = running(rounds="1")
    play_round(table, 5, 2)
    with refused("game-over"):
        table.resign(0)


def test_an_unfinished_game_has_no_standing() -> None:
    assert () == running().standing()


def test_a_game_played_to_its_end_ranks_as_the_rules_say() -> None:
    table = running(rounds="1")
    play_round(table, 5, 2)

    assert table.running.state.standing() == table.standing()


def test_the_same_people_find_their_rematch() -> None:
    table = running()
    table.resign(0)
    table.rematched("next")

    assert "next" == table.rematch


def test_there_is_one_rematch() -> None:
    table = running()
    table.resign(0)
    table.rematched("next")
    with refused("rematch-exists"):
        table.rematched("another")


def test_there_is_no_rematch_of_a_running_game() -> None:
    with refused("still-running"):
        running().rematched("next")
    with refused("still-running"):
        gathering().rematched("next")


def test_a_key_opens_a_resigned_seat_to_look_on() -> None:
    table = running(3)
    table.resign(1)
    table.add_key(1, fingerprint("phone"))

    assert (1,) == table.seats_of(holder(1))


def test_a_table_decides_itself_which_bot_replaces_whoever_resigns() -> None:
    table = running(3)
    (resigned, *_) = table.resign(0)

    assert Resigned(0, BOT) == resigned
    assert BOT == table.chairs[0].bot
