"""Who sits where: name, mark, both scores, and what is left of the own stacks."""

from __future__ import annotations

from tavola.drawing.frame import shortened
from tavola.drawing.hexes import HexGrid
from tavola.drawing.palette import LINE, SOFT
from tavola.drawing.players import colour, ink_on, stone
from tavola.drawing.svg import SERIF, at, group, outline_box, path, text, title
from tavola.games.tuscany.picture.goods import seal
from tavola.games.tuscany.picture.medals import medal, start_figure
from tavola.games.tuscany.picture.scene import Scene
from tavola.games.tuscany.rules.view import Mat

WIDTH = 520
"""Wider than a phone, where these panels shrink; so nothing in them is written smaller than `TEXT`."""
TEXT = 19
HEIGHT = 62


def head(scene: Scene, mat: Mat) -> str:
    """Who it is, what is left of the own stacks, and both scores."""
    view, say = scene.view, scene.say
    notes = [
        say(key)
        for key, holds in (
            ("you", True),
            ("to-move", scene.awaited(mat.seat)),
            ("sealed", mat.sealed),
        )
        if holds
    ]
    rank = next((place.rank for place in view.standing if place.seat == mat.seat), None)
    return group(
        at(30, 31, stone(scene.colour(mat.seat), 20)),
        text(60, 29, shortened(scene.player(mat.seat), 16), size=24, font_family=SERIF, font_weight=600),
        text(60, 52, " · ".join(notes), size=TEXT, fill=SOFT),
        at(270, 32, medal(rank), scale=1.3) if rank else "",
        at(270, 32, title(say("start-player")), start_figure(), scale=1.3)
        if view.start == mat.seat and not rank
        else "",
        stacks(scene, mat, 316, 31, 1.0),
        group(title(say("green-points", count=mat.green)), at(444, 31, seal("green", str(mat.green), 22))),
        group(title(say("red-points", count=mat.red)), at(492, 31, seal("red", str(mat.red), 22))),
        outline_box(2, 2, WIDTH - 4, HEIGHT - 4, 10, touch=False),
        data_ref=f"seat:{mat.seat}",
    )


def stacks(scene: Scene, mat: Mat, x: float, y: float, scale: float, size: float = TEXT) -> str:
    """The three own stacks from left to right, each with how many tiles are left in it."""
    grid = HexGrid(18 * scale)
    who = scene.colour(mat.seat)
    parts = []
    for n, left in enumerate(mat.stacks):
        middle = x + n * 37 * scale
        lifts = (0, 1, 2) if left > 4 else (0, 1) if left > 1 else (0,)
        parts += [
            at(
                middle,
                y - 2.6 * lift * scale,
                path(grid.outline((0, 0)), fill=colour(who), stroke="#2B2622", stroke_opacity=0.6),
            )
            for lift in (lifts if left else ())
        ]
        if not left:
            parts.append(
                at(middle, y, path(grid.outline((0, 0)), fill="none", stroke=LINE, stroke_dasharray="3 3"))
            )
            continue
        parts.append(
            text(
                middle,
                y - 2.6 * lifts[-1] * scale + size * 0.36,
                str(left),
                size=size,
                font_weight=700,
                text_anchor="middle",
                fill=ink_on(who),
            )
        )
    return group(title(scene.say("stacks", count=sum(mat.stacks))), *parts)
