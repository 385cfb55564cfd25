"""The table in the terminal: complete, within the screen, and silent about what is hidden."""

from __future__ import annotations

import random
from io import StringIO

import pytest
from rich.console import Console

from tavola import library
from tavola.games.tuscany.rules.view import TuscanyView
from tavola.kernel import View
from tavola.terminal.boards import board_of

NAMES = ("Anna", "Ben", "Cleo", "Dora")


def printed(view: View, language: str = "en", width: int = 100) -> str:
    out = StringIO()
    console = Console(file=out, width=width, height=40, highlight=False)
    console.print(board_of("tuscany").table(view, library.lexicon("tuscany", language), NAMES, console.size))
    return out.getvalue()


def match_of(seats: int, choices: int) -> library.Match:
    match = library.new("tuscany", seats, seed=3, start=0)
    chance = random.Random(3)
    while choices and not match.over:
        match.choose(chance.choice(match.options))
        choices -= 1
    return match


def test_while_boards_are_built_only_the_own_one_is_seen() -> None:
    match = match_of(3, 1)
    (built,) = match.state.sealed
    other = next(seat for seat in range(3) if seat != built)

    assert "[Ca]" in printed(match.view(built))
    assert "[Ca]" not in printed(match.view(other))
    assert "board is built" in printed(match.view(other))


def test_the_table_shows_display_boards_points_storage_and_the_own_hand() -> None:
    text = printed(match_of(2, 12).view(0))

    for word in (
        "Display",
        "Neutral tiles:",
        "Cards:",
        "Colour bonus",
        "● Anna",
        "▲ Ben",
        "[Ca]",
        "Your hand:",
    ):
        assert word in text


def test_every_covered_field_stands_in_brackets() -> None:
    match = match_of(2, 10_000)
    view = match.view(0)
    assert isinstance(view, TuscanyView)
    covered = sum(field.tile is not None for mat in view.mats if mat.board for field in mat.board.fields)

    assert printed(view, width=120).count("[") == covered


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("choices", [0, 2, 30, 10_000])
def test_no_line_is_wider_than_the_screen(choices: int, language: str) -> None:
    for width in (80, 100, 140):
        text = printed(match_of(4, choices).view(1), language, width)
        assert all(len(line) <= width for line in text.splitlines())


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_what_is_hidden_does_not_show(seat: int | None) -> None:
    match = match_of(3, 40)
    other = match.state.scrambled(seat, random.Random(1).randrange)

    assert printed(match.view(seat)) == printed(other.view(seat))
