"""The palette and the players' colours."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from tavola.drawing.palette import DARK, LIGHT, css_variables, paint, resolved
from tavola.drawing.players import SIGNS, colour, ink_on, mark, stone

PLAYERS = range(6)


def luminance(hex_colour: str) -> float:
    """Relative luminance as accessibility guidelines define it."""
    parts = [int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_a_colour_falls_back_to_light() -> None:
    assert paint("ink") == "var(--ink,#2B2622)"


def test_a_drawing_can_be_fixed_to_either_theme() -> None:
    drawn = f'<rect fill="{paint("paper")}"/>'

    assert [resolved(drawn, LIGHT), resolved(drawn, DARK)] == [
        '<rect fill="#F6F1E7"/>',
        '<rect fill="#221F1C"/>',
    ]


def test_an_unknown_variable_keeps_what_it_falls_back_to() -> None:
    assert resolved("var(--of-the-page, #123456)", LIGHT) == "#123456"


def test_both_themes_name_the_same_colours() -> None:
    assert LIGHT.keys() == DARK.keys()


def test_a_style_sheet_can_set_the_variables() -> None:
    assert "--paper:#221F1C;" in css_variables(DARK)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("ground", ["paper", "card", "well"])
@pytest.mark.parametrize("ink", ["ink", "soft"])
def test_writing_stands_out_from_its_ground(theme: dict[str, str], ground: str, ink: str) -> None:
    assert contrast(theme[ink], theme[ground]) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("landscape", ["urban", "rural"])
def test_a_name_on_a_card_stands_out_from_the_ground(theme: dict[str, str], landscape: str) -> None:
    assert contrast(theme["ink"], theme[f"{landscape}-ground"]) >= 4.0


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("player", PLAYERS)
def test_a_mark_stands_out_from_its_stone(theme: dict[str, str], player: int) -> None:
    assert contrast(ink_on(player), theme[f"player-{player}"]) >= 3


def test_players_differ_in_colour_mark_and_sign() -> None:
    shapes = {mark(player, 0, 0, fill="none") for player in PLAYERS}

    assert (len({colour(player) for player in PLAYERS}), len(shapes), len(set(SIGNS))) == (6, 6, 6)


@pytest.mark.parametrize("player", PLAYERS)
def test_a_stone_bears_its_players_mark(player: int) -> None:
    shapes = {e.get("d") for e in ET.fromstring(stone(player)).iter("path")}

    assert shapes == {e.get("d") for e in ET.fromstring(mark(player, 0, 0)).iter("path")}
