"""Who has most statues in each city, and what that would bring at the end."""

from __future__ import annotations

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.frame import MARGIN, TITLE_HEIGHT, framed, heading, note
from tavola.drawing.palette import LINE, SOFT
from tavola.drawing.players import mark
from tavola.drawing.svg import at, group, path, text, title
from tavola.games.carrara.parts.picture.blocks import plinth
from tavola.games.carrara.parts.picture.icons import victory
from tavola.games.carrara.parts.picture.writing import fitted
from tavola.games.carrara.second.advanced.picture.pieces import statue
from tavola.games.carrara.second.picture.scene import Scene
from tavola.games.carrara.second.rules.box import City
from tavola.games.carrara.second.rules.view import Majorities
from tavola.kernel import Seat

WIDTH = 360
_LEFT, _PITCH = 34, 53.5
_NAMES = TITLE_HEIGHT + 14
_SEATS = _NAMES + 37
_ROW = 24


def draw(scene: Scene, found: Majorities) -> Panel:
    """The panel of the majorities."""
    say = scene.say
    return framed(
        "majorities",
        Purpose.TRACK,
        say("majorities"),
        WIDTH,
        _SEATS + _ROW * scene.view.seats + 6,
        fragment(
            "heading", heading(say("majorities")), note(WIDTH - MARGIN, 21, say("majorities-note"), "end")
        ),
        fragment("seats", *(_seat(scene, seat) for seat in range(scene.view.seats))),
        *(
            scene.piece(f"city-{city.name}", _city, found, number, city)
            for number, city in enumerate(scene.box.cities)
        ),
        aside=True,
    )


def _y(seat: Seat) -> float:
    return _SEATS + _ROW * seat + 12


def _seat(scene: Scene, seat: Seat) -> str:
    line = path(f"M{MARGIN} {_y(seat) - 12}H{WIDTH - MARGIN}", fill="none", stroke=LINE)
    return line + mark(scene.colour(seat), MARGIN + 9, _y(seat), 15)


def _city(scene: Scene, found: Majorities, number: int, city: City) -> str:
    x = _LEFT + _PITCH * (number + 0.5)
    points = found.points[city.name]
    told = scene.say("majority", city=city.name, first=points[0], second=points[1], third=points[2])
    cells = []
    for seat in range(scene.view.seats):
        count, worth = found.statues[city.name][seat], found.would_score[city.name][seat]
        if count:
            cells.append(
                text(x - 14, _y(seat) + 4.5, str(count), size=15, font_weight=600, text_anchor="middle")
            )
            cells.append(at(x - 3, _y(seat) + 8, statue("white", 0.68)))
            cells.append(at(x + 14, _y(seat), victory(9, worth), opacity=None if worth else 0.45))
    return group(
        title(scene.noted(told, f"statues.{city.name}")),
        fitted(x, _NAMES, scene.say.name("city", city.name), _PITCH - 3),
        at(x - 24, _NAMES + 5, plinth(scene.own_colour(city), 48)),
        fitted(x, _NAMES + 27, "·".join(map(str, points)), _PITCH - 5, fill=SOFT),
        *cells,
    )
