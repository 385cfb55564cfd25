"""The royal court: bonus sections with everybody's stones, the open area, and the marker of the visit."""

from __future__ import annotations

from functools import cache

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.frame import MARGIN, TITLE_HEIGHT, framed, heading, lying, note
from tavola.drawing.palette import ACCENT, CARD, LINE, WELL
from tavola.drawing.players import stone
from tavola.drawing.svg import at, circle, group, outline_box, path, rect, text, title
from tavola.games.carrara.parts.picture.icons import coin, victory
from tavola.games.carrara.second.picture.scene import Scene
from tavola.games.carrara.second.rules.view import CourtSection
from tavola.kernel import Seat

WIDTH = 360
_TOP = TITLE_HEIGHT + 2
_SECTION, _AREA = 88, 44
HEIGHT = _TOP + _SECTION + 10 + _AREA + 8


def draw(scene: Scene) -> Panel:
    """The panel of the court."""
    say, court = scene.say, scene.view.court
    return framed(
        "court",
        Purpose.TRACK,
        say("court"),
        WIDTH,
        HEIGHT,
        fragment("heading", heading(say("court"))),
        scene.piece("visit", _visit),
        *(scene.piece(f"section-{n}", _section, n, each) for n, each in enumerate(court)),
        scene.piece("open", _open_area),
    )


@cache
def crown() -> str:
    """The marker of the royal visit, around the origin."""
    return group(
        circle(0.5, 1.5, 12, fill="#2B2622", opacity=0.25),
        circle(0, 0, 12, fill="#7A2E3E", stroke="#4A1622"),
        circle(0, 0, 9.8, fill="none", stroke="#F3D9A0", stroke_width=0.8, opacity=0.8),
        path("M-6.6 4.8L-7.4 -3.6L-3.4 -.2L0 -6L3.4 -.2L7.4 -3.6L6.6 4.8Z", fill="#E9B949", stroke="#5B3A0A"),
        stroke_linejoin="round",
    )


def _visit(scene: Scene) -> str:
    """The marker where it lies ready, or who holds it."""
    say, holder = scene.say, scene.view.marker
    x = WIDTH - MARGIN - 13
    beside = scene.part.at_court(scene)
    if holder is None:
        words = note(x - 18, 21, say("marker-here"), "end")
        return group(title(say("marker-here-told")), at(x, 16, crown(), id="royal-visit"), words) + beside
    words = note(x - 18, 21, say("marker-away"), "end")
    told = say("marker-with", player=scene.player(holder))
    return group(title(told), at(x, 16, stone(scene.colour(holder), 10)), words) + beside


def _section(scene: Scene, number: int, section: CourtSection) -> str:
    pitch = (WIDTH - 2 * MARGIN + 4) / len(scene.view.court)
    w, h = pitch - 4, _SECTION
    told = scene.say(f"section-{section.kind}", count=section.amount)
    told = f"{told} {scene.say('section-nth', number=number + 1)}"
    if section.visited and scene.view.marker is not None:
        told = f"{told} {scene.say('section-visited', player=scene.player(scene.view.marker))}"
    return at(
        MARGIN + number * pitch,
        _TOP,
        title(scene.noted(told, "court.normal")),
        lying(0, 0, w, h, 8, CARD, stroke=LINE),
        rect(0, 0, w, h, rx=8, fill="none", stroke=ACCENT, stroke_width=2.5) if section.visited else "",
        at(w / 2, 22, _bonus(scene, section)),
        path(f"M6 40H{w - 6:g}", fill="none", stroke=LINE),
        _stones(scene, section, w),
        outline_box(-1, -1, w + 2, h + 2, 9),
        data_pick=f"section={section.name}",
        data_ref=f"section:{section.name}",
    )


def _bonus(scene: Scene, section: CourtSection) -> str:
    if section.kind == "coins":
        return coin(14, section.amount)
    if section.kind == "points":
        return victory(14.5, section.amount)
    return scene.part.bonus(section.kind, 14)


def _stones(scene: Scene, section: CourtSection, width: float) -> str:
    """A place for each seat, two in a row, with its stone as long as it stands there."""
    drawn = []
    across = min(11.5, (width - 2) / 4)
    for seat in range(scene.view.seats):
        row, column = divmod(seat, 2)
        x = width / 2 + (2 * column - 1) * across
        y = 53 + 22 * row if scene.view.seats > 2 else 63
        if seat in section.stones:
            name = scene.stone_at(f"{section.name}@{seat}")
            drawn.append(at(x, y, stone(scene.colour(seat), 8.5), id=name))
        else:
            drawn.append(circle(x, y, 5, fill="none", stroke=LINE, stroke_dasharray="2 2"))
    return "".join(drawn)


def _open_area(scene: Scene) -> str:
    say = scene.say
    w = WIDTH - 2 * MARGIN
    return at(
        MARGIN,
        _TOP + _SECTION + 10,
        title(say("open-told")),
        rect(0, 0, w, _AREA, rx=8, fill=WELL, stroke=LINE),
        text(10, _AREA / 2 + 4.5, say("open"), size=15),
        *(_waiting(scene, seat) for seat in range(scene.view.seats)),
        outline_box(-1, -1, w + 2, _AREA + 2, 9),
        data_pick="section=open",
        data_ref="section:open",
    )


def _waiting(scene: Scene, seat: Seat) -> str:
    """A seat's stones in the open area, closer together the more they are, and then with their number."""
    places = scene.in_open_area(seat)
    room = 216 / scene.view.seats
    left = 124 + room * seat + 10
    step = min(17.0, (room - 34) / max(1, len(places) - 1))
    drawn = [
        at(left + step * i, _AREA / 2, stone(scene.colour(seat), 8.5), id=scene.stone_at(place))
        for i, place in enumerate(places)
    ]
    if step < 17:
        right = left + step * (len(places) - 1) + 12
        drawn.append(text(right, _AREA / 2 + 4.5, str(len(places)), size=14, font_weight=600))
    return "".join(drawn)
