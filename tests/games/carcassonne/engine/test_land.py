"""The land: where tiles fit, what joins, and what is only worked out when somebody looks."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from tavola.games.carcassonne.core.rules.faces import CITY, FIELD, ROAD, Faces
from tavola.games.carcassonne.core.rules.land import Land
from tavola.games.carcassonne.core.rules.options import ORIGIN, STEPS
from tavola.games.carcassonne.game import CARCASSONNE

EAST = ORIGIN + STEPS[1]


@pytest.fixture
def faces() -> Faces:
    return CARCASSONNE.catalog.ruleset(("farmers",)).faces


def lay(land: Land, faces: Faces, tile: str, turn: int, cell: int) -> bool:
    return land.lay(faces.faces[faces.index[tile]][turn], cell, 0)


@pytest.fixture
def land(faces: Faces) -> Land:
    """The start tile alone: a city in the north, a road from west to east."""
    land = Land(faces)
    lay(land, faces, "base.D", 0, ORIGIN)
    return land


def test_the_oldest_cells_of_the_frontier_come_first(land: Land, faces: Faces) -> None:
    lay(land, faces, "base.B", 0, ORIGIN + STEPS[2])

    cells = [cell for cell, _ in land.frontier()]
    assert cells[:3] == [ORIGIN + STEPS[0], EAST, ORIGIN + STEPS[3]]


def test_ways_are_counted_listed_and_picked_alike(land: Land, faces: Faces) -> None:
    for tile in range(len(faces.tiles)):
        many = land.look(tile)
        noted = land.noted()
        listed = [*noted]
        assert many == land.ways == len(noted) == len(listed)
        assert listed == [land.spot(way) for way in range(many)] == [land.noted()[way] for way in range(many)]
        assert all(spot in noted for spot in listed)
        assert (noted[-1:], -1 in noted) == (listed[-1:], False)


def test_what_was_noted_stays_when_tiles_follow(land: Land, faces: Faces) -> None:
    land.look(faces.index["base.U"])
    before, expected = land.noted(), [land.spot(way) for way in range(land.ways)]
    lay(land, faces, "base.U", 0, EAST)

    assert [*before] == expected


def test_there_is_no_way_beyond_the_last(land: Land, faces: Faces) -> None:
    many = land.look(faces.index["base.U"])

    with pytest.raises(IndexError):
        land.spot(many)


def test_only_what_is_kept_is_allowed(land: Land, faces: Faces) -> None:
    land.look(faces.index["base.U"])
    second = land.spot(1)
    land.keep([second])

    assert (land.ways, land.noted(), land.spot(0)) == (1, [second], second)


def test_a_road_that_is_joined_adds_up_and_tells_its_segments(land: Land, faces: Faces) -> None:
    lay(land, faces, "base.U", 0, EAST)
    one, other = land.segment_at(ORIGIN, "r1"), land.segment_at(EAST, "r1")

    assert land.find_all([one, other]) == [land.find(one)] * 2
    assert sorted(land.ring(other)) == [one, other]
    assert land.open_of(land.find(one)) == 2
    assert land.place_of(other) == (EAST, "r1")
    assert land.places_of([one, other]) == [(ORIGIN, "r1"), (EAST, "r1")]
    assert land.tiles_along(other) == 0b11


def test_completing_something_is_told(land: Land, faces: Faces) -> None:
    assert lay(land, faces, "base.E", 2, ORIGIN + STEPS[0])
    assert not lay(land, faces, "base.U", 0, EAST)


def test_of_a_road_the_part_laid_last_is_the_newest(land: Land, faces: Faces) -> None:
    lay(land, faces, "base.U", 0, EAST)

    assert land.newest([], []) == [land.segment_at(EAST, "r1"), land.segment_at(ORIGIN, "c1")]


def test_what_is_closed_is_not_among_the_newest_unless_it_is_held_open(land: Land, faces: Faces) -> None:
    lay(land, faces, "base.E", 2, ORIGIN + STEPS[0])
    road, city = land.segment_at(ORIGIN, "r1"), land.segment_at(ORIGIN + STEPS[0], "c1")

    assert land.newest([], []) == [road]
    assert land.newest([land.find(city)], [land.find(road)]) == [city]


def test_a_closed_city_lies_along_the_fields_on_both_of_its_sides(land: Land, faces: Faces) -> None:
    lay(land, faces, "base.E", 2, ORIGIN + STEPS[0])
    fields = [at for at in range(land.base + 2) if land.kind_of(at) == FIELD]

    assert [land.closed_along(field) for field in fields] == [1, 0, 1]


def test_what_a_meeple_stands_on_is_claimed_wherever_it_goes_on(land: Land, faces: Faces) -> None:
    land.strengthen(land.segment_at(ORIGIN, "r1"), 1)
    lay(land, faces, "base.U", 0, EAST)
    kinds = [land.face.kinds[part] for part in land.unclaimed(1 << ROAD | 1 << FIELD)]
    land.empty(land.find(land.base))

    assert kinds == [FIELD, FIELD]
    assert ROAD in [land.face.kinds[part] for part in land.unclaimed(1 << ROAD | 1 << CITY)]


def test_a_copy_goes_its_own_way(land: Land, faces: Faces) -> None:
    twin = land.copy()
    lay(twin, faces, "base.U", 0, EAST)

    assert (land.laid, twin.laid, land.tile_at(EAST), twin.tile_at(EAST)) == (1, 2, -1, 1)
    assert (land.signature(ORIGIN), land.segment_at(EAST, "r1")) == (-1, -1)


def test_a_land_that_was_sent_elsewhere_goes_on_as_it_would_have_here(faces: Faces) -> None:
    land, rng = Land(faces), Random(1)
    for _ in range(60):
        tile = rng.randrange(len(faces.tiles))
        if ways := land.look(tile):
            spot = land.spot(rng.randrange(ways))
            land.lay(faces.faces[tile][spot & 3], spot >> 2, 0)
            land.strengthen(land.base, 1)
    land.look(0)
    noted = land.noted()

    twin, listed = pickle.loads(pickle.dumps((land, noted)))

    assert [*twin.noted()] == listed == [*noted]
    assert twin.frontier() == land.frontier()
    assert twin.ring(land.base) == land.ring(land.base)
    assert (twin.faces, twin.seats, twin.surrounded) == (land.faces, land.seats, land.surrounded)
    segments = [at for at in range(land.base) if land.find(at) == at]
    assert [(twin.open_of(at), twin.strength_of(at), twin.marks_of(at)) for at in segments] == [
        (land.open_of(at), land.strength_of(at), land.marks_of(at)) for at in segments
    ]


def test_a_position_travels_without_the_tables_it_is_played_by(land: Land, faces: Faces) -> None:
    land.look(0)

    assert pickle.loads(pickle.dumps(faces)) is faces
    assert len(pickle.dumps((land, land.noted()))) < 10_000
