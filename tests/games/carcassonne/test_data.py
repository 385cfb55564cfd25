"""What is in the box: tiles of ten sets, read here without the loader, and the loader's own checks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from tavola.games.carcassonne import catalog
from tavola.games.carcassonne.core.rules.faces import KIND_NAMES, Face
from tavola.games.carcassonne.core.rules.tiles import load
from tavola.kernel import SetupError
from tavola.testing import rule
from tests.games.carcassonne.referee.box import (
    FEATURES,
    MIDDLES,
    POINTS,
    Kind,
    Part,
    Point,
    sides,
    tile_set,
    turned,
)

SETS = {
    "base": 72, "river": 12, "inns": 18, "traders": 24, "flyers": 8, "ferries": 8, "gold": 8, "mage": 8,
    "robbers": 8, "cropcircles": 6,
}  # fmt: skip
BRIDGES = ["river.K", "traders.B", "gold.D", "gold.F"]
"""Where one way runs over another."""
SYMBOLS = {"flyer", "lake", "gold", "mage", "robber", "crop-circle"}
HALVES = tuple(point for name, point in POINTS.items() if name not in MIDDLES)


def all_tiles() -> Iterator[Kind]:
    return (kind for name in SETS for kind in tile_set(name))


def count(of: str, counts: Callable[[Part], bool]) -> int:
    """How many tiles of a set have a part like this."""
    return sum(kind.count for kind in tile_set(of) if any(map(counts, kind.parts)))


def number(of: str, fact: str) -> int:
    """A fact of the tiles of a set, added up."""
    return sum(kind.count * int(part.facts.get(fact, 0)) for kind in tile_set(of) for part in kind.parts)


# -- how many ------------------------------------------------------------------------------------------


@rule(
    "carcassonne.setup.tiles",
    "carcassonne.river.tiles",
    "carcassonne.inns.tiles",
    "carcassonne.traders.tiles",
)
@pytest.mark.parametrize("name", SETS)
def test_a_set_has_all_its_tiles(name: str) -> None:
    assert sum(kind.count for kind in tile_set(name)) == SETS[name]


@rule("carcassonne.setup.tiles")
def test_the_box_holds_172_tiles() -> None:
    assert sum(kind.count for kind in all_tiles()) == 172


def test_no_two_kinds_of_tiles_have_the_same_name() -> None:
    names = Counter(kind.id for kind in all_tiles())

    assert set(names.values()) == {1}


@rule("carcassonne.setup.start-tile", "carcassonne.river.start")
def test_two_tiles_can_lie_first() -> None:
    assert ["base.D0", "river.A"] == [kind.id for kind in all_tiles() if kind.start]


@rule("carcassonne.river.tiles", "carcassonne.river.lake-last")
def test_the_river_has_one_source_and_one_lake() -> None:
    ends = {
        kind.id: p.facts["ends"] for kind in all_tiles() for p in kind.parts if p.kind == "river" and p.facts
    }

    assert ends == {"river.A": "source", "river.L": "lake"}


@rule("carcassonne.ruling.tile-pictures")
def test_16_tiles_have_a_garden() -> None:
    gardens = {name: count(name, lambda part: part.kind == "garden") for name in SETS}

    assert {name: n for name, n in gardens.items() if n} == {
        "base": 8, "river": 1, "inns": 2, "traders": 2, "flyers": 1, "mage": 1, "robbers": 1,
    }  # fmt: skip


@rule("carcassonne.inns.tiles")
def test_6_tiles_have_an_inn_and_2_a_cathedral() -> None:
    assert count("inns", lambda part: "inn" in part.facts) == 6
    assert count("inns", lambda part: "cathedral" in part.facts) == 2


@rule("carcassonne.traders.tiles")
def test_9_tiles_have_wine_6_grain_and_5_cloth() -> None:
    goods = Counter(
        part.facts["goods"] for k in tile_set("traders") for part in k.parts if "goods" in part.facts
    )

    assert goods == {"wine": 9, "grain": 6, "cloth": 5}


@rule("carcassonne.ruling.tile-pictures")
@pytest.mark.parametrize("fact", ["inn", "cathedral", "goods"])
def test_what_belongs_to_an_expansion_is_on_no_other_tile(fact: str) -> None:
    found = {name for name in SETS if count(name, lambda part: fact in part.facts)}

    assert found == {"traders" if fact == "goods" else "inns"}


@rule("carcassonne.score.pennants")
def test_13_tiles_have_a_coat_of_arms() -> None:
    assert {name: number(name, "pennants") for name in SETS if number(name, "pennants")} == {
        "base": 10,
        "inns": 3,
    }


@rule("carcassonne.setup.tiles")
def test_13_tiles_have_a_monastery() -> None:
    monasteries = {name: count(name, lambda part: part.kind == "monastery") for name in SETS}

    assert {name: n for name, n in monasteries.items() if n} == {
        "base": 6, "river": 1, "inns": 1, "traders": 1, "gold": 4,
    }  # fmt: skip


# -- geometry ------------------------------------------------------------------------------------------


def breaking(holds: Callable[[Kind], bool]) -> list[str]:
    """The tiles for which something does not hold."""
    return [kind.id for kind in all_tiles() if not holds(kind)]


def test_no_two_parts_of_a_tile_have_the_same_name() -> None:
    assert breaking(lambda kind: len({part.name for part in kind.parts}) == len(kind.parts)) == []


def test_every_part_is_of_a_known_kind() -> None:
    assert breaking(lambda kind: {part.kind for part in kind.parts} <= {*FEATURES} | SYMBOLS) == []


def test_cities_roads_and_rivers_lie_on_edges_and_fields_on_half_edges() -> None:
    def holds(kind: Kind) -> bool:
        edges = {p for part in kind.parts if part.kind in ("city", "road", "river") for p in part.points}
        others = {p for part in kind.parts if part.kind not in ("city", "road", "river") for p in part.points}
        return edges <= {*MIDDLES.values()} and others <= {*HALVES}

    assert breaking(holds) == []


def test_no_point_belongs_to_two_parts() -> None:
    def holds(kind: Kind) -> bool:
        points = Counter(point for part in kind.parts for point in part.points)
        return all(times == 1 for times in points.values())

    assert breaking(holds) == []


def test_there_is_grass_on_both_halves_of_every_edge_that_is_no_city() -> None:
    def holds(kind: Kind) -> bool:
        grass = {point for part in kind.parts if part.kind == "field" for point in part.points}
        no_city = [middle for middle, on in sides(kind, 0).items() if on != "city"]
        return grass == {half for middle in no_city for half in beside(middle)}

    assert breaking(holds) == []


def test_an_edge_of_grass_belongs_to_one_field() -> None:
    def holds(kind: Kind) -> bool:
        grass = [middle for middle, on in sides(kind, 0).items() if on == "field"]
        return all(len({owner(kind, half) for half in beside(middle)}) == 1 for middle in grass)

    assert breaking(holds) == []


@rule("carcassonne.traders.bridge")
def test_nothing_crosses_anything_but_on_a_bridge() -> None:
    def holds(kind: Kind) -> bool:
        return not any(interleave(a.points, b.points) for a, b in combinations(kind.parts, 2))

    assert breaking(holds) == BRIDGES


def test_a_road_or_river_has_two_edges_or_one_and_an_end() -> None:
    def holds(kind: Kind) -> bool:
        ways = [part for part in kind.parts if part.kind in ("road", "river")]
        return all(len(part.points) == (1 if "ends" in part.facts else 2) for part in ways)

    assert breaking(holds) == []


@rule("carcassonne.score.road-ends")
def test_a_road_that_ends_at_something_finds_it_on_the_tile() -> None:
    def holds(kind: Kind) -> bool:
        there = {part.name for part in kind.parts} | {part.kind.replace("-", "_") for part in kind.parts}
        ends = {part.facts["ends"] for part in kind.parts if part.kind == "road" and "ends" in part.facts}
        return ends - there <= {"village", "crossing", "house", "pier"} and ("pier" in ends) == (
            "lake" in there
        )

    assert breaking(holds) == []


@rule("carcassonne.farmers.cities")
def test_grass_that_begins_where_a_wall_ends_runs_along_that_wall() -> None:
    def holds(kind: Kind) -> bool:
        fields = [part for part in kind.parts if part.kind == "field"]
        cities = [part for part in kind.parts if part.kind == "city"]
        return all(
            city.name in field.facts.get("along", "").split(",")
            for field in fields
            for city in cities
            if {corner(half) for half in field.points} & corners(city)
        )

    assert breaking(holds) == []


def owner(kind: Kind, point: Point) -> str:
    """The part that a point belongs to, or nothing."""
    return next((part.name for part in kind.parts if point in part.points), "")


def beside(middle: Point) -> list[Point]:
    """The two half-edges of an edge."""
    x, y = middle
    return [(x - 1, y), (x + 1, y)] if y in (0, 4) else [(x, y - 1), (x, y + 1)]


def corner(half: Point) -> Point:
    """The corner of the tile that a half-edge begins or ends in."""
    x, y = half
    return 0 if x < 2 else 4, 0 if y < 2 else 4


def corners(city: Part) -> set[Point]:
    """The corners of the tile that a city's edges end in."""
    return {corner(half) for middle in city.points for half in beside(middle)}


def interleave(one: frozenset[Point], other: frozenset[Point]) -> bool:
    """Whether two parts cross: going round the rim, their points take turns."""
    around = [at in one for at in clockwise() if at in one or at in other]
    return sum(a != b for a, b in zip(around, around[1:] + around[:1], strict=True)) > 2


def clockwise() -> list[Point]:
    """All points in their order around a tile."""
    rim = []
    for turn in range(4):
        rim += [turned(POINTS[name], turn) for name in ("N0", "N", "N1")]
    return rim


# -- the loader ----------------------------------------------------------------------------------------

TILE = """
set = "test"
[[tile]]
id = "test.A"
count = 1
parts = ["c1 city N", "r1 road E W", "f1 field E0 W1 along=c1", "f2 field E1 S0 S1 W0"]
"""


@pytest.mark.parametrize("name", SETS)
def test_the_loader_reads_what_is_written(name: str) -> None:
    loaded = {
        tile.id: (tile.count, tile.start, {part.name: (part.kind, dict(part.facts)) for part in tile.parts})
        for tile in catalog.tile_set(name)
    }

    assert loaded == {
        kind.id: (kind.count, kind.start, {part.name: (part.kind, part.facts) for part in kind.parts})
        for kind in tile_set(name)
    }


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("name", SETS)
def test_a_turned_face_has_every_part_where_it_belongs(name: str, turn: int) -> None:
    for tile, kind in zip(catalog.tile_set(name), tile_set(name), strict=True):
        face = Face(tile, 0, turn, lambda *_: 0, frozenset())
        points = {part.name: {turned(point, turn) for point in part.points} for part in kind.parts}
        found: dict[str, set[Point]] = {part.name: set() for part in kind.parts}
        for side, segment in zip(MIDDLES.values(), face.edge_segment, strict=True):
            if segment >= 0:
                found[face.names[segment]].add(side)
        for half, segment in zip(HALVES, face.half_segment, strict=True):
            if segment >= 0:
                found[face.names[segment]].add(half)

        assert (tile.id, found) == (kind.id, points)
        assert [KIND_NAMES[on] for on in face.edges] == [sides(kind, turn)[side] for side in MIDDLES.values()]


def test_a_tile_that_is_all_right_is_loaded() -> None:
    assert [tile.id for tile in load(TILE)] == ["test.A"]


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ("r1 road E W", "r1 road N W", "two parts on edge N"),
        ("f2 field E1 S0 S1 W0", "f2 field E1 S0 S1", "grass on half-edges"),
        ("f2 field E1 S0 S1 W0", "f2 field E1 S0 S1 W0 N0", "grass on half-edges"),
        ("f2 field E1 S0 S1 W0", "f2 field E0 E1 S0 S1 W0", "grass on half-edges"),
        ("f2 field E1 S0 S1 W0", "f1 field E1 S0 S1 W0", "two parts of one name"),
        ("along=c1", "along=c2", "runs along c2, which is no city here"),
        ("along=c1", "along=r1", "runs along r1, which is no city here"),
        ("r1 road E W", "r1 road E W ends=village", "must have two edges, or one and an end"),
        ('"r1 road E W"', '"r1 road E", "r2 road W"', "must have two edges, or one and an end"),
        ("r1 road E W", "r1 road E X", "r1 lies on X, which is none of N, E, S, W"),
        ("r1 road E W", "r1 road E W0", "r1 lies on W0, which is none of"),
        ("f2 field E1 S0 S1 W0", "f2 field E1 S W0", "f2 lies on S, which is none of"),
    ],
)
def test_a_tile_with_a_fault_is_refused(right: str, wrong: str, complaint: str) -> None:
    assert right in TILE

    with pytest.raises(SetupError, match=f"test.A: .*{complaint}"):
        load(TILE.replace(right, wrong))
