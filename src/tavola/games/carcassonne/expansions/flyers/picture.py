"""Flying machines in the picture: where one may fly, and the way."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.drawing.palette import ACCENT, CARD
from tavola.drawing.svg import at, circle, el, group, num, outline_box, path, rect, text
from tavola.games.carcassonne.core.picture.cell_words import on_tile
from tavola.games.carcassonne.core.picture.colours import CREAM, WOOD, WOOD_2
from tavola.games.carcassonne.core.picture.curves import SIZE, Point, pair
from tavola.games.carcassonne.core.picture.figures import MEEPLE_SHAPE, pale
from tavola.games.carcassonne.core.picture.part import PicturePart
from tavola.games.carcassonne.core.picture.places import on_board
from tavola.games.carcassonne.core.picture.plan import plan_of
from tavola.games.carcassonne.core.picture.printed import Layout, Symbol
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.picture.targets import badge, beside, kind_of, own_colour, spots
from tavola.games.carcassonne.core.rules.view import Laid

_COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
_STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
_HEADINGS = {"N": -90, "NE": -45, "E": 0, "SE": 45, "S": 90, "SW": 135, "W": 180, "NW": -135}
_AHEAD = (1, 2, 3)
"""So many tiles a flight may go."""


def _drawing() -> str:
    """A flying machine that heads to the east."""
    return group(
        path(
            "M9 0H21M17.5-3.2L21.4 0 17.5 3.2",
            fill="none",
            stroke="#B5533C",
            stroke_width=1.8,
            stroke_linecap="round",
        ),
        path(
            "M1.5-1.4C4-6 3.4-10-2-12.4-1.4-8.6-3.4-4.6-4.6-1.6Z"
            "M1.5 1.4C4 6 3.4 10-2 12.4-1.4 8.6-3.4 4.6-4.6 1.6Z",
            fill=CREAM,
        ),
        path(
            "M.4-3C1-5.6.8-8-.6-10.4M.4 3C1 5.6.8 8-.6 10.4"
            "M-2-2.8C-.8-5.4-.6-7.6-1.4-9.8M-2 2.8C-.8 5.4-.6 7.6-1.4 9.8",
            fill="none",
            stroke_width=0.6,
        ),
        path("M-9-2.6L-6 0-9 2.6-11.4 3V-3Z", fill=CREAM),
        path("M7.4 0C5.6-2-3-2-8 0-3 2 5.6 2 7.4 0Z", fill=WOOD),
        stroke=WOOD_2,
        stroke_width=0.9,
        stroke_linejoin="round",
    )


def _heading(to: str, at: Point, turn: int) -> str:
    """The machine, turned to where it flies."""
    angle = (_HEADINGS[to] + 90 * turn) % 360
    return el("use", href="#art-flyer", transform=f"translate({pair(at)})rotate({angle})")


class FlyersPicture(PicturePart):
    """A flight goes from the machine on the tile laid last."""

    symbols = (Symbol("flyer", 11, fact="to", aloft=_heading),)
    stamps = (("flyer", _drawing()),)
    layouts = (
        Layout("flyers.B", bow=8),
        Layout("flyers.C", bow=6),
        Layout("flyers.D", bow=8),
        Layout("flyers.H", places={"garden": (67, 66), "flyer": (42, 42)}),
    )

    def ways(self, scene: Scene) -> Iterator[str]:
        yield _flight(scene)

    def targets(self, scene: Scene) -> Iterator[str]:
        yield from _fly(scene)
        yield from _landing(scene)


PICTURE = FlyersPicture()


def _machine(tile: Laid) -> tuple[Point, tuple[int, int]] | None:
    """Where a tile has its flying machine, and in which direction it flies, in cells."""
    for thing in plan_of(tile.kind).things:
        if thing.kind == "flyer":
            return on_board(tile, thing.at), _STEPS[(_COMPASS.index(thing.fact) + 2 * tile.turn) % 8]
    return None


def _flight(scene: Scene) -> str:
    """The way from a flying machine over the next three cells, while somebody may fly or lands."""
    found = _machine(scene.last) if scene.last else None
    if found is None or scene.last is None:
        return ""
    start, (dx, dy) = found
    cells = [(scene.last.x + n * dx, scene.last.y + n * dy) for n in _AHEAD]
    empty = "".join(
        at(x * SIZE, y * SIZE, outline_box(8, 8, 84, 84, 8, touch=False), data_ref=f"cell:{x},{y}")
        for x, y in cells
        if f"{x},{y}" not in scene.laid
    )
    landing, claim = scene.asked("landing"), scene.asked("claim")
    if landing is not None:
        target = str(landing.options[0].fields["cell"])
        cells = cells[: 1 + next(n for n, (x, y) in enumerate(cells) if f"{x},{y}" == target)]
    elif claim is None or not any(option.word == "fly" for option in claim.options):
        return group(empty)
    return group(empty, _way(scene, start, cells, landing is not None), pointer_events="none")


def _way(scene: Scene, start: Point, cells: list[tuple[int, int]], landed: bool) -> str:
    middles = [((x + 0.5) * SIZE, (y + 0.5) * SIZE) for x, y in cells]
    d = f"M{num(start[0])} {num(start[1])}" + "".join(f"L{num(x)} {num(y)}" for x, y in middles)
    drawn = [
        path(d, fill="none", stroke="#FFFBF3", stroke_width=6.5, stroke_linecap="round", stroke_opacity=0.75),
        path(
            d, fill="none", stroke=ACCENT, stroke_width=3.2, stroke_linecap="round", stroke_dasharray=".1 8"
        ),
    ]
    for number, ((x, y), (cx, cy)) in enumerate(zip(cells, middles, strict=True), 1):
        lies = f"{x},{y}" in scene.laid
        if landed and number == len(cells):
            drawn.append(
                rect(x * SIZE + 3, y * SIZE + 3, 94, 94, rx=7, fill="none", stroke=ACCENT, stroke_width=3)
            )
            continue
        drawn.append(
            at(
                cx,
                cy,
                circle(0, 0, 15, fill=CARD, stroke=ACCENT, stroke_dasharray=None if lies else "3 3"),
                text(0, 9, str(number), size=26, font_weight=700, text_anchor="middle", fill=ACCENT),
                opacity=None if lies else 0.75,
            )
        )
    return "".join(drawn)


def _fly(scene: Scene) -> Iterator[str]:
    decision = scene.asked("claim")
    found = _machine(scene.last) if scene.last else None
    if decision is None or found is None or not any(option.word == "fly" for option in decision.options):
        return
    spot, _ = found
    wings = path(
        "M-2-3C-5-9-10-11-13-9C-12-3-9 1-2 1ZM2-3C5-9 10-11 13-9C12-3 9 1 2 1Z",
        fill="#FFF6E3",
        stroke="#241E1A",
        stroke_linejoin="round",
    )
    man = at(0, 1, wings, pale(MEEPLE_SHAPE, fill=own_colour(scene)))
    yield badge(spot, scene.say("fly"), man, "do=fly", "figure", 14)


def _landing(scene: Scene) -> Iterator[str]:
    for cell, part, spot in spots(scene, "landing"):
        words = on_tile(scene, scene.say(f"put-{kind_of(scene, cell, part)}"), cell, part)
        man = pale(MEEPLE_SHAPE, fill=own_colour(scene))
        yield badge(beside(scene, cell, part, spot), words, man, f"cell={cell};part={part}")
