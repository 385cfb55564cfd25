"""A game keeps few earlier positions, and yet goes back to any of its steps."""

from random import Random

import pytest

from tavola.kernel import Chance, Play, RandomDealer
from tavola.kernel import play as play_module
from tavola.testing.toy import TOY


def play_out_with(play: Play, rng: Random) -> list[object]:
    """Play to the end by chance; how each position was."""
    positions: list[object] = [play.state.key()]
    while pending := play.state.pending:
        if isinstance(pending, Chance):
            play.deal()
        else:
            play.choose(pending[0].seat, rng.choice(pending[0].options))
        positions.append(play.state.key())
    return positions


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> tuple[Play, list[object]]:
    """A whole game of more turns than it keeps positions, and how each of its positions was."""
    monkeypatch.setattr(play_module, "MAX_SNAPSHOTS", 3)
    monkeypatch.setattr(play_module, "SNAPSHOT_EVERY", 1)
    rng = Random(5)
    play = Play(TOY, TOY.setups.make(3, options={"rounds": "5"}), RandomDealer(rng.randrange))
    return play, play_out_with(play, rng)


def test_however_long_the_game_few_positions_are_kept(played: tuple[Play, list[object]]) -> None:
    play, _ = played

    assert len(play.turn_ends) == 5
    assert len(play._snapshots) == 3


def test_the_positions_of_the_last_two_turns_are_kept(played: tuple[Play, list[object]]) -> None:
    play, _ = played

    assert [step for step, _ in play._snapshots][-2:] == play.turn_ends[-2:]


def test_positions_are_not_kept_for_every_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_module, "SNAPSHOT_EVERY", 10**6)
    play = Play(TOY, TOY.setups.make(2, options={"rounds": "5"}), RandomDealer(Random(5).randrange))
    play_out_with(play, Random(5))

    assert play._snapshots == []
    assert play.at(0).key() == TOY.new(play.setup).key()
    assert play.at(len(play.steps)).key() == play.state.key()


def test_a_position_that_cannot_be_packed_is_kept_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_module, "SNAPSHOT_EVERY", 1)
    monkeypatch.setattr(play_module, "packed", lambda _: None)
    play = Play(TOY, TOY.setups.make(2, options={"rounds": "5"}), RandomDealer(Random(5).randrange))
    positions = play_out_with(play, Random(5))

    assert [play.at(step).key() for step in range(len(positions))] == positions


def test_every_step_can_still_be_gone_back_to(played: tuple[Play, list[object]]) -> None:
    play, positions = played

    assert [play.at(step).key() for step in range(len(positions))] == positions


def test_a_game_taken_back_goes_on_and_goes_back_again(played: tuple[Play, list[object]]) -> None:
    play, positions = played
    steps = play.steps[:]
    for to in reversed(range(0, len(steps), 7)):
        play.take_back(to)

        assert play.state.key() == positions[to]
        for step in steps[to:]:
            play.take(step)

        assert play.state.key() == positions[-1]
