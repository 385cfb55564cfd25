"""Faces of tiles, drawn once and used wherever such a tile is shown.

A face is its ground, which turns with the tile, and houses, trees and signs, which stay upright.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import cos, pi, sin
from random import Random
from typing import NamedTuple

from tavola.drawing.svg import el, path
from tavola.games.carcassonne.core.picture.colours import GRASS
from tavola.games.carcassonne.core.picture.curves import CORNERS, Point, apart, short, turned
from tavola.games.carcassonne.core.picture.grid import depths, holds
from tavola.games.carcassonne.core.picture.ground import ground
from tavola.games.carcassonne.core.picture.plan import Plan, plan_of
from tavola.games.carcassonne.core.picture.quarters import houses, quarters_of
from tavola.games.carcassonne.core.rules.tiles import Tile


class Stand(NamedTuple):
    """A drawing and where it stands on the unturned tile."""

    name: str
    at: Point
    above: bool = False


def face_id(tile: Tile) -> str:
    return "face-" + tile.id.replace(".", "-")


def land_id(tile: Tile, turn: int) -> str:
    return f"land-{tile.id.replace('.', '-')}-{turn}"


@lru_cache(maxsize=512)
def ground_definition(tile: Tile) -> str:
    """The ground of a kind of tile, to be used in any turn."""
    return el("symbol", ground(plan_of(tile)), id=face_id(tile), overflow="visible")


@lru_cache(maxsize=2048)
def land_definition(tile: Tile, turn: int) -> str:
    """What stands upright on a kind of tile in one turn."""
    stands, tufts = _stands(tile, turn)
    drawn = _grass(turned(at, turn) for at in tufts)
    for stand in sorted((one._replace(at=turned(one.at, turn)) for one in stands), key=_front_last):
        x, y = stand.at
        drawn += el("use", href=f"#art-{stand.name}", x=round(x), y=round(y))
    for thing in plan_of(tile).things:
        if thing.symbol.aloft is not None:
            drawn += thing.symbol.aloft(thing.fact, turned(thing.at, turn), turn)
    return el("symbol", drawn, id=land_id(tile, turn), overflow="visible")


def _front_last(stand: Stand) -> tuple[bool, float, float]:
    """Signs above everything, then what stands further to the south."""
    x, y = stand.at
    return stand.above, y, x


@lru_cache(maxsize=2048)
def face(tile: Tile, turn: int) -> str:
    """A tile with its corner at the origin."""
    turning = f"rotate({90 * turn} 50 50)" if turn else None
    return el("use", href=f"#{face_id(tile)}", transform=turning) + el("use", href=f"#{land_id(tile, turn)}")


@lru_cache(maxsize=512)
def tower_corners(tile: Tile) -> tuple[int, ...]:
    """The corners of an unturned tile at which walls end."""
    found = {corner for town in plan_of(tile).towns.values() for corner in town.corners}
    return tuple(sorted(found))


def towers(corners: Iterable[Point]) -> str:
    """Towers where walls meet, the northern ones behind."""
    return "".join(
        f'<use href="#art-tower" x="{short(x)}" y="{short(y)}"/>'
        for x, y in sorted(set(corners), key=lambda p: (p[1], p[0]))
    )


def corner_towers(tile: Tile, turn: int) -> str:
    """The towers of a single tile."""
    return towers(turned(CORNERS[corner], turn) for corner in tower_corners(tile))


def _grass(tufts: Iterable[Point]) -> str:
    d = "".join(f"M{x - 2:.0f} {y - 2:.0f}l1 3 1-4 1 4 1-3" for x, y in tufts)
    return path(d, stroke=GRASS, stroke_width=0.9, stroke_linecap="round", fill="none") if d else ""


def _stands(tile: Tile, turn: int) -> tuple[tuple[Stand, ...], tuple[Point, ...]]:
    """What stands on an unturned tile, and where its grass grows."""
    plan = plan_of(tile)
    chance = Random(tile.id)
    found = [Stand(thing.stamp, thing.at, thing.symbol.above) for thing in plan.things if thing.stamp]
    found += [Stand("gate", gate.at) for gate in plan.ways.gates]
    found += _middle(plan)
    found += [Stand("deck", (50, 50)) for _ in plan.ways.tunnels]
    found += [Stand("well", quarters.square) for quarters in quarters_of(tile) if quarters.has_well]
    taken = [(one.at, 10.0) for one in found] + [(at, 8.5) for at in plan.spots.values()]
    taken += [(thing.at, thing.room + 3) for thing in plan.things]
    found += [Stand(name, at) for name, at in houses(tile, turn, taken)]
    trees, tufts = _greenery(plan, taken, chance)
    return tuple(found + trees), tuple(tufts)


def _middle(plan: Plan) -> list[Stand]:
    """Villages, lone houses and bushes where roads end."""
    x, y = plan.ways.middle
    found: list[Stand] = []
    if "village" in plan.ways.ends:
        for number, house in enumerate((0, 3, 4)):
            angle = 2 * pi * number / 3 + 0.5
            found.append(Stand(f"h{house}", (x + 7 * sin(angle), y - 7 * cos(angle))))
    if "house" in plan.ways.ends:
        found.append(Stand("h4", (x, y)))
    if "crossing" in plan.ways.ends:
        found.append(Stand("bush", (x, y)))
    return found


def _greenery(
    plan: Plan, taken: list[tuple[Point, float]], chance: Random
) -> tuple[list[Stand], list[Point]]:
    """A few trees in the open, tufts of grass in between."""
    levels = depths(plan.grass, 1)
    trees: list[Stand] = []
    tufts: list[Point] = []
    for at in _scattered(chance, 13, 5):
        free = min((apart(at, other) - keep for other, keep in taken), default=50)
        tall, low = chance.random() < 0.4, chance.random() < 0.55
        if len(levels) > 9 and holds(levels[9], at) and free > 6 and len(trees) < 3 and tall:
            trees.append(Stand(chance.choice(("tree", "tree", "poplar")), at))
        elif len(levels) > 6 and holds(levels[6], at) and free > -2 and low:
            tufts.append(at)
    return trees, tufts


def _scattered(chance: Random, step: int, jitter: float) -> list[Point]:
    """Places all over a tile, in a loose order."""
    found = []
    for row, y in enumerate(range(step // 2, 100, step)):
        for x in range(step // 2 + (row % 2) * step // 2, 100, step):
            at = (x + chance.uniform(-jitter, jitter), y + chance.uniform(-jitter, jitter))
            if 4 < at[0] < 96 and 4 < at[1] < 96:
                found.append(at)
    return found
