"""The pig in the picture."""

from __future__ import annotations

from tavola.games.carcassonne.core.picture.figures import Shape
from tavola.games.carcassonne.core.picture.part import PicturePart

_PIG = (
    "M-13.4-1.6C-14.4-3.4-13.2-5-11.6-4.6C-9.4-8-4-8.8 1.2-8.2L2-11.2L6-7.4C8.6-6.6 10.4-4.8 11-2.8L14-2.2"
    "V2.8L10.6 3.6C9.6 5.2 8.2 6 7 6.4V10.6H3V7.2H-5V10.6H-9V6.4C-11.6 4.4-12.6 1.6-12 -1.2Z"
)


class PigPicture(PicturePart):
    """It stands on fields, where others lie."""

    figures = (
        Shape(
            "pig",
            _PIG,
            mark=(-1.4, -0.6),
            detail="M7.4-3.4h.2M-12.6-1.4c-1.6.6-2.4-.8-1.4-1.8",
            pitch=1.3,
            lies=False,
        ),
    )


PICTURE = PigPicture()
