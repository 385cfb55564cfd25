"""The advanced game's row on a mat: statue fields for pairs of cities, and the warehouses."""

from __future__ import annotations

from tavola.drawing.palette import ACCENT, CARD, LINE, WELL
from tavola.drawing.players import stone
from tavola.drawing.svg import at, circle, group, outline_box, path, rect, title
from tavola.games.carrara.parts.picture.blocks import plinth
from tavola.games.carrara.parts.picture.writing import fitted, yields
from tavola.games.carrara.second.advanced.picture.pieces import piece, statue
from tavola.games.carrara.second.picture.scene import Scene
from tavola.games.carrara.second.rules.view import Mat

HEIGHT = 56
_PAIR, _HOUSE, _GAP = 75, 51, 3


def row(scene: Scene, mat: Mat) -> str:
    """The row with its corner at the origin."""
    pairs = [
        at(1.5 + n * (_PAIR + _GAP), 0, _pair(scene, mat, name)) for n, name in enumerate(scene.view.pairs)
    ]
    left = 1.5 + len(pairs) * (_PAIR + _GAP)
    houses = [
        at(left + n * (_HOUSE + _GAP), 0, _warehouse(scene, mat, n, stored))
        for n, stored in enumerate(mat.warehouses)
    ]
    return group(*pairs, *houses)


def _pair(scene: Scene, mat: Mat, name: str) -> str:
    """The field of two cities: a statue between their colours."""
    own = mat.seat == scene.view.seat
    scored = name in mat.scored_pairs
    place = f"{name}@{mat.seat}"
    cities = [city for one in name.split("-") for city in scene.box.cities if city.name == one]
    words = scene.say("pair-scored" if scored else "pair-open", city=cities[0].name, other=cities[1].name)
    found = scene.prospect(mat.seat, f"score-statues {name}")
    w, h = _PAIR, HEIGHT
    return group(
        title(words),
        rect(0, 0, w, h, rx=7, fill="none", stroke=LINE, stroke_width=1.25),
        *(
            at(
                5,
                5 + 17 * n,
                plinth(scene.own_colour(city), 6),
                fitted(10, 8.5, scene.say.name("city", city.name), 47, "start", size=14),
            )
            for n, city in enumerate(cities)
        ),
        at(w - 11, 37, statue("white", 1.15), opacity=None if found else 0.4),
        yields(28, h - 10, found.coins, found.points) if found else "",
        at(w - 15, h - 15, stone(scene.colour(mat.seat), 12), id=scene.stone_at(place)) if scored else "",
        outline_box(-1, -1, w + 2, h + 2, 8, touch=own),
        data_pick=f"pair={name}" if own else None,
        data_ref=f"pair:{place}",
    )


def _warehouse(scene: Scene, mat: Mat, number: int, stored: str | None) -> str:
    """A shed with the piece that it keeps."""
    own = mat.seat == scene.view.seat
    w, h = _HOUSE, HEIGHT
    words = scene.say("warehouse", piece=stored) if stored else scene.say("warehouse-empty")
    pick = None
    if own:
        pick = f"stored={stored}" if stored else "do=store"
    return group(
        title(words),
        path(
            f"M0 16L{w / 2:g} 1L{w} 16V{h}H0Z",
            fill=WELL,
            stroke=LINE,
            stroke_width=1.25,
            stroke_linejoin="round",
        ),
        path(
            f"M-1 17L{w / 2:g} 1.5L{w + 1} 17",
            fill="none",
            stroke="#B5533C",
            stroke_width=2.6,
            stroke_linejoin="round",
        ),
        at(w / 2, 36, piece(stored, scene.box.decorations, 14)) if stored else "",
        outline_box(-1, 0, w + 2, h + 1, 6, touch=own),
        data_pick=pick,
        data_ref=f"warehouse:{number}@{mat.seat}",
    )


def in_hand(scene: Scene, mat: Mat) -> str:
    """The piece that the mover is about to place."""
    name = scene.view.in_hand
    if name is None or scene.view.mover != mat.seat:
        return ""
    return group(
        title(scene.say("in-hand", piece=name)),
        circle(0, 0, 19, fill=CARD, stroke=ACCENT, stroke_width=1.6, stroke_dasharray="4 3"),
        piece(name, scene.box.decorations, 14),
    )
