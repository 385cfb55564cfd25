"""Inns in the picture: what is printed on the tiles is drawn with them."""

from __future__ import annotations

from tavola.games.carcassonne.core.picture.part import PicturePart


class InnsPicture(PicturePart):
    """A road with an inn at its lake."""

    printed = "inn"


PICTURE = InnsPicture()
