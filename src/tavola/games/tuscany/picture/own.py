"""The viewer's own board and mat: large, and all that can be chosen there can be picked."""

from __future__ import annotations

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.frame import framed, lying
from tavola.drawing.hexes import HexGrid
from tavola.drawing.palette import CARD, LINE, SOFT
from tavola.drawing.players import colour
from tavola.drawing.svg import at, group, outline_box, outline_path, text, title
from tavola.games.tuscany.picture import building, estate
from tavola.games.tuscany.picture.goods import (
    bonus_card,
    card,
    counter,
    covered_card,
    gap,
    good,
    marble,
    seal,
    worker,
)
from tavola.games.tuscany.picture.heads import HEIGHT, TEXT, WIDTH, head
from tavola.games.tuscany.picture.scene import Scene
from tavola.games.tuscany.picture.symbols import outlined
from tavola.games.tuscany.picture.tiles import SIZE, of, space
from tavola.games.tuscany.rules.faces import BONUSES, TYPES
from tavola.games.tuscany.rules.view import Board, Mat, Tile

HEX = 35.5
_STORE = 92
_PITCH, _CARD = 50, 0.86
_FAN = 20
"""How far the next card of a colour peeps out."""


def draw_estate(scene: Scene, mat: Mat) -> Panel:
    """The panel of the own board: built, or being built."""
    if mat.board is None:
        return building.draw(scene, mat)
    return _estate(scene, mat, mat.board)


def _estate(scene: Scene, mat: Mat, board: Board) -> Panel:
    where = estate.anchored(board, HEX, (WIDTH - 14 * HEX) / 2, HEIGHT + 4)
    height = round(HEIGHT + where.height + 16)
    return framed(
        f"estate-{mat.seat}",
        Purpose.OWN_MAT,
        scene.say("estate", player=scene.player(mat.seat)),
        WIDTH,
        height,
        scene.piece("head", head, mat),
        *estate.draw(scene, mat, board, where),
        seat=mat.seat,
    )


def draw_mat(scene: Scene, mat: Mat) -> Panel:
    """The panel of what the viewer has: storage, bonus cards, hand, workers and marble."""
    tallest = max((n for n in scene.hand.values()), default=0)
    fan = _fan(tallest)
    goods = max(_rows(mat.workers), 1) * 36 + max(_rows(mat.marble), 1) * 36
    hand = round(max(70 * _CARD + fan * max(0, tallest - 1) + 34, goods + 12))
    height = _STORE + 12 + hand + 8
    return framed(
        f"mat-{mat.seat}",
        Purpose.OWN_MAT,
        scene.say("mat", player=scene.player(mat.seat)),
        WIDTH,
        height,
        scene.piece("ground", _ground, mat, height - 6),
        scene.piece("storage", _storage, mat),
        scene.piece("bonus", _bonuses, mat),
        *(scene.piece(f"hand-{kind}", _column, n, kind, fan) for n, kind in enumerate(TYPES)),
        scene.piece("workers", _goods, mat, "worker", mat.workers, _STORE + 12),
        scene.piece(
            "marble", _goods, mat, "marble", mat.marble, _STORE + 12 + max(_rows(mat.workers), 1) * 36
        ),
        fragment("hand", _hand_outline(mat, hand)),
        seat=mat.seat,
    )


def _ground(scene: Scene, mat: Mat, height: float) -> str:
    moving = scene.awaited(mat.seat)
    edge = colour(scene.colour(mat.seat)) if moving else LINE
    return lying(2, 2, WIDTH - 4, height, 12, CARD, stroke=edge, stroke_width=3 if moving else 1.25)


def _fan(tallest: int) -> float:
    return _FAN if tallest <= 5 else max(9.0, 5 * _FAN / tallest)


def _rows(count: int) -> int:
    return -(-count // 3)


def _hand_outline(mat: Mat, height: float) -> str:
    return group(
        outline_box(6, _STORE + 6, 8 * _PITCH + 4, height, 8, touch=False), data_ref=f"hand:{mat.seat}"
    )


def _storage(scene: Scene, mat: Mat) -> str:
    """All storage spaces, what lies on them, and what it would bring."""
    count = max(mat.spaces, len(mat.storage))
    pitch = min(84.0, 290 / max(1, count))
    scale = round(min(0.76, pitch / 110), 3)
    drawn = []
    for n in range(count):
        x = 14 + pitch * (n + 0.5)
        stored = mat.storage[n] if n < len(mat.storage) else None
        if stored is None:
            drawn.append(at(x, 50, title(scene.say("space-free")), space(), scale=scale))
        else:
            drawn.append(_stored(scene, mat, n, stored, x, scale))
    return group(
        *drawn,
        outline_box(8, 8, pitch * count + 12, _STORE - 10, 9, touch=False),
        data_ref=f"storage:{mat.seat}",
    )


def _stored(scene: Scene, mat: Mat, number: int, stored: Tile, x: float, scale: float) -> str:
    do = "discard" if scene.view.stage == "discard" else "place"
    best = max((prospect.points for prospect in scene.prospects_of(stored.name)), default=0)
    return at(
        x,
        50,
        title(scene.tile_hint(stored)),
        at(0, 0, of(stored), id=scene.tile_id_at(f"storage {number}@{mat.seat}"), scale=scale),
        at(20 * scale, -24 * scale, seal("green", f"+{best}", 16, TEXT)) if best else "",
        outline_path(HexGrid(SIZE * scale).outline((0, 0), 0.5)),
        data_pick=f"do={do};tile={stored.name}",
    )


def _bonuses(scene: Scene, mat: Mat) -> str:
    """The own bonus cards, those of a kind on top of each other."""
    owned = [(kind, mat.bonus[kind]) for kind in BONUSES if mat.bonus.get(kind)]
    pitch = min(62.0, 204 / max(1, len(owned)))
    first = WIDTH - 12 - pitch * len(owned)
    return group(
        *(_bonus(scene, kind, count, first + pitch * n) for n, (kind, count) in enumerate(owned)),
        outline_box(round(first - 7), 8, round(pitch * len(owned) + 14), _STORE - 10, 9, touch=False),
        data_ref=f"bonus:{mat.seat}",
    )


def _bonus(scene: Scene, kind: str, count: int, x: float) -> str:
    return at(
        x,
        16,
        title(scene.say("bonus-owned", bonus=kind, count=count)),
        *(at(3 * n, 3 * n, bonus_card(kind)) for n in range(min(count, 3))),
        counter(50, 60, str(count), TEXT) if count > 1 else "",
    )


def _column(scene: Scene, number: int, kind: str, fan: float) -> str:
    """The cards of a colour, and whether they, pairs and workers pay for a tile of it."""
    count = scene.hand[kind]
    x, top = 14 + number * _PITCH, _STORE + 12
    missing = scene.view.missing.get(kind, 0)
    width, height = 52 * _CARD, 70 * _CARD
    cards = [
        at(
            x,
            top + fan * n,
            title(scene.say("card", card=kind)),
            group(card(kind) if n == count - 1 else covered_card(kind), transform=f"scale({_CARD:g})"),
            outline_box(-1, -1, width + 2, (fan if n < count - 1 else height) + 2, 6),
            id=f"card-{kind}-{n + 1}",
            data_pick=f"payment={kind}",
        )
        for n in range(count)
    ]
    if not cards:
        cards = [
            at(
                x,
                top,
                title(scene.say("no-card", card=kind)),
                gap(width, height),
                at(width / 2, height / 2, _faint(kind)),
            )
        ]
    foot = top + height + fan * max(0, count - 1) + 23
    if missing:
        mark = text(
            x + width / 2,
            foot,
            f"\u2212{missing}",
            size=TEXT,
            font_weight=600,
            text_anchor="middle",
            fill=SOFT,
        )
    else:
        mark = text(
            x + width / 2, foot, "✓", size=TEXT, font_weight=700, text_anchor="middle", fill="#4C9A62"
        )
    words = scene.say("missing", colour=kind, count=missing)
    return group(*cards) + group(title(words), mark)


def _faint(kind: str) -> str:
    return group(outlined(kind, 0.5), opacity=0.7)


def _goods(scene: Scene, mat: Mat, what: str, count: int, top: float) -> str:
    """Workers or marble, each a piece of its own."""
    left = 14 + 8 * _PITCH
    sign = worker() if what == "worker" else marble()
    pick = "payment=worker" if what == "worker" else "do=marble"
    pieces = [
        at(
            left + 16 + 31 * (n % 3),
            top + 18 + 36 * (n // 3),
            title(scene.say(what)),
            sign,
            outline_box(-15, -18, 30, 36, 7),
            id=f"{what}-{mat.seat}-{n + 1}",
            data_pick=pick,
        )
        for n in range(count)
    ]
    if not count:
        pieces = [at(left + 16, top + 18, title(scene.say(f"no-{what}")), group(good(what), opacity=0.22))]
    rows = max(1, _rows(count))
    return group(
        *pieces,
        outline_box(left - 2, top - 2, 104, 36 * rows + 2, 8, touch=False),
        data_ref=f"{what}:{mat.seat}",
    )
