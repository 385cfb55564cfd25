"""Pieces stand out from what they lie on, for everybody: three kinds of colour blindness are worked out."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping, Sequence

import pytest

from tavola.drawing.palette import DARK, LIGHT, resolved
from tavola.drawing.players import colour, ink_on, stone
from tavola.games.carcassonne.core.picture.figures import MEEPLE_SHAPE, figure
from tavola.games.carcassonne.expansions.ferries.picture import boat
from tavola.games.carcassonne.expansions.gold.picture import bar
from tavola.games.carrara.parts.picture import blocks, icons
from tavola.games.tuscany.picture import goods
from tavola.games.tuscany.picture import tiles as tuscany_tiles
from tests.drawing.test_palette import PLAYERS, contrast

Matrix = tuple[tuple[float, float, float], ...]

VISIONS: Mapping[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""How light is seen, by Machado, Oliveira and Fernandes (2009), at full severity, in linear light."""

GROUNDS = ("paper", "card", "meadow", "meadow-2", "town", "lane", "road", "water", "corn", "stone")
VISIBLE = 3.0
_SHAPES = {"path", "circle", "rect", "polygon", "ellipse"}
_HEX = re.compile("#[0-9A-Fa-f]{6}")


def seen(hex_colour: str, vision: Matrix) -> str:
    """A colour as somebody with this vision sees it."""
    light = [_linear(int(hex_colour[i : i + 2], 16) / 255) for i in (1, 3, 5)]
    mixed = (sum(part * one for part, one in zip(row, light, strict=True)) for row in vision)
    return "#" + "".join(f"{round(_encoded(min(1.0, max(0.0, part))) * 255):02X}" for part in mixed)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _encoded(part: float) -> float:
    return part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def edges(player: int, theme: Mapping[str, str]) -> set[str]:
    """The colours that a figure ends in."""
    drawn = resolved(figure(MEEPLE_SHAPE, player, alone=True), theme)
    return set(re.findall(r'stroke="(#[0-9A-Fa-f]{6})"', drawn))


BLOCKS = ("white", "yellow", "red", "green", "blue", "purple", "black")
LANDSCAPES = tuple(tuscany_tiles.GROUND)
TABLE = ("paper", "card", "well")

PIECES: Mapping[str, tuple[str, Sequence[str]]] = {
    **{f"stone of player {player}": (stone(player), (*TABLE, "stone")) for player in PLAYERS},
    **{f"{colour} block": (blocks.cube(colour), TABLE) for colour in BLOCKS},
    **{f"{colour} price": (blocks.price(colour, 3), TABLE) for colour in BLOCKS},
    **{f"{colour} swatch": (blocks.swatch(colour, 10), TABLE) for colour in BLOCKS},
    "bar of gold": (bar(), (*TABLE, *GROUNDS)),
    "ferry": (boat(), (*TABLE, *GROUNDS)),
    "coin": (icons.coin(), TABLE),
    "victory points": (icons.victory(), TABLE),
    **{f"{kind} tile": (tuscany_tiles.tile(kind, kind), TABLE) for kind in LANDSCAPES},
    **{f"{kind} badge": (tuscany_tiles.badge(kind, 12), TABLE) for kind in LANDSCAPES},
    **{f"{kind} card": (goods.card(kind), TABLE) for kind in LANDSCAPES},
    "hexagon": (tuscany_tiles.tile("hexagon", "castle"), TABLE),
    "card face down": (goods.card_back(), TABLE),
    "block of marble": (goods.marble(), TABLE),
    "worker": (goods.worker(), TABLE),
}
"""What lies on the tables of the games beside figures, and on which grounds."""


def faces(drawing: str, theme: Mapping[str, str]) -> set[str]:
    """The colours of its faces and edges; what shines through counts for nothing."""
    return set(_solid(ET.fromstring(f"<g>{resolved(drawing, theme)}</g>"), {}))


def _solid(element: ET.Element, above: Mapping[str, str]) -> Iterator[str]:
    here = {**above, **element.attrib}
    if element.tag in _SHAPES and "opacity" not in here:
        painted = (here.get(way, "") for way in ("fill", "stroke") if f"{way}-opacity" not in here)
        yield from filter(_HEX.fullmatch, painted)
    for child in element:
        yield from _solid(child, here)


@pytest.mark.parametrize("vision", VISIONS.values(), ids=VISIONS.keys())
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_figure_stands_out_from_every_ground(theme: Mapping[str, str], vision: Matrix) -> None:
    faint = [
        (player, ground)
        for player in PLAYERS
        for ground in GROUNDS
        if max(contrast(seen(edge, vision), seen(theme[ground], vision)) for edge in edges(player, theme))
        < VISIBLE
    ]

    assert faint == []


@pytest.mark.parametrize("vision", VISIONS.values(), ids=VISIONS.keys())
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_mark_stands_out_from_its_piece(theme: Mapping[str, str], vision: Matrix) -> None:
    faint = [
        player
        for player in PLAYERS
        if contrast(seen(ink_on(player), vision), seen(resolved(colour(player), theme), vision)) < VISIBLE
    ]

    assert faint == []


@pytest.mark.parametrize("vision", VISIONS.values(), ids=VISIONS.keys())
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_every_other_piece_stands_out_from_what_it_lies_on(theme: Mapping[str, str], vision: Matrix) -> None:
    faint = [
        (name, ground)
        for name, (drawing, grounds) in PIECES.items()
        for ground in grounds
        if max(contrast(seen(face, vision), seen(theme[ground], vision)) for face in faces(drawing, theme))
        < VISIBLE
    ]

    assert faint == []
