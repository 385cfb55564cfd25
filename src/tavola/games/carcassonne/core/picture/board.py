"""The board: tiles where they lie, figures on them, and what can be picked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from tavola.drawing import Fragment, Panel, Purpose, fragment
from tavola.drawing.palette import ACCENT, CARD, LINE, SHADOW
from tavola.drawing.players import colour
from tavola.drawing.speech import Speech
from tavola.drawing.svg import at, circle, el, group, outline_circle, path, title
from tavola.games.carcassonne.core.picture import cell_words, chart, targets
from tavola.games.carcassonne.core.picture.colours import MEADOW
from tavola.games.carcassonne.core.picture.curves import CORNERS, SIZE, Point, turned
from tavola.games.carcassonne.core.picture.faces import face, tower_corners, towers
from tavola.games.carcassonne.core.picture.figures import MEEPLE_SHAPE, figure, pale
from tavola.games.carcassonne.core.picture.outlines import city_edges, outline, outline_id
from tavola.games.carcassonne.core.picture.overlays import area_id, parts_in_order
from tavola.games.carcassonne.core.picture.places import spot_on_board
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.rules.view import Laid, PlacedFigure, Region
from tavola.kernel import Seat

_AROUND = 1
"""Empty cells that are shown around what lies."""
_CELL = (
    el("use", href="#cell-box", fill=ACCENT, fill_opacity=0.1, stroke=ACCENT, stroke_opacity=0.45)
    + '<use class="outline" href="#cell-box" fill="none" pointer-events="all"/>'
)


def draw(scene: Scene) -> Panel:
    """The panel of the board; it also defines the figures that any panel shows."""
    left, top, width, height = _extent(scene)
    fragments = (
        scene.piece("shapes", _shapes),
        *scene.pieces("ground", _ground),
        scene.piece("holes", _holes),
        scene.piece("cells", _cells),
        *scene.pieces("tiles", _tiles),
        *scene.pieces("towers", _towers),
        scene.piece("last", _last),
        *scene.pieces("parts", _parts),
        *scene.pieces("regions", _regions),
        scene.piece("lying", _lying),
        scene.piece("ways", _ways),
        *scene.pieces("figures", _figures),
        scene.piece("ownerless", _ownerless),
        scene.piece("claims", _claims),
        scene.piece("targets", targets.draw),
        scene.piece("grid", chart.draw),
    )
    return Panel(
        "board",
        Purpose.BOARD,
        scene.say("board"),
        fragments,
        width,
        height,
        left * SIZE,
        top * SIZE,
        grows=True,
        cell_size=SIZE,
        uses=scene.definitions,
    )


def _extent(scene: Scene) -> tuple[int, int, int, int]:
    """The first column and row that are shown, and how wide and high everything is."""
    left, top, right, bottom = scene.extent
    width, height = (right - left + 1 + 2 * _AROUND) * SIZE, (bottom - top + 1 + 2 * _AROUND) * SIZE
    return left - _AROUND, top - _AROUND, width, height


# -- what is drawn once and used often -------------------------------------------------------------


def _shapes(scene: Scene) -> str:
    return el("defs", *_shapes_used(scene))


def _shapes_used(scene: Scene) -> Iterator[str]:
    for shape in scene.shapes.values():
        yield group(path(shape.outline), id=f"body-{shape.name}")
    for part in scene.parts:
        yield from part.definitions(scene)
    for seat in range(scene.view.seats):
        for kind in scene.men:
            yield group(figure(scene.shape(kind), scene.colour(seat)), id=f"man-{seat}-{kind}")
        for kind in scene.kinds:
            if scene.shape(kind).lies:
                yield group(
                    figure(scene.shape(kind), scene.colour(seat), True), id=f"man-{seat}-{kind}-lying"
                )


# -- tiles, row by row: a row is drawn again only when something in it has changed --------------------


def _moved(tile: Laid) -> str:
    return f"translate({tile.x * SIZE} {tile.y * SIZE})"


def _ground(scene: Scene) -> list[Fragment]:
    return [scene.piece(f"ground-{y}", _ground_of, y, tiles) for y, tiles in scene.rows.items()]


def _ground_of(_: Scene, y: int, tiles: tuple[Laid, ...]) -> str:
    """Of a row, the soft shadow of what lies, and meadow below it, so that no gap shines through."""
    d = "".join([f"M{tile.x * SIZE} {y * SIZE}h{SIZE}v{SIZE}h-{SIZE}z" for tile in tiles])
    return path(d, fill=SHADOW, opacity=0.35, transform="translate(1 4)") + path(d, fill=MEADOW)


def _tiles(scene: Scene) -> list[Fragment]:
    rows = scene.rows.items()
    return [tile for y, tiles in rows for tile in scene.pieces(f"tiles-{y}", _tiles_of, tiles)]


def _tiles_of(scene: Scene, tiles: tuple[Laid, ...]) -> Iterator[Fragment]:
    return (_tile(tile, cell_words.laid_tile(scene.say, tile)) for tile in tiles)


@lru_cache(maxsize=8192)
def _tile(tile: Laid, words: str) -> Fragment:
    cell = f"{tile.x},{tile.y}"
    return fragment(
        f"tile-{cell}",
        f'<g id="tile-{tile.x}-{tile.y}" data-ref="cell:{cell}" data-cell="{cell}"'
        f' role="img" aria-label="{words}"'
        f' transform="{_moved(tile)}">{face(tile.kind, tile.turn)}'
        f'<use class="outline" href="#{outline_id(city_edges(tile.kind, tile.turn))}" fill="none"'
        ' pointer-events="none"/></g>',
    )


def _towers(scene: Scene) -> list[Fragment]:
    """Towers where walls meet on a line between two rows, or around them."""
    rows = scene.rows
    found: list[Fragment] = []
    for line in sorted({*rows, *[y + 1 for y in rows]}):
        beside = rows.get(line - 1, ()), rows.get(line, ())
        found += scene.pieces(f"towers-{line}", _towers_on, line, *beside)
    return found


def _towers_on(_: Scene, line: int, above: tuple[Laid, ...], below: tuple[Laid, ...]) -> Iterator[Fragment]:
    tiles = (*above, *below)
    places = frozenset([place for tile in tiles for place in _tower_places(tile) if place[1] == line * SIZE])
    if places:
        yield _tower_line(line * SIZE, places)


@lru_cache(maxsize=8192)
def _tower_line(y: int, places: frozenset[Point]) -> Fragment:
    return fragment(f"towers-{y}", group(towers(places), pointer_events="none"))


@lru_cache(maxsize=8192)
def _tower_places(tile: Laid) -> tuple[Point, ...]:
    places = (turned(CORNERS[corner], tile.turn) for corner in tower_corners(tile.kind))
    return tuple((x + tile.x * SIZE, y + tile.y * SIZE) for x, y in places)


def _last(scene: Scene) -> str:
    """The outline of the tile laid last, in the colour of whoever laid it."""
    tile = scene.last
    if tile is None or tile.seat is None:
        return ""
    return path(
        outline(city_edges(tile.kind, tile.turn)),
        id="last-tile",
        class_="last-drawn",
        transform=_moved(tile),
        fill="none",
        stroke=colour(scene.colour(tile.seat)),
        stroke_width=3.5,
        stroke_linecap="round",
        pointer_events="none",
    )


def _holes(scene: Scene) -> Iterator[str]:
    """Cells that nothing fits any more, faintly crossed out."""
    d = ""
    for hole in scene.view.holes if not scene.view.over else ():
        x, y = (int(number) * SIZE for number in hole.split(","))
        d += f"M{x + 30} {y + 30}l40 40m0-40l-40 40"
    if d:
        yield group(
            title(scene.say("hole")),
            path(d, fill="none", stroke=LINE, stroke_width=5, stroke_linecap="round"),
        )


def _cells(scene: Scene) -> Iterator[str]:
    """Where the tile in hand may be laid."""
    decision = scene.asked("lay")
    if decision is None:
        return
    laid = scene.laid
    for cell in dict.fromkeys(str(option.fields["cell"]) for option in decision.options):
        x, y = map(int, cell.split(","))
        around = (laid.get(f"{x + right},{y + down}") for right, down in cell_words.AROUND)
        yield _cell(scene.say, x, y, cell_words.touched(around))


@lru_cache(maxsize=8192)
def _cell(say: Speech, x: int, y: int, touched: tuple[str, ...]) -> str:
    """A cell to lay a tile on, beside these edges."""
    words = title(cell_words.free_cell(say, (x, y), touched))
    return (
        f'<g id="cell-{x}-{y}" transform="translate({x * SIZE} {y * SIZE})"'
        f' data-pick="cell={x},{y}" data-cell="{x},{y}" data-turns="turn">{words}{_CELL}</g>'
    )


def _parts(scene: Scene) -> list[Fragment]:
    """The parts of tiles, unseen; those of a claimed feature belong together."""
    claimed, rows = scene.claimed_by_row, scene.rows.items()
    return [
        part
        for y, tiles in rows
        for part in scene.pieces(f"parts-{y}", _parts_in_row, tiles, claimed.get(y, {}))
    ]


def _parts_in_row(_: Scene, tiles: tuple[Laid, ...], claimed: Mapping[str, str]) -> Iterator[Fragment]:
    for tile in tiles:
        names = [f"{tile.x},{tile.y}/{part.name}" for part in parts_in_order(tile.kind)]
        yield _parts_of(tile, tuple(map(claimed.get, names)))


@lru_cache(maxsize=8192)
def _parts_of(tile: Laid, features: tuple[str | None, ...]) -> Fragment:
    """The parts of a tile, each with the first part of the claimed feature it belongs to."""
    drawn = []
    for part, first in zip(parts_in_order(tile.kind), features, strict=True):
        whole = "" if first is None else f' data-region="{first}"'
        shape = f'<use class="outline" href="#{area_id(tile.kind, part.name)}"/>'
        drawn.append(f'<g data-ref="part:{tile.x},{tile.y}/{part.name}"{whole}>{shape}</g>')
    turn = f"rotate({90 * tile.turn} 50 50)" if tile.turn else ""
    return fragment(
        f"parts-{tile.x},{tile.y}",
        f'<g data-on="{tile.x},{tile.y}" transform="{_moved(tile)}{turn}" fill="none" pointer-events="all">',
        *drawn,
        "</g>",
    )


def _regions(scene: Scene) -> Iterator[Fragment]:
    """What every claimed feature would score now; claimed fields can be shown on demand."""
    yield fragment("fields", group(class_="on-demand", data_layer="fields", opacity=0))
    for first, region in scene.regions.items():
        yield scene.piece(f"region-{first}", _region, region, first)
        if region.on == "field" and region.owners:
            tiles = tuple(scene.laid[part[: part.index("/")]] for part in region.parts)
            yield scene.piece(f"field-{first}", _field, region.parts, tiles, region.owners[0])


def _region(scene: Scene, region: Region, first: str) -> str:
    return group(title(scene.region_title(region)), data_region=first, role="img")


def _field(scene: Scene, parts: tuple[str, ...], tiles: tuple[Laid, ...], owner: Seat) -> str:
    """A claimed field in its owner's colour, for a front end to show on demand."""
    shapes = ""
    for part, tile in zip(parts, tiles, strict=True):
        turn = f"rotate({90 * tile.turn} 50 50)" if tile.turn else ""
        name = part[part.index("/") + 1 :]
        shapes += f'<use href="#{area_id(tile.kind, name)}" transform="{_moved(tile)}{turn}"/>'
    return group(
        shapes,
        fill=colour(scene.colour(owner)),
        fill_opacity=0.5,
        class_="on-demand",
        data_layer="fields",
        opacity=0,
        pointer_events="none",
    )


def _lying(scene: Scene) -> str:
    return group(*(one for part in scene.parts for one in part.lying(scene)), pointer_events="none")


def _ways(scene: Scene) -> Iterator[str]:
    for part in scene.parts:
        yield from part.ways(scene)


def _figures(scene: Scene) -> Iterator[Fragment]:
    """Figures, each a fragment of its own, the southern ones before the northern."""
    beside: dict[tuple[int, int, str], int] = {}
    placed: list[tuple[float, float, str, PlacedFigure]] = []
    below = scene.tiles_below_figures
    for one, name, tile in zip(scene.view.figures, scene.figure_ids, below, strict=True):
        x, y = spot_on_board(tile, one.part)
        nth = beside[one.x, one.y, one.part] = beside.get((one.x, one.y, one.part), -1) + 1
        placed.append((y + 5 * (nth % 2), x + 15 * nth, name, one))
    for y, x, name, one in sorted(placed, key=lambda each: each[:3]):
        yield fragment(name, group(_figure(scene, x, y, name, one), pointer_events="none"))


def _figure(scene: Scene, x: float, y: float, name: str, one: PlacedFigure) -> str:
    lying = "-lying" if _lies(scene, one) else ""
    used = el("use", href=f"#man-{one.seat}-{one.figure}{lying}")
    found = targets.figure_pick(scene, one)
    if found is None:
        return at(x, y, used, id=name)
    pick, words = found
    return at(x, y, title(words), used, outline_circle(0, 0, 17), id=name, data_pick=pick)


def _lies(scene: Scene, one: PlacedFigure) -> bool:
    """Whether a figure lies down: on a field, unless it has four feet."""
    return one.on == "field" and scene.shape(one.figure).lies


def _ownerless(scene: Scene) -> str:
    return group(*(one for part in scene.parts for one in part.standing(scene)), pointer_events="none")


def _claims(scene: Scene) -> Iterator[str]:
    """Where a figure may be put on the tile laid last."""
    decision, tile = scene.asked("claim"), scene.last
    if decision is None or tile is None or scene.view.seat is None:
        return
    kinds = {part.name: part.kind for part in tile.kind.parts}
    for name in dict.fromkeys(str(o.fields["part"]) for o in decision.options if "part" in o.fields):
        x, y = spot_on_board(tile, name)
        yield at(
            x,
            y,
            title(cell_words.in_part(scene, scene.say(f"put-{kinds[name]}"), tile, name)),
            circle(0, 0, 11.5, fill=CARD, fill_opacity=0.86, stroke=ACCENT, stroke_width=1.6),
            pale(MEEPLE_SHAPE, kinds[name] == "field", colour(scene.colour(scene.view.seat))),
            outline_circle(0, 0, 11.5),
            class_="offer",
            data_pick=f"part={name}",
            data_turns="figure",
        )
