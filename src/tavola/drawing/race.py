"""The points of all players as a race along one lap of fifty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tavola.drawing.frame import MARGIN, TITLE_HEIGHT, framed, heading, note, shortened
from tavola.drawing.palette import LINE, SOFT, WELL
from tavola.drawing.panel import Panel, Purpose, fragment
from tavola.drawing.players import colour, mark, stone
from tavola.drawing.svg import SERIF, at, group, line, rect, text, title

WIDTH = 360
LAP = 50
_LEFT, _RIGHT = 42, 268


@dataclass(frozen=True, slots=True)
class Runner:
    """One player in the race."""

    colour: int
    name: str
    points: int
    told: str
    """The same in words."""


def race(words: str, runners: Sequence[Runner], lane: int, *more: str, aside: bool = False) -> Panel:
    """A panel with a lane for each player, so that no marker hides another; `lane` is its height."""
    height = TITLE_HEIGHT + lane * len(runners) + 22
    return framed(
        "score",
        Purpose.TRACK,
        words,
        WIDTH,
        height,
        fragment("heading", heading(words), *more),
        fragment("scale", *(note(_x(p), height - 5, str(p), "middle", 15) for p in range(0, LAP + 1, 10))),
        *(fragment(f"lane-{seat}", _lane(runner, seat, lane)) for seat, runner in enumerate(runners)),
        aside=aside,
    )


def _x(points: int) -> float:
    return _LEFT + (_RIGHT - _LEFT) * points / LAP


def _lane(runner: Runner, seat: int, lane: int) -> str:
    laps, rest = divmod(runner.points, LAP) if runner.points >= 0 else (0, 0)
    half, tick = lane // 2, lane // 6
    y = TITLE_HEIGHT + lane * seat + half + 8
    return group(
        title(runner.told),
        mark(runner.colour, MARGIN + 9, y, 15),
        note(_LEFT - 8, y - half + 6, shortened(runner.name, 30), size=15),
        *(
            line(_x(p), y - tick, _x(p), y + tick, stroke=LINE, stroke_width=1.25)
            for p in range(0, LAP + 1, 10)
        ),
        rect(_LEFT, y - 3, _RIGHT - _LEFT, 6, rx=3, fill=WELL, stroke=LINE, stroke_width=0.8),
        rect(_LEFT, y - 3, max(0.0, _x(rest) - _LEFT), 6, rx=3, fill=colour(runner.colour), opacity=0.7),
        _laps(laps, y),
        text(
            WIDTH - MARGIN,
            y + 6,
            str(runner.points),
            size=18,
            font_family=SERIF,
            font_weight=600,
            text_anchor="end",
        ),
        at(_x(rest), y, stone(runner.colour, lane / 4), id=f"marker-{seat}"),
    )


def _laps(laps: int, y: float) -> str:
    """The chip for full laps, before the sum."""
    if not laps:
        return ""
    return rect(279, y - 11, 36, 22, rx=11, fill="none", stroke=SOFT) + text(
        297, y + 5.5, str(laps * LAP), size=15, font_weight=600, text_anchor="middle", fill=SOFT
    )
