"""The city track, and the three conditions for announcing the end."""

from __future__ import annotations

from collections.abc import Callable

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.frame import MARGIN, framed, heading, note
from tavola.drawing.palette import ACCENT, LINE, SOFT
from tavola.drawing.players import mark, stone
from tavola.drawing.svg import SERIF, at, circle, group, rect, text, title
from tavola.games.carrara.first.picture.scene import Scene
from tavola.games.carrara.first.rules.box import City
from tavola.games.carrara.first.rules.view import Mat
from tavola.games.carrara.parts.picture import track
from tavola.games.carrara.parts.picture.icons import coin, house, victory
from tavola.games.carrara.parts.picture.objects import thing
from tavola.games.carrara.parts.picture.writing import fitted

WIDTH, HEIGHT = 360, 278
_END = track.TOP + track.FIELD_HEIGHT + 14


def badge(city: City, r: float = 11) -> str:
    """What a scored cost is worth in a city: a coin or a seal with the number, around the origin."""
    return victory(r, city.value) if city.unit == "points" else coin(r, city.value)


def draw(scene: Scene) -> Panel:
    """The panel of the cities; beside the others where it tells no conditions."""
    say = scene.say
    return framed(
        "cities",
        Purpose.TRACK,
        say("cities"),
        WIDTH,
        HEIGHT if scene.view.goals is not None else _END + 26,
        fragment("heading", heading(say("cities")), note(WIDTH - MARGIN, 21, say("cities-note"), "end")),
        *(scene.piece(f"city-{city.name}", _field, n, city) for n, city in enumerate(scene.box.cities)),
        scene.piece("end", _end),
        aside=scene.view.goals is None,
    )


def _field(scene: Scene, number: int, city: City) -> str:
    owner = scene.view.cities.get(city.name)
    worth = scene.worth(city)
    if owner is None:
        told = scene.say("track-open", city=city.name, minimum=city.minimum, worth=worth)
        niche = track.still_open(city.minimum)
    else:
        told = scene.say("track-taken", city=city.name, player=scene.player(owner), worth=worth)
        niche = track.standing(stone(scene.colour(owner), 18), scene.stone_at(city.name))
    name, colour = scene.say.name("city", city.name), scene.own_colour(city)
    return track.field(number, track.CityField(city.name, colour, name, told, badge(city, 14), niche))


def _end(scene: Scene) -> str:
    say, view, goals = scene.say, scene.view, scene.view.goals
    announced = ""
    if view.announced_by is not None:
        announced = group(
            mark(scene.colour(view.announced_by), WIDTH - MARGIN - 8, _END + 12, 15),
            note(WIDTH - MARGIN - 20, _END + 16, say("announced"), "end"),
        )
    elif view.last_built_by is not None:
        announced = group(
            mark(scene.colour(view.last_built_by), WIDTH - MARGIN - 8, _END + 12, 15),
            note(WIDTH - MARGIN - 20, _END + 16, say("last-built"), "end"),
        )
    if goals is None:
        return announced
    return group(
        text(MARGIN, _END + 17, say("end"), size=16, font_family=SERIF, font_weight=600),
        announced,
        _goal(scene, 0, goals.scorings, say("scorings"), stone_sign(), lambda mat: mat.scorings),
        _goal(scene, 1, goals.objects, say("objects"), thing("crown", 22), _objects),
        _goal(scene, 2, goals.cost, say("cost"), at(0, 0, house(), scale=1.6), lambda mat: mat.cost_built),
    )


def _objects(mat: Mat) -> int | None:
    return None if mat.screen is None else sum(mat.screen.objects.values())


def stone_sign() -> str:
    """Any player's scoring stone, as a sign."""
    return circle(0, 0, 10, fill="none", stroke=SOFT, stroke_width=2) + circle(0, 0, 4.5, fill=SOFT)


def _goal(
    scene: Scene, number: int, goal: int, words: str, sign: str, reached: Callable[[Mat], int | None]
) -> str:
    """One condition, and the marks of those who are known to meet it."""
    w, h, y = 109, 74, _END + 26
    met = [mat.seat for mat in scene.view.mats if (reached(mat) or 0) >= goal]
    marks = "".join(mark(scene.colour(seat), w - 13, 14 + 15.5 * i, 12) for i, seat in enumerate(met))
    return at(
        MARGIN + number * (w + 8.5),
        y,
        title(scene.say("goal", what=words, count=goal)),
        rect(0, 0, w, h, rx=8, fill="none", stroke=ACCENT if met else LINE, stroke_width=1.25),
        at(20, 24, sign),
        text(38, 32, str(goal), size=24, font_family=SERIF, font_weight=600),
        marks,
        fitted(10, h - 11, words, w - 18, "start", fill=SOFT),
    )
