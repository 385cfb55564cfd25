"""The hand-written record in docs/examples replays, and tells what its comments say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import parse_record, replay
from tavola.terminal.main import main

FILE = Path(__file__).parents[3] / "docs" / "examples" / "carcassonne-prepared.txt"


def test_verify_replays_the_record_of_a_prepared_game(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["verify", str(FILE), "--lang", "en"])
    printed = capsys.readouterr().out

    assert status == 0
    assert "carcassonne, rules 1, 2 seats, prepared" in printed
    assert "scores 14 18" in printed
    assert "City: 3 tiles × 2 = 6 points" in printed


def test_its_draws_are_those_that_were_prepared() -> None:
    record = parse_record(FILE.read_text("utf-8"))
    drawn = [entry.outcome for entry in record.entries if hasattr(entry, "outcome")]

    assert tuple(drawn) == record.setup.prepared.draws


def test_it_ends_with_the_points_that_its_comments_tell() -> None:
    play = replay(CARCASSONNE, parse_record(FILE.read_text("utf-8")))
    awards = [
        (event.kind, event.seat, event.award.points) for _, event in play.log if event.award is not None
    ]

    assert play.state.over
    assert awards == [
        ("carcassonne.scored", 1, 3),
        ("carcassonne.scored", 0, 8),
        ("carcassonne.final", 1, 3),
        ("carcassonne.final", 0, 6),
    ]


def test_a_wrong_move_is_refused_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_text(FILE.read_text("utf-8").replace("1 place 2,0 r0", "1 place 2,0 r3"), "utf-8")

    assert main(["verify", str(wrong)]) != 0
    assert "carcassonne.lay.fits" in capsys.readouterr().err
