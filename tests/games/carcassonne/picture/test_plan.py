"""The plans of all tiles: areas, lines and spots agree with the data, and edges with each other."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from tavola.games.carcassonne.core.picture.curves import (
    CORNERS,
    INWARD,
    MIDDLES,
    apart,
    inside,
    nearest,
    sampled,
    towards,
)
from tavola.games.carcassonne.core.picture.faces import land_definition
from tavola.games.carcassonne.core.picture.grid import TILE, connected, half_edge, holds, pieces
from tavola.games.carcassonne.core.picture.plan import covered, plan_of
from tavola.games.carcassonne.core.picture.quarters import houses, quarters_of
from tavola.games.carcassonne.core.picture.ways import RIVER, ROAD
from tavola.games.carcassonne.core.rules.tiles import Part, Tile
from tests.games.carcassonne.picture.played import KINDS, TILES, every_tile

STANDING = ("field", "road", "city", "monastery", "garden", "flyer")


def test_all_tiles_of_the_big_box_are_there() -> None:
    assert 172 == sum(tile.count for tile in TILES)


@every_tile
def test_the_drawn_grass_is_parted_just_as_the_data_says(tile: Tile) -> None:
    plan = plan_of(tile)
    free = TILE & ~covered(tile, plan.towns, plan.ways)
    fields = [part for part in tile.parts if part.kind == "field"]
    grass = {
        half: max(pieces(half_edge(half) & free), key=int.bit_count) for f in fields for half in f.halves
    }
    reached = {
        (field.name, half): {other for other, piece in grass.items() if connected(grass[half], free) & piece}
        for field in fields
        for half in field.halves
    }

    assert reached == {(field.name, half): set(field.halves) for field in fields for half in field.halves}


@every_tile
def test_meadows_within_walls_have_grass_of_their_own(tile: Tile) -> None:
    plan = plan_of(tile)
    areas = [plan.areas[part.name] for part in tile.parts if part.kind == "field"]

    assert all(area.bit_count() > 100 for area in areas)
    assert all(one & other == 0 for one, other in combinations(areas, 2))


def profile(tile: Tile, edge: int) -> str:
    """What a walk along an edge passes, cell by cell: city, way or grass."""
    plan = plan_of(tile)
    (ax, ay), (bx, by) = CORNERS[edge], CORNERS[(edge + 1) % 4]
    dx, dy = INWARD[edge]
    seen = ""
    for step in range(100):
        share = (step + 0.5) / 100
        at = ax + (bx - ax) * share + 0.5 * dx, ay + (by - ay) * share + 0.5 * dy
        if any(inside(at, town.ring) for town in plan.towns.values()):
            seen += "c"
        elif any(nearest(at, way.line) <= way.half for way in plan.ways.by_part.values()):
            seen += "w"
        else:
            seen += "g"
    return seen


@every_tile
def test_edges_of_one_kind_are_alike_on_all_tiles_so_that_neighbours_join(tile: Tile) -> None:
    for edge, kind in enumerate(tile.edges):
        _check_edge(tile, edge, kind)


def _check_edge(tile: Tile, edge: int, kind: str) -> None:
    half = {"road": ROAD, "river": RIVER}.get(kind, 0)
    seen = profile(tile, edge)
    # Walls arrive at a corner aslant, and the border of a road may cut a cell in two.
    clear = [at for at in range(4, 96) if abs(abs(at + 0.5 - 50) - half) > 1]
    wanted = {at: "c" if kind == "city" else "w" if abs(at + 0.5 - 50) < half else "g" for at in clear}

    assert wanted == {at: seen[at] for at in clear}


@every_tile
def test_lines_cross_edges_in_their_middle_and_straight(tile: Tile) -> None:
    plan = plan_of(tile)
    for part in tile.parts:
        if part.kind not in ("road", "river"):
            continue
        curve = plan.ways.by_part[part.name].curve
        for edge in part.edges:
            at_start = apart(curve[0], MIDDLES[edge]) < 0.01
            end, handle = (curve[0], curve[1]) if at_start else (curve[-1], curve[-2])
            wx, wy = towards(end, handle)

            assert apart(end, MIDDLES[edge]) < 0.01
            assert wx * INWARD[edge][0] + wy * INWARD[edge][1] > 0.999


@every_tile
def test_walls_run_from_corner_to_corner(tile: Tile) -> None:
    for town in plan_of(tile).towns.values():
        for wall in town.walls:
            assert wall[0] in CORNERS
            assert wall[-1] in CORNERS


@every_tile
def test_a_road_that_ends_at_a_city_meets_its_wall(tile: Tile) -> None:
    plan = plan_of(tile)
    for part in tile.parts:
        if part.kind == "road" and part.fact("ends") in plan.towns:
            ring = plan.towns[part.fact("ends")].ring

            assert nearest(plan.ways.by_part[part.name].line[-1], [*ring, ring[0]]) < 1


@every_tile
def test_every_part_has_a_spot(tile: Tile) -> None:
    assert plan_of(tile).spots.keys() == {part.name for part in tile.parts}


@every_tile
def test_spots_where_figures_stand_are_well_apart(tile: Tile) -> None:
    spots = [plan_of(tile).spots[part.name] for part in tile.parts if part.kind in STANDING]

    assert all(apart(one, other) >= 14 for one, other in combinations(spots, 2))


@every_tile
def test_spots_lie_inside_their_part_and_not_on_the_edge(tile: Tile) -> None:
    plan = plan_of(tile)
    for part in tile.parts:
        spot = plan.spots[part.name]
        if part.kind in ("city", "field"):
            assert holds(plan.areas[part.name], spot)
        if part.kind in ("road", "river"):
            assert nearest(spot, plan.ways.by_part[part.name].line) < 0.01
        if part.kind in STANDING:
            assert min(*spot, 100 - spot[0], 100 - spot[1]) >= 8


@every_tile
def test_figures_stand_inside_what_they_claim_and_on_no_wall(tile: Tile) -> None:
    plan = plan_of(tile)
    walls = [sampled(wall) for town in plan.towns.values() for wall in town.walls]
    spots = [plan.spots[part.name] for part in tile.parts if part.kind in ("city", "field")]

    assert all(nearest(spot, wall) > 8 for spot in spots for wall in walls)


def test_a_lane_leads_from_every_edge_of_a_city_to_its_square_unless_a_road_parts_it() -> None:
    for tile in TILES:
        cities = [part for part in tile.parts if part.kind == "city"]
        for part, quarters in zip(cities, quarters_of(tile), strict=True):
            doors = [lane[0] for lane in quarters.lanes]
            if not plan_of(tile).ways.tunnels:
                assert all(min(apart(MIDDLES[edge], door) for door in doors) < 1 for edge in part.edges)


@pytest.mark.parametrize("turn", range(4))
def test_houses_stand_within_the_walls_and_beside_the_lanes(turn: int) -> None:
    for tile in TILES:
        plan, paved = plan_of(tile), [quarters.paved for quarters in quarters_of(tile)]
        towns = [plan.areas[name] for name in plan.towns]
        for _, at in houses(tile, turn, []):
            assert any(holds(town, at) for town in towns)
            assert not any(holds(street, at) for street in paved)


@pytest.mark.parametrize(
    ("tile", "bridges"),
    [
        ("traders.B", 1),
        ("gold.F", 1),
        ("river.K", 1),
        ("river.B", 1),
        ("river.H", 1),
        ("inns.E", 0),
        ("base.X", 0),
    ],
)
def test_bridges_stand_where_lines_cross_without_meeting(tile: str, bridges: int) -> None:
    assert bridges == len(plan_of(KINDS[tile]).ways.bridges)


def test_a_road_may_pass_below_a_city() -> None:
    assert ("r1",) == plan_of(KINDS["gold.D"]).ways.tunnels


@pytest.mark.parametrize("tile", ["inns.G", "traders.I", "traders.O", "traders.W"])
def test_a_wall_runs_into_the_corner_where_two_meadows_end(tile: str) -> None:
    assert 2 in plan_of(KINDS[tile]).towns["c1"].corners


def test_an_inn_stands_beside_its_road() -> None:
    for tile in TILES:
        plan = plan_of(tile)
        for thing in plan.things:
            if thing.kind == "inn":
                assert nearest(thing.at, plan.ways.by_part[thing.part].line) < 26


def test_a_symbol_that_nobody_draws_keeps_its_room() -> None:
    plain = KINDS["base.V"]
    tile = replace(plain, id="test.V", parts=(*plain.parts, Part("x1", "windmill", facts={})))
    plan = plan_of(tile)
    (thing,) = plan.things

    assert ("windmill", "") == (thing.kind, thing.stamp)
    assert all(apart(plan.spots[part.name], thing.at) >= thing.room for part in plain.parts)
    assert land_definition(tile, 0) != ""
