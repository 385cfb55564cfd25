"""Golden games, `tests/golden/<game>/*.txt`: they must replay for ever. write.py beside this makes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola.kernel import parse_record, replay
from tavola.library import game, game_names
from tests.golden.playthroughs import paths, playthrough

HERE = Path(__file__).parent
GAMES = sorted(HERE.glob("*/*.txt"))

each = pytest.mark.parametrize("path", GAMES, ids=[f"{path.parent.name}/{path.stem}" for path in GAMES])


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_golden_games(name: str) -> None:
    golden = [path for path in GAMES if path.parent.name == name]

    assert golden


@each
def test_a_golden_game_replays_to_the_end_that_it_tells_and_is_written_again_word_by_word(path: Path) -> None:
    text = path.read_text("utf-8")
    record = parse_record(text)
    play = replay(game(record.setup.game), record)  # with the same checksum at every turn
    ranks = {place.seat: place.rank for place in play.state.standing()}
    lines = [line for line in text.splitlines() if not line.startswith("#")]

    assert play.state.over
    assert _told(path, "scores") == list(play.state.scores())
    assert _told(path, "ranks") == [ranks[seat] for seat in sorted(ranks)]
    assert lines == play.record().text().splitlines()


@pytest.mark.parametrize("path", paths(), ids=[f"{path.parent.name}/{path.stem}" for path in paths()])
def test_a_golden_game_asks_tells_and_scores_as_in_its_playthrough(path: Path) -> None:
    expected = path.with_suffix(".playthrough").read_text("utf-8").splitlines()

    assert playthrough(path).splitlines() == expected


def _told(path: Path, what: str) -> list[int]:
    """The numbers in the comment that begins like this."""
    lines = path.read_text("utf-8").splitlines()
    (line,) = [line for line in lines if line.startswith(f"# {what} ")]
    return [int(number) for number in line.split()[2:]]
