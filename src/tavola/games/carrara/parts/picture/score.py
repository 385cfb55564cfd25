"""The points of all players as a race."""

from __future__ import annotations

from tavola.drawing import Panel
from tavola.drawing.frame import MARGIN
from tavola.drawing.race import WIDTH, Runner, race
from tavola.drawing.svg import at
from tavola.games.carrara.parts.picture.icons import victory
from tavola.games.carrara.parts.picture.scene import Scene
from tavola.kernel import Seat

_LANE = 42


def draw(scene: Scene, aside: bool = False) -> Panel:
    """The panel of the points."""
    runners = [_runner(scene, seat) for seat in range(scene.view.seats)]
    return race(scene.say("score"), runners, _LANE, at(WIDTH - MARGIN - 12, 17, victory(11)), aside=aside)


def _runner(scene: Scene, seat: Seat) -> Runner:
    points, name = scene.score(seat), scene.player(seat)
    return Runner(scene.colour(seat), name, points, scene.say("points-of", player=name, points=points))
