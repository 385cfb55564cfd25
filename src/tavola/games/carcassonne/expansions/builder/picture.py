"""The builder in the picture."""

from __future__ import annotations

from tavola.games.carcassonne.core.picture.figures import Shape
from tavola.games.carcassonne.core.picture.part import PicturePart

_BUILDER = (
    "M-1-13.4A5 5 0 0 1 2.6-5C4.4-4.6 6-4 7.2-3.2L7.2-12.6H10.4V-1.6H14V1.6H9.6C8.4 3 6.8 3 4.8 2.4L7.6 11.2"
    "C7.9 12.4 7.4 13 6.4 13H-8.4C-9.4 13-9.9 12.4-9.6 11.2L-6.8 2.4C-9.2 3.2-12 2.6-12 .4"
    "C-12-2.2-8.6-4.2-4.6-5A5 5 0 0 1-1-13.4Z"
)


class BuilderPicture(PicturePart):
    """She carries a hammer."""

    figures = (Shape("builder", _BUILDER, mark=(-1, 4.6), pitch=1.3),)


PICTURE = BuilderPicture()
