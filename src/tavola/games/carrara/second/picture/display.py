"""The buildings on display in two rows, and the stack beside them."""

from __future__ import annotations

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.frame import MARGIN, TITLE_HEIGHT, framed, heading, note
from tavola.drawing.palette import ACCENT, LINE, WELL
from tavola.drawing.svg import SERIF, at, group, outline_box, rect, text, title
from tavola.games.carrara.parts.picture.icons import stack
from tavola.games.carrara.parts.picture.tiles import COMPACT_HEIGHT, COMPACT_WIDTH, compact
from tavola.games.carrara.second.picture.scene import Scene

WIDTH = 360
_COLUMNS = 5
_PITCH = COMPACT_WIDTH + 3.5
_ROW = COMPACT_HEIGHT + 8


def draw(scene: Scene) -> Panel:
    """The panel of the display."""
    say, view = scene.say, scene.view
    spaces = len(view.display)
    height = TITLE_HEIGHT + (spaces // _COLUMNS + 1) * _ROW
    return framed(
        "display",
        Purpose.MARKET,
        say("display"),
        WIDTH,
        height,
        fragment("heading", heading(say("display")), note(WIDTH - MARGIN, 21, say("display-note"), "end")),
        *(scene.piece(f"space-{n}", _space, n, name) for n, name in enumerate(view.display)),
        scene.piece("stack", _stack, spaces),
    )


def _corner(number: int) -> tuple[float, float]:
    row, column = divmod(number, _COLUMNS)
    return MARGIN + column * _PITCH, TITLE_HEIGHT + 2 + row * _ROW


def _space(scene: Scene, number: int, name: str | None) -> str:
    w, h = COMPACT_WIDTH, COMPACT_HEIGHT
    inside = rect(1, 1, w - 2, h - 2, rx=7, fill=WELL, stroke=LINE, stroke_dasharray="4 4")
    if name is not None:
        inside = _tile(scene, number, name)
    ring = outline_box(-1, -1, w + 2, h + 2, 8, touch=False)
    return at(*_corner(number), inside, ring, data_ref=f"space:{number}")


def _tile(scene: Scene, number: int, name: str) -> str:
    tile, kind = scene.tile(name)
    w, h = COMPACT_WIDTH, COMPACT_HEIGHT
    paid_for = scene.view.building is not None and scene.view.building[0] == name
    return group(
        title(scene.say("tile", type=kind.name, value=tile.value, piece=kind.decoration)),
        compact(
            kind.name, tile.value, scene.landscape(kind), kind.decoration, scene.say.name("type", kind.name)
        ),
        rect(-1, -1, w + 2, h + 2, rx=8, fill="none", stroke=ACCENT, stroke_width=2.5) if paid_for else "",
        outline_box(-1, -1, w + 2, h + 2, 8),
        id=scene.space_id(number),
        data_pick=f"tile={name}",
        data_ref=f"tile:{name}",
    )


def _stack(scene: Scene, number: int) -> str:
    """The tiles that are still to come, where a tenth space would be."""
    count = scene.view.stack
    w, h = COMPACT_WIDTH, COMPACT_HEIGHT
    return at(
        *_corner(number),
        title(scene.say("stack", count=count)),
        rect(1, 1, w - 2, h - 2, rx=7, fill="none", stroke=LINE, stroke_dasharray="4 4"),
        at(w / 2 - 1, 34, stack(), scale=1.7, opacity=None if count else 0.35),
        text(w / 2, h - 18, str(count), size=22, font_family=SERIF, font_weight=600, text_anchor="middle"),
    )
