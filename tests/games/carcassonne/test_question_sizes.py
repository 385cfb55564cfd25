"""How many options the largest question can have, with every tile of the box on the table."""

from __future__ import annotations

from tavola.kernel import MOST_OPTIONS
from tests.games.carcassonne.picture.played import TILES


def free_cells(tiles: int) -> int:
    """The most cells beside so many tiles: a further tile takes one of them and brings three at most."""
    return 4 + 2 * (tiles - 1)


def test_the_last_tile_of_the_box_has_no_more_than_1376_places() -> None:
    laid = sum(tile.count for tile in TILES) - 1
    turns = 4

    assert turns * free_cells(laid) == 1376 < MOST_OPTIONS
