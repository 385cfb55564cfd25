"""The table in the terminal: complete, within the screen, and silent about what is hidden."""

from __future__ import annotations

import random
from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

from tavola import library
from tavola.games.carrara.second.rules.view import SecondView
from tavola.kernel import View
from tavola.terminal.boards import board_of

GAME = "carrara-second"
NAMES = ("Anna", "Ben", "Cleo", "Dora")


def printed(view: View, language: str = "en", width: int = 80, height: int = 24) -> str:
    out = StringIO()
    console = Console(file=out, width=width, height=height, highlight=False)
    console.print(board_of(GAME).table(view, library.lexicon(GAME, language), NAMES, console.size))
    return out.getvalue()


def match_of(box: str, choices: int, seats: int = 3) -> library.Match:
    match = library.new(GAME, seats, seed=3, box=box)
    chance = random.Random(3)
    while choices and not match.over:
        word = chance.choice(sorted({option.word for option in match.options}))
        match.choose(chance.choice([option for option in match.options if option.word == word]))
        choices -= 1
    return match


def test_the_normal_table_shows_wheel_board_court_cities_and_the_own_screen() -> None:
    text = printed(library.new(GAME, 2, seed=1, start=0).view(0))

    for word in ("Wheel", "Bag: 32", "Board", "Stack: 15", "Lérici", "Royal court", "Monuments", "● Anna"):
        assert word in text
    assert "Your screen: 20 coins · blocks: 2 purple" in text
    assert "Warehouses" not in text


def test_the_advanced_table_shows_symbols_supplies_warehouses_and_money_fields() -> None:
    text = printed(match_of("advanced", 150).view(0), width=110)

    for word in ("Symbols", "Statues", "Supply", "Warehouses", "Money fields", "3:1 (from 36)"):
        assert word in text


@pytest.mark.parametrize("width", [80, 110])
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("box", ["normal", "advanced"])
@pytest.mark.parametrize("choices", [0, 80, 200, 10_000])
def test_no_line_is_wider_than_the_screen(choices: int, box: str, language: str, width: int) -> None:
    text = printed(match_of(box, choices).view(0), language, width)

    assert all(len(line) <= width for line in text.splitlines())


@pytest.mark.parametrize("box", ["normal", "advanced"])
def test_the_table_is_silent_about_screens_of_others(box: str) -> None:
    view = match_of(box, 100).view(0)
    assert isinstance(view, SecondView)
    spectator = replace(view, seat=None, mats=tuple(replace(mat, screen=None) for mat in view.mats))

    assert "screen" in printed(view)
    assert "screen" not in printed(spectator)


def test_the_table_says_who_has_triggered_the_end() -> None:
    view = match_of("normal", 50).view(0)
    assert isinstance(view, SecondView)
    ending = replace(view, end=replace(view.end, triggered_by=1))

    assert "Ben has triggered the end" in printed(ending)
