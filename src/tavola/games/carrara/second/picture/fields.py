"""Scoring fields of a mat: for the types of buildings and for the landscapes."""

from __future__ import annotations

from tavola.drawing.palette import LINE, paint
from tavola.drawing.players import stone
from tavola.drawing.svg import at, group, outline_box, path, rect, text, title
from tavola.games.carrara.parts.picture.facades import facade
from tavola.games.carrara.parts.picture.objects import thing
from tavola.games.carrara.parts.picture.tiles import SMALL_WIDTH
from tavola.games.carrara.parts.picture.values import badge, gilded
from tavola.games.carrara.parts.picture.writing import yields
from tavola.games.carrara.second.picture.scene import Scene
from tavola.games.carrara.second.rules.box import Landscape, Type
from tavola.games.carrara.second.rules.view import Mat

TYPE_HEIGHT = 60
LANDSCAPE_WIDTH, LANDSCAPE_HEIGHT = 168, 40


def type_field(scene: Scene, mat: Mat, kind: Type, x: float, y: float) -> str:
    """The field of a type."""
    own = mat.seat == scene.view.seat
    count = scene.built_of(mat.seat, kind.name)
    scored = kind.name in mat.scored_types
    w, h = SMALL_WIDTH, TYPE_HEIGHT
    place = f"{kind.name}@{mat.seat}"
    found = scene.prospect(mat.seat, f"score-type {kind.name}")
    face = group(at(21, 41, facade(kind.name, 2, 0.38)), at(w - 11, 13, thing(kind.decoration, 16)))
    return at(
        x,
        y,
        title(scene.say("type-scored" if scored else "type-open", type=kind.name, count=count)),
        rect(0, 0, w, h, rx=7, fill="none", stroke=LINE, stroke_width=1.25),
        group(face, opacity=None if count and not scored else 0.35),
        text(w - 11, 36, f"×{count}", size=14, text_anchor="middle") if count and not scored else "",
        yields(w / 2, h - 9, found.coins, found.points) if found else "",
        at(w / 2, h / 2, stone(scene.colour(mat.seat), 16), id=scene.stone_at(place)) if scored else "",
        outline_box(-1, -1, w + 2, h + 2, 8, touch=own),
        data_pick=f"type={kind.name}" if own else None,
        data_ref=f"type:{place}",
    )


def landscape_field(scene: Scene, mat: Mat, landscape: Landscape, x: float, y: float) -> str:
    """The field of a landscape: a strip of it, and what a value of 1 brings."""
    own = mat.seat == scene.view.seat
    name = landscape.name
    scored, better = name in mat.scored_landscapes, name in mat.improvements
    rate = mat.rates[name]
    w, h = LANDSCAPE_WIDTH, LANDSCAPE_HEIGHT
    place = f"{name}@{mat.seat}"
    found = scene.prospect(mat.seat, f"score-landscape {name}")
    words = scene.say(
        "landscape-scored" if scored else "landscape-open", landscape=name, worth=scene.worth(rate)
    )
    words = scene.noted(words, f"improvement.{name}" if better else f"landscape.{name}")
    return at(
        x,
        y,
        title(words),
        rect(0, 0, w, h, rx=7, fill=paint(f"{name}-sky"), stroke=LINE, stroke_width=1.25),
        path(f"M0 {h - 8}H{w}V{h - 7}a7 7 0 0 1 -7 7H7a-7 -7 0 0 1 -7 -7Z", fill=paint(f"{name}-ground")),
        group(*_street(scene, name, h - 6), opacity=0.35 if scored else None),
        text(62, 18, scene.place_name(name), size=15, font_weight=600),
        gilded(w - 20, 18, 14, 13) if better else "",
        at(w - 20, 18, badge(rate, 11)),
        yields(88, 27, found.coins, found.points) if found else "",
        at(36, h / 2, stone(scene.colour(mat.seat), 16), id=scene.stone_at(place)) if scored else "",
        outline_box(-1, -1, w + 2, h + 2, 8, touch=own),
        data_pick=f"landscape={name}" if own else None,
        data_ref=f"landscape:{place}",
    )


def _street(scene: Scene, landscape: str, ground: float) -> list[str]:
    """The types of a landscape side by side."""
    kinds = [kind.name for kind in scene.box.types if scene.landscape(kind) == landscape]
    step = 62 / max(2, len(kinds))
    scale = 0.36 if len(kinds) <= 2 else 0.26
    return [at(5 + step * (i + 0.5), ground, facade(name, 2, scale)) for i, name in enumerate(kinds)]
