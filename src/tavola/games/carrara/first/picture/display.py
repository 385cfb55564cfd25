"""The buildings on display, and the field of objects for sale."""

from __future__ import annotations

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.frame import MARGIN, TITLE_HEIGHT, framed, heading, note
from tavola.drawing.palette import ACCENT, CARD, LINE, SHADOW, SOFT, WELL
from tavola.drawing.svg import at, circle, group, outline_box, outline_circle, rect, text, title
from tavola.games.carrara.first.picture.scene import Scene
from tavola.games.carrara.parts.picture.icons import coin, stack
from tavola.games.carrara.parts.picture.objects import thing
from tavola.games.carrara.parts.picture.tiles import CARD_HEIGHT, CARD_WIDTH, card, gap, tile_id

WIDTH = 360
_COLUMNS = 3
_GAP = 12
FIELD_HEIGHT = 116


def draw_display(scene: Scene) -> Panel:
    """The panel of the display: façades in rows of three."""
    say, view = scene.say, scene.view
    rows = -(-len(view.display) // _COLUMNS)
    height = TITLE_HEIGHT + rows * (CARD_HEIGHT + _GAP)
    return framed(
        "display",
        Purpose.MARKET,
        say("display"),
        WIDTH,
        height,
        fragment("heading", heading(say("display"))),
        scene.piece("stack", _stack),
        *(scene.piece(f"space-{n}", _space, n, name) for n, name in enumerate(view.display)),
    )


def _stack(scene: Scene) -> str:
    count = scene.view.stack
    return group(
        title(scene.say("stack", count=count)),
        at(WIDTH - MARGIN - 13, 17, stack()),
        text(WIDTH - MARGIN - 31, 21, str(count), size=15, font_weight=600, text_anchor="end"),
    )


def _space(scene: Scene, number: int, name: str | None) -> str:
    x = MARGIN + number % _COLUMNS * (CARD_WIDTH + 10)
    y = TITLE_HEIGHT + 2 + number // _COLUMNS * (CARD_HEIGHT + _GAP)
    if name is None:
        return at(x, y, gap())
    tile, kind = scene.tile(name)
    paid_for = scene.view.building is not None and scene.view.building[0] == name
    return at(
        x,
        y,
        title(scene.tile_title(tile)),
        card(kind.name, tile.cost, kind.landscape, kind.object, scene.say.name("type", kind.name)),
        rect(-2, -2, CARD_WIDTH + 4, CARD_HEIGHT + 4, rx=10, fill="none", stroke=ACCENT, stroke_width=2.5)
        if paid_for
        else "",
        outline_box(-2, -2, CARD_WIDTH + 4, CARD_HEIGHT + 4, 10),
        id=tile_id(name),
        data_pick=f"tile={name}",
        data_ref=f"tile:{name}",
    )


def draw_field(scene: Scene) -> Panel:
    """The panel of the object field: what is for sale, and what the supply still holds."""
    say, box = scene.say, scene.box
    return framed(
        "field",
        Purpose.MARKET,
        say("field"),
        WIDTH,
        FIELD_HEIGHT,
        fragment("heading", heading(say("field"))),
        scene.piece("price", _price),
        *(scene.piece(f"object-{name}", _stand, n, name) for n, name in enumerate(box.objects)),
    )


def _price(scene: Scene) -> str:
    coins = scene.box.object_price
    return group(
        title(scene.say("object-price", price=coins)),
        at(WIDTH - MARGIN - 12, 16, coin(12, coins)),
        note(WIDTH - MARGIN - 31, 21, scene.say("field-note"), "end"),
    )


def _stand(scene: Scene, number: int, name: str) -> str:
    x = MARGIN + 29 + number * 57.2
    left = scene.view.supply.get(name, 0)
    supply = group(
        title(scene.say("object-supply", object=name, count=left)),
        text(x, 110, f"+ {left}", size=15, text_anchor="middle", fill=SOFT),
    )
    if name not in scene.view.field:
        empty = circle(0, 0, 25, fill=WELL, stroke=LINE, stroke_dasharray="4 4")
        gone = group(thing(name, 26), opacity=0.25)
        ring = outline_circle(0, 0, 26, touch=False)
        return at(x, 65, empty, gone, ring, data_ref=f"object:{name}") + supply
    return (
        at(
            x,
            65,
            title(scene.say("object-on-field", object=name, price=scene.box.object_price)),
            circle(0.5, 2.5, 25, fill=SHADOW, opacity=0.35),
            circle(0, 0, 25, fill=CARD, stroke=SOFT, stroke_opacity=0.7),
            circle(0, 0, 21.5, fill="none", stroke=LINE),
            thing(name, 30),
            outline_circle(0, 0, 26),
            id=f"object-{name}",
            data_pick=f"object={name}",
            data_ref=f"object:{name}",
        )
        + supply
    )
