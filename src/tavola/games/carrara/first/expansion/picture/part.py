"""What the expansion game adds to the picture, and where."""

from __future__ import annotations

from tavola.drawing import Fragment, Panel, fragment
from tavola.drawing.palette import CARD, LINE, SHADOW
from tavola.drawing.svg import at, circle, outline_circle, title
from tavola.games.carrara.first.expansion.picture import cards, eights, specials
from tavola.games.carrara.first.expansion.picture.seen import seen, worth_in_words
from tavola.games.carrara.first.picture.part import Part
from tavola.games.carrara.first.picture.scene import Scene
from tavola.games.carrara.first.rules.box import City
from tavola.games.carrara.first.rules.view import Built, CarraraView, Mat
from tavola.games.carrara.parts.picture import wheel
from tavola.games.carrara.parts.picture.blocks import cube
from tavola.games.carrara.parts.picture.values import badge, gilded
from tavola.kernel import Seat

_R = 26
"""The radius of the button for buying without turning."""


class Expansion(Part):
    """Eights, upgrades, special fields, cards, and buying without turning."""

    row_height = specials.HEIGHT + 8

    def wheel_buttons(self, scene: Scene) -> tuple[Fragment, ...]:
        drawn = at(
            wheel.WIDTH - _R - 5,
            wheel.HEIGHT - _R - 5,
            title(scene.say("unturned")),
            circle(0.5, 2, _R, fill=SHADOW, opacity=0.3),
            circle(0, 0, _R, fill=CARD, stroke=LINE, stroke_width=1.25),
            cube("white"),
            outline_circle(0, 0, _R),
            data_pick="do=buy-unturned",
        )
        return (fragment("unturned", drawn),)

    def panels(self, scene: Scene) -> tuple[Panel, ...]:
        return scene.panel("eights", eights.draw), scene.panel("cards", cards.draw)

    def scored(self, view: CarraraView, seat: Seat) -> tuple[str, ...]:
        return tuple(f"{name}@{seat}" for name in seen(view).scored_specials[seat])

    def worth(self, scene: Scene, mat: Mat, city: City) -> tuple[str, str] | None:
        view = seen(scene.view)
        if view.upgrade_owners[city.name] != mat.seat:
            return None
        value = view.values[mat.seat][city.name]
        return gilded(0, 0, 23, 14) + badge(value, 11), worth_in_words(scene, value)

    def building_pick(self, scene: Scene, mat: Mat, built: Built) -> str | None:
        return f"raised={built.tile}" if mat.seat == scene.view.seat else None

    def replaced(self, view: CarraraView) -> str | None:
        return seen(view).raised

    def row(self, scene: Scene, mat: Mat, width: float) -> str:
        return specials.draw(scene, mat, width)


EXPANSION = Expansion()
