"""A seat's mat: cities growing upward, scoring fields for types and landscapes, and the screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tavola.drawing import Panel
from tavola.drawing.frame import framed, lying, mat_purpose, shortened
from tavola.drawing.keeper import fact
from tavola.drawing.palette import ACCENT, CARD, LINE, SOFT, WELL
from tavola.drawing.players import colour, stone
from tavola.drawing.svg import SERIF, at, circle, group, outline_box, rect, text, title
from tavola.games.carrara.parts.picture import screen
from tavola.games.carrara.parts.picture.blocks import plinth, swatch
from tavola.games.carrara.parts.picture.icons import coin, medal, start_figure, wreath
from tavola.games.carrara.parts.picture.tiles import SMALL_HEIGHT, SMALL_WIDTH, small, small_monument, storey
from tavola.games.carrara.parts.picture.values import badge, gilded
from tavola.games.carrara.parts.picture.writing import fitted
from tavola.games.carrara.second.picture import fields
from tavola.games.carrara.second.picture.court import crown
from tavola.games.carrara.second.picture.scene import Scene
from tavola.games.carrara.second.rules.box import City
from tavola.games.carrara.second.rules.view import Built, Mat
from tavola.kernel import Seat

WIDTH = 360
INSET = 9
_PITCH = 57
_HEAD = 58
"""Height of the line with name and points."""
_BASE = 62
"""Height of a city's foot: value, name and accepted blocks."""
_GAP = 6
_CLOSED = 62
"""Height of a closed screen."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The heights of a mat."""

    rows: int
    extra: int
    """Height of the mode's own row."""
    screen: int

    @property
    def ground(self) -> int:
        """Where the lowest buildings stand."""
        return _HEAD + SMALL_HEIGHT + round((self.rows - 1) * self.storey) + 4

    @property
    def storey(self) -> float:
        """How far buildings stand above each other."""
        return storey(self.rows)

    @property
    def types(self) -> int:
        return self.ground + _BASE + _GAP

    @property
    def landscapes(self) -> int:
        return self.types + fields.TYPE_HEIGHT + _GAP

    @property
    def more(self) -> int:
        """Where the mode's own row begins."""
        return self.landscapes + fields.LANDSCAPE_HEIGHT + _GAP

    @property
    def foot(self) -> int:
        return self.more + (self.extra + _GAP if self.extra else 0) + 2

    @property
    def height(self) -> int:
        return self.foot + self.screen + 10


def layout(scene: Scene, mat: Mat) -> Layout:
    """Room for the tallest city, what is being paid for included, and for what an open screen shows."""
    heights = Counter(built.city for built in mat.buildings)
    if (paid_for := _paid_for(scene, mat.seat)) is not None and paid_for.over is None:
        heights[paid_for.city] += 1
    tallest = max(heights.values(), default=0)
    behind = _CLOSED if mat.screen is None else screen.height_for(sum(mat.screen.blocks.values()))
    return Layout(max(3, tallest), scene.part.row_height, behind)


def draw(scene: Scene, mat: Mat) -> Panel:
    """The panel of one seat."""
    sizes = layout(scene, mat)
    box, ground, storey = scene.box, sizes.ground, sizes.storey
    return framed(
        f"mat-{mat.seat}",
        mat_purpose(mat.seat, scene.view.seat),
        scene.say("mat", player=scene.player(mat.seat)),
        WIDTH,
        sizes.height,
        scene.piece("ground", _ground, mat, sizes.height - 6),
        scene.piece("head", _head, mat),
        scene.piece("notes", _notes, mat),
        scene.piece("signs", _signs, mat),
        scene.piece("points", _points, mat),
        *(
            scene.piece(f"city-{city.name}", _city, mat, ground, storey, n, city)
            for n, city in enumerate(box.cities)
        ),
        *(
            scene.piece(f"type-{kind.name}", fields.type_field, mat, kind, _column(n), sizes.types)
            for n, kind in enumerate(box.types)
        ),
        *(
            scene.piece(
                f"landscape-{each.name}",
                fields.landscape_field,
                mat,
                each,
                _column(3 * n),
                sizes.landscapes,
            )
            for n, each in enumerate(box.landscapes)
        ),
        *((scene.piece("more", _more, mat, sizes.more),) if sizes.extra else ()),
        scene.piece("screen", _screen, mat, sizes.foot, sizes.screen),
        seat=mat.seat,
        data_ref=f"seat:{mat.seat}",
    )


def _ground(scene: Scene, mat: Mat, height: float) -> str:
    moving = scene.awaited(mat.seat)
    edge = colour(scene.colour(mat.seat)) if moving else LINE
    lies = lying(2, 2, WIDTH - 4, height, 10, CARD, stroke=edge, stroke_width=3 if moving else 1.25)
    return lies + outline_box(2, 2, WIDTH - 4, height, 10, touch=False)


def _more(scene: Scene, mat: Mat, y: float) -> str:
    return at(INSET, y, scene.part.row(scene, mat, WIDTH - 2 * INSET))


def _screen(scene: Scene, mat: Mat, y: float, height: float) -> str:
    width = WIDTH - 2 * INSET
    return at(INSET, y, screen.draw(scene, mat, width, height, _plain(scene, mat, width)))


def _column(number: int) -> float:
    return INSET + 1.5 + number * _PITCH


def _head(scene: Scene, mat: Mat) -> str:
    return at(28, 29, stone(scene.colour(mat.seat), 16)) + text(
        52, 27, shortened(scene.player(mat.seat), 15), size=17, font_family=SERIF, font_weight=600
    )


def _notes(scene: Scene, mat: Mat) -> str:
    """What holds of the seat now."""
    view, say = scene.view, scene.say
    notes = [
        say(key)
        for key, holds in (
            ("you", view.seat == mat.seat),
            ("to-move", scene.awaited(mat.seat)),
            ("triggered", view.end.triggered_by == mat.seat),
        )
        if holds
    ]
    return text(52, 45, " · ".join(notes), size=15, fill=SOFT)


def _signs(scene: Scene, mat: Mat) -> str:
    """What the seat has for itself alone, side by side."""
    view, say = scene.view, scene.say
    rank = next((place.rank for place in view.standing if place.seat == mat.seat), None)
    signs = [
        at(0, 0, title(say("stones-left", count=mat.stones_left)), _stones(scene, mat)),
        at(0, 0, medal(rank)) if rank else "",
        at(0, 0, title(say("start-player")), start_figure()) if view.start == mat.seat and not rank else "",
        at(
            0,
            0,
            title(say("marker-with", player=scene.player(mat.seat))),
            at(0, 0, crown(), id="royal-visit"),
        )
        if view.marker == mat.seat
        else "",
        at(-8, 0, held) if (held := scene.part.in_hand(scene, mat)) else "",
    ]
    shown = [sign for sign in signs if sign]
    return group(*(at(270 - 32 * i, 28, sign) for i, sign in enumerate(shown)))


def _points(scene: Scene, mat: Mat) -> str:
    return group(
        title(scene.say("points-of", player=scene.player(mat.seat), points=mat.points)),
        at(320, 28, wreath(), scale=1.25),
        text(320, 34, str(mat.points), size=19, font_family=SERIF, font_weight=600, text_anchor="middle"),
    )


def _stones(scene: Scene, mat: Mat) -> str:
    """How many stones the seat has left, and large the one that is on its way from the court to a field."""
    count = text(3, 4.5, str(mat.stones_left), size=14, font_weight=600)
    for name in scene.stones_in_hand(mat.seat):
        return group(
            circle(-10, 0, 13.5, fill=CARD, stroke=ACCENT, stroke_width=1.4, stroke_dasharray="4 3"),
            at(-10, 0, stone(scene.colour(mat.seat), 10.5), id=name),
            at(4, 0, count),
        )
    return at(-8, 0, stone(scene.colour(mat.seat), 7)) + count


def _city(scene: Scene, mat: Mat, ground: float, storey: float, number: int, city: City) -> str:
    own = mat.seat == scene.view.seat
    built = scene.built_in(mat.seat, city.name)
    colours = tuple(scene.box.colours[i] for i in city.accepts)
    rate, better = mat.rates[city.name], city.name in mat.improvements
    words = scene.say("city", city=city.name, worth=scene.worth(rate), count=len(built))
    words = scene.noted(words, f"{'improvement' if better else 'city'}.{city.name}")
    top, w = _HEAD, SMALL_WIDTH
    first = w / 2 - 8 * (len(colours) - 1) / 2
    return at(
        _column(number),
        0,
        title(words),
        rect(0, top, w, ground - top, rx=6, fill=WELL, opacity=0.7),
        outline_box(-1, top - 2, w + 2, ground + _BASE - top + 3, 7) if own else "",
        *(
            _building(scene, mat, building, ground - SMALL_HEIGHT - storey * i)
            for i, building in reversed([*enumerate(built)])
        ),
        _ghost(scene, mat, city, built, ground, storey),
        at(-0.5, ground, plinth(scene.own_colour(city), w + 1)),
        gilded(w / 2, ground + 21, 15, 14) if better else "",
        at(w / 2, ground + 21, badge(rate, 11)),
        fitted(w / 2, ground + 46, scene.say.name("city", city.name), w - 2),
        *(at(first + 8 * i, ground + 55, swatch(c, 6.4)) for i, c in enumerate(colours)),
        data_pick=f"city={city.name}" if own else None,
    )


def _building(scene: Scene, mat: Mat, built: Built, y: float) -> str:
    _, kind = scene.tile(built.tile)
    own = mat.seat == scene.view.seat
    face = small_monument if built.monument else small
    key = "monument-built" if built.monument else "built"
    told = [scene.say(key, type=kind.name, value=built.value)]
    if built.decoration is not None:
        told.append(scene.say("carries", piece=built.decoration, worth=built.worth))
    if built.statue is not None:
        told.append(scene.say("carries-statue", piece=built.statue))
    return at(
        0,
        y,
        title(" ".join(told)),
        face(kind.name, built.value, scene.landscape(kind)),
        scene.part.on_building(scene, built),
        outline_box(0, 0, SMALL_WIDTH, SMALL_HEIGHT, 4, touch=own),
        id=scene.built_id(f"{built.place}@{mat.seat}"),
        data_pick=f"place={built.place}" if own else None,
        data_ref=f"place:{built.place}@{mat.seat}",
    )


@dataclass(frozen=True, slots=True)
class _PaidFor:
    """A building that is being paid for: the tile, its city, and the building that it replaces, if any."""

    tile: str
    city: str
    over: str | None


@fact
def _paid_for(scene: Scene, seat: Seat) -> _PaidFor | None:
    """What a seat is paying for; what a monument replaces follows from what it costs."""
    if scene.view.building is None or scene.view.mover != seat:
        return None
    name, city = scene.view.building
    tile, kind = scene.tile(name)
    costs = [cost for decision in scene.view.decisions if (cost := decision.details.get("cost")) is not None]
    old = [
        built.place
        for built in scene.mats[seat].buildings
        if (built.type, built.city) == (kind.name, city) and [tile.value - built.value] == costs
    ]
    return _PaidFor(name, city, old[0] if old and tile.value == scene.box.monument else None)


@fact
def _paid_for_in(scene: Scene, seat: Seat, city: str) -> _PaidFor | None:
    """What a seat is paying for in a city."""
    found = _paid_for(scene, seat)
    return None if found is None or found.city != city else found


def _ghost(scene: Scene, mat: Mat, city: City, built: Sequence[Built], ground: float, storey: float) -> str:
    """The building that is being paid for, where it will stand."""
    found = _paid_for_in(scene, mat.seat, city.name)
    if found is None:
        return ""
    tile, kind = scene.tile(found.tile)
    places = [each.place for each in built]
    row = places.index(found.over) if found.over is not None else len(places)
    face = small_monument if tile.value == scene.box.monument else small
    drawn = face(kind.name, tile.value, scene.landscape(kind))
    return at(0, ground - SMALL_HEIGHT - storey * row, drawn, opacity=0.6)


def _plain(scene: Scene, mat: Mat, width: float) -> str:
    """What the viewer may answer without pointing at a piece, as a button on the line of the coins."""
    coins = {"pass": scene.box.pass_coins, "relief": scene.box.relief}
    asked = [word for word in (*scene.part.plain, "relief", "end", "pass") if word in scene.words_asked]
    if mat.seat != scene.view.seat or not asked:
        return ""
    word, w = asked[0], 124
    return at(
        width - w - 8,
        9,
        title(scene.say(f"{word}-told", count=coins.get(word, 0))),
        rect(0, 0, w, 30, rx=15, fill=CARD, stroke=LINE),
        text(14, 20, scene.say(word), size=15),
        at(w - 17, 15, coin(11, f"+{coins[word]}")) if word in coins else "",
        outline_box(-1, -1, w + 2, 32, 16),
        data_pick=f"do={word}",
    )
