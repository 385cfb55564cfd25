"""Beside the picture, cells and parts are told by compass; on the command line by their codes."""

import re

import pytest

from tavola import library
from tavola.kernel import Decision, Play, RandomDealer
from tavola.server import presenter


def asked_after(choices: int, seed: int = 5) -> tuple[Decision, Play]:
    """The question after so many choices, always the first option."""
    game = library.game("carcassonne")
    picks = iter(range(seed, 10_000))
    play = Play(game, game.setups.make(2, box="base", start=0), RandomDealer(lambda n: next(picks) % n))
    play.settle()
    for _ in range(choices):
        (decision,) = play.state.pending  # type: ignore[misc]
        play.choose(decision.seat, decision.options[0])
        play.settle()
    (decision,) = play.state.pending  # type: ignore[misc]
    return decision, play


def told(choices: int, language: str) -> list[str]:
    decision, play = asked_after(choices)
    words = presenter.lexicon_for(play.state.view(decision.seat), "carcassonne", language)
    return [words.sentence(option) for option in decision.options]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("choices", range(12))
def test_no_code_is_read_by_a_person(choices: int, language: str) -> None:
    assert not [line for line in told(choices, language) if re.search(r"-?\d,-?\d|\b[crfmgw][1-9]\b", line)]


@pytest.mark.parametrize("choices", range(12))
def test_every_answer_has_words_of_its_own(choices: int) -> None:
    lines = told(choices, "en")

    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize(
    ("cell", "english", "german"),
    [
        ("0,0", "at the start", "am Start"),
        ("0,-1", "just north of the start", "direkt nördlich vom Start"),
        ("-1,1", "just south-west of the start", "direkt südwestlich vom Start"),
        ("3,0", "3 steps east of the start", "3 Schritte östlich vom Start"),
        (
            "2,-1",
            "one step north and 2 east of the start",
            "einen Schritt nördlich und 2 östlich vom Start",
        ),
    ],
)
def test_a_cell_is_told_by_its_way_from_the_start(cell: str, english: str, german: str) -> None:
    said = [presenter.lexicon("carcassonne", language).word("cell", cell) for language in ("en", "de")]

    assert [english, german] == said


def test_the_command_line_keeps_the_codes() -> None:
    decision, _ = asked_after(0)
    words = library.lexicon("carcassonne", "en")

    assert re.search(r"-?\d,-?\d", words.sentence(decision.options[0]))
