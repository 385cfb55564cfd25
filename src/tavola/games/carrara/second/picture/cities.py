"""The cities of the board, and the two conditions that end the game."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.frame import MARGIN, framed, heading, note
from tavola.drawing.palette import ACCENT, LINE, SOFT
from tavola.drawing.players import mark, stone
from tavola.drawing.svg import SERIF, at, circle, group, rect, text, title
from tavola.games.carrara.parts.picture import track
from tavola.games.carrara.parts.picture.icons import stack
from tavola.games.carrara.parts.picture.values import badge
from tavola.games.carrara.parts.picture.writing import fitted, yields
from tavola.games.carrara.second.picture.scene import Scene
from tavola.games.carrara.second.rules.box import City
from tavola.kernel import Seat

WIDTH = 360
_END = track.TOP + track.FIELD_HEIGHT + 12
HEIGHT = _END + 88


def draw(scene: Scene) -> Panel:
    """The panel of the cities."""
    say = scene.say
    return framed(
        "cities",
        Purpose.TRACK,
        say("cities"),
        WIDTH,
        HEIGHT,
        fragment("heading", heading(say("cities")), note(WIDTH - MARGIN, 21, say("cities-note"), "end")),
        *(scene.piece(f"city-{city.name}", _field, n, city) for n, city in enumerate(scene.box.cities)),
        scene.piece("end", _end),
    )


def _field(scene: Scene, number: int, city: City) -> str:
    owner = scene.view.cities.get(city.name)
    worth = scene.worth(city.rate)
    if owner is None:
        told = scene.say("track-open", city=city.name, minimum=city.minimum, worth=worth)
        niche = track.still_open(city.minimum) + _prospect(scene, city)
    else:
        told = scene.say("track-taken", city=city.name, player=scene.player(owner), worth=worth)
        niche = track.standing(stone(scene.colour(owner), 18), scene.stone_at(city.name))
    told = scene.noted(told, f"city.{city.name}")
    name, colour = scene.say.name("city", city.name), scene.own_colour(city)
    return track.field(number, track.CityField(city.name, colour, name, told, badge(city.rate, 14), niche))


def _prospect(scene: Scene, city: City) -> str:
    """What scoring the city would bring the viewer."""
    if scene.view.seat is None:
        return ""
    found = scene.prospect(scene.view.seat, f"score-city {city.name}")
    return yields(track.FIELD_WIDTH / 2, 93, found.coins, found.points) if found else ""


def _end(scene: Scene) -> str:
    say, end = scene.say, scene.view.end
    out = [mat.seat for mat in scene.view.mats if not mat.stones_left]
    return group(
        text(MARGIN, _END + 17, say("ending"), size=16, font_family=SERIF, font_weight=600),
        _last_turns(scene),
        _goal(
            0, end.stack, say("ending-stack"), say("ending-stack-told", count=end.stack), at(0, 2, stack())
        ),
        _goal(
            1,
            end.fewest_stones,
            say("ending-stones"),
            say("ending-stones-told", count=end.fewest_stones),
            stone_sign(),
            [scene.colour(seat) for seat in out],
        ),
    )


def _last_turns(scene: Scene) -> str:
    """Who has ended the game, and whose last turns are still to come."""
    end = scene.view.end
    if end.triggered_by is None:
        return note(WIDTH - MARGIN, _END + 17, scene.say("ending-note"), "end")
    seats: Sequence[Seat] = end.last_turns or (end.triggered_by,)
    key = "last-turns" if end.last_turns else "triggered"
    told = scene.say(f"{key}-told", players=", ".join(map(scene.player, seats)))
    marks = [
        mark(scene.colour(seat), WIDTH - MARGIN - 8 - 18 * i, _END + 12, 15)
        for i, seat in enumerate(reversed(seats))
    ]
    words = note(WIDTH - MARGIN - 2 - 18 * len(seats), _END + 17, scene.say(key), "end")
    return group(title(told), *marks, words)


def stone_sign() -> str:
    """Any player's scoring stone, as a sign."""
    return circle(0, 0, 10, fill="none", stroke=SOFT, stroke_width=2) + circle(0, 0, 4.5, fill=SOFT)


def _goal(number: int, left: int, words: str, told: str, sign: str, marks: Sequence[int] = ()) -> str:
    """One condition: how much is left until it is met, and the marks of those who meet it."""
    w, h, x = 168, 50, 54 + 15 * len(str(left))
    return at(
        MARGIN + number * (w + 8),
        _END + 28,
        title(told),
        rect(0, 0, w, h, rx=8, fill="none", stroke=LINE if left else ACCENT, stroke_width=1.25),
        at(24, h / 2, sign),
        text(46, h / 2 + 9, str(left), size=24, font_family=SERIF, font_weight=600),
        fitted(x, h / 2 + 5, words, w - x - 6, "start", fill=SOFT),
        *(mark(colour, w - 13 - 16 * i, 12, 12) for i, colour in enumerate(marks)),
    )
