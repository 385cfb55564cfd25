"""What modules put onto the board: bars of gold, ferries, mage and witch, and the way of a flight."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, degrees

from tavola.drawing.palette import ACCENT, CARD
from tavola.drawing.svg import (
    at,
    circle,
    el,
    group,
    num,
    outline_box,
    outline_circle,
    path,
    rect,
    text,
    title,
)
from tavola.games.carcassonne.core.picture.curves import SIZE, Point
from tavola.games.carcassonne.core.picture.places import (
    cell_at,
    flyer_on_board,
    gold_on_board,
    pier_on_board,
    spot_on_board,
)
from tavola.games.carcassonne.core.picture.scene import Scene

_STACK = ((-6.0, 3.0), (7.0, 3.0), (0.5, -5.0))
"""Where the first bars of a tile lie; further ones lie above."""
_AHEAD = (1, 2, 3)
"""So many tiles a flight may go."""


def gold(scene: Scene) -> Iterator[str]:
    """Bars where they lie; from three on with their number."""
    number = sum(scene.gold_held)
    for cell, count in scene.gold_lying.items():
        x, y = gold_on_board(scene.laid[cell])
        for nth in range(count):
            number += 1
            dx, dy = _STACK[nth] if nth < len(_STACK) else (0.5, -5.0 - 5 * (nth - 2))
            yield at(x + dx, y + dy, el("use", href="#gold-bar"), id=f"gold-{number}")
        if count >= len(_STACK):
            yield at(
                x + 14,
                y - 10,
                circle(0, 0, 8.4, fill=CARD, stroke="#8A6314"),
                text(0, 4.4, str(count), size=12.5, font_weight=700, text_anchor="middle"),
            )


def ferries(scene: Scene) -> Iterator[str]:
    """Boats from pier to pier."""
    for number, ferry in enumerate(scene.ferries, 1):
        lake = scene.laid[ferry.cell]
        (ax, ay), (bx, by) = (pier_on_board(lake, road) for road in (ferry.first, ferry.second))
        angle = round(degrees(atan2(by - ay, bx - ax)))
        boat = el("use", href="#ferry-boat")
        place = f"translate({num((ax + bx) / 2)} {num((ay + by) / 2)}) rotate({angle})"
        yield el("g", boat, id=f"ferry-{number}", transform=place)


def magic(scene: Scene) -> Iterator[str]:
    """Mage and witch; each can be picked where it may move or must go."""
    decision = scene.asked("magic")
    wanted = {str(option.fields["figure"]) for option in decision.options} if decision else set()
    for name, place in sorted(scene.magic.items()):
        if place is None:
            continue
        cell, _, part = place.partition("/")
        x, y = spot_on_board(scene.laid[cell], part)
        if any((one.x, one.y, one.part) == (*cell_at(cell), part) for one in scene.view.figures):
            x, y = x - 21, y - 4
        man = el("use", href=f"#man-{name}", transform="scale(.92)")
        if name in wanted:
            ring = outline_circle(0, -3, 20)
            yield at(x, y, title(scene.say(name)), man, ring, id=name, data_pick=f"figure={name}")
        else:
            yield at(x, y, man, id=name)


def flight(scene: Scene) -> str:
    """The way from a flying machine over the next three cells, while somebody may fly or lands."""
    found = flyer_on_board(scene.last) if scene.last else None
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
