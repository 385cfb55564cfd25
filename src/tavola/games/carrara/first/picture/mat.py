"""A seat's mat: six cities growing upward, the building types, the stones, and the screen."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tavola.drawing import Panel
from tavola.drawing.frame import framed, lying, mat_purpose, shortened
from tavola.drawing.palette import CARD, INK, LINE, SOFT, WELL
from tavola.drawing.players import colour, stone
from tavola.drawing.svg import SERIF, at, circle, group, outline_box, rect, text, title
from tavola.games.carrara.first.picture.cities import badge
from tavola.games.carrara.first.picture.scene import Scene
from tavola.games.carrara.first.rules.box import City, Tile, Type
from tavola.games.carrara.first.rules.view import Built, Mat
from tavola.games.carrara.parts.picture import screen
from tavola.games.carrara.parts.picture.blocks import plinth, swatch
from tavola.games.carrara.parts.picture.facades import facade
from tavola.games.carrara.parts.picture.icons import house, medal, start_figure, wreath
from tavola.games.carrara.parts.picture.objects import thing
from tavola.games.carrara.parts.picture.tiles import (
    SMALL_HEIGHT,
    SMALL_WIDTH,
    small,
    small_monument,
    storey,
    tile_id,
)
from tavola.games.carrara.parts.picture.writing import fitted

WIDTH = 360
_INSET = 9
_PITCH = 57
_HEAD = 84
"""Height of the lines with name, points and stones."""
_BASE = 62
"""Height of a city's foot: value, name and accepted blocks."""
_TYPES = 50


@dataclass(frozen=True, slots=True)
class Layout:
    """Heights that all mats of one picture share."""

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
        return self.ground + _BASE + 6

    @property
    def more(self) -> int:
        """Where the mode's own row begins."""
        return self.types + _TYPES + 8

    @property
    def foot(self) -> int:
        return self.more + self.extra

    @property
    def height(self) -> int:
        return self.foot + self.screen + 10


def layout(scene: Scene) -> Layout:
    """Room for the tallest city, what is being paid for included, and the fullest open screen of all mats."""
    view, part = scene.view, scene.part
    heights = Counter((mat.seat, built.city) for mat in view.mats for built in mat.buildings)
    if view.building is not None and view.mover is not None and part.replaced(view) is None:
        heights[view.mover, view.building[1]] += 1
    tallest = max(heights.values(), default=0)
    opened = [mat.screen for mat in view.mats if mat.screen is not None]
    fullest = max((sum(each.blocks.values()) for each in opened), default=0)
    return Layout(max(3, tallest), part.row_height, screen.height_for(fullest))


def draw(scene: Scene, mat: Mat, sizes: Layout) -> Panel:
    """The panel of one seat."""
    cities, types = scene.box.cities, scene.box.types
    ground, storey, row = sizes.ground, sizes.storey, sizes.types
    return framed(
        f"mat-{mat.seat}",
        mat_purpose(mat.seat, scene.view.seat),
        scene.say("mat", player=scene.player(mat.seat)),
        WIDTH,
        sizes.height,
        scene.piece("ground", _ground, mat, sizes.height - 6),
        scene.piece("head", _head, mat),
        scene.piece("notes", _notes, mat),
        scene.piece("points", _points, mat),
        scene.piece("stones", _stones, mat),
        scene.piece("cost", _cost, mat),
        *(
            scene.piece(f"city-{city.name}", _city, mat, ground, storey, n, city)
            for n, city in enumerate(cities)
        ),
        *(scene.piece(f"type-{kind.name}", _type, mat, row, n, kind) for n, kind in enumerate(types)),
        scene.piece("more", _more, mat, sizes.more),
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
    return at(_INSET, y, scene.part.row(scene, mat, WIDTH - 2 * _INSET))


def _screen(scene: Scene, mat: Mat, y: float, height: float) -> str:
    return at(_INSET, y, screen.draw(scene, mat, WIDTH - 2 * _INSET, height, _objects(scene, mat)))


def _head(scene: Scene, mat: Mat) -> str:
    rank = next((place.rank for place in scene.view.standing if place.seat == mat.seat), None)
    begins = scene.view.start == mat.seat and not rank
    return group(
        at(28, 29, stone(scene.colour(mat.seat), 16)),
        text(52, 27, shortened(scene.player(mat.seat), 20), size=17, font_family=SERIF, font_weight=600),
        at(264, 27, medal(rank)) if rank else "",
        at(264, 27, title(scene.say("start-player")), start_figure()) if begins else "",
    )


def _notes(scene: Scene, mat: Mat) -> str:
    """What holds of the seat now."""
    view, say = scene.view, scene.say
    notes = [
        say(key)
        for key, holds in (
            ("you", view.seat == mat.seat),
            ("to-move", scene.awaited(mat.seat)),
            ("announced", view.announced_by == mat.seat),
        )
        if holds
    ]
    return text(52, 45, " · ".join(notes), size=15, fill=SOFT)


def _points(scene: Scene, mat: Mat) -> str:
    return group(
        title(scene.say("points-of", player=scene.player(mat.seat), points=mat.points)),
        at(318, 28, wreath(), scale=1.25),
        text(318, 34, str(mat.points), size=19, font_family=SERIF, font_weight=600, text_anchor="middle"),
    )


def _cost(scene: Scene, mat: Mat) -> str:
    """What all buildings cost together."""
    right, count = WIDTH - _INSET, str(mat.cost_built)
    return group(
        title(scene.say("cost-built", count=mat.cost_built)),
        at(right - 34, 67, house()),
        text(right - 4, 72, count, size=15, font_weight=600, text_anchor="end", fill=INK),
        text(right - 46, 72, scene.say("cost"), size=15, fill=SOFT, text_anchor="end"),
    )


def _stones(scene: Scene, mat: Mat) -> str:
    """The stones in hand, and hollow rings for those that have scored."""
    ready = scene.stones_in_hand(mat.seat)
    rings = [
        circle(20 + 19 * i, 67, 7, fill="none", stroke=LINE, stroke_dasharray="2.5 2.5")
        for i in range(scene.box.scorings)
    ]
    stones = [at(20 + 19 * i, 67, stone(scene.colour(mat.seat), 8), id=name) for i, name in enumerate(ready)]
    return group(title(scene.say("stones-left", count=len(ready))), *rings[len(ready) :], *stones)


def _city(scene: Scene, mat: Mat, ground: float, storey: float, number: int, city: City) -> str:
    own = mat.seat == scene.view.seat
    built = scene.built_in(mat.seat, city.name)
    colours = tuple(scene.box.colours[i] for i in city.accepts)
    name = scene.say.name("city", city.name)
    value, worth = scene.part.worth(scene, mat, city) or (badge(city, 11), scene.worth(city))
    words = scene.say("city", city=city.name, worth=worth, count=len(built))
    top, w = _HEAD, SMALL_WIDTH
    first = w / 2 - 8 * (len(colours) - 1) / 2
    return at(
        _INSET + 1.5 + number * _PITCH,
        0,
        title(words),
        rect(0, top, w, ground - top, rx=6, fill=WELL, opacity=0.7),
        outline_box(-1, top - 2, w + 2, ground + _BASE - top + 3, 7) if own else "",
        _ghost(scene, mat, city, ground - SMALL_HEIGHT - storey * len(built)),
        *(
            _building(scene, mat, each, ground - SMALL_HEIGHT - storey * i)
            for i, each in reversed([*enumerate(built)])
        ),
        at(-0.5, ground, plinth(scene.own_colour(city), w + 1)),
        at(w / 2, ground + 21, value),
        fitted(w / 2, ground + 46, name, w - 2),
        *(at(first + 8 * i, ground + 55, swatch(c, 6.4)) for i, c in enumerate(colours)),
        data_pick=f"city={city.name}" if own else None,
    )


def _building(scene: Scene, mat: Mat, building: Built, y: float) -> str:
    tile, kind = scene.tile(building.tile)
    pick = scene.part.building_pick(scene, mat, building)
    leaving = building.tile == scene.part.replaced(scene.view)
    return at(
        0,
        y,
        title(scene.tile_title(tile)),
        group(_small(scene, tile, kind), opacity=0.3 if leaving else None),
        group(_paid_for(scene), opacity=0.6) if leaving else "",
        outline_box(0, 0, SMALL_WIDTH, SMALL_HEIGHT, 4, touch=pick is not None),
        id=tile_id(building.tile),
        data_pick=pick,
        data_ref=f"tile:{building.tile}",
    )


def _small(scene: Scene, tile: Tile, kind: Type) -> str:
    drawn = small_monument if scene.is_grand(tile) else small
    return drawn(kind.name, tile.cost, kind.landscape)


def _paid_for(scene: Scene) -> str:
    """The building that is being paid for."""
    assert scene.view.building is not None
    return _small(scene, *scene.tile(scene.view.building[0]))


def _ghost(scene: Scene, mat: Mat, city: City, y: float) -> str:
    """The building that is being paid for, where it will stand."""
    if not scene.paid_for_in(mat.seat, city.name) or scene.part.replaced(scene.view) is not None:
        return ""
    return at(0, y, _paid_for(scene), opacity=0.6)


def _type(scene: Scene, mat: Mat, y: float, number: int, kind: Type) -> str:
    own = mat.seat == scene.view.seat
    count = scene.built_of(mat.seat, kind.name)
    scored = kind.name in mat.scored_types
    key = "type-scored" if scored else "type-open"
    w, h = SMALL_WIDTH, _TYPES
    place = f"{kind.name}@{mat.seat}"
    face = group(at(20, h - 7, facade(kind.name, 2, 0.38)), at(w - 11, 13, thing(kind.object, 16)))
    return at(
        _INSET + 1.5 + number * _PITCH,
        y,
        title(scene.say(key, type=kind.name, count=count)),
        rect(0, 0, w, h, rx=7, fill="none", stroke=LINE, stroke_width=1.25),
        group(face, opacity=None if count and not scored else 0.35),
        text(w - 11, h - 7, str(count), size=15, font_weight=600, text_anchor="middle") if count else "",
        at(w / 2 - 4, h / 2 + 3, stone(scene.colour(mat.seat), 16), id=scene.stone_at(place))
        if scored
        else "",
        outline_box(-1, -1, w + 2, h + 2, 8, touch=own),
        data_pick=f"type={kind.name}" if own else None,
        data_ref=f"type:{place}",
    )


def _objects(scene: Scene, mat: Mat) -> str:
    """The objects behind an open screen, with their numbers."""
    if mat.screen is None:
        return ""
    counts = [(name, mat.screen.objects.get(name, 0)) for name in scene.box.objects]
    return "".join(_object(scene, number, name, count) for number, (name, count) in enumerate(counts))


def _object(scene: Scene, number: int, name: str, count: int) -> str:
    x = 92 + number * 42
    return group(
        title(scene.say("objects-owned", object=name, count=count)),
        at(x, 25, thing(name, 21)),
        text(x + 14, 31, str(count), size=15, font_weight=600),
        opacity=None if count else 0.3,
    )
