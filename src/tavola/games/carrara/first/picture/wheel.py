"""The wheel: six segments around the quarry, blocks on them, prices around the rim."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.frame import MARGIN, TITLE_HEIGHT, framed, heading
from tavola.drawing.palette import LINE, SHADOW, SOFT, paint
from tavola.drawing.svg import (
    SERIF,
    at,
    circle,
    group,
    num,
    outline_circle,
    outline_path,
    path,
    polygon,
    text,
    title,
)
from tavola.games.carrara.first.picture.scene import ROMAN, Scene
from tavola.games.carrara.parts.picture.blocks import cube, price
from tavola.games.carrara.parts.picture.icons import bag, turn_arrow

WIDTH, HEIGHT = 360, 396
_X, _Y = 180, TITLE_HEIGHT + 182
_RIM, _DISC, _HUB = 176.0, 149.0, 45.0
_TURN = pi / 3
"""The angle of a segment."""


@dataclass(frozen=True, slots=True)
class _Rows:
    """How blocks lie on a segment: rows as radius and room, and how far they are apart."""

    rows: tuple[tuple[int, int], ...]
    step: float

    @property
    def room(self) -> int:
        return sum(space for _, space in self.rows)


_CROWDS = (
    _Rows(((106, 3),), 36),
    _Rows(((86, 3), (117, 4)), 29),
    _Rows(((79, 3), (106, 4), (133, 5)), 26),
    _Rows(((56, 2), (81, 3), (107, 4), (133, 5)), 25.5),
)
"""From few and far apart to as many as there is room for."""


def draw(scene: Scene) -> Panel:
    """The panel of the wheel."""
    say, view = scene.say, scene.view
    return framed(
        "wheel",
        Purpose.MARKET,
        say("wheel"),
        WIDTH,
        HEIGHT,
        fragment("heading", heading(say("wheel"))),
        fragment("bag", _bag(scene)),
        fragment("ground", _ground(scene.box.segments)),
        *(fragment(f"segment-{ROMAN[n]}", _segment(scene, n)) for n in range(len(view.wheel))),
        fragment("hub", _hub(say("hub"))),
    )


def _bag(scene: Scene) -> str:
    words = scene.say("bag", count=scene.view.bag)
    return group(
        title(words),
        at(WIDTH - MARGIN - 12, 17, bag()),
        text(WIDTH - MARGIN - 29, 21, str(scene.view.bag), size=15, font_weight=600, text_anchor="end"),
    )


@lru_cache(maxsize=4)
def _ground(segments: int) -> str:
    """Rim, disc and the lines between the segments; turned pieces lie on top."""
    spokes = "".join(
        f"M{num(_X + _HUB * sin(i * _TURN))} {num(_Y - _HUB * cos(i * _TURN))}"
        f"L{num(_X + _RIM * sin(i * _TURN))} {num(_Y - _RIM * cos(i * _TURN))}"
        for i in range(segments)
    )
    return group(
        circle(_X + 0.5, _Y + 3, _RIM, fill=SHADOW, opacity=0.3),
        circle(_X, _Y, _RIM, fill=paint("rim")),
        *(path(_wedge(i), fill=paint("stone" if i % 2 else "stone-2")) for i in range(segments)),
        path(_VEINS, fill="none", stroke=LINE, stroke_width=1.1, opacity=0.8),
        path(spokes, fill="none", stroke=paint("paper"), stroke_width=2.5),
        circle(_X, _Y, _RIM, fill="none", stroke=SOFT, stroke_opacity=0.6),
        circle(_X, _Y, _DISC, fill="none", stroke=SOFT, stroke_opacity=0.5),
    )


_VEINS = (
    f"M{_X + 30} {_Y - 140}c10 18 26 22 30 44s26 20 36 34"
    f"M{_X - 120} {_Y - 70}c14 4 20 22 40 20s18 16 30 20"
    f"M{_X - 90} {_Y + 110}c8 -18 26 -16 30 -36M{_X + 60} {_Y + 120}c-6 -16 8 -26 2 -44s14 -20 20 -32"
)


def _wedge(number: int) -> str:
    a, b = number * _TURN, (number + 1) * _TURN
    return (
        f"M{num(_X + _HUB * sin(a))} {num(_Y - _HUB * cos(a))}"
        f"L{num(_X + _DISC * sin(a))} {num(_Y - _DISC * cos(a))}"
        f"A{_DISC} {_DISC} 0 0 1 {num(_X + _DISC * sin(b))} {num(_Y - _DISC * cos(b))}"
        f"L{num(_X + _HUB * sin(b))} {num(_Y - _HUB * cos(b))}"
        f"A{_HUB} {_HUB} 0 0 0 {num(_X + _HUB * sin(a))} {num(_Y - _HUB * cos(a))}Z"
    )


def _segment(scene: Scene, number: int) -> str:
    blocks = scene.blocks_on_wheel[number]
    middle = (number + 0.5) * _TURN
    crowd = _crowd(len(blocks))
    pieces = []
    for (colour, name), (radius, along) in zip(blocks, _places(len(blocks)), strict=True):
        angle = middle + along / radius
        x, y = _X + radius * sin(angle), _Y - radius * cos(angle)
        pieces.append(_block(scene, number, colour, name, x, y, crowd.step / 2))
    label = 57
    return group(
        outline_path(_wedge(number), touch=False),
        _prices(scene, number),
        text(
            round(_X + label * sin(middle), 1),
            round(_Y - label * cos(middle) + 5, 1),
            ROMAN[number],
            size=14,
            font_family=SERIF,
            font_weight=600,
            text_anchor="middle",
            fill=SOFT,
        ),
        *pieces,
        data_ref=f"segment:{ROMAN[number]}",
    )


def _block(scene: Scene, number: int, colour: str, name: str, x: float, y: float, reach: float) -> str:
    coins = scene.box.prices[number][scene.box.colours.index(colour)]
    words = scene.say("block-on-wheel", colour=colour, segment=ROMAN[number], price=coins)
    return at(
        x,
        y,
        title(words),
        outline_circle(0, 0, reach),
        cube(colour),
        id=name,
        data_pick=f"segment={ROMAN[number]};blocks={colour}",
    )


def _prices(scene: Scene, number: int) -> str:
    """What the colours cost here, along the rim; a colour that is not shown is free.

    Dear colours stand first, read from the left or from the top: the lower half runs against the clock.
    """
    asked = [
        (colour, coins)
        for colour, coins in zip(scene.box.colours, scene.box.prices[number], strict=True)
        if coins
    ]
    r = (_RIM + _DISC) / 2
    middle, step = (number + 0.5) * _TURN, 25 / r
    tags = []
    for i, (colour, coins) in enumerate(asked):
        angle = middle + step * (i - (len(asked) - 1) / 2) * (-1 if number in (2, 3, 4) else 1)
        tags.append(
            at(
                _X + r * sin(angle),
                _Y - r * cos(angle),
                title(scene.say("price", colour=colour, price=coins)),
                price(colour, coins),
            )
        )
    return "".join(tags)


@lru_cache(maxsize=16)
def _places(count: int) -> tuple[tuple[float, float], ...]:
    """Radius and way along it from the segment's middle, for so many blocks."""
    crowd = _crowd(count)
    held = [count * space // crowd.room for _, space in crowd.rows]
    for i in range(count - sum(held)):
        held[-1 - i] += 1
    return tuple(
        (radius, crowd.step * (i - (n - 1) / 2))
        for (radius, _), n in zip(crowd.rows, held, strict=True)
        for i in range(n)
    )


def _crowd(count: int) -> _Rows:
    """The widest rows that have room; more blocks than a wheel should bear overlap, but are all there."""
    for crowd in _CROWDS:
        if count <= crowd.room:
            return crowd
    last = _CROWDS[-1]
    times = -(-count // last.room)
    return _Rows(tuple((radius, space * times) for radius, space in last.rows), last.step / times)


def _hub(words: str) -> str:
    """The quarry in the middle: pale terraces and a cut face, an arrow for the wheel's turn."""
    return at(
        _X,
        _Y,
        title(words),
        circle(0, 0, _HUB, fill=paint("paper"), stroke=SOFT, stroke_opacity=0.5),
        at(0, 1, _quarry(), scale=1.18),
        turn_arrow(39.5),
        outline_circle(0, 0, _HUB),
        id="wheel-hub",
        data_pick="do=buy",
    )


@lru_cache(maxsize=1)
def _quarry() -> str:
    white, pale, grey, edge = "#FFFFFF", "#EDE8DE", "#CFC8BA", "#8F8676"

    def step(x: float, y: float, w: float, d: float, h: float) -> str:
        """A cut block of rock seen from above its corner; x, y is its top's nearest corner."""
        return (
            polygon(
                (x, y), (x + w, y - w / 2), (x + w - d, y - w / 2 - d / 2), (x - d, y - d / 2), fill=white
            )
            + polygon((x, y), (x - d, y - d / 2), (x - d, y - d / 2 + h), (x, y + h), fill=pale)
            + polygon((x, y), (x + w, y - w / 2), (x + w, y - w / 2 + h), (x, y + h), fill=grey)
        )

    return group(
        step(3, -3, 15, 21, 22),
        step(-6, 6, 15, 12, 13),
        step(12, 3, 11, 9, 13),
        step(2, 14, 10, 9, 6),
        path("M-15 -6c3 4 3 8 6 11M13 -6c-3 3 -2 8 -5 12", fill="none", stroke_width=0.7),
        stroke=edge,
        stroke_width=0.9,
        stroke_linejoin="round",
    )
