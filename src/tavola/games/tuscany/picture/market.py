"""The middle of the table: the display, the piles, the bonus cards, the colour bonuses."""

from __future__ import annotations

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.frame import MARGIN, framed
from tavola.drawing.hexes import HexGrid
from tavola.drawing.palette import CARD, INK, LINE, SOFT, WELL
from tavola.drawing.players import mark
from tavola.drawing.svg import (
    SERIF,
    at,
    circle,
    group,
    outline_box,
    outline_on_colour,
    outline_path,
    path,
    rect,
    text,
    title,
)
from tavola.games.tuscany.picture.goods import (
    BONUS_HEIGHT,
    BONUS_WIDTH,
    CARD_HEIGHT,
    CARD_WIDTH,
    bonus_card,
    card_back,
    counter,
    gap,
    pile,
    seal,
    yield_back,
    yield_card,
)
from tavola.games.tuscany.picture.scene import Scene
from tavola.games.tuscany.picture.tiles import GROUND, SIZE, badge, of
from tavola.games.tuscany.rules.faces import BONUSES
from tavola.games.tuscany.rules.view import ColourBonus, Tile
from tavola.kernel import Seat

WIDTH = 360
TEXT = 17
_TITLE = 30
_HEX = 45.0
_GRID = HexGrid(_HEX, (WIDTH - 6.5 * _HEX) / 2 + _HEX, _TITLE + 6 + 0.866 * _HEX)
_SPACES = tuple((column, row - (column + 1) // 2 + column % 2) for row in range(2) for column in range(4))
"""Where the eight tiles lie: two rows of four, every other column half a field lower."""


def heading(words: str) -> str:
    """A panel's title."""
    return text(MARGIN, 21, words, size=20, font_family=SERIF, font_weight=600)


def draw_display(scene: Scene) -> Panel:
    """The panel of the eight tiles."""
    swaps = sorted(
        str(option.fields["colour"])
        for decision in scene.view.decisions
        for option in decision.options
        if option.word == "swap"
    )
    height = round(_TITLE + 2.5 * 1.732 * _HEX + 14)
    extra = [scene.piece("swaps", _swaps, swaps, height)] if swaps else []
    return framed(
        "display",
        Purpose.MARKET,
        scene.say("display"),
        WIDTH,
        height + (84 if swaps else 0),
        fragment("heading", heading(scene.say("display"))),
        scene.piece("neutral", _neutral),
        *(scene.piece(f"space-{n + 1}", _space, n, tile) for n, tile in enumerate(scene.view.display)),
        *extra,
    )


def _neutral(scene: Scene) -> str:
    count = scene.view.neutral
    grid = HexGrid(12)
    d = grid.outline((0, 0))
    piled = "".join(
        at(0, -2.4 * n, path(d, fill="#E9DCC0", stroke="#3B2C20", stroke_opacity=0.6)) for n in range(3)
    )
    return group(
        title(scene.say("neutral", count=count)),
        at(
            WIDTH - MARGIN - 14,
            20,
            piled if count else path(d, fill="none", stroke=LINE, stroke_dasharray="3 3"),
        ),
        text(WIDTH - MARGIN - 33, 24, str(count), size=TEXT, font_weight=600, text_anchor="end"),
    )


def _space(scene: Scene, number: int, shown: Tile | None) -> str:
    x, y = _GRID.middle(_SPACES[number])
    ref = f"display:{number + 1}"
    outline = outline_on_colour(HexGrid(_HEX).outline((0, 0), 3), touch=shown is not None)
    if shown is None:
        hole = path(HexGrid(_HEX).outline((0, 0), 2), fill=WELL, stroke=LINE, stroke_dasharray="5 4")
        return at(x, y, hole, outline, data_ref=ref)
    scale = round(_HEX / SIZE, 3)
    return at(
        x,
        y,
        title(f"{scene.tile_hint(shown)} · {scene.say('space', number=number + 1)}"),
        at(0, 0, of(shown), id=scene.tile_id_at(f"display {number}"), scale=scale),
        _aids(scene, shown),
        outline,
        data_pick=f"space={number + 1}",
        data_ref=ref,
    )


def _aids(scene: Scene, shown: Tile) -> str:
    """Two small cards for the cost, those that are missing hollow; and the points it would bring at once."""
    if scene.own is None or scene.own.board is None or scene.view.over:
        return ""
    cost = scene.box.place_cost
    held = cost - scene.view.missing.get(shown.type, cost)
    pips = [
        rect(
            (n - cost / 2) * 13 + 1.5,
            0.866 * _HEX - 15,
            10,
            13,
            rx=2,
            fill="#FFFBF0" if n < held else "none",
            stroke="#2B2622",
            stroke_width=1.3,
            stroke_dasharray=None if n < held else "2.5 2",
        )
        for n in range(cost)
    ]
    found = scene.prospects_of(shown.name)
    best = max((prospect.points for prospect in found), default=0)
    parts = [
        rect(
            -17,
            0.866 * _HEX - 18,
            34,
            19,
            rx=6,
            fill=GROUND[shown.type],
            stroke="#3B2C20",
            stroke_opacity=0.6,
        ),
        *pips,
    ]
    if best:
        parts.append(at(0.42 * _HEX, -0.44 * _HEX, seal("green", f"+{best}", 14, TEXT)))
    elif not found:
        parts.append(at(0.46 * _HEX, -0.48 * _HEX, _no_room()))
    return "".join(parts)


def _no_room() -> str:
    """It fits nowhere on the own board now."""
    return circle(0, 0, 11, fill=CARD, stroke=INK, stroke_opacity=0.6) + path(
        "M-4.5 -4.5L4.5 4.5M4.5 -4.5L-4.5 4.5",
        fill="none",
        stroke=SOFT,
        stroke_width=2.4,
        stroke_linecap="round",
    )


def _swaps(scene: Scene, colours: list[str], top: float) -> str:
    """Colours that can be replaced, where nothing fits."""
    parts = [text(MARGIN, top + 14, scene.say("swap-any"), size=TEXT, fill=SOFT)]
    for n, kind in enumerate(colours):
        parts.append(
            at(
                MARGIN + 24 + n * 43,
                top + 48,
                title(scene.say("swap", colour=kind)),
                badge(kind, 20),
                outline_path(HexGrid(21).outline((0, 0))),
                data_pick=f"do=swap;colour={kind}",
            )
        )
    return "".join(parts)


def draw_supply(scene: Scene) -> Panel:
    """The panel of cards to draw and bonus cards to take."""
    top = 8
    return framed(
        "supply",
        Purpose.STOCK,
        scene.say("supply"),
        WIDTH,
        top + CARD_HEIGHT + BONUS_HEIGHT + 28,
        scene.piece("pile", _pile, top),
        scene.piece("yields", _yields, top),
        *(
            scene.piece(f"bonus-{kind}", _bonus, n, kind, top + CARD_HEIGHT + 17)
            for n, kind in enumerate(BONUSES)
        ),
    )


def _pile(scene: Scene, top: float) -> str:
    view = scene.view
    w, h = CARD_WIDTH, CARD_HEIGHT
    drawn = at(
        MARGIN + 6,
        top,
        title(scene.hint(scene.say("pile", count=view.pile), "cards")),
        pile(card_back(), view.pile) or gap(w, h),
        outline_box(-6, -6, w + 10, h + 10, 9),
        data_pick="do=draw",
    )
    x = MARGIN + w + 22
    paid = sum(view.discards.values())
    return drawn + group(
        text(x, top + 24, scene.say("draw-cards"), size=TEXT, font_weight=600),
        text(x, top + 46, scene.say("in-pile", count=view.pile), size=TEXT, fill=SOFT),
        text(x, top + 68, scene.say("discarded", count=paid), size=TEXT, fill=SOFT),
    )


def _yields(scene: Scene, top: float) -> str:
    """The pile of yield cards, and those turned up in this turn or, before it, last."""
    view = scene.view
    w, h = CARD_WIDTH, CARD_HEIGHT
    gains = {card.name: card.gains for card in scene.box.yields}
    turned = view.turned_up[-3:]
    right = WIDTH - MARGIN - w
    left = right - w - 12
    drawn = [
        at(
            left,
            top,
            title(scene.hint(scene.say("yields", count=view.yields_left), "yield-cards")),
            pile(yield_back(), view.yields_left) or gap(w, h),
            counter(w - 4, h - 4, str(view.yields_left), TEXT),
        ),
        at(right, top, gap(w, h)) if not turned else "",
    ]
    for n, name in enumerate(turned):
        words = scene.hint(scene.say("turned-up", **{"yield": name}), "yield-cards")
        drawn.append(
            at(
                right - 14 * (len(turned) - 1 - n),
                top,
                title(words),
                yield_card(gains[name]),
                id=f"yield-{n + 1}",
            )
        )
    return group(
        *drawn,
        outline_box(left - 5, top - 5, 2 * w + 22, h + 10, 9, touch=False),
        data_ref="yields",
    )


def _bonus(scene: Scene, number: int, kind: str, top: float) -> str:
    left = scene.view.stock.get(kind, 0)
    w, h = BONUS_WIDTH, BONUS_HEIGHT
    x = MARGIN + 4 + number * 69
    words = title(scene.say("bonus", bonus=kind, count=left))
    if not left:
        return at(x, top, words, gap(w, h), group(bonus_card(kind), opacity=0.2))
    return at(
        x,
        top,
        words,
        at(3, 3, bonus_card(kind)) if left > 1 else "",
        bonus_card(kind),
        counter(w, h - 2, str(left), TEXT),
        outline_box(-3, -3, w + 8, h + 8, 8),
        data_pick=f"bonus={kind}",
    )


def draw_colours(scene: Scene) -> Panel:
    """The panel of the colour bonuses: for who first and who second covers all fields of a colour."""
    return framed(
        "colours",
        Purpose.TRACK,
        scene.say("colours"),
        WIDTH,
        _TITLE + (84 if scene.own is not None and scene.own.board is not None else 62),
        fragment("heading", heading(scene.say("colours"))),
        *(
            scene.piece(f"colour-{bonus.type}", _colour, n, bonus)
            for n, bonus in enumerate(scene.view.colours)
        ),
    )


def _colour(scene: Scene, number: int, bonus: ColourBonus) -> str:
    x = MARGIN + 22 + number * 43
    words = scene.hint(
        scene.say("colour-bonus", tile=bonus.type, first=bonus.first, second=bonus.second),
        f"colour-bonus.{bonus.type}",
    )
    fields = scene.box.fields[[each.type for each in scene.view.colours].index(bonus.type)]
    own = scene.own.board if scene.own is not None else None
    covered = sum(field.type == bonus.type and field.tile is not None for field in own.fields) if own else 0
    return at(
        x,
        _TITLE + 18,
        title(f"{words} · {scene.say('covered', count=covered, of=fields)}" if own else words),
        badge(bonus.type, 20),
        _award(scene, -10, bonus.first, bonus.first_by),
        _award(scene, 11, bonus.second, bonus.second_by),
        text(0, 62, f"{covered}/{fields}", size=TEXT, fill=SOFT, text_anchor="middle") if own else "",
    )


def _award(scene: Scene, x: float, points: int, taken_by: Seat | None) -> str:
    if taken_by is not None:
        return mark(scene.colour(taken_by), x, 32, 17)
    return text(x, 38, str(points), size=TEXT, font_weight=600, text_anchor="middle")
