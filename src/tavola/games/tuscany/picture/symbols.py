"""The eight types as symbols: drawn with colours on a tile, as a mere outline on an empty field.

Each is drawn around the origin for a hexagon of size 50, and told from the others by its shape alone.
"""

from __future__ import annotations

from functools import lru_cache

from tavola.drawing.palette import INK
from tavola.drawing.svg import circle, group, path

LINE = "#3B2C20"
"""The edge of everything on a tile."""
_STONE, _SHADE, _PLASTER, _CREAM = "#F1E6CE", "#D8C6A2", "#FBF0D6", "#FFF8E8"
_ROOF, _DEEP_ROOF, _DARK, _LEAF, _WOOD = "#B5533C", "#8E3B28", "#54382A", "#2F5538", "#8A5A34"

_ARCH = "M-6 22V15a6 6 0 0 1 12 0V22Z"

_CASTLE = (
    "M-29 22V-5h4.5v4.5h4.5v-4.5h4V6h4V-21h5v5h4.5v-5h5v5h4.5v-5h5V6h4V-5h4v4.5h4.5v-4.5h4.5V22Z",
    path("M-14 -21h4v5h4.5v-5h3v5h4.5v-5h3v5h4.5v-5h4.5V22H-14Z", fill=_STONE)
    + path("M-29 22V-5h4.5v4.5h4.5v-4.5h4.5V22ZM29 22V-5h-4.5v4.5h-4.5v-4.5h-4.5V22Z", fill=_SHADE)
    + path("M-15.5 8H-14M14 8h1.5", fill="none")
    + path(_ARCH, fill=_DARK)
    + path("M-3 -4v-6a3 3 0 0 1 6 0v6ZM-24 9v-5a2 2 0 0 1 4 0v5ZM20 9v-5a2 2 0 0 1 4 0v5Z", fill=_DARK)
    + path("M0 -16V-37c5 -3 9 3 16 0l-3.5 5l3.5 5c-7 3 -11 -3 -16 0", fill="#C8402F"),
)
_CITY = (
    "M-32 22V2h7v5h7V2h7v5h6V2h10v5h6V2h7v5h7V2h7V22ZM-25 2V-20L-17.5 -31L-10 -20V2"
    "M-10 -2C-9 -11 -5 -16 2 -18C9 -16 13 -11 14 -2M2 -18V-27M14 2V-20H27V2M-6 22V17a6 6 0 0 1 12 0V22",
    path("M-25 8V-20h15V8Z", fill=_PLASTER)
    + path("M-27.5 -20L-17.5 -32L-7.5 -20Z", fill=_ROOF)
    + path("M-11 8V1C-11 -10 -5 -16 2 -18C9 -16 14 -10 14 1V8Z", fill=_ROOF)
    + path("M2 -18V6M-5 -13C-6 -7 -6.5 0 -6 6M9 -13C10 -7 10.5 0 10 6", fill="none", stroke=_CREAM)
    + path("M-.5 -18v-7h5v7ZM2 -25v-6", fill=_PLASTER)
    + path("M14 8V-17h-1.5v-6h4v3h3v-3h3v3h3v-3h3v6H27V8Z", fill=_STONE)
    + path("M-32 22V2h7v5h7V2h7v5h6V2h10v5h6V2h7v5h7V2h7V22Z", fill=_SHADE)
    + path("M-20 -8v-5a2.5 2.5 0 0 1 5 0v5ZM18 -4v-5a2.5 2.5 0 0 1 5 0v5Z", fill=_DARK)
    + path(_ARCH, fill=_DARK),
)
_FARMSTEAD = (
    "M-29 22V2L-7 -14L15 2V22ZM-15 22V7H1V22M24 22C16 16 18 -8 24 -26C30 -8 32 16 24 22Z",
    path("M24 19C16 16 18 -8 24 -26C30 -8 32 16 24 19Z", fill=_LEAF)
    + path("M24 22V12", fill="none")
    + path("M-27 22V1L-7 -13L13 1V22Z", fill=_PLASTER)
    + path("M-33 4L-7 -16L19 4L16 8L-7 -9.5L-30 8Z", fill=_ROOF)
    + path("M-15 22V6H1V22Z", fill="#C98F56")
    + path("M-15 22L1 6M-15 6L1 22", fill="none", stroke=_DARK, stroke_width=2)
    + circle(-7, -1, 2.6, fill=_DARK)
    + path("M5 12h5v6h-5ZM-24 12h5v6h-5Z", fill="#86B9C9"),
)
_AGRICULTURE = (
    "M-31 21C-14 12 14 12 31 21M-28 10C-12 1 12 1 28 10M0 -1V-17"
    "M0 -8C-11 -7 -15 -15 -15 -23C-6 -23 0 -18 0 -8M0 -12C10 -11 14 -19 14 -27C5 -27 0 -22 0 -12",
    "",
)
_QUARRY = (
    "M-16 -1L0 -9V-26L16 -18V-1L31 7V19L16 26L0 19L-16 26L-31 19V7ZM0 -9L16 -1M-31 7L-16 14L0 7L16 14L31 7"
    "M-16 14V26M16 14V26M0 7V19",
    path("M0 -27L16 -19L0 -11L-16 -19Z", fill="#FFFFFF")
    + path("M-16 -19L0 -11V7L-16 -1Z", fill="#E9E4DA")
    + path("M16 -19L0 -11V7L16 -1Z", fill="#C4BCAE")
    + path("M-16 -1L0 7L-16 15L-31 7ZM16 -1L31 7L16 15L0 7Z", fill="#FFFFFF")
    + path("M-31 7L-16 15V27L-31 19ZM0 7L16 15V27L0 19Z", fill="#E9E4DA")
    + path("M0 7L-16 15V27L0 19ZM31 7L16 15V27L31 19Z", fill="#C4BCAE")
    + path("M-12 -13c3 3 3 6 6 8M9 -13c-2 3 -1 6 -4 9M-25 13c3 1 3 4 6 5M22 15c-1 3 -2 4 -1 7", fill="none"),
)
_VILLAGE = (
    "M-34 9L-23 -4L-13 6M-31 6V22H32V6M34 10L24 -2L15 7M-13 22V-7M15 22V-7M-17 -3L1 -23L19 -3M-4 22V12H6V22",
    path("M-32 22V7H-14V22ZM15 22V8H32V22Z", fill=_PLASTER)
    + path("M-36 9L-23 -6L-10 9ZM11 10L23.5 -4L36 10Z", fill="#D06A2B")
    + path("M-13 22V-6H15V22Z", fill=_CREAM)
    + path("M-18 -4L1 -25L20 -4Z", fill=_ROOF)
    + path("M-4 22V11H6V22Z", fill=_WOOD)
    + path("M-10 0h6v6h-6ZM6 0h6v6h-6ZM-26 13h6v5h-6ZM21 14h6v5h-6Z", fill="#86B9C9"),
)
_MONASTERY = (
    "M-31 22V3L-11 -11L9 3V22ZM9 22V-17L19 -28L29 -17V22ZM19 -28V-40M14.5 -35.5H23.5"
    "M-24 22V13a4 4 0 0 1 8 0V22M-6 22V13a4 4 0 0 1 8 0V22M14.5 -4V-10a4.5 4.5 0 0 1 9 0V-4Z",
    path("M-30 22V2L-11 -11L9 2V22Z", fill=_CREAM)
    + path("M-35 5L-11 -14L11 3.5V9L-11 -7.5L-32 9.5Z", fill=_ROOF)
    + path("M9 22V-16H29V22Z", fill=_STONE)
    + path("M6 -16L19 -29L32 -16Z", fill=_DEEP_ROOF)
    + path("M19 -29V-40M14.5 -36H23.5", fill="none", stroke_width=3)
    + path("M14.5 -2V-8a4.5 4.5 0 0 1 9 0V-2Z", fill=_DARK)
    + circle(19, -5, 2.4, fill="#D9A93F", stroke="none")
    + circle(-11, 0, 3.4, fill="#86B9C9")
    + path(
        "".join(f"M{x} 22V14a3.5 3.5 0 0 1 7 0V22Z" for x in (-26, -14.5, -3)),
        fill=_DARK,
    ),
)
_CARRIAGE = (
    "M-28 8L-31 -4C-33 -28 21 -28 19 -4L16 8M-31 -4H19M-28 8H16M16 2L34 9"
    "M-16 4a10 10 0 1 0 .1 0ZM9 4a10 10 0 1 0 .1 0Z",
    path("M-31 -3C-34 -28 22 -28 19 -3Z", fill=_CREAM)
    + path(
        "M-16 -20C-19 -12 -19 -8 -18.5 -3M4 -20C7 -12 7 -8 6.5 -3M-6 -22V-3",
        fill="none",
        stroke="#B79F78",
    )
    + path("M-33 -3H21L17 9H-29Z", fill=_WOOD)
    + path("M18 4L35 10", fill="none", stroke_width=3.4)
    + "".join(
        circle(x, 14, 10, fill="#C98F56")
        + path(f"M{x} 4V24M{x - 10} 14H{x + 10}M{x - 7} 7L{x + 7} 21M{x + 7} 7L{x - 7} 21", fill="none")
        + circle(x, 14, 3, fill=_DARK)
        for x in (-16, 9)
    ),
)

_SYMBOLS = {
    "castle": _CASTLE,
    "city": _CITY,
    "farmstead": _FARMSTEAD,
    "agriculture": _AGRICULTURE,
    "quarry": _QUARRY,
    "village": _VILLAGE,
    "monastery": _MONASTERY,
    "carriage": _CARRIAGE,
}

_GRAPES = [(-8, -2), (0, -2), (8, -2), (-4, 5), (4, 5), (0, 12)]

_KINDS = {
    "wine": path("M0 -6V-18", fill="none", stroke_width=3)
    + path("M0 -12C4 -22 16 -22 20 -15C14 -6 6 -6 0 -12Z", fill="#4F7F3A")
    + path("M0 -13C-6 -20 -14 -19 -17 -13C-11 -7 -5 -8 0 -13Z", fill="#4F7F3A")
    + "".join(circle(x, y, 5, fill="#7B3F76") for x, y in _GRAPES)
    + "".join(circle(x - 1.5, y - 1.6, 1.2, fill="#C79BC3", stroke="none") for x, y in _GRAPES),
    "boar": path(
        "M-23 4C-25 -9 -12 -17 3 -14L7 -20L12 -13C19 -12 25 -5 27 2C28 7 23 9 18 7C15 11 13 12 11 12V20H5.5"
        "V13.5H-8V20H-13.5V12.5C-19 11 -22 9 -23 4Z",
        fill="#8A5A42",
    )
    + path("M-19 -8L-15 -13M-12 -12L-8 -17M-4 -14L-1 -19", fill="none", stroke_width=2.6)
    + path("M18 7L22 1L23 7.5", fill=_CREAM)
    + circle(14, -4, 1.9, fill=LINE, stroke="none"),
    "olives": path("M-24 -12C-8 -16 10 -12 22 -2", fill="none", stroke="#5B4A2C", stroke_width=3)
    + path(
        "M-18 -13C-16 -24 -6 -26 0 -24C-2 -16 -8 -12 -18 -13ZM0 -13C4 -24 16 -22 20 -18C14 -12 8 -10 0 -13Z",
        fill="#8FA36A",
    )
    + path("M-10 -12V-3M7 -9V1", fill="none")
    + "".join(circle(x, y, 8, fill="#5D6B2E") for x, y in ((-11, 5), (8, 10)))
    + "".join(circle(x - 2.5, y - 2.5, 2, fill="#C4CF95", stroke="none") for x, y in ((-11, 5), (8, 10))),
    "grain": path(
        "M0 20V-22M-12 20C-8 8 -9 -4 -14 -14M12 20C8 8 9 -4 14 -14",
        fill="none",
        stroke="#9A7420",
        stroke_width=2.6,
    )
    + "".join(
        path(
            f"M{x} {y}c-7 -2 -8 -7 -6 -11c5 2 7 6 6 11c-1 -5 1 -9 6 -11c2 4 1 9 -6 11Z",
            fill="#EBC24A",
        )
        for x, y in ((-14, 1), (-15, -7), (14, 1), (15, -7), (0, -2), (0, -10), (0, -18))
    ),
}


@lru_cache(maxsize=32)
def coloured(kind: str) -> str:
    """A type's symbol with its colours."""
    return _inked(_SYMBOLS[kind][1]) if kind != "agriculture" else produce("grain")


@lru_cache(maxsize=32)
def produce(kind: str) -> str:
    """What an agriculture tile shows: wine, boar, olives or grain."""
    return _inked(_KINDS[kind])


@lru_cache(maxsize=64)
def outlined(kind: str, scale: float = 1) -> str:
    """A type's symbol as a mere outline, in ink; lines stay as strong however small it is."""
    return path(
        _SYMBOLS[kind][0],
        fill="none",
        stroke=INK,
        stroke_opacity=0.62,
        stroke_width=round(1.5 / scale, 2),
        stroke_linejoin="round",
        stroke_linecap="round",
        transform=None if scale == 1 else f"scale({scale:g})",
    )


def _inked(shapes: str) -> str:
    return group(shapes, stroke=LINE, stroke_width=1.8, stroke_linejoin="round", stroke_linecap="round")
