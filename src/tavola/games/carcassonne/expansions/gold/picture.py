"""Gold in the picture: bars on tiles, on mats and in the stock."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.drawing.palette import ACCENT, CARD, INK, SHADOW, SOFT
from tavola.drawing.svg import at, circle, el, group, outline_box, outline_circle, path, rect, text, title
from tavola.games.carcassonne.core.picture.cell_words import on_tile
from tavola.games.carcassonne.core.picture.colours import AMBER, AMBER_2
from tavola.games.carcassonne.core.picture.curves import SIZE
from tavola.games.carcassonne.core.picture.part import PicturePart
from tavola.games.carcassonne.core.picture.places import cell_at, free_corner_on_board
from tavola.games.carcassonne.core.picture.printed import Layout, Symbol
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.picture.signs import plate
from tavola.games.carcassonne.core.picture.stock import how_many
from tavola.games.carcassonne.expansions.gold.rules import BARS, GoldView
from tavola.kernel import Seat

_STACK = ((-6.0, 3.0), (7.0, 3.0), (0.5, -5.0))
"""Where the first bars of a tile lie; further ones lie above."""
_COUNT = 26
"""Large enough to be read where a board is fitted at 48 pixels a tile."""


def _sign() -> str:
    """Bars of gold."""
    bar = "l1.4-3.2h4l1.4 3.2z"
    return plate(path(f"M-6 4.2{bar}M-.6 4.2{bar}M-3.3.6{bar}", fill=AMBER, stroke=AMBER_2, stroke_width=0.9))


class GoldPicture(PicturePart):
    """Bars keep their numbers: first those that are held, by seat, then those on tiles, then the rest."""

    symbols = (Symbol("gold", 8, "gold", above=True, in_town=True),)
    stamps = (("gold", _sign()),)
    layouts = (
        Layout("gold.B", depths={"c1": 42}, bend=17),
        Layout("gold.C", depths={"c1": 37}, bend=11, places={"monastery": (55, 55)}),
        Layout("gold.E", bend=17, places={"monastery": (50, 50)}),
        Layout("gold.F", places={"gold": (34, 34)}),
        Layout("gold.G", depths={"c1": 43}),
        Layout("gold.H", bend=17),
    )
    has_stock = True

    def definitions(self, scene: Scene) -> Iterator[str]:
        yield group(bar(), id="gold-bar")

    def lying(self, scene: Scene) -> Iterator[str]:
        shown = scene.shown(GoldView)
        number = sum(shown.held)
        for cell, count in shown.lying.items():
            x, y = free_corner_on_board(scene.tile_at(cell))
            for nth in range(count):
                number += 1
                dx, dy = _STACK[nth] if nth < len(_STACK) else (0.5, -5.0 - 5 * (nth - 2))
                yield at(x + dx, y + dy, el("use", href="#gold-bar"), id=f"gold-{number}")
            if count >= len(_STACK):
                yield at(
                    x + 10,
                    y - 14,
                    circle(0, 0, 14, fill=CARD, stroke="#8A6314"),
                    text(0, 9, str(count), size=_COUNT, font_weight=700, text_anchor="middle"),
                )

    def targets(self, scene: Scene) -> Iterator[str]:
        yield from _bars_to_lay(scene)
        yield from _bars_to_take(scene)

    def belongings(self, scene: Scene, seat: Seat) -> Iterator[str]:
        held = scene.shown(GoldView).held
        count, first = held[seat], sum(held[:seat]) + 1
        bars = [
            at(3 * (nth % 3), 4 - 4 * (nth // 3), el("use", href="#gold-bar"), id=f"gold-{first + nth}")
            for nth in range(count)
        ]
        yield "".join(
            (
                title(scene.say("gold-held", count=count)),
                *(bars or [el("use", href="#gold-bar", opacity=0.35)]),
                text(20, 5.5, f"× {count}", size=15, fill=INK if count else SOFT),
            )
        )

    def stock(self, scene: Scene) -> Iterator[tuple[float, str]]:
        shown = scene.shown(GoldView)
        used = sum(shown.held) + sum(shown.lying.values())
        left = BARS - used
        bars = [
            at(
                18 + 3.2 * (nth % 3),
                42 - 5.4 * (nth // 3),
                el("use", href="#gold-bar"),
                id=f"gold-{used + nth + 1}",
            )
            for nth in range(left)
        ]
        none = at(18, 42, el("use", href="#gold-bar"), opacity=0.35)
        yield 128, group(title(scene.say("gold-left", count=left)), *(bars or [none]), how_many(46, left))


PICTURE = GoldPicture()


def bar() -> str:
    """A bar of gold around the origin, 19 wide."""
    return group(
        el("ellipse", cx=0.6, cy=4.6, rx=10, ry=2.2, fill=SHADOW, stroke="none", opacity=0.5),
        path("M-9.4 4.6L-7.2-1.6H7.2L9.4 4.6Z", fill=AMBER),
        path("M-7.2-1.6L-4.6-4.6H9L7.2-1.6Z", fill="#F8DE8A"),
        path("M7.2-1.6L9-4.6L11 1.4L9.4 4.6Z", fill="#C9922A"),
        path("M-4.6 2.8L-3.6 .4H1", fill="none", stroke="#FFF3C4", stroke_width=1.2, stroke_linecap="round"),
        stroke="#3A2A12",
        stroke_linejoin="round",
    )


def _bars_to_lay(scene: Scene) -> Iterator[str]:
    decision = scene.asked("gold")
    for option in decision.options if decision else ():
        cell = str(option.fields["cell"])
        x, y = cell_at(cell)
        gx, gy = free_corner_on_board(scene.tile_at(cell))
        yield at(
            x * SIZE,
            y * SIZE,
            title(on_tile(scene, scene.say("gold-here"), cell)),
            rect(6, 6, 88, 88, rx=9, fill="#E9B949", fill_opacity=0.16, stroke=ACCENT, stroke_opacity=0.5),
            at(gx - x * SIZE, gy - y * SIZE, el("use", href="#gold-bar"), opacity=0.7),
            outline_box(6, 6, 88, 88, 9),
            data_pick=f"cell={cell}",
        )


def _bars_to_take(scene: Scene) -> Iterator[str]:
    decision = scene.asked("gold_share")
    for option in decision.options if decision else ():
        cell = str(option.fields["cell"])
        x, y = free_corner_on_board(scene.tile_at(cell))
        yield at(
            x,
            y,
            title(on_tile(scene, scene.say("take-gold"), cell)),
            circle(0, -1, 19, fill="none", stroke=ACCENT, stroke_opacity=0.6, stroke_width=1.6),
            outline_circle(0, -1, 19),
            data_pick=f"cell={cell}",
        )
