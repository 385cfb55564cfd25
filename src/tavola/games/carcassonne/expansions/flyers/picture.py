"""Flying machines in the picture: where one may fly, and the way."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.drawing.palette import ACCENT, CARD
from tavola.drawing.svg import at, circle, group, num, outline_box, path, rect, text
from tavola.games.carcassonne.core.picture.curves import SIZE, Point
from tavola.games.carcassonne.core.picture.figures import MEEPLE_SHAPE, pale
from tavola.games.carcassonne.core.picture.part import PicturePart
from tavola.games.carcassonne.core.picture.places import on_board
from tavola.games.carcassonne.core.picture.plan import plan_of
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.picture.targets import badge, beside, kind_of, own_colour, spots
from tavola.games.carcassonne.core.rules.view import Laid

_COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
_STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
_AHEAD = (1, 2, 3)
"""So many tiles a flight may go."""


class FlyersPicture(PicturePart):
    """A flight goes from the machine on the tile laid last."""

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
                circle(0, 0, 11, fill=CARD, stroke=ACCENT, stroke_dasharray=None if lies else "3 3"),
                text(0, 5, str(number), size=14, font_weight=700, text_anchor="middle", fill=ACCENT),
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
        words = scene.say(f"put-{kind_of(scene, cell, part)}")
        man = pale(MEEPLE_SHAPE, fill=own_colour(scene))
        yield badge(beside(scene, cell, part, spot), words, man, f"cell={cell};part={part}")
