"""Sitting down, standing up, starting."""

from collections.abc import Callable

import pytest

from tavola.kernel import RecordError, Setup, SetupError
from tavola.table import NotStarted, Status, Table, TableError, fingerprint, replay_of
from tavola.table.entries import Removed, Swapped, decode, encode
from tavola.testing.toy import TOY
from tests.table.toy_tables import BOT, blank, gathering, refused, running


def test_a_new_table_has_every_seat_free() -> None:
    table = gathering(3)

    assert [True] * 3 == [chair.free for chair in table.chairs]
    assert Status.GATHERING is table.status


def test_a_seat_is_free_until_somebody_sits_on_it() -> None:
    table = gathering(3)
    table.sit(1, "Ada", key="k")

    assert (0, 2) == table.free_seats


def test_nobody_can_sit_down_at_a_table_that_can_only_be_looked_at() -> None:
    table = gathering(3)
    table.broken = RecordError("it does not replay")

    assert () == table.free_seats


def test_the_seats_of_an_exhibited_game_are_not_free() -> None:
    assert () == replay_of(running(2).running).free_seats


def test_colours_are_as_chosen() -> None:
    table = blank()
    table.create("", TOY.setups.make(3), host="", invite="", colours=(4, 0, 2))

    assert [4, 0, 2] == [chair.colour for chair in table.chairs]


@pytest.mark.parametrize("colours", [(1, 1), (1,), (1, 2, 3)])
def test_every_seat_has_a_colour_of_its_own(colours: tuple[int, ...]) -> None:
    table = blank()
    with refused("colours"):
        table.create("", TOY.setups.make(2), host="", invite="", colours=colours)

    assert 0 == table.version


def test_a_setup_that_the_game_does_not_take_is_refused() -> None:
    table = blank()
    with pytest.raises(SetupError):
        table.create("", Setup("toy", 9), host="", invite="", colours=range(9))

    assert 0 == table.version


def test_a_person_sits_down() -> None:
    table = gathering()
    table.sit(1, "Ada", key=fingerprint("secret"))

    assert ("Ada", True, False) == (table.chairs[1].name, table.chairs[1].is_person, table.chairs[1].free)


def test_a_bot_sits_down() -> None:
    table = gathering()
    table.sit(1, "Robot", bot=BOT)

    assert ("Robot", BOT, False) == (table.chairs[1].name, table.chairs[1].bot, table.chairs[1].is_person)


def test_nobody_sits_down_on_a_taken_seat() -> None:
    table = gathering()
    table.sit(0, "Ada", key="k")
    with refused("seat-taken"):
        table.sit(0, "Bob", key="other")

    assert "Ada" == table.chairs[0].name


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_are_no_other_seats(seat: int) -> None:
    table = gathering(2)
    with refused("no-such-seat"):
        table.sit(seat, "Ada", key="k")


def test_a_seat_is_taken_by_a_person_or_by_a_bot() -> None:
    with pytest.raises(ValueError, match="with a key or by a bot"):
        gathering().sit(0, "Nobody")


def test_nobody_sits_down_after_the_start() -> None:
    table = running()
    with refused("already-started"):
        table.sit(0, "Late", key="k")


def test_the_game_does_not_start_while_a_seat_is_free() -> None:
    table = gathering()
    table.sit(0, "Ada", key="k")
    with refused("seats-free"):
        table.start()

    assert Status.GATHERING is table.status


def test_the_game_starts_once() -> None:
    table = running()
    with refused("already-started"):
        table.start()


def test_a_started_game_asks_everybody_whom_the_rules_ask() -> None:
    table = running(3)

    assert (Status.RUNNING, (0, 1, 2)) == (table.status, table.waiting_for)


def test_who_leaves_frees_the_seat_for_somebody_else() -> None:
    table = gathering()
    table.sit(0, "Ada", key="k")
    table.leave(0)
    table.sit(0, "Bob", key="other")

    assert ("Bob", ["other"], 0) == (table.chairs[0].name, table.chairs[0].keys, table.chairs[0].colour)


def test_nobody_leaves_a_running_game() -> None:
    table = running()
    with refused("already-started"):
        table.leave(0)


ACTS: list[Callable[[Table], object]] = [
    lambda table: table.choose(0, table.version, "pass"),
    lambda table: table.confirm(0),
    lambda table: table.undo(0),
    lambda table: table.ask_take_back(0, 0),
    lambda table: table.hand_over(0, BOT),
    lambda table: table.resign(0),
]


@pytest.mark.parametrize("act", ACTS)
def test_before_the_start_there_is_nothing_to_play(act: Callable[[Table], object]) -> None:
    with pytest.raises(NotStarted):
        act(gathering())


def test_before_the_start_nobody_is_waited_for() -> None:
    table = gathering()

    assert ((), ()) == (table.waiting_for, table.standing())


def test_every_change_is_a_version() -> None:
    table = gathering()
    versions = [table.version]
    for seat in range(2):
        table.sit(seat, "Somebody", key="k")
        versions.append(table.version)

    assert [1, 2, 3] == versions


def test_what_is_refused_changes_no_version() -> None:
    table = running()
    before = table.version
    with pytest.raises(TableError):
        table.sit(0, "Late", key="k")

    assert before == table.version


def test_two_seats_change_places_with_their_holders_and_colours() -> None:
    table = gathering(3)
    table.sit(0, "Ada", key="k")
    colours = [chair.colour for chair in table.chairs]
    kept = table.swap(0, 2)

    assert [decode(encode(entry)) for entry in kept] == [Swapped(0, 2)]
    assert (0, 1) == table.free_seats
    assert ("Ada", ["k"], colours[0]) == (table.chairs[2].name, table.chairs[2].keys, table.chairs[2].colour)
    assert [0, 1, 2] == [chair.seat for chair in table.chairs]


def test_a_seat_that_is_taken_away_moves_up_those_behind_it() -> None:
    table = blank()
    table.create("", TOY.setups.make(3, start=2), host="", invite="", colours=(4, 0, 2))
    table.sit(0, "Ada", key="k")
    table.sit(2, "Ben", key="l")
    kept = table.remove(1)
    table.start()

    assert [decode(encode(entry)) for entry in kept] == [Removed(1)]
    assert [("Ada", 4), ("Ben", 2)] == [(chair.name, chair.colour) for chair in table.chairs]
    assert (2, 1) == (table.setup.seats, table.setup.start)


def test_no_seat_that_somebody_holds_or_the_game_needs_is_taken_away() -> None:
    table = gathering(3)
    table.sit(0, "Ada", key="k")

    with refused("seat-taken"):
        table.remove(0)
    with refused("same-seat"):
        table.swap(1, 1)
    table.remove(2)
    with refused("seats-needed"):
        table.remove(1)


def test_in_a_game_that_has_begun_all_seats_stay() -> None:
    table = running(2)

    with refused("already-started"):
        table.swap(0, 1)
    with refused("already-started"):
        table.remove(1)
