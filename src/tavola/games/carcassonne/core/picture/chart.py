"""A chart over the board, shown on demand: the tiles' edges, letters for columns and numbers for rows."""

from __future__ import annotations

from tavola.drawing.palette import INK, PAPER
from tavola.drawing.svg import SANS, group, path, text
from tavola.games.carcassonne.core.picture.curves import SIZE
from tavola.games.carcassonne.core.picture.scene import Scene

_WRITING = 34
"""Large enough to be read on a board that is drawn small."""
_ALPHABET = 26


def draw(scene: Scene) -> str:
    """The chart, unseen until a front end shows it."""
    return group(
        group(_lines(scene), _labels(scene), aria_hidden="true"),
        class_="on-demand",
        data_layer="grid",
        role="group",
        aria_label=scene.say("grid"),
        opacity=0,
        pointer_events="none",
    )


def column_letters(number: int) -> str:
    """The letters of a column, counted from 0: A to Z, then AA."""
    more, last = divmod(number, _ALPHABET)
    return (column_letters(more - 1) if more else "") + chr(ord("A") + last)


def _lines(scene: Scene) -> str:
    left, top, right, bottom = (SIZE * edge for edge in scene.extent)
    wide, high = right - left + SIZE, bottom - top + SIZE
    d = "".join(f"M{x} {top}v{high}" for x in range(left, right + 2 * SIZE, SIZE))
    d += "".join(f"M{left} {y}h{wide}" for y in range(top, bottom + 2 * SIZE, SIZE))
    return path(d, fill="none", stroke=INK, stroke_width=1.2, stroke_opacity=0.55)


def _labels(scene: Scene) -> str:
    left, top, right, bottom = scene.extent
    middle, sunk = SIZE / 2, _WRITING * 0.36
    drawn = ""
    for number, x in enumerate(range(left, right + 1)):
        for y in (top * SIZE - 14, (bottom + 1) * SIZE + 14 + _WRITING * 0.72):
            drawn += text(x * SIZE + middle, y, column_letters(number), size=_WRITING)
    for number, y in enumerate(range(top, bottom + 1)):
        for at in (left * SIZE - 30, (right + 1) * SIZE + 30):
            drawn += text(at, y * SIZE + middle + sunk, str(number + 1), size=_WRITING)
    return group(
        drawn,
        fill=INK,
        stroke=PAPER,
        stroke_width=6,
        paint_order="stroke",
        stroke_linejoin="round",
        text_anchor="middle",
        font_family=SANS,
        font_weight=600,
    )
