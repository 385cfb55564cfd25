"""Both score tracks side by side for each player, and how far the game is."""

from __future__ import annotations

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.frame import MARGIN, framed
from tavola.drawing.palette import CARD, INK, LINE, SOFT, WELL
from tavola.drawing.players import mark, stone
from tavola.drawing.svg import SERIF, at, circle, group, rect, text, title
from tavola.games.tuscany.picture.goods import GREEN, RED
from tavola.games.tuscany.picture.market import TEXT, WIDTH, heading
from tavola.games.tuscany.picture.scene import Scene
from tavola.games.tuscany.rules.view import Mat

_TITLE, _LANE = 36, 34
_LAP = 50
_LEFT, _RIGHT = 34, 262
ROMAN = ("I", "II", "III")


def draw(scene: Scene) -> Panel:
    """The panel of the points."""
    height = _TITLE + _LANE * scene.view.seats + 22
    return framed(
        "score",
        Purpose.TRACK,
        scene.say("score"),
        WIDTH,
        height,
        fragment("heading", heading(scene.say("score"))),
        scene.piece("rounds", _rounds),
        *(scene.piece(f"lane-{mat.seat}", _lane, mat) for mat in scene.mats),
        fragment("scale", *(_tick(points, height) for points in range(0, _LAP + 1, 10))),
        aside=True,
    )


def _x(points: int) -> float:
    return _LEFT + (_RIGHT - _LEFT) * points / _LAP


def _tick(points: int, height: float) -> str:
    return text(_x(points), height - 6, str(points), size=TEXT, text_anchor="middle", fill=SOFT)


def _rounds(scene: Scene) -> str:
    """The three rounds, the present one filled."""
    view = scene.view
    key = "extra-round" if view.extra_round else "round-ends" if view.stack_emptied else "round"
    words = scene.say(key, round=view.round)
    parts = []
    for n, numeral in enumerate(ROMAN):
        x = WIDTH - MARGIN - 14 - 34 * (2 - n)
        now = n + 1 == view.round and not view.over
        past = n + 1 < view.round or view.over
        parts.append(
            circle(x, 18, 14, fill=INK if now else WELL if past else "none", stroke=INK, stroke_opacity=0.5)
        )
        parts.append(
            text(
                x,
                24,
                numeral,
                size=TEXT,
                font_family=SERIF,
                font_weight=600,
                text_anchor="middle",
                fill=CARD if now else SOFT,
            )
        )
    if view.extra_round and not view.over:
        parts.append(text(WIDTH - MARGIN - 104, 24, "+1", size=TEXT, font_weight=700, text_anchor="end"))
    return group(title(words), *parts)


def _lane(scene: Scene, mat: Mat) -> str:
    """Green above, red below; a paler part shows what the next scoring adds."""
    y = _TITLE + _LANE * mat.seat + 14
    rest = mat.red % _LAP
    who = scene.colour(mat.seat)
    words = scene.say("points-of", player=scene.player(mat.seat), green=mat.green, red=mat.red)
    next_end = min(_LAP, rest + mat.green)
    return group(
        title(words),
        mark(who, MARGIN + 9, y + 2, 17),
        _bar(y - 6, _LAP, WELL),
        _bar(y + 8, _LAP, WELL),
        _bar(y - 6, min(_LAP, mat.green), GREEN),
        rect(_x(rest), y + 8, _x(next_end) - _x(rest), 6, fill=RED, opacity=0.25)
        if not scene.view.over
        else "",
        _bar(y + 8, rest, RED),
        text(304, y + 11, str(mat.green), size=TEXT, font_weight=600, text_anchor="end"),
        text(
            WIDTH - MARGIN,
            y + 12,
            str(mat.red),
            size=23,
            font_family=SERIF,
            font_weight=700,
            text_anchor="end",
        ),
        at(_x(min(_LAP, mat.green)), y - 3, stone(who, 6.5), id=f"green-{mat.seat}"),
        at(_x(rest), y + 11, stone(who, 8.5), id=f"red-{mat.seat}"),
    )


def _bar(y: float, points: int, fill: str) -> str:
    return rect(
        _LEFT,
        y,
        max(0.0, _x(points) - _LEFT),
        6,
        rx=3,
        fill=fill,
        stroke=LINE if fill == WELL else None,
        stroke_width=0.8,
    )
