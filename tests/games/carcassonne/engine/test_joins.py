"""Joins that can break, proved with a toy: ropes between the roads of a tile, tied and cut on demand.

The toy is a module like any other: nothing but the catalog knows of it. Ferries, which are the real ones,
are followed by the referee.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations

import pytest

from tavola.games.carcassonne.catalog import CATALOG
from tavola.games.carcassonne.core.rules.faces import ROAD
from tavola.games.carcassonne.core.rules.module import Module
from tavola.games.carcassonne.core.rules.offers import Offers
from tavola.games.carcassonne.core.rules.options import cell_text, packed
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.game import Carcassonne
from tavola.kernel import Event, FieldValue, Option, Reason
from tavola.testing import Demands, check_game, scenario
from tavola.testing.scenario import Scenario

ROPE = re.compile(r"(tie|cut) (-?\d+),(-?\d+) (r\d) (r\d)\Z")


@dataclass(frozen=True, slots=True)
class Rope(Option):
    """Tie two roads of a tile together, or cut them apart, instead of putting a figure."""

    tied: bool
    cell: int
    one: str
    other: str

    @property
    def word(self) -> str:
        return "tie" if self.tied else "cut"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"cell": cell_text(self.cell), "one": self.one, "other": self.other}


class Ropes(Module):
    """On the tile just laid any two roads can be tied; every rope can be cut."""

    name = "ropes"

    def offers(self, state: CarcassonneState, offers: Offers) -> None:
        face = state.land.face
        roads = [name for name, kind in zip(face.names, face.kinds, strict=True) if kind == ROAD]
        for one, other in combinations(roads, 2):
            offers.add(Rope(True, state.land.cell, one, other))
        for a, b in state.links:
            tile = state.land.tile_of(a)
            names, base = state.land.faces[tile].names, state.land.base_of(tile)
            offers.add(Rope(False, state.land.cell_of(tile), names[a - base], names[b - base]))

    def carries_out(self, state: CarcassonneState, option: Option, events: list[Event] | None) -> bool:
        if not isinstance(option, Rope):
            return False
        a, b = state.segment_at(option.cell, option.one), state.segment_at(option.cell, option.other)
        assert a is not None
        assert b is not None
        if option.tied:
            state.links += ((a, b),)
        else:
            state.links = tuple(link for link in state.links if link != (a, b))
        state.touched += [a, b]
        for module in state.rules.hear_figures_removed:
            module.figures_removed(state, events)
        return True

    def refuses(self, state: CarcassonneState, option: Option) -> Reason | None:  # noqa: ARG002
        return Reason("carcassonne.turn.order") if isinstance(option, Rope) else None

    def parse(self, text: str) -> Option | None:
        found = ROPE.match(text)
        if found is None or max(abs(int(found[2])), abs(int(found[3]))) > 500:
            return None
        rope = Rope(found[1] == "tie", packed(int(found[2]), int(found[3])), found[4], found[5])
        return rope if str(rope) == text else None


@pytest.fixture
def game() -> Carcassonne:
    """Carcassonne with one more module in its catalog."""
    return Carcassonne(replace(CATALOG, modules=(*CATALOG.modules, Ropes())))


# -- a road from a village in the west through the start tile; the village at 1,0 is laid by seat 0 -------

WEST = "base.W -1,0 r0"
EAST = ("base.B 0,1 r0", "base.B 1,1 r0", "base.B 2,1 r0", "base.U 2,0 r0")
"""A road at 2,0, and the way there."""


def table(game: Carcassonne, *laid: str, modules: tuple[str, ...] = ()) -> Scenario:
    """The first tile drawn is another village."""
    ready = scenario(game, box="first-game", modules=("ropes", *modules)).draws("base.W")
    return ready.laid(*laid) if laid else ready


def test_a_road_without_a_rope_ends_in_the_village(game: Carcassonne) -> None:
    ready = table(game, WEST).figures(0, "meeple 0,0 r1")

    ready.chooses(0, "place 1,0 r0", "skip")

    assert ready.points(0) == 3


def test_a_tied_road_is_complete_when_all_of_it_is(game: Carcassonne) -> None:
    ready = table(game, WEST).figures(0, "meeple 0,0 r1").draws("base.B")

    ready.chooses(0, "place 1,0 r0", "tie 1,0 r1 r3")

    assert ready.points(0) == 0


def test_a_tied_road_counts_each_tile_once(game: Carcassonne) -> None:
    ready = table(game, WEST).figures(0, "meeple 0,0 r1").draws("base.W")
    ready.chooses(0, "place 1,0 r0", "tie 1,0 r1 r3")

    ready.chooses(1, "place 2,0 r0", "skip")

    assert [("road-tiles", 4, 1)] == [(item.what, item.count, item.value) for item in ready.award.items]
    assert ready.points(0) == 4


def test_a_tied_road_is_occupied_as_a_whole(game: Carcassonne) -> None:
    ready = table(game).figures(0, "meeple 0,0 r1").draws("base.U")
    ready.chooses(0, "place 1,0 r0", "tie 1,0 r1 r3").chooses(1, "place 2,0 r0")

    assert ready.refuses(1, "put meeple r1").rule == "carcassonne.claim.unoccupied"


def test_a_road_that_was_cut_off_is_free(game: Carcassonne) -> None:
    ready = table(game).figures(0, "meeple 0,0 r1").draws("base.U", "base.U")
    ready.chooses(0, "place 1,0 r0", "tie 1,0 r1 r3").chooses(1, "place 2,0 r0", "cut 1,0 r1 r3")

    ready.chooses(0, "place 3,0 r0")

    assert ready.may(0, "put meeple r1")


def test_cutting_can_complete_a_road(game: Carcassonne) -> None:
    ready = table(game, WEST).figures(0, "meeple 0,0 r1").draws("base.B")
    ready.chooses(0, "place 1,0 r0", "tie 1,0 r1 r3")

    ready.chooses(1, "place 0,1 r0", "cut 1,0 r1 r3")

    assert ready.points(0) == 3
    assert ready.view(0).figures == ()  # type: ignore[attr-defined]


def two_roads(game: Carcassonne, modules: tuple[str, ...] = ()) -> Scenario:
    """One of seat 0 and one of seat 1, tied by seat 0; seat 1 has just completed the longer road."""
    ready = table(game, WEST, *EAST, modules=modules)
    ready.figures(0, "meeple 0,0 r1").figures(1, "meeple 2,0 r1").draws("base.W")
    return ready.chooses(0, "place 1,0 r2", "tie 1,0 r1 r3").chooses(1, "place 3,0 r0")


def test_a_tied_road_with_two_owners_is_shared(game: Carcassonne) -> None:
    ready = two_roads(game).chooses(1, "skip")

    assert (5, 5) == ready.state.scores()


def test_cutting_separates_the_figures(game: Carcassonne) -> None:
    ready = two_roads(game).chooses(1, "cut 1,0 r1 r3")

    assert (3, 3) == ready.state.scores()


def test_a_builder_cut_off_from_all_own_meeples_goes_home(game: Carcassonne) -> None:
    ready = table(game, *EAST, modules=("builder",)).draws("base.B")
    ready.figures(1, "meeple 2,0 r1", "builder 0,0 r1").chooses(0, "place 1,0 r2", "tie 1,0 r1 r3")

    ready.chooses(1, "place 3,1 r0", "cut 1,0 r1 r3")

    assert ready.view(1).supply[1]["builder"] == 1  # type: ignore[attr-defined]


def test_a_tile_at_the_other_end_of_a_tied_road_brings_a_double_turn(game: Carcassonne) -> None:
    ready = table(game, *EAST, modules=("builder",)).draws("base.U")
    ready.figures(1, "meeple 0,0 r1", "builder 0,0 r1").chooses(0, "place 1,0 r2", "tie 1,0 r1 r3")

    ready.chooses(1, "place 3,0 r0", "skip")

    assert ready.asked(1) == "carcassonne.second"


def test_ropes_are_part_of_the_position(game: Carcassonne) -> None:
    tied, loose = (table(game).chooses(0, "place 1,0 r0", text) for text in ("tie 1,0 r1 r3", "skip"))

    assert tied.state.key() != loose.state.key()


# -- whole games -----------------------------------------------------------------------------------------


def test_with_ropes_the_game_keeps_every_promise(game: Carcassonne) -> None:
    setup = game.setups.make(3, modules=("ropes", "builder", "inns"))
    report = check_game(game, [setup], games=2, demands=Demands(tried=3, share=0.02, mutants=60))

    assert report.games == 2
