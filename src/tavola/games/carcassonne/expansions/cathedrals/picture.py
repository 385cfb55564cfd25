"""Cathedrals in the picture: what is printed on the tiles is drawn with them."""

from __future__ import annotations

from tavola.games.carcassonne.core.picture.part import PicturePart


class CathedralsPicture(PicturePart):
    """A city around its cathedral."""

    printed = "cathedral"


PICTURE = CathedralsPicture()
