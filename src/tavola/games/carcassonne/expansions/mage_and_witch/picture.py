"""Mage and witch in the picture: two figures that have no owner."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tavola.drawing.palette import SHADOW
from tavola.drawing.svg import at, el, group, outline_circle, path, title
from tavola.games.carcassonne.core.picture.cell_words import on_tile
from tavola.games.carcassonne.core.picture.colours import AMBER, PLUM
from tavola.games.carcassonne.core.picture.figures import missing
from tavola.games.carcassonne.core.picture.part import Card, Cards, PicturePart
from tavola.games.carcassonne.core.picture.places import cell_at, spot_on_board
from tavola.games.carcassonne.core.picture.printed import Layout, Symbol
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.picture.signs import plate
from tavola.games.carcassonne.core.picture.targets import badge, kind_of, spots
from tavola.games.carcassonne.expansions.mage_and_witch.rules import MagicView
from tavola.kernel import Decision

_COLOURS = {"mage": "#7B4FA3", "witch": "#E07A1F"}
_ROBE = (
    "M-3.6-6.4C-7.4-4.8-8.8-1-9.2 3L-10.4 11C-10.6 12.4-10 13-9 13H9C10 13 10.6 12.4 10.4 11L9.2 3"
    "C8.8-1 7.4-4.8 3.6-6.4Z"
)
_HATS = {
    "mage": "M-5.4-9.6C-3.6-11.4-2.2-17 .4-22.4C2.6-17.6 3.8-11.4 5.4-9.6C2.4-8.2-2.4-8.2-5.4-9.6Z",
    "witch": "M-9.6-8.8C-7-10.4-5-10.6-4-11.2C-3.2-15-1.4-19.2 5.6-21C3.4-18.2 3.6-14 4.2-11.2"
    "C5.4-10.6 7.2-10.4 9.6-8.8C5-6.8-5-6.8-9.6-8.8Z",
}
_TOOLS = {
    "mage": path("M12-9V12", stroke="#6E4726", stroke_width=2)
    + path(
        "M12-15.4L13.4-12.2 16.8-11.9 14.2-9.7 15-6.4 12-8.2 9-6.4 9.8-9.7 7.2-11.9 10.6-12.2Z",
        fill="#E9B949",
    ),
    "witch": path("M13-12L10.4 5", stroke="#6E4726", stroke_width=2)
    + path("M8.6 4.4L12.2 5 14 13.4H5.6Z", fill="#E3C46B"),
}
_SIGNS = {
    "mage": "M0-1L1.4 2.2 4.8 2.5 2.2 4.7 3 8 0 6.2-3 8-2.2 4.7-4.8 2.5-1.4 2.2Z",
    "witch": "M2.8-.6A5 5 0 1 0 2.8 8.4 4 4 0 1 1 2.8-.6Z",
}
"""A star and a crescent."""


def _sign() -> str:
    """A pointed hat with a star."""
    return plate(
        path(
            "M-5.6 4.2C-3 2.8-2-1.6-.4-6.4 1.6-5 2.6-3 1.8-2.6 2.6 1 4 3.2 5.6 4.2 2 5.6-2 5.6-5.6 4.2Z",
            fill=PLUM,
        ),
        path(
            "M.1-1.2L.7.4 2.3.5 1.1 1.6 1.5 3.2.1 2.3-1.3 3.2-.9 1.6-2.1.5-.5.4Z", fill=AMBER, stroke="none"
        ),
    )


class MagicPicture(PicturePart):
    """Both stand on the board or in the stock."""

    symbols = (Symbol("mage", 8, "mage", above=True, in_town=True),)
    stamps = (("mage", _sign()),)
    layouts = (
        Layout("mage.A", depths={"c1": 26}, middle=(50, 58), places={"mage": (35, 84)}),
        Layout("mage.E", bend=14),
        Layout("mage.F", depths={"c1": 42}, bend=19),
    )
    has_stock = True

    def definitions(self, scene: Scene) -> Iterator[str]:
        for name in sorted(scene.shown(MagicView).places):
            yield group(_figure(name), id=f"man-{name}")

    def standing(self, scene: Scene) -> Iterator[str]:
        decision = scene.asked("magic")
        wanted = {str(option.fields["figure"]) for option in decision.options} if decision else set()
        for name, place in sorted(scene.shown(MagicView).places.items()):
            if place is None:
                continue
            cell, _, part = place.partition("/")
            x, y = spot_on_board(scene.tile_at(cell), part)
            if any((one.x, one.y, one.part) == (*cell_at(cell), part) for one in scene.view.figures):
                x, y = x - 21, y - 4
            man = el("use", href=f"#man-{name}", transform="scale(.92)")
            if name in wanted:
                ring = outline_circle(0, -3, 20)
                yield at(x, y, title(scene.say(name)), man, ring, id=name, data_pick=f"figure={name}")
            else:
                yield at(x, y, man, id=name)

    def targets(self, scene: Scene) -> Iterator[str]:
        hat = group(
            path("M-8 5C-4 3.4-2.6-3 0-8C2.6-3 4 3.4 8 5C3 7.4-3 7.4-8 5Z", fill="#7B4FA3", stroke="#241E1A"),
            path("M0-3.4L1 -1.2 3.4-1 1.6 .6 2.2 3 0 1.7-2.2 3-1.6 .6-3.4-1-1-1.2Z", fill="#E9B949"),
        )
        for cell, part, spot in spots(scene, "magic"):
            words = on_tile(scene, scene.say(f"put-{kind_of(scene, cell, part)}"), cell, part)
            yield badge(spot, words, hat, f"cell={cell};part={part}", "figure")

    def stock(self, scene: Scene) -> Iterator[tuple[float, str]]:
        drawn = []
        for nth, (name, place) in enumerate(sorted(scene.shown(MagicView).places.items())):
            x, y = 20 + 44 * nth, 34
            if place is None:
                drawn.append(at(x, y, el("use", href=f"#man-{name}"), id=name))
            else:
                drawn.append(at(x, y, missing(_outline(name))))
        yield 104, group(title(f"{scene.say('mage')}, {scene.say('witch')}"), *drawn)

    def cards(self, scene: Scene, decision: Decision) -> Cards | None:
        if decision.ask != "carcassonne.magic":
            return None
        goes = decision.options[0].word == "dismiss"
        names = dict.fromkeys(str(option.fields["figure"]) for option in decision.options)
        return Cards(
            tuple(
                Card(
                    f"figure={name}",
                    at(0, 4, el("use", href=f"#man-{name}")),
                    scene.say(name),
                    scene.say("dismiss" if goes else f"{name}-does"),
                )
                for name in names
            )
        )


PICTURE = MagicPicture()


def _outline(kind: str) -> str:
    """The bare outline of the mage or the witch."""
    return _ROBE + _HATS[kind]


@cache
def _figure(kind: str) -> str:
    """The mage or the witch around the origin, about 36 high."""
    body = _outline(kind)
    return group(
        el("ellipse", cx=1, cy=13.4, rx=12, ry=3, fill=SHADOW, opacity=0.4),
        path(body, fill="none", stroke="#FFFBF3", stroke_width=4.4),
        path("M-3.8-8.6H3.8V-6C2-4-2-4-3.8-6Z", fill="#F0D2A8"),
        path(body, fill=_COLOURS[kind], stroke="#241E1A", stroke_width=1.5),
        group(_TOOLS[kind], stroke="#241E1A", stroke_width=0.9) if kind == "mage" else group(_TOOLS[kind]),
        path(_SIGNS[kind], fill="#FFFBF3"),
        stroke_linejoin="round",
    )
