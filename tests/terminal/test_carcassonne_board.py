"""Carcassonne's table in the terminal: every tile recognisable, within the screen, and playable."""

from __future__ import annotations

import random

import pytest

from tavola import library
from tavola.games.carcassonne.catalog import CATALOG, tile_set
from tavola.games.carcassonne.core.rules.options import unpacked
from tavola.games.carcassonne.core.rules.view import CarcassonneView
from tavola.games.carcassonne.core.text.landscape import cell_numbers
from tavola.games.carcassonne.core.text.module import texts_of
from tavola.games.carcassonne.core.text.tiles import CITY, RIVER, sketch
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Play, RandomDealer
from tavola.terminal.menu import menu
from tavola.testing import scenario
from tests.games.carcassonne.text_board import printed, view_of
from tests.terminal.fake_terminal import Hasty, Terminal

SETS = ("base", "river", "inns", "traders", "flyers", "ferries", "gold", "mage", "robbers", "cropcircles")
KIND_OF = {CITY: "city", RIVER: "river", "│": "road", "─": "road"}
TEXTS = texts_of(CATALOG.packages[1:])
TURNED = [(tile, turn) for name in SETS for tile in tile_set(name) for turn in range(4)]


def played(choices: int, seats: int = 3, seed: int = 3, box: str = "big-box") -> Play:
    chance = random.Random(seed)
    play = Play(CARCASSONNE, CARCASSONNE.setups.make(seats, box=box), RandomDealer(chance.randrange))
    play.settle()
    while choices and isinstance(pending := play.state.pending, tuple) and pending:
        play.choose(pending[0].seat, chance.choice(pending[0].options))
        play.settle()
        choices -= 1
    return play


def seen_by_mover(play: Play) -> CarcassonneView:
    pending = play.state.pending
    view = play.state.view(pending[0].seat if isinstance(pending, tuple) and pending else None)
    assert isinstance(view, CarcassonneView)
    return view


def at_a_tile(play: Play) -> CarcassonneView:
    """Go on until a tile is to be laid."""
    while not (view := seen_by_mover(play)).tile:
        play.choose(view.waiting_for[0], view.decisions[0].options[-1])
        play.settle()
    return view


@pytest.mark.parametrize(("width", "height"), [(5, 3), (7, 3), (13, 5)])
def test_every_edge_of_every_tile_shows_what_lies_there(width: int, height: int) -> None:
    for tile, turn in TURNED:
        rows = sketch(tile, turn, width, height, TEXTS).rows
        middles = (rows[0][width // 2], rows[height // 2][-1], rows[-1][width // 2], rows[height // 2][0])
        edges = [tile.edges[(side - turn) % 4] for side in range(4)]

        assert (tile.id, [KIND_OF.get(sign, "field") for sign in middles]) == (tile.id, edges)


@pytest.mark.parametrize("width", [5, 7])
def test_figures_on_different_parts_of_a_tile_stand_apart(width: int) -> None:
    for tile, turn in TURNED:
        spots = sketch(tile, turn, width, 3, TEXTS).spots

        assert (tile.id, len(set(spots.values()))) == (tile.id, len(spots))


def test_the_table_shows_map_points_supply_and_the_tile_in_all_turns() -> None:
    text = printed(view_of(scenario(CARCASSONNE).draws("base.E").points(1, 23).figures(1, "meeple 0,0 c1")))

    for word in ("● Anna", "▲ Ben", "23", "70 tiles left to draw", "To be laid", "upside down", "▒ city"):
        assert word in text
    assert "·▒▒▲▒▒·" in text
    assert "───────" in text


@pytest.mark.parametrize(
    ("figure", "shown"),
    [("meeple", "●"), ("big-meeple", "●b"), ("builder", "●u"), ("pig", "●p"), ("abbot", "●a")],
)
def test_every_kind_of_figure_has_its_owners_sign_and_a_letter(figure: str, shown: str) -> None:
    part = {"pig": "f1", "abbot": "m1", "builder": "r1"}.get(figure, "f1")
    table = scenario(CARCASSONNE, box="big-box").start("base.A 0,0 r0").figures(0, f"{figure} 0,0 {part}")
    on_the_map = [line[:60] for line in printed(view_of(table)).splitlines()]

    assert any(shown in line for line in on_the_map)


def test_if_the_game_ended_now_is_shown_where_the_table_helps() -> None:
    table = scenario(CARCASSONNE, options={"aids": "teaching"}).figures(0, "meeple 0,0 c1")

    assert "(1)" in printed(view_of(table))


@pytest.mark.parametrize("choices", [0, 7, 40, 90, 160])
def test_the_number_on_a_cell_is_that_of_its_line_in_the_menu(choices: int) -> None:
    view = at_a_tile(played(choices))
    lexicon = library.lexicon("carcassonne", "en")
    lines = menu(view.decisions[0].options, "", lexicon, lambda _: None).lines
    by_menu: dict[tuple[int, int], list[int]] = {}
    for number, line in enumerate(lines, start=1):
        by_menu.setdefault(unpacked(line.options[0].cell), []).append(number)  # type: ignore[attr-defined]

    assert cell_numbers(view) == {
        cell: str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"
        for cell, numbers in by_menu.items()
    }


def test_legal_cells_carry_their_numbers_on_the_map() -> None:
    text = printed(view_of(scenario(CARCASSONNE).draws("base.C")))

    assert "1-4" in text


def test_others_see_no_numbers() -> None:
    table = scenario(CARCASSONNE).draws("base.C")

    assert "1-4" not in printed(view_of(table, 1))


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("choices", [0, 60, 150, 10_000])
@pytest.mark.parametrize("size", [(80, 24), (100, 40), (160, 60)])
def test_the_table_keeps_within_the_screen(choices: int, language: str, size: tuple[int, int]) -> None:
    lines = printed(seen_by_mover(played(choices, seats=6)), language, *size).splitlines()

    assert all(len(line) <= size[0] for line in lines)
    assert len(lines) <= max(size[1] - 10, 27)


def test_a_landscape_that_is_too_large_is_cut_and_what_is_outside_is_listed() -> None:
    text = printed(at_a_tile(played(160)), height=30)

    assert "The landscape is larger than the window." in text
    assert "More places outside: " in text


def test_a_window_large_enough_shows_all_of_it() -> None:
    text = printed(seen_by_mover(played(160)), width=220, height=120)

    assert "larger than the window" not in text


def test_a_game_is_played_by_the_numbers_of_the_menu() -> None:
    typed = ["1", "1", "q"]
    terminal = Terminal(CARCASSONNE, [None, Hasty()], *typed, draws=["base.C", "base.U"], size=(100, 40))
    text = terminal.run()

    assert terminal.chosen[:2] == ["0 place 0,-1 r0", "0 put meeple c1"]
    assert "Where do you lay the tile?" in text
    assert "Just laid" in text
    assert "Do you put a figure on the tile?" in text


def test_what_a_meeple_would_bring_at_once_stands_behind_the_line() -> None:
    terminal = Terminal(CARCASSONNE, [None, Hasty()], "place 0,-1 r2", "q", draws=["base.E"], size=(100, 40))

    assert "Put a meeple as knight: city c1  (4 points)" in terminal.run()


def test_a_choice_may_be_typed_as_records_write_it_and_a_refusal_is_explained() -> None:
    typed = ["place 5,5 r0", "place 1,0 r0", "q"]
    terminal = Terminal(CARCASSONNE, [None, Hasty()], *typed, draws=["base.U"], size=(100, 40))

    assert "No side of this spot touches a tile: 5,5. (page 4)" in terminal.run()
    assert terminal.chosen == ["0 place 1,0 r0"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_many_places_stand_in_columns(language: str) -> None:
    row = ", ".join(f"base.U {x},0 r0" for x in range(1, 8))
    terminal = Terminal(
        CARCASSONNE,
        [None, Hasty()],
        "q",
        pieces={"laid": row},
        draws=["base.B"],
        language=language,
        size=(100, 40),
    )
    text = terminal.run()

    assert any(" 1 " in line and " 9 " in line and "…" in line for line in text.splitlines())
