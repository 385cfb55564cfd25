"""How the tiles of the river are laid out."""

from __future__ import annotations

from tavola.games.carcassonne.core.picture.part import PicturePart
from tavola.games.carcassonne.core.picture.printed import Layout


class RiverPicture(PicturePart):
    """The ground of rivers is drawn with all other ground."""

    layouts = (
        Layout("river.A", middle=(42, 50)),
        Layout("river.B", depths={"c1": 25}, bow=6),
        Layout("river.C", depths={"c1": 23, "c2": 23}),
        Layout("river.D", bow=5),
        Layout("river.H", bow=13, middle=(50, 30), places={"monastery": (50, 28)}),
        Layout("river.L", middle=(58, 50)),
    )


PICTURE = RiverPicture()
