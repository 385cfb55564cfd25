"""Crop circles in the picture: all add a meeple, or all remove one."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.drawing.palette import ACCENT, SOFT
from tavola.drawing.svg import at, circle, el, group, path, rect
from tavola.games.carcassonne.core.picture.choice_cards import HEIGHT
from tavola.games.carcassonne.core.picture.choice_cards import PICTURE as WIDTH_OF_PICTURE
from tavola.games.carcassonne.core.picture.colours import CROP
from tavola.games.carcassonne.core.picture.figures import MEEPLE_SHAPE, pale
from tavola.games.carcassonne.core.picture.part import Card, Cards, PicturePart
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.picture.targets import badge, beside, kind_of, own_colour, spots
from tavola.kernel import Decision


class CropCirclesPicture(PicturePart):
    """A circle is shown large while somebody decides what all shall do."""

    figures_asked_for = (("crop_remove", "remove"),)

    def targets(self, scene: Scene) -> Iterator[str]:
        for cell, part, spot in spots(scene, "crop_add"):
            lies = kind_of(scene, cell, part) == "field"
            plus = at(
                8, -8, circle(0, 0, 5, fill=ACCENT), path("M-3 0H3M0-3V3", stroke="#FFF", stroke_width=1.6)
            )
            icon = pale(MEEPLE_SHAPE, lies, own_colour(scene)) + plus
            pick = f"cell={cell};part={part}"
            yield badge(beside(scene, cell, part, spot), scene.say("add"), icon, pick, "figure")

    def cards(self, scene: Scene, decision: Decision) -> Cards | None:
        if decision.ask != "carcassonne.crop":
            return None
        kind = str(decision.details["circle"])
        return Cards(tuple(_for_all(scene, kind)), _circle(kind))


PICTURE = CropCirclesPicture()


def _circle(circle_kind: str) -> str:
    middle = WIDTH_OF_PICTURE / 2, HEIGHT / 2
    return group(
        rect(0, 0, WIDTH_OF_PICTURE, HEIGHT - 2, rx=8, fill="#B7C584", stroke="#4A382C", stroke_opacity=0.55),
        circle(*middle, 50, fill=CROP, stroke="#A9873B", stroke_width=2),
        circle(*middle, 42, fill="none", stroke="#A9873B", stroke_width=3, stroke_dasharray="6 4"),
        at(*middle, el("use", href=f"#art-crop-{circle_kind}"), scale=3.4),
    )


def _for_all(scene: Scene, kind: str) -> Iterator[Card]:
    for word, sign in (("all-add", "M8-10V-2M4-6H12"), ("all-remove", "M4-6H12")):
        man = at(-5, 2, el("use", href="#body-meeple", fill=SOFT), scale=0.9)
        plus = circle(8, -6, 8, fill="#B5533C", stroke="#FFFBF3", stroke_width=1.2) + path(
            sign, stroke="#FFFBF3", stroke_width=2.4, stroke_linecap="round"
        )
        yield Card(f"do={word}", man + plus, scene.say(word), scene.say(f"circle-{kind}"))
