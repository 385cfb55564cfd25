"""The buildings beside the board, and the upgrades with what they change."""

from __future__ import annotations

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.frame import MARGIN, TITLE_HEIGHT, framed, heading, lying
from tavola.drawing.palette import ACCENT, CARD, LINE, SOFT, WELL, paint
from tavola.drawing.players import mark
from tavola.drawing.svg import at, outline_box, rect, title
from tavola.games.carrara.first.expansion.picture.seen import noted, seen, worth_in_words
from tavola.games.carrara.first.expansion.rules.box import Upgrade
from tavola.games.carrara.first.picture.scene import Scene
from tavola.games.carrara.first.rules.edition import Value
from tavola.games.carrara.parts.picture.blocks import plinth
from tavola.games.carrara.parts.picture.tiles import SMALL_WIDTH, grand, tile_id
from tavola.games.carrara.parts.picture.values import change
from tavola.games.carrara.parts.picture.writing import fitted

WIDTH = 360
_HIGH = 74
_TOP = TITLE_HEIGHT + 2
_BELOW = _TOP + _HIGH + 10
_CELL_WIDTH, _CELL_HEIGHT, _PER_ROW = 83, 46, 4
HEIGHT = _BELOW + 2 * (_CELL_HEIGHT + 5)


def draw(scene: Scene) -> Panel:
    """The panel of eights and upgrades."""
    say, view = scene.say, seen(scene.view)
    kinds = scene.box.types
    return framed(
        "eights",
        Purpose.MARKET,
        say("eights"),
        WIDTH,
        HEIGHT,
        fragment("heading", heading(say("eights"))),
        *(
            scene.piece(f"eight-{kind.name}", _eight, number, name)
            for number, (kind, name) in enumerate(zip(kinds, view.eights, strict=True))
        ),
        *(
            scene.piece(f"upgrade-{each.place}", _upgrade, number, each)
            for number, each in enumerate(view.upgrades)
        ),
    )


def _eight(scene: Scene, number: int, name: str | None) -> str:
    w, x = SMALL_WIDTH, MARGIN + 1.5 + number * 57.4
    if name is None:
        gap = rect(1, 1, w - 2, _HIGH - 2, rx=6, fill=WELL, stroke=LINE, stroke_dasharray="4 4")
        return at(x, _TOP, title(scene.say("eight-gone")), gap)
    tile, kind = scene.tile(name)
    paid_for = scene.view.building is not None and scene.view.building[0] == name
    ring = rect(-2, -2, w + 4, _HIGH + 4, rx=8, fill="none", stroke=ACCENT, stroke_width=2.5)
    return at(
        x,
        _TOP,
        title(scene.tile_title(tile)),
        grand(kind.name, tile.cost, kind.landscape, kind.object),
        ring if paid_for else "",
        outline_box(-2, -2, w + 4, _HIGH + 4, 8),
        id=tile_id(name),
        data_pick=f"tile={name}",
        data_ref=f"tile:{name}",
    )


def _upgrade(scene: Scene, number: int, upgrade: Upgrade) -> str:
    row, column = divmod(number, _PER_ROW)
    w, h, place = _CELL_WIDTH, _CELL_HEIGHT, upgrade.place
    x, y = MARGIN + 1 + column * (w + 4), _BELOW + row * (h + 5)
    owner = seen(scene.view).upgrade_owners[place]
    old = printed(scene, place)
    words = scene.say(
        "upgrade", upgrade=place, old=worth_in_words(scene, old), new=worth_in_words(scene, upgrade.value)
    )
    name = scene.say.name("special-short" if place in _landscapes(scene) else "upgrade", place)
    if owner is not None:
        words = scene.say("upgrade-gone", upgrade=place, player=scene.player(owner))
        gap = rect(1, 1, w - 2, h - 2, rx=7, fill=WELL, stroke=LINE, stroke_dasharray="4 4")
        told = fitted(w / 2, 18, name, w - 8, fill=SOFT)
        return at(x, y, title(words), gap, told, mark(scene.colour(owner), w / 2, 32, 13))
    return at(
        x,
        y,
        title(noted(scene, words, assumed=upgrade.assumed)),
        lying(0, 0, w, h, 7, CARD, stroke=LINE),
        fitted(w / 2, 15, name, w - 8),
        _band(scene, place),
        change(w / 2, 36, old, upgrade.value),
        outline_box(-1, -1, w + 2, h + 2, 8),
        id=f"upgrade-{place}",
        data_pick=f"upgrade={place}",
    )


def printed(scene: Scene, place: str) -> Value:
    """What a city or a special field brings without its upgrade."""
    for city in scene.box.cities:
        if city.name == place:
            return Value(city.value, 0) if city.unit == "points" else Value(0, city.value)
    return next(special.value for special in seen(scene.view).specials if special.name == place)


def _landscapes(scene: Scene) -> dict[str, str]:
    return {special.name: special.landscape for special in seen(scene.view).specials}


def _band(scene: Scene, place: str) -> str:
    """A band in the city's or the landscape's colour."""
    width = _CELL_WIDTH - 16
    for city in scene.box.cities:
        if city.name == place:
            return at(8, 19.5, plinth(scene.own_colour(city), width))
    ground = paint(f"{_landscapes(scene)[place]}-ground")
    return rect(8, 19.5, width, 6, rx=1, fill=ground, stroke=LINE, stroke_width=0.8)
