"""Work that a table does once: a text is read at the door, a completed turn has one checksum."""

from collections import Counter

import pytest

from tavola.kernel import Option, State
from tavola.table import Table
from tavola.table import entries as e
from tavola.testing.toy import TOY, ToyGame
from tests.table.toy_tables import choose, never_the_same, play_round, running


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Every text that the game reads from now on."""
    texts: Counter[str] = Counter()
    parse = ToyGame.parse

    def counting(game: ToyGame, text: str) -> Option:
        texts[text] += 1
        return parse(game, text)

    monkeypatch.setattr(ToyGame, "parse", counting)
    return texts


@pytest.fixture
def computed(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """How often the checksum after each turn is computed from now on."""
    turns: Counter[int] = Counter()
    checksum = State.checksum.fget  # type: ignore[attr-defined]

    def counting(state: State) -> str:
        turns[state.turn] += 1
        return str(checksum(state))

    monkeypatch.setattr(State, "checksum", property(counting))
    return turns


def test_a_choice_is_read_once(read: Counter[str]) -> None:
    choose(running(), 0, "bid 3 1red")

    assert {"bid 3 1red": 1} == read


def test_a_choice_from_the_journal_is_read_once(read: Counter[str]) -> None:
    table = running()
    kept = [e.decode(e.encode(entry)) for entry in choose(table, 0, "bid 3 red")]
    read.clear()
    again = Table("t", lambda _: TOY, never_the_same())
    again.play = running().running
    again.chairs = table.chairs
    for entry in kept:
        again.apply(entry)

    assert {"bid 3 red": 1} == read
    assert again.running.steps == table.running.steps


def test_taking_back_reads_nothing_again(read: Counter[str]) -> None:
    table = running()
    choose(table, 0, "bid 3 red")
    choose(table, 1, "bid 2 -")
    read.clear()
    table.ask_take_back(0, 1)
    table.answer_take_back(1, agreed=True)

    assert 1 == len(table.running.steps)
    assert not read


def test_the_checksum_of_a_turn_is_computed_once(computed: Counter[int]) -> None:
    play_round(running(), 5, 2)

    assert {1: 1} == computed


def test_replaying_computes_the_checksum_of_a_turn_once(computed: Counter[int]) -> None:
    table = Table("t", lambda _: TOY, never_the_same())
    made = table.create("", TOY.setups.make(2, box="plain", start=0), host="", invite="", colours=(0, 1))
    made += [*table.sit(0, "Ada", key="a"), *table.sit(1, "Bo", key="b"), *table.start()]
    for seat, text in ((0, "bid 5 -"), (1, "bid 2 -"), (0, "pass")):
        made += choose(table, seat, text)
    computed.clear()
    Table("t", lambda _: TOY, never_the_same()).replayed(made)

    assert {1: 1} == computed
