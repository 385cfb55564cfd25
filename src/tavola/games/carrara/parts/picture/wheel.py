"""The wheel: six segments around the quarry, blocks on them, prices around the rim."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

from tavola.drawing import Fragment, Panel, Purpose, fragment
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
from tavola.games.carrara.parts.picture.blocks import cube, price
from tavola.games.carrara.parts.picture.icons import bag, turn_arrow
from tavola.games.carrara.parts.picture.scene import ROMAN, Scene

WIDTH, HEIGHT = 360, 396
X, Y = 180, TITLE_HEIGHT + 182
"""The middle of the wheel."""
RIM, DISC = 176.0, 149.0
TURN = pi / 3
"""The angle of a segment."""


@dataclass(frozen=True, slots=True)
class Rows:
    """How blocks lie on a segment: rows as radius and room, how far they are apart, and how large."""

    rows: tuple[tuple[int, int], ...]
    step: float
    size: float = 24

    @property
    def room(self) -> int:
        return sum(space for _, space in self.rows)


@dataclass(frozen=True, slots=True)
class Face:
    """How a wheel is divided from its hub to its rim."""

    hub: float
    inner: float
    """Where the segments begin."""
    label: tuple[float, float]
    """Where a segment's number stands: radius, and way along it from the middle."""
    crowds: tuple[Rows, ...]
    """From few blocks and far apart to as many as there is room for."""
    arrow: bool = True
    """Whether the hub says that the wheel turns before every purchase."""


PLAIN = Face(
    hub=45.0,
    inner=45.0,
    label=(57, 0),
    crowds=(
        Rows(((106, 3),), 36),
        Rows(((86, 3), (117, 4)), 29),
        Rows(((79, 3), (106, 4), (133, 5)), 26),
        Rows(((56, 2), (81, 3), (107, 4), (133, 5)), 25.5),
    ),
)
"""A wheel that shows nothing but its blocks."""


def draw(
    scene: Scene,
    face: Face = PLAIN,
    symbols: Sequence[str] = (),
    between: Sequence[Fragment] = (),
    buttons: Sequence[Fragment] = (),
) -> Panel:
    """The panel of the wheel.

    `symbols` are drawn on the segments below their blocks, `between` under the segments, `buttons` on top.
    """
    say, view = scene.say, scene.view
    marks = symbols or [""] * len(view.wheel)
    return framed(
        "wheel",
        Purpose.MARKET,
        say("wheel"),
        WIDTH,
        HEIGHT,
        fragment("heading", heading(say("wheel"))),
        scene.piece("bag", _bag),
        fragment("ground", _ground(view.box.segments, face)),
        *between,
        *(scene.piece(f"scale-{ROMAN[n]}", _scale, face, n, marks[n]) for n in range(len(view.wheel))),
        *(scene.piece(f"segment-{ROMAN[n]}", _segment, face, n) for n in range(len(view.wheel))),
        fragment("hub", _hub(say("hub"), face)),
        *buttons,
    )


def _bag(scene: Scene) -> str:
    words = scene.say("bag", count=scene.view.bag)
    return group(
        title(words),
        at(WIDTH - MARGIN - 12, 17, bag()),
        text(WIDTH - MARGIN - 29, 21, str(scene.view.bag), size=15, font_weight=600, text_anchor="end"),
    )


@lru_cache(maxsize=4)
def _ground(segments: int, face: Face) -> str:
    """Rim, disc and the lines between the segments; turned pieces lie on top."""
    spokes = "".join(
        f"M{num(X + face.inner * sin(i * TURN))} {num(Y - face.inner * cos(i * TURN))}"
        f"L{num(X + RIM * sin(i * TURN))} {num(Y - RIM * cos(i * TURN))}"
        for i in range(segments)
    )
    return group(
        circle(X + 0.5, Y + 3, RIM, fill=SHADOW, opacity=0.3),
        circle(X, Y, RIM, fill=paint("rim")),
        *(
            path(wedge(i, face.inner, DISC), fill=paint("stone" if i % 2 else "stone-2"))
            for i in range(segments)
        ),
        path(_VEINS, fill="none", stroke=LINE, stroke_width=1.1, opacity=0.8),
        path(spokes, fill="none", stroke=paint("paper"), stroke_width=2.5),
        circle(X, Y, RIM, fill="none", stroke=SOFT, stroke_opacity=0.6),
        circle(X, Y, DISC, fill="none", stroke=SOFT, stroke_opacity=0.5),
    )


_VEINS = (
    f"M{X + 30} {Y - 140}c10 18 26 22 30 44s26 20 36 34"
    f"M{X - 120} {Y - 70}c14 4 20 22 40 20s18 16 30 20"
    f"M{X - 90} {Y + 110}c8 -18 26 -16 30 -36M{X + 60} {Y + 120}c-6 -16 8 -26 2 -44s14 -20 20 -32"
)


def wedge(number: int, inner: float, outer: float) -> str:
    """The outline of a segment's part between two radii."""
    a, b = number * TURN, (number + 1) * TURN
    return (
        f"M{num(X + inner * sin(a))} {num(Y - inner * cos(a))}"
        f"L{num(X + outer * sin(a))} {num(Y - outer * cos(a))}"
        f"A{outer} {outer} 0 0 1 {num(X + outer * sin(b))} {num(Y - outer * cos(b))}"
        f"L{num(X + inner * sin(b))} {num(Y - inner * cos(b))}"
        f"A{inner} {inner} 0 0 0 {num(X + inner * sin(a))} {num(Y - inner * cos(a))}Z"
    )


def spot(number: int, radius: float, along: float = 0) -> tuple[float, float]:
    """A point of a segment: radius, and way along it from the segment's middle."""
    angle = (number + 0.5) * TURN + along / radius
    return X + radius * sin(angle), Y - radius * cos(angle)


def _scale(scene: Scene, face: Face, number: int, symbols: str) -> str:
    """What is printed on a segment: its prices, its symbols, its number."""
    x, y = spot(number, *face.label)
    return group(
        _prices(scene, number),
        symbols,
        text(
            round(x, 1),
            round(y + 5, 1),
            ROMAN[number],
            size=18,
            font_family=SERIF,
            font_weight=600,
            text_anchor="middle",
            fill=SOFT,
        ),
    )


def _segment(scene: Scene, face: Face, number: int) -> str:
    """The blocks that lie on a segment."""
    blocks = scene.blocks_on_wheel(number)
    crowd = _crowd(face, len(blocks))
    pieces = []
    for (colour, name), (radius, along) in zip(blocks, _places(face, len(blocks)), strict=True):
        x, y = spot(number, radius, along)
        pieces.append(_block(scene, number, colour, name, x, y, crowd))
    return group(
        outline_path(wedge(number, face.inner, DISC), touch=False),
        *pieces,
        data_ref=f"segment:{ROMAN[number]}",
    )


def _block(scene: Scene, number: int, colour: str, name: str, x: float, y: float, crowd: Rows) -> str:
    box = scene.view.box
    coins = box.prices[number][box.colours.index(colour)]
    words = scene.say("block-on-wheel", colour=colour, segment=ROMAN[number], price=coins)
    return at(
        x,
        y,
        title(words),
        outline_circle(0, 0, crowd.step / 2),
        cube(colour, crowd.size),
        id=name,
        data_pick=f"segment={ROMAN[number]};blocks={colour}",
    )


def _prices(scene: Scene, number: int) -> str:
    """What the colours cost here, along the rim; a colour that is not shown is free.

    Dear colours stand first, read from the left or from the top: the lower half runs against the clock.
    """
    box = scene.view.box
    asked = [(colour, coins) for colour, coins in zip(box.colours, box.prices[number], strict=True) if coins]
    r = (RIM + DISC) / 2
    middle, step = (number + 0.5) * TURN, 25 / r
    tags = []
    for i, (colour, coins) in enumerate(asked):
        angle = middle + step * (i - (len(asked) - 1) / 2) * (-1 if number in (2, 3, 4) else 1)
        tags.append(
            at(
                X + r * sin(angle),
                Y - r * cos(angle),
                title(scene.say("price", colour=colour, price=coins)),
                price(colour, coins),
            )
        )
    return "".join(tags)


@lru_cache(maxsize=64)
def _places(face: Face, count: int) -> tuple[tuple[float, float], ...]:
    """Radius and way along it from the segment's middle, for so many blocks."""
    crowd = _crowd(face, count)
    held = [count * space // crowd.room for _, space in crowd.rows]
    for i in range(count - sum(held)):
        held[-1 - i] += 1
    return tuple(
        (radius, crowd.step * (i - (n - 1) / 2))
        for (radius, _), n in zip(crowd.rows, held, strict=True)
        for i in range(n)
    )


def _crowd(face: Face, count: int) -> Rows:
    """The widest rows that have room; more blocks than a wheel should bear overlap, but are all there."""
    for crowd in face.crowds:
        if count <= crowd.room:
            return crowd
    last = face.crowds[-1]
    times = -(-count // last.room)
    return Rows(tuple((radius, space * times) for radius, space in last.rows), last.step / times, last.size)


def _hub(words: str, face: Face) -> str:
    """The quarry in the middle: pale terraces and a cut face, an arrow for the wheel's turn."""
    r = face.hub
    return at(
        X,
        Y,
        title(words),
        circle(0, 0, r, fill=paint("paper"), stroke=SOFT, stroke_opacity=0.5),
        at(0, 1, _quarry(), scale=r * 1.18 / 45),
        turn_arrow(r - 5.5) if face.arrow else "",
        outline_circle(0, 0, r),
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
