"""The packed land and the plain one answer the same, number for number."""

from __future__ import annotations

import random
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from tavola.games.carcassonne.core.rules.faces import CITY, FIELD, MONASTERY, ROAD, Faces
from tavola.games.carcassonne.core.rules.land import Land
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.library import game

PLAIN = Path(__file__).parents[2] / "src/tavola/games/carcassonne/core/rules/land.py"
KINDS = [0, 1 << ROAD, 1 << CITY | 1 << ROAD, 1 << FIELD | 1 << MONASTERY, 126]


def plain_land(faces: Faces) -> Any:
    """The land of the plain build, beside the packed one."""
    spec = spec_from_file_location("plain_land", PLAIN)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Land(faces)


def told(land: Any) -> list[object]:
    """All that a land answers."""
    segments = range(land.base + land.face.segments) if land.laid else range(0)
    cells = {cell + step for cell, _ in land.frontier() for step in (-1025, -1024, -1, 0, 1, 1024)}
    roots = [at for at in segments if land.find(at) == at]
    return [
        land.laid, land.base, land.cell, land.face, land.faces, land.seats, land.surrounded, land.frontier(),
        land.ways, land.newest([], []), land.newest(roots[::2], roots[::3]),
        [land.unclaimed(kinds) for kinds in KINDS], [land.closed_along(at) for at in segments],
        [(land.cell_of(tile), land.base_of(tile)) for tile in range(land.laid)],
        [(cell, land.tile_at(cell), land.signature(cell)) for cell in sorted(cells)],
        [(place := land.place_of(at), land.segment_at(*place)) for at in segments],
        [land.tiles_along(at) for at in segments], land.places_of(list(segments)),
        land.find_all(list(segments)),
        [
            (land.find(at), land.ring(at), land.kind_of(at), land.tile_of(at), land.occupied(at))
            for at in segments
        ],
        [(land.open_of(at), land.strength_of(at), land.marks_of(at)) for at in roots],
    ]  # fmt: skip


def faces_of(*modules: str) -> Faces:
    carcassonne = game("carcassonne")
    state = carcassonne.new(carcassonne.setups.make(2, box="", modules=modules))
    assert isinstance(state, CarcassonneState)
    return state.rules.faces


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("everything", [False, True])
def test_lands_agree_tile_by_tile(seed: int, everything: bool) -> None:
    faces = faces_of(*(game("carcassonne").setups.modules if everything else ()))
    packed, plain, rng = Land(faces), plain_land(faces), random.Random(seed)
    pile = [number for number, tile in enumerate(faces.tiles) for _ in range(tile.count)]
    rng.shuffle(pile)
    for number, kind in enumerate(pile):
        ways = packed.look(kind)
        assert ways == plain.look(kind)
        assert list(packed.noted()) == list(plain.noted())
        if not ways:
            continue
        spot = packed.spot(rng.randrange(ways))
        face = faces.faces[kind][spot & 3]
        assert packed.lay(face, spot >> 2, 1) == plain.lay(face, spot >> 2, 1)
        if rng.random() < 0.4 and (parts := packed.unclaimed(126)):
            at = packed.base + rng.choice(parts)
            packed.strengthen(at, 1 << 5)
            plain.strengthen(at, 1 << 5)
        if rng.random() < 0.1:
            root = packed.find(rng.randrange(packed.base + 1))
            packed.empty(root)
            plain.empty(root)
        if number % 12 == 0:
            packed, plain = packed.copy(), plain.copy()
            assert told(packed) == told(plain)

    assert told(packed) == told(plain)
