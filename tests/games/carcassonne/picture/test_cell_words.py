"""Cells of the board in words, for those who do not see them."""

from __future__ import annotations

from tavola.games.carcassonne.core.picture import draw
from tavola.library import lexicon
from tests.games.carcassonne.picture.played import ENGLISH, SVG, elements, named, position

GERMAN = lexicon("carcassonne", "de")


def test_every_cell_to_lay_on_has_a_name_of_its_own() -> None:
    for words in (ENGLISH, GERMAN):
        board = named(draw(position(2, "base", 1, 8, "lay"), words), "board")
        cells = [one for one in elements([board]) if one.get("data-pick", "").startswith("cell=")]
        names = [cell.findtext(f"{SVG}title") for cell in cells]

        assert len(cells) > 1
        assert len(set(names)) == len(names)


def test_a_cell_says_where_it_is_and_what_it_touches() -> None:
    board = named(draw(position(2, "base", 1, 1, "lay"), ENGLISH), "board")
    titles = {
        one.get("data-cell"): one.findtext(f"{SVG}title")
        for one in elements([board])
        if one.get("data-pick", "").startswith("cell=")
    }

    assert titles["0,-1"] == "Lay the tile 1 north of the start; it touches a city"


def test_a_laid_tile_says_what_is_at_its_edges() -> None:
    board = named(draw(position(2, "base", 1, 1, "lay"), ENGLISH), "board")
    told = [one.get("aria-label") for one in elements([board]) if one.get("data-cell") and one.get("role")]

    assert told == ["Tile at the start: north city, east road, south field, west road"]
