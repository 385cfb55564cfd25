"""The city track: a field for each city, with the stone that has scored it or what that takes."""

from __future__ import annotations

from dataclasses import dataclass

from tavola.drawing.frame import MARGIN, TITLE_HEIGHT, lying
from tavola.drawing.palette import CARD, LINE, WELL
from tavola.drawing.svg import at, circle, group, outline_box, text, title
from tavola.games.carrara.parts.picture.blocks import plinth
from tavola.games.carrara.parts.picture.icons import house
from tavola.games.carrara.parts.picture.writing import fitted

TOP = TITLE_HEIGHT + 2
FIELD_WIDTH, FIELD_HEIGHT = 54, 126
_PITCH = 57.4


@dataclass(frozen=True, slots=True)
class CityField:
    """What a field of the track shows."""

    city: str
    colour: str
    """The colour of blocks that is the city's own."""
    name: str
    told: str
    """All of it in words."""
    badge: str
    """What a scoring is worth, around the origin."""
    niche: str
    """What stands in its middle: a stone, or what it takes to put one there."""


def field(number: int, shown: CityField) -> str:
    """One field at its place on the track."""
    w, h = FIELD_WIDTH, FIELD_HEIGHT
    return at(
        MARGIN + 1.5 + number * _PITCH,
        TOP,
        title(shown.told),
        lying(0, 0, w, h, 8, CARD, stroke=LINE),
        at(0, h - 26, plinth(shown.colour, w)),
        at(w / 2, 22, shown.badge),
        shown.niche,
        fitted(w / 2, h - 6, shown.name, w - 4),
        outline_box(-1, -1, w + 2, h + 2, 9),
        data_pick=f"track={shown.city}",
        data_ref=f"track:{shown.city}",
    )


def standing(stone: str, name: str) -> str:
    """The niche with the stone of whoever has scored the city."""
    return at(FIELD_WIDTH / 2, 68, stone, id=name)


def still_open(minimum: int) -> str:
    """The niche of a city that nobody has scored: how many buildings it takes."""
    x, y = FIELD_WIDTH / 2, 68
    return group(
        circle(x, y, 20, fill=WELL, stroke=LINE, stroke_dasharray="3 3"),
        text(x - 8, y + 6, str(minimum), size=17, font_weight=600, text_anchor="middle"),
        at(x + 7, y, house(), scale=1.1),
    )
