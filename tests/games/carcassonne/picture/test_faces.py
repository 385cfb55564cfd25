"""Faces of tiles: each is drawn once, stands alone, and shows what its data says."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

from tavola.drawing.definitions import used_definitions
from tavola.games.carcassonne.core.picture import emblem
from tavola.games.carcassonne.core.picture.curves import short
from tavola.games.carcassonne.core.picture.definitions import definitions_for, definitions_of
from tavola.games.carcassonne.core.picture.faces import (
    face,
    face_id,
    ground_definition,
    land_definition,
)
from tavola.games.carcassonne.core.picture.overlays import area_definition, area_id, parts_in_order
from tavola.games.carcassonne.core.rules.tiles import Tile
from tests.games.carcassonne.picture.played import KINDS, SVG, TILES, every_tile


def sheet(*faces: tuple[Tile, int]) -> ET.Element:
    drawn = "".join(face(*one) for one in faces)
    defined = used_definitions((drawn,), definitions_for(tile.package for tile, _ in faces))
    return ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{defined}{drawn}</svg>')


def used(tile: Tile, turn: int = 0) -> Counter[str]:
    """What stands on a tile, by name."""
    return Counter(re.findall(r'href="#art-([a-z-]+)\d*"', land_definition(tile, turn)))


@every_tile
def test_a_face_needs_nothing_that_is_not_defined_with_it(tile: Tile) -> None:
    root = sheet((tile, 0), (tile, 3))
    wanted = {href[1:] for element in root.iter() if (href := element.get("href"))}

    assert wanted <= {element.get("id") for element in root.iter()}


@every_tile
def test_a_ground_is_a_symbol_that_turns_with_its_tile(tile: Tile) -> None:
    symbol = ET.fromstring(ground_definition(tile))

    assert ("symbol", face_id(tile)) == (symbol.tag, symbol.get("id"))
    assert f'href="#{face_id(tile)}" transform="rotate(270 50 50)"' in face(tile, 3)


def test_definitions_are_unique() -> None:
    ids = Counter(
        e.get("id") for e in sheet(*((t, turn) for t in TILES for turn in (0, 1))).iter() if e.get("id")
    )

    assert [name for name, count in ids.items() if count > 1] == []


@every_tile
def test_what_the_data_tells_of_is_drawn(tile: Tile) -> None:
    wanted: Counter[str] = Counter()
    for part in tile.parts:
        wanted["shield"] += int(part.fact("pennants") or 0)
        wanted["cathedral"] += int(part.fact("cathedral") or 0)
        if part.fact("goods"):
            wanted[part.fact("goods")] += 1
        if part.kind in ("monastery", "gold", "mage", "robber", "flyer"):
            wanted[part.kind] += 1
        if part.kind == "garden":
            wanted["bed"] += 1
        if part.kind == "crop-circle":
            wanted[f"crop-{part.fact('kind')}"] += 1
    wanted["inn"] = any(part.fact("inn") for part in tile.parts)
    wanted["gate"] = sum(
        part.fact("ends").startswith("c") and part.fact("ends")[1:].isdigit() for part in tile.parts
    )
    wanted["bush"] = any(part.fact("ends") == "crossing" for part in tile.parts)
    if tile.id == "inns.I":
        wanted["gate"] += 2
    drawn = used(tile, 2)

    assert {name: drawn[name] for name in wanted} == dict(wanted)


@every_tile
def test_cities_have_houses(tile: Tile) -> None:
    cities = sum(part.kind == "city" for part in tile.parts)

    assert used(tile)["h"] >= cities


def test_a_village_has_three_roofs() -> None:
    assert 3 == used(KINDS["base.X"])["h"]


@pytest.mark.parametrize("turn", range(4))
def test_a_flying_machine_points_where_it_flies_in_every_turn(turn: int) -> None:
    angle = re.search(
        r'#art-flyer" transform="translate\([^)]*\)rotate\((\d+)\)',
        land_definition(KINDS["flyers.A"], turn),
    )

    assert angle is not None
    assert (180 + 90 * turn) % 360 == int(angle[1])


@every_tile
def test_every_part_has_an_area_but_rivers(tile: Tile) -> None:
    own = definitions_of(tile.package).makers
    ids = [name for part in tile.parts if (name := area_id(tile, part.name)) in own]

    assert all(
        f'id="{area_id(tile, part.name)}"' in area_definition(tile, part.name)
        for part in parts_in_order(tile)
    )
    assert len(ids) == sum(part.kind != "river" for part in tile.parts)


def test_faces_are_light() -> None:
    size = sum(
        len(ground_definition(tile))
        + len(land_definition(tile, 0))
        + sum(len(area_definition(tile, part.name)) for part in parts_in_order(tile))
        for tile in TILES
    )

    assert size / len(TILES) < 3000


def test_the_same_face_is_drawn_every_time() -> None:
    before = land_definition(KINDS["base.N"], 1), ground_definition(KINDS["base.N"])
    land_definition.cache_clear()
    ground_definition.cache_clear()

    assert before == (land_definition(KINDS["base.N"], 1), ground_definition(KINDS["base.N"]))


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.5, ".5"), (-0.5, "-.5"), (100.0, "100"), (-0.04, "0"), (7.25, "7.2"), (-12.0, "-12")],
)
def test_numbers_are_written_short(value: float, text: str) -> None:
    assert text == short(value)


def test_the_emblem_stands_alone() -> None:
    root = ET.fromstring(emblem())

    assert (f"{SVG}svg", "0 0 320 180") == (root.tag, root.get("viewBox"))
    assert [e for e in root.iter() if e.get("id") or e.get("href")] == []
