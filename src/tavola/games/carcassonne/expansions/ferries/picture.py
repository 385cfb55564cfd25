"""Ferries in the picture: boats from pier to pier."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, degrees

from tavola.drawing.palette import SHADOW
from tavola.drawing.svg import at, el, group, num, path, title
from tavola.games.carcassonne.core.picture.cell_words import on_tile
from tavola.games.carcassonne.core.picture.colours import CREAM, WATER, WATER_2, WOOD, WOOD_2
from tavola.games.carcassonne.core.picture.curves import MIDDLES, Point, apart, moved, pair, towards
from tavola.games.carcassonne.core.picture.part import PicturePart
from tavola.games.carcassonne.core.picture.places import on_board
from tavola.games.carcassonne.core.picture.plan import plan_of
from tavola.games.carcassonne.core.picture.printed import Layout, Symbol
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.picture.stock import how_many
from tavola.games.carcassonne.core.picture.targets import badge
from tavola.games.carcassonne.core.rules.tiles import Tile
from tavola.games.carcassonne.core.rules.view import Laid
from tavola.games.carcassonne.expansions.ferries.rules import FerriesView

_PIER = 11.0
"""So far from the middle of a lake its piers end."""


def _piers_and_lake(tile: Tile, at: Point) -> str:
    """A lake with a pier for every road."""
    x, y = at
    shore = el("ellipse", cx=x, cy=y, rx=20, ry=17.5, fill=WATER, stroke=WATER_2, stroke_width=1.4)
    waves = path(
        f"M{num(x - 9)} {num(y - 3)}q3-2 6 0t6 0M{num(x - 3)} {num(y + 5)}q3-2 6 0t6 0",
        fill="none",
        stroke="#FFF",
        stroke_opacity=0.7,
    )
    piers = ""
    for part in tile.parts:
        if part.fact("ends") == "pier":
            start = MIDDLES[part.edges[0]]
            length = apart(start, at)
            way = ((at[0] - start[0]) / length, (at[1] - start[1]) / length)
            piers += f"M{pair(moved(start, way, length - 21))}L{pair(moved(start, way, length - 11))}"
    return (
        shore
        + waves
        + path(piers, stroke=WOOD_2, stroke_width=7)
        + path(piers, stroke=WOOD, stroke_width=5.4)
        + path(piers, stroke=CREAM, stroke_width=5.4, stroke_dasharray=".5 2", stroke_opacity=0.7)
    )


class FerriesPicture(PicturePart):
    """Boats keep their numbers: first those that lie, then those in the stock."""

    symbols = (Symbol("lake", 16, in_middle=True, flat=_piers_and_lake),)
    ends = (("pier", 17),)
    layouts = (
        Layout("ferries.1", depths={"c1": 24}, middle=(50, 62)),
        Layout("ferries.2", middle=(50, 58)),
    )
    has_stock = True

    def definitions(self, scene: Scene) -> Iterator[str]:
        yield group(boat(), id="ferry-boat")

    def lying(self, scene: Scene) -> Iterator[str]:
        for number, ferry in enumerate(scene.shown(FerriesView).lying, 1):
            lake = scene.tile_at(ferry.cell)
            (ax, ay), (bx, by) = (_pier(lake, road) for road in (ferry.first, ferry.second))
            angle = round(degrees(atan2(by - ay, bx - ax)))
            boat = el("use", href="#ferry-boat")
            place = f"translate({num((ax + bx) / 2)} {num((ay + by) / 2)}) rotate({angle})"
            yield el("g", boat, id=f"ferry-{number}", transform=place)

    def targets(self, scene: Scene) -> Iterator[str]:
        """A small boat for every pair of piers, around the lake; between opposite piers in its middle."""
        decision = scene.asked("ferry") or scene.asked("ferries")
        for option in decision.options if decision else ():
            if "piers" not in option.fields:
                continue
            cell, piers = str(option.fields["cell"]), str(option.fields["piers"])
            tile = scene.tile_at(cell)
            lake = _lake(tile)
            (ax, ay), (bx, by) = (towards(lake, _pier(tile, road)) for road in piers.split("-"))
            dx, dy = ax + bx, ay + by
            at_ = lake[0] + 25 * dx, lake[1] + 25 * dy
            if abs(dx) + abs(dy) < 0.9:
                at_ = lake
                if len(_piers(tile)) > 3:
                    at_ = lake[0] + (13 if abs(ax) > abs(ay) else -13), lake[1]
            icon = group(
                path(
                    f"M{9 * ax:.1f} {9 * ay:.1f}Q0 0 {9 * bx:.1f} {9 * by:.1f}",
                    fill="none",
                    stroke="#6E4726",
                    stroke_width=6,
                    stroke_linecap="round",
                ),
                path(
                    f"M{9 * ax:.1f} {9 * ay:.1f}Q0 0 {9 * bx:.1f} {9 * by:.1f}",
                    fill="none",
                    stroke="#D9A86C",
                    stroke_width=3.6,
                    stroke_linecap="round",
                ),
            )
            words = on_tile(scene, scene.say("ferry-here"), cell, *piers.split("-"))
            yield badge(at_, words, icon, f"cell={cell};piers={piers}", r=12)

    def stock(self, scene: Scene) -> Iterator[tuple[float, str]]:
        shown = scene.shown(FerriesView)
        boats = [
            at(20, 44 - 4 * nth, el("use", href="#ferry-boat"), id=f"ferry-{len(shown.lying) + nth + 1}")
            for nth in range(shown.left)
        ]
        words = scene.say("ferries-left", count=shown.left)
        none = at(20, 44, el("use", href="#ferry-boat"), opacity=0.35)
        yield 110, group(title(words), *(boats or [none]), how_many(44, shown.left))


PICTURE = FerriesPicture()


def boat() -> str:
    """A flat ferry around the origin, from west to east."""
    hull = "M-13.6 0C-12-4.6-9.6-5-8-5H8C9.6-5 12-4.6 13.6 0C12 4.6 9.6 5 8 5H-8C-9.6 5-12 4.6-13.6 0Z"
    return group(
        path(hull, fill=SHADOW, stroke="none", opacity=0.45, transform="translate(.6 1.8)"),
        path(hull, fill="#8E5B2E"),
        path(
            "M-10.4 0C-9.4-2.8-8.4-3.2-7-3.2H7C8.4-3.2 9.4-2.8 10.4 0"
            "C9.4 2.8 8.4 3.2 7 3.2H-7C-8.4 3.2-9.4 2.8-10.4 0Z",
            fill=WOOD,
        ),
        path("M-5.6-3.2V3.2M-2-3.2V3.2M2-3.2V3.2M5.6-3.2V3.2", fill="none", stroke_width=0.8),
        path("M-8.6-2.2L8.6 2.2", fill="none", stroke=CREAM, stroke_width=1.3, stroke_linecap="round"),
        stroke="#2E1F12",
        stroke_width=1.1,
        stroke_linejoin="round",
    )


def _lake(tile: Laid) -> Point:
    """The middle of a tile's lake."""
    return on_board(tile, _unturned_lake(tile))


def _unturned_lake(tile: Laid) -> Point:
    return next(thing.at for thing in plan_of(tile.kind).things if thing.kind == "lake")


def _pier(tile: Laid, road: str) -> Point:
    """Where the pier of a road ends in its lake."""
    lake = _unturned_lake(tile)
    edge = next(part.edges[0] for part in tile.kind.parts if part.name == road)
    return on_board(tile, moved(lake, towards(lake, MIDDLES[edge]), _PIER))


def _piers(tile: Laid) -> list[str]:
    """The roads that end at a tile's lake."""
    return [part.name for part in tile.kind.parts if part.fact("ends") == "pier"]
