"""What stands upright however a tile is turned: houses, towers, trees, churches.

Each is drawn once around its own middle and used wherever it stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tavola.drawing.svg import circle, el, group, num, path, rect
from tavola.games.carcassonne.core.picture.colours import (
    CREAM,
    EDGE,
    LEAF,
    LEAF_2,
    ROOF,
    ROOF_2,
    ROOF_3,
    SLATE,
    TRUNK,
    WALL,
    WATER,
)

HOUSES: tuple[tuple[float, tuple[str, ...]], ...] = (
    (35.0, ("h11", "h12")),
    (26.0, ("h6", "h7")),
    (18.0, ("h8", "h9", "h10")),
    (11.4, ("h1", "h3", "h5")),
    (8.6, ("h0", "h2", "h4")),
)
"""Houses and rows of them by how wide they are, the widest first."""
_SOFT_EDGE = "#7C4A38"
"""Around houses, so that a city full of them stays light."""


def built(*shapes: str, width: float = 0.7, edge: str = EDGE) -> str:
    """Something with a thin line around all of it."""
    return group(*shapes, stroke=edge, stroke_width=width, stroke_linejoin="round")


def _gabled(w: float, wall: float, roof: float, tiles: str) -> str:
    """A house seen from its gable."""
    h, foot = w / 2, 5
    eaves = foot - wall
    return built(
        path(f"M{-h} {foot}V{eaves}L0 {eaves - roof}L{h} {eaves}V{foot}Z", fill=CREAM),
        path(
            f"M{-h - 1.2} {eaves + 0.8}L0 {eaves - roof - 1.2}L{h + 1.2} {eaves + 0.8}L{h} {eaves + 1.8}"
            f"L0 {eaves - roof + 1.6}L{-h} {eaves + 1.8}Z",
            fill=tiles,
        ),
        rect(-0.9, eaves + 0.9, 1.8, 2, fill=EDGE, stroke="none"),
        edge=_SOFT_EDGE,
    )


def _ridged(w: float, wall: float, roof: float, tiles: str) -> str:
    """A house seen from its long side."""
    h, foot = w / 2, 5
    eaves = foot - wall
    return built(
        rect(-h, eaves, w, wall, fill=CREAM),
        path(f"M{-h - 1} {eaves}L{-h + 1.6} {eaves - roof}H{h - 1.6}L{h + 1} {eaves}Z", fill=tiles),
        path(
            f"M{-h + 2} {eaves + 1}h1.5v1.8h-1.5zM{h - 3.5} {eaves + 1}h1.5v1.8h-1.5z",
            fill=EDGE,
            stroke="none",
        ),
        edge=_SOFT_EDGE,
    )


def _row(*houses: tuple[str, float, float, float, str]) -> str:
    """Houses wall to wall: what each shows, how wide, high and steep it is, and its tiles."""
    left = -sum(wide for _, wide, *_ in houses) / 2
    walls, doors = "", ""
    roofs: dict[str, str] = {}
    for kind, wide, high, roof, tiles in houses:
        eaves, right = 5 - high, left + wide
        walls += f"M{num(left)} 5V{num(eaves)}"
        if kind == "gable":
            walls += f"L{num(left + wide / 2)} {num(eaves - roof)}L{num(right)} {num(eaves)}V5Z"
            roofs[tiles] = roofs.get(tiles, "") + (
                f"M{num(left - 0.5)} {num(eaves + 0.6)}L{num(left + wide / 2)} {num(eaves - roof - 1.2)}"
                f"L{num(right + 0.5)} {num(eaves + 0.6)}L{num(right - 0.5)} {num(eaves + 1.6)}"
                f"L{num(left + wide / 2)} {num(eaves - roof + 1.4)}L{num(left + 0.5)} {num(eaves + 1.6)}Z"
            )
        else:
            walls += f"H{num(right)}V5Z"
            roofs[tiles] = roofs.get(tiles, "") + (
                f"M{num(left - 0.4)} {num(eaves)}L{num(left + 1.2)} {num(eaves - roof)}"
                f"H{num(right - 1.2)}L{num(right + 0.4)} {num(eaves)}Z"
            )
        doors += f"M{num(left + wide / 2 - 0.8)} {num(eaves + 1.2)}h1.6v1.9h-1.6z"
        left = right
    return built(
        path(walls, fill=CREAM),
        *(path(d, fill=tiles) for tiles, d in roofs.items()),
        path(doors, fill=EDGE, stroke="none"),
        edge=_SOFT_EDGE,
    )


def _tower() -> str:
    """A round tower where walls meet."""
    return built(
        path("M-4 5V-4H4V5C2.4 6.4-2.4 6.4-4 5Z", fill=WALL),
        path("M-5.2-3.2V-7.2H-3.1V-5.6H-1.1V-7.2H1.1V-5.6H3.1V-7.2H5.2V-3.2Z", fill=WALL),
        path("M-.7-1.4H.7V1.6H-.7Z", fill=EDGE, stroke="none"),
        width=0.8,
    )


def _gate() -> str:
    """A gatehouse over a road."""
    return built(
        path("M-7 4.5V-6H7V4.5Z", fill=WALL),
        path("M-7.8-4.6V-8.8H-5.4V-7H-3.1V-8.8H-.9H.9H3.1V-7H5.4V-8.8H7.8V-4.6Z", fill=WALL),
        path("M-3.4 4.6V-.4A3.4 3.4 0 0 1 3.4-.4V4.6Z", fill="#6B5340", stroke_width=0.5),
        width=0.8,
    )


def _monastery() -> str:
    """A church with a red roof, a bell tower before it and the low wings of a cloister."""
    return built(
        path("M-18 13V3.5H18V13Z", fill="#F3E6CB"),
        path("M-19.4 4L-16.6-2H16.6L19.4 4Z", fill=ROOF_2),
        path("M-3.6 13V-4L5.4-12L14.4-4V13Z", fill=CREAM),
        path("M-5.4-2.8L5.4-13.4L16.2-2.8L14.6-1L5.4-10L-3.8-1Z", fill=ROOF),
        rect(-13.6, -9, 9.4, 22, fill=CREAM),
        path("M-14.8-8.6L-8.9-19L-3-8.6Z", fill=ROOF),
        path("M-8.9-19V-23.4M-10.7-21.6H-7.1", fill="none", stroke_width=1.1),
        path(
            "M-10.9 0V-4A2 2 0 0 1-6.9-4V0ZM2.8 13V7.6A2.6 2.6 0 0 1 8 7.6V13Z"
            "M-10.5 13V9A1.6 1.6 0 0 1-7.3 9V13Z"
            "M-17 10V7.6A1 1 0 0 1-15 7.6V10ZM15.6 10V7.6A1 1 0 0 1 17.4 7.6V10Z",
            fill="#5A4636",
            stroke="none",
        ),
        circle(5.4, -2.6, 2.1, fill="#7FA6B8"),
        width=0.9,
    )


def minster() -> str:
    """Two towers, a rose window, a long nave: larger than any house."""
    return built(
        rect(-21, -2, 42, 22, fill="#EADFC8"),
        path("M-22.4-1.6L-17.5-10H17.5L22.4-1.6Z", fill=SLATE),
        path("M-9 20V-11L0-20L9-11V20Z", fill=CREAM),
        path("M-10.4-10L0-21.2L10.4-10L9-8.4L0-18L-9-8.4Z", fill=SLATE),
        path("M-17.5 20V-14H-8.5V20ZM8.5 20V-14H17.5V20Z", fill=CREAM),
        path("M-18.8-13.6L-13-30L-7.2-13.6ZM7.2-13.6L13-30L18.8-13.6Z", fill=SLATE),
        path("M-13-30V-33.4M-14.4-32H-11.6M13-30V-33.4M11.6-32H14.4", fill="none", stroke_width=1),
        circle(0, -5, 4.6, fill="#7FA6B8"),
        path("M-4.6-5H4.6M0-9.6V-.4M-3.2-8.2L3.2-1.8M3.2-8.2L-3.2-1.8", fill="none", stroke_width=0.6),
        path(
            "M-4 20V11A4 4 0 0 1 4 11V20ZM-15-4V-8.4A2 2 0 0 1-11-8.4V-4ZM11-4V-8.4A2 2 0 0 1 15-8.4V-4Z"
            "M-15 9V4.6A2 2 0 0 1-11 4.6V9ZM11 9V4.6A2 2 0 0 1 15 4.6V9Z",
            fill="#5A4636",
            stroke="none",
        ),
        width=0.9,
    )


def _tree() -> str:
    return (
        path("M-.7 3.6V0H.7V3.6Z", fill=TRUNK)
        + path(
            "M0-6.4C3.4-6.4 5-4 4.4-1.8 4.6.8 2.4 2 0 1.8-2.4 2-4.6.8-4.4-1.8-5-4-3.4-6.4 0-6.4Z",
            fill=LEAF,
        )
        + path("M-2.8-2.6C-3-4.6-1.4-5.4.4-5.2-.6-4.2-1.6-3.6-2.8-2.6Z", fill=LEAF_2)
    )


def _poplar() -> str:
    return path("M-.6 4V1H.6V4Z", fill=TRUNK) + path(
        "M0-8.4C2.8-4.6 3 .6 0 2.2-3 .6-2.8-4.6 0-8.4Z", fill=LEAF
    )


def _bush() -> str:
    """What stands in a crossing without a village."""
    return (
        circle(0, 0, 7, fill="#A9BC74", stroke=LEAF, stroke_width=0.9)
        + path("M-4.8 2.6A3 3 0 0 1-3.6-2.2 3.6 3.6 0 0 1 3-3 3.2 3.2 0 0 1 4.8 2.6Z", fill=LEAF)
        + path("M-2.6-.6A2.4 2.4 0 0 1 1-2.2 3.4 3.4 0 0 0-2.6-.6Z", fill=LEAF_2)
    )


def _bed() -> str:
    """The flowers of a garden around a small fountain."""
    petals = "".join(
        el("use", href="#art-flower", x=x, y=y)
        for x, y in ((0, -6.8), (6.4, -2.2), (4, 5.4), (-4, 5.4), (-6.4, -2.2))
    )
    return petals + circle(0, 0, 3, fill=WATER, stroke="#8E8371", stroke_width=1)


def _flower() -> str:
    return (
        circle(0, 0, 2.5, fill=LEAF) + circle(0, 0, 1.5, fill="#D9698A") + circle(0, 0, 0.6, fill="#FBE3A0")
    )


def _well() -> str:
    """A fountain in the middle of a square."""
    return circle(0, 0, 3.4, fill=WALL, stroke=EDGE, stroke_width=0.8) + circle(0, 0, 1.9, fill=WATER)


def _deck() -> str:
    """A roofed passage over a sunken street."""
    return built(
        rect(-11, -3, 22, 10, fill=CREAM),
        path("M-12.4-2.6L-9.6-9.4H9.6L12.4-2.6Z", fill=ROOF),
        path("M-4.2 7V3.4A4.2 4.2 0 0 1 4.2 3.4V7Z", fill="#6B5340"),
        path("M-9 0h1.8v2.4H-9zM7.2 0H9v2.4H7.2z", fill=EDGE, stroke="none"),
        width=0.8,
    )


@cache
def buildings() -> Mapping[str, str]:
    """Everything that is drawn once, by name."""
    houses = (
        _gabled(8, 6, 4.6, ROOF),
        _ridged(11.4, 5, 5.4, ROOF_2),
        _gabled(7.4, 8, 4.4, ROOF_2),
        _ridged(9.6, 6.4, 4.8, ROOF),
        _gabled(8.8, 5.4, 5.2, ROOF_3),
        _ridged(11.4, 4.6, 5.6, ROOF_3),
        _row(("ridge", 9.6, 5, 5, ROOF_2), ("gable", 7.4, 6.6, 4.2, ROOF), ("ridge", 9, 4.6, 5.4, ROOF_3)),
        _row(("gable", 8, 5.4, 4.6, ROOF_3), ("ridge", 10.6, 5.2, 5.2, ROOF), ("gable", 7.4, 6.4, 4, ROOF_2)),
        _row(("ridge", 10, 5, 5.2, ROOF), ("gable", 8, 6, 4.4, ROOF_2)),
        _row(("gable", 8, 6.4, 4.2, ROOF), ("ridge", 10, 4.8, 5.4, ROOF_3)),
        _row(("gable", 8.8, 5.4, 4.8, ROOF_2), ("gable", 9.2, 6.6, 4.4, ROOF_3)),
        _row(
            ("gable", 8, 6.2, 4.4, ROOF),
            ("ridge", 10.4, 4.8, 5.2, ROOF_3),
            ("ridge", 9.2, 5.6, 4.6, ROOF_2),
            ("gable", 7.4, 5.2, 4.6, ROOF),
        ),
        _row(
            ("ridge", 9.6, 5.4, 5, ROOF_3),
            ("gable", 7.6, 6.6, 4, ROOF_2),
            ("gable", 8, 5.4, 4.8, ROOF),
            ("ridge", 9.8, 4.6, 5.4, ROOF_2),
        ),
    )
    return {
        **{f"h{number}": house for number, house in enumerate(houses)},
        "tower": _tower(),
        "gate": _gate(),
        "monastery": _monastery(),
        "tree": _tree(),
        "poplar": _poplar(),
        "bush": _bush(),
        "flower": _flower(),
        "bed": _bed(),
        "deck": _deck(),
        "well": _well(),
    }
