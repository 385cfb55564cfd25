"""Crop circles in the picture: all add a meeple, or all remove one."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.drawing.palette import ACCENT, SOFT
from tavola.drawing.svg import at, circle, el, group, path, rect
from tavola.games.carcassonne.core.picture.cell_words import on_tile
from tavola.games.carcassonne.core.picture.choice_cards import HEIGHT, PICTURE_WIDTH
from tavola.games.carcassonne.core.picture.colours import CORN
from tavola.games.carcassonne.core.picture.curves import Point
from tavola.games.carcassonne.core.picture.figures import MEEPLE_SHAPE, pale
from tavola.games.carcassonne.core.picture.part import Card, Cards, PicturePart
from tavola.games.carcassonne.core.picture.printed import Layout, Symbol
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.picture.targets import badge, beside, kind_of, own_colour, spots
from tavola.games.carcassonne.core.rules.tiles import Tile
from tavola.kernel import Decision


def _in_crop(d: str) -> str:
    return path(
        d, fill="none", stroke="#6E4A1C", stroke_width=2, stroke_linecap="round", stroke_linejoin="round"
    )


def _flattened(_: Tile, at: Point) -> str:
    """The circle on the ground, below its sign."""
    x, y = at
    return circle(x, y, 15, fill=CORN, stroke="#A9873B", stroke_width=0.9) + group(
        circle(x, y, 11.6),
        circle(x, y, 9, stroke_dasharray="2.4 1.6"),
        fill="none",
        stroke="#A9873B",
        stroke_width=1.2,
    )


class CropCirclesPicture(PicturePart):
    """A circle is shown large while somebody decides what all shall do."""

    symbols = (Symbol("crop-circle", 14, "crop-*", fact="kind", above=True, in_middle=True, flat=_flattened),)
    stamps = (
        (
            "crop-club",
            _in_crop("M-3.6 5L2-2.6") + path("M.4-1.4L4.6-6.2A2.4 2.4 0 0 1 6.6-2.6L2 .2Z", fill="#6E4A1C"),
        ),
        ("crop-fork", _in_crop("M0 6.4V-1M-4-6V-3.4C-4 0 4 0 4-3.4V-6M0-6.4V-1")),
        ("crop-shield", _in_crop("M-4.4-5H4.4V0C4.4 3.4 2.2 5 0 6-2.2 5-4.4 3.4-4.4 0Z")),
    )
    ends = (("crop_circle", 14),)
    layouts = (
        Layout("cropcircles.A", middle=(47, 52)),
        Layout("cropcircles.B", middle=(64, 36)),
        Layout("cropcircles.C", depths={"c1": 26}, middle=(50, 58)),
        Layout("cropcircles.D", depths={"c1": 26}),
        Layout("cropcircles.E", depths={"c1": 37, "c2": 37}),
        Layout("cropcircles.F", depths={"c1": 42, "c2": 42}),
    )
    figures_asked_for = (("crop_remove", "remove"),)

    def targets(self, scene: Scene) -> Iterator[str]:
        for cell, part, spot in spots(scene, "crop_add"):
            lies = kind_of(scene, cell, part) == "field"
            plus = at(
                8, -8, circle(0, 0, 5, fill=ACCENT), path("M-3 0H3M0-3V3", stroke="#FFF", stroke_width=1.6)
            )
            icon = pale(MEEPLE_SHAPE, lies, own_colour(scene)) + plus
            pick = f"cell={cell};part={part}"
            words = on_tile(scene, scene.say("add"), cell, part)
            yield badge(beside(scene, cell, part, spot), words, icon, pick, "figure")

    def cards(self, scene: Scene, decision: Decision) -> Cards | None:
        if decision.ask != "carcassonne.crop":
            return None
        kind = str(decision.details["circle"])
        return Cards(tuple(_for_all(scene, kind)), _circle(kind))


PICTURE = CropCirclesPicture()


def _circle(circle_kind: str) -> str:
    middle = PICTURE_WIDTH / 2, HEIGHT / 2
    return group(
        rect(0, 0, PICTURE_WIDTH, HEIGHT - 2, rx=8, fill="#B7C584", stroke="#4A382C", stroke_opacity=0.55),
        circle(*middle, 50, fill=CORN, stroke="#A9873B", stroke_width=2),
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
