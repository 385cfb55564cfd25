"""A journal that no longer agrees: the table is read-only where it last did, says so, and is not lost."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from tavola.kernel import Choice, Draw, Seat, TavolaError, Written
from tavola.table import Entry, Status, Table, TableError
from tavola.table import entries as e
from tavola.testing.toy import TOY, ToyGame
from tests.table.toy_tables import BOT, facts, seen
from tests.table.wild import WildTable


@pytest.fixture
def journal() -> list[Entry]:
    """A game of two, played to its end."""
    wild = WildTable(TOY, TOY.setups.make(2, box="plain"), Random(5))
    while wild.table.status is Status.RUNNING:
        wild.journal += wild._answer()
    return wild.journal


def replayed(entries: list[Entry], game: ToyGame = TOY) -> Table:
    table = Table("t", lambda _: game, Random(0).randrange)
    table.replayed(entries)
    return table


def chose(seat: Seat, text: str) -> Entry:
    return e.Stepped(Choice(seat, Written(text)))


def checked(journal: list[Entry]) -> list[int]:
    """Where, counted from 0, entries with a checksum are."""
    return [at for at, entry in enumerate(journal) if isinstance(entry, e.Stepped) and entry.check]


def test_every_completed_turn_has_a_checksum(journal: list[Entry]) -> None:
    assert 3 == len(checked(journal))


def test_a_sound_journal_leaves_the_table_open(journal: list[Entry]) -> None:
    assert replayed(journal).broken is None


def test_another_checksum_leaves_the_table_at_the_turn_that_agreed(journal: list[Entry]) -> None:
    first, second, _ = checked(journal)
    entry = journal[second]
    assert isinstance(entry, e.Stepped)
    journal[second] = replace(entry, check="00000000")
    table = replayed(journal)

    assert facts(replayed(journal[: first + 1]))[:4] == facts(table)[:4]
    assert (first + 1, 1) == (table.version, table.running.state.turn)
    assert f"entry {second + 1} of its journal no longer agrees" in str(table.broken)


def test_a_choice_that_is_no_longer_legal_leaves_it_at_the_turn_that_agreed(journal: list[Entry]) -> None:
    first, second, _ = checked(journal)
    journal[second] = chose(0, "bid 3 -")
    table = replayed(journal)

    assert (first + 1, 1) == (table.version, table.running.state.turn)
    assert "toy." in str(table.broken)


@pytest.mark.parametrize(
    "wrong",
    [
        e.Unreadable("nobody knows"),
        chose(0, "fly"),
        chose(9, "pass"),
        e.Stepped(Draw("nothing")),
        e.Undone(1),
        e.TakenOver(77),
        chose("x", "pass"),  # type: ignore[arg-type]
    ],
    ids=repr,
)
def test_whatever_is_wrong_the_table_can_be_looked_at(journal: list[Entry], wrong: Entry) -> None:
    first, second, _ = checked(journal)
    table = replayed([*journal[: first + 1], wrong, *journal[first + 1 :]])

    assert first + 1 == table.version
    assert table.broken is not None
    assert seen(table, None).turn == 1
    assert second > first


def test_a_take_back_beyond_all_steps_breaks_only_when_it_would_happen(journal: list[Entry]) -> None:
    first, *_ = checked(journal)
    table = replayed([*journal[: first + 1], e.TakeBackAsked(0, 999), e.TakeBackAnswered(1, agreed=True)])

    assert (None, first + 1) == (table.take_back, table.version)


def test_wrong_seats_before_the_start_are_kept_as_far_as_they_agree() -> None:
    wild = WildTable(TOY, TOY.setups.make(2), Random(5))
    table = replayed([*wild.journal[:2], e.Seated(5, "Nobody", key="k")])

    assert (2, Status.GATHERING) == (table.version, table.status)
    assert table.broken is not None


ACTS: list[Callable[[Table], object]] = [
    lambda table: table.choose(0, table.version, "bid 3 -"),
    lambda table: table.undo(0),
    lambda table: table.confirm(0),
    lambda table: table.ask_take_back(0, 0),
    lambda table: table.hand_over(0, BOT),
    lambda table: table.resign(0),
    lambda table: table.add_key(0, "k"),
    lambda table: table.revoke_keys(0, table.chairs[0].keys[0]),
]


@pytest.mark.parametrize("act", ACTS)
def test_a_read_only_table_changes_no_more(journal: list[Entry], act: Callable[[Table], object]) -> None:
    first, *_ = checked(journal)
    table = replayed([*journal[: first + 1], e.Unreadable("nobody knows")])
    before = facts(table)
    with pytest.raises(TavolaError):
        act(table)

    assert before == facts(table)


def test_a_read_only_table_waits_for_nobody(journal: list[Entry]) -> None:
    first, *_ = checked(journal)
    table = replayed([*journal[: first + 1], e.Unreadable("nobody knows")])

    assert (Status.RUNNING, ()) == (table.status, table.waiting_for)


class NewerRules(ToyGame):
    rules_version = 9
    oldest_rules_version = 8


class OlderRules(ToyGame):
    rules_version = 1
    oldest_rules_version = 1


@pytest.mark.parametrize("rules", [NewerRules(), OlderRules()])
def test_a_table_of_unknown_rules_is_read_only_before_its_start(journal: list[Entry], rules: ToyGame) -> None:
    table = replayed(journal, rules)

    assert Status.GATHERING is table.status
    assert "rules version 2" in str(table.broken)
    with pytest.raises(TableError, match="read-only"):
        table.start()
