"""Places: a building on a mat is named by its city and its number in the column, from the bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.edition import Edition

Built = tuple[tuple[int, int], ...]
"""A seat's buildings: (tile, city) in the order of building."""


def place_of(edition: Edition, built: Built, at: int) -> str:
    """The name of the building that was built as number `at`."""
    return edition.places(built)[at]


def building_at(edition: Edition, built: Built, place: str) -> int:
    """Which building of the mat has this name; -1: none."""
    places = edition.places(built)
    return places.index(place) if place in places else -1
