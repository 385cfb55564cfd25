"""The board: tiles where they lie, figures on them, and what can be picked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tavola.drawing import Fragment, Panel, Purpose, fragment
from tavola.drawing.palette import ACCENT, CARD, LINE, SHADOW
from tavola.drawing.players import colour
from tavola.drawing.svg import at, circle, el, group, outline_circle, path, rect, title
from tavola.games.carcassonne.core.picture import targets
from tavola.games.carcassonne.core.picture.colours import MEADOW
from tavola.games.carcassonne.core.picture.curves import CORNERS, SIZE, Point, turned
from tavola.games.carcassonne.core.picture.faces import defined, definitions, face, tower_corners, towers
from tavola.games.carcassonne.core.picture.figures import MEEPLE_SHAPE, figure, pale
from tavola.games.carcassonne.core.picture.overlays import area_id, areas_definition, parts_in_order
from tavola.games.carcassonne.core.picture.places import spot_on_board
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.rules.tiles import Tile
from tavola.games.carcassonne.core.rules.view import Laid, PlacedFigure

_AROUND = 1
"""Empty cells that are shown around what lies."""
_PIECE = 1.04
"""How large figures are on the board."""
_TILE_OUTLINE = '<use class="outline" href="#tile-outline" fill="none" pointer-events="none"/>'


def draw(scene: Scene, faces: Iterable[tuple[Tile, int]]) -> Panel:
    """The panel of the board; it also holds the definitions of all faces that any panel shows."""
    tiles = sorted(scene.view.tiles, key=lambda tile: (tile.y, tile.x))
    columns = [tile.x for tile in tiles] or [0]
    rows = [tile.y for tile in tiles] or [0]
    left, top = min(columns) - _AROUND, min(rows) - _AROUND
    width = (max(columns) + _AROUND + 1 - left) * SIZE
    height = (max(rows) + _AROUND + 1 - top) * SIZE
    words = scene.say("board")
    fragments = (
        *_definitions(scene, faces),
        fragment("ground", _ground(tiles)),
        fragment("holes", *_holes(scene)),
        fragment("cells", *_cells(scene)),
        *(fragment(f"tile-{tile.x},{tile.y}", _tile(tile)) for tile in tiles),
        fragment("towers", group(_towers(tiles), pointer_events="none")),
        fragment("last", _last(scene)),
        *(fragment(f"parts-{tile.x},{tile.y}", _parts(scene, tile)) for tile in tiles),
        fragment("fields", _fields(scene)),
        fragment(
            "lying", group(*(one for p in scene.parts for one in p.lying(scene)), pointer_events="none")
        ),
        fragment("ways", *(one for part in scene.parts for one in part.ways(scene))),
        fragment("figures", group(*_figures(scene), *_ownerless(scene), pointer_events="none")),
        fragment("claims", *_claims(scene)),
        fragment("targets", *targets.draw(scene)),
    )
    return Panel("board", Purpose.BOARD, words, fragments, width, height, left * SIZE, top * SIZE, grows=True)


def _definitions(scene: Scene, faces: Iterable[tuple[Tile, int]]) -> Iterator[Fragment]:
    """Whatever is drawn once and used often."""
    laid = [(tile.kind, tile.turn) for tile in scene.view.tiles]
    yield from definitions([*laid, *faces], scene.view.packages)
    yield fragment("shapes", defined(*_shapes(scene)))
    for tile in sorted({tile for tile, _ in laid}, key=lambda tile: tile.id):
        yield Fragment(f"areas-{tile.id}", areas_definition(tile))


def _shapes(scene: Scene) -> Iterator[str]:
    yield rect(3, 3, 94, 94, id="tile-outline", rx=5)
    for shape in scene.shapes.values():
        yield group(path(shape.outline), id=f"body-{shape.name}")
    for part in scene.parts:
        yield from part.definitions(scene)
    lying = {(one.seat, one.figure) for one in scene.view.figures if _lies(scene, one)}
    for seat in range(scene.view.seats):
        for kind in scene.men:
            yield group(figure(scene.shape(kind), scene.colour(seat)), id=f"man-{seat}-{kind}")
            if (seat, kind) in lying:
                yield group(
                    figure(scene.shape(kind), scene.colour(seat), True), id=f"man-{seat}-{kind}-lying"
                )


def _moved(tile: Laid) -> str:
    return f"translate({tile.x * SIZE} {tile.y * SIZE})"


def _ground(tiles: Iterable[Laid]) -> str:
    """The soft shadow of everything that lies, and one meadow below all, so that no gap shines through."""
    d = "".join(f"M{tile.x * SIZE} {tile.y * SIZE}h{SIZE}v{SIZE}h-{SIZE}z" for tile in tiles)
    return path(d, fill=SHADOW, opacity=0.35, transform="translate(1 4)") + path(d, fill=MEADOW)


def _tile(tile: Laid) -> str:
    cell = f"{tile.x},{tile.y}"
    return (
        f'<g id="tile-{tile.x}-{tile.y}" data-ref="cell:{cell}" transform="{_moved(tile)}">'
        f"{face(tile.kind, tile.turn)}{_TILE_OUTLINE}</g>"
    )


def _towers(tiles: Iterable[Laid]) -> str:
    found: set[Point] = set()
    for tile in tiles:
        for corner in tower_corners(tile.kind):
            x, y = turned(CORNERS[corner], tile.turn)
            found.add((x + tile.x * SIZE, y + tile.y * SIZE))
    return towers(found)


def _last(scene: Scene) -> str:
    """A thin frame around the tile laid last."""
    tile = scene.last
    if tile is None or tile.seat is None:
        return ""
    return rect(
        tile.x * SIZE + 2,
        tile.y * SIZE + 2,
        SIZE - 4,
        SIZE - 4,
        id="last-tile",
        rx=6,
        fill="none",
        stroke=colour(scene.colour(tile.seat)),
        stroke_width=2.4,
        stroke_opacity=0.85,
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
    words = title(scene.say("lay-here"))
    for cell in dict.fromkeys(str(option.fields["cell"]) for option in decision.options):
        x, y = (int(number) for number in cell.split(","))
        yield at(
            x * SIZE,
            y * SIZE,
            words,
            rect(7, 7, 86, 86, rx=9, fill=ACCENT, fill_opacity=0.1, stroke=ACCENT, stroke_opacity=0.45),
            rect(7, 7, 86, 86, class_="outline", rx=9, fill="none", pointer_events="all"),
            id=f"cell-{x}-{y}",
            data_pick=f"cell={cell}",
            data_turns="turn",
        )


def _parts(scene: Scene, tile: Laid) -> str:
    """The parts of a tile, unseen, each with what it would score if it is claimed."""
    claimed = scene.claimed
    drawn = []
    for part in parts_in_order(tile.kind):
        name = f"{tile.x},{tile.y}/{part.name}"
        whole, words = "", ""
        if name in claimed:
            first, told = claimed[name]
            whole, words = f' data-region="{first}"', title(told)
        shape = f'<use class="outline" href="#{area_id(tile.kind, part.name)}"/>'
        drawn.append(f'<g data-ref="part:{name}"{whole}>{words}{shape}</g>')
    turn = f"rotate({90 * tile.turn} 50 50)" if tile.turn else ""
    return f'<g transform="{_moved(tile)}{turn}" fill="none" pointer-events="all">{"".join(drawn)}</g>'


def _fields(scene: Scene) -> str:
    """Claimed fields in their owners' colours, for a front end to show on demand."""
    laid = {f"{tile.x},{tile.y}": tile for tile in scene.view.tiles}
    drawn = []
    for region in scene.view.regions:
        if region.on != "field" or not region.owners:
            continue
        shapes = ""
        for part in region.parts:
            cell, _, name = part.partition("/")
            tile = laid[cell]
            turn = f"rotate({90 * tile.turn} 50 50)" if tile.turn else ""
            shapes += f'<use href="#{area_id(tile.kind, name)}" transform="{_moved(tile)}{turn}"/>'
        drawn.append(group(shapes, fill=colour(scene.colour(region.owners[0])), fill_opacity=0.5))
    return group(*drawn, class_="on-demand", data_layer="fields", opacity=0, pointer_events="none")


def _figures(scene: Scene) -> Iterator[str]:
    """Figures, the southern ones before the northern."""
    laid = {(tile.x, tile.y): tile for tile in scene.view.tiles}
    beside: dict[tuple[int, int, str], int] = {}
    placed: list[tuple[float, float, str, PlacedFigure]] = []
    for one, name in zip(scene.view.figures, scene.figure_ids, strict=True):
        x, y = spot_on_board(laid[one.x, one.y], one.part)
        nth = beside[one.x, one.y, one.part] = beside.get((one.x, one.y, one.part), -1) + 1
        placed.append((y + 5 * (nth % 2), x + 15 * nth, name, one))
    for y, x, name, one in sorted(placed, key=lambda each: each[:3]):
        lying = "-lying" if _lies(scene, one) else ""
        used = el("use", href=f"#man-{one.seat}-{one.figure}{lying}", transform=f"scale({_PIECE})")
        found = targets.figure_pick(scene, one)
        if found is None:
            yield at(x, y, used, id=name)
        else:
            pick, words = found
            yield at(x, y, title(words), used, outline_circle(0, 0, 17), id=name, data_pick=pick)


def _lies(scene: Scene, one: PlacedFigure) -> bool:
    """Whether a figure lies down: on a field, unless it has four feet."""
    return one.on == "field" and scene.shape(one.figure).lies


def _lying(scene: Scene) -> Iterator[str]:
    for part in scene.parts:
        yield from part.lying(scene)


def _ownerless(scene: Scene) -> Iterator[str]:
    for part in scene.parts:
        yield from part.standing(scene)


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
            title(scene.say(f"put-{kinds[name]}")),
            circle(0, 0, 11.5, fill=CARD, fill_opacity=0.86, stroke=ACCENT, stroke_width=1.6),
            pale(MEEPLE_SHAPE, kinds[name] == "field", colour(scene.colour(scene.view.seat))),
            outline_circle(0, 0, 11.5),
            data_pick=f"part={name}",
            data_turns="figure",
        )
