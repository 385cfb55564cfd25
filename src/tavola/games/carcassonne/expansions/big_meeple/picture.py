"""The big meeple in the picture."""

from __future__ import annotations

from tavola.games.carcassonne.core.picture.figures import MEEPLE_SHAPE, Shape
from tavola.games.carcassonne.core.picture.part import PicturePart


class BigMeeplePicture(PicturePart):
    """It looks like the others, only larger."""

    figures = (Shape("big-meeple", MEEPLE_SHAPE.outline, scale=1.32, pitch=1.32),)


PICTURE = BigMeeplePicture()
