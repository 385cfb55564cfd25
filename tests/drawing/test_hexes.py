"""Boards of hexagons: fields lie side by side, and lines run around them."""

from __future__ import annotations

import re
from math import dist, isclose, sqrt

import pytest

from tavola.drawing.hexes import HexGrid

GRIDS = [HexGrid(20, 100, 50), HexGrid(20, 100, 50, flat=False)]


@pytest.fixture(params=GRIDS, ids=["flat", "corner-up"])
def grid(request: pytest.FixtureRequest) -> HexGrid:
    found = request.param
    assert isinstance(found, HexGrid)
    return found


def corners_of(path: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", path)]


def test_all_neighbours_are_equally_far(grid: HexGrid) -> None:
    ways = {round(dist(grid.middle((0, 0)), grid.middle(way)), 3) for way in grid.neighbours}

    assert ways == {round(20 * sqrt(3), 3)}


def test_neighbours_share_the_edge_that_leads_to_them(grid: HexGrid) -> None:
    for way in grid.neighbours:
        here, there = grid.between((0, 0), way), grid.between(way, (0, 0))

        assert all(
            isclose(a, b)
            for one, other in zip(here, reversed(there), strict=True)
            for a, b in zip(one, other, strict=True)
        )


def test_a_flat_side_or_a_corner_is_up() -> None:
    flat, pointed = (grid.corners((0, 0)) for grid in GRIDS)

    assert sum(isclose(y, min(y for _, y in flat)) for _, y in flat) == 2
    assert sum(isclose(y, min(y for _, y in pointed)) for _, y in pointed) == 1


def test_an_inset_moves_the_edges_by_so_much(grid: HexGrid) -> None:
    (ax, ay), (bx, by), *_ = grid.corners((0, 0), inset=3)
    middle = grid.middle((0, 0))

    assert isclose(dist(middle, ((ax + bx) / 2, (ay + by) / 2)), 20 * sqrt(3) / 2 - 3)


def test_the_line_around_one_field_is_its_outline(grid: HexGrid) -> None:
    assert set(corners_of(grid.contour({(2, -1)}))) == set(corners_of(grid.outline((2, -1))))


def test_the_line_around_neighbours_leaves_out_what_they_share(grid: HexGrid) -> None:
    for way in grid.neighbours:
        assert len(corners_of(grid.contour({(0, 0), way}))) == 10


def test_the_line_around_three_in_a_triangle_runs_along_twelve_edges(grid: HexGrid) -> None:
    assert len(corners_of(grid.contour({(0, 0), (1, 0), (0, 1)}))) == 12


def test_fields_apart_have_lines_of_their_own(grid: HexGrid) -> None:
    assert grid.contour({(0, 0), (3, 0)}).count("M") == 2


def test_a_ring_has_a_line_inside_too(grid: HexGrid) -> None:
    assert grid.contour(set(grid.neighbours)).count("M") == 2


def test_a_line_moved_in_lies_within_the_fields(grid: HexGrid) -> None:
    inner = corners_of(grid.contour({(0, 0), (1, 0), (0, 1)}, inset=2))
    outer = corners_of(grid.contour({(0, 0), (1, 0), (0, 1)}))

    assert all(1.9 < dist(a, b) < 4.1 for a, b in zip(inner, outer, strict=True))
    assert min(x for x, _ in inner) > min(x for x, _ in outer)
    assert max(y for _, y in inner) < max(y for _, y in outer)


def test_the_box_holds_all_fields(grid: HexGrid) -> None:
    left, top, right, bottom = grid.box([(0, 0), (2, 1)])

    assert all(
        left - 1e-9 <= x <= right + 1e-9 and top - 1e-9 <= y <= bottom + 1e-9
        for field in [(0, 0), (2, 1)]
        for x, y in grid.corners(field)
    )


def test_a_target_is_unseen_and_can_be_touched(grid: HexGrid) -> None:
    assert 'class="outline"' in grid.target((0, 0))
    assert 'pointer-events="none"' in grid.target((0, 0), touch=False)
