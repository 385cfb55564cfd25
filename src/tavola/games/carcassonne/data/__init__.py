"""The box as records, read from the TOML files beside this module.

A tile is a list of parts in its unturned position; each part is a line of words:

    c1 city N W pennants=1 goods=wine     edges; coats of arms, cathedral, goods
    r1 road S ends=village inn=1          edges; what ends it on the tile, if anything does
    f1 field N0 N1 E0 along=c1            half-edges of grass; the cities whose walls it runs along
    w1 river E W                          edges; ends=source or ends=lake
    m1 monastery    g1 garden             in the middle
    x1 flyer to=NE, lake piers=r1,r2, gold, mage, robber, crop-circle kind=fork

Half-edges run clockwise from the north-west corner: N0 N1 E0 E1 S0 S1 W0 W1. Edges that no part names
are grass.
"""

from __future__ import annotations

from importlib.resources import files


def text_of(name: str) -> str:
    """A data file's text."""
    return files(__package__).joinpath(name).read_text(encoding="utf-8")
