"""The points of all players as a race."""

from __future__ import annotations

from tavola.drawing import Panel
from tavola.drawing.race import Runner, race
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.kernel import Seat

_LANE = 36


def draw(scene: Scene) -> Panel:
    """The panel of the points."""
    runners = [_runner(scene, seat) for seat in range(scene.view.seats)]
    return race(scene.say("score"), runners, _LANE, aside=True)


def _runner(scene: Scene, seat: Seat) -> Runner:
    points, name = scene.view.scores[seat], scene.player(seat)
    return Runner(scene.colour(seat), name, points, scene.say("points-of", player=name, points=points))
