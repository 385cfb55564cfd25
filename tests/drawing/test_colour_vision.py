"""Pieces stand out from what they lie on, for everybody: three kinds of colour blindness are worked out."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from tavola.drawing.palette import DARK, LIGHT, resolved
from tavola.drawing.players import colour, ink_on
from tavola.games.carcassonne.core.picture.figures import MEEPLE_SHAPE, figure
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
