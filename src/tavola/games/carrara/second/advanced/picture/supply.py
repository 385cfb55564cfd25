"""The supply of decorations and statues, and the money fields."""

from __future__ import annotations

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.frame import MARGIN, TITLE_HEIGHT, framed, heading, lying, note
from tavola.drawing.palette import CARD, LINE, SOFT, WELL
from tavola.drawing.players import stone
from tavola.drawing.svg import SERIF, at, circle, group, outline_box, rect, text, title
from tavola.games.carrara.parts.picture.icons import coin, victory
from tavola.games.carrara.second.advanced.picture.pieces import piece
from tavola.games.carrara.second.picture.scene import Scene
from tavola.games.carrara.second.rules.view import MoneyField

WIDTH = 360
_CELL = 52
_TOP = TITLE_HEIGHT + 2
_MONEY = _TOP + 2 * (_CELL + 6)
_MONEY_HEIGHT = 42
HEIGHT = _MONEY + _MONEY_HEIGHT + 8


def draw(scene: Scene) -> Panel:
    """The panel of the supply."""
    say, view = scene.say, scene.view
    rows = (view.decorations or {}, view.statues or {})
    return framed(
        "supply",
        Purpose.MARKET,
        say("supply"),
        WIDTH,
        HEIGHT,
        fragment("heading", heading(say("supply"))),
        scene.piece("price", _price),
        *(
            scene.piece(f"piece-{name}", _cell, row, n, len(bag), name, left)
            for row, bag in enumerate(rows)
            for n, (name, left) in enumerate(bag.items())
        ),
        *(scene.piece(f"money-{each.rate}", _money, n, each) for n, each in enumerate(view.money_fields)),
    )


def _price(scene: Scene) -> str:
    view = scene.view
    if view.purchase_price is None:
        return ""
    return group(
        title(scene.say("purchase", price=view.purchase_price)),
        at(WIDTH - MARGIN - 12, 16, coin(12, view.purchase_price)),
        note(WIDTH - MARGIN - 31, 21, scene.say("purchased" if view.purchased else "purchase-note"), "end"),
        opacity=0.55 if view.purchased else None,
    )


def _cell(scene: Scene, row: int, number: int, cells: int, name: str, left: int) -> str:
    pitch = (WIDTH - 2 * MARGIN + 4) / cells
    w, h = pitch - 4, _CELL
    there = left > 0
    drawn = piece(name, scene.box.decorations, 13)
    return at(
        MARGIN + number * pitch,
        _TOP + row * (_CELL + 6),
        title(scene.say("piece-left", piece=name, count=left)),
        lying(0, 0, w, h, 7, CARD, stroke=LINE) if there else rect(0, 0, w, h, rx=7, fill=WELL, stroke=LINE),
        at(w / 2, 19, drawn) if there else at(w / 2, 19, drawn, opacity=0.25),
        text(w / 2, h - 5, f"×{left}", size=15, font_weight=600, text_anchor="middle"),
        outline_box(-1, -1, w + 2, h + 2, 8),
        data_pick=f"piece={name}",
        data_ref=f"piece:{name}",
    )


def _money(scene: Scene, number: int, field: MoneyField) -> str:
    w, h = 168, _MONEY_HEIGHT
    told = scene.say("money", rate=int(field.rate), count=field.needed)
    names = [scene.player(seat) for seat in field.claimed_by]
    if names:
        told = f"{told} {scene.say('money-taken', players=', '.join(names))}"
    return at(
        MARGIN + number * (w + 8),
        _MONEY,
        title(told),
        lying(0, 0, w, h, 8, CARD, stroke=LINE),
        text(10, h / 2 + 6, field.rate, size=17, font_family=SERIF, font_weight=600),
        at(28, h / 2, coin(8)),
        text(39, h / 2 + 5, ":", size=17, font_weight=600),
        text(47, h / 2 + 6, "1", size=17, font_family=SERIF, font_weight=600),
        at(65, h / 2, victory(8.5)),
        text(
            w - 38,
            h / 2 + 4.5,
            scene.say("money-from", count=field.needed),
            size=14,
            fill=SOFT,
            text_anchor="end",
        ),
        circle(w - 20, h / 2, 14, fill=WELL, stroke=LINE, stroke_dasharray="3 3"),
        *(
            at(
                w - 20 - 13 * i,
                h / 2,
                stone(scene.colour(seat), 13),
                id=scene.stone_at(f"money {field.rate}@{seat}"),
            )
            for i, seat in enumerate(field.claimed_by)
        ),
        outline_box(-1, -1, w + 2, h + 2, 9),
        data_pick=f"rate={field.rate}",
        data_ref=f"money:{field.rate}",
    )
