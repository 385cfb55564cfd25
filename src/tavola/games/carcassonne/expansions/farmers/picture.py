"""Farmers in the picture: meeples that lie down."""

from __future__ import annotations

from tavola.games.carcassonne.core.picture.part import PicturePart


class FarmersPicture(PicturePart):
    """A meeple that lies on a field."""

    lies_down = True


PICTURE = FarmersPicture()
