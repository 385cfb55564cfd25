"""The mat of another seat: the board small, and what lies beside it; of the hand only how many cards."""

from __future__ import annotations

from tavola.drawing import Panel, Purpose
from tavola.drawing.frame import framed, lying, shortened
from tavola.drawing.palette import CARD, LINE, SOFT, WELL
from tavola.drawing.players import colour, stone
from tavola.drawing.svg import SERIF, at, group, outline_box, path, rect, text, title
from tavola.games.tuscany.picture import estate
from tavola.games.tuscany.picture.goods import card, good, seal
from tavola.games.tuscany.picture.heads import stacks
from tavola.games.tuscany.picture.medals import medal, start_figure
from tavola.games.tuscany.picture.scene import Scene
from tavola.games.tuscany.picture.tiles import of, space
from tavola.games.tuscany.rules.faces import BONUSES, TYPES
from tavola.games.tuscany.rules.view import Mat

WIDTH = 360
TEXT = 14
_HEAD = 50
_HEX = 16
_SIDE = 241
"""Where the column beside the board begins."""


def draw(scene: Scene, mat: Mat) -> Panel:
    """The panel of one seat."""
    board = []
    bottom = _HEAD + 150.0
    if mat.board is not None:
        where = estate.lay(mat.board, _HEX, 10, _HEAD + 6)
        board = estate.draw(scene, mat, mat.board, where)
        bottom = max(bottom, _HEAD + 6 + where.height)
    shown = mat.hand is not None and any(mat.hand.values())
    height = round(bottom + 12 + (44 if shown else 0))
    return framed(
        f"mat-{mat.seat}",
        Purpose.OTHER_MAT,
        scene.say("mat", player=scene.player(mat.seat)),
        WIDTH,
        height,
        scene.piece("ground", _ground, mat, height - 6),
        scene.piece("head", _head, mat),
        *(board or [scene.piece("unbuilt", _unbuilt, mat)]),
        scene.piece("storage", _storage, mat),
        scene.piece("goods", _goods, mat),
        scene.piece("bonus", _bonuses, mat),
        *([scene.piece("hand", _hand, mat, bottom + 4)] if shown else ()),
        seat=mat.seat,
        data_ref=f"seat:{mat.seat}",
    )


def _ground(scene: Scene, mat: Mat, height: float) -> str:
    moving = scene.awaited(mat.seat)
    edge = colour(scene.colour(mat.seat)) if moving else LINE
    lies = lying(2, 2, WIDTH - 4, height, 10, CARD, stroke=edge, stroke_width=3 if moving else 1.25)
    return lies + outline_box(2, 2, WIDTH - 4, height, 10, touch=False)


def _head(scene: Scene, mat: Mat) -> str:
    view, say = scene.view, scene.say
    notes = [
        say(key) for key, holds in (("to-move", scene.awaited(mat.seat)), ("sealed", mat.sealed)) if holds
    ]
    rank = next((place.rank for place in view.standing if place.seat == mat.seat), None)
    return group(
        at(26, 27, stone(scene.colour(mat.seat), 15)),
        text(
            48,
            25 if notes else 32,
            shortened(scene.player(mat.seat), 14),
            size=17,
            font_family=SERIF,
            font_weight=600,
        ),
        text(48, 43, " · ".join(notes), size=TEXT, fill=SOFT),
        at(184, 27, medal(rank)) if rank else "",
        at(184, 27, title(say("start-player")), start_figure(), scale=0.85)
        if view.start == mat.seat and not rank
        else "",
        stacks(scene, mat, 216, 30, 0.68, TEXT),
        group(title(say("green-points", count=mat.green)), at(302, 27, seal("green", str(mat.green), 16))),
        group(title(say("red-points", count=mat.red)), at(338, 27, seal("red", str(mat.red), 16))),
    )


def _unbuilt(scene: Scene, mat: Mat) -> str:
    """A board that is still being built, or that waits face down until all are done."""
    words = scene.say("board-sealed" if mat.sealed else "board-building", player=scene.player(mat.seat))
    parts = []
    for n, piece in enumerate(mat.pieces):
        x = 14 + n * 74
        parts.append(
            rect(
                x,
                _HEAD + 28,
                66,
                84,
                rx=9,
                fill=WELL,
                stroke=LINE,
                stroke_dasharray=None if mat.sealed else "4 4",
            )
        )
        parts.append(
            text(
                x + 33,
                _HEAD + 78,
                "✓" if mat.sealed else piece[0],
                size=26,
                font_family=SERIF,
                font_weight=600,
                text_anchor="middle",
                fill=SOFT,
            )
        )
    return group(title(words), *parts)


def _storage(scene: Scene, mat: Mat) -> str:
    count = max(mat.spaces, len(mat.storage))
    pitch = min(36.0, 100 / max(1, count))
    scale = round(min(0.34, pitch / 106), 3)
    drawn = []
    for n in range(count):
        x, y = _SIDE + pitch * (n + 0.5), _HEAD + 24
        if n >= len(mat.storage):
            drawn.append(at(x, y, title(scene.say("space-free")), space(), scale=scale))
            continue
        stored = mat.storage[n]
        drawn.append(
            group(
                title(scene.say("tile", tile=stored.name)),
                at(x, y, of(stored), id=scene.tile_id_at(f"storage {n}@{mat.seat}"), scale=scale),
            )
        )
    return group(
        *drawn, outline_box(_SIDE - 3, _HEAD + 4, 106, 40, 7, touch=False), data_ref=f"storage:{mat.seat}"
    )


def _goods(scene: Scene, mat: Mat) -> str:
    """How many cards, workers and marble blocks."""
    parts = []
    for n, (what, count, ref) in enumerate(
        (("cards", mat.cards, "hand"), ("worker", mat.workers, "worker"), ("marble", mat.marble, "marble"))
    ):
        x, y = _SIDE + n * 38, _HEAD + 66
        parts.append(
            group(
                title(scene.say(f"count-{what}", count=count)),
                at(x + 9, y, good(what, 20)),
                text(x + 20, y + 5, str(count), size=TEXT, font_weight=600),
                outline_box(x - 3, y - 16, 37, 32, 6, touch=False),
                data_ref=f"{ref}:{mat.seat}",
            )
        )
    return "".join(parts)


def _bonuses(scene: Scene, mat: Mat) -> str:
    owned = [(kind, mat.bonus[kind]) for kind in BONUSES if mat.bonus.get(kind)]
    parts = []
    for n, (kind, count) in enumerate(owned):
        x, y = _SIDE + n % 3 * 36, _HEAD + 102 + n // 3 * 30
        parts.append(
            group(
                title(scene.say("bonus-owned", bonus=kind, count=count)),
                rect(x - 2, y - 14, 33, 27, rx=4, fill="#F3DDB0", stroke="#3B2C20", stroke_opacity=0.6),
                at(x + 7, y, good(kind, 18)),
                text(
                    x + 23,
                    y + 5,
                    f"{count}",
                    size=TEXT,
                    font_weight=700,
                    text_anchor="middle",
                    fill="#5A2A1C",
                ),
            )
        )
    return group(
        *parts, outline_box(_SIDE - 4, _HEAD + 84, 108, 62, 7, touch=False), data_ref=f"bonus:{mat.seat}"
    )


def _hand(scene: Scene, mat: Mat, y: float) -> str:
    """At the end all hands are open."""
    held = [(kind, (mat.hand or {}).get(kind, 0)) for kind in TYPES]
    parts = []
    for n, (kind, count) in enumerate((kind, count) for kind, count in held if count):
        x = 12 + n * 43
        parts.append(
            group(
                title(scene.say("card", card=kind)),
                at(x, y, card(kind), scale=0.5),
                text(x + 29, y + 23, str(count), size=TEXT, font_weight=600),
            )
        )
    return path(f"M10 {y - 4:g}H{WIDTH - 10}", fill="none", stroke=LINE) + "".join(parts)
