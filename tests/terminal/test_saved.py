"""Saved games say who sits where, and are records all the same."""

from pathlib import Path

from tavola import library
from tavola.kernel import parse_record
from tavola.terminal.saved import Sitting, free_name, sitting_in, text_with

SITTING = Sitting(("human", "greedy"), ("Anna", "Ben the Bot"))


def test_a_saved_game_remembers_who_sits_where() -> None:
    record = library.new("carrara", 2, seed=1).record

    assert sitting_in(text_with(record, SITTING)) == SITTING


def test_a_saved_game_is_a_record() -> None:
    match = library.new("carrara", 2, seed=1)

    assert parse_record(text_with(match.record, SITTING)).setup == match.play.setup


def test_a_plain_record_tells_nothing_of_who_sat_there() -> None:
    assert sitting_in(library.new("carrara", 2, seed=1).record) == Sitting((), ())


def test_a_free_name_is_one_that_no_file_has(tmp_path: Path) -> None:
    (tmp_path / "carrara-1.tavola").touch()

    assert free_name("carrara", tmp_path).name == "carrara-2.tavola"
