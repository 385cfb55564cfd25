"""What is printed on the tiles of Traders & Builders."""

from __future__ import annotations

from tavola.drawing.svg import el, path, rect
from tavola.games.carcassonne.core.picture.colours import AMBER
from tavola.games.carcassonne.core.picture.part import PicturePart
from tavola.games.carcassonne.core.picture.printed import Layout, Symbol
from tavola.games.carcassonne.core.picture.signs import plate


def _wine() -> str:
    """A barrel."""
    return plate(
        path(
            "M-4.2-4.6C-1.6-5.6 1.6-5.6 4.2-4.6 5.4-1.6 5.4 1.6 4.2 4.6"
            " 1.6 5.6-1.6 5.6-4.2 4.6-5.4 1.6-5.4-1.6-4.2-4.6Z",
            fill="#9C4A5B",
        ),
        path(
            "M-4.9-2.2C-2-1.2 2-1.2 4.9-2.2M-4.9 2.2C-2 3.2 2 3.2 4.9 2.2",
            fill="none",
            stroke="#F2D5A0",
            stroke_width=1.1,
        ),
    )


def _grain() -> str:
    """A sheaf."""
    ears = (
        "M0 1C-1-2-1-4 0-6.4 1-4 1-2 0 1ZM-1 1C-3.4-1-4.4-3-4.6-5.4-2.4-4-1.2-2-.4 1Z"
        "M1 1C3.4-1 4.4-3 4.6-5.4 2.4-4 1.2-2 .4 1Z"
    )
    return plate(
        path(ears, fill=AMBER),
        path("M-.8 1.4L-3.6 6H3.6L.8 1.4Z", fill=AMBER),
        rect(-2, 0.6, 4, 1.8, rx=0.8, fill="#B5533C"),
    )


def _cloth() -> str:
    """A bolt of cloth."""
    return plate(
        path("M-5.4-3.2H2.6C4.6-3.2 4.6 3.2 2.6 3.2H-5.4Z", fill="#4F8F8A"),
        el("ellipse", cx=-5.2, cy=0, rx=1.6, ry=3.2, fill="#CDE4DF"),
        path("M1.4 3.2L3 6.2 5.6 4.8 4.2 1.6", fill="#4F8F8A"),
        path("M-2.6-3.2V3.2M-.4-3.2V3.2", fill="none", stroke="#CDE4DF", stroke_width=0.8),
    )


class TradersTilesPicture(PicturePart):
    """Goods lie in cities."""

    symbols = (Symbol("goods", 7, "*", of="city", above=True),)
    stamps = (("wine", _wine()), ("grain", _grain()), ("cloth", _cloth()))
    layouts = (
        Layout("traders.C", middle=(42, 60)),
        Layout("traders.D", depths={"c2": 22, "c1": 45}),
        Layout("traders.K", depths={"c1": 46}),
        Layout("traders.L", depths={"c2": 22, "c1": 45}),
        Layout("traders.M", depths={"c1": 38, "c2": 20, "c3": 20}),
        Layout("traders.U", depths={"c1": 42}),
        Layout("traders.X", depths={"c1": 40, "c2": 40}),
    )


PICTURE = TradersTilesPicture()
