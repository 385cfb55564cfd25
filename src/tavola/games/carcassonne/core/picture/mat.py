"""A seat's mat: name and points, the figures it has left, and what else it has."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.drawing import Panel
from tavola.drawing.frame import counted_line, framed, lying, mat_purpose, shortened
from tavola.drawing.palette import CARD, LINE, SOFT
from tavola.drawing.players import colour, stone
from tavola.drawing.svg import SERIF, at, circle, el, group, outline_box, path, text, title
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.rules.track import SPACES
from tavola.kernel import Seat

WIDTH = 360
_INSET = 12
PIECE = 0.82
"""How large figures are on the mat."""
_PITCH = 20.5
_FEET = 100
"""Where the figures stand."""
_HEAD = 58
"""How much of it says who it is and how they stand."""
_BELONGINGS = _FEET + 32
_ROW, _PITCH_OF_BELONGINGS, _PITCH_OF_WAITING = 34, 84, 32


def draw(scene: Scene, seat: Seat) -> Panel:
    """The panel of one seat."""
    counted = scene.several_counters(seat) is not None
    has_belongings = scene.has_belongings
    row = _BELONGINGS + (_ROW if has_belongings else 0)
    height = row + 22 if counted else _BELONGINGS + 24 if has_belongings else _FEET + 16
    return framed(
        f"mat-{seat}",
        mat_purpose(seat, scene.view.seat),
        scene.say("mat", player=scene.player(seat)),
        WIDTH,
        height,
        scene.piece("ground", _ground, seat, height),
        scene.piece("head", _head, seat),
        scene.piece("supply", _supply, seat),
        scene.piece("belongings", _belongings, seat),
        scene.piece("counters", _counters, seat, row),
        seat=seat,
        head=_HEAD,
        strip=scene.piece("strip", _strip, seat).svg,
        data_ref=f"seat:{seat}",
    )


def _strip(scene: Scene, seat: Seat) -> str:
    """The figures at hand, one of each kind with how many there are."""
    held = []
    for kind in scene.kinds:
        count = len(scene.supplied(seat, kind))
        drawn = el("use", href=f"#man-{seat}-{kind}", transform="scale(.62)")
        held.append((drawn, str(count), scene.say("supply", figure=kind, count=count)))
    return counted_line(held)


def _ground(scene: Scene, seat: Seat, height: float) -> str:
    moving = scene.awaited(seat)
    edge = colour(scene.colour(seat)) if moving else LINE
    lies = lying(2, 2, WIDTH - 4, height - 6, 10, CARD, stroke=edge, stroke_width=3 if moving else 1.25)
    return group(lies, class_="ground") + outline_box(2, 2, WIDTH - 4, height - 6, 10, touch=False)


def _head(scene: Scene, seat: Seat) -> str:
    view, say = scene.view, scene.say
    notes = [
        say(key)
        for key, holds in (
            ("you", view.seat == seat),
            ("to-move", scene.awaited(seat)),
        )
        if holds
    ]
    rank = next((place.rank for place in view.standing if place.seat == seat), None)
    points = scene.score(seat)
    return group(
        at(30, 31, stone(scene.colour(seat), 16)),
        text(54, 29, shortened(scene.player(seat), 22), size=17, font_family=SERIF, font_weight=600),
        text(54, 47, " · ".join(notes), size=14.5, fill=SOFT) if notes else "",
        _medal(rank) if rank else "",
        group(
            title(say("points-of", player=scene.player(seat), points=points)),
            text(WIDTH - 14, 34, str(points), size=25, font_family=SERIF, font_weight=600, text_anchor="end"),
        ),
        text(
            WIDTH - 14,
            51,
            say("if-ended", points=view.if_ended_now[seat]),
            size=14.5,
            fill=SOFT,
            text_anchor="end",
        )
        if view.if_ended_now and not view.over
        else "",
        class_="who",
    )


def _medal(rank: int) -> str:
    """The final rank."""
    fill = ("#E9B949", "#CFC8BC", "#C98A5B")[min(rank, 3) - 1]
    return at(
        262,
        27,
        path(
            "M-6 6L-8 17L-2.5 14L0 17L2.5 14L8 17L6 6Z",
            fill="#B5533C",
            stroke="#5E2114",
            stroke_linejoin="round",
        ),
        circle(0, 0, 11, fill=fill, stroke="#5B442A"),
        text(
            0, 5, str(rank), size=14, font_weight=700, font_family=SERIF, text_anchor="middle", fill="#2B2622"
        ),
    )


def _supply(scene: Scene, seat: Seat) -> str:
    """Every kind of figure with a place for each: those at hand, and pale shapes of those on the board."""
    # Those on the board are asked for there.
    own = seat == scene.view.seat and not any(
        scene.asked(question) for part in scene.parts for question, _ in part.figures_asked_for
    )
    x, drawn = float(_INSET), []
    for kind in scene.kinds:
        held = scene.supplied(seat, kind)
        out = scene.figures_out(seat, kind)
        shape = scene.shape(kind)
        step = _PITCH * shape.pitch
        width = step * (len(held) + out)
        y = _FEET - shape.height * PIECE / 2
        places = [step * (number + 0.5) for number in range(len(held) + out)]
        outline = group(path(shape.outline), transform=f"scale({PIECE * shape.scale:.2f})")
        pieces = [
            at(place, y, el("use", href=f"#man-{seat}-{kind}", transform=f"scale({PIECE})"), id=name)
            for place, name in zip(places, held, strict=False)
        ]
        gone = [at(place, y, outline) for place in places[len(held) :]]
        drawn.append(
            at(
                x,
                0,
                title(scene.say("supply", figure=kind, count=len(held))),
                group(*gone, fill="none", stroke=LINE, stroke_width=1.6, stroke_dasharray="3 2.5")
                if gone
                else "",
                *pieces,
                outline_box(-3, _FEET - 36, width + 6, 44, 7, touch=own),
                data_pick=f"figure={kind}" if own else None,
            )
        )
        x += width + 9
    return group(*drawn, *_waiting(scene, seat))


def _waiting(scene: Scene, seat: Seat) -> Iterator[str]:
    """Pieces that wait for their time, from the right end on."""
    x = WIDTH - 28
    for part in scene.parts:
        if drawn := part.waiting(scene, seat, x, _FEET):
            yield drawn
            x -= _PITCH_OF_WAITING


def _counters(scene: Scene, seat: Seat, row: float) -> str:
    """The counting figures and the numbers they have reached, if there are several."""
    counters = scene.several_counters(seat)
    drawn = []
    for nth, (kind, number) in enumerate((counters or {}).items()):
        pick = scene.counter_pick(seat, kind)
        laps = f"{number // SPACES * SPACES} + {number % SPACES}" if number >= SPACES else ""
        drawn.append(
            at(
                _INSET + 14 + nth * 130,
                row,
                title(scene.say(f"{kind}-of", player=scene.player(seat), number=number)),
                el("use", href=f"#man-{seat}-{kind}", transform="scale(.7)"),
                text(16, 5.5, str(number), size=15, font_weight=600),
                text(16 + 10 * len(str(number)) + 6, 5.5, f"({laps})", size=14.5, fill=SOFT) if laps else "",
                outline_box(-12, -15, 118, 29, 7, touch=pick is not None),
                data_pick=pick,
            )
        )
    return group(*drawn) if drawn else ""


def _belongings(scene: Scene, seat: Seat) -> str:
    drawn = [one for part in scene.parts for one in part.belongings(scene, seat)]
    if not drawn:
        return ""
    left = _INSET + 14
    return group(*(at(left + nth * _PITCH_OF_BELONGINGS, _BELONGINGS, one) for nth, one in enumerate(drawn)))
