"""Saved games say who sits where, and are records all the same."""

from pathlib import Path

from tavola import library
from tavola.kernel import parse_record
from tavola.terminal.saved_game import Seating, read_seating, unused_path, with_seating

SEATING = Seating(("human", "greedy"), ("Anna", "Ben the Bot"))


def test_a_saved_game_remembers_who_sits_where() -> None:
    record = library.new("carrara", 2, seed=1).record

    assert read_seating(with_seating(record, SEATING)) == SEATING


def test_a_saved_game_is_a_record() -> None:
    match = library.new("carrara", 2, seed=1)

    assert parse_record(with_seating(match.record, SEATING)).setup == match.play.setup


def test_a_plain_record_tells_nothing_of_who_sat_there() -> None:
    assert read_seating(library.new("carrara", 2, seed=1).record) == Seating((), ())


def test_an_unused_path_is_one_that_no_file_has(tmp_path: Path) -> None:
    (tmp_path / "carrara-1.tavola").touch()

    assert unused_path("carrara", tmp_path).name == "carrara-2.tavola"
