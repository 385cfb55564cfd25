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

    assert titles["0,-1"] == "Lay the tile just north of the start; it touches a city"


def test_a_laid_tile_says_what_is_at_its_edges() -> None:
    board = named(draw(position(2, "base", 1, 1, "lay"), ENGLISH), "board")
    told = [one.get("aria-label") for one in elements([board]) if one.get("data-cell") and one.get("role")]

    assert told == ["Tile at the start: north city, east road, south field, west road"]


def test_the_drawn_tile_its_turns_and_those_to_come_are_told_by_their_edges() -> None:
    panels = draw(position(2, "base", 1, 8, "lay"), ENGLISH)
    in_hand = [one.get("aria-label") for one in elements(panels) if one.get("id") == "tile-in-hand"]
    turns = [
        e.findtext(f"{SVG}title") for e in elements(panels) if e.get("data-pick", "").startswith("turn=")
    ]
    to_come = [e.text for e in elements([named(panels, "left")]) if e.tag == f"{SVG}title"]

    assert [words.count("north") for words in in_hand if words] == [1]
    assert all(words and words.count("north") == 1 for words in (*turns, *to_come))
    assert len(set(turns)) == len(turns)
