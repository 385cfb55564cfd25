"""A seat's mat: name and points, the figures it has left, its goods."""

from __future__ import annotations

from tavola.drawing import Panel, fragment
from tavola.drawing.frame import framed, lying, mat_purpose, shortened
from tavola.drawing.palette import CARD, INK, LINE, SOFT
from tavola.drawing.players import colour, stone
from tavola.drawing.svg import SERIF, at, circle, el, group, outline_box, path, text, title
from tavola.games.carcassonne.core.picture.figures import SHAPES, height_of
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.kernel import Seat

WIDTH = 360
_INSET = 12
_PIECE = 0.82
"""How large figures are on the mat."""
_PITCH = 20.5
_FEET = 100
"""Where the figures stand."""
_GOODS = 132
_COUNTERS = 166
_LAP = 50


def draw(scene: Scene, seat: Seat) -> Panel:
    """The panel of one seat."""
    moving = seat in scene.view.waiting_for
    height = _COUNTERS + 22 if scene.messengers else _GOODS + 24 if _has_goods(scene) else _FEET + 16
    edge = colour(scene.colour(seat)) if moving else LINE
    return framed(
        f"mat-{seat}",
        mat_purpose(seat, scene.view.seat),
        scene.say("mat", player=scene.player(seat)),
        WIDTH,
        height,
        fragment(
            "ground",
            lying(2, 2, WIDTH - 4, height - 6, 10, CARD, stroke=edge, stroke_width=3 if moving else 1.25),
            outline_box(2, 2, WIDTH - 4, height - 6, 10, touch=False),
        ),
        fragment("head", _head(scene, seat)),
        fragment("supply", _supply(scene, seat)),
        fragment("goods", _goods(scene, seat)),
        fragment("counters", _counters(scene, seat) if scene.messengers else ""),
        seat=seat,
        data_ref=f"seat:{seat}",
    )


def _head(scene: Scene, seat: Seat) -> str:
    view, say = scene.view, scene.say
    notes = [
        say(key)
        for key, holds in (
            ("you", view.seat == seat),
            ("to-move", seat in view.waiting_for),
        )
        if holds
    ]
    rank = next((place.rank for place in view.standing if place.seat == seat), None)
    points = view.scores[seat]
    return group(
        at(30, 31, stone(scene.colour(seat), 16)),
        text(54, 29, shortened(scene.player(seat), 22), size=17, font_family=SERIF, font_weight=600),
        text(54, 47, " · ".join(notes), size=12.5, fill=SOFT) if notes else "",
        _medal(rank) if rank else "",
        group(
            title(say("points-of", player=scene.player(seat), points=points)),
            text(WIDTH - 14, 34, str(points), size=25, font_family=SERIF, font_weight=600, text_anchor="end"),
        ),
        text(
            WIDTH - 14,
            51,
            say("if-ended", points=view.if_ended_now[seat]),
            size=12.5,
            fill=SOFT,
            text_anchor="end",
        )
        if view.if_ended_now and not view.over
        else "",
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
    own = seat == scene.view.seat and not (scene.asked("recall") or scene.asked("crop_remove"))
    x, drawn = float(_INSET), []
    for kind in scene.kinds:
        held = scene.supply_ids[seat, kind]
        out = sum(1 for one in scene.view.figures if (one.seat, one.figure) == (seat, kind))
        step = _PITCH * (1.32 if kind == "big-meeple" else 1.3 if kind in ("pig", "builder") else 1)
        width = step * (len(held) + out)
        y = _FEET - height_of(kind) * _PIECE / 2
        places = [step * (number + 0.5) for number in range(len(held) + out)]
        shape = group(
            path(SHAPES.get(kind, SHAPES["meeple"])),
            transform=f"scale({_PIECE * (1.32 if kind == 'big-meeple' else 1):.2f})",
        )
        pieces = [
            at(place, y, el("use", href=f"#man-{seat}-{kind}", transform=f"scale({_PIECE})"), id=name)
            for place, name in zip(places, held, strict=False)
        ]
        gone = [at(place, y, shape) for place in places[len(held) :]]
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
    if scene.robbers:
        drawn.append(_robber(scene, seat))
    return group(*drawn)


def _robber(scene: Scene, seat: Seat) -> str:
    """The robber at the right end: at home, or as a pale shape when it is on the track."""
    y, space = _FEET - 13 * _PIECE, scene.robbers[seat]
    if space is None:
        man = el("use", href=f"#man-{seat}-robber", transform=f"scale({_PIECE})")
        drawn = at(WIDTH - 28, y, man, id=f"robber-{seat}")
    else:
        drawn = at(
            WIDTH - 28,
            y,
            path(SHAPES["robber"], fill="none", stroke=LINE, stroke_width=1.6, stroke_dasharray="3 2.5"),
            scale=_PIECE,
        )
    words = scene.say("robber-home") if space is None else scene.say("robber-on", number=space)
    return group(title(words), drawn)


def _counters(scene: Scene, seat: Seat) -> str:
    """Both counting figures and the numbers they have reached."""
    drawn = []
    for nth, (kind, number) in enumerate(scene.counters(seat).items()):
        pick = scene.counter_pick(seat, kind)
        laps = f"{number // _LAP * _LAP} + {number % _LAP}" if number >= _LAP else ""
        drawn.append(
            at(
                _INSET + 14 + nth * 130,
                _COUNTERS,
                title(scene.say(f"{kind}-of", player=scene.player(seat), number=number)),
                el("use", href=f"#man-{seat}-{kind}", transform="scale(.7)"),
                text(16, 5.5, str(number), size=15, font_weight=600),
                text(16 + 10 * len(str(number)) + 6, 5.5, f"({laps})", size=12.5, fill=SOFT) if laps else "",
                outline_box(-12, -15, 118, 29, 7, touch=pick is not None),
                data_pick=pick,
            )
        )
    return group(*drawn)


def _has_goods(scene: Scene) -> bool:
    return bool(scene.goods or scene.gold_held)


def _goods(scene: Scene, seat: Seat) -> str:
    """Goods of traders, then gold."""
    if not _has_goods(scene):
        return ""
    drawn = []
    if scene.gold_held:
        count = scene.gold_held[seat]
        first = sum(scene.gold_held[:seat]) + 1
        bars = [
            at(3 * (nth % 3), 4 - 4 * (nth // 3), el("use", href="#gold-bar"), id=f"gold-{first + nth}")
            for nth in range(count)
        ]
        drawn.append(
            at(
                _INSET + 14 + 84 * (3 if scene.goods else 0),
                _GOODS,
                title(scene.say("gold-held", count=count)),
                *(bars or [el("use", href="#gold-bar", opacity=0.35)]),
                text(20, 5.5, f"× {count}", size=15, fill=INK if count else SOFT),
            )
        )
    for number, (kind, count) in enumerate(scene.goods[seat].items() if scene.goods else ()):
        most = max(bag.get(kind, 0) for bag in scene.goods)
        drawn.append(
            at(
                _INSET + 14 + number * 84,
                _GOODS,
                title(scene.say("goods", goods=kind, count=count)),
                el("use", href=f"#art-{kind}", transform="scale(1.45)", opacity=None if count else 0.35),
                text(
                    18,
                    5.5,
                    f"× {count}",
                    size=15,
                    font_weight=700 if count and count == most else 400,
                    fill=INK if count else SOFT,
                ),
            )
        )
    return group(*drawn)
