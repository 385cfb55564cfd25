"""A seat's board as it was built: regions, empty fields, tiles, and what would complete what."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

from tavola.drawing.hexes import HexGrid
from tavola.drawing.palette import ACCENT, CARD, LINE, SHADOW
from tavola.drawing.panel import Fragment, fragment
from tavola.drawing.svg import at, group, outline_on_colour, path, title
from tavola.games.tuscany.picture.goods import seal
from tavola.games.tuscany.picture.scene import Scene
from tavola.games.tuscany.picture.tiles import GROUND, SIZE, empty, of
from tavola.games.tuscany.rules.view import Board, Field, Mat, Region

_GOLD = "#C8922B"


@dataclass(frozen=True, slots=True)
class Placed:
    """Where a board lies in a panel."""

    grid: HexGrid
    width: float
    height: float


@lru_cache(maxsize=256)
def placed(fields: tuple[tuple[int, int], ...], size: float, x: float, y: float) -> Placed:
    """The board with the corner of its box at a point."""
    left, top, right, bottom = HexGrid(size).box(fields)
    return Placed(HexGrid(size, x - left, y - top), right - left, bottom - top)


def lay(board: Board, size: float, x: float, y: float) -> Placed:
    """Where a board of a view lies."""
    return placed(tuple((field.q, field.r) for field in board.fields), size, x, y)


def anchored(board: Board, size: float, x: float, y: float) -> Placed:
    """Where a board lies whose middle piece never moves, however the others are shifted."""
    slack = 1.5 if {"high", "low"} & set(board.offsets) else 0.5
    middle = tuple((field.q, field.r) for field in board.fields if field.piece == 1)
    return _anchored(lay(board, size, x, y), middle, slack, size, y)


@lru_cache(maxsize=256)
def _anchored(
    whole: Placed, middle: tuple[tuple[int, int], ...], slack: float, size: float, y: float
) -> Placed:
    _, top, _, bottom = HexGrid(size).box(middle)
    row = sqrt(3) * size
    return Placed(
        HexGrid(size, whole.grid.x, y - top + slack * row), whole.width, bottom - top + 2 * slack * row
    )


def draw(scene: Scene, mat: Mat, board: Board, where: Placed) -> list[Fragment]:
    """The board, each field a fragment of its own."""
    regions = {region.number: region for region in board.regions}
    types = tuple((region.number, region.type) for region in board.regions)
    paid_for, ids = scene.field_paid_for(mat.seat), scene.tile_ids
    return [
        _plates(where, tuple((field.q, field.r, field.piece, field.region) for field in board.fields), types),
        *(
            scene.piece(
                f"field-{field.name}",
                _field,
                mat,
                field,
                regions[field.region],
                board.pieces[field.piece],
                board.castle is None,
                where,
                "" if field.tile is None else ids[f"{field.name}@{mat.seat}"],
                field.name == paid_for,
            )
            for field in board.fields
        ),
        fragment("complete", *(_ring(where, board, region) for region in board.regions if region.complete)),
    ]


def plate(grid: HexGrid, fields: list[tuple[int, int]]) -> str:
    """A map piece as it lies on the table."""
    outer = grid.contour(fields, -2.2)
    return path(outer, fill=SHADOW, opacity=0.3, transform="translate(.5 2.5)") + path(
        outer, fill=CARD, stroke=LINE, stroke_linejoin="round"
    )


def land(grid: HexGrid, fields: list[tuple[int, int]], kind: str, strength: float = 0.34) -> str:
    """The pale ground of connected fields of one colour."""
    d = grid.contour(fields, 0.05 * grid.size)
    return path(
        d,
        fill=GROUND[kind],
        fill_opacity=strength,
        stroke=GROUND[kind],
        stroke_width=round(0.045 * grid.size, 2),
    )


@lru_cache(maxsize=256)
def _plates(
    where: Placed, fields: tuple[tuple[int, int, int, int], ...], regions: tuple[tuple[int, str], ...]
) -> Fragment:
    """The pieces of a board, and the ground of its regions: fields by place, piece and region."""
    grid = where.grid
    return fragment(
        "plates",
        *(plate(grid, [(q, r) for q, r, piece, _ in fields if piece == number]) for number in range(3)),
        *(
            land(grid, [(q, r) for q, r, _, region in fields if region == number], kind)
            for number, kind in regions
        ),
    )


def _cells(board: Board, region: Region) -> list[tuple[int, int]]:
    return [(field.q, field.r) for field in board.fields if field.region == region.number]


def _ring(where: Placed, board: Board, region: Region) -> str:
    """A line of gold around what is complete."""
    size = where.grid.size
    return path(
        where.grid.contour(_cells(board, region), 0.035 * size),
        fill="none",
        stroke=_GOLD,
        stroke_width=round(0.1 * size, 2),
        stroke_linejoin="round",
        pointer_events="none",
    )


def _field(
    scene: Scene,
    mat: Mat,
    field: Field,
    region: Region,
    piece: str,
    is_bare: bool,
    where: Placed,
    ident: str,
    is_paid_for: bool,
) -> str:
    """A field of a piece, with the id of its tile; a board is bare as long as its castle has no place."""
    own = mat.seat == scene.view.seat
    x, y = where.grid.middle((field.q, field.r))
    scale = round(where.grid.size / SIZE, 3)
    return group(
        title(_words(scene, field, region, piece)),
        at(x, y, *_shown(scene, mat, field, region, scale, ident, is_paid_for)),
        outline_on_colour(where.grid.outline((field.q, field.r), 0.1 * where.grid.size)),
        data_pick=_pick(scene, field, is_bare) if own else None,
        data_ref=f"field:{field.name}@{mat.seat}",
        data_region=f"{mat.seat}-{region.number}",
    )


def _pick(scene: Scene, field: Field, is_bare: bool) -> str | None:
    if field.tile is not None:
        return None
    if not scene.is_building:
        return f"field={field.name}"
    return f"castle={field.name}" if field.type == "castle" and is_bare else None


def _shown(
    scene: Scene, mat: Mat, field: Field, region: Region, scale: float, ident: str, is_paid_for: bool
) -> list[str]:
    if field.tile is not None:
        return [at(0, 0, of(field.tile), id=ident, scale=scale)]
    shown = [group(empty(field.type, scale), opacity=None if field.reachable else 0.55)]
    if is_paid_for:
        shown.append(_ghost(scene, mat, scale))
    elif (
        mat.seat == scene.view.seat
        and not scene.view.over
        and field.reachable
        and region.covered == region.size - 1
    ):
        shown.append(at(18 * scale, 21 * scale, seal("green", f"+{region.points}", 15, 19)))
    return shown


def _ghost(scene: Scene, mat: Mat, scale: float) -> str:
    """The tile that is being paid for, where it will lie."""
    assert scene.view.paying is not None
    name = scene.view.paying[0]
    stored = next((tile for tile in mat.storage if tile.name == name), None)
    ring = HexGrid(SIZE).outline((0, 0), 1)
    return group(
        group(of(stored) if stored else "", opacity=0.6),
        path(ring, fill="none", stroke=ACCENT, stroke_width=4),
        transform=f"scale({scale:g})",
    )


def _words(scene: Scene, field: Field, region: Region, piece: str) -> str:
    say = scene.say
    facts: dict[str, str | int] = {
        "field": scene.field_name(field.name),
        "tile": field.type,
        "size": region.size,
        "covered": region.covered,
    }
    if region.complete:
        words = say("region-complete", points=region.points, **facts)
    else:
        words = say("region-open", points=region.points, **facts)
    return scene.hint(f"{words} · {say('piece', piece=piece)}", f"piece.{piece}")
