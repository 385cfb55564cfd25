"""The points of all players as a race along one lap of fifty."""

from __future__ import annotations

from tavola.drawing import Panel
from tavola.drawing.frame import MARGIN, TITLE_HEIGHT, framed, heading, note, shortened
from tavola.drawing.palette import LINE, SOFT, WELL
from tavola.drawing.players import colour, mark, stone
from tavola.drawing.svg import SERIF, at, group, line, rect, text, title
from tavola.games.carcassonne.picture.scene import Scene
from tavola.kernel import Seat

WIDTH = 360
LAP = 50
_LANE = 36
_LEFT, _RIGHT = 42, 268


def draw(scene: Scene) -> Panel:
    """The panel of the points: a lane for each player, so that no marker hides another."""
    seats = range(scene.view.seats)
    height = TITLE_HEIGHT + _LANE * len(seats) + 22
    words = scene.say("score")
    return framed(
        "score",
        words,
        WIDTH,
        height,
        heading(words),
        _scale(height),
        *(_lane(scene, seat) for seat in seats),
        aside=True,
    )


def _x(points: int) -> float:
    return _LEFT + (_RIGHT - _LEFT) * points / LAP


def _scale(height: int) -> str:
    return "".join(note(_x(p), height - 5, str(p), "middle", 12) for p in range(0, LAP + 1, 10))


def _lane(scene: Scene, seat: Seat) -> str:
    points = scene.view.scores[seat]
    player = scene.colour(seat)
    laps, rest = divmod(points, LAP) if points >= 0 else (0, 0)
    y = TITLE_HEIGHT + _LANE * seat + 26
    return group(
        title(scene.say("points-of", player=scene.player(seat), points=points)),
        mark(player, MARGIN + 9, y, 15),
        note(_LEFT - 8, y - 12, shortened(scene.player(seat), 30)),
        *(line(_x(p), y - 6, _x(p), y + 6, stroke=LINE, stroke_width=1.25) for p in range(0, LAP + 1, 10)),
        rect(_LEFT, y - 3, _RIGHT - _LEFT, 6, rx=3, fill=WELL, stroke=LINE, stroke_width=0.8),
        rect(_LEFT, y - 3, max(0.0, _x(rest) - _LEFT), 6, rx=3, fill=colour(player), opacity=0.7),
        _laps(laps, y),
        text(
            WIDTH - MARGIN, y + 6, str(points), size=18, font_family=SERIF, font_weight=600, text_anchor="end"
        ),
        at(_x(rest), y, stone(player, 9), id=f"marker-{seat}"),
    )


def _laps(laps: int, y: float) -> str:
    """The chip for full laps, before the sum."""
    if not laps:
        return ""
    return rect(281, y - 10, 32, 20, rx=10, fill="none", stroke=SOFT) + text(
        297, y + 4.5, str(laps * LAP), size=12, font_weight=600, text_anchor="middle", fill=SOFT
    )
