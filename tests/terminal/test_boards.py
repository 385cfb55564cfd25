"""Tables in the terminal: complete, within the screen, and silent about what is hidden."""

import random
from io import StringIO

import pytest
from rich.console import Console

from tavola import library
from tavola.kernel import View
from tavola.terminal.boards import board_of

NAMES = ("Anna", "Ben", "Cleo", "Dora")


def printed(view: View, language: str = "en", width: int = 80, height: int = 24) -> str:
    out = StringIO()
    console = Console(file=out, width=width, height=height, highlight=False)
    console.print(board_of("carrara").table(view, library.lexicon("carrara", language), NAMES, console.size))
    return out.getvalue()


def match_of(seats: int, choices: int, seed: int = 3) -> library.Match:
    match = library.new("carrara", seats, seed=seed)
    chance = random.Random(seed)
    while choices and not match.over:
        match.choose(chance.choice(match.options))
        choices -= 1
    return match


def test_the_table_shows_wheel_display_cities_goals_and_the_own_screen() -> None:
    text = printed(library.new("carrara", 2, seed=1, start=0).view(0))

    for word in ("Wheel", "Bag: 34", "Display", "Stack: 21", "Lérici", "City track", "● Anna", "▲ Ben"):
        assert word in text
    assert "Your screen: 20 coins · blocks: 1 black · objects: nothing" in text
    assert "0/30" in text


def test_a_block_stands_beside_its_price() -> None:
    white = next(
        line for line in printed(library.new("carrara", 2, seed=1).view(0)).splitlines() if "white" in line
    )

    assert white.split()[:4] == ["white", "■", "6", "5"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_fresh_table_for_two_leaves_room_for_the_question(language: str, seats: int) -> None:
    text = printed(library.new("carrara", seats, seed=1).view(0), language)

    assert all(len(line) <= 80 for line in text.splitlines())
    assert len(text.splitlines()) <= 14 + 2 * seats


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("choices", [0, 60, 200, 10_000])
def test_no_line_is_wider_than_the_screen(choices: int, language: str) -> None:
    for width in (80, 100, 140):
        text = printed(match_of(4, choices).view(1), language, width)
        assert all(len(line) <= width for line in text.splitlines())


def test_every_building_is_shown_where_it_stands() -> None:
    match = match_of(2, 10_000)
    text = printed(match.view(0), width=120)
    built = [mat.buildings for mat in match.view(0).mats]  # type: ignore[attr-defined]

    for building in (b for buildings in built for b in buildings):
        assert f"{building.type[:3].title()}{building.cost}" in text


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_scrambling_what_is_hidden_changes_nothing_on_the_table(seat: int | None) -> None:
    for choices in (5, 50, 120):
        state = match_of(3, choices).state
        scrambled = state.scrambled(seat, random.Random(choices).randrange)

        assert printed(scrambled.view(seat)) == printed(state.view(seat))


def test_the_last_round_is_said() -> None:
    match = match_of(2, 0)
    chance = random.Random(3)
    while not match.over and match.view(None).announced_by is None:  # type: ignore[attr-defined]
        match.choose("announce" if "announce" in map(str, match.options) else chance.choice(match.options))
    announcer = match.view(None).announced_by  # type: ignore[attr-defined]

    if not match.over:
        assert f"{NAMES[announcer]} has announced the end: last round." in printed(match.view(0))


def test_a_game_without_a_board_shows_the_points() -> None:
    out = StringIO()
    console = Console(file=out, width=80)
    view = library.new("carrara", 2, seed=1).view(0)
    plain = board_of("some other game")
    console.print(plain.table(view, library.lexicon("carrara", "en"), NAMES, console.size))

    assert out.getvalue().split() == ["●", "Anna", "0", "points", "▲", "Ben", "0", "points"]
    assert plain.opens_with_table(view)
    assert plain.aside(view, library.lexicon("carrara", "en"), NAMES) is None
