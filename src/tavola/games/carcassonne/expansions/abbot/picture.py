"""The abbot in the picture."""

from __future__ import annotations

from tavola.games.carcassonne.core.picture.figures import Shape
from tavola.games.carcassonne.core.picture.part import PicturePart
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.rules.view import PlacedFigure

_ABBOT = (
    "M0-17C2.6-14.8 4.2-12.6 4.2-10.4L3.6-5.6C7.4-4.6 8.6-1.4 9 3L10.2 11C10.4 12.4 9.8 13 8.8 13H-8.8"
    "C-9.8 13-10.4 12.4-10.2 11L-9 3C-8.6-1.4-7.4-4.6-3.6-5.6L-4.2-10.4C-4.2-12.6-2.6-14.8 0-17Z"
)


class AbbotPicture(PicturePart):
    """He stands on monasteries and gardens, and can be taken back."""

    figures = (Shape("abbot", _ABBOT, scale=0.98, detail="M0-14.6V-9.4M-2.2-12H2.2"),)

    def figure_pick(self, scene: Scene, figure: PlacedFigure) -> tuple[str, str] | None:
        claim = scene.asked("claim")
        if claim is not None and any(
            option.word == "take" and option.fields["figure"] == figure.figure for option in claim.options
        ):
            return f"figure={figure.figure}", scene.say("take-back")
        return None


PICTURE = AbbotPicture()
