"""The monuments that are left, and the improvements with what they do."""

from __future__ import annotations

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.frame import MARGIN, TITLE_HEIGHT, framed, heading, lying, note
from tavola.drawing.palette import ACCENT, CARD, LINE, SOFT, WELL, paint
from tavola.drawing.svg import at, outline_box, rect, title
from tavola.games.carrara.parts.picture.blocks import plinth
from tavola.games.carrara.parts.picture.tiles import SMALL_WIDTH, grand
from tavola.games.carrara.parts.picture.values import change
from tavola.games.carrara.parts.picture.writing import fitted
from tavola.games.carrara.second.picture.scene import Scene
from tavola.games.carrara.second.rules.box import Rate, Type

WIDTH = 360
_HIGH = 74
_TOP = TITLE_HEIGHT + 2
_BELOW = _TOP + _HIGH + 10
_CELL_WIDTH, _CELL_HEIGHT, _PER_ROW = 83, 44, 4
HEIGHT = _BELOW + 2 * (_CELL_HEIGHT + 5)


def draw(scene: Scene) -> Panel:
    """The panel of monuments and improvements."""
    say, box = scene.say, scene.box
    rates = [(city.name, city.rate, city.improved) for city in box.cities]
    rates += [(each.name, each.rate, each.improved) for each in box.landscapes]
    return framed(
        "monuments",
        Purpose.MARKET,
        say("monuments"),
        WIDTH,
        HEIGHT,
        fragment(
            "heading", heading(say("monuments")), note(WIDTH - MARGIN, 21, say("monuments-note"), "end")
        ),
        *(scene.piece(f"monument-{kind.name}", _monument, n, kind) for n, kind in enumerate(box.types)),
        *(scene.piece(f"improvement-{told[0]}", _improvement, n, *told) for n, told in enumerate(rates)),
    )


def _monument(scene: Scene, number: int, kind: Type) -> str:
    w, value = SMALL_WIDTH, scene.box.monument
    there = kind.name in scene.view.monuments
    x = MARGIN + 1.5 + number * 57.4
    ring = outline_box(-2, -2, w + 4, _HIGH + 4, 8, touch=there)
    ref = f"monument:{kind.name}"
    if not there:
        gap = rect(1, 1, w - 2, _HIGH - 2, rx=6, fill=WELL, stroke=LINE, stroke_dasharray="4 4")
        gone = scene.say("monument-gone", type=kind.name)
        return at(x, _TOP, title(gone), gap, ring, data_ref=ref)
    paid_for = scene.view.building is not None and scene.view.building[0] == f"{kind.name} {value}"
    return at(
        x,
        _TOP,
        title(scene.say("monument", type=kind.name, value=value)),
        grand(kind.name, value, scene.landscape(kind), kind.decoration),
        rect(-2, -2, w + 4, _HIGH + 4, rx=8, fill="none", stroke=ACCENT, stroke_width=2.5)
        if paid_for
        else "",
        ring,
        id=f"tile-{kind.name}-{value}",
        data_pick=f"monument={kind.name}",
        data_ref=ref,
    )


def _improvement(scene: Scene, number: int, name: str, rate: Rate, improved: Rate) -> str:
    row, column = divmod(number, _PER_ROW)
    w, h = _CELL_WIDTH, _CELL_HEIGHT
    x, y = MARGIN + 1 + column * (w + 4), _BELOW + row * (h + 5)
    there = name in scene.view.improvements
    words = scene.say(
        "improvement" if there else "improvement-gone",
        improvement=name,
        old=scene.worth(rate),
        new=scene.worth(improved),
    )
    words = scene.noted(words, f"improvement.{name}", f"city.{name}", f"landscape.{name}")
    ring = outline_box(-1, -1, w + 2, h + 2, 8, touch=there)
    ref = f"improvement:{name}"
    if not there:
        gap = rect(1, 1, w - 2, h - 2, rx=7, fill=WELL, stroke=LINE, stroke_dasharray="4 4")
        told = fitted(w / 2, h / 2 + 4, scene.place_name(name), w - 8, fill=SOFT)
        return at(x, y, title(words), gap, told, ring, data_ref=ref)
    return at(
        x,
        y,
        title(words),
        lying(0, 0, w, h, 7, CARD, stroke=LINE),
        fitted(w / 2, 15, scene.place_name(name), w - 8),
        _band(scene, name),
        change(_CELL_WIDTH / 2, 34, rate, improved),
        ring,
        id=ref.replace(":", "-"),
        data_pick=f"improvement={name}",
        data_ref=ref,
    )


def _band(scene: Scene, name: str) -> str:
    """A band in the city's or the landscape's colour, along the left edge."""
    for city in scene.box.cities:
        if city.name == name:
            return at(8, 19.5, plinth(scene.own_colour(city), _CELL_WIDTH - 16))
    return rect(
        8, 19.5, _CELL_WIDTH - 16, 6, rx=1, fill=paint(f"{name}-ground"), stroke=LINE, stroke_width=0.8
    )
