"""The colours of the table, light and dark.

Drawings use them as CSS variables with the light colour to fall back on, so a page restyles them by
setting the variables, and a drawing without a page is right as it stands.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

LIGHT: Mapping[str, str] = {
    "paper": "#F6F1E7",
    "card": "#FFFBF3",
    "well": "#ECE3D3",
    "ink": "#2B2622",
    "soft": "#6A6056",
    "line": "#CFC3AF",
    "accent": "#B5533C",
    "shadow": "#8A7A63",
    "stone": "#E9DFCB",
    "stone-2": "#DFD2B9",
    "rim": "#C9B593",
    "dark-edge": "#14110F",
    "metal": "#D9A93F",
    "urban-sky": "#F8E3CC",
    "urban-ground": "#CF8350",
    "rural-sky": "#E8EBD0",
    "rural-ground": "#8B9B57",
    "meadow": "#B7C584",
    "meadow-2": "#C0CD90",
    "grass": "#83974E",
    "town": "#E8CE9C",
    "lane": "#F8EDD2",
    "wall": "#F4ECDB",
    "wall-2": "#6B563B",
    "road": "#FBF3DF",
    "road-2": "#A58E66",
    "water": "#86B9C9",
    "water-2": "#4F8799",
    "water-3": "#A9D3DC",
    "bank": "#DCCD9C",
    "corn": "#E3C46B",
    "plaster": "#FFF6E3",
    "player-0": "#E3A008",
    "player-1": "#C8402F",
    "player-2": "#D07AA6",
    "player-3": "#2F8F6B",
    "player-4": "#2F66B0",
    "player-5": "#2B2B2B",
}

DARK: Mapping[str, str] = {
    **LIGHT,
    "paper": "#221F1C",
    "card": "#2D2925",
    "well": "#201D1A",
    "ink": "#EDE6D8",
    "soft": "#B8AD9C",
    "line": "#51483F",
    "accent": "#E08065",
    "shadow": "#000000",
    "stone": "#4D453B",
    "stone-2": "#3F382F",
    "rim": "#665947",
    "dark-edge": "#A89E8F",
    "metal": "#D9A93F",
    "urban-sky": "#5C4334",
    "urban-ground": "#9C5933",
    "rural-sky": "#474B33",
    "rural-ground": "#65733F",
    "meadow": "#7E8B58",
    "meadow-2": "#84915D",
    "grass": "#56653A",
    "town": "#9A815B",
    "lane": "#BDA77E",
    "wall": "#E0D5BC",
    "wall-2": "#2A221A",
    "road": "#DCCFB2",
    "road-2": "#5F5138",
    "water": "#6F9FAB",
    "water-2": "#2C5564",
    "water-3": "#7FB0BC",
    "bank": "#A3966B",
    "corn": "#BFA04F",
    "plaster": "#DACCB1",
    "player-5": "#7D7872",
}

_VARIABLE = re.compile(r"var\(--([a-z0-9-]+),\s*([^)]+)\)")


def paint(name: str) -> str:
    """A colour of the palette as an attribute's value."""
    return f"var(--{name},{LIGHT[name]})"


PAPER = paint("paper")
CARD = paint("card")
WELL = paint("well")
INK = paint("ink")
SOFT = paint("soft")
LINE = paint("line")
ACCENT = paint("accent")
SHADOW = paint("shadow")


def resolved(svg: str, colours: Mapping[str, str]) -> str:
    """The same drawing with fixed colours, for viewers that know no CSS variables."""
    return _VARIABLE.sub(lambda found: colours.get(found[1], found[2]), svg)


def css_variables(colours: Mapping[str, str]) -> str:
    """The colours as declarations for a style sheet."""
    return "".join(f"--{name}:{colour};" for name, colour in colours.items())
