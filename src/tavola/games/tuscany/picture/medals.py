"""Small signs on a mat: the start player's figure, and the medal of who has finished where."""

from __future__ import annotations

from functools import lru_cache

from tavola.drawing.svg import SERIF, circle, group, path, text

_METAL = {1: "#E2AE3C", 2: "#C9C4BA", 3: "#C58B55"}


@lru_cache(maxsize=1)
def start_figure() -> str:
    """A lion's head, 24 high, around the origin."""
    rays = "".join(
        f"M0 0L{x} {y}" for x, y in ((0, -13), (9, -9), (13, 0), (9, 9), (0, 13), (-9, 9), (-13, 0), (-9, -9))
    )
    return group(
        path(rays, fill="none", stroke="#C8922B", stroke_width=6, stroke_linecap="round"),
        circle(0, 0, 8.5, fill="#EBC24A", stroke="#3B2C20", stroke_width=1.2),
        path("M-4 -2h.1M4 -2h.1", fill="none", stroke="#3B2C20", stroke_width=2.4, stroke_linecap="round"),
        path(
            "M-2 2H2L0 4.5ZM0 4.5V6M-3.5 6C-2 8 2 8 3.5 6",
            fill="#3B2C20",
            stroke="#3B2C20",
            stroke_width=1,
        ),
    )


@lru_cache(maxsize=8)
def medal(rank: int) -> str:
    """Who has come first, second, third; around the origin."""
    return group(
        path("M-7 6L-10 18L-4 15L0 19L4 15L10 18L7 6Z", fill="#B5533C"),
        circle(0, 0, 11, fill=_METAL.get(rank, "#B9B0A2"), stroke="#3B2C20", stroke_width=1.2),
        text(
            0,
            5.5,
            str(rank),
            size=15,
            font_family=SERIF,
            font_weight=700,
            text_anchor="middle",
            fill="#2B2622",
        ),
    )
