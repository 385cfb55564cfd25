"""The two special scoring fields of a mat, with what they would bring now."""

from __future__ import annotations

from tavola.drawing.palette import LINE, paint
from tavola.drawing.players import stone
from tavola.drawing.svg import at, group, outline_box, path, rect, text, title
from tavola.games.carrara.first.expansion.picture.seen import noted, seen, worth_in_words
from tavola.games.carrara.first.expansion.rules.box import Special
from tavola.games.carrara.first.picture.scene import Scene
from tavola.games.carrara.first.rules.view import Mat
from tavola.games.carrara.parts.picture.facades import facade
from tavola.games.carrara.parts.picture.values import badge, gilded
from tavola.games.carrara.parts.picture.writing import yields

HEIGHT = 40
_GAP = 6


def draw(scene: Scene, mat: Mat, width: float) -> str:
    """Both fields side by side, with the corner of the row at the origin."""
    fields = seen(scene.view).specials
    each = (width - _GAP * (len(fields) - 1)) / len(fields)
    return group(
        *(at(n * (each + _GAP), 0, _field(scene, mat, special, each)) for n, special in enumerate(fields))
    )


def _field(scene: Scene, mat: Mat, special: Special, w: float) -> str:
    view, h, land = seen(scene.view), HEIGHT, special.landscape
    own, scored = mat.seat == view.seat, special.name in view.scored_specials[mat.seat]
    value = view.values[mat.seat][special.name]
    better = view.upgrade_owners[special.name] == mat.seat
    cost = sum(built.cost for built in mat.buildings if scene.tile(built.tile)[1].landscape == land)
    place = f"{special.name}@{mat.seat}"
    told = scene.say(
        "special-scored" if scored else "special-open",
        special=special.name,
        worth=worth_in_words(scene, value),
        cost=cost,
    )
    assumed = better and any(each.assumed for each in view.upgrades if each.place == special.name)
    now = yields(92, 27, cost * value.coins, cost * value.points) if cost and not scored else ""
    return group(
        title(noted(scene, told, assumed=assumed)),
        rect(0, 0, w, h, rx=7, fill=paint(f"{land}-sky"), stroke=LINE, stroke_width=1.25),
        path(f"M0 {h - 8}H{w}V{h - 7}a7 7 0 0 1 -7 7H7a-7 -7 0 0 1 -7 -7Z", fill=paint(f"{land}-ground")),
        group(*_street(scene, land, h - 6), opacity=0.35 if scored else None),
        text(62, 16, scene.say.name("special-short", special.name), size=15, font_weight=600),
        gilded(w - 27, 17, 24, 14) if better else "",
        at(w - (27 if better else 20), 17, badge(value, 11)),
        now,
        at(34, h / 2, stone(scene.colour(mat.seat), 16), id=scene.stone_at(place)) if scored else "",
        outline_box(-1, -1, w + 2, h + 2, 8, touch=own),
        data_pick=f"special={special.name}" if own else None,
        data_ref=f"special:{place}",
    )


def _street(scene: Scene, landscape: str, ground: float) -> list[str]:
    """The types of a landscape side by side."""
    kinds = [kind.name for kind in scene.box.types if kind.landscape == landscape]
    step = 58 / max(2, len(kinds))
    scale = 0.34 if len(kinds) <= 2 else 0.25
    return [at(4 + step * (i + 0.5), ground, facade(name, 2, scale)) for i, name in enumerate(kinds)]
